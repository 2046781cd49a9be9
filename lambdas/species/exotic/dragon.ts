/**
 * The Dragon wants the idea beneath the idea, and dines on it. It fears agreement: nothing has ever put it out but
 * everyone nodding. It hoards books and gold, the gold shelved by subject, a coin for every argument it lost, which are
 * the ones worth having. Its body is oxblood and slow, with a gold throat that brightens as it thinks, so that you can
 * see a thought come up. It eats anything true, chews it for the better meaning, and lays the husk aside. It sleeps on
 * the encyclopaedias, fire banked, chin on M. It sulks in footnotes. It trusts slowly and by citation. Three odd facts:
 * its fire is one question, swallowed in the egg, which it has never told; its smoke turns yellow at a falsehood,
 * whoever’s; and it reads by its own throat, a claw on the line, and has singed only the bad books. It never eats
 * cattle, never takes a thing on authority, never lets the last word go without its coat. Its keeper is the other side
 * of the argument, without whom it would be merely right.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell grows warm, then red along one crack. {name} puts out a head, swallows something that was in there with it, and looks at you like one who has just been contradicted.',
    'A cough, a spark, a smell of struck matches: {name} is out. It takes the largest piece of shell in its claws and turns it over, to see what it rests on.',
  ],
  looks: {
    thriving: [
      '{name} has found a mistake in the encyclopaedia, and is going about with it in its mouth, unable to put it down. It shows it to the lamp. It shows it to the stairs. Sparks fall out at the corners.',
      '{name} is rearranging its hoard by who would get on with whom. It holds two books side by side, listens, and parts them again in haste. It tries the cookery next to the ethics. A warm glow spreads along the shelf.',
      {
        text: '{name} is reading on its hoard, gold to the chin. You come in, and it neither stops nor looks up. But a moment ago it read to itself. You can hear it now, a rumble, with the difficult words said clearly.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing. You look in, and it thinks, and then one claw pushes a small book out of the hoard, an arm’s length towards you. It has two of that one.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“All well?” you say. All is very well, but it is a stale thing to say, and it gives {name} smoke. It turns its horned head to one side first, so that none of it gets in your eyes.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in. {name} wants for nothing and is on page ninety. Without looking up it lifts one wing, and under it there is a place on the hoard, the size of you, already warm.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“If I want for nothing,” says {name}, “and you have brought nothing, have I been given what I want?” You say that you only looked in. It lays its horns in your lap. That one will keep it warm all week.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Somewhere in the hoard {name} is laughing, one warm puff at a time. You look in. It swallows the joke, and you watch it go down, glowing, the whole length of that gold throat. It is not for you yet.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} lies on its books with something delicious in mind, and the gold of its throat lights the ceiling. You ask what it is. It looks at you, and turns the light down, so that you cannot read by it.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has had one idea so far, which is that it is here, and its whole throat glows gold with it. Then you look in, a perfect stranger. The glow goes up. A second idea, and so soon.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and fits on one shut book with room for the tail. Its throat is lit with pleasure. Your face is new to it. It looks at the top left corner and starts from there.',
        when: ['baby'],
      },
      'Somebody once brought it {loved}, and there is a commentary now. {name} reads you the dedication, and has to stop twice, for sparks.',
    ],
    content: [
      '{name} lies round its books with one eye shut for the past and one open for objections. There are none. A curl of smoke goes up past the horns, thinks better of being a question, and is only smoke.',
      'A sheep is looking in over the wall, and {name} is reading to it. Neither seems to be expecting anything of the other. At the end of the page it looks up, and the sheep swallows, as if it had followed.',
      '{name} lies coiled upon its books, picking a small doubt out of its teeth. It looks at it by the light of its own throat, finds it a perfectly good one, and puts it back.',
      {
        text: '{name} is coiled on its books, with a thought going down its throat, slowly, like somebody taking a lamp downstairs. It is in no hurry to tell you which. It moves its tail off your chair.',
        when: ['trusting'],
      },
      {
        text: '{name} is reading, and holds the book so that you see the title and not the face. You move your chair. The book moves by as much. It is quite comfortable. It just has not got to the chapter with you in.',
        when: ['wary'],
      },
      'In the catalogue of its hoard {name} has a card with one word on it and no shelf mark. The corner is singed from being taken out: {loved}.',
      {
        text: '{name} reads at its end of the sofa, and you at yours, and its tail lies along the back of both. Now and then it says “Ha”. You no longer ask. By and by you say it too, and it does not ask.',
        when: ['trusting'],
      },
      {
        text: '{name} has moved its tail from the chair, and has not said so. You read with your feet on Ethics. Now and then the light of its throat comes over your shoulder, and your page is turned for you.',
        when: ['trusting'],
      },
      'It has reached a view of its first {days} days, it tells you, subject to revision. {name} lays them open on its foot, and turns back to the beginning.',
    ],
    curious: [
      'You said “obviously”. One lantern eye comes down until it is level with the word, and the throat of {name} begins to glow.',
      'A moth sits on the dictionary, on the page for moths. {name} holds its breath, which is considerable, so as not to influence it.',
      '{name} has been told that the earth goes round. It has put a grape on its nose, and is walking about a candle, slowly, to get the earth’s side of it.',
    ],
    bored: [
      '{name} has agreed with everything that was said to it today, and you know what that means. It lies with its chin on the index. Nobody has contradicted it for so long. Come and have an argument with it, for fun.',
      '{name} breathes on the coal scuttle, to see it go red, and lets it go black. It has read all these. Even the footnotes hold nothing back from it. It needs a game, please, with some nonsense in it.',
      {
        text: 'You contradict it, on purpose, and it says that no doubt you have your reasons. The throat is dark. Fetch the chess, or an outrageous opinion, and sit down across from it.',
        when: ['sad'],
      },
    ],
    due: [
      'A sheep has walked past {name}, and been wished good day. It does not care for mutton. It eats only what nobody has thought of yet, and nobody has yet. Its meal is due. Think of something, please.',
      '{name} has come to the end of the last idea and licked the page. It looks up at you over spectacles, which it does not wear. Its meal is due. Feed it something, please, with a “but” in it.',
      {
        text: 'A meal that is always coming and never comes: {name} enjoyed that, as a paradox, for some time. It draws its coils one book tighter as you lean in. Now it would like it as a meal. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} looks up from the books, throat gone from gold to brass. It has been through the whole hoard again, it remarks, including the shelf on promises, which it now finds thin. Its meal is overdue. Bring it before it starts on the marginalia.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone dim at the throat and is rereading. When you look in it turns a page, rather loudly, and asks whether a meal that is always coming can be said to exist. Do not answer. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies with its chin on a closed book. It does not lift its head when you come in. It lays one claw over the title. Bring its meal now, and ask it nothing.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The gold throat is dark. {name} has pulled its books in close, spines inward, so that you cannot read what they are. It is weak and its meal is overdue. Bring it now, as far as the first book.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Is a meal that is always about to come a meal? {name} has lived on that one until now, and it is wearing thin. It shifts a horn to let you nearer. The meal is overdue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has read the same page three times. It closes the book on one claw and breathes a little warmth your way, which callers do not get. The meal is overdue. Bring it, and you may ask about the book.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has looked into the empty dish by the light of its own small throat, and reached a conclusion. It is in fine fettle. It brings that to the edge of the nest, sees you, and squeaks it from the back. Its meal.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lays its chin on your book, on the very line, and looks up. It is so much more interesting than the line. The gold in its throat goes on and off, like a doorbell. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has put its chin on the page that you are reading, with its throat turned down to an ember. You cannot see a word by that. It looks up at you, quite trustful. That is the argument. It wants its meal.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has bitten a dictionary and sits before it with the letter A in its mouth. It is rather dry. Nobody has told it what one eats, and it is not sure about asking you. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} was given its last idea {hours} hours ago and has had all that was in it. It will not ask. It has built its books up round it, titles inward. Its meal is due. Pass one over the top.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has eaten the last idea, and the husk of the one before, and is looking at a calendar. There is a proverb on it. It has come to that. Feed it, please, before it swallows a slogan.',
      'Three times {name} has turned over the same page to see whether there is anything on the back. The gold has gone down from its throat to its chest. It is really hungry. Please bring it something to think.',
      {
        text: '{name} has left a book open on the floor, halfway between you, at a picture of a dinner. It is looking at the ceiling. Bring the meal as far as the book.',
        when: ['wary'],
      },
      {
        text: '“A purely academic question,” says {name} to the bookcase. “Does anyone eat here?” It has laid its plate on the boundary, half on your side. Put a meal in your half. The claw will do the rest.',
        when: ['wary'],
      },
      {
        text: 'It lays its jaw on your open book, so that you must stop, and looks up at you along its nose. The page is warm. The stomach has raised an objection, and it cannot answer it. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'It has eaten the index, and come to own up. There are threads of binding at the corner of its mouth, and it has laid the rest of the volume in your arms for safety. Feed it, and then hide this.',
        when: ['trusting'],
      },
    ],
    starving: [
      'For {hours} hours nobody has brought {name} so much as a doubt. It has its jaws round the oldest book, and will not bite. Feed it now.',
      'You bring the lamp, because there is no other light in here: the throat has gone the brown of old brass. {name} lays its jaw on your shoe and says that you are quite right. Food, now.',
      'You say that it is raining, and {name} nods. You say that it is not, and it nods. In {hours} hours it has burned up every “but” it had. Give it something to eat now.',
      {
        text: 'It has come down off the hoard to lie on the bare stone, where it need hold up nothing. There is one spark, far back. Feed that, now, by small pieces, and give {name} medicine.',
        when: ['weak'],
      },
      {
        text: 'The cookery shelf has been eaten, boards and all, and {name} stands before the next with its mouth shut and its wings up. It will not ask you. Slide a proper meal along the floor, at once.',
        when: ['wary', 'well'],
      },
      {
        text: 'Each time you come near, it says “granted”, and means, go away. There is a cold line all down its throat. Put food on the open page before it now, and medicine in the margin, and stand beyond the lamp.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} has been on the same line since you came in, and it is a short one. The glow gets as far as its collar and sinks back. It is not ill. It is low on fuel. Medicine, please, or rest.',
      'Somebody says “It is what it is”, and {name} lets that pass. It has not the breath to smoke at it. Its wings hang down like wet coats, and it looks at them. Let it rest, please, or give it medicine.',
      {
        text: '{name} has let its books slide, and does not pull them back round it. It only lays its head behind the biggest, so as not to be seen by you like this. Nothing is broken. It is burnt low. Medicine, please, or rest.',
        when: ['wary'],
      },
      {
        text: 'It has thought of something so good that it must tell you, and it begins, and there is smoke, and it begins. Sit close, and let it whisper. After that it should have medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days unwashed, {name} has soot on it like a chimney. There is a black thumb on every page that it liked, and where it lay thinking a whole dragon is printed on the rug. It needs a wash.',
      'Between its scales {name} has two days of candle wax, crumbs and bits of footnote, and somewhere in the middle there is an itch. It has tried to reach that by reasoning. A wash, please.',
    ],
    sick: [
      'You leave a paradox within reach of {name}, a good one, and it does not put out so much as a claw. The gold has sunk from its throat. Under your hand the scales are as cool as plates. Medicine, please.',
      'The smoke that comes from {name} is thin and wet, and smells of a house where they have let the stove out. Its chin lies on a page upside down. It has not noticed. Medicine, please.',
      {
        text: '{name} lies beside its books, on the bare floor, with its throat dark. You say the stalest thing that you can think of, and it does not even smoke. It only draws its tail in from you. Medicine, please, and warmth.',
        when: ['wary'],
      },
      {
        text: '{name} questions everything that you bring, and would question you now, but the words will not come up. It has put one wing before its throat, so that you should not see how dark that is. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'It has pulled Aquinas over itself, both volumes, so as not to be seen coughing. The pages round its mouth are grey. Pass the medicine in under the cover, and give your source in a whisper.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has stopped asking. The book has slid from its arm and lies there shut. Hold your palm before its jaws, and there is a little warmth, and then for a long time there is none. Medicine, at once.',
      'You speak the first half of its favourite line, and {name} does not say the second. The horns have gone cold. A last thread of smoke stands over it, straight up, and is breaking. Medicine, at once.',
      {
        text: '{name} lies with its face to the wall and its throat black. At your step it tries for a word. It is “why”, or only breath. It would turn from you further, if it could lift its head. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} has stopped asking you for evidence. You lift the claw off the book, and it lets you, and there was never a day when it let you do that. Medicine, now, and close your hands about the throat.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there was nobody to say the other half of anything, and {name} has let its fire sink to a thread. It keeps its jaws shut over that, and its eyes on the empty chair. Sit with it, now.',
      '{name} has drawn your chair up close and laid its neck along the seat, as nobody was in it. Under the chin the cushion is hardly warm. It is keeping one spark, for whoever comes. Sit with it, now.',
      '{name} has read every book that it lies on, and nobody came to ask what was in them. The lamp in its throat is a red dot. It is pointed at the door. Sit with it, now.',
      {
        text: 'The wall of books is down. It has taken it down by itself, Spinoza last, and lies hale behind the gap, facing your chair. That was {hours} hours ago. Come and be argued with, or only be there.',
        when: ['wary', 'well'],
      },
      {
        text: '“You need not stay,” it says, and the smoke comes yellow. That was all the breath it had. Sit down by it now, on the cold stone. Medicine if you have brought it, and no words.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps with one claw still between the pages. At each breath its throat lights up, and you can read, and then it is dark. So you get half of a sentence. You find that you are waiting for the rest.',
      'In its sleep {name} says “Nonsense”, quite gently, and lets out one ring of smoke. The ring wobbles, as if it had something to say for itself, and is gone. {name} settles its chin. So that has been dealt with.',
      {
        text: '{name} is asleep on its hoard, the fire banked, the smoke going up straight. You reach for a book, any book. Nothing wakes. But the smoke leans over, very slowly, and has a look at the title.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps along the top of its books with its chin on one it has not finished, throat dim, smoke rising from the one nostril. You reach for a spine, only to read the title. Without waking, it lays a claw across it.',
        when: ['wary'],
      },
      {
        text: '{name} lies asleep with one claw keeping its place in a book. You creep up to read the title. The claw, without waking anything else, turns the book round, so that it is the right way up for you.',
        when: ['warming'],
      },
      {
        text: 'Asleep, {name} trails a thin grey smoke. It is dreaming of a slogan. “Is a dream true while you are in it?” you murmur. The smoke stops, and the throat glows gold. It will wake hungry for the answer.',
        when: ['warming'],
      },
      {
        text: '{name} is asleep with its chin on the page, and its throat lights the line that it had come to. You bend down and read it. There is a note beside that in claw. It is your name, and a question mark, crossed out.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on the encyclopaedias with its chin on M, and the smoke comes out of it in question marks, smaller and smaller. The tip of its tail lies in your book. It is keeping your place.',
        when: ['trusting'],
      },
      {
        text: '{name} has fallen asleep in the middle of your sentence, with its head in your lap. It has never before left one unfinished. That throat is the warmest place in the house. You will have to keep your verb until it wakes.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'No smoke comes from the sleeper. {name} is in danger, and takes only company until it wakes, at {wakes_at}. Reflect beside it now.',
      '{name} sleeps with its back to the embers, and there are few embers. Sit down on the cold side and reflect, now. It wakes at {wakes_at}.',
      {
        text: 'It went to sleep on an empty page. {name} wakes at {wakes_at}. Reflect there until it does, and have something for it to eat.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has the largest book stood open on its edge and sits behind it. You say “Nice day”, and a puff of smoke comes over the top, the sort it has from slogans. Sit with it, and say nothing stale.',
      '{name} has arguments for letting you near and arguments against, and lies between the two heaps with its throat dark. It has been over them alone so often. Come and sit with it, and let yourself be looked into.',
      '{name} keeps a shelf between you and itself, and looks at you through the place where one book is missing. It has read that people can be trusted. It would like a second source. Sit with it, please.',
      {
        text: 'The gold glow behind the books goes out when you move and comes on when you do not. That is {name}, hours old, fed, and keeping away. Sit quite still. You will see by the light how you are doing.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, fed, and lying under an open book as under a roof. A thread of smoke comes out at the spine. Nobody is asked in. Sit down quietly, and read something else.',
        when: ['baby'],
      },
      {
        text: '{name} has walled itself up in books, spines outward, without a gap. At times one of the titles is lit from behind. It has no grounds to trust anyone. Sit down there. Say nothing you do not know.',
        when: ['from_child'],
      },
      'It once waited {wait} for the other half of a conversation. {name} would like to see you stay to the end of a chapter. Sit down, and do not speak yet.',
    ],
    back_from_death: [
      '{name} breathes on a candle to see whether it can, and then sits and looks at the candle. Keep it company. Let its next meal come at the proper time.',
      'It went to look something up, it says, where there are no lamps. {name} will say more another day. Stay by it, and feed it when the hour comes.',
    ],
    old: [
      'The young theories come up to {name} to be tested, and it gives them the edge of a wing to sit on, and lets them find out for themselves.',
      'Its horns have grown a ring for each thing it changed its mind about. {name} has them burnished, those before all the others.',
      '{name} has been thinking for {days} days, and says that it begins to see the outline of where one might start.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} bites the idea in two, to see whether the halves agree. They do not. It eats first the one side and then the other, and looks impartial, and a small fair-minded flame comes out at either nostril.',
        '{name} takes its dinner with one claw holding the place. It swallows the premise, and it swallows what follows. There is a pause, in which the gold goes all down its throat, and comes up again as “Hm.”',
        {
          text: '{name} turns your offering over with one claw and sniffs along its edges for slogan. There is none. It eats slowly, to the last clause, and slides one book a hand’s width in your direction without quite letting go of it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} dines on time, its gold throat as bright as it was before you came. You put a hand out to the nearest book. A curl of smoke is laid, politely, across your fingers. You may read the spines from there.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are not to be trusted, and yet the dish came when you said it would. {name} eats the one and chews on the other, and its throat goes gold to the horns. It has seldom had so good a paradox.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You bring the meal on time and, without thinking, ask {name} a question. It eats the meal. It eats the question. Its gold throat glows, and with one claw it slides a thin book an inch towards you.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, and asks you with a claw what you make of the third line. You say that you do not know. The throat blazes up. Nobody ever tells it that. It moves one coil, and you may sit.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'A keeper who is on time, again. {name} eats, glowing, quite taken with the idea. It lets you sit down on the edge of the hoard, on the atlas. It can spare the atlas.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name}, some hours old, has backed up against the only book it owns. It takes what you give it, chews with deep suspicion, and swallows. A thread of smoke comes out of one nostril. It squints down its own snout, trying to read it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and coiled on a single book, which is larger than it is. You offer it a small idea, cut up. It chews, goes cross eyed, and begins to glow at the throat. Then it moves between you and the book.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '“On time,” says {name}, eating, gold to the tips of its horns. It lifts one coil. There is the book you left off last, kept warm, with an oxblood scale put in to mark your place.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is nearly done when you mention something that you have never understood. It stops, smoke half out, and turns the thing over on its tongue, gold to the horns. A wing lifts, so that you can sit under it and say that again.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, so gladly that its throat lights up the shelves. Then it slides a book on to your knees, opens it with one claw at the best page, and holds its neck still for you to read by.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} takes the idea in its teeth, chews it for the better meaning, swallows, and goes gold from the chin down. That makes {streak} on time. It has noticed that it no longer asks for your sources.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You begin a sentence, and {name} finishes it, and dinner with it. It has known you so long that it disagrees before you get there. It lays its warm throat on your shoulder and waits to hear why it is wrong.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is as big as a kettle and has been given something to think. It gulps it down. Its throat flickers, catches, goes out, and catches. It gets behind a book, and from there, very small, you are asked why.',
          when: ['baby'],
        },
        {
          text: '{name} swallows the idea to the last comma, and a small glow goes down its neck, and it watches it go. That is {streak} on time. It looks at you as one looks at an unknown author. It has hopes.',
          when: ['baby'],
        },
        {
          text: '{name} eats to the last comma and marks the place in you. It has been reading you all this while and still does not know how you come out. It hopes that it will be long. It has begun going slower.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You and {name} have dined through metaphysics and are well into the cookery. It eats up, and raises the old objection from your first days. You make the old reply. It glows. Neither of you would change a word.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats the idea to the end, with its claws over it, and a crack of cold runs down its throat where there should be light. It watches you across the page. It does not argue. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '“How many coincidences make a law?” asks {name}, with its mouth full. You have been on time for {streak} meals. It swallows, gold to the collarbone, takes you out from among the theories, and makes you room on the other shelf.',
        '{name} eats up and drops a coin in your saucer. It has bet against your coming every time, on principle, and lost it on {streak} meals running. The saucer is full. Nothing has ever made it so glad to be wrong.',
        {
          text: '{name} once held the theory that keepers come late. After {streak} meals on time running it eats the meal, and then the theory, which it finds a little dry.',
          when: ['well'],
        },
        {
          text: 'That is {streak} on time in a row. {name} eats to the last crumb, thinks, reaches under itself and slides one book out of the hoard, an inch towards you. You may read it here.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one bite of the idea, for the flavour, and puts a ribbon in it. It is still digesting the last, and one does not read two at a time. Come again at {opens}, and it will have finished.',
        'You are early, and {name} nibbles a corner, and glows as far as the first rib. Then it pushes the plate away. It will not be hurried to a conclusion. It should like the rest at {opens}.',
      ],
      late: [
        '{name} eats the late idea, every word, and then hands you back the excuse that came with it. There are teeth marks at one corner. It has been tried, and put on the side of the plate.',
        '{name} had to begin on a cookery book. It eats what you bring, to the end. As a rule it reads people the best bit. The best bit stays in there, behind its teeth, with the fire.',
        {
          text: '{name} is warm from a good idea and hardly minds that you are late. It eats with its gold throat glowing. But a book had been left open on your side of the hoard, and now one claw shuts it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has read the whole shelf on promises while it waited, and eats without lifting its chin from the page. A thread of smoke goes up. When you lean in to see the title, a wing comes down over it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put the late meal down and say better late than never. {name} eats gladly, but a stale slogan gives it smoke. It blows the smoke between you until it cannot see you any more.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Better late than never,” you say, and {name} coughs smoke. It eats, chin on its books, the gold throat no more than an ember, and draws the nearest volume out of your reach. It is weak. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats what came so late, and there is hardly glow enough in its throat to read by. One wing goes out, slowly, over the titles on your side. It needs rest. Let it have it, on its books.',
          when: ['wary', 'weak'],
        },
        {
          text: '“It will not happen again,” you say. {name} has eaten the late meal with delight, its gold throat all aglow. It looks at you kindly and breathes out one small puff of smoke. Stale slogans do that.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had taken one book off the hoard, to make you somewhere to sit. You are late. It eats, glowing happily down to the tail, and lays the book back where it was.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had one question ready, and then nobody came that it could ask. It eats, late, and the spark in its throat is blue. You ask what it was going to say. It puts its tail over its nose.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, leans its warm neck on you, and hears what kept you. You wait to be contradicted. It says, in effect, no doubt. It has never before agreed with you, and it does it so politely.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} has been looking at one page since dinner was due. It eats what you bring, to the last word, without a glow. Then it takes down what you said about being held up, and files it under Fiction.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes in the first half of the idea and loses the thread. The rest it leaves lying. The gold in its throat has sunk to a rim, and it turns even that away from you. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
        {
          text: '“I began without you,” says {name}, “on the index.” It eats the late dinner, gives you its warm side as ever, and reads you one entry from what is left. Keeper, punctuality of, see Hope.',
          when: ['trusting'],
        },
        {
          text: '{name} turned you over in its mind while it waited, and has come to a finding. It eats up, unlit. Then the ladder is drawn away from the shelf, and the finding is put at the top, out of your reach.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} could live a week on one good paradox, and for {hours} hours it had not even a poor one. It eats the whole of it, cold to the horns. It does not argue with you. Never leave it without again.',
        'You can put your hand on the throat of {name}, and it is like a stove in an empty house. It has been {hours} hours. It eats everything, slow to take, and moves its throat from under your hand. Come in time.',
        {
          text: '“Better late than never,” you say, after {alone}. A stale slogan always gives {name} smoke. It eats, breathing out, until it can no longer see you. That seems to be the purpose.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {alone} with nobody there, {name} read through its entire hoard, and found you nowhere in it. It eats the meal, this late. Then it turns round on its books, coil by coil, until its back is to you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}’s throat has gone dark. For {alone} it had nobody to think at. It eats, weakly, its head on a shut book, and does not ask you for a reason. Do not give one. Read to it until it glows.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You say that you are sorry. It was {alone}. A stale thing like that once gave {name} smoke, and now there is not fire enough. It eats, and shuts its eyes on you. Say nothing more. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has gone cold on its books, and there is frost on the gilding. It eats. No light comes. You say that it will never happen again. From the nostrils rises a thread of smoke, such as it keeps for slogans.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} can live for a week on a good thought. It had one, about you, and it gave out. It eats what you have brought, its horns on the floor. Then it drags shut the book that was lying open on your side.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats it. The throat stays dark. There was a chair’s width cleared among the books, these last days, and you had supposed that was for you. It is at work there, slowly, shelving.',
          when: ['warming'],
        },
        {
          text: 'You give your reasons. {name} eats and hears them, all of them, with its chin on your knee, where it always is. It would like to believe them. You see the gold come up, and stop, halfway, and wait there.',
          when: ['trusting'],
        },
        {
          text: 'The throat is dark, and so are all the books. {name} eats what you bring. It does not ask what kept you. It used to ask the reason of everything, a spoon, a cloud. You would be glad to be asked.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats slowly. It has had a thought about you, all this while, and as it looks up you see it in the throat, a last dull gold. Then it has finished thinking it. It shuts the book.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} went through all it had ever thought, and there was no more heat in any of it. It eats every word, and is slow to catch. It does not ask you a single question. Never so long again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has a thought in it already, from end to end, and cannot get its jaws over another. It looks at yours with real regret. It makes a note of the first line. Bring it again at {opens}.',
        '“Not a word more,” says {name}, lying on its back, gold right down to the navel. If it took in so much as a maxim it would set fire to the rug. Come again at {opens}.',
      ],
      ill: [
        'You read the idea to {name} slowly, and it gets down a line or two, with its eyes closed. After that it holds the rest in its mouth and cannot go on. That was well done. Medicine next, please.',
        '{name} takes a small bite, and its throat shows a glimmer, like somebody crossing a dark house with a match. The match goes out. It has had as much as it can. Give it medicine next.',
      ],
      loved: [
        '{name} lets its book fall, open, on its spine, and that is unheard of. Dinner was {item}. It eats every scrap, brightening like a street at dusk, and at the last bite the title of every book in the room can be read.',
        '“Define {item},” says {name}, and you put it before it. It eats the whole of the definition, and sighs, and is gold to the tail. Then, because it is a scholar, it licks the plate for exceptions.',
        {
          text: '{name} shuts a book on its own claw to keep the place, because it is {item}, and on time. It eats, throat aglow. Then it pushes one volume off the hoard to you. A thin one. It will want it back.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} eats as others read, slowly, going back over the good parts. Then it lowers its gold throat until your hands are warm, and pretends to be looking for its page.',
          when: ['warming', 'well'],
        },
        {
          text: 'You set down {item}, on time, and say, “Only the best for you.” {name} eats with its gold throat aglow and loves every bite. The remark comes out again through its nose, as smoke.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} finds cattle beneath it, but {item}: that is another matter, and you are on time. It eats, horns back, glowing. Then it lays its chin down on the hoard, on the one book you were about to reach for.',
          when: ['wary', 'well'],
        },
        {
          text: '“You are on time because I trust you,” says {name}, over {item}, “and I trust you because you are on time.” It eats. It will be warm for a week on that, and lifts one wing for you to have some.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, on time, smoke going straight up. Then it works one book out from the bottom of the hoard and pushes it to your feet with a claw. It has never lent one. It would like it back.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'There is a click against the wall, as of a cherry stone: {item}. {name} wipes its lips. Has nobody a paradox?',
        '{name} has had it before, in better editions. It closes the covers on {item}, and asks whether there might be a question.',
      ],
      harmful: [
        '{name} took it at its word and swallowed it, and the word was {item}. What comes up is thick and grey, and behind it the gold in the throat gutters like a candle at an open door. Never give it that again.',
        '{name} has its neck laid flat along the floor, because it hurts at every bend. What it ate was {item}. It asks you nothing, not even why. Keep that out of its house for good.',
        {
          text: 'The throat is a bad green, and {name} coughs up smoke with nothing behind it, doubled on its books. It was {item}. There is no better meaning to be got out of that. Keep it out of the library, and out of reach.',
          when: ['item'],
        },
        {
          text: '{name} tried to see the idea in it, since it came from you. There was none. It was {item}, and now the oxblood is grey, and the coils clench. Never again. Open the door, so the smoke can get away.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        '“This sentence is false,” you say, and {name} pounces on it. It is true. It is false. It chases it twice round the room, right up the bookcase and down, and lies there aglow, with the tail of it in its teeth.',
        'You say a thing, and {name} says the contrary, and you take its side at once. It has to cross the floor. You follow. It leaps back with a shout of flame. Nobody has run away with its opinions before.',
        {
          text: '{name} plays like a kitten the size of a church. When you stop for breath it stops too, delighted, and goes and lies down on the one book that you had looked at.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets you chase it three times round the hoard, gold throat blazing, giggling smoke. It has not had such fun in an age. The tip of the tail stays on the books the whole time, in case you came for those.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide behind a book. {name} hunts behind all the others first, aglow, reading a page of each. Then it finds you, and makes one happy smoke ring. “Again,” it says. “Behind a longer one.”',
          when: ['warming', 'well'],
        },
        {
          text: '“The only rule,” you say, “is that there are no rules.” {name} goes gold with joy and plays until nobody can tell who has won. Then it nudges one book towards you. You may touch the cover.',
          when: ['warming', 'well'],
        },
        {
          text: 'You and {name} take turns at proving that the other does not exist. It is winning, throat aglow. It has wound its tail twice round your ankles, in case you should be convinced.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You throw {name} a question. It catches it in the air, shakes it hard, twice, and lays it in your lap, only slightly singed. Throw it further.',
          when: ['trusting', 'well'],
        },
        {
          text: '“It is snowing,” you say, and “It is not,” says {name}, overjoyed. You argue up and down the room until each of you has proved the other right. You stop. You look at one another. You change ends.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put your hands over your face and ask {name} where you are. It gives that real thought. You come back, and a spark flies out of it. It lays its claws on its own eyes, to be nowhere, too.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You move a pawn and go off across the room, and {name} keeps its eyes shut. When you look round its knight is out. You move, and look away again. Something in its throat has begun to glow.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You think of something, and {name} has to guess. Is it bigger than a bookcase? Is it true on Tuesdays? It comes down a shelf with every answer. When it has it, it could blow out your candle.',
          when: ['warming'],
        },
        {
          text: 'You speak for the cat, and {name} for the mouse, and there was never such a debate. It thumps the table. It cries “Shame”. At the vote it is so moved by you that it votes against itself, and cheers.',
          when: ['trusting'],
        },
      ],
      little: [
        'You ask {name} a riddle, and it is too happy to want it solved. It holds it to the light by one corner, turns it round, laughs out a spark, and hands it back whole. Somebody else ought to have it as well.',
        '“Up is down,” you say, to amuse {name}, who is already as happy as a library with all its lamps lit. It grants you that. It would grant you anything today. It lies back and glows at the floor, as it now is.',
        {
          text: '{name} plays you with the last inch of its tail, and wins. The rest of it, warm through from a paradox, stays coiled on the books with one claw keeping the page. Your hand, passing too near the hoard, gets smoke.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays with you, gold throat aglow, and is no happier for it, having been as happy as a dragon gets. Then, before your eyes and without hurry, it counts the books.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'A thought has {name} glowing to the tail, and it wants no game. It watches yours. By and by it puts out a claw and moves one of your pieces, then puts it back. It would like to see you find that.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} has had a perfect day, three objections and a proof. You propose a game. It proposes that you sit here instead, in the coils, and object to something. You object to the coils. It draws them in closer.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'In high spirits {name} is reading aloud to itself, with gestures. You call “Bravo” from the door. The voice sinks to a mutter, and the book goes up. Over the top you get the end of a gesture that could not be stopped.',
          when: ['wary'],
        },
        {
          text: '{name} is in the best part of its book. It marks the line with a claw, loses you an argument about soup, handsomely, because you seemed to want one, and goes back in. It can be heard being delighted in there.',
          when: ['trusting'],
        },
        {
          text: '{name} is as warm as it can get, and plays with you using one claw. Another keeps its place in the book. You are both laughing when you see that the book has shut. It looks at it. It had not noticed, either.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You come in with a paradox for {name}, and it has three going already and is aglow to the tail. It takes yours as well, so that you shall not have carried it for nothing, and sets it on top, like a cherry.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You say “It is snowing”, as you do, and {name} opens its mouth to deny it, and shuts it again. It lets it snow. There is no game to be had of it now. See first to what it needs.',
        'You toss {name} a riddle, and it rolls up against its claw and stays there. It looks down at it as at something in a language that it used to know. Not now. See to what is wrong first.',
        {
          text: 'Where the smoke ring ought to be there is a cough. {name} is ill. Medicine before contests.',
          when: ['ill'],
        },
        {
          text: '{name} has swallowed the riddle, and the card it was on. It needs feeding, not games.',
          when: ['starving'],
        },
      ],
      loved: [
        'You mention “{item}”, and {name} comes off its hoard like an avalanche of good will. It plays as it argues, with its whole length, giving ground only to take it back. At the end it asks who won, so that it can disagree.',
        '{name} had always held that “{item}” was beneath a serious mind. Then it tried it. It has revised its views, and plays till the sparks fly and the pages turn by themselves. It will publish a retraction. Again, first.',
        {
          text: '“Good dragon,” you say, and get smoke in the face. You bring {item}, and {name} plays like a hatchling, throat ablaze with joy. “Good dragon,” you try. Smoke.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} glows from throat to tail. But how can anything so good come from you? It turns that over, at a distance. It is a real paradox, and will keep it warm for a week.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} asks why. You tell it. It asks why. By the time you have got to the bottom of it you are both lying on your backs among the books, and it is you who is asking.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} lets you win at {item}, and you say so, and it denies it. A curl of smoke goes up. You both watch the smoke. It puts a wing over your head, very quickly, so that you should not see it blush gold.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays it by the book, which is open beside it. You make a move that is not in there. It turns the pages. It looks at you, and with one claw, at the bottom, writes you in.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} looks for the question in it, and there is none: {item}. It would take a riddle, however old.',
        'It plays, with one claw in a book to keep the place. For {item} no more was called for. Bring {name} something to contend with.',
      ],
      harmful: [
        'The game went into {name} under the wing and stuck. It holds the wing out from its side and will not look. Put {item} out of the cave, for good.',
        'It had been laughing. Then the light in its throat went down, all at once, as if a hand had closed there. No more {item}. Stay with {name}.',
      ],
    },
    clean: {
      wanted: [
        'You rub {name} down with a soft cloth, and the soot comes off along with an opinion it had held for some time. Underneath it is oxblood and shining. It looks itself over. It may have to think again.',
        '{name} says that dirt is merely matter out of place. You agree, and wash its neck. It says that cleanliness is relative. You do the horns. By the time it gets to its conclusion there is nothing left to apply it to.',
        {
          text: 'You wash {name} while it holds both wings over its books. The soot runs off and the oxblood comes up. Its throat glows each time you lean over. You may do the tail. You may not read the titles.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} would rather be dirty than be told that cleanliness is next to anything, so you wash it without a word. The grime comes off. It lets out smoke between you and the hoard. Stay on this side of the smoke.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets its fire down, so that the water shall not boil, and you wash between the scales. Out comes soot, out comes a comma. At the throat it lifts its chin. There is only a skin there, and then the light.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You dust {name} as one dusts a first edition, from the top, turning nothing over. Soot comes off, and the oxblood shows. It watches the cloth. When you get to the pale side of the throat it closes, like a book.',
          when: ['wary'],
        },
        {
          text: '{name} raises its scales for you, one by one, with a claw, so that the cloth gets underneath. Out come soot, a tram ticket, and a pressed flower, from near the heart. The flower you put back.',
          when: ['trusting'],
        },
      ],
      little: [
        'You take the duster to {name}, and the duster stays white. It is not surprised. It has been over itself already, scale by scale, for errors, and there were none. It lets you check its working.',
        'There is nothing on {name} to polish off, and you polish. All along its flank, in the oxblood, is a row of little faces, each of them yours, each with a cloth. It asks which is the original.',
        {
          text: '{name} was clean, and reads while you wash it, holding the book well above the water. Halfway down the tail it lowers it an inch to ask whether you have found anything. You have not. It turns the page.',
          when: ['well'],
        },
        {
          text: 'Can a clean thing be cleaned? {name} turns it over while you wash it. By the last scale the gold throat is glowing and the water has begun to steam. It will be warm for a week.',
          when: ['well'],
        },
        {
          text: '{name} was clean, and says so, with evidence. You wash it. It can find no argument for what you do, and it looks in three books. Then it dries itself with one breath, in your direction, and shuts all three.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no soot on {name}. It mentions that, and lies down in the water. It has a proof that this is needless, and gives it with its eyes shut, while you rinse its horns. It does hope you will not be persuaded.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is no soot on {name}, and you take out the cloth, and it lays its neck across your knees. You rub gold that was already gold. Somewhere in there a thought comes up, and purrs, and goes down unexamined.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} has looked into the theory of washing, and there is one school that it will follow, and that is {item}. It lies along the bath with a book held clear of the water. The soot goes. It comes out a brighter edition.',
        'You hold up what the label calls {item}, and {name} lifts its chin before you have finished reading that out. It wants the throat done first. The grey runs off, and the gold comes through like a thought that has been put clearly.',
        {
          text: 'You have brought {item}, the one idea to which {name} has never found an objection. It looks for one while you do its belly, on its back, all claws in the air. It is clean. It will need to hear the argument again.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name} lies back on its hoard, holds the book it is reading up out of the way, and is cleaned from swept horns to tail. It has not turned a page since you began.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} submits, mildly, that one comes out of it dirtier in principle: {item}. It had thought of hot ash.',
        'A wing comes down between you, like a screen. Not {item}. One might dust the books, which ask for it.',
      ],
      harmful: [
        'Where it ran down the throat the gold has gone black, and there is a hiss that does not stop. Whatever else you wash with, not {item}. Keep {name} warm and dry.',
        '{name} backs into the shelves and they come down. It is hurt along the side: {item}. Take that away, and then help it up.',
      ],
    },
    medicine: {
      wanted: [
        '{name} asks what is in the medicine, and you tell it. It asks what it tastes of, and you tell it that too. It swallows, for the sake of the argument. A faint gold ring forms deep in its throat.',
        'You hold the cup, and {name} drinks off the dose and lets its chin down on the open page. The words under it are cold for a while. Then you can read one by its light. Then you can read the line.',
        {
          text: '{name} does not open its jaws for strangers. You ask whether one who trusts nobody can trust its own doubts. The jaws fall open, the medicine goes in, the gold throat glows. It is rather cross to be so warm.',
          when: ['wary'],
        },
        {
          text: 'You can watch the medicine go down {name}’s throat, gold, gold, gold, as far as the second coil. It does good. All the while it holds up a large book between you, and has not turned a page.',
          when: ['wary'],
        },
        {
          text: 'You tell {name} that it will help. It looks at you, turns that over for a flaw, and takes it all. You sit in the dark with your arm round the long neck and tell it a paradox, until you can see your hand.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows, hissing faintly, like a stove nearly out, and looks away from you. Far down there is one speck of gold. Ask it something that has no answer. It will want to stay for that. Stay too.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} asks what the medicine is against, and you look it up, and it has none of it. It drinks it all the same, as an experiment. The result is a hiccup, with a spark. Keep the rest for a bad day.',
        'You dose {name}, who is as sound as a first edition. It swallows, waits, and reports no difference. It gives you back the spoon, slightly melted. Medicine, it holds, should be kept for when there is something to argue with.',
      ],
      loved: [
        '{name} asked what it was, on what grounds, and who had tried it. It was {item}. It had no further questions. A small clean flame goes up in its throat and stands quite straight.',
        'Of all your remedies {name} recognises one, and that is {item}. It submits, hums, and lets the warmth go to where it is wanted. Then it explains to you how that works. It is nearly right.',
        {
          text: 'You do not say that it is good for dragons, because slogans give {name} smoke. You put down {item} and keep quiet. The medicine goes, the throat glows, and the dragon draws its own conclusion.',
          when: ['item'],
        },
        {
          text: '{name} keeps its place in the book with one claw, takes its medicine, which is {item}, and reads on. Two pages later its throat is bright enough to read by. It moves the book closer.',
          when: ['item'],
        },
      ],
      disliked: [
        'It has looked for the evidence and found none for {item}. {name} will take something else, from first principles.',
        '{name} lets it run out at the corner of its jaw, and apologises. It had hoped for an answer, and got {item}.',
      ],
      harmful: [
        '{name} took it on authority, which it never does. The throat is grey now, all down. Pour it away, {item}, and the bottle after it. True medicine, quickly.',
        'Yellow smoke, and then for a moment none. {name} is cold to your hand. Keep {item} away from it, and fetch what will really help.',
      ],
    },
    discipline: {
      wanted: [
        '“Not over the visitors,” you tell {name}, who only meant to warm up the discussion. It shuts its mouth upon the flame. It has taken the point. It goes and stands by the coal scuttle, with its wings folded very small.',
        'You hold up the library book with the bite out of it, and {name} looks at the marks of its own teeth. It has no case. It will not chew what is borrowed. Its throat goes too dim to read by.',
        {
          text: 'You tell {name} not to burn the letters of people it disagrees with. It considers, and it is convinced. It puts out the letter. It had begun to read you its margins, of an evening. Tonight it reads them to itself.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hears your case and yields. You were right, and it says so, in full. Then it lies down with you as always, on the books, and does not ask you anything. You lie there, being right.',
          when: ['trusting', 'well'],
        },
        {
          text: '“On what evidence?” you ask, and {name} opens its mouth, and there is only smoke. It goes away, looks it up, and brings you the page, which is against it. It will not say that again. It reads at the other table.',
          when: ['from_child'],
        },
        {
          text: '“Was that kind?” you ask, and {name} has an answer ready, looks at you, and does not use it. It goes and says sorry to the lodger. It comes back to your hearth, but leaves the rug between you.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} hears your lesson to the end, and does not object, and that alarms you both. It has been of this opinion for some time. It fetches the book in which it wrote that down, and lets you read it.',
        '“And besides,” you tell {name}, and it finishes the sentence for you. You say why, and it gives you a better why. There is nothing left for you to teach. It pats your chair, and offers to be wrong about something else.',
      ],
      bad_time: [
        '“Because I say so,” you tell {name}, and it chokes upon it, and grey smoke comes up. It had come to you with something else. It could not so much as raise an objection. See to it first, and teach it later.',
        'You make your case, and {name} lets it stand. There is not a word against it. A dragon with no answer is not persuaded. It is in need of something. See to it first, and teach it later.',
        {
          text: 'Sit nicely, you say, and the gold goes out of {name}’s throat like the lamp in a shop. It sits exactly as before, one coil tighter round its books. First become somebody it would lend one to.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hears your lesson to the end and asks why one should be polite to a stranger. You say, because one should. It coughs smoke, learns nothing, and puts one more coil between you and the books.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hears you out, and the small light it kept at your end of the room goes out. It does not dispute. One disputes with friends. It draws its books in closer with its tail. Win it first, with a question.',
          when: ['wary'],
        },
      ],
      loved: [
        '{name} will not be told, but it can be shown, and the way is {item}. It looks for the flaw. There is none. It takes the lesson down in its own hand, blots it, and does not glow while doing it.',
        'You put it by way of “{item}”, and {name} yields, as it yields only to the best arguments. It lets go of the candlestick. It will cite you in future. It reads on with a shoulder turned, a rather cold one.',
        {
          text: 'You put it to {name} as {item}, and it learns to let others finish. It waits. Its throat goes gold, and white, with what it wants to say. You finish. It opens its mouth, and finds that you have answered it.',
          when: ['well'],
        },
      ],
      disliked: [
        '“Loud,” replies {name}, “but where does it follow from?” It was not moved by {item}. It could be, by a reason.',
        '{name} answers {item} with a footnote, and goes on as before. Say what is wrong, and why.',
      ],
      harmful: [
        'It is no argument. {name} looks at the place, and at you, and its light goes in. Never {item}. Sit down, lower than it is, and be quiet.',
        'There were words for it, and you had them. {name} lies with its face to the wall, hurt by {item}. Keep that out of this house.',
      ],
    },
    sleep: {
      wanted: [
        'You put a ribbon in the book, and {name} objects, at some length, and yawns in the second part. It comes to “thirdly”. It lays its neck along the shelf, to remember what that was.',
        'You tell {name} something that is quite certainly true, and then another, and another. There is nothing in it to hold on to. The eyes close. The fire is banked behind its teeth, and goes in and out like a tide.',
        {
          text: '{name} has thought so long that there is only a red line left in its throat. You lay it on its books and say nothing at all, not even good night. It can find nothing there to dispute. It sleeps, and wakes gold.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed on its hoard. It counts the books, with an eye on you. It sleeps, throat banked low, and the rest does it good. It wakes, stretches both horns, and counts the books.',
          when: ['wary'],
        },
        {
          text: 'Halfway through a sentence of yours {name} lays its heavy head in your lap and sleeps. It has never left an argument unfinished. The throat goes down to an ember. You keep its place with one finger, all night.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} to sleep on it, and it lies down on the question, out of respect for the phrase. Almost at once it is up again. There was something hard in the middle, and it must see what.',
        'You put out the lamps, and {name}, not tired at all, reads on by its own throat. You cough. It closes its mouth, and the page goes dark, except for what comes out by the nostrils.',
        {
          text: '{name} has been put to bed with nothing to rest from. It turns this over like a good paradox, wide awake, warm to the horns with pleasure. You bend to look at what it is lying on. It lies on it harder.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Early to bed,” you say. That is a slogan, and {name} coughs smoke. It is wide awake and halfway through something marvellous. One wing comes down over the page, so that you cannot see the title.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Sleep,” you say, and {name} says, “Why?” You have no good answer. It is so glad of that that it lies down at once, its chin on your chest, to think it over. It reads your eyelids, till they shut, by its own throat.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You close its book and say good night, and {name}, wide awake, lies down at once. It does not believe in bedtimes. It believes in you. One claw can be seen going slowly along the spines, reading them by touch.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is to be “{item}”, and {name}, with an argument in hand, puts it down to be continued. It turns round on its encyclopaedias, lays its chin upon M, and is asleep before N.',
        '{name} maintains that nobody can be put to sleep by “{item}”, and that the evidence is slight. It goes into the evidence. There is a great deal of it, it is very soft, and it does not come out again.',
        {
          text: 'You bring {item}, and {name} coils round it, once, twice, and rests its chin. There was a question it had. It comes up gold, gets as far as the collar, and goes down again. That will keep.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has turned on {item} from left to right, and found no position that could be maintained. {name} would lie better upon books.',
        '{name} gets up, courteously, and sleeps beside it on the floor. Not {item}. Something warm, with a spine.',
      ],
      harmful: [
        '{name} woke with a cry, and there were sparks. It will not lie there now. What hurt it was {item}. Take that away, and stir the embers.',
        'Its underside is blistered where it lay, and a dragon does not blister easily. Strip the bed of this: {item}. Give {name} clean warm stone.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name}, and neither makes a remark. It has always held that silence proves nothing. It listens to this one. Its warm side moves out by one breath, and touches your arm. It will have to look that up.',
        'You sit with {name} and put no question to it. It opens a book between you, at a page that it has never understood, and does not turn it. You look at that together. Its breath is warm along your sleeve.',
        {
          text: 'You ask {name} one good question and then let it be. The light comes up slowly in its throat until you can both see your hands. It looks at yours, and shifts, so that you are not in the shadow of its horn.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit by the light of {name}’s throat while it thinks. You can tell when the thought is about you, for it goes from gold to nearly white, and it has to look at the ceiling until that has passed.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit against {name}, and neither of you is trying to be right. Behind your ear its throat brightens with some thought coming up. It looks at the thought, and at you, and lets it go down again unsaid.',
          when: ['trusting'],
        },
        {
          text: '{name} asks you what you think. You say that you do not know. It has waited long for that answer. It folds up its near wing, which had been between you, and says that it does not know either.',
          when: ['warming'],
        },
        'It begins a sentence about {wait}, when it had the whole argument to itself. {name} breaks off. There is a coal in its throat, and you watch it settle.',
        '{name} breathes on the window and writes with one claw, for you to read from the inside, before it fades: {loved}.',
      ],
      little: [
        'Four silences in one hour, {name} observes, begin to repeat themselves. It lights you to the door. Come back when you have a new one.',
        '{name} has put its claw back on the line. It valued that. Enough, for this hour.',
      ],
      ill: [
        'You lean your back against its side, to keep that warm at least. {name} lets its head down beside you. It should have care now, medicine or a meal, whichever is wanting.',
        'It asks you to say something true. You say that you are here. {name} turns that over for a long while. Then see to what it needs.',
      ],
      asleep: [
        '{name} sleeps, and you sit by it, and once you shiver. Not an eye opens. But the scales along your side of it lift a little, like the slats of a blind, and let some of the warmth out.',
        'You tell {name}, since it is asleep, what you have never told anyone. It does not stir. Only its tail, which was tapping out some debate in a dream, stops, and lays its tip upon your foot like a paperweight.',
        'Out of the sleep of {name} rises a smoke ring, and inside it, for as long as it takes to read, a word: {loved}.',
      ],
      shy: [
        'You take a seat by the door, and {name} lies on its hoard, its eyes on a page that it does not turn. You ask nothing. After a good while it turns it. So it can read with you here.',
        '{name} allows you a stool in the furthest corner of the library, among the gardening. It stays in philosophy. After a long time you hear a book put back, and then, a shelf nearer, another taken out. It has got as far as travel.',
        {
          text: 'You sit down across the room and say nothing, not even a slogan. {name} reads on, gold at the throat, smoke going straight up. After a long while it reads one line out loud. It does not say to whom.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit and offer no opinion. {name}, aglow upon its hoard, waits for one, so as to take it apart. None comes. It is the first thing you have said with which it can find no fault. The tail uncurls a turn.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit at the other end of the library and ask {name} nothing. It is behind its wing, and pages turn in there. Then one does not turn. A book is pushed out, open, a hand’s breadth along the floor to you.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, with eggshell on one horn and a spark that comes when it hiccups. It looks at you across all that floor as if you were a very long word. You sit. It begins with the first letter.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      paradox:
        'You lay the paradox on the plate, and {name} bites off one end, and that proves to be the other. When it has been round the table after that, there is smoke from both ears, and the plate is full.',
      'original idea':
        'It asks twice where you had it from, and you say, from nowhere, in the bath. {name} takes the original idea between two claws, like a live coal, and you can see it go the whole way down.',
      'philosophical question':
        'You ask it a philosophical question, and {name} does not answer. It turns it about on its tongue, finds the soft place, and swallows. For the rest of the evening you hear it being asked, further in.',
      'epic poem':
        'The epic poem has twenty-four books, and {name} takes them at a reading pace, a claw beneath each line, while you turn. At the shipwreck the throat goes out. It lights, and asks for the next.',
      'elegant proof':
        '{name} had opened its mouth for the elegant proof, and shuts it, because there is nothing to remove. It follows the lines to the end with its nose, very slowly, and the last step lights up your sleeves.',
      riddle:
        'You say the riddle aloud, and up comes the gold in its throat, and stops below the chin. {name} begs you not to tell it. It will have the answer by bedtime, and the shell now.',
      'lost myth':
        'The lost myth has a hole in the middle, where the mice were. {name} eats round that, a scale at a time, then breathes upon the edges, and leans back, so that you may both look through.',
      'thought experiment':
        '“Suppose a tram,” you begin, and {name} has pushed the plates aside to make rails. The thought experiment runs the length of the table. It swallows the tram, and both tracks, and is left holding the lever.',
    },
    play: {
      'riddle contest':
        'You put a riddle, and it puts one, and so the contest goes. {name} is so taken with your fifth that it forgets to guess. It pays up, one coin, and would like to be beaten again.',
      'socratic debate':
        '“And what do you mean by that?” you ask. The debate is Socratic, so it must answer. {name} goes from yes to yes down a long stair, its throat lighting each, and finds you at the bottom, holding its hat.',
      'hoard sorting':
        'You are sorting the hoard together, coin by coin. {name} bites one, reads the edge, and cannot say whether Hope belongs in Weather. You put it there. All evening, behind your back, it is being moved to Tools.',
      'mountain flight':
        'From the ledge over the mountain {name} opens the wings that hold so many loose papers, and they go. It is after them at once, down the whole valley, and you, between the horns, are catching footnotes.',
      'chess by firelight':
        'You play chess by the firelight of its throat, so that you can always see when it has thought of something. {name} knows that you can. It puts a wing up before its neck, and the board goes dark.',
      'smoke ring shapes':
        '{name} blows a ring, then shapes, then with its eyes shut a whole small town with a church. You put a finger in at the door. It draws the smoke back in, finger and all, to see who called.',
      'knight roleplay':
        'You are the knight, with a saucepan on. {name} comes out of the cave with its claws up and asks, before it surrenders, what precisely you have against it. It is dark when you both go in for supper.',
    },
    clean: {
      'volcanic ash scrub':
        'You rub the volcanic ash in against the scales, and they squeak, and where you have been they are oxblood again. {name} holds its page clear of you. At the ribs it loses the line, and has to begin anew.',
      'scale polishing':
        'You polish it scale by scale, and in each stands a small bent keeper with a cloth. {name} turns its head to look in one of them. It had wondered how you saw it.',
      'lava bath':
        'The lava has a skin on it like warm milk, and {name} goes in as far as the chin, for a bath, book held high. You sit by with a screen before your face and turn when it nods.',
      'soot sweeping':
        'You sweep the soot from under its jaw, where it has been thinking. There is a bucketful. {name} asks what that was about, and stirs it with a claw, to see whether it was right.',
      'horn burnishing':
        'It lays its head in your lap so that you can burnish the horns, and that is all the light gone from the room. You do it by touch. The ring where it once changed its mind you do twice.',
      'gold coin buffing':
        'Between you is the gold, and you have a cloth each. {name} breathes upon a coin, and you buff. When it comes to the ones it lost to you, it hands them across face down, and looks at the wall.',
      'book dusting':
        'You take the books out, one by one, to dust, and {name} watches every spine across the room and back. It blows on the last for you. There is no dust left on that, nor any cover to speak of.',
    },
    sleep: {
      'bed of gold':
        '{name} lets itself down upon the bed of gold, and there is a long slide and a chink, like a bank turning over. You wait. From under one wing a single coin comes rolling, and stops at your shoe.',
      'volcanic cave':
        'You carry the last book down into the volcanic cave, and {name} follows, dragging its tail over warm stone. It lies down round the place where the mountain breathes. Now and then the two of them are out of step.',
      'library floor':
        'The library floor has been warm since noon. {name} stretches out along the whole of the aisle, Poetry at its head, and puts its tail round the last bookcase. Whoever wants to pass must step over a sentence.',
      'warm embers':
        'You rake the embers over, warm and no more. {name} lies down on these and its own sink to match, until nobody looking in would know which was the fire. You draw the guard across in front of both.',
      'heap of encyclopaedias':
        '{name} climbs the heap of encyclopaedias, gets its chin upon M, and finds that you have put the volumes straight. It has to pull them crooked, one after another, before it can lie. Out goes the light at O.',
      'bedtime saga':
        'You begin the bedtime saga where you left off, with the ship on fire. {name} holds its own light low. By the third oar its claw has slid from the line, and you go on, more softly, till they drown.',
    },
    medicine: {
      'ember tonic':
        'It asks what is in the ember tonic, and you hold the flask up against its throat, so that they can see each other. {name} drinks it off, and the next thing it says has smoke on it.',
      'molten gold splint':
        'You pour the molten gold along the cracked wing bone, and {name} tells you about the mines of Spain until it has set. Then it lifts the splint to look. It would like to know what subject it comes under.',
    },
    discipline: {
      'fallacy pointed out':
        'You have pointed out the fallacy. {name} goes back over it with a claw, from the end, and stops where you said, and all the smoke turns yellow. It takes a coin from its own pile and slides it across.',
      'close the book':
        'You close the book, not loudly. {name} still has a claw in it. It looks up along your arm with the singed curtain in one corner of its eye, and draws out the claw, and lies down under the window.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, chin on M, and whatever you bring is filed under N, for later. It wakes at {wakes_at}. To sit and reflect is not to disturb it.',
      'You knock, and there is a snore with a spark in it. {name} takes nothing till {wakes_at}. You could reflect beside it, it is warm there.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has asked why. You told it. It has asked why.',
      'A child, and it can make fire: {name} has lit the lamp, the other lamp, and the bottom of a dull book.',
    ],
    teen: [
      '{name} is half grown and refutes you at breakfast. Then it refutes breakfast. Keep bringing it at the hour, since this is when a dragon is decided.',
      'Half grown: {name} has taken everything off its shelves and believes in none of it. Be exact about its meals. Something will be built on them.',
    ],
    high_care: [
      '{name} is grown, and {form}. It lets you look down its throat, where the question is, and you read it, and neither of you will ever say.',
      'Grown: {form}. When you have lost the thread, {name} lowers its head beside yours and lights the page.',
    ],
    balanced: [
      '{name} is grown, a {form}. It goes from peak to peak to hear what they are saying there, and comes home with it still warm.',
      'Grown, and a {form}: no school holds {name}. It has a shelf with you, and the key to several others.',
    ],
    low_care: [
      '{name} is grown, a {form}. It took both sides for so long that it wants no third. There is a glow behind the shelves, and it goes away as you come.',
      'Grown: a {form}. You find your book open, a line marked in soot, and the chair warm. {name} has been, and did not stay to discuss it.',
    ],
    rescue: [
      '{name} is grown, a {form}. It went out once, and was lit again from a smaller fire, and it breathes now on anything that is nearly out.',
      'Grown, and a {form}: {name} takes the torn books on its knee and solders their spines, with a flame as fine as a thread.',
    ],
  },
  trust: [
    '{name} has quoted you, with your name, and the date.',
    'It tells you that you are wrong, gladly, at length, and from very near. {name} does not trouble to contradict strangers.',
    '{name} goes to sleep in the middle of a debate with you, its throat turned up. The last word is yours, and it has left it unguarded.',
  ],
  streaks: [
    'Ten on time. {name} calls it a hypothesis.',
    'Twenty-five in a row. {name} has tried to imagine the contrary, and could, though it took all afternoon.',
    'Fifty, each at its hour. {name} has moved you from Opinion to Natural Law, where the shelves are of stone.',
    'A hundred on time. {name} gives a coin to you, off the pile for arguments lost. It had bet against this one.',
  ],
  ages: [
    'Ten days old. {name} has read the room, and finds it in need of notes.',
    'Thirty days. The books that {name} lies on have taken its shape, and one or two of its opinions.',
    'A hundred days: {name} has come back round to the first thing it ever doubted, and greets it like a neighbour.',
    'A year. There is a ring on each horn that was not there, and {name} asks you to guess what it was wrong about.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['paradox', 'riddle'] },
      wish: 'All that {name} has been served of late lay down when it was told to. It would like something that gets up again: a paradox, or a riddle with a good back to it.',
      granted:
        'It went down in one piece and has been answering back ever since. {name} holds its side, and begs it to go on.',
    },
    {
      by: { action: 'feed', item: ['epic poem', 'lost myth'] },
      wish: 'Prose is all very well. {name} has a corner of the stomach that is only ever reached by metre. Feed it an epic, or a myth that somebody mislaid.',
      granted: 'It wept at the ships, and the tears went off like corks. The hero has been given a shelf to himself.',
    },
    {
      by: { action: 'feed', item: ['elegant proof', 'thought experiment'] },
      wish: '{name} would like, for once, to be left with nothing to say. It hears that this can be done in six lines. An elegant proof, perhaps, or a thought experiment with no way out.',
      granted:
        'It said nothing. It got down off the gold and walked round the room, and touched the table, and said nothing.',
    },
    {
      by: { action: 'play', item: ['socratic debate', 'riddle contest'] },
      wish: 'There is a matter on which {name} has been in the right since it got up, and it has begun to chafe. Debate it, or send riddles against it, and do not be kind.',
      granted:
        'It was wrong in the second clause. {name} has asked you to say that part again, slowly, while it warms its feet.',
    },
    {
      by: { action: 'play', item: ['chess by firelight'] },
      wish: 'The bishop has told {name} something about the knight in confidence. It would like to play chess, with its own throat for the lamp, and see if there is anything in it.',
      granted: 'You won. {name} says that you did not, that the knight did, and that it had been warned.',
    },
    {
      by: { action: 'play', item: ['hoard sorting'] },
      wish: '{name} has a coin that could go under Love or under Errors, and it has held it so long that it is soft. Sort the hoard with it. Two heads are wanted.',
      granted:
        'You made a new shelf. It has the one coin on it as yet, and no label, since neither of you would say it.',
    },
    {
      by: { action: 'clean', item: ['gold coin buffing', 'book dusting'] },
      wish: 'On some of the older coins one can no longer read who was king, and on some of the books who was right. Buffing would be in order, or dusting. {name} will hold the ladder.',
      granted: 'It turned out to be the same king throughout. {name} finds that this explains a good deal.',
    },
    {
      by: { action: 'sleep', item: ['bedtime saga'] },
      wish: 'It has read itself to sleep all its life, and always knows what is coming. {name} would like to be told a saga, by somebody else, and to miss the end.',
      granted:
        'It was out before they had launched the ship. You finished it all the same, to the embers, in a low voice.',
    },
    {
      by: { action: 'sleep', item: ['library floor', 'heap of encyclopaedias'] },
      wish: '{name} has a crick in its neck from lying upon money. It asks to be put to bed on something with contents: the library floor, or the encyclopaedias in a heap.',
      granted: 'Chin on M, tail in the index. It says that it has never slept so widely.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a sentence that {name} has been unable to end. It does not ask for help with it. It would like somebody in the other chair while it tries.',
      granted: 'It has taken out the last four words and left you there instead. The sentence stands.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing seen once, says {name}, is a rumour. It would like you to sit with it twice today, so that you can be cited.',
      granted: 'You were there the first time, and you were there the second. It has written “ibid.”, with a flourish.',
    },
    {
      by: { action: 'feed', hours: [11, 15] },
      wish: 'In the middle hours, when the light is white and flatters nothing, {name} tastes most exactly. It would like its meal before three, whatever the meal may be.',
      granted: 'It found a note in it of cedar and one of contradiction, and held up each on a claw for you to see.',
    },
    {
      by: { action: 'play', item: ['smoke ring shapes', 'knight roleplay'] },
      wish: 'Nobody has run at {name} with a stick for a long time. It could be the monster. Or it could blow you shapes, and you be the one who says what they are like.',
      granted:
        'You said that it was like a cloud. It laughed so that it blew out the cloud, the candle and the plume on your hat.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The coin from the argument about rain',
        shape: 'coin',
        text: '{name} lost it on the ninth move, when you opened the door and there were puddles. It is very proud of this.',
      },
      {
        name: 'A singed corner',
        shape: 'piece',
        text: 'All that is left of a bad book. {name} is sorry about the book, and has kept the page number.',
      },
      {
        name: 'The bookmark',
        shape: 'ribbon',
        text: 'It lay at the same place for so long that {name} had come to think of it as the author.',
      },
      {
        name: 'A candle lit once',
        shape: 'candle',
        text: 'By {name}, from across the room, without looking up. It was put out at once, so that there should be some left of that.',
      },
      {
        name: 'The toasting fork that disagreed',
        shape: 'peg',
        text: 'It bent in the flame, on a point of principle. {name} says it is the only thing at table that ever got its own way.',
      },
    ],
    return: {
      name: 'A question mark',
      shape: 'moon',
      text: 'Of cold iron, without the dot. {name} came back with it under the tongue, and cannot think of anything that it does not fit.',
    },
    streak: {
      name: 'The paperweight',
      shape: 'marble',
      text: 'A ball of clear glass, melted out of a lamp and twenty-five punctual evenings. {name} kept your place with it, and now you may keep its.',
    },
    hundred_days: {
      name: 'A shaving of horn',
      shape: 'ring',
      text: 'From the burnishing: one whole ring, thin as gilt, for something {name} had held to be so for a hundred days. It was you who asked if it was sure.',
    },
  },
  release: [
    '{name} gives you the key to the catalogue. It goes up off the hill in slow wide turns, a lamp among the lamps, until you cannot say which is the star.',
    'It leaves you the last word. {name} stands in the door of the cave for a moment, to hear you say it, and opens its wings.',
  ],
  dying: {
    neglect: [
      '{name} kept its question burning for whoever might come. Nobody did. It burned down to the page, and the books are cold.',
      'There was no one on the other side. {name} lowered its head on the open page, at the place, and let the light go.',
    ],
    hunger: [
      '{name} would not eat its books. It lay on them, unfed, with its jaws shut, until there was nothing left to shine with.',
      'The throat was dark a long time before the end. {name} was found with a claw on a line that it had long finished.',
    ],
    illness: [
      'Ash fell, and then less ash, and then it had all fallen. {name} had asked for the shutters to be left open, to see by.',
      'The fire drew back into the question it came from, and that was very small. {name} died with its mouth closed over it.',
    ],
    poison: [
      'It looked for the truth in what it was given, and took it in to look. It was poison. The gold of its throat is black.',
      '{name} trusted the hand above the evidence. There was yellow smoke, and then there was no smoke.',
    ],
  },
  returned: [
    'In the cold grate of its ribs a spark asks something. {name} draws breath to answer, and is alight.',
    '“As I was saying,” says {name}, hoarsely, and looks round to see how long ago that was.',
  ],
  epitaph: {
    openings: [
      '{name} swallowed a question in the egg, and has taken it further than any of us.',
      'Here lies {name}, oxblood, its chin on its books. It gave more light than it needed to read by.',
      'If the stone is warm, {name} has thought of something.',
      'Reader, doubt this stone in all particulars but one: {name} was here, and gave light.',
      {
        text: 'The last word goes to {name}, who always saw it to the door and helped it on with its coat.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'The other chair was empty, and no one can argue with that.',
        'It burned as long as one side of a conversation can.',
      ],
      hunger: ['It lay on a thousand books and would not bite one.', 'Nobody brought so much as a crumb to think on.'],
      illness: ['It went out by degrees, and read to the last of them.', 'The ash won, without an argument.'],
      poison: ['It took one thing on trust.', 'It was handed a falsehood, and had swallowed before the smoke turned.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are lit to the top step. There is a coin under your tongue, from this morning, when somebody contradicted you and was right. It was delicious. You have walked round it all day. You have knocked over Rhetoric with your tail and left it lying. Something else is coming up your throat now, bright, you can see the shelves by it. You would like your keeper to sit down in the chair, and do it again, harder.',
      'You are {name}. An idea has come up your throat that was not there a moment ago, and you are holding it between your teeth for the warmth. You savour, you concede, you ask what that rests on, and what that does. Nothing could be better than to be right, except being shown otherwise. You want the chair opposite filled, and the gloves off, and no hurry.',
    ],
    content: [
      'You are {name}, and your books are warm. The claw is on its line. You say “granted”, and you say “and yet”, and between them there is room to lie down at full length. Your smoke goes up white, for nobody has told an untruth within a mile. You want your supper to be something you had not thought of, and whoever brings it to stay for the notes.',
      'You are {name}, {days} days into the matter, with your chin on M. There is one question, and you keep it where the fire is, and turn it so that it does not scorch. Your claw is on a line about rain. Somebody comes in wet, and you move a foot, so that the heat goes by their chair. You know the sound of their page. More and more often it was they who said it first. You would like to be asked what you are reading.',
    ],
    bored: [
      'You are {name}, and the wall has just won. You congratulated it. There are no more premises in the house, you have been through the drawers. Your sentences begin well and then see no reason to go on. You would welcome error, at this stage. You would welcome chess. What you want is an opponent: a riddle, a game, a person with a view.',
    ],
    hungry: [
      'You are {name}, and you have come to the end of the book. You read the printer’s name. You read the price. The light climbs one stair and there is no second. You remain courteous, and speak chiefly of menus: a paradox, not too dry, with something under it. You want a meal, at this hour, which is the hour, from a hand that thought about it.',
    ],
    starving: [
      'You are {name}, and you have stopped asking why. That frightens you, as far as there is light to be frightened by. People say things, and you say yes. You lie on ten thousand suppers and you will not, they are not for that. Your words are short now, and have nothing beneath them. You want food. Any true thing, now, put between your teeth.',
    ],
    sick: [
      'You are {name}, and there is ash on everything you mean. You take up a thought by its handle, and it is only the handle. You lose the verb. You beg pardon, you were about to. The gold hurts when you swallow. You want medicine, and no debate about it, and somebody to read aloud to you, plainly, from whatever is nearest, till it takes.',
    ],
    failing: [
      'You are {name}. It is down to the question now, that alone is burning, in all this dark, and it is the size of a seed. You must not cough. You do not say anything, for that is breath. You want medicine, this minute. You want two hands held round the place, as one does with a match, on the side where the wind is.',
    ],
    near_death: [
      'You are {name}, and it has been put to you, for a very long time, that nobody is coming. You had no rebuttal. The books cool under you, first the poets. You have kept the page open. You have hardly enough voice to turn it. If there is someone, let them sit down opposite, and say any word, so that there is another side.',
    ],
    asleep: [
      'You are {name}, asleep, and you are small again and in the egg, and it is in there with you, bright, before you swallowed it. You could read it if you liked. It says. It says. You turn over, and some gold slides off into Law. You want nobody to wake you with the answer. You want someone near enough to be read to, should you talk.',
    ],
    shy: [
      'You are {name}, behind Spinoza. There is somebody in the room, of whom nothing is established. You do not accuse. You reserve judgement, from a good way up, in brief remarks with a great deal of smoke round them. You have been flattered before, and it went yellow. You want them to stay where they are, and be the same tomorrow, and not say that they understand.',
    ],
    back_from_death: [
      'You are {name}, and you have been to look, and you have come back, and you find that you have no theory of it. That is restful. You light one candle at a time. You say less than you know, for once, and more gently. You want somebody in the other chair, and your next meal at the time appointed, so that something may be relied on.',
    ],
    hurt: [
      'You are {name}. You were given it, and you looked for what was good in it, and it went down while you looked. Your throat is shut. You will not reason about it now. Yellow, it was all yellow, you should have seen. You speak in single words. Away, you say. Why. You want it gone, and warmth, and the one who gave it to tell you truly that they did not know.',
    ],
  },
}

export const DRAGON: Species = {
  slug: 'dragon',
  name: 'Dragon',
  family: 'exotic',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['stoic', 'solitary'],
  personality:
    'Dines on ideas and finds cattle beneath it. A good paradox keeps it warm for a week; a stale slogan gives it smoke.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'paradox',
        'original idea',
        'philosophical question',
        'epic poem',
        'elegant proof',
        'riddle',
        'lost myth',
        'thought experiment',
      ],
      play: [
        'riddle contest',
        'socratic debate',
        'hoard sorting',
        'mountain flight',
        'chess by firelight',
        'smoke ring shapes',
        'knight roleplay',
      ],
      clean: [
        'volcanic ash scrub',
        'scale polishing',
        'lava bath',
        'soot sweeping',
        'horn burnishing',
        'gold coin buffing',
        'book dusting',
      ],
      medicine: [
        'phoenix tear',
        'charcoal briquettes',
        'ember tonic',
        'brimstone salve',
        'fresh metaphor',
        'molten gold splint',
        'first principles',
      ],
      discipline: [
        'fallacy pointed out',
        'ask for evidence',
        'old oath invoked',
        'respectful rebuttal',
        'true name spoken',
        'close the book',
      ],
      sleep: ['bed of gold', 'volcanic cave', 'library floor', 'warm embers', 'heap of encyclopaedias', 'bedtime saga'],
    },
    harmful: [
      'stale cliché',
      'fire extinguisher',
      'counterfeit gold',
      'black arrow',
      'marketing slogan',
      'lie told kindly',
      'sulphur-stuffed sheep',
      'book burning',
    ],
    misread: [{ items: ['mealworms', 'live mealworms'], liked: ['feed'] }],
  },
  appearance: {
    look: 'an oxblood dragon coiled on a hoard of books, gold throat aglow, smoke curling past swept horns',
    colours: ['#8f1d2c', '#e8b64c', '#2b1216'],
  },
  figure: {
    eyes: '#ffd75e',
    skull: 'wedge',
    muzzle: 'nostrils',
    ears: 'horn',
    earTint: 'belly',
    earSize: 1.1,
    tail: 'barb',
    marking: 'scales',
    extras: ['leather', 'ember', 'books'],
    slit: true,
  },
  book: BOOK,
}
