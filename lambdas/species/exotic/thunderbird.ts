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
    'A cloud the size of a cushion comes in under the door, darkens, and cracks. {name} sits in the two halves, wet through, and makes its first thunder. It sounds like a dropped tray.',
    'There is a flash no bigger than a match. {name} looks out of its little cloud at you, and its beak moves. It is counting the seconds, and knows only one.',
  ],
  looks: {
    thriving: [
      '{name} stands on the ridge, wings open, and whistles through its own feathers. Three farms have lost their hats. Nobody minds. They look up, holding their hair, and tell each other how well it must have slept.',
      '{name} is seeing to the county, a shower here, a shower there, and a bit of sun on each, like somebody icing buns. It steps back to look. One has been missed. It leans over and does it with a wingtip.',
      {
        text: '{name} is in such spirits that the weathercock is spinning. You come up the lane, and it slows, and stops. A breeze comes down, lifts your hat, has a look underneath, and puts it back. Not straight, but back.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in. There is a flash no bigger than a match, and a good while later some thunder, about the size of a purr. {name} is glad and wants nothing. It was only trying it on you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Sunshine over the whole county, so everyone knows how {name} slept. It wants for nothing. You look in, and it holds one great wing above you and lets fall four drops of rain. Nobody else gets any.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Nothing is wanted, and there is not a cloud in the county. {name} sees you at the door and makes one, small and white, and sets it over your head, for shade.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and all over the county washing dries. {name} raises one wing, which is a matter of some acres, and under it is a place exactly the size of you. The fork in its breast goes white.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has sneezed, and there was a flash. It is hours old. It looks before it and behind it for whoever is so mighty, and sees you. It gets behind its cloud at once. The cloud has feet.',
        when: ['baby'],
      },
      {
        text: 'There is one thread of lightning in {name}, hours old, as fine as a hair. You look in, a stranger, and it thinks you are splendid. It thinks everything is. It sneezes, and the lamp in the hall goes on.',
        when: ['baby'],
      },
      {
        text: 'High over the barn {name} turns in its own sunshine, lightning playing in its breast like laughter. You look up and wave. Something comes down and hits you on the brow. It is one hailstone, small, and very well aimed.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The whole county has sunshine, because {name} is in such spirits. The one exception is a square yard of floor just inside the door, where you are standing. There it drizzles.',
        when: ['from_child', 'wary'],
      },
      'It is written right across the north, in cirrus, and has been touched up where the wind got at it: {loved}. {name} lies on its back underneath, admiring the capital.',
    ],
    content: [
      '{name} is on the roof, fair, with a little high cloud. Its wing hangs over the gutter, and the rain from the tip runs neatly down the pipe. The fields have been seen to. Nothing else is expected.',
      'The weathercock has come round to look at {name}, and {name}, to be civil, breathes on it from the other side. It comes round again. They have been at this for some time, and think well of each other.',
      '{name} stands in the pasture with its wings a little out, airing them. A shower is passing under the left one, and some sheep have gone to stand under the right. No one is in a hurry for either to move.',
      {
        text: 'A light wind from {name}, and no change expected. It is preening on the ridge, and every bit of down that it lets go becomes a small white cloud. One has come over and stopped above your chair, for shade.',
        when: ['trusting'],
      },
      {
        text: 'It is still and grey, and somewhere in the grey, quite at ease, is {name}. You walk to the gate. The whole cloud goes exactly as far the other way. You walk back. It is not raining. It is only being careful.',
        when: ['wary'],
      },
      '“Outlook,” rumbles {name}, and a long way behind it comes the rest: “{loved}.” It has been forecasting that since the day it happened.',
      {
        text: '{name} has settled on the roof above your desk, and when you are stuck the curtain stirs. When you are not, it hangs quite still. You look up. It is looking at the hills. Someone has blown your blotting paper nearer.',
        when: ['trusting'],
      },
      {
        text: 'It has put you in the forecast. “Porch: keeper, with a book. Settled.” A wing comes down over the top of the porch, like an eave, and for the rest of that page the rain is all elsewhere.',
        when: ['trusting'],
      },
      'For {days} days it has rained on this garden from all sides, and never on the washing line. {name} lifts a wing and lets the sheets dry.',
    ],
    curious: [
      'The barometer drops by a hair. {name} has put its head in under the cloud to see what is in your bag.',
      'A kite has gone up over the field, and {name} flies beside it with its head on one side, asking it, in low thunder, who it belongs to.',
      'You strike a match. {name} jumps, looks at the match, looks at itself, and comes down off the gutter to ask whether it is yours and how old it is.',
    ],
    bored: [
      '{name} has a flat calm, and has had it all day. The weathercock has given up. Along the lane they say that it wants taking out of itself. Run about with a kite, please, or anything. It needs a game.',
      'One cloud, no wind, {name} on the barn. It moves the cloud to the left. It moves it to the right. There is a small sigh, in which a bucket rolls over, and lies still. Come and play with it, please.',
      {
        text: 'It has drizzled since Tuesday, and there is no edge to it. {name} lets the drops fall off its beak, one after another, and does not number them. Go out in it. Stamp. Get it to thunder back.',
        when: ['sad'],
      },
    ],
    due: [
      'There is thunder from {name}, and you count, as one does, to see how far off it is. It is the stomach. You count again. It is getting nearer. Its meal is due.',
      'The sky above {name} has gone yellow, and the hens have all been taken in. It stands beside its dish on one leg, looking down. So far nothing has fallen. Its meal is due.',
      {
        text: 'The sky over {name} is bright, with one small cloud parked exactly above the empty dish. When you come in, the cloud moves to stand over you instead. It has not rained yet. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'All over the county they are taking in the washing. {name} sits with its back to you under one low cloud of its own, and the dish in front of it has filled with rain. The meal is overdue. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look in, and all your hair stands up. {name} has been saving lightning, and none of it is love. The meal is overdue. Bring it now, and hold it well out in front of you.',
        when: ['wary', 'well'],
      },
      {
        text: 'It is drizzling on everything but the square foot where you stand. {name} does not know you well, but it has kept you dry. The meal is overdue. The whole county would be glad if you brought it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} gives one small roll of thunder, from the stomach, then looks quickly at you to see whether it was too loud. The meal is overdue. Bring it before this turns to drizzle.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has strength left for one small cloud, and has hung it over the place where you stand. It drizzles. The meal is late. Bring it now, and do not mind getting wet.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Everyone in the county knows how {name} slept, and today the county has no weather at all. A wing comes down between you, and does not even drip. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'A small growl goes round the nest, and you take it for thunder. It is the stomach of {name}. It is hours old, stands on its cloud to look over the edge, sees you, and sits. Its meal is late, with a risk of showers.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has rained one neat ring on the ground, as big as a dish, and kept the yard dry, so that you will find it. It gives a roll, very low, like a chair being drawn in. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has put its head in at the kitchen door, and there is weather all over the room. It looks into the dish: slight rain. It looks at you, and out comes the sun. The meal is late. The outlook is good.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has opened its beak at the rain, hours old, and it is its own rain. It goes in at the top and comes out at the wings. It is puzzled. Its meal is due. Give it something with more in it.',
        when: ['baby'],
      },
      {
        text: '{name} was fed {hours} hours ago. It sits on the far barn under a drizzle of its own, back to you, with one yellow eye on the spot where the dish goes. Its meal is due. Put it down and go in.',
        when: ['wary'],
      },
    ],
    hungry: [
      'That growling all round the horizon is not the hills, it is {name}. It has struck the same dead tree twice, to see if anything would fall out. It is really hungry. Please feed it.',
      '{name} stoops on a leaf and eats it, and stoops on another. Its breastbone shows, and the light in it is like a candle end. All the hens have been taken in. Feed it, please, and you can let them out.',
      {
        text: '“Kitchen,” says a voice, from behind the church, “shows signs of smoke.” It can see your chimney from there. Put the plate out on the wall for {name}, and let it come in over the last field by itself.',
        when: ['wary'],
      },
      {
        text: '“Larder,” says the voice behind the hill, “unsettled.” A long grey feeler of rain comes over the wall, taps at your shutter, and goes back. Set a meal out in the open, by the trough, and wait indoors for the all clear.',
        when: ['wary'],
      },
      {
        text: 'It has got its whole head in at the kitchen window, and stands in the flowerbed with the rest, steaming the panes. “Plate,” it says, low. “Dry.” And the stomach follows it, three seconds after. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} lands on the roof, and the lamp goes out. It taps with its beak, on the slates above your chair, and you hear it count. It comes and looks at you upside down through the window. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'There is no wind left in the yard. {name} has folded itself onto the step, {hours} hours without a meal, and its lightning is a thread. Feed it now.',
      '{name} has opened its beak for thunder, and only air came. The rain at its wingtips has stopped. It needs food at once.',
      'The thunder of {name} is so small that you mistake it for a chair. It has sat by the stove for {hours} hours and lit the empty plate, now and then, to make sure. Give it food now.',
      {
        text: 'It has crept in under the eaves to be out of the wet, and it is the wet. Nothing flashes. Put your hand on its breast and feel for it. Food, now, in shreds, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It has pulled up the lightning by the roots, and there are holes all over the common. It stands at the far side and cracks at you, once, to keep off. Put meat on the wall, now, and get under cover.',
        when: ['wary', 'well'],
      },
      {
        text: 'It drizzles, two fields off, on its own back. When you come over the stile it tries to go up, and hops. Leave food on the stile, at once, and medicine in the food, and go back where it can count you.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} manages a breeze, and then it has to sit down. The washing hardly lifts. It is not ill, but it has blown itself nearly out. Let it rest, please, or give it some medicine.',
      'The forecast is for {name} to be grey, with long tired intervals. It carries its wings low, and they leave two wet lines in the dust. There is nothing to strike it yet. It needs rest, or medicine.',
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
      'One cannot see what {name} thinks any more, for the mud upon its breast. Something flashes in there, brown. It has had dust and soot on it for two days, and the county looks unwashed too. Wash it, please.',
    ],
    sick: [
      'There is no wind from {name}, and the smoke goes straight up from every house. It sits huddled, feathers on end. It tries to rain, and there is a drop or two, warm as a forehead. Medicine, please.',
      'The sky is the colour of dishwater, and in the middle of it sits {name}. It coughs, and a gate creaks. There is a tired little flicker, like a lamp when somebody has forgotten to buy oil. Medicine, please.',
      {
        text: '{name} has stopped in the middle of raining. The drops hang from its wingtips and do not fall, and the white in its breast has gone brown. It has no growl for you, only the eye. Medicine, please.',
        when: ['wary'],
      },
      {
        text: '{name} has drawn a cloud about itself, but it is a thin one and will not hold. You see it shiver through the holes. It lifts a wing against you, and the wing comes down by itself. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'A thin sleet is coming in under the barn door. It is in there, in the straw, with its wings up before its face, and would thunder if it could. Push medicine in through the gap, in a bucket.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies on the ground like something a storm has left. The white in its breast is a thread now. It glows, and it goes, and each time you wait for it in the dark. Medicine, at once.',
      '{name} is lying on its wing, and all over the county the birds have stopped. When you lift the great head there is neither wind in it nor warmth. The fork in its breast is a scratch of light. Medicine, at once.',
      {
        text: 'You kneel by {name}, and there is no growl, no wind, nothing to keep you off. It has turned its face into the straw. Far in, where the lightning was, a red point comes and goes. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You walk straight in under the cloud, and nothing happens. You put your hand upon the breast, where the fork was, and nothing strikes you. It was never to be touched. Give it medicine now. Keep the hand there.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nobody has looked up, and {name} has come down behind the wall, with its wings open, and it does not rain from them any more. All about it the air is standing still. Sit with it, now.',
      'There is one flash from {name}, so faint that you may have dreamed it. It is looking how far away you are. It has no thunder left to hear it by. Go close. Sit with it, now.',
      '{name} has had no weather for so long that the flags hang straight. It has come down in your garden, and lies before the door with its wings spread on the steps. It did not knock. Sit with it, now.',
      {
        text: 'It came in over the last field, that it has always kept between you, and the one before that, {hours} hours ago. It sits upon your step, with its storm all round it, and knocks. Open now.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a flash so faint that you think it is the stove. It has got its back to your wall and its face to the rain. Go out and lean on the same wall, now, and count aloud. Medicine can follow.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in a heap of fog at the end of the barn, and only the beak sticks out. As it breathes in, the fog grows smaller. As it breathes out, the lane is gone, and somebody’s bicycle bell rings carefully.',
      'There are hailstones on the path, very small, for {name} is asleep and has a dream of being crossed. It mutters. One more comes down. Then a warm air goes over, and they melt, and it smacks its beak.',
      {
        text: '{name} is asleep, and the whole valley has fog. High up in it something the size of a barn breathes in, flickers white along one thread, and breathes out. You tread on a twig. It rains for a moment, only where you are.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with a wing over its head, and rain comes down off it in a ring, so that nobody could come near dry. You stop at the edge. Far in among the feathers something flickers, and, a good while after, mutters.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep on your roof, with one wing let down over your window. It rains off the tip of that into your barrel, which you had meant to fill. There is a mild glow in the chimney, going in and out.',
        when: ['trusting'],
      },
      {
        text: 'Everyone in the county can tell how {name} is sleeping. There is a mild rain, at even intervals, on all the roofs but yours. With each breath the white in its breast comes up and goes down, like somebody reading late.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its beak in the crook of your arm, and the whole county has gone mild. At every breath a small warm rain comes down, round about, in a ring. You are in the middle, and dry.',
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
      'The fog at the end of the field is {name}, and the cattle walk round it. It has got inside its weather and pulled it shut. Sit down near it, please, without a coat, and get a little wet.',
      '{name} growls when you come, from one end of the sky to the other. Only the sound is that big. Behind it, on a beam, somebody blue is holding on to a wing. Sit with it, please, till that is over.',
      'There is fog at the end of the lane, and {name} has been in it since you came. It has never struck anybody. But nobody has ever stayed to see that, either. Sit down at the edge of it, please.',
      {
        text: '{name} is hours old and afraid of thunder, and whenever it is afraid, it thunders. It can see no end to this. Sit down beside it, please, and do not jump.',
        when: ['baby'],
      },
      {
        text: 'Hours old and fed, {name} keeps to the far corner, and a very small rain is falling between you and it. Do not go and fetch anything. Sit down quietly, and get a little wet.',
        when: ['baby'],
      },
      {
        text: 'You look up and there is nothing but blue, with a grey rag in it, over the last hill. That is {name}, behind it. Go and sit in the open field, bring no umbrella, and let it see that you can be rained on.',
        when: ['from_child'],
      },
      'It got as far as counting {wait}, once, and had to borrow numbers from the church. {name} has stayed two fields off since. Sit on the step, and be easy to count.',
    ],
    back_from_death: [
      'It is so still after it. {name} stands in the clean air, puts out one wing, and finds rain on the end. Keep it company, and bring the next meal on time.',
      '{name} is back, and has flashed once, very small, and is listening. Answer it. Stay near today, and let the next meal be punctual.',
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
          text: 'A flash from {name}, and then the thunder, and you have counted five. It comes down and eats, as bright as April. It goes up again and throws you another flash, over its shoulder. Four.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The county knows that {name} is happy, since every line of washing in it is dry. It eats, on time, and lifts one wing over your head. All the other feathers trail rain. The one above you has been turned off.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} folds its wings to eat, and over three parishes the cloud comes apart. Afterwards one small spark jumps from its breast to your sleeve. It does not hurt. It was aimed with some care.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} comes down at the far end of the field, and its rain with it. You leave the meal, on time, and stand well back. It eats. The rain thins. It stops over everybody, in the end, but over you it stops first.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Sunshine comes off both wings while {name} eats, on time, no brighter than before, since there is no brighter. You reach towards the lightning on its breast. One drop of rain falls, with great care, on your hand.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, and the whole county goes on with the finest day in years. There is one cloud, about the size of a hat. It is over you. It does not rain. It is making up its mind.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is mostly wet down, with one spark in it. It swallows, hiccups, and a cloud the size of a saucer comes out and rains on its head. It looks at you very hard, there being nobody else who could have done it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} hatched some hours ago with three drops of rain on its wingtips. It eats, on time, and shakes itself for joy, and you get all three. It has no idea who you are. It was all the weather it had.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} swallows, ruffles up, and out of a clear sky lets one bolt go, straight down. When you can see again there is a little twist of glass in the sand beside your shoe, still warm. The county will think it slept well.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are on time. {name} eats, looks at you, and lightning goes from one wingtip to the other, without any thunder, so that you will not jump. All over the county people put down their cups and say “Ah.”',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'On time, and {name} eats, all blue sky. Then it bends down and lays its breast against you, with the lightning in it, very gently. Every hair on your head stands up. So do the neighbours’.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up, and a flash goes through its breast with no thunder after it, only so that you can see each other. That makes {streak} on time. Along the lane they hang out washing when they see you carry the dish.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You bring the dish and the umbrella, as you have learned to, and {name} eats up. Then there is the small warm shower that it has when it is full. You hold the umbrella over its head, as it likes.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a lump of wet blue fluff, hours old, with one spark in it. It eats everything, in gusts, and hiccups, and there is thunder, about as loud as a matchbox. It looks at you, in case that was you.',
          when: ['baby'],
        },
        {
          text: 'Over the dish hangs a cloud the size of a saucer, and below it {name} eats to the end. That makes {streak} on time. The drizzle stops. One ray comes out, lies on your thumb, and is taken in again.',
          when: ['baby'],
        },
        {
          text: '{name} has its dinner, and then the light that it keeps for after. By now it knows how you like that, low, from the left, with one cloud. It sits down with you beneath the cloud. The thunder is hardly more than a purr.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'People plan their weddings by you and {name}. It eats up, as it has so often, and gives the sky a wipe. Then it brings its head down to your height. There is some hay in your hair, and it blows it out.',
          when: ['trusting', 'glad', 'grown'],
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
          text: 'On time, {streak} in a row. {name} eats, and the sun comes out as far as the county line. People hang up washing. They have begun to rely on you.',
          when: ['well'],
        },
        {
          text: 'On time, {streak} in a row. {name} eats, and out of a clear sky there falls the smallest lightning it has, an inch from your shoe. It was aimed at the inch.',
          when: ['well'],
        },
      ],
      early: [
        'Dinner was not forecast yet, and {name} goes by the forecast. It takes one peck, to be neighbourly, and clouds over politely. The outlook is good for {opens}. Come again then.',
        'You are early, and {name} has only just finished clearing up after the last. It swallows a shred, and there is one drop of rain, as when somebody says “Ah well.” It will be hungry at {opens}.',
      ],
      late: [
        '{name} eats the late meal, and there is not a cloud in the sky. But it is colder than it was, by about a coat. It has put up one wing between you, and the sun is on the other side.',
        'The forecast had been for dinner, and {name} does not like to be wrong. It eats up. Then it drizzles, quite steadily, along the one bit of path by which you came.',
        {
          text: '{name} eats late and gladly, small lightnings running over its breast. Then it lifts the one wing on your side and lets the rain trail down from it, neatly, like a curtain, between it and you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It had been fine over three valleys. Then you arrive with its meal, late, and one small cloud arrives over you and nobody else. {name} eats in full sun, feathers dry, not looking. The drizzle sees you all the way home.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is a fine day in the whole county, and {name} eats your late meal with the sun on its wings. One cloud comes over, exactly as wide as you are. It does not rain. It only stays.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is too weak for thunder. There is a thin cold rain, and everyone in the county takes in the washing and knows that you were late. It eats with a wing up between you. Let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is drizzle over the whole county. {name} eats what you brought so late, the lightning in its breast no thicker than a thread. You step closer, and it rains harder, on you. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, and lightning runs round the whole sky, it is so glad. But the meal was late. On the one square yard where you are standing, there is also a little drizzle.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The county can hear how glad {name} is to eat. Lately it had held one storm-blue wing over you while it did. It holds it over you now. You were late, and your left shoulder is getting wet.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It has been drizzling in the nest. {name} eats what you have brought, late, and it goes on drizzling, and the cloud, that is only as big as a cushion, is pulled over until nothing shows but a very small hook.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats the late meal out of your hands, and lights up so that the cows look round. It is as fond as ever. But in one corner of the yard there is a drizzle, no bigger than a chair, and that goes on.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The whole county knows from {name} that you are late. It eats everything, with its back turned, and begins to drizzle, not hard, and only on your side of the yard. Over the fence the neighbours are in full sun.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a very little. It has no weather at all, and that is the worst sign, only a stillness with feathers round it. As you come the white in its breast flickers and draws back. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'At dinner time {name} gave one roll of thunder, as one clears one’s throat. Since then it has been patient, under a cloud. It eats up and lays its head on your shoulder, and it drips on you, more than it need.',
          when: ['trusting'],
        },
        {
          text: '{name} eats it all, growling, so as not to hear you. You used to be able to count from the flash to the thunder on one hand. Now that you have made it wait, you need both, and it is still going.',
          when: ['wary'],
        },
      ],
      missed: [
        'All round {name} is a dry place where nothing has come down for {hours} hours. It eats everything, and its wings will not fold. It looks at you once. It would rain, if it had anything left. Come in time.',
        'In {hours} hours {name} used up its lightning, calling. They saw that two valleys off. It eats all of it now, without a sound. The breast is dark, and it shuts a wing over it, against you. Never so long again.',
        {
          text: 'Everyone in the county knew that {name} had been left alone for {alone}. It was raining on all their windows. You are the last to hear. It eats, a wing’s length from you, and does not clear up.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} has drizzled on the whole valley. You bring the meal at last, and it eats. Then the drizzle draws in, hill by hill, roof by roof, until it is only over you.',
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
        {
          text: 'It had been coming in, one field at a time, and was at the gate. {name} eats the late meal there. It goes up, and flashes, and you count for it, aloud. You are at nine when you see that it is leaving.',
          when: ['warming'],
        },
        {
          text: '{name} had forecast you for every hour that it waited, and been wrong, and it is never wrong about this house. You bring the dish at last. It eats at your side. In the corner of the yard it has begun to drizzle.',
          when: ['trusting'],
        },
        {
          text: 'It has drizzled for so long that nobody in the county mentions it. {name} eats on the ground, with its wings down, in a puddle of its own. You wait for the thunder. It does not thunder. It drizzles.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no wind, no rain, nothing, and all over the county they look up and do not like it. {name} eats. The lightning in its breast is a white line, like chalk. It goes up into the grey, and the grey shuts.',
          when: ['wary', 'well'],
        },
        {
          text: 'It rained for {hours} hours, thin and grey and on nobody, and then {name} had no more rain. It eats everything. Its wings lie about it like wet tents. When you reach out it does not even flash. Come in time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is as full as a cloud in April, and dare not sneeze. It looks down at the dish over its own front. One bite more, and the parish floods. Come again at {opens}.',
        'You set the dish before {name}, and a gentle wind pushes it back to you across the yard. You set it down again. It is looking the other way, replete. Bring it at {opens}.',
      ],
      ill: [
        '{name} takes a little of it off the fork, and there is a rumble, hardly to be heard. You wait with the next. It takes that too, and lets its lids come up. It has done enough. Medicine next, please.',
        'You hold the dish where its beak lies, and {name} eats without lifting it, a shred, and a rest as long as a winter. Some colour comes into the sky, very low. Give it medicine next, please.',
      ],
      loved: [
        'There was lightning all round, and no cloud, and people said that it must be {name} having its favourite. It was {item}. It ate the lot in one clap. There are two rainbows, and it is looking for somewhere to put a third.',
        'You lift the lid, and it is {item}, and {name} comes down like the end of a drought. Nothing is left of it. A wet warm wind goes round and round you, smelling of hay, and cannot be got to stop.',
        {
          text: 'You are on time with {item}. {name} eats, and the sun comes out for a mile. Then one fork of lightning, quite small, comes down an inch from your boot. It was aimed with great care.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time, and the county hangs out its washing. When {name} has eaten, a storm-blue wing goes out above your head and stops there. The tip, which rains, is held to one side.',
          when: ['warming', 'well'],
        },
        {
          text: 'The whole county knows that {name} has had {item}, and on time: the sun is out in four parishes. It also knows about you. There is one small cloud left, and it is over your house.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. Over {name} the sky clears, and a small rainbow stands on the dish for as long as it eats. Over you, one yard off, it goes on drizzling.',
          when: ['wary', 'well'],
        },
        {
          text: 'The county had expected drizzle. You come on time, with {item}, and {name} eats in sudden sunshine, one wing over your head. It still has a little rain in the tips. It is holding that over the neighbours.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have brought {item}, on time. {name} eats, and loves you, so there is lightning, right round the hill in a ring. Stay where you are. It has left you exactly room to stand.',
          when: ['trusting', 'well'],
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
          text: 'The lightning is going the wrong way, in, and {name} jerks each time and cannot cry out. It was {item}. It must never come near that again. Keep clear of the wings, keep it dry, and bring medicine.',
          when: ['item'],
        },
        {
          text: 'It rains mud, and so everyone in the county knows that {name} is ill. It has had {item}, and lies in the yard with its beak open, and no thunder comes. Put that out of its reach for good, and help it.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You race {name} to the gate, and there is a headwind. You complain. There is a tailwind, and you are over the gate and in the next parish. It lands beside you, with all its lightning on. Which was better?',
        'You flap, and {name} flaps. You spin, and it spins, and so do the leaves in the yard, and a bucket, and the goose from next door. Then everybody sits down where they are, and has to be sorted.',
        {
          text: '{name} plays, and the whole county has sunshine and its washing in the air. Over your head, though, hangs one small cloud, about the size of a hat, and it goes where you go. It is not raining. It might.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} climbs, tumbles, and rolls thunder about the hills for the fun of it. You get wind in your hair and rain down your neck. The lightning stays folded in its breast. That is for somebody it knows better.',
          when: ['wary', 'well'],
        },
        {
          text: 'You can tell that {name} is enjoying the game, because your hair stands on end. It lands beside you, and then moves one yard off, dripping. It does not want to be fond of you too suddenly.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} chases you with a shower and catches you, and you are wet to the skin. The rain stops at once. It wants to see whether you mind. You laugh, and far off there is a shy bit of thunder.',
          when: ['warming', 'well'],
        },
        {
          text: 'Everyone in the county is taking in the washing. {name} is playing, in great blue swoops, with thunder. It comes down beside you, streaming, and holds one wing out over your head. You are the only dry person for miles.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You get both hands into the feathers under its wing, and {name}, vast as weather, giggles. Windows rattle in three towns. It rolls over and rains straight up, and waits for you to find the place again.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You run with your coat held open, and {name} puts a wind in it. For three steps you weigh nothing. It comes up beside you, and the lightning goes to and fro in its breast like the tail of a dog.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You blow at {name}, and it blows at you. It is hours old. Yours stirs one bit of down. Its own takes your hat, and the curtain, and the lamp. It sits there in the dark, and lights up for joy.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You jump in a puddle, and {name} cannot help looking. You jump in the next. Then there is a new one, then a bigger. It is putting them in your way, each of them exactly one wing’s length from itself.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You make shadows on the barn wall with your hands, a dog, a duck, and {name} gives you the light for it, in flashes. Each is a little softer, from a little nearer. By the last one you can see its face.',
          when: ['warming'],
        },
        {
          text: 'You hold on to one long tail feather, and {name} takes off, not much, about as high as a gate. It goes along like that, as slowly as it can. Your feet run on nothing. All its lightning is laughing.',
          when: ['trusting'],
        },
      ],
      little: [
        'You whoop at {name}, and it rumbles back, kindly, and does not get up. It is as fine as it can be. Any finer, and the county would have to go in and lie down.',
        'You flap your coat to play, and {name} is set fair already, with not a cloud from here to the hills. It gives you one puff, under the hat, so that you will not have flapped for nothing.',
        {
          text: '{name} swoops, you run, and it is as radiant as it was before you began. You look up for the lightning, even a small one. There is only blue. Lightning is for people it knows.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The whole county had sun before the game and has it still. {name} plays with you, splendidly happy as it was, and keeps one cloud the size of a hat just above your head. It does not rain. It watches you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is already the finest weather that anyone can remember. {name} takes one turn at your game, as a gust. When you look up to see if it is gone, there is a small white cloud over you, keeping off the glare.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is so happy that hay has been cut in four villages. It has no need to play. It sits down upon your roof, the whole vast blue of it, and hums, and all the lamps in your house come on, dim and gold.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in brilliant spirits over the far hill, and you wave a cloth at it. It dips one wing, as ships do. Not a breath of that weather comes across the fence. It is keeping it nice.',
          when: ['wary'],
        },
        {
          text: '{name} is having a perfect day, all the way to the coast. But you would like to play. It lets in one small wind for you, chases you twice about the yard with it, and puts it out again.',
          when: ['trusting'],
        },
        {
          text: 'The glass can rise no further. You hold up your game, and {name}, overcome, touches it with its least lightning, and you are holding a small piece of charcoal. It is sorry. It was just so pleased that it was you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was already happy to the tips of its lightning. You throw your cap up, for a game. It keeps the cap in the air on one finger of wind, looks at your face, and lets it down on your head the right way round.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You hold your coat open to {name} for some wind, and there is none. It has lifted a wing, to oblige, and set it down. The coat hangs. It has other things the matter. See to those first.',
        'You jump in a puddle, and {name} looks at the splash as one looks at somebody else’s holiday. It has no weather to give you. Leave the game, please. See first to what is wrong.',
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
          text: 'It loves in lightning. Because you brought {item}, {name} strikes the hill, the far field and the old oak, one after another, in raptures. You are quite safe where you stand. It does not love you yet.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is lightning over the whole county. It is {item}, and {name} is beside itself. In one place only, exactly as wide as you are, it is drizzling.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, and {name} lights up the valley for it, end to end, nine times. Then it comes down by you to rest, and you put out a hand, and it is quite cool. It had rained on itself all the way down.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play {item} with {name} until the weathercock is giddy. Then it comes to ground beside you, steaming, and folds a wing across your shoulders, and on the outside of the wing it rains. Inside there is a little lightning, to see you by.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} thunders with laughter over the east field. You laugh too. It stops, and listens, and flashes at you to hear if you will do it again. You do. It is only over the orchard now.',
          when: ['warming', 'well'],
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
          text: 'The whole county can tell that somebody is washing {name}. There is a small grey cloud over your head and nowhere else. The dirt comes off. The feathers come up storm-blue. The cloud stays.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} rumbles while you wash it, and you count, as one does with thunder. The dirt comes off, and the lightning in its breast shows white again. It is standing right beside you. By the count it is seven miles off.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes down filthy from a sandstorm and spreads itself over the whole lawn for you. It holds its lightning in, like breath, until you have done the breast. Then you stand clear, and it lets go. It comes up blue.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} rains, but does not like to be rained on, and bears your watering can from the other side of the trough. The soot runs off, and there is the blue. It shakes. It had not warned you how far that goes.',
          when: ['wary'],
        },
        {
          text: 'You do the feathers at the back, where {name} cannot reach, and the dust of three parishes runs off. It lets you have its own shower for it, lukewarm. You come out clean too, and are blown dry from the west.',
          when: ['trusting'],
        },
      ],
      little: [
        'You sponge {name} down, and the water runs off as clear as it went on. It rains on itself most of the day. It lets you do under the wing all the same, where it is only damp.',
        'You polish the white fork on its breast, and {name} was polished. It cannot be got any whiter. When you breathe on it and rub, there is a small spark, as when somebody is tickled.',
        {
          text: '{name} was clean, and it makes no secret of how it feels about being washed. All over the county people are taking in their sheets.',
          when: ['well'],
        },
        {
          text: 'You rub for some time at the white fork on its breast. It is not a mark, it is lightning, and {name} was clean. Your hair should lie down again by tomorrow.',
          when: ['well'],
        },
        {
          text: 'It had been through a cloudburst that very hour, its own. You wash it, from a pail. {name} regards the pail, and you, and there falls upon the pail a cupful of rain, to show you how it is done.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is washed already, it is made of rain. You go over the feathers regardless, and it shuts its yellow eyes, and a mist comes up, warm, out of pure contentment. Nobody in the valley can find their gate.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sponge {name}, which was as clean as the sky after rain, and it turns round for the other wing. Its lids come up. Over three parishes it has begun to be spring, and nobody there could tell you why.',
          when: ['trusting'],
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
          text: 'The medicine goes down, and does such good that the drizzle lifts from the roof, the yard and the county. {name} keeps back one small cloud. It stands over you.',
          when: ['wary'],
        },
        {
          text: '{name} shuts its beak on the medicine and a small flash. Good is done: the white fork in its breast burns steady. But the wing nearest you stays up between you, streaming. You have been given the wet side.',
          when: ['wary'],
        },
        {
          text: '{name} comes down in your yard and takes the medicine with its hot head under your chin. It rains on you, warm, it cannot help it. You stay. When it clears up, it clears up there first, in the crook of your neck.',
          when: ['trusting'],
        },
        {
          text: 'You tip back the great beak of {name}, and it swallows. The sky stays white and empty. You lay your hand upon its breast. After a long time there is a glimmer under the feathers, very low, with no sound. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It is set fair from here to the coast, and you give {name} its medicine. It takes it, and there is one puff of mist, in surprise. The forecast is unchanged. Keep the bottle for a bad day.',
        '{name} swallows the dose, and every barometer in the county is tapped. There is no change. It was perfectly well, and so were the fields. Put it by until the weather breaks.',
      ],
      loved: [
        'You had put up the umbrella, for one knows how {name} takes being treated. But this was {item}. It stood like a lamb, and the sun came out on one side of the yard, and presently on the other.',
        'The remedy was {item}, and {name} shut its eyes for it and hummed. A warm front comes slowly up from its feet. Where it has got to, the feathers lie smooth. It gets to the neck, and hiccups, in gold.',
        {
          text: 'All over the county they are pegging out washing. They do not know about {item}, or that {name} has had its medicine and loved it. They only know that it helped.',
          when: ['item'],
        },
        {
          text: 'You hold out {item}, and count, as one does. Between the flash and the rumble {name} has swallowed its medicine. The flash was love. The rumble is the good it does, going slowly down.',
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
          text: '“Not the haystacks,” you say. {name} puts out the haystack, and will not light another. It had been in the near oak. It flashes at you, to find how far off you are, and has to come to seven before it hears.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have words with {name} about the church spire. Hail, for as long as it takes to say so, and then it is sorry, and it never thunders twice for one thing. It stays in your yard. There is drizzle on both of you.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, “not indoors,” and {name} takes back the hail, as much of it as it can find. It will not do it again. It goes and drizzles over the compost, and does not look your way.',
          when: ['from_child'],
        },
        {
          text: 'You shake your head at {name}, and it lets go of the weathercock. It sets it back, facing south, and then, honestly, north. It will not do that again. It stands by you, under a small drizzle of its own.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} not to hail on the greenhouse. It has been going round the greenhouse ever since, and lets you walk about in there to see. It hears you out. A light breeze nods, in all the tomatoes.',
        '{name} knew. It has not thundered in the pantry since you spoke of it. It holds quite still through your remarks, without a breath of wind, and when you come to the end it gives you a small round of applause, far off.',
      ],
      bad_time: [
        'You scold, and {name} stands below its own cloud and is rained on. It had something the matter before that, and has that still, and now it is wet. See to it first, please, and teach it later.',
        'For once you are louder than {name}, and it looks up to see who has got above it. All its feathers come down. Something was wrong that no shouting will blow off. See to it first, and teach it later.',
        {
          text: 'All over the county people are taking in their washing. They cannot know that you are teaching {name} manners, but they can see how it is going. It has turned its back on you, all the vast width of it, and drips.',
          when: ['wary', 'well'],
        },
        {
          text: 'You tell {name} to behave, and the lightning in its breast goes out, like a lamp in a house where they have seen who is at the door. It drizzles. Come another day, without the lesson.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had come in by one field and let the wind drop. You scold. The field is empty, and it is raining on the other side of the valley, where nobody shouts. Win it first, and then teach it.',
          when: ['wary'],
        },
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
          text: 'You put {name} to bed and it drizzles, on your side only. Then it sleeps, and the rain thins and stops, and the whole county feels the better for it. Go and dry your shoes.',
          when: ['wary'],
        },
        {
          text: '{name} lies down, wingtips raining, and counts the seconds between you and itself, as one does with thunder. You step back. At seven you are far enough off. It sleeps, and the sky clears from the edges in.',
          when: ['wary'],
        },
        {
          text: 'It comes down beside the house, heavy as a front, and {name} puts its beak in under your arm. The lightning in its breast goes on a while, fainter, like a storm that has got to the sea. You count. There is no thunder.',
          when: ['trusting'],
        },
      ],
      little: [
        'You bid {name} rest, and it pulls up a mist and tucks in its beak. All round the county people go to bed. Then there is a flash. It is sitting up. It only wanted to see who was still awake.',
        '{name} lies down on the ridge as you ask, and the wind lies down. One yellow eye is open. A leaf stirs, and is let lie, and stirs. It is like a whole sky with its fingers drumming.',
        {
          text: 'You put {name} to bed, and the lightning in its breast goes on and off, on and off, like a child with a lamp. It is having a lovely time. Whenever you look in, it is off.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired, and so glad that the sun stays out over the whole county. Nobody there can sleep now either. Over the spot where you stand saying good night, there is one cloud.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Not sleepy, and not to be argued with, {name} gets into its cloud because you ask. It leaves the edge up. You come in as well, and it is like a damp bolster. It tells you tomorrow’s weather, room by room, in a whisper.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You bid {name} good night, and it is not tired, and it does bring down the wind, for you, and puts a cloud over its head. Inside the cloud there is light. It has taken something to read.',
          when: ['trusting'],
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
        'You sit beside {name} while it drizzles, on it and on you. After a time you notice that the drizzle has a gap in it, the shape of one bird. Then the gap is moved along, and is the shape of two.',
        'You sit by {name} and watch the weather, which is {name}. A shower crosses the field, and you say that it is coming this way. It comes this way. It stops short of your knees, and is set down like a basket.',
        {
          text: 'There is a flash, and you count to six, aloud. {name} hears you do it. In all its life nobody has counted with it. It flashes again, from the near oak, and waits, with its head on one side, for you to say four.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} puts one wing over you like a lean-to. Outside there is the sound of rain. In here it is dry, warm and dark, with a little lightning in it, going off and on as it breathes.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit with {name}, and there is no weather to speak of, and neither of you does. After some time you find that you are warm all down one side, as if the sun had come out. It is the wing.',
          when: ['trusting'],
        },
        {
          text: '{name} flashes, and before you have begun to count, here is the thunder, so soft that it is more of a cough. It wanted to know how far away you were. It does it again, for the pleasure of the answer.',
          when: ['warming'],
        },
        '“Here,” says {name}, by and by, and shows you with its beak a cloud shaped very much like something. It has remembered it to the last curl: {loved}.',
        '{name} once counted {wait} between a flash and you. It leans a wing against your back now, to feel where the counting stops.',
      ],
      little: [
        'You have sat here so often this hour that {name} has run out of seconds to count. It has enough, for now. Come back later.',
        '{name} folds its wings, gently, like someone closing a door so as not to wake a house. That is enough company for this hour.',
      ],
      ill: [
        'You put your hand on the fork in its breast, and it glows as far as your fingers. Stay a little. Then see to what {name} needs, medicine or a meal.',
        '{name} has let you hold the little cloud. It weighs nothing, and is cold. What it wants next is food or medicine. You can see which.',
      ],
      asleep: [
        '{name} is asleep, and you sit beside it in the straw. You had come without a coat. It does not wake. But a south wind has got up somewhere under the feathers, no wider than you are, and stays.',
        'You sit by {name} while it sleeps. It flickers, and you count, from habit, to see how far off it is dreaming. There are miles in between. You stay. By the time you get up there are hardly any.',
        '“Forecast,” mumbles the sleeper, from the bottom of the fog, and you wait. It is for the whole of next week, and there is only the one word in it: {loved}.',
      ],
      shy: [
        'You sit on the wall in your shirt, and {name} is weather, over there, and means to remain so. But a wind comes across the grass, a little one, lifts your cuff, looks what is in it, and goes back to tell.',
        'You sit in the field with no umbrella, and {name} is behind its own rain, two hedges off. The rain comes no closer. But it falls a little thinner, so that one can see through.',
        {
          text: '{name} is up there playing with a small whirlwind. You sit on the gate and keep quiet. It lets the whirlwind down to have a look at you. It goes round you three times, takes nothing, and goes back to say so.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit in the field and are rained on, and stay. {name}, on the barn in its private sunshine, flickers with amusement. You still stay. It thinks it over. The edge of the sun comes across the grass as far as your boots.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit on the step, and {name} sits on a roof across the field, being overcast. You do not put up your collar. In time there is a thin place in the cloud, on your side, as in old cloth.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has pulled its only cloud down over its head. You sit far off and hold out a hand, to see if it is raining. It is. It is one drop. It was very carefully aimed.',
          when: ['baby'],
        },
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
