/**
 * The Duck wants somebody in front. It fears the front. It hoards questions: whatever you ask it, it keeps, and walks
 * about with. Its body is butter, waterproof, on wet orange feet; the tail waggles first and the rest is told later. It
 * eats at a rattle, a bit, then water, then a bit, and nods at the dish. It mutters as it goes, like someone reading a
 * list under the breath. It sleeps one half at a time, one eye open on the outside. It sulks by not muttering. It trusts
 * fast: it falls in behind you. Rain is its fine weather, and it is sorry for people, who are let get dry.
 * Three odd facts. It walks in single file, alone if need be, and is certain that it hatched second; somebody went
 * ahead, and it keeps an eye out. There is one curled feather above its tail that it has never managed to see, but it
 * has felt it there, and takes it for the next in line. And when you tell it what is wrong it nods until you have found
 * the answer yourself; it does not know that it does this, and thinks that people are very clever and always come to it
 * last.
 * It never goes first, never gives advice, never passes a puddle without tasting it. Its keeper is the one in front.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg rocks, and there is muttering in it. {name} steps out damp, looks left, looks right, sees your boots, and gets in behind them.',
    'Out comes a bill. It tastes the air, the shell, the edge of the straw. All new. {name} shakes itself from the tail forward and asks you something, once.',
  ],
  looks: {
    thriving: [
      'It is raining, or somebody left the tap on. {name} runs through it with its bill open and comes back to see why you are standing about dry.',
      'The tail starts. Then the back knows of it, then the neck, and now all of {name} is waggling, and it was only that you said good morning.',
      'A very small puddle, and {name} on it, going round. It stands up on the water, beats its wings, and sits down. That was for the one behind.',
      '{name} has tasted eleven puddles, and comes all the way to the house, dripping, to fetch you for the ninth. It stands aside. You are to go in first.',
      'It quacks at the pond, and the pond quacks. They are of one mind. The subject, as far as you can tell, was {loved}.',
      {
        text: 'You sit down on the wall, and the whole of {name} arrives in your lap, wet from below and waggling, turns round once, and looks where you are looking. What are you two looking at? Lovely.',
        when: ['trusting'],
      },
      {
        text: 'You walk to the well, and it is behind you. You turn, to catch it, and it turns too, to stay behind, and so you both go round, and round, in the wet, till you have to hold on to the pump.',
        when: ['trusting'],
      },
      {
        text: '{name} flies, eleven feet of it, the whole yard, yelling, from the wall to your chest, and there it stops flying and is only carried. It looks ahead over your arm. You are to go on.',
        when: ['trusting'],
      },
      {
        text: 'It goes through the puddle, and through it, all tail, and stops when you come. You step in the puddle yourself. {name} looks at your boots, and looks, and something behind it begins to waggle.',
        when: ['wary'],
      },
      {
        text: '{name} is going down the slide of wet mud by the drain, sitting, and walking up, and going down. When it sees you at the top it stops. It looks round for somebody to go next. You sit down in the mud.',
        when: ['wary'],
      },
      {
        text: 'Waggle, goes the far end of the rhubarb. You say what a fine wet day. The rhubarb is still, and then from inside it, low down, comes the rest of the waggle, which could not be kept.',
        when: ['wary'],
      },
    ],
    content: [
      'On the step sits {name}, facing your chair, in good time. Nobody is talking yet. You clear your throat, only because it itches, and it nods.',
      'Across the yard in a line of one. At the corner {name} stops, so that whoever is behind can catch up, and goes on.',
      'You explain it to {name}: how it went wrong, and where, and what you did next. It nods. It nods. Oh, you say. It had a feeling that you would.',
      'One feather is out of place. {name} puts it back, tells it something, and moves on to its neighbour.',
      'Mutter, mutter, drain, mutter, barrel, mutter, you. {name} is reading out the yard. It is all there.',
      'You asked it a thing once and forgot. {name} has had it {days} days, under the left wing, nice and dry. No hurry.',
      'There are two lines in the mud: your boots, and the wet feet after them. They go as far as the shed, and on its door, in mud, at the height of a bill, somebody has put {loved}.',
      {
        text: '{name} walks behind you, but so far behind that there is room for eleven ducks. When you turn round they all stop, and look at the pond.',
        when: ['wary'],
      },
      {
        text: 'You go to the gate, and something orange slaps along after you. You go back for your hat, and it goes back too. It does not ask where. It is in line.',
        when: ['trusting'],
      },
      {
        text: 'Here is a foot, and the foot is wet. {name} looks at it, and it is wet as well on the other side. It has only been here a little while, and there are so many good things.',
        when: ['baby'],
      },
    ],
    curious: [
      'There is a noise in the barrel. {name} upends in it, and only the waggling half can be seen. Well? It is a washer. It goes back down to be sure.',
      'You are drawing boxes, with arrows. {name} walks along the arrows. It would like to know who is at the front.',
      'What is that? And that? {name} has its head on one side, to give the left eye a turn. You answer. It nods, and asks the other eye.',
    ],
    bored: [
      '{name} is following the watering can. The watering can is not going anywhere. They have been at it since lunch. Play with it?',
      'A dry day, and all the puddles done. {name} stands where the best one was and pats the place with one foot. Fill something. Splash a bit.',
      'It says wak, in a small way, and waits, and answers it. It would be better with two. Come and play.',
      {
        text: 'It has had no questions for days. {name} stands at the back of a queue of one flowerpot, and does not look to see whether it moves. Come and splash, and ask it something.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} dabbles through the dish, end to end, very thoroughly. There is nothing in it. It asks you whether that is right. It is not. Feed it.',
      'Your pocket is tasted, then your lace, then your thumb. None of them peas. Time for a meal, isn’t it?',
      'It walks you to the feed bin, from behind, which takes some doing. There. {name} nods at the lid. It is hungry.',
      {
        text: 'It asks the bucket. It asks the boot that is nearest to the bucket, and goes back two steps to hear. {name} would like its meal, and for you to put it down and be in front again, over there.',
        when: ['wary'],
      },
      {
        text: '{name} has lined up at the dish, behind nobody, with a yard left free in front for whoever that is. It looks at the yard, and not at you. Pour the meal into the gap, and go and be first somewhere else.',
        when: ['wary'],
      },
      {
        text: 'Wherever you turn there is nobody, for it is behind you, with its bill in the back of your knee, pushing a little at each step, in the direction of peas. Is it time? It is. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'You are sitting, and it has taken your bootlace and walked off with that as far as it goes, which is one foot. It lets go, comes back and does it again. The bin is that way. Feed it, won’t you?',
        when: ['trusting'],
      },
    ],
    starving: [
      'No mutter today. {name} stands by the bin with its feet together and its bill on the lid. It has been {hours} hours. Feed it now.',
      'It came out to fall in behind you, and sat down after three steps. It is light as a hat. Food, now, please.',
      '{name} has been rattling its bill in dry straw, and it is a thin sound. Nothing has gone in for {hours} hours. Bring it something, quick.',
      {
        text: '{name} lies with its bill along the ground, pointing at the bin. When you step over it there is no nod. Peas now, in water, from your hand, and medicine with them.',
        when: ['weak'],
      },
      {
        text: 'It has got in line behind the hens, next door, and been sent off, and is here again, all feet, beyond the bin. It will not ask you. Kick the lid open, and let it be now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} would go round behind the trough from you, and it has gone half of that, and sat. The bill is on the rim. Put down wet peas before it now, then the medicine, and then your hands in your pockets.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The line keeps stopping. {name} catches up, sits, catches up. It says that it is the one behind who is tired. Let them both rest, or give them medicine.',
      'It rains on {name}, and the rain soaks in a little. That is not how it goes. Some medicine, perhaps, or straw and an early night.',
      {
        text: 'The tail waggles, and the back is not told, and the neck is not told, and there it stops. {name} looks round at the one end of it that is well. Medicine, please, for the rest.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Mud to the waist. {name} has tried to preen and got a billful, and now even its questions come out brown. It needs a wash: deep water, over the head.',
      'The straw is old, and so is what is on it. {name} lifts one orange foot, which is grey, and looks at you from under it. A bath?',
    ],
    sick: [
      '{name} stands in the rain on both feet and cannot think what it is for. It needs medicine.',
      'The tail does not start. You say its name, and the head comes round, and that is all that comes round. Medicine, please.',
      'Wak, it says, without looking to see who answers. Its eyes are bubbly at the corners. Give it medicine, soon, and clean straw.',
      {
        text: 'It sees you come, and gets up to go behind something, and you are the only thing there is. So it stands, eyes shut. Let it have medicine off the long spoon, with nobody breathing on it.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is lying in the wrong place, half in the water dish, and has not noticed that it is wet. Medicine now. Then carry it in.',
      'It hears your boots, and its feet move, one, two, lying down. It is trying to come along. Medicine at once. Do not make it walk.',
      {
        text: 'You lift it, and it does not paddle. A duck that would not walk within eleven ducks of you has let its neck hang over your arm. Medicine now, by the drop, and go slowly with it to the straw.',
        when: ['wary'],
      },
    ],
    near_death: [
      'There has been nobody to walk behind for {hours} hours. {name} has stopped where the line stopped. Come back for it now. You need bring nothing.',
      '{name} has its bill towards the road you went by, and the feather over its tail hardly lifts. Sit down in front of it. Now.',
      'It asked, and it asked again. For {hours} hours nobody was there to be asked. Go and sit beside {name} now. You need not know the answer.',
      {
        text: 'It never followed you close. But there is its track, all along yours, to the gate, and at the gate it sits, dry, {hours} hours now, with a yard left clear ahead of it. Come and stand in that yard. Now, please.',
        when: ['wary', 'well'],
      },
      {
        text: 'Somebody ought to be in front, and it has turned to face the barn wall, so that there is one. Its breath hardly moves the chaff. Get down between it and the wall, now, and stay. Tell it about the medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Bill under wing, one eye shut, one open. The left half of {name} is asleep. The right half says good evening.',
      '{name} goes round on the water in its sleep, very slowly, paddling with one foot. It will be back this way in a minute.',
      'A mutter comes from under the wing. It seems to be a list of rains.',
      {
        text: '{name} sleeps on the far side of the pond, one eye open, and the eye is the one on your side. When you go round, the duck goes round.',
        when: ['wary'],
      },
      {
        text: 'It has put the water between you, and the raft on the water, and itself on the raft. One eye is shut for itself. The other it has open for the fox, in case you should turn out to be one.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep on your boots, by the door, the left one under its breast, facing the way that they face. It will be there when they start.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the barrow, and it is your barrow, and you are pushing it. Neither eye is open. When you stop, one foot paddles a little, and you go on.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its front in the straw with its bill laid flat before it, and there is no mutter in there at all. Put the rain off, if you can. And bring medicine to the door for when it asks.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'Both eyes are shut, and there is nobody on the outside. {name} has not the strength to sleep by halves. Be the other half: reflect here now. It wakes at {wakes_at}.',
      '{name} has stopped going round. It lies low on the water with its tail in. Sit by it now, close to. It wakes at {wakes_at}.',
      {
        text: 'It fell asleep in the dish, in case. Reflect beside {name} now, and have peas in your hand at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is following you, but from behind the shed, and only when you go the other way. Sit on the step a bit. Talk to your tea.',
      'You turn round, and it turns round. There is nobody behind it to hide behind. Keep still and let it think. It comes.',
      'It listens from under the barrow, one eye at a time. Say something that is not about ducks.',
      'Last time the line broke off for {wait}. {name} would sooner walk behind the cat for now. Stay about. It will change over.',
    ],
    back_from_death: [
      '{name} is in the yard. It has come from the front, for the first time ever, and does not know what to do there. Go ahead of it, slowly. Have its next meal on time.',
      'All the water ran off it, even that. {name} stands on the step, dry, and asks you a thing very quietly. Sit down and tell it. And do not be late with the dish.',
    ],
    old: [
      'It still walks behind you. You have noticed that you walk more slowly.',
      '{name} has heard it all by now, and some of it from three generations of plumber. It nods. It goes on being news.',
      'By its own account it is {days} days old and has tasted every one of them. The wet ones are in front.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'A bit. Then water. A bit, then water, all at a rattle. {name} nods at the dish when it has done, and steps aside, so that the next in line can have its turn. Nobody comes. It nods at nobody.',
        '{name} eats from the near side, so that you can see, and asks you something with its mouth full. You say yes. That seems to be right.',
        'One falls on the floor. {name} saves it for last, looks behind itself, leaves it a while for whoever is there, and then eats it after all.',
        'You stand too near with the dish. {name} dabbles straight through and out at the other end, over your boot and along the lace, still rattling, and looks up to ask whether there is more boot.',
        {
          text: 'In goes the bill, and up goes the tail, and from above it is mostly tail. You can hear it agreeing with the peas.',
          when: ['well'],
        },
        'Some of that has gone in the water, and so has {name}. It comes up with a green thing on its head and looks about for you, to be told what is so funny.',
        'Was that all for it? You say that it was. {name} nods, twice, eats all of it, and then stands there dripping, turning it over. All of it. Well.',
        {
          text: 'You put down the dish and {name} waits for somebody to go first. Nobody does. It looks behind itself, looks at you, and eats at the stretch of its neck, with its wet feet already facing the pond.',
          when: ['wary'],
        },
        {
          text: '{name} walks to the dish exactly in your footprints, and when you stop it stops, with its bill in the back of your knee. It eats between your boots, where the middle of the line is.',
          when: ['trusting'],
        },
        {
          text: 'It is yellow, and so is {name}. It is on the ground, and so is {name}. It asks the pea whether it is the one in front. Then it tastes it, and the question has gone.',
          when: ['baby'],
        },
        {
          text: '{name} brings you the first bit. It lays that on your boot, nods, and goes back for its own, tail going. When it has done, the bit is still there. Are you not well?',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You have sat down on the ground with the dish in your lap, and it walks straight in, both wet feet, and eats from where it is standing. All of it is waggling. You are fairly splashed, and you are nodded at.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Round the dish there is a ring of wet footprints where {name} has gone about it, looking for who is first. It darts in, rattles through the lot, and is away under the barrow with the last bit showing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put down the meal and turn your back and walk. Behind you it goes like hail. You stop, and it stops. You walk on. It cleans the dish all right, provided that you are leaving.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes behind you to the dish, and sits down halfway, so you bring the dish to where it sat. It eats with its side against your boot. Every few bites you feel the boot being asked to stay.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} in a row, all on time. {name} has stopped asking when. It has started asking how you are.',
        'Same boots, same hour, {streak} times now. It gets into line before you have opened the bin, and waits for you to go in front.',
        'After {streak} on time {name} walks you to the bin without once looking round for anybody else it might be behind.',
      ],
      early: [
        '{name} tastes it, to be friendly. It has one in there still, going down. Try it at {opens}?',
        'Oh, is it then already? No. {name} has two peas and nods at the clock. The rest at {opens}, please.',
        'A bit. No water. It is not really hungry, and walks round the dish behind you. Come back at {opens}.',
        {
          text: '{name} dips the bill, to be polite, and brings it up with one bit in it and its eye on your knees. It walks backwards from the rest, so as not to turn its curl on you. Perhaps at {opens}?',
          when: ['wary'],
        },
        {
          text: 'It isn’t hungry, it says, but who is it to say. It has one, because you are holding it, and walks about behind you with that in its bill until it drops it, asking when. When is {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats, and does not mutter. You rattle the bucket, you ask it how it is. Between one bit and the next there is only rain. You had no idea how much of the noise here was {name}.',
        '{name} had got in line behind the postman, and has to be called back from the gate. It comes. It eats, with one eye on the gate.',
        'A bit, and a look at you. Water, and a look at you. All gone. It leaves a gap of one more duck between your boots and itself.',
        {
          text: 'It eats sitting down, with the bill laid along the rim, and water runs in at the curled feather and does not run off. Medicine, please. It did not like to ask.',
          when: ['weak'],
        },
        {
          text: 'It had stopped asking, and got in behind the water butt. You slide the dish round to it and hear one bite, a rest, one more. Slide its medicine round after, and do not look in.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats as far as the first look at you, and shuts its eyes to go on. It has its back pressed into the hedge. Medicine next, please, in the water, and say what it is for.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had found somebody else to walk behind, a goose, and a large one. It comes over for yours, clears the dish with a great clatter, looks from one of you to the other, and falls in again after the goose.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats it all, only it has taken the dish by the rim and gone off backwards with it behind the coop. It rattles there. You get back the dish by and by, pushed out, with a footprint in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'It did wait, at the gate, in line, right behind where you would be, and there is a round dry place to show it. It eats now, standing on your foot, in case you thought of walking.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats with its eyes shut, a pea, and a rest, and a pea. It was {hours} hours, and its keel stands out like a boat’s. You tell it that you are sorry. It does not nod.',
        'It came {hours} hours late, and the rattle has gone out of the bill. It picks them up one at a time. When you walk off, nobody walks behind you.',
        'Every last one, and then the straw round the dish, to be sure. It was {hours} hours. {name} sits down facing the bin, and means to stay.',
        {
          text: 'Two orange feet go out from under it at the dish, and it eats lying where it is. It was {hours} hours. There was nobody in front. Hold it up, feed it slowly, and bring medicine.',
          when: ['weak'],
        },
        {
          text: '{name} takes a bit and lets it drop again, and takes it. It was {hours} hours, and it has forgotten to keep away from you, but remembers as you bend. Let the spoon do the bending. Medicine, and warm straw.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You hold the dish right under its bill. It looks behind it, for who it must be for. In {hours} hours it has fallen out of the line. It eats a little for the other one. Both of them want medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is not a slug left in the whole garden. It saw to itself, those {hours} hours, and walks round you to the dish by way of the wall. It eats up, quick and neat, and does not nod.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} looks at it, looks at you, and nods. But it nods at everything. It does not eat a pea. At {opens}, perhaps.',
        'Right up to the neck, thank you. It sits down in the dish. That will be free again at {opens}.',
      ],
      ill: [
        'You float a few on the water, in front of it. One goes down. {name} rests its bill on the rim, and looks at the others going round, and lets them go first. Medicine now.',
        'It would like to, for your sake. It picks one up, and lays it down beside the last one. See to its medicine.',
      ],
      loved: [
        'No rattle, no water, no breath between: {item}. Then the tail has it, and the back, and the neck, and {name} comes round behind your boots to ask whether that was on purpose.',
        'You said what it was, and {name} nodded so hard that it went in over its own bill. It came up still nodding, with a wet head, and a clean dish: {item}.',
        '{item}. Was there more? It asks the dish. It asks your sleeve. It asks, over its shoulder, whether anybody had saved some.',
      ],
      disliked: [
        '{name} takes it to the water to see whether it gets better wet: {item}. It does not get better. Peas?',
        '{item}. A polite bit, and a long drink. It has pushed the rest behind itself, for the next one in line. Corn would go down well.',
      ],
      harmful: [
        'It nodded, because you said that it was food. It swells in the crop and hurts, and {name} stretches its neck and stretches it. Never again: {item}. It has not been fed yet.',
        '{item}: you held it out, so it ate it. {name} sits with its feathers up, swallowing at nothing, and looks at your hand to see whether that was right. Take it away for good. That was no meal.',
      ],
    },
    play: {
      wanted: [
        'Into the pond, out of the pond, in, out. It quacks for your side and then runs round and quacks for its own.',
        'Now you go first and {name} goes second. Now you go second, and it goes behind you. It cannot be made to win.',
        'It chases it to the edge, over the edge and along the bottom. Tail. Tail. Tail. Bill, with weed on. Again?',
        'You splash. {name} did not know that you could do that too. It swims round you to look for the feathers, and then shows you, by going down in it, where the deep bit is.',
        {
          text: 'You throw, and {name} watches where it lands. You go and get it yourself. On the third throw there are wet feet behind you, at some distance, coming along to see how it is done.',
          when: ['wary'],
        },
        {
          text: 'You roll it down the bank, into the water, and it goes plop. {name} laughs, if that was it, on the other bank. It pushes the thing off from there with its breast and stands well back.',
          when: ['wary'],
        },
        {
          text: 'You run, and {name} runs second, flat out, wings open, asking the whole way. You stop dead. It goes under you, and comes out in front, and is so shocked to be there that it sits down.',
          when: ['trusting'],
        },
        {
          text: 'It shuts its eyes and puts its bill through the crook of your knee, and is led. Through the hose, over the plank, through the hose. {name} has no idea where you are both going, and quacks at every bit of it.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was waggling already. It waggles at you, and goes on with the rain.',
        '{name} has a go. Were you sad, it asks? It was not. But it can splash for two, if that helps.',
      ],
      bad_time: [
        '{name} gets up to follow the game, and sits down again. You go on ahead, it says. See to what it needs first.',
        'It nods, since you asked. It does not get up. Not a day for it, is it? Look after it, and then play.',
        {
          text: 'You throw, and {name} watches where it goes, and sneezes, and shuts its eyes. Leave it. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'It gets into line for the game, and the line goes as far as the dish, and there it sits down. Feed {name}, and play when it has eaten.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}? {item}. {name} runs out, runs back to see that you are coming, gets in behind you, and treads on your heels the whole way.',
        'You can hear it from the road. It is only {name}, and {item}, but it sounds like a wedding.',
      ],
      disliked: [
        'It waits to see whether the thing will go in front: {item}. It does not. {name} goes off to be behind a hen. A puddle would do.',
        '{item}. It looked at that from the left and from the right. No water in it anywhere? Maybe the sprinkler.',
      ],
      harmful: [
        'You gave it that to go after, and {name} went after it, and came out on one leg. It has brought it back to you all the same: {item}. Take it, and let there be no more of it.',
        '{item}. It took it from you by the near end, and now one wing is down and holds very still. It looks at your hand to hear what comes next. Not that, ever again.',
      ],
    },
    clean: {
      wanted: [
        'Under, right under, and up, and the water rolls off its back in beads and takes the mud with it. {name} watches it go.',
        'You do the feet, one and then the other, and say that they are orange. {name} had thought so, but there had been no one to ask. It walks round you in the wet, looking down.',
        'Clean straw. It walks in, treads it all down, walks out, and comes in again behind itself, to see it fresh.',
        {
          text: 'You turn on the hose and stand to one side of it. {name} looks for who is first. A sparrow goes under. So {name} goes second, and the mud runs off behind it in single file.',
          when: ['wary'],
        },
        {
          text: 'It will be washed if it can be second. So you wash the bucket first, and tell it how it is coming along. {name} gets into the tub behind the bucket and lets you do its back, one eye on the brush.',
          when: ['wary'],
        },
        {
          text: 'You get in, with your boots off, and so it gets in, behind you, and you go round the tub in a line of two. The water rolls off one of you.',
          when: ['trusting'],
        },
        {
          text: 'It turns its tail to you, and waits. There is the curl that it has never seen, gone flat with mud. You do it with a drop of water, round your finger. {name} nods, all the way down, at how that felt.',
          when: ['trusting'],
        },
      ],
      little: [
        'Not a speck. The water runs off {name} just as it ran on. It has enjoyed it, though.',
        'It had preened since breakfast, feather by feather, with remarks. You find nothing. It shows you one that it is proud of.',
      ],
      loved: [
        '{item}. It throws the water over its own back, and over yours, and then over the fence. Everyone is done.',
        'You hear {name} tell the whole pond about it, from underneath: {item}.',
      ],
      disliked: [
        'It stands as for a photograph until that stops: {item}. Then it goes and has a proper one in the ditch. Deep water is what it likes.',
        '{item}. Half of it ran off. That is what the feathers are for. A tub, next time?',
      ],
      harmful: [
        'What you put on it has gone through to the skin. Water used to roll off {name}, and now it soaks in, and its side is dark and shivering. Rinse it all out, and throw it away: {item}.',
        '{item}. It held out its feet to you to be done, one and then the other, and between the toes they are raw. Plain water from now on, and carry it home.',
      ],
    },
    medicine: {
      wanted: [
        'You say what it is for. {name} listens to all that, nods, and opens. A while later there is a mutter. Just the one, but it is on the list.',
        '{name} sits in your lap with its feet sticking out in front, and has it a drop at a time. Then it puts its bill inside your sleeve and stays there.',
        'It sneezes, twice. It shakes, and the shake gets as far as the wings. It was not getting past the neck before.',
        {
          text: '{name} nods at the spoon and keeps its bill shut. You nod. It nods, and in the middle of one of them it opens. Down it goes, and presently there is half a mutter, from behind the bin.',
          when: ['wary'],
        },
        {
          text: 'You have some water off a spoon, so that somebody has gone first. {name} comes second. It leans on your shin afterwards, and the tail moves, once, and the news gets nearly as far as the neck.',
          when: ['trusting'],
        },
        {
          text: 'It asks what it is. You tell it. It asks again, and you tell it, and the third time it only wanted to hear you say it. It opens. After a bit the news has got down as far as the tail.',
          when: ['trusting'],
        },
        {
          text: 'You lift its bill for it and let it run in. It does not nod. You do it for both, and tell it that there will be some more of this. An orange foot moves, under the straw, as if to follow.',
          when: ['ill'],
        },
        {
          text: 'You put the dose in the bill and wait. It looks past you at the wall, and at last there is a gulp. It shuffles an inch the other way. Another tonight, please, and wait like that.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has nothing left to go behind. You do it quickly. It takes the medicine and nods, once, to the cup. There is half a waggle when you have gone as far as the pump.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It asks what you are looking for in there. You do not find it. {name} is as right as rain.',
        '{name} nods at the bottle and does not drink. You think it through out loud. It is quite well, you say. It had wondered whether you would get there.',
      ],
      loved: [
        '“{item},” you tell it, and {name} walks straight in to be treated. It even goes before you. It does not notice until afterwards.',
        '{item}. It settles its feet in, one and then the other, and lets out a long low wak.',
      ],
      disliked: [
        'Most of it ran down outside: {item}. {name} is waterproof, and that includes medicine. Something that goes on peas?',
        '{item}. In at one side of the bill, out at the other, with a nod in between. A little stayed. It seems sorry.',
      ],
      harmful: [
        '{name} took it, for you know best. Its neck has gone soft and it cannot keep its head up. Never use {item}. Hold its head for it, above the straw, and do not go.',
        '{item}. It asks with one eye what happened. Its feet are going, as though the line had started without it. Stay there. Put that away.',
      ],
    },
    discipline: {
      wanted: [
        '{name} has come out of the lettuces. It sees, yes. It walks back to the yard on its own and does not mutter until tea.',
        'You walk it round by the path, both of you, once. That is the way, then. {name} nods at each corner. It keeps some yards behind you for now.',
        {
          text: '{name} comes out of the seedlings and round you, wide, by way of the fence, with its head low. It will not go in there again. It will not walk behind you this evening, either. It goes along beside the hedge.',
          when: ['wary'],
        },
        {
          text: 'You tell it why, all of it, and it nods so long that you come to the bottom of why yourself, and stop. {name} gets out of the strawberries. It walks home behind you, treading where you trod, very exactly.',
          when: ['trusting'],
        },
      ],
      little: [
        'It knows about the lettuces. It stops at the edge and tells the feather behind it. No further.',
        '{name} is on the path already, nodding. It asks you how you knew about the lettuces.',
      ],
      bad_time: [
        'It nods. It nods and nods. It has no idea what you said, and it wants you to stop. Look what is wrong with it first.',
        '{name} turns round to see whom you mean. There is no one behind it, and it seems to sink a little. This is no time for lessons. Be kind.',
        {
          text: 'It looks round for who has done it, and there is only straw. Then it puts its bill under its wing, so as not to have to nod. What it needs is medicine, and to be asked nothing.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        'You said it the way one says it to a duck: {item}. {name} moved up, and so, no doubt, did the one behind.',
        '{item}. Right. Yes. It gets back in line, and waggles, just the once.',
      ],
      disliked: [
        '{name} went, but it went quacking, and all the way round the shed: {item}. It would have gone for a soft word.',
        '{item}. It did as it was told, and then asked you three times what that had been about.',
      ],
      harmful: [
        'You came with it, and {name} fell in behind you to see what it was. Now it has got in behind the water butt as far as a duck will go. Put it out of the yard: {item}.',
        '{item}. That is what it was given for getting a thing wrong. It looks at your boots, and goes the other way, limping. Leave off. Sit on the step where it can see both your hands.',
      ],
    },
    sleep: {
      wanted: [
        'Straw, a treading down, a turn. {name} tucks in its bill, and leaves the eye on your side for you to close.',
        '{name} lines up at the door of the duck house and waits for you to go first. You cannot. It goes in backwards.',
        {
          text: '{name} will go in if somebody else goes in. You put your hat in. It looks at the hat, and follows it, and lies down behind it with one eye on the door.',
          when: ['wary'],
        },
        {
          text: 'It goes to bed if the door is left open a foot, and you on the outside of that. One eye closes. The other looks along the foot of daylight, at your boots, till they have been still for long enough.',
          when: ['wary'],
        },
        {
          text: 'It settles on the straw facing you, tucks in its bill, and shuts the inside eye, and then, after a question or two, the outside one as well. Both halves. You are in front.',
          when: ['trusting'],
        },
        {
          text: '{name} walks you to its own bed from behind, with its bill in your leg, and when you have sat down on the straw it gets in after you. That is the right order. Both eyes shut at once.',
          when: ['trusting'],
        },
        {
          text: 'You make up the straw and go out, and {name} comes in, now that there is nobody ahead. It lets itself down by the far wall with its bill on its back. Let it sleep. Medicine is for when the mutter starts.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It tucks its head in. Then it thinks of something, and takes it out to ask you.',
        'One half of {name} lay down. The other was listening to a gutter.',
      ],
      loved: [
        '{item}. The outside eye, which stays open, shuts. Just like that.',
        'It is all going in, feet, bill, mutter, until {name} is a cushion with a curl on it. Best thing for it: {item}.',
      ],
      disliked: [
        '{name} sits on it as one sits on a train: {item}. It dozes, by quarters. A bit of straw would have helped.',
        '{item}. It slept with the awake half underneath. Now nobody is rested. Try the raft?',
      ],
      harmful: [
        'You made its bed with that, and {name} got in, because you had patted it. It stands there now on one cut foot and then on the other: {item}. Take it all out, and give it straw.',
        '{item}. You tucked it round and {name} stayed under, as it was told, and has come out damp to the skin and coughing. Never that in its house. Somewhere dry, with rain on top.',
      ],
    },
    reflect: {
      awake: [
        'You tell {name} about it. It nods. You get to the part where it went wrong, and stop, and say, wait. It waits.',
        'You say nothing at all. {name} has come across the whole yard to hear it, and sits down on your foot, and nods in the right places.',
        'It comes and sits by your foot, facing the way that you are facing. Then it shuffles back by half a duck, to be behind.',
        'Somebody ought to be told that it is going to rain. {name} tells you. It seems to think that it will cheer you up, and after a bit it does.',
        'It asks you, quite out of the blue, how it was at the time. You know which: {wait} without you. You tell it. It nods.',
        '{name} has brought back one of your old questions, from under the wing. It is still dry. In the meantime you have got the answer.',
        {
          text: 'You talk to the barrel. {name} stands on the far side of it, where the line would be if there were one, and you can see, over the rim, the top of a yellow head going up and down.',
          when: ['wary'],
        },
        {
          text: 'It puts its bill into your cuff as far as the eyes, and stays there in the dark of the sleeve, breathing. Whatever it had to ask, it has asked your wrist.',
          when: ['trusting'],
        },
        {
          text: 'You sit on the step, and it comes and sits on the step below, as always. Then it gets up, walks round you, and sits down a little in front. It looks back at once, to see that you are there.',
          when: ['trusting'],
        },
        {
          text: 'It has a thing to ask. It has had it some time. {name} tells you the whole of it, muttering, into your hand, and you have no idea, and nod, and nod. Oh, it says. And it waggles.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have told it everything. {name} goes on nodding, but its eye has slid over to the puddle. Go and try it out.',
        'That makes four times in an hour. It is all ears, in so far as it has any, and it thinks that you have solved it.',
      ],
      ill: [
        'You talk, and it lies against your shin and hears it through the bone. It does not nod. It would like you to go on. After that, what it needs.',
        '{name} puts its bill into your palm and leaves it there, like something handed in. Sit a while longer. Then see to it.',
      ],
      asleep: [
        'You sit down on the outside, where the open eye is. It looks you over, and goes off duty.',
        '{name}, afloat and asleep, comes slowly round to your side and bumps. It stays.',
        'You tell the sleeping half what is the matter. The other half nods.',
        'From under the wing comes one word, with a waggle in it: {loved}.',
      ],
      shy: [
        'You talk to your tea. Under the barrow somebody nods.',
        'You sit, and look straight ahead. By and by there is one wet footprint on the step, and nobody on it. It is a start.',
        {
          text: 'You look at the pond. Beside you, not very, it looks at the pond too. When you lean, it runs off, flat out, all orange feet, right round the water, and arrives at the other side of you by the same distance.',
          when: ['well'],
        },
        {
          text: 'You talk to your tea. Under the barrow nobody nods. There is some straw there, and a yellow back that goes up and down too fast. You say that you have brought medicine, to the tea, and it listens.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'thawed peas':
        'The peas are thawed, and sunk, where a pea should be. {name} goes down after them as far as its tail. One has rolled under the bench. It asks you who is to go in there first.',
      'cracked corn':
        'You throw the cracked corn in a line across the yard, and {name} eats along it from one end, at a rattle. The line stops at your boot. It nods at the boot, and waits for you to walk on.',
      'duck pellets':
        'A pellet, then water, a pellet, then water. {name} carries every one of the duck pellets across to the tub to be wetted, and you are standing in the way. It goes round you both times.',
      'chopped lettuce':
        'You scatter the chopped lettuce on the pond, and it floats. {name} follows the biggest leaf about, in single file, until the leaf bumps on the bank and there is nobody ahead of it any more but a supper.',
      'rolled oats':
        'The rolled oats go to porridge at the first dabble, and {name} comes up with it to the eyes. It asks you something. A bubble comes out. You say that you think so too, and it goes in again.',
      'garden slugs':
        'You turn the pot over, and there is a whole street of garden slugs. {name} takes them from the back of the line, one by one, so that none of them is ever the one in front until the last.',
      'brewers yeast':
        'You dust the peas with brewers yeast, and {name} sneezes, and it is on everyone. It dabbles the rest from your cuff. The tail has started. The neck has not yet been told what was in that.',
    },
    play: {
      'paddling pool':
        'You have only half filled the paddling pool, and {name} is in it with the hose. It goes round. When you step in as well, it drops in behind you, and you both go round till there is a tide.',
      'puddle splashing':
        'You splash in the puddle with one boot. {name} looks at what came up, looks at you, and follows with both feet. Splash. It stands in what is left, asking, and you show it to the next one down.',
      'floating peas':
        'The floating peas have spread to all four corners. {name} paddles after one, and supposes that it is being led. They go by you in a line, pea and duck. Then the pea is not in front.',
      'garden sprinkler':
        'Round comes the garden sprinkler, and {name} runs ahead of it, is caught, and runs behind. It cannot make out which of them is following. You stand in the middle, and are nodded at each time.',
      'bug hunt':
        'You lift the stone and it looks underneath. Nobody. You lift the next. The bug hunt goes down the whole bed, with {name} half a step behind your hand, and at the last stone somebody is in.',
      'rubber duck friend':
        'You set its rubber duck friend on the water, and the wind takes it off in front. {name} falls in behind at once. They have been round the pond since lunch, and only one of them is tired.',
      parade:
        'You go first, with a saucepan. {name} goes second, tail going like a flag. The parade passes the barrel, the drain and the cat, and halts, so that whoever is behind can catch up. The cat has joined.',
    },
    clean: {
      'head-deep water tub':
        'The tub is head-deep, and {name} puts its head in it, to see whether that is so. The water rolls off its back in beads. It looks at you from under there, one eye at a time, quite clean.',
      'preening time':
        'It is preening time. {name} does each feather in its turn, muttering, from the breast round to the back, and stops short at the curled one that it cannot see. You put that straight yourself. It feels somebody behind it.',
      'straw bedding change':
        'You carry out the old straw, and {name} walks behind the barrow, and back behind the new. It treads the clean bedding down, corner by corner, and then a place beside it, twice, about as broad as you.',
      'bill rinse':
        'You cup water for it, and {name} rinses its bill in your hands, with a rattle, up to the nostrils. What comes out is half the flower bed. It asks whether you want that, and blows it down your sleeve.',
      'pond skim':
        'You draw the net across, and the green comes off the pond like a cloth off a table. {name} had taken it for lawn. It looks down between its feet, at two more, and nods.',
      'foot mud wash':
        'You wash the mud off one foot, and there it is, orange. {name} puts it down, in the mud, so that you can reach the other. You do both again. It wonders who keeps making them so bright.',
    },
    sleep: {
      'straw duck house':
        'The duck house is deep in straw to the sill. {name} lets you put your arm in first. When that has come to no harm it goes up the plank after it, and lies down behind your elbow.',
      'reed bank':
        'You bend some reeds over at the bank, and {name} pushes in after your hand and sits where it was. The rest close up. From in there comes a mutter, slower and slower, and then breathing.',
      'floating raft':
        'The raft floats out to the length of its string, and {name} with it, steering with one foot. You hold the end on shore. Each time it nods off the string gives your finger a small pull.',
      'flock huddle':
        'There is no flock to speak of, so the huddle is {name}, your coat and a hen. It asks whether there is anybody on the outside. You are. One eye shuts, and then the other.',
      'rain on roof':
        'There is rain on the roof, all of it, in no hurry. {name} listens to the good weather, and is sorry that you cannot be out in it. It falls asleep in the middle of telling you.',
      'fox-proof coop':
        'You shoot both bolts of the fox-proof coop, and say so. {name} asks about the top one. You rattle it. From inside comes a treading, and no more questions tonight.',
    },
    medicine: {
      'epsom foot soak':
        '{name} stands with one foot in the epsom salts, and you hold it up like somebody trying on a coat. The foot goes from red to orange in the soak. The good one is told to wait.',
      'wing wrap':
        'You fold the wing in and wrap it, round and under, not too tight. {name} nods at each turn. When you have tied the end there is a waggle, and none of it hurts the wing.',
    },
    discipline: {
      'wait your turn':
        'You hold up one finger, and say to wait its turn. It turns round to see who is before it. There are two hens. {name} stands behind the last of them, bill shut, and is so pleased that it waits.',
      'soft quack back':
        '{name} has quacked at the postman, and you give it a soft quack back. It had no idea that you knew any. It looks at you with one eye, thinks over what it said, and comes away from the gate.',
    },
  },
  refusals: {
    asleep: [
      'Half of {name} is asleep, and the other half says that it cannot decide such things by itself. They will both be in at {wakes_at}. You can sit down meanwhile.',
      '{name} has its bill put away, and without that there is nothing to be done with it. Come at {wakes_at}. Or tell it your trouble now. It listens asleep.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and can keep a straight line, so long as it is behind something. It followed a beetle the whole way to the brook, and waited to see whether it would cross.',
      'A child now. It went on the water this morning, and looked down, and there was one underneath it, doing the same. It has asked you who is behind whom.',
    ],
    teen: [
      '{name} is half grown, and half of the down is feathers. It says that it does not need to be in anyone’s line. It says it from just behind you.',
      'A teen: its voice has come, and it was a surprise to the pond. {name} uses it to ask what everybody means by that.',
    ],
    high_care: [
      '{name} is grown, and {form}. It walks so near behind you that your two shadows have wet feet.',
      'Full grown, {form}, and in love with your boots. Where they turn, it turns. It has long given up asking where you are going.',
    ],
    balanced: [
      '{name} is grown, a {form}: it has a line of its own now, to the brook and round by the mill and back. You are at the front of it, most days.',
      'A {form}, full grown. It knows every puddle in the parish by taste, and is home when the bin lid goes.',
    ],
    low_care: [
      '{name} is a grown {form}. With no one in front, it learned to walk behind nobody. You see the reeds part in single file.',
      'It grew up asking the pond. It is a {form} now. There are wet footprints across the yard, and they do not come from anywhere.',
    ],
    rescue: [
      '{name} is grown, a {form}, and walks with a hitch. Whatever is lost or lame gets in behind it. It keeps looking round, and for once there is somebody there.',
      'You went back for it, when the line had gone on. {name} is a {form} now, full grown, and at every corner it waits for the last one.',
    ],
  },
  trust: [
    '{name} has walked behind you all day and not once asked where. It just went.',
    'It fell asleep at your feet today, both halves, with the outside eye shut. The outside was you.',
    '{name} has gone through a gate before you. It got to the other side, stood there in front of everything, and looked round to see whether you were following. You were.',
  ],
  streaks: [
    'Ten on time. {name} nods. It nods ten times, to be exact.',
    'Twenty-five meals, all when you said. It has put them in a line, and they reach to the gate.',
    'Fifty on time, one behind another. {name} has never seen such a line. It keeps walking along it to look.',
    'A hundred. {name} asks you whether that is a lot. You think about it, out loud. It is, you say. It thought that you would know.',
  ],
  ages: [
    'Ten days old, and {name} has tasted all the water that there is. So it believes.',
    'Thirty days. There is a real feather in the middle of the down, above the tail, with a curl to it. {name} has felt that somebody is there.',
    'A hundred days old today. A hundred, in single file. {name} walks at the end, keeping up.',
    'A year. It has come round to the same puddle. {name} tastes it, looks up and tells you: a good one.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['thawed peas'] },
      wish: '{name} has been saying it under its breath since it got up, and it begins with P. Might there be thawed peas, when it is time?',
      granted:
        'They went by in single file, down the hatch. It kept the last one on its tongue and asked it how the others were.',
    },
    {
      by: { action: 'feed', item: ['garden slugs', 'chopped lettuce'] },
      wish: 'It stays out of the lettuces. It was told to. But if one came to it, chopped, at mealtime? Or a slug, from the lettuces?',
      granted:
        'So that is what is in there. {name} sits down by the bed, on the right side of the string, and thinks of it warmly.',
    },
    {
      by: { action: 'feed' },
      wish: 'You always stand, and {name} wonders whether your feet are all right. Would you sit by it while it has its next meal?',
      granted: 'You sat. It ate some, looked at your feet and ate the rest. They are dry, it says, but they will do.',
    },
    {
      by: { action: 'play', item: ['puddle splashing', 'garden sprinkler'] },
      wish: 'It has not rained. {name} does not say that it is your fault. Could you do anything with a sprinkler? Or jump in a puddle?',
      granted:
        'There was weather, and you made it. {name} looks at you with new eyes, and at the sky with slightly older ones.',
    },
    {
      by: { action: 'play', item: ['parade'] },
      wish: 'It wants to walk behind somebody who is going nowhere in particular, with high knees. In short, {name} would like a parade.',
      granted: 'Round the shed, twice. You, {name}, the one behind, and by the second time round a hen.',
    },
    {
      by: { action: 'play', item: ['bug hunt', 'rubber duck friend'] },
      wish: 'You said that there was a bug, and that you could not find it. {name} would like a bug hunt, or, failing that, a friend of the squeaky sort.',
      granted:
        'Found. It was under the third stone, you had been quite right about the second. {name} nods, and swallows.',
    },
    {
      by: { action: 'clean', item: ['head-deep water tub', 'bill rinse'] },
      wish: 'There is something up its nose, and it has got as far as the questions. Might {name} have the deep tub, or a rinse for its bill?',
      granted: 'It put its whole head under and blew. It came out as a question, a short one, and it floated away.',
    },
    {
      by: { action: 'sleep', item: ['rain on roof', 'floating raft'] },
      wish: 'The left half wants to sleep where it rains, and the right half would like to float. Rain on the roof, or a raft. They are not particular which.',
      granted: 'They both went off at the same moment. That does not happen. There was nobody left to be surprised.',
    },
    {
      by: { action: 'sleep', hours: [19, 22] },
      wish: '{name} would like to be seen to bed this evening by someone with boots, walking in front, with a lantern if there is one.',
      granted:
        'You went in front as far as the door. It muttered all the way, and it was the list of everyone who is in.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You started telling {name} something, and were called away. It has kept the place. Would you sit with it twice today, once to begin and once to finish?',
      granted: 'So that was how it ended. You had not known either, until you said it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Is there anything that you have not told anybody? {name} is free, on the step, and has nowhere to put its ears.',
      granted:
        'You told it. It nodded at the hard part. It has walked off to the pond with it, under the wing, and no one will get it wet.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'Once it rained in the morning and again before tea. {name} has never forgotten it. Could there be two games in a day, like that?',
      granted: 'In the morning and before tea. It has written it down, in wet feet, across the whole of the kitchen.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The washer',
        shape: 'ring',
        text: 'The noise in the barrel. {name} went down for it nine times, and has brought it to you, and would like to know what it was for.',
      },
      {
        name: 'Your first question',
        shape: 'letter',
        text: 'Folded small, and bone dry. {name} has had it under the wing all this time. You open it, and you know.',
      },
      {
        name: 'A bootlace',
        shape: 'thread',
        text: 'The end of yours that trails. It came off in {name}’s bill one day, and it kept its place in the line with it.',
      },
      {
        name: 'The last pea',
        shape: 'marble',
        text: 'It was left for whoever is behind. They never came for it. {name} says that you should have it, since you are in front.',
      },
      {
        name: 'The friend’s squeak',
        shape: 'whistle',
        text: 'The rubber one does not need it, it says so little. {name} blows on it when you have been quiet for long.',
      },
    ],
    return: {
      name: 'Dry feather',
      shape: 'feather',
      text: 'All the water in the world runs off it, and some from elsewhere. It was in {name}’s tail when it came home, and curls the other way.',
    },
    streak: {
      name: 'The bin key',
      shape: 'key',
      text: 'Twenty-five times you opened it in time. {name} has found the spare, in the trough, and thinks that you ought to be the one to have both.',
    },
    hundred_days: {
      name: 'The ninth puddle',
      shape: 'mirror',
      text: 'It froze, and {name} brought you a piece, and it has not melted. There is somebody in it, one place ahead of you, looking back.',
    },
  },
  release: [
    'You walk down to the river, and {name} walks behind you. At the edge you stop. It waits for you to go on, and then it sees. It goes in front. It looks round once, nods, and leads.',
    'It has rained all night, and there are puddles beyond the gate as far as anyone can see. {name} tastes the first, asks you something, hears yes, and tastes the next. The muttering goes on for a long while.',
  ],
  dying: {
    neglect: [
      '{name} has died in the yard, in line, with its bill to the gate. Whoever was in front had gone on.',
      'It waited on the step to be told something. Nobody came and spoke. {name} is dead.',
    ],
    hunger: [
      '{name} lies beside the bin with its bill against the lid. The dish is clean. It had been through it many times. It is dead.',
      'It asked, in the way that it asked everything, and nobody said. {name} has starved.',
    ],
    illness: [
      'The rain came, and {name} could not get up for it. It died listening.',
      '{name} is dead. First the outside eye closed, and a little after it the other.',
    ],
    poison: [
      '{name} took it because the one in front held it out. It is dead.',
      'You said that it was good, and {name} nodded. It has died of what was in the dish.',
    ],
  },
  returned: [
    'The rain on the step sounds rounder in one place, as though it fell on somebody and rolled off. It does. It is {name}. It shakes itself, and asks whether it is late.',
    'From under the upturned flowerpot, a mutter. You lift it, and there sits {name}, quite dry, and behind it, with a curl, its feather.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, butter yellow, in a line of one. Whoever goes by is in front.',
      'If there is something on your mind, tell it here. {name} is listening.',
      'May it rain softly on {name}, and roll off.',
      'Here is {name}. You go on ahead.',
      {
        text: 'Many people found the answer while talking to {name}. They all thought that it was theirs.',
        when: ['from_child'],
      },
      {
        text: 'Water would not stay on {name}, nor would anything else unkind. Under here it keeps your questions dry.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'The line went on without it, and did not look round.',
        'It was a good listener. It listened for boots.',
      ],
      hunger: [
        'It asked when the meal was, and nobody had thought about it.',
        'It had been through the dish again, to make sure.',
      ],
      illness: ['Everything ran off its back but this.', 'It kept up as far as it could.'],
      poison: ['It nodded at whatever it was told.', 'It followed, and it was led wrong.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is wet, or it will be. Your tail has started, and the news is on its way up. You say short things. You say: is it? And: what happened then? People tell you all sorts, and in the middle of it they shout and run off, ever so pleased. You do not know how they do it. You tasted a puddle. It was a nine. You would like your keeper to come and be in front, and go through it first.',
      'You are {name}, and there is somebody ahead of you, and somebody behind you with a curl, so all is well. You run a bit. You stop, to let them catch up. Isn’t it a day? You ask everyone. Yes, you say, when they have said so. Things land on you and roll off, plip. What is left is duck. What would be lovely now is a splash, with your keeper. You could quack for both sides.',
    ],
    content: [
      'You are {name}. You are on the step. Mutter, drain, mutter, barrel: you are just reading through it. If anybody comes with a trouble, you have nothing on. You say: go on. You say: and before that? You nod. It always turns out that they knew. You do wonder why they come to you last, when they might have come at first, and stayed. You would like someone to sit down. It need not be about anything.',
      'You are {name}. That is {days} days you have had, in single file, with you at the end. Your keeper has gone in front of nearly all. You know the backs of the boots like a face. They have asked you things, and you have them here, under the wing. Some must be done by now. You might give one back. You would like them to come past, at walking pace, so that you can get in behind.',
    ],
    bored: [
      'You are {name}. You got in behind the watering can because it was there. It is a quiet sort of leader. You asked it things. You have asked the step, and the hen, and the hen had somewhere to be. It has not rained. When nobody talks, there is nothing to nod at, and your neck feels silly. Is anyone coming? Would they splash a bit? You would go second. You would go second as many times as they like.',
    ],
    hungry: [
      'You are {name}. There is a dish. You went through it from the one end, and then from the other end, in case. Then you thought that you should ask. So: is it time? You think it may be. You have tasted a lace and a pocket and they did not say no. You can walk behind somebody to the bin, you are good at that. They only have to start. Peas, is it? Would they feed you now?',
    ],
    starving: [
      'You are {name}. You have stopped muttering, for there is nothing on the list. You used to be heavier at the front. You asked about it, earlier; you are nearly sure you asked. The one with the boots has gone on, and the one behind you has stopped pushing. You sit by the bin, so as to be found. You have just the one question, and it is the same as before. Is there food? Can it be now?',
    ],
    sick: [
      'You are {name}. It is raining, and you cannot find the good in it. You have looked. It is coming in through the feathers, and it used not to. You nod when they speak, but it is only your head being heavy. You think that somebody else ought to be the duck for a while. What does one do? You do not know; you never know, you only listen. Would they bring the medicine? Would they talk, while it works?',
    ],
    failing: [
      'You are {name}. The line has started. You can hear the feet, all the feet, going by you in the wet, and it is a long one, and you are to go, too, and you are down here. You tell them to go on. You would rather wait for the boots. They will be carrying something, in a spoon, and they will say what it is for. You will nod. You only want them to come from in front, where you can see.',
    ],
    near_death: [
      'You are {name}. Nobody is in front. You have looked a long time. You have looked behind you, too, and you cannot tell. It is quiet without any questions. If a person came they need not bring anything, they would not need to have thought of anything. They could sit down just there, and say whatever it is that they say. And you would listen. You could do that for them. Will they come?',
    ],
    asleep: [
      'You are {name}. Left half: there is a river, and all of them are on it, in a row, and the one at the front looks round, at last, and it is nobody you had thought of. Right half: yard, moon, gutter, drip. You go round and round on one foot. Someone is sitting by the water, says the right half. Ask who, says the left. Boots, it says. Oh, good. Let them stay. Then you can both go off.',
    ],
    shy: [
      'You are {name}, under the barrow. There is somebody in the yard, with boots. They may be in front; they may be just anyone. One has to be careful whom one gets in behind. You watch with the left eye, then give the right a turn. Do they stamp? Do they finish their sentences? You would like them to sit on the step and tell it to the tea. You can hear it quite well from here.',
    ],
    back_from_death: [
      'You are {name}. You were at the front. There was no one ahead of you, nobody at all, it was only wide. You did not care for it. You turned round, and there was someone standing a long way back, and they had your dish. So you came. Everything has run off you but that. Would they go first now, a step or two? Would they be on time with the peas? You will be just here, behind them.',
    ],
    hurt: [
      'You are {name}. It came from the one in front, and you nodded. Now it hurts on the inside, where you are not waterproof. You go back over it: they held it out; you said yes; you always say yes. Was that wrong? You would like them to take it away, and then go through it from the top, out loud, until they see what happened. You will listen. You will just do it lying down.',
    ],
  },
}

export const DUCK: Species = {
  slug: 'duck',
  name: 'Duck',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['social', 'gentle'],
  personality:
    'Cheerful in any rain and happy to hear about your bug. Nods through the explanation until you spot it yourself.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'thawed peas',
        'cracked corn',
        'duck pellets',
        'chopped lettuce',
        'rolled oats',
        'garden slugs',
        'brewers yeast',
      ],
      play: [
        'paddling pool',
        'puddle splashing',
        'floating peas',
        'garden sprinkler',
        'bug hunt',
        'rubber duck friend',
        'parade',
      ],
      clean: [
        'head-deep water tub',
        'preening time',
        'straw bedding change',
        'bill rinse',
        'pond skim',
        'foot mud wash',
      ],
      medicine: [
        'niacin supplement',
        'epsom foot soak',
        'poultry vet',
        'waterfowl dewormer',
        'oyster shell',
        'wing wrap',
        'eye rinse',
      ],
      discipline: [
        'herding arms',
        'shoo gently',
        'walk to pond',
        'wait your turn',
        'soft quack back',
        'broom guidance',
      ],
      sleep: ['straw duck house', 'reed bank', 'floating raft', 'flock huddle', 'rain on roof', 'fox-proof coop'],
    },
    harmful: [
      'stale bread',
      'avocado',
      'medicated chick feed',
      'onion',
      'raw dried beans',
      'fishing weights',
      'salted popcorn',
      'wire mesh floor',
    ],
  },
  appearance: {
    look: 'a plump butter-yellow duck with an orange bill, wet feet and one curled feather above the tail',
    colours: ['#f5d04c', '#fff6d6', '#f08a24'],
  },
  figure: {
    eyes: '#2a2016',
    body: 'swimming',
    muzzle: 'bill',
    tail: 'feather',
    tailSize: 0.6,
    extras: ['sidewing', 'feather'],
    headSize: 1.24,
    size: 0.95,
  },
  book: BOOK,
}
