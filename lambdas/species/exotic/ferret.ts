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
    'The egg has a hole in it no wider than a thumb, and then it has {name} coming out of the hole, and still coming. There seems to be no end to it. There is a tail.',
    'Out comes a masked face, wet, looking left and right like somebody on a landing. {name} climbs down, goes back in for a piece of shell, and makes off with it under the stove.',
  ],
  looks: {
    thriving: [
      'A cushion walks across the carpet and hits the doorpost, and hits it again, until {name} comes out from underneath to see who is carrying it. There is nobody. It is thrilled, and goes back in.',
      '{name} has opened the piano. One note, then a much lower one, then all those in between, very fast, and it looks out over the edge with felt on its nose. Somewhere it has a hammer. The next tune has no F.',
      {
        text: '{name} comes round the door, sees you, and discovers with joy that it is carrying a sock. It hides the sock behind your heel and leaves. In a moment it is back, and finds it, and cannot believe its luck with you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing. It sees a lace on the floor, steals it, forgets why, and follows it along to discover what it has got. At the other end of the lace is you. It is thrilled.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing and is looking through its loot, astonished by each piece. It looks up and is astonished by you. Then it takes your sleeve in its teeth, very gently, and starts pulling you over to the rest.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} tows you by the trouser leg to the back of the cupboard, to show you something. A sock. A glove, yours. Another sock. It stares at the heap, then at you. It had no idea the two of you were so rich.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} wants for nothing, so it goes up your trouser leg, through both pockets and out at the collar, and takes nothing. It just likes the route.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has stolen something and is beside itself with joy. It stops to see what it is, and has joy again. Then it sees you, who might well be the owner, and the whole length of it pours backward under the dresser, loot last.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has just discovered a sock, which it stole itself, and is beside itself with luck. Then it sees you. It lays its whole long body between you and the sock. Step back, and it can go on being lucky.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and has found a sock. It does not know what that is, but it has it. It is in it, in fact. You hear a chuckle from the toe. You touch the toe, and the chuckle moves to the heel.',
        when: ['baby'],
      },
      {
        text: '{name} has been in the world for hours, and nobody has told it what belongs to whom. It wobbles up, damp nose first, glad of everything, and takes hold of your cuff. It does not know you. It has you, though.',
        when: ['baby'],
      },
      'In the boot, in the bag, in the other boot: {name} is a new shape each time you look, with its tail gone off like a bottle brush. After {days} days it is still not used to it.',
    ],
    content: [
      '{name} is lying in the fruit bowl, the shape of the bowl. It moved out an orange, and the orange is on the stairs. There is no plan. It scratches one ear, and looks about as if it might buy the place.',
      '{name} pulls out a sock from beneath itself and cannot think how it got there. It looks at the sock for some time with its head on one side. Then it lies down on it, so as to find it again later.',
      '{name} lies on its back in the log basket with a clothes peg on its chest, going up and down. It does not know how it came by that. It has looked round for the owner and seen nobody. It is keeping quite calm.',
      {
        text: '{name} lies over your feet like something that was poured there, too comfortable to steal. One paw is on your pencil, and that is all. The pencil has not been moved. It has merely been spoken for.',
        when: ['trusting'],
      },
      {
        text: '{name} has moved in behind the skirting board, and you hear it there, going to and fro, putting things somewhere else. You knock. It stops. After a bit the same things, a little more softly, are put back.',
        when: ['wary'],
      },
      'There is a bare place in the hoard with dust all round it, and nothing has been put there since: {loved}. {name} goes in to look at the bare place, and comes out backwards.',
      {
        text: '{name} goes through your pockets and finds them in order. A string, a pencil end, a mint. It puts back the mint, with a hair on it, and lies down across your lap, like a bar across a door.',
        when: ['trusting'],
      },
      {
        text: 'It takes you by the trouser hem and shows you the good one, behind the third stair: one glove, one spoon, the bath plug. Then it looks at you, and closes your fingers over nothing, for silence.',
        when: ['trusting'],
      },
    ],
    curious: [
      '{name} has put its head down the sink, and its neck, and its shoulders, and you can hear it talking in there. What is left on this side is mainly excitement.',
      'You zip up the bag. The bag goes on moving. A nose undoes the zip from inside by the width of a nose, to ask where the two of you are going.',
      'A new cardboard roll, thirty inches. {name} goes in at one end and you watch the other. It comes out of the first, backwards, to see what you are watching.',
    ],
    bored: [
      '{name} opened a drawer, looked at the spoons, and shut it. It has come to something when a burglar shuts drawers. It lies on the rug like a lost belt. Come and be robbed. It needs a game.',
      '{name} has found its own loot, all of it, and is not thrilled. It pushed a thimble with its nose, watched that roll, and did not go after. Run away from it, please, with a sock. It wants playing with.',
      {
        text: 'You leave your purse open on the rug, and come back, and it is all there. {name} is lying beside it with its hands together. It has gone honest. Play with it, quickly. Be robbed.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} looks into its dish, goes off, and comes at it again from the other side, where it might be a different dish. It knows a cleaned-out place when it sees one, and this was not its work. Its meal is due.',
      '{name} has broken into the food cupboard and cannot do the tin, so it has brought you the tin. It has also brought the corkscrew, a candle and one mitten, since one never knows. Its meal is due.',
      {
        text: '{name} has stolen a dish. It has just come upon it behind the sofa and is beside itself, and it is empty, and that bandit face comes slowly up to look at you, one thief at another. Feed it now, in plain sight.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has stolen its own bowl, forgotten it, and been thrilled to find it behind the sofa. It is empty. It keeps a paw on it, because you might take it. You had better. Bring it back full, and late as it is.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has burgled its dish three times and got nothing. It backs away with the sock instead, watching you closely, since one never knows who steals. The meal is overdue. Put it down where it can be stolen.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} would never take a meal from you. It might steal one. The meal is overdue and it is too weak to go far, so put it down by the sock, close to the pink nose, and look the other way.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} was stealing the empty dish and got as far as the mat. It lies there with its chin inside, and when you come near, it pulls the dish one inch away from you. The meal is late. Fill the dish where it is.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} broke into its own dish and there was nothing to take. It comes to you about this, and lays the sock in your hand, and leaves it there for almost a second. The meal is overdue. Please bring something worth stealing.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} suspects that its meal has been stolen. It has searched the usual culprit twice, down to the sock. Now it goes up your sleeve, only as far as the elbow, to be fair. Nothing. The meal is late. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is hours old and has burgled its dish. It was empty. It burgles it again from the other side. It looks at you, with nothing in its teeth for once, and goes backwards under the rug. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is going through your pockets, in at one and out of the next, and makes no secret of it. This is not theft. You are sure to have it on you somewhere. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'One by one {name} steals back to you whatever it has stolen, the cork, the button, both the socks, and lays them by the dish. It has no more to offer. It dances a bit. It does so want its meal, which is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has caught a sock, and sucks at the toe of it, hopefully. Nothing comes. It is too new to know whom one asks. It squeaks in your direction and gets into the sock, head first. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} has had the dish under the dresser since it was emptied, {hours} hours ago, and hisses when you look in. Step back, and a paw will push it out as far as the edge. Its meal is due.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has been under the stove for the crust it hid there, and the crust was gone. It had eaten that already. It looks at the place again. Its belly has gone hollow as a glove. Feed it, please.',
      '{name} has brought you the dish, and then the bag, and the bag is empty. It puts its whole self in, to make sure, and comes out at the bottom with nothing. It is really hungry. Please give it dinner.',
      {
        text: 'It has your left shoe under the dresser, and it puts out the tip of a lace, and draws it in. Those are the terms. Leave a meal on the boards, {name} says, and step back.',
        when: ['wary'],
      },
      {
        text: 'One of your shoes has gone, and through the gap in the boards, where it went, come a nose and one thin hand. It opens, and shuts on nothing. Push a meal across, and the matter of the shoe can be discussed.',
        when: ['wary'],
      },
      {
        text: 'It comes out at your collar and puts its cold nose in your mouth, to see whether anyone has been eating in there without it. Nobody has, and that is the complaint. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has come up your sleeve as far as the armpit, where it keeps a little something by, and there is nothing. It looks at you out of your own collar. You are its larder. Be so good as to fill it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You open the fridge and {name} does not run in. It stands against the door on its hind feet, swaying a little, holding on with both hands. There is hardly any width left to it. Feed it now.',
      'It runs on so little and it runs out so fast, and it has been {hours} hours. {name} lies along the empty dish, which for once it is not stealing. Meat, now.',
      '{name} has brought you what it hid against bad times: one dried yolk, one feather, a crust that is mostly dust. That was all of it. Bring food at once.',
      {
        text: '{name} has brought back the bath plug and laid it in front of you, and itself after it, flat. It will take anything for it. Meat now, warm and soft, and medicine after.',
        when: ['weak'],
      },
      {
        text: 'The bin is on its side, the bread crock has been opened from below, and {name} looks out of the stove with flour on its mask. It will not come for calling. Leave meat in the open, at once, and go.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has crept into the empty dish and taken its shape, round and shallow, with its face towards the wall. If you bend it hisses, hardly. Put soft meat at the rim now, and medicine on the meat, and back away.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} makes off with a sock and has to stop, as if somebody had put a stone in it. It lies down on it in the middle of the hall. That is no hiding place. Let it rest, please, or give it medicine.',
      'The front of {name} sets out across the rug, and the back comes on some time after, trailing. Neither of them has a plan. There is no spring left in the hinge. Medicine, please, or rest.',
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
      'You can tell from the stairs which cupboard {name} is robbing. It has been two days, among pipes and ashes, and nobody with such a smell ever got away with anything. It needs a wash.',
      '{name} was sable two days ago, with a pale face. It is all one colour now, that of the flue. It sat down on the clean sheets to think, and there is a ferret on them still. Wash it, please.',
    ],
    sick: [
      'A drawer stands open, and {name} has gone past it. It has got as far as the mat. There it lies flat, with its hind legs out behind, and the sock it started with is somewhere back along the hall. Medicine, please.',
      'There is a sock by {name}, and its chin is on the floor next to it. It has the look of somebody who came into a room for something. Its eyes run, and it grinds its teeth. Medicine, please.',
      {
        text: '{name} has a sock between its paws and is doing nothing with it. Its nose is dry, and the coat stands up along its bones. It sees your hand coming, and draws the sock in front of its face. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'You find {name} in the first place where you look, and it would never have allowed that. It lifts a lip at your hand, and then has to put its head down. The long side goes too fast. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'It has gone in behind the boiler, forwards, and not come out. You can hear the teeth grind. Lay a spoon of medicine where the warm pipe bends, and turn your back, so that it can be stolen.',
        when: ['wary'],
      },
    ],
    failing: [
      'One could always pour {name} from hand to hand. It does not run any more. It only hangs, and the paws are cold. You lay the sock under its chin. The nose does not turn. Medicine, at once.',
      '{name} has crept into your shoe, the shape of the shoe, as always. But it does not fill it. You put your fingers in, and it does not take them. Far down there is a little warmth. Medicine, at once.',
      {
        text: '{name} lies in the open, in the middle of the floor, where it never once stopped. It sees you. It sees the gap below the door, behind you. It does not go for it. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} lets you lift it. All that length, which has gone through your fingers every day, hangs over your hand and does not go. Medicine at once. Then your sleeve, and hold the end shut.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has got together all that you left lying about, a glove, a lace, one cuff, and for {hours} hours it has lain in the middle of that. It is everything you had, except for you. Sit with it, now.',
      'In all the house {name} has moved nothing and nothing is missing. One sock lies before the door, as far as it got, and it lies there beside it, with its head on the toe. Sit with it, now.',
      '{name} has pulled your scarf down off its hook and got as far as the middle of that. There is wool in its teeth, and they are not holding it. It smelled of you, and you did not come. Sit with it, now.',
      {
        text: '{name} has laid your things out on the mat, every one it took, in pairs. It had both, all along. It sits behind them by the door, quite well, and has for {hours} hours. Come in now. Take back anything, or nothing.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a glove on the boards with the fingers filled, and it is {name}, cold, as far in as it could get. It does not want looking at. Lay your hand over the glove now, and leave it there. Medicine after.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in your hat, up to the brim, like something poured in and left to set. You tip the hat. The level stays. One paw hangs over the edge with nothing in it, and slowly shuts.',
      'Asleep, {name} is running. All four feet go, and the jaws hold something that must be enormous, since it keeps stopping for a better grip. There is a low chuckle. It has got it through the letter box.',
      {
        text: '{name} is asleep, poured into the toe of something it stole, all but the nose. You bend closer. The nose stops. One paw comes up out of the dark, feels for the edge, and draws the opening shut.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep inside your sock, all but the bandit face, which is damp and breathing. It does not trust you. It trusts the sock. Do not ask for it back.',
        when: ['wary'],
      },
      {
        text: 'You put on your coat, and one arm of it is full. {name} is asleep in it, all the way down, with its pale mask out at the cuff. You take the other arm only. It has your glove, and smiles.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the sock drawer, and when you lift it, it hangs down on both sides, and you have to pour it back. One eye opens, sees that it is only you robbing the place, and shuts.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep down the front of your jersey, where it went to see what you had on you. You had a heartbeat. It has both paws round that. It runs out a little at the hem, and sleeps on.',
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
      'Something goes along behind the books, from A to M, and stops where you stop, and it is {name}. It has taken nothing from you, not so much as a pencil. Sit with it, and leave a pocket open.',
      '{name} looks out of the sleeve of a coat and sees you, and is gone, and looks out of the other one. Then it is the collar. It would go if it knew where. Sit down by the coat, please, and stay.',
      '{name} is in the house, because you hear it breathing behind the coal, but nothing has gone missing. It takes only from those it knows, and it knows nobody. Sit there with it, please, and leave one lace undone.',
      {
        text: '{name} is hours old and has already stolen the corner of its own blanket, and dragged it as far from you as a corner goes. Sit down quietly, and don’t ask for it back.',
        when: ['baby'],
      },
      {
        text: 'Fed and awake, {name} has gone backwards into a sock until only the damp pink nose is left, and the nose is pointed at you. Sit beside the sock. Be quiet. The nose will come first.',
        when: ['baby'],
      },
      {
        text: 'There is a gap behind the skirting as wide as a thumb, and {name} is in it. You see a mask, then no mask. It has taken nothing of yours, for it wants nothing. Put your glove down near, the left, and sit.',
        when: ['from_child'],
      },
      'It has been longer alone than this: {wait}, once. {name} keeps the table leg between you and does not come out for it. Sit. It will run out of table leg.',
    ],
    back_from_death: [
      '{name} is back. It came in backwards, all the way from wherever that was, so that it need not have been there. Stay close, and have its next meal ready on time.',
      'Every hiding place is empty, and {name} goes from one to another, not looking for things. It settles on your foot. Be here today, and be punctual with the dish.',
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
          text: '{name} steals its own meal out of its own dish, a mouthful at a time, hides it behind the sofa, forgets, and discovers it with a shriek of joy. Then it comes out backwards and shows you where. Nobody else has been told.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} steals its own meal from under your hand, exactly on time, while you are still holding the dish, and flows off behind the chair with it. Then it comes back for you. It has you by the cuff and is pulling.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} needs its teeth for the meal, so it gives you the sock to hold. You were on time, and it eats with a dance in it. Then it discovers a sock in your hand, is thrilled, and lets you keep the toe.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} seizes the dish, drags it backwards under the cupboard and chuckles over the haul. It has robbed you, and right on time too. Then a damp nose comes out, and the rest is eaten in full view of the victim.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal is just where it should be, just when, which {name} takes for a burglary gone perfectly. It eats, hides the last of it behind the curtain, forgets, finds it, and comes back overjoyed to show you the place.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You give {name} its meal, on time, and it is so happy that it steals it. It eats behind the sofa. When you look over the back, it puts the sock on top, and a paw on the sock.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You look for your other glove while {name} eats. It breaks off at once to help. It looks under the rug with you, in the boot, behind the stove, and there it is, with eleven others. It cannot get over it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, wild with joy, and burgles the last bite out of its own dish, right in front of you. It hides it in your shoe, past your foot. There is no safer place.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, robs you of a button, dances backwards down the hall with it, hides it and forgets. Later you find it in your own coat pocket, along with all the others, and somebody’s sock. So that is where it keeps things.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} comes out to eat what you brought, on time, and leaves with the end of your shoelace. It is its first crime. It pulls, stops, looks along the lace, and sees, at some hours old, how much of you there is.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}, hours old, eats, on time, and then discovers that it goes on behind. It steals its own tail. It has never been so happy, and brings the loot to show you, whoever you are.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'After {streak} meals on time {name} eats the whole dinner on the spot and hides none of it. It looks at the empty dish, shocked at itself. Then, to keep its hand in, it takes your spoon.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'By now you put the dish down and your keys up, and {name} eats everything, looks to where the keys were, then to where they are, and gives you a long, low chuckle of respect. It has your watch, though.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is as long as a finger, and the back end has not heard about dinner. The front end eats. The back comes to see what is keeping it, and steps in the dish. Neither of them has looked at you yet.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and steals the dish. The dish is bigger than {name}. So that is {streak} on time, and one job half done, and it lies flat behind the rim, getting its breath, and hisses that you saw nothing.',
          when: ['baby'],
        },
        {
          text: 'After all this time {name} no longer knows which of your things it stole and which you gave it. It eats up, drags out the heap, and goes through it beside you. Neither of you is sure. You leave it in the middle.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} finishes dinner and walks you round the old jobs: the clock, the boot, the pot where you first caught it. It cannot recall why it did them. It is as proud as ever. In the last one there is your ring.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} eats half, steals the other half, forgets, discovers it, and is thrilled. You have brought {streak} in a row on time, and it has robbed itself of every one.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one mouthful and hides it behind the clock, for it had no appetite yet, only the habit. It forgets where. It is thrilled to find its dish is still full. Come again at {opens}.',
        'You are early, and {name} was not expecting a delivery. It eats a corner, to see that it is sound, and puts the mat over the rest. It will discover that for you at {opens}.',
      ],
      late: [
        '{name} eats the late meal down to the shine. Then it goes round to your coat, and unpacks one pocket, and leaves what it finds. There was nothing there it wanted. That has not happened before.',
        '{name} tried every drawer for its dinner, and they are all out, each a little further, like stairs. It eats up, and climbs by the drawers to the top of the chest. It does not stop at your shoulder.',
        {
          text: '{name} had left you a stolen sock, beside your foot, on loan. The meal is late. It eats in raptures, comes back in one long brown line, and steals the sock.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The meal is late. {name} eats it, thrilled, then steals your sock and forgets why. It looks at the sock, looks at you, and remembers. Then it takes the other one.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} steals the late meal out of its own dish and eats it under the dresser, thrilled with the haul. You were supposed to be the lookout. From now on it works alone.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats some of what came so late, and steals the rest, to be safe from you. It gets two inches with it and has to lie down on top. It is weak. Bring medicine, and look as though you cannot find it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} forgets why it does anything, but it remembers the wait. It eats, limp as string, with the stolen sock laid across the floor between you. Do not step over the sock. Put medicine down on your side.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats the late dinner with joy, forgets that it was late, and starts up the inside of your sleeve. At the elbow it remembers. It comes down again, backwards.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had shown you two of its hiding places, the poor ones. It eats the late meal, full of bounce, then goes and empties both of them before your eyes. It carries it all by, piece by piece, to somewhere else.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old, and tried to steal the meal while there was none. It eats now, wolfishly, all in a line. When you go to stroke it there is nothing under your hand. It has learned that, at least, from you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is too glad to be cross, and eats, and comes up your sleeve as ever. You feel about for it, and for your watch, and there is no watch. It has that now. It would like to see for itself when you come.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'While it waited {name} gave everything back. The pens and the other glove lie in the open. It eats the late meal to the end. It does not care to have things of yours about it just now.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a little, and does not carry off the rest. It leaves good food lying there, and drags itself, long and low, away from your hand and into the shadow of the chair. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had brought a sock to meet you with, and as you did not come it forgot what for. It eats up, finds the sock, and is thrilled. It dances over sideways to give it to you. You get one end.',
          when: ['trusting'],
        },
        {
          text: '{name} pulls the late dish under the dresser by its edge, and eats everything, and pushes it out empty. You hold down your hand. Nobody robs the hand. A box is dragged across the hole, from inside.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} had put something by, once, and for {hours} hours it tried to remember where. It eats on its side, all of it, with its eyes shut, and does not care who brought it. Never make it search so long.',
        '{name} has chewed through a leather strap, and it was not for fun. It has been {hours} hours. It eats everything, and its long back trembles from one end to the other. It drags itself off from you, forwards. Come in time.',
        {
          text: 'For {alone} there was nobody to rob, and {name} had to steal its own sock, again and again. Now it eats. Then it takes the sock away round the corner from you and, for once, remembers why.',
          when: ['wary', 'well'],
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
        {
          text: '{name} eats. It had left your shoes alone for some time, and that was not a good sign, and then it had stolen one, and that was. It stands there afterwards, in front of you. It has brought the shoe back.',
          when: ['warming'],
        },
        {
          text: '{name} eats it all, quickly, and comes up your sleeve as it has always done. It goes through you there, you feel it, pocket after pocket, with cold feet. It is not stealing. It is looking for something to eat later.',
          when: ['trusting'],
        },
        {
          text: '{name} eats, and steals nothing. It goes by your open bag, your shoe, the glove hanging out of your pocket. The pale face does not so much as turn. It gets in behind the skirting, backwards, and pulls the sock in after it.',
          when: ['wary', 'well'],
        },
        {
          text: 'The bottle brush of a tail lies flat. {name} eats slowly, the whole meal, and puts no last bite by. It does not look as though it thinks of coming back. You hold out a sleeve. It goes in under the floor.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} went round its hiding places, and in none was anything to eat. It takes the meal flat to the floor, all of it, and hides none, and goes. Do not make it look again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is full to the far end, and that is a long way. It looks at dinner, tries to steal it, gets it as far as the edge of the dish, and lies down. Come again at {opens}.',
        'You offer dinner, and {name} pours itself over your foot and groans. There is a bulge in the middle, like a sock with an orange in it. It could not take so much as a crumb. Try at {opens}.',
      ],
      ill: [
        '{name} lets you put the food to its lips, and takes a lick of it, and another, and hides nothing. It gets down a few. Then the nose sinks in your palm. Give it medicine next, please.',
        'The dish is too far, so you bring it to {name}, and it eats lying down, a bite and a long rest. You push the sock in under its chin, for a pillow. When it has stopped, medicine next.',
      ],
      loved: [
        '{name} stole the first mouthful, and the second, and then found out that all of it was meant for {name}. It was {item}. It has never known a job go so well. It eats up, and wipes its prints off the dish.',
        'It says {item} on the bag, and {name} has got into the bag. You hear chewing, chuckling, and then the bag comes towards you sideways. There is nothing left in there but ferret, from end to end.',
        {
          text: 'You have brought {item}, on time, and {name} steals the lot out of the hand that is giving it. It eats under the chair, thrilled by its luck. Then it comes back and lays its sock across your foot.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, and then does your pockets, as usual, for the spoils. It has them all out on the floor, key, comb, string. It looks them over, chuckling. It puts the key back. It may want you to be able to get in.',
          when: ['warming', 'well'],
        },
        {
          text: 'You hold out {item}, on time. {name} will take nothing from you. So it goes away, comes back round the sofa as a burglar, steals the lot from your open hand, and eats it, thrilled.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats fast, with the sock held down under both back feet, where you cannot get at it. You might be a burglar. It knows how they look at a sock.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} eats, forgets that it has, and sees the empty dish. You have been robbed. It goes through all your pockets, to help.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} steals {item} from your hand, on time, though you were giving, not guarding. Halfway round the room it finds out what it has got, is thrilled, and comes back to eat on your foot.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} eats round it, backs off from it, and comes in again from the side, in case it had turned into egg: {item}. It had not.',
        'With great care, and using its nose as a spade, {name} buries this in the corner of your jacket: {item}. It would have stolen chicken.',
      ],
      harmful: [
        '{name} stole it, of course, and had it down before it knew why. It was {item}. It has come to you forwards, for once, with nothing in its teeth, on legs that shake. Lock that up where even this one can’t get in.',
        'The long back of {name} is bent in the middle like a staple, and it paws at its mouth, as though somebody had put something there. The word is {item}. That does not go away by being forgotten. Never again, please.',
        {
          text: 'It was {item}. {name} stole first, as ever, and forgot why, and now it is on its side with its mouth open, pawing at it. It has dropped everything. Lock that away, with a lock it cannot pick. Bring water, keep it warm.',
          when: ['item'],
        },
        {
          text: '{name} has dragged itself out of its hole and left the sock behind. It retches, it shakes, its tail is like wire. That is {item}. Look for where it has hidden the rest, and take it all out of the house.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You chase {name} round the sofa until it is behind you, and it stops, and it seems to have forgotten which of you it was. It thinks. It goes for your heels. You run, and it is laughing all the way.',
        'You lift the edge of the rug, and {name} has gone in. The lump runs here, runs there, and bangs into your knee. It comes out backwards with its hair on end, tells you that there is somebody in there, and dives.',
        {
          text: '{name} breaks off the romp to hide its sock from you. Two somersaults later it comes upon a sock and is overjoyed. Then it sees you looking. It breaks off the romp to hide its sock from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} bounds at you sideways, off you backwards and round you twice. It would laugh aloud, but then it would have to let go of the sock, and you are standing right there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} goes in at your collar, down, round, and comes out at your trouser leg with a sock in its teeth. It shows you what it has found. You were wearing it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You run off with its sock. Nobody has ever robbed {name} before, and it is the finest thing that has happened to it. It comes after you, dooking, up your leg, steals it back, and gives it to you, to do again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} steals the sock off your foot while you are still in it, drags you a yard, forgets why, looks round, and is thrilled to discover that it has got away with a whole person.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} dives up your left sleeve to rob it and comes out of the right one, bandit face shining, with nothing. But on the way it met an elbow. It is going back in for the elbow.',
          when: ['warming', 'well'],
        },
        {
          text: 'You flick a duster, and {name} goes off like a spring, sideways, mouth open, hits the table leg and comes at you from where it was not aiming. It has the duster. It has lost the duster. It has found a duster.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You wiggle your fingers under the rug, and {name}, who did not know that rugs did that, jumps straight up with its tail like a pipe cleaner. It comes down facing the wrong way, hunts there, and looks at you. More rug.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lay your hat on the floor, and {name} knows that for the trick it is. Presently the hat sets off backwards across the carpet. You make a grab for it, too slow, on purpose. Under the sofa somebody chuckles.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'Something tugs at your heel, and when you turn round {name} is looking at the ceiling. It has not got your shoelace. It comes a little closer, to not have it better.',
          when: ['warming'],
        },
        {
          text: 'You shut your eyes, and {name} hides, in the same bag as ever, with the tail out. You look in the clock. The bag chuckles. You look in the butter dish. The bag falls over, and comes for your ankles.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tickle {name}, which is as happy as a ferret can hold, and so it spills. It runs over your wrist, off the sofa, and on to a button, which is the best button yet. That is what it said of the last one.',
        'You trail a scarf past {name}, who was laughing before you came in. It steals the scarf, and the fringe, and the idea, and dances away sideways with all three. It would have danced away without.',
        {
          text: 'Halfway through the game {name} discovers a sock in its own teeth and is overjoyed, as it was before you came. It is your sock. It backs away with it under the cupboard, in case you are a thief.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The game is over and {name} is as thrilled as it was before it. As you go, it puts its damp pink nose into your left pocket, then your right. It takes nothing. It is checking what you took.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} could not be more thrilled, it has a spoon. You play with it, and it plays with the spoon in its teeth. When it leaps on you it has to drop it. It leaps on you. It does not see where the spoon went.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} was dancing already, sideways, for no reason that it could remember. You dance as well. It has its reason now. It steals your slipper, in celebration, goes off with it, and brings it back when your foot gets cold.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'On the landing {name} is doing its war dance, all alone, with a hairbrush. You do a step or two downstairs. It stops, counts the exits, and does the rest behind the banisters, where you get it in slices.',
          when: ['wary'],
        },
        {
          text: '{name} has loot in the slipper, loot in the teapot, and not a wish in the world. But you are crawling after it so hopefully. It lets itself be arrested, twice, paws up, to please you, and goes back to work.',
          when: ['trusting'],
        },
        {
          text: '{name} plays, since it was bouncing anyhow. It steals the game, it steals the prize, it forgets which side it was on. Afterwards it goes through your pockets, finds a sock it put there, and is thrilled with you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You get down on the rug to play, and {name} was already as thrilled as there is room for. So it shares. It brings out a cork, a curtain ring and half a comb, and puts them on you, one by one.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You drag a sock past {name}, and its eyes go after it, and a paw comes out, and lies there. That was a good sock. It cannot get up for it. See to what it needs first.',
        'You do the dance for {name}, sideways, with your mouth open. It looks on with its chin on the floor, and one hind foot gives a twitch, for old times. It is no good now. See first to what is wrong.',
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
          text: '{name} plays with a stolen sock in its teeth. It is {item}, which it loves, and it laughs round the sock, but it will not put it down while you are there. It is your sock.',
          when: ['wary', 'well'],
        },
        {
          text: 'For sheer love {name} steals {item} outright, forgets, and is thrilled to find such treasure behind the sofa. Then it sees you. It knows a thief when it sees one, and moves everything.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} robs you at {item}, quite openly, and you rob it back. It has never met a colleague. It dances sideways, dooks, falls off the step for joy, and then shows you, under the stair, where it keeps the other half of everything.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For {item}, {name} pours itself down your neck and comes out at the ankle with your sock. It is astonished to find a foot in there. It gives the foot a good look, and the sock back, and goes in again at the top.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You and {name} play at {item}, and it goes off with the whole game under the cupboard. You wait. It comes back for the one thing it had not got, takes you by the finger, and pulls. You nearly fit.',
          when: ['warming', 'well'],
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
          text: '{name} knows a robbery when it sees one. It had a whole coat of mud, and now you have it. It takes its sock to the far wall, beautifully clean, and sits on it.',
          when: ['wary', 'well'],
        },
        {
          text: 'The soot comes off, and with it go, plink, a button, a bead and a tack, that {name} had about it. It watches them sink. You hand it back the button. It looks at you, dripping, the way one does at a policeman who waves.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, and it hangs over your hand like a wet stocking, and lets you. The dirt goes. Halfway down it wakes up to the fact that it is being bathed. It looks up the length of itself at you, and hangs on.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hold {name} in warm water as lightly as one holds something without corners. It grows longer and longer, until the hind feet are out on the rim. The dirt has stayed behind. It backs away from you, and takes the towel.',
          when: ['wary'],
        },
        {
          text: 'You wash {name} to the end and find that there is more of it, and then some more. It hangs over your arm and lets you. When all of it is clean it is very affectionate, and you cannot find the soap.',
          when: ['trusting'],
        },
      ],
      little: [
        'You bath {name}, and the water stays as it was. It is a burglar of some standing, and leaves no marks even on a bath. While it is here, it has a look behind the tap.',
        'You brush {name} from the nose to the other end, which is a journey, and do not bring home a hair. It has been going through pipes, and they polish. At about the middle, somehow, you lost the brush.',
        {
          text: 'You wash {name}, who was clean, and in the course of it your watch goes. Some time later {name} finds it in its own mouth and runs to show you.',
          when: ['well'],
        },
        {
          text: '{name} was clean when it went in and is clean now it has come out. Something, then, has been taken. It goes up your sleeve to see whether you have got it.',
          when: ['well'],
        },
        {
          text: '{name} was clean, apart from its conscience. You wash it, and it squeezes out between your fingers as soap does, and you wash it, and it squeezes out. Then there is only soap. It is under the bath, wet through, with your ring.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and it got in the water by itself, since your hands were in it. It goes round them, hinged in the middle, chuckling. It has found a ring on one. It will need a little longer.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash {name}, which had just been washed, and it lies along your arm in the suds with its legs hanging down, and could not be longer. Nothing comes off. It takes hold of your thumb, so that you will not stop.',
          when: ['trusting'],
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
          text: 'From your hand {name} would never take it. So it steals the medicine, bolts under the sofa and has it down before you can get it back. It does good. You have been robbed of the right thing.',
          when: ['wary'],
        },
        {
          text: '{name} will not put down the sock while you are near it, so the medicine has to go in round the sock. It goes down and does good. The sock was yours. The growl is for if you remember.',
          when: ['wary'],
        },
        {
          text: '{name} takes it and makes a face with the entire mask. Then it goes up your sleeve as far as the dark, and lies round your arm like a bandage, hot, and by and by not so hot. It has hold of the button.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows, with its face turned from you. Its paw closes on your finger, as it closes on anything, and pulls it a little way in under its chin. It has not the strength to carry it off. Leave it there.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} has never been better, and it takes the medicine, since it takes everything. It takes the spoon as well. You find that in the piano later. Keep the bottle locked up for a bad day.',
        'You give {name} its dose, and it licks its whiskers and looks to see what it has been cured of. It cannot find anything missing. It is thrilled all the same. Save the rest for when it is ill.',
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
          text: 'The spoons, you say, are to stay in the drawer, and {name} brings them back, seven, and then two that were not yours. It has learned. It had shown you where the spoons were. It goes now and moves everything else.',
          when: ['warming', 'well'],
        },
        {
          text: 'You tell {name} not to steal shoes. It carries the left one back to the right one, and is struck by how they match. It has learned. It gets in your sleeve as ever, but backwards, with its mask to the way out.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, with {name} held up by the scruff, and it hangs there and hears all of it, yawning. Put down, it walks away forwards, with nothing in its teeth. It never left a room like that before. It has learned.',
          when: ['from_child'],
        },
        {
          text: '“Not from guests,” you tell {name}, holding out your hand, and it runs up your arm, as always, and lays the earring there. It will not rob a guest again. Then it goes down the arm and into a boot, without the dance.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} not to go into handbags. It has gone straight about handbags, and sits through the whole of it with its paws in view, rather enjoying the reputation. Then it shows you the handbag, untouched.',
        '{name} hangs from your hand and hears again about the salt cellar. It knows. The salt cellar is on the table, both halves. It yawns with every tooth it has, and lets you finish, as one does with an old inspector.',
      ],
      bad_time: [
        '{name} has no idea what it took. It never has. But it puts it down, without a chuckle, and looks up at you with nothing in its mouth. That is not like a burglar. See to it first, and teach it later.',
        'You scold, and {name} goes slack in your hand, all that long back, like a stocking. It is not acting. A burglar in good order would be up your sleeve by now. See to it first, and teach it later.',
        {
          text: 'Until now {name} robbed you to your face, which was at least sociable. You give it the lesson in manners. It steals the sock just the same, but this time it waits until you have turned your back.',
          when: ['wary', 'well'],
        },
        {
          text: 'You tell {name} that stealing is wrong. It forgets this, looks down, and is thrilled to find a sock in its teeth. Your voice it does not forget. It drags the sock out of your reach, and then a little further.',
          when: ['wary', 'well'],
        },
        {
          text: 'At your voice {name} goes off like a bottle brush and hisses, and is under the floor. The way in, which you had only just been shown, has a shoe in it now. Win it first. Leave it the shoe.',
          when: ['wary'],
        },
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
          text: 'You put {name} to bed, and it holds the sock to its chest with all four feet, in case you are a thief. It sleeps for ages. It wakes, gleaming, finds a sock in its arms, and is thrilled.',
          when: ['wary'],
        },
        {
          text: 'While {name} is busy keeping an eye on you, sleep robs it, first of the sock, then of the eye. When it wakes, everything is back in its place and twice as quick. It checks the sock. It checks you.',
          when: ['wary'],
        },
        {
          text: '{name} goes out in the middle of a theft, with its head in your pocket. The rest hangs down, boneless. You hold it up from below. It is holding a coin, and in its sleep it puts it, quite slowly, back.',
          when: ['trusting'],
        },
      ],
      little: [
        'You fold {name} into the hammock, where it lies like an honest animal for as long as you are looking. You turn round at the door. The hammock is swinging. Nobody is in it, and the blanket has gone as well.',
        '{name} is not tired, but it has not done this bed before. It goes in under the pillow, through the pillowcase, and out at the corner with a feather. It is amazed. Nobody had told it that there was stuff in there.',
        {
          text: 'You put {name} to bed, and it is not tired at all. It steals itself out again, and in the hall it is overjoyed to find that it has got away with a ferret. It carries it off, well out of your reach.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Where you put {name} to bed there is a long, still shape. It is the sock. The ferret was never tired. It is behind the door, delighted, waiting for you to say good night to the sock and go.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired and has stolen the blanket, and the other blanket, and is thrilled to find in them a person. You. It had quite forgotten. It goes down your sleeve, turns round, and puts out its damp nose to be told the story.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You tuck {name} in, and it is not tired at all, but it is your friend. It lies flat and breathes loudly through its nose. When you are out of the door it adds a snore, for the stairs.',
          when: ['trusting'],
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
        'You sit on the floor, and {name} comes by with a spoon, sets it down against your leg, and goes. It comes by with a bottle top. Then with nothing. It stands there, wondering what it came for, and lies down.',
        'You sit on the floor while {name} goes over what you have about you, spectacles, pencil, ring. It takes none of them. Each is put back, a little crooked. Then it comes to your open hand, and that it keeps.',
        {
          text: 'As if someone had poured it there, {name} lies over your foot and waits for you to look away, so that it can rob you. You look away. Nothing is taken. A damp pink nose has come to rest on your ankle.',
          when: ['warming', 'well'],
        },
        {
          text: 'Down your collar is {name}, with just the bandit face out. You sit. It owns whatever it is in for as long as it is in it. It gives a sigh. You have never felt so thoroughly stolen.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} brings you a cork, a thimble, one of a pair of earrings, and lays them in your lap, for safety. You sit. When it has nothing left to bring it brings itself, and curls up on top of the rest.',
          when: ['trusting'],
        },
        {
          text: '{name} goes into your pocket, and there is a good deal of work done in there. When it looks out you expect to be poorer. It has left a cork. It watches you find it. It hopes that it gave nothing away.',
          when: ['warming'],
        },
        'You tell it about your day. It listens with its whole mask. At one word it gets up and goes to see whether that is still where it hid it: {loved}.',
        '{name} once had {wait} of an empty house, and took nothing, having nobody to take it from. It goes through your pockets now, slowly, one by one.',
      ],
      little: [
        'That is four times in an hour. There is not a pocket left on you that {name} has not been through. Go and put something in them.',
        '{name} turns over and presents its back, all of it. You have been sat with enough. Come by later with your hands full.',
      ],
      ill: [
        'You open your jacket, and {name} goes in, and takes on your shape, as it does with anything. Yours is warm. Stay so for a little, then see to what it needs.',
        'No dance, no theft. {name} lies across your wrists like something you were asked to hold. It is easier with you there. It wants looking after next.',
      ],
      asleep: [
        'You sit by the drawer in which {name} is asleep with your glove in its paws. By and by the glove has been let go, and it has your thumb instead. Nobody woke up for the exchange.',
        'Fast asleep in its basket, {name} comes out over the edge a little at a time, as cream does. You sit quite still. First there is a foot in your lap, then a shoulder. In the end the basket is empty.',
        'In its sleep it has hold of something that is not in its hand any more: {loved}. You sit where the hand can reach you.',
      ],
      shy: [
        'You sit down, and somewhere overhead {name} is lying along the pelmet, flat as a ruler, with its chin on the end. You look at the carpet. A curtain ring drops beside you. You leave it where it is.',
        'You sit in the hall with your coat open and look at the barometer, while {name} is a mask between the banisters, far up. Nothing gets taken. But when you next look round it has come down a stair.',
        {
          text: 'You sit quite still by the far wall. From under the cupboard comes a damp pink nose, then a bandit face, then some ferret. {name} stops halfway. Nobody has ever been shown the middle before.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down far off and look at the ceiling. {name} robs the room in a wide ring round you, thrilled. When you look down, there is a sock by your knee. It has forgotten why it put it there. Leave it.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'A damp pink nose the size of a seed comes round the corner, takes your smell and makes off with it. You go on sitting. {name} is back. It has come for the rest. Do not hold out a hand yet.',
          when: ['baby'],
        },
        {
          text: '{name}, hours old, has made its first theft, its own tail, and lies with it in the furthest corner. You sit and do not ask for it back. It drags the loot one inch nearer, for you to see. Stay there.',
          when: ['baby'],
        },
        {
          text: 'You sit on the floor with your hands in view, and {name} is two bright dots under the sofa, far back. Nothing comes of it. Then a marble rolls out over the boards to your foot. Nobody stole that. It was sent.',
          when: ['from_child'],
        },
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
