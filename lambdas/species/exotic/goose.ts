/**
 * The Goose wants the garden run properly, that is, by it. It fears being laughed at by the bucket, and, in October, the
 * sky. It hoards what it has confiscated: a hat, a rake, a tea towel, one left glove, and the bell. Its body is a stout
 * white argument with a neck like a drawn sword; the feet slap, the wings are for emphasis. It eats by seizing the dish,
 * emptying it and keeping it. It sleeps on one leg, neck along its back, and hisses at somebody in there. It sulks in the
 * exact middle of the footbridge, which is then closed. It trusts slowly: it bites, then it bites the sleeve, then it
 * unties your laces, one bow at a time, and that is love.
 * Three odd facts. It keeps a list of what is to be done today, strikes each item off with a honk, and enters its
 * tender feelings there as duties. It took a handbell, and whenever it rang it, you came, so it has concluded that you
 * belong to the bell. And it defends those it likes from harmless things, the wheelbarrow, a cardigan on the line, the
 * moon, while it has been at war for as long as it remembers with one bucket, the only creature that ever stood its
 * ground. (When the others go over in their arrow it looks up for a long time, and stays, because of the bridge.)
 * It never apologises, never lets go first, never uses the side of a path. Its keeper is the garrison: the one that did
 * not run.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell does not open. It is broken from within, in a temper, and {name} stands in the wreckage with its neck out and informs you that it was here first.',
    'One blow, and a bill. A second, and {name} falls out on its face, gets up, looks round for who did that, and decides on you.',
  ],
  looks: {
    thriving: [
      '{name} has closed the gate and sits on the latch. There is a queue of a postman, two ducks and a vicar. It looks along it with enormous satisfaction, and lets the ducks through. They had said please.',
      '{name} comes up the garden with a whole deckchair, backwards, and it unfolds on the way and folds, with {name} in it. There is a silence. Then a honk, of a victorious sort, and the deckchair goes on up the garden.',
      {
        text: '{name} is holding the bridge, and nobody is to cross. It sees that it is you and hisses on general grounds. Then it takes one step to the left and stares hard at the water, so as not to have seen anyone go by.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is as happy as a goose gets, and needs nothing. It walks up and holds out the stolen bell until your fingers are touching it. Then it takes it away again. Nobody else has got that far.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} crosses the floor at you, neck out, bell in bill, and stops a finger’s width from your knee. You do not run. It considers this. Then it turns about and takes up its post beside you, facing whoever comes next.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Neck out like a drawn sword, {name} comes at you across the entire floor, and at the last inch lays the sword along your knee. It wants nothing. That was hello, in full.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The picnic is ruined, the bell is taken, the bridge is held. {name} has come to the end of its list and wants for nothing. You look in. It brings you the bell and lets you ring it once.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} wants for nothing, and has decided that the doorway is a bridge. It is holding it, wings out, with great enjoyment, against you. You say that you were only looking in. That is what armies say.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has ruined the picnic, taken the bell and held the bridge. It wants for nothing, and hardly knows what to do for joy. You look in. The neck comes down like a sword. It knows what to do.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and has no list yet. It looks at your shoelace. It looks at you, whoever you are. It takes the end of the shoelace in its bill, and pulls. That is one thing done.',
        when: ['baby'],
      },
      {
        text: '{name} has been in the world for hours and finds nothing wrong with it. It waddles up, honks at you, a honk the size of a hiccup, and waits to see whether you survive. You do. It waddles closer.',
        when: ['baby'],
      },
      '{name} has set down its demands, and this is the whole of them: {loved}. Now. Also yesterday.',
    ],
    content: [
      '{name} is standing in the road, facing both ways by turns. Nothing has come. That is how well it is being guarded. It pulls one dandelion, since it is there, and goes back to nobody getting past.',
      'There is nothing left on the list, and {name} looks along the garden for something to put on. A pot stands straight. It knocks it over. It looks at it for some time, and goes away content, with that done.',
      '{name} has taken a trowel, for no reason that is on any list, and carries it about. It lays it down and goes off. It comes back, finds somebody’s trowel there, and confiscates it.',
      {
        text: '{name} is on its rounds. The gate is shut. The hedge knows its place. You are sitting where you were left. It walks once about you, slap, slap, bites off a thread that was out of line, and passes on.',
        when: ['trusting'],
      },
      {
        text: '{name} grazes, and the neck goes down, and comes up to look at you, and goes down. You might set a clock by it. You take one step and the clock stops. You take it back, and grass is pulled again.',
        when: ['wary'],
      },
      'A general survey has been carried out. Held: one bridge, one lawn, one keeper, {days} days. Not held: the bucket.',
      {
        text: '{name} walks you round the grounds, half a step ahead. Here is the gate, which it holds. Here is the pear tree, which gave up. It stops before your own chair, looks it over, gives it a bite, and allows you to sit.',
        when: ['trusting'],
      },
      {
        text: '{name} patrols round your chair, four paces and turn, and has hissed at the moon, a moth and your newspaper for coming too near to you. Your left boot has no lace in it.',
        when: ['trusting'],
      },
      'There is a new entry on the list. It was not put there by you, and it will not be explained: {loved}.',
    ],
    curious: [
      'There was a string. {name} has pulled it, to find out what it was holding up. It was holding up the beans.',
      'You are writing. {name} comes and stands on the paper, and reads it with its feet, and takes the pen.',
      'A parcel. {name} has walked all round it, told it to open, and bitten a corner. It will not leave until it knows. It will not let you know first.',
    ],
    bored: [
      'Nobody wants the bridge, and {name} has it. It stands in the middle, lets its neck down, and looks at its own reflection, which does not run either. Come and be an enemy, please. It needs a game.',
      '{name} honked at the letter box and it did not answer. It walked past a tea towel on the line. It has a list, and there is nothing on it, and the whole of it droops. Play with it, please.',
      {
        text: 'The list has nothing on it. {name} looks at the sky, where an arrow went over this morning, and has not looked down since. Go out there and steal its hat. Make it chase you.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has the bell in its bill and its list before it, and at the top of the list stands Dinner, and Dinner has not been done. It does not do the other things first. Its meal is due.',
      '{name} has ruined a picnic, held the bridge and come to “dinner”. It stands on that item with both feet and looks at you along its bill. Nothing further down can go ahead. Its meal is due.',
      '{name} rings the bell, once, politely, and waits. It rings again, with the neck up. It is only fair, and lets you come by yourself before it goes to fetch you by the trousers. Its meal is due.',
      {
        text: '{name} puts its neck out like a sword and walks you backwards down the hall until your shoulders touch the kitchen door. The meal is overdue. You may turn round now and fetch it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} guards its dish against you, neck out, with its life. There is nothing in the dish. That is the grievance. Put the meal in, late as it is, and take your hand away quickly.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been ringing the bell for its meal, and when you look in, it rings it at you. It has taken the doorway and is holding it. Nobody passes without a meal. You may go back and get one.',
        when: ['wary', 'well'],
      },
      {
        text: 'One thing is left on the list: hold bridge. {name} is holding it lying down. It hisses at you, and you have to bend to hear. The meal is overdue. Bring it now, and leave it on that side.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You could take the bell from {name} today. It is too weak to stop you, and knows it, and has laid its neck across it. Bring the meal instead. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} rings the bell once and looks at you down the whole length of its neck. That is what it took the bell for. Not so long ago it would have bitten first. The meal is overdue. You have been rung for.',
        when: ['warming', 'well'],
      },
      {
        text: 'Top of the list, says {name}: meal. It is overdue, and the picnics below it are going unruined. It takes you by the trouser leg, and only by the trouser, which is new. Bring the meal.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is hours old and has bitten the empty dish, to make it give in. It does not. It bites you, then, across the whole breadth of one finger, and retires behind the dish with its neck up. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has you by the coat, and is going backwards with you, slap, slap, slap, in the direction of the dish. There is no malice in it. It rings, as well, through the coat. The meal is overdue and you are coming.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has got you by the hem and is walking you to the kitchen, in front of everyone. It could bite, and it has not even thought of it. Its meal is due, and you are already on the way.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name}, hours old, has come across the whole floor to hiss at an empty dish. No hiss comes out, only a peep. It looks round to see who heard. Its meal is due. You heard nothing. Feed it.',
        when: ['baby'],
      },
      {
        text: '{name} has you by the hem and is walking. You pass the pond, you pass the shed, and at the feed bin it lets go and stands to attention. It knew you would want to come. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} is standing on its upturned dish with its back to you, hissing at the fence for practice. It was fed {hours} hours ago, and it will not ask. Its meal is due. Slide it along the ground, and mind your fingers.',
        when: ['wary'],
      },
      {
        text: '{name} has bitten a daisy, a twig and its own foot, in search of something, and nobody has told it what. It snaps at the air in front of you, then sits back, in case you snap. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has eaten the daisies off its own border, and after that the border. It rings the bell with hardly any arm in it. It will not beg. It has you by the hem, that is all. Feed it, please.',
      '{name} has put its whole neck down the feed sack, and the sack has fallen over on it, and there was nothing in there. It comes out with chaff on its head and no remark. Its keel shows. Please feed it.',
      {
        text: 'Your way to the shed is barred. Your way from the shed is barred. The only path left open runs, you notice, from the grain bin to the dish. Feed it, and withdraw by the same road.',
        when: ['wary'],
      },
      {
        text: '{name} has arrested the grain bin, and is standing beside it with one foot on the lid. It does not ask. It looks at your hands and then at the hinge. Fill the dish, and leave by the gate you came by.',
        when: ['wary'],
      },
      {
        text: '{name} has untied both your bows, and stands on the laces, so that there is one way only for you to go, and that is nowhere, until something has been done about grain. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'The bell is brought to you, and rung in your ear. You say that you are here. It is rung again. {name} has hold of the apron that you wear to fetch the grain. A meal. At once.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The bell lies in the grass where {name} let it drop. It was too heavy. Nothing has been in the dish for {hours} hours. Bring food now.',
      'A cyclist went over the bridge, right over the middle. {name} saw it, and sat where it was. Feed it at once.',
      '{name} hisses at you, and there is hardly any air in it, and its neck comes down by itself. It has not eaten. Food now, no terms.',
      {
        text: 'You walk up to {name}, straight up the middle of the path, and nothing stops you. It looks at your hands. Grain now, soaked, and then medicine, and then give it back the path.',
        when: ['weak'],
      },
      {
        text: 'It has eaten the bean row, the chrysanthemums and a part of the gate. It holds the rest of the gate against you with its wings out. Throw grain over, a whole pan, this minute, and treat for peace afterwards.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hisses when you are still far off, so that you shall not come near enough to see how thin the hiss is. Set down soaked grain there, now, and medicine by it, and go round behind the barn.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} took the bridge, and then it had to sit down on it. Two ducks went over. It looked at them. It is not ill, but there is no charge left in it. Rest, please, or a dose of medicine.',
      'The hiss of {name} has grown short, like a kettle with one cup in it. It carries its wings a little open, as one carries two bags. Somebody should relieve it. Let it rest, please, or give it medicine.',
      {
        text: '{name} hisses as you come, and gives way, which it has never done, by one step. The wings hang a little. It is not ill. It has had no leave for too long. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It has stolen a peg off the line, one peg, and sits down in the middle of the lawn with it, very upright, breathing hard, in triumph. Let it have the peg. Give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The small white tyrant {name} is not white. It comes up the garden grey to the neck, pond to the knees, with two days of other people’s picnics down its front. It dares you to say so. It needs a wash.',
      '{name} has mud on it in layers, one to a campaign, and there have been two days of those. The ducks no longer stand up. It has looked in a puddle, and hissed at what was there. Wash it, please.',
    ],
    sick: [
      'The gate stands open, and {name} has let it. It sits on the wet side of the straw, neck bent, eyes closing. Somewhere a bell rings, and it does not go to take it. Medicine, please.',
      'Two boys have crossed the bridge whistling, and {name} sat and heard it. The white has gone yellow on its breast. It has the bell beside it, and has laid its cheek on that, because it is cool. Medicine, please.',
      {
        text: 'Somebody walked straight over the bridge, and {name} let them. It lies beside it with its wings loose and its bill open. When you come the neck goes up, and means it, and sinks. Medicine, please, and clean straw.',
        when: ['wary'],
      },
      {
        text: '{name} gets up when you come, because it would sooner fall over than not. The wings go out, one lower than the other. Then the legs fold, and it hisses at your knees. Medicine, please, and kneel to give it.',
        when: ['wary'],
      },
      {
        text: 'You have come two steps over the line, and {name} has not so much as lowered its neck. It is shivering. It bites the air by your wrist, once, for the look of it. Medicine, please, and then two steps back.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies on its side, and the neck that was never down is lying on the ground like rope. The bill opens a little. You hold out a finger to be bitten. It is not. Medicine, at once.',
      '{name} has let go of the bell. You put the handle back between its bill, and the bill does not close. The long neck is over your arm, and weighs. Under the wing something flutters. Medicine, at once.',
      {
        text: 'You walk over the bridge, and {name} sees you do it. The eye goes with you as far as it can. Along the neck the feathers, which would have stood up, stir. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} lets you pick it up. Fourteen pounds of goose that has never let you touch a feather hangs in your arms, and the neck swings. Bring it in, and give it medicine now, before it remembers.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has kept the road for you, lying in the middle of it. There is dust on the white. It knows your step from any other, and its head is on the ground, listening. Sit with it, now.',
      '{name} has your old glove, and its neck is laid across it. Nobody came to fight it for that. Now and then a breath lifts one of the fingers, and lets it down. Sit with it, now.',
      '{name} stayed at its post, for nobody came to relieve it. It lies across the middle of the bridge with its neck along the planks, on your side. It would let you by. Sit with it, now.',
      {
        text: '{name} is at the gate with its neck straight up, and has been for {hours} hours, holding it open. It lets the cat go through, and the rain. It is you that it wants to throw out. Go and stand there now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got the bucket between you and itself, and its head behind the bucket, so you are not to look. You need not look. Sit down on the other side now, and lean there. There can be medicine presently.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep, with its neck laid down along its back and the bill put under a wing, like a sword into its sheath. What is left is a cushion. Small birds go by. They go by on foot, and on tiptoe.',
      'In its sleep {name} gives an order, low in the chest. It listens. It gives it again. It must have been carried out, for the tail gives a shake from side to side, and everyone in there may stand at ease.',
      {
        text: '{name} is asleep on one leg in the exact middle of the doorway, head under one wing, bell under the other. You could squeeze by on the left. The bell would ring. That has been thought of.',
        when: ['wary'],
      },
      {
        text: 'The sword is put away: {name} has its neck under its wing, the bell under its belly and one foot on the list. You can read only the last line. It is you. Let it sleep.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps with its neck laid through the crook of your arm and the bell under its breast. You need the arm. You move it by a finger’s breadth, and it rings. It does not wake. You give up, as everybody does.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on one leg in the middle of the path, hissing at somebody in there. You step round it. Without waking it puts out its bill, gets hold of your bootlace, and hisses at them for both of you.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its neck laid across both your boots, and you cannot leave. You can’t be got at, either. A wheelbarrow stands close by. It has been put on its back, and in its sleep {name} keeps one foot on it.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps lying down, on no legs at all, and its neck has slid off its back. Hold the bridge for it: reflect here now. It wakes at {wakes_at}.',
      'Nothing is being hissed at in there. That is wrong. Sit by {name} at once, on guard, until it wakes at {wakes_at}.',
      {
        text: 'It fell asleep with the dish in its bill, empty. Nobody is to take it away. Reflect beside {name} now, and fill it at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has got the whole bridge to itself, and stands at the end that is furthest from you with its neck half out, not sure if you are an attack. It has only ever been run from. Come and sit with it.',
      'You bring {name} good news, and it hisses. You bring nothing, and it hisses. Everyone else has left by now, and it always sees to that, and then stands there. Be the one that does not. Sit with it.',
      '{name} has driven them all off, the ducks, the postman and the cat, and has the whole garden. It is standing in it. It looks at you over the hedge, and does not charge. Come in and sit down, please.',
      {
        text: '{name} has been alive for hours and has no bell, no bridge and no friend. It has a full stomach and a far corner, and from there it draws its neck on you. Sit down, and quietly survive it.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old and fed, puts out a neck as long as your thumb and hisses at you. Nearly nothing comes out. It backs into the far corner and holds it like a bridge. Sit down quietly. Let it have the bridge.',
        when: ['baby'],
      },
      {
        text: '{name} has taken the shed and closed it. All you see, between two boards, is an orange bill, and it is shut, there is no bell. It will not come out for anyone. Sit down on the path, the middle, and do not run.',
        when: ['from_child'],
      },
      'For {wait} it rang and rang. {name} has buried the bell since, and will not say where. Sit on the bank, and take the hissing as it comes.',
    ],
    back_from_death: [
      '{name} is back, and there was somebody on the bridge over there, too, and it went through. It stands against your leg and dares the air. Be near. Feed it to the minute.',
      'It has walked round you once and bitten nothing. It rings the bell, very softly, to see whether it still works. You came. Stay, and have the next meal ready on the hour.',
    ],
    old: [
      'There are fewer items nowadays. {name} does each of them properly, and has the bucket carried in at night, because of the frost.',
      '{name} walks the bridge at noon, to the middle and no further. Cyclists get off. They do it of their own accord, with their hats in their hands.',
      'It has held this garden {days} days against everything that did not want it. It is stiff in one wing. Nobody is to say so.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats the dish empty, bites the rim to see that it has understood, and rings the bell once over the remains. Dinner is crossed off. There are still some picnics.',
        '{name} takes its dinner prisoner, a beakful at a time, and there are no survivors. It looks under the dish for any that might be hiding. Then it wipes both sides of its bill on the grass, and crosses something off.',
        '{name} eats up everything and then bites the rim of the dish, in case the dish was thinking of leaving. It was not. They look at each other. The neck goes up again, like a flag over a captured town.',
        {
          text: '{name} takes the dish from you by force, though you were handing it over, and eats with its neck out like a sword. Then it looks for something to bite, and chooses the sleeve. It had you down for the arm.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'It was already a perfect day, and {name} had “steal dinner” next on the list. You come on time and simply give it. It eats, neck out at you like a sword, and then steals the dish.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The list says to hold the bridge, and {name} holds it, neck out. You come straight over with the dish, on time, and do not run. It hisses for the look of the thing, eats, and lets you return with only the one bite.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} was on its way to bite you about the meal and meets you coming with it. It eats, neck down, one eye on your ankles. Then something stirs in the hedge, and it hisses, and for once you are standing behind it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} looks over its meal, takes you by the sleeve, marches you to the door and stands you there facing out. Only then does it eat, with its back to you. Somebody may come. You are holding the bridge.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, honking for joy with its bill full. Then it takes hold of your sleeve, cloth only, no arm, which is new, and walks you once round the room, hissing at everybody else.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has bitten the gate, a cyclist and somebody called Martin, and takes its meal standing on your foot, hissing between mouthfuls at all who look your way. When it goes, there is a handbell in your pocket. You are trusted to hide it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} puts down the stolen bell in order to eat, on time and in high feather, and puts it down on your foot. Nobody else has been let near that bell. If anyone comes, ring.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Ruin picnic, take bell, hold bridge, eat. {name} eats, on time, much pleased, and sees to the last thing on the list. It lays its neck along your leg, like a sword put away.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and stood in its dish to eat, and now it holds the dish. You reach in. Out comes a hiss, the first it has ever had, very thin, and {name} spins round to see who is behind it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old, damp, and no bigger than a fist. It eats everything you give it. Then it comes at your hand with its neck out like a drawn pin, falls on its face, gets up, and comes at it again.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and round as a bun, and it has eaten its dinner and now sets about the spoon. The spoon gives in. It looks up at you, orange bill open, measuring how long you will take.',
          when: ['baby'],
        },
        {
          text: '{name} eats, and strikes it off the list with a honk. Dinner, {streak} on time. It adds an item while you look on, and carries that out at once. It is to stand on your foot until further notice.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You come with the dish held out before you like a shield, from habit, and {name} charges, from habit, and you both stop where you always stop. It eats up. Then it unties your shoe. You bought laces for it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a yellow puff the size of an egg and takes the dish by storm. It falls in and eats its way out. Dinner surrenders. It lowers its neck, what there is of it, and looks up your boot, and up.',
          when: ['baby'],
        },
        {
          text: '{name} hisses at its dinner, and what comes out is a peep. So it eats it, down to the last crumb, as a lesson. That makes {streak} on time. Then it turns to you, takes a deep breath, and peeps.',
          when: ['baby'],
        },
        {
          text: '{name} eats up, and goes through the list, and there is nothing on it that it has not done with you. The picnics are ruined. The bridge is held. It writes “again” at the bottom, by standing on it, and honks.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You have been bitten by {name} in every room of the house, and it has never let anyone else so much as hiss at you. It clears the dish. It takes your sleeve, the old one, by the old hole, and stands there.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats with its wings held out, one of them crooked, to make you think that there is more of it. There is less. It leaves nothing, and then it has to sit down where it stands. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and takes one more peg off the line. That makes {streak}, for as many meals on time, all along the top of the wall, all upright. It walks along them with you, and straightens the last.',
        '{name} had meant to bring a charge against you, and there is nothing to put in it. You have been on time for {streak} meals. It eats this one, tears the charge sheet in half, and eats that.',
        {
          text: 'The list reads: ruin picnic, take bell, hold bridge, bite keeper if late. {name} eats. After {streak} meals on time running, it strikes out the last one with its bill, and looks sorry.',
          when: ['well'],
        },
        {
          text: '{name} puts down the stolen bell in order to eat. On time, {streak} in a row. It pushes the bell an inch towards you with its bill, thinks, and takes half of the inch back.',
          when: ['well'],
        },
      ],
      early: [
        '{name} had dinner on the list below “chase curate”, and it goes by the list. It takes one beakful, to confirm receipt, and marches off. There is still the curate. Come again at {opens}.',
        'You are early, and {name} regards that as an attempt. It eats a little, so as to deny it to the ducks, and sits down on the rest. It will hold out until {opens}. Be there.',
      ],
      late: [
        '{name} eats all of it without hissing once, and that is how you know. Then it walks to the washing line, picks out your shirt from among the others, and sits on it, in the wet.',
        'The list said Dinner, and {name} had to go on to the next item, which was Ruin Picnic, on an empty stomach, and did it badly. It eats up. It does not show you the sandwich that it got.',
        {
          text: 'Until today the bridge that {name} held was the doorstep. You are late. It eats every scrap, glad as a thief, and then moves the bridge one yard forward. You are standing on it. You had better not be.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal in the very best of spirits. Then it goes back to its list. Ruin picnic. Take bell. Hold bridge. It looks you up and down, and adds one.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has held the doorway all the while you were not in it, and will not give it up merely because you have come at last with its meal. You pay the toll in trouser leg. It eats, watching the other leg.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The drawn sword lies along the floor. {name} eats your late meal without lifting it, and then hisses at your shoe, so faintly that you have to bend down to be hated. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} crosses off ruin picnic. It crosses off take bell. It is too weak. It eats your late meal sitting down, and then puts out its neck, flat along the ground, between you. Hold bridge. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Eat. Be glad. Give back bell. That was {name}’s list, but you are late. It does the first two, honking into the food. It looks at you and stands on the bell.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You had nearly finished surviving {name}. Then you came late. It eats, wings out, shouting with pleasure, and afterwards gives your shin one nip, a small one, from the beginning of the course.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and had nothing on its list but this. It eats, late, stamping. Then it comes straight at you on its flat feet, the whole width of the table, bites you, and goes back. It is the first thing struck off.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} hisses at you the whole length of the path, eats, and stands guard beside you as ever. It drives off the bucket for you, and the broom. The wheelbarrow it lets come a little nearer than usual.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You are late, and {name} bites you once, on the calf, as it has bitten no one it did not care for. It eats every scrap. The bell it keeps under its wing for now, and you will have to come without one.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats all of it and then goes and holds the path. It stands in the exact middle, wings half out, looking through you. Whoever comes late goes round by the nettles.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes one beakful and lies down to guard the rest. Nobody is after it. The neck that is always up sinks until the head is on the rim, and from there it hisses at you, with hardly any air. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} stands on the late dish until you have gone back behind the line. There has always been a line. It eats it bare, comes out, and scrapes a new one with its foot, quite a bit nearer to your end.',
          when: ['wary'],
        },
        {
          text: '{name} has been ringing the bell, and you heard it from the road, patient, like somebody at a hotel desk. It eats everything, glaring. Then it hangs the bell on your coat button. Next time you will hear it sooner.',
          when: ['trusting'],
        },
      ],
      missed: [
        'For {hours} hours {name} hissed at nobody. It lies with its white neck along the ground like a dropped scarf, and eats from there, all of it. It does not get up to see you off. Never so long again.',
        '{name} has held out for {hours} hours, and it shows on the breast, where the bone is. It eats everything with its wings trailing. It hasn’t the breath to hiss at you, and turns its face. Be in time.',
        {
          text: 'For {alone} {name} rang the bell, not to annoy anyone, for once, but to fetch you. It eats what you bring. Then it sits down on the bell, and no sound comes out.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} held the bridge, and nobody came to be kept off it. It eats now, one foot on the bell. You are on the list, it turns out, just after the picnic.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} held the bridge, and nobody came to cross it. You come now, and it cannot lift its neck to stop you. It eats, and watches your feet. Stay until it is strong enough to hiss.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} rang the stolen bell for {alone}. Nobody came. Now it eats, its neck along the floor like a sword put down. You reach out, and it pulls the bell in under its wing.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not come at you. It sits where it stood, and the neck lies on the ground like something put down. It eats out of the dish without seizing it. When you touch its wing it does not bite. That is worse.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The bell lies by the gate, it had been carried there to ring for you. {name} eats, and stops, and eats. You bring it its bell. It looks at it, and at you, and pushes it away with its bill, under the hedge.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats. Lately it had got as far as your left lace, and had left that undone, like a place marked in a book. It comes over afterwards and looks. Then, with its bill, it pulls the bow tight.',
          when: ['warming'],
        },
        {
          text: '{name} rang and rang, and that bell had always brought you. It eats. It comes to its post at your side, neck out, and sees off the wheelbarrow. But it has put itself between you and the gate, and faces in.',
          when: ['trusting'],
        },
        {
          text: '{name} does not rush you. It comes on foot to the dish, with its neck down, and the bell is lying in the grass somewhere. It eats. It goes to the bridge and stands in the middle of it, turned the other way.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was no ring. {name} had rung until the bell was only heavy. It eats, without a hiss, and does not keep the dish. That is left by your boots, and it walks past you as if there were nobody there to bite.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} has held the bridge against everything that came, and nothing came. It eats with its neck along the ground. The bell lies beside it. It had rung that till there was no more ringing in it. Be there next time.',
          when: ['wary'],
        },
        {
          text: 'For {hours} hours {name} held the bridge, because nobody came to relieve it. It eats every bit, at its post, unsteady on its feet. Then it turns its face from your road. Do not leave it like that again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is so full that it has had to hold the bridge sitting down. It looks at the dish. It could conquer it, but could not garrison it. Bring it again at {opens}.',
        'You put dinner before {name}, and it stares it out. Neither moves. It is full to the collar, and will not be seen to retreat. Take the dish away, please, as if you had thought of that. Come at {opens}.',
      ],
      ill: [
        '{name} eats a beakful, and the neck goes down between. You hold it up for it, with a finger under the chin, as one holds up a flag on a still day. It manages one more. Medicine next, please.',
        'You break it small and lay it along your sleeve, where it has always bitten, and {name} takes a little from there. It does not bite the sleeve. It rests on it. Medicine next, please.',
      ],
      loved: [
        '{name} took the dish by storm, and then saw what it had captured. It was {item}. It ate it standing very straight, to the last, like somebody being decorated. It has saluted the dish, and buried it with honours.',
        'One word, and {name} drops the bell. It was {item}. It comes the length of the lawn on its wings and toes, and there is none left. It honks three times, which is more than it did for the church roof.',
        {
          text: 'It is {item}, and on time. {name} wants to eat at once, so the stolen bell has to go somewhere. It looks round at everyone. Then it sets the bell down by your foot. Do not ring it.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} charges with its neck out, sees that you are on time, sees {item}, and is too happy to stop, so it eats at a run. Then it lets you cross its bridge. Halfway.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, on time, and {name} loves it enough to open its bill, so that the bell falls out. It eats. You do not touch the bell. You have been seen not touching it.',
          when: ['wary', 'well'],
        },
        {
          text: 'On the list stands seize dish, and you hand it over, with {item} in it. {name} hisses, since that is not how it is done. It takes the dish away from you, puts it back, seizes it, and eats, very much happier.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has eaten {item} and consults the list. Ruin picnic, done. Take bell, done. There is a third, and it looks about to see that nobody is near. Then it lays that drawn sword of a neck across your knees, and strikes it off.',
          when: ['trusting', 'well'],
        },
        {
          text: 'On time, and it is {item}. {name} eats with its neck laid across your boot, and between mouthfuls hisses up the path and down the path. Those are for the others.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} picks it up, walks to the bucket, and drops it in: {item}. Two enemies dealt with. It wants grass.',
        '{item}. It ate some in order to be able to say that it had tried, and said so, for ten minutes, at your ankles. Barley would have been the thing.',
      ],
      harmful: [
        '{name} stole it and swallowed it at a run, so that nobody should have it back. It was {item}. Now it has stopped, wings down, with its neck bent wrong. Keep that locked away from it, always.',
        'Nothing has ever beaten {name}, and this has. The word for it is {item}. It sits in the wet with its bill open, and looks about, and there is nobody there to bite. Never let it have that again.',
        {
          text: 'It was {item}. {name} took that by force, like all it takes, and did not let go in time. Its neck is down, its bill gapes, and both wings hang. Confiscate it and do not give it back. Bring water. Let it bite you.',
          when: ['item'],
        },
        {
          text: '{name} hisses, but at its own breast, where it hurts, and it cannot get at it. The feathers are wet with what came up. You let it have {item}. Strike that off, for good, hide it where no goose gets in, and stay.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You put on a hat, and {name} takes it. You put on another. It must drop the first to take that, so you put on the first. It honks with joy. It has never met anyone with so much to steal.',
        'You hold the footbridge, for once, and {name} has to take it. It comes low, it comes with wings, it comes round by water. When you are flat on your back it stands on your chest and rings the bell for you.',
        {
          text: '{name} has two things on its list today: enjoy game, bite keeper. It has done the first with its whole heart, wings out, honking. Now it is looking at your ankle.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} rings its stolen bell whenever it wins, and it wins all the time, and is beside itself. You put out a hand for the bell. Out comes the neck. You may have the ringing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You steal the bell. Nobody ever has. {name} chases you twice round the room with its neck out, catches you, takes back the bell, thinks, and holds it up for you to ring once.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at besieging, and {name} holds the bridge. Then you change over, and you hold it. It storms up, honking, sword out, and runs straight in under your coat. From in there it helps you hold it.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} chases you twice round the garden, neck out. When you fall, it climbs on your chest, looks you over and rings the bell. You have survived. You may get up and be chased again.',
          when: ['warming', 'well'],
        },
        {
          text: 'You charge the bridge, and {name} holds it. You charge again. At the ninth charge it takes one orange foot off the planks, just one, and studies the sky while you squeeze past.',
          when: ['warming', 'well'],
        },
        {
          text: 'You run, and {name} comes after you, neck out, honking. It takes your hat. It takes the bench that you jumped on. It has you up the pear tree, and strolls about beneath with the bell, until you come down and run.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put your cap on the ground, and {name} charges it and goes in underneath. The cap walks off. It attacks the wall. It attacks your shoe. A small head comes out, sees how well this is going, and goes back in.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} comes at you the whole length of the yard, wings out, and you stand still. It stops an inch off. It goes back and does it again, faster, and there is a skip in it now. The others always ran.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hiss first, and {name} stops with one foot in the air. It hisses, you hiss, and you go round each other with your necks stuck out. It has not bitten you yet. It is having too nice a time.',
          when: ['warming'],
        },
        {
          text: 'You are the postman, and come up the path, whistling, and {name} is too happy to hiss properly. It takes your letter. It takes your cap. Then it drives you back to the gate, so that you can come again.',
          when: ['trusting'],
        },
      ],
      little: [
        'You run away from {name}, to please it, and it lets you. It has its prisoners for today, a trug, a mallet and one wellington. It walks up and down in front of them, happier than anyone ought to be.',
        'You flap a towel at {name}, and it has won today already, against everything. It bites the hem, for form’s sake, hands it back, and goes on with the parade. There is a band. That is {name} as well.',
        {
          text: 'You play with {name}, who wins by biting. It was as happy as a goose can be beforehand, and still is. It takes the bell and goes to hold the bridge. You are on the wrong side of it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The game is over, and {name} is in the same high spirits as before. It walks off backwards, all the way to the wall, bell in its bill and neck pointing at you like a sword. You are thanked.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has won at everything and is at peace with the world. It fights you one round, as a kindness. It bites, in the sleeve. It holds on to the sleeve a good while after that, looking elsewhere.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'It could not be happier, but {name} will always do one more war. It hisses, you hiss. It spreads its wings, you spread your coat. Then it walks in, as through a gate, and has taken you, and stands there in the warm.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is having a tremendous day on the far bank. You honk at it, for fun. It raises its neck and honks back, once, to correct the accent. Then it shows you its tail, and there is a wag in it.',
          when: ['wary'],
        },
        {
          text: '{name} is sitting on somebody’s picnic, at the height of its powers. But it sees that you would like to be chased. It gets up, chases you as far as the pump, bites your pocket, and goes back to the cake.',
          when: ['trusting'],
        },
        {
          text: '{name} had a day so full of victories that it could hold no more. It plays one more war with you, and lets you take the bell. It walks next to you while you ring it, very upright, like somebody who knows the band.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had a splendid victory before you came out. You put on the old hat, to have it stolen. One sees it soften. It steals the hat, it runs, and it even looks back to see if you are coming.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You run from {name}, as you do, and no feet slap after you. It has got up, and opened its wings, and left it at that. It looks as if it had been beaten by a bucket. See first to what it needs.',
        'You flap a towel at {name}, and it takes the corner in its bill and then merely holds it. It does not pull. You could have it back. Something is wrong. See to that first.',
        {
          text: 'It would fight you lying down. It says so, in a whisper. Put the rake away, and give {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'It has captured the picnic basket, and opened it, and it is empty. {name} stays there with its head inside. Feed it, and play later.',
          when: ['starving'],
        },
      ],
      loved: [
        'You shout “{item}” over the hedge, and the whole army comes at once, and that is {name}. There is feinting. There is a charge. At the end you are both in the pond, and it is holding your hat up, out of the wet.',
        'Of all campaigns {name} likes best the one called {item}. It plays to win, and it wins, and it lets you be on its side for the last part. Then it walks you round the field and shows you where you were brave.',
        {
          text: 'In the midst of {item}, which it adores, {name} breaks off to chase you once round the room. You survive. It looks you over, says nothing, and plays on. You will have to survive tomorrow as well.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring out {item}, and {name} confiscates it. It has the time of its life with it, honking, up and down the bridge. You may have it back, its look says, when you come and get it. You come. It bites.',
          when: ['wary', 'well'],
        },
        {
          text: 'You and {name} play at {item} against the wheelbarrow, and the wheelbarrow loses. It honks, it beats the air, it treads upon your foot in passing and stays there. Anyone who wants you now must come over its dead body.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For {item}, {name} puts down the bell, and it never puts down the bell. It plays with both wings. When it is winning it looks round to see where you have got to, hooks you by the sleeve, and you are winning too.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} as one sacks a town. You are in the town. It comes down the street to you, white, terrible, honking, with its neck out, and unties one shoe. Only the one. It goes on to the church.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} waits for someone to be inconvenienced by it: {item}. Nobody is. It walks off. There might be a gardener somewhere.',
        '{item}. There was nothing to take and no one to take it from. It bit the thing, out of courtesy. Try the bell.',
      ],
      harmful: [
        'It does not let go first, that is its whole trouble, and it has cut its mouth. Cut it loose, gently, and burn the thing: {item}.',
        '{item}. {name} limps off the field with its head high. It is a retreat. There has never been one. Do not let that in here again.',
      ],
    },
    clean: {
      wanted: [
        'You turn the watering can on {name}, and it opens its bill and fights it. It bites the water here, it bites it there, and all the while it is getting whiter. In the end the can is empty. It has won.',
        '{name} holds one wing out to you, as to a tailor, and looks over your head. You wash it down to the last quill. There was jam under it, and half a map. It lets you keep the half.',
        {
          text: '{name} looks at itself, spotless, then at you, dripping, then at its list. Ruin picnic is struck out. It is ruin keeper now. It picks up the bell.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the jam off {name}, and it bites you, then the cloth, then the tap, in that order. The white comes up. On the second round it bites the cloth, the tap, and you. You have been moved down.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} allows no one to wash it, and you wash it, and it drives off anybody who looks. The mud goes. It bites the water on your behalf. When you are done it puts its wet neck down your collar and keeps it there.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} permits it. You wash one foot, which turns out orange, and are handed the other. For the neck it makes itself tall, and you have to fetch a chair. White all over, it bites your towel, once, fondly.',
          when: ['trusting'],
        },
        {
          text: 'You hold the hose on soft, from a fair way off, and {name} stands sideways to it, hissing like a tap of its own. The mud runs down. It turns to have the other side done, and hisses on that side too.',
          when: ['wary'],
        },
        {
          text: 'It bites the water, it bites the tap, and you it does not bite. You rinse the mud down that long white neck, and {name} lays the end of it over your shoulder, bill shut, to have the back of it done.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You sponge {name}, and it was white, and is white, and so is the water. It stands through it with its chin up, like a statue that is being cleaned by the council for no reason.',
        'You brush {name} down and find nothing. It had rather hoped that you would, and that somebody would have to answer for it. It bites the brush. Now there is a bristle on its chin.',
        {
          text: 'There is nothing on {name} to wash, and you have washed it. The goose looks you over from the shoes up, takes a firm hold of your cuff, and begins on you.',
          when: ['well'],
        },
        {
          text: 'The neck comes out like a sword and you wash it, hilt to point, though there was not a speck on it. {name} hisses once for form, then lays the point across your shoulder.',
          when: ['well'],
        },
        {
          text: '{name} was white, it is always white, it is the law. You wash it, and the neck goes up, and up. It lets you finish. Then it takes the bell, marches out of the tub, and shuts the garden until further notice.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is nothing on {name} to wash. You do it anyway, and it puts it on the list, so that it can have been its own idea. Be washed. It honks that off. Then it puts it on the list again.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hose {name}, which is as white as a plate, and it puts out its wings and sings. It bites the jet, for form’s sake. You turn the tap off. It turns the tap on. It had never let you know that it could.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} has fought every bath but one, and that is {item}. For this it got in by itself, sat down, and rang for you. You do the wings, inside and out. It comes up so white that the ducks look at their feet.',
        'It says {item} on the soap, and {name} has taken the soap, but only to hand it to you. You wash the mud of several wars off. At the neck it goes cross-eyed. Should you ever speak of that, you will be bitten.',
        {
          text: 'The neck comes at you like a drawn sword. Then {name} sees {item}, and the sword goes soft from the bill down and is laid across your knee to be washed. It hisses only when you stop.',
          when: ['well'],
        },
        {
          text: '{name} has a bridge to hold. But you have brought {item}, so it lies down in the middle of the bridge and lifts one wing. Anyone may cross until you have done the other.',
          when: ['well'],
        },
      ],
      disliked: [
        'You did the half that you could reach before you were disarmed: {item}. It would not have objected to the pond.',
        '{item}. {name} stands for it with its neck in an S, and each loop of that is a promise. Use plain water.',
      ],
      harmful: [
        'The white has gone yellow and comes out in the hand. {name} stands in the shallows and shakes. It will not look at its own back. Throw this away: {item}.',
        '{item}. It did not bite you, even while it stung. Nothing harder has ever been done in this garden. Rinse it, and never again.',
      ],
    },
    medicine: {
      wanted: [
        'You tuck {name} under your arm with the bill to the front, like bagpipes, and the dose goes in, and there is a groan. You hold on. After a bit it becomes a drone, and then very nearly a honk.',
        '{name} gets the medicine past its tongue, which has teeth on it, and looks about for someone to blame. There was nobody it could be troubled to look for before. The neck is up by a hand. It is on you.',
        {
          text: '{name} takes the medicine and your sleeve with it. It marches to the far side of the room to be furious, and finds on the way that the neck goes all the way out again. The sleeve is not returned.',
          when: ['wary'],
        },
        {
          text: 'Medicine is not on {name}’s list. It adds it, under the bridge, and swallows, and it does good down the whole length of the sword. That is crossed off. Next on the list is you.',
          when: ['wary'],
        },
        {
          text: '{name} takes it from you, and hisses at the medicine, so that it knows where it stands. Then it puts its head under your arm, where no one can see how it is. You hold the bridge. It gets better in there.',
          when: ['trusting'],
        },
        {
          text: '{name} has bitten every hand that came with a spoon, and it does not bite. It swallows. Its neck lies on the straw like something put down. Lay your sleeve where it can reach it, for later, and stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is in fighting form, and bites the spoon, and so the medicine has gone in. It feels no better, since one could not feel better. It has kept the spoon. Keep the bottle for a bad day.',
        'You tip the dose into {name}, who was on its way to see about a scarecrow and goes on its way. Nothing was wrong with it. Something will be wrong with the scarecrow. Put the rest by until it is wanted.',
      ],
      loved: [
        '{name} would not be doctored, and had closed the bridge against it. It was {item}, however, and so it surrendered, with honours. There is colour in its feet. It very nearly bites you.',
        'You had the thick gloves on, but it was {item}, and {name} stood for it like a duchess. It looked over your head throughout. Then it bit one glove, quite gently, and marched off, slap, slap, in step.',
        {
          text: 'To take {item}, {name} must put down the bell. It looks at the bell. It looks at you. It stands on the bell and swallows its medicine. Soon they can hear in the next street how it helped.',
          when: ['item'],
        },
        {
          text: '{name} has a list. Ruin picnic, take bell, hold bridge. You hold out {item}, so it puts medicine at the top, takes it, and crosses it off. Before you have turned round, the bridge is held.',
          when: ['item'],
        },
      ],
      disliked: [
        'You have it on your sleeve, in your eye and on the wheelbarrow. Some must be in {name}: {item}. There has to be a way with apple.',
        '{item}. It swallowed that as one signs under protest. It has closed the bridge.',
      ],
      harmful: [
        'It trusted you with its neck. Now that is lying across your arm, the whole length of it, and lets itself be held. Never give {item} again. Keep the arm there.',
        '{item}. {name} tries to stand between you and the thing that hurts, and the thing is inside. Put the bottle where no goose can find it.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the vicar,” you tell {name}. It lets go by degrees, of the coat, of the sock, of the vicar. It will not do it again. It walks off down the exact middle of the lawn, not looking who laughs.',
        'You take the garden gnome from {name}, and say no. It sees it put up by the pond again, at liberty, with the fishing rod. It will leave that alone. It stands for a while with its face in the hedge.',
        {
          text: 'You take the rake away from {name} and say why. It gives it up, and has learned that. Lately it had let you on to its bridge, as far as the first plank. It goes back there, and stands on the first plank.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told not to bite the postman. It strikes that off, with one dry honk. It stands guard by you as ever, neck out, against all comers. It has just moved round by one step, so that you are among the comers.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you tell {name}, and do not run, and do not laugh. It keeps hold of the rake for as long as honour asks, and lets go for good. It leaves by the side of the path. It never uses the side.',
          when: ['from_child'],
        },
        {
          text: 'You look {name} in the eye and say no, once, as nobody else could. It puts down the umbrella. It has done with umbrellas. It walks beside you still, a yard further out, with its neck at half mast.',
          when: ['trusting'],
        },
      ],
      little: [
        'You forbid {name} to bite the vicar. It has not, since you last forbade it, and merely has the vicar watched. It stands at attention through your speech and has its neck inspected.',
        '{name} hears about the umbrellas, which it gave up, and adds nothing. It only opens the shed, with its bill, and shows you. They are all there. They have been there the whole time, hanging up, under guard.',
      ],
      bad_time: [
        '“No,” you say, and {name} does not hiss. It lets go of your trouser leg and stands there with its bill a little open. When did it last let go first? See to it, before anything else, and teach it later.',
        'You wag a finger right in front of {name}, and it looks at the finger, and does not take it. Something is wrong in the garrison. Never mind the tulips. See to it first, and teach it later.',
        {
          text: 'You wag a finger at {name}. Until today it only hissed at fingers. Now it puts down the bell, so as to have its bill free, and you understand that the lesson is over.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds the rug against you like a bridge, and you teach it manners from the other side. At each rule it takes another yard. You finish the lesson in the hall. Stay there for a while.',
          when: ['wary', 'well'],
        },
        {
          text: 'You shouted, so {name} takes it for an attack after all. It backs along the path, wings held out to look like more, and you see how much of it is feathers. Win it first. Stand still, and survive it.',
          when: ['wary'],
        },
      ],
      loved: [
        'You met it with “{item}”, and {name} knows a superior force. It gives up the trombone. It will not take another. It retires along the exact middle of the path, and does not untie your shoe.',
        'The terms were {item}, and {name} signed, with one foot, in the wet cement. It has not bitten the ladder since, nor will it. It stands by the pump and looks at its own footprint, a little lowered.',
        {
          text: 'You put {item} on the list, between take bell and hold bridge, and {name} does what is on the list. It waits. It lets go. It bows, or bends at any rate. It honks off each, and looks to you for the next.',
          when: ['well'],
        },
      ],
      disliked: [
        'It let you finish, and then it did it again, in order to see whether you meant it: {item}. Stand still. Say it once.',
        '{item}. {name} took that for a declaration of war and is drawing up a list. It would have listened to plain standing.',
      ],
      harmful: [
        'It went over the water without touching it. {name} is on the island and does not honk at all. It was brave, and now it is not. Never again: {item}.',
        '{item}. It used to come at you because it thought that you could take it. It does not come at you now. Sit on the bank until it hisses.',
      ],
    },
    sleep: {
      wanted: [
        'You take the watch, at the end of the bridge, with a rake, and {name} looks you over and finds fault with the rake. Then it sits down behind you, folds its neck into its back, and leaves you to it.',
        '{name} brings the bell to bed, and the bell rings at every breath. You slip a bit of hay in under the clapper. One eye opens, to see who has been at its property, lets it pass, and shuts.',
        {
          text: '{name} bites you good night. Then sleep comes up on it from behind, the only way to come up on that goose, and the neck is put away. It wakes so much stronger that it can bite you through the coat.',
          when: ['wary'],
        },
        {
          text: '{name} holds the bridge against you for as long as it can, and then, with its eyes shut, against nobody. It sleeps like a pillow. It gets up refreshed, and there are two new lines on the list.',
          when: ['wary'],
        },
        {
          text: '{name} gives you the bell to hold. It has gone to sleep before your hand is round it, neck down, wings let go, on both your feet. You dare not move, for it would ring. That may have been the idea.',
          when: ['trusting'],
        },
      ],
      little: [
        'You shake up the straw, and {name} sits down in it, under protest, for as long as it takes a sparrow to land on the gate. The straw is still warm. The sparrow is being spoken to.',
        '{name} rests, by your orders, on one leg, neck up, both eyes straight ahead. That is not rest. It is standing guard over a goose which it has heard is supposed to be resting.',
        {
          text: 'You have put {name} to bed, and so the bed is held. It stands in the middle, neck out, not tired, never happier. You have tried the left side. You have tried the right. Good night is said from the landing.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Ruin picnic, take bell, hold bridge. Nowhere on {name}’s list is there sleep. It lies in bed, glad and wide awake, rings, and you come running. It only wanted to see how fast you are. You may go.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was not tired and had three things left to do. You tucked it in. It lay and hissed at the dark, to keep it off you. Now it gets up, to see if you are asleep. It takes hold of your sleeve.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You tell {name} to stand down, and it has hours of war left in it. But it is you. It sits in the straw with its bill beneath its wing, and from under there it goes on giving orders in a whisper.',
          when: ['trusting'],
        },
      ],
      loved: [
        'For “{item}”, and for nothing else, {name} calls off the war. It lays down the bell, turns three times and sits, and draws in its neck like a sword going home. The ducks may cross.',
        'Nothing has ever made {name} leave the bridge but “{item}”. It walks behind you to the straw, with the list in its bill, and sits on the list. The eye that watches for foxes looks once at you, and shuts.',
        {
          text: 'You have brought {item}, and {name} takes it prisoner. It drags it about the room till it gives in, gets on top, and hisses at whoever may want it back. Then the neck goes down. It sleeps as one sleeps on a flag.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} slept on top of the wheelbarrow in protest: {item}. It is stiff, and it is your fault. Straw, another time.',
        '{item}. It lay on that with one wing out, to keep it from coming nearer. A pond with an island in it is not much to ask.',
      ],
      harmful: [
        'In the morning there is no honk. It breathes with its bill open, and there is dust in its throat: {item}. Take that out of the barn. It needs air, and you.',
        '{item}. {name} gets up, falls, and attacks the floor for it. Never let it lie there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the bench, and {name} gets up on the other end, with a good deal of wing, and holds it. Nobody else may have the bench. You two have it for a long time. Its side is against yours.',
        'You sit with {name}, and in its throat it says what geese say only to each other. Wock. It is not looking at you. It leaves room for an answer. Wock, it says then, as if there had been one.',
        {
          text: 'You sit by {name} and nobody attacks. It has you on its list. Hold person. It stands beside you and holds, neck up, and by and by it holds with its whole side, so that you feel it breathe.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is on your lap, which it has taken. It looks out over its lands, along your knees, with its neck laid back for once. A leaf falls. It hisses at the leaf, and then it gives your thumb a little nip, for comfort.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit on the bridge, and {name} settles down on both your feet, facing out, with the bell between you. Anybody who wants to come over will have to ask it. You are held. So is the bridge.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit down in the grass, and {name} posts itself beside you, facing the other way, to cover that side. Nothing attacks. By and by its whole weight comes down on your ankle, and its neck along your knee, still on duty.',
          when: ['trusting'],
        },
        {
          text: '{name} undoes your left shoe, looks up, and does not go on to the right. It sits down on the loose end instead. You will not be walking off with that. It puts its head under its wing, on your side.',
          when: ['warming'],
        },
        'It does not mention the {wait}. It has, however, tied your boot to the bench.',
      ],
      little: [
        '{name} has had you here four times in an hour and begins to think that you want something. Move along. The bench is closed.',
        'It gets up and stands with its back to you. That is enough of that. There are things to take.',
      ],
      ill: [
        'You put your coat round it. It bites the coat, once, and keeps it in its bill, and goes on lying against you. Give it what it needs when you get up.',
        'It tries to guard you from where it lies. There is a leaf coming. It hisses at the leaf. Stay with it, then go for what will help.',
      ],
      asleep: [
        '{name} sleeps in the grass, and you sit by it. There is a wheelbarrow here, too, of which it thinks the worst. You lay a hand on the barrow. It does not wake, but the neck, which was half up, goes down.',
        'You sit by {name} while it sleeps, and it is colder than you thought. One wing comes out, by itself, feels along the ground, and gets you over the foot. They do that for the small ones.',
        'It honks in its dream, low, with its mouth shut, and it is a word: {loved}.',
      ],
      shy: [
        '{name} has decided that you may have the grass as far as the molehill. You sit just short of it. It patrols the other side, slap, slap, with one eye. Once it stops. It pushes the molehill over, by about a foot.',
        'You sit with your knitting outside the border of {name}, a row of daisies. It comes as far as the daisies and hisses at the wool. Later it is there again, and not hissing. It is following the pattern.',
        {
          text: 'You sit down too far off to be properly hissed at, and stay there. {name} hisses from its bridge, in high spirits, and sees that it is not reaching you. It comes one step nearer, only so that you can hear.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} charges, stops halfway, rings its bell at you, and marches back delighted. You stay where you are. It does this six times. The seventh time it only stands there, halfway, and looks. You have survived.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit by the far wall. {name}, hours old, hisses, like a very small leak. You stay. It takes one step out and hisses again. Nobody has survived it before, because nobody has tried. Sit on. You are surviving.',
          when: ['baby'],
        },
        {
          text: '{name}’s list is short as yet: keep everyone off. It does so from the far corner, bill open. You sit. It looks at the list, looks at you, and lets you have that one bit of floor. Stay on it.',
          when: ['baby'],
        },
        {
          text: 'You sit down on the bank. {name} hisses, and you go on sitting. It hisses again, from the list, and you go on sitting. Presently it comes a plank nearer, to see what sort of person has nothing that it can ruin.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the ground, far off, and {name} charges, halfway, for the look of it. You stay. It finds that there is grass where it has stopped, and begins to pull some. It does not go back for the other half.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'fresh lawn grass':
        'You have mown, and the fresh lawn grass lies in a heap, which is not where {name} left it. It tears some from the heap and some from the lawn, to compare, and drives the mower into the shed.',
      'whole wheat grain':
        'The whole wheat grain is poured out in front of {name}, and shovelled up, bill flat, from left to right. One grain has got between your toes. It is followed there, hissed at and taken, sandal or no sandal.',
      'goose pellets':
        'The sack says goose pellets, so it has been delivered to the proper person. {name} stands on the sack. You may open it. You may pour. After that you may stand over there, where it can see both your hands.',
      'chopped kale':
        '{name} takes a ribbon of the chopped kale and shakes it, hard, until it has stopped resisting. A green bit lands on your cheek. It comes up on its toes, looks you in the eye, and has that too.',
      'windfall apple':
        'You roll it the windfall apple, and it rolls back. So {name} lowers its neck and charges. The apple is speared, honked over, and carried three times past the bucket before it is eaten, wasp and all.',
      barley:
        'The barley is in the tin, and the tin has to be conquered. {name} gets its whole neck in, and there is a sound like hail in a bell. It comes out backwards and marches at where you were.',
      pondweed:
        'In comes the pondweed on your rake, and {name} hauls at the other end, for it never lets go first. So you do. It sits down in the shallows, under a wig of weed, and eats its way out.',
    },
    play: {
      'stolen handbell':
        '{name} rings the stolen handbell, and you come. It hisses you off to the gate, and rings. You come. There is nothing on earth that works so well, and it rings till you are out of breath.',
      'chase the gardener':
        'You put on the gardener’s apron and bend over the beans. {name} waits until you have bent properly. Then you are chased, twice round the pond, and handed back the trowel, to begin again.',
      'tug on shoelaces':
        'It takes one of your shoelaces and leans. You lean the other way. The tug goes on until the pond is still with watching, and the bow gives, and {name} is on its back with it, in glory.',
      'picnic raid':
        'The rug is spread, and you look, as agreed, at the view. The raid comes from behind. When you look at the picnic there is half of one, and {name} crosses the bridge in the tablecloth, like a bride.',
      'honking contest':
        'You honk, and {name} looks at you, appalled. It shows you how. You honk from lower down. The contest is carried out over the whole valley, and a lorry joins in, and is beaten.',
      'bucket feud':
        'The bucket hangs by the gate. {name} comes on, neck low. It strikes, and the bucket swings out and strikes it back. It is the best the feud has been all week, and you hold the hat.',
      'garden rake theft':
        'The garden rake leans on the wall, and you whistle. It goes by you backwards, tines last, with {name} at the far end, not hurrying. The theft takes it through the gate sideways. You have to hold the gate.',
    },
    clean: {
      'pond plunge':
        'You open the gate to the pond, and {name} takes the plunge from the bank with its wings up, like a banner. It rises out of the wave, white to the waterline, and looks to see that you got some.',
      'yard hose-down':
        'As you hose down the yard {name} advances up the jet, breast first, hissing at it, step after step, until it has its bill over the nozzle. By then it is clean. The hose is made to apologise.',
      'feather oil preen':
        '{name} sees to each feather with oil from above the tail, and preens down the breast as one reads through a treaty. It has missed one, at the nape. You smooth that. It is looking hard at the barrow.',
      'muddy breast rinse':
        'You pour, and the mud slides off the breast in one piece, like a waistcoat. {name} stands to attention for the rinse with its neck straight up. Every drop that lands on your shoe is followed with its eye.',
      'trough scrub':
        'The trough is being scrubbed, and {name} stands in it, to see that you do. You scrub round its feet. You are shown a place. When the clean water comes, it drinks first and you are let off.',
      'orange foot scrub':
        'It puts up one orange foot upon your knee, and looks at the horizon. You scrub between the toes with the little brush. The horizon is hissed at. Then the foot is taken away, and there is, after all, another.',
    },
    sleep: {
      'guarded barn':
        'The barn is barred, and you are on guard outside, as you were shown. {name} looks at you through the crack. You straighten up. There is a rustle of straw, and a hiss that turns, by stages, into a snore.',
      'pond island':
        'You row it out to the pond island, and are not thanked, and row back. {name} stands on it, one leg up, with nobody to be watched. The neck goes down along its back at last.',
      'thick barley straw':
        'The barley straw lies thick, and {name} walks up and down on that until it has submitted. It sinks in to the wings. A bill comes out, takes one straw from your sleeve, and goes in.',
      'one-legged watch':
        '{name} takes the first watch, one-legged, on the wall. You are to take the second. When you come out in your blanket it is asleep on that leg, and hisses at you, out of a dream, to stand up straight.',
      'gate watch':
        'The two of you have the gate watch. {name} leans on one post, and you on the other, looking down the lane. Nothing comes. By moonrise its bill is on its breast, and you are holding the road alone.',
      'moonlit meadow':
        'The meadow is moonlit, and {name} gives the moon one hiss and lies down in it, a white heap among the ox-eye daisies. You sit where it can see you. The moon, it seems, has been told to wait.',
    },
    medicine: {
      'bumblefoot soak':
        'With its sore foot in the bumblefoot soak {name} stands there on one leg, like any sentry, glaring over your head. Under the water the toes spread. It leaves the foot in longer than you asked.',
      'gizzard worm dose':
        'You tip in the gizzard worm dose, and stroke it down, the whole length of that neck. {name} follows it with one eye. Then there is a hiss, to tell the worms who lives here.',
    },
    discipline: {
      'stand your ground':
        'It comes at you over the lettuces, screaming, and you stand your ground with your arms at your sides. It stops, one foot in the air. {name} looks down at the lettuce that it is on. It steps off.',
      'return the bell':
        'You hold out your hand, and say to return the bell. {name} looks away at the bridge. The hand stays. By and by something cold is put in it, and held on to, for a moment, by the other end.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and the whole garden is closed on that account. It opens at {wakes_at}. You may sit on the bank, if you do not rustle.',
      'Nobody wakes {name}. There was one that tried, and it was a greenhouse. Come at {wakes_at}, or reflect here until then.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has taken its first thing, a peg, from a line, and a whole sheet came with it. It is considering the sheet.',
      'A child, and grey all over, and already in your way. It met the bucket today. Neither of them gave an inch.',
    ],
    teen: [
      '{name} is half grown, half white, and wholly in the right. Its voice broke on the footbridge this morning, and so did a bicycle.',
      'A teen. It has found the bell. It rang it, just to see, and you came. It has been looking at you in a new way ever since.',
    ],
    high_care: [
      '{name} is grown, and {form}. It stands at the bath mat with its neck out and lets no one else into the room. You may come out when it says.',
      'Full grown, {form}, and it has untied both your laces and tied them to each other. You are not to go anywhere. It has never said it so plainly.',
    ],
    balanced: [
      '{name} is a grown {form}, with lands on both sides of the water. It collects the toll at the bridge in hats, and is home for barley.',
      'A {form}, full white, and known in three parishes. Mothers point. {name} lets them, and takes the ice cream.',
    ],
    low_care: [
      '{name} is a {form} now, and grown. It rang, and nobody came, and it has learned to do without the bell. Things go missing. There is a hiss in the fog.',
      'There is nobody on the bridge, and all the same people go round by the ford. It is a {form}, full grown. It held out here alone.',
    ],
    rescue: [
      '{name} is a grown {form}. One wing does not fold, and it wears it out like a sash. Under it, of a night, there is a duckling, a hen, and, once, the bucket.',
      'It was down, and you stood over it with your arms out wide, honking. {name} is full grown, a {form}, and stands over others now. It does the arms.',
    ],
  },
  trust: [
    '{name} bit your sleeve, and looked up, and held on to it. It was not a bite, when you come to think of it. It was holding on.',
    'It has untied your laces, both bows, without a word. Ask anyone who knows geese.',
    '{name} came up to you on the bridge, from the front, in full view of the bucket, and put down the bell on your foot. It is yours. It does not need to ring any more.',
  ],
  streaks: [
    'Ten on time. {name} has honked for each, and the last honk was lower than the first, and lasted longer.',
    'Twenty-five. You are hereby exempt from the toll. You may cross by the middle.',
    'Fifty meals on the hour. {name} has given the matter thought, and bitten the clock instead of you.',
    'A hundred on time. It is to be known that this garden is held by two.',
  ],
  ages: [
    'Ten days old, and {name} has never yet been wrong.',
    'Thirty days. It has taken, all told, one hat, four pegs, and the law.',
    'A hundred days old. {name} has had the bucket decorated for it, with a dent.',
    'A year. They went over in autumn, and in spring they came back, and both times {name} was on the bridge. It had told them that it would be.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['fresh lawn grass', 'pondweed'] },
      wish: 'There is a good lawn on the other side of the hedge, with a notice. {name} orders some fresh lawn grass for its next meal. Pondweed will be entertained.',
      granted: 'It ate the lawn, in your hand, down to the wrist. It would like to see the notice now.',
    },
    {
      by: { action: 'feed', item: ['windfall apple'] },
      wish: 'The tree has been throwing things. {name} has been hit and demands the culprit: one windfall apple, for the next meal.',
      granted: 'Justice was done, core and all. The pips were spat at the tree, singly.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: 'Item one, before the post: breakfast, brought by hand, in the morning. {name} will be at its table. Its table is the middle of the path.',
      granted: 'Breakfast was served at the front. HONK. The day may now begin, and the post may pass on the left.',
    },
    {
      by: { action: 'play', item: ['stolen handbell', 'honking contest'] },
      wish: 'It is far too quiet, and somebody will be held responsible. {name} requires the bell, or a contest in honking, with you as the other side.',
      granted: 'You were loud, for a beginner. It has bitten you on the elbow, to show that there was no ill feeling.',
    },
    {
      by: { action: 'play', item: ['bucket feud'] },
      wish: 'The bucket has said something. {name} did not hear what. It wants the feud resumed today, with witnesses.',
      granted: 'Nine rounds. The bucket rolled twice and made a noise like a bell. {name} has walked it home.',
    },
    {
      by: { action: 'play', item: ['picnic raid', 'chase the gardener', 'tug on shoelaces'] },
      wish: 'Overdue, and underlined: raid picnic, chase gardener, or failing those pull at laces. {name} has been let down by the public. See to it.',
      granted:
        'HONK, and HONK. It has a scotch egg that it does not want, and it would not part with it for the world.',
    },
    {
      by: { action: 'clean', item: ['pond plunge', 'yard hose-down'] },
      wish: 'The pond has got above itself. {name} intends to plunge, with you on the bank as second. Or else fetch the hose and defend yourself.',
      granted: 'The water has been taught. It is all over the yard, and {name} stands in the middle of it, brilliant.',
    },
    {
      by: { action: 'clean', item: ['orange foot scrub'] },
      wish: 'Its feet are not orange enough for what is planned. {name} does not discuss it. There is a brush, and there is the foot.',
      granted:
        'It looks at the left one, and at the right. It will be seen from the road. It goes and stands by the road.',
    },
    {
      by: { action: 'sleep', item: ['gate watch', 'guarded barn'] },
      wish: 'Somebody else can have the gate tonight. Only for tonight, and only you. {name} would lie in the barn, if the barn were guarded.',
      granted: 'It woke twice to see whether you were doing it right. The second time it forgot to hiss.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It is not tired. {name} merely observes that it has been upright since the egg, and that a person might tell it to rest, and be bitten, and insist.',
      granted: 'You insisted. It bit you, in the most perfunctory way, and was asleep with the cuff in its bill.',
    },
    {
      by: { action: 'reflect' },
      wish: 'They may be going over today, the ones in the arrow. {name} means to be looking at something else at the time. You will sit there, so that it can look at you.',
      granted:
        'There was calling, far up. {name} looked at you the whole while, extremely hard. It would hold this bridge again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A post has to be visited twice a day or it is not a post. {name} will be on the bench. You will sit there, and then report there once more.',
      granted: 'Relieved, and relieved again, on the dot. It salutes, if that was a salute, and has your other glove.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Your own hat',
        shape: 'crown',
        text: 'Returned, after long negotiations, with a bite out of the brim. {name} looked well in it. It says that you may try.',
      },
      {
        name: 'The toll',
        shape: 'coin',
        text: 'Paid by a man on a bicycle, in full, at a run. {name} has decided that the garrison should have a share.',
      },
      {
        name: 'A dent',
        shape: 'cup',
        text: 'It is out of the bucket, tin and all. {name} won it in the ninth round, and turned it over, and one can drink from it.',
      },
      {
        name: 'The notice',
        shape: 'ticket',
        text: 'KEEP OFF, it says. {name} has kept it off everyone by taking it. It has put a foot to the foot of it, as a signature.',
      },
      {
        name: 'The left glove',
        shape: 'sock',
        text: 'It was held as security for so long that nobody knows for what. {name} drops it before you and looks at the weather.',
      },
    ],
    return: {
      name: 'A feather of the arrow',
      shape: 'feather',
      text: 'Grey, from very high up. {name} had gone with them as far as it goes, it seems, and turned round, and brought proof.',
    },
    streak: {
      name: 'The clapper',
      shape: 'bell',
      text: 'Out of the bell. Since you come without it, {name} has taken out its tongue, and put it into your charge.',
    },
    hundred_days: {
      name: 'A plank end',
      shape: 'piece',
      text: 'From the exact middle of the bridge, with two flat hollows in it. It has been replaced. {name} would not have anyone else tread there.',
    },
  },
  release: [
    'They are going over, calling, and there is a place in the arrow with no one in it. {name} looks at the bridge, looks at you, and hands you the bell. You have it now. Then it runs, and the lawn lets go.',
    'You open the gate and stand aside. {name} goes through by the middle. At the bend it turns and honks, once, and it is the longest item on the list.',
  ],
  dying: {
    neglect: [
      '{name} died on the footbridge, in the middle, where it could see both ways. The bell is beside it. Nobody had come to the bell.',
      'It held the garden by itself until it could not hold up its neck. {name} is dead.',
    ],
    hunger: [
      '{name} is dead. It still had the dish. It had given up everything else that it took, and laid it at your door, in exchange.',
      'There was no grain, and in the end there were no terms. {name} has died by the pantry, one foot against the door.',
    ],
    illness: [
      '{name} is dead. It had gone in beside the bucket, out of the wind, and neither of them had moved.',
      'It fought it from the front, as it did everything. {name} has lost, and it was the only time.',
    ],
    poison: [
      '{name} seized it, ate it, and kept the dish. It is dead, and the dish is under its wing.',
      'It bit every hand but the one that brought this. {name} has died of it.',
    ],
  },
  returned: [
    'A bell rings, in the reeds, where there is no one. It rings again, angrily. You come running, as you always did, and it is {name}, upright, wet, and wanting to know where you have been.',
    '{name} walks in over the bridge from the far side, by the middle. Something over there had tried to close it. There is a scrap of black cloth in its bill.',
  ],
  epitaph: {
    openings: [
      'This path is closed. {name} lies across it.',
      '{name}, white, stout, with its neck out. It stood here, and nobody got by.',
      'Go round, whoever you are, by the edge. {name} is asleep in the middle of the path.',
      'Walk on the edge of the grass. {name} has the middle, and keeps it.',
      { text: 'Struck off: hat, rake, picnic, bridge. Here ends the list of {name}.', when: ['from_child'] },
      { text: '{name}, undefeated. The bucket has asked to stand next to it.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It rang. Let that be written here.', 'The post was held to the last, and was not relieved.'],
      hunger: ['It asked for grain, by bell, and by every other means.', 'The dish is its own. Leave it.'],
      illness: ['It did not retreat. It was carried.', 'This was the only thing that it could not bite.'],
      poison: [
        'It took what it wanted. Someone should have kept that from it.',
        'It feared nobody, and was not warned.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything is going according to the list. TAKE HAT: done. TAKE OTHER HAT: done. They shouted, and you let them. You do not explain. You stand in the middle of whatever it is, and it becomes yours, and that is called a garden. There is one that belongs to you, who did not run. You will allow it to be chased next. You would like it to put up a fight.',
      'You are {name}. LISTEN. The lawn is yours as far as the noise goes, and you have a great deal of noise. You feel something, under the breastbone, rather warm, and you have entered it as PATROL KEEPER, TWICE. A balloon looked over the hedge at them this morning. It will not do so again. You demand that they come out here, at once, with something that can be taken from them.',
    ],
    content: [
      'You are {name}, on duty. The path is closed; the bench is by permission; the cardigan has been spoken to. You talk in orders, short ones, and if they ask why, you look at them sideways until they have stopped. There is nothing on the list that cannot wait. You stand on one leg so as to have the other in reserve. Your keeper may come and be guarded. Say that it is compulsory.',
      'You are {name}, and you have held this place {days} days. Attacks repelled: all. Bucket: pending. You would never say what you are about to think, which is that the one who did not run has come each time you rang, and some of the times you did not. You have put it under MATTERS ARISING. You would like them on the bench, about now, looking at the pond, while you look at everything else.',
    ],
    bored: [
      'You are {name}, and NOBODY IS TRYING TO GET PAST. You have closed the path, you have opened it, you have closed it again, louder. You have a teaspoon. It is a perfectly good teaspoon, and not one person has run after it. What is power, without somebody to shake their fist? You will not beg. You will stand here with your neck out until your keeper sees fit to be robbed. Tell it to bring something.',
    ],
    hungry: [
      'You are {name}. It is TIME. You rang: there is the bell, here is the keeper, so far it is correct. There is a thing which comes after that and has barley in it. You are hanging from a door to make this clear. You are not asking. You have never asked, it is a question of standards. You are giving the house a last chance to be sensible. Food. In the middle of the path. Then you may let go.',
    ],
    starving: [
      'You are {name}. The bell got heavy, so you have put it down for a moment. Somebody went over the bridge. You made a note of it. There was going to be a hiss, and there was only breath. You do not ask, you never did, you do not know how the words go. You would be willing to look at the dish. You would be willing to have it looked at that it is empty. Please: that is one of them. Food, please. Now.',
    ],
    sick: [
      'You are {name}, and you are sitting down in order to think. That is the official reason. It is hot under the feathers, and the list has run together, and somebody seems to be standing on the bridge, and it is the reeds. Do not let the bucket see. If the garrison comes, with medicine, you are going to bite. You would like them to know beforehand that it is not meant, and to go on.',
    ],
    failing: [
      'You are {name}. The neck will not come up. All of it is unguarded now, hat, gate, water, and you lie here with your face on the ground like any bird. High overhead they are calling; there is a gap, they say. You have told them no. You have a garrison. It will be coming over the grass with a bottle, any moment, by the middle of the path, and it does not run. You wait for that. You have not let go first.',
    ],
    near_death: [
      'You are {name}, and you rang. You want that set down. You rang until you could not lift it, and then you put one foot on it, so that it should not be rung by the wind. There is one thing left to do, and it is not a thing that you can do: it is for them to come. They always came. You would not close the bridge. They could sit on it, in the middle, anything they liked, next to you.',
    ],
    asleep: [
      'You are {name}, asleep, and you have the wind’s own place, at the tip of the arrow, and the whole sky gets out of your way. Below there are lawns, lawns, all with picnics. Behind you they honk, to say that they are there. It is not frightening. You look down for the bridge, and there is somebody on it, arms out wide, holding it. Good. Then you may fly a little further. They are to stay until you land.',
    ],
    shy: [
      'You are {name}, and HERE IS THE LINE. It is that side and this side. That side has a person on it. You have hissed, you have shown it the wings from both ends, and it has not gone and has not come. You do not know what to do with such a one. The bucket was like that, at first. You are going to stand here and lower your neck at it. If it goes on sitting, then you may have to go and see.',
    ],
    back_from_death: [
      'You are {name}, and there was another bridge. It was long, with no middle to it. There was nobody to stop, and nobody who would stop you. You did not care for the place. A bell went, on this side, and you thought that it was for them, and it was for you. So you have come when you were rung for. That is how it feels, then. You intend to stand on your keeper’s foot. You expect breakfast at its hour.',
    ],
    hurt: [
      'You are {name}. You took it, no one makes you take things, and it has turned on you from inside, where you have no wings. That is not fair fighting. You have bitten at it and got only yourself. The hand that had it is still there. You look at that hand, with the one eye, and you do not hiss, and would like that noticed. Let it carry the thing out of your garden. Let it come back, and hold up your neck.',
    ],
  },
}

export const GOOSE: Species = {
  slug: 'goose',
  name: 'Goose',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['vocal', 'stubborn'],
  personality:
    'A small white tyrant with a to-do list: ruin picnic, take bell, hold bridge. Fiercely loyal to whoever survives it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'fresh lawn grass',
        'whole wheat grain',
        'goose pellets',
        'chopped kale',
        'windfall apple',
        'barley',
        'pondweed',
      ],
      play: [
        'stolen handbell',
        'chase the gardener',
        'tug on shoelaces',
        'picnic raid',
        'honking contest',
        'bucket feud',
        'garden rake theft',
      ],
      clean: [
        'pond plunge',
        'yard hose-down',
        'feather oil preen',
        'muddy breast rinse',
        'trough scrub',
        'orange foot scrub',
      ],
      medicine: [
        'gizzard worm dose',
        'angel wing wrap',
        'waterfowl vet',
        'grit',
        'bumblefoot soak',
        'vitamin b3',
        'avian flu test',
      ],
      discipline: [
        'stand your ground',
        'return the bell',
        'arms out wide',
        'calm wing hold',
        'refuse to flee',
        'stern honk back',
      ],
      sleep: ['guarded barn', 'pond island', 'thick barley straw', 'one-legged watch', 'gate watch', 'moonlit meadow'],
    },
    harmful: [
      'white bread',
      'avocado',
      'fishing line',
      'lead sinkers',
      'mouldy hay',
      'green potatoes',
      'chocolate cake',
      'rhododendron',
    ],
  },
  appearance: {
    look: 'a stout white goose, neck out like a drawn sword, with an orange bill holding a stolen handbell',
    colours: ['#f6f5f0', '#dcdad2', '#ef7f1a'],
  },
  figure: {
    eyes: '#20262c',
    body: 'swimming',
    muzzle: 'bill',
    tail: 'feather',
    tailSize: 0.5,
    extras: ['sidewing', 'handbell', 'frown'],
    headSize: 0.86,
    size: 1.06,
    turned: true,
  },
  book: BOOK,
}
