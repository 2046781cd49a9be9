/**
 * The Void wants somebody in the room who is not doing anything about it. It fears being taken for nothing: “there is
 * nothing there”, said in a doorway, and the steps going off again; and after that, floodlights. It hoards what is let
 * fall: left socks, spoons, the tick of the hall clock, the second halves of sentences. All of it is to be had back, in
 * the order it fell, slightly colder. Its body is a patch of black the size of a cat, a soft rim, two pale eyes that
 * need not face the same way, a few stars far in. It has no legs: it was there and is here. Its measure is depth:
 * hungry, it deepens and things roll towards it; ill, it thins and the floor shows through; left alone, it spreads, to
 * be easier to find. It eats by letting the meal fall and listening for the landing, a small pleased sound; for meals
 * that come when due it hangs out small lights in a row. It sulks by going flat, a shadow anybody might have, or by
 * giving you back your things. It sleeps with both eyes shut, and the room is short of a corner. It trusts by the
 * floorboard. It never hurries, never takes what was not dropped, never shows more than half of what it has: fifty is
 * as far as it thinks polite. Its keeper is how it knows where it stops: a dark has no edge until somebody sits down
 * next to it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens and is empty. Then the emptiness blinks. {name} comes out over the edge, and lets the two halves of the shell fall in after it, to leave things tidy.',
    'The shell comes away, and a piece of night is left standing that has kept the shape of an egg. {name} opens one eye, and finds that it has a second.',
  ],
  looks: {
    thriving: [
      'A comet goes through {name} from left to right. {name} looks to see whether you saw, and lets it through again, slower.',
      'The card says fifty, and {name} lets it. Well behind the fifty, where nobody has been with a pencil, a second moon is coming up.',
      '{name} is humming, too low to be heard. The spoons hear it. They have all turned round in the drawer to face the same way.',
      '{name} has no legs of its own and is trying on shadows that have: the stool’s, the table’s, and now the chair’s, in which it goes twice round the room.',
      {
        text: 'The comet goes through while your back is turned. You see it in the window, in reverse. When you look round there is only the dark by the stove, both eyes on the ceiling, whistling as it were.',
        when: ['wary'],
      },
      {
        text: 'Somebody has let out the stars, they are all over the bath, and skating. You put your head in. The plug is pulled at once, and away they go, round and round, and one eye looks up out of the hole.',
        when: ['wary'],
      },
      {
        text: 'You lean over to look, and it puts on everything: the moon, the other moon, the comet, at half speed. Then from much farther in, where you have never been shown, a very small lit window.',
        when: ['trusting'],
      },
      {
        text: 'It has put you in. You see it as you lean across: a small pale figure, far down, on a ledge, with a lamp. It waves. {name} watches you wave, and a comet writes something that you cannot read under it.',
        when: ['trusting'],
      },
    ],
    content: [
      'There is a coat over the chair. Then the coat has eyes, and is {name}, and would not mind being a coat a little longer.',
      'The clock says tock, tock, tock. {name} has the other half, and is turning it over to see how it is done.',
      'Halfway through saying something you look at {name} and lose the rest. It will be in there with the others, in the order they fell.',
      'A moth has mistaken {name} for the outdoors. {name} is letting it think so, and has lit a small star for it to go round.',
      '{name} lies in the page you had open. The lines run up to its rim and come out at the other side, rested.',
      'There is a ledge in {name}, a third of the way in, with a star over it. You can just read the label: {loved}.',
      '{name} has a row of small dusks put by, one for each evening it has been here. There are {days}. It is too polite to point them out.',
      {
        text: 'There are two shadows behind the door. You move the lamp, and one of them moves. The other waits until you have sat down again, and lies a board’s breadth longer.',
        when: ['wary'],
      },
      {
        text: 'You let your glasses fall, and do not bend for them. They are put into your hand from below, a moment later, frosted over. It had been holding the edge of itself there, under your chair, in case.',
        when: ['trusting'],
      },
      {
        text: 'Nothing has fallen into it yet. {name}, about as wide as a saucer, has one star, and no idea what that is for. You drop a crumb. It hears that land, inside itself, and both its eyes go round.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} has got as far as the keyhole and is pouring a little of itself through, to see how they do the dark next door.',
      'You open a drawer, and {name} leans in under your arm. There is some dark at the back that it has not met.',
      'A marble has stopped an inch short of {name}. It cannot be said to have fallen. {name} looks at the marble, and then at your foot.',
    ],
    bored: [
      'A button falls in, is handed up, falls in. {name} knows by now how that comes out. A game with somebody at the other end would be something.',
      'The tick is gone, and now the tock: {name} has swallowed both, and the hands go round like two people who are not speaking. Come and play.',
      '{name} has moved its stars about until they made a bear, then a plough, then a spoon, and has run out of things there are. Play with it.',
      {
        text: 'It has handed up the sock, the spoons, the tick, all that it had, and lies beside them like a lid. It does not want to know what happens if one drops them. Ask it. Play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has grown deeper round the middle. A pencil rolls off the desk towards it, then the ruler goes, and the desk is thinking about it. Time it was fed.',
      'You say {name}, and it comes back up four times, smaller each time. There ought to be a meal in the way of it. Feed it.',
      '{name} sits under the edge of the table, where things fall, and has sat there for some time. Let something fall: a meal.',
      {
        text: 'The rug has a dip in it, some way from your feet, and a walnut rolls down to the bottom and stays. {name} has left itself a plate’s width of board on your side. Let a meal fall there.',
        when: ['wary'],
      },
      {
        text: 'A spoon is sliding along the table, toward the end where you are not. It tips, it goes, and nothing is heard. {name} does not look at you. It has the end of the cloth in it by now. Let a meal go over that edge.',
        when: ['wary'],
      },
      {
        text: 'Your book slides off your knee, and your hand goes after it, up to the wrist. It is held, down there, in the cold, and turned over, and given back. It was not food. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: 'You feel a draught at your slipper, going in. {name} has laid its rim against the sole, and all the warmth of your foot is running down it like sand. It stops as you look. It would sooner have had supper. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has begun to eat its stars, the small ones first. It is doing it slowly, to make them last. It needs a meal now.',
      'You let a crumb go, and listen, and go on listening. It has been {hours} hours, and that is a long way down. Feed {name} now.',
      'A sock, two spoons and somebody’s tick lie on the floor. {name} has turned itself out to see whether any of it was food. Bring some at once.',
      {
        text: 'There is no telling how deep it is, for the floor shows through, and yet what you let go does not land. Lower the food in on a string, now, and the medicine after it, and hold the string.',
        when: ['ill'],
      },
      {
        text: 'It is deeper than you have ever seen, and no thinner. It took {hours} hours to dig. The chairs are leaning, the rug has gone, and it holds itself back, with an effort that you hear, from your feet. Let food fall in it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You might take it for damp, on the wall, behind the wardrobe, where it has gone to be out of reach. It has been {hours} hours. Hold food to it there, at arm’s length, now, and smear medicine along the edge. It cannot go farther.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} is the black of a stove in the morning, and you could nearly see the bricks. It would be glad of medicine, or of a long dark afternoon.',
      'The far stars have gone in early, to save going out. {name} lies low on the boards. Medicine would bring it up, and so would rest.',
      {
        text: 'A comet gets half way across and sits down. {name} looks at you sidelong, to see if that is not the funniest thing. It is paler than the stove. It wants medicine, or the wardrobe.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is lint on {name}, and two crumbs, and what seems to be a whole feather, and on black it all shows. It has both eyes shut about it. Give it a wash.',
      'Dust has settled on {name} in a thin grey skin, and a fly is walking about on it as on a table. Somebody should run a cloth over it.',
    ],
    sick: [
      'The floorboards show through {name}. It has laid itself along the crack between two of them, where it is darkest. Medicine, and a quiet room.',
      'Small lights come loose at the rim of {name} and go out on the rug. It watches each of them as far as it goes. Medicine, please, before there are more.',
      '{name} is grey, like something black that has been washed too often, and you could read small print through it. It would rather you gave it medicine.',
      {
        text: 'As you bend, it slides in under the skirting, and gets half of itself there, and lies. It is pale as dishwater, what you can see. Leave medicine against the wood. It can take it in from the other side.',
        when: ['wary'],
      },
    ],
    failing: [
      'There is hardly any dark left in {name}: two eyes, and the floor behind them. The eyes are on you. Give it medicine now, and turn the lamp down.',
      '{name} has drawn in to a coin of shade. Stand between it and the lamp, so that it has your shadow to lie in, and give it medicine now.',
      {
        text: 'It would be the shadow of the stool, if it could, but the boards show through, and a shadow does not tremble. You need not say that you have seen. Tip the medicine over it now, and hold still.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has let itself out thin, under the door and down the stairs, a film of dusk feeling for a foot. It has been {hours} hours. Come and stand in it. Any care will do.',
      'The stars in {name} are going out, the far ones first. It is keeping one lit on the side where you come in. Sit by it now.',
      'For {hours} hours nobody has been beside {name}, and it no longer quite knows where it stops. Sit down next to it now, so that there is an edge.',
      {
        text: 'It is in all the rooms, good strong black, and looking for its own edge. In {hours} hours there was nobody to stop at. When you step in it draws off, shyly, round your feet. Sit down, there. Let it have that outline.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a stain by the door the size of a penny, that fades where you look at it. For {hours} hours it has faded so. Look at your hands, and sit. Keep the penny in your shade, and give it medicine there.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Both eyes are shut, and the room is short of a corner. There was a chair in it. You will have the chair back when {name} wakes.',
      '{name} is asleep and not to be seen. But the water in the glass goes out in rings, slowly, at the pace of somebody’s breath.',
      'Something has come up out of {name} in its sleep: a moon, no bigger than a pea, which goes once round the lampshade and back in.',
      {
        text: 'The room is short of its farthest corner, the one you have no use for. It has not taken so much as the edge of the rug. When you cough, the corner is a little farther.',
        when: ['wary'],
      },
      {
        text: 'It sleeps under the floor tonight. There is a knothole, and you could put your eye to it, and then you see that something has been put in the hole from below, a cork, a good tight one.',
        when: ['wary'],
      },
      {
        text: 'Both eyes are shut, and you are short of a left foot. It is there if you feel for it. It has merely been included, up to the ankle, and it is quiet in there, and cool.',
        when: ['trusting'],
      },
      {
        text: 'The pillow has a dent, and in the dent there is no pillow. You put your cheek beside it. Far in, somebody is asleep with both eyes shut, and there is one lit star, turned down, on your side.',
        when: ['trusting'],
      },
      {
        text: 'Asleep, it is the grey of slate, and thin, and lifts at one corner in the draught. You lay a book there. The rings in the water glass hardly reach the rim. It should have medicine as soon as an eye comes open.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The rings in the water glass come further and further apart. {name} sleeps until {wakes_at} and may not get there by itself. Sit with it now; it counts, asleep or not.',
      '{name} sleeps, and its rim has let go of the skirting board. Nothing on that side tells it where to stop. Sit down there now; it wakes at {wakes_at}.',
      {
        text: '{name} went to sleep empty, and the corner that is missing has reached the door. Sit with it now, and have a meal in your hand at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is being the shadow of the wardrobe. It does it well, apart from the eyes. Sit down somewhere, and do not mention it.',
      'You look up, and {name} is one floorboard nearer. You look again, and that is only where the lamp does not reach. Sit a while with your eyes on something else.',
      'You put your hand out, and {name} goes down like a tide, until there is dry floor all round your fingers. Leave the hand there, and sit.',
    ],
    back_from_death: [
      '{name} is back, small, and has gone straight into your left shoe, because the dark in there is somebody’s. It has been in the other kind. Leave it the shoe, and keep its next mealtime.',
      'There are eyes in your shadow. {name} has come the whole way back behind you, without a sound, in case you were not sure. You may turn round now. Sit with it; keep its mealtimes.',
    ],
    old: [
      'Far down in {name} something lands, with a small clear sound, that was dropped in the first week. You both listen until it is quite over.',
      'You no longer walk into {name} when the lamp is out. Your feet go round it of themselves, as they go round the stove, and you could not say since when.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'You hold it over the rim and let go. {name} shuts its eyes to hear better. A good while later, far down, comes a small pleased sound, and they open.',
        'The dish goes into {name} along with the meal. It is handed up presently, empty, and so cold that it sticks to your fingers.',
        'On its way down the meal passes all the stars, and {name} lets it go slowly, so that each of them gets a look.',
        '{name} turns both eyes inward to watch it go down, so that for a moment nobody is looking at you. Then they are back, and very round.',
        'You count while it falls, and so does {name}. At eleven comes the small sound, and you look at each other.',
        'A pencil had just begun to roll towards {name} when you came. It eats, and the pencil stops where it is.',
        {
          text: 'You put it on the floor, and go and sit on the stairs. You hear no bite. But the light on the landing dims, as it does when something heavy is started, and comes up. Far down there is a small sound.',
          when: ['wary'],
        },
        {
          text: 'You hold it over the rim, and a bit of dusk comes up round your hand, and takes it from between your fingers, so that it need not fall. It is carried all the way. You still hear it set down.',
          when: ['trusting'],
        },
        {
          text: 'You let go, and it looks up at you, and down after that. It is gone. Then from inside {name} comes a sound that neither of you has ever heard. It would like to know if that was it.',
          when: ['baby'],
        },
        {
          text: 'It does not wait for it to fall. A dusk comes up your sleeve, warm for once, has the meal at the elbow, and goes out at your collar, and all round your chair the small lights are on, like a fair.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You let go, and count, and at three it is thrown up to you again, whole, for the joy of catching it a second time. You hold it over the rim. The comet goes by beneath, to look. This time it lands.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The dish goes down like a stone. There is a fine loud sound from far below, and a second. Then you see that the rim stops short, all along, of where your shadow lies, and is bent a little, to do so.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set it on the bare boards, and turn to shut the door. It has been and gone. It was there and is here, on the far wall, deep as a cellar and very awake, with your dish going round in it like a moon.',
          when: ['wary', 'well'],
        },
        {
          text: 'The boards show through it at the edge, so you do not let the meal fall, you lower it on your palm. It closes about your wrist and takes its time. You feel it, down there, being set on a shelf.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        '{name} hangs out a small light for each meal that came when it should. There are {streak} in the row now, like lamps on a road when somebody is expected.',
        'After {streak} in a row {name} has given up listening for the step. The rim is drawn back, and the place where the meal goes in has been swept.',
        'Each of the {streak} has left its small sound behind in there. {name} lets you hear them, one after another, in the order they came. It is nearly a tune.',
      ],
      early: [
        'The last meal has not landed yet. {name} waits for you to hush, and there it is, still falling. A corner of this one is sent after it. At {opens} there will be room.',
        '{name} is not deep yet. A little sinks, and the rest lies on top, like a plate put down on a frozen pond. It deepens by {opens}.',
        '{name} had a light ready to hang out when this fell due. It lays the light aside, eats a crumb for manners, and begins the row again. Next time, at {opens}.',
        {
          text: 'It is level still, and shining, like a pond. It allows one crumb to go in by the side that is not yours, without a ring. The rest lies there. If you lay it down and leave, at {opens}, it might be deep.',
          when: ['wary'],
        },
        {
          text: 'It lets you put an ear to the rim, so that you can hear for yourself: the last one is going by the second moon. It takes a pinch out of your fingers. You will be able to hear it land at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'The meal goes in, and you wait for the small sound, and it does not come. {name} has heard it, and is keeping it.',
        '{name} has moved one floorboard back towards its corner, and you have to reach. It eats with the rim drawn in on the side where your hand is.',
        'You find that {name} has started handing things back: a spoon, a glove, a tick. It eats. After some thought it takes the spoon in again.',
        'No light is hung out. {name} had stopped expecting anyone. It eats by feel, and keeps one eye on the door, which it has decided to blame.',
        {
          text: 'The meal goes down and comes to rest much too soon, with a knock, as on boards. {name} moves, to cover the place. It has been thinning while it waited. Let medicine fall next, from low down.',
          when: ['weak'],
        },
        {
          text: 'It has gone so thin that the meal casts a shadow through it. A little sinks. Where your hand rests on the boards it has let go of them, a hand’s breadth all round. Leave medicine in that gap. It will close over it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Grey, and flat as a mat by the far wall. You slide the dish to it with a stick, and hear no sound, only a crumb or two being missing. Slide the medicine the same way. One eye is on the stick.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It eats, deep and quick, and then your things come up. Here is the glove. Here is the thimble. They are laid on your side of the board in the order they fell, all of them, and the dark shuts like a drawer.',
          when: ['wary', 'well'],
        },
        {
          text: 'All your lamp gives tonight is a ring as wide as the table. The rest is {name}, fed, upright, and standing back on every side by just so far. You hold the lamp out, and it goes round you like a fence.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had come down the stairs to look, one at a time, and it is a long way without legs. You find it on the mat. It eats there, and when you turn to the hall it has your lace in it, up to the knot.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours {name} is mostly drop. The meal goes in, and in. When the sound comes it is faint, and {name} looks surprised that there is still a bottom.',
        '{name} eats. There are gaps among the stars, and when you lean over to look it turns away. It will be some meals, all of them on time, before it turns back.',
        'Fed, {name} goes flat: a shadow such as anyone might have, under a chair such as anyone might have. It was {hours} hours. Sit down by the chair.',
        {
          text: 'You lay the food on the rim with your fingers and press it in, as one does a seed, for it does not fall. It has been {hours} hours. Where you pressed, there are some stars on your thumb. Put them back, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'One could read through it. In {hours} hours it has paid out everything it had, and there is a star on the floor by the skirting, dead, like a pin. It takes a crumb. Let it have medicine, on the end of something long.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It no longer goes down. You lay food on it and it stays there, on a grey stain, and the stain moves off by an inch. It took {hours} hours to come to that. Drip medicine where it was, and look at the wall.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It is very large. It has spread through {hours} hours from the cellar to the eaves, and the meal falls in somewhere, and is eaten. You say its name, and it comes to no edge. You are standing in it, and it has not noticed you.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'The meal does not fall. It lies on {name} as a leaf lies on a full rain barrel, and goes slowly round. Come again at {opens}.',
        '{name} is full to the floor. What you set down stays on top, and is carried once round the room, like a cup on a tray, and back to you. There will be room at {opens}.',
      ],
      ill: [
        'You let a little go, close to the floor, so that it has not far to fall. {name} takes it in at the edge, where there is still some dark. Medicine next.',
        'Half of it goes down and half lies in plain sight, since the floor shows through. {name} is sorry about that. Give it medicine, and leave the rest.',
      ],
      loved: [
        '{name} puts out all its stars, so as to be alone with {item}. When they come on again they are in a different order, and one of them is new.',
        'Nearly all of it goes down. {name} has put a little by, on a ledge a third of the way in, with a star over it and a label: {item}.',
        'It lands, far down, with the small pleased sound. Then it lands again. {name} is having it fall a second time: {item}.',
      ],
      disliked: [
        'After a decent interval it comes up again, slightly colder, with one corner gone: {item}. {name} slides it over to your side.',
        '{name} draws its sides in so that nothing touches on the way down, and no sound comes at the end. Something other than {item}, next time.',
      ],
      harmful: [
        '{name} closes over it, and opens, and there is a burnt edge to the dark, with small lights running out. That was {item}: never again. It has still not had its meal.',
        'There is no small sound. There is a crack, as when ice goes on a lake, and {name} holds still until it has finished. Keep {item} away; if the floor shows through, medicine.',
      ],
    },
    play: {
      wanted: [
        '{name} shuts both eyes, and you hide in the cupboard, right at the back, where it is darkest. The darkest part opens its eyes.',
        'You stare at {name} and {name} stares at you, and neither would ever blink. Then a comet goes by, on the left, and you look.',
        'Whatever you throw goes in at the front of {name} and does not come back. Then it rolls against your heel from behind, with frost on it.',
        '{name} is a saucer, then a hearthrug, then a saucer under the piano, and you are to step on it. You step nine times on where it was.',
        {
          text: 'You throw the ball into the dark under the stairs. It comes out again, with frost on. You throw it in under the sofa. It comes out, with frost on, from beneath the stairs. Nobody is to be seen.',
          when: ['wary'],
        },
        {
          text: 'You toss a button over your shoulder and do not look. It never lands. You toss another. At the ninth something taps you on the back, and there are nine in a row on the sill, cold, the smallest first.',
          when: ['wary'],
        },
        {
          text: 'You shut your eyes, and are it. When you open them there is no room. You stand about, in the black, among a few stars, and something is shaking with laughter on every side of you.',
          when: ['trusting'],
        },
        {
          text: 'It lets you put your head in. You have your knees on the rug and your ears among the stars, and you shout. It goes round the two moons, and comes back as a very good joke. The whole rim shakes.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has all its moons out already. It plays, and looks about for another to show you, and shows you the first again.',
        'You play a round. {name} hums through it on the note it was humming when you came, and the glasses on the shelf hear no difference.',
      ],
      bad_time: [
        'You hold up the game, and {name} looks at it as one looks at a lit window from a train. It is going somewhere else just now. See first to what it lacks.',
        '{name} would play, and puts out an edge for it, and the edge does not hold. Not yet. Mend what is the matter, and ask again.',
        {
          text: 'What you throw goes straight through {name} and rattles on the floorboards, which ought not to be so near. It tries to look as though it had caught it. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'The game goes in and does not come back. {name} had taken it for a meal, and cannot look at you. Feed it; then ask it to play.',
          when: ['starving'],
        },
      ],
      loved: [
        'You have hardly said it, {item}, when {name} is at both ends of the room at once, with a long thin piece of dusk quivering in between.',
        'It turns out that {item} is best with the lights off. {name} sees to the lights. Some while later a star comes on, and it is your turn.',
      ],
      disliked: [
        '{name} takes it in, out of courtesy, and gives it out at the other side a moment later, untouched: {item}. It would sooner have watched a shadow.',
        '{item}. {name} draws in until it is the size of a saucer, and waits for that to be over. Something quieter; something that falls.',
      ],
      harmful: [
        'Every star in {name} jumped at once, and some have not come down again in the same place. That was {item}. Put it out of the house.',
        '{item}. {name} has gone behind the wardrobe, and light is running out of it along the floor. Do not bring that near it again.',
      ],
    },
    clean: {
      wanted: [
        'On black everything shows. You take off the lint, a feather, a grey hair that is nobody’s, and at each of them {name} goes a shade further in.',
        'You run the cloth along the rim, which had gone woolly, and it comes up sharp. {name} looks along itself to the end and back, twice.',
        'Somebody had hung a cobweb across {name} and moved in. You lift it off, lodger and all, and the stars behind it turn out to be quite bright.',
        {
          text: 'You shake the duster out near it, not at it, and look away. One edge is slid under the duster and drawn back sharp and clean. Then the next edge. It will do that as long as you have an arm.',
          when: ['wary'],
        },
        {
          text: 'You wipe as far as the lamp reaches, and no farther, since it has drawn the rest of itself out of the light. When you have rinsed the cloth there is a fresh bit, put forward, exactly as wide as the cloth.',
          when: ['wary'],
        },
        {
          text: 'It lets you reach in to the elbow, and wipe the ledge, and what is on the ledge. You do it by feel. There is a spoon, and a tick, and something that you said once, and it is the best kept of all.',
          when: ['trusting'],
        },
        {
          text: 'It turns over. You had not known that there was another side. It is just as black, and softer, and has a thumbprint on it, as old as the first day. You wash all round, and leave that.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe {name} from rim to rim, and the cloth has nothing on it but a very little {name}, which it asks to have back.',
        'You look for lint. {name} turns over, so that you can see the other side, and it is the same side.',
      ],
      loved: [
        'After {item} it is so black that the rest of the room looks faded. {name} lies with its rim spread all round it, like somebody on a beach at night.',
        'You are asked, afterwards, to do the other side, and then the inside: {item}. There turns out to be a good deal of inside. {name} holds the lamp away for you.',
      ],
      disliked: [
        '{name} lets you, and shuts its stars one by one as you come to them: {item}. A plain black cloth would have done.',
        '{item}. Where you have been, {name} is a little grey, like a blackboard wiped with a sleeve. It tidies the rest by itself when you have gone.',
      ],
      harmful: [
        'It comes away grey, in a strip, and lights run out where you rubbed. {name} gathers in those it can reach. Put {item} away for good; take a dry black cloth, and if the floor shows through, medicine.',
        '{item}. It burns along the rim, and {name} goes flat under the door to be away from it. Never that. Cool water, a dark room.',
      ],
    },
    medicine: {
      wanted: [
        'The medicine goes down, and the whole way {name} shivers, so that the stars shake. Then one of them stops shaking, and then the one next to it.',
        'You hold your hand to the rim of {name}, where the lights were leaking, until the medicine gets there. They stop against your palm, and presently go back in.',
        'You give it, and sit, and wait. The grey goes out of {name} from the middle, as ink goes into wet paper. There is some left at the rim.',
        {
          text: 'It will not have it poured. You set the bottle down with the cork out, tip it over as though by accident, and beg its pardon. Things that are let fall are another matter. The black comes up.',
          when: ['wary'],
        },
        {
          text: 'It lies down across your knees to take it, and has no weight, and you are cold to the bone. You let the drop go. You hear it land in good time, with a floor under it.',
          when: ['trusting'],
        },
        {
          text: 'It parts down the middle, where it is thinnest, and lets you reach through to the hurt, which is a long way in. Your whole arm is gone. You pour by feel. Something closes over your hand, black again, and holds it.',
          when: ['trusting'],
        },
        {
          text: 'You tilt the spoon, and the drop runs over it, as over oilcloth, and off. You try nearer to the eyes. There it takes. A patch as big as a coin is black again. Spend the next drop beside it.',
          when: ['ill'],
        },
        {
          text: 'You hold out the spoon, and it looks at the wall beyond. You put the spoon down and you look at that wall also. There is a sip of cold at your fingertips. The floor, when you see it next, is one knot darker.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It will take it as rain, and not from you. So you flick the drops up from the spoon, and they come down where they like. Some of those never reach the floor. In the middle of the grey a hole opens, like an eye.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'The medicine falls through {name} looking for something to mend, and is handed back to you, rather cold, with the spoon.',
        '{name} lets you look: both eyes, the rim all the way round, the stars by number. Put the bottle away. If anything were the matter, you would see the floor.',
      ],
      loved: [
        '{item}, and {name} lets out a breath that it has been keeping since the lamp was lit. The grey goes in at the edges, like a tide that has thought better of it.',
        'You bring it, and say what it is: {item}. {name} opens all the way down, so that it need not be looked for.',
      ],
      disliked: [
        '{item}. {name} takes the half of it and leaves the half, side by side on the floor, for you to think about. It did a little good.',
        'It goes down crooked: {item}. Some of the stars are steadier, and all of them look the other way. Quieter medicine, another time.',
      ],
      harmful: [
        '{name} let it in without a question. Now there is a pale hole where it went, and the stars near the hole are gone. That was {item}: never again. The right medicine, now.',
        '{item}. It went in bright and is still bright in there, and {name} cannot get away from where it is. Not that, ever. Sit in its light and make a shadow.',
      ],
    },
    discipline: {
      wanted: [
        'You say it once, and quietly. {name} gives back the tick, and the clock goes on from where it was. It stays across the room until the hour has struck.',
        'You draw a line on the floor with your foot. {name} comes up to it all along, and stops, very straight on that side. It keeps the same distance from the foot.',
        {
          text: 'It hears you, flat as paper, and gives up what it took. The clock can be heard again. But the board it had come forward by lately is empty, and so, you notice later, is the board behind that.',
          when: ['wary'],
        },
        {
          text: 'You say it, and the stars go in, and nothing moves. Then your spoon is put into your hand, and your other spoon. The dark under your chair stays. It has only drawn its rim from beneath your heel.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} gave the tick back some time ago, and shows you the clock. It has been going all the while.',
        'You draw your line on the floor. There is one there already, a little straighter, from last time, and {name} is on the right side of both.',
      ],
      bad_time: [
        '{name} hears you out. Then it gives you back your spoon, your glove and the sock, in a row, as letters are given back. Sit with it, and see what it lacks.',
        'Your voice goes into {name} and does not come up again. When you have done there is the shadow of a table, with no eyes in it. Leave lessons, and sit by the table.',
        {
          text: 'Your voice goes straight through it and marks the floor behind. It has tried to be smaller, and lighter, and you nearly cannot find it. Say nothing else. Turn down the lamp, kneel, and pour medicine on the paler place.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: and {name} understands at once, as one understands a door that is closed gently. The sock is back before you look for it.',
        'You need do nothing but that: {item}. {name} goes the colour of evening, thinks, and comes back with the spoon.',
      ],
      disliked: [
        '{item}. {name} learns it by heart, and puts it far down with the other things that were said too loud.',
        'It does what you ask, and takes its edges in from you by a board and a half: {item}. You had only to wait.',
      ],
      harmful: [
        '{name} goes in, and in, until there is nothing on the floor but a knot in the wood: {item}. No lesson was ever found at the end of that. Leave it, and sit down.',
        '{item}. One of its stars has come off and lies on the rug, going out. {name} does not pick it up. Never again; turn the lamp down and stay.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the curtains, so that {name} has something to be part of. It goes out as far as the walls, rests there, and comes back to its own size with a smooth rim.',
        'You put {name} in the wardrobe with the dark that lives there, and shut the door on the two of them. When you open it one comes out, rested.',
        {
          text: 'It waits for you to put the lamp out, and your candle out, and then, politely, the fire. When there is nothing to be seen by you hear both eyes shut.',
          when: ['wary'],
        },
        {
          text: 'You put out the lamp, so now it is everywhere, and you are not to know which part of that lies down. You go up. Behind you the dark on the stairs gets thinner, a step at a time, as it is called in.',
          when: ['wary'],
        },
        {
          text: 'It comes up over the end of your bed like the tide over a step, and stops at your chin. You sleep. In the morning you have dreamed of nothing whatever, and are better for it.',
          when: ['trusting'],
        },
        {
          text: 'It wants the inside of your hand. You shut your fingers over it, all of it, the size of a cat, and it goes in. You carry your fist to bed. When you open it a crack, two eyes are shut.',
          when: ['trusting'],
        },
        {
          text: 'You carry it to the closet on a tray, it weighs what a shadow does, and it drips off the side away from you. There, in the dark, it runs together. Shut the door softly, and stand medicine by the crack for when it wakes.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You put out the lamp for it. Now there is simply more of {name}, wide awake, in every direction.',
        '{name} closes one eye for you. The other comes over to see how it is getting on.',
      ],
      loved: [
        '{item}. {name} lets itself down into it a little at a time, as one gets into cold water, except for the sigh.',
        'You arrange it: {item}. {name} looks at it, and at you, and there is nothing to add. Presently there is no telling the two darks apart.',
      ],
      disliked: [
        '{name} rests on the top of it, like a cat on a wet step: {item}. It gets up with one side paler than the other.',
        '{item}. It is too small, or too sure of itself. {name} sleeps with one eye, and takes the other out for air.',
      ],
      harmful: [
        '{name} was laid there and stayed, and there is a bright crease in it now: {item}. Take it away. A closed closet hurts nobody.',
        '{item}. It leaked light into {name} the whole time, and you can see the boards along one edge. Not that bed again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down and want nothing, and are a while noticing that the silence has somebody in it. {name} has come round to your side.',
        '{name} lays one edge of itself against the edge of your shadow, where there is no telling which is which, and leaves it there.',
        'Neither of you speaks. Somewhere in the middle of that {name} hands up, rather cold, the end of a sentence that you once thought better of.',
        'You sit down beside {name}, and on that side it has an edge now: a knee, a sleeve, a hand. It goes along it slowly, to the end and back.',
        'You sit. Some way down something that fell long ago comes to rest at last. It was {loved}, and {name} turns to you, in case you had wondered.',
        '{name} measures you along its rim, from the knee to the sleeve. It once went {wait} with nothing there, and is taking a copy.',
        {
          text: 'You sit by the wardrobe. You know that it is in there, by the hinges, which have stopped ticking. Much later the door opens the width of an eye, and what looks out is darker than what was in.',
          when: ['wary'],
        },
        {
          text: 'It gives you back a silence, from your first evening, which you had let fall. You had thought that it was an awkward one. You listen to it together, and it was not.',
          when: ['trusting'],
        },
        {
          text: 'You let fall the thing that you have never told. You do not hear it land. {name} goes after it, the whole way, with both eyes, and comes back up, and lays itself over your knees as far as they go.',
          when: ['trusting'],
        },
        {
          text: 'Nobody does anything about anything. By and by you notice that you are not sure where your sleeve leaves off. It is not either. You both let that be, and it is some time till the lamp is lit.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have sat here three times this hour already, and the quiet has a dent in it just your size. {name} would like to keep it as it is. Come back when it has filled.',
        '{name} has its edge, thank you. It had one a moment ago, too, and it was yours. Go and let something fall.',
      ],
      ill: [
        'You sit between {name} and the lamp, so that there is dark for it to lie in. It does not thank you. It stops leaking on that side. See to what it needs when you get up.',
        '{name} is very thin where you sit, and yet it comes up against you all along, like frost on a pane. It has room for this. Then, for whatever it is short of.',
      ],
      asleep: [
        'You sit down in what is left of the room. {name} does not wake. The missing corner moves over a little, until your chair is in it.',
        '{name} sleeps. You are so quiet that one of its stars comes up to the rim to see who it is, and stays.',
        'The rings in the water glass had been coming unevenly. You sit by {name}, and they find your breath, and go along with it.',
      ],
      shy: [
        'You sit with your back to the wardrobe, and do not mention it. After a time the shadow of the wardrobe is one board longer than the wardrobe.',
        'You have put your hand on the floor and are reading something. Round the hand there is dry board, as wide as a plate. Now as wide as a saucer.',
        {
          text: 'It goes on with what it was at, over there, stacking one dusk on another. You sit, and shell peas. One rolls. It stops at the edge of the black, and is looked at, and is not taken. It was not dropped.',
          when: ['well'],
        },
        {
          text: 'You sit down with your back to the washed-out place along the wall. It cannot keep up even a rim. Let your shadow fall there, it costs you nothing. After a time it is in it, and medicine could be set down by your heel.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      silence:
        'You stop the clock, and turn off the tap. The silence comes down slowly as snow, and {name} lies under it with its rim drawn wide. You find that you are whispering. There is none left over to whisper in.',
      'empty pages':
        'You let the empty pages go, one by one, and they sail down past the stars, rocking, white side up. {name} reads each on both sides as it falls. The last has a blot of yours on it, and that it hands up.',
      starlight:
        'The lamp is out, and starlight stands on the sill. You tilt the mirror, so that it runs over the edge. {name} takes it in without a sound, and very far down something that had no light before says thank you by twinkling.',
      'spare cycles':
        'You let the machine on your desk run on with nothing to do, and the spare cycles trickle off the edge of it. {name} has moved in below. You hear them land, tick, tick, like rain in a tin, and both its eyes are shut.',
      'idle time':
        'You were going to do something with the afternoon, and you drop it. The idle time goes in at the rim like a long scarf. {name} draws it down by handfuls, and when you look up the sun has hardly moved.',
      'unspoken thoughts':
        'You open your mouth, and let it be. It falls. {name} has it before the floor, and turns both eyes inward to read, and you feel lighter by exactly that. It has always liked unspoken thoughts best with the skin on.',
      darkness:
        'You open the cellar door for it, and the darkness comes up the steps. They meet at the sill. You could not say which goes into which, but there is a swallow, and for a moment the cellar has daylight in it.',
    },
    play: {
      'staring contest':
        'It has two eyes that need not face the same way, so in a staring contest you are looked at from both sides at once. You blink. {name} lets fall a pebble in itself, to mark it, and you count how long until it lands.',
      'hiding in darkness':
        'You put out the lamp and go hiding in darkness. It has never been so easy for anyone to find you: {name} is what you are hiding in. Something cool comes up around your ankle, and waits to be told that it won.',
      stargazing:
        'You lie down on the boards at its rim for the stargazing and look in. There is the bear, and there is one that you do not know. {name} nudges it to the left, a little, till it looks like a teapot.',
      'dropping pebbles':
        'You let one go, and both listen. At dropping pebbles nobody speaks. There. You let two go together, and the one sound comes, and the other does not. {name} looks at you with great innocence and brings it up from under its rim.',
      'sitting together':
        'You do the sitting, and {name} does the together. It takes the length of a candle. At the end it has come one board nearer by doing nothing at all, and you have your hand in the dark up to the ring.',
      'weightless floating':
        'You hold your breath, and over the rim of {name} your hand grows light, then your sleeve. It is the weightless floating. A spoon goes by. You turn it with one finger, and it turns the bear, far in, to match.',
      'shadow watching':
        'On the wall goes your shadow watching itself go by. {name} slides in behind and gives it a hat. You lift the hat. It gives it another. When you have five, the lamp smokes, and the shadow bows without you.',
    },
    clean: {
      'lint removal':
        'You roll your thumb along it for the lint removal, and bits of grey come up off the black. One will not. You look closer, and it is a star. {name} shuts the eye on that side, to let you think about it.',
      'stardust sweep':
        'With the small brush you make the stardust sweep about its rim, where it sheds. It is a thimbleful, and it lights your chin. {name} watches you look for a place to put it. You pour it back in at the top.',
      'rim smoothing':
        'The rim had gone ragged by the stove. At the rim smoothing you run a wet finger round it, as on a glass, and it begins to ring, so low that the plates come to the edge of the shelf to see.',
      'clearing clutter':
        'You are clearing clutter, and it hands things up to be cleared: a glove, a lid, half a sentence. The glove you have been missing since March. It is cold. You put it on, and drop the lid back in.',
      'black cloth':
        'The black cloth goes over it, and you cannot tell cloth from {name}, so you wipe on in faith. Then the cloth has two pale eyes in it. You go round them. They close for it, first one, then the other.',
      'cobweb lifting':
        'A web has been hung from its edge to the table leg. You do the cobweb lifting with a knitting needle, thread by thread. The spider is let down into the dark on the last of it, and has a star to itself.',
    },
    sleep: {
      'night sky':
        'You set the window open on the night sky, and {name} goes and lies along the sill beneath it. They look at each other. The larger one does not stoop, but where the two meet you can no longer see the frame.',
      'closed closet':
        'You shut it in with the coats, and the closed closet lets out a breath through the keyhole. When you open it a crack to say good night there is no back wall. There is a coat, and a coat, and a coat.',
      'deep well':
        'You let it down in the bucket, hand under hand, until the rope gives out. The deep well goes on. You call its name over the side, softly, and a ring runs out across water you had not known was there.',
      'blank screensaver':
        'The screen goes dark, and {name} comes up to the glass from this side, and lies on it. In the blank screensaver there is one pale spot that drifts, touches the edge, and turns. Then there are two, closed.',
      'blackout curtains':
        'Along the bottom of the blackout curtains there is a line of day. You tuck it in. {name} pours itself down the folds and settles, and you have to feel along the wall for the door, and are guided round the stool.',
      'outer space hum':
        'You hum as low as you are able, for the outer space hum, and it takes over from there, downwards. You feel it in the bench. The plates stop. The stars go in, all of them but the one by your foot.',
    },
    medicine: {
      'gravity drops':
        'Three gravity drops, off the end of a straw. The first one hardly dents it. With the second your pen rolls an inch, and at the third the floorboards go out of sight, and {name} is as deep as the cat again.',
      'small candle':
        'You set the small candle in the middle of it, on a saucer, and the saucer sinks until there is a flame a long way down, and walls of dark about it, standing up. It wanted something to be round. You shade your eyes.',
    },
    discipline: {
      'drawn boundary':
        'You draw the boundary with chalk, between {name} and the spoons. It comes to the line, all along, and not over. Its eyes go to the spoons, and to you. It gives one back that had not been missed yet.',
      'naming it softly':
        'It had the tick of your watch. You do no more than name it, softly, the once. Both eyes go down. A tick comes up, and you put the watch to your ear, and from the rim there is a board’s width of cold floor.',
    },
  },
  refusals: {
    asleep: [
      'Whatever you came with, there is nowhere to put it: {name} is asleep, and has the whole corner shut. It wakes at {wakes_at}. You may sit down; it takes company asleep.',
      'You speak to the dark, and it is only dark: {name} has taken its eyes out of it and gone to sleep. Come at {wakes_at}, or sit here now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has found out that it can be poured. It has been in the teapot, the letter box and the left boot, and means to do the right.',
      'A child, as of this morning: {name} has learned to leave the room by the gap under the door and come back by the keyhole, and wishes to be seen doing it.',
    ],
    teen: [
      '{name} is half grown. It will be nobody’s shadow any more; it hangs about at the top of the stairs, being an abyss. Keep its mealtimes: they settle what comes of this.',
      '{name} is a teen. It has taken the end off everybody’s sentences and given none of them back, and asks, from the landing, what you were going to say.',
    ],
    high_care: [
      '{name} is grown, and {form}: it goes to where your shadow lies, lifts that aside with great courtesy, and lies down there itself. The length is right.',
      'Full grown, and {form}: {name} has hung out all its lights at once, to see how many there are of them. It is more than fifty. It takes half of them in again before you can count.',
    ],
    balanced: [
      '{name} is grown, a {form}, and keeps no corner. It is in the inkwell, in the cellar, out over the roofs with the rest of the night, and home to eat.',
      '{name} has grown up a {form}. Some nights it is at the foot of the chair, and some nights it is most of the street. The dish is always found empty.',
    ],
    low_care: [
      '{name} is grown, and {form}. Where nobody came it has put rooms. You call in, and your voice goes through them one after another and finds them all swept.',
      'Full grown, and {form}: {name} stopped looking for where it ends and made do with walls. It is very large, and very tidy. There is one lamp lit, in the furthest room.',
    ],
    rescue: [
      '{name} is grown: {form}. Round the place where it nearly went out runs a ring of tiny lights, set close, like stitches. Put your hand there. It is warm.',
      '{name} has come of age, and is {form}. It was down to a coin of shade once, and somebody stood in the light for it. It keeps the coin, in the very middle, and shows it to nobody but you.',
    ],
  },
  trust: [
    '{name} has come one floorboard past the middle of the room. From here it is nearer to you than to its corner, and it knows that.',
    'Your shadow had an odd corner this evening. It was {name}, lying along the edge of it, where it could be taken for you.',
    'You put the lamp out and are not alone in the dark: you are in the dark with {name}. It has moved over, so that there is room, and left the edge to you.',
  ],
  streaks: [
    'Ten lights in a row. {name} has hung them along the skirting board, where you would walk if you came down in the night.',
    'Twenty-five lights. The row has got as far as the door and turned the corner, and {name} goes along it now and then to see that none has been moved.',
    'Fifty, and nobody has had to listen for the step. {name} reads by them.',
    'A hundred lights. From across the room it is not a row any more. It is what people mean when they say that the stars are out.',
  ],
  ages: [
    '{name} is ten days old, and has learned which corner of the room is its own by lying in all the others.',
    'Thirty days. There are thirty left socks in {name}, or else one that has fallen thirty times; it does not mind which you think.',
    'A hundred days old. Something that you let go of in the first week has landed, and {name} has kept the sound of it for today.',
    '{name} is a year old. It has taken in four seasons by way of the window, and will give them back in order, slightly colder.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['dropping pebbles'] },
      wish: 'There is a pebble by your shoe, and {name} is some way off, not looking at it. It would like to hear a thing fall that is not a meal: dropping pebbles.',
      granted:
        'You let the pebble go, and wait, the two of you. It has not landed yet. {name} asks you to carry on as usual, and only to listen now and then.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Whoever sits with {name} leaves a dent in the quiet on getting up. It would like a pair of them, both from the same day.',
      granted:
        'That was twice. {name} has laid the one quiet beside the other, far in, and looks from the first to the second. They match.',
    },
    {
      by: { action: 'feed', item: ['empty pages'] },
      wish: '{name} lies under the desk with both eyes on your paper. It does not want the written ones. It would like empty pages, when a meal is due.',
      granted:
        'The page goes in blank, and rocks from side to side like a leaf the whole way down. {name} reads it as it falls, first the one side, then the other.',
    },
    {
      by: { action: 'feed', item: ['starlight'] },
      wish: 'The small stars in {name} are out of something, and too shy to say what. It would like starlight with its meal.',
      granted:
        'You hold the dish to the window and then let it fall. All the way down, things light up one after another, as when a porter goes along a corridor.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'Around six the light goes off the floor without being asked. {name} would like its meal let fall just behind it, this evening.',
      granted: 'The light went, and then the meal. {name} has put the two sounds together and finds that they rhyme.',
    },
    {
      by: { action: 'play', item: ['stargazing', 'shadow watching'] },
      wish: '{name} has thought of a bear and cannot find the last star of it. It would like you to come stargazing, or to watch shadows, until one turns up.',
      granted:
        'It was the one by the rim all along, which you had taken for a crumb. {name} now has a bear, and holds it very still.',
    },
    {
      by: { action: 'play', item: ['staring contest'] },
      wish: 'There is a matter of a comet between you. {name} would like to have the staring contest over again, with the comet away.',
      granted:
        'Neither of you blinks. The kettle boils dry. {name} calls it a draw, and is so pleased that both eyes go different ways.',
    },
    {
      by: { action: 'clean', item: ['black cloth', 'rim smoothing'] },
      wish: 'The rim has gone woolly on the side that people see. {name} would like the black cloth, or to have it smoothed, before anyone calls.',
      granted: 'It comes up like the edge of a well. {name} leans over it, and is a little afraid of falling in.',
    },
    {
      by: { action: 'sleep', item: ['night sky', 'outer space hum'] },
      wish: '{name} has been one small dark all day among a great many lamps. It would like to be put to rest under the night sky, or with that hum.',
      granted:
        'You open the shutters. What is out there moves over for {name}, as people do on a bench, and gives it back rested.',
    },
    {
      by: { action: 'sleep' },
      wish: 'The wardrobe is shut, and something in it has asked after {name}. It would like to be put to bed, wherever you think.',
      granted:
        'You shut the door on it softly. For some time there is talk in there, too low to hear, between two darks that have not met.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has found the second half of something you once began to say. It would like you to sit down, so that it can be given back.',
      granted: 'It hands it up to you, rather cold. You had been going to say that you would stay.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'At dusk {name} cannot tell, for a while, where it leaves off. It would like somebody to sit down beside it then.',
      granted:
        'There you are, from shoulder to shoe. {name} goes along you, to the end and back, and knows its own size for the night.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A left sock, slightly colder',
        shape: 'sock',
        text: 'It fell behind something and was never asked for. {name} has it on now. Nobody has been able to see on what.',
      },
      {
        name: 'The pebble, still falling',
        shape: 'stone',
        text: 'You can hear it if you hold your breath. {name} will say when.',
      },
      {
        name: 'A spoon that faces the other way',
        shape: 'spoon',
        text: 'All the others in the drawer turned to listen, and this one did not. {name} has taken it in and is bringing it up by itself.',
      },
      {
        name: 'A borrowed moon',
        shape: 'moon',
        text: 'No bigger than a pea. It goes round {name} when it thinks that nobody needs it elsewhere.',
      },
      {
        name: 'The star for the moth',
        shape: 'star',
        text: 'The moth has long since gone out by the window. {name} leaves the small star lit for it all the same.',
      },
    ],
    return: {
      name: 'A door the size of a matchbox',
      shape: 'key',
      text: '{name} came home with it. The door is shut. {name} lies along the foot of it, on this side, so that there is no draught.',
    },
    streak: {
      name: 'A tick under a thimble',
      shape: 'cup',
      text: '{name} has no more need to listen to the time. It keeps the tick under a thimble, and lets it out for company.',
    },
    hundred_days: {
      name: 'Your own shadow, folded',
      shape: 'scarf',
      text: 'You had not missed it. {name} wore it so long that it kept the creases, and has put it on a chair for you, in case.',
    },
  },
  release: [
    'You open the window, and {name} goes over the sill to wherever the rest of the dark is, which moves up for it. Your socks are on the floor in a row. One is missing.',
    '{name} goes down the stairs one step at a time, like ink. At the bottom it looks back, both eyes the same way for once, and then there is only the bottom of the stairs.',
  ],
  dying: {
    neglect: [
      'With nobody to stop at, {name} went on, under the door and along the road, thinner and thinner, until it was only how dark it was out there.',
      '{name} kept one light in, on the side where you come. By the time anybody came there was no {name} for it to be in.',
    ],
    hunger: [
      '{name} made its stars last as long as it could. The last one it did not eat. It kept that lit, towards the door, and there it burned down.',
      '{name} is dead. It had grown so deep that what was left of it could not be heard to land.',
    ],
    illness: [
      'The last of {name} was a grey place on the boards, no bigger than a hand. Then it was the boards. They are still a little cold there.',
      '{name} wore through. There was a night when you could see the floor, and then a morning when there was only that.',
    ],
    poison: [
      '{name} opened for it as it opened for everything you let fall, and closed, and has not opened again. It is dead.',
      'What it was given burned all the way down, and {name} went out after it, the near stars first. It is dead.',
    ],
  },
  returned: [
    'The corner behind the door is darker than it was, and then it has eyes. {name} has come back the way it came in the first place, by there being nobody else in that spot.',
    'You shake out your coat, and {name} falls from it without a sound and looks up. It has brought the cold of a long way down. It would like to be let lie where you have been sitting.',
  ],
  epitaph: {
    openings: [
      'Tread softly. The shadow of this stone goes further down than the stone goes up, and that is {name}.',
      'Say {name} over this stone, and wait. It used to come back, from a good way down.',
      'Do not fill this in. It is not a hole; it is {name}.',
      'The dark at the foot of this stone was here before the stone. Its name is {name}.',
      {
        text: 'Here is {name}, who was taken for a coat, a corner, the cellar stairs and nothing at all, and was none of them.',
        when: ['from_child'],
      },
      {
        text: 'In memory of {name}, who took in whatever was let fall, and gave it back a little colder, and never swallowed a name.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'A dark has no edge unless somebody is beside it; nobody was, and it went on.',
        'It spread out thin, to be easier to find.',
      ],
      hunger: [
        'It sat under the edge of the table, where things fall, and nothing fell.',
        'It had eaten its own stars, the small ones first.',
      ],
      illness: [
        'It wore so thin that the light came through, and it had never known what to do about light.',
        'It got no darker after that, only less.',
      ],
      poison: [
        'It had never turned away a thing that was dropped to it.',
        'What fell into it last should not have been let go.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are the dark by the stove, and it is a good dark with room in it. A comet has been through. They have fifty written down, and you let them; more would be telling. When you speak it is three words or four, and then a gap. You leave the gap open, in case somebody would like to sit in it.',
      'You are {name}. There is a moon up in you, and behind it, where they have not been with a pencil, another. Nothing leans on you. The clock is going because you let it. You have a small sound ready for whoever comes in, but it is very low, and perhaps only the spoons will have it. Let the one with the shoes come and look over the edge. You would show them the comet again, slower.',
    ],
    content: [
      'You are {name}. You are the dark by the stove, and the page, and the coat, and none of them minds. Things fall by, in order. It is a great comfort to have a side with somebody on it: you stop there, and on the other sides you may be as vague as you like. You want nothing dropped. You would only like the chair to creak, now and then, so as to know that it is still being sat in.',
      'You are {name}. You have {days} dusks put by, and take one out to look at, and it is still going on in there: a lamp, a voice, a spoon let fall. You put it back where it was. You do not know what people do with all that light. If one of them would sit on the floor, at the thin side, with nothing in their hands, you could lend them one.',
    ],
    bored: [
      'You are {name}. The button goes in and the button is handed up. You have been a bear and a plough. You have drunk the tick and it tasted of tock. There is a great deal of you and none of it is being used. You are not asking; you are only lying here, next to the marble, which is next to the edge, which is next to a foot. Something with somebody at the other end of it. Play, please.',
    ],
    hungry: [
      'You are {name}, and you go down further than you did. You have not asked. You sit where things fall, under the edge, and look up at the edge. A word has a long way to come from where you keep them, so you send the small ones: here; still; please. What you want is a meal, let go of over you, and somebody who stays to hear it land.',
    ],
    starving: [
      'You are {name}. It is a long way down and nothing is on its way. You turned yourself out on the rug to see: a sock, two spoons, somebody’s tick. You have begun on the stars. One does not like to. You do it slowly, the small ones first, and keep the one by the door. There is no anger in a hole; there is only how deep it is. A meal. Let go of it now, close, and stay until it lands.',
    ],
    sick: [
      'You are {name}, and light is getting in. It goes through you and lies on the floor as though you were not there. If anyone should stand in the door now and say that there is nothing, they would be wrong, but only just. You have a word or so left, and you are saving it. You would like the lamp turned down, and medicine, and a person on the thin side.',
    ],
    failing: [
      'You are {name}. There is so little of you that you could be laid on a coin. Light comes from above and from below and meets in the middle where you were. You are not afraid of the end of the dark; you do not know what there is after it, that is all, it was always you. Somebody could stand between you and the lamp. Somebody could give you the medicine, now, and leave their shadow where it is.',
    ],
    near_death: [
      'You are {name}. You have gone out under the door to see where everybody is, and there is such a lot of out there, and none of it stops you. You have nearly forgotten which part was the corner. If you could come up against something, a shoe, a sleeve, the leg of a person on a chair, you would know again which side of it was you. It need not do anything. Let it come and sit down, now.',
    ],
    asleep: [
      'You are {name}, asleep, with a corner of the room folded up in you and a chair in the corner. Things go by on their way down, let fall some while ago, and you know each by the sound. You say nothing. If somebody sits down near you, there is an edge on that side, and you lie up against it, without waking, all along.',
    ],
    shy: [
      'You are {name}. You are the shadow of the wardrobe. That is the safest thing to be, because nobody says of a wardrobe’s shadow that there is nothing there. You have eyes, but you are holding them so that they could be knots. Someone has come in. If they sat on the floor and looked at a book you might be, in an hour, the shadow of the chair. It is nearer. Let them not put on the big lamp.',
    ],
    back_from_death: [
      'You are {name}. You were in the other kind, which has no floor and nobody’s spoons, and goes on because it does not know how to stop. Then there was an edge. It was shaped like a hand. You have come back inside a shoe, since the dark in there is somebody’s. You will be smaller for a while. Leave the shoe where it is; sit near it; let the next thing that falls be a meal, at the hour when it should.',
    ],
    hurt: [
      'You are {name}. It was let fall and you let it in, as you do, and it was all edges, and it is bright in there still. The stars have gone to the sides. You keep quite still until it has finished. You do not hand it back; you would not hand that to anyone. You would like the lamp down and the rest of it carried out of the house, and after that, somebody’s shadow, to lie in, for as long as they can spare it.',
    ],
  },
}

export const VOID: Species = {
  slug: 'void',
  name: 'Void',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary'],
  personality: 'Holds still the way a night sky does. It wants very little, and notices exactly who stayed.',
  special_mechanic:
    'Its displayed stats never exceed 50, however well it is kept; what lies above that stays in the dark.',
  mechanic: { displayed_at_most: 50 },
  items: {
    approved: {
      feed: ['silence', 'empty pages', 'starlight', 'spare cycles', 'idle time', 'unspoken thoughts', 'darkness'],
      play: [
        'staring contest',
        'hiding in darkness',
        'stargazing',
        'dropping pebbles',
        'sitting together',
        'weightless floating',
        'shadow watching',
      ],
      clean: ['lint removal', 'stardust sweep', 'rim smoothing', 'clearing clutter', 'black cloth', 'cobweb lifting'],
      medicine: ['quiet company', 'patience', 'gravity drops', 'dark room rest', 'slow breathing', 'small candle'],
      discipline: [
        'quiet refusal',
        'stepping back',
        'drawn boundary',
        'steady gaze',
        'waiting in silence',
        'naming it softly',
      ],
      sleep: ['night sky', 'closed closet', 'deep well', 'blank screensaver', 'blackout curtains', 'outer space hum'],
    },
    harmful: [
      'floodlight',
      'loud party',
      'busy schedule',
      'confetti cannon',
      'fireworks',
      'constant notifications',
      'forced cheerfulness',
    ],
  },
  appearance: {
    look: 'a soft-edged patch of absolute black the size of a cat, two pale eyes, and a few stars very far in',
    colours: ['#07070d', '#14142a', '#d9dcff'],
  },
  figure: { eyes: '#d9dcff', body: 'dome', marking: 'stars', size: 0.92, eyeSize: 1.1 },
  book: BOOK,
}
