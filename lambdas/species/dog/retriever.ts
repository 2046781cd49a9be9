/**
 * The Retriever wants to put it in your hand, whatever it is. The world is lost property, and it is the only one who is
 * doing anything about that. It was hatched with a glove in its mouth that belongs to nobody here, and all its life it
 * looks for the hand. What it carries is what it means (a spoon: hungry; a leaf: sorry; your shoe: stay), and with an
 * empty mouth it cannot greet anyone. It forgives in the time it takes to walk past you with its gift to the door, find
 * nobody there to give it to, and come back.
 * It fears a thing that nobody claims, and a hand that stays shut. It hoards nothing: it is only keeping it for you.
 * Its body is wheat gold, feathered at chest, legs and tail, so that leaves and seeds come in with it; its mouth is so
 * soft that it has carried a hen’s egg upstairs. It eats by bringing you the bowl back. It sleeps on its back with
 * something laid on its chest. It sulks by bringing nothing. It trusts fast, by letting go.
 * It never shuts its teeth, never opens a letter, never keeps what somebody is looking for. Its keeper is a pair of
 * open hands, and possibly the owner of the glove.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    '{name} comes out backwards, damp and wheat-gold, with a bit of the shell in its mouth. It gets up, sits down, gets up again, and delivers it to your hand. There is not a toothmark on it. There are no teeth.',
    'The egg opens and out climbs {name}, gold where it is dry, and turns round for the biggest piece of shell. It falls over this twice. It lays it in your hands without a crack. Then it sees that there is another piece.',
  ],
  looks: {
    thriving: [
      'The neighbours’ washing is back on the neighbours’ line, thanks to {name}, and so is yours, and so is a tablecloth that nobody has seen before. It sits underneath, gold all over, with a peg in its mouth.',
      '{name} has found a duckling in the lane and is carrying it home, and all the others are walking behind. It does not dare to wag. It stands at the pump with shining eyes, looking for a hand that is big enough.',
      {
        text: '{name} is some hours old and has found a thumb. Very softly, so as to leave no mark, it takes it up in its damp mouth and begins to bring it to you. It is your thumb. Accept it when it comes.',
        when: ['baby'],
      },
      {
        text: 'You put a hand into the basket. {name} takes the little finger between its gums, gently, as one would an egg, and looks round for somebody to bring it to. There is only you. It brings it.',
        when: ['baby'],
      },
      {
        text: 'You say hello and {name} has nothing in its mouth, a terrible position. It looks left, looks right, seizes its own tail, and comes to you round and round, bringing it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} meets you in the hall with the glove. You hold out a palm, and it lays the glove in it, thinks, and does not quite let go. So you stand there, the two of you, holding somebody’s glove.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You are handed a slipper, a glove, the other slipper and a wooden spoon, all softly, until your hands are full. {name} is radiant. Then it would like its chin held, sees the difficulty, and takes the spoon back out.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} comes in with its mouth closed as carefully as a purse, and lets something down into your palm. It is damp. After a moment it puts out two horns and regards you. {name} has already gone back for the other one.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You sit down, and it begins: the glove, the other slipper, a pine cone, the post, the neighbour’s post. When your lap is full {name} looks round for one thing more, finds its own chin, and lays that on top.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} comes to meet you with the glove in its mouth and its whole gold back end swinging. It has clearly brought it for you. It stops out of reach, lays it down, and stands on it.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has somebody’s glove, and wants a pair of hands to put it in. It is glad, and short of nothing else. It looks at yours, goes round you in a soft wide circle, and gives it to the chair.',
        when: ['from_child', 'wary'],
      },
      'There is one word that {name} would bring you every day if it could find where you keep it: {loved}.',
    ],
    content: [
      '{name} lies on the step with a small brown feather in its mouth. From time to time a bird goes over, and it lifts its muzzle, in case it should be theirs. So far they have all had their own on.',
      'A button lies on the path, and {name} has taken charge of it. It sits there with its muzzle shut and its brows up, and looks at the front of everybody who comes by. It will be somebody’s.',
      {
        text: '{name} lies on the mat with a spoon in its mouth. It isn’t bringing the spoon just now. It is keeping it safe until someone is known to be short of one.',
        when: ['well'],
      },
      {
        text: '{name} goes by with a slipper. Presently it goes by the other way, with the same slipper. You put your hand out as it passes, take the thing, thank it, and give it back. It walks on with it, noticeably easier.',
        when: ['well'],
      },
      {
        text: 'The post has come, and {name} carries it in to you, letter by letter, each damp in one corner. The last is for next door. It carries that one to next door, and comes home with a bill.',
        when: ['well'],
      },
      'In the corner are the things that nobody has claimed, {days} days of them, and not a tooth mark on any. {name} dusts them with its tail when it goes by.',
      'You hum something. {name} goes out and comes back with what it takes to be the rest of it: {loved}.',
    ],
    curious: [
      'There is a parcel in the hall. {name} carries it to the light, sets it down, listens to it, carries it to better light. It is addressed to you. It can wait.',
      '{name} has met a hedgehog. It opens its mouth, thinks, and shuts it again. It would like to know how they are brought.',
      'One of your pockets makes a small noise when you walk. {name} walks beside that pocket with its ears forward, ready for whatever falls.',
    ],
    bored: [
      'On your empty chair lie a shoe, a spoon, the post and an odd mitten, put down where your hands would have been. {name} is underneath with its chin on the rung and nothing in its mouth. Come and throw something. Play with it.',
      '{name} has carried the ball to the sofa, the stairs, the coat that smells of you, and laid it down before each. None of them threw it. The chin is on the floor beside it now. Go and throw it.',
      {
        text: 'You dropped a pencil, and {name} saw where it rolled, and let it lie. Its muzzle is on the floor with nothing in it. Throw something soft, not far, and be there: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is bringing you the cupboard. It has the handle between its teeth, ever so softly, and leans back, and rests, and leans. The cupboard has not come yet. Its meal is due. You might meet it there.',
      '{name} stands before you with a spoon in its mouth, held quite level, as if there were something in it. There is not. It has brought the part that it could reach. Its meal is due.',
      {
        text: '{name} has tried to bring you its dish, which is bigger than it is. You find the puppy inside, under it, walking the dish along blind in what it believes is your direction. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has the rim of the empty dish in its gums and is bringing it to you. On the way it sits down in it, and loses track of which was carrying which. It is not hungry yet, but it is late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} comes with a slipper and stops two steps short of you. It does not know those hands. It turns, carries the slipper to the empty dish, lays it in softly, and looks up. It has the right idea. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} cannot bear a thing with nothing in it. It looks from you to the dish, takes the long way round by the wall, and lays a glove inside, softly, to make a start. Its meal is overdue. Fill the dish now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} takes your hand in its mouth, softly as an egg, and carries it to the empty dish. The meal is overdue. It looks back to see whether the rest of you is coming.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} puts a glove into your hands, softly, and then its fellow. Then it is gone for some time, and comes back with the handle of the cupboard, damp but whole. Its meal is overdue. The cupboard does still open. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} looks away for four seconds, which is as long as it has ever held anything against anyone. Then it looks at you, and starts again from one. It cannot get up. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The glove is still in the mouth of {name}, and for once it is not being brought to you. It lies on the floor with it, too weak to stand, facing the other way. The meal is late. You fetch.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} puts down the glove. It takes your actual hand instead, as softly as if it might wake, and carries it, with you behind it, to the empty dish. There it lets go. It is hungry. Feed it now.',
      '{name} has put everything it could carry in your hands: slipper, brush, the glove. You are still not feeding it. It goes away, slower, and returns with the dish, holding it so gently that it does not ring. Fill it now.',
    ],
    starving: [
      '{name} brings you something, very softly, on legs that shake, and opens its mouth over your hands. There is nothing in it. It looks up to see whether you have got hold. Feed it at once.',
      '{name} found a crust behind the stove. You know, for it is lying on your shoe, whole, hardly marked by the teeth, and {name} is lying behind it with its ribs going. Give it back, with everything you have. At once.',
    ],
    weak: [
      '{name} was bringing you the slippers. One is in the hall, one is on the mat, and {name} is on the mat as well, chin across the heel, four steps short. It has eaten. It needs medicine, or a good rest.',
      '{name} is bringing you your slipper, and it is taking its time. It sets it down, rests, and picks it up again by the heel. You meet it halfway. It needs medicine, or a good long sleep upon both slippers.',
      {
        text: '{name} takes up its glove when you come, and has to put it down to breathe. It looks at the glove, and at you, in case you might reach for it. Do not reach. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} has something lovely for you, by the tail. It gets up to bring it, and sits, and then holds it out from there as far as its neck goes. Take it. Then let it rest, or fetch medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} lays a glove in your hands, softly, and then leans on you, and you have the rest: burrs, sand, a ribbon of pond weed, a bus ticket, all carried home on its chest. Thank it. Then wash it.',
      '“What have you got there?” you ask, and {name} looks down. It is all over. The gold is gone, the tail has set. It has carried that mud for two days, to give to you. Take it. Please wash it.',
    ],
    sick: [
      '{name} comes over with no glove. It looks about for something to bring you, slowly, along the whole floor, and in the end lays its own head in your hands. The head is hot, and too heavy. It needs medicine now.',
      'The glove lies by the door, dry. {name} gets its chin over your palm and sets it down, the whole heavy head, as softly as it carries everything. This is what it has for you. Medicine, now.',
    ],
    failing: [
      '{name} has nothing to bring you. The glove lay too far off. So it lays its own muzzle in your palm, quite dry, with the whole weight of the head, because everything belongs there. Medicine and food at once, or it dies.',
      'A glove lies on the floor halfway between the basket and the door. That is how far it was brought. {name} looks at the glove, and then at your empty hands. Medicine and food, at once, or it will die.',
    ],
    near_death: [
      'Halfway to your chair lies a slipper, and beside it {name}, as far as the two of them got. The tail moves once at your step. It has hours. Go to it there and stay. Nothing needs bringing.',
      '{name} still has your glove. It has no strength to bring it and will not let it go, so it has laid its gold head down on it. Come here, put your hand in the glove, and stay. Care for it now.',
    ],
    asleep: [
      'All four feet are running. Somewhere {name} has got to the far side of a lake, and now it closes its jaws, very softly, on nothing, and starts home. By the sound of the tail you are standing there.',
      'Asleep, {name} holds its mouth a little open, softly, around something that is not there. The paws run. Then the jaw lets go and the tail beats twice, so it has been delivered. It needs nothing until it wakes.',
      {
        text: '{name} sleeps on its back with a glove on its chest, rising and falling. One paw is up in the air, holding out nothing. You go over and take it. It sighs. Delivered.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} has gone to sleep with its mouth open and nothing in it, and its breath comes unevenly. It wakes at {wakes_at}. Do not wait for that: reflect beside it now.',
      'The glove has slipped off its chest and {name} has not missed it. It sleeps until {wakes_at}. Sit down beside it now, and lay your own hand where the glove was.',
      {
        text: '{name} fell asleep with the bowl between its paws, as one holds a hat. It wakes at {wakes_at}. Reflect beside it now, and fill the bowl the moment it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has brought your slipper as far as the middle of the carpet, laid it down, and gone back to the doorway. That is half of a delivery. Sit on the floor, quietly, and let it finish.',
      '{name} has a slipper for you. It has carried it as far as the doorway and stands there with its tail low, unable to put it down and unable to come. Sit on the floor and leave your hands open.',
      'Once it stood with a shoe in its mouth for {wait}, and nobody took it. {name} puts things down first now, and watches what you do. Keep it company.',
    ],
    back_from_death: [
      'Since it came back {name} has brought you the slipper, the glove, the brush and the mat. Your arms are full. It stands and works out what is still missing, leaves, returns with nothing in its mouth, and climbs in on top.',
      'You paid for one dog. {name} is back, and well, and some hours into its wagging it fetches you a grey glove that belongs to nobody in this house. Somebody over there was kind enough to let it carry something.',
    ],
    old: [
      'The gold of its muzzle has gone to flour. {name} brings you one thing a day now, chosen after breakfast, and takes all morning over the stairs with it.',
      '{name} no longer runs when you throw. It walks out, looks at where things lie, and comes back with the one that you had really lost.',
      'After {days} days the fingers of the glove have worn through. {name} carries it by the cuff, the way one takes an old friend by the elbow.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} puts the glove down, fingers outward, eats its meal to the end, and picks the glove up. It goes to the door with it, looks out, and comes back. Whoever it belongs to was not passing during dinner.',
        'On time, and {name} eats it all, so softly that the last pea is rolled to the edge, lifted, and found to be a pebble. It carries that over to you, quite clean. Somebody may have been missing it.',
        {
          text: '{name} eats everything and finds that its mouth is empty. That cannot be right. It looks round, takes the nearest thing there is, which is its own paw, and brings you that, on the other three.',
          when: ['baby'],
        },
        {
          text: 'When the dish is clean, {name} looks about for something that belongs in your hands. There is nothing here that it could lift. It thinks, damp and golden, and then puts in its own chin.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} lays somebody’s glove beside the dish, eats, and takes the glove up again. It looks at your empty hands for some time. It sets out, stops, and puts the glove down on the floor, just over halfway.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and then it brings you the bowl, softly, wet, holding it by the rim, as far as the edge of the mat. There it sets it down and backs off, to see what sort of hands you have.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Fed on time and already wagging at full width, {name} eats, then brings you your left slipper, softly, hardly damp. The right one it is keeping until it knows you better.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} brings you the empty dish, carried so that it does not clink. Then the mat from under it. Then it comes with nothing, stands about, not sure that you would want it, and lays its damp chin in your hands.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} ate with one paw on the glove, in case. Now that the dish is empty it brings the glove over, fits it softly to your hand, and lets go, a finger at a time, until you are holding all of it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down. {name} takes it by the rim, spilling nothing, and puts it in your hands, where things belong. Then it eats. You stand there holding it level until the last lick, which is your thumb.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The dish is down, and {name} has a glove in its mouth. It looks from one to the other and lays the glove in your hands. Halfway through the meal it comes back, chewing, to see that you still have it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} has brought you a slipper, the lead, a stranger’s hat, and at last, walking backwards, the bowl itself. You fill it. It eats with its eyes on you, wagging, and saves the last biscuit to put into your hand, wet.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up and brings you the dish, as it has after each of these {streak} meals on time. It lets go a moment before you take hold. It no longer needs to look whether your hand is there.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} lays one piece of its meal on your shoe. You give it back, and it eats it up with the rest. It has had {streak} meals on time by now, and it still cannot see what you live on.',
          when: ['baby'],
        },
        {
          text: '{name} eats all of it, and does not bring you the dish. It lies down with its damp muzzle gone dry and the glove under its paw, away from you. The gold is dull. Leave medicine where it can find it.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and brings you the spoon, your reward for this one. It has given you something after each of {streak} meals, all on time, and now your chair is hard to get to. It looks round for more room.',
        'For {streak} meals on time {name} has let its glove lie while it ate, and kept one eye on it. This time it eats with both eyes shut. When it looks up, the glove is still there, by your foot.',
        {
          text: 'On time, {streak} in a row. {name} eats, then looks all round for something good enough to bring you. Everything has been brought. So it takes your left hand, softly, and carries it to your right.',
          when: ['well'],
        },
        {
          text: 'For each meal that comes on time {name} brings you something soft to hold. That makes {streak}, and you have two hands, so it stands by the empty dish with the latest glove and waits for one to come free.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes one mouthful, and then, since there is so much left, brings you the dish, quite level. You must have lost track. It puts it in your hands, to be kept till {opens}. Bring it back at {opens}.',
        'You have brought it dinner, and {name} knows what it is to bring somebody something too soon. It eats a little, wagging, so that you’ll not be hurt. Then it walks you back with the rest. Try again at {opens}.',
        {
          text: '{name} swallows one bite, to oblige. The second it carries across the floor and places in your palm, whole and slightly damp, and the third beside it. It is not hungry yet, and here is somebody with empty hands.',
          when: ['no_item'],
        },
        {
          text: 'It is not near suppertime, but you held out the bowl and so {name} came. It takes one biscuit, with great gentleness, walks round the room, and puts it back into your hand. It may be somebody else’s.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, every bit. You hold out your hand for the dish, as usual. It has the dish in its mouth, and it thinks. It puts it down on the floor, near the hand.',
        'You were so long that {name} went out to find you, and found a rake, a bonnet and somebody’s gate key. It eats it all up. None of them was you. It lies down among them with its back turned.',
        {
          text: 'For four seconds {name} holds it against you, and then there is the dish, and it eats, wagging. It brings you nothing afterwards. It carries a slipper past you, softly, and gives it to the umbrella stand.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has laid things at the door in a row: a brush, a brick, the good hat. You came in by the other one. It watches you fill the dish, eats, and goes and takes back the brick.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, then brings you the slipper as ever, softly, and lays it in your hands, and does not let go. You pull a little. Its grudges are known to last four seconds. You count to six before the slipper is yours.',
          when: ['from_child', 'well'],
        },
        {
          text: 'For about four seconds {name} does not know you. Then it eats, and forgives you with its whole back end. But when you leave the room it picks up your shoe and lies down with it against the door.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late, and {name} eats lying down. You hold out a hand for the glove, since everything it has belongs there. It draws the glove in under its damp chin, all of an inch, and has to rest. Let it, or bring medicine.',
          when: ['wary', 'weak'],
        },
        {
          text: 'One slipper lies in the hall and one halfway across the carpet, where {name} gave out. You come late with the dish. It eats, gets up, looks at your hands, looks at the slipper, and lies down beside the slipper.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and had never yet held a grudge. It holds one now, it must be four seconds at least. Then it eats. Then it looks at you, and picks the grudge up again, and carries it behind the stove.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} eats the little it can and lays its head down beside the rest. The glove has slid from its mouth. It does not offer it to you. Keep it safe, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'There is not one thing in the mouth of {name}. After {hours} hours it eats everything you set down, and then it stands there, empty, feathers hanging, and looks past your hands. Never leave it waiting like that again.',
        '{name} had brought your slipper to the door, your cap, your pipe, one by one, in {hours} hours, and there was nobody to give them to. It eats it all, and leaves them lying on the mat. Be on time.',
        {
          text: '{name} eats, and the grudge is over at four seconds. It brings you the glove. It sets it down a yard short of your shoes and goes back to its place, so that you must walk the rest.',
          when: ['well'],
        },
        {
          text: '{name} puts the glove on the floor, beside your hand, and looks at you. It has never needed more than four seconds. You count four. You count nine. Then it eats, picks up the glove, and carries it to somebody else.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} holds a grudge for four seconds. You have come after {alone}. It eats, sits down a yard from you, and looks. Five. Six. Seven.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} had a glove to give and no hands to put it in. Now it eats everything you bring. Then it picks up the glove, softly, and carries it past you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds a grudge for about four seconds. It was {alone}. It eats lying down, gold head low, and does not look at you. You count to four. You count to four again. Stay, and go on counting.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats slowly, with its chin on the floor. It waited {alone} with a glove for you, softly, in its mouth. When it has finished it takes the glove and lies down on it. Stay by it, and never be so late again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are things in a heap by the door, a spoon, a cup, a dish, and {name} asleep against them. It eats, and its legs tremble. When you open your hand it looks at the heap. It had brought all it could.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats with its head hanging, a little and then a little. It drops some and does not fetch it. You hold it out on your palm. For the first time there is something in your hand that it will not take.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full, and can’t leave you standing there with your hands out. It takes a piece and carries it round the garden, and gives it back. There, it has had it. It could eat it at {opens}.',
        'There is no more room in {name}, so it finds owners. One bit goes to the hen, one to the cat, and the dish is put in your lap. All has been returned. It will be taking things in again at {opens}.',
        {
          text: '{name} takes the whole meal into its mouth to be polite, walks round the table with its cheeks out, and lays it back in your hand, every grain, warm. It could not. It is so sorry. Into the bin with it.',
          when: ['no_item'],
        },
        {
          text: '{name} eats none of it. It lifts the dish by the rim, as softly as it would an egg, brings it across the room, and puts it where everything belongs, in your lap. The dish arrives. The meal is on the way.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats three mouthfuls to oblige you. The fourth it carries over, whole, and puts in your palm, and it lays across your wrist a muzzle that ought to be damp and is not. Medicine next.',
        'You hold it out on your palm, and {name} takes it so softly that you can’t tell if it has. A little goes down. The rest it puts back in your hand, for you to have. It is ill. Medicine next.',
      ],
      loved: [
        '{name} ate it all, and only then did it see that it had not offered you any. It was {item}. It is stricken, for about four seconds. It brings you the dish to lick, wagging so that it can hardly hold it.',
        '{name} put the glove down, it put it a long way down, right over by the fence, and went to its dish with a clear mind. It was {item}. It has eaten every bit, and can’t think where it left the glove.',
        {
          text: 'You set down {item}. {name} has to fetch something, it is so happy, and there is nothing in its mouth, so it fetches you, by the sleeve, to come and see what is in the bowl.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats with its eyes shut and its whole gold behind swinging. Then it looks for something nice to put in your hand, finds nothing about, and puts its chin there.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{item}. {name} thanks you, carries it into the next room, and is seen through the door giving it to the umbrella stand. Chicken, another time, or a carrot.',
        'Out of pure kindness {name} eats some. The rest of it, {item} by name, is laid in your lap as something you must have mislaid, and your fingers are closed over it with a nose. A biscuit would be kept.',
      ],
      harmful: [
        '{name} had it in its mouth, to bring to you, and somehow it went down. It was {item}. It lies with its muzzle in the grass and gives you nothing but its eyes. Never leave that where it can find it.',
        'You hold out your hand, and {name} would give it back if it could. It was {item}. It hurts in waves, you see them under the gold. Take its head on your knee, and never leave that lying about again.',
        {
          text: 'From your hand it takes anything, and you gave it {item}. {name} shivers under the table with its wet muzzle on its paws. You put out the hand, and it looks at the hand. Never that.',
          when: ['from_child', 'item'],
        },
        {
          text: '{name} took {item} from your fingers as softly as it takes everything. Now it stands with its legs apart, drooling, and gives up what it can on the mat, and looks at those fingers. Never give it that.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You throw nothing at all, with a great swing, and {name} races off, and looks, and brings it back to you. It lays it in your hand very gently. You both look at it there. You throw it further.',
        'You hide under the rug, and {name} has never had anything so big to find. It finds your foot, and starts to bring it to you. It pulls. It can’t make out why you are coming along, and is beside itself.',
        {
          text: '{name} brings back all that you throw, softly, chest feathers flying, glad to the bone. It lays it four feet from your hands. Everything in the world belongs in them. It is only unsure about the last four feet.',
          when: ['wary', 'well'],
        },
        {
          text: 'You throw. {name} brings it back to a place just out of reach, drops it, and retreats six steps on tiptoe. You throw. Five steps. By the end your shoelace is wet, and nobody mentions it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You pretend to throw, and throw nothing. {name} runs out, looks, and is hurt for about four seconds. Then it comes back beaming, its mouth very soft, and lays the nothing in your hand.',
          when: ['warming', 'well'],
        },
        {
          text: 'You throw the ball. {name} brings the ball, and a slipper. You throw the ball. {name} brings the ball, a hat, a cushion. When your arms can hold no more it takes you by the sleeve, softly, and brings you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} returns the ball each time with something besides, a hat, a trowel, part of a gate, and lays it all softly in your hands until you have none left to throw with. It sits down before you, radiant. It has won.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tickle {name} with a glove bigger than it is. It gets hold of the thumb, backs in, and is lost. The glove wanders round the floor, bumps your knee, and climbs up into your hand by itself.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hide your thumb inside your fist, and {name} searches, with the whole of its damp face, and finds it, and draws it out so gently. Whose can it be? It thinks it over. It puts it in your hand.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has brought all there was to bring and lies in the middle of it, gold and out of breath. You toss up your cap. It watches where that comes down, for later, and wags at you, lying.',
        'You throw something, and {name} was happy already with what it has in its mouth. It puts it down, fetches yours, thanks you, and gets the other again. It is a full day for one mouth.',
        {
          text: 'To throw the ball you put down the slipper, the clothes peg and the other slipper. {name} picks up the slipper, the clothes peg and the other slipper, and gives them back. It is no happier than before. There was no room.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have no hand left to throw with. Each has a slipper in it, and then there are the hat and somebody’s glove. So {name} lies down on your feet with the ball, everything in the world being where it belongs.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} gets the ball into its mouth, where it lies, and can’t get up with it. It holds it out to you from there. Take it gently, and throw it no more. See to what it needs.',
        'You throw the stick, and {name} watches it fall, and looks from it to your empty hand. It is the first thing it has ever left lying. It can’t. See first to what it needs.',
        {
          text: 'The ball rolls away and {name} sets out to bring it. Halfway there it stops, sways, and comes back without. It lays its empty muzzle in your hand, so as to have brought something. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It goes three steps after it on legs that shake, and turns, and brings you the three steps. {name} is ill. Medicine before anything.',
          when: ['ill'],
        },
        {
          text: '{name} fetches what you threw and puts it in the bowl, where something ought to be. It needs food first.',
          when: ['starving'],
        },
      ],
      loved: [
        'Of all the things in the world, {item} comes first, and {name} has put down its glove for it. It goes, it comes back, it lays its happiness in your hand, so softly each time that it seems to be the first.',
        'You call out “{item},” and {name} brings you your spectacles, a hen, and a letter from your aunt, for pure joy, and then is off. It comes over the lawn so gold, so proud, that you have to look away.',
        {
          text: 'The moment you bring out {item}, {name} has to find something to hold, out of pure feeling, and there is only your sleeve. So you set off for the garden together, the three of you.',
          when: ['well'],
        },
        {
          text: 'You pick up {item} and the gold goes out of {name} in all directions. It leaves before the throw, returns during it, sits, trembles, whines through its nose, and cannot for the life of it keep its hind end down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} turns it over for the side that one takes hold of, and there is none. It brings you the ball instead, with an air of having found what you meant.',
        'It would do a great deal for you, and it does this, for a minute: {item}. Then {name} goes to fetch something that can be thrown.',
      ],
      harmful: [
        '{name} brought it back to you all the same, and that is how you come to see the blood on its lip. Take it away for good: {item}.',
        '{item}. Something has hurt the soft mouth, and {name} carries its head low and sideways and will not show you. Be gentle. Never that again.',
      ],
    },
    clean: {
      wanted: [
        '{name} stands in the trough and hands you things: the brush, the soap, the brush again. The mud runs down its feathers into the grass. When you have no hand left it gives you its paw, to be washed.',
        'You lift up the feathers on its chest, and under them there is mud, and {name} looks down to see whose it is. Nobody’s. It comes off in your hand, at any rate. That, it feels, is the proper place for it.',
        {
          text: '{name} keeps the glove in its mouth all through the bath, so that gets washed as well. Under the mud it is yellow, and yours. {name} is as glad as you are, and lays it in your hand, and takes the soap.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You rinse {name} until the feathering runs gold again and the water clear. It is so obliged that it goes straight out to find you something, and lays it, gently as an egg, in your clean hands. It is mud, with a glove inside.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb the feathers of {name}, and not one burr comes out. It had brought none in, for once. It looks at the empty comb in your hand, much distressed, and goes to find something to put in it.',
        '{name} was clean, but it had brought you the sponge, so you wash it. It stands there dripping, very pleased with you both, and hands you the soap for the other side.',
        {
          text: 'Two strokes, and the brush is gone from your fingers. {name} carries it round the table and lays it in your palm, softly, rather wet. Two strokes more. The dog is no cleaner than it was. You have been handed a brush eleven times.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} helps. It brings the towel into the bath, so that you have it to hand, and then the mat, and your slipper, and a glove from next door. When you finish, everything in the water needs washing but {name}, who never did.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        '{name} has heard that it is {item}, and brought you your stool, and sat down before it. You had been going to rest. You do the feathers on its chest. It hands you each paw as if you’d dropped it.',
        'It is {item}, and {name} stands there with its eyes half shut and for once forgets to hold anything. Its mouth has come open. A small stone falls out, that it had been keeping for you.',
        {
          text: '{name} loves {item} so much that half way through it walks out, dripping, and comes back with a neighbour, softly, by the sleeve. It thinks everyone should be done.',
          when: ['well'],
        },
        {
          text: '{name} keeps somebody’s glove in its mouth all the while you clean it with {item}, and you work round the glove. It is for afterwards. It did not like to come to this without something for you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} bears it, with its eyes on the old comb over there. When you look away the comb has got into your lap.',
        'It stands as it is asked to, and shivers a little at each go: {item}. Half of the hedge stays in. A rake and a warm towel would do it.',
      ],
      harmful: [
        'It stung, and {name} licked your hand to ask you to stop. The skin is red under the gold. Rinse it with plain water, and part with this: {item}.',
        '{item}. {name} rubs its face along the carpet, one side and the other, and cannot get it off to give it back. Never use that.',
      ],
    },
    medicine: {
      wanted: [
        'You put it on your palm, and {name} takes it up, and would bring it to you if you weren’t there already. So it swallows. After a time the dry muzzle turns, and gropes, and takes hold of your cuff, for company.',
        '{name} lets you open its mouth, which is so used to carrying, and you lay in the medicine. It holds it for a moment, level, as something you have lost. Then it has gone down. The tail moves on the straw. Delivered.',
        {
          text: '{name} takes the pill so softly that it hands it back whole, wet, with its best wishes. Three times. The fourth goes down by mistake. After some while the tail lifts, and it goes to see about your slippers.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} receives the pill as it does a partridge, and delivers it into your palm, whole. You give it. It delivers. At the fifth go you both forget whose turn it is, it swallows, and the cough lets up.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold out medicine, and {name} takes the spoon from you, softly, drinks what is in it, and brings it back. It was not ill. It thought you wanted it carried. Keep the bottle for a bad day.',
        '{name} opens its mouth for the dose, which meant putting down the glove. It swallows, and takes up the glove. Nothing else has changed, it was perfectly well. Put the medicine where it can find it for you when it is wanted.',
        {
          text: 'You push the pill well back over the tongue. {name} trots once round the house, delighted, and comes back to place it in your hand, whole and slightly damp. It is perfectly well. Keep the pill until it is not.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} knows what you are after, and has brought you your bag, by the handle, and sat down. It was {item}. It holds quite still for that. It would do the errand again.',
        'It was {item}, and {name} laid its chin in your palm for it and did not stir. When it is over it turns the palm over, to see if you would like something there, and puts in the glove.',
        {
          text: 'It is medicine, and {name} bears you a grudge for that. Two seconds in, it finds that it is {item}. It eats, and it helps. The other two seconds are yours to keep.',
          when: ['item'],
        },
        {
          text: 'You hold out {item}, with the medicine in it. {name} takes the lot from your fingers as softly as if you had dropped it and, for once in its life, does not bring it back. It helps.',
          when: ['item'],
        },
      ],
      disliked: [
        'You find it afterwards in your own shoe, hardly wet: {item}. What did go down has helped. Hide the next in chicken.',
        '{item}. {name} holds it in its cheek, politely, through a whole conversation. It swallows in the end, for you, and looks for something to take the taste away.',
      ],
      harmful: [
        'It trusted the hand and not the spoon. Now {name} lies with its legs out and its mouth wet, and its eyes follow you. Not that, never again: {item}. Stay by it.',
        '{item}. A shudder goes down the whole gold length of {name}, and it tries to bring you the glove and misses it. Throw the stuff out. Ask what it can have.',
      ],
    },
    discipline: {
      wanted: [
        '“That’s the bishop’s,” you say, and {name} brings back the hat. It had seemed so much at a loss on that bench. It walks home with an empty mouth, and for more than four seconds has nowhere to put its face.',
        'You say “Wait,” at the door, and {name} waits, with all your umbrellas. It had thought it might rain. You take them from it, one by one. It stays on the mat, its jaws ajar, not sure what they are for.',
        {
          text: 'Told off, {name} puts the slipper back beside its twin, turns to the wall and holds it against you. Two seconds. Three. Four, which is all it has ever managed. At nine it peeps round to see if that was enough.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You take somebody’s letter out of {name}’s mouth and say no. It turns to the wall. One, two, three, four. It comes back to you then, with nothing in its mouth at all, and neither of you knows what comes next.',
          when: ['well'],
        },
      ],
      little: [
        '“Next door’s washing stays next door,” you tell {name}, and it has brought nothing but your own sock, from your own drawer. It hears you out, holding the sock. Then it gives it to you, in case it was next door’s.',
        'You explain about the eggs, and {name} sits before you with an empty mouth, opened a little, to be looked into. It gave up eggs. It hears the whole of it, and hands you its paw at the end, as a receipt.',
      ],
      bad_time: [
        'You use the hard voice. {name} drops what it carried, which was only your scarf, and goes away low, and comes back with a slipper. You are still cross. It does not know what else there is to bring.',
        'You shout, and {name} goes under the table and comes out with its blanket, and puts it at your feet. Then the duck. Then the bowl. It goes back under. It has nothing more in there to give you.',
        {
          text: 'You said drop it, and the glove is on the floor. Four seconds pass, which is as long as {name} has ever minded anything. Five. Ten. It looks at your hands, hanging there, and brings them nothing.',
          when: ['from_child'],
        },
      ],
      loved: [
        'You did it by {item}, and nothing harder than that, and {name} let the baby’s bonnet go. It is sad for four seconds. It is sad for four more, this time, since it was such a nice bonnet.',
        '{item}, and {name} takes back the milk bottles, one by one, to all the doors they came from. It has understood. It comes home by the far side of the road, with nothing in its mouth.',
        {
          text: 'You make a lesson with {item}. {name} is to hold, and holds. To give, and it gives. It had believed that that was simply how to live, and is overcome to hear that one is praised for it. It goes to fetch you more.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} does as you say, and then stands by with its mouth shut over nothing. A swap would have been understood.',
        'It has learned, but has learned it sadly: {item}. For the rest of the day it asks before it gives you anything.',
      ],
      harmful: [
        '{name} has got in among the umbrellas, with the glove, and stands there as if somebody had left it. Nothing was learned by it: {item}. Never again. Open your hands where it can see them.',
        '{item}. It has left a wet place where it lay, and something of its own on your pillow, a long way from itself. That was hurt, not teaching. Do not repeat it.',
      ],
    },
    sleep: {
      wanted: [
        'You lay your scarf on the mat, and {name} lies down on that, and takes one end into its mouth. It looks at you along it, as along a lead. You hold the other end. It rests, and keeps hold.',
        '“All in,” you tell {name}, and show it, hat on the hook, boots by the door. It goes round them once with its nose. Nothing in the world is lying about. It lets down its chin.',
        {
          text: 'You have to take the slipper out of {name}’s mouth before it will lie down, and promise to hold it. A good while later the tail moves, and there is some shine in the eyes. You are still holding it.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Too tired to fetch, {name} kept lifting its chin to look for something that was not in your hands yet. So you took hold of one golden ear, and kept it. That settled the matter. It wakes strong, thinks, and gives you the other.',
          when: ['weak'],
        },
      ],
      little: [
        'You show {name} its bed, and it isn’t tired, so it brings you yours. It comes by the corner, over the landing, with the pillow inside. It puts it down beside its own and looks to see if that was wanted.',
        '“Lie down,” you say, and {name} lies down on your slippers, where it can keep an eye on them. It is awake. You are on the stairs, barefoot, when you hear it coming after you with one.',
        {
          text: '{name} was not tired, and gets up again to bring you something. A slipper. You put it back to bed. The other slipper. You put it back to bed. There being no third, it brings you the bed.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You tell {name} to lie down and have a rest. It fetches a blanket. It fetches a pillow, your other slipper, a second blanket, and now you are lying down, up to the chin, and it sits beside you, shining with health.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is to be {item}, and {name} goes to bed with such care that nothing is even creased. It lies down on its back with its paws together on its chest, like a child, and holds nothing, and sleeps.',
        '“{item},” you say, and {name} looks up at you, to ask whom that is for. “For you,” you say. It has brought things to so many. It goes on looking at you for a while, and sleeps.',
        {
          text: '{item}, and {name} carries it about for a while first, softly, as it seems to belong with you. It lays it down beside you, and itself on the top of it. The damp muzzle comes to rest in your hand, asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} lies on it as one sits on a stranger’s coat. Later you find it on the bare boards by your bed, with your hairbrush.',
        'A good rest would smell of someone. {name} tries, since you have gone to the trouble: {item}. It gets up twice to look for something of yours.',
      ],
      harmful: [
        'It got up from there to bring you the glove, and dropped it twice on the way for want of breath. Take that bed from it: {item}. The floor beside yours will do.',
        '{item}. {name} gives it back to you, corner by corner, with its soft mouth blistered and its eyes shut. Take it, and see that it is never handed that again.',
      ],
    },
    reflect: {
      awake: [
        'Your hands lie in your lap with nothing in them, and {name} stands before you with the glove, greatly tempted. You only sit. At last it lays the glove on the floor, on purpose, and lies down. Neither of you is holding anything.',
        'You sit with your hands open and nothing to throw. {name} brings what it has, a glove, a slipper, and you let them lie. It thinks it over. Then it brings its own chin and sets that in your hands, softly.',
        {
          text: 'You sit with your hands open, and {name} looks into them. Its mouth is empty. It has never in its life come to you with nothing. It thinks, and then lays its chin there, and hopes that will do.',
          when: ['trusting'],
        },
        '{name} tells you what it has found so far, laying each before your foot: a cork. A blue lid. And there was once {loved}.',
        'It once waited {wait} to give you a shoe. You sit, and {name} goes and finds that very shoe, and you take it.',
      ],
      little: [
        'You sit down once more. {name} has given you all it can find for now, and there is a heap of it on your knees. Get up, use some of it, come back later.',
        '{name} is glad that you came, as it was the last time and the time before. It pushes your hand off to find something to do.',
      ],
      ill: [
        'Your hands are empty, and {name} cannot get up to see about it. It considers what there is within reach. Then it lays its own muzzle in them, as softly as a glove. Hold that. Then go and fetch what it lacks.',
        'The glove lies by the wall, where {name} could carry it no farther. You sit down and bring it over, very softly. {name} closes its mouth on one finger of it and sighs. Stay like that a little. Then see to dish or medicine.',
      ],
      asleep: [
        'In its sleep {name} is carrying something a long way. You sit down. The paws slow, the mouth opens softly over your knee, sets down whatever it was, and closes. You hold quite still, so as not to drop it.',
        '{name} sleeps, and you sit down next to it and leave your hand lying open in the straw. It doesn’t wake. By and by, out of some dream, a warm damp muzzle comes over, and puts into it nothing whatever, with care.',
        'In its sleep {name} is handing something over. By the way it opens its mouth, it is this: {loved}.',
      ],
      shy: [
        '{name} comes with a glove, stops a yard off, and takes it away again. You go on sitting. {name} comes with the glove. By the end you have hold of the thumb and {name} has the fingers, softly, and nobody is pulling.',
        'You sit with your hands open on your knees and nothing in them, and {name} can hardly bear it. It fetches a peg, and a spoon, and loses heart at the rug. In the end one hand gets a leaf, very fast.',
      ],
    },
  },
  things: {
    feed: {
      'chicken and rice':
        '{name} brings you a grain of the chicken and rice on its damp nose, goes back, and brings you one more. You tip the bowl up for it, and it sighs, and eats, with a hand on its neck.',
      'roast duck':
        'The roast duck has no feathers, and {name} has carried so many that had. It takes it up in its lips, walks twice round the kitchen, and sets it down before you, whole. You carve. It holds the plate.',
      'pumpkin stuffed kong':
        'You hand down the pumpkin stuffed kong, and it is carried upstairs, and down, and out to be shown to the gate. Then {name} lies on your feet with it between its paws, and licks, until its whiskers are orange.',
      'baby carrots':
        'One baby carrot is given to you, one to the cat, one is laid in your left shoe. {name} finds that there are some over. It eats these, with a snap each, looking astonished.',
      'oatmeal biscuit':
        'The oatmeal biscuit is taken from your fingers with a mouth like a purse. {name} carries it all round the garden, unbroken, and back in. It lays it on your knee, and you break it, and there are two.',
      'golden kibble':
        'You pour the golden kibble, and it is the very colour of {name}. It eats a little, and picks up the bowl by the rim, and pours it back into your hands, wagging. It would sooner have it from those.',
    },
    play: {
      'tennis ball':
        'You throw the tennis ball into the long barley, and for a while there is only a feathered tail going along the top. {name} brings you a ball. It is not yours. It goes back, and brings you that one too.',
      'retrieving dummy':
        'It carries the retrieving dummy by the exact middle, on tiptoe, like somebody with a sleeping bishop. You hold out your hand for it. {name} lets go, and looks, very kindly, to see whether you have it safe.',
      'game of fetch':
        'In the game of fetch you throw, and {name} brings, and nobody can say who is fetching. At dusk it brings you the stick, your jacket, and the other person’s dog, and sits on the jacket, so that you stay.',
      'stuffed duck':
        'You squeeze the stuffed duck, and {name} comes out of the bath. It takes it from you by the wing, does not squeeze, and walks off with its head up and its eyes half shut, like one carrying something newly shot or born.',
      'old slipper':
        '{name} has the old slipper, and you have the new ones on. It lays that beside your foot, and looks. You take off the new. You put on the old, and it lies down on the new, and all is as it was.',
      'floating bumper':
        'Far out goes the floating bumper, and in goes {name}, gold on brown, with its tail for a rudder. It lands it at your feet, shakes, and goes in again, for the ring where it fell, which is still out there.',
    },
    clean: {
      'undercoat rake':
        'You pull the undercoat rake through its shoulder, and there is enough on the step for a second dog. {name} smells it, takes it up in its lips, all that gold, and gives it back to you. You had dropped it.',
      'feathering comb':
        'Seeds, burrs, a wisp of somebody’s wool: you take them out of its legs with the feathering comb, and {name} has you put each in its mouth. At the end it goes round the garden, handing them in.',
      'oatmeal shampoo':
        'You work in the oatmeal shampoo, and {name} stands there, porridge to the elbows, with the soap dish held level in its jaws. When you rinse it, nothing has been spilled. It offers you the dish.',
      'paw towel':
        'You spread the paw towel on your knee, and a wet foot is put into it, and then the next. {name} gives you all four, and since you are still holding the towel, the first again. You dry that too.',
      'ear drying':
        'For the ear drying it lays its head sideways in your lap, and you fold back the gold and dab. {name} hears you from the inside. It puts one paw over your hand, on the ear, so that it stays.',
      'pond mud rinse':
        'You turn the hose on low for the pond mud rinse, and out from under the brown comes a gold leg, and a leg. {name} opens its mouth last. There is the tadpole, in a little clear water, quite safe.',
    },
    sleep: {
      'orthopedic dog bed':
        'You press the orthopedic dog bed with your palm, and it keeps the palm. {name} sees the hand lying there. It gets in round it, lets down its elbow into the thumb, and goes over with a sigh.',
      'doorside rug':
        '{name} brings what it may need in the night, a mitten, a spoon, to the doorside rug, so as to have it by in case of callers. You step across. It lifts its chin, gives you the spoon, and sinks.',
      'worn wool sweater':
        'The worn wool sweater has your elbows in it. {name} carries it about till it finds the warm end, and lies down with its nose in one cuff, and the other, by some arrangement, lies over its chest.',
      'cool tile hallway':
        'Flat on the cool tile hallway lies {name}, all its feathers spread, like something let fall from a great height on to a plate. The glove is under its chin. You bring it the draught, by opening a door.',
      'soft humming':
        'You do the dishes with some soft humming, and {name} leaves off carrying them to you. It lies down on your feet. What it had in its mouth is let go, a fork at a time, with no clink.',
      'bedside rug spot':
        '{name} tries the bedside rug spot, and gets up, and looks over the edge at where your hand is. You let it hang. It lies down again underneath, with its muzzle up, and has got hold of one finger.',
    },
    medicine: {
      'fish oil capsule':
        'You hold out a fish oil capsule, and {name} takes it in its lips, whole, and would have brought it to somebody. You say that it is for it. It looks at you. It bites, and its tail hits both walls.',
      'ear drops':
        '{name} has fetched you the wrong bottle, and the right, and the cork. It lies down for the ear drops with its nose in your elbow. When you have done it gives one great shake, and you are both treated.',
    },
    discipline: {
      'drop it cue':
        'You give the drop it cue, and {name} lets down a kitten on the mat, dry and yawning. It waits with its mouth open, in case you meant its tongue. The kitten walks back in. You both have to laugh.',
      'wait at door':
        '{name} has the lead, your hat and a potato, and you tell it to wait at the door. It waits. You go up for your key, and come down. There it is, with all three, and the potato not marked.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and its mouth is full of whatever it is bringing you in there. Nothing else will go in. It wakes at {wakes_at}. You may reflect beside it.',
      'You hold it out, and nobody comes to fetch it: {name} sleeps until {wakes_at}. Keep it by you. Sitting down next to it would be taken, even asleep.',
    ],
  },
  stages: {
    child: [
      '{name}, a child since this morning, has brought you the first thing that it found all by itself. It is your own foot. It could not lift it, so it brought you the lace.',
      'A day old, and a child: {name} carried the glove across the whole kitchen without treading on a finger, and would like somebody to tell the kitchen.',
    ],
    teen: [
      '{name} is a teen: all ribs and feathers, and it fetches first and looks afterwards. Your chair has come in from the garden. Keep its mealtimes now, they are making it.',
      'Half grown, {name} has a voice that drops things. It brings you only large ones, branches, a stool, to show that it is done with socks.',
    ],
    high_care: [
      'What {name} has to show you today is itself: grown, a {form}, shining like a field. Its mouth is empty, for once. It puts into your hand nothing but its chin.',
      'Gold to the tips of its feathers, and a {form} from today: {name} has never yet held out anything that you did not take.',
    ],
    balanced: [
      'In off the road comes a {form}, grown, with burrs and a twig and half a kite. That is {name}, and most days there is a hand to give them to.',
      'A {form}, and grown up: {name} goes out a long way for things now. It has learned which ones to carry home, and which to show to the next person it meets.',
    ],
    low_care: [
      'You find things laid where your hand would be: a key, a thimble. {name} grew up a {form}, and of who laid them there you see at most the end of a tail.',
      'Nobody held out a hand for long, so {name} puts things down and goes: a {form}, grown, pale as barley. The glove it keeps.',
    ],
    rescue: [
      'Grown up after all, into a {form}, {name} goes unevenly under its load. It was picked up off the floor once itself, by somebody with soft hands.',
      'A {form} fetches what others walk past, the cracked ones and the odd. {name} is one now. It is a little slower than it might have been, and brings them all home.',
    ],
  },
  trust: [
    '{name} brings you its sock, and when you take the one end it opens its mouth. You have the whole sock. It had not known that one could.',
    'You were out, and {name} met you at the door with nothing in its mouth at all. It had come too fast to choose.',
    '{name} has laid the glove in your lap, let go, and gone to lie down. It has stopped looking for the hand.',
  ],
  streaks: [
    'Ten meals, all when they were due. {name} has brought you ten acorns, one at a time, each from the same heap.',
    'Twenty-five on time. {name} used to carry its bowl to bed. It has put the bowl back in the kitchen and taken the spoon instead, which is yours.',
    'Fifty, one after another. The clock on the shelf has something in front of it: {name} has given it a slipper, for its trouble.',
    'A hundred meals on time. There is not a shoe by the door any more. {name} has put every one of them back, and does not think that you will be needing to be kept.',
  ],
  ages: [
    'Ten days old. {name} has set up a place in the wardrobe for things whose owners are still being looked for.',
    'Thirty days. {name} can carry an egg from the larder to your hand now. It has had to be told that you do not always want an egg.',
    'A hundred days old. Whatever you have put down in all that time, {name} knows where, and in which coat you were.',
    'A year. {name} has held the glove up to every hand that came through the door, and shaken none of them hard.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['game of fetch', 'tennis ball'] },
      wish: 'There is a green ball under the dresser, and {name} has shown you where, lying flat. It would like you to drop it a long way off: a game of fetch, or that tennis ball.',
      granted:
        'It came back eleven times, and on the twelfth {name} kept it a little, only in its cheek, only to know how that is.',
    },
    {
      by: { action: 'play', item: ['stuffed duck', 'retrieving dummy'] },
      wish: '{name} has dreamed of something with wings that lets itself be carried. The stuffed duck would do. So would the dummy, if you throw it as though it could fly.',
      granted: 'It is brought home with its neck on {name}’s shoulder, and put to bed in your hat.',
    },
    {
      by: { action: 'play', item: ['old slipper'], hours: [16, 20] },
      wish: 'By late afternoon the old slipper has lain a whole day with nobody in it. {name} would like to play with it before supper, so that it does not feel left.',
      granted:
        'The slipper has been everywhere. {name} puts it back on the mat facing into the room, and blows the dust off it.',
    },
    {
      by: { action: 'feed', item: ['roast duck'] },
      wish: 'All its people carried ducks, for miles, and never had so much as a wing. {name} would like to be told, once, that this one is for the dog. Roast duck.',
      granted: '{name} brings it to you. You give it back. It has to be given back twice before it understands.',
    },
    {
      by: { action: 'feed', item: ['baby carrots', 'oatmeal biscuit'] },
      wish: 'There is a kind of food that can be carried first. {name} would like a carrot at its next meal, or an oatmeal biscuit, and the stairs to carry it up.',
      granted:
        'Up the stairs, along the landing, down again, not a crumb lost. Only then do you hear it: one careful crunch.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} would like you to take the bowl back out of its mouth, after the next meal, and say thank you. Any meal will do.',
      granted:
        'You took it and you said it. {name} went off to tell the glove, and came back in case you should say it again.',
    },
    {
      by: { action: 'clean', item: ['feathering comb', 'undercoat rake'] },
      wish: 'Something has been lost in the hair of its left leg, and {name} cannot bear to think of it in there alone. Would you look, with the comb or the rake?',
      granted: 'It was a ladybird. {name} carries it out on its tongue and puts it down on a leaf, whole.',
    },
    {
      by: { action: 'sleep', item: ['worn wool sweater', 'bedside rug spot'] },
      wish: '{name} would like to rest upon something that has had you in it: the old wool sweater, or the rug by the bed where your feet come down.',
      granted:
        'It takes one sleeve between its lips and is still. In the morning the sleeve is damp, and otherwise as good as new.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'It has been fetching since it was light. This evening {name} would like to be sent to bed by somebody who takes what is in its mouth and says: tomorrow.',
      granted:
        'You took it and you said tomorrow. {name} lies there with its mouth empty, and is not worried about it.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a thing to put into your hand, and it cannot be put into a hand that is busy. Sit down with it for a little, palms up.',
      granted: 'It was a paw. You have sat there with it since, and neither of you has liked to be the first to move.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You have two hands, and {name} has only ever had time to give something to one of them. Sit with it twice today.',
      granted:
        'The left one got a fir cone. The right one got the other half of the fir cone. {name} considers you provided for.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'You drop things so beautifully. {name} would like you to do it on two occasions, today, and to be as helpless each time as you were the last.',
      granted:
        'Twice you lost it, and twice it came home. {name} begins to think that you could not manage by yourself.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The blue lid',
        shape: 'coin',
        text: 'The lid of something. {name} has tried it on every jar in the house, and it fits none, so it must be for you.',
      },
      {
        name: 'A letter for nobody',
        shape: 'letter',
        text: 'The rain has had the address. {name} carries it past each house on the road, slowly, in case the letter should recognise one.',
      },
      {
        name: 'The cork',
        shape: 'cork',
        text: 'It does not sink and it does not break, and {name} thinks that the world of things might well have stopped there.',
      },
      {
        name: 'A pigeon’s feather',
        shape: 'feather',
        text: 'Held in the lips it cannot be felt at all. {name} has several times brought it to you without noticing.',
      },
      {
        name: 'The egg',
        shape: 'marble',
        text: 'China, from under a hen that was being deceived. {name} fetched it home in its mouth, believing every word, and it has been kept warm ever since.',
      },
    ],
    return: {
      name: 'The other glove',
      shape: 'sock',
      text: 'The right hand of the pair. {name} came back with it from where it had been, and has not said who was wearing it.',
    },
    streak: {
      name: 'Your spoon',
      shape: 'spoon',
      text: 'Twenty-five times it came with the bowl. {name} takes it to bed and brings it down with it in the morning, polished.',
    },
    hundred_days: {
      name: 'The latchkey',
      shape: 'key',
      text: 'It was in the lawn before there was a lawn. No door here knows it. {name} keeps it ready, for whoever comes home last.',
    },
  },
  release: [
    'You hold the door, and {name} goes back for the glove, and once more for the shoe, which it gives to you. Then it trots off down the road, head up, to find the hand.',
    '{name} puts into your palm the piece of shell that it was born with. There is not a crack in it. At the bend of the road you see the tail, gold, and then the corn.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay on your shoes at the door, and had something in its mouth for whoever should come in.',
      'Nobody came to take it, and {name} did not put it down. It died in the hall with its gift held quite gently.',
    ],
    hunger: [
      '{name} is dead. The bowl had been carried to each of the doors. It lies beside the last, and there is not a tooth mark on it.',
      'There was an egg between the paws, whole. {name} had been given it to carry, and died hungry beside it.',
    ],
    illness: [
      '{name} is dead. Towards the end it opened its mouth and let the glove go, as it does when you take hold of the other side.',
      'The tail went over the floor and back, once. Then {name} had nothing more to bring, and was still.',
    ],
    poison: [
      '{name} is dead. It took what was held out to it. It had never in its life looked into a hand before it took.',
      'What was given to {name} has killed it. It had gone to lie below the hook with your hat on it, and had looked up at that.',
    ],
  },
  returned: [
    'There is something on the mat: a glove, and behind the glove, wet through, {name}. It looks at your hand as though it had heard of hands. Then it puts its nose into it.',
    'You hear something being put down, very softly, outside the door. You open. It is {name}, and what it has brought you, this time, is {name}.',
  ],
  epitaph: {
    openings: [
      'If you have lost something, stand here a moment. {name} would have gone to look.',
      'Here lies {name}, who came into the world with something in its mouth for you.',
      'Hold your hand out over this stone for a moment, open. That is for {name}.',
      'Found: {name}. To be kept here until it is called for.',
      {
        text: '{name} carried an egg, a snail, the post and half a hedge, and broke none of them.',
        when: ['from_child'],
      },
      {
        text: 'A glove lies under this stone, and beside it {name}, who never found the hand, or had.',
        when: ['grown'],
      },
    ],
    closings: {
      neglect: [
        'It had something for somebody, and could find no hand to put it in.',
        'It went on holding it out, to a door.',
      ],
      hunger: [
        'It brought the bowl to everyone there was.',
        'It was never given anything that it was allowed to eat itself.',
      ],
      illness: [
        'One evening it could not find the way across the carpet.',
        'It put things down, one after another, and last of all this.',
      ],
      poison: ['It trusted every hand alike.', 'There was one thing it could not bring back.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Look what there is, look: a lid, a leaf, a whole sock, and somebody left them lying about in the open as if they were nothing. You have them all. You are trying to smile and it makes you drop one. Is this theirs? It must be, everything is, that is what hands are for. You will be back directly. Would they only stay where they are, with the fingers open?',
      'You are {name}, and you have found it. You do not know yet what it is, it is round and it was under the bench, but you can feel that somebody has been without it all this time and did not know. How glad they will be. Your tail is knocking everything down, so there will be more. You come at a run. Would they hold out a hand? Would they throw it, afterwards, so as to be glad again?',
    ],
    content: [
      'You are {name}. There is a shoe under your chin, and it is warm because of you. In the glove there are five rooms and nobody home; you look in, now and then, you would not want the hand to come back and find no one there. Nothing has to be brought just now. You are only going over what you could bring. When they put down the pen, perhaps they would like the pen.',
      'You are {name}. In {days} days you have not found the hand, but you have found a good many others, and most of them were open. You say to each what you always say: is this it? Was it this? They laugh, and it goes through the wrist and you can feel it in your teeth. You would not mind if it took a little longer. You would like them to sit down, and want something.',
    ],
    bored: [
      'You are {name}. Everything is where it lives. You have been round, and the cork is there and the lid is there, and nobody has lost so much as a pencil. You never knew that a mouth could be so large. You take hold of your own foot and bring it to yourself. Thank you, you say. It is not the same. Would they let something fall, quite far away, and not be able to find it? Would they play?',
    ],
    hungry: [
      'You are {name}, with a spoon. You have brought it where the fingers are, and waited, and now you bring it again from the other side, since perhaps that side was shut. It says what you mean. It is round at the end and there is nothing in it. You do not mean to ask. You have never asked, you have only ever brought. Is this theirs? Could there be something in it, soon, and could it be for you?',
    ],
    starving: [
      'You are {name}. You brought the spoon and the cloth and the bag, and then you brought the bowl, and that was everything. You hold the rim, and it is the only thing that has hold of you. There is an egg. You would not; somebody is trusting you with that. It is a long way across this floor. If a hand came down now, with food in it, you would be so careful of the fingers. Please, now.',
    ],
    sick: [
      'You are {name}. You had it a moment ago, the thing that you were bringing. You have gone back for it, and there is the room, hot and too wide, and you are in it with an empty mouth like a stranger. You cannot greet them so. You lay your head where the palm might be. Would they take that? It is heavy, you are sorry. And would they give you something, the bitter thing, and hold your face while it goes down?',
    ],
    failing: [
      'You are {name}, and you have put down nearly everything. The glove is quite near, you can smell the wool. All your life you have carried things as though they were asleep, and now somebody seems to be carrying you like that, and you cannot see who. Would they not put you down just yet? Would the hand come that you know, the one that smells of bread, with the medicine in it, and stay under your chin?',
    ],
    near_death: [
      'You are {name}. You have it still. You have had it in your mouth since they went out, and you have not shut your teeth once, and it is not your fault that it has got so heavy. They would want it. They will have been looking for it everywhere. You hear steps that are not steps. It does not matter about the thing. If somebody sat down here, and took hold of the other side, you could let go.',
    ],
    asleep: [
      'You are {name}, in the reeds, and the morning is the colour of you. Something has come down out of the sky and lies on the water with its wings folded, and it looks at you and does not mind. You take it up. It weighs what a breath weighs. There is a long way to go, through gold, on tiptoe, and at the end stands someone with their hand held out. If that is the one sitting by you: nearly there. Nearly.',
    ],
    shy: [
      'You are {name}. Over there is a hand, and you have a thing for it, and in between is the carpet. It may be a hand that shuts. You have put the thing down where it can be seen, and gone away from it, so that if it is not wanted nobody need say so. You are looking at the curtain. You are not looking at the curtain. Would the hand go on lying there, open, and be in no hurry?',
    ],
    back_from_death: [
      'You are {name}, and you have been lost. You never were before; it was always something else, and you that found it. There was no floor there for a thing to lie on. Then somebody said your name, as one says of an old shoe: there it is. You were so astonished that you came at once and brought nothing. Would they mind? Would they hold on a little, and have the bowl ready when it should be?',
    ],
    hurt: [
      'You are {name}. It came out of the hand, so you took it. It is in you now, and it burns, and you have tried to give it back and cannot get all of it. It will have been somebody else’s. It will have been dropped into that hand by mistake, things are. You are not angry; you went as far as the door with that, and turned round. Would they take it away? Would they sit where you can smell the fingers?',
    ],
  },
}

export const RETRIEVER: Species = {
  slug: 'retriever',
  name: 'Retriever',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['forgiving', 'gentle'],
  personality:
    'Believes everything in the world belongs in your hands and carries it there softly, one slipper at a time. Holds a grudge for about four seconds.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'chicken and rice',
        'roast duck',
        'pumpkin stuffed kong',
        'baby carrots',
        'oatmeal biscuit',
        'golden kibble',
      ],
      play: ['tennis ball', 'retrieving dummy', 'game of fetch', 'stuffed duck', 'old slipper', 'floating bumper'],
      clean: ['undercoat rake', 'feathering comb', 'oatmeal shampoo', 'paw towel', 'ear drying', 'pond mud rinse'],
      medicine: ['vet checkup', 'antibiotics', 'hip supplement', 'fish oil capsule', 'ear drops', 'hot spot spray'],
      discipline: ['drop it cue', 'soft mouth reminder', 'toy swap', 'calm no', 'wait at door', 'gentle leave it'],
      sleep: [
        'orthopedic dog bed',
        'doorside rug',
        'worn wool sweater',
        'cool tile hallway',
        'soft humming',
        'bedside rug spot',
      ],
    },
    harmful: ['chocolate', 'grapes', 'macadamia nuts', 'xylitol peanut butter', 'swallowed sock', 'blue-green algae'],
  },
  appearance: {
    look: 'a wheat-gold dog with a feathered chest, a damp muzzle and somebody else’s glove in its mouth',
    colours: ['#d9a441', '#f6e3b8', '#7a4a1e'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'folded',
    tail: 'plume',
    eyes: '#5a3a1e',
    skull: 'square',
    earTint: 'shade',
    extras: ['ruff', 'glove'],
    shift: -8,
  },
  book: BOOK,
}
