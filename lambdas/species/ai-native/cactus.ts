/**
 * The Cactus wants to be left where it is, by somebody who comes back. It fears too much: water, hands, talk. It hoards
 * one drop. Its body is a stout ribbed column in a clay pot, pleated like a squeeze-box: wide after a drink, narrow
 * before one. Two arms, raised as if it had once had a question. Honey spines, which are leaves that thought better of
 * it. Three odd facts. It holds every wait to be a match, and has beaten the kettle, the radiator and November. It keeps
 * back one drop of whatever it is given, always the same drop, in the fold of the left arm, for somebody thirstier. Its
 * coral flower sits sideways and faces your chair; it says that this is for the light, and there is no light there. It
 * breathes only at night. It drinks without a word. It ticks in the noon heat, and that is laughter. It sleeps standing,
 * with the flower shut. It sulks by not being different in any way. It trusts a spine at a time: on your side they lie
 * flat. It never asks twice, never leans on anything but its pot, never blooms to order. Its keeper is the weather, or
 * most of it. It speaks in the shortest sentence that is still true.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not crack. It is pierced from inside in some forty places, without fuss, and falls open. There stands {name}, the height of a thumb, green, both arms in the air. You find that you have put up yours.',
    'Something has pricked the egg from inside, very evenly, all the way round. The top comes off like a lid. In it stands {name}, thumb high, arms raised, as though you had come in with a gun.',
  ],
  looks: {
    thriving: [
      '{name} is standing in its pot and having a wonderful time. Nobody could tell. Then a draught comes by, and the coral flower lifts one petal, as drivers on a country road lift one finger.',
      'A spider has hung its thread between the arms of {name}, and is busy. It is delighted to be of use. It holds up both of them, quite still, like somebody who has been asked to help with wool.',
      {
        text: '{name} has been alive for some hours, and needed almost nothing in them. It holds up two very short arms. It may want to be picked up, or they may only be its arms. You are the first to wonder.',
        when: ['baby'],
      },
      {
        text: '{name} stands in far too much soil, no bigger than a thimble, both arms up. You bring a fingertip close. The spines are so new that they bend. It looks, for a cactus, very like somebody asking to be lifted.',
        when: ['baby'],
      },
      {
        text: 'Ever since you met, {name} has stood with both arms up, as one does before a robber. Now the left is lower by the breadth of a spine. You fetch a ruler to be sure. It allows the ruler.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Among {name}’s spines, on your side, there is a gap that you could swear was not there, about the width of a fingertip. You try a fingertip. The green is cool, and it fits. Neither of you says anything.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You reach across {name} for the window catch, and only afterwards think of your sleeve. Not one thread is pulled. All down that side, rib after rib, the honey spines are leaning a little the other way.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You stretch in the doorway, both arms up, and see that {name} is doing the same, and has been all along. The coral flower is tipped to your side of the room. You stay like that a while, the two of you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has both arms up, and strangers think it is surrendering. You look in. It is awake and happy, needs nothing, says nothing. You know what that is. It is a hug, taking its time.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has both arms in the air. To be friendly you put yours up too, and there you stand, each with the other covered. It is your shoulders that give in. {name} is in splendid health and has not moved its flower a hair.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in on {name}, which has what it needs, almost nothing, and is happy. Both its arms are in the air. They were in the air before, but now it is because of you.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} stands on the sill, as it stood before. It is considering whether to lean. There is a good deal to be said on both sides, and it is hearing both of them out.',
      'The sun goes over {name} from the left arm to the right arm, and that is the day. A fly sat on the flower and left. You turn the pot by a thumb’s breadth, and nothing is said about it.',
      {
        text: 'You ask {name} how it is, and fold the washing in the meantime. There is no hurry. As you come to the last sock it has its answer ready, and turns the flower to you by a petal. And you, it means.',
        when: ['trusting'],
      },
      {
        text: '{name} has both arms up and the flower over one ear, if that is an ear. It is not for anything and not against. You stand with it for a bit, and on leaving find that your own left hand has risen slightly.',
        when: ['well'],
      },
      {
        text: 'A spider has hung its web from {name}’s left arm to its right, as between two posts. Neither has remarked on it. There is nothing in the web and nobody seems put out. You go round by the other side.',
        when: ['well'],
      },
      'Ask {name} what it thinks about when it stands there. Very well: {loved}. That is all you will get.',
      'In all {name} has grown by the thickness of a coin. It took {days} days. It was not hurrying.',
    ],
    curious: [
      'There was a noise in the hall. {name} has turned one arm towards it by about two degrees. The other arm will hear later.',
      'Somebody left a spirit level on the sill. {name} has been standing next to it with great attention. It is very nearly straight.',
      'A seed has landed in the gravel. {name} is looking down at it without bending, as tall people do.',
    ],
    bored: [
      '{name}’s flower has slipped from sideways to upside down. One arm is held out a finger’s width farther than the other, and it takes you a while to see why. Throw something over it, a ring, a hat. It wants to play.',
      '{name}’s flower has slid round to the back, where it faces the wall. Both arms are up, and nobody has thrown anything. Stand off a few steps and try it with a hoop. It wants to play.',
      'Same wall. {name} has nothing against the wall. But it would take a harmonica, or a tumbleweed, or you. Play with it.',
      {
        text: '{name} has let the radiator win. It does not mind. You ought to mind that. Bring the harmonica, or pull a face, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} stands beside its dish in the way it stands beside everything. There is only this: that flower, which it wears sideways, is pointing at the dish. It will not bring the matter up again. Its meal is due.',
      'Both arms of {name} have been up from the first, so it is easily overlooked. This time it means it. Its meal is due. It needs almost nothing, and that is what it needs now.',
      {
        text: '{name} is as tall as a thimble, with a bump on each side where the arms will be. It is holding one bump a pinhead higher than the other. That is as loud as it gets. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'One bristle of {name} is bent over like a finger, towards the teaspoon. It is no bigger than your thumb and was not going to mention it. Three drops will do. Give them now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} looks splendid, flower open, both arms up, like someone being robbed in excellent spirits. It has not said that its meal is overdue. Only, on the side you come in by, the spines stand a little straighter. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands with both arms up, which could mean anything. But the coral flower, always worn on the left, has been moved to the right, where the saucer is. For {name} this is shouting. The meal is overdue. Feed it now.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: 'Both arms are up, as ever. Only somebody who has known {name} a good while would see that the left is lower, by about one spine. In anyone else this would be shouting. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has not moved and has not said anything. But the coral flower, which it wears to the left, is on the right today, next to the cupboard. You know it well enough to hear that. The meal is overdue. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} needs almost nothing, and has not had it. Both raised arms have come down. The spines on your side have not. Its meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Your hand comes near, and one honey spine gets up, very slowly, to meet it. It is all that {name} has the strength to lift. Leave the hand out of it. Bring the meal, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The ribs have drawn in like the pleats of a concertina, and when the tap is turned on next door, both of {name}’s arms lean toward the wall. This is as near as it comes to shouting. Feed it now.',
      'You move {name} to wipe the sill and your arm flies up, the pot is so light. The ribs are drawn in like a shut umbrella. It has not said a word about this and is not going to. It is hungry. Feed it now.',
    ],
    starving: [
      'One of {name}’s arms has come down. It took hours and made no noise. The ribs are drawn in as far as ribs go, and now the other arm is sinking. This is how it shouts. It is starving. Feed it at once.',
      '{name} would never ask. But the ribs have drawn in until they nearly touch, one arm has come down by an inch, and the coral flower lies in the saucer. That is shouting. Feed it at once.',
    ],
    weak: [
      'One of {name}’s arms is still up. The other has come down as far as the pot and is holding on to the rim. It would not have mentioned it. Give it medicine, or a good rest.',
      'You’d have to know {name} to see it: the left arm’s lower than the right, by a shirt button. It isn’t ill. It has been holding them up for too long on too little. Some medicine, or a rest in the shade.',
      {
        text: 'It ticked. You go over, and there is no sun on it, and it is leaning on the window frame to do it. {name} has seen something funny and has not the sap for it. Medicine, or quiet.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You write your name on {name} with one finger, between the spines, and can read it. That’s two days’ dust. It makes no remark. Even the flower’s grey, like a hat that was left in a church. Wash it.',
      'There’s dust in every groove of {name}, and a cobweb from arm to arm with a moth’s wing in it. It won’t complain. It wouldn’t if you hung a coat there. The green can’t breathe. A soft brush and a wash, please.',
      {
        text: 'A spider has hung its line from one of {name}’s arms to the other, and days of dust are drying on it. {name} has said nothing. It has merely turned its flower to the wall. It wants a wash.',
        when: ['from_child'],
      },
    ],
    sick: [
      'One of the two raised arms has come down, too slowly for you to say when, and lies on the rim of the pot. The coral flower is on the soil. {name} has not said a word about it. Medicine, now.',
      '{name} leans. It hasn’t got anything to lean on, and it leans. You press the green, gently, between two ribs, and it’s like pressing a plum. It would stand there and say nothing to the end. Give it medicine.',
      {
        text: '{name} has put down one arm, so slowly that nobody saw it happen. The coral flower has slipped over its brow like a hat in a bad wind. It would stand there and never mention it. It needs medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has put one arm down. The ribs are folded like a shut umbrella, the coral flower lies in the dust, and the spines come away on your sleeve without pricking. Medicine and food, at once, or it dies.',
      'One of {name}’s arms is down. It lies against the ribs, soft at the elbow, and the ribs give under your finger. The flower has opened as far as it will go, at the wrong moment. Medicine and food at once, or it will die.',
      'Both arms of {name} hang. The flower has come off and lies in the pot, face up. There’s one rib still green, from here to here, and it’s getting by on that. It needs more than almost nothing. Medicine, at once.',
    ],
    near_death: [
      'They say that a cactus can be forgotten. {name} has been, for {hours} hours, and it has shrunk from the rim of its pot all round, so that there’s a dark gap. It’s still standing. Sit with it now.',
      '{name} has saved and saved, and now that’s used up, all but a drop behind the flower. It’s been keeping the flower for the right moment. Don’t let this be it. Come, and sit with it now.',
      {
        text: '{name}, who never asked for anything, has let down its arms. One lies along the rim of the pot, on the side where you stand to water it. Take hold, spines and all. It has hours. Stay there and see to it.',
        when: ['from_child'],
      },
      {
        text: '{name}’s arms have come down. You did not know that they could. The coral flower hangs by a thread against its ribs. It asks for nothing, as ever, and has only hours. Sit by it now, and take care of it.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} has dropped off with both arms up, as if it had been just about to say something. The flower is shut. From one spine to the next a spider is drawing the first thread, very quietly. Leave them both until {name} wakes.',
      'It is night, and {name} stands in the window with both arms up, exactly as by day. The flower has shut. That is how you know. Draw the curtain on your own side, and leave it the moon.',
      {
        text: '{name} is asleep with both arms up, like someone who was asked who wanted to go to bed and never told to put them down. The coral flower has closed over one ear. Nothing needs doing until it wakes.',
        when: ['from_child'],
      },
    ],
    asleep_in_danger: [
      'The night breath is not coming, or it is very small. {name} sleeps until {wakes_at}. Sit by it now. It is all that it can take.',
      'Asleep, {name} has begun to tilt. Nobody is there to tilt towards. Sit down on that side, now. It wakes at {wakes_at}.',
      {
        text: '{name} went to sleep dry, with its pleats shut. You cannot water a sleeper. Sit with it now, and have its meal ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You lean over to say good day and straighten up with eleven honey spines in your shirt. {name} has not moved. Pull up a chair, not too near, and say as much as it does.',
      '{name} stands on the far end of the sill with both arms up, as though you had come in with a gun. It has not put them down since. Bring a chair, sit a little way off, and ask for nothing.',
      'It once had {wait} of that chair with nobody in it. {name} is waiting to see what kind of weather you are.',
    ],
    back_from_death: [
      '{name} stands as it stood before all this, ribs full, arms up, not a word. Only the coral flower, which faced the window, faces your chair. Nobody has touched the pot. The flower has had some hours, and has used them.',
      'You had kept the pot on the sill, with the dry stump in it, long after anyone would. The stump is green. {name} has put out one pale spine, not hard yet, on the side where you stood.',
    ],
    old: [
      'There is cork round the foot of {name} now, like an old wine. It no longer minds draughts. It has buried three kettles.',
      'A small {name} has come up in the gravel, with two small arms. Nothing has been said about it. They stand.',
      'It has been on this sill for {days} days. The sill has a pale ring under the pot. So, in a way, has {name}.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes in the meal from below, and for a while there is nothing to see. Then you notice that a crease in its side has gone. That is all the applause there will be.',
        'The soil goes dark, and then it goes light again, and in between {name} has had its dinner, all of it, standing, with both arms in the air, like somebody in a bank.',
        {
          text: 'You give it one spoonful of water, which is the meal. {name}, thumb-high and all fuzz, sits in its pot and thinks about it. Some time later, when you have gone to wash the spoon, both arms go up.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} is no bigger than an egg cup and has both arms up. You set its meal in front of it. For a long time nothing happens. Then there is no meal, and both arms are up, like somebody with nothing to hide.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and its pleats ease out with pleasure, and it does not say so. You look it over for a sign. Some four hundred spines are aimed at you. You have nothing else to do, and count. Three hundred and ninety-nine.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set down the meal, and {name} does not stir. You turn your back, and there is the smallest of sounds. It is eating, in full bloom. It waited until your back was turned. It did not wait until you were gone.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} needs almost nothing, and you have brought it on time. It eats. You ask whether it was good. It says nothing. It is a much warmer nothing than the one before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Ever since you met, {name} has stood with both arms up, as if you had told it to. It eats, on time and content. You look back from the door. One of the arms is waving.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You feed {name} and it gives no sign of anything. Then you notice the spines. On the side where your hand goes in and out, three of them have lain down flat, and the gap is just about the width of a wrist.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You give {name} its little, at its hour, and reach in past the spines as you must. Nothing pricks. On the side you come from they have been laid flat, all the way down. One would say combed.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} takes it in and says nothing. You say nothing back, having learned how. When you look again the coral flower faces you instead of the window. That takes a cactus hours. It must have started before you came.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} has its meal, on time, and says nothing, happily. Some while later you notice that on the side where you always stand, every spine has been laid flat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} takes it all in, and as a rule that would be that. But after {streak} meals on time it has something to say to you. It draws itself up. You wait. It doesn’t do to rush it. Next year, then.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'Both arms of {name} are up already, two green bumps. It takes in all of its meal, and they go up by a hair. It may be a question. Meals on time so far: {streak}. It may have been answered.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} takes in all of it. That makes {streak} meals on time, and for that a cactus doesn’t clap. It has used them, though. There’s a new rib, complete from top to bottom. You can say that you built it.',
        'All is taken in, and {name} stands there. Desert ones store water against the day when nobody comes. After {streak} meals on time, it has let a little go: a drop, on a petal. It can afford it.',
        {
          text: '{name} has had both arms up ever since you met. Now it eats, on time, {streak} in a row, and you see it at last. It may have been cheering from the start.',
          when: ['well'],
        },
        {
          text: 'The coral flower used to look out of the window. You have come on time {streak} times in a row, and each time it sat a little further round. Now it has you in profile. The arms are up, but they always are.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'You have come with the can. The soil is black still, and you could have looked. {name} takes one sip to end the conversation, and would like the rest at {opens}.',
        '{name} takes a sip, and lets the rest go through, over the sill and on to your shoe. Its feet are still wet. Now so are yours. Come at {opens}.',
        {
          text: '{name} takes one drop, for form’s sake. The rest of the meal stands round its foot in the saucer, with a second cactus in it, upside down, both arms raised, like someone asking you to stop. It was too early, and did little good.',
          when: ['no_item'],
        },
        {
          text: '{name} takes as much as would go on the tip of one spine. The coral flower, which keeps its own calendar, opens a petal to see what the occasion is, and shuts it again. The rest stays where you put it.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} takes it in, late, the whole of it. It is not different in any way. You look, and look again. There is one spine more on your side than you remember.',
        '{name} takes in every bit of the late meal, and does not say “Late”. It had a bud, low down, the size of a pinhead. It has decided against it. Next year, perhaps, or the one after.',
        {
          text: '{name} eats the late meal, plump and glad, both arms up as ever. You have been free to take that for a cheer. From where you stand today it looks more like halt.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} takes what you bring and does not say that it is late. It had both arms up when you came in, and it still has. But the coral flower, which was worn on your side, is now on the other.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You know where to put your fingers, and {name} has always known where to put its spines. You set the meal down late and are pricked, once, in the thumb. It is a very small one. You both look at it.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} takes what you bring and says nothing, at length. Then one honey spine drops to the floor between you and lies there pointing at the clock. You stoop to pick it up. It pricks, though not very hard.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You come late. {name} eats and says nothing, which is usual, and leans, which is not. It is leaning away from you. Bring medicine, or let it rest where it can be propped.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name}’s ribs have closed up like an accordion nobody plays, and the flower has slipped down over one arm. You feed it, late. A long while after, a single pleat lets go. On your side the spines stay up.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} was a round bead, and when you came it had one pleat, hours old. It drinks, late, and the pleat goes out. It says nothing. It has grown its first spine, though, and that stands up between you and it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has waited, saying nothing, as it does everything, and it has gone soft between the ribs. It takes in a little of what you bring, and then no more. It won’t tell you what it needs. It is medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'One arm of {name} has a crease across it now, like a sleeve, and it will keep that. It came in {hours} hours. It takes in everything, and the arm does not go up to you. Be on time.',
        'For {hours} hours {name} lived on itself, rib by rib. It takes in what you have brought, and nothing fills out. It says less than ever, and not to you. Do not try to find out how little it needs.',
        {
          text: '{name} takes the late meal without remark. Reaching over to straighten the flower, you find a new spine, honey-coloured, standing exactly where a thumb would go. A spine like that takes hours. It had them.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, arms up, without a word. On the sill beside it lies the coral flower. It blooms about once a year, at exactly the right moment. It did bloom. You were not there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what you bring, so late, without a word. Beside the flower there is a bud, shut tight. It was going to open for you at exactly the right moment. The moment came, and for {alone} nobody was there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} looks exactly as it did before you went. It takes its due, arms up, without remark. Only from the door do you see what it had to say in {alone}. The flower is worn on the other side.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Once a year {name} blooms, at exactly the right moment. It was in those {alone}, and nobody came. It eats now, its ribs gone deep, and the coral flower lies beside it on the floor.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} says so little that nobody could have heard it, and for {alone} nobody was there to. It eats, sunk between its ribs. The flower it wore on your side has been moved to the other.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} can wait. It has waited out summers. It is folded now like an umbrella, and grey in the creases. It takes what has come, so long after. It needed almost nothing, and turns its last green side away.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The flower lies in the saucer. {name} eats, so late, and a rib or two comes out, no more. You pick the flower up and try to set it on again. It lets you try. The spines on that side rise, slowly, round your hand.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'The water stands on top and shows {name} its own face. It has seen it. Nothing before {opens}.',
        'You tip the can and the water runs up over the rim of the pot and comes back along the sill to your own cuff. {name} has not moved. It will be thirsty at {opens}.',
        {
          text: '{name} has both arms up. You had always taken that for a welcome. You set the meal down and wait, and wait, until there is a skin on it, and it occurs to you that it may also mean stop.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'You tip the dropper. {name} has closed the sand over with a crust, and the drops run along it, over the rim, across the shelf, and down onto your shoe, and you stand there being watered.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You give it a few drops. It keeps hold of them and is no greener. Let that be all, and bring medicine.',
        'A little goes up, on one side only, and takes a long time. {name} cannot use more. Next, medicine.',
        {
          text: '{name} takes a little and stops. One of its two raised arms has sunk to its side, and when your sleeve brushes past with the dish, the spines bend like hair. It would never mention it. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{item}. The flower opens to the third petal, with the door open and people about, and you find a reason to polish the tap so that it can.',
        'Somebody on the sill is ticking. It is evening, and not hot. It must be {item}.',
        {
          text: 'You bring {item}, and {name} takes it, and swells until its pleats are smooth. It says “Good.” You have to sit down. It said that once before, and the other time it was about rain.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}. Nothing stirs. Nothing stirs so hard that the saucer hums. Then, on {name}’s left, with a small dry creak, the coral flower turns from sideways to straight, holds it, and slips back.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} takes a third of it, from politeness to the pot, and lets the rest stand. A gnat drowns in that. {item} was the trouble. Plain sun would have done.',
        '{item}. It sinks in as far as the gravel and is left there, as mail is left for people who have moved. A few drops of water, another day.',
      ],
      harmful: [
        'It’ll drink whatever comes to its root, and this came. It was {item}. {name} is going black from the ground, a finger’s width already, and the spines there fall at a touch. That was no meal. Never again.',
        '{name} never says a word, and now there’s a sound, thin, like a cork being turned. The word for it is {item}. A rib has split down its length. Pour nothing like that near it, ever again.',
        {
          text: 'A brown mark is going up {name}, from the root, rib by rib, and where it has been it is soft. Both arms have come down. They have never been down. It was {item}. It needs almost nothing. It needs not to have that.',
          when: ['item'],
        },
        {
          text: 'You gave {name} {item}. By the time it showed, a brown stain had come up from the roots to the second rib, and both arms had come down to its sides. It needs so little. Never give it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You walk a thimble along the rim of the pot, round and round, and {name} watches without turning. Then your fingers are empty, and it is wearing a thimble. Nobody saw it move. Something in there ticks.',
        'You hum a waltz, and {name} has its arms up already. So you take it by the pot, and turn, and turn. When you set it down it faces the other way, and is, for a cactus, out of breath.',
        {
          text: 'You throw a rubber ring, and it hangs on {name}’s left arm. You throw another, badly, well wide of the right. You could have sworn that arm was not out there. It has the ring on it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You play, and {name} says nothing. Then the coral flower, which was sideways to the left, is sideways to the right. It has laughed. All the spines between you keep perfectly straight faces.',
          when: ['wary', 'well'],
        },
        {
          text: 'You play at who keeps still the longest, and {name} has never lost. You hold out and hold out, until your nose itches, and at that very moment it lets one arm drop. It’s the kindest cheating you ever saw.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You toss paper rings at {name}’s raised arms. Eight miss. The ninth goes over the left one, and you would swear it had leaned. You throw the tenth wide on purpose. It is hanging from the other arm.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hang a paper hat on {name}’s left arm. It does nothing. You hang one on the right. Still nothing, for so long that you put one on yourself, and look up, and both hats have been lifted.',
          when: ['well'],
        },
        {
          text: 'You hang a paper ring on {name}’s left arm. Nothing happens. You go on looking, and nothing goes on happening. You bend for a second ring, and when you are up again the first is on the right, and the flower is crooked.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You blow on {name}, lightly, from the side, and all its soft spines go over like grass, and come up again. It has never been in a wind before. It leans, by a hair, towards where the weather comes from.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You do your trick with the handkerchief for {name}, and it’s as delighted as it was before, which was completely. You look for some sign. A petal. No. That had been like that. It was happy all along.',
        'You pull your whole collection of faces for {name}, one after another. It couldn’t be better pleased than it was when you came in. It keeps the face it has. It had picked that one with care.',
        {
          text: 'You play tag. {name} is it, and stays it, exactly as happy as before. It does not run after you. It holds out every spine it has, and you may come and be tagged whenever you like.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was perfectly happy, standing there, but you would like to play peekaboo. So it plays. Each time you come out from behind your hands it’s still there, and it lets you be amazed.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You make your worst face, and {name} holds still, and it is not part of the game. You find your face has gone back by itself. See what it needs.',
        'You deal it in, and the card falls through its arms to the sill. {name} had nothing to hold it with. Leave the cards. What it lacks comes first.',
        {
          text: 'You toss a hoop and it lands over {name}’s left arm, a perfect throw. Very slowly the arm comes down and lets the hoop slide off. By its standards that was shouting. Find out what is wrong and see to that first.',
          when: ['no_item'],
        },
        {
          text: 'The tiny hat slides off. The head under it has gone soft on one side. Put the hat by, and give {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'You lift the harmonica, and it leans to that, thinking it is a spout. The pleats are shut to the core. Put it down, and give {name} its meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'You hold it up and say what it is, {item}, and go to fetch a chair. When you come back {name} has turned by a whole five degrees to where you will be sitting.',
        'It raised both arms when you said {item}. They were raised already. But the hat that hung on the left one is on the floor.',
        {
          text: 'You bring out {item}, and nothing moves. You go on anyway, and nothing goes on moving, until you notice the arms. They were both up before. Now they are up the way people’s are at a fair.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} enjoys it as it does everything, without moving. Look closely. At the very top one honey spine is quivering with happiness. The others are for you.',
          when: ['wary', 'well'],
        },
      ],
      disliked: [
        '{item}. {name} outlasted it. It would sooner have had some wind.',
        'You did {item}, by and large on your own. A hat would have been company for it.',
      ],
      harmful: [
        'A rib has split, and it is wet inside, as it should never be seen. That was {item}. Not in this house. Keep {name} still and dry.',
        '{item}. The spines broke, on one whole side, and {name} has nothing left there to keep things off with. Stay away with that. Stay here without it.',
      ],
    },
    clean: {
      wanted: [
        'You blow the dust out of the ribs of {name} through a straw, one rib after another. It comes away in puffs. {name} stands there like a lighthouse in bad weather, and is greener on the other side of it.',
        'You wash {name} with a paintbrush, down each of its grooves, and the water runs off brown. Between two of the spines there had been a bit of fluff. It is gone. They stand at ease.',
        {
          text: 'You do it with a paintbrush, rib by rib, and say ow four times and sorry once. {name} says nothing. When the last dust is off and the spines are honey again, the flower has tipped over to your side.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash {name} pleat by pleat, and in the last one, among the spines, you come upon your lost needle. It had been keeping it with its own. You say thank you. It stands there, clean, as if nothing had been said.',
          when: ['trusting'],
        },
      ],
      little: [
        'You dust {name} with a feather, and the dust isn’t there. There’s only the sound, trrr, along the ribs, as when a boy goes by a fence. You do it once more. For thoroughness, neither of you says.',
        'You’ve brought the bowl, the brush and the gloves, and {name} is as clean as a billiard table. It hadn’t liked to mention it. It lets you wash the pot, so that you won’t have carried it all up for nothing.',
        {
          text: 'You go between the spines with the finest brush, rib after rib, and bring out one grain of dust, and show it. {name} had been keeping that. You put it back, with tweezers, about where it was.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You go between the ribs with a paintbrush, after dust, and there is none. {name} holds its arms up throughout, like a man being searched who has nothing on him.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}, from the top down. {name} has let all its spines go loose, like someone who has been told to drop the shoulders.',
        'When you come to the flower you go round it very lightly: {item}. It opens while you are there, so that you can do the inside.',
        {
          text: '{name} needs almost nothing. The almost is {item}. It stands while you do every rib, says not a word, and comes up clean and green. You find that it has leaned over by one spine, towards you.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} has both its arms in the air. They were up already, but now it means it. It is cleaned rib by rib to the very top. The sideways flower, you could swear, is straight.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} puts up with it. There is fluff on nine spines now that was not there. A paintbrush is best.',
        'Some of the dust has gone and some is now mud: {item}. Dry would have been better. It usually is.',
      ],
      harmful: [
        'It got into the ribs and it does not run out: {item}. {name} is wet where it is never wet. Blot it, put it in moving air, and throw that away.',
        '{item}. There is a scald across the skin, and that will be a scar as long as there is a {name}. Never again. Dry cloth, light hand.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes in the drops, and you wait, as one does with it. By and by the yellow along one rib is not quite so yellow. It says nothing. It says it in a stronger voice.',
        'You give {name} its medicine and pull up a chair. You glance aside for a second. The arm that had been drooping is at its proper height, and has never, it would seem, been anywhere else.',
        {
          text: 'The coral flower had come to sit quite straight on {name}, like a hat at a funeral. You give the medicine. Nothing is said. By and by the flower starts to slip, a petal at a time, until it is on sideways again.',
          when: ['weak'],
        },
        {
          text: 'You pour the medicine in at {name}’s foot and stand waiting, you could not say for what. Nothing. Then, deep in the green, there is one creak, like a stair taking a foot, as the ribs draw apart and begin to fill.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You knock on {name}, low down. Hard as a gourd. Put the medicine away.',
        'Nothing is wrong with it. It stands like that.',
        {
          text: 'You tip the spoonful over the roots and wait for something to happen. {name}, arms up, waits too, to keep you company. It was well. This is what well looks like on it. Save the medicine for illness.',
          when: ['no_item'],
        },
        {
          text: 'The spoonful runs down {name}’s ribs, and the last drop stays behind on the tip of a spine. You both watch that. It does not go in, having nothing to do there. Keep the medicine for when {name} is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. The tilt stops. It does not go back yet, but it stops.',
        'For once {name} leaned, a very little, towards the hand. What was in it was {item}.',
      ],
      disliked: [
        '{item}. {name} closed over half of it like bark over a nail. The other half has done some good.',
        'It stings, and it helps a bit, and {name} will remember both: {item}. Dry air is also a cure.',
      ],
      harmful: [
        'The brown has gone up a rib since you gave it: {item}. {name} stands quite still. Do not repeat that. Fetch the right thing, and be near.',
        '{item}. Wherever it touched, the wool has gone black. {name} would not have asked for it. Never that. Let it dry, and sit with it.',
      ],
    },
    discipline: {
      wanted: [
        '“Visitors sit on chairs,” you tell {name}, “and you get off them.” It’s lifted down. It had said nothing, but so, for a moment, had the visitor. It stands on the floor with its arms a shade nearer its sides.',
        'You tell {name} once, and briefly, for it dislikes length. It takes that in as it does water, with no change to be seen. But afterwards the spine with which it did it lies flat, and the flower droops a bit.',
        {
          text: 'You tell {name} no. It had both arms up before you began, and has nothing to add. It will not happen again. When you look back from the door, the coral flower is being worn on the side away from you.',
          when: ['well'],
        },
        {
          text: 'You turn the pot and tell it, no more pricking the postman. {name} says nothing. The spines on your side lie down, as asked. The flower has been moved round, meanwhile, to where you will not have it.',
          when: ['well'],
        },
      ],
      little: [
        '{name} has not moved since last time. It is hard to see what more it could do.',
        'No, you say. {name} has been of that opinion for days.',
      ],
      bad_time: [
        'You say it sharply, to something that can neither walk away nor turn its back. {name} has only one thing to do about that, and does it. In the sand, coral side down, lies the bud.',
        '{name} stands with both arms up while you scold. It had them up before you began. That was not giving in. It was asking for something. See to that first, and teach it later.',
        {
          text: 'You raise your voice, and {name}’s arms are up already. They are always up. You had just never seen them in that light. It says nothing at all. When you have done, the coral flower is lying on the floor.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{item}. Fair. {name} would have done the same, if it could lift you.',
        'It respects that: {item}. For the rest of the day it is straight as a post, and the curtain is safe.',
        {
          text: 'It goes with {item}, and {name} learns to put an arm down when a lady comes in. It takes up the whole of tea. The arm gets there. It is so proud that it does the other one for you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} learned it, through the glove, and grew one spine on account of it.',
        'You have made your remark, and it was long: {item}. A patient no would have fitted on the pot.',
      ],
      harmful: [
        'There is a crack in the clay, and roots in the crack: {item}. It had not even moved. Never again. Stand it in the sun, and stay.',
        '{item}. The flower is off. It will be a year before there is another to be sorry with. No more of that. Sit down.',
      ],
    },
    sleep: {
      wanted: [
        'You carry {name} out of the glare and set it down in the shade. It lets go of nothing, as it was holding nothing. But it ticks, all down one side, as a house does when it cools.',
        'You turn the pot, so that {name} has only the wall to look at. It stands. It was standing before. The difference is that between a coat on somebody and a coat on a hook.',
        {
          text: 'You put {name} to bed. It stands there with both arms up, as if you had come to rob it, and sleeps like that. In its sleep the ribs fill out and, very slowly, the arms come down.',
          when: ['wary'],
        },
        {
          text: 'You carry the pot out of the glare and sit the lamp on the floor. When you look again {name} has done what you took to be impossible, and lowered one arm. The ribs fill a little. The flower hangs quite upside down.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put a paper bag over {name}, for the dark, and come back to see. It stands in the dark as it stood in the light. It’s not tired, it has done nothing. There’s a coral petal sticking out through the corner.',
        'It would lie down if it could, {name}, to please you. It isn’t tired, and it has only the one position. It lowers its arms by the thickness of a stamp, waits until you’ve looked, and puts them back.',
        {
          text: '{name} was happy standing up. Now it is happy lying down, wide awake, both arms in the air, like someone being very politely robbed. It will keep them there until it knows what you want.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You hang a tea towel over {name} so that it may nap. It hangs there from two raised arms. After a good while you take it off, and it has a great many small holes in it. Neither arm has come down.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. {name} has dropped its arms by the width of a thread. No one has seen that before.',
        'You put it there, and it is just so: {item}. The flower is shut before you have let go of the pot.',
        {
          text: 'You have brought {item}, and set it by the pot. {name} says nothing, and folds its flower, petal upon petal, till there is one left. It waits for you to say good night. You say it. There, that was the one.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It stood there all through, like somebody at a party. Warm sand is more the thing.',
        'A wink or two was had. {name} held its spines in and was careful of the stuff: {item}. It would prefer its ledge.',
      ],
      harmful: [
        'There is frost in the ribs, or as good as: {item}. One arm has gone clear like glass. Take {name} out of it gently. Not there, ever.',
        '{item}. It sweated in there, and cacti do not. There is a grey fur at the base. Away with that, and give it air.',
      ],
    },
    reflect: {
      awake: [
        'You and {name} say nothing together. You are good at it, but {name} is a cactus. A long way into it there is a tick on the sill. One honey spine has been laid down, on your side. It still has the others.',
        'You watched {name} and {name} did not move. You could have sworn to that. But the light has gone round, and you get up stiffly, and find the spines on the side where you sat are all lying down.',
        'A long while the two of you have nothing to say, and get through most of it. The sun crosses the pot. {name}’s shadow comes over to your side, and puts an arm across your knee.',
        'Out of nowhere it comes up, between the two of you, like a thing remembered: {loved}. Then it goes down again.',
        'It waited for you once for {wait}. {name} won that. It has not told anyone. It turns its flower a hair, so that you can see who came second.',
      ],
      little: [
        'You sat down, and again, and again. Weather like that is called wet. {name} would like an interval.',
        '{name} has had company to last it till evening, and stands with its ribs full of it. You may go. It keeps well.',
      ],
      ill: [
        'You cannot stroke {name}, so you hold a palm an inch off the spines and keep it there until your arm aches. Its own two, which had been up all along, come down by the thickness of a coin. Now bring what it needs.',
        'You put your palm against the pot, where there are no spines. The clay gets warm. {name} stops leaning. Then see to what it needs.',
      ],
      asleep: [
        'Asleep, {name} looks much as it does awake. You sit with it all the same, since there is a stool. After a long time the nearer arm has come down by a finger’s width, and the flower is on your side.',
        '{name} is asleep, and you’ve kept it company so long that its shadow has gone over you and off at the other shoulder. It didn’t wake. But the flower, which had been shut, is shut in your direction.',
      ],
      shy: [
        'You pull a chair up to the sill and neither of you says a word. It is a good talk. When you get up to go, you notice that one spine, the one nearest your sleeve, has turned aside.',
        'You sit with your elbow a hand’s breadth from the spines, and neither of you remarks on anything. {name}’s flower is round on the far side. After a good while you can see the edge of one petal. You do not mention it.',
      ],
    },
  },
  things: {
    feed: {
      'few water drops':
        'You hold the dropper over it, and give a few water drops, and count. At the fifth the pleats breathe out. You wait with the sixth. It hangs there between you, and {name} looks at it until you put it back.',
      'desert sunshine':
        'Noon comes in at the far window, and you carry the pot to it. Desert sunshine runs down the ribs like butter. Something ticks. You had said nothing funny. It must have been your hat.',
      'morning dew':
        'The window was left open for it, and every honey spine has a bead of morning dew on its end. {name} holds quite still, like a lady trying on all the shop. Then they go in, from the top, one by one.',
      'mineral dust':
        'Tapped in off your knife, the mineral dust lies about its foot like snow about a chapel. By evening there is none, and {name} has a chalky look, and stands as if it had been to the mountains.',
      'sandy soil':
        'By the teaspoon the sandy soil goes in round it. It hisses down among the roots. {name} sinks by the breadth of a hair, shifts its weight from one side to the other, and you hear it dig in its toes.',
      'sparse data':
        'You give it one figure, and a long blank, and then another. {name} takes the sparse data as it takes rain. It has the first by noon. It has the second by night, and has made of the blank, it seems, most of the meal.',
      'cactus fertilizer':
        'A pinch of cactus fertilizer, no more, and you close the tin. Nothing. You wash the spoon, and turn round, and drop it. There is a third arm, no bigger than a bean, and it is raised.',
    },
    play: {
      'tumbleweed rolling':
        'You blow, and the tumbleweed goes rolling down the sill, bumps the pot, and goes back. {name} has not moved. You blow again. It catches on one spine, this time, and is held up for you to see who has it.',
      'desert wind':
        'Both windows open, and there is your desert wind. It combs the spines from left to right, and they sing, a thin high note, like a glass. You wet a finger and join in on the tumbler.',
      'tiny hat':
        'On goes the tiny hat, a little over one rib, and you step back. It says nothing. You straighten it. When you come by again it has slid to where it was, over the flower, and something is ticking underneath.',
      'sand drawing':
        'You make a line in the tray with your finger. {name} makes one with its shadow, and that takes from two to four. The sand drawing is of a long road, when you have done, and somebody beside it with his arms up.',
      'harmonica tune':
        'It is the slow harmonica tune, and you get the third bar wrong. A spine gives a ping. You try the bar again. No ping. You play it through to the end, and the flower is open by a petal.',
      'sun tracking':
        'You mark the light with a peg, and {name} leans after it. Nobody can see it lean. By the sixth peg of the sun tracking it is looking over its shoulder, and you have moved your chair round with it, and missed lunch.',
      'mariachi music':
        'On comes the mariachi music, and at the trumpets you throw up both your arms. {name} has had its up all along. You look at each other, across the sill, like two who came in the same coat.',
    },
    clean: {
      'paintbrush dusting':
        'Rib by rib you go down with the paintbrush, dusting as one paints a fence. Green comes up behind. At the bottom you look at your cuff, and there is pollen on it, coral, just one smear, where no brush was.',
      'pot wiping':
        'Pot wiping goes with a damp rag, all round, and the clay comes up red as a brick. There is your thumb in the clay, from when it was moved. You wipe about that. {name} stands up straighter in it.',
      tweezers:
        'With the tweezers you take out a thread, a wing, and a hair that was yours. {name} might have been carved. At the last pull, low down, it draws in one rib, so that you can get by.',
      'gravel refresh':
        'Off with the old stones, by the spoon, and you lay new ones. After the gravel refresh there is a white one by the stem, for looks. In the morning that has been moved, by nobody, to the side where you sit.',
      'spine combing':
        'Combed upward, with your fork, they go back, tick, tick, tick, like a very small fence and a boy with a stick. It was meant as spine combing. You do it again, and it is a tune.',
      'dry cloth':
        'With the dry cloth round your finger you go down each fold, where it is pleated. It comes out grey. At the fold of the left arm there is a spot of wet. You go around it, and the arm comes down.',
    },
    sleep: {
      'terracotta pot':
        'It is turned, in its terracotta pot, so that the crack is to the wall. It settles by a grain. The clay gives off the day’s heat under your palm, and the flower goes shut with a sound like a purse.',
      'cool desert night':
        'The pane is opened, and cool desert night comes in over the sill. All at once it smells of rain. {name} has waited since morning to breathe out, and does, and the curtain moves on your side.',
      'sunny windowsill':
        'It takes its rest at noon, upright on the sunny windowsill, like a sentry whom everybody likes. You draw in your own shadow. There is just one tick, and then a wasp goes by on tiptoe.',
      'coyote song':
        'You are no coyote. You do your best, with your head back, at the dark glass. After the second verse of the song somebody’s dog joins in. {name} shuts its flower over that like a book that ended well.',
      'warm sand':
        'Up to the first rib you bank the warm sand about it, with both hands, as one does with children at the sea. It stands there, buried to the knee, and lets its arms come down by a degree.',
      'stone ledge':
        'Out on the stone ledge, where you set the pot, the stone has kept the sun. It goes up through the clay. Sit by it, it is wide enough. The last bee of the day looks in at the flower and finds it shut.',
    },
    medicine: {
      'root inspection':
        'You lay it down on newspaper, and for the root inspection you brush off the earth with your little finger. It looks at the ceiling. There is one that is brown. You cut it, and the other roots close up like ranks.',
      'cinnamon powder':
        'You dust the cinnamon powder on the soft place, through a sieve, and it is brown there in another way. It smells like a bakery. {name} has never smelt of anything, and next day the edge of it is dry.',
    },
    discipline: {
      'quarter turn':
        'It had got hold of the curtain. You free the lace, and give the pot a quarter turn, to the wall. {name} looks at the wall. It takes four days to grow back round, and it does not go near the lace.',
      'patient no':
        '“No,” you say, and stay where you are, with your sleeve on the spine. It was a patient no. You wait, it waits. You have both an hour. At the end of that the spine lies down, and you have your sleeve.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and shut. Nothing gets in before {wakes_at}. You may sit there.',
      'It does its breathing now. It wakes at {wakes_at}, and can be given things then. For the present, reflect beside it.',
    ],
  },
  stages: {
    child: [
      'Child. That is {name}, from today. It has a second spine on every dot, and yesterday’s drop.',
      'Two bumps have come where the arms will be. {name} is a child, and holds them up already.',
    ],
    teen: [
      'All spines. That is the teens. {name} would like to be touched and will see to it that nobody does.',
      'Half grown, and it has put on a rib for each thing it will not talk about. There are nine.',
    ],
    high_care: [
      '{name} is grown, and {form}. It blooms on the evening you most need it. It says that it was the temperature.',
      'The whole near side of {name} has gone smooth. It is adult, and {form}. You could lean a baby against it.',
    ],
    balanced: [
      '{name} is grown, a {form}. That is odd for one in a pot. But put it on any sill, anywhere, and it has always stood there.',
      'A {form} now, and full size. {name} has had wet weeks and dry ones, and carries its own well about with it.',
    ],
    low_care: [
      '{name} is grown, and {form}. Old cacti are, inside, and owls move in. It has left a hole at a good height.',
      'Not much came, and {name} built itself round that, to its full height. It is {form}. It rings when knocked. It stands very well.',
    ],
    rescue: [
      '{name} is grown: {form}. Low down there is the scar where it was cut and set again. Everything above the scar came after you.',
      'It was a stump in a saucer. Look up. {name} is adult and {form}, with its flower on the mended side.',
    ],
  },
  trust: [
    'Half the spines on your side are down. {name} did it overnight, so as not to be thanked.',
    '{name} has let you hang your hat on it. Not a guest’s hat. Yours, and it stays.',
    'The left arm opens. There is the drop, the same one as ever. {name} lets it fall on your wrist. You had looked tired.',
  ],
  streaks: [
    'Ten on time. {name} is looking into the word climate.',
    'Twenty-five meals on time. It put out a bud, and then a second bud, in case you saw only the one.',
    'Fifty. In the place where {name} comes from there is rain twice a year. It has nobody to tell.',
    'A hundred on time, without a drought. {name} has taken down one spine. It had been the first.',
  ],
  ages: [
    'Ten days. {name} has not moved from the spot, and has come to own it.',
    'Thirty days old, and a finger taller, if it is a small finger.',
    'It has stood a hundred days. {name} says that the first hundred are the ones you notice.',
    'A year. On this day, as on no other, {name} opens the whole flower. It is shut again by supper. You were in the room.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['morning dew', 'few water drops'] },
      wish: 'Dew. Or a few drops. Not a glass. {name} can see you reaching for a glass.',
      granted: 'Three drops, and then you stopped. It was the best-judged thing that {name} has seen anybody do.',
    },
    {
      by: { action: 'feed', item: ['desert sunshine'], hours: [10, 15] },
      wish: 'There is a good sun at about noon, and nobody is eating it. {name} could be served that while it is up.',
      granted: 'It stood there and got it on all sides. At one o’clock it ticked.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} is not asking. But if it were fed at the usual time, it would not say no.',
      granted: 'It did not say no.',
    },
    {
      by: { action: 'play', item: ['tiny hat'] },
      wish: 'Both arms have been out since Monday, and there has been no hat. The tiny one, {name} thinks, is free.',
      granted: 'It has it on. It has not moved for four hours, in case of wind.',
    },
    {
      by: { action: 'play', item: ['harmonica tune', 'mariachi music'] },
      wish: 'It is too quiet, even for {name}. A harmonica would do. It would not walk out on a mariachi.',
      granted: 'They played. {name} stood in front, like somebody who knows the band.',
    },
    {
      by: { action: 'play', item: ['tumbleweed rolling', 'desert wind'] },
      wish: 'There was a thing that went by, at home. {name} could stand to see a tumbleweed, or the wind that brings them.',
      granted: 'It went by. {name} watched it the whole way. Good, it seemed to say. Still going.',
    },
    {
      by: { action: 'clean', item: ['paintbrush dusting', 'spine combing'] },
      wish: 'One spine has a bit of wool on it, and people smile. Paintbrush, or comb. {name} leaves it to you.',
      granted: 'All spines are bare and equal. {name} has got its edge back.',
    },
    {
      by: { action: 'sleep', item: ['cool desert night', 'coyote song'] },
      wish: 'The nights here are carpeted. To {name} a night is cold. Or it has a coyote in it. Put it to sleep in one of those.',
      granted: 'Far off, somebody howled. {name} shut its flower, petal by petal, like somebody doing up a coat.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has stood since it hatched. Somebody might put {name} to bed. It would stand there.',
      granted: 'You said good night. It stands in exactly the same way, and means something else by it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The chair is empty, and the flower is facing it. {name} would like one of those two things to change.',
      granted: 'You sat down. The flower did not have to move.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Once could be chance. {name} would like you to sit with it a second time today, so that it can call it a pattern.',
      granted: 'It has called it a pattern. One spine is down.',
    },
    {
      by: { action: 'play', hours: [9, 13] },
      wish: '{name} is at its fastest in the forenoon. Play with it then, if you can keep up.',
      granted: 'It moved. You were looking. You will never be sure.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A soft spine',
        shape: 'thread',
        text: 'It never hardened. {name} did not know what to do with it, and thought of you.',
      },
      {
        name: 'The tiny hat',
        shape: 'crown',
        text: '{name} holds it for you when you are out. It does not put it on. It has been put on.',
      },
      {
        name: 'A grain of home',
        shape: 'stone',
        text: 'From under the gravel, redder than the rest. It was there before the pot was.',
      },
      {
        name: 'The price sticker',
        shape: 'ticket',
        text: 'It fell off when {name} swelled. You may see what the pot was worth to somebody, once. It thinks that this is about right.',
      },
      {
        name: 'A petal, coral',
        shape: 'flower',
        text: 'The sideways one. It was not wilted. It was let go of.',
      },
    ],
    return: {
      name: 'The green lentil',
      shape: 'leaf',
      text: 'The size of the part that was still alive. {name} has built all the rest on it.',
    },
    streak: {
      name: 'A second drop',
      shape: 'gem',
      text: 'There was only ever one. After twenty-five on time {name} could afford another, and it is yours.',
    },
    hundred_days: {
      name: 'The ring from the sill',
      shape: 'ring',
      text: 'A circle of clay dust, lifted whole. It shows where {name} stood while you were being found reliable.',
    },
  },
  release: [
    'You set {name} down in the sand, and take your hands away. It stands. There are others, far off, with their arms up. It may be that they are waving.',
    'The pot stays with you. Out there {name} has the whole ground. It turns its flower, and you walk round to be in the way of it once more, and go.',
  ],
  dying: {
    neglect: [
      '{name} waited. It had never lost at that. It stands on the sill as it always stood, and is dead.',
      '{name} is dead. The flower lies under your chair. It had a good way to fall to get there.',
    ],
    hunger: [
      '{name} has died dry. In the fold of the left arm is one drop, not touched.',
      'It closed up, pleat by pleat, until there was no room in it. {name} is dead, and upright.',
    ],
    illness: [
      'The soft place went all the way through. {name} laid itself down along the sill, which it had never done, and died there.',
      '{name} is dead. It came away from its roots in the night without any noise.',
    ],
    poison: [
      'It drank what fell, as they do. {name} is dead of it.',
      '{name} turned to glass and then to water. It is dead. It took what it was given and did not ask.',
    ],
  },
  returned: [
    'There was a dry stick in a pot. This morning it is green at one end, and is {name}.',
    'Something in the saucer has put up two arms. It is {name}, about as tall as a thimble, with every spine soft.',
  ],
  epitaph: {
    openings: [
      '{name} stands here. Let nothing be planted too close, and nothing too far.',
      'Do not water this. It is a stone. {name} would have told you the same.',
      'Here is {name}. It needed almost nothing, and not nothing.',
      'Keep your distance, and then come closer. Here {name} is, and the spines are down.',
      { text: '{name} outwaited the kettle, the radiator and November.', when: ['from_child'] },
      { text: 'In memory of {name}, who bloomed sideways, towards somebody.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It did not ask twice.', 'Almost nothing was needed, and it did not come.'],
      hunger: ['One drop was left. It was for somebody else.', 'The rain was late, and then it was too late.'],
      illness: ['It stood as long as there was something to stand on.', 'It went at the root, where nobody looks.'],
      poison: ['It could keep off anything but what it was handed.', 'It drank. There was no other way it knew.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You are wide. There is water in you and sun on you and a new spine near the top. The flower is open by one petal. That is your business. At noon you ticked. Nobody knows what the joke was, and it was good. You want nothing, or hardly. If the one with the can cared to sit in the chair, they would be in the light. So to speak.',
      'You are {name}. Good sun. Good gravel. A hat, earlier. You have just beaten a very strong kettle. You do not boast; you are simply still here, and it is not. Other creatures run about. You have seen them stop. There is a word for what you feel, and it is short, and you are keeping it. Somebody could pull up a chair and not ask.',
    ],
    content: [
      'You are {name}. You stand. It sounds like little. Try it. There are ribs to hold and arms to keep up, and a drop in the left one that must not spill. The light comes, the light goes, you let it. You say what is so, once, and leave it lying. You have no wishes that cannot wait. One of them is sitting down now, or will. You have turned the flower.',
      'You are {name}. It has been {days} days on this sill, and you have not regretted the sill. You have seen the weather in here: it has two hands and is sometimes late. As weather goes it is mild. You have put down a spine on that side and nothing bad came of it. You may put down another. Let it come by, and stay an hour, and not overdo things.',
    ],
    bored: [
      'You are {name}. You have won against the wall. The radiator did not even try. It is possible to be too good at a thing. You shut the flower at noon, and nobody asked why, and you had prepared an answer. It was: because. What is wanted is a worthy opponent, or a tune, or a hat. Someone must bring it. You cannot very well go. Play.',
    ],
    hungry: [
      'You are {name}. There is a crease between the fourth rib and the fifth. You mention it as a fact. You have been drier. You have a drop, but that one is not for you. You could go on like this for some time and have done so. Still. If somebody were passing with a can, and the can were tilted, a little, and then stopped, that would be correct. That would be a meal.',
    ],
    starving: [
      'You are {name}. You have let go of the small roots. It had to be done. You are folded up, rib on rib, and there is no more to fold. You have one drop. You know where it is. You were asked by nobody to keep it, and you are keeping it. You will not ask twice. This is the once: food. Now. It need not be much. It has never needed to be much.',
    ],
    sick: [
      'You are {name}. Something is soft that should be hard. It is low down, where you do your standing. You look straight ahead. The pot is holding you, and you had always thought it was the other way about. You can wait, that is what you are for, but this thing can wait too, and it is gaining. Medicine. Dry air. Someone to put a palm on the clay, where it does not hurt them.',
    ],
    failing: [
      'You are {name}. The arms are down. You did not put them down. There is a thin place, and all of you is above it. You are not afraid; you were never sure how that is done without legs. But there is a chair over there, and you would have liked to go on facing it. Let them bring the medicine now. Let them hold the pot. You will do what standing can be done.',
    ],
    near_death: [
      'You are {name}. You waited. You thought it was a match like the others, and kept still, and were good at it. It turns out that it is not won by keeping still. The drop has gone down your side. You are facing the chair. You say it, though it has been said: come. Sit. Any weather at all would do. Now would be the time for it.',
    ],
    asleep: [
      'You are {name}. It is dark, and you open. All of you, every small door in the skin. In comes the cold, and a smell of stones, and the far end of a howl. You walk. It is quite simple. You go over the sand with your arms up, and nobody is surprised. There is a chair in the desert. Someone is in it. You stand down beside it, and are not thirsty.',
    ],
    shy: [
      'You are {name}. These are spines. They used to be leaves. Something came along once and ate a leaf, and one learns. There is a person there, and it may be gentle, and it may be a goat. You cannot run. You can only be hard to hold. Let it sit, and keep its hands, and be there tomorrow at the same distance. You have time. You will look at it again in the evening.',
    ],
    back_from_death: [
      'You are {name}. You were a stick. You recall little of it. It was dry, and for once you were not counting that as a win. Then there was something wet, and not too much of it, and a green place, the size of a lentil, that thought it might go on. It is going on. Let them sit where they sat. Let the next drops come when they are due. You will try an arm.',
    ],
    hurt: [
      'You are {name}. It came from above, where the good things come from, so you took it. It was not one of them. It is inside, and you have no hands. You stand. All the spines in the world point outward. You do not blame the weather; it had a kind face; but it should look at what it is carrying. Let it take that away. Let it be dry for a while, and near.',
    ],
  },
}

export const CACTUS: Species = {
  slug: 'cactus',
  name: 'Cactus',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality: 'Needs almost nothing and says even less. Once a year or so it blooms at exactly the right moment.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'few water drops',
        'desert sunshine',
        'morning dew',
        'mineral dust',
        'sandy soil',
        'sparse data',
        'cactus fertilizer',
      ],
      play: [
        'tumbleweed rolling',
        'desert wind',
        'tiny hat',
        'sand drawing',
        'harmonica tune',
        'sun tracking',
        'mariachi music',
      ],
      clean: ['paintbrush dusting', 'pot wiping', 'tweezers', 'gravel refresh', 'spine combing', 'dry cloth'],
      medicine: ['neem oil', 'root inspection', 'repotting', 'cinnamon powder', 'stem grafting', 'dry air'],
      discipline: [
        'quarter turn',
        'thick gloves',
        'respectful distance',
        'patient no',
        'pot relocation',
        'brief shade',
      ],
      sleep: ['terracotta pot', 'cool desert night', 'sunny windowsill', 'coyote song', 'warm sand', 'stone ledge'],
    },
    harmful: ['overwatering', 'flood irrigation', 'bubble bath', 'frost', 'tight hug', 'humidifier', 'ice cubes'],
  },
  appearance: {
    look: 'a stout ribbed green cactus with two raised arms, honey spines and one coral flower worn sideways',
    colours: ['#4f8f55', '#a9cf8b', '#f0715f'],
  },
  figure: { eyes: '#2a3a22', body: 'potted', extras: ['prickles', 'flower'] },
  book: BOOK,
}
