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
    'The egg growls. A claw comes through, then earth, though nobody put earth in there, and then {name}, beard first, who turns round and finishes off the egg.',
    '{name} is out. It has dug itself out from below, through the bottom and an inch of the table, and stands up in the shavings with its eyebrows raised. Who are you?',
  ],
  looks: {
    thriving: [
      '{name} has dug a hole so fine that it has fetched the cushion, to see it down there. The cushion looks well. Now it stands back with its head on one side, beard dripping, and gives some thought to the armchair.',
      'You meet {name} coming out of the hedge with twigs in its coat, backwards, tugging at something that turns out to be the hedge. It wags at you without letting go. It should have it out before long.',
      {
        text: '{name} is in a hole to the shoulders, for no reason, wanting nothing. It backs out, looks you over from under its eyebrows, and goes back in. Soil flies. When it stops, the hole is two wide.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name} looks out, of a hole, eyebrows first. It has soil on its nose and is extremely happy. It brings you a stone. It brings you a worse stone. It stays to see which of them you prefer.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name}, who has all it wants, is at once digging, a short hole, next to your shoe. It has not chosen why. It lies down in it, with its muddy beard level with your laces, and that seems to be why.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Out of the flower bed comes soil, and more soil, and then, in reverse, {name}. It has found the reason. It lays it on your shoe, a stone, and looks, and goes straight back down, because you have two shoes.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies in a hole of its own size, four feet up, soil on its nose, wanting nothing at all. You look in. It shuffles over against one side, in case you would like to get in.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and the digging stops. {name} sits down on the hole, glad, well, soil on its nose, and studies the sky. There is no hole. Move along, and there will be digging again.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is down a hole in the best of spirits, and puts its head out to see who it is. It is you. It goes back down. The soil comes out faster, and now in your direction.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and has an opinion. It does not know yet what it is about, and carries it round the room, growling gladly. Then it sees you, a stranger. Perhaps it is about you.',
        when: ['baby'],
      },
      {
        text: 'A few hours old, {name} wants for nothing and begins to dig, on the floor, next to your shoe. There is no soil there. There is no reason. It looks up to see who you are, and means to finish.',
        when: ['baby'],
      },
      '{name} tears three times round the garden with its beard blown back, and stops in front of you, with its mouth open. If you wish to know what would make it happier still: {loved}.',
    ],
    content: [
      '{name} is watching the skirting board. Nothing has happened there. It watches on, one eyebrow for each end of it, so that if nothing should try to leave the room, it will have a dog to deal with.',
      '{name} has begun a hole by the bench and is lying in it, chin on the heap, while it waits for the reason to turn up. There is no hurry. It is a comfortable hole. The reason will be along.',
      '{name} has dug a hole and got to the bottom of it, and sits there with its beard on the edge, looking about at ground level. It has never seen it from here. A beetle comes by, and is given an eyebrow.',
      {
        text: '{name} lies across your feet and growls, now and then, at matters as they occur to it: the clock, the cat next door, draughts. “Quite,” you say. It growls on, well content, with its beard on your shoe.',
        when: ['trusting'],
      },
      {
        text: '{name} chews a root, back to the wall. You walk by on the left, and the left eyebrow takes you as far as the nose. There the other takes over. You have not been stopped. You have been seen through.',
        when: ['wary'],
      },
      '{name} has dug in this garden for {days} days, and has not got to the bottom. It takes a rest. It sits on the heap with its tongue out, and looks the work over.',
      {
        text: 'You read out the news, and {name}, on your foot, has something to say to every bit of it. It growls at the prices. It growls at the weather. At the end it growls at the page, until you turn it.',
        when: ['trusting'],
      },
      {
        text: 'You kneel down to plant something, and {name} comes and digs beside you, shoulder to shoulder. Whatever you have planted it digs up again, and lays on your knee. It thinks that you are doing this together.',
        when: ['trusting'],
      },
      'There is gravy in its beard from the day before, and {name} keeps finding it with the tip of its tongue. It shuts its eyes. It is thinking of something better: {loved}.',
    ],
    curious: [
      'Head, shoulders, elbows, gone. What is left of {name} above ground is a tail, and it is thinking.',
      'The skirting board said something. {name} has put one ear to it, flat, and holds up a paw at you for silence.',
      'A new drainpipe. {name} barks in at the bottom and runs round to catch it coming out at the top.',
    ],
    bored: [
      '{name} has dug three holes and quarrelled with none of them. It sits on the heap with its eyebrows at rest, a thing you have seldom seen. There is nobody to beat. Take the other end of something. Play.',
      'Nothing has been underneath anything for a long time, and {name} turns over a leaf with one paw, sees that it is only a leaf, and lies down with its beard on it. Wriggle your hand under the mat. Play with it.',
      {
        text: 'Somebody has been scratching under the shed all morning, and {name} has not gone. It lies with its beard on the trowel. Take the other end of a rope, and lose to it a few times: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has dug beneath the empty dish until it has a list to one side. It is not down there either. Its meal is due, and comes, so far as anyone in this house knows, from above.',
      '{name} has dragged the empty dish into the middle of the floor. It barks into it, listens, and hears that it goes down no distance at all. In a while it will ask again, on principle. Its meal is due.',
      {
        text: '{name} has buried its dish. Left out, with you, it only stays empty. It stands on the spot, all eight kilos, with soil up to the eyebrows. Bring the meal and it will dig the dish up.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is no food in the dish, so {name} is digging through the bottom of it to see where it went. It does so with spirit. When you kneel down to help, it growls, and digs faster. Filling the dish would settle it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has dug beside the empty dish, looked in the hole for its meal, and is now making the hole deeper on principle. It stops when you come in, all eyebrows. There is a second place it has its eye on. Feed it first.',
        when: ['wary', 'well'],
      },
      {
        text: 'The meal is overdue, so {name} is digging for it, at the spot where it usually stands. It looks up with soil on its nose, and shifts over to leave you half the hole. Bring the meal, or start on your half.',
        when: ['warming', 'well'],
      },
      {
        text: 'One kilo of {name}’s opinion is by now in your favour. The other seven concern the meal, which is overdue. It has brought all eight over and set them down on your foot. Feed the seven.',
        when: ['warming', 'well'],
      },
      {
        text: 'The eyebrows are as fierce as ever, but nothing under them gets up. {name} shows you one tooth through the beard, on principle. The meal is overdue. Bring it, and take no notice of the tooth.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} scrapes once at the floor, and rests, and scrapes once more. It is digging away from you. The meal is overdue. Put it down in the direction {name} is going.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Hours old and eight ounces of opinion, {name} is digging in its empty dish with both front feet, to get down to the meal. It looks up at you with its brows drawn, and digs faster. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} takes you by the bootlace and goes backwards, eyebrows working, and you follow, as it is your lace. At the dish it lets go. It gives the dish a shake, so that you will see the trouble. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'Something is being dug up in your lap, and it is your hand. {name} gets it clear, takes it gently by the thumb, leads it over to the dish, tail up, and lets go of it above the middle. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has found a hole that somebody else began, round and shining, and gets in to finish it. It gets nowhere. It is a dish, and nobody has told it yet what those are for. Its meal is due. Show it.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} watches you over the edge of its hole, beard on the rim, eyebrows level. It would sooner dig to the sea than beg of you. Its meal is due. Spare it the sea.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has gone through the dish and started on the boards beneath it, with its teeth. It isn’t principle now. You can see both sides of its waist. It is really hungry. Feed it.',
      'You bend to tie your shoe, and {name} goes through your pockets, the left, the right, down to the lint. It sneezes. It looks at you out of a beard with nothing in it. Please feed it.',
      {
        text: '{name} stands under the table with its dish behind it, and shows you all its teeth. There is nothing in the dish. It is hungry. Put food down, and step back.',
        when: ['wary'],
      },
      {
        text: '{name} has put its dish out on the heap of earth, and ducked behind. You see the tips of two ears. It growls, and so does its stomach. Fill the dish, and go.',
        when: ['wary'],
      },
      {
        text: '{name} has you by the bootlace, and goes backwards over the tiles with it, growling sweetly. You hop after it. That is how you come to be at the cupboard. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} digs at your coat pocket with both its front feet, because there was a crust in there once. It will soon be through. It is hungry. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has dug up everything it ever buried, and it was all stones. It has had nothing for {hours} hours. It lies down next to them, and its claws are sore. Feed it now.',
      '{name} went at the dish to bite it, and fell over. It has got up again. It stands over it, legs apart, and sways, and looks at you. Feed it now.',
      'There is scratching under the floor, and {name} lets it scratch. It lies with its beard in the empty dish. One eyebrow goes up when you come, not far. Feed it now.',
      {
        text: '{name} snarls at your hand, and in the middle of it the head goes down on the hand, and stays there. Put food to its mouth now, and then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has bitten a hole in the pantry door, and snarls at you out of it. It would fight a stove for what is on the stove. Put food down now, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies beside its empty dish, {hours} hours now, and shows you one tooth. It cannot keep the lip up. Put soft food by its mouth, and then medicine, and draw back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} digs a stroke or two and sits down, and looks at the place as if it had been rude. It digs one more, out of principle. Make it lie down and rest, or give it medicine.',
      'A cat is on the wall, and {name} raises one eyebrow at it, and lets that be the end of the matter. All the wire has gone soft. It could do with medicine, or with a long rest in the dark.',
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
      'After two days {name} is so thick with mud that it is nearly round, and two eyebrows look out of it. It maintains that this is its size. It has begun to crack when it turns its head. Please wash it.',
      'There are peas coming up in the beard of {name}, or something green. It has been two days since it was washed, and it has seasons. It denies all of it, and scratches, and denies that. Please wash it.',
    ],
    sick: [
      '{name} began a hole and has left it, no deeper than a saucer, and lies down beside it. It never yet left one. The beard is wet and the eyebrows are not telling you anything. Bring medicine.',
      '{name} has lain down on top of the ground. Not in it, not under it. The wire is damp and flat, and when you say “Rat,” the eyebrows stay where they are. It needs medicine. Bring it.',
      {
        text: 'A cat walks by, close and slowly, and {name} lets it. The beard stays on the floor. As you kneel down one eyebrow goes up to tell you to keep off, and is too heavy, and comes down. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is down at the far end of the pipe, ill, and growls to tell you that it isn’t. You can hear what the growl takes out of it. Do not answer. Bring medicine, and reach it in slowly.',
        when: ['wary'],
      },
      {
        text: '{name} gets its back to the wall to face you, and slides down the wall. Both brows are up, in the middle, and that makes a face you do not know. Medicine. Let it take the spoon from you by force.',
        when: ['wary'],
      },
    ],
    failing: [
      'You can do as you like with {name}. You lift its chin, you part the wire to find the heart, and it lets you, with its eyebrows smooth. It has never been so agreeable. Be quick. Medicine, at once.',
      'Somebody has smoothed the brow of {name}, and it was the illness. Without the fierceness it has a very small face. You can feel one thump under the wire, and wait for the next. Medicine, at once.',
      {
        text: '{name} has gone to ground with its back to you, and when you draw it out by the tail, which you were never to touch, there is not a word. It is cold, and very small. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} has its teeth in your thumb, on principle, and you hardly feel that. The brows are down over shut eyes. It has not let you off. Give it medicine past the thumb, at once, and do not win.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} lies in a trench that goes towards the door, paws forward, where it stopped. It never left one unfinished. That is {hours} hours with no one. Its eyebrow stirs. Get down in there, and sit with it now.',
      'There is nobody to be against, and {name} has given up being against it. It lies on the cold doorstep like something that was wiped off a boot. But it is warm yet, underneath. Sit with it now.',
      'All along the bottom of the door {name} has scratched, down to the white. It was going to dig through to you. It has worn its claws to the quick, and lies nose to the gap. Sit with it now.',
      {
        text: 'The whole yard is open ground, {hours} hours of it, and at the last hole {name} is still on its feet, brows down, looking into the dark. Nobody has come to pull. Lie down by it in the mud. Put a hand on the handle.',
        when: ['wary', 'well'],
      },
      {
        text: 'You hear the rat. It is sitting by the hole and scratching, and waiting, and scratching. {name} does not answer. It has been down there {hours} hours. Reach in to the shoulder with medicine, take hold, and stay like that.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep down a hole with its tail sticking out, like a flag on captured ground. Every so often some earth comes up. It is not digging, that is only how it breathes out.',
      'Asleep, {name} has one eyebrow up and one down, so that there must be two sides to it. It growls for the first. It growls for the second. It bites the cushion, and both of the eyebrows come level.',
      {
        text: '{name} sleeps behind the spade with its beard on the blade. You have need of the spade. You get your fingers as far as the handle, and out of the beard, quite asleep, comes a sound like a small saw.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep at the bottom of the hole, nose to the soil, eyebrows drawn together. One front paw starts up, then the other, no reason having been given. You bend over the edge, and a little earth comes out, quite well aimed.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep on your coat, which it has dug. All four feet still go. The soil on its nose has dried. You lift out the corner that is left, to sit on, and it growls, smells who it is, and stops halfway.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps in the log basket, a size too small, and digs. Now and then it growls, wins and sighs. You lay your hand upon the rim. The beard moves over on to it, and the war goes on.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep inside your coat, with you in it, having dug down from the collar. Somewhere by the third button there is growling. The tail sticks out under your chin, and you may hold it, and you do.',
        when: ['trusting'],
      },
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
      'Only the soil comes out, for {name} is down behind the rosebush and throws up a little more between itself and you, a wall so low that its eyebrows show above it. Sit down on your side of it, and stay.',
      '{name} barks at you from the end of the drainpipe, and the pipe makes it a very large dog. Inside, it has gone in as far as its shoulders let it. Do not answer. Sit down by the pipe with it.',
      'There is a tunnel under the rhubarb, and from far down it comes the growl of {name}, not very sure of itself. It formed its opinion of you in the dark. Sit down by the hole. Let it come and look.',
      {
        text: '{name} is hours old and fed, and has dug its first hole, to be safe from you. It is as deep as a spoon. The nose fits, so it believes it is gone. Sit down quietly, and believe it too.',
        when: ['baby'],
      },
      {
        text: 'Hours old and fed, {name} has kicked up one pawful of soil between you and itself, and lies behind it. That is the border. It will be held on principle. Sit quietly on your side.',
        when: ['baby'],
      },
      {
        text: '{name} is down the hole and has filled it in behind itself. There is only a bit of ground with a growl in it. Do not dig. Lie down on the grass next to it, say nothing, and wait for the eyebrows.',
        when: ['from_child'],
      },
      'It held that hole alone for {wait}, once, and no one came to pull. {name} goes in forwards now and sits facing out. Give it time, on your side of the rampart.',
    ],
    back_from_death: [
      '{name} dug its way back. There is a new hole in the lawn, with clean edges, and it goes down a good deal further than you can see. Sit by it, and have its next meal there on the dot.',
      'It won. It will tell anyone who asks. But it has lain down on your feet, across both, and shivers. It would have its meal punctually, if you please, and you near.',
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
          text: '{name} eats, on time, beard and all, and wipes the beard on your trouser leg, from the knee down, with care. Only on the left. It has not made up its mind about the right.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has eight kilos of opinion. It eats, on time, growling with joy, and then leans about one kilo of it against your shin. It looks the other way. It wants to see what you do with the one.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Before you arrive {name} has picked the spot and dug it, so you set the dish down in the hole. It looks at the dish, then up at you, soil on its nose. Nobody has ever finished one of its ideas before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was already tunnelling towards its meal when you came in with it by the ordinary way, on time. It eats, eyebrows working, beard filling up. It will not say anything. It does go back and kick a little earth into the hole.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} had a bark ready for the bowl’s not coming, so it barks at the bowl for coming. It eats with its eyebrows down. Then it turns its back on you to dig, which it has never yet dared to do.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats your punctual meal and is as happy as eight kilos can be, which it was. Then it starts to dig, for no reason, between your shoes and the dish. Halfway along it finds the reason. It is a moat.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} weighs less than your shoe and growls at it. It eats what you bring, on time, standing in the dish, and on reaching the bottom goes on down with both paws. It has only just found out that it has them.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} cannot see you yet and growls anyway, a sound about the size of a thumbnail. You came when you were due. It shoves your hand off with both front feet and goes at the meal as if a badger were under it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats as though the dish had said something. Then it tows you by the cuff to the hole, the deep one, where nobody is allowed, and stands back with soil on its eyebrows so that you can put your head in first.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are on time, and {name} eats with earth in its beard and goes straight back down the hole. Soil flies. It comes up with a stone, an ugly one, lays it in your lap, and growls at anybody else who might want it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, with growls of joy, and starts digging between your feet before it has chosen a reason. When it is deep enough it lies down in there, muddy beard on your shoe. That was the reason.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up and starts to dig where the dish stood. Out of this one spot have come {streak} meals on time, so there must be a store of them below. Your foot is moved aside, with the nose, quite gently.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and comes over with the part that has stayed in its beard. You have the cloth ready. It holds up its chin, shuts its eyes and growls until you have done, as was agreed between you long ago.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats all there is and then goes on, with both paws, on the bottom of the dish. It is hours old and sure of one thing: there is more underneath. It looks up at you, astounded. There is a floor.',
          when: ['baby'],
        },
        {
          text: '{name} growls at the food and eats it. So far it has growled at the chair, the spoon and {streak} meals, all on time, and every one gave in. It growls at your shoe, and lies down on it, victorious.',
          when: ['baby'],
        },
        {
          text: '{name} licks the plate and takes you out to the fence, and digs down, and down, to the one bone that was never on the plan. It drops it on your foot. It was for somebody.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'Long ago {name} had a quarrel with that dish, and with the floor, and with you. It eats up and goes round to each of you in turn, and bumps it with a muddy nose. All three have held up rather well.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} eats down to the bottom of the dish and goes on digging. Meals have come up on time, {streak} in a row, and it would like to see where you keep the rest.',
          when: ['well'],
        },
        {
          text: '{name} keeps an opinion ready on late meals, and with {streak} in a row on time it has had nowhere to put it. It eats, shakes its beard, and lies down across your feet with all eight kilos.',
          when: ['well'],
        },
      ],
      early: [
        '{name} bites the dinner once, to show who is who, and lets it live. It is not hungry enough yet to finish it, and it finishes what it starts. It will be back for a decision at {opens}. So must you.',
        'Too soon is an outrage, and {name} says so with its mouth full of the little it has taken. The rest it buries on the spot, under the doormat, poorly. Come at {opens}, and help it to dig it up.',
      ],
      late: [
        '{name} states its opinion of the hour, eats all of the meal, and states it again. You bend down to wipe the beard. It takes the beard away. It will be wearing that gravy until further notice.',
        'There are claw marks in the doormat from the time {name} was kept waiting. It eats everything in a few hard bites. Then it lies on the mat, over the marks, so that you will have to ask before you go out.',
        {
          text: '{name} began a hole while you were late, with no idea what it was for. It comes up happy, soil on its nose, and eats. Then it gets back in, and you see that it is for looking at you from.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} noses the late bowl round to the far side of its hole and eats there, wagging, with both fierce eyebrows on you over the rim. The tail has nothing against you. The eyebrows have.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'By the time you come with its meal {name} has begun a hole, and cannot stop merely for that. It finishes the hole. It eats with its back to you and soil in its beard, and then goes and lies down in the hole.',
          when: ['glad', 'wary', 'well'],
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
          text: 'Of its eight kilos of opinion, seven and a half are delighted with you. {name} eats, beard and all. But you were late, and when you bend to pat it, you are looked at by the other half.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had started a hole in order to come and get you. Now you are here, late, and it is glad, and eats. Then it goes back to the hole. It may be needed.',
          when: ['glad', 'warming', 'well'],
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
          text: '{name} gives you a piece of its mind, about a kilo of it, and then eats. It shows you, as always, the hole it is digging. It is very deep, it had the time. You may look in. You may not help.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name}, which had begun to dig for it, has to be called up out of the hole. It eats everything. Then it goes on digging, on principle, in the direction away from you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name} is ill and has no fight in it. It takes a mouthful and lets the rest win. The fierce eyebrows hang. It turns from you, into its own coat. Bring it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} stands on your foot, to be nearer your face, and tells you what it thinks. It eats it all. Then it comes back, stands on the other foot, and tells you the end of it, more quietly.',
          when: ['trusting'],
        },
        {
          text: 'A lateness is just what {name} expected of you, and both eyebrows say so. It eats to the bottom with its hind feet already turned to go, and when it goes it kicks some earth back, in your direction.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} had an opinion of each of those {hours} hours, and has none left. It eats it all. The wire coat hangs like wet string, and as you reach out it moves the beard aside. It must not come to this again.',
        'The trench leads from {name}’s dish to the back door, and stops where its strength did. It has been {hours} hours. It eats everything, claws worn, and looks at the door, not at you. Its next meal must be on time.',
        {
          text: '{name} began a hole when you did not come. It had no reason then. After {alone} with nobody there it has one. It eats, soil on its nose, and goes back to finish.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} used to be eight kilos of opinion. After {alone} with nobody there it is nine, and the ninth is you. It eats under both eyebrows, without taking them off you for one bite.',
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
        {
          text: '{name} eats, so long after, and for once does not fight it. It had got as far as letting you see where the bones are. It digs now. It digs up the first, and the second, and goes by you with them.',
          when: ['warming'],
        },
        {
          text: '{name} met you at the gate with its brows down, and then it did eat. It goes to its hole, and you go along, to hold the tail, as you may. It looks round at your hand, a moment, before it turns its back.',
          when: ['trusting'],
        },
        {
          text: 'Nothing flies. The heap is dry and the hole beside it was left half done, and {name} has never left one. It comes out for the dish, eats, and goes to ground again. You can see the tip of the tail. It is down.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not fight the dish. It eats, with its beard hanging, and without one opinion. Then it starts to dig, slowly, close along the wall, where the way out would be, if there were one.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats it all, with the dish between itself and you. Along the wall are its holes. It began one, and another, and another, and for the first time in its life it finished none. Be on time now.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} would rather burst than leave a dish standing, and it looks at it, and it looks at its own middle, and is forced to an armistice. It lies down with its beard on the rim. Hostilities open at {opens}.',
        'There is a limit, and {name} has met it, it is a kilo above eight. It growls at your dish, so that the dish should not think it is afraid. You may both come and try your luck at {opens}.',
      ],
      ill: [
        'You hold the beard out of the way, and {name} eats a little, slowly, and does not growl at it. You wipe its chin. It lets you do that as well. It is ill. Medicine next.',
        '{name} started it, and it finishes what it starts, and it can’t. It takes one more mouthful and keeps it in its cheek, and looks at you hard, not to tell anyone. It is ill. Bring medicine next.',
      ],
      loved: [
        '{name} fell on it with a roar, and there was a short dreadful struggle, and the dish is as bare as a bone. It was {item}. It had put up no fight whatever. It is the only enemy it has ever loved.',
        'There is nothing in the beard of {name}. You have looked, and it has looked, and in that beard there is always something. So one can tell that it was {item}. It ate even what it would have kept for later.',
        {
          text: 'You are on time with {item}. {name} eats it and at once begins to dig, beside your foot, for no reason. When there is a hole it gets in, and its muddy chin comes level with your shoe. So that was the reason.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hunts for something to object to. But it is {item}, it is on time, and the eyebrows come down. It eats, then sits on your foot with four of its eight kilos. The other four are still thinking.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} began to growl when you came in, and means to finish on principle. It is {item}, on time, so it eats and growls at once. The tail is wagging. The tail has not been told.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has eight kilos of opinion about you. But it is {item}, and on time, so the muddy beard goes in up to the eyes, and it eats. The eyebrows stay out, and on you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and at once digs a hole for what is left. Nothing is left. It finishes the hole on principle, and buries the end of your shoelace.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You are on time with {item}, and {name} eats every bit and buries none for later. It looks at its paws, and at you. You will be here later. It need not dig.',
          when: ['trusting', 'well'],
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
          text: 'It was {item}. {name} went at it without a reason, as always, and finished it out of principle. Now it is on its side with its beard full of foam, digging at the air. Keep that where it cannot get down to it.',
          when: ['item'],
        },
        {
          text: '{name} has crawled under the shed as far as the tail and is being sick there. It has no opinion left. What did that was {item}. Bring water, take that right away, and do not bury it. It would find it.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lie on the floor, and {name} undertakes to dig you up. It starts at the armpit. You laugh, and it digs faster, since there is clearly something alive in there. It gets you out, whole, and licks the find.',
        'You growl at {name}. It growls back, lower. You go lower still, and it sits down, tries, and from the very bottom of its wire coat brings up a hiccup. It wags. It has won, and you are to go again.',
        {
          text: '{name} begins to dig before you have said what the game is. It is a splendid game. By the end of it there is a trench, and it has enjoyed every inch, and you are on the other side.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is a fine game, and {name} sends the soil flying out behind. Between rounds it looks back over its shoulder, beard full of mud, tail going, and corrects its aim. You are hit on the shoe.',
          when: ['wary', 'well'],
        },
        {
          text: 'In the middle of the game {name} starts a hole. It does not yet know why. Up come a muddy beard and two fierce eyebrows, looking for you, and it moves six inches to the left. There is room for your hand.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has an opinion of how you run, and barks it. It has another of how you hide. Then it lies down, filthy and delighted, with its soily nose on your shoelace. It is forming one about you.',
          when: ['warming', 'well'],
        },
        {
          text: 'At the height of the battle {name} drops on its back, muddy beard to the sky, and you find the place under its arm. Eight kilos of opinion, and for one minute it has none. Only a hind leg goes on digging.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The game ends in a hole, as they do. {name} digs the left half and you dig the right. There is nothing at the bottom. You both look in for a long time, your chin beside the muddy beard. It is a very good one.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You take one end of the doormat and {name} the other, and at first it is even. Then it looks you in the eye, growls and shuts its own. You are across the hall in your socks before it opens them.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You scratch with one finger beneath the blanket, and {name} freezes, with every wire on end. It digs, it dives, it has the finger, and it growls in a voice that must have been meant for a much later dog.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You start a hole for {name} with your heel, and stroll off. It looks at that. It is very badly begun. Nobody could leave it like that. Soon only a tail is above ground, wagging, and it is wagging at you.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You shove at {name}’s shoulder, and it shoves back, eyebrows down, and gains a tile. You let it have another. It stops to look at you, hard. It does not wish to be let. Then it bows, and you begin properly.',
          when: ['warming'],
        },
        {
          text: 'You dig, with both hands, like a dog, and {name} stands back and can’t believe it. Your form is dreadful. It is wild with joy. It gets in beside you, shoulder to shoulder, and there is soil on the roof.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has had a glorious day of it, below ground, and comes up to find you skipping. It watches with both eyebrows. It has no opinion on skipping. It forms one, barks it, and goes back down.',
        'You tug at the mat to play, and {name} was happily at war with it already. It lets you take a side. It settles you, and the mat, and in a spirit of fairness the place where the mat had been.',
        {
          text: '{name} is down a hole and could not be happier. You get down and dig as well. It looks across at your work from under its eyebrows, digs on just as happily, and sees to it that the two holes do not meet.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play, and {name} plays, with its back to you and its head in the ground, where it was having the time of its life already. Somewhat more of the soil lands on your shoes than needs to.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There was nothing that {name} wanted, it had earth up its nose and was in bliss. It fights your sleeve for a minute, to oblige. It wins the cuff. It brings you the cuff back, and digs a little nearer your boots.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} was already as happy as eight kilos can be. It plays with you hard, until your hat is buried and one shoe. Then it lies down on the spot, beard out, so that you will always know where they are.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Behind the rhubarb {name} is digging for sheer joy, and you say that you would help. The soil stops. An eyebrow comes round a leaf. Then there is digging again, twice as fast, to be done before you can.',
          when: ['wary'],
        },
        {
          text: 'There is nothing more {name} could wish for, it has a hole and it has a reason. But you get down on your knees beside it. It throws you a clod, so that you too should have something to fight.',
          when: ['trusting'],
        },
        {
          text: 'There was no more joy to be dug for, {name} had all of it up. It plays all the same, beard flying, since it was you. When it has beaten you it sits on your chest and lets you have a stone.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was in the middle of winning everything when you hid your foot under the rug. It had won, there was nothing left. Now there is a foot. It looks at you with such gratitude that the eyebrows go straight up.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You rattle the mat and growl, and {name} lets you have the mat. It has never let anybody have anything. One eyebrow says that it will be back for it. See first to what it needs.',
        '{name} takes hold of the rope, because you offered it, and lies down like that, and forgets to pull. Take it gently from between its teeth. See to what it needs first.',
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
          text: 'It is {item}, and {name} is so happy that it starts a hole. The hole runs between its feet and yours, and the soil is coming your way. When it is done, there will be a moat.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} is all beard and joy, growling like a very small lorry. You put out a hand. One eyebrow goes up. The hand goes back, and so does the eyebrow, and the joy goes on.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, and {name} starts at once, and then wonders what you are playing. It never mattered. It goes through the game, through the rug, and out the other side with soil on its nose, and lays what it has dug up across your feet.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} wins at {item}, as ever, out of principle. This time you have hold of it by the tail, the handle, which nobody may touch. It lets you. It only looks round, over one eyebrow, and asks you to pull.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For {item}, one needs two, and {name} has always been enough by itself. It plays, growling happily, both halves of it. By and by it lets go of one end and pushes it at you with its beard. The growl stays on.',
          when: ['warming', 'well'],
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
          text: 'You start with the feet, and {name} starts to dig in the tub, for somewhere to go. It digs the whole time. So the dirt comes off by itself, and you only hold the water. It comes out clean, in the belief that it escaped.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} spent a lot of work on that mud, and watches you send it down the drain. It is clean, and tan. It does not trust you with the towel either. It has taken the towel outside to be buried.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lifts its beard to be done, with its fierce eyebrows in a foam. It does not care for it. Under the third rinse its nose comes out, black, without soil. It puts the nose in your neck, where you will not see.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash the soil off {name}, and it stands as stiff as a brush. Under the mud it is tan, and under the tan it trembles. All the while it keeps one paw on the rim, to be getting on with leaving.',
          when: ['wary'],
        },
        {
          text: 'You wash {name}’s beard, and out come a leaf, a crust and part of the shed. It growls throughout and holds its chin quite still in your palm. The growl is not at you. It is seeing them off.',
          when: ['trusting'],
        },
      ],
      little: [
        'You scrub {name} and no mud comes off, for once, and it is as put out as you are. It barks at the clean water. It will go straight out, it gives you to understand, and put that right.',
        'There is nothing in the beard of {name}, though you comb it out to the last wire. It growls on, out of principle, with its chin in your hand. It was told there was a reason, and there is none.',
        {
          text: 'For once {name} was clean, and you wash it. It stands there, eight kilos of opinion, dripping. Then it wipes its beard on your knee and goes out to dig, so that next time you will have a reason.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, which was clean, the beard, the eyebrows, every wire of it, long after anyone could see a reason. It looks up at you with new respect. You finish out of principle.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, who was clean for once, and by accident. It stands there with its beard dripping straight down and all eight kilos of opinion in its eyebrows. Let go, it marches to the flower bed, to get what it was washed for.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no soil on it, you wash {name} all the same, and it would like to be told why. Then it remembers that it starts things like that itself. It sits down in the water and lets you finish, out of principle.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is not a crumb of soil on {name}, and you comb its beard for pleasure, and it growls for pleasure. You find one burr. It had been keeping that back, so that you should not go home with nothing.',
          when: ['trusting'],
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
          text: 'All eight kilos of {name} vote against. The medicine goes down, and does every kilo good. It then wipes its muddy beard along your sleeve, one side and the other, from wrist to elbow. This is not affection.',
          when: ['wary'],
        },
        {
          text: 'The eyebrows say no, the beard says no, and {name} swallows. The medicine does good. At once it starts to dig, without having chosen a reason, and the hole comes out exactly between itself and you.',
          when: ['wary'],
        },
        {
          text: 'For the medicine {name} opens its mouth by itself, once you have both agreed that it was forced to. The brows lie flat. It backs up to you, and puts its tail in your hand, so that you can pull it out of this.',
          when: ['trusting'],
        },
        {
          text: '{name} would fight a spade, and does not fight the spoon. It swallows. Then the head is let down into your hand, beard and all, and weighs hardly anything. Keep the hand there. It will need another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the medicine in a fair fight, spoon against beard, and the spoon comes out licked. It was in roaring health, and has got soil in the bottle. Cork it, and keep it for when the spoon wins.',
        'You dose {name}, and it holds the opinion that nothing ails it, and swallows out of principle, having begun. It was right. It digs a hole for the bottle by the step. You can find it there on a bad day.',
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
          text: 'You ask {name} to leave the tulips. It stops in the middle of one, puts it back, and treads it in. It has learned. The new hole is at the far end of the garden, and has its heap on your side.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told that the sofa is no place to dig. It has got it, by the second eyebrow, and goes out with its tail up, as one who was leaving anyway. You may take hold of that tail, as a rule. It sits on it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You stand between {name} and the tulips, say no, and outlast the stare. It is a long one. One eyebrow comes down, and then the other. It fills in the hole, backwards, with its hind feet, badly.',
          when: ['from_child'],
        },
        {
          text: '“Enough,” you say quietly, and {name}, chest deep in the sofa, backs out by itself. It has never done that. It has horsehair in its beard. It sits down on your foot, facing the other way, and thinks about springs.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Not the tulips,” you say, and {name} looks at you across a bed of tulips, all standing. It has its own reasons for sparing them, and they are better than yours. It hears yours out, with one eyebrow.',
        'You give {name} the speech about the postman’s trousers. It gave up trousers on its own account, and has so far told nobody. Eight kilos of opinion sit on the mat and let you come round to it.',
      ],
      bad_time: [
        'You tell {name} what you think of the carpet, and it has no reply. All that opinion, and not one word of it. That should worry you more than the carpet. See to it now, and teach it some other time.',
        '{name} was scraping at your shoe, and you scolded it for the shoe. It goes on, more faintly. It is not the leather that it is trying to get through to. Find out what it needs. Manners afterwards.',
        {
          text: '{name} had no reason for this hole until your lesson in manners. Now it has one. It finishes the hole and gets in. Above the ground there is nothing left of it but eyebrows, and they are on you.',
          when: ['wary', 'well'],
        },
        {
          text: 'Eight kilos of opinion sit down to your lesson. Nine get up. {name} carries them off to the far flower bed, and turns its muddy beard to the wall. Dig with it first. Teach it some other time.',
          when: ['wary', 'well'],
        },
        {
          text: 'You shout, and {name} plants its feet and shouts back, louder, with its tail going down all the while. It can keep this up longer than you can, and each word digs it in deeper. Win it first.',
          when: ['wary'],
        },
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
          text: '{name} is telling you, with its whole beard, that it will not lie down for the likes of you, and falls asleep in the middle. It sleeps long and well. The second half of the bark comes out when it wakes, much stronger.',
          when: ['wary'],
        },
        {
          text: '{name} lies down growling at you. The growl goes on, gets lower, catches on something, and is a snore. Nobody could say where the join was. It is doing it good: all four paws have begun to dig.',
          when: ['wary'],
        },
        {
          text: '{name} digs itself in behind your knees and finishes at once, without a principle left. Eight kilos go soft. The brows come apart. You take hold of the tail, for company, and it sleeps on like something that means to be pulled out.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed in the straw, and it isn’t tired, so it goes on through. There is scratching. There is a good deal of straw on this side, and presently the terrier is out on that.',
        '“Sleep,” you tell {name}, and it takes up the opposite view. It lies down to argue it, paws over the edge, eyebrows up. You stay and stare. It wins, of course. You were the one to blink.',
        {
          text: 'You put {name} to bed, happy and not tired, and it starts to dig there, for no reason. Then it finds one: you are on this side. It comes out on the other.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was merry and wide awake, and does not take bedtimes from just anyone. You put it to bed. The eyebrows get up first, then the beard, and then the rest, out of principle.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired and has let itself be put to bed in order to see what is underneath. Nothing is. It comes up by your pillow, with fluff on its nose, tells you so, and stays there to see what is under you.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} is no more sleepy than a spade, and you have shaken up the straw. It could win this. It looks at you for some time, digs in with its chin upon your boot, and growls, very low, that it is asleep.',
          when: ['trusting'],
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
        'You sit on the ground by {name} and pick burrs off your socks. It looks on for a bit. Then it lifts one hind leg, with its eyes on something else, and there is a burr on that. You may.',
        'You sit on the grass by {name} and dig a small hole, with one finger, for something to do. It looks on. It puts in a paw, and leaves it there beside yours. Neither of you has chosen a reason.',
        {
          text: 'You sit by the hole and look in. {name} stops, looks up at you, and looks in too. There is nothing there. You go on looking, both, with the brows drawn, and its wiry side has come to rest against your arm.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has dug itself in under your elbow and finished there, out of principle. It smells of earth. One eyebrow is asleep. The other goes up each time you breathe in, and is satisfied, and goes down.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit beside {name} and want nothing of it, and that leaves it nothing to be against. It casts about for something. It sighs through its beard. Then it lies down along your leg and lets the matter drop.',
          when: ['trusting'],
        },
        {
          text: 'You sit down by the flower bed and {name} goes on digging, but it has turned round to do so. The earth used to fly your way. Now it piles up on the other side, neatly, and you stay clean.',
          when: ['warming'],
        },
        '{name} scratches at one place in the flower bed, looks at you, and scratches it shut. You are to know where it is. It was going to keep some of it there for ever: {loved}.',
        '{name} once waited {wait} for you. It does not bring that up. It backs into you now, until its rump is hard against your boot, as one backs up to a wall.',
      ],
      little: [
        'You again. {name} has sat with you till its foot went to sleep, three times, and has a tunnel to see to. It gives you a nod, and earth.',
        'There has been quite enough peace this hour. It looks you up and down for something to disagree with. Come back when you have got an opinion.',
      ],
      ill: [
        'You lie down on the floor, so as to be no bigger than it is. {name} looks at you along the boards for a long time. Then it lets you put a hand on it. See to what it needs.',
        'It says that it does not want anybody. It says it into your sleeve, with its whole face. Stay, and then fetch what is lacking.',
      ],
      asleep: [
        'You sit down by {name} asleep in its burrow, and drop one hand over the edge. It growls, in its sleep, and takes hold of your cuff. It does not shake it. It is seeing that nobody pulls you out.',
        '{name} sleeps like a dropped brush, all bristle, and you sit beside it. You do nothing. Bit by bit the wire along its back lies down, from the neck to the handle. You have never seen it lie down all at once.',
        'It is running over old victories in there. Its lips move, and you can just make out: {loved}. You keep its back while it is busy.',
      ],
      shy: [
        '{name} has a flowerpot over its head and the rest of it behind the shed. You sit where you are. The pot turns to you, and away, and to you. In time it is tipped back, by the width of an eyebrow.',
        'You sit on an upturned bucket, and {name} is under the shed. From there it sends you its opinion, one bark at a time, each a little less sure, and then a long one that is nearly a question.',
        {
          text: 'You sit down at the far end of the garden. {name} starts a hole for no reason and finishes it on principle, growling with joy. It is a long hole. It comes out a yard nearer to you than it went in.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit on the grass and want nothing. {name} digs, in high feather, with its back to you. A little of the soil lands on your knee. It glances round, sees that you have left it there, and throws you some more.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down a spade’s length from {name}’s hole and look elsewhere. For a long time there is nothing. Then some earth is thrown out, only a little, and with care, so that a crumb of it lands on your boot.',
          when: ['from_child'],
        },
        {
          text: 'You sit down by the straw, and {name}, hours old, burrows straight away from you, meets the side of the box, and goes on digging there for form’s sake. When it is tired it lies still. It lies with one ear out.',
          when: ['baby'],
        },
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
