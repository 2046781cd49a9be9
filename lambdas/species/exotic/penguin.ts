/**
 * The Penguin wants everybody warm. It fears the leopard seal, which it takes the bath mat for, and a huddle with the
 * middle empty. It hoards stones and lays them in rings about whoever it esteems; most are stolen, all are chosen. Its
 * body is upright, oiled, short in the knee, with slate flippers that say what they think and a gold brow that gives it
 * away. It goes by belly where there is slope and by rocking where there is none. It eats fish whole and head first; it
 * has hardly any taste, so what it judges is manners. It sleeps four seconds at a time, ten thousand times a day. It
 * sulks by standing in a huddle to which you have not been asked.
 * Three odd facts. A huddle is anything with its backs to the wind, so it makes them, of skittles, a loaf, the cat next
 * door, and whoever is coldest goes in the middle; there is always a draught, it finds it, and stands on that side. On
 * its feet it carries a pebble, kept warm under the fold, never once put down: it knows that it is a pebble, and says
 * that it is early days. And it knows one voice out of ten thousand, and every bow must be bowed back to; it has
 * exchanged bows for years with the refrigerator, which hums, but it is your voice that it is learning by heart.
 * It never puts down the pebble, never takes the middle while someone is colder, never leaves a bow unanswered. It
 * trusts fast, stone by stone. Its keeper is the rest of the colony.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    '{name} stands up in the lower half of the egg, damp, slate and white, and looks left and looks right and finds you. It climbs over the rim and onto your feet. That seems to be everybody.',
    'You have had the egg on your feet, as one must. It cracks, and a grey wet head comes out between your shoes, peeps, and at once tries to get back under. {name} is here, and you are the huddle.',
  ],
  looks: {
    thriving: [
      '{name} is choosing a pebble. It carries one across the room, looks at it beside the old one, carries it back and fetches another that is in no way different. It goes like a bridegroom in a shop.',
      '{name} throws its head up, spreads its flippers and brays like a small rusty donkey, for no other reason than that everything is all right. It listens to how that went. Then it tells the coal scuttle as well.',
      {
        text: '{name} is some hours old and stands on your feet, because that is where one stands. It is grey, and all down, and has looked round to see how many of us there are. Two. It seems to be enough.',
        when: ['baby'],
      },
      {
        text: '{name} is a grey tuft that has not found its own feet, and so stands on yours. It looks up along your leg to where the weather must be, and shuffles back until your trouser cuff comes down over its head.',
        when: ['baby'],
      },
      {
        text: 'There is a pebble in your shoe. You tip it out and look round. {name} is studying the ceiling, extremely upright, and its feet are bare. You put the pebble back, and the shoe on, and limp past it with dignity.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has a pebble on its feet and not a wish in the world. It looks at you, looks down, and rolls the pebble one inch your way. Then it thinks, and rolls it back by half. That leaves half an inch.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has got together a huddle in the corner: a boot, a bottle, the umbrella. When you come in it opens a gap, bows, and waits until you are standing in the middle. You had not mentioned that you were cold.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The coat stand, the broom and your umbrella have been pushed together in the hall, and in the middle, where the coldest goes, a place is kept open. {name} stands beside it, bowing to you. It has seen your hands are cold.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has set its pebble on your boot, stepped back to see how it looks, nudged it a little to the left, and stood up very straight beside you, as one stands beside a house one has built.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has set out a pebble for everyone in the house and walks along them, gold brow lowered, counting. There is one over, a grey one. It looks at you for some time. Then it sits down on that one.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} stands in the middle of the floor with its pebble on its feet, a contented huddle of one. You look in. It counts, makes it two, and shuffles round with its back to you until it comes to one again.',
        when: ['from_child', 'wary'],
      },
      '{name} has found a stone, and carries it round the room at a trot, and shows it to everyone, and gives it to you. It has not been so proud since {loved}.',
    ],
    content: [
      '{name} leans forward as far as a penguin goes before it falls, looks at the pebble on its feet, and leans back. All is in order down there. It will look again shortly. There is nothing else in the diary.',
      'A feather has worked loose on the breast of {name}. It combs it down, and it comes up. It combs it down. It has all the time there is, and one feather, and neither of them is cross.',
      {
        text: '{name} has put its pebble down before the umbrella stand, which is about its height, and waits without much hope either way. After a fair interval it takes the pebble back. Then it counts the umbrellas. They are all here.',
        when: ['well'],
      },
      {
        text: 'There are two heaps of pebbles by the wall. You look in, and {name} shuffles over and moves one from the left heap to the right. It was the last on the left. {name} goes back to standing about.',
        when: ['well'],
      },
      {
        text: '{name} stands at the window, flippers a little out, like someone waiting for paint to dry. Outside are four pigeons. It goes over them twice, finds them complete, and settles its chin.',
        when: ['well'],
      },
      '{name} has laid one stone for each day in a ring about your chair, and that is {days}. It has had to begin a second ring. You step over it with your tea.',
      '{name} turns over its stones until it has found a certain one, and brings it to you, and stands there. It gave you that one on the day of {loved}.',
    ],
    curious: [
      'There is a new thing in the hall. {name} leans forward over its own feet, further, further, until only good breeding holds it up. It bows. Now it is for the thing to say something.',
      'You have a stone in your ring, a clear one, and {name} has never seen how it is fastened. It has come twice to ask how you keep it warm.',
      'Somebody has spilled flour. {name} knows what this is. It lies down on it, gives a push, and is puzzled for the rest of the afternoon.',
    ],
    bored: [
      '{name} has stood its pebbles in a huddle and joined on at the edge. Nobody changes places. Twice it has given the smallest one its own spot and gone round to the cold side to wait. Come and play with it.',
      '{name} has bowed to the broom and put the pebble down in front of it. It waited, took it up, and tried the bucket. Neither knew the game. Now it stands before you with the pebble on its feet, and bows.',
      {
        text: '{name} stands with its back to the room. The ring of stones has been let lie, with one of them out of its place. It would be so glad to follow somebody. Come and slide.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} bows to the cupboard. The cupboard does not bow back, and that is hard to take from something that has one’s dinner in it. It bows lower, as an example. Its meal is due. Feed it, please.',
      '{name} has gone to where meals are handed out and formed a queue. It is at the front of it, and also at the back, and nobody has been served. Its meal is due. Open up, please.',
      {
        text: '{name} stands in the empty dish, very small and very upright, with a pebble on its feet to keep it warm. It is not hungry yet. It seems to feel that somebody ought to be in there. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} goes up to each thing in the room, the bucket, the boot, the broom, opens its beak to it, and waits, bows, and goes on. Now it has come to you. It opens it from rather further off. Its meal is late.',
        when: ['baby', 'well'],
      },
      {
        text: 'You glance at the clock, and {name}, with its back turned, is two tiles nearer the dish. You glance again and it is four. It will not be seen to ask. The pebble rides along on its feet. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has huddled its pebbles on the mat with the empty dish in the middle, that being the coldest of them. It counts everyone present and does not count you. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} counts: the dish, the pebble, itself, you. It counts again from the other end, looks into the dish, and looks up at you, one who counts to another. Somebody has not come in yet. Feed it now.',
        when: ['well'],
      },
      {
        text: 'There is a pebble in the dish, a smooth one, the best. {name} has set it in the exact middle and stands by with its bare feet together. It is only keeping the place for you. Feed it now. The meal is overdue.',
        when: ['well'],
      },
      {
        text: 'The coldest goes to the middle. {name} is the coldest, swaying on its feet, and there is no one to be the outside. It turns its back on you. Bring the overdue meal, then stay, and be the outside.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is too weak to hold the pebble on its feet, so it has lain down on top of it, where you cannot get it. The meal is overdue. Put that within reach of its beak. Leave the pebble.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has laid its pebble in the empty dish and stands behind it, bill down, shifting from foot to foot. It is the best thing it has. It would like to know what that comes to in fish. Feed it now.',
      '{name} has lifted its pebble in its bill, tipped back its head as for a herring, and thought better of it. The pebble is returned to the feet. Bring fish now.',
    ],
    starving: [
      '{name} has given you its pebble. It has given you the spare one too, and the one from under the mat, and stands with bare feet at the empty pail, swaying. There is nothing else it could offer. Fish, at once.',
      '{name} has gone to the middle, with nobody round it. It stands on the bare floor leaning into a wind that is not there, and the pebble has rolled off its feet and been let go. Feed it at once.',
    ],
    weak: [
      'The pebble has rolled off to the wall. {name} looks across, counts it as missing, and stays. Then it walks in between your ankles, to the middle, where the coldest one is put. It should have medicine, or a long rest.',
      '{name} bows and stays down, and that is not manners. It needs the chair leg to come up by. It is tired right through. Let it rest, please, or give it a dose of medicine.',
      {
        text: '{name} would rather stand by the boots than by you, but the boots fall over, and it has to stoop to set them up. It does it once. It lets them lie. It is worn through. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It has found a stone for you, a good one, and rolls it over the floor with its bill, resting its chest on it every few turns. Meet it halfway. Then it should have medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The white of {name} has gone the grey of snow beside a road. That is two days without a wash. It holds its flippers together in front, like somebody who spilt the soup, and bows to no one. It needs a wash.',
      'Water used to stand on {name} in beads, and now it soaks in, for there are two days of dust under the oil. It shivers. It looks about for whoever is coldest, and that is itself. Wash it, please.',
      {
        text: 'The pebble on {name}’s feet is spotless. Then you see what it has been polished on: the front, which used to be the white side, is as slate as the back. Run a shallow bath. The pebble will want to go in too.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has put its pebble in the middle of the floor and stands round it, as far as one penguin can. Whoever is coldest goes to the middle. The pebble is not the one that is shaking. Medicine now.',
      '{name} is lying down, and penguins do not. The pebble has been pushed across to where you stand, as though somebody else should mind it now. It is ill. Give it medicine, and put your coat round it.',
    ],
    failing: [
      'The pebble is lying on your shoe. {name} pushed it there on its belly and has not the strength to get up again. Do not keep it. Medicine at once, then food, or it will die. Then put the pebble back on its feet.',
      'It is the coldest one here, and it has put itself at the edge, face to the wall, where the draught is. Take {name} into the middle of your coat. Then medicine and fish, at once.',
    ],
    near_death: [
      '{name} has rolled its pebble to the place where the next penguin would stand. The coldest goes to the middle, and one alone has no middle. It has only hours. Go and be all the others: sit close round it, and care for it now.',
      '{name} is down on its belly, and not for sliding. The pebble has rolled off its feet and it looks at it, a hand’s width away. Put it back. Then be the huddle. Stay.',
    ],
    asleep: [
      '{name} sleeps on its feet, bill under one wing, the pebble tucked where the cold cannot get at it. It had counted everyone before it shut its eyes. Go to bed. You were one of them.',
      '{name} sleeps on its feet in a huddle that it has put together from two boots, a jug and a bolster. It has taken the outside place, its back to the draught. In the middle, where it is warmest, lies the pebble. All present.',
      {
        text: '{name} sleeps standing, a huddle of one, with its back to the door, which is to say to you. Without waking it shuffles half a step aside. You must look cold.',
        when: ['wary'],
      },
    ],
    asleep_in_danger: [
      '{name} has not opened its eyes between one sleep and the next. It leans on the umbrella stand. Reflect on its windy side now. It wakes at {wakes_at}.',
      'It has slipped down against the radiator, and that is cold. Sit with your back to the draught, next to {name}, now. It wakes at {wakes_at}, and should wake warm.',
      {
        text: 'It is asleep on its feet in front of the pail. It was next. Reflect beside it now, and let {name} find a fish in your hand at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} stands across the room with its back to you, pebble on its feet, as though there were others at either shoulder. At the outer edge, where newcomers begin, it has left a gap. It is as wide as somebody sitting quietly.',
      '{name} has lined up nine pebbles between you and it, and stands behind them, very upright, counting. You are not in the count. Sit down on your side of the stones and let yourself get a little cold.',
      'It stood for {wait} facing the door, once, and since then it huddles with its back to it. Keep it company. Talk a little, so that it can learn you again.',
    ],
    back_from_death: [
      'One was missing, and it was {name}. It has been back some hours, and still it goes from chair to chair, counting with small nods, stops at itself, and counts that. Then it comes and stands on your foot.',
      'Some hours back from the dead, {name} has heard that somebody paid. It is crossing the floor with a pebble on its feet, in very short steps. There are eleven beside your chair. It sets this one down and goes for the next.',
    ],
    old: [
      'It bows less deeply these days, and the refrigerator, one would say, hums less loudly, so as not to shame it.',
      '{name} has moulted, and moulted, and come out each time the same penguin, with a little more gold to the brow. The pebble has worn a hollow in its feet. Or they in it.',
      'Those who come in at the door after {days} days of this go round to the left, behind {name}, without being told. It is warmer there.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Dinner has to go down a penguin head first, so that nothing catches, and {name} turns it round with great courtesy before it swallows. Then it looks down its own white front, to see whether any of it got out. None did.',
        '{name} eats up and dips its beak in the water, left side, right side, like a pen. Then it stands to attention beside the clean dish, until the dish has been taken out. One does not walk away from company.',
        {
          text: 'A huddle of two has no middle. {name}, full, shuffles to one side of you and then to the other, the pebble riding on its feet, and at last backs in between your shoes. There it stands, looking out, quite warm.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} climbs onto your left shoe, where it is warmer, and takes each mouthful with its eyes shut. The last it does not swallow. It shuffles round, holds it out over the edge, and offers it to your right shoe.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Before it eats, {name} counts: the bucket, the mop, the left boot, the right boot, itself. All in. Then it puts its shoulder to the mop and clears the dish, in excellent spirits. You have not been counted yet.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes its fish with a bow and steps back to where it was, an exact four paces. It eats tidily. The pebble stays on its feet, covered. It has counted everybody here, and the total has you in brackets.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'When it has eaten, {name} shuffles round you until it stands where the draught comes in under the door, and stays there, bolt upright. It has had its meal and you have not. That makes you the cold one.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats four herrings, looks at your bare ankles, and gets in close on the windy side. When it shuffles off there is a pebble on your shoe. It is not the best one. It is a good one.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Halfway through, {name} looks up and finds you kneeling on bare tiles. It leaves the dish, goes behind you, and shoves with its white front until you have the stove on one side and it on the other. Then it sends you for the dish.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} comes for its meal by inches, so the pebble will not roll off its feet. One cannot eat and mind a pebble. It looks round at everybody in the room, crosses to you, and tips it onto your shoe. It is quite warm.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} takes the fish from your fingers, and before it swallows looks along the empty floor on either side, left, right, to see that everyone has got one. There is only you. It waits till you have bitten your sandwich.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats its fish, then counts: you, the door, you again. All here. It shuffles over with the pebble balanced on its feet, the good grey one, and tips it with great care onto your shoe.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} swallows the last of it and counts who is here. Itself. You. Nobody missing, {streak} meals running. It counts again, only because it likes how it comes out, and lays a flipper on your knee at the end.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} throws its head back to swallow and goes over after it. On its back it considers the ceiling. Still, that is {streak} down, and all on time. It takes hold of your finger, but only until it is up.',
          when: ['baby'],
        },
        {
          text: '{name} does not eat until you have gone back among the chairs. Then it takes all of it, piece by piece, leaning on the wall between two. It keeps the pebble covered from you. It is shivering. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats, goes off, and comes back with a pebble. It lays it with the others at your feet, one for each meal on time, and now there are {streak}. It is a ring, and you are in the middle.',
        '{name} counts who is missing, and for {streak} meals on time it has been nobody. It eats this one, counts, and has nothing to report. So it bows to you, until its beak taps the floor.',
        {
          text: '{name} needs its bill for the dish, so the pebble has to be left with somebody. It walks round the room, considering everyone. That is {streak} on time. The pebble is set down on your feet, and you stand very still.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} looks for whoever must be hungry, first behind you, then behind itself, so as to send them to the middle. There is nobody. It takes one beakful for manners and lays its pebble in the dish to hold the place.',
        '{name} bows to the dish, and bows to you, and takes one small piece, so that the dish shall not be hurt. It was not hungry. It was brought up never to say so. Come again at {opens}.',
        {
          text: '{name} takes one beakful, finds that it is too soon, and puts its pebble on top of what is left, as people leave a hat on a seat. It will be back. Meanwhile it stands about with bare feet.',
          when: ['no_item'],
        },
        'You are early, and {name} has not finished counting from last time. It swallows a morsel, loses its place, and puts the rest on its feet to keep warm for you. It will be wanted at {opens}.',
      ],
      late: [
        '{name} eats the late dinner and shuffles round to give you its slate side. As a rule one is shown the white. It stands like that, buttoned up, against something cold that came in when you did.',
        '{name} eats up all of it without a splash. There was a stone lying by your place at the table, one it had brought there. It waddles over, takes it in its beak, and puts it back with the others.',
        {
          text: 'You hold out the fish, and {name} looks past it, at the door, at the window, under the bench, in case whoever was supposed to bring it comes yet. Then it takes it from you by the tail.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} had you down as missing. There is a pebble on the spot where you usually stand, set there with some ceremony. It looks at you, and at the pebble, and eats. It does not take the pebble up again yet.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'Your place is taken. {name} has stood its pebble there, just where your feet go, so that nobody should be missing while it waited. It lets you put down the dish, and eats. The pebble stays. You stand a little to one side.',
          when: ['well'],
        },
        {
          text: 'There is a pebble on the mat where you should have been standing. It has been counted as you. {name} lets you step in beside it, and eats, but the pebble is not sent away. It is being kept on, in reserve.',
          when: ['well'],
        },
        {
          text: 'The pebble has slid off {name}’s feet while it eats, so late and so weakly. You reach out to put it back. It gets a foot on it first, and that takes all it has. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has stood all the shoes from the hall in a ring and put itself in the middle, being the coldest. It eats there, leaning on a boot. You are not in the ring. You could be, with a few meals on time.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'Peeping has made {name} hoarse, and when the food comes, late, it swallows without looking who has it. Then it looks. It tucks its fluff about its feet, where there is no pebble yet, and shuffles in behind the bucket.',
          when: ['baby', 'wary'],
        },
        {
          text: 'Whoever is coldest goes to the middle, and {name} stands in the middle of the floor with nobody round it. It swallows a little and stops. It keeps both flippers in, away from your hand. Medicine, please, and shut the door.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Penguins can go long without eating when they know what for, but {name} went {hours} hours and did not know. It eats all of it with its flippers hanging, and does not turn its gold brow to you. Please come in time.',
        'In {hours} hours {name} had to let itself down on the floor, and it held its feet up off the cold, for the sake of the pebble. It eats everything lying so, and covers the pebble from you. Never again, please.',
        {
          text: 'Beside {name} there was a gap of exactly your width, and all those hours it kept the draught out of it with its back. You bring the meal that was missed. It eats. Then it shuffles sideways, and the gap is gone.',
          when: ['well'],
        },
        {
          text: 'In all those hours {name} counted the household over and over, and came out one short. Now you stand here with the dish. It counts once more, eats, and takes the pebble from your side of the floor back onto its own feet.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is a ring of pebbles on the floor, and the one in the middle was you. After {alone} {name} eats, wipes its bill, and walks that pebble out to the edge, on the cold side. It has not thrown it away.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} had pushed its pebble halfway to your door. There it lay for {alone}. Now it eats what you bring, upright, to the end, and walks over and takes the pebble back.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} keeps count of who is missing. For {alone} it was everyone. It eats, hardly upright, its back to you. Then it turns, looks at you, and counts again. One is still missing.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The pebble was for you. {name} stood with it ready for {alone}, and nobody came. It eats now, swaying, and has pushed the pebble behind its heels, where you cannot see it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has put the pebble in the middle, and the boots round it, and itself on the cold side, and so it has stood all this time. It eats what you have brought. It eats with its back to you, for the wind is from there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'All the count had come right but one, and {name} waited for that one until its legs gave. It eats now, lying down, the pebble under its chin. It looks at you, and counts, and you hear where it stops.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name}, round with its last meal, looks at this one, and looks about for whoever it belongs to. Somebody must be missing. It stands guard over the dish for them, very upright, until the food is no good to anyone.',
        '{name}, which has had plenty, moves one pace to the side, so that the next in line can come up. There is no next. It waits for a decent interval, flippers down. Then it walks off, and all of it has to be thrown away.',
        '{name} is so full that it cannot bow. It has tried, and it rocks. It looks from the dinner to the coal scuttle, which has had none, and pushes it over there. Come again at {opens}.',
      ],
      ill: [
        '{name} takes one bite, sets the next before its pebble, and waits for the pebble to begin. It does not, so {name} cannot very well go on. Talk to the pebble. Another bite goes down. After that it must have medicine.',
        'You kneel and hold the food by its beak, and {name} tries to bow first, ill as it is. You tell it that it need not. It eats a little, leaning on your hand. Medicine next.',
      ],
      loved: [
        '{name} has hardly any taste, they say, so somebody else must have brayed. It was {item}. It ate it all, standing on its toes. It has gone round and told every chair, and it is going round again.',
        '“{item},” you said, and {name} fell flat on its front and came the whole length of the hall like that, by the shortest way. It swallowed the lot. It gets up now, puts its brow straight, and bows to the cook.',
        {
          text: 'You set out {item}, and {name} throws back its head and brays, flippers wide, to every quarter, so that the rest of the colony may come. It gives them a decent moment. Then it has theirs too.',
          when: ['well'],
        },
        {
          text: 'You set down {item}. {name} throws its head back and trumpets, flippers wide, the way one calls a whole beach. Nobody comes. It looks about, delighted, and eats for them all.',
          when: ['well'],
        },
      ],
      disliked: [
        'It does not know which end of that is the head: {item}. It has tried both. {name} would not wish to be rude, but was there not a herring?',
        '{item}. It swallowed that with its eyes closed, as one jumps off something, and has asked the skittles not to have any. Sprats are very nice.',
      ],
      harmful: [
        '{name} takes what is given, and thanks one for it. The word for this is {item}. It bends forward over the hurt, as they bend over an egg, and no huddle would help. Never let it have that again.',
        'You gave it {item}. {name} thought it was a present and bowed to you for it. Now it sways, flippers out from its sides, and will not let you near the pebble. Not that, ever.',
        {
          text: '{name} tipped back its head and swallowed, as one should. It was {item}. Now it leans against the wall, beak open, and the pebble has rolled off its feet, and it lets it roll. Keep that away from it, always.',
          when: ['item'],
        },
        {
          text: 'You gave {name} {item}, and it accepted, as it accepts a pebble, with a bow. Now it is bent double over its own feet, flippers out, retching. Never this. It backs away to the cold end by itself.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You pretend to be the wind, and {name} puts its head down and leans on you with all its weight, feet slipping, and does not give an inch. You drop. It falls flat on its face, and is up, braying, and leans.',
        'You turn round, and {name} is not moving. You turn back, and it is closer. Whenever you look it stands there stiff as a skittle, brow innocent. Then there is a flipper on your ankle, and a bray fit for a colony.',
        {
          text: 'You slide a pebble across the ice. {name} looks at it, at you, at how many pebbles you have left, and toboggans after it on its front. It comes back upright, rather flushed, with a different pebble. Yours has been kept.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You send a saucepan lid skating over the kitchen floor, and {name} drops on its front and overtakes it. At the far wall it gets up to see who is here. Pebble, lid, penguin. You wave from the other end. Nobody is missing.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You send the pebbles skimming across the floor, and {name} goes after them on its belly, all white front and speed. At the wall it stands up, counts, and is one short. It does not search. It waddles back and opens your left hand.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You slide on your stomach down the wet ramp because {name} did, and it counts you at the bottom: one, and one. All here. It brings its best pebble up to the top and sets it on your shoe. Again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You give {name} a push, and it goes the length of the polished hall on its front. It walks back upright, takes the pebble from you, puts it somewhere safe, and gets behind your knees. It is your turn.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You slide a pebble over the floor. {name} goes after it standing, and then not standing, and passes it on its stomach, and passes the chair. From the far wall it looks back, amazed at how well that went.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You flap your hands at {name}. It looks down, finds that it has some too, and flaps so hard that it leaves the floor by the thickness of a feather. It comes down appalled, and looks to see if you have more.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You clap hands with {name}, left, right. It joins in kindly. It has room for no more joy than it has, and would need to put some down. It puts it down on your foot. It is a pebble.',
        'You offer {name} a slide down the hall. It has just been standing between the stove and the mop, as happy as can be. It goes once, sitting up, so as not to disarrange that.',
        {
          text: 'You hide behind the curtain. {name} states that one is missing, walks into the curtain, stands on your feet and states that none is. It was perfectly happy before and is so now. Next time, please leave a toe out.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the pebble, {name} rolls it back, so glad already that no more will go in. At the ninth it feels your fingers with its bill, sees which of you is the colder, and stands all round you, as well as one penguin can.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You march past, and {name} falls in behind you, for one step. You stop, and nothing bumps into you. It has sat down on the floor, back there, with its beak on its chest. See first to what is wrong.',
        'You slide an ice cube to {name}, and it touches its foot, and melts there. It has not looked down. It is holding itself up by a chair leg. See to what it needs first.',
        {
          text: '{name} lets the ball roll by and comes to stand between your feet. It looks round for whoever is coldest, to give up the middle, and stays where it is. Find out what it lacks before any game.',
          when: ['no_item'],
        },
        {
          text: 'It slid, and where it stopped it stayed, with its bill open. There is a whistle in its breath. No more of that. Medicine.',
          when: ['ill'],
        },
        {
          text: 'It waves the skittles on ahead of it, down the slide, one by one, and stays at the top, flippers folded over the hollow place. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} at once runs to fetch everybody, the boots, the broom and both buckets, so that none should miss it. It plays like six. It lets the broom have a turn, and then you, and you again.',
        'You have hardly brought out {item} when {name} throws up its bill and brays at the ceiling like a small donkey, flippers going. Then it composes itself, smooths its front, and joins in at a run.',
        {
          text: 'Out comes {item}, and {name} stretches till there is a neck, throws its beak up and brays like a donkey. Any others of its kind would come running. There is you. It makes do, with enormous joy.',
          when: ['well'],
        },
        {
          text: 'For “{item}”, {name} puts its pebble in your care, and you know what that means. It plays, on its front, on its feet, and upside down. It comes back glowing and takes the pebble from you, and feels whether it was kept warm.',
          when: ['well'],
        },
      ],
      disliked: [
        'It could see no way to do that in company: {item}. It waited beside you, in a supporting role. Is there any ice?',
        '{item}. It clapped, twice, for you. Then it carried a stone from one place to another, as one looks at one’s watch.',
      ],
      harmful: [
        'It has let go of the pebble. That is how you know. It lies some way off, and {name} cannot get to it. Bring it its stone, and burn this: {item}.',
        '{item}. One flipper hangs. It has gone to stand by the wall, on the cold side, so that the hurt one is to the wind and nobody else’s is. Never again.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name} down the front, and the white comes out from under the grey. It lifts first one foot and then the other for you, and the pebble has to change feet each time. It never touches the floor.',
        '{name} has its own oil, just above the tail. When you have the dirt off, it takes a beakful and goes over every place where you have been, and the water stands on it in beads. Nobody will be needing the towel.',
        {
          text: 'White in front again and slate behind, {name} stands in the basin and lets you at everything except the feet, on account of the pebble. You wait. It bends down, takes the pebble in its bill, and lays it in the soap dish. That next.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You sponge {name} from the brow down, and the white comes up white. It raises one foot for you. Then, after long thought, it puts the pebble in your hand, so that you can do the other. When that is done it counts: one. Correct.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash {name} down the front, and it was white, and is still white. It looks over it with its beak on its chest, and then up at you, in some concern. Perhaps you are the one who is cold.',
        'You run the cloth over {name}, and the water rolls off in beads and takes nothing with it. It holds out one flipper, then the other, like somebody at the tailor’s whose coat fits already.',
        {
          text: 'There was nothing to wash off, and now {name} is wet, and so the coldest in the room. By its own rule that one goes to the middle. It stands in the centre of the rug, waiting for you to be the huddle.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} permits the sponge, back and front, on condition that the pebble is done too. The pebble is spotless. You do it twice. {name} holds it up to one eye, finds it no different, and sets it on your shoe.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name} went in with its flippers straight up, as into a warm sea. You did the back, where one needs a neighbour. It shone. It took your sleeve, and held a place for you in the tub.',
        'Of all the ways to be washed {name} bows to one, and that is {item}. It holds out each foot, with the pebble on the other. The grey runs off, and there is a white so clean that the cold looks for another door.',
        {
          text: 'You have brought {item}. {name} gives you the pebble to hold while it is cleaned, and afterwards goes over everything. One penguin, one pebble, one keeper. Nobody is missing.',
          when: ['well'],
        },
        {
          text: 'The coldest goes to the middle. {name}, cleaned with {item} and warm right through, walks round you, pressing close, until you are the middle. There are only two of you. It manages.',
          when: ['well'],
        },
      ],
      disliked: [
        'It kept on its dignity, and so that part is dry: {item}. It would rather have had snow, to roll in.',
        '{item}. {name} let you do the front. For the back one has to know somebody longer. Cold water is always right.',
      ],
      harmful: [
        'There is a bare place under the flipper, and the draught has found it. {name} keeps that arm down hard. Dry it, stand close to it, and throw this out: {item}.',
        '{item}. The gold is gone from one brow, and the skin beneath is raw. It bows with the other side to you. Clear cold water, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose with its beak to the ceiling and both eyes shut, and leans on the wall. You wait. By and by there is a gap there, as wide as a hand. It is standing by itself.',
        '{name} swallows the dose and shivers, and you shut the door and sit on the draughty side. That it understands. By and by the shivering thins out, stops, comes back once, and has gone. Its beak lifts off its chest.',
        {
          text: '{name} swallows, and shudders from gold brow to tail. By and by the shivering thins out, and it looks about for whoever is coldest now. It is the spoon. {name} rolls it onto its feet beside the pebble and lowers itself over both.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} swallows, shudders from brow to toe, and is packed into the middle of the blankets, being coldest. Presently you feel something press against your left side. It is out again, on the windward edge. It is better, and you looked chilly.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You dose {name}, and it swallows, bows, and leads you by the sleeve to the coal scuttle, which has a much worse colour. There was nothing wrong with the penguin. Put the rest by until there is.',
        '{name} is well, and takes the medicine with its beak up, since you seem worried. Then it looks round for whoever was ill. It counts. Everybody is standing. Keep the bottle for a day when somebody is not.',
        {
          text: '{name} swallows, and nothing follows, nothing being wrong. It looks round for whoever is ill. There is only you. It shuffles up, sets its pebble on your foot and leans. Keep the bottle for when somebody is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} formed a queue for it, and when it had been seen to it went round and formed the queue again. It was {item}. You explain that it is one to a penguin. It bows, and stands a good deal straighter.',
        'The cure was {item}, and {name}, which takes all things without remark, made a remark. It was a small bray. It puts its cold beak into your hand, and you feel the warmth come up in it from below.',
        {
          text: 'You have brought {item}, and {name} takes its medicine standing to attention. Whoever is coldest goes to the middle, so the medicine goes there. The rest of the penguin warms up round it.',
          when: ['item'],
        },
        {
          text: '{name} bows to {item}, gold brow first, as one does before a very good pebble. Then the medicine is gone. You can see it arrive, because both flippers come slowly away from its sides.',
          when: ['item'],
        },
      ],
      disliked: [
        'It was handed on politely to the loaf: {item}. You gave it again. It was handed to you. Some has gone in. It goes better inside a fish.',
        '{item}. It does not taste things, and it tasted that. It took it all the same, for the colony. It did it less good than it hoped.',
      ],
      harmful: [
        'It took what it was given, as its turn came. Its legs have gone, and it has sat down upon the pebble, to keep that warm at least. Never {item}. Call someone who knows penguins.',
        '{item}. {name} bows to one side, and cannot come up. Hold it, wing and wing, and say something to it in your own voice. Put that right away.',
      ],
    },
    discipline: {
      wanted: [
        '“The one in the bowl lives here,” you tell {name}. It takes out its beak, looks at the goldfish, and bows to it, stiffly. It has learned that. It goes and stands among the coats for a while, as one of them.',
        'You find your spoons under {name}, and hold out your hand. It gets up off them, one foot and then the other. They are quite warm. It will take no more spoons. It rocks away from you without a bow.',
        {
          text: '{name} returns the peg to the basket and hears the rest with its gold brow lowered. Then it makes its count, the stove, the chair, the clock, the mat. You are standing between the clock and the mat. It counts the mat.',
          when: ['well'],
        },
        {
          text: 'You say no. {name} carries the stones back to the flowerpot, one journey for each, and counts them in. Then it comes for the pebble it had left beside your shoe as a present, and takes that away as well.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to take your spoons. It hears you, flippers down, and bows at each stop. It gave them up long ago. It keeps only pebbles now, and one fork, that was lying by itself in the cold.',
        '{name} knows about the bath. It stands in line for the lesson all the same, being the whole line, and takes it standing. When you have ended it bows. You have to bow too. So that ran over.',
      ],
      bad_time: [
        '{name} lifts the pebble off its own feet and pushes it over to you, to put things right. You go on scolding. It takes the pebble back under its belly, looks round to count who is here, and comes out one short.',
        'You shout, and {name} looks behind it to see whom you mean. There is nobody. It picks up its pebble, which it had been about to bring you, and goes with it and faces into the corner, where penguins face in storms.',
        'You scold, and {name} bows. It bows lower, since that is what one does, and stays down, and you can see how thin the bow is stretched. It is asking you for something else. See to it first, and teach it later.',
      ],
      loved: [
        'You tell it the way that {name} minds least, and that is {item}. It hears you, flippers flat. It puts back the eggs, which it had only been keeping warm. It has learned. It goes to stand among the umbrellas.',
        'It was done by “{item}”, so that {name} could bow in the right places. It bows at the end, too. It will not slide down the stairs with the tray. It takes one pebble off your heap, looks at it, and puts it back.',
        {
          text: 'You do it by {item}, with the bucket as the other pupil. {name} watches the bucket get it wrong, bows, and shows it how. It has it perfectly. It stays on for some time afterwards to help the bucket.',
          when: ['well'],
        },
      ],
      disliked: [
        'It was put in front of everyone: {item}. The skittles saw. It did as you said and has not looked at the skittles since.',
        '{item}. {name} was so busy apologising that it did not hear for what. It will want telling again, with the hand on its flipper.',
      ],
      harmful: [
        'It has made a huddle with its back to you. It is only itself, and it goes round and round in there, from the cold side to the colder. Never again: {item}.',
        '{item}. The ring about your chair is gone, each stone of it, and is lying by the door. Sit down on the bare floor, and wait.',
      ],
    },
    sleep: {
      wanted: [
        'You fold a rug into a ring, and {name} walks in by the gap and waits until you have closed it. Now there is something round it on every side. It puts its beak under one flipper, and rocks, and stops rocking.',
        '{name} tips back on its heels and its tail, toes up, as penguins do to keep them off the ice. There is no ice. You slide a folded blanket under. The toes come down into it, and by and by the chin.',
        {
          text: 'Two make a poor huddle, so you add the bolster, the laundry and both boots. {name} counts them, is passed to the middle, and sleeps there upright with the pebble on its feet. When it wakes, the pebble is warm.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You stand cushions on end all round {name}, and your coat, and put it in the middle. It would have you know it is not its turn. Much later the wall parts, and it steps out, warm and steady, to let you in.',
          when: ['weak'],
        },
      ],
      little: [
        'You settle {name} beside the stove, and it sleeps, at once, for four seconds. That is how penguins do it. It looks up, refreshed. It would like to know what else there is.',
        'You put {name} to bed between two cushions, and it stands there, wide awake, and notices that the left one is cold. It changes places with it. Then it does the same for the right one.',
        {
          text: 'You put {name} in the middle of the bed. It lies there, flippers straight, and takes stock. It is warm. It is not tired. So it cannot be its turn. It climbs out, rolls the pebble in instead, and draws up the blanket.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Bedtime, you say, and {name} is delighted, as it is a kind of huddle. It is not tired. It puts you in the middle, tucks you up with its beak, and stands over you on the draughty side, humming.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        'It is to be “{item}”, and {name} looks to see that no one is colder. No one is. So it goes into the middle itself, for once, shuts its eyes, and sleeps for four seconds, and four, and four.',
        'Now that you have thought of “{item}”, {name} finds no draught anywhere. It tips back on its heels and puts its toes up. Its brow sinks. It has left off counting at one, with its flipper on you.',
        {
          text: 'It is {item}, and {name} fetches the bucket and both the boots, so that they shall have some too. It counts them, and you. Its chin sinks on its white front. Everyone who should be here is here.',
          when: ['well'],
        },
      ],
      disliked: [
        'That was too warm on the one side, with no one on the other: {item}. It slept in twos and threes. Cold would do, and company.',
        '{item}. {name} thought it kinder not to say, and stood beside that all night, upright. Pebbles are quite soft, if one knows them.',
      ],
      harmful: [
        'It is panting, with its flippers held off and its feet gone red: {item}. Bring it out to the cold floor at once, and never put it there again.',
        '{item}. It breathes with a crackle, as of frost. {name} would never have complained. Get that away from where it sleeps.',
      ],
    },
    reflect: {
      awake: [
        '{name} walks round you once, feeling for the draught, and takes its stand on that side with its back to it. When the draught moves, it moves. After some time it comes to you that you are the middle.',
        '{name} sets its pebble down beside your shoe, looks at it there, and takes it back. Some while later it sets it down again. You have not moved. Then it goes for a short walk, and leaves the two of you alone together.',
        {
          text: '{name} stands by you and goes to sleep for four seconds, wakes, counts you, and goes to sleep for four seconds. Each time you come out the same. Towards the end it sleeps for five.',
          when: ['warming', 'well'],
        },
        '{name} lays a stone by your foot, a dark one, and then stands close to you for a long time. Once it stood alone here for {wait}.',
        '{name} bows, and you bow. It bows lower. It has not been so solemn with you since {loved}.',
      ],
      little: [
        'That is the fourth bow within the hour, and {name} has returned them all. Its neck is tired. Let us, it suggests, stand warm for ourselves for a bit.',
        'You are warm through, it can feel that. It has moved on to the umbrella stand. Come round again when you are cold.',
      ],
      ill: [
        '{name} counts who is here and gets two, which is no huddle. So you fetch the chair, the umbrella and the big coat, and stand them close round. It goes to the middle, against your shins. Now see to what it needs.',
        'You put it in the middle. There is only you to go round the outside, so you go round. It lets you. Afterwards get it what it needs.',
      ],
      asleep: [
        '{name} sleeps standing, bill under one flipper. You sit down next to it, in the draught. Deep in its sleep it shuffles round, pebble and all, until its own back is to the cold. With two, the middle is you.',
        'You sit on the draughty side while {name} sleeps. Penguins change places, even asleep, so that nobody is out in it too long. By and by there is a flipper behind you, pushing, and you are being moved in.',
        'It talks to somebody, in there, with many bows. It comes to the present that it was once given, and they both look at it: {loved}.',
      ],
      shy: [
        'You sit on the cold floor. {name} stays by the tub. But you have begun to shiver, and there is a rule about that: it comes round to the draughty side and stands there, not touching.',
        '{name} goes over its flock: the stove, the bucket, the broom, the pebble. It touches each with its bill. You sit where you are. It comes along the row as far as you and stops, bill raised, for quite some time.',
      ],
    },
  },
  things: {
    feed: {
      'whole herring':
        'The whole herring is held out by its tail. {name} bows to it, and turns it head first. You can follow the herring down on the outside, as far as the pebble, where it is introduced.',
      sardines:
        'The sardines are counted out, and {name} counts the company: the skittles, the scuttle, you. There are enough. It takes its own, one, steps aside, and comes round again by the back of the queue for the rest.',
      capelin:
        'The capelin slip, being small and silver, and one gets away over the boards. {name} goes after it on its front, has it at the skirting, and slides back to your feet with its tail still saying goodbye.',
      'antarctic krill':
        'It has a bucket of antarctic krill to itself, all whiskers. It bows once, to everybody, and to you. Then the bill goes in, and a pink light comes up on its white front.',
      sprats:
        'One after another you toss the sprats, and {name} catches each without lifting a foot. The sixth falls short. It looks at that, and at its own feet, where the pebble is, and at you. You bring it over.',
      anchovies:
        'Anchovies go two to a gulp. {name} takes them side by side, like people sharing a taxi. It puts up one flipper, to stop the next pair. Then it bows to you, and they may come.',
      'small squid':
        'The small squid holds on. It has an arm about {name}’s bill, and an arm about your thumb, and for a moment you are all three shaking hands. Then it has been swallowed, very politely, arms last.',
    },
    play: {
      'ice slide':
        'The wet steps have frozen. {name} looks down the ice slide, folds its flippers, and lies forward on the air. It goes by you at the height of your shins, trumpeting, with the pebble up behind.',
      'pebble gift':
        'You hold out the pebble, a grey one, in both hands. {name} bows until its bill is on the floor. It walks once round you with the gift, and lays it, in the end, where it began, by your shoe.',
      'belly toboggan':
        'It lies down on its belly, and you take hold of the feet, and run. A toboggan has no opinion, but this one trumpets at the corners. By the door it gets up and offers to pull you.',
      'bubble machine':
        'The bubble machine sends them out in a flock. {name} bows to the first, and it bursts. It bows to the next. After a time it only holds up its flippers, as you do, and lets one land.',
      'ice cube scatter':
        'Ice cubes, scattered over your kitchen floor, are a colony. {name} goes from one to another until all have their backs to the stove. You are asked to stand on the warm side.',
      'follow the leader':
        'You lead, and {name} follows, rocking exactly as you rock, then the cat, who had nothing on. At the stairs you halt. They close up behind you, with a warm bill in the small of your back.',
      'wave pool dive':
        'You work the board, and there are waves in the pool. {name} walks to the edge, lets three go by that it thinks are rude, and dives. When it lands at your feet the pebble is hardly wet.',
    },
    clean: {
      'cold pool swim':
        'Under the skin of the cold pool {name} swims three lengths of it beneath, like a thrown bottle. It comes up beside your boots. The black is black, and it waits for you to say so.',
      'feather oiling':
        'You warm the oil in your palms and go up along the feathers, from the tail. {name} does the front. You meet at the neck, and it holds up its chin, and looks at the lamp.',
      'guano hosing':
        'Ring by ring you hose the guano, and {name} walks before you, moving the stones out of the wet. It says nothing about who it was. When the floor is clean it bows to the drain, which gurgles.',
      'snow roll':
        'There has been fresh snow, and {name} lies down in it and rolls with its feet held together, so that the pebble shall not be alarmed. It gets up twice as white, and shows you the print.',
      'flipper wipe':
        'You wipe one flipper with the cloth, down to the tip. {name} gives you the other as one gives a hand in a dance. When both are dry it claps, once, so that you can hear how clean.',
      'nest pebble wash':
        'In the blue bowl you wash the nest, pebble by pebble. {name} takes each from you wet and puts it where it was. The one on its feet you may do in passing, with a thumb.',
    },
    sleep: {
      'colony huddle':
        'You make a colony of what there is, pillows, the bolster, two coats, and stand close. {name} goes round the huddle once, finds the draught at your left knee, and leans there. It sleeps, four seconds, and five.',
      'snow hollow':
        'There is a hollow in the snow, out of the wind. {name} stands down in it, to the waist, and turns about till it fits. Only the brow is out. You hold your hat over that.',
      'ice shelf':
        'The ice shelf creaks under you both, like a bed. {name} lets its chin down upon its front. It is asleep, it is awake and looks to where you sit. Your footprints and its go out there side by side.',
      'pebble nest':
        '{name} gets into the pebble nest and treads it round. One stone is wrong. It is got out and given to you to mind. Then the fold comes down, and it nods off, standing in its work.',
      'polar night':
        'For the polar night you draw the curtains and hang up one lamp, green, low down. {name} looks at it as you look at a good fire. The head sinks. For eleven seconds nobody in the house is cold.',
      'standing nap':
        'It takes a standing nap against the side of your chair, in the middle of your sentence. You finish it more softly. {name} wakes, bows to the end of that, and is off again, heavier by a little.',
    },
    medicine: {
      'foot ointment':
        'You kneel, and it shifts the pebble over on to one foot, so that you can do the other. You work the ointment in between the toes. Then the pebble goes across. {name} stands on both, and does not rock.',
      'moulting rest':
        'It is coming out in tufts, and you hang up the card: moulting rest. {name} stands by the stove like a chair with the stuffing showing. By evening there is one slate feather, laid straight.',
    },
    discipline: {
      'return the pebble':
        'You say to return the pebble, and whose it was. {name} looks at the ring, from which one would be missing. It walks down the whole passage with that, and sets it by the cat.',
      'end of queue':
        'You point to the end of the queue. There is no one else in it, but {name} goes there, behind the coal scuttle, and stands with its flippers down. When you beckon it lets the scuttle go first.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, four seconds at a time but in earnest, and can receive nobody between them. It wakes at {wakes_at}. To stand near it and keep off the wind is always permitted.',
      'The queue is closed, and the one in it is asleep on its feet. Come with that at {wakes_at}. Until then, you might reflect, on the draughty side.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, grey and woolly, as wide as it is high. It has found a pebble. It has got up on its feet. They have both gone very quiet.',
      'A child: it bowed today for the first time, to you, and went over on its face, and from down there it finished the bow.',
    ],
    teen: [
      '{name} is half grown, and half in wool, with bare places between, and does not wish to be looked at. It stands in the coats. It has put a stone outside.',
      'A teen now. It has thrown out its chest and called, and what came was two voices at once, high and low. It looked round to see who had joined in.',
    ],
    high_care: [
      '{name} is grown, in slate and white, and {form}. It has set its best stone on your shoe, and it bows, and will go on bowing until you see what you are being asked.',
      'Full grown and {form}: it called you, over the whole noise of the street, and you came to the window. It has told the pebble that this is how it is done.',
    ],
    balanced: [
      '{name} is a grown {form}, with one ring here, and another by the water, and a well-worn slide between them. It brings greetings from one to the other.',
      'A {form}, upright, oiled, at home on any floe that has someone on it. {name} goes out with the tide, and is back when the pail is.',
    ],
    low_care: [
      '{name} grew up on the outside of a huddle with nothing in it. It is a {form}. You see it white side on, against the snow, and then there is the snow.',
      'Nobody answered, and so it has left off calling. It is a {form}, full grown. There is a ring of stones about a cold place on the floor.',
    ],
    rescue: [
      '{name} is a grown {form}. It was put in the middle, that time, and kept there. Since then it goes about at night and feels of everyone’s feet.',
      'Full grown, a {form}, and there is a feather on its breast that has grown in white where it should be black. It shows that to any who are cold, and makes them room.',
    ],
  },
  trust: [
    'There is a whole ring now about your chair. {name} has walked round it, and it closes. You are inside.',
    '{name} knew you today by half of a cough, through a door, with the wireless on. It had bowed before you came in.',
    'It stepped back, and the pebble was on your feet. It had never been put down. {name} stands over the two of you, with its flippers out, keeping off the wind.',
  ],
  streaks: [
    'Ten on time. {name} has thanked you, the pail and the fish, in that order, and has had a reply from one.',
    'Twenty-five, and everybody has eaten. It went round to ask.',
    'Fifty meals on the hour, laid edge to edge. One could winter behind that.',
    'A hundred on time. {name} makes you a bow so deep that the pebble can see you. It has waited a long time to meet you.',
  ],
  ages: [
    'On its tenth day {name} has learned which side the wind is on, and has gone round to it.',
    'Thirty days. The wool is off. {name} goes past the mirror in its new black and white, and bows, and is bowed to, and they cannot stop.',
    'A hundred days old. The pebble is that much older, too, and shows no sign. {name} says that there is no need for it to hurry.',
    'A year. It has stood all round it once, from the cold side to the warm and back to the cold, and it would be honoured if you took the middle of the next.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['whole herring', 'sardines'] },
      wish: 'There is a right way for a dinner to come in, and it is head first, in silver. If it is no trouble, whole herring at the next pail, says {name}, or sardines in good order.',
      granted:
        'They came in like a procession. {name} stood to attention until the last had gone by, and it went by inside.',
    },
    {
      by: { action: 'feed', item: ['antarctic krill', 'small squid'] },
      wish: 'The refrigerator has let it be known that there is something from home. {name} would take it as a kindness, krill, or a small squid, when it is time to eat.',
      granted:
        'It was cold as home, and pink, and for one moment there were nine thousand others, all talking. It has bowed south.',
    },
    {
      by: { action: 'feed' },
      wish: 'It cannot rightly enjoy its dinner until it knows that you have had yours. Bring {name} its next meal, would you, and say that you have eaten?',
      granted: 'You had. It heard it in the voice. It ate with an easy mind, head first.',
    },
    {
      by: { action: 'play', item: ['ice slide', 'belly toboggan'] },
      wish: 'The hall slopes, by a hair, to the north. {name} has known it from the first, and said nothing. With a bit of ice one could toboggan. Slide with it?',
      granted:
        'From the stairs to the umbrella stand, in company, with a cheer at the end. The umbrella stand moved over.',
    },
    {
      by: { action: 'play', item: ['pebble gift'] },
      wish: 'It has given you so many, and does not say it for that reason. But nobody ever gave {name} one. A pebble would be played with a great deal.',
      granted:
        'It took it from you with its eyes closed. It has a ring of its own now, of one stone, and stands in it.',
    },
    {
      by: { action: 'play', item: ['follow the leader', 'bubble machine'], times: 2 },
      wish: 'If one leads in a game, the other has to be led, and that ought to come out even. {name} would like to play twice today: follow the leader, or bubbles, one each.',
      granted: 'Quits. It led you to the bath, and you led it out. It has never been so fair.',
    },
    {
      by: { action: 'clean', item: ['cold pool swim', 'snow roll'] },
      wish: 'It feels the want of its edges. A cold swim would do it, or a roll in snow, so that {name} can see again where it leaves off and the draught begins.',
      granted: 'It stands in the hall, black here, white there, and not a doubt between. It has let the draught know.',
    },
    {
      by: { action: 'clean', item: ['nest pebble wash'] },
      wish: 'They have been trodden on, the stones about your chair, and {name} would not for the world say by whom. Would you wash them, all, and let it put them back?',
      granted:
        'They were all sorts of colours. It had had no idea. It laid them anew, from grey to green, and left the gap where your foot goes.',
    },
    {
      by: { action: 'sleep', item: ['colony huddle', 'pebble nest'] },
      wish: 'It has had four seconds here and four seconds there. {name} wonders about a whole one, of the long kind, in a huddle, or in a nest with stones to it. Put it to rest?',
      granted: 'Nobody could believe it. It was a minute and a half. When it woke, it asked whether it was spring.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'Of an evening the cold side is all sides. {name} would be thankful to be seen to bed before it is quite late, and that somebody should stand to windward.',
      granted:
        'You took the outside. It did not argue, much. It had your voice on one side of it and the wall on the other.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has most of you by heart, and there is a part in the middle where it is not quite sure. Sit with it and talk a bit, on any subject.',
      granted:
        'It had been the way you breathe before a long word. Now it has it. It will never take you for anyone else.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'In a huddle everyone moves on, so that each is in the middle at some time. Sit with {name} today, and then sit with it again, and change sides.',
      granted: 'First you were warm on the left, and afterwards on the right. It has felt your hands. They are done.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The halfway stone',
        shape: 'stone',
        text: 'It was laid on the carpet in the early days, and you had the goodness not to pick it up. {name} has now carried it the other half.',
      },
      {
        name: 'Your soap',
        shape: 'piece',
        text: 'It stood for a long time in the ring among the pebbles, and nobody said anything. {name} returns it, smaller, with a bow.',
      },
      {
        name: 'A bit of wool',
        shape: 'wool',
        text: 'From when it was a child, and as wide as high. {name} found it under the coats. It is the warmest thing there, and so it goes to whoever is coldest.',
      },
      {
        name: 'The refrigerator’s bulb',
        shape: 'bulb',
        text: 'It went out, after so much courtesy. {name} has asked you to keep it, and stands in front of the dark door a little longer than it used to.',
      },
      {
        name: 'One of the ten thousand',
        shape: 'shell',
        text: 'Hold it to your ear. They are all calling at once in there, and if you know whom to listen for, {name} says, you can hear yourself.',
      },
    ],
    return: {
      name: 'Old ice',
      shape: 'gem',
      text: 'It lay on its feet by the side of the pebble when it came back. It does not melt, even under the fold. {name} keeps on trying.',
    },
    streak: {
      name: 'Silver scale',
      shape: 'coin',
      text: 'Off the twenty-fifth, which came in head first, on the stroke. {name} had it framed in pebbles. It thinks highly of that fish.',
    },
    hundred_days: {
      name: 'The pebble’s scarf',
      shape: 'scarf',
      text: 'A strip of your old sleeve, just long enough to go round. {name} says that it is not for the cold. It is for when there are visitors.',
    },
  },
  release: [
    'There they stand along the water, some thousands, all talking. You say its name. {name} turns and bows, lower than the pebble. Then it goes in among them, and they close, and it is somewhere near the middle.',
    '{name} takes up its stone, looks to see which of your sides is to the wind, and stands there as long as the tide allows. You call to it from the shore. One out of ten thousand answers.',
  ],
  dying: {
    neglect: [
      '{name} died standing, on the cold side, its back to the wind. Nobody was on the other.',
      'It called until it had no voice, and it was the right one it called. {name} is dead. The pebble was warm for some time yet.',
    ],
    hunger: [
      '{name} is dead. It had gone to the end of the queue, so that no one should be kept waiting, and there was no queue.',
      'It had asked whether everybody had eaten. Nobody asked {name}. It has died by the pail.',
    ],
    illness: [
      'It slept for four seconds, and four, and four. Then it went on. {name} is dead, and lies with its brow against the stones.',
      '{name} has died. It had moved the pebble, at the last, to the warm side.',
    ],
    poison: [
      '{name} took it head first, with a bow. It is dead of it. It would have thought it rude to ask.',
      'What you handed it was the death of {name}. It had offered some to no one else.',
    ],
  },
  returned: [
    'One note, very far out. You answer without thinking, and there comes another, nearer. Then there is rocking in the passage, and {name}, frosted white, with something held on its feet.',
    'Among the skittles by the door stands one more, with a brow. {name} must have come in with the cold. It bows. It waits for you to bow.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small penguin, slate and white, with a gold brow. It kept a pebble warm on its feet.',
      'Bow to {name}. It need not be low. It would have bowed back.',
      'Whoever stops here, stand close together. {name} liked that.',
      '{name} lies here, and the pebble with it. Leave another, if you have one.',
      {
        text: '{name} stood on the side where the draught came from, so that somebody else was warm.',
        when: ['from_child'],
      },
      { text: 'Leave a stone for {name}. It gave away all of its own.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['There was no one in the middle.', 'It called by name, and waited the proper time.'],
      hunger: ['It let the others go before. There were no others.', 'It did not wish to press.'],
      illness: [
        'The cold found a way in, and it could not turn to face it.',
        'It slept four seconds, and then all of them.',
      ],
      poison: ['It received what it was handed, with courtesy.', 'It took its turn, and that was what it got.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You went down the whole passage on your stomach, and it was so good that you looked for somebody to tell. So you put up your bill and shouted, and the ceiling shouted back. You hopped. You have found a stone with a white line in it, and you have carried it about and shown it to everyone. You would like your person to have it. And then you would like them to lie down at the top, and slide with you.',
      'You are {name}. It is cold and bright and all your feathers fit. You have bowed to everything in the room and it went well. Your pebble is warm. Somebody laughed just now, and you did not see why, but you clapped. If your person came in you would bow until they laughed again, and give them a stone. Then you would go down the hall together, on your stomachs, you first, or they first, you would not mind.',
    ],
    content: [
      'You are {name}, standing. There is a draught on the left, and you have your back to it, and somebody you like is on the other side of you, being warm. You lift your belly and look. The pebble is there. You let it down. You sleep a little, four seconds, and look, and they have not gone. There is nothing else that you want. Well, you would like them to move up a bit, so that you touch.',
      'You are {name}, and you have stood next to the same person for {days} days. You know their cough, and their keys, and how they say your name when they are tired. You could find them in the dark on the ice with ten thousand others shouting. You practise that, with your eyes shut. Would they say something now? Anything will do. And are their feet warm? You could come and stand on them.',
    ],
    bored: [
      'You are {name}, one of none. The skittles have fallen over. You have bowed to what there was. It is not the cold, one can stand the cold; it is that nobody is coming down after you. You went down the hall, on your front, and at the bottom there was simply the bottom. One ought to be run into. One ought to beg somebody’s pardon. Would anyone care to play? You would let them go before you, and you would not be long behind.',
    ],
    hungry: [
      'You are {name}, at the pail, in good time. You have left some room in front, since there may be others who need it more. You have looked round. There are not. It is only that there is a long empty place in you, from the bill to the feet, just the width of a herring. You hold your bill up, so that it can be seen which way is in. You do not like to push. If it is no trouble: fish.',
    ],
    starving: [
      'You are {name}, and you beg pardon, you have come into the middle. It is not your turn. You could not do the outside any more. There is nothing left between the wind and the pebble but you, and you have got so narrow. You would have asked before, but there was nobody to whom one might have said: after you. You say it now. One fish. It need not be head first, it need not be silver. Please, to whoever is there. Now.',
    ],
    sick: [
      'You are {name}, and something has got in at the feathers, and stands inside you with its back turned. It rattles. You face the corner so as not to breathe on anyone. They spoke to you just now, and you were late with the bow, and you mind that. You cannot taste, but there is a taste. You would like it very much if somebody were to say your name, close by, in the right voice, and give you medicine, and take the windy side.',
    ],
    failing: [
      'You are {name}. They are all here: you can feel them on every side, thousands, and it is so warm that it cannot be true. You have it in mind that the pebble was to be handed to someone. It has gone out from under you a little way. There is one voice that is not among these, and it is the one. If that came, with a spoon, with medicine, you would go back out in the cold to it. You are listening.',
    ],
    near_death: [
      'You are {name}, and you have your back to it. You have kept it off for such a time now, and behind you, where it is sheltered, there should be someone. You have not turned to look. It would let the wind in. You called. You did that properly, with the head up; you waited, and called. Whoever is coming need not bring a thing. If they stood there, behind you, just there, and said so, then it would have been for somebody.',
    ],
    asleep: [
      'You are {name}, asleep: four seconds of ice, and the light on it. Awake: hall, skittles, dark. Asleep: they come in from the sea, all in a line, each with a stone, and each of them says your name in a different voice. Awake: somebody is sitting between you and the door. Asleep: it is one of the voices. It has come all that way, up from the water, and it bows. Stay, you tell it. You will be back in four seconds.',
    ],
    shy: [
      'You are {name}, among coats. They are good company, they hang close, and ask for nothing. There is one out there on the carpet with a voice. You have nine thousand nine hundred and some that it is not. It might be that one. One would have to hear it say more, and see if it knows how to bow, and does not come on too fast. You have put out a stone, halfway. If it is left lying, you will know something.',
    ],
    back_from_death: [
      'You are {name}, and you were the only one. That is all there is to tell of it, it was flat and there was nobody on any side, and for the first time there was no wind. You held on to the pebble. Then, a long way behind you, one out of ten thousand. You turned about. It took you the whole night, at your walk. You should like to stand on somebody’s feet for a while. And if the fish could come when it comes, as it used.',
    ],
    hurt: [
      'You are {name}. It was handed to you, and you said thank you, and took it. Now it has its elbows out in there. You do not like to make a fuss; there are others in the room. But you have let go of the pebble, and that has never been. You look at your keeper, and they have the same voice as before, so it must have been a mistake of the pail’s. Let them take it right away. Let them put the stone back on your feet.',
    ],
  },
}

export const PENGUIN: Species = {
  slug: 'penguin',
  name: 'Penguin',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['social', 'gentle'],
  personality:
    'Thinks in huddles: whoever is coldest goes to the middle. Courts with pebbles and keeps careful count of who is missing.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['whole herring', 'sardines', 'capelin', 'antarctic krill', 'sprats', 'anchovies', 'small squid'],
      play: [
        'ice slide',
        'pebble gift',
        'belly toboggan',
        'bubble machine',
        'ice cube scatter',
        'follow the leader',
        'wave pool dive',
      ],
      clean: ['cold pool swim', 'feather oiling', 'guano hosing', 'snow roll', 'flipper wipe', 'nest pebble wash'],
      medicine: [
        'thiamine tablet',
        'antifungal for aspergillosis',
        'avian malaria pills',
        'moulting rest',
        'salt supplement',
        'foot ointment',
        'penguin vet',
      ],
      discipline: [
        'end of queue',
        'return the pebble',
        'group huddle talk',
        'soft flipper hold',
        'gentle bow',
        'colony first',
      ],
      sleep: ['colony huddle', 'snow hollow', 'ice shelf', 'pebble nest', 'polar night', 'standing nap'],
    },
    harmful: [
      'electric blanket',
      'mouldy straw',
      'shiny coins',
      'bread rolls',
      'engine oil',
      'sunbathing lamp',
      'smoked salmon',
      'knitted jumper',
    ],
  },
  appearance: {
    look: 'a small upright penguin in slate and white, with a gold brow and a smooth pebble on its feet',
    colours: ['#26323f', '#fafcff', '#f2b632'],
  },
  figure: {
    eyes: '#1b222a',
    body: 'bird',
    muzzle: 'cone',
    marking: 'face',
    extras: ['flippers', 'brows', 'pebble'],
    girth: 0.96,
    size: 0.96,
  },
  book: BOOK,
}
