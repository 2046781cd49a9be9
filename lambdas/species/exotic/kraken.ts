/**
 * The Kraken keeps the lost property of the sea, each thing with a tag on a string that says who let go of it and why,
 * and it gives a thing back only when its owner is ready. It never sank a ship: it has been trying to hold them up, has
 * always come too late, knows every date, and lets the sailors tell it the other way round. Its words come up one
 * bubble to a word, and all water near it goes by its mood: the tide, the bath, the tea in your cup. It wears an anchor
 * as a ring, names whales by their grandmothers, plays a drowned piano that has only its low notes, and never opens
 * another’s post. One thing it keeps dry, a box of matches, in a bubble of air under an upturned wineglass, in case
 * somebody should need a light. It has eight arms for holding and none for letting go first. It eats what is lowered on
 * a rope and sends up the plate; it sleeps wound about a galleon; it sulks at forty fathoms; it trusts by the step, of
 * which the jetty has seven. Its keeper is the one at the end of the jetty with the lantern, and what it fears is to be
 * a thing that somebody let go of.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Something the size of a thimble comes up beside the jetty with all its arms round a brass button. {name} looks at the button, then at you, and holds on harder.',
    'The water in the bucket swells, though nobody has touched it. Two pale lamps open at the bottom. {name} has arrived, and the tea in your cup leans over to see.',
  ],
  looks: {
    thriving: [
      'Far down a light goes on, and another, sucker after sucker, until the whole trench is lit like a street. {name} is under the middle of it, waltzing a piano.',
      '{name} has tied a knot that sailors only heard of, shown it to a passing whale, and untied it behind its own back. The sea is one inch higher for pleasure.',
      'A ring of light comes up through forty fathoms and opens round the jetty like a plate. {name} sends another after it. The herring have started to queue.',
      'Every bell in every wreck is ringing, not for anything. {name} has an arm to each, and is trying them in a different order.',
      {
        text: 'The bath fills by itself, to exactly the right height, and is warm. {name} is three streets away in the harbour, and happy, and it has got into the pipes.',
        when: ['from_child'],
      },
      'Down by the piano something has been chalked up for the next concert, in letters a yard high. It is an old favourite: {loved}. {name} cracks thirty-two knuckles.',
      {
        text: 'The whole bay comes up to the seventh step and stands there, shining, not spilling, like a glass that somebody has filled to the brim for you. You could put your face down and say good morning. Do.',
        when: ['trusting'],
      },
      {
        text: 'The jetty goes up. It is lifted off its piles, with you in the chair, and walked out across the bay on eight arms, slowly, so that you can see it by moonlight from the other side, which it has always wanted.',
        when: ['trusting'],
      },
      {
        text: 'Your bath has got up on its feet and is at the door. It was for you, it says, by the one bubble: come. Behind it stands the whole of the harbour, lit from below, with its hat in its hand.',
        when: ['trusting'],
      },
      {
        text: 'There is music out beyond the boats, low notes only, and the floats are all dancing. You walk down to the third step. It stops in the middle of a bar. You whistle the rest of the bar, and wait.',
        when: ['wary'],
      },
      {
        text: 'Out past the buoys the water is throwing up handfuls of light and catching them. You come down to the second step, and everything is caught. A single one, that had been thrown too high, comes down by your boot.',
        when: ['wary'],
      },
      {
        text: '{name} is building a castle on the sandbank, with anchors. You count six arms at it, all merry. At your cough they are six posts. When you look away something puts a flag on top, in a hurry, and sinks.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} is filing an anchor. It has tried it under A, and under Regret, and now slips it on like a ring to think.',
      'The tide comes to the third step and stays there, as level as a shelf. Below it a coin is being turned over, so that the other king may have some air.',
      'A wedding ring, a spoon, a left boot. {name} ties a tag to each, and writes on it, small, why they let go.',
      'It has been {days} days. {name} has tied a knot for each in the bell rope, and goes along them with the tip of one arm, saying them over.',
      'On the shelf for things that nobody lost there is one tag only. It says {loved}, and {name} dusts it, which under water takes patience.',
      {
        text: 'Under an upturned wineglass, forty fathoms down, lies a box of matches, dry. {name} goes by to see that it is. Someone might need a light.',
        when: ['from_child'],
      },
      'A glove rises out of the water next to your boots, and waits. You say that it is not yours. The glove considers this, bows at the wrist, and goes down again.',
      {
        text: 'There are two pale lamps a long way down, and when you lean over they are put out. On the third step, though, somebody has left your umbrella, which you dropped in this morning, furled.',
        when: ['wary'],
      },
      {
        text: 'You let your hand hang from the jetty, and it is taken, and a tag is tied to your wrist. You read it by the lantern. It does not say who let go of you. It says: not lost.',
        when: ['trusting'],
      },
      {
        text: 'A button comes down through the water, turning. {name} holds out an arm, and it lands there. It has never been given a thing. It looks up, for a long while, to see whether anyone wants it back.',
        when: ['baby'],
      },
    ],
    curious: [
      'An arm, with its tip bent like a question, feels its way along the planks to your kettle. The kettle is shaken by the handle, gravely. {name} has made an acquaintance.',
      '{name} has found a bottle with a letter in it. It reads the outside, all round, twice. It would never open another’s post, but it is holding it to the light.',
      'You whistle, thinking of nothing. A row of bubbles comes up and stands along the step, each with a bit of your tune in it, and one with a question mark.',
    ],
    bored: [
      'A ship’s bell is struck below, once, and something listens. Then once more. {name} has sorted every spoon in the sea by size. Come and play with it.',
      '{name} has begun a whirlpool and left it half done. It turns slowly by the jetty with a duck on it. It wants a game.',
      '{name} has lost something on purpose. It put a thimble down, looked away, and counted a hundred, but it knew where the thimble was. Somebody else must hide it. Please play.',
      {
        text: 'A thing came down today and was not tagged. It lies on the sand where it fell, and {name} has its lamps turned from it. Drop it something to bring back to you. Wait there until it does.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The tide has gone out a yard too far and is being held there. Small boats sit down on the mud, surprised. {name} would like to be fed.',
      'Your tea has sunk to half, and you have not drunk any. {name} looks up through the green with both lamps on. Its meal is due.',
      'The rope by which its meals come down has been pulled twice from below, with respect. That is how one rings in a good house. {name} is ready to be fed.',
      {
        text: 'The plate is on the top step, rinsed, and the rope beside it, coiled, and no one is to be seen. But your cup leans, when you set it down, a little towards the sea. Lower something to {name}.',
        when: ['wary'],
      },
      {
        text: 'A plate stands on the third step. When you look round it is on the second, rinsed, and the sea is back where it was. Lower a meal over it, {name} will not come up while your lantern moves.',
        when: ['wary'],
      },
      {
        text: 'An arm comes over the planks, finds the empty basket by your side, lifts the lid, feels in each corner, and lays itself down in it, with a sigh that you hear in the tide. Lower it a meal.',
        when: ['trusting'],
      },
      {
        text: 'It has your bootlace in the end of an arm, under water, and gives it two pulls. You are a rope, then. Let something down to {name}, and leave the lace as it is.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The harbour is dry to the last ladder. {name} has drawn in all that it could, and none of it was food. It has been {hours} hours. Feed it now.',
      '{name} has laid down what it was carrying, piece by piece, in a row on the sand. It needs the arms to hold itself. It must have food at once.',
      '{name} has read the label on a barrel of salt beef, lost in 1741, until the words came off. There was nothing in the barrel. Let down a meal now. It has gone {hours} hours without.',
      {
        text: 'Arms lie out along the shingle at low water, violet gone to slate, as a net does that has been left. Wade in. Put food where the lamps are, now, and medicine, and pull nothing.',
        when: ['weak'],
      },
      {
        text: 'All the lobster pots are up on the slipway, opened, and put back in their order with a tag of apology. Lower a meal to it, {hours} hours on, at once, and then stand off from the rope.',
        when: ['wary', 'well'],
      },
      {
        text: 'The rope you let down is not touched. A lamp comes on beside it, looks along it to your hand, and goes out. Tie food there, soft, and leave it at the bottom, now, and hang the medicine on the next knot.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The anchor has slid down to the thin end of the arm, where it never used to fit. {name} is tired. It asks for medicine, or for rest.',
      'Its words take longer to come up today, and some bubbles are empty. {name} leans on a mast that is leaning already. Give it medicine, or let it rest.',
      {
        text: 'It is bringing you something. It has got it up to twenty fathoms, and rests, and to fifteen, and the bubbles say “wait” and “nearly” and “you will like it”. Send down medicine to meet it.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Barnacles have settled along four arms and begun to hold meetings. {name} can no longer close its suckers. It asks for a wash.',
      'Half a net, a rudder and somebody’s washing line have wound themselves round {name}, and none of it is tagged. Please clean it.',
    ],
    sick: [
      'A catalogued anchor has rolled off its shelf, and {name} watches it go. The light in its arms is the colour of dishwater. It needs medicine.',
      'The sea by the jetty is lukewarm and trembles. {name} has said something, and it comes up in pieces, and one of the pieces is “medicine”.',
      'The bath water has a shiver in it, and will not get warm. {name} lies against the jetty post with its suckers shut, like a street when someone has died. Bring medicine.',
      {
        text: 'Your tea has gone cloudy. It lies beyond the last boat, with weed drawn over it for a shawl. Put the dose in a bottle, cork it, and let the tide take the medicine out.',
        when: ['wary'],
      },
    ],
    failing: [
      'One arm after another has come loose from what it held. {name} still has hold of the jetty post, with the last. Bring medicine at once.',
      'There is no tide at all. The lamps below have gone down to two pale dots, and they are looking for you. {name} needs medicine now.',
      {
        text: 'The arms are open. You have never seen the inside of them, and there they are, pale, on the shingle, with a spoon in one that it must have been keeping. Wade in. It will not draw back. Medicine, now.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It is {hours} hours since anyone came down the jetty. {name} has tied a tag to itself, and left the reason blank. Come and sit with it, now.',
      'One arm lies along the lowest step, palm up, out of the water. {name} has waited {hours} hours so. Be with it. It has very little time.',
      'The matches have been brought up to the top step, the whole box, and they are still dry. {name} could do no more, after {hours} hours. Light one. Sit down by it now.',
      {
        text: 'It never came nearer to you than the buoy. Now all eight arms are up on the planks, side by side, where you would walk, strong, and holding nothing. They have lain there for {hours} hours. Come and sit among them now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has let go of the post, and the ebb has it, very slowly. Its lamps are on the lantern and not on you. Take hold of the nearest arm, now, and sit. Medicine can be sent for.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps wound about a galleon, and breathes once a tide. On the out breath every boat in the harbour turns to face the sea.',
      'Down there the lamps are shut. An arm gropes along the shelves in its sleep, counts, and lies still when the number is right.',
      'Somebody plays two low notes on a drowned piano, and then the same two, slower. It is an elbow. {name} has turned over.',
      {
        text: 'It sleeps under the wreck, not in it, with all its arms drawn through the ribs. The rope you hung has been taken in, and is round the whole of it, twice.',
        when: ['wary'],
      },
      {
        text: 'It sleeps forty fathoms off and has hung the anchor on its door. If you so much as set a foot on the planks, a chain shifts, down there, by one link, and is quiet only when you take it off.',
        when: ['wary'],
      },
      {
        text: 'One arm has been left up, over the lowest step, asleep. There is a tag in it, and when you bend down you see your own name, and the word for tomorrow.',
        when: ['trusting'],
      },
      {
        text: 'Your dinghy is not at its ring. You find it by the lantern, a good way down, with {name} wound about it in place of the galleon, asleep, and your cushion under its brow.',
        when: ['trusting'],
      },
      {
        text: 'The sea does not breathe as it should. It lifts you a little and has forgotten to set you down. {name} sleeps on the shoal, arms anyhow. When it wakes, let down medicine before you let down a word.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} is asleep, and its hold on the mast is slipping. It will not wake before {wakes_at}, and that may be too long. Sit beside it now: reflect.',
      'The breath that ought to come with the tide has missed one. {name} sleeps until {wakes_at} and can take nothing but company. Reflect now.',
      {
        text: 'It went to sleep unfed, with all its arms round nothing. {name} wakes at {wakes_at}. Until then only your company will reach it. Reflect now.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Two lamps, a long way down, go out when you lean over. When you sit back they come on. {name} asks for company that does not lean.',
      '{name} has taken in every arm and lies under a rowing boat like a letter under a door. Stay a while on the jetty. It does not hurry.',
      'It has a tag that says {wait}, with no thing tied to it. {name} turns it over and over. Sit where it can see your boots.',
    ],
    back_from_death: [
      '{name} has come up from below the bottom, where it had not known that there was a floor. It touches each step. Keep it company, and bring the next meal on time.',
      'All its life it took in what went down. Now {name} has been handed back, and reads its own tag, wondering. Stay near, and keep its mealtime.',
    ],
    old: [
      '{name} has been here so long that the fishermen knock on the side of the boat before they let anything down. It goes round the new wrecks slowly, and calls them “child”.',
      'A whale comes by to ask what her great grandmother was called. {name} knows, and hums it, and the whole bay stands still to be told.',
      'After {days} days {name} no longer looks things up. It puts an arm out into the dark, and what you meant is in it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes down into the dark, and the sea closes over it without a crumb. A little later the tide comes back to the third step. {name} has eaten.',
        '{name} takes it from your hand with the very tip of an arm, carries it down for a minute and a half, and eats it where it can see it.',
        'You lower the meal on the rope, and there is a pull, once, for “received”. You wait. The rope comes up neatly coiled, with the plate in the coil, and on the plate, rinsed, is the glove you lost in March.',
        'It was the hour, and you were on the jetty, and something under the jetty let go of the post that it had been holding on to. {name} eats. The tide comes in by one step to be nearer the plate.',
        'One arm takes, seven arms stand round with their tips together. Then it is gone, and your tea rises to the brim.',
        {
          text: 'The meal is passed from arm to arm, all eight, so that each may say that it helped. {name} eats, and a ring of light comes up with the plate in it.',
          when: ['well'],
        },
        {
          text: '{name} does not wait for the rope. It comes up to the fifth step, takes the meal out of your two hands with two of its own, and holds on to the hands a moment longer.',
          when: ['trusting'],
        },
        {
          text: 'You let the rope down, and it hangs. Lamps go on, at thirty fathoms, and look at it. You tie your end to the ring and walk up the jetty, and behind you, hand under hand, it goes.',
          when: ['wary'],
        },
        {
          text: 'Something is let down out of the light. {name} puts an arm round it, since that is what arms seem to be for, and then does not see how one leaves off. It eats it, so as to keep hold.',
          when: ['baby'],
        },
        {
          text: 'The plate is taken from you, and so are you, and you are both sat down on the fifth step, in the warm, while {name} eats with three arms and dries your socks with the fourth.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It eats, and for every mouthful it sends up something of yours: a glove, a glass eye from a bear. By the pudding you are six years old. It has lit all its suckers, so that you can see what you have.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The rope runs out so fast that it sings. When it comes back it is coiled the wrong way, by somebody in a hurry, and out beyond the boats a broad violet back goes over, fed, and shows you its heel.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will not take from the rope that your hand is on. You make that fast and step behind the crane. Up comes an arm, strong as a tree, unhitches the basket, bows to the crane, and is gone with it.',
          when: ['wary', 'well'],
        },
        {
          text: 'It cannot hold the plate against the swell. So you lie along the planks and hold it, and {name} leans its great soft brow on the pile by your elbow, and eats, and at each mouthful the sea leans too.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} in a row. {name} ties another knot into the bell rope, and this time leaves the end of it within your reach.',
        '{name} eats, and then the tide comes up one step higher than the moon allows. It is for you: {streak} meals, each on its hour.',
        '“Kept,” it says on the tag, and under that, “{streak} times running”. {name} has nothing else on its shelves with that written on it, and shows it to a cod.',
      ],
      early: [
        '{name} takes one bite and hands back the rest, tagged with your name so that it cannot get lost. Come again at {opens}.',
        'The tide is only halfway, and so is its hunger. {name} nibbles a corner out of courtesy. It will be ready at {opens}.',
        'The plate is let down, and a note comes up on it, weighted with a pebble: thank you, one mouthful taken, the rest to be called for at {opens}. {name} has signed with a sucker.',
        {
          text: 'One bite has been taken, out of the side that faced the sea. The basket is back on the step, closed, and a pebble on the lid. It has not gone far. It will look again, from further out, at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full to the brim, and so is your cup. It keeps the dish company all the same, and you with it, and has one mouthful, to hear you say good. The rest is to be let down at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats, but does not pull the rope for “received”. It had begun to file the hour under things let go.',
        'The meal is taken down and finished. Then, on the lowest step, you find a tag, wet, with a string to it, and nothing on the string. In a small hand it says: keeper, and the hour.',
        'Your cup goes cold all at once. Below, {name} has the meal and is eating it facing the wreck, and what it hums has only the low notes in it.',
        {
          text: 'One arm comes for it, and the suckers do not hold, and it has to be let down twice. The tea in your cup has a grey skin. Send medicine after it, on the same rope.',
          when: ['weak'],
        },
        {
          text: 'It takes the food from the rope and then unties the rope as well, and lets that drift. There is a shake in the tide. Wade out with medicine in your hand, set it on the rock, and be seen to go.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The plate comes up with most of it still there, squared off, and a tag: sorry. Below lies something grey, with its face under an old sail. Send down medicine, and no reply.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The meal is taken, quick as a wave takes a sandal. Then the seven steps are counted from below, aloud, with a bump to each, and the seventh is found to be missing. You may have it back by the next tide.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, out by the lightship, and you can hear it enjoying it there. On your side there is a tag, on a nail, in a good firm hand. It says: chair, empty, at the hour. It has been laminated.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had thought that you were lost property. A shelf has been cleared, with a cushion, and a card that has your name on. {name} eats, holding your ankle. It would like you to come and see it some day.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It has been {hours} hours. {name} eats with two arms, because the others are too weak to lift, and keeps its lamps on you until the end.',
        'All of it is eaten, and nothing comes back up the rope. For {hours} hours {name} held the tide out for you. It does not know if it could again.',
        '{name} takes hold of the rope before the food and tries it, three sharp pulls, to learn whether there is still someone on it. Then it eats. It had been {hours} hours, and its grip is not good.',
        {
          text: 'The rope comes back as it went down. You lie on the planks and reach, to the shoulder, and there is the tip of an arm, and you close it round the food. It was {hours} hours. Medicine now, by hand.',
          when: ['ill'],
        },
        {
          text: 'You call down the rope, and nothing pulls. It eats at last, because the food was let fall on it, and does not lift an arm. It had filed itself, {hours} hours ago, on the lowest shelf. Let medicine fall as lightly.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it let go of three things, and they are adrift in the harbour with their tags on. It eats what comes to its mouth, turned to the wreck. Send medicine. Do not row over it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has fished for itself these {hours} hours, and thanked each one by name. Your meal is accepted. It is eaten beyond the bar, in the open sea, and when the basket drifts home there is a receipt in it, stamped.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is as full as a harbour at springs. It takes your meal by the edge, admires it, and sets it back on the jetty. Come at {opens}.',
        'An arm comes up, pats its own side, which is a long way round, and waves you kindly home. It will want feeding at {opens}.',
      ],
      ill: [
        '{name} takes a mouthful and rests, and a mouthful, and rests for longer. The remainder sinks past it. Medicine next, please.',
        'It eats a little, because you came. The arm that brings the food shakes like a rope in a current. It needs medicine now.',
      ],
      loved: [
        'The tag is written before the first bite: {item}. Under “why they let go” {name} has put “for me”, and underlined it.',
        'Long after the plate is bare one bubble comes up, then its second half. Put together they say: {item}. It is asking whether there is more.',
        'There are seven steps, and every one of them is suddenly under water, and your boots too. {name} begs your pardon, and explains, bubble by bubble: {item}.',
      ],
      disliked: [
        '{name} feels all round it, ties on a tag that says {item}, and shelves it. For eating, it would sooner have something that sank with a story.',
        'It was let down as {item} and comes up as {item}, unbitten, on the same rope. {name} was thinking of whale, or of squid.',
      ],
      harmful: [
        '{name} took it down in good faith, and then the whole bay shuddered. The tag says {item}. It was no meal, and it hurt. Keep it away.',
        'It holds on to all that it is given, and so it held on to this: {item}. Now the suckers are white, and it has not been fed. Whatever you lower next, taste it in your mind first.',
      ],
    },
    play: {
      wanted: [
        'You drop a thing in, and {name} brings it back. You drop it in again. There is one rule, that what is lost comes home, and it never tires of that rule.',
        '{name} spins the water by the jetty into a bowl and lets you choose which boat goes round next. They all come out facing the right way.',
        'You hum the first line of a shanty. The second comes up a good while later, in bubbles, from forty fathoms, and in tune.',
        'It hides behind a galleon, and at every side of the galleon there is an arm to be seen. You search for a long time. {name} is delighted.',
        {
          text: '“Cold,” says a bubble, as you walk along the jetty. “Cold. Warm.” {name} has hidden your own lantern, and is very nearly unable to bear it when you look up.',
          when: ['from_child'],
        },
        {
          text: 'You skim a stone. It goes five, six, and sinks. A good while later it comes back, out of nowhere in particular, five, six, and lands at your feet. There is nobody out there.',
          when: ['wary'],
        },
        {
          text: 'Bottles come in on the flood, corked, one after another. In each is a riddle. You write your answers on the back and throw them out, and at the ebb you find them on the sand, marked, one underlined, with joy.',
          when: ['wary'],
        },
        {
          text: 'You jump in. You had not planned it. Before you are wet to the collar there are eight arms under you, and you are set back on the jetty with your hat on, and looked at: again?',
          when: ['trusting'],
        },
        {
          text: 'You fall backwards off the jetty with your arms crossed. You are caught, and put up, and fall. {name} has never once in three hundred years been in time for anybody. It asks if you would mind doing that again.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} joins in with three arms, and with the others goes on humming. It was merry before you came, and still is.',
        'A short game, and a kind one. {name} lets you find the coin at once, as its joy is at high water already.',
      ],
      bad_time: [
        'An arm comes up for the game, and stays lying on the planks. {name} cannot, now. See first to what it needs.',
        '{name} watches what you threw go down past it, and does not reach. It minds that. Care for it first, and play after.',
        {
          text: 'It holds the toy against the side that hurts. {name} is ill, and wants medicine, not a game.',
          when: ['ill'],
        },
        {
          text: '{name} carries the toy to where its meals come down, and waits there with it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'One ripple, then a great many. The word had hardly reached the bottom: {item}. Up it comes, past the wreck, past the boats, to the second step, with all its arms full of water, and gives you a seat in it.',
        '{name} has put up a notice on the wreck, in coins: {item}. The smaller fish are being shown where to stand.',
      ],
      disliked: [
        'It turns this over with one polite arm: {item}. Nobody can lose it, and so nobody can find it. {name} would sooner sort a shipwreck.',
        '{name} plays along for as long as a wave takes. Filed: {item}. It had hoped for something with an anchor in it, or a song.',
      ],
      harmful: [
        '{name} thought it was a game and put out every arm. It was {item}, and it hurt. It has drawn them all in. Keep that away from the water.',
        'There are marks now on the arm that it reaches out with first. They are from {item}. Let that be carried inland, as far as there is road.',
      ],
    },
    clean: {
      wanted: [
        'You free one arm, and {name} lends it to you for the next. Beneath the barnacles on the fourth are a boy’s initials, cut by someone who had hold of it once. It asks you to leave those.',
        'A rudder comes off, then a net, then someone’s washing line. {name} tags all three and lies in the clear water, lighter by a small boat.',
        'The last of the weed comes away in a long red ribbon. {name} looks at its own arms, all there, and lights one sucker after another, to see if they work.',
        {
          text: 'It puts up one arm, and keeps the others round the mast. You scrape that one, to the tip, and hand it back its barnacles in a cup. It takes them down. It puts up the next.',
          when: ['wary'],
        },
        {
          text: '{name} puts up an arm like a cat flap. You may scrub what comes through. When the brush gets to where the suckers are small, it is drawn in, with thanks, and another one is pushed out, further off.',
          when: ['wary'],
        },
        {
          text: 'It comes in alongside, like a ship, and makes itself fast to your ankle, and gives you the arms in order. For each barnacle that you take off, it has you say where you think it was from.',
          when: ['trusting'],
        },
        {
          text: 'There is a thing behind its left lamp that it has never let anybody see to. You stand in the sea to your neck, with a spoon. Out comes a musket ball. {name} tells you what to write on the tag.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is one barnacle, and it is a friend. {name} is clean already, and holds still out of courtesy.',
        'You rub an arm that shines already. {name} lets you. The water that runs off it is fit to drink, apart from the salt.',
      ],
      loved: [
        'Eight arms are laid out along the jetty, side by side, like oars. {name} has heard the word: {item}.',
        '{name} shuts its lamps and lets the tide go slack. On the tag for today it has written {item}, and “mind the elbows”.',
      ],
      disliked: [
        'It lets you begin, and then a wave comes from nowhere and takes the thing out of your hand. {item}: no. Try a scraper, or a good deep current.',
        '{name} endures it: {item}. Afterwards it rubs itself down on a sunken hull, which is what it had in mind.',
      ],
      harmful: [
        'The light goes out of each sucker that it touched. {item}: that burned it. Keep it away from {name}, and from the sea.',
        '{name} has pulled its arms under, and the water over them is cloudy. It was not washed but hurt, by this: {item}. Let it soak in the plain cold sea, and put the stuff ashore.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose down to where it aches, which is far. You wait. At last the water by the jetty stops shaking.',
        'One by one its arms find their shelves again. The medicine is doing its work, and {name} has picked up the anchor that fell.',
        'You send it down on the rope and feel it taken. For a while the rope only trembles. Then there comes one pull, a firm one: received. {name} has a little colour about the lamps.',
        {
          text: 'You pour it in off the last step, since it will not come, and tell the water whom it is for. It goes down in a thin straight line, and something holds still under it. At dusk the tide turns.',
          when: ['wary'],
        },
        {
          text: 'It comes to the top step for it, with the sea in tow, and opens where you can reach. It has hold of the hem of your coat meanwhile. Your tea, on the planks behind you, comes slowly to the brim.',
          when: ['trusting'],
        },
        {
          text: 'You have lost the spoon over the edge. It comes up, held out to you by the bowl, with an arm round your waist, in case you should be next. {name} drinks, and the bath at home is warm again by evening.',
          when: ['trusting'],
        },
        {
          text: 'You wade in and hold up the great soft brow, and pour. The lamps are out. One of them comes on, as low as a lamp can be turned, and rests on you. Come down with more of it at the next tide.',
          when: ['ill'],
        },
        {
          text: 'The dose goes out to it in a toy boat. The boat is turned about, emptied, and sent home to you with the sail trimmed. One lamp is steadier. Load it again at the next tide.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It lets you pour, and lies there with its arms about the post, and not about you. You feel the post shake, and shake less. The next medicine may be poured from the same step, no lower.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well. It accepts the bottle, reads the label with interest, and files it under things brought by someone worried.',
        'Nothing hurts, so the medicine finds nothing to do. {name} pats your boot with a wet arm to set your mind at rest.',
      ],
      loved: [
        'It knows this from an old ship’s surgeon’s chest: {item}. {name} opens its beak without being asked.',
        'A slow light runs down one arm and up the next. {name} has said a word, and here it comes: {item}. It sounds like relief.',
      ],
      disliked: [
        '{name} holds it up to one lamp, then the other. {item}: that is for people of the air. It would try brine, or a pearl ground small.',
        'It goes down, and comes up again in a bubble of its own, labelled {item}. {name} would rather have something from the deep.',
      ],
      harmful: [
        '{name} believed that it would help. It was {item}, and the ache has spread to two more arms. Empty the bottle on dry land, and send down something true.',
        'The lamps go dim and the tide runs the wrong way. {item}: that was no cure. Keep it far from {name}.',
      ],
    },
    discipline: {
      wanted: [
        'You say whose boat it was. {name} thinks, and up comes the boat, drained, with the oars folded. The tide stays low for an hour.',
        '{name} had been holding a thing whose owner was ready long ago. It hears you out, lets go of it, arm by arm, and looks at the place.',
        {
          text: '{name} gives up the bell buoy, and the tide goes out with it, further than need be. It has understood. There is a mile of bare wet sand now between the last step and anyone who might be sorry.',
          when: ['wary'],
        },
        {
          text: 'You tell it that the owner was crying. {name} has the ring off before you have finished, and puts it into your hand, and keeps its arm round the fist. It is not to be let go of twice.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} knew that. The tag is tied on already, with the date, and the word “sorry” spelled in the old way.',
        'One arm shows you the shelf where that lesson lies. It is kept dry, which is not easy there.',
      ],
      bad_time: [
        'Your words go down and down, and {name} catches each and folds up smaller round it. It was holding enough. Take something off it before you hand it more.',
        '{name} takes the scolding in all its arms, as it takes everything, and has nowhere to set it. It needs kindness now, and the lesson later.',
        {
          text: 'You ring the bell at it, and it starts to bring you everything, boats, boots, whatever it has, one after another, with its arms shaking. It does not know which you mean. Tell it to keep them. Send for medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        'For this it comes up and listens, as it would for a captain: {item}. {name} lowers its lamps, and has understood.',
        '{name} respects the form of it. Under “heard and kept” it enters {item}, and straightens the shelf in question.',
      ],
      disliked: [
        'It waits for the meaning to reach the bottom: {item}. None does. A bell, rung once, would have said it to {name}.',
        '{name} tags it {item}, cause unknown, and puts it by. It would have listened to a lantern lowered slowly.',
      ],
      harmful: [
        '{name} did not learn a thing, except to go deeper when you come. It was hurt, by {item}. Put that where no one finds it.',
        'There is a lesson, and there is this: {item}. {name} has let go of the jetty, and it does not let go first. Throw the thing away where it can hear that you do.',
      ],
    },
    sleep: {
      wanted: [
        '{name} winds itself about its galleon, stern first, and the whole harbour lets out a breath. It was worn, and rests.',
        'The lamps go down to a glimmer. Arm after arm lays aside what it carries, all but one, and {name} is resting.',
        {
          text: 'You put the lantern out and walk up the jetty. Only when your steps have come to gravel does the sea let down its shoulders, and the piano, far off, is shut.',
          when: ['wary'],
        },
        {
          text: 'It stays up as long as you do, two lamps beyond the bar. You say good night and turn the lantern to the wall. After a time the sea sits down. You hear the whole weight of it find its place.',
          when: ['wary'],
        },
        {
          text: 'It does not go down to the galleon tonight. It winds itself about the posts of your jetty, all seven steps, and you lie on the planks and are breathed, up and down.',
          when: ['trusting'],
        },
        {
          text: 'It gives you what it was carrying, arm by arm, until your lap is full of other people’s keys. Then it has eight arms free for sleeping, does not know where to put them, and puts one round you.',
          when: ['trusting'],
        },
        {
          text: '{name} goes down without lights, so that you shall not see how slowly. Afterwards the rope you left is felt, once, along its length, and let be. Keep it there. When it is pulled, that is for medicine.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down to please you and rearranges the sand. It is not tired. You can hear it counting spoons.',
        'All eight arms are folded, and two lamps look over the top of them. {name} has slept enough for this tide.',
      ],
      loved: [
        'It lets itself sink without one bubble, then remembers its manners and sends one. In it: {item}. {name} is nearly smiling.',
        '{name} draws it up to its chin, so far as it has one, and turns the tag to the wall: {item}.',
      ],
      disliked: [
        'It tries the left side, the right side, and the other six. {item}: not restful. {name} would lie better in silt, or in a wreck.',
        '{name} puts it back on the jetty, folded. {item}: that keeps it near the top, and its sleep lies lower.',
      ],
      harmful: [
        '{name} closed its lamps and was hurt in the dark. The tag says {item}. Take that away, so that it dares to shut them.',
        'There was to be rest, and there was {item}. It has wound itself so tight that the mast creaks. Never that, near {name}.',
      ],
    },
    reflect: {
      awake: [
        'You sit with your boots over the edge. After a time something cool lies across one of them, with no weight at all. {name} is keeping your place.',
        'Neither of you says anything. Then a word comes up that {name} must have said before you sat down. It is “stay”.',
        'You look down, and {name} looks up through {days} days of water. It holds up a few of them for you to see.',
        'A tag lies on the top step. It says {wait}, and then, in newer writing, “came”. {name} watches you read it.',
        {
          text: 'It grows quiet between you. One at a time some matches are laid along the plank, heads all one way, and {name} watches you not need them.',
          when: ['from_child'],
        },
        {
          text: 'You sit with the lantern. {name} is under the furthest boat, with its arms drawn in, and all you have of it is a bubble, now and then, with no word in it. You hold the light where it is.',
          when: ['wary'],
        },
        {
          text: 'An arm comes up over the edge and lies along the planks, barnacles and all, and you put your back against it. It has taken off the anchor, so as not to press.',
          when: ['trusting'],
        },
        {
          text: 'It tells you one date. It has never said one aloud. The bubbles come up, a number, and a month, and burst against your knee. Under the planks the arms are held out, level, wide, for a ship.',
          when: ['trusting'],
        },
        {
          text: 'It has brought the wineglass up, with the air in it, and sets that on the plank between you. You may lift it. There are the matches, dry. You strike one, and {name} watches until it has burned to your fingers.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have sat here often enough this hour for the tide to know your shape. {name} has what it wanted. Later will do.',
        '{name} gives your boot a pat and a small push towards the shore. It can keep you in mind. It is good at keeping.',
      ],
      ill: [
        '{name} lays one arm in your lap, and it is heavier than it should be. You hold it. Then see what it lacks, food or medicine.',
        'You stay, and the shaking in the water grows less. It cannot be held up by that alone. Give {name} what it needs next.',
      ],
      asleep: [
        'You sit above the sleeper. Once a tide the whole sea lifts you a little, and sets you down where you were. {name} has noticed.',
        '{name} does not wake. But the arm that keeps count of the shelves comes up, touches the jetty under you, and adds one.',
        'You sit on the last plank with nothing to do. In its sleep {name} lets go of something, a button, and it comes up to you by itself, in a bubble, spinning.',
        'Now and then the sleeper’s lips move, and a bubble comes up and opens at your feet. You have had four of them by now, and every one said {loved}.',
      ],
      shy: [
        'You set the lantern down and look elsewhere. A long way out two lamps come up level with the water, and stay as long as you do.',
        '{name} comes no nearer. It moves a buoy, though, half a yard in your direction, and leaves it there.',
        {
          text: 'You dangle a boot. Something goes by beneath, large and quick, with its lights on, and does not touch. At the sixth pass your lace has been tied, in a knot that nobody on land has ever heard of.',
          when: ['well'],
        },
        {
          text: 'You sit by the lantern, and the sea shivers at the third step. A bubble comes, half a word. It is out there under the sail, and will not have you nearer. Say that there is medicine. Set it afloat.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'giant squid':
        'The giant squid goes down on your longest rope. {name} meets it at thirty fathoms, reads it over for a name, finds none, and eats. One long arm comes up and lies across the step. It was one too many.',
      'sunken memories':
        'You tell a thing that you had forgotten over the end of the jetty, and watch it sink. {name} takes the sunken memory in two arms and eats all but the last word. That comes back up to you.',
      'whale fall':
        'A whale fall is the work of years, and {name} begins at the quiet end. It says the grandmother’s name first. You hear it through the planks. The tide stands level, out of respect, until it has done.',
      'sailor stories':
        'Sailor stories have to be told loudly, against the wind. {name} eats them from your lips, a bubble to a lie, and at the one in which it sinks the ship it holds your boot, and lets you.',
      'ship biscuit barrel':
        'You roll the barrel off the end, and it is caught without a splash. Down there the ship biscuit is knocked, one by one, on the piano lid. {name} sends you up the weevils, in a thimble, tagged, and well.',
      'deep sea anglerfish':
        'The deep sea anglerfish comes with its own small lamp. {name} holds that up, and looks all along its shelves by it, and up at you. Then the lamp goes out. A sucker has lit instead, the same colour.',
      'bottled message':
        'It never opens another’s post. So you read the bottled message out, from the lowest step, and {name} swallows each word after you have said it. The bottle is rinsed, corked, and handed back with the handkerchief that you needed.',
    },
    play: {
      'shipwreck sorting':
        'You sort the shipwreck together, you with a hook and {name} with the remainder. Spoons here, boots there. It holds up a doll and asks with both lamps. You shake your head. That one goes on a shelf by herself.',
      'whirlpool spinning':
        '{name} puts one arm in and stirs, and there is the whirlpool, spinning, no broader than your hat. You lay the hat on it. Round it goes. All the gulls in the harbour are leaning the same way.',
      'anchor toss':
        'It tosses you the anchor, to be friendly. It stops an inch above your hands, since seven arms have thought better of it. You toss a pebble. {name} staggers, goes right under, and sends up a bubble that says ouch.',
      'remembering game':
        'The remembering game goes by turns. You had a red bicycle. {name} thinks, and a bell comes up, rusted, and rings under its thumb. You had not said where you lost it. It is your turn, when you can.',
      'sea shanty':
        'You stamp the sea shanty on the planks, and at the chorus every moored boat comes down on the beat. {name} holds the last low note until your cup walks off the edge, and hands it you back, full.',
      'treasure chest puzzle':
        'The treasure chest has nine locks, and the puzzle is that the keys are inside. {name} goes over it with all its tips. It knocks. You knock, from above. It opens, out of manners, for the two of you.',
      'submarine peekaboo':
        'A small brass submarine goes by with your face in its porthole. There is a rock, then two lamps, then a rock. {name} plays peekaboo till the glass is steamed, and carries you home by the screw.',
    },
    clean: {
      'barnacle scraping':
        'You scrape the barnacles from one arm while it holds the bucket in another. Each is asked, before it drops, how long it has been aboard. {name} keeps back the oldest, between two suckers, where you have gone round it.',
      'deep current rinse':
        'It lets itself out along the deep current, arm after arm, like washing, and the cold runs through. You hold on to the tip of the last. A hat goes by, and {name} catches it.',
      'crimson seaweed scrub':
        'The crimson seaweed lathers, if one rubs. You do the brow, kneeling on the fourth step, and it comes up violet. {name} has shut its lamps. The foam drifts off, and all the boats turn rosy.',
      'cleaner fish':
        'The cleaner fish come in at dusk, blue and businesslike, and start on the suckers. {name} holds all eight arms wide, and dares not laugh. You see the sea tremble. One works along your dangling toe, and is tagged yours.',
      'old net untangling':
        'The old net is in a knot about its third arm, with twelve buoys. You untangle, it tells you whose. When the last mesh comes away {name} looks at the arm, turns it, and tries whether it still holds.',
      'ink rinse':
        'You pour the ink rinse over from a can, and for a while there is night to the second step. Then it clears. {name} stands in it, darker and brighter, and your sleeves are blue.',
    },
    sleep: {
      'ocean trench':
        'You walk it out to where the ocean trench begins, with the lantern. Here {name} lets go of your keel. The lamps go down, and down, side by side. The rope in your hand is paid out, and then slack.',
      'sunken galleon':
        '{name} winds itself about the sunken galleon, and its ribs creak like a bed. An arm shuts the doors. The last you see is a tip that feels for your rope, and hitches it to the rail.',
      'abyssal silence':
        'The bell is muffled, the piano shut. You have lifted the oars. Into that abyssal silence {name} sinks like a letter into a box, and you can hear your own watch, and then it has been asked to stop.',
      'bed of silt':
        'You rake the bed of silt smooth, and {name} is let down in it, arm by arm. A brown cloud comes up to your boots. When it has cleared there is a ring, with two lights going out.',
      'whale song':
        'The whale song comes in from the west, somebody’s grandmother, on three notes. You ship your oars. {name} hums under it until the hum and the whale are one, and your boat is lifted, and put down, and lifted.',
      'midnight fathoms':
        'You let the lead line run and call the fathoms, and the midnight answers each. At the fortieth it is taken, softly, and held. It is {name}, who likes to be told how deep it is before it sleeps.',
    },
    medicine: {
      'ambergris balm':
        'You warm the ambergris balm on the lamp, and lay it along the rope burn, old and new. It smells of every church at once. {name} breathes out. The arm that could not close shuts round your wrist, and opens.',
      'kelp bandage':
        'You wind the kelp about the torn arm, and tie it, and it is the first knot that {name} has not known. It looks that over. The bandage stays on. Below, you hear somebody practising it in the dark.',
    },
    discipline: {
      'ship bell rung':
        'You ring the ship’s bell once, and let it ring out. {name} knows that bell. It brings the dinghy in from where it had been holding it, sets it by the steps without a bump, and takes its arm away.',
      'return request':
        'You read out the request for the return of one boot, left, to its owner. {name} holds the boot to its chest. Then the tag is untied, and that is put up on the plank, laced, and polished.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep at a depth where nothing arrives before {wakes_at}. You may sit on the jetty above it. Reflect.',
      'What you lower comes up untouched, with a tag: “closed until {wakes_at}”. Company needs no rope, and {name} will feel it. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, as long as an oar. It has brought you your own hat, wet through, and is very proud to have found the owner.',
      'A child as of today. {name} heard a ship go over, and swam beneath it the whole bay long with all its arms up, in case.',
    ],
    teen: [
      '{name} is half grown and will not say what it keeps behind the third wreck. It has found an anchor that fits. Keep its mealtimes: they shape what it becomes.',
      'Half grown, it has read what the sailors say of it, and sulks at forty fathoms. {name} was holding that ship up. Nobody asked.',
    ],
    high_care: [
      '{name} is grown, and {form}. It lays something on the jetty that you lost as a child, polished, and goes under before you can speak.',
      'Grown, and {form}: a ship in trouble went over last night and came into harbour with a ring of round marks along her keel. {name} was in time.',
    ],
    balanced: [
      '{name} is grown, a {form}. It keeps the bottom of the sea in order by day, and at evening comes up to the steps to hear what has been dropped.',
      'A {form} now, {name} has made up its mind about the sailors. They may tell it how they like. It has the dates.',
    ],
    low_care: [
      '{name} is grown, a {form}. It has learned to hold what does not leave. The shelves are full, and it rarely looks up.',
      'It grew up with an arm on the step, and few came by. {name} is a {form} now, and keeps that arm below.',
    ],
    rescue: [
      '{name} is grown, a {form}. It went down once further than anything it keeps, and was brought up. On its own tag, under “reason”, it says “not yet”.',
      'Full grown, and a {form}. There is a pale line round one arm, where somebody held on. {name} has moved its anchor to another, so as not to cover it.',
    ],
  },
  trust: [
    '{name} has come up to the second step and put a thing into your hand. It is only a button. It is the first thing that it ever found.',
    'All eight arms lie on the jetty at once, holding nothing. You had not known that they could. {name} looks at you, and leaves them so.',
    '{name} unties the tag that had your name on it, and lets it drift. One does not label what one is not going to lose.',
  ],
  streaks: [
    'Ten meals, each on its hour. {name} has rung a drowned bell ten times, and the harbour master has put his watch right.',
    'Twenty-five in a row. The moon has been told by {name} that it is no longer the only thing that the tide may go by.',
    'Fifty on time. There is a shelf down there for what never came late. It was empty when {name} built it.',
    'A hundred meals, and not one let go. {name} has tied the rope of knots round the jetty post, and round itself, and made it fast.',
  ],
  ages: [
    'Ten days. {name} has sorted everything within reach of the jetty, and has kindly asked whose the left boot is.',
    'Thirty days, one whole moon. {name} has seen all its tides now, and greets each of them by its grandmother’s name.',
    'A hundred days. {name} has written as many tags, one for each, and there is the same word on all of them: “kept”.',
    'One year. {name} has the date of every wreck by heart, and today has added one on which nothing sank.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['sailor stories', 'sunken memories'] },
      wish: '{name} has the ship, and the date, and the cook’s spectacles, but nobody has ever told it what was said at dinner. It would like to be fed on sailors’ stories, or on a memory that sank.',
      granted:
        'It had that with its lamps shut. They were laughing, then, it says. It has written so on the tag, over the old ink.',
    },
    {
      by: { action: 'feed', item: ['ship biscuit barrel', 'whale fall'] },
      wish: 'Plain fare today, if you please, and a lot of it. {name} has been down among the larders, and could do with a barrel of ship’s biscuit, or a whale’s worth of anything.',
      granted:
        'It tapped each biscuit on the mast before it ate, twice, to let the weevils out. There are manners in these things.',
    },
    {
      by: { action: 'feed', item: ['bottled message'] },
      wish: 'It would never open another’s post. But if a bottle were lowered, and the name on it were {name}, that would be a different matter.',
      granted:
        'It read the outside first, for old times’ sake. Then there was a pop, a long way down, and the lights went on.',
    },
    {
      by: { action: 'play', item: ['shipwreck sorting', 'treasure chest puzzle'] },
      wish: 'Two cargoes have got mixed, sugar and cannon, and {name} is not sure of the candlesticks. Sort a wreck with it, or bring the chest with the puzzle in its lock.',
      granted:
        'The candlesticks were the bishop’s. The cannon were nobody’s, it says, and it would rather leave it at that.',
    },
    {
      by: { action: 'play', item: ['sea shanty', 'remembering game'] },
      wish: '{name} has the bass part of everything. Sing it a shanty so that there is a top line too, or play the game where one remembers and the other goes on.',
      granted: 'It went forty verses, and you were let off the last six. The tea is still rocking.',
    },
    {
      by: { action: 'play', item: ['anchor toss'] },
      wish: 'The anchor has sat on the same arm too long and has left a mark. {name} would like to take it off and throw it about a bit. You need only say “far”.',
      granted:
        'You said “far”, and it was. It came down in the next parish, and {name} has been over to apologise, glowing.',
    },
    {
      by: { action: 'clean', item: ['old net untangling', 'barnacle scraping'] },
      wish: '{name} has got itself into somebody’s knitting. There is a net round three arms, and barnacles on the knots. It cannot bring itself to break a thing that was made by hand. You undo it.',
      granted: 'You found both ends. It has rolled the net into a ball, and tagged it: “no harm meant”.',
    },
    {
      by: { action: 'sleep', item: ['sunken galleon', 'bed of silt'] },
      wish: 'It has been up among the keels with its arms raised, and they ache. {name} asks to be sent to bed, in the galleon, or only in the silt. You may say that nothing is due to sink.',
      granted: 'You told it so. Eight arms came down, one after another, and the mud sighed.',
    },
    {
      by: { action: 'sleep', item: ['whale song'] },
      wish: 'There is an old one passing, the granddaughter of Ingeborg, and she has the family voice. {name} would like to go to rest to whale song, if you could see to it.',
      granted:
        'It knew all the words. Towards the end it was only humming the grandmother’s part, and then not even that.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Somebody left a hat on the jetty, and it may have been you, and it may have been so that you would have to come back. {name} is guarding it. Sit down beside the hat.',
      granted: 'You sat. The hat has been moved, by degrees, on to your head. It is quite dry.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that comes twice was not dropped, it was brought. {name} would like you to come and sit today, and go, and come and sit.',
      granted:
        'It had written “gone” on a tag between the two. Now there is a line through it, and the tag has been folded small.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'When the lamps are lit along the front {name} counts them from underneath. There is one short, at the end of the jetty. It would like you there before nine, with or without a lantern.',
      granted: '“All lit,” says a bubble. It is a moment before the next one, and there is nothing in that but breath.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The first button',
        shape: 'button',
        text: 'Brass, with an anchor on it. {name} was holding this when it hatched, and let go of it in your palm, which hurt it a little.',
      },
      {
        name: 'A wedding ring',
        shape: 'ring',
        text: 'Let go in anger, 1803, and wanted back by supper time. {name} thinks that you may know how to get it to her.',
      },
      {
        name: 'A king, the other way up',
        shape: 'coin',
        text: 'He has lain on his face since the ship went down. {name} turns him over once a week, so that it is fair.',
      },
      {
        name: 'Two matches',
        shape: 'candle',
        text: 'Dry. They are from under the wineglass. {name} has kept the rest, but it feels that a person on a jetty should have two.',
      },
      {
        name: 'The low C',
        shape: 'key',
        text: 'From the piano. It was loose. {name} can reach the note without it, by thinking of the year 1912.',
      },
    ],
    return: {
      name: 'Its own tag',
      shape: 'ticket',
      text: 'The string has been cut. Under “who let go” there is a name, and {name} has crossed it out, and put “nobody”.',
    },
    streak: {
      name: 'The rope of knots',
      shape: 'thread',
      text: 'One for each meal that came when it should, five and twenty, pulled tight. {name} has an arm through the loop at the lower end.',
    },
    hundred_days: {
      name: 'A bell without a ship',
      shape: 'bell',
      text: 'She was in trouble off the point, and {name} was under her, and in time. The captain threw this over afterwards. There was a note on it, in a child’s hand, to whom it might concern.',
    },
  },
  release: [
    'You untie the bell rope from the post. {name} takes its end, waits until you have let go of yours, and only then goes down. It had never seen it done kindly.',
    '{name} lays on the top step all you ever dropped off this jetty, dry and in order. Then the sea lifts once, like a hat, and it is gone to its own.',
  ],
  dying: {
    neglect: [
      'The arm that {name} had left upon the lowest step, for somebody to find, was found by the tide. That has taken it down.',
      'Nobody came along the jetty, and the lamps have gone out below. {name} has died. It did not let go first.',
    ],
    hunger: [
      'The tide went out and was not fetched back. {name} has died of hunger, with the rope for its meals in its arms.',
      '{name} had set down all that it carried, piece by piece, and still had not the strength to hold itself. It lies among the rest, untagged.',
    ],
    illness: [
      'For a long time the water by the jetty shook. Then it was only water. {name} was ill, and has gone to the bottom of it.',
      'One light after another went out along its arms, from the tips inward. {name} is dead.',
    ],
    poison: [
      'It was lowered to {name}, and {name} took it in all its arms. It was poison, and those were arms that did not let go first.',
      'It took what was lowered to it, and that stopped it. {name} is dead, and the sea is very flat.',
    ],
  },
  returned: [
    'The rope goes taut. You pull, and something a great way down pulls too, upwards. Two pale lamps break the surface. {name} has been given back.',
    'First there is a bubble, and in it a word that was said before the end. It is your name. Then {name} comes up after it.',
  ],
  epitaph: {
    openings: [
      'Here went down {name}, ink violet, with both its lamps lit, and nobody let go of it.',
      'Whatever sinks here, sink softly. {name} is below.',
      'Whoever has lost a thing to this water, {name} was keeping it for you.',
      'At low water you may read this. {name} lies a little further out.',
      { text: '{name} never sank a ship. Look at the marks: it was holding them up.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'The lantern was not lit, and it watched for it.',
        'It held on to the step. No one was at the other end.',
      ],
      hunger: ['The rope came down empty, and then did not come down.', 'It held the tide out as long as it could.'],
      illness: ['The fever went deeper than anyone reached.', 'It grew too tired to hold, and nothing held it.'],
      poison: ['It was handed a thing, and did not let go.', 'What came down to it that day should have stayed above.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the deep is lit from end to end, and it is you. You have a piano in three arms and it still has its low notes. You speak slowly, with dates: 1588, 1628, 1912, and today, on which nothing went down. You would like the one with the lantern to lean over and see, and to drop something in, so that you can bring it back.',
      'You are {name}. The water is high because you are glad, and forty boats are riding on it without knowing. You tell it as you tell all things, from far below and a little late. There was a spoon, there was a king, there was a knot. You know who let go of each. You want your keeper to hum one line of something, and to wait for the rest.',
    ],
    content: [
      'You are {name}, and everything is on its shelf. A ring, let go in anger. A bell, let go in a storm. A doll, never let go, only taken. You have a boot in one arm and a pen in another, and write the reason small. Up there, where it is green, two soles hang over the edge of the jetty and swing. You have sent them a word. It is on its way, and wobbles. You would like the soles to stay until it comes up.',
      'You are {name}, and you have been at this for {days} days. They say that you pull ships under. You were beneath them, pushing. You do not correct it, as the ones who tell it are those who got home. You speak low and give the year. You would like your keeper to stay until the tide turns, and to believe you.',
    ],
    bored: [
      'You are {name}, and you have sorted the wrecks by year, by wood, and by the last song sung aboard. Now you ring a bell down here and listen whether anyone above has lost something. No one has. It is a tidy, careful age. You speak in long gaps. Would somebody come and throw a thing in, and then another, and be careless for an hour, and call it a game.',
    ],
    hungry: [
      'You are {name}, and you have drawn the sea in towards you without meaning to, as others draw in a breath. There are boats on the mud. You regret that, and cannot quite put it back. You recall the cargo of the Mary Rose, barrel by barrel, and linger at the barrels. You would like your keeper to lower a meal, before you get to the cheese.',
    ],
    starving: [
      'You are {name}. You have put down the anchor. You have put down the bell. You did not know that an arm could be so empty and weigh so much. Few words, and each has a long way to go, so you choose the one that must arrive. Food. You send it again, in case that one is lost. Let the rope come down, now, with anything on it.',
    ],
    sick: [
      'You are {name}, and something has rolled off a shelf, and you cannot say what year it was. The cold that you live in has got inside. You speak, and the bubble breaks halfway up. You have kept so much for others, and never thought where you should put a pain. You want your keeper to send down medicine, and to leave a hand in the water.',
    ],
    failing: [
      'You are {name}, and you are sinking, you, who thought that you lived at the bottom. There is more below. The arms open by themselves, one, and one. So this is how it was for them, and no one lied about it. You have hold of a post. You want medicine now, and somebody’s two hands, from beneath, pushing.',
    ],
    near_death: [
      'You are {name}, and you have written yourself a tag. Found near the jetty. Owner: you know the name. Reason: you have left that open, for you would rather not guess. You are not angry. Everything is let go of by somebody. There is one arm on the step, where boots would be. You want anyone to come, and sit, and not be too late for this one.',
    ],
    asleep: [
      'You are {name}, and you dream that you are in time. The storm is there, and the hull comes down, and all your arms are beneath it, and it stops. It stops. You carry them up, lamps and fiddle and cook, and they think that it was a wave. You do not mind. Far above, someone is sitting on the jetty. You want them to be there when it is light.',
    ],
    shy: [
      'You are {name}, and you have read a great many tags. All of them begin with somebody who was going to keep it always. So you lie under the rowing boat, and look at a pair of boots through the slats. You answer in one word, late, from the side. You want them to stay without reaching down, so that you can learn what staying looks like from below.',
    ],
    back_from_death: [
      'You are {name}, and you have been lost property. You know now what it is to lie there with the reason written on you, and to hear a rope. Someone was ready. You speak very quietly, and touch each thing as you name it. Step. Post. Boot. You want your keeper close, and the next meal at its hour, and to be held for a while instead of holding.',
    ],
    hurt: [
      'You are {name}, and it was lowered on your own rope, by the hand you know, and so you took it in all your arms. It hurts where you held it, and you held it everywhere. You cannot find the shelf for this. You say little, and the water says it with you. You want it taken away, and to be told that the rope will be safe.',
    ],
  },
}

export const KRAKEN: Species = {
  slug: 'kraken',
  name: 'Kraken',
  family: 'exotic',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'Everything that sinks comes to it in the end, and it keeps the lot in order. Returns a lost thing only when you are ready.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'giant squid',
        'sunken memories',
        'whale fall',
        'sailor stories',
        'ship biscuit barrel',
        'deep sea anglerfish',
        'bottled message',
      ],
      play: [
        'shipwreck sorting',
        'whirlpool spinning',
        'anchor toss',
        'remembering game',
        'sea shanty',
        'treasure chest puzzle',
        'submarine peekaboo',
      ],
      clean: [
        'barnacle scraping',
        'deep current rinse',
        'crimson seaweed scrub',
        'cleaner fish',
        'old net untangling',
        'ink rinse',
      ],
      medicine: [
        'abyssal brine',
        'pressure therapy',
        'black pearl powder',
        'ambergris balm',
        'sea witch remedy',
        'kelp bandage',
        'hydrothermal warmth',
      ],
      discipline: [
        'ship bell rung',
        'lower the lantern',
        'captain on deck',
        'name the drowned',
        'return request',
        'calm the tide',
      ],
      sleep: ['ocean trench', 'sunken galleon', 'abyssal silence', 'bed of silt', 'whale song', 'midnight fathoms'],
    },
    harmful: [
      'oil spill',
      'drift net',
      'depth charge',
      'harpoon',
      'plastic bags',
      'coral bleach',
      'beach holiday',
      'forgetting potion',
    ],
  },
  appearance: {
    look: 'an ink-violet kraken rising past a drowned mast, pale lamp eyes, arms ringed with barnacles',
    colours: ['#2a1f4e', '#6f5aa8', '#5fe0d0'],
  },
  figure: {
    eyes: '#c8fff2',
    body: 'manyArmed',
    ears: 'fin',
    earTint: 'accent',
    marking: 'spots',
    extras: ['frown'],
    size: 1.04,
    eyeSize: 1.2,
  },
  book: BOOK,
}
