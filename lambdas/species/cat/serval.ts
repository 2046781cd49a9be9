/**
 * The Serval wants to hear the end of it. It hunts by ear, and in a house with no voles it hunts the sounds themselves:
 * the hum in the lamp, the rattle of the pane, the squeak of the third chair. Every silence in the place is one of its kills, and it
 * can tell you what each of them used to be. It has never come when called; it comes before, or a decent while after,
 * so that nobody can make a connection. On the back of either ear is a white bar, like an eye, and with its back turned
 * it is looking at you. It fears noise that has no animal in it. Its body is stilts, spots, a stub of a tail and a very
 * small face hung between two dishes; it goes straight up, and comes down with both forefeet together on the exact
 * place. It eats what crunches, to the last audible crumb. It sleeps in the long grass while the ears do their rounds.
 * It sulks by folding them. It spits at compliments, and stays for more. It trusts by letting a noise of yours live.
 * It never follows a plan that was not its own, never hurries a silence, never treads on a twig. Its keeper is the
 * loudest beast in the district, and it is listening to you right through, from the left knee, which clicks, upwards.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'An ear comes out of the egg, and goes on coming. Then its fellow, every bit as large, and they turn to you together, dripping. Rather later a very small face arrives in between, to see what they have heard. Hello, {name}.',
    'Two ears come out of the egg, stop, and turn toward your heartbeat. After a while a face follows, rather small for them, and four legs with too many inches. You say {name}. It does not come.',
  ],
  looks: {
    thriving: [
      '{name} is above a mole, which knows nothing of it and goes about humming under the lawn. It stands on tiptoe, ears down, and has not the least wish to interrupt. It beckons you with one ear to come and hear.',
      'You whistle, and {name} has something to say about the second note. You try again, lower. The stub of a tail goes round. It stalks off through the ferns on its stilts, with that note held high between its ears.',
      {
        text: '{name} is a handful of spots that two ears have landed on. It cannot hold both up at once, so they take turns. You whisper its name from the door to see what it does. It hears you, perfectly, and does nothing.',
        when: ['baby'],
      },
      {
        text: '{name} has ears, and they have just been switched on. A fly. A drip. Somebody’s hair, growing. It turns one, and the other, and falls off its legs. Then it turns both on you, and hears you trying not to laugh.',
        when: ['baby'],
      },
      {
        text: 'You stop in the doorway, meaning to call {name}, and think better of it. On top of the cupboard one ear comes round and holds on you. It heard that. Since nobody called, it comes down.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is listening, glad and in want of nothing, to a vole forty paces off. You look in. One great dish of an ear leaves the vole and comes round to you. You have the left one now. The vole has the right.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You draw breath to call {name}. One ear swings round, hears the breath, hears whose name is in it, and swings back. The rest of {name} is sitting on your coat, where it was going to be anyway.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You call, and {name} does not come. It stands behind the door, with its ears sticking out above it, until you have quite done. Then, by pure coincidence, it walks in and folds itself into your lap.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You call {name}, out of habit. It does not come. It was already here, behind the door, all legs, having heard you decide to get up. One dish of an ear turns over so that you can reach the itch.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is leaping about the hall after footsteps in the wall, a beetle’s, straight up and straight down, enraptured. So as not to disturb it, you hold your breath. It breaks off and stares. That was deafening.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You call, just to see. One dish-sized ear swings round and hears all of it, down to the small hope at the end, and swings back to something under the floor. {name} is very well. So, by the sound of it, is the vole.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'You are reading, not aloud, and {name} is listening. At the sad part one ear comes round. At the end of the chapter it snorts. It had seen that coming for several pages, from how you breathed.',
      'There is a beetle walking over the other side of the wall, and {name} walks along with it on this side, ear to the bricks. They have got as far as the drainpipe. It seems to be going home.',
      {
        text: 'The left ear has you already. It had you at the gate, looking for the key, and dropping the key. The right ear is busy with something in the wall. Between them {name}’s tiny face looks ahead, as though nobody had come.',
        when: ['well'],
      },
      {
        text: '{name} is on the wardrobe with one dish ear on the garden and one on you. There is a vole under the shed, thinking of roots. You are thinking of tea. Neither is worth getting down for.',
        when: ['well'],
      },
      {
        text: '{name} stands in the flower bed with its head on one side, like somebody at a keyhole. It is listening to a bulb. Nothing is up yet, but it has heard it make up its mind, and doesn’t agree.',
        when: ['well'],
      },
      'Down the pipe, far off, very small, it can still make out the noise that came in with it, on the day that you brought it: {loved}.',
    ],
    curious: [
      'Head to the left. Head to the right. {name} has got a line on it from two sides, and it is under the fourth board, and it is thinking of coming up.',
      'You rustle a bag. {name} does not look. One ear leaves the conversation it was having and comes over, by itself, to see what is in the bag.',
      '{name} has dug down as far as its shoulders by the back step. There is a pipe down there, it says, with something to say. It has its whole face in the hole.',
    ],
    bored: [
      'You have not said anything. You have only thought of the string in the drawer, and one great ear comes round. The rest of {name} goes on facing the wall, where it has lain all this while. Get out the string.',
      '{name}’s ears are turned on the toy drawer, both, like dishes on one star. It lies with its tiny face on its shins and listens to the string in there not moving. Come and move it.',
      {
        text: 'You shake the leaves, and one ear rises, and the other lies where it was. {name} has its small face on its feet. Hide something in the heap, and hide it badly, and wait a good while to be found out.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} can hear a vole think at forty paces. It has stood over this dish on its stilts, ears wide, for long enough to say that nobody in there is thinking anything. The meal is overdue.',
      '{name} stands over the dish on its long legs, both ears on the larder, and listens for the lid. It can hear a mouse in there, giving its views. It can’t hear the lid. Its meal is due. Make that noise.',
      {
        text: 'One ear stands, the other has not got that far. {name} aims the good one at the cupboard, at your pocket, at your stomach, and hears no meal in any of them. It can hold on, but it is late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} puts a whole ear into the dish, and the ear fits. It hears the sea. It had been hoping for something else, and could not tell you what. Its meal is due. Feed it.',
        when: ['baby'],
      },
      {
        text: 'You think of the dish. That is all you do, and at the far end of the passage two great ears swing round. {name} stays down there on its stilts, waiting for the thought to go further. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has heard the cupboard not being opened. No hinge, no lid, no spoon. It stands on top of the bookcase on its four stilts, with both ears on the hinge and both eyes on you, and will not come down. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You have only thought of the dish, and not got up. At the end of the passage two ears rise like sails and stay there. {name} would not come if you called. It is listening for the rest of the thought. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} heard you think of the kitchen, and was there. Then it heard you think of something else. It sits with its tiny face averted, both ears out to you like begging bowls. Supper is overdue. Think of it now.',
        when: ['well'],
      },
      '{name} would never come when called, and is too fair to call you. It only stands where you must pass, legs up to here, and looks at the dish, and then coughs. Its meal is due.',
      {
        text: 'You call. {name} has never once come, and now it could not. The stilts are folded and the tiny face lies on them, turned from you. Take the meal to it, now, and let it hear you leave.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} can hear a meal being thought of at forty paces. It lifts one ear to you, as far as it will go, and finds nothing there, and the ear sinks. Go and bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} springs, straight up, all legs, and comes down with both forefeet on a noise in the grass. It was its own stomach. It lifts one paw, then the other, to make sure. Feed it now.',
      '{name} has not come to you. It happens to be in the kitchen, where it has turned both enormous ears on its own stomach and seems to find the remarks in poor taste. The meal is overdue and it is hungry. Feed it now.',
    ],
    starving: [
      'A vole walks the length of the skirting in what might be boots, and neither of those great ears so much as tilts. {name} has no listening left over. It is looking at the dish. It is starving. Feed it at once.',
      'A mouse walks by, sixty paces off, no, six, talking. {name} has both ears on it, and its feet do not get the message. You can hear that it is empty. Put food down, and let it crunch.',
      {
        text: '{name}’s ears have stopped turning. You open the cupboard and they do not move, you say its name and, on those long unsteady legs, it comes. It has never come when called. Food, at once, and stay close by.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} folded all those legs to lie down, and now cannot find how they open. It tries one, thinks, and puts it back, like a deck chair. The ears tell you its opinion. It has eaten. Medicine, or a good rest.',
      '{name} hears a mouse in the wall, looks at the wall, and lets the mouse have its say. The long legs shake a bit at the knees. It is not like it to let that pass. It needs rest, or medicine.',
      {
        text: '{name} hears you from the gate and starts to leave, and those long legs cross in front of it. It stands there, ears flat, waiting for you to go by. It is worn out. Give it medicine, or peace to sleep.',
        when: ['wary'],
      },
      {
        text: 'It has heard something so funny, under the lawn, that it has had to lie down, and it has not got up since. {name} is pleased, and done in. Keep the house quiet, and give it its dose, or let it sleep.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has heard you think of the bath. By the time you look in there is only a high shelf, and two ears above it, muddy to the rims, facing away from the tap. Take the bath up there.',
      'You call, and {name} comes, which does not happen. It only wished to know what you had said. There is mud in its left ear and most of a leaf in the right, and the spots have run together. It should be cleaned.',
    ],
    sick: [
      'You call {name}, and it comes. It has never come when called. It wavers over to you on those long legs, puts its small face against your coat, and stands there. Bring medicine.',
      'Something small ran straight across {name}’s paws just now, and neither of the great ears moved. They are hanging. It lets you come right up on your loud feet, and does not leave. Medicine, now.',
      {
        text: 'You called, as one does, expecting nothing, and {name} came. It came on all four stilts, one at a time, with its ears hung like washing, and let itself down on your feet. Something is badly wrong. Give it medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'A mouse crosses the floor in front of {name}, and stops halfway, and washes its face. Neither of the great ears turns. There is almost no health left. Medicine and food, at once, or it will die.',
      'You walk right up on loud boards and {name}’s ears do not turn. They have fallen outward, cold at the edges. It is breathing like paper. Medicine and food now, and tell it so, close by.',
      {
        text: 'A fly walks down into the great dish of {name}’s ear, across the bottom and up the other side. This ear has heard voles think. It does not so much as twitch. Medicine and food at once, or {name} dies.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} listened for {hours} hours, first up the road and then down, and there was no step in all that wide country. The ears are lying on the ground now. Let them hear something. Sit with it now.',
      'Those stilts are folded under {name} anyhow, like something dropped. It can no longer lift its head, but at forty paces it heard you and an ear came up. Go on walking, toward it. Sit down there, and let it hear you breathe.',
      {
        text: 'You call from the door. {name}, who has never in its life come when called, hears, and is trying to. One long foreleg moves. Do not call again. Go over, sit down by it and stay, or it will not see out these hours.',
        when: ['from_child'],
      },
      {
        text: 'You say its name, and {name}, which has never come to it, gets one long leg under itself and tries. The leg folds. So it must be you who comes. Sit on the floor with it now and care for it. It has hours left.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} sleeps, but the ears have stayed up. They follow you across the floor, left, right, like two readers of one newspaper, and stop when you stop. You whisper its name. Even asleep, it does not come.',
      'All of {name} is asleep except the ears. You take a step, and the left one comes round. You think about taking another, and the right one does. Nothing needs doing. Go to bed, as quietly as you can think.',
      'A gnat sings over {name}, which is fast asleep. The left ear follows it out, the right one meets it, and together, without waking anybody, they close. There is silence. The banded stub of a tail beats once.',
    ],
    asleep_in_danger: [
      'The ears have stopped going round. {name} is asleep under both of them and a long way down. Reflect by it now, and breathe so that it can hear. It wakes at {wakes_at}.',
      'Nobody is listening tonight, and {name} is in danger till it wakes, at {wakes_at}. Sit in the grass beside it and reflect. Listen for it.',
      {
        text: '{name} fell asleep with its ear against the cupboard where the tins are. It wakes at {wakes_at}. Reflect beside it now, and be opening one in that minute.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You whisper, to be friendly, and {name} winces and goes deeper into the reeds. It can hear your watch. It can hear you hoping. Take the watch off, sit down, and hope less loudly.',
      '{name} is on top of the wardrobe with both ears turned on your chest. It can hear your heart from there, going rather fast, and would like to know what you are up to. Sit down quietly until it slows.',
      'Once it listened to a stair for {wait} and no knee clicked on it. {name} takes no step on trust now. Sit where it can hear you being there.',
    ],
    back_from_death: [
      '{name} lays one dish of an ear flat against your shirt and keeps it there, not moving a spot. Then it bends round on its stilts and tries the same ear on its own ribs. It goes back to yours, to compare. Both are going.',
      '{name} is back. It stands in the middle of the room with its ears wide open and has the clock, the rain, your knee, one by one, like sips. Stay near. Feed it when it is due.',
      {
        text: 'You come in on tiptoe, and {name}, who heard you on the hill, is standing in the hall. It was called last night from further off than it has ever been called. It came. It would rather you did not speak of it.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} goes after nothing under the floor any more. It lies on the boards, and they come up and gossip.',
      'The noises have been let back in, one or two, as it got older: a hinge, the smaller draught. {name} says that it always meant to release them. It lies and has them about it.',
      'After {days} days there is one sound it would know through any wall, and it has given up saying that it is listening to the pipe.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} does not come because it was called. It comes because it heard the meal think. It eats it to the last sound, ears turning, and stalks off on its stilts, leaving you its opinion, which is a clean dish.',
        '{name} eats with one ear on the dish and one on the ceiling, where something with small feet has stopped to listen too. It finishes. It has views on the seasoning, and gives them to the ceiling.',
        {
          text: '{name} bends to the dish and both ears fall in. It lifts its head and they come up with some on each. In the end you hold them for it, one in either hand, and feel them turning to listen to your thumbs.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You make no sound at all with the dish. Two ears have turned to it anyway, and they pull round the very small face, and the face pulls along four legs, of which it has too much. {name} arrives in that order.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You do not call. Three rooms away {name} has heard the bowl touch the mat, on time, and now hears you leave, and hears you stop behind the door. It comes all the same. You listen to it eat. It listens to you listen.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its back to you. Its ears have stayed behind: both are turned right round, wide as saucers, and when you shift your weight from the left foot to the right, they change feet as well.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You call. Nobody comes. You set the dish down, go out into the hall and hear eating. When you turn, {name} is in the doorway on its long legs, having not come, three steps nearer than it needed to be.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is eating when your knee clicks. Both ears swing round like dishes, the haunches gather, and it thinks about the knee. It goes on eating. By now it knows that knee, and has decided to let it live.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set down the dish and do not call, having learned. Three rooms off two ears go up at the sound of somebody not calling. {name} strolls in, by chance, and eats on the side where you are.',
          when: ['from_child', 'glad', 'warming', 'well'],
        },
        {
          text: 'You call {name}, and it stays where it is, as is only proper. You call the teapot. Four long legs stroll in, a tiny face goes down into the dish, and one enormous ear is left leaning on your knee.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats on time, with gladness, and with remarks. Then it lays one ear the size of the dish against your chest and listens for a while. It has no opinion.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You say supper under your breath, in the cellar, to no one. When you get upstairs {name} is by the dish on its long legs, ears full out. You did not call, so it could come. It eats against your shin.',
          when: ['glad', 'trusting', 'well'],
        },
        'On time, and {name} was not called, which it appreciates. It eats down from its stilts, all of it, then fishes under the rim with one long arm, where it heard a last crumb roll. It is right about most crumbs.',
        {
          text: '{name} heard you decide to. It happens to be at the dish before you have reached the cupboard, and eats it all up. After {streak} on time it knows the sound you make just before you think of it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats what you brought, to the end, with its hindquarters against the fence to hold up all that leg. Both ears are turned away from you. It doesn’t want to hear your voice, only the cork. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'The dish could be heard coming, {name} would have you know, from the moment you got up, on each of these {streak} times, and always at the time. It eats up. It has stopped listening for it. It listens to you.',
        '{name} eats every crumb that makes a noise and then those that don’t. It has an opinion. After {streak} meals on time it had to change it, which has not happened before. It coughs, and sits down on your side.',
        {
          text: 'You open your mouth to call, and {name} is sitting by the dish already, its back to you. Nobody called, so nobody came. That makes {streak} on time. You shut your mouth again, and it starts to eat.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, on time, {streak} in a row. You do not call it afterwards, and it does not come. It happens to be going that way, and it happens to stop with its stub of a tail against your leg.',
          when: ['well'],
        },
      ],
      early: [
        '{name} turns one ear on the dish and swings the other round to its own belly, and compares. Nothing is going on in there at all. It eats a very little, only to check its hearing, and stalks off.',
        '{name} eats one leg of it, so to speak, and hears that there is no room yet for the rest. It can tell you to the minute when there will be. Bring it back at {opens}, and it need not be called.',
        {
          text: '{name} heard you thinking of it from two rooms off and was not consulted. It comes, though not because you called, takes one mouthful, and tilts a great ear down at its own stomach. Nothing stirs in there. It leaves you the rest.',
          when: ['no_item'],
        },
        'You come with the dish before the stomach of {name} has said a word. It takes a crunch, to hear what sort it is, and gives its opinion, and stalks off. Its stomach will be speaking at {opens}.',
      ],
      late: [
        '{name} eats what came late, and turns its back on you. The ears stay up, and on the back of each there is a white bar, like a raised eyebrow. You get both of them until the dish is clean.',
        'You had your reasons ready, and {name} heard them on the stairs, and did not think much of them there. It eats up. Then it swings both ears to the clock, and listens to that instead.',
        {
          text: 'It heard you forget. {name} was sitting with both ears aimed through two walls when the larder at last opened. The frog goes down in a swallow, and then one ear, only that, is folded shut on your side.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Two streets off you remembered the dish, and {name} heard you remember. It was standing ready when you came in. It eats with both great ears trained on your forehead, in case there is anything else in there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} heard you reach the corner. It heard you stop there, with whom, and what was so funny. While it eats both ears stand open at you like doors. You begin to say that you were held up, and they close.',
          when: ['well'],
        },
        {
          text: '{name} heard you remember. It heard the cupboard, the tin, each stair. It eats with its face in the dish and both ears turned flat toward the wall, where there is at least a mouse that keeps its hours.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has followed the whole of it lying down: your key, the stairs, the wrong cupboard, the lid. Only the ears had the strength to come and meet you. It eats with its cheek on the floor and one ear back on the stairs.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} heard you not setting out. It heard that for a long time. Now it eats, weakly, with both great ears laid flat, like dishes that have been put away. Bring medicine, and let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, with ears like two saucers, and it heard you not coming. It heard that for some time. It eats now, the ears turned to the wall. Be on time tomorrow, where it can hear you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats the late meal and goes, on legs that all leave separately, away from you. You call. It is its first chance in life not to come when called, and it takes it. Be on time tomorrow.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The big ears of {name} hang out to the sides, like dishes nobody has filled. It eats what it can of what came late, and puts its small face down between them. Speak low, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} has heard every gate in the district open, and none was yours. It eats everything, its long legs splayed to hold it up. You speak, and it flattens its ears against that too. Do not be late again.',
        '{name} has not an opinion left. It eats all of it, after {hours} hours, with its tiny face so thin that the ears seem to be holding it. It hears you say that you are sorry. Let it hear you on time.',
        {
          text: '{name} heard your step go by, and the cupboard, and a spoon that was for someone else. It heard all of it, hour upon hour. Now it eats with its back to you and both ears shut, in case you explain.',
          when: ['well'],
        },
        {
          text: '{name} eats and offers no opinion. It had been leaving one ear on you, when you went out, all the way to the corner and back. You go out. You look round at the corner, and both are on the hedge.',
          when: ['warming'],
        },
        {
          text: '{name} hears a vole think at forty paces. In {alone} it did not hear you think of it once. It eats with both great ears laid flat, and when you say its name they stay that way.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} you stand there with the dish, about to say how it came about. {name}, who can hear a vole think, has heard it already, and has begun to eat with its stubby tail to the explanation.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has never once come when called. In those {alone} it was {name} that called. It eats lying on its side, stilts folded, and looks at you. Now there are two of you who do not come.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} can hear a vole think at forty paces. For {alone} it listened for one step, and there was none. It eats now with both great ears laid flat. It is no longer listening for you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had heard every step you took elsewhere. It eats with its ears lying along its neck, shut, and its knees will not lock. You tell it that you are here now. It is the one thing that it does not hear.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You call, and it tries to come. You see {name} get two of its legs up. It eats where it is, then, without a sound, even from the bones. Then it turns its small face to the skirting, and both of the ears.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} holds an ear to its own side, and it is a full house in there. It takes one bite of yours, holds it, and lets it drop from a great height. It will hear you better at {opens}.',
        '{name} pats the food into the pond. It watches it sink, with interest, hooks it out, pats it further in, and walks away on its long dry legs. Neither of you is going in after that.',
        {
          text: 'You call, and {name} does not come, so you carry the dish to it. It lowers one huge ear over the rim, then the other, and is satisfied that nothing in there has anything to say. It is full. You scrape it all away.',
          when: ['no_item'],
        },
        {
          text: 'From the top of the wardrobe one of {name}’s ears comes round to the dish, hears nothing in it, and returns to the floorboards, where something very small is making up its mind. You call. You know better. The meal goes in the bin.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} chews so softly that only another serval could hear it. It stops after every bite to see whether that hurt. The big ears are burning. It has eaten what it could. Medicine next.',
        'You break it up small, with your fingers, so that {name} need not crunch. It takes a little from there, slowly, ears down. It even makes no remark. It is ill. Let medicine be next.',
        {
          text: 'You call {name}, out of mere habit, and it comes. It eats a little and stays standing there, the great ears laid out sideways like dishes put to drain. You had much rather be ignored. Fetch the medicine now.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{name} knew before you had the lid off. It knew when you were still at the shop, and said the word: {item}. It has eaten up and is listening to the dish, in case there is any left unheard.',
        '{name} hisses over its food, which is grace, and this time it was a long one, for it was {item}. It has left nothing. It gives you its opinion of you, for once unspat, and stands on your foot.',
        {
          text: '{name} has never once come when called. You put down {item}, on time, without a word, and find that it is standing behind you. It eats with one dish-sized ear against your knee. Neither of you brings it up.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has never come when called. You only lift {item} clear of the paper, without a word, and it comes over the fence, over the pond, over you, and is standing on your boots.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        'It makes no noise whatever: {item}. {name} bites it again, to be fair, close to its ear, and holds it out to yours. Nothing. Bring something with a skeleton.',
        '{name} gives it the flat of its paw: {item}. It does not squeak, it does not crack. What was it, when it was alive? A whole mouse would say.',
      ],
      harmful: [
        '{name} heard nothing wrong with it. It was {item}, and it makes no sound until it is too late. Now the great ears are pressed flat, and it listens to what hurts inside. Never let it have that again.',
        'The stilts have folded, and {name} lies with its small face under one ear. It will not be spoken to. What it ate is called {item}. Say that quietly, clear it all away, and let there be no more.',
        {
          text: 'You served it {item}. {name}, who hears a vole think, had not heard this coming. It crouches in the reeds, gagging, and strikes at your hand, claws out. Never give it that. The hand will be remembered.',
          when: ['item'],
        },
        {
          text: 'No vole ever fooled {name}, but you did, with {item}. It is crouched at the end of the run with its long legs shaking. At your voice the ears close like doors. Never give it that again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You drop to your knees in the straw, and {name} goes up, over you, turns round in the air for a remark, and lands on the rustle your knee made. Then it stalks the other knee. That one clicks. It is overjoyed.',
        'You blow into your cupped hands, and a small owl speaks, and {name} has to know. It looks in at one end of your fist, and puts a long spotted arm in at the other. Let the owl speak again.',
        {
          text: 'Five times {name} leaps as high as your chin, for the pleasure of it. You think of stroking it. It hears you think, and is on the stairs before you have finished.',
          when: ['wary', 'well'],
        },
        {
          text: 'You scratch beneath the rug. {name} goes up as high as the lamp, comes down on the spot with all four feet, and goes up again over nothing. You are so pleased that you call it. At once it is studying the ceiling.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Six cups, one walnut shell. {name} does not trouble to look at the cups. It turns one enormous ear to your chest and walks along the row, and stops at the cup where your heart went faster. You have lost again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'In the middle of the game {name} goes behind the barn and calls. You know the rules. You do not come. It calls again, enchanted. You still do not come. In the end it has to bound out on its stilts and fetch you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide behind the door and hold your breath. {name} searches the wardrobe, the bed, the chimney. With those ears it can hear your heart from the garden, and which beat it is on. It goes to try the coal bucket. You laugh.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scratch the underside of the rug. {name}, some hours old, hears it and goes straight up on all four stilts, and lands on the very spot. Then it hears something thumping, very near, and hunts that. It is its own heart.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You rustle behind your back, and {name} knows where that is to an inch. It leaps, and its legs go four ways about it. It comes down in a heap on the rustle. It is the first noise it has ever owned.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is nothing wrong with its spirits, and {name} says so, with a hiss, and keeps one ear on your game while it washes. You come to the end. The ear stays up a little longer, in case of an encore.',
        'You shake the bushes for {name}, which is having a capital time already and knows it was you. It goes up, all spots and stilts, and pounces on the place, for form. It has heard better voles than you.',
        {
          text: 'You think of throwing the feather left, and {name} is on the left. You think better of it, and {name} is on the right. You have not moved a finger. It could hardly be happier, and it wonders when you mean to start.',
          when: ['well', 'no_item'],
        },
        {
          text: 'In the long grass {name} is happily minding everyone’s business. You call out that you would like to play. Not a stalk stirs. Presently a stick is thrown, some way off, and lands with a noise exactly like you.',
          when: ['wary'],
        },
      ],
      bad_time: [
        'You rustle under the mat, just as it likes, and {name} turns an ear to that, and lets it sink. The long legs have not so much as thought of it. Leave off. See first to what it needs.',
        '{name} hears the game begin and shuts both ears on it. It isn’t temper. There is something in it so loud that it can’t hear you play. Find out what it needs, and see to that first.',
        {
          text: 'You call, with the ball in your hand, and {name} comes. It has never once come when called. It stands against your knee, its ears let down sideways. Put away the ball and see whether it is hungry or ill.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'You trail the feather past. {name} hears it. It hears as well, from the way you trail it, that you have not noticed yet, and turns both those great ears on you until you do. Something is wrong. See to that.',
          when: ['no_item'],
        },
        {
          text: 'It crouches, both ears go up, and it has to put out a leg to keep from falling. The squeak of the thing goes through it like a nail. Put it away, and come back on tiptoe with medicine.',
          when: ['ill'],
        },
        {
          text: '{name} pounces, bites, and listens to it between its teeth: no bones. It holds it out for you to hear. There must be something in the house that crunches. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'Nobody had called it, so {name} could come, and came, over the hedge, because it had heard {item}. It goes up on its stilts, hangs there, listens, and drops from the height of a door. Again.',
        '“I don’t suppose that you would care for {item},” you remark to the sky, and {name} is bouncing round you in the long grass, all ears and elbows. It came on quite another errand, it says, and has forgotten which.',
        {
          text: 'You get out {item} at the end of the garden, and you would swear that you made no sound. The reeds part. {name} has not come when called. It happened to be passing, at a gallop, nine feet up.',
          when: ['well'],
        },
        {
          text: 'You hold out {item}, and for once {name} is there before you have said anything, banded stub quivering, one forefoot lifted. If asked, it will say that it was on its way past.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item}. It is a noise with nobody in it. {name} walks off to a distance of two rooms. A heap of leaves would do, with something at the bottom.',
        '{name} listens to it, from end to end, and has found the catch: {item}. It never runs. Bury it, at least, and let it squeak.',
      ],
      harmful: [
        'It came down wrong, and the crack was a sound that you both heard. {name} holds up the leg and looks at you, very small in the face. Never with this: {item}.',
        '{item}. It has gone to earth with its ears wrapped shut. There was a scream in it that was its own. Take that away, and afterwards be quiet near it.',
      ],
    },
    clean: {
      wanted: [
        'You wash the dust of the plain out of the ears of {name}, and a seed. It turns to the hills and listens. Whatever was being whispered there, it has only now got the end of it. It gives you the left.',
        'You start at the top of {name} with a cloth and a footstool, and work down each stilt in its turn, and the spots get blacker. It objects, in one hiss, to the second knee. You are to do it again.',
        {
          text: 'You swab the ears out, each as big as your hand, with oil on a cloth, and {name} hisses without pause. Then it stops. It is listening to something. It turns and presents the other one.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You call {name} to the tub and are not heard. So you take the cloth across the room and wash a chair leg, another chair leg, and then four tawny stilts and all that is on them. It gazes elsewhere throughout. Nobody came to anybody.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe those big ears of {name}, and there was nothing in them but news. It has an opinion on being wiped for nothing. It gives it in full, and then turns its head for the other one.',
        '{name} is clean to the last spot, and can hear that the cloth has nothing to say. It stands for it all the same, leg after long leg. You have an even sort of rub, it thinks, for such a noisy person.',
        {
          text: 'You wipe out one great ear, which was spotless. {name} stops dead. In there, it seems, the cloth sounds exactly like something small going through dry grass. You start on the other ear. It pounces, and has your thumb.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} can hear the cloth. It hears every thread of it go over every spot and find nothing. It bears that for one ear and half a leg. Then it steps off over your arm, stilt by stilt, no cleaner than it was.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} has opinions on being washed and was about to spit them, and then it heard {item}. It swallowed them instead. You do the spots. You do both ears, and it hums, deep down, like a hive.',
        'It was {item}, and there is not one hiss from {name} the whole way down, four legs, and those are long. At the last foot it lets one go, in case anybody should have been listening.',
        {
          text: 'You have {item} in mind, only in mind, and {name}, which has never once come when called, happens to be passing. It is cleaned down to the last spot. It had meant to stand here anyway.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} folds down both ears, like napkins, to have the backs done. For as long as it lasts, a vole may think what it likes.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It roared in its ears and got down in there. {name} shook off the half of it onto you. A swim would have been quieter.',
        '{name} kept its ears shut and one eye open: {item}. Some of the pond has gone. With a damp cloth you may begin at the feet.',
      ],
      harmful: [
        'It stings in the folds of the ears, where the skin is like paper. {name} paws at them. Wipe it away with clear water, and never again use this: {item}.',
        '{item}. There are raw places between the spots. It has gone to stand in the pond and will not be called. Leave it the pond, and get rid of that.',
      ],
    },
    medicine: {
      wanted: [
        '{name} spits, which is its opinion, and swallows, which is its good sense. You leave off rustling. In a while the ears, which had hung, come up level, and one of them flicks at a gnat that you can’t hear.',
        'The medicine goes down, and {name} follows it with one ear, inward, a long way. It listens to what it does there. Its breath gets quieter, so as to hear. It would seem to be to its taste.',
        {
          text: '{name}’s great ears had been lying folded, and behind the wainscot the mice were moving furniture. You give the medicine and sit back. After a time one ear comes up and opens to its full size. Behind the wainscot, somebody sets down a table.',
          when: ['weak'],
        },
        {
          text: 'You think of calling {name}, who hears you think it and is on top of the wardrobe. So you think of nothing. Down it comes, swallows the medicine, and it does good. You think “there,” and it is back up.',
          when: ['wary'],
        },
      ],
      little: [
        'You hold up the spoon to {name}, a pair of ears in perfect working order. It hisses at it, swallows it, and listens to it go down, all that long way, and find nothing to do. Save it for when there is.',
        '{name} heard you decide on the medicine, uncork it, and not be sure. It takes it, to hear what you will say next. There was nothing wrong with it. Keep it for a bad day, is its opinion.',
        {
          text: '{name} swallows, and turns both great ears round to follow the spoonful down. It listens the way it listens over a burrow. Nobody home. Then it looks at you, and at the bottle. Keep that for a sick cat.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You said it in your mind, {item}, and {name} is there, ears up. You had not moved your lips. It holds still, turns both ears inward to follow what it does, and seems to like what it hears.',
        '{name} spits at medicine, on principle, before it has heard which. Then it hears which. It was {item}. It has all of it, and looks at you as if you had been the one to make a scene.',
        {
          text: 'The medicine is {item}, and {name} takes every bit. Then the great ears swing round and point down at its own stomach. It can hear it doing good. Nobody is to speak until it has finished.',
          when: ['item'],
        },
        {
          text: 'You had not called. You only had {item} in mind, and {name} crossed forty paces on those stilts to take its medicine. It is helping. Had you called, you would be standing there still.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It fizzed. {name} held it in its mouth, appalled, as long as it spoke, and then let it out on the stones. A part had gone down, and is some use.',
        'You had to go after it into the papyrus: {item}. Well, it has had it. It knows the sound of your pocket now. Use another.',
      ],
      harmful: [
        'It does not hear you. You clap, and the ears stay. That is from {item}, and never again. Hold it low and dark, and get it the right thing.',
        '{item}. {name} is staggering from one sound to the next as if each were a wall. No more. Hush everything, sit down with it, and send for help.',
      ],
    },
    discipline: {
      wanted: [
        'You click your tongue, and {name} gives up the thatch, where there had been a mouse with a cold. It climbs down. It does not agree, and says so, with its back to you, into a bucket, for the sound.',
        'You lift one hand, palm out, and {name} drops back on its four stilts before it has left the ground. It shuts both ears. It has heard you quite well, and would rather not hear you any more today.',
        {
          text: 'You tell {name} no. Both great ears take it in to the last letter, and it steps down off the shelf on its stilts. Two rooms away it hears you stop being cross. It isn’t coming back for that either.',
          when: ['well'],
        },
        {
          text: 'You do not raise your voice. You say the no in a whisper, from the next room, and both ears get it. {name} comes down off the shelf. Now they are folded back like shut umbrellas, and you may whisper what you like.',
          when: ['well'],
        },
      ],
      little: [
        '“Not the hens,” you tell {name}. It has never touched the hens. It knows what they say of you, and has kept that to itself. It hears you out, one ear on you, one on them, still talking.',
        'You give {name} your lesson, and it has heard it, last time, and through the wall when you practised it. It sits through it again on its stilts. It has some remarks on the delivery, and spits only one of them.',
      ],
      bad_time: [
        'You did not say it loudly. With ears that size {name} got all of it, and the breath before, and the word you thought better of. It folds them shut, left and right, and goes up where you cannot reach.',
        'Your raised voice goes into those ears at the size they are. {name} folds them flat, like dishes turned over on a shelf, and backs under the bed on its long legs. You whisper that you are sorry. They do not lift.',
        'You shout, and for {name} it’s as if the roof came in. It stands there on its stilts with its ears shut, and can’t hear now what it did wrong. Whisper. Ask what it needs, and see to that. Teach it later.',
        '{name} gave its opinion, sharply, and you answered it with a scolding. It wasn’t an opinion. It only sounds like that, whatever it says. Listen to it as it would to you, put it right, and leave the lesson for after.',
      ],
      loved: [
        'You said it by way of {item}, which hardly makes a sound, and {name} got all of it. It lets go of the weathercock. It thinks you are in the right, and will not look at you for some time.',
        '{item}, and no shouting, and {name} comes off the beehive. It takes a thing in at that volume. Still it stalks to the far end, and turns on you the backs of its ears, with the white bars.',
        {
          text: 'You do it by {item}, and {name} learns to wait for the word. It has heard the word coming up your throat, and waits for it all the same, quivering on its stilts, to give you the pleasure of saying it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was so loud that {name} could not hear what it was about. It stopped, for the quiet. A raised hand makes no noise at all.',
        'It did the opposite first, three times, for the principle: {item}. Then it left off. Offer it a trade, another day.',
      ],
      harmful: [
        'There is no creature so easy to hurt by the ear. {name} is in the drain, and its eyes are shut. That was {item}: not ever. Whisper, from the far end, and wait.',
        '{item}. It jumped, straight up, for fear, and came down running. It learned your tread is a thing to run from. Put that away. Sit in the grass with nothing on your feet.',
      ],
    },
    sleep: {
      wanted: [
        'You take {name} out of earshot, as far as that can be done, to the room with the thick curtains. It lies down by instalments, leg over leg. It can still hear the street. It hears you go out and hush it.',
        '{name} has folded up its legs, and there are still the ears, which go on standing there like two people who won’t leave. You sit down between them and the door. First one is lowered, then the other, as flags are.',
        {
          text: 'You stop the clock. You take off your shoes, and then your watch, because {name} is looking at it. With nothing left to hear, the great ears come down, one and then the other, and the long legs cease to tremble.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has to be folded: hind stilts, fore stilts, chin on top. You draw the reed screen across to keep out the sounds. The ears go on working a while, left, right, left, like somebody locking up, and then droop.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You fold up {name} for the night, which takes a while at the knees, and it lies there with its ears up like sails. Next door someone is telling a story. It isn’t going to sleep before the end.',
        '“Lie down,” you tell {name}, and it does not, as a matter of principle. You give up and leave. It lies down at once, to try it, finds that it is not tired, and gets up before you can be pleased.',
        {
          text: 'You put {name} in the basket and it gets out. You put it in the basket, and it gets out, and stands beside the basket. You go away. Presently, since nobody has told it to, it gets in.',
          when: ['well'],
        },
        {
          text: 'You lay {name} down and hush it. The great ears go on turning, to the beetle in the beam, the tap downstairs, the thing in the wall. You keep still beside it until you hear the beetle too. Now neither of you can rest.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} lies down with one ear up for safety, and then it hears {item}. You wait. The ear begins to tip. It meets the other down there, and the whole house is off duty.',
        'You say “{item}” to the long grass and go away, since {name} was not going to bed. It thinks that over, on its stilts. When you look back there are two ears, and they are asleep.',
        {
          text: 'With {item}, and no talking. {name} lets down its legs, section by section. One ear makes the round of the house, the field, the road, and comes home, and is folded over the tiny face like a leaf.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It crackled when it breathed. {name} rested between breaths. Grass would be better, and a frog or two.',
        'One could hear the road in it: {item}. It kept its ears on all night and has a crease between the eyes. Deeper in the reeds, please.',
      ],
      harmful: [
        'It sprang up out of that with a cry and is walking in circles, ears back. Take this away: {item}. It had been listening for it to stop.',
        '{item}. All night long it lay stiff, and its legs have set. They click when it walks, which shames it. Not that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit without a sound, as far as you know. The great ears go to your watch, then your stomach, then your heart, and stay on each. {name} gets up, uncalled, walks the length of the room, and sits down on the watch.',
        'You say nothing, and keep at it. {name}, in the long grass, has heard your knees, your watch and your lunch. Now it is listening to something under those. It comes near enough to hear it properly, and folds up its legs.',
        {
          text: 'You sit, and {name} stands off, and listens to you all the way through, from the knee upwards. At the heart it stops. It comes and folds its stilts beside you, where it can hear that without trying.',
          when: ['warming', 'well'],
        },
        'There were {wait} once without a sound from you. {name} has not killed anything of yours since, neither the cough nor the knee. It keeps an ear laid along you.',
        'You ask it, in no hurry, what the best one was. {name} thinks. It makes with its mouth, very softly, the noise of this: {loved}.',
      ],
      little: [
        '{name} has heard you out, three times, in an hour, and you were saying the same. It goes to ask the frogs. Come when you have something new in you.',
        'Hush. That was enough of you. An ear remains, if you should fall over anything.',
      ],
      ill: [
        'You do not call. You sit down on the floor next to {name}, whose ears lie out flat like two plates put away. In a while the tiny face is on your shoe. Nobody called it. Now see to what it needs.',
        'You sit down and let your breath go out as far as it wants. {name}, for whom all else is too loud, puts its ear to that. By and by, see to its need.',
        {
          text: 'You lie down in the straw and hold your breath, for its sake, and let it go as slowly as you can. The big hot ears turn, and lie along you. It can bear that. When they sink, go and fetch the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} lays an ear to your pocket, and there is a rustle in it, a wrapper, nothing. You both listen to that. Then you hear the other thing, low down, in the cat. Bring it something with a crunch.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit beside {name} in the straw. It does not wake, but an ear comes over, dish-sized, and is set down against your ribs, like a glass against a wall. It sleeps on and has it from the source.',
        'On your way to the chair you step on the loud board. {name} sleeps, but an ear swings round to it and hangs there. You let yourself down by inches. The ear waits for what comes next. Nothing does. It folds.',
        'Both ears lie down, now that there is another to listen. It sleeps as it may have slept before it had any, and that is {days} days ago.',
      ],
      shy: [
        'You sit. At forty paces {name} listens to your watch, your collar, your stomach, and whatever you may be thinking. It hears no plan in there. It takes one step on its stilts and folds them under. Thirty nine.',
        'You sit and try not to think anything loud. One of {name}’s ears stays on the hedge. The other, after half an hour, swings slowly round to you, and is left there, as one might leave a door.',
        'You sit by the wall, and {name} is at the other end of the field. It is too far to talk. You say something, quite low, about the weather. Over there, above the grass, two ears agree that it might be so.',
      ],
    },
  },
  things: {
    feed: {
      'vlei rat':
        'You carry the vlei rat out to the reeds by the tail, and {name} hears the tail. It is over you before you have let go. The ribs crack one after another, each a little higher, like a scale.',
      'whole mouse':
        'A whole mouse makes one sound, and {name} has it with both ears shut in on it. Then it opens its mouth to show you, and it is gone. It listens down after it, and you are spat at for speaking.',
      bullfrog:
        'The bullfrog goes in with a noise like a cork, and {name} stands a while with its cheeks out. It swallows. Something in there seems to be still saying it, deeper. You both lean down to hear, and it hiccups.',
      locusts:
        'You shake out the locusts, and {name} eats them off the air, snap, snap, eight feet up. The last one lands on your sleeve. There is a very small face beside it, ears back, and it is crunched there, with great care.',
      'rock pigeon':
        '{name} plucks the rock pigeon with its head averted, and the down goes past you like a slow remark. The wings are the loud part. It takes those behind the shed, so that you can say you heard nothing.',
      'whole prey chicken':
        'It is a whole prey chicken, beak and all, and {name} listens to it first from both ends. It begins with the feet. You sit on the wall and hear twigs, then sticks, then a good-sized branch, and then nobody.',
      'weaver bird':
        'The weaver bird comes in its own nest, as it was found, and {name} unpicks that straw by straw, ears forward. At the knot it crunches, once. You are left the nest. It puts your watch in it, to hear it tick.',
    },
    play: {
      'vertical pole leap':
        'You hang the lure at the top, and {name} looks at the ants. Then comes the vertical pole leap. It is up there, flat against the sky, all stilts, and looks down to see who is holding the pole.',
      'reed bed stalking':
        'You go in at one end of the reeds and {name} at the other, and for reed bed stalking you make a deal of noise. It makes none. When you come out it has been walking behind you, stepping where you stepped.',
      'pond fishing':
        '{name} stands at the edge for pond fishing with one ear to the water, as one listens at a door. A carp turns over. Splash, to the shoulder, and it holds up a weed. You are not to clap.',
      'rustling leaf pile':
        'You put one finger in the rustling leaf pile, at the bottom, and stir. {name} goes up until you see daylight under it. It comes down with all four in the one place, and the place is next to your finger.',
      'buried squeak box':
        'You dug it in deep and trod it flat. {name} walks over the lawn, stops, puts an ear down, and pats. The buried squeak box squeaks. It looks at you, pats it again, and then there is earth everywhere.',
      'bird wing lure':
        'Over the grass goes the bird wing lure, and {name} takes it out of the air, shakes it, and hears nobody. It gives it back. You whistle this time, like a thrush, as you throw, and it forgives you and leaps.',
      'hole digging':
        'For hole digging you have a spade and it has two feet. {name} stops and puts its head down to hear how much further. It looks up at you, small-faced, all earth, and asks you to breathe less.',
    },
    clean: {
      'pond swim':
        '{name} walks into the pond swim until there are just two ears going along, like two small boats. Rings run off behind them. It comes out beside you and shakes each dish by itself, and you are as clean as it is.',
      'large ear wipe':
        'It takes a large ear wipe to each, and you need both hands. You go round the rim, into the folds, down. {name} hears the cloth come, like surf, and leans, and spits at you when you say how pretty.',
      'tick picking':
        'You turn over the fur, spot by spot, for the tick picking, and {name} shows you where, with an ear. There. It had been hearing it chew since noon. Dropped in the tin, it rings, and is listened to.',
      'enclosure hosing':
        'The enclosure hosing drums on the boards, and {name} watches you from the shelf with its ears in. Then it comes down, sets each foot in the wet without a splash, and finds that the place sounds new.',
      'scratching log':
        'You roll in the scratching log, and {name} raps on it for tenants. Then it stands up to its full length and draws both forefeet down. Bark flies in your lap. It puts its ear to the scars, to hear them close.',
      'morning dew rinse':
        'At sunrise {name} goes through the long grass for the morning dew rinse, lifting each stilt, and you go after it in your nightshirt. You are both wet to the ribs. It stops to drink what has run down into one ear.',
    },
    sleep: {
      'aardvark burrow':
        'You hold the lantern at the mouth of the aardvark burrow, and {name} goes in backwards, stilts, spots, small face. The ears have to be folded. Down there somebody once dug, and it lies and listens to where.',
      'savanna grass nest':
        '{name} treads round in the savanna grass nest until every stalk has stopped talking. Then it sits. You pull over the last tuft from outside, and there is left an ear, standing, like a leaf that is somewhat too big.',
      'termite mound shade':
        'In the termite mound shade there are ten thousand people walking, and {name} lies with its ear to the wall. You sit down on the other side. It goes to sleep by the sound of all those feet, going somewhere else.',
      'papyrus thicket':
        'The papyrus thicket closes over {name} like a crowd after a king. You hear it step once, and fold. The plumes stand quite still above, and then you see that in two of them the wind is turning, one each way.',
      'frog song':
        'You prop the window open on the frog song, and {name} sorts it: that one flat, that one in love, that one about to be eaten. Its ears go down in order. The last frog is left on, low, for the night.',
      'straw filled den':
        '{name} has a word with the straw filled den, foot by foot, until it lies hushed. It folds up small in the round place. You let down the sack across the door, and from within comes one crackle, killed.',
    },
    medicine: {
      'vitamin d':
        'You drop the vitamin d into a locust, where it rattles, and {name} tilts its head at that, left, right. It is the wrong rattle. But it is a locust. It cracks it, frowns, and spits only the wings at you.',
      'worming paste':
        '{name} hears the worming paste come up the tube. It keeps its back to you, and the two bars look on while you reach round from behind. Swallowed. It can hear them being told to go, it lets you know.',
    },
    discipline: {
      'sharp tongue click':
        'One sharp tongue click, and {name}, with its forefeet in the hen house, comes down on the sound before it can help it. There is nothing under its feet but your shadow. It lifts them off that, left, right.',
      'calm exit':
        'You lay down your end of the fish, and make a calm exit, by the gate. {name} has it all. It listens to the gate, the gravel, the road. The fish is brought to the gatepost, and left, by nobody.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep and only the ears are in. They can take nothing from you. It wakes at {wakes_at}. Reflect there as softly as you like. That they will pass on.',
      'You call, and even awake it would not have come. It sleeps until {wakes_at}. If you can sit still, reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. The ears came up yesterday, both, with a jerk, and it fell over backwards at the noise of everything. It is back on its feet now, and hunting a butter paper.',
      'A child, and its first kill. You notice it only towards evening: the refrigerator does not hum. {name} is asleep behind it, with the plug under one paw.',
    ],
    teen: [
      'Half grown, on legs that belong to something taller. {name} hears its name and walks off. It is a matter of principle. It hears the dish, too, so let that be when it should.',
      '{name} is a teen, and can hear what you say of it upstairs. It spits from the garden, at the right places.',
    ],
    high_care: [
      'Full grown, and a {form}. You have a cough, a loose heel, and the knee, and they have all been let live. {name} sleeps in the midst of them.',
      '{name} is a {form}, grown, and goes before you in the evening through the long grass, and hears it all first, and does not trouble you with most of it.',
    ],
    balanced: [
      'A {form} now, and grown. {name} has a round: your pipes, the marsh, the widow’s hens, your pipes. It is never at home, and it is always in earshot.',
      '{name} is a grown {form}. You call, from habit, at the back door. Next morning it looks in, by the front, on business of its own.',
    ],
    low_care: [
      'Nothing was said to it, so it grew up listening to the walls: a {form}. All the noises have gone out of the house. Last week it was the stairs.',
      '{name} is full grown, a {form}. You never hear it. You stop in the middle of the room, quite still, with the feeling that you are being heard.',
    ],
    rescue: [
      'A {form}, full grown. One of its ears has a piece out of the edge and whistles a little in the wind. That is a noise {name} could kill, and it does not.',
      '{name} is grown, a {form}. It came back along a sound. Somebody had gone on saying a name, all night, very badly, and it has kept the ear that heard it on that side of you.',
    ],
  },
  trust: [
    'Your knee clicks, on the stair. {name} raises its head, takes aim, and lowers it. It has let that one live.',
    '{name} has laid its ears flat, on either side, all the way down. There is nothing between your hand and the top of its head. It cannot hear you do it. It knows.',
    'You call {name}, not thinking. It comes. You both stand there. It has never happened, and neither of you will say a word about it.',
  ],
  streaks: [
    'Ten times the dish has sounded, each upon the tick. {name} has stopped listening for mistakes.',
    'Twenty-five on time. You are the one noise that is never out. It has taken to setting its ears by you.',
    'Fifty in a row, without one dropped. {name} spits before you can say anything.',
    'A hundred meals. The pipe, the frogs, the road may say what they like at that hour. {name} has both its ears on your step, and they are up.',
  ],
  ages: [
    '{name} is ten days old and has heard of you.',
    'Thirty days, and there are eleven silences in the house that were not here before. It can show you where each of them is buried.',
    'A hundred days old. {name} sits in the middle of the lawn at dusk, and all round it, as far as an ear goes, things are holding their breath.',
    '{name} is a year old. It has heard the reeds say the whole of it, from green to dry and back to green, and had only to correct them twice.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['rustling leaf pile', 'buried squeak box'] },
      wish: 'It is so quiet that {name} can hear itself being bored. It would like leaves, in a pile, that rustle, or a box that squeaks, buried, and not to be told where.',
      granted:
        'You did not tell it where. It had heard you dig. It went all round the garden first, to spare your feelings.',
    },
    {
      by: { action: 'play', item: ['vertical pole leap', 'bird wing lure'] },
      wish: 'There is a good deal of air above {name} that has not been used. It would like a pole to leap at, or a wing on a string, held high, by someone with a chair.',
      granted:
        'It used it, all the way up. You felt the wind of it on your face as it went by. It spat when you said ah.',
    },
    {
      by: { action: 'play', item: ['pond fishing'] },
      wish: 'Fish make a noise, whatever people say. {name} has been standing by the water since noon, one foot up, and would like you to come and play at fishing.',
      granted:
        'It went in to the shoulder and came out with a leaf, and then a fish. It laid that before you. It said something about the leaf.',
    },
    {
      by: { action: 'feed', item: ['locusts'] },
      wish: 'Some foods one hears only once. {name} would like locusts. It would have them in a bowl that rings.',
      granted:
        'You could hear it from the road. In the middle of it {name} stopped, held up one foot, and listened to you listening.',
    },
    {
      by: { action: 'feed', item: ['vlei rat', 'whole mouse'] },
      wish: 'Under the floor they are talking about {name} again. It would have a good answer, with a rat from the vlei in its mouth, or a mouse, entire.',
      granted: 'It ate it on top of the very board, slowly, bone by bone. Beneath it there was no more conversation.',
    },
    {
      by: { action: 'feed' },
      wish: 'Do not call it. Do not knock on the dish. {name} would like for once to be fed by somebody that it did not hear coming, and does not think that you can do it.',
      granted:
        'You took off your shoes. You held your breath. It was standing in the kitchen with its back to you. It let you believe it as far as the mat.',
    },
    {
      by: { action: 'clean', item: ['large ear wipe'] },
      wish: '{name} has been hearing the sea for two days. It lives nowhere near it. It would like its ears wiped out, both, by someone with warm hands.',
      granted:
        'It was a grass seed. The sea went out. {name} stood there with its mouth open and had the whole evening back, with each leaf in it.',
    },
    {
      by: { action: 'sleep', item: ['frog song'], hours: [18, 21] },
      wish: 'There are nights on which {name} can find no one to hand over to. It would like to be put to bed to frog song, at about dusk. Frogs keep a good watch.',
      granted:
        'When anything came, they would stop, and then it would wake. They did not stop. You sat and were not anything.',
    },
    {
      by: { action: 'sleep', item: ['savanna grass nest', 'papyrus thicket'] },
      wish: 'A bed ought to say so when somebody steps in it. {name} would like a nest of long grass, or a thicket of papyrus, and to sleep at the centre of the noise.',
      granted:
        '{name} turned in it until it had been round every stalk. It knows them now. It laid its ears among them like two more.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is something under the lawn that {name} would like a second opinion on. Sit down by it, and be quiet, and put your head on one side.',
      granted:
        'You heard nothing. You said so. {name} looked at your ears, for some time, kindly, and went over it again, slower.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The house has a morning sound and an evening sound, and you are in neither. {name} would like you to sit with it twice today, so as to have you in both.',
      granted:
        'In the one there was your tea and in the other your yawn. It has put them in, and listened through, and would change nothing.',
    },
    {
      by: { action: 'play' },
      wish: 'Do something without a reason, and let it rustle. {name} will be over here with its back to you, taking no interest. It would like to be played with.',
      granted:
        'It had landed on your foot before you had properly begun. It had not been listening, it gives you to understand. It was passing overhead.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The hum',
        shape: 'marble',
        text: 'It is round, and makes no sound at all. {name} had it out of the lamp, quite dead, and has laid it by your plate.',
      },
      {
        name: 'Half a locust',
        shape: 'chip',
        text: 'The half with the crack still in it. {name} could have had it at any time, and did not.',
      },
      {
        name: 'The whistle no one can hear',
        shape: 'whistle',
        text: 'You have blown it, and there is nothing. {name} comes neither sooner nor later for it. It does look pained.',
      },
      {
        name: 'A reed',
        shape: 'thread',
        text: 'Bitten off at the note that {name} thought best. If you blow across it, frogs answer.',
      },
      {
        name: 'The tongue of the gate bell',
        shape: 'bell',
        text: 'Visitors have had to knock. {name} had stalked it for a month and would like it to be kept somewhere soft.',
      },
    ],
    return: {
      name: 'A shell without the sea',
      shape: 'shell',
      text: 'Anyone may listen, and hear how it is over there. {name} does not care to. It has turned it with its face to the wall.',
    },
    streak: {
      name: 'The loose tile',
      shape: 'piece',
      text: 'It said when you were coming. {name} has dug it up at last, and carries it from room to room and treads on it.',
    },
    hundred_days: {
      name: 'An acorn that fell too loud',
      shape: 'acorn',
      text: 'It woke {name} on a still afternoon. They have since made it up.',
    },
  },
  release: [
    'You do not call. You open the fence and stand there, breathing. {name} hears that to the end. Then the grass takes it, and further off it goes up, once, ears and all, and down.',
    '{name} spits at you, softly, for whatever you were about to say. It walks into the reeds with its back to you. The white bars look at you until the reeds have closed.',
  ],
  dying: {
    neglect: [
      '{name} died on the landing with one ear along the stair. It was listening for a knee.',
      '{name} is dead. It is very quiet in the house, and this is the one silence that it did not make.',
    ],
    hunger: [
      '{name} is dead. It lay with its ear to the cupboard, where it could hear the tins.',
      'There were mice under the floor, quite loud, at the end. {name} had listened to them, and could not.',
    ],
    illness: [
      'The ears came down, and the sounds went out of them one at a time, the far ones first. {name} is dead.',
      '{name} is dead. Somebody was speaking to it, low, and it had turned an ear that way and not turned it back.',
    ],
    poison: [
      '{name} died of what it was given. It had listened to it first, and there was nothing to hear.',
      '{name} is dead. It heard you coming with it, from a great way off, and for once was there.',
    ],
  },
  returned: [
    'Something has landed in the hall on all four feet. {name} stands there, thin as a stalk, and its ears open, and open, as if there could not be enough of it.',
    'You were saying the name, without hope, and very badly. {name} is behind you. It was not called, you understand. It happened to be passing.',
  ],
  epitaph: {
    openings: [
      'A small tawny face between two great ears, on stilts: {name}. It heard you come.',
      'Walk quietly here, on the grass and not the gravel. {name} has one ear to the ground.',
      'Say what you like of {name}, low. It would spit, and stay to hear the rest.',
      'It is very quiet in this corner. {name} would have known what it was made of.',
      { text: 'It is no use calling. {name} never came for that.', when: ['from_child'] },
      { text: '{name} knew us by a click of the knee, from as far off as the road.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It listened for a step, and there was none on any stair.',
        'Nobody was in earshot, and that is very far.',
      ],
      hunger: ['It could hear food through a wall.', 'The dish did not sound, and it had waited for that.'],
      illness: ['The world grew too loud for it, and then quite low.', 'It put down its ears at last.'],
      poison: ['There was no sound to warn it.', 'It was told that it was good, and for once did not spit it out.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Left: beetle, walking, has a limp. Right: vole, forty paces, thinking of roots. Below: pipe. Above: nothing, so you go there. There. From the top one hears it all at once, and then it comes up under your feet and is exactly where you said. No, you do not want help. No, that was not luck. There is somebody clapping. Spit. Let them clap again. Let them hide a thing in the grass, and be wrong about where.',
      'You are {name}, and you have the hum. It was in the lamp. It had been in there for as long as there was a lamp, and it is dead, you got it by the neck. Listen to that. That is you, that quiet. You could do the street. Your ears stand so high that they have dew on them. Someone large is breathing over there with their mouth open, pleased. You are not pleased. You are only on your toes. What else have they got that squeaks?',
    ],
    content: [
      'You are {name}, with a foot up. You are not waiting for anything. You are taking out what does not belong: moped, door, the word lovely. What is left is good. Frog, wind, frog. Knee. That is the big one, on the path, the left knee, it clicks. You had meant to see to that. You find that one would hear the gap. It may come and stand in the reeds, if it can do it without saying so.',
      'You are {name}. You have listened to this house for {days} days, and there is not a board that could tell you anything. So you know what the sound is, at night, when all the rest has been put down: it is a person turning over. You do not kill it. You have had your paw up. It is not that you are fond. It is that you want to hear how it ends. They might sit by you. They need not talk.',
    ],
    bored: [
      'You are {name}. Heard it. Heard it. That is the third stair, that is the fourth, that is your own foot. There was a noise in this house once, and you killed it, and you were so quick. Now it is like standing in a full stop. You will not ask. You will stand here with your back to them and tap, so, on the board. Anyone with an ear would know. Rustle something. Squeak it. Hide it badly.',
    ],
    hungry: [
      'You are {name}, and there is a growl in here. It is not a good growl. It comes from quite near, it is below you, and it moves when you do. Never mind that. You are attending to the cupboard. Second shelf, third from the left: there is a weight in that one, it has a small wet sound when they walk by. You have heard them not open it. That was some time ago. Let the drawer go. Let there be a crunch.',
    ],
    starving: [
      'You are {name}. They walk about beneath you, the little ones. They know. One of them ran over your foot, it had a cold, you heard its whiskers. And your feet lay there. It has grown thin, all of it, the wind, the road, there is a kind of ringing. You are keeping hold of one place, where the dish is put down. It has a note. You would know it anywhere. Somebody make it. Somebody put food in it, now.',
    ],
    sick: [
      'You are {name}, and it is all too near. The cup is in your head. The rain has hobnails. You folded down your ears and it went on inside, so there must be one in there, and you have hunted it round and round the straw. You cannot get above it. They are coming, with the knee. It goes through you like a nail and you are glad of it. No words. The medicine, a cloth over the lamp, and then that breath, low.',
    ],
    failing: [
      'You are {name}. It has gone quiet. You did not do it. The frogs went, and the pipe, then the grass, it was like lamps being carried out. There is one left, it is a voice, it is saying the thing that you never come to. It says it very badly. You try to bring round an ear. They are so far apart, your ears, and so big. Let it not stop. Let it give you the bitter stuff and go on saying that.',
    ],
    near_death: [
      'You are {name}, and you are on the stair. You let go the rest, there was not enough of you to hear it with. The road may do as it likes. You are keeping this, from the bottom step to the top, and it is clean, you could hear a hair on it. You would not even pretend. You would not turn your back. If it came now, heel, toe, click, you would look straight at it, with your own eyes, and it could sit down.',
    ],
    asleep: [
      'You are {name}. The grass is saying it again, the long word, from one side of the plain to the other, and you are under it and need not answer. Something small goes by with a lantern. You let it. You go up, and there is no top to it, and all the way you hear somebody breathing, about a yard to the left. It has been there for some while. It is off the beat. It will be in your ear when you come down.',
    ],
    shy: [
      'You are {name}. It creaks. It swallows. It has something in its pocket that jingles and it does not know. How does a thing like that get its living? You have gone back to where it is bearable, and turned round, so as to see it better from behind. It said a word at you, in a high voice. You spat. If it were to sit down, and let its sleeves be still, you could begin at the feet and find out what it is.',
    ],
    back_from_death: [
      'You are {name}. It was not even quiet. Quiet has a sound. You stood there and put up your ears, and they were of no use, they were like hands in the dark when there is not any wall. And then, so faint, somebody had a bad knee. You came along that. You would like it understood that you were not called. You would like to have them near, in all their parts. You would like to hear a dish, when it is time for it.',
    ],
    hurt: [
      'You are {name}. You listened to it and it said nothing, and you took that for yes. Now it is talking, inside, all at once, in the voice of no animal. You jumped. It jumped too. You are down the drain with your ears wrapped round you, and that hand is up there, in the light, you can hear it being sorry. Let it take the thing a long way off, so that you hear it go. Then let it whisper.',
    ],
  },
}

export const SERVAL: Species = {
  slug: 'serval',
  name: 'Serval',
  family: 'cat',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['stubborn'],
  personality: 'All ears and opinion: hears a vole think at forty paces and has never once come when called.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['vlei rat', 'whole mouse', 'bullfrog', 'locusts', 'rock pigeon', 'whole prey chicken', 'weaver bird'],
      play: [
        'vertical pole leap',
        'reed bed stalking',
        'pond fishing',
        'rustling leaf pile',
        'buried squeak box',
        'bird wing lure',
        'hole digging',
      ],
      clean: ['pond swim', 'large ear wipe', 'tick picking', 'enclosure hosing', 'scratching log', 'morning dew rinse'],
      medicine: [
        'calcium supplement',
        'exotic vet visit',
        'bone density xray',
        'vitamin d',
        'antibiotics',
        'worming paste',
      ],
      discipline: [
        'raised palm',
        'broken eye contact',
        'target stick',
        'calm exit',
        'trade for treat',
        'sharp tongue click',
      ],
      sleep: [
        'aardvark burrow',
        'savanna grass nest',
        'termite mound shade',
        'papyrus thicket',
        'frog song',
        'straw filled den',
      ],
    },
    harmful: [
      'boneless meat diet',
      'rat poison',
      'foam rubber',
      'declawing',
      'loud music',
      'dry dog food',
      'onion rings',
    ],
  },
  appearance: {
    look: 'a stilt-legged tawny wildcat with dish-sized ears, bold black spots, a tiny face and a stubby banded tail',
    colours: ['#d9a441', '#fbf0d2', '#1b1510'],
  },
  figure: {
    muzzle: 'small',
    ears: 'bat',
    tail: 'banded',
    slit: true,
    eyes: '#c8a13a',
    body: 'standing',
    earSize: 0.98,
    earTip: 'accent',
    marking: 'spots',
    extras: ['whiskers'],
    headSize: 0.84,
    eyeSize: 0.95,
  },
  book: BOOK,
}
