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
    'The egg rolls across the table on its own, quite fast, takes the corner by the lamp, and opens. {name} trots out of it, looks at your hands, and sits up to see what you have brought.',
    '{name} gets out at the bottom end, where the others get out at the top. It walks round the shell, raps on it, and pushes the bigger half towards you, as a first offer.',
  ],
  looks: {
    thriving: [
      'Three laps of the sofa, underneath, and out by the other end with a bottle cap that has been lost since spring. {name} has repriced it and cannot stop laughing.',
      '{name} takes the table leg on two wheels. There is a skitter, a long brown blur, and a button rolling after it that cannot keep up.',
      'Business is excellent. {name} sits up on its haunches in the middle of the rug, paws folded over its front, and beams at people’s knees.',
      'A wedding, you would think, or the sales: every button that {name} owns is out on the hearth, and it runs up and down between them, introducing one to another.',
      {
        text: '{name} goes by you flat out, long and low, chestnut and buff, with a spoon. It does not stop to talk to your shoes. But it dips its tail to them as it takes the corner, as to people one might come to know.',
        when: ['wary'],
      },
      {
        text: '{name} has got a curtain ring and drives it like a hoop, all down the skirting, shouting. At your shoes it takes the outside bend, on two legs, without slackening, and the ring comes round them a moment after.',
        when: ['wary'],
      },
      {
        text: 'There is a sale on. {name} dashes in and out beneath the dresser, carrying things into the light, and sits up among them, quivering. You lean down to look. A sheet of newspaper is drawn over everything, smartly.',
        when: ['wary'],
      },
      {
        text: 'Your laces have been tied together, so as to have the whole firm in one place, and {name} runs round and round you, announcing a dividend. It is paid into your left turn-up, in buttons.',
        when: ['trusting'],
      },
      {
        text: 'You have been robbed of both laces and paid in full, and {name} has them in its mouth and is driving you, gee and whoa, round the kitchen table at a spanking pace. You are the best pair it ever had.',
        when: ['trusting'],
      },
      {
        text: '{name} comes up your trouser leg, inside, with cold feet, and puts its head out at the belt. So that is what the management sees. It looks at the whole room from there, beaming, and holds on by your thumb.',
        when: ['trusting'],
      },
    ],
    content: [
      'Under the dresser the shop is open. There is a thimble out, and half a pencil, and behind them {name}, polishing a penny with its chin.',
      '{name} has a word with your left shoe and then with your right. They seem to have given the same answer. It trots off, and what it comes back with is the other sock.',
      'The bottom stair is asking what it asked yesterday. {name} sits before it with its back turned, humming, like somebody who has seen other stairs.',
      'You look for your collar stud, and there is a button in its place, a good one, mother-of-pearl. {name} has been by. You have done rather well out of it.',
      'Something long goes through beneath the cupboard, and where it has gone the floor is clean. {name} comes out in a bonnet of fluff, sits up before your shoes, and holds out a paw for its wages.',
      'In the glass case, that is, under the tumbler, stands the one thing that {name} will not quote a price for: {loved}.',
      {
        text: '{name} does business with you through the leg of a chair. A pin is pushed out. You push back a crumb of soap. It is taken in under the dresser, to be tested, and you hear the sneeze.',
        when: ['wary'],
      },
      {
        text: 'You step on something in your slipper. It is the key to the till, a bent hairgrip, and {name} is sitting up beside it on its haunches with its walnut eyes very wide, to see you find it.',
        when: ['trusting'],
      },
      {
        text: '{name} trots under the chair and there is a chair over it. It trots out, and there is none. It sits up to look into this, topples, and lies there, with its short feet going, in front of your shoe.',
        when: ['baby'],
      },
    ],
    curious: [
      'A parcel has come, and {name} has gone all round it, at a trot, to find the end where it gets in. It knocks. It sits up. It asks your shoes who it is from.',
      'Out from under the bath comes {name}, in a cobweb, as if in a shawl. It reports that there is a coin back there, foreign, and that it would need the loan of a spoon.',
      '{name} has stood the spoon up on end against the cupboard and is looking at the top of the spoon. There may be more house up there. It has heard footsteps.',
    ],
    bored: [
      'Not a soul has been in all morning. {name} sells itself a button, buys it back at a loss, and looks out from under the dresser. Come and have a game with it.',
      '{name} has set its stock out along the hall, from wall to wall, so that anybody who went by would have to ask. Nobody has gone by. It could do with some play.',
      'The skittles are where you left them. {name} runs in and out of them without knocking one down, slowly, for form’s sake. It wants someone on the other side: play with it.',
      {
        text: 'The thimble has fallen over in the window, and {name} lies behind it with its long back to the public. Get down on the boards, and roll a thing in, and be out, when it comes, with your hand open.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Over the edge of the table come two ears and two eyes. That is all there is room for. They look along the cloth from plate to plate. {name} would like to be fed.',
      '{name} has laid one button in its dish. You are to take out the button and put in a dinner. You need not give change. Feed it.',
      'A small engine is running on empty by the pantry: it goes two yards, stops, and goes two yards. {name} needs filling up. Feed it, please.',
      {
        text: 'A cracked button comes spinning out over the kitchen floor and falls down at your feet, heads up. There is nobody behind it but a tail going in. Put down a meal, and take the button when you go.',
        when: ['wary'],
      },
      {
        text: 'From under the settle comes the sound of one button being dropped into an empty dish, taken out, and dropped in. {name}’s eyes, behind it, are on your heels. Put a meal down there and walk on, with a firm tread.',
        when: ['wary'],
      },
      {
        text: '{name} stands on your right shoe, upright, with its paws on your shin, and opens its mouth and shuts it. Between old friends it need not be bought. Let it be fed, on the house.',
        when: ['trusting'],
      },
      {
        text: '{name} has your shoe by the tongue and is backing towards the pantry with it, foot included. Its engine misses at every third beat. There is credit between you. Use some of it on dinner.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You find nineteen buttons in the dish, the anchor one on top. It is everything that {name} has, and it lies alongside, all its length, with its chin on the edge. Leave them lie, and bring food.',
      'The shop is shut, and the crumb it had kept back for change is gone, and so is the one before that. It was {hours} hours. {name} needs food at once.',
      '{name} does not sit up when your shoes come in. It pushes the dish half an inch towards the left one, without a word about terms, and puts its chestnut head down between its paws. Fill it, quickly.',
      {
        text: 'The front of {name} set out for the dish and the hind part stayed on the rug. It has had nothing for {hours} hours. Bring the meal to where it is, flat on the floor, and medicine with it.',
        when: ['weak'],
      },
      {
        text: '{name} runs from dish to pantry to dish, flat out, and at each end it sits up and looks at your shins with its cheeks sucked in. There has been no trade for {hours} hours. Set down a dinner and stand on a chair.',
        when: ['wary', 'well'],
      },
      {
        text: 'A paw comes out from the dresser and turns over the card, to show that the shop is shut. It stays there, palm up, too weak to be drawn back. {name} is at the other end. Put food in it, then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'Halfway along the skirting {name} has drawn up against a skittle, to rest. It says that it is doing the accounts. Give it medicine, or let it lie down.',
      'It took the corner wide this morning, and slow, and touched the wall for support. {name} is not in full trade. Some medicine, or a good sleep, would put it right.',
      {
        text: '{name} is selling today lying down, with its short legs out at the corners, and is delighted with every offer. It cannot get up to give change. A spoon of medicine, or let it shut early, and sleep.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Being nearer the floor than anyone, {name} has done the whole house, and is wearing it: fluff, crumbs, somebody’s hair. It asks to have its underneath wiped. Wash it, please.',
      '{name} leaves two clean lines where its feet went, and between them a grey one. It has begun to sweep on more than it sweeps off. It wants a wash.',
    ],
    sick: [
      'It stopped at the foot of the ramp, like a lorry on a hill, and there it is still. A button went rolling by, and {name} let it go. It needs medicine.',
      'You took a spoon from the shop and left nothing, to see. {name} let it go. It lies along the skirting with its walnut eyes half shut, and it is hot all the way down. Bring medicine, please.',
      '{name} came out to your shoes to say something, and leaned on the right one, and forgot what it was. It is hot underneath. Medicine, soon.',
      {
        text: 'It tries to drag the saucer to, and the saucer is too heavy. So you can see right in, to where {name} lies against the pipe with its walnut eyes shut to slits. Reach no further than the doorway. Medicine, on a thimble.',
        when: ['wary'],
      },
    ],
    failing: [
      'You have to lie down on the floor to look it in the face. Do that. {name} is a long way back under the dresser. Medicine now, at arm’s length, as far in as it goes.',
      '{name} has let go of the best button, and it has rolled to your foot. Nothing is wanted for it. Give {name} its medicine at once, and put the button back under its paw.',
      {
        text: '{name} has got the saucer across the door, with the last of its strength, and lies against it. You hear the breath on the china. Move that by an inch. Medicine, through the inch, at once, and leave a shoe beside it.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there have been no shoes. {name} lies in the place where they used to stand, along the two worn marks. Come now, and stand there, and then get down to it.',
      'It has put out the whole stock and no prices. Anyone may have it. {name} would like only somebody to come in. Lie down beside the dresser, and stay.',
      'A button has been pushed as far as the doorsill, towards the street, after {hours} hours with nobody there. It could not get over the sill. {name} is behind it. Hold it now.',
      {
        text: 'It has swept the shop, for {hours} hours, and dusted every pin. {name} sits up by the door on its haunches, in good order, with its eyes closed. Come in, sit on the floor, and ask to see something.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has pulled one of your old shoes in with it, over itself, like a roof. Nobody has worn it for {hours} hours. Lie down, and talk into the shoe, and have medicine by you for when it looks out.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'There is a cat in your slipper, as far as the saddle. The rest of {name} would not go in, and sleeps outside, feet together. You put the other slipper on it, and it says thank you, or twopence.',
      'From the shoebox comes a tiny regular grinding: {name} is asleep and still in business. A paw opens, closes on something about the size of a button, and keeps it.',
      'The saucer is across the door and the lamp is out. Under the dresser one can just make out a length of cat, laid along the skirting like a draught excluder.',
      {
        text: 'The saucer is across, and wedged with a fork. Through the gap you can see {name} asleep along the wall, with all its stock pushed in behind it and one walnut eye that does not quite meet.',
        when: ['wary'],
      },
      {
        text: 'It sleeps in the far end of the floor tunnel, and has put a row of tacks across the near one. Through the canvas you can see the long shape of {name}, breathing, with something held tight against its front.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep on your feet as you stand there, end to end over both, like a mat. The small engine ticks. You cannot move, and have been given a button for your trouble.',
        when: ['trusting'],
      },
      {
        text: 'You find {name} in your pillowcase, end on. It has brought the tin. As you lie down it gives a grunt and moves over by one button, and the whole tin shifts under your ear, like shingle.',
        when: ['trusting'],
      },
      {
        text: 'The engine is hardly turning. {name} lies along the skirting with its short feet cold and its middle hot, and a paw open, with no button in it. Put one there. When it wakes it must have medicine, flat on the floor.',
        when: ['ill'],
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
      'Cash only. {name} looks out from the back of the shop and has pushed one poor button forward, the cracked one, to see what sort of person you are. Sit on the floor a while.',
      'Your shoes came in rather loud. {name} has gone down the back of the sofa and sends word, by way of one eye, that the management should please be seated.',
      '{name} runs along the skirting, behind the chairs, keeping furniture between itself and your feet. Take the shoes off, and leave them there, and sit. It will want to talk to them.',
      'After that {wait} with no customers, {name} gives nobody credit. The saucer is drawn halfway across. Sit down in front of the shop, and just be seen there.',
    ],
    back_from_death: [
      '{name} is back. It has gone along the whole shop touching the stock, and come out, and sat down on your left shoe. It does not ask what you paid. Stay, and be punctual with its meal.',
      'It came in under the door, where there is a gap that nobody else could use. {name} has nothing in its paws and shows you. Keep it company, and its next mealtime with it.',
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
        '{name} eats with a noise like a sewing machine, right through to the hem, and puts the last crumb to one side. You hold your hand out flat, and there is your change.',
        'The dish is where it should be, on the floor, where dishes are. {name} settles its front end to it and shakes with it, like a van, until there is nothing more to discuss with your shoes.',
        'You put it down, it puts a button down, and each of you takes what the other brought. {name} licks the dish afterwards, which was not in the agreement.',
        'First it goes once round the dish, at a trot, and once round you, to see that neither of you is giving short measure. Satisfied, it lets in the clutch, and the engine starts.',
        '{name} sits up to eat, with a morsel in both paws, turning it, like a jeweller with something that has been in the family.',
        {
          text: '{name} puts the button down first, at arm’s length, and backs away, and waits till you have pocketed it and gone to the window. So there is no favour in it. Then it eats.',
          when: ['wary'],
        },
        {
          text: 'No button today. {name} nods at you over the dish, as one does to a house where one has an account, and when it has done it writes the sum on your toecap, with a wet paw, and rubs it out.',
          when: ['trusting'],
        },
        {
          text: '{name} sees a dish come down out of the sky, on the end of a hand. It looks up, and falls over backwards looking. Then it eats, with a small new noise, and stops to hear who is making it.',
          when: ['baby'],
        },
        {
          text: '{name} has the shop shut for it and a cloth down. It eats with one short arm round your ankle, engine roaring, and at the end the crumb for change is put back in your hand and the fingers folded over.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'No button, no bargain: {name} eats out of the dish while you are still holding it, standing up on your left shoe, and talks all through it, with its mouth full, to the right.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Out from under the dresser, twice round the dish on two wheels, and brakes. {name} tests the meal with a tooth, hears nothing false in it, and eats the lot at speed. Your shoes are given a receipt, face down.',
          when: ['wary', 'well'],
        },
        {
          text: 'The button is slid out to you first, on a spoon, so that no hand need touch. {name} eats in great good humour behind the coal box, and each time your soles creak it stops, to count.',
          when: ['wary', 'well'],
        },
        {
          text: 'You lie on your front, to be of its height, and hold the dish. {name} rests its long chin on your wrist and eats a bit, and a bit, and puts nothing aside. It can owe you the change.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'With {streak} deliveries on the nail, one after another, {name} has given up counting the meal at the door. It waves you through.',
        'That is {streak}, none of them late. {name} eats, and chalks nothing up, and when you look in your shoe there is a small refund.',
        '{name} has told the stair about you: {streak} in a row, it said, and no haggling. There is such a thing, it said, as a reliable house.',
        {
          text: 'There have been {streak}, and the books are shut. {name} has put all its buttons in your slipper, every one, the anchor too, as people take their money out of the mattress. You walk with care.',
          when: ['trusting'],
        },
      ],
      early: [
        '{name} is still stocked up. It takes a spoonful on account and, with its forehead, slides the dish back along the boards to your shoes. Deliveries from {opens}, if you would.',
        'The shoes are before their time. {name} tries a bite, shakes its head, and asks them politely to call again at {opens}.',
        'A crumb for now, and a crumb for change: {name} has no room for the rest until {opens}, and will not take what it cannot shift.',
        {
          text: '{name} hears the shoes, looks at the clock on the cooker from below, and does not unbar the saucer. One crumb is taken in through the gap, against a pin. The shop will deal at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It has only just done the washing up. {name} takes a bite, for the sake of the firm, and then lies down across both your feet, so that the delivery shall wait with it here until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You find a button in the dish, a black one. That is a reminder. {name} eats round it and leaves it there for you to take away.',
        '{name} eats the lot, and pays at once, in full, in coppers, counting them out on to your toecap one by one, as one does with a firm that one is no longer sure of.',
        'The saucer was already across the door. It is moved aside, by a paw, for the dish, and put back again after it. You hear eating.',
        {
          text: 'It eats. Then it takes your left shoe aside, under the chair, and has a long talk with it about the right one. You are asked, by a tap on the lace, to stay and hear what is decided.',
          when: ['trusting'],
        },
        {
          text: 'It eats. Then {name} goes to your pocket, which it has leave to do, takes out the watch, and leaves a button for it, a large round one with no hands. You may have yours back when you are sorry.',
          when: ['trusting'],
        },
        {
          text: '{name} has been up and down to the door so often that it has worn its legs out, and there was not much of them. It eats lying along the dish. It needs something for its strength as well.',
          when: ['weak'],
        },
        {
          text: 'The saucer is across, and no paw moves it. You push the dish up to the crack, and something licks the rim, slowly, from inside. {name} gives no change and asks for none. Medicine, slid in under the edge like a letter.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You find {name} behind the boot rack with all its length drawn up, as short as it goes. It takes a morsel and turns it in its mouth a long time. Lay a dose down by the nearest boot, and take the others off.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The shop has moved. You find it under the piano, with the whole stock, and {name} sitting up in front in the best of health. It eats what you have brought, at the new address, and your shoes are not asked in.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, rattling along like a toy press, and then fetches its pencil stub and lays it beside your left shoe. The shoe is to write down the time. It waits there on its haunches, arms folded, for that to be done.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        'After {hours} hours {name} does not ask whose fault it was. It eats with all four feet braced, and then it carries its buttons, one by one, further in, behind the pipe.',
        '{name} eats everything, and the crumb for change as well, and the crumb it had put by from the time before. That is what {hours} hours do. Your shoes stand there. It does not look at them.',
        'It is {hours} hours since the shop had a delivery. {name} comes out only when your shoes have gone to the far wall, and eats with its hind end still in the doorway, and its walnut eyes on the heels.',
        {
          text: 'You lie on your front and hold it in at arm’s length. {name} licks at it, stops, and puts one short paw on your thumb to keep the hand there. After {hours} hours it wants medicine more than dinner.',
          when: ['ill'],
        },
        {
          text: 'You put the dish down flat, in the dark at the back, and {name} gets its chin over. A little goes in. After {hours} hours it will not let the shoes stay, so leave them, come in your socks, and bring medicine low down.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Nothing is for sale, and nothing is kept. Your own left glove hangs over the shop door like a blind. Behind it {name} eats one crumb of what you have brought, in {hours} hours the first. Push medicine past the glove.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The stock has been eaten into: there is a candle end, gnawed, and half the soap, after {hours} hours. {name} falls on what you bring, strong as a badger, and drags dish and all under the dresser, and pays nothing.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} knocks on its own side, and it sounds solid. Not a crumb. The dish is sold back to you at the price you gave, and may be offered again at {opens}.',
        '{name} tries to come to you, and its middle, which is as full as a middle can be, no longer clears the floor. It rocks there. Take the dish up, and bring it down again at {opens}.',
      ],
      ill: [
        'You lie on your front and hold the dish in under the dresser. {name} takes three crumbs and lets the rest stand. It wants medicine next.',
        '{name} eats a very little, to keep up the connection, and lets its paws slide. It has not offered you anything for it. Give it medicine.',
      ],
      loved: [
        'At the first taste {name} turns and gallops off under the dresser, and comes back with the good button, the one with the anchor, and puts it in your shoe: {item}. It will not take it back.',
        'You have named it: {item}. Something long comes out from under the sofa without touching the sides, stands up against your shin, and takes hold of your turn-ups to be steady.',
        'No crumb is kept back: {item}. {name} turns the dish over to look at the maker’s name, and then turns up, as far as it can reach, the hem of your trousers, to look for yours.',
        {
          text: '{name} sits up, walnut eyes like saucers, and asks your left shoe, and then your right, what such a thing would come to: {item}. They say nothing. It eats fast, before they think of a figure.',
          when: ['wary'],
        },
        {
          text: 'Both paws, both cheeks, and the engine racing: {item}. {name} runs the length of you afterwards, shoe to collar, where it has never had any business, and kisses the management.',
          when: ['trusting'],
        },
        {
          text: '{name} is a good deal lower than the rim, so it goes in over it like a seal over a rock: {item}. There is splashing. It comes out at the other side, and turns straight round, and pays the dish with a lick.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{item}. {name} gives it a roll, smells the bottom of it, and makes you an offer so low that you understand. It is in the market for something fishy.',
        '{name} took a sample and has returned the remainder: {item}. It is not blaming the management. Small meatballs are always a safe line.',
      ],
      harmful: [
        'It was a fair exchange, {name} thought, and pushed over its button, and went down on its side with its paws in. That was {item}. Never let it in the house. It is still owed a meal.',
        '{item}. {name} has been sick behind the shop, and is trying to sweep over it, ashamed of the goods. It was not its fault. Keep that well off the floor.',
      ],
    },
    play: {
      wanted: [
        'In low, round the chair, prize away, gone: {name} is under the dresser with it before you have turned round. A button slides out. Same again?',
        '{name} runs the whole length of the hall with its ears flat and its undercarriage down, and cannot stop, and goes in under the coats. You hear hangers. A glove comes out, marked down.',
        'You are a tunnel. You had not meant to be. {name} goes through between your shoes, and round, and through, and rings the left one as it passes.',
        'It sits up, sways, gives you a look along its nose, drops, and shoots through the skittles. All nine are down. {name} is standing up in the place of the tenth.',
        {
          text: 'You roll it, and {name} sends it back, with a button underneath, to cover any damage. You send the button back. There is a long silence in the tunnel. It rolls out two.',
          when: ['wary'],
        },
        {
          text: 'Behind the sofa a button spins and rings down flat. You spin one on your side. It is heard out to the end, in silence, and then two spin, and then, right out on the open floor, {name} comes after both.',
          when: ['wary'],
        },
        {
          text: 'You are on all fours in the hall, and {name} goes under you, over your heels and under you again, shouting out the stations. At the fourth round it stops in the middle, and the tunnel may tickle it.',
          when: ['trusting'],
        },
        {
          text: '{name} hides your foot from you, in the rug, and you have to guess which end. Wrong. It laughs until it rolls over, all its short legs going, and charges you a button, and slips it back in your cuff.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} runs you a lap for the advertisement. Trade was brisk already, and its pockets are full.',
        'A game is always welcome. But {name} has been so merry today that it can only slip it in under the counter, with the rest.',
      ],
      bad_time: [
        '{name} turns it over, and pushes it back to your shoe with its nose, and the nose stays there, on the toecap, hot or only tired. It is not taking anything on. Look what it needs.',
        'Whatever you roll to it comes back slowly, with a short paw behind it, a little less far each time. The last stops in the middle. Leave it lie, and see to {name}.',
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
        'There is a squeal of brakes in the hall. {name} had been going somewhere else. It goes up on its haunches, both short arms out, and looks from your left shoe to your right: {item}.',
        'It cleared the shop for this. It put up the saucer and gave the stair the afternoon off: {item}. {name} has won twice, and is buying.',
        {
          text: 'You say what it is to be, and your shoes go and stand in the corner: {item}. Something long and low comes out, at a trot, and by the fifth time round has run right over your toes.',
          when: ['wary'],
        },
        {
          text: 'You are down on the floor, and so you are in it: {item}. {name} goes over you, under you and along you, twice, and stops by the stair with its chin up, to let the stair have a look.',
          when: ['trusting'],
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
        '{name} is turned over like a canoe and wiped from end to end. You take off two cobwebs, a stamp and some toast, and it asks to see the stamp.',
        'There is enough fluff to make another, smaller cat. {name} looks at the heap with its head on one side, wondering what it would fetch.',
        'Front pair, long middle, rear pair: it takes a while to get along {name} with a sponge. But by the tail it is chestnut again and has stopped grumbling.',
        {
          text: '{name} will have its underneath done, but the feet stay on the ground. So you lie on the floor and go in sideways with the cloth, like somebody mending a car. You are paid by the yard, in pins.',
          when: ['wary'],
        },
        {
          text: 'You may do what sticks out. {name} has gone in under the dresser by its front half, on purpose, and you wash the rest of it, haunches and saddle. Presently it turns about in there, with a bump, and changes ends.',
          when: ['wary'],
        },
        {
          text: '{name} lies on its back along your shin, short legs folded like an umbrella’s, and you go down the long buff middle of it with the cloth. It tells you what to look out for. There is a sixpence.',
          when: ['trusting'],
        },
        {
          text: 'It lets you lift it, right off the floor, a thing not done, and holds on to your ear against the draught. You sponge the underneath in mid-air. {name} looks down at your shoes, so far below, and waves.',
          when: ['trusting'],
        },
      ],
      little: [
        'You run the cloth along it, and find only {name}. It had been through the wet grass this morning, which does the whole thing at once.',
        '{name} is clean and can prove it. It has you wipe the skirting instead, since you are down there and have the cloth.',
      ],
      loved: [
        '{name} lies along your forearm, to which it is exactly suited in length, nose at the wrist, tail at the elbow, and has the engine on: {item}. It offers you a season ticket.',
        'For this it will shut in the middle of a sale: {item}. It comes up shining, and stands about by the front door in case anyone should call.',
        {
          text: 'You lay it along your lap, and both ends hang over, and it shuts the shop, there and then, with a paw across its eyes: {item}. From the middle somewhere comes a noise like a till full of money.',
          when: ['trusting'],
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
        'You kneel, and {name} lets you, with one paw on its money. The face it makes goes all the way to its tail. Then the engine turns over, and catches, and it moves a thimble into the window.',
        'You get down on the floor with it, all the way, cheek to the boards, and so it can be given. Later a button comes out to you along the crack. It is feeling better.',
        'It takes it, pulls the face that it keeps for bad coin, and lies down across your shoe to let it work. You feel that it is working.',
        {
          text: '{name} bites it first, like a coin. It looks at the toothmark, and at your shoes, and goes in behind the pipe with it. What comes out, a while later, is a button, polished. It has gone down.',
          when: ['wary'],
        },
        {
          text: 'For you it opens without a deposit. {name} swallows, shuts its walnut eyes, and leans its whole length along your shoe, and the place where it leans gets warmer and begins to tick.',
          when: ['trusting'],
        },
        {
          text: '{name} walks up your arm as you lie there, sits on your chest, and opens. It is on the account. When the face it makes has gone all the way to its tail and back, it turns round and lies down where it was.',
          when: ['trusting'],
        },
        {
          text: 'You slide a hand under all that long body, to keep it level, and tip the spoon. {name} swallows. A little after, without opening its eyes, it closes a paw on your shoelace, for a deposit. There is another dose owing.',
          when: ['ill'],
        },
        {
          text: 'A pill is round and has no holes in it. {name} turns it over and over. It must be a very old button. It puts it in its cheek to be safe, and so it goes down.',
          when: ['no_item'],
        },
        {
          text: 'You put it in a thimble, the thimble on the boards, and a fair button beside that, for the nastiness. {name} looks at the terms with its head down. The medicine goes. The button has been pushed back to you: no sale.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You may not come in, so you lie at the door and hold the spoon through, at the full length of your arm, until it cramps. {name} takes the dose off the end. The spoon is kept in there, as security.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} does a lap for you, by way of a certificate, and pushes the bottle back across the counter. There is no demand.',
        'It sits up, breathes in, shows you its tongue and both sets of paws. In good order, all of it, as advertised. Put the medicine away.',
      ],
      loved: [
        '{item}. {name} has heard well of it, and takes it like a director taking the chair. You get a button, and a nod.',
        'Your shoes come in with it, {item}, and {name} moves its stock to make room. It knows quality. It holds quite still.',
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
        'You take the spoon away, and say why, and {name} hears you, sitting up. It gives back the other spoon, that you did not know about. No change is given for some time.',
        '{name} understands: it is not for sale, and it was not to be taken, not even for a good button. It goes home behind the skirting at a walk.',
        'You lie on the floor, to be at its level, and tell it that the house keys are not stock. {name} takes them out of the window. It does so backwards, and slowly, and puts up the saucer before you have got to your knees.',
        {
          text: '{name} hears it from the management in person, sitting up, with its short arms folded. It hands over the thimble. It then moves your left shoe an inch from your right, so that they may think about it.',
          when: ['trusting'],
        },
        {
          text: 'You turn out the slipper and find your cufflink, your stamps, and the other cufflink. {name} sits up beside you and looks at the floor. It puts the key to the till with the rest, and waits to hear whether to keep it.',
          when: ['trusting'],
        },
        {
          text: 'You ask for the ring back. {name} brings it out, pays a button on top for the wear, and sets both at the edge of the rug. It goes in again with its tail straight, and you hear the saucer, and then the fork.',
          when: ['wary'],
        },
      ],
      little: [
        'That was settled between {name} and your shoes long ago. It keeps the agreement, and could show you the button.',
        'You crouch down to say no. {name}, who was doing no such thing, is glad to see the management on the shop floor.',
      ],
      bad_time: [
        '{name} lays all that it has at your feet, to the last pin, to see whether that covers it. It owes you nothing. It needs looking after, and not a lesson.',
        'It tries to get under something, and there is nothing near that is high enough off the ground, so {name} gets under your shoe, a little, with its face. It is short of something. See to that.',
        {
          text: '{name} does not give the spoon back. It is lying on it, because it is cool, with its short feet out on both sides. It has no idea what you are saying. Medicine, and it may keep the spoon.',
          when: ['ill'],
        },
        {
          text: 'It took the spoon, yes, and left nothing for it. You look in the shop, and there is nothing left to leave. {name} has shut its walnut eyes. Lie down, roll in a bottle cap, and let it win.',
          when: ['sad'],
        },
        {
          text: 'You lie down to scold it under the dresser, and it is not listening. It has its hot chin on the cold penny and its eyes on nothing. {name} took the penny for that. Let the price go, and pass in medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} finds this perfectly businesslike. It shakes a paw on it, writes nothing down, and will be held to it.',
        'When it is done so, {item}, it learns at once, and even offers a small discount on the next offence.',
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
        'In goes the front, and then there is a pause, and as much of the rest as there is room for. {name} tells the hind feet good night, over its shoulder.',
        'You draw the saucer across for it. Under the dresser the engine ticks as it cools down, slower, slower, with a whistle in it. Through the crack a paw feels for the floor where you are.',
        {
          text: '{name} waits until both shoes have been put outside the door. You walk about in socks, without a name, as it were, and when you look, the shoebox has a cat in it, lid and all.',
          when: ['wary'],
        },
        {
          text: 'Your slippers stand by the bed, and in the night one of them goes off along the floor. You hear it stop at the frontier of the rug, and turn round, and grow heavy. {name} has taken a single, for cash.',
          when: ['wary'],
        },
        {
          text: '{name} gets into your slipper while your foot is there. It is a tight fit for the two of you. It grunts, and turns once, and you go to bed that night like that, with a limp.',
          when: ['trusting'],
        },
        {
          text: 'You hang your trousers on the chair, and {name} gets into the left leg and down to the turn-up. It calls good night from there. You answer down the waistband, and the whole length of it begins to purr.',
          when: ['trusting'],
        },
        {
          text: 'You bring the shoebox to the very door of the shop, lid off, a mitten in it, and go. It is drawn inside, by the mitten, an inch and a rest and an inch. Let {name} sleep. Slide in medicine when it wakes.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lay down with its eyes on the till. One cannot just shut, it says, on a weekday. There is a customer’s shoe in the hall.',
        'Tucked in at one end, {name} came out at the other. It was not tired, and the bed was open at both ends.',
      ],
      loved: [
        '{item}. All of {name} goes in, for once, from nose to tail, with nothing left over. It gives a grunt, as when a drawer shuts sweetly.',
        'You can name your price. {name} lies in it with its chin on the edge and its eyes shut: {item}. A button is pressed into your palm, and sleep closes on the rest.',
        {
          text: '{name} parks, backs out, and parks again with your sock: {item}. You ask for it. It is being slept on, you are informed, and you may have the rest of the floor at the old price, which is nothing.',
          when: ['trusting'],
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
        'You get down on the floor. {name} has never seen the management at close quarters, and goes all along you, from the shoes up, to see how it is joined on.',
        'You sit by the shop and buy nothing. {name} goes on dusting with its tail, the thimble, the pencil, the penny. After a time it comes out and dusts you, shoe, sock and shin.',
        '{name} brings the tin, and the two of you go through the buttons. It does not say what any of them is worth. It only wants you to have a hold of each.',
        'Your shoe is warm, and {name} is parked alongside it, bumper to heel. Somewhere in the middle of it the engine comes on.',
        'A button is put by your knee. It is cracked across. {name} had it in its paw during the {wait} when nobody came, and it would like you to mind it now.',
        'You have sat down, so {name} puts up the saucer, and fetches from under the tumbler what is not for sale, for you to hold a moment: {loved}.',
        {
          text: '{name} sits up on its haunches behind the coal box, so that you should see only a customer’s head. You look at your laces. It looks at your laces. They are a thing you have in common.',
          when: ['wary'],
        },
        {
          text: 'You lie on the rug, and {name} climbs you, by way of the hand, and stands on the top of your ribs. It is as high as it ever goes. It looks all round, at the market, and does not ask to be let down.',
          when: ['trusting'],
        },
        {
          text: '{name} takes you along the skirting on your hands and knees, to the place behind the pipe where nobody has been. There is a very small chair. It has been there, it gives you to understand, for you.',
          when: ['trusting'],
        },
        {
          text: 'You lie on the rug with your ear down. {name} lies the other way, with its ear against yours, long and warm, and you can hear its engine through both. It presses a button into your palm, and does not let go its end.',
          when: ['trusting'],
        },
      ],
      little: [
        'It is delighted, naturally, but you have now been in four times without buying. {name} holds the door. Do look in again later.',
        '{name} sits with you, one paw on the till, and looks along the skirting. It has things on order. Come back when the hour is over.',
      ],
      ill: [
        'You lie down at full length, and so does {name}, along you, and it comes to about your elbow. It stays there. Then go and get it what it needs.',
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
        'You sit on the floor by your own slipper. The half of {name} that is outside it moves up against you, without the other half knowing.',
        'A paw comes out of the shoebox, asleep, with a button in it, and feels about for someone to give it to, and there you are.',
        'You keep the shop. Nobody comes. {name} sleeps behind you along the wall, with the sound of something small in good repair.',
        '{name} mutters in its sleep, prices mostly, very low ones, and you do not take advantage. Then its paw closes on your finger, and comes a word that has no price: {loved}.',
      ],
      shy: [
        'You sit with your back to the dresser. After a long time there is a tiny scrape, and a button lies beside you that was not there. You leave one of your own.',
        'Nothing of {name} is to be seen. But one of your laces has been drawn in under the sofa, by inches, and is being gone over in there, quite gently.',
        {
          text: 'You leave your shoes under the table, and go and sit by the wall. {name} comes out at a run. It has the left one by the tongue, the right one by the heel, and such a lot to tell them.',
          when: ['well'],
        },
        {
          text: 'You sit on the floor with your socks towards the shop. After a while your big toe is taken between two short hot paws, and held. {name} will come no further than that. Roll the medicine in along your shin.',
          when: ['ill'],
        },
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
      'Buff and chestnut, long, with very short legs: {name}, who liked the ground, and has it now. It would have known you by your shoes.',
      'You may have to kneel for this one. {name} liked it when people did.',
      'Here is {name}. It has laid its chin on the doorsill, and the shop is shut.',
      'Leave a button. {name} came with nothing, and never took a thing for nothing.',
      { text: '{name} never owed anybody, and never once went up the stairs.', when: ['from_child'] },
      { text: 'Known to every shoe in the house: {name}.', when: ['from_child'] },
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
      'You are {name}, and everything is moving. In at the front, out at the back, round the leg, mind the lamp. You could sell a stair to a staircase. Those poor people up there on their stilts, with all that weather under them, and you down here where the goods are. Good morning, left shoe. Good morning, right. What have they got for you? A string? You will give a pearl one for the string, if they hold the other end and run.',
      'You are {name}. You have counted the till and there is a little over, which never happens, so you have had a party for it. The floor is fast today. You took that corner so low that you heard it. Now you are up on your haunches with the whole carpet before you, and shoes coming in at the door, the good ones, the regulars. Do step in. Do stay and play. You will find the terms absurd.',
    ],
    content: [
      'You are {name}, and the shop is open, and it is that time of the afternoon. You dust. You move the thimble to where the pencil was. The stair has said nothing, but it creaked just now, and to a person of experience that is a creak which might come down a little. You are in no hurry. You have stock. What you would really like is a customer, not to buy. To sit on the step, and pass the time.',
      'You are {name}. Established {days} days. You began with one button and no connections, and look at you: two shoes on the books, a lodger, a spoon. You would not tell anyone the figure. But at night, with the saucer across, you go over it, and the best of what you have turns out to be footsteps. Those cannot be got in by the dozen. They might come now, and stop by the dresser.',
    ],
    bored: [
      'You are {name}, and there is no trade. None. You have had the same penny in the window since the morning, and have begun to believe that it is looking at you. You were offered a cobweb and you took it. That is what it has come to. Somebody has only to roll a thing past the door, an apple, a thing of no value, and you would be after it in a flash. Would they come and play? There is a reduction.',
    ],
    hungry: [
      'You are {name}. Now, this is how it stands. You have a dish. You have a button, a sound one, four holes, and you have put it in the dish. Over there is a cupboard in which there is dinner doing nothing. You would call that a situation crying out for a middleman. You have spoken to both shoes, and they are considering. You can go up to two buttons. Feed you, and keep the change.',
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
