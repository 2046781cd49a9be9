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
    'The jelly wobbles, and {name} uncurls out of it into the water, see-through, with three red feathers a side. It has one foot fewer than it ought. It looks at the place, calmly, as one looks at a bus stop.',
    '{name} drifts out of the jelly backwards, no longer than your fingernail. Three crimson feathers to a side, two dark eyes, no lids. It finds you through the glass and cannot, as it is made, be the one to look away.',
  ],
  looks: {
    thriving: [
      '{name} has been up for a mouthful of air, which it does not strictly need, and comes down slowly with its arms out and its plumes streaming, like somebody who has stepped off a very low cloud. Now it goes up again.',
      '{name} has been to every corner of the tank and signed the sand in each, with three feet and a dot. The dot is the new foot. It has only just learned to write.',
      {
        text: '{name}, some hours old, is a pink thread with gills. There are three dots where legs are going to be, and, in the fourth place, a foot, quite finished, the size of a full stop. It is standing on that.',
        when: ['baby'],
      },
      {
        text: 'Everything {name} has is brand new, and it goes through the lot: four feet, one tail, six red feathers to breathe with. It waves them all at once. It looks like somebody who sees no reason to go any further.',
        when: ['baby'],
      },
      {
        text: 'You lay one fingertip on the glass. {name} looks all round it to see where the rest of you has gone. Then, gills fanned, in no hurry, it settles down next to the fingertip to keep it company until you grow back.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has let go of the gravel and hangs in the water with all four feet spread, the way a child floats who has been told that there is a hand underneath. Yours is in your pocket. You take it out.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Your cuff has lost a button. {name} hangs at the glass and studies the gap, not worried at all, and then holds up its tiniest foot beside it, to show you how far along one can be. It will look in again on the button.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has come up to the glass and set its newest foot against your fingertip, toes no bigger than commas. It holds it there until you have counted. The other three stay where they are. You know those.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} walks up the inside of the glass on its fingertips until its face is level with yours, then lets go and sinks, gills streaming, arms wide, like somebody falling onto a good bed.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Other animals can shut their eyes at you. {name} has no lids, so it has turned its back, and there you stand, behind its tail. The tail is having a wonderful day, and wags.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You put a finger to the glass. {name} considers which foot to risk on you, and sends the tiny one, which it has had the shortest and could most easily do again. It leaves it there. There is nothing to see to.',
        when: ['from_child', 'wary'],
      },
      '{name} swims in a ring, and another, with its red gills out, as it did on the day of {loved}. It has not stopped smiling. But it never does. Look at the gills.',
    ],
    content: [
      '{name} has its chin on one stone and its tail on another, and the middle hangs. It seems to have been put down by somebody who was called away. It does not mind. It is getting on with its foot.',
      'A water snail sets out along the glass, and {name} walks below it on tiptoe, holding back, so as not to make it a race. They reach the corner together. It sees the snail off with three plumes a side.',
      {
        text: '{name} is resting under its arch with its tail outside, in the belief that it has come in. All is quiet. Then you shift your chair, and the tail, without haste, is fetched.',
        when: ['wary'],
      },
      {
        text: '{name} has three feet on the gravel and holds up the fourth, the new one, as you might a glove that could be somebody else’s. It is fed and well, and neither glad nor sorry. By and by it puts the foot down.',
        when: ['well'],
      },
      {
        text: '{name} hangs half way between the top and the bottom, four feet out, the small one too. A bubble goes past it, upward. A grain of sand goes past it, down. It is well and fed. Nothing needs doing.',
        when: ['well'],
      },
      '{name} has been in your tank for {days} days, and is not in a hurry. It crosses the sand to you on tiptoe. It will be there by tea.',
      '{name} stands where it was once given something very good, with its mouth a little open, in case. It was {loved}, and that was some time ago.',
    ],
    curious: [
      'Something in the tank is new. {name} goes up to it on tiptoe, bumps it with a flat nose, and steps back to see whether it bumps.',
      '{name} has found out that the thermometer has a red thing in it which goes up and down and never gets out. It stays with it for a while.',
      'You hold a spoon to the glass, and a smaller {name} is in the bowl of it, smiling, the wrong way up. They look to see who has more toes.',
    ],
    bored: [
      '{name} has been looking at the same piece of plant for so long that a snail has crossed its head and come back. It does not blink, it cannot, but it sighs a bubble. Wiggle something. Play with it.',
      '{name} has lain so long under the terracotta arch that a snail has gone over it and left a line. It lifts one small hand, presses it on the glass, and lets it slide. Bring the moss ball.',
      {
        text: '{name} walks the length of the glass with its new foot lifted, so that somebody might remark on it. Nobody has. It walks back. Put a finger to the glass and race it. The foot has not been tried at speed.',
        when: ['from_child'],
      },
      {
        text: 'It has let go of the floor and hangs near the top, tail up, going where the filter pushes it. It goes past you and does not wave. Come and play with {name}, slowly, where it can see.',
        when: ['sad'],
      },
    ],
    due: [
      'A bubble goes by and {name} turns after it with its mouth ready. It was a bubble. Then a shred of moss, which was moss. For a foot it can wait weeks. Its dinner is due now, please.',
      '{name} stands exactly below the place where dinners come down, looking up. It has no eyelids, and so it has not missed a moment of there being none. Its meal is due. Let one sink.',
      {
        text: '{name}, about as long as your thumbnail, has opened its mouth at a bubble, in case that was it. That was not it. Now it has opened it at your fingertip, outside the glass. It is not hungry yet. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} holds up one foot, the smallest, and seems to wait for the rest of it to arrive. The crimson gills go out and in. The foot will come along by itself. The meal will not, and is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} stays behind the fern, on three feet. The fourth, the tiny new one, is held out round the stem towards the place where meals come in, as people send a child to ask. The meal is overdue. Feed it now.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: '{name} was hanging under the surface, at the end where meals come in. Your shadow falls, and it is behind the stone, all but one tiny new foot, left out in front to keep the place. The meal is overdue. Feed it now.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: '{name} has walked its tiny new foot and its three old ones to the corner where the tongs come in, and is looking straight up, mouth ajar, like a letterbox that knows the postman. Feed it.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has walked along the bottom to your end and put its new foot on the glass, just where your finger taps when you bring the dish. It has waited for a whole foot. It can wait for this. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} can grow back a foot, a tail, most of a gill. It cannot grow back a meal. It drifts to the corner furthest from your hand, and the drifting takes all it has. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The new foot has stopped at three toes. {name} has nothing to make the fourth one from, and draws it in under its chest when you bend over the water. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} hangs above the bare patch of gravel where its meals appear and waits, with perfect confidence, for this one to grow back. Everything else does. But the belly has gone slack and the gills hardly stir. Feed it now.',
      '{name} can make a foot by itself and has one nearly finished. A meal it cannot make. It hangs at the glass with its gills swept forward, showing you how far the toes have got without. Feed it now.',
    ],
    starving: [
      '{name} has its own front foot in its mouth, and is looking at you around it. It could grow another. It would rather not have to. Feed it now.',
      '{name} has let a gill go, and the end of its tail, and is not growing them back. There is nothing to build with. It has sunk to the gravel, smiling, as it must, with its mouth a little open. Feed it at once.',
      {
        text: '{name} was growing a foot. It has stopped at three toes, having nothing left to make the fourth of, and lies on the bottom with its gills hardly stirring, looking at the place. It is starving. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} has stopped halfway through its newest foot, with the toes only begun. There is nothing left over to make toes of. It is not ill. It has laid its chin down next to the work. Medicine, please, or rest.',
      'When {name} lets go of the sand these days, it does not go up on purpose. It goes where the water goes, rather pale, and paddles on one side only. It is tired all through. Let it rest, please, or have medicine.',
      {
        text: 'The new foot has stopped at three toes. {name} holds it up to you through the water, like a builder who has been let down over bricks. Give it medicine, or a good long rest. The toe will follow.',
        when: ['from_child'],
      },
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
      '{name} smiles at you out of water the colour of tea. It is well and fed, but the crimson gills have turned to grey felt, and when it waves the new foot, a cloud goes up and hides all of it. It should be cleaned.',
      'There is fluff in the frills of {name}, two days of it, and the crimson has gone the brown of old tea. It fans, and fans, and the fluff waves back. It can grow nearly anything but clean. Wash it, please.',
      {
        text: 'The glass has gone so green that {name} is a rumour in it. Then a clear star appears, low down, where a very small new foot has been pressed and turned. A dark eye comes up to the hole. Clean it, please.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name}’s new foot had got as far as two toes, and there it has stopped. It lies on the bottom and holds the foot up to the glass, unfinished, for you to see. Waiting will not do it. It needs medicine now.',
      'The gills hang forward, curled at the tips like old flowers, and {name} has floated up sideways with one hip out of the water. It will regrow most things. It needs help for that. Medicine, now.',
    ],
    failing: [
      '{name} hangs aslant in the water with its gills flat to its neck. The small new foot still has two toes to finish. Medicine and food at once. It can grow back nearly everything, and this is the other thing.',
      '{name} floats tilted, one side out of the water, and the gills that were feathers are bare stalks. It can grow back almost anything, but it needs to be here to do it. Medicine, then food. Now.',
      'The pink has gone out of {name}, down to the feet, and what lies on the sand might be something that it had shed. One gill moves. You wait for it to move again. After a long time it does. Medicine, at once.',
    ],
    near_death: [
      '{name} has tipped onto one side on the sand, and each crimson frond moves only when the water moves it. Its hand opens on the glass. Put yours on the other side, and do not leave it.',
      'For {hours} hours {name} has looked at the place where you come in, with no lids to rest them from looking. Five of the gills hang still. The one on the side of the door moves a little. Sit with it, now.',
      {
        text: '{name} lies on the sand with its hands open. Every gill is white. It has lost things before and waited calmly for them, and it is waiting calmly now, and this does not grow back. Come and sit with it.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name}’s eyes are open, having no lids, but it is asleep. Only the brand-new foot has not learned how, and opens and shuts its tiny toes in the water. Both are well. Nothing needs doing until they wake.',
      '{name} sleeps on the gravel with its dark eyes open and three feet spread flat. The fourth, the new one, keeps closing on a grain of sand and letting it go. Nobody has told it about nights yet.',
      'It has no lids to close, so {name} sleeps with its eyes open, propped on one elbow against the moss. You can tell from the gills. They lift, forget, and a long while later remember.',
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
      '{name} is behind the stone, hidden entirely except for the gills, which stand out on either side like the hat of a man behind a curtain. When you lean, they lean. Sit down quietly by the glass. It cannot wave them for ever.',
      '{name} has hidden behind the thermometer, which covers one leg. The rest of it, pale pink with crimson feathers, stands very still and hopes. Do not find it yet. Sit down with it for a while.',
      'You were out of your tank for {wait} once. {name} has not got over how still it was in there, and looks you over from the back, plume by plume.',
    ],
    back_from_death: [
      'Since it came back {name} has been going over itself for what is missing. Four feet, six gills, the tail. It counts again. Then it floats up to where your face is and hangs there, all present, with nothing to do but stay.',
      '{name} has been back some hours. It has gone over itself from the gills down, feet, tail, all present, smile. It had thought that was the one thing that would not grow again. It stays at the glass where your hand is.',
      {
        text: '{name} has grown feet back, and knows how a new one feels, a little too clean. Since some hours it feels like that all over. It hangs in the water against your palm, on the other side of the glass.',
        when: ['from_child'],
      },
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
          text: '{name} swims at the meal with its mouth open, misses, and closes it on its own new foot. It looks at the foot. It looks at you. Nothing seems to be lost. It tries again, slightly to the left, and there is the meal.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'There is a meal, there is a small pop, and there is no meal. {name} looks left for it, and right, gills standing up like brushes. Then it must have arrived inside, because {name} looks down.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats in one gulp, smiling, and goes backwards under its log as far as it will fit. The last thing out is the new foot, no bigger than a comma. Either it was forgotten, or it was told to keep an eye on you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You are on time. {name} walks up to the meal with the tiny new foot held out well ahead of the others. If anything should happen to it, there are more where that came from. Nothing happens. It brings up the rest and eats.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats drifting, gills spread, and to keep from drifting off it takes hold of your finger with the newest foot, which is no bigger than a comma. The three old ones have not tried this. They will be told.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} comes to its meal on three feet, holding up the new one so as not to wear it out. It eats. It walks over to where your finger is against the glass, thinks, and sets the new foot there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} takes the worm with one snap and a backward drift, then walks up the glass towards you on three old feet and one new. It was growing that one in private. You may see it now.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} swallows, gills flung wide, and comes straight up the glass to where your finger is. Of the four feet it could put there it picks the new one, no bigger than a comma and still soft, and presses.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You lower the worm, and {name} takes it with a snap that surprises even the worm. Later the new foot, the tiny one, is laid against the glass where your thumb is. It was going to be used for walking. It can wait.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} hangs by its lips from your fingertip, having missed the food and caught you. There is no bite in it, just a soft suck. It lets go, finds its dinner a bit to the left, and nods.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'After {streak} meals on time {name} still declines to grow up, but the new foot has a toe more. It gulps, the dinner is gone, and it holds the toe up to you at the glass. Some of that toe is you.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'Something drifts down, and {name} has swallowed it before it knew that it could. That makes {streak} in a row. It looks up to where they come from, finds a large face there, and keeps one bubble between you and it.',
          when: ['baby'],
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
          text: '{name} bites, has your fingertip along with the meal, and stops to think. It has studied that hand and never seen a piece of it grow back. That makes {streak} on time. Very carefully it lets go.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} opens, and a little of the meal goes in by itself, along with some water. The rest comes down slowly on all sides, as in a snow globe, and {name} looks up into it with lidless eyes, charmed, and not hungry.',
        'It is early, and {name} takes one mouthful, out of courtesy, and lets the rest come down past it like snow. It has a foot to finish and is not taking in material yet. Come again at {opens}.',
        {
          text: '{name} sucks in a piece, holds it in its cheeks, and puts it out again, where it hangs before its face. They look at each other. After the third time it goes down, more or less by mistake.',
          when: ['no_item'],
        },
        '{name} was not standing under the place where dinners fall, since none was due, and this one lands beside it. It sucks in a shred, to see what it is about, and stops. It will be standing there at {opens}.',
      ],
      late: [
        '{name} eats the late meal to the end and settles down facing you as usual, only a hand further back. Something small has come off between you. It can be grown again, in a few weeks of dinners.',
        'The late meal lands on the head of {name}, who had stopped expecting anything from above. It backs out from under, eats it all, and moves its standing place to where your hand does not come.',
        {
          text: '{name} waited so long in one place that the silt has settled around it. Rising to eat, it leaves its whole shape on the bottom, gills, toes and all. When it has finished it turns about and fits itself back in, facing the other way.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} rests its newest foot against the glass while you explain about the time. There is a toe on it that was not there when the meal was due. It lets you see that, takes the meal, and sinks behind its stone.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and then swims past the place on the glass where your finger goes, a hand’s breadth wide of it. Something small has come off. It regards you without alarm, as one who knows how long these take to grow.',
          when: ['well'],
        },
        {
          text: '{name} was at the glass when dinner was due, and it stands there still, in the same four footprints. It swallows, and five gills greet you as they always do. The sixth stays folded until one has come on time.',
          when: ['trusting'],
        },
        {
          text: '{name} has no lids, and cannot shut its eyes at you. So when it has eaten your late meal it turns its whole weak body round, foot by foot, the tiny one last. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The new foot has not grown since the meal fell due. There was nothing to make it from. {name} eats slowly, gills pale, chin on the rim between mouthfuls, with the foot drawn under where you cannot look at it.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} is new, and did not know that hunger had to do with anyone. It eats what comes down so late. It looks up through the water at you, and smiles, since it was made so, and backs, and backs.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} gets a little of it in and rests, with its mouth not quite shut and its gills turned from your hand. A lost foot it can make again by itself. This it cannot. Medicine, please, and cool water.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} rebuilds itself from its dinners, and for {hours} hours there was none to build with. Even the tail is thinner. It eats everything and does not come to your side. Nothing grows back out of nothing. Feed it in time.',
        'For {hours} hours {name} stood up on its toes, as it does for food. It eats all of it lying down, with the toes let go, and moves off from your hand inch by inch. Do not leave it standing again.',
        {
          text: 'A nip is gone from the edge of its own tail, quite small. {name} sucks down what you give it, backs away along the glass, and waits there, looking. The tail will be whole before that distance is.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats all of it, then paddles backwards, new foot and old ones, until the whole length of the tank lies between you. Other things have come off it and grown again. It has never been able to hurry one.',
          when: ['from_child', 'well'],
        },
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
      ],
      full: [
        'The meal sinks past {name}, who is full, and settles on the brand-new foot. {name} draws the foot out, looks it over, and carries it off across the gravel to be new somewhere else. You go and get the net.',
        'The meal settles in front of {name}, and the two of them look at each other. There is no room. There is only so much axolotl, and it declines to get any bigger. Try it again at {opens}.',
        {
          text: 'It lands on the flat pink forehead and lies there. {name} goes for a walk with it, along the sand, round the plant, up the arch and down, and nowhere is it noticed. Take it out before it clouds the water.',
          when: ['no_item'],
        },
        '{name} opens its mouth, and for once nothing happens. It is as round as a bath toy. It bumps the food along with its chin to somewhere tidy, and leaves it there. Come back at {opens}.',
      ],
      ill: [
        '{name} lets one morsel lie in its mouth, and forgets it, and finds it there, and swallows. That is a good deal for today. The gills hardly stir the water. Let it rest on that, and give it medicine next.',
        'You hold the food before {name} and keep quite still, and it takes a shred. After a long pause it takes one more. Then it lays its chin on your fingers, as they are there. Medicine next, please.',
        {
          text: '{name} takes one mouthful and lets the next float past. The new foot, which was to have been ready shortly, has stopped at three toes. {name} regards this without alarm. You need not. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        'The packet is not properly open, and every plume of {name} is standing up. It says {item}. Nobody has taught it to read. Down it goes in one gulp, all of it, and {name} goes on gazing at the word.',
        'Having only the one expression, {name} must show it elsewhere when it gets its favourite. It was {item}. It swallows every bit, and its toes spread, all of them, even the one that is only half made.',
        {
          text: 'You let down {item}, and every feather on {name} stands out like a struck match. One gulp, so quick that it swallows water too and rises, bottom first, quite helpless, to the top.',
          when: ['well'],
        },
        {
          text: 'You lower {item} and {name} forgets to stalk. It arrives with all its legs at once, swallows so hard that it is blown a body’s length backward, and sits there in the settling silt with crimson gills stood on end.',
          when: ['well'],
        },
      ],
      disliked: [
        'In, and out again, and in, to be fair to it. {name} blows it across to the snail: {item}. Something that wriggles would be kinder.',
        '{item}. It goes down by degrees, and one gill droops, the left. {name} smiles, of course, but it would sooner have had a worm.',
      ],
      harmful: [
        'Something sank, and {name} opened its mouth under it, as it always has. The word on the packet was {item}. Now the toes are clenched and it turns in slow circles round the hurt. Keep that away from its water for good.',
        'You gave {name} {item}. It flung its head from side to side, and now it hangs crooked in the water with the gills clamped flat. The smile is only the shape of the mouth. Never give it that again.',
        {
          text: '{name} swallows first and finds out afterwards, and this time it was {item}. It lies on its side with the gills clamped flat. The smile is still there, because the face cannot put it down. Never again, please.',
          when: ['item'],
        },
        {
          text: 'You gave {name} {item}. The gills clamp flat, it thrashes round and round on its own middle, and then hangs there, belly up, the small hands open. It grows most things back. Never put that in here.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You duck below the tank, and {name} waits. You come up at the other end. It swings round in one piece, like a small boat, smiling. It always is. But the plumes were not straight up in the air before.',
        'The game is holding still, and you play it against {name}. You scratch your ear and lose. You sneeze and lose. It has moved nothing but its six plumes, and those, it gives you to understand, are the crowd.',
        {
          text: '{name} races your finger the length of the glass and back, gills streaming. When you dip the finger in, it considers, and reaches out to pat it with the tiny new foot. That is the one it could most easily grow again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You wiggle a finger along the glass and {name} comes paddling after it, gills flying. It pats at you with one foot, and another, and a third. The brand-new one it keeps folded behind. That is not for company yet.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You spread your hand in the water, and {name} goes along the fingers with its new tiny foot, one after another. All five. None missing. Pleased for you, it takes the smallest in its smile and has itself towed.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You walk two fingers along the outside of the glass and {name} walks along inside, foot for foot. At the corner you lift one and wave. It lifts one. It is the new one, and it has been practising.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You let down a thread. {name} bats it with one old foot, with the second, with the third, then paddles about to face it squarely and brings out the new one. It misses by a yard. All its gills applaud.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hold one finger to the glass, and {name} takes it for a worm, then for an eel, then for somebody to race, and wriggles beside it to the end. It comes second. Every gill it has is out. Again, it thinks.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You draw a finger along the glass and {name} comes after it, four feet running on nothing. It stops nose first. All its gills swing forward over its face like a hat, and it comes out from under, looking for your finger.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You set a bubble rolling along the sand for {name}. It watches it come, politely, in the middle of a day that was already going so well, and sits down on it. The bubble gets out by the elbow. Both are content.',
        'You trail a slow current past {name}, who is as happy as an axolotl gets, and there is no further smile to put on. It raises all six gills in your honour, as high as they go. They were up already.',
        {
          text: 'You race your finger along the glass and {name} races it, three feet striding and the brand-new one going four times as fast to keep up. It wins by a gill. It goes back and lets the small foot win alone.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} already wears the moss ball as a hat when you come to play with the moss ball. You wiggle the tongs a bit. It waves back with the tiny foot. Neither of you can think how to improve it.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You wriggle your fingers at the glass, and {name} sets out, and stops on three feet with the fourth in the air. It has not the strength to put it down. No games now. See to what it needs first.',
        'You blow bubbles for {name}, and they lift it a little, and it goes up along with them, not swimming. That is not how it plays. Leave that for another time. See to what it needs first.',
        {
          text: 'The string goes past {name} through the water, and past again. The newest foot, the tiny one, stirs to follow and sinks. {name} can make a leg out of nothing, but not a game. See first to what it needs.',
          when: ['no_item'],
        },
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
          text: 'You bring out {item} and {name}, who hurries for nothing, arrives. It uses all its hands and its chin. The littlest foot, the new one, is not strong enough yet and is allowed to wave from the side.',
          when: ['well'],
        },
        {
          text: '{name} has seen {item} through the glass and swims up and down the pane like a ribbon being shaken. When it gets its turn it forgets to go slowly, and a plume of sand hangs over the arch long afterwards.',
          when: ['well'],
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
          text: 'You brush the silt out of its gills, and a thread of crimson comes off on the brush. You stop, appalled. {name}, pink again from end to end, lays the tiny new foot on your thumb, and keeps it there until you see.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You wipe the green off three feet and come to the fourth, which is new and hardly larger than a bead. {name} has kept that one spotless, held up clear of the bottom. It gives you that too, not to leave it out.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'The soft brush goes the length of {name} and comes away as it went, with nothing on it. It spreads its toes to help you look. One of them is so new that it has not met any dirt yet.',
        'You rinse {name}, and the water runs off as clear as it came. A good part of this axolotl has only just been grown and is practically unused. It turns over, in case you would like to see the back.',
        {
          text: 'You wipe the glass, which was clear, and {name} swims along behind the cloth with its face to the pane. When you stand back there is a single smear on it, from end to end, in the shape of a smile.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} spreads its crimson gills for you like fans. You do the three old feet and then the brand new one, which has not been anywhere yet. Nothing comes off on the cloth. {name} smiles. It has been under water the whole time.',
          when: ['well', 'no_item'],
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
          text: '{name} takes the drops like one who has seen worse. Only the brand-new foot, which has never had medicine, clenches. The gills redden, feather by feather. Last of all the foot opens, and finds that it still has its toes.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: 'The drop spreads through the water like tea. {name} hangs in it with its small smile, and along the grey gills, one frond after another, the red comes in. It waves the new foot. That, it was never worried about.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You give {name} its dose, and nothing turns pink, since all of it was. It smiles through it, as it smiles through everything. Put the bottle by for some day when only the smile is well.',
        '{name} is well, and lets the medicine in all the same, with its mouth wide. Whatever could grow was growing already. It smiles at the spoon as it would at any spoon. Keep the rest for a bad day.',
        {
          text: '{name} smiles, swallows, and looks back along itself to see what has been added. Four feet and a tail, the same as before. There was nothing for it to mend. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        'Most cures take {name} by surprise, and for this one it came to the front by itself. The name of it is {item}. It holds still, on tiptoe, as it does for growing feet, and a slow blush runs up the gills.',
        'You had not known that {name} kept a favourite among its remedies. It was {item}. It lies through it with its arms out, smiling, as it must, but this time the gills are in on it.',
        {
          text: 'The medicine today is {item}. The crimson gills go up like plumes, and {name} eats it all, and it helps. Then it waves at you with the brand-new foot, which has not waved before.',
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
          text: 'You say no, and take away the little pump it has been dismantling. {name} goes on smiling, having only the one face, and walks behind its stone. It will leave pumps alone. Its opinion of you has come off, and should grow back.',
          when: ['well'],
        },
        {
          text: '{name} has nipped your fingertip, and you say no. It lets go and waits for you to grow a new one. You do not. It draws back behind the moss, looking from its own foot to your hand. Never again.',
          when: ['from_child'],
        },
      ],
      little: [
        'You tell {name} not to nip at fingers, and it has not since it heard about fingers. It listens on tiptoe, all six plumes turned to you. When you have finished it waits a little, in case it ends differently this time.',
        '{name} is standing on the moss while you tell it not to dig up the moss. It hears you to the end. Then it presses down once with the new foot, to show you how firmly the moss is in.',
      ],
      bad_time: [
        'When you have finished, {name} goes over itself with the tiny new foot, gill, leg, leg, tail, feeling for the part that came off. Everything is there. It begins again at the gills. It cannot regrow what it cannot find.',
        'You rap on the glass. {name} has no lids to shut and no shell to be in, so it does what it can, and draws its gills down flat against its neck. They are not spread again while you are there.',
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
          text: '{name} has no eyelids to shut, so you shut the room for it: lamp, curtain, pump. It takes the dark as kindly meant. When you let a little light in again the gills are standing out, crimson to the last thread.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has no lids to close, so you hang your hat over the lamp. The gills, which had lain down flat, come slowly up and redden. When you take the hat away it shows you the new foot. There is another toe.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put out the lamp, and {name} lies down on the sand to oblige. Both eyes are open, but they always are. What gives it away is one tiny foot, already walking. The rest gets up and goes after it.',
        '{name} lies down where you show it, flat as a sock, and rests for the length of one bubble going up. The bubble bursts, and it is on its toes. Bedtimes are for the grown-up, and it has declined to be one.',
        {
          text: 'You put the lamp out and wait. {name} lies exactly as you laid it and looks at you. You wait longer. It has no eyelids, you remember then. The new foot waves. It has been keeping you company.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You darken the tank and plump the moss. In the dimness {name} is plainly awake, as it has no way of pretending, and it gazes at you without a blink until you give the light back.',
          when: ['well', 'no_item'],
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
        'You sit by the tank with a plaster on your thumb. {name} swims up and hangs there, smiling, fronds out, examining it. It stays as long as you do. It would like to be there when the new thumb comes.',
        'You sit with {name}, and neither of you does anything. It is better at it than you. You cough, you shift, and each time it waits, like a host, until you have got back in. Then it comes one toe nearer.',
        {
          text: 'You put your face level with the water. {name}, who cannot blink, watches you do it. It comes a step nearer on its three old feet and the new one. You blink again, slowly. It takes another step, as if you had said something.',
          when: ['from_child'],
        },
        '{name} was alone once for {wait}. It lies close to the glass, as near as there is water, and looks at the side of your face.',
        '{name} lies still, and then one slow wave goes through all its gills, from front to back. It does that when it thinks of {loved}.',
      ],
      little: [
        '{name} has looked at you four times this hour and you are doing well in there. It turns over and lets you get on.',
        'You sit down again. {name} waves the small foot and returns to its bubble, which does not blink. Come back later.',
      ],
      ill: [
        'You keep a hand in the water until it is as cold as {name} is. {name} comes and lies in the gap between two fingers, pale and small, like one just growing back. It stays. Now see to what it needs.',
        'You hold your hand in the cold water, quite still, and {name} leans on it with all the weight it has. It wants you, and then it wants what will mend it.',
      ],
      asleep: [
        'In its sleep {name} comes loose from the sand, as they do, and drifts. You sit there and do not stir. It turns slowly, and comes to rest against the one side of the glass that has your arm behind it.',
        'You sit with your palm flat on the glass, and {name} sleeps on. But the gill nearest to it, second on the left, has begun to stir at the speed of your pulse. The other five keep their own.',
        'Somewhere in the dream a thing comes slowly down through the water, and {name} opens its mouth for it: {loved}.',
      ],
      shy: [
        'You put your chair by the glass and look at nothing pink. {name} comes out from behind the fern as far as its elbows. The new foot is farther forward than the old ones. It has less to unlearn.',
        '{name} keeps the far end, behind the arch, with one gill showing. You look at the moss and not at the gill. When you next notice, there is a face beside it, and one new toe over the line.',
        {
          text: 'You sit by the water. {name} thinks about this, and puts a foot to the glass where your hand is resting. It has chosen the new one, the smallest. If this goes wrong it can make another.',
          when: ['from_child'],
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
