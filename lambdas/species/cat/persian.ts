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
    'The egg has a frown in it. The rest of {name} comes out after, damp, like silk drawn from a sleeve. It looks at the straw. It looks at you. You fold your handkerchief in four, and it gets on.',
    'The egg lets itself be opened. In the lower half, as on a cushion, sits {name}, cream and damp and frowning slightly, like somebody whose door you did not knock at. It makes no move to get out. You are to carry it.',
  ],
  looks: {
    thriving: [
      'You carry a mirror past, and {name} has stopped it. There is another in there, cream, copper-eyed, with a cushion, frowning. It is the first person it has met whose hair is right. Neither will be the one to blink.',
      'The clock strikes, and to {name} that is noise. A cart goes by, and is noise. It lies on its cushion like cream on a bun, and then there comes a low steady rumble, which is the national anthem.',
      {
        text: '{name} is some hours old, round as a powder puff, and frowning. You look about for whatever is wrong. Nothing is wrong, it is only the face. You notice that you have straightened the cushion all the same.',
        when: ['baby'],
      },
      {
        text: '{name} opens a copper eye on the world, which so far is you, whoever you are, and frowns. It opens the other, and frowns. Then, deep in the silk, a purr starts, no bigger than a pea. It frowns at that.',
        when: ['baby'],
      },
      {
        text: 'When you left, the comb was up on the shelf. Now it is on the floor before your chair, with one long cream hair in it. {name} is on its cushion, frowning out of the window, and a little out of breath.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has moved over. It is a matter of two inches, and it looks steadily at the wall throughout. But there is now a strip of bare velvet on the cushion beside it, smoothed flat, about as wide as your hand.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'A hand’s breadth of the cushion is free. {name} looks straight ahead, frowning over all that silk, like a sovereign who has given up a province and would rather not discuss it. You lay one finger there. The border holds.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and {name}, with no change of frown, lets down its tail over the edge of the cushion like a drawbridge. It comes to rest across your wrist. You may cross.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has moved over. It is not much, some cream silk gathered in, a hand’s width of bare velvet, but that cushion has not been divided in living memory. It frowns at the far wall until your hand is in the space.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies on its cushion and purrs, wanting nothing. You look in, and the purr is suspended. You close the door, and hear it, through the wood, go on from where it was.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The comb has been put away under the cushion, with one corner showing, and {name} has been poured on top. It frowns agreeably at the wall. Relations have not been broken off. They have not been opened either.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'A single feather has come out of the cushion, and {name} has put a paw on it, or so one supposes, under all that coat. The realm shall lose nothing. It looks at you, in case you had thought of sneezing.',
      '{name} lies in the washing basket with the good tablecloth, and which is which would take a comb to say. You lift a corner. It frowns. You lay it back. The table can go without.',
      {
        text: 'The comb lies at the frontier of the cushion, teeth towards you. {name} has a paw on the handle, and neither pushes it across nor draws it in. The frown is the usual frown. No talks are planned.',
        when: ['from_child', 'well'],
      },
      {
        text: 'Audience is granted, in so far as {name} does not leave. It sits in its silk, frowning at a middle distance neither of you can do anything about. You have not brought the comb. That is noted without heat.',
        when: ['well'],
      },
      {
        text: 'The cushion is in session and nothing has been brought before it. {name} turns a copper eye on the comb, then on the curtain, then on you, dismisses all three without prejudice, and draws one paw in under the silk.',
        when: ['well'],
      },
      'You mention it, in passing, and both copper eyes are closed, and the whistle changes key. It is in the annals, in {name}’s own hand, by which is meant a wet place: {loved}.',
    ],
    curious: [
      'Out of all that fur comes one slow paw. It touches the novelty, and goes back in to report.',
      '{name} has had the box brought nearer, by looking at it until you moved it. Now the lid. Now, if it is not too much to ask, the other lid.',
      'There is a person of {name}’s own rank in the side of the silver teapot, and rather wide. They regard each other. Neither will be the first to bow.',
    ],
    bored: [
      'The tassel of the cushion is swinging a little, and {name} looks elsewhere, with one silk paw just gone back under. It is low. It would like to be played with, and a sovereign cannot ask. Pull the tassel.',
      'One cream paw hangs over the edge of the cushion, as far as the wrist, on foreign soil. When {name} believes itself unobserved it bats the tassel. Then it looks away, frowning. Trail a ribbon past, slowly, and do not laugh.',
      {
        text: '{name} lies with its face in the plum velvet, and only the back is at home. The tassel was knocked, by you, and swung, and no one looked. Bring bubbles, or the mirror. Do not ask it which.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has turned its face to the door, as flat and stern as on a coin, and does not look at anything so common as a dish. The dish is empty. It will not say so twice. Its meal is due.',
      'The whole realm of {name} is one cushion and one dish, and the dish is bare. From time to time a frown is sent out to it, copper-eyed, and comes back with nothing. The meal is overdue.',
      {
        text: 'No bigger than a powder puff, {name} frowns into its empty dish, where a second kitten is frowning back. It had not known there was a queue. The meal is overdue. Feed it now, before the two of them compare notes.',
        when: ['baby', 'well'],
      },
      {
        text: 'From the middle of the cushion {name} looks at the dish, and the dish does not come. It frowns. It was born frowning, so there is no way for a dish to know. The meal is overdue. Feed it now, up there.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has recalled its ambassador: the comb, pushed over the edge of the cushion, lies on the carpet. The copper eyes go to the bare dish. It can hold out a good while yet. Bring the overdue meal now, and stop at the border.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} would not dream of coming to ask. It has trodden its cushion round, a little at a time, until its back is to you and its frown is upon the place where the dish is put. Feed it now, from that side.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has travelled. It is still on the cushion, but at the kitchen end, a good hand from the middle, and looks straight ahead as if it had always reigned from there. It is not starving, merely abroad. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'The comb lies in the empty dish, teeth down. Between two powers of long acquaintance that is a strong note. {name} sits on its cushion, not hungry, frowning no more than it always does, and looks just past you. Feed it now.',
        when: ['from_child', 'well'],
      },
      'There is a silence in the house, and in it the breath of {name}, through the nose. It is frowning, as it always does, but now it means it. Its meal is due. Bring it on something flat.',
      {
        text: '{name} shuts its copper eyes as you come near, the one border it can still close. Beneath it the cushion is hardly dented. The meal is overdue. Bring it now, set it down within reach, and withdraw.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has slipped half off its cushion, and lacks the strength to climb back in front of you. It frowns at the wall instead. The meal is overdue. Bring it now, to the floor, and notice nothing.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has left the cushion. It is standing on the kitchen tiles like anybody, the hem of all that silk in the crumbs, and frowning up at a cupboard door. It is hungry. Feed it now, and speak of it to no one.',
      '{name} has got down. It stands on the actual floor, on the tiles, holding its skirts together, and utters a word so small and so flat that you take it for a hinge. It will not repeat that. Feed it.',
    ],
    starving: [
      'There is nobody on the cushion. A clean track leads away from it through the dust, as wide as a train of silk, to the kitchen, where {name} lies with its flat face against the dish. It is starving. Feed it at once.',
      'All that silk, and when you pick it up there is so little cat inside. {name} has eaten the tassels off the cushion. It does not frown. It has not the strength to. Food, flat dish, at once.',
    ],
    weak: [
      'One of {name}’s forepaws has slid off the cushion into foreign country, and it has not had the strength to recall it. The frown holds. You lift the paw home and are not thanked. Medicine, please, or a long rest.',
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
      '{name} has its good side to the door. You walk round the cushion to see the other, and it turns as you walk, frowning, so that you go the whole way and meet nothing but cream. Bring water, and the comb, as an envoy.',
      '{name} has withdrawn from public life. The silk has gone in strings, and there are burrs in the ruff that nobody put there by decree. It has been two days. It will see no one but the comb. Please wash it.',
    ],
    sick: [
      'The frown is gone. You had thought it was built in, and without it {name}’s flat face looks very young, and not sure whose cushion this is. The coat has lost its pour. It is ill. Medicine now, please, brought to the cushion.',
      'To reach {name} on the bare tiles you have to kneel on the cushion. Nobody kneels on the cushion. It looks at your knees, breathing through its mouth, and lets it pass. Medicine, now.',
      'The breath of {name} can be heard from the passage, and there is a catch in it. It lies with its flat face to the cool tiles. You take up the comb, and it does not lift its chin. Bring medicine.',
    ],
    failing: [
      'The frown has let go of {name}’s face, and what is left looks very young. It has slid off the cushion and not sent for it. Give it medicine now, and something to eat off your finger, or it will die.',
      '{name} has slid off the cushion, and lies with its silk all one way, like something spilled. It breathes through its mouth with a little click. Medicine and food, now. Then lift it back up.',
      {
        text: '{name} is not on the cushion. It is on the boards beside it, where it would receive nobody, the poured coat parted into strings. It lifts its chin to you, as it does for the comb. Medicine and food, now.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The frown has gone from {name}’s face. You had not known that it could. It lies beside its cushion, one paw on the hem. It has hours left. Bring the comb, sit down on the floor, go slowly, and do not leave.',
      'It weighs almost nothing now, the rest was hair. {name} has turned on the cushion so that there is half of it to spare, and no one has ever been given half. Come and sit there, now, and stay.',
    ],
    asleep: [
      'Asleep, {name} is not frowning. The brow has come undone, and under it there is a rather young cat whom you have not been introduced to. You withdraw, backwards. It can be left so until it wakes.',
      '{name} is asleep with its frown on. The coat has overflowed the cushion and come down in the dark as far as your slippers, and there is a snore, of some rank. Nothing is required until it wakes. You leave backwards.',
      'At night the sovereign snores. It is a large noise, for so little nose, and the silk round it stirs at each one like curtains. {name} has nobody to deny it to. Draw the door shut.',
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
      'At your entrance {name} drew in its coat on your side of the cushion, every last thread, as a country calls home its boats. The frown is at the wall. Sit on the floor, quietly, well outside the fringe, and bring no comb.',
      '{name}’s back is a great deal of cream silk with no cat in it. It takes you a minute to find the copper eyes, in the bookcase glass, on you. Leave the comb. Sit quietly where the glass can show you.',
      'Between {name} and yourself there lies a matter of {wait}. It was never signed. Take a low seat, and stay, and let it be the one who looks away.',
    ],
    back_from_death: [
      'Nobody had plumped the cushion. {name}, some hours back from a place without any, finds its own dent, lets itself down and overflows it on all sides. Then, still frowning, it moves over one inch. The inch is for your hand.',
      '{name} came back with its coat perfectly combed, in a parting you never gave it. It has let nobody touch the cushion since. Just now it looked at the comb, then you, and lay down with its parting under your hand.',
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
        {
          text: '{name} puts its whole flat face into the dish and brings it up frosted. The frown is only how it was made. It turns to where you are, unable to see a thing, and holds quite still to be wiped.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} is mostly fluff, and so flat in front that its whole face gets to the dish at the same moment. It comes up with the frown filled in. Without it, one can see, this is a very pleased person.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, and out of all that poured silk comes a purr. You lean in to hear it better. The purr stops, waits until you have gone back to where you were, and is resumed.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} waits until you have withdrawn three paces, and dines. The frown stays, being structural. But when you come for the dish, the comb has been moved from the royal side of the cushion to the exact middle.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, frowning with pleasure. A fold of its coat has slid off the cushion and lies over your shoe, and the copper eyes have seen it. It is not called home. It has been left there as an ambassador.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'A bit of the meal has got onto the frown. {name} cannot see it, and nobody was ever near enough to say so. It finishes. It studies you with both copper eyes, and brings the face forward to where your thumb can reach.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, frowning slightly, and rises with one crumb in all that silk. You both know it is there. The copper eyes go to the comb, to you, to the comb. Then the chin is put forward, by about a whisker.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} concludes its meal and walks to you over two yards of bare floor, which is abroad, with the comb in its mouth. It lays it on your shoe. The frown is the same as ever. The chin is lifted to be done.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} will not leave its cushion for dinner, so dinner is brought, and it eats, and you are bidden to sit. There is only the one cushion. With some labour the sovereign moves a hand’s breadth to the left.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} finishes and lifts its face to you, sauce to the eyebrows, with the calm of one whose napkin is a person. You kneel and wipe. It closes one eye, then the other, as required.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'The dish is on time, and {name} finishes it to the glaze. It frowns at the china, at you, at the ceiling, at its own tail. It has been a good meal. That is the only face it was given.',
        {
          text: '{name} dines, to the last shaving. For {streak} meals on time you are to be honoured. It looks at you for a while, copper-eyed, and then it moves over. There is a hand’s breadth of cushion free.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, and that is {streak} on time. It sets out across the rug, a dab of cream on no visible feet. In the middle it stops and looks round at its people. So far that is you.',
          when: ['baby'],
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
          text: 'The dish arrives, {streak} on time. {name}’s frown does not alter. But one cream paw leaves the cushion, is set down on the floor, which is abroad, stays there for as long as a handshake, and is taken home.',
          when: ['well'],
        },
      ],
      early: [
        '{name} regards the dish without leaving its cushion, leans out, touches its tongue to the edge twice, leans back. One cream hair has come down across the rest, like the cord they hang in front of a room not yet open.',
        '{name} puts its face to the dish out of courtesy to your country, and takes it out with one shaving on the chin. The rest comes too soon. It will grant you another audience at {opens}.',
        {
          text: '{name} lowers its flat face to the dish out of courtesy, takes two mouthfuls it had no use for, and comes up with its ruff dipped. The frown is a real one now. All the meal has achieved is work for the comb.',
          when: ['no_item'],
        },
        'The court of {name} has not risen, and you come in with dinner. It has a morsel of it where it lies, to save your face, and lets the plate wait at the border. Present it again at {opens}.',
      ],
      late: [
        '{name} is served late, and eats all of it. You hear each breath, through the nose, as you would hear a pen. When it has done it draws in the hem of its coat, which had come to lie over your slipper.',
        'You enter late, with the dish, and {name} goes on looking at the place in the doorway where you ought to have been. It eats to the end. It looks there once more. That one had better manners.',
        {
          text: 'You say that you are sorry to be late. {name} eats, in excellent spirits, though its face was not told. Then the ear on your side folds down. Until now you were a visitor. You have become noise.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You kneel with the late dish. {name} lets you stay down there while its copper eyes finish with the wallpaper, and eats without creasing. Then one silk paw slides the comb off the cushion. Talks are suspended.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is set before the cushion. {name} looks at it, and at you, with a frown that was there already and is now meant. It eats. When you reach for the comb afterwards, it is found to be lying under the sovereign.',
          when: ['well'],
        },
        {
          text: '{name} eats, since it is here at last. Then you take up the comb, and the flank you always begin with is not offered. It presents one inch of tail. The talks will have to start again from there.',
          when: ['from_child', 'well', 'no_item'],
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
          text: '{name} was born with that frown, hours ago, and only now has something to use it on. It eats your late meal, looks up, and there it is, meant. Be on time tomorrow, and it can go back to being a face.',
          when: ['baby', 'wary'],
        },
        {
          text: 'A sovereign of a few hours has been kept waiting, and {name} did not know that this could be done. It eats, hiccuping into its fluff. Then it looks for a cushion to sit on with its back to you. There is only floor.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats the little that it can, and has to stop for breath. Down its side the silk has clumped, where it could not see to it. It ought not to have had to wait. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'It has been {hours} hours, and the silk hangs off {name} like something borrowed. It eats everything, stopping for breath. It closes its eyes when you kneel. Kneel all the same, and never let it wait so again.',
        '{name} did not call out, in {hours} hours. A sovereign does not. It eats it all, and the silk below its eyes is wet, and it will not have that dried by you. Be on time.',
        {
          text: 'The dish is received, all those hours late, and emptied without comment. Then you kneel at the cushion with the comb. {name} considers it under the frown. One cream paw moves it along, and along, and you hear it land on the floor.',
          when: ['well'],
        },
        {
          text: '{name} eats what you have brought at last, frowning, and climbs back to its cushion by the far side. You look about for the comb. It is under {name}, all but the tip of the handle. There are to be no talks.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone}, {name} receives the meal. It does not receive you. It eats with the slight frown it was born with and, just above that, a second one, which is new.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {alone} the silk has tied a knot behind one ear. {name} eats. You bring the comb, slowly, as one brings a flag. It looks at the comb, and at you, and lies down on the knot.',
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
      ],
      full: [
        '{name} looks past the dish to your other hand, in case there is a comb in it. There is none. The frown it was born with is now meant. You withdraw backwards, and the meal goes out with you.',
        '{name} looks down at the dish from a great height of cushion and silk, and breathes upon it, and that is all the notice it takes. It is replete. Have it brought at {opens}, and bow.',
        {
          text: 'You unveil the dish yourself. {name}’s copper eyes rest on it, travel to the comb on its shelf, and come back to you. It had thought, from your step, that you were bringing that. Nothing is eaten.',
          when: ['no_item'],
        },
        'Nothing further can be got into {name}. It tries, being gracious, and the bit falls off that flat face into the ruff, where it is now your affair. Bring the comb now, then. Bring the dish again at {opens}.',
      ],
      ill: [
        '{name} eats as much as would cover a coin. Then you see that the frown has gone. Under it was another face, quite smooth and rather young, that you were not meant to meet. It needs medicine next.',
        '{name} eats from your finger, because the dish is too far down. A little, and a breath, and a little. It has never taken anything from a finger. It is ill, and it needs medicine next.',
      ],
      loved: [
        '{name} dined, and the frown, as all may see, is the same. But the tail, a long way off, was beating on the silk like a drum in the street. The news from the palace is {item}. Every scrap is gone.',
        'From its cushion {name} smelt {item}, and the realm was left without a ruler for as long as it took to get to the dish. It ate all of it. It is carried back, heavier, with its nose still moving.',
        {
          text: '{name} frowns at {item}. It frowns at you, who are on time. It eats with deep joy, frowning. Then it looks up, and for you, at the left end only, the frown comes undone. It is done up again directly.',
          when: ['warming', 'well'],
        },
        {
          text: 'Everything but the comb is noise, {name} maintains. Then you come, on time, with {item}, and it eats, and a noise begins that is its own. It looks up, frowning, to see if you will keep it to yourself.',
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
          text: 'You offered {item}, and {name}, who is used to being served, did not question it. Now its eyes stream down both flat cheeks and the cream has gone to wet string. It will not let you dry them. Never this.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You set down {item}, and {name}, too well bred to ask, goes nearer. Then the short nose runs, the eyes stream down the cream, and it backs from you till it meets the wall. That must never come in here.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bow very low to {name}, and it cuffs you on the ear. You bow on the other side. So that is how court life may be made bearable. Off the cushion it comes, silk flying, and hunts you round the footstool.',
        'You waggle a finger just below the edge of the cushion, and {name} leans over to look. It leans too far. All of it comes down, like a pudding off a plate, enchanted, and frowning, and wanting the finger.',
        {
          text: 'The string passes the cushion, and {name} does not see it. The string passes again. Out of all that silk comes a paw, small and quite ordinary, and pins it. You both look. The paw goes in. {name} frowns for more.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The feather fan goes by twice and is ignored. On the third pass a cream paw shoots out from under all that silk, pins it, and {name} glances round to see who did that. Then it happens four more times.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You trail the ribbon past the cushion. {name} gazes over it into the distance, frowning a little, while from under the poured silk a paw shoots out, kills the ribbon, and withdraws. Who was that? Neither of you saw anybody. You trail it again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lay the ribbon along the cushion and look politely at the wall, as has been agreed between you. There is a rush of silk. When you turn back, {name} is frowning into the distance with a ribbon end hanging from its mouth.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You sail a bubble past. {name} follows it with its chin alone, frown unmoved, right up, over, and backwards off the cushion in an avalanche. From the floor it blinks at you. Another would be acceptable.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You blow, ever so lightly, and all of {name} goes over to the left. It looks to see who did that. You blow it to the right. It sits down with a bump, frowning, enchanted, and holds up its face again.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} frowns at the feather, frowns at you, falls off your palm into your sleeve, and comes out at the elbow end covered in lint, still frowning, and purring like a mill. The frown was only how the face came.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'The court is as merry as it can be, that is to say {name} is lying down. You make your little game of it. It follows with its copper eyes only, left, right, and considers that it has been out riding.',
        '{name} is perfectly content with its reign, and you dance before it, as jesters do. It frowns. It has no other face. When you stop to get your breath, the edge of the cushion is patted, once, for more.',
        {
          text: '{name} wanted for nothing, but you have brought a feather on a stick, so the feather is granted an audience. Four turns above the cushion. At the fifth {name} presses it flat and licks it into order, barb by barb.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dance the feather past the cushion. {name} hears it out and then rolls over, at length, cream going in all directions and the frown coming round last. It was as pleased as it gets already. The feather may withdraw.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You shake the tassel before {name}, and the copper eyes do not go to it. It draws the hem of its coat in from the game. This is not its day for jesters. See first to what it needs.',
        '{name} hears your bell and closes its eyes on it, not as it does to dismiss you, only because they close. Lay the bell down. See first to what it needs.',
        {
          text: 'You draw the ribbon over the cushion and it settles across {name}’s flat face. {name} leaves it there. A copper eye regards you from either side. No sovereign in good order would permit that. See first to what it needs.',
          when: ['no_item'],
        },
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
          text: 'You begin {item}, and the sovereign comes down. {name} gallops across the carpet like a dropped eiderdown, catches what you have, cannot find it in its own fur, and stands before you with arms out to be searched.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You produce {item}. The frown stays where it is, being part of the face, but under it {name} has grown feet, and quick ones, and crosses the carpet in a series of bounces, like cream coming to the boil.',
          when: ['well'],
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
          text: 'Talks open at the left ear. The tail is conceded, the belly referred, then granted. At the close you have combed out enough silk for a second, smaller Persian. {name} has it set down on the floor, well away from the cushion.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Talks open at the tail, where there is a burr that nobody has mentioned. The comb proposes, {name} frowns, the comb withdraws and returns by way of the chin. In the end the burr is ceded. The silk pours again. The frown stays.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'There is not a knot in {name}, and the comb goes through it like a boat. You do it again for the view. The copper eyes close. It is not about dirt, it never was, it is about foreign relations.',
        'You brush {name} and nothing comes away, and you brush it on. The frown holds. The rest of it spreads over the edge of the cushion on every side, till you have to move your knees to make room for it.',
        {
          text: 'You bring the comb to a country at peace. {name} receives it, as protocol demands. It travels through the silk from one border to the other and meets nobody. The frown stays where it was. Both parties withdraw.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The comb goes from crown to tail and meets nothing. You show {name} the empty teeth. It looks at them, looks at the comb, and gives you its other side, since relations are to be kept up even in peacetime.',
          when: ['well'],
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
          text: 'As medicine, it is refused. It is presented again on the back of the comb, between two strokes, and so becomes a treaty. {name} signs, with its frown, in one lick. The copper eyes have cleared before you reach the other ear.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} swallows with the frown it always has, so that nobody can say it minded. Its breath comes easier. Presently a paw appears from under all that cream and pushes the comb across the cushion, one inch, to your side.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        '{name} takes the spoonful as it takes all gifts from abroad, without asking what it is for. It was in perfect health. The frown is merely how it was struck. Keep the bottle for a day when there is something behind it.',
        'You give {name} a dose, and it swallows, and breathes through that flat nose as it did before. Nothing ailed it. What it had wanted was in the other pocket, with teeth. Put the medicine by for a bad day.',
        {
          text: '{name} swallows the drop. A second one lands on its chest, where a single lock of the poured coat stands up stiff. It looks at the lock, then at the comb, then at you. It was quite well. Keep medicine for illness.',
          when: ['no_item'],
        },
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
          text: 'You say no. {name} unhooks its claws from the tassel, one after another, down to the last. The frown was there already and cannot be used. So it revolves on the cushion, very slowly, until you are looking at nothing but silk.',
          when: ['well'],
        },
        {
          text: 'You say no, once, evenly. {name} takes its paw out of the vase, dries it toe by toe, and lets the vase alone. When you reach for the comb, to make it up, you find that it is being sat on.',
          when: ['well'],
        },
      ],
      little: [
        '{name} attends to your lesson from its cushion, chin in its ruff. It is the law of the land already, and it made it. It lets you read it to the end, since you have it nearly right.',
        '“One does not sharpen one’s claws on guests,” you say, and {name} has not seen its claws since it was born. It hears you through the silk. When you have done it inclines its frown, by way of royal assent.',
      ],
      bad_time: [
        'That face frowned before you spoke, so you see no change in it. But {name} gets down. It goes across the bare boards with its silk dragging through the dust and in under the sideboard, and the cushion slowly loses its dent.',
        'Your voice stops. Afterwards you bring the comb, and {name} allows one stroke, and a tuft comes away in it as large as a mouse. You both look at that. Then it puts its face into the cushion until you go.',
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
        'You plump the cushion, and {name} is put back in the middle. It sinks. You lay its coat out round it, so that no part has to lie on another. It lets go a breath, then an inch more of itself.',
        'You draw the curtains on the noise, and {name} lets itself down into its silk until only the face is left on top, like a stamp on a parcel. The copper eyes are on nothing. It is being posted somewhere quiet.',
        {
          text: 'You stop the noises one after another, the window, the clock, the tap, and lastly your own shoes. On the cushion, as {name}’s breath grows long, the frown you had always taken for its face comes gradually undone.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: '{name} lay beside the cushion, not having got up on to it. You lift it the last few inches, draw the curtain and stop the clock. When the copper eyes open again, the frown is back in its place.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is laid upon its cushion for the night and remains awake on it, just as by day. Nothing has changed but the lamp. It reigns on in the dark for a little, and then asks to have the lamp back.',
        'You smooth {name} down to sleep, and one side comes up as you do the other, like dough. It is not tired. It has never done anything to be tired of. It holds up the ruff, since you are there.',
        {
          text: 'You plump the cushion, dim the lamp and tell {name} to rest. It had been resting, on its own authority. Now it sits bolt upright in all its silk, frowning slightly, until the order is withdrawn.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} permits itself to be laid on the cushion. The coat goes on arriving for some time, fold over fold, until everything is at rest but two copper eyes. These were not consulted, and they look at you.',
          when: ['well', 'no_item'],
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
        'You have left the comb in its drawer, and you ask for nothing. {name} waits for the catch with copper eyes. None comes. It lifts one silk paw off the cushion, looks at the carpet for some time, and sets it down abroad.',
        'You have brought neither news nor petition, and sit down on the carpet, lower than the cushion. {name} closes one copper eye. Presently a length of whipped silk is let down over the edge, on your side, where a comb would reach.',
        {
          text: 'You sit down with your hands empty, and {name} waits for the comb. There is no comb. It thinks that over. Then it lays its whole flat face in your palm, for which there is no treaty.',
          when: ['trusting'],
        },
        {
          text: 'You have come without the comb. {name} frowns at your hands, backs and fronts, not being used to visits about nothing. Much later one cream foot slides out across the border of the cushion, and is left lying there, undefended.',
          when: ['from_child'],
        },
        '{name} turns back the edge of the cushion and lets you look. It is soft, and cream, and has as yet no face. Somebody has put in with it, for later, {loved}.',
        'It has a frown that is for you, and it is not unkind. It wore it once for {wait}, towards the door. It is wearing it now, close to, and it has gone quite smooth.',
      ],
      little: [
        '{name} has been attended enough for the present. It closes its eyes, and that is a door. Come at another hour.',
        'The audience was very pleasant, all of them were. You are to go out backwards, or as you like.',
      ],
      ill: [
        'You put the comb away and sit there with empty hands. {name} looks them over for some time out of its flat cream face, then sets the frown against your wrist and leans. That is a treaty. Bring what it needs, as agreed.',
        'You put your hand in the coat and leave it there. {name} moves up against it, inside, where nobody could see. Stay so. Then bring what it needs, and the comb.',
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
        'You take the floor, there being one cushion and {name} being all of it. Some time later, frowning in its sleep, it moves over. The space is as wide as a comb. You put one finger there.',
        '{name} snores, and you sit beside it on the floor. You breathe out when it does, without meaning to. After a while it has slowed down for you, by the length of one snore. That is an alliance.',
      ],
      shy: [
        'You sit at the foot of the cushion and say nothing, not even how beautiful it is. {name} waits for that, frowning. When it does not come, a paw emerges from all the silk and moves the comb one inch your way.',
        'You sit on the floor, below the cushion, and have brought no comb. {name} frowns over your head at the curtains. In time the frown comes down, past your hair, to your hand, and rests there, and is only how the face is made.',
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
