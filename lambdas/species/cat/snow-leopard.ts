/**
 * The Snow Leopard wants height, cold, and nobody in between. Being seen is a gift that it gives, seldom, and it knows
 * what it has given; mostly one sees where it was. It steps only in its own old prints, so that there is one line of
 * them through the whole house, and a new print is a decision. Its tail is as long as itself, and is all that it owns:
 * it carries it in its mouth over bad ground, wears it at night, and has never been sure which of the two is leading.
 * It fears shut rooms, warmth without wind, and voices in number. Its body is smoke and blurred charcoal, paws like
 * snowshoes, frost-grey eyes; it cannot roar, and has instead a breath through the nose with a burr in it, which it has
 * used on few. It eats alone, back to the rock, and leaves a clean place. It sleeps under its tail until there is only
 * rock. It sulks by altitude. It trusts by altitude, too: from the ridge to the roof, the shelf, the step, the floor.
 * Where it has lain it is colder for an hour. It never makes a second track, never looks back from a pass, never comes
 * down for less than a reason. Its keeper is the one smoke that can be seen from up there.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'There is an empty shell in the straw and four wet prints going away from it. You look a long time before the straw blinks. {name}, grey as breath, wrapped twice in its own tail, has let you find it.',
    'You have looked away from the egg, only to fetch the lamp, and there it lies in two cold halves. It takes you some minutes to find the rest. A patch of the grey blanket blinks. {name} has allowed it.',
  ],
  looks: {
    thriving: [
      '{name} is not in the kitchen. But flour has been spilt, and somebody has danced in it: the prints go round in a ring, broad as saucers, leap to the dresser, and end. The flour is still coming down.',
      'You draw the hillside, without {name}, which is nowhere to be seen. You hold up the picture to compare. Up there, in the middle of the empty rocks, it is sitting with its tail round its feet. It has been posing.',
      {
        text: '{name} is smoke with a stomach. It crawls behind its own tail, which is already long enough to hide behind, and having vanished, as it thinks, gives one squeak to find out whether you are still there.',
        when: ['baby'],
      },
      {
        text: 'You would have missed it but for the tail, which is too long to be hidden by anything so small. {name} finds you looking, backs behind its own tail, and considers itself gone.',
        when: ['baby'],
      },
      {
        text: 'You look up from the page and on top of the wardrobe there is a whole snow leopard, tail and all, wrapped twice. {name} lets you look. You turn the page, and when you turn it back it is still given.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There is a patch of pale light on the sill, and then it has eyes. {name} lets itself be looked at for a slow breath or two and goes. Not all of it, though. The tail stays, laid out along the sill for you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The top of the wardrobe is empty, and then {name} lets it not be. A yard of tail comes over the edge and hangs there within reach, moving at the tip. It knows what you do with that. You may.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in on an empty ledge. Then some of the grey has eyes, then the smoke has spots, and by degrees you are given a whole {name}. The tail comes last, and goes over your knees, so you can be sure.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The shelf is empty, and so is the chair, and then the chair yawns. {name} has been there all along, full and warm in its own tail, and lets you go on seeing it. You needn’t do anything with that.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in and are shown one inch of tail. It is a glad inch, curling and uncurling to itself. The rest of {name}, and there is a great deal, is for people it knows better.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Somewhere in the empty room a purr is going. It stops whenever you look the right way. {name}, whose purr it is, waits until you are wrong again, and goes on.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} lies on the ledge with its tail in its mouth, as others have a pipe. A mist comes down over the ledge. When it lifts there is the ledge, and hanging in the air above it, a moment longer, the tail.',
      'On top of the bookcase lies nothing, and it is {name}. You dust round it. The nothing lifts an elbow for you. For your pains you are shown one frost-grey eye, and for your tact, the other.',
      {
        text: 'The grey stones on the shelf number one more than you own. {name} is among them with its chin on its paws, watching the valley of the hallway, where nothing crosses. That is how it likes a valley.',
        when: ['well'],
      },
      {
        text: 'You see a grey rock with snow on it, then a rock without snow on it. The tail has moved. {name} is on the ledge looking at a cloud, has eaten, and has nothing to tell you. You may have seen it.',
        when: ['well'],
      },
      {
        text: 'There is a line of paw prints across the flour on the kitchen floor, going toward the window. You follow them. They stop. On the sill some of the grey turns out to be {name}, which looks you over, then the weather.',
        when: ['well'],
      },
      'In the old prints, one behind the other, {name} crosses the floor. At the place where it was given it once, it stops. Then it goes on: {loved}.',
    ],
    curious: [
      'For an hour you were watched from above. You felt it as one feels a draught. Then {name} is at your elbow, looking at what you are writing.',
      'The ice on the water butt has a leaf in it. {name} lies with its nose above the leaf, and breathes, and waits for it to come up.',
      'There is a print where there was none before. One. The toes of it are towards the box you brought in. {name} has gone up again, to think about a second.',
    ],
    bored: [
      'There are paw prints round the edge of the room, twice round, and at the end of them {name}, in full view, chin on the end of its own tail. It has let itself be seen and nobody pounced. Get the feather and play.',
      '{name} has stalked its tail along the whole ridge and caught it, and holds it in its teeth without conviction. No prints lead anywhere. Throw it a snowball, or something that will run down a slope.',
      {
        text: 'No track goes round the house today. {name} lies at the back of the ledge with its tail let hang, and a stone you roll up to it rolls back. Climb up. Bring something that hides in snow.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is not there, and has left paw prints all round the empty dish to say so. High up, two frost-grey eyes consider whether to be seen about it. Spare them that. The meal is overdue.',
      'There are new prints at the dish, and no {name} in them. It has been to look, and gone up again to where it can see your door. It is not hungry. It is keeping an appointment. Its meal is due.',
      'Just above the empty dish hangs the tail of {name}, left, right, left, like a clock. It is as much as you will be shown without good cause. Its meal is due. Put it underneath.',
      {
        text: '{name} is hiding on the heights, that is, on a cushion. Its tail, being as long again, has been left behind on the floor beside the empty dish, and twitches at you. The rest is too proud to ask. Feed both ends.',
        when: ['baby'],
      },
      {
        text: '{name} is no bigger than a mitten and has been stalking its dish across open carpet, belly down, every whisker hidden. It pounces. The dish is bare. It sits in it, tail hanging out, and mews. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'There are paw prints to the dish, round it, and away again up the shelves. You cannot find what made them. From behind the top books hangs the end of a tail, not quite still. Fill the dish now, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: 'A stone clicks down from the upper ledge and stops at your feet, by the empty feeding place. Above are two eyes with no cat round them. {name} will not ask twice. Leave the meat and go down out of sight.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is sitting in full view. It sits in the centre of the rug, where anyone at all could see it, with the tail laid round its feet and the look of one making a payment. Its dish is empty. Fill it.',
        when: ['well'],
      },
      {
        text: '{name} is on the kitchen table, in the light, all the spots in focus, tail down to the floor. It has let itself be seen as hard as it can. The meal is late. You are meant to notice.',
        when: ['well'],
      },
      {
        text: 'You can see the whole of {name}, and it did not give you that. It is too weak to vanish. It has drawn the long tail over its face instead. The meal is late. Put it down now, and look away.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The paw prints go halfway to the empty dish and stop, and {name} lies at the end of them, frost-grey eyes on your hands. The meal is late. Bring it the other half, and step back.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'There are prints in the flour by the pantry, deep ones, from something that did not trouble to step lightly. {name} sits at the end of them where anyone could see it. That is how hungry it is. Feed it now.',
      '{name} has stopped taking the trouble to be invisible. It stands on the open scree, flanks drawn in, its tail dragging a groove, and watches the larder door as it would watch a goat. Feed it now.',
    ],
    starving: [
      '{name} lies on the bare ledge in plain sight, and is not giving it as a gift. It has not the strength to be anywhere else. The long tail hangs straight down over the drop. Bring food at once, to the ledge.',
      '{name} is lying in the open, in the middle of the floor, where anybody could see. It has not the strength to be elsewhere. The long tail is over its face. Feed it at once, from your hand.',
    ],
    weak: [
      'The prints of {name} are close together today, and every so often there is a place where it sat. It has not gone as high as the roof. Let it rest where the wind is, or give it medicine.',
      '{name} forgets to vanish when you come out. It lies on the low wall, tail hanging, and looks at you as if you were further off. It is only worn. It needs medicine, or long sleep in the cold.',
      {
        text: '{name} goes up at the sight of you, ledge by ledge, and on the second it stays. It should have been on the roof. It turns its face away so as not to see you see. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'You hear the burr, low, through the nose, and look up, and it is not on the ridge. {name} lies on the bottom step, glad of the snow, too spent to go and be in it. Let it lie there, or give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} can be seen from everywhere, and it is a disgrace. Two days of mud have made it brown, with a brown tail as long again. It has tried rock after rock. Please wash it.',
      'There are burrs on the tail of {name}, all the way along, and it can’t wear that at night, or carry it, or so much as look round. It has borne it for two days. Please wash it, from the tip.',
    ],
    sick: [
      'You can see {name}. That is how you know. It lies in the open with its long tail wrapped round it twice, and has not troubled to look like a stone. It needs medicine now.',
      'You found {name} at once, and that is what frightened you. It coughs into its paws, the tail lies uncurled in the melt, and the frost is gone from its eyes. Give it medicine now.',
    ],
    failing: [
      'The tail has slipped from round its face and it has not drawn it back. Snow from the ledge is settling on {name}, flake by flake, and does not melt. Medicine and food, now.',
      '{name} has come down from every height it had, and lies at the foot of your stairs with its tail trailing behind it, not lifted over the nose. Its breath makes no cloud. Medicine and food, quickly.',
    ],
    near_death: [
      '{name} has wrapped its tail over its face, and snow is settling on the rosettes and not melting. It has let itself be found. That is all it can give. Come up, lie down beside it, keep it warm.',
      '{name} has come down off the mountain to the lowest stone and lies there without cover, letting anyone see. Snow that falls on its side stays. Go up close, sit, and lay the tail over its nose.',
    ],
    asleep: [
      'Snow on the sill, the window ajar, and no one on the bed. Then the moon comes out, and the folded grey blanket has a heartbeat. {name} has wound its tail twice about itself, up to the eyes.',
      'Moonlight, a drift on the ledge, and a drift beside it with ears. {name} has wound the tail three times about itself and holds the end in its teeth. It breathes as snow slides. Let it lie.',
      {
        text: '{name} sleeps in the hollow of your bed in full view, paws in the air, mouth open. It has never looked less like a legend. You draw the curtain, so that this stays between you.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The snow on {name} is not being breathed on. It sleeps until {wakes_at}, and it is a hard night up there. Reflect beside it now. Bring no lamp.',
      '{name} lies on the open step, asleep, with the tail beside it and not over it. Reflect there, now, on the windward side. It wakes at {wakes_at}.',
      {
        text: 'It went to sleep hollow, with its chin on a clean place in the snow. {name} wakes at {wakes_at}. Reflect by it now, and have meat lying there in that hour.',
        when: ['unfed'],
      },
    ],
    shy: [
      'There is a ledge above the door with nobody on it. The nobody has a tail, which hangs down a moment too long and is drawn up. Sit below with your back to it. {name} decides who gets to see it, and when.',
      'Somewhere on this landing is a snow leopard. There are four prints in the dust, and they face you. More than that {name} is not giving. Sit down on the top stair, and be looked at, and do not look.',
      'No smoke stood over the valley, that time, for {wait}. {name} has gone up a ridge. Come out in the evening and sit there. It can see you.',
    ],
    back_from_death: [
      'One line of prints comes down off the high pass, and there’s none going up. At the end of it stands {name}, on your step, in full view, letting itself be looked at for as long as you need.',
      'One line of prints comes down from a height where there is no path. None go up. {name} sits at the bottom of it with its shoulder to your shin, in full view, and stays seen.',
    ],
    old: [
      '{name} goes up more seldom. It lies on the step, in the line of its own prints, and the weather comes down to it.',
      'You know the whole of its tail by now, ring by ring. It was shown to you over many evenings. {name} lays the end across your boot as if it were a thing left there.',
      'The prints are worn through to stone. In {days} days {name} has not put a foot beside them. A child has planted something in the heel of one.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'There was a meal, then a breath of cold, then a clean dish, and {name} gone up somewhere to wash. A few prints are left. Between two blinks you are given the end of a tail. Thank the shelf.',
        'You put the dish on the ledge, and {name} is there, and has been there. It eats all of it with its tail laid round the dish, so that you see a great ring of smoke with a small noise inside.',
        'You set the dish down for {name}, on time, and look at the sky, out of politeness. You look at the dish. It has been eaten, every bit, and beside it you have been left one print, very clear.',
        {
          text: '{name} eats it all, shuts its eyes, and has vanished. It waits. It opens one, to see how you are taking it, and finds you looking straight at it. It shuts them again, harder.',
          when: ['baby'],
        },
        {
          text: 'You hold out the morsel and the snow seems to sneeze. There is {name}, all fluff and tail, seen entirely. It eats, trips over the tail, and hides from you behind it. It believes that this works.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'A smoke-pale rock at the end of the room is eating its meal, on time, in bliss. You take one step closer to see whether it is {name}. It is a rock.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You leave the dish and go, not looking back, as one should. Behind you there is a sound of eating, quite near. {name} can eat without any sound at all. You stand a while with your back to it and are allowed to listen.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You hang the meat out on the balcony and go in. Later the frost on the rail has a tail. {name} eats, and then, instead of not being there, turns its grey eyes to the window and is seen for a whole minute.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the haunch by the shank and hauls it up to the high ledge, where nobody may follow. A moment later one huge paw comes over the rim and hangs there, at the height of your hair.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You climb up with the meat and lay it on the snow and talk to the snow a bit. When you stop, there are eyes in it. {name} eats without going anywhere else to do it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'There is no searching of ledges now. {name} comes down the middle of the room, where anyone might see it, eats in plain view, and lays the whole of its tail across your feet. You look politely away. It waits until you look back.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You set the meat on the sill and, out of habit, turn away. There is a weight along your back: {name}, eating over your shoulder, in plain view, with that whole tail hung round your neck.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You did not look up, and so were given it: {name}, whole, on the kitchen floor, eating in lamplight with its back to you. When it had done, it laid that endless tail over your boots, and looked at the snow, and stayed visible.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats where you can see it, every bite. After {streak} on time it has stopped waiting for you to look away. You are given all of it, smoke, rosettes and frost-grey eyes, and do not dare to put down the spoon.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up and hides behind the dish, being grey. The ears are out, and the back, and most of the front. So far you have been on time with {streak}. You look elsewhere, out of courtesy.',
          when: ['baby'],
        },
        {
          text: 'You come out for the dish, and it is empty, and {name} has not managed to be gone. It stands against the rock with its head low and looks through you. It is not well. Put medicine there, and turn round.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, in plain view. The first dishes were emptied by nobody. After {streak} of them on time, you have now been shown the whole of it at dinner, down to how it licks a paw. You tell no one.',
        '{name} eats every bit and goes home in its own old prints. It has come down in them to {streak} meals, each on time, and from the rocks to your door they have worn into a path.',
        {
          text: 'You put the meal down for {name} in an empty room, on time, {streak} in a row. The meal is eaten. Then the empty room lays a very long tail across your feet.',
          when: ['well'],
        },
        {
          text: 'On time, {streak} in a row. {name} eats unseen, as always, and leaves only paw prints. But these lead from the bowl to you, and stop there, and none lead away.',
          when: ['well'],
        },
      ],
      early: [
        '{name} has eaten some of it, not much, and scraped a little snow over the rest, with a print on top for a seal. It would have it kept cold. It means to come down again at {opens}.',
        'You are seen from a long way up, with a dish, at this hour, and {name} takes the trouble to be puzzled. It comes down for one bite. It is on the roof again before you look. Look up again at {opens}.',
        {
          text: '{name} smells the snowcock, pulls out a single feather, and walks off along the wall with that in its mouth like a pipe. The bird lies there. Somewhere above, after a time, the feather comes floating down.',
          when: ['no_item'],
        },
        {
          text: '{name} looks at the meat as at weather due on the other side of the range. It comes down, takes a strip off one end, and scrapes the rest under cushions in case of vultures.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} lets the late dish wait on the rock until it has been kept waiting too. Then it eats it all. For a moment, as it turns, you have the whole cat before you. Then you have not so much as prints.',
        '{name} eats it, late as it is. It goes back along the top of the wall, and sweeps as it goes with that long tail, to one side, to the other. There had been a track there that you might have followed.',
        {
          text: 'You climb up late with the meat. No one is there. While you look left, it is gone from the right of you, stone bare, a little blood on the frost, and one print, made with some firmness, across your own.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You carry the mutton in and your own trail shows in the snow. Beside it, the whole way from the gate, runs another. {name} came to see what kept you. It eats when you have gone out.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} comes down to the floor and eats beside you, as it does, and winds its tail around itself when it is done. There has always been some left over for your ankles. It has gone round twice.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You call from the gate with the haunch on your shoulder, and the mountain looks back at you, entirely mountain. You know which rock it is. It knows you know. It comes for the meat when you have gone down.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You can see the whole of {name}, and it did not give you that. It eats the late meal in the open, then pulls the long tail across its eyes. It has no other hiding left. Medicine or rest, please.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You came late, and {name} ate, and has gone off without being seen. But the prints are close together, and the tail has dragged between them. Go after it softly with medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and mostly tail. You are late, so it pulls the tail across its eyes, and eats behind it, and is not there. It believes this. Do not tell it otherwise, and be on time.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You come late, and there is nobody. You put down the meal and blink, and it has been eaten. From there a row of very small paw prints goes away. {name} is only hours old. Come on time, and you may see an ear.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The grey heap behind the logs is {name}, and it has let itself be found. It eats what it can of what came late, and turns its face to the logs. Nobody was meant to see this. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'You can see {name} from the door, after {hours} hours, and it ought to have been gone at the sound of it. It eats everything, lying down, and draws its tail across its face. Leave it that. Never be so late again.',
        '{name} has come down from every height it had, one after another, in {hours} hours, and lies on the doorstone, hollow in the flank. It eats it all, and the frost-grey eyes go through you. Be on time.',
        {
          text: '{name} drags the meal up the cliff, backward, ledge by ledge, to where you have no footholds. You get to see it eat, small, far up, against the sky. It knows how far your eyes reach.',
          when: ['well'],
        },
        {
          text: 'The snow on the feeding stone had time to drift and crust over. {name} breaks the snowcock loose, carries it past every place where you have ever been allowed to see it, and over the ridge.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has eaten. You know it by the empty dish, one line of paw prints coming and one line going. After {alone}, you are no longer shown the part in between.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} there were two absences in this house, and {name} had thought it was the only one. It eats, frost-grey eyes on you. Then it steps back until there are only the eyes, and then not those.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} {name} eats where you put the dish down, because it is too weak to carry the food away. Its frost-grey eyes go through you to the wall. You are the one who is not there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Being seen is a gift, and {name} lay ready with it for {alone}, and nobody came. It eats now, slowly, without rising. Then it draws its long tail round in front, until the tail is all you can see.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies in the open, where it dropped, every rosette plain. It eats. It has given you the sight of it, not as a gift. As soon as it can stand it goes up, and rests at each stair, and goes up.',
          when: ['wary', 'weak'],
        },
        {
          text: 'A thing that is hardly there can grow thinner. {name} eats, and you see the wall through its breath. You come one step on. It takes its long tail in its mouth, all that it owns, and drags itself to the dark.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} has eaten elsewhere, on something with horns. It shows you how full it is by letting itself be seen from the side. The dish it leaves as smooth as it found it. Set it out at {opens}.',
        'You wait by the ledge for {name}, and the dish stays as it was, except that a broad paw comes over the rim and pats it. It shall not be wasted. Somebody will be down for it at {opens}.',
        {
          text: '{name} lays one broad paw on the haunch, as you might on a book you have finished, and goes up the rock without it. Below, the meat stiffens and takes on snow. The ravens will have it.',
          when: ['no_item'],
        },
        {
          text: 'The ibex lies where you laid it. {name} comes down, turns some snow over it with a sideways paw, then some more, till there is only a white hump. By the time it is wanted it will have spoiled.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats from the dish in your lap, a little, slowly, and lays its chin on the edge between. It weighs more than you had thought, for something that was never there. It is ill. Medicine next.',
        'There is snow on the dish before {name} has done, and it has not eaten much. You brush it off. It takes one more bite, with its eyes shut, because you are holding it. It is ill. Medicine next.',
      ],
      loved: [
        'On the clean dish {name} left one long whisker, and that is as good as a signature. It was {item}. Up among the rocks, where there is nobody, it is licking its paws so that you can hear.',
        '{name} came straight down the middle of the yard, in daylight, tail in the air, past the dog, past the postman. There is just one thing that it will be seen for, and it was {item}. It ate it all.',
        {
          text: 'You have brought {item}, on time. {name} comes out from wherever it was not, eats in full view, and then turns once round, slowly, so that you have both sides. It is nobody’s birthday.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You put down {item} and the whole hillside gets up. You had been standing right next to it. {name} eats in the open with half-shut eyes, so pleased that the rosettes seem to come into focus.',
          when: ['well'],
        },
      ],
      disliked: [
        'You find it in the morning, with a clear track that goes up to it, round it, and off: {item}. A flat stone has been laid on top, so that it should not follow. {name} eats what has climbed.',
        '{name} looks at it from one side and then from a height: {item}. It takes some. Mutton would be nearer the mark, frozen.',
      ],
      harmful: [
        '{name} came down off the hill for it, alone, when no one was looking. It was {item}. Now it is pressed against the rock with its eyes shut, and it hurts. Clear that from the whole mountain.',
        'The prints of {name} come away from the dish, and they wander. At the end it lies with its long tail bitten between its teeth, to make no sound. What hurts it is {item}. Let that never be there again.',
        {
          text: 'You gave it {item}. {name} was sick on the clean snow, covered it over with one paw, then covered the next. It has gone up where you cannot follow, on legs that slip. It must never have that again.',
          when: ['item'],
        },
        {
          text: 'You brought it {item}. {name} lies with its flanks going and its claws out in the rock, and when you move it flattens its ears and is stone, is snow, is nowhere. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You throw up an armful of leaves, and {name} is in them. You never saw it come. It is all paws, all tail, all there. The leaves settle, and there is no cat. Something pulls at your coat for more leaves.',
        'You run your hand along the top of the wall, and behind it runs {name}. You see the tip of the tail go by, and stop, and go by. At the end of the wall it springs clean over your head.',
        {
          text: 'You throw a snowball up at the empty cliff and it does not come down. You throw one more. After a pause, from nowhere, something round and rather badly made drops on your head.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The snowball you throw never lands. Above you a large soft paw has reached out of the cliff and taken it from the air. Silence. Then it’s let fall, precisely, down your collar, and something up there chuffs.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You follow the prints up the stairs, through the linen cupboard and out along the sill. They stop. Something the length of a scarf comes down behind you and tickles your neck. {name} has been wearing that cupboard since breakfast.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Someone has come down your own footprints behind you, setting each paw in them, so there is only one track. You spin round. Nothing, and then a weight of smoke drops from overhead and knocks you flat, purring.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You are hit between the shoulders, softly, by something the weight of a sofa, and are face down in the drift. When you turn round there is nothing there but {name}’s breath, hanging, very pleased.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You put a hand round the door and take it away, and {name} leaps, too late. So it goes behind the door, puts a paw round, and takes it away. It looks out, to see how you bear it.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is no adding to the joy of {name}, up there in the wind. You dance about below in the yard. When you look down you find broad prints going round and round your own. It must have joined in.',
        'You play for {name}, which is somewhere, and as happy as it can be. You do not know in which direction to throw. Then on the ridge a tail as long as a cat goes up, like a flag, and comes down.',
        {
          text: '{name} was as glad as a mountain in sun when you lay down in the snow and moved your arms. It comes to look at the shape. It lies down by that, and moves its tail. There are two of you now.',
          when: ['trusting'],
        },
        {
          text: '{name} caught its tail a while ago and is lying on its back holding it in four paws like an oar. You roll the ice block up. It adds a foot to that, so as to have everything.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hide your face and count for {name}, and look up, and it has not moved. It lies there, every rosette plain. It can’t vanish, and it can’t play. See first to what it needs.',
        'You toss a snowball for {name} up on the ledge. It breaks beside it, and it lets the snow lie on its paws. It is looking at you from further off than that. See to what it needs before any game.',
        {
          text: '{name} gathers itself for the jump, all that tail behind it, and the jump is not there. It stays gathered. Its breath comes in rags. Take up medicine to it, slowly.',
          when: ['ill'],
        },
        {
          text: 'It takes what you threw, carries it off to a ledge, and tries with its side teeth if it is meat. A little stuffing comes down. Send meat up.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and the air fills with {name}. It has come from nowhere with its tail out like a rudder, and turned over, and landed. It gives you the whole of that. It gives it to you again.',
        'For once the hill is not empty, for it is {item}, and {name} is galloping down it, somersaulting, in plain view of three valleys. At the bottom it remembers itself, and there is only the hill, panting.',
        {
          text: 'At {item}, the ghost of the high passes makes a noise like a dropped kettle. {name} leaps straight up, twists, lands in its own tail, and is seen by everybody, from all sides, and lets it pass.',
          when: ['well'],
        },
        {
          text: 'At {item} the mountain lets go of a piece of itself. {name} lands all four feet together, tail out like a rudder, and you are shown what it never shows: all of it, at once, being silly.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} goes up until there is no more of it to be heard or seen: {item}. That is four ledges. A little snow is pushed off the highest, and comes down on your hat. A snowball would have been another thing.',
        'It gave it one look, from a long way above, and gave you the next: {item}. Then it lay down with its chin on the edge. Perhaps a thing with an edge to climb.',
      ],
      harmful: [
        '{name} came down for that, because it was you: {item}. Now it goes up on three feet, and each fourth print is a red one. Never again. Stay under the ledge.',
        '{item}. The ledge is empty, and the one over it. Leave the yard, take that thing with you, and come back by yourself at dusk, to sit.',
      ],
    },
    clean: {
      wanted: [
        'Where you wash {name} it comes up lighter, until against the towel you can’t find the edge of it. You wash by feel. It breathes out through its nose, with a burr, to let you know where the next bit is.',
        '{name} keeps its tail out of the wet, in its teeth, while you get the mud off the rest. Then it is the tail’s turn. It holds one end, and hands you the other, like somebody helping with a sheet.',
        {
          text: 'You comb the thaw mud from between the rosettes, and with each stroke {name} gets harder to see. By the haunches you are working by touch. At last you hold a comb and some very clean weather.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It will be brushed so long as you look out of the window while you do it. Soot comes away, and burrs, and under your hand the smoke goes pale. When you turn round you have a brush and no leopard.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, and nothing comes off but a little cold. It was clean, and has been shown to you only to prove it. It turns, that you may check the other flank, and is gone before you have agreed.',
        'The cloth goes the whole length of the tail, and {name} holds its breath, and there is nothing on it. You have been handed every ring of it. It looks at you as at someone who has been left a fortune.',
        {
          text: 'You comb a coat that is kept by the wind. {name} permits it, staring at the far range. When you have finished there is one pale hair in the comb, and it looks at that until you give it back.',
          when: ['well'],
        },
        {
          text: 'The brush goes down the long smoky back and comes away with two flakes, both different. {name} lies along the ledge with eyes half shut, looking at the far range. It has been granting this, it seems, not needing it.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say it to the wall, {item}, and {name} is the wall. When you look you are grooming a snow leopard. It has its eyes closed and its tail in your lap, and you do each ring, and dare not hum.',
        '{name} came out of the rock for this, because it was {item}. It gets paler and paler under your hands, until you are not sure that you have anyone there. Then it burrs, quite loud.',
        {
          text: 'You hold up {item} to an empty room, and the empty room lies down at your feet. You clean {name} rosette by rosette, both sides and underneath. Nobody else has ever seen them all.',
          when: ['well'],
        },
        {
          text: '{name} is mostly an absence with paw prints, and with {item} you have just cleaned the paws. That leaves the absence. It is lying across both your feet with all its weight and its eyes shut.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was warm. {name} bore it, looking north, and has gone to roll in what lies behind the wall. It prefers powder.',
        'Half of it was done, and then there was no leopard: {item}. Loose fur one can pluck by hand, outdoors.',
      ],
      harmful: [
        'The fur comes off with it, down to the pink. {name} has laid that side in the snow. No more of this: {item}. Cold clear water, and then leave it.',
        '{item}. It burns, and {name} says nothing, it only presses closer to the ice. Rinse it with meltwater. Throw the stuff in no stream.',
      ],
    },
    medicine: {
      wanted: [
        'You climb up with the medicine, and {name} lets you come all the way. It swallows. Its breath goes out white and even over the edge. From here, you find, one sees straight in at your kitchen.',
        '{name} takes the medicine, and the first use it makes of it is to fade a little. An ear goes, then a shoulder. That is its strength coming back. You go on sitting by the place, and the place breathes.',
        {
          text: 'You hold out the spoon to an empty ledge. After a while the ledge drinks. Then the edges come back, one smudged rosette after another, and the long tail is drawn up around a whole leopard. {name} stays where you can see it.',
          when: ['weak'],
        },
        {
          text: 'You took the spoon to the cold end of the balcony and held it out to the snow there. The snow swallowed. An hour afterwards it had a nose, pink again, and grey eyes, and let itself be looked at. {name} is mending.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You leave the spoon out for {name}, on the rock, and it comes to be empty. It was perfectly well. It took the medicine because you had climbed so far with it. Keep the rest for a bad day.',
        '{name} lets itself be seen, opens its mouth, swallows, and looks out over your head at the ridge it will be on presently. There was nothing to cure. You have had the sight of it for nothing. Save the rest.',
      ],
      loved: [
        'You call the word up to the ledge, {item}, and snow falls off somewhere, and {name} has come down for it. It looks at you, the whole while, with both eyes, which makes it a holiday.',
        '{name} lets it be done in plain sight, with its cold nose on your thumb. It was {item}. Not many can say that they have been so near. It stays a little afterwards, in case you had blinked.',
        {
          text: 'You set out {item} and turn your back, since {name} takes its medicine unseen. When you look round there are only paw prints. They come in at a walk. They go off in bounds.',
          when: ['item'],
        },
        {
          text: 'There is nobody, and then there is {item}, and then there is {name}, nose first, one blurred rosette after another. By the time the medicine is down you can count them.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It ran from the corner of its mouth into the ruff and froze. What stayed in has done something. There are cleaner ways.',
        '{name} had to be waited for from noon until dark: {item}. A part of it was taken. It would sooner be hit by a dart than be held.',
      ],
      harmful: [
        'It walked out on the snow, and its feet would not go into its prints. That was {item}. Never again. Follow at a distance, with the right thing.',
        '{item}. {name} is under the overhang with its mouth open, in the frost, and cannot get cool. Not a drop more. Stay by.',
      ],
    },
    discipline: {
      wanted: [
        'You turn your eyes from {name}, on purpose, and keep them turned, and it lets go of the washing line. It has never been refused a look. It stands there, every ring of its tail showing, and nobody sees.',
        '“I know you are there,” you say, and {name} has to come out of the milk. It had relied on being white. It goes up by the roof, leaving a set of white prints that explain everything.',
        {
          text: 'You take the stolen glove out of its jaws and hold it up, and do not raise your voice. {name} looks at the glove. Then it closes its eyes, and you are the one who cannot be seen.',
          when: ['well'],
        },
        {
          text: 'You take the goat bell out of its mouth, say no, and hold its eye. {name} holds yours. It is {name} who blinks, puts the bell behind it, and takes back, for now, the sight of its face.',
          when: ['well'],
        },
      ],
      little: [
        '“And not on the bread,” you tell the top shelf, and {name} is not on the bread. There are prints all round it, broad as saucers, each set down with care. It hears you out, and fades by way of assent.',
        'You address your lesson to a patch of mist, and {name} has in fact been behind you, listening. It knew it all. A breath goes down your collar, with a burr in it, to tell you that you put it nicely.',
      ],
      bad_time: [
        'You shouted up at it, and the rocks shouted too, one behind another, all the way to the pass. When they’ve done there’s a bare ledge and a warm place on it. {name} didn’t even leave prints.',
        'You block its way and say the thing loudly. It echoes off all four walls. {name} looks at you as at weather. Then there is carpet where it was, and the prints, when you find them, go only up.',
      ],
      loved: [
        'It was {item}, and that is the one voice that carries up to {name}. It let the sheet go, and it floated down. You are right. But you are not shown it again until the shadow has moved along the wall.',
        'You taught it by {item}, and {name} took it well. It has wiped its feet, you can tell by the mat. It has also gone up by one shelf, and from there you may have an ear, and no more.',
        {
          text: 'You teach it by {item} to let itself be seen when it is called. {name} is called. There is a long pause. One ear appears, on the air, as it were. It looks to see how you like that, and adds the other.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It came with noise. The echo has been up the valley twice, and {name} is behind it. A stone on the path would have been enough.',
        '{name} keeps the rule from a great way up: {item}. You could have simply turned your back.',
      ],
      harmful: [
        'The prints go straight up, a jump apart, over the wall and past the last cairn. That was {item}. Never do it again. Sit in the yard. It may be some nights.',
        '{item}. It learned to be where you are not. Its sides are beating like a bird’s. Go off a good way, and sit, and let it see your hands.',
      ],
    },
    sleep: {
      wanted: [
        'You leave the lamp outside, and {name} winds its tail about itself, over the feet, over the nose, and tucks in the end. Two frost-grey lights look out at you over the top. They have been turned down.',
        '{name} lies down where the draught is, and you had wanted to stop that draught. You let it be. It flattens, it greys, it gives its weight to the stone. You would take it for a drift, but for the looking.',
        {
          text: 'You could see {name}, and that was how you knew: it had not the strength to be elsewhere. You lay a rug across it in the cold room and go. By dark there is the rug, and a warm dent, and nobody.',
          when: ['weak'],
        },
        {
          text: '{name} had misjudged a ledge it has walked with its eyes shut, and stood below it, panting. You shake down juniper out of the wind. It lies, and you bring the long tail round and put it over the nose.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        'You make up a bed for {name} and it gets in, and for a moment you have seen a snow leopard in a bed. It was not tired. It stays long enough for you to be sure of that, and melts.',
        'You shut the shutters for {name} and whisper good night to the heap of blankets. You whisper it again at the door. You are whispering to blankets. Over your head a beam creaks, wide awake.',
        {
          text: 'You tuck {name} in with great care. What you have tucked in is the tail. The rest of it, wide awake and in fine spirits, went out at the other side. You may say good night to the tail.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You have plumped the cushion, drawn the blind and left one small lamp on, and there is no one there. There was no one when you began. From the wardrobe hangs {name}’s tail, long as a scarf, and wide awake.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was to be {item}, and {name} has not waited for you to look away. It lies down, tail and all, and is asleep where you can see it. You lower your eyes. It is still there when you raise them.',
        '{name} hears {item}, and winds its tail round itself, over the feet, over the nose. There is a slow burr, as of snow settling on a roof. You would not know that anyone was there.',
        {
          text: 'You take {item} up the ladder and leave it on the ledge. In the dark {name} turns round three times. Then a breath, with a burr in it, which is good night, and a yard of tail is let down for you to see.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was soft and smelt of summer. {name} slept beside it upon the stone, a little.',
        'There was no wind in it: {item}. It got up in the dark and went out to lie where there was.',
      ],
      harmful: [
        'You find it panting, with its tongue out, as far from that as the wall allowed. Never shut it in with this: {item}. Give it air, and snow.',
        '{item}. It came out of there lame and dull in the coat, and lay down on the ice at once. Take it away. A bare ledge does no harm.',
      ],
    },
    reflect: {
      awake: [
        'You watch the empty slope of the sofa until you are no longer watching for anything. Then part of it breathes. {name} has been there since before you sat. It lets the end of its tail be seen, and leaves it.',
        'Snow comes down on the ledge and on you. You let it. When your knees are white, one of the drifts gets up, moves a body’s length nearer, turns round in itself and is a drift.',
        'Neither of you has stirred and the cloud has come up over the pass. You can see nothing, not your boots. Out of the white a long tail is laid across your lap, and left there.',
        'You sat, that night, and no one had been for {wait} before it. {name} came along the wall then as far as the corner. It comes there now.',
        'A breath, with a burr, at your ear. It has brought something down, in its mouth, with the tail, and lays it in the snow between you: {loved}.',
      ],
      little: [
        'You have sat here four times since the sun was on that peak. {name} has gone up. It is still there. One need not look.',
        'Enough, for now. A mountain is not visited by the hour. Come back when the light has changed.',
      ],
      ill: [
        'You sit at the mouth of the shed with your back to it, out of the wind. The breathing comes slower. Then get up and give {name} what it needs.',
        'Today you are the higher one. {name} lies below you on the stones, and looks up, as people do at weather. Sit small, stay a time, and then see to it.',
        {
          text: 'You bring a bowl of snow and sit down with it in the mouth of the shed. {name} lays its chin in that, and the snow goes to water. You bring another. With the third, bring medicine.',
          when: ['ill'],
        },
        {
          text: 'It lets you sit so near that your coats touch. You look along it, ring by ring, down that whole tail, and it has all grown thin. {name} looks at the flat stone. Put something on it.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps on the beam, and you sit underneath. It is not meant to be seen, so you shut your eyes. Then something is let down into your lap, heavy, furred and very long. You are minding the tail.',
        'You sit with {name} while it sleeps, and any moment now it should be fading. It isn’t. The smoke, the rosettes, the one broad paw stay there in front of you, as if a lamp had been left on for you.',
        'You are the second stone tonight. You have snow on your hat. In {days} days {name} has slept near nothing else that breathed, and it has turned its face to your side.',
      ],
      shy: [
        'You sit on the cold step and expect nothing. Nothing comes, and sits about four yards off. You can tell by the mist, which is drifting past everywhere except one place the shape of {name}.',
        'You sit below the rocks and talk to the one that is {name}. You have the wrong rock. You talk to it for a good while. From another altogether comes a sneeze, small and cold, so that you should know.',
        {
          text: 'You sit down a long way from where {name} may be. Nobody is there, and the nobody seems to be in good spirits. You stay. After a very long time, the nobody yawns.',
          when: ['from_child', 'glad', 'well'],
        },
      ],
    },
  },
  things: {
    feed: {
      'blue sheep':
        'You lay the quarter of blue sheep on the flat stone, and then there is only the stone. {name} is going up the face with it, sideways, tail out, like somebody moving a piano by rope.',
      'ibex haunch':
        'It sets the ibex haunch against the rock, as the ibex used to stand, and walks round beneath. Then {name} pulls it down. You hear the wind drop. When it has eaten it leaves you the hoof, on the sill, pointing up.',
      marmot:
        'The marmot is round, and rolls. {name} lets it go the length of the slope, gallops beside it, and has it on the turn. It eats sitting upright, with its arms folded over its front, as marmots do, and looks at you.',
      'frozen mutton':
        'You throw out the frozen mutton, and it rings on the yard like an anvil. {name} lies along it until it gives. Then, in long slow shavings, it eats, and each of them smokes. You can hear it from your bed.',
      snowcock:
        'You hold the snowcock out at arm’s length, on the wall, and there is a pale blow, and you are holding a feather. Up on the gable {name} eats the rest, plucking to windward, and it snows on you.',
      'yak meat':
        'There is more yak meat than {name}. It walks round it, in the one line, and takes a first bite from the top, like a mountaineer. By lamplight you look out, and it has reached the pass, and lies along it, full.',
      pika: 'A pika is one bite, and {name} holds it first between two paws like muffs and breathes on it. You look away to be polite. When you look back the paws are empty, and it is drying one whisker with its tail.',
    },
    play: {
      snowball:
        'You make one, and the roof makes one, and yours is a snowball. Down comes about a cartload, with {name} on top of it, sitting, tail over its feet. It looks at what you have in your hand.',
      'cliff ledge climb':
        'You take the rope and {name} takes the cliff ledge climb. You find it wherever you haul yourself over an edge, lying there, chin on the rock, cool, having waited. At the last ledge it gives you the end of its tail.',
      'ice block':
        'You let the ice block slide out across the yard, and {name} goes after it on its belly with its feet in the air. They come to rest at your boots, turning, and there is a rosette printed in the ice.',
      'tail chasing':
        'It begins with a twitch, and then there is tail chasing, all over the drift, now one ahead, now the other. You have your money on the tail. {name} gets it, and brings you the end to hold.',
      'juniper branch':
        'You drag the juniper branch down the slope, and {name} is on it, and you are dragging a leopard. It rolls till the whole yard smells of gin. A berry sticks to its nose, and it looks at you past that.',
      'rolling boulder':
        'You put your shoulder to it and {name} sits on top. The rolling boulder goes, and it walks, backwards, all the way down, with its tail for a pole. At the stream it steps off, and the boulder does not.',
      'hidden camera hunt':
        'You have set it under a stone, and told no one. It is a hidden camera hunt, and {name} wins. When you look at the pictures there is a hundred of the wall, and one, very close, of a grey eye.',
    },
    clean: {
      'powder snow roll':
        '{name} lets itself fall for the powder snow roll, and vanishes, but for a boil going downhill. At the bottom stands a leopard with no colour but its eyes. It shakes, and you are the one nobody can see.',
      'paw ice removal':
        'For the paw ice removal it puts up one great foot on the sill and looks out over your head. You breathe on the toes. The beads come off, clear, with a hair in each, and {name} gives you the next foot.',
      'winter coat raking':
        'You rake, and a second leopard begins to lie beside the first. The winter coat raking is nearly done when {name} sees it there. It takes it up by the scruff and puts it out on the roof.',
      'glacier water rinse':
        'The glacier water rinse comes off the rock as thick as your arm, and {name} stands in under it, mouth open. You do its back with a broom. The water goes away grey, and what is left in it is blue.',
      'loose fur plucking':
        'You pull, where it lifts, for the loose fur plucking, a tuft and a tuft, and let them go. The wind has them. {name} watches its own smoke go down the valley until somebody’s chimney has it.',
      'rock rub':
        '{name} leans on the rock rub and walks, from whiskers to tail end, and it is a long walk, and turns. You put your hand there after it. It is colder than the rest, and shines, and comes off on you, charcoal.',
    },
    sleep: {
      'rock overhang':
        'You sweep out the rock overhang with a fir branch and step back into the snow. {name} goes in, lies down, and puts the tail across the front of it like a bolt. You look again, and it is mountain.',
      'snow hollow':
        '{name} turns once in the snow hollow, and once more for the tail. The edges slide in. You stand beside a round white place with a hole no bigger than a coin, and out of it comes a thread of breath.',
      'mountain cave':
        'You carry the lamp as far as the mouth of the mountain cave and no further. Far in there is a rustle, ring upon ring. The cold comes out to you, settles about your feet, and lets you go home.',
      'high ledge':
        'There are forty ledges, and {name} takes the high ledge, the one with no way to it. You lie on your back, to see. A tail hangs over the edge, lets go a little snow on you, and is put on.',
      'falling snow':
        'You leave the door off the latch for the falling snow, and {name} lies down in the very doorway. Flake by flake it goes: an ear, the rosettes, the long line of the back. You step over where it was.',
      'mountain wind':
        'You open both windows to the mountain wind, and your papers go. {name} faces into it, eyes shut, all its fur laid back like grass. Then it turns about, lets the wind comb it the right way, and sinks.',
    },
    medicine: {
      'altitude oxygen':
        'You hold up the mask, hissing, and {name} regards it as it would a small cold wind. It puts its nose in. With the altitude oxygen the grey comes back into its eyes, and the first clear breath is burred at you.',
      'parasite treatment':
        'You have it in a syringe, and {name} gives you the scruff and its view of the valley. The parasite treatment goes in between two rosettes. It sits a while longer, so that you need not feel you hurried it.',
    },
    discipline: {
      'long silence':
        '{name} has been among the hens, and you come out, sit down on the wall, and begin a long silence. Snow fills the prints. Towards dark something is laid at your feet, with both its wings, blinking, and walks home.',
      'slow step back':
        '{name} has your boot. You do not pull. You let go, and take a slow step back, and another. It stands there with the thing in its mouth, alone on the whole slope, and puts it down, toe towards you.',
    },
  },
  refusals: {
    asleep: [
      'You bring it to a rock with snow on it. {name} is not to be had before {wakes_at}. You may reflect there. The rock has room.',
      'It sleeps above the path with its tail over its ears. It comes down at {wakes_at}. Sit below and reflect, if you will, without a light.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. Its tail was longer than it, this morning, and pulled it downhill. It has taken it in its mouth now, and they are going up.',
      'A child now: it has climbed the woodpile and there was nothing over it, on any side. It sat down there. It is sitting there still.',
    ],
    teen: [
      '{name} is half grown, and has not been seen for some days. It eats what you leave. Go on leaving it at the same hour. That is what it will remember.',
      'The prints have outgrown those of last week, so {name} has had to make the whole track new, from the gate. It did it in one night. It is a teen.',
    ],
    high_care: [
      'It is grown, a {form}. {name} comes down to the house in daylight, over open ground, along a line of prints that leads from nowhere else.',
      '{name}, full grown, and a {form}. It has a ledge on the ridge, and one inside, over the stove, as near as a cold thing cares to lie.',
    ],
    balanced: [
      'A {form}, and grown. In hard weather there is a grey thing by the chimney, and in fair weather none. You leave the window on the latch.',
      '{name} is a {form} now. It keeps three valleys, and yours is the one with the smoke. It passes through in its old prints, as the moon does.',
    ],
    low_care: [
      'You never saw it grow. It is a {form}: a cold place under the roof that moves, and in the morning a single print on the sill, from inside.',
      '{name} is full grown. Nobody came up, so it did not come down. It is a {form}, and has forgotten that it can be seen.',
    ],
    rescue: [
      'Grown, a {form}. One ring of its tail came in white, where the frost had it, the night that it was brought down. It carries it by that ring.',
      '{name} is a {form}. Its track has a gap, about the length of a fall, and goes on below, between two human footprints. It has never trodden those out.',
    ],
  },
  trust: [
    'Tonight it is on the wall, where last week it was on the roof. You did not see it come. It let you see that it was there.',
    '{name} walks in out of the snow, past you, and along the hall. There had been no prints there. There are now, and so it will come that way again.',
    '{name} lies on the floor, which is as far down as there is. It lays its tail in your hands, all of it, to hold. It has never before had its mouth free.',
  ],
  streaks: [
    'Ten meals, as the light falls. There is a stone for each, by the gate. The wind has been at them, and they stand.',
    'Twenty-five. {name} no longer looks for the smoke before it starts down.',
    'Fifty, and the path from the pass to your door has been used so often that snow lies in it last.',
    'A hundred on time. {name} looks back from the ridge. It has never looked back from anything.',
  ],
  ages: [
    '{name} is ten days old. It has been seen on three of them.',
    'Thirty days, one track. The snow has covered it thirty times and it is there again each morning, to the toe.',
    'A hundred days old. The roof has a hollow at its highest place, where it is always winter.',
    'A year. It has come round the whole mountain and set its foot in the first print it ever made. It is much too small, and it stands in it.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['snowball'] },
      wish: 'There is snow on the ground and nobody has picked any of it up. {name} is behind the wall. A snowball might come over it.',
      granted: 'It came back, after a long time, with the print of a tooth.',
    },
    {
      by: { action: 'play', item: ['hidden camera hunt'] },
      wish: 'They have tied a small eye to a tree, to catch {name} at it. It would like to be played with: to hunt the hidden camera, before the camera does.',
      granted: 'In every picture there is snow. In the last, from very near, a nose.',
    },
    {
      by: { action: 'play', item: ['cliff ledge climb', 'rolling boulder'] },
      wish: '{name} looks from the top of the quarry to you, and to the top again. A climb, on ledges, or something round let go from up there.',
      granted: 'It took a long while to stop, down there. You listened together.',
    },
    {
      by: { action: 'feed', item: ['blue sheep', 'ibex haunch'] },
      wish: 'The wind is from the high side, and has horns in it. {name} has not blinked since. Blue sheep, it may be, or a haunch of ibex.',
      granted:
        'It ate above the house. For an hour no bird spoke. Then one burr, through the nose, that you were perhaps meant to hear.',
    },
    {
      by: { action: 'feed', item: ['marmot', 'pika'] },
      wish: 'Something whistles under the stones and {name} cannot get in to it. It would take a marmot from you, or a pika, this once, without pride.',
      granted: 'It is eaten. {name} has lain down on the stones again, to hear the others, at peace.',
    },
    {
      by: { action: 'feed' },
      wish: 'Leave the next meal and do not go in. Stay where you are, in the yard. {name} would like to find out whether it can eat with somebody there.',
      granted: 'It could. It took as long as a cloud takes to cross the valley. You looked at the cloud.',
    },
    {
      by: { action: 'clean', item: ['powder snow roll', 'paw ice removal'] },
      wish: '{name} has come down with winter between its toes. It would like it taken out, or else a roll in powder, where there is no wind.',
      granted: 'It went up light. Those were the first prints in which one could make out the fur.',
    },
    {
      by: { action: 'sleep', item: ['high ledge', 'snow hollow'] },
      wish: 'A bed is a low place with walls. {name} would like to be put to sleep on a high ledge, or in a hollow in snow, with nothing above.',
      granted: 'You saw the tail go over the nose. After that you saw the mountain.',
    },
    {
      by: { action: 'sleep', item: ['falling snow', 'mountain wind'], hours: [17, 21] },
      wish: 'Towards dark, if snow is falling, or there is only wind, {name} would go to sleep to it. It has never been able to see the use of music.',
      granted: 'It fell, and it went on falling. {name} greeted the first few by name.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to show you. It is on the opposite slope. Sit on the step, and look there, and do not ask.',
      granted:
        'There was nothing on the opposite slope. It was on yours, a yard from you, the whole time. You had felt it.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The sun reaches the step twice in the day. {name} would like you to be sitting there both times.',
      granted: 'You were there. From above it must look like a cairn that someone keeps up.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'In the early light there are new prints to be seen, before anything has walked in them. Come out in the morning, and sit.',
      granted:
        'They went from the ridge to the place where you were to sit. There was a print on either side of it, like a chair.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The small stone',
        shape: 'stone',
        text: 'From the top of the cairn. {name} has laid it in your pocket without your noticing, and built on with another.',
      },
      {
        name: 'Shed claw',
        shape: 'moon',
        text: 'The sheath of a claw, thin and curved. You found it on the sill, inside, on a night when you had heard nothing.',
      },
      {
        name: 'The photograph',
        shape: 'letter',
        text: 'A slope, with snow. {name} was not in it when it was taken. It is now, if one waits.',
      },
      {
        name: 'Tip of a horn',
        shape: 'bone',
        text: 'It lay on a ledge where no sheep has been, with the hollow side down. Under it the stone was dry.',
      },
      {
        name: 'Smoke in a ring',
        shape: 'ring',
        text: 'A tuft of winter coat, blown round and round on a ledge until it closed. It is as light as not having one.',
      },
    ],
    return: {
      name: 'A flower from over the pass',
      shape: 'flower',
      text: 'White, with felt on it. Nothing flowers there. {name} carried it back in its mouth and let its own tail drag.',
    },
    streak: {
      name: 'The twenty-fifth stone',
      shape: 'gem',
      text: 'Clear as ice, and it does not melt. {name} put it on the cairn last of all and has not been up to look.',
    },
    hundred_days: {
      name: 'The first print',
      shape: 'shell',
      text: 'It froze, and came away whole. You keep it on the north sill, where {name} goes by and does not look at how small it was.',
    },
  },
  release: [
    'You point to the pass, and stand aside. {name} takes its tail in its mouth. On the skyline it stops. It lets you see it for as long as you like.',
    'In the morning there is one line of prints, and it goes up. {name} has left the gate as it was. Above the last cairn you lose it, against the snow.',
  ],
  dying: {
    neglect: [
      '{name} died on the ridge, with its face to the valley. No smoke had stood there for a long time.',
      '{name} is dead. Its tracks came down to the yard, and waited, and there were none that came to meet them.',
    ],
    hunger: [
      '{name} is dead. It lay in the round place at the foot of the steps that it had licked clean.',
      'It had come down as low as there is, and laid its tail beside it. {name} died there. The snow was quick.',
    ],
    illness: [
      'Its breath stood over it, and grew thin, and was air. {name} lies under the overhang.',
      '{name} is dead. It had drawn the tail over its face, by itself, as for any night.',
    ],
    poison: [
      '{name} died of what had been left for it. It had come down for that across open ground.',
      '{name} is dead of a thing that it was given. It ate with its back to the rock, and it did not come from there.',
    ],
  },
  returned: [
    'Prints, on the step, that were not there. They are wet. Then it is standing in them: {name}, grey, with the tail in its mouth, and snow of some other mountain on it.',
    'The cold comes in first. {name} is after it. It crosses the room in open sight, and lies down, and there is rime on your boots.',
  ],
  epitaph: {
    openings: [
      'If you ever saw a smoke-pale cat with a tail as long as itself, it meant you to. That was {name}.',
      'Here the track ends. It was {name}’s, and there was only the one.',
      'Snow lies longer on this stone than on the others. Nobody brushes it off. {name} would have liked that.',
      'Put a small stone on top, if you have climbed this far. {name} could see you coming.',
      { text: 'Few saw {name}. It knew who they were.', when: ['from_child'] },
      { text: '{name} carried all that it had in its mouth, and it was enough.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It watched for one smoke.', 'No one went up, and it could come no further down.'],
      hunger: ['The place for the dish is clean to this day.', 'It came down the whole mountain for nothing.'],
      illness: ['The cold let go of it.', 'It missed its footing in its own prints, and then lay down.'],
      poison: ['It came into the open, once, for that.', 'What was laid out on the snow for it was not food.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Snow. It came in the night and there is no mark on it anywhere, and you have four feet. You go off the high place and the air holds you as long as it can. Your tail comes after, and has its own opinion. You speak seldom. Now you would say: white. You would say: look. Below is the one who may look. If they threw something, from there, it would come up slowly, turning. You would be where it lands.',
      'You are {name}. The wind is from the north and has nothing in it. So this is what it is to be well: one is cold as far as the bone, and the bone is warm. You have shown yourself on the wall. It was much. You may do it again. There is someone in the yard with their head back and their mouth a little open. They do not call. That is good in them. Let them come out further.',
    ],
    content: [
      'You are {name}. A ledge. Weather. Far down there is a thread of smoke, and it goes up straight. You know who has lit it. You have known for some time, and have not said so. There is no need to come nearer than this. One can have a thing by looking at it. But the snow is firm tonight, and your prints lead that way in any case. If they should be sitting on the step, you would not go round.',
      'You are {name}. One track. It has been {days} days in the making. You could walk it with your eyes shut and you have. There is a place in it where you always slow down: it is by the door, where the boards are warm on the other side. You do not ask what is in there. You stand. It would be well if they came out some evening at that hour, and also stood.',
    ],
    bored: [
      'You are {name}. The ridge. The sky. The ridge. You have hold of your tail, and it is not struggling. Nothing has moved on the slope since the stone that you moved yourself. You do not complain, mountains do not. You walk round the house, each foot where it was, and stop beneath the lamp, and walk. Perhaps they will see that it has gone round twice. Perhaps they will come out, with something that runs.',
    ],
    hungry: [
      'You are {name}. The wind has turned, and there is nothing on it. You have let yourself be seen upon the roof. For you that is shouting. The body grows light and clear, like the air before frost, and each thing down there has an edge: the gate, the dish, the hand on the latch. You will come as low as the woodpile. No lower, yet. Let the hand put meat there, and take its time, and go back in.',
    ],
    starving: [
      'You are {name}. You have come down. There was a ridge, and then a wall, and then the yard, and you are lying in it. Anyone may see. You would have minded. It does not snow. Your tail is by you somewhere, you let it go, it was heavy. You do not know how to ask, you had only the one sound and that was for being glad. So you lie here, where the dish goes. Meat. Now.',
    ],
    sick: [
      'You are {name}. It is too warm. You have gone to the back of the cave and it is warm there also, it must be that you brought it in. Your breath goes by you, fast, like others running. You put down a foot, and the print was not under it. You have never been afraid of height. It is strange to be so on the ground. Let someone come, slowly, one, not more. Let them bring what makes it cold again.',
    ],
    failing: [
      'You are {name}. The pass is near. You had thought that there was more climbing. It has got light in here, and soft, and the snow does not feel like anything. You were so careful always to leave one track. It is going off by itself now, ahead of you. Hold the end of your tail, someone, so that it does not go too. The bitter thing first. Then hold on to that.',
    ],
    near_death: [
      'You are {name}. You look for the smoke. Where it was there is sky, a long piece of it. You have not moved, so as not to miss it. You are not one that is visited. You made sure of that, on every side, for years it seems. Now you lie in the open, with your face that way. If a single pair of feet came up, even badly, even with noise, you would not go. Let them sit down on the stone.',
    ],
    asleep: [
      'You are {name}. It snows in here. Each one comes down turning and you know it. A slope, and on the slope a line of prints, and beside them another line. You look at that for a long time. They are not yours. They have heels. They go up with you, one and one, as far as you can see, and where you stopped they have stopped. If it is cold on one side of you and less cold on the other, that is who it is.',
    ],
    shy: [
      'You are {name}. There is something in the valley that walks upright. It leaves prints everywhere, over each other, like a herd. You have read them. It goes to the wood, it goes to the well. It stands in the yard and looks up, at the wrong peak. You do not mind it. You have put a ridge between. If it would sit down, and face the other way, and not own the silence, you might come to the near side of the snow.',
    ],
    back_from_death: [
      'You are {name}. You went over. One does not look back from a pass, so you did not, and yet you heard it behind you: a step, in snow, that broke through at each stride, as theirs do. Nobody had ever followed so far. You turned. There was no print to put your foot in, and you put it down. Now you are on a step, in sight of all. Let them stay on it. Let meat come when the light says.',
    ],
    hurt: [
      'You are {name}. It lay in the snow, where theirs is always laid, and you came down to it in daylight. That was a thing you gave. Now there is fire in you, and you have eaten ice, and it is there yet. You have gone up. You do not go by the old prints. Below, the one is looking for you, with its head back. Let it take that away from the wall. Then let it wait there. You are looking.',
    ],
  },
}

export const SNOW_LEOPARD: Species = {
  slug: 'snow_leopard',
  name: 'Snow Leopard',
  family: 'cat',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'The ghost of the high passes: mostly an absence with paw prints, and it regards being seen as a gift it gives.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['blue sheep', 'ibex haunch', 'marmot', 'frozen mutton', 'snowcock', 'yak meat', 'pika'],
      play: [
        'snowball',
        'cliff ledge climb',
        'ice block',
        'tail chasing',
        'juniper branch',
        'rolling boulder',
        'hidden camera hunt',
      ],
      clean: [
        'powder snow roll',
        'paw ice removal',
        'winter coat raking',
        'glacier water rinse',
        'loose fur plucking',
        'rock rub',
      ],
      medicine: [
        'dart vaccine',
        'altitude oxygen',
        'antibiotics',
        'eye surgery',
        'parasite treatment',
        'field vet visit',
      ],
      discipline: [
        'long silence',
        'keeping distance',
        'lowered eyes',
        'slow step back',
        'cairn boundary',
        'withdrawn presence',
      ],
      sleep: ['rock overhang', 'snow hollow', 'mountain cave', 'high ledge', 'falling snow', 'mountain wind'],
    },
    harmful: [
      'heat lamp',
      'stuffy room',
      'wire snare',
      'poisoned carcass',
      'tourist crowd',
      'rhododendron leaves',
      'camp chocolate',
    ],
  },
  appearance: {
    look: 'a smoke-pale mountain cat with blurred charcoal rosettes, frost-grey eyes and a tail as long as its body',
    colours: ['#cfd3d6', '#f6f7f5', '#4a5057'],
  },
  figure: {
    muzzle: 'small',
    ears: 'round',
    tail: 'rope',
    slit: true,
    eyes: '#8fb0b8',
    earSize: 0.86,
    marking: 'rosettes',
    extras: ['ruff', 'whiskers'],
    girth: 1.06,
    shift: -10,
  },
  book: BOOK,
}
