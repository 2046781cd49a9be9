/**
 * The Ferret wants whatever is on the other side of the thing it is looking at. It fears a house in which every drawer
 * is shut, and baths, and silence. It hoards one of each pair, never two: one glove, one earring, one half of the salt
 * and pepper, and the bath plug, which is its masterpiece. Three odd facts. It robs itself: it finds its own hoard, is
 * outraged at the size of it, carries it off somewhere safe and forgets, so that it believes in another ferret, whom it
 * admires. It leaves every place backwards, and what has been left backwards has not happened. And it takes its own
 * shape from what it is in, sleeve or boot or pipe, and owns whatever it is in for as long as it is in it.
 * Body: long, boneless, hinged in the middle; a mask; a tail that goes off like a bottle brush; a sideways dance with
 * the mouth open; a chuckle under the breath, which is called dooking. It eats as if the engine were running and puts
 * the last bite by. It sleeps like the dead, limp and cool, and can be poured. It sulks by being honest: nothing goes
 * missing. It trusts quickly, by showing you hiding places, the poor ones first. It never takes both, never goes
 * round, never uses the front way out. Its keeper is the inside man, who keeps bringing things into the house.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is gone. There is a bit of shell on the stairs, a bit in your shoe, and in the toe of the shoe, blind, damp and as long as a pencil stub, {name}, holding the rest, amazed.',
    'There is a hole in the egg and no ferret. The ferret is in your sleeve. {name} comes out at the collar, damp nose, bandit face, with a piece of its own shell in its teeth, and is thrilled to find it there.',
  ],
  looks: {
    thriving: [
      'A cushion walks across the carpet and hits the doorpost, and hits it again, until {name} comes out from underneath to see who is carrying it. There is nobody. It is thrilled, and goes back in.',
      '{name} has opened the piano. One note, then a much lower one, then all those in between, very fast, and it looks out over the edge with felt on its nose. Somewhere it has a hammer. The next tune has no F.',
      {
        text: '{name} drags a piece of its own eggshell across the nest, buries it in the straw, and turns round twice. Now it has come upon a buried piece of eggshell. It looks up at you, quite overcome.',
        when: ['baby'],
      },
      {
        text: '{name} is as long as a finger and has just stolen its own back foot. It drags it into the corner of the nest, loses it, finds it again behind itself, and cannot believe such luck.',
        when: ['baby'],
      },
      {
        text: '{name} has a present for you. It is your own sock, and it brings it the whole length of the hall, lays it in your palm, cannot bear it, and snatches it back. At the corner it stops. It is thinking of trying again.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} backs out of your coat pocket with the bus ticket, sees you, and drops it. Then a thought goes along the whole of that body to the tail. It picks the ticket up and gives it to you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes in backwards, hauling a slipper by the heel, and finds that there is a foot in it. It looks along the foot. It looks up the leg. It has stolen an entire person, and it is beside itself.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has stolen your keys, and a minute later, under the bath, discovers some keys. The joy is terrible. It brings them to you backwards, hopping, all the length of the hall, because you are the one who would want to know.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} tows you by the trouser leg to the back of the cupboard, to show you something. A sock. A glove, yours. Another sock. It stares at the heap, then at you. It had no idea the two of you were so rich.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} gallops in with a sock, sees you, drops it and flees. Presently it gallops in with nothing, finds a sock lying there, and cannot believe its luck. It carries it off along the wall, as far from you as walls go.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has stolen something and is beside itself with joy. It stops to see what it is, and has joy again. Then it sees you, who might well be the owner, and the whole length of it pours backward under the dresser, loot last.',
        when: ['from_child', 'wary'],
      },
      'In the boot, in the bag, in the other boot: {name} is a new shape each time you look, with its tail gone off like a bottle brush. After {days} days it is still not used to it.',
    ],
    content: [
      '{name} is lying in the fruit bowl, the shape of the bowl. It moved out an orange, and the orange is on the stairs. There is no plan. It scratches one ear, and looks about as if it might buy the place.',
      '{name} pulls out a sock from beneath itself and cannot think how it got there. It looks at the sock for some time with its head on one side. Then it lies down on it, so as to find it again later.',
      {
        text: '{name} goes by with your watch in its teeth and hides it behind the boiler. A little later it goes by the other way with a watch, which some fool had left behind the boiler. All is as usual. Nothing needs doing.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} is carrying a clothes peg in behind the stove. A little later it is carrying a clothes peg out from behind the stove. It seems neither glad nor sorry about this, and nods to you in passing, like a colleague.',
        when: ['well'],
      },
      {
        text: '{name} is on its way across the room with a potato. Halfway it puts it down to scratch, and finds a potato, and carries it off in the direction it came from, quite satisfied.',
        when: ['well'],
      },
      'There is a bare place in the hoard with dust all round it, and nothing has been put there since: {loved}. {name} goes in to look at the bare place, and comes out backwards.',
    ],
    curious: [
      '{name} has put its head down the sink, and its neck, and its shoulders, and you can hear it talking in there. What is left on this side is mainly excitement.',
      'You zip up the bag. The bag goes on moving. A nose undoes the zip from inside by the width of a nose, to ask where the two of you are going.',
      'A new cardboard roll, thirty inches. {name} goes in at one end and you watch the other. It comes out of the first, backwards, to see what you are watching.',
    ],
    bored: [
      '{name} drags the sock past your foot at a walk. It drags it back again, slower, with a good deal of sock showing. There is no pleasure in the thing if nobody shouts. Shout, and run after it.',
      '{name} opened a drawer, looked at the spoons, and shut it. It has come to something when a burglar shuts drawers. It lies on the rug like a lost belt. Come and be robbed. It needs a game.',
      {
        text: 'You leave your purse open on the rug, and come back, and it is all there. {name} is lying beside it with its hands together. It has gone honest. Play with it, quickly. Be robbed.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} looks into its dish, goes off, and comes at it again from the other side, where it might be a different dish. It knows a cleaned-out place when it sees one, and this was not its work. Its meal is due.',
      '{name} has broken into the food cupboard and cannot do the tin, so it has brought you the tin. It has also brought the corkscrew, a candle and one mitten, since one never knows. Its meal is due.',
      {
        text: 'The table is laid: one sock in the dish, and behind it {name}, no longer than the sock, looking from it to you. It is delighted so far. The rest of the meal is overdue. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has stolen your sock, or is stealing it, since your foot is still inside. It hauls backwards with its whole length, which is not much, and then forgets why. Somebody should remember. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has stolen its own bowl. It was empty, which it seems to feel is a trick of yours, and it looks out at you over the rim from under the stove. Put supper down now, unguarded, and let it be taken.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has cased the kitchen and come away with a teaspoon, a cork, and not one thing to eat. It has stopped dancing to think about this. You’re the chief suspect. Clear your name: its supper is due now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has stolen its own dish. It backs out from under the sofa with it, is astonished at the find, puts its whole face in, and comes up to look at you. Part of the haul is missing. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has stolen its own bowl and hidden it, and has just found it again behind the boiler, to enormous joy. It drags it over to show you. Then it looks inside. That was due some time ago. Fill it now.',
        when: ['well'],
      },
      {
        text: '{name} would never take a meal from you. It might steal one. The meal is overdue and it is too weak to go far, so put it down by the sock, close to the pink nose, and look the other way.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} was stealing the empty dish and got as far as the mat. It lies there with its chin inside, and when you come near, it pulls the dish one inch away from you. The meal is late. Fill the dish where it is.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has stolen its empty dish, hidden it, forgotten it, and come upon it again with a cry of joy, and looked inside. That was the fourth discovery. The cries are getting shorter. It is hungry and overdue. Feed it now.',
      '{name} has stolen the dish. It has dragged it behind the bookcase and gone back twice to look for what was in it. A pale face comes out with dust on its nose, outraged: somebody has robbed it. Feed it now.',
    ],
    starving: [
      '{name} lies half in the cupboard and half out, as limp as the sock beside it. Nothing has been stolen. For once it remembers exactly what it came in for, and there was none. Feed it at once.',
      '{name} has laid its whole hoard at your feet, five socks, a key, the bath plug, and stands swaying over it. It is not showing off. It wants to know what all this comes to in meals. Feed it at once.',
    ],
    weak: [
      'A sock is crossing the carpet, one inch, a rest, then half an inch. You lift a corner. There is the pink nose, and the bandit face behind it simply hands the sock over. Medicine, please, or a long quiet rest.',
      '{name} makes off with a sock and has to stop, as if somebody had put a stone in it. It lies down on it in the middle of the hall. That is no hiding place. Let it rest, please, or give it medicine.',
      {
        text: '{name} gets itself under the dresser when you come in, but slowly, and you could have caught it. It lies there on its chin, and looks at a bottle top, and does not want it. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It has got one of your gloves as far as the middle of the rug, and lies down in it to the waist, chuckling, quite out of breath. Let it keep the glove. Give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name}’s pale face has gone as dark as the rest of it, and it takes this for a disguise. It saunters by with your soap in its teeth, sure that it has not been recognised. One could tell blindfold. It should be cleaned.',
      'You can tell from the stairs which cupboard {name} is robbing. It has been two days, among pipes and ashes, and nobody with such a smell ever got away with anything. It needs a wash.',
      {
        text: '{name} is so dirty by now that it leaves prints, from your desk to the left boot, from the laundry to behind the stove. You follow them and get back both gloves. {name} comes along, astonished. Then wash it.',
        when: ['from_child'],
      },
    ],
    sick: [
      'The sock is where you dropped it. {name} is two feet from it, flat, with a dry nose, and looks at it as at something it once knew how to do. It needs medicine now. Leave the sock.',
      'The sock is lying in plain sight in the middle of the floor and {name} is lying next to it, long and flat, and has not stolen it. The nose is dry. Nothing in the house is missing. Medicine now, please.',
      {
        text: 'You have left your keys on the floor on purpose. {name} looks at them from among its loot, nose dry, and pushes a sock across to you. It has never given anything back. It is ill. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'You left your purse open on the floor, and {name} is lying beside it and has taken nothing. The pink nose is grey. When you kneel it gets its teeth, just, into your cuff, and holds that. Medicine and food, at once.',
      'A spoon lies within reach and {name} has not stolen it. It is stretched out to its whole length, mask on the floor, with a paw on the sock that does not close. Medicine and food at once, or it will die.',
    ],
    near_death: [
      'By your shoe lie the glove, the thimble and the good spoon, all returned. {name} got no farther, and is stretched on its side with the sock under its chin, the one thing it kept. Come and sit with it now. It has hours.',
      'All the loot has been left where it fell. {name} has crept into one sleeve of your coat, right to the elbow, and you can hardly feel it breathing there. Put the coat on. Sit with it, now.',
      '{name} has got together all that you left lying about, a glove, a lace, one cuff, and for {hours} hours it has lain in the middle of that. It is everything you had, except for you. Sit with it, now.',
    ],
    asleep: [
      '{name} is asleep down the sleeve of your coat, nose at the cuff. You bend to look. Without waking, one paw comes out, closes on your shoelace, and draws it in. It will be so surprised to find that when it wakes.',
      '{name} is poured into the sleeve of your missing jumper, one paw on a spoon, one on a cork. The feet run a few steps and stop. Whatever it was, it got away with it.',
      {
        text: '{name} is asleep in the sock drawer, and when you lift it, it hangs down on both sides, and you have to pour it back. One eye opens, sees that it is only you robbing the place, and shuts.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'This is a different limpness. {name} hangs off the edge of the hammock and does not draw itself in. It sleeps until {wakes_at}. Sit close beside it now, and let it hear somebody.',
      'It does not chuckle tonight, and nothing is clutched in its hand. {name} will wake at {wakes_at} if it is kept company until then. Reflect with it now.',
      {
        text: '{name} is asleep on its back in the empty dish, for which it is too long. Reflect beside it now, and be there with meat at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has your left glove, your keys and a potato under the dresser, and looks out from behind them. When you bend down, the potato is moved to the front. Leave the keys. Sit on the floor for a while.',
      'A pale face looks out from under the dresser, sees you, and the dresser has no face. {name} is well. It has your shoelace in there, and thinks you have come about it. Sit down, and seem like someone without shoes.',
      'It has been longer alone than this: {wait}, once. {name} keeps the table leg between you and does not come out for it. Sit. It will run out of table leg.',
    ],
    back_from_death: [
      '{name} is back, and well, and has been through all its hiding places to be sure of them. One thing in there is new: a small grey stone, from nowhere you know. It could not come away without taking something.',
      '{name} goes straight to its cache behind the bath and hauls everything out to see what it is: a cork, a slipper, a photograph of you. It gasps at each. The photograph it takes to bed.',
    ],
    old: [
      'There is grey in the mask now, as if it had been floured. {name} no longer runs with a thing. It walks off with it, in front of everybody, like an owner.',
      'These days the hoard is mostly things you gave up looking for in the first summer, and {name} lies in front of it rather than on it, with its chin on one old glove.',
      'It has had {days} days for it, and there is no hole in this house that has not had {name} in it. It visits the good ones. It comes out of each, still backwards, on stiff hind legs.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats its dinner as if it had broken in to get it, one ear on the stairs. The dish is empty. It looks left, looks right, and leaves along the wall, having got clean away with its own meal.',
        '{name} pushes a mouthful under the mat, eats another, forgets, and on its way past finds food under the mat. It has never had such a run of luck. So it goes on until everything has been discovered.',
        {
          text: '{name} eats with its whole head in the dish, backs out, sits down, and sees a dish. There is a meal in it, and no one guarding it. It gets both arms round the thing and has moved it an inch before it looks in.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats half, takes the rim in its gums and drags the dish backward into the shadow of a chair. There it comes upon it: a dish, with half left in. It looks all round for somebody to tell.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'To eat, {name} has to put down its sock. Halfway through the dish it notices a sock, lying there quite unguarded, and looks hard at you. It steals it at once, before you can, and finishes eating standing on it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} takes the chicken as though you had been guarding it, backs away under the dresser, and is heard to gasp with delight at finding chicken. An eye appears. It does not connect you with this yet.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} robs its own dish, mouthful by mouthful, by way of the skirting board. Nobody stops it. On the last trip it looks into the empty dish, and at you, and seems troubled. Then it puts in the sock.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, makes off with the spoon, and forgets. A moment later there is a spoon behind the boot. A whole one, shining. {name} comes out with it, and stares at you, who must have put it there, with dawning love.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The chicken wing leaves your hand, backwards, at a gallop. Halfway to the sofa {name} stops, reconsiders, drags it all the way back, and eats it against your shoe with its rear to the thieves.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} has to put the sock down to eat. It eats to the bottom, turns round, and there on the floor, quite unguarded, is a sock. It looks up at you, trembling with luck, to see whether you have noticed it as well.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} steals the egg out of its own dish, drags it under the bath, and comes out for another look at the dish. Empty. Robbed. It runs the length of you to report it, and its breath smells of egg.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The dish arrives and {name}’s mouth is full of sock. It thinks, hard. It lays the sock across your shoe for you to mind, eats the lot, comes back, and finds to its delight that somebody has left a sock.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time {name} eats the whole dinner on the spot and hides none of it. It looks at the empty dish, shocked at itself. Then, to keep its hand in, it takes your spoon.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and steals the dish. The dish is bigger than {name}. So that is {streak} on time, and one job half done, and it lies flat behind the rim, getting its breath, and hisses that you saw nothing.',
          when: ['baby'],
        },
        {
          text: '{name} takes it bit by bit in under the chest, and you hear every bite go down, with a cough between. When the last has gone the tail end still lies outside. It was too tired to pull that in. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'Under the stove {name} keeps one old crust, against bad times. There have been {streak} meals on time, and no bad times. It eats this one up, gets out the crust, and gives it to you. It could do with the space.',
        '{name} eats with its back to you, and no burglar does that. It has taken {streak} meals on time. When the dish is clean it walks backwards, still without looking, until it bumps into your shin, and sits down.',
        {
          text: '{name} needs its mouth to eat, so it puts the stolen sock on your foot, where it came from. After {streak} on time in a row you are no longer the victim. You are the hideout.',
          when: ['well'],
        },
        {
          text: 'You set the dish before {name}, {streak} on time, and it steals it. Backwards, with enormous cunning, it hauls it in behind the sideboard. A silence. Then the shriek of someone who has come upon a full dish.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes one mouthful and hides it behind the clock, for it had no appetite yet, only the habit. It forgets where. It is thrilled to find its dish is still full. Come again at {opens}.',
        '{name} takes a nibble, remembers it has eaten, is amazed, and takes another to be sure. What is left goes into your boot for a rainy day. It rained an hour ago. Either way it does not seem to need it.',
        {
          text: '{name} tries a corner, not hungry, and goes. You turn your back, and the dish goes. From under the dresser come scuffling, silence and then a cry of joy at what somebody has left there. It is still not hungry.',
          when: ['no_item'],
        },
        {
          text: '{name} takes two bites, finds that it is not hungry, and burgles the rest. You see it pass with a mouthful, glancing behind for pursuers, in behind the piano and back, four times. On the fifth trip it takes the dish.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal down to the shine. Then it goes round to your coat, and unpacks one pocket, and leaves what it finds. There was nothing there it wanted. That has not happened before.',
        '{name} tried every drawer for its dinner, and they are all out, each a little further, like stairs. It eats up, and climbs by the drawers to the top of the chest. It does not stop at your shoulder.',
        {
          text: 'You put the late dish down, and {name} hauls it backwards under the dresser, out of your reach. Eating is heard, then a long pause, then a shriek of joy. It has come upon a dish down there, with some left in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You were late, so {name} takes no chances. It runs the meal behind the stove by the mouthful, comes back for a look, and is amazed to find half a meal. It runs off with that too, and then with your spoon.',
          when: ['wary', 'well'],
        },
        {
          text: 'By the time you bring the dish {name} has stolen its own bowl, twice, and hidden it from you. It eats under the dresser. Your keys are in there too. It remembers, this time, exactly why.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late with the dish, and the slipper in which {name} keeps its loot has been cleared to the toe. It is all somewhere safer now. {name} eats, hurries off to gloat over it, and looks in the slipper.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats some of what came so late, and steals the rest, to be safe from you. It gets two inches with it and has to lie down on top. It is weak. Bring medicine, and look as though you cannot find it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} takes the meal as loot, on principle, sets off with it, and gets as far as the table leg. It eats there in the open with both eyes on you. Let it think it got away. It is too weak for another wait.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, and tried to steal the meal while there was none. It eats now, wolfishly, all in a line. When you go to stroke it there is nothing under your hand. It has learned that, at least, from you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a little, and does not carry off the rest. It leaves good food lying there, and drags itself, long and low, away from your hand and into the shadow of the chair. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} had put something by, once, and for {hours} hours it tried to remember where. It eats on its side, all of it, with its eyes shut, and does not care who brought it. Never make it search so long.',
        '{name} has chewed through a leather strap, and it was not for fun. It has been {hours} hours. It eats everything, and its long back trembles from one end to the other. It drags itself off from you, forwards. Come in time.',
        {
          text: '{name} carries the meal off behind the stove, a mouthful at a time, walking. It forgets where it puts everything. This time, at each trip, it stops halfway and looks back at the dish and then at you, learning the way.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, and then makes off with the dish. It will not go into the hole behind the wardrobe, not flat, not on edge, and it rings like a bell each time. There is no plan. It is simply not leaving that with you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats on top of your keys, your purse and both your laces, which you had on when you came in. It could not say why it took them. It has a feeling, after {alone}, that you had better not have keys.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats round the sock in its teeth. It will not put it down, not even for this. For {alone} the sock was there, and nobody else was.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {alone} {name} has stolen nothing. The sock lies where it dropped it. It eats without getting up, and when your hand comes near, the burglar looks at you as if you had broken in. Sit on the floor, and be on time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} forgets what it stole and why. It will not forget {alone}. It eats flat on its belly, and stops, bandit face up, each time you shift a foot towards the door. Keep away from the door.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies along the empty dish like something that has been dropped. It eats. It eats even the last bite, which it always puts by. It looks for a place to get away from you, and it is a yard off, and too far.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You had to look for {name}. It was in its hoard, among buttons and spoons, and nothing in there was food. It eats out of your hand, shaking. Then it takes the sock in its teeth and draws it over its own face.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full to the far end, and that is a long way. It looks at dinner, tries to steal it, gets it as far as the edge of the dish, and lies down. Come again at {opens}.',
        'You offer dinner, and {name} pours itself over your foot and groans. There is a bulge in the middle, like a sock with an orange in it. It could not take so much as a crumb. Try at {opens}.',
        {
          text: '{name} is full to the whiskers, and looks at the egg you have brought with pure delight. It steals it. It rolls it down the hall, down the stairs and under the boiler, where no one will ever eat it, and forgets.',
          when: ['no_item'],
        },
        {
          text: '{name} is full, so it steals the spoon. Then it comes back for the dish and drags it backwards under the bed, slopping all the way, until there is nothing left in it. Shrieks of joy from below. It has found a dish.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats a little and takes the next bite away to hide it. It gets as far as your shoe. It pushes the bite under the heel, covers it with nothing in particular, and lies down there. Medicine next.',
        'The dish is too far, so you bring it to {name}, and it eats lying down, a bite and a long rest. You push the sock in under its chin, for a pillow. When it has stopped, medicine next.',
      ],
      loved: [
        '{name} stole the first mouthful, and the second, and then found out that all of it was meant for {name}. It was {item}. It has never known a job go so well. It eats up, and wipes its prints off the dish.',
        'You put down {item}, and the dook dook dook begins in the next room. {name} comes in sideways, hits the door post, bows to it, and eats with its back legs still dancing.',
        {
          text: 'You’ve got {item}. {name} lets go of the sock. It actually lets go, the jaws simply open, and it stands upright, all that length of it, nose wet, both hands out like a customer.',
          when: ['well'],
        },
        {
          text: 'It says {item} on the bag, and {name} has got into the bag. You hear chewing, chuckling, and then the bag comes towards you sideways. There is nothing left in there but ferret, from end to end.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} eats round it, backs off from it, and comes in again from the side, in case it had turned into egg: {item}. It had not.',
        'With great care, and using its nose as a spade, {name} buries this in the corner of your jacket: {item}. It would have stolen chicken.',
      ],
      harmful: [
        'The long back of {name} is bent in the middle like a staple, and it paws at its mouth, as though somebody had put something there. The word is {item}. That does not go away by being forgotten. Never again, please.',
        '{name} never in its life asked where a thing came from. You handed it {item}. It paws at its mouth, drools, and creeps backwards into the hose, away from your voice. It must never get that, not from you.',
        {
          text: '{name} stole it, of course, and had it down before it knew why. It was {item}. It has come to you forwards, for once, with nothing in its teeth, on legs that shake. Lock that up where even this one can’t get in.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You chase {name} round the sofa until it is behind you, and it stops, and it seems to have forgotten which of you it was. It thinks. It goes for your heels. You run, and it is laughing all the way.',
        'You lift the edge of the rug, and {name} has gone in. The lump runs here, runs there, and bangs into your knee. It comes out backwards with its hair on end, tells you that there is somebody in there, and dives.',
        {
          text: '{name} robs you of the sock, takes it twice round the sofa, forgets, and discovers a sock in its own mouth. It cannot believe its luck. It looks hard at you. You are just the sort who would want it back.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You dangle the glove and it is gone, and so is {name}. Then from behind the bath comes the sound of somebody finding a glove. It dances out sideways to tell you, sees who you are, and goes back in with it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} steals the sock off your foot while you are still in it, drags you a yard, forgets why, looks round, and is thrilled to discover that it has got away with a whole person.',
          when: ['warming', 'well'],
        },
        {
          text: 'You roll the ball up one sleeve of your coat and {name} goes in after it. A bulge travels round the back, with pauses. From the other sleeve come a comb, a button that was sewn on, and {name}, dancing sideways. No ball.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide your keys in the left pocket. {name} goes in there and comes out of the right one with a sock, thunderstruck. It lets you hold the sock, steals it back, and is thunderstruck again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You trail a shoelace past. {name}, who is exactly as long as it is, bites on and is towed, and by the far wall has also robbed you of a thumb and the corner of the rug. It cannot lift the rug. It is rich.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} snatches the cork from your fingers and flees with it up your sleeve, there being nowhere else. At the elbow it stops, drops the cork, finds a cork, and you can feel the whole of {name} jump.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You tickle {name}, which is as happy as a ferret can hold, and so it spills. It runs over your wrist, off the sofa, and on to a button, which is the best button yet. That is what it said of the last one.',
        'You trail a scarf past {name}, who was laughing before you came in. It steals the scarf, and the fringe, and the idea, and dances away sideways with all three. It would have danced away without.',
        {
          text: 'You throw the sock. {name} steals it, forgets it, finds it, and cannot believe its luck. To improve on this you add a ball. It steals the ball, comes upon the sock, and is precisely as amazed as before.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} steals the ribbon out of your hand, hides it under the rug, turns round three times, and finds a ribbon. You might as well sit down. It was having this much fun before you came, with a spoon.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You drag a sock past {name}, and its eyes go after it, and a paw comes out, and lies there. That was a good sock. It cannot get up for it. See to what it needs first.',
        'You do the dance for {name}, sideways, with your mouth open. It looks on with its chin on the floor, and one hind foot gives a twitch, for old times. It is no good now. See first to what is wrong.',
        {
          text: 'You leave the drawer open, turn your back and hum. Nothing is stolen. You look round, and {name} is lying in the drawer among the gloves, having got in and no farther. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You leave your pocket open and look the other way, which is the best game there is. {name} puts its head in, takes nothing, and leaves the head there. Something is wrong. Look whether it is hungry or ill, and mend that first.',
          when: ['no_item'],
        },
        {
          text: 'It tries one hop to the left, for your sake, and lies down where that put it. {name} is ill. Medicine, and the game will keep.',
          when: ['ill'],
        },
        {
          text: 'It is carried off at once to the larder under the stove. Then {name} comes to fetch you, so that you can see what else is in the larder. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} would give back everything it ever took for one round of “{item}”, and you are letting it have it free. It goes off like a spring. When you call a halt, it has already hidden that, and is pleading ignorance.',
        'You say “{item}”, and there is a ferret in the room, and then four, by the noise. It is only {name}, being everywhere. At the end it falls on its back beside you, mouth open, and cannot think what was so funny.',
        {
          text: 'You and {name} play at {item}, and it goes off with the whole game under the cupboard. You wait. It comes back for the one thing it had not got, takes you by the finger, and pulls. You nearly fit.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} sees {item} in your hand and loses all command of its spine. It bounces forwards, backwards, into the coal bucket, out black, and rushes off to hide what it has not even got yet.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries whether it can be got into. It cannot. Whether it can be got under, or off with. It cannot. {item}: no use to anyone in the trade. A tunnel would be.',
        'You do it, and {name} watches you from inside a boot, chin on the edge, with professional sympathy: {item}. Something that rustles, perhaps.',
      ],
      harmful: [
        'It went at it teeth first, as it does, and now it paws at its mouth and will not be held. Throw this right away, where no hand can follow: {item}.',
        '{item}. There is a squeal, which you had never heard from it, and {name} is in the wall. Make sure that thing is gone before it comes out.',
      ],
    },
    clean: {
      wanted: [
        'You get the soap on {name}, and it goes through your hands, and you catch the other end, and that goes through as well. But each time some of the dirt stays with you. At the last go there is only ferret.',
        '{name} hangs over the basin and yawns, and you wash the mask first. It does not come off. You had half thought that it might. The rest is clean to the tail, and the flannel is nowhere to be found.',
        {
          text: 'You turn from the basin for the towel and there is none. Nor any {name}. Under the sofa something long and wet has just come upon a towel, is thrilled, goes through it end to end, and comes out clean.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have washed {name} as far as the middle when the sponge goes missing. You do the rest by hand. Sable again and dry to the tip, it looks under the tub, discovers a sponge there, and cannot believe its luck.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You bath {name}, and the water stays as it was. It is a burglar of some standing, and leaves no marks even on a bath. While it is here, it has a look behind the tap.',
        'You brush {name} from the nose to the other end, which is a journey, and do not bring home a hair. It has been going through pipes, and they polish. At about the middle, somehow, you lost the brush.',
        {
          text: 'There is so much of {name} between the two ends, and every inch already clean. While you are busy rinsing the tail, the face leaves with the soap. You look up to see where the soap went. Then the tail goes too.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Nothing comes off {name} in the bath, which was clean before. Your ring comes off, and the plug, and a cuff button. All are found soon after behind the tap, by {name}, who cannot believe its luck.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say that it is bath time, and {name} is under the floor. You say that it is {item}, and it is in the bath. It lets you do behind the ears. Afterwards it is very clean, very long, and in your dressing gown.',
        'The one thing that {name} will be washed with is {item}, and it would steal that if it could hold it. It swims through your hands, and through again. The dirt is gone. So, you see, is the plug.',
        {
          text: 'For {item}, {name} puts down the stolen sock, which it has never done for anyone. You clean it from end to end. Then it finds a sock lying on the floor, and cannot believe its luck.',
          when: ['well'],
        },
        {
          text: 'You clean {name} with {item}, starting at the damp pink nose. It is a long ferret. By the time you reach the tail it has forgotten about the nose, and brings you that.',
          when: ['well'],
        },
      ],
      disliked: [
        'It leaves your hands backwards, soaped, and is caught, and leaves: {item}. What got washed was chiefly you. Oatmeal and warm water would be forgiven.',
        '{item}. {name} musks. It is sorry, it was startled, and you will both have to live with it until Thursday.',
      ],
      harmful: [
        'It scrabbled to get out of its own coat, and under the fur it is red from neck to tail. Rinse {name} in warm water, and let this leave the house: {item}.',
        '{item}. {name} wheezes, and drags itself along the rug to rub it off. Never put that on it again, and stay until the breath is easy.',
      ],
    },
    medicine: {
      wanted: [
        '{name} would not be given the medicine, and so you leave it lying about. It steals it. It has it down before it remembers why one would. Some time later the tail end wakes up, and follows the front across the bed.',
        'You put the dose on your fingertip, and {name} licks it off and then the finger, and then the other ones, to see whether you have been hiding more. It had not the heart for that before. It is feeling better.',
        {
          text: 'You set the spoon down and look elsewhere. Good, it is stolen. From under the dresser comes a gulp, and then a silence in which somebody regrets a crime. A pink nose emerges, damp again, as it should be. It is helping.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You reach for the spoon and the spoon has gone. {name} has it under the blanket, and has licked it clean, medicine and all, before remembering that it was the one being treated. Its nose is damp again. It keeps the spoon.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} has never been better, and it takes the medicine, since it takes everything. It takes the spoon as well. You find that in the piano later. Keep the bottle locked up for a bad day.',
        'You give {name} its dose, and it licks its whiskers and looks to see what it has been cured of. It cannot find anything missing. It is thrilled all the same. Save the rest for when it is ill.',
        {
          text: '{name} swallows the medicine for the sake of the spoon. The spoon it carries off under the stove, where there are eleven, and it comes back shining, ready to be given another. It was never ill. Keep the bottle for when it is.',
          when: ['from_child', 'no_item'],
        },
      ],
      loved: [
        '{name} was under the floor, as there was talk of medicine, and then it heard which. It was {item}. It gave itself up at once, belly first. It looks thoroughly restored, and has your pencil.',
        'You had thought that you would have to catch {name} for this. It was {item}, and it came down your sleeve to be first. It lies across your wrist to let it work, and goes through your cuff meanwhile.',
        {
          text: 'You put {item} in your pocket and look elsewhere, and {name} robs you. Under the sofa it is thrilled to discover what it stole. It stole its medicine. It comes out sideways, bouncing.',
          when: ['item'],
        },
        {
          text: 'For {item}, {name} puts down the sock. The medicine sets off down the long sable body, and you can see how far it has got by which part wriggles. When it reaches the tail, the sock is gone.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It foams, gags, rakes its tongue with both hands, and leaves the room in reverse. Some went in. Try it with salmon oil.',
        'You gave it, and {name} gave it to the curtains: {item}. What stayed down did some good.',
      ],
      harmful: [
        'It swallowed before you had read the label to the end: {item}. {name} lies with its hind feet dragging. Never that one. Warmth, and somebody near.',
        '{item}. The long body shakes and cannot find its own middle. Put it out of reach for good, and give {name} only what was made for it.',
      ],
    },
    discipline: {
      wanted: [
        '“Put it back,” you say, and {name} looks to see what is in its teeth, and is honestly surprised. It is the gravy spoon. It puts it back. It goes up the curtain, not very fast, with nothing to carry.',
        'You shut the biscuit tin and tell {name} no, and its head comes out just in time. It understands tins now. It lies along the foot of the door, flat as a draught excluder, and does not chuckle when you step over.',
        {
          text: 'Told to, {name} puts the watch back into your hand. Then it goes off, and comes with the button you gave it, which was never stolen at all, and puts that in your hand as well.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} hears you out, lets go of the sock, and lays it in your palm, damp and quite properly. Then it goes through your pocket for the button it once gave you, and takes that home under the sofa.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        'You tell {name} not to go into handbags. It has gone straight about handbags, and sits through the whole of it with its paws in view, rather enjoying the reputation. Then it shows you the handbag, untouched.',
        '{name} hangs from your hand and hears again about the salt cellar. It knows. The salt cellar is on the table, both halves. It yawns with every tooth it has, and lets you finish, as one does with an old inspector.',
      ],
      bad_time: [
        '{name} lets go of the sock. You are still shouting, so it goes under the bed and brings you the key, the thimble, the cork, and last of all its own blanket. It cannot tell which one it was.',
        '{name} has no idea what it took. It never has. But it puts it down, without a chuckle, and looks up at you with nothing in its mouth. That is not like a burglar. See to it first, and teach it later.',
        {
          text: 'You raise your voice and hold out a hand for the sock. {name} lets go of it. Then it runs and fetches a cork, and a bell, and the rag it has had since it was small, and gives you those too.',
          when: ['from_child'],
        },
        'You scold, and {name} goes slack in your hand, all that long back, like a stocking. It is not acting. A burglar in good order would be up your sleeve by now. See to it first, and teach it later.',
      ],
      loved: [
        'There is one way of teaching a burglar, and with {name} it is {item}. It listens. It takes the pepper pot out of its cheek and sets it on the table. It walks off along the wall, with no dance in it.',
        'You took it through the matter by way of “{item}”, and {name} followed every word. It will leave the keys. It goes back into its boot and turns round. The nose that comes out has lost a little of its shine.',
        {
          text: 'You make a lesson with {item}, and {name} is to give things back. It has never tried it. It gives you the sock. You give it to it again. It is thunderstruck. It gives you the sock, and the other sock, and the bath plug.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} hisses, under its breath, in instalments. It will leave your toes alone, but it has taken your pen.',
        'It learned that much: not while you are looking. {item} teaches nothing about the rest of the day. A plain no would have.',
      ],
      harmful: [
        '{name} screamed, and let go of everything it had. It is inside the wall and does not come to your voice: {item}. Never use that. Sit by the hole.',
        '{item}. It has learned to be afraid of sleeves. Nothing else was learned. Lay your arm along the floor, and wait.',
      ],
    },
    sleep: {
      wanted: [
        'You hold up a pillowcase, and {name}, which never could pass an opening, goes in to see what there is to take. It is dark, and soft, and there is nobody to take it from. The pillowcase turns round twice, and sags.',
        '{name} is going to do one more drawer. It gets in, lies down to think where to begin, and you slide it nearly to. There is a rustle, and a yawn with a squeak at the end. The job is put off.',
        {
          text: 'You pour {name}, limp as a stocking, into the sleeve of an old coat, and the front end has gone under before the hind feet are in. Long after, the sleeve stirs, looks out, seizes itself by the cuff and leaves at a gallop.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You take the sock out of {name}’s teeth and it doesn’t notice, it was asleep on its feet halfway through the theft. Down it goes in the drawer. Two hours later it wakes up, astounded, rich, in a room full of socks.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You fold {name} into the hammock, where it lies like an honest animal for as long as you are looking. You turn round at the door. The hammock is swinging. Nobody is in it, and the blanket has gone as well.',
        '{name} is not tired, but it has not done this bed before. It goes in under the pillow, through the pillowcase, and out at the corner with a feather. It is amazed. Nobody had told it that there was stuff in there.',
        {
          text: 'Where you put {name} to bed there is a long, still shape. It is the sock. The ferret was never tired. It is behind the door, delighted, waiting for you to say good night to the sock and go.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed. The blanket leaves by the other side and goes under the cupboard. You bring a second blanket, and a pillow. Presently, wide awake, {name} looks under the cupboard and finds, to its enormous joy, a bed.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} had three more cupboards to do, and then it heard you say “{item}”. It turns round in the bed, once, overcome by this stroke of luck. It goes limp from the front, and the back has heard by now.',
        '{name} breaks into its own bed, because it is “{item}”, and forgets that it was breaking in. It is warm in there. You lift a corner. It has its arms round as much of it as it can reach, and is quite flat.',
        {
          text: 'You have brought {item}, and {name} steals it before you can give it. It drags it to bed, thinks what a haul, and looks inside, and gets inside, and owns it. There is a long yawn. Nobody will take it now.',
          when: ['well'],
        },
      ],
      disliked: [
        'It lies on top of it, full length, waiting to sink in. It does not sink in: {item}. {name} would rather have a sleeve.',
        '{item}. Two turns, a scratch, a pause, and the whole affair is dragged backwards under the sofa and left there. {name} rests in the hole it made.',
      ],
      harmful: [
        '{name} came out of it sneezing, with wet eyes, and lay down on the bare boards with its nose in the draught: {item}. Take that out of the house, and give it clean cloth.',
        'It did not wake as it fell asleep. It is cold at one end and slow at the other: {item}. Never there again. Hold it inside your coat.',
      ],
    },
    reflect: {
      awake: [
        'You sit with your hands on your knees. {name} goes in at one cuff, through every pocket you own, and out at the collar. Nothing is missing afterwards. There is a sock in your breast pocket, folded, not one of yours.',
        'You sit on the floor and own nothing. {name} goes through both pockets, a cuff and one shoe, and comes up delighted with your thumb. It can’t think where to hide it. It goes to sleep holding on.',
        'Something takes your left lace. Something takes the right one, and your bookmark. You stay where you are. Later it is all there in a heap against your foot, with {name} on top of it, amazed at everything you have.',
        'You tell it about your day. It listens with its whole mask. At one word it gets up and goes to see whether that is still where it hid it: {loved}.',
        '{name} once had {wait} of an empty house, and took nothing, having nobody to take it from. It goes through your pockets now, slowly, one by one.',
      ],
      little: [
        'That is four times in an hour. There is not a pocket left on you that {name} has not been through. Go and put something in them.',
        '{name} turns over and presents its back, all of it. You have been sat with enough. Come by later with your hands full.',
      ],
      ill: [
        'You sit down by {name} with your pocket in reach. A paw goes in, as a matter of form, finds the keys, and lets them lie. It stays in there for the warmth. Now get up and see to what it needs.',
        'No dance, no theft. {name} lies across your wrists like something you were asked to hold. It is easier with you there. It wants looking after next.',
      ],
      asleep: [
        'You sit by the drawer in which {name} is asleep with your glove in its paws. By and by the glove has been let go, and it has your thumb instead. Nobody woke up for the exchange.',
        'You sit by the heap of gloves and spoons with {name} asleep in it. Presently a paw comes out, finds your shoelace, and draws the end in under its chin without waking anybody. You stay, being part of the heap.',
        'In its sleep it has hold of something that is not in its hand any more: {loved}. You sit where the hand can reach you.',
      ],
      shy: [
        'You sit on the floor and let yourself be robbed. {name} takes a button, a pencil, the lace of one shoe, each time dashing off as if pursued. You do not pursue. The last time, it forgets to dash.',
        'You sit so still that {name} takes you for furniture, goes in at one cuff on a job, and comes out at the collar, nose to nose with you. Neither moves. Then it goes back down, not nearly as fast as it could.',
        'You sit down, and somewhere overhead {name} is lying along the pelmet, flat as a ruler, with its chin on the end. You look at the carpet. A curtain ring drops beside you. You leave it where it is.',
      ],
    },
  },
  things: {
    feed: {
      'ferret kibble':
        'Out comes the ferret kibble, and {name} eats at a run, standing still. Then a biscuit goes by you in its teeth, towards the piano. A little later you try middle C, and it says crunch.',
      'raw chicken wing':
        'The raw chicken wing is longer than the way under the stove. {name} has one end in and you see the other turn about, try the left, try the right. There is a crack, and now it fits.',
      'egg yolk':
        '{name} laps the egg yolk down to a shine and goes on with the shine. When it looks up there is a second mask over the first, in yellow. It goes to your hall mirror, to arrest whoever that is.',
      'duck hearts':
        'There were six duck hearts. {name} eats two, carries two up your sleeve, and is looking over the fifth when it notices that somebody has been at the rest. It searches you, with its whole nose.',
      'freeze-dried turkey':
        'The freeze-dried turkey rustles in its packet, and {name} is in there with it before you have found the scissors. The packet walks along the shelf, chewing. You hold out your hand under the end, for whatever falls.',
      'minced rabbit':
        'There is no carrying off minced rabbit, though {name} tries, a mouthful at a time, to the boot. When you come for the boot it is eating in the heel, and moves up for you, as far as the laces.',
      'salmon oil':
        'A thread of salmon oil, from the spoon to the tongue. {name} follows the thread up, by way of your cuff, and is found in the bottle’s neck, like a cork with plans.',
    },
    play: {
      'crinkle tunnel':
        'You shake out the crinkle tunnel, and {name} goes in at your end with a noise like a burning parcel. It comes out at the other as something wild, looks about, sees you, and goes in again to be rescued.',
      'stolen sock':
        'By the toe you have the stolen sock. {name} has the heel, and its back feet against the table leg. It is dragged dooking through three rooms, and at the end of them you both have half.',
      'rice dig box':
        '{name} goes into the rice like a swimmer and digs, and the rice goes over the box, over the rug and down your neck. At the bottom it finds a teaspoon. It had no idea. It puts it back deeper.',
      'dryer hose':
        'Down the stairs lies the dryer hose, and a lump goes along it, fast, dooking. At the bend it stops and you hear it think. It is coming back, the wrong way round, with one of your curtain rings.',
      'wrestling glove':
        'You put on the wrestling glove and come across the rug on four fingers. {name} doubles in size, dances at it sideways, throws it, sits on it, and looks up your arm to see who has been helping the glove.',
      'paper bag ambush':
        'The paper bag lies on its side in the hall, not rustling at all. You walk by, whistling. Your ankle is taken in an ambush, held, let go, and the bag has closed again before you have looked down.',
      'squeaky mouse':
        '{name} bites the squeaky mouse and it squeaks, so that it has to be carried somewhere quiet. It squeaks at each step. You pretend to be deaf. It looks at you round the door, and squeaks it once, on purpose.',
    },
    clean: {
      'ferret shampoo':
        'The ferret shampoo takes some time, since there is always more ferret. {name} hangs over your arm in a white coat, looking robbed. The rinse goes down, for once, because the plug is out, as ever.',
      'ear mite swab':
        'You turn back the small round ear and go about it with the swab. {name} holds quite still, with one hind foot running. What comes out is black, and it sniffs that, and would like it kept for it somewhere.',
      'nail trim':
        'A lick of oil on its belly, and while {name} sees to that you trim the nails, one, two, all along. It looks up when you are done. Somebody has taken eighteen of something. It admires the work.',
      'hammock laundering':
        'The hammock is laundered, and smells of nobody. {name} goes over it from hook to hook with its chin, lies in it, gets out, and fetches one sock from your feet, to put the house back in.',
      'corner litter tray':
        'You set the clean tray in the corner, and {name} backs up to it with great care, tail high, looking at the ceiling. It scratches round the edges, and shakes your finger, in passing, with its teeth.',
      'oatmeal rinse':
        'The oatmeal goes over its back like warm milk, and it stops itching where you pour. {name} hangs on to your thumb with both hands. You rinse it from the nose to the far end, as one waters a hedge.',
      'hoard clear-out':
        'You clear out the hoard together, from under the dresser. {name} hands up one glove, one spoon, one castanet, and at each looks more shocked at what goes on in this house. The bath plug it is sitting on.',
    },
    sleep: {
      'hanging hammock':
        'You hold the hammock open, and {name} goes into it hand first and lets the rest be poured. It swings a little from its own weight. An arm hangs down out of it at about your pocket.',
      'old sweatshirt':
        'There lies your old sweatshirt, arms out, and {name} chooses the left. It travels down as far as the elbow and turns. There is a bulge there now that breathes, and the cuff lies across your foot.',
      'fleece sleep sack':
        '{name} goes into the fleece sack head first and comes round again, by stages, until there is a nose where the tail went in. You close the flap. From inside it is opened by an inch, for the air.',
      'dark drawer':
        'The dark drawer is open by the width of a hand. {name} takes the width, and there is a rustle to the back. When you look there are just scarves, one of them warm.',
      'pile of laundry':
        'The pile of laundry is still hot from the line. {name} goes in at a collar, and you follow it down by the heaving, shirt, towel, shirt. At the towel it stops. You will be folding round that until supper.',
      'snuggle cube':
        'You hold up the snuggle cube by one corner, and {name} flows into it and takes on the shape. It looks out at the hole, square. Before you have put it down it has gone round again, inside.',
    },
    medicine: {
      'duck soup':
        'The duck soup is warm, and you hold the spoon. {name} laps, lying along your arm, and for a while it steals nothing at all. Then the spoon goes, quite gently, out of your fingers, and you let it.',
      'hairball paste':
        'You draw a line of hairball paste down your finger, and {name} licks it to the knuckle, and then, for evidence, the other nine. Towards evening something is coughed up behind the sofa, and the chuckle is back.',
    },
    discipline: {
      'loot confiscation':
        'You lift the rug, and confiscate the loot: one earring, one key, one die. {name} stands by with its hands clasped. When you hold out your palm for the rest it opens its mouth, and there is your ring.',
      'toy swap':
        'You hold out the squeaky toy and point to your toe. {name} opens its jaws, takes the swap, and goes off with it forwards, so that everyone may see it was honestly come by.',
    },
  },
  refusals: {
    asleep: [
      'You hold it up by the middle, and both ends of {name} hang down and snore. Nothing goes into that. It wakes at {wakes_at}. You could sit with it till then; reflect gets in anywhere.',
      'Not now: {name} is at the bottom of the laundry with the door shut behind it, so to speak. It will be up at {wakes_at}. Until then it takes only company.',
    ],
  },
  stages: {
    child: [
      '{name} is a child as of today, and has made its first clean job: your thimble, from under your hand. It has come back twice to see whether you have noticed.',
      'A child now, and eleven inches long, {name} went into the pipe this morning a baby. It came out at the other end, and was surprised to find that there was one.',
    ],
    teen: [
      '{name} is half grown and cannot pass a handle. It has opened all there is, and left everything open, so that you will know that it was somebody else.',
      'Now that it is a teen, {name} dances at the milkman, the mop, its own tail and the fifth of every month, and hits its head on each of them. What it is given now, it will be.',
    ],
    high_care: [
      'Grown, and {form}: {name} has carried the whole hoard out from behind the sofa and put it in your bed, on your side, under the blanket, where it will be safe.',
      '{name} is full grown and {form}, as they call it. It still takes one of everything. It has begun to leave you the other where you can find it.',
    ],
    balanced: [
      'A {form}, and grown: {name} has a hole in every house in the street, and a name in most. It is home by the meal, with something in its teeth and no account of it.',
      '{name} has grown into a {form}. Some days there was a hand in the sleeve and some days only the sleeve. It can be at home in either.',
    ],
    low_care: [
      '{name} grew up without witnesses, into a {form}. Things go. Nobody has seen it for a week, and there is a dent in the sofa, still warm, the shape of a rope.',
      'By now even the other ferret has not seen {name}. It is grown, and a {form}, and takes nothing that is yours, which you will come to miss.',
    ],
    rescue: [
      '{name} is grown and a {form}. It was got out of a hole once, backwards, by the tail, at the last moment. It goes into none now without leaving the tail outside.',
      'There is a kink in the long back, where things went badly. {name} is a {form} now, and dances round the kink. It steals bandages. Nobody has asked.',
    ],
  },
  trust: [
    '{name} has shown you the hiding place under the stove. It is the worst one, and there is only a cork in it. But it did look round first, and it was you it looked round for.',
    'You find {name} asleep in your sleeve, with your arm in it. It did not check whether it could get out the other end.',
    '{name} has brought you the bath plug. It lays it in your hand and closes your fingers over it, one after another. You will know, it thinks, what to do with such a thing.',
  ],
  streaks: [
    'Ten on time. {name} has stopped burying the last bite under the stove, and the stove smells better for it.',
    'Twenty-five in a row. {name} has dug up every larder it had in the house, and you find them on the mat, in a heap, with the air of a resignation.',
    'Fifty meals on the hour. {name} suspects that you have been robbing somebody, regularly, on its behalf, and has begun to treat you as senior.',
    'A hundred, one after another. There is nothing left for {name} to put by against. It has given its last hidden crust to the other ferret, who it feels must need it.',
  ],
  ages: [
    '{name} is ten days old. It has been in everything with a lid.',
    'Thirty days: you have stopped looking for things in the place where you put them. {name} has not.',
    'A hundred days of {name}, and one of everything you own. It was found lying on it today like a small dragon with no back to speak of.',
    'A year. {name} left it this morning as it leaves everything, backwards, looking at all of it until the tail was through.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['egg yolk'] },
      wish: 'There was an egg on the counter this morning, and {name} has not been able to think of anything round since without it being that. It would like an egg yolk, and no questions.',
      granted:
        'Yellow to the eyes, mask and all. {name} washes one hand, looks at it, and decides to keep the rest on.',
    },
    {
      by: { action: 'feed', item: ['duck hearts', 'raw chicken wing'] },
      wish: '{name} would like something it can be seen running away with. Duck hearts would do, or a raw chicken wing, which has a handle.',
      granted:
        'It ran away with it, round the table, past you, and round the table, until you had all seen. Then it sat down under your chair to eat.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'Jobs are best done on a full stomach, at dusk. {name} would like its meal in the early evening, and will say nothing about what comes after.',
      granted:
        'Fed, at nightfall, in a mask. {name} goes down the hall along the wall. You hear the letter box being tried.',
    },
    {
      by: { action: 'play', item: ['crinkle tunnel', 'dryer hose'] },
      wish: 'All the holes {name} knows have an end that it knows. It would like one it can be fooled by: the crinkle tunnel, or the dryer hose with a bend in it.',
      granted:
        'In, round, out. Who was that in there? {name} goes back to see, and meets nobody, at great speed, again.',
    },
    {
      by: { action: 'play', item: ['rice dig box'] },
      wish: 'It has been digging in your flowerpot, which was too small to contain what it was after. {name} would like the rice dig box, and to be left to it.',
      granted:
        'Rice in the shoes, the bed, the butter. {name} stands in the empty box up to the ankles and looks for the bottom of the bottom.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'An ambush only shows what it is worth when there has been one before. {name} would like you to play twice today, and to be surprised both times.',
      granted:
        'You screamed the first time, and the second time you screamed better. {name} has to lie down in the boot, weak with dooking.',
    },
    {
      by: { action: 'clean', item: ['hammock laundering'] },
      wish: 'The hammock has begun to smell of {name} even to {name}. It would like it laundered, and to help, which means being in it.',
      granted:
        'It comes off the line smelling of wind. {name} gets in, gets out, gets in, and sets about making it smell of somebody.',
    },
    {
      by: { action: 'sleep', item: ['pile of laundry', 'old sweatshirt'] },
      wish: 'You folded everything and put it away. {name} would like a pile to sleep in, unfolded, or one old sweatshirt with the arms left loose.',
      granted:
        'In at the neck. There is a bulge at the chest, then at the elbow, then a nose at the cuff, and then the nose goes back in and you hear it snore.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has had a long night of it, whichever one of them it was. {name} would like to be put to bed, limp, by somebody with two hands.',
      granted: 'One hand for each end. {name} was asleep before the middle was in.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something behind the sofa that it cannot get out alone, because it is too proud of it. Come and sit down there on the floor.',
      granted:
        'You sit. It comes out with one candle end, one cufflink, half a pair of spectacles, and watches your face over each. Then it takes them in again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} has been through your left pocket with its whole arm and would like a go at the right. Come and sit with it, and later come and sit again.',
      granted:
        'Left, this morning. Right, just now. It has found a crumb in the second, and it eats that in the first.',
    },
    {
      by: { action: 'play', item: ['paper bag ambush', 'squeaky mouse'] },
      wish: 'Nothing has squeaked or rustled in this house for hours, and {name} does not care for the way it is not rustling. It would like a paper bag, or the squeaky mouse.',
      granted: 'The bag is dead. {name} wears what remains as a collar, and goes about in it, bowing to the left.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The cork',
        shape: 'cork',
        text: 'From the worst of its hiding places. {name} let you find it, and sat by with its hands folded while you did.',
      },
      {
        name: 'Half of the earrings',
        shape: 'gem',
        text: 'One, gold, with a tooth mark. {name} has never understood why people want the second.',
      },
      {
        name: 'Somebody’s key',
        shape: 'key',
        text: 'It opens nothing in this house. {name} brought it home one night, and has been trying it on things ever since, beginning with you.',
      },
      {
        name: 'The thimble',
        shape: 'cup',
        text: 'Its first job, from under your very hand. {name} gives it back now, as one returns a debt, and will need it again by the evening.',
      },
      {
        name: 'The bath plug',
        shape: 'ring',
        text: 'Black rubber, with its chain: the masterpiece. {name} has put it beside your bed. There will be no more baths, so you may as well have it.',
      },
    ],
    return: {
      name: 'The other glove',
      shape: 'scarf',
      text: 'The pair to the one you kept. {name} had it in its teeth when it came back, and will not say who gave it up.',
    },
    streak: {
      name: 'The lid of the jam',
      shape: 'coin',
      text: 'You had been covering the jar with a saucer. After twenty-five meals in a row, {name} thinks that you have suffered enough.',
    },
    hundred_days: {
      name: 'The bottle top',
      shape: 'button',
      text: 'Somebody left it on your side of a hole, once, for nothing in return. {name} says that it must have been the other one.',
    },
  },
  release: [
    'You hold up the fence wire. {name} goes under it backwards, looking at you the whole way, so that it need never have left. There is your watch, on the post.',
    'There is a hedge with a hole in it, and {name} fits. You see the hole, then the hedge moving, then a hedge. One of your gloves has gone along.',
  ],
  dying: {
    neglect: [
      '{name} had got into your coat, the one that hung in the hall, and down into the sleeve. Nobody put it on. It died there, in the shape of an arm.',
      'No one came in with anything. {name} lay down behind the door, among one of everything, and was found so.',
    ],
    hunger: [
      '{name} is dead. Under the stove, under the stairs, under the rug, all its small stores are open, and they are all licked clean.',
      'The dish lay upside down, and {name} beside it, curled as small as so long an animal can be. It had looked on the underside, too.',
    ],
    illness: [
      '{name} went limp, as it always had in sleep, both ends hanging down. This time there was no sneeze.',
      '{name} died in the laundry, in your old jersey, with its chin out at the neck. There is a button in its hand.',
    ],
    poison: [
      '{name} took it, because it was there, and it has died of it. It could not have known. It never put anything down again in its life that it had once picked up.',
      'What it was given has killed it. {name} lies in the boot, as far in as the toe, and for once had gone in forwards.',
    ],
  },
  returned: [
    'There is a scratching in the wall that has not been there for a while. A tail comes out of the hole, then a good deal of back, and at last a face. {name} shakes off the dust.',
    'Your sleeve is heavy. You look down it, and {name} looks up. It is cold from nose to tail, and holding on to your cuff with both hands.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, long and sable, with one sock. The other is at home, and will be kept.',
      '{name} is in here. It was bound to see what was on the other side.',
      'There is a hole here just the width of {name}, and it went in forwards.',
      'Whoever passes, leave one of something for {name}. Not two.',
      { text: 'Here is {name}, who stole one of everything and was loved for the other.', when: ['from_child'] },
      { text: 'It left each place backwards, and so {name} has never quite gone.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It went through every sleeve in the house, and there was no arm in any.',
        'One glove was laid out on the step, for somebody to have lost.',
      ],
      hunger: [
        'It robbed its own last larder, and then there was nobody left to rob.',
        'There was something of everything here, and nothing to eat.',
      ],
      illness: [
        'Nothing in the house was missing, at the end. Now something is.',
        'It grew quiet and honest, and then it was still.',
      ],
      poison: [
        'It was never able to leave a thing alone, and somebody had left it there.',
        'It took what was held out, whole, as it took everything.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and there is a lemon, no, a drawer, a drawer with a lemon in it, and who left that open? You did. It was you or the other one. Your back is doing the thing by itself, left, left, and the wall is a friend. By the way, the spoon was you as well. Nobody had asked yet. You want your keeper to run. Away or after, either, only let it be now.',
      'You are {name}, you fit, that is the whole of it, there is a gap and then there is you in it. The boot is yours. The bag is yours, and so is where the bag is going. You are laughing under your breath and you cannot remember the job. There was a job. It had a shiny end. Let your keeper put a hand under the rug, just a hand, and leave the rest to you.',
    ],
    content: [
      'You are {name}, and you have one of it. It does not matter which it. It is behind the sofa, or it was, and someone very able has moved it, and you are on the trail, in no hurry, through a sleeve. The house ticks. Someone is bringing in shopping. You will say this much: the pepper is safe. You would like your keeper to sit down somewhere low, with pockets.',
      'You are {name}, and there have been {days} days, and you have something from every one. Not the good part. The lid of it, the left one. You go over them in the dark behind the dresser and come out with fluff on your whiskers, and there is your inside man, pouring tea, with no idea. Or with some idea. You want to be picked up in the middle and let hang.',
    ],
    bored: [
      'You are {name}, and you have been in that. And that. In that you have been twice, and you came out of it and it was still Tuesday. You robbed yourself and did not give chase. There is a whole animal here, hinge to hinge, going slack for want of a reason. You do not need much. A rustle. A foot under a blanket. Will somebody, please, play, and be bad at it.',
    ],
    hungry: [
      'You are {name}, and it goes straight through you, that is how you are built, it is a short road and nothing stays on it. You had a bit put by. Somebody found it. It was you. So, the dish: you have turned it over, and there is nothing on the back, and you are bringing it, clang, to the one who knows where the meat lives. Fill it. Then you will tell about the key.',
    ],
    starving: [
      'You are {name}, and there is less and less of you to go round the corner. You have been to all the places. Under the stove there was a smell, and you ate it. You own up to everything, the spoon, the watch, the plug, if that is what it is about. You cannot feel your back feet, though they are following. Meat. Any. Hold it low. You will not run away with it, this time.',
    ],
    sick: [
      'You are {name}, and there is a key on the floor, and you let it lie. That is how you know. Something has got in, by some gap or other, and is going through you drawer by drawer, and it does not even laugh. You are too hot in the middle. You would like the spoon, the bad-tasting one, and the towel wrapped round with only your face out, and whoever holds the towel.',
    ],
    failing: [
      'You are {name}, and you are not in anything. There is floor on one side and air on all the others, and you cannot find your edge without a sleeve to it. You had meant to go backwards out of this. It is a long way to go backwards. Let there be the medicine, quickly, and a coat, and your keeper’s arm already in it, so that you know what shape to be.',
    ],
    near_death: [
      'You are {name}, and nobody has come in with a bag. You put things out in a row, one, one, one, for someone to come along and pick up. They would come to you at the end of it. You have left the tail out where it can be seen. If there were a step now. If there were a hand to be cold in. Sit down here. You need not bring anything.',
    ],
    asleep: [
      'You are {name}, and it is a house you have not been in, and every drawer is open by an inch. You go through it like water. There is one of everything. In the last room another comes towards you along the wall, long, masked, with something in its mouth, and holds the door. After you, it says. No, you say, after you. If your keeper sits by, let them leave a cuff where you can hold it.',
    ],
    shy: [
      'You are {name}, and there is a large one out there with two tunnels for arms. You have looked at it from five holes. It has a coat. You have taken nothing from it yet, which is only manners. If it moves, you are gone, you were never here, you can do that backwards. But it hums. If it sat a while, with its pockets open, and hummed, you might be in there already.',
    ],
    back_from_death: [
      'You are {name}, and you were somewhere with no back way out. You tried. You went along the whole wall. Then there was a gap, about as wide as a voice, and you have always been able to get through anything your head fits. You brought one thing with you and left the other. Now you want the inside of a sleeve, a person in it, and the dish at the proper hour.',
    ],
    hurt: [
      'You are {name}, and you took it, of course you took it, it was held out. Nobody said that some of them bite back. You are going away from it, backwards, and it comes with you. It is in there and you cannot get behind it. You do not think that they meant it. They looked as surprised as you. Let them take the rest of it out of the house, and sit here, and not hold anything.',
    ],
  },
}

export const FERRET: Species = {
  slug: 'ferret',
  name: 'Ferret',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.4,
  innate_traits: [],
  personality:
    'A burglar with no plan and total confidence. Steals first, forgets why, and is thrilled to discover the loot.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'ferret kibble',
        'raw chicken wing',
        'egg yolk',
        'duck hearts',
        'freeze-dried turkey',
        'minced rabbit',
        'salmon oil',
      ],
      play: [
        'crinkle tunnel',
        'stolen sock',
        'rice dig box',
        'dryer hose',
        'wrestling glove',
        'paper bag ambush',
        'squeaky mouse',
      ],
      clean: [
        'ferret shampoo',
        'ear mite swab',
        'nail trim',
        'hammock laundering',
        'corner litter tray',
        'oatmeal rinse',
        'hoard clear-out',
      ],
      medicine: [
        'distemper vaccine',
        'adrenal implant',
        'hairball paste',
        'vet checkup',
        'antibiotics',
        'flea treatment',
        'duck soup',
      ],
      discipline: [
        'gentle scruff',
        'firm no nipping',
        'loot confiscation',
        'two minute playpen',
        'bitter apple spray',
        'toy swap',
      ],
      sleep: [
        'hanging hammock',
        'old sweatshirt',
        'fleece sleep sack',
        'dark drawer',
        'pile of laundry',
        'snuggle cube',
      ],
    },
    harmful: ['chocolate', 'raisins', 'xylitol gum', 'onion', 'ibuprofen', 'rubber eraser', 'cedar shavings', 'milk'],
  },
  appearance: {
    look: 'a long sable ferret with a pale bandit face, a damp pink nose and a stolen sock in its teeth',
    colours: ['#6b4a34', '#efe0c6', '#2e211a'],
  },
  figure: {
    eyes: '#1f1714',
    body: 'low',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.6,
    tail: 'puff',
    tailSize: 0.72,
    marking: 'bandit',
    extras: ['whiskers', 'sock'],
    headSize: 0.9,
    girth: 1.02,
    shift: -14,
    size: 0.96,
  },
  book: BOOK,
}
