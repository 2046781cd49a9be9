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
    '“Words fail me,” you say, to something wet and oxblood with shell on one horn. {name} turns this over. There were three of them. Slowly, in a throat no thicker than your thumb, a gold light comes on.',
    'The egg breaks into two equal halves. {name}, damp and oxblood, no longer than a ruler, looks from one to the other, wanting to know which it was in. You tell it: both. Deep in the tiny throat something lights.',
  ],
  looks: {
    thriving: [
      '{name} has found a mistake in the encyclopaedia, and is going about with it in its mouth, unable to put it down. It shows it to the lamp. It shows it to the stairs. Sparks fall out at the corners.',
      '{name} is rearranging its hoard by who would get on with whom. It holds two books side by side, listens, and parts them again in haste. It tries the cookery next to the ethics. A warm glow spreads along the shelf.',
      {
        text: '{name} lies with its chin on a dictionary three times its weight, going over one word with a claw too soft to mark the page. Its throat glows brighter. You lean in to see. The word is “or”.',
        when: ['baby'],
      },
      {
        text: '{name} has a hoard already: one page, out of an atlas, and it lies coiled on the sea. Its throat is no brighter than a match. It asks you why. Not why anything. It has just found the word.',
        when: ['baby'],
      },
      {
        text: '{name} raises one coil by an inch. There lies a book you have not been shown, its pages quite warm. You read, and at the last line you frown. The gold comes up in its throat. That is where it frowned.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} rumbles until you have stopped touching the shelves. Then the tip of an oxblood tail slides one book out of the hoard and across to you, open, with a line singed in the margin. You are wanted to disagree with it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has kept one book out of the hoard, warm and open beneath its chin. The last sentence on the page cannot be true if the first one is. It watches you read, its throat brightening line by line as you get closer.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has a book open on its claws, and has moved its tail from the second armchair, which no one has ever sat in. “Page ninety,” it says, not looking up. “You will disagree.” The gold throat glows.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You ask {name} how it is, and it asks which of them you mean, the one who was here when you began the question. It looks immensely pleased. A curl of smoke goes up. You may take a book.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You ask what {name} is reading. It tells you at length, throat aglow, with smoke rings at the commas, and you are both delighted. Afterwards you notice that a claw lay across the title throughout.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Somewhere in the hoard {name} is laughing, one warm puff at a time. You look in. It swallows the joke, and you watch it go down, glowing, the whole length of that gold throat. It is not for you yet.',
        when: ['from_child', 'wary'],
      },
      'Somebody once brought it {loved}, and there is a commentary now. {name} reads you the dedication, and has to stop twice, for sparks.',
    ],
    content: [
      '{name} lies round its books with one eye shut for the past and one open for objections. There are none. A curl of smoke goes up past the horns, thinks better of being a question, and is only smoke.',
      'A sheep is looking in over the wall, and {name} is reading to it. Neither seems to be expecting anything of the other. At the end of the page it looks up, and the sheep swallows, as if it had followed.',
      {
        text: '“Well, time will tell,” you say from the door. A thread of smoke goes up from {name}’s nose. You think about it. “Tell whom?” The smoke stops. It turns a page with one claw, as calm as before, and lets you stay.',
        when: ['well'],
      },
      {
        text: '{name} turns a page with the tip of a claw and lets out smoke, a little, through the left nostril. It does not agree with the author. It does not disagree enough to burn him.',
        when: ['well'],
      },
      {
        text: '{name} reaches the end of an argument and can find nothing wrong with it. No flare, no smoke, the throat as level as a pilot light. “Sound,” it says, a little sorry, and pushes the book down among the ones it lies on.',
        when: ['well'],
      },
      'In the catalogue of its hoard {name} has a card with one word on it and no shelf mark. The corner is singed from being taken out: {loved}.',
      'It has reached a view of its first {days} days, it tells you, subject to revision. {name} lays them open on its foot, and turns back to the beginning.',
    ],
    curious: [
      'You said “obviously”. One lantern eye comes down until it is level with the word, and the throat of {name} begins to glow.',
      'A moth sits on the dictionary, on the page for moths. {name} holds its breath, which is considerable, so as not to influence it.',
      '{name} has been told that the earth goes round. It has put a grape on its nose, and is walking about a candle, slowly, to get the earth’s side of it.',
    ],
    bored: [
      '{name} has been taking both sides of an argument, and both have bored it. It lets a smoke ring go and watches it agree with the ceiling. Sit down across the chessboard and be difficult.',
      '{name} has ranged the whole hoard by colour, which it despises. Smoke comes from one nostril, the other cannot be bothered. It opens a book, agrees with it, and shuts it. Come and contradict it about something.',
      {
        text: 'You contradict it, on purpose, and it says that no doubt you have your reasons. The throat is dark. Fetch the chess, or an outrageous opinion, and sit down across from it.',
        when: ['sad'],
      },
    ],
    due: [
      'A sheep has walked past {name}, and been wished good day. It does not care for mutton. It eats only what nobody has thought of yet, and nobody has yet. Its meal is due. Think of something, please.',
      '{name} has come to the end of the last idea and licked the page. It looks up at you over spectacles, which it does not wear. Its meal is due. Feed it something, please, with a “but” in it.',
      {
        text: '{name} is the length of a bookmark and has lain down inside a book, across the middle of a sentence. Its gold throat lights the words on either side. It is waiting for the verb. Bring its meal now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, no longer than a bookmark, has got a book open at the middle and looks from the page to you with its mouth ajar. It cannot read. It has only grasped where meals come from. This one is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} does not look up from its book. It has tilted it, though, so that you can read the spine: The Punctual Host. A thread of smoke keeps the place. The meal is overdue. Bring it before it comes to the index.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has shut all its books and lies on them with its throat turned low. “You said that you would come,” it remarks, “and now you have, which proves neither.” One thread of smoke. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} asks whether a dinner that is always about to come can be said to be late. The throat glows, mildly. It has the rest of the argument ready, in nine parts, and would be glad to be interrupted. Bring the meal now.',
        when: ['well'],
      },
      {
        text: '{name} has been at the same page since its meal was due. A fine page, it lets you know, with a small puff. The book is upside down. It has known you too long to bring the matter up. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} lies with its chin on a closed book. It does not lift its head when you come in. It lays one claw over the title. Bring its meal now, and ask it nothing.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The gold throat is dark. {name} has pulled its books in close, spines inward, so that you cannot read what they are. It is weak and its meal is overdue. Bring it now, as far as the first book.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} is chewing the last old saying in the house and getting nothing out of it but smoke. It coughs one grey ring, which hangs between you with a hole in it the size of a dish. Feed it now.',
      '{name} has got as far down the hoard as the telephone directory and is reading it for the plot. The glow in its throat no longer reaches the bottom of the page. It is hungry. Bring its meal now.',
    ],
    starving: [
      'There is no gold left in {name}’s throat. It has been through the entire hoard to the back covers and lies with one claw in a railway guide, trying hard to find it puzzling. It is starving. Feed it at once.',
      'You find it gnawing the spine of a railway timetable. The gold has gone out of its throat. {name} looks up, ashamed, a bit of the night express on its lip. An idea, any live one, at once.',
    ],
    weak: [
      'To annoy it you recite the stalest slogan you know. No smoke. {name} lays its horns down on an atlas and says there may be something in that. It has been fed. Medicine, then, or a good rest.',
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
      '{name} has sat so long among its books that dust has come down on all alike. You take it for the next volume and blow. Two eyes look out, not pleased, from a stripe of clean oxblood. Do the rest with water.',
      'Between its scales {name} has two days of candle wax, crumbs and bits of footnote, and somewhere in the middle there is an itch. It has tried to reach that by reasoning. A wash, please.',
    ],
    sick: [
      'You try a paradox on {name}. “Very likely,” it says, and lets its chin sink on the atlas. The gold in its throat has gone to cold grate. It would agree to anything. Medicine, now, before you try it on a slogan.',
      'You try {name} with the barber who shaves everyone that does not shave himself. It does not ask about his chin. The gold throat has gone the colour of candle ends, and the books under it are cold. Bring medicine now.',
    ],
    failing: [
      'The throat is grey as a cold stove. {name} has closed all its books and laid its head upon the heap, and a moth has settled between its horns, unsinged. Medicine and food, quickly, or that is the end of the story.',
      'You try it with the barber who shaves everyone but himself, and {name} does not lift its head off the books. The gold is gone from its throat. Only ash comes where the answer would be. Medicine and food at once, or it dies.',
    ],
    near_death: [
      'The books under {name} are cold. It has one open and cannot hold the page down, and the gold in its throat is a single coal. It has hours. Sit against its side and read to it, on and on, anything but the ending.',
      '{name}’s throat is dark, but for a spot no bigger than a coin. One book has been pushed down off the hoard and lies open where a person might sit. Come now and read to it, and stay. Alone it has only hours.',
    ],
    asleep: [
      '{name} sleeps with its chin across an open book. Its throat glows and dims, and at each glow you get one more line over its shoulder. At the foot of the page you wait. A claw, fast asleep, turns it.',
      '{name} has gone to sleep on the word “nevertheless”, with one claw in the page to keep the place. The gold in its throat comes and goes like a banked stove. Every so often a little smoke, shaped like a question.',
      'In the dark, the hoard goes red and black, red and black, with its breathing. Now and again a shelf lights up as far as the titles. {name} mutters “therefore”, and turns over. Mind the sparks, and leave it.',
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
      'As you come in, {name} shifts its coils until they cover the first editions, and with one claw slides a bus timetable out to where a person might sit. You may read that. Sit with it a while, and ask nothing.',
      '{name} keeps a shelf between you and itself, and looks at you through the place where one book is missing. It has read that people can be trusted. It would like a second source. Sit with it, please.',
      'It once waited {wait} for the other half of a conversation. {name} would like to see you stay to the end of a chapter. Sit down, and do not speak yet.',
    ],
    back_from_death: [
      '{name} has counted the hoard, and nothing was taken while it was gone. It counted you twice. “On the other side,” it says at last, with some disgust, “they are quite certain of everything.” It moves its tail, to let you sit.',
      '{name} is going through its books to see where it had got to. In the one it died over, somebody has marked the page with your receipt. It reads that twice, its throat a low gold, and does not look up until it can.',
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
          text: '{name}, no longer than a bookmark, empties the dish, hiccups, and burns a neat hole through the page it was sitting on. It puts its eye to the hole. The next page appears to be about something else. It is enchanted.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '“Is this sentence false?” you ask, holding it out by the edge. {name} sniffs, bites, and goes cross-eyed. Down its throat it goes, gold the whole way, and up comes a smoke ring, and {name} puts its head through to ask for another.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} turns its meal over, holds it to the glow of its throat to see whether anything stale shows through, finds it sound, and dines with real enjoyment. Then it asks you, very pleasantly, for your sources.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You leave the paradox at the cave mouth and withdraw. {name} turns it over with a claw, looking for the catch, is delighted to find that it is all catch, and takes it inside where you cannot watch.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, throat going gold. You mention that nobody has ever told you whether a hoard that is lent out is still a hoard. It stops chewing. It grows warm down to the tail. Then it slides one book toward you, to see.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} chews your proof slowly, down to the last line, and breathes out a ring. Then it slides the page over to you. In the margin, scorched very small and fine, is a second way of doing it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You read it the one about the barber who shaves all who do not shave themselves. {name} chews for a long time. Then the gold throat lights, and it moves one coil, so that you may sit on the encyclopaedias.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You serve it a barber who shaves all those who do not shave themselves. {name} rolls it over the tongue, asks who shaves him, and lights up gold to the collarbones. It makes you room in the warmest coil, to go on.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“This sentence is late for dinner,” you say, right on time. {name} holds it in the mouth, rolls it over, and the gold starts up under its jaw. It shifts its coils so that you can sit against the warm side and explain.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} empties the dish, horns lowered, without a drop on the pages. Then it reaches under its third coil, not looking, and draws out a book, and the whole hoard settles by a hand’s breadth. The cover is warm. It is held out to you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} takes the idea in its teeth, chews it for the better meaning, swallows, and goes gold from the chin down. That makes {streak} on time. It has noticed that it no longer asks for your sources.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} swallows the idea to the last comma, and a small glow goes down its neck, and it watches it go. That is {streak} on time. It looks at you as one looks at an unknown author. It has hopes.',
          when: ['baby'],
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
          text: '{name} swallows, and the gold goes slowly down its throat. Then it takes the slip with your name out of one stack of the hoard and carries it over to another. After {streak} on time you have been moved from Fiction to History.',
          when: ['well'],
        },
        {
          text: '{name} once held the theory that keepers come late. After {streak} meals on time running it eats the meal, and then the theory, which it finds a little dry.',
          when: ['well'],
        },
      ],
      early: [
        'You are early, and {name} nibbles a corner, and glows as far as the first rib. Then it pushes the plate away. It will not be hurried to a conclusion. It should like the rest at {opens}.',
        '{name} takes one bite of the idea, for the flavour, and puts a ribbon in it. It is still digesting the last, and one does not read two at a time. Come again at {opens}, and it will have finished.',
        {
          text: '{name} does not look up. It takes one mouthful, for manners, its throat already gold from something on page ninety. Then it draws the dish nearer with a claw and stands it on the book, to keep the place open.',
          when: ['no_item'],
        },
        {
          text: '{name} is still in the middle of yesterday’s paradox, and glowing with it. It takes a corner of your new idea between two teeth out of regard for you, lets out a thread of smoke, and uses the rest as a bookmark.',
          when: ['from_child', 'no_item'],
        },
      ],
      late: [
        '{name} eats the late idea, every word, and then hands you back the excuse that came with it. There are teeth marks at one corner. It has been tried, and put on the side of the plate.',
        '{name} had to begin on a cookery book. It eats what you bring, to the end. As a rule it reads people the best bit. The best bit stays in there, behind its teeth, with the fire.',
        {
          text: '{name} has been looking at one page since dinner was due. It eats what you bring, to the last word, without a glow. Then it takes down what you said about being held up, and files it under Fiction.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your excuse gets to {name} before the dish does. It rolls it on its tongue, finds it stale, and smokes at both nostrils. The meal it accepts. It eats behind a wall of books, with one horn up to see where you are.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '“I began without you,” says {name}, “on the index.” It eats the late dinner, gives you its warm side as ever, and reads you one entry from what is left. Keeper, punctuality of, see Hope.',
          when: ['trusting'],
        },
        {
          text: '{name} had taken one book off the hoard, to make you somewhere to sit. You are late. It eats, glowing happily down to the tail, and lays the book back where it was.',
          when: ['glad', 'warming', 'well'],
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
          text: '{name} had one question ready, and then nobody came that it could ask. It eats, late, and the spark in its throat is blue. You ask what it was going to say. It puts its tail over its nose.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes in the first half of the idea and loses the thread. The rest it leaves lying. The gold in its throat has sunk to a rim, and it turns even that away from you. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} could live a week on one good paradox, and for {hours} hours it had not even a poor one. It eats the whole of it, cold to the horns. It does not argue with you. Never leave it without again.',
        'You can put your hand on the throat of {name}, and it is like a stove in an empty house. It has been {hours} hours. It eats everything, slow to take, and moves its throat from under your hand. Come in time.',
        {
          text: 'There is a gap in the hoard, with a little ash below. {name} got so cold, waiting, that it burned a book. You set the meal down many hours late. It dines facing the gap. It was the one you gave it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You come many hours late with the dish, and say that it is better than never. {name}’s throat goes from gold to grey. It coughs over the phrase for some time. Then it stands an atlas open between you and eats behind Asia.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '“Better late than never,” you say, after {alone}. A stale slogan always gives {name} smoke. It eats, breathing out, until it can no longer see you. That seems to be the purpose.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has had one proverb to live on for {alone}, and has gnawed it down to “All things come”. It eats what you bring. Then it shifts its weight until the best books are underneath.',
          when: ['wary', 'well', 'no_item'],
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
      ],
      full: [
        '{name} has a thought in it already, from end to end, and cannot get its jaws over another. It looks at yours with real regret. It makes a note of the first line. Bring it again at {opens}.',
        '“Not a word more,” says {name}, lying on its back, gold right down to the navel. If it took in so much as a maxim it would set fire to the rug. Come again at {opens}.',
        {
          text: 'The throat is still gold from last time. {name} looks at the full dish and asks whether a meal that nobody eats is a meal, and is so warmed by this that it coils up round the question. The dish goes cold.',
          when: ['no_item'],
        },
        {
          text: '{name}’s throat still glows with a paradox it has not finished. It takes the spoon from you politely, lays it in a book to keep the page, and closes the book. The meal goes cold on the encyclopaedia, A to Bee.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} takes two bites and loses the thread of the argument. It lays the rest in a book to mark the place, and shuts it. The gold in its throat is down to a pilot light. Medicine next.',
        '{name} takes a small bite, and its throat shows a glimmer, like somebody crossing a dark house with a match. The match goes out. It has had as much as it can. Give it medicine next.',
      ],
      loved: [
        '{name} lets its book fall, open, on its spine, and that is unheard of. Dinner was {item}. It eats every scrap, brightening like a street at dusk, and at the last bite the title of every book in the room can be read.',
        '“Define {item},” says {name}, and you put it before it. It eats the whole of the definition, and sighs, and is gold to the tail. Then, because it is a scholar, it licks the plate for exceptions.',
        {
          text: 'You set down {item}. The smoke stops in mid-curl. {name} goes once about it, as one walks around a cathedral, then eats, and for a good while afterwards every brass knob in the house is too hot to touch.',
          when: ['well'],
        },
        {
          text: 'You put down {item} and {name} says nothing, and goes on saying nothing, while the gold climbs its throat until every title in the cave can be read. It takes it slowly. Then it asks you to sit.',
          when: ['well'],
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
          text: 'You offer {item}, and {name}, being courteous, does not look before it takes. The glow gutters. It retches black smoke over the first editions and drags itself across them, to keep them from you. Never that again.',
          when: ['item'],
        },
        {
          text: 'It would not insult you by sniffing, and took {item} straight from your hand. Now black smoke rolls out between {name}’s teeth and the gold in its throat gutters. It crawls in behind its books. Never give it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        '“This sentence is false,” you say, and {name} pounces on it. It is true. It is false. It chases it twice round the room, right up the bookcase and down, and lies there aglow, with the tail of it in its teeth.',
        'You say a thing, and {name} says the contrary, and you take its side at once. It has to cross the floor. You follow. It leaps back with a shout of flame. Nobody has run away with its opinions before.',
        {
          text: 'You throw a paradox across the room. {name} goes round and round after it, throat blazing, and brings it back singed. You stoop to throw it again. There is a claw on it. Next time it had better be one you can spare.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You ask it what has teeth and cannot eat. “Comb,” from behind the folios. What gets wetter as it dries? “Towel.” Then nothing. Then {name}, rather fast, as if it had been saving it, asks you one.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You and {name} take turns at proving that the other does not exist. It is winning, throat aglow. It has wound its tail twice round your ankles, in case you should be convinced.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You tell {name} that your next remark will be false, and then make none. The gold climbs in its throat, higher and higher. You put out the lamp and read by it, and it begs you not to speak.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You ask whether a thing could be hoarded by giving it away. {name} stops with one wing up. The gold climbs from throat to horns, and you are handed a book, then a heavier one, then nine, while it watches its pile to see.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You give {name} a paper ring with one twist in it. It follows the edge with its snout, all the way round, and arrives on the other side without having crossed over. It sits down hard. In its throat something small and gold comes on.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You ask {name}, some hours old, which was first, it or the egg. It looks at the shell. It looks at its own feet. Gold climbs up its throat, and it falls over backwards on an atlas, and gets up to be asked again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You ask {name} a riddle, and it is too happy to want it solved. It holds it to the light by one corner, turns it round, laughs out a spark, and hands it back whole. Somebody else ought to have it as well.',
        '“Up is down,” you say, to amuse {name}, who is already as happy as a library with all its lamps lit. It grants you that. It would grant you anything today. It lies back and glows at the floor, as it now is.',
        {
          text: 'You bring {name} a paradox, a good live one. It is warm to the tips of its horns already, so it only rolls it over with a claw, true side, false side, and tucks it under the atlas for when you need cheering up.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is already glowing when you bring it the one about the barber. It accepts, slips it between two books for later, and breaks you off a corner of what it had. Blow on it. It is still rather hot.',
          when: ['well'],
        },
      ],
      bad_time: [
        'You toss {name} a riddle, and it rolls up against its claw and stays there. It looks down at it as at something in a language that it used to know. Not now. See to what is wrong first.',
        'You say “It is snowing”, as you do, and {name} opens its mouth to deny it, and shuts it again. It lets it snow. There is no game to be had of it now. See first to what it needs.',
        {
          text: 'You toss {name} a paradox, a good one, underhand. It bounces down the books, one after another, and rolls to a stop against a claw that does not close. No glow in the throat. See first to what it needs.',
          when: ['no_item'],
        },
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
          text: 'It is {item}, and {name} plays it by the book, which is open beside it. You make a move that is not in there. It turns the pages. It looks at you, and with one claw, at the bottom, writes you in.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring out {item}, and {name} marks its place, which it does for nobody. The great coils come down off the books like a landslide deciding to be graceful. There is firelight in every window of the tower.',
          when: ['from_child', 'well'],
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
          text: 'Most of what comes off {name} is print: a smear behind the horn, half a margin, the dust of something in nine volumes. The scales shine dark red again. In the basin floats one comma, and it would like to know whose.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Under the soot behind one horn you find print, three lines of it, backwards, off some page it has lain on. {name} wants them read out before you wipe. It disagrees with the second. Then the cloth may go on.',
          when: ['well', 'no_item'],
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
          text: 'You polish a scale that was bright already. {name} looks in and sees you polishing, and in that scale another you, polishing, and so on down. The gold throat lights. No cleaner than before, it will be warm for days.',
          when: ['well', 'no_item'],
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
          text: 'The label says that nothing on the label is true. {name}, too ill to lift its head, reads it with one eye, and then again. The throat begins to glimmer. It swallows the spoonful without noticing, still thinking, and the glimmer stays.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You mention that the medicine is bitter and also is not. {name} frowns, opens its jaws to object, and the spoon is in and out. Its throat goes from ash to gold, bottom upward. “Also is not in what sense?” it says.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You dose {name}, who is as sound as a first edition. It swallows, waits, and reports no difference. It gives you back the spoon, slightly melted. Medicine, it holds, should be kept for when there is something to argue with.',
        '{name} asks what the medicine is against, and you look it up, and it has none of it. It drinks it all the same, as an experiment. The result is a hiccup, with a spark. Keep the rest for a bad day.',
        {
          text: '{name} takes the spoonful and asks to see the bottle. “For that healthy glow,” it reads out, its throat lit gold to the chin, and coughs smoke till the shelf is gone. It was not ill. Keep this for when it is.',
          when: ['no_item'],
        },
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
          text: 'You forbid it in one sentence. {name} holds the sentence up to its glowing throat, turning it, and no light comes through anywhere. So it obeys. Then it files you at the cold end of the hoard, beside the tax tables.',
          when: ['well'],
        },
        {
          text: '“Not near the books,” you say, and give your reason. {name} turns it over looking for a hole, finds none, and swallows its fire like a fishbone. It had been keeping a paradox for you. It puts that one back.',
          when: ['well'],
        },
      ],
      little: [
        '{name} hears your lesson to the end, and does not object, and that alarms you both. It has been of this opinion for some time. It fetches the book in which it wrote that down, and lets you read it.',
        '“And besides,” you tell {name}, and it finishes the sentence for you. You say why, and it gives you a better why. There is nothing left for you to teach. It pats your chair, and offers to be wrong about something else.',
      ],
      bad_time: [
        '“Because I say so,” you said. It is the worst thing that anybody can give {name}, and it took it, with its head low. The throat went out. It has drawn its books in round it, and the highest is against your side.',
        '“Because I say so,” you tell {name}, and it chokes upon it, and grey smoke comes up. It had come to you with something else. It could not so much as raise an objection. See to it first, and teach it later.',
        {
          text: '“Because I say so,” you tell it. {name} waits for the rest of the argument, and there is no rest. The gold goes out in its throat. It coughs a little smoke, and begins turning its books with their spines to the wall.',
          when: ['weak'],
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
        'You tell {name} something that is quite certainly true, and then another, and another. There is nothing in it to hold on to. The eyes close. The fire is banked behind its teeth, and goes in and out like a tide.',
        'You put a ribbon in the book, and {name} objects, at some length, and yawns in the second part. It comes to “thirdly”. It lays its neck along the shelf, to remember what that was.',
        {
          text: '{name} is too tired for a paradox, so you read it the railway timetable. There is nothing in it to think about. The lids close at the third station, and by the terminus the gold has come up again in its throat.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was reading with its eye shut, holding its own head up by a horn. You take the book away and pull the big maps over it. By and by they rise and fall, and a glow comes through the oceans.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tell {name} to sleep on it, and it lies down on the question, out of respect for the phrase. Almost at once it is up again. There was something hard in the middle, and it must see what.',
        'You put out the lamps, and {name}, not tired at all, reads on by its own throat. You cough. It closes its mouth, and the page goes dark, except for what comes out by the nostrils.',
        {
          text: '“Count sheep,” you say, and close the topmost book. {name} finds livestock beneath it, but would like to know whether the sheep that is never reached may be called the last. Its throat glows brighter. Now there are two of you awake.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '“Sleep,” you say, and {name} says, “Why?” You have no good answer. It is so glad of that that it lies down at once, its chin on your chest, to think it over. It reads your eyelids, till they shut, by its own throat.',
          when: ['trusting', 'well', 'glad'],
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
        'You lean back against the hoard and leave all the books shut. No thesis is offered. {name} waits for one, smoking a little. Then the great chin comes down on the pile above you, and the warmth of its throat is on your hair.',
        'Nothing is said for the length of a candle. Then the candle gives out, and {name}, without raising its head from the hoard, opens its mouth a little way, and the cave has light enough for you both.',
        'You have come without one idea. {name} makes sure of it, a warm eye held close to your ear, and thinks this over. Then the coils shift, and two fat volumes are pushed out of the hoard for you to sit on.',
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
        {
          text: '“I always lie,” you tell {name}, and sit down among the books. It is too weak to lift its horns, but you can see the gold in its throat come up a little as it turns that over. Now see to what it needs.',
          when: ['from_child'],
        },
      ],
      asleep: [
        'One book lies open under {name}’s claw, so you sit and read what there is, two pages, softly smoked. When you come to the bottom the claw slides aside, without anyone waking, just far enough for you to turn over.',
        '{name} sleeps, and you sit by it, and once you shiver. Not an eye opens. But the scales along your side of it lift a little, like the slats of a blind, and let some of the warmth out.',
        'Out of the sleep of {name} rises a smoke ring, and inside it, for as long as it takes to read, a word: {loved}.',
      ],
      shy: [
        'You sit down at the foot of the hoard and say nothing clever. {name} has its smoke ready for a slogan, and none comes. After a good while a book slides down the heap and stops by your knee. It is only a duplicate.',
        'You offer no opinion for an hour. {name} watches you do it, over the top of a book it has stopped reading, and cannot find the catch. Finally it lays the book down open. You could see the page from there, if you leaned.',
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
