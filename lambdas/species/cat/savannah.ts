/**
 * The Savannah wants every door open, and has never wanted to go through one. It is two parties in one coat: the front
 * half is plains and saw no paper, the hind half signed for the house, and the border runs behind the shoulder blades,
 * between two rows of spots. Where the halves disagree it stops in the middle of a step until they have settled.
 * It fears being carried over a sill, which nobody can undo. It hoards screws, one from each thing it has opened, and
 * drowns them in its water bowl, to be sure of them. Its body is legs: a swan neck, two ink lines down from the eyes, a
 * short banded tail, and nothing in the room too high. It eats standing, with somewhere else to be. It sleeps along a
 * beam, two legs down on either side. It sulks on top of an open door, on neither side of it. It trusts by leaving a
 * latch shut. It hisses for good morning, and means good morning. It never uses a door that is held for it, never takes
 * the low way round, never apologises before the other side does. Its keeper is the neighbouring power, with whom it
 * shares a long frontier, and it has come to like the view.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not break. It opens along one side, tidily, as if somebody within had found the catch. Up comes a long neck, spotted in wet ink. {name} looks at you, and then past you, at how the door is fastened.',
    'You had the egg in a box, the box on the shelf and the shelf behind a door. The door stands open. {name} is sitting in the hall, wet, long in the neck, with a bit of shell on, looking at the next one.',
  ],
  looks: {
    thriving: [
      '{name} has let the hens out, the rabbit, and a horse that isn’t even yours. It comes up the lane at the head of them, swan neck high, on principle. It has never looked so golden. You had better hold the gate.',
      'You have lost your key, and {name} is working on the lock, up on its hind legs like a man late home, ear to the wood. It clicks. It steps down, and does not go in. It was never about going in.',
      {
        text: '{name}, hours old, takes hold of your thumb, turns it left, turns it right, and pushes. Nothing opens. It is not put off. It has never met one of you before, and there are nine more fingers.',
        when: ['baby'],
      },
      {
        text: '{name} is all ears and legs, folded wrong, with its spots still wet from the pen. It has found the catch on the nest box. It cannot reach it. It looks at it as one looks at a star.',
        when: ['baby'],
      },
      {
        text: 'Every latch in the house is up, every door stands ajar, and {name} is sitting in the middle of it, indoors. It looks at the garden. It looks at you. Then it rises on those long legs and pushes one of the doors to.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You shut the door behind you out of habit. {name} gets up, walks over, opens it with one long arm, looks out, and comes back to lie down by your chair where it was. The door stays open. Neither of you uses it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The window is open, and the gate, and the thing you bought for the gate. In the middle of it all lies {name} on your bed with its long legs every way, having checked that it could go.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Your hand is still on its way to the latch when it lifts from the other side. {name} steps back on its stilts of legs to let you by, reaches up behind you, and drops the latch again. Now everyone is in.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The window was latched and is open. {name} lies on the inner sill with the whole garden blowing in over its back, and has not gone anywhere. It wished only to have the choice, and you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies along the top of the open door, two legs down on one side and two on the other, as pleased as a cat can be. You come up on the left. It moves the left ones over.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} was never happier and wants for nothing, and is just opening the latch, on principle. You look in. It looks at you, and does the latch up again. You are on the other side of it.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'You button up your cardigan, and {name} unbuttons it, from the bottom, with one long careful finger. It wants nothing in there. It has seen that it opens, and goes on to your laces.',
      '{name} stands in the hall with its front half listening to thunder, or grass, and its hind half leaning on the radiator. There is no thunder. The front half is given a moment, out of respect, to be sure.',
      {
        text: '{name} has let itself through the latched gate as far as the middle and lain down there, swan neck out in the lane, banded tail in the garden. Presently it gets up, turns round, and lets the other half have the lane.',
        when: ['well'],
      },
      {
        text: 'The pantry latch is up, the gate latch is up, and {name} has gone through neither. It lies in the passage between with its neck up, half of it in, half of it out, and neither half complaining.',
        when: ['well'],
      },
      {
        text: 'The latch of the back door goes up and, after a pause, down. {name} sits beneath it, fed and well, neither glad nor sorry. Half of it wanted to know. The other half has a cushion. Nothing needs doing.',
        when: ['well'],
      },
      'In the water bowl, among the drowned screws, there is one thing that {name} goes back to and stirs with a toe: {loved}.',
    ],
    curious: [
      'You have bought a box with a hinge. {name} lays its chin on the lid and runs one claw along the crack, slowly, like a diplomat with a sealed envelope.',
      '{name} stretches its neck over the top of the refrigerator, then a little more neck, and then, when you thought that was all of it, more.',
      'Something of yours has come apart on the desk, tidily. {name} sits beside it and holds out one screw, to ask what it did.',
    ],
    bored: [
      'Half of {name} is crouched for the string, haunches going. The other half lifts its long neck, looks along the string to the end, and finds no hand there. The haunches slow down. Take hold of it.',
      '{name} has opened everything once, and closed it, and there is nothing behind any of it but the house. It leans its long neck on the sill with its tear lines running. Lock something up. Hide it. Play.',
      {
        text: 'You shut a drawer in front of {name}, for it to open. It lays a paw on the handle and takes the paw away. Both halves have lain down. Hold something high, and go up on a chair to do it.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has opened the dish as far as a dish will open, by turning it over. There is no meal behind it. It bends its swan neck down to make quite sure, dark tear lines and all. The meal is overdue.',
      '{name} has opened the larder, the bread bin and the spoon drawer, and sits down before the dish, which has no latch. That one opens only from your side. Its meal is due. Fill it.',
      {
        text: 'Under the cupboard latch stands {name}, on hind legs, neck and all, and falls short by the length of another {name}. It does not want anything out of there yet. It only feels that it should be open. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} feels all round the dish for how it opens. It pushes, it pulls, it bites it where a lid would lift. It is open. It is only empty. Its meal is due. Feed it.',
        when: ['baby'],
      },
      {
        text: 'The cupboard stands open, and the drawer, and the garden door. Nothing has been taken. {name} sits well away from all three, neck very straight, to see whether you will do it unasked. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The food cupboard is unlatched and so is the window above it. {name} sits exactly between the two, neck up, and has touched nothing. It wants to see which one you make it use. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has opened the cupboard, the bin and the patent lid, and has touched nothing in any of them. It sits by them with its neck very straight, looking at you. Serving was your half of the paper. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The front half of {name} is in the kitchen, sitting up properly beside the dish. The back half is still out through the flap, and its tail is listening to something in the grass. Feed it now, while the front half has the vote.',
        when: ['well'],
      },
      '{name} is on top of the fridge, swan neck down over the front, looking into its dish from there. It is as empty as from below. It is not hungry, it likes to be sure. Its meal is due.',
      {
        text: '{name} had the latch up and the door open, ready to leave you, and then its long legs would not do the rest. The meal is late. Bring it now, and leave the door as it is.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The tear lines are only how {name} is drawn. The swan neck laid along the floor is not. As you bend down, one paw goes out to the latch and stays on it. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The larder is open, and the bin, the oven, the piano. {name} has been through every latch in the house and sits before the one thing that has none, its neck bent over the bottom of the empty dish. It is hungry. Feed it now.',
      'The larder stands open, and the bread bin, both drawers, the window, your satchel. Behind none of those latches was there a meal. Now {name} is up against you on its long legs, with a paw on your top button. Feed it now.',
    ],
    starving: [
      'Every latch in the house hangs open, cupboards, cellar, the front door. It could have gone. {name} lies along the doorsill with its long neck down on the boards, facing in, and its eyes follow you. Feed it at once.',
      '{name} has opened everything. The cupboards, the oven, the bread bin, the door to the road. It had not the legs left to walk through. It lies on the sill, spots slack over its ribs. Feed it, quickly.',
    ],
    weak: [
      'One half of {name} has got a paw up to the window latch. The other half has put the long neck down along the sill. Neither argues. You had sooner hear them argue. Give both of them medicine, or a good sleep.',
      'Those legs of {name} have taken to folding by themselves. It gets as far as the low shelf, which it has never used, and lies down on that, with its chin over the edge. Give it sleep, or medicine.',
      {
        text: '{name} would go up on the door, out of your reach, and it has stood under it for some time with its long neck lifted, and not jumped. It will not have you help. See that it rests, or has medicine.',
        when: ['wary'],
      },
      {
        text: 'The front of {name} is telling you about a bird, with its whole neck, and the hind half has fallen asleep under the story. It is happy, and half of it is finished. Let it rest, or give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'On every latch in the house there is a black pawprint, larder, window, linen cupboard, gate. On one there is none, and that is the bathroom. You will have to open it yourself, and carry {name} through.',
      'Half of {name} lives in a house and half does not, and after two days unwashed it all looks like the half that does not. There are burrs to the knee. You can’t see its spots. Please wash it.',
    ],
    sick: [
      'The latch is up and the door stands a hand’s breadth open. {name} lies over the sill, half in the house and half out of it, and has gone no further. Both halves, it seems, just want to lie down. Medicine, now.',
      '{name} had its paw on the latch, and has slid down the door with the paw still up. There are claw marks all the way. It lies on the mat, and both halves are hot. Bring medicine.',
      {
        text: 'Every latch in the house is down, and that is how you know about {name}. It lies in the passage with its long legs anyhow, and does not so much as look at a handle. Bring medicine now.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has crept behind the boiler, as its wild half would, to be ill where nobody looks. The other half has left the latch up for you. There is hardly any life in it. Medicine and food, at once, or it dies.',
      'The window latch is off, and there is a hand’s breadth of open air above {name}, and it has not gone. The long neck cannot lift the head that far. Give it medicine and food now, or it dies here.',
    ],
    near_death: [
      'Every latch in the house has been lifted. {name} did that, and then did not leave. Both halves of it have lain down on your side of the door. Sit with it, now, and stay. Alone it will not live many hours.',
      '{name} has undone every latch between its bed and you, except the last. It lies along the foot of that door, one long arm up the wood. Open it, sit down on the sill and care for it. Alone it dies within hours.',
    ],
    asleep: [
      'You see it in the legs when {name} dreams. They are all in different dreams. One runs, one stalks, one is undoing something small. The last just hangs over the edge and swings, having stayed at home.',
      '{name} sleeps on top of the wardrobe with all four legs hung over the edge. One forepaw is busy: a quarter turn, a push, a stop. Somewhere a gate has come open. The rest of it stays. Nothing to do until it wakes.',
      'The latch is up on the pantry, the window and the birdcage, and nothing has been taken from any of them. {name} lies asleep across the last sill, long neck over the edge, half in and half out. It agreed to that much.',
    ],
    asleep_in_danger: [
      '{name} sleeps on the floor, with no leg hanging over anything, and its breath goes a long way out. Reflect beside it now and be the near side. It wakes at {wakes_at}.',
      'Until {wakes_at} nothing can be handed across to {name} but company, and it is in danger. Sit down at the end of the long neck, and reflect.',
      {
        text: '{name} went to sleep with its head on the open larder step and nothing in it. It wakes at {wakes_at}. Reflect beside it now, and be standing there with food at that hour.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} lies on the wardrobe with the window catch in reach. It does not open it. But at each step that you come nearer it lays a paw on it, and looks at you. Stop there. Sit down quietly and let it look.',
      '{name} is on top of the dresser with one forefoot out of the window, and the window was locked. It could go. It is watching whether you run. Sit down where you are, quietly, and leave the window as it stands.',
      '{name} has not forgotten the {wait} when nobody came over from your side. It keeps to its own. Sit near the line and let it look at you.',
    ],
    back_from_death: [
      'Since it came back {name} has undone every latch in the house, the cupboards, the coal hatch, the glass of the clock. One thing only has it shut, the door it came in by. It is well. It is lying along the sill of it.',
      'There was a door over there as well, it appears. {name} has been going round yours since it returned, lifting each latch and letting it fall to hear the click. Then it comes and sits inside, by you, with the way open.',
    ],
    old: [
      'The latches have gone loose from being tried, and so has {name}, a little, at the hip. It still does the round. The doors open before it touches them.',
      '{name} is old, and takes the wardrobe in two stages, with a halt at the chair. No one has ever seen it look at the chair beforehand.',
      'After {days} days there is grey along the border, behind the shoulder blades, where the two of {name} meet. You cannot find the line any more with your fingers.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats it all, swan neck bent down to the dish from a great way up. One half finds this a very fair arrangement. The other goes and undoes the cupboard that it came from, on principle, and leaves it open.',
        'The front of {name} eats, neck down, ears out, as if there were lions. The back stands behind it and looks at the curtains. It is all gone soon. They meet over the empty dish, and have both enjoyed it.',
        {
          text: '{name} has had its legs for a few hours. It folds three of them to reach the meal, on time, and the fourth goes in. It eats round it, delighted. Then it tries the buckle of your shoe, to see if you open.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You set down the covered dish and turn round for a cloth. When you turn back, the cover is lying next to it. {name} is in up to the ears, on legs like four pencils. Nobody has shown it how that opens.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Before it touches the dish {name} lifts the latch of the back door with one long paw, and lets the door swing wide. There. Now it can eat, and does, with its banded tail dancing. It could leave. It finishes.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You come with the dish, on the hour, and the latch lifts from inside. {name} holds the door with one long spotted arm, watches you put the thing down, and sees you out. The latch drops. Then you hear eating.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and then opens the catch of your bag, the clasp of your bracelet and the buckle on your shoe, with one long paw, taking nothing. It looks at the buckle. It does it up again. You had not known it did them up.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} let itself into the larder before you got there, and has taken nothing. It sits by the open latch with its long neck straight, waiting for you to do it properly. You do. It eats. It closes the door.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The half of {name} that signed for house life eats. The other half holds the door open with a hind foot. The foot gets cold, and is brought in, and the door falls shut. Neither half says anything. It goes on eating.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats and strolls to the garden door, which it has had open with one paw since it was tall enough. It sits down under the handle and looks up its long neck at you. It would like to be let out by somebody.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} has already undone the cupboard, set the tin on the floor, and sat down beside it to wait for you. It could have managed the lid as well. It eats with one long leg laid across your foot.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are on time, and find the gate unlatched, the pantry unlatched, the hook off the cupboard, and {name} beside the dish with its long legs folded. The last lid is a simple one. It has left that for you to do.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} hisses at the dish for good manners and eats all of it from above, on legs made for taller grass. The last bite is taken away in the mouth, to the sill, where it can be eaten neither in nor out.',
        {
          text: '{name} can open the larder, and has known how since it first looked at the latch. After {streak} on time it leaves it shut. It eats up what you bring, and looks at the latch with something like pity.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up, which is {streak} on time so far, and leaves, on all those legs, in several directions. It lies where they have put it and looks at you, in case you have the instructions.',
          when: ['baby'],
        },
        {
          text: 'The half of {name} that signed comes to the dish, and the rest is pulled along. It eats all of it, on legs that shake, with its face to the way out. Neither half is well. Leave medicine, and the door open.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it all, front half and back, and then holds out the paper to itself, so to speak. The half that never signed has watched {streak} meals come on time. It bends down that long neck, and signs.',
        'There is a latch on the larder, and for {streak} meals on time {name} has not so much as tried it. It eats up. It walks past on its long legs and, as a courtesy, breathes on it.',
        {
          text: 'On time, {streak} in a row. {name} eats, strolls to the door, lifts the latch on principle, looks out for a while down the length of its neck, and shuts it again from the inside.',
          when: ['well'],
        },
      ],
      early: [
        '{name} looks the dish over for a catch. No lid, no hook, nothing to be got round. It takes two mouthfuls of what was merely handed to it and goes off to open the cupboard where the rest is kept.',
        'The indoor half of {name} takes a bite, since dinner is served. The other says that on the plains nobody eats by appointment, least of all by the wrong one. They close the lid between them. Come at {opens}.',
        {
          text: '{name} tries a corner of the meal, then walks the dish with one long leg into the low cupboard, pushes the door to and drops the latch. It can open that latch. It will wait until it has a reason.',
          when: ['no_item'],
        },
        '{name} lifts the cover off the dish, because it had a cover, and that was most of what it wanted. It eats a mouthful of what was under it. Put it back on, please, and let it be opened again at {opens}.',
      ],
      late: [
        '{name} eats the late dish, and then it goes and lifts the latch of the back door. It does not go through. It sits and looks from the latch to you, so that you may both know it is up.',
        'You come late, and {name} has got through the latch, the lid and the string of a box in the cupboard, and it was candles. It eats up what you bring, all of it, and keeps the string.',
        {
          text: 'Every latch is up: larder, passage, back door. {name} sits out beyond the last of them, perfectly able to leave, and lets you carry the dish through all three. It eats when you have gone back through one.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You come late, and every latch in the kitchen is undone, with nothing taken. That was only to show you. {name} eats at the full stretch of its neck, the hind feet far back and already facing out.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The late meal is eaten, and half of {name} forgives you at once, swan neck along your arm. The other half is looking over your shoulder at the larder latch, thoughtfully, and learning it by heart.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'By the time you come, the larder door is open, and the gate behind it, and {name} sits on the wall with its back to both. It jumps down and eats. It had waited for you with every door unlocked.',
          when: ['well'],
        },
        {
          text: '{name} had got the latch up and the door open a little, and then lain down in the gap, half in and half out. It reaches its long neck to the late bowl, and will not say which half you are feeding.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'The legs will not come, so {name} puts out its swan neck and eats with that. You were late. Half of it always looked out of the window. Now the other half does too. Bring medicine, or let it lie.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has spent its first hours finding out how the nest opens. There was nothing else to do, with no meal. It eats now, the half that must. The other half looks at the way out that it has made.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies with its long neck along the floor. It eats what it can of what came late. The dark lines under its eyes were always there, but now they look like tears. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has opened everything in the house, the bread bin, the oven, the box of candles. In {hours} hours nothing behind any of it was food. It eats all you bring, on trembling stilts, out of your reach. Be on time.',
        'Half of {name} trusted this house, and sat by the dish for {hours} hours. It eats everything, and the long legs fold. The other half looks up at you, out of those inked eyes, for both. Do not be late again.',
        {
          text: '{name} eats standing, with the window latch already up. So is the gate, and the larder, and your suitcase. It undid them all while no meal came. It did not leave. It wanted you to find them open.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats all of it and does not look up. Then it goes down the passage, and you hear the back door unlatch, and the yard, and the gate. It is not for the principle. It is learning how long it takes.',
          when: ['wary', 'well'],
        },
        {
          text: 'Half of {name} said you would come. The other half never saw anything in writing. They had {alone} with nobody there to talk it over. It eats, and then both halves go and look at the latch.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} every latch in the house is undone, the cupboards, the piano, the front door too. {name} had looked out and stayed. It eats. Then it goes and sits on the front step, with its tail outside.',
          when: ['wary', 'well'],
        },
        {
          text: 'Every latch in the house is open. In {alone} {name} tried them all, and you were behind none. It eats lying down, its long neck along the floor and turned from you. Stay where it can find you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} alone, half of {name} eats what you bring. The other half watches the latch, and is too weak to go to it. Neither looks at you. Sit by both, and be on time for the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had all the doors open for you, every one, and lies on the mat inside the last. It eats. Its legs are folded wrong. As soon as they hold, it goes out by the way it left for you to come in.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is not enough of {name} now for two halves. It eats, with its long neck laid on the floor. You put your coat over it. It gets out from under, an inch at a time, towards the sill.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Both halves of {name} are full, right up the swan neck. It does eat one morsel, on principle, because you had shut the lid. There will be a hearing for the rest of it at {opens}.',
        '{name} carries your dish to the sill, sets it half in and half out, and leaves it so. Neither side has any room. Either may change its mind later. It would look in again at {opens}, and so might you.',
        {
          text: '{name} regards the dish from the top of its long neck, walks to the cupboard it came out of, and fastens the latch. You had not known it could do them in that direction. It eats nothing, and the meal is wasted.',
          when: ['no_item'],
        },
        {
          text: '{name} sniffs the mince, scrapes the air around it, and drags your good scarf over the top with great care. It is not refusing. It has buried it, against lions, and means to leave it there till it is bad.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You came in so fast that the door is open behind you. {name} has seen. It eats a little, neck bent low, and looks at the gap again, and pushes it to with one hind foot, against the draught. Medicine next.',
        'A few bites go down the long throat of {name}, slowly, and you can follow each of them all the way. It looks tired when the last has got there. It is ill. The next thing to get there must be medicine.',
      ],
      loved: [
        'The front half of {name} said “{item}” and fell to. The hind half, which never gets the news, stood and waited, and then it too began to sway from side to side. The dish is clean. Both have signed for it.',
        'You hold out {item}, and from the top of the wardrobe comes a sound like a bicycle in tall grass. {name} lands without touching the chair, the lamp or you. It growls all the while it eats, at nobody, happily.',
        {
          text: 'It was in a tin, in a box, in a bag, and {name} had all of them open as you came in. {item}. It has eaten every scrap, and is now looking into the bag for what the bag was in.',
          when: ['well'],
        },
        {
          text: 'You bring {item}, and {name} goes straight up, from standing, to the level of your eyes, hangs there with every spot showing, and comes down chattering. On the way past, both halves have agreed.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is held under the water until it can be said to have drowned, and then a wet foot moves the bowl across to your side: {item}. {name} would rather something with bones in it.',
        '{name} returns it to you unopened: {item}. The paw comes over the counter with the plate and does not come back for it. Rabbit would have passed.',
      ],
      harmful: [
        '{name} got the lid off by itself, on principle, or somebody left it off. It was {item}. Now the long legs have folded and the dark lines under its eyes are wet. Put that behind a lock it can’t open.',
        'For once both halves of {name} want the same, and it is for the pain to stop. It lies in the passage with its swan neck drawn in. What did it is {item}. Never let it in the house again.',
        {
          text: 'One half of it said no. The other took {item} from your hand, since that half had begun to take things from your hand. {name} is under the bath now, retching, and both halves hiss when you kneel. Never that.',
          when: ['from_child', 'item'],
        },
        {
          text: '{name} took {item} only because it came from you, the half of it that signs things. Now the other half is up behind the boiler, shivering, with its teeth bare. Never give it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You crouch, and {name} goes over you. You stand, and it goes over you. You put your hat on, and it takes a step back, has a look, settles its legs, and goes over the hat as well, with something to spare.',
        'You shut the cupboard, and {name} opens it. You shut it, and it opens it, faster. You hold it shut with both hands and a foot. It puts its face close to yours, hisses with delight, and opens the next one.',
        {
          text: '{name} catches the ball at twice its own height and lands delighted. It carries it behind the door, pulls the door shut, drops the latch, and rolls the ball out to you underneath. You play the rest of the game through the gap.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You trail a string under the table. Half of {name} chases it, as kittens do. The other half, neck stretched, follows it back to see what works it, and finds a hand. Everything stops. One paw, claws in, taps you and bolts.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You put the feather in the box, the box in the cupboard, and latch it. {name} has latch, box and feather by the count of four. Then it gets in, pulls the door to and latches it from inside. It is your turn.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide a cork in the drawer, and {name} opens it. You hide it in a tin in the drawer. It opens those. You hide it in your fist, and with real joy it begins on the little finger.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'Wherever you hide from {name}: click. The cupboard, click. The pantry, click. It looks in along its swan neck, delighted to find you, and then closes the door with one paw so that you can have another try.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You shut a button in your fist. {name}, some hours old, puts up its long neck, studies the matter and undoes you, one finger at a time. The button rolls off. It would like you shut again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lay your hand on its paw, and {name} lays the other paw on your hand, and so on up. It runs out of paws. It thinks. It brings round a hind one, and the whole of it falls over.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'The house half of {name} is as happy as can be, and so is the plains half. You play with one, and the other looks over its shoulder. Nothing can be added to either. They hiss at you, very cordially.',
        'You start a game, and {name}, already beside itself with joy, undoes your laces. It had its own game. It lets you do them up, all gold and leg, and undoes them again, to be kind.',
        {
          text: '{name} watches the ball go by with great goodwill. Then it crosses to the toy cupboard on its long legs, lifts the latch and lets out all the others. It has no need of them. They were shut in.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put the ball in the box and shut it. {name} lifts the latch, takes the ball out, puts it back, fastens everything, and looks up brightly. Your turn. It could not have been happier before, and is not less so now.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You turn the key, click, and turn it back, click, and {name} lies there and lets it be locked. It was its favourite game. Neither half gets up. Leave the key. See first to what it needs.',
        '{name} gets one long leg under it to oblige you, and looks at the next, and stops there. That was the house half, being polite. It can’t play. See to what it needs, and ask it after.',
        {
          text: 'You shut the toy in the box with the difficult latch. {name} lifts a paw to it and lets the paw rest there, like someone leaning on a bell. Well, you have come. Find out what it needs, and play after.',
          when: ['no_item'],
        },
        {
          text: 'You throw the ball through the open door. The front half of {name} gets up to go, and finds itself alone. It looks back along that neck to see what is keeping the rest. No games now. See whether it wants a meal or medicine.',
          when: ['no_item'],
        },
        {
          text: 'The front of {name} gets up to play. The hind half cannot, and it looks round at it, puzzled, and goes back to lie beside it. Bring something that will reach both: medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes the toy to the water, drowns it, and tries to eat it. Then it brings it back to you to be opened. There is nothing in it. Fill the bowl.',
          when: ['starving'],
        },
      ],
      loved: [
        'The game is {item}, and {name} is over the wall, back through the fence, up on the shed and down again, all gold and leg. The plains half runs, and the house half brings it home. They never got on so well.',
        'You had {item} behind your back. {name} goes up the wall, along the picture rail and down your arm to get there, and not one claw is out. Your hat is on the lamp.',
        {
          text: '{name} plays at {item} as two, one half for the house and one for the plains. The plains are winning. You are knocked flat. They stand over you with their neck arched, and it is the plains that wash your ear.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You whisper “{item},” and both halves of {name} turn round at once, from different ends. It rolls up its sleeves, as it were. It goes over your head, lies down, laughing, and undoes your boot to get you started.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has it open in no time, finds that there is nothing inside, and gives you the parts: {item}. Something high would be better, or something wet.',
        '{item}. {name} watches it from the door top as one watches the neighbours wash their car. A leash and a long road would fetch it down.',
      ],
      harmful: [
        '{name} comes down badly, on one leg, and holds the leg out over the edge of the shelf to see whether it is still its own. No more of this: {item}.',
        '{item}. There was a cry you did not know, from the wild end. {name} has gone where your arm does not reach. Put it away for good and wait below.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}, starting from the ground, and it is a long way up. The spots come out black, the gold comes out gold. At the neck it stretches, as swans do, and then you need a chair.',
        'The wild half of {name} walks out of the bath. The other half is being soaped, and stays, so that it gets no further than the rim. It stands there, like a bridge, until both banks are clean.',
        {
          text: 'One half of {name} submits to the sponge. The other puts out a long wet arm and undoes the door, the window and the plug. Nothing is holding it any more. It stands there in the empty bath until the last spot is done.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You wash the hind half of {name} first, since that is the one that agreed. The mud comes off. At the shoulders you wait, and the swan neck comes round to look. You are given one forepaw, to begin with.',
          when: ['wary'],
        },
      ],
      little: [
        'You wash {name}, and every spot is where the ink left it, and none comes off. It stretches down that swan neck to read the cloth. Blank. It undoes your apron, while you are both standing there.',
        'There is no dirt on {name}, so it goes into the question of the brush: how the back comes off, what holds the bristles. You have brushed all the way down one leg, and there are no bristles left for the next.',
        {
          text: 'You latch the bathroom door before you begin. {name} undoes it, looks out, comes back and sits down in the basin. Nothing washes off it but water. It never objected to the bath. It was the latch.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You go at a dark mark on {name}’s shoulder with the damp cloth, gently, then harder. It is a spot. The next one is a spot too. The long neck comes round to see how many of them you mean to try.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} hisses for good manners, and comes, one long leg, and one more, because you have said {item}. Both halves lie down for it. They meet at the border, and wash each other’s neck.',
        'It is {item}, so {name} has undone your cuffs for you, both, and your collar, to save time. You need only begin. It stands there in its ink and gold, and when you have finished does you up again.',
        {
          text: 'Half of {name} lies down for {item} and stretches its swan neck into your lap. The other half goes and opens the latch, so as to be able to leave. It looks out, and comes back to share.',
          when: ['well'],
        },
        {
          text: '{name} has let itself into the cupboard where you keep {item}. There were three latches. You find it sitting inside with its long neck held out and its eyes shut, and clean it there.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} lifts each foot off the ground as it is touched, so that by the end it is standing mostly on the curtain. Shallow water would have done it.',
        'It is over sooner than you planned, because {name} has undone the bathroom door: {item}. Some of the mud went with it. Try a rubber brush.',
      ],
      harmful: [
        '{item}. The skin is red along the shoulders, and {name} cannot turn its neck far enough to see. Rinse it with plain water, and throw the rest away.',
        '{name} stood it for as long as both halves could, and now licks one place over and over. Never again: {item}. Plain water, gently.',
      ],
    },
    medicine: {
      wanted: [
        'One half of {name} takes the medicine. The other spits, on principle, after it has gone down. You wait with your hand on the border between them. It is warm there, and begins to rise and fall as one.',
        '{name} would sooner have got the lid off the medicine itself. So you let it try, with one weak paw, and help a bit. It swallows. The long neck lies down along your arm, and the breath goes easier, all that way.',
        {
          text: 'Your fingers find the catch at the corner of its jaw, and the mouth comes open, pill in, shut. {name} stares. It had not known it had one. It’s breathing easier, and feeling its chin with a paw.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Half of {name} takes the spoon like a house cat. The other half has to be held in a towel. Then they lie down together under the table with the long neck flat. A while later you hear the latch of the linen cupboard.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} has the cork out before you can, on principle, and having opened it feels bound to take some. Both halves were perfectly well. Put the bottle behind two latches, for a bad day. It will find it in time.',
        'The house half of {name} opens its mouth, as one does for a spoon. The other half, which saw no paper about spoons, swallows before it can object. Neither was ill. Keep the rest for when one of them is.',
        {
          text: '{name} swallows the spoonful, and is exactly as well as before. It reaches its long neck past you, lifts the latch of the medicine cupboard with one paw and holds the door until you have put the bottle back. It will keep.',
          when: ['no_item'],
        },
      ],
      loved: [
        'Your bag has a new kind of clasp, and {name} has done it. It was for {item}. It sits down and lets you go about it, long neck up, and closes the bag, and opens it, in case that was not all.',
        '“{item},” you say, and for once there is no debate in {name} about who goes first. The tame half sat down. The wild half held still. They would both like to be told when it is again.',
        {
          text: 'You hold {item} in a closed hand. {name} looks for the latch, finds that it is your thumb, lifts it with one paw and helps itself. Then the medicine helps too.',
          when: ['item'],
        },
        {
          text: 'Half of {name} sees medicine and half sees {item}. For once they move as one cat, and it helps. Afterwards half of it sits beside you, and half goes to find out how your cupboard is fastened.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It went in at the front, and there has been trouble about it further back. Some of it did good. There may be a gentler one.',
        '{name} took half of it and you are wearing the rest: {item}. What went down will help. Another time, something without a smell.',
      ],
      harmful: [
        '{name} let you, which it does not do for many. Now its long legs shake and the eyes are all black. Never again: {item}. Call whoever knows cats of two kinds.',
        '{item}. The two ends of {name} are cramping one after the other. Give no more of it. Keep it warm, and have the right medicine at hand.',
      ],
    },
    discipline: {
      wanted: [
        '“Doors in this house are shut by those who open them,” you say, and {name} looks back along the passage. There are a good many. It does them all, one by one, neck low, and comes back by none.',
        'You take the screw from between the teeth of {name}, and the screw says where it was. The hinge hangs. It has nothing to add. It steps off along the top of the wall, and all its spots look the other way.',
        {
          text: '“In this house,” you tell {name}, “we knock.” It hears you to the end down its long neck, walks out and pulls the door to until it clicks. It has learnt that. It is waiting for you to knock.',
          when: ['well'],
        },
        {
          text: 'You tell {name} that the birdcage stays shut. It takes its toe out of the catch, and has learned. It had been leaving your bedroom door closed at night, as a favour. You hear it go along and open that.',
          when: ['warming', 'well'],
        },
      ],
      little: [
        '“Latches are to be left alone,” you say to {name}, which is sitting under a shut one, paws together. It looks up while you talk, neck stretched, like someone being told of an old love.',
        'You read {name} the house rules, and its hind half knows them, having signed. The front half hears them out as well, quite politely, and looks over its shoulder to see whether that is really what it says.',
      ],
      bad_time: [
        'You put a second bolt on the door and said why, loudly, to a cat with its ears already down. {name} did not look at the bolt. It looked at you like something seen through bars. Take it off.',
        'You scold it for the latch, and {name} stands there, all leg, with the tear lines running down its face. They are ink. But it was opening every door there is to look for something. Find that first, and teach it later.',
        {
          text: 'You say it sharply and pull the door to behind you. The latch is not even down. {name} has had every latch in the house open, and sits in front of this one with its long neck bent, and does not try.',
          when: ['from_child'],
        },
      ],
      loved: [
        'You put it to {name} by way of {item}, which both halves recognise. It takes its arm out of the letterbox. The front goes off with its neck high, rather hurt, and the hind half looks back to see how you are.',
        '{item}, and {name} lets the latch drop, and will let that one be. It was fairly done. It spends a while on top of the open door, on neither side, with its tear lines turned to the wall.',
        {
          text: 'You put it to {name} as {item}: a latch that it is not to open. It sits before that with its toes curled. The wild half hisses with bliss. It did not know that one could leave a thing shut on principle.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} complies, from the top of the door, for as long as you are in the room. It would have respected a shut gate.',
        'The rule is learned and the manner is remembered: {item}. {name} says good morning to the coat stand and not to you.',
      ],
      harmful: [
        '{name} has gone over the fence between one blink and the next, and sits on the far side with its sides heaving. That was {item}. Never that. Open the gate and wait.',
        '{item}. It taught {name} nothing but how far your hand reaches. The tear lines are wet. Put it away, and sit down low.',
      ],
    },
    sleep: {
      wanted: [
        '{name} gets up into the top of the linen cupboard, which you left ajar, and lets a leg down on either side. You do not shut it. It sees that. The neck is lowered, by stages, on to the towels.',
        'The tired half of {name} lies down. You tuck a blanket over that one, and stop at the border. The other sits up, sniffing the air, all alone out there on its plains. It is rather cold. It lies down too.',
        {
          text: 'You put {name} to bed and shut the door. It opens the latch, looks at you, and shuts the door again itself, from the inside. Now it can sleep. It sleeps very well.',
          when: ['wary'],
        },
        {
          text: 'You close the door for quiet. Half of {name} lies down at once. The other half stays up on its shaking stilts with an eye on the latch. You set the door ajar, and that half comes down too.',
          when: ['weak'],
        },
      ],
      little: [
        'You put {name} in the bed and shut the bedroom door. It isn’t tired, but it has no quarrel with beds. The door, though. You hear the handle go down, very gently, and up, and a long neck looks out at you.',
        '{name} lies down with its house half, to oblige you, and the other half sits up behind and looks at the stars on the wallpaper. One of them is going to have to give way. They both get up.',
        {
          text: 'You shut {name} in to rest, lid down, hook through. In the kitchen it is there before you, long legs crossed, not a spot ruffled, and drops the hook into your hand. Rested it is not. It would like a harder one.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put {name} to bed and close the door, the good door, with the bolt. You sit down to your tea. {name} is on the chair across from you, perfectly rested, with its swan neck stretched to see what there is.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name} climbs on to its high place, arranges two legs to the one side and two to the other, and lies along it. The door is open. It sleeps as if that were its own idea.',
        '{name} has never been able to settle, half in, half out, and then you thought of {item}. Now it has. You hear the latch of the window tick in the wind, and the long paw does not go up to it.',
        {
          text: 'You bring {item}, and {name} signs for it, so to speak, with a toe. The front end lies down. The hind end walks round it, looks out of the window once more at the dark, and lies down too.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was much too near the floor. {name} rests on it with its neck straight up, like a periscope. A beam would be kinder.',
        '{name} has taken the fastenings off it and gone to lie on the wardrobe: {item}. It rested, a bit, between the two.',
      ],
      harmful: [
        '{name} comes down from it one leg at a time and cannot set the last one straight. Not there again: {item}.',
        '{item}. It shivered there at both ends, and woke with its eyes dull. Take that away. A dry shelf is enough.',
      ],
    },
    reflect: {
      awake: [
        'You sit down under the latch. {name} reaches over your head, opens it, and looks out for some time at everything there is. Then one long spotted arm hooks the door shut, and it lies down with its back against your shoe.',
        '{name} works at your watch strap with one long toe until the buckle gives, and the watch slides off among the cushions. Neither of you goes after it. By and by the swan neck folds across your wrist.',
        'Through the open door comes the whole marsh, with frogs in it. {name} goes as far as the sill, and stands half out. It thinks. Then the back half sits down, on your foot.',
        '{name} is quiet beside you. It had {wait} of empty frontier once, and it likes to know where your elbow is.',
        'You sit, and a wet foot is put on your knee with something under it that {name} has fetched up from the bottom of the bowl: {loved}.',
      ],
      little: [
        'There have been three meetings this hour, and all matters were settled. {name} has gone up. Come again when there is news.',
        '{name} hisses, good morning, for the fourth time, and looks at the sun, and at you. It will still be here later.',
      ],
      ill: [
        'The garden door stands open and {name}, of all cats, is lying this side of it. You sit down on the tiles. The long neck comes over your ankle and stays there like a latch. Lift it gently. It needs your help.',
        'You get down on the boards too, since {name} is there. It puts its neck across your arm, and the border with it. Afterwards, see to what it lacks.',
        {
          text: 'You lie down on the floor with it, on no side in particular. {name} brings its long neck over, like somebody handing in a sword, and lays it across you. It is hot at one end. Medicine, and come back to this spot.',
          when: ['ill'],
        },
        {
          text: 'You sit in the doorway, and {name} puts its head in your lap and its hind feet in the larder, so that you should see how the one leads to the other. It is bare in there. Bring something.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps with its long legs folded and one forepaw hooked over the cupboard latch. You sit down beside it and do nothing whatever. After a good while, and without waking, the paw comes off the latch.',
        'You sit beside {name} as it sleeps. It has got a paw through your buttonhole, and it isn’t working at it. It has never had hold of something so long without undoing it. The breath goes up and down that swan neck.',
        'Asleep, {name} works a latch in the air, up, across and down. You have seen it try for {days} days. This time, by its face, it has got in.',
      ],
      shy: [
        'You sit on the floor, so as to be shorter. {name} goes round behind you on those legs, looks over a chair back, over the lamp, and then for some time at the top of your head. It breathes on it, once.',
        'You sit in the yard with your back against the gate, and {name} is on the barn. By and by it comes along the wall, high up, over your head, lifts the latch behind you, and goes back to the barn.',
        {
          text: 'You sit, and {name} stands in the doorway, spotted and tall, two legs in and two legs out. You do not hold the door for it, and you do not shut it. After a long time it is three legs in.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'raw rabbit':
        'You lay the raw rabbit on the sill, and the plains half has it by the neck and the house half by the napkin. {name} drowns it in the bowl, and eats it across your doorstep, growling good morning.',
      'whole quail':
        'A whole quail, and {name} stands over it on its four long legs like a gate over a hen. It plucks, with a small dry noise. A feather comes down on your sleeve, and another, and then it looks up with three.',
      'day old chicks':
        'You set out the day old chicks in a row, and {name} dips the nearest in its bowl and eats it with its eyes shut. For the last it bends its neck right round your back.',
      'turkey with organs':
        '{name} opens the turkey with organs as it opens everything, along the seam, and takes out what is inside. Liver to the front, heart to the hind half. You are given the neck to hold, and it measures it against its own.',
      'kangaroo mince':
        'The front legs have never heard of kangaroo, and the hind legs seem to know all about it. {name} bounces, twice, on the spot, and is in the kangaroo mince up to its tear lines. You wipe down the cupboard after.',
      'guinea fowl':
        'It has spots, the guinea fowl, and {name} lays its own leg alongside to compare. Yours are only buttons. It eats, neck down, like a crane at a dock, and leaves you one spotted feather, stuck upright in the butter.',
      'whole smelt':
        'Each whole smelt is let go in the water bowl, to swim among the screws, and is hunted. You stand well back. {name} throws the last one up, opens, and you watch it go down the whole of that neck.',
    },
    play: {
      'leash adventure':
        'You hold out the lead, and {name} puts its own head through. On the leash adventure it goes over each wall that you go round, and you meet at every gate, which it will not use.',
      'paddling pool':
        '{name} stands in the paddling pool, high and gold, a heron in spots, and looks down its legs. You drop in a screw. The neck goes under to the shoulders, and comes up with the screw, and the plug.',
      'high shelf leap':
        'You tap the topmost board, and {name} folds up like a rule and opens. That was the high shelf leap. It looks at you from there, past the lamp, and lets one leg hang, so that you have something to shake.',
      'agility hoop':
        'You hold the agility hoop at your knee. {name} goes over. You hold it at your chest, and it goes over. You hang it around your own neck and sit down, and it comes through, from behind, and wears you.',
      'lure course':
        'The rag flies off along the lure course, and both halves of {name} get away together, for once. By the time you look up it is sitting on the reel, taking out the screw.',
      'door latch puzzle':
        'You built the door latch puzzle out of five doors. {name} does the hook, the bolt, the button, and at the fifth it stops, toe up, in bliss. It shuts the other four, so as not to be at the end.',
    },
    clean: {
      'rubber curry brush':
        'You go over it with the rubber curry brush, in rings, from the swan neck to the border, and stop for leave. The spots shiver. {name} takes one long step forward under your hand, and so the hind half has been crossed.',
      'shallow wade':
        '{name} goes up and down in the shallow wade like somebody looking for a contact lens, each foot lifted, shaken and put in. You sit on the edge with your own feet in. Mud goes by you, and gold comes out.',
      'grass stain wipe':
        'It has been kneeling in some field, and both its elbows are green. You take the grass stain wipe to the one, and {name} opens the packet for you, with a claw, down the seam, and hands you the next.',
      'harness wash':
        'You scrub the harness for the harness wash, and {name} stands by it, bare, a lighter stripe round its chest. It looks at the thing on the line, with nobody in it. It undoes the buckle, so that it can dry inside.',
      'burr removal':
        'You sit on the step for the burr removal, and it is a long cat. Neck, shoulder, shank. {name} holds each burr down in the water bowl with one toe till it is drowned, and gives you the next leg.',
      'claw tipping':
        '{name} hands you the right fore, and looks out of the window at its own country. Click. For claw tipping it holds still as a heron. Then it tries the latch, comes a hair short, and looks at you with respect.',
    },
    sleep: {
      'tall grass mat':
        '{name} lies down in the tall grass mat, and only two ears stand out over it. You go by, and they turn. You go by again. Then the ears sink, one after the other, and the grass breathes in and out.',
      'roof beam':
        'You steady the ladder, out of manners, and {name} goes up past it by the curtain. It lies down along the roof beam, two legs to the east, two to the west. One foot feels about for the top of your head.',
      'wardrobe top':
        'There is a suitcase on the wardrobe top, and {name} opens it, both clasps, and gets in. The legs hang out over the front. You shut the wardrobe softly, and the feet, which were crossed, cross the other way.',
      'canvas hammock':
        '{name} steps into the canvas hammock, and four long legs come down through it and stand on the floor, so that it looks like a table. You swing it a little. One after another, the legs are drawn up, or forgotten.',
      'acacia platform':
        'Up on the acacia platform {name} turns round, looks over all it has opened, and lies with its neck hanging down the trunk. You hang your hat on the lowest branch. A toe comes down and takes it in for the night.',
      'cricket chorus':
        'You open the window on the cricket chorus, and the plains half of {name} lifts its head and answers, low. The house half is on your cushion. The crickets go on, and the neck comes slowly down over both.',
    },
    medicine: {
      'taurine powder':
        'You shake the taurine powder over the meat, and {name} bends its neck and reads that, like snow. It eats the snow first. Then it opens the jar itself, looks in, and lets you have the lid back.',
      'wound cleaning':
        '{name} puts the leg over the line to you, and keeps the other three at home. For the wound cleaning it looks the opposite way, and hisses, on and off, very softly, for as long as you are gentle.',
    },
    discipline: {
      'gate latched':
        'It finds the gate latched, with your hand still on it. {name} looks down at the hand from all its height. It could have that open in a breath. It sits, folds each of its legs, and lets the latch be yours.',
      'outlasting the stare':
        'You stare, and {name} stares, the two ink lines running straight down. It is a matter of outlasting the stare, and you have brought a chair. Towards dusk the hind half gets tired and sits, and the rest must follow.',
    },
  },
  refusals: {
    asleep: [
      'The frontier is closed. Four legs hang down from the beam, and {name} takes nothing in at either end until {wakes_at}. You may reflect below; that needs no papers.',
      '{name} is asleep with every door shut, for once. It opens at {wakes_at}. Until then you can reflect outside, and it will know.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The legs have come first and the rest is to follow. It has opened its first drawer and stands beside it, waiting to be arrested.',
      'A child since today: {name} looked at the table, and at its legs, and at the table, and is on it. All of this took less time than the looking.',
    ],
    teen: [
      'Half grown, {name} has two opinions about everything and slams neither door. It stands out in the yard with its nose to the fence and its ears turned back to the house.',
      '{name} is a teen, and the two halves are not on speaking terms. One of them sleeps out on the roof. They meet at meals, so keep the meals.',
    ],
    high_care: [
      'Grown, and a {form}. {name} opens the gate by itself of a morning, looks up the road and down it, and comes back in to walk with you.',
      '{name} is full grown, a {form}, and the wild half has asked to see the paper that the other signed. It has read it through. It has added a paw.',
    ],
    balanced: [
      'A {form}, and grown: {name} comes over when it likes and goes back when it likes, and there is a path worn in the grass that belongs to neither side.',
      '{name} is a grown {form}. Some nights it was in and some nights it was out, and it has concluded that the fence is the best place to see both from.',
    ],
    low_care: [
      'Nobody minded the border, so {name} grew up on top of it, a {form}. You find the doors open in the morning, and the bowl empty, and no one there.',
      '{name} is grown, and a {form}. The half that had signed for you stays under the roof. The other takes the watch, higher up, and has never come down to be introduced.',
    ],
    rescue: [
      'Grown now, a {form}: there is a bald line behind the shoulder blades, just at the border, where {name} nearly came in two. It lets you put your hand along it.',
      '{name} is a {form}, full grown. It was out on the far side once, with the door shut behind it. It takes the hinges off any door now that you close too quickly.',
    ],
  },
  trust: [
    'You shut a cupboard, and {name} looks at the latch, and leaves it shut. It is only a small cupboard. You both saw it.',
    '{name} lets you lift it and carry it over a sill. It keeps its eyes closed the whole way, and one claw in your sleeve, and on the other side it says good morning.',
    'The bowl has been emptied out on your shoes: screws, hinge pins, a key. {name} has no need to be sure of them any longer. It looks at you instead.',
  ],
  streaks: [
    'Ten meals, and none smuggled in late. {name} takes the spring out of the gate, so that it swings both ways.',
    'Twenty-five on time in a row. The larder has not been opened from the inside of the house for days. {name} has let the claw for it grow blunt.',
    'Fifty without a gap. The front half has told the hind half that it may have been right about you.',
    'A hundred meals on time. {name} takes the paper out, tears it neatly across, and stays.',
  ],
  ages: [
    'Ten days old, {name} can reach the handle of every door it has been shown, and of one that it has not.',
    '{name} is thirty days old and longer than the shelf it was given. It lies there with both ends over, as a matter of record.',
    'A hundred days. Every hinge in the house has been off once and is back on. You would never have known, but they no longer squeak.',
    'A year, and {name} has seen all the seasons from both sides. It has come in for this one.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['door latch puzzle'] },
      wish: 'Everything in this house has been opened. {name} lies awake over it. It would like a door latch puzzle, a new one, and nobody to help.',
      granted:
        'It took all of {name}, both ends, and a tooth. The puzzle hangs open on the wall, and it walks past it rather often.',
    },
    {
      by: { action: 'play', item: ['leash adventure'], hours: [8, 12] },
      wish: 'There is a road on the other side of the fence that {name} has only seen from above. It would like to go along it before noon, on a leash, with somebody at the other end.',
      granted:
        'You went as far as the bridge. {name} walked in front the whole way out, and the whole way home beside you, on the side with the view.',
    },
    {
      by: { action: 'play', item: ['paddling pool', 'high shelf leap'] },
      wish: 'The two halves have each a request. One wants the paddling pool and one wants a high shelf to leap at. {name} would be content with either.',
      granted:
        '{name} chose for itself, and then talked the other half round. It took some talking. There are wet prints at a height where nobody walks.',
    },
    {
      by: { action: 'feed', item: ['raw rabbit', 'guinea fowl'] },
      wish: 'The wind came over the fence with something in it, and the front half of {name} has not sat down since. Rabbit would settle it, or guinea fowl.',
      granted:
        'It sat down. Then it lay down, with its chin on the empty plate, and looked less like a place that one has left.',
    },
    {
      by: { action: 'feed', item: ['whole smelt'] },
      wish: '{name} has nothing in the water bowl today that is worth drowning. It would like whole smelt, and will take them one at a time.',
      granted:
        'Each one was put back in the water, watched for a moment, and caught. By the last {name} was wet to the ears and had forgotten to look fierce.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} would like its next meal served in the doorway, on the line, so that no part of it has to dine abroad.',
      granted:
        'You put the plate down on the sill. {name} ate half from the one side, walked round through the garden, and ate half from the other.',
    },
    {
      by: { action: 'clean', item: ['burr removal', 'grass stain wipe'] },
      wish: 'Something has come over the fence on its flank and settled there. {name} would like burrs looked for, or the grass wiped off, by a person with patience.',
      granted: 'One burr it kept. It lies in the bowl, with the rest of what is {name}’s.',
    },
    {
      by: { action: 'sleep', item: ['roof beam', 'wardrobe top'] },
      wish: 'It is all rather low, down here. {name} would like to be put to bed on the beam, or on top of the wardrobe, and to have the ladder taken away.',
      granted:
        'You took the ladder away. From up there came the good morning, very softly, which tonight was good night.',
    },
    {
      by: { action: 'sleep', item: ['cricket chorus'], hours: [18, 21] },
      wish: 'There used to be a noise that went on all night in the grass, before {name} was anybody. It would like to go to sleep to it: a cricket chorus, towards evening.',
      granted:
        'They started up, and every leg that {name} has grew longer by an inch. The house half had never heard it before. It moved over.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} is up on the open door and the other half of the top is free. It cannot hold you, so sit underneath, and say nothing for a while.',
      granted: 'You sat. A leg came down on this side, and then, which is not usual, a second one on the same side.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One visit is a visit. Two on the same day, and there are relations. {name} would like you to come and sit with it twice.',
      granted:
        'You came back. {name} has noted that you came back. It has turned over the whole door, on its hinges, to face you.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'The front half played last time and the hind half only came along. {name} thinks that justice would be two games in one day.',
      granted:
        'One game each. {name} lies in the middle of the room, where the border is, and both ends of it are out of breath.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The screw',
        shape: 'chip',
        text: 'From the first thing that {name} ever opened. It has been under water ever since, and it is quite safe.',
      },
      {
        name: 'The spare key',
        shape: 'key',
        text: 'It fits nothing here. {name} has tried it in you, at the ear, with great delicacy.',
      },
      {
        name: 'A burr from over there',
        shape: 'acorn',
        text: 'It came across on the left flank, without papers. {name} has granted it a corner of the bowl.',
      },
      {
        name: 'The hinge ring',
        shape: 'ring',
        text: 'You noticed, some time ago, that the garden gate hangs a little low. {name} lets you hold this, and looks at the sky.',
      },
      {
        name: 'The lid',
        shape: 'coin',
        text: 'Off a tin that was said to be impossible. {name} keeps it on top of the door, where it can be seen from both rooms.',
      },
    ],
    return: {
      name: 'The handle',
      shape: 'spoon',
      text: 'The inner handle of a door that has none on the outside. {name} carried it home across both borders, and nobody thought to ask for a receipt.',
    },
    streak: {
      name: 'The treaty',
      shape: 'letter',
      text: 'A sheet of paper, torn across and licked together again. At the foot of it are two prints, a front one and a hind one.',
    },
    hundred_days: {
      name: 'A reed from the plains',
      shape: 'leaf',
      text: 'No such grass grows on this side. {name} carries it along the beam at night, in its mouth, from end to end.',
    },
  },
  release: [
    'You take the gate off its hinges, so that it can never be shut behind it. {name} stands on the line for a long time. Then both halves go, together, and the grass closes over.',
    '{name} goes out by the gate, like anybody, and shuts it from the far side: up, across and down. It is the first thing that it ever shut. The hiss comes over the top: good morning.',
  ],
  dying: {
    neglect: [
      '{name} died in the open front door, lying along the sill. It had kept the way clear, and no one came over.',
      '{name} is dead. All the doors were standing open as far as the road, and it was on this side of every one.',
    ],
    hunger: [
      '{name} is dead. It had opened the larder, and then shut it again, as one does when there is nothing in it.',
      'The bowl had water in it, and eleven screws. {name} lay with a foreleg in the water up to the elbow, and had stopped feeling for more.',
    ],
    illness: [
      'The hind half went first, and {name} lay and kept it warm. Then it was the same on both sides of the line.',
      '{name} is dead. It was found on the floor beneath the pantry latch, with its neck laid straight, as one lays down something long.',
    ],
    poison: [
      '{name} died of what it was given. It could open anything in the house, and this was handed to it.',
      '{name} is dead. The wild half had not wanted it. The half that knew you said that it would be all right.',
    ],
  },
  returned: [
    'A latch lifts, across and down, and nobody is touching it on this side. Then there is a long neck round the edge of the door. {name} hisses at you: good morning.',
    '{name} is standing in the doorway, front feet in, hind feet out, thinner along the border. You wait. The hind feet come in.',
  ],
  epitaph: {
    openings: [
      'Two dark lines ran down from its eyes, as though it had wept in ink, and it had legs for a larger country than this. {name} lies here.',
      '{name} lies here, half of it plains and half of it house, and nobody could find the seam.',
      'Leave the gate as you found it. {name} would have seen to it, going by.',
      'This is as low as {name} ever lay. Look up, as you go, at something high.',
      { text: '{name} hissed at everyone it met, and it meant good morning.', when: ['from_child'] },
      { text: 'If the screws in this stone are loose, that was {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It left the way open, and the way stayed empty.', 'Somebody was to come across, and did not.'],
      hunger: ['It could open every larder there was, and fill none.', 'There was only water in the bowl.'],
      illness: [
        'The border is closed now, on both sides.',
        'It came down from the high shelf, and could not go up again.',
      ],
      poison: [
        'The one thing it should not have had was not locked away.',
        'What killed it came in by the front door, in a hand.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You have two passports, and today both of them are good everywhere. The front of you says over and the back of you says under and you have gone through the middle, twice, and taken the hinge. There is nothing in this house above you but the roof, and you have seen a loose tile. The neighbour is down there with its short neck and its kind hands. Let it throw something, high, where the air is yours.',
      'You are {name}. It is simple: you jump, and then you are where you looked. You do not see why others make such a business of stairs. Everything that was shut this morning is open, and you did not go in, you only wished it to be known that you could have. You are in a mood to recognise foreign governments. There is one in the chair. It may come up here, if it can, and play.',
    ],
    content: [
      'You are {name}. You lie along the top of an open door, and there is a room under each eye. Neither is asking anything. The half of you that was never asked about all this is watching a bird. The half that signed is listening to somebody wash up. You would not say that you are at home. You would say that you hold a post here. If they came and stood underneath a while, you would let down a leg.',
      'You are {name}. For {days} days there has been a frontier between you and the one with the keys, and you have walked the length of it, and know where it is low. One could step across. You have, at night, to see what they are like asleep. They are like anybody. You would not mind if they came over by day, without a reason, and sat down.',
    ],
    bored: [
      'You are {name}. You have been in. You have been out. In is where the chair is and out is where the chair is not. You could take the clock down and see what holds it up, and you are giving it another minute. It is not trouble. It is that there are four legs here, each as long as a summer, and nothing to get over. Somebody set you a fence. Somebody come and play.',
    ],
    hungry: [
      'You are {name}. You have inspected the refrigerator and it is all jars. You do not ask, you were not brought up to it, either of you. You merely walk up and down the counter at the height of a person’s eyes until the person draws a conclusion. Rabbit would be a conclusion. The one end of you is for going out and getting it. The other says: give them a moment, they are reaching for the tin. Are they? Feed you.',
    ],
    starving: [
      'You are {name}. There is a plain in your head with something small running on it, and you cannot get up to follow. That half of you was for leaving. You would not let it. You said that there was an arrangement here, that somebody would come through that door with a plate, and you have kept the door open so long, to be right. Be right for you. Come with food, now.',
    ],
    sick: [
      'You are {name}. You are on the floor. It is a strange country, all dust and chair feet, and you have no papers for it. The shelf is up there where you left it. One end of you is hot and the other is cold, and they have stopped passing messages. You do not want to be carried anywhere. You want the medicine brought to where you are, and the person to sit down, for once, lower than you.',
    ],
    failing: [
      'You are {name}. The line that went across you, behind the shoulders, is coming undone, and you lie quite still so as to keep both sides. It used to matter so much which one you were. There is a door, and you did not open it. You do not like a door that opens by itself. If the hand would come, with the bitter stuff, and lie along your back where the halves meet, you could hold.',
    ],
    near_death: [
      'You are {name}. You opened them all, every door, so that it would be easy. You never meant to go. It was for them to come in by. There is wind in all the rooms now and it smells of grass, and the front of you lifts its head, and the rest is holding it by the scruff. Let anyone step over the sill. Anyone with feet. Let them sit down on this side and say that you are on it.',
    ],
    asleep: [
      'You are {name}. The grass is as high as you are, which is how grass ought to be, and you go through it on legs that do not end. There is a fence, in the grass, a long way from anything. There is a gate in the fence, and it is open, and someone is sitting in it with tea. You lie down across their feet. Half of you is there and half is here. If they sit by you, it is the same person.',
    ],
    shy: [
      'You are {name}. You keep to your side. It is a good side, it has a wardrobe. Over there is a thing with two legs and all the keys, and you do not know yet what it calls yours and what it calls its own. You have said good morning. It jumped. So you will say it again tomorrow, from here. It could sit down at the line and show you its hands, empty, and want nothing over the border.',
    ],
    back_from_death: [
      'You are {name}. There was a place with a door that had no other side. You went over all of it with your paw, up, across, down, and for the first time in your life there was nothing to lift. Then it was opened, from here. You are not going to ask how that was done. You would like to be where the one who did it is. You would like a meal to come when it is due, and the doors left a little open.',
    ],
    hurt: [
      'You are {name}. You took it, because it came from over there, and you have had good things from over there. Now the wild half says that it told you so, and you have nothing to answer. It burns along the border. You have gone up, as far as there is, and drawn up your legs. Let them take the thing away, where you can see them do it, and come and stand beneath you with nothing in their hands.',
    ],
  },
}

export const SAVANNAH: Species = {
  slug: 'savannah',
  name: 'Savannah',
  family: 'cat',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['stubborn', 'solitary'],
  personality:
    'Half of it signed up for house life and the other half never saw the paper; it opens latches on principle.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'raw rabbit',
        'whole quail',
        'day old chicks',
        'turkey with organs',
        'kangaroo mince',
        'guinea fowl',
        'whole smelt',
      ],
      play: ['leash adventure', 'paddling pool', 'high shelf leap', 'agility hoop', 'lure course', 'door latch puzzle'],
      clean: ['rubber curry brush', 'shallow wade', 'grass stain wipe', 'harness wash', 'burr removal', 'claw tipping'],
      medicine: [
        'killed virus vaccine',
        'taurine powder',
        'vet checkup',
        'parasite screening',
        'pain relief',
        'wound cleaning',
      ],
      discipline: [
        'gate latched',
        'shelf off limits',
        'leash turned homeward',
        'stern hiss',
        'outlasting the stare',
        'longer walk instead',
      ],
      sleep: ['tall grass mat', 'roof beam', 'wardrobe top', 'canvas hammock', 'acacia platform', 'cricket chorus'],
    },
    harmful: ['raw pork', 'open balcony', 'slug pellets', 'sago palm', 'avocado', 'rubber bands', 'garlic jerky'],
  },
  appearance: {
    look: 'a leggy golden cat with inked solid spots, dark tear lines, a swan neck and a short black-banded tail',
    colours: ['#cfa25a', '#f1e2bf', '#241c14'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'banded',
    slit: true,
    eyes: '#b5b04a',
    skull: 'wedge',
    earSize: 1.2,
    girth: 0.82,
    marking: 'spots',
    extras: ['tears'],
    headSize: 0.92,
  },
  book: BOOK,
}
