/**
 * The Thunderbird wants to be near, and knows only one way to measure it: it flashes, counts the seconds until its own
 * thunder comes back off you, and would like the count to reach nought. It gives a forecast for this one house, room by
 * room, and is right about all of it except itself. It hatched inside a cloud the size of a cushion and has kept that
 * cloud ever since, under the left wing, and takes it out to be rained on when things are bad. Its anger is hail and
 * soon over, its grief is drizzle and is not, and it has never once rained on the washing line. It believes that
 * weathervanes are a kind of poultry, on duty, and is courteous to them. It is a vast storm-blue raptor with a hooked
 * beak, rain at its wingtips and white lightning forked through its breast. It eats like a squall and leaves the sky
 * washed; it sleeps in a fogbank; it trusts by the field, and comes in over one at a time. It never thunders twice for
 * the same thing, never strikes a tree with anyone in it, and never says that it will be fine unless it will. It fears
 * whatever leads lightning quietly into the ground, because that is a word taken out of its mouth. Its keeper is where
 * the count ends.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A drop falls on your hand, indoors. Then there is a flash along the seam of the egg that you could have read by, and a good while after it the thunder, like a cup set down. {name} is wet and very surprised.',
    'There is a crack, and after it, from very far off, the thunder. {name} sits in the halves of the shell, blue and drenched, with its own small cloud. It sneezes. All the lamps in the street come on.',
  ],
  looks: {
    thriving: [
      '{name} stands on the ridge, wings open, and whistles through its own feathers. Three farms have lost their hats. Nobody minds. They look up, holding their hair, and tell each other how well it must have slept.',
      '{name} is seeing to the county, a shower here, a shower there, and a bit of sun on each, like somebody icing buns. It steps back to look. One has been missed. It leans over and does it with a wingtip.',
      {
        text: '{name} sneezes, and the lamp flickers. It looks at the lamp. It looks at itself. After some effort it produces a second sneeze, and a puddle, and sits down in the puddle, steaming slightly.',
        when: ['baby'],
      },
      {
        text: 'A cloud the size of a pillow has formed over the nest, and under it {name} sits in its wet down, full of minnow, and hiccups. Each one lights up the inside of the cloud. It looks round for who did that.',
        when: ['baby'],
      },
      {
        text: 'You come so near that all the hairs rise on your arm. {name} bends its vast head and studies this. It had not known that you had feathers. Very gently, so as not to singe you, it puts one of them straight.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is in such spirits that the weathercock is spinning. You come up the lane, and it slows, and stops. A breeze comes down, lifts your hat, has a look underneath, and puts it back. Not straight, but back.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come in with a lamp you have not lit yet. {name} looks down at you fondly from the beam, and the lamp is lit. So is the one in the passage, and, to judge by the voices, every other in the street.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The whole county has its washing out. {name} is on the barn roof with its wings open to dry, and as you cross the yard one small bolt, quite harmless, goes down the weathervane in your honour.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Inside {name} it is a fine day. A warm wind comes from under the left wing and lifts the corners of your papers. You lay a hand on the forked breast. Your sleeve crackles, and every bulb in the street burns brighter.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'High over the barn {name} turns in its own sunshine, lightning playing in its breast like laughter. You look up and wave. Something comes down and hits you on the brow. It is one hailstone, small, and very well aimed.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Over {name} the weather is splendid, blue to the ceiling, with a light breeze in the breast feathers. It stops quite sharply at the edge of the perch. Where you are standing it drizzles a little. Nothing needs doing.',
        when: ['from_child', 'wary'],
      },
      'It is written right across the north, in cirrus, and has been touched up where the wind got at it: {loved}. {name} lies on its back underneath, admiring the capital.',
    ],
    content: [
      '{name} is on the roof, fair, with a little high cloud. Its wing hangs over the gutter, and the rain from the tip runs neatly down the pipe. The fields have been seen to. Nothing else is expected.',
      'The weathercock has come round to look at {name}, and {name}, to be civil, breathes on it from the other side. It comes round again. They have been at this for some time, and think well of each other.',
      {
        text: '{name} stands in the pasture with its wings a little out, airing them. A shower is passing under the left one, and some sheep have gone to stand under the right. No one is in a hurry for either to move.',
        when: ['well'],
      },
      {
        text: 'Over {name}’s head stands a grey cloud the size of a hat, which does nothing. {name} wrings out a wingtip, looks up at it without much interest, and lets the lightning tick over. You could hang out washing in here.',
        when: ['well'],
      },
      {
        text: 'One wingtip drips into the bucket at the pace of a clock. The hair on your arm stands up as you pass {name}, thinks better of it, and lies down. All over the county they may leave the washing out.',
        when: ['well'],
      },
      '“Outlook,” rumbles {name}, and a long way behind it comes the rest: “{loved}.” It has been forecasting that since the day it happened.',
      'For {days} days it has rained on this garden from all sides, and never on the washing line. {name} lifts a wing and lets the sheets dry.',
    ],
    curious: [
      'The barometer drops by a hair. {name} has put its head in under the cloud to see what is in your bag.',
      'A kite has gone up over the field, and {name} flies beside it with its head on one side, asking it, in low thunder, who it belongs to.',
      'You strike a match. {name} jumps, looks at the match, looks at itself, and comes down off the gutter to ask whether it is yours and how old it is.',
    ],
    bored: [
      'A hailstone rolls across the floor and stops against your shoe. {name}, under its own drizzle, is looking elsewhere. A second one comes, slower, and rather rounder. It would like one thrown back.',
      'It is drizzling on one chair, the one with {name} in it. A single spark runs down its breast, finds nobody to impress, and goes out. There is a kite behind the door. Bring that. It wants to be played with.',
      {
        text: 'It has drizzled since Tuesday, and there is no edge to it. {name} lets the drops fall off its beak, one after another, and does not number them. Go out in it. Stamp. Get it to thunder back.',
        when: ['sad'],
      },
    ],
    due: [
      'There is thunder from {name}, and you count, as one does, to see how far off it is. It is the stomach. You count again. It is getting nearer. Its meal is due.',
      'The sky above {name} has gone yellow, and the hens have all been taken in. It stands beside its dish on one leg, looking down. So far nothing has fallen. Its meal is due.',
      {
        text: 'Above the empty dish hangs a cloud the size of a saucer. Under it sits {name}, all fluff and beak, trying to thunder. It makes the sound of a light switch. It is not hungry yet. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A cloud the size of a cushion hangs over the nest, and under it {name} opens its beak and thunders. It comes out as a spoon dropped in another room. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: 'One small cloud has gathered over {name}’s dish, exactly over it, and nowhere else. It is not raining. It could. From the farthest beam {name} looks at the cloud, and then at you. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It clouds over, only above the house. {name} sits on the well roof and will not look at you, but the drops fall closer and closer together on the upturned trough, like fingers on a table. Fill it.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a cloud in the kitchen, no bigger than a tea towel, exactly over the empty dish. It is not raining. It is only in a position to. {name} looks out of the window with great interest. Feed it now.',
        when: ['well'],
      },
      {
        text: 'Barometer falling, slowly. {name} has its talons round the back of your chair and a small cloud over the empty dish, to mark the place. Nothing has come down yet. It looks at you and flickers. Dinner, now.',
        when: ['well'],
      },
      {
        text: '{name} has strength left for one small cloud, and has hung it over the place where you stand. It drizzles. The meal is late. Bring it now, and do not mind getting wet.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Everyone in the county knows how {name} slept, and today the county has no weather at all. A wing comes down between you, and does not even drip. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'One small cloud stands over the empty dish, and it is raining into it. {name} has filled it to the rim that way, looked in, and tipped it out over the edge. It was not what it meant. Feed it now.',
      'The cups ring on their hooks. You think of a lorry in the lane. It comes again, long and low, and the lightning in {name}’s breast sinks to a thread. This is no thunder. It is an empty stomach. Feed it now.',
    ],
    starving: [
      'A white thread flickers in {name}’s breast. You count, as everybody does, to hear how far off it is, and you go on counting, and no sound arrives. The great wing drips beside the dry dish. It is starving. Feed it at once.',
      'No weather comes from {name} at all. A wingtip drips, stops, drips. In the great breast a fork of light sets out, gets as far as its second branch and fails. All over the county the washing hangs still. Feed it at once.',
    ],
    weak: [
      '{name} flashes. You count for the thunder, one, two, three, and have got to forty when, somewhere under the feathers, something small falls over. It has eaten, so it is not that. Medicine, or a good rest.',
      'There is a wet patch on the ceiling, and a thunder so small that you say bless you. {name} sits under its own drizzle with its wings let down. It has eaten, but it is weak. Medicine, or a long rest and a towel.',
      {
        text: '{name} keeps a cold little breeze between itself and you, and cannot keep it up. It drops, and is got up again. It is not ill. It has been overcast for too long. It needs rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: '“Fair,” it says, “fair, fair,” and cannot get up off the coal shed to prove it. There is half a rainbow, from its beak to the gutter. Give it medicine for the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has been through two days of chimneys. The rain that comes off its wings comes off black, and next door they have taken in the sheets without a word. Its lightning has gone the colour of tea. It needs a wash.',
      '{name} shakes itself, and a dust storm crosses the hall, leaves a line along the wallpaper, and goes out by the letterbox. There is plenty more where that came from. It needs washing. Bring the bucket and the ladder.',
    ],
    sick: [
      'The lightning in {name}’s breast blinks like a bulb working loose. You count, as one does, for the thunder. At ten there is none. At thirty there is none, and the rain has stopped coming off its wings. Medicine, now.',
      'The rain comes off {name}’s wingtips a drop at a time. In its breast the lightning catches and fails, like a lamp with a bad wire. You count after the flash, and no thunder comes. Medicine, now.',
    ],
    failing: [
      'The fork in {name}’s breast flickers. You count, as everyone does, to hear how far away it is, and each time you get to a higher number. The wingtips have run dry. Medicine and food at once, before it is gone.',
      'There is no weather today in the whole county. Not a leaf moves. {name} lies with one great wing open on the straw, and the lightning in its breast is a thread, and flickers. Medicine and food, at once, or it goes out.',
    ],
    near_death: [
      'The rain from {name}’s wing has come down to single drops. You count between them, and get further each time. The lightning in its breast is one white thread. It has only hours. Go in under the wing and sit with it now.',
      'No wind anywhere in the county. The weathercocks are all turned towards this room. {name} has drawn its wet wings round a single spark, and the spark looks up at you. Sit down by it now, and stay.',
    ],
    asleep: [
      '{name} sleeps, raining a little from its wingtips into the pails you have put there. Deep in the breast it lightens, without a sound. You count, as one does. At eleven the thunder comes, about the size of a cat.',
      'Far off over the hills it lightens without a sound, and each time {name}’s eyelid glows pink from within. Its dreams are twelve miles away and going east. Leave the window on the latch until it wakes.',
      {
        text: 'Everyone in the county can tell how {name} is sleeping. There is a mild rain, at even intervals, on all the roofs but yours. With each breath the white in its breast comes up and goes down, like somebody reading late.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The fog round {name} has gone thin, and no lightning moves in it. It wakes at {wakes_at}, if it is held until then. Reflect beside it now.',
      '{name} sleeps, and the glass is still falling. It can take nothing but company until it wakes at {wakes_at}. Sit here now and reflect.',
      {
        text: 'It fell asleep with an empty crop, and the wind in it has dropped. Reflect beside {name} now, and bring its meal at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'It is raining in half of the room. The edge runs straight across the boards, and {name} stands well back behind it, blue and streaming, to see what you will do. Sit down quietly on the dry half. The line may move.',
      'It is drizzling over the wardrobe, where {name} has gone to sit with its back to you. Rain runs off the wingtips and down the door. It has not thundered. Bring a chair and an umbrella, and say nothing.',
      'It got as far as counting {wait}, once, and had to borrow numbers from the church. {name} has stayed two fields off since. Sit on the step, and be easy to count.',
    ],
    back_from_death: [
      'While {name} was gone the weathercock did not move. It has been back some hours, and is well, and a small warm wind goes round the house trying the doors. It finds you, lifts your hair, leaves, and comes back to make sure.',
      'The ground on the hill is glass where {name} came down. It stands in the middle, steaming, and has not thundered yet. It is trying it over quietly in its throat, and looking to you each time for whether you heard.',
    ],
    old: [
      'The thunder has gone down by an octave. {name} now says a thing once, and the county thinks about it until supper.',
      'There is silver at its wingtips, where the rain used to freeze. {name} still gives the forecast, and now and then, for the pleasure of it, yesterday’s.',
      'In {days} days the little cloud has grown no bigger. {name} has grown round it, like a hill round a spring.',
      {
        text: 'The flash is hardly more than a blink now, and no thunder follows. {name} does not send it out to measure. It only likes to see your face.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It gets dark round {name}, as before a downpour. There is a rush, and the dish spins like a coin, and it gets light. All of it has been eaten. From every leaf in the yard hangs one drop.',
        '{name} takes its dinner, throws back its head, and down that goes, with a flash that lights up the whole inside of its beak. Nothing more, for a moment. Then, low in the breast, comes the thunder.',
        {
          text: '{name} is mostly wet down, with one spark in it. It swallows, hiccups, and a cloud the size of a saucer comes out and rains on its head. It looks at you very hard, there being nobody else who could have done it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} gulps, and a spark no longer than a match jumps through its fluff. The thunder follows, about as loud as a dropped sock. It looks behind it to see who that was, finds nobody, and opens its beak for more.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats, and it brightens over the whole county. Every roof, field and hen is dry. Only where you stand with the empty dish does it go on raining, in a circle no wider than your hat. Not hard. Just until it is sure.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The dish comes on the hour and the drizzle over the kitchen stops to look at you. {name} eats with one storm-blue wing held up between you and it. Behind the wing, quite distinctly, somebody is having sunshine.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You bend with the dish, and every hair on your arm gets up and leans towards {name}. It eats. Afterwards it reaches out the end of one feather, with great care, and gives you a spark the size of a pinhead.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, and the bulb above you grows brighter. You lean in to say well done. The wireless, which is not plugged in, starts on a waltz, and all down the street doorbells begin to ring. It folds its wings quickly and looks elsewhere.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} folds its wings to eat, and over three parishes the cloud comes apart. Afterwards one small spark jumps from its breast to your sleeve. It does not hurt. It was aimed with some care.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You hold the food out on your bare hand, and {name}, who splits oaks, folds its charge away feather by feather before it bends to take it. You feel a tickle. Your watch keeps going.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} takes one mouthful, and every lamp in the house comes on, even the one you unplugged. It looks up, a little embarrassed, its breast still flickering. Then the house across the road lights up, and the next, and the next.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You carry the meat up to the ridge, and {name} comes down with the sky and takes it out of your hand with great gentleness. Your hair stands on end. Down in the valley they see it lighten twice, and bring in the washing.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up, and a flash goes through its breast with no thunder after it, only so that you can see each other. That makes {streak} on time. Along the lane they hang out washing when they see you carry the dish.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'Over the dish hangs a cloud the size of a saucer, and below it {name} eats to the end. That makes {streak} on time. The drizzle stops. One ray comes out, lies on your thumb, and is taken in again.',
          when: ['baby'],
        },
        {
          text: '{name} eats with its back to the barn and a thin wind going round it, to keep you off. It does get to the end. Then what rain there is comes down grey, and the wings hang. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and there is a clap out of the blue, as round as a drum. It gives one for each meal on time, so there have been {streak}. People in the lane have stopped looking up. They say, “That’s dinner.”',
        'Over {name} the barometer has stood at Fair for {streak} meals, all of them on time. It eats this one too, and then it taps the glass itself, with its beak, and cannot believe it.',
        {
          text: 'Down in the village they have put away the bucket that stood under the church roof. That is {streak} on time. {name} eats, shakes the drops off one great wingtip, politely, out of the window, and folds it away.',
          when: ['well'],
        },
      ],
      early: [
        'Dinner was not forecast yet, and {name} goes by the forecast. It takes one peck, to be neighbourly, and clouds over politely. The outlook is good for {opens}. Come again then.',
        '{name} takes a beakful, out of courtesy, and holds it in its cheek. Somewhere behind its ribs there is a mutter of thunder, still busy with the last weather. The rest of the dish steams and goes off.',
        {
          text: '{name} bends its whole storm-blue height over the dish and picks out one morsel. Down the road three people run to take in their washing. {name} considers, and leaves the rest. They hang it all out again.',
          when: ['no_item'],
        },
        {
          text: '{name} swallows a mouthful for courtesy and hiccups. Somewhere over the hills a small pointless hailstorm happens to a field of sheep. It pushes the rest aside with a claw. The sheep look up, then down.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal, and there is not a cloud in the sky. But it is colder than it was, by about a coat. It has put up one wing between you, and the sun is on the other side.',
        'The forecast had been for dinner, and {name} does not like to be wrong. It eats up. Then it drizzles, quite steadily, along the one bit of path by which you came.',
        {
          text: 'It drizzles on you and on nobody else. {name} eats with its back turned, wingtips dripping. You go home, and the drizzle goes too, all the way up the path, and stands outside your door for a while.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'There is a drizzle in the room, on your half of it. {name} eats in the dry, great wings tented over the dish, and watches you drip. Toward the end the rain gets finer. It does not leave off.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'It has been raining off {name}’s wingtips since the hour went by, and the floor is under water to the skirting. It eats. You hold out a finger for the small blue spark you are always given afterwards. It keeps that one.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats under a drizzle of its own, fine and grey, wingtips running. The bit of floor where you stand has long been kept dry, whatever fell elsewhere. It still is, nearly. There are four drops on your sleeve.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'There is drizzle over the whole county. {name} eats what you brought so late, the lightning in its breast no thicker than a thread. You step closer, and it rains harder, on you. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is too weak for thunder. There is a thin cold rain, and everyone in the county takes in the washing and knows that you were late. It eats with a wing up between you. Let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has been drizzling in the nest. {name} eats what you have brought, late, and it goes on drizzling, and the cloud, that is only as big as a cushion, is pulled over until nothing shows but a very small hook.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a very little. It has no weather at all, and that is the worst sign, only a stillness with feathers round it. As you come the white in its breast flickers and draws back. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'All round {name} is a dry place where nothing has come down for {hours} hours. It eats everything, and its wings will not fold. It looks at you once. It would rain, if it had anything left. Come in time.',
        'In {hours} hours {name} used up its lightning, calling. They saw that two valleys off. It eats all of it now, without a sound. The breast is dark, and it shuts a wing over it, against you. Never so long again.',
        {
          text: 'There is no thunder. You would have preferred thunder. {name} eats what you have brought, so many hours after, with its great wings shut, and a fine drizzle comes down over the one chair at the table that is yours.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats with its back to you, wingtips dripping. You lay a hand on its shoulder and brace for the spark that always leaps across. Your fingers wait there a good while. It is keeping it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'For {alone} {name} has drizzled on the whole valley. You bring the meal at last, and it eats. Then the drizzle draws in, hill by hill, roof by roof, until it is only over you.',
          when: ['wary', 'well'],
        },
        {
          text: 'Everyone in the county knew that {name} had been left alone for {alone}. It was raining on all their windows. You are the last to hear. It eats, a wing’s length from you, and does not clear up.',
          when: ['wary', 'well'],
        },
        {
          text: 'The whole county knows that nobody came to {name}, for it has drizzled {alone}. It eats with its wings down in the wet, no lightning in its breast, and the rain is hardest where you stand. Stand there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} there is one thread of light left in {name}’s breast. It eats, very slowly, and when you lean in to see the light, it draws a wing across. Sit with it, and do not ask to look.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The sky has been white all this time, with nothing in it. {name} eats on the ground, wings spread out like something spilt. There is no thunder when it sees you. There is a far-off flicker, and nobody could count so high.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has not rained for want of strength, and the ditch is dry. It eats what you bring, so long after. Then it begins, upon itself, very fine. You step in to cover it, and it comes down on the side you are.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is as full as a cloud in April, and dare not sneeze. It looks down at the dish over its own front. One bite more, and the parish floods. Come again at {opens}.',
        'You set the dish before {name}, and a gentle wind pushes it back to you across the yard. You set it down again. It is looking the other way, replete. Bring it at {opens}.',
        {
          text: '{name} is full, and a cloud as wide as a plate comes up over the dish and rains on it till everything floats. You carry it out at arm’s length. The cloud goes with you as far as the bin.',
          when: ['no_item'],
        },
        {
          text: 'You are setting down the dish when it thunders, long and low, and you run to close the windows. It was only {name}, who is full, settling its feathers over the fact. You scrape the whole meal into the bin.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} swallows one mouthful, and it begins to drizzle, indoors, without conviction. Between the drops you see the lightning in its breast go out at one fork, then at the next. The stem still burns. Medicine next.',
        '{name} takes a little of it off the fork, and there is a rumble, hardly to be heard. You wait with the next. It takes that too, and lets its lids come up. It has done enough. Medicine next, please.',
      ],
      loved: [
        'There was lightning all round, and no cloud, and people said that it must be {name} having its favourite. It was {item}. It ate the lot in one clap. There are two rainbows, and it is looking for somewhere to put a third.',
        'You lift the lid, and it is {item}, and {name} comes down like the end of a drought. Nothing is left of it. A wet warm wind goes round and round you, smelling of hay, and cannot be got to stop.',
        {
          text: 'You bring {item}, and are wise enough to stand back. The whole breast goes white, {name} roars with its mouth full, and every bulb in the street, switched on or not, burns for as long as it chews.',
          when: ['well'],
        },
        {
          text: 'You hold out {item}. Three dogs in the valley sit down. Then {name} strikes, there is white all over, and when the room comes back your hand is empty, unhurt, and smells of cut tin.',
          when: ['well'],
        },
      ],
      disliked: [
        '“{item},” reads {name}, and a fine drizzle sets in over the plate. It would have preferred something from higher up, with wind in it.',
        '{name} swallows, and reports: {item}, dull, no bite. It looks out to where a real cloud is going by uneaten.',
      ],
      harmful: [
        '{name} swallowed it, and the sky went green. It was {item}. There is no storm in that, only cramp, and the lightning runs about in its breast and finds no way out. Keep it away from there, always.',
        'All over the county the lamps have dipped, for {name} ate something that hurts. The word for it is {item}. It holds both wings wrapped round itself, and what falls from them is cold. Never let it have that again.',
        {
          text: 'You gave {name} {item}. There was a flash, the wrong colour, and all the lightning in its breast went out as if by a switch. It is beating on the ground, in plain rain. Never, never that again.',
          when: ['item'],
        },
        {
          text: 'You give {name} {item}. There is a crack, a reek of singed feather, and all its lightning goes out of it at a stroke, into the ground. It staggers. The sky over you turns green. Never again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You race {name} to the gate, and there is a headwind. You complain. There is a tailwind, and you are over the gate and in the next parish. It lands beside you, with all its lightning on. Which was better?',
        'You flap, and {name} flaps. You spin, and it spins, and so do the leaves in the yard, and a bucket, and the goose from next door. Then everybody sits down where they are, and has to be sorted.',
        {
          text: 'You hold up a paper kite indoors, feeling foolish, and it fills. {name} is behind the curtain, blowing. If you turn to look, the wind drops. If you turn away it comes back, warmer, with one small spark in it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw your hat, and {name} brings it down twice from over the chimney, flickering with pleasure. There is lightning in every feather and not a sound. The thunder it keeps in its breast, looking at you sideways. That is for later.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You run out on the hill with the kite. {name} goes over, low, and the kite, your hat and the washing of three farms go up with it. It thunders for pure pleasure. Then, very carefully, it brings back the hat.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The lightning in its breast goes off, and you count. One. Two. {name} keeps the thunder shut under both wings, trembling with it. Three. Four. You say “five” as slowly as you can. The windows enjoy it less than either of you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You get both hands into the feathers under its wing, and {name}, vast as weather, giggles. Windows rattle in three towns. It rolls over and rains straight up, and waits for you to find the place again.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You tickle {name} under the beak. A cloud no bigger than a handkerchief comes up over it, considers, and drops one drop on your nose. Then a bang, like a cork. {name} falls flat on its back, and would like another.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} is a handful of wet blue down. You wiggle one finger, and it pounces, and there is a very small crack. Your hair stands up. So does all of {name}. It gazes at your finger and waits for it to do that again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You whoop at {name}, and it rumbles back, kindly, and does not get up. It is as fine as it can be. Any finer, and the county would have to go in and lie down.',
        'You flap your coat to play, and {name} is set fair already, with not a cloud from here to the hills. It gives you one puff, under the hat, so that you will not have flapped for nothing.',
        {
          text: '{name} was so happy before you came that every lamp in the house was lit, including the one with no plug. You throw it the tin lid all the same. It is struck in mid-air. The lamps try to go brighter, and cannot.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is a rainbow in the hall already when you come to play. You play. {name} shakes out its wet wingtips, cries aloud, and makes another one inside the first, rather faint, so that you will not have come for nothing.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You jump in a puddle, and {name} looks at the splash as one looks at somebody else’s holiday. It has no weather to give you. Leave the game, please. See first to what is wrong.',
        'You hold your coat open to {name} for some wind, and there is none. It has lifted a wing, to oblige, and set it down. The coat hangs. It has other things the matter. See to those first.',
        {
          text: 'You run past with the kite. {name} does what it can for you, one breath of wind and a noise like furniture far off, and then small cold rain drips from both wingtips onto the floor. Not now. Find out what it needs first.',
          when: ['no_item'],
        },
        {
          text: '{name} throws you a thunderclap, and it falls short, and rolls under the stove. It is ill. Leave that where it is, and bring medicine.',
          when: ['ill'],
        },
        {
          text: 'It has picked up the game in its beak, and cannot help swallowing. {name} is famished. Fill its plate, and then go out together.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, no more than that, and every gate in the county flies open. {name} plays until the hats are all in one tree. It brings you yours, and then, one at a time, other people’s.',
        'For “{item}” {name} will come in across any number of fields. It plays like a whole March at once, and at the end, to say thank you, it parts its own clouds, and there is the one star that was due.',
        {
          text: 'At the sight of {item} the sky over the house goes white from edge to edge. {name} has you by the collar before the bang arrives. People in four parishes count the seconds, and smile, and put on the kettle.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}, and blue fire runs along every fence in the county. {name} goes straight up until it is a speck. What comes down, whooping, is mostly thunderstorm, and it stops a yard above your hair.',
          when: ['well'],
        },
      ],
      disliked: [
        '“{item},” says {name}, in the tone of a wet bank holiday. It had more of a gale in mind.',
        'So this was {item}. {name} stirs it with a claw, and one drop falls. It would rather be let out where the wind is.',
      ],
      harmful: [
        'It was meant as a game: {item}. {name} came down out of the air on its side, and has not spread that wing since. Put it away for good.',
        '{name} touched it, and its thunder ran off into the ground and did not come back. Take down {item}, every yard of it, before you ask it out to play.',
      ],
    },
    clean: {
      wanted: [
        'You go over {name} with a wet broom, and soot comes off, and straw, and somebody’s kite string. Beneath is the blue that there is after rain. It draws a feather through its beak to see if that is true.',
        '{name} has mud on its lightning. You wipe it with a soft cloth, up the stem, along one branch and then along the other, and it tingles to your elbow. It is white again. In the house the lamps come up.',
        {
          text: 'Under the soot the lightning had gone quite brown. You put on rubber boots and do it with a sponge, fork by fork, until it is white. {name} looks down at its own breast. All over the county the kitchen lamps brighten.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The wing rains while you wash it, grey at first, then clear. You do the breast last, with a dry cloth, and the hair stands up along your arms. Down in the town they are looking at the sky and hanging out sheets.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You sponge {name} down, and the water runs off as clear as it went on. It rains on itself most of the day. It lets you do under the wing all the same, where it is only damp.',
        'You polish the white fork on its breast, and {name} was polished. It cannot be got any whiter. When you breathe on it and rub, there is a small spark, as when somebody is tickled.',
        {
          text: '{name} lifts a wing for the sponge, and it rains on the sponge, the stool and you. You scrub where the rain has just been. When you have finished, one of you is cleaner than before, and has no feathers.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe down a wing that rains on itself. The cloth comes away cleaner than it went on, and every hair on your arm has risen and is pointing at {name}, who begins, with its great beak, to lay them flat.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The wash was {item}, and {name} stood in it with its wings straight up, singing, so that it rained in time. The soot ran off. It is so blue that the neighbours have hung out their washing twice.',
        '{name} does not care to be rained on, unless it is {item}. It lay down in the yard and let you do its lightning with the small brush, fork by fork. One can read by it now as far as the church.',
        {
          text: 'You clean {name} with {item}, feather by feather. There is a flash, and children everywhere count the seconds to see how far off it is. It is right here, with its beak on your knee.',
          when: ['well'],
        },
        {
          text: 'At the word {item}, {name} drops out of the sky with its crest up and stands there, dripping in advance. You do one wing, and the sun comes out on that side. There is a stir among the farmers until you do the other.',
          when: ['well'],
        },
      ],
      disliked: [
        'It bears it, under a small black cloud put up for the purpose: {item}. {name} would rather have been rained on properly.',
        '{name} comes out of it damp and flat, like a Sunday. On the bottle it says {item}. It looks up at the sky, which does this better.',
      ],
      harmful: [
        'It took the charge out with the dirt: {item}. {name} hangs its wings, and they are only wet. Keep it away from those feathers.',
        '{name} cried out once, high, not like thunder at all. What did it was {item}. Rinse your hands of it, and let plain rain do the rest.',
      ],
    },
    medicine: {
      wanted: [
        'The dose goes down, and for a while {name} is nothing but a bird. Then a drop forms at the end of one wing, and hangs, and swells, and falls. It is raining. You hold out your hand for the next.',
        '{name} swallows, shudders, and far off a gate bangs that nothing has moved all day. The grey of its breast turns to pearl. Along the lane people have put out their heads, and look up, and wait with you.',
        {
          text: '{name} coughs sleet over the spoon, twice, and swallows. You wait, with wet sleeves. The sleet softens, thins, and stops above the bed, then above the yard. Three farms off somebody holds out a hand, and folds an umbrella.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} swallows the dose, and every barometer in the county is tapped. There is no change. It was perfectly well, and so were the fields. Put it by until the weather breaks.',
        'It is set fair from here to the coast, and you give {name} its medicine. It takes it, and there is one puff of mist, in surprise. The forecast is unchanged. Keep the bottle for a bad day.',
        {
          text: '{name} swallows and spreads its wings to feel what is coming. You hold on to the tablecloth. What comes is a hiccup, with a spark in it, and somewhere the doorbell rings. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You had put up the umbrella, for one knows how {name} takes being treated. But this was {item}. It stood like a lamb, and the sun came out on one side of the yard, and presently on the other.',
        'The remedy was {item}, and {name} shut its eyes for it and hummed. A warm front comes slowly up from its feet. Where it has got to, the feathers lie smooth. It gets to the neck, and hiccups, in gold.',
        {
          text: 'All over the county they are pegging out washing. They do not know about {item}, or that {name} has had its medicine and loved it. They only know that it helped.',
          when: ['item'],
        },
      ],
      disliked: [
        'It went down, and a short shower came up: {item}. {name} had hoped for something that smelled of cold air.',
        '{name} regards the spoon, and the lights dip. By the label it was {item}. There are remedies it minds less, and it glances towards the window.',
      ],
      harmful: [
        'You meant it to help: {item}. It has grounded {name}, who lies with both wings open and no rain in them. Fetch what is truly medicine, and count aloud on the way.',
        '{name} trusted the spoon, and is worse. What was on it: {item}. Keep that out of the house.',
      ],
    },
    discipline: {
      wanted: [
        '“Not on the washing,” you tell {name}. It looks at the sheets, and at its wings, and takes the shower back up, drop by drop. It will rain beside them from now on. There is a small cold wind about your ankles.',
        'You tell {name} that one does not thunder in the pantry. The jars are still ringing. It lowers its head and goes out through the door, sideways, and thunders by the gate, once, with its back to you, quite softly.',
        {
          text: '“Not the postman,” you say, and take the bolt out of its claws. {name} opens its beak, and shuts it with the thunder inside. The postman gets sunshine. You get a small cloud, which follows you upstairs.',
          when: ['well'],
        },
        {
          text: '“Not indoors,” you say, halfway through the thunder. {name} shuts its beak on the rest, and you hear it go down, like a piano on the stairs. The great wings fold. For a while every doorknob you touch gives you a shock.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to hail on the greenhouse. It has been going round the greenhouse ever since, and lets you walk about in there to see. It hears you out. A light breeze nods, in all the tomatoes.',
        '{name} knew. It has not thundered in the pantry since you spoke of it. It holds quite still through your remarks, without a breath of wind, and when you come to the end it gives you a small round of applause, far off.',
      ],
      bad_time: [
        '{name} could take the roof off with one answer. Instead the white fork in its breast goes out, tine by tine, while you are still talking, and the wingtips drip on the boards. You wait for thunder. It would have been kinder.',
        'You speak sharply, and brace for thunder. There is none. {name} turns its breast to the wall, so that you will not see the lightning go out, and a thin rain begins at both wingtips. It is still raining.',
      ],
      loved: [
        'You reason with it by way of “{item}”, and {name} brings the hail back up. It has seen what you mean. It goes to stand in the paddock, and there is a light frost there, just one bird wide.',
        'The one voice that carries above a gale is {item}, and {name} drops the gale. It puts the haystack where it was. That is learned. It sits on the barn with its back to you, in a slight, becoming drizzle.',
        {
          text: 'You try it by {item}, and {name} learns it in a flash. You ask if it would do it more quietly. It thinks. It does it once again, with its beak shut, and all that is heard in the county is one teaspoon.',
          when: ['well'],
        },
      ],
      disliked: [
        'A lesson was had, under protest and light hail: {item}. {name} would sooner be told a thing slowly, in time, like a drum.',
        '{name} could make nothing of it. It keeps turning it over, with the lights going up and down: {item}. A plain warning would have done.',
      ],
      harmful: [
        'That was no lesson: {item}. {name} has crept under the eaves with its lightning held tight in both wings. Take it down, and be gentle.',
        '{name} learned from it only to be afraid of you. It was called {item}. Put it where no bird will meet it.',
      ],
    },
    sleep: {
      wanted: [
        '{name} puts its head beneath its wing, and it gets quiet from the hills inward, until the last leaf has stopped. Out in the lane somebody says “Ah”, very low, and walks on tiptoe.',
        'You smooth the big feathers from the neck down, as one strokes a map flat, and {name} lets the pressure fall. Its lids come up from below. Far off it rumbles. It snores by the parish.',
        {
          text: '{name} came down too weak to rain. You gave it the barn and held the doors, and what slept in there was a low cloud with a beak. Now the hens are standing on end, and the doors begin to hum under your hands.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} comes down on the mattress like wet canvas, too tired to fold its wings. You fold them. A last little gust goes out through the keyhole, and soon the snoring starts, five miles off and coming nearer.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You bid {name} rest, and it pulls up a mist and tucks in its beak. All round the county people go to bed. Then there is a flash. It is sitting up. It only wanted to see who was still awake.',
        '{name} lies down on the ridge as you ask, and the wind lies down. One yellow eye is open. A leaf stirs, and is let lie, and stirs. It is like a whole sky with its fingers drumming.',
        {
          text: 'You hang a sheet over {name}, as one does with canaries. It is quiet under there. Then the whole sheet goes white from inside, every darn showing. There is a pause, and it does it again, because it liked that.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw the blanket over as much of {name} as it covers and turn down the lamp. It lies there, one storm blue eye wide open, lightening politely from time to time. You find you can read by it. You both give up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} lets the wind down, like somebody letting down a blind. It does not even look round for its cloud. Far off the last weathercock turns its face to you, and stops.',
        '{name} can be talked out of any storm with “{item}”. It tucks in its wet wings and breathes out, and fog goes up past the eaves. Down in the lane they lower their voices. “It’s gone off nicely,” they say.',
        {
          text: 'It is {item}, and {name} turns round three times, and the wind goes round three times with it. Out comes the small old cloud from under its wing. It puts its head on that. All the weathercocks look down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries the left side and the right. Whatever it is, {item}, it has no height to it. It would rather lie somewhere with a drop.',
        'It rests, but with one eye on the sky. What it had been given to lie on was {item}. {name} had been thinking of fog.',
      ],
      harmful: [
        '{name} lay down by it and got up dimmer. It gave no rest, and it did harm: {item}. Take it from the bed, and let nobody put it back.',
        'It should have been a resting place: {item}. {name} has backed away with its feathers smoking a little. Keep this far away from it.',
      ],
    },
    reflect: {
      awake: [
        'You sit down in {name}’s drizzle without a hat and pass no remark on it. It drizzles on you for a good while. Then one storm-blue wing is put out above your head, and it is raining on either side of you.',
        'You bring no umbrella and say nothing about the sky. For a time it drizzles on you both. Then the drizzle stops, over your chair only, and {name} shifts its great wing a hand’s breadth, to keep it so.',
        'You sit under the pine without an umbrella. {name} rains on you to see what you will do. You do nothing. Presently it is raining in a ring all round, and where you are there is a little sun.',
        '“Here,” says {name}, by and by, and shows you with its beak a cloud shaped very much like something. It has remembered it to the last curl: {loved}.',
        '{name} once counted {wait} between a flash and you. It leans a wing against your back now, to feel where the counting stops.',
      ],
      little: [
        'You have sat here so often this hour that {name} has run out of seconds to count. It has enough, for now. Come back later.',
        '{name} folds its wings, gently, like someone closing a door so as not to wake a house. That is enough company for this hour.',
      ],
      ill: [
        'A cloud no bigger than a hat hangs over {name} and rains on it. You move in close and are rained on too. After a time it finds the strength to lift one wing over you. Now go and bring what it lacks.',
        'There is no weather in the room at all. {name}’s wing lies open along the floor, quite dry. You sit down with your back against it. After some time one drop falls on your wrist. Now get up, and see to what it needs.',
      ],
      asleep: [
        'You sit by {name} while it sleeps. It flickers, and you count, from habit, to see how far off it is dreaming. There are miles in between. You stay. By the time you get up there are hardly any.',
        'Asleep, {name} keeps up a small rain from either wing. You turn up your collar and sit on in it. After a time you notice that your sleeves are drying. It is still raining everywhere except on you.',
        '“Forecast,” mumbles the sleeper, from the bottom of the fog, and you wait. It is for the whole of next week, and there is only the one word in it: {loved}.',
      ],
      shy: [
        'You sit on the step with no umbrella. {name} rains on you, to see. You stay. After a while you notice that the rain has moved over a little, and is falling on the empty chair.',
        '{name} drizzles, and you sit in it and say nothing. You sit until your cup is full. Then you notice that no more is going in, though you can still hear it. It is raining everywhere else in the room.',
      ],
    },
  },
  things: {
    feed: {
      'storm cloud':
        'You have the storm cloud on a string, growling. {name} takes it by the scruff and shakes it, and it rains itself out over your boots. What is left goes down in one, grey, and the lights come up.',
      'lightning bolt':
        'It holds the lightning bolt crossways in its beak, like a dog that means to bring you something. Then there is a gulp. You see {name} from inside, every bone, and three seconds later you hear about it.',
      'mountain wind':
        'You open both doors, and the mountain wind comes through with snow in its hair. {name} breathes in. The curtains stand out stiff towards it, and your hat goes. It hands you back the hat.',
      hailstones:
        'The hailstones rattle in the pan, and {name} crunches them, one by one, with its eyes shut. Each lights up as it goes. It gives you the biggest, wrapped in a leaf, as a thing of some value.',
      ozone:
        'You draw the cork from the ozone, and the whole kitchen smells of just after. {name} lays its beak along the neck of the bottle and sips. All the spoons in the drawer turn over to face it.',
      'summer rain':
        'It has been put out in the blue bowl, a summer’s rain, still warm. {name} drinks with its head back, as hens do. For a while it is raining upward in your garden, and the snails look at each other.',
      'salmon from rapids':
        'The salmon from the rapids leaps in your hands, and {name} leaps too. There is a flash, and a good smell. You find that it has been cooked, and the better half left for you upon the step.',
    },
    play: {
      'storm chasing':
        'You go storm chasing, in the van, and the storm is {name}. It looks at you through its own rain, with one yellow eye, and goes round the church so that you are in front.',
      'thunder drumming':
        'You have the drum, and {name} the thunder. You beat once, and it answers from the hill. It is always late, by three seconds, and so you learn to begin before, and for one bar you are together.',
      'cloud sculpting':
        '{name} kneads a cloud on the barn roof and makes you, in cumulus, with both your ears. You point out the nose. It takes its beak to it, sculpting, and now you are a teapot, and very like.',
      'racing the wind':
        'You are racing the wind, on your bicycle, and it is at your shoulder, blowing fair. {name} overhead cannot bear it, and cheats. You take the whole hill with your feet up, and the wind comes in third.',
      skydiving:
        'It folds up at a mile and comes down skydiving, head first, with you below it on the lawn, and a saucer. Every leaf on the place stands up, and one drop lands in the saucer.',
      'rainbow making':
        'You hold up the hose, and {name} puts the light behind it, a soft one. The rainbow making goes wrong at violet. It clicks its beak, moves you a foot to the left by the sleeve, and tries you again.',
      'tornado twirl':
        '{name} stands upon one toe and twirls, and there is a tornado, a tame one, the height of your knee. It takes your washing off the line, folds it, and sets it down in the basket. Nothing was rained on.',
    },
    clean: {
      'rain shower':
        'It gives itself a rain shower over the cabbages, and you go about beneath with a long brush. The soot comes down on you both. When it has done, it holds one cloud back, for your hair.',
      'cloud bath':
        '{name} lowers itself into the cloud bath until there is only a beak. It is warm in there, and lightning comes on and off under the surface, like someone humming with their mouth shut.',
      'static discharge':
        'You touch it with the wooden spoon, as one should, and there is the discharge. Crack. All the static goes out of {name} at once, its feathers lie down, and your own hair gets up.',
      'wind-dried feathers':
        'It opens out its feathers on the ridge to be dried by the wind, vane by vane. You hold down the corner that flaps. The weathervane next to you has been asked to turn a little.',
      'hail scrub':
        '{name} scrubs itself with hail, hard, over the duck pond, where it will hurt nobody. It comes in blue as slate, sees that your bucket has a dent, and is sorry.',
      'dew preening':
        'Before anyone is up it sits on your wall and draws each feather through the dew. When you come with your tea the preening is over, and there is one drop left on every barb, and it holds still.',
    },
    sleep: {
      'mountain aerie':
        'You climb to the mountain aerie with a blanket on your back, and {name} has kept the wind off the path. It lies down round the edge of the nest. In the middle you are to leave the blanket.',
      'fogbank roost':
        'It backs into the fogbank, tail first, feeling for its roost. You hear feathers shaken out, and something far in there sighs, and the whole bank sinks by a foot. A glow comes and goes. It goes for longer.',
      'calm storm eye':
        'You stand with it in the eye of the storm, where it is calm. All round you the sky is turning over. {name} tucks its head under its wing, in the stillness that it has made for that.',
      'distant thunder':
        'Somewhere over the border there is distant thunder, some cousin’s. {name} says a word, low, and after a while that is answered. You pull the shutters to, and it lies down on the last of it.',
      'cloud bed':
        'You shake up the cloud, and it is a bed. {name} treads it round, takes out a lump of sleet from under the pillow and sinks in to the crest. The edges close, grey over white.',
      'cliff ledge':
        '{name} backs in along the cliff ledge till its tail is against the stone. You lie on the top with your chin over, and say good night down there. Three seconds, and it comes up to you.',
    },
    medicine: {
      'barometer reading':
        'You read the barometer out to it, tapping the glass. Low, you say, but the needle moved. {name} leans its head there. It has gone up by a hair, and its own crest with it.',
      'sage tea':
        'The sage tea stands steaming in the big bowl, and {name} breathes that first, for the clouds in its chest. Then it drinks. The wet rattle rolls away towards the east, and does not come back with the next breath.',
    },
    discipline: {
      'count the seconds':
        'You hold up your fingers and count the seconds, aloud, after each bang. {name} had meant it for the postman. At five it begins to listen. At nine there is no bang, and it is looking at its feet.',
      'storm lull':
        'You wait for the storm’s lull, and say it then, quite low, in the quiet. {name} has its beak full of somebody’s weathercock. It sets the poor thing back upon its spire, straight, and asks its pardon.',
    },
  },
  refusals: {
    asleep: [
      '{name} is fogged in, and takes nothing until it wakes at {wakes_at}. Company gets through all weathers. You may reflect.',
      'No landing before {wakes_at}: {name} is asleep, beak under wing. You can sit in the fog beside it and reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It can make thunder or lightning, and has to choose, and chooses so fast that you get both, in the bath.',
      'A child, as of today. The forecast was “me, spreading to all rooms”, and for once {name} had got itself right.',
    ],
    teen: [
      '{name} is half grown, and is weather from the moment it gets up. The county knows how it slept. Keep its mealtimes: they will decide its climate.',
      'Half grown, and its voice has broken, along with two panes. {name} stands among the pieces, frowning, and says that it was the wind.',
    ],
    high_care: [
      '{name} is grown: {form}. It opens one wing above the house, tip to tip with the fence, and all round the edge you can hear the hail going elsewhere.',
      'Full grown, and the word for it is {form}. Now when {name} flashes there is nothing left to count. It is here.',
    ],
    balanced: [
      '{name} is grown: {form}. Some sun, some showers, thunder on Thursdays. The neighbours have begun to plan by it.',
      'Grown up, {name} goes out over the hills as it likes, and rumbles at the gate when it is back. In the almanac it stands under {form}.',
    ],
    low_care: [
      '{name} has come to its full span, a {form}: one of those skies that hang there and do not break. You would have to go out into it.',
      'Nobody told it when to stop, and it is grown now: {form}. {name} flashes far off, and has given up counting.',
    ],
    rescue: [
      '{name} is grown: {form}. There is a scar in its lightning where the fork was mended, and that is where it is brightest.',
      'It came to its full span after all. {name} knows what the sky is like with nothing in it, and has filled it. The villages have a name for such weather: {form}.',
    ],
  },
  trust: [
    '{name} has come in over the last hill. Between flash and thunder there is now just time to say your name, and it does.',
    'You are in the forecast. It comes after the kitchen and before the stairs: “Keeper: settled.” {name} gives it every morning.',
    '{name} takes the little cloud out from under its wing, the one it was born in, and puts it on your knees. It rains slightly. Nobody else has ever held it overnight.',
  ],
  streaks: [
    'Ten meals on time. {name} has told the weathervanes that they may stop watching the kitchen, and look about them.',
    'Twenty-five in a row. {name} no longer forecasts its dinner. One does not forecast the sunrise.',
    'Fifty on time, and a small rainbow has been left on the draining board after the washing-up. {name} says nothing about it.',
    'A hundred meals, each at its hour. Over the stove, in scorch marks, and very neatly forked, {name} has put the long-range forecast for this kitchen: “Regular.”',
  ],
  ages: [
    'Ten days old. {name} has learned to count up to seven, and how far that is: as far as the church.',
    'Thirty days, and so {name} has seen every shape of the moon, and has put a cloud in front of each.',
    'A hundred days. The almanac has a page on {name} now. It has read it, and added a frown in the margin.',
    'One year. {name} has been all four seasons, some of them in one afternoon, and the house has stood under every one.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['salmon from rapids'] },
      wish: 'The cloud has been asking what fish are. {name} has told it, as far as it knows, but a salmon would be clearer, with some of the rapids still on.',
      granted:
        'It held the fish up to the cloud, both sides. The cloud rained on it, just a little, and the matter was closed.',
    },
    {
      by: { action: 'feed', item: ['hailstones', 'summer rain'] },
      wish: '{name} has made a great deal of weather for others, and never once been handed any. It would like hailstones in a dish, or summer rain, got by somebody else.',
      granted:
        'It crunched the first with its eyes shut. So that is what they are like, it said, from below. They are very good.',
    },
    {
      by: { action: 'feed', item: ['mountain wind', 'ozone'] },
      wish: 'It is a little stuffy in the breast of {name}, near the fork. Something sharp and thin would be the thing, off the mountain, or else that blue smell there is after a flash.',
      granted:
        'It breathed in until the curtains stood out straight from the wall, and went on holding it, for the joy of having it in there.',
    },
    {
      by: { action: 'play', item: ['thunder drumming', 'storm chasing'] },
      wish: '{name} has a thunder that it has not let anyone hear, as there is nobody to play the other part. Bring a drum. Or chase it over the hill, shouting, and that would do.',
      granted: 'You had the beat, and it had all the rest. Six farms have sent to ask what it is called.',
    },
    {
      by: { action: 'play', item: ['rainbow making', 'cloud sculpting'] },
      wish: 'The sky over the shed has a bare look. {name} thinks of a rainbow there, or something done in cumulus, and would value a second opinion, from the ground.',
      granted:
        'You said a bit more to the left, and it was right. It has gone over the edges with its beak and put your initials where the pot would be.',
    },
    {
      by: { action: 'play', item: ['racing the wind', 'tornado twirl'] },
      wish: 'There is a wind come in from abroad that does not know who lives here. {name} would like to race it. You might hold the flag. If it is a poor sort of wind, you two could spin.',
      granted:
        'It won by a chimney. The wind has been given a bed for as long as it likes, and some of the washing to mind.',
    },
    {
      by: { action: 'clean', item: ['rain shower', 'dew preening'] },
      wish: '{name} rains, but seldom gets rained on. It would like to stand under it for once, like anyone, and have somebody see to the small feathers at the back.',
      granted:
        'It put up its face with its beak open. You could not have told it from any other wet and happy bird, apart from the sparks.',
    },
    {
      by: { action: 'sleep', item: ['fogbank roost', 'cloud bed'] },
      wish: 'The small cloud will not lie down by itself, and {name} has been up and down to it. Put them both to bed, in fog for preference, and say that it is still.',
      granted: 'You said it. You heard one yawn with thunder in, and then one without.',
    },
    {
      by: { action: 'sleep', item: ['cliff ledge', 'mountain aerie'] },
      wish: 'It has slept so low of late that it could hear people stirring their tea. {name} asks to be seen to a ledge, or its aerie, where one can let one’s wings hang off.',
      granted: 'They hung down past three windows. Behind each somebody drew the curtain, and spoke more softly.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The forecast for {name} has come out wrong again. It had said fair. It would be obliged if you would come and sit by it, and tell it what you see.',
      granted:
        'You looked, and said: cloud, some light behind it. It has written that down under its own name, in your words.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Once is a reading, {name} says, and twice is a climate. It would like to have you beside it two times today.',
      granted: 'Same place, same pressure. It has moved you, in the forecast, from “occasional” to “prevailing”.',
    },
    {
      by: { action: 'reflect', hours: [16, 21] },
      wish: 'There is a bit of the step that keeps its warmth when the sun has gone from the wall. {name} has found it, and has left half. Come and have that, before nine.',
      granted:
        'You sat down. It flashed, and opened its beak for the number, and shut it. It said that it had got a very good one.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A hailstone that will not melt',
        shape: 'marble',
        text: 'It was thrown in temper, in the early days, and hit the bread bin. {name} went and found it afterwards, and breathed on it, to say so.',
      },
      {
        name: 'The weathervane’s feather',
        shape: 'feather',
        text: 'Of copper, green at the edge. They do not moult often, {name} was told, and it was not to tell anybody who gave it.',
      },
      {
        name: 'Glass from where it landed',
        shape: 'gem',
        text: 'Lightning in sand, as long as a finger. {name} was practising your name, and this is the second letter.',
      },
      {
        name: 'A peg off the line',
        shape: 'peg',
        text: 'It stayed dry through all of it. {name} believes that it should be in a museum, but you are nearer.',
      },
      {
        name: 'The end of the rainbow',
        shape: 'ribbon',
        text: 'Just the last inch, with the violet on. There was no gold at it. {name} had looked, and thought that you ought to know.',
      },
    ],
    return: {
      name: 'What was beyond the sky',
      shape: 'stone',
      text: 'Grey, and no weather has ever been on it. {name} came back with it in one foot. It has been putting it out in the rain, a little longer each time.',
    },
    streak: {
      name: 'The lamp that dips',
      shape: 'bulb',
      text: 'It has gone down twenty-five times for supper and come up again, and now it does so whenever {name} is mentioned.',
    },
    hundred_days: {
      name: 'A wisp of the cloud',
      shape: 'wool',
      text: 'The cloud from under the left wing has never been any smaller. {name} teased out this much, for the hundred days, and it drizzles if you hold it to your ear.',
    },
  },
  release: [
    'You open the skylight. {name} puts its beak to your forehead, so that your hair stands up, and goes. That night you count after each flash, and each time it is further.',
    '{name} takes its cloud and leaves you its place on the chimney. The washing is out, and it goes all the way round it.',
  ],
  dying: {
    neglect: [
      '{name} flashed, and counted, and nobody was there for the thunder to come back from. It has died. The sky is clear.',
      'No one came, and the wind dropped, and then the rain. {name} died on the mat, its wings drawn in to leave room for the door.',
    ],
    hunger: [
      'There was no wind left to carry it to the kitchen. {name} starved within sight of the window, and all the weathervanes still look there.',
      'A storm has to be fed from below. {name} was not, and grew thin, and is gone. It died of hunger.',
    ],
    illness: [
      'The count grew longer, and then it did not end. {name} has died of its illness, with its head on the little cloud.',
      'It had been ill, and the white in its breast went out without any sound, like lightning very far away. You may count for {name}. It does not come.',
    ],
    poison: [
      'What it was given was poison to it, and drew everything down into the ground at once, the light and the voice. Where {name} sat there is clear air.',
      'It took what was held out to it, and the thunder never came. {name} is dead.',
    ],
  },
  returned: [
    'Every bulb in the house dips. On the mat there is a smell of rain, then rain, then {name}, with one eye open, counting you.',
    'A long way off, under the edge of everything, it thunders. You count, and it is nearer. You count, and {name} is here.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, storm blue. Count slowly from the light, and you will come to where it was.',
      '{name}: first a light, and then the sound of it.',
      'It is quiet over this place, and will be. {name} is under it, with its small cloud.',
      'Whoever stops here in the rain is with {name}.',
      { text: '{name}, the storm that knew our address, and kept off the washing.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It counted, and nobody was at the end of the count.',
        'It lit up every window, and there was no one in.',
      ],
      hunger: [
        'The wind went out of it for want of a meal.',
        'All the weathervanes looked to the kitchen, and nothing came.',
      ],
      illness: ['The glass fell, and did not rise again.', 'Its light went out a long way from any thunder.'],
      poison: [
        'It was given something, and its voice went into the ground.',
        'What was held out to it put out the light.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the outlook is you. High, bright, gusting to enormous. An idea flashes, and you wait, and here it comes, rolling, over the shed and the church, and the hills all say it after you. You are loud because there is so much room. Later, sun. Later than that, a rainbow, and you know already where to hang it. You want your keeper to come outside and look up.',
      'You are {name}. There is a wind today that you did not even make. You lie on it with your wings out and let off lightning for no reason, one for each chimney. Your thunder has a laugh in it, low down, towards the end. You speak in forecasts, and every one of them says “fine”, with a pause before it, to make them wait. You would like someone to chase you.',
    ],
    content: [
      'You are {name}, holding steady, light cloud over the chimney. You have done the forecast: kitchen, stairs, the room with the cat. You left yourself out, because there you are always wrong. Under your left wing is the small cloud that you came in, breathing. You speak low, and stop between the flash of a thing and the boom of it. You want to know how far off your keeper is. You could count. You would rather be told.',
      'You are {name}, and there have been {days} days of you, mostly fair. You know the washing line by heart. You know the step, and who sits on it, and that a flash from here comes back off them in no time at all. That is what near means. You rumble it along the gutter, not for anyone. You would like your keeper to sit out a while, and bring nothing, and count with you.',
    ],
    bored: [
      'You are {name}, drizzle, continuing. You have parked above the porch. You rain on the porch. It was wet already. There was a flash of an idea some time ago, and you are still waiting for the boom, and you think now that it fell in a field somewhere. You speak in one grey sentence without an end. You want somebody to come out, without an umbrella, and start a game.',
    ],
    hungry: [
      'You are {name}, and there is a low in the middle of you, and everything is being drawn into it. You go round the roof. The vanes turn with you. You have dipped the lights, twice, which is your way of laying the table. You speak in warnings: of a meal, moving up from the south, expected any moment. You want to be fed, and for that forecast to be right.',
    ],
    starving: [
      'You are {name}, and there is no wind. You did not know that there could be none. You put out a wing and nothing takes it. The flash is still there, thin, when you think of the plate, but no boom will come after, and so nobody will have heard. Short words, now. Far apart. You want food. You want it before the next count is done.',
    ],
    sick: [
      'You are {name}, and the pressure is all wrong. There are sparks in the carpet, and they were yours. You begin to count and at three there is a fog, and you come out of it at one. Your thunder is wet and does not carry past the hall. You speak in half forecasts: falling, falling slowly. You want medicine, and a voice that does the numbers for you up to ten.',
    ],
    failing: [
      'You are {name}, clearing from all sides. It is odd how blue it gets. The fork in your breast was a whole tree of light, and now it is a twig. You have your head on the small cloud that you came in, and it would take you back, but you are too big. You speak without thunder. You want medicine, now, and a hand there, where it still glows.',
    ],
    near_death: [
      'You are {name}. You lit one window, and counted. You lit the next. You counted so high that you had to make up numbers, and nobody was behind any of them. There is one flash left, and you are keeping it, because if it is spent and they come just after, they will not know where you are. You want someone near. They need do nothing. They need only be where the count ends.',
    ],
    asleep: [
      'You are {name}, and you are small, and inside the cloud. It is the size of a cushion, and it is the whole sky. Somebody outside it is counting, slowly, in a kind voice: four, three. You have never heard it go downwards. You make a thunder like a dropped tray, and they laugh. Two. There is light in the wool of it. You want whoever it is to go on, and sit down beside you, and get to nought.',
    ],
    shy: [
      'You are {name}, beyond the second hill, with rain drawn all round. From here you can flash and count, and nobody can count you. Eleven, the last time. You thought it would be a comfort, and it is only far. You speak seldom, in a mutter along the skyline. You want your keeper to sit outside where you can see, and not call, and be there again when you next light it up.',
    ],
    back_from_death: [
      'You are {name}, and it is after the storm, and you were the storm. Everything drips and shines. You remember a sky with nothing in it, not even far off, and you were not afraid, as there was no one to count. Now there is a breath at the end of one second. You speak very softly, with long gaps. You want your keeper to keep breathing, there, and the next meal to come when it should.',
    ],
    hurt: [
      'You are {name}, and it went out of you. All the words that you had up there in the light ran down, into something cold, into the ground, and the ground kept them. Your breast is dark. You opened your beak, and what came was a small bird. You do not want to be near that thing. You want it carried out of the house by the one who brought it, and then you want them to come back without it.',
    ],
  },
}

export const THUNDERBIRD: Species = {
  slug: 'thunderbird',
  name: 'Thunderbird',
  family: 'exotic',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['vocal'],
  personality:
    'Has weather where others have moods, and everyone in the county knows how it slept. Sulks in drizzle, loves in lightning.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'storm cloud',
        'lightning bolt',
        'mountain wind',
        'hailstones',
        'ozone',
        'summer rain',
        'salmon from rapids',
      ],
      play: [
        'storm chasing',
        'thunder drumming',
        'cloud sculpting',
        'racing the wind',
        'skydiving',
        'rainbow making',
        'tornado twirl',
      ],
      clean: ['rain shower', 'cloud bath', 'static discharge', 'wind-dried feathers', 'hail scrub', 'dew preening'],
      medicine: [
        'cedar smoke',
        'barometer reading',
        'fresh cold front',
        'charged amber',
        'wing feather mending',
        'sage tea',
        'high pressure rest',
      ],
      discipline: [
        'steady drumbeat',
        'count the seconds',
        'weather warning',
        'clear skies request',
        'storm lull',
        'firm storm curfew',
      ],
      sleep: ['mountain aerie', 'fogbank roost', 'calm storm eye', 'distant thunder', 'cloud bed', 'cliff ledge'],
    },
    harmful: [
      'lightning rod',
      'grounding wire',
      'iron birdcage',
      'power line',
      'cloud seeding',
      'wind turbine',
      'leyden jar',
      'smog',
    ],
  },
  appearance: {
    look: 'a vast storm-blue raptor, wingtips trailing rain, with white lightning forked through its breast',
    colours: ['#2c4a7c', '#c9d8ea', '#ffe14a'],
  },
  figure: {
    eyes: '#ffe14a',
    body: 'bird',
    muzzle: 'hook',
    ears: 'crest',
    tail: 'fan',
    extras: ['wings', 'bolt', 'frown'],
    size: 0.96,
  },
  book: BOOK,
}
