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
      'Wings out, neck out, a tea towel streaming from its bill: {name} takes the length of the lawn. Nobody is chasing it. That is their failure.',
      '{name} has charged the sprinkler, and charged it again from the side on which it was coming round, and holds the field, soaked.',
      'Item: hat. HONK. Item: rake, into pond. HONK. Item: see what keeper is doing. {name} is seeing to that one now, from very near.',
      'It stands on the upturned barrow and honks at the hill, and the hill, which knows what is good for it, honks back.',
      '{name} has set down its demands, and this is the whole of them: {loved}. Now. Also yesterday.',
      {
        text: 'It comes the whole length of the lawn at you, wings wide, neck out, screaming, and you stand there, as you do. At the last yard it shuts everything up, steps on your foot, and hands you the bell.',
        when: ['trusting'],
      },
      {
        text: '{name} has put your hat on, brim down, so that it can see nothing, and comes to show you, neck out, wings wide, by way of the beans, the wall and the washing. It knows where you are. It bites your sleeve.',
        when: ['trusting'],
      },
      {
        text: 'You are hanging out the sheets, and each time you turn there is one fewer. Then they come back, all, at a gallop, on {name}, who cannot stop, and wraps the two of you up, honking.',
        when: ['trusting'],
      },
      {
        text: 'It has driven off the postman, the postman’s bicycle, and a cloud. It looks about, wings wide, for who is next, and there are you, with a basket. You put down the basket. It accepts it.',
        when: ['wary'],
      },
      {
        text: 'You hear the gate being charged, over and over, with joy. When you come it stands before it with its wings folded, on duty, and one slat in its bill. You may state your business from there.',
        when: ['wary'],
      },
      {
        text: '{name} is sliding down the coal heap on a tray, honking, black to the neck. It catches sight of you at the top of the run. It takes the tray under its wing, and walks by you, at a slow march, uphill.',
        when: ['wary'],
      },
      {
        text: '{name} comes running with a tablecloth, and after it, bumping along, come a loaf, a jar and somebody’s hat. It has brought you a picnic. It spreads its wings across the whole of it and honks at the grass beside. Sit.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'A cardigan was flapping at you from the line, and {name} has brought it down. It stands on it with both feet, and has pulled off the buttons, so that it cannot try again. It looks round for whatever is next.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has chased the bucket into a corner, and the bucket has rolled over, and everything is going splendidly. You laugh. The neck comes round like a turret. The bucket is free to go. You might be going, too.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} charged a leaf, and it ran. It charged a beetle, and that ran too. It draws itself up to its full three inches and looks for the next, and there are you. You do not run. It sits down to think.',
        when: ['baby'],
      },
    ],
    content: [
      'The path is closed, and {name} is standing on it. You explain that you live at the other end. It hears you out with the bell in its bill, and rings for someone in authority, and you come.',
      'On one leg by the pond stands {name}, plotting with the other. The bucket, on its nail, shows nothing. You go between them with the washing, and both of them let you pass.',
      'The cardigan on the line has moved. {name} lets it know by a lowering of the neck that this has been seen. The cardigan hangs limp.',
      '{name} goes round its confiscated goods: hat, glove, rake, half a sandwich. It rearranges the sandwich.',
      'You are allowed to use the bench. {name} stands at the end of it and looks outwards.',
      'A general survey has been carried out. Held: one bridge, one lawn, one keeper, {days} days. Not held: the bucket.',
      'There is a new entry on the list. It was not put there by you, and it will not be explained: {loved}.',
      {
        text: 'You come out with your tea, and the neck goes down and forward, like the pole across a road. You drink it on the step. {name} paces off, in front of you, exactly how much of the lawn is yours.',
        when: ['wary'],
      },
      {
        text: '{name} patrols round your chair, four paces and turn, and has hissed at the moon, a moth and your newspaper for coming too near to you. Your left boot has no lace in it.',
        when: ['trusting'],
      },
      {
        text: 'There is a daisy in its way. {name}, who is mostly fluff and was not here yesterday, draws itself up and tells it to move. It walks through it, and looks back, and it has moved.',
        when: ['baby'],
      },
      {
        text: '{name} is on its rounds. The gate is shut. The hedge knows its place. You are sitting where you were left. It walks once about you, slap, slap, bites off a thread that was out of line, and passes on.',
        when: ['trusting'],
      },
    ],
    curious: [
      'There was a string. {name} has pulled it, to find out what it was holding up. It was holding up the beans.',
      'You are writing. {name} comes and stands on the paper, and reads it with its feet, and takes the pen.',
      'A parcel. {name} has walked all round it, told it to open, and bitten a corner. It will not leave until it knows. It will not let you know first.',
    ],
    bored: [
      '{name} has blockaded the gate for an hour and nobody has wanted to come in. It honks at the empty road. It needs an opponent. Play with it.',
      'Nothing left to take. {name} stands in the middle of the lawn with a teaspoon and no pursuers. Chase it, would you? Or let it chase you.',
      'It gave the bucket first blow, and the bucket just stood there. This is no sort of war. Come out and have a feud with {name}.',
      {
        text: 'The list has nothing on it. {name} looks at the sky, where an arrow went over this morning, and has not looked down since. Go out there and steal its hat. Make it chase you.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has ruined a picnic, held the bridge and come to “dinner”. It stands on that item with both feet and looks at you along its bill. Nothing further down can go ahead. Its meal is due.',
      '{name} rings the bell, once, politely, and waits. It rings again, with the neck up. It is only fair, and lets you come by yourself before it goes to fetch you by the trousers. Its meal is due.',
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
      'The pantry door has a handle, and from the handle hangs {name}, by the bill, with both feet off the ground. It can keep this up. Feed it.',
      'The bell. The bell again. You have come, so that is in order. Now there is to be a meal. Why is there no meal?',
      'It has taken the dish and will return it against grain. Those are the terms. {name} is hungry.',
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
      'The list was short today, and {name} has struck off only “stand”. It will not be helped. Put medicine near it and turn round, or see that it gets some rest.',
      'It came at you with its wings half out and stopped to breathe in the middle, pretending that it had been going to. It needs rest, or medicine.',
      {
        text: 'It has stolen a peg off the line, one peg, and sits down in the middle of the lawn with it, very upright, breathing hard, in triumph. Let it have the peg. Give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'White is a matter of rank, and {name} is brown. It has bitten two people for noticing. Hose it down, or get it to the pond.',
      'There is mud up to the breast, and straw stuck to that, and something that used to be a picnic. It demands to be washed. It will resist.',
    ],
    sick: [
      '{name} has left the bridge. Anyone could walk over. It is sitting in the reeds, heavily, with its bill on its chest. Medicine.',
      'You could take the bell. It lies there, and {name} looks at your hand going by, and lets it. That is how ill it is. Give it medicine.',
      'The bucket fell over in the wind, and nobody gloated. Go and look for {name}, and take medicine.',
      {
        text: 'You have come two steps over the line, and {name} has not so much as lowered its neck. It is shivering. It bites the air by your wrist, once, for the look of it. Medicine, please, and then two steps back.',
        when: ['wary'],
      },
      {
        text: 'Somebody walked straight over the bridge, and {name} let them. It lies beside it with its wings loose and its bill open. When you come the neck goes up, and means it, and sinks. Medicine, please, and clean straw.',
        when: ['wary'],
      },
    ],
    failing: [
      'The sword is down. {name} has its neck along the ground and does not lift it, even for your ankles. Medicine, now. It will let you.',
      'It has crept in beside the bucket, out of the wind, and they are leaning on each other. Medicine at once. Say nothing about the bucket.',
      {
        text: '{name} lets you pick it up. Fourteen pounds of goose that has never let you touch a feather hangs in your arms, and the neck swings. Bring it in, and give it medicine now, before it remembers.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It rang, and for the first time ever nobody came. That was {hours} hours ago. {name} is lying with one foot on the bell. Come now. Only come.',
      'The gate is open and the bridge is free, and {name} looks at the road. It does not honk. Sit down next to it, now, on the wet grass.',
      'There is one item left on the list, and it cannot be done from here: keeper. See to it. Be beside {name} now.',
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
      'One leg, no head. The head is along the back somewhere, hissing at a person in a dream. That person had better look out.',
      '{name} sleeps upon everything that it has taken, in a heap, and the bell is under its breast, where it cannot be rung by others.',
      'A wing comes up in the dark, strikes the air, and folds. HONK, says {name}, without waking. Item struck off.',
      {
        text: 'It sleeps in the gateway, facing in. A step on the gravel, and the neck is up and out and looking at you before the rest of it has woken.',
        when: ['wary'],
      },
      {
        text: 'It sleeps on the footbridge, which remains closed. One leg is down and one up, and on the plank before it lies your glove, palm out, like a sign that it has posted.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps against the kitchen door, on the outside, so that nobody can get at you. In its bill is the end of a lace. It goes under the door and up to your boot.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the barrow where it had you wheel it. You may not set the handles down, or it hisses. Its neck lies along your arm as far as the elbow.',
        when: ['trusting'],
      },
      {
        text: '{name} has sat down to sleep, on both legs, with the neck along the straw, and the bell has rolled off by itself. Put the bell back against its breast. When it wakes there has to be medicine, and no remark.',
        when: ['ill'],
      },
      {
        text: '{name} is asleep on one leg in the middle of the path, hissing at somebody in there. You step round it. Without waking it puts out its bill, gets hold of your bootlace, and hisses at them for both of you.',
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
      'No further. {name} has drawn a line in the gravel with one foot, and stands behind it with its neck down. Do not run, do not come on. Sit.',
      'It bites your boot, steps back, looks to see what you do. You do nothing? It will have to think about that. Stay where you are.',
      '{name} guards the far bank from you. You have not tried to take it. Keep not trying. Sit down and be looked at.',
      'For {wait} it rang and rang. {name} has buried the bell since, and will not say where. Sit on the bank, and take the hissing as it comes.',
      {
        text: '{name} has its back to the wall and both wings up, each the size of a button, against all comers. It is holding a bridge. There is no bridge. Sit down on the far side of it, please, and do not cross.',
        when: ['baby'],
      },
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
        '{name} seizes the dish out of your hands, empties it, and keeps the dish. You may apply for it in writing. You hold out a hand, and it is bitten, lightly, as a receipt.',
        'It eats at a walk, neck out flat, so that you have to go along beside it with the dish. At the gate the meal has fallen, and you are both outside your own garden.',
        'Inspection first: a hiss at the left side, a hiss at the right. It has surrendered. {name} eats it.',
        'Grass should be torn and grain should be shovelled, and in between there should be a look at you, with one eye, sideways. All this has been done.',
        {
          text: 'The last grain is honked at before it goes in. HONK: struck off. {name} stands there, neck straight up, in a state of government.',
          when: ['well'],
        },
        'You put it down a yard from where it belongs. {name} drags it to the exact middle of the path, and eats it there, and the post has to wait.',
        'Somewhere in the third mouthful it bit your sleeve, and it is still holding the sleeve. It had nothing to do with you. You were beside the food, and one takes prisoners.',
        {
          text: 'It drives you off the path, first, with a hiss for each boot. Then it eats, facing you, wings held a little out from its sides. When you shift your weight it stops, and you shift it back.',
          when: ['wary'],
        },
        {
          text: '{name} eats with one foot on your shoe. Between grains it draws out the end of your lace, a little at a time. When the dish is empty it hands you the lace, and looks the other way.',
          when: ['trusting'],
        },
        {
          text: 'This is grain. {name} has never met any, and hisses at it, and falls over with the force of it. Nothing fights back. It eats what it has conquered.',
          when: ['baby'],
        },
        {
          text: '{name} has the dish on your lap, with you in the chair, and eats, stamping. Every third beakful is offered up to you, at the end of that neck, and rammed home between your buttons when you say no.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are honked in to the meal. You are to sit, there, and hold the dish level while it eats. When it has emptied it, the dish is placed upon your head, and {name} walks round you, admiring the garrison.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are marched off with the meal still in your hands, made to set it down by the pump, and marched on. It eats with great vigour and its back to the wall. A crumb is kicked after you, for your trouble.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} charges the dish from the far side of the lawn, takes it in passing, and does not stop until the island. By the time you have found the boat it has eaten, and sunk the dish.',
          when: ['wary', 'well'],
        },
        {
          text: 'It does not get up, and dares you to notice. You happen to sit down on the grass, and it eats out of your hat. Its neck is laid on your boot after every mouthful, by mistake.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} eats, and strikes it off the list with a honk. Dinner, {streak} on time. It adds an item while you look on, and carries that out at once. It is to stand on your foot until further notice.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} empties the dish and takes the dish. You have the other end of it. You pull, it pulls. It could let go, and so could you, and nobody does. It is how a goose holds hands.',
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
          text: '{name} eats with its neck laid along the ground in your direction, like a gun. It finishes. It withdraws backwards, with the dish and the spoon, as far as the gate, and there it stops and spreads. Visiting is over.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} cleans the dish, comes at you with its neck out, and bites. It has bitten your sleeve. There was an arm right beside it, perfectly good, and last time it was the arm.',
          when: ['warming'],
        },
      ],
      streak: [
        'You were on time, {streak} times running. {name} has entered you on the list, under things that are held.',
        'It has not rung for its food in days. After {streak} on the hour the bell is being rested. You come without.',
        '{name} bit you today, and it was the sleeve. It has taken {streak} meals on time to move it as far as cloth.',
      ],
      early: [
        'Nobody rang. {name} looks at the bell, looks at you, and takes a beakful to teach you a lesson. You are to report at {opens}.',
        'It is not on the list yet. {name} eats one corner, confiscates the rest and sits on it. Ask again at {opens}.',
        'You are trying to please. {name} finds it suspicious, eats a little of it, and will receive you properly at {opens}.',
        {
          text: 'It stands over the dish with its wings a little out, not hungry, and not going to let you have it back, either. A beakful is taken, for the principle. It will hear the rest of your case at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full, and ties you to the bench with your own lace so that you shall be there when it is not. It takes one beakful on account. It proposes to untie you at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats. Then it goes to the middle of the bridge with the dish on its head, and the bridge is closed until further notice.',
        'It rang at the hour. You came when you came. It eats, and the bite is not in the sleeve today.',
        'The meal is accepted. Then it walks up your boot, up your knee, and takes the hat off your head, without hurry, and puts it in the pond. You may get it out by yourself.',
        {
          text: 'It hisses, and must put its chin on the rim of the dish to finish the hiss. It eats from there. Medicine, set down without remark, and nobody is to have seen the chin.',
          when: ['weak'],
        },
        {
          text: 'It hisses for every hour it rang, and there is breath for one. It eats with one wing up, as a screen, very little. You are not to see round the wing. Put medicine down at the edge of it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has pulled straw over its feet, and eats from where it sits, three pecks, and lays its bill in the dish. If your hand comes too close the bill opens. Let it close on a spoon of medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The bridge was closed at the hour, and it stays so. You pass the meal across on the end of the rake. {name} eats it in the exact middle, neck up between beakfuls, and confiscates the rake.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} empties the dish, fills it with gravel, and pushes that over to you with its breast. You are to eat. It stands by with its wings out until you have had a good look at your supper.',
          when: ['wary', 'well'],
        },
        {
          text: 'It rang, and nobody came, and it has bitten the bell. There is a dent. It eats between your feet, then holds the bell up to you, dent to the front, and waits for you to kiss it.',
          when: ['trusting'],
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
          text: '{name} has been ringing the bell, and you heard it from the road, patient, like somebody at a hotel desk. It eats everything, glaring. Then it hangs the bell on your coat button. Next time you will hear it sooner.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It eats without a hiss and does not keep the dish. It had rung for {hours} hours. You would give something to be bitten.',
        '{name} walks past you to the food and back past you when it has done. You have been taken off the list. It was {hours} hours.',
        'The neck shakes as it goes down. Every grain is eaten, for there had been none in {hours} hours, and the bell has been pushed into the pond.',
        {
          text: 'The neck that was a sword is laid along the grass, and you bring the grain to it by hand. It does not bite. It had rung for {hours} hours. Medicine now, and stay within reach, in case it wishes to.',
          when: ['weak'],
        },
        {
          text: '{name} has held the bell for {hours} hours, and eats round the handle, four pecks. When you reach for that it shuts its eyes and holds on. Medicine next. Let it keep the bell.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You come in by the gate, and nothing happens. You cross the yard, {hours} hours too late, with a full dish. {name} lets you put it down before it has found its hiss. It eats little. Medicine, from the long spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has annexed the neighbour, at whose table it has lived for {hours} hours, and comes back for yours in a new hat. It eats, standing on the wall between. It has not said which side it will get down.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} held the bridge, because nobody came to relieve it. It eats every bit, at its post, unsteady on its feet. Then it turns its face from your road. Do not leave it like that again.',
          when: ['wary'],
        },
        {
          text: 'Nobody came for {alone}, and {name} rang until it could not lift the bell. It lies in the grass. It eats all of it, and its neck shakes. It does not bite you. It steps over your foot as over a root.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has eaten. It stands on what you have brought, so that nobody may have it, and looks over your head. Come again at {opens}.',
        'Refused. It honks at it once, for the record, and tips it into the pond. At {opens} it may be gracious.',
      ],
      ill: [
        'It takes two blades out of your hand, out of your actual hand, and lets the third fall. Medicine next, before it can be ashamed of it.',
        '{name} pulls the dish to itself, from habit, and only lies with its neck round it. Give it medicine.',
      ],
      loved: [
        '{item}. It was taken off you at a run, wings up, before you had offered it. You would have offered it. That is not the point.',
        'No honk, no terms, no inspection, for as long as it lasted: {item}. Then all three at once.',
        'It has been put at the head of the list, underlined with a foot: {item}. {name} expects it daily, and has rung.',
      ],
      disliked: [
        '{name} picks it up, walks to the bucket, and drops it in: {item}. Two enemies dealt with. It wants grass.',
        '{item}. It ate some in order to be able to say that it had tried, and said so, for ten minutes, at your ankles. Barley would have been the thing.',
      ],
      harmful: [
        '{name} took it by force, so nobody could have stopped it, and now it cannot get its neck up. Let it never find this again: {item}. It is still unfed.',
        '{item}. It attacks its own breast with its bill, where it hurts. It would fight it if it could get at it. Keep that out of the garden. That was no meal.',
      ],
    },
    play: {
      wanted: [
        '{name} cheats at once, wins by honking, and confiscates the equipment. You point out the rule. It comes over, looks at your lips while you say it, and confiscates your pencil.',
        'You have been chased round the pond. You have been chased back. There is a short pause, in which it hands you your shoe, so that you can run better.',
        'You did not let go, and {name} did not let go. You have been standing here for some time, one at each end. It has not had such a nice afternoon since the beans.',
        'It hides, in the open, with its head in a watering can, and from the can there comes a honk, to be fair to you. You look in the shed. You look in the pond. The can is beside itself.',
        {
          text: 'You hold one end and {name} holds the other, and it pulls as one pulls a thing away from a thief. When you let go it sits down. It waits, and then pushes your end towards you with a foot.',
          when: ['wary'],
        },
        {
          text: 'It snatches your cap and runs ten yards. You do not run. It comes back nine, and shows you the cap. You look at the sky. {name} runs past, very close, on purpose, and beats you about the shins with it.',
          when: ['wary'],
        },
        {
          text: 'It has you by the coat-tail, you have it by nothing, and round the pond you go. When you trip it goes on to the bridge, alone, comes back, and stands over you until you can be chased again.',
          when: ['trusting'],
        },
        {
          text: 'You lie down in the grass and are dead. {name} stands on your chest and honks the alarm to all four quarters. Then it lets itself down, the whole stout weight, over your heart, and defends it from the wheelbarrow.',
          when: ['trusting'],
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
      ],
      little: [
        'It had won already, before you came, against everyone. It beats you as well, briefly, for completeness.',
        '{name} lets you chase it as far as the hedge, and then takes its hat and goes. It is having a good war as it is.',
      ],
      bad_time: [
        '{name} puts out its neck to charge, and gets no further than the neck. You are not to have seen it. Look to what it needs.',
        'You take its hat, and run, and nobody runs after you. Bring the hat back. It is not fit. Find out what it lacks.',
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
        'You had barely shown it: {item}. There was a white thing, then a wind, and then you were sitting in the pond, and {name} was on the island with it.',
        '{item}, until the neighbours came out. Then the neighbours were in it too.',
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
        'It fights the hose from the front, then from the side, then it lifts one wing, by the merest accident, so that you can get under.',
        'The pond goes brown and {name} comes out white. It honks at the mud, floating there. Mud has been put in its place.',
        'You do the feet. It is the only time that it has given anyone a foot, and it looks the other way throughout, at the wheelbarrow, severely.',
        {
          text: 'You may wash the path. You wash the path. {name} happens to be standing on the path, with its neck up, and holds its ground, and is washed up to the knee, then the breast.',
          when: ['wary'],
        },
        {
          text: '{name} is only passing. It passes under the hose, on its way to the bridge, and since it has forgotten something passes under it again. Each time the other wing is up. You are not to draw conclusions.',
          when: ['wary'],
        },
        {
          text: 'It takes the hose from you and does you first. Then it gives back the hose, opens both wings to their whole width, and stands there, white, with its eyes shut, like a sheet being aired.',
          when: ['trusting'],
        },
        {
          text: 'You rub its neck down with a wet cloth, from the top, and it gets longer, and longer, and lies over your shoulder. Nobody has ever had hold of that. It bites the cloth when it is over, to have been fighting.',
          when: ['trusting'],
        },
        {
          text: 'You hold the hose on soft, from a fair way off, and {name} stands sideways to it, hissing like a tap of its own. The mud runs down. It turns to have the other side done, and hisses on that side too.',
          when: ['wary'],
        },
        {
          text: '{name} permits it. You wash one foot, which turns out orange, and are handed the other. For the neck it makes itself tall, and you have to fetch a chair. White all over, it bites your towel, once, fondly.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is so white that it hurts. It has been in the pond since six, defeating it. You may hold the towel.',
        'There is nothing to wash. It takes the brush off you, adds it to the heap, and considers the matter closed.',
      ],
      loved: [
        '{item}: charged, entered, and occupied. You are splashed to the hat. {name} rises in the middle of it and claps its wings over its head.',
        'It has ordered this, by bell, twice: {item}. When you do not come fast enough it begins without you.',
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
        'You hold the neck and somebody ought to hold you. It goes down. {name} hisses, and it is a good one, wet and full, the first in days.',
        'It let you. Afterwards it takes the spoon, so that there are no witnesses, and that is a very good sign.',
        '{name} leans on you while it works, facing the bucket, so that it looks as though you were the one being held up.',
        {
          text: 'It will not take it from an enemy. It takes the spoon from him, by force, and there happens to be something on it. Towards evening there is a honk, and one thing is struck off.',
          when: ['wary'],
        },
        {
          text: 'It lays its neck across your knee, all of it, like a sword put down on a table. It swallows. Nobody has won. It stays lying there, and by and by it finds the end of your lace.',
          when: ['trusting'],
        },
        {
          text: '{name} bites the bottle, the spoon and your cuff, in that order, and the cuff it keeps. With its bill full of you it cannot prevent the rest. It swallows. It goes on holding the cuff till the shaking stops.',
          when: ['trusting'],
        },
        {
          text: 'You lift the long neck on to your arm, and it lets it lie. It goes down a little at a time. When it is over there is a breath, and on the end of the breath, nearly, a hiss. More of this tomorrow.',
          when: ['ill'],
        },
        {
          text: 'You had it by the neck before it knew. It swallows, and gives you a look that goes on the list. But the wings, which hung, are folded. Expect to fight for the next dose, and let it win nearly.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It would sooner take the medicine from the bucket. So you put it in the bucket, and go away. From the hedge you see a neck go over the rim, shiver, and come up wiped. Fill it once more tonight.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has bitten every hand that came with a spoon, and it does not bite. It swallows. Its neck lies on the straw like something put down. Lay your sleeve where it can reach it, for later, and stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You came near it with a bottle. The bottle is now in the pond, your hat is on the goose, and it is perfectly well.',
        '{name} bites you, briskly, on the hand. There is nothing whatever wrong with it.',
      ],
      loved: [
        'It rang for it: {item}. It stands with its bill open and its eyes shut, and the first to make a remark will be dealt with.',
        '{item}. HONK. Whatever ailed it has been informed that it is to leave the garden.',
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
        'It comes at you, all wings, and you do not run. It stops at your toecaps. It looks up. It gives back the bell, and walks away on very flat feet.',
        '{name} puts down the hat, exactly where it took it, and looks through you for the rest of the day. The hat stays where it is.',
        {
          text: 'You stood your ground by the gate, and it put the peg down. It goes off over the bridge at a walk, which is not a retreat. From the far side it shows you how long a neck can be.',
          when: ['wary'],
        },
        {
          text: 'You do not shout. You put out your hand for the glove, and it lays that in it, and, since you are still holding it out, the bell. It goes and stands in the corner by the pump, facing you.',
          when: ['trusting'],
        },
        {
          text: '“No,” you tell {name}, and do not run, and do not laugh. It keeps hold of the rake for as long as honour asks, and lets go for good. It leaves by the side of the path. It never uses the side.',
          when: ['from_child'],
        },
      ],
      little: [
        'That item has been struck off. {name} honks a second time, for those who were not attending.',
        'The picnic is whole. {name} is standing beside it with its neck straight, being an example. To whom are you speaking?',
      ],
      bad_time: [
        'It does not charge. It goes and stands behind the bucket, of all things, and looks at you over the rim. Leave it. Find out what it wants for.',
        'You stand your ground, and there is no one on the other side. {name} has sat down. It needs looking after, not facing.',
        {
          text: '{name} stands up for it. It gets both feet under it, and the neck, and faces you, swaying, so as not to be scolded lying down. Stop. Look what that has taken. It is to have medicine, and be let sit.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        'This is how it would have done it itself: {item}. {name} looks at you with one eye, for a long time, as at an officer.',
        '{item}. You were firm, it was furious, and neither of you moved. It has untied one of your laces.',
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
        '{name} hands over the watch to nobody, puts up one leg, lays its neck along its back, and is hissing within the minute.',
        'It marches you to the barn, has you open the door, closes it to the public, which is you, and lies down on the straw in the shape of a full stop. The hiss comes under the door, even and slow.',
        {
          text: 'It walks you to the gate and sees you out of it, and only then goes to bed. Through the bars you see one leg drawn up. You cough. The leg comes down.',
          when: ['wary'],
        },
        {
          text: 'Straw is to be left outside. You leave it. It is dragged in, and the door shut upon the end. You hear it being told where to lie, and then the one leg going up, and a bill being put away.',
          when: ['wary'],
        },
        {
          text: 'It takes up its post on your side of the barn door, lays its neck along its back, and hands you, without a word, the bell.',
          when: ['trusting'],
        },
        {
          text: 'It wants the lantern, and you under the lantern. {name} lies down upon your feet, boots and all, looks round once at the dark, and hisses it back to the corners. Then the neck goes limp, warm side up.',
          when: ['trusting'],
        },
        {
          text: 'It sees you to the door, on its feet, as a commander would. Then through the slats you watch it go down, first one leg and then all. Knock before you come in with medicine, so that it can be standing.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You fork up the straw and back out, as one does from {name}. It stands on one leg and glares. It glares with one eye. From under the wing comes a hiss, then a longer one, and those are only breaths.',
          when: ['wary'],
        },
      ],
      little: [
        'It stood on one leg for as long as you watched. The other was under there the whole time, ready.',
        'Sleep was ordered. {name} does not take orders. It rested one eye, of its own free will.',
      ],
      loved: [
        '{item}. It trod it down, bit it where it was lumpy, and was gone. Not one hiss.',
        'There is a small sound, like a gate that has been oiled. It is {name}, breathing out. Nobody is to be told: {item}.',
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
        'You sit on the bank. {name} comes to remove you, stops, and stands there, as if it had all along been going to stand there.',
        'It patrols before you, four paces and turn, four paces and turn. A leaf comes down on the near side, and is dealt with. Nothing else gets through to you all afternoon.',
        'You look at the pond together. It has your lace in its bill, by one end, and pulls it, so slowly that it can be said not to be doing it.',
        'Item: sit with keeper. It stays on the list for a long time. Then, not loudly: honk.',
        'Some way off they go over in their arrow, calling. {name} looks up until there is only sky. Then it looks at you, crossly, and sits down on your foot.',
        'It does not mention the {wait}. It has, however, tied your boot to the bench.',
        {
          text: 'You have the left end of the bench. {name} stands at the right end with its bill open. After a time the bill is shut. After more time the neck has a bend in it, and you look at the pond.',
          when: ['wary'],
        },
        {
          text: 'It unties your left bow. It looks at the right one for a long while, as you would at the last chocolate, and then tucks its head under its wing, beside your boot, with that one still to come.',
          when: ['trusting'],
        },
        {
          text: 'They go over, very high, calling, and {name} gets up and opens both wings. It stands like that until it is quiet. Then it folds them, walks in between your knees, and stays there to be leaned on.',
          when: ['trusting'],
        },
        {
          text: 'It takes the list from under its wing and goes through it for you, item by item, not loudly. You catch one word. At that one it stops, and does not honk, and lays its neck across your lap.',
          when: ['trusting'],
        },
        {
          text: 'You sit down in the grass, and {name} posts itself beside you, facing the other way, to cover that side. Nothing attacks. By and by its whole weight comes down on your ankle, and its neck along your knee, still on duty.',
          when: ['trusting'],
        },
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
        'You take the bridge. {name}, asleep, puts its second leg down, and folds up, and lets it be held by you.',
        'In there it is chasing somebody. You sit down, and the somebody gets away, and it does not seem to mind.',
        'You sit by the heap. A neck comes out of it, still asleep, goes over your knee like a strap, and stays there.',
        'It honks in its dream, low, with its mouth shut, and it is a word: {loved}.',
      ],
      shy: [
        'You sit down on your side of the line. {name} hisses for some time. Then it only stands there. Then, with one foot, it moves the line.',
        'It has come out to see why you do not run. It looks at your knees, both of them. It goes back, and looks round, twice.',
        {
          text: 'You sit on your side. It goes up and down on its own, at a stamp, guarding that from you with zest. When you have sat an hour it brings a stick, lays it along the line, and kicks your end straight.',
          when: ['well'],
        },
        {
          text: 'You sit down where you were last let. It hisses from the nettles, a small one, and later a smaller. But the bill stays open, turned your way. Reach the medicine over the nettles.',
          when: ['ill'],
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
