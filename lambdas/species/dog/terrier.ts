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
      'The flowerpot is down. {name} stands on it with all four feet, beard in the wind, and lets the other flowerpots have a look.',
      'Earth is flying out from behind the shed in a steady arc. It stops. An eyebrow comes up, sees that it is only you, and goes back to work.',
      '{name} has killed the rope nine times. You pick it up, for the washing, and that is how you come to be standing in the yard holding one end of the tenth.',
      'Barking, at the moon. The moon goes behind a cloud. {name} gives it a minute to come out and say that again.',
      'It comes along the top of the wall at a strut, tail like a poker, with half a root in its teeth. The tree that went with it is thinking things over.',
      'Dug up today: two bulbs, a fork, and an old quarrel about {loved}. {name} reopened it on the spot, for pleasure.',
      {
        text: '{name} has thrown up a rampart along the whole of the border. You come with your tea to admire it. An eyebrow rises over the top, measures you, and another spadeful lands on the slipper.',
        when: ['wary'],
      },
      {
        text: '{name} has got the garden hose out of the ground by the roots and is killing it by sections. You ask it, through the window, to stop. It looks at you, over nine yards of rubber, and bites off the tenth.',
        when: ['wary'],
      },
      {
        text: 'Soil on its nose, a turnip on its head, {name} comes up in the middle of the lawn like a mine. It sees you and goes down. It comes up further on. You are being worked round, from beneath, with great glee.',
        when: ['wary'],
      },
      {
        text: 'Up out of the ground with a roar comes {name}, takes you by the trouser leg, and hauls. You are to see it. You lie down in the mud and see it: dark, and at the end of that, two eyes.',
        when: ['trusting'],
      },
      {
        text: 'You are wanted as a witness. {name} has you by the sleeve at the edge of the pit, throws in a stone, and waits, and far down there is a plop. It looks up at you, both eyebrows at the top: it has struck sea.',
        when: ['trusting'],
      },
      {
        text: '{name} brings you the plan. It is a bone, with toothmarks, and you are walked round the beds by it. At the last place it looks about, and digs, and shows you the one that is not in the plan.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} sits in its hole like a landlord. You cross the lawn, and your shins are followed from left to right, and let through.',
      'There is soil on the nose, so it has been down. There is none on the beard, so it was turned away. {name} is considering its next step, and a beetle.',
      'The hoover stands in its cupboard. {name} goes past, on the opposite side of the hall, stiff-legged, without looking. There is a truce, and both of them know what it hangs by.',
      'From under the shed comes a scratch. {name}, on top of the shed, scratches once, in reply. That is all for this morning.',
      'You have been stared at for some time by a pair of eyebrows. You stare back. One of them goes up. Thus far it is nobody’s fault.',
      'On the {days} days it has held this ground {name} will not be drawn. It scrapes a little at the doorstep. There used to be more doorstep.',
      'It keeps a list of what is owed it, in the beard. You can make out some gravy, a burr, and {loved}.',
      {
        text: '{name} is on the back step with its handle to the wall, where it cannot be got at. You go by with the washing. It growls once, at the washing, so as not to make it personal.',
        when: ['wary'],
      },
      {
        text: 'You kneel to weed, and {name} comes and digs beside you, shoulder to shoulder, and whatever you plant it has up again within the minute, and lays on your knee. It takes this for teamwork.',
        when: ['trusting'],
      },
      {
        text: '{name} has not been long in the world, and the coal scuttle looked at it. There has been a fight. {name}, black to the eyebrows, comes out to tell you who won.',
        when: ['baby'],
      },
    ],
    curious: [
      'Head, shoulders, elbows, gone. What is left of {name} above ground is a tail, and it is thinking.',
      'The skirting board said something. {name} has put one ear to it, flat, and holds up a paw at you for silence.',
      'A new drainpipe. {name} barks in at the bottom and runs round to catch it coming out at the top.',
    ],
    bored: [
      '{name} has a cushion by the throat. The cushion gave in before lunch. It needs something that pulls back: play with it.',
      'All the holes are dug. {name} goes from one to the next, looks in, and finds itself in the right. What it wants is a fight, a friendly one: come and play.',
      'It is barking at the gatepost. It has nothing on the gatepost, not a thing, it simply has to bark at somebody. A game of tug would prevent worse.',
      {
        text: 'Somebody has been scratching under the shed all morning, and {name} has not gone. It lies with its beard on the trowel. Take the other end of a rope, and lose to it a few times: play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The dish comes across the tiles, hits your ankle, is drawn back, and comes again. {name} is behind it with its head down. It can do this all day. Feed it.',
      'One eyebrow at the cupboard. One at you. You say that you know. {name} sits down before you with its back straight, to watch you know it, until there is a meal.',
      '{name} has dug up Thursday’s bone to show you the state of it. That was the reserve. It ought to be fed.',
      {
        text: '{name} has taken up a position beneath the table, with the dish behind it, and defends that against you with all its teeth. There is nothing in it. You are to come and put something in.',
        when: ['wary'],
      },
      {
        text: 'The dish has been set on top of the rampart, rim out, like a cannon. {name} is behind that. You could take the position with one spoonful, by the look of its ribs. Fill it, and retire in good order.',
        when: ['wary'],
      },
      {
        text: 'It has you by the bootlace. {name} goes backwards over the tiles, growling sweetly, and you hop, and that is how you get to the cupboard. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} digs at your waistcoat, just over the pocket, with both front feet, in a businesslike way. It has smelled crust. It will be through to your shirt before you have said wait. There is a dish for that. Fill it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It has dug up everything it ever put by, and all of it was stones, and it laid them before you in a row, {hours} hours of them. Its claws are sore. Give it something it can win against: food.',
      '{name} went for the dish, to teach it, and fell over it. It got up. It stands over it yet, legs apart, and sways, and dares you to notice. Notice, and fill it.',
      'There is scratching beneath the floor, quite openly, and {name} lets it scratch. It has laid its beard down in the empty dish. Its old enemy would be ashamed of you: food, now.',
      {
        text: '{name} snarls at your hand and in the middle of it the head goes down on the hand and stays. That is a yes, to soup, from a spoon, and to medicine after it.',
        when: ['weak'],
      },
      {
        text: '{name} has the cellar door off its lower hinge and starts on the upper. It snarls at you for being on the wrong side of it. It would fight a stove for what is on the stove. Put that down, quick, and jump clear.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has dug its last one beside the empty dish and lain down in it, edge to edge. {name} shows you one tooth. It has saved that up for {hours} hours. Lower in broth, and medicine, and let it think that it drove you off.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The hole is four inches deep. {name} sits in it with soil on its nose, and when you look it says that it was meant to be four inches. Lend it your scarf, and let it rest. Some medicine too.',
      'It challenged the broom, and leaned on it, and the two of them stood there a while. {name} is short of breath. Medicine would not come amiss.',
      {
        text: '{name} has had a splendid row with the doormat, and stopped in the second round to lie down on it. It is holding it down, you see. Bring the medicine there, and do not clap.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There was a dog in that earth. You can hear it. {name} has last Tuesday in its beard, and the Monday, and something has begun to grow. Wash it, and bring a scraper.',
      '{name} lies down on the clean bed and gets up again, and leaves a second terrier there, complete, in mud. One of the two should have a bath.',
    ],
    sick: [
      'The hoover goes by at full roar. {name} lets it. It watches it the whole way down the hall, and puts its beard on the floor. Give it medicine.',
      'There is a hole behind the coats, just its own size, and {name} is in there face to the wall. The tail is down. Nobody has ever seen it down. Medicine, soon.',
      '{name} opened its mouth to have the last word and forgot what it was. Its nose is hot under the soil. It wants medicine, and would bite anyone who said so.',
      {
        text: '{name} gets its back to the wall to face you, and slides down the wall. Both brows are up, in the middle, and that makes a face you do not know. Medicine. Let it take the spoon from you by force.',
        when: ['wary'],
      },
    ],
    failing: [
      'It lies on its side by the shed. You take it by the handle, gently, and {name} lets itself be pulled, and comes, and weighs nothing. Medicine now.',
      'Both eyebrows have come to rest. Something small has put its nose out under the shed, and {name} looks at it, and it looks at {name}. Bring the medicine at once.',
      {
        text: '{name} has its teeth in your thumb, on principle, and you hardly feel that. The brows are down over shut eyes. It has not let you off. Give it medicine past the thumb, at once, and do not win.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Only the tail is above ground. {name} has gone down as far as it could and cannot back out, it never could. It has been {hours} hours. Take hold of the handle. Sit there, and do not let go.',
      '{name} has dug one more, in the hall, through the carpet, on the side where you come in. It is lying in it. Get down on the floor and sit with it, now.',
      'It is not giving up. It wishes that to be clear. But it has let its beard down upon your shoe, the whole of it, and shut its eyes. Stay here.',
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
      '{name} is asleep in the coat cupboard, in your wellington, growling. You need it for the rain. You take the other one, and an umbrella, and hop.',
      'A lump under the tweed. It kicks, it swears, it has it by the neck. Then it smacks its lips, and the cushion rises and falls.',
      'The beard lies on the paws and the paws lie on a hairbrush that it has taken from you. {name} sleeps. The hairbrush does not get away.',
      {
        text: '{name} sleeps at the far end of its tunnel, behind two bends and a boot. You can tell by the snore. Drop anything, and the snore stops, thinks about you, and goes on.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the drainpipe, with its weapons at the front. You put your eye to the other end, and there, quite small, is the handle. It is standing straight up. It goes on standing up until you have taken your eye away.',
        when: ['wary'],
      },
      {
        text: '{name} has fallen asleep in the crook of your arm, upside down, with its beard in your collar and the handle sticking out in front of everyone. You have been told by the eyebrows never to mention it.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to earth in your bed, head first, and stuck. All night there is a hot wire knot against your shins that growls at your toes in its sleep, and lets each of them off.',
        when: ['trusting'],
      },
      {
        text: 'There is no quarrel in it. {name} sleeps on its side with its beard clean and its feet still, and does not even hold the hairbrush. Put that under its paw. Be there with medicine when it wakes, and let it bite the spoon.',
        when: ['ill'],
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
      '{name} has dug in. There is a rampart, and over the rampart two eyebrows, and they have you covered. Bring a chair. You will be sitting a while.',
      'You took one step, so it took one step. You took one back: so did it. It is not afraid of you. It is keeping count. Sit down, and let it win.',
      'The tail is turned to the wall, where no one can get at it. {name} shows you the end that has the teeth. Keep it company, with your hands in your pockets.',
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
        'You put it down and get your hand away. {name} deals with it in eleven bites, turns the dish over, stands on that, and looks to see whether you had anything to add.',
        '{name} eats with its feet apart and its back to the wall. It looks up once. Nobody was going to try anything. It eats the rest.',
        'What there was has gone. Some of it is in {name} and some is in the beard, put by. You offer a napkin. The napkin is dealt with as well.',
        'First a growl, to establish who owns it. Then the meal. Then a second growl, lower, in case the meal should think that it was over.',
        'One piece was out of the dish, was run after, was shaken till it stopped. It was a piece of carrot. {name} says that you never know.',
        {
          text: 'It left you a parsnip. No: it was only getting a run-up. {name} takes the parsnip from behind, and bows to the company.',
          when: ['well'],
        },
        {
          text: '{name} eats it under the dresser, with a wall on three sides. You take the fourth, on the floor, and do nothing. After the last bite the empty dish comes out at you like a shot, and spins.',
          when: ['wary'],
        },
        {
          text: 'You sit down on the step with your own plate, and {name} drags its dish up alongside, and growls, over your dinner, at the whole of the garden. Let anyone try.',
          when: ['trusting'],
        },
        {
          text: 'The smell is bigger than {name} is. It barks at it, falls back on its tail, finds that it has a tail, and goes in over the edge head first. It comes up bearded.',
          when: ['baby'],
        },
        {
          text: '{name} drags its dish between your boots, turns so that the handle is against your shin, and eats with a growl like a small mill. Every so often it stops and barks at the shed, to let it know who is dining with whom.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You hold one end of the bit of gristle and it holds the other, and dinner is had in rounds. {name} wins four. The fifth it lets you have, and stands there, beard dripping, until you pretend to chew.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Out of the hole like a cork, beard first, comes {name}, has the dish by the rim and is back underground with it. There is a din. The dish is thrown up at your feet, dented, with some earth in it by way of thanks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats in front of you, legs apart, to show that it could take you as well. It finishes in eleven bites. It walks backwards to its rampart, with both eyebrows on you, and kicks dirt over the spot.',
          when: ['wary', 'well'],
        },
        {
          text: 'You lift it out by the handle, gently, and sit it in your lap, which is company and not allowed. {name} lets it go by. It eats off your knee, and growls, a thread of a growl, at the spoon.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You were on time, and not for the first time: {streak} now. {name} inspects you for weakness, finds none, and sits down against your ankle, rather hard.',
        'That makes {streak} in a row. {name} had a bone by, in case of you. It has moved it to a less convenient place.',
        'Now that there have been {streak}, {name} no longer drags the dish to your door. It sits where the dish stands, and sends you one eyebrow at the hour.',
      ],
      early: [
        'Too soon. {name} takes the top off, says what it thinks of people who cannot tell time, and buries what is left under the mat. Dig it a proper one at {opens}.',
        'It had not started being hungry. It will not be rushed into it. A few bites, on principle, and the dish is sent back across the tiles. Come at {opens}.',
        '{name} eats a corner to be able to say that it did. You reach for the dish, and it sits down on the rest, which will be warm, therefore, at {opens}.',
        {
          text: '{name} suspects a trick. It takes the top layer, examines the layer under that, and finds no poison and no hunger. It shovels earth on the rest. You may come back, with your hands showing, at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It is not time, says one eyebrow. It is you, says the other. {name} settles it by taking a single bite, and then your cuff, and you are to sit on the edge of the hole with it until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It heard you come. It went on digging. When the hole was quite finished it climbed out, ate, and went back to the hole, which now has a lid.',
        '{name} goes all round the dish, with a stiff tail, and lets you see the side of its face that is mostly tooth. It eats. Then it buries the clock. You had been so attached to that clock.',
        'Late. {name} does not go into it. It eats, it wipes its beard on your right boot, and you look about for the left one. There is fresh earth under the roses.',
        {
          text: '{name} had meant to make a scene. It gets as far as the first growl, and has to sit down to the dish, and eats it leaning on your boot. Give it medicine while it is leaning.',
          when: ['weak'],
        },
        {
          text: 'No growl comes from under the dresser. You slide in the dish, and hear a lick, a cough, a lick. {name} has drawn its tail in so that you cannot pull. Slide medicine in after, on a bit of tripe.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} stands over the dish to defend it and finds that it is leaning on it. It eats some, lip up at you, beard hot. Put a dose down where it can steal it, and look at the shed.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You were late, and the front path is not there. {name} has taken up nine slabs and is under the tenth. It comes up for the dish, roaring, eats standing on the heap, and goes down again, in the direction of your foundations.',
          when: ['wary', 'well'],
        },
        {
          text: 'There has been a parley, it seems: from beneath the shed comes a squeak, and {name} squeaks back. It eats what you brought and carries the last bit over there. It has gone in with a firm it can rely on.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, digs up your other boot, from last time, and puts it down beside this one. That is a pardon. Then it takes you by the lace and has you stand, for as long as you were late, in the hole.',
          when: ['trusting'],
        },
      ],
      missed: [
        'The kitchen has been dug over. In the middle of that, on what is left of the lino, {name} eats, fast, and snarls at the floor. It has been {hours} hours.',
        '{name} does not attack the dish. It creeps up on it, as on something that might not be there. After {hours} hours it had stopped believing in dishes. Do not let it come to this.',
        'All eaten. Then it goes to ground under the dresser, and draws in the handle after it. You put your hand on the floor by the gap. Nothing bites. Nothing comes out, either, before morning.',
        {
          text: '{name} lets you feed it with your fingers, bit by bit, in front of the hoover, and looks nobody in the eye. It is {hours} hours since it was a terrier. Medicine now, and shut the cupboard door.',
          when: ['weak'],
        },
        {
          text: 'You have to dig. At arm’s length there is a dry nose, which takes a shred and lets your fingers go. {name} went down {hours} hours ago and cannot come up. Send medicine down, and then take the handle.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The rat sits out in the open, and {name} looks at it, and at you, and there is not a hair’s difference, after {hours} hours. It swallows a mouthful lying down. Get medicine past the beard, and block the draught with your coat.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours {name} takes your dish at a charge, cleans it, and sinks it two spits deep. It takes the spoon, the tin and the shelf the tin was on. There is going to be nothing left to be late with.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} looks at it. {name} looks at you. It picks up the dish by the edge, carries it outside, and you hear it being put in the ground. At {opens} it will tell you where.',
        'No. It ate. It stands there like a barrel with a grievance, and when you tip the dish to show it, puts one foot upon the rim, and tips it back. There will be a vacancy at {opens}.',
      ],
      ill: [
        'It growls at it, out of habit, and the growl turns into a cough. It takes two bites lying down. That will have to do. Medicine, now.',
        'You hold the dish at a slant. {name} eats what rolls its way and lets the rest go by. It never let anything go by. Get the medicine.',
      ],
      loved: [
        'At last, an opponent: {item}. {name} fell on it with a cry, and it was over in a moment, and it wept a little into the beard.',
        '{item}. Half of it was eaten on the field. The other half is going underground, into the one place that is not in the plan.',
        'It knows the sound of the wrapper, and what is in the wrapper: {item}. There was a chair in the way. {name} came through with one rung of it in its beard, and ate rung and all.',
      ],
      disliked: [
        'So that is how matters stand: {item}. {name} digs, tips it in, pats the place flat with its nose, and sits down at the graveside with its eyebrows on you, to wait for some lamb.',
        '{item}. It argued, it walked off, it came back and ate it, so that you should not think you had won. Next time: something with a bone in.',
      ],
      harmful: [
        '{name} got it down and kept it down, since it never leaves a thing that you have started: {item}. It is on its side now, with its legs drawn up, and lets you carry it. That fed no one. Never again.',
        '{item}. It has come up in four places, and each has had earth scratched over it. It lets you lift it, in front of everybody. Put that stuff where claws do not reach.',
      ],
    },
    play: {
      wanted: [
        '{name} takes hold, growls for joy, and leaves the ground with all four feet. You have won. It explains to you, hanging there, that you have lost.',
        'Down went the enemy, up went the earth, and out of the dust comes a beard, looking for the next one. You are declared second. There were two of you.',
        'It was shaken, thrown, stalked, forgiven, and shaken. Now it lies in the middle of the yard with its insides out, and {name} walks up and down before it like a sentry.',
        '{name} goes flat, with its behind in the air. You go flat. Nobody blinks. Then you have to breathe, and it has you by the cuff.',
        {
          text: 'Three falls out of five. Then five out of nine. {name} has so much the upper hand that it bites the air in passing, to give everyone a chance.',
          when: ['glad'],
        },
        {
          text: 'You roll it over and stand well back. {name} slays it where it lies, looks at you, considers, and with one jerk of the beard throws it to halfway between. It would like to see you try.',
          when: ['wary'],
        },
        {
          text: 'You throw it over the rampart. It comes back, wet. You throw it further, and it comes back with a stick. You throw the stick. At dusk you are handed, with a growl, over the top, and by the middle, something alive and very cross.',
          when: ['wary'],
        },
        {
          text: 'It has gone in too deep, and swears down there, and the tail stands out of the ground and waits. You take hold and pull. Out comes {name}, earth to the ears, with your lost trowel, crowing.',
          when: ['trusting'],
        },
        {
          text: '{name} has hold of one of your braces and you have hold of the door. It goes round the post for purchase. When the button flies it sits down in the flower bed with the whole length of you, and sings.',
          when: ['trusting'],
        },
      ],
      little: [
        'A short bout. {name} had won twice before breakfast and lets you have the sleeve.',
        'It is in too good a temper to fight. It bites you once, by the bootlace, for form’s sake, and goes to see about its hole.',
      ],
      bad_time: [
        'It squares up to you. It stays like that. You see that its legs are trembling, and it sees that you see. Call it a draw, in a loud voice, and then quietly bring what it needs.',
        '{name} takes the other end in its teeth and pulls, and you could have had it with one finger. Let it win, quickly. Then see what it needs.',
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
        'That is what a dog is for: {item}. You could hear it from the road. {name} is hoarse, black to the eyes, missing a whisker, and would like it noted who started.',
        '{item}. First it was in it, then under it, then behind it. In the end {name} had to be pulled out by the legs, and went straight back for its hat, it said.',
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
        'Under the earth there was clay. Beneath the clay there was a spoon. At the very bottom there is {name}, tan, wiry, and in a fury, and it feels better at once.',
        'The beard is done last. Out come a twig, some egg, and part of a letter from the bank. {name} watches each go with its eyebrows drawn. It had been keeping those.',
        '{name} wins the bath by going limp. You wash a wet sack with eyes. When you lift it out it comes to life, takes the towel from you, and kills it.',
        {
          text: '{name} bites the sponge, and keeps it, so you wash it with your hands. It shudders along the whole of its wire at each. Clean, it walks off to the coal and looks at you over its shoulder, and does not roll.',
          when: ['wary'],
        },
        {
          text: 'You may scrape what is behind. {name} has gone into the boot, face first, and leaves you the rest, on condition that nothing is said. You do the feet, the hocks, the wire. At the tail there is a warning from within the boot.',
          when: ['wary'],
        },
        {
          text: 'It comes when you call it to the tub. Nobody was meant to see that. {name} gives you the beard to do, chin up, eyes shut, and growls the whole time like a cat.',
          when: ['trusting'],
        },
        {
          text: '{name} holds its own beard out for you, sideways, with one foot. You comb. There is a button in it of yours, off the good coat, that it has been minding. It lets you have that one back.',
          when: ['trusting'],
        },
      ],
      little: [
        'No soil. Not so much as a crumb behind the nails. {name} looks down at its own clean paws, and then, thoughtfully, at the flower bed.',
        'You comb out one hair, and there is nothing wrong with it. {name} has you put it back, or as good as.',
      ],
      loved: [
        '{item}. {name} stands square, shuts its eyes, and sticks out its beard to be seen to, like an admiral. It growls the whole time. It is the other growl.',
        'For once it does not need to be got out from under anything: {item}. It turned up by itself, and gave you the left eyebrow to begin on.',
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
        'It holds out for six minutes, jaws shut, with a look that has moved sideboards. At the seventh it takes it as though it had thought of it. The tail comes up by an inch.',
        'You had it by the scruff, it had you by the thumb, and in this way it went down. Later {name} lets go of the thumb and sets its hot head on it.',
        '{name} lies there a while, limp, and you think that it has won. Then it coughs, and one eyebrow goes up, and finds you, and it gets its teeth, with great gentleness, into the spoon.',
        {
          text: 'It bites the spoon, and the spoon happens to be full. {name} has the whole of it down before it sees how that was done. It gives you a look, from under both brows, that has some respect in it, and less fever.',
          when: ['wary'],
        },
        {
          text: 'One look goes round the yard to see that the coast is clear. Then {name} opens up, swallows, and leans its sick head on your shin, as if the shin had asked.',
          when: ['trusting'],
        },
        {
          text: 'In the coal shed, with the door shut, {name} lets itself be held like a lamb. You could tell people. It swallows, puts its sore nose in your armpit, and growls in there, very low, all the names of the spoon.',
          when: ['trusting'],
        },
        {
          text: 'It is too ill to fight, and you miss it. You part the beard, and it goes down without a word. Later something closes on your thumb: not hard yet. Come again with more of that.',
          when: ['ill'],
        },
        {
          text: 'You lay it on the grass and tell the shed that nobody is to touch it. Up comes a lip, up comes an ear. {name} has the medicine before the rat can, and lies down on the spot, victorious, and shuts its eyes.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It is one against one, you in the coat, it in the corner, and neither has the heart for it. {name} opens its mouth to tell you so. The dose is in. It looks at you with something that will be fury by tomorrow.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It fights you off with the strength of ten. That is your answer. Nothing is the matter with {name}.',
        'You open its mouth and it shows you every tooth, one row and then the other, like silver. They are in excellent order. You may put the bottle down.',
      ],
      loved: [
        '{item}. It stands to be treated with its chin up, as one is decorated. It will wear the plaster outside its coat.',
        'There is one cure that it does not argue with: {item}. It argues with the spoon instead, for the sake of balance, and feels better.',
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
        'The stare lasts eleven minutes. Then {name} finds that there is something in its eye, on that side, and has to look away. It leaves the flower bed. It leaves you, as well, for an hour.',
        '“No,” you say. {name} puts the slipper down, exactly where it was told, and stands there with its eyebrows low. That was no defeat. That was a withdrawal.',
        {
          text: 'You outlast it. It is forty yards of lawn, and nobody blinks, and then the wind gets in its beard. {name} puts down the croquet hoop. It goes to ground and throws out, one by one, the things you have given it.',
          when: ['wary'],
        },
        {
          text: '“Out,” you say, and it comes out of the larder, backwards, by itself, which it never does. {name} stands there with flour to the brows. It turns round, slowly, and offers you the handle, to be put in the yard by.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has not dug there since you spoke of it. It has dug next to there. {name} would like you to be more precise, or to go away.',
        'You say no, and {name} says no, at the same time, about the same thing. There seems to be nothing to fight over. It is a little put out.',
      ],
      bad_time: [
        'No growl, no eyebrow. {name} gets down into its hole and pulls in its tail, and there you stand with your finger up. Put it in your pocket, lie down, and look in to see what is wrong.',
        '{name} squares up to you, and its knees give. You would not fight a thing that size, in that state. Then do not. Care for it first.',
        {
          text: 'You fill in the hole before its eyes, to teach it, and {name} lies down on the soft earth and lets you. It is burning. Carry it in where nobody sees, and give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. That it calls fair. It gets something, you get something, each thinks that the other was had, and {name} shakes on it with its teeth, lightly.',
        'Here it has met someone who means it: {item}. It tests you left and right, and gives in with a snort. It has been waiting for somebody to be firm.',
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
        'You show {name} the dark under the stairs. It backs in, growls the corners into their places, and lies down with its beard on the sill, facing you, until you have gone on tiptoe.',
        'It is not tired. It states that from inside the burrow, and from deeper inside, and then there is only the sound of something turning round and round.',
        {
          text: 'It takes the blanket from you as one takes a prisoner. There is a good deal of dragging behind the coats, a thump, a boot comes out. {name} has walled itself in, and can be heard lying down.',
          when: ['wary'],
        },
        {
          text: 'You put down the straw, and {name} puts it out again, and then goes in after it, and puts it back its own way. That takes until dark. You hear a boot being set across the entrance, and a long hard sigh.',
          when: ['wary'],
        },
        {
          text: '{name} turns round nine times in your lap, treads on everything, tells the cushion what it thinks, and falls. The handle lies over your wrist. It is to be pulled if there is rat.',
          when: ['trusting'],
        },
        {
          text: '{name} comes up the bed like a mole, under everything, and stops at your ribs. It kicks out a place for itself with its hind feet. You have bruises. The handle is laid across your palm, and goes limp.',
          when: ['trusting'],
        },
        {
          text: 'You lean a board across the corner, so that there is a hole of its size, and step back. {name} goes in. It has not growled the corners straight. Bring medicine when it wakes, hand first, and expect no thanks.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'Sent to bed, {name} digs the bed. It is now a hole, with a mattress round it.',
        '{name} lies down. It lies there with both eyes open and its jaw set, and out-rests you.',
      ],
      loved: [
        '{item}: and it fits like a plug. All you can see of {name} is the handle, standing up out of the dark, and after a time that tips over sideways.',
        'It drove out whatever lived there, which was nothing, and took possession: {item}. You hear it growling itself flat.',
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
        'You sit down on the edge of the hole with your feet in. After some time the earth on one side moves and a beard is laid on your boot, in passing, where it remains.',
        'Neither of you gives way. You sit here, {name} sits there, in silence, and a blackbird, who wished to cross, has to go round.',
        '{name} turns its back and goes on with its work. But it has begun to throw the earth to the other side, the one where you are not.',
        'Nothing is said. One eyebrow goes up, a good while later the other, and then both come down together. That was the conversation. It was satisfactory.',
        'It has dug something up for you to see. You look at it, you nod. It is put back. That is where it keeps the matter of {loved}.',
        'It once held out for {wait} with nobody to second it. {name} does not bring that up. It backs up until its rump is against your boot, as one backs up to a wall that has been tested.',
        {
          text: 'In full daylight, facing the other way, {name} sets its tail within reach of your hand. It goes on looking at the shed. You take hold. It grunts.',
          when: ['trusting'],
        },
        {
          text: '{name} stops work. It puts down the stone, wipes its nose on your knee, and lies flat in the dirt with its chin over your boot and its back to the shed. There is scratching from there. It lets it.',
          when: ['trusting'],
        },
        {
          text: 'You are let into the hole. It is only your legs, and {name} has to sit on the rest of itself, but it has cut you a step. The two of you look out at grass height. Somebody’s cat turns round and goes home.',
          when: ['trusting'],
        },
        {
          text: '{name} keeps the wheelbarrow between you. You can see four muddy feet beneath it, planted. You talk to the wheelbarrow about one thing and another, and by and by two of the feet lie down.',
          when: ['wary'],
        },
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
        'You sit by the hole. There is growling in it. You growl a little, too, not to be left out, and it stops, considers, and comes again on a friendlier note.',
        'Asleep, {name} has got its teeth in the hem of your coat. You are not going anywhere. You were not going to.',
        'On the other side of the boards somebody scratches, once, softly. {name} sleeps, you sit. Tonight it is you who scratches back.',
        'It is running over old victories in there. Its lips move, and you can just make out: {loved}. You keep its back while it is busy.',
      ],
      shy: [
        'You sit outside the rampart and read the paper. A clod comes over. You go on reading. A second clod comes over, smaller, and lands quite near your hand.',
        '{name} has moved its hole. It is not nearer, it would not want you to think that. But it is on your side of the yard.',
        {
          text: 'You sit on the upturned bucket, and {name} bites the bucket. You sit on. It digs round it, all the way, in a very creditable trench, and comes up between your feet, black to the brows, to see whether you are sorry.',
          when: ['well'],
        },
        {
          text: 'You lie on the lawn with your ear to the ground. Below, there is a hoarse breath, and a scrape, and a rest. You scrape back, twice, with a finger. It answers. Push medicine into the hole, while {name} thinks you are the rat.',
          when: ['ill'],
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
      'This is {name}’s, down to the stones and further. It held it as long as it could stand.',
      'Here lies {name}, a tan dog with earth on its nose. It never gave an inch.',
      '{name} has gone down to see about something. It was small, and afraid of nothing that came in at the front.',
      'Under this stone, and not by its own wish, lies {name}.',
      { text: 'If there is scratching here by night, {name} is on this side of it.', when: ['from_child'] },
      {
        text: 'Flowers may be planted here now. {name} would have had them up, and laid them on your knee.',
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
      'You are {name}. You are right. It feels like having four feet on something. The pot is down, the rope is dead, and the broom has asked for terms. Earth is a good thing. There is more of it under there, and it has somebody in it. You have told them to bring the spade. They laugh, they bring it, they are the best second a dog your size ever had. And you are a big dog. Next. Who is next? Somebody is to hold the other end.',
      'You are {name}, and that was nothing. Nine of them. Perhaps one, but it came back eight times. You have got mud in your teeth and it is your mud. Under the shed someone is listening to all this, and grinding its own teeth, you hope. You would be sorry if it moved. Do not say that to anybody. You are not tired. You are only lying down so that they think so. The one with the spade is to try something. Go on.',
    ],
    content: [
      'You are {name}. It is your hole. You made it, it fits you, and from here you see what there is to see, which is boots. They are good boots. They have come and gone at the proper hours and you have let them. Behind the boards there was one scratch. You gave one back. Nobody owes anyone anything today. If those boots cared to stop here, by the edge, you would not turn round. You would not go in any deeper, either.',
      'You are {name}. That makes {days} days, all won. You do not boast. You mention it to the gatepost. There is some gravy in your beard from a while ago and you are thinking it over. The one with the spade talks to you as if you were a big dog, so that is settled. You have nothing to complain of. That has never happened before, and you are looking into it. They are to sit there, while you do, and keep out of the light.',
    ],
    bored: [
      'You are {name}. The cushion gave up. The mat gave up. You said a thing to the gatepost, about its mother, and it stood there like a post. Even under the shed it is quiet, they must be having a nap over there, in the middle of a war. What is a jaw for? You will be obliged to start on the curtains, and you have nothing against the curtains. Somebody is to come and take hold of the other end of something, and is to mean it.',
    ],
    hungry: [
      'You are {name}. The dish is empty. You have pushed it into them. You have pushed it into them again. Some people have to have it explained from several sides. You do not beg, you have seen it done and it ruins the eyebrows. You just stand here, and will go on doing so, and this evening they will fall over you, and then perhaps it will strike them. Dinner. It is not a request. Well. It is rather like one.',
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
