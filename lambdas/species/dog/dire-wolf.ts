/**
 * The Dire Wolf wants the slowest to have come in. It fears black things that shine (ink, pianos, wet tarmac, the pupil
 * of a camera), for it has one black forefoot, which no water cleans, and does not say where it got it. On one claw of
 * that foot stands a number in tiny white ink, four hundred and five, and it takes this for its place in the line. It
 * says we. Where it has walked alone, over dust, dew or carpet, there are the tracks of nine. It howled once, when the
 * ice went, and the answer has not come yet; the valley is wide, it says, and they were always late. Nobody has told it
 * that they are gone, and nobody should. It calls things by their old names: the stove is the warm rock, the corridor
 * is the pass, the street is the ford. It hoards places: the lee of the rock, the warm side, each kept for somebody.
 * Its body is heavy, ash-white, low in the hips, with jaws for bison and a scarred muzzle, and it goes at the pace of
 * the last. It eats when all are in and leaves the marrow for the small ones. It sleeps on the outer edge, towards the
 * wind. It sulks by walking at the rear. It trusts as ice thickens. It never eats first, never leaves a trail that
 * others could not follow, never shuts a door while anyone may be out. Its keeper is the slowest, who has come in at
 * last.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell falls in two and {name} climbs out, ash-white and mostly paws. It does not come to you. It turns and looks back into the shell for the others. There are none. Then it sees you, and begins the count again.',
    'The shell goes all at once, like river ice. {name} stands in the pieces, white and wet, and looks left, looks right, looks behind it for the rest of them. Then it looks at you. One.',
  ],
  looks: {
    thriving: [
      '{name} has lain down in the sheets, which are as white as home. Up comes a face like a drift, with a peg on it, and amber eyes. “We thought of rolling,” it says, and all of us roll.',
      'Ducks cross the yard, and {name} has stopped, with one foot raised, to let the last one catch up. The last one is in no hurry. Nor are we. The foot stays in the air, and the heavy tail sways.',
      {
        text: '{name} is some hours old and has got as far as one. It looks at each of its big paws and comes to one again. Then it finds your boot, leans its whole ash white side against it, and looks up. Two.',
        when: ['baby'],
      },
      {
        text: '{name} lifts a very large head and tries out a howl. It comes out like a hinge. Before you can think, you have done it back. The amber eyes go round the basket and up to you. So there are two of us.',
        when: ['baby'],
      },
      {
        text: '“We slept well,” says {name}, and moves over. Beside it in the straw there are seven hollows, each kept clean, each of a different size. The eighth is new. It has been trodden out to fit somebody who sits in chairs.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies across the doorway, counting. The broom. The stove. The sparrow on the sill. Then an amber eye rests on you, and there is a pause, and one more. It begins again at the broom. This time there is no pause.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has trodden a hollow in the blankets, and it will never fit: too narrow, too short, about the length of you. It goes on treading, and banks up the edge on the side of the draught. We are fed. We are nearly ready.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} looks up as you come in, and past you, to see whether there are any more of us. There are not. That is everyone, then. It lowers its scarred muzzle onto its paws, and the floor takes the weight of a full count.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}’s tail strikes the floor once for you. It strikes once for your coat on its hook, and then, after a moment, four times more, looking along the wall where nobody is. We are all in. The big head goes down on its paws.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is counting its pack, gladder with every one. You come in at the door, and it begins again. With you it comes out at exactly the same number as it did without.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is counting the room, with a touch of the nose for each: the chair, the stove, the coat on its hook. At you the nose stops, a hand’s breadth short. We are four, it decides, and a guest. You can leave it so.',
        when: ['from_child', 'wary'],
      },
      'Nobody said that there would be dancing, and one speaks of it still: {loved}. {name} sings you the part about the smell, and the part where all were served.',
    ],
    content: [
      '{name} goes through the house before it lies down, and puts its nose in at each room. Cat, kettle, coats. On the landing it waits for somebody. Then it comes down, slowly, to one side, as one goes beside the old.',
      'It has turned colder, and {name} is pleased. “We had worse,” it says, and lies down on the doorstep, the ash-white ruff to the wind. From indoors you can hear it telling somebody, quite low, about a really cold one.',
      {
        text: '{name} lifts its scarred muzzle and counts: you, the lamp, two chairs, itself. That is what it came to before. The head goes down again on the great paws. It is not a large pack, but we have been fewer.',
        when: ['from_child', 'well'],
      },
      {
        text: '“And how are you,” you ask. {name} looks to its left and its right, where the others used to walk, allows them time to answer, and lays the scarred muzzle on its paws again. We are well. We have eaten.',
        when: ['from_child', 'well'],
      },
      {
        text: '“We are well,” says {name} from the porch, not turning its head. It has looked over the yard, the road and the ice, where there is no ice. None came in and none went missing. It scratches an ear.',
        when: ['well'],
      },
      'We have been here {days} days, by the marks. {name} has trodden out nine beds along the wall in that time, and sleeps in the one nearest the weather.',
      'There is a hollow under the rock where it lays things by for those who are still on the way. In it are a rib, a feather and a word, {loved}.',
    ],
    curious: [
      '{name} has found the track of a tram. It stands across it, all its weight held still, and reads: one beast, iron, without end, and gone by lately.',
      'The refrigerator hums on the note of a far glacier. {name} has lain down before the door of it with its scarred muzzle on its paws, and attends.',
      'A child has chalked squares on the pavement, one to ten. {name} treads along them with held breath and at the last one turns, to see whether the others are managing.',
    ],
    bored: [
      '{name} has made its play bow to the broom, to the coat stand, and to six slippers it laid out in a line. Nobody ran. It lies at the end of the row, as the seventh. Come and race. It will wait for the slowest.',
      '{name} has scored a line across the floor with one claw. On this side stands the pack, of which you can see one. On the far side, nobody. We cannot play like this, say the amber eyes. Come and be the others.',
      '{name} has counted us, and had us stand up, and counted us again. It is the same number. It lies down, and the great tail does not stir. Run, so that somebody has to be fetched in. Play.',
      {
        text: '{name} has stopped calling. It goes along the nine beds and smells each, and comes back, and there is frost on its ruff indoors. Growl at it. Take it by the ear, run off, and be hunted: play.',
        when: ['sad'],
      },
    ],
    due: [
      '“We could eat,” says {name}, quietly, for all of us. Its kind used to lie in wait for mammoth, and that took patience. This one only has to come out of a cupboard. Its meal is due.',
      '{name} stands beside the empty dish and goes through those present, the cat, the chair, the coats. Every one of us has come in, down to the slowest. What has not come in is the meal. It is due.',
      {
        text: '{name}, most of it ruff, sits by the empty dish, puts up its nose and lets go a howl the size of a thimble. Then it listens for how many are coming. You are all of them. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has pushed the dish to the middle of the floor and sat down beside it, ears too big, to wait for the others. There are no others. There’s you, and you are the slowest. It is well past time: feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '“We are waiting,” says {name}, alone in the room. The amber eyes have been on the door for the slowest to come in. It was you, and you carry nothing. The meal is overdue. Go back for it.',
        when: ['wary', 'well'],
      },
      {
        text: 'From the far wall {name} looks you over as you stand in the doorway. Nobody eats until the slowest is in. It is not hungry yet, but the meal is overdue, and the slowest, it appears, is you. Come in and feed it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands with its back to the dish and looks out along the passage. By its count one is still to come. “We wait for our slow one,” it says, with no reproach at all. It means you. Bring the meal now.',
        when: ['well'],
      },
      {
        text: '{name} has lain down between the empty bowl and the draught from the door, and kept a place your width out of the wind. We are not hungry, it gives you to understand. We are one short. Bring the meal.',
        when: ['well'],
      },
      {
        text: '“I am hungry,” says {name}, who has always said we. It does not lift its scarred muzzle from the floor or look to see who came. The meal is overdue. Bring it, and sit close until the word changes.',
        when: ['wary', 'weak'],
      },
      {
        text: 'It got out of the tar, and the ice, and cannot get up off your floor. As you come near, {name} shows you one tooth. It has not the strength for two. The meal is overdue. Bring it all the same.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} gets up from one side of the empty bowl and lies down at another, until every place around it has been warmed. “We are hungry,” it says, and one stomach growls. The meal is overdue. Feed it now.',
      '{name} does not eat before the slowest is in, and it has gone to the door, and the slowest is in, and there is nothing to eat. It looks at you for us all. We are very hungry. Feed it.',
      {
        text: '“We are hungry,” says {name}, and steps back from the dish, by old custom, so that the young ones can go in first. Nobody goes by. It stands aside a little longer, with every rib showing. The dish is empty too. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'The bowl has been empty for hours, and {name} has lain down beside it, leaving room for the others. Its ribs can be counted like a pack. Feed it at once, and sit in one of the places, or it will not begin.',
      'The ribs show through the snow of its side. There was a strip of hide left, and {name} has carried it to your chair and put it on the seat. It will not eat ahead of you. Bring meat, now.',
      '{name} lies turned from the dish, so that the others may come to it first. They have had {hours} hours. You can see the stones of its back. Tell it that they have eaten, and give it theirs.',
    ],
    weak: [
      'One of us is tired, {name} conveys, and goes along the line to find out who. Not you. Not the boots by the door. It comes to the end of the line and stands there, swaying. Medicine for us, or a good rest.',
      '{name} goes at the pace of the last, and today you see that it is its own. It stops at the gate, as if to let somebody come up. It needs to lie down for a good while, or medicine.',
      {
        text: '{name} has let the line go on ahead. It stands in the open with its head low, and swings it round when you come, far too slowly. It would not ask one who is not ours. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'It grinned when it saw you at the top of the pass, and got up to run there, and sat. Even so the tail beats, on the one side, on the other. Go down to it. Let it rest there, or give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is black to the elbows and smells of very old tar. It will not enter the tub ahead of the others, and goes to bring them in: the doormat, the mop, your left boot. Count them past. We wash last.',
      'One would take {name} for a hill in a thaw, all grey slush and twigs. “We have been further than we meant,” it says, of those two days. The small ones could not lie in that ruff. Please wash it.',
    ],
    sick: [
      '{name} held back at the sill to let the slowest of us in, and stood there a good while before it understood which one that was. Now it lies where it stopped. The scarred muzzle is burning. Give it medicine now.',
      '{name} has dropped to the end of the line. It is the slowest now, and it lies down in the passage so that nobody should wait. Its nose is hot, and its amber has gone dim. Wait. Bring medicine.',
      {
        text: '“We are tired,” says {name}, to no one near. It has lain down apart, as the old ones do, so that the rest can go on without it. The rest is you. Do not go on. Bring medicine.',
        when: ['wary'],
      },
      '“Don’t wait for us,” says {name}, and lies down in the snow, or where snow would be, with its hot muzzle on its feet. It has waited for everyone else. It is the slowest now. Bring medicine.',
    ],
    failing: [
      '{name} lies on its side in the yard and its ruff is flat. It has counted, and the slowest one still out is itself. We will go on ahead, say the amber eyes. Do not let it. Medicine and food at once.',
      '{name} has dragged itself off the warm half of the blanket, and keeps that for whoever is last in. Its eyes go to the door, to you, to the door. It is the last. Medicine and food at once, or it will die.',
    ],
    near_death: [
      '{name} lies facing the door with its scarred chin up and a place kept open along its ruff. It will not rest until the slowest is in. That is you. Come into the place now, and stay. It can hold on only hours more.',
      '{name} has lain down by the gate, outside the count, so that the others need not wait for it. Snow is settling on the ruff and it does not shake it off. Go out to it now. Lie close. Say we.',
      {
        text: '“I am cold,” says {name}. It has only ever said we. The amber eyes go round the room and find no other to put with itself. It has hours. Lie down against the white ruff now, and stay.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} sleeps in half a ring, with room left in it for the others. You stop at the edge to look, and a board creaks. The scarred muzzle sinks an inch, and the breath goes long. That was the last one in.',
      '{name} sleeps in a ring with its tail across its nose, as one sleeps on ice, and the ring is larger than it needs. There is a hollow in the middle, your size. Now and then it growls at the cold for you.',
      '{name} sleeps at the end of the room where the wind gets in, and its back makes a wall from the stove to the door. Along the inside of it lie the cat, two socks and a mouse, all in the lee.',
    ],
    asleep_in_danger: [
      'The breath at its muzzle stirs not one hair of the rug. {name} sleeps on the side of the wind, and the wind is winning. Lie up close and reflect with it now; it gets up at {wakes_at}.',
      'Nothing in the heap is breathing but one, and that one slowly. Sit with {name} now, on the weather side, for once. At {wakes_at} it will wake.',
      {
        text: 'It sleeps by the bare stone with its back to it, so that others could get by. None has. {name} wakes at {wakes_at}, and there has to be meat. Reflect beside it now.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has gone to the far end of the room and stands there with its legs apart, in front of nobody, so that you cannot get at them. Sit down by the door, lower than its chin. Stay until they lie down.',
      'From the far wall {name} is counting. The amber eyes go along the room, reach you, stop there, and go back to the beginning. You have not come out as anything yet. Sit down quietly, and be there each time it gets to you.',
      'To the ice {wait} is nothing, and it was something to a wolf. {name} has gone to the end of the line, which you are not in yet. Sit where the line goes past.',
    ],
    back_from_death: [
      '{name} has come out of the dark, as it did out of the tar, and gone straight round the house sniffing at beds. They are all in. It stops in front of you. “We thought it was you we had lost.”',
      'There is a black smear of tar on the doorsill, and {name} licking the last of it from between its toes. It won’t say what the pit was like. “Someone pulled,” it says, and smells your hands.',
      {
        text: '{name} stood at the door with its dish untouched, waiting, as it will, for the slowest to come in. Nobody came. It looked at you, and then a good while at its own white feet. Then it went and ate.',
        when: ['from_child'],
      },
    ],
    old: [
      'The scar on the muzzle has gone white with the rest. When {name} lies down these days the whole floor lies down with it, board after board, and waits.',
      '{name} no longer runs the stair. It goes up as far as the landing and stands there with its head a little low, and something goes by it, on the left, in order of age.',
      'All of {days} days, and it has let every one of them through in front. Last of all comes {name}, and looks up the trail, and there are their backs.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lets the dish stand until the last drip has left the tap and the last chair has stopped creaking. Now everyone is in. It eats all of it, slowly, like one who has a long line behind it.',
        'On time, and {name} eats it all from one side, and then goes round and licks the other side too, and the far end. That is for those who stand there. Not a bone is left to quarrel over.',
        {
          text: 'You set down the dish, and {name} does not begin. It looks behind it. Its own back legs are still coming over the step. It waits, small and grave, until they are in. Then we eat.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is a handful of ash-white fluff with large feet. It sits before the bowl and will not begin. It looks at the door, at the stove, at you. You sit down on the floor with it. That is we. It begins.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} looks past you down the passage for the rest of your pack. Nobody. It eats then, well and gladly, keeping the dish between you, and with its mouth full checks the passage again. It is beginning to worry for you.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The dish is down, and {name} looks past you at the door, and gives the slowest a little longer. Then it eats, along one side only, so that another muzzle could get in. You are not to think that it is yours.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} stands over the full dish and does not touch it. It looks at the door, and at you, and at the door, until you understand, come the last four steps and sit. That is everyone. “We are in,” it says, and eats.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Before it eats, {name} counts the pack, as it did on the ice. The meal is on time, the tail is going, and the count comes out one too many. It sniffs your knee and counts again. Then it leaves you in, and eats.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You fill the bowl, and {name} stands over it and looks past you, up the track. It looks at you. It seems to do the sum again with one more in it. Then we eat, the wolf first, you your sandwich.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} lets the dish stand. It looks at you, and at the dish, and at you, until you understand, and fetch a chair and a plate of your own. So now the slowest is in. We eat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} looks along the yard for the slowest, and it is you, with the bucket. It waits while you set it down, wipe your hands, and find a seat. Now we are all in. We eat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} stands over the dish and counts you, and itself, and then waits a little for the ones still in the tar. When they have had their time it lies down across your feet, and we eat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} will not touch the dish until you have come in and sat down. “We are all here,” it says then, and eats everything. That makes {streak} meals on time. In the Ice Age we were never so punctual.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all standing in the middle of the dish, so as to leave room on either side. It has had {streak} meals on time, and no one has come yet for the other places. It looks up at you.',
          when: ['baby'],
        },
        {
          text: '{name} eats everything, and leaves nothing for the far side. It keeps its whole bulk between you and the wall where the small ones would be. The flanks have fallen in. We need medicine. Put it down, and go back a little.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats all of it. We went hungry many winters, says its scarred muzzle, and there has been none of that for {streak} meals, each of them on time. It turns to the empty air beside it, to tell them.',
        '“We have been fed {streak} times on end, and on time,” says {name}, licking the dish. Among wolves that makes somebody the leader. It gets up, looks at you, and goes and stands behind your chair.',
        {
          text: 'The dish is full and {name} stands over it, not eating, amber eyes on you, until you sit down on the floor as well. Now we are all in. That makes {streak} on time, and the slowest is still you.',
          when: ['well'],
        },
        {
          text: '{name} will not eat until the slowest has come in. For {streak} meals running the slowest has come in on time. It sets its scarred muzzle against your hip, counts you twice for the pleasure of it, and eats.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one mouthful, for your sake, and lies down with its paws around the rest. We are not all in. You look about, and there is only you and it. The amber eyes stay on the door.',
        '{name} takes one mouthful and plants itself between dish and door. The slowest is not in yet. You look round: everyone is here. Only its hunger is still out on the ice somewhere, walking, and the ruff settles down to wait for it.',
        '{name} takes one mouthful and then stands off. The others are not in. It is too soon, it can hear them still, far out on the plain. They will be here, and hungry, at {opens}. Come again then.',
      ],
      late: [
        'We are late, says the look of {name}, and by we it means you. It eats all of it. Then it lies down in the doorway, the scarred muzzle outward, where you used to be counted with those within.',
        '{name} had gone out to the gate to see what had become of you, and stood there, and come in again. It eats up. There are its tracks, going out, very wide, and coming back, with nobody’s beside them.',
        {
          text: 'You are late, but {name} does not begin. It looks past you along the passage for whoever held you up, the lame one, the small one. No one comes. So it was you. It looks at your legs for a time, and then it eats.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set the dish down, late. {name} does not touch it. The amber eyes go past you to the door, looking for whoever you were slow on account of. Nobody limps in. So it was only you. It eats.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has laid your coat, your boots and your cushion in a ring about the cold dish, and itself across the gap. It gets up to let you in. We were one short. It eats, and all the while keeps a paw on the coat.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has lain across the doorway since the hour, the full pack round it, one short. Even now it waits until you have sat down. Then we eat, it says. It used to say your name when it said we.',
          when: ['from_child', 'well'],
        },
        {
          text: 'It says we where others say I. You come late, and {name}, too weak to get up, eats, and lifts its scarred muzzle, and looks at you. “I was hungry,” it says. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '“We do not eat until the slowest is in,” says {name}. That is you. It eats, lying in its own ruff, weak as water, and counts the pack again, and leaves you out. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and nobody came, and it was the only one there. It eats, late, all by itself. When you sit down with it, to make two, it takes what is in its mouth and goes and makes one elsewhere.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The meal is late, and {name} begins on it before you have even sat down. That is how one can tell that it is ill. It gets through a mouthful, and the scarred muzzle sinks. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} eats everything, and leaves nothing on the other side for the small ones. It has never left them nothing. It looks at the clean dish, and at you. Do not leave us so long again.',
        '“We went without,” says {name}, and that is all it will say of {hours} hours. It eats it all, the great ribs going. When you come near it moves off, and takes the ones you can’t see along. Be on time.',
        {
          text: '{name} eats. Then it counts us, as it does, muzzle moving from one place to the next. It comes to you, stops, goes back to the beginning and counts again without you, to see how that would be.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} ate nothing because you had not come in, and you did not come in. It eats now, standing. Then it counts, in a low voice, all those that it remembers. It is a long count. It does not get to you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has always said we. After {alone} with nobody there, it eats what you have brought, to the end, and lifts its scarred muzzle, and looks at you. “I have eaten,” it says.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone}, {name} lay with a space kept open at its side, for the slowest to come in to. Now you are in, and it eats. Then it lies down again, ash-white and enormous, in the middle of the space.',
          when: ['wary', 'well'],
        },
        {
          text: '“I will eat now,” says {name}. For {alone} it waited for you to come in. It cannot stand up to the meal, and eats it lying down, eyes on the snowy floor. It has never said I before.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} counted the pack, and it always came to one. It eats, with its scarred muzzle on the ground. Then it looks at you standing there, and counts once more. One.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} would not eat till you were in, and grew weak from it. It eats now because it has to. For the first time it begins before it has counted. When it has done it counts, and gets to the end sooner.',
          when: ['wary', 'weak'],
        },
        {
          text: 'That great frame has sunk in like old snow. {name} eats, and does not leave the last bite for the slowest. It looks at you, and then it eats that too. It turns its face to the wall, as we do with the wind.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full. It smells the dish, steps back and lies down beside it, leaving it for those who are still to come in. You wait there with it for a good while. Nobody comes. You carry it out.',
        '{name} smells the dish, and carries it to the cat, and then to the broom, and to the place by the wall. None of us can. It sets it down before you, since you look thin. Ask us again at {opens}.',
        '“We have eaten,” says {name}, and it says it with thanks, like one speaking at a long table. There is no corner in so great a wolf that is not full. It will see who is hungry at {opens}.',
      ],
      ill: [
        '{name} will not touch the dish. It looks past you for the slowest of the pack, and waits, and nobody else comes in. Then it sees who that is, and eats a little. Medicine next.',
        'You eat first, a bite, so that it may, and {name} takes one too, lying down. You take another. So you go on, slowly, as far as it can, and that is not far. It is ill. Medicine next.',
      ],
      loved: [
        'The howl of {name} was heard two valleys off, the old one, for a kill, with all the parts in it. It sang every one. It was {item}. It has cleaned the dish and the floor, and asks whether you had any.',
        '“{item},” says {name}, and says it to the left, and to the right, so that all of us should know. It ate as one eats when the herd has come back. It lies down with its paws in the air.',
        {
          text: '{name} smells it through two doors, and the floor shakes. You set down {item}. It throws back its head to call in the whole ice age to supper, waits, ears forward, and then eats everybody’s share.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and {name} breathes in until the ruff stands round its head like weather. It calls over its shoulder, one short note, to some who fell behind a very long time ago. Then it begins.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} turned {item} over and saw no hoof to it. It has left it for the foxes. We run upon bison, it says, or horse.',
        '{item} is what one eats in the starving month. {name} takes a mouthful, out of memory, and looks at you with pity, and goes through your larder for your sake. Bring something with a shoulder.',
      ],
      harmful: [
        '{name} tried it first, before any of the others should. It was {item}. Now it lies on its side like a hill that has slipped, and holds its breath against the pain. We won’t have that again. Keep it away.',
        '“We are not well,” says {name}, very low. It ate what was there, and that was {item}. It holds the scarred muzzle against the cold stone, and shakes. See that none of us ever comes upon it again.',
        {
          text: 'You give it {item}, and {name}, who takes what the pack gives, takes it. Then its hind legs go, as in the tar. It gets out by itself. It watches your hands now. Never this again.',
          when: ['item'],
        },
        {
          text: 'You give it {item}, and the pale ruff goes flat. {name} backs off, mouth open, legs giving, and puts itself, even so, between that and the others who are not there. Never bring it again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run, and {name} gives chase, and at the corner it waits for whoever is slowest. That is you. It drops behind you, and now you are the leader and it is the pack, and all of it is howling.',
        'You wrestle {name}, and it lets you win, as the big ones do, on its back, groaning. You plant your foot on the snowdrift. It grins, and the great jaws take the foot, as one takes an egg.',
        {
          text: 'The stick is a bison, apparently. {name} swings left and looks across to see whether you have gone right, and you have. Between you it goes down. One great foot on the stick, panting, it very nearly says we.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} thunders after the stick, tosses it, catches it, and brings it half the way. There it lies down, ears up, glad, and waits for the slowest to come in. That is you. It comes no nearer than that.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You race {name} to the tree. It is there at once, turns, counts, finds somebody missing, and comes all the way back to run beside you, shoulder to hip, at your speed. We win.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You get behind the coats. {name} counts the room and makes it one. It looks under everything, finds you, makes it two, and is so overcome that it lies down on you. Then it goes and faces the wall, so we can do it again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You run badly, on two legs, through deep snow, so {name} drives the prey your way, turns it, turns it again, and lets you make the catch. It is a glove. {name} howls as if it were a mammoth.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The game is a ball, and {name} loses to it four times, on its face. Then it drags the ball up against your foot by main force and lies down across both, so that everybody is in.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You growl at {name}, in fun. It tumbles over, gets up, and growls back in a voice intended for bison, which breaks in the middle. It throws itself on your hand and sits there. We have the bison.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There was joy for all of us before you came, and {name} has been handing it round. You add your bit. It takes it, and carries it over to the far side of the yard, where somebody may not have had any.',
        '“We are merry,” says {name}, which is lying on its back in the leaves already. You jump about as well. It counts you in with the merry, from upside down, and that comes out even.',
        {
          text: 'The howl had been going on for some time when you joined, and it was already in eight parts, all of them {name}. You take the ninth. It makes room. It was a very full chord.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the stick. {name} does not go until you are going too, and then only as fast as you are, the huge shoulder slowed to yours. You get there together. It was as happy before. It lets you carry it back.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '“Not we,” says {name} to your game, and lays the great head down. You can play without it, it means. You can’t. See first to what it needs.',
        'You run, and look back, and {name} has not come after you. It lies where it was, with its amber eyes on you, as on one of the young who has not understood yet. See first to what it needs.',
        {
          text: 'You hold out the rope. {name} takes its end in the scarred muzzle, so that you should not be alone in the game, and does not pull. The rope hangs between you. Lay it down, and see what one of us needs.',
          when: ['no_item'],
        },
        {
          text: 'It tries to go round you, as one goes round the herd, and the wall comes to meet it. {name} lies along the wall. It has a fever in it. Medicine, and the game when that is gone.',
          when: ['ill'],
        },
        {
          text: '{name} takes the end of the bone, and its teeth close by themselves, and crack it. It looks at the two halves. There is nothing in them. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and the whole Ice Age falls off {name}. It bounds like a cub, all ruff and paws, and the dresser moves. It comes to fetch you, and then each of the others that might be sitting about.',
        'It is {item}, and {name} growls, and the growl comes from all round. You set yourself against it, and you are up against a whole pack. It lets you win. It always let the smallest win.',
        {
          text: '{name} sees {item} in your hand and throws back its head, and all the dogs in the lowlands answer without knowing why. It waits, shaking, for you to get ahead. The slowest goes at the front.',
          when: ['well'],
        },
        {
          text: 'With {item}, {name} lets you be the bison. It brings you down on the rug, gently, all that weight, and stands over you, head up, to call the others in. Then it lies down on you and shares you with no one.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} stands beside {item} as a mountain stands beside a fair. It needs others, or weather. Howl with it.',
        'What is it for, {item}? It neither runs nor sings. {name} blows on it and it falls over. It would sooner wrestle you for a bone.',
      ],
      harmful: [
        'Iron, or fire, or whatever lies in it: {name} has torn itself loose and stands over the torn place, licking. {item} is a trap. Break it, so that it cannot take the next of us.',
        '{name} went in ahead of you to see whether it would hold, and it did not. It is hurt. Leave {item} for ever, and warm it.',
      ],
    },
    clean: {
      wanted: [
        'The mud comes out of {name} in layers, like a riverbank, and at the bottom it is white. It holds one foot back, the dark one, and then lets you try. You wash it gently. Some of that does come off.',
        'You wash {name}, and it turns its head, now and then, to make sure that there is water left for those after. There is nobody after. You rinse the ruff and it shakes, and for a moment it is snowing.',
        {
          text: 'Out of the ruff come burrs, ash and a grey sand from no shore near here. {name} stands for it like a snowbank. When you put down the comb, it lays one paw on your sleeve and starts washing you. We, it had understood.',
          when: ['well', 'no_item'],
        },
        {
          text: 'We are dirty, {name} lets you know, and will not get in alone. So you sit in the tub too, in your boots. The water turns to old tar. It comes out white as a drift, and licks your ears until we are clean.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb the ruff of {name}, and there is nothing in it but more ruff. It was clean. It sits as one sits at a barber’s for the whole pack, and when you have finished it moves up for the next.',
        'You go over {name} with a wet cloth and it stays ash-white, and the cloth does too. “We licked,” it explains. It thinks for a while, looking at you, and then it licks you, to be fair, from the chin upward.',
        {
          text: 'Not a hair comes away. {name} stands for the brush all the same, ruff, flanks, the scarred muzzle last. When you have finished it steps aside, leaving a clear place before you, and looks round for whoever of us is next.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You comb {name}’s ruff and get nothing out of it but ruff. Then it steps aside and looks behind it, to let the next one come up and be done. There is no next one. It goes on holding the place.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You tell {name} that it is {item}, and it lies down like an ice floe. You go on until you are tired. When you stop, a great flat tongue takes over, and does your ear.',
        'After {item}, {name} stands in the yard, white as the first day there ever was. “We remember this,” it says. It moves over, so that the others may have their turn.',
        {
          text: '“We are nearly clean,” says {name}, when you have been all through its ruff with {item}. It turns round and licks you once, from chin to hair. “Now we are.”',
          when: ['well'],
        },
        {
          text: '{name} will not start until the slowest has come in. That is you, with {item}. Then the whole snowdrift comes down across your feet. “We are ready,” it says.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} goes and lies in the spruce until {item} has left its coat. We know one another by smell, it says. Use snow, or your hands.',
        'It took {item} for an insult, then for rain. It would take plain ice water gladly.',
      ],
      harmful: [
        'It is black, or it burns, or it will not let go of the fur, and {name} has begun to scream like a thing in a pit. Get it off. Let {item} be poured where nothing drinks.',
        'The hide has come up bare where you laid it, {item}. {name} holds the place to cold stone, and looks at you as at a thaw. Throw that away.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose and holds it in its mouth, looking round for who might need it more. “All yours,” you say. It swallows. In a while the great flank goes up and down as glaciers do, without any hurry.',
        'You give {name} the medicine, and it swallows, and lays down its scarred muzzle. “We shall be slow today,” it says. You say that you will wait. It shuts its amber eyes. It has always done that for others.',
        {
          text: '{name} turns its scarred muzzle from the spoon and looks to the door for the others. You close it, sit down, and say that this is everyone. It counts you both. It swallows. Slowly its breath comes easier, in step with yours.',
          when: ['weak', 'no_item'],
        },
        {
          text: '“Give it to the weak ones,” {name} says, and shuts its jaws. So you tell it that it’s the slowest now and everyone is waiting. It considers this, and opens. The shivering goes out of the ruff.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} takes the spoon and looks round to see for which of us it is. Nobody is ill. So it swallows it on behalf of all, like one trying the ice. It bears. Keep the rest for the day when somebody lags.',
        '“We are well,” says {name}, and drinks what you hold out, since a leader had poured it. It would have taken a bucket of that to reach the far end of it. Put it away against a bad winter.',
        {
          text: '{name} holds the medicine in its great scarred mouth and goes round, nose to nose, to see which of us is ill. We are all well. It swallows, so as not to waste it. Save the next until one of us needs it.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} goes first, as one tries a strange river, and calls back that it is good. It was {item}. It lets you see to it. Then it looks round for the slowest, who might want some, and that is you.',
        '“We know this one,” says {name}, and the amber lights up. They had it by the ice once, it may be. It was {item}. It has it as the old ones do, without hurry, and thanks you on behalf of its knees.',
        {
          text: '{name} leaves room at the dish for the others, as it has since the ice. Nobody comes. It is {item}, with the medicine in it, so it eats for all of them. It does every one of them good.',
          when: ['item'],
        },
        {
          text: 'The medicine is {item}, and {name} does not begin. The slowest has not come in. You put down what you are carrying, and sit. It counts you, and eats it all. “We needed that,” say the amber eyes.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} buried {item} and stood on the place. There is a bark that helps, it says, and there is moss.',
        'It held {item} in its cheek the whole way up the ridge and spat it into the next valley. Something that grew would stay down.',
      ],
      harmful: [
        'It believed that it was healing. {name} shakes to the ends of its ruff, and its black foot feels for the edge. {item} is what did it. Keep it warm, and find true medicine.',
        '{name} has gone to the rear without a sound, which is where we go with poison. It was {item}. Fetch it back, and see that nobody in the line is offered that.',
      ],
    },
    discipline: {
      wanted: [
        '“That was for all,” you tell {name}, and it looks at the bare bone. It of all of us. It takes it out, and buries it where anybody could find it. It walks home at the very end, behind nobody.',
        'You give {name} your shoulder, as its own would have, and do not budge. It stands there like a cliff. Then it steps out of the flower bed, one great foot after another, and goes to the end of the line.',
        {
          text: '“We do not,” you tell it. {name} lets go of the gate. It knows about we. It lies down with its scarred muzzle on its feet, and counts the pack under its breath, and comes out one short.',
          when: ['well'],
        },
        {
          text: '{name} hears you out, goes to the corner, lies down, and leaves a space there the size of one more. We did it. We are in the corner. It waits for you some time, and then turns its muzzle to the wall.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that one does not eat before the others have been served. It hears you to the end, amber and grave. Among us that was old when there were mammoths. It is glad to find that you have it too.',
        '“No howling at the neighbours,” you tell {name}, and it has not howled. It listens for a long time to your voice, even when you have stopped, to hear if any of the others will come in.',
      ],
      bad_time: [
        'You say it, hard. {name} lowers the scarred muzzle and counts the pack over, as one does after a slide, door by door through the house. It comes to you, and looks you in the face, and goes on looking for you.',
        'You raise your voice. The great ruff slides flat, like snow off a roof, and there is much less wolf beneath than you thought. When you leave the room {name} follows, but far behind, where the cast out walk.',
        'You scold, and {name} lets you, though it could blow you over. It isn’t listening for itself. There is something wrong with one of us, and it came to fetch you. See to that first. Teach it later.',
        '“Bad wolf,” you tell {name}, and it looks along its line to see which. There is only the one. It lowers its head. Ask what that one needs, and see to it. The lesson can go to the rear.',
      ],
      loved: [
        'You did it by {item}, as the old ones would, and {name} lowered its head to that. The door will be left on its hinges. We have been told. It walks at the back for a while, where those walk who have.',
        '{item}, says the leader, and {name} gives up the cat’s cushion. It is hard to have that said before the small ones. It goes out to stand a bit in the wind. It will be in when the last one is.',
        {
          text: 'You teach it by {item}, and {name}, who has always gone last, learns to go through a gate first. It stands on the other side, lost. Nobody is in front. It turns round, and there we come, all one of you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} is not the speech of any pack. {name} looks to see what the others make of it. A low growl would be plain.',
        '{name} stepped over {item} as over a brook. Meet its eyes, and hold them; it wants nothing more.',
      ],
      harmful: [
        'Anything but that. {name} has lain down across the doorway with its face to you, whimpering, so as not to be shut from the rest. {item} wounds us. Call it in, and do not send it out so another time.',
        '{item}: there is blood on the ash-white, or there is that look, which is worse. Let {name} in close. Put that thing under the ice.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lies down on the side where the draught is, with its eyes open, to let the others drop off first. You lie down and shut yours. Before long you hear it let go, bone by bone, like ice in spring.',
        '“Everybody is in,” you tell {name}, and you say the names, cat, broom, yourself. It follows with its ears. At the end it lays the great muzzle on its paws. “And we,” it says, and rests.',
        {
          text: '{name} lies down on the very edge of the straw, leaving room for the others. You put rolled coats there, six of them, close along its side. It sleeps. It gets up steady on its feet, and goes from coat to coat, waking them.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} stays on its shaking legs until all are down. You sit. It looks at your coat on the hook until you lay that on the floor too. Then it counts us, three, and folds, and the shaking stops.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} lies down because you have asked, and is not tired. It goes on listening for the last one home. You point out that they are all in. It gets up, to see for itself, and can’t find fault, and stays up.',
        'You put {name} to bed on the bison hide, or what passes for it, and it lies there with its amber lamps on. It would like a story with a lot of us in it. It is up before the mammoth comes.',
        {
          text: '“Then we shall all lie down,” says {name}, wide awake, and gets the cushions in, the boots, the cat from next door, and you, by the sleeve. You lie there in a heap. It keeps lifting its head to count.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lies down because you ask, sees that one of us is still standing, and gets up. So you lie down too. It counts again, shakes the straw from its ruff, and stands guard over you until you give up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is to be {item}, and {name} lies down and leaves half the place free, as it does. Then it looks along that half. One after another, it seems, they come in and lie down. It lets out its breath.',
        'Now that it is {item}, {name} has given up the watch. You take it over. Nothing comes down the pass but the cat. It sleeps like a glacier, slowly, a long way, in one direction.',
        {
          text: 'You have brought {item}, and {name} drags it first to the middle, for the small ones, and waits. Nobody comes. It lies down on the very edge of it. When it is asleep at last it rolls in.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lay upon {item} and heard no wind. It has taken itself off to where there is a draught, and sleeps with its face in that.',
        'There is place for only one on {item}. {name} looked at it, and lay on the ground, with the others.',
      ],
      harmful: [
        '{name} could not get its breath there, nor its feet under it. It fights you as you pull it out, and then holds on. {item} is no den. Stop up the mouth of it.',
        'It lay as they lie behind glass, on {item}, with its eyes open. Wake it fully. Rub its legs, and let it sleep where something breathes.',
      ],
    },
    reflect: {
      awake: [
        'You sit by {name} and do nothing. After a time it gets up, goes round you, and lies down along the draught from the door, a whole snowdrift of it. “We were cold,” it says. You had not noticed that you were.',
        'You sit with {name} in the cold and neither of you says a word. It shifts, by and by, so that its ruff stands between you and the wind. On that side you can hear a whole winter going past.',
        {
          text: '{name} counts the room: a broom, two boots, the coat on its hook, you. Then it lies down, vast and ash white, on the draughty side of everybody. It listens a while longer, for some that are not coming. “We are in,” it says.',
          when: ['from_child'],
        },
        {
          text: '{name} lies with the pack round it, where you can’t see them, and there is a gap. It has looked from you to the gap. You sit down in it. Nobody growls. It lays its chin across, and shuts it.',
          when: ['warming'],
        },
        'Once you were {wait} upon the trail. {name} has kept your place since, by lying half in it. It lies so now.',
        'For {days} days {name} has walked in your tracks. It sets the black foot on your hand, and tells you nothing about it, and leaves it there.',
      ],
      little: [
        'We have sat, says {name}, and sat. Even the ice goes off now and then to calve. Come back after a while.',
        '{name} touches your brow with its muzzle and goes up to the ridge. It will look out for both of you. Enough, for now.',
      ],
      ill: [
        '{name} has lain down apart, as the failing do, so that the rest may go on. You do not go on. You sit against the ruff until the scarred muzzle comes to lie across your boots, heavily. Now fetch what it needs.',
        'You lie down along {name}’s flank, as the others must have done, and after a time it stops watching the door for them. That much you could do lying down. Now get up and see what we lack, food or medicine.',
      ],
      asleep: [
        'One paw twitches on the floor, and again: in its sleep {name} is counting the pack. It comes to the end and begins over. You sit down. On the next round the paw moves once more than before, and lies still.',
        'You sit by {name} as it sleeps, and it is counting. You see it by the paw, one toe, then another. It gets to where it always stops. It moves in its sleep, feels your knee, and goes on by one.',
      ],
      shy: [
        'You sit against the wall. {name} faces the door and goes through the names, low in its throat, of all that have come in. At the end it stops, looks sideways at your boots, and goes back to the start, leaving a space.',
        'You sit at the mouth of the gully, and far up it {name} stands and looks over you at the plain. It counts something there. It has to begin again, and this time its eye stops at you.',
        {
          text: 'You sit on one side of the cold hearth and {name} on the other, big as a calf, looking at the door. Under its breath it’s counting. It gets to the end, glances across, and adds one.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'bison haunch':
        'You get the bison haunch as far as the kitchen sill, and {name} brings it in from there. It stands over it until the tap has stopped and you have sat. Then there is one crack, like a pond in March.',
      'ancient horse meat':
        '{name} smells the ancient horse meat and goes back along it, you can see how far, by its ears. It knew the mare. It eats with its eyes half closed, and a strip has been laid at your place, from the shoulder.',
      'mammoth steak':
        'The mammoth steak hangs over both sides of the door that you carry it on. {name} walks round it with its head low. There used to be nine to this. It takes the one end, and looks at you to take the other.',
      'elk shoulder':
        'It sets the white foot on the elk shoulder and pulls, and it comes away with the sound of a bough. {name} eats what is in front of it. The half that is towards you has been left, with the good fat on.',
      'giant sloth rib':
        'You could sit in the giant sloth rib, and {name} waits till you do. It gnaws up one side of you, and over, and down. When all that is white, it lies down round the whole, and you are in, with the marrow.',
      'shared carcass':
        'At the shared carcass it takes the lee, and gives you the warm. {name} draws back its lip from the best of it and looks from you to the jackdaw to the cat. When each has something, its great jaws begin.',
    },
    play: {
      'pack hunt':
        'You are put on the left wing for the pack hunt. {name} goes down the middle, and by the sound of the grass there is somebody to the right. You corner the sack by the pump, all of you.',
      'group howl':
        '{name} begins the group howl so low that it comes up through your shoes. It leaves a place. You come in there, and it goes under, to hold you up. The cups on the wall do what they can.',
      'bone wrestling':
        'It has the knuckle and you have the shank. In bone wrestling one growls, and {name} growls your part too, you being short of breath. You are dragged past all nine beds, and they see that you hold on.',
      'ice ridge run':
        'You go up the ice ridge on your hands and knees, and {name} makes the ice ridge run along the top, against the sky, there and back. Each time, it looks to see how far the last has got. The last waves.',
      'tundra stalking':
        'Nothing moves, over the whole of the field, and that is tundra stalking. You lie in the frost. A white hump was not there before. It is nearer. {name} breathes on your neck, and is sorry to have startled the cub.',
      'muzzle tumble':
        'You take it by the cheeks, and {name} takes you by the sleeve, and there is a muzzle tumble, down the bank, with you inside. At the bottom it holds you up, to see if all your legs are on.',
    },
    clean: {
      'packmate licking':
        'You have no tongue for it, so you use a wet towel, long strokes, down the shoulder. {name} knows packmate licking when it is meant. It turns, holds you down with one foot, and does you, from the chin up, against the grain.',
      'glacier melt bath':
        'The glacier melt bath is up to your knees and you cannot feel them. {name} stands in it like the rock it came round. You pour. The water leaves it brown, then grey, and then you see three white feet.',
      'ruff combing':
        'You go into the ruff combing as far as the elbow. There is a burr, an old arrowhead of ice, and warmth. {name} lifts its jaw for you. It asks after each thing that comes out, by smell, whose that was.',
      'pine needle roll':
        'You rake the needles in a heap, and {name} lets itself fall, for the pine needle roll. It rises with a forest down one side, and leans that on you, so that you are of the same country.',
      'tar removal':
        'You have butter, and ash, and your own two thumbs. For the tar removal {name} lies rigid, with its eyes on the wall. You get it from the fur, thread by thread. When you come to the foot you only hold that.',
      'frost brushing':
        'The frost brushing makes a small dry music, all along its back. {name} stands in the open door so that no one shall be shut out. You brush, and the rime falls, with the sun in it, upon nine shadows, or one.',
    },
    sleep: {
      'pack pile':
        'You throw down coats for the pack pile, the big one, the child’s, the one with no owner. {name} treads among them, moves two nearer the middle, and lets itself down on the outside. It puts its chin over all.',
      'ice cave':
        '{name} goes into the ice cave backwards, so as to be the door. Its breath makes a curtain there. You look in, under its elbow: it is blue, and quite still, and there is room for some that are small.',
      'bone strewn den':
        'In the bone strewn den it knows each of them by its ring. {name} noses a rib aside, for you to pass, and lies down in the clatter. A jaw as old as itself is drawn in under its own, for company.',
      'wind over tundra':
        'You unlatch the shutter, and there is the wind over the tundra, or over the allotments. {name} lies along the sill of it. Hour after hour that goes by, carrying things. It lifts one ear for each, and lets it go.',
      'bison hide':
        'You drag out the bison hide, and {name} greets it, nose to nose, where the nose would be. It pulls it about till the hair lies with the wind, and goes down on the near half. The far half is kept turned back.',
      'starlit ridge':
        'On the starlit ridge it lies with its back to you, and its face to where they went. The Wagon stands over the coal shed, and the slow star, at the end, has nearly come in. {name} moves over for your blanket.',
    },
    medicine: {
      'willow bark':
        'You boil the willow bark, and the house smells of a river that {name} knows. It drinks from your two hands, and the hands are looked over after. There used to be a grandmother who tasted of that.',
      'moss bandage':
        'You lay the moss on wet, bind it, and tie it with your own scarf. {name} looks at the moss bandage, and where there is wool in it. It walks to the ford and back, on four feet, to show it to them.',
    },
    discipline: {
      'muzzle nudge':
        'It had its head in the pram. You give a muzzle nudge, with your brow, under the great jaw, and lift. {name} comes away. It lies down, at that, before the pram, on the weather side, and may stay.',
      'eat last tonight':
        'You tell it: eat last tonight. {name} always has. It does not see where the shame lies, and goes and stands at the end, behind the cat. When you have all done it looks if anyone has been left out, and eats.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep to windward, and one does not wake the wall. It will get up at {wakes_at}. Lie down in the lee of it meanwhile; that it feels.',
      'We are in the heap, says its breath, and take nothing. {name} wakes at {wakes_at}. There is room to sit beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It led an expedition to the coal shed and back, waiting at each corner for the eight behind it. The coal dust bears it out.',
      'A day old, and {name} has found its voice, which is too low for it and knocks it over. It gets up and turns an ear to the hills. They are thinking about it.',
    ],
    teen: [
      '{name} is half grown, heavy in the jaw and clumsy about the feet. It will not eat now until somebody has sat down. Be there at its hours; it is choosing its pack.',
      'It walked up to a puddle of oil on the third day, and stood, and its ruff rose, and it could not have told you why. {name} goes round such things now. Keep its meals regular.',
    ],
    high_care: [
      '{name} is grown, a {form}. Where it lies the frost goes out of the ground in a ring, and in the ring grass comes up of a kind that is in no book. There is room in it for nine.',
      'The ice in it has gone out. {name} stands upon the hill, a {form}, and the day breaks from about its shoulders, late, slow and for everybody.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has opened the old road, over the pass and along the moraine, and comes home by it, leaving a trail that a cub could follow.',
      'A {form} goes ahead through the bracken and breaks it with its chest. {name} looks over its shoulder for you. It has shortened its stride.',
    ],
    low_care: [
      '{name} is grown, a {form}. It lay so long at the outer edge, with no one inside, that it is mostly edge. But there are tracks by the door, and the bowl has been left half full.',
      'They wait for it now, those nine, it is so faint. {name} became a {form}. You see its breath on a cold night, and the stars through the rest.',
    ],
    rescue: [
      '{name} is grown, a {form}. The black foot stayed in the black place, and the wolf came out of it. You had it by the ruff, and you were not heavy, and you held.',
      'It goes last in the line, a {form}, and the line goes at its pace. That is the law. {name} made it for others, and now it walks in it beside you.',
    ],
  },
  trust: [
    'A tenth bed has been trodden out by the wall. {name} lies in front of it, looking elsewhere, until you see what size it is.',
    '{name} went to sleep with its back to you. So far it had turned that only to the wind, and to those who would not let the wind by.',
    'The call went out over the valley tonight. Then {name} did not wait for the answer. It turned its head, and looked at you, and lay down.',
  ],
  streaks: [
    'Ten times the meat came when it should. {name} has shown you to the hills, with a lift of the muzzle, as the one who hunts.',
    'Twenty-five. It leaves you the marrow. You are the small ones, it has decided, until those come.',
    'At fifty {name} left no half for the absent. It ate with you, to the end, and looked about it like somebody who has sat down by mistake in an empty chair.',
    'A hundred hunts, and you returned from each. {name} sang it, and a long way off, it may have been the wind in the wires, there was a second voice.',
  ],
  ages: [
    'Ten days, which is nothing, says the ice. {name} has worn a path.',
    'A moon has gone over it. {name} knows by now who in this street limps, and crosses at their side.',
    'A hundred days since the shell. Nine beds along the wall, and {name} has lain some part of each night in every one, so that none should be cold.',
    'One winter, and summer, and the winter come again. {name} stood on the ridge and was the same as the last time that it was seen there, before men.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['mammoth steak', 'bison haunch'] },
      wish: '{name} has drawn it for you in charcoal along the wall, the hump, the horn, the small legs. A great deal of shoulder. Bison, we would say, or what had the trunk.',
      granted: 'It ate under the drawing. Afterwards the drawing had an arrow in it, and somebody was waving.',
    },
    {
      by: { action: 'feed', item: ['shared carcass'] },
      wish: 'There is eating, and there is eating together. {name} has set out nine stones in a ring, and one of them is a cushion. It would like a shared carcass, and you on the cushion.',
      granted:
        'You were all served. {name} counted the stones afterwards, and then the cushion twice, since it had moved.',
    },
    {
      by: { action: 'feed', item: ['giant sloth rib', 'elk shoulder'] },
      wish: 'Something with a curve to it, that one could leave on the warm rock and still see the shape next day. {name} asks for a rib, a sloth’s for preference, or the shoulder of an elk.',
      granted: 'Clean as a harp. {name} drew a claw along it, low to high, and down the pass something hummed.',
    },
    {
      by: { action: 'play', item: ['group howl'], hours: [18, 22] },
      wish: 'When the light is going it carries better. {name} knows a song with a low part and a high part, and has the low one. Before ten, it asks, with you: a group howl.',
      granted:
        'You held the high part as long as you could. Then you were both quiet, the way one leaves a gate. {name} says that it was heard. It says they will have stopped to listen.',
    },
    {
      by: { action: 'play', item: ['pack hunt', 'tundra stalking'] },
      wish: 'The grass behind the house is not tall, but {name} has looked at it from lower down. It would stalk there, or hunt, with somebody out on the left, where the slow ones learn.',
      granted:
        'You had the left. It came your way, and you let it by. {name} told the others that it was a very large one, and lucky.',
    },
    {
      by: { action: 'play', item: ['bone wrestling', 'muzzle tumble'] },
      wish: '{name} put its jaws round your whole head just now, and took them off again, and sighed. It was thinking of cubs. Wrestle with it, for a bone, or for nothing.',
      granted:
        'You were thrown, and thrown, and in the end you threw. It lay on its back and gazed at you with such joy that you looked round for who had done it.',
    },
    {
      by: { action: 'clean', item: ['packmate licking', 'ruff combing'] },
      wish: 'There is a place behind the ruff that no wolf has ever seen of itself. For that there are others. {name} has sat down with its back to you. Comb it, or do it as we do.',
      granted: 'It was done, and {name} turned about, since that is the rule, and did you. You will need a towel.',
    },
    {
      by: { action: 'clean', item: ['tar removal'] },
      wish: 'It has held out the black foot. It has never held that out. {name} looks hard in the other direction and says that we might try once more. Bring what takes off tar.',
      granted:
        'It did not come off. {name} had thought so. But you had had it in your hands the whole time, and it looks at it now as at something that somebody has touched.',
    },
    {
      by: { action: 'sleep', item: ['pack pile', 'bison hide'] },
      wish: 'The beds are all made. {name} has gone along them and lain in each, and each was the same. It would like to be in a heap for once, or at least under something with hair on.',
      granted:
        'It lay at the bottom. Nobody has ever lain on {name} before, and it bore the whole pack of you without stirring.',
    },
    {
      by: { action: 'sleep', item: ['starlit ridge', 'wind over tundra'] },
      wish: 'There are too many walls to this cave, says {name}, and no edge to lie on. Could it be put to sleep on a ridge, under stars, or where there is wind?',
      granted:
        'It took the outside. You do not know what it kept off, out there, only that it growled twice, and that you were warm.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One of the late ones ought to be coming in about now, by {name}’s reckoning. It would be well if there were two to wait. Sit down with it. Nobody need be named.',
      granted:
        'You waited. A moth came in. {name} rose, and made room for it at the rock, and lay down again looking eased.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'There is one held up on the pass, who would have liked to sit with it today, and cannot. {name} asks you to come twice: once for yourself, and once in that one’s place.',
      granted:
        'The second time you sat as somebody else, and {name} told you whom. You had been young, and quick, and afraid of geese.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The stone that ran',
        shape: 'stone',
        text: 'Round, grey, a little out of breath. {name} touches noses with it in passing.',
      },
      {
        name: 'The jackdaw’s payment',
        shape: 'cork',
        text: 'A cork, one for every marrow bone, and this is the best of them. {name} did not ask for it, and thinks it handsome.',
      },
      {
        name: 'Red wool off a bramble',
        shape: 'wool',
        text: 'Long, coarse, and fresh this year. {name} found it at the height of your roof, and is not surprised at all.',
      },
      {
        name: 'Amber with a gnat in it',
        shape: 'gem',
        text: 'One of the late ones, says {name}. It is only resting, and one can see that it is on its way.',
      },
      {
        name: 'The label',
        shape: 'letter',
        text: 'From a house of glass, where there is a wall of them. One specimen, it says. {name} had you read it aloud, and has licked the word one until it might be nine.',
      },
    ],
    return: {
      name: 'The black bead',
      shape: 'marble',
      text: 'It set hard on the way up. It shines, and {name} cannot look at it, and has put it in your hand and closed your fingers over it with its muzzle.',
    },
    streak: {
      name: 'The marrow, left in',
      shape: 'bone',
      text: 'Twenty-five meals, and from the last of them it saved you this, uncracked. You are to be big and strong.',
    },
    hundred_days: {
      name: 'Grass that is in no book',
      shape: 'leaf',
      text: 'It came up by the wall, in the tenth bed. {name} goes round it on its toes, and has told the wind.',
    },
  },
  release: [
    'You take your hand out of its ruff. {name} breathes your face in, so as to have it, and goes north at the pace of the slowest. In the dust behind it there are ten tracks now.',
    '{name} leaves at dusk, and stops upon the rise, and calls. It is your name, as near as that jaw can make it. It will be expecting an answer, and is in no haste.',
  ],
  dying: {
    neglect: [
      '{name} had kept nine beds open to the last, and lay across the wind in front of them. No one came in. Towards morning the wind went through.',
      'It called, once, and held the silence for whoever might reply. The silence is still being held. {name} lies in the midst of it with its jaw on the sill.',
    ],
    hunger: [
      'It would not have eaten before the rest had come, and nothing was brought, for it or for the rest. {name} lay down by the bare stone with its face turned from it.',
      'The hunters did not return. {name} chewed a strap of old hide, left half of it, and went to sleep beside the half.',
    ],
    illness: [
      '{name} fell back along the line until it could not be seen from the front. It lay down in the tracks of the others, which it knew, and it did not get up.',
      'The fever let it think that they had come. It touched muzzles with each in order of age. Then {name} lay down in the middle of them and was warm.',
    ],
    poison: [
      '{name} ate what was laid before it and drove the others off with its last growl. There were no others. It was dead before the dish was cold.',
      'It had feared black pits all its life, and this was given it in a dish. {name} went down without a struggle, one foot first.',
    ],
  },
  returned: [
    'Nine tracks go out over the hill, and a tenth comes back. {name} is at the end of it, rimed to the eyes. They had sent it home, it says. It was too soon.',
    'Something heaves, black, at the rim, and gets one white foot over. {name} is out. It shakes itself, and looks round, to help up the next.',
  ],
  epitaph: {
    openings: [
      'Stranger, do not stand here alone. {name} would have moved over for you.',
      'The grass is pressed down round this stone in nine beds, and one is {name}’s.',
      'Here {name} lay down, on the side where the wind comes from.',
      'Ten thousand winters, and then this stone, for {name}, out of the ice.',
      { text: 'Four hundred and five: {name}. The rest went on ahead.', when: ['from_child'] },
      { text: 'Leave the gate open. {name} always did.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It called over the valley, and no one was on the other side.',
        'The slowest did not come in, and it would not go in without them.',
      ],
      hunger: [
        'Nothing was brought to the fire, and it would have shared it.',
        'The herd was gone, and nobody hunted in its stead.',
      ],
      illness: [
        'The sickness walked at the rear with it, and stayed when it lay down.',
        'It fell behind, so that others should not.',
      ],
      poison: [
        'What was laid in its dish was blacker than the tar.',
        'It was fed death by a hand, and warned the rest.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and we are many today. The ground bears. The stone ran and we ran after it, and the draught fell over us and got up laughing. There is breath on every side, and if you do not turn round it is everyone’s. You speak as we, slowly, in words that have come a long way on foot. You would have your keeper come up here and be in it, and sing the other part.',
      'You are {name}. We sang and the hills were glad to be asked. It goes on out there, the song, it has not come to the end of things yet, and you can feel it going like a rope paid out. Your old blood is up. You weigh no one today; let them all in. Let your keeper take the far end of this bone, and pull, and be pulled, till dark.',
    ],
    content: [
      'You are {name}. We lie at the edge, where the light leaves off, and that is as it should be: someone has to be the end of the warmth so that it has one. The beds are trodden. The trail is open. They were always late, the young ones; they stop and play. You say few words, and each has carried a long way. Let your keeper come in now, and lie down on the inner side.',
      'You are {name}. It has been {days} days at this fire, which is no time, and you have got used to one step on the path. We ask of a stranger what it would do for the slowest. This one sat down and waited. So you have been walking in its tracks, to learn where it thinks the ice is thin. You would like it to stay in sight, and not to eat alone.',
    ],
    bored: [
      'You are {name}. We called. It is very well made, the silence, it goes all the way to the top. There is no one upon the ridge to run against, and a hunt of one is only walking. You have laid a bone by their feet. You set your teeth in your end. It is not for yourself that you ask, it is for the game, which wants two. Let your keeper take hold.',
    ],
    hungry: [
      'You are {name}. We stand at the kill-place and the stone is clean. You have called in whoever would come. You do not ask to be first. You have never been first. But the smallest grows quiet, and you know that quiet, and it may be that the smallest is in you. Let your keeper bring the meat, and sit down, so that all are in, and we may begin.',
    ],
    starving: [
      'You are {name}. We hear the herd. It goes over the hill the whole night, and there is no hill. Your bones have come up to look. You lie turned from the stone, to let them eat first, and it is foolish, you know, there is nothing and there are none. Speak low, and keep the warmth in. One word goes furthest. Meat. Now. There will be some left over for you all, say that to your keeper.',
    ],
    sick: [
      'You are {name}. We are walking round something black and it shines, and each time it is nearer to the foot. There is summer in your skull. You lay down where the cubs lie and no one sent you off. That is how ill you are. You would go to the rear, so as to hold up nobody. Let your keeper not go on ahead. Let them bring the medicine, the bitter one, and lead you away from there.',
    ],
    failing: [
      'You are {name}. It has you by the one foot. It is warm, and black, and has no bottom, and the others stand along the edge and cry. Stay back, you tell them. You have told them that before. You do not thrash; it goes quicker if one thrashes. But there was a hand, in the ruff, once, was there? Let it be there. Let it have medicine in it, and pull.',
    ],
    near_death: [
      'You are {name}. We have gone a little apart, as one does, so that the march can go on. It is going on. You hear it growing small. The ground is not cold now. You keep a place beside you, from habit, with your breath. If somebody should turn back, the slowest, the one who always came in last, let them lie down in it. They need bring nothing. We would be two.',
    ],
    asleep: [
      'You are {name}, asleep, and they have come in. They shake off the snow and step over you, one by one, cold feet, warm bellies, complaining of the pass. You say nothing of how long it was. You take the wind. The answer had been on its way the whole time; it is only that the valley is wide. If someone sits down behind you, lift your paw, and lay it over them.',
    ],
    shy: [
      'You are {name}. We look at this one from the trees. It has two feet and goes in front, and has a smell of smoke and iron. Such came before, at the end. But it sits now. It has left a space. You do not know for whom, and it may be that it does not know either. Let it sit there till the light goes, and come again. Ice does not bear on the first night.',
    ],
    back_from_death: [
      'You are {name}. We were all there. You had the middle place. And the eldest looked at your feet and read the claw and said, this one is not due, and put you out, gently, by the scruff. So you walked. You are here, on boards, with a black foot and three white. You speak hardly at all. You would lie against your keeper’s legs, and have the meat come at its hour, and learn why.',
    ],
    hurt: [
      'You are {name}. We took it from one whom we had let walk among us, and it was the black thing, in another shape. It goes down through you looking for the floor. You have sent the others off. You look at the hand, and it shakes, so it did not know. You will not come near it yet. Let it carry that thing to where nobody lives, and come back, and wait in the open.',
    ],
  },
}

export const DIRE_WOLF: Species = {
  slug: 'dire_wolf',
  name: 'Dire Wolf',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['social', 'stoic'],
  personality:
    'Walked out of the tar and the ice still counting its pack. Says we where others say I, and will not eat until the slowest has come in.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'bison haunch',
        'ancient horse meat',
        'mammoth steak',
        'elk shoulder',
        'giant sloth rib',
        'shared carcass',
      ],
      play: ['pack hunt', 'group howl', 'bone wrestling', 'ice ridge run', 'tundra stalking', 'muzzle tumble'],
      clean: [
        'packmate licking',
        'glacier melt bath',
        'ruff combing',
        'pine needle roll',
        'tar removal',
        'frost brushing',
      ],
      medicine: ['willow bark', 'yarrow poultice', 'bear fat salve', 'splinted leg', 'moss bandage', 'hot spring soak'],
      discipline: [
        'low alpha growl',
        'muzzle nudge',
        'pack stare down',
        'eat last tonight',
        'elder correction',
        'shoulder check',
      ],
      sleep: ['pack pile', 'ice cave', 'bone strewn den', 'wind over tundra', 'bison hide', 'starlit ridge'],
    },
    harmful: ['tar pit', 'exile from pack', 'spear', 'wolfsbane', 'iron trap', 'eating alone', 'museum case'],
  },
  appearance: {
    look: 'a massive ash-white Ice Age wolf with a scarred muzzle, amber eyes and a ruff like a snowdrift',
    colours: ['#b9bcc0', '#eceff1', '#e09a2b'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'puff',
    eyes: '#f0a52c',
    skull: 'tufted',
    earSize: 0.78,
    marking: 'mist',
    extras: ['mane', 'ruff', 'oldscar'],
    size: 1.06,
    girth: 1.16,
    slit: true,
    eyeSize: 0.86,
    shift: -15,
  },
  book: BOOK,
}
