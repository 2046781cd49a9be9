/**
 * The Tortoise wants to get to the south wall, and has set out. It fears being put on its back, frost, and the mower.
 * It came out of the egg with the face of a great-uncle and thinks in reigns; gardeners pass. Three odd facts. It
 * answers, but late: what was said on Monday is weighed, and on Thursday it nods. There is always a dandelion stuck to
 * its chin, of which it knows nothing, and so, wherever it has been, there is a yellow line across the lawn a year
 * after. And it takes the wheelbarrow for a relation who went to the bad: a hard back, the wrong way up, rushing about
 * on one foot, always full and never satisfied; it does not speak to it.
 * Body: a dome with amber rays, legs like small elephants, a neck that comes out further than expected, a beak with no
 * teeth and endless leisure. It runs on sun, and must be warm to the third toe before it begins. It cannot swim and has
 * no wish to. It goes straight: what is in the way is moved, or leaned upon until it moves. It eats as if hearing
 * evidence. It sleeps by drawing in its head with a long hiss and being a stone. It sulks in the same manner, but with
 * the hiss addressed to someone. It trusts in decades, and therefore begins at once. It never goes round, never looks
 * up, never does today what the frost will do for it. Its keeper is the present gardener, a short-lived kind, of whom
 * it has resolved to grow fond while there is time.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'First a foot, then such a long rest that you fetch a chair. Then a face the size of your thumbnail, creased like a grandfather’s, with eggshell stuck to its chin. {name} considers you, then the chair, and rests again.',
    'A beak comes through, rests, and the afternoon goes by. Towards evening there is a head: bald, wrinkled, rather like somebody who once sat in Parliament. {name} looks at you. It does not seem surprised.',
  ],
  looks: {
    thriving: [
      '{name} has found the one warm flagstone, laid itself on it like a lid on a pot, and let out all four legs and the neck. A butterfly tries the dome, and then the dandelion. Nobody is asked to leave.',
      '{name} is walking downhill, and it has got away from it a little. The elephant feet go at very nearly a trot. It arrives at the bottom, stops, looks back up the slope, and is seen to consider doing it again.',
      {
        text: '{name} is a walnut with a face. It has crossed your palm, from the wrist to the middle finger, and looks over the edge at the rest of its century. Then it lies down on the life line.',
        when: ['baby'],
      },
      {
        text: '{name}, some hours old, has found the life line in your palm and is walking it, one tiny elephant foot and then the next. It comes to the end of the line and does not stop. It is already on your wrist.',
        when: ['baby'],
      },
      {
        text: '{name} walks round you, close in, the way one goes round a young tree to see whether it was put in straight. This takes some time. Having got back to your left shoe, it leans on you a little, to see if you have taken.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is crossing the lawn, as it was when you last looked in. It stops, considers you from behind the dandelion, and alters its course by a few degrees. It is coming over to see you. You may as well sit down.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has seen you and is coming over. It has been coming over since you opened the door, and is now past the second flagstone. Sit down. The first gardener used to walk out to meet it and missed the best part.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is on its way from the far wall to your shoe, dandelion nodding. You have things to do. You stand there and do none of them. Some while later a chin as dry as bark is laid across your laces.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} basks with its neck out to the very last fold, a pale one, soft as an old purse, which nobody has been shown since the second gardener. You come and stand beside it. It leaves it out.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}, fed and comfortable, gives you the long look it must once have given a pear tree, when that was a stick somebody had pushed into the ground. The dandelion comes no nearer. It can wait and see. Nothing needs doing.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is out on the warm stone with its neck at full length, enjoying itself. You come, and the neck goes in by about a third. It is a remark, not a flight. The dandelion stays outside, where you may look at it.',
        when: ['from_child', 'wary'],
      },
      '{name} has been {days} days in this garden, and the sun is on its back. It gets up on its toes, all four, and stretches its neck out at the sky, till every fold is gone.',
    ],
    content: [
      '{name} is in the shade of where the pear tree was. There is no shade there now. It has not been told, or has been told and is thinking about it. It is very comfortable there, in the shade.',
      'A leaf comes down on the back of {name}, and later another. It does not shake them off. By and by it moves on, three steps, at a pace that a leaf can keep up with.',
      {
        text: 'A snail overtakes {name} on the brick path. {name} lets it. Some while later it passes the snail, which has stopped for moss, and neither of them makes anything of it.',
        when: ['well'],
      },
      {
        text: '{name} is halfway over the rug, going or coming. In time it notices you there and gives you the look it keeps for young trees, with the dandelion stirring on its chin. You may come to something. It will check again.',
        when: ['well'],
      },
      {
        text: 'There is a new chair. {name} puts one elephant foot against its leg and leans, to learn how long it means to stay. The chair creaks. {name} nods, and the dandelion on its chin nods. Nothing else needs settling today.',
        when: ['well'],
      },
      '{name} stops at the same place by the path, as it does every day, and looks at the ground there. It is where it once had something good: {loved}. Then it walks on.',
    ],
    curious: [
      'There is a flowerpot where there was none in the spring. {name} walks into it. It considers the flowerpot’s position, and walks into it once more, to be fair.',
      'The neck comes out, and then, when you believe that to be all, comes out. At the far end of it {name} is looking at your bootlace with one black eye.',
      '{name} has halted before the watering can. A drop hangs from the rose of it. It falls. {name} waits, with an open mind, to see whether that was a habit.',
    ],
    bored: [
      'A ball lies on the lawn, and {name} has gone and stood beside it, and waited for it to begin. They have been there for some while. Neither likes to go first. Come and play, please.',
      'By the track in the dust {name} started at the wall, some while ago, with the ball before its chin. It has got to the middle of the room. Here it has stopped, and looks at you. The other half is yours.',
      '{name} has walked round the dish, and as that was over so soon it has walked round it the other way. It has sat down. It has thought of everything once. Come and be raced, please. It needs a game.',
      {
        text: 'It has stopped, in the open lawn, where there is nothing in its way, and does not go on. The south wall is quite near. Walk with {name} for a bit, or give it something to lean on.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has put out its neck, a good deal further than you thought there was neck, and laid it on the ground in the direction of the kitchen. It could outwait a tree. Its meal is due all the same.',
      '{name} set out for its dish in good time, allowing for its own speed and allowing for yours, and arrived to the minute. There is nothing in it. Its meal is due. It has come first. Kindly come second.',
      {
        text: '{name}, no bigger than a matchbox, has set out across the floor for the empty dish and is over the first board. You have time to get there ahead of it, fill the dish, and look as though nothing had happened. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, new and no bigger than a nut, has got its front feet up on the rim and looks into the empty dish with the air of a great-uncle at a bad hotel. It sees you, and waits for service. The meal is late.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is leaving you. Since you looked in it has covered an inch, dandelion trembling. The meal is overdue. Bring it, and set it down ahead of those feet. You have time to get there first.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} waits with its chin on the rim of the dish, as it waited for the first gardener, and then for the second. It looks at your boots the way one looks at a new pair. The meal is overdue. Bring it now.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: 'When the meal fell due, {name} began to turn round to face the way you come. It is three quarters there, dandelion leading. It is not hungry and does not doubt you. Bring the dish now, and you will both arrive together.',
        when: ['well', 'trusting'],
      },
      {
        text: 'Knowing you, {name} allowed for some delay and set out in good time to fetch you. It has got to the edge of the doormat. It is not hungry yet, and not put out. Spare it the stairs. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has never hurried, so it is hard to tell. Look at the feet: they no longer point anywhere. It is weak, and has turned its eyes from you. The meal is overdue. This once, hurry.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} measures kindness in decades, and you have none behind you. Weak, it watches your boots from under its rim. The meal is overdue. Bring it now. A decade has to begin somewhere.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} set out for the dish in good time, got there, and looked in. It has now turned round and is on its way to tell you, one elephant foot after another, hollow as a drum. Spare it the walk. Feed it now.',
      '{name} set out for your shoe some time ago, and is here. It takes the end of the lace in its mouth, tries it, and gives it back. It outwaits most things. It is hungry, and the meal is overdue. Feed it now.',
    ],
    starving: [
      'Where {name} has dragged itself along the wall there is a scored line in the dirt, and at the end of it a gnawed wooden plant label that says LETTUCE. Feed it at once.',
      '{name} can live on little, and for long. But it has had nothing for {hours} hours, and its head lies on the ground, at the end of its neck. Feed it now.',
      {
        text: 'The dandelion is gone from {name}’s chin. It has eaten it. Its head lies on the floor by the dish and does not draw in at your shadow. All its life it has had time. It has none now. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} has stopped between the wall and the warm tile. From anyone else you would take it for slowness. But one elephant foot is still in the air, and it trembles. Medicine, or rest. Carry it to the tile.',
      '{name} gets up on three of its feet and considers the fourth. Then it lets itself down again. It is not ill. But it has put off the lawn, and it never puts off the lawn. Rest, please, or medicine.',
      {
        text: '{name} drew in its head when you came, and has forgotten a foot outside. It seems too much to fetch it. It is not ill. It is worn, like a doorstep, and would sooner you did not look. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It has set out to greet you, and you can see that from here. It comes half a foot, rests its beak, nods to you, and comes on. Go to it. Bring something from the vet’s bag.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has two days of the vegetable bed on its back, and something there has begun to sprout. It walks with care, like someone to whom this has been entrusted. All the same it itches. Wash it, please.',
      'There is mud upon {name}, hard as a second shell, two days of it, and you cannot see one amber ray. It has noticed nothing. It thinks that it has been getting dark rather early. A wash, please.',
      {
        text: 'Something has come up in the dirt on {name}’s back, with two leaves. {name} has known a pear tree from that size, and walks so as not to jolt it. Find it a pot. Then bring a brush and water.',
        when: ['from_child'],
      },
    ],
    sick: [
      'The dandelion on {name}’s chin has gone to seed, and every seed is still on it. You have to watch a long time before one trembles. It sees no cause to hurry its breath. You have one. Medicine, now.',
      '{name} set out to meet you when it heard the gate, and stopped at the first step with the foot still out. The dandelion on its chin lies in the dirt. One of you has to hurry. Bring medicine now.',
    ],
    failing: [
      'You lift {name}, and it weighs what a hat weighs. The head hangs out of the shell and does not go in from your hand. Even this one can be hurried. Medicine and food, now, or it dies.',
      'You lift {name} and it is light as an empty pot. The head hangs out of the shell and does not draw in when you touch it. Medicine, now, and something soft and green to eat.',
      {
        text: '{name}, which has never hurried, is breathing as if it had somewhere to be. Its head lies out on the stones, because drawing it in is too far. It needs medicine and food at once, or it will die. You must do the hurrying.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} has walked as far as your old boots, by the back door, and lain down with its beak in the left one. For a tortoise it is a great way. Nobody was there at the end of it. Sit with it, now.',
      '{name} has dug itself a place by the wall, next to the old pear stump, and set its feet in it, in order. It thinks that this is that day. Sit on the stump, lay your palm on the dome, don’t leave.',
      {
        text: 'The head has not been drawn in. It rests on the ground, pointing the way you come, and the dandelion has dropped from the chin. {name} has always had decades. Now it has hours. Sit with it, and do not go.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'You hold your breath to listen for {name}’s, and have to let yours go first. Then the dandelion on its chin lifts, stays up a good while, and sinks. It is asleep and well. Nothing is wanted until it wakes.',
      '{name} has gone in and left the dandelion outside on the sill, as others leave boots. Deep in the shell something breathes. You wait for the next one, and it comes when it is ready. Nothing is needed until it wakes.',
      {
        text: '{name} went to bed when the wall lost the sun, as it did under both gardeners. It has backed into the leaves and put its head away. There is nothing you can do before morning that it has not seen done.',
        when: ['from_child'],
      },
    ],
    asleep_in_danger: [
      'It has not shut its door. The head lies half out in the cold, on one side, and does not know it. {name} wakes at {wakes_at}. Be there meanwhile. Sit by it now, with a hand on the dome.',
      'There is sleep, and there is winter, and {name} is lying in between. It wakes at {wakes_at}. What it can be given until then is that somebody reflects beside it. Begin.',
      {
        text: '{name} went to sleep on its way to a dandelion, with one foot forward. Wait with it now, on the grass, and at {wakes_at}, when it wakes, have the dandelion come to it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} saw you come in and has begun to leave. One foot is already up. You have time to fetch a chair, so fetch it, and sit, and say nothing. It may not trouble to put the foot down.',
      '{name} has parked itself with its front against the wall, so that all there is to see is house. It was let down by nobody. It has simply known you for no time at all. Sit with it, and make a beginning.',
      {
        text: 'When you looked in, {name} set off away from you at its very best speed. It is now almost further off than it was. Sit down quietly. There is time.',
        when: ['baby'],
      },
      '{name} does not hold {wait} against a person, having known longer. It has merely drawn in one leg the further, upon your side. Keep it company until it forgets to.',
    ],
    back_from_death: [
      'When it died {name} was on its way to your boot, three steps off. Since it came back it has taken two of them. The dandelion is still on its chin. You have not moved the boot.',
      '{name} came up out of the topsoil, with a root across its brow, and sits at the edge of the hole like one who has been a great way down. Stay by it. Let the next greens be punctual.',
      {
        text: '{name} has outlived two gardeners, a pear tree and, some hours ago, itself. It takes a step, and cranes round to see whether the step is still there. It is. Then it sets out for your shoe.',
        when: ['from_child'],
      },
      'It stands upon the lawn and looks at a dandelion. It does not eat it. It has time again, all that there is, and nowhere to put it. Sit with it, and keep its mealtime.',
    ],
    old: [
      'By its own reckoning it is not old yet. But there is lichen on the north side, and a wren has asked about the hollow by the neck, and {name} is thinking it over.',
      'A yellow line has come up across the lawn, from the step to the shed, and bends a little at the wheelbarrow. {name} goes along beside it, wondering who was here before.',
      'It has taken {days} days, and it has now got as far as the sundial. {name} halts in the shadow of the hour and lets that pass over, from the one side of its back to the other.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} puts its foot on the dinner, so that the dinner will not hurry off, and pulls. A piece comes away. It looks into the middle distance and works its jaw. When nothing is left, it goes on standing there.',
        'A green stain runs down the chin of {name}, and every bit of the meal is gone. It looks about, in case some got away. It was a sound dinner. They were made like that in the first gardener’s time.',
        {
          text: '{name} is no bigger than a coat button and has so far outlived one egg. It considers the meal for what must be a fair part of its life, and bites. Then it starts on considering you. That may take longer.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} aims, opens its mouth, and shuts it a thumb’s width short of the dish. It considers the gap. One elephant foot comes forward, no bigger than a button. You have time to sit down on the floor. The next bite lands.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats at its leisure, dandelion wagging, and looks at your boots. It has known two other pairs stand on that spot, both of them punctual to begin with. It makes no remark. It would like to see these worn through first.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats down to the rim, in comfort, and wipes its chin on the step. Then it looks up at you for a time, as it looked at two gardeners. They also were punctual, to begin with.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, reflects, and starts out across the flagstones towards you. You could meet it halfway. Instead you finish your tea, and the newspaper, and the back of the newspaper. Then there is a chin on your shoe, with its dandelion.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down on time and find {name}’s chin already over the place, dandelion and all. From its stone to here is an hour’s walk. It must have started out on the understanding that you would come.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'It used to wait until you had gone. Now {name} starts down the path when it hears the gate, and it is still starting when you have set everything out, sat down and tied both your shoes. It gets there.',
          when: ['from_child', 'glad', 'warming', 'well'],
        },
        {
          text: 'One mouthful is left at the near edge of the dish. {name} left one for the first gardener, and for the second, and neither saw what it was. It walks off four paces, turns round, which takes a while, and sees you pick it up.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats the prickly pear from your palm, and when the pad is gone the beak closes on your thumb, finds out whose it is, and lets go with enormous care.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} starts toward you when the gate clicks. You meet as arranged, you with the strawberry, at the stump of the pear tree. It eats from your palm. There were two before you. Neither was shown the good side of the hedge.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats to the end at the pace of the century. That is {streak} on time. It comes over and lays its chin on your boot, dandelion and all. The last gardener was given that in the eleventh year.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} climbs into the dish, to be nearer the matter, eats its way across and cannot get out at the other side. That is {streak} on time. It lets you lift it, legs drawn in. It does not thank strangers.',
          when: ['baby'],
        },
        {
          text: '{name} eats behind its own elbow, so that you see the dinner go and not the face. It takes it very long, with a whistle at each breath, and it does get to the end. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'At the last bite {name} nods to you. It took {streak} meals on time to bring that nod up from the bottom, and it takes a while to come to the end of it. One of the gardeners got it on leaving.',
        '{name} eats all of it and turns, by degrees, to face you. It does not judge by one meal. There have been {streak}, on time. It has begun to look at you as at something that came with the garden.',
        {
          text: '{name} has had two gardeners and a pear tree, and only the tree was punctual. Now there is you, on time the last {streak}. It eats, and leans on your leg as it used to on the bark.',
          when: ['well'],
        },
      ],
      early: [
        'You bring the dinner, and {name} had not yet set out for it. It eats a leaf’s worth, standing where it is, and then sets out, properly, so as to arrive at {opens}. Be there with the rest.',
        '{name} looks at the dish, looks at the sun, and looks at you. One of you is early, and it is not the sun. It takes a small bite, so that you should not have hurried for nothing. Come again at {opens}.',
        {
          text: '{name} nibbles a corner, on account of your having walked over with it, then draws in its head until the rest is due. The dandelion on its chin does not fit. It stays outside by itself, facing the dish.',
          when: ['no_item'],
        },
        {
          text: '{name} takes one mouthful, dandelion bobbing, and puts off the others until it shall be hungry. It lowers itself in front of the dish to wait. It has outwaited a pear tree. The dish is not built for that.',
          when: ['from_child', 'no_item'],
        },
      ],
      late: [
        '{name} has seen two gardeners come and go, and it eats the late meal without remark. Then it lifts its head and studies your face for a good while, from boots to hat, as one looks at the third.',
        '{name} eats it all, and begins at the far edge, so that the dish moves a little with every bite. By the end it is quite a way off from you. It has not looked up once. It may be the slope.',
        {
          text: '{name} had set out to find another gardener, and was at the third flagstone when you caught up with the dish. It eats there, all of it, the dandelion nodding on its chin. Then it goes on.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has waited out frosts, and now it has waited out you. It eats everything, without haste and without a look. Then it begins to turn its back on you. With that much back, it takes some time.',
          when: ['wary', 'well'],
        },
        {
          text: 'You were so late that {name} had time to come and meet you, as far as the mat. It eats on the mat. Then it turns round to go home, and when you offer to carry it, the head goes in.',
          when: ['well'],
        },
        {
          text: '{name} eats without haste, the dandelion going up and down on its chin. It has had two gardeners in its time, the good one and the other. When it has done, it raises its head and looks at you, rather long, to see which.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} measures kindness in decades, and you have set this one back. It eats your late meal lying down, and then, weak as it is, spends a whole step on getting further from you. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The head is a long while coming out to the dish, and when it gets there {name} has to rest its chin on the rim. You hold the rim steady. One old eye rolls up and inspects the hand.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is late. {name}, hours old, has already been kept waiting most of its life. It eats with its back to you, its whole back, there being not much else. Gardeners, says the back. It had heard of them.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes one bite and holds it, as if the next part had slipped its mind. Its breath whistles. It has drawn its head away from you by half, and has not the strength for the other half. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} lay with its neck along the ground. It is light to lift, and it ought to be heavy. It eats all of it, and moves its head away from you. Not even this one can wait so long.',
        'For {hours} hours {name} ate what grew within reach, and then only earth was within reach. It takes all that you bring, slowly, looking past you. It has outlived a good deal. Do not ask it to outlive this.',
        {
          text: '{name} eats what should have come so many hours ago, then sets out for the far side of the room, away from you. It lifts each elephant foot as if for the only time. You could say sorry at every step.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are so late that {name} has set out. You meet it halfway up the path, on the way to where you live. It eats there, out of your hand. Then it goes on, past you, a little, to see if anything has happened.',
          when: ['trusting'],
        },
        {
          text: '{name} had set out for the door to meet you. After {alone} it has got as far as the rug. It eats what you put down there, every bit, and then turns, one foot after another, and starts back.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} has outlived two gardeners. After {alone} with nobody, it had begun to think of you as the third. It eats, without hurry, and takes one elephant step back from your hand.',
          when: ['wary', 'well'],
        },
        {
          text: 'Two gardeners left {name} by dying, and it forgave them. You left it for {alone} and came back. It eats, too weak to raise its head. Then it turns, which takes a long time, until the dome is between you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lay for {alone} with its chin on the ground, and the dandelion there has wilted. It eats slowly, because it is weak. As your hand comes near, the head goes in, and the dandelion stays outside.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It cannot lift its own house. {name} eats lying where it was, from the ground, so long after its hour that the grass has grown up round its feet. It has waited out worse, but never for anyone.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The legs, that have carried it through two gardeners, will not carry {name} to the dish. You bring it to the beak. It eats. It has shut its eyes on your side, and it is in no hurry to open them.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} gazes at the dish for so long that you take it for appetite. It is a refusal. It began when you put the meal down, and it arrives at last as a slow turn of the head, by which time the meal is spoilt.',
        '{name} is full up to the roof. It draws in its head to look, and you hear it try to turn round in there. It comes out and lays its chin beside the dish. Come again at {opens}.',
        {
          text: 'You hold the dish out and {name} appears to think it over. A leaf comes down in it. An ant looks in, and goes for the others. When at last you take it away, the old head is about halfway through a no.',
          when: ['no_item'],
        },
        'You put dinner before {name}, and it regards it with good will, as one regards the next generation. There is no room at present. It plants one foot on it, to keep it. Come back at {opens}.',
      ],
      ill: [
        '{name} opens for the food, and forgets to close, and then remembers. One bite goes down the long neck. By the time it has arrived there is strength for one more. Do not hurry it. Medicine next, please.',
        'You warm the food in your hands and hold it under its nose, and {name} takes a shred, and chews it for a very long time with its eyes closed. That is dinner, for today. Now medicine, please.',
        {
          text: '{name} gives one bite all the time it deserves, and begins on another. Then the head goes in, quick as a drawer. Nobody living has seen it do anything quickly. Medicine next, and you may hurry too.',
          when: ['from_child'],
        },
      ],
      loved: [
        'Nobody has seen {name} run, so you will not be believed. It was {item}. It came across the lawn with its neck out like a bowsprit, and has eaten every bit, and stands over the place in case it grows again.',
        '“{item},” you say, and at the far end of the garden {name} lifts its head. It is a word that it has treasured up from better times. It eats it all, slower than ever, so that they should not be over.',
        {
          text: 'You put down {item}, and are given to see {name} run. It lifts its shell clear off the ground and comes rocking over the grass like a dresser going downstairs. Four bites, eyes closed. Then it breathes out.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and something is seen that the last gardener spoke of and nobody believed. {name} trots. Its shell rocks from side to side like a cart that has got away from its horse.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item}. It is stepped on with the left foot. It is stepped on with the right. {name} continues south. A dandelion would have detained it.',
        'It tries it, with its head to one side, as one hears a foreign anthem: {item}. It was sorry when you had brought that and not clover.',
      ],
      harmful: [
        '{name} took its time over that, as over everything, and so it had all of it. It was {item}. The neck lies out along the ground, and the old eyes run. It cannot hurry it through. Never let it have that again.',
        '{name} has always eaten what was there, and that was there, and it was {item}. It presses its beak against the cold earth, and lifts it, and presses it there again. It hurts. Keep that out of the garden for good.',
        {
          text: 'You gave {name} {item}, and it ate, as it eats, down to the end. Now it strains with its neck far out, foam at the beak, and each foot scrapes by itself. It will remember this longer than you live. Never that.',
          when: ['item'],
        },
        {
          text: '{name} has outlived two gardeners, and neither of them gave it {item}. Its neck will not come up, and there is foam on the dandelion. Never that. Take it out of the garden, and see to the poor old head.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lie down flat in the grass across its path, and {name} keeps straight on. It is a long climb. At the top of you it stops, stretches up its neck, and takes in the view.',
        'You and {name} play at statues, and you are out. You play again, and you are out, because a fly came. It had a fly as well. It looks at you very brightly, and is ready when you are.',
        {
          text: 'You roll the ball and write half a letter. {name} gets there, thinks it over, and gives it one push, dead straight, dandelion nodding with pleasure. Then head and feet go in, and the house is shut until it is your move.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The red ball rolls up and taps {name} on the shell. Nothing. Then, as you turn to fetch it, a blunt head comes out and shoves, and the ball is against your heel. The head is gone already.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You race {name} to the flowerpot, and halfway there, as the rules demand, lie down and snore. The elephant feet come up and go by. Then they stop, turn round, which is a great deal of work, and come to see whether you are ill.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the ball to {name} and go back to your letters. You are signing the last when something bumps your heel. It is the ball, and behind it a domed person with a dandelion on its chin, racing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the apple along the path, and go in, and have your tea. When you come out it is rolling slowly back. {name} stands behind it with mud on its forehead and one foot up, and a very old light in its eye.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You roll a marble to {name}, and {name} sets out to meet it. The marble goes by, hits the wall, goes by again and comes to rest. {name} has not altered course. It arrives, and puts one round foot on top.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You race {name} along one floorboard on two fingers, meaning to let it win. Halfway you stop to look at its feet, which are an elephant’s, in the size of shirt buttons. When you look up, it has won.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You do a little dance for {name}, and it watches with attention, right up to the end, and for some time after the end. It could hardly be happier. It will laugh about it in the spring.',
        'You bowl an apple past {name}, who is as content as a wall in the sun. It sees it roll into the hedge. It will look into that. You can watch it making a note of the hedge.',
        {
          text: 'You hide behind the water butt. {name} sets out, dandelion foremost, arrives, regards you with complete contentment, and keeps walking. It turns out this was on its way.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You kneel down and play at bulls with {name}, who was quite happy as a tortoise. It lowers its head for you. It paws the ground, once, a good deal later. By then you have been gored, very gently, in the knee.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You lay yourself down in the path of {name}, to be climbed, and it gets as far as putting its chin on you. It leaves it there. It has come for something else. See first to what is wrong.',
        'You roll the ball past {name}, and its eyes do not go with it. It has both front feet out before it, like somebody on the edge of a bed. This is not the day. See to what it needs first.',
        {
          text: 'You roll the ball to {name} and wait, as one does. You wait longer. This is not slowness. The head has gone in so far that only the dandelion shows, like a note pushed under a door. See to what it needs first.',
          when: ['no_item'],
        },
        {
          text: 'It makes the one step, puts its weight on it, and lets itself down again like a blind. {name} is ill. Medicine and warmth. The game was there before you and will keep.',
          when: ['ill'],
        },
        {
          text: '{name} bites the ball, which is red, and might have been a poppy. It bites it on the other side. It is starving, in its quiet way. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} disapproves of games, on the whole, and has asked that “{item}” not be counted as one. It plays it with a face like a magistrate. Twice it has been seen to skip. You are to say nothing.',
        'At the sight of {item} there comes from {name}, which nothing hurries, a sort of gallop. The grass bends. The shell rocks like a boat. You could keep up at a stroll, and for its sake you do not.',
        {
          text: 'You bring out {item}, and {name} runs. There is no other word. The shell rocks, the dandelion flies off its chin, and you could still have read the paper, but it is running.',
          when: ['well'],
        },
        {
          text: 'There was a gardener once who knew about “{item}”, and {name} thought that the secret had gone out by the gate. You know it too. It looks at you for quite a while, and then charges, at nearly an inch a second.',
          when: ['well'],
        },
      ],
      disliked: [
        'It was put down in front, and {name} walked over it, and on: {item}. It may not have understood that it was a game. A stroll is generally understood.',
        '{item}. It has drawn in everything that can be drawn in, and will remain so till this fashion has passed. Something to push would be more lasting.',
      ],
      harmful: [
        'It was on its back. You do not know for how long. It has righted itself, or you have, and it stands with its legs trembling. Clear this away: {item}. And keep your hand on the shell.',
        '{item}. There is a chip gone at the rim, and what shows beneath is pale and alive. Never let it near that again. Sit down with it, out of the wind.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name} in warm water, and it puts its head under and drinks, long and thoughtfully. The mud floats off behind. It has taken care to face into the stream, where the bath is still clean.',
        'You wash the mud off {name}, the left elephant foot and then the right. It holds each one up afterwards and cannot think where to put it, as everything down there is muddy but the foot.',
        {
          text: 'With a soft toothbrush you go along the scutes, ring by ring, and amber comes up through the mud. At the chin you take hold of the dandelion. {name} looks at you. You brush around it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scrub the plates back to amber. On the hindmost, under the mud, is a dab of old green paint, such as a gardener might have had on his thumb. {name} puts out its neck and watches the brush until you have gone around it.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You polish {name} with a soft cloth, and nothing comes away. You go on polishing. It does not look up. At the end it is exactly as it was, amber rays and all, and there is a great shine on you.',
        'You wash the dome of {name}, and the water goes down clear into the grass. It sees no harm in that. There are many years ahead, and some of them will be muddy. It counts this towards those.',
        {
          text: 'Scute after scute you polish, and the amber rays, which shone, shine. At the chin you come on the dandelion. {name} draws in its head with it. That is not dirt, it was put there.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You polish {name} plate by plate, though each was clean. When you reach the tail, the tail is a hand’s breadth further on. It has been leaving since you began. The dandelion stays on its chin, where it is worn.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'For “{item}” {name} puts out everything it has, four legs, a tail and the whole of its neck, and holds it there. You wash the lot. The rays come up amber. It stays out to dry, like a family on a beach.',
        'The word on the tin is {item}, and {name} has come to the tap by itself, which took it most of the path. The mud runs off. It closes its eyes. That is how they used to do it, it says, with its knees.',
        {
          text: 'You have {item} for {name}, and it sees no cause to hurry. You clean one amber ray, and then the next. Somewhere after the thirtieth you find that you see none either.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} puts out its neck to be done, and then more neck, which neither of the gardeners ever saw. You clean that too. The dandelion stays where it is. You did not have to be told.',
          when: ['well'],
        },
      ],
      disliked: [
        'All that you washed was architecture: {item}. The tenant was indoors. Lukewarm water, up to the knees, has never had a door shut on it.',
        '{item}. When it was done {name} went to the flowerbed, and got in, and turned round twice. It is as it was. A soft brush might have been let stand.',
      ],
      harmful: [
        'It has gone dull, and where it ran in between the scutes the skin is red. A shell can feel, whatever they say. Rinse it for a long time, and take this off the premises: {item}.',
        '{item}. Its eyes are shut, and there is water at the nose. {name} was in too deep, or in the wrong thing. Dry it, warm it, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} closes its beak on the drop and does nothing for so long that you look to see whether it went in. Then the throat moves, all the long way down. The eye opens. It has decided to go on with you.',
        'You warm the dose in your hand, and warm {name} with the other, and wait till its mouth opens of itself. In it goes. After a long breath a leg comes out, is set on the ground, and bears.',
        {
          text: 'You hold out the spoon, and your arm aches well before the beak opens. It shuts on the medicine. Some time later one grey foot comes out from under the shell and is set on the floor. {name} will see about the others.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the drop the way it takes all news, and withdraws to think it over. You wait outside. One elephant foot is put out, then its fellow, and both are stood upon. Last comes the head, and looks past you down the path.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is as well as a wall. It opens its beak for the medicine, shuts it, and gives the matter thought. It will know next year whether that made any difference. Keep the rest for a bad day.',
        'You dose {name}, and it takes the drop as it would a drop of rain, having nothing against rain. It had no need of it. There will be a winter one day, when it has. Put the bottle by.',
        {
          text: '{name} looks at the spoon so long that the drop begins to dry, then takes it, to oblige you. Nothing happens, in great detail. It was perfectly well already. Keep the rest for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has sat out many a cure with the door shut. This was {item}, and it put out its head and all its feet, to be of help. It will have to think about that. Its colour is thinking already.',
        'The word was {item}, and {name} held still for it, though nobody could have told. It gets slowly up on its feet. Somebody in this garden has at last learned how things are done.',
        {
          text: 'The medicine is {item}, so {name} comes for it at a gallop. You have time to sit down and watch. It takes it all, with love, and the good sets out for the back feet. It gets there.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. The beak is open and the tongue is out, and the look goes on and on. Much of it was swallowed, in the end, together with the point that had been made. Cuttlefish goes down without debate.',
        'It has been round its mouth a number of times: {item}. Some of that did good. On Saturday, in the midst of something else, {name} will shudder.',
      ],
      harmful: [
        '{name} let you, since it took you for the slow and careful kind. The legs are cold now, and lie where they are put. Never {item}. Hold it against you, under the coat, and breathe for both.',
        '{item}. The head went in, without a hiss. You look into the dark there and cannot see whether it looks back. Throw that away. Warm it, and go on kneeling.',
      ],
    },
    discipline: {
      wanted: [
        'You turn {name} about, gently, with your boot, and say no to the strawberries. It had come a long way for them. It hears you from the first word to the last, and leaves them. Then only the frown is left outside.',
        '“Not under the gate,” you tell {name}, filling in the hole. It watches every spadeful. That was a good deal of digging, and there will be no more of it. It walks to the middle of the lawn and faces nothing.',
        {
          text: '“Not the seedlings,” you say. {name} stops chewing. It regards you for about as long as it takes a shadow to cross a flagstone, then turns, which also takes a while. It walks off to be old at someone else.',
          when: ['well'],
        },
        {
          text: 'Told to get off the flower bed, {name} begins getting off. You have coiled the hose and swept the steps before the last foot is out. From here on it will keep to the gravel. It sets out along it, away from you.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} to keep off the strawberries. It has kept off them since you last said so, and was on its way to tell you. It stands with its head up until you have finished. It does not like to overtake people.',
        '{name} hears the rule about the flowerbed, which it knew, and which it knew under both the other gardeners, though they put it differently. It nods. It is good to see these things handed on.',
      ],
      bad_time: [
        'One elephant foot was out, and most of the head, and it had taken all this while. You speak sharply. You had not known that {name} could do anything fast. The dome rocks once, with nobody in the doorway.',
        '{name} gets your scolding on the roof, where everything lands. Nothing of it came in. What you see at the door is a tip of nose, and that is asking for something. See to it first, and teach it later.',
        {
          text: 'Halfway through your scolding {name} begins to turn round. You have finished, and been sorry, before its back is to you. It was in no state for so long a journey. Both gardeners spoke low.',
          when: ['from_child'],
        },
        'You speak sharply, and {name} stops chewing air, lowers its head on its feet and shuts the old eyes. A lesson takes it some years. It has not the strength to begin one just now. See to it first, teach it later.',
      ],
      loved: [
        'You go about it with “{item}”, and that is the only way for which {name} will stop walking. It stands and takes it all in. It will not lean upon the sundial. It goes off at last, slower than it came.',
        'The lesson was {item}, and {name} looks at you with some respect. It was well put. It lets go of the hem of the tablecloth, for good. For the present it would rather be a stone, with its back this way.',
        {
          text: 'You use {item}, and {name} gives it the whole of its mind. It does the thing right, at its leisure. You have already turned to go when it does it once more, rather better. It will be doing it when you are gone.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} obeys by standing still. It stood still before. You will find out on Friday which of the two it was. A low fence would have said it all.',
        'It is lifted, legs rowing, and put down elsewhere with its opinion unaltered: {item}. It will be back there by the end of the month.',
      ],
      harmful: [
        'It lay on its back with the sky on its belly, and its feet went, slowly, in nothing. It has seen that now. {item}: never. Set it down in the warm, put your palm upon it, and stay.',
        '{item}. The shell rang. For some days it will not come out when there are shoes, and it used to. Sit in the grass without any.',
      ],
    },
    sleep: {
      wanted: [
        'You scoop out a hollow in the warm soil, and {name} backs and fills, with a shove of each elbow, until the hollow has its shape. It lets down its weight, and has never been anywhere else.',
        'You set a plank against the wall for a roof, and {name}, which has a roof, goes under it. Two are better. Its chin comes down on the earth, dandelion first, and the wrinkles about its eye let go in their order.',
        {
          text: 'You settle {name} among the leaves, and it takes in one foot, and after thought another. The head goes last. The dandelion, being too wide, stays on the doorstep, where a long even breath bends it out, and in, and out.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had been making for the place where the pear tree was. You carry it the last yard, and it lets the dome down over its feet. When the old head comes out again, it comes like somebody who has sat in shade.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed in a flowerpot, and it lies down, since you have been to the trouble. It is not sleepy. After a decent interval one foot comes out, and then the opposite one, and the pot goes with them.',
        '{name} draws its head in, to oblige you, and rests with its eyes open, looking out from under its own porch at the lawn. It has slept through whole winters. It can afford to miss this one.',
        {
          text: 'You carry {name} to its box and lay straw over it. The straw gets up, walks back out across the lawn with a dandelion on its chin, and resumes looking at the wall where it left off.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drape the quilt over {name} and tiptoe away. When you look in, the quilt is beside the wardrobe. The next time it has got to the window. {name} is not tired, and sees no need to bring it up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} takes that as it would a hard frost. It is time. It goes down on its elbows, hisses all the air out, and pulls its head in after it like somebody drawing the blind.',
        '{name} hears that it is to be “{item}”, and it turns round three times, which takes it a good while, and settles. The eye closes from below, as theirs do. It has slept through kings, but seldom so well as this.',
        {
          text: 'It is {item}, and {name} goes in to consider it. After a long interval of small adjustments the dome sinks by half an inch. It is asleep. The dandelion, which is left outside, goes up and down.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is soft, and gives at one side: {item}. {name} stood there like a piano on a lawn. It prefers a place that has been dug.',
        '{item}. The hiss was a short one. It will lie there, since it has been put, and set out for the leaf litter when you are gone, and be there by light.',
      ],
      harmful: [
        'It had begun to go down into winter, and it was not the season, and nobody was keeping watch. {name} is cold to the middle. Warm it by degrees. Never this again: {item}.',
        '{item}. There is damp in its breath, and at the nose a bubble. It should not have lain in that. Dry leaves, a dry box, and sit by.',
      ],
    },
    reflect: {
      awake: [
        'You sit so long that an ant, crossing {name}’s shell, goes on over your shoe without remarking the change. {name} sees this. It lets its dandelion chin down by your heel, as one does at the foot of a tree.',
        'You sit down on the ground, and {name} goes on looking where it was looking. After a time you look there too. It is a bit of wall. You have come to like it when you notice a shell against your ankle.',
        {
          text: 'You sit on the grass. {name} walks up, and you expect it to go round, as it goes round the sundial. It stops with its chin on your ankle. It appears you have been added to the garden.',
          when: ['from_child'],
        },
        {
          text: 'You sit where the pear tree stood, in the dent that is left. {name} comes and settles in the shade you make. You have cramp in one foot. You would not dream of moving the shade.',
          when: ['from_child'],
        },
        'You sit by {name} and tell it that it has been a long day. It thinks about that. The shadow of the wall comes over you both, by an inch. Then it lets its whole shell down against your leg. It agrees.',
        '{name} once waited {wait} for you, at the step, with its head out. You sit on that step now. It has walked up close, and tucked its head in under your knee.',
        '{name} pushes a leaf over to you with its beak, and stops, and looks at the leaf. You can tell that it is thinking of something a good deal better: {loved}.',
      ],
      little: [
        'Four visits within the hour: {name} has not yet done with the first. It puts in its head to give that its attention. Come by when there is a new shadow.',
        'It is fond of you, it is coming to that, but it must be left room to come. It turns a quarter to the south. Later.',
      ],
      ill: [
        'You mean to sit with {name} for an hour. It has known hours. It draws in its feet and lets the dome down until the rim is on your sleeve, and there you are, fastened. In time free the sleeve, and bring what it needs.',
        'You lie down on the path, so that it need not lift its head. There you are, the two of you, with your chins on the stone. It breathes by yours. Then get up, and bring what it lacks.',
      ],
      asleep: [
        'An ant goes up {name}’s shell, over the top, down the far side and, without a change of pace, up your knee. You let it pass. {name} sleeps, the dandelion on its chin rising and sinking. You have been taken for garden.',
        '{name} sleeps, and you sit there for so long that a spider runs a thread from its dome to your knee. Neither of you stirs. In there it lets out a breath. The thread gives a little, and holds.',
        'It hisses in its sleep, kindly. You must have been in it, or else it was that summer with {loved}.',
      ],
      shy: [
        'You read aloud by the sundial, and {name} is over at the rhubarb, indoors, with everything shut. You do not read loudly. By the end of the chapter there is a nostril. By the end of the next there are two.',
        'In the time it takes your leg to fall asleep, {name}, across the lawn, has lifted one foot. You stay on. The foot comes down again, on the side towards you, and is leaned upon, and seems to be meant.',
      ],
    },
  },
  things: {
    feed: {
      'dandelion flower':
        'Here is a dandelion flower, from you, and {name}, who has one on its chin and has not been told, looks at it as at a stranger with a familiar face. It hears the case. It eats the stranger.',
      'plantain weed':
        'The plantain weed has come up in the path by itself, and you only had to point. {name} takes it by the rib, walks backwards one step, which is a thing it never does, and the root comes too.',
      'prickly pear pad':
        'The spines have been singed off the pad of prickly pear. {name} examines it for the one that you missed and eats round. The juice runs down its front. By evening there is a spine, on a green rag.',
      'clover patch':
        'It has been set down in the clover patch, and a bee complains. {name} lets it finish. Then it lowers its beak and begins at the edge, and you move your chair along behind, as one follows a plough.',
      'mulberry leaves':
        'Mulberry leaves come down whenever you shake the bough, and {name} stands beneath with its mouth open, in good time. One lands upon its dome. It walks about under that until noon, looking for it.',
      'sow thistle':
        'You hold the sow thistle upright, like a tree, and it fells it. There is milk in the stem. {name} drinks that off with its eyes closed, and on the end of its beak hangs a white drop for some years.',
      'dried meadow hay':
        'The dried meadow hay has last summer in it, and a cricket. {name} chews, and thinks of who was gardener before you. The cricket walks out along the stalk, sees how near the beak is, and has leisure to leave.',
    },
    play: {
      'garden stroll':
        'You take the garden stroll together, and {name} has its face set to the south wall. At the sundial you stop, to let it pass. It nods to you in passing, about last week.',
      'flowerpot obstacle':
        'A flowerpot of yours stands in the way, as an obstacle. {name} halts, nose to clay. It leans. When the clay has gone over, it walks through what was a geranium and does not look down.',
      'red ball push':
        'The red ball is pushed to {name}, and {name} pushes it on, with its brow, down the whole of the lawn. Beyond is you, lying there in goal, with an hour to choose your side.',
      'lawn patrol':
        'It is on lawn patrol, and you have been taken on for the edges. {name} stops at a feather, at a peg. The peg is leaned upon, and gives way, and the patrol goes on.',
      'gentle ramp':
        'There is a plank to your step, quite a gentle ramp. {name} puts one foot upon it and lets the news go round. By three o’clock it is on the step, level with your teacup.',
      'shell scratching':
        'You scratch the shell along the third ray, with your nails, and there is a stir. It rises, a leg at a time, and sways. Somebody is dancing, in there, upstairs, with the blinds down. You do the fourth.',
      'slate stepping stones':
        'The slate has been in the sun since nine, and you have set it out in stepping stones. {name} stands on the first until it is warm to the toe. It is in no haste for the second.',
    },
    clean: {
      'lukewarm soak':
        'In the lukewarm soak, up to the chin, it drinks some, and shuts its eyes. Round the dandelion the water goes yellow. {name} stays in until your knees have given out, and then one minute more.',
      'soft shell brush':
        'You go along the amber rays with the soft brush. {name} pushes up beneath it, by the breadth of a hair. From the last ray there comes a beetle, which is handed down to the grass.',
      'beak filing':
        'You file the beak, the left, the right, and {name} bears it, as one does a barber. When you have swept off the dust it tries a bite at the air. It is pleased, and bites another.',
      'mud rinse':
        'The can goes to and fro, and the mud runs off down the path in a small brown river. {name} watches that set out. It had got that mud from beyond the phlox. You rinse between the toes as well.',
      'under-tail wash':
        'For the wash under the tail you must go round to the back, and you say good morning there. {name} looks straight ahead, at the south wall. The foot on your side is lifted, somewhat.',
      'substrate raking':
        'The substrate of the pen is raked, from wall to wall. It is very fine. {name} waits until the rake has been hung up. Then it walks across, once, straight, and leaves you four rows of print to read.',
    },
    sleep: {
      'cold frame':
        'The cold frame is propped open and lined with straw. {name} walks in beneath the glass like a person into a library. There is the hiss. The pane clouds over, beneath your hand, and clears.',
      'leaf litter box':
        'It goes into the leaf litter as into a bank. The box creaks, and the leaves come down over its dome. You put on two more. From below there is a hiss that says one would have done.',
      'half log hide':
        '{name} enters the half log, and comes to the end of it, and leans. The log moves, some way, over the lawn. It has fallen asleep in there, and you leave the log where it is.',
      'winter fridge hibernation':
        'You make room in the fridge, below the butter, and lay it in its box. {name} has hibernated under kings, but never yet on a wire shelf. You shut the winter, and the light goes out.',
      'sun-warmed shed':
        'The shed is still warm with sun when the sun has gone. {name} walks in over the boards to the watering can, and sets its brow to that. You lift your coat from the hook without a sound.',
      'topsoil burrow':
        'You have loosened the topsoil under the hedge, and {name} digs itself a burrow with its elbows, backing, like somebody getting into a large coat. Earth falls on the rays. You stand by, bareheaded, for the hiss.',
    },
    medicine: {
      'cuttlefish bone':
        'Against the wall stands the cuttlefish bone, and {name} takes a view of it. Then it scrapes, a bite wide, and has chalk on its beak. It walks to you afterwards with its knees straight.',
      'shell fracture patch':
        'You lay the patch along the fracture, on the old amber, and smooth down the edges with your thumb. {name} breathes. The patch goes up with the rest of the roof, and comes down, and nothing lets in light.',
    },
    discipline: {
      'about turn':
        'You say about turn, and turn it about. {name} walks on, in the air, until it is set down. It considers the north for some time. Behind it stand your lettuces, and it has not so much as looked.',
      'brick barrier':
        'A brick barrier runs along your lettuces. {name} comes to the first, and leans, and is not the stronger. Then it goes along, and nods to the last in the row.',
    },
  },
  refusals: {
    asleep: [
      'You knock, and you are heard, and the matter will be taken up at {wakes_at}, when {name} wakes. Until that time it is stone. You may sit against it. Reflecting has never disturbed anyone.',
      'It has shut the door and placed both feet before it. It opens at {wakes_at}, and by tortoise time that is directly. Keep it company, or keep your leaf.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and as large as a bun. It has learned what a slope is. It went down it, on its front, at a speed which it does not intend to reach again.',
      'A child, as from today: it looked at the south wall, for the first time, right across the lawn. It drew breath. {name} put forward the left foot.',
    ],
    teen: [
      '{name} is half grown and rams things. It has rammed the step, the bucket and your heel, backed off, and looked each time as if it were owed an apology. It will take a steady hand and a daily leaf.',
      'At this age they wander. {name} went as far as the compost and was away for two nights, and will not say whom it met there. It was the wheelbarrow. They did not speak.',
    ],
    high_care: [
      'It is grown, and {form}. At the sound of one pair of shoes it sets out across the entire garden. It will be there in an hour. You have learned to walk slowly.',
      '{name} has come to its full size, {form}, and to a decision. It had meant to take thirty years over it. It has walked up against your foot, and it does not push.',
    ],
    balanced: [
      'A {form}: {name} is grown, and has its road, round by the shed and the stump and home by the step. Where you have moved a thing into it, the thing has been moved.',
      'Full grown, a {form}: there were good summers and there were thin ones. {name} has gone through all of them in a straight line.',
    ],
    low_care: [
      'There is a stone in the long grass that was not there last week, and is not there today. {name} is grown, a {form}. It went through the hedge at some time, and had nobody to tell.',
      '{name} grew up as moss does. It is a {form}. You see the line that it has left across the lawn, all dandelions, and it goes out under the gate.',
    ],
    rescue: [
      'It was found on its back with the frost on it, and it was turned over. {name} is grown now, a {form}. It goes to beetles, and to the wheelbarrow even, and puts its head beneath, and lifts.',
      '{name} carries a patch, where the shell was broken, the colour of another shell. It is full grown, a {form}. In wet weather it aches, and it comes and stands by whoever aches.',
    ],
  },
  trust: [
    '{name} has left its head out as you walked by. It was going to draw it in, the order had been given. It countermanded it.',
    'A thing that you said in the first week has been answered. {name} crossed the lawn to do it, with the sun behind it, and laid its beak against your shoe.',
    'It has turned round. After all this time, with the south wall not a yard off, {name} has stopped, and turned, and is coming back to where you are.',
  ],
  streaks: [
    'Ten dinners, all in time. {name} does not call that a custom yet. It calls it promising.',
    'Twenty-five. It is longer than the second gardener lasted, by its account, and {name} has begun to learn your name. It has the first letter.',
    'Fifty dinners, and not one late among them. It is how things were under the old queen.',
    'A hundred, every one to the hour. {name} has walked to the stump of the pear tree and stood there with its head bare. It wanted somebody of its own age to know.',
  ],
  ages: [
    'Ten days old, and {name} is beginning to get an idea of the lawn.',
    'Thirty days: in the life of a tortoise that is the first sip of tea.',
    'A hundred days. {name} has been told, and is looking into it.',
    'One year. There is a yellow line on the grass today where {name} walked when it was small. It follows it, with great interest, from one end to the other.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['dandelion flower'] },
      wish: 'It can smell a dandelion, quite close, as though it were under its very chin, and has been looking for it since Whitsun. {name} would like one that can be got at.',
      granted:
        'It ate the flower. It can still smell one. It is a mystery, and {name} walked off with it, yellow beneath the beak.',
    },
    {
      by: { action: 'feed', item: ['prickly pear pad', 'mulberry leaves'] },
      wish: 'Its people are from somewhere with more stones and less lawn. {name} has it in its blood, at the back. A pad of prickly pear would call on that, or mulberry leaves.',
      granted:
        'It chewed with its eyes turned inward. There was white dust, and a goat, and somebody sang. There must have been spines as well.',
    },
    {
      by: { action: 'feed', item: ['clover patch'], hours: [9, 14] },
      wish: 'When the dew is off and the bees are on, that is the time for clover. {name} would like to be set down in a patch of it before two, and not fetched.',
      granted:
        'You came by, and it was here. You came by, and it was here, and there was no clover behind it, and it was smiling in front.',
    },
    {
      by: { action: 'play', item: ['garden stroll', 'lawn patrol'] },
      wish: 'Somebody ought to walk the bounds. It was done every year, and the boys were beaten at the corners, so that they should remember. {name} would like a stroll, and will overlook the boys.',
      granted:
        'Shed, stump, hedge, step. {name} struck the corner post with its shell, for want of a boy, and it is remembered.',
    },
    {
      by: { action: 'play', item: ['red ball push', 'flowerpot obstacle'] },
      wish: '{name} has pushed at the house, from three sides, and thinks it will not go. It would welcome a smaller thing: a red ball, or a flowerpot that puts up some resistance.',
      granted: 'It went. {name} stood a moment where it had been, and looked at the house again, in a new light.',
    },
    {
      by: { action: 'play', item: ['shell scratching'] },
      wish: 'There is an itch that it had as a hatchling, to the left of the middle, and it has never been able to reach it. {name} would like its shell scratched, by someone in no hurry.',
      granted:
        'There. Up on its hind toes, neck out, mouth a little open: that was the one. It may have been waiting two hundred years, on behalf of the family.',
    },
    {
      by: { action: 'clean', item: ['lukewarm soak'] },
      wish: 'It has not rained, and {name} is dry to the back of the knees. It does not ask for a pond. It asks for a basin, lukewarm, with a bottom to it that can be felt.',
      granted:
        'It drank with its chin under, for so long that the level fell. Then it looked up as someone does from a good book.',
    },
    {
      by: { action: 'sleep', item: ['leaf litter box', 'topsoil burrow'] },
      wish: 'There is autumn in its left hind foot. {name} would like to be laid down in leaf litter, or in a hole in the good topsoil, and covered, though only for the one night.',
      granted: 'You put on the last handful. It hissed, from below, the way the sea does a long way off.',
    },
    {
      by: { action: 'sleep', item: ['sun-warmed shed'], hours: [15, 20] },
      wish: 'In the late afternoon the sun goes into the shed and lies down along the boards. {name} would like to do the same, before eight, and beside it.',
      granted:
        'They lay there side by side, the sun and {name}. The one got up and left. The other kept its warmth for it.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} is on the point of thinking something, and has been since the spring. It would be glad of a person in the grass beside it, in case it is today.',
      granted: 'It was very nearly today. It was closer than it has ever been, and you were both there.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'To be on visiting terms with anyone it takes, in its opinion, a call, and a return of the call. {name} would like you to sit with it twice today. It knows that this is fast.',
      granted:
        'You left, and you came back. It was still looking at where you had been, and merely had to raise its eyes.',
    },
    {
      by: { action: 'reflect', hours: [10, 16] },
      wish: 'There is a stone that has the sun till four. It is broad enough for one tortoise and somebody’s elbow. {name} has warmed the elbow’s side.',
      granted:
        'You had your elbow there until it was shade. {name} moved up an inch, afterwards, to where it had been.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The dandelion',
        shape: 'flower',
        text: 'It came off the chin at last, in your hand. {name} looked at it with attention. It had been wondering where that smell lived.',
      },
      {
        name: 'A bit of the flowerpot',
        shape: 'chip',
        text: 'Terracotta, from the left side, where it was leaned on. The flowerpot put up a good fight, and {name} would like it to be remembered.',
      },
      {
        name: 'A king',
        shape: 'coin',
        text: 'Dug up on the way past the roses, with a head on it that is nearly worn away. {name} had it face down. It thinks that it knew him.',
      },
      {
        name: 'A pear',
        shape: 'bulb',
        text: 'In wood, carved by some gardener out of the stump, and lost in the bed. {name} has brought it back across the lawn, and that was most of June.',
      },
      {
        name: 'The nail from the wheelbarrow',
        shape: 'peg',
        text: 'It fell out, and the wheel has wobbled since. {name} stood on it until the thing had gone by. It is not proud of this, and has given it into your keeping.',
      },
    ],
    return: {
      name: 'A root',
      shape: 'ring',
      text: 'White, bent into a circle, of no plant that grows up here. It was across its brow when {name} came out of the ground, like something conferred.',
    },
    streak: {
      name: 'A letter to the second gardener',
      shape: 'letter',
      text: 'Unopened. {name} had been standing on it. After twenty-five dinners it has moved aside, and does not think that it is late.',
    },
    hundred_days: {
      name: 'A flint',
      shape: 'stone',
      text: 'It was in the way, on the first day, and {name} has been pushing it since. It has pushed it to your door. It is quite round now.',
    },
  },
  release: [
    'You open the gate and stand aside. {name} goes out, in a straight line, at its own pace, and you can watch it leave for the whole evening. It is still in sight when you light the lamp.',
    'It sets off up the hill. You call something after it, what one calls. It does not look round. On Thursday, wherever it is, it will nod.',
  ],
  dying: {
    neglect: [
      '{name} waited, which it had always been good at. It was found on the path, facing the step, with the grass grown up on either side.',
      'A leaf had come down on the shell, and another on that. It was some time before anybody saw that {name} had died. The rays ran out from under them to the rim.',
    ],
    hunger: [
      'All round {name} the lawn was bitten to the earth, as far as it had strength to go. It died at the edge of that, with its neck out.',
      '{name} is dead. It had started for the dandelion beneath the wall. It would have been there by noon.',
    ],
    illness: [
      'It drew in its head, with a long hiss. You would have said that it was asleep. {name} is dead, and the sun came round to it all the same, and lay on it until four.',
      'A petal had been moving at its beak with the breath. It has stopped, and so has {name}, without any haste.',
    ],
    poison: [
      'It ate it slowly, and with respect, as it had all its food, and it has died of it. It might have had a hundred years.',
      '{name} is dead of what it was given. It was slow about that, too, and never once drew in its head.',
    ],
  },
  returned: [
    'The ground heaves, a little, by the roses. It goes on until late. Then there is a beak, and an eye, and {name} puts up its old head and looks round for the gardener. It is you.',
    'You had put a stone there, to mark it. The stone is on its way to the house. It is {name}, grey and cold, and in no doubt about the direction.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, under a dome of its own, with amber rays.',
      'This is not a stone, or not only. It is {name}.',
      'Please mow round {name}. It never liked to be moved.',
      '{name} was in no hurry. Sit down a while, and be in none.',
      {
        text: '{name} walked in a straight line, and leaned on whatever was in the way. There are dandelions where it went.',
        when: ['from_child'],
      },
      {
        text: '{name} took all day to cross the lawn to us, and came every day.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It had patience for a century, and that was longer.', 'It would have come to you. It was on the way.'],
      hunger: ['It asked for one leaf a day.', 'The lawn was wide, and it was slow.'],
      illness: [
        'It carried its house to the last, and then it was too heavy.',
        'It was made to last, and it was a small cold that did it.',
      ],
      poison: [
        'It gave everything a fair hearing, and that as well.',
        'It was never quick to judge what was set before it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the sun is on your back, and has got all the way through to the toes. So you have stood up. It is wonderful, up here. You can see over the clover. You have put your foot in the water, and it splashed, and you may do that again. You are going to walk to that wall, straight, and if there is a flowerpot you will lean on it. You would like somebody to come along, and not too fast.',
      'You are {name}. You ran just now. The ants had to get out of your way. You took the corner with your neck out, and there was wind in your face, and at the end of it was clover. There is nothing in the garden that you are afraid of today. Your tail has come uncurled. If your person would scratch you, at the back, where the shell comes down, you would dance.',
    ],
    content: [
      'You are {name}, and the stone is warm under your chin. You have eaten. Things are about where they were this morning, and so are you. A bee went by, and you watched it all the way. Now somebody crosses the grass, at a run, as they do, and they are gone before you have turned your head. They will come back. You have begun to turn it. You would like them to sit down, and be here when it gets round.',
      'You are {name}. They tell you that it has been {days} days. To you it was one, a long one, with nights in it. At first you drew in your head for those shoes, since shoes come and go. But these came, and came again, and you thought about it, slowly, as you do everything. Now you put your head out. You are walking towards them. It may take until supper. You would like them to wait there.',
    ],
    bored: [
      'You are {name}. You have been leaning on this brick since the old king’s time. It does not tire. You do not tire either. That is the drawback. Overhead a cloud has come, and it is the cloud that was here before. You would give a good deal for something that goes when it is pushed. It is not for you to say so, but there is a red ball in the shed. There is somebody who has the key to the shed, and feet.',
    ],
    hungry: [
      'You are {name}, and there is a dandelion, over there, yellow. You have set out. You put down one foot, and then you put down the next. It is a good dandelion, and you have looked at it since breakfast. But your middle is empty, and the lawn has got longer. You are not one to complain. If somebody were to come this way, on those quick legs, with something green, you would open your mouth. You have opened it already.',
    ],
    starving: [
      'You are {name}. There have been famines. There was one under the Pharaohs, you are told, and it went over. So you drew in what you could, and closed up the rooms at the back, and lived in the front one. The grass is gone, as far as you can get. It grows dark under the shell. You do not complain. It is not done. But you have put your head out, on the path, with the mouth a little open. Somebody should lay a leaf there. Today.',
    ],
    sick: [
      'You are {name}. There is a fog come into the house. It got in at the nose, and has gone through to the kitchen, and you hear yourself breathing in the next room. You carry your head upon one side. In other years you would have slept, and let the winter see to it. It is the wrong season for that. Let the gardener come, with the warm hands and the dropper. You will put out your head. It may take a moment. Let them wait.',
    ],
    failing: [
      'You are {name}. The sun has gone off you. You looked for it, you went back in your mind over the whole lawn, and there was none on any of it. How light it has become to carry. You had thought there would be more time, it was the one thing you were always given. There is a petal in front of you that comes, and goes. Kneel down, whoever that is. Give what you have to give, and quickly. You were going to be so fond of them.',
    ],
    near_death: [
      'You are {name}. You stopped here in order to hear the shoes. It is a good place, where the path bends. There have been rains since, and a moon. You do not know any more what it was that you were walking to. You know what you stopped for. They do not last, they run about and are gone, but it cannot be as soon as this. You have kept your head out. Let them come down the path. Let them sit in the grass in front of you.',
    ],
    asleep: [
      'You are {name}. It is the plain, and it is white, and all of them are walking on it, each a day ahead of the next, as far as one can see. Nobody looks round. It comes down the line to you, from the first, who was told it at the beginning: keep on. You have a flower in your mouth. Beside you somebody is going along on two legs, quite slowly. They have learned it. If a hand is lying on your back, let it lie.',
    ],
    shy: [
      'You are {name}. There is a new gardener. You have heard the shoes. Left, right, a stone kicked: not a patient person, or else a young one. You have gone in and shut the door, and you are looking at it from the far end of the passage. It has sat down. They do that. They get up again. There is a shower coming. Should it be there after the shower, you would think about a toe. It might take its shoes off in the meantime.',
    ],
    back_from_death: [
      'You are {name}. You had gone in further than the back room. There is a stair, you had not known. It goes down to where it is always the same date. You could have stayed, it would have suited you. But overhead, a long way up, somebody was walking about on the lawn, to and fro, and had lost something. So you turned round, and you do not turn round. Here is the grass. Let them stand still, now. Let there be a leaf, when it is time for one.',
    ],
    hurt: [
      'You are {name}. It was laid in front of you and you gave it your whole attention. That is what one does. It is a slow thing, it has only got as far as the second joint, and you feel it coming through the house with a lamp, looking into every room. It will have been in the same basket. Let them take the basket away. Let them kneel where you can see a knee. In a week you will look up, and it will be forgiven.',
    ],
  },
}

export const TORTOISE: Species = {
  slug: 'tortoise',
  name: 'Tortoise',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic'],
  personality:
    'Has outlived two gardeners and a pear tree and sees no cause to hurry now. Measures kindness in decades.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'dandelion flower',
        'plantain weed',
        'prickly pear pad',
        'clover patch',
        'mulberry leaves',
        'sow thistle',
        'dried meadow hay',
      ],
      play: [
        'garden stroll',
        'flowerpot obstacle',
        'red ball push',
        'lawn patrol',
        'gentle ramp',
        'shell scratching',
        'slate stepping stones',
      ],
      clean: ['lukewarm soak', 'soft shell brush', 'beak filing', 'mud rinse', 'under-tail wash', 'substrate raking'],
      medicine: [
        'cuttlefish bone',
        'reptile worming dose',
        'respiratory antibiotics',
        'shell fracture patch',
        'vitamin d3',
        'weigh-in',
        'vet checkup',
      ],
      discipline: [
        'about turn',
        'low border fence',
        'wait it out',
        'lift and relocate',
        'shut garden gate',
        'brick barrier',
      ],
      sleep: [
        'cold frame',
        'leaf litter box',
        'half log hide',
        'winter fridge hibernation',
        'sun-warmed shed',
        'topsoil burrow',
      ],
    },
    harmful: ['dog food', 'cheese', 'rhubarb', 'buttercups', 'deep pond', 'foxglove', 'iceberg lettuce', 'shell paint'],
    misread: [
      { items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'], liked: ['play', 'clean', 'sleep'] },
    ],
  },
  appearance: {
    look: 'an old domed tortoise with amber-rayed scutes, elephant feet and a dandelion stuck to its chin',
    colours: ['#8c7a45', '#d8c68c', '#4b3d22'],
  },
  figure: { eyes: '#2e2616', body: 'shelled', extras: ['shell', 'rays', 'dandelion'], eyeSize: 0.82, skull: 'wide' },
  book: BOOK,
}
