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
    'You look into the shell and nobody is there. Wet prints the size of buttons go away over the blanket and stop. Where they stop there is slowly a tail, a great deal of it, and at the end {name}, letting you look.',
    'The shell falls open and it is empty. You search the straw, the box, the floor about your feet. Then some of the straw opens two frost-grey eyes, and unwinds a tail as long as itself. {name} lets you look.',
  ],
  looks: {
    thriving: [
      '{name} is not in the kitchen. But flour has been spilt, and somebody has danced in it: the prints go round in a ring, broad as saucers, leap to the dresser, and end. The flour is still coming down.',
      'You draw the hillside, without {name}, which is nowhere to be seen. You hold up the picture to compare. Up there, in the middle of the empty rocks, it is sitting with its tail round its feet. It has been posing.',
      {
        text: 'There is a tail in the blanket, as long as a kitten, and some way along it there is a kitten. {name} considers you with new grey eyes. Then it draws the tail up over its nose. You have been shown.',
        when: ['baby'],
      },
      {
        text: 'You would have missed it but for the tail, which is too long to be hidden by anything so small. {name} finds you looking, backs behind its own tail, and considers itself gone.',
        when: ['baby'],
      },
      {
        text: 'You look along the shelves, on the beams and behind the curtain, and find nobody. Well, then. You lean back on the grey bolster to think where else it could be, and the bolster breathes out.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look up from the page and on top of the wardrobe there is a whole snow leopard, tail and all, wrapped twice. {name} lets you look. You turn the page, and when you turn it back it is still given.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You very nearly step on {name}. It is lying in the open, in the middle of the rug, every rosette in focus, the whole tail laid out beside it like a second cat. It holds still until you have got to the end.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Paw prints cross the dusty landing, come right up to you, and stop. Nobody is at the end of them. Then what you took for a grey scarf about your ankles twitches its tip, and {name} lets you have the rest.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in on an empty ledge. Then some of the grey has eyes, then the smoke has spots, and by degrees you are given a whole {name}. The tail comes last, and goes over your knees, so you can be sure.',
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
        text: 'You look in on nobody. There is the shelf, the grey blanket folded on it, and {name}’s prints in the dust, going one way. You say hello to the room in general. The blanket thinks it over, and lets you have one eye.',
        when: ['well'],
      },
      {
        text: 'The grey stones on the shelf number one more than you own. {name} is among them with its chin on its paws, watching the valley of the hallway, where nothing crosses. That is how it likes a valley.',
        when: ['well'],
      },
      {
        text: 'Broad prints cross the dusty floor to the window seat, and there they end, with nobody in it. You say good day in case. The curtain breathes in and out, evenly, neither pleased nor sorry. {name} is at home, and well.',
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
      {
        text: '{name} is hiding on the heights, that is, on a cushion. Its tail, being as long again, has been left behind on the floor beside the empty dish, and twitches at you. The rest is too proud to ask. Feed both ends.',
        when: ['baby'],
      },
      {
        text: '{name} is no bigger than a mitten and has been stalking its dish across open carpet, belly down, every whisker hidden. It pounces. The dish is bare. It sits in it, tail hanging out, and mews. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'From the top of the wardrobe a tail has been let down, all of it, until the tip rests in the empty dish. The remainder of {name} is not being shown to you. Its meal is overdue. Feed it now, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: 'There are paw prints to the dish, round it, and away again up the shelves. You cannot find what made them. From behind the top books hangs the end of a tail, not quite still. Fill the dish now, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is not behind anything. It sits in the very middle of the floor, tail round it twice, in full view, giving and giving. You look at it, and then next to it, at the bowl. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'From the top of the dresser hangs something you had taken for a bell rope. It comes down, smoke-pale, and taps the rim of the dish. No more of {name} will be on view for the moment. Its meal is overdue. Feed it now.',
        when: ['well'],
      },
      'Just above the empty dish hangs the tail of {name}, left, right, left, like a clock. It is as much as you will be shown without good cause. Its meal is due. Put it underneath.',
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
      'You see nobody. You see paw prints, from the empty dish to your door and back, to your door and back. The last two stand in your slippers, which are warm. It is hungry and its meal is overdue. Feed it now.',
      'You need not look for {name}. It has sat down in the middle of the kitchen, right under the lamp, side on, with every rosette showing, and it holds that. Its meal is overdue. Feed it now.',
    ],
    starving: [
      'From the top of the wardrobe comes a small cracked sound, and you have no idea what makes it. Then two frost-grey eyes look over the edge. {name}, who does not care to be seen, has had to call. Feed it at once.',
      '{name} lies on the bare ledge in plain sight, and is not giving it as a gift. It has not the strength to be anywhere else. The long tail hangs straight down over the drop. Bring food at once, to the ledge.',
    ],
    weak: [
      'You see {name} at once, which is how you know. It lies in the open with its long tail drawn over its nose, too tired to be an absence. Give it medicine, or a good rest, and look the other way.',
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
      'Anyone can see {name} now. The smoke has gone to brown, there are burrs all down the tail, and against the pale wall it stands out like a coat on a hook, trying to be one. Wash it, and let it vanish.',
      '{name} can be seen from everywhere, and it is a disgrace. Two days of mud have made it brown, with a brown tail as long again. It has tried rock after rock. Please wash it.',
    ],
    sick: [
      'Follow the paw prints. Past the chair they come closer together, and then there is a line beside them, where the tail was let drag. {name} lies at the end of the line, breathing fast. Bring medicine now.',
      '{name} has wound its tail about itself twice, over the feet and over the nose, as for a night on the high passes. The room is warm. Within the tail it is shaking. Give it medicine, now.',
    ],
    failing: [
      '{name} lies in the middle of the floor where anyone can see it, every rosette, the whole length of the tail. This is not a gift. It could not get behind anything. Medicine and food at once, or it will die.',
      '{name} has come down from every height it had, and lies at the foot of your stairs with its tail trailing behind it, not lifted over the nose. Its breath makes no cloud. Medicine and food, quickly.',
    ],
    near_death: [
      '{name} has tried to draw its long tail round over its nose, and got it only halfway. Do that for it now. Then sit down close beside it, care for it, and stay. If nobody does, it has hours.',
      '{name} has wrapped its tail over its face, and snow is settling on the rosettes and not melting. It has let itself be found. That is all it can give. Come up, lie down beside it, keep it warm.',
    ],
    asleep: [
      '{name} sleeps in the open. You would not have guessed how large it is, nor that it holds its tail across its nose in both paws, like a child with a scarf. You have seen it. Go out backwards. It needs nothing until it wakes.',
      'You look for {name} behind things and under things. It is in the middle of the rug, the long tail brought round over its nose. It has gone to sleep where anybody could see it. Leave it so until it wakes.',
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
      'Round prints go up the dusty bookcase, shelf by shelf, and end at the top, where there is nothing at all, looking at you. Do not look back. Sit down quietly with your face to the wall, and let {name} do the finding.',
      'There is a ledge above the door with nobody on it. The nobody has a tail, which hangs down a moment too long and is drawn up. Sit below with your back to it. {name} decides who gets to see it, and when.',
      'No smoke stood over the valley, that time, for {wait}. {name} has gone up a ridge. Come out in the evening and sit there. It can see you.',
    ],
    back_from_death: [
      'Since it came back, {name} has sat on the bare middle of the floor, in plain sight. It finds this hard. Each time you look away it moves an inch toward the shadow, and each time you look again it gives the inch back.',
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
        {
          text: '{name} eats it all, shuts its eyes, and has vanished. It waits. It opens one, to see how you are taking it, and finds you looking straight at it. It shuts them again, harder.',
          when: ['baby'],
        },
        {
          text: '{name} comes at the dish from behind the table leg, belly to the floor, quite invisible apart from the tail, which stands straight up like a chimney. The dish does not run. {name} falls in, and eats its way out.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'A smoke-pale rock at the end of the room is eating its meal, on time, in bliss. You take one step closer to see whether it is {name}. It is a rock.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set the bowl down on time and turn to close the door. The bowl is clean. Paw prints lead up to it, none away. Then you see a yard of tail hanging from the dresser, where it has been left for you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'What you had taken for a grey cushion gets up and eats in front of you, every rosette on view. Then there is nobody in the room again, or almost. The last foot of a tail has been left across your boot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put the dish beside the empty armchair and turn to hang up the cloth. When you turn back the dish is clean and the armchair is empty, except for {name}’s very long tail, left hanging over the side where you would see it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the haunch by the shank and hauls it up to the high ledge, where nobody may follow. A moment later one huge paw comes over the rim and hangs there, at the height of your hair.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You put down the dish and turn your back, as agreed. There is nothing to hear. Then something thick and soft comes round your ankles from behind, twice round, and lies there until the meal is over. You do not look down.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You set down the dish and glance up at the ledge, where nobody is. When you look back it is empty. A thick smoke-pale tail lies across your shoes, and you follow it, a long way, to {name}, who lets you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You set the meat on the sill and, out of habit, turn away. There is a weight along your back: {name}, eating over your shoulder, in plain view, with that whole tail hung round your neck.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        'You set the dish down for {name}, on time, and look at the sky, out of politeness. You look at the dish. It has been eaten, every bit, and beside it you have been left one print, very clear.',
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
          text: 'You set the dish down among the paw prints, {streak} on time. Something grey and very long has been left lying in the open where you cannot help but see it. That is the tail. The rest is under consideration.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} has eaten some of it, not much, and scraped a little snow over the rest, with a print on top for a seal. It would have it kept cold. It means to come down again at {opens}.',
        'You are seen from a long way up, with a dish, at this hour, and {name} takes the trouble to be puzzled. It comes down for one bite. It is on the roof again before you look. Look up again at {opens}.',
        {
          text: 'You look away and look back. One mouthful is gone from the dish, and beside it stands a single print, toes outward. {name} is already somewhere else, not hungry. You were early. It was civil of it to come down at all.',
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
          text: 'While the meal was due you were left one paw print, wet, beside the dish. You come late, and set the meal down next to it. You turn your back, and the meal is gone. So, when you look, is the print.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wait by the dish a long time and see nobody. When you come back it is clean, and one line of prints runs to it through the hearth ash, and none away. You were not given so much as the tail.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You call from the gate with the haunch on your shoulder, and the mountain looks back at you, entirely mountain. You know which rock it is. It knows you know. It comes for the meat when you have gone down.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} comes down to the floor and eats beside you, as it does, and winds its tail around itself when it is done. There has always been some left over for your ankles. It has gone round twice.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You can see the whole of {name}, and it did not give you that. It eats the late meal in the open, then pulls the long tail across its eyes. It has no other hiding left. Medicine or rest, please.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are prints round the place where the dish goes, round and round, and through them a long groove, where the tail was too heavy to carry. You put the dish down and face the wall. Something eats. It takes a while.',
          when: ['wary', 'weak', 'no_item'],
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
          text: 'You bring the dish many hours late. Where it should have stood is a ring of prints, round and round the same bare spot, and then a line of them to the window. You hear {name} eat only once you have shut the door.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set the dish down and turn to shut the door. When you turn back it is empty. One line of paw prints comes up to it and one leads off. Being seen was always {name}’s to give.',
          when: ['from_child', 'well', 'no_item'],
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
          text: 'You set the dish down and step well back, to see. Nothing comes. When you give up and bend to take the meal away, untouched, the grey pattern on the floor around it turns out to be a tail, and is withdrawn.',
          when: ['no_item'],
        },
        {
          text: 'You carry the dish to where {name} might be. From the top of the bookcase a tail lets itself down, all of it, touches the rim, and is drawn up again. You see nothing more. The meal goes to waste.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats three mouthfuls in the open, the whole length of its tail left out behind it. You have not been shown so much before. It is no gift. Hiding was too far to walk. Medicine next.',
        '{name} eats from the dish in your lap, a little, slowly, and lays its chin on the edge between. It weighs more than you had thought, for something that was never there. It is ill. Medicine next.',
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
          text: 'You trail a string behind the armchair and it goes tight. Whoever is there lets you win a hand’s breadth, then takes the lot and thumps about with it in bliss. A tail as long as a cat slides into view, and is withdrawn.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw a snowball up at the empty cliff and it does not come down. You throw one more. After a pause, from nowhere, something round and rather badly made drops on your head.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You search the curtain, the stairs, the top of the wardrobe. {name} has been two steps behind you all the way, carrying its own tail in its mouth so that nothing should be knocked over. You turn. It lets itself be found.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drag the string along the rug and the rug is empty. At the third pass the string stays where it is. {name} has been lying beside you the whole game, and lets you see one paw, then the tail, then everything.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Someone has come down your own footprints behind you, setting each paw in them, so there is only one track. You spin round. Nothing, and then a weight of smoke drops from overhead and knocks you flat, purring.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You set {name} on the grey hearthstone to roll it a bead, and it is gone. You pat about. A piece of the stone gathers itself and lands on your wrist with all four feet. There it lets you look.',
          when: ['baby', 'no_item'],
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
          text: 'You count to twenty. {name}, who can disappear on a bare staircase, is lying in the middle of the floor with the end of its tail in its mouth. Out of courtesy you look behind the curtain. It watches you, happy as before.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You count to fifty and search the house. {name} is on the wardrobe above you, exactly as happy as before you hid your eyes. When you have been under the bed three times it lets down a yard of tail, as a hint.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hide your face and count for {name}, and look up, and it has not moved. It lies there, every rosette plain. It can’t vanish, and it can’t play. See first to what it needs.',
        'You toss a snowball for {name} up on the ledge. It breaks beside it, and it lets the snow lie on its paws. It is looking at you from further off than that. See to what it needs before any game.',
        {
          text: 'You toss the ball into the empty corner, and it does not come back. You go over and feel about in the pale blur until there is fur under your hand, and the fur is shivering. Leave the ball. See what {name} needs.',
          when: ['no_item'],
        },
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
          text: 'With the dust the outline goes too, flank by flank, until you seem to be brushing the pale wall. You stop, not wishing to look foolish. The wall leans into the brush, and stays there until you go on.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You comb the thaw mud from between the rosettes, and with each stroke {name} gets harder to see. By the haunches you are working by touch. At last you hold a comb and some very clean weather.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, and nothing comes off but a little cold. It was clean, and has been shown to you only to prove it. It turns, that you may check the other flank, and is gone before you have agreed.',
        'The cloth goes the whole length of the tail, and {name} holds its breath, and there is nothing on it. You have been handed every ring of it. It looks at you as at someone who has been left a fortune.',
        {
          text: 'You brush from the shoulder back along the endless tail, and not one hair stays in the bristles. Then you look. {name} was clean, and left some time ago. From about the ribs on, you have been doing the rug.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lets itself be seen for this, as a present, since there is nothing on it but frost. You brush the back. You brush the left side. Somewhere along the left side the brush goes on without anybody under it.',
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
          text: 'You put the spoon on the ledge and turn your back, as one must. When you look again it has been licked. The paw prints going away from it drag in the dust. The ones coming back, some time later, are round and clean.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You hold the spoon out to a pale blanket with nobody in it, and say please. A piece of the blanket opens its mouth. Some time afterwards {name} lets you see both eyes, clear as frost, and then the whole tail.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} lets itself be seen, opens its mouth, swallows, and looks out over your head at the ridge it will be on presently. There was nothing to cure. You have had the sight of it for nothing. Save the rest.',
        'You leave the spoon out for {name}, on the rock, and it comes to be empty. It was perfectly well. It took the medicine because you had climbed so far with it. Keep the rest for a bad day.',
        {
          text: 'You follow the prints along the top shelf and hold the spoon out to nothing, and nothing licks it clean. A very long tail wipes the handle. Nobody up there was ill. Keep the medicine until somebody is.',
          when: ['no_item'],
        },
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
          text: 'You say no to the bookcase, where there is nobody. The vase stops moving. Large soft prints come down through the dust, one shelf at a time, and go out past your feet. You are shown none of the rest.',
          when: ['well'],
        },
      ],
      little: [
        '“And not on the bread,” you tell the top shelf, and {name} is not on the bread. There are prints all round it, broad as saucers, each set down with care. It hears you out, and fades by way of assent.',
        'You address your lesson to a patch of mist, and {name} has in fact been behind you, listening. It knew it all. A breath goes down your collar, with a burr in it, to tell you that you put it nicely.',
      ],
      bad_time: [
        'You have the last word, and then nobody to have had it with. On the rug are four paw prints, close together, facing you. {name} had been letting you see it. It is not letting you now.',
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
          text: 'You do not see {name} lie down. You see the prints that come to the bed, close together, one foot dragging. Then a warm hollow, with a tail’s length curled about it. Then the prints that leave it, even, a full stride apart.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name}’s legs shake as far as the blanket. Under it the shaking goes, and the breath slows, until there is nothing there but blanket. It has left the tip of its tail outside, for you to know it by.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You make up a bed for {name} and it gets in, and for a moment you have seen a snow leopard in a bed. It was not tired. It stays long enough for you to be sure of that, and melts.',
        'You shut the shutters for {name} and whisper good night to the heap of blankets. You whisper it again at the door. You are whispering to blankets. Over your head a beam creaks, wide awake.',
        {
          text: 'You tuck in the pale shape on the bed, smooth it and tiptoe off. From the top of the wardrobe {name}, wide awake, has watched you be so gentle with a blanket. A long tail comes down, just the tip, where you can see.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in with great care. What you have tucked in is the tail. The rest of it, wide awake and in fine spirits, went out at the other side. You may say good night to the tail.',
          when: ['glad', 'wary', 'well'],
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
        'You sit with your back to the room and hear nothing. Getting up, you find a single line of prints across the dusty boards, two deep ones close behind your place, and, curved round them and you, the groove of a very long tail.',
        'You watch the empty slope of the sofa until you are no longer watching for anything. Then part of it breathes. {name} has been there since before you sat. It lets the end of its tail be seen, and leaves it.',
        'You keep your eyes on the grey blanket, and the blanket does nothing whatever. When you get up at last, paw prints cross the dusty floor behind you, to a place against the small of your back. It is still warm there.',
        'You sat, that night, and no one had been for {wait} before it. {name} came along the wall then as far as the corner. It comes there now.',
        'A breath, with a burr, at your ear. It has brought something down, in its mouth, with the tail, and lays it in the snow between you: {loved}.',
      ],
      little: [
        'You have sat here four times since the sun was on that peak. {name} has gone up. It is still there. One need not look.',
        'Enough, for now. A mountain is not visited by the hour. Come back when the light has changed.',
      ],
      ill: [
        'You sit down by what appears to be bare rug. In a while there is a tail across your lap, as long as a scarf, and later breath at the far end of it. {name} lets you see the rest. Bring it what it needs.',
        'You sit at the mouth of the shed with your back to it, out of the wind. The breathing comes slower. Then get up and give {name} what it needs.',
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
        'You sit down beside the place where you think {name} is asleep. After a while the tail comes over your feet, heavy and warm, from the other side, and you see that you were out by a metre. You do not correct it.',
        '{name} sleeps on the beam, and you sit underneath. It is not meant to be seen, so you shut your eyes. Then something is let down into your lap, heavy, furred and very long. You are minding the tail.',
        'You are the second stone tonight. You have snow on your hat. In {days} days {name} has slept near nothing else that breathed, and it has turned its face to your side.',
      ],
      shy: [
        'You sit facing the back of an empty chair. A good while later the end of a tail comes down over it, and more tail, and more, and hangs there. Nothing else follows. Still, you have been shown a tail.',
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
