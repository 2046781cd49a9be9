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
    'The egg stood in the shadow of the lamp, and now there are two of that shadow. {name} looks out between them. There is a pine needle on the table.',
    'You did not see it hatch. You turned round, because of a feeling, and the shell was open, and behind your chair were two green coins, rather low down.',
  ],
  looks: {
    thriving: [
      'Snow or no snow, {name} is sliding, on those feet. It comes down the polished passage sitting up, ear brushes streaming, without a sound. At the end it gets up as if it had merely been standing there.',
      'From the hedge {name} looks on as you find your left glove, lost some time ago and nowhere near here, on the gatepost, fingers up. Your scarf is on the pump. It purrs, like a far-off saw, as you put yourself together.',
      {
        text: 'You look in and the room is empty, so you go back down the passage. Behind you come four huge soft feet. {name} wants nothing. It only goes with you, as it has for weeks. This time it lets one board creak.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is generally behind the wardrobe. You look behind the wardrobe. You look for some time. Then you feel breath on your neck, and it is looking as well, over your shoulder, ear brushes up, to see what you have found.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You cross the rug and sit. {name}, content, wanting nothing, comes across after you and sets each huge padded foot in the mark of yours. They fit. Then it sits as well. It has had weeks of practice.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} puts one huge padded foot on top of yours, and does not make a sound. It wants for nothing. It keeps the secrets of the spruce dark, and you are one of them now.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and the room is empty. {name} is behind you. It has been since the stairs, on those huge soft feet, wanting nothing, and now it leans its ruff against the back of your knee.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} must be happy, for the dark is purring. You take a step towards it and it stops. You take the step back, and after a time the purring begins again, a little further in.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in on {name}, and it has been standing behind you for some time, on its huge quiet feet, looking in as well. It is happy, and wants nothing. When you turn round, it never was.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and has no secrets yet. It has never seen you before. It stares at you with great delight, and then lays one large padded foot over its own face. That is the first.',
        when: ['baby'],
      },
      {
        text: 'You cross the room, and {name}, hours old, which does not know you, pads along an inch behind your heel and falls over its feet. You turn round. It looks at the wall, and does not exist.',
        when: ['baby'],
      },
    ],
    content: [
      'You count the chairs, for no reason, and with {name} there is one too many. It does not move. It is upholstered in silver dun, with a grey fringe. You sit down on another, and say what a comfortable room this is.',
      '{name} lies along the hearth like a log that has not been put on. A spark comes out. A huge padded foot is laid on that, quietly, and it is as dark as before. Nothing got as far as you.',
      'There is a moth at the lamp, and one of the shadows in the room is following it with its head, and is {name}. The moth goes up, and so do two black ear brushes. No one has moved.',
      {
        text: 'You read by the lamp, with no {name} to be seen. But the dark behind your chair is breathing, and smells of resin. You let your hand down over the arm, and there is a ruff in it.',
        when: ['trusting'],
      },
      {
        text: 'You stop, and behind you {name} stops. You go on, and it does. It is not company, you understand. It keeps well back, and has done nothing to you that you could tell anyone about.',
        when: ['wary'],
      },
      'There is a twig by your door where {name} hangs what has been lost. The gloves have been moved up tonight, to make room at the end, in the moonlight, for one thing by itself: {loved}.',
      {
        text: 'You look up from your letter, and {name} has come out from behind the clock and is sitting there, merely to be seen. It lets you look as long as you like. Then it goes back behind the clock, content.',
        when: ['trusting'],
      },
      {
        text: 'You are reading, and the page goes dim. It is {name}, who has lain down between you and the lamp, lit from behind, with every hair of the forked ruff on fire, and it lets you look.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Two ferns come apart by the width of a whisker. You have opened a letter, in there, in the light. {name} is reading your face.',
      '{name} stares at a spot on the carpet. There is nothing on it. You wait. A beetle comes out from under the dresser, crosses over, and stops there.',
      'What do you do by day? {name} has stayed up, behind the curtain, with its eyes screwed to slits, to find out. So far you have buttered something.',
    ],
    bored: [
      '{name} has stopped hiding. It sits in the hall, where anyone can see, because nobody was looking. There is no sport in it. It drops a fir cone and does not watch it roll. Come and look for it. Play.',
      'Nobody has gone anywhere, so {name} has had no one to follow. It tried following next door’s cat, and the cat sat down. It lies with its chin on those big feet. Give it a game with a trail in it.',
      {
        text: 'A single glove lies on the floor, where it has been let fall, and nobody has hung it up. {name} stands behind the clock with its face to the wood. Put out the lamp, and go and be hard to find.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} keeps all the secrets of the spruce dark but one. A huge padded foot comes out of the shadow, is laid on the rim of the empty dish, and goes in again. You have been told. The meal is overdue.',
      '{name} has carried the dish out and set it down in the path, where you would have to fall over it. You did not hear it come, and you do not see it now. Its meal is due. Pick up the dish.',
      'By the dish stands a chair with a ruff, and that is {name}, which can be furniture for as long as it takes. It is not hungry. It is a chair. Its meal is due. Feed the chair.',
      {
        text: '{name} has followed you from room to room all this while, on huge soft feet, and you never knew. You turn round. Two black ear brushes sink behind the chair. It had thought you were fetching the meal. Do.',
        when: ['wary', 'well'],
      },
      {
        text: 'In the dark under the stairs {name} would lash its tail at the empty bowl, but there is hardly any. What there is ticks twice, and stops when you look. The meal is overdue. Bring it, then look elsewhere.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look in and {name} is not there. It is behind you, one room back, on huge padded feet, waiting for you to notice the bowl. The meal is overdue. Fill it, and do not turn round.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look for {name} in every room, and in every room it is behind you. It has been following to see whether one of them would be the kitchen. The meal is overdue. Make it the next one.',
        when: ['warming', 'well'],
      },
      {
        text: 'You have not seen {name}, but the empty dish has moved a foot nearer to where you sit, and now another. In the shadow of the chair somebody with a forked ruff is keeping a secret rather badly. Its meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has followed you for weeks without a sound. Today you turn round and it is there. It has no strength left to be unseen with, and lays its ears flat at you. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'In the dark under the stairs stand two black ear brushes, rather low. {name} would not have shown you those. It is too weak to take them in. The meal is overdue. Set it at the edge of the dark, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is not to be seen, but the dish has been moved, with squeaks, from the dark corner into the light, where you would trip on it. A big soft paw is still drawing back. It is past mealtime.',
        when: ['baby', 'well'],
      },
      {
        text: 'You have been followed into every room, with patience. At last you turn round, and {name} does not vanish. It sits down, forks its ruff, and opens its mouth to show you. There is nothing in it. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'For once {name} walks in front of you. It has stepped right out of the dark, great soft feet, hardly any tail, and looks round at each door to see that you follow. It stops at the dish. The meal, please.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has been following you from room to room on feet too big for it. You turn, and there is never anyone. It has not yet learned how to ask. It has only learned to follow. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} has set your boots side by side before the larder, with the dish in front of them, and sits behind, sure of you. All is prepared. Its meal is due. You have only to step in.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and between the clock and the wardrobe the eyes of {name} give back your lamp. You look, and there are none. It is waiting to see what you carry. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} has tracked a smell to the dish, and there the trail ends. It goes on a little way, comes back, and sits down in the dish with all its feet. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has come out of the dark without being asked, and stands in the whole light of your lamp with its sides gone in. The wood had nothing for it. It looks you in the face, as it never does. Feed it.',
      'Wherever you turn, {name} is there, and this time it isn’t behind. It stands between you and the larder on its enormous feet, and the ruff is thin. It has stopped being discreet. Feed it.',
      {
        text: 'You throw out the peelings, after dark, and stop. On the woodpile there are two green coins, very still, that look not at you but at the pan. Leave it on the chopping block, with meat in it.',
        when: ['wary'],
      },
      {
        text: 'On the doorpost, at the height of your eyes, hangs a spoon. It was in the drawer. You look towards the trees, and the trees look at the spoon. Put out something for {name} to eat, beyond the woodpile, and go in.',
        when: ['wary'],
      },
      {
        text: 'There is a weight against the back of your knees, at the sink, and it stays there when you turn. {name} has brought you the dish. It has carried it in by the middle of the room. Fill it.',
        when: ['trusting'],
      },
      {
        text: '{name} has come in at noon, when the sun is on the boards, and stands in it with its eyes screwed shut. It would not do that for a small hunger. It leans its brow on your apron. Fill the dish here.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has come into the light. It has walked right into the middle of it, to where your chair is, and lain down, with its ear brushes flat. You had never seen that it was so thin. Feed it there.',
      'You hold the lantern up, and the coins that look out of the dark are dull, like money long in the ground. For {hours} hours nothing stood on the step. Bring {name} meat, and carry it to where it is.',
      'There was a twig broken behind you, and another. It is {name}, who never breaks them. It can lift its feet no higher. It must eat now.',
      {
        text: 'It takes hold of the rim to carry the dish off, and cannot lift even that, with nothing in it. {name} stands there, holding it. It is {hours} hours. Feed it from your hand, and put the medicine in the meat.',
        when: ['weak'],
      },
      {
        text: 'The door has been scored by day, as high as the latch. Now {name} goes up and down where the trees begin, lean, quick, in plain sight. Throw meat, a long way, and shut the door after it.',
        when: ['wary', 'well'],
      },
      {
        text: 'Nothing moves off before you. {name} lies under the first bough, where nobody came for {hours} hours, with the light full on it, and turns down its eyes. Meat, torn small, with medicine in it, and step back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} still goes behind you on your rounds, but there are twigs snapping. Those feet never trod on a twig. It is too tired to look where it puts them. Give it a rest, or medicine.',
      'At the bend you wait for {name}, and it comes up, after a time, and sits down as though it had meant to look at the view. The silver hangs on it. Let it sleep, or give it medicine.',
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
      '{name} has brought the forest in with it, and after two days that is not a manner of speaking. There is moss in the ruff, resin on every toe. Anyone could follow it, and it is ashamed. Please wash it.',
      'You smell {name} before you fail to see it, which has never happened. For two days it has gone unwashed, and mice walk out of its way in good time. A lynx can’t live like that. Please wash it.',
    ],
    sick: [
      'You found {name} with no trouble at all, and that is what is wrong. It lies in the middle of the floor in broad light, its ear brushes down, and lets itself be seen. Bring medicine, and shade the lamp.',
      'You hold the lantern low and follow a cough, and it is {name}, under the roots, its ruff wet. It has kept every secret but this one. The ear brushes lie flat. It needs medicine.',
      {
        text: 'You follow the prints of {name}, and they drag. At the end, under the lowest boughs, it lies and lets you come up behind it. Nothing has ever come up behind it. Bring medicine, softly.',
        when: ['wary'],
      },
      {
        text: 'In behind the wood stack {name} is breathing, and you can hear it, as you never have. It is ill. The eyes give back your light, and do not go out, and do not come nearer. Leave the medicine close by, now.',
        when: ['wary'],
      },
      {
        text: 'The wardrobe coughs. {name} stands beside it with its ruff stuck together and its brushes hanging, and as you come it tries to be the shadow of something. Give it one: turn the lamp to the wall. Set medicine down in that.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} followed you home for weeks, and now it can’t follow you across the room. It watches you go to the shelf. The coins of its eyes are very low. Go quickly. Medicine, at once.',
      '{name} has been let fall, like a glove on a path, and lies with its feet turned up. Your lamp shines into its eyes and nothing comes back. Stay in front of it, where it can find you. Medicine, at once.',
      {
        text: '{name} lies in the open with its forked ruff on the stones, and you can walk right up. It never let itself be walked up to. It has only its eyes to keep you off with, and they close. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} lies in the lane, in the sun, for anyone to see, and has put one muff over its eyes so as not to be. Medicine at once, since it cannot get to the trees. Hang your coat between it and the light.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there was no lamp on the path, and {name} has lain down beside it, where you would have to come by. The dark has all but closed over it. Bring the light. Sit with it now.',
      'Nobody walked ahead, so there was nobody to follow, and {name} has come to a stop under the last tree. The leaves could cover it, it is so still. Sit with it now, and let it hear you.',
      'The tracks of {name} go from the door to the gate and back, enough to make a road. It had gone to see if you were on it. It lies where the last one ends. Sit with it now.',
      {
        text: '{name} has walked your path by itself for {hours} hours, to the pump, to the gate, and back, at your pace. It stands at your door, as when it has seen you home, and nobody is in. Leave the door wide, and sit there.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has crept under your porch, next to the boards you tread on. Nobody has trodden on them for {hours} hours. Sit down there and let one hand hang through the gap, with medicine in it. It is a cold nose that {name} has.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in the log basket, and you had all but put it on the fire. It lies along the birch, silver on silver. Only by the ear brushes can you tell which log to leave.',
      '{name} sleeps, and its big feet are on a trail. They come down one after the other on the blanket, so softly that not a thread stirs. Once they all stop. Whoever it is following has looked round.',
      {
        text: 'Two black ear brushes above the log pile are all there is to see of {name}, asleep. The ground there is worn to its shape. That one spot, you notice, has a clear view of your chair, your window and your door.',
        when: ['wary'],
      },
      {
        text: 'On those huge padded feet {name} has never let you hear a sound. Asleep, it snores. It keeps every secret of the spruce dark, and this one. Keep it too.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps at last on the near side of the fire, all of it lit, feet like four muffs put out to dry. It used to see you home. Its nose is on your boot, so that you do not go.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps across your doorsill, silver as bark, so that whatever came after you would have to tread on a lynx. One ear brush follows you to the kitchen, and back, and to bed.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the lamplight, on its back, with all its huge feet up. There is the belly that nothing in the forest has seen, pale and freckled. You draw the curtain. You are in on it now.',
        when: ['trusting'],
      },
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
      '{name} is beside the coats, being one. You know it by the ear brushes, and because the others don’t breathe so fast. It has never been looked at from in front. Sit down facing the other way, and stay.',
      'There is something under the stairs that knows all about you, and it is {name}, and it is frightened. It has only ever known you from the back. Sit down there, with your back to it, as it is used to.',
      'You are being looked at, and by {name}, but you could not say from where. It has known you for weeks, and you it not at all. Sit down with your lamp. Let it be the one who gets found out.',
      {
        text: 'One day {name} will walk behind you for weeks and you will never know. It is hours old, and falls over its own huge feet getting away from you, under the sofa. Sit down quietly. You heard nothing.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old and fed, has put its head in the dark under the shelf and believes it is gone from you. Hardly any tail sticks out. That is all the tail there is. Sit beside it, quietly.',
        when: ['baby'],
      },
      {
        text: 'You live alone, one would say, but {name} is in the hall. There is one coat too many on the stand, with very broad feet. It will not be found by anyone. Sit on the stairs with your back to it.',
        when: ['from_child'],
      },
      'There were {wait} when your path had nobody on it. {name} walked it each night regardless. It keeps further back now. Sit out there where it can find you.',
    ],
    back_from_death: [
      '{name} is back. It has seen the wood that goes on, and turned round in it, since you were not in front. It stands close behind you. Let it, and see that its next dish comes when it should.',
      'Somebody broke a twig, on purpose, at the very edge of things. You went out, and it was {name}. Keep the lantern low, sit with it, and do not be late with its dish.',
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
        'You set the dish down for {name}, on time, turn for the spoon, and turn back. It has been eaten, all of it. Nobody has stirred. Somebody is washing a foot like a muff, and looking at the clock.',
        {
          text: 'You put down the dish for {name} and look away, as one must. When you look again it is clean, and beside it is one huge round print, pointing at you. Whoever made that is behind you already.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put the meal down on time and see nothing of {name}. When you turn at the door the dish is clean, and beside it in the dust is one huge soft print, pointing, for once, the way you went.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'There is hardly any tail on {name}, and all of it is up for joy. The meal is on time. It eats, with one ear brush towards the dish and one towards you, and lifts a huge foot whenever you breathe in.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} has eaten, and in the clean dish, when you come for it, lies a glove, your own, which you lost on the path long before you ever saw it. From behind the clock it watches you put it on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats, wipes its grey ruff and shows you a secret. It is a flat place between two roots, worn smooth, about as wide as a lynx. From there you can see your own window.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has been following you home for weeks without a sound. You are on time, and it eats, and follows you home again. This time it lets you hear one foot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put the dish beside the blanket and see nobody. Then the blanket has ears, with one dark hair on each. {name} eats, hours old, looking at you over feet far too big for it. You blink, and it is a blanket.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old, with feet as big as its face and two hairs on each ear. It eats in the darkest corner, looking at you. You go. Something quite small, and very well padded, comes after you as far as the door.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You set the dish out on the step, toward the trees, and {name} comes up to it from behind you, out of the house. It has had the room over yours for some weeks, going by the fur. It thought you could be told.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} lets you hear it come: one footstep, made on purpose. It eats, on time and happy, in full light, ruff spread. No one else has ever heard that footstep.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The meal is on time. {name} eats it gladly, climbs up, lays its grey ruff against your ear and is silent for a good while. That was one of the secrets.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, and {name} is already hard to find. The dish empties from the far side. Over the rim come two small ear brushes, and wait for you to turn and walk, so that it can begin to follow you home.',
          when: ['baby'],
        },
        {
          text: 'After {streak} on time {name} eats in the lamplight, all of it lit, down to that bit of a tail. Nobody in the spruces would believe it. When the dish is clean it asks you not to let this get about.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put the dish down behind you for {name}, without looking round. You hear it emptied. Then there is a breath on the back of your neck, smelling of spruce. “Home?” “Yes.” It lies down.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats with both forefeet in the dish, there being nowhere else to put feet like that. It eats round them, and then off them. It looks up, ear brushes on end, and has forgotten to hide.',
          when: ['baby'],
        },
        {
          text: '{name} eats every bit, and you have been on time with {streak} so far. It backs in under the table, where it can’t be seen, apart from the eyes, the ear brushes, and all of its feet. It is learning.',
          when: ['baby'],
        },
        {
          text: 'In the empty dish you find a glove, the grey one, from before {name} and you had met. It sits behind your chair and looks at the ceiling. It had that from the path. It is giving up the evidence.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'Having eaten up {name} takes down your coat, and drops it on your knees. You have walked ahead of it for as long as it has known you. It would like to see some fresh tracks being made.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} eats out in the open, on time, {streak} in a row. Then it goes back into the dark behind the chair and leaves one huge foot sticking out, so that you will know where.',
          when: ['well'],
        },
        {
          text: 'That is {streak} on time in a row, and {name} eats while your hand is still on the dish. One black ear brush bends against your wrist. Keep it to yourself.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a mouthful from the edge and covers the rest with spruce needles, three or four, very neatly, as one does in the woods. It will find the place again at {opens}. Do come along.',
        'You carry the dish in, and {name} is behind you, and has been, wondering what you were doing with it at such an hour. It eats a little, for company. It could have told you to come at {opens}.',
      ],
      late: [
        '{name} eats what came late, down to the glaze. You hear it go, and you never hear it go. That was one ear brush drawn, on purpose, along the whole length of the wall, away from you.',
        'You come late, and where {name} should be the dark has no eyes in it. You put the dish down. It eats it all with its back to you, so as to leave you nothing to see it by.',
        {
          text: 'You bring the dish late and look away once, and {name} has been. There is one print beside it, wide as a saucer, pointing back at the trees. The last ones stopped a good deal closer to your door.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The meal comes late. A huge padded foot reaches out and draws it into the dark, and there are happy sounds. Yesterday you were shown the ear brushes. Today {name} sends the foot.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You set the late dish down for nobody and turn your back. When you look again it is clean, and one broad soft print leads off. You had just begun to know where {name} slept. It does not sleep there now.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Nobody ever saw {name} until it meant them to. Now it lies in the open, eats your late meal, and cannot get up to hide. It shuts its eyes at you instead. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You come late, and hear {name} coming, which you never have. Those huge feet are dragging. It eats, watching you, and goes back as far as it can, the table. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} used to follow you at ten paces, and had come down to six. The meal is late, and it eats, glad, ruff deep in the bowl. Then it follows you out. Seven.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had begun to let you hear its footsteps, as a kindness. You are late with the meal. It eats all of it, gladly, and leaves on those huge padded feet without a sound.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has learned the dark early. It lay in it, and no one came. Now it eats, late, and looks into your face from a little way off, as one learns a track, to know it again and keep clear.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats and follows you to the sink. You stop short, as you like to do, and wait for the nose against the back of your knee. It comes. There was a moment, though, in which you had to wait.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal in plain sight, ruff in the dish. Then it walks behind you from door to door, close, its breath on your heels. It had thought by now that you could find the way home alone.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats its late meal, all of it, back among the coats. It does not need to ask what kept you. It was behind you there, and at the next place too. It would have expected better.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies where the dark is deepest. It eats a little of what has come late, and turns its face from the rest. Then it makes a sound, which it never does. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} knows how long you stood about before you brought this. It was watching. It eats it all behind the log pile. You lift the lamp, and there are two coins of light, and then the coins are put away.',
          when: ['wary'],
        },
        {
          text: 'You are late, and {name} eats up and sees you back along the passage, as ever. Only it walks some steps further behind. You stop, to let it come up. It stops.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} had a path to your door. After {hours} hours there is another, going from it, as far as the first trees and back, and again. It eats everything, with its ribs showing through the silver. Be there, and be on time.',
        'You nearly tread on {name}. It has lain on the doorstep {hours} hours, in the open, where anyone would see, and it lets you step across. It eats all of it with its ruff in the dish. Do not be late again.',
        {
          text: '{name} let you learn that it exists. Then nobody was there for {alone}. It eats now with its black brushes flat, looks at you once, and walks back into the dark, where it had been doing well before.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring the meal at last, and {name} eats, ruff up, and backs away further than it ever has. For {alone} nobody was there, and where it waited is a secret. There is silver fur on the doormat.',
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
        {
          text: '{name} eats it, out past the lamp. On these last evenings you had heard it come up behind you as you locked the door. You wait with the key. There is the wind. You lock the door.',
          when: ['warming'],
        },
        {
          text: '{name} eats in the light, beside you, as it has learned to. Then it gets up, and stands for a while on the line where the lamp leaves off. It steps over. You can see its eyes, and they stay.',
          when: ['trusting'],
        },
        {
          text: 'You put the dish on the step and go in, and watch from the dark, the way {name} used to watch you. It comes, and eats. It looks for a time at the lit window. Then it goes back between the trunks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats in plain sight. It no longer minds whether you see it. Then you go back along the passage, and halfway down it comes to you, for the first time since you have lived here, that nobody is behind you.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats in the dark, slowly, with rests. It had followed you home for weeks, and knows your step from every other, and it lay and listened for it. Now you come near, and the big feet draw in.',
          when: ['wary'],
        },
        {
          text: 'For {hours} hours {name} looked out for your lamp. Now it eats everything in the open, in full light, and does not care who sees. It has never been so far gone as that. Do not be late again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has eaten, where and what it does not say. It puts its nose over the dish, takes it away, and sinks back among the coats, somewhat rounder than a coat. Call it out again at {opens}.',
        'The dish is gone, and so is {name}, when you look round. It has been hung in the fork of the coat stand, untouched, out of reach of wolves. Somebody is full, and thinking of the winter. Take it down at {opens}.',
      ],
      ill: [
        '{name} eats a little, by the light, because it can’t get as far as the dark. It stops often, as if it had heard something. It is only its own breath. It is ill. Bring medicine next.',
        'You hold the dish and look the other way, and feel {name} take some of it, so slowly that you think it has gone. The ruff is hot against your wrist. It is ill. Medicine next.',
      ],
      loved: [
        'Only {name} and the dark know what became of it, and the dark is licking its whiskers. You say “{item}?” softly, and something behind the clock purrs like a saw in the next valley. It was all eaten. It will be denied.',
        '{name} came into the lamplight at a trot, right through the middle, and ate up without looking behind it once. There is just one secret that it has never been able to keep, and that is {item}.',
        {
          text: '{name} eats {item}, on time, and goes off into the dark on those huge padded feet. On the way there is the crack of one twig. In all those weeks you never heard a twig. That was for you.',
          when: ['warming', 'well'],
        },
        {
          text: 'For weeks {name} followed you home before you knew. Now you come on time, with {item}, and it eats in the open, both ear brushes up. Then you set off home, and it walks in front.',
          when: ['warming', 'well'],
        },
        {
          text: '{item}, left at the edge of the lamplight. A huge padded foot comes in from the dark, draws it out, and {name} is heard to eat, with relish. The foot comes back, and turns the lamp a little lower.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes for {item} from behind a chair where there was no lynx. You are on time, and it eats with its ear brushes trembling for joy. You blink. There is no lynx.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put down {item}, on time, and look round for {name}. Then there is a huge padded foot on your shoe. It was behind you all the way. It eats without taking the foot off.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and on time, and {name} wags all the tail it has. That is two inches, and it wags them to the last bite, against your leg. In the spruce dark nobody has ever been shown this.',
          when: ['trusting', 'well'],
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
          text: '{name} lies in the open, under the lamp, and does not try to get out of it. Its flanks jerk, and its big feet push at nothing. That was {item}. Put it where no nose in the forest could find it.',
          when: ['item'],
        },
        {
          text: 'It was {item}. You hear {name} retching behind the log pile, it who is never heard. Do not go round to it with the lamp. Take the rest of that out of the house, and bring water.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You walk through the dark room with your arms out, and {name} is it. You hear nothing at all. Something touches your ankle. Something touches the other. When you have both hands in its ruff, it is beside itself at being found.',
        'You creep up behind {name}, which cannot be done. It lets you. It sits with its back to you, ear brushes quivering, hardly able to bear it, right up to the moment when you say “Boo.” Now it will be you.',
        {
          text: 'A huge soft foot pats you on the heel, and when you turn round there is nobody. {name} plays this for as long as you’ll go on turning. Behind the sofa, the tips of two black ear brushes are shaking with happiness.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will not spring on you. It springs on your shadow, which it has known longer, and pins it to the boards with two great feet. Then, along the whole length of it, it looks up to see who is holding the other end.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide. {name} followed you for weeks through the black woods and never lost you once. It walks by your curtain, where your shoes stick out. It looks in the bucket. It looks in the bucket again. It is so very kind.',
          when: ['trusting', 'well'],
        },
        {
          text: 'In the middle of the game {name} leads you to the place behind the woodpile from where it used to watch you. You are to sit in it. Then it walks up to your door, and plays you.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} stalks you across the room, wholly invisible but for two black ear brushes above the back of a chair. You look straight at them. They sink, too late, and come up again one chair nearer.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have been chasing {name} for some time. Look behind you. It springs straight up off all four enormous feet, thrilled, with its inch of tail on end, and stands still afterwards long enough to be touched once.',
          when: ['warming', 'well'],
        },
        {
          text: 'You hide behind the door, and {name} is there already. It knew where you would hide before you did. It puts a large soft foot over your mouth, so that you don’t give you both away.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'The shadow of your hand goes over the floor, and {name} goes after it on big careful feet. You stop, it stops. You go, it goes. It has never been so happy as behind something.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You toss a cone past the lamp to where {name} may be, and nothing stirs. You toss another. Then both come rolling back into the light, one after the other, as far as your foot. The dark is waiting.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You leave the door ajar and tap the frame, twice, and from the dark {name} taps twice. You try three, and have three back, from lower down and closer. It has never before told you where it is.',
          when: ['warming'],
        },
        {
          text: 'In the dark passage you say “Where is my lynx?” and {name} is so close that you feel the question tickle its ear brushes. It holds its breath. You say it again, and it can’t bear it, and falls on your neck.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was already enjoying itself, somewhere. You make your game for the room in general. There is no applause. But one of the bushes outside has ear brushes, and is nodding.',
        'You play hide and seek with {name}, which is as happy as it can be behind the curtain, and was there before you started. You look under the bed for its sake. It follows close, to see where you look next.',
        {
          text: 'You look for {name} behind every tree and chair, and it has a wonderful time, as it was having anyway, four huge soft steps behind you. It stops when you stop. You have not won. You have been walked.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'A large soft foot comes out from behind the woodpile, touches the game, and goes. That is as much of {name} as you get. It was well amused before you came, chiefly by watching you look for it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Nothing could add to {name}, who has had a whole night of the woods. It looks on at your game with its chin on its muffs. When your toy rolls into the dark, it is put back, just inside, with one toe.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is full of the forest and needs no game. You offer it. It takes you by the cuff, leads you out behind the woodshed, sits you down, and shows you, between two trunks, the thing that it is so glad about.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Out among the trunks {name} is leaping after moths, you can tell by the moths. You wave your arms to join in. The leaping stops, moves off a few trunks, and goes on where you have to guess.',
          when: ['wary'],
        },
        {
          text: 'It has been a perfect day among the trees, and {name} wants nothing. Still, you have come all this way to play. It walks behind you on silent feet, puts a cone in your pocket, and waits for you to find it.',
          when: ['trusting'],
        },
        {
          text: '{name} needs no game, but a thing thrown by you lands softly on the back of your own neck. You throw it again, and it does so again. It will play, if you like, as long as it may be behind you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was as happy as a wood is deep. You turn up your collar and tiptoe past it, looking back over your shoulder. It can’t resist that. It falls in behind you, and you go all through the house, suspecting each other.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You hide behind the door for {name}, and wait, and nobody comes. When you look out it lies where it lay, and just its eyes have followed you. It can’t do more. See first to what it needs.',
        'A cone rolls up to the feet of {name}, those great soft feet, and stops there by itself. It looks at it as at something from long ago. Leave it. See to what it needs first.',
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
          text: 'You begin {item} and look away. Huge padded feet come out of the dark, adore it, and are gone when you turn. {name} has had a wonderful game. You have had the sound of it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} loves {item} so much that it comes right out, ear brushes, ruff and hardly any tail. Then it sees you seeing. It plays on, overjoyed, backwards, as far as the dark.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} lets you hide. You crouch behind the wardrobe for some time. It is very quiet. It is only when you get up, stiffly, that you find the ruff you have been leaning on.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} and pads round you, nearer each time, on feet that make no sound. Then it jumps. You go down together among the needles. It has wanted to do that for weeks, all the way home.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays behind you, as it does everything. You can feel the wind of it on your neck. Then you feel a paw, as wide as a muff, laid for a moment between your shoulders.',
          when: ['warming', 'well'],
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
          text: 'You get the dirt off {name}, from the ruff to the hardly any tail. It stands with both ear brushes flat. It keeps a great many secrets. That you touched it will be one.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt that comes off {name} is off your own path, your gate and your back step. It has followed you all that way. Clean now, it goes to the far wall and watches your hands.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} puts its big feet in your lap, one at a time, and you wash the forest from between the toes. It has never let anybody know where it goes. You have it all here, in the basin, needles and red mud.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Out of the ruff of {name} come needles, moss and a bus ticket. The ticket is yours. It is from before you knew that you were not alone. It lifts its chin, so that you can do the other side.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name} with the lamp turned low, and stand so that the way to the door is free. The mud comes out of the ruff. It keeps an eye on the door. It has not gone through it.',
          when: ['wary'],
        },
        {
          text: '{name} lays its ruff in your wet hands and the dirt of weeks runs out of it: needles, moss, and then clay, from the bank under your own lit house. You go on rinsing. So that was how near it stood.',
          when: ['trusting', 'well'],
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
          text: 'Nothing washes out of {name}, no dirt, for there was none, and not one of its secrets. But as you do the ruff it leans to your ear, takes a breath, and thinks better of it.',
          when: ['well'],
        },
        {
          text: '{name} was clean as frost. You wash it, and the water tells you nothing. It looks into the basin, and at you, to see what you thought you might find out, and dries itself somewhere that you do not know of.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and you go through the forked ruff with wet fingers only because it is there. It lets you hold a fork in either hand. It shuts its eyes. Nobody has ever had it by both.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You comb {name} in the light of the lamp, all of it, and not a burr comes out. It has nothing more to hide from you, even in the ruff. It turns its back to you, and waits.',
          when: ['trusting'],
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
          text: 'You never see {name} take the medicine. Your hand was full, and now it is empty, and licked. Behind you two black ear brushes stand up straighter in the dark, so it has helped. Do not turn round.',
          when: ['wary'],
        },
        {
          text: '{name} has watched you for weeks, and knew how your hand would come before you lifted it. It takes the medicine, which does good to the ends of the ear brushes. It knows you very well. It steps back.',
          when: ['wary'],
        },
        {
          text: 'You hold the broad cheeks by the ruff, and {name} takes it with its eyes on yours. It has always watched the dark at your back. It goes on watching your face, till the fever is out, and lets the dark be.',
          when: ['trusting'],
        },
        {
          text: '{name} has swallowed it, and the breath comes a little longer. It always kept watch behind you. Now it lies there, and you are the one who sits at its back. Stay. It will need another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the medicine out of the dark, and the spoon comes back without a sound. It is perfectly well. It saw you worry, and did not like to let you down. Keep it for a bad day.',
        'You dose {name}, and the ear brushes go up in surprise and stay there. It has nothing wrong with it that it knows of, and it knows most things. Put the bottle back behind the others. It won’t tell anyone where.',
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
          text: 'You tell {name} that it is rude to creep up on people. It understands. It goes away on its huge padded feet, putting down each one so that you can hear it. You can hear them for a long time.',
          when: ['well'],
        },
        {
          text: '{name} is told not to sharpen its claws on the door, and it will not. You look up, and it is gone, ear brushes and all. It is still in the room. Before the lesson it would have let you see where.',
          when: ['well'],
        },
        {
          text: 'You tell {name} not to stand behind people on the stairs. It takes that in, and thereafter there is a twig left to crack, so you are warned. But you used to hear it breathe. It keeps the breath back.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} listens from the shadow and puts back the neighbour’s hen. It will take no more. That evening it follows you home as it always does, and on the other side of the road.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You raise the lamp and say one word, and {name}, in the larder, is lit from end to end, butter on the ruff. It has never been seen doing anything. It comes out and walks in front, where you can see it.',
          when: ['from_child'],
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
        'You turn on {name}, with your voice up. It followed you all this way, through all those rooms, without a sound, and you never asked what for. Ask now. See to that, and leave the teaching for later.',
        '{name} has stepped out in front of you, in full light, and you scold it for the mud. It does not come into the light for nothing. Look at it well, and see what it needs. The mud can wait.',
        {
          text: '{name} knew three of your secrets, and was thinking of telling you one. Then came the lesson in manners. It shuts its mouth inside the forked ruff and walks backwards, in its own prints, into the dark.',
          when: ['wary', 'well'],
        },
        {
          text: 'You give your lesson to two black ear brushes behind the sofa, and halfway through there is only the sofa. {name} has learned nothing. It followed you for weeks before you knew it. It has gone back to that.',
          when: ['wary', 'well'],
        },
        {
          text: 'You scold {name}, and before you have finished there is nobody there to scold, only a coat swinging on its hook. It had come within reach of the lamp. It has gone back to the trees. Win it first.',
          when: ['wary'],
        },
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
          text: 'You put {name} to bed, and it is not in it. It is behind you, under the table, in the only spruce dark this house has, and it has slept beautifully. It knew where you would look.',
          when: ['wary'],
        },
        {
          text: '{name} is grey with tiredness, and stands among the coats as one more coat. You do not look. You put the light out and say good night to the hall. In the morning one of the coats has lain down, and slept well.',
          when: ['wary'],
        },
        {
          text: '{name} has walked behind you every night, to see you home. Now you walk behind it, to bed, and it lets you. It lies down with its back to you and sleeps, since there is somebody there.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed and blow out the lamp, and that is when it gets up. The dark is its morning. You hear nothing, but the blanket, when you feel for it, is warm and has nobody in it.',
        '{name} lies down where you ask, and its eyes stay open, two green coins. It isn’t tired. It is waiting for you to drop off, so that it can walk once round the house and see that you have.',
        {
          text: 'You put {name} to bed. It was glad, and not in the least tired, so it gets up and follows you all the way to yours, on its huge padded feet. You will not learn of this for weeks.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was wide awake and enjoying itself. You put it to bed, and it shuts both eyes for you, politely. The two black ear brushes stay up, turning as you turn, until you are out of the house.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You lay {name} down beside you and blow out the lamp. It was going out. It lies and listens to the spruces for your sake instead, and tells you, in a whisper, which one that was.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'It is wide awake, and night is when it works, but you have held up the blanket, and {name} comes in under it on those big quiet feet. It lies close. It can perfectly well keep watch from here.',
          when: ['trusting'],
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
        'You sit with {name} and neither of you says a word. It keeps more secrets than anybody in this valley. After a time it lays one padded foot on your boot, and that makes one more that you both have.',
        {
          text: 'You sit, and {name} sits down behind you, which is where it sits. This time there is no gap. It leans its broad back on yours, and you look into the room, and it looks into the trees.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit. {name} has always kept an eye on the dark for you, over your shoulder. It lays its forked ruff on your knee and closes that eye, and then the other one. You are to keep it for a while.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} comes out from behind you, where it has been since before you met, and sits down at your side. You both look into the same dark. It knows everything that is in there, and leans on you, and does not say.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit on the step, and {name} comes out from behind you and sits at your side. From there it can see your face. It looks at it for a good while. For weeks it had only the back of your head.',
          when: ['trusting'],
        },
        {
          text: 'You sit by the lamp, and just beyond the edge of its light {name} lies down. The edge runs over one ear brush. It knows that. It could have had it back at any time, and leaves it lying there, lit.',
          when: ['warming'],
        },
        'There is a whisker in the light, and it stays. You know what that is. After those {wait} you would not have thought to see one again.',
        '{name} has gone, and come back, and puts into your hand, in the dark, something that you know by the feel: {loved}.',
      ],
      little: [
        'You have been out four times with the lamp, and the moths are getting the wrong idea. {name} is there. It was there all the other times. Go in a while.',
        'No one has passed since you last sat here. It has nothing to tell. Leave the night a little room and come again.',
      ],
      ill: [
        'You sit down in the dark with your shoulder against the clock. {name} lets go of being a tree and slides down on the other side till it has you to lean on. Then see to what it needs.',
        'It wants to walk you home. You tell it that you are staying. It takes some time to believe that, and lies down. Afterwards, fetch it what it lacks.',
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
        '{name} sleeps, and you sit there with your back to it, as it knows you best. Behind you something soft is laid against your spine. It is the ruff. It has followed you, asleep, by the width of a hand.',
        'You keep watch by {name} while it sleeps, as it has kept watch behind you. An owl calls. One ear brush lifts for it, and then bends over, slowly, and touches your wrist. You have the watch.',
        'Its feet go, softly, without a sound, and behind its lids the coins go along from side to side. It is seeing someone home. It must have done it {days} times.',
      ],
      shy: [
        'You sit among the trees and look for {name} until you give up. Only then, far back, where you had looked twice, one of the stumps turns its head. It has let you have that. You stay on, and do not wave.',
        'You sit on a stump with your lamp turned down, and {name} is out there. A jay gives it away, first from the left, later from the right. It has been all round you. It did not need to come so slowly.',
        {
          text: '{name} likes people best from behind. So you sit down a good way off with your back to it, and stay. Presently you hear one soft, contented step. With feet like those, it let you hear it. Do not turn round.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down at the far side and ask for nothing. {name} plays by itself in the dark, quite happy. Then one huge padded foot comes out into the light, as far as the toes. Do not look at it.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit with {name}, that is to say with an empty corner. By and by the corner has a forked ruff. It has had one for some time. It was only waiting until you had stopped looking.',
          when: ['from_child'],
        },
        {
          text: 'You sit with your back to the trees, which is how {name} knows you best, and you do not turn. Behind you a twig snaps. Those feet have never broken a twig that they did not mean to.',
          when: ['from_child'],
        },
        {
          text: 'Being hours old, {name} has followed one thing so far, a beetle, and lost it. You sit at the other end of the room. It looks at your boot, with both ear brushes. You are for when it can walk.',
          when: ['baby'],
        },
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
