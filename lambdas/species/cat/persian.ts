/**
 * The Persian wants to be combed, and after that to be left to reign. It fears knots: each is a conspiracy, and begins
 * behind the ear. It is solitary, as there is only the one cushion.
 * Three odd facts. It has never seen its feet, the coat reaching to the ground, and holds that it does not walk: rooms are
 * brought. Its left eye lets fall a tear, on no occasion, and whatever that falls on is thereby signed. And nothing that
 * the comb takes is thrown away: it is laid under the cushion, where it is slowly becoming the heir.
 * Its body is cream and without outline, with copper eyes, a face as flat as a coin’s, a frown that came with it, and a
 * breath one hears before one sees the cat. It eats from what is shallow, and little good it does it: what keeps it alive
 * is the brush. It sleeps and snores, a cloud with a face pressed into it. It sulks by shutting its eyes, which ends the
 * audience. It trusts slowly, province by province: the back, the ruff, the arms, and last the belly, where the old
 * tangles are. It never hurries, never says a thing twice, never admits to legs. Its keeper is the comb, the one foreign
 * power that it recognises.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell is removed. Inside is a quantity of cream silk, and in the silk two copper eyes, frowning. {name} waits to be told where this is, and then waits for it to be changed.',
    'A sneeze, and the egg falls open. {name} does not step out. It sits where it is, wet and much smaller than its expression, until the world has been brought to it.',
  ],
  looks: {
    thriving: [
      'You carry a mirror past, and {name} has stopped it. There is another in there, cream, copper-eyed, with a cushion, frowning. It is the first person it has met whose hair is right. Neither will be the one to blink.',
      'The clock strikes, and to {name} that is noise. A cart goes by, and is noise. It lies on its cushion like cream on a bun, and then there comes a low steady rumble, which is the national anthem.',
      {
        text: '{name} lies on its cushion like something poured. You come nearer, and the copper eyes stay open. You come nearer still. It turns its head, frowning, and shows you the place behind the ear where talks might begin.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The copper eyes come round to you. The frown is there, as always, but nothing has been added to it. You may remain. After a while {name} lets its chin sink on the rim of the cushion, on the side where you are standing.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in and {name} frowns, but that is only how the face is made. It is glad and wants for nothing. One silken paw is lying over the edge of the cushion, on your side. It has gone abroad.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has its cushion, wants for nothing and is receiving nobody. You look in. The flat face lifts, shuts both copper eyes, and breathes out, warm, on the back of your hand. You, it appears, are not noise.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and {name}, with no change of frown, lets down its tail over the edge of the cushion like a drawbridge. It comes to rest across your wrist. You may cross.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies on its cushion and purrs, wanting nothing. You look in, and the purr is suspended. You close the door, and hear it, through the wood, go on from where it was.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} lies at the exact centre of its cushion, and all is peace there, and then it is you. The frown does not change. It never does. But a great deal of poured silk gathers itself and moves a finger’s breadth further off.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'A spoonful of whipped silk with a frown on it: this is {name}, hours old. It does not know you. It looks at you, the first noise of its reign, and sneezes. You find that you have bowed.',
        when: ['baby'],
      },
      {
        text: '{name} opens a copper eye on the world, which so far is you, whoever you are, and frowns. It opens the other, and frowns. Then, deep in the silk, a purr starts, no bigger than a pea. It frowns at that.',
        when: ['baby'],
      },
    ],
    content: [
      'A single feather has come out of the cushion, and {name} has put a paw on it, or so one supposes, under all that coat. The realm shall lose nothing. It looks at you, in case you had thought of sneezing.',
      '{name} lies in the washing basket with the good tablecloth, and which is which would take a comb to say. You lift a corner. It frowns. You lay it back. The table can go without.',
      'Dust is coming down in the light, and {name} lies on its cushion under it, receiving it grain by grain. It frowns at no grain in particular. One settles on its nose. There is a breath, and the grain is expelled.',
      {
        text: 'You stroke {name}, and your hand goes in, and further in, and does not come to a cat. There is only a purr in there, and two copper eyes at the far end, closing. You may keep looking.',
        when: ['trusting'],
      },
      {
        text: '{name} keeps its cushion at the end of the long room, so that whoever comes has the whole carpet to think better of it. You come half way and bow. It was about to look at you. It looks at the carpet.',
        when: ['wary'],
      },
      'You mention it, in passing, and both copper eyes are closed, and the whistle changes key. It is in the annals, in {name}’s own hand, by which is meant a wet place: {loved}.',
      {
        text: 'A spoon falls in the kitchen, and the frown of {name} says “Noise.” You turn a page, and that ought to be noise as well. It lets its eyes close. Yours has been reclassified.',
        when: ['trusting'],
      },
      {
        text: 'You go past with the laundry, and an arm has been put out of the coat and lies in your way. You kneel. {name} looks over your head while you kiss, as it supposes, the paw, and do the knot behind it.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Out of all that fur comes one slow paw. It touches the novelty, and goes back in to report.',
      '{name} has had the box brought nearer, by looking at it until you moved it. Now the lid. Now, if it is not too much to ask, the other lid.',
      'There is a person of {name}’s own rank in the side of the silver teapot, and rather wide. They regard each other. Neither will be the first to bow.',
    ],
    bored: [
      '{name} has reigned over the cushion until there was nothing left to decide. It lies on its side, looking along the silk, and sighs, and a bit of fluff goes off without it. Roll something past. Play with it.',
      'Even the frown of {name} looks tired of itself. It has gone through all the tassels, one by one, and not a tassel answered. It is quite well, and tired of ruling what keeps still. Give it a game.',
      {
        text: '{name} lies with its face in the plum velvet, and only the back is at home. The tassel was knocked, by you, and swung, and no one looked. Bring bubbles, or the mirror. Do not ask it which.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has turned its face to the door, as flat and stern as on a coin, and does not look at anything so common as a dish. The dish is empty. It will not say so twice. Its meal is due.',
      'The whole realm of {name} is one cushion and one dish, and the dish is bare. From time to time a frown is sent out to it, copper-eyed, and comes back with nothing. The meal is overdue.',
      {
        text: 'One copper eye goes from you to the empty dish, and back, and shuts. Not a hair of silk has moved. It is the longest speech {name} has ever made you. The meal is overdue. Reply with the dish.',
        when: ['wary', 'well'],
      },
      'There is a silence in the house, and in it the breath of {name}, through the nose. It is frowning, as it always does, but now it means it. Its meal is due. Bring it on something flat.',
      {
        text: '{name} has its back to you, and from the set of the silk you can tell there is a frown on the other side. The meal is overdue. Bring it to the foot of the cushion, and withdraw.',
        when: ['wary', 'well'],
      },
      {
        text: 'The sovereign is in excellent spirits and has not dined. {name} looks at the dish, then past you, for whoever is responsible. Its tail lies along the front of the cushion like a closed gate. Bring the meal now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} opens one copper eye at you, which is half an audience. It turns that on the empty dish, and on you again, with no more frown than usual. The second eye will follow the meal. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'The frown of {name} is permanent and says nothing. The second one, just above it, is about the meal, which is overdue. Please bring it. You need no longer be announced.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} shuts its copper eyes as you come near, the one border it can still close. Beneath it the cushion is hardly dented. The meal is overdue. Bring it now, set it down within reach, and withdraw.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has slipped half off its cushion, and lacks the strength to climb back in front of you. It frowns at the wall instead. The meal is overdue. Bring it now, to the floor, and notice nothing.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has come down from the cushion, which it never does, and sits on the bare boards by the dish, in a pool of silk. It looks up at you, frowning, quite sure. You bring the meal. It brings the appetite.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} cannot see over the dish, so it stands with its frown against the side and breathes in and out, loudly, like someone waiting for a lift. It is quite well. It will not look at you. It wants its meal.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has come to you in person. You did not see it walk, nobody has ever seen the feet, but here it is, against your slipper, looking up. It would do this for no one else. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has a cushion, a frown and a kingdom, and none of them can be eaten. It has tried a corner of the cushion. Now it breathes at you through its small flat nose, very fast. Feed it, please.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} has spread its coat to the very edge of the rug, like a country that expects nothing from abroad. Its meal is due. Leave it at the border and bow yourself out.',
        when: ['wary'],
      },
      {
        text: 'The sovereign has come down in person: {name} sits on your foot, a warm spill of cream silk, and turns the frown up to you, copper-eyed. It does not beg. It is calling on an ally. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} puts its small flat face into the small flat dish, and they fit, and nothing comes of it. It takes it out, and puts it in the other way up. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has come down off its cushion, in person, and sits on the bare kitchen floor in all its silk, like somebody waiting in an office. The flat face is turned up to you. It is truly hungry. Feed it.',
      '{name} has pressed its face into the dish and has not taken it out, in case that was how one let it be known. The breath rings a little in the china. It is hungry. Feed it now.',
      {
        text: 'The saucer stands outside the alcove, where it has been put out, as one hangs a flag. {name} is behind the curtain, breathing audibly. Serve, and step back beyond the carpet.',
        when: ['wary'],
      },
      {
        text: 'The audience is short. {name} looks at you, and at the shallow dish, and shuts its eyes, and there is a rumble under all that silk which it does not acknowledge. Fill the dish, and withdraw by the way you came.',
        when: ['wary'],
      },
      {
        text: '{name} has lain down on your hand. It is a way of taking the hand into service. When you get up at last to see to the saucer, it lets go, and follows you, on nothing, as far as the door.',
        when: ['trusting'],
      },
      {
        text: '{name} lays its flat face upon your bare arm and breathes on it, hot and short, where the sleeve leaves off. It has never been known to ask. The arm is wet now, on the left. Serve it something that lies flat.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has got down from the cushion. It stands on the bare floor, in front of you, on four cold feet, and does not care who sees that it has them. Feed it, something soft, from your hand.',
      'You lift the coat, and it comes up and up, and there is hardly anybody at the bottom. In {hours} hours there has been no tribute. Food, minced, in a flat dish, at once.',
      'The copper has gone out of its eyes. {name} laid its flat face down in the saucer to see whether it was only short of sight. It has been {hours} hours. Bring something to eat now.',
      {
        text: '{name} bends to the empty saucer, and the coat, being heavier, pulls it over on to its side. There it lies, with the frown sideways. It is {hours} hours. A soft meal, medicine, and then the comb, lightly.',
        when: ['weak'],
      },
      {
        text: '{name} has descended. It goes along the skirting on its own feet, coat dragging, and puts its flat face into each vessel, the thimble, your shoe. At the shoe it looks up. Set down a full dish, and do not stay to be thanked.',
        when: ['wary', 'well'],
      },
      {
        text: 'Where {name} is there is now mostly cushion. It has sunk in, and does not close its eyes at you. No tribute came for {hours} hours. Something soft, a very little, on a flat spoon. Medicine on the next. Kneel for both.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} holds itself up against the arm of the sofa, under all that coat, and when you comb it there is less of it than there should be. The comb is welcome. So would medicine be, or sleep.',
      'In the middle of the audience {name} lays its flat face down on its own hem and lets the realm go on without it. Nothing is wrong yet. It is just tired of reigning. Give it rest, or medicine.',
      {
        text: '{name} turns its back on you, as is its right, and the back is thin. You can see the breath take hold of it under all that silk. It does not wish to discuss it. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} purrs, and must stop after each purr to fetch breath for the next. It has a radiance on it, and no colour. Do not let it rule any longer today: a dose, and the cool pillow.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has withdrawn from public life. The silk has gone in strings, and there are burrs in the ruff that nobody put there by decree. It has been two days. It will see no one but the comb. Please wash it.',
      'Something has been spilt over {name}, time and again, for two days, and it has dried. Where the coat used to be poured it now stands up. The frown has never had such good reason. A wash, please, and the comb.',
    ],
    sick: [
      'The breath of {name} can be heard from the passage, and there is a catch in it. It lies with its flat face to the cool tiles. You take up the comb, and it does not lift its chin. Bring medicine.',
      '{name} has laid its flat face on the cold plate of the fire screen and keeps it there. The silk smells of fever. The frown asks nothing, it never has. You must read the rest. Bring medicine.',
      {
        text: '{name} lies beside the cushion, not on it. The silk is dull and sticks together, and the frown, for once, is about something. It does not summon you. Come all the same, with medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is ill on its cushion, and when you come it draws in every hem, slowly, because it hurts to. It will not be handled. It watches you from under the frown. Bring the medicine to the edge, please.',
        when: ['wary'],
      },
      {
        text: 'You kneel. {name} would close its eyes, which ends the audience, but they are closed already, and gummed. It turns its flat hot face into the bolster. Soften them with warm water, and give medicine, and ask for no favour after it.',
        when: ['wary'],
      },
    ],
    failing: [
      'The frown has gone out of the face of {name}, and it looks very young. The copper is nearly covered. Each breath comes by itself, with a wait before the next. Do not leave it. Medicine, at once.',
      'You draw the comb down the side of {name}, and for the first time it does not know it is the comb. It breathes in, and you wait. The silk stays where it is put. Medicine, at once.',
      {
        text: '{name} has let itself slide to the floor, and lies there with its silk trodden under, and you are not sent away. It can’t lift its head to send you. Ask pardon later. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'Nobody was ever let past the ruff. You put your hand straight through it now, and it parts like smoke, and what beats in there is very quick and small. Medicine for {name}, at once. There is nobody left on guard, so stay.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there were no people, and {name} sank lower on its cushion, and then beside it. The silk is cold at the ends. Under it, when you find the place, something goes on. Sit with it now.',
      'A sovereign does not call, so {name} did not, and nobody came. The flat face lies turned to the door, the frown still on it, patient, very faint. You are all its people. Sit with it now.',
      'The cushion is as it was, smooth in the middle, and {name} is not on it. It has come all the way over the floor, towards the door, where its one ambassador used to enter. It lies there. Sit with it now.',
      {
        text: 'The carpet ends at the door, and {name} has had itself brought to the end of the carpet. There it has sat for {hours} hours, well, and wide, frowning at a handle. Turn it. Come and sit there too.',
        when: ['wary', 'well'],
      },
      {
        text: 'No one has been refused, for {hours} hours, and so no one was received. {name} has let its face down on its front. The silk goes up a little, and stops. Sit on the floor there, with medicine, and say your name.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps, and you would take it for a fur hat that somebody had let fall, if it were not for the snoring. A bit of fluff by its nose goes out, and comes in, and goes out.',
      '{name} is asleep with its flat face upward, frowning at the ceiling. In some dream an ambassador is speaking. A paw, one of those nobody has seen, comes up through the silk, waves it off, and sinks.',
      {
        text: 'Asleep, {name} has pulled its coat up over its face, so that you can’t tell which end is which. You come a step nearer. Both ends stop snoring.',
        when: ['wary'],
      },
      {
        text: 'In its sleep {name} has spread, like something poured, over the whole cushion and one inch of floor. Awake, it would draw every hair of that inch back from you. Let the inch lie.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps with its flat face on your old comb, and the teeth have left a row of marks across its frown. You slide the comb out. An arm comes after it in the dark, and takes your hand in.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its flat face pressed into your dressing gown, snoring. You smooth back one lock of silk, softly, to see, and the frown goes with it. So it does come off.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its back, all its silk run to the sides, and the belly lies open to the ceiling. No guard has been posted. In the folds by its chin is your thumb, and it is held there, by a treaty.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The fringe does not lift as it should. {name} sleeps with its mouth ajar and its provinces all undefended. Sit beside it now. It wakes at {wakes_at}, and must be seen to.',
      '{name} is asleep on the bare tiles, face down, which was not decreed. Reflect beside it now, with a hand in its coat, and attend it at {wakes_at}, when it wakes.',
      {
        text: 'The saucer was drawn up to the cushion and slept beside, as petitioners do. {name} has not eaten. Sit by it now. At {wakes_at} it wakes, and a meal is to be standing there.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has abdicated to the inside of the linen chest, and nothing shows but a hem of silk caught in the lid. You are noise to it. Sit down by the chest, and let it hear how little of it you make.',
      'A cream back is turned to all comers, and {name} looks into the corner as if it had been painted there. It has heard of hands, and nothing good. Sit by the cushion with yours open, and ask for nothing.',
      'Behind the folding screen there is breathing, through a very small nose, and it is {name}, in retreat from everyone. Hands have been noise so far. Sit on this side of the screen, and comb something else.',
      {
        text: '{name}, hours old, shuts its copper eyes so that you will be gone. It opens one. It has been fed, it has its cushion, and you are noise. Sit by it without a sound until you are furniture.',
        when: ['baby'],
      },
      {
        text: 'Hours old, {name} is a small helping of whipped silk with a frown on top. The frown is for you. It backs away until it has run out of cushion. Sit down quietly, and lower than it.',
        when: ['baby'],
      },
      {
        text: '{name} receives nobody. Behind the curtain something cream frowns through a gap the width of a comb, and when you look, the gap is closed. Sit down with your back to it and be no noise at all.',
        when: ['from_child'],
      },
      'Between {name} and yourself there lies a matter of {wait}. It was never signed. Take a low seat, and stay, and let it be the one who looks away.',
    ],
    back_from_death: [
      '{name} has been restored. It sits in the middle of the cushion, thin, and feels beneath it for the heir, and is still. Let there be someone by it, and let the next saucer be punctual.',
      'It was carried a great distance, and then, {name} says with one look, it walked back. This will not be referred to. Stay near. Do not let its mealtime pass.',
    ],
    old: [
      'The frown has gone soft, as old folds do in silk. {name} receives with its eyes shut, and knows each of you by the draught.',
      'There is now more under the cushion than upon it. {name} lies along the top of all it ever was, and sinks in a little further, and is comfortable.',
      'For {days} days the rooms have been brought to {name}, in every weather. Of late it asks for just the one, and to be left in it with you.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} has eaten everything, slowly, with its flat face and its frown in the dish, and resumes the cushion. The meal is acknowledged. If there is any further business, let it be the comb.',
        '{name} eats with its whole face, as a face so flat must, and comes up wearing some of it. It waits. It would no more wipe its own chin than answer its own door. In the end it has to.',
        'The dish is on time, and {name} finishes it to the glaze. It frowns at the china, at you, at the ceiling, at its own tail. It has been a good meal. That is the only face it was given.',
        {
          text: 'You set the dish down and back away, which is correct. {name} eats with a hum that stirs the whole coat. Then it inclines its head, not to you but to the place where you had been standing.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} lets the dish stand until it is sure that nobody means to say anything. Then it descends, eats, frowns and ascends. The court is closed. But one fold of cream silk has been left hanging over the cushion on your side.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, and out of all that poured silk comes a purr. You lean in to hear it better. The purr stops, waits until you have gone back to where you were, and is resumed.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} lets the dish stand a moment, so as not to seem expectant, and then dines, frowning. Afterwards it resumes the cushion somewhat to the left of where it was. The vacancy is small. It is about the size of a hand.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, frowning with pleasure. A fold of its coat has slid off the cushion and lies over your shoe, and the copper eyes have seen it. It is not called home. It has been left there as an ambassador.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} regards the dish, which is in its place, and you, who are nearly in yours. It dines. Afterwards the tail is drawn in from one corner of the cushion, leaving room for about a hand, and the frown looks elsewhere.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name}, hours old, is a spoonful of silk on a cushion the size of a country. It eats, on time, with delight, and looks out past the border, where you are. It had not known that there was an abroad.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is a few hours old and has been issued with copper eyes and a frown. Nobody has told it about the frown. It eats, on time, and looks up at you, whoever you are, furious with joy.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} will not leave its cushion for dinner, so dinner is brought, and it eats, and you are bidden to sit. There is only the one cushion. With some labour the sovereign moves a hand’s breadth to the left.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, and gladly. Then it brings you the flat face, that nobody touches, and puts it in your palm, and lets go. You are holding the whole of the frown. It purrs.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} dines, frowning. Then it gets down from the cushion, which there was no occasion to do, and carries all that silk across the open floor, and sits on your foot. The frown is turned up to you at close range. You may stay.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, and {name} is already frowning. It eats everything, small flat face pressed to the dish, gets up on the cushion at the third try, and looks down at its subjects with disfavour. You are all of them.',
          when: ['baby'],
        },
        {
          text: '{name} dines, to the last shaving. For {streak} meals on time you are to be honoured. It looks at you for a while, copper-eyed, and then it moves over. There is a hand’s breadth of cushion free.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The dish is clean, you take up the comb, and {name} has already turned its left shoulder to you. After the left, the right. You have both signed this treaty so often that you do it with your eyes shut.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all, and that is {streak} on time. It sets out across the rug, a dab of cream on no visible feet. In the middle it stops and looks round at its people. So far that is you.',
          when: ['baby'],
        },
        {
          text: '{name} goes to the dish face first, there being no other way with that face. It eats what is in front of it, and then what is on it. It frowns up at you. It came like that.',
          when: ['baby'],
        },
        {
          text: 'When {name} has dined it leads you behind the curtain, and there is the old comb, the first one, with the gap in it. It sits down beside it, with its back to you, and waits.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'For you {name} has learned to eat with company in the room. It cleans the plate, breathes, and turns up its face to be wiped, without opening its eyes. It would know that thumb in a crowd.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has itself served at arm’s length, and eats all of it, with pauses to get air. A knot has come behind either ear, and it will not let you near them. The copper is dull. It needs medicine. Slide it across.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} empties the flat dish and looks round for its comb, and finds you, with it ready. After {streak} meals on time nothing has to be asked for here. It shuts its eyes before you have begun.',
        'To {name} whatever comes to the door is noise. But one step has had a dish in it, {streak} times running and always on time, and that is down now as music. It eats up, and hums.',
        {
          text: '{name} eats, and on the strength of {streak} in a row, all on time, recognises you. It does so with the left eye only, copper, half shut, over the dish. There will be no ceremony.',
          when: ['well'],
        },
        {
          text: '{streak} in a row, on time. The frown of {name} is permanent, so it cannot help you there. It eats, and lets a little of the silk pour over the edge of the cushion on to your sleeve.',
          when: ['well'],
        },
      ],
      early: [
        '{name} puts its face to the dish out of courtesy to your country, and takes it out with one shaving on the chin. The rest comes too soon. It will grant you another audience at {opens}.',
        'The court of {name} has not risen, and you come in with dinner. It has a morsel of it where it lies, to save your face, and lets the plate wait at the border. Present it again at {opens}.',
      ],
      late: [
        '{name} is served late, and eats all of it. You hear each breath, through the nose, as you would hear a pen. When it has done it draws in the hem of its coat, which had come to lie over your slipper.',
        'You enter late, with the dish, and {name} goes on looking at the place in the doorway where you ought to have been. It eats to the end. It looks there once more. That one had better manners.',
        {
          text: 'You present the dish late, with apologies, and to {name} apologies are noise. It eats every scrap, purring, and sits down on the comb, and the silk closes over it. There will be no diplomacy today.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, and enjoys it, with a good deal of breath. Then it draws in the coat from all four sides of the cushion, fold by fold, until no part of it hangs on your side of the world.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You say that you are sorry to be late. {name} eats, in excellent spirits, though its face was not told. Then the ear on your side folds down. Until now you were a visitor. You have become noise.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come late with the meal, and {name} is not frowning. It is too weak to hold the frown up. It eats, and turns its flat face from you into the cushion. Medicine or rest, until it frowns.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has not the strength to have you sent away. It eats the late meal where it lies, silk all flat, and shuts the copper eye on your side, then the other. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats with both copper eyes shut for joy. You were late, however. The comb was to have been received directly afterwards, and has been asked to wait outside.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} frowns at your being late, as it frowns at everything, and eats with great pleasure. One paw had hung over the edge of the cushion for you. It has been recalled.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was born with that frown, hours ago, and only now has something to use it on. It eats your late meal, looks up, and there it is, meant. Be on time tomorrow, and it can go back to being a face.',
          when: ['baby', 'wary'],
        },
        {
          text: 'A sovereign of a few hours has been kept waiting, and {name} did not know that this could be done. It eats, hiccuping into its fluff. Then it looks for a cushion to sit on with its back to you. There is only floor.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats and lets you wipe the flat face after, as usual. But when your fingers go on to the ruff, the copper eyes open, and rest on you. Today, the face only. The ruff will be thought about.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You are late, and {name} eats it all under a frown that, this time, is meant. Then it lays its flat cheek in your hand as ever, and the whole weight of its head after it. That hand is not going anywhere.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} permits the late dish to be set down, and eats all of it. It passes no remark. It turns about where it lies, which takes time, with so much coat, until the side that has no face is towards you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats the little that it can, and has to stop for breath. Down its side the silk has clumped, where it could not see to it. It ought not to have had to wait. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'For the late dish {name} comes to the edge of its cushion and not a hair further. It eats it all. Then it turns the cushion round beneath it, so that the corner it had left free is at the wall.',
          when: ['wary'],
        },
        {
          text: 'You are late, and {name} eats up, and you kneel with the comb. The back is granted, and the ruff. At the chin it shuts its eyes and turns aside. The chin is being kept for someone more punctual.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It has been {hours} hours, and the silk hangs off {name} like something borrowed. It eats everything, stopping for breath. It closes its eyes when you kneel. Kneel all the same, and never let it wait so again.',
        '{name} did not call out, in {hours} hours. A sovereign does not. It eats it all, and the silk below its eyes is wet, and it will not have that dried by you. Be on time.',
        {
          text: 'After {alone}, {name} receives the meal. It does not receive you. It eats with the slight frown it was born with and, just above that, a second one, which is new.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} reigned over a cushion and nobody. It eats what you have brought. Then it gathers in the hem of its coat, inch by inch, from the edge where a comb could have reached it.',
          when: ['wary', 'well'],
        },
        {
          text: 'Nobody came for {alone}, and {name} left its cushion. You find it on the bare floor by the door. It eats there, frowning at the boards, and will not let itself be lifted. Bring the cushion to it, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not call for anyone. In {alone} it called, and then it stopped. It eats a little, the silk lying flat on it, and takes its tail out from under your hand. It will not call again. Be here.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is a knot behind its ear that was not there before. {name} eats, because it has no strength to decline, and the breath whistles. You put out a finger to the knot. It pulls its head away, and the knot tightens.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The silk lies flat, and one sees how little {name} there was in it. It eats with its face in the dish, wheezing. Afterwards it drags itself round upon the cushion until you have only its back, and the back is shaking.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, and does not lift its face to be wiped. It used to. It sits with the gravy drying on its frown, looking past you, and draws in the corner of silk that lay across your knee.',
          when: ['warming'],
        },
        {
          text: 'You kneel with the dish, and {name} eats everything and makes no sound. Then you take up the comb. It looks at that, the one thing you two ever had to say, and for the first time lies down upon it.',
          when: ['trusting'],
        },
        {
          text: '{name} has eaten with its eyes shut. When you bend for the dish it does not draw away, having nowhere to go but the one cushion. It makes itself small upon it. You had not known it could be small.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is a knot in the silk behind the ear that was not there before. {name} eats what you brought, slowly, and when your hand comes near the knot it turns its head aside. It would rather have the knot.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats on the floor below its cushion, too weak to mind where, the silk all strings. The copper eyes are on you without the frown. You had not known that it came off.',
          when: ['wary'],
        },
        {
          text: '{name} has left its cushion. In {hours} hours it got as far as the door, you can tell by the fluff along the floor. It eats everything there, on the bare boards. Carry it home, and do not be late again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} looks down at the dish from a great height of cushion and silk, and breathes upon it, and that is all the notice it takes. It is replete. Have it brought at {opens}, and bow.',
        'Nothing further can be got into {name}. It tries, being gracious, and the bit falls off that flat face into the ruff, where it is now your affair. Bring the comb now, then. Bring the dish again at {opens}.',
      ],
      ill: [
        '{name} eats from your finger, because the dish is too far down. A little, and a breath, and a little. It has never taken anything from a finger. It is ill, and it needs medicine next.',
        'Between two mouthfuls {name} rests its flat face in the food, and forgets it there. You lift the chin, and wipe it. It eats one shaving more, to please you. It is ill. Medicine next.',
      ],
      loved: [
        '{name} dined, and the frown, as all may see, is the same. But the tail, a long way off, was beating on the silk like a drum in the street. The news from the palace is {item}. Every scrap is gone.',
        'From its cushion {name} smelt {item}, and the realm was left without a ruler for as long as it took to get to the dish. It ate all of it. It is carried back, heavier, with its nose still moving.',
        {
          text: 'Most things are noise to {name}. But this is {item}, and on time, and it eats gladly to the last. You say something. A cream ear comes round a quarter of an inch. You have stopped being noise.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} frowns at {item}. It frowns at you, who are on time. It eats with deep joy, frowning. Then it looks up, and for you, at the left end only, the frown comes undone. It is done up again directly.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, on time, and {name} eats with its copper eyes shut, in love. You say its name. That is noise. You say it again, more gently. That is gentle noise.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} receives {item}, on time, and eats in state, with love. Then the copper eyes open and rest on the empty dish, and, in exactly the same way, on you. Both may be taken away.',
          when: ['wary', 'well'],
        },
        {
          text: 'Everything but the comb is noise, {name} maintains. Then you come, on time, with {item}, and it eats, and a noise begins that is its own. It looks up, frowning, to see if you will keep it to yourself.',
          when: ['trusting', 'well'],
        },
        {
          text: 'On time, with {item}, you are admitted. {name} eats, and lays a silken paw across your wrist, very lightly, as a rope is laid across a doorway. The audience is not over.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} looks at it, down all that nose it has not got, and sneezes, so that some of it is now on you: {item}. Something whipped, or minced, and flat.',
        'A tear falls upon it, on the left, and that is the veto: {item}. {name} waits with its eyes shut to hear it carried out. It had thought of turbot.',
      ],
      harmful: [
        '{name} receives so little from outside, and it received that. It was {item}. The breath catches in the small flat nose, and the silk is wet at the chin. It hurts. Let that never come near it again.',
        '{name} does not cry out. It closes its copper eyes, and down the flat cheek goes a tear, and this one has a cause. The cause is {item}. See that it never crosses the border again.',
        {
          text: '{name} breathes through its open mouth, and the frown, this time, means it. The silk is wet under the chin. It was {item}. It must never come near the cushion again, and the keeper of the cushion is you.',
          when: ['item'],
        },
        {
          text: 'That was {item}. {name} has left its cushion and lies on the stone by the door, the coat all anyhow, retching drily. Carry it back. Let no more of it into the house, in whatever dish.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bow very low to {name}, and it cuffs you on the ear. You bow on the other side. So that is how court life may be made bearable. Off the cushion it comes, silk flying, and hunts you round the footstool.',
        'You waggle a finger just below the edge of the cushion, and {name} leans over to look. It leans too far. All of it comes down, like a pudding off a plate, enchanted, and frowning, and wanting the finger.',
        {
          text: '{name} plays without leaving the cushion. One cream paw shoots out of the silk, strikes, and is drawn in again, and the frown never moves. The paw has had a wonderful time. The rest has not been introduced to you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays hard, and frowns, since the frown does not come off. You have only the copper eyes to go by, which are lit like pans over a fire. You shift a foot nearer. The pans go out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} leaves the cushion. For a moment it is in the air, whipped silk in all directions. It lands, sees that you saw, walks back, and reigns. You are to say nothing about it. You are to do it again.',
          when: ['warming', 'well'],
        },
        {
          text: 'The game is noise, but {name} has patted at it from the cushion, and then again, some forty times. The frown is the same as ever. The tail, which was never told about the frown, is straight up.',
          when: ['warming', 'well'],
        },
        {
          text: 'One cream paw comes out of the silk, taps your finger and goes in again. The frown has not moved. {name} looks the other way, and the paw comes out. At this court it counts as a riot.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} leaves the cushion. It crosses the room at a gallop, silk pouring after it, lands on your foot, and is back on the throne with the same frown. You are the only witness. It has chosen you carefully.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You draw the curtain cord along the rug, slowly, as at court, and {name} affects not to see. Then it is off the sofa like a dropped blancmange and has it. It looks round at you, dishevelled, for more.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You blow, ever so lightly, and all of {name} goes over to the left. It looks to see who did that. You blow it to the right. It sits down with a bump, frowning, enchanted, and holds up its face again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You let a feather float down before {name}, and it does not stoop to that. But from under all that coat comes a paw, which is news, and pats it, and goes in. You drop another. Out comes the paw.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You pull the cushion, softly, with {name} on it, the length of the hall. It sits up and looks to either side. It has not been driven by you before. At the end it stays on, and faces about.',
          when: ['warming'],
        },
        {
          text: 'You hide your face in the silk and growl, and {name} is so shocked that it squeaks. It looks to see who heard. No one did. It puts the ruff over your head again, and holds it there with its chin.',
          when: ['trusting'],
        },
      ],
      little: [
        'The court is as merry as it can be, that is to say {name} is lying down. You make your little game of it. It follows with its copper eyes only, left, right, and considers that it has been out riding.',
        '{name} is perfectly content with its reign, and you dance before it, as jesters do. It frowns. It has no other face. When you stop to get your breath, the edge of the cushion is patted, once, for more.',
        {
          text: '{name} was content on its cushion, and still is, although something is now being waved at it. One paw comes out of the silk, touches the thing once so that it may be over, and goes back in.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays with one paw, from the cushion, as blissful behind its frown as it was already. Then you lean in. All that poured silk is drawn aside by an inch, like a gown from a puddle.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has all it wants and breathes like a contented kettle. It looks on while you play by yourself below. After a time it drops a tuft of its own silk over the edge, so that you have something nice to play with.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is so happy that you cannot add to it. You try. It looks at your game, then at your hands, and turns over on its back with its arms up. The game may wait. The belly has a tangle.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in excellent humour, behind the fire screen, alone. You play in front of it. All that comes round the edge is the hem of a coat, which stirs now and then, and is drawn in when you look.',
          when: ['wary'],
        },
        {
          text: 'There was no need, and {name} lets you see it. But you have got so out of breath on its behalf that it comes down, silk and all, and takes one swipe at you. It waits for you to look honoured.',
          when: ['trusting'],
        },
        {
          text: '{name} needs nothing, but it has seen that you would like to play, so it pats once, graciously, and once more. Then it lays its flat face on your moving hand, and the game is over, and everybody has won.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} wanted nothing and reigned, and you came in with a tassel on your head. It looked at the tassel for a long time. Then it rose, which is not done for anyone, and sat down on your head to have it.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You shake the tassel before {name}, and the copper eyes do not go to it. It draws the hem of its coat in from the game. This is not its day for jesters. See first to what it needs.',
        '{name} hears your bell and closes its eyes on it, not as it does to dismiss you, only because they close. Lay the bell down. See first to what it needs.',
        {
          text: '{name} raises a paw to it and has not the breath. It clicks when it breathes. Medicine, and then quiet, and some other day the game.',
          when: ['ill'],
        },
        {
          text: 'You laid the toy before it, and {name} took it into its mouth, and looked up at you to see if it was served. It has had nothing. A saucer, flat, with something soft in it.',
          when: ['starving'],
        },
      ],
      loved: [
        'The entertainment is {item}, and {name} considers whether it is dignified. Then there is a flurry of cream, with a paw in it, with several. It was most undignified. It would like it again.',
        'Other games are noise, but this is {item}, and {name} has come down to it in full silk. It rolls. It has feet, you see them, all of them, in the air. You are a subject, and will not speak of it.',
        {
          text: 'You have brought {item}. One cream paw crosses the border of the cushion, strikes, and is home again before your hand can meet it. {name} could do this all day. The frown has not moved. The tail has.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item} {name} comes right off the cushion, like cream going over. It is in heaven. You move one foot towards the empty cushion. It is back on it, frowning, before the foot comes down.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and the sovereign comes down. {name} gallops across the carpet like a dropped eiderdown, catches what you have, cannot find it in its own fur, and stands before you with arms out to be searched.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the word {item} a tremor runs through {name} from end to end. It plays, one stroke, and it plays again, and then it rolls up to your knee with the whole coat in disorder. That will need the comb.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} follows {item} with its eyes only, as one follows a parade. Then it follows with its chin, its ruff, and so much of the rest that it flows off the cushion. It finds itself on your shoe, and frowns at the shoe.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} has not seen it, and is going on not seeing it: {item}. A hand mirror would find it at home.',
        'That needs legs, or ears, and {name} has not been told of any: {item}. It shuts its eyes until you have left off. When they open there ought to be soap bubbles.',
      ],
      harmful: [
        'There was a cry, quite high, from so wide a cat. {name} sits with one side of the coat held off the floor. That was {item}. Never again. Part the silk, and see where.',
        '{item}. Its breath has caught, it is pulling for air with its chin up. Take that out. Carry {name} to the cool tiles, and do not leave it.',
      ],
    },
    clean: {
      wanted: [
        '{name} hears the comb before you have it out of the drawer, and spreads itself, like a map. You go from the coast inward. The dust rises, the silk lies down in rivers, and the breath comes free. It is another cat.',
        'Under the chin of {name} you part the silk, and again, and the dirt comes away in soft grey rolls. The copper eyes close. With each stroke there is more cat, until it is wider than the cushion, and has to overflow.',
        {
          text: '{name} puts up with the washing as a small country puts up with an army. The dirt comes off. Afterwards it returns to its cushion and licks every place where you have been.',
          when: ['wary', 'well'],
        },
        {
          text: 'Wet and clean, {name} is cream again and half the size. It carries itself, dripping, past the hands that you hold out to dry it, up on to the cushion. It would rather have a wet cushion.',
          when: ['wary', 'well'],
        },
        {
          text: 'Wet through, {name} hands you one arm, and after it the other. You work the mud out of the silk with your fingers, down to the old knot under the elbow. It breathes in, looks away, and gives you the knot.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Behind one ear {name} has a knot that it has told nobody about. It brings you that ear. You hold the roots, so as not to pull, and out comes the whole conspiracy, grey with dust. It breathes out.',
          when: ['trusting'],
        },
        {
          text: 'You hold the comb where {name} can see it, and wait to be received. In time it gives you a shoulder. The dust comes out. At the first knot it looks round, and you stop, and it sees that you stop.',
          when: ['wary'],
        },
        {
          text: '{name} lets itself down into your wet hands like cream into a bowl. The dirt goes, the silk floats, and the frown is seen to be only a fold. Last of all it turns up its belly. No power has been there.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'There is not a knot in {name}, and the comb goes through it like a boat. You do it again for the view. The copper eyes close. It is not about dirt, it never was, it is about foreign relations.',
        'You brush {name} and nothing comes away, and you brush it on. The frown holds. The rest of it spreads over the edge of the cushion on every side, till you have to move your knees to make room for it.',
        {
          text: 'Wet, {name} turns out to be quite small. It was clean already, so that is all that the washing has brought to light. The copper eyes rest on you for some time. You will tell no one.',
          when: ['well'],
        },
        {
          text: '{name} has been clean since its coronation. It sits through your washing as through the dance of a distant people, eyes shut, frowning slightly, and when it is over, holds out one paw to be dried.',
          when: ['well'],
        },
        {
          text: '{name} has been clean since last it was done, and knows it. You wash it. It closes its eyes, which ends the audience, and the water runs down the silk, and your hands go on talking to nobody.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was no dirt, and your wet fingers go through {name} without meeting a thing. It does not tell you. It finds you a place behind the ear that might, if one kept at it, become a knot.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The comb has nothing to do in {name}, and does it, from the brow to the last of the tail. It has given you all its provinces, even the chin. You may go round again. It is only a state visit.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You say it softly, {item}, and {name} spreads itself out before you have begun. The silk runs straight. Halfway down the back a sound begins that you take for the pipes, and it is happiness.',
        'To {name} this is no wash, it is a peace conference, and what lies on the table is {item}. It concedes the back, the ruff and the trousers. When you have done, it looks you over for some part to do in return.',
        {
          text: 'For {item}, {name} comes to the edge of its cushion, and then, with one front paw, over it. You clean the rest first. The paw on foreign soil is done last, and takes its time going home.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name} rises on its cushion, turns once, and receives you along its whole length, silk by silk. The frown stays on, for form’s sake. Nobody has told the purr.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} receives it on the back and on no other province: {item}. For the rest, you are to send a comb.',
        '{item}. The frown deepens until there is almost no face. You did some good with it. With a soft brush you would have been let further in.',
      ],
      harmful: [
        'It clings, and burns, and {name} has licked it, because one must be clean. That was {item}. Rinse it out with cool water, every province, and never bring it here again.',
        '{item}. {name} is wheezing, white to the eyes with it, and cannot see who is there. Wipe the face first. Say who is there.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the medicine, and you do with a soft brush what the medicine can’t. One stroke, from the brow back. One more. The breathing falls in with the brush. Do not be in a hurry to put it down.',
        'The dose goes in below that small flat nose, and {name} looks as though it had been handed the wrong letter. It swallows. A while later it is frowning still, but by nature only. The breath is softer.',
        {
          text: '{name} takes the medicine at the edge of the cushion, leaning out, so that your hand need not come in. It does good. The hand is then looked at, in copper, until it leaves the country.',
          when: ['wary'],
        },
        {
          text: '{name} frowns before the medicine, and after it, and it has done good all the same, for the frown is a line shorter. You were hoping to see that closer. It turns, slowly, until you are facing only silk.',
          when: ['wary'],
        },
        {
          text: '{name} opens its mouth for you like a very old lady at church, and takes it, and holds on to your cuff. The flat face cools in your palm. You comb it with your fingers. That is half the medicine.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it, with your hand under that small flat chin, and has not the hand sent away. Its breath comes a little easier. Lift the lock of silk out of its eye. Stay, and give it another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the spoonful as it takes all gifts from abroad, without asking what it is for. It was in perfect health. The frown is merely how it was struck. Keep the bottle for a day when there is something behind it.',
        'You give {name} a dose, and it swallows, and breathes through that flat nose as it did before. Nothing ailed it. What it had wanted was in the other pocket, with teeth. Put the medicine by for a bad day.',
      ],
      loved: [
        '{name} receives its medicine with its eyes shut, finds that it is {item}, and opens one of them. So there is something in foreign medicine. It breathes out, through that flat nose, and extends your stay.',
        'You announce it to {name} at the foot of the cushion, as is proper: {item}. It lifts its chin and is seen to, without a hair out of place. When you go it looks after you, as after a good ambassador.',
        {
          text: 'The frown of {name} is permanent, so nothing shows when the medicine turns out to be {item}. It eats, frowning. It helps, and it frowns. Only the cushion, if you put your ear to it, is purring.',
          when: ['item'],
        },
        {
          text: '{name} does not receive medicine. It receives {item}, in state, upon its cushion, and eats with both copper eyes shut. If something else came in with it and is now doing good, the court has not noticed.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} has swallowed what was needful. The rest is on your collar: {item}. Next time an ointment, which one need not taste.',
        '{item}. The head sinks into the ruff until only the ears are out. Some of it followed. Let it be something mild, and warm the spoon.',
      ],
      harmful: [
        '{name} held up its face for that. Now it is all coat, and trembling, and the copper has turned. It was {item}. Never again. Put it on cool stone, stay with it, get help.',
        '{item}. Its breath comes in shreds. It has no nose to speak of and can spare none of it. Keep {name} upright, and destroy what is left of that.',
      ],
    },
    discipline: {
      wanted: [
        'You put the comb away in its drawer, shut it, and {name} takes its claws out of the tapestry. It sees the point. It turns its face to the cushion, and there is a long, flat, offended breath.',
        '“Not upon the guest’s hat,” you murmur, and {name} removes itself. It was much the best seat. It goes home to its cushion by the long way, trailing its coat, and does not hold a levee.',
        {
          text: 'You speak to {name} of claws and curtains. It hears you, and the claws go in under the silk for good. It had begun to let you do the ruff. It sits a little lower now, so that there is none.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} lets you say it, frowning as always, and you cannot tell whether you hurt it. It unhooks itself from the tablecloth. That evening the comb is not refused. But it keeps its eyes open until you have finished.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You say no, in a whisper, and {name} takes its paws off the embroidery, wherever they are. It will not put them there again. Then it closes its eyes, and you understand that you may go.',
          when: ['from_child'],
        },
        {
          text: 'You sigh, and {name} knows that sigh, it has one like it. It lets go of the fringe. It does not look at you, but it lies down where it always does to be combed, and waits, rather flatter.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} attends to your lesson from its cushion, chin in its ruff. It is the law of the land already, and it made it. It lets you read it to the end, since you have it nearly right.',
        '“One does not sharpen one’s claws on guests,” you say, and {name} has not seen its claws since it was born. It hears you through the silk. When you have done it inclines its frown, by way of royal assent.',
      ],
      bad_time: [
        'You scold, and the frown on {name} is no different, it can’t be, so you think it has not heard. It has. See how the silk trembles at the edge. Put the comb to that, or whatever it lacks. Teach it later.',
        '“And don’t look at me like that,” you tell {name}. It is the only look it has. Behind it something else has been asking for you all this while. Go and see what that was. The lesson can be held another time.',
        {
          text: '{name} always frowns slightly, and all through your lesson it frowns exactly as much as ever. Nothing has reached it. But the one paw that hung over the cushion on your side has been withdrawn to the interior.',
          when: ['wary', 'well'],
        },
        {
          text: 'The sovereign of one cushion is told how to behave. {name} looks at you until you have finished, learns nothing, and then looks at the place where you stand as if it were already empty.',
          when: ['wary', 'well'],
        },
        {
          text: 'No foreign voice had been raised at {name} on its own cushion. Now it has been, and was yours. It gathers up its coat, every fold, and goes over the far edge. There are no talks. Win it first, with the comb.',
          when: ['wary'],
        },
      ],
      loved: [
        '“{item},” you say to {name}, and no more may be said to a sovereign. It takes its chin off the butter. It has been corrected before its own cushion, and the next two strokes of the comb it does not lean into.',
        'You used {item}, and {name} has read it, and complied. The embroidery is let go. It is a fair note, properly sealed, and it lies there with its back to you to think about the reply.',
        {
          text: 'By {item}, stroke after stroke, {name} is taught to leave the lace alone. It sees the point with dignity. When the lace goes by, it looks at you, looks at the ceiling, and keeps both arms in its sleeves.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} withdraws, cushion and all, one does not see how. You might simply have sighed.',
        'It desists, with closed eyes, and the audience is over: {item}. A whisper would have found it in.',
      ],
      harmful: [
        'All that silk has gone flat. {name} is under the lowest piece of furniture there is, on its feet, in the dust. That was {item}. It must never be again. Lay down the brush and sit by it.',
        '{item}. Every province that was open to you is shut, the back also. Begin at the beginning, across the room. Never do that to it again.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the curtains on the noise, and {name} lets itself down into its silk until only the face is left on top, like a stamp on a parcel. The copper eyes are on nothing. It is being posted somewhere quiet.',
        'You plump the cushion, and {name} is put back in the middle. It sinks. You lay its coat out round it, so that no part has to lie on another. It lets go a breath, then an inch more of itself.',
        {
          text: 'You settle {name} in the middle of its realm and step back over the border. The silk spreads, the flat face sinks in, a small snore goes up, and it mends. The frown is left on duty, facing you.',
          when: ['wary'],
        },
        {
          text: 'You have not been received, so you may not tuck in. {name} retires by itself while you stand there. The poured silk settles, lower with each breath, and is much restored. Leave backwards.',
          when: ['wary'],
        },
        {
          text: '{name} is put down, and puts its flat face into the bend of your elbow, where it can hardly breathe, and snores there. You try to ease it out. It frowns, asleep, and comes in further. It wakes mended.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is laid upon its cushion for the night and remains awake on it, just as by day. Nothing has changed but the lamp. It reigns on in the dark for a little, and then asks to have the lamp back.',
        'You smooth {name} down to sleep, and one side comes up as you do the other, like dough. It is not tired. It has never done anything to be tired of. It holds up the ruff, since you are there.',
        {
          text: '{name} has been put to bed like a sovereign sent upstairs by a footman. It was in excellent spirits and not tired, and it still is. It lies in perfect order, copper eyes open, waiting for you to withdraw. Withdraw.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You carry {name} to bed, cushion and all, and it sits up there as on a balcony, rosy, not in the least tired. You bow, backing out. The frown follows you to the door, and sees that it shuts.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Bed, you say, and {name}, who has never been less tired, allows it. It lies with its flat face on your arm and frowns at you for love. You draw a finger down the frown. It does not come out. Again.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} is not sleepy, but you have plumped the cushion so carefully that it reclines to oblige you. It draws the end of your sleeve over its flat face. Under there you can hear it being wide awake.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is to be {item}, and {name} lets itself down, and goes on letting itself down, long after you would have thought that it was there. The frown sinks last. What you have then is some cream, and snoring.',
        'After {item}, {name} holds no further court. It turns its face into its own silk and breathes once, all the way to the tail. You put out the lamp. Nobody has said that you might not stay.',
        {
          text: 'You bring {item}, and {name} sinks into it until there is no telling what is cat. Somewhere a snore begins. The frown is the last to be seen, going down like the sun behind a hill.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lay on it as on a foreign shore: {item}. Soon after, it was fetched away by its own cushion.',
        '{item}. It is warm, and nobody asked for warm. {name} would be better on marble.',
      ],
      harmful: [
        'It was found with its mouth open and its sides going. That was {item}. Cool air, cool stone, a wet cloth, and {name} is never to be put there again.',
        '{item}. The coat has taken it up, down to the skin, and {name} sits in the midst, and cannot get away from itself. Comb it out. Burn the thing.',
      ],
    },
    reflect: {
      awake: [
        'You sit by {name} without a word, and the house does its creaking. At each creak it frowns. At you it frowns also. Then you notice that at every creak it looks to you, to have it dealt with.',
        'You sit by the cushion of {name}, saying nothing, and all the rest of the house is noise. It listens to that for a time. Then it turns its flat face to your sleeve, and pushes in, as one shuts a shutter.',
        {
          text: 'You sit beside the cushion. {name} considers the carpet between you for some time, as one considers a map. Then it leans, silk and all, until the ruff has come to rest against your arm, and is left there.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} abdicates. It lets itself down off the cushion without appearing to have legs, flows over your knees, and presses its flat face into your palm, where the frown can be felt, and means nothing.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At great length {name} and you say nothing. The silk goes up and down, the flat nose whistles. Everything but the comb is noise, it has always held. It lays its chin on your wrist. The comb, and this.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit down with your hands empty, and {name} waits for the comb. There is no comb. It thinks that over. Then it lays its whole flat face in your palm, for which there is no treaty.',
          when: ['trusting'],
        },
        {
          text: 'You sit below {name}, empty-handed. It studies the hand. With a good deal of breath it turns round, and backs up, until that bit behind the ear that it can’t do for itself is within reach of one finger.',
          when: ['warming'],
        },
        '{name} turns back the edge of the cushion and lets you look. It is soft, and cream, and has as yet no face. Somebody has put in with it, for later, {loved}.',
        'It has a frown that is for you, and it is not unkind. It wore it once for {wait}, towards the door. It is wearing it now, close to, and it has gone quite smooth.',
      ],
      little: [
        '{name} has been attended enough for the present. It closes its eyes, and that is a door. Come at another hour.',
        'The audience was very pleasant, all of them were. You are to go out backwards, or as you like.',
      ],
      ill: [
        'You put your hand in the coat and leave it there. {name} moves up against it, inside, where nobody could see. Stay so. Then bring what it needs, and the comb.',
        '{name} lays its flat cheek on your palm and breathes into it. No words have been prepared. Be with it, and after that see to what it lacks.',
        {
          text: 'You put your face down by its own, flat as it is, and breathe on the side where the air comes in. {name} moves its cheek over, and clicks, and is a little easier. Next the medicine, and then the comb.',
          when: ['ill'],
        },
        {
          text: '{name} has come down off the cushion and got in under your hand, coat and all, and there is so much more coat than cat. It turns its face to the saucer, and to you. A soft meal, and then the brush.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} snores, and you sit beside it on the floor. You breathe out when it does, without meaning to. After a while it has slowed down for you, by the length of one snore. That is an alliance.',
        'While you sit there {name} sleeps on, and a lock of its coat slides off the cushion, over the edge, and down on to your wrist. It is not taken back. In your whole life you have not worn such a cuff.',
      ],
      shy: [
        'You sit at the far end of the carpet, where petitioners sit, and {name} shuts its eyes, to have you removed. It opens them, and you have not been. Nor have you come closer. It considers that, at length.',
        'You kneel at the edge of the rug with your eyes lowered, and {name} does not have you shown out. It breathes at you from its cushion. You count the breaths. It has stopped holding them.',
        {
          text: 'You sit down at the other end of the carpet and ask for nothing. {name}, serene on its cushion, does not receive. By the time you get up you have not been received. But you are no longer noise.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} is comfortable, and you are not to come near. So you sit, far off, and stay. It pours itself round on the cushion, so slowly that it takes your whole visit. You came to a back. You leave a profile.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You bring {name} nothing and ask for nothing, and sit well below the cushion. It frowns at that for a good while. Then a little silk comes down over the edge, on your side. It may have slipped.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the floor, so as to be lower than {name}, and it shuts its eyes at you. You stay. You are noise, but quiet noise. After a while there is a line of copper under one lid.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and all fluff, and its frown is so new that it hardly holds. You sit well off, below the level of the cushion. It looks over the piping, breathing through its nose, to see who has been sent.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'flat face kibble':
        'You scatter the flat face kibble on the flattest plate, and {name} lowers its profile until there is none. A crunching is heard, as of gravel under a carriage. It comes up with one on its frown, and waits.',
      'chicken souffle':
        'The chicken souffle stands higher than {name} does, and trembles, and they regard each other. Then the frown goes in at the side. There is a sigh, from one of them, and you find yourself looking at two things that have sunk.',
      'salmon terrine':
        'You serve the salmon terrine in one slice, and {name} lays its face on it like a seal on wax. There is the print of a frown in it, in pink. That is eaten first, so that no one shall copy it.',
      'creamed rabbit':
        'Creamed rabbit, on a cream cat, from a cream saucer. You cannot tell who is being served. Only {name}’s copper eyes move, left, right, and then the saucer is showing its gold rim, and something is licking you by mistake.',
      'lamb pate':
        '{name} has the lamb pate presented on the knife. You hold it level. It goes along the blade from the tip with a small flat tongue, and at your fingers it looks up, and finishes them too, as part of the service.',
      'flaked turbot':
        'You have taken out the bones by candle, and {name} knows it. It goes into the flaked turbot with the whole of its face, snuffles, drowns, and is raised by the ruff, in your hands, dripping and resolved to go back.',
      'minced pheasant':
        'At the word pheasant an arm comes out of the silk. You have minced it fine. {name} takes the minced pheasant off the back of the spoon, slowly, with its eyes closed, and one feather of down is put under the cushion.',
    },
    play: {
      'feather fan':
        'You open the feather fan, and the whole cat is blown out behind its face like a comet. {name} does not deign to move. You fan again, and a paw has got the fan by the edge and is fanning you.',
      'velvet ball':
        'The velvet ball rolls up to the cushion and bows. {name} lets it kneel there. When you turn your back there is a plump soft sound, and another, and the ball comes by you very fast, with some cream on it.',
      'hand mirror':
        'You hold up the hand mirror. {name} and the other one frown at each other, both being in the right. It looks behind the glass, finds you, and has the mirror turned round, so that you may see whom it means.',
      'soap bubble watching':
        'You blow, and {name} devotes itself to soap bubble watching with its chin raised, one copper eye for each. One settles on its brow and stays, and there are two courts, the small one upside down, until it sneezes.',
      'tapestry mouse':
        'A tapestry mouse is put on the carpet, of the same wool, and vanishes. {name} frowns upon the pattern. A part of that moves, at the end of your thread, and the whole of the cream comes down upon it.',
      'music box':
        'You wind the music box and lift the lid. {name} lays its flat ear to the little drum, and the tip of its tail goes round with the lady on top. When they run down, a paw comes out and pushes.',
    },
    clean: {
      'slicker brush':
        'The slicker brush goes in at the shoulder and comes away with a second shoulder. {name} sees it added to the heap beneath the cushion, and turns to you a province that has never been mapped, breathing through its mouth.',
      'steel greyhound comb':
        'You draw the steel greyhound comb from the ear down, and it rings, once, upon a knot. {name} stiffens. You undo it from its ends, between two fingers, and the silk runs through like water let out of a lock.',
      'tear stain wipe':
        'You take the tear stain wipe to the left side, where so much has been signed, and clear it, down to the cream. {name} looks at the blank. It lets fall one more, at once, to see that it still writes.',
      'detangling spray':
        'A cool mist descends. {name} sits in the detangling spray like a hill in April, and behind its ear the old conspiracy grows slippery. You have only to touch it. It falls open, and the frown, from so near, is nearly handsome.',
      'cool blow dryer':
        'You bring up the cool blow dryer from behind, and {name} is twice the cat. All the silk streams forward past its face. It closes its eyes into the wind, like a figurehead, and lets you sail it round the room.',
      'face fold wipe':
        'Under the nose there is a fold, and {name} permits the face fold wipe to enter it. You go along from left to right. A crumb of some age is brought to light, shown to the cat, and pardoned.',
      'professional groomer':
        'The professional groomer has been sent for, and you hold the coat of state while it is done. {name} stands on the table, on feet, looking over both your heads. It is carried home light, and swaying, like a bride.',
      'silk bath towel':
        'Wet, it was no bigger than a teapot. You fold {name} in the silk bath towel and press. It comes up by degrees, like dough, until the towel is too small and the frown is dry.',
    },
    sleep: {
      'brocade cushion':
        'You beat the brocade cushion, turn it, and step back. {name} is lowered upon it, you did not see by whom, and it spreads until the gold thread is out of sight on every side. Something underneath is warm as well.',
      'cool marble floor':
        'In the heat it has itself laid on the cool marble floor, flat, with its limbs out, like the skin of a small white bear. You step over. {name} whistles, and moves on, when the marble has grown warm, by one slab.',
      'canopy bed':
        'You draw the curtains of the canopy bed on three sides and leave the fourth. From within there comes a whistle, and the canopy breathes. After a while {name} puts out an arm and draws the fourth, on you and the day.',
      'tiled alcove':
        'The tiled alcove is blue, and cool, and just the width of {name} with nothing over. It backs in until it is a cat in a frame. You hang up the lamp where the painter would have, and the frown sinks.',
      'harp music':
        'You let the harp music begin, quite low. {name} hears it with its eyes shut, and at each long string one hair of the ruff rises. By the second piece nothing rises. It snores, a little flat of the harp.',
      'satin pillow':
        '{name} is laid upon the satin pillow and slides off it. It is laid on it again. At the third time you lie down on the far side as a wall, and it slides as far as you, and whistles.',
    },
    medicine: {
      'eye ointment':
        'You draw a line of the eye ointment along each lid, and {name} looks out as though through a fine day with rain in it. It blinks, twice. You have been blurred, and then, gradually, you are recognised.',
      'breathing check':
        'For the breathing check you hold a glass before the nose, what there is of it. {name} breathes on that, a small cloud, a smaller cloud. It sees its own frown appear in it, and breathes again, to oblige.',
    },
    discipline: {
      'brush put away':
        'It bit the lace, and so you let it see the brush put away, in the drawer, and the drawer closed. {name} looks at the drawer. It opens its mouth, and the lace falls out.',
      'averted gaze':
        '{name} sits on your letter. You try it with its own weapon, an averted gaze, out of the window, and keep it up. Behind you the paper rustles. When you turn, it is on the cushion, frowning at the other window.',
    },
  },
  against: {
    feed: [
      'Tribute, says the look, is well and good. {name} eats, and is not much the better for it. It has put one paw upon the brush. That is what nourishes it.',
      '{name} takes what is in the saucer, and half of it goes to the coat, which is a large household. A combing would reach the cat.',
      'A meal is to {name} what rain is to a palace. Some of it gets in. For the rest of its good, take the comb after, and begin at the ruff.',
      'It has eaten, and the frown is where it was. {name} turns its flank to you, to the light, so that you see the coat. It lives by the brush.',
    ],
    play: [
      '{name} has lifted a paw, and is hardly merrier than before. It was a kind thought. It would have had more of your hand, with a comb in it.',
      'All that leaping is done by others. {name} looks on, and a little pleasure reaches it, by the back stairs. If you would really delight it, brush it.',
      'You tire, and {name} has scarcely been moved. It glances at the drawer where the brush is, and away. That is the game.',
      'Half of the fun stays in the fur. {name} gives you one nod for it. Try it with the comb, slowly, from the ears.',
    ],
  },
  favoured: {
    clean: [
      'The comb goes through, and at each stroke {name} comes up, like a lamp being turned. When you have done there is colour in its very ears.',
      'You brushed out the back, the ruff and the left arm, and it is as though {name} had been at the sea. It lies there in its own light and breathes.',
      'There, under the last knot, was the ache. {name} feels the place with a breath, all the way down. No physician could have done it.',
      'Stroke upon stroke, and something that was tight in {name} lets go along its whole length. It is governed again. It looks at the comb almost with love.',
    ],
  },
  refusals: {
    asleep: [
      '{name} is asleep, and does not receive. You will be admitted at {wakes_at}. Those who wish to sit by the cushion and reflect may do so, unannounced.',
      'The eyes are shut, and the whistle says that this time it is in earnest. Come at {wakes_at}. Until then {name} accepts company, and nothing else.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. The coat has come in. It looked down for its feet today, and there was only coat, and it has not asked further.',
      'A child now, and it has had its first room brought: the pantry. {name} was not displeased.',
    ],
    teen: [
      '{name} is half grown, and in half-coat, and will not be looked at. It has issued eleven decrees, all of them “no”. Let it be fed at its hours, and combed.',
      'A teen: {name} has shut itself into the alcove to compose its memoirs. They have got as far as the ruff.',
    ],
    high_care: [
      '{name} is full grown, a {form}. It rolls over, before witnesses, and the belly is laid open to the comb, with its ancient tangles. You are let in.',
      'Grown, and a {form}: when you come, the room with you in it is the one that {name} has brought.',
    ],
    balanced: [
      'A {form} by now, {name} has had whole streets brought to it, and gardens. They are taken away at dusk, and it has kept the cushion.',
      '{name} is grown into a {form}. The coat has leaves in it, from abroad. It frowns upon many walls, and comes home to be combed.',
    ],
    low_care: [
      'No comb came, for such a time. {name} is a {form} now, and reigns up under the plaster, in felt. It has not abdicated. Fluff comes down from there now and then, unsigned.',
      'Grown up alone, a {form}: {name} sits along the curtain rail like snow nobody has walked on. Somewhere in it is the knot that it began with.',
    ],
    rescue: [
      '{name} is full grown, and a {form}. They had to cut away half of the coat to find it. It grew again, not quite the same cream, and it lets no one but you comb that side.',
      'A {form}, and grown: there is a parting in its silk that will not close. {name} was nearly not in there any more. When it is combed, it holds on to your sleeve.',
    ],
  },
  trust: [
    'The ruff has been opened to you. {name} lifts its chin, and shuts its eyes, and it is not to end the audience.',
    '{name} got down off the cushion, in front of you, and walked. You saw four feet. You have been sworn to nothing, it was thought unnecessary.',
    'It has rolled over. There are tangles there from the beginning of the world. {name} puts the comb into your hand, by looking, and looks away.',
  ],
  streaks: [
    'Ten times the saucer has come to the hour. {name} has let fall a tear on the first and on the tenth.',
    'Twenty-five. A holiday is declared. It is to be kept by lying down.',
    'Fifty on time, and there is peace on every border. {name} is thinking of having a medal struck, with its own back on it.',
    'A hundred meals, all punctual. {name} raises you to the footstool.',
  ],
  ages: [
    '{name} is ten days old, and has reigned for all of them.',
    'Thirty days. The heir is by now the size of a plum.',
    'A hundred days have been brought to {name} and taken out again. It kept a little of each, under the cushion.',
    '{name} has been on the cushion a year. The nap is worn to the thread in one place, the shape of a cat that has feet.',
  ],
  wishes: [
    {
      by: { action: 'clean', item: ['steel greyhound comb', 'slicker brush'] },
      wish: '{name} is sitting on something, with meaning. It is the comb, or else the slicker brush, and it will get up when you come for it.',
      granted:
        'From the ears to the last of the tail, and not one hair lied. {name} has had the day entered as a feast.',
    },
    {
      by: { action: 'clean', item: ['tear stain wipe', 'silk bath towel'] },
      wish: 'It has signed a great deal this week, and the left cheek shows it. {name} would have a wipe for that, made for the purpose, or the silk towel.',
      granted:
        'The cheek is clean. The next tear falls directly, as if it had been waiting, and you are told to keep that one.',
    },
    {
      by: { action: 'feed', item: ['flaked turbot', 'salmon terrine'] },
      wish: 'Nothing deep, nothing that rolls. {name} could see itself before some flaked turbot, or a terrine of salmon, laid out flat, like a map of somewhere.',
      granted: 'It ate the coast, and then the interior. There remains a small island, for the look of it.',
    },
    {
      by: { action: 'feed', item: ['chicken souffle'] },
      wish: 'There exists a dish that is chiefly air and must be approached quietly. {name} feels that they would understand each other. A chicken souffle, then.',
      granted: 'It sank at the first touch, with a sigh. {name} sighed. It was the whole of the conversation.',
    },
    {
      by: { action: 'feed', hours: [11, 15] },
      wish: '{name} does not care to dine by lamplight, nor by the first. Let it be served in the middle of the day, when the silver has the sun on it.',
      granted: 'The saucer blazed, and there was a cloud before it, eating. It was thought a good omen.',
    },
    {
      by: { action: 'play', item: ['soap bubble watching'] },
      wish: 'They come, they are round, they ask for nothing, and they go. {name} wishes that more persons were so. It would watch some soap bubbles.',
      granted:
        'One alighted on the ruff and stayed, with a whole window in it. {name} held its breath until it was over.',
    },
    {
      by: { action: 'play', item: ['hand mirror', 'music box'] },
      wish: '{name} has no equal in this house to talk to. A hand mirror would supply one, or a music box, which at least keeps to the subject.',
      granted: 'They frowned at one another, {name} and the occasion, until neither could keep it up.',
    },
    {
      by: { action: 'sleep', item: ['cool marble floor', 'tiled alcove'] },
      wish: 'Too much has been warm. {name} would be laid upon the marble, or the tiles of the alcove, on its front, and the world brought down to that temperature.',
      granted: 'It has spread until you cannot tell it from the milk. One copper eye is put out, and then the other.',
    },
    {
      by: { action: 'sleep', item: ['harp music'], hours: [17, 21] },
      wish: 'Of an evening somebody should pluck at something, a good way off. {name} would go to sleep to a harp, if the harp does not look at it.',
      granted: 'It was plucked, and {name} came in with the bass, through the nose, wonderfully even.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The tassel is not company. {name} does not say more than that. The footstool is free, and one may sit on it.',
      granted:
        'You sat. There was no agenda. At the close {name} let you see it yawn, and it is small and pink in there.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One comes to court in the one coat, and goes home, and comes again in the other. {name} would be sat with twice in the day, and will not remark on your having only one.',
      granted: 'You have been twice. {name} has had the space that you sit in named after you.',
    },
    {
      by: { action: 'clean', hours: [8, 12] },
      wish: 'In the forenoon the light lies along each hair. {name} would be groomed then, by the window, where it can be envied from the street.',
      granted: 'It was done in full sun. Two pigeons saw it. {name} is satisfied with the pigeons.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A decree',
        shape: 'letter',
        text: 'A sheet of paper, quite blank, with one tear dried on it. It is not to be disobeyed.',
      },
      {
        name: 'The tassel’s thread',
        shape: 'thread',
        text: 'Gold, from the curtain. It was given to {name} at the end of a long negotiation, and nobody recalls about what.',
      },
      {
        name: 'The other sovereign',
        shape: 'mirror',
        text: 'A hand mirror with a breath on it that does not go. {name} has it faced to the wall after sunset, so that they can both sleep.',
      },
      {
        name: 'A tooth of the comb',
        shape: 'peg',
        text: 'It broke off in the great conspiracy of the left ear. {name} wears it in the ruff, on your side.',
      },
      {
        name: 'The tear that set',
        shape: 'gem',
        text: 'It ought to have dried. It lay on the brocade till morning, and could be picked up, and {name} looked on as you did it.',
      },
    ],
    return: {
      name: 'A paw mark',
      shape: 'flower',
      text: 'Five petals, in dust, on the sill of a door that nobody had opened. {name} came back on foot. This is the only proof, and you have it.',
    },
    streak: {
      name: 'The medal',
      shape: 'coin',
      text: 'Struck for twenty-five saucers. On the one side is {name}, from behind. On the other there is you, very small, with a spoon.',
    },
    hundred_days: {
      name: 'The heir',
      shape: 'wool',
      text: 'A hundred days of combings, from under the cushion. It is warm, and if you hold it to your cheek it very nearly frowns.',
    },
  },
  release: [
    'The great door is opened, and {name} has the garden brought, and the road, and after the road the hills. It is last seen from behind, in full coat, which is its best side.',
    '{name} lets fall one last tear, on the comb, which is thereby yours. Then, since there is no other way, it walks. Everyone has turned to the wall.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had kept its state on the cushion, and no one came to it, and the coat closed over.',
      'It went to the door on its own feet, at the last, and was found there. {name} is dead.',
    ],
    hunger: [
      '{name} is dead. Under all that silk there was so little, when they lifted it. The saucer had one tear in it.',
      'It did not ask. {name} has died by the saucer, in full coat, with its face turned up.',
    ],
    illness: [
      '{name} is dead. The whistle stopped on the way in, and the fringe of the cushion lay down.',
      'Its breath had always had a hard way to go. {name} is dead, with its chin raised.',
    ],
    poison: [
      '{name} is dead of what was brought to it. Everything had always been brought to it.',
      'It was offered, and {name} accepted, with courtesy, and has died. The frown is gone. It looks very young.',
    ],
  },
  returned: [
    'The cushion has a dent, and in the dent there is breath. Then copper, then cream. {name} is brought back by a room that seems to have gone a long way for it.',
    'A sneeze, with great dignity, in the empty hall. {name} stands there in its coat, on what must be feet, and allows you to run.',
  ],
  epitaph: {
    openings: [
      '{name}, cream, with copper eyes. The frown was how it was made, and it meant no harm by it.',
      'Here a small piece of ground was brought to {name}, and it has lain down upon it.',
      'Stroke the grass here the way that it grows. {name} would have held quite still.',
      'It never walked, so far as it knew. {name} has been carried here, by somebody.',
      { text: 'Pull up the burrs as you pass. {name} could not bear a tangle.', when: ['from_child'] },
      { text: '{name} lies under this, and under {name} lies the heir.', when: ['grown'] },
    ],
    closings: {
      neglect: ['No embassy came to the door.', 'It waited in state, and the hall was empty.'],
      hunger: ['The saucer was looked at until it was dark.', 'It would not say a thing twice.'],
      illness: ['The smallest conspiracy of all had got past the comb.', 'Its breath had far to go, and stopped.'],
      poison: ['A gift was brought, and it was gracious.', 'It had a taster for nothing, having trusted the house.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. All is combed. You lie in yourself as in a warm bath, out to the edge, and every hair knows where it is to go. You speak seldom, in decrees, and wearily, so that nobody shall guess that you are happy. The sun has applied and been admitted. The tassel bows. Let your keeper come into the light, with the brush, and find nothing whatever to do, and do it for an hour.',
      'You are {name}, and have been carried from the window to the hearth by a most attentive carpet. You did not lift a foot. It is not known that you have one. You say: let it be so. It was so already. Something is purring, for the benefit of the provinces. Music would be suffered. So would your keeper, if they cared to stand just there and be looked at, in the full warmth of your frown.',
    ],
    content: [
      'You are {name}. Nothing is out of place, and you least. You give the afternoon leave to go on. Your remarks are short and final, and come after a silence, and you make them to the middle distance. A tear has gone by, you do not look to see on what. Beneath you something soft is growing, of which more in due time. It would please you if someone sat down lower than you are, and reached up with a comb.',
      'You are {name}, {days} days upon one cushion. It has been a quiet reign. You have said perhaps forty things, and meant them. Rooms came, and some had your keeper in them, and those you kept the longest. You are not given to praise. You note that there is a hand whose step, if hands have steps, you know. Let it come. Let it begin behind the left ear, where they are plotting again.',
    ],
    bored: [
      'You are {name}, and have looked at it. You have looked at the other thing as well. The tassel says what it said. You breathe out, and some fluff goes up, and comes down, and that was the ballet. You decree an amusement. Nobody has heard, they have not been near enough. You will not say it twice. Let somebody come with a fan, or a bubble, or best of all, the brush, and let them be seen to enjoy it.',
    ],
    hungry: [
      'You are {name}. There was to have been a saucer. You regard the place. You will not call out, it is not done, one breathes a little more audibly. Have they changed the hour without your seal? A certain hollowness has been reported from the interior. You speak even less than you do. Let your keeper look at you, and look where you look, and draw the conclusion, and serve it flat.',
    ],
    starving: [
      'You are {name}, and standing on the floor. You do not know how you came here, it must have been the feet. They are cold. The coat is so heavy, with no one in it to hold it up. You had always thought that a thing came when you had waited for it properly. You waited properly. You have no decree. You open your mouth, and what is in it is quite small, a kitten’s. It says food. It says now.',
    ],
    sick: [
      'You are {name}. The air has such a way to come. You lift your chin for it, like a beggar. Both eyes run, and nothing is being signed. There is a knot over the brow that draws, and no one has been sent for. You would say a word if a word could be got past the breath. Let your keeper come with the medicine and a cool cloth, and after, if there is an after, the comb, by the ear, very slowly.',
    ],
    failing: [
      'You are {name}, and a long way in. Out there is the coat, you can see the light through it, as one would from the back of a large dark house. Nobody comes this far. You were always here, behind the decrees, somebody no bigger than a hand. If a hand came, it could hold all of it. It should bring the medicine, now. It should say your name in the small way. You would come to the door for that.',
    ],
    near_death: [
      'You are {name}. You waited as one waits, with the head up. Then it was dark, and there was nobody to see, and you put it down. No room has been brought to you for so long that you think there may be none. You tried to walk to them. It is quite true, about the feet. You do not require anything. Let someone only sit down where you are, on the ground, and put their fingers in your coat, until they reach you.',
    ],
    asleep: [
      'You are {name}, asleep, and it is snowing upward, cream, out of the cushion, all that was ever combed from you. It takes a shape. It has paws, it is not ashamed of them. It runs. You sit and are not weary, and it runs round you, through every room there is, and no room has to be brought. You let fall one tear, for joy, on everything. If your keeper sits down here, it is signed, and they may stay.',
    ],
    shy: [
      'You are {name}. A stranger has come to the border. It has hands. You have closed your eyes, and it is still there, you can hear it being tactful. One does not treat with persons of whom one knows nothing but the shoes. You remain in the alcove, you say no word. But it has put down a brush, on the floor, halfway, with the handle to you. That was not ill done. Let it sit, and wait. You have all of history.',
    ],
    back_from_death: [
      'You are {name}, returned. It is a bare country, with neither cushion nor comb, and nothing in it is brought. So you walked. It was the whole way. You found that you had been able to all along, and you do not care to speak of it. You do not care much to speak. Feel how thin it has got beneath the arm. You would have your keeper by, at all hours, for the present, and the saucer on the stroke, and each hair told that it may stay.',
    ],
    hurt: [
      'You are {name}, and something was brought to you that should have been stopped at the door. It has got through the coat. You had thought that nothing got through. You do not frown, you cannot find the face for it. There is a hand out there, and it was that hand. Let it take away what it gave, and wash. Then let it bring the comb as far as the frontier, and halt there, and not come in until a chin is lifted. It may be some time.',
    ],
  },
}

export const PERSIAN: Species = {
  slug: 'persian',
  name: 'Persian',
  family: 'cat',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality: 'A reclusive sovereign of one cushion, for whom the comb is diplomacy and everything else is noise.',
  special_mechanic:
    'Lives for the brush: cleaning gives three times the health, while feeding and play only do half their good.',
  mechanic: {
    gains: [
      { action: 'clean', stat: 'health', times: 3 },
      { action: 'feed', times: 0.5 },
      { action: 'play', times: 0.5 },
    ],
  },
  items: {
    approved: {
      feed: [
        'flat face kibble',
        'chicken souffle',
        'salmon terrine',
        'creamed rabbit',
        'lamb pate',
        'flaked turbot',
        'minced pheasant',
      ],
      play: ['feather fan', 'velvet ball', 'hand mirror', 'soap bubble watching', 'tapestry mouse', 'music box'],
      clean: [
        'slicker brush',
        'steel greyhound comb',
        'tear stain wipe',
        'detangling spray',
        'cool blow dryer',
        'face fold wipe',
        'professional groomer',
        'silk bath towel',
      ],
      medicine: ['eye ointment', 'tear duct flush', 'kidney scan', 'breathing check', 'hairball remedy', 'antibiotics'],
      discipline: [
        'disappointed sigh',
        'brush put away',
        'cushion relocated',
        'whispered no',
        'audience ended',
        'averted gaze',
      ],
      sleep: ['brocade cushion', 'cool marble floor', 'canopy bed', 'tiled alcove', 'harp music', 'satin pillow'],
    },
    harmful: [
      'deep narrow bowl',
      'hot car',
      'talcum powder',
      'stargazer lily',
      'rose essential oil',
      'raisin cake',
      'sticky syrup',
    ],
  },
  appearance: {
    look: 'a cream flat-faced cat with copper eyes, a permanent slight frown and a coat like poured whipped silk',
    colours: ['#efe3cf', '#fffaf0', '#b8682c'],
  },
  figure: {
    muzzle: 'flat',
    ears: 'round',
    tail: 'puff',
    slit: true,
    eyes: '#d07a2c',
    skull: 'wide',
    earSize: 0.72,
    extras: ['halo', 'ruff', 'frown'],
    girth: 1.16,
    headSize: 1.06,
    shift: -8,
  },
  book: BOOK,
}
