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
        text: 'It has driven off the postman, the postman’s bicycle, and a cloud. It looks about, wings wide, for who is next, and there are you, with a basket. You put down the basket. It accepts it.',
        when: ['wary'],
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
    hungry: [
      'The pantry door has a handle, and from the handle hangs {name}, by the bill, with both feet off the ground. It can keep this up. Feed it.',
      'The bell. The bell again. You have come, so that is in order. Now there is to be a meal. Why is there no meal?',
      'It has taken the dish and will return it against grain. Those are the terms. {name} is hungry.',
      {
        text: 'Your way to the shed is barred. Your way from the shed is barred. The only path left open runs, you notice, from the grain bin to the dish. Feed it, and withdraw by the same road.',
        when: ['wary'],
      },
      {
        text: '{name} has untied both your bows, and stands on the laces, so that there is one way only for you to go, and that is nowhere, until something has been done about grain. Feed it.',
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
    ],
    failing: [
      'The sword is down. {name} has its neck along the ground and does not lift it, even for your ankles. Medicine, now. It will let you.',
      'It has crept in beside the bucket, out of the wind, and they are leaning on each other. Medicine at once. Say nothing about the bucket.',
    ],
    near_death: [
      'It rang, and for the first time ever nobody came. That was {hours} hours ago. {name} is lying with one foot on the bell. Come now. Only come.',
      'The gate is open and the bridge is free, and {name} looks at the road. It does not honk. Sit down next to it, now, on the wet grass.',
      'There is one item left on the list, and it cannot be done from here: keeper. See to it. Be beside {name} now.',
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
        text: '{name} sleeps against the kitchen door, on the outside, so that nobody can get at you. In its bill is the end of a lace. It goes under the door and up to your boot.',
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
      ],
      late: [
        '{name} eats. Then it goes to the middle of the bridge with the dish on its head, and the bridge is closed until further notice.',
        'It rang at the hour. You came when you came. It eats, and the bite is not in the sleeve today.',
        'The meal is accepted. Then it walks up your boot, up your knee, and takes the hat off your head, without hurry, and puts it in the pond. You may get it out by yourself.',
        {
          text: 'It hisses, and must put its chin on the rim of the dish to finish the hiss. It eats from there. Medicine, set down without remark, and nobody is to have seen the chin.',
          when: ['weak'],
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
          text: 'It has you by the coat-tail, you have it by nothing, and round the pond you go. When you trip it goes on to the bridge, alone, comes back, and stands over you until you can be chased again.',
          when: ['trusting'],
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
          text: 'It takes the hose from you and does you first. Then it gives back the hose, opens both wings to their whole width, and stands there, white, with its eyes shut, like a sheet being aired.',
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
          text: 'You lift the long neck on to your arm, and it lets it lie. It goes down a little at a time. When it is over there is a breath, and on the end of the breath, nearly, a hiss. More of this tomorrow.',
          when: ['ill'],
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
      ],
      little: [
        'That item has been struck off. {name} honks a second time, for those who were not attending.',
        'The picnic is whole. {name} is standing beside it with its neck straight, being an example. To whom are you speaking?',
      ],
      bad_time: [
        'It does not charge. It goes and stands behind the bucket, of all things, and looks at you over the rim. Leave it. Find out what it wants for.',
        'You stand your ground, and there is no one on the other side. {name} has sat down. It needs looking after, not facing.',
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
          text: 'It takes up its post on your side of the barn door, lays its neck along its back, and hands you, without a word, the bell.',
          when: ['trusting'],
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
      ],
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
