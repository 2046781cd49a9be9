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
    'The shell falls open, and out of it your own face looks up at you, far smaller and very surprised. Then it sneezes, and you had not. This is {name}: chrome, wet, whiskered, and trying to get back behind half an egg.',
    'The shell comes away in one bright piece, and an otter no longer than your hand looks up with your own face, astonished. Then it gets behind the shell. This is {name}. One eye comes round the edge, and that one is not yours.',
  ],
  looks: {
    thriving: [
      '{name} has got the sun in its face and is dealing it out: some to the ceiling, some to the cat next door, a long warm strip to the cold end of the hall. You look in, and there is one for you.',
      'A ladybird has landed on {name}, and {name} has become a ladybird, the size of an otter, with every spot in its place. It doesn’t dare to breathe. You have never seen such a happy ladybird.',
      {
        text: '{name} is hours old and has not been anybody yet. You look in, and at once it is you, only kinder about the eyes. It has no idea who that is. It seems very pleased to meet them.',
        when: ['baby'],
      },
      {
        text: 'You bend over {name} and there is your own face, small, with the tiredness left out. You glance aside, and at the edge of your eye is a new chrome otter with nobody on it yet, trying out a yawn.',
        when: ['baby'],
      },
      {
        text: 'You wave at {name}, which wants for nothing, and a slightly larger, kinder you waves back. You stop. It waves once more, quickly, and looks down. That one was the otter.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and a chrome you looks out, rested and rather handsome. Then you scratch your nose, and {name} does not. It slips under the towel instead and puts out one small paw that is nobody’s but its own.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and for a moment the glass shows no one, only an otter with its eyes lowered. {name} saw who it was and did not bother to put your face on.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, tired, hair on end, and {name} is you at once, only rested and rather splendid. Then it lets the picture go. For a moment there is just an otter, with a plain grey face, looking back.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'A beetle is looking into {name}, so {name} is a beetle, vast and noble. You come in. It does not change over. It gives you the left edge of the brass, very small, since you are family and the beetle is company.',
        when: ['from_child', 'trusting'],
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
      '{name} is floating in the washtub with the sky in its face. A cloud comes in at the brass on the left and goes out at the brass on the right. It sees each of them off.',
      'You look in, a little tired, and there you are on the rug, a little tired, with whiskers, and better lit. {name} tries your yawn and gives it back rounder. When you go, it keeps the yawn for a moment.',
      {
        text: 'When you come in {name} is the window: a strip of sky, a gutter, half a pigeon. Then it sees you and is you, somewhat kinder about the mouth. You step aside, out of its light. The pigeon comes back.',
        when: ['well'],
      },
      {
        text: 'Nobody has been looking at {name}, so there is only some ceiling in it and the corner of a shelf. You lean in. It does your face, and straightens the parting for you. You lean out. It goes back to the ceiling.',
        when: ['well'],
      },
      {
        text: '{name} sits opposite the bread bin and is a bread bin. The afternoon goes by in both of them. When you come for the bread you lift the wrong lid first, and it holds quite still, so as not to embarrass you.',
        when: ['well'],
      },
      'It has put on {days} days of your faces, and kept those that it saw only once. It goes through them on its back, one paw under its head.',
      'When nobody stands before it, something shows in the glass that is not in the room. It is {loved}, from the first time. {name} plays it over.',
    ],
    curious: [
      'The kettle has a belly of steel. {name} moves up to it sideways, and someone in there moves up, too. It breathes on the kettle, to be on the safe side.',
      '{name} copies how you hold the pencil, then how you bite it, and tastes the end of its own, to find out what comes of that.',
      'A soap bubble has the whole kitchen in it, bent. {name} has never met a colleague so young. It holds its breath, and follows it to the door.',
    ],
    bored: [
      '{name} lies on its back and has been the ceiling for a good while. You bend over it, and there you are, rather grey. Very gently it lifts the corners of your mouth in the glass, to show you how. Play with it.',
      'In {name}’s face is the wall opposite. You cross the room, and for some moments it is still the wall, down to the nail. It has had nothing else to be. Pull some funny faces at it.',
      {
        text: 'It has turned its glass to the wall and shows the wall to itself, a quite good wall, going on and on. Turn {name} round by the shoulders, and play with it.',
        when: ['sad'],
      },
    ],
    due: [
      'In the face of {name} you can read the clock. The hands go the wrong way round, but they are kindly magnified, and there’s no mistaking them. It tilts the glass. There, very large, is an empty dish. Its meal is due.',
      '{name} lies on its back with both paws round a dish that isn’t there, on its chest, where it goes. In its face it shows what you are doing at the moment. Its meal is due. Let it show you doing that.',
      {
        text: '{name} looks into the empty dish and becomes it, round and bright, with nothing inside. It looks up at you, and becomes somebody who has forgotten something. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'In {name}’s small bright face stands somebody like you, a shade kinder, carrying a full dish. You look down at your own hands. Nothing. The baby is not hungry yet, it is waiting to be right. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} puts your face on, politely, and you check it. The hair is right, and the collar. Only the eyes in the polished glass have gone to the empty dish, and yours have not. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has looked at the empty dish for so long that its face has become one, kindly magnified. When you lean in, it would sooner stay a dish than be you. The meal is overdue. Fill the small one.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look in, and there you stand in its face with a dish in your hands. You look down at your hands. {name} waits, patiently holding up the picture, for you to see the difference. Bring the dish.',
        when: ['well'],
      },
      {
        text: 'You look into {name} to see to your hair, and there you are with a dish in your hands. You have no dish in your hands. It’s only a suggestion, and it does become you. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'You can find yourself in the face of {name}, but faint, and no kinder than you are. It has not the strength. Bring its meal now, and look away while it eats.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} lies with its face to the wall, and has become the wall. It would rather that than you. The thin brass frame shows where the head is. Its meal is overdue. Set it down there, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You bend to {name}’s polished face and see yourself there, kindly done, except that the mouth is a little open. Yours is shut. You touch it to be sure. That part is not you, and it is hungry. Feed it now.',
      'Where {name}’s stomach would be, you see a dish, quite clear, from above. There is nothing in it. Please feed it.',
      {
        text: 'You look into {name}, and there you are, very correct, with a plate in your hand. You look down. You have no plate. It has given you the dinner it did not care to ask for. Feed it.',
        when: ['wary'],
      },
    ],
    starving: [
      '{name}’s silver is as dull as a spoon from the back of a drawer. You bend down and it tries to be you, gets as far as the eyes, and cannot afford the rest. It is starving. Feed it at once.',
      'You look in, and {name} has your face, with hollows in the cheeks and the eyes far too large. You put a hand to your own cheek. It has not the strength to copy that. It is starving. Feed it at once.',
    ],
    weak: [
      'There is a mist on {name}’s face that will not wipe away. You look in and see somebody tired. It tries to make you handsomer, gets as far as one eye, and has to leave it. Medicine, please, or a good rest.',
      'The brass sits heavy on {name} today, and it props its brow on the table’s edge, with the tablecloth in its face. It won’t put up anything more tiring than a tablecloth. Let it rest, or give it medicine.',
      {
        text: 'You pull a face to cheer it. {name} has it at once, and the giggles, and must lie down with your nose still on. It needs medicine, and to be let off your nose.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You look at {name} and find yourself grey, smeared, with a thumbprint over the chin, and wipe your own face. Nothing changes. Somewhere under the dirt it is rather enjoying not being looked at. Wash it anyway.',
      'Dust has settled on {name}, and it sees everything as from a long way off: a brown kitchen, a brown window, somebody brown. Someone has written a name on its forehead with a finger. Wash it, please.',
    ],
    sick: [
      'You look into {name}’s face and nobody is there. It has fogged from the inside. You wipe it with your sleeve, and behind the silver a small grey otter shuts its eyes at being seen. It is ill. Medicine, now.',
      'You bend over {name} and are shocked at how you look: grey, hollow under the eyes, fogged at the edges. You feel perfectly well. It has no strength left to make anyone handsomer than it is. Medicine, now.',
    ],
    failing: [
      'A crack has started at the brass and runs down past the eye. {name} is holding very still so that it will not cross your face, which it still has. Medicine and food, now, before it spreads.',
      'You bend over {name}, and its face does not become yours. There is only mist on the glass. You wipe at it with your sleeve, and it is on the inside. Medicine and food, at once, or it will die.',
    ],
    near_death: [
      'The silver has gone from {name}’s face, and it is not your own that looks up at you. It is a small, plain, frightened otter’s. Sit down by it now and stay. In a few hours nobody will be there.',
      'You bend over {name} and find no one. The glass of its face is grey, without a window in it or a lamp, and the brass has gone cold. It has hours. Come close now, and stay, so that it has somebody to be.',
    ],
    asleep: [
      'Asleep, {name} reflects nobody in the room. Things drift over its glass, a river, a bank, a great many otters, none of them chrome. You keep to the side, so as not to turn up in it.',
      '{name}’s face, asleep, shows what isn’t in the room: a bank, brown water going by, a second otter. You stand right in front of it and you are nowhere. You go out backwards, on your toes, to keep it so.',
      'With no one to look at, {name} has turned its face to the wall and is nobody but an otter. Brass frame slightly crooked. Paws held together on its chest. Take the candle away before it has to be one.',
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
      'There seem to be two umbrella stands in the hall. One has a thin brass frame about its brow and is holding its breath. {name} would sooner be anything here than you. Sit down near the real one, and be dull for a while.',
      'You look in and see only the room, very slightly curved, with a brass edge to it. {name} is being the wall. If you stare it will have to be you, and it is tired of being people. Sit near it, eyes down.',
      'It shows the doorway empty, as it was for {wait}, and goes on showing it with you standing there. Sit down in the picture. It takes a while to come up.',
    ],
    back_from_death: [
      '{name} had died, and has been back some hours. In its silver face is your own, red about the eyes and not improved in the least. It studies that for a long time. Then it gives you the kind one, and leans.',
      'You look into {name}’s face for yours and find an otter’s, small and shy, looking out. It came back some hours ago, and is well. It lets you see it a moment longer. Then there you are, slightly larger.',
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
          text: '{name} looks into the dish and is the dish, round and large and full. It eats, and is the dish, empty. It can’t imagine what will come next. It looks up, and is an enormous, careful nose.',
          when: ['baby'],
        },
        {
          text: 'You open your mouth without meaning to, as people do with spoons, and a little chrome mouth opens under its brass brow. In goes the fish. You swallow and {name} swallows. One of you has sauce on its nose.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'As long as you stand over the dish, {name} wears your face and eats politely. You step out and put an eye to the crack of the door. An otter is lying on its back with the dish on its chest, having a lovely time.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'While you watch, {name} is only you, rather handsome, bent over a full dish. You study the wall. There are small quick sounds. When you look back the dish is bare, and there is something on your chin.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, gleaming. You smile, and it smiles, being a mirror. You stop. It goes on for about a second by itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You bring the dish and {name} looks up with your own face on, a little better slept. Then it bends to eat and forgets to hold it. For three mouthfuls there is only an otter there, silver, shy, with a wet chin.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Your own face comes up to the dish, larger and nicer than you left it. Then {name} eats, and the glass mists over from the warmth. Until it clears, two small eyes that are nobody else’s look out at you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'With its mouth full, {name} has no attention left for being anyone. The glass goes clear, and behind it sits a small whiskered person you have never met, chewing. It sees that you see. It goes on chewing.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'You come smiling with the dish, and the smile turns up in {name}’s silver, a little larger. You look away to put the spoon down. When you look back it is still there, and it is not yours.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'Halfway through its meal {name} forgets to be anyone. The silver slips off its chin like a napkin, and underneath is soft brown fur with food on it. It sees you see, and goes on eating.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time, {name} eats up and shows you to yourself. You are rather larger in there than you were at the start, and you stand straighter. It isn’t flattery. It only gives back what keeps coming in.',
          when: ['trusting', 'glad', 'from_child'],
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
          text: 'There you are in {name}’s face, with the dish, and behind you another you with a dish, and another, smaller and smaller, {streak} of them and none late. It has kept them all. It has polished them.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats with your face on, as it always has. Then, {streak} on time in a row, it looks up from the dish, and for one mouthful the silver clears. There is an otter in there, chewing.',
          when: ['well'],
        },
      ],
      early: [
        '{name} still has the last meal in its face, hardly faded, and tips its head to let you see. There is the parsley. It nibbles at the rim of this one. Show it again at {opens}.',
        'It eats as much as you look hungry, which is little, and puts a paw over the rest. At {opens} it will have an appetite of its own.',
        {
          text: 'You lean over the dish, hoping, and {name}’s face is all appetite. It takes a little. Only when you glance away does the glass clear, and a shy otter, not hungry in the least, slides the rest behind its back.',
          when: ['no_item'],
        },
        {
          text: 'You bend down with the dish, and {name} turns into someone bending down with a dish, larger and kinder. Neither of you is hungry. It is {name} who gives way and takes a bite, so that you may see yourself pleased.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal to the end. Then you bend down to it, and it gives you the room, the table, the lamp, and your coat on its hook. You yourself take a moment longer than usual.',
        'The dish comes late, and {name} eats all of it behind one raised paw. It used to eat with its face open. You can see yourself between the fingers, in strips, and none of the strips has the eyes in.',
        {
          text: 'You bend with the dish and look for your face in {name}’s. What is there instead is the door, shut, a little larger than life. It has had that before it for some time. It eats. The door stays shut.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You come late, and {name}’s face shows you someone coming late, rather large. Then it lowers its head to the dish. On the back of that bright skull is a small curved room with a door in it, and nobody at the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'In {name}’s face you have always been a little better than you are. You bend down with the late dish, and there you are to the life, tired, with your collar wrong. It is not meant unkindly. {name} eats, and you see to the collar.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You set down the dish and look for yourself in {name}’s face. It shows the clock behind you, the door, the whole bright room, and nobody standing in it. It eats. At the last mouthful one of your ears comes back.',
          when: ['well', 'no_item'],
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
          text: '{name} is hours old, and has had nobody’s face to wear for some of them. It eats, late, with its glass turned in to its chest. You look in sideways. There is the dish, beautifully done. Where you should be, it has put dish.',
          when: ['baby', 'wary'],
        },
        {
          text: 'There is a film on the glass of {name}, and when you come with the meal at last you are only a shape in it. It eats what it can, turned away. It can’t show you how it is. Give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{hours} hours without a meal, and {name} has lost its shine from the brow downwards. It eats everything. You look for your face in its face, and it comes up grey and small, like somebody it used to see. Come on time.',
        'You hold the dish for {name}, since its paws shake, and the whole kitchen shakes in its glass. It eats it all, {hours} hours late. The kitchen grows steady. You are the last to come into it. Don’t be so again.',
        {
          text: 'You kneel with the dish, many hours late, and look into {name}’s face. There is the kitchen, the lamp, the clock, all very bright. Where you are kneeling it shows the floor. It eats, and goes on showing it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It comes long after, and {name} eats. You look for the otter, and see your own face, exactly as it is. It has never given you one before that was not a little kinder. It turns the face to the wall.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what you have brought after {alone}, and you bend down to be reflected. It tilts its brass frame by one inch, and there is the ceiling. It is a very good likeness of the ceiling.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} you come, and {name} eats. You look into its face. You are in there, as always, and as kindly as always. Only this time you are not magnified.',
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
      ],
      full: [
        '“Would you like some?” you ask, and {name} gives it back: “Would you?” and pushes the dish to you with its foot. You have a bite. It watches that with real pleasure. Again at {opens}.',
        'In the glass, a keeper offers a meal to you. You both hold it out. Neither takes it. {name} keeps this up politely until everything is spoiled, since it could not swallow another thing.',
        {
          text: 'You hold out the dish. {name}, who is full, holds out the one in its silver chest, larger and better lit. You stand there offering each other a meal, and neither takes any, and yours goes in the bin.',
          when: ['no_item'],
        },
        {
          text: 'In {name}’s face somebody is holding a dish out to you, very kindly, and will not take no. You push yours nearer. So do they. In the end you both give up and scrape it into the bin.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} takes a mouthful or two, and its breath mists the polished face until you cannot find yourself in it. You wipe it with your sleeve. There you are, greyer, tarnished round the edge. Go and get the medicine.',
        '{name} eats what you put between its paws, and clouds over the rest with its own breath, so that neither of you need look at it. It is ill. Wipe the glass, and give it medicine.',
      ],
      loved: [
        '{item}: and for a moment {name} forgets whom it is looking at. You bend to the glass, and you are not in it. There is somebody delighted, with whiskers, eating.',
        'You named it, {item}, and {name} has laid down its pebble to have both paws free. It never lays down the pebble. It has you put your foot on that, meanwhile.',
        {
          text: 'You put down {item}, and the chrome goes to gold from the whiskers back. For once {name} is showing nobody. That face, round-eyed over the dish, is its own.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and {name} cannot hold a likeness any longer. It tries you, and the lamp, and gives up, and what runs to the dish is plain otter, tail and all, shining on nobody’s account.',
          when: ['well'],
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
          text: 'You gave it {item}. There was a tick, as when hot water goes into a cold glass, and a crack ran from the brass to the lip. {name} holds the halves of you together with both paws. Never give it that.',
          when: ['item'],
        },
        {
          text: 'It took {item} from you without a doubt, as it takes whatever you hold up. The crack ran from lip to brow. There are two of you now in {name}’s face, and it shrinks from both. Never this.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You crouch and {name} crouches. You creep round the table after it, and it creeps round the table after you. Nobody is being chased. Nobody can stop, either, and the chrome squeaks on the bends.',
        'Slowly you walk your fingers up to {name}, and in its glass come five enormous legs with somebody huge behind them. It has frightened itself delightfully. It pushes your hand back to the edge of the rug, to begin again.',
        {
          text: 'You raise your left hand, {name} its right. You hop, it hops. Then you stand still, and it raises one paw by itself, an inch, to see whether anyone will copy it. You do. It ducks behind the chair, delighted.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You pull a face, and {name} pulls it back, larger and kinder. You cover your eyes and so does it. Then you peep too soon, and somebody in the glass is laughing who is not you. It is gone at once.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You make a face, and {name} makes it better. You hop, and it hops with your knees. Then you have to stop for breath, and it forgets to, and goes sliding by on its belly, an otter, wearing nobody’s face at all.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pull a face. {name} gives it back, kindly magnified, and it is the funniest you have ever had. You pull nine more. Then the silver goes still, and it shows you a small crooked one. That one is its own.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You pull a face and {name} gives it back, slightly handsomer. Then it pulls the next one first. It is the one you wear when you are about to lose, and the chrome otter goes over backwards laughing, and you lose.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You put out your tongue at {name}. It takes that in, and gives it back, a great deal larger, and is shocked at itself. You do it again. It is quicker this time, and has added the ears.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You pull a face and {name} pulls it too, larger and kinder. You hide behind your hands and the glass goes blank. Presently a chrome paw lifts one of your fingers, to see whether there is anybody to be.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was merry before you came, and is merry now, and you can’t see the difference except in yourself. You had come in with a rather ordinary face. It has given you back a better one.',
        'You wave and {name} waves. There was no room left in it for any more joy, so what you bring runs over the brass and goes wobbling about the ceiling as a patch of light. You both watch it.',
        {
          text: '{name} shines already as much as a thing can. So you fetch it the one toy it cannot be kinder to, a hand mirror, and hold it up. Down and down goes a corridor of otters, every last one of them laughing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put out your tongue at {name}, and get it back in silver, larger. You hop. It could not be any merrier than it was, so all of yours is returned to you, and you leave with more than you brought.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You lift a hand, and {name} lifts the wrong paw, and then none, and looks at the two of them as if they were lent. Put your own down. It is short of something. See to that.',
        'You pull a face, and {name} goes through all the ones it has to find it, quicker and quicker, like someone at a drawer. Keep still. Give it a plain one, and then what it needs.',
        {
          text: 'You pull a face, and it does not come back. {name} is too low to be you. What looks out of the silver is a small plain otter, in want, that you were never meant to see. Look after that one first.',
          when: ['from_child', 'no_item'],
        },
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
          text: '{name} plays at {item} as you do, your way, only better. You miss, and it misses, handsomely. Then for once it goes first. You copy it. It stops, with a paw to its glass. No one has ever been it before.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For {item}, {name} forgets to be a mirror. For one second there is only an otter, laughing with its whole face. Then it sees you see it, and you are looking at yourself again.',
          when: ['wary', 'well'],
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
          text: 'Under the smears is you, brighter with every wipe. You breathe on the last spot, and in the fog, where there is nothing to copy, two small shy eyes look out. You let it clear by itself before going on.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You breathe on {name}’s brow and rub, and up comes your own face, better than you left it. There is one smear more, under the brass. You wipe it, and for a blink, before it is you, there is an otter.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You rub at a spot on {name}, and go on rubbing. It turns out to be on your own nose. It had been clean all along. It holds still and shows you where, a little to the left.',
        'You polish {name}, and there’s nothing to take off, so the cloth simply visits. It gives you a you with a cloth, gleaming. Then it picks up a corner, and gives that one a rub as well.',
        {
          text: 'You breathe on {name}’s cheek and rub. It was spotless. All you wipe away is your own breath, and in the moment before that clears, something small and brown looks out from behind the fog, sees you, and is silver.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You rub at a smear on {name}’s face and it turns out to be on yours. There was nothing on the otter at all. It keeps very still for you, so that you can get your nose.',
          when: ['well'],
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
          text: 'You lean in with the spoon and meet yourself, grey and fogged at the edges. You open your mouth, so {name} opens too. Later you wipe the glass and look a good deal better. Somewhere behind you, shyly, so does an otter.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The glass of its face has misted over and you can’t find yourself in it. You give the medicine and wipe nothing. A clear spot opens, the size of a coin, and it isn’t you looking out. It’s {name}.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} looks well, and you look worried. It gives that back a shade lighter. There was no need.',
        'It shows you the spoon, going away. {name} is in good health, and so is the otter in the spoon.',
        {
          text: 'In {name}’s face somebody with a spoon bends anxiously towards you, and you begin to feel unwell. {name} swallows. Nothing changes. It was perfectly well, and so, you find, are you. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
        {
          text: '{name} looks at the spoon and becomes it, long and bright, with you upside down in the bowl. So there you stand, dosing one spoon with another, and both are in perfect health. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: it holds out its glass to you by the frame, with both paws, and keeps it quite steady.',
        'For {item} it takes the paw down from the lower left, just while it works, and looks past you. The mist goes.',
        {
          text: '{name} waits until you look away, being shy, and eats {item} with both paws, medicine and all. You look back. The chrome is so bright that you are in it too, and you are smiling, a little before you smile.',
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
          text: 'You say no, not loudly, and see it arrive in the silver twice as large. {name} puts the spoons back. For a while afterwards it reflects the wall, the lamp, the chair you are sitting in, and nobody in it.',
          when: ['well'],
        },
        {
          text: 'You scold {name}, and there is your scolding face, in chrome, at twice the size. Neither of you cares for it. It gives up the tablecloth for good. Then it goes and faces the wall, and for some time it is wallpaper.',
          when: ['well'],
        },
      ],
      little: [
        '{name} had the lesson in its face already, from last time. It holds it up for you to read.',
        'You open your mouth to say it, and half a second before you it has closed its own. It knew.',
      ],
      bad_time: [
        'You go on until {name}’s face clouds over from the inside. You rub it with your sleeve, as one does with glass, and it flinches. When it clears there is the lamp, the shelf, the door, the whole room, and you are not in it.',
        'You frown at {name}, and there you are in its face, frowning, huge, every crease. It cannot help that. It looks about for somewhere to put you down, and at last turns to the wall, so you will be alone.',
        {
          text: 'There you are in {name}’s face, large, with your finger up. It does what it always does and tries to make you kinder. The mouth will not come right. It tries twice more, and then there is only ceiling in the glass.',
          when: ['from_child'],
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
        '{name} has been things all day and it has a tired shine. You draw the curtain, and one after another it puts them down: the chair, the lamp, your nose. It lies on its back, paws crossed, with only the dark to do.',
        'You lay {name} down with its glass to the wall, which has no expression. It can stop holding up everybody’s face. The brass sinks into the pillow, the whiskers come down, and it lies there being plaster, and resting.',
        {
          text: 'You hang a cloth over the brass frame so that nobody can look in. Under it {name} need not be anyone, and sleeps. When you lift the cloth a small plain otter looks out, rested, and then is you.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} lies down because you do the face, the one with the eyes shut. It does it beautifully. Then you open one of yours, to see if it has worked, and so, naturally, does it.',
        'You tuck {name} in up to the brass. It lies there with the whole bright room in its glass, lamp, shelf and pattern of birds, and nobody could sleep with all that on. It would be glad to get up now.',
        {
          text: 'You yawn, to show {name} what is wanted, and get it back so large and so kind that you have to sit down. When you open your eyes the blanket is on you. A bright face looks quickly away.',
          when: ['well'],
        },
        {
          text: 'You say that it must be tired, and draw up the blanket. {name} looks at you. In the polished face is somebody with rings under the eyes, who should have been in bed long ago. It moves over to make room.',
          when: ['well', 'no_item'],
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
        '{name} shows you yourself, a little kinder about the eyes, and you go on sitting. By and by the picture thins. Behind it something small looks out that is not you, stays for two breaths, and puts you back.',
        'There you are in {name}’s face, kindly enlarged. You do nothing for so long that it runs out of you, and the glass holds only a small otter, looking out. It lets you see that. Then you again.',
        {
          text: 'You sit, and {name} sits. You fold your hands, and it folds its paws. Then it yawns. You had not. It looks at you in alarm out of your own face. So you yawn too, and it moves up.',
          when: ['warming', 'well'],
        },
        '{name} takes the pebble from beneath its arm and lays it in your hand. On it, if one knew how to look, there would be {loved}. It does not reflect anything.',
        'In the glass it is growing dark in an empty hall, as it did once for {wait}. Then there is a door, and light, and your foot. {name} stops it there.',
      ],
      little: [
        '{name} is full to the frame with you. It turns its face to the garden, to rinse.',
        'This has been looked at from all sides for now. Let the glass be empty a little. Later it will be glad of you.',
      ],
      ill: [
        '{name} tries to become you and gets as far as the thumbs. You leave your hand beside it until the chrome there warms, and it stops trying, and is only an otter. Now see to what it needs.',
        'You keep your face calm, and it steadies on that. Stay so for a moment. Then bring what {name} lacks, a meal if it missed one, and medicine.',
      ],
      asleep: [
        'You shift your chair until you are not in it. With nobody to be, {name} sleeps on, its breath clouding its own cheek, and in the cloud, as long as you keep still, there is a small brown otter.',
        'You sit by {name} as it sleeps. There’s nobody in its glass, for nobody is being asked. Then, without its waking, there is a chair, quite clear, with somebody in it, and the lamp behind them turned low.',
      ],
      shy: [
        'As long as you look, {name} is you. So you look at the wall. At the edge of your eye the silver clouds over like a window breathed on, and there is an otter, quite small, looking at the wall as well.',
        'You look at the fire, and {name} looks at the fire, and there are two fires. After a time, low in the corner of the second, someone has come to warm a pair of paws.',
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
