/**
 * The Beagle is a nose that brings a small loud dog along. It wants to follow the thing to its end, and for everybody to
 * hear about it on the way. It lives a little in the past: what is in front of its eyes is rumour, what went by on
 * Tuesday at ankle height is news. One trail it has followed since it hatched, in and out of all the others: yours, and
 * the fresh end of it is always you.
 * Its voice is out before it knows. There are three of them, bark, bay and song, the song is for finding, and it has
 * never kept a secret. It is sure that a pack is running behind it, and holds up the white tip of its tail for them to
 * follow; when it looks round, there is you, and it makes do. The long ears sweep the smells up off the floor, and go in
 * the soup, and turn inside out. It fears a floor that has been mopped, and a house with one smell in it. It hoards
 * airs: a paper bag from a sausage, a boot that must not be opened. It eats like a tide going out. It sleeps in heaps.
 * It sulks by saying nothing. It trusts fast, by the sleeve. It never comes off a line by itself, never believes a shut
 * lid, never eats in silence. Its keeper is the rest of the pack.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A hole comes in the shell, and a wet black nose fits itself into it and goes to work, left, right, up. For some time that is all there is of {name}. Then it gets to you, and the rest breaks from the noise.',
    'A nose comes out of the egg and takes in all of the room that it can reach. Nothing happens. Then the howl goes off inside, and there is no more egg. This is {name}, ears wet, sniffing after the noise.',
  ],
  looks: {
    thriving: [
      'The wind turns, and {name} stands in the yard with its flag up, receiving. Washing, next door. Bread. A horse. It passes everything on to you at full volume, and once more for those further off, with the horse first.',
      '{name} has rolled in something and come to show it round. It turns slowly in front of you, so that you get both sides. Never has so small a dog been able to tell so much at once.',
      {
        text: '{name} has a nose and is finding out what is attached to it. It has smelled milk, straw, your thumb. At the thumb it opened its mouth, and the whole of a very small howl came out, and knocked it over.',
        when: ['baby'],
      },
      {
        text: 'Its eyes are shut, but the nose has been open for hours. {name} reads the whole of your thumb, back and front, and gives the result: one squeak, very loud for its length.',
        when: ['baby'],
      },
      {
        text: '{name} reads your boots from the toe up, aloud: the gate, the wet step, a dog, that dog again. At the ankle it breaks off in mid howl and pushes its nose down your sock. About that it tells nobody.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} reads your shoe from heel to lace and lifts its chin to tell the street. Something in it makes it stop, look up at you, and lower its voice. It tells the sock instead.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The nose arrives first and goes over you from shoe to collar. The head tips back, the chest fills, and you wait for the street to be told. {name} lets the breath out again, softly, into your sleeve. This one it is keeping.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} reads your sleeve, your cuff and your left shoe, then trots out to the fence and gives the neighbours everywhere you have been, in order, at full volume. It leaves out the other dog. That stays in the family.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} reads your trouser leg from the hem up. Bus, rain, somebody’s terrier, a bun you did not finish. It leans its whole weight on the last chapter and closes its eyes. You came home. It is all in there.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is giving the street the news, flag up, in splendid voice. There was a cat by the gate. It has rained on the hill. Then the nose gets round to you, and reads, and stops. That part is not given out.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has reported the entire room, chair by chair, at the top of its voice. At your shoe it falls silent. It takes one long breath of it, and another, flag up, and walks away without announcing the result.',
        when: ['from_child', 'wary'],
      },
      '{name} comes to fetch you, singing, and takes you to a corner of the larder where there is nothing left but a smell. It is the smell of {loved}. You are both to stand in it.',
    ],
    content: [
      '{name} lies at the front door with its nose to the crack, having the street read out to it. Nothing much: a wet umbrella, the left boot of the postman. It yawns, and passes even that on.',
      'The bread has gone by, on a bicycle, and {name} stands in the yard with its flag up and follows it down the hill by nose. It tells everyone where it has got to. It has got to the bridge.',
      {
        text: '{name} is reading the skirting board from left to right, under its breath. It comes to the umbrella stand, gives it some thought, and finds that the umbrella has been nowhere. The neighbours need not be told. It reads on.',
        when: ['well'],
      },
      {
        text: '{name} reads its way along the skirting board, stops, goes back a hand’s breadth and reads that part again. The flag on its tail rises. It fills its chest, considers, and lets the air out. The neighbours probably know.',
        when: ['well'],
      },
      {
        text: 'Nose on the sill, {name} is reading the street. Bread. Wet umbrella. The tall man with the cat. Nothing worth waking anybody for, though it does say “woof” at the umbrella, indoors, to itself.',
        when: ['well'],
      },
      '{name} has been here {days} days, and can still find the first of them, under the dresser, with its nose. It shows you where. There is dust, and some eggshell.',
      '{name} gets up out of a sound sleep, walks to a certain drawer and breathes in at the crack. It came from there once, and the drawer smells of it still: {loved}.',
    ],
    curious: [
      'A shopping bag has been put down in the hall. {name} reads the handle, the bottom and the seam, then gets in. Its voice comes out of it, deepened: leeks.',
      'Round the leg of the table, and again round it, with its nose a straw’s breadth off the floor. Somebody went here three days ago. {name} would give an ear to know what they were carrying.',
      '{name} has smelled a thing that it has not got a sound for. It opens its mouth, and thinks, and tries a very small bark, with a question in it.',
    ],
    bored: [
      '{name} has read both your shoes from heel to toe, a bus, wet grass, somebody else’s dog, and reported none of it. It lays one velvet ear over the left shoe and sighs into it. Hide something, and let it look.',
      '{name} lifts its nose, opens its mouth for the announcement and shuts it again. Same chair. Same coat. Same you. The velvet ears trail on the floor. Go and hide something that smells. It wants to play.',
      {
        text: '{name} has stopped asking the stairs. It lies with its nose shut under a paw, and there is a fly walking about on its ears. Come and hide a crust somewhere, please, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'The nose of {name} has been over the dish and reports: dish. It has been over the floor and reports: floor. The rest of the dog puts up its flag and passes this on to the whole street. The meal is overdue.',
      '{name} has gone to the cupboard, read the crack under its door from left to right, and sat down. It says one bark. It will say it again in a minute, for the neighbours. Its meal is due.',
      {
        text: '{name}’s nose has been in the bowl, around the bowl and under it, and has found where dinner was. It sits down on its white socks and tries to bark about this. It comes out as a squeak. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The nose has been all round the empty dish and found the soap, the shelf and your left thumb. {name} puts up its head to announce what it did not find. The voice is still two sizes too small. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} smells the dish and tells the whole street: nothing. It smells your left hand, then your right, and tells the street the same. It accuses nobody so far. The meal is overdue. Give it something to report, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has followed your track from the door to the chair, from the chair to the window, flag up, reading it aloud. Not once does it go by the cupboard. It reads that part again, louder. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been telling both walls that the meal is overdue. When you look in it stops, comes to your knee, and tells you privately. It has never lowered its voice before. Bring the meal, or it goes back to the walls.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has gone from house to house with its flag up, and announced that the dish smells of nothing. It is not hungry, only thorough. Three neighbours are at the gate to ask about it. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      '{name} picks up the bowl, drops it, and listens to how that sounds in an empty kitchen. It sounds like a bell. It picks it up once more. The hour has gone by: feed it.',
      {
        text: 'Nobody has heard {name} for some time, and the neighbours have asked. It lies with its nose in the empty dish and its flag flat. It smells that it is you, and turns its face to the wall. The meal is overdue. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} can smell that you have come without it. It has not the breath to tell the neighbours. It tells the floor, and draws one white sock out of your reach. The meal is overdue. Bring it.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} stands at the window and tells the street what they are having at number two, at number five and at the vicar’s. Then it comes to this house, sniffs, and has to leave a blank. It is hungry. Feed it now.',
      '{name} has tracked its last meal from the cupboard to the dish and from the dish, by way of its own chest, to where the trail stops. It is baying at the place. It is hungry, and overdue. Feed it, for the neighbours’ sake.',
    ],
    starving: [
      '{name} opens its mouth to tell the street about the empty dish, and what comes out is breath. It tries twice more, for the neighbours. Then the white tip of its tail goes down to the floor. Feed it at once.',
      '{name} is not howling. The neighbours have come out on their steps because of it. It lies with its nose in the empty bowl, breathing in what is left there, and its flag is on the floor. Food, this minute.',
    ],
    weak: [
      '{name} has its nose under the door, where the news comes in, and is taking it lying down. Something of the first importance goes by outside. The tail rises to about a half. It has eaten. Medicine, or a good rest.',
      '{name} follows its nose across the yard, as ever, but at the trough it lies down and lets the smell go on without it. The flag is low. It would be glad of rest, or of medicine.',
      {
        text: '{name} has news, you can see it gather in the cheeks, and it is too tired to give it, and you are not the one it would tell. The flag trails. It should have medicine, or a good long rest.',
        when: ['wary'],
      },
      {
        text: '{name} has found the biscuit tin, and is pleased, and sings the first line lying down. There is not the breath for a second. Medicine, and the tin can stay where it sees it.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has two days of news on it, and some of it has dried. The white socks are brown, and the flag can’t be told from the dog. The neighbours shut things when it passes. Please wash it.',
      '“What is that?” people ask, and it is {name}, out in the passage, smelling for two days of a ditch. It is very proud of the ditch. All the same it has begun to itch behind the ears. Please wash it.',
      {
        text: '{name} has picked up a trail, a magnificent one, and is giving it full voice. It leads under the table, out past the stove, and wherever {name} goes next. It has never been so close. It needs a bath.',
        when: ['from_child'],
      },
    ],
    sick: [
      'Someone is grilling liver next door, with the window open. {name} lies with its nose on its white socks, and the nose is dry, and has nothing to say about it. Medicine, now.',
      'There is bacon in the pan and no report. {name} lies on its side with one velvet ear inside out, and its nose, when you touch it, is dry as cork and does not so much as ask about your hand. Medicine now.',
    ],
    failing: [
      'You hold your hand to {name}’s nose, with the stairs on it, the street, and everyone you met. The dry nostrils move, once. It has nothing to report. Give it medicine and food at once, or it will die.',
      'The neighbours have knocked to ask why it is so quiet. At the knock {name}’s tail moved once along the floor, and its mouth made the shape of a report, and nothing came. Medicine and food at once, or it will die.',
    ],
    near_death: [
      'You have come in with the whole street on your coat, and {name} reports none of it. The nose only turns, and rests against the hem. It will die within hours unless someone stays. Sit down by it now. Keep the coat on.',
      'You come in and {name} announces nothing. The ears lie where they fell. Only the nose moves, once, and the white tip of the tail lifts by a finger. It knows who. Sit down by it now. It will not last without you.',
    ],
    asleep: [
      'Asleep, {name} is silent from end to end. Only the nose has stayed on duty. As you cross the doorway it quivers, and in the dark the white tip of the tail goes straight up, reports you, and comes down.',
      '{name} is asleep with its lip caught on a tooth. The nose isn’t. It swings round after you across the room like a sleepy compass, gets you, and lets out one muffled woof into the pillow. All is known.',
      'You stand by the basket in the dark. {name} is asleep, but the nose has caught your sleeve and is on its way, dragging the head over the rim as far as the velvet ears allow. Nothing needs doing until it wakes.',
    ],
    asleep_in_danger: [
      '{name} has crept to the bottom of the heap, and there is no humming from it. It wakes at {wakes_at}. Reflect beside it now: it will smell that you are there.',
      'Even in sleep its nose used to follow you across the room. It does not follow now. {name} cannot be woken before {wakes_at}. Sit close to it, at once.',
      {
        text: '{name} sleeps with its head in the bowl, where there is a little left for the nose and nothing for the dog. It wakes at {wakes_at}. Reflect beside it now, and cook for then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} keeps the table between you and holds its nose above the edge. So far it has both shoes and one cuff. It has announced nothing, which is serious. Sit down quietly where the draught can bring it the rest of you.',
      '{name} has read your shoes by the door, inside and out. Now it sits across the room with its nose going, reading what the draught brings of the rest of you. It has announced nothing. Sit down quietly and let it finish.',
      'Your trail ran out on it once, and for {wait} there was only old scent. {name} sniffs at your heels now to see whether you are going or coming. Sit, so that it can tell.',
    ],
    back_from_death: [
      '{name} is back, and has been along every skirting board on its nose without a word, which worried you. At your shoes it stops and goes over them twice. Then the head comes up, and the whole street is told who paid.',
      '{name} has tracked itself through the house, room by room, to the place where the smell of it stopped. There it stood for a time. Then it came and put its nose in your sleeve, and has said nothing since, and wags.',
    ],
    old: [
      'The face has gone white round a nose that has not. {name} no longer runs a line. It lifts its head, thinks, and tells you where it ends.',
      '{name} knows the house as far down as the floorboards go. It lies on the sunny board and turns over old summers, and hums the slow ones.',
      'There are {days} days between the mat and the stove, one upon another, and {name} can put its nose to any of them. It likes the thick ones, where you stayed in.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '“A MEAL,” says {name}, to four gardens. Then the nose goes in, and the dog after it, and there is quiet until the dish is bare. “IT WAS GOOD,” it tells the gardens, who had been anxious.',
        '{name} sees nothing and hears nothing, and eats its meal nose first. When the dish is empty it goes over the bottom once more, slowly, as one reads a last page again, and barks: finished. The neighbours may carry on.',
        {
          text: '{name}’s ears reach the dish before its mouth does, so it eats round them. Then it lifts its face, discovers that something delicious is following it on both sides, and informs the street in one small cracked howl.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}’s nose goes into the dish and both ears go in after it. When it comes up there is a wonderful smell on the left and another on the right, and it spins on the spot to be first at each.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} smells the bowl, sings the contents to the whole street, liver, barley, a pinch of something, and eats it at a run. Then it smells the hand that put it down. About that it makes no announcement yet.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} announces the dish, the liver in the dish, and then, backing off, nose working, an unidentified person standing over it. The street is told. It eats with one ear inside out and adds, at the end, that the person smells of toast.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} announces the dish, the lid and the spoon to the entire street. Then its nose stops at something under the rim. The flag goes up. It walks over, leans on your ankle, and tells you that one in a whisper.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} puts a bay between every two mouthfuls, so that the neighbours can follow. Across the way a window goes up. “Yes,” somebody calls, “we heard.” {name} swings round to you, flag high. They wanted to know.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} announces the dinner to the street, course by course, and goes in up to the ears. When it is done it smells your hand on both sides, thoroughly. What it finds there it keeps, and tells nobody.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} announces the dish to the neighbours on the left, then to the neighbours on the right, and empties it. Then it goes over your hand, finger by finger, and what it finds there it tells only you, hardly above a breath.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} announces your tread, your sleeve and the dish, each to the whole street, and eats. Afterwards it comes with its nose in your palm and says one thing, so low that you have to bend. That is not for the neighbours.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats on time, glad and very loud, so that the neighbours have every mouthful. Then the nose goes over your shoes and learns exactly where you have been. It looks up at you. It tells nobody.',
          when: ['glad', 'trusting', 'well'],
        },
        '{name} eats everything, and still there is a smell of food about. It tracks it round the table leg, past your shoe and back to the dish, and runs it to earth on its own chin. It licks up the evidence.',
        {
          text: '{name} sings before the lid is off, so that the street knows too: {streak} in a row, and on time. It eats with its ears in the gravy. Then it comes to be wrung out, left one first.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats all of it without one word to the neighbours, the flag of its tail flat on the floor. It smells your shoe, and draws away from what it smells. The nose is dry. It needs medicine. Step back.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} smells the dish, on time, and does not bay. It bayed at the first of these {streak}, and at most of the rest, to let the street know. The street knows. It eats up, and hums, for you alone.',
        'From your cuff and your left shoe {name} has worked out the exact smell of you about to feed it, and in {streak} meals on time it has not been wrong. It eats it all. It has called that smell after you.',
        {
          text: 'On time, {streak} in a row, and the neighbours have been told of each. {name} eats first, then trots to the window with its tail straight up. Next door they have already opened theirs.',
          when: ['well'],
        },
        {
          text: 'That is {streak} on time. {name} smells you making up your mind to rise, bays it from the open window, and two doors down a woman sets her clock. Over the dish it falls silent. Somebody shouts across to ask what it is having.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'There is still some of the last lot on its whiskers. {name} takes one mouthful because it would be a crime not to, carries the next behind the sofa, and comes back without it, whistling through its nose.',
        '{name} heard the lid and told the whole street, and then, in front of them all, finds that it can only manage a bite. It is very awkward. Tell them that there will be more at {opens}, and come then.',
        {
          text: '{name} smells the dish from the left, from the right and from the hall, and announces it through the letter box. Then it takes two mouthfuls and leaves the rest. It was never hungry. It only wanted people told.',
          when: ['from_child', 'no_item'],
        },
        {
          text: '{name} reads the dish from end to end and tells the street what is in it, item by item. It eats a very little, to be sure of its facts, and trots off to the window. You mistook a bulletin for an appetite.',
          when: ['no_item'],
        },
      ],
      late: [
        'Footsteps came and came, and {name} announced every one of them, and they were other people’s. Now they are yours, it announces nothing. It eats it all with its flag at half, and then reads your shoes to see where you were.',
        'All that time {name} could smell the tin through the shut door. It eats what is in it, late, to the last crumb. Then it goes and smells along the bottom of the door again, in case somebody better is behind it.',
        {
          text: 'Before it eats, {name} reads your sleeve from cuff to elbow. A stairwell, a bench, somebody else’s dog. So that is where you were. It informs the whole street, and only then puts its nose in the dish.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} tells the street what time you came, and by which road, and whose dog you stopped for. Then it eats. Across the way a curtain moves, and somebody looks at you, and then, at some length, at his watch.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets the dish stand and reads your trouser legs first: the bus, the bank, a spaniel. It gives each out at the window for the whole street. At the spaniel it stops, and says that one again, to you. Then it eats.',
          when: ['well'],
        },
        {
          text: '{name} eats and tells nobody. All down the street they must be wondering. Then it puts its nose into your palm, reads there where you have been instead, and takes it out again, with the flag at half height.',
          when: ['well'],
        },
        {
          text: '{name} tries to tell the whole street how late you are, and it comes out as a breath. It eats, flat on the floor, and turns its nose to the wall. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Before it eats {name} smells your cuffs, slowly, to learn where you were instead. It has to rest halfway up the sleeve. Then it lies down round the dish, and its nose goes on pointing at the cuffs.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had called with all the voice it has, which is hours old and small, and no one came. Now it eats. Then it turns its nose on you, and the flag, which had only just learned to stand up, goes down.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} does not lift its head. Only the nose goes, once, over the edge of the dish, and it eats what it can reach lying down. The nose is dry and hot. Medicine, please, and stay out of its wind.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Nobody in the street has heard {name} for the last of those {hours} hours. It eats what you bring, all of it, lying down, and the flag of its tail stays on the floor. Come on time now, and stay a while.',
        '{name} eats it without smelling it first, which is how you can tell what {hours} hours have been to a nose like that. You bend down, and the velvet ears draw back. Let it smell the next meal in good time.',
        {
          text: 'The neighbours know. You can tell by their curtains as you come past with the dish, a whole meal late. {name} smells it, then you, then it, like a cashier with a doubtful banknote. In the end it eats.',
          when: ['well'],
        },
        {
          text: '{name} reads your trouser leg before it goes to the dish. A tram. A staircase it does not know. Another dog. It reports none of this, at any volume, and eats with the flag of its tail let down.',
          when: ['well'],
        },
        {
          text: '{name} empties the bowl and goes back to your old jumper, where its nose has been for {alone}. You sit down beside it. It smells your sleeve, it smells the wool, it compares the two. It stays with the jumper.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} eats, {alone} after anyone was there. Then it smells you slowly, from the shoe to the knee, to learn where you were instead. It learns. It takes its velvet ears to the far side of the room.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} told the neighbours that nobody was here. Then it stopped telling them. It eats lying down, the flag on the floor, and does not smell your hand. Leave the hand there. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is lying on your old coat. For {alone} that was all the smell of you there was, and it has worn thin. It eats, and does not sniff to see who has come. Sit down on the coat too.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} smelt nothing coming for so long that it had begun not to believe its nose. It eats with the flag on the floor. When you speak it does not look to you. It smells the air beside you, where nobody is.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The voice has gone, and the legs nearly. {name} eats lying down, its ears in the dish because it cannot lift them. You tuck one back for it. It moves its head so that the ear falls in again.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} does not want the meal. It wants it known. Tail up, it stands over the dish and bays out the contents, item by item, then once more for those at the back. By the end the stuff is past eating.',
        '{name} smells your dish from end to end, twice, like somebody reading a menu after dinner. One lick is all it has room for. It goes to lie down where the smell is best. It will be dining at {opens}.',
      ],
      ill: [
        '{name} reads the dish with its nose from end to end and lifts its head to tell the street. What comes out would not reach the mat. It eats a little, with one velvet ear in the dish, and leaves it lying there. Medicine next.',
        'You hold the food under the nose of {name} for a good while, until it knows what it is. It eats a little, slowly, and lays its velvet ear along your wrist. It has no report. It is ill. Medicine next.',
      ],
      loved: [
        'Windows went up all along the road, and it was only {name}, who had been told what it was: {item}. It ate the lot, still singing. Now it licks the air in front of the dish, where there is some left.',
        '{name} had followed that smell since early, from the shop, up the hill, in at the door, up your arm. There it was, in the dish, {item}, the end of it. It ate up. It sat down and howled for happiness.',
        {
          text: '{name} knew at the corner. It knew in the hall. By the time you put down {item} it has bayed itself hoarse, and can only stand there before the bowl with its tail straight up, whispering.',
          when: ['well'],
        },
        {
          text: 'You have {item} wrapped in three papers, in a tin, behind your back. {name} comes through two doors singing. By the time you put it down the next dog along has begun, and the one past that.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} hands down its opinion, nose first: {item}. It eats what lies nearest to the door, and asks whether there was not a sausage in the case.',
        '{item}. {name} walks all round it with its tail at a slope, and eats, humming flat, and brings you the rabbit off the cover of the cookery book.',
      ],
      harmful: [
        'It smelled so good, that was all that {name} knew. It was {item}. The nose is dry now and the loud little dog behind it has gone quiet, belly drawn in. Never leave that where it can be smelled.',
        '{name} tells nobody. It has crept under the bench, its velvet ears in the dust, and shakes without a sound. There was {item}, and it followed that to the end. Keep it behind a lid, and a lid behind a door.',
        {
          text: 'That nose can tell one mouse from another, and {name} swallowed {item} because it smelled of your fingers. It shakes now, and howls on a high thin note. Never give it that again.',
          when: ['item'],
        },
        {
          text: '{name} can smell a mouse through a wall, and it smelled nothing wrong in you, and you gave it {item}. Now it walks backwards from the bowl, heaving, yelping at its own sides. Keep that from it for ever.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bark at {name}. It is thunderstruck. It barks back, you answer, and it tears round the garden to tell every fence that you can talk. It sits down before you, panting. Now say something about a smell.',
        'You hold out your closed hands, and {name} is to say by the smell what is in them. Nothing is. It barks, certain. You open them. It sniffs the nothing all over and has you shut them again, for a fresh one.',
        {
          text: 'You hide a glove. {name} finds it behind the clock and announces this to the whole street, flag up. Then it comes and smells the hand that hid it, finger by finger, without a sound. Those findings are not yet public.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You lay a trail of liver from mat to gate, and go and stand elsewhere. {name} takes it at a run, nose down, singing, past the gate, round the shed, right up to your boots. It stops. It had forgotten whose they were.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide in the wardrobe. {name} finds you at once, climbs in beside you, pulls its tail in after it, and informs the entire street that nobody will ever find the two of you here.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You stand behind the bathroom door and hear yourself announced to the street: left shoe, soap, the number of your bus. Then it goes quiet. Below the handle one white tail tip is waiting, so as not to spoil it for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drag your sock twice round the house, up a chair, and hide in the wardrobe. Far off, full cry. It is the stairs, it is the landing. A nose comes through the crack, and {name} tells the whole street who it is.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide your hand in a slipper. The nose finds it and stops dead. The dog behind the nose does not, and goes over the top, ears, socks, flag. From the other side comes the report, far too loud for the size.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You drag one finger over the floor and {name} goes after it, nose on the board, ears sweeping, so hard that its back end overtakes. It sits up the other way round and barks at where you are not.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is nothing you could add, {name} has the whole garden in its nose and is telling everybody. You hop about. It gives you one bark, in passing, and the neighbours are told that you hop.',
        'You play with {name}, and it was in full cry of joy before you began. It runs your game at the top of its voice, and then runs it backwards, to smell what it had looked like from the other end.',
        {
          text: 'You hide the glove. {name} announces the glove, the cushion on top of it, everyone who ever sat there, and a dog it would have liked. There is no louder to go. The tail has to take the rest.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have hidden the treat in the fourth box. {name}, tail going like a wiper, has already found a treat, a button, a spider and a smell from before the house was built. It gives you the button.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '“Find it,” you cry, and {name} looks at you from between its own ears, and does not go to find it. The tail gives one beat for your trouble. Leave that. See to what it needs.',
        'You drag a sleeve along the grass for {name} and it lets the trail go cold. The nose lifted, and lay down. It has something else to tell you, and is telling it very softly. See first to what it needs.',
        {
          text: 'You hide the glove for {name} to find. It raises its nose an inch, lays it down on its white socks, and reports nothing. Next door a window opens, to ask about the quiet. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It tries, because you began it, and walks into the leg of the chair, which it did not smell. {name} is ill. Bring medicine, not games.',
          when: ['ill'],
        },
        {
          text: '{name} follows the trail you laid as far as the first place where there is no food, and stops. There had better be some. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You only thought “{item},” and {name} has had it by the nose since the gate. It bays. It runs you round the apple tree. You say go, and can follow the rest from indoors, by ear.',
        'It is {item}, and {name} tears down the garden, giving tongue, flag up, ears inside out. It leads a very large pack, it believes. You run behind, and are the pack. You are told to spread out.',
        {
          text: 'You offer {item}, and {name} goes rigid from nose to flag, one sock lifted. Then the sound starts, low, and rises, until two streets away a window opens and someone, by the tone, is happy for it.',
          when: ['well'],
        },
        {
          text: 'It takes one breath of {item} and the tail goes up, the nose goes down, and the rest of {name} is towed through the house, singing, past you twice.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} smells it on every side. It smells of shop. It is kind to it for a moment, and then goes to see how the bin has come on. Hide something instead.',
        'It does not run anywhere, nor does it hum: {item}. {name} would sooner have a trail with a piece of liver at the far end.',
      ],
      harmful: [
        'A yelp, the kind with no music in it. {name} has pulled its foot in under an ear and will not give it to you. Have done with this: {item}.',
        '{item}. {name} followed it, as it follows everything, to the end, and the end hurt. It sits there sneezing, and its eyes run. Keep it away from that.',
      ],
    },
    clean: {
      wanted: [
        'You wash the mud from inside {name}’s ears, where it cannot look and so never believed there was any. You hold the cloth under its nose. It reads it for a long time. Then it turns you the other ear.',
        'You sponge {name} from the front backwards, and the tail, which was brown to the end, comes out with a white tip. It looks round at that. It lifts it, dripping, straight up, for whoever had lost sight of it.',
        {
          text: 'From the tub {name} reports each smell as it goes: pond, hedge, whatever was under the hedge. You dry the last white sock. It sniffs the sock, then its own elbow, and tells the whole street that there is a new dog here.',
          when: ['well', 'no_item'],
        },
        {
          text: 'What came off in the bath was fox, mostly, and some pond. {name} stands dripping and smells its own leg, and does not know who that is. It barks at the leg. Then it sees the white socks, all four.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash {name}, which was clean, and only smelled of several streets and a fair. It follows the last of that round the plughole with its nose, and reports to the neighbours that it has been robbed.',
        'Nothing comes off {name} on the cloth, though you go into both velvet ears. It smells the cloth for itself. It finds a good deal there that you have missed, and tells you about it until you hang it up.',
        {
          text: '{name} was clean, and now it is clean and smells of soap. It picks up the trail at once and goes baying through every room with its flag up, to find out who that is. Twice it has nearly had them.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash {name}, who smelled of {name}. It puts its nose to one white sock, goes rigid, and bays for the neighbours. Somebody has got in, somebody reeking of lavender, and they are already as far as the tail.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} howled before it knew what it was to be washed with, and that was {item}. The howl turned over in the middle and came down as a croon. You do the socks, the ears, the flag. It breathes it all in.',
        'As a rule a wash takes away everything that {name} has ever read. This one writes something on. It was {item}. It stands with its nose along its own clean shoulder, and can’t get to the end of it.',
        {
          text: 'It is {item}, and {name} informs you, and the street, and the street behind. You clean it down to the white socks. Then it puts its nose to its own flank, stunned, and reports that there is nothing to report.',
          when: ['well'],
        },
        {
          text: 'Two doors away the nose learns that it is {item}, and it brings {name} at a run. You clean it from socks to velvet, and there is not a sound out of it. The neighbours must be worried.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It smells of flowers that never were, and now so does {name}. It goes out and sees to that, at length, by the compost. Use a hound glove.',
        'It is got over with, note by note, in a minor key: {item}. Some of the ditch remains. A damp cloth for the ears would have been borne in silence.',
      ],
      harmful: [
        'It has taken away its nose. {name} goes along the wall sneezing, and knocks its head against things that it has known since it was born. Rinse it well, and throw out {item}.',
        '{item}. The insides of the ears are red and hot, and {name} drags them over the carpet, crying. Only water now. Never that.',
      ],
    },
    medicine: {
      wanted: [
        'You slip the medicine in behind {name}’s soft lip, and it goes down. The nose, which had nothing to say, turns damp, and lifts, and finds the wall: plaster, mouse. It gives a very small woof, as far as the nearest neighbour.',
        '{name} smells the medicine, then the spoon, then the thumb, and swallows. It has no comment. A while later its nose begins to stir towards the door, where something is going by. It is the first news for some time.',
        {
          text: '{name}’s nose is stopped up, so the spoon goes in without remark. You have screwed the cap back on by the time it begins to work. {name} lifts its head, scandalised. It can smell now what that was, and the street is told.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} could not smell the spoon coming, and that frightened it more than the spoon. It swallows. You wait together. Then one nostril moves, and the other, and it tells the street, hoarsely, that there is toast.',
          when: ['weak'],
        },
      ],
      little: [
        'You give {name} its medicine, and the nose goes after it, inward, to see what it is for. It comes out none the wiser, wet and cold as a nose should be. Put the rest by for when it is dry.',
        '{name} smells the spoon, announces the contents to the street, and swallows them. It was perfectly well, as the street could have told you. It licks where the label was. Keep the bottle for a day when it has nothing to say.',
        {
          text: '{name} smells the spoon before the cap is off and tells the street. It swallows, stands with its tail up waiting for developments, and then has to howl a correction. Keep the bottle for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        'The nose of {name} knew it from the doorway: {item}. It sits down for it, flag up, and sings a little under its breath while it lasts. It tells next door to have some too.',
        'You say the word, and {name} wakes at the other end of the house and gives tongue. It was {item}. It stands there as good as gold until you have done, and then offers you its other side.',
      ],
      disliked: [
        'It went in three times and was told to the whole stairwell three times: {item}. Enough stayed to do some good. Wrap it in cheddar.',
        '{item}. {name} holds it under its tongue and hums, to show that its mouth is empty. You wait. The humming stops first.',
      ],
      harmful: [
        'It gave you its nose to hold, and swallowed. Now it shakes so that its ears tremble at the ends, and has no voice to tell anyone. Never again: {item}. Do not go away.',
        '{item}. {name} walks in little rings, after something that is not there, and falls over on the same side each time. Pour the rest away. It needs you near, and something that heals.',
      ],
    },
    discipline: {
      wanted: [
        '“Leave it,” you say, and {name} comes off the bin, where a haddock had just begun to tell its story. It walks away with its flag at half. Behind it, silently, the story goes on.',
        'You whistle, once, and {name} stops in the middle of the line with its nose still down. It was fresh, it went under the fence. It turns round. It comes back to you like a letter that could not be delivered.',
        {
          text: 'You say enough, and {name} shuts its mouth on the rest. Then a smell comes under the gate, a great one, you can see it land. The cheeks fill. The velvet ears shake. It will never tell you now what that was.',
          when: ['from_child', 'well'],
        },
        {
          text: '“Enough,” you say, finger up, in the middle of the long note. {name} shuts its mouth on it. The rest comes out through the nose, bit by bit, like air from a tyre, and it carries its ears elsewhere.',
          when: ['well'],
        },
      ],
      little: [
        '“Not before the neighbours are up,” you tell {name}, which has sat by the gate since it woke, cheeks full, holding in the news of a hedgehog. It hears you out. It asks, with both ears, whether they are up now.',
        'You explain to {name} about the bin, and its white socks are side by side, a good yard from the bin. It knows. It has known since the last haddock. It listens, nose politely shut, as far as a nose can be.',
      ],
      bad_time: [
        '{name} has been told off, and its flag comes down. It smells your hand. It goes away, comes back and smells it again, to be certain it is the same one. Of this it makes no report to anybody.',
        '“Quiet,” you say, and {name} is, with its mouth still open. That one was not for the neighbours. It was addressed to you, and you have sent it back unread. See to what it needs first. Teach it later.',
        {
          text: '“Quiet,” you say, and you say it at the wrong time. {name} had been telling you where it hurts. It shuts its mouth on the rest and goes under the table, and now you will have to guess.',
          when: ['weak'],
        },
      ],
      loved: [
        'You used {item}, and even {name} can follow that. It comes off the picnic. It was a good clear line, it has to say, and it will keep to it. It says so to the hedge, not to you.',
        '{item}, and {name} shuts its mouth on the loudest half of a bay. It has understood. The half that is still inside makes its cheeks stick out, and it goes and sits under the cart until that has gone down.',
        {
          text: 'You make a lesson with {item}, and {name} is to wait until you say. The nose waits at your knee, the small loud dog holds itself down by the socks. You say. The neighbours are told how well it waited, all of them.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It obeys, and is silent over it, and lies down in the laundry with its face to the basket. A bit of liver would have taught it twice as fast.',
        'What it has learned by that is to do it when you are out: {item}. Lead it by the nose another time. There is plenty.',
      ],
      harmful: [
        '{name} ran from it, and where it ran you can see, for it left a wet line all along the wall. A voice is how it is made. Never use that on it: {item}.',
        '{item}. There is no sound from under the bed. It has taught {name} what your hand smells like when it is angry, and nothing more. Do not do it again.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name}’s ears over its eyes, one velvet flap for each, and it is night. Underneath, it sighs so loudly that a dog across the road replies. It leaves that one unanswered, and rests.',
        'You shut the door, which keeps out the smells, and draw the curtain, which {name} had never noticed. It lets its chin down over the rim of the basket. The last report is a groan. After that the neighbours must manage.',
        {
          text: '{name} stops in parts: the flag comes down, the socks fold, the ears slide off the cushion. The nose works on alone in the blanket until it gets to where you held it. Then that stops too. An hour later the flag is up.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The dog goes down at once, which leaves the nose. It works along the blanket, the hem, your wrist, with a small report on each. Then {name} lays a white sock over it, and breathes like one who has been published.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck {name} in, and it lies there with its nose out, which is not tired and never has been. Somebody two doors off has opened a tin. It is up before you have put out the lamp, to spread the word.',
        '“Settle down,” you tell {name}, and it does so, with a groan, for the length of one breath. That breath had a hedgehog in it. Now it stands at the door with its flag up, and wants it settled out there.',
        {
          text: '{name} shuts its eyes, because you asked. The nose has had no such orders. It rises from the pillow, swings to the wall, and there {name}, eyes still loyally closed, makes it known to the whole street that next door has a new rug.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in and turn down the lamp. Dark makes everything smell louder. From the basket comes news of the mouse, of the gas man, of ancient toast. It hopes that you are getting all this.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was to be {item}, and {name} took one long breath of that, and turned round, and lay down in it, ears over everything. You hear the nose go on for a bit, slower. Then they hear it in the road.',
        '{item}, and {name} goes into its basket, nose first, and does not come up. The ears settle like two blankets. Whatever goes by in the lane now will have to announce itself.',
        {
          text: '{item}, and {name} must read it all first, from one end to the other, aloud. Towards the end the reading gets slow. It comes to a smell that is you, stops there, lays its ears over the place, and sleeps.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It smells of being the only one. {name} rests a little, and hums to make it more, and moves by and by to the dirty laundry.',
        'It lies on it for a time, out of manners, with its nose hung over the side: {item}. A basket with somebody’s shirts in it would do better.',
      ],
      harmful: [
        '{name} has come off it gasping, and its eyes water. Something in there was bad for it: {item}. Get it out of the house and air the room.',
        '{item}. No humming comes from the heap. You dig {name} out by the ears and it cries, on one note, and cannot smell whose arms these are. Never again, that.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} announces your shoe at full volume, then the knee, the sleeve, the collar. At your face it breathes in, breathes in again, and says something very low. Whatever that was, the neighbours are not to have it.',
        'You sit on the back step and {name} reports the bins. Then it reports next door. Then there is a pause, and a velvet ear comes down across your knee, and it breathes you in quietly, like something told in confidence.',
        'You sit so long that a trail settles. {name} strikes it at the door, gives tongue, and works it round the table with enormous care, as far as your knee. It looks up. All that was you. It lies down at the end of it.',
        '{name} hums a little in the quiet, on one note. It only does that about something good, and by the way it licks its lips this was {loved}.',
        '{name} once had nothing to smell of you but an old coat, for {wait}. It puts its nose against the inside of your wrist, where you are fresh, and leaves it there.',
      ],
      little: [
        'You sit down, and {name} gives you one sniff. It has had this page. Go out and get some wind on you, and come back with news.',
        '{name} knows by now how you smell at this hour, three times over, and loves it. There is a crumb under the dresser which it has not spoken with at all.',
      ],
      ill: [
        '{name} begins at your cuff and smells its way up the sleeve, past everywhere you have been, and announces none of it. In the crook of the elbow the nose stops, dry and warm, and stays. Now see to what it needs.',
        'It cannot find you by the nose, so you put your hand over its eyes. {name} lets its breath out into your palm. Stay a little. Then there is something else that it lacks.',
      ],
      asleep: [
        '{name} is asleep, but the nose is not. As you sit down it rises by itself, reads you from shoe to collar, and finds nothing that anyone need be told. The rest sleeps on. One velvet ear is left lying across your foot.',
        '{name} is asleep, and you sit down beside it, not making a sound. It isn’t sound that it goes by. The nose lifts, and finds you, and all four white socks leave off running. You have been caught up with.',
        'A paw goes, then the others. It is running something to earth in there, and murmurs what: {loved}. You sit by, and it runs easier.',
      ],
      shy: [
        'You say nothing, so {name} reads you from a yard away and tells the street: soap, bus, another dog. Then it gets to something it does not know. It stops shouting, and sits down closer to work it out.',
        'All you see of {name} is a white tail tip travelling behind the sofa. It bays that somebody is sitting there. You stay. Nearer, it says so again, lower. By your knee the news is only breath, and warm.',
      ],
    },
  },
  things: {
    feed: {
      'beef sausage':
        '{name} knew about the beef sausage at the butcher’s, and has been telling it since. It goes in whole, with a high note. Then it follows the smell back up your arm to the paper, the string, the knot.',
      'measured kibble':
        'You level off the cup, for it is measured kibble, and {name} watches the knife take away eleven. It eats the rest like a tide. It looks behind the scales, and there, on your cuff, is one of the eleven.',
      'green beans':
        'Green beans: it gives the first a sniff of courtesy. There is butter in the matter, somewhere. {name} goes down after it with both ears in the dish, humming, and comes up with a bean in one, for later.',
      'liver treats':
        'You close your hand on the liver treats and put it behind you. {name} does not look. It shuts its eyes, walks round you, and sings at the right knuckle. You open. It eats, and sings at the left.',
      'rabbit stew':
        'There is a line in it, running, and {name} gives tongue the moment that the lid comes off the rabbit stew. It hunts it round the dish, ears afloat, kills the potato, and looks back to see if you kept up.',
      'apple slices':
        'One crunch, and {name} stops, ears up. The apple slices are from the tree behind the school, and there has been a wasp. It tells you so, with its mouth full, and eats right through to the tree.',
      'cheddar crumbs':
        'You brush the cheddar crumbs off the board, and {name} is there before they land. After that it does the boards, grain by grain, out at the kitchen door and along the hall. It had no idea that you had carried so much.',
    },
    play: {
      'scent trail':
        'You dragged the scent trail through the nettles, and {name} takes it through the nettles, at the top of its voice. At the gate you had stopped to tie your lace. It stops there, too, sits, thinks of you, and goes on.',
      'snuffle mat':
        '{name} wades into the snuffle mat up to the eyes, and you hear it breathe, in and in, like a bellows under a rug. Biscuit. Biscuit. A thing you lost in March. It brings you that, and dives.',
      'hidden treat hunt':
        'For the hidden treat hunt you shut it in the hall and are very cunning. The door opens. {name} does not look on the shelf, or in the vase. It smells your fingers, thanks you, and goes to all nine.',
      'howling duet':
        'You begin it, low, feeling foolish. {name} comes in from three rooms away, running, and by the second bar has its throat to the ceiling beside you. For the howling duet it takes the part where the window hums.',
      'nosework boxes':
        'There are ten nosework boxes, and nine are lies. {name} goes down the row with its tip in the air, says no, no, no, and at the seventh it sits. You open the seventh. It sings it to the other nine.',
      'rabbit squeaker':
        'You press the rabbit squeaker, behind your back, and {name} answers before it knows. It runs to the hedge, since rabbits live there. It runs to you. It stands between the two, ears up, torn, singing both.',
    },
    clean: {
      'hound glove':
        'You draw the hound glove down its side, and what comes off is a fortnight, in three colours. {name} smells it, day by day, while you do the other side. It asks for Wednesday back.',
      'long ear wipe':
        'You lay the ear on your palm like a page and go down it with the long ear wipe. There is gravy in the margin. {name} sighs, turns its head, and gives you the other half of the book.',
      'rubber curry mitt':
        'Round and round goes the rubber curry mitt, and {name} sets its white socks wide and groans, on a scale. When you get to the root of the tail, up goes the tip, and it hits the top note by itself.',
      'muzzle wash':
        'It shuts its eyes for the muzzle wash, and you go along the lip with a flannel: egg, soil, egg. All that work. When you have done {name} opens them, breathes in, and finds the world has a front again.',
      'burr removal':
        'There are burrs in the ears, and you sit in the doorway for the burr removal with its head in your lap. {name} tells you which hedge, at each. When you throw them out, it goes and shows them where home was.',
      'baking soda rub':
        'You shake on the baking soda rub, and {name} goes white and sneezes twice. It smells its own side. There is nobody there. It stands in the middle of the kitchen, unread, until you rub a sleeve on it.',
    },
    sleep: {
      'den crate':
        'You hang the blanket over the den crate, and in go a boot, a bag, and {name}. It turns until all the smells are on the inside. A nose comes to the bars, takes one last line of you, and folds.',
      'pile of blankets':
        '{name} goes into the pile of blankets, barking, as one goes into a crowd. The pile heaves, and quarrels, and lies down in six places. You put on the top one. It hums from underneath, in parts.',
      'laundry basket':
        'You had sorted it. {name} gets into the laundry basket, and now the whites, the darks and the dog are together, with your shirt uppermost. It puts its nose down the neck of that, and is gone.',
      'packmate cuddle':
        'You lie down on the rug, and there is a packmate cuddle before you have found your elbow: ear over arm, chin on knee, a white sock in your ribs. {name} counts noses, by nose, and comes to two.',
      'radio murmurs':
        'You turn it low, and the radio murmurs to itself about shipping. {name} lies against the warm back of it, nose to the grille. Somebody in there has been eating toast. It hums, and drifts out past the lightships.',
      'warm stove corner':
        'In the warm stove corner there are forty years of soup in the wall, and {name} lies with its nose to them. You bank the fire. It breathes its way back, past your time, to some great stockpot, and sleeps.',
    },
    medicine: {
      'deworming tablet':
        'You have it in a ball of cheese. {name} smells the cheese, the thumb, the deworming tablet, and the kindness. It takes the lot, and goes over your hand to see how the thing was done.',
      'ear infection drops':
        '{name} lays the bad ear in your lap, inside out, and hums while you count in the ear infection drops. When you fold it back it hears the hum from both sides, and stops, and does it again.',
    },
    discipline: {
      'quiet cue':
        'You give the quiet cue, one finger, and {name} swallows a siren. It goes down with a lump. The tail is singing still, and the eyebrows, and it looks from you to the window with its mouth shut.',
      'closed bin lid':
        '{name} has never believed in one, and goes over the closed bin lid with its nose, hinge to lip. You stand by with folded arms. At last it sits, and breathes out, and the lid mists over.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep under everything you own, and does not smell it even when you hold it to its nose. It wakes at {wakes_at}. You can reflect beside the heap.',
      'The hunt is in full cry in there, and cannot be called off before {wakes_at}. Sit down by {name}, if you like. It makes room for hounds.',
    ],
  },
  stages: {
    child: [
      'Overnight {name} has become a child and grown a nose. The rest is expected to follow. It trod on its left ear on the way to tell you, and fell into the news.',
      'One day old, a child, and hoarse: {name} has found out that it is on the inside of that noise, and can make it go.',
    ],
    teen: [
      'Half grown, {name} hears with its nose only. You may call. It is at the far end of a smell, and has a previous engagement. What it eats, and when, makes the dog of it.',
      '{name} is a teen, and its voice breaks in the middle of every song, on the best note. It looks round each time for whoever did that.',
    ],
    high_care: [
      'Your trail ends by the stove, in two slippers, and there a {form} has lain down in the fresh part. {name} has got to the end of growing.',
      'A {form}, and full grown, in three colours and excellent voice: {name} sings, and by now the street joins in. It always has good news to give them.',
    ],
    balanced: [
      'Over the hill goes a white tip, after whatever went by. {name} has turned out a {form}, and its own smell leads it home by supper.',
      'Grown now, a {form}, {name} has a hundred lines open and you are one of them. It takes you up where it left off, and never has to cast about.',
    ],
    low_care: [
      '{name} grew up by itself, and is a {form}. Nights, you hear the song, some way off, going along the edge of things. By the time you have the door open it is only air.',
      'It looked round so often for the pack that it stopped: {name}, a {form} now, and full grown, runs without a sound, and holds its tail low, for nobody.',
    ],
    rescue: [
      'One ear was torn, where it all but lost the line. {name} has grown up a {form}, sweeps up as much with the other, and cries the news a little sooner than it need.',
      'A {form}, full grown: the trail of {name} has a place in it where it stops, and a hand’s breadth on begins again. It can show you with its nose. It smells of you there.',
    ],
  },
  trust: [
    '{name} has put its whole nose up your sleeve, as far as the elbow, and left it. It had been wondering what was in there. It was you.',
    'When it looks round now, in full cry, to see who is behind, it does not look surprised. {name} has told the street that it hunts with you.',
    '{name} has brought you to a certain corner, been quiet, and gone away on tiptoe. It is its best smell. It has left you alone with it.',
  ],
  streaks: [
    'Ten meals, every one of them when the stomach rang. {name} has given it out from the front window, and from the back one to be fair.',
    'Twenty-five on time. The postman has congratulated you on the gravies. It was {name} who let it be known.',
    'Fifty in a row. {name} has made a song of it with a verse to each, and is at the liver.',
    'A hundred meals on time, and for the hundredth {name} did not run ahead to look. It walked beside you to the kitchen, humming, with its nose in the air.',
  ],
  ages: [
    'Ten days: {name} has been over the whole house at the height of an ankle, and begins now on the knee.',
    '{name} is thirty days old. There is a groove in the air between your chair and the larder. It made that, by hand.',
    'A hundred days. You can no longer smell them, but {name} can, all of them at once, like standing in a kitchen with the lids off.',
    '{name} is one year old. This morning the wind stood exactly as it did on the first day, and it lay down in the door and had that again.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['scent trail'] },
      wish: 'It has rained, and everything has gone from the yard but worms. {name} would like someone to lay it a scent trail, with a turn in it that it does not see coming.',
      granted:
        'It did not see it coming. It sang from the wrong side of the hedge for ten minutes, in bliss, before it cast back.',
    },
    {
      by: { action: 'play', item: ['howling duet'], hours: [17, 21] },
      wish: 'Towards evening there is a note in {name} that wants another beside it. It would be so glad of a howling duet, before the street goes to bed.',
      granted:
        'You were flat, and brave. A door opened over the way, and someone held out the third. {name} has asked them all for tomorrow.',
    },
    {
      by: { action: 'play', item: ['hidden treat hunt', 'nosework boxes'] },
      wish: 'Somewhere in this house, {name} feels, there ought to be a thing in a place. Hide it a treat, or set out the nosework boxes, and go and stand looking innocent.',
      granted:
        'You stood by the fourth one, looking innocent. It was in the fourth. {name} sang for the other five as well, so that nobody should be sad.',
    },
    {
      by: { action: 'feed', item: ['beef sausage', 'liver treats'] },
      wish: 'The paper bag under its bed is almost out of sausage. {name} would like to have it filled up at the next meal: beef sausage, or liver will do.',
      granted: 'The sausage was for the dog. The paper was for the bag. The string, {name} says, it is going to save.',
    },
    {
      by: { action: 'feed', item: ['rabbit stew'] },
      wish: '{name} has run after rabbits in every sleep it ever had, and has never been told how it ends. It thinks that rabbit stew may be the last page.',
      granted:
        'So that was how. {name} licked the bottom, and lay for a long time gazing at the wall, and that night it ran after them just the same.',
    },
    {
      by: { action: 'feed', item: ['cheddar crumbs', 'apple slices'] },
      wish: 'What it would like is not so much a dinner as an accident: some cheddar crumbs, or apple, near the edge of the table, and nobody looking.',
      granted: 'You looked the other way, and whistled. {name} thought that you did it very naturally.',
    },
    {
      by: { action: 'clean', item: ['long ear wipe', 'burr removal'] },
      wish: 'The left ear has begun to talk. {name} would like it seen to, with the ear wipe, and any burr that turns up there shown to it first.',
      granted: 'Two burrs, a petal and a small quantity of soup. {name} smelled each of them goodbye.',
    },
    {
      by: { action: 'sleep', item: ['laundry basket', 'pile of blankets'] },
      wish: 'The shirts are in and nobody has ironed them yet. {name} would like to be put to rest in the laundry basket, or under every blanket there is, before they are only clean.',
      granted: 'You went through its ears on the way to your shirt. It hummed, and moved over for the sleeve.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has been on the line since daybreak, and where the line goes there is no telling. {name} would like you to be the one who says: here, for today.',
      granted:
        '“Here,” you said. {name} smelled the spot, found nothing against it, and let its legs go, front ones first.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have been out. {name} has only had the cuffs. If you were to sit down with it for a while, it could have the whole story.',
      granted:
        'You sat, and it had it all, with the bus. At the part about the bakery it asked you by signs to begin again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A person smells otherwise at night than at noon, and {name} has only the one of you on its list. Sit with it twice today, and let some hours go by.',
      granted: 'They were both you. {name} suspected it. It laid an ear on either, and was glad to have two.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: '{name} has a song in two halves, and always falls over the cat in the middle. If it were played with twice today it might get to the end.',
      granted:
        'The second half has no cat in it. {name} sang it out to the last note, and was so moved that it had to sit down.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The boot that must not be opened',
        shape: 'cup',
        text: 'There is a wet Sunday in it, with woods. {name} has stopped up the top with a sock, and takes one breath a week.',
      },
      {
        name: 'A button off the postman',
        shape: 'button',
        text: 'It smells of two hundred doors. {name} reads it in bed.',
      },
      {
        name: 'Half a programme',
        shape: 'ticket',
        text: 'From the evening when the brass band came by and {name} joined it. The other half was eaten, on account of the glue.',
      },
      {
        name: 'The burr',
        shape: 'acorn',
        text: 'It rode in the left ear the whole way over the hill. {name} would not have it thrown out, as it had come so far together with it.',
      },
      {
        name: 'A horn',
        shape: 'whistle',
        text: 'Brass, with a dent. It was in the hedge. {name} cannot blow it, but smells along it to the end, and there are the hounds.',
      },
    ],
    return: {
      name: 'A leaf without a smell',
      shape: 'leaf',
      text: 'It came back in its ear. {name} has tried it on both sides, wet and dry. It keeps it in your pocket, and it is beginning to smell of pocket.',
    },
    streak: {
      name: 'The paper bag',
      shape: 'letter',
      text: 'There was a sausage in it once, and now there are twenty-five meals’ worth of air. {name} lets you hold it shut.',
    },
    hundred_days: {
      name: 'A bit of the first doormat',
      shape: 'wool',
      text: 'All the rest of it has been read to pieces. On this there is a foot, coming in, and {name} knows the foot by heart.',
    },
  },
  release: [
    'The door is open and the whole wind comes in. {name} reads it, all the way down, and goes, white tip up. For as long as it can be heard it lets you know how it is getting on.',
    '{name} goes once more along your trail, from the egg to the shoes, and has it whole. Then it takes up another, by the gate, an old one. It looks round to see whether you are behind.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had called the pack, on all three voices, until each gave out. It died lying on your trail, where that was freshest.',
      'Nobody came. {name} had its nose in the sleeve of a coat, and what there was of you in there it has breathed up.',
    ],
    hunger: [
      'The bowl had been licked until it smelled of nothing, and then {name} had smelled that, too. It is dead of hunger.',
      'A paper bag lies by the stove, torn open along the seam and read to the end. Beside it lies {name}, who was not fed.',
    ],
    illness: [
      '{name} is dead. The nose went on a short time by itself, following something that went out under the door.',
      'There was a note, quite clear, with no breath behind it. Then the kitchen was as quiet as it never was. {name} has died.',
    ],
    poison: [
      'Its nose had told it, and it listened to you instead. {name} is dead of that.',
      'It followed a smell to the end, as it always did, and the smell was in your hand. {name} has died of it.',
    ],
  },
  returned: [
    'A nose comes round the door, close to the ground, and on, and on, as if it were pulling something heavy. It was. Here are the ears, and here is {name}. It has followed you home.',
    'You hear it before you believe it: one cracked note on the stairs. {name} stands there, breathing you in, and does not breathe out for a long time.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small hound with long soft ears and a loud voice. Hush, and you will hear how quiet it is.',
      '{name} lies here with its nose to the ground.',
      'Whatever you have in your pocket, {name} would have wished to know. Let it lie by the stone a little.',
      'Here {name} lies curled, nose under tail, four white socks together.',
      {
        text: 'The street has had no news since {name} was laid here. It used to tell us everything, at the top of its voice.',
        when: ['from_child'],
      },
      {
        text: '{name} could find anyone by the smell of their shoes. Leave yours on the grass a moment.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The trail went cold, and it stayed on it.', 'It called, and behind it there was nobody running.'],
      hunger: [
        'It could smell every supper in the street, and none was for it.',
        'Long after there was nothing in it, it knew what had been in the bowl.',
      ],
      illness: ['One morning it could not find the kitchen.', 'It lost its voice first, and told no one.'],
      poison: [
        'It had the best nose in the parish, and believed a hand.',
        'Somebody held out the wrong thing, and it had never left anything.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name} and there is butter, there is butter in the house, and a wet umbrella, and somebody has been stroking a horse. You must tell them. You have told them. They laughed, and that has a smell too, like warm bread, and what you were going to say was, no, wait, under the door, is that a rabbit? Come on. Come on, both of you, run.',
      'You are {name}, and it all comes in at your nose and goes out again as singing. Today it is liver and rain. You are so glad that your ears have turned inside out. Did everybody hear? You will sing it again for those at the back. There was something you wanted of your person, and it was, do you smell that? It was to go after it, with them, now.',
    ],
    content: [
      'You are {name}, on the doormat, with your nose in last week. It was a good week. The same two shoes go out dry in it and come home wet, and there was a ham on Sunday. You are in no hurry. You can hear the kettle, and somebody’s feet, and they are the right feet. You would like them to come here when they have been somewhere, and hold still, and let you read them.',
      'You are {name}. There is a smell that begins under the dresser with a bit of eggshell, and goes under the chairs, and up to the bed, and out, and home, {days} days long, and you have never once lost it. It always ends in the same pair of shoes. Then the shoes get up, and you go after them. You hold up your tail so that they can see where you are. Let them come and sit down now.',
    ],
    bored: [
      'You are {name}. Soap. Soap, and behind that, soap. You have gone along the whole skirting and there is not a soul in it. You said something down the stairwell and what came back was yourself, and you have never been able to smell that person. It is not naughtiness about the bin. The bin is the only one here with a past. If somebody would hide a thing, any small thing, and let you find it, you would tell everyone how kind they were.',
    ],
    hungry: [
      'You are {name} and it is ham next door. It is leeks upstairs. Somewhere below you somebody is doing something slow to an onion, you could weep. And here? You have put your nose into every corner, and there is the bowl, and in the bowl there is only last Sunday, and you have licked that. You are going to sing now. You are sorry. You will stop at once, in the middle of the note, if there is supper.',
    ],
    starving: [
      'You are {name}. You are following something over the kitchen floor, it is very old and very thin, it was a crumb. You have lost it. Here it is. There was singing in you and you have used that up. All the suppers of the street go by at the height of the window, and none of them turns in. You would not ask for gravy. Come, somebody, with food of any kind, come now, and you will find the voice to say thank you.',
    ],
    sick: [
      'You are {name}, and someone has closed the book. You put your face down on the page, and it is a floor. You know that there is a stove, because it is hot on one side. You know that they are here, because the boards say so, but they could be anyone; they could be a chair. You never thought that one could be lost in a kitchen. Come close, one of you, with the bitter stuff, and hold still, so that you can be found.',
    ],
    failing: [
      'You are {name}. The line goes on under the door, and it is so easy now, there is no need even to put your nose down. The others have gone ahead. You can hear them behind the hill, all those voices. You would have liked to tell somebody. There is one smell on this side yet, wool, and salt, a warm wrist. It does not go anywhere. Come with the medicine, wrist, come quickly, and you will be stayed for.',
    ],
    near_death: [
      'You are {name}, lying on the last place where there was a foot. It has been getting fainter and you have breathed as little as you could, so as not to use it up. You sang. You sang all the three, and no one came up from behind, and you have thought that perhaps there never were any, only you, with your tail up. If one came. It need not be a hound. If one came and sat down on this spot, there would be a pack.',
    ],
    asleep: [
      'You are {name}, and the grass is over your ears, and wet, and every blade has been touched by it. There it goes. You open your mouth and the whole hill rings, and to the left of you another takes it up, and to the right, you did know, you always knew that they were there. On, on. One of them runs on two legs and smells of sleeve. If that one is sitting by you now, it can stay in the line. Nobody is ever left.',
    ],
    shy: [
      'You are {name}, behind the stove, and from that person comes a great deal of air. You are going through it. Ink: good. A dog, once. Something sharp near the hands that may be fright or only lemons. It would go faster if you went nearer and you are not going nearer. You have given out half a bark to see what they would do with it. Do nothing with it, whoever you are. Sit there, and smell, for as long as it takes.',
    ],
    back_from_death: [
      'You are {name}. You have been in a place with no air in it and therefore no one, not even before. You cannot tell about it. You, who have told about every chop in the parish. Then came a thread of something. Wool and salt. You put your nose down and did not lift it until there was a doorstep. Now you would like to lie with your face in that sleeve, and at the proper hour to smell something being warmed, for you.',
    ],
    hurt: [
      'You are {name}. Your nose said no. It said so quite clearly, and then the hand said yes, and you have never yet stopped for a nose when there was a hand. Now all the inside of your head is that one smell, there is no street left, there is no stove. You are not going to tell anybody. Come back, hand, smelling as you did. Open the window, and take that away, and be very still here.',
    ],
  },
}

export const BEAGLE: Species = {
  slug: 'beagle',
  name: 'Beagle',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['vocal', 'social'],
  personality:
    'A nose with a small loud dog attached. Reports every smell at full volume and is certain the neighbours want to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'beef sausage',
        'measured kibble',
        'green beans',
        'liver treats',
        'rabbit stew',
        'apple slices',
        'cheddar crumbs',
      ],
      play: ['scent trail', 'snuffle mat', 'hidden treat hunt', 'howling duet', 'nosework boxes', 'rabbit squeaker'],
      clean: ['hound glove', 'long ear wipe', 'rubber curry mitt', 'muzzle wash', 'burr removal', 'baking soda rub'],
      medicine: [
        'vet checkup',
        'ear infection drops',
        'deworming tablet',
        'vitamins',
        'thyroid tablet',
        'weight check',
      ],
      discipline: [
        'quiet cue',
        'recall whistle',
        'closed bin lid',
        'nose redirect',
        'long line walk',
        'ignored howling',
      ],
      sleep: [
        'den crate',
        'pile of blankets',
        'laundry basket',
        'packmate cuddle',
        'radio murmurs',
        'warm stove corner',
      ],
    },
    harmful: [
      'raisins',
      'onion gravy',
      'cooked chicken bones',
      'rat poison bait',
      'corn cob',
      'chocolate biscuit',
      'slug pellets',
    ],
  },
  appearance: {
    look: 'a compact tricolour hound with velvet ears, white socks and a flag-tipped tail held straight up',
    colours: ['#a8642c', '#fbf5ea', '#2b2320'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'drop',
    tail: 'up',
    eyes: '#4a2f1c',
    skull: 'square',
    earTint: 'shade',
    tailTip: 'belly',
    marking: 'saddle',
    extras: ['socks'],
    headSize: 1.02,
    size: 0.94,
  },
  book: BOOK,
}
