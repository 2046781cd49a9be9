/**
 * The Penguin wants everybody warm. It fears the leopard seal, which it takes the bath mat for, and a huddle with the
 * middle empty. It hoards stones and lays them in rings about whoever it esteems; most are stolen, all are chosen. Its
 * body is upright, oiled, short in the knee, with slate flippers that say what they think and a gold brow that gives it
 * away. It goes by belly where there is slope and by rocking where there is none. It eats fish whole and head first; it
 * has hardly any taste, so what it judges is manners. It sleeps four seconds at a time, ten thousand times a day. It
 * sulks by standing in a huddle to which you have not been asked.
 * Three odd facts. A huddle is anything with its backs to the wind, so it makes them, of skittles, a loaf, the cat next
 * door, and whoever is coldest goes in the middle; there is always a draught, it finds it, and stands on that side. On
 * its feet it carries a pebble, kept warm under the fold, never once put down: it knows that it is a pebble, and says
 * that it is early days. And it knows one voice out of ten thousand, and every bow must be bowed back to; it has
 * exchanged bows for years with the refrigerator, which hums, but it is your voice that it is learning by heart.
 * It never puts down the pebble, never takes the middle while someone is colder, never leaves a bow unanswered. It
 * trusts fast, stone by stone. Its keeper is the rest of the colony.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A flap in the shell is put aside, and {name} comes out backwards, wet, and bows to it. Then it turns about, finds your feet, and stands on them, being cold.',
    'The egg says one thin note and stops to hear who answers. You say something. {name} breaks the rest of the way out in the direction of that.',
  ],
  looks: {
    thriving: [
      'Down the passage on its stomach, trumpeting, flippers back, goes {name}, and the pebble goes with it, tucked under the chin for the corners.',
      '{name} has thrown back its head and is calling, with its whole length, so that the spoons stand up. It stops. It is your turn.',
      'It is snowing, or the pillow has burst. {name} claps its flippers at it, and when a good piece comes down it claps harder.',
      'It hopped. There was air beneath both feet and the pebble, all three. It looks round, very straight, to see whether that was in order.',
      'There is a new stone in the ring about your chair, and {name} stands by it with its brow raised. It found one that sounds, when it is tapped, like {loved}.',
      {
        text: 'It hears you on the stairs, out of all the feet there are, and throws up its bill and trumpets, and slides the whole passage on its front to be standing, at attention, on the mat.',
        when: ['trusting'],
      },
      {
        text: '{name} has called the whole street out, at the top of its voice, to show them who has come home. It stands on your shoes with its front against your knees and its bill straight up, and will not let you ring.',
        when: ['trusting'],
      },
      {
        text: 'You are lying on the floor, and {name} has built a ring round you, seven stones high on the windward side. It walks along the top. It falls off, on to your chest, and that was where it had been going.',
        when: ['trusting'],
      },
      {
        text: 'It slides the whole passage and stops an inch from your slippers, and is up at once, brushing its front. It had not known that you were at this end. It bows, and goes back to do it again, with less bow.',
        when: ['wary'],
      },
      {
        text: 'There is a party among the skittles. You hear clapping, and a trumpet. When your shadow falls in there they are all standing with their backs to you, stock still, and the one in the gold brow is breathing hard.',
        when: ['wary'],
      },
      {
        text: '{name} has made a slope of your ironing board and come down it, eleven times, by the marks. You say bravo. It gets up, bows across the whole room, and holds its flippers over the pebble till you have gone by.',
        when: ['wary'],
      },
    ],
    content: [
      'Four skittles, a coal scuttle and a loaf stand with their backs to the door. In the middle, where it is warmest, is your tea. {name} has the outside.',
      '{name} bows to the refrigerator. The refrigerator hums. It bows a little lower, and the two of them leave it at that.',
      'It looks under the fold to see how the pebble is. The pebble is a pebble. It lets down the fold again, with care.',
      'There, did you see it? {name} slept. And there again. You ask it something between two of them, and it answers in between the next two, with a bow, having dreamed about it both times.',
      'The draught comes in beneath the door at the left-hand side. {name} stands on that side with its back to it, as one might lean on a wall, and thinks of nothing.',
      'It has laid a stone for every day, and the ring has gone right round your chair and set off for the stairs. That is {days}.',
      'You said a word once, and {name} learned your voice by that one. It practises, softly, facing the corner: {loved}.',
      {
        text: 'You come in, and the skittles have been turned, and all of them have their backs to you. From behind the tallest a gold brow looks round, to see whether you are shivering.',
        when: ['wary'],
      },
      {
        text: 'The ring of stones about your chair has a gap in it, just as wide as a penguin. {name} comes in by that, rocking, turns its back to your shins, and the ring is closed.',
        when: ['trusting'],
      },
      {
        text: '{name} looks down, and there is a pebble on its feet. It cannot think how long it has been there. It is cold. {name} lets the fold down over it, and stands up very straight.',
        when: ['baby'],
      },
    ],
    curious: [
      'There is a new thing in the hall. {name} leans forward over its own feet, further, further, until only good breeding holds it up. It bows. Now it is for the thing to say something.',
      'You have a stone in your ring, a clear one, and {name} has never seen how it is fastened. It has come twice to ask how you keep it warm.',
      'Somebody has spilled flour. {name} knows what this is. It lies down on it, gives a push, and is puzzled for the rest of the afternoon.',
    ],
    bored: [
      '{name} has huddled with the radiator, with the umbrella stand and with you, but you got up. There is nobody to slide with. Play with it?',
      'It bows to the wall. It waits the proper time. The wall is of another colony. Come and play at something, follow the leader, or ice.',
      'It has put all the skittles on their feet and bowed to each, and now it leans on one, quite gently, to see whether anything will happen. A slide would be the very thing.',
      {
        text: '{name} stands with its back to the room. The ring of stones has been let lie, with one of them out of its place. It would be so glad to follow somebody. Come and slide.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} is standing at the fish pail, first, and leaves space in front of itself for anyone who might be hungrier. Nobody is. Feed it, please.',
      'It opens its bill straight up, and says nothing, and shuts it. It was only to show you the way a herring would go. It is time for one.',
      'Has the kettle eaten? Has the cat? Have you? {name} has been round everyone with its brow raised, and there is only itself left, and it does not wish to press. It has brought you the tongs.',
      {
        text: 'It stands at the pail with its side to you, and looks at the wall, and claps one flipper, quite softly, as one might to see if it still works. It would take a fish, if you left one.',
        when: ['wary'],
      },
      {
        text: 'It has lined up the skittles before the pail, by size, and taken the last place. Has anyone a fish, it would like to know, of the wall. Put one down at the end of the line.',
        when: ['wary'],
      },
      {
        text: 'It stands on your two feet, back to you, bill straight up, so that from above you look right down it. There is nothing as far as one can see. A herring would be very welcome.',
        when: ['trusting'],
      },
      {
        text: '{name} has laid a stone in your palm. It lays another. You have nine, and it looks into your eyes, and under your hand, and goes for the tenth. One fish would do. It would bow for that until Thursday.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has got thin, and the fold has got thin with it, and it holds the pebble on with both its flippers. It is {hours} hours since there was fish. Feed it now.',
      'It has come into the middle. It never takes the middle. It stands there between the skittles and looks at you. It must have food at once.',
      'A bow, for the pail, and then it could not get up out of the bow. Nothing for {hours} hours. Fish, now.',
      {
        text: '{name} lies on its front on the flat floor, where there is no slope and nothing to slide to, with its bill against the pail. Small fish, now, head first, and medicine behind them.',
        when: ['weak'],
      },
      {
        text: 'It stands by the pail with icicles on its brow, from looking in the pond, and a stone in its bill, to pay. Put herring down, at once, a yard off, and do not take the stone.',
        when: ['wary', 'well'],
      },
      {
        text: 'The flippers hang open, and it has turned itself from you so that you should not see the fold. Lay a soft fish by its feet now, and medicine inside it, and bow, and step back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'Its feathers stand apart, so that the wind gets in between, and the black has gone brown. {name} asks to be excused from sliding. Rest, if you would, or medicine.',
      'It rocks from foot to foot, but it does not get anywhere by it. It would be grateful for something from the vet’s shelf, or a quiet hour out of the draught.',
      {
        text: 'It has found a stone for you, a good one, and rolls it over the floor with its bill, resting its chest on it every few turns. Meet it halfway. Then it should have medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The white is not white. {name} holds its flippers over the worst of it and will not bow, since one would see the back. A cold bath, please, and some oil.',
      'One knows that there is a penguin in the room, before one sees it. It knows that one knows. Hose it down, and do the ring of stones as well.',
    ],
    sick: [
      '{name} stands facing into the corner with its flippers hanging. It has let the draught go by on its left, all day, and not moved to stop it. Medicine, please.',
      'You spoke, and it did not turn. It knows that voice out of ten thousand. It breathes with its bill open. It needs medicine, and soon.',
      'It bowed to you and to the pail and to the chair, all with the same bow, and there is a rattle at the bottom of it. Give {name} medicine.',
      {
        text: 'You bow, and it begins, and leans there on its bill. It does not want you to have seen. Put medicine in a sprat, and the sprat on the floor, and look at the refrigerator.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is lying down, not to slide. The pebble has rolled out a little way, and it has one foot on it. Put it back, and give it medicine, now.',
      'Its four seconds have run together and it can hardly be got out of them. Call it, in your own voice, and give it its medicine at once.',
      {
        text: 'It lets you lift it off its feet. The pebble falls, and it does not look where. Nobody has ever had it off its feet. Give it medicine now, then find the pebble, and put both inside your shirt.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours it has stood with its back to the wind, and made the middle behind it, and the middle is empty. Go and stand there, now.',
      '{name} called, and listened, and called. Out of ten thousand there was not the one. Say something to it now, anything. Sit down by its feet.',
      'The skittles, the loaf, the coal scuttle stand close about {name}. They have not much warmth to give. Make one of them. Be there now.',
      {
        text: 'The ring has been taken up from round its own feet and laid about your empty chair, stone by stone, {hours} hours of them. It has never done as much for you. Come and sit in it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands in the corner, on the cold side, with its brow to the wall, and does not turn when you speak. But it has stopped shaking to listen. Say anything, now, and come up close on its left. Medicine after.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'It sleeps standing, chin on its front, for four seconds. It looks at you, in the friendliest way. It sleeps for four.',
      '{name} sleeps, and the fold is down, and under the fold there is somebody’s whole future, or a pebble.',
      'In the dark it has moved round by a foot, without waking, to where the draught is now.',
      {
        text: '{name} sleeps on its feet among the skittles, and you would have to count them to know which is warm. It is the one that looks at you every four seconds.',
        when: ['wary'],
      },
      {
        text: 'It sleeps in the middle of the coats, which it would never take if there were somebody colder. There is only you, by the door. Every four seconds it looks at you to see whether you are.',
        when: ['wary'],
      },
      {
        text: 'Its bill is on your shoe. It has slept for four seconds, and four more, and between them it has not once looked up. It knows who is standing on the draughty side.',
        when: ['trusting'],
      },
      {
        text: '{name} has got up on your bed and is asleep across your feet, on its front, with its flippers over the edge. The pebble is in the crook of your knee. It has been told to wait there.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, and has been for a whole minute, and that is not how it sleeps. The bill is open. You stand between it and the door. There must be medicine in your hand for when it finds your voice.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} has not opened its eyes between one sleep and the next. It leans on the umbrella stand. Reflect on its windy side now. It wakes at {wakes_at}.',
      'It has slipped down against the radiator, and that is cold. Sit with your back to the draught, next to {name}, now. It wakes at {wakes_at}, and should wake warm.',
      {
        text: 'It is asleep on its feet in front of the pail. It was next. Reflect beside it now, and let {name} find a fish in your hand at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} huddles with the coats, in the corner, and is very nearly a coat. Bow, not too low. Then sit down, and see whether it bows.',
      'It has heard your voice and is looking it up among the others. Say some more, quietly, from where you are. It would like to be sure.',
      'There is one stone on the floor, halfway. It was put there while you looked elsewhere. Leave it, and stay. There may be a second.',
      'It stood for {wait} facing the door, once, and since then it huddles with its back to it. Keep it company. Talk a little, so that it can learn you again.',
    ],
    back_from_death: [
      '{name} is back, with frost on the brows and the pebble on its feet. It has kept it warm the whole way. Stand close to it today, and let the fish come at the proper time.',
      'It looks about for who is coldest, and there is nobody colder than itself, so it comes into the middle, at last, and it is your knees. Stay. Do not be late with its meal.',
    ],
    old: [
      'It bows less deeply these days, and the refrigerator, one would say, hums less loudly, so as not to shame it.',
      '{name} has moulted, and moulted, and come out each time the same penguin, with a little more gold to the brow. The pebble has worn a hollow in its feet. Or they in it.',
      'Those who come in at the door after {days} days of this go round to the left, behind {name}, without being told. It is warmer there.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes it by the middle, turns it in the air so that the head goes first, which is good manners in a fish, and it is gone.',
        'One gulp. It steps aside for the next in the queue, sees that there is nobody, looks at you to ask if you are quite sure you have had yours, steps back, and takes another.',
        'It bows to you, it bows to the fish. The fish does not bow. It is swallowed all the same, it must have been brought up otherwise.',
        'Has everybody had some? {name} asks the skittles. It asks you. Then it eats, straight upwards, and one can see each of them go down on the outside.',
        {
          text: 'The last one went sideways, and had to be spoken to. Now it slaps its front with both flippers, and the sound is of a house with a full larder.',
          when: ['well'],
        },
        'It comes from your hand, silver, on the hour. {name} can hardly taste it, so it looks instead, at the fish, the hand, the sleeve with rain on it, and moves round to your wet side before it swallows.',
        'It eats round the pebble, so to say: stooping a very little, fold held down, not for an instant lifting a foot.',
        {
          text: 'It takes the fish, turns it, and walks off with the tail still outside, to eat in the lee of the coal scuttle. From there, when it has gone down, you are given a bow, of the shallow kind.',
          when: ['wary'],
        },
        {
          text: 'Before it swallows, {name} lays a stone on your shoe, for the fish. You have been paid so often that you can hardly lift the foot. It would not hear of owing you.',
          when: ['trusting'],
        },
        {
          text: 'It has its bill straight up before it knows what for. Something cold goes in and down, the whole length of it. {name} looks at its own front to see where that has got to.',
          when: ['baby'],
        },
        {
          text: '{name} takes the fish from you, turns it, and offers you the head end. You decline. It bows, and offers it again. When it has swallowed for both, it trumpets, and pats your front to hear whether that was any fuller.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats in your lap, upright, with its back to your waistcoat and its feet in your hand, so that the pebble is on your palm. At the last it turns round and bows to your chin.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It is at the pail before you, brisk and shining, and goes off with three in its bill at once, like a letter carrier. Presently a stone is rolled out to you, so that you are quits.',
          when: ['wary', 'well'],
        },
        {
          text: 'You throw, and it catches, over there. You take a step, and it takes one back, and catches. So it has its whole dinner at four yards, without dropping any, and ends by bowing from the next room.',
          when: ['wary', 'well'],
        },
        {
          text: 'You sit down on the floor to windward, and {name} leans. You hold each fish until the head has gone in. Between them it sleeps, four seconds, with its brow in your palm, and wakes, and is fed.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'There have been {streak} on the hour. {name} has put a stone down for each, and they touch, and no wind gets through between.',
        'It used to keep a place free at the pail, for someone who might come first. After {streak} in time it keeps it for you.',
        'Your step, your voice, the lid, in that order, {streak} times now. It bows at the step already.',
      ],
      early: [
        '{name} is much obliged. It had not got in line. It takes a tail, for the sake of the hand, and would join the queue at {opens}.',
        'The last one has not lain down yet. It eats a mouthful standing and offers the rest to the skittles. If it could be {opens}, everyone would be hungry.',
        'It bows you back to the pail, step by step, with half a sprat in its bill. It is not the hour. The hour is {opens}.',
        {
          text: 'It opens its bill, looks down that itself, and closes it. There is no room. So as not to leave a bow unanswered it takes one fish and carries it round behind the coats. It might be asked again at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full, but you have come out in the cold. It takes the fish, has you sit, lays it in your lap with a stone at either end, and stands guard. It will eat that at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats. But the huddle has closed up: skittles, scuttle, loaf, shoulder to shoulder, and there is no space in it of your width.',
        'It waited at the pail for so long that the floor there is warm. It eats what you bring and does not bow until you have looked away.',
        'One stone has been taken from the ring about your chair. It is at the wall. It eats, then it stands next to that one.',
        {
          text: 'It eats, and forgets to step aside, and leans on the pail. The pebble has slid half out of the fold. Put it back for it, gently, and then it needs medicine.',
          when: ['weak'],
        },
        {
          text: 'It was in the queue at the hour, and after the hour it lay down there. It eats one fish from the floor, with the tail left out. It shifts away from your coat. Slip medicine in the next.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It takes the fish, and its brow has no gold, and it turns into the corner to get it down. It comes up again. It looks at that, ashamed. Medicine, please, and stand where the draught is, a good way off.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The penguins on the calendar have been asked in. It has hung them at its own height, forty of them, backs to the wind, and it eats with those. You get your bow, as the person who brings the fish.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had gone to meet you, on its front, as far as the corner, and met the milk. It has the milkman’s cap on. It eats what you have brought, every fish, and when you bow it salutes.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has kept your place. There is the queue, skittle, scuttle, and a gap your width, with its flipper held along it, and there the floor is warm. It eats. Then it steps into the gap itself, with you.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It could not see to it that all had eaten. It was {hours} hours. It takes the fish from your hand without turning it, tail first, anyhow, and that goes to one’s heart.',
        'The gold has gone from the brow. {name} eats and goes on standing with its bill up when there is no more. Nothing came for {hours} hours.',
        'You call it, and it looks at the refrigerator, and then at you, to see which it was. For {hours} hours only one of them had spoken. It eats what there is.',
        {
          text: 'You have to kneel and hold the fish for it, and both its flippers hang. After {hours} hours it has just enough warmth for the pebble. Put it in the middle, out of the wind. Medicine at once.',
          when: ['ill'],
        },
        {
          text: '{name} has given the pebble all the fold, and stands there with nothing on its own front, after {hours} hours. It takes half a fish. It will not come in under your arm. Warm the medicine, and be a wall.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You call. For {hours} hours it had been looking for that voice, out of ten thousand, and it does not turn its head for it now. It eats when the fish is laid along its bill. Lay medicine there, without coaxing.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has fed itself, {hours} hours, at the fishmonger’s, in the queue, and been served. It is glossy. It accepts your fish with a bow, and lays it before the skittles, and goes back to the shop.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} lays a flipper on its front, where they are all standing close together in there, and bows. No room. Perhaps at {opens}.',
        'It takes the fish, so as not to leave it hanging, and puts it down in the midst of the huddle, where it is warm. At {opens} it may eat it.',
      ],
      ill: [
        'You hold the fish head first, as it should be. It has it halfway, and rests, and lets it out again. A small one goes. Then medicine.',
        'It bows over the dish and its bill stays down there. It has taken a little. It should have medicine at once.',
      ],
      loved: [
        'Both flippers went up, by themselves, and {name} looked at one and then at the other: {item}.',
        '{item}. It bowed, it ate, it bowed, it went to the refrigerator and bowed there, so that it should not feel left out, and came back.',
        'It has brought you a stone, in the middle of its dinner, leaving half to get cold. It is a good one. It stands for {item}.',
      ],
      disliked: [
        'It does not know which end of that is the head: {item}. It has tried both. {name} would not wish to be rude, but was there not a herring?',
        '{item}. It swallowed that with its eyes closed, as one jumps off something, and has asked the skittles not to have any. Sprats are very nice.',
      ],
      harmful: [
        'It took it from you head first, in good faith, and now stands with its neck stretched and its flippers out from its sides. Never this: {item}. It was no fish. It is still hungry.',
        '{item}. The bows will not stop. It is not bowing, it is trying to bring it up. Hold {name} upright. Keep that away from the colony. It was no meal.',
      ],
    },
    play: {
      wanted: [
        'It slid into your ankles. It begged your pardon, went back to the top, and slid into them again, with apologies ready.',
        '{name} leads and you follow, round the table, rocking. Now you lead. It does your walk. It has studied that: there is too much knee in it.',
        'All at once it was off, on its front, down the whole slope with its feet up behind, and the pebble on its feet, and not a wobble.',
        'There was a heap at the bottom, and it was you, {name}, and a cushion, with the cushion in the middle. It would not hear of changing places.',
        {
          text: 'It slides, but down the other side. You clap. It goes back to the top, looks at you, looks at your side of the slope, which is rather better, and slides down the middle.',
          when: ['wary'],
        },
        {
          text: 'You build a hill of cushions and sit at the bottom. It goes up by the back. Then it comes down, not to you, exactly, but past you, with one flipper out, so that it brushes your sleeve.',
          when: ['wary'],
        },
        {
          text: 'You get down on your front at the top, since it insists. {name} gets on your back with the pebble, and both of you go, and the trumpet is right in your ear the whole way.',
          when: ['trusting'],
        },
        {
          text: 'You have your arms out for wings, and {name} shows you how it is done under water, across the carpet. You are to be the leopard seal. It lets itself be caught, over and over, and looks after your knees.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was claps and trumpets here before you came. You join the end of it, and are bowed to, and it goes on from where it was.',
        '{name} takes one turn, and holds the door for you to have yours. It was happy in the queue.',
      ],
      bad_time: [
        'It gets down on its front, to oblige, and does not push off. It would sooner be stood up again. See what it is in need of.',
        '{name} bows to the game, quite low, and lets it pass. Some other day. Just now somebody ought to look to it.',
        {
          text: 'It slid, and where it stopped it stayed, with its bill open. There is a whistle in its breath. No more of that. Medicine.',
          when: ['ill'],
        },
        {
          text: 'It waves the skittles on ahead of it, down the slide, one by one, and stays at the top, flippers folded over the hollow place. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} has gone to get the others: {item}. The others are a skittle. It has it under one flipper, and they do it together, with cries.',
        'It was announced with trumpets: {item}. The trumpet was {name}. There is snow, or something, on the ceiling.',
      ],
      disliked: [
        'It could see no way to do that in company: {item}. It waited beside you, in a supporting role. Is there any ice?',
        '{item}. It clapped, twice, for you. Then it carried a stone from one place to another, as one looks at one’s watch.',
      ],
      harmful: [
        'It has let go of the pebble. That is how you know. It lies some way off, and {name} cannot get to it. Bring it its stone, and burn this: {item}.',
        '{item}. One flipper hangs. It has gone to stand by the wall, on the cold side, so that the hurt one is to the wind and nobody else’s is. Never again.',
      ],
    },
    clean: {
      wanted: [
        'Out of the cold water comes a much smaller bird, all bones and brow. It shakes. There is {name}, full size, black and white, with an edge one could rule lines by.',
        'You work in the oil, from the tail up, and each feather lies down on the one beneath. At the last the draught comes by, tries everywhere, and goes home.',
        'You wash the stones as well, all of the ring. {name} puts them back itself. There is one more than there was, and it is your soap.',
        {
          text: 'It will be washed, but it will not be held. It stands in the spray with its flippers out, turning by small steps, and every time that it comes round to you it bows a little less stiffly.',
          when: ['wary'],
        },
        {
          text: '{name} stands in the tub and holds its own flippers shut. You pour from behind, where the oil has clotted. Then you hear the pebble being moved, and there is one foot, put out at the side, to be done.',
          when: ['wary'],
        },
        {
          text: 'It oils itself in front, and you do the back, where it cannot reach, and then it turns round, and with great care begins upon your jersey, feather by feather.',
          when: ['trusting'],
        },
        {
          text: 'It lets you lift the fold. You wipe there, where it is bare, and pink, and the warmest place in the whole house, and it looks straight ahead. You put the pebble back yourself. It had not thought that anyone knew how.',
          when: ['trusting'],
        },
      ],
      little: [
        'You could eat off {name}. The cloth comes away with nothing on it and is bowed to.',
        'It has done its own oiling since dawn, bill to tail and tail to breast. You may do the one place in the nape. It had left that for you.',
      ],
      loved: [
        '{item}. It went in upright, as a gentleman goes down stairs, and there was a great wave, and it came out at the other end like a cork.',
        'Its eyes close, and the gold goes up at the ends: {item}. It holds the pebble out to you, between its feet, so that you can do that, too.',
      ],
      disliked: [
        'It kept on its dignity, and so that part is dry: {item}. It would rather have had snow, to roll in.',
        '{item}. {name} let you do the front. For the back one has to know somebody longer. Cold water is always right.',
      ],
      harmful: [
        'There is a bare place under the flipper, and the draught has found it. {name} keeps that arm down hard. Dry it, stand close to it, and throw this out: {item}.',
        '{item}. The gold is gone from one brow, and the skin beneath is raw. It bows with the other side to you. Clear cold water, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        'You put the tablet in behind the gill, where it is not seen, and {name} swallows the fish head first, and sees, and bows to you for having been so tactful.',
        'It stands on your feet while it works. Little by little the flippers come in to its sides. You find that your toes are warm.',
        '{name} takes it as its turn has come. Some time later it moves, by one step, to the left, and there is no draught. It is feeling better.',
        {
          text: 'It bows to the spoon and keeps its bill shut. You bow. It cannot leave that unanswered, and as it comes up the bill is a little open. By and by there is a gold line on its brow again.',
          when: ['wary'],
        },
        {
          text: 'It hands you the pebble to hold, for it would not do to spill on that. It swallows, straight up. Then it must have it back, and stands on your feet to be a little higher up, and warmer.',
          when: ['trusting'],
        },
        {
          text: 'You open your own mouth, straight up, and shut your eyes. There is nothing for it but to do likewise. When yours are open again it has gone down, and {name} is looking in, to see about you.',
          when: ['trusting'],
        },
        {
          text: 'You hold up its head, and the pebble, both. It swallows when you ask. For eleven seconds it is asleep, which is not like it, and then its flipper finds your cuff. Keep it warm, and dose it again.',
          when: ['ill'],
        },
        {
          text: 'The sprat has a tablet in it, and it knows. It looks from the sprat to you, and takes it head first, out of manners. It goes and stands with the coats. The next medicine is to be just as tactful.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You give it on your knees, and bow, and it does not bow. But it has swallowed. It stands there, a yard from you, and one breath comes without a whistle. Stay to windward until the next dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It opens its bill and says ten thousand things in one breath, all sound. Put the bottle back. It offers the dose to the skittles, who are also well.',
        'You listen to its chest. It listens to yours. {name} would say that you were both in good voice.',
      ],
      loved: [
        'You named it, {item}, and {name} formed a queue. It is seen at once, being the only one in it, and says that it was hardly any wait.',
        '{item}. A long breath goes in, and stays, and comes out as a bow.',
      ],
      disliked: [
        'It was handed on politely to the loaf: {item}. You gave it again. It was handed to you. Some has gone in. It goes better inside a fish.',
        '{item}. It does not taste things, and it tasted that. It took it all the same, for the colony. It did it less good than it hoped.',
      ],
      harmful: [
        'It took what it was given, as its turn came. Its legs have gone, and it has sat down upon the pebble, to keep that warm at least. Never {item}. Call someone who knows penguins.',
        '{item}. {name} bows to one side, and cannot come up. Hold it, wing and wing, and say something to it in your own voice. Put that right away.',
      ],
    },
    discipline: {
      wanted: [
        'It gives the stone back. It carries it there in its bill, past everyone, lays it in the place that it was taken from, and goes to the end of the queue, and stays there.',
        'You say it quietly, bent down, with a hand on its flipper. {name} looks at its feet. It will not push again. It stands with the coats for a while, and you are not asked.',
        {
          text: '{name} puts the stone back in the other ring and comes away with its brow lowered. It goes a long way round your chair. Where it stands after that, by the coats, it has turned its back on the draught, and you.',
          when: ['wary'],
        },
        {
          text: 'You say that it pushed. It looks at its feet for some time. Then it goes and takes the cat by the ear, very gently, leads it to the warm place, puts it in the middle, and stands outside, on your side.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has returned that stone already, and with it a second one, as interest. It bows. Was there anything else?',
        '{name} is at the end of the queue. It went there on its own, and has rather come to like it.',
      ],
      bad_time: [
        'It bows, and bows, and does not know to what. It has gone in among the skittles with its face to the wall. Let it be warm first, and taught after.',
        'You are loud, and {name} searches in that for the voice it knows. It cannot find it. Speak low. See what it lacks.',
        {
          text: 'It tries to bow, since you are loud, and goes over on its front with its bill on the tiles. It stays there, so as to have got something right. Lift it out of the draught. Say its name. Fetch medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        'One bow from you, one from it: {item}. That was all that was needed. It moved up.',
        '{item}. It was said to all of them, and {name}, being all of them, took it to heart.',
      ],
      disliked: [
        'It was put in front of everyone: {item}. The skittles saw. It did as you said and has not looked at the skittles since.',
        '{item}. {name} was so busy apologising that it did not hear for what. It will want telling again, with the hand on its flipper.',
      ],
      harmful: [
        'It has made a huddle with its back to you. It is only itself, and it goes round and round in there, from the cold side to the colder. Never again: {item}.',
        '{item}. The ring about your chair is gone, each stone of it, and is lying by the door. Sit down on the bare floor, and wait.',
      ],
    },
    sleep: {
      wanted: [
        'You stand to windward. {name} lets down its head upon its front, and its four seconds become five, and six, and it lets them.',
        'It turns its face in, to the warm side, and tucks away the flippers. The pebble is asleep already. It generally is.',
        {
          text: 'You offer your lee, and it thanks you, and prefers the scuttle’s. It puts that between you and stands behind it. Four seconds. It looks round the edge. Four seconds.',
          when: ['wary'],
        },
        {
          text: 'It stands itself among the skittles and closes up. You sit on the far side of the room and yawn. It has to answer that, it is a kind of bow. It yawns, sleeps for four seconds, and for five.',
          when: ['wary'],
        },
        {
          text: 'It comes in under your coat, back first, pebble and all, and turns its face to your ribs. There is a space of eleven seconds. It has never had eleven.',
          when: ['trusting'],
        },
        {
          text: 'It has you lie down first, and walks round you to find where the wind gets in. It is at the back of the neck. {name} lies down there, along it, front to you, and puts one flipper over your ear.',
          when: ['trusting'],
        },
        {
          text: '{name} lies down on its front on the flat stone. It will not have your coat. Lay that along the door, then. And in an hour call it, low, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It slept for four seconds, to please you. How do you do, it says, and here you still are.',
        '{name} lies down on the snow that you have made for it, and gives a push.',
      ],
      loved: [
        '{item}. It stands there in the exact middle, without asking who was colder, for it is asleep.',
        'The gold brow comes down like the last bit of a sunset: {item}. Even its feet have stopped listening.',
      ],
      disliked: [
        'That was too warm on the one side, with no one on the other: {item}. It slept in twos and threes. Cold would do, and company.',
        '{item}. {name} thought it kinder not to say, and stood beside that all night, upright. Pebbles are quite soft, if one knows them.',
      ],
      harmful: [
        'It is panting, with its flippers held off and its feet gone red: {item}. Bring it out to the cold floor at once, and never put it there again.',
        '{item}. It breathes with a crackle, as of frost. {name} would never have complained. Get that away from where it sleeps.',
      ],
    },
    reflect: {
      awake: [
        'You stand about a while, and {name} stands about. Neither could say who moved first, but there is no longer any space between.',
        '{name} has found where the draught reaches you, on the left ankle. It goes and stands there, facing out.',
        'You say something, it does not matter what. It listens with its head down, and moves its bill a little, as one who learns a part.',
        'It lifts the fold by a very small amount, and looks in, and then at you. You look. It is a pebble. You say that it is coming along.',
        'The last stone it lays by your foot is a dark one. That is for the {wait}. It has been meaning to put it where you could both see.',
        'It bows, you bow. It says the word by which it knew you first, in your own voice, quite low: {loved}.',
        {
          text: 'You turn your back to the draught and wait. On the other side of the room {name} does the same. The draught goes round you both, and it takes one step, sideways, to see if there is less of it.',
          when: ['wary'],
        },
        {
          text: 'You hold out your two feet together. It looks at them, and at you, and rolls the pebble across, from its own to yours, for the space of one breath. Then it must have it back.',
          when: ['trusting'],
        },
        {
          text: 'It moves the pebble across on to your feet, and lets the fold down over the three of you, as far as it will go. You stand very straight. It is early days, you tell it, and it bows to that.',
          when: ['trusting'],
        },
        {
          text: 'It has learned it. It turns from the corner, draws itself up, and says your name, in your own voice, the way you say it on the telephone when you are tired. Then it looks up to see whether you have come.',
          when: ['trusting'],
        },
      ],
      little: [
        'That is the fourth bow within the hour, and {name} has returned them all. Its neck is tired. Let us, it suggests, stand warm for ourselves for a bit.',
        'You are warm through, it can feel that. It has moved on to the umbrella stand. Come round again when you are cold.',
      ],
      ill: [
        'You put it in the middle. There is only you to go round the outside, so you go round. It lets you. Afterwards get it what it needs.',
        '{name} leans its brow on your shin. You say its name, and it is the right voice, and it holds on to that. It will need more than that, soon.',
      ],
      asleep: [
        'You sit down between the sleeper and the door. For four seconds it does not know. Then it does, and sleeps for ten.',
        'It has moved over on to your feet without waking, pebble and all. You had better be comfortable, for you cannot get up.',
        '{name} calls in its sleep, one note. You answer, under your breath. The flippers come in.',
        'It talks to somebody, in there, with many bows. It comes to the present that it was once given, and they both look at it: {loved}.',
      ],
      shy: [
        'You bow, from where you sit, and look at the floor. There is a long wait. Then, from between the coats, at about the right angle, a brow goes down, and up.',
        'You read aloud, anything, the back of a tin. Among the coats somebody is learning it. At the end there is a stone on the carpet.',
        {
          text: 'You read out the back of the tin. It is sliding, somewhere behind you, down and down, and at each “serving suggestion” it has got so far as the coats. It stays for the net weight. It is off again.',
          when: ['well'],
        },
        {
          text: 'You stand with your back to the wind. Among the coats somebody breathes with a whistle, and does not come into your lee, but the coats have been moved, by one peg, nearer. You say, quite low, that there is medicine.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'whole herring':
        'The whole herring is held out by its tail. {name} bows to it, and turns it head first. You can follow the herring down on the outside, as far as the pebble, where it is introduced.',
      sardines:
        'The sardines are counted out, and {name} counts the company: the skittles, the scuttle, you. There are enough. It takes its own, one, steps aside, and comes round again by the back of the queue for the rest.',
      capelin:
        'The capelin slip, being small and silver, and one gets away over the boards. {name} goes after it on its front, has it at the skirting, and slides back to your feet with its tail still saying goodbye.',
      'antarctic krill':
        'It has a bucket of antarctic krill to itself, all whiskers. It bows once, to everybody, and to you. Then the bill goes in, and a pink light comes up on its white front.',
      sprats:
        'One after another you toss the sprats, and {name} catches each without lifting a foot. The sixth falls short. It looks at that, and at its own feet, where the pebble is, and at you. You bring it over.',
      anchovies:
        'Anchovies go two to a gulp. {name} takes them side by side, like people sharing a taxi. It puts up one flipper, to stop the next pair. Then it bows to you, and they may come.',
      'small squid':
        'The small squid holds on. It has an arm about {name}’s bill, and an arm about your thumb, and for a moment you are all three shaking hands. Then it has been swallowed, very politely, arms last.',
    },
    play: {
      'ice slide':
        'The wet steps have frozen. {name} looks down the ice slide, folds its flippers, and lies forward on the air. It goes by you at the height of your shins, trumpeting, with the pebble up behind.',
      'pebble gift':
        'You hold out the pebble, a grey one, in both hands. {name} bows until its bill is on the floor. It walks once round you with the gift, and lays it, in the end, where it began, by your shoe.',
      'belly toboggan':
        'It lies down on its belly, and you take hold of the feet, and run. A toboggan has no opinion, but this one trumpets at the corners. By the door it gets up and offers to pull you.',
      'bubble machine':
        'The bubble machine sends them out in a flock. {name} bows to the first, and it bursts. It bows to the next. After a time it only holds up its flippers, as you do, and lets one land.',
      'ice cube scatter':
        'Ice cubes, scattered over your kitchen floor, are a colony. {name} goes from one to another until all have their backs to the stove. You are asked to stand on the warm side.',
      'follow the leader':
        'You lead, and {name} follows, rocking exactly as you rock, then the cat, who had nothing on. At the stairs you halt. They close up behind you, with a warm bill in the small of your back.',
      'wave pool dive':
        'You work the board, and there are waves in the pool. {name} walks to the edge, lets three go by that it thinks are rude, and dives. When it lands at your feet the pebble is hardly wet.',
    },
    clean: {
      'cold pool swim':
        'Under the skin of the cold pool {name} swims three lengths of it beneath, like a thrown bottle. It comes up beside your boots. The black is black, and it waits for you to say so.',
      'feather oiling':
        'You warm the oil in your palms and go up along the feathers, from the tail. {name} does the front. You meet at the neck, and it holds up its chin, and looks at the lamp.',
      'guano hosing':
        'Ring by ring you hose the guano, and {name} walks before you, moving the stones out of the wet. It says nothing about who it was. When the floor is clean it bows to the drain, which gurgles.',
      'snow roll':
        'There has been fresh snow, and {name} lies down in it and rolls with its feet held together, so that the pebble shall not be alarmed. It gets up twice as white, and shows you the print.',
      'flipper wipe':
        'You wipe one flipper with the cloth, down to the tip. {name} gives you the other as one gives a hand in a dance. When both are dry it claps, once, so that you can hear how clean.',
      'nest pebble wash':
        'In the blue bowl you wash the nest, pebble by pebble. {name} takes each from you wet and puts it where it was. The one on its feet you may do in passing, with a thumb.',
    },
    sleep: {
      'colony huddle':
        'You make a colony of what there is, pillows, the bolster, two coats, and stand close. {name} goes round the huddle once, finds the draught at your left knee, and leans there. It sleeps, four seconds, and five.',
      'snow hollow':
        'There is a hollow in the snow, out of the wind. {name} stands down in it, to the waist, and turns about till it fits. Only the brow is out. You hold your hat over that.',
      'ice shelf':
        'The ice shelf creaks under you both, like a bed. {name} lets its chin down upon its front. It is asleep, it is awake and looks to where you sit. Your footprints and its go out there side by side.',
      'pebble nest':
        '{name} gets into the pebble nest and treads it round. One stone is wrong. It is got out and given to you to mind. Then the fold comes down, and it nods off, standing in its work.',
      'polar night':
        'For the polar night you draw the curtains and hang up one lamp, green, low down. {name} looks at it as you look at a good fire. The head sinks. For eleven seconds nobody in the house is cold.',
      'standing nap':
        'It takes a standing nap against the side of your chair, in the middle of your sentence. You finish it more softly. {name} wakes, bows to the end of that, and is off again, heavier by a little.',
    },
    medicine: {
      'foot ointment':
        'You kneel, and it shifts the pebble over on to one foot, so that you can do the other. You work the ointment in between the toes. Then the pebble goes across. {name} stands on both, and does not rock.',
      'moulting rest':
        'It is coming out in tufts, and you hang up the card: moulting rest. {name} stands by the stove like a chair with the stuffing showing. By evening there is one slate feather, laid straight.',
    },
    discipline: {
      'return the pebble':
        'You say to return the pebble, and whose it was. {name} looks at the ring, from which one would be missing. It walks down the whole passage with that, and sets it by the cat.',
      'end of queue':
        'You point to the end of the queue. There is no one else in it, but {name} goes there, behind the coal scuttle, and stands with its flippers down. When you beckon it lets the scuttle go first.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, four seconds at a time but in earnest, and can receive nobody between them. It wakes at {wakes_at}. To stand near it and keep off the wind is always permitted.',
      'The queue is closed, and the one in it is asleep on its feet. Come with that at {wakes_at}. Until then, you might reflect, on the draughty side.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, grey and woolly, as wide as it is high. It has found a pebble. It has got up on its feet. They have both gone very quiet.',
      'A child: it bowed today for the first time, to you, and went over on its face, and from down there it finished the bow.',
    ],
    teen: [
      '{name} is half grown, and half in wool, with bare places between, and does not wish to be looked at. It stands in the coats. It has put a stone outside.',
      'A teen now. It has thrown out its chest and called, and what came was two voices at once, high and low. It looked round to see who had joined in.',
    ],
    high_care: [
      '{name} is grown, in slate and white, and {form}. It has set its best stone on your shoe, and it bows, and will go on bowing until you see what you are being asked.',
      'Full grown and {form}: it called you, over the whole noise of the street, and you came to the window. It has told the pebble that this is how it is done.',
    ],
    balanced: [
      '{name} is a grown {form}, with one ring here, and another by the water, and a well-worn slide between them. It brings greetings from one to the other.',
      'A {form}, upright, oiled, at home on any floe that has someone on it. {name} goes out with the tide, and is back when the pail is.',
    ],
    low_care: [
      '{name} grew up on the outside of a huddle with nothing in it. It is a {form}. You see it white side on, against the snow, and then there is the snow.',
      'Nobody answered, and so it has left off calling. It is a {form}, full grown. There is a ring of stones about a cold place on the floor.',
    ],
    rescue: [
      '{name} is a grown {form}. It was put in the middle, that time, and kept there. Since then it goes about at night and feels of everyone’s feet.',
      'Full grown, a {form}, and there is a feather on its breast that has grown in white where it should be black. It shows that to any who are cold, and makes them room.',
    ],
  },
  trust: [
    'There is a whole ring now about your chair. {name} has walked round it, and it closes. You are inside.',
    '{name} knew you today by half of a cough, through a door, with the wireless on. It had bowed before you came in.',
    'It stepped back, and the pebble was on your feet. It had never been put down. {name} stands over the two of you, with its flippers out, keeping off the wind.',
  ],
  streaks: [
    'Ten on time. {name} has thanked you, the pail and the fish, in that order, and has had a reply from one.',
    'Twenty-five, and everybody has eaten. It went round to ask.',
    'Fifty meals on the hour, laid edge to edge. One could winter behind that.',
    'A hundred on time. {name} makes you a bow so deep that the pebble can see you. It has waited a long time to meet you.',
  ],
  ages: [
    'On its tenth day {name} has learned which side the wind is on, and has gone round to it.',
    'Thirty days. The wool is off. {name} goes past the mirror in its new black and white, and bows, and is bowed to, and they cannot stop.',
    'A hundred days old. The pebble is that much older, too, and shows no sign. {name} says that there is no need for it to hurry.',
    'A year. It has stood all round it once, from the cold side to the warm and back to the cold, and it would be honoured if you took the middle of the next.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['whole herring', 'sardines'] },
      wish: 'There is a right way for a dinner to come in, and it is head first, in silver. If it is no trouble, whole herring at the next pail, says {name}, or sardines in good order.',
      granted:
        'They came in like a procession. {name} stood to attention until the last had gone by, and it went by inside.',
    },
    {
      by: { action: 'feed', item: ['antarctic krill', 'small squid'] },
      wish: 'The refrigerator has let it be known that there is something from home. {name} would take it as a kindness, krill, or a small squid, when it is time to eat.',
      granted:
        'It was cold as home, and pink, and for one moment there were nine thousand others, all talking. It has bowed south.',
    },
    {
      by: { action: 'feed' },
      wish: 'It cannot rightly enjoy its dinner until it knows that you have had yours. Bring {name} its next meal, would you, and say that you have eaten?',
      granted: 'You had. It heard it in the voice. It ate with an easy mind, head first.',
    },
    {
      by: { action: 'play', item: ['ice slide', 'belly toboggan'] },
      wish: 'The hall slopes, by a hair, to the north. {name} has known it from the first, and said nothing. With a bit of ice one could toboggan. Slide with it?',
      granted:
        'From the stairs to the umbrella stand, in company, with a cheer at the end. The umbrella stand moved over.',
    },
    {
      by: { action: 'play', item: ['pebble gift'] },
      wish: 'It has given you so many, and does not say it for that reason. But nobody ever gave {name} one. A pebble would be played with a great deal.',
      granted:
        'It took it from you with its eyes closed. It has a ring of its own now, of one stone, and stands in it.',
    },
    {
      by: { action: 'play', item: ['follow the leader', 'bubble machine'], times: 2 },
      wish: 'If one leads in a game, the other has to be led, and that ought to come out even. {name} would like to play twice today: follow the leader, or bubbles, one each.',
      granted: 'Quits. It led you to the bath, and you led it out. It has never been so fair.',
    },
    {
      by: { action: 'clean', item: ['cold pool swim', 'snow roll'] },
      wish: 'It feels the want of its edges. A cold swim would do it, or a roll in snow, so that {name} can see again where it leaves off and the draught begins.',
      granted: 'It stands in the hall, black here, white there, and not a doubt between. It has let the draught know.',
    },
    {
      by: { action: 'clean', item: ['nest pebble wash'] },
      wish: 'They have been trodden on, the stones about your chair, and {name} would not for the world say by whom. Would you wash them, all, and let it put them back?',
      granted:
        'They were all sorts of colours. It had had no idea. It laid them anew, from grey to green, and left the gap where your foot goes.',
    },
    {
      by: { action: 'sleep', item: ['colony huddle', 'pebble nest'] },
      wish: 'It has had four seconds here and four seconds there. {name} wonders about a whole one, of the long kind, in a huddle, or in a nest with stones to it. Put it to rest?',
      granted: 'Nobody could believe it. It was a minute and a half. When it woke, it asked whether it was spring.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'Of an evening the cold side is all sides. {name} would be thankful to be seen to bed before it is quite late, and that somebody should stand to windward.',
      granted:
        'You took the outside. It did not argue, much. It had your voice on one side of it and the wall on the other.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has most of you by heart, and there is a part in the middle where it is not quite sure. Sit with it and talk a bit, on any subject.',
      granted:
        'It had been the way you breathe before a long word. Now it has it. It will never take you for anyone else.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'In a huddle everyone moves on, so that each is in the middle at some time. Sit with {name} today, and then sit with it again, and change sides.',
      granted: 'First you were warm on the left, and afterwards on the right. It has felt your hands. They are done.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The halfway stone',
        shape: 'stone',
        text: 'It was laid on the carpet in the early days, and you had the goodness not to pick it up. {name} has now carried it the other half.',
      },
      {
        name: 'Your soap',
        shape: 'piece',
        text: 'It stood for a long time in the ring among the pebbles, and nobody said anything. {name} returns it, smaller, with a bow.',
      },
      {
        name: 'A bit of wool',
        shape: 'wool',
        text: 'From when it was a child, and as wide as high. {name} found it under the coats. It is the warmest thing there, and so it goes to whoever is coldest.',
      },
      {
        name: 'The refrigerator’s bulb',
        shape: 'bulb',
        text: 'It went out, after so much courtesy. {name} has asked you to keep it, and stands in front of the dark door a little longer than it used to.',
      },
      {
        name: 'One of the ten thousand',
        shape: 'shell',
        text: 'Hold it to your ear. They are all calling at once in there, and if you know whom to listen for, {name} says, you can hear yourself.',
      },
    ],
    return: {
      name: 'Old ice',
      shape: 'gem',
      text: 'It lay on its feet by the side of the pebble when it came back. It does not melt, even under the fold. {name} keeps on trying.',
    },
    streak: {
      name: 'Silver scale',
      shape: 'coin',
      text: 'Off the twenty-fifth, which came in head first, on the stroke. {name} had it framed in pebbles. It thinks highly of that fish.',
    },
    hundred_days: {
      name: 'The pebble’s scarf',
      shape: 'scarf',
      text: 'A strip of your old sleeve, just long enough to go round. {name} says that it is not for the cold. It is for when there are visitors.',
    },
  },
  release: [
    'There they stand along the water, some thousands, all talking. You say its name. {name} turns and bows, lower than the pebble. Then it goes in among them, and they close, and it is somewhere near the middle.',
    '{name} takes up its stone, looks to see which of your sides is to the wind, and stands there as long as the tide allows. You call to it from the shore. One out of ten thousand answers.',
  ],
  dying: {
    neglect: [
      '{name} died standing, on the cold side, its back to the wind. Nobody was on the other.',
      'It called until it had no voice, and it was the right one it called. {name} is dead. The pebble was warm for some time yet.',
    ],
    hunger: [
      '{name} is dead. It had gone to the end of the queue, so that no one should be kept waiting, and there was no queue.',
      'It had asked whether everybody had eaten. Nobody asked {name}. It has died by the pail.',
    ],
    illness: [
      'It slept for four seconds, and four, and four. Then it went on. {name} is dead, and lies with its brow against the stones.',
      '{name} has died. It had moved the pebble, at the last, to the warm side.',
    ],
    poison: [
      '{name} took it head first, with a bow. It is dead of it. It would have thought it rude to ask.',
      'What you handed it was the death of {name}. It had offered some to no one else.',
    ],
  },
  returned: [
    'One note, very far out. You answer without thinking, and there comes another, nearer. Then there is rocking in the passage, and {name}, frosted white, with something held on its feet.',
    'Among the skittles by the door stands one more, with a brow. {name} must have come in with the cold. It bows. It waits for you to bow.',
  ],
  epitaph: {
    openings: [
      'Whoever stops here, stand with your back to the wind. {name} did.',
      'Bow. It need not be low. {name} would have returned it.',
      'Here is {name}, slate and white, on its feet a pebble that was kept warm to the last.',
      'If you hear one voice here, among all the others, that was {name}.',
      { text: 'Here stood {name}, on the side where the wind came from.', when: ['from_child'] },
      { text: 'Leave a stone for {name}. It may be a stolen one.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['There was no one in the middle.', 'It called by name, and waited the proper time.'],
      hunger: ['It let the others go before. There were no others.', 'It did not wish to press.'],
      illness: [
        'The cold found a way in, and it could not turn to face it.',
        'It slept four seconds, and then all of them.',
      ],
      poison: ['It received what it was handed, with courtesy.', 'It took its turn, and that was what it got.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and so, it feels, is everybody. There is a slope to the day, and you have gone down it on your front, and you would go again, after whoever is next. Is all of us here? Has all of us eaten? Then you may shout. You put up your bill and let it out, the whole of your name, and it comes back off the ceiling with friends. You shuffle a bit closer to whoever is reading this. You would like to slide with them.',
      'You are {name}. It is crisp, and your edges are on. Somebody did something kind lately, you cannot think who, it may have been you, it comes to the same thing in a crowd. You speak for several. You say we. You have looked at the pebble, and it was very nearly. If your keeper came now, you would bow until they laughed, and give them a stone, and then one would have to go down the hall together, on one’s stomach.',
    ],
    content: [
      'You are {name}, standing. There is a huddle here, some skittles, a scuttle, whoever cares to; one speaks low in it, and moves up. Wind on the left, you have it. Under the fold there is someone who has not hatched, and never mind. You ask people first of all if they have had their dinner. You come a little nearer at the end of each thing you say. That is all. You would like them in here, with you. There is a place out of the draught.',
      'You are {name}, and you have stood {days} days on the outer side of somebody, and been let in, and stood again. It goes round, that is the beauty of it. You know them by their cough now, and their keys; you could find them on an ice shelf at night with the whole colony shouting. You practise. You would not mind their saying something, at this moment, anything, just to see if you have it right. And are their feet warm?',
    ],
    bored: [
      'You are {name}, one of none. The skittles have fallen over. You have bowed to what there was. It is not the cold, one can stand the cold; it is that nobody is coming down after you. You went down the hall, on your front, and at the bottom there was simply the bottom. One ought to be run into. One ought to beg somebody’s pardon. Would anyone care to play? You would let them go before you, and you would not be long behind.',
    ],
    hungry: [
      'You are {name}, at the pail, in good time. You have left some room ahead, since there may be those who need it more. You have looked round. There do not seem to be. It is only that there is a sort of hall in the middle of you, with nobody standing in it, and they used to stand so close. You hold up your bill, so that it can be seen which way is in. Has your keeper eaten? Then, if it is not a trouble: fish.',
    ],
    starving: [
      'You are {name}, and you beg pardon, you have come into the middle. It is not your turn. You could not do the outside any more. There is nothing left between the wind and the pebble but you, and you have got so narrow. You would have asked before, but there was nobody to whom one might have said: after you. You say it now. One fish. It need not be head first, it need not be silver. Please, to whoever is there. Now.',
    ],
    sick: [
      'You are {name}, and something has got in at the feathers, and stands inside you with its back turned. It rattles. You face the corner so as not to breathe on anyone. They spoke to you just now, and you were late with the bow, and you mind that. You cannot taste, but there is a taste. You would like it very much if somebody were to say your name, close by, in the right voice, and give you medicine, and take the windy side.',
    ],
    failing: [
      'You are {name}. They are all here: you can feel them on every side, thousands, and it is so warm that it cannot be true. You have it in mind that the pebble was to be handed to someone. It has gone out from under you a little way. There is one voice that is not among these, and it is the one. If that came, with a spoon, with medicine, you would go back out in the cold to it. You are listening.',
    ],
    near_death: [
      'You are {name}, and you have your back to it. You have kept it off for such a time now, and behind you, where it is sheltered, there should be someone. You have not turned to look. It would let the wind in. You called. You did that properly, with the head up; you waited, and called. Whoever is coming need not bring a thing. If they stood there, behind you, just there, and said so, then it would have been for somebody.',
    ],
    asleep: [
      'You are {name}, asleep: four seconds of ice, and the light on it. Awake: hall, skittles, dark. Asleep: they come in from the sea, all in a line, each with a stone, and each of them says your name in a different voice. Awake: somebody is sitting between you and the door. Asleep: it is one of the voices. It has come all that way, up from the water, and it bows. Stay, you tell it. You will be back in four seconds.',
    ],
    shy: [
      'You are {name}, among coats. They are good company, they hang close, and ask for nothing. There is one out there on the carpet with a voice. You have nine thousand nine hundred and some that it is not. It might be that one. One would have to hear it say more, and see if it knows how to bow, and does not come on too fast. You have put out a stone, halfway. If it is left lying, you will know something.',
    ],
    back_from_death: [
      'You are {name}, and you were the only one. That is all there is to tell of it, it was flat and there was nobody on any side, and for the first time there was no wind. You held on to the pebble. Then, a long way behind you, one out of ten thousand. You turned about. It took you the whole night, at your walk. You should like to stand on somebody’s feet for a while. And if the fish could come when it comes, as it used.',
    ],
    hurt: [
      'You are {name}. It was handed to you, and you said thank you, and took it. Now it has its elbows out in there. You do not like to make a fuss; there are others in the room. But you have let go of the pebble, and that has never been. You look at your keeper, and they have the same voice as before, so it must have been a mistake of the pail’s. Let them take it right away. Let them put the stone back on your feet.',
    ],
  },
}

export const PENGUIN: Species = {
  slug: 'penguin',
  name: 'Penguin',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['social', 'gentle'],
  personality:
    'Thinks in huddles: whoever is coldest goes to the middle. Courts with pebbles and keeps careful count of who is missing.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['whole herring', 'sardines', 'capelin', 'antarctic krill', 'sprats', 'anchovies', 'small squid'],
      play: [
        'ice slide',
        'pebble gift',
        'belly toboggan',
        'bubble machine',
        'ice cube scatter',
        'follow the leader',
        'wave pool dive',
      ],
      clean: ['cold pool swim', 'feather oiling', 'guano hosing', 'snow roll', 'flipper wipe', 'nest pebble wash'],
      medicine: [
        'thiamine tablet',
        'antifungal for aspergillosis',
        'avian malaria pills',
        'moulting rest',
        'salt supplement',
        'foot ointment',
        'penguin vet',
      ],
      discipline: [
        'end of queue',
        'return the pebble',
        'group huddle talk',
        'soft flipper hold',
        'gentle bow',
        'colony first',
      ],
      sleep: ['colony huddle', 'snow hollow', 'ice shelf', 'pebble nest', 'polar night', 'standing nap'],
    },
    harmful: [
      'electric blanket',
      'mouldy straw',
      'shiny coins',
      'bread rolls',
      'engine oil',
      'sunbathing lamp',
      'smoked salmon',
      'knitted jumper',
    ],
  },
  appearance: {
    look: 'a small upright penguin in slate and white, with a gold brow and a smooth pebble on its feet',
    colours: ['#26323f', '#fafcff', '#f2b632'],
  },
  figure: {
    eyes: '#1b222a',
    body: 'bird',
    muzzle: 'cone',
    marking: 'face',
    extras: ['flippers', 'brows', 'pebble'],
    girth: 0.96,
    size: 0.96,
  },
  book: BOOK,
}
