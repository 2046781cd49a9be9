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
      '{name} cracks the sky from west to east, listens to it roll, and goes up to do it again a little lower, for the cellos.',
      'Sheet lightning over the cabbages, then over the shed. {name} is showing the garden to itself, one bed at a time.',
      'The hills have been told a joke, and the last of them has just got it. {name} on the chimney is pretending not to wait.',
      'A double rainbow stands over the roof with its ends tucked in. {name} walks underneath it, twice, to be seen.',
      {
        text: 'Four weathervanes have been brought in to be introduced. {name} bows to each, with a small spark, and asks after the eggs.',
        when: ['from_child'],
      },
      'It is written right across the north, in cirrus, and has been touched up where the wind got at it: {loved}. {name} lies on its back underneath, admiring the capital.',
      {
        text: 'The count was at one. It came over the last field to tell you, low, so that the hens lay down, and went up past your window with white fire all through it, to tell the rest of the sky.',
        when: ['trusting'],
      },
      {
        text: 'Down it comes, wing over wing, through the whole height of the sky, and puts its brow against yours. There is no thunder afterwards. You wait for it, the both of you. It was nought, and nobody had counted.',
        when: ['trusting'],
      },
      {
        text: 'It has painted the barn, in rain, with the sun behind. It takes you round by the elbow, wet to the shoulder, to show you each wall, and on the north side, where nobody goes, it has done your face.',
        when: ['trusting'],
      },
      {
        text: 'It is doing loops behind the hill. You see the rain come up over the top, and go down again. You wave a tea towel. There is a pause, and then a loop with its feet showing.',
        when: ['wary'],
      },
      {
        text: 'There are fireworks over the next valley, in broad day, all white. You go up the hill to see. They stop, and a large blue bird is walking along the ridge, with its wings behind it, kicking at a cloud.',
        when: ['wary'],
      },
      {
        text: '{name} has got hold of the west wind by the tail, and is being pulled about the sky, shrieking. It sees you at the gate. It lets go, smooths down its front, and gives out the forecast for your gate, rather fast.',
        when: ['wary'],
      },
    ],
    content: [
      '“Kitchen: warm, light airs from the kettle. Stairs: dry.” {name} gives the forecast from the chimney, and the house goes about it.',
      '{name} combs its primaries, and each one lets go of a spark. The doorknob has been given most of them.',
      'The little cloud is out from under the wing, airing. {name} plumps it with its beak, frowns, and plumps the other side.',
      '“Outlook,” rumbles {name}, and a long way behind it comes the rest: “{loved}.” It has been forecasting that since the day it happened.',
      'For {days} days it has rained on this garden from all sides, and never on the washing line. {name} lifts a wing and lets the sheets dry.',
      {
        text: 'The cat next door is to have sun from its left ear to its tail. {name} holds a gap open for this, with one toe, and reads the paper over your roof.',
        when: ['from_child'],
      },
      '{name} has left a puddle in the hall, shallow, with a little sky in it that is better than the one outside. It steps round.',
      {
        text: 'You hear it, behind the hill, walking up and down. There is a flash. You stand still, to be measured. From the sound of it you have come out as nine, and it stays where it is, and tries you again.',
        when: ['wary'],
      },
      {
        text: 'It has put you in the forecast. “Porch: keeper, with a book. Settled.” A wing comes down over the top of the porch, like an eave, and for the rest of that page the rain is all elsewhere.',
        when: ['trusting'],
      },
      {
        text: 'Something is wet, and it is coming off {name}. It shakes a wing, and there is weather. It pulls its small cloud closer about it, and looks out, to see what else it does.',
        when: ['baby'],
      },
    ],
    curious: [
      'The barometer drops by a hair. {name} has put its head in under the cloud to see what is in your bag.',
      'A kite has gone up over the field, and {name} flies beside it with its head on one side, asking it, in low thunder, who it belongs to.',
      'You strike a match. {name} jumps, looks at the match, looks at itself, and comes down off the gutter to ask whether it is yours and how old it is.',
    ],
    bored: [
      'One cloud stands above the porch and rains on the porch, and only there. {name} is sitting in it. Play with it, and it will move on.',
      '{name} flashes, counts, and nothing rumbles at the end. It has not troubled to. It needs a game.',
      '“Hall: nothing. Landing: nothing, becoming less.” {name} drops the forecast off the roof, one slate at a time. Would somebody please go out and play with it.',
      {
        text: 'It has drizzled since Tuesday, and there is no edge to it. {name} lets the drops fall off its beak, one after another, and does not number them. Go out in it. Stamp. Get it to thunder back.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has been round the roof so often that every weathervane in the street now looks at your kitchen. Please feed it.',
      '“Warning,” it announces, and the lights dip, and after some seconds the stomach comes in, low and rolling. {name} is due a meal.',
      'All the air in the house is going towards the kitchen, napkins first. {name} has drawn it in, and stands at the end of it with its beak open. It wants its meal.',
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
      'The gust that should have lifted {name} went by underneath. It walks home over the tiles. Some medicine would help, or rest.',
      'Grey, with a falling glass: that is the forecast, and for once {name} has put itself in it. It asks for rest, or a little medicine.',
      {
        text: '“Fair,” it says, “fair, fair,” and cannot get up off the coal shed to prove it. There is half a rainbow, from its beak to the gutter. Give it medicine for the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days of soot and chaff have stuck to the charge in its feathers. {name} has a sparrow’s nest on it, unfinished. It wants a wash.',
      'The rain off its wingtips comes down brown. {name} holds both wings away from the washing line and asks to be cleaned.',
    ],
    sick: [
      '{name} lies in the hall with its feathers standing up and its sparks going off into the carpet. The rumble is damp. It needs medicine.',
      'The flash comes, and {name} counts, and loses its place, and starts from one. It is ill. Please give it medicine.',
      'It is raining in the hall cupboard, quietly, where {name} thought that nobody would be put out by it. The fork in its breast is yellow. It needs medicine.',
      {
        text: 'A thin sleet is coming in under the barn door. It is in there, in the straw, with its wings up before its face, and would thunder if it could. Push medicine in through the gap, in a bucket.',
        when: ['wary'],
      },
    ],
    failing: [
      'The white fork in its breast goes out, and comes back, and goes out for longer. Give {name} medicine now, and count with it in between.',
      '{name} has laid its head on the little cloud, and both have nearly stopped raining. Medicine, at once.',
      {
        text: 'You walk straight in under the cloud, and nothing happens. You put your hand upon the breast, where the fork was, and nothing strikes you. It was never to be touched. Give it medicine now. Keep the hand there.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has flashed once at every window and counted, and nobody was at the end of it. There is one flash left. Be near it now.',
      'The sky above the house is quite empty. {name} is below it, on the mat, with its beak to the gap of the door. Sit with it now.',
      '{name} has given the last forecast from the doormat, for one room, the one with you in it. That was {hours} hours ago, and it has been wrong ever since. Make it right. Sit down by it now.',
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
      'A fogbank has settled on the aerie, and {name} is somewhere in it. Heat lightning twitches at the edges where the wings are dreaming.',
      '{name} sleeps with its beak under one wing and its cloud under the other. Its snore is what the next valley calls thunder.',
      '“Light airs,” says {name}, without waking, and the curtains stir. “Veering.” They all come round and point to where you stand.',
      {
        text: 'Far out over the moor there is one cloud that does not go with the others. It glows, and it goes out. {name} is asleep in there, with a hedge of sleet about it.',
        when: ['wary'],
      },
      {
        text: 'One cloud, with sleet all about it like a wall with glass on top, stands over the far wood. Something in there snores. You clap your hands, to see, and the snore waits to hear how far off you are.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on your porch, with its beak across the sill, and the small cloud has got out from under its wing. It has come in by the window and is on your pillow.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps across the two rooms of your house, in at one window and out at the other, because you were not on the porch. The fork in its breast glows on and off, and there you can see to read.',
        when: ['trusting'],
      },
      {
        text: '{name} lies asleep in the ditch, with one wing under water, and no glow. The rain that comes off it is warm. Prop that wing. You will want medicine ready, and your own voice, to count from, when it wakes.',
        when: ['ill'],
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
      'A flash, far out beyond the hills, and then nothing for eleven seconds. That is how near {name} thinks you are. Sit outside a while and let it count again.',
      '{name} keeps a field of drizzle between itself and you, and watches through it with one yellow eye. Be patient, and stay where you can be seen.',
      'It got as far as counting {wait}, once, and had to borrow numbers from the church. {name} has stayed two fields off since. Sit on the step, and be easy to count.',
      {
        text: '{name} has sent the little cloud ahead. It comes up to your boot, rains on the toecap, and hurries back to tell. Stay as you are. It was a test.',
        when: ['wary'],
      },
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
        '{name} stoops on the meal like a squall, and you hold on to the table. When you can see again the plate is clear, the window is washed, and your hair has been parted on the other side.',
        'It eats with its wings held out on both sides, and inside them, for as long as it takes, there is no weather at all.',
        'The lights dip, to say that {name} has seen the plate. You stand in the dark with your hand still out. They come up again, and it is empty, and there is one drop of rain in your palm.',
        'First the gulp, and three seconds after it the sound of the gulp. {name} waits for this, then nods.',
        '“Bowl: filling from the south,” says {name}, as you pour. “Clearing.” It is exact to the last crumb. Then, lower, to the weathervane, as a thing that is not for broadcasting: “Keeper: punctual.”',
        {
          text: '{name} eats every scrap, goes straight up through the cloud and leaves a hole there. The sun comes through it onto the plate.',
          when: ['well'],
        },
        {
          text: '{name} folds itself in at the kitchen window, wing by wing, wipes its feet of rain, and eats. For the whole of that time it is fine over three counties.',
          when: ['from_child'],
        },
        {
          text: 'It stays over the far field and lets down one long grey curtain of rain between you and the plate. When it lifts there is no meal. Where it was, the grass is steaming a little.',
          when: ['wary'],
        },
        {
          text: '{name} lands on the fence beside you, folds up the whole of the north, and takes the meat from your bare fingers. There is a spark, no more than off a jersey. It says sorry, in thunder, three seconds later.',
          when: ['trusting'],
        },
        {
          text: '{name} opens its beak, and out of it comes a very small bang. It looks behind itself. You put something in, while it is open, and there is a second bang, contented.',
          when: ['baby'],
        },
        {
          text: '{name} takes the meal, flings it up a mile, and goes after it. You wait in the yard with the plate. It comes down laughing, with snow on its beak, and brings you a piece, iced, from the top.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It eats out of your lap, all of that bird, and each time it swallows your hair goes up and comes down. “Keeper,” it says between two gulps, “bright intervals.” It has a crumb on its beak, that sparks.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'A squall comes over the wall, takes your plate, your tablecloth and the dog’s bowl, and is behind the hill. You hear it dine, in gusts. By and by the tablecloth comes back, washed, and lies down on the hedge.',
          when: ['wary', 'well'],
        },
        {
          text: 'It wants you under the porch, with the door shut, before it will land. You watch through the keyhole: blue, a good deal of it, bolting its dinner with one foot up. It does not look at the door.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has walked in, by the door, and lies along the passage, and steams. You feed it by hand, sitting on the stairs. It makes no thunder, but at each bite your sleeve lifts a little, like grass.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That makes {streak} on time, and {name} has moved in by a field. Flash, one, two, and there is its thunder against your window.',
        '{name} has forecast your coming {streak} times running, and been right. It eats with the look of one who is believed in the villages.',
        'A gust takes the dish from your hands and sets it down without a rattle. {name} has come in off the gatepost for it, having had no need to look: {streak} times the wind had said so.',
      ],
      early: [
        '{name} takes one peck, out of manners, and leaves the rest to stand. The front has not come through yet. Try again at {opens}.',
        '“Later,” it says, and after a pause, from further off, “later.” {name} has eaten a corner. Its hour is at {opens}.',
        'The lights do not dip. {name} puts its head in at the window, tastes a crumb to be civil, and finds the glass still high. It expects to be hungry at {opens}, with gusts.',
        {
          text: 'The glass has not dropped, says the voice from over there. It sends a gust for one crust, to be civil, and the gust goes off backwards with its hat on. It may look in again, with showers, at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It is full of weather to the neck. It has one peck, all the same, from your fingers, and gives you a static kiss for it. The rest is covered with a small cloud, to keep fresh, until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it up, and while it eats a light hail falls, on your side of the table only, into your tea. It has taken care about the washing.',
        'It had forecast you for earlier, and told the weathervanes. {name} clears the plate and will not look at them.',
        '“Keeper: overdue,” it had been saying, to the north, the east and the west. {name} eats, and does not take it back yet.',
        {
          text: 'It picks at the plate, grounded, with its wings let out on the flags like wet tarpaulin. The fork in its breast flickers and does not catch. It wants medicine, and a lee wall.',
          when: ['weak'],
        },
        {
          text: '{name} eats under the far hedge with its back up to you, and the rain from it is no more than a dripping. Halfway it puts the plate from it. Slide medicine in beneath the hedge, and whistle as you go.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Late,” it begins, and does not get to the thunder. It takes two bites, and rests its beak in the plate, and a little hail comes out of it and melts. Medicine after this, please, at the end of a pole.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had announced you, for six, to four weathervanes. It has since left the district. You carry the plate up the hill, and at the top there is a gust, and you are carrying a plate. It tells the vanes: “Light refreshments.”',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes the dinner, and then it takes the weathercock off your roof, and puts it on the roof of the vicarage, where they are punctual. The wind blows from over there for the rest of the day.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has counted to four thousand. It leans its whole wet neck in at the window while it eats, and each time you shift your chair there is a flash, small, and it counts to one.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It has been {hours} hours. {name} eats without a sound, and there is no lightning in it to see by. Then it moves off, behind the drizzle.',
        '{name} has to be shown the plate. After {hours} hours it had stopped looking for anything from this side of the sky. It eats, and shivers.',
        'There is a ring of frost about the step, and {name} in the middle of it. It had drawn in even its cold after {hours} hours. It takes the food, a shred at a time, and keeps its crest flat.',
        {
          text: 'The little cloud lies next to it on the step and is raining on nobody. You feed it by hand. You count from your own voice to its answer, and get to twenty. It was {hours} hours. Medicine now.',
          when: ['ill'],
        },
        {
          text: 'The step is dry beneath it. After {hours} hours all its rain is gone. It takes a shred, and turns its beak to the road. Where your hand was there is not so much as a spark. Medicine now, slowly.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You call across the field, and count for it, since it has left off, {hours} hours ago. It eats when you are back behind the gate. Its wings drag. Leave medicine at the gatepost.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has been over the sea, these {hours} hours, eating hurricanes. It is very large. It takes your plate as one takes a peppermint, is thanked for coming, and the glass in the hall goes up and stays up.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is loaded to the anvil and cannot take a drop. It pushes the plate back with one claw. Bring it at {opens}.',
        'One more mouthful and it would have to rain. {name} considers the washing line, and declines. Ask again at {opens}.',
      ],
      ill: [
        '{name} takes three beakfuls, and you count aloud between them, since it cannot. After the third you get to sixty. That will do. Give it medicine now, and go on counting.',
        'It eats what will lie on the tip of its beak, and lets the rest get cold. Medicine now, and the plate can stay near {name}.',
      ],
      loved: [
        'Announced over three parishes: {item}. Then {name} takes it under one wing, where you are too, for the rain, and eats it there in the dark, with small flashes, so that you can see it smile.',
        '{name} sees what it is, and the thunder comes before the lightning, which has never been done. The word is still rolling round the hills: {item}.',
        'For the length of the meal it snows, very lightly, in the pantry alone. {name} does that for one thing only, and there is not much of it left: {item}.',
      ],
      disliked: [
        '“{item},” reads {name}, and a fine drizzle sets in over the plate. It would have preferred something from higher up, with wind in it.',
        '{name} swallows, and reports: {item}, dull, no bite. It looks out to where a real cloud is going by uneaten.',
      ],
      harmful: [
        'The label said {item}. {name} swallowed once, and the white went out of its breast. That was no meal. Keep it far from here.',
        '{name} is holding its beak shut and shaking, and every light in the house is low. It has had no meal. That door of the larder had better be nailed up, with {item} behind it.',
      ],
    },
    play: {
      wanted: [
        '{name} plays at full volume, and where the decision is close it drops hail. You are both a little dented, and the drizzle has gone.',
        'You run, and it lets the wind out behind you, so that you arrive rather before yourself. {name} demands to see it again.',
        '{name} hides behind the church with only its rain showing. You find it. It is thunderstruck, by its own account.',
        'You clap, and it thunders back. You clap twice. By the end {name} has learned the whole rhythm, and so has the valley.',
        {
          text: 'You fold a paper boat for the gutter, and {name} supplies the gutter. The boat goes round the house four times, under escort.',
          when: ['from_child'],
        },
        {
          text: 'You fly a kite, and let out all the string. {name} watches it from behind a cloud. Then something takes the kite, very politely, by one corner, walks it round the sky, and gives it back.',
          when: ['wary'],
        },
        {
          text: 'You beat on a tin tray. From behind the wood comes a clap, then two, quite soft, as of somebody who would rather not be seen to join in. You lose the beat. It waits, and gives it to you again.',
          when: ['wary'],
        },
        {
          text: 'You run to the middle of the field and stand on tiptoe with your arms up, as no one should. It comes over, black, enormous, cracking, and puts down one single drop, exactly, on the end of your nose.',
          when: ['trusting'],
        },
        {
          text: 'It has you on its back. You had only meant to fix a feather. Up you go, through the wet grey and out at the top, where there is nothing but sun, and it turns its head round to see your face.',
          when: ['trusting'],
        },
      ],
      little: [
        'The sky over the house is already as blue as it goes. {name} plays one round, for your sake, and lies back down on the breeze.',
        '{name} is blown out, happily, and only rolls a small thunder to you along the floor. You roll it back. That will do.',
      ],
      bad_time: [
        '{name} lifts one wing to begin, and the wind runs out from under it. It cannot play now. See first to what it lacks.',
        'There is a flash, to be polite, and no thunder after it. Leave the game, and look after {name} first.',
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
        'The forecast was for {item}, and {name} had made it itself, by hoping. It goes up like a lark the size of a barn.',
        '{name} wants it written across the sky, and has the lightning for it: {item}. The spelling is forked, but you can read it.',
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
        'You work the soot out along each vane, and get a small shock for every feather. At the end {name} is blue, and your hair stands up.',
        '{name} holds quite still, supplying the rain itself. What runs off is grey, then pale, then only rain.',
        'The half-built nest comes off its shoulders in one piece, and is carried out to the hedge with an apology. Then {name} lets itself be combed, and hums like a wire.',
        {
          text: 'It will not be touched, so it rains on itself, hard, over the yard, and you go about underneath with a broom. It looks down between its feet. You have missed a feather, and it is let fall for you.',
          when: ['wary'],
        },
        {
          text: '{name} stands out in the pond in its own downpour and lets you throw the soap. You throw. It is caught. There is a vast blue lathering over there, with thunder in it, and the soap comes back worn to a moon.',
          when: ['wary'],
        },
        {
          text: 'It sits down in the yard and opens one wing over the roof, and one over the lane, and you go up the ladder with your brush. It has asked the wind to hold the ladder.',
          when: ['trusting'],
        },
        {
          text: 'There is a place under the left wing, and there the small cloud lives. It lifts that wing for you. You sponge round about, and the cloud comes out, damp and shy, and sits in your other hand until you have done.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing on {name} but a little dew, and that it had put there. It lets you move it about.',
        'It was clean already, by storm. {name} turns over one wing to show you, and folds it again.',
      ],
      loved: [
        '{name} shakes itself out, and every drop has a rainbow in it. It knows whom to thank, and says it low: {item}.',
        'With its eyes closed and its crest laid flat, {name} murmurs the forecast for the next hour: {item}.',
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
        '{name} makes a face with thunder in it, and swallows. After a while the glass on the wall begins to rise, by a hair, and then another.',
        'You wait together for it to work. A flash, and {name} counts to nine. Another, to six. It is coming nearer.',
        '{name} holds the dose on its tongue and lights it from behind, to see what colour it is. Then down. In the hall cupboard the rain gives over.',
        {
          text: 'It hails, all round the spoon, and on the hand. You hold the hand there. The hail thins out, and there is a beak in it, and a swallow. By evening the sky is lighter at one edge.',
          when: ['wary'],
        },
        {
          text: 'It folds itself in at the door, all the wet blue length of it, and opens its beak over your hand. You feel each hair on your arm stand up. Nothing strikes. It swallows, and the bulb overhead comes on by itself.',
          when: ['trusting'],
        },
        {
          text: 'It flinches from the spoon, and the whole sky with it, and then it puts its beak in under your arm and opens it there, in the dark, where it cannot see. You tip. A long roll goes off, eastward, getting less.',
          when: ['trusting'],
        },
        {
          text: 'You lift the beak on to your knee and let it run in, and there is no weather in the room whatever. You count. At nineteen something flickers, under the feathers. It will need that again, by dark.',
          when: ['ill'],
        },
        {
          text: 'You hold up the dose and count to ten, aloud, and it does not come. At eleven it does. It swallows, and is off over the wall, where there is a rumble, the first. Have the next medicine at the wall.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It took it because the hail had run out. It draws its wing across and shivers under there, with its back to the stove, and to you. The bulb has come on, dimly. It will need more medicine before the night.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} swallows it with interest. Its pressure was good before and is good now. It thanks you for reading it.',
        'Nothing was wrong, and so nothing clears. {name} lets one small fair cloud go past, to show you.',
      ],
      loved: [
        '{name} draws it in slowly, and the feathers that stood on end lie down in rows. On the paper it says {item}.',
        '“Improving from the west,” says {name}, and then, with feeling, the cause: “{item}.”',
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
        'You say that the lights are not to be played with, and why. {name} drizzles until it has understood, and then the bulb over you burns quite steady.',
        '{name} hears it out with its crest flat. The thunder it had ready goes back down, with some trouble. It will not hail indoors again.',
        {
          text: '{name} lets the cow down again, in the right field. It hears you with its crest flat, from two walls away. Then it goes off into the north, low, drizzling, and does not thunder until it is over the county line.',
          when: ['wary'],
        },
        {
          text: 'You tell it that you were frightened. All its lights go out. It comes in at the gate on foot, lays its head on the ground by your shoe, and keeps the thunder in, like a swallowed stone.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} knew. It says the end of your sentence along with you, in rumbles, and has put the hailstones down already.',
        'No storms before breakfast: {name} has kept to that of its own accord, and shows you the sky in evidence, swept and empty.',
      ],
      bad_time: [
        'The words go into {name} as lightning goes into wet ground, and nothing comes back. You count, and go on counting. Leave off, and find what had put the storm out.',
        '{name} pulls its little cloud over its head and lets it rain there. It had a storm warning out already, had you looked. Be kind, and see what is wrong.',
        {
          text: 'You shout, and it makes itself small behind the water butt, and its own rain is coming down on it, and it has not the strength to stop that. Hold something over it. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{name} was working up to a gale, and then came the one thing it listens to: {item}. It sets down the wind, feather by feather.',
        'Firm, and in a language that it speaks: {item}. {name} grumbles along the skyline once, for form, and obeys.',
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
        'You draw the curtain on the west side, and the wind lies down. {name} lets its wings go, and they reach to both walls.',
        '{name} turns round three times, like a very slow cyclone, and settles in the eye of it. It rests.',
        {
          text: 'It roosts three fields off, on the mast, with a fog drawn round. You call good night. There is a flicker, and you count, and go to bed at eight.',
          when: ['wary'],
        },
        {
          text: 'You say good night to the window, and it says nothing. You put out the light. Then there is one long soft flash, over all the fields, to see where everything is, and the dark comes down, and a rumble: “Settled.”',
          when: ['wary'],
        },
        {
          text: 'It comes down on the roof, over your room, and folds. The gutters run a while, and stop. You say good night to the ceiling, and it is said back, with no time in between at all.',
          when: ['trusting'],
        },
        {
          text: 'It settles on the lawn and puts its beak in at your window, on the sill, beside the bed. Rain runs off on both sides of the house. You lay your hand upon the beak, and it goes warm, and out.',
          when: ['trusting'],
        },
        {
          text: 'It lies down on the bare moor, and pulls some mist over, and the mist has holes. You do not follow. You leave the porch lamp on, for it to count from. Go out there at midnight with medicine, calling.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down as asked, and its feet keep sending up small gusts. It was not tired. It will look at the ceiling with you.',
        'It tries with one eye at a time. Neither stays shut. {name} has plenty of weather in it still.',
      ],
      loved: [
        'Outlook for the rest of us: hush. {name} says the reason so low that only the windowpanes hear, {item}, and tucks in its beak.',
        '{name} sinks in up to the crest, and puts the little cloud in beside it. It could have asked for nothing but this: {item}.',
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
        'A flash, a small one, and you both count under your breath. {name} gets to four. It had been expecting five.',
        'You say nothing, and {name} says nothing, and it rolls on between you for some time, over the hills and back. When it has come home to the porch you find that you have moved up.',
        '“Here,” says {name}, by and by, and shows you with its beak a cloud shaped very much like something. It has remembered it to the last curl: {loved}.',
        '{name} once counted {wait} between a flash and you. It leans a wing against your back now, to feel where the counting stops.',
        {
          text: 'It has laid its head in your lap, and your hair is standing up, and so is the fringe of the rug. {name} would get to one, if it began. It does not begin.',
          when: ['trusting'],
        },
        {
          text: 'It has taken out the little cloud and put it in your lap. It is as big as a cushion, and cool, and rains a bit. You hold it. {name} looks elsewhere. It has never been without it before, for so long.',
          when: ['trusting'],
        },
        {
          text: 'A flash, and you both draw breath to count, and there is no need: it is in your own chest that the thunder goes off. It looks at you, with its beak open. It does not do that again, in case.',
          when: ['trusting'],
        },
        {
          text: 'A flash, out past the third field. You put up your hand, so that it can see where you are. The thunder, when it gets to you, has been turned down.',
          when: ['wary'],
        },
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
        'You sit down in the fog. The heat lightning moves over to your side, and stays there. {name} does not wake, and knows.',
        '{name} sleeps. Its rain falls on both sides of you, and a dry place is left, of just your size.',
        'The fog comes up as far as your chin, and is warm. Somewhere in it {name} turns over, and a wing is let down round you like an awning.',
        '“Forecast,” mumbles the sleeper, from the bottom of the fog, and you wait. It is for the whole of next week, and there is only the one word in it: {loved}.',
      ],
      shy: [
        'You sit on the step. {name}, beyond the second hill, flashes once and counts you. It gets a lower number than it had supposed.',
        '{name} stays up in its drizzle. But you have been here for some time, and your side of the garden is nearly dry.',
        {
          text: 'You sit on the step. Over there it is practising: a fork, a sheet, a very good ball. You hold up a card with a nine on it. Then comes another, nearer, and better, and you look for your ten.',
          when: ['well'],
        },
        {
          text: 'You sit out in the wet. It is behind the second hill, and flashes, and you count to thirty, and there is hardly any thunder. You call across that you have medicine, and hear it roll all the way there.',
          when: ['ill'],
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
