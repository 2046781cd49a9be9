/**
 * The Terrier wants what is underneath. It digs first and finds the reason on the way down. There is a rat under the
 * shed: nobody else has ever seen it, the two have been at war since the second hour, and it is the only living thing
 * that the Terrier looks up to. It has never lost. Whatever happens is a victory, for which it sometimes has to go limp.
 * Its tail is a handle, made for pulling it out of holes backwards; it offers that to nobody and trusts you when you may
 * take hold. It fears one thing, a hole filled in while it was away, and hates one other, to be picked up in company.
 * It hoards bones, below ground, by a plan, with one left out of the plan. Its body is wire and opinion: a beard with
 * last Tuesday in it, eyebrows that do the talking, soil on the nose; it takes itself for a large dog seen from far off.
 * It eats as one settles a quarrel. It sleeps in any dark its own size, growling. It sulks by going to ground until only
 * the handle shows. It never backs out by itself, never drops its tail, never says sorry to a flowerpot. Its keeper is
 * its second: holds the coat, brings the spade, and pulls.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not crack. It is dug, from inside, and bits of shell fly past your shoes. {name} comes out behind a wet beard, gives you one look from under its eyebrows, and turns back. A piece of the wall is still standing.',
    '{name} does not hatch so much as tunnel. Soil comes out of the egg, which had no soil in it, and after that a wet nose, two eyebrows and a bark. It looks at you, then goes back in to finish.',
  ],
  looks: {
    thriving: [
      '{name} has dug a hole so fine that it has fetched the cushion, to see it down there. The cushion looks well. Now it stands back with its head on one side, beard dripping, and gives some thought to the armchair.',
      'You meet {name} coming out of the hedge with twigs in its coat, backwards, tugging at something that turns out to be the hedge. It wags at you without letting go. It should have it out before long.',
      {
        text: '{name} has no beard yet, only the eyebrows. It has come upon the edge of the blanket and is digging it, eyes shut, with great conviction. The blanket is now behind it. It begins on the floor.',
        when: ['baby'],
      },
      {
        text: '{name} is one hand long, blind, and dry behind the eyebrows. In its sleep both forefeet are going at your jumper. It has got through two stitches so far and there is no telling what it expects to find.',
        when: ['baby'],
      },
      {
        text: 'The hole is finished, and the reason has turned up: {name} fits it. It sits in there to the eyebrows, and shuffles over as you come, though there is only space for a foot. So you put a foot in. Nothing needs doing.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} reverses out of the flowerbed, sneezes, and shows you the hole. You look in. It looks in. Neither of you can say what it is for, and on the strength of that it wipes its whole beard down your trouser leg.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There is a hole by the back step with a tail in it. {name} reverses out, beard full of earth, lays at your feet a spoon that it had buried for some reason, and goes back down for the reason.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The hole is going well. {name} backs out of it, sneezes earth over your shoes, shows you where it has got to, and goes in again. There is no reason yet. It would like you to stand just there and be proud.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Out of the flower bed comes soil, and more soil, and then, in reverse, {name}. It has found the reason. It lays it on your shoe, a stone, and looks, and goes straight back down, because you have two shoes.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} had nearly finished a hole when you looked in. Now it sits in it, eyebrows just over the edge, fed, well and delighted, so that you cannot see what it has found. It has found nothing. You are not to know.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is down a hole in the best of spirits, and puts its head out to see who it is. It is you. It goes back down. The soil comes out faster, and now in your direction.',
        when: ['from_child', 'wary'],
      },
      '{name} tears three times round the garden with its beard blown back, and stops in front of you, with its mouth open. If you wish to know what would make it happier still: {loved}.',
    ],
    content: [
      '{name} is watching the skirting board. Nothing has happened there. It watches on, one eyebrow for each end of it, so that if nothing should try to leave the room, it will have a dog to deal with.',
      '{name} has dug a hole and got to the bottom of it, and sits there with its beard on the edge, looking about at ground level. It has never seen it from here. A beetle comes by, and is given an eyebrow.',
      {
        text: '{name} is sitting by a hole of medium depth. It is not digging it, and it has not given it up. Eyebrows level, it looks in, as one looks out of a window. You look in too. It is a reasonable hole.',
        when: ['well'],
      },
      {
        text: '{name} is in its hole to the shoulders. You ask what it is looking for. It comes out, soil on both eyebrows, weighs the question fairly, has nothing against it, and goes back in. Nothing needs doing.',
        when: ['well'],
      },
      {
        text: '{name} has begun a hole by the bench and is lying in it, chin on the heap, while it waits for the reason to turn up. There is no hurry. It is a comfortable hole. The reason will be along.',
        when: ['well'],
      },
      '{name} has dug in this garden for {days} days, and has not got to the bottom. It takes a rest. It sits on the heap with its tongue out, and looks the work over.',
      'There is gravy in its beard from the day before, and {name} keeps finding it with the tip of its tongue. It shuts its eyes. It is thinking of something better: {loved}.',
    ],
    curious: [
      'Head, shoulders, elbows, gone. What is left of {name} above ground is a tail, and it is thinking.',
      'The skirting board said something. {name} has put one ear to it, flat, and holds up a paw at you for silence.',
      'A new drainpipe. {name} barks in at the bottom and runs round to catch it coming out at the top.',
    ],
    bored: [
      '{name} has dug a hole and put in the rope, the ball and the other ball, and is shovelling the soil back with its nose. At each shove it stops, eyebrows up, to hear whether anyone objects. Object. It wants to play.',
      '{name} lies in half a hole. It had stopped to ask itself what the hole was for, and that was the end of it. Only the eyebrows show. Bring something with two ends to pull. It wants to play.',
      {
        text: 'Somebody has been scratching under the shed all morning, and {name} has not gone. It lies with its beard on the trowel. Take the other end of a rope, and lose to it a few times: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has dug beneath the empty dish until it has a list to one side. It is not down there either. Its meal is due, and comes, so far as anyone in this house knows, from above.',
      '{name} has dragged the empty dish into the middle of the floor. It barks into it, listens, and hears that it goes down no distance at all. In a while it will ask again, on principle. Its meal is due.',
      {
        text: '{name} has all four paws in the dish and is digging for it. So far there is only tin. A very small beard comes up to breathe and goes down again. The meal comes from above. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} stands where a dish ought to be, gives the bare floor one scrape, and looks under its paw. Nothing yet. It is not hungry, it is only right: the meal is overdue. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is digging beside the empty dish and will not say why. Two eyebrows come up over the edge, take your measure, and go under, and more soil flies. The meal is overdue. Bring it now, before this becomes a principle.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has dug the empty bowl in up to its rim and sits on the heap, eyebrows down, with mud to the eyes. Whether it is hiding it from you or showing it to you has yet to be decided. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has buried its bowl, stamped the soil flat and sat down on top, beard dripping. It no longer knows what this was meant to teach you. It gets up at once to show you where to dig. Feed it now.',
        when: ['well'],
      },
      {
        text: 'A hump is travelling under the rug from the empty dish towards your chair. It surfaces at your left foot, eyebrows first. {name} is not hungry yet, only in the right. Fill the dish now, before it has to dig back.',
        when: ['well'],
      },
      {
        text: 'The eyebrows are as fierce as ever, but nothing under them gets up. {name} shows you one tooth through the beard, on principle. The meal is overdue. Bring it, and take no notice of the tooth.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} scrapes once at the floor, and rests, and scrapes once more. It is digging away from you. The meal is overdue. Put it down in the direction {name} is going.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You hear it from the stairs: {name} is digging in the empty bowl. It has dug it across the kitchen and into the corner by the stove, and the tin shines, and there is nothing further down. It is hungry. Feed it now.',
      '{name} has dug in the sofa, in the doormat and along the skirting, and is now digging in the dish, with both front feet, down to the bare tin. It looks up at you, soil to the eyebrows. Put something in there now.',
      '{name} has gone through the dish and started on the boards beneath it, with its teeth. It isn’t principle now. You can see both sides of its waist. It is really hungry. Feed it.',
    ],
    starving: [
      'There are nine holes in the yard and the last is hardly a scrape. {name} is lying in it with its chin on the edge and soil dried on its nose. It had not got to a reason. Feed it at once.',
      'There are eleven holes in the lawn, every one of them empty, the last no deeper than a saucer. {name} lies with one paw still in it. Get food into it at once.',
      {
        text: '{name} has dug through the mat under its empty dish and begun on the boards. There it has stopped, with its beard on the edge, and it has never left a hole unfinished. It is starving. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} has dug a hole as deep as its chin and has put its chin in. That was the plan from the start, say the eyebrows. It has eaten. What the plan lacks is medicine, or a good rest.',
      '{name} digs a stroke or two and sits down, and looks at the place as if it had been rude. It digs one more, out of principle. Make it lie down and rest, or give it medicine.',
      {
        text: '{name} braces itself against you on four legs, and then against the wall on three. The eyebrows are at war, and the rest has gone home. Don’t push. It wants medicine, or a hole to rest in.',
        when: ['wary'],
      },
      {
        text: '{name} has had a splendid row with the doormat, and stopped in the second round to lie down on it. It is holding it down, you see. Bring the medicine there, and do not clap.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The beard has layers. Reading upward you come to clay, then sand, then the neighbour’s lawn, then a bit of blue china. {name} stands for it like a cliff. Fill the tub, and have a saucer by for the finds.',
      'After two days {name} is so thick with mud that it is nearly round, and two eyebrows look out of it. It maintains that this is its size. It has begun to crack when it turns its head. Please wash it.',
    ],
    sick: [
      'The hole is three scrapes deep and stops. {name} lies along the edge with its beard in the loose soil, and one eyebrow lifts to tell you that this is not finished. Medicine, now. The hole can wait for it.',
      'The hole is one paw deep and nobody is in it. {name} lies alongside with its beard on the heap. As you bend down it scratches once, lying there, so that the work cannot be called stopped. Medicine, now.',
      '{name} began a hole and has left it, no deeper than a saucer, and lies down beside it. It never yet left one. The beard is wet and the eyebrows are not telling you anything. Bring medicine.',
      '{name} has lain down on top of the ground. Not in it, not under it. The wire is damp and flat, and when you say “Rat,” the eyebrows stay where they are. It needs medicine. Bring it.',
    ],
    failing: [
      '{name} lets you pick it up. That alone should frighten you. The wire has gone out of the coat and the growl is only air. Medicine at once, then meat, in shreds, off your finger.',
      '{name} lies beside a hole it has not finished. One paw hangs over the edge and makes the stroke, and no earth comes. The eyebrows are still fierce. Give it medicine and food this minute, or it will die.',
      'You can do as you like with {name}. You lift its chin, you part the wire to find the heart, and it lets you, with its eyebrows smooth. It has never been so agreeable. Be quick. Medicine, at once.',
    ],
    near_death: [
      '{name} lies in the hole it was digging, chin on the rim, beard dry. One forepaw still scrapes and moves nothing. It has only hours. Get down in there with it now, and stay, and put your hand under that paw.',
      '{name} lies in the hollow it dug under the kitchen step, which just fits. One forepaw scratches the earth a little, a stroke, and another, out of principle. Get down in the dirt and put your hand on it. Stay.',
    ],
    asleep: [
      '{name} is asleep down a hole with its tail sticking out, like a flag on captured ground. Every so often some earth comes up. It is not digging, that is only how it breathes out.',
      '{name} fell asleep in the hole, halfway down, with the reason for it still not settled. One eyebrow twitches. The front paws go on digging a little without it. The earth will keep till morning.',
      '{name} has dug a fine pit in three blankets and gone to sleep beside it, on the heap. In the pit, laid straight, toe to the door, is your left slipper. Leave them both as they are until it wakes.',
    ],
    asleep_in_danger: [
      '{name} has gone down into its sleep and there is no growling from there. It comes up at {wakes_at}. Do not leave it to that: reflect at the mouth of the hole, now.',
      'It sleeps in a hole too big for it, and did not use to. You cannot get it out before {wakes_at}. Sit on the edge, here, this minute, and let it hear you breathe.',
      {
        text: '{name} has buried itself with its dish, and the dish is empty. It digs itself out at {wakes_at}. Reflect beside it until then, and stand there with meat when it does.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Two eyebrows watch you over a heap of fresh earth. You take a step and the heap gets higher. You stop, and it stops. Sit down, quietly, where you are. {name} has not worked out how to dig against somebody sitting.',
      '{name} has dug a trench between its blanket and the rest of the carpet, and lies behind it with just the eyebrows showing. It growls when you stand. It has not yet tried growling at someone sitting down. Sit, then, and be quiet.',
      'It held that hole alone for {wait}, once, and no one came to pull. {name} goes in forwards now and sits facing out. Give it time, on your side of the rampart.',
    ],
    back_from_death: [
      '{name} dug its way back. There is a new hole in the lawn, with clean edges, and it goes down a good deal further than you can see. Sit by it, and have its next meal there on the dot.',
      'Wherever they had put {name}, it seems it dug. There is earth in its beard of a colour you have not got in the garden. It sneezes it out, stamps the place flat with both feet, and sits down on it.',
      {
        text: '{name} is filling in a hole, backwards, eyebrows full of soil. In all its digging it has never filled one. This must be the one it came up by. It stamps the place flat, turns about and sits down on it, hard, facing you.',
        when: ['from_child'],
      },
      {
        text: '{name} got itself out. There’s earth on its nose from a place you don’t know, and it has gone straight to the flowerbed and filled in every hole it ever dug. Then it lies down, hard, on your feet.',
        when: ['from_child'],
      },
    ],
    old: [
      'The beard is quite white, where it is not gravy. {name} digs sitting down nowadays, a scoop at a time. Opposite, under the shed, someone else is taking longer over it, too.',
      'It no longer attacks the hoover. It lets it come up, looks it in the eye, and the hoover goes round. That is what comes of firmness.',
      'On {days} mornings it has gone to the shed to see whether the rat was up. {name} goes slower now, and takes it a crust, which it buries with every sign of contempt.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats its meal as one settles an argument, from both sides at once, and has the last word. Then it glares about from under its eyebrows for anybody who would like to take up the dish’s case.',
        '{name} has put soil on its dinner, from its nose, without meaning to. It eats the dinner, and out of principle the soil. It steps back and sneezes, a small brown cloud, with the air of one who seasons to taste.',
        {
          text: '{name} goes into the dish with both front feet and digs, and the meal flies out behind, until it strikes the bottom and barks at it. Then it turns round. Somebody has left a meal all over the floor.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} goes at the dish with both front paws and digs. A good part of the meal passes its ears, and some lands on you. At the bottom it strikes china, barks at it, and turns to eat what it has unearthed.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats your punctual meal and is as happy as eight kilos can be, which it was. Then it starts to dig, for no reason, between your shoes and the dish. Halfway along it finds the reason. It is a moat.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with both eyebrows on you, then takes the empty dish away, buries it, and stands on the place with soil on its nose. If this is to happen again, you will have to apply.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} digs to the bottom of the dish, eats what it turns up, and digs on, out of principle. The dish crosses the kitchen and fetches up against your foot. {name} looks to see what it has struck, and is glad it kept going.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats down to the pattern on the bowl and goes on digging, in case. Then it trots out, and you are fetched to look into a hole by the roses. There is nothing in it. It has not shown anyone else.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its beard in the bowl and one eyebrow on you. Halfway down it stops, turns round, and goes on eating with its back to you. It has left the tail end unguarded on purpose.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, goes out, and returns with the trowel you lost, which it had buried so that you should not interfere. It lays it across your foot and lifts both eyebrows. There is a hole. You are being taken on.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You come with the meal and there is no bowl. {name} digs. The first hole has your glove in it, the second has the bowl. It eats out of the bowl, soil and all, and lets you have the glove.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats as if it had dug the dinner up itself, beard and all, growling at the gravy. It keeps back one biscuit. This it buries, with great ceremony and a flick of soil, inside your left boot.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up and starts to dig where the dish stood. Out of this one spot have come {streak} meals on time, so there must be a store of them below. Your foot is moved aside, with the nose, quite gently.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} growls at the food and eats it. So far it has growled at the chair, the spoon and {streak} meals, all on time, and every one gave in. It growls at your shoe, and lies down on it, victorious.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all out of sheer principle, on legs that shake, and growls whenever you shift your feet. There is no strength behind the growl. The beard is wet. Give it medicine, and take the growl as given.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} has never lost an argument, and it had always argued that you wouldn’t come. It eats up. It looks at the dish, on time, {streak} running, then at you, and clears its throat. Very well. You were let win.',
        'For each meal on time {name} has buried one bone under the step, as a marker, and now the step rocks: {streak}. It eats this up too. It takes you out by the lace, and stands you on it, to feel.',
        {
          text: '{name} eats, trots out and digs. That makes {streak} holes along the fence, one for each meal on time, all of a depth. It stands in the newest with mud in its beard and surveys the row. It has nearly thought of a reason.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes one mouthful, standing to the elbows in a hole it has not yet found a reason for. It is not hungry. It looks at the dish, and at the hole, and pushes the dish in. Now it has a reason.',
        '{name} comes up out of its hole, takes one mouthful, and finds there is no room behind the beard. It noses the dish to the brink and goes under again. You hear it start on another hole, dish size.',
        'Too soon is an outrage, and {name} says so with its mouth full of the little it has taken. The rest it buries on the spot, under the doormat, poorly. Come at {opens}, and help it to dig it up.',
      ],
      late: [
        '{name} states its opinion of the hour, eats all of the meal, and states it again. You bend down to wipe the beard. It takes the beard away. It will be wearing that gravy until further notice.',
        'There are claw marks in the doormat from the time {name} was kept waiting. It eats everything in a few hard bites. Then it lies on the mat, over the marks, so that you will have to ask before you go out.',
        {
          text: '{name} eats, growling into its beard, then takes the dish by the rim, buries it beside the step and stamps down the earth. It cannot do that with you. But it likes to know where one of the two of you is.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its rear to the wall and both eyebrows on you. Then it digs a hole, puts the empty dish in, and stands on the spot. It had to wait for that dish. You are not going off with it again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'There is half a hole under the gate, begun when you did not come, in your direction. {name} eats, earth to the eyebrows. Then it goes out and digs the other half, although here you are, standing beside it.',
          when: ['well'],
        },
        {
          text: 'You set the dish down, late, and it drops out of sight. {name} has been digging at that spot since you were due. It goes down after it, eats in the dark, and comes up some way off, on the side away from you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, and then begins to dig a trench between itself and whoever brings a meal this late. Two scratches, and it lies down in them. It has never left a hole unfinished. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You are late, and {name} growls at you all through the meal, so weakly that it sounds like purring. It turns its wire back, in case you take it for that. Hands off, please. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was born hours ago with fierce eyebrows, and did not know what they were for. You bring the meal late. It eats, looks up at you, and finds out. Be on time with the next one.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is eighty grams of opinion, and the opinion is that you are late. It eats, beard and all, growling between bites like a hiccup, and shuffles one inch further off. Bring the next meal sooner.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} is ill and has no fight in it. It takes a mouthful and lets the rest win. The fierce eyebrows hang. It turns from you, into its own coat. Bring it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} had an opinion of each of those {hours} hours, and has none left. It eats it all. The wire coat hangs like wet string, and as you reach out it moves the beard aside. It must not come to this again.',
        'The trench leads from {name}’s dish to the back door, and stops where its strength did. It has been {hours} hours. It eats everything, claws worn, and looks at the door, not at you. Its next meal must be on time.',
        {
          text: 'There is a trench from the dish to the door you went out by. It stops a foot short. {name} eats what you have brought at the far end of it, and only the eyebrows come up, now and then, to see where you are.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} dug all through the meal that did not come, and the hole is where the dish goes. You have to lie down to lower it in. It eats at the bottom. Over the edge come two eyebrows, then some earth, thrown at you.',
          when: ['well'],
        },
        {
          text: 'After {alone} there are two halves of a doormat and a hole between them. {name} comes up beard first, eats with both eyebrows on you, and goes down again backwards. It takes the bowl along. You can hear it being buried.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} began a hole when you did not come. It had no reason then. After {alone} with nobody there it has one. It eats, soil on its nose, and goes back to finish.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats half. Then, resting often, it drags the other half to the corner and covers it up, because nobody came for {alone}, and nobody may come again. Stay here, so that it turns out to be wrong.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is a hole by the door, begun and not finished. {name} always finishes. It was alone for {alone}. It eats lying in the hole, and growls at you with no voice in it. Sit down some way off. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'By the dish is a hole, and a second, and one that was only begun. {name} eats with its beard on the ground. It has no growl. When you come near it puts a paw over its food and looks up, and the paw shakes.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} comes out of the hole because it must. It eats. There is earth on its tongue, it had tried that. You brush a crumb of it from the wire of its coat, and it goes back down, and this time takes the tail in.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} turns its back on the dish, gets both front paws into the flowerpot and digs. When the eyebrows come round to inspect the work, the meal is under three inches of earth. It was full. It feels that it has said so.',
        '{name} would rather burst than leave a dish standing, and it looks at it, and it looks at its own middle, and is forced to an armistice. It lies down with its beard on the rim. Hostilities open at {opens}.',
        {
          text: '{name} regards the meal, sneezes on it, and starts to inter it: nose, nose, nose, pushing a mound of air over the top with the greatest care. On bare tile. It will not be told, and nothing’s been eaten.',
          when: ['no_item'],
        },
        'There is a limit, and {name} has met it, it is a kilo above eight. It growls at your dish, so that the dish should not think it is afraid. You may both come and try your luck at {opens}.',
      ],
      ill: [
        '{name} started it, and it finishes what it starts, and it can’t. It takes one more mouthful and keeps it in its cheek, and looks at you hard, not to tell anyone. It is ill. Bring medicine next.',
        'You hold the beard out of the way, and {name} eats a little, slowly, and does not growl at it. You wipe its chin. It lets you do that as well. It is ill. Medicine next.',
        {
          text: '{name} has never left off anything halfway. It eats a quarter, glares at the remainder, and lets its beard down into the bowl to hold the place, so that nobody can say it has stopped. Bring the medicine. Mind the eyebrows.',
          when: ['from_child'],
        },
      ],
      loved: [
        'There is nothing in the beard of {name}. You have looked, and it has looked, and in that beard there is always something. So one can tell that it was {item}. It ate even what it would have kept for later.',
        'You bring out {item}, and the digging, which had nearly reached the shed, stops. Two eyebrows come up out of the ground. {name} takes the straight way, through the hedge, and there is now a way through the hedge.',
        {
          text: '{name} fell on it with a roar, and there was a short dreadful struggle, and the dish is as bare as a bone. It was {item}. It had put up no fight whatever. It is the only enemy it has ever loved.',
          when: ['well'],
        },
      ],
      disliked: [
        'So that is how matters stand: {item}. {name} digs, tips it in, pats the place flat with its nose, and sits down at the graveside with its eyebrows on you, to wait for some lamb.',
        '{item}. It argued, it walked off, it came back and ate it, so that you should not think you had won. Next time: something with a bone in.',
      ],
      harmful: [
        '{name} digs up all there is and bites it first. It was {item}, and there was no fighting it. It has gone to ground under the bench, shaking, with its tail down. Dig that out of this garden, and never again.',
        'There is foam in the muddy beard of {name}. It was {item}. It stands with its feet planted, as against an enemy, and can’t find where to bite. It hurts inside. Keep all of that out of its reach.',
        {
          text: 'Being a terrier, {name} would not let go of {item} even when it hurt. You had to open the jaw. It has gone to ground behind the boiler, retching, and snaps at the hand that gave it. Never that again.',
          when: ['item'],
        },
        {
          text: '{name} never lets go of anything, and it did not let go of {item} either, since it was you who gave it. Now it is shivering behind the boiler and shows you all its teeth. Not that, ever again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lie on the floor, and {name} undertakes to dig you up. It starts at the armpit. You laugh, and it digs faster, since there is clearly something alive in there. It gets you out, whole, and licks the find.',
        'You growl at {name}. It growls back, lower. You go lower still, and it sits down, tries, and from the very bottom of its wire coat brings up a hiccup. It wags. It has won, and you are to go again.',
        {
          text: 'You start a hole for {name} with your heel, and stroll off. It looks at that. It is very badly begun. Nobody could leave it like that. Soon only a tail is above ground, wagging, and it is wagging at you.',
          when: ['wary', 'no_item'],
        },
        {
          text: '{name} has the other end of the rope and means it. When you let it win there is no parade. It digs a hole in the cushion, buries the rope, and lies down on top, tail thumping, eyebrows up. You may ask.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You bury the ball and {name} digs it up. {name} buries the ball and you dig it up. Then it buries you as far as the ankle, steps back, eyebrows lifted, and waits for you to take your turn.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} digs the hole before you have thrown anything. You drop the ball in. It fills it up, tamps the soil with its beard, sits on top, and lifts both eyebrows at you. Where can it be? You look everywhere else first.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You take one end of the rope, and {name} takes a position. It growls through its beard, is dragged the length of the lawn, and does not consider itself moved. When you let go it brings you your end. Defend yourself.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scratch with one finger beneath the blanket, and {name} freezes, with every wire on end. It digs, it dives, it has the finger, and it growls in a voice that must have been meant for a much later dog.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You wag a finger. {name}, some hours old, growls at it so hard that it sits down, gets up, and takes hold of your cuff instead. You raise the arm. It comes up too, clear of the floor, and wags.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has had a glorious day of it, below ground, and comes up to find you skipping. It watches with both eyebrows. It has no opinion on skipping. It forms one, barks it, and goes back down.',
        'You tug at the mat to play, and {name} was happily at war with it already. It lets you take a side. It settles you, and the mat, and in a spirit of fairness the place where the mat had been.',
        {
          text: 'You throw the ball into the hole {name} is digging. It flies out behind with the soil. You throw it in again, and out it comes, and in again. It takes you some time to notice which of you is fetching.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bury the ball. {name} has it up in no time, and digs on past it, having started. It was perfectly happy at the top. All you can see is soil coming up, and a tail, going to find out whether there is more.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} takes hold of the rope, because you offered it, and lies down like that, and forgets to pull. Take it gently from between its teeth. See to what it needs first.',
        'You rattle the mat and growl, and {name} lets you have the mat. It has never let anybody have anything. One eyebrow says that it will be back for it. See first to what it needs.',
        {
          text: 'You throw the ball, and only the eyebrows go after it. {name} stays down in a hole one paw deep, which it began and, against all its principles, left. Put the ball away. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It came out to fight, and sat down on the way. {name} is ill, and will deny it. Medicine before honour.',
          when: ['ill'],
        },
        {
          text: '{name} has got the better of it, and eaten a part. It was not a joke. There is nothing else in there: feed it, and play after.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and {name} stands on its hind legs to get at the day. It growls, it spins, it digs at the air. It wins by several lengths, and comes back to you to be beaten again.',
        'It is {item}, and {name} has a good deal to say about how that should be done. It shows you. Soil goes over the fence. You are allowed a turn, for as long as it takes to sneeze.',
        {
          text: 'You produce {item}, and the wire coat stands up all over. {name} shrieks, spins, runs through a flower bed instead of round it, and arrives back with a dahlia in its beard and no knowledge of dahlias.',
          when: ['well'],
        },
        {
          text: 'You hold up {item} and there is a tan streak across the beds, then clods, then a flying flowerpot. Out of all that comes {name}, eyebrows full of soil, and barks at you to do that some more.',
          when: ['well'],
        },
      ],
      disliked: [
        'It does not fight back, it does not go down, it has nobody living in it: {item}. {name} lifts one leg, thinks better of it, and fetches the rope.',
        '{item}. {name} gives it every opportunity to defend itself. It is left where it lies. Something with a squeak, next time, or a hole.',
      ],
      harmful: [
        'It would not give up, and so it got hurt. {name} holds one paw under its chest, and snarls at you to keep off, and then does not. Away with it: {item}.',
        '{item}. There is blood in the beard, and it is not from Tuesday. It stands its ground and shakes. That was no fair fight. Never again.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}’s face, and the fierce look turns out to have been partly mud. It sees the cloth, and puts the rest of the look on without it. It keeps that up, clean, dripping, until you have reached the tail.',
        'You soak the clods off {name}’s feet, and there are claws in there, and toes. It has its objections, and barks them at the basin. But as each paw comes free it spreads it and tries a dig at the water.',
        {
          text: '{name} digs all through its bath. The water goes from brown to grey to clear, a beard emerges, and then the paws strike something and have it out. It was the plug. Clean to the eyebrows, it watches everything leave by its hole.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} stands in the tub like a brush, on principle. Out of its beard come soil, more soil, a marble, and then the key to the garden shed. You hold that up. The eyebrows lift. So this was the reason.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You scrub {name} and no mud comes off, for once, and it is as put out as you are. It barks at the clean water. It will go straight out, it gives you to understand, and put that right.',
        'There is nothing in the beard of {name}, though you comb it out to the last wire. It growls on, out of principle, with its chin in your hand. It was told there was a reason, and there is none.',
        {
          text: 'The bathwater stays perfectly clear. {name} looks down into it with you, both eyebrows up, then begins to dig at the bottom of the tub, in case whatever you wanted is further in.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Clean before and clean after, {name} stands frowning down at bathwater it can see through. Something should be done. It starts to dig. It has not yet thought what for when the plug comes up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} was on its way under the shed when it caught the word: {item}. It comes out, stiff-legged, in its own time. It is done to the skin, and yields its beard like a sword.',
        'It isn’t being washed if it is {item}, so {name} contends, standing for it, tan as a biscuit, eyebrows at rest. You do its tail. It had an opinion about that too, and has mislaid it.',
        {
          text: 'You have brought {item}. {name} objects, on principle, at full volume, while backing into your hands. The beard comes clean. It is tan. Nobody had known. It is still objecting, and has not moved an inch.',
          when: ['well'],
        },
        {
          text: '{name} loves {item} so much that it has worked out how there can be more. It comes up clean, all eight kilos, soil off its nose, shakes your hand on it, and goes straight out to arrange the next one.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. The battle was a long one and the tap had to be replaced. Some of the mud went. A scraper, says {name}, dripping. Like a civilised person.',
        'It has been made to smell of lavender: {item}. You have one hour, by the look of it, before it has dug that under. A plain comb would have been met halfway.',
      ],
      harmful: [
        'Where it went on, the wire comes out in tufts, and {name} gnaws at the place. It has bitten you for touching it, and then licked the bite. Rinse it. Bury this, deep: {item}.',
        '{item}. It burns, and it cannot dig itself out of its own coat. It has gone into the wet earth by the wall and pressed its face in there. Water, and no more of that.',
      ],
    },
    medicine: {
      wanted: [
        '{name} clamps its jaw shut on principle. You wait, with the spoon. The principle is tired. It opens, swallows, and clamps shut again, so that nothing has been given away. After a while one eyebrow gets up, and looks about.',
        'You tuck the medicine into {name}’s cheek, behind the beard, and it goes down. It lies quiet. Then a forepaw scratches at the blanket, just once, and once more. It hasn’t chosen a reason yet. You have seldom been so glad.',
        {
          text: '{name} spits it out and buries it, though it can barely stand. You dig it up, wipe it, take hold of the beard, and down it goes. Some while later soil is flying again. It wants to know where you put it.',
          when: ['weak'],
        },
        {
          text: 'You put it in the lamb, and {name} eats the lamb and lays the pill on your shoe. You put it in the shoe. It digs it out at once and swallows it, on principle. The beard stops drooping within the hour.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'The medicine goes into {name} by way of your sleeve, the wall and one eyebrow. The little that arrives looks round for something to cure, finds eight kilos of opinion in perfect order, and gives up. Keep it for when it is ill.',
        '{name} takes the medicine in a fair fight, spoon against beard, and the spoon comes out licked. It was in roaring health, and has got soil in the bottle. Cork it, and keep it for when the spoon wins.',
        {
          text: '{name} gets it down, finds nothing inside to fight with, and turns on the spoon. The spoon goes into the flowerpot, handle last, and is stamped on. That is a fair place for it until somebody is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} sets its jaw against medicine, and then an eyebrow goes up. {item}. It unsets it. It stands for the whole of it, and wants to know who has been keeping this from it.',
        'You tell {name} that it is {item}, and it looks for the trick, round the back of you, underneath. There is none. It lets you, rather moved, and goes on looking for a while out of principle.',
        {
          text: '{name} digs its way into {item}, muddy beard first, without asking why, gets to the medicine, and comes out on the other side. It does good. It carries on some way into the floor, out of principle.',
          when: ['item'],
        },
        {
          text: '{name} eats {item} as though it had been trying to get away. The medicine had no chance. It is down, and doing good, and the fierce eyebrows are already looking round for anything else that wants to be taken.',
          when: ['item'],
        },
      ],
      disliked: [
        'Taken, under protest, and dug up again, and taken: {item}. Some has stuck. Hide the rest in tripe, and keep your face straight.',
        '{item}. {name} swallows, and then spends an hour under the sideboard barking at the taste. It has helped a bit. So has the barking.',
      ],
      harmful: [
        'It knew. It went limp, it shut its jaws, it said no in every way it has, and for once it should have won. It shakes, and cannot get its feet under it. Never {item}. Hold on to it.',
        '{item}. {name} digs where it lies, at the bare boards, slowly, to get away from it. Take it up, hold its paws still, and throw that out.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the lawn,” you say, and {name} stops with its paw up. It had not chosen a reason yet. It has one now, and may not use it. It walks off round the edge, stiff as a brush, on the gravel.',
        'You hold on to the curtain and you don’t let go, and {name} doesn’t either. Nobody gives an inch. In the end it opens its jaws, one side at a time, and goes to look for a smaller curtain.',
        {
          text: '{name} fills the hole in, as told, to the last handful, with its back to you and both eyebrows up. There will be no more holes there. When it has done, your left shoe, which was standing rather near, is filled in too.',
          when: ['well'],
        },
        {
          text: '{name} climbs out, eyebrows level, and fills in the hole to the last crumb, since you are so particular. You see your lost spoon go by. It goes under with the rest. {name} wipes its beard on your step and leaves.',
          when: ['well'],
        },
      ],
      little: [
        '“Not the tulips,” you say, and {name} looks at you across a bed of tulips, all standing. It has its own reasons for sparing them, and they are better than yours. It hears yours out, with one eyebrow.',
        'You give {name} the speech about the postman’s trousers. It gave up trousers on its own account, and has so far told nobody. Eight kilos of opinion sit on the mat and let you come round to it.',
      ],
      bad_time: [
        '{name} stops with a paw in the hole. Then it gets in, though it is hardly deep enough for a boot, and turns its muddy beard to the wall. This once it had picked the reason before it began. You will not hear it now.',
        'You tell {name} what you think of the carpet, and it has no reply. All that opinion, and not one word of it. That should worry you more than the carpet. See to it now, and teach it some other time.',
        {
          text: 'You stand over the hole and raise your voice, and {name}, which has argued with thunder, does not argue. It looks at the hole. It turns and starts to fill it in, with its nose, shaking, getting most of it wrong.',
          when: ['from_child', 'weak'],
        },
        '{name} was scraping at your shoe, and you scolded it for the shoe. It goes on, more faintly. It is not the leather that it is trying to get through to. Find out what it needs. Manners afterwards.',
      ],
      loved: [
        'You did not shout at {name}, you used {item}, and that is fighting fair. It comes out of the sofa. It has lost, and it has never lost, so it will sit in the coal and call it something else.',
        '“{item},” and both eyebrows of {name} drop. It spits out the hose. You had a better argument, it can see that, and it fills in half of the hole, kicking, with its back to you and its tail not quite up.',
        {
          text: 'You make a war of it, with {item}, and {name} learns to let go at a word. It lets go. It cannot believe that one still wins. It takes hold again in order to let go, beard shaking, eyes on you for the word.',
          when: ['well'],
        },
      ],
      disliked: [
        'It took the punishment and kept the opinion: {item}. It is digging again already, in its head. You would get further with a trade.',
        '{item}. {name} went limp and let you win, and anyone can see how little you have got. Show it where it may dig.',
      ],
      harmful: [
        'It bit, it was bound to, and now you both know where that leads. It is down under the shed, beyond reach, beside the enemy. Have no more to do with this: {item}.',
        '{item}. It came up to you after that with its tail between its legs. You will not have known that it could go there. It cannot. Never do that again.',
      ],
    },
    sleep: {
      wanted: [
        'You put {name}’s blanket down flat. That will not do. It scrapes it up into a heap, digs the heap out, piles it somewhere else, and drops into the middle with a grunt. It has been made properly now. It rests.',
        '“That’s enough for today,” you tell {name}, and lay your palm on the wire between its shoulders. It has a few remarks left to make. They come as grumbles, each one shorter. The eyebrows are the last to lie down.',
        {
          text: 'You lift {name} out of the hole and lay it on the blanket. One paw goes on digging, slower and slower, until there is a hollow the size of its beard. The beard goes in. So that was the reason.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'It was still digging, but so slowly that the earth slid back. You lift {name} out, all eight kilos, arguing. The growl goes on into the blanket, gets slower, gets rounder, and by the end is a snore.',
          when: ['from_child', 'weak'],
        },
      ],
      little: [
        'You put {name} to bed in the straw, and it isn’t tired, so it goes on through. There is scratching. There is a good deal of straw on this side, and presently the terrier is out on that.',
        '“Sleep,” you tell {name}, and it takes up the opposite view. It lies down to argue it, paws over the edge, eyebrows up. You stay and stare. It wins, of course. You were the one to blink.',
        {
          text: 'You tuck {name} in on all four sides, which makes it a matter of principle. The blanket heaves. A muddy beard comes up at the foot end, takes a breath and goes under again. You can hear it reach the mattress.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in on the left and it comes out on the right. You tuck the right. A lump travels down the middle, throwing up pillow, and something under your sheets has struck what it takes for a badger.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} hears that it is {item}, and digs itself in. It scrapes, turns, growls at one corner till it gives way. Then there is a hump with a tail to it, and the hump has won, and is snoring.',
        'It was {item}, though {name} will not be sent to bed. It goes in there to see about something. It has been seeing about it ever since, with its feet in the air.',
        {
          text: '{item}, and {name} goes in below it, turns round, throws some of it out behind, and has made a burrow. The beard comes out at the top. It growls once, so that it has been said, and sleeps with its nose on the door.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. There is too much sky over it. {name} lies there like somebody at a railway station, and is found afterwards beneath the thing, where it is dark.',
        'It has gone to bed on it and got up under protest: {item}. One corner has been buried. It would have taken the coat cupboard without a word.',
      ],
      harmful: [
        'It would not come off it, since you had put it there, and it stuck it out to the end. It has sores from it now. Away with that: {item}. Give it plain straw.',
        '{item}. {name} has dragged itself out backwards, and it never backs out. There is froth in the beard. Whatever was in that has won. Do not use it again.',
      ],
    },
    reflect: {
      awake: [
        'You sit beside the hole. {name} digs, and looks up to hear what you have against it. You have nothing. It digs a little more, with less conviction. In the end it sits down in the hole, which fits, and looks where you are looking.',
        'You sit on the step. {name} sits on the step. A cat walks the whole length of the wall, slowly, and {name} shakes all over and does not go. It leans on you until the cat is past.',
        'You sit by the hole {name} is digging and have no view on it. It stops, to see whether you object. It gives you every chance. Then it climbs out with the thing half dug, and puts its muddy beard down on your knee.',
        '{name} scratches at one place in the flower bed, looks at you, and scratches it shut. You are to know where it is. It was going to keep some of it there for ever: {loved}.',
        '{name} once waited {wait} for you. It does not bring that up. It backs into you now, until its rump is hard against your boot, as one backs up to a wall.',
      ],
      little: [
        'You again. {name} has sat with you till its foot went to sleep, three times, and has a tunnel to see to. It gives you a nod, and earth.',
        'There has been quite enough peace this hour. It looks you up and down for something to disagree with. Come back when you have got an opinion.',
      ],
      ill: [
        '{name} has dug itself a hole in the blanket, just its own size, and given up. You sit down beside it. The paw scrapes twice more, on your side, to make it wider. Now go and get it what it needs.',
        'It says that it does not want anybody. It says it into your sleeve, with its whole face. Stay, and then fetch what is lacking.',
      ],
      asleep: [
        '{name} sleeps with its eyebrows still contradicting somebody. You sit down and say nothing, which gives them nothing to go on. One gives way. A good while later, when you had stopped looking for it, so does the other.',
        'You sit down by {name} asleep in its burrow, and drop one hand over the edge. It growls, in its sleep, and takes hold of your cuff. It does not shake it. It is seeing that nobody pulls you out.',
        'It is running over old victories in there. Its lips move, and you can just make out: {loved}. You keep its back while it is busy.',
      ],
      shy: [
        '{name} digs with its back to you, and all the soil lands in your lap. You leave it there. After a time {name} inspects the heap, then you, and lies down in the hole with its beard on the edge, facing your way.',
        'You sit down on the grass while {name} digs, and all the earth lands on you. You stay. It stops, glares over its shoulder from under those eyebrows, and goes on. The earth is now landing on the other side.',
      ],
    },
  },
  things: {
    feed: {
      'minced lamb':
        'There is nothing in minced lamb that could run away, and {name} gives it a start. It turns its back. It whips round. The whole thing is over before you have let go of the spoon, and the spoon is searched.',
      'venison jerky':
        '{name} sets its feet on the venison jerky and pulls upwards. It pulls, it goes over backwards, it is up. You offer to hold the other end. So you kneel there, the pair of you, with a deer between you.',
      'marrow bone':
        'It walks round the marrow bone with a stiff tail, and they come to terms. {name} lies down with it in its arms, and there is a noise as of somebody breaking into a safe. You are to watch the door.',
      'tripe sticks':
        '{name} smells the tripe sticks through two doors, and comes by the direct route. It takes three, crosswise, and cannot get through the gap. It growls at the gap. You turn it by ninety degrees, and it says that it had them worried.',
      'small bite kibble':
        'It says small bite kibble on the bag, and {name} reads it as an insult. It takes the lot in one bite, like a lion, and stands with both its cheeks out, breathing through the beard, until you look somewhere else.',
      'parsnip chunks':
        'The parsnip chunks came out of the ground, and it knows what to do about that. {name} puts them back, one by one, under the mat. You sigh. It digs them up again, with a shout for each, and eats them earthy.',
    },
    play: {
      'digging pit':
        'You have filled the digging pit with clean sand, and {name} looks at it with pity. It goes straight through to the clay. What comes out behind is in your hair, and what comes out in front is the neighbour’s.',
      'rope tug':
        'You take up the rope, and {name} is on the end of it, off the ground, growling like a kettle. For the rope tug you have the door post to hold on to. It holds on to nothing, and you both come off.',
      'flirt pole':
        'Round goes the rag on the flirt pole, and {name} goes for it in straight lines, through chairs. It has it. It has the pole. It has you walking in circles, at the other end, with your feet in a bucket.',
      'earthdog tunnel':
        'In at the earthdog tunnel goes {name} with a yell, and the ground goes quiet. You lie down and listen. It is having words with somebody, far along, under the beans. Out comes the handle, first, backwards, and you are to pull.',
      'squeaky rat':
        'You press the squeaky rat, and from under the shed comes an answer. {name} looks from one to the other. It takes this one by the neck, gently, to the shed, lays it down, and waits with its brows up.',
      'cardboard shredding':
        'It was a parcel. For cardboard shredding {name} begins at the address. There is a blizzard, a beard in it, bits of brown coming down on your tea. It finds what was inside, a jumper, and lets that go with a caution.',
    },
    clean: {
      'hand stripping knife':
        'You work down its back with the hand stripping knife, and {name} stands for it like a wall being pointed. Old coat goes, and wire comes up new. It shakes, and looks at the heap, and takes up guard on that.',
      'wire coat comb':
        'The wire coat comb meets a burr, and neither gives way. {name} watches the match over its shoulder, with one eyebrow for each. You win. It puts the burr back in, a little lower, for the return.',
      'beard wash':
        'You hold it by the chin for the beard wash, and dip, and there floats up Tuesday, then Monday, then somebody’s thimble. {name} blows bubbles. It comes up clean, does not know itself in the bucket, and barks.',
      'eyebrow trim':
        'With the eyebrow trim you go a hair at a time, and it says what it thinks of you with the other one. Snip. You have changed its mind about something. {name} tries a frown, and it goes up twice as far.',
      'mud scraper':
        'You have the mud scraper and {name} has the mud. It leans the other way, hard, and so it comes off very well. At the end there are two of them on the step, and the one that growls is the dog.',
      'claw soil pick':
        'It gives you a foot, and the other three stay in the field. With the claw soil pick you take out a seed, a splinter of pot, a little blue glass. {name} noses those over. It had been that deep, then.',
    },
    sleep: {
      'burrow bed':
        '{name} goes into the burrow bed nose first and the bed kicks. It is told where to have its corners. You see the handle go round, and round, and it stops pointing at you and lies down.',
      'under the shed':
        'You lift the lantern, and there is an eye under the shed, and another, further back. They have come to some arrangement about the straw. {name} growls good night, and somebody, in a higher voice, does the same.',
      'coat cupboard':
        'It pulls down your mackintosh, your father’s mackintosh, and a scarf, and then there is a hole in the coat cupboard with {name} in it. You close the door to a crack. The hangers ring each time it breathes.',
      'tweed cushion':
        '{name} and the tweed cushion are made of the same stuff, and it digs in it for a long time to find out where the one begins. You smooth what is left. It lies down, wire on wire, and you sit elsewhere.',
      'straw kennel':
        'You fork in straw, and {name} throws it out, and you fork it in. At last the straw kennel is as it was. It lies with its beard on the sill, teeth to the world, and the world goes by on tiptoe.',
      'tin roof rain':
        'There is tin roof rain, a great deal of it, all shouting at once. {name} shouts back for a while. You put a sack round it. It has the last word, between two drops, and is asleep upon it.',
    },
    medicine: {
      'tick remover':
        'You have the tick remover and it has the tick. {name} stands with its chin up, growling at the thing over its own shoulder. Out. You hold it before its nose, and it tells it, at close range, never to come back.',
      'antiseptic wash':
        'It got that in a fair fight, and it would thank you to be quick. {name} looks straight ahead while the antiseptic wash goes in. It hisses, the cut, and so does it. You are shown the other one, as a favour.',
    },
    discipline: {
      'dig here instead':
        'You take it by the handle from among the tulips, carry it over, and say dig here instead. {name} hangs there, in company, with its brows down. It looks at the place, and sniffs. It would have dug there anyhow.',
      'trade for treat':
        '{name} has your hat, and you offer a trade for a treat. It walks round the treat. It lays the hat down, a foot on the brim, takes the treat, and then stands a while over both of you, thinking who was had.',
    },
  },
  refusals: {
    asleep: [
      '{name} has gone to ground and takes no callers, nor what they bring. It surfaces at {wakes_at}. Sitting at the edge is allowed: reflect, and keep your boots out.',
      'You put your hand in and something growls without waking. Leave it till {wakes_at}. If you must do something, reflect beside it. It cannot object to that.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has dug its first real hole. It is the size of a teacup. It has got itself stuck in there, and is holding it against all comers.',
      'One day old, a child: {name} has heard something under the shed. It came running to fetch you, and ran back, so as not to give it time.',
    ],
    teen: [
      'Half grown, it disagrees. You said good morning. {name} wants to know on what evidence. Keep its mealtimes, they are the one thing it does not dispute.',
      '{name} is a teen, with eyebrows before there was a face for them. It picked a fight with a wheelbarrow today. They are both in the ditch.',
    ],
    high_care: [
      'Growing is done with. {name} won that as well. It turns round, before everybody, a {form}, and hands you the handle.',
      'A {form}, full grown, in a coat like a good doormat: {name} has filled in one hole, with its own feet, because you kept stepping in it. It will not be thanked.',
    ],
    balanced: [
      'Every burrow along the road has had a visit, and they have started calling it the {form}. {name} comes in late, full grown, with a torn ear and the better of the argument.',
      'Grown, a {form}: {name} has dug here, and it has dug elsewhere, and finds the ground much the same all over. It prefers this. You know where the spade is.',
    ],
    low_care: [
      'It brought itself up, and it is a {form}, grown. You see fresh earth in the mornings. You fall into things. Of {name} there is at most a bark, from below.',
      'Nobody ever took hold of the handle, so {name} has learned to turn round down there, in the dark, by itself. It is a {form}, and comes out where it likes.',
    ],
    rescue: [
      'It was down too far, once, and was got out by the tail, which has had a bend in it since. {name} stopped growing today, as a {form}, and carries it higher than before.',
      'A {form}, and grown: {name} digs with three feet and an opinion. It says that it had the ground beaten, that time, when you came along and interfered. It stays close to you.',
    ],
  },
  trust: [
    '{name} was stuck under the gate and you pulled. It had not offered you the tail. But it did not bite, either, and has let the matter rest.',
    'It has shown you the plan: a stretch of lawn, walked over at a certain pace, with stops. Those were the bones. {name} left out one.',
    '{name} took you behind the shed this evening, and made you lie down, and look in. Far back there were two small lights. It has never shown anyone the rat.',
  ],
  streaks: [
    'Ten meals on time. {name} has decided that you may be armed with a spade.',
    'Twenty-five in a row. It had dug a trench across the kitchen, against the day when you would fail. It has let you put down a plank.',
    'Fifty meals on time. {name} has gone over the figure for the catch, from below. There is none. It barked at it, and let it go.',
    'A hundred on time. There is a hole by the back door with a bone in it, the good one, and no earth on top. That is for you. You need not dig.',
  ],
  ages: [
    'Ten days, and {name} has had words with everything up to the height of the letter box.',
    'Thirty days. The lawn used to be level. People used to walk across it at night. {name} has raised the standard.',
    'A hundred days. Under the shed there is scratching all morning, and something like a squeak. {name} has put on a clean beard. It seems that they are keeping the day.',
    'One year old. {name} has won all of it, apart from a single afternoon in the spring, which was a draw, and is being appealed.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['digging pit', 'earthdog tunnel'] },
      wish: 'There is something under this house, and it is not going to dig itself up. {name} wants the pit or the tunnel, and it wants them now, and you can carry the lamp.',
      granted:
        'It was a doorknob. {name} had suspected it all along. It has been put back, until it has thought of a door.',
    },
    {
      by: { action: 'play', item: ['rope tug'] },
      wish: '{name} has heard it said that the rope belongs to you. It would like to have that out, at one end each. Rope tug.',
      granted:
        'You held it for a full minute. {name} has told the rope that it was an honour, and the rope is now its own.',
    },
    {
      by: { action: 'play', item: ['cardboard shredding', 'squeaky rat'], hours: [9, 13] },
      wish: 'A parcel was delivered, and the box it came in has been standing in the hall all morning with its flaps up. {name} calls that provocation. Cardboard, before dinner, or a rat with a squeak.',
      granted: 'There is no box. If anyone asks about a box: there is some snow in the hall, and a terrier, sneezing.',
    },
    {
      by: { action: 'feed', item: ['marrow bone'] },
      wish: 'It has got a hole ready. It is a first-class hole, dry, with a view, and there is nothing in it. {name} would like a marrow bone for dinner. It would see to the rest.',
      granted: 'It ate the inside and interred the outside. You were allowed to stand there with your hat off.',
    },
    {
      by: { action: 'feed', item: ['venison jerky', 'tripe sticks'] },
      wish: '{name} is tired of food that gives in. Let there be something to pull at, for its next meal: jerky, or those sticks of tripe.',
      granted: 'It gave as good as it got for quite ten minutes. {name} has spoken well of it since.',
    },
    {
      by: { action: 'feed' },
      wish: 'It wants you to put down the dish, go to the far wall and look at that. No helping, no remarks. {name} would like to have one meal as if it had caught it.',
      granted:
        'You heard a scuffle, and a cry. When you could turn round, it was standing over the dish. It got clean away, says {name}, licking its beard, but not far.',
    },
    {
      by: { action: 'clean', item: ['beard wash', 'claw soil pick'] },
      wish: 'Something in the beard has started to talk back. {name} would like that dealt with, by a wash, or else the claws picked, so that it can go in after it.',
      granted: 'You got it. It was toffee. {name} had you leave a little, as a warning to the rest.',
    },
    {
      by: { action: 'clean', item: ['eyebrow trim'] },
      wish: 'It walked into the pump this morning, and the pump says it was standing there already. {name} admits that the eyebrows could do with a trim.',
      granted:
        'The world is larger than it had been told. {name} looks all round, for a good while, for whoever is responsible.',
    },
    {
      by: { action: 'sleep', item: ['coat cupboard', 'under the shed'] },
      wish: '{name} would like to spend some hours in the coat cupboard, on account of the dark, or under the shed, on account of someone. It would be no trouble to shut the door.',
      granted: 'All was quiet. Towards the end you heard two people snoring, one of them very small.',
    },
    {
      by: { action: 'sleep', item: ['tin roof rain', 'tweed cushion'] },
      wish: 'When it rains on tin one can growl as loud as one likes and nobody hears. {name} would like to lie down to that, or on the tweed, which is the same for the skin.',
      granted: 'It growled right through, and got up hoarse and mild, and let a cat go by.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is to be a watch tonight, at the shed, and it takes two. One watches. The other is there. {name} has put you down to be there.',
      granted: 'Nothing came out. It was the best watch that {name} ever kept, and you fell asleep only the once.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} does not hold with a single opinion. Sit with it twice today, and it will know what it thinks of you.',
      granted: 'It has heard both sides, it says. The verdict is that you are to come back tomorrow. It was unanimous.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A bit of the flowerpot',
        shape: 'piece',
        text: 'Taken in action. {name} keeps it where the other flowerpots can see it.',
      },
      {
        name: 'The bulb',
        shape: 'bulb',
        text: 'Tulip, red. It has been dug up so often that it has given up, and blooms wherever {name} puts it.',
      },
      {
        name: 'A penny with a beard on it',
        shape: 'coin',
        text: 'From four feet down, green, some king. {name} thinks it a good likeness.',
      },
      {
        name: 'What is left of the rope',
        shape: 'thread',
        text: 'It died as it had lived, in the middle. {name} has kept this much, out of respect.',
      },
      {
        name: 'The champion’s crown',
        shape: 'crown',
        text: 'It is off a ginger beer bottle, and it was round the neck of the drainpipe. {name} wears it on Sundays, over the left eyebrow.',
      },
    ],
    return: {
      name: 'A candle end',
      shape: 'candle',
      text: 'It had it in its teeth when it came up through the lawn. Someone down there must have lit it part of the way. {name} says it was the rat.',
    },
    streak: {
      name: 'The one that was not in the plan',
      shape: 'bone',
      text: 'Twenty-five dinners on time, and {name} has told you where it lies. You went and looked. You put the earth back just as it was.',
    },
    hundred_days: {
      name: 'A very small button',
      shape: 'button',
      text: 'It lay at the edge of the hole on the hundredth morning, polished, with tooth marks half the size of {name}’s. It has not said a word about it. It has it on its blanket.',
    },
  },
  release: [
    'You open the gate. {name} takes one look at the whole world, raises an eyebrow, and starts at the near end, with its feet. The last you see of it is the handle, upright, going down over the hill.',
    '{name} shakes hands, with its teeth, on your cuff. It has left the holes as they are. It goes off stiff-legged, in the middle of the road, and a cart drives round it.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had gone down after something and could not back out, and nobody came to take hold of the tail.',
      '{name} held its ground, and no one relieved it. It died in the hall, in a hole that it had made, with its beard on the edge.',
    ],
    hunger: [
      '{name} is dead of hunger. Every one of its holes was open and every one was empty. It had put the earth beside them in neat heaps.',
      'It died with a paw on the dish. By the shed lay a crust, which was not there in the morning. It had been pushed as near as a small thing can push it.',
    ],
    illness: [
      '{name} is dead. It did not give way. Its legs gave way, one after another, and it had words with each.',
      'The eyebrows went up, as though at something it had not been told before, and stayed. {name} is dead.',
    ],
    poison: [
      'It got the better of it, as it did of everything. Then {name} lay down beside the dish and was dead.',
      'It never once left a thing half done. What it was handed it dealt with, all of it, and {name} has died of that.',
    ],
  },
  returned: [
    'The lawn heaves. A claw comes up, a beard, a pair of eyebrows full of clay, and the rest of {name} sticks fast. It does not look at you. It wags the handle, once.',
    '{name} stands in the door, filthy, with its feet apart, like an army that has come home. It is back. It looks to see who has been in its hole.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small tan dog with a beard, and earth on its nose.',
      '{name} was small and rough, and took itself for a large dog. It lies here.',
      '{name} lies under here. It is a good deep hole.',
      'Leave the soil loose, please. It is for {name}, a terrier.',
      { text: '{name} dug up everything we planted, and laid it on our knees.', when: ['from_child'] },
      {
        text: '{name} let one person in the world take hold of its tail.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It had a handle, and nobody took it.', 'It held the place alone, and it was not relieved.'],
      hunger: [
        'It dug in every corner of the house for its dinner, and was right to look.',
        'It fought an empty dish, and that was the only fair draw of its life.',
      ],
      illness: ['It picked a quarrel with something larger, as always.', 'It let the last word go.'],
      poison: [
        'It never let a thing go by, and somebody let that thing in.',
        'It took what it was given for an enemy, and had it down, and was right.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have knocked over a flowerpot, and you are standing on it. There is mud in your beard. It is your mud. You have killed the rope nine times, and it keeps coming back, and you are not tired. There is a hole over there that you have hardly begun. You are a big dog, when you stand like this. You want somebody to take hold of the other end, and pull, and not let you win.',
      'You are {name}. You ran round the garden so fast that your eyebrows lay flat. Then you barked, at nothing, because it was there. Your nose is full of earth, and it smells of everything: worms, roots, last year, rat. You could dig right through. Somebody is laughing at you. You do not mind, they do it well. They should come here, and try to get this stick. Go on. They should just try.',
    ],
    content: [
      'You are {name}, and this is your hole. You dug it and it fits you. You have put your chin on the edge, and from here you can see boots. They are good boots. They went out, and they came in again, at the proper time. Something scratched under the shed just now, and you scratched back. That will do for today. If the boots would stop here, you would not turn round. But you would lean.',
      'You are {name}. You have been here {days} days, and nobody has beaten you yet. There is some gravy in your beard, from before. You are sitting with your back against somebody’s boot, looking at the gate, in case. You have tried to think of something to growl about, and there is nothing. It feels odd. It feels rather warm. They should stay where they are, and put down a hand, on the rough bit between the ears.',
    ],
    bored: [
      'You are {name}. The cushion gave up. The mat gave up. You said a thing to the gatepost, about its mother, and it stood there like a post. Even under the shed it is quiet, they must be having a nap over there, in the middle of a war. What is a jaw for? You will be obliged to start on the curtains, and you have nothing against the curtains. Somebody is to come and take hold of the other end of something, and is to mean it.',
    ],
    hungry: [
      'You are {name}, and the dish is empty, and you have told them. You shoved it against their foot. You fetched it back, and shoved it again. You do not beg. You have seen it done, and it looks silly with eyebrows. But your stomach is growling now, and it growls louder than you do. You are going to stand here on their shoe until it is filled. You would like that to be soon.',
    ],
    starving: [
      'You are {name}. You dug where you had put it. You dug where you had not put it. There is nobody left to be angry with but the ground. Your feet are sore, that is no matter, they are feet. You heard the other one come out and walk about quite openly, and you let it. It looked thin as well. You are standing up. You are nearly standing up. Someone is to bring food here, now, and you will not say a word about the hour.',
    ],
    sick: [
      'You are {name}. Something has got in, and it is not under anything, it is in you, where one cannot dig. You have growled at it. The hoover went by, and you thought: let it. You, thinking that. Your tail will not stay up, and you have sat on it, so that nobody can see. You want no fuss. You want it to be dark, and the one with the spade to bring that filthy spoon, and to hold you down so that you need not give in.',
    ],
    failing: [
      'You are {name}, and it is a deep one. You have got your shoulders in and there is no bottom. It is warm down there. You could go on, you always have gone on, you have never once backed out of anything. That is what the handle is for. It was for this. You cannot feel if anyone has hold of it. If they have, they are to pull, now, with the medicine in the other hand, and never mind what you say.',
    ],
    near_death: [
      'You are {name}. You are holding the place. You said that you would, or else nobody said anything and you did it. It has been quiet for a long time. Even the other one came, and looked in over the edge, and did not make a joke. You cannot get out backwards. You never could, it is how you are made. There is a bit of you above ground yet. If someone sat down there and took hold, you would not call it losing.',
    ],
    asleep: [
      'You are {name}, and huge. The ground opens for you like butter, you go down through the roots and the pipes and the old kings, and there it sits, in its own kitchen, in a waistcoat. At last. Neither of you can think what to say. It puts another cup on the table. You growl, it growls. Overhead somebody has sat down by the hole, you know that weight. Leave the lamp, you tell them. This may take all night.',
    ],
    shy: [
      'You are {name}. You have got a wall behind you and earth in front and your tail where no one can reach it. So. Let it come. It does not come. It has sat down and is looking at something else, and that is either very stupid or very clever. You threw a clod. It did not throw one back. You do not like people who will not fight, you never know what they want. It is to go on sitting there. You will find out.',
    ],
    back_from_death: [
      'You are {name}. You were put in the ground, and they had it the wrong way round: that is where you are strong. There was a lot of it. You do not care to say how much. For a time somebody went ahead of you with a light, somebody small, with whom you are not on speaking terms. Here is the air. Here are the boots. You won. You are going to lie on them. Dinner is to come at dinner time, and no more talk.',
    ],
    hurt: [
      'You are {name}. It came from your own side. You had your front to the enemy and your back to them, and it came from there. You finished it because you finish things. Now it is digging in you. You bit somebody, and you are not sure that it was wrong. Put it away. Put it down a hole and fill that in, you will even help. And then sit over there, not here, there, until you have looked at their hands again.',
    ],
  },
}

export const TERRIER: Species = {
  slug: 'terrier',
  name: 'Terrier',
  family: 'dog',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['stubborn'],
  personality:
    'Eight kilos of opinion in a wire coat. Starts digging before it has chosen a reason and finishes out of principle.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['minced lamb', 'venison jerky', 'marrow bone', 'tripe sticks', 'small bite kibble', 'parsnip chunks'],
      play: ['digging pit', 'rope tug', 'flirt pole', 'earthdog tunnel', 'squeaky rat', 'cardboard shredding'],
      clean: ['hand stripping knife', 'wire coat comb', 'beard wash', 'eyebrow trim', 'mud scraper', 'claw soil pick'],
      medicine: ['tick remover', 'allergy tablets', 'antiseptic wash', 'kneecap exam', 'rabies vaccine', 'vet visit'],
      discipline: [
        'firm no',
        'trade for treat',
        'dig here instead',
        'short time out',
        'filled in hole',
        'outlast the stare',
      ],
      sleep: ['burrow bed', 'under the shed', 'coat cupboard', 'tweed cushion', 'straw kennel', 'tin roof rain'],
    },
    harmful: [
      'rodenticide',
      'cocoa mulch',
      'foxglove',
      'garlic powder',
      'poisoned mouse',
      'raw onion',
      'daffodil bulb',
    ],
  },
  appearance: {
    look: 'a scruffy wire-haired tan dog with a muddy beard, fierce eyebrows and soil on its nose',
    colours: ['#b98652', '#e6cfa6', '#4d3b2c'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'button',
    tail: 'up',
    eyes: '#3a2a1c',
    skull: 'tufted',
    earTint: 'accent',
    extras: ['beard', 'eyebrows'],
    size: 0.92,
    tailSize: 0.6,
  },
  book: BOOK,
}
