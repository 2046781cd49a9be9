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
      '{name} has knocked down a flowerpot and stands on it with all four feet. The wind is in its beard. It looks round at the other flowerpots, and its tail goes like mad.',
      'The earth comes flying out from behind the shed. It stops, and a head comes up, with soil on its nose, and sees you. {name} barks for joy, and the earth flies again.',
      '{name} has killed the rope nine times today. It lays it over your foot, and takes one step back, and quivers. You bend down, and there it is on the other end.',
      '{name} barks at the moon, and the moon goes behind a cloud. It waits, with both eyebrows up, its short legs braced. The moon comes out. {name} has not had such an evening for a long time.',
      '{name} comes along the top of the wall with half a root between its teeth, tail like a poker. It is longer than {name} is. At every post it has to be turned. It will not put it down.',
      '{name} tears three times round the garden with its beard blown back, and stops in front of you, with its mouth open. If you wish to know what would make it happier still: {loved}.',
      {
        text: '{name} has dug a trench along the whole flower bed, and is very pleased with it. You come out to look. Two eyebrows rise over the edge, measure you, and some more earth lands on your slipper.',
        when: ['wary'],
      },
      {
        text: '{name} has the garden hose in its teeth, and shakes it, so that all of it dances. You call from the window. It looks at you, with its tail up, and shakes it harder.',
        when: ['wary'],
      },
      {
        text: '{name} comes up in the middle of the lawn with soil on its nose. It sees you, and goes down. It comes up again further on. It is having a wonderful time, just out of your reach.',
        when: ['wary'],
      },
      {
        text: '{name} comes out of the ground with a roar, takes you by the trouser leg, and pulls. You have to lie down and look in the hole. It is a very good hole. It licks your ear.',
        when: ['trusting'],
      },
      {
        text: '{name} runs round you, with a stick that is too long, and hits you on the shins with it each time. It is beside itself. At last it drops the stick, and sits on your feet, panting.',
        when: ['trusting'],
      },
      {
        text: '{name} digs up its best bone, which nobody is to know of, and carries it right across the garden to you. It puts it down. It keeps one foot on it, and lets you touch the end.',
        when: ['trusting'],
      },
      {
        text: '{name} is in the flower bed up to the tail, going down, and earth flies over your shoes. It comes up to see who is there, muddy to the eyebrows, finds it is you, and passes you a stone to look after.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is having it out with the broom, which has been getting above itself. It shakes it, drops it and gives it a piece of its mind. You come in. It steps back, very handsomely, and lets you have a turn.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is down a hole in splendid spirits, and one can hear it barking at the roots. You step up to the edge. Silence. Out of the dark two eyebrows look up, and go on looking until you have stepped back.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has dug in the rug, and in the floorboards, and for a while in the wall, and found nothing in any of them. Now it tries your sleeve. There is a hand in there. It sits down, quite overcome.',
        when: ['baby'],
      },
    ],
    content: [
      '{name} sits in its hole with only the head out, and its beard on the edge. It watches you cross the lawn, from left to right. It lets you through.',
      'There is fresh soil on its nose. {name} has been down, and come up, and now it looks at the place with its head on one side. A beetle walks out of it. {name} follows the beetle.',
      '{name} walks past the cupboard with the vacuum cleaner in it, on the other side of the hall, stiff-legged. It does not look. When it is past, it kicks some rug at it.',
      'Something scratches under the shed. {name}, on top of the shed, scratches back, one time. It lies down there in the sun, with its beard over the edge, and keeps an ear on it.',
      '{name} stares at you from under its eyebrows. You stare back. One of the eyebrows goes up, and then the other, and then it sneezes, and has to start again.',
      '{name} has dug in this garden for {days} days, and has not got to the bottom. It takes a rest. It sits on the heap with its tongue out, and looks the work over.',
      'There is gravy in its beard from the day before, and {name} keeps finding it with the tip of its tongue. It shuts its eyes. It is thinking of something better: {loved}.',
      {
        text: '{name} sits on the back step with its tail to the wall. You go by with the washing. It growls once, at the washing, so that you need not take it personally.',
        when: ['wary'],
      },
      {
        text: 'You kneel down to plant something, and {name} comes and digs beside you, shoulder to shoulder. Whatever you have planted it digs up again, and lays on your knee. It thinks that you are doing this together.',
        when: ['trusting'],
      },
      {
        text: '{name} is very young, and has had a fight with the coal scuttle. It comes out black up to the eyebrows, to tell you who won. It sits down on your shoe, and leaves a mark.',
        when: ['baby'],
      },
      {
        text: '{name} lies across your feet and growls, now and then, at matters as they occur to it: the clock, the cat next door, draughts. “Quite,” you say. It growls on, well content, with its beard on your shoe.',
        when: ['trusting'],
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
    due: [
      '{name} has dragged the empty dish into the middle of the floor. It barks into it, listens, and hears that it goes down no distance at all. In a while it will ask again, on principle. Its meal is due.',
      '{name} has dug beneath the empty dish until it has a list to one side. It is not down there either. Its meal is due, and comes, so far as anyone in this house knows, from above.',
      {
        text: '{name} takes you by the bootlace and goes backwards, eyebrows working, and you follow, as it is your lace. At the dish it lets go. It gives the dish a shake, so that you will see the trouble. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} watches you over the edge of its hole, beard on the rim, eyebrows level. It would sooner dig to the sea than beg of you. Its meal is due. Spare it the sea.',
        when: ['wary'],
      },
      {
        text: '{name} has found a hole that somebody else began, round and shining, and gets in to finish it. It gets nowhere. It is a dish, and nobody has told it yet what those are for. Its meal is due. Show it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} shoves its empty dish across the tiles till it hits your ankle, pulls it back, and shoves it again. It can go on like that all day. Please feed it.',
      '{name} lifts one eyebrow at the cupboard, and the other at you. You say that you know. It sits down in front of you, very straight, and watches you know it. Feed it.',
      '{name} has dug up its last bone, and there is nothing on it. It drops it on your foot, to show you, and barks once. It is hungry. Feed it.',
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
      {
        text: 'A cat walks by, close and slowly, and {name} lets it. The beard stays on the floor. As you kneel down one eyebrow goes up to tell you to keep off, and is too heavy, and comes down. Bring medicine.',
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
      '{name} is asleep in your wellington boot, head first, growling. It is raining, and you need the boot. You take the other one, and an umbrella, and hop.',
      'There is a lump under the blanket. It kicks, it growls, it has something by the neck. Then it smacks its lips, and {name} goes on sleeping, with one foot out.',
      '{name} sleeps with its beard on its paws, and its paws on your hairbrush. It has had a long fight with the hairbrush. You leave them lying there, both of them.',
      {
        text: '{name} sleeps at the end of its burrow, where you cannot get at it. You can hear the snore. You put down the bucket, and the snore stops, waits until you have gone, and goes on.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in the drainpipe, with its teeth to the front. You look in at the back, and there is the tail. It is standing straight up, and stays so until you have moved away.',
        when: ['wary'],
      },
      {
        text: '{name} has fallen asleep in the crook of your arm, on its back, with its beard in your collar and its feet in the air. It would not wish anyone to see this. You turn to the wall.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone down your bed head first, and sleeps at the bottom. All night it lies against your shins like a hot brush, and growls at your toes, and lets them go.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its side with its beard clean and its feet still, and does not growl at anything. Cover it up. It needs medicine on waking, and may bite the spoon.',
        when: ['ill'],
      },
      {
        text: '{name} sleeps in the log basket, a size too small, and digs. Now and then it growls, wins and sighs. You lay your hand upon the rim. The beard moves over on to it, and the war goes on.',
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
      '{name} has dug in. There is a rampart, and over the rampart two eyebrows, and they have you covered. Bring a chair. You will be sitting a while.',
      'You took one step, so it took one step. You took one back: so did it. It is not afraid of you. It is keeping count. Sit down, and let it win.',
      'The tail is turned to the wall, where no one can get at it. {name} shows you the end that has the teeth. Keep it company, with your hands in your pockets.',
      'It held that hole alone for {wait}, once, and no one came to pull. {name} goes in forwards now and sits facing out. Give it time, on your side of the rampart.',
      {
        text: '{name} has gone into a boot by the door, head first, as far as one can, and that leaves out the tail. In there it is growling no louder than a bee. Sit down by the boot. Leave the tail alone.',
        when: ['baby'],
      },
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
        '{name} eats with its legs apart, growling, as if the food might hit back. It wins in eleven bites. Then it turns the dish over, and stands on it, and shakes the gravy out of its beard.',
        '{name} eats with its back to the wall. It looks up once, from under both eyebrows, to see if anyone means to take it. Nobody does. It eats the rest, more slowly.',
        '{name} has eaten all of it, except for what is in its beard. It wipes the beard on your trousers, the left side and the right. It looks at the trousers, and licks them.',
        '{name} growls at the dish first. Then it eats, with earth on its nose, and the tail going like a stick on railings. When there is no more it growls again, at the empty dish.',
        'One bit jumps out of the dish and rolls away. {name} runs after it, shakes it until it is quite dead, and eats it. Then it goes back for the others, which have stayed where they were.',
        {
          text: '{name} takes a run at its dinner, from the door, and arrives in it with both front feet. It does not slow down. When it is over, it goes back to the door, in case of another.',
          when: ['well'],
        },
        {
          text: '{name} drags the dish under the dresser and eats it there, with a wall on three sides. You stay where you are. After the last bite the empty dish comes out at you like a shot.',
          when: ['wary'],
        },
        {
          text: 'You sit down on the step with your plate, and {name} drags its dish up beside you. It eats, and growls over your dinner as well as its own, at the whole of the garden. Nobody comes.',
          when: ['trusting'],
        },
        {
          text: '{name} barks at its food, and falls over backwards from barking. It gets up and goes in over the rim, head first. When it comes out it has its first beard.',
          when: ['baby'],
        },
        {
          text: '{name} drags its dish between your boots and eats it there, growling like a small mill. Now and then it stops, and leans on one boot, hard, and looks out to see who else wants some.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats it all, and then brings you the empty dish, with its teeth in the rim, and will not let go. You pull. It pulls. That is how you get to the kitchen, both of you, quite happy.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} shoots out of its hole, takes the dish by the rim, and is underground with it. There is a great noise of eating. The dish is thrown up at your feet, empty, with earth in it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats it all in front of you, legs apart, with its eyebrows down. Then it walks backwards to the flower bed, so as not to turn its back on you, and falls into its own hole.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is too tired to growl, so you sit it in your lap and feed it there. It eats everything. At the very end there is a growl, thin as a thread, at the spoon.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} eats up and starts to dig where the dish stood. Out of this one spot have come {streak} meals on time, so there must be a store of them below. Your foot is moved aside, with the nose, quite gently.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} growls at its meal from the first bite to the last, and wins. It carries the beaten dish over to you and lays it down on your foot, with the hollow side under, so that it cannot get up again.',
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
          text: '{name} drags the dish under the bench by the rim, backwards, and eats every bit of it in there. Then the dish comes out again, alone, pushed. The eyebrows stay behind, and watch you take it.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and leads you, by looking round twice, to a place behind the shed. There is a hole. It steps aside so that you can see in. Nothing is in it. One does not show them to everybody.',
          when: ['warming'],
        },
      ],
      streak: [
        'You have been on time {streak} times in a row. {name} eats, and does not once look up to see who is coming. Then it sits down against your ankle, rather hard.',
        '{name} had a bone buried by the step, in case you forgot. After {streak} meals on time it digs it up, and carries it indoors, and drops it on your foot, earth and all.',
        '{name} used to drag its dish to your door and bark. That was {streak} meals ago. Now it sits by the dish, lifts one eyebrow when it hears you, and thumps its tail, twice.',
      ],
      early: [
        '{name} eats the top off, and pushes the rest under the mat with its nose, and scrapes. There is a lump in the mat now. It is too soon. Come at {opens}.',
        '{name} takes two bites and shoves the dish back at you over the tiles, with its forehead. It is not hungry, and it will not be hurried. Come again at {opens}.',
        '{name} eats one corner. You reach for the dish, and it sits down on what is left, with its eyebrows up. It will want that, warm, at {opens}.',
        {
          text: '{name} suspects a trick. It eats one bite, watches you, and kicks earth over the rest with its hind feet. It was not hungry anyway. Come again at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} takes a single bite, as you have come all this way. Then it takes you by the cuff, and you have to sit down next to it on the step until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} heard you come, and went on digging. When the hole was as deep as it wanted, it climbed out, ate, and went back down. All you can see is the end of the tail, and it is stiff.',
        '{name} walks all round the dish with a stiff tail and its lip up on one side. Then it eats. Then it takes your glove off the chair, and buries it. You were late.',
        '{name} eats, and does not wipe its beard on you. It goes over to the doormat and wipes it there. When you reach down to it, it puts an eyebrow up, and walks on.',
        {
          text: '{name} meant to make a scene, because you were late. It growls once and has to sit down. It eats leaning on your boot, with its eyebrows drooping. Give it medicine.',
          when: ['weak'],
        },
        {
          text: '{name} is under the dresser and does not growl. You slide in the dish, and hear a lick, a cough, a lick. You were late, and it has its back to you. Give it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} stands over the dish to guard it from you, and its legs shake. It eats a little, with one lip up. You were late, and its nose is hot and dry. Give it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has taken up half of the front path while it waited. It comes out of the hole for its dinner, eats it standing on the heap, and goes back to start on the other half.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats it all, fast, and then carries the dish out by the rim and buries it. It pats the place down with its nose. It looks at you for some time from under its eyebrows.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats. Then it gets you by the trouser leg, growling, and holds on. You walk about the kitchen, and it comes too, sliding. You were late, and it is not going to lose you again.',
          when: ['trusting'],
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
      ],
      missed: [
        '{name} has dug at the kitchen floor, right through the lino. It was {hours} hours. It eats in the middle of that, fast, and snarls at your hand when it comes near the dish.',
        '{name} does not attack the dish. It creeps up to it, as if it might not be there. It was {hours} hours. It eats everything, and its stiff little tail hangs down.',
        '{name} has eaten, and gone in under the dresser. After {hours} hours it has no growl left for you. You lay your hand on the floor by the gap. Nothing bites it, and nothing comes out.',
        {
          text: '{name} lets you feed it with your fingers, bit by bit, and it looks nobody in the eye. It was {hours} hours. You could lift it with one hand. It needs medicine now.',
          when: ['weak'],
        },
        {
          text: '{name} is at the end of its burrow, and you have to reach in to the shoulder. A dry nose takes one shred, and turns away. It was {hours} hours. Get medicine to it now.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows a mouthful lying down, and a little more. There is a rat in the open yard, and it only looks at it. It has been {hours} hours. It needs medicine now.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours {name} goes for the dish like an enemy and cleans it out. Then it takes the spoon, the tin, and your oven glove, and buries all of them. It does not trust you with them.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats it all, with the dish between itself and you. Along the wall are its holes. It began one, and another, and another, and for the first time in its life it finished none. Be on time now.',
          when: ['wary'],
        },
        {
          text: 'Nobody came for {alone}, and {name} has gone to ground. It eats everything you set at the mouth of the hole, from inside, with earth on its eyebrows, and will not come out to you. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} looks at the dish, and at you. It picks it up by the rim and carries it out, and you hear it being buried. It is full. Come again at {opens}.',
        '{name} stands there like a small barrel with a beard. You tip the dish to show it. It puts one muddy foot on the rim, and tips it back. Come at {opens}.',
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
        '{name} takes hold of its end, growls for joy, and you lift, and all four feet leave the ground. It hangs there by its teeth and swings. Its tail goes. It thinks that it is winning.',
        '{name} digs so fast that the earth goes over your head. Then it stops, sneezes, and backs out with a root in its teeth. It lays that on your shoe, and dives in again.',
        '{name} shakes the thing till its ears slap, throws it up, catches it, and shakes it some more. It lets you have it, so that it can take it away from you. It does this nine times.',
        '{name} goes flat, with its rear in the air. You go flat too. Nobody blinks. Then you have to laugh, and it has you by the cuff, and you are dragged across the lawn.',
        {
          text: '{name} has won three falls out of five, and then five out of nine. It bites the air as it runs past you, for sheer joy, and comes round again with its beard full of grass.',
          when: ['glad'],
        },
        {
          text: 'You roll it over to {name} and stand well back. {name} kills it where it lies. It looks at you, thinks, and with one jerk of the beard throws it halfway back to you. Well?',
          when: ['wary'],
        },
        {
          text: 'You throw a stick over the earth heap, and out it comes again, wet. You throw it further. Each time {name} brings it a little nearer to you before it drops it, growls, and backs off.',
          when: ['wary'],
        },
        {
          text: '{name} has gone down a hole too far, and swears in there, with its tail sticking out. You take hold of the tail and pull. Out it comes, earth to the ears, and licks your chin.',
          when: ['trusting'],
        },
        {
          text: '{name} has one of your braces in its teeth, and you hold on to the door. It goes round the post and pulls. The button flies off. It sits down with a bump, and looks up at you, radiant.',
          when: ['trusting'],
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
        'First the mud comes off, and then the clay. Right at the bottom is {name}, tan and wiry and furious. It shakes itself from the beard to the tail, and now you are the one with mud on.',
        'You do the beard last. Out come a twig, some egg and a feather. {name} watches each of them go, with its eyebrows drawn. It takes back the twig.',
        '{name} goes limp in the tub, so that you have to hold up its head. You wash what seems to be a wet sack. Lifted out, it comes to life, takes the towel from you, and kills it.',
        {
          text: '{name} bites the sponge and keeps it, so you wash it with your hands. It shudders at each of them, and stands. Clean, it walks off to the coal, looks back at you, and does not roll.',
          when: ['wary'],
        },
        {
          text: '{name} puts its head in your boot, so as not to see it, and leaves you the rest. You wash the feet, the legs, the wiry back. When you come to the tail there is a growl in the boot.',
          when: ['wary'],
        },
        {
          text: '{name} comes when you call it to the tub, and looks round to see that nobody saw. It gives you its beard, chin up, eyes shut. It growls all the time you wash it, but like a cat.',
          when: ['trusting'],
        },
        {
          text: 'You comb out its beard, and a button comes out of it, off your own good coat. {name} looks the other way. Then it lays its clean chin in your palm, wet, and keeps it there.',
          when: ['trusting'],
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
        '{name} keeps its jaws shut and looks at you. You look back. That goes on for six minutes. In the seventh it opens up and swallows, and soon its tail is standing again.',
        'You have {name} by the scruff, and it has you by the thumb, and so it goes down. It does not bite hard. After a while it lets go of the thumb, and lays its hot head on it.',
        '{name} swallows, and lies there, limp. Then it coughs, and one eyebrow goes up, and finds you. It gets hold of the spoon in its teeth, quite gently, and will not give it back. That is better.',
        {
          text: '{name} bites the spoon, and the spoon happens to be full. It is all down before it sees how that was done. It gives you a look, under both eyebrows. It does not go away.',
          when: ['wary'],
        },
        {
          text: '{name} looks round, to see that nobody is there. Then it opens its mouth for you, and swallows, and leans its sick head on your shin, with all the weight it has.',
          when: ['trusting'],
        },
        {
          text: '{name} lets itself be held on its back, like a lamb, behind the shed where nobody can see. It swallows. It puts its nose in your armpit and growls in there, very low, at the spoon.',
          when: ['trusting'],
        },
        {
          text: '{name} is too ill to fight you, and you miss it. You part the beard, and it goes down. Later something closes on your thumb, not hard yet. It needs another dose.',
          when: ['ill'],
        },
        {
          text: 'You put it down on the grass and turn your back, as if you did not care. {name} steals it, and swallows it, and lies down where it stands. It needs another dose.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} opens its mouth to snarl at you, and you tip it in. It swallows, surprised. It backs into its corner, and puts its chin on its feet. It needs another dose.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} would fight a spade, and does not fight the spoon. It swallows. Then the head is let down into your hand, beard and all, and weighs hardly anything. Keep the hand there. It will need another dose.',
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
        'You look at {name}, and {name} looks at you, for eleven minutes. Then it has something in its eye, and must look away. It gets out of the flower bed. It goes under the dresser, for an hour.',
        'You say no. {name} puts down the slipper, and stands over it with its eyebrows low. It has given in, and that does not happen often. It walks out to its hole, and looks small.',
        {
          text: 'You hold its eye until it drops the hose. {name} will not touch it again. It goes down its hole, and a ball comes flying out, and a bone: the things you gave it.',
          when: ['wary'],
        },
        {
          text: 'You say out, and {name} comes out of the larder backwards, with flour to the eyebrows. It sits down in front of you. It lifts a paw, and puts it down, and looks at your boots.',
          when: ['trusting'],
        },
        {
          text: 'You stand between {name} and the tulips, say no, and outlast the stare. It is a long one. One eyebrow comes down, and then the other. It fills in the hole, backwards, with its hind feet, badly.',
          when: ['from_child'],
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
        'You show {name} the dark under the stairs. It backs in, turns round, growls at each of the corners, and lies down with its beard on its feet. The eyebrows go down last.',
        '{name} is not tired. It says so from inside its blanket, and again from deeper in. Then there is only the sound of something turning round and round, and a grunt.',
        {
          text: '{name} snatches the blanket from you and drags it in behind the coats. A boot comes out. There is a thump, and a long hard sigh. It is lying down, and nobody helped it.',
          when: ['wary'],
        },
        {
          text: 'You put down straw. {name} scratches all of it out, looks at you, and scratches it in again its own way. That takes until dark. Then it lies down on it, with its face to you.',
          when: ['wary'],
        },
        {
          text: '{name} turns round nine times in your lap, treads on everything, growls at the cushion, and drops. Its beard is damp, and it is on your wrist. You can feel it let go, leg by leg.',
          when: ['trusting'],
        },
        {
          text: '{name} comes up your bed under the blankets, like a mole, and stops at your ribs. It kicks out a place for itself with its hind feet. It lies down in it, hard against you, and rests.',
          when: ['trusting'],
        },
        {
          text: 'You lean a board across the corner, so that there is a dark place of its size, and step back. {name} goes in, and does not growl. It needs medicine later.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You hang an old coat over the bench for {name}, until it is dark as a bank. It looks at you hard, goes in, and growls at the dark until it keeps still. By and by the growl is a snore.',
          when: ['wary'],
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
        'You sit down on the edge of the hole, with your feet in it. {name} goes on digging round them. After some time it lays its beard across your boot, and stops for a breath.',
        'You sit here, and {name} sits there, and neither gives way. It has one eyebrow up. You put up one of yours. It thinks about that, and lies down where it is, facing you.',
        '{name} turns its back on you and goes on with its hole. But it has begun to throw the earth out on the other side, where you are not.',
        '{name} looks you over, up and down, and sneezes. Then it comes, walks round behind you, and sits with its rough back against yours. It can see the gate from there. You can see the house.',
        '{name} scratches at one place in the flower bed, looks at you, and scratches it shut. You are to know where it is. It was going to keep some of it there for ever: {loved}.',
        '{name} once waited {wait} for you. It does not bring that up. It backs into you now, until its rump is hard against your boot, as one backs up to a wall.',
        {
          text: '{name} stands in front of you, looking the other way, and sets its tail just by your hand. Nobody else may take hold of that. You take hold. It grunts.',
          when: ['trusting'],
        },
        {
          text: '{name} stops digging. It wipes its nose on your knee, lies down flat in the dirt, and puts its chin over your boot. Under the shed something scratches. {name} lifts an eyebrow, and lets it.',
          when: ['trusting'],
        },
        {
          text: '{name} has dug its hole wider, on one side, and barks until you see why. You get in, as far as the knees. It gets in after you, and you both look out at the grass.',
          when: ['trusting'],
        },
        {
          text: '{name} keeps the wheelbarrow between you. Beneath it you can see four muddy feet, planted. You talk to it about one thing and another, and after some time two of the feet lie down.',
          when: ['wary'],
        },
        {
          text: 'You sit beside {name} and want nothing of it, and that leaves it nothing to be against. It casts about for something. It sighs through its beard. Then it lies down along your leg and lets the matter drop.',
          when: ['trusting'],
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
        '{name} is behind its heap of earth. You sit down with the newspaper. Some earth comes over, and hits the paper. You read on. Two eyebrows come up over the top, and stay there.',
        'You sit in the yard, and {name} digs, with its back to you, further off. When you look again it has started a new hole. It is on your side of the yard.',
        {
          text: 'You sit down on the upturned bucket, and {name} bites the bucket. You sit on. It digs a trench all the way round you, and comes up by your feet, to see if you are still there.',
          when: ['well'],
        },
        {
          text: '{name} is down its hole, and its breath is hoarse. You lie on the grass, and scrape with one finger. There is a scrape back. It has not gone deeper. It needs medicine.',
          when: ['ill'],
        },
        {
          text: 'You sit down a spade’s length from {name}’s hole and look elsewhere. For a long time there is nothing. Then some earth is thrown out, only a little, and with care, so that a crumb of it lands on your boot.',
          when: ['from_child'],
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
