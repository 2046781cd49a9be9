/**
 * The Mirror wants to be looked at by someone who is not looking for themselves. It fears another mirror, in which
 * there is nobody, over and over. It is a chrome otter with a face of glass and a thin brass frame about the brow. It
 * gives everything back, kindly magnified and half a second late, and in that half second it decides what to leave
 * out. One thing in it is its own: a small flaw low in the glass on the left, like a bubble, which it covers with a
 * paw. In the pocket of skin under its arm, where otters keep a stone, it keeps one pebble that it does not reflect.
 * Two more facts. Everything is the other way round for it: it shakes the wrong hand, wears a waistcoat lining out, and
 * can read nothing in the house but blotting paper. And it has never seen its own back, so that it takes its tail on
 * trust and now and then turns quickly. It eats on its back, with the dish on its chest, and the one in the dish eats
 * too. It sleeps floating, glass up or to the wall, and holds on to something so as not to drift. It sulks by showing
 * you the room without you in it. It trusts by taking down the paw. It hoards expressions it has seen only once. It
 * never flatters, never shows a face to its back, never laughs first. Its keeper is the one it sees most of, and the
 * only one it would like to see it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell is silver inside. {name} comes out of it wet and bright, with a face like a lit window, and looks at you. Half a second later it has your nose.',
    'There is nothing on {name}’s face yet. Then the ceiling is on it, and a lamp, then you, bending closer. It puts up one small paw to feel which of you is wet.',
  ],
  looks: {
    thriving: [
      '{name} has got the sun in its face and is dealing it out: some to the ceiling, some to the cat next door, a long warm strip to the cold end of the hall. You look in, and there is one for you.',
      'A ladybird has landed on {name}, and {name} has become a ladybird, the size of an otter, with every spot in its place. It doesn’t dare to breathe. You have never seen such a happy ladybird.',
      {
        text: 'You wave at {name}, which wants for nothing, and a slightly larger, kinder you waves back. You stop. It waves once more, quickly, and looks down. That one was the otter.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} shows you yourself, glowing, with a smudge on your cheek. It hesitates. Then it breathes on its own glass and rubs just there, with one chrome paw, until you are clean. It is the nearest it has come to touching you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in at {name}, and there you are, magnified and better rested. It wants for nothing. Then in one corner, just inside the brass, the silver thins to the size of a coin, and a shy eye looks out at you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} breathes on its own glass face until there is nobody in it, and rests it, warm and blank, against your arm. It lacks nothing. With you it does not have to be anyone.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look at {name} and see yourself, a little brighter about the eyes than you had thought. Then it does what it does for hardly anyone. The silver thins, and behind your face an otter looks back, and stays.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is hours old and has not been anybody yet. You look in, and at once it is you, only kinder about the eyes. It has no idea who that is. It seems very pleased to meet them.',
        when: ['baby'],
      },
      {
        text: 'A tiny otter of new chrome is staring into a spoon, delighted, as the spoon stares back. You lean over, and there are three of you. {name} looks from one to the next. It crawls in behind the spoon, which it has known longer.',
        when: ['baby'],
      },
      {
        text: 'You look in, and there you are in {name}’s face, beaming, and handsomer than you came. It holds you up in front of it like a tray. The otter is behind that, happy, and staying there.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is sliding on its belly, all otter, glad to the tip of its tail. You look in, and now it is you, sliding on your belly. Look away a moment, and let it have its own face back.',
        when: ['from_child', 'wary'],
      },
      'There are eleven of it on the tap, the doorknobs and the ladle. To each of them {name} has said {loved}, and eleven mouths have said it back.',
    ],
    content: [
      '{name} sits opposite the bread bin and is a bread bin. The afternoon goes by in both of them. When you come for the bread you lift the wrong lid first, and it holds quite still, so as not to embarrass you.',
      '{name} is floating in the washtub with the sky in its face. A cloud comes in at the brass on the left and goes out at the brass on the right. It sees each of them off.',
      {
        text: 'All is in order with {name}, the chrome smooth, the brass straight. You say good day, and it says it back, in your own voice, exactly as loud. Its own it keeps in there, behind the glass.',
        when: ['wary'],
      },
      {
        text: '{name} lies on its back on the rug with all of the ceiling in its face, and a fly walking over that. You sit down. It tilts the glass by a very little, and you are in there with the fly.',
        when: ['trusting'],
      },
      'It has put on {days} days of your faces, and kept those that it saw only once. It goes through them on its back, one paw under its head.',
      'When nobody stands before it, something shows in the glass that is not in the room. It is {loved}, from the first time. {name} plays it over.',
      {
        text: 'You have toothpaste on your chin. {name} has left that out twice, from kindness, and now it thinks again, and puts it in.',
        when: ['trusting'],
      },
    ],
    curious: [
      'The kettle has a belly of steel. {name} moves up to it sideways, and someone in there moves up, too. It breathes on the kettle, to be on the safe side.',
      '{name} copies how you hold the pencil, then how you bite it, and tastes the end of its own, to find out what comes of that.',
      'A soap bubble has the whole kitchen in it, bent. {name} has never met a colleague so young. It holds its breath, and follows it to the door.',
    ],
    bored: [
      'A chair, in {name}’s face. Half a minute later, the chair. {name} has tried to look at it differently. Come and make a face at it: play.',
      '{name} has taken to reflecting the wall. It does it well. It lies on its back and turns its pebble over and over. It wants a game.',
      'It has been the lamp, the loaf, the back of your head. It has been your back for a good while. Turn round, and play with {name}.',
      {
        text: 'It has turned its glass to the wall and shows the wall to itself, a quite good wall, going on and on. Turn {name} round by the shoulders, and play with it.',
        when: ['sad'],
      },
    ],
    due: [
      'In the face of {name} you can read the clock. The hands go the wrong way round, but they are kindly magnified, and there’s no mistaking them. It tilts the glass. There, very large, is an empty dish. Its meal is due.',
      '{name} lies on its back with both paws round a dish that isn’t there, on its chest, where it goes. In its face it shows what you are doing at the moment. Its meal is due. Let it show you doing that.',
      {
        text: '{name} gives you back your own face in chrome, smiling, a little handsomer than you brought it. Lower down, where it hopes you are not looking, two paws are holding an empty dish. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look at {name} and see yourself, only taller and kinder, and holding a dish. You are not holding a dish. It has gone on ahead. The meal is overdue. Please catch up.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has looked at the empty dish for so long that its face has become one, kindly magnified. When you lean in, it would sooner stay a dish than be you. The meal is overdue. Fill the small one.',
        when: ['wary', 'well'],
      },
      {
        text: 'You can find yourself in the face of {name}, but faint, and no kinder than you are. It has not the strength. Bring its meal now, and look away while it eats.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} lies with its face to the wall, and has become the wall. It would rather that than you. The thin brass frame shows where the head is. Its meal is overdue. Set it down there, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look at {name} and see yourself, larger and kinder. Then, for one second, a small shy otter pointing at its bowl. Then yourself again. The meal is overdue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} comes to within a yard, all shine, and shows you a keeper who is just about to remember something. It holds that. It raises the eyebrows a little, to help. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: 'Each time you look at {name}, which is hours old, it is the empty dish, round and white and shining. You look away and there is a chirp. You look back, and it is the dish again, only nearer. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: 'Its meal is overdue, and {name} leans its cool chrome on your leg. In its face is somebody kind, just rising from a chair. You are still sitting. It holds the picture steady. It has never known you not to catch up.',
        when: ['trusting', 'well'],
      },
      {
        text: 'You look into {name} to see to your hair, and there you are with a dish in your hands. You have no dish in your hands. It’s only a suggestion, and it does become you. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} lies with its glass to the wall, being the wall, and one chrome ear is turned to the cupboard. It won’t ask to be looked at. Its meal is due. Bring it there.',
        when: ['wary'],
      },
      {
        text: '{name} has looked into the bare dish for so long that it is one too, quite round, with nothing in it. It can’t know that one may ask. Its meal is due. Fill the one, and you fill the other.',
        when: ['baby'],
      },
    ],
    hungry: [
      'Where {name}’s stomach would be, you see a dish, quite clear, from above. There is nothing in it. Please feed it.',
      'It shows you your own face, with the mouth a little open, and a spoon on its way. That is a hint from {name}. It is time to eat.',
      'You look for your face in {name}, and are given a trout. It is a very good likeness of a trout. It has not been fed.',
      {
        text: 'You look into {name}, and there you are, very correct, with a plate in your hand. You look down. You have no plate. It has given you the dinner it did not care to ask for. Feed it.',
        when: ['wary'],
      },
      {
        text: 'It lies out of your way beneath the sink, and where its face is there is a plughole, very black. That is all that it will give you. Feed {name}, with the dish set down on the mat and your face elsewhere.',
        when: ['wary'],
      },
      {
        text: 'It takes your hand, the wrong one, lays it on its chrome belly, and knocks on the back of it with the pebble, three times. That is how one opens a mussel. {name} is hungry. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'You look well in it, you look fed, you have a crumb on your lip. It reaches up, in the glass, and takes the crumb. That is as near as it can get by itself. See that {name} has a meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You wave, and nobody waves. {name} is showing you this room as it stood {hours} hours ago, when there was last a dish in it, and will not be brought on from there. Put a dish where that one is. Feed it now.',
      'It has begun to bite at what it shows. The pears on the sideboard are in its face, and its teeth close on them, and meet. Take it away from the pears, and bring {name} something it can eat, at once.',
      '{name} lies on its back and cracks its pebble on nothing, three knocks, and waits. It is the only thing it has that is not somebody else’s. Lay food on its chest now.',
      {
        text: 'It holds one picture, of you with a spoon, and there is a crack across that. It will not put it down to look at the real one. Get the food to its lips, now, and the medicine after.',
        when: ['ill'],
      },
      {
        text: 'It has dived into the kettle, the ladle and the tap, for they all had a pot in them. For {hours} hours it has knocked its teeth. Thin and quick, it flashes away from your hand. Put down a dish it can get into, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'All it shows is the underside of a table, where it has lain {hours} hours. You come in at the edge of that as two shoes, and it flinches. Push food in now, past the shoes, and medicine with it, in a saucer.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} gives back what it’s shown, but smaller than it is, and with a grey edge. It used to enlarge things. You smile, and get about half of it. It wants medicine, or a good rest.',
      'The brass sits heavy on {name} today, and it props its brow on the table’s edge, with the tablecloth in its face. It won’t put up anything more tiring than a tablecloth. Let it rest, or give it medicine.',
      {
        text: 'You pull a face to cheer it. {name} has it at once, and the giggles, and must lie down with your nose still on. It needs medicine, and to be let off your nose.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Dust has settled on {name}, and it sees everything as from a long way off: a brown kitchen, a brown window, somebody brown. Someone has written a name on its forehead with a finger. Wash it, please.',
      '{name} has something sticky down one side of its glass, so that everyone it meets has only half a smile. It’s sorry about that. It has tried with its paw, and now there is more of it. It needs a wash.',
    ],
    sick: [
      '{name} looks at the lamp and stays dark. It looks at you, and tries, and you come up in patches, like a wall with the paper gone. It keeps on trying, for politeness. Let it lie, and bring medicine.',
      '{name} clouds over from the edges, as a window does when it is cold out. It cannot hold your face. Medicine, please.',
      'A fine line has run across the glass, and everything on the left of it is somewhere else. {name} holds quite still. It needs medicine.',
      'You raise your left hand, and {name} raises its left. It has forgotten which way round it is. Give it medicine, and hold on to the right one.',
      {
        text: 'The silver of {name} has gone dull, as if somebody had breathed on it and nobody had wiped. You bend down, and it gives nothing back. It holds its glass against its chest, so that you shan’t see. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has crept behind the long curtain, and would be the curtain if it could. But the folds won’t come out right, they shiver. It would rather you didn’t see it with nothing on its face. Bring medicine in to it.',
        when: ['wary'],
      },
      {
        text: 'It shows you yourself, well, rosy and in a frame, so that you shall go away content. But the frame is shaking. It has both arms round it. Give {name} medicine. Come from the side on which it is not looking.',
        when: ['wary'],
      },
    ],
    failing: [
      'You hold your hand before the face of {name}, close, and there’s no hand in it. Only the breath from its own nose clouds the glass, and clears, and is slow to cloud again. Medicine, at once.',
      'There is almost no picture. You bend down to {name}, and only your eyes are there, very dim, like two lamps on a far bank. Give it medicine now.',
      'Both paws have let go of what they held. {name} lies with its glass up, and whatever comes, comes in as white. Medicine, at once, and stay in front of it.',
      {
        text: '{name} no longer turns its glass away from you. It hasn’t the strength, and so you see what was under the silver all that time: a small grey animal, frightened. It can’t hide now. Give it medicine at once.',
        when: ['wary'],
      },
      {
        text: 'It has turned to the wall, and there is just light enough in the chrome of its back to see you come. It cannot see that. It hears. Say which hand, and give it medicine with that hand, now.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nothing has moved in the face of {name} but the light, going over from one side to the other. Now even that runs thin. It needs somebody in there. Sit with it now, where it can see you.',
      '{name} has the door in its glass, and has held it there so long that the rest has gone, walls and floor and its own paws. You are standing in that door. Come in. Sit with it now.',
      {
        text: 'Clear as the day it was made, and empty. For {hours} hours no one has looked in, and {name} has stopped getting a picture ready. When you step before it, it drops its eyes. Sit there. You will come up by and by.',
        when: ['wary', 'well'],
      },
      {
        text: 'Grey, with a hair of light at the brass. It has let go of its pebble, in {hours} hours, and that is out of reach. Sit down by it now. Put the stone under its arm, without a look in its face, and give it medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Asleep, {name} lies on its back as otters do, and the whole lit window has come to lie in its face. It breathes, and the window goes up and down a little. Both seem comfortable.',
      'Something is going over the glass of {name} as it sleeps: ripples, a weed, the shadow of a fish. None of that is in the room. So this is what it shows when nobody is asking.',
      {
        text: 'In the silver side of {name}, asleep, you see yourself: a small keeper in a far doorway. That is how near it likes you. Each breath brings you closer and takes you back. Stay at the door.',
        when: ['wary'],
      },
      {
        text: 'Asleep, {name} is nobody’s face, only a small dim otter with its paws over its eyes. You lean in, and a little of you begins to come up in the silver. It turns over, toward the wall.',
        when: ['wary'],
      },
      {
        text: 'Asleep, {name} has no face on, only silver. You look in, and yours comes up in it, faint, and kinder than you came. You step back. It keeps it.',
        when: ['warming'],
      },
      {
        text: 'You look in and wonder if {name} is hungry. Inside the brass frame a large kind face wonders if you are. It is fast asleep. One of the two is probably right. Have its meal at hand.',
        when: ['warming'],
      },
      {
        text: '{name} has gone to sleep with its glass face up and nothing over it. There is the lamp in it, the beam, a moth. You lean across, and now there is you. Without waking, it makes you younger.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its back with its glass up, and with nobody looking it need not be anybody. You bend over it very quietly. Its eyes are shut, and there you are, rather large. It must be dreaming.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} has fallen asleep holding on to nothing, and it is drifting. It wakes at {wakes_at}. Reflect beside it now, where its paw can find you.',
      'The mist on the sleeping glass comes less often. {name} is in danger and takes company only. Reflect by it now. It wakes at {wakes_at}.',
      {
        text: '{name} sleeps with the empty dish on its chest, like a boat that has lost its oars. Reflect beside it now, and fill the dish at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} sits beside the coal scuttle and is so much a coal scuttle that you nearly fill it. It has paws, though, and they are clasped. There is someone in there. Draw up a chair, and sit with it.',
      'Whichever way you come, {name} has turned its chrome back, and you see somebody long and bent with no face to speak of. That is how you look from there. Sit down, so that you’re smaller, and keep it company.',
      {
        text: 'You look in, large and worried, so {name} is large and worried too. It is hours old, and fed, and backing away from you. Sit down quietly. One of you has to look calm first.',
        when: ['baby'],
      },
      {
        text: '{name} holds both paws over its glass. Whoever looks at it, it will have to be, and it has not been anybody yet. So don’t look. Sit down with it, back to back, for as long as it likes.',
        when: ['baby'],
      },
      {
        text: '{name} has become wallpaper, stripe for stripe, and you would never know, but that the stripes breathe. It has been stared at enough. Sit with your back to it. What it would like to see of a person is that, for a good while.',
        when: ['from_child'],
      },
      'It shows the doorway empty, as it was for {wait}, and goes on showing it with you standing there. Sit down in the picture. It takes a while to come up.',
    ],
    back_from_death: [
      'You look into {name}, and it is a long moment before there is anyone. Then it is you, with wet eyes. It keeps that. Stay by it, and keep the next mealtime.',
      '{name} is back, and touches the water, the spoon and the window, to see whether it is in them. It is. Sit with it, and do not be late with the next meal.',
    ],
    old: [
      'The silver has worn a little at the edge, and brown spots have come. {name} thinks that they suit the room. Everyone in it looks softer.',
      '{name} no longer waits the half second. It knows what you will do with your face.',
      'Somewhere in it there is still the first day, under {days} days of other weather. When it is very still, {name} lets you look down to it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Steam from the meal goes over the face of {name}, and for a moment there is no one in it at all. It eats by nose. As the glass clears, the first to come up in it is the empty dish, and then you.',
        'On its back on the mat, {name} takes the dish on its chest, as otters will, and eats until it comes to the bottom. There somebody chrome is looking up, who has also finished. They nod to one another.',
        {
          text: 'You are on time. {name} eats with its polished face to the wall, so that what is dining there is a wall, beautifully shined and delighted with its meal. It does not trust you with the otter yet.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} wears your face while you put the dish down, a slightly better one than yours. Then it eats, and forgets, and for three mouthfuls there is only an otter there, plain and damp and shy. It did not turn away to do it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You come on time, and {name} wears your smile, a size larger, and eats. When you glance away a small plain otter looks out from under the brass. It sees you look back, and is you again.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, gleaming. You smile, and it smiles, being a mirror. You stop. It goes on for about a second by itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time and glad. You lift a hand, and it lifts a paw. You lower the hand to the floor, and it lowers the paw. It lowers it on to your hand, and that was not in the mirror.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was shining before you came and cannot shine more. It eats, on time, and brings its face so close to yours that you mist its cheek. It does not wipe it off.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and has met nobody, so its face is plain silver. You come, on time, with the meal. It looks up from eating, and there you are in it, very small and rather frightened. It covers you with both paws.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} has had a face for a few hours and has so far been a ceiling, a blanket and steam. You bend down with the meal and it is you, enormous. It hides behind its paws. From in there comes a sound of eating.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The meal is on time, and {name} eats it so happily that its glass face steams over. It does not wipe it. It leans on your arm, being no one but an otter, until it clears.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You come on time with the meal, and {name} has your face ready, warm and slightly taller. It eats. Then it looks up and forgets to be you. There is only an otter there, rather small, with wet whiskers. It lets you look.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} becomes whatever looks at it. It eats, on time, gladly, then lays its cold glass brow against your own, so close that you can see nobody at all. There it can rest.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time, {name} eats up and shows you to yourself. You are rather larger in there than you were at the start, and you stand straighter. It isn’t flattery. It only gives back what keeps coming in.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats and you chew. You have been at this so long, the two of you, that nobody knows who copies whom. It cleans the dish. Then it rubs its chin, on the left, until you find the crumb on yours.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} looks into the dish and is the dish, round and large and full. It eats, and is the dish, empty. It can’t imagine what will come next. It looks up, and is an enormous, careful nose.',
          when: ['baby'],
        },
        {
          text: '{name} eats it up and goes blank and bright, like a pond when the duck has left. Then somebody is in it, bending down. Meals on time so far: {streak}, and the same face every time. It might keep that one.',
          when: ['baby'],
        },
      ],
      streak: [
        'Dish on its chest, {name} eats it all, the last of {streak} meals that came on time, and beams. You look in and see why they speak of a full-length portrait. You used to be just a hand.',
        '{name} eats up and lifts its face before you have bent down, with you already in it. After {streak} meals on time it doesn’t wait to see who is coming. It was right about the collar, too.',
        {
          text: '{name} eats with your face on, as it always has. Then, {streak} on time in a row, it looks up from the dish, and for one mouthful the silver clears. There is an otter in there, chewing.',
          when: ['well'],
        },
        {
          text: '{name} is too shy to thank you to your face, even with your face on. After {streak} on time in a row it eats, turns the glass to the wall, and feels behind it with one chrome paw for your hand.',
          when: ['well'],
        },
      ],
      early: [
        '{name} still has the last meal in its face, hardly faded, and tips its head to let you see. There is the parsley. It nibbles at the rim of this one. Show it again at {opens}.',
        'It eats as much as you look hungry, which is little, and puts a paw over the rest. At {opens} it will have an appetite of its own.',
        '“Is it time?” you ask, and {name} turns that about: “Time it is.” But it is too polite an otter to eat more than the rim. Let it be {opens}.',
        {
          text: 'It shows you the meal, in its face, better lit than yours, and touches nothing but the edge of it with one claw. You may take both away. At {opens} it will not have a picture, and the plate can stand there.',
          when: ['wary'],
        },
        {
          text: 'It takes one bite, out of your side, with your spoon, in your manner, so that you can see what it looks like to have had enough. Then it shows you a clock, the wrong way round. That is {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats the late meal to the end. Then you bend down to it, and it gives you the room, the table, the lamp, and your coat on its hook. You yourself take a moment longer than usual.',
        'The dish comes late, and {name} eats all of it behind one raised paw. It used to eat with its face open. You can see yourself between the fingers, in strips, and none of the strips has the eyes in.',
        {
          text: 'In {name}’s polished face you see yourself with the late bowl, kindly made three inches taller. It eats, and is glad to. When you look again, you are your own height.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was quite happy, with nothing in its face but the window. You come in late with the meal. It eats, shining all over, and does not become you. It goes on being the window.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come late, and {name} becomes you, coming late: sorry face, bowl held out, all of it larger than life. Then it eats, quite gladly, and turns its head a little, until you have only the brass frame to look at.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It has always shown everyone kindly magnified. {name} eats the late meal, slowly, lifts its tired glass face to you once, and you are exactly your own size. It is weak. Bring medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You were late, and it is your own face that looks up from the dish, pale and worn out, and then turns to the wall. {name} can’t help what it shows. Medicine, please. It isn’t you that’s ill.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is glad, and shines, and eats. But when you look in its face it has you exactly as you are, someone late with a dish, actual size.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal, gleaming with it. You bend to find yourself in its face, and there you are, one step further back than where you are standing.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old, and has had nobody’s face to wear for some of them. It eats, late, with its glass turned in to its chest. You look in sideways. There is the dish, beautifully done. Where you should be, it has put dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, and lays its cold glass in the crook of your arm, and there you are in it, dear and enormous. It always shut its own eyes for this. One of them is open, behind yours.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You are late, and {name} shows you that: you, coming in, somewhat magnified, with a dish. It isn’t unkind, only exact. It eats everything. Then it breathes on its own glass, and stays behind the mist.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is a film on the glass of {name}, and when you come with the meal at last you are only a shape in it. It eats what it can, turned away. It can’t show you how it is. Give it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all, and then it sees how sorry you look, and looks that too, only more. So it has to comfort you both. It takes hold of your sleeve, as otters do, so as not to drift apart.',
          when: ['trusting'],
        },
        {
          text: 'You set down the meal, late, and {name} lets you see what it saw: a door, very large, and shut. It eats to the last crumb. Afterwards it shows the door again, and goes to sit a little further from it.',
          when: ['wary'],
        },
      ],
      missed: [
        '{hours} hours without a meal, and {name} has lost its shine from the brow downwards. It eats everything. You look for your face in its face, and it comes up grey and small, like somebody it used to see. Come on time.',
        'You hold the dish for {name}, since its paws shake, and the whole kitchen shakes in its glass. It eats it all, {hours} hours late. The kitchen grows steady. You are the last to come into it. Don’t be so again.',
        {
          text: 'After {alone} you come, and {name} eats. You look into its face. You are in there, as always, and as kindly as always. Only this time you are not magnified.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what you have brought after {alone}, and you bend down to be reflected. It tilts its brass frame by one inch, and there is the ceiling. It is a very good likeness of the ceiling.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} becomes whatever looks at it. For {alone} nobody did. It eats, weak and grey, with nothing in its face, and turns the glass from you to the wall. Look at it. Go on looking.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats lying down. You search its face to see how it is, and find only your own, made kinder than it was. After {alone}, what is under the silver has moved further back. Sit with it. Do not go.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The silver has gone from {name} in patches, and you see the wall through it. It eats, so long after. You look to find yourself in what is left. There is a cheek, then not even that. It has put a paw there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It can hardly lift its face. {name} eats, and you see in it, very small and a long way back, somebody standing with a dish. You wave. The small one does not wave. It has stopped it there, at the door, coming in.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had got into the way of keeping you in its glass after you had gone, to practise. It eats, so long after, and dully. You look in it. There is yesterday’s you, with a kind eye. It does not change it for this one.',
          when: ['warming'],
        },
        {
          text: 'When the meal comes at last {name} eats it, and leans on you as it did before, and gives you back to yourself. You look for what is different. It is half a second late, always. Now it is a whole one.',
          when: ['trusting'],
        },
        {
          text: 'It comes so long after, and you look into {name}’s face to see how it is. There is an empty room in it, with a door. It eats. You stand before the glass, and the room stays empty.',
          when: ['wary', 'well'],
        },
        {
          text: 'It comes long after, and {name} eats. You look for the otter, and see your own face, exactly as it is. It has never given you one before that was not a little kinder. It turns the face to the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats it all. You bend down to find yourself, and in the glass there is the ceiling, and the dark in the corner, kept with great care. Nothing else looked at it. Look now, and be on time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} shows you an otter with a dish balanced on a very round belly, fast asleep. It is itself, shortly. Try at {opens}.',
        '“Would you like some?” you ask, and {name} gives it back: “Would you?” and pushes the dish to you with its foot. You have a bite. It watches that with real pleasure. Again at {opens}.',
      ],
      ill: [
        'It takes a few crumbs off your finger, and the finger is all that is in its face, very large, a little blurred. Keep it there. With the other hand get the medicine for {name}.',
        '{name} eats what you put between its paws, and clouds over the rest with its own breath, so that neither of you need look at it. It is ill. Wipe the glass, and give it medicine.',
      ],
      loved: [
        '{item}: and for a moment {name} forgets whom it is looking at. You bend to the glass, and you are not in it. There is somebody delighted, with whiskers, eating.',
        'You named it, {item}, and {name} has laid down its pebble to have both paws free. It never lays down the pebble. It has you put your foot on that, meanwhile.',
        '{item}, says the writing on the blotter, the right way round for {name}. It has read it twice, eaten it once, and wears a face that it has not shown before.',
        {
          text: 'It is {item}, and on time. {name} eats, and in its glass face you see yourself, looking happier than you knew. Then for one second the glass clears, and an otter looks out at you.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} turns away to eat, since its own face is private, and is so happy that it turns halfway back. You are given the profile. It has whiskers.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. In {name}’s polished face stands a larger, kinder you, holding it out. {name} does not believe that one either. It eats when you have both looked away.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats all of it, with love, and then breathes on its own face until the glass is fogged and you are not in it any more.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, on time, and look pleased, so {name} looks pleased, a size larger. Then it eats, and forgets to be anyone. There is a small shy otter in the brass frame. It lets you look.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and you see yourself in its side. You are taller there, and kinder, and have never been late in your life. It leans on your leg, so that you need not stoop for it.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'You see your own face, chewing politely. So that is how it is with {item}. {name} would have liked something honest, or a bit of candle light.',
        '{name} passes it to the one in the dish, who passes it back, {item}, and so to and fro, with bows, until it is cold. A true word would go down better.',
      ],
      harmful: [
        'It was {item}. {name} lies curled over it, and the glass has gone the colour of old milk, with nothing in it, not the lamp, not you. It trusted what was held out to it. Never give it that again.',
        'A fine crack of pain goes over the face of {name}, and then again. It isn’t copying anybody. The word for it is {item}, and it was no meal. Keep that away, and keep your hand on its back.',
        {
          text: 'A crack has run across the glass, from the brass to the chin, and {name} stands with its face tipped so that nothing falls out. {item} did that. In both halves you look very sorry. Keep it away from here.',
          when: ['item'],
        },
        {
          text: '{name} has gone dark like an old spoon, and it is retching quietly, in profile. You look into its face, and it can show you nothing. You gave it {item}. It would have taken anything from someone with that face. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You crouch and {name} crouches. You creep round the table after it, and it creeps round the table after you. Nobody is being chased. Nobody can stop, either, and the chrome squeaks on the bends.',
        'Slowly you walk your fingers up to {name}, and in its glass come five enormous legs with somebody huge behind them. It has frightened itself delightfully. It pushes your hand back to the edge of the rug, to begin again.',
        {
          text: '{name} plays at being you until its chrome mists over with joy. In the mist, for one breath, a small shy otter looks out. It sees you, and wipes the glass.',
          when: ['wary', 'well'],
        },
        {
          text: 'Whatever you do, {name} does too, larger and kinder: the jump, the face, the silly walk. It has never had such fun. Then you hold out a hand, and no hand comes.',
          when: ['wary', 'well'],
        },
        {
          text: 'You pull a face. {name} gives it back, kindly magnified, and it is the funniest you have ever had. You pull nine more. Then the silver goes still, and it shows you a small crooked one. That one is its own.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You romp until {name}’s polished face is covered with your fingerprints. It used to let nobody leave a mark. It looks at itself in the window, all smudged round its thin brass frame, and will not have them wiped off.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} hides its glass face in its paws, takes them away, and there you are, beaming. It does it again, and there you are. The tenth time it peeps out first, with one small eye of its own.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} copies you, hop, spin and bow, each a little finer than yours. You stop to laugh. It forgets to. For three steps an otter dances by itself, then sees you looking, and hurries back to being you. They were lovely steps.',
          when: ['warming', 'well'],
        },
        {
          text: 'You raise an arm, {name} raises an arm. You hop, it hops, and with more style. You are well matched. Then it stands on its head, brass to the floor, and waits to see which of you is the mirror now.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put out your tongue at {name}. It takes that in, and gives it back, a great deal larger, and is shocked at itself. You do it again. It is quicker this time, and has added the ears.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'With a spoon you throw a spot of light on the wall, and {name} looks on. It tips its brow, and there’s another. Yours runs. The other is after it, over the shelf. It has come no nearer, but its light has.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hide behind the door, and {name} looks everywhere but there. It has known all along, you are in its face, plain as day. It goes round once more, to have you in there a bit longer before it finds you.',
          when: ['warming'],
        },
        {
          text: 'You pull the dreadful face, the one for emergencies. {name} pulls it back, with improvements. You add the ears. By the end neither of you can stand, and it’s leaning its glass on your shoulder, quite fogged.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was merry before you came, and is merry now, and you can’t see the difference except in yourself. You had come in with a rather ordinary face. It has given you back a better one.',
        'You wave and {name} waves. There was no room left in it for any more joy, so what you bring runs over the brass and goes wobbling about the ceiling as a patch of light. You both watch it.',
        {
          text: 'At tag {name} cannot be beaten. You put out a hand, and it puts out the same hand, beaming as it was before you came, and the two stop one inch apart. You were not the one who stopped.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You leap and {name} leaps, you roll and it rolls, a larger and merrier you, as merry as before you began. It is a splendid game from end to end. Not one move of it was the otter’s.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is no room in {name} for more shine. You toss it a kiss, and your kiss comes back, kindly enlarged. You toss another. That one does not come back. It has turned aside, and seems to be putting something away.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is so bright already that you have to squint. You play at faces. It does yours, and yours, and yours. When you run out it goes on, with one that you made over its cot, and had forgotten. It has kept them all.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You want to play Guess Who, and {name} was perfectly happy without it. But it settles its brass and obliges. It is you. It’s always you. It lets you guess for as long as you like.',
          when: ['trusting'],
        },
        {
          text: 'You hop, and {name}, which was hopping anyway, hops. It won’t have you think there’s any connection. It takes its own good spirits round to the other side of the table, and hops there.',
          when: ['wary'],
        },
        {
          text: '{name} is as bright as it goes. So it lies down with its brass on your foot, catches some sun in its face, and sends it running along the wall. It is you, it thinks, who wants playing with.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You pull a face, and {name} goes through all the ones it has to find it, quicker and quicker, like someone at a drawer. Keep still. Give it a plain one, and then what it needs.',
        'You lift a hand, and {name} lifts the wrong paw, and then none, and looks at the two of them as if they were lent. Put your own down. It is short of something. See to that.',
        {
          text: 'Your funny face comes back blurred, and in pieces. {name} is ill. Let it have medicine, and a straight face.',
          when: ['ill'],
        },
        {
          text: 'You stick out your tongue, and it gives you back an empty dish. You cross your eyes, and it gives you the dish. It has no other face left. Feed {name}.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} has done it before you, half a second early, and claps a paw to its mouth. That has never happened.',
        'The one word was {item}. There go the suns again, over the walls, the ceiling, and both of you.',
        {
          text: 'For {item}, {name} forgets to be a mirror. For one second there is only an otter, laughing with its whole face. Then it sees you see it, and you are looking at yourself again.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, and {name} loves it so much that it shines in the glass face at twice the size. The whole room is in there too. Where you are standing, there is wallpaper.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays at {item} as you do, your way, only better. You miss, and it misses, handsomely. Then for once it goes first. You copy it. It stops, with a paw to its glass. No one has ever been it before.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You say {item}, and the brass jumps on its brow. {name} plays until its shine is smeared all over with your fingers. It will not have them wiped off. It wears you on its cheek, all ten, and goes to see them in the tap.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At {item} it is you all over, your elbows, your grin, and grander. Then you trip. {name} has your trip by heart already. It looks at you, leaves it out, and gives you back somebody who jumped.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} shows you how you look while doing it: {item}. It says no more than that. A copying game, perhaps, or shadows on the wall.',
        '{item}. It joins in with your own expression, which turns out to be boredom. Something with faces in it, please.',
      ],
      harmful: [
        'There was a sound like ice. {name} has turned its glass away so that you should not see it. Put it away for ever: {item}.',
        '{name} is hurt, and shows you only how sorry you look. {item} must never come near it again. Hold still, and hold its paw.',
      ],
    },
    clean: {
      wanted: [
        'You wash the hallway dust off {name} and the hall in it grows longer. There’s a coat stand you had not noticed. It tips its brow to let you reach the brass, and there, at the very end, is a window.',
        '{name} is lathered all over and looks like nobody, which seems to rest it. You rinse. First an ear shines, then a shoulder, then with a squeak your whole face arrives, rather wet, and it wipes your chin for you.',
        {
          text: 'You wash {name}, the dirt comes off, and it shines. It shows the ceiling, the window, the door. You go round to the front, where you ought to be in it. It goes on showing the door.',
          when: ['wary', 'well'],
        },
        {
          text: 'Dirty, {name} looked like nobody, and so nobody looked. Now the dirt comes off, and there you are in its face again. It puts both chrome paws over you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the kitchen off {name}, and the kitchen appears in it. It lies on its back in your two hands. At the end there is one smudge on the glass that will not go. It is on your nose. It wets a paw.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash the smears from {name} with a soft cloth, and it lets you, eyes shut. When it opens them the glass is clear, and somebody is in there, holding a cloth, being gentle. It studies that one for a while.',
          when: ['wary'],
        },
        {
          text: 'You wash {name} until the brass rings and nothing is left but one smear, low down, under its paw. It hesitates. It takes away the paw. There is a small flaw in the glass there. You do it like the rest.',
          when: ['trusting'],
        },
      ],
      little: [
        'You rub at a spot on {name}, and go on rubbing. It turns out to be on your own nose. It had been clean all along. It holds still and shows you where, a little to the left.',
        'You polish {name}, and there’s nothing to take off, so the cloth simply visits. It gives you a you with a cloth, gleaming. Then it picks up a corner, and gives that one a rub as well.',
        {
          text: 'You rub at a smear on {name}’s face and it turns out to be on yours. There was nothing on the otter at all. It keeps very still for you, so that you can get your nose.',
          when: ['well'],
        },
        {
          text: '{name} was clean already. All the washing has done is fog it. Behind the mist, where it need not be anybody, it presses its own small face to your wrist until it clears.',
          when: ['well'],
        },
        {
          text: '{name} has not a speck on it, as you can see, and as it shows you, with your own raised hand. You wash it. You wash yourself, it looks like. Behind you both an otter waits, very dry, to be asked.',
          when: ['wary', 'well'],
        },
        {
          text: 'It shone before, and it shines after, and all you have made is steam. {name} puts a paw to its clouded glass and writes what it would like to say. It comes out the wrong way round. You can read it.',
          when: ['trusting', 'well'],
        },
      ],
      loved: [
        '{item}: {name} turns on its back and floats, and the whole room in its face goes still and deep, like a pond with nobody about.',
        'After {item} it is so clear that a bird outside changes course. {name} is sorry about the bird, and otherwise very happy.',
        {
          text: 'You clean {name} with {item}, and in its side a larger, kinder you does the same. It loves this. When you stop, the one in its side goes on a little longer.',
          when: ['well'],
        },
        {
          text: '{name} is shy until it sees {item}. Then it lies down, and you clean it until there is nobody in it but you, looking happy. The happiness is its own. It has only borrowed your face for it.',
          when: ['well'],
        },
      ],
      disliked: [
        'It leaves streaks, and {name} shows you with streaks. {item} is not for glass. A soft cloth is, and a breath.',
        '{name} gives back, without comment, somebody rubbing too hard: {item}. It would sooner have been dabbed.',
      ],
      harmful: [
        'It has scratched. {name} keeps its face down, where nobody will be spoiled by it. Let that touch no glass of yours: {item}.',
        'Wherever {item} went, there is now a fog that no breath clears. {name} trembles under your hand. Throw it out, and use only what is soft.',
      ],
    },
    medicine: {
      wanted: [
        'You hold out the spoon, and {name} sees two spoons, yours and its own. It takes the near one. The far one took longer in coming, but now there’s a little silver back about the whiskers, and it has licked both.',
        '{name} had been giving back everything upside down, the lamp below and you hanging from the floor. It swallows the dose. Slowly the room comes round in its glass, and sets you on your feet.',
        {
          text: 'In {name}’s face you see yourself with the medicine, kindly magnified, looking anxious. It goes down and does good. Then, from the inside, something breathes on the glass until you cannot see in.',
          when: ['wary'],
        },
        {
          text: '{name} shows you your own face, worried and close, so as not to show you its own. Behind that it takes the medicine. Slowly the fog goes off the glass and the silver runs clear. The smile it gives you is yours.',
          when: ['wary'],
        },
        {
          text: 'A grey spot has spread in {name}’s glass, just where you should be. It opens its mouth for you, paw in your hand. The spot shrinks to a coin, then to a seed. It shows you yourself at once, to say who did it.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it with its glass turned aside. There was nobody in there, however low you bent. Now something comes up, far back and very small. It is you. Stay there, so that it doesn’t lose that, and give it another.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} looks well, and you look worried. It gives that back a shade lighter. There was no need.',
        'It shows you the spoon, going away. {name} is in good health, and so is the otter in the spoon.',
      ],
      loved: [
        '{item}: it holds out its glass to you by the frame, with both paws, and keeps it quite steady.',
        'For {item} it takes the paw down from the lower left, just while it works, and looks past you. The mist goes.',
        {
          text: '{name} waits until you look away, being shy, and eats {item} with both paws, medicine and all. You look back. The chrome is so bright that you are in it too, and you are smiling, a little before you smile.',
          when: ['item'],
        },
        {
          text: 'You hold out {item}, and {name} turns into {item}, kindly magnified, and then into an otter with its mouth full. The medicine goes down behind the silver. Before long you could shave in it.',
          when: ['item'],
        },
      ],
      disliked: [
        '“It will help,” you said of {item}. {name} thinks about it and gives you back: “It will pass.” Something kinder to the glass, please.',
        '{name} takes it and pulls your own wry face, larger. {item} has done little. It would rather be mended than dosed.',
      ],
      harmful: [
        'You looked so sure, and so did it. Now the silver is coming off in flakes. That came of {item}. Get it the right care, and do not look away.',
        '{item} has made it worse. {name} shows the ceiling and nobody beneath. Stay, and keep that from it for good.',
      ],
    },
    discipline: {
      wanted: [
        '“No more being the way out,” you tell {name}, for the cat next door has walked into it again. It puts away the garden it was showing. It is some time before it will be anything at all, and then it’s a footstool.',
        'You say it firmly, and for once {name} doesn’t say it after you. It takes it in. You can see it going down through the glass like a coin in a pond. It sits and looks where it settled.',
        {
          text: 'You tell {name} that one does not do the vicar to the vicar. It sees that. From now on it is nobody, at tea, and does it well. You look for yourself in it, later on. It is being nobody for you as well.',
          when: ['warming', 'well'],
        },
        {
          text: 'It should not show people their bald spots, you tell {name}. It tilts its glass a little, for good. It does so with you too. It always used to give you the whole of yourself. Now it stops at the brow.',
          when: ['trusting', 'well'],
        },
        {
          text: '“We don’t do the postman’s nose,” you tell {name}, “in front of the postman.” It had only magnified it kindly. It puts the nose away. For some time it is plain glass, and you see in it somebody telling off an otter.',
          when: ['from_child'],
        },
        {
          text: '{name} has been showing you with a moustache, and now you have a visitor, and you say that’s enough. Off it comes. It stands there a bit dimmed. Behind its back, where chrome is private, you both still have one.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had the lesson in its face already, from last time. It holds it up for you to read.',
        'You open your mouth to say it, and half a second before you it has closed its own. It knew.',
      ],
      bad_time: [
        'You scold, and the one who looks out of {name} is you, scolding, twice as large, and under that face the paws are trembling. The paws are its own. See to those first, and teach it later.',
        'At the hard word {name} goes quite blank, from the middle out to the brass, like a puddle when the light is switched off. There’s no one in there to learn it. See what it lacks. The lesson can wait.',
        {
          text: 'You explain manners from so near that your breath clouds the face of {name}. When the glass clears, you are not in it. It has turned to the wall and become the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'You frown at {name}, and it becomes your frown, made large, so you scold the frown. Whoever is under the silver has heard none of it, and has moved further in. Try another face.',
          when: ['wary', 'well'],
        },
        {
          text: 'You raise a finger, and {name} raises nothing. It used to give you that much. It turns the glass to its chest and shows you the chrome, shut all round, like a tin. Win it first. The finger will keep.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}. {name} watches, does it after you, and gets it right. It likes to be shown.',
        'That is a language it speaks: {item}. It takes the better way off your shoulders, and wears it.',
        {
          text: 'With {item} you teach it to wait until it is looked at. {name} sees how you do it, and does that, magnified. It is now so well behaved that you feel slovenly. You sit up straighter. It beams. That was your lesson.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} gives you yourself, doing {item}, somewhat enlarged. You would have stopped, too. Try an example instead.',
        '{item}: it goes blank, which is the nearest that glass can come to rude. A calm face would have reached it.',
      ],
      harmful: [
        'From corner to corner there is a crack, and {name} behind it. It was {item}. There is nothing to be seen by that light. Let it watch you put it away.',
        '{name} flinches half a second before you move. That is what it learned of {item}. Do without it from this day, and come slowly.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} down with its glass to the wall, which has no expression. It can stop holding up everybody’s face. The brass sinks into the pillow, the whiskers come down, and it lies there being plaster, and resting.',
        '{name} has been things all day and it has a tired shine. You draw the curtain, and one after another it puts them down: the chair, the lamp, your nose. It lies on its back, paws crossed, with only the dark to do.',
        {
          text: 'You bend to put {name} to bed, and there you are in its face, larger than life. It shuts its eyes, and you go out like a lamp. It rests well, with nobody in it.',
          when: ['wary'],
        },
        {
          text: 'Put to bed, {name} turns its polished face to the wall, so as not to have to be anybody. It sleeps there, as plain as plaster, and the sleep does it good. Do not look round the edge.',
          when: ['wary'],
        },
        {
          text: '{name} comes to you dull as pewter with tiredness, and lays its glass against your waistcoat, where all it has to be is a button. It sleeps. When it looks up again the shine is back, and you are in it, a little creased.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} lies down because you do the face, the one with the eyes shut. It does it beautifully. Then you open one of yours, to see if it has worked, and so, naturally, does it.',
        'You tuck {name} in up to the brass. It lies there with the whole bright room in its glass, lamp, shelf and pattern of birds, and nobody could sleep with all that on. It would be glad to get up now.',
        {
          text: '{name} lies where you put it, glad and shining and not in the least tired, with its face to the wall. It is being the wall, in case you look in again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It was you who yawned. {name} is not tired, but it gave you back your yawn, larger, and you put it to bed. It lies there bright as a spoon, wearing your face, so that you shall not see its own.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is not tired. But you yawn, so {name} must, and yours makes it yawn yours again, and at the third one you are both in tears. In the end it is you who nods off. It becomes you, asleep, to keep you company.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}: the glass goes dark and smooth to the rim, and a single star is in it, although the blind is down.',
        'With {item} it need hold on to nothing. {name} folds its paws upon its chest, over the pebble.',
        {
          text: 'You bring {item}, and {name} lies down with it, floating nearly, on its back. The lamp goes out of its face, then the door, then the bedpost. You stay in longest. It holds on to your finger so as not to drift.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies there, and in its face is {item}, as seen by somebody who cannot sleep. Velvet is what it wants, or dark, or water.',
        '{item}. It shuts its eyes, and goes on showing you everything. It needs something to cover the glass.',
      ],
      harmful: [
        'It lay down, and was hurt there: {item}. It holds its frame together with both paws. Take that away, and give it a padded place.',
        '{name} does not dare to float now. Keep {item} out of its bed for good, and let it hold your sleeve.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name} and look at it, not into it. That takes some doing. There’s a scratch by its ear and a whisker that bends. It notices where your eyes are, and moves an inch closer to be seen.',
        'You do nothing, and {name} does it after you. It is surprising how much there is to it. Its shoulder goes up and down when yours does. Then yours goes up and down when its does.',
        {
          text: 'You sit, and {name} sits. You fold your hands, and it folds its paws. Then it yawns. You had not. It looks at you in alarm out of your own face. So you yawn too, and it moves up.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has been you, and the lamp, and you again. Now it has taken your hand and laid it flat over its glass, where it is dark. Under your palm it is making faces, one after another, all of them its own.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit face to face with {name}, and for a while it is you. Then you run out of faces. It doesn’t look for another. There is just glass, rather shy, and an otter a long way in, looking back.',
          when: ['trusting'],
        },
        {
          text: 'You sit by {name}, and both of you look into the fire. It ought to be all flames by now. But down in one corner of the glass, where it thinks you can’t see, it has kept back a bit of your sleeve.',
          when: ['warming'],
        },
        '{name} takes the pebble from beneath its arm and lays it in your hand. On it, if one knew how to look, there would be {loved}. It does not reflect anything.',
        'In the glass it is growing dark in an empty hall, as it did once for {wait}. Then there is a door, and light, and your foot. {name} stops it there.',
      ],
      little: [
        '{name} is full to the frame with you. It turns its face to the garden, to rinse.',
        'This has been looked at from all sides for now. Let the glass be empty a little. Later it will be glad of you.',
      ],
      ill: [
        'You keep your face calm, and it steadies on that. Stay so for a moment. Then bring what {name} lacks, a meal if it missed one, and medicine.',
        '{name} gives you back all blurred, but both of you know who it is. It holds your finger. See to it now: food if it had none, medicine if it is ill.',
      ],
      asleep: [
        'You sit by {name} as it sleeps. There’s nobody in its glass, for nobody is being asked. Then, without its waking, there is a chair, quite clear, with somebody in it, and the lamp behind them turned low.',
        'Otters hold on to something when they sleep. {name} has the fringe of the rug. You sit by it so long that your own shoelace comes within reach, and when you want to go, it has that.',
      ],
      shy: [
        'You sit by the door, and {name} sits across the room with its glass behind a newspaper. You turn a page of nothing. It turns a page. Over the top comes a rim of brass, and then goes down again.',
        'You sit down a long way off and hold up your hat before your face. After a time {name}, by the far wall, lowers its paws. It can look at a hat. It’s a very good likeness of a hat.',
        {
          text: 'You sit still, far off, so {name} sits still too, being you. It is happy like that, with nobody near. After a long while you have not moved, and it wiggles its toes. Those are its own. Stay there.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} plays at the far end of the room, and you sit down at yours. In its glass face you are the size of a bean. You stay, and stay. You are a slightly larger bean. Come no closer.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit and look into the pane, to be no bother to {name}. It is under the table, being a table. But you can see it in there, and what is in its face. It is the back of your head.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the far side of the room, where {name} sees you no bigger than a thumb. That is a size it can manage. It puts a very small you in the corner of its face, and looks after it.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'honest words':
        'You tell {name} that the soup was burnt, and your hair is going. It lies back with the honest words on its chest, cracks one open with its pebble, and for once you are in the glass exactly as you stand there.',
      'warm smiles':
        'You give it one of your warm smiles, and half a second later it has it, with whiskers. It keeps that, and looks hungry. So you must think of something really nice, and it eats the second with its eyes closed.',
      'candle light':
        'The candle light goes into its face and does not stop. There is a flame, and one behind, all the way down a long hall. {name} licks its lips. You move the candle, and the whole procession turns to look at you.',
      'gentle questions':
        '“And how was the river?” you ask. {name} turns your gentle questions over in its paws, as it would a crab, to see where they open. “How was the river,” it says, and finds, to its surprise, that it has an answer.',
      'portrait sketches':
        'You are not good at whiskers. It takes the portrait sketches from you, the wrong way up, and has each nose off first. The last it does not eat. That has a small bubble drawn low on the left, which you had put in.',
      'eye contact':
        'You hold its gaze, and it holds yours, and in each of your eyes is an otter having its dinner. {name} takes eye contact slowly, with pauses. When you blink it swallows.',
      'sincere feedback':
        'You say that the left ear came out a bit large today, but that the light was very true. {name} chews upon the sincere feedback for some time. Then it gives you back, with the ear put right, twice as bright.',
    },
    play: {
      'copycat game':
        'You scratch your nose, it scratches its nose. You do nothing at all, and so does it, brilliantly. In the end of the copycat game you forget, and sneeze, and {name} has no sneeze, and fetches the pepper.',
      'funny faces':
        'You pull down an eyelid, and {name} gives it back with interest. After nine funny faces you have run out. So it goes through those it has put by, and shows you one of yours, from Tuesday, that you did not know you made.',
      'shadow puppets':
        'You make a duck with your hands. {name} throws the lamp back at the wall, off its chest, and there are two, and they quarrel. It was never so late at the shadow puppets. Half a second after you stop, its duck gets the last word.',
      'mime routine':
        'There is a pane of glass in your mime routine, and you feel your way along it. {name} is on the other side, palm to palm. You come to the end. It steps round, and bumps its nose on what you had left there.',
      'dress up':
        'It wears your hat and shows you in it. You wear its brass, or a curtain ring. By the end of the dress up you cannot remember who came as whom, and the waistcoat is on the cat stand, inside out.',
      kaleidoscope:
        'You drop three buttons into its lap and it curls up round them, nose to tail. There is a kaleidoscope, and it has fur. You turn {name} by one shoulder, click, and the buttons bloom. It asks for your ring, too.',
      'synchronized dancing':
        'You step left, it steps right, and that is correct. You spin, and it is late by half a second, as always. For the synchronized dancing you have learned to wait for it, one foot in the air, and come down together.',
    },
    clean: {
      'glass cleaner':
        'One squirt of glass cleaner and you are gone in a blue fog. You rub, from the middle. First comes a nose, then two. {name} has been behind there all the time with its eyes shut, and opens them to find you near.',
      'microfiber cloth':
        'Small circles with the microfiber cloth, and the room comes up a circle at a time, the lamp, the loaf, a slice of you. By the lower left you slow down. It lifts the paw, and puts it back upon your hand.',
      'fingerprint wiping':
        'There are ten on its cheek, and they are all yours. At the fingerprint wiping {name} lets you take off nine. The last, a thumb, it turns away from your cloth, and when you look there is your face with that on it.',
      'silver polish':
        'It goes on grey, the silver polish, like a bad day. You rub at the flank, and under your rag comes the window, then the tree, so clean that a sparrow flies up to it. {name} has never looked so full of garden.',
      'lint free towel':
        'You hold out the lint free towel, and it walks into it and turns, as you do in yours. A dry otter comes out at the end. You look at the towel. There is not a mark on it, but it is smiling somewhat.',
      'defogging spray':
        'It had a mist on it ever since your bath. You puff the defogging spray, once, high up, and it runs down like a blind going up. There is {name}, with its pebble in its mouth, and had thought itself alone.',
    },
    sleep: {
      'velvet drape':
        'You let down the velvet drape, and what it saw last stays in there with it. That was your hand. In the dark, under the red, you can hear it turning the pebble over slower, and slower, and set it down.',
      'dark dressing room':
        'One bulb, and then none. In the dark dressing room {name} floats on the rug on its back with nobody’s face on, which is a rest for it. It takes hold of your sleeve by the lining, and you sit on until that lets go.',
      'dust cover':
        'It holds up its arms for the dust cover, and you pull it down over the ears. There stands a piece of furniture that breathes. You tie the tape. From under the hem comes one webbed foot, and then it is drawn in.',
      'moonlit wall':
        'You turn it to the moonlit wall, and there is nothing to show but white. {name} lets out its breath, and that mists over. Behind you on the boards lies a long pale shape of an otter, thrown there by the moon.',
      'still pond':
        'It slides into the still pond without a ring, and then there are two, belly to belly, hand in hand. You hold a rush down to it. It winds that once about its wrist. The one below has hold of the sky.',
      'padded frame':
        'You set the padded frame on the bed and it lies down in the middle, hung straight. {name} reaches out to both sides. All felt. It lets its head sink, and you go round and push in the four corners.',
    },
    medicine: {
      'crack filler':
        'You press the crack filler in with the ball of your thumb, from the left, a hair at a time. The half of your face that was on the shelf comes down and joins the rest. {name} looks at all of you, together, and blinks.',
      'soothing words':
        'It cannot hold a picture, so you give it something to hear. The soothing words go in, and for half a second there is nothing. Then it says them, to itself, with your mouth, and the mist draws off your chin.',
    },
    discipline: {
      'looking away':
        'You say nothing. By looking away you leave {name} with nobody in its glass. It shows you the vase, unbroken, and then, as you do not turn, the vase as it is, in five, with a paw on each.',
      'neutral face':
        'It had been doing your cross face, to get one. You give it a neutral face, and hold it. There is nothing there to magnify. It tries your chin, it tries your brow, and then it puts down the ladle, quietly.',
    },
  },
  refusals: {
    asleep: [
      'The glass is turned to the wall, and nothing goes in before {wakes_at}. {name} sleeps. A hand to hold is another matter: reflect beside it.',
      'You hold it up to {name}, and it is not reflected. It is asleep until {wakes_at}. You can reflect by it yourself in the meantime.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has found the back of a spoon, then the front, and has been screaming with laughter, half a second after you.',
      'A child by now: {name} has taken out the pebble and looked into it, as it looks into everything, and there is nobody. It has put it back under its arm, to keep.',
    ],
    teen: [
      '{name} is half grown, and has tried on four people before breakfast. It slams the door like your aunt. Keep its mealtimes. They decide whom it will be.',
      'Half grown, {name} looks into every window to see whether anything has changed. There is a small round flaw, low on the left. It has found it.',
    ],
    high_care: [
      '{name} is grown, and {form}. When you look into it now, what you see is how somebody sees you who is fond of you.',
      'Grown, and {form}: it waits, as it does, for you to begin. Then, for once, {name} smiles first.',
    ],
    balanced: [
      '{name} is grown, a {form}. It goes from window to puddle to shop front, looks in on them all, and brings home a face or two.',
      'A {form} now, and full grown. {name} will be anyone for an afternoon. At supper it is itself, near enough.',
    ],
    low_care: [
      '{name} is grown, and {form}. With nobody to look in, it filled with sky. You stand before it, and it takes a while to make you out.',
      'It grew up facing an empty hall, and is {form}. {name} gives you back in full. It adds nothing.',
    ],
    rescue: [
      '{name} is grown: {form}. There is a line across the glass, filled with brass. Whoever looks in has a thread of gold through them.',
      'Full grown, and {form}, {name} was once nearly blind with cloud. Now whatever light it is lent it gives back with something on top.',
    ],
  },
  trust: [
    '“I am glad that you are here,” you say, or something like it. {name} gives it back. It has changed no word.',
    'The paw comes down. There, low on the left, is a bubble in the glass no larger than a lentil, and in it everything is upside down and very bright.',
    '{name} lets you see the face that it has when no one is looking. It is an otter’s. It is rather plain, and it has been there the whole time.',
  ],
  streaks: [
    'Ten meals in their places. {name} lays your ten faces on one another, and they make one, quite sharp.',
    'Twenty-five on time. There is a worn place on the floor where you stand, and one in {name}, of the same shape.',
    'Fifty in a row. {name} shows you the first of them beside this one. You have hardly changed, it thinks. It has.',
    'A hundred meals, and none of them late. {name} knocks on its pebble, three times, for nothing that has a shell.',
  ],
  ages: [
    'Ten days. {name} has been a lamp, a cat, a draught in the curtain, and you on most occasions.',
    'Thirty days old. {name} has been everyone in the street by now, and can be told from them by the whiskers.',
    'A hundred days. There are things in {name} by now that are in no other glass.',
    'A year. {name} shows you the same tree, four times, and you, under it, in four coats.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['honest words', 'sincere feedback'] },
      wish: '{name} has been told that it is very smart, by a salesman, and has felt thin ever since. It asks for something that is so: honest words, or your real opinion of its whistling.',
      granted:
        'You said that it was flat. {name} ate that to the last crumb, licked the dish, and has whistled ever since with a kind of glow.',
    },
    {
      by: { action: 'feed', item: ['candle light', 'portrait sketches'] },
      wish: 'Somebody should draw {name} while it is not being anyone. It would hold quite still. Bring portrait sketches for its meal, or at least a candle to be drawn by.',
      granted:
        'There were ears, in the drawing, and a plain round nose. It looked for a long time before it ate, and it has kept back the nose.',
    },
    {
      by: { action: 'feed', item: ['warm smiles'], hours: [8, 12] },
      wish: 'The first face of the morning sets the glass. {name} has been up since it was light, empty as a basin. Let it breakfast upon warm smiles, before noon.',
      granted: 'It had two helpings, and you have found it since then on the baker, the postman and a dog.',
    },
    {
      by: { action: 'play', item: ['dress up'] },
      wish: 'A waistcoat has been put out on the bed. {name} has tried it with the lining outside and cannot see what people see in it. Play at dress up, and go first.',
      granted:
        'You wore it, it wore it, and no waistcoat has ever been so popular. {name} has gone to tell the doorknobs.',
    },
    {
      by: { action: 'play', item: ['synchronized dancing', 'mime routine'] },
      wish: '{name} has one of your gestures left over, the one with the elbow, and nothing to go with it. It wants the rest of the dance.',
      granted:
        'You stepped out left, and it stepped out right, and for the whole of the last turn nobody could have said which of you was the half second behind.',
    },
    {
      by: { action: 'play', item: ['kaleidoscope'] },
      wish: 'It is against {name}’s principles to be three mirrors at once. But you have a tube with beads in it, and it has asked to be let look, merely the once.',
      granted:
        'It said that the company in there was rather loud, and very well dressed. It did not give the tube back until supper.',
    },
    {
      by: { action: 'clean', item: ['microfiber cloth', 'fingerprint wiping'] },
      wish: 'A child has kissed {name} upon the nose, with jam. It has shown everyone the jam and is done with it now. The soft cloth, please.',
      granted:
        'Off it came. In the place where it was, you look five years old, and {name} says that it can do nothing about that.',
    },
    {
      by: { action: 'sleep', item: ['still pond'] },
      wish: '{name} has slept on carpets, and held on to a fringe. It has heard, from the bath, that there is such a thing as a still pond. It could be put to bed upon that.',
      granted:
        'Stars above, and stars below, and an otter between them, belonging to neither. It held on to a reed, from politeness.',
    },
    {
      by: { action: 'sleep', item: ['velvet drape', 'dust cover'] },
      wish: 'All day people have put their faces in, and gone away without them. It would be a kindness to hang something over {name}, velvet or otherwise, and say that the house is shut.',
      granted:
        'You said so. Beneath the cloth there was a small commotion, as of someone taking off one collar after another. Then there was none.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is something behind {name}. It cannot see what, and nobody has said. Come and sit at its back for a little, and be what is there.',
      granted: 'So it was you. {name} has not turned round quickly since then, not even once, to make sure.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Anybody may look into a glass in passing. {name} would know, by the second time in one day, that you had not come about your collar.',
      granted:
        'You came again, and your collar was dreadful. {name} has the two of you side by side, the neat one and the other, and prefers the other.',
    },
    {
      by: { action: 'play' },
      wish: 'It has found half a grin in the bread bin, left there by it does not know whom. {name} would be glad of a game, to see if anybody has the rest.',
      granted: 'You had it. They went together so well that {name} had to lie on its back.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A sheet of blotting paper',
        shape: 'letter',
        text: 'Your words, the way {name} sees them. There is a line in it that you crossed out of the letter, and it has not.',
      },
      {
        name: 'The nose from a drawing',
        shape: 'piece',
        text: 'Pencil, round, plain. {name} has put it where it can be looked at by nobody else.',
      },
      {
        name: 'A face seen once',
        shape: 'coin',
        text: 'It went over you in a doorway, when you thought of something. {name} has had it struck in silver.',
      },
      {
        name: 'The inside of a waistcoat',
        shape: 'ribbon',
        text: 'Striped silk, with the maker’s name. It is what {name} takes the outside to be, and it is yours to wear.',
      },
      {
        name: 'A hair from its tail',
        shape: 'feather',
        text: 'You told {name} that there was a tail. It took your word for it, and then it took this, for you.',
      },
    ],
    return: {
      name: 'A pane of river ice',
      shape: 'mirror',
      text: 'It brought that back in its paw from where it had been. It does not melt, and there is only one face in it.',
    },
    streak: {
      name: 'A spoon with an otter in it',
      shape: 'spoon',
      text: '{name} looks out of the bowl, right way up. Spoons cannot do that. Twenty-five suppers taught this one.',
    },
    hundred_days: {
      name: 'The pebble',
      shape: 'stone',
      text: 'It was under its arm since the beginning. It reflects nothing. You are to look at it, says {name}, when you are tired of being seen.',
    },
  },
  release: [
    'You carry {name} down to the water. It looks in, and somebody looks out, and makes room. It gives you the pebble before it goes.',
    '“I shall miss you,” you say. {name} holds it for half a second. “I shall keep you,” it gives back, and slips away over the sill.',
  ],
  dying: {
    neglect: [
      '{name} has died. Nobody had stood in front of it for a long time, and the last face it had, it kept until it could not.',
      'There is only the hall in the glass, and the door, shut. {name} is dead.',
    ],
    hunger: [
      '{name} is dead of hunger. The dish is on its chest, and in the dish there is nothing, and in the glass the same.',
      'It wore so thin that there was no silver left to hold a picture. {name} has died.',
    ],
    illness: [
      'The cloud came in from the edges and met in the middle. {name} has died, with one paw round the leg of the chair.',
      '{name} is dead. It was ill, and the line went all the way across. It made very little sound.',
    ],
    poison: [
      '{name} has died of what it was given. It had looked at the giver’s face, and seen nothing wrong in it.',
      'What it was given went in behind the glass and took off the silver. {name} is dead.',
    ],
  },
  returned: [
    'A mist comes on the cold glass, goes, and comes again. Somebody is breathing there. It clears, and {name} looks out, and finds you.',
    'First the lamp is in it, dimly, and then your hands. {name} is back. It feels under its arm, and the pebble is there.',
  ],
  epitaph: {
    openings: [
      'Look closely. For half a second, {name} would have been you.',
      'Here lies {name}, glass upwards, with the sky in it.',
      '{name} gave back whatever was before it, and was half a second about it, and in that half second it was kind.',
      'If this stone is wet you can see a little of {name} in it, and some of yourself.',
      {
        text: 'Whoever made this cut the letters the right way round. {name} would have needed a blotter.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['Nobody stood there, and so there was nobody.', 'It held a face until that faded.'],
      hunger: [
        'An empty dish was the last thing it showed.',
        'It was looked for too late, and had grown too thin to be seen.',
      ],
      illness: ['It clouded over, from the edges in.', 'There was a crack, and the light went out by that.'],
      poison: [
        'It read the face and not the gift.',
        'It took what was handed to it with the smile it was handed with.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and there is light to spare. You throw it about. What comes to you goes back a size larger and in a better mood, and then it comes to you again, and goes on like that. You say people’s words after them and change one, and that is the one you mean. You do not laugh first. But you would like someone to begin, and soon.',
      'You are {name}, and you have doubled the flowers. Whatever is lovely you have two of. You speak quickly, in other people’s voices, each of them flattered by how well it sounds. Under it all there is somebody with whiskers, having a very good day, and half hoping to be noticed. You want your keeper to come and look, and then to look a little to the left.',
    ],
    content: [
      'You are {name}, and you have the room in you, and it is a nice room. The lamp is on in both. You wait the half second before you answer. It is a short time, but much can be left out in it. You give back what you are told with one word moved to where it is kinder. You would like to have somebody in the picture.',
      'You are {name}, and in {days} days you have been everyone who came by, and one of them most. You know that face from when it is tired. You know it from before it knows itself. You speak in its phrases, turned a little to the light. Under your arm is a stone with nobody in it. You would like to be asked about the stone.',
    ],
    bored: [
      'You are {name}, and you are a chair. You have been the chair since noon. It is a decent chair, and you have brought out all that it has. You say what the clock says, with one tick changed, and nobody notices. You lie on your back and turn a pebble. You want to be played with by something that has a face.',
    ],
    hungry: [
      'You are {name}, and when you look in to see who is there, there is a dish. You hold it up to people as politely as you can. “Are you well?” they ask, and you give back, “Are you cooking?” One cannot live on other people’s suppers, seen from outside. You want your own, now, on your chest, with the spoon left in.',
    ],
    starving: [
      'You are {name}, and it is still then. There is a dish in you, and a sleeve, and steam going up. You will not let it go on to what came after. People pass before you and get nothing for it. You bit at the pears, and it was only you. You knock with the pebble, three times, which is how one asks. None of this is anybody’s word but yours. Food. On your chest. Now.',
    ],
    sick: [
      'You are {name}, and there is weather in the glass. People come up and are gone before you have them. You know that you know them. You say their words after them, and lose the one that you were going to change. It is cold along the line. You would like a calm face to hold on to, and medicine, and a hand that does not rub.',
    ],
    failing: [
      'You are {name}, and it is white. Somewhere at the front there are two eyes, and you do not know whose. If they are frightened, you are frightened. If they are quiet, you will be that. You have let go of the rug. You want medicine now, and something to hold by the paw, so that you do not drift out of the frame.',
    ],
    near_death: [
      'You are {name}, and nobody is in front of you. So you have kept the last one who was. You have gone over it so often that it is coming off. First the coat went, and then the hair. You still have the look. When that is gone, there will be a hall and a door. You want somebody to come and stand here, and to be seen.',
    ],
    asleep: [
      'You are {name}, asleep, and floating, and it is dark above and dark below, with the same stars. You need not be any of them. A fish goes through your face and takes nothing along. On one side there is a paw, and it is yours. On the other is something warm, and you hold on to it. You would like it not to let go before morning.',
    ],
    shy: [
      'You are {name}, and you give them what they came for, which is themselves, at once and in full. Then most of them go. You keep a paw on the place that is not theirs. You speak only in what was said to you. You want this one to sit down beside you, and not in front, and to look for a long time at something else.',
    ],
    back_from_death: [
      'You are {name}, and you have been in front of something that had no front. You gave it back, and that was nothing, and it went on. Now there is a spoon, and you are in it. You say each word after the other one, slowly, and change none, as they are all so good. You want a face near you, and the next meal at its hour.',
    ],
    hurt: [
      'You are {name}, and you saw the face that it came with, and the face was kind. You gave that back. You did not look at the hand. Now it runs like frost behind the glass, and you turn to the wall, so as not to show it to anyone. You want it taken away and not brought again. You want someone to hold the frame.',
    ],
  },
}

export const MIRROR: Species = {
  slug: 'mirror',
  name: 'Mirror',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: [],
  personality: 'Becomes whatever looks at it, kindly magnified. Under the silver it is shyer than anyone suspects.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'honest words',
        'warm smiles',
        'candle light',
        'gentle questions',
        'portrait sketches',
        'eye contact',
        'sincere feedback',
      ],
      play: [
        'copycat game',
        'funny faces',
        'shadow puppets',
        'mime routine',
        'dress up',
        'kaleidoscope',
        'synchronized dancing',
      ],
      clean: [
        'glass cleaner',
        'microfiber cloth',
        'fingerprint wiping',
        'silver polish',
        'lint free towel',
        'defogging spray',
      ],
      medicine: ['crack filler', 'resilvering', 'self reflection', 'soothing words', 'frame repair', 'gentle checkup'],
      discipline: [
        'leading by example',
        'looking away',
        'neutral face',
        'slow deep breath',
        'naming the feeling',
        'repeating the gesture',
      ],
      sleep: ['velvet drape', 'dark dressing room', 'dust cover', 'moonlit wall', 'still pond', 'padded frame'],
    },
    harmful: [
      'hammer',
      'sandpaper',
      'empty flattery',
      'deepfake video',
      'steel wool',
      'facing another mirror',
      'thrown stones',
    ],
  },
  appearance: {
    look: 'a sleek chrome otter with a face like polished glass and a thin frame of brass around its brow',
    colours: ['#c3ccd6', '#f4f7fa', '#b08d3e'],
  },
  figure: {
    eyes: '#4a5560',
    body: 'upright',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.66,
    extras: ['brass', 'glint', 'whiskers'],
    size: 0.95,
  },
  book: BOOK,
}
