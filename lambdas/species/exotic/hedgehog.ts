/**
 * The Hedgehog wants to be let alone by somebody who does not go away. It fears rakes, bonfires and being thought nice.
 * Three odd facts. It hoards on its back: leaves, a tram ticket, a thread of tinsel, whatever the spines have picked up,
 * and since it cannot see its own back it has never set eyes on the collection and denies that there is one. When it
 * rolls up, the left hind foot stays out, by some mistake in the making, and that foot is honest: it shows what the
 * rest would not tell. And its only word is a huff, which means no, and which it says to everything it is about to do.
 * Body: five thousand spines and a brow it can pull down like a cap; a wet, pointed, questioning snout; short sight;
 * long legs that nobody believes in; a soft belly that is not to be mentioned. A new taste is chewed to froth and put
 * on its back with the tongue, which is how it writes things down. It eats with disgraceful noise and hates to be
 * heard. It sleeps in a globe of leaves. It sulks as it does everything, rolled up, only tighter. It trusts by a finger's
 * width at a time. It never says thank you, never steps over a leaf without looking under it, never lets the belly be
 * seen. Its keeper is a nuisance, large and warm, of which it has been unable to rid itself and is not trying very hard.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens by a finger’s width and stops. In there somebody is breathing, in a bad temper. It opens by another finger, and a wet snout comes out, smells you thoroughly, and pulls the egg shut. That was {name}.',
    'The egg cracks from being pricked, in many places, by someone in a temper. What rolls out is a burr with a wet nose. {name} sees you, huffs once, and shuts. You have met.',
  ],
  looks: {
    thriving: [
      '{name} has a toadstool on one spine and a feather on another and is out for a walk with both, grumbling at the weather, which is perfect. It looks round, to see if anybody is admiring it. You are. It walks faster.',
      'There is a scratch which {name} cannot reach, and it has found a broom. It goes along under the bristles, to and fro, with a face like thunder and one hind leg paddling. This is business. It takes all of the broom.',
      {
        text: '{name} is no bigger than a walnut and about as approachable. The quills are soft still, so when it bristles at you it looks merely combed. It huffs, falls over with the force of it, and shows a pink belly to no one.',
        when: ['baby'],
      },
      {
        text: '{name} is pink, with a parting of soft white quills that bend when you breathe on them. It has rolled up already, or tried to. Two hind feet stick out, and it has no idea whose they are.',
        when: ['baby'],
      },
      {
        text: 'You run one finger along the quills, the way they grow. All of them rise, with a rattle, and there is a remark from underneath. Then they lie down again, but only in a strip, exactly the width of your finger.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on its back, wanting nothing, its whole soft underside in the air. It sees you and snaps shut. Then it opens again, two fingers wide, and looks at you hard. You saw nothing.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies in your slipper on its back, airing the side it has not got. It sees you and does not roll up. After a moment it reaches for the toe of a sock and draws that across, for form.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is on its back in the leaf pile with everything showing, four pink feet and the stomach that doesn’t exist. It sees that you see. It thinks about rolling up, and scratches itself instead.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is open by four fingers, which has not been measured before, and lies there with its snout wet as though nothing were showing. You look at the ceiling. After a bit it makes it five.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is trundling along the wall, humming through its snout, which it would deny. It meets your shoe. Up go the quills, and the humming stops. You stand quite still. By and by, from inside the ball, it starts again.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'All the quills of {name} are pointing at you. In the middle of them a wet snout is having a wonderful day. It smells the air. It smells the floor. It does not smell you, on purpose.',
        when: ['from_child', 'wary'],
      },
      'You can read it off its back tonight, if it holds still: clover, candle wax, a bit of wrapping from {days} days ago. {name} trots on under all of it, muttering, very well pleased.',
    ],
    content: [
      '{name} sits half out of its leaves, in a mood. It is not a bad mood. It is merely the one it keeps for when nothing is the matter, and has a huff in it about every other breath, like a clock.',
      'A slug goes past, and {name} has eaten, and lets it. They look at each other. It pulls its brow down, so as not to be taken for friendly, and moves one foot out of the way.',
      {
        text: '{name} is open by two fingers. You wait for a third, and it waits for you to stop that. Meanwhile, at the bottom, a small pink foot has come out without permission. Neither of you brings it up.',
        when: ['well'],
      },
      {
        text: '{name} is shut as far as the eyebrows. It has had its beetles. You ask how it is, and there is a huff, of the middle sort, from which nothing should be concluded.',
        when: ['well'],
      },
      {
        text: '{name} is looking under a leaf. It puts it back, walks round it, and looks under it from the other side, with a huff. There was nothing there either time. It goes on to the next leaf, confirmed in its views.',
        when: ['well'],
      },
      'At a certain spot on the rug {name} stops and gives a sort of chew. Something good was written on its back once, just there: {loved}. It is not thinking of it.',
    ],
    curious: [
      'Snout first, and the rest still hedged: {name} has come by a finger’s width out of itself, and is drawing in your new soap through the left nostril.',
      'There is something beneath this leaf. There is nothing beneath this leaf. {name} puts it back as it was and asks the next one.',
      'A taste it does not know. {name} chews, froths, bends itself nearly in two, and writes it down between the shoulders with its tongue, in full.',
    ],
    bored: [
      'A cotton reel has come to rest against your shoe, and nobody sent it. {name} is at the other end of the room, rolled up, facing the skirting, with one gap left open at the back. It is low. Roll it over.',
      'A prickly ball rolls over the carpet, bumps your shoe, and stops. It backs off by a hand and bumps again. Nobody is asking for anything. It is simply a ball. Push it, gently, and see whether it comes back.',
      {
        text: 'A tram ticket lies on the boards. It must have come off in the night, and {name} has walked past and not gone back under it. It has said no to nothing since. Make it a leaf heap, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'Rather than ask, {name} has put its head under the dish and is walking about with it on. It goes into the table leg. It goes into your ankle, and waits there, like a small tin visitor. Its meal is due.',
      '{name} has come out on its own schedule, and its own schedule says dinner. It snuffles all round the dish and huffs into it. The huff comes back with an echo. Its meal is due. Fill that, please.',
      {
        text: '{name} rolled shut would fit an egg cup. A slit opens, one wet nostril comes out, goes once round the empty dish, and stays out. That is all the asking there will be. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A ball no bigger than a walnut is going round the dish by itself, grumbling. At every lap {name} uncurls by one nostril, checks, finds the dish still empty, and rolls on. Put something in it.',
        when: ['baby', 'well'],
      },
      {
        text: 'Where the dish stood there is a clean ring. The dish itself is inside the ball, one edge showing between the quills, and a wet snout is breathing on it. {name} is not asking. Bring the meal now, and another dish.',
        when: ['wary', 'well'],
      },
      {
        text: 'A ball of quills has been left beside the empty dish. When you come near it huffs, and grows. When you step back there is a snout in it, wet, pointing at the dish. Fill that, and let {name} see you go.',
        when: ['wary', 'well'],
      },
      {
        text: 'Your foot finds {name} before your eye does. It is in your left slipper, quills up, having settled where you would be certain to bring the matter up yourself. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has trodden through your papers and arrives with the shopping list stuck on its quills. It did not choose it, and it is not hungry, and it will stand here. The meal is overdue, as it happens. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You come in, and there is no huff. {name} lies with its snout pushed in among its own quills, too weak to be rude to you. The meal is overdue. Set it down, step outside, and listen for the huff.',
        when: ['wary', 'weak'],
      },
      {
        text: 'When you look in the quills go up, about half of them. {name} is too weak for the rest. The meal is overdue. Bring it to within a finger-width of the snout, past the half that are up.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You come in, and {name} does not close. It stands at the dish wide open, the soft side showing all along its hem, the wet snout going. Not one rude noise. It has come to that. {name} is hungry. Feed it now.',
      'A ball of quills stands in the empty dish, where there is no pretending it rolled by accident. It opens one finger’s width. A wet snout comes out, huffs, and stays out. {name} is hungry. Fill it now.',
    ],
    starving: [
      '{name} is not rolled up. It lies on its side with the soft part in plain view, where anyone could see that there is one, and lacks the strength to deny it. It is starving. Feed it at once.',
      'There is room in the skin, and the spines lean over on it like a fence after rain. Nothing has gone in for {hours} hours. Feed {name} now.',
      {
        text: '{name} hears you, begins to roll up, and gets only halfway. The rest takes strength. So the soft side it has always denied lies there for anyone to see, hollow between the quills, and it lets you look. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} stands open two whole fingers, with nobody guarding the gap. You bend down to be huffed at and get half a huff, the cheaper half. It has eaten and is still weak. Medicine, or a good rest.',
      '{name} set out across the rug a good while ago and is halfway, lying down, its chin on the pattern. It will deny it. It is tired to the tips. Let it rest, please, or give it medicine.',
      {
        text: '{name} has shut against you, and slowly comes open, and notices, and shuts. It can’t keep it up. It is too tired to be as cross as it is. It needs rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is set on showing you something at the end of the wall, a beetle, very fine. It gets there in five goes, with its chin on the floor between. Look at the beetle. Then medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Nobody can see what is under all that quill, and {name} has admitted nothing. But it has been scratching one side on the table leg, and the leg is brown to the knee. Warm water and a toothbrush. Expect remarks.',
      'You put a finger on {name}, and it is not even sharp. Two days of mud have set hard between the spines, and it clanks when it shuts. Nobody could be angrier about that than it is. Wash it, please.',
    ],
    sick: [
      '{name} has come unrolled and not noticed. The soft side, the one it says it has not got, lies open on the straw, and the quills have sunk flat like wet grass. Do not remark on it. Give it medicine now.',
      '{name} is lying open. The whole soft underside is there for anyone to see and it has not the strength to deny it. The snout is dry. Give it the medicine now, and put your hand between it and the light.',
      {
        text: '{name} does not roll up when you come in. The soft underside, whose existence has always been denied, lies there for anyone to look at, going up and down too fast. Cover it with your hand, and give it medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'Your hand goes under {name}, right under, where it is soft, and nobody huffs. The quills lie over like wet grass. It does not even deny it. Give it medicine and food at once, or it will die.',
      'All the quills lie down, and anyone could touch it. {name} is stretched on its side with its soft grey belly showing, and no longer denies it. Warm hands. Medicine and food this minute, or it will die.',
      '{name} lies along your hand, unrolled, and you see all of it, the long legs, the pale soft fur. It would never have allowed this. The side hardly moves. Medicine, at once.',
    ],
    near_death: [
      '{name} is open, all of it, the soft underside and the four small feet. It has not decided to be. There is no strength left to close. Come now. Put your hand where the quills would have been, and stay with it.',
      '{name} is shut, all but a finger’s width. The quills do not lift at your step, and the snout in the gap is dry. Put your finger there. Sit down, keep it warm and care for it now, or it has only hours.',
      'For {hours} hours there was nobody to be cross with, and {name} lies by the door, unrolled, its nose to the crack beneath. It is cold, and breathes about as often as a clock strikes. Sit with it, now.',
    ],
    asleep: [
      'In its sleep {name} has come undone by a good three fingers, and there it is, pink, downy, going up and down. You turn the lamp away. You were not here and it has none. The wet snout says hm.',
      '{name} has come open in its sleep. There is the underside, pale, quite soft, rising and falling in the leaves, with one small foot stretched out. You have seen nothing. Go back the way you came, and mind the third board.',
      'Asleep, {name} has come open. There is a whole stomach, quite pale, and four feet turned up, and a small whistle. Do not mention any of it. Draw the straw over before it wakes and has to know.',
    ],
    asleep_in_danger: [
      'The leaves do not rustle as they should. {name} has rolled up loosely, like somebody who did not see the point. It wakes at {wakes_at}. Sit down against the heap now, so that it is not so cold there.',
      'You feel the foot, and it is colder than the floor. {name} sleeps until {wakes_at}. Nothing can be given it before, except that you are here: reflect, now, and hold on.',
      {
        text: 'A stomach can be heard through the leaves, muttering by itself. {name} wakes at {wakes_at}. Sit against the heap until then, and have something in your hand that crunches.',
        when: ['unfed'],
      },
    ],
    shy: [
      'One floorboard nearer, and {name} shuts. One back, and a wet snout comes out between the quills and huffs. You go to and fro until you have found which board it allows. Sit down on that one, quietly.',
      '{name} is a ball behind the coal scuttle, and the ball huffs whenever you lift a foot. It has not asked you to go, only to stop arriving. Sit on the floor. Let it come open on its own time.',
      'Once it was rolled up for {wait}, and there was nobody to be rolled up against. It huffs at you now for two. Sit out the second.',
    ],
    back_from_death: [
      '{name} came back rolled up, and has been opening since, a finger’s width at a time. So far there is a snout, one eye, and, provided that nobody remarks on it, most of the belly. You look at the ceiling.',
      '{name} climbs into your palm, turns over, and lies open from snout to tail, with the whole soft underside it says it has not got. It glares at the ceiling. You paid for it, so you may as well see it.',
    ],
    old: [
      'The spines have gone white at the ends, as if there had been a frost. {name} lets the brow stay where it is. Everyone has seen it by now.',
      'Its walk is shorter than it was, dresser to stove and home. It looks under each leaf all the same. It has looked under this one for a hundred nights, and it may yet pay.',
      'There are {days} days of you stuck on there, one over another. {name} carries them up the step, rests, and carries them down again.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats up with its brow pulled down to the nose, so that nobody can tell from its face whether it liked it. The snout, which it cannot pull down, goes twice round the empty dish by itself.',
        'An interesting taste has to be seen to, so {name} chews, froths, twists right round and paints some of it on its own back with a long tongue. Then it eats the rest. It falls over once, and glares at you.',
        {
          text: '{name} bites the beetle, then the dish, then you, to settle which is which. The beetle, it finds. It eats flat out on a belly as pink as a thumb, and doesn’t yet know that it minds your seeing.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'With each mouthful {name} comes open by another finger’s width, until all of it is out, down to four pink feet. It looks up and finds you looking. In go the feet. The snout stays behind to finish.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You set down the beetles in front of a ball of spikes, and it tells you to go away. Going, you hear crunching, and look back. The ball is a finger wider, with a wet snout in it. “Away,” says {name}, chewing.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You step back from the dish. The ball opens by a finger, a snout comes out and starts. Then a board creaks under you and {name} snaps to, with the rim inside. From in there the chewing goes on, entirely happy.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its back to you and its quills up, muttering into the dish. Behind it one small foot has slid out and lies with the sole flat against your thumb. You take great care not to know about it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You leave your finger lying by the rim. {name} eats up to it, huffs, lifts every quill, and eats round it. In passing, the soft chin drags across your nail. It appears that side was not quite finished. It does it again.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You set down the beetles and look at the ceiling, as agreed. There is a sound of unrolling, and much crunching. When you glance down by mistake, {name} glares, chin wet, and does not shut. It pulls its feet in, slightly.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, complains of the dish, the floor and you, then turns over on its back to go on complaining. There it is, the soft underside. You both look at the ceiling until it has been put away.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'To get to the meal {name} could go round your hand. It goes over. You feel four cold feet and, for quite some time, one very warm stomach. It eats, on time and happy. It was never there.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, grumbling, and rolls up tight, the picture of a grudge. The floor slopes a little, as it happens. The grudge comes slowly to rest against your ankle, and puts the blame on the floor.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time {name} eats lying on its side, with its belly out. If you mention it, there is no belly. You do not mention it. It chews, disgracefully loud, and what it has not got goes up and down.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} unrolls, takes a mouthful, and rolls up to be safe while it chews. So it goes on until the dish is clean, and that is {streak} on time. Nobody has told it yet that one can eat with the door open.',
          when: ['baby'],
        },
        {
          text: '{name} is shut, and eats inside, and one hears what an effort that is. There is a stop, and a wheeze, and it goes on. In the end it is all gone. The spines are all anyhow. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and huffs. It has huffed after every meal on time, and this makes {streak} of them, each a bit shorter than the one before. There was hardly any huff in that. It was mostly breath.',
        '{name} had been opening by one finger’s width for each meal on time, and after {streak} of them it eats up and finds that there is no more to open. It is all out. It looks about, very much embarrassed.',
        {
          text: '{name} was fully unrolled before the dish touched the floor, snout out, belly and all. Then it noticed, shut with a snap, and came open again properly, one finger-width at a time. That makes {streak} on time.',
          when: ['well'],
        },
      ],
      early: [
        '{name} was not out yet, and has been called out, and wishes that to be noted. It eats a corner, loudly, so that you can hear how little. Its schedule says {opens}. Come again then.',
        'You are early, and {name} opens by half a finger, takes in one bite, and shuts on it. The rest can stand in the hall. It will see to it when it is ready, and that is at {opens}.',
        {
          text: '{name} opens exactly as wide as it is hungry, which is the width of a pencil. A wet snout comes out, takes a little, and is withdrawn. The quills shut. From inside comes the sound of somebody chewing out of annoyance.',
          when: ['no_item'],
        },
        {
          text: 'You are early, and the ball is shut. You wait. It opens by the width of one wet snout, takes a single bite, so that you shall have had your way, and closes. The rest is left lying outside, like post.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal to the end, and with each bite the spines on the near side rise a little. The far side lies flat. It eats on, like somebody with an umbrella up against one neighbour.',
        '{name} had come out on its own schedule, and you were not on yours. It eats up and says nothing, not even a huff. It takes the path home that goes round behind you, and you hear every leaf of it.',
        {
          text: '{name} does not unroll for the late dish. It draws it in underneath by the rim, and eats it bare in there. Then the dish is put out at the front, like a milk bottle, and the gap closes.',
          when: ['wary'],
        },
        {
          text: '{name} remains a ball. A wet snout comes out a finger’s width, smells how late it is, hooks the rim of the dish and draws it in underneath. The quills shut over both. You hear eating, and some remarks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes its late meal through a gap one finger wide, as people take a parcel through a door on the chain. You know how far that door opens on a good day. {name} knows that you know. The chain stays on.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} takes the rim in its teeth and rolls up with it, dish and all. There is scraping inside, and grumbling, and more scraping. After a time the dish comes out, quite clean. Nothing else does.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is too weak to roll up. It eats the late meal lying half open, its soft underside there for anyone, and puts a paw over what it can. Do not look. Bring medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You are late, and {name} eats without one grumble, which is the worst of it. Then it turns round, slowly, until you have only the quills. Medicine or rest, please, until it grumbles.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The dish is late and {name}, hours old, has said its only word until it wore out. It eats in a hurry, brow down. Then it backs off, soft quills up, and finds the word again when you reach for the dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a little, chin on the rim, and does not huff. Then it tries to roll up from you and gets only halfway, and there is the soft side, breathing too fast. Look away from that, and bring medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} will deny that it was ever hungry. But in {hours} hours the spines have gone slack, like a coat on somebody smaller. It eats all of it with its eyes shut. It does not open towards you. Be in time.',
        'You find {name} wobbling along the skirting, in the open, with no thought of rolling up. That is what {hours} hours do. It eats everything, resting its snout in the dish. Your hand comes near, and it flinches flat. Never again, please.',
        {
          text: 'Not one grumble comes out of the ball. You set the dish down, a whole mealtime too late, and turn your back. There is a click, some very fast eating, and a click. You would have given a good deal for the grumble.',
          when: ['well'],
        },
        {
          text: 'You set the dish by a shut ball, hours too late, and step back. Nothing. You go out. Through the door you hear it eat, in a fury. You touch the handle, and hear it stop.',
          when: ['well'],
        },
        {
          text: '{name} opens one finger-width at a time, and had got as far as two. Then nobody came for {alone}. It eats every scrap through the gap, grumbling. The gap is one.',
          when: ['wary', 'well'],
        },
        {
          text: 'You had got {name} to open three fingers wide. After {alone} it opens one, passes its snout through, and clears the dish like somebody eating by way of a letter box. It shuts. You hear it turn round in there.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} had a grumble for everything. It has lain {alone} with nobody to grumble at. The snout comes out as far as the food, eats, and goes in deeper than before, without a sound. Sit there until it grumbles.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} {name} is too weak to roll up. It eats on its side, and the soft underside it has always denied is there for you to see. Its quills lift at your hand. Look away, sit close, and be on time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'A ball should be tight, and this one sags. {name} eats lying in the opening of itself, without a sound, it that was always so loud. When you bend to look it pulls the quills over, a few at a time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The meal is very late. {name} has not the strength to huff. It gets its snout to the dish, and eats, and then it shuts, slowly, and tucks in even the foot that has always been left out.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is too full to shut. It rolls up against the dish, strains, and the two ends fail to meet. Over the belly it does not have it gives you a terrible look. You take the dish away, untouched and wasted.',
        '{name} has eaten so much that it cannot roll up. It gets as far as the ears, and there is a gap, and in the gap there is that which it denies. Kindly turn round. Come again at {opens}.',
        {
          text: '{name} is so full that it will not quite shut. Seeing the dish, it goes for a ball, and a strip of soft pink stays showing all along the join, which it denies with a hiss. The meal goes out with the rubbish.',
          when: ['no_item'],
        },
        'You put down the dish, and {name} puts its nose in, huffs, and puts its back to it, all five thousand. It could not get down a beetle’s knee. It may look at it again at {opens}.',
      ],
      ill: [
        'You put the food to the gap where its nose is, and {name} takes some of it off your finger. It is too tired to bite. It licks. That is a start. Medicine next, and do not mention the licking.',
        'To reach the dish {name} has laid its soft chin along your finger, and would rather this went no further. The quills are flat. It takes two mouthfuls, considers a third, and just keeps the chin there. Medicine next.',
      ],
      loved: [
        'It says {item} on the packet, and {name} opened, all the way, at once, like an umbrella. It has eaten the lot. It notices now that it is open, and looks round to see who did that.',
        '{name} meets {item} and loses its head: froths like a shaving mug, twists right round, and daubs the froth on its own back, quill by quill. You are not to mention it. It does the other side.',
        {
          text: 'It is {item}, and on time, and {name} complains all the way there and eats. Then its wet snout leaves a mark on your thumb. That was an accident. So was the second one.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} was heard to squeak. It denies it. It was {item}. It ate every crumb, with a noise like somebody in galoshes, and it has put some on its back, to keep, and is going about with its nose in the air.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} takes it in its mouth, walks it to your shoe, and puts it in: {item}. The shoe may like it. Beetles are a thing that nobody minds.',
        '{item}. There is a huff, and it is the real one. Leave it standing all night if you wish, but mealworms would be gone by now.',
      ],
      harmful: [
        '{name} chewed it, with disgraceful noise, and then the noise stopped. It was {item}. It has rolled itself round its own stomach, spines anyhow, and there is not one huff. Keep that away from it, always.',
        '{name} froths at any new taste, but this is another froth. The word for it is {item}. It lies open and shakes, the soft side to whoever may come, and has forgotten to deny it. Never let it have that again.',
        {
          text: '{name} is half unrolled and cannot close. It froths at the snout, and the soft side it hides from everyone heaves in plain sight. That was {item}. Take it right away, never again, and see to it now.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. {name} licked, stopped, and shut with a jerk, and now the whole ball shivers so that the quills tick against each other. Never that again. It will not take its nose out for your hand.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        '{name} charges, stops at your toe, stamps, and runs away on its long legs. You do not follow. It comes back and does it louder. So you follow, and it tears round and round the chair, being a wild animal.',
        'You huff, and {name} turns to see who said that. You huff again, and it huffs, and you huff, nose to nose, until one of you has to sneeze. It is you. It sits back, brow up, the winner.',
        {
          text: 'You roll a ball to {name}. It shuts at once, and now there are two balls. You look away, to be polite. One of them comes rolling back, quite gently, against your shoe. It is the one with the prickles.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You roll the ball at {name}, who shuts, insulted. The ball bumps it and it rolls a little way itself. There is silence inside the quills. A wet snout comes out by the width of a finger. “Again,” it says, and shuts.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You tip the cardboard tube and {name} puts its face in, then all it has, and gets stuck, and goes about the kitchen as a tube. It is furious. When you slide it off, it looks at you, huffs, and puts its face in.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The paper ball you rolled is stuck on {name}’s quills, and {name} is going about its business. Its business takes it past your hand, then past your hand again, slower, with the ball on the near side. It has noticed no ball.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drop a tea towel on {name}, and the towel charges. It rams one shin, huffing, backs off and rams the other. You fall down dead. A snout comes out to see, and goes in to charge again.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hold out a finger, and {name} butts it, and you fall over backwards on the carpet, all the enormous length of you. It rolls up in horror at its own strength. Then there is a chink, and a nose. Again, please.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a ball of wool to {name}, which looks at it and becomes one too. You nudge the nearer of the two. It goes a hand’s length, stops, opens, and is all pink feet, asking to be sent again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You tickle {name} under the brow, where there are no spines. It was happy before, and had gone to some trouble that nobody should notice. Now one hind leg is going. It glares at the leg.',
        'You offer {name} a game, and it is in so good a mood that it has had to go and stand among the nettles to hide it. It comes out and butts your toe, once. That will have to do.',
        {
          text: 'You roll the ball to {name}, and {name}, being round already, rolls back. It goes on like this and nobody is further ahead. From somewhere inside the quills comes a noise so contented that it has to be turned into a cough.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll {name} the cork ball. What comes back, huffing, is {name}. It opens one finger against your shoe to see how that was received. It had been having a perfectly good time before, it would like you to know.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You push your forehead at {name}, to be butted, and it lays its own against it, and leaves it there. There is no push. That is not like it at all. See to what it needs first.',
        'You huff at {name}, and wait, and it does not say it back. It looks at you, without a brow, from a long way in. It is not a day for that. See first to what is wrong.',
        {
          text: 'You roll the ball against {name} and wait to be grumbled at. Nothing. You stroke one quill, which is an outrage, and it lies down under your finger like grass. It cannot play. See whether it wants food or medicine, and hurry.',
          when: ['no_item'],
        },
        {
          text: '{name} goes after it at a slant, stops, and leans on the wall. It is ill. It would rather be ill and not be asked to run. Medicine.',
          when: ['ill'],
        },
        {
          text: 'It follows the thing along the wall as far as the dish. The thing rolls on, and {name} does not. It is famished. Feed it, and play after.',
          when: ['starving'],
        },
      ],
      loved: [
        '“Huff,” says {name} to {item}, as it does to everything that it is about to love. Then it plays, on its long legs, all over the floor. It runs into you twice. The second time there was plenty of room.',
        'You say “{item}”, and {name} turns its back, so that you should not see its face. One foot has begun to tap. It plays as if someone had forbidden it to. At the end it is flat on its back. You saw nothing.',
        {
          text: 'You set down {item} and withdraw with dignity, since {name} will not be seen to hurry. There is a pause. Then a drumming of absurdly long legs, which it keeps folded under there the rest of the time.',
          when: ['well'],
        },
        {
          text: 'For {item} {name} opens four whole fingers wide, snout shining, and tears about the room with its stomach pressed flat to the floor. It is having a glorious time. You are not to find out about the stomach.',
          when: ['wary', 'well'],
        },
      ],
      disliked: [
        'It was presented, and {name} was a ball, and it was taken off, and {name} was not: {item}. Leaves, next time. One knows where one is with leaves.',
        '{name} looks underneath. There is nothing in it, nor behind it: {item}. It walks off with dignity and your bootlace. A mealworm to hunt would be another matter.',
      ],
      harmful: [
        'A toe was caught in it. It is the left hind one, the one that is always out. Bathe it, hold it, and burn the thing, though not in the leaf pile: {item}.',
        '{item}. {name} screamed, like a bird, and shut so tightly that you cannot find the seam. No more of that. Put out the lamp, and wait.',
      ],
    },
    clean: {
      wanted: [
        'You pour warm water over {name}, and the mud runs down between the quills and out at the bottom. Along with it come a seed, a snail and a bit of blue wool. It has never seen any of them before.',
        'You go along {name} with an old toothbrush, from brow to tail, and the spines fold down before it like wheat. It mutters throughout. At the tail it turns round, crossly, to have it done again.',
        {
          text: '{name} is soaped from the brow backwards and grumbles like a kettle. Then you come to the belly. It looks left. It looks right. It puts up both arms, with its eyes shut, and you are quick and say nothing.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You go through the quills row by row with an old toothbrush, and {name} opens a finger-width to complain of each. At the last row it is flat on its back, pink and clean, complaining. Neither of you mentions the underside.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name} from the brow to the tail, and nothing comes out, not so much as a leaf. It looks at the empty brush. It huffs, like somebody who comes home and has been burgled.',
        'You dip {name}, and it was clean, and so is the water. Now it is clean and wet, for nothing. From under its brow comes a look that one could strike a match on.',
        {
          text: 'Nothing comes off {name} but a little temper. It was clean. When you have been all over the quills, it thinks for some time, snout dripping, and rolls slowly on to its back. You missed a bit.',
          when: ['well'],
        },
        {
          text: 'The brush finds no dirt anywhere on {name}. What it does find, by accident, is a patch under the chin, and one hind foot begins to paddle. {name} looks down at the foot as though it had come in with somebody else.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} has said no to water all its life, and to “{item}” it says no as well, but it says it from in the basin. The mud goes. It lets you do the belly, which it has not got, and which is pink.',
        'There is a bath that {name} does not mind, and it is {item}. It minds that you know. It floats there with its chin on your wrist, and each spine comes up clean and banded, like a box of new pencils.',
        {
          text: 'For {item}, {name} opens by one finger-width. Then by another. Soon you are cleaning the soft underside, which does not exist. You both look out of the window.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name} tells it no, and tells you no, and then the quills go down, from front to back, like a row of people sitting. By the end it is humming. It blames the pipes.',
          when: ['well'],
        },
      ],
      disliked: [
        'It was done between one huff and the next, wherever you could get in: {item}. There is soap on you and there are spines in the soap. Lukewarm, and only the feet, is how it opens.',
        '{item}. It smells of it now, and writes that down, with froth, and its opinion. Clear water is easier to live with.',
      ],
      harmful: [
        'The skin between the spines is raw, and {name} rubs itself along the wall and leaves some of them there. Rinse and rinse, and never {item}.',
        '{item}. It sits with its nose shut against it, gasping through the mouth. Get it into plain warm water, and pour the rest away.',
      ],
    },
    medicine: {
      wanted: [
        '{name} bites the spoon, and holds on to it, and so the medicine has gone in before it has finished objecting. It does not let go of the spoon. By and by you can feel it through the handle, growing stronger.',
        'You open {name} no more than a finger’s width, just enough for the dropper, and close it again round the dose like an envelope. Then you wait. From inside comes a huff, and after some time another.',
        {
          text: 'The only way in is the gap that {name} complains through. You wait with the dropper, all the way along the complaint, to the word that needs an open mouth. Some time later the gap is two fingers wide and the complaint much louder.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You put the medicine in where the ball leaks snout, drop by drop. Nothing. Then a finger-width of belly, pale and warm, which you did not see, and a long sigh, which nobody gave. {name}’s quills go down by a third.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is in excellent health, and in the mood that goes with it. It huffs at the spoon, says no to it, bites it, and so has had the medicine. It did not need any. Keep the rest for a bad day.',
        'You dose {name}, who was well, and has never been so insulted. It licks its lips in order to complain, and finds the taste worth noting, and paints some on its own back. Put the bottle away until it is wanted.',
        {
          text: '{name} takes the dose, huffs, and shuts on your cuff, the cork and the label. You get two of them back. It walks off exactly as well as it came, and on its quills you can read, “Only when ill.”',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} shut, in order to refuse, and then it heard what it was, and a gap appeared. It was {item}. It let it be done, a finger’s width at a time. It huffs now, and there is some body in it.',
        'Nobody is to know that {name} likes it, but it was {item}. It was rude to you from beginning to end. You have not heard it so well put for quite a time. Stay, and be insulted.',
        {
          text: '{name} grumbles at medicine all the way down. Since it is {item}, it grumbles with its mouth full. Presently the quills lie flatter, band after band. It would thank you not to remark on it.',
          when: ['item'],
        },
      ],
      disliked: [
        'It was sneezed back at you, at close quarters: {item}. You are the better medicated of the two. Try it warm, with egg.',
        '{item}. It is taken, and recorded between the shoulders in the darkest terms, and rubbed off on the sofa. A part of it worked.',
      ],
      harmful: [
        'The spines lie down, all of them, by themselves, and that is terrible to see. {item} is not for hedgehogs. Never again. Warm {name} against you, and count its breath.',
        '{item}. It tries to roll up and only gets as far as a comma. That is poison to it. Put it out of the house, and stay with your hand at its back.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and lift {name} out of the knitting. The knitting comes too. It hangs there, wearing most of a sleeve, and hears you to the end. It has understood. It closes upon the last of the wool.',
        '“No,” you say, and {name} takes its snout out of the milk jug. It is white to the eyes, and cannot get them to look angry. It will not do that again. It walks off, and its huff has bubbles in it.',
        {
          text: '“No teeth,” you tell it, and keep your thumb where it was. {name} studies the thumb. It licks it, in place of biting it, with enormous reluctance, and goes off and rolls up behind the coal bucket about the whole thing.',
          when: ['well'],
        },
        {
          text: 'Told to leave the fringe of the rug alone, {name} grumbles, and then rolls along it from end to end until every tassel lies combed. It is good work. It stops with the snout on the side away from you.',
          when: ['well'],
        },
      ],
      little: [
        'You say no to {name}, about the knitting, and it says huff, which is no as well. You are agreed. It has not been near the knitting for ages. It stays for the end of your speech, to disagree with the tone.',
        '{name} hears the rule again with its brow pulled down to its nose. It knows it. It keeps it, too, in its own way, as though it had thought of it first. It huffs at the last word, to have that.',
      ],
      bad_time: [
        'When you begin, {name} is on its back, which it would deny. It does not roll up at once. It looks down at its own soft belly, as though somebody had warned it about this, and then there are only pins.',
        '{name} snorts back at you, but there is a crack in it, and the soft underside shows in the crack. It would deny that. You saw it all the same. See to it first, and teach it later.',
        {
          text: '{name} had opened by one finger’s width, as far as the nose, and it is to the nose that you say what you have to say. It shuts like a purse. Inside, something shivers, and every quill clicks with it.',
          when: ['weak'],
        },
      ],
      loved: [
        'You said it by way of “{item}”, and that is the only no that {name} likes better than its own. It lets go of the fringe. It will not touch that again. It goes and is a ball, for a bit, under the dresser.',
        'It was {item}, and so {name} took it, with its brow up, and hardly a huff. It has come down off the clean washing. There is a peg on its back, and it walks away with that, rather smaller than it came.',
        {
          text: 'You make it {item}, and {name} tells the whole idea no. It then does as it is shown, exactly, in a huff. You turn away to hide your face. Behind you somebody is practising.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} pops: {item}. It will behave, when you are there. The rest of the time it is writing to someone about you.',
        '{item}. It goes up to the letter of that with all its spines and not an inch further. A quiet voice would have found the hole in the hedge.',
      ],
      harmful: [
        'It has rolled up so hard that it shakes: {item}. It had begun to believe that it might not need to. Never do this to it. Sit on the floor, for as long as it takes, and then a while.',
        '{item}. There is blood on the one foot. {name} does not make a sound, and it was the sounds that were friendly. Leave the light off. Stay.',
      ],
    },
    sleep: {
      wanted: [
        'You set a box on its side and go away, and {name} goes in, comes out with its brow down, and drags in a dead leaf, and another, under protest. The last one is the door. Behind it somebody yawns.',
        'You put a scarf round {name}, and it catches on every spine. {name} is furious. It turns round to get it off, and round, and is in the middle of a very good nest. It stays cross until it is warm.',
        {
          text: '{name} was too weak to shut, and lay there with its soft side out, denying it. You put a cloth over the matter and looked at the wall. A long while after, there came a rustle of quills. It can close again.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Too weak to shut all the way, {name} sleeps with one pink foot left outside. You say nothing about the foot. A long while later it is drawn in, and the quills click to behind it, firmly, like a good front door.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You heap leaves on {name} and bid it rest, and the heap says huff. It lies quite still, to show that it is not tired. Then it gets up and walks off, the whole heap, along the wall and round the corner.',
        '{name} closes, because you wish it, all but a finger’s width, and looks at you through that. It will sleep on its own schedule. It has just looked at the schedule. There is only you on it, holding a blanket.',
        {
          text: 'You put {name} in its box and draw the cloth over. Presently there is a sound like a stick along railings, all the way round, twice. You lift the cloth. One tight ball, out of breath, that has never moved.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You tuck {name} in. The quills take hold of the blanket in forty places, so that when {name}, who was never tired, gets up and leaves, the bed goes too. You hear it grumbling away down the passage underneath.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} cannot find a thing to say against it. It looks for one. It turns round in the leaves, still looking, and draws them shut. There is a huff in there, and it has a yawn round it.',
        'For anything but “{item}” {name} would have stayed up, out of spite. It lies down so quickly that one foot is left outside. The foot stretches, spreads its toes, and gives away everything.',
        {
          text: 'You offer {item}. “No,” says {name}, getting in, and “no,” turning round three times with a noise like toast, and “no,” into its own stomach. Then there is no more no. It is asleep, half open.',
          when: ['well'],
        },
      ],
      disliked: [
        'It sleeps next to it: {item}. It has turned its spines to it and its nose to you. A heap of leaves would have been no trouble.',
        '{item}. Something crackles in there all day and it is {name}, not settling. It wants the dark, and to be packed tighter.',
      ],
      harmful: [
        'It is stiff with cold, and slow, and does not know you, and this is not winter: {item}. Warm it, skin to spine, now. It must never be let sleep like that.',
        '{item}. It came out of it with its eyes swollen and its nose streaming, and it did not huff at all. Clear that away, and put down plain fleece.',
      ],
    },
    reflect: {
      awake: [
        'Your leg goes to sleep before anything happens. Then a finger’s width of snout. Then, without a word, an entire small foot, pink underneath, set down on your sock. {name} looks the other way, as if the foot were somebody else’s.',
        'You sit, and do not look. By the end of the hour there is a snout between the quills, then a chin, then a finger’s width of something pale and soft that {name} will say you imagined.',
        {
          text: 'You sit on the floor, looking elsewhere. There is muttering, and it goes round behind you. Something wet and cold is set against your heel, held there, and removed. You turn. There is a ball of quills that has never moved.',
          when: ['from_child'],
        },
        {
          text: 'You sit. {name} says huff, and sits too, with its back to you, quills up. As it grows sleepy they sink, a row at a time, like a field when the wind drops. You find that it has been leaning for some while.',
          when: ['warming', 'well'],
        },
        'You read to it from its own back, low down on the left, where something has been stuck for as long as you can remember: {loved}. It says that it is nothing of the kind.',
        'It had {wait} of being left alone, once, when it had asked for that all its life. {name} leans the unspined part against your wrist. It is only scratching.',
      ],
      little: [
        'Four times in the hour. {name} pulls its brow down, and this is not temper, it is a person drawing the curtains. Go and come back.',
        'No, it says. It says it in a friendly way, for it. It has had about as much of you as it can deny enjoying.',
      ],
      ill: [
        'You lay your hand down, palm up, and say nothing. The quills hardly lift. After a time {name} rolls a quarter turn, no explanation, until the underside that it does not have is resting on your palm. Now see to what it needs.',
        '{name} does not roll up. You sit close, and put your sleeve where the spines should be, and it lets that stand in for them. It needs more than company before long.',
      ],
      asleep: [
        'You sit by {name}, asleep and shut. You stay on. After a time it opens by itself, finger by finger, and there is all that it denies, with two small feet folded on top. You look at the lamp instead.',
        '{name} is complaining in its sleep, of the floor, the draught, certain persons’ feet. You sit there and do not defend yourself. It gets to the end of the list. Now it is quiet inside, and open by one finger.',
        'You count what it has on its back, by the nightlight. Leaf, wax, wool, and a trace of that other thing, worn almost to nothing: {loved}.',
      ],
      shy: [
        'You sit and read {name} the seed catalogue in a dull voice. It is shut. At “turnips” there is a huff. At “slugs” the ball has grown an ear. You turn back the page, and keep to slugs.',
        'You sit, and are huffed at. You go on sitting. Some while later there is a nose between the quills, wet, pointing at your shoe, and a single foot under it. {name} pretends the foot is someone else’s.',
      ],
    },
  },
  things: {
    feed: {
      'hedgehog kibble':
        'At the rattle of hedgehog kibble, from beneath the dresser comes a no. You put it down. There follows a noise like a small army on gravel, with pauses in it, whenever you turn your head.',
      'live mealworms':
        'The live mealworms set off in all directions. {name} says no to each of them, and is after it with its skirts up, and at the last, by your toe, says it with half of one still going in.',
      'dried beetles':
        'Dried beetles rattle in the saucer. {name} crunches with its eyes shut and its whole brow moving. A wing case has stuck to its nose. It turns its back on you to deal with that.',
      'scrambled egg':
        '{name} huffs at the scrambled egg until it has stopped steaming. It is tasted, chewed to froth, and written down, with the tongue, over the left shoulder, as far as a hedgehog can write. You hold the dish.',
      'lean cat biscuits':
        'They are meant for cats, these lean biscuits, and it lets you know what it thinks of cats. It has eaten nine by then. The tenth it takes below, to go on with the complaint.',
      'waxworm treat':
        'You hold the waxworm treat between finger and thumb, and look at the lamp. Something wet comes up your wrist, asking. When you look down there is a ball in your hand, and the ball is chewing.',
      'mashed pumpkin':
        'The mashed pumpkin is warm. {name} walks in as far as the knees and eats its way back out, and goes off with an orange chin and four orange socks, leaving its opinion all over your floor.',
    },
    play: {
      'solid surface wheel':
        'Here is the solid surface wheel, and good night, you say. {name} says no. From the dark comes a rumble, long-legged, mile after mile, and in the morning there is a daisy on the axle.',
      'leaf pile':
        'You rake the leaf pile together and stand back. It heaves. It goes across the yard by itself, huffing, as far as the wall, and there it sneezes, and is {name}, with most of an oak tree on.',
      'fleece strip pit':
        'Into the pit of fleece strips, which you have stirred, {name} goes like a swimmer, snout first. You see a blue strip travel, and a red. It comes up wearing both, knows nothing about it, and goes down for the yellow.',
      'ping pong ball':
        'The ping pong ball bounces off its brow, tock. {name} is a ball too, at once, and for a while neither of them moves. You give the other a push. Something long-legged comes out and is after it.',
      'mealworm hunt':
        'There are mealworms hidden about the room, and {name} is not hunting. It is going along the skirting, muttering, on business. It has been up your turn-ups already, and found one there, on business.',
      'pvc pipe maze':
        'There is a huff at the mouth of the pipe, and it goes in, and after that the maze says no at every corner. You follow with your ear along the plastic. It comes out behind you, backwards, dusted.',
      'toy car':
        '{name} puts its snout to the toy car, which rolls. It is told to come back. You send it back. It pushes, you push, and an hour later it is still arguing with the thing about who began.',
    },
    clean: {
      'lukewarm foot bath':
        'The foot bath is lukewarm, and a thumb deep. {name} stands in it up to the ankles and huffs at the temperature, all four feet in turn. The left hind one, you see, is making little waves by itself.',
      'quill toothbrush':
        'Down the quills goes the toothbrush, row by row, and ask about the tram ticket. No. So you go round. {name} has laid its chin on the soap dish, and the brow is quite slack.',
      'colloidal oatmeal soak':
        'The oatmeal makes the water cloudy, so that no one can see what is underneath. In the soak, very slowly, something unrolls. You pour a cup over the dry flakes. Nobody mentions a belly.',
      'tiny nail clip':
        'You wait for the foot that is always out, and clip there first, five tiny nails. The others take talking. Each click gets a huff, and after the last one it holds out the first again.',
      'wheel wash':
        'You wash the wheel at the sink. {name} sits by on the towel with its back to you, so as not to see. Then it walks one turn in it, damp, and sniffs at what is gone.',
      'fleece liner change':
        'The fleece liner is changed, and the new one smells of outside. {name} goes over it in tucks, frothing a little, and has soon written itself into every corner. You smooth the middle. It is unsmoothed.',
    },
    sleep: {
      'igloo hut':
        'The igloo hut has been turned, so that its door faces the wall, as it likes. {name} goes round, complaining of the distance. You hear it revolve in there. The foot stays outside, on the mat, till last.',
      'fleece snuggle bag':
        'You hold the fleece bag open, and a ball is put in. There is no telling which way up. The bag huffs, swells, and goes down, and at the seam, where it is thinnest, comes a warm damp breath.',
      'dry leaf nest':
        '{name} carries the dry leaves by, a mouthful and then a mouthful, and says no to you each time with its mouth full. Then the nest turns round and round upon itself. One leaf has been left at your foot.',
      'heated enclosure':
        'The floor is heated, by the back of your hand. {name} lies down on the very place, huffing at it for being warm. By and by it is flatter than you knew it could be, skirts out all round.',
      'log burrow':
        'You lay moss in the log burrow, and {name} backs in, to keep an eye on you. It draws a piece of bark across, and it does not reach. That will be the foot.',
      'daytime darkness':
        'You hang the blanket over, and there is darkness at eleven in the morning. Somebody who was muttering about the light leaves off. You go about on your toes. From under there comes one more no, to the sun.',
    },
    medicine: {
      'warming pad':
        'Beneath the straw you have slid the warming pad. {name} finds it, huffs at it, and lies across. When you come back it has unrolled by three fingers, and its ears, which were cold, are pink.',
      'quill oil drops':
        'You let the quill oil fall, drop by drop, between the shoulders, where it itches and no tongue will go. {name} says no at every drop. At the fifth the spines lie down there like grass under a hand.',
    },
    discipline: {
      'wait for unrolling':
        'It nipped, and has rolled itself up on top of that. You wait for the unrolling. You have brought a book. At page twelve there is a snout, and it comes and puts itself, closed, against the finger.',
      'quiet voice':
        'You say it in your quiet voice, to the lamp. {name} has its back to you, with a bit of your curtain on it. It huffs, but low. A moment later the bit of curtain is lying on the floor.',
    },
  },
  refusals: {
    asleep: [
      'The heap says no. {name} is at the centre of it and sleeps till {wakes_at}, and you would only prick yourself. Reflect, if you like, against the outside.',
      'It is sealed all round, with the foot as the only door, and nothing goes in by that. It will be up at {wakes_at}, cross. Until then you can sit there.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The spines, which were white and soft as a brush, have come in dark. It has frightened a sock with them, and is standing by it.',
      'This morning it rolled up for the first time, a child, all by itself. It all went in, the nose, the ears, the feet, except one. {name} has not noticed. Do not tell it.',
    ],
    teen: [
      '{name} is half grown, and says no before you have spoken. It has put up its spines at you, the stairs and the moon. Go on setting down its dish, at the hour. It is listening.',
      'A teen: the legs came first and the rest has to ride on them. {name} goes out at all hours, comes home with things on its back, and has not been anywhere.',
    ],
    high_care: [
      'It is grown, and {form}, and still says no. It says it on its back, in your two hands, with its belly to the lamp and all its feet in the air.',
      '{name} is full grown and {form}. There is a thread of your jersey stuck on the topmost spine, and when you try to take that off, it huffs, and it means it.',
    ],
    balanced: [
      'A {form} now: {name} has a hole in every hedge and its own gate in each. It is home at daybreak, with half a garden on its back, and wants to hear no more about it.',
      'Full grown, a {form}: {name} comes through the kitchen between the compost and the churchyard, huffs at your feet, eats what is there, and is expected elsewhere.',
    ],
    low_care: [
      '{name} grew up on the far side of the hedge, a {form}. You hear a rustle and it is leaves. You hear leaves, and in the morning there are tracks, small, like hands.',
      'No one was let in, and then no one asked. {name} is grown, a {form}, and has got even the foot inside. It makes a perfect ball.',
    ],
    rescue: [
      '{name} was pulled out of the heap before it was lit. It is grown now, a {form}, and goes through every pile of leaves in the road to see that nobody is at home.',
      'Grown, a {form}: there is a bald place on its flank where no spine came again. {name} turns that side to you. It says that this is on account of the draught.',
    ],
  },
  trust: [
    'The foot is out, and now, beside it, by one finger’s width, a snout. {name} lets you hear its stomach. So that is how it is, with regard to supper.',
    'You touched the brow, and it stayed up. {name} looked at you as though you had walked in on it. It said no, and pushed its forehead up into the finger.',
    '{name} unrolled in your hands, all of it. There is nothing you cannot see now. It looked straight past you, very stern, while the small white belly went up and down.',
  ],
  streaks: [
    'Ten on time. {name} has complained of each, and not missed one.',
    'Twenty-five running. A bit of the label off the food has been worn on its back this week, rather high up, like an order.',
    'Fifty meals when they were due. The spines no longer rise at the sound of the dish. They lie down, with a noise like a sigh.',
    'A hundred. {name} came to the dish, huffed, and then, it may have been the acoustics, said something else.',
  ],
  ages: [
    'Ten days old, and {name} already has a leaf that it will not discuss.',
    '{name} has been here for thirty days. It has walked round the room often enough by now to be in France.',
    'A hundred days. You could date them by its back, like rock: wax, clover, tinsel, the day with the jam.',
    'It is a year. {name} slept through none of it, though they do. It says that it was kept awake by you, and moves over.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['live mealworms', 'waxworm treat'] },
      wish: '{name} does not want mealworms, nor a waxworm. It has been to the tin four times tonight to make quite sure of how much it does not want them.',
      granted: 'It ate them, one and all, saying no. There is one on its back. It must be the wind.',
    },
    {
      by: { action: 'feed', item: ['scrambled egg'] },
      wish: 'There was a note about egg on its left shoulder, and somebody washed it off. {name} would need some scrambled egg to be able to write it again.',
      granted: 'Egg, it says there, in froth, from the ear to the hip. It has underlined it.',
    },
    {
      by: { action: 'feed', item: ['dried beetles'], hours: [18, 22] },
      wish: 'It likes to be heard eating beetles by nobody at all, in the evening, when the street is loud. If some were put down after six, and you hummed, {name} might chance it.',
      granted: 'You hummed. It sounded like a cart on cobbles. {name} glared at the street for making such a din.',
    },
    {
      by: { action: 'play', item: ['leaf pile', 'fleece strip pit'] },
      wish: '{name} has looked under everything in this house. It wants more things to look under. A heap of leaves, or of fleece, the deeper the better, and no rake.',
      granted:
        'It went in at teatime. It has been under every one of them by now, and has begun on the other side of each.',
    },
    {
      by: { action: 'play', item: ['solid surface wheel'] },
      wish: 'There is somewhere that it has to be, about three miles off. {name} does not propose to leave the room. It would like the wheel.',
      granted: 'It was there and back before you had finished your page. It did not care for the place.',
    },
    {
      by: { action: 'play', item: ['toy car', 'ping pong ball'] },
      wish: 'Something small with wheels, or something round, to be pushed along the wall and grumbled at. {name} has run out of things that can be told to get a move on.',
      granted: 'It told it, up the wall and down. The thing did as it was bid. {name} went rather pink about the foot.',
    },
    {
      by: { action: 'clean', item: ['lukewarm foot bath', 'colloidal oatmeal soak'] },
      wish: 'The left hind foot has got cold with being out. {name} has no views on it. A warm foot bath, if one were standing about, might be walked through.',
      granted:
        'It was walked through, and back, and stood in. The huffs came slower and slower, like a kettle being taken off.',
    },
    {
      by: { action: 'sleep', item: ['dry leaf nest', 'log burrow'] },
      wish: 'The wind is in the leaves, and they are all going somewhere without it. {name} would like to be put to bed in a nest of the dry ones, or in a log.',
      granted: 'There is a bulge in the leaves, and it is muttering, and the muttering has a tune.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It is not tired. It has walked into the same table leg twice and huffed at it both times, and it is not tired. Somebody should put {name} to bed.',
      granted:
        'It said no to the blanket, no to the lamp being lowered, and the third no did not get as far as its mouth.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} would like to be let alone, this evening, by you in particular, from quite near, for a good long while.',
      granted: 'You let it alone with all your might. It could feel it through the spines.',
    },
    {
      by: { action: 'reflect', hours: [18, 22] },
      wish: 'When it gets dark the hedge would be talking. There is no hedge here, only furniture. Sit with {name} after nightfall, and rustle a bit.',
      granted: 'You rustled, like a hedge that means well. {name} corrected you once or twice.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You sat there today and then you got up, and {name} had only that moment lowered its last spine. It says that it makes no difference. It says come twice.',
      granted:
        'This time it began where it had left off. There was one spine still up, at the back, and that came down too.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The tram ticket',
        shape: 'ticket',
        text: 'Single, to the terminus, and punched. It came off on your sleeve. {name} had no idea that it was travelling.',
      },
      {
        name: 'The tinsel',
        shape: 'ribbon',
        text: 'It shone on {name} from one winter to the next, and {name} supposed that it was the neighbours. It is yours, as you were the one who could see it.',
      },
      {
        name: 'A bead of wax',
        shape: 'candle',
        text: 'From a candle that you once left burning low. {name} had walked under it on purpose, and has never said so.',
      },
      {
        name: 'A shed spine',
        shape: 'feather',
        text: 'Banded, brown and cream, quite blunt. It was left in your palm, where it had gone in, the last time that any did.',
      },
      {
        name: 'The pressed daisy',
        shape: 'flower',
        text: 'It was worn at the very back and slept on until it was flat. {name} says no, it was never there, and do not bend it.',
      },
    ],
    return: {
      name: 'A leaf with no tree',
      shape: 'leaf',
      text: 'Black, thin as breath, and cold. It was the one thing on its back when {name} came home, and it huffs when you hold it to the light.',
    },
    streak: {
      name: 'The dish’s chip',
      shape: 'chip',
      text: 'Knocked off the rim in the excitement, on the twenty-fifth evening. {name} maintains that the dish was always like that.',
    },
    hundred_days: {
      name: 'The horse chestnut',
      shape: 'ball',
      text: 'In its husk, half open. {name} found it in the leaves and has sat by it since like somebody looking at an old photograph.',
    },
  },
  release: [
    'You put {name} down at the hole in the hedge. It says no. It says it going in, and from the far side, and once more from the ditch, and then it is only the leaves that say it.',
    'It trots off with its skirts up. At the edge of the lamplight something on its back gleams, once. It has taken a thread of you along, and does not know.',
  ],
  dying: {
    neglect: [
      'It lay unrolled on the boards, with nobody to roll up from. {name} is dead. The one foot was out, as ever.',
      '{name} had asked all its life to be let alone. It was found under your chair, and a leaf had been pushed up against each of the legs.',
    ],
    hunger: [
      'The skin was too large for it at the end. {name} died by the dish, with its snout on the rim, and had made no noise.',
      '{name} is dead. Its back is clean. It had found a way to reach all that was there, and none of it was food.',
    ],
    illness: [
      'The foot was warm until it grew light. {name} is dead, and the rest of it had gone some while before, without a word.',
      'There was a small huff towards morning. It was the last thing {name} said, and it was not said crossly.',
    ],
    poison: [
      'It was in the dish, and {name} said no to it, as to everything, and ate it. This once it ought to have been believed.',
      '{name} is dead of what it was given. It had rolled itself round the pain, to keep it from anybody else, and stayed so.',
    ],
  },
  returned: [
    'Somewhere under the dresser there is a huff. It is rusty. Then the leaves part, and {name} comes out of them, thin, with its nose up, and says no to the lamp, and no to you, and stays.',
    'A cold ball lies on the mat. You breathe on it. It opens by a finger’s width, and then, as it is you, by the rest.',
  ],
  epitaph: {
    openings: [
      '{name} is under the leaves, rolled up, with one hind foot left out. Please do not rake here.',
      'Rake round this place, not over it. There is {name}.',
      'Set a leaf on this, if you have one, and go quietly. {name} did not care to be thanked, or to thank.',
      '{name}, rolled up for good, one foot out.',
      {
        text: 'All that {name} ever loved was on its back, where everyone could see it but itself.',
        when: ['from_child'],
      },
      { text: 'Five thousand spines, and {name} let down every one, in the end, by accident.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It said go away, and somebody did.', 'There was nobody to be shut against, and so it came open.'],
      hunger: [
        'It could not bring itself to ask twice.',
        'It looked beneath every leaf, and there was nothing under the last one either.',
      ],
      illness: [
        'It told nobody. The foot told, and nobody asked it.',
        'It went soft all over, which it would not have wished known.',
      ],
      poison: [
        'Its spines all faced outward, and that came from the dish.',
        'It huffed, and was thought to be joking.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Fine. You are not humming. The leaves are damp and loud and there is something under nearly all of them, and your legs are going like anything, not that you have any. No. Yes, well, it was a good beetle. Somebody large is sitting over there pretending to read. They breathe through their nose. It is a reasonable sound. They may as well stay until you have done this side.',
      'You are {name}. All your spines are down, and that is on account of the damp. You have been along the wall. You have told the wall. Something is caught on your back, light, it swings when you trot, and you have no idea what it could be, and you trot. No one is to look. That nuisance there is looking. Let them put out a finger then, low, if they must, and not make a speech.',
    ],
    content: [
      'You are {name}, and there is nothing to report, and if there were you would not report it. A leaf. Under the leaf, floor. You moved it, so it is moved. The lamp is a big soft dandelion, your eyes being what they are. It is warm just here where someone has been sitting. No, you were coming this way in any case. They could sit there again. You only mean that the place is going to waste.',
      'You are {name}. You could not say what is on your back. They tell you it is {days} days of one thing and another. Rubbish. You would have felt it. Though it does keep the wind off. There was one evening, never mind which, you chewed that over and put it right between your shoulders where you could not get at it to spoil it. They can have a look, the nuisance. Then they might say what is there. Quietly.',
    ],
    bored: [
      'You are {name}. You pushed the tube. It went, and then there was a wall, and that is all that can be said for tubes. No one is bothering you. You have sat in the middle of the floor for an hour, being not bothered, with your spines up, and it is like having an umbrella in the desert. No, you do not want to play. If somebody rustled a leaf you would have to go and see, that is all. Let them rustle.',
    ],
    hungry: [
      'You are {name}. It is not you making that noise, it is your stomach, and it has always been common. You went round the dish, to be on the safe side. It smelled of Tuesday. You have no wish to hurry anyone. You will simply be behind their heel, here, breathing, and if they should fall over you that is because of where they put their feet. Something that crunches. And then would they please turn round.',
    ],
    starving: [
      'You are {name}, and you have come out in the light. That tells them, does it not. Must you say it? There is too much of the coat and not enough to button it on. You ate what was written on your shoulder. It was only the word. You would say no, from habit, but a no wants some breath behind it. Put something down. Anywhere. They can watch you eat it. You do not mind who hears.',
    ],
    sick: [
      'You are {name}. Nothing is wrong. It is only that the floor has a lean to it, and your brow has stuck, and there is a fly in your chest that buzzes when you huff, so you do not. They have hold of your foot. You had forgotten that was out. It is a very forward foot. It seems to have told them everything. All right. The drop, then, on the end of the nose. And they can go on having the foot.',
    ],
    failing: [
      'You are {name}. You meant to roll up for this. It was what you were best at. You gave the order, and it went down the line, and nobody was there, all those spines and nobody. So here is the belly. They have seen it. They are not laughing. It is quite nice, in fact, with a hand. You ought to have, well. Quick with the medicine, if they have it. No. Do not let go to look for it. Yes. Go.',
    ],
    near_death: [
      'You are {name}. You asked to be let alone, and you were, and you want to say that you were speaking generally. It has been very thorough. The leaves came off, the bit of something shiny came off. You can see it now, lying there. It was pretty. Nobody is in the chair. You would give up the whole of your spines for a person to keep off with them. Come and be a nuisance. Sit down here.',
    ],
    asleep: [
      'You are {name}, and it is a hedge, and it goes on for ever. They have all hung something on it as they went by, a ticket, a leaf, a lick of wax, and you walk along beneath and read. So that is what it says. It is about you. It is not even rude. No, you say, and the hedge says no, very kindly, and you walk on. There is something warm that has you by the foot. It had better stay.',
    ],
    shy: [
      'You are {name}, and you are shut. There is no use in knocking. There is somebody on the other side who has been sitting there for a time, on purpose. They smell of soap and bread. You have let them have the rain, all five thousand, and they did not so much as move the chair. Huff. Still there. It is not that you want them to go. You only want them to know that you said so.',
    ],
    back_from_death: [
      'You are {name}. It was leaves, down there, leaves to the bottom, and not one of them had anything under it. You looked. You did wonder about that dish. So you came up. Your back feels very bare and you do not know why that should be, as you never had anything on it. You would not mind being brushed against. By somebody woolly. And the dish at its usual time, so that you have a thing to say no to.',
    ],
    hurt: [
      'You are {name}. You said no. You do always say it, that is your own fault, you see that. But it was in the dish, and that dish had been all right. Now you are wound round a hot pin, and you cannot tell which way out the spines go. They look sorry, from what you can see, they are a blur that is sorry. Let them take it off, whatever it was. Let them sit down. Not so near. There.',
    ],
  },
}

export const HEDGEHOG: Species = {
  slug: 'hedgehog',
  name: 'Hedgehog',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['solitary', 'nocturnal'],
  personality:
    'A grumpy pincushion with a soft underside it will deny having. Opens a finger-width at a time, on its own schedule.',
  special_mechanic:
    'Stays rolled up about how it feels: its stats are hidden until trust 50, which shows hunger, and trust 90, which shows all.',
  mechanic: {
    shown: [
      { from_trust: 50, stats: ['hunger'] },
      { from_trust: 90, stats: ['hunger', 'happiness', 'health', 'trust', 'discipline'] },
    ],
  },
  items: {
    approved: {
      feed: [
        'hedgehog kibble',
        'live mealworms',
        'dried beetles',
        'scrambled egg',
        'lean cat biscuits',
        'waxworm treat',
        'mashed pumpkin',
      ],
      play: [
        'solid surface wheel',
        'leaf pile',
        'fleece strip pit',
        'ping pong ball',
        'mealworm hunt',
        'pvc pipe maze',
        'toy car',
      ],
      clean: [
        'lukewarm foot bath',
        'quill toothbrush',
        'colloidal oatmeal soak',
        'tiny nail clip',
        'wheel wash',
        'fleece liner change',
      ],
      medicine: [
        'mite treatment',
        'quill oil drops',
        'warming pad',
        'vet checkup',
        'deworming drops',
        'vitamin e',
        'dental rinse',
      ],
      discipline: [
        'wait for unrolling',
        'quiet voice',
        'set down calmly',
        'let it huff',
        'withdrawn finger',
        'end handling session',
      ],
      sleep: ['igloo hut', 'fleece snuggle bag', 'dry leaf nest', 'heated enclosure', 'log burrow', 'daytime darkness'],
    },
    harmful: [
      'cow milk',
      'bread',
      'wire mesh wheel',
      'slug pellets',
      'macadamia nuts',
      'grapes',
      'tea tree oil',
      'hibernation fridge',
    ],
  },
  appearance: {
    look: 'a salt-and-pepper hedgehog half unrolled, with a wet pointed snout between banded quills',
    colours: ['#7d6a58', '#f1e3cf', '#3a2f28'],
  },
  figure: {
    eyes: '#1f1815',
    body: 'round',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.6,
    marking: 'face',
    extras: ['spines'],
    size: 0.86,
  },
  book: BOOK,
}
