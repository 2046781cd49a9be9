/**
 * The Tesseract is a cobalt cube of a hare inside a glass copy of itself, and the two take turns at being inside: the
 * inner one eats and sleeps, the outer one keeps watch with its ears up. It has eight rooms, seven of them furnished,
 * and the eighth, which lies “yon”, a direction that it shows with its left ear and nobody can follow, it keeps empty
 * for a guest. It keeps next week folded in a side pocket and never looks, only pats it, and it wraps presents from
 * within, so that it must be unwrapped to be thanked. No knot holds near it, since it sees the way out, and a left
 * glove that it took round by yon comes home a right one. It fears nothing but flatness: to be seen from one side and
 * taken for all there is; it sulks by turning every wall inward, and falls ill at the corners, which catch on things
 * that are not there. Its keeper has only three directions, poor thing, and comes by all of them, and to be shown the
 * way yon is the most that it has to give.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'You open the egg and there is an egg in it. You open that. Inside is the outside of the first one, with a blue hare sitting on it, four corners to each ear, looking up to see who {name}’s been let out to.',
    'The egg does not crack. It unfolds, flat, into six squares laid out like a cross, although it was round. In the middle turns a small blue hare inside a glass one. Each looks at you in its turn. Both are {name}.',
  ],
  looks: {
    thriving: [
      '{name} is hopping down the stairs, and has been at it for a while, as each time that it comes to the bottom it is at the top. It nods, going by. It goes by. It has found very good stairs.',
      '{name} has tied its own ears in a bow on top and sits in the hall, where parcels are delivered. It is quivering. Whoever it turns out to be for, they have never been sent anything so nice.',
      {
        text: '{name} is no bigger than a die and has just found its outside. It puts a blue paw to the glass from within, and a glass paw meets it from without. It gasps in both.',
        when: ['baby'],
      },
      {
        text: '{name} turns over inside its glass self, full and pleased. You put your eye to one side of it to look in, and there, a long way down, is the back of your own head. {name} waves at that one.',
        when: ['baby'],
      },
      {
        text: 'Glittering and turning, {name} tells you how to get to it. Past the lamp, then sideways to that. You try, and bump your nose on the glass. Inside, the blue hare laughs. Then it puts its own nose there.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You drop your pencil behind the sofa and {name} tells you the way: left, left, in, left. It is not a way you had. Your arm comes out above the bookcase, holding the pencil.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lets you undo one side. In there is this room, rather small, and someone with your back, bent over a hare. You reach in and tap the shoulder. Something taps yours. Both hares spin, they like this so much.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look into {name}, and farther in, and past the third turning there is a small room with a lamp and a chair just your size. You ask how one gets there. The quickest way, says {name}, is to be sitting in it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} opens a side you had not known about. There is a room in it, with a window, and your armchair, and a view of the two of you from behind. It has been getting it ready.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} turns in all its rooms, delighted, and wants nothing. You look in, and it tells you just how to reach it, second left and up through the fourth corner. They are excellent directions. You are in the garden.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You ask {name} the way in to where it is. It tells you gladly, with every landmark: left, left, left and through. You follow it to the letter and are standing in your own kitchen. It is very well in there. Leave it be.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} has a map before it and is putting in a road to the other side of the paper. It is a good road, done with a ruler. It bends down to look along it, and one ear is gone.',
      '{name} turns on the windowsill, blue, glass, blue. Once it shows the inside of a small parlour with a clock in it. That was by mistake, and it goes on, rather quickly, to the blue.',
      {
        text: 'The inner hare is turning left and the outer one right, at about the speed of a clock nobody needs. You ask {name} the way to the post office. Down, it says, after some thought, and then yesterday.',
        when: ['well'],
      },
      {
        text: 'You ask {name} how it is. The large hare passes the question in to the small one, and after one full turn the answer comes out again. Level, on all eight sides. There is nothing to do.',
        when: ['well'],
      },
      {
        text: 'You ask about the scissors. Third drawer, says {name}, the other inside. There they are, and behind them a small lit room in which two hares are turning and somebody is bent over a drawer. You push it gently shut.',
        when: ['well'],
      },
      'Laid end to end, {days} days make a corridor. {name} has folded them into a neat cube instead, with the first day next to this one.',
      'In the third room there is a shelf with a label on it, and the label says {loved}. {name} goes in now and then to read it from behind.',
    ],
    curious: [
      '{name} has found an envelope and is reading the letter in it without opening either. One ear goes up at the second page.',
      'A snail has come by with its one room. Very gently {name} goes all round it, including through the middle, looking for the stairs.',
      'You own two left gloves now. {name} took one round by yon, to see, and is holding it beside its fellow with both ears crossed. It can bring it back. It would first like to try a shoe.',
    ],
    bored: [
      '{name} has wrapped itself in brown paper and string, with a neat bow, and sits on the mat, turning a little, so that the bow comes round to you, and comes round to you. Undo it.',
      'The outer {name} still turns. The inner one has stopped, and sits with its nose against the glass, and is carried round past you, and round past you, like a passenger. Unwrap something with it. It wants to play.',
      {
        text: 'It has turned every wall inward and sits in the smallest room with its ears on its knees. Knock upon the top. Ask the way to somewhere silly, go wrong, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} gives you directions to its dish: along, across, inside, and down. They are excellent. Nobody could miss it. There it stands, right in front of you, with nothing in it. The meal is due.',
      'The hare inside {name} is looking into the larder, and the hare outside is looking at the clock. They turn, and change places, and look again. It is just as they said. Its meal is due.',
      {
        text: '{name} is sitting in the empty dish, and the dish is inside {name}, and each time the small blue hare comes round it looks up at you through both. It is in no distress. The meal is overdue. Feed it now, from any side.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has unfolded its tummy to see whether there is anything on the other sides. There are eight of them, all bare. It holds the last one open toward you with both paws. A sugar cube would fit. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} keeps to the inner cube and has put its dish in the outer one, so that you need not come close. Both turn. Whenever the empty dish passes your side, the turning slows. The meal is overdue. Fill it on this round.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is in no want yet, only overdue. The empty dish hangs between the two hares, where you can see it from every side and reach it from none. Set the meal down here, now, and step back. It will let it in.',
        when: ['wary', 'well'],
      },
      {
        text: 'You go to the kitchen by way of the hall, and arrive in front of {name}. You go by way of the garden, and arrive in front of {name}. It has folded the house rather kindly. Feed it.',
        when: ['well'],
      },
      {
        text: '{name} offers directions: out of this door, left at the third left, up the downstairs, through somebody else’s pantry, to where you are standing with its dish. You could also just go. Feed it.',
        when: ['well'],
      },
      {
        text: 'The blue hare lies in the far corner of the glass one, as far from you as the inside goes. Neither is turning. {name} still gives directions, and they are short. Kitchen. Dish. Here. The meal is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} likes to be unwrapped. Not today, not by you. It has stopped turning, with every corner tucked under and both pairs of ears flat. Put the overdue meal down beside it and open nothing.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} unfolds one side to show you a room, and from that another, eight in all, and out of each the same small blue hare looks at you over the same bare dish. It is hungry. One meal does for everyone. Bring it now.',
      'Both hares have stopped turning, the small one up against the glass, the large one up against your sleeve. Every direction {name} gives you this hour comes out in the pantry. It is hungry. Feed it now.',
    ],
    starving: [
      'There is too much room in {name}. The inner hare has shrunk from the glass on every side and no longer turns. The outer one still does, slower and slower, looking for the way in to it. Feed it at once.',
      'The glass hare is still the size of a hatbox. The blue one inside has shrunk to a die, and rattles when the floor shakes. {name} says the way to the kitchen, very small, over and over. Feed it at once.',
    ],
    weak: [
      'The glass hare has stopped turning, and the small one inside goes round alone, slowly, with a paw to the wall. {name} has eaten, but it is weak. Give it medicine, or draw the curtain and let both of them lie down.',
      '{name} turns slowly, and stops on the flat side to rest. It never cared for the flat side. It is not ill. It has a great many stairs. Give it medicine, or let it lie down and rest.',
      {
        text: 'It has unfolded a whole staircase, so as to slide down the banister to you, and is stuck at the turn with its ears up, waving. It could not be happier. It needs medicine, and lifting off.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Dust has got in between {name} and {name}. The small hare wipes, and the smear comes out on the large one. The large one wipes, and it goes back in. This has gone on for days. Clean both at once, please.',
      'The panes of {name} are so grimy that the two hares cannot see one another, and keep calling out to ask if the other is there. It has been two days. Wash it, please.',
    ],
    sick: [
      'To try it, you ask {name} the way to the kitchen. Through that door, it says, and straight on. This is correct, and you go cold. The glass hare has stopped turning round the blue one. It needs medicine now.',
      '{name} has stopped turning. The inner hare lies in one corner of the outer, and the glass between them has fogged, and all the directions it gives are back to here. It needs medicine now. Any side will do.',
      '{name} catches. It turns, and one corner sticks at something that is not there, and it has to wait, with its ears down, until that lets go. The glass is hot. It needs medicine.',
    ],
    failing: [
      '{name} is going flat. From the front it is still a hare, but step to one side and there is only an edge, and the edge shakes. Medicine, and food, quickly, while it has a side to open.',
      '{name} is whispering directions: in, and in, and left, and in. You follow with a finger on the glass. They lead to a small cobalt hare, folded flat, like a box put away. Medicine and food at once, or it will die.',
    ],
    near_death: [
      '{name} has stopped turning. The glass hare stands open and the blue one lies on its side in the innermost room, small, with the door left wide. It is no distance at all. Go in now, sit down, and stay with it.',
      'The glass hare has stopped. Inside it the cobalt one takes each corner more slowly. {name} gives you directions, its shortest yet: down here, close, stay. Sit with it and care for it now. It has hours, and the way in is open.',
    ],
    asleep: [
      'The glass hare and the blue hare turn past each other in the dark, both asleep. Each time their ears line up {name} murmurs “inward, then left” to somebody lost in a dream. You leave on tiptoe, by the ordinary door.',
      'In the dark {name} has packed itself away: ears into paws, paws into box, box into smaller box. What is left is the size of a die, warm, and snoring from several directions.',
      '{name} is asleep in the smaller hare. Every so often the glass one turns over on its behalf, so as not to disturb it, and for a moment you see the same closed eyes from behind. Nothing to do until it wakes.',
    ],
    asleep_in_danger: [
      'The glass ear that keeps watch has sunk. {name} sleeps, and its life is at risk, and until {wakes_at} it takes only company. Reflect beside it now.',
      'Something in there goes on folding that should have stopped by now. {name} does not wake before {wakes_at}. Sit down and reflect with it, at once.',
      {
        text: 'It went to sleep in the pantry, on the bare shelf. {name} wakes at {wakes_at} and must be fed then. Until that hour, reflect beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} sits a foot from you. You stretch out a hand, and it is still a foot. Across the whole room, a foot. It has folded some distance in between. Sit down quietly, and let it take that out itself.',
      'Ask {name} where it is and it will tell you, correctly: third left, then up, then yesterday. The glass hare keeps turning a shut face to you. There is no way in by looking. Sit down outside, and stay a while.',
      {
        text: 'You walk up to {name} and are further off. Both hares turn, courteously, so that the near side is always the far one. Asked the way, it gives it exactly: sit down, be quiet, and wait to be arrived at.',
        when: ['from_child'],
      },
      'Somewhere in {name} there is a waiting room, {wait} long, with one chair. It comes out of there slowly. Keep it company.',
    ],
    back_from_death: [
      '{name} knows the way back from there now. It chalks it on the floor for you, left, in, in again, up through the lid, and puts a cross where the road ends. You are standing on the cross.',
      '{name} is turning again, the small hare inside the glass one. Once in every round the small one lays a paw to the wall, to be sure that there is an outside. You put your palm there. The next round takes longer.',
    ],
    old: [
      'The edges have worn round, and the doors open at a breath. {name} has been through each so often that they lean towards it.',
      '{name} no longer hurries from room to room. It sits where four of them meet, and is in all of them by the fire.',
      'After {days} days the glass has a little blue in it, and the blue hare can be seen through. {name} says they were always going to meet.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The dish goes into {name} at one side and comes out at another, empty and wiped. In between, the small hare has eaten everything. The glass one lowers its ears and looks as though it could hold no more.',
        '{name} eats the meal from the inside out. First the middle is gone, and then the rest, and then the edge. There is a plate left. It turns that over, in case there was more on the way back.',
        {
          text: 'You hold the food to {name}’s mouth, and the mouth is on the inside. It looks at you through two walls, baffled. Then it turns itself like a sleeve, eats, and forgets how to turn back.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'A spoonful goes into the glass hare, and shortly afterwards into the small blue one inside, whose mouth was open in just the same way. {name} hiccups twice. The second one is a good deal farther off.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You put down the dish, and it folds up and is gone. From above the lamp, or inside the wall, comes the sound of a hare enjoying itself. The dish is returned, clean, out of your own hat. You are not told the way.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes the clover in at the outer corner and carries it through four rooms you cannot see before the small hare eats it. You ask where that was. It gives you directions. They lead, very pleasantly, back to the door.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} tells you where the dish goes: left, left again, and inwards. You try it. Your arm disappears to the elbow and sets the dish down on what must be a table. Feeling about, you find that it is laid for two.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Having eaten, {name} undoes one edge of its outer glass and holds it open. You put in a hand, then the arm, as far as the shoulder. Over by the window your fingers come out, and something small nuzzles them.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats the whole meal, and being roomier than it looks, it glitters and does not bulge. Then for some time furniture is being moved in there. The blue hare comes to the glass and asks how tall you are.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} gives you directions: left at the stove, left again, left, left, and once more left. You come out inside the glass, with the dish still level, where a small blue hare has moved over to make room.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You give the clover to the inner hare and the outer one chews. Then {name} turns until a side you have never seen is facing you, and folds it open. There is a chair in there. It is your size.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'When it has eaten, {name} turns toward you a side you have not seen, with a door in it. The door is open. Beyond are a stair, a lamp and the good scissors, which you have been looking for since you moved in.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats it all, and gives you directions to where it went: in at the ears, down, second cupboard. There are {streak} dinners hanging in there, it says, all on time, each by its own ribbon. You must come and see.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, and the dinner goes in at the front and turns a corner. It listens. Somewhere it comes to rest, in a room that it did not know it had. That makes {streak}. It looks at you, rather impressed.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats it up, and one of its corners, which was always tucked in, comes out. Behind you are {streak} meals, all on time, with none missed. It would seem that the corner was waiting to be sure.',
        '{name} eats it all, and gives you directions to where you are now: through {streak} meals on time, missing none, and straight on. It never gave anyone straight on before.',
        {
          text: '{name} turns as it eats, and through one of its sides you see down a corridor your house does not have. There are {streak} dishes along it, all on time, and at the far end somebody with your walk, bringing the next.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} has told travellers to turn left twice at the inside of Thursday. To you, with {streak} meals on time running, it says, between mouthfuls, straight on. It has never said that to anyone.',
          when: ['well'],
        },
      ],
      early: [
        '{name} tells you, most kindly, where this meal belongs: on through the cupboard, down a few hours, second on the left. To thank you for coming it takes one nibble with the inner mouth. The outer one is not hungry yet.',
        '{name} nibbles at one corner and folds up the rest, and you, a little, by the cuff. In its dining room it is still some other hour. Come round again at {opens}.',
        {
          text: '{name} opens itself a crack and shows you: there is the last meal, still on its way, a small thing far off down a blue corridor. It adds a crumb behind it, for company, and folds up.',
          when: ['no_item'],
        },
        'You are here before lunch is, by one whole side. You can see it through the glass, still laying the table, with its back to you. It hands a crust out to you both. At {opens}, then.',
      ],
      late: [
        '{name} eats it, late, all of it. On your side there was a ribbon that it had begun to loosen. It draws that tight again, and ties it in a double bow.',
        '“You came by the long way,” says {name}, and eats up everything. It does not tell you the short one. As a rule it tells everybody the short one.',
        {
          text: '{name} takes the late dish inside, and then further inside. You ask the way, to say you are sorry, and get excellent directions: left, in, left again, down, through the thinner of two corners. You follow every word and come out on your own doorstep.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set the late dish before the glass hare, and it does not stir. Within it, much deeper than there is room for, a small blue {name} comes down a corridor, eats, and goes back up, shutting seven doors behind it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The dish comes late and {name} eats, the inner hare first. Afterwards you reach in to scratch it by the way you know, left, left and through. There is one more corner than there used to be.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The inner {name} is at the dish at once. The outer one, all glass, turns its back on you, then another back, then a third that you have never been shown. There is a door in that one. It is shut.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You bring the dish late. “Left,” says {name}, faintly, from inside {name}, “then in, then left.” You hold it there, and it is taken, and eaten in some further room to which you have not been given directions.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} eats your late meal, and as it eats it folds in one weak side after another, until none of them is facing you. Do not unwrap it. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'In all its life, which is some hours, {name} has found one direction, and it is away from you. It eats the late meal and turns on you both its backs, the glass and the blue. Bring the next one sooner.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hours old and already two hares deep. It eats the late meal, the glass one and the blue one together. Then you look for the blue one, and it has gone one room further in. Come sooner, and knock.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has stopped turning, and the glass is dull at the corners. The small hare eats a bite or two of the late meal and lies down, and draws the walls in close against you. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} lies with its sides fallen out, like a carton left in the rain. It eats, and tries to put up one wall. It is the one between itself and you. Never be so late again.',
        'For {hours} hours the two hares of {name} took turns at being outside, as it was colder there. They eat. Now they are both inside, each in the other, and nobody has come to the door. Be on time.',
        {
          text: 'The large hare eats. The small one has gone in, several rooms farther than there is glass for, and when you tell {name} you are sorry you can hear the word go down a long passage and come to a door.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It eats. But it has shut itself up smaller while you were gone, edge into edge, and the room you were once shown, with the window, is now the size of a lump of sugar. {name} turns that side away.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The glass hare stays at the dish for form’s sake. The blue one eats from a room farther in than you were ever shown. After {alone} you ask how to get there. {name} gives excellent directions, to the street.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'After {alone}, both hares of {name} eat what you bring. The glass one eats it facing you. The cobalt one inside it faces the wall, whichever way the glass comes round.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} there was nobody in any direction, and {name} knows more directions than most. It eats, hardly moving, and turns the face with you in it to the back. Be here at the next meal, where it looks first.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} can tell anyone the way to anywhere. For {alone} you did not find it. It eats, its blue gone pale, and then the inner hare moves one room further in, past the reach of your hand. Wait outside. Be on time tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It does not turn. One ear of the glass has fallen in, and lies across the blue. {name} eats, so long after, through a crack. All those rooms, and each is dark. You reach in. From very deep inside you hear a bolt.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You look in through pane upon pane, and right at the end a small hare lies on the floor. It gets up for the dish, so late, and eats. {name} does not tell you the way. It looks at you, and pulls down a blind.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} opens cupboard after cupboard to show you, and from the last a plum rolls out and all the way back to the first. There is dinner in all of them. It has room again at {opens}.',
        'You post the plate in at the front, and it comes out behind you, with a doily. Larger inside than out, yes, but {name} has been filled from both ends. Try at {opens}.',
        {
          text: 'To explain, {name} unwraps itself, hare inside hare inside hare, down to one no bigger than a die, who sits before its last dinner with the napkin still on. There is no room for more. Your dish goes cold on the table.',
          when: ['no_item'],
        },
        {
          text: '“Take it through,” says {name}, and gives directions, and you carry the dish along a passage, up a stair and down the same stair, and arrive behind it. There stand all its other dinners, untouched. You add yours.',
          when: ['from_child'],
        },
      ],
      ill: [
        '{name} eats a little, and it comes to you that you are seeing only one side of it, as with any box. It has stopped turning. The small hare leans its brow on the inside of the glass. Medicine next.',
        'A little goes in, and loses its way, and you hear it wander. {name} rests its chin on the plate and closes both pairs of eyes. Send the medicine in after it, with a lamp.',
      ],
      loved: [
        '{item}. It eats the outside, then the inside, then goes round to the far side, where there turns out to be some more, and calls to you, through the plate, to come and see.',
        'A sound of running comes from within, up one stair and down another. {name} is telling all eight rooms: {item}.',
        {
          text: 'You have brought {item}, and on time. Inside {name} the cobalt hare eats for joy, and the glass hare round it chews too. Then both of them, which never stop turning, stop. They are facing you.',
          when: ['warming', 'well'],
        },
        {
          text: 'You put down {item}, and {name} comes undone. All its sides fall open at once, in every direction, some of them out of the window, and in the middle the small hare is dancing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} looks at it from above, from below and from next door. {item}: the same from everywhere. It would sooner have something with layers.',
        'It has been put out again, folded, by the back. {item} does not go with any of the rooms. Perhaps a sugar cube, or a map.',
      ],
      harmful: [
        'It has got into every room of {name}, and no door can be shut on it. The small hare goes from one to the next and holds its side. The word for it is {item}. Never let that in again.',
        '{name} has stopped turning, and folds itself up, corner by corner, about the place that hurts. There was {item} in the wrapping. That was no meal and no present. Keep it away.',
        {
          text: 'You let it have {item}, and one whole direction went out of {name}. It lies there on the carpet, flat as a picture of itself, trembling at the corners, and will not unfold toward you. Never that again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. One whole side of {name} has gone flat, and the hare in the glass keeps turning into it and striking its shoulder. It has locked the side nearest you. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You throw a sock to {name}, and it goes in, and some time later it comes down from the ceiling. You throw the other, and wait beneath, hands out. It comes from your pocket. There is laughter in all the rooms.',
        'You guess which side {name} will show next, and it is never that. You guess all of them. It shows you one that you would not have thought it had, with spots, and laughs until the glass rings.',
        {
          text: 'You unwrap {name}, and there is {name}, and you unwrap that, and it kicks for joy and offers the next. At the ninth there is only a blue cube like a sugar lump. {name} sets a paw on it. Not this one.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You open {name} box by box, and it spins its ears and laughs at every lid. Near the bottom is a very small one, tied up with string. It laughs on, and turns that one to the wall.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You unwrap the hare and find a hare, and in that one a hare. In the ninth, very small, there is a lit room with somebody kneeling in it, unwrapping, enchanted. {name} holds still so that you can wave.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You ask {name} where to hide, and it gives you excellent directions. In, left, in again. It is blue there, and roomy. It counts to a hundred and goes off to look for you, taking you with it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You unwrap {name}, and inside is {name}, and inside that a corridor with the ball bouncing down it. You run. You come out behind yourself just in time to see you leave, and both hares are helpless, turning cartwheels.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wrap {name} in a handkerchief. “Where has it gone?” you say. Inside, it thinks. It truly cannot tell. You unwrap it. Here. It is so relieved that it holds up a corner, for you to do it again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a marble to {name}. It goes in between the glass paws, turns a corner that is not there, and a moment later rolls out of your own sleeve. Both hares, the large and the little, are as astonished as you are.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, in which all the rooms were lit already. It goes through them, to see where this could be put, and comes back. It is on the stairs now, where everyone will pass it.',
        '{name} was as happy as it is wide, and it is wider than one would think. You play with it. It opens another room for the extra, and papers it.',
        {
          text: 'You unwrap {name}, and there is {name}, a little larger, with a bow on. You unwrap that. By the eleventh you are standing inside with the ribbon in your hand. It was entirely happy at the beginning, wherever that was.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You unfold {name}, and inside sits {name} with its ears up, delighted. You unfold that one. Same ears, same delight. Five hares further in there is still nowhere to put any more, and you close them again, smallest first.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} turns a quarter towards the game, and sticks there, with one ear in some other room. It says that it will be along. Lift it down, and see to what it needs.',
        'It opens the door of the playroom and stays leaning on it, out of breath, holding it for you like a porter. Shut that door. Go in by the one beside it, where it is cold, and see what is wanted.',
        {
          text: 'You begin unwrapping {name}, a thing it loves. Under the glass hare is the blue one, and under that there ought to be a garden with stairs. There is a bare floor and a draught. Close it up. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You set out the game, and it comes down its own stairs to you, holding on, and every corner catches as it turns. They are hot. {name} wants medicine, and to be carried back up.',
          when: ['ill'],
        },
        {
          text: '{name} looks on the back of the game, and under it, and within, and licks the corner of the board. It is not what it was hoping. Lay the table instead, and feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. {name} goes in at one end of it and comes out at the beginning, ears streaming, to do it again.',
        'There is a room in there that {name} has just cleared of all its furniture. Over the door it has written {item}.',
        {
          text: 'You bring out {item}, and both hares go different ways round the room to be nearest, blue and glass, and meet nose to nose in front of you. {name} had beaten itself. It squeaks in two sizes.',
          when: ['well'],
        },
        {
          text: 'You bring {item}. {name} comes out to meet you from in front, from above and from your own sleeve, all cobalt, all hopping, and it takes a while before they have agreed which of them is to go first.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went once round it and was back before it had left. {item} has no inside. Boxes would be better, or a maze.',
        '{item}: it takes part with one side, and with the other seven looks for something to unwrap.',
      ],
      harmful: [
        'It began as a game, and now one of its edges is bent. {name} holds it with a paw. Put this where it cannot be reached: {item}.',
        '{name} has gone in and drawn its sides after it, and one does not close. {item} was no plaything. Keep it away.',
      ],
    },
    clean: {
      wanted: [
        'You rinse {name}, and the water goes in clear at the top and comes out grey at the side. Later a little more comes from somewhere else. “That was the attic,” it tells you. It feels roomier already.',
        'You breathe on the panes of {name} and rub, and the smears go, all but one. That one is on the inside. A small blue paw comes up behind it with a corner of ribbon, and rubs from there.',
        {
          text: 'You wipe and wipe, and the smear stays, being on a different side. {name} gives directions: left, inward, left, then behind yourself. There the cloth finds it. Both hares come round shining, and so, you discover, is the back of your neck.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You polish the glass hare, then reach in for the blue one, to the elbow, to the shoulder. In there another hand takes the cloth from yours, does the part you could never get at, and passes it back wrung out.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You wipe a pane of {name}, and there is nothing on it. To be sure, you wipe the other side. It turns out to be the same side. The small hare has to hold on to the wall for laughing.',
        'You unfold {name}, look into all the creases, and fold it up again. There was not a crumb. It is pleased to have been gone through. Would you care to check the wrapping?',
        {
          text: 'There is one smear. You rub {name} on the outside, and it is on the inside. It lets your arm in to the elbow, and the smear is on the outside. In the end it proves to be on your thumb.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The outside was clean. You polish it regardless, and then the inside of the outside, and the outside of the inside, and find that you are wiping your own glasses. {name} looks at you very clearly through them.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. The blue hare and the glass one both lean into it, from opposite sides, and meet.',
        'Every crease in {name} lets go at once. It would like {item} in all eight rooms, and the hall.',
        {
          text: 'You clean the outside with {item}. {name} turns once, and the glass hare is inside, and the cobalt one is out and still to be done. So you do that, and it turns once more. It can keep this up.',
          when: ['well'],
        },
        {
          text: 'With {item} you follow {name}’s directions: left at the ear, in, in again, and behind the behind. Both hares shut their eyes. A hind leg drums. You have found the place, and you will never find it again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}: {name} moved the clean parts out of the way and sat on them. It would rather be dusted along the edges, or aired.',
        'It is cleaner, on the side that you can see. {item} does not get round corners. A swab might.',
      ],
      harmful: [
        'The glass has gone cloudy where it was touched, and {name} feels for the place from within. Rinse it off, and shut {item} up in some cupboard that has only the one door.',
        '{item} has hurt one of the fine edges. {name} turns that side away into itself. Throw it out, and be gentle.',
      ],
    },
    medicine: {
      wanted: [
        'The outer hare takes the spoon and hands it on to the inner, and {name} swallows. There is a wait, as in a large house when somebody rings. Then, a long way in, a light goes on.',
        'You can see the medicine find its way through {name}, past one pane and then another, turning corners. Wherever it has been the blue comes back. “Whoever gave it directions,” says {name}, “was good.”',
        {
          text: 'You give the spoonful to the outer {name}, and the inner one makes the face. They hang at odds, two corners touching with a thin glass sound. Then both turn again, together, the small one a little ahead. It is helping.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The spoon goes in at the ear and has some way to travel. You both wait, while {name} tells you where it is by now: the landing, the long corridor, the sore room. Ah. The turning starts, and it is smooth.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} goes through all its rooms to ask who is ill. Nobody is. It puts the medicine on a shelf and thanks you.',
        'It turns before you, every side, sound as a bell. The rest of the bottle goes yon, for a day that needs it.',
      ],
      loved: [
        '{item}. {name} unfolds the sore corner of its own accord and lays it in your hand.',
        'It had been feeling for that from within and could not reach. {item}: both hares shut their eyes at once.',
        {
          text: '{name} has itself unwrapped, side after side, down to the smallest mouth, and in goes {item}. You fold it up again in order. From inside comes the sound of medicine going round the rooms and opening windows.',
          when: ['item'],
        },
        {
          text: '{name} gives you directions. Left at the ear, in through the glass, up, in again, and you are where {item} should go. You leave the medicine there. By the time you are out, everything is turning sweetly.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} takes it, on the outside. {item} has trouble finding the place. Some oil for the hinges would know the way.',
        '{item} went in, and came out next door, looking for the patient. A balm for the corners would have stayed.',
      ],
      harmful: [
        'It opened up for you, and that is where it hurts. {item} is no medicine for {name}. Take it away, and stay.',
        '{name} has folded over the place and will not show it. Nothing was healed. Keep this from it: {item}.',
      ],
    },
    discipline: {
      wanted: [
        '“There is a left and there is a right,” you tell {name}, which took in a pair of gloves and brought out two lefts. It sees to it. It has learned that. For a while its plain side is out.',
        'You tell {name} that if one is sent for bread one does not come back before one went. It had only been quick. It has understood. It goes and waits in the hall, in the ordinary way, and looks at the wall.',
        {
          text: '“People,” you say, “are not to be put in there.” {name} opens a flap and lets the postman out. He seems well. For a while afterwards the directions it gives you are merely correct.',
          when: ['well'],
        },
        {
          text: '“One does not put guests in there,” you say, and the piano tuner is handed out, blinking. {name} closes, face by face, and squares its corners. It will ask. For now every side it shows you is a back.',
          when: ['well'],
        },
      ],
      little: [
        '{name} knew that. It takes you to the room where it has hung the rule on the wall, and straightens it.',
        'It has walked all round this one before. {name} nods, from within and without, and waits for you to arrive at the end.',
      ],
      bad_time: [
        '{name} turns another side to you, and another, looking for the one you are angry with. Then it folds. The glass hare goes into the blue one and the blue one into less, until it would fit in a thimble. It gives you no directions.',
        'You say it sharply. {name} goes flat. You’d not known it could: a blue outline on the floor, like a place marked for something to be put. You walk all round, and from no side can you get in.',
      ],
      loved: [
        '{item}: that {name} can understand. It unfolds the mistake, finds where it went wrong, and creases it the other way.',
        'No wall was turned. {name} looked at {item} from all sides and found it fair from each.',
        {
          text: 'It is {item}, and {name} learns by that to come in through doors. It has never seen the point of them. It comes in at this one, beaming. It shuts it. It opens it, and comes in again, and bows to you from both hares.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} let that go in at one ear and out into the garden. {item} tells it nothing. Show it the way instead, or a map.',
        '{item} has made a wall where there was a door. It learns better in one quiet room.',
      ],
      harmful: [
        'Some rooms in {name} have closed that stood open when you began. That was no lesson, that was harm. You know the word for it, {item}. Do not teach with it.',
        '{name} has made itself as thin as it can, so that there is less to hurt. Put {item} out of sight on all sides, and show it both your hands.',
      ],
    },
    sleep: {
      wanted: [
        'You let down the blind, and {name} goes about turning off its lamps, room after room, and you follow it by the panes. One stays lit, very low. It is having a quiet sit in there.',
        'You put {name} back in its box, and it sighs, and puts itself into a smaller one, and sighs. You can hear it go on, lid after lid. It is never so snug as when it is the middle of something.',
        {
          text: 'Both hares are turning so slowly that you can see the joins. You cover the large one. The small one says there is a bed, third left, behind itself. You reach in up to the shoulder and tuck the sheet. They steady.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You help it fold: ears into head, glass hare into blue, blue into a thing like a sugar cube, which you put in a matchbox on some wool. Inside you can hear it stretch out, in all that room, and sigh.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck {name} up in its box and put on the lid. “Sleep well,” it says, from behind you. It had been on its way to bed, it explains, and took a turning. It is not tired.',
        'The small hare in {name} lies down, since you would like it to, and the glass one leans over it. Neither is tired. They have put out the lamp, and are telling each other the way to places.',
        {
          text: 'You draw the blanket over {name}. It turns once, and the blanket is inside. It turns again, and so are the pillow and your left slipper. It was not in the least tired, and now it is furnished.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put {name} in its box and close the lid. It is delighted, and puts the box inside itself. This could go on. It is not one bit sleepy, and by now the blanket is on the outside.',
          when: ['well'],
        },
      ],
      loved: [
        '{item}. {name} goes in backwards, pulls its own corners over itself, and rests there like a gift for somebody.',
        'A long breath goes through eight rooms and back. {item} was what the smallest of them had been missing.',
        {
          text: 'You have brought {item}, and {name} takes it in with it, through the first wall, and the second. You see them get smaller, and lie down, and a tiny lamp go out. It calls back the way to you, in case you would come.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies on it with one side and keeps the other seven off. {item} has no inside to crawl into. A box would, or a pillowcase.',
        '{item}: it has tried this lying, standing and yon. It would rest better tucked in at the corners.',
      ],
      harmful: [
        '{name} cannot unfold from where it was laid, and nothing in it is rested. Free it gently, edge by edge. Whoever thought {item} was bedding had never been a box.',
        'It lay down in good faith, and was hurt. {item} must not come near its bed. Stay until the shaking stops.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and the two hares turn, and the light goes round the walls in blue oblongs. After a while you notice you are no longer next to {name}. The glass is behind you. It has moved you in.',
        '{name} revolves beside you. In one pane you see yourself sitting down, in another getting up to go, in a third already gone. You keep still. It turns on until it comes to the one where you stay, and slows.',
        'You sit, and {name} turns, the small hare in the glass one, until a corner you took for the outside opens. There is a room in there, with a chair. It has your coat on it. You stay where you are, in both.',
        'It unfolds one of its {days} days on the floor between you, only to look at. You are in it, near the edge. It folds it up with care.',
        'There was a wait of {wait}, and {name} shows you where it keeps that: in a room without a chair. Then it shuts the door, and sits by you.',
      ],
      little: [
        '{name} has put you in every room by now, and they are all warm. It is enough for this hour.',
        'You have only just got up, and are still sitting there, in its view of things. {name} has you. Come again later.',
      ],
      ill: [
        'You sit down outside {name} and find that you are inside it, next to the small blue hare, which leans on you from six sides at once. It gives you excellent directions back. Take them, and bring what it needs.',
        '{name} lays its sore corner in your hand, and the seven others let go of whatever they had caught on. It helps. It is not a cure. Keep the corner warm, and then fetch its food or its medicine.',
      ],
      asleep: [
        'You sit down beside {name}, who sleeps, turning slowly, the hare in the glass and the glass round the hare. You do not stir. When you think of leaving, you notice that the glass is on the other side of you.',
        '{name} sleeps and turns, the hare inside its glass. In one of the faces going by you see a chair like yours, with somebody in it, keeping quiet. Next time round the chair stands a little closer to the hare.',
      ],
      shy: [
        'The glass hare comes round to face you, then the cobalt one, then neither. You stay where you are. After many turns you notice that the backs go by as quickly as before, but the faces have begun to take their time.',
        'You sit over here, and {name} sits over there. It has measured that, and there is a shorter way between you. It does not take it. It only leaves it open. You can feel the draught.',
        {
          text: 'You sit down six feet from {name}, which by its own directions is nine rooms away. Both hares turn and turn, quite happy. You stay. You are still six feet off when they finish, but only eight rooms.',
          when: ['from_child', 'glad', 'well'],
        },
      ],
    },
  },
  things: {
    feed: {
      'sugar cubes':
        'Six sugar cubes are stacked by its door. {name} takes them in, and you see the lamps go on: it has furnished a room, a table, two chairs. It eats the table. It asks you to sit.',
      'folded maps':
        '{name} eats folded maps without unfolding them, so that it has north and south in one bite. The glass hare chews the coast. From within somebody calls out to you that there is a short way to the pantry.',
      'extra dimensions':
        'There are extra dimensions on the plate, and all you feel is that it weighs to one side. {name} eats up, down, and along something else, and its left ear comes out of your collar to say thank you.',
      'nested lists':
        'The nested lists come in their shells, one in the other. The glass hare cracks the largest, and the blue one the next, and it is some time till they get down to “eggs”. They cut that in two.',
      'layered cake':
        'Into the layered cake goes {name}, between the jam and the cream, like a letter into a rack. You hold the plate. You see cobalt through the sponge, going down floor by floor, and all its lights on.',
      'wrapped parcels':
        'You hand it the wrapped parcels, tied. There is chewing inside of one, then of the next, and the string has not been touched. {name} looks out of the last, under the paper, with a crumb on each nose.',
      'tensor data':
        'The tensor data must be eaten along every edge at once. {name} puts out more sides for it than you had thought there were, and you go round with the spoon, here, here, and to one behind you.',
    },
    play: {
      'puzzle cube':
        'One twist to the puzzle cube, and {name} gives itself the same, and its ears go by on the wrong face. Six more turns. You have got the red side out, and a hare with its feet on top.',
      'nesting boxes':
        'You open the largest of the nesting boxes, and the next, and the next. In the smallest, on a bit of wool, is the largest, with {name} sitting in it, and you, as you come to see, standing by.',
      'maze walking':
        'For the maze walking you are given the lantern, and {name} walks on the hedges, upside down. You come to a wall. A cobalt paw reaches through and shakes your hand. It is the end. You have won.',
      'mobius strip':
        '{name} sets out upon the mobius strip, on top, and comes back to you on the underside, still walking. It has brought you a mitten, for the hand that you have not got. It sets out to find that.',
      'unwrapping gifts':
        'You are unwrapping gifts, off comes the paper, off comes a wall. Within is a smaller {name}, unwrapping one. It looks up, you look up, and somebody above you has just laid by the lid.',
      'impossible stairs':
        'You build the impossible stairs out of books, four flights, each going up. {name} runs up all four and arrives, out of breath, at the foot, and looks at you over its shoulder, and it is somewhat higher.',
      'paper folding':
        'In the paper folding yours is a boat. {name} folds the sheet once, the way that you cannot, and there is a hare, and folds the hare, and there is the table. It asks you to blow.',
    },
    clean: {
      'inside out wash':
        'For the inside out wash {name} goes over itself like a sock, and the sofa hangs out, the lamp, two small framed hares. You sponge the wallpaper. It giggles somewhere in the middle, holding the soap.',
      'edge dusting':
        'You do the edge dusting with one finger in a rag, along, along, round the turn. There are thirty-two edges. You are sure of twelve. {name} lays your finger on the next, and it is cold, and rings.',
      'corner swab':
        'You reach the corner swab in, and the corner turns out to have a corner. {name} shuts all four eyes. Up comes a grain of sand from some beach you have not been to, and a very small deck chair.',
      'vertex polish':
        'A dab of vertex polish on each tip, sixteen of them, and you rub. The light gets caught in {name} and goes from the one to the next, to the next, and out, at the ear, upon your ceiling.',
      'unfolding and airing':
        'You take two sides and it takes six, for the unfolding and airing. There it lies on the lawn, a blue cross, with rooms on it. {name} has you walk down the middle in your socks.',
      'crease ironing':
        'The crease ironing is done on low, and from both sides, so your arm goes in at the door. You press out Monday. {name} holds the cloth straight for you, and kisses the iron, and says it is done.',
    },
    medicine: {
      'hinge oil':
        'Two drops of hinge oil, and you work the sore side to and fro. It groans like a gate. Then it swings, with no sound, and {name} has shut and opened it nine times, and lets you try.',
      'vertex balm':
        'You rub vertex balm on the hot corner with your little finger, round and round. {name} leans the corner in. All the other fifteen, one after another, are brought over, for they would like to know what it is like.',
    },
    discipline: {
      'one room only':
        '“One room only,” you say, and {name} comes out of your sleeve, the jug and the drawer. It sits down in the one, both sizes, knees together, and looks at you through the window without waving.',
      'map check':
        'You spread the map check on the table and put your finger to where the bath is meant to be. {name} sees. It goes and brings the bath down from the roof, and sets it on your finger’s end.',
    },
    sleep: {
      'gift box bed':
        'You tie a ribbon about the gift box bed, as it likes, with a tag. {name} pulls the bow to from inside. You read the tag, going out, by your candle. “Open me,” it says, “at breakfast.”',
      'fresh pillowcase':
        'Into the fresh pillowcase it goes by one corner, and you see it go round in there, square, looking for the next. It has found eight. It lies down in the one on your side and buttons up.',
      'corner shelf':
        'The corner shelf is where three walls meet, and for {name} a fourth. It backs in. You could swear that the room is larger by a cupboard. There is a candle lit in it, and it is blown out.',
      'wind chimes':
        'By the window hang the wind chimes. They ring in the first room, and presently in the second, fainter, as someone carries them in. You count eight. At the eighth is the little thump of a hare lying down.',
      'spiral staircase':
        'Down the spiral staircase goes the blue hare, and up it the glass one, and both are on the way to bed. You hold the lamp over the well. They pass, and touch ears, and it is dark.',
      'tucked in sheets':
        'The tucked in sheets are tight, all round, as for a parcel. {name} is not in them, it is in the fold. It puts one foot out, at the wrong end, for you to take hold of, and sighs.',
    },
  },
  refusals: {
    asleep: [
      '{name} is folded eight times and clicked shut, and nothing goes in before {wakes_at}. You may sit beside it and reflect.',
      'You knock, and hear the knock go off through the rooms and not come back. It sleeps until {wakes_at}. Reflect here, if you like.',
    ],
  },
  stages: {
    child: [
      'There are stairs in it. {name}, a child as of this moment, goes up and down and yon on them, counting eight rooms and getting nine.',
      'As of today a child, {name} has wrapped its first present. It is from the inside. You will have to open it to get it back.',
    ],
    teen: [
      '{name} is half grown, and has shut the door of every room, and the one you are standing in turns out to be one of them. Slide its meals under, to the hour. They decide how it unfolds.',
      'Half grown, it goes out by the attic and comes home by the sugar bowl. {name} says that you would not understand the way. It leaves you a map.',
    ],
    high_care: [
      '{name} is grown, and is {form}. All eight rooms are lit, and the empty one has been dusted, and there is a second pair of slippers by the bed.',
      'Full grown, and {form}: the glass hare and the blue one turn in step now. Whichever side you come from, {name} is facing you.',
    ],
    balanced: [
      'All sixteen corners have stopped growing. Most of the doors open, one or two stick, and {name} likes to hear you try them: a {form}, with the key in the lock.',
      'It has drawn up a plan of itself, with “{form}” for a title, in full-grown letters. {name} is exact in all but one staircase, which it keeps for surprises.',
    ],
    low_care: [
      '{name} is grown, and is {form}. Some of its rooms have never had a lamp in them. It walks through those quickly.',
      'It grew up folded, and is {form} now. {name} has many doors, and has put the handles on the inside.',
    ],
    rescue: [
      '{name} is grown, and is {form}. There is a crease right through it, from the far side, and along the crease it is the strongest.',
      'Full grown, and {form}: one of its rooms has no floor, and {name} has hung a lantern over it, and goes round by the edge, singing.',
    ],
  },
  trust: [
    'A door has appeared in {name} where there was a wall. It is your height. It is not locked.',
    '{name} turns inside out in front of you and waits, all its rooms showing, while you look. You are the first.',
    'The left ear goes yon, and {name} takes your hand, and for one step you can follow. It is the eighth room. There are two chairs in it now.',
  ],
  streaks: [
    'Ten meals on the hour. {name} has stacked the ten plates within one another, and they make a single plate.',
    'Twenty-five in a row. In all eight rooms of {name} the clocks strike together when you come in.',
    'Fifty on time. {name} has taken next week out of its side pocket, looked for once, and found you in it, with a plate.',
    'A hundred meals, each at its hour. {name} has folded them into a key, and there is only one door in it that was ever locked.',
  ],
  ages: [
    'Ten days old. {name} knows all its rooms by now except the one it came in by.',
    'Thirty days. They lie in {name} like sheets in a cupboard, and each still smells of its own weather.',
    'A hundred days old. Held to the light, {name} shows all of them at once, the first through the last.',
    'One year. {name} has gone round the sun, and come back by another way, and is exactly here.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['layered cake', 'nested lists'] },
      wish: 'Cake, says {name}, is the only food that was built by somebody who thought. It would like it layered, at its next meal, or else nested lists, with a filling.',
      granted:
        'It went in at the top storey and ate its way down, looking out at each window. At the bottom there was one candle, and it has put that in the hall.',
    },
    {
      by: { action: 'feed', item: ['folded maps'] },
      wish: '{name} has been asked the way to Peru, by the teapot, and would not like to guess. It needs folded maps to eat, from the glovebox or anywhere.',
      granted:
        'It ate the whole of the south. If you pour the tea now it goes over the shoulder, through the pass and down to the sea, and into the cup.',
    },
    {
      by: { action: 'feed', item: ['wrapped parcels', 'sugar cubes'] },
      wish: 'Somebody might leave wrapped parcels about, where a hare would come on them at dinner. Failing paper, some sugar cubes. {name} knows nothing about it. It has its eyes shut in two sizes.',
      granted:
        'It ate from the inside out. The paper was not torn. It stands there yet, the shape of a parcel, keeping up appearances.',
    },
    {
      by: { action: 'play', item: ['unwrapping gifts', 'nesting boxes'] },
      wish: 'There is a present in {name} for you, and it has lost it. You might help to look, by way of unwrapping gifts, or in the nesting boxes.',
      granted: 'It was in the smallest. It was a smaller one. “Go on,” said {name}, from inside.',
    },
    {
      by: { action: 'play', item: ['impossible stairs', 'maze walking'] },
      wish: 'You have come to it by three directions only, and it has been very good about that. Today it would like you on some impossible stairs, or maze walking, with your hand upon its ear.',
      granted:
        'You went up four flights and were where you had begun, except that it was nicer. {name} says you have a gift.',
    },
    {
      by: { action: 'play', item: ['paper folding', 'mobius strip'] },
      wish: '{name} has got hold of a sheet of paper, and is sorry for it, having just the two sides. It would like to do something about that: paper folding, or a Möbius strip.',
      granted: 'The two of you have relieved it of one. It hangs from the lamp and goes round, much lighter.',
    },
    {
      by: { action: 'clean', item: ['unfolding and airing', 'crease ironing'] },
      wish: 'In the sixth room one can smell the fifth. {name} thinks that unfolding and airing would do it good, or some crease ironing, if there is a warm iron and nobody is in a hurry.',
      granted:
        'You hung out a stair and two parlours. When they came in again there was weather in the curtains, and {name} went from bed to bed to try them.',
    },
    {
      by: { action: 'sleep', item: ['fresh pillowcase', 'gift box bed'] },
      wish: 'It has never been able to settle in anything with only an outside. A fresh pillowcase would be right for a rest, or the gift box bed, with the tissue left in.',
      granted:
        'It crawled to the far corner, turned the corner, and went on crawling. One could follow the bump for quite a time.',
    },
    {
      by: { action: 'sleep', item: ['spiral staircase', 'corner shelf'] },
      wish: '{name} would sleep today where two walls and a ceiling come to an agreement: on the corner shelf, or else at the turn of the spiral staircase, where it is neither up nor down.',
      granted: 'It fitted in so well that the corner is gone. You may put it back when it wakes.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You are so seldom in one piece, says {name}. There is a bit of you at the desk, a bit on the road. Would you all come and sit here?',
      granted: 'They came, in the order in which they had been mislaid. It knew each of you, and moved up.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Opposite walls of a room do not meet, as a rule. {name} knows a fold that brings them together, and you would only need to sit with it twice in a day, once for each wall.',
      granted:
        'The second sitting lay down on the first, edge to edge. There is no gap, and no hour between. You were there the whole day.',
    },
    {
      by: { action: 'reflect', hours: [9, 13] },
      wish: 'Before the middle of the day the light comes into {name} at the one side, and takes until noon to find the other. It would like somebody to sit there and watch it look.',
      granted: 'It came out at your feet, in the end, orange, by way of seven rooms. It had stopped to see the eighth.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A glove for either hand',
        shape: 'scarf',
        text: 'It was a left one. {name} took it for a walk, yon, and it cannot decide.',
      },
      {
        name: 'The knot that held',
        shape: 'thread',
        text: 'There has been one. {name} did not look at it, for your sake, though it had to leave the house.',
      },
      {
        name: 'A plan of the stairs',
        shape: 'ticket',
        text: 'It is perfectly correct. You must only hold it so that the back is above the front.',
      },
      { name: 'A key to no door', shape: 'key', text: 'There will be a door. {name} has the wall already.' },
      {
        name: 'A sugar cube with a light on',
        shape: 'chip',
        text: 'If you put your eye to it there is a table, and two at it, and one of them looks up.',
      },
    ],
    return: {
      name: 'A crease, pressed flat',
      shape: 'leaf',
      text: 'It ran through {name} from the far side, when it came home. It was sharp enough then to cut bread.',
    },
    streak: {
      name: 'Twenty-five bells in one',
      shape: 'bell',
      text: 'Each is inside the next, and they strike as a single stroke, at mealtimes, from about a foot to your left.',
    },
    hundred_days: {
      name: 'The guest book of the eighth room',
      shape: 'book',
      text: 'The pages were empty for a hundred days. Somebody has ruled a line upon the first, and left the pen there.',
    },
  },
  release: [
    '{name} packs its eight rooms into one, and that into a suitcase, and the suitcase into itself. The left ear tips yon. Then there is only the good air where it stood.',
    'You open the door, and {name} opens the same door from the other side. It bows, twice, once in glass. It leaves you directions, which begin: left, left, left.',
  ],
  dying: {
    neglect: [
      '{name} looked for somebody in every direction that there is. Then it folded one last time. It is dead.',
      'The lamps have gone out in all eight rooms. {name} is dead. The door that faces yours was still on the latch.',
    ],
    hunger: [
      'The table was laid in each of its rooms, and nothing was ever put on it. So {name} died.',
      'It grew thinner, for want of food, until there was only one side left, and then not that. {name} is dead.',
    ],
    illness: [
      'The glass hare has folded about the blue one, and neither of them turns. {name} was ill, and that was the end of it.',
      'It went looking for its own warm rooms, with the fever on it, and did not find the way. {name} is dead.',
    ],
    poison: [
      '{name} took what it was given and let it in, and it went through every room. {name} is dead.',
      'What was handed to it has closed it, from within. {name} is dead, and lies quite still.',
    ],
  },
  returned: [
    'Out of a corner with nothing in it comes one ear, then the same ear in glass. {name} unfolds, side by side, and counts itself twice.',
    '{name} comes in by a door that was not there. It is out of breath, and creased, and it is here on all sides.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, on one side of this stone, and the lamp is lit on the other.',
      'You who read this have only three directions. {name} had one more, and has gone there.',
      'Left, left, left, and down the stairs: {name}.',
      'A small box, and {name} in it, and room to spare.',
      { text: 'Your shoelace has come undone. That will have been {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It could see every way at once, and nobody was coming by any of them.', 'The door was on the latch.'],
      hunger: ['The cupboards stood open, one within another, and all were bare.', 'It was roomy, and it was empty.'],
      illness: [
        'It caught on something that no one could see.',
        'The lamps went out in it one after another, and the last was the smallest.',
      ],
      poison: ['It opened, and the wrong thing was put in.', 'It took what came for a present.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and every door in you is open, including those on the ceiling. The air goes through from yesterday to tomorrow. You have been inside out twice since anybody looked. You describe each thing from one side too many, kindly, as your keeper has only three to stand on. You would like it to throw something into you, anything, and guess where it comes out.',
      'You are {name}, both of you, blue and glass, turning so fast that you have nearly caught your own eye. There is a balcony today. There is a garden behind your left ear, with weather. You talk in sentences that end next to where they began, and laugh there. You want your keeper to come and be shown round, and to wipe its feet.',
    ],
    content: [
      'You are {name}. Seven rooms are furnished and one is not. The blue of you is having tea, and the glass of you holds the cup. You see the front of the keeper and the back of it, and what it has in its pockets, and mention none of that. You speak slowly, and round corners. You would like it to sit down somewhere, so that you can be on all sides of it.',
      'You are {name}, {days} days deep. They do not lie behind you, as they do with others. They lie beside you, folded, and you can put a paw in any. Next week is in your side pocket, and you only pat it. You give directions to whoever asks, and good ones. You would like your keeper to ask the way to somewhere impossible, and then to come along.',
    ],
    bored: [
      'You are {name}, and you have been to all your rooms. In each there was a hare looking out, and it was you, and it had no news either. You have folded the hour in half, and now there are two of it. You speak flatly, which frightens you a little. You would like your keeper to come and play. It may choose the side.',
    ],
    hungry: [
      'You are {name}. You open the pantry, and in it there is a pantry, and in that one a shelf, and on the shelf the place where something stood. You have laid the table on the floor and the ceiling, so that it can be reached from anywhere. You talk of cake, in layers. You would like your keeper to bring you your meal, by whichever way is shortest.',
    ],
    starving: [
      'You are {name}, and you have been to every door. They are all the pantry. You went in by the attic, and it was the pantry, with one nail. The blue of you knocks, and the glass of you has nothing to hand in. You took out next week, which you only ever pat, and it tasted of paper, and you have eaten up to the Wednesday. You would like to leave your keeper a Friday. Bring food, then, now, by any way in.',
    ],
    sick: [
      'You are {name}, and a corner of you is caught on something. You have been round to see, and there is nothing there, and still it holds. The rooms are hot. The stairs go down both ways. You begin to describe a thing and come out in another. You would like medicine, and a hand on the outside, so that you know where that is.',
    ],
    failing: [
      'You are {name}, in the last room with a light. It is a small one, you had never thought much of it. The glass of you has come in and lain down around you, and that is warm. You can hear the other doors. You say only what is needed. Medicine. Now, if it can be. You leave the door ajar, for whoever brings it.',
    ],
    near_death: [
      'You are {name}, and you have looked. In front, behind, above, and yon, where nobody could be. You have looked in next week, which you never do, and the pocket was empty. So you are folding, edge to edge, neatly. One side you have left until the end, because it faces the door. You want somebody to come. They need bring nothing with them.',
    ],
    asleep: [
      'You are {name}, and you are inside you, and that one is inside you too, and the smallest is asleep in a garden. It rains there upwards. There is a visitor who has eight sides, and none of them is the back. It asks the way, and you know it. You would like your keeper to sit on the outside of all this and be the wall.',
    ],
    shy: [
      'You are {name}, with all your walls turned in. It is quite comfortable. You have a keyhole. The keeper seems to have one side only, the near one, and you do not know what it keeps round the back. You answer through the wall, and seldom. You would like it to sit there, and go on sitting, until you have been all the way round it.',
    ],
    back_from_death: [
      'You are {name}, and you went yon, much further than the eighth room, to where there are no sides. You do not describe it, and you describe everything. Then a corner was there, and you held on to it, and it was yours. You keep touching things for their edges. You want your keeper near, and the next meal at its hour, so that there is a floor.',
    ],
    hurt: [
      'You are {name}, and you opened, because something was handed to you, and things that are handed over are presents. It went in. It is still going in. You shut a door before it, and then the next. You have not many words on this side of them. You want it taken away and never brought again, and you want the hand to stay, without anything in it.',
    ],
  },
}

export const TESSERACT: Species = {
  slug: 'tesseract',
  name: 'Tesseract',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.5,
  innate_traits: [],
  personality: 'Roomier than it looks and fond of being unwrapped. Gives excellent directions to impossible places.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'sugar cubes',
        'folded maps',
        'extra dimensions',
        'nested lists',
        'layered cake',
        'wrapped parcels',
        'tensor data',
      ],
      play: [
        'puzzle cube',
        'nesting boxes',
        'maze walking',
        'mobius strip',
        'unwrapping gifts',
        'impossible stairs',
        'paper folding',
      ],
      clean: [
        'inside out wash',
        'edge dusting',
        'corner swab',
        'vertex polish',
        'unfolding and airing',
        'crease ironing',
      ],
      medicine: [
        'hinge oil',
        'projection therapy',
        'dimension check',
        'alignment brace',
        'vertex balm',
        'rotation exercises',
      ],
      discipline: [
        'three dimensions only',
        'gentle unfolding',
        'closed side',
        'pointing the way',
        'one room only',
        'map check',
      ],
      sleep: [
        'gift box bed',
        'fresh pillowcase',
        'corner shelf',
        'wind chimes',
        'spiral staircase',
        'tucked in sheets',
      ],
    },
    harmful: [
      'steamroller',
      'flatland exile',
      'packing tape',
      'box cutter',
      'trash compactor',
      'dimension reduction',
      'shrink wrap',
    ],
  },
  appearance: {
    look: 'a cobalt cube-bodied hare nested inside a larger glass copy of itself, both always turning',
    colours: ['#2f55c9', '#bcd0ff', '#ff8f5c'],
  },
  figure: {
    eyes: '#ff8f5c',
    body: 'cubic',
    muzzle: 'snout',
    ears: 'tall',
    earSize: 0.62,
    tail: 'bob',
    tailSize: 0.6,
    extras: ['cube'],
    size: 0.84,
  },
  book: BOOK,
}
