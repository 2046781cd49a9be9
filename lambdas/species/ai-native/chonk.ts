/**
 * The Chonk wants lunch, and everybody at it. It fears an empty table less than an empty chair. It hoards nothing: what
 * it finds it eats, or makes you eat. Its body is an enormous marmalade-and-white round with tiny feet, small pointed
 * ears and cheeks that arrive before it does; it purrs like a lorry and sings in a voice that moves plates. Three odd
 * facts. Its rumbles have names (the Brigadier, long and low; Auntie, high and after cabbage; Little Otto, hardly more
 * than a squeak), and they are introduced to visitors. It sits down in instalments: front, then a pause for reflection,
 * then middle, then, some while later and from further back, the rest. And it worries about the small light in the
 * fridge, all by itself in there with the door shut, and has the door opened as often as it can, to keep it company.
 * Every meal is a banquet in somebody’s honour, with a toast. It sleeps in a slow wave from chin to tail. It sulks by
 * eating without singing, which is terrible. It trusts on sight and proves it by the guest’s bite, the last and best,
 * pushed across the floor to you. It never speaks ill of a dish, never dines with its back to anyone, never lets a song
 * end on the first verse. Its keeper is the guest of honour, who by great good luck can also cook.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg widens, creaks, and gives at the waist. Two cheeks come out, then a pause, then, with a pop, the rest of {name}. It looks at you with love, and into the empty shell with love, and eats the shell.',
    'The egg comes apart, and what is in it is the same shape and no smaller. {name} sits there, round, marmalade and white, on four feet like afterthoughts, and beams at you with both cheeks. Then it begins on the shell.',
  ],
  looks: {
    thriving: [
      '{name} has met its shadow on the kitchen wall, and it is every bit as round. It bows. The other bows. It asks whether one might have lunch together some day, and they both nod at once.',
      'There was dough about, and {name} lay down on it, and turned over once. It is now a baker. The pastry is as thin as anyone could wish. It is wearing a good deal of it.',
      {
        text: '{name} is hours old and has four feet, all tiny, and not one of them reaches the floor. It sees you and runs on the spot for joy. You will have to come over.',
        when: ['baby'],
      },
      {
        text: '{name} is a ball with four feet it cannot see. It tips forward onto its cheeks, is held up by them, and stays like that, humming, its white rear end pointed at the ceiling.',
        when: ['baby'],
      },
      {
        text: '{name} has seen you and begins to get up, which goes on for some time. The cheeks have risen. The middle is being asked. You save it the rest by lying on the floor, and it comes over all at once, delighted, like weather.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sees you and sets off, and you have time to take off your coat. It arrives, sits down on both your feet at once, and purrs until the spoons start up in the drawer.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has one big idea, and has just eaten it. Now its head is free for you. It trots up on its tiny feet and lies down across yours, and for a while you do not have any.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The cheeks come round the door, and then, in due course, {name}. It has had lunch and would like to go through it with you from the beginning. It sits down on both your feet to do so.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}’s cheeks come in to see you, and, when they have been greeted, {name}. It lies down on its back with the tiny feet up and waits until you put an ear to it. Everything you ever brought is in there, humming.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is hiding from you behind a chair leg. There is a good deal of it on either side. It has shut its eyes, to make sure, but it is so full and so content that the whole chair has begun to purr.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Two cheeks come round the door, look you over warmly, and stop. The greater part of {name} remains in the hall, where the way out is. They are very friendly cheeks. It is just not sending the rest. Nothing needs doing.',
        when: ['from_child', 'wary'],
      },
      'A song has broken out. It is about {loved}, it has eleven verses, and {name} would like you to take the chorus.',
    ],
    content: [
      '{name} is reading the cookery book, with its nose. It has come to a page that has butter on it, and goes no further. It breathes in. It is a very good chapter.',
      '{name} is sitting on the stairs, on several of them. It is going neither up nor down. Lunch might be announced at either end, and it would be as well to be in the middle.',
      {
        text: '{name} sits in front of the closed cupboard with its feet tucked somewhere underneath. It isn’t asking. Some people look at the sea.',
        when: ['well'],
      },
      {
        text: '{name} lies in the passage like a sofa that would go no further. It is fed, and neither glad nor sorry. It is not thinking about the dish. It is only facing it, as other people face the sea.',
        when: ['well'],
      },
      {
        text: 'A fly lands on {name}’s left cheek and sets out for the right one. {name} follows it with its eyes, and it is a long way. At the last whisker the fly takes off. {name} looks straight ahead again. Nothing else is planned.',
        when: ['well'],
      },
      '“Friends,” says {name}, “we have dined together for {days} days.” It is addressing the saucepans. You are waved to a seat among them.',
      'A napkin is round its neck, though it is nowhere near any meal. {name} was thinking of {loved}, and one ought to be dressed.',
    ],
    curious: [
      'An object has been left on the stair. {name} licks it, thinks, licks the other end, and pronounces it a candle, dry, with some character.',
      'Two walls away somebody touched a wrapper. {name} is already there in respect of its cheeks, and the rest is coming up the hall.',
      '{name} has read the whole of the cookery book, upside down, for the pictures, and would like it explained to Little Otto what a soufflé is.',
    ],
    bored: [
      '{name} has had its lunch, and it was good, and it is sitting by the empty dish with its cheeks on the floor. It turns out there is a second idea. It has pushed a ball of wool as far as your chair.',
      'A pea has been rolled from one side of the tiles to the other forty times, and has not been eaten. {name} is as low as that. Play with it, or have it hunt for snacks.',
      {
        text: 'The dish is empty, {name} is full, and there goes the one idea. It has sat before the dish ever since, cheeks on its tiny feet, trying to have another. You could roll it one. Play with it.',
        when: ['from_child'],
      },
      {
        text: 'The fridge is shut, and {name} has not asked. It lies with one cheek on the lino and lets a sprout roll by. Get down there with it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has laid one cheek in the empty dish, to keep the place. It isn’t hungry, only punctual. Somewhere a lunch must be looking for it, and it is staying where it can be found. Its meal is due. Bring them together.',
      'The cups ring on their hooks, for {name}, on its tiny feet, is going from the cupboard to the dish and back again, to show the meal the way. Its meal is due, and can’t walk. Carry it.',
      {
        text: '{name} is new, and round as an orange, and its cheeks are already at the dish. The rest is on its way. It has had one lunch in all its life and thinks of it with tears. Bring the second one now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has found out that the dish turns over. Underneath is floor. It turns it back, and there is the dish again, with nothing in it, and both cheeks come up to see what you make of that. The meal is overdue. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The cheeks come round the door, full of hope, and after a while so does {name}. It sees your empty hands and starts backing out, which takes longer. The meal is overdue. You can still be back with it before the cheeks have gone.',
        when: ['wary', 'well'],
      },
      {
        text: 'One cheek comes round the door. After a pause comes the other. The rest of {name} stays out in the hall, where it can still leave. They have come about the meal, which is late. Set it down within reach of the cheeks, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'With its cheeks {name} has pushed your slippers across to the cupboard, side by side, toes forward. Now it sits behind them, round and orange, and waits for you to be in them. It is past time. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is sitting on its dish so that nobody can take it, and now the dish is nowhere to be seen. It looks behind the door. It looks to you, cheeks trembling. The meal is overdue. Feed it now, and lift one side.',
        when: ['well'],
      },
      {
        text: '{name} loves everyone. It lies round the empty bowl, weak and very quiet, and looks past you at the door, in case one of the others has come with lunch. Lunch is overdue. Be the one who brings it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} went to look for lunch by itself, and the tiny feet got the rest of it as far as the mat. It will not be lifted by you. It turns its great round back. The meal is late. Bring it to the mat.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has turned the bowl over to see whether lunch is underneath, and has sat on it, in case lunch hatches. The cheeks are hanging. It looks up at you with its whole heart. It is hungry. Now, please.',
      'There is no getting past {name}. It has wedged itself across the hall from wall to wall, and the only way still open leads to the kitchen. Somewhere inside it the big idea rumbles. It is hungry: feed it now.',
    ],
    starving: [
      'There is no noise from the kitchen, and so you run. {name} sits beside the dish with its tiny feet drawn in and its cheeks hanging like two emptied purses. It opens its mouth at you. Nothing comes. Feed it at once.',
      '{name} lies round its empty dish with a cheek on either side, and is not shouting. When it sees that somebody has come, one tiny foot lifts to greet you, and goes down again by itself. Feed it at once.',
    ],
    weak: [
      '{name} lies where it finished its meal, with the dish for a pillow. You say the word lunch, softly, as a test. It smiles, as at a friend across the street, and does not cross. Medicine, or a good rest.',
      'Halfway across the kitchen {name} sits down, as if it had always meant to sit there. The cheeks have arrived, and the rest can’t follow. It’s not ill, just worn. Let it rest, or give it medicine.',
      {
        text: '“Never better,” says {name}, and laughs, and the laugh goes over the front and stops at the middle, where it hurts. It pats the place. Peppermint, for medicine, and the sofa.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You pat {name}’s flank and the whole room goes grey. As it settles you make out the cheeks, then the rest, gazing up to see whether there might be any lunch in the cloud. It is well and full. Run the bath.',
      'The white half of {name} has gone the colour of the floor, and there’s a spoon stuck to its side. It’s glad of the spoon. It can’t reach the rest of itself from anywhere. Warm water, please, and a wash.',
    ],
    sick: [
      'You touch the spoon to the dish, the smallest clink there is. No cheeks arrive, and no feet after them. {name} lies where it lay and looks at you lovingly, with no idea in its head at all. Medicine, now.',
      'You open the cupboard, then open it again, louder. In the hall one of {name}’s four tiny feet gets up, finds that the rest are not coming, and sits down. {name} is ill. Bring the medicine now.',
    ],
    failing: [
      'All that roundness of {name} has gone slack, and lies on the boards like a tent without its pole. It breathes in at long distances. You say “Lunch,” quite low, and an ear moves, and that’s all. Medicine, at once.',
      '{name} weighs nothing on your arm, and that is terrible to feel. The cheeks have gone in. It smells soup on your sleeve, and opens its mouth a little, and forgets. Medicine, then a spoonful, and another. Now.',
      {
        text: 'You lift the lid that has always brought {name} down the stairs like luggage. One ear turns to the sound, and the rest does not come. It needs medicine and food at once, carried to it, or it will die.',
        when: ['from_child'],
      },
      {
        text: 'The cheeks that come through every door ahead of {name} have not come. It lies behind them, tiny feet clear of the floor, and looks at its dish as at a far hill. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'At your step the great cheeks lift, and the rest of {name} does not come after them. It asks for nothing. One small foot is stretched towards the place where you would sit. Sit there now, and stay by it. It has only hours.',
      'The cheeks have fallen in. On those tiny feet {name} got as far as the kitchen sill and laid one of them across it, and it has not asked what there is. It has hours left. Come and sit on the floor with it now.',
      'It called as long as it could, {name}, and then it just kept the dish by it. For {hours} hours nobody came. It’s not asking for lunch any more. It looks at the door for anyone. Sit with it now.',
    ],
    asleep: [
      '{name} sleeps on its back, all four feet in the air like the legs of a small upturned stool. Its jaw goes round, slowly. It swallows. Whatever that was, there is more of it.',
      '{name} sleeps on its side, well filled, and the tiny feet are walking, though there is nothing under them. Wherever it is going, the cheeks have arrived already. They chew twice and smile. It will want nothing before it wakes.',
      {
        text: '{name} is asleep on its back, tiny feet in the air, and chewing. Somebody in there is having lunch. Now and then one foot comes out to the side with nothing on it, and offers it to you.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The wave stops at the middle, and you wait, and it goes on to the tail. {name} wakes at {wakes_at}. It should not be alone at table till then. Sit by it now.',
      '{name} sleeps very flat, with one paw out on the tiles, palm up, as if for a hand. Reflect beside it now and give it yours. It wakes at {wakes_at}.',
      {
        text: 'It went to sleep with the napkin on. {name} was waiting to be called, and it cannot eat asleep. Sit with it now, and carry in the meal at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} loves everyone, and is getting round to you. At present it loves you from under the table, which it has lifted clear of the floor. The table goes where you do not. Sit on the rug, and let it be lowered.',
      '{name} has seen you coming and sat down on its dish. Nothing shows, except that it tilts. It needs nothing, it is only not leaving that dish alone with a stranger. Sit quietly for a while, with your hands in view.',
      'A chair was kept for you once, for {wait}, and the toast went cold. {name} bows to you across the room and stays on its own side.',
    ],
    back_from_death: [
      '{name} has pushed the dish, with one cheek, all the way to your chair, and sits between the two, touching both. It came back some hours ago. It is well. So far it has not let go of either.',
      '{name} opens the cupboard and shuts it. Opens it, looks in at the flour, the noodles, the jam, all still there, shuts it, and leans its forehead on the door. Then it fetches you, to show you the jam.',
      {
        text: '{name} has always had one idea, and has come back with two. Cheeks first, it rolls up to the dish, and on past it, to you, and gets the whole of itself into your lap. After that, the dish.',
        when: ['from_child'],
      },
    ],
    old: [
      'The floor has a dip in it, before the stove, in the shape of {name}. Guests who stand there find that they begin to hum.',
      '{name} has reached the age of recipes. It cannot tell you how many eggs. It takes your hand and shows you, in the air, how the wrist should feel.',
      'Of its {days} days {name} can recite the menus. It leaves out what was burnt. It puts in who was there.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats with a noise like a band going by, and when it has gone by there is a clean dish. It looks into that, all the way round, with great affection. That was a lunch. There will be others.',
        '{name} begins at the near side of the dinner, and ends at the far side, and sees no reason to stop in between. Then it licks the dish across the floor to the wall, where both of them have a rest.',
        {
          text: 'The cheeks reach the dish, and some while after them the rest of {name}. It eats. It looks into the empty dish, at its tiny feet, at you. Something has occurred to it. You watch the idea turn round once and lie down for good.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'A dumpling is set in front of {name}, and for a moment there are two of them, side by side, steaming. Then there is one, with whiskers.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} greets the dish like a brother and sees it off to the last smear. Then it goes round thanking people, the spoon, the tap, the shelf. Before you it halts, tiny feet together, unsure what your part in it was.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} loves the dish, loves the spoon, loves you, at the top of its voice. You put out a hand. Still singing, it lies down on the meal like a lid, and the rest of the song comes from underneath, with chewing.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} roars all through it, with its mouth full, so that you get the news and some of the potato. Then, on the last bite, it halts. It looks at you. It bites that in two, and sighs, and eats both.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} sings on the way to the dish, and at the dish, and into it. Only at the licking do you notice that all four tiny feet are on the floor. Nobody has one in there to keep you from taking it away.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish is empty, and {name} goes on loving it all round the rim. Then the cheeks come up, shining, and look for something else as good. They find you. You can see the one idea move over a little.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} cleans the dish, comes round behind you, and pushes with both cheeks until you are at your own place at the table. It climbs on the chair opposite, in stages, and waits. Somebody else has to be happy now.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, and then gives thanks: to the dish, to the spoon, to the floor, where something might have fallen, and at last, with both cheeks and its whole weight, to your shins. You are sitting down now. It was that kind of thanks.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'Halfway through, {name} does a thing it has never been seen to do. It stops. It pushes one morsel across the floor with its nose, up against your toe, and turns its whole back so as not to watch you have it.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats it all and asks for silence. There is to be a speech about you: {streak} lunches, it calls them all lunch, and every one on time. It gets as far as “lunch” and has to be patted.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats every bit and has an idea, its first. It sits there on its tiny feet, quite filled with it. Meals on time so far: {streak}. It looks at you. You seem to have had the same idea.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats, and when it’s done it lies down on its back to show you. They’re all in there, it wants you to know, {streak} of them, one on top of another, every one on time. You may pat the newest.',
        'Down goes the meal, and {name} has news for the dish, the stove and the cat next door: {streak} in a row, on time. It used to sing about lunch. There’s a verse now about who carries it.',
        {
          text: '{streak} in a row, on time. {name} eats, and halfway down the dish a second idea enters that great round head. It looks up. The idea is you. Then it is lunch again.',
          when: ['well'],
        },
        {
          text: 'That makes {streak} on time. {name} no longer comes running to find out. It sits in the kitchen doorway with the calm of the saved, filling it, and the dish has to be handed in over the top.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} is deeply moved, and manages a mouthful. The last course has still to be sung over. It begs you to bring this in again at {opens}.',
        'Auntie is not yet done with lunch, it seems, and one does not hurry Auntie. {name} takes a corner, kisses its paw to you, and names the hour: dinner is at {opens}.',
        {
          text: 'The dish is here and the hunger is not, and {name} has never met the one without the other. It takes two bites, looks behind itself in case the hunger is on its way, and sits down to wait for it.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'Lunch, already. {name} rejoices, sits down to it, opens its mouth, and finds the last one still in there, as it were. It eats a little, puzzled, patting itself on the side. It had not known the idea could have an end.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it all, late, with every sign of love, for the meal. It thanks the dish. It thanks the spoon. It comes along the line, and just before you it stops, and thanks the mat.',
        '{name} had a song ready, and held it in its cheeks for so long that it went. It eats everything, and not a note. It hums a little afterwards, to the stove, which was there the whole time.',
        {
          text: '{name} had one idea, and you were late with it. It eats, rapturously, to the last lick. Then it sits down on the dish, all of it, facing you. It will be looking after the dish itself.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal with both cheeks full, singing. Only the left one, you notice, is chewing. What is in the right one is for the next time you are late.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has a song for the meal, with a verse for everyone, and sings it through with its mouth full: the dish, the spoon, each leg of the table. When it comes to the verse with you in it, it hums.',
          when: ['well'],
        },
        {
          text: '{name} lets you set the plate down. It does not sing. It eats all round the edge to the middle, then carries the last bite past you and puts it under its cushion, in case of you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} loves everyone, loudest at mealtimes. This meal is late, and it eats without a sound, lying down, with the whole of its great back to you. The tiny feet did not even try. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had set out for where the dish goes and got most of the way. You slide it across the last yard. It eats lying down, cheeks on the floor, one tiny foot hooked over the rim on the side that is yours.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} is so new that it has had only the one idea, and it was kept waiting for that. It eats, hiccuping. You put a finger down beside the dish. Both cheeks come round between the finger and the food, and stay there.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} could not come to the door to meet the dish. You set it down, late, beside one great cheek, and it takes a bite, and one more, and leaves the rest. It never leaves the rest. Give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} is a good deal less round after {hours} hours, and its skin has come down over its feet like a coat on a small boy. It eats, without singing, and leans on the wall, not on you. Be on time.',
        'For {hours} hours {name} lay against the larder door, so as to be the first to hear it. It eats everything. It goes and lies there again, facing the door, with its back to you. Never so late again.',
        {
          text: '{name} had told everyone you were coming. It told the chair, and the door, and the lamp, and in the end the dish. It eats now, long after, leaning on the wall instead of you. It does not tell anyone anything.',
          when: ['trusting'],
        },
        {
          text: '{name} eats all of it, and the cheeks go on for some time after. Then it turns the dish over with one tiny foot, in case the other meal is underneath. It looks at you. It sits down on the dish.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} loves everyone. Lunch has come, {alone} after anybody last did, and it eats cheeks first, down to the dish. Then it looks up at you for a long moment. It is going through everyone again.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} {name} eats, all but one mouthful. That it carries off in its cheek, on tiny feet, behind the sofa, looking round at you. It has never in its life saved anything. It is learning how.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} has one idea, and for {alone} nobody came in with it. It eats with its great back to you, and makes no sound. It was always loudest at meals. Stay until you hear it. Be on time tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The cheeks used to arrive first. After {alone} you have to go to {name}. It eats where it lies, and keeps one tiny foot on the last bite, against you. Sit down here. Bring the next meal on time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not come round the door, nor do its cheeks. You bring the meal to it. They hang like two empty purses. It eats slowly, without thanking anyone, and when you bend for the dish it shuts its eyes until you are gone.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are folds in {name} where there was never a fold. It eats what you bring, so late, one mouthful and a rest. Then it drags the dish beneath itself with its chin, and lies on it, looking at you, and does not hum.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} arrives, cheeks first, and there is lunch, and there is no room. It looks down at itself, as far as that goes. Then it lies down around the dish, so that nobody should be left out, and lets it spoil.',
        'For the first time in recorded history {name} waves away a dish. It has to hold the paw with the other paw. Come back at {opens}.',
        {
          text: '{name} puts a tiny foot on either side of the dish and lays its cheek against the warm rim. It looks long and fondly. There is no room. When you take the meal out to the bin, it comes along to see it off.',
          when: ['no_item'],
        },
        'There is no room, though {name} has tried it in both cheeks and under one arm. It will guard this with its life until {opens}.',
      ],
      ill: [
        '{name} takes two mouthfuls and stops. It looks into the bowl as if at a word it has forgotten. Then it pushes the rest over to you with one cheek, since somebody ought to have it. It needs medicine next.',
        '{name} takes a spoonful for the Brigadier, and half of one for Auntie, and lays down the spoon. It praises the cook. Medicine is what it needs now.',
      ],
      loved: [
        '{item}. {name} has to sit down, in one go, without instalments, and the clock falls off the wall.',
        'You lift the cover, and there is a silence, and then from deep within comes a sound that has not been named yet. It will be called after today: {item}.',
        {
          text: 'You lift the lid off {item}. No song comes. {name} has gone quite silent, cheeks trembling, and a tear rolls down over one of them, a long way, and drops off. It eats like someone reading a letter.',
          when: ['well'],
        },
        {
          text: 'You bring {item}. {name} has been in mid-howl and leaves it hanging. It sits. It puts its tiny feet together. A tear runs down the long slope of one cheek and is eaten with the rest.',
          when: ['well'],
        },
      ],
      disliked: [
        '“Most unusual,” says {name}, who never spoke ill of a dish: {item}. Part of it has been offered to the fern. Dumplings, it mentions, are usual.',
        '{item}. It eats what good manners ask, with one eye on the cheese. You have never seen a creature chew so diplomatically. Cheese, another time.',
      ],
      harmful: [
        '{name} trusted it because it came in the dish. It was {item}. It lies on its side, and the tiny feet are drawn up tight against all that stomach, which hurts. Keep that from it. It’ll never learn to.',
        'There was never anything that {name} didn’t thank you for, and it has tried to thank you for this. The word for it is {item}. It can’t get up. Rub its side, slowly, and never put that before it again.',
        {
          text: 'You gave {name} {item}. It took it as it takes all things from you, wide open, and then the cheeks fell. It holds its middle, and does not sing. It had thought that you and lunch were on one side. Never again.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You gave {name} {item}, and it thanked you before it knew, because it always does. Now it lies on its side with the tiny feet drawn up, quite silent. Never do that to it again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You and {name} play at shops, and it is the shop. It has a cushion, a boot and a turnip underneath it. You ask for each, and pay by scratching. It had no idea that one could live by sitting.',
        'You lie down on the floor with {name} and roll. It is a hill and you are a cart. Then it is a cart, and you are a good deal flatter. It laughs, and you hear that from below, like barrels.',
        {
          text: 'You roll the ball, {name} lands, and there is no ball. {name} gets up. A ball. The rejoicing is tremendous. You come closer to share it, and {name} sits straight down on the ball again and watches your hands. From there, please.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} hides from you behind a chair leg, which covers its nose. Marmalade stands out on both sides and shakes with delight. It would rather you did not come near, and is sure you cannot see it.',
          when: ['wary', 'well'],
        },
        {
          text: 'The ball rolls under {name} and does not come out. {name} looks left and right for it, and so do you, on hands and knees, though both of you know. At last it sways up onto its tiny feet, and you both gasp.',
          when: ['well', 'no_item'],
        },
        {
          text: 'For one whole minute, rolling over and over with you, {name} does not think about lunch. Then it notices. It lies there on its back, astonished, tiny feet in the air, and looks at you to see if you felt it too.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You throw the ball. {name} looks at where it has gone, then at you, and goes, all that way, as one does for a friend. It brings it back in the left cheek, where the ball from last time turns out to be.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You blow out your cheeks at {name}, and it stares. It has got those too. It blows, and its feet leave the floor. It comes down with a small bump and looks, full of hope, to see whether you can do that.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} leans on the ball with all its love, and the ball shoots off under the chair. It looks at you, stricken. You roll it back. Here is another one, every bit as nice. {name} leans on it.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was so happy before you came that its feet were off the floor, and you can’t improve on that. You play all the same. It loves the game. It loved the floor, too, and the bit before the game.',
        'You tickle {name} where the marmalade meets the white, and it laughs, as it was laughing already. There’s no telling which laugh is yours. It’s all in there together, going round, and comes out in the end as a hiccup.',
        {
          text: 'You roll the ball. {name} brings its cheeks about, then the remainder, and sits down on it. Nobody was happier before, and nobody is now. It helps you look behind the stove and under the rug, pointing with its nose, without getting up.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The ball rolls up to {name} and stops, there being no way round. {name} beams at it. It was beaming before. After a time the ball is not to be seen anywhere, and {name} is sitting slightly higher.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} claps for you, once, from where it lies, and feels about for its party hat, so as not to spoil things. Put the hat by. See to what it needs, and have the party after.',
        'The ball comes to rest against the great white front, and you wait for the laugh, and it does not come up. Put your ear where the laugh should be. Find out what is wrong, and mend that.',
        {
          text: 'You roll the ball to {name}. It stops against the great round flank, and neither of them does anything more. You listen. The loudest animal in the house is not making a sound. Leave the ball, and look to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It gets up for the game, the front, the middle, and comes down again, grey about the whiskers. Put that away. {name} must have medicine.',
          when: ['ill'],
        },
        {
          text: 'You toss it the ball, and {name} catches it and chews, and goes on chewing, so as not to hurt your feelings. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, you say, and the dresser begins to ring, plate by plate. It is only {name}, coming downstairs, front, middle, and, as you hold on to the door, the rest.',
        'There are not many things for which it would leave a table, and {name} names them for you on the claws of one foot. The first is {item}.',
        {
          text: 'You get out {item}, and {name} is so happy that it rises. It is only an inch, all four tiny feet together, but nobody has ever seen it leave the floor for anything you could not eat. It looks at you, amazed.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}, and the plate that {name} was licking drops from its mouth and goes round on the floor, ringing, until it stops. It does not hear. It is coming to you, on all four toes, at a gallop.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} enters into it with goodwill and lies down in the middle of it: {item}. A snack hunt would have got all of it to its feet.',
        '{item}. It asks you to explain the rules again, and which of the pieces can be eaten. None can. It pats you kindly. Next time, treat toss.',
      ],
      harmful: [
        'It did not want to disappoint you. Now it lies on its side with its tongue out, the tiny feet still going: {item}. Have done with that for good, and fetch water.',
        '{item}. {name} has strained something that it cannot even reach. It smiles with half of its face. Take that out of the house. Sit with it.',
      ],
    },
    clean: {
      wanted: [
        'You set out round {name} with a warm cloth, and in time you come to the other side. Gravy comes off, and flour, and old jam. It watches them go, as one watches friends on a train.',
        'You wash the tiny feet of {name}, one by one, as it cannot see down to them. It asks how they are. Clean, you say, and pink. It gets so little news from there.',
        {
          text: 'You lift the left cheek of {name}, to wash under it, and find a breakfast. It had been keeping that for you. You say thank you and sponge on, and it hums, and raises the right one, where there is dessert.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name} in two instalments. Under the left cheek you come upon a teaspoon, and under the right one its saucer. {name}, pink and steaming, is as astonished as you are, and bends to see whether there is anything on it.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You take the sponge right round {name}, a fair walk, and get back with the sponge clean. It enjoyed the visit. It wonders whether you looked behind the ears, as there might easily have been a pie there.',
        'You brush {name}, and brush, and it’s spotless, the white like a tablecloth, the marmalade like marmalade. It looks down at as much as it can see. It looks good enough to eat, it thinks, with love.',
        {
          text: 'You do one cheek, walk round, and do the other. Nothing comes off. {name} sits with its face held up and its brow creased. Faces are wiped after lunch, and it is trying hard to remember the lunch.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} sees the basin coming, the largest dish it has ever been brought, and meets it with both cheeks. It surfaces, dripping, and looks behind the basin for the rest. It was clean before this. It is clean still.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You had it behind your back, and {name} guessed: {item}. It has put up all its chins.',
        '{item}, and the purr comes up through the floor. In the flat below somebody thinks that a ship has docked.',
        {
          text: '{name} is a creature of one idea. You begin with {item}, first one cheek and then the other, and its eyes close, and for as long as it lasts, lunch moves over and makes room.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} rolls over for it, and being round goes on rolling, and you clean it as you follow it across the floor. It comes to rest, shining, at the kitchen door.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. “Brisk,” says {name}, between strokes. It would sooner have had a warm napkin, and a word about the menu.',
        'It bore with you as far as the third chin. The rest of {name} was called away, it says, by a smell of onions: {item}. A crumb brush gets everywhere.',
      ],
      harmful: [
        'The skin in the folds is raw, and {name} holds its arms away from itself, and thanks you for your trouble. That was {item}. Rinse it off, and keep that for saucepans.',
        '{item}. It got into the eyes, and then it got on to the tongue, for {name} tastes everything. Clear water, plenty of it, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} opens, and in goes the spoon, and its whole face waits to hear what it was. It was not lunch. It swallows, since it had been served. Far inside, a rumble starts up that had stopped.',
        'You lift one cheek of {name} to get the spoon in. The dose has a long way to go, and you wait. “And what is there for afters?” asks {name}. It had left off asking.',
        {
          text: '{name} swallows, and says nothing at all about lunch. You keep your palm on the vast marmalade side as it goes up and down. Then from deep within, under your hand, there comes a growl. You both look up.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} sees a spoon coming, and has never known a spoon do wrong. Both cheeks close on it. There follows a long look, at the spoon, not at you. By and by its feet are warm, and it has forgiven the whole drawer.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        'You put your ear to its side. The Brigadier, Auntie, Otto: all present, all talking. Cork the bottle.',
        'Nothing ails it. {name} drinks the dose all the same, rolls it about, and says that it goes well with cheese.',
        {
          text: '{name} has the spoon before you can say what is on it, thinks it over in one cheek and then the other, and walks round behind you to find the rest. It was in perfect health. Keep the bottle for when it is not.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. It had only to smell it through the stopper. There is a rumble, and another, like furniture being put back.',
        'With tears in its eyes {name} asks for the name of the maker. It was {item}, and it went down like a sauce.',
        {
          text: 'The medicine is {item}, so {name} has no questions. The cheeks arrive, and the rest of it follows on tiny feet. It helps. Lunch gets the credit.',
          when: ['item'],
        },
        {
          text: 'At the word medicine, {name} sits down. At {item} it is up again, cheeks first, and has finished before you have finished bending. It helps. {name} asks, loudly, how many times a day one has to.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. {name} says something gracious about the bottle. A corner of its trouble has gone, and the taste has not. Peppermint tea would cover it.',
        'It took the half and hid the half in the fern, who has suffered: {item}. The first half has helped a little.',
      ],
      harmful: [
        '{name} drank your health in it, and now it cannot stand up in any part. It was {item}. Strike it off the wine list. Hold the big head, and find what will truly help.',
        '{item}. The Brigadier shouted, once, and now there is a stillness in there that you do not like. Keep that from it always. Do not leave the table.',
      ],
    },
    discipline: {
      wanted: [
        '“You don’t kiss the butter,” you tell {name}. It had thought that they were close. It lets go. Its cheeks hang rather, and shine, and it goes and sits by the coal, to whom it has never felt much.',
        'You say that one knocks before coming in, not after. {name} looks back at what had been the door. It takes the point, and its cheeks go down by an inch. It goes out, and knocks on the wall.',
        {
          text: '{name} gets down from the table, cheeks last. It has understood. It turns its back on you, which takes eleven small steps, and then there is a great deal of back. You can hear it being good.',
          when: ['well'],
        },
        {
          text: 'One does not sit down on guests, you say. {name} gets up at once, all of it, and the guest is found. It sits on the bare floor, very straight. It does not lean on you. It leans on the air just beside you.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        '{name} has its paws on the table, both of them, empty, and has had them there since you last said so. It wiggles them.',
        '“Hear, hear,” says {name}, warmly. It could not agree more. It has been saying the same thing to Little Otto.',
      ],
      bad_time: [
        '{name} knows there is a word in every speech that is meant for it, and waits with its cheeks lifted. You talk for quite some time. The word does not come. It draws in its tiny feet and tries to make itself small.',
        'You scold {name}, and it lets down its cheeks and tries to see its feet, to know what they have done. It had come about something else. See to that first, and teach it later.',
        {
          text: '“Enough,” you say, to that sad round face. {name} closes its mouth. It looks for somewhere to be small, tries behind the broom, tries under a napkin. All of it shows, and all of it is shaking.',
          when: ['sad', 'weak'],
        },
      ],
      loved: [
        '{item}. Quite right. {name} shakes you by the hand, for a long time, and the matter is never spoken of again.',
        'It has always said that a kitchen needs a firm captain: {item}. It goes below with a salute, front first.',
        {
          text: 'You make a lesson out of lunch and {item}, and {name} learns to wait for the word. It swells with waiting. At the word it does not even move, but looks round, to see whether you saw it be good.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does as you say, and its ears, which are small, go smaller. A quiet word over a plate would have carried further.',
        '{name} takes your meaning, though it needed three goes at it, and each was sad: {item}. You might just have shut the fridge.',
      ],
      harmful: [
        'It has tried to be smaller. It is holding itself in with both arms and cannot breathe: {item}. There is no lesson there, and must be no second helping. Say that you are fond of it.',
        '{item}. {name} has gone under the table, as far as the cheeks, and thinks that it is hidden. Do nothing of the kind again. Get down there with it.',
      ],
    },
    sleep: {
      wanted: [
        'You let {name} down on the big cushion, in stages, the chin, the chest, the middle. The far end is still standing. Then it hears from the front how nice it is there, and comes down as well.',
        'You draw a tablecloth over {name}, for want of a blanket that size. It sees that it has been laid. It lets its eyes half close, in the happy belief that something will be put on top.',
        {
          text: 'You cannot lift it, so you build the bed round it: pillows under the chins, a quilt, another quilt where that one ends. {name} mumbles a menu, slower and slower. By the pudding it is snoring, pink in the cheeks.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} goes down a portion at a time: the tiny feet, the middle, and at last the cheeks, which spread out on either side. The blanket covers a third. Already the nose is pinker, and it smiles, eyes closed, at something large.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and it isn’t tired, it’s between meals. It lies on its back for you with shut eyes and a large smile. Then something falls over in the larder. It might have been calling.',
        'You tuck in one side of {name}, and the other side comes out. You tuck that in. It’s wide awake and loves this. You’ve been going round and round it like a person icing a cake.',
        {
          text: 'You tell {name} to lie down. It looks at you earnestly to say that it has. You check, and it may be so. The height is the same either way, and the feet were never visible. It is not tired in the least.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You tuck in {name}, which takes two blankets and a tablecloth. It lies there, bright as a lamp, listening toward the kitchen. A pan is moved somewhere. The whole arrangement gets up, and comes down the stairs in its tablecloth.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It fits {name} everywhere, even at the sides, and that has not happened since the egg.',
        'For this it does not take its usual time. The whole of {name} comes down together, like a curtain: {item}.',
        {
          text: 'You say the word {item}, and {name} sets off for bed cheeks first, already yawning. It lies down, and the room gets smaller. The last thing awake is one tiny foot, which feels about for you, pats you, and stops.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It slept with its front on that and everything else on the kitchen rug. It would have liked to have itself in one place.',
        'It got a wink of sleep, and so did {name} as a whole, though not at the same time: {item}. Somewhere near the oven is best.',
      ],
      harmful: [
        'It could not get up, and was too polite to call: {item}. There is a bruise under it like a map. Take that bed out, and rub the tiny feet.',
        '{item}. {name} says that it slept beautifully, and winces. You are not to believe it, and not to use that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down with nothing in your hands. {name} looks behind you for it. It looks up your sleeve. Then it lowers itself against your leg, which takes some time and moves the rug, and for one whole while does not ask.',
        '{name}’s stomach speaks. {name} looks at you, to see whether that was you. Then it lays one entire cheek against your middle and listens, very politely, until yours answers. After that nobody in the room says anything.',
        'You sit on the floor, and {name} looks at you for some time. Then, very carefully, it lays one cheek on your knee. It is a heavy cheek. You will not be getting up. That may be what they are for.',
        'The talk comes round to {loved}, as it was bound to. {name} holds your hand through the part with the sauce.',
        '“You were once {wait} away,” says {name}, and it is not a reproach, it is the beginning of a toast. It gets no further. It looks at you and drinks.',
      ],
      little: [
        'You have sat with {name} so often this hour that both your laps are asleep. Go and see what is in the larder, and come and tell it.',
        '{name} has run through its stories, and you were in all of them. Rise, dear guest. It will think of some more.',
      ],
      ill: [
        '{name} tries to get up for you, and only the cheeks manage it. So you lie down, there being no other way to be level with them, and stay there, forehead to forehead. It breathes out. Now rise, and bring what it needs.',
        'You lay your head on the great white side and listen. It is very quiet in there, but somebody knocks, once. Stay a little. Then get {name} what it needs.',
      ],
      asleep: [
        '{name} is dreaming of lunch, and you sit by. It moves its mouth. It comes to what must be the last bite, stops, and with its eyes shut pushes something that isn’t there over to your side.',
        '{name} has the whole rug, so you sit on what is left of the floor. It is chewing in its sleep. By and by the jaw stops, the chin pushes forward something that is not there, and leaves it by your shoe.',
      ],
      shy: [
        'One of {name}’s cheeks has come to rest against your knee. The rest of it is still over by the wall, on its tiny feet, undecided. You do not move. After a long time the other cheek comes over as well.',
        'You have come with nothing. {name} looks in both your hands, in your lap, and behind you where the trolley would be. A person, and no lunch. It goes off to think, and the cheeks, at least, arrive back at your knee.',
      ],
    },
  },
  things: {
    feed: {
      'huge burger':
        'The huge burger is carried in with a flag on it. {name} stands up for the flag, front only, and walks all round to find where one begins. It begins everywhere. You are handed the flag to hold.',
      pizza:
        '{name} eats the pizza by turning it, like a captain at the wheel, with small bites and a song of the sea. One slice is left, with its tip to you. The wheel is put into your hands.',
      'second breakfast':
        '“Already?” says {name}, with tears in its eyes, and goes out, and comes in again, cheeks first, so as to begin the morning properly. For second breakfast it wishes you good morning as though you had been abroad.',
      dumplings:
        'They come up in the pot one after another like heads in a bath. {name} greets each of the dumplings by name, swallows, and pats its front where that one has got to. The last it calls after you.',
      'mashed potatoes':
        'You have made a mountain of the mashed potatoes, with a lake on top. {name} goes up by the south face, singing, and breaks the lake. A flood comes down on your side, and you are rescued with a spoon.',
      'whole buffet':
        'It begins at the napkins. {name} goes along the whole buffet with its chin on the cloth, like a barge, and leaves behind it forty shining plates and one radish. It had seen you look at the radish.',
      'large datasets':
        'You pour large datasets in the trough and it rattles like peas. {name} shovels. At the four thousandth row it stops, holds one up on its claw to the light, and begs you to try that. It is your birthday.',
      'cheese wheel':
        'You roll the cheese wheel in from the hall, and {name} rolls to meet it, two round things on one carpet. They touch. It sniffs the rind with shut eyes, and carves you a door in it before it begins.',
    },
    play: {
      'belly rubs':
        'You kneel and put in both arms, to the shoulder. At the first of the belly rubs one tiny foot starts going, and then a second, and at the fourth it travels, slowly, upside down, across the kitchen, with you.',
      'slow rolling':
        'One push, and the slow rolling begins: white side, marmalade side, white side, down the hall. You walk beside it and converse. There is time to. At the door it has to be turned, like a piano.',
      'snack hunt':
        'You have hidden them all over the house. {name} sets out on the snack hunt with its cheeks low and sings at every find, so that you can follow by ear. From your own coat there comes a very long note.',
      'couch wrestling':
        'You have it by the scruff, and it has you by sitting. At couch wrestling there are never any rounds. From under the cushions you hit the floor three times with your palm, and are let out, and given a bun.',
      'belly flop':
        '{name} backs up the whole length of the lawn, on those feet, and comes. You hear it before you see it. After the belly flop there is no pond. There is you, in weed, and a great pleased sigh.',
      'treat toss':
        'You toss, it opens, and that is the treat toss, eleven out of eleven. The twelfth goes wide. {name} follows it with the head, then the cheeks, and last of all, from the chair, comes the rest, on you.',
      'lap sitting':
        'It asks first. Then the front gets on, and you say oof, and there is a pause for breath. The middle follows. You can no longer see the room. For the lap sitting of the remainder you have been lent a stool.',
    },
    clean: {
      'crumb brush':
        'With the crumb brush you go over the great white slope, and it avalanches. {name} has put a plate at the bottom. You brush, it catches, and by the time it is clean there is a second helping.',
      'chin wipe':
        'There are four, and you do them from the top. At each chin wipe {name} lifts the next, like a lady with skirts upon a stair, and looks at the ceiling. Under the fourth is a pea. You are congratulated.',
      'fold cleaning':
        'You part the first fold, and there is the cork. In the second is your thimble. During fold cleaning it tells you about the summer that each of them is from, and hums while you dry in between.',
      'giant bathtub':
        'The giant bathtub is filled to a hand’s breadth. {name} gets in, a part at a time, and the water gets out. It lies there, gleaming, in none at all. You fetch the can and start over from the other end.',
      'dinner napkin':
        'You shake out the dinner napkin, and tuck it under the cheeks, and with the corner of it you do the corners of {name}. It closes its eyes. It has always held that the best course is the one before.',
      'wide comb':
        'You draw the wide comb down its back, from ear to tail, and that is a walk. Marmalade comes off in clouds. When you have come round to the front there is a second, smaller Chonk by the stove, all fluff, being bowed to.',
    },
    sleep: {
      'oversized sofa':
        'At last there is one that fits. {name} lies down on the oversized sofa from left to right, and a spring says good night, and another. There is a corner free, as wide as you. It pats that.',
      'memory foam':
        'You take the hand away, and there it is, in the memory foam, a hand. {name} is charmed. It lies down beside that carefully, so as not to spoil it. In the morning they will find the two of you there.',
      'afternoon nap':
        'You draw the blind on the afternoon, and the nap comes down over it like a lid over a casserole. Something simmers. You turn the clock a little to one side, and take the spoon from its paw.',
      'reinforced bed':
        'You have put a beam beneath the reinforced bed and another under that. It sits, and waits, and hears no crack. It lets the rest come. All the house takes a small step to the left, and holds.',
      'kitchen rug':
        'There was a kitchen rug there, with a pattern of grapes. Now there is {name}, with a fringe. It has its nose to the crack of the larder, for the draught, and when you step over you are blessed.',
      'oven warmth':
        'You leave the oven door down a crack for it and the oven warmth comes along the tiles. {name} turns over, when that side is done. You find that you have a fork in your hand. You put it away.',
    },
    medicine: {
      'peppermint tea':
        'You blow on the peppermint tea, and it blows too, with both cheeks, and there is some left. It drinks. It lays a paw on its front and listens, and after a bit you hear it, far down, a grateful rumble.',
      antacid:
        'The antacid fizzes in the glass, and is introduced. {name} takes it at a draught, and you both wait, you with your hand on the white. Something lets go in there, long and low, and the saucers settle on the shelf.',
    },
    discipline: {
      'closed fridge':
        'You keep your back to the closed fridge, and your arms out. {name} sits down before you, front, and after some time middle. It says it was only for the little light. It goes off to bed without its song.',
      'smaller plate':
        'The smaller plate has daisies on. {name} looks for the rest of it, underneath. It eats what there is with great courtesy, in one bite, and sings one verse, in a voice that would go on a smaller plate.',
    },
  },
  against: {
    play: [
      '{name} plays, in your honour, with the end that is nearest. The other end is listening for saucepans, and only a lid, lifted at the right hour, would bring it round.',
      'It was a merry game, and has gone in at one cheek and out at the other. {name} begs to be told who won, so that it can drink to them at dinner.',
      'You throw the ball. {name} asks what is in it. Nothing is in it. It laughs along with you very kindly, and turns it over to see if there is a lid.',
      'The front of {name} had great fun. The middle has been told about it, and the rest will read of it in the papers. One needs a gong to get them all into the same room.',
      '“Charming,” says {name}, and it is, and it does not go deep. Deep down sits the Brigadier, with his napkin on, and he has never cared for anything that could not be carved.',
      'You hide, and {name} seeks you, in the breadbin first, then among the jars. It is so glad to have found you that it scarcely minds your not being jam.',
      'It has run as far as the hearthrug for your sake, and been cheered, and lain down. With a snack at the other end it might have been the door.',
      'Little Otto squeaked, once, at the exciting part. Auntie and the Brigadier had stayed in to wait for the soup, and {name} makes their excuses.',
    ],
    clean: [
      'You have washed as much of {name} as there was time for, and it comes to the near slope. It is grateful, and smells of soap and hope. You may do the far one after lunch, it says, when it will be in better spirits.',
      'One fold is clean, and behind it there is a further fold, and behind that you hear somebody singing grace. {name} holds the bucket for you and looks the other way.',
      'It lets you scrub, and puts out its tongue into the suds to see. No. It has nothing against water, but there ought to be noodles in it.',
      'The near side shines. {name} sets off to show you the other, and there is time for a cup of tea before it comes round. Gravy, it remarks in passing, gets everywhere sooner.',
      'A crumb is brought to light, and {name} shakes hands with it. You go on rinsing, but its heart has gone with the crumb.',
      'You comb out one whisker, and the next, and stand back. It is a large country to have begun on at the edge. “Never mind,” says {name}, and lays a big damp paw on your head. “There is always pie.”',
      'The towel went in by the third chin and has not been seen since. {name} is a little the fresher. It is sure that the towel will turn up at dinner, as everybody does.',
    ],
    medicine: [
      'A spoonful sets out, in so large a house, to find the one room with the light on. {name} swallows loyally. Send another after it in a while, and feed it when it is due.',
      '{name} takes it like a toast to somebody it has not met. It is a little better for that, and waits, with its glass held out, for the next speaker. A second dose would be no bad thing.',
      'The drops have gone in with a lantern. From time to time you hear them call. It will want some more of them, and afterwards broth, which was born there and knows the stairs.',
      'Down it goes, with a kind word for the chemist. Some of what it says on the bottle comes true. {name} reads you the rest in a hopeful voice.',
      '“Is that all of it?” asks {name}, tenderly, looking down into the spoon. So little, and it came alone. You might let it have company before long.',
      'Otto is better. One can hear him. The Brigadier did not get any, being so far down, and {name} asks if you would pour again by and by, and say that it is sherry.',
      'It has soothed the near end. {name} lies and feels it come along, like the warmth from a stove in the next room. Leave the door open, and bring its meals to the minute. They carry the coal.',
    ],
    discipline: [
      '{name} nods throughout. It is with you as far as the word “supper”, and there it gets off.',
      'You spoke well, and {name} says so. It was moved, by about an inch. More would take four men and a ham.',
      'A rule has been laid down, and {name} has lain down on it. You can see a corner. You had better say it again some day with the plates out, when it listens with its mouth open.',
      'It is a fine sermon, thinks {name}, and hums the alto. The verses will stay with it. The sense may need another Sunday.',
      'The finger that you raise is looked at, for some time, with respect. “And yet,” says {name}, “how like a breadstick.” You have lost it there.',
      'Auntie is very much of your opinion. She has said so, at length, from within. {name} itself looks sorry in the face, and will be sorry further down as the news arrives.',
    ],
    sleep: [
      'The front has had its nap. The rest of {name} had only just got there when it was over, and stands about in its nightshirt, so to speak, asking what there is for breakfast.',
      '{name} lay down at a long table, in its mind, and they were just bringing in the fish. It gets up from that with an appetite, and not much else.',
      'It rests as one does in a theatre, kindly, and with its programme in its hand. It was not the bed’s fault. There was no interval, with ices.',
      'One eye shut, one ear for the larder: that is {name} in bed. A little colour comes of it. The blankets do what they can, and the rest is up to the cook.',
      'The wave starts at the chin, gets to about the second button, and comes back to ask if anyone has put the oven on. {name} is easier, as far as the button.',
      'You tuck in what can be tucked. A good deal of {name} stays up, along the edges, talking. It might be sent off with a hot supper, at its hour, like any other crowd.',
      '“Refreshing,” says {name}, and it means the pillow, which had a feather in it, which was off a goose. It is sitting up to think about the goose.',
    ],
    reflect: [
      'You have drawn up a chair beside {name}, and there is no table in front of it. You both feel that. It is good, and it wants a cloth.',
      'Quiet goes into {name} by sips. You hold the cup, so to speak, and it is a very small cup, and you are both of you patient.',
      'There is a silence, up to a certain length. The Brigadier ends it. He means it as a compliment, and would tell you so at more leisure over a chop.',
      'You stay. Somewhere in the great warm bulk of {name} a chair is pushed back, and somebody comes down one flight to see who it is, and stops on the landing.',
      'A big soft side rises, and your elbow with it, and sinks. You have been noticed as far as the elbow. It takes a dish to be noticed all the way through.',
      'You say what you have to say to the nearest cheek. It will be handed on. In a body of that size it may be dinner time before they know in the tail how fond of it you are.',
      'The fridge hums, you breathe, and between the two of you {name} is not alone, and neither is the little light. It is a beginning. One generally has it with bread.',
      'You do not talk. There comes a squeak, out of the depth, hardly to be heard. That is Otto, who likes people better than he likes pudding, and is the only one in there who does.',
    ],
  },
  favoured: {
    feed: [
      'One dish, and you would think it had been three. It goes through {name} like good news through a town, and shutters open that had nothing to do with the stomach.',
      'Nothing does {name} so much good as this. The cheeks fill, the ears come up, the tail remembers a tune, all out of one bowl.',
      'You fed it, that was all. But with {name} it is as though you had fed it, brushed it, and told it that it sings well.',
    ],
  },
  refusals: {
    asleep: [
      'You hold it under the nose of {name}, and the nose weeps, and sleeps on. It takes nothing till {wakes_at}. There is a chair beside it. It would love you to sit.',
      '{name} is at a banquet where you cannot follow it, and will be home at {wakes_at}. Leave the dish. Reflect with it, and it will mention you there.',
    ],
  },
  stages: {
    child: [
      'There has been a rumble, the very first. {name} jumped, looked behind it, and has decided that this was Otto. So it is a child, and will never dine alone.',
      'This morning {name} began to sit down, on its own, like any big child. You are asked to come and see the end.',
    ],
    teen: [
      'Overnight {name} has become a teen, though not everywhere at once, and it goes through doors in an order that surprises it.',
      'Half grown, {name} has discovered second breakfast, and third, and looks at you as if you had been keeping from it that there are numbers.',
    ],
    high_care: [
      '“Yes, but salted,” says {name} from the kitchen. You had only thought of butter. It has come to its full girth, and is {form}.',
      'Pray silence for {name}, adult, {form}. It can tell by your knock what sort of day it was, and has the right song ready, and the guest’s bite.',
    ],
    balanced: [
      'Kindly be upstanding for a {form} of the largest size. {name} dines where it finds itself. There is a plate for it at the baker’s, and one next door, and it comes home singing.',
      'A full-sized {form}, and what a size. Some days the table was laid and some days it was not, and {name} can now make a feast out of two radishes and a friend.',
    ],
    low_care: [
      'All that room inside, now that it is at its largest, and {form}: {name} has laid a table in there, for those who ought to have come. It tells them its stories, and does the laughing too.',
      'Every evening two places are laid, and {name} eats at neither. It came of age like that, {form}. It has taught itself to clap.',
    ],
    rescue: [
      'There was once so little of {name} that Otto was the only one left. Now that it has filled its chair, {form}, he is the one it introduces first.',
      'Somebody got the pan back on the fire in time. {name} has come of age, {form}, and goes round with a warm paw for anyone thin.',
    ],
  },
  trust: [
    'A rumble that you have not met comes up to be presented. {name} had been keeping her back for family. This is Grandmama.',
    '{name} has let you shut the fridge. It asked only that you say good night to the light yourself, by name. It told you the name.',
    'At the end of the table there is a great chair, which was always {name}’s. It has got out of it, in three stages, and you are to sit there.',
  ],
  streaks: [
    'Ten banquets, and each was hot. {name} has made a speech about it to the saucepans, and they were moved, chiefly to the left.',
    'Twenty-five on time. The Brigadier has been promoted.',
    'Fifty dinners in a row, and no chair empty at any. {name} has had the grace set for four voices, and has three of them already.',
    'At the hundredth {name} rises, all of it at once, to drink to you, and cannot speak. The plates do it for it, one after another, along the whole dresser.',
  ],
  ages: [
    'Ten days old, and {name} can no longer see its feet. It has asked you to let it know how they are.',
    'Thirty days, that is to say some two hundred meals, and {name} could tell you the pudding at each. It would need an evening.',
    '{name} is a hundred days old. There is a cake, and in honour of the day it has cut the first slice for somebody else, and got through it bravely.',
    'In a year {name} has been round the whole menu, from the spring peas to the last of the apples, and sits down to begin again, front first.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['second breakfast'], hours: [7, 11] },
      wish: 'The first breakfast must be lonely, thinks {name}, with nobody after it until noon. It moves that the second be brought in, this morning, while the first can still hear.',
      granted: 'They have met. {name} sat by with its paws folded and did not interrupt them.',
    },
    {
      by: { action: 'feed', item: ['dumplings', 'mashed potatoes'] },
      wish: '{name} has composed an ode and is stuck for a rhyme, and is of the view that it lies in a dumpling. Or in mash. It begs leave to look.',
      granted: 'It was in the ninth one. The rhyme is “plumpling”, and {name} has gone to tell Auntie.',
    },
    {
      by: { action: 'feed', item: ['whole buffet', 'huge burger'] },
      wish: 'Not once has {name} seen the far end of a table and not known what is on it. It dreams of that. A buffet, if that can be done. A huge burger, seen sideways, would also serve.',
      granted:
        'It set out at six with a fork and a light heart. It came back along the other side, and had seen things.',
    },
    {
      by: { action: 'feed' },
      wish: 'Somebody ought to be honoured tonight, and {name} has thought of the plumber. Let its meal, at its hour, be given in honour of the plumber.',
      granted:
        'It spoke warmly of taps. You both rose. Somewhere a man with a wrench felt better, and could not have said why.',
    },
    {
      by: { action: 'play', item: ['belly rubs'] },
      wish: 'There is a spot on the equator of {name} that has never been found. It calls for belly rubs, of the exploring kind.',
      granted:
        'You found it. One of the hind feet went off like an egg timer, and you have been given the place, with the fishing rights.',
    },
    {
      by: { action: 'play', item: ['snack hunt', 'treat toss'] },
      wish: 'It is the feeling of not knowing where the cheese is that {name} misses. Will nobody give it a snack hunt? Will nobody toss treats, wildly?',
      granted: 'The last was in its own ear. It laughed until the stove lids jumped, and then ate it.',
    },
    {
      by: { action: 'play', item: ['lap sitting'] },
      wish: '{name} has seen small cats do it, and thinks that it has the figure. Its heart is set on lap sitting. Please use both laps.',
      granted:
        'The front is on your lap, and there is a waiting list. Neither of you can feel your legs. It would not have missed it for a ham.',
    },
    {
      by: { action: 'clean', item: ['chin wipe', 'dinner napkin'] },
      wish: 'One would not go before an aspic in this state. {name} presents its chins for wiping, all of them, or for a proper dinner napkin.',
      granted:
        'Chin by chin, as one polishes the silver. {name} looked at itself in the soup ladle and said “Who is that charming person”.',
    },
    {
      by: { action: 'sleep', item: ['oven warmth', 'kitchen rug'] },
      wish: 'There was baking today, and the oven is still thinking about it. {name} would like to lie down on the rug there, in the warm, and think along.',
      granted: 'You could not tell in the end which of the two was rising.',
    },
    {
      by: { action: 'sleep' },
      wish: 'All of {name} has not been asleep at one and the same time since Thursday. It entreats you to put it to bed, and to wait for the thump.',
      granted: 'There was the thump. You put out the lamp on the whole of it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It is the little light again. {name} asks, behind its paw, whether you would sit down with them, the fridge open a crack, and be a third.',
      granted: 'You sat, all three. The butter was seen to soften.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A guest who comes only for the soup is no guest. {name} would like you to sit with it twice today, so that there is a beginning and a cheese course.',
      granted:
        'You came back. {name} had kept your chair warm, by the simplest means, and gets off it for you, in stages.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The pea that was lost',
        shape: 'marble',
        text: 'It came to light behind the second chin. {name} has had it dried, and it is not to be eaten. It is the first such thing.',
      },
      {
        name: 'A napkin with your initials',
        shape: 'ribbon',
        text: '{name} had it from a fold of its own. Nobody did the embroidery. It seems that it grew.',
      },
      {
        name: 'The conductor’s sausage fork',
        shape: 'spoon',
        text: 'It has led four hundred plates through the great chorus. {name} lays it in your hand and waits for the downbeat.',
      },
      {
        name: 'The ode to gravy',
        shape: 'letter',
        text: 'Eleven verses, with a generous stain of the subject. {name} has dedicated it to the one who stirs.',
      },
      {
        name: 'The cork from a great evening',
        shape: 'cork',
        text: 'You do not remember which. {name} does. It was a Wednesday, and you laughed at the part with the trifle.',
      },
    ],
    return: {
      name: 'The bulb from the fridge',
      shape: 'bulb',
      text: 'It burned out on the night {name} was away. The new one is on duty. This one is kept in the warm, with company.',
    },
    streak: {
      name: 'The Brigadier’s medal',
      shape: 'coin',
      text: 'A milk-bottle top, for twenty-five dinners on the dot. {name} wears it on state occasions, low down in front.',
    },
    hundred_days: {
      name: 'The first slice',
      shape: 'piece',
      text: 'A paper one, cut out by {name} with its teeth, since the real one was yours and you ate it. It has a paper cherry.',
    },
  },
  release: [
    '{name} makes a speech. It thanks you, the stove, the fern and the light. Then it sets off over the hill, cheeks first, and for some minutes there is still a part of it here to wave to.',
    'You pack it a basket, and it has eaten that by the gate, so you pack another. {name} pushes the guest’s bite over the step to you. It goes off down the road, singing for two.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It was sitting at table, with a place laid across from it, and the napkin there had been folded into a swan.',
      'Nobody came, and {name} sang to keep the house cheerful, until one evening the plates did not hear it. It had left the fridge ajar. The light is on.',
    ],
    hunger: [
      '{name} is dead. It lies by the bowl. The last one to be heard was Little Otto.',
      'The bowl was empty, and {name} had gone on thanking people for as long as it could think of any. It has died.',
    ],
    illness: [
      '{name} has died, with half a dumpling on the plate beside it. It had said that it would have the rest tomorrow.',
      'The wave went from the chin to the middle, and did not go on. {name} is dead. The saucer is lying quite level.',
    ],
    poison: [
      '{name} ate what was set before it, and praised it, and has died of it. It would not have hurt a cook’s feelings for anything.',
      'It was served, and {name} drank somebody’s health in it. It is dead. The glass is still in its paw.',
    ],
  },
  returned: [
    'The fridge door opens from the inside. It is only the light, and then it is cheeks, and then, squeezing, with frost on its whiskers, {name}. “Have you eaten?” it says.',
    'All the plates on the dresser give one small ring. {name} is sitting at the table, in its own chair, and there is far too much room in it. It is looking at you as at a sunrise.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, in a large grave, with room left on the bench for one more.',
      'Have you eaten? {name}, who lies here, would have wished to know.',
      'Sit down, stranger. {name} has kept you a place.',
      'Under this stone is {name}, and a place has been left at the table.',
      {
        text: 'In memory of {name}, and of the Brigadier, Auntie and Little Otto, who went where it went.',
        when: ['from_child'],
      },
      { text: '{name} sat down here in instalments and has not got up again.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'There was a place laid, and nobody sat down in it.',
        'It never dined alone if it could help it. It could not help it.',
      ],
      hunger: [
        'It had one idea, and nobody brought it.',
        'The song stopped, and then it was seen that the dish was empty.',
      ],
      illness: ['It left half a dumpling.', 'It was asked to eat a little more, and smiled.'],
      poison: ['It never spoke ill of a dish, not even that one.', 'It trusted the cook, and said grace.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and what a morning, and what a quantity of you there is to have it with. You have greeted the forks. You have greeted the colander. The Brigadier is in voice. You love that person at the sink, you loved them on sight, you love the sink. Everything reminds you of something, and the something is pie. You wish to tell all this to somebody, at the top of your lungs, over a plate, with them across from you laughing.',
      'You are {name}, round as a full moon and far better company. You tried a pirouette and the lamp lived. There is a song in you, and it is coming up, stand back, it is about butter. Friends, saucepans, dear light in the fridge: we are all here. Is there anything finer than all being here? Yes. All being here and the bell going. Let the guest of honour come in and pull up a chair.',
    ],
    content: [
      'You are {name}. You have sat down; most of you has; a little is still to come. Before you is the cupboard, with its door and its promise. You are thinking of soup, in general, with kindness. Now and then somebody rumbles, and you say who it was. You are on good terms with every object in this kitchen and most of the vegetables. You would only ask that the guest look in, sit, and tell you what they had.',
      'You are {name}, and in {days} days there has not been a meal you did not mean to thank somebody for. You are behind with it. You do it now, in a low hum, dish by dish, and the fridge joins in at the fifth. Nobody should be shut up in the dark with only pickles. You will see to that presently. First let your dear one come and lean on you, and ask what you are humming.',
    ],
    bored: [
      'You are {name}, and the conversation has flagged. You have told the bread bin about your feet. You rolled a pea. You rolled it back. There is nothing so large as an afternoon with nobody in it, and you have been all round this one and it is not even edible. Come in, somebody. Throw something, hide something, sit on you. Cheese need not be involved. You hear yourself say that, and see how bad it is. Play.',
    ],
    hungry: [
      'You are {name}. Listen. That was the Brigadier. And that was Auntie, and she does not speak unless she is hurt. You have your napkin on. You have been thinking of a potato, of its whole life, of how it lay there in the earth getting ready. You do not complain; you narrate. There was a creature, and it was once happy, and then the bowl. Let the guest of honour come, with a ladle, and be toasted.',
    ],
    starving: [
      'You are {name}, and there is so much less to be it with. You went to get up for a guest, and only the front came. The three of them have stopped talking. It is very large in there and nobody is home. You lean on the fridge and hum, since the light will be frightened. You would give anyone the last bite. You would need a bite to do it. Food, dear friend. Now, and sit by, please, while it goes down.',
    ],
    sick: [
      'You are {name}, and they have brought a dumpling and you have let them down. You ate the half. It was a beautiful half. Something in you has gone to bed with the curtains drawn, and nobody rumbles. You ask the person whether they have eaten, as that is the one thing you can still be sure is right. You would take a medicine, if it were poured. You would drink to them in it. Let it be soon.',
    ],
    failing: [
      'You are {name}. All of you is lying down, and you did not do it piece by piece. It is dim. It is like when the door is shut, and you had always wondered about that: the light does go out. But it is not so bad, if there is a voice on the other side. Say something. Say what is for dinner. Give you the medicine now, and hold the paw, and go on with what is for dinner.',
    ],
    near_death: [
      'You are {name}. You laid two places. One cannot sing a round with one. You have kept the last line going, quite low, so that it should be the same evening when they come, and not another. The chair across from you is a good chair. You have been looking at it so long that you can nearly see a coat on it. Come in and sit down. Never mind what you bring. Bring nothing. Come to the table, now.',
    ],
    asleep: [
      'You are {name}, and the table goes over the hills. There is a cloth on it for miles. Everyone is here, the potato, the plumber, the colander in its good hat, and you are asked to say a few words, and they are all the names of soups. The snow is sugar. Somebody small squeaks and is given a cushion. If your guest sits down now beside you, out there, do not wake. You are just getting to them in the toast.',
    ],
    shy: [
      'You are {name}, behind a curtain, and quite invisible. You would be out there in a moment. You love them, that is not the trouble, you love everybody; but there was something, and your cheeks remember it. You coughed so that they would not hear the Brigadier. You are looking at their shoes. They look like the shoes of a person who eats. Let them sit, and stay, and mention a pie. You will come round in instalments.',
    ],
    back_from_death: [
      'You are {name}, and there was a hall with a long table, and no bread on it, and nobody’s knees under it, and you sat there with your hands in your lap. You tried a verse. It did not come back. Then there was a crack of light, just as wide as a fridge door that somebody has left open on purpose. You are all here, they tell you, such as you are. Sit across from you. Serve on the stroke. You will begin with Otto.',
    ],
    hurt: [
      'You are {name}. It was served, and you ate it; one does. Now they are all crying out in there at once, the old man, and Auntie, and the little one worst. You pat yourself and say there, there. You will not have it said that it was the cook. The cook has lovely hands. But take the dish away, and never let it be on any table, and stay. Talk to the little one. He knows your voice.',
    ],
  },
}

export const CHONK: Species = {
  slug: 'chonk',
  name: 'Chonk',
  family: 'ai-native',
  tier: 'common',
  trust_speed: 'instant',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['social', 'vocal'],
  personality: 'Loves everyone, loudest at mealtimes. A creature of one big idea, and the idea is lunch.',
  special_mechanic: 'Feeding counts triple, but every other kind of care has only half its effect.',
  mechanic: {
    gains: [
      { action: 'feed', times: 3 },
      { action: 'play', times: 0.5 },
      { action: 'clean', times: 0.5 },
      { action: 'medicine', times: 0.5 },
      { action: 'discipline', times: 0.5 },
      { action: 'sleep', times: 0.5 },
      { action: 'reflect', times: 0.5 },
    ],
  },
  items: {
    approved: {
      feed: [
        'huge burger',
        'pizza',
        'second breakfast',
        'dumplings',
        'mashed potatoes',
        'whole buffet',
        'large datasets',
        'cheese wheel',
      ],
      play: ['belly rubs', 'slow rolling', 'snack hunt', 'couch wrestling', 'belly flop', 'treat toss', 'lap sitting'],
      clean: ['crumb brush', 'chin wipe', 'fold cleaning', 'giant bathtub', 'dinner napkin', 'wide comb'],
      medicine: ['digestive enzymes', 'antacid', 'weight check', 'probiotics', 'peppermint tea', 'vet checkup'],
      discipline: [
        'closed fridge',
        'smaller plate',
        'snack delay',
        'wagging finger',
        'kitchen time out',
        'firm portion',
      ],
      sleep: ['oversized sofa', 'memory foam', 'afternoon nap', 'reinforced bed', 'kitchen rug', 'oven warmth'],
    },
    harmful: [
      'crash diet',
      'skipped meals',
      'diet pills',
      'laxatives',
      'treadmill marathon',
      'sugar free gum',
      'fasting',
    ],
  },
  appearance: {
    look: 'an enormous marmalade-and-white round beast with tiny feet and cheeks that arrive before it does',
    colours: ['#e39a3b', '#fff3df', '#a8542a'],
  },
  figure: {
    eyes: '#6b8f3a',
    body: 'round',
    muzzle: 'small',
    ears: 'pointed',
    earSize: 0.62,
    tail: 'wag',
    tailSize: 0.6,
    marking: 'cheeks',
    extras: ['whiskers'],
    girth: 1.1,
    slit: true,
  },
  book: BOOK,
}
