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
        text: '{name} sits on its hoard, which is one book, and cannot read yet. It holds it upside down and glows at it. You tilt your head to see the title. It turns the book to the wall, as pleased as ever.',
        when: ['baby'],
      },
      {
        text: '“Why?” is how {name} squeaks, it has been doing it since it hatched. Why straw? Why feet? It is gold with the fun of that. It comes to you, looks all the way up, and goes to ask the feet again.',
        when: ['baby'],
      },
      {
        text: '{name} lies on its books with something delicious in mind, and the gold of its throat lights the ceiling. You ask what it is. It looks at you, and turns the light down, so that you cannot read by it.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} is laughing over a page, in rings of smoke, each through the last. You come round to see. A claw is laid over the line. It is a very good line. The rings go on, and they go the other way.',
        when: ['wary', 'from_child'],
      },
      {
        text: '“Lovely weather,” you say. That one is stale, and {name} gives it smoke. It is far too happy to mind. It goes on glowing in there, to itself, until all you have left of it is two horns.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} is reading on its hoard, gold to the chin. You come in, and it neither stops nor looks up. But a moment ago it read to itself. You can hear it now, a rumble, with the difficult words said clearly.',
        when: ['warming', 'from_child'],
      },
      {
        text: 'You say a thing that everybody says, and {name} cannot help it, there is smoke. It is in the best of tempers. It turns its head, swept horns and all, and lets it out of the window, not at you.',
        when: ['warming', 'from_child'],
      },
      {
        text: 'There is a light under the door, which is {name}, glowing on its books. It has thought of something, and has been keeping it warm. It looks up as you come in. At last, somebody to say no.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} knows everything in this room, and lays its great chin on your foot, throat alight, and waits to be told that it is wrong. Nobody does it as you do. It shuts its eyes, so as to hear better.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is on its back on the encyclopaedias with its gold throat turned up to the ceiling, like a lamp. You pull up a chair and read by it. Each time you turn a page it gets a little brighter.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has asked a beetle why, and the beetle went under the rug. It has asked the lamp, which is very bright and says nothing. It looks about for something less bright that talks. It has noticed you, and takes one step.',
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
        text: '{name} has looked into the empty dish by the light of its own small throat, and reached a conclusion. It is in fine fettle. It brings that to the edge of the nest, sees you, and squeaks it from the back. Its meal.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lies cold on the cold books, with its wings shut. There is the least red in its throat, and it brightens when you come, and is hidden. It does not ask why. It has got past why. Its meal, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'All comes to those who wait. {name} has been turning that one over, and it is stale, and there is smoke. It beams at you out of it, from the far side of the hoard. Its meal is due.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has read everything within reach. It has read the dish, on both sides, and there is nothing on it. It watches you over the rampart of books, in good heart, with a thread of smoke. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} opens a book at a picture of a laid table, and turns it round so that it is the right way up for you. It puts one claw on the plate. It does not doubt that you can read. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} sets you a problem. Here is a dish, there is no meal, and yonder stands a keeper. It keeps the whole hoard between you, merry-eyed, and its throat glows. It has the answer. It would like to see if you do.',
        when: ['wary', 'well'],
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
      {
        text: '{name} was to have had its dinner, and there was none, and the fire was poor before that. It coughs ash. It has dragged a dictionary between itself and you. Pass an idea over, please, and medicine after it.',
        when: ['wary', 'weak'],
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
        text: '{name} is asleep with its chin on the page, and its throat lights the line that it had come to. You bend down and read it. There is a note beside that in claw. It is your name, and a question mark, crossed out.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on the encyclopaedias with its chin on M, and the smoke comes out of it in question marks, smaller and smaller. The tip of its tail lies in your book. It is keeping your place.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to sleep behind a wall of books, laid without a gap but for one, which is as wide as an eye. There is no eye at it now. The smoke comes out that way, and leans away from you.',
        when: ['wary'],
      },
      {
        text: 'You tread on the board that creaks, and in its sleep {name} lights up once, as a lighthouse does, to show you where the rocks are. Then all is dark again. You have been told where not to stand.',
        when: ['wary'],
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
        text: 'In the dictionary, about halfway, there is a lump. {name} has got in under S, hours old, and goes dark when you breathe. Sit down, take some other book, and wonder aloud about something. It will not be able to bear it.',
        when: ['baby'],
      },
      {
        text: '{name} has walled itself up in books, spines outward, without a gap. At times one of the titles is lit from behind. It has no grounds to trust anyone. Sit down there. Say nothing you do not know.',
        when: ['from_child'],
      },
      {
        text: '{name} is the size of a glove, and has got under the only book it can lift, which is about the weather. It has one question, and keeps it from you. Sit with it until it asks.',
        when: ['baby'],
      },
      {
        text: '{name} has got under an open book, laid face down, like a very small house, and smoke comes out at one end. It has a hundred questions and nobody whom it would ask. Sit down, please, and wonder about something aloud.',
        when: ['baby'],
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
          text: '{name} is hours old and has a spark in its throat like a pinprick. It eats, and the spark goes up and down for joy. It coughs. It looks at you to know which of you did that, and gets behind the dish.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'A thought has come to {name}, its first, in the middle of dinner. You see it glimmer all the way up. It is that there is dinner. It eats the rest with great conviction, and looks at you round the dish, unconvinced.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You are not to be trusted, and yet the dish came when you said it would. {name} eats the one and chews on the other, and its throat goes gold to the horns. It has seldom had so good a paradox.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} eats with one oxblood wing spread over the books on your side. The glow comes up in its throat. It thinks. By the end of the dish the wing has been lifted, enough for you to read one title.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '“Enjoy it,” you say, and that is a slogan, and {name} coughs a little smoke. It does enjoy it. It eats, throat alight, and afterwards blows what is left of the smoke to one side, the side where you are not.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} eats, and asks you with a claw what you make of the third line. You say that you do not know. The throat blazes up. Nobody ever tells it that. It moves one coil, and you may sit.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'At dinner {name} eats and reads, by the light of its own throat. It turns the page. Then it turns it back, and tilts the book a very little, with a claw beneath the line. It had noticed you were slower.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'When it has eaten, {name} pushes a book across to you over the edge of the hoard. It is not lending it. It keeps one claw on the cover. But you read a page, and it watches your face, and the claw comes off.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You say that it must have been good. {name} says with its whole brow that it was not good, it was true. You dispute that until the dish is cold. It breathes on the dish, and eats, radiant, and lets you go first.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} eats while you read to it. You leave out a page, being tired. The tip of an oxblood tail comes round, and puts you back. It finishes the dish on the very last line, and its throat lights up your hands.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Over the dish you happen to say something, and {name} stops with its mouth full. It has been wrong about that since the egg. The throat comes up like a sunrise. It swallows, and gazes on you with adoration.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'The dish is empty, and {name} uncoils by one turn. In the middle of the hoard there is a gap left, between the atlases, just as wide as you. The light falls there. It has wondered for some time whom that was for.',
          when: ['trusting', 'glad', 'well'],
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
      ],
      early: [
        '{name} takes one bite of the idea, for the flavour, and puts a ribbon in it. It is still digesting the last, and one does not read two at a time. Come again at {opens}, and it will have finished.',
        'You are early, and {name} nibbles a corner, and glows as far as the first rib. Then it pushes the plate away. It will not be hurried to a conclusion. It should like the rest at {opens}.',
      ],
      late: [
        '{name} eats the late idea, every word, and then hands you back the excuse that came with it. There are teeth marks at one corner. It has been tried, and put on the side of the plate.',
        '{name} had to begin on a cookery book. It eats what you bring, to the end. As a rule it reads people the best bit. The best bit stays in there, behind its teeth, with the fire.',
        {
          text: '{name} had one question ready, and then nobody came that it could ask. It eats, late, and the spark in its throat is blue. You ask what it was going to say. It puts its tail over its nose.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You are late, and {name} eats with its chin on the floor, and its fire does not catch. You blow on it. It turns its head. It would sooner be cold than be lit by someone it has to wonder about.',
          when: ['wary', 'weak'],
        },
        {
          text: 'While it waited, {name} thought of four reasons why you might be late. It eats, golden with them. They are good reasons, well made, and it goes over them again. You do not come out of any of the four.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '“Better late than never,” you say, and there is so much smoke that you lose sight of the dish. You can hear {name} in there, eating, in high glee. When it clears, the dish is empty, and the dragon is behind the hoard.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} eats, and is warm to the horns. Then it takes a volume from the hoard, one of the thick ones, and sets it down on its edge between you. It chooses a second. It takes pleasure in the fit.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} eats as it reads, cheerfully aglow, and you stand behind its shoulder, where you have lately been let stand. It used to wait until you had got to the foot of the page. It turns over while you are halfway.',
          when: ['warming', 'well', 'glad'],
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
        {
          text: 'Nobody came for {alone}, and {name} let its fire down to one coal and lay round that, so as not to lose it. It eats the whole idea slowly, breathing on it. You reach out, and a wing is put across.',
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
          text: '{item}, and {name} eats, and its gold throat lights up as it swallows. It looks at you over the swept horns. Why would you do such a thing? It is a good question, and it takes it to the far end of the books.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}. {name} eats, and finds a meaning in it, and the throat glows. You smile as if you had thought of it. A little smoke comes your way. It would like to see your reasons first.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats {item} and finds an idea in it, near the end. One can see that come up, gold, the whole length of the neck. It opens its mouth, shuts it, looks at you, and then it tells you half.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and {name} chews it for the better meaning. You say what you think the meaning is. You are wrong. It lowers its horns to your level, which it has not done before, to show you exactly how.',
          when: ['warming', 'well'],
        },
        {
          text: 'You offer {item}, and {name} eats it out of your hand, breathing in so as not to singe you. Then you disagree with it about the flavour. The throat goes gold to the roots. It could not have asked for a better dinner.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, thinks, and says nothing, and the light climbs up inside it and stays. You read by that. When you come to a word that you do not know there is a claw under it, and then a whisper, smelling of matches.',
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
          text: 'You roll a coin to {name}, and it rolls it back, edge up, glowing. It has views on that coin. It would like to play again and it would like to know what you want. It puts one oxblood wing round the other coins.',
          when: ['wary', 'well'],
        },
        {
          text: 'You make a rabbit on the wall by the light of its throat. {name} has read about those. It turns its neck to give you more light, and puts up a claw beside your hand. It is a bad rabbit. Yours makes room.',
          when: ['warming', 'well'],
        },
        {
          text: 'You and {name} are arguing, for sport, and have just changed sides. It is winning against itself. It glows right down to the coils with joy, stops, and pushes across to you, with its nose, the stronger half.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} asks the rules, from a distance. You make some up. It sees the hole in them at once, goes through it, roaring, and has won. It looks back at you, bright-throated. Nobody ever left it so good a hole.',
          when: ['wary', 'well'],
        },
        {
          text: '“It is snowing,” you say, and “It is not,” says {name}, overjoyed. You argue up and down the room until each of you has proved the other right. You stop. You look at one another. You change ends.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You cheat. {name} sees you, and is thunderstruck, and its throat lights up the whole room. It had considered every move but that. It gives you the game, and three rings of smoke, and begs to be shown it again.',
          when: ['trusting', 'well'],
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
          text: '{name} is keeping warm on a paradox and does not need stoking. You come in with a game. It marks its place, gives you a nod of its swept horns, and breathes a little smoke between you, like someone drawing a blind.',
          when: ['wary', 'glad', 'well'],
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
          text: '{name} has a paradox that will keep it warm all week, and lies curled round it. You start a game. It watches with one eye, civilly, as one hears out a motto, and draws the tail in over what it was thinking.',
          when: ['wary', 'glad', 'well'],
        },
        {
          text: 'In high spirits {name} is reading aloud to itself, with gestures. You call “Bravo” from the door. The voice sinks to a mutter, and the book goes up. Over the top you get the end of a gesture that could not be stopped.',
          when: ['wary'],
        },
        {
          text: '{name} is as warm as it can get, and plays with you using one claw. Another keeps its place in the book. You are both laughing when you see that the book has shut. It looks at it. It had not noticed, either.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in the best part of its book. It marks the line with a claw, loses you an argument about soup, handsomely, because you seemed to want one, and goes back in. It can be heard being delighted in there.',
          when: ['trusting'],
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
          text: 'You have got out {item}, and {name} plays like a bonfire, all round the books and never on them. Your foot comes near one. It stops, breathing gold. It picks up that book, and two more, and plays on with one arm.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, and {name} has found the paradox in it: whoever wins has nobody left to play with. It is wild with delight. It wins, thinks again, and looks at you sideways through its smoke, to see if you had planned that.',
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
          text: 'There is ink on {name}, old ink, and soot from the bad books. You rub, and the oxblood comes up like polished wood. It watches your hands, claim by claim. They have told it nothing untrue. It takes its tail out of your lap.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, and steam fills the room, so that neither can see the other. It is easier for it so. When that clears the scales are clean, and it is on the top of the hoard, dripping on no book.',
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
          text: 'It is {item}, and {name} was about to refute something. It cannot think what. You go down the long neck, scale by scale, and the gold comes after your hand. By the tail it has agreed with you, and does not mind.',
          when: ['well'],
        },
        {
          text: '{name} hears {item}, and lays its open book face down, which it has never done to a book. You do the wings, the horns, under the chin. It shines so that you could read the spines by it, all round the room.',
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
          text: 'There is no light in its throat, and {name} has not asked why of anything. It takes what you give it, and looks at you with the old doubt. You are glad of the doubt. Far down, something catches, the size of a match.',
          when: ['wary'],
        },
        {
          text: '{name} takes nothing on authority, and it is too ill to argue. It swallows. You sit among the books, not touching any. When the shivering is over it draws one out, with a claw, and lays it where you could reach it.',
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
        {
          text: '{name} smells the medicine for flattery, and finds that it is honest and very bitter. It trusts that much, and takes it. It goes off to be better by itself, behind the atlas. A little light comes over the top.',
          when: ['wary'],
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
          text: 'You bring it as {item}, and {name}, who has left its books unread for days, takes it in and lies there thinking. At last it asks you something, no louder than a page. You do not know. Its throat begins to glow.',
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
          text: '“Because I say so,” you tell {name}. That is the stalest there is. The room fills with smoke from wall to wall. When you can see again, the hoard has been moved to the top shelf, dragon and all. Win it first.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}’s throat came up to hear what you had to say, for it might have been a reason. It is a rule. You give it another, and another, and you can see it going down, rule by rule, to nothing.',
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
          text: 'You see {name} to rest, and it keeps one eye on you over the edge of an atlas. You take down a dull book, and read. It watches you turn four pages honestly. The eye shuts. When it wakes it is warm.',
          when: ['wary'],
        },
        {
          text: 'Halfway through a sentence of yours {name} lays its heavy head in your lap and sleeps. It has never left an argument unfinished. The throat goes down to an ember. You keep its place with one finger, all night.',
          when: ['trusting'],
        },
        {
          text: 'You leave a book within reach and say nothing of bedtime, and {name} reads on, one eye on you. The glow sinks in its throat, line by line. Its claw is still on the page. It is too dark to read.',
          when: ['wary'],
        },
      ],
      little: [
        'You tell {name} to sleep on it, and it lies down on the question, out of respect for the phrase. Almost at once it is up again. There was something hard in the middle, and it must see what.',
        'You put out the lamps, and {name}, not tired at all, reads on by its own throat. You cough. It closes its mouth, and the page goes dark, except for what comes out by the nostrils.',
        {
          text: 'You put {name} to bed on its books and take away the lamp. It is not tired, and it has a lamp. You see it under the door, gold, and hear a page. You try the handle, and it is dark.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} is wished good night, and would like that defined. It is not sleepy in the slightest. It lies there, coiled, radiant, working it out, and lets you tiptoe off. It has found a flaw, and it is keeping it from you.',
          when: ['wary', 'well', 'glad'],
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
          text: 'You sit and offer no opinion. {name}, aglow upon its hoard, waits for one, so as to take it apart. None comes. It is the first thing you have said with which it can find no fault. The tail uncurls a turn.',
          when: ['glad', 'well', 'from_child'],
        },
        {
          text: 'You sit and read a book of your own. {name} hums and glows, and would give a good deal to know which. It comes round by one coil, and sees the spine. It has views. It will have to come nearer to state them.',
          when: ['glad', 'well', 'from_child'],
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
