/**
 * The Munchkin wants a fair exchange, and a look at what you have got there. It keeps a shop under the dresser, and
 * whatever it takes it leaves a button for; it has never stolen in its life, and never given anything away. It knows
 * people by their shoes: your left and your right are a firm it has dealt with for years, and the rest of you is the
 * management, a voice from upstairs. It has been bargaining with the bottom stair since it hatched; the stair wants too
 * much, and it can wait. It fears being lifted, because of the draught. Its body is long, buff and chestnut, close to
 * its business, quick in the corners; it sweeps as it goes, and sits up on its haunches like a meerkat to see the state
 * of the market. It holds that everyone else is built on stilts, poor things. It eats like a small engine and keeps
 * back the last crumb for change. It sleeps in a slipper, with the hind part left over. It sulks by shutting the shop:
 * an upturned saucer across the way in. It trusts as shops do: cash, then credit, then a key to the till. It never
 * jumps, never breaks a bargain, never says the word for what it is not. Its keeper is its best customer.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg rolls off its cushion, across the floor and under the sofa, where it cracks. You lie down to look. Two walnut eyes, a bit of bright eggshell held close, and legs, presumably. {name} has moved in.',
    'The shell falls in two, and out rolls a great deal of cat on very little leg. This is {name}. It blinks at you, turns about, takes the shiniest splinter of shell in its teeth, and is gone under the sofa, a person of property.',
  ],
  looks: {
    thriving: [
      'A marble has got loose, and {name} with it. They go by under the table, and under the chairs, and round by the stove, neck and neck. At the finish it looks back. The marble is disputing it.',
      '{name} has met the bicycle and is taking it in, spoke by spoke. Everything on it is shiny, and it corners. Up at the top there is even a bell. It sits down before the front wheel, as before a queen.',
      {
        text: '{name} has found the buckle on your shoe. It walks there, which takes all four legs and a rest, lies down so as to cover it completely, and looks up with wide walnut eyes. What buckle.',
        when: ['baby'],
      },
      {
        text: '{name} owns one thing in the world, a crumb of foil, and has been round it nine times. It looks up, and there are your buttons. It loves them. It puts its chin on the foil, so as not to be bought.',
        when: ['baby'],
      },
      {
        text: 'Something clinks under the sofa. You lie flat to look: thimbles, foil, a teaspoon, all in rows, and {name} behind them like a shopkeeper. A short arm slides one piece out to you. It is your key, which you had not missed yet.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes round the door on two legs’ worth of grip, brakes, and drops a paper clip on your shoe. Then it takes it back. Then it drops it again and goes, fast and low, before it can change its mind.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is holding up the hem of the sofa so that you can see in. A thimble, three foil stars, your spare key. You are allowed to pick up the key. You admire it, and put it back. One can always have another cut.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'From under the sofa comes a teaspoon, then a thimble, then a key, then {name} in reverse. It sets them along the edge of your shoe to be viewed. The key is yours. You admire it with the others, and it goes back in.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in under the sofa. {name} lies along its hoard, gleaming on all sides, short of nothing but leg. It moves over to make room for you. You would never fit. It has made room.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'All that {name} wants it has, and it is under the sofa. You look in. It comes out, beaming still, and draws itself up to its full height between you and the sofa. That brings it to your ankle.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name}, sleek and in spirits, sets out all it owns along the edge of the sofa’s shadow, a thimble, two spoons, a bell. You bend to admire. Everything slides back in again, drawn by one very short arm.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'The floor has a crumb on it, a good way off, and {name} goes to see about that without getting up. It has short legs and a great deal of middle. It simply leans, and most of it arrives.',
      '{name} has parked along the skirting, between the coal bucket and a shoe, with a whisker to spare at either end. You take the shoe away. It looks at all that room, starts up, and parks again.',
      {
        text: '{name} takes the corner too fast for its legs and goes under the sofa sideways. Something jingles. A thimble rolls out. A very short arm comes after it, pats about, gets hold of your buckle, thinks, and lets it go.',
        when: ['well'],
      },
      {
        text: 'Four short legs come round the corner, sideways, and after them, like the last carriage, the rest. {name} stops against the wall, sees you, sorts itself straight in three moves, and walks back to do that corner properly.',
        when: ['well'],
      },
      {
        text: '{name} passes at ankle height, corners on two wheels, and is under the sofa. There is some clinking, as of someone doing accounts. It comes out with a teaspoon, thinks better of it, and takes the teaspoon in again.',
        when: ['well'],
      },
      '{name} has a corner under the dresser where it keeps what it finds: a bottle cap, a bit of string. It lies there and thinks of what it liked best of all: {loved}.',
    ],
    curious: [
      'A parcel has come, and {name} has gone all round it, at a trot, to find the end where it gets in. It knocks. It sits up. It asks your shoes who it is from.',
      'Out from under the bath comes {name}, in a cobweb, as if in a shawl. It reports that there is a coin back there, foreign, and that it would need the loan of a spoon.',
      '{name} has stood the spoon up on end against the cupboard and is looking at the top of the spoon. There may be more house up there. It has heard footsteps.',
    ],
    bored: [
      '{name} has dragged the whole treasury out from under the sofa: foil, a thimble, half a watch. It noses the thimble, which rolls a little and stops. There is nobody to beat to the corner. Roll it again, and hard.',
      'Every spoon has been counted, and {name} sits among them with its short arms hanging. They are all there. It had half hoped one would be missing. Come down on the floor, and give it something to chase.',
      {
        text: 'The thimble has fallen over in the window, and {name} lies behind it with its long back to the public. Get down on the boards, and roll a thing in, and be out, when it comes, with your hand open.',
        when: ['sad'],
      },
    ],
    due: [
      'Out from under the sofa backs {name}, all length, dragging the shiniest thing it owns. It puts that in the empty dish and looks at it. It does not look right. A meal would. The meal is overdue.',
      '{name} has parked across the kitchen doorway, from post to post, at the height of all shoes. It is not hungry. It has right of way. Nothing goes through before its meal does, and its meal is due.',
      {
        text: 'In the bottom of the empty dish there is a shining kitten, looking up. {name} leans over the rim to see it, short hind legs off the floor. Neither is hungry yet, but the meal is overdue. Feed them now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} cannot see over the rim of the dish, so it does not know that it is empty. It has been standing with its chin hooked on the edge, paddling its hind feet, for some time. Fill it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has put a bottle cap in the empty dish, its fourth best, and gone back under the sofa to see whether that was what you were waiting for. Two walnut eyes at floor level. Feed it now, and give back the cap.',
        when: ['wary', 'well'],
      },
      {
        text: 'A paw pushes a button out from under the sofa. Then a thimble. Then, with some trouble, a teaspoon. {name} itself stays in. It has noticed that the meal is late, and supposes it has to be paid for. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'A spoon comes out from under the sofa, pushed. Then a thimble, a foil star, your key. {name} follows on its short legs and lines them up beside the empty dish, brightest towards you. It is an offer. Feed it now.',
        when: ['well'],
      },
      {
        text: 'Something tinkles across the kitchen and stops against your heel: the sequin, then the key, then the good marble. {name} is paying in advance, from best to worst, and is down to foil. Feed it.',
        when: ['well'],
      },
      '{name} lies with its chin on its short arms, gazing down into the empty dish, where a cat gazes up. They have been admiring each other for a while now. Its meal is due. Come between them.',
      {
        text: '{name} has come out from under the sofa as far as the shoulders, and there it ran out. It pushes a bottle top towards you, its brightest, and lets go. It is trying to buy its meal, which is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} lies under the sofa and has pulled its biggest shiny thing across the front, like a gate. It could pull no more. Two walnut eyes look round the side. Slide the overdue meal in, and go.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'There is nothing left under the sofa. {name} has carried it all to the bowl, the thimble, the foil star and four coins, and sits behind it on its short legs to see if that is enough. It is hungry. Feed it now.',
      'There is a spoon in the middle of the floor, the good bright one, out of {name}’s own hoard. Behind it sits {name}, low as a draught, and pushes it an inch toward you. It will pay. Feed it now.',
    ],
    starving: [
      '{name} has brought out everything it owns, the thimble, the teaspoons, your ring, and laid it round the empty bowl, in case that is the price. It lies behind it on its short legs, flat. Feed it at once.',
      'Everything has been dragged out from under the sofa, the foil, the coins, the one earring, and pushed in a heap as far as the dish. Behind it lies {name}, its chin on the floor. It is offering all it has. Feed it at once.',
    ],
    weak: [
      '{name} comes round the corner at a walk. You notice because you had already lifted your feet out of the way. It has eaten, and its long middle sags between the short legs all the same. Medicine, or a good rest.',
      '{name} takes the corner by the stove like somebody pushing a car. At the end of it, it sits down, sides going, and looks back at the bend. It ought to rest, or to have some medicine.',
      {
        text: '{name} sees your shoes and makes for the sofa, and has to stop halfway and be a cat lying on a carpet. Its sides go. It does not take its eyes off you. It wants rest, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is selling today lying down, with its short legs out at the corners, and is delighted with every offer. It cannot get up to give change. A spoon of medicine, or let it shut early, and sleep.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is built close to the floor and has been sweeping it for days. Along its belly hang fluff, a paper clip, and the one sequin it keeps looking for under the sofa. It needs a wash. Give it the sequin after.',
      '{name} has swept the whole ground floor, being the right height for it, and after two days it is wearing what it found. The buff is grey. There is a cobweb for a hat. Please wash it.',
    ],
    sick: [
      '{name} has not come out from under the sofa. When you lie flat to look, it is on its side among the bottle tops, and the eyes are the only dull things there. Medicine, now.',
      'You tilt a bright button in the light, and the walnut eyes do not follow it. {name} lies on its long side in front of the sofa, with the hoard behind it where anyone could help themselves. It is ill. Medicine, now.',
    ],
    failing: [
      'Under the sofa, among the foil and the thimbles, {name} lies with its nose against a stolen teaspoon. The spoon mists. It clears. You wait too long for it to mist again. Bring medicine and food this minute, or it dies.',
      '{name} is in the furthest corner under the sofa, with the whole treasure pulled up round it, and its eyes give back less light than the foil. Lift the sofa. Medicine and food, now.',
    ],
    near_death: [
      'Under the sofa {name} lies on its side among the bottle caps. Between a ring and a teaspoon it has cleared a space as wide as a hand. Put yours there now, and stay and care for it. It has only hours.',
      '{name} has brought one bottle top out from under the sofa and got as far as the rug. It lies with its chin on it, the short legs put away. There are only hours left. Get down on the floor and sit with it now.',
    ],
    asleep: [
      '{name} sleeps with its long end out from under the sofa, all four short legs driving hard round some corner. Something glints between its front paws. It is your door key. There is no call to go anywhere until it wakes.',
      'You can hear it under the sofa in the dark: a breath, and a faint clink. {name} sleeps on its back on the hoard, four short legs straight up like a table at auction. It’s all there until it wakes.',
      {
        text: 'Your torch goes under the sofa and forty small things shine back. Round them all lies the long back of {name}, asleep, one stubby paw on the key for which you changed the lock. It can stay there until {name} wakes.',
        when: ['from_child'],
      },
    ],
    asleep_in_danger: [
      '{name} did not reach the slipper. It lies on the bare boards, all its length of it, and the small engine misses. Lie down by it and reflect, now. It wakes at {wakes_at}.',
      'No trade can be done with {name} before {wakes_at}, and it is in a bad way. But a customer can wait. Reflect beside it, on the floor, where it can smell your shoes.',
      {
        text: 'It has gone to sleep right round the empty dish, with a button in the middle, paid in advance. It wakes at {wakes_at}. Reflect by it now, and come then with what is owed.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is under the sofa behind a row of your own teaspoons, set bowl outward like shields. In each of the seven you hang upside down, enormous. Get down on the floor, and stay there quietly, until you are a better size.',
      'Beneath the sofa, as deep as it goes, {name} has hidden everything that shines, except for two walnut eyes. It thinks that you collect as well. Lay down your hands, empty, and stay with it a little.',
      {
        text: 'You look in, and {name} crouches to hide. Nothing changes. The legs were that short already. It stays crouched, over there, being invisible. Sit down quietly, and be as low as you can.',
        when: ['baby'],
      },
      'After that {wait} with no customers, {name} gives nobody credit. The saucer is drawn halfway across. Sit down in front of the shop, and just be seen there.',
    ],
    back_from_death: [
      '{name} has brought one thing back with it: a coin, worn blank, with no country on it. It won’t have it under the sofa. It carries it to you on those low legs, drops it, and climbs into your lap.',
      '{name} has been back a few hours and has spent them pulling the hoard out from under the sofa, counting it, and pushing it in again. Only the coin’s new. It keeps that under its chin, and looks at what you paid.',
    ],
    old: [
      'The stair has come down. Not by much, about the width of a button, where {name} has rubbed against it every day. It can wait a bit longer.',
      '{name} no longer does corners. It has let it be known that corners come to {name}, and lies in the middle of the carpet, holding court with shoes.',
      'There is a groove in the boards from the shop to your chair. {name} has gone along it for {days} days, with its undercarriage, and it runs in it now like a tram.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} comes round the door like a go-kart, brakes against the dish, and eats down to the shine. The shine will not come out. It tries for a while with one short paw, and leaves it for next time.',
        '{name} pulls in at the dish, eats all of it with the engine running, and checks its own belly for crumbs, that being where crumbs go on a cat so near the ground. There is one. It has that too.',
        {
          text: 'To reach the meal {name} has to climb in after it, and eats until it is standing on bright tin. It gets out. It walks all round what it has found, takes the rim in its teeth, and sets off backward for the sofa.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} drives at the saucer, misses, reverses, and gets it at the next pass with all its chest. The milk goes. There, at the bottom, is a shining ring of tin with a small cat in it. It tries to pull it out.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The dish is new, and shines. {name} eats its way to the middle, meets its own walnut eyes there, and looks up fast to see if you know what such a thing is worth. You look away. The dish leaves, on very short legs.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} snatches one mouthful, takes the corner on two short wheels, and eats under the sofa among its bottle caps. Then it comes back for the next. The seventh time it leaves a shiny button beside your foot, and regrets it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, takes the corner on two legs, and is heard sorting things under the sofa. It returns with a bottle cap, lays it in your palm, looks at how it shines there, and takes it back. But it did lay it there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} comes round the kitchen corner on two wheels, eats, and leaves at the same speed. There is a pause, some rattling. It comes back slower and puts a milk-bottle top, one of its second best, in your slipper.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, shoots under the sofa, and backs out with a bottle top, which it sets in the clean dish where the light is. You are allowed to look. When you have looked, it turns it over, so that you can see the other side.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the last corner on its elbow and brakes in the gravy. It eats. Then it goes under the sofa for the best one, the button with the anchor, and parks it on your slipper, and sits back to watch you shine.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats, then walks to the sofa and looks back until you are flat on the floor. You are shown the thimble, the foil, the other earring. Nothing may be touched. Down here the two of you are the same height.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You tap the tin, and {name} comes round the door on two wheels and is in the dish before it stops rocking. Halfway down it leaves off, trundles under the sofa, and pays you: one earring, yours, with interest of a sequin.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'The dish comes on time, and {name} eats it clean. It lies with its chin on the rim and looks at the shine it has made, now with one walnut eye, now with the other. Then it dusts it, sitting down.',
        {
          text: '{name} eats up and dives under the sofa, where teaspoons can be heard being gone through. It comes out with one. That is for {streak} meals on time, running. It is your own spoon, but it has been polished.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The rim of the dish and the chin of {name} are the same height, which is handy. It eats the lot. On time so far: {streak}. It sets off to see how far the floor goes. As far as your shoe.',
          when: ['baby'],
        },
        {
          text: '{name} comes out with its long belly on the boards, eats it all, and rests its chin on the rim, too tired to back. It keeps one walnut eye on your shoe. Push the medicine in low, and go slowly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, goes under the sofa, and there is a clink. It has put by a bottle top for each meal on time, and you have a heap: {streak}. It pushes it out, to show you what you have got.',
        'For {streak} meals on time {name} has taken the last bend into the kitchen a little faster, surer each time that there would be a dish at the end. It brakes, eats every crumb, and there are skid marks, quite straight.',
        {
          text: '{name} takes the corner, brakes with its chin, and is there as the dish touches the floor. That makes {streak} on time. You would look at your watch to be sure, but it is ticking under the sofa.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} brakes at the dish, takes on one mouthful, and has the tank nearly full as it is. It licks the rest bright and leaves it. Your next delivery would be at {opens}.',
        'It is not time, but it does gleam, so {name} has a bit. It looks up under its brows, chewing, to see what you are up to so early. Call again at {opens}, with a full dish.',
        {
          text: '{name} is not hungry. It clears a space in the middle, about the size of a coin, and there at the bottom is something shining, with whiskers. It gazes at that. The rest of the meal is left around it like a frame.',
          when: ['no_item'],
        },
        {
          text: '{name} takes two mouthfuls for the look of it and tips out the rest. The dish is tin, and shines. It goes past you low and fast, round the corner on two legs, and something scrapes as it is pulled under the sofa.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late dish to the last crumb. It finds your dropped coin by the leg of the table, and puts its short arm over it, and looks you in the face. That is for the waiting.',
        'At the sound of the late dish {name} comes round the corner at a crawl, indicating, like a driver who has been promised a clear road before. It eats it all. It leaves by the other side, without overtaking your feet.',
        {
          text: 'It had packed. There is a row of buttons by the door, and a brooch. {name} eats the meal quickly, an eye on you round the side of the dish, and carries the buttons home one at a time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its walnut eyes on your wrist. You take off the watch to wash the dish, there is a skid, something buff goes by at ankle height, and the sofa fringe swings. Evidently you were making no use of it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and sits up, and brings you a button after, as it does. It sets it down on your shoe with both paws. You hold it to the light, and it is the dull one.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} takes the last corner on two wheels, eats, and is off again to your slipper. Out of the toe it hooks the silver button it once gave you. You hear it being driven the whole way back under the sofa.',
          when: ['from_child', 'well'],
        },
        {
          text: 'Round the empty dish lie a sequin, two bottle tops and half an earring. {name} has been trying to pay. It eats with its chin propped on the rim, all the legs given up, and then stretches out a paw and takes back the sequin.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} is too weak to come out from under the sofa, so the late meal goes in. It eats. Then the dish is pushed out to you, as far as one very short leg will go. Slide in medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is the first thing {name} has ever owned: one meal, late. It eats, and takes the last bite off under the sofa, low as a slipper, where your hand does not fit. Be on time with the second.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats what you bring so late, then takes its first corner, on legs like thimbles, falls over and keeps going, away from you. Be on time with the next meal, so that it learns the corner that comes back.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} comes out of its corner by the length of its neck, eats what it can, and lays its chin on the boards. There is a bright key beside it, and it has not looked. It is ill. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours there are scrapings on the floor where {name} pushed its dish to the door, and a good way under it. It eats everything, flat on the boards. It will not look as high as your face. Be on time.',
        'Every bright thing {name} had is lying out in the middle of the floor. In {hours} hours it has found that none of them can be eaten. It eats what you bring, all of it, and shakes. Never again so late.',
        {
          text: '{name} eats it all, belly to the boards, not looking up. Then it goes on its short legs to your shoe, takes out the silver button it had put there for you, and carries it back under the sofa.',
          when: ['well'],
        },
        {
          text: 'The hoard is gone from under the sofa, and dust lies where the thimble was. {name} has moved house, behind the boiler. It trots out low for the chicken, and on the way back takes the bottle top it once gave you.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'After {alone} you come, and {name} eats. Then it goes under the sofa, where it keeps all that shines, and rolls one thing out across the floor to you. It is the one it had from you.',
          when: ['wary', 'well'],
        },
        {
          text: 'Back after {alone}, you put your keys on the floor to fill the dish. {name} eats fast and low, watching your feet. Then something takes the corner on very short legs. The dish is empty. The keys have gone under the sofa.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'In {alone} with nobody here {name} brought its shiny things out from under the sofa and laid them at the door, every one. It eats lying down, and looks away from you. Stay. It has nothing left to offer.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, slowly, after {alone} with nobody there. On legs so short you might think that it was standing. It is not. It watches your shoes, in case they go. Sit down on the floor, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies where it ran dry, in the hall, between two corners. It eats. You would carry it home, but its claws are in the carpet. It goes in under the sofa by itself, and it takes until dark to be all in.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You slide the dish under the sofa, since {name} does not come out. It eats, stretched flat. By the light of your lamp you see that every shiny thing has been pushed up into a wall, and you are on the outside.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full, and looks past the meal at the dish, which is tin. It waits politely until you have scraped everything into the bin. Then something low takes the corner on two wheels, and you have no dish.',
        '{name} looks into the dish for anything that glitters, finds only dinner, and goes under the sofa. Its rear end takes some time to follow. You are left holding the spoon, till a paw comes for the spoon.',
        {
          text: '{name} is full. It tips the meal out on the floor and leaves with the dish, which shines, taking the corner on two legs. From under the sofa you hear it being shelved among the spoons.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} manages two bites. Then it creeps under the sofa, flat as a drawer, and comes out with one thing from the hoard and lays it by your foot. It is the medicine spoon. You will want it now.',
        '{name} takes some of it, a crumb, a rest, a crumb. The last one it tucks against the wall, for later, in case there is a later. There is. It is ill. Bring medicine next.',
      ],
      loved: [
        '{name} ate so fast that its back end had not yet arrived. It is here now, and sees from the shine of the dish what it has missed: {item}. The front end licks its chops and tells it all about that.',
        'There was a squeal of paws on the tiles, and {name} had parked in the dish. {item}. Now there is none. It has looked under both ends of itself, and sits up on its haunches to see if you have more upstairs.',
        {
          text: 'You’re holding {item}, and at the far end of the hall a buff streak leaves the carpet, misses the turn, goes up the wall a little, and arrives. For once {name} hides none of it.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You put down {item}. {name} goes past it, too fast to stop, spins on the tiles, comes back, and carries the best of it under the sofa to be with the silver. A pause. It is more delicious than silver.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} gives it a roll, smells the bottom of it, and makes you an offer so low that you understand. It is in the market for something fishy.',
        '{name} took a sample and has returned the remainder: {item}. It is not blaming the management. Small meatballs are always a safe line.',
      ],
      harmful: [
        'It was something by the floor that shone a little, or smelt nice, and {name} was first there. It was {item}. It lies on its side, short legs drawn up, and does not want its treasures. Never leave that where it lives.',
        '{name} has let go of the button it was carrying. It is curled right round its own long middle, where it hurts. The word for it is {item}. Take away what there is of that, and let it find no more.',
        {
          text: 'It was {item}, and because it came from you {name} did not even hoard it first. It is curled up tight, all that length, and cries at the bend. Lock it away. Anything left about will be taken.',
          when: ['item'],
        },
        {
          text: 'You gave {item} to {name}, who takes whatever comes from your hand. Now it stands with its short legs apart and its back bowed, swallowing at nothing, and then is under the sofa, at the very wall. Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run along the hall in your socks, and {name} undertakes you, between your ankles, at the bend. That isn’t allowed. It does it again. At the finish it sits up on its haunches, to be given the prize.',
        'You wave it on with a newspaper, and {name} goes by in a blur of buff and chestnut, and again, lower. On the last lap it does not brake. You both end up in the laundry. That was the best of it.',
        {
          text: 'You roll a coin and {name} has it, around the corner, under the sofa. You roll another, and another, until you have none. There is a silence. Then one coin comes rolling out, to see what you will do.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You send a bottle top down the hall. {name} takes the corner on its two outside legs, has it, and is gone beneath the sofa. A clink. Out comes one short paw, empty, for the next. You are not shown the collection.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the foil ball. {name} takes the corner on two short legs and is under the sofa with it. There is a silence, and a sound of sorting. Then one paw slides a bottle cap out to you, as change.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tilt the tin lid and a coin of light goes up the wall. {name} can’t jump, and jumps. It gets eleven centimetres. Then it looks at you, sits down upon your foot, and lets you bring the light to it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You crawl under the sofa after {name}. Nobody has been asked in there before. You are stuck fast among the spoons. It watches you with shining walnut eyes, and moves a bottle top to make room for your chin.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You pull a scrap of foil round the table leg. {name} takes the corner in two parts, the front now, the rest presently and rather wide. The front hears something coming, turns, and pounces on it. The foil goes by unharmed.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You make a tunnel of your knees, and in goes {name} at full speed, and is out sooner than it had thought. It looks at the tunnel, and at you. It goes round to the front and queues.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You clap for a race, and {name} has run it, and was in the best of tempers before. It drives round you once more, low and smooth, the way one takes a car out to please a passenger.',
        '{name} is going flat out for joy when you come in with a game. It takes it on without slowing, does the next corner with it, and drops it off. It was going that way in any case.',
        {
          text: 'You throw the foil ball. {name} corners on two legs and goes under the sofa after it, and there is a long noise of things being compared. It comes out and returns yours to you. It has a better one.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The spoon on its string goes round the sofa, and {name} after it, two legs off the ground. Something clinks beneath. You look, and there lie eleven spoons, a thimble, a bell and {name}. It only came out to be kind.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You send a ring rolling by {name}, bright as you please, and it watches it out of sight. Not one short leg made a start. Leave the ring where it fell. See first to what it needs.',
        '{name} has not the petrol for this. It lifts its chin when you call the race, and puts it back down on the boards. Get down there with it, and see to what it needs.',
        {
          text: 'You send a coin spinning past the sofa. It sings, wobbles, lies down. Underneath, among the spoons and the missing earrings, two walnut eyes watch it shine, and nobody comes. See first to what {name} needs.',
          when: ['no_item'],
        },
        {
          text: '{name} comes out on account of the customer, and gets as far as the edge of the rug. It holds on to your toecap. Medicine, before any trade.',
          when: ['ill'],
        },
        {
          text: '{name} brings you the toy by one corner, and beside it a button, and pushes them both to your shoe. It would swap the game, and the shop, for a crumb. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'For {item}, {name} came out of the last bend on two legs. It goes round again to come at it faster. The carpet is in folds. It won’t be told that it has already won.',
        'The event is {item}, and {name} is off the line before you have said so. Down the hall, round the umbrella stand, under you, pursued by nobody, at top speed. It looks up at the finish, to be timed.',
        {
          text: 'The moment you have {item} out, there is a noise under the sofa like a drawer of forks. {name} shoots forth, feet invisible, gets its front round to you before its back has heard, and arrives folded.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}. {name} drops the silver cufflink it goes nowhere without, lets it roll, lets it go down the grating, and comes on so low and fast that the rug comes too.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item}. It goes on a good deal above {name}, who watches from underneath with its paws folded. Something with a floor to it, if you have that.',
        '{name} has put it in the window at half price: {item}. A tunnel would have sold at once, or anything that rolls.',
      ],
      harmful: [
        'It had further to come down than it is made for. {name} is sitting very straight and not moving its back. No more of this, at any price: {item}.',
        '{item}. {name} cried out, and one of its feet is tucked away. It has withdrawn behind the pipe. Throw it out, and then lie down where it can see you.',
      ],
    },
    clean: {
      wanted: [
        'Washing {name} is done from below. You slide a hand under and there is all the dust it has swept up, a whole skirting of it. It rides up and down the basin once by itself, to rinse.',
        'You wash the buff of {name}, and it bears with that, and then water begins to gather in drops along the edge of its coat. They shine. It turns its head, quite still now, and would like you to leave those on.',
        {
          text: 'That low belly has swept the whole house. You comb out of it much fluff, a sequin, a staple, two more sequins. {name}, buff and bright, sorts. You may have the fluff. The rest goes under the sofa in four trips.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The water runs off {name}’s low underside grey, and then it glitters. You strain it and get two sequins, a hairpin and somebody’s earring. {name} counts them back over the edge of the basin, and takes the corner gleaming.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe the belly of {name}, where the floor generally is, and the cloth stays white. It has swept elsewhere today. It bends double, which it is long enough for, to see the white for itself.',
        '{name} was spotless, and you polish it. This it understands. It lies along your arm, turns its chestnut side, then its buff, and looks into the tap from time to time, to see how it is coming up.',
        {
          text: 'The brush turns up no dirt. It turns up a thimble, two paper clips and your other earring, packed in high behind the short front legs. You look at each other. Very slowly, {name} reaches out and takes back the thimble.',
          when: ['well'],
        },
        {
          text: '{name}, already spotless, puts up with the washing until it sees the bubbles, which shine. It takes one in its teeth, corners at full tilt, reaches the sofa and looks. It comes back, wet, for another.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and so {name} drove up of its own accord and parked before you. You do the bonnet, the roof, and along both sides. It asks you, by lying down, not to forget the chassis.',
        'After {item}, {name} is so bright that it catches sight of itself in the fire irons and has to be held. It would like to add itself to the hoard. There is a place by the bell.',
        {
          text: 'With {item} you clean {name} until its chestnut saddle shines. It looks round at itself and is dazzled. Shiny things go under the sofa. It goes.',
          when: ['well'],
        },
        {
          text: 'You begin at {name}’s front end with {item} and work along. It is a long cat. When you reach the tail, the front end has come round by the other side and is waiting to be begun again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} went through your hands like a cake of soap, one end at a time. The end that you got is clean. It prefers a wipe.',
        'It paid you to stop, three buttons: {item}. You had done the better half by then. A little comb would do the other.',
      ],
      harmful: [
        'Its underside has come up in a rash, and its underside is most of it. Wash that off, with lukewarm water, and never use this again: {item}.',
        '{item}. {name} is dragging itself along the carpet to be rid of it. Rinse it well, hold it flat and level, and get that out of the house.',
      ],
    },
    medicine: {
      wanted: [
        '{name} has no speed in it just now, and takes the dose lying flat. You wait. Then a hind foot, away round the corner of its long body, gives one small push. Something has turned over. Sit by it.',
        'The spoon is bright, so {name} looks at that, and the medicine has gone down before the looking is over. It lies long and low and breathes easier. Leave it the spoon. It has its chin on it.',
        {
          text: '{name} is too poorly to get up, but its eyes follow the shine of the spoon all the way to its own mouth, and down it goes. Soon the breathing is easier. Soon after that the short legs are gone, and so is the spoon.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You have to lie flat to reach it, in among the bottle tops. {name} takes the drops without its eyes leaving the spoon, which is silver. You leave it the spoon. An hour on, you hear it being dragged somewhere better.',
          when: ['weak'],
        },
      ],
      little: [
        'The spoon shines, so {name} comes for that, and finds medicine in it, and swallows that to get at the spoon. It was as well as could be. Keep the bottle for a bad day. The spoon has been kept.',
        '{name} takes the dose standing, which is about the same as lying, and tears off round the table to see if it is any faster. It is not. There was nothing to mend. Save it for a flat tyre.',
        {
          text: '{name} swallows the medicine, having nothing for it to cure, and looks at the spoon. Then there is only a go-kart noise round the corner and a clink under the sofa. Keep medicine for when it is ill. The spoon is gone.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} knows the word: {item}. It pulls in, cuts the engine, and lets itself be serviced, with its short legs tucked away. It would not mind having the other side looked at while you are down there.',
        '“{item},” you say, down there on the carpet, and out from the sofa comes the whole long length of {name}. It is over before it has quite finished arriving. It takes a button off you, as change.',
      ],
      disliked: [
        '{item}. It was swallowed, on appeal, in the third round. It did some good. {name} is having a word about it with your right shoe, which it thinks the more reasonable.',
        '{name} has taken its medicine and shut the shop: {item}. A little help came of it. If there is another make, it would look at that.',
      ],
      harmful: [
        'It took your word for it, and {name} takes hardly anyone’s. Now its hind end will not follow. Never again: {item}. Keep it level, and get the right thing.',
        '{item}. {name} lies lengthwise in the hall and shivers, and buttons have rolled out of it in all directions. No more of that. Stay with it.',
      ],
    },
    discipline: {
      wanted: [
        '“That goes back,” you say, and {name} goes back in, and is heard choosing. It comes out with the collar stud and lays it on your palm. It had been the best of the display. It leaves slowly, with its lights off.',
        'You wag a finger, at floor level, and {name} stops short of the toast rack. It looks at itself in it, all in slices. It turns about, which takes it some time, and drives off close to the wall.',
        {
          text: 'The earring is to be given back. {name} goes under the sofa and can be heard choosing. It puts the earring on your foot, looks at it once more, and takes the rest of the treasure, in nine trips, to another sofa.',
          when: ['well'],
        },
        {
          text: '“The key,” you say, palm out. {name} goes in under the sofa and brings a thimble, a foil star, half an earring, and in the end the key. Then it takes away the thimble, the star and the earring, not looking at you.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that earrings are to be left on the shelf. It can’t reach the shelf. It has never been near the shelf. It hears you out, looking up at the shelf with new interest, and then back at you, honestly.',
        '{name} slows down for your lesson about corners, and it was going slowly. It nods along on its short arms. It knows the rule: horn, brake, bend. It likes that somebody else has it written down.',
      ],
      bad_time: [
        'You lay down the law to {name}, from such a height that it sees only your shoes telling it. It lies there with its chin on the boards. Come down to where it is and see what it needs. Teach it after.',
        'You tell {name} off, and it brings you a hairpin, thinking that must be it. You tell it off still. It brings you its second best. It is you who have something to bring. See to that first, and teach it later.',
        {
          text: 'You hold up the stolen watch and are loud about it. {name} was low already, and gets lower. One by one it brings you everything, even the button that was a present, and then it goes away.',
          when: ['sad'],
        },
        {
          text: 'You empty the hoard into a drawer and shut it, and say why. {name} is too low to argue. It reverses under the bare sofa, and one paw goes on patting about in the dust.',
          when: ['sad'],
        },
      ],
      loved: [
        'By way of {item} you have got your ring back, and {name} can’t say that it was roughly done. It puts it in your hand itself. Then it closes the fringe of the sofa, and you hear it moving things about.',
        '“{item},” and {name} brakes before the flower bed, and will from now on. Good signs are worth having on a road. It turns round, in several goes, and drives home with its ears down.',
        {
          text: 'You turn it into {item}, and {name} learns to stop at the door. It stops so well that it slides through. It reverses, beaming, on its short legs, and parks with its nose exactly on the line for you to see.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It will comply. But it is speaking only with your left shoe now, and all day the right one finds its laces undone.',
        '{name} has taken in the rule, and the washing, and the doorstep: {item}. The shop is closed until tomorrow. You could have confiscated something, like a gentleman.',
      ],
      harmful: [
        'You have never known {name} leave its stock lying and run. It is down behind the pipes. That was {item}. Never again. Put the buttons together for it, and wait there.',
        '{item}. It flattened itself, and there is not much to flatten. It has learned to fear your shoes, and nothing else. Take them off. Sit down.',
      ],
    },
    sleep: {
      wanted: [
        'You stand a slipper by the wall, and {name} backs into it as into a garage. There is a fair amount of bonnet left over. It lowers its chin on that, and has switched off everything but the eyes.',
        '{name} is still taking corners when you lift a side of the blanket, low down, just there. It drives in and does not come out. You hear a turn, and a half turn, and breath. It has run out of road.',
        {
          text: '{name} was too tired to crawl under the sofa, so you brought up what was there: an earring, nine foil stars, your missing key. It rested with its chin on them. Now it is off round the bend, and so is the key.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was too tired to reach the sofa, so you slid it under, short legs and all, onto the heap of spoons and rings. It gets up with a key printed on its cheek and takes the first corner flat out.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You park {name} in the bottom drawer and push it to, nearly. It is not tired. There is a rustling among the handkerchiefs, and out of the gap comes a cufflink, followed by a short arm, followed by the cat.',
        '{name} is laid on the pillow, which is very high, and looks out over the edge like somebody on a balcony. It shuts no eye. It waits for you to turn round and comes down by the blanket.',
        {
          text: 'You tuck {name} in and tiptoe out. When you look again something lies under the blanket, long and very still, and it is the ladle. Beneath the sofa two walnut eyes are waiting to hear whether you were taken in.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You carry {name} to its cushion, half of it over each arm. It lies there like a loaf put in to bake, ticking. You have got as far as the light switch when you are overtaken on the inside.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} backs into its slipper, and learns that it is to be {item}. What stuck out of the slipper goes quiet, from the middle to the tail. It is asleep before it has been measured.',
        'It was {item}, and the engine of {name} ticks over once or twice and cools. One short arm is still out, holding something that glitters. You wait. The arm opens, and it rolls off, and nobody goes after it.',
        {
          text: 'You have {item}, and for that {name} comes out from under the sofa. It lies down, nose in, tail in, and then there is the middle to see to. You see to the middle. It sighs, and goes dim like a lamp.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It had to be climbed into, and {name} does not climb, it negotiates. It dozed beside it, on the floor. A shoebox would do nicely.',
        'There was a draught underneath, and {name} is mostly underneath: {item}. It slept a bit. Lower, another time.',
      ],
      harmful: [
        'It fell out of it in the night, and that was a long way for {name}. It goes carefully, and in two parts. Take this away: {item}.',
        '{item}. It did not sleep. It crept off to lie along the warm pipe with its back humped. Never put it there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the carpet, so as to be the right height. {name} goes under the sofa, and comes out, and goes in. At last there are five things by your knee: a button, a key, a pin, a sixpence, {name}.',
        'You sit on the floor. Something slides from under the sofa, as far as one short leg can push: a thimble. You let it lie. A coin follows, then your own door key. Last come {name}’s walnut eyes, to see how you took it.',
        '{name} meets people at the ankle, and lies there with its chin on your foot, eye to eye with the buckle of your shoe. It could have that off in a second. When you get up at last, the buckle is where it was.',
        '{name} once waited {wait} for you. It lies across your feet now, lengthwise, like something put there against the draught. When you move a toe, it gets heavier.',
        '{name} sits up on its haunches beside you and looks at the cupboard, then at you, then at the cupboard. It has not forgotten what came out of there once: {loved}.',
      ],
      little: [
        'It is delighted, naturally, but you have now been in four times without buying. {name} holds the door. Do look in again later.',
        '{name} sits with you, one paw on the till, and looks along the skirting. It has things on order. Come back when the hour is over.',
      ],
      ill: [
        'You get right down on the floor to sit with {name}. From here you can see everything under the sofa: a key, a thimble, your other earring. It watches you see them, and lets you. Now get up, and bring what it needs.',
        '{name} holds on to your shoelace. It is not for sale, it gives you to understand, it is just holding it. Sit with it, and then see what it lacks.',
        {
          text: 'You lie down with your cheek on the boards, and there, at the back, at your own height, is a walnut eye. {name} reaches out and has hold of your collar. It is hot all the way down. Medicine, along the floor.',
          when: ['ill'],
        },
        {
          text: '{name} climbs into your shoe, as far as it goes, since that is where something was always left for it. It turns round in there. It looks out at the lace holes. Put a meal in reach.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps with its head under the sofa and the long rest of it out. You sit down near. Without waking, a short arm comes out, pats along the floor, finds the buckle on your shoe, and draws it in. The foot goes too.',
        '{name} is asleep in your slipper, the hind half on the rug, and you sit down next to it. It does not wake. The hind half, which nobody is in charge of, comes a little way round and lies on your foot.',
        {
          text: 'You lie down flat, to be beside it. Under the sofa {name} sleeps among thimbles and foil, and beneath one short paw is the ring you turned the house over for. You look at it a long time. You leave it there.',
          when: ['from_child'],
        },
        '{name} mutters in its sleep, prices mostly, very low ones, and you do not take advantage. Then its paw closes on your finger, and comes a word that has no price: {loved}.',
      ],
      shy: [
        'You sit down on the floor by the sofa. In time a teaspoon slides out from under it, only the bowl, tilted until you appear there upside down. {name} is having a look at you this way. It keeps hold of the handle.',
        'You stay on the floor, which is {name}’s own altitude. There is a long scrape from under the sofa. A teaspoon comes out, and stops exactly halfway between you, with one short paw still on the handle.',
      ],
    },
  },
  things: {
    feed: {
      'mini kibble':
        'You pour mini kibble, and {name} is at the tap end of it, catching the strays. It eats like a small mill, and has made a row of six along the skirting, sorted, with your toe as the doorstop.',
      'tiny meatballs':
        'The tiny meatballs roll, and {name} heads each of them off, back into the dish, with a short arm. Then it eats them in order of size. The least is kept, and polished, and set in the window, for a marble.',
      'cod cakes':
        'You put down two cod cakes, and {name} lifts one up to look for the stamp. They are sound. It eats the first from underneath, going in like a mole, and comes up through the middle, looking about for the other.',
      'chicken bites':
        '{name} sits up with a chicken bite in both hands and turns it under the lamp. It is worth a pearl one. It eats that, and the next, and the next, and you are three buttons to the good.',
      'baby shrimp':
        'Every baby shrimp is taken out by the tail, laid on the tiles, and looked at sideways through one walnut eye. They are all alike. {name} eats them in a great hurry, before anyone can break the set.',
      'whole sprat':
        'A whole sprat comes down to it, nearly as long as {name}, if not so low. It takes it by the middle, backs it in under the dresser like a man with a ladder, and the tail goes last.',
      'turkey crumbs':
        'You sweep the turkey crumbs off the board, and {name} comes along beneath with its mouth open and its brush out behind. What it cannot hold it sits on. One is brought up to you, as is right, for change.',
    },
    play: {
      'low ramp':
        'You let down the low ramp, and {name} takes it at full throttle, is in the air for the thickness of a book, and lands all along itself, front, middle, back. It looks at the stair, to be sure that was seen.',
      'floor tunnel':
        'In at the floor tunnel with a whoop, and you follow it by the bulge. It stops in the middle, rustling. Out at the far end comes {name}, with a clothes peg, open for business there as well.',
      'big shiny button':
        'You roll it over the boards, a big shiny button, and {name} runs beside it, speechless, until it falls. It looks in it, sees a cat with walnut eyes, and asks you what you want for the pair.',
      'toy train':
        'Round goes the toy train, and round goes {name} behind it, of a height, in the guard’s van’s place. You throw the switch. It takes that on two wheels, with a pin in its mouth, for the far side of the rug.',
      'under sofa chase':
        'You send it in, and there is such an under sofa chase that the cushions jump. Dust comes out at one end, a spring at the other. Then {name}, bonneted in fluff, with the thing, and with half a crown.',
      'carpet skittles':
        'You set up the carpet skittles with care, and {name} sits up to see that they are plumb. Then it comes, low and long, like a bowl with ears. One is left standing. It goes back and buys it.',
      'wooden spoon':
        'You drum with the wooden spoon on the floor, and {name} comes out dancing, short legs, long back. It takes hold of the other end. You have a tug that goes twice round the table, and you keep the bowl.',
    },
    clean: {
      'belly dust wipe':
        '{name} lies along your knee, and you go down it with the belly dust wipe, yard by yard. The wipe comes up grey. It looks at the takings, feels its own clean underneath, and sets off at once to do the hall.',
      'baby comb':
        'The baby comb just fits between its elbows. You comb out a thread, a wood shaving, something in tinfoil. {name} holds on to your shoe and lets you finish the row, and only then puts a paw on the tinfoil.',
      'small nail clippers':
        'You lie down with the small nail clippers, and {name} hands you its feet one after another, as over a counter. Click. It collects the parings, eighteen in all, and gives you one, the best, with the moon on it.',
      'sink rinse':
        'It is a long way up, and {name} shuts its eyes for the lift. But the sink rinse is warm, and the drain has a shiny thing in it. It is rinsed with an arm down the hole, feeling about.',
      'cobweb removal':
        '{name} backs out from behind the stove like a small bride, and you see to the cobweb removal, fold by fold. The spider is in it. It is put down by the skirting, with a button, for the loss of its premises.',
      'short leg sponge':
        'You go in from the side with the short leg sponge, and {name} stands very high, as it thinks, to let you. Front pair. Rear pair. In the middle you lose the sponge, and it walks off over it, polished.',
    },
    sleep: {
      shoebox:
        'You put the shoebox down by the wall, and {name} drives in, reverses out, and parks it properly, tail first. It pulls the tissue up to its chin. You set on the lid, crooked, as it likes, for the light.',
      'doll bed':
        'There is a small quilt on the doll bed, with a frill. {name} lies down on it at full length, and its hind feet are in the next room. You bring up a footstool for them, and it thanks you, or them.',
      'bottom drawer':
        'You leave the bottom drawer open by a cat’s height. {name} goes in over the edge, along the vests, round the corner, and lies with its whole length in the dark, and a sleeve pulled after. The handle rattles when it snores.',
      'old slipper':
        'The front of {name} goes down into the old slipper as far as the toe, and out at the hole comes its nose. You lay your sock over as much of the rest as it will cover.',
      'low footstool':
        'It looks at the low footstool, spits on its hands, so to speak, and takes it in one go, front end, pause, back end. {name} lies along the top with its feet hanging, and touches the floor, to be sure.',
      'pile of mittens':
        'You tip out the pile of mittens, odd ones all, and {name} goes in like a mole. It has paired two of them by the time the heap lies still. A thumb stands up out of the wool, and falls over.',
    },
    medicine: {
      'joint chews':
        '{name} bites a joint chew, hears it ring true, and eats it sitting up. It tries its back legs, one, then the other. It tries them on the side of the bottom stair, in passing, and gives you a look.',
      'weight check':
        'You slide the scales under it for the weight check. {name} lies along them, over at both ends, and reads the figure upside down. It sets one brass button on beside it, then takes that off again, to be exact.',
    },
    discipline: {
      'treasure confiscated':
        'You hold out your palm, and have the treasure confiscated: the earring, the stopper. {name} gives them up one at a time, sitting straight. It goes to the shop and turns over the card. You hear it dust the empty place.',
      'finger wag':
        '{name} watches the finger wag, left, right, left, from down by your shoes. It drops the teaspoon. It takes hold of the finger with two short paws, looks it over, back and front, and returns it to you.',
    },
  },
  refusals: {
    asleep: [
      'The saucer is across, and {name} is asleep in the slipper. No deliveries before {wakes_at}. You can reflect on the step outside. There is no charge for that.',
      'You hold it out, and the half of {name} that is in sight has no hands. It wakes at {wakes_at}. Reflect by it now, if you like, and do your business then.',
    ],
  },
  stages: {
    child: [
      '{name} is a child and has gone into trade. It found a button under the stove, and sold it to you, and you seem to have paid with your glove.',
      'A child now, {name} has met the bottom stair. It looked up at it for a while. It named a figure. They are still talking.',
    ],
    teen: [
      'Half grown, which for {name} has all been lengthwise. It no longer believes in shops. It lies behind the dresser playing the spoon, and comes out for meals, so see that they are there.',
      '{name} is a teen, and rides the toy train without a ticket, standing. It is known in every room, by the ankles.',
    ],
    high_care: [
      'Full grown: a {form}. {name} has taken down the saucer for good. You may walk straight in, as far as you can walk in under a dresser, and help yourself.',
      '{name} is grown, and a {form}. It has one shoe on the board of directors, and now the other. It would like the rest of you to feel included.',
    ],
    balanced: [
      'A {form} now, and grown, {name} has branches: one beneath the stairs, one at the neighbour’s, and a stall on fine days under the hedge. Yours is still called the main shop.',
      '{name} is a grown {form}. Some weeks there were customers, and some weeks it took to the road with a spoon over its shoulder. It has come through solvent.',
    ],
    low_care: [
      'There was no trade to speak of, so {name} grew up wholesale, and a {form}. Things vanish, and there is always a button. Nobody ever sees the hand.',
      'Grown, and a {form}: {name} found a way up, inside the wall, that it owes to no one. You hear it overhead at night, rolling something from end to end.',
    ],
    rescue: [
      '{name} is a {form}, full grown. There is a nick in it, about the width of a penny. It went down to its last button, and it had that one sewn on, over the place.',
      'A grown {form}. {name} was sold up once, lock and stock, and somebody bought it all back in. It keeps nothing behind the pipe any more. It keeps it in your shoe.',
    ],
  },
  trust: [
    'Your credit is good. {name} has told both shoes. You may take a thing from the shop today and pay when it suits you.',
    '{name} lets you pick it up. All four feet go looking for the floor, and there is none, and it hangs there in the draught and looks at your face. So that is who it was.',
    'Over the way in, where the saucer used to stand, is a strip of cardboard with two marks: one is a paw, one is the print of your heel. {name} has made you a partner.',
  ],
  streaks: [
    'Ten meals delivered, and all at the hour. {name} has moved you up from the tin to the box with the lining.',
    'Twenty-five in a row. {name} would like you to know that it has never had such a run with anybody, and it has dealt with some very good shoes.',
    'Fifty on time. It has gone to the stair with that and had something off.',
    'A hundred, each on the day and the minute. {name} puts the crumb for change into your hand. Keep it, says {name}.',
  ],
  ages: [
    'Ten days old today, and {name} knows the underneath of everything you own.',
    '{name} is thirty days old and has forty buttons. It does not wish to talk about how, only that it is ahead.',
    'A hundred days. Under the dresser they have held a sale. Everything must go, {name} said, and took it all through to the other side, and opened there.',
    'A whole year in business. {name} sits up on its haunches to see how far it goes, back along the skirting, and has to take it on trust from about the knee.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['big shiny button'] },
      wish: 'It has heard that there are buttons as big as a saucer, and that one can see oneself in them, all the way along. {name} would like to play with a big shiny button.',
      granted:
        '{name} looked in it and saw a cat from end to end. It walked up and down before it, twice, to see the whole procession.',
    },
    {
      by: { action: 'play', item: ['toy train', 'floor tunnel'] },
      wish: 'Stock has to be moved, and {name} has had it all on its back so far. It would like a toy train, or failing that a floor tunnel, for the through traffic.',
      granted: 'There is a service now, hall to kitchen. {name} is the driver, the freight and the man who waves.',
    },
    {
      by: { action: 'play', item: ['wooden spoon'] },
      wish: 'There was once a spoon. {name} will say no more than that. It would be glad to be played with, by somebody who has one made of wood.',
      granted:
        'That made two. {name} has put the one with the other, in the place it does not talk about, and there was a sound of knocking, as at a reunion.',
    },
    {
      by: { action: 'feed', item: ['baby shrimp', 'whole sprat'] },
      wish: '{name} prefers its fish in a size that one can look in the eye. It has a button here for baby shrimp, or a whole sprat.',
      granted:
        'They met on the level. {name} paid, and ate, and found that it had been given its button back, with a shrimp on it.',
    },
    {
      by: { action: 'feed', item: ['tiny meatballs'] },
      wish: 'Food that rolls is two things for the price of one. {name} would like tiny meatballs, and a clear run of floor.',
      granted:
        'It put them down one after another, from the far end of the hall, and was under each in time. The last had fluff on it. That was the best.',
    },
    {
      by: { action: 'feed', hours: [16, 20] },
      wish: 'At about four the shoes begin to come home and there is a rush. {name} would like its dinner after that, before eight, when a person can put their feet up.',
      granted: '{name} ate with your shoes on either side of it, after closing. Not a word was said about trade.',
    },
    {
      by: { action: 'clean', item: ['belly dust wipe', 'cobweb removal'] },
      wish: 'There is a spider who says that it has a lease. {name} would like its belly wiped, or the cobweb taken down, by someone with authority.',
      granted: 'It was done, and the spider moved to the back of the shop, as a lodger, at a button a week.',
    },
    {
      by: { action: 'sleep', item: ['shoebox', 'old slipper'] },
      wish: '{name} has stood on its feet all day, such as they are. It would like to be put to bed in something that was yours: a shoebox, or a slipper.',
      granted:
        'It lay and breathed in, and out, and knew the firm. The hind feet went to sleep first. They had had further to come.',
    },
    {
      by: { action: 'sleep', item: ['bottom drawer', 'pile of mittens'] },
      wish: 'A drawer that is near the ground is a very superior sort of address. {name} has been past it. It would like to sleep there, in the bottom one, or on a pile of mittens.',
      granted:
        '{name} was shut in by exactly as much as it likes. In the morning there was a button on the handle, for the room.',
    },
    {
      by: { action: 'reflect' },
      wish: 'All that {name} has ever had of you is shoes, and a remark now and then from above. Lie down on the floor, would you, and be all in one place.',
      granted:
        'You were much longer than it had supposed, and went on as far as a face. {name} sat down in front of that and looked. It found you very reasonable.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A customer who comes back, that is the whole of trade. {name} would like you to look in twice today, only to sit.',
      granted:
        'You came back. {name} said nothing, but behind you it moved the cracked button from the front of the shop to the rear.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'It has a two for one on at present. If you were to play with {name} once, and then again on the same day, you would get the second at the same price.',
      granted:
        'You had both. {name} lies panting along the skirting, quite cleaned out, and says that at those terms it makes nothing on it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The cracked button',
        shape: 'button',
        text: 'The one that it used to push forward for strangers. {name} has taken it off the market, and it is yours.',
      },
      {
        name: 'The thimble',
        shape: 'cup',
        text: 'It stood at the front of the shop for as long as there has been a shop. {name} will tell you that it is a bucket.',
      },
      {
        name: 'A foreign coin',
        shape: 'coin',
        text: 'From behind the bath. {name} got it out with a spoon, in one night, and it is good nowhere that anyone has been.',
      },
      {
        name: 'The train ticket',
        shape: 'ticket',
        text: 'Hall to kitchen, single. {name} has bitten a hole in it, and so you must have been.',
      },
      {
        name: 'The other spoon',
        shape: 'spoon',
        text: 'You knew about one. {name} lays it across your shoe and walks off quickly, before you can name a figure.',
      },
    ],
    return: {
      name: 'The ferryman’s change',
      shape: 'chip',
      text: 'A flat thing with no face on either side. {name} was given it back, on the far bank, and holds that the fare must have been wrong.',
    },
    streak: {
      name: 'The key to the till',
      shape: 'key',
      text: 'Off a sardine tin. {name} hangs it on your lace. The till is a matchbox, and is not locked.',
    },
    hundred_days: {
      name: 'A chip of the stair',
      shape: 'piece',
      text: 'From the nosing of the bottom step, worn off by a flank. {name} regards it as a first instalment.',
    },
  },
  release: [
    '{name} shakes hands with your left shoe and with your right. It has the tin on its back, tied on with lace. Down the path it goes, close to the ground, and turns in under the hedge.',
    'Everything under the dresser has been marked sold. {name} sits up once at the gap in the fence, as high as it goes, to see the rest of you, and trots through.',
  ],
  dying: {
    neglect: [
      '{name} died on the two worn marks where your shoes used to stand. The shop was open. There was a button out, ready.',
      '{name} is dead. It had written everything off and lay with its nose to the gap beneath the door, where shoes can be seen coming.',
    ],
    hunger: [
      '{name} is dead, and the dish beside it is full of buttons. It had paid in advance.',
      'It had even eaten the crumb for change. {name} died behind the counter, with nothing left to make an offer.',
    ],
    illness: [
      'The small engine ran slower, and for some time it only ticked. {name} lies along the skirting, and it is quiet.',
      '{name} is dead. In the night it had put the saucer across, by itself, and tidied the stock.',
    ],
    poison: [
      '{name} died of what it was given. It had thought it a fair exchange, and there is a button in your shoe for it.',
      '{name} is dead. It took the goods on your good name, and did not look underneath.',
    ],
  },
  returned: [
    'There is a scraping under the door, where only one person fits. A paw comes through, and a nose, and all the rest, for some time. {name} sits down between your shoes.',
    'The saucer moves, under the dresser, by itself. Behind it is {name}, dusty, with nothing to sell. It looks up, past the shoes, as far as it can.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, buff and chestnut, a long cat on very short legs.',
      'You will have to kneel to read this. {name} liked it when people came down to the floor.',
      '{name} was a long, low cat. It lies here at full length, and the grass over it is short.',
      'Wipe your shoes before you stand here. {name} will be looking at them.',
      { text: '{name} never got up on a chair in its life, and did not miss much.', when: ['from_child'] },
      {
        text: '{name} knew everyone in the house by their shoes, and slept on the ones it loved.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The shop was open to the last, and nobody came in.', 'It listened at the door for a pair of shoes.'],
      hunger: ['It offered all that it had for a meal.', 'It paid in full, and nothing was delivered.'],
      illness: ['It put things in order, and put up the shutter.', 'It stopped to rest at the foot of the ramp.'],
      poison: [
        'It was sold something bad, by somebody it gave credit.',
        'What it was given was not what it was said to be.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the floor is fast today. You take the corner so low that you can hear it. Under the sofa, out at the end, round the leg, and there is a cork. Everything worth having is down here: corks, string, crumbs, and two good shoes, which know you. You are as long as you ever were and your coat shines. You would like somebody to stand with their feet apart, so that you can run through.',
      'You are {name}, and you are sitting up on your haunches in the middle of the rug, and can see as far as the seat of the chair. It is all going well. Your belly is full and clears the ground all the same. Just now you galloped down the hall for no reason, and it sounded splendid. Shoes are coming in at the door, the ones you like. You hope that they have brought a string, and will run.',
    ],
    content: [
      'You are {name}, lying on the mat with your chin on the floor, where it is anyway. It is warm here. The tall ones have all that weather up there about their heads, and you can hear them bumping into it. You have swept under the cupboard. You have washed, all along. If someone were to sit down on the bottom stair, with their feet next to you, you would put a paw on one of them.',
      'You are {name}. You are {days} days old, and you know the house as nobody else does, from beneath. You know where the cork is. You know every shoe by its creak, and there is one pair that slows down when it comes to you. You listen for that. You lie across the doorway, long as you are, so that it has to stop. You would like it to come now, and take itself off, and stay.',
    ],
    bored: [
      'You are {name}, and there is no trade. None. You have had the same penny in the window since the morning, and have begun to believe that it is looking at you. You were offered a cobweb and you took it. That is what it has come to. Somebody has only to roll a thing past the door, an apple, a thing of no value, and you would be after it in a flash. Would they come and play? There is a reduction.',
    ],
    hungry: [
      'You are {name}, and your dish is empty right to the edges. You put your feet in, to be sure. The food lives up there behind a door with a handle, and you have sat up before it as tall as you go, and it is a long way off. So you have pushed the dish with your forehead, over the tiles, across the rug, to the shoes. You are looking up. Please will they fill it.',
    ],
    starving: [
      'You are {name}. There is nothing left to sell. You have put it all in the dish, the anchor one, the pearl, the big brass, and it has made a fine noise, and no one came. You do not see where you went wrong. One offers more, that is how it goes, one offers more and then they come down. You would give the shop. You would go up the stair. Only bring food, now. Name whatever you like.',
    ],
    sick: [
      'You are {name}, and the floor is a long way off today, and you are lying on it. Somebody has been in and handled all the stock and it is hot. You meant to mind the shop, and it has got so big, there seem to be a great many corners, and you cannot get round them. You will not bargain. They may name the hour and the spoon. Let it be soon, with the medicine, and let them come down here to give it.',
    ],
    failing: [
      'You are {name}. You are closing. You have put your paw on the last one, the plain one, so that it will not roll, and it is odd how heavy that is. All the shoes you ever knew are going by, quite softly, and do not stop. Two would stop. You know the way they squeak. If they came, you would ask them nothing. They would kneel, and there would be the bitter stuff and the hand, and you would owe them for it.',
    ],
    near_death: [
      'You are {name}, and you are lying where they used to stand. There is a worn place for the left one, and a worn place for the right. You fit along both. You had a rule, never to give a thing away, and you have broken it. It is all out there, on the boards, for nothing. You do not want anything for it. You want the door to go, and a step, and for somebody to get down on the floor.',
    ],
    asleep: [
      'You are {name}, and the stair has come down to you. It lies there like a mat, and you walk on to it, just like that, and the next one comes down too. So it was only asking. You go up on the level. There is a room at the top that is all underneath, with shoes in it as far as you can see, and in each of them someone that you know. If they sit by you, leave a lace where you can hold it.',
    ],
    shy: [
      'You are {name}, and those are strange shoes. You do not know the house. The left one seems steady, and the right one taps. One hears of such people: they come in, they pick one up, straight into the draught, and say a word that you will not repeat. So it is cash, and the cracked button, pushed out as far as a paw goes. Let them take their time. Let them sit down on the boards and leave something small.',
    ],
    back_from_death: [
      'You are {name}. You had nothing on you, and it turned out that they ask. So you stood there at the water, among a lot of bare feet, with your pockets out. Then somebody on this side paid. You do not know what with. It cannot have been buttons. You have come in under the door and sat down between two shoes, and you are going to work it off. You would like your meals on the minute. You would like them not to go out.',
    ],
    hurt: [
      'You are {name}, and you have been sold something. It looked all right. It came from the best house you deal with, so you did not bite it first, as you would a coin. Now it is in there and it is bad and you cannot give it back. You are behind the pipe. You have drawn in your tail. Let them put that thing out of doors, where you can see it go, and then come to the skirting, and not say anything, and wait.',
    ],
  },
}

export const MUNCHKIN: Species = {
  slug: 'munchkin',
  name: 'Munchkin',
  family: 'cat',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['social'],
  personality: 'A low-slung magpie of a cat that takes corners like a go-kart and hoards shiny things under the sofa.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'mini kibble',
        'tiny meatballs',
        'cod cakes',
        'chicken bites',
        'baby shrimp',
        'whole sprat',
        'turkey crumbs',
      ],
      play: [
        'low ramp',
        'floor tunnel',
        'big shiny button',
        'toy train',
        'under sofa chase',
        'carpet skittles',
        'wooden spoon',
      ],
      clean: [
        'belly dust wipe',
        'baby comb',
        'small nail clippers',
        'sink rinse',
        'cobweb removal',
        'short leg sponge',
      ],
      medicine: ['spine xray', 'joint chews', 'physiotherapy', 'vitamins', 'weight check', 'vet checkup'],
      discipline: [
        'treasure confiscated',
        'crouched no',
        'tiny time out',
        'ramp folded up',
        'ignored begging',
        'finger wag',
      ],
      sleep: ['shoebox', 'doll bed', 'bottom drawer', 'old slipper', 'low footstool', 'pile of mittens'],
    },
    harmful: [
      'jump from height',
      'steep stairs',
      'loose coins',
      'button battery',
      'chocolate raisins',
      'second dinner',
      'glitter',
    ],
  },
  appearance: {
    look: 'a long-bodied cat on very short legs, buff with chestnut saddle patches and wide walnut-coloured eyes',
    colours: ['#e2c49a', '#fff4e0', '#8d5230'],
  },
  figure: {
    muzzle: 'small',
    ears: 'round',
    tail: 'wag',
    eyes: '#7a4a24',
    body: 'low',
    earTint: 'accent',
    marking: 'patches',
    extras: ['whiskers'],
    eyeSize: 1.15,
    tailSize: 0.75,
    shift: -11,
    size: 0.96,
  },
  book: BOOK,
}
