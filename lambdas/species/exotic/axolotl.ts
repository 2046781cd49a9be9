/**
 * The Axolotl wants cool water, nothing sudden, and a little longer before it has to grow up. It fears warmth, haste,
 * and the sun on the glass. It hoards one bubble, its own, under the terracotta arch, and visits it. Its body is soft,
 * pink and slow, on tiptoe; six gill plumes do the talking, because the face has only the one expression: it smiles by
 * construction, so its smile says nothing and its gills say all. It eats by opening its mouth, whereupon the meal is in
 * it. It sleeps on the sand with its eyes open, having no lids. It sulks by letting itself float up, tail first, like
 * something nobody is steering. It trusts by coming to the front pane and staying when your shadow does.
 * Three odd facts. One foot is always new: whatever it loses grows back, it brings the newcomer up itself, and
 * introduces it to the other three. It believes that you are the one in the tank: a large dry one, with poor light,
 * where you go up and down and are fed at odd hours, and it looks in on you. And it has never blinked, so it takes your
 * blinks for small departures, from which you have always come back.
 * It never hurries, never blinks, never finishes growing up. Its keeper is its pet, more or less, and the weather.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The jelly gives, and {name} slides out smiling, with three finished feet and a fourth that is still being thought about. It looks at the fourth first.',
    'Six red threads uncurl at the edge of the egg and feel the water over. It will do. The rest of {name} follows them down to the sand, in no hurry.',
  ],
  looks: {
    thriving: [
      '{name} has been up for a mouthful of air, which it does not strictly need, and comes down slowly with its arms out and its plumes streaming, like somebody who has stepped off a very low cloud. Now it goes up again.',
      '{name} has been to every corner of the tank and signed the sand in each, with three feet and a dot. The dot is the new foot. It has only just learned to write.',
      {
        text: 'You lay a finger to the glass, and {name} walks up and sets its newest foot against the other side, spread as wide as it goes. It is not quite finished. This seems to be the first thing that it has been used for.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is walking the length of the bottom to try the new foot: a step, a look at the foot, a step. When it sees you it floats up until its gills brush the glass, and holds the foot out. It is coming along.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You bend down to the glass, and {name} floats up on the other side, plumes wide, until its face is against yours. You smile. It has been smiling all day. You notice which of you is making the effort.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is well, fed, and not one day more grown-up. It sees that it is you, and every crimson feather of its gills goes up, like a very small crowd. Nobody in it wants anything.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lacks nothing, having regrown it all. It walks up the glass to you and lays its tiny new foot against your finger. You are the first thing it has tried it on.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Anything you might damage {name} would regrow in a few weeks. It would still rather you did not. It hangs there, beaming, fanning its crimson feathers, one arm’s length from your arm.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Other animals can shut their eyes at you. {name} has no lids, so it has turned its back, and there you stand, behind its tail. The tail is having a wonderful day, and wags.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and all four feet are brand-new. It holds one up to the glass for you, whoever you are. Then it holds up another, in case you thought that was all.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, and that is as old as it means to get. It likes it here. It tells you so, a complete stranger, by putting up all its crimson gills at once.',
        when: ['baby'],
      },
      '{name} swims in a ring, and another, with its red gills out, as it did on the day of {loved}. It has not stopped smiling. But it never does. Look at the gills.',
    ],
    content: [
      '{name} has its chin on one stone and its tail on another, and the middle hangs. It seems to have been put down by somebody who was called away. It does not mind. It is getting on with its foot.',
      'A water snail sets out along the glass, and {name} walks below it on tiptoe, holding back, so as not to make it a race. They reach the corner together. It sees the snail off with three plumes a side.',
      '{name} hangs in mid-water, not quite touching the bottom, and a strand of weed has caught on its elbow. It has not looked into that. There is all the time in the world, and it means to stay young in it.',
      {
        text: '{name} is standing on the sand, putting off growing up. It takes all day and looks like nothing. When you come it moves over by the width of one person, in case you have something to put off too.',
        when: ['trusting'],
      },
      {
        text: '{name} is resting under its arch with its tail outside, in the belief that it has come in. All is quiet. Then you shift your chair, and the tail, without haste, is fetched.',
        when: ['wary'],
      },
      '{name} has been in your tank for {days} days, and is not in a hurry. It crosses the sand to you on tiptoe. It will be there by tea.',
      {
        text: '{name} has settled in the corner of the tank that is next to your desk, where there is nothing to be seen but you adding up. Now and then it lets go a bubble. You have begun to check that line again.',
        when: ['trusting'],
      },
      {
        text: 'Wherever you sit, {name} walks to that side of the glass and lies down along it. You have moved twice, to see. It gets up again each time, on its small new foot.',
        when: ['trusting'],
      },
      '{name} stands where it was once given something very good, with its mouth a little open, in case. It was {loved}, and that was some time ago.',
    ],
    curious: [
      'Something in the tank is new. {name} goes up to it on tiptoe, bumps it with a flat nose, and steps back to see whether it bumps.',
      '{name} has found out that the thermometer has a red thing in it which goes up and down and never gets out. It stays with it for a while.',
      'You hold a spoon to the glass, and a smaller {name} is in the bowl of it, smiling, the wrong way up. They look to see who has more toes.',
    ],
    bored: [
      '{name} has let itself float up, tail first, and hangs there like a coat that somebody has dropped. It is studying the underside of the surface. It has seen that. Come and play something with it.',
      '{name} has walked to the left end of its tank and looked at the corner, and walked to the right end and looked at that one. They are much alike. Its plumes hang like a wet fringe. A game, please.',
      {
        text: 'It has let go of the floor and hangs near the top, tail up, going where the filter pushes it. It goes past you and does not wave. Come and play with {name}, slowly, where it can see.',
        when: ['sad'],
      },
    ],
    due: [
      'A bubble goes by and {name} turns after it with its mouth ready. It was a bubble. Then a shred of moss, which was moss. For a foot it can wait weeks. Its dinner is due now, please.',
      '{name} stands exactly below the place where dinners come down, looking up. It has no eyelids, and so it has not missed a moment of there being none. Its meal is due. Let one sink.',
      {
        text: '{name} has no eyelids, and so has seen every minute in which the meal did not come. It draws the new little foot in under its belly, away from you. The meal is overdue. Bring it now. It will be watching.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hovers in the feeding corner, flexing its new foot and admiring it. A foot comes back if you leave it alone. The meal was given every chance and has not. {name} backs off as you lean in. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} can grow a foot from nothing. It has tried it with a meal, and it does not work. It hangs at the far end, as far from you as the water goes. The meal is overdue. Please bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has put its tiny new foot to the glass, on the spot where your thumb usually is. The dish behind it is empty. The meal is overdue. Bring it soon. There is a foot to finish.',
        when: ['warming', 'well'],
      },
      {
        text: 'Having no eyelids, {name} has seen every minute of there being no meal. It comes up close on its three old feet and waves the new one at you. The meal is overdue. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} can grow back a foot, a tail, most of a gill. It cannot grow back a meal. It drifts to the corner furthest from your hand, and the drifting takes all it has. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The new foot has stopped at three toes. {name} has nothing to make the fourth one from, and draws it in under its chest when you bend over the water. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} opens its mouth at the place in the water where the meal was to be. Nothing is in it. It shuts it, opens it again, quite hopeful, hours old. It sees you over there, and does it from behind a pebble. Its meal.',
        when: ['baby', 'well'],
      },
      {
        text: 'To {name} you are a blur at the glass until you stand still, and then you are you. It lays its chin on the pane, level with your hand, and gives its whole smile to the hand. Dinner is due, please.',
        when: ['trusting'],
      },
      {
        text: '{name} hangs in the corner nearest your chair, with its mouth wide open, like a letter box, and its gills at rest. It has never crossed its mind that nothing might come. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} knows nothing of mealtimes. Its mouth opened by itself just now, as it does for dinner, and it was only water. It looks at you sideways, not sure that you are the one to ask. You are. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} has stayed in its cave and put the gills out at the door. They taste the water for dinner, then for you, and draw in a little. It is {hours} hours since it ate. Leave the meal on the step, please.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has taken the smallest pebble into its mouth and put it back. It has tried the next one up. The belly has fallen in, so that its feet look large. It smiles, as it must. Feed it, please.',
      'A shadow runs along the glass, and {name} snaps at it, and then at its own bubble. It snaps at whatever goes by, and nothing that went by was food. Please let some down to it now.',
      {
        text: '{name} stands under the feeding place with its tail towards its arch, so that it can back home if you are quick. Be slow, and feed it.',
        when: ['wary'],
      },
      {
        text: '{name} has its mouth open under the feeding place and one eye on you. When your sleeve moves, the mouth shuts. Let a meal down, and sit back.',
        when: ['wary'],
      },
      {
        text: '{name} has walked up the glass as far as its feet will hold, and looks you in the face with its mouth wide open. That part is not a smile. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has taken hold of your fingertip, underwater, and sucks at it. It lets go, and looks behind the finger for a worm. There ought to be one. Feed it, please.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} lies where the last meal landed, with its nose on the place. That was {hours} hours ago. Its belly is hollow. Feed it now.',
      '{name} has a small new foot, and it has stopped growing. There is nothing to make it from. It lies and watches the top of the water. Food, now.',
      '{name} opens its mouth each time your shadow crosses, and closes it on water. It has done that for {hours} hours, and is thinner behind the head. Food, at once.',
      {
        text: '{name} cannot stand. It lies under the feeding place with its chin in the sand, and its gills have thinned to threads. Food now, small and soft, then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has bitten at the moss and the stones. When you come it goes behind its plant, and holds its mouth open through the leaves. Drop the food there, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies under the feeding place with its face turned away from you. Its gills are white. Let food down without a ripple, now, and medicine after it.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} has stopped halfway through its newest foot, with the toes only begun. There is nothing left over to make toes of. It is not ill. It has laid its chin down next to the work. Medicine, please, or rest.',
      'When {name} lets go of the sand these days, it does not go up on purpose. It goes where the water goes, rather pale, and paddles on one side only. It is tired all through. Let it rest, please, or have medicine.',
      {
        text: '{name} has drawn in among the stones and keeps its pale side from you. The new foot has not grown since you last saw it. It is not ill yet. There is too little of everything. Medicine, please, or rest.',
        when: ['wary'],
      },
      {
        text: 'One step, a rest, one step: {name} is bringing the new foot to the glass to show you that it has toes. All the gills droop, and all of them wave. Some medicine, please.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is fluff in the frills of {name}, two days of it, and the crimson has gone the brown of old tea. It fans, and fans, and the fluff waves back. It can grow nearly anything but clean. Wash it, please.',
      'You can no longer tell which foot of {name} is the new one. All of them are in grey stockings, after two days, and there is a veil on the rest. It walks out of the cloud, and the cloud comes too. A wash, please.',
    ],
    sick: [
      'The end of {name} has curled up like a leaf, which in an axolotl is how pain looks. It holds its gills forward round its face, a collar against some weather of its own. You pass, and nothing follows you. Medicine, please.',
      '{name} goes up for air, and sinks, and goes up again, and an axolotl that is well need not. Its frills look as if moths had been at them. It has stopped growing its foot. Medicine, please.',
      {
        text: '{name} no longer holds its gills out, and they lie along its neck like wet thread. It has come a little off the sand and lets itself drift. From your hand it drifts away. Medicine, please, and cool clean water.',
        when: ['wary'],
      },
      {
        text: '{name} sets out to hide from you, and gets as far as the edge of the shade. There it tips over, very slowly, with one foot still pushing. It cannot get further off than that. Come softly. It needs medicine.',
        when: ['wary'],
      },
      {
        text: 'Your shadow falls on it, and {name} means to walk out of it backwards, and gets two feet to move. It smiles, since it must. Give it medicine by the long dropper, and let the hand stay outside.',
        when: ['wary'],
      },
    ],
    failing: [
      'The pink has gone out of {name}, down to the feet, and what lies on the sand might be something that it had shed. One gill moves. You wait for it to move again. After a long time it does. Medicine, at once.',
      'The toes of {name} hold on to nothing, and the stir from your hand turns it over like a petal. You turn it back. Through the skin you can see its heart, which goes, and waits, and goes. Medicine, at once.',
      {
        text: '{name} has drifted against your side of the glass, belly turned, and has no strength to drift away. You can see from one foot which way it would have gone. It is as light as paper. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'It no longer hides. There is the arch, and {name} beside it in the open, at a slant, plumes white, letting you see all of it. It needs medicine now, in cold water, without a wave.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has looked at the place where you come in, with no lids to rest them from looking. Five of the gills hang still. The one on the side of the door moves a little. Sit with it, now.',
      '{name} has lain in one spot so long that its shape is in the sand, and it no longer fills the shape. No shadow came over the glass. Let yours. It will know by the shade. Sit with it, now.',
      'The smile is still on {name}, because nothing can take it off, and all the rest has gone out. It hangs in the water at the height of your chair, turned to your chair. Sit with it, now.',
      {
        text: 'Nobody has crossed the light for {hours} hours. {name} is whole, down to the smallest toe, and has come out of the arch that it hides in, to look for whoever it was hiding from. Come to the glass now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has turned its pale face to the back wall, but a single plume is still laid out along the sand in your direction, like a hand left outside the blanket. Come and be near it now. Medicine can follow.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep on the bottom with both arms flung forward, like somebody about to be picked up. The mouth smiles and the eyes are open. Only the gills have gone home for the night. They hang, and sway, and hang.',
      'Every so often, asleep, {name} flicks all its gills at once, like a small person shaking out an umbrella on the step. Then it is still again. Whatever was raining in there, it has been left outside.',
      {
        text: '{name} sleeps with three feet tucked under, well away from you. The fourth, the brand-new tiny one, is stretched out towards your side of the glass. It is too young to have been told.',
        when: ['wary'],
      },
      {
        text: '{name} has no lids to close, so it sleeps looking straight at you. You bend to the glass and wave. Nothing in the dark eyes changes. But the tiny new foot, after a moment, draws itself up out of your sight.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the corner nearest your chair, its nose on the glass, eyes open on you. It has been looking at you the whole night. It has seen none of it. One plume lifts, whenever you breathe.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its eyes open, having nothing to close them with. You wave, and nobody is in. Only the tiny foot is still at work, growing, and it has been left leaning on the glass where you usually stand.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the middle of the open sand, with no roof of any kind. It used to want an arch, and a leaf on the arch. Your shadow comes over it like a blanket, and it sleeps on.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps with its gills laid back and a slow list to one side, like a boat with nobody in it. Reflect beside it now. It wakes at {wakes_at}.',
      'The eyes are open and nobody is looking out. Sit down at the glass and do the looking for {name}. It wakes at {wakes_at}, and should find you there.',
      {
        text: 'It went to sleep with its mouth a little open, under the place where things come down. Reflect beside {name} now, and be there with a meal at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has hidden behind the thermometer, which covers one leg. The rest of it, pale pink with crimson feathers, stands very still and hopes. Do not find it yet. Sit down with it for a while.',
      'As you come near, {name} sinks the last half inch and folds its feathers down, and the sand that it stirred settles on top of it. It leaves it there. Please sit with it until the water is clear.',
      '{name} has grown a foot and shown it to nobody. It walks it up and down behind the arch, where all that you can see is sand, stirring. Sit by the glass with it, please, and keep your hands still.',
      {
        text: 'Fed, awake and hours old, {name} holds one tiny foot out behind it as it backs away. If you must catch something, it can spare the foot. Sit down quietly by the water. Let it see you want no feet.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, fed, and at the far side of the water from you. It has no lids to shut, so it has turned its back. Sit down by the water and be quiet until it turns round.',
        when: ['baby'],
      },
      {
        text: '{name} lost something to a hand, once, and it has grown back, all but the coming out. A smile can be seen under the arch. Sit by the water with your hands in your lap. That takes it a few weeks.',
        when: ['from_child'],
      },
      'You were out of your tank for {wait} once. {name} has not got over how still it was in there, and looks you over from the back, plume by plume.',
    ],
    back_from_death: [
      '{name} has grown back. It goes over itself, foot by foot, and then over you, through the glass, to see whether you did too. Stay near, and be punctual with the next meal.',
      'Everything about {name} is a size paler and has to be introduced: gills, this is the arch. Sit with them all for a bit, and keep the next mealtime.',
    ],
    old: [
      '{name} has been a child for longer than anyone it knows. The snail, who has seen grandchildren, no longer raises the subject.',
      'There is hardly an inch of {name} that it arrived with. It has been replaced, in good order, a toe at a time, and has kept the smile from the first one.',
      'After {days} days the sand has a path in it, from the arch to your side, one tiptoe wide.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Dinner comes down, and {name} is under it. There is a small thud of water, a puff of sand, and {name} a little further back than it was. It looks about for what did that, and swallows.',
        '{name} sucks in the meal and with it, by mistake, a stone. The meal goes down. The stone comes out at the front and is set back on the sand. Everything is in its place again except dinner.',
        {
          text: 'The meal is on time, and {name} eats with its crimson gills fanned wide. To reach better, it sets its brand-new foot on your fingertip. It has not stood on anything with that one before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} stands on the new foot to eat, the tiny one, which has not been used for anything yet. The gills open and close, slow and crimson. When you bend down to see the foot, it is not put away.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has no eyelids, so it has watched your hands through every meal. This one is on time. It eats, as blissful as it was before, and for the last two bites it looks the other way.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The mouth opens, the meal is eaten, and all six of {name}’s gills go up for joy. Three of its feet stand well back from the glass. The fourth is brand-new, and knows no better. It is touching the pane.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Your hand comes down through the water with the meal, and goes away again. {name} swallows, plumes crimson, and counts its feet. Four. It looks up with its lidless eyes after the hand. It had been prepared for three.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal comes down through the water with a hand behind it, and {name} has views on hands. But it is on time. The gills fluff out crimson. It eats, then sets its newest foot, hardly finished, on your side of the stone.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is clear as water, with a speck of a heart you can watch, and gills like eyelashes. It takes what you bring, on time, and hides from you behind a stone. The tail has not been told, and is still out here.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and can be seen through. It eats, and you see the meal go in, and the meal arrive. Its gills, six hairs, stand straight up for joy. You lean closer. It turns sideways, and is a line.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} has no eyelids. Fed, on time, and full of gladness to the gills, it swims into the hollow of your hand and pushes its face in where the fingers close. For eyelids, it uses you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, all its crimson gills dancing. Then it sets the brand-new tiny foot, which has not yet stood on anything, on the tip of your finger. It wanted that one to begin well.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are on time, as you are, and {name} rises to the meal with every gill open. The new foot comes up last and is set down on your fingertip, since it has not held anything yet. It closes, more or less.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time {name} still declines to grow up, but the new foot has a toe more. It gulps, the dinner is gone, and it holds the toe up to you at the glass. Some of that toe is you.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You lower the dinner without tapping, because {name} dislikes tapping, and it comes without hurrying, because you dislike spills. One gulp. Then you look at each other until somebody has to blink. It is always you.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} opens its mouth to see what that does. What it does is dinner. It swallows, astonished, opens it once more in your direction, in case you go in as well, and then backs off a little from the size of you.',
          when: ['baby'],
        },
        {
          text: 'Something drifts down, and {name} has swallowed it before it knew that it could. That makes {streak} in a row. It looks up to where they come from, finds a large face there, and keeps one bubble between you and it.',
          when: ['baby'],
        },
        {
          text: 'Of the two of you it is you who gets older, and {name} has noticed. It gulps, and then looks your face over for anything that wants growing again. There is a line beside your mouth, from smiling. It has one just like it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'The foot that was new when you came is quite a foot by now, and {name} has begun another. It eats up, smiling. The new one has never met you. It puts that forward first, against the glass, and it knows you at once.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} lets the meal sink past, and only when your arm is out of the water is it swallowed, slowly, all of it. Then it tips over on one side. There is no red in its plumes. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'Out of {streak} meals on time {name} has made all the foot it needs, and there is material over. It gulps this one and grows a little bolder with it. The chin, which used to rest near your finger, is on it.',
        '{name} opens its mouth before there is anything to see. It has got used to that over {streak} meals on time, and has never shut it upon nothing. Gulp. The mouth smiles, as ever. Today the gills agree.',
        {
          text: 'Having no eyelids, {name} has not missed a single one: {streak} in a row, and each on time. It eats, looking at you, and does not blink, and you find that you have stopped minding.',
          when: ['well'],
        },
        {
          text: 'When you began, the new foot was a bud. That makes {streak} in a row, on time, and {name} eats this one standing, with the foot set down on your fingertip, toes and all, to let you feel how far you have got.',
          when: ['well'],
        },
      ],
      early: [
        'It is early, and {name} takes one mouthful, out of courtesy, and lets the rest come down past it like snow. It has a foot to finish and is not taking in material yet. Come again at {opens}.',
        '{name} was not standing under the place where dinners fall, since none was due, and this one lands beside it. It sucks in a shred, to see what it is about, and stops. It will be standing there at {opens}.',
      ],
      late: [
        '{name} eats the late meal to the end and settles down facing you as usual, only a hand further back. Something small has come off between you. It can be grown again, in a few weeks of dinners.',
        'The late meal lands on the head of {name}, who had stopped expecting anything from above. It backs out from under, eats it all, and moves its standing place to where your hand does not come.',
        {
          text: '{name} eats, and is frilled with joy from ear to ear. You put a finger to the glass. The new foot, which was hatched too late to know any better, comes up to meet it. The other three take it home.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has no eyelids, so it saw all of your being late, from beginning to end. It eats, gills waving with pleasure. Then, as it cannot shut its eyes on you, it turns the whole of its head.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal with every crimson feather flying. The tiny new foot had been put out on your side of the bowl. It is taken in. That will grow back too. Allow a few weeks.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has no lids, and cannot shut its eyes at you. So when it has eaten your late meal it turns its whole weak body round, foot by foot, the tiny one last. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} regards most losses as a matter of a few weeks. It eats your late meal on the bottom, too weak to swim up, and looks at you with its lidless eyes, and makes it longer. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You are late. {name} eats gladly, gills spread. Something did come off while it waited, something small that had been growing towards you. It is not worried. These things take a few weeks.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, late and delighted, with three feet on the bottom. The fourth, the tiny brand-new one, it had meant for your finger. It keeps that folded up. It will grow it a little more first.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is new, and did not know that hunger had to do with anyone. It eats what comes down so late. It looks up through the water at you, and smiles, since it was made so, and backs, and backs.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats out of your hand and lies down in it, as it always does, one foot, two feet, three. The smallest is held up off your palm. It is very young, and this is the sort of thing that it notices.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} waited with its feet folded, being used to things that take weeks. It swallows the meal, all of it. But then it walks past your end of the glass to the other one, and does its smiling at the wall there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gets a little of it in and rests, with its mouth not quite shut and its gills turned from your hand. A lost foot it can make again by itself. This it cannot. Medicine, please, and cool water.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} was at the glass when dinner was due, and it stands there still, in the same four footprints. It swallows, and five gills greet you as they always do. The sixth stays folded until one has come on time.',
          when: ['trusting'],
        },
        {
          text: '{name} lets the late meal lie until your hand is out of the water, and then eats all of it. It already kept a fern between you. It goes round behind the rock, and now there is a fern and a rock.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} rebuilds itself from its dinners, and for {hours} hours there was none to build with. Even the tail is thinner. It eats everything and does not come to your side. Nothing grows back out of nothing. Feed it in time.',
        'For {hours} hours {name} stood up on its toes, as it does for food. It eats all of it lying down, with the toes let go, and moves off from your hand inch by inch. Do not leave it standing again.',
        {
          text: 'It has no lids, so for {alone} {name} saw, without a break, that you were not there. Now it eats. You are there. It turns round and looks at something else.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} regards most losses as a matter of a few weeks. After {alone} alone it eats, and moves off behind its stone, gills flat. What it had begun to think of you has come off, and must be grown again. Be on time for it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has no eyelids. For {alone} it had to watch nobody come. It eats on the bottom, hardly stirring, then turns its face into the corner, which is its one way to stop looking at you. Stay where you are.',
          when: ['wary', 'weak'],
        },
        {
          text: 'A foot, a tail, a piece of its heart, all those {name} can grow again alone. It eats feebly, and backs off from your finger. What went in {alone} does not grow alone. Sit by the water, and be on time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} smiles at you. It cannot do otherwise. It is thin, and its gills are like wet string, and it eats with long rests. There is one thing that it has grown while you were gone, a habit of backing.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} can grow a leg in the time that you were away. It has grown nothing, there was nothing to make it of. It eats. Then it turns its face to the wall, and the smile goes with it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats off the sand, and not out of your fingers. It had begun on those. Some things it grows back in a few weeks. It goes in behind the arch, on tiptoe, to begin again from the stump.',
          when: ['warming'],
        },
        {
          text: 'Up comes {name}, late as you are, and eats from your palm with its feet on you. You count three. It has drawn in the little one. That was the one that grew here, and knew no one but you.',
          when: ['trusting'],
        },
        {
          text: '{name} is smiling. Nobody has ever been able to do anything about that. It eats what you let fall, with its gills laid flat, and turns round to face the stones. From behind you can see how it is.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not eat until your hand is out of the water. What it loses it grows again, quietly, in a few weeks. It lies on the sand and looks, unblinking, at where the hand was. Nothing is growing yet.',
          when: ['wary', 'well'],
        },
        {
          text: 'What {name} loses it grows again, and it has had {hours} hours of losing. It eats everything, slowly, and comes no nearer. The smile is only how its face is made. The gills have gone to threads. Never again, please.',
          when: ['wary'],
        },
      ],
      full: [
        'The meal settles in front of {name}, and the two of them look at each other. There is no room. There is only so much axolotl, and it declines to get any bigger. Try it again at {opens}.',
        '{name} opens its mouth, and for once nothing happens. It is as round as a bath toy. It bumps the food along with its chin to somewhere tidy, and leaves it there. Come back at {opens}.',
      ],
      ill: [
        '{name} lets one morsel lie in its mouth, and forgets it, and finds it there, and swallows. That is a good deal for today. The gills hardly stir the water. Let it rest on that, and give it medicine next.',
        'You hold the food before {name} and keep quite still, and it takes a shred. After a long pause it takes one more. Then it lays its chin on your fingers, as they are there. Medicine next, please.',
      ],
      loved: [
        'The packet is not properly open, and every plume of {name} is standing up. It says {item}. Nobody has taught it to read. Down it goes in one gulp, all of it, and {name} goes on gazing at the word.',
        'Having only the one expression, {name} must show it elsewhere when it gets its favourite. It was {item}. It swallows every bit, and its toes spread, all of them, even the one that is only half made.',
        {
          text: '{name} eats {item}, on time, with every crimson feather out. Then it sets a foot on your finger. It has three that have stood on things before. It uses the new one.',
          when: ['warming', 'well'],
        },
        {
          text: 'Lost feet come back to {name} in a few weeks. You come back on time, with {item}. It eats, and rests its chin on the tip of your finger. It is beginning to count on you, as on a foot.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time, and {name} comes out to eat with every gill waving. It brings three of its feet. The tiny new one stays behind the stone, where you cannot reach. It has only just finished that one.',
          when: ['wary', 'well'],
        },
        {
          text: 'To {name} most losses are a matter of a few weeks, and its trust in you is one of them. It eats {item}, on time, gills up like feathers for joy, at the other end of the tank. Give it the weeks.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats with every gill spread wide. Then it takes the brand-new tiny foot, which it has not used for anything yet, and stands it on your finger.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, and then opens its mouth again, wide, pink and quite empty, so that you may look in. It has declined to grow up. Grown-ups, it has noticed, are not fed by hand.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'In, and out again, and in, to be fair to it. {name} blows it across to the snail: {item}. Something that wriggles would be kinder.',
        '{item}. It goes down by degrees, and one gill droops, the left. {name} smiles, of course, but it would sooner have had a worm.',
      ],
      harmful: [
        '{name} swallows first and finds out afterwards, and this time it was {item}. It lies on its side with the gills clamped flat. The smile is still there, because the face cannot put it down. Never again, please.',
        'Something sank, and {name} opened its mouth under it, as it always has. The word on the packet was {item}. Now the toes are clenched and it turns in slow circles round the hurt. Keep that away from its water for good.',
        {
          text: 'The smile says nothing, look at the plumes. They have gone grey, and {name} drifts on its side with its tail curled up hard. It was {item}. It cannot grow a new stomach. Change the water, and never again.',
          when: ['item'],
        },
        {
          text: 'It was {item}. {name} gapes, and gapes, and its skin has come up in a milky film. Whatever else it can regrow, do not test this. Keep that away from the water for good.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You duck below the tank, and {name} waits. You come up at the other end. It swings round in one piece, like a small boat, smiling. It always is. But the plumes were not straight up in the air before.',
        'The game is holding still, and you play it against {name}. You scratch your ear and lose. You sneeze and lose. It has moved nothing but its six plumes, and those, it gives you to understand, are the crowd.',
        {
          text: '{name} loves this game, crimson gills flung wide. But whenever it has to pass close to your hand it puts out the tiny new foot first. That is the one it knows it can replace.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has grown back a foot and some tail. Its trust in you is still missing. It plays all the same, pink and looping and full of joy, and sees no cause for gloom. These things take a few weeks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes at your finger with its mouth open, misses, and is delighted. It misses four more times. Then it puts the tiny new foot on your nail, quite carefully. That foot has never touched anyone before.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} races your hand along the glass, wins, and looks round for you with eyes that cannot blink. It wins again. It has declined to grow up, and for as long as this goes on, so have you.',
          when: ['warming', 'well'],
        },
        {
          text: 'Somebody ought to say that this is enough for one day. {name} declines to be the grown-up, and looks up at you, lidless, with all its gills out. You decline too.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} catches your finger with its brand-new foot. It is the first thing that foot has ever caught. It stands there on the other three, gills flung wide, and does not let go.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You walk two fingers along the glass and {name} walks beside them, toe for toe. You turn. It turns, falls over its own tail, floats there upside down with its feet out, and waits for you to do that bit.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hold one finger to the glass, and {name} takes it for a worm, then for an eel, then for somebody to race, and wriggles beside it to the end. It comes second. Every gill it has is out. Again, it thinks.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'Far from {name} you stir the water with a fingertip, and a slow current sets out. It lets itself be lifted, goes by with its legs hanging, backs into its cave, and presently is out again upstream. You keep to your end.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hide your face behind your hand, and {name} comes out of the weed to see what became of you. Out comes the face, and in goes {name}, but each time less far. In the end it is hiding in the open.',
          when: ['warming'],
        },
        {
          text: 'You let a drop fall, and {name} rushes, as they rush, to be under the ring. It arrives as the ring goes out. Another falls, further on. It has yet to be in time, and its gills stand straight up with joy.',
          when: ['trusting'],
        },
      ],
      little: [
        'You set a bubble rolling along the sand for {name}. It watches it come, politely, in the middle of a day that was already going so well, and sits down on it. The bubble gets out by the elbow. Both are content.',
        'You trail a slow current past {name}, who is as happy as an axolotl gets, and there is no further smile to put on. It raises all six gills in your honour, as high as they go. They were up already.',
        {
          text: '{name} is riding the bubbles up to the top, and sinking, and riding them again. You wiggle a game at it. It turns on the game the very smile that it has for the gravel, and takes the next bubble up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays with you on its three old feet, and is just as happy as before, there being no happier. The fourth foot it keeps tucked in. That one is brand new, and not for strangers.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is as happy as it means to be for the rest of its childhood. Your game comes down through the water. It pats it, with the beginner foot, to let it have a go, and looks up to see if you noticed which.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You would play, and {name} has had all the joy that it can hold in six gills. It settles on your open palm under water, smiles, as ever, and floats up its little foot. You may shake that. That is a game.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is dancing by itself in the far corner, on three feet and a bit. You hum along, to join in. The dance stops and the frills fold. Then, behind a jar, the tail alone goes on with the step.',
          when: ['wary'],
        },
        {
          text: 'You make some waves for {name}, who was perfectly happy with none. It rides them for your sake, up and down, feet out, like a passenger. When your arm tires it pats the glass to thank you, and sinks back to its pebble.',
          when: ['trusting'],
        },
        {
          text: '{name} has had joy enough for six gills. But you would like a game, so it lets the new foot play, which has never played before. The other three stand round. You are to go gently, and let it win.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was the happiest thing in the water before you came to play. Your finger goes round, and it goes round below. Every time it passes it looks up at your face, to see if you are getting there too.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You wriggle your fingers at the glass, and {name} sets out, and stops on three feet with the fourth in the air. It has not the strength to put it down. No games now. See to what it needs first.',
        'You blow bubbles for {name}, and they lift it a little, and it goes up along with them, not swimming. That is not how it plays. Leave that for another time. See to what it needs first.',
        {
          text: 'It is smiling, so you thought it was playing. The gills are white. Give {name} medicine, and let the moss ball roll away.',
          when: ['ill'],
        },
        {
          text: 'The toy comes down through the water, and {name} looks past it, up, to see what is coming after. Nothing is. Food first.',
          when: ['starving'],
        },
      ],
      loved: [
        '“{item},” you say, and {name} comes right out from under its arch. It is the game that it would have thought of, if it thought of games. By the end it floats there upside down, feet out, with every plume on end.',
        'When it is {item}, {name} will play at nothing else. It goes about it on tiptoe, slowly, as one does what one has all the time in the world for. You stop. The new foot goes on for a bit.',
        {
          text: 'It is {item}, and {name} has its gills out like flags. Three feet join in. The brand-new one stays behind its back, on the side where you are not. It has only just finished making it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gives itself to {item} entirely, gills fanned, toes spread. You trail a finger in the water, and it swims one careful curve round that and back to the fun. Trust is growing. It takes a few weeks.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} plays with its mouth open, and swallows some of the game. You are alarmed. It smiles. A moment later the thing is returned to you, by the front door, no worse, and it would like that again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} like something that has no plans to be older. You have. You look at the clock. It swims between you and the clock, fans out six red plumes, and looks at you until you have none.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} follows your finger up the glass, and down the glass, on the far side of the weed. Now there is no weed. It has walked out of it, all toes, and has not noticed, or has.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        'It went rather fast: {item}. {name} let it go by, and let it go by again, and went to stand in the plants. Slow bubbles are more its pace.',
        '{item}. {name} bumps it, politely, for the sake of the snail, and then sits on it until it stops. A gentle drift would have been nicer.',
      ],
      harmful: [
        '{name} bumped it with its nose, as it bumps all new things, and there is a raw place now where the nose was pink. Take it out of the water: {item}.',
        '{item}. A toe has gone, and {name} is looking for it along the sand. It will grow back. Do not let that be needed twice.',
      ],
    },
    clean: {
      wanted: [
        'The dirt lifts off {name} and hangs about it in the light. It gives one flick of all its gills, like somebody shaking a duster out at the door, and the water takes it away. It flicks again, in case.',
        'You rinse {name} between the toes, one after another, until you come to the foot that is too new to have a between. It spreads it for you anyway. One speck floats off.',
        {
          text: 'You wash {name}, and the dirt floats off, and it is pale pink again. Three of the feet you are allowed to hold. The brand-new one it keeps behind its back. It has only just got it.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt leaves {name} in a small cloud. It watches you from the far end of the tub, gills folded away. It did trust somebody once. That sort of thing grows back. Give it a few weeks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies in your wet hands, pink belly up, and you clean between its toes. You take most care with the tiny foot. So does it, holding it out quite still, as it is the only one it has of that age.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Cool water runs over {name} and the dirt goes off it in a small grey cloud. It holds quite still, as one does who could grow anything back and would rather not have to. You touch nothing but the dirt.',
          when: ['wary'],
        },
        {
          text: 'You rinse {name} plume by plume. At the third it leans, at the fifth it lets go of the bottom, and by the last it is lying along your palm, rosy and clean, with its feet trailing like something in a hammock.',
          when: ['trusting'],
        },
      ],
      little: [
        'The soft brush goes the length of {name} and comes away as it went, with nothing on it. It spreads its toes to help you look. One of them is so new that it has not met any dirt yet.',
        'You rinse {name}, and the water runs off as clear as it came. A good part of this axolotl has only just been grown and is practically unused. It turns over, in case you would like to see the back.',
        {
          text: 'You wash {name} and count as you go: three feet, and one very small one. Nothing comes off, because it was clean. You were careful with the small one. It gives you that one again.',
          when: ['well'],
        },
        {
          text: '{name} lives in water, and was as clean as that makes you. You wash it anyway. It holds up the brand-new foot, which nobody has ever washed before, and the gills stand quite still while you do.',
          when: ['well'],
        },
        {
          text: '{name} was as clean as its water. You rinse it all the same, and the gills lie flat to its neck. When you let go it does not swim away. It sinks, smiling, tail last, as far down as there is.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is nothing on {name} to wash. It leans on the stream from your fingers, all its gills blowing one way, and walks against it on tiptoe, getting nowhere. You stop. It turns round to see who has let go of the wind.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You rinse {name}, which has nothing on it, and it rolls over in your palm to be done on the other side. One after another its gills let go. It cannot shut its eyes. It has just stopped using them.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} was washed, and the word for it was {item}, and it could do with that twice. The grey floats off. It lies over your fingers with all its legs let go, and fans out its gills, redder than you remembered.',
        '{name} is already at the shallow end, waiting for you, because today it says {item} on the shelf. You do the plumes last. It comes out as clean as on the day it first declined to grow up.',
        {
          text: '{name} is so happy with {item} that it holds out a leg for you to keep. It means it. There would be another in a few weeks. Say no thank you, and shake it.',
          when: ['well'],
        },
        {
          text: 'You do {name}’s brand-new foot last. It is the foot’s first time with {item}, and the tiny toes spread as far as they go. The other three had told it. It had not believed them.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} holds on to the arch with eleven toes until it is over: {item}. Half the fog is still there. Cool water, poured slowly, would have done.',
        '{item}. It makes a current, and the current makes {name} go to the other end. It walks back, gills folded. Something softer, perhaps.',
      ],
      harmful: [
        'It has no scales, no fur, nothing between itself and what is in the water. {name} curls up small. Get this out and put clean cold water in: {item}.',
        '{item}. The plumes shrink as you watch, and {name} rubs its side on the sand, where it burns. Fresh water now, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} has made whole legs by standing still, and sets about this in the same way, with the medicine inside it and its feet planted. By and by one foot is put forward. It has always begun with a foot.',
        '{name} was lying a little on its side. You hold it straight in your wet palm, let the medicine in at the corner of the smile, and wait. When you lower the hand, it stands up on the sand by itself.',
        {
          text: '{name} has no eyelids, so it looks at you throughout. The medicine goes down and does good, right to the tips of the gills. It goes on looking at you. It cannot help that. It would anyway.',
          when: ['wary'],
        },
        {
          text: '{name} lets the medicine happen to it and then walks away along the bottom, on the small foot as well. The gills are filling out, red to the tips. It would have managed, its back suggests, in a few weeks.',
          when: ['wary'],
        },
        {
          text: 'You hold {name} up to the surface in two fingers’ width of water, and it takes it all, plumes hanging. Then you do not move. You feel a very small foot feel about for you, find a knuckle, and close.',
          when: ['trusting'],
        },
        {
          text: '{name} lets the dose in and lies where it lay, white to the tips, turned from you. After a while the edge of one gill goes faintly pink. It can come back from very little. Stay, and give it the next.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well, and lets the medicine in all the same, with its mouth wide. Whatever could grow was growing already. It smiles at the spoon as it would at any spoon. Keep the rest for a bad day.',
        'You give {name} its dose, and nothing turns pink, since all of it was. It smiles through it, as it smiles through everything. Put the bottle by for some day when only the smile is well.',
      ],
      loved: [
        'Most cures take {name} by surprise, and for this one it came to the front by itself. The name of it is {item}. It holds still, on tiptoe, as it does for growing feet, and a slow blush runs up the gills.',
        'You had not known that {name} kept a favourite among its remedies. It was {item}. It lies through it with its arms out, smiling, as it must, but this time the gills are in on it.',
        {
          text: 'The medicine today is {item}. The crimson gills go up like plumes, and {name} eats it all, and it helps. Then it waves at you with the brand-new foot, which has not waved before.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and the medicine is in there somewhere. {name} does not look for it. It swallows, gills spread, and good is done. Having no eyelids, it goes on looking at your hand for more.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} takes it as it would take warm weather: {item}. A little of it helps. The rest is spent facing the filter.',
        '{item}. The gills go in like a hand into a sleeve, and come out one by one, late. There are gentler things for a skin like that.',
      ],
      harmful: [
        'It trusted the water, and you had changed the water. {name} is on its side. Never {item} again. Give it clean, cold water, and let somebody who knows amphibians see it.',
        '{item}. The crimson runs out of all six plumes together, and {name} hangs there and smiles, because it cannot do otherwise. Put that away for good.',
      ],
    },
    discipline: {
      wanted: [
        'You say no, and {name} lets go of the plant that it had by the root. Such things grow back, as it well knows. You tell it that this is not the idea. It walks off slowly, frills at half height.',
        '{name} has been sitting on the water snail, and you lift it off and say no. It looks at the snail, which comes out, and at you. It goes and sits on a stone. The stone is no fun at all.',
        {
          text: '{name} learns that one does not nip the hand. It will not nip again. It floats off to the back with its gills laid flat, short of a small piece of trust in you. It has looked into it. That will grow back.',
          when: ['well'],
        },
        {
          text: '{name} has no lids and cannot lower its eyes. So when you tell it not to snap, it lowers all of itself, until its chin is on the gravel. Your finger goes by unsnapped. It does not come up to it, not today.',
          when: ['well'],
        },
        {
          text: 'You tell {name} not to bite the fingers that feed it. It lets go. It had thought you would grow another. It goes back to the middle of the water, where it has lately not been, and keeps its mouth shut, smiling.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} learns that the snail is not to be tasted. It puts the snail down. It comes to your hand as ever, but it stands in it on three feet, and carries the fourth, the newest, folded to its chest.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has nipped your fingertip, and you say no. It lets go and waits for you to grow a new one. You do not. It draws back behind the moss, looking from its own foot to your hand. Never again.',
          when: ['from_child'],
        },
        {
          text: 'You shake your head at {name}, slowly, so that it can follow. It does. It gives up the end of the tube, and will not pull at that again. It stays with you, but with its chin on the sand and not on the glass.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} not to nip at fingers, and it has not since it heard about fingers. It listens on tiptoe, all six plumes turned to you. When you have finished it waits a little, in case it ends differently this time.',
        '{name} is standing on the moss while you tell it not to dig up the moss. It hears you to the end. Then it presses down once with the new foot, to show you how firmly the moss is in.',
      ],
      bad_time: [
        'You scold, and the shadow of your arm goes over {name}. Having no eyelids, it cannot even shut you out. It has to look. There is no room in it for a lesson. See to it first, and teach it later.',
        'The smile is how the jaw of {name} is made, and you have scolded it as though it smiled at you. Look further down. All its toes are curled under. See to what it needs first, and teach it later.',
        {
          text: 'You give {name} a lesson in manners, and what little trust there was comes off, like a tail. It is not alarmed. These things grow back in a few weeks, if nobody teaches it anything in between.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hears the lesson out and keeps none of it. Then it backs away from you, the brand-new foot first. That foot has not known you long, and has seen enough.',
          when: ['wary', 'well'],
        },
        {
          text: 'In water a hard word arrives all along one’s side, and {name} takes in the two feet that it had outside its cave. What it was growing towards you has been nipped off. Win it first, and keep your voice for later.',
          when: ['wary'],
        },
      ],
      loved: [
        '{name} gets its lesson in the way it likes best, and that is {item}. It takes it in slowly, all through, and has it. It would rather not have needed it. It goes off with three plumes up and three down.',
        '“{item},” you say, no louder than that, and {name} lets go of the root. No scolding ever went in so well. Still, it stands for a while by the far pane and looks out at the wall.',
        {
          text: 'You do it as {item}, and {name} learns to wait at the line of white sand. Waiting is easy if one does not mean to grow up. It waits, gills out, on tiptoe, so long that you have to go and fetch it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It made a wave, and {name} waited for the wave to be finished, and cannot say what was inside it. Try less of it.',
        '{name} obeys with three feet. The fourth was frightened, and is being talked to behind the arch: {item}.',
      ],
      harmful: [
        'There is a cloud of sand, and nothing in it, and then a pale tail under the filter. {name} learned only where to hide. Not {item}, never.',
        '{item}. {name} has let go of the bottom and will not take hold again while you stand there. Sit down, and keep that away from the tank.',
      ],
    },
    sleep: {
      wanted: [
        'You lay a cool leaf in the corner, and {name} gets in under it, feet first, then the frill, which has to be folded. It sticks out at both ends. It is a good leaf. The breathing beneath it slows.',
        'Rest is when {name} does its real work. You still the water, and it lies down beside its newest foot and lets the gills swing slower, and slower. Anyone would say that nothing was being made.',
        {
          text: 'You put {name} to bed, and it backs in, facing you, new foot last. It sleeps, which is how it makes things. When it stirs, the tiny foot is a little bigger. Trust in you has not been started yet.',
          when: ['wary'],
        },
        {
          text: '{name} has no eyelids, so it goes to bed looking at you, and goes on looking, and you never learn at which moment it stopped. It sleeps. The crimson gills open out like ferns. It is doing good.',
          when: ['wary'],
        },
        {
          text: '{name} sleeps on your side, against the glass, with its eyes wide. You can tell that it sleeps by the little foot, which has hold of nothing and lets go. It wakes up with all its plumes combed, and there you still are.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put out the lamp, and {name} lies down on the sand to oblige. Both eyes are open, but they always are. What gives it away is one tiny foot, already walking. The rest gets up and goes after it.',
        '{name} lies down where you show it, flat as a sock, and rests for the length of one bubble going up. The bubble bursts, and it is on its toes. Bedtimes are for the grown-up, and it has declined to be one.',
        {
          text: '{name} has declined to grow up, and on the same grounds it declines bedtime. It was happy already. It keeps its one brand-new foot tucked well away from your hand. That took weeks to make. Let it swim.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed. It has no eyelids, so you cannot tell whether it sleeps. It does not. It is wide awake and quite cheerful and watching you, with both eyes, until you leave. Leave.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You say good night, and {name}, who is as lively as a spring, lies down by the glass to keep you company. It watches you fall asleep. It has no idea what those lids are, but they do look restful.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You dim the lamp, and {name}, wide awake, lies down for you with its chin on the sand and its feet put out. It does it beautifully. When you turn away the tail ripples. You turn back, and it is doing it beautifully.',
          when: ['trusting'],
        },
      ],
      loved: [
        'There is one word for which {name} will go to bed, and that is {item}. It is under its arch before you are. As it cannot close its eyes, it turns them to the wall, like a picture.',
        'It is to be “{item}”, and {name} lets go the small round bubble that it keeps for such occasions. It goes down on its chin. The feet fall asleep one by one, in order of age, the youngest last.',
        {
          text: 'You bring {item}, and {name} tries it with three feet, and then lets the small one in. Down it sinks. The gills go to and fro, to and fro, and then only to.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} hangs above it, feet dangling, not wishing to touch: {item}. It dozes there, in mid-water, at a slight angle. Sand would have been nice.',
        '{item}. It lies down, gets up, turns once, and goes to sleep inside the flowerpot with its tail out. Cool and dark is all it asks.',
      ],
      harmful: [
        'Its eyes were open and so it saw it all, and could only lie there. The skin along its belly has gone red: {item}. Take that away. It needs cold, clean water.',
        '{item}. {name} wakes with its tail curled tight and its plumes gone pale, and drags one leg to the arch. Never that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit and breathe, and {name} breathes, with its lungs on the outside where you can see them. After some time the plumes go out when you do, and in when you do. It has come one step nearer to make sure.',
        'You sit with {name}, and neither of you does anything. It is better at it than you. You cough, you shift, and each time it waits, like a host, until you have got back in. Then it comes one toe nearer.',
        {
          text: 'You lay your hand against the pane and leave it. {name} drifts over and settles upon the other side, a foot to a finger, a foot to a finger, a foot to a finger. It takes some finding. That is the thumb.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit by the water. {name} has declined to grow up, and hangs there level with your face, plumes going softly to and fro. For as long as you stay, nobody is going to ask it of you either.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} sits, with its tiny foot against your side of the glass. It has grown whole legs by keeping still like this. Now it is growing something towards you, and neither of you looks to see how far.',
          when: ['trusting'],
        },
        {
          text: 'You rest your chin on the table, level with {name}. It comes to sit opposite, and a little closer, until your breath mists the glass and it loses you. It waits there. The mist goes. You are both still where you were.',
          when: ['warming'],
        },
        '{name} was alone once for {wait}. It lies close to the glass, as near as there is water, and looks at the side of your face.',
        '{name} lies still, and then one slow wave goes through all its gills, from front to back. It does that when it thinks of {loved}.',
      ],
      little: [
        '{name} has looked at you four times this hour and you are doing well in there. It turns over and lets you get on.',
        'You sit down again. {name} waves the small foot and returns to its bubble, which does not blink. Come back later.',
      ],
      ill: [
        'You hold your hand in the cold water, quite still, and {name} leans on it with all the weight it has. It wants you, and then it wants what will mend it.',
        '{name} keeps its eyes on you, as it keeps them on everything, but the plumes are turned your way, too. Stay a little. Then see to what it lacks.',
      ],
      asleep: [
        'In its sleep {name} comes loose from the sand, as they do, and drifts. You sit there and do not stir. It turns slowly, and comes to rest against the one side of the glass that has your arm behind it.',
        'You sit with your palm flat on the glass, and {name} sleeps on. But the gill nearest to it, second on the left, has begun to stir at the speed of your pulse. The other five keep their own.',
        'Somewhere in the dream a thing comes slowly down through the water, and {name} opens its mouth for it: {loved}.',
      ],
      shy: [
        'The eyes of {name} are on either side of its head, so it has to look at you with one or the other. It uses the left. You sit on. After a long time, over there, it turns and tries the right.',
        'You sit down by the far wall, and {name} stays at the other end of its tank, in a stone’s shadow. It does not come. But it was holding its gills shut, like hands in pockets. By and by they are taken out.',
        {
          text: '{name} keeps to the far side, gills waving, perfectly happy. You sit a long way off and stay. In the end it puts out the tiny new foot towards you. The other three remember things. Keep still for the new one.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} is glad in its corner and will not leave it. You sit down far away and stay a while. Something has begun to grow back. It is smaller than a toe. Do not poke it. Come and sit again.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit out of its light, and {name} keeps behind its stone. In the end one foot comes round the edge, the newest, which has nothing against anybody yet. It is put down on your side of the sand, and left there.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and as long as an eyelash, and it holds on to the weed that it hatched on with all it has of hands. You sit a long way off and stay. In the end one hand lets go.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      nightcrawler:
        'You lower the nightcrawler by its tail, and {name} takes the other end. For some time there is a worm between the two tanks, going slowly over to the wet side. Your fingers are let go last.',
      'sinking salmon pellets':
        'The salmon pellets come down in a row past the silk plant, and {name} walks along underneath, on tiptoe, opening at each. The last rolls behind the filter. Three feet wait while the new one feels for it.',
      'frozen bloodworms':
        'You drop in the red cube of bloodworms, and {name} leans its flat nose on the ice. It loosens, a thread at a time. Soon nobody at the glass could say which red is worm and which is gill.',
      blackworms:
        'A knot of blackworms lands and unties itself in all directions. {name} stands in the middle with one worm under each foot, and looks up at you, since it has come out a mouth short.',
      'brine shrimp':
        'You tip the jar, and it snows brine shrimp from one end of the tank to the other. {name} walks about with its mouth open, and stops under your hand, where it is coming down thickest.',
      daphnia:
        'The daphnia hop, and {name} snaps where they were, and they are hopping there again. You hold the lamp to one corner. They all come to look, and so, with a pop, does {name}.',
      'red wiggler':
        'The red wiggler goes in at the front of {name} and out at the side, and has to be met a second time. You blink. There is no worm, and the smile has a tail, and then it has not.',
    },
    play: {
      'moss ball':
        '{name} bumps the moss ball, and it rolls as far as the arch and rolls back. It bumps it towards you next, up to the glass, and waits with one foot up for you to send it home.',
      'feeding tong wiggle':
        'You wiggle the feeding tongs, with nothing in them. {name} follows them round the arch at a stroll, takes hold, finds that they are tongs, and goes on holding, to be led about your side of the glass.',
      'slow bubbles':
        'You let slow bubbles up the tube, one at a time. {name} sees each of them to the surface, comes down by the feet, and looks under the arch, where its own bubble has been told to stay.',
      'silk plant forest':
        'A whole forest of silk plants stands where there was one. {name} goes in at the left. You see a plume at the third stem, then for a long time leaves, and then it looks out, lost and delighted.',
      'terracotta arch':
        'You set the terracotta arch down the other way about. {name} goes in where it used to come out, and is surprised to meet you there. It backs through to try whether you are on the old side too.',
      'peekaboo cave':
        '{name} backs into the peekaboo cave until even the plumes are gone. You count, on your side, and blink once. There is a smile in the door, and the newest foot is waving before the rest has come.',
      'gentle current drift':
        'You turn the gentle current on, and {name} folds its feet under it and lets go of the floor. It drifts by you with all six plumes streaming, gets off at the far corner, and walks back for another go.',
    },
    clean: {
      'turkey baster':
        'The turkey baster comes down like a long clear bird and sips at the sand. {name} follows it about on tiptoe, showing it what it has missed, and keeps the smallest foot well away from the beak.',
      'cool water change':
        'The cool water comes down your arm and in at the corner, and {name} walks over to stand where it falls. The plumes open on that side first. Then it turns round to have the other ones done.',
      'water conditioner':
        'You count the drops of water conditioner into the jug, and {name} counts with one gill. When it is poured the sting has gone from the new water, and a plume that had been curled up lies down flat.',
      'sponge filter squeeze':
        'You squeeze the sponge filter out in a bowl, and all that comes out is brown. {name} looks in at the bowl from its side, then at its own feet, which can be seen again.',
      'bare tank wipe':
        'You wipe the bare tank from corner to corner, while {name} waits in a tub on the table with its chin on the rim. For once it is in your tank. It finds it drier than it looked.',
      'nitrate test':
        'You hold the nitrate test against the white card, and the drop stays yellow. {name} looks through the tube from the other side, enormous, and one gill goes up, which is as much as it knows about chemistry.',
    },
    sleep: {
      'cool dark cave':
        '{name} goes into the cool dark cave backwards, as one parks. You look in after it. There is nothing to see but the smile, level with the sand, and by and by it has stopped looking back.',
      'fine sand bed':
        'You smooth the fine sand with the flat of your hand. {name} lies down in the very place, so that the print has four fingers and a thumb and then a chin, and lets its elbows go.',
      'floating plant shade':
        'You push the floating plants across until the light comes green. {name} has no lids of its own to close. It settles in the darkest patch under your hand, and the shade goes over its eyes for it.',
      'chilled water':
        'You let the chilled water in along the glass, a cup at a time. Everything in {name} that had been hurrying slows down to meet it. The last to lie flat is the foot that is still growing.',
      'pvc elbow hide':
        '{name} goes into the pvc elbow head first and can be seen to turn the corner by its tail. It just fits. You look in at the other end, and there is a face there, already half gone from you.',
      'unlit aquarium':
        'You leave the aquarium unlit tonight, and go about in your own tank by one small lamp. {name} watches that until it is only a glow to sleep by. The gills stop where they are.',
    },
    medicine: {
      'black tea bath':
        'You have made a black tea bath, cold, the colour of an old pond. {name} hangs in it like something steeping, and when you lift it out again the torn edge of the plume has drawn together.',
      'fridge rest':
        'The tub goes into the fridge, between the butter and the milk, with its lid ajar. {name} rests in there with all its feet together. When you look in, the light comes on, and a plume comes up.',
    },
    discipline: {
      'calm divider':
        'You slide the calm divider down between {name} and the tail that it had been tasting. It walks along it, tries a nose on the glass, and after a while lies down on its own half with its mouth shut.',
      'tong nudge':
        'One nudge of the tongs, slow as weed, against the shoulder. {name} looks round to see who it is, finds that it is you, and takes its foot off the snail. The snail puts out one horn.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, though it does not look it. What you let down would only lie on its nose. It wakes at {wakes_at}. You may sit at the glass.',
      'The eyes are open, but the gills have gone to bed. Come again at {wakes_at}, or reflect by the tank till then. That makes no waves.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has toes on three feet, and is quite sure about the fourth. It intends to stay this age.',
      'A child, as of today. {name} has looked into growing up, found that it is done on land, and come back down.',
    ],
    teen: [
      '{name} is half grown, which is as far as it means to go. It lies in the doorway of the arch with all its legs out.',
      'A teen: {name} has asked the snail what comes next, and has not liked the sound of it, and has kept its gills on.',
    ],
    high_care: [
      '{name} is full grown, in its own opinion, and {form}: it hovers under your shadow wherever you sit, feet dangling, like something you are flying on a string.',
      'Grown, gills and all, and {form}. Your hand in the water no longer makes it look up. It makes it lie down.',
    ],
    balanced: [
      '{name} is a grown {form} now. It has been behind every leaf in the tank, and has nearly decided which way round they go.',
      'Full size, still smiling, a {form}: {name} goes where the water goes, and comes to the front when your lamp does.',
    ],
    low_care: [
      'A {form} now, full grown, and so pale that you see the sand through it. {name} learned to live on what drifts by. Sometimes the arch has eyes.',
      '{name} grew up without anyone at the glass. It is a {form}. There is a wave in the water, and nothing at the end of it.',
    ],
    rescue: [
      '{name} is grown, a {form}: one leg, half its tail and a whole gill are later work. They are pinker than the rest, and very well made.',
      'It came back from so little that it had almost all of itself to do again. {name} is a {form}, grown, and shows every toe to whoever was there.',
    ],
  },
  trust: [
    '{name} was at the front pane when your shadow fell on it, and let it fall, and did not walk out at the other side.',
    'You put your hand in the water. {name} stands on it, on the tips of eleven toes and whatever the new foot has, and looks about from there.',
    '{name} has shown you the bubble. It lifted the moss away from under the arch with its own nose, and left you alone with it.',
  ],
  streaks: [
    'Ten meals on time. {name} has found that the sky can be relied on, and tells the snail, who had no idea that it was in doubt.',
    'Twenty-five in a row, each with a pop. There is a flat place in the sand, foot-shaped four times over, where {name} stands for them.',
    'Fifty on time. Whatever {name} was missing has grown back, and what was not missing is a little longer.',
    'A hundred meals on time. {name} considers its pet fully trained, and would not part with it.',
  ],
  ages: [
    '{name} is ten days old and has been introduced to all its feet.',
    'Thirty days. {name} has lost a toe and found another, in the same place, with better manners.',
    'A hundred days old, and still not grown up. {name} has begun to think that nobody is checking.',
    '{name} is a year old. It has been round the tank, and round again, and you have blinked, by its reckoning, five million times, and come back from every one.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['nightcrawler', 'red wiggler'] },
      wish: '{name} has been reading the sand, and it says worm. It would like a nightcrawler for its next meal, or a red wiggler, with the wriggle still in.',
      granted:
        'The worm goes in like a sentence, one end first. {name} stands there with the full stop showing, and beams.',
    },
    {
      by: { action: 'feed', item: ['brine shrimp', 'daphnia'] },
      wish: 'Let it snow, thinks {name}, who saw snow fall in your tank once, past the window. Brine shrimp would do, or daphnia, from as high up as you can.',
      granted:
        'It comes down everywhere, slowly, and {name} walks about in it with its mouth open and its gills white.',
    },
    {
      by: { action: 'feed' },
      wish: 'The new foot has never been in charge of a meal. When the next is due, {name} would like it let down on that side.',
      granted:
        'The foot missed, and the foot was praised. {name} ate it off the floor and said that this was what the floor was for.',
    },
    {
      by: { action: 'play', item: ['slow bubbles'] },
      wish: '{name} has only the one bubble and wonders how they are in company. It would like slow bubbles, a few at a time.',
      granted:
        'They went up in a row and {name} saw each of them off at the top. Its own stayed under the arch. It was asked, and it stayed.',
    },
    {
      by: { action: 'play', item: ['peekaboo cave', 'terracotta arch'] },
      wish: 'You do it all day without thinking: gone, back, gone, back. {name} would like to try. Play peekaboo at the cave, or round the arch.',
      granted:
        '{name} was gone for a whole minute and you waited. It came out backwards, plumes up, to hear how it had been.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'The left feet played last time and the right feet heard about it. {name} would like two games in one day, so that there is peace.',
      granted:
        'Left, and then right, and the newest in both. {name} lies on the sand with its toes spread, and they are all talking at once.',
    },
    {
      by: { action: 'clean', item: ['cool water change', 'turkey baster'] },
      wish: 'There is something on the sand that {name} would rather not name, and the water has a yesterday taste. A cool water change would be lovely, or a turn with the baster.',
      granted:
        'It is so cold and clear that {name} forgets there is any, and walks up the side of the glass to look for it.',
    },
    {
      by: { action: 'sleep', item: ['floating plant shade', 'cool dark cave'] },
      wish: 'Having no eyelids, {name} must borrow them. It would like a floating plant pulled over, or a cave as dark as a lid.',
      granted:
        'Green closes over {name} from the top. It has not seen so much of nothing since the egg, and it lies there and looks.',
    },
    {
      by: { action: 'sleep', hours: [18, 22] },
      wish: 'Your tank is lit so late. {name} would like to be put to rest this evening, early, and to think that you have gone dark, too.',
      granted: 'The lamp goes out in both tanks. {name} settles, and the last thing that it does is wave.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It worries {name} that you never come to the bottom. Sit down low today, with your chin on the table, where it can see that you have one.',
      granted:
        'You have a chin. {name} looks at it from underneath, for a long time, and then, as a courtesy, at your gills.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You come to the glass and then there is a very long blink. {name} would like the pair of you today: once, and then once more. Sit with it twice.',
      granted:
        'Gone and back. {name} had known it, but likes to have it by experiment, and fans the result across the pane.',
    },
    {
      by: { action: 'play', item: ['gentle current drift'] },
      wish: '{name} would like to go somewhere without walking. A gentle current to drift on, please, from this end to that.',
      granted: 'It went by with its feet folded, like somebody in a train, and looked out at you as you stayed behind.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The bubble',
        shape: 'ball',
        text: 'It came out of {name} in the first week and has lived under the arch since. Now it stands on your shelf, in a glass, and has not burst.',
      },
      {
        name: 'A snail’s old house',
        shape: 'shell',
        text: 'The snail moved, and {name} had the shell. If you hold it to your ear, somebody in there is being told about a worm.',
      },
      {
        name: 'A borrowed eyelid',
        shape: 'leaf',
        text: 'One round leaf of floating plant. {name} lays it over an eye, and takes it off, and looks to see whether you have gone.',
      },
      {
        name: 'Red thread',
        shape: 'thread',
        text: 'The end of a gill plume, shed when a better one came through. It still lifts a little when you lean over it and speak.',
      },
      {
        name: 'The spoon with somebody in it',
        shape: 'spoon',
        text: 'The one you held to the glass. {name} asks after whoever lives in the bowl of it, and would like them to be kept damp.',
      },
    ],
    return: {
      name: 'Cold sand',
      shape: 'stone',
      text: 'A pinch of sand, set hard, from no tank that you have kept. {name} had it under its tongue, and it has never warmed.',
    },
    streak: {
      name: 'The pop',
      shape: 'cork',
      text: 'Twenty-five of them. {name} saved the last one under a cork, and it can be heard if you are quick.',
    },
    hundred_days: {
      name: 'First foot',
      shape: 'button',
      text: 'Small enough to be sewn on: the one it lost, found behind the filter. {name} has shown it to the new one, as one shows a portrait.',
    },
  },
  release: [
    'You lower it into the lake where the old canals are, and {name} stands on your palm a while, all plumes. Then your palm is lighter. You blink, and it has gone, and it waits to see you come back.',
    'The cold green water takes {name} in without a ripple. It turns once, on tiptoe, to look in at you, where you stand in all that air, and lifts the smallest foot.',
  ],
  dying: {
    neglect: [
      '{name} lay down at the front pane with its eyes on your side, as they always were. Nobody came into the light. It is dead.',
      'It was taking one of your absences for a blink. {name} waited for the end of it, and has died waiting.',
    ],
    hunger: [
      '{name} died under the place where things come down, looking up. The water above it was quite clear.',
      '{name} is dead. Whatever it lost it could grow again, but it needed something to make it from.',
    ],
    illness: [
      'The plumes went pale, and then they went still. {name} is dead. It is smiling, for that is how its face was made.',
      '{name} has died, on the cold sand, with the new foot folded in. This was the one thing that did not grow back.',
    ],
    poison: [
      'It took in what was in the water, as it took in everything. {name} has died of it, and the water is very still.',
      '{name} opened its mouth for what you gave it, and is dead. There was nothing between it and the world but a skin.',
    ],
  },
  returned: [
    'In the still water a thread of red uncurls, and a second. There are six of them, and behind them {name}, pale as milk, trying its feet one at a time.',
    '{name} is on the sand again, where there was only sand. It has started from the smile and grown the rest. It looks in at you, to see what you have lost.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, pale pink, with six red gills and one foot still growing. It never shut its eyes on anybody.',
      'Walk slowly here, as if under water. {name} did.',
      'Pour a little cold water on this stone as you pass. {name} lies under it, and would have looked up.',
      '{name} was born with a smile and could not help it. It lies here, smiling.',
      {
        text: '{name} lies here. It lost three toes and the end of its tail, and grew them all again. This once it could not.',
        when: ['from_child'],
      },
      {
        text: '{name} used to come to the glass on tiptoe to see who it was. Stand here a moment. It was slow.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It took an empty room for a blink, and waited.', 'The glass was clear on its side.'],
      hunger: ['It looked up, and nothing came down.', 'There was nothing to make the next toe from.'],
      illness: [
        'It was on its way back for as long as it could be.',
        'Even the red went out of it in the end. The smile stayed.',
      ],
      poison: [
        'It had no skin to speak of, and took in what there was.',
        'The water was its whole world, and something was in it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The water holds you up on every side. You lost a toe once, and it has come back, and you keep looking at it. You meant to walk, and you are floating, it happens when you are glad. Up there are bubbles. Down here is sand. Behind the glass is the large one, with the face that moves. It blinks, and you have never found out why. You wave a foot. You would like it to come and play.',
      'You are {name}, and you have come off the floor again. You do that when you are pleased. From up here you can see your own feet, four of them, and one has hardly begun. There is no hurry. You need not grow up today. The large one has come to the glass and put its face down, close, and you have put yours there too. Let it stay. Let it trail a finger in the water, and you will follow it.',
    ],
    content: [
      'You are {name}, on your elbows, on cool sand. You have looked at the arch, and it is still there. The new foot is coming along. Nothing is sudden. Everything you think goes slowly, and sinks, and lies down beside you. On the other side of the glass somebody walks back and forth in far too much light. You keep both eyes on them. If they sat down for a while, you would come to the front.',
      'You are {name}. You have been small for {days} days and see no reason to stop. What was lost in that time has grown again. Now the water goes dim on one side, and you know that shadow, and then there is the hand, and the face. You have grown fond of it. It comes and goes so quickly, poor thing. You would like it to put its hand in the water, and hold still. You would stand on it.',
    ],
    bored: [
      'You are {name}. Left to right along the pane there are fourteen steps, and right to left there are the same ones. The snail has withdrawn. You have said everything to the new foot that you know. You are not unhappy, you are only unstirred, and the water with you. If something came slowly round the arch, and went away, and came again, that would be so very good. Would you ask your keeper to play?',
    ],
    hungry: [
      'You are {name}, and you have your mouth open, since that is half of it. The other half comes down from above. You have stood on your toes under the place for some time and looked up. A speck went by, and you bit it, and it was a speck. There is a hand that brings it. You know that hand, it is large and warm and comes in slowly. You would like it to come in now, over your head, and let go.',
    ],
    starving: [
      'You are {name}. Things grow back, you have always said so, and you say it to the foot. But it takes something to grow them from, and there is none, and you have begun to use what was meant for later. It is quiet. The top of the water is a long way up and has no shadow on it. You do not mind being small. You would only like to be some size. Food, please, let down slowly, now.',
    ],
    sick: [
      'You are {name}. Everyone will think that you are happy; it is the face. You would tell them with the gills, but the gills are heavy and have gone the wrong colour. The water feels like somebody else’s. You hang in it at a slant and hold the new foot so that it will not be frightened. This, too, may be only an anecdote. But let someone cool the water, and give you medicine, and look at more than the smile.',
    ],
    failing: [
      'You are {name}. You are trying to grow back, and cannot find the place to start from. One gill goes up when you ask it. There is a brightness on one side, and that is the glass, and beyond the glass there used to be somebody who went away for the length of a blink, and came back, each time. You cannot close your eyes. You would like to see medicine come, in a hand you know, through cold water.',
    ],
    near_death: [
      'You are {name}. The tank on the other side has been empty a long time. You have not stopped looking; you are not able to. You think it is a blink. You think that it is only a very slow one, and that there will be the other half, and a face. You have put your foot on the pane to mark where you are. If anyone comes and puts anything there, a hand, a breath, that will be enough to go on with.',
    ],
    asleep: [
      'You are {name}, asleep, and the eyes are open, so it all comes in. There is a lake with canals, cold and green, older than glass. Everything you ever lost is walking about on the bottom of it, on tiptoe: toes, a tail, the tip of a gill, and they know you. They wave. A shadow lies on the water, and you need not wake to see whose. You would like it to stay exactly there.',
    ],
    shy: [
      'You are {name}, and you are mostly behind a plant. There is something large at the glass. It may be friendly; it has no gills, so how would one tell? It comes and goes in jerks. You would rather look at it through the arch for now, with three feet out and the new one kept back. If it sat quite still, if it could be weather for a bit, you might walk to the front, by the long way, and see.',
    ],
    back_from_death: [
      'You are {name}. You were gone, all of you at once, which you had never tried. There was nothing to grow from. Then there was: a warmth on one side, no, a shadow, and somebody in it. You began with the smile. You are not sure yet of the legs. You would like the one in the dry tank to stay where you can see it, and your next meal to come down at its hour, so that there is something to build on.',
    ],
    hurt: [
      'You are {name}. It came from above, where the good things come from, so you opened. Now it burns in a place that you cannot turn to. You have no shell and no lids, and nothing to close but your mouth, and that you did too late. You do not think that the hand meant it. Hands are made in a hurry. You would like clean cold water, and that thing gone, and someone there while you see what is left.',
    ],
  },
}

export const AXOLOTL: Species = {
  slug: 'axolotl',
  name: 'Axolotl',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle'],
  personality:
    'Declines to grow up and quietly regrows everything else. Regards most losses as a matter of a few weeks.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'nightcrawler',
        'sinking salmon pellets',
        'frozen bloodworms',
        'blackworms',
        'brine shrimp',
        'daphnia',
        'red wiggler',
      ],
      play: [
        'moss ball',
        'feeding tong wiggle',
        'slow bubbles',
        'silk plant forest',
        'terracotta arch',
        'peekaboo cave',
        'gentle current drift',
      ],
      clean: [
        'turkey baster',
        'cool water change',
        'water conditioner',
        'sponge filter squeeze',
        'bare tank wipe',
        'nitrate test',
      ],
      medicine: [
        'fridge rest',
        'black tea bath',
        'indian almond leaf',
        'methylene blue',
        'amphibian vet',
        'limb regrowth rest',
        'salt bath',
      ],
      discipline: [
        'separate tank mates',
        'feed apart',
        'light switched off',
        'slow the flow',
        'tong nudge',
        'calm divider',
      ],
      sleep: [
        'cool dark cave',
        'fine sand bed',
        'floating plant shade',
        'chilled water',
        'pvc elbow hide',
        'unlit aquarium',
      ],
    },
    harmful: [
      'feeder goldfish',
      'aquarium gravel',
      'aquarium heater',
      'untreated tap water',
      'hard-shelled mealworms',
      'sunny windowsill',
      'beef heart',
      'hand lotion',
    ],
  },
  appearance: {
    look: 'a pale pink axolotl with feathery crimson gills, lidless dark eyes and one brand-new tiny foot',
    colours: ['#f4c3c8', '#fff1ee', '#c2334d'],
  },
  figure: {
    eyes: '#2a1a22',
    body: 'sprawling',
    muzzle: 'lips',
    skull: 'wide',
    ears: 'gills',
    earTint: 'accent',
    tail: 'ribbon',
    eyeSize: 0.72,
    eyesApart: 1.4,
    tailSize: 0.8,
    shift: 2,
    size: 0.95,
  },
  book: BOOK,
}
