/**
 * The Lynx wants to see you home. It has been walking behind you since before you knew that it existed, and is not sure
 * that you have arrived. Every night it moves your lantern by a hand’s breadth, towards the trees. Furniture is trees
 * to it, the clock, the coat stand, the wardrobe, and it stands among them as one more; where it has been for a time
 * there are needles on the floor, moss in your pockets, a mushroom in the boot. It fears floodlight, and you with
 * nobody behind you. It hoards what people drop on paths, single gloves above all, and hangs them on twigs at the
 * height of a hand. Its body is dun and silver, a forked grey ruff, black brushes on the ears, eyes that give back
 * light like two coins, feet like muffs that have never trodden on a twig except on purpose, and hardly any tail. It
 * eats out among the trunks and returns the dish licked to the glaze. It sleeps as bark. It sulks by being furniture.
 * It trusts by the edge of the lamplight: a whisker over it, a foot, and at last the whole of it lit. It tells, in a
 * whisper, who went by in the night. It never says what it was that had been following you before it came, never enters
 * a light by the middle, never walks in front. Its keeper is somebody with a lantern who has lost the way.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell is open and there is no one in it. You look behind the box and along the wall. Then something leans on your ankle, standing on padded feet far too big for it. This is {name}. It had found you already.',
    'You were watching the egg. It is empty, and has been for some minutes, and the halves are set neatly one in the other. Something breathes behind you. {name} is under the chair, wet ear brushes and two silver eyes.',
  ],
  looks: {
    thriving: [
      'Snow or no snow, {name} is sliding, on those feet. It comes down the polished passage sitting up, ear brushes streaming, without a sound. At the end it gets up as if it had merely been standing there.',
      'From the hedge {name} looks on as you find your left glove, lost some time ago and nowhere near here, on the gatepost, fingers up. Your scarf is on the pump. It purrs, like a far-off saw, as you put yourself together.',
      {
        text: '{name} is some hours old and already practising not being there. It sits behind a chair leg, entirely visible, on four feet meant for somebody larger, and watches you fail to find it. Its belly is full.',
        when: ['baby'],
      },
      {
        text: 'You count the feet twice, since each is as big as the face. {name} has hidden under a single spruce twig, which covers one eye. You look everywhere else for it. It trembles with success.',
        when: ['baby'],
      },
      {
        text: 'You go down for the milk and come up again, and only on the landing do you think to look behind you. {name} is three stairs below, in plain view, one huge foot raised. It does not take the foot back.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Walking home through the spruce you hear nothing behind you, as usual. Then a stick breaks. {name} has never in its life trodden on a stick. It wanted you to know you weren’t alone.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name}’s padded feet have never made a sound in this house. You walk down the hall, and half a beat behind you a board creaks, and the next one, and the next. It is choosing the loose ones, so that you know.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and the room is empty. {name} is behind you. It has been since the stairs, on those huge soft feet, wanting nothing, and now it leans its ruff against the back of your knee.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You see {name}. That is all, and it is a great deal. It is lying along the log in plain view, ruff open, and when your eyes meet, it does not stop being there.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in everywhere and there is no {name}. Coming back along the hall you find your own damp footprints, and in every one of them a far larger, rounder print. It is well. There is nothing to do but walk on.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in on {name}, and it has been standing behind you for some time, on its huge quiet feet, looking in as well. It is happy, and wants nothing. When you turn round, it never was.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'You count the chairs, for no reason, and with {name} there is one too many. It does not move. It is upholstered in silver dun, with a grey fringe. You sit down on another, and say what a comfortable room this is.',
      '{name} lies along the hearth like a log that has not been put on. A spark comes out. A huge padded foot is laid on that, quietly, and it is as dark as before. Nothing got as far as you.',
      {
        text: 'You look for {name} under the stairs, behind the coats and in the linen. Then you stop, and something behind you stops a moment late, one huge padded foot in the air. It had been helping you look.',
        when: ['well'],
      },
      {
        text: 'You try each room for {name} and find large round dents in the rugs, still warm. Very well. You turn back, and in the hall mirror, a step behind your shoulder, it has been trying the rooms too.',
        when: ['well'],
      },
      {
        text: 'Nothing on the shelf, nothing behind the woodbox. Then the grey of the stair blinks. {name} has been fed, has heard you look for it in four wrong places, and thinks neither well nor badly of it.',
        when: ['well'],
      },
      'There is a twig by your door where {name} hangs what has been lost. The gloves have been moved up tonight, to make room at the end, in the moonlight, for one thing by itself: {loved}.',
    ],
    curious: [
      'Two ferns come apart by the width of a whisker. You have opened a letter, in there, in the light. {name} is reading your face.',
      '{name} stares at a spot on the carpet. There is nothing on it. You wait. A beetle comes out from under the dresser, crosses over, and stops there.',
      'What do you do by day? {name} has stayed up, behind the curtain, with its eyes screwed to slits, to find out. So far you have buttered something.',
    ],
    bored: [
      'Somebody follows you down the whole passage, and you hear every step, which is how you know that something is wrong. When you turn, {name} is sitting there in plain view with a fir cone between its feet. Kick it. Play.',
      'A floorboard creaks behind you. One animal here knows every board that does, and it has set a huge padded foot squarely on the loudest. {name} looks past you, ear brushes low, and creaks it again. Play with it.',
      {
        text: 'A single glove lies on the floor, where it has been let fall, and nobody has hung it up. {name} stands behind the clock with its face to the wood. Put out the lamp, and go and be hard to find.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} keeps all the secrets of the spruce dark but one. A huge padded foot comes out of the shadow, is laid on the rim of the empty dish, and goes in again. You have been told. The meal is overdue.',
      '{name} has carried the dish out and set it down in the path, where you would have to fall over it. You did not hear it come, and you do not see it now. Its meal is due. Pick up the dish.',
      {
        text: 'There are three boots by the door, and the third has ears. {name} is small enough to stand behind its own feet, and does, looking at the place where a dish should be. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'One of your boots has ears, with a few black hairs for brushes. {name} is in there to the eyes, the feet taking up the toe, and from the leather dark it is keeping watch on a dish with nothing in it. Fill it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'You look for {name} and find only where it has walked. The big round prints circle the empty bowl, and then go on, one inside each of your own, from the door to where you are standing. Feed it now. Do not turn round.',
        when: ['wary', 'well'],
      },
      {
        text: 'The empty bowl stood in the corner, and later at the foot of the stairs, and now it stands outside your door. You have not seen {name} move it, or indeed {name}. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look for {name} in every room. Only on the way back do you see the round padded prints in the dust, lying on top of your own, right up to your heels. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You turn round in the passage and there is only the passage. In the kitchen, though, wide padded prints go ahead of yours and stop at the dish. {name} has given up following. Its meal is overdue: fill the dish now.',
        when: ['well'],
      },
      'By the dish stands a chair with a ruff, and that is {name}, which can be furniture for as long as it takes. It is not hungry. It is a chair. Its meal is due. Feed the chair.',
      {
        text: '{name} has followed you for weeks without a sound. Today you turn round and it is there. It has no strength left to be unseen with, and lays its ears flat at you. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'In the dark under the stairs stand two black ear brushes, rather low. {name} would not have shown you those. It is too weak to take them in. The meal is overdue. Set it at the edge of the dark, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Someone has been behind you all the way from the hall. You turn on the stairs, and nobody. You turn in the kitchen, and nobody, only the empty dish, standing one step from your heel. {name} is hungry. Feed it now.',
      '{name} has stopped hiding. It sits in the middle of the lit hall, ear brushes, ruff, enormous feet and all, where anyone at all could see. That is how a secret tells you that it is hungry. Feed it now.',
    ],
    starving: [
      'You see {name} at once, and that is how you know. It lies in the open, in the lamplight, its grey ruff flat and its great feet anyhow. It had followed you as far as the kitchen. Feed it now.',
      'Big round tracks follow you from room to room, and each is closer to the last than the one before. You turn. At the end of them sits {name}, all ruff and no cat. It is starving. Feed it at once.',
      '{name} has come into the light. It has walked right into the middle of it, to where your chair is, and lain down, with its ear brushes flat. You had never seen that it was so thin. Feed it there.',
    ],
    weak: [
      '{name} still goes behind you on your rounds, but there are twigs snapping. Those feet never trod on a twig. It is too tired to look where it puts them. Give it a rest, or medicine.',
      'At the bend you wait for {name}, and it comes up, after a time, and sits down as though it had meant to look at the view. The silver hangs on it. Let it sleep, or give it medicine.',
      {
        text: 'You have never once heard {name} behind you. Now you do, one padded foot put down and the next one late. You wait at the turn of the stairs, and it does not hide. It needs medicine, or a good long rest.',
        when: ['from_child'],
      },
      {
        text: 'Behind you the step of {name} has a drag in it. You turn, and it has become a stump, as it does, but the stump is breathing hard. It won’t be looked at. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'It has followed you home and is pleased with every step, you can hear it saw. But it sat down at each gate. {name} leans on the door now, smiling in its ruff. Rest for it, or medicine, in the dusk.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has hidden as only {name} can, not a hair of it anywhere. You walk straight to the right curtain, by nose. Two ear brushes come out, gummed with resin and deeply put out. Give it a wash, and its secrecy back.',
      'You smell {name} before you fail to see it, which has never happened. For two days it has gone unwashed, and mice walk out of its way in good time. A lynx can’t live like that. Please wash it.',
    ],
    sick: [
      'You reach into the linen cupboard for a towel, and touch heat. {name} had gone in behind the sheets, where no one would ever learn of it. The ear brushes are trembling. It lets you know. It is ill, and needs medicine now.',
      'You can see {name}. That is how you know. It lies out on the open boards, in lamplight, with its great feet turned up and the ear brushes flat, and lets you come. Give it medicine now.',
      {
        text: 'You hear {name} cross the floor, and that is how you know. Those huge padded feet have never told anyone anything, and now you can count them. It sees that it has been found out, and lies down. Medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'On the stairs you turn, and nothing is behind you. {name} has followed as far as the third step. It lies along it with its huge feet still pointing up, the way you went. Medicine and food at once, or it will die.',
      'Large padded tracks, dragging at the toes, lead out of the cupboard and across the boards in the open. They end behind your chair. {name} is lying there, and it meant to be found. Medicine and food, now.',
    ],
    near_death: [
      'The prints come out of the trees to your door and stop. {name} lies on the step, in the light, where anyone might see it, and that is how you know. It has hours. Sit down beside it now, and stay.',
      'For {hours} hours there was no lamp on the path, and {name} has lain down beside it, where you would have to come by. The dark has all but closed over it. Bring the light. Sit with it now.',
      {
        text: 'You walk down the passage and nothing follows. You had never heard those feet, and now you miss them. {name} lies back where it stopped, ear brushes on the boards. It has only hours. Turn round and sit with it, now.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} is asleep on its side in the dark, and its huge feet are moving. You take a step back. So do they, without a sound. You stop, and they stop. Somebody is being seen home. Leave it until it wakes.',
      'The dark beside the door is breathing. Your lamp finds one ear brush, then one enormous foot, laid exactly in the print your boot left coming in. {name} sleeps with its weight on it. There is nothing to do until it wakes.',
      {
        text: 'An owl asks and asks. {name}, who is abroad at this hour as a rule, sleeps tonight in the crook of the old root, nose under its forked ruff, one big foot on your lost mitten. So that is where.',
        when: ['from_child'],
      },
      '{name} is asleep in the log basket, and you had all but put it on the fire. It lies along the birch, silver on silver. Only by the ear brushes can you tell which log to leave.',
      '{name} sleeps, and its big feet are on a trail. They come down one after the other on the blanket, so softly that not a thread stirs. Once they all stop. Whoever it is following has looked round.',
    ],
    asleep_in_danger: [
      'The moss where {name} sleeps has gone cold, and it has not drawn in its feet. It wakes at {wakes_at}. Reflect beside it now. Tonight it is you who walks behind.',
      'Asleep, and in danger, and it can take nothing before {wakes_at}. Set down the lantern, turn it low, and reflect by {name} so that there are two of you in the dark.',
      {
        text: '{name} lay down to sleep round the empty dish, out among the trunks. It wakes at {wakes_at}. Reflect there with it now, and at that hour put something in the dish.',
        when: ['unfed'],
      },
    ],
    shy: [
      'On the wardrobe stand a hatbox, a suitcase and two black ear brushes. You look up. A hatbox, a suitcase. Sit on the floor, look at your hands for a while, and let there be three things again.',
      'Two black brushes show over the woodpile, and when you look, the woodpile. {name} is well and knows your coat, your step and where you keep the axe. You know a woodpile. Sit down on the block and let that even out.',
      'There were {wait} when your path had nobody on it. {name} walked it each night regardless. It keeps further back now. Sit out there where it can find you.',
    ],
    back_from_death: [
      '{name} is back. It has seen the wood that goes on, and turned round in it, since you were not in front. It stands close behind you. Let it, and see that its next dish comes when it should.',
      'One morsel of bark, from no tree in this forest, is stuck in the silver ruff. {name} lets you pick it out. It came home walking in front of you, the whole way, where you could see it.',
      {
        text: 'You paid, and {name} has been back some hours. Those feet never made a sound in any house. Now, whichever room you go to, it sets them down hard on the boards behind you, so that you will hear.',
        when: ['from_child'],
      },
      {
        text: '{name} followed you home again. It was a longer way this time, and there were no trees on it. It doesn’t keep to the dark corner now, but sits out by the lamp, huge feet together, where you can see it.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} walks beside you now, and no longer behind. It is a little deaf in the feet, it says. Twigs crack. The deer know that it is only the two of you.',
      'The ruff has silvered, so that it can be told from the wardrobe by anyone with patience. {name} lets it be told. It has seen a great many home.',
      'The lantern stood on the table once. In {days} days it has got as far as the wood, and hangs there on the first branch, and that is where you both sit of an evening.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats without a sound, one huge padded foot on either side of the dish. You look up to ask whether it was good. There is a clean dish, and a little more dark than before under the table.',
        '{name} eats behind the clock, without a sound, so that it seems to be the clock that eats. The dish comes back empty, pushed by one huge padded foot. There is a spruce needle in it, for the trouble.',
        {
          text: '{name} eats from behind the dish, so as not to be seen. On this side are two ear tufts, barely begun, and to left and right a foot meant for some far larger cat. The dish, once empty, turns out to be glass.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} has the feet of a far bigger animal and must sneak on them. It comes out from behind the table leg, slap, slap, slap, quite sure nobody has noticed. You study the wall until the dish is empty.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You leave the dish where the light ends and walk off. When you come back it is clean. Only then does it strike you that, to the kitchen and back, each of your steps has had a second one in it, softer than yours.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You leave the meat on the stump, go in, close the shutters, hold your breath. You look through the knothole. The stump is bare. At the knothole, an amber eye, full and calm, looks in.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} has been following you home for weeks without a sound. You are on time, and it eats, and follows you home again. This time it lets you hear one foot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats, wipes its grey ruff and shows you a secret. It is a flat place between two roots, worn smooth, about as wide as a lynx. From there you can see your own window.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put down the dish and turn your back, and there is no sound at all. But the window glass holds the room behind you, two black ear brushes bent over the rim. {name} looks up, into the glass, at you. It goes on eating.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} used to bury half of it under bark and tell no one. This half it buries under your coat, with you watching, pats it down with a foot like a cushion, and looks at you. Now two know.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats beside your boots, holding the meat down with a foot as broad as your hand. At a crack in the forest it stops, looks there, looks up at you, and leaves the listening to you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You put down the dish on time and turn your back, as it likes you to. The eating begins, and stops. A huge soft foot comes down on yours and pulls. You may turn round. {name} eats, with you looking.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        'You set the dish down for {name}, on time, turn for the spoon, and turn back. It has been eaten, all of it. Nobody has stirred. Somebody is washing a foot like a muff, and looking at the clock.',
        {
          text: 'After {streak} on time {name} eats in the lamplight, all of it lit, down to that bit of a tail. Nobody in the spruces would believe it. When the dish is clean it asks you not to let this get about.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats every bit, and you have been on time with {streak} so far. It backs in under the table, where it can’t be seen, apart from the eyes, the ear brushes, and all of its feet. It is learning.',
          when: ['baby'],
        },
        {
          text: '{name} waits until you have carried off the lamp, and then you hear it eat, all of it, with stops. It has never made a sound at its food. It is not well. Leave medicine where the dish was.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it to the glaze, and this time it does not go round by the wall to see whether you are followed. After {streak} on time it walks straight across the kitchen, in the light, with its back to the door.',
        'For {streak} meals on time {name} has come a little sooner to where the dish is set down. Now you find that it is there before you. It must have followed you from in front. It eats up.',
        {
          text: 'You have served {streak} on time to what looked like an empty room. Turning to go, you see one black ear brush beside the coat stand, and dust on it. {name} has attended every one of them.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats out in the open, on time, {streak} in a row. Then it goes back into the dark behind the chair and leaves one huge foot sticking out, so that you will know where.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a mouthful from the edge and covers the rest with spruce needles, three or four, very neatly, as one does in the woods. It will find the place again at {opens}. Do come along.',
        'One mouthful, and {name} scrapes moss over the rest, then needles, then a branch, pats it, walks round it, and pats your foot, which was standing too near and gave the place away. The foxes will find it.',
        {
          text: 'You carry the dish through every room, calling, and look behind all the coats. {name} is not hungry. It comes along after you on those huge soft feet, upstairs and down, and when at last you give up takes one bite past your elbow.',
          when: ['no_item'],
        },
        {
          text: '{name} takes a taste, scrapes the hearth rug over the rest, and pats it flat with both great feet. Then it withdraws among the coats, ear brushes up, to see who comes for it. You go to straighten the rug.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, down to the glaze. You hear it go, and you never hear it go. That was one ear brush drawn, on purpose, along the whole length of the wall, away from you.',
        'You come late, and where {name} should be the dark has no eyes in it. You put the dish down. It eats it all with its back to you, so as to leave you nothing to see it by.',
        {
          text: 'You begin to explain what kept you. Then you see the hall floor: beside your own dusty footprints, all the way in from the gate, go wide round ones. {name} takes the dish under the stairs. It knows what kept you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You were late, and {name} eats without asking where you had been. When it has gone back into the dark of the hall you see its prints round the dish, broad as saucers. They are in the same red clay that is on your shoes.',
          when: ['wary', 'well'],
        },
        {
          text: 'You carry the dish to the dark end of the room, late, and call. {name} steps out from behind you. It had walked at your heels from room to room to see what you were doing instead. It eats facing the wall.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bring the dish out of breath, with a reason. {name} knows the reason. Its big round prints run beside yours the whole way, to the shop window and the bench where you sat down. It eats on the far side of the stove.',
          when: ['well'],
        },
        {
          text: 'You carry the dish to the far dark corner, where {name} must be. It is behind the door, an arm’s length from where you came in. It had not the strength to hide better. It eats with its ear brushes down.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'Nobody ever saw {name} until it meant them to. Now it lies in the open, eats your late meal, and cannot get up to hide. It shuts its eyes at you instead. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has learned the dark early. It lay in it, and no one came. Now it eats, late, and looks into your face from a little way off, as one learns a track, to know it again and keep clear.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies where the dark is deepest. It eats a little of what has come late, and turns its face from the rest. Then it makes a sound, which it never does. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} had a path to your door. After {hours} hours there is another, going from it, as far as the first trees and back, and again. It eats everything, with its ribs showing through the silver. Be there, and be on time.',
        'You nearly tread on {name}. It has lain on the doorstep {hours} hours, in the open, where anyone would see, and it lets you step across. It eats all of it with its ruff in the dish. Do not be late again.',
        {
          text: '{name} does not come to the dish. You go out, come back for your keys, and it is empty. Great round prints lead up to it along the wall, and keep well wide of the place where you had been standing.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats in plain sight. It no longer minds whether you see it. Then you go back along the passage, and halfway down it comes to you, for the first time since you have lived here, that nobody is behind you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, after {alone}. On the path you find your own tracks from when you left, and set exactly into each of them a great round paw. They go with you as far as the gate. There they turn back.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} let you learn that it exists. Then nobody was there for {alone}. It eats now with its black brushes flat, looks at you once, and walks back into the dark, where it had been doing well before.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} used to follow you home. For {alone} there was nobody to follow. Now it cannot stand, and it eats only when you have turned your back. Keep it turned, and do not leave.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You had learned that {name} exists. It eats, weak, at the very edge of the light, after {alone} alone, and with each mouthful draws a little further out of it. Stay where you are. Stay, though.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has come out into the full light, because it can no longer stand anywhere else. It eats. It does not look at you. When it can walk, it goes back among the trees, and it makes a sound at every step.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The ruff hangs in two wet forks. {name} eats what you brought, and every bone of it can be seen. It knows that it is being seen. It gets between you and the wall, until it is only wall, and shakes.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You put the dish on the back step and watch for {name} until the meal is past saving. It had eaten. When you turn to go in, there are broad round prints behind yours, where it sat and watched you watch.',
        '{name} has eaten, where and what it does not say. It puts its nose over the dish, takes it away, and sinks back among the coats, somewhat rounder than a coat. Call it out again at {opens}.',
        {
          text: 'You leave the dish where the spruces begin and walk home without looking back. On your doorstep stands the dish, untouched, the meal gone cold in it. {name} is full, and must know a shorter way.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You hold the dish and look the other way, and feel {name} take some of it, so slowly that you think it has gone. The ruff is hot against your wrist. It is ill. Medicine next.',
        '{name} eats a little, by the light, because it can’t get as far as the dark. It stops often, as if it had heard something. It is only its own breath. It is ill. Bring medicine next.',
        {
          text: 'You can hear {name} behind you all the way to the dish, and that is how you know, for those feet make no sound when it is well. It eats a little. The black ear brushes hang. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        'Only {name} and the dark know what became of it, and the dark is licking its whiskers. You say “{item}?” softly, and something behind the clock purrs like a saw in the next valley. It was all eaten. It will be denied.',
        '{name} came into the lamplight at a trot, right through the middle, and ate up without looking behind it once. There is just one secret that it has never been able to keep, and that is {item}.',
        {
          text: 'You lay {item} on the fallen log and have not straightened up before {name} is there, out of no direction at all, chewing with its eyes shut. There is a purr. It is like a saw in someone else’s valley.',
          when: ['well'],
        },
        {
          text: 'You bring out {item} and the forest comes a step closer. A rumble, which you had taken for the mill, is {name}, right behind you. The stub of a tail beats twice. It takes the thing across your shoulder.',
          when: ['well'],
        },
      ],
      disliked: [
        'You come upon it on the path, at the height of your foot, laid where you could not miss what you had lost: {item}. {name} would prefer hare.',
        '{name} ate some and put the rest on a twig with the gloves: {item}. Somebody will come by who is missing that. Bring it something with a wing.',
      ],
      harmful: [
        '{name} followed the scent of it, as it has followed every scent, and ate. It was {item}. It is crouched in plain light and does not hide. It hurts too much to hide. Never leave that in its path.',
        'There is one print of {name} by the back door, and then a place where it lay down. It had eaten, and the word for it is {item}. The ear brushes are flat. Keep that out of its woods, for good.',
        {
          text: 'You gave it {item}. {name} does not cry out, it never has, but the ruff stands up like frost and it goes backwards from you on three feet, into the dark, watching your hands. Never give it that again.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You gave it {item}. {name} made no sound, the forest taught it that, but it backed away from your hand with one paw held off the floor and its ears gone flat. Never give it that again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You walk through the dark room with your arms out, and {name} is it. You hear nothing at all. Something touches your ankle. Something touches the other. When you have both hands in its ruff, it is beside itself at being found.',
        'You creep up behind {name}, which cannot be done. It lets you. It sits with its back to you, ear brushes quivering, hardly able to bear it, right up to the moment when you say “Boo.” Now it will be you.',
        {
          text: 'Your hand makes a shadow on the wall, and {name} is on it with both huge feet, ruff flying, and on it again. You bring the hand itself a little closer. That is left alone. The shadow gets its ears boxed.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You drag the pine branch down the hall, and look back, and nothing has it. You drag it on. It grows heavier. When you turn again there is a silver cat on the end, looking elsewhere. {name} has enjoyed it from the start.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide. {name} followed you for weeks through the black woods and never lost you once. It walks by your curtain, where your shoes stick out. It looks in the bucket. It looks in the bucket again. It is so very kind.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have hidden behind the coats and hold your breath, listening for {name}. Nothing comes, for the longest time. Then the coat beside you, the silver one with the forked collar that you do not own, leans on your shoulder.',
          when: ['well'],
        },
        {
          text: 'You get behind the door and hold your breath. After a moment you hear another breath being held, lower down. {name} has been hiding there since before you thought of it, and the ear brushes are shaking.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll a fir cone in under the blanket and {name} goes after it. The hump is quiet. It goes flat. You lift the corner and find nobody. Behind you sits something small on very large feet, with the cone.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk two fingers over the velvet, and they leave dents. {name} comes after on feet meant for somebody larger, and sets one on each dent, and wipes you out step by step. It arrives at the fingers, and sits on them.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was already enjoying itself, somewhere. You make your game for the room in general. There is no applause. But one of the bushes outside has ear brushes, and is nodding.',
        'You play hide and seek with {name}, which is as happy as it can be behind the curtain, and was there before you started. You look under the bed for its sake. It follows close, to see where you look next.',
        {
          text: 'You take off your shoes to stalk {name} down the hall, breath held. It gazes out of the window, perfectly content, and hears every step. At the board that groans it flicks one ear brush, so that you can go round.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide the cork behind the clock, your back to {name}’s basket. When you turn round {name} is in the basket, and so is the cork. It could not have been happier to begin with. It lets you hide eleven more.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hide behind the door for {name}, and wait, and nobody comes. When you look out it lies where it lay, and just its eyes have followed you. It can’t do more. See first to what it needs.',
        'A cone rolls up to the feet of {name}, those great soft feet, and stops there by itself. It looks at it as at something from long ago. Leave it. See to what it needs first.',
        {
          text: 'You trail a string past the coats. A huge padded foot comes out from among them, lands on it, and lies there. You pull, and the string slides from under with no trouble at all. Put it away. See first to what is wrong.',
          when: ['no_item'],
        },
        {
          text: 'It steps on a twig and starts at the noise, and stands there, ashamed, in the middle of the trail you laid. Leave the trail. {name} has a fever. Fetch the medicine, and turn down the lamp.',
          when: ['ill'],
        },
        {
          text: '{name} does find what you hid. It carries it to the dish, puts it in, and looks at you across it, as at somebody who has lost the way to the larder. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” to nobody, and go on, and {name}, behind you, has heard. There is a rush of soft feet, a tumble in the ferns, and when you turn there is nothing there but the ferns, laughing.',
        'For {item} the wood gives up {name}. It springs out of the very tree you were looking at, turns over, and lands without a sound. Then it growls, so that you should know it has landed.',
        {
          text: 'You bring out {item}, and the stub of a tail, which tells nobody anything, flicks twice. {name} gallops three circles on snowshoe feet, sees that it has been seen, and walks the fourth with its ruff straightened.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}, and {name}, who is never seen to want anything, forgets to be unseen. It leaps straight up with all four snow feet spread, comes down facing the other way, and does it over, in full view.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It happened in the middle of the light, where everyone could see. {name} looked on from the coats. A trail to follow would be good, or something with moths.',
        'It found it at once, since it was not hidden: {item}. It has hidden it now, properly. You will not be needing that again.',
      ],
      harmful: [
        'It does not come out. There is a track, and something dark on every second step. Never bring this into its woods: {item}. Follow without a lamp and sit where the track stops.',
        '{item}. It was so bright, or so sudden, that {name} ran into a tree that it had known all its life. Throw that away. Make it dark, and wait.',
      ],
    },
    clean: {
      wanted: [
        'The wood comes out of {name} with the wash: bark, burrs, a small brown feather. Cleaned, it is so silver that it shows up in the dark, and it looks down at itself with some alarm. It shakes, and that is better.',
        'You wash one foot of {name}, and it takes the whole basin. You wash the next. There is no sound from it, but between the great pads the toes spread out, slowly, like something opening underneath a tree.',
        {
          text: 'Out of the ruff of {name} come needles, moss and a bus ticket. The ticket is yours. It is from before you knew that you were not alone. It lifts its chin, so that you can do the other side.',
          when: ['trusting'],
        },
        {
          text: 'Out of the forked ruff come spruce needles, a burr, and a red thread. It is from the scarf you lost on the path, before you had ever seen {name}. {name} looks elsewhere and holds out the next foot.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You comb the forked ruff of {name}, and there is nothing in it, not a needle. It looks at the empty comb with you. It has left the forest outside, and wiped all its feet, so as not to be followed.',
        '{name} is clean, and you wash it, and the water stays so clear that you see those huge feet standing at the bottom like stones in a stream. You both look down at them for a while. They are good feet.',
        {
          text: 'You lift the huge feet of {name} one after another, to wash them, and all four are clean. It has been wiping them at your door, it turns out, for weeks.',
          when: ['well'],
        },
        {
          text: '{name} permits the comb, down one fork of the ruff and down the other. All it finds is a single spruce needle. {name} takes this from you with its lips and tucks it back in. It was clean already. That was being kept.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is {item}, and {name} has come for it by itself, huge feet and all. It lets you take from it the scent of every place where it has been. Those were its best secrets. It holds up its chin.',
        '{name} could vanish at any time. It stays, because of {item}, with its forked ruff in your hands, both prongs. When you have done, it is so silver that it looks round for the moon.',
        {
          text: 'You have brought {item}. {name} looks over both shoulders, then tips its head and shows you where, behind the left fork of the ruff. Nobody else knows about that place.',
          when: ['well'],
        },
        {
          text: '{name} has known about {item} for weeks, from the dark outside your window. It is on your knees before you have sat down, and lifts the first huge foot. It has been looking forward to this.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It smelt of flowers, of no flowers that grow. {name} bore it, and has rolled in the leaf mould until it smells of nobody. Use bark, or moss.',
        'You did what you could reach, and most of {name} is beyond the lamp: {item}. A comb might be let come closer.',
      ],
      harmful: [
        'There is a raw strip under the ruff, where {name} hides its throat. It has laid damp moss on it. Leave that there, and never again use this: {item}.',
        '{item}. It has rubbed its face along the clock, the stand, the wall, to get it out of its eyes. Wash them with brook water. Throw the rest away.',
      ],
    },
    medicine: {
      wanted: [
        '{name} swallows the dose. The ear brushes, which had sunk, come up, one of them first, and stand listening to the wood beyond the wall. Something out there must have asked. It settles its ruff on its feet.',
        'You hold out the medicine to where the dark is thickest, and {name} takes it. You can’t see it do so. Then it breathes, lower and longer, and you know exactly where it is. Sit down there.',
        {
          text: 'You hold the spoon out to the dark under the table. Nothing is there. Then the spoon is lighter. By and by a huge grey foot comes out and rests on your ankle, and it is not so hot as it was.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} does not care to be seen taking it, so you shut your eyes and hold out the spoon. A rough tongue goes over it. Then a huge padded foot settles on your wrist, cooler than before. You keep them shut.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You dose {name}, and the ear brushes go up in surprise and stay there. It has nothing wrong with it that it knows of, and it knows most things. Put the bottle back behind the others. It won’t tell anyone where.',
        '{name} takes the medicine out of the dark, and the spoon comes back without a sound. It is perfectly well. It saw you worry, and did not like to let you down. Keep it for a bad day.',
        {
          text: '{name} takes the spoonful, keeps the result to itself, and goes off among the furniture. For hours you have the feeling that somebody is watching you for symptoms. There are none anywhere. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You had only thought of it, {item}, and {name} is sitting behind you. It must have heard you think from the far side of the wood. It has it without a sound, and you are thanked by one ear brush.',
        '{name} has its medicine among the coats, where it is dark. It was {item}. There is a long silence, and then a sort of purr, as of a saw in the next valley. Say nothing about it.',
        {
          text: 'For {item} {name} would wag its tail, if it had been given one. What there is goes left and right, two inches, the whole way through. Down goes the medicine with it, and does good to the very stub.',
          when: ['item'],
        },
        {
          text: '{name} has known about {item} since you reached for the shelf. You turn round, and there is nothing in your hand, and one huge soft footprint at your heel. Somewhere in the spruce dark the medicine is doing good.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It took the half, and hung up the other, with the gloves. What it took is of use. Something with less of a smell would find it more easily.',
        'You had to shine the lamp on {name} for it, and it shut its eyes and was a tree: {item}. Some went in. Do it by dusk, next time, without the lamp.',
      ],
      harmful: [
        'It walked in circles, and anybody could hear. It is lying now with its feet going. That was {item}. Never again. Cover the lamp, and get what will undo it.',
        '{item}. The coins have gone out. You speak, and {name} turns its head to the wrong tree. Give it no more of that. Stay, and touch it, so that it knows which way you are.',
      ],
    },
    discipline: {
      wanted: [
        'You stand in its path and say nothing, and {name}, with somebody’s hat in its teeth, has nowhere to be. It lays the hat down. It goes off between the trunks, and puts its feet down so that you hear each one.',
        '“I saw that,” you say, to the empty larder, and after a time a piece of it moves and is {name}. It had thought nobody could. It comes out past you, low, and looks up once with something like respect.',
        {
          text: '{name} hears you out, then backs off the tablecloth, putting each huge foot into the print it made going up. At the end there is no proof. It follows you down the hall, one door farther back than it used to.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You turn round, just turn, and {name} stops behind you with the bacon. You look at each other. It sets the bacon on your boot. On the way home it walks where you can see it, and a small step away.',
          when: ['trusting'],
        },
      ],
      little: [
        '“We don’t follow the postman,” you say to the dark, and {name} is sitting behind you, where it belongs. It has followed nobody else in its life. It hears you through, and is a little touched at the idea.',
        'You explain to {name} about the neighbours’ hens. It knows about the hens. It knows who really takes them, too, and could tell you. It listens, ear brushes level, and keeps that to itself.',
      ],
      bad_time: [
        '{name} hears you from the doorway until you have finished, and then it is not in the doorway. Afterwards you go about the house, from room to room. There is nobody behind you. You keep stopping, to make sure.',
        'You turn on {name}, with your voice up. It followed you all this way, through all those rooms, without a sound, and you never asked what for. Ask now. See to that, and leave the teaching for later.',
        {
          text: 'Halfway through, only two black ear brushes show above the chair back, and then not those. You finish scolding a chair. Afterward, in the passage, something with large soft feet stops whenever you stop. It is as far off as in the beginning.',
          when: ['from_child'],
        },
        '{name} has stepped out in front of you, in full light, and you scold it for the mud. It does not come into the light for nothing. Look at it well, and see what it needs. The mud can wait.',
      ],
      loved: [
        'You said it by {item}, low, in the dark, as one should to a lynx, and {name} gives back the hat. It will go behind you as before, only that for a while it takes the other side of the road.',
        '{item}, and {name} knows that it was seen, and by whom, and that it will go no further. It leaves the hen house alone. It stands behind the wardrobe for a while all the same, being wardrobe.',
        {
          text: 'You teach it by {item} to come in at the door, like anyone, and not through the dark of the coats. {name} learns it. It comes in, wipes four huge feet, and goes behind the coats to be proud.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. There was too much light in it. {name} does it no more, and for two days has been a very stiff sort of wardrobe. A word would have reached it.',
        'It complies, and you do not see it comply. You see a glove, hung by itself, with the fingers down: {item}. Just stand in the path, another time.',
      ],
      harmful: [
        'It ran, and broke whatever was in the way. You heard it as far as the river. That was {item}. Never again. Take the lantern to the last tree, leave it there, low, and sit.',
        '{item}. {name} had never been afraid of what walks in front. It is under the floor with its ears flat. Take the thing off, and come back in your socks, and sit down in the dark.',
      ],
    },
    sleep: {
      wanted: [
        '{name} turns round on the blanket, like one treading down ferns, and lies. You put out one lamp, then the other. The eyes are left, quite low, and they have stopped following anything.',
        'You tell {name} that you are home, and shut the door, and sit down, so that there is nobody left to see to theirs. It lets itself down at last on its big feet. The ruff unforks. It rests from following.',
        {
          text: 'You hang a blanket over two chairs, dark as spruce, and look elsewhere. When you look again, one huge foot is sticking out, clenched. {name} has told nobody how tired it was. An hour on, the toes have let go of each other.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You make up the dark place behind the stove and leave, since it will not lie down in front of people. From the next room you hear big feet turn once around. Then the thump of somebody who has stopped being careful.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed and blow out the lamp, and that is when it gets up. The dark is its morning. You hear nothing, but the blanket, when you feel for it, is warm and has nobody in it.',
        '{name} lies down where you ask, and its eyes stay open, two green coins. It isn’t tired. It is waiting for you to drop off, so that it can walk once round the house and see that you have.',
        {
          text: 'You carry {name} to the straw and it goes limp, all feet. You tiptoe out, latch the door, cross the yard, hang up your coat. When you sit down in your chair, the chair has fur.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put {name} to bed, turn the lamp down and leave on your toes. {name} leaves on its own, which are better. You learn this on the stairs, from the hall mirror, where two ear brushes stand up behind you.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was to be {item}, and {name} went off to its dark corner. Then you feel for it, and it has fur, and is asleep, without even choosing a wall to be, with one big foot on your hand.',
        'You said “{item}” into the dark, and somewhere in this room is {name}. You can tell by the breathing, which is slow and has stopped listening for anything. You find your way out by feel, and step over it.',
        {
          text: 'You bring {item}, and put it where it is darkest. Out of the dark {name} lets down its weight, foot by enormous foot. The two coins look at you, go half, and are put away for the night.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. One could be seen in it from four sides. {name} rested there as an exhibit does. Some boughs across would help.',
        'It lay down, to please you, and got up, to please itself: {item}. It will have slept in the woodpile. A hollow log is much like that.',
      ],
      harmful: [
        'It came out of there blinking and fell over a root that is not there. Whatever it was, it has hurt it: {item}. Not again. Let it lie where it is dark and damp and cool.',
        '{item}. It has dragged itself under the bed and lies with its paws over its eyes. Get rid of that, and put out every lamp.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and {name} is somewhere in the room. You don’t look for it. The lamp burns down a bit, and as the light draws in, the dark comes nearer, and there is a warm foot in it, laid against yours.',
        'You sit at the edge of the trees with your hands empty. Nothing comes. When you get up, there is a warm hollow in the moss behind you, the size of a lynx, and two black ear brushes going off through the fern.',
        {
          text: 'Behind you a floorboard creaks. Those great padded feet have crossed it any number of times and it has never made a sound for them. You do not turn your head. You are being told, from quite near, where {name} is.',
          when: ['from_child'],
        },
        {
          text: 'You sit, and {name} sits down behind you, which is where it sits. This time there is no gap. It leans its broad back on yours, and you look into the room, and it looks into the trees.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit on the step, and {name} comes out from behind you and sits at your side. From there it can see your face. It looks at it for a good while. For weeks it had only the back of your head.',
          when: ['trusting'],
        },
        'There is a whisker in the light, and it stays. You know what that is. After those {wait} you would not have thought to see one again.',
        '{name} has gone, and come back, and puts into your hand, in the dark, something that you know by the feel: {loved}.',
      ],
      little: [
        'You have been out four times with the lamp, and the moths are getting the wrong idea. {name} is there. It was there all the other times. Go in a while.',
        'No one has passed since you last sat here. It has nothing to tell. Leave the night a little room and come again.',
      ],
      ill: [
        'You sit and look the other way. Behind you come footsteps, four of them, quite loud. {name} could have come without. It leans its forked ruff against your back and gives you some of the weight. Now see what it needs.',
        'You sit down in the dark with your shoulder against the clock. {name} lets go of being a tree and slides down on the other side till it has you to lean on. Then see to what it needs.',
        {
          text: 'You sit down in the dark, and {name}, that smelt of moss, smells of fever. It leans its ruff on you, both forks. You could count its breaths, and so could anything out there. Bring the medicine, by feel.',
          when: ['ill'],
        },
        {
          text: '{name} lies down on your feet in the lamplight and does not look for the edge. It has put its muffs on either side of the empty dish, so that you should not lose that as well. Fill it.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You had taken it for the shadow under the stairs. You sit beside it. One broad paw stirs and sets itself down, stirs and sets itself down, in step with something. After a while you know it. It is your walk.',
        '{name} sleeps, and you sit there with your back to it, as it knows you best. Behind you something soft is laid against your spine. It is the ruff. It has followed you, asleep, by the width of a hand.',
        'Its feet go, softly, without a sound, and behind its lids the coins go along from side to side. It is seeing someone home. It must have done it {days} times.',
      ],
      shy: [
        'You sit with your back to the dark end of the room, since that is where {name} seems to live. Nothing stirs. When you get up there is a round place on the boards, close behind you, and it is warm.',
        'You face the stove, since {name} is somewhere behind you and prefers it so. Nothing treads. Then in the brass of the stove door you see yourself, very small, and two black ear brushes not a yard away. You go on looking at the stove.',
      ],
    },
  },
  things: {
    feed: {
      'snowshoe hare':
        'You leave the snowshoe hare on the white step, where one can hardly see it. {name} lifts it without a mark on the snow, and there is only the step. Four great soft feet are lying there in the morning, in pairs.',
      'roe deer':
        'You drag the haunch of roe deer as far as the pump, and {name} drags it the rest. A slow easy sound begins out there, like somebody planing a door. At the end of it you are brought a hoof.',
      grouse:
        'You hold up the grouse by the feet, and out of the dark {name} puts up one muff beside it, quite gently, and takes it down. Feathers come back on the wind. One is in your hatband before you are indoors.',
      'field vole':
        'A field vole is one mouthful, and {name} makes an evening of it. It carries it past the lamp, and past again. You never see it swallow. You see it put away a tail, like a bootlace.',
      ptarmigan:
        'White bird, white snow, white moon. You put the ptarmigan down and cannot find it again. {name} can. There is a red place, then none, and it walks away leaving prints as big as plates that are not even deep.',
      'red squirrel':
        'The red squirrel hangs from the nail by the door, and then the nail is there. {name} eats among the coats, tail last, and goes about for an hour with a brush at each ear and a third at its mouth.',
      'moose scraps':
        'You tip out the moose scraps by the fence, a bucketful, and {name} stands over them with a foot on each, like a person minding luggage. It sees you off to your door. When you look back you hear a jaw.',
    },
    play: {
      'scent trail':
        'You have dragged the glove over two fields and a stile, and hidden at the end. {name} follows the scent trail with its eyes shut. It steps over you where you lie, follows it back, and brings you the other glove.',
      'snow tracking':
        'For the snow tracking you set your feet oddly, to be clever. {name} comes along behind, setting its own into each. You turn at the wall, and there is one line of tracks, and it is yours.',
      'hiding in spruce':
        'It is your turn at hiding in spruce, and you stand quite still with your face in the needles. You hear nobody look. By and by you notice that the bough you are holding on to is warm, and holds you.',
      'moth hunting':
        'You put the lamp out on the stump for the moth hunting, and {name} works round it, outside the ring. A wing flickers and is not there. Each is laid on your knee, folded, with the dust still on.',
      'fallen log balance':
        'Over the beck goes {name}, on the fallen log balance, one muff before the other, and turns in the middle without looking. You follow with your arms out. It waits behind you, of course, it has gone round, to see you over.',
      'shed antler':
        'You roll the shed antler across the boards, and {name} takes it by a tine and lies down with it under the clock. It gnaws. In the half dark you cannot say which of those branches is its ear.',
      'night stalking':
        'You put out every light for the night stalking and stand in the hall. Something passes your left hand. Something passes your right. You reach out and take hold of a ruff, and you hear {name}, close by, draw a breath of surprise.',
    },
    clean: {
      'spruce bark rub':
        '{name} sets its shoulder to the spruce bark rub by the door, and leans, and slides. The whole frame shakes. It leaves silver in the cracks, and comes by to see if you itch.',
      'neck ruff comb':
        'You go in under the chin with the neck ruff comb, and out comes a length of blue thread. {name} looks at the thread, and at you, and closes one eye. You put it on the fire.',
      'paw pad balm':
        'Each foot fills both your hands. You work in the paw pad balm, between the toes, where the ice has cut, and {name} lets its weight down on your knees. It walks off over your floor without a print.',
      'damp moss':
        'You wring out the damp moss and pass it round the trunk, and {name} takes the side of its face to it, slowly, green on silver. It keeps the piece. Later it is growing in your pocket.',
      'pine resin removal':
        'It takes butter and an evening, the pine resin removal. You roll strand after strand out of the left fork. By then it is on your own fingers, and {name} has to come with you to the sink.',
      'forest stream wash':
        '{name} wades in above you at the forest stream wash, and what comes down past your shins is needles, then ash, then moonlight. You wash a muff, and it is bigger than your bucket. It shakes itself behind a tree, for manners.',
    },
    sleep: {
      'spruce bough bed':
        'You shake the frost off the spruce bough bed, and {name} looks at every side of it and goes in under. The boughs settle. You put down your hand to smooth one, and it draws in a foot.',
      'hollow log':
        'You knock on the hollow log, and it knocks back. {name} is in already. At the end there are the two ear brushes, like something growing, and when you blow in at the other they bend, and lie over.',
      'windfall den':
        'The storm has laid three firs crosswise for a windfall den, and {name} goes down between the roots like smoke going the wrong way. You hang your scarf at the mouth. In a while it has been drawn in.',
      'moss bank':
        '{name} lies down on the moss bank, and then there is the moss bank. You sit beside where it must be. Something under your palm goes up and down, green, and is a little warmer than the weather.',
      'owl calls':
        'You open the shutter to the owl calls, and {name} listens with its brushes up. Two of them, over the ford, and all is well there. It lets down its chin upon its muffs, as a watchman does who has been relieved.',
      'pine needle mat':
        'You lay the pine needle mat behind the clock, and by evening it has spread as far as the stairs. {name} is in the thick of it, feet under chin. You sweep round the edges, in your socks.',
      'foggy thicket':
        'The foggy thicket has come up to the house, and {name} walks in at one side and does not come out. You hold the lantern up. It makes a small gold room, with nobody in it, that purrs.',
    },
    medicine: {
      'willow splint':
        'You bind on the willow splint by the last of the light, and {name} holds out the leg from behind a curtain. It tries it on the boards, and there is a tap. It looks at the foot.',
      'tick treatment':
        'You part the ruff at the back, where it cannot reach, for the tick treatment, and drip it in. {name} stands like a fence. When you have done, it shakes a needle out for you, one, of the best green.',
    },
    discipline: {
      'lantern raised':
        'You say nothing at all. There is the lantern raised, and in the ring of it {name}, with your other boot in its mouth. It sets down the boot, toe to the wall, beside its fellow, and backs out of the ring.',
      'one quiet word':
        'Out in the dark {name} had its foot on your duck. You say one quiet word, at the window. The foot is lifted off, and the duck comes up the path to you, ahead of nobody.',
    },
  },
  refusals: {
    asleep: [
      '{name} sleeps, and it will not be found before {wakes_at}. You could put that down by any of the trees and be wrong. Reflect there, though, in the middle. It will reach it.',
      'There is no use in lanterns. It is bark until {wakes_at}. Sit down by the bark and reflect, and you will not be sitting by yourself.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It followed you today from the bed to the stove, from chair to chair, all by itself, and was seen twice. It has taken that to heart.',
      'A child now, with its first glove. It found it by the gate, and could only reach the lowest twig, and sits underneath it to show where it is.',
    ],
    teen: [
      '{name} is half grown, all foot. It stays out until it is light and comes in smelling of places. It will not say where. Keep the dish on the step, at its hour. It looks for that.',
      'Half grown: it screamed, last night, at the treeline, and nobody was so startled as {name}. It has been the coat stand ever since.',
    ],
    high_care: [
      '{name} is grown and a {form}. It crosses the lit floor from one side to the other, in no haste, and lies down under the lamp. It believes that you may be home.',
      'Full grown: a {form}. You stop on the path, and it does not stop behind you. It comes on, and stands at your knee, and you look at the dark together.',
    ],
    balanced: [
      'A {form}, full grown. {name} goes with you to the edge and with the deer to the ford and with the moon to the end. It is back by the fourth tree when you lock up.',
      '{name} is a grown {form}. It sees others home as well, you have learned: the schoolmaster, a hedgehog. But it is your lantern that it moves.',
    ],
    low_care: [
      'It grew up in the dark, where you were not: {name} is a {form}. Everything in the house has needles on it. You have not seen so much as a coin.',
      '{name} is grown, a {form}. It has followed you all these days, one floor up. The boards do not creak. Only the lamps go a little towards the window.',
    ],
    rescue: [
      'Grown, and a {form}. There is a bare ring about its leg, where the ruff does not cover. {name} walks with that leg on your side. It was you who came along the path.',
      '{name} is a {form} now, full grown. Once, when it lay there, somebody had gone in front with a light and it had only to follow. It has not forgotten what that is like.',
    ],
  },
  trust: [
    'A twig breaks, behind you, in the dark. It could not have been an accident. {name} has let you know that it is there.',
    'Its foot is in the light. It is very large, and tufted between the toes, and stands on the boards as if someone had forgotten it. {name} has not forgotten it. It is leaving it there.',
    '{name} lies under the lamp, all of it, lit, every hair, and shuts its eyes. You get up to turn down the wick. It shakes its head.',
  ],
  streaks: [
    'Ten meals, and each at its own hour of the dusk. There is a glove hung out beside the door. It is not one that you ever lost.',
    'Twenty-five in a row. {name} has begun to walk a little closer, so that when you stop with the dish it has to stop as well.',
    'Fifty on time. The lantern was moved in the night as always, and this time the other way: nearer to your chair.',
    'A hundred. {name} has told it, in the forest. There are eyes all along the edge tonight, green and amber, at various heights, to see who it is that comes.',
  ],
  ages: [
    '{name} is ten days old and knows the way to your door from nine places, all dark.',
    'Thirty days. You found a spruce in the passage, no longer than a finger, between two boards. It seems to have taken.',
    'A hundred days old. The owl no longer breaks off when you come out. It has been told that you belong to somebody.',
    'A year. You went out to look for the path that {name} brought you by, and it has grown over. So you must have arrived.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['scent trail', 'snow tracking'] },
      wish: '{name} has always come after. It would like to be sent ahead, for once, on a scent trail or on tracks in snow, with you at the far end, lost.',
      granted:
        'It found you. It stood before you, on the wrong side, in front, and did not know what one does there. You said: home, please.',
    },
    {
      by: { action: 'play', item: ['moth hunting'], hours: [20, 22] },
      wish: 'The lamp is lit, and there are eleven moths. {name} has not touched any. It would like somebody to hunt them with, after eight, and let them go.',
      granted:
        'You got none, and it got all of them, and there are still eleven. One has dust off {name}’s whiskers on its wings, and looks well in it.',
    },
    {
      by: { action: 'play', item: ['hiding in spruce', 'night stalking'] },
      wish: 'You know {name} only as a wardrobe. It would like to show you how it is done properly: hiding in spruce, or stalking by night, with real trees.',
      granted:
        'You never found it. On the way home it walked in your shadow, the whole length, and you did not know until you blew out the lamp.',
    },
    {
      by: { action: 'feed', item: ['snowshoe hare'] },
      wish: 'There is one animal with feet as quiet as its own, and {name} thinks of it with great respect. It would like a snowshoe hare.',
      granted:
        'It was gone for a long time with it, among the trunks. There are four soft feet hung upon a twig. It has left them room to run.',
    },
    {
      by: { action: 'feed', item: ['grouse', 'ptarmigan'] },
      wish: 'Something went up out of the heather, last night, with a noise like a dropped tray. {name} has not got over it. A grouse would put that right, or ptarmigan.',
      granted:
        'It was eaten in the dark without a sound. The feathers lie round in a ring, tips outward, very like a clearing.',
    },
    {
      by: { action: 'feed' },
      wish: 'Put the next meal on the line: half the dish in the lamplight, and half out. {name} would like to try how far it can eat.',
      granted:
        'It ate the dark half, and stayed. Then there was a tongue in the light, and the tip of a nose. You looked at the wall.',
    },
    {
      by: { action: 'clean', item: ['neck ruff comb', 'pine resin removal'] },
      wish: 'There is a bit of the forest in its ruff that {name} did not mean to bring. It would like that combed, or the resin got out, by somebody who need not see.',
      granted:
        'You did it in the dark. You found a needle, a feather, a thimble, and a place beneath the jaw where it saws.',
    },
    {
      by: { action: 'sleep', item: ['hollow log', 'windfall den', 'spruce bough bed'] },
      wish: 'It is growing light and {name} is still on its feet, with nowhere to stop being seen. A hollow log, a den in the windfall, a bed of boughs: put it to bed.',
      granted: 'You could not have said when it went. There was {name}, and there was some shade, and there was shade.',
    },
    {
      by: { action: 'sleep', item: ['owl calls', 'foggy thicket'] },
      wish: '{name} has to know that the watch is kept before it can leave off. Owl calls would tell it, or a thicket with fog in it, where nobody could get through.',
      granted: 'The owl said that all was quiet. It said so until noon, from the top of the clock, and was believed.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Someone went by last night of whom {name} would like to tell you. It can do that only in the dark, and to one person. Come and sit.',
      granted:
        'It told you. You will not say who it was. You put your hand on its head, where the brushes are, and felt that it had finished.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You go out twice of an evening, to the pump and to the gate, and are back before it has caught up. {name} would like you to stop, both times, and sit.',
      granted: 'It caught up. At the gate it was so close behind that when you sat down, it had to as well.',
    },
    {
      by: { action: 'reflect', hours: [20, 22] },
      wish: 'There is an hour when the lamp is not needed yet and nobody has lit it. {name} would like to be sat with then, between eight and ten, in the grey.',
      granted: 'There was no edge anywhere. For as long as that lasted you were both on the same side of it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The left glove',
        shape: 'sock',
        text: 'Yours, from a walk before you knew that anything was behind you. {name} had hung it at the height of your hand.',
      },
      {
        name: 'A tine of antler',
        shape: 'bone',
        text: 'From one that it saw across the road. {name} says that they parted friends.',
      },
      {
        name: 'The moth',
        shape: 'leaf',
        text: 'It looks like a leaf until the lamp is lit. {name} lets it out each evening, and it is back by day.',
      },
      {
        name: 'A stub of candle',
        shape: 'candle',
        text: 'From the lantern of somebody that it saw home. It has a toothmark, of the careful sort.',
      },
      {
        name: 'The mushroom ring',
        shape: 'ring',
        text: 'It came up on the mat, in a circle, about the size of your two feet. {name} is at the one side of it, and you are meant to stand there.',
      },
    ],
    return: {
      name: 'The coin',
      shape: 'coin',
      text: 'Green, with a light in it. {name} had two when it went in there, and came home with three.',
    },
    streak: {
      name: 'The wick',
      shape: 'thread',
      text: 'You had missed it, and had to come with the dish in the dark. {name} thought that you did it very well.',
    },
    hundred_days: {
      name: 'The cone',
      shape: 'acorn',
      text: 'It fell from the spruce that stands in your passage. It is that sort of passage now. {name} sits under it, and counts you in.',
    },
  },
  release: [
    'You carry the lantern to the first trees and put it out. After a while {name} goes by you, in front, as it never has, and you stand and listen, and there is nothing at all to hear.',
    '{name} sees you to your door. It waits until you are in and have shut it. Through the pane you see two green coins, for as long as you like, and then the path.',
  ],
  dying: {
    neglect: [
      '{name} died beside the path, at the bend, facing the way that you would have come. It had a glove with it.',
      '{name} is dead. The lantern stood at the very edge of the trees, moved there a hand’s breadth at a time, and nobody had come to look for it.',
    ],
    hunger: [
      '{name} is dead. It lies in the light, by a dish that was licked to the glaze a long time ago.',
      'The dish was out among the trunks, set straight. {name} lay behind it, and one would have taken it for a root.',
    ],
    illness: [
      'It had leaned itself between the clock and the wall, like a third trunk, and has died there, standing nearly.',
      '{name} is dead. Somebody heard it walk down the passage, and that was how they knew.',
    ],
    poison: [
      '{name} is dead of what it was given. It had come right into the lamplight for it.',
      '{name} died in the dark, where it had carried it. It had always brought back the dish.',
    ],
  },
  returned: [
    'You were on the way in, and something made you hold the door for it. {name} has come through, close behind, with frost upon its ruff and three coins, and you shut it.',
    'There is one tree too many in the hall. It has rime on it. You put out your hand, and it comes forward and lays its whole chin in that.',
  ],
  epitaph: {
    openings: [
      'Silver-dun it was, with a forked ruff, and eyes that gave back whatever light you brought. {name} walked behind, and means well still.',
      'Leave a small light here for {name}, low, on the ground, and go home without turning round.',
      'One of these trees has somebody lying under it who was very good at being one. That is {name}.',
      'This is as far as {name} could go with us.',
      { text: 'If you have lost a glove, look on the twigs. {name} will have been by.', when: ['from_child'] },
      { text: 'We never walked home by ourselves, and did not know it. It was {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It waited at the bend for a light that was not lit.', 'There was nobody in front for it to follow.'],
      hunger: ['The dish stands out there, very clean.', 'It came into the light to ask, and no one was in it.'],
      illness: ['One could hear it walk, at the last.', 'It grew plain to see, and then it was gone.'],
      poison: [
        'It crossed the edge for that, and was not careful.',
        'It took it out of the light, and never came back with the dish.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. There is a moon, and nobody is using it. You have gone down the bank in it, over and over, with your mouth shut. Did anyone? No. Again. The moths are about and the roots are lit along one side and your feet are so large and say nothing. In there behind the glass sits the one whom you are bringing home, with its small yellow light. You would show it all this. It should come out. It should bring no lamp.',
      'You are {name}, and you were a stump, a stone and a stretch of wall, and they went past each time. How one wants to laugh. You have hung a glove on every twig as far as the gate, fingers up. The dark is deep tonight, one could swim. It smells of hare, and rain on Thursday, and a person’s wool. Let them put out the light and come hunting. You will keep just behind. You will let them be surprised.',
    ],
    content: [
      'You are {name}, between the clock and the wall. You are being the third one. The lamp is on, and you stand where it leaves off. They turn a page. Somebody went by outside, two deer, no harm in them, and you have let it be known in what house there is somebody being looked after. They think that they live here. It may be so. You would like them to look up, some time, not far, and see one trunk too many.',
      'You are {name}. You have walked behind them for {days} days. It is a slow way of going home, they stop for so much: for wood, for tea, to look for things which are hanging on a twig. You do not press them. Each night you move the light on by a little so that they should not lose the direction. If they sat down out here with you, at the edge, you think that they would see it too.',
    ],
    bored: [
      'You are {name}, and there is nothing on the path. You have followed the cat from next door, and it was only going next door. You have been the wardrobe until you felt the coats. There was something in you that wanted to be let out, at midnight, so you let it, towards the trees, and it was so loud that you had to look the other way. Someone should come and hide. Someone should be very hard to find.',
    ],
    hungry: [
      'You are {name}. You can see it, from here: there is the door, the step, and on the step a place that has a dish on it, only the dish is not there yet. It will be. You are good at that, at looking where a thing is going to come. You have set your eyes upon it and you do not blink. Inside, they go by the window with their arms empty. Let them come out with something that had fur. Let them leave it at the edge.',
    ],
    starving: [
      'You are {name}, and you are in the light. You do not know how you got so far in. It is on your back, it is everywhere, and you have nothing left to be a tree with. Things broke under your feet. There was a place you looked at, where the food would be, and you looked until there was a hole in it. You are not hiding. You are here, by the dish, anyone can see. Let them bring it now.',
    ],
    sick: [
      'You are {name}. Someone is walking behind you, close, and treads on every leaf. You stop, and it stops. It is you. The trees have begun to lean and look, and you cannot think which of them you were. You went after a lamp and it was not the one. So you have stood yourself here, against the clock, where they will find you if they count. Let them turn down the light. Let them come, and put the medicine in, by feel.',
    ],
    failing: [
      'You are {name}, and it is a dark you cannot see in. That is new. You had thought that there was none. Somewhere in it is a person who has to be got home, and you have lost hold of the back of their coat. There was a bend, and a glove. If they would come round, to behind you, this one time. If there were a step there, and a hand in the ruff, and the bitter drops. You would know which way it is.',
    ],
    near_death: [
      'You are {name}, and you are lying by the path. It is a good place, one sees the bend. They have not come round it. You were never so long without someone’s back in front of you, with the light swinging. You pushed the lantern out as far as it would go. It may be that they are home, and shut the door, and have forgotten that anything brought them. That would be all right. But if not, let them come. Let them sit down here.',
    ],
    asleep: [
      'You are {name}. The wood is coming in. It comes by the stairs, one tree and then another, and stands politely in the room, and no one is woken. You go along through it behind a small light. You know that coat. It does not stop at the bridge, or at the gate, it goes on, you could follow it till morning. Now it has set down the light and turned round. It waits. You have never seen the face of it from so near.',
    ],
    shy: [
      'You are {name}. It has a lantern, and does not know how to carry one. It holds it up before its eyes and so it can see nothing but itself. You were at the fifth tree, and you are at the fourth. There was another thing that went behind it, before you, and that you have sent off, and will not say what it was. It need not thank you. It might sit, with its back this way, and put the light on the ground.',
    ],
    back_from_death: [
      'You are {name}. There was a forest and it was all one tree. You went in, since it was dark, and you are at home in that. But there was no path, nobody had ever come the other way. You walked behind no one. Then you stood still, and trod on a twig, on purpose, once, to see. And here they held up a lamp. It was much too bright. You were so glad. Be close to them now. And the dish, at dusk, as it was.',
    ],
    hurt: [
      'You are {name}. It was held out to you across the edge, and you came over the edge to take it. You had thought so long about that step. Now there is white in your eyes and each thing has a noise on it. You ran through what you should have gone round. You are under the floor. They are up there, going to and fro, with the light. They should put it out. They should take that away, and sit down in the dark, and let you find them.',
    ],
  },
}

export const LYNX: Species = {
  slug: 'lynx',
  name: 'Lynx',
  family: 'cat',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary', 'nocturnal'],
  personality: 'Keeps the secrets of the spruce dark; it has followed you home for weeks before you learn it exists.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['snowshoe hare', 'roe deer', 'grouse', 'field vole', 'ptarmigan', 'red squirrel', 'moose scraps'],
      play: [
        'scent trail',
        'snow tracking',
        'hiding in spruce',
        'moth hunting',
        'fallen log balance',
        'shed antler',
        'night stalking',
      ],
      clean: [
        'spruce bark rub',
        'neck ruff comb',
        'paw pad balm',
        'damp moss',
        'pine resin removal',
        'forest stream wash',
      ],
      medicine: [
        'mange treatment',
        'distemper vaccine',
        'antibiotics',
        'wildlife vet visit',
        'tick treatment',
        'willow splint',
      ],
      discipline: [
        'absolute stillness',
        'scent marked line',
        'lantern raised',
        'path blocked',
        'one quiet word',
        'walking away unseen',
      ],
      sleep: [
        'spruce bough bed',
        'hollow log',
        'windfall den',
        'moss bank',
        'owl calls',
        'pine needle mat',
        'foggy thicket',
      ],
    },
    harmful: [
      'steel jaw trap',
      'floodlight',
      'lead shot',
      'poisoned bait',
      'fireworks',
      'yew berries',
      'chocolate liqueur',
    ],
  },
  appearance: {
    look: 'a silver-dun forest cat with black ear brushes, a forked grey ruff, huge padded feet and hardly any tail',
    colours: ['#9a9487', '#e4dfd3', '#2b2d2f'],
  },
  figure: {
    muzzle: 'small',
    ears: 'tufted',
    tail: 'bob',
    slit: true,
    eyes: '#d9c14a',
    skull: 'tufted',
    earTip: 'accent',
    marking: 'mist',
    extras: ['halo', 'mittens', 'whiskers'],
    headSize: 0.98,
    size: 0.95,
  },
  book: BOOK,
}
