/**
 * The Jackrabbit wants to be off. It fears lids, corners, and the inside of anything. It hoards starts: scratches in the
 * dust, one for each good one, and remembers whose foot was where. Its body is two ears and two hind legs with some hare
 * to join them; the ears let out the heat and hear a separate horizon each, the hind foot taps the countdown. It eats
 * what it has run for, by whisker, one foot still on the track, and finds anything else merely lying about. It sleeps in
 * a scrape of its own length with its eyes open and the legs loaded. It sulks by standing still.
 * Three odd facts. It sees all round itself and behind, and the one place it cannot see is straight before its nose: so
 * it sees you best when it is running away from you, and coming to you it comes blind. It leaves its bed by a single
 * leap sideways, so that its tracks begin nowhere, and nobody, the morning included, has ever found where it sleeps.
 * And it has a rival, its shadow: beaten every noon, unbeatable by evening, and never once out of breath.
 * It trusts fast, and trust is to run straight. It never goes under a roof of its own accord, never eats a supper that
 * was not won, never starts on the word. Its keeper is the other runner, who has never won, and is the finish.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Four feet come through the bottom of the egg, and the egg leaves. You find it at the far wall in two halves. {name} sits up between them, one ear still creased, and looks round to see who won.',
    'The egg rolls off the cushion, crosses the rug, takes the corner by the stove and bursts on the doorstep. Out of the pieces come two ears, some legs, and {name}, looking back to see who came second.',
  ],
  looks: {
    thriving: [
      'The light comes through the ears of {name}, every vein, and it sits and turns them this way and that, like somebody with new stockings. Then the legs remember something. The last you see is ears, going over the hedge.',
      '{name} is so well that it cannot take corners. It comes in, meets the wall, and runs along that for a while instead. There are footprints, quite fresh ones, at the height of the light switch.',
      {
        text: '{name} is hours old and has found out that its back legs go off. It comes down, ears up, and looks round to see who did that. There is only you. It waits, thrilled, for you to do it again.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old, full of milk, and has found out what the back legs are for. It was in the straw and now it’s in your sleeve. Neither of you saw the part in between.',
        when: ['baby'],
      },
      {
        text: '{name} goes by you as a draught, comes back as a blur, and the third time has ears. Then it stops. It stands right beside you, trembling all over with the effort, for four entire seconds, and nobody is holding it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} goes by, and by, and by, a draught with two pink ears. On the next lap it stops in front of you, of its own accord, for one entire breath. Both of you look surprised. Then there is only the draught.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} brakes for you. It has no brakes, so it takes in the washing line, a chair and the mat, and comes to rest against your shins, wearing a pillowcase, with its nose going.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in and are part of the course. {name} comes round the table, round the stove and round you, leaning in at the bend so hard that you feel its ribs. It does not lean on the table.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Something passes you, and a door bangs at the far end of the house, then a nearer one. On the fourth lap there is a nudge, precisely in the back of your knee. {name} is saying hello to you, in instalments.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} sits with its ears glowing and its springs wound, feeling marvellous. It lets you come to twenty paces. You take one more. You never saw it run. It is sitting there, feeling marvellous, at twenty paces.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is running laps for joy, ears lit pink, in want of nothing. You step in, and the lap changes shape. It has a dent in it now, six feet deep, with you in the middle.',
        when: ['from_child', 'wary'],
      },
      'It went to the horizon and touched it and came back with a word in its mouth, not even winded: {loved}.',
    ],
    content: [
      '{name} sits in the sun with its ears up, cooling its thoughts, of which there is one, and it is about the far wall. The long toes spread and close, like somebody’s in a shoe shop. No hurry. It is remarkable.',
      '{name} sits with its ears up and thinks about the far wall, and then, to be fair, about the near one. A breeze comes. The ears lean. The legs underneath are folded like a ruler, and nobody is measuring anything.',
      {
        text: '{name} is standing still, and you look about for whoever is doing it. A beetle is walking over its left foot. The whole length of leg above hums like a wire, and waits, until the last of the beetle is across.',
        when: ['well'],
      },
      {
        text: 'Something goes by along the wall, which you take for a draught, and goes by again. It is {name}, ears loose, looking at the pictures. This is not running. It has nothing on at present and is having a stroll.',
        when: ['well'],
      },
      {
        text: '{name} scratches behind a long ear with a long foot, and they get in each other’s way. It topples, turns that into a hop and the hop into a trot, and is over there now. It goes on scratching over there.',
        when: ['well'],
      },
      '{name} has run {days} days now and beaten each of them to the fence, apart from an early one, which tripped it.',
      'Along the wall are the scratches, one for every good start. Beside the deepest it would have written, if it could stand still for it, {loved}.',
    ],
    curious: [
      'Something flapped. {name} is upright on its toes with an ear to each side of it, and would go and look, only then it could not see it.',
      '{name} comes up to the new thing backwards. It is the one way to keep an eye on it.',
      'A lizard did a hundred yards of wall in no time. {name} has paced it out, twice, and is lying flat along the bottom to see how it was done.',
    ],
    bored: [
      '{name} is sitting. That alone should frighten you. It has drawn a starting line in the sand with one hind toe, then, after a while, a second lane. The second lane is empty. Get in it.',
      '{name} ran to the far wall and back, and looked round to see who was second. It walked the next lap. Now it sits on the starting line with its ears at half height. Come and stand beside it. Say go.',
      {
        text: 'It has stood still since noon. The shadow has gone by it, and on, and is over the fence, and {name} let it. Scratch a line in the dust, and run, even if it does not look.',
        when: ['sad'],
      },
    ],
    due: [
      'The hind foot of {name} is going on the boards, and it is no longer a countdown. It got to the end of that one and nothing happened. Now it has begun again from the top, rather louder. Its meal is due.',
      '{name} is on the line, one forefoot exactly on it, legs wound, ears up like two flags that nobody drops. It has been ready since the proper time, and readiness is no supper. Its meal is due.',
      {
        text: '{name} looks into the dish, finds it empty, and is at once on the far side, looking in from there. It tries the left. It tries the right. It is empty from everywhere. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} hops to the dish and comes down well beyond it. It turns, takes aim, and is back where it started. Those legs were meant for some larger hare. The meal is overdue. Feed it now, wherever it lands.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} runs round the empty dish, round the table, and more widely round you. It has won eleven times without a prize, and both ears are up, looking for the judge. Fill the dish now, and stand well off the track.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has won the race to the dish, gone back, and won it again in case you were not looking. It stands on the far side from you, coiled. The prize is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has run the race for this meal and won it, and then, since nobody came, run it twice more and won those. It is standing at the dish in first, second and third place, humming like a wire. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has won four times against the bucket, which is not much of a runner. It is waiting now at the crack in the step that is the start. You know your lane. Lose quickly, and bring the sagebrush.',
        when: ['well'],
      },
      {
        text: '{name} springs away from you as far as it can, which is two inches, and lies there with its ears down. Nobody has ever been able to catch it. Do not. Go and get the overdue meal.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Standing still is something done to hares, and it has been done to {name}. Only one black ear tip can still leave, and it leans from you. The meal is overdue. Bring it at a walk.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has raced the chair to its empty dish, and the broom, and its own shadow, and beaten them all, four times over. The chair was no trouble. The last time, the shadow very nearly had it. It is hungry. Feed it now.',
      '{name} comes down the hall at a walk. It turns out there are pictures along it, five of them, and a little table with a plant. {name} looks at each in growing alarm. It is hungry. Feed it now.',
    ],
    starving: [
      '{name} is at the gate, at the start, in a racing crouch, and has not the legs to leave it. It thought there had to be a race first. Put the food under its nose at once. It has won.',
      '{name} sees you look at the dish and sets off for it, ears flat, with everything it has. You get there before it, walking. It leans on the rim to stay up, and the rim tips. Feed it at once.',
    ],
    weak: [
      '{name} sets off, comes down after one bound, and turns to see who has hold of it. Nobody has. It tries again and gets half as far, black ear tips trailing. It needs medicine, or a good long rest.',
      '{name} goes when you say go, but at a lope, and halfway it sits down and looks at how much there is. It is not ill. It has run down, like a clock. Medicine, please, or a good rest.',
      {
        text: '{name} keeps its distance from you, as before, but it has made the distance shorter, because it has to walk it. Its haunches have gone sharp. It is not ill. It is run out. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It taps three, two, one, with all its heart, and then stays where it is, ears up, grinning, and lets you go round the post and back on your own. You won. Bring it some medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Each time {name} springs it leaves its dust behind, and for a moment there are four hares in the room, three of them made of dirt. The fourth is not much cleaner. Catch that one and wash it.',
      'You can see from {name} where it has run these two days: the red is the lane, the grey is the hearth, and the green nobody can account for. It is carrying a good deal of road. Wash it, please.',
    ],
    sick: [
      '{name} is standing still. You have walked right up to it, which is not possible, and laid your hand along the tall ears, and they are hot to the black tips. It does not jump. Medicine, now.',
      '{name} is standing still, and nobody is doing it. Its legs are folded like something put away, and the pink has gone out of the tall ears. You walk right up, and it lets you. It needs medicine now.',
    ],
    failing: [
      '{name} is where you last saw it, and that alone should frighten you. The hind legs are shut like a folding rule. The ears lie along the floor with no pink in them. Medicine and food at once, or it will die.',
      '{name} has been lying here long enough for the dust to show its shape. You could walk right up, and you do, and that is what frightens you. One ear is cold. Medicine and food, and run for them.',
    ],
    near_death: [
      '{name} is running. It lies on its side with shut eyes and only the feet go, smaller and smaller strides, and you can count them. Lie down there. Hold the ears. Be the ground it stops on.',
      '{name} lies stretched at full length, as if in the middle of a bound, but the ground has it. A hind foot kicks, small, and then smaller. Come now. Sit down in the dust and let it run against your hand.',
      {
        text: '{name} lets you walk right up to it. Nobody has ever managed that. The tall ears are down, and one hind foot still kicks faintly, as if it had gone on ahead. There are only hours. Sit here, and hold it.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'All of {name} is asleep but the left hind leg, which is out in the desert somewhere, leading. You lay the blanket over it. There is a last great kick, and you bring the blanket back from across the room. It won.',
      'Asleep, {name} has run halfway round the inside of its basket, so that the long ears lie where the tail set out. The hind feet give another kick. It may well be home before it wakes. Nothing is needed till then.',
      '{name} is asleep, as far as the head and the ears. The hind legs are on their way somewhere across flat ground, very fast. Leave the light off. They will be back with the rest of it by morning.',
    ],
    asleep_in_danger: [
      'In its sleep the legs have come uncoiled. {name} could not get up if it thundered. Reflect beside it now, between it and the road. It wakes at {wakes_at}.',
      '{name} lies in the scrape as flat as its own shadow, and there is hardly any breath to see. Sit down there, low, now. It wakes at {wakes_at}.',
      {
        text: 'No race, no prize: {name} has gone to sleep empty, its nose on the starting line. Reflect here now. At {wakes_at} play one round with it, and feed it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You take one step and {name} is eighty yards off, sitting up, as if it had always been there. You take another. This could go on to the coast. Sit down where you are, and be a stone.',
      '{name} is in the next field already, ears like two posts, with one hind leg loaded. Come closer and there will be only dust. So sit down in the grass and be slow. It cannot outrun somebody who is not coming.',
      {
        text: 'You breathe in, and {name} has been twice round the room and is back at the wall, ears up, sides going. You never stirred. It is puzzling over how you did that. Sit down, quietly, and show it again.',
        when: ['from_child'],
      },
      'It ran for {wait}, that time, on the lookout for you, and it has not yet slowed down. Sit in the open, where it can pass close by.',
    ],
    back_from_death: [
      '{name} is at the far wall, then at your feet, then at the far wall again. There is one spot in the middle of the floor that it goes round each time. It is back, and well. That is where it stood still.',
      '{name} came back standing still. Some hours ago it tried a hop, and then the length of the room, and looked to see if you were keeping up. It does not go out of sight now. It runs as far as you.',
      {
        text: '{name} is back, and has been round the house forty times. Always at the same bare board by the stove it takes off, ears flat, clears it by a yard, and lands running. Nothing is there. That is where it lay.',
        when: ['from_child'],
      },
    ],
    old: [
      'These days it gives you a start, then gives its shadow one, and takes the inside, and wins by knowing the ground.',
      '{name} has grey in the black of its ears. It has never yet been seen to arrive. It is merely there, tapping, when you get there.',
      'After {days} days the yard has a groove in it, out, round the post, and home. It could be run blind. It is.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats as it runs, flat out from the first leaf to the last, ears laid back for speed. Then it looks up, still chewing, to see if anybody is close behind. Nobody is. It has won by a clear dish.',
        'A long stalk goes into the mouth of {name} and gets shorter and shorter, like a fuse. You watch it burn down. The leaves go the same way, to the last one. Then the hare goes off.',
        {
          text: '{name} leaps at the dish, and over it. It turns round and leaps, and over it again. The next time you slide the dish to where it will come down. It finds itself standing still with its mouth full, astonished.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}’s front half eats. The back half, which is nearly all leg, has set off on its own, goes right round the dish, and runs into the ears coming the other way. All of it has been fed, and on time.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} happens to be next to the dish when you fill it, which will not do. It goes back to the far wall. It makes certain that you are not running too. Then there is a draught, and it has won.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'On the stroke, you set down the dish and step well clear. {name} passes it at full stretch, and passes it again, and each time there is less in it. You never see it eat. On the last lap the dish goes too.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You wait at the finish, on time, with the prize. {name} wins, eats, and does its lap of honour, ears lit pink. The lap has always gone round the far wall. This one goes round you.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} races the dish to the end of the hall. The dish has not moved, so {name} wins, and eats the prize by the lap, one bite to each. The last lap goes through between your ankles, and not round the outside.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish is not quite down when {name} has lapped it twice, and the table, and you. It eats at a run, one bite to the round. On the last it takes the short way, between your feet, where there is hardly room.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish is down, so {name} runs the race for it: door, stove, door, stove, no other entries. It wins. Then it eats standing on your foot, flanks going like bellows, so that whoever came second should not feel left out.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You say “go,” and {name} has done the orchard, the lane and the orchard before the bowl touches the ground. It wins by a lot. It eats as winners do, leaning on your boot, back feet still running.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The bowl goes down and {name} is already in the garden, twice round the pear tree and home by the window. It has won supper again. It eats with its whole weight on your foot, which is how it parks.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} goes through supper at full stretch and looks up to see who came second. You did. That makes {streak} in a row, supper on time and you just behind. It lays one long pink ear across your knee, for the runner-up.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, and the black ear tips, hardly dry yet, rise one after the other. They have heard you come {streak} times, on time, and have begun to point. One hind leg stays wound, in case you are something else.',
          when: ['baby'],
        },
        {
          text: '{name} eats everything, crouched, with both heels dug in, though there is no run in them. Its ribs go like a bellows. It never took that wide eye off you. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'That makes {streak} suppers on time, and {name} has won every one. It eats this one up as well. It begins to suspect the other runner of letting it. It looks at you sideways, and leans.',
        '{name} eats up, and with one toe it scratches a line in the dust. There are {streak} lines now, for as many suppers on time. It runs along the row for the rattle of it, and ends at your boot.',
        {
          text: '{name} laps the dish twice, beats it, and eats the prize with both hind legs still going. That is {streak} on time in a row. It believes it has won every one of them.',
          when: ['well'],
        },
      ],
      early: [
        'You have jumped the start, and {name}, who knows about that, looks at you quite kindly. It eats one stalk and sends you back behind the line. Supper is at {opens}. On the word, please.',
        '{name} takes a leaf on the way past and has gone by before it knows that it was dinner. It has not got up an appetite. There is some ground to cover first. Come again at {opens}.',
        {
          text: '{name} takes a bite in passing, since it is not stopping, and a smaller one on the way back. It is not hungry yet. By the third lap it has forgotten what the dish is there for, and clears it by a yard.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} was ready at the right time and has been ready ever since, and that is hard on the hind legs. It eats all of it with the spring still wound. When you bend down for the dish, it lets go.',
        '{name} started for supper when it was time, and had to go back, and started again. It eats the late one up without a bounce in it. When you say “Go”, it looks first, to see whether you mean it.',
        {
          text: '{name} had raced for its meal, and won, and found nothing at the finish. Now there is a dish. It looks you up and down, goes all the way back to the start, and runs it again before it will eat.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} ran for its meal, won, and found nobody at the finish. The prize has come now, late, and it eats it with its ears lit pink for joy. Then it moves the finish three feet further from your shoes.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} ran for it at the proper time and won by the length of the house, and nobody stood at the finish. Now you do, with the dish. It comes over at a walk. You had not known that it could.',
          when: ['well'],
        },
        {
          text: '{name} has run for its meal, won, waited at the line, and run again, until there is a path in the carpet. It eats. Then you start for the door, and it stays sitting, and lets you get there first.',
          when: ['well'],
        },
        {
          text: '{name} eats the meal you brought so late, then coils its long legs to get away from you. Nothing goes off. It has to stay and be looked at, ears flat. Medicine, please, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Supper is a prize for racing, and {name} cannot stand. It eats, lying on its folded legs, as if it had been handed somebody else’s. You were last. Both ears turn away from you. Bring medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The prize is late. {name} had won it while it was still a morning old, and stood, and stood, which is hard on a hare. It eats in three bites. The fourth it takes with it, at a run, one leap sideways first.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes one leaf and lets it hang. The long legs lie as if someone else had folded them. At your hand the thought of bolting goes down them as far as the feet, and stops there. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'The track that {name} ran in those {hours} hours goes along the wall, then close to the wall, and at the end it leans. It eats everything standing there, propped, and shuts the eye on your side. Never so long again.',
        'After {hours} hours {name} does not come running. You carry supper the whole way, and it eats lying in its scrape, with its ears flat and the legs as they fell. When you touch one it is drawn in. Come in time.',
        {
          text: '{name} won at the proper time, and ran it again, and won that too, with nobody at the line. Now you put the dish down at last, and it walks over. You did not know it could walk.',
          when: ['well'],
        },
        {
          text: '{name} ran for this hours and hours ago, and won, and stood at the post with nobody there to hand it over. It eats with both ears back. You make a dash for the door, to cheer it up. {name} walks.',
          when: ['well'],
        },
        {
          text: 'Standing still is something done to hares. For {alone} nobody came, and it was done to {name}. It eats in four bites, black-tipped ears on you, and goes to stand where you cannot do it again.',
          when: ['wary', 'well'],
        },
        {
          text: 'You come in second, after {alone}. {name} has been at the finish all that while, beside an empty dish. It eats the prize and runs no lap. Then it moves the finish a good way further off from you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'For {alone} nobody came. {name} eats without getting up. When you move, the long hind legs gather themselves to be gone, and cannot, and lie down again. Sit where you are. Do not make it try.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Standing still is something done to hares. It has been done to {name} for {alone}. It eats what you put by its mouth, the tall ears flat, and when you reach out it does not run. It would have run.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is standing still. Nobody has done it to it. It eats with its legs folded any way they fell, and when you move your hand the ears do not go up, but the eyes go round to the hedge and stay there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The line in the dust is scuffed deep with starts. {name} had won its supper, and ran it again, and again, till it was lying across the line. It eats. It turns its head so as to have you behind it.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} has a belly on it like a football with ears, and looks at the dish from behind that. It could not run for it. And what is not run for is not supper. Come again at {opens}.',
        'You hold out a leaf, and {name} smells it, folds it once with its lip, and lays it on the ground in front of you. It has won enough for now. Keep this one until {opens}.',
        {
          text: '{name} is full. Still, a dish has been put down, so it races it: six laps of the room, ears flat. The dish has not left the start. {name} looks at it with real pity, and you take the meal out and bin it.',
          when: ['no_item'],
        },
        {
          text: '{name} sees the dish go down, takes it for the finish and wins by three lengths. It looks back for the loser. Being full to the ears, it leaves the prize and runs again. The prize has to be thrown away.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You carry the dish to {name}, the whole length of the course. It takes two bites of the prize and noses the rest back to you. By its rules you won. Its ears are hot and will not stand. Medicine next.',
        '{name} takes a leaf and chews it slowly, and that from a hare. Halfway along it stops, with the stalk sticking out. You wait. The stalk goes in. It has done what it could. Medicine next, please.',
      ],
      loved: [
        '{name} was already at the far wall when it heard what it was. It was {item}. There is a smell of burnt carpet, and the whole of it has gone, and {name} sits where the dish was, looking for who came second.',
        '“{item},” you say, and do not get as far as putting it down. {name} takes it in the air. It eats on the run, twice round you, and finishes up against your shins, with its ears still arriving.',
        {
          text: 'You hold up {item}, and {name}, coming in from the far fence, forgets to stop. It goes by, ears streaming, with a look of terrible regret. It is back before the dust is, and eats up on its toes.',
          when: ['well'],
        },
        {
          text: 'You hold up {item} at the end of the field, and a line of dust draws itself towards you, with a full stop at your feet. {name} has it down before the dust arrives. Then you are both in the dust.',
          when: ['well'],
        },
      ],
      disliked: [
        'Is that first prize? {name} has gone round to look at it from behind, where it can see: {item}. It eats one. What it had run for was clover.',
        '{item}. It chews as one who came third. There were mesquite leaves, at a finish, once. It remembers that.',
      ],
      harmful: [
        '{name} took it at a run, and now it has stopped and stands with its head down. It was {item}, and that is no food for a hare. The long legs tremble. Never let it have that again.',
        '{name} thought that it had won something, and swallowed before you could shout. The word for it is {item}. It crouches, ears cold, and it hurts, and it does not know what it did wrong. Keep that away from it.',
        {
          text: 'You let {name} have {item}, and it bolted, as it bolts from hawks, but not straight. It ran into the fence, a thing with those eyes. It will not take the lane next to yours. Never again.',
          when: ['item'],
        },
        {
          text: 'You put down {item}. {name} tried to outrun the pain, twice about the yard, and fell at the second corner with its sides hammering. It drags itself from your shadow. That, never.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You chase {name} round the table, and somewhere on the far side it turns out that {name} is chasing you. You go faster. It has never been behind anyone before. It finds the view extremely funny.',
        'You hold up your hand, flat, and {name} rises on its hind legs and boxes it, left, right, left, as hares do in March. You give ground. It drops, shakes out its ears and hops once round the ring.',
        {
          text: 'You chase {name} round the table. It could be three rooms off by now. It keeps one hand’s breadth beyond your hand, ears high, and when you stop for breath it comes back exactly that far, and bounces.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'You clap and {name} goes, and you are the post it races round. Every lap is tighter, ears flat, until your hair lifts as it passes. You put a hand out. From then on the course goes round the wheelbarrow.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You chase {name} round the table until you find that it is behind you. You stop dead. It can’t. It goes over your shoulder, off the wall and into your lap, and remains there for one entire breath.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} gives you a start as far as the cactus, then the pump, then, out of real friendship, the gate itself. You put out your hand to touch the gate. There is a warm ear under it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Down the hall comes {name} with its ears flat and no plan for the end. You hold the cushion to the wall. It never glances at the wall. It looks at you the whole way, and goes in up to the ears.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You say ready, and {name} is gone. You say steady, and it comes by from the other side. By go it is sitting on your shoe, heart drumming right up into the ears, waiting for you to start.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk two fingers over the rug, and {name}, hours old, watches them go by at what it takes for top speed. It overtakes. It had no idea that it could. It sits on the far side, shaking, and waits for them.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has as much run in it as it can hold. You play, and it bounds three times on the one spot, straight up, and lies back in the sun. There was no room in it for a fourth.',
        'You call a race, and {name}, which has just won one against nobody, is too pleased to need another. It does you one lap with its ears up, as people wave to somebody from a train.',
        {
          text: 'You scratch a line in the dust to start from, and straighten up. {name} has crossed it from both sides, won, and gone off on the lap of honour, which is the same lap. You clap. It takes the clap for the start.',
          when: ['well', 'no_item'],
        },
        {
          text: '“Go,” you say, and {name} has been. You say it again, to be fair, and it has been twice. It was brimful of joy before you came out, and having nowhere to put this, it kicks it off sideways over the fence.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You say “Ready”, and {name} gets its feet under it. You say “Steady”, and it is not. You do not say the other word. There is no race today. See to what it needs first.',
        'You run a few steps for {name} to run after, and look back. It is where it was, and has put its ears down, so as not to hear itself losing. See first to what is wrong.',
        {
          text: 'You toe the line and {name} comes up beside you, ears level with yours. You say go. It is still there, gazing at the far wall as one looks at a house one used to live in. First find what ails it.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'It runs, because you asked, and it runs into the post. Its ears are burning. No more. Get it into the shade, with medicine.',
          when: ['ill'],
        },
        {
          text: 'Two hops, the second very small, and it is over the line. That will do for a race. It has won. Feed {name} now.',
          when: ['starving'],
        },
      ],
      loved: [
        'You hold up your hand and say “{item}”, and there is only dust where {name} was. It comes by again. It comes by upside down, you could swear. At the end it lies in your shadow with its legs still going.',
        'If {name} had drawn up the rules of the world, everything would be {item}. It plays as though that were so. Twice it has passed itself. When you give up it licks your knee, as one shakes hands across a net.',
        {
          text: 'You bring out {item}, and {name} drums. Both hind feet, so hard that pebbles get up and walk, and two miles off another hare sits up and wonders what anybody could have that is so good.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}, and {name} leaves the ground from a sitting position. It is higher than your hat, ears straight up, kicking sideways for pure show. There is a second’s sky under all its feet.',
          when: ['well'],
        },
      ],
      disliked: [
        'How far is that? No distance? {name} looks for the other end of it: {item}. It ran round you instead. Something with more field.',
        '{item}. It stood, it twitched, it looked at the fence. A game you sit down for. Would you not rather chase it?',
      ],
      harmful: [
        'There was a scream, and hares do not, except the once. It is hunched by the fence with one leg held off the ground. Never again: {item}.',
        '{item}. {name} ran straight into it, for it came from straight in front. Bring water, bring quiet. Get that off the course.',
      ],
    },
    clean: {
      wanted: [
        'You comb the burrs out of {name} and lay them in a row. It looks along them with one eye: all that ever nearly stopped it. The last was behind the knee, and when that is out the leg tries a kick.',
        'You wash the hind feet of {name}, which are most of it. The mud comes from between the toes in layers, like a diary read from the back. At the first page the foot is taken away, to be licked.',
        {
          text: 'There is no holding {name}, so you hold the brush. You hold it out at the height of a hare, and {name} goes by. Eleven laps do the left side. Then you change hands, and it comes round clean the other way.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} can be brushed in passing. You hold the brush out and it goes by along it, left side, right side, left, shedding burrs and half the desert. On the last lap the ears flash. They had been brown.',
          when: ['well'],
        },
      ],
      little: [
        'You brush {name} from the ear tips down to the heels, and nothing comes off. Whatever could come off was left behind long ago, at speed. It sniffs the brush, to see which of you has won.',
        'You wipe the ears of {name} with a damp cloth, outside and in. The sun comes through them just as pink as before. You hold the cloth up to the sun as well. There is nothing on either.',
        {
          text: 'The wind had cleaned {name} already, at forty miles an hour. You get the brush to one shoulder before the shoulder leaves. In your hand there is a brush, and on the brush there is one hair, still vibrating.',
          when: ['well'],
        },
        {
          text: 'You have washed one ear, which was clean, when the rest of {name} leaves. It passes you on the left, then on the right, and at every lap it offers you the other ear at a speed no cloth can meet.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'There is one way to get {name} to stand still, and it is {item}. The dust of many countries runs off it. It lifts an ear for you, like somebody at the tailor’s. The water has gone brown, and the hare gold.',
        'You say “{item}”, and {name} slows to a trot, to a walk, to a hare. You wash the long feet one at a time. Nobody has it by the scruff. It only leans a bit, towards the sponge.',
        {
          text: '{name} passes you at full speed, sees that it is {item}, and, having no brakes, must go right round the house to come back for it. It arrives rather dirtier. You clean it to the tips of both ears.',
          when: ['well'],
        },
        {
          text: 'Standing still is something done to hares. But it is {item}, and {name} stands, ears lit pink, one hind leg humming, until the last of the dust is off. It takes this for a race, and thinks it won.',
          when: ['well'],
        },
      ],
      disliked: [
        'It let you do the half that was nearest when it went by: {item}. It would hold still for a dust bath, or so it says.',
        '{item}. Wet. It is wet, look, it weighs twice as much. It has gone to lie on the warm sand until it is itself. A dry mitt, please.',
      ],
      harmful: [
        'The skin of its ears is all veins, and it burns there now, down to the root. {name} shakes and shakes its head. Wash it off, and get rid of this: {item}.',
        '{item}. It has rubbed itself raw against the post. No hare should smell like that. Out with it, and let it roll in plain dust.',
      ],
    },
    medicine: {
      wanted: [
        'You slip the medicine in beside the split lip, and {name} chews on it, though there is nothing to chew. For a while it only sits. Then a hind foot taps the boards, once, like someone trying whether the drum is mended.',
        '{name} swallows, and you can follow the dose down the whole of that neck. Both ears had been hanging. One of them goes up now, bends over at the tip, and stays so. The other waits to hear how that went.',
        {
          text: 'The dose goes down and {name} goes on lying there, with all that leg put away. Then one hind foot kicks, on its own, and the spoon flies off the table. Both ears come up to hear where it lands.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You never thought that you would get a spoon to {name}’s mouth without running. It lies there and lets you. You wait with a hand on its ribs. Then one back foot kicks, hard, at nothing, and you have a bruise. Good.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        '{name} is bursting with health and takes the medicine at a run, like a cup held out to a racer. Nothing was wrong with it. It crosses the line, licks its lips, and looks well. Keep the rest for a bad day.',
        'You give {name} the dose, and its ears go straight up, as at a starting pistol with a taste. Nothing was wrong with it. Nothing is. It has simply been dosed. Put it by until those ears hang down.',
        {
          text: 'You chase {name} three times round the table with the spoon. On the second lap it strikes you that nobody ill runs like this. On the third it lets you win, and swallows, to be sporting. Keep the bottle for when it would lose.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has outrun every cure but this one. It was {item}, and it turned round and came back for it. It stood through the whole of that on four feet. The ears go up, one, two, as before a start.',
        '“Steady,” you say, and {name} is steady, because it is {item}. Something in that goes to the legs. First one toe is tried upon the boards, then all of them, and then the boards.',
        {
          text: 'The medicine is {item}, and {name} comes for it so fast that it goes past. It comes back, and goes past. The third time it takes it at full stretch. It helps. You can see it help, if you are quick.',
          when: ['item'],
        },
      ],
      disliked: [
        'You got it on the second lap, on the bend, some of it: {item}. The rest went wide. It will stand for water with salts in.',
        '{item}. It swallowed, and ran from the taste, and the taste kept up with it the whole way. It did a little good.',
      ],
      harmful: [
        'It came in straight to your hand, blind, and this is what was in it. It shivers and cannot find its feet. Never {item}. Get the vet out here, quick, and run.',
        '{item}. Its eyes go round and round, and they see everything there is and do not stop at any of it. Stay low beside it. Throw that out.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name}, halfway over the garden wall, manages to stop, as hares do not. It comes down on your side. It will go round by the gate after this. It goes there now, without a bounce.',
        'You put {name} back behind the line and tell it to wait for the word. It stands still. That is something done to hares. It waits, and goes, and there is a shade less spring in it. But it waited.',
        {
          text: 'You say stop, and {name}, all legs, stops, with its nose one inch from the seedlings. It is a thing done to hares and you have done it. It goes home at a walk, to let you see.',
          when: ['well'],
        },
        {
          text: '“Walk,” you say, at the top of the stairs, and {name} walks. Each long leg is unfolded, set down and waited for, like somebody made to read aloud. At the bottom the black-tipped ears stay turned to the wall.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} about the flower bed, and it stands still for it, which is lesson enough. It has gone round that bed for ages. Its hind foot taps very softly, the way one does when somebody tells a story one likes.',
        '“Wait for the word,” you tell {name}, and it waits for the word. It waits for another word. You have run out, and it still has not gone. It knew that one. You are the one who has to say “Go”.',
      ],
      bad_time: [
        'You say stay, in that voice, and {name} stays. The tall ears go flat. One hind leg shakes with everything it is not doing. You tell it that it may go now, and it stays.',
        '“Sit still,” you say, and hold it down by the shoulders. Under your palms {name}’s heart does the running for it. You let go. It doesn’t move. Someone has shown it what hares are afraid of.',
      ],
      loved: [
        'There is one way to teach {name}, and it is {item}, since that is slow enough for a hare to see it coming. It stands, ears half down, and has got it. It goes back to its line at a walk.',
        'You do it by way of “{item}”, and {name}, that never brakes, brakes. It has left a long mark on the floor. It will not come through the kitchen that way again. It goes and stands by the mark for a time.',
        {
          text: 'You put {item} at the end of it, and {name} learns the thing in one, at full gallop. You would like to see it slower. It does it slower. It is the hardest thing that it has ever done for anyone.',
          when: ['well'],
        },
      ],
      disliked: [
        'It heard that out in a low crouch, with its ears already round the corner: {item}. Call it back to the line. It understands lines.',
        '{item}. {name} has taken the penalty and left the reason. It is a question of how you say stop.',
      ],
      harmful: [
        'It is gone. There are tracks, and then one sideways leap, and no more tracks. Sit out in the open until it comes by. And never this again: {item}.',
        '{item}. It ran until it fell. It thought that you were the thing they run from. Stay quite still, and low down, and let it see you from behind.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the curtain, and with the sun gone out of its ears {name} goes out as well. It turns round, backs into its bed like a car into a garage, and lets down the legs. They twitch as they cool.',
        'You put {name} down in a hollow of its own length, and it lies in it like a bow in its case. The eyes do not close. They only stop looking. By and by somebody has taken off the string.',
        {
          text: '{name} drops like something tipped out of a cart. You fold the long legs under it, one at a time, and they stay folded. When at last one springs back, it takes the lamp with it. You have seldom minded a lamp less.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lay down because its legs already had. You put the blanket on, and the feet ran for a while without it, and then even the ear tips were still. You lift the corner. A warm hollow, and from two rooms away, galloping.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} lies down in its scrape because you ask it to. The head lies down, and the ears lie down. Nobody had told the hind legs. They are across the room, and the rest has gone along.',
        '{name} rests as you wish, at full length, eyes wide open, for as long as it takes to say so. Then it is up. It feels marvellous. It could not agree with you more about rest.',
        {
          text: '{name} lies down as told, chin low, ears flat, hind feet drawn up under it, perfectly still. Then you clear your throat, and learn that it was waiting at a starting line. The blanket comes down some time later.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in on all four sides. The blanket leaves the bed, goes twice round the room at knee height behind two black ear tips, and is back before you have turned. What is next, the ears would like to know.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'Nobody has ever outrun “{item}”, it seems, and {name} has given up trying. It gets as far as its scrape. There it puts its legs away, right, left, and lays the ears on top, like a lid.',
        'It is to be “{item}”, and for the sake of that {name} comes in off the track. It goes from a gallop to a trot, from a trot to a breath. The hind foot is the last of it across the line.',
        {
          text: 'At the word {item}, {name} runs one lap, stops, and lies down at full stretch. The long ears are folded along its back, right, left. You hear the foot tap, three, two. It is asleep before one.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has a side to it: {item}. {name} slept with its head out and its legs in the field. A scrape would be better, under a bush.',
        '{item}. It got up forty times to see whether one still could. Now it is tired in the other way. Something open.',
      ],
      harmful: [
        'There was a lid on it, or something like a lid. It has broken a claw, and there is fur on the inside: {item}. Let it out, and burn it.',
        '{item}. It comes out with one hind leg trailing. Those legs are what it has. Never put {name} there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} goes round you, wall to wall, then sofa to chair, then shoe to shoe, each lap smaller, until there is nothing left to run round but itself. It sits down on your foot. One hind leg has not been told.',
        'You sit. {name} is at the door, on the sill, behind you, at the door. The rounds get smaller. The last is hardly wider than your coat, and then there is a flank against your knee with the heart still doing laps.',
        {
          text: 'You sit, and {name} tries it as well. It lasts to four, goes off to the wall and back, and tries again, and lasts to nine. It looks at you with respect. You must be on three hundred.',
          when: ['warming', 'well'],
        },
        'You sit down by {name} and do nothing, at which it has had no practice. It looks how you do it. It lets go of one hind leg, then of the other. You had not known that it was holding them.',
        'That time, the {wait}, it ran out to look for you and passed you, it must have, you would have been straight ahead. It sits now so that you are at the side.',
        'Its breath has slowed to yours, and in the slow of it a word goes by, at a lope: {loved}.',
      ],
      little: [
        'Four sittings in an hour, and its legs have gone to sleep one by one. {name} has to be off. Sit here again when it comes by.',
        'It is very fond of you, it says, going up and down on the spot, and could that be done at some speed? Later, then.',
      ],
      ill: [
        'You lay your watch on the floor before {name}’s nose and sit. The thin hand runs its laps, and the tall ears follow it round, and by the fifth the breath does too. Somebody is racing. Now see to what it needs.',
        'You lie down flat in the dust, so as to be no higher than it is. {name} lets one ear fall across your wrist. Stay a while. Then bring what is missing.',
      ],
      asleep: [
        '{name} is running in its sleep, flat out, and you, who have only sat down beside it, are keeping up. You keep up for a long way. Then the legs ease and drop to a walk, so that you can come alongside.',
        'Asleep beside you, {name} puts on speed. You see the ribs go. Halfway round, it seems, it looks back for somebody. One hind foot reaches out, finds your knee, and is easier after that.',
        'One ear lifts. Whatever it is being given out there, at the finish, it has a name: {loved}.',
      ],
      shy: [
        'You keep still, which to {name} is something that gets done to hares. It tears past to see who did it to you, and past again, closer. The seventh time it slows down, nearly to a run.',
        'You sit still, and {name} goes by. It goes by again, nearer, to find out who did this to you. On each lap now there is half a blink with no running in it, a little to the left of your hand.',
      ],
    },
  },
  things: {
    feed: {
      'sagebrush tips':
        'At the finish you hold the sagebrush tips, like a bouquet. {name} breaks the tape, takes them out of your hand blind, by whisker, and is halfway round the lap of honour, chewing silver.',
      'mesquite leaves':
        'The mesquite leaves hang above the line, just higher than an ear. {name} goes up for them, straight up, and sees the whole county from there, and you in it. It comes down with a green moustache.',
      'desert grass':
        'The desert grass is laid out in lanes, one blade to each. {name} eats its own, and then the shadow’s, and then looks round its own shoulder at the one in front of you.',
      'cactus fruit':
        'It won the cactus fruit, by a field, and has it in its arms. There is a spine left. {name} waits, foot tapping, while you draw that out, and then the juice goes right to the black of its ears.',
      'alfalfa sprig':
        'One sprig of alfalfa, and you at the post with it. {name} takes the bottom of it at the first pass, and the middle at the second. At the third you are holding a finger’s length of nothing.',
      'creosote twigs':
        'The creosote twigs smell of rain that is not coming. {name} bites them off with a clean slant and turns both ears to the hills. There, you hear it now as well. It has won again.',
      'wild clover':
        'You kneel down in the clover to find one with four. {name} has eaten up to your hand, and past it. You look up, and the whole wild patch is behind you, with a hare on it.',
    },
    play: {
      'sprint race':
        'Three taps. You are still bending down for the sprint when {name} comes in behind you. It scratches the mark, a deep one. Then it shows you, at a walk, where you ought to have put your feet.',
      'zigzag chase':
        'Left, you chase it, and it is right. You go right, and are passed, between the knees, by an ear. The zigzag is all in the dust afterwards, like writing, and through the middle goes one straight line of yours.',
      'hurdle course':
        'There are seven hurdles up, made of your broom handles. {name} takes six and goes back, because the fourth was a bad one. It takes that at your height. Then it lies down under the seventh and waits for you.',
      'open field dash':
        'The field is open. Dash, you say, and you have said it to some dust. Far out a pair of ears goes over the skyline and returns, pink with sun, before your hat has come down.',
      'shadow boxing':
        'At noon, when the shadow is small, {name} squares up. Left, left, and a kick. You hold the coats. It has the thing flat on the ground in no time, and stands there till it dares to get longer.',
      tag: 'You touch its shoulder, where it was. Tag, it has your elbow. You turn, and it has the other. In the end you sit down, and {name} has to come in close to be caught.',
      'tumbleweed pursuit':
        'The wind gets up, and a tumbleweed goes by, and {name} goes by after that. At sundown it is back from the pursuit with a twig of it, and lays it at your toes, beaten.',
    },
    clean: {
      'dust bath':
        'The dust has been raked fine, and {name} bathes in it like a wheel in sand, all legs. The cloud rolls over you. You are both the same colour, and only one of you is clean.',
      'burr removal':
        'You go over the coat for burrs, and each comes out with a hop. {name} keeps looking behind it to see how you do. You hold up the last. It taps: the removal was timed, and slow.',
      'ear tick check':
        'Held up to the light, an ear is a map with rivers. No tick. {name} leaves that one with you and listens with the other to the road. You check along its edge, to the black tip.',
      'dry grooming mitt':
        'You put the dry mitt on and hold it out, and {name} runs by beneath, close. So it is groomed, on one side, at speed. At the fence it turns about, and you change hands for the other.',
      'sandy paw dusting':
        'Out of each paw you dust the sand, a whole small desert. {name} stands on the three that are left, and they would like to go. At the fourth you feel the kick being held.',
      'cactus spine tweezers':
        'You have the tweezers, and it has the cactus spine. {name} puts the foot in your lap and looks at you from behind, where it sees you best. There is a pull. The foot taps, and taps, and is whole.',
    },
    sleep: {
      'shallow scrape':
        'There is a shallow scrape beside the wall, of your digging. {name} gets in, makes that longer by a leg, and backs into it, ears down along the spine. From the step you would say there was a stone.',
      'bush shade':
        'You have cut a door to the shade of the bush. {name} lies along the cool of it with its chin on the ground. Where the sun comes through, one ear is lit like a lamp.',
      'warm desert sand':
        'The sand has kept the desert’s whole day in it, warm as bread. {name} scratches down to the heat and folds its legs on that. You take off your boots. The eyes are open and have stopped looking at you.',
      'tall grass form':
        'Where you have parted the tall grass {name} turns about in it until there is a form, hare-shaped, open at the top. The stems close. If a wind comes there are two of them that do not bend.',
      'open starry sky':
        'You carry your blanket out under the open sky, all starry, and lie down. {name} picks a place with no roof for a hundred miles. It takes up the whole sky, one half in each eye, and is asleep.',
      'windbreak boulder':
        'The wind goes by on both sides of the boulder, and {name} lies in the windbreak, listening to it lose. You have put your back to the stone as well. The hind legs come uncocked, with a small click.',
    },
    medicine: {
      'cooling ear compress':
        'The compress goes on, cooling, along both ears. The whole hare is in those ears, and it stops. A drop runs off the black tip into your cuff. By and by the foot begins to count.',
      'sprain wrap':
        'You wrap the sprained leg round and round with the long strip, from hock to toe. {name} watches that from behind. It puts the foot down, tries one tap, and looks at you. You shake your head, and it lies.',
    },
    discipline: {
      'false start call':
        'A false start, you call. {name} is a speck by then, and the speck stops. It comes in the whole long way at a walk, sets its toes to the line, and waits for you to breathe.',
      'slow walk home':
        'You make it a slow walk home, and {name} has to keep beside your boot. It looks at the gate, it looks at the seedlings that it went through, and puts one foot in front of one foot.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep with its eyes open and the trigger set, and whatever you held out would go over the fence along with it. It wakes at {wakes_at}. Sit near, by all means.',
      'No races, no prizes, no brush: the course is shut, and {name} is lying somewhere on it. Come at {wakes_at}. One may always reflect at the rails.',
    ],
    unplayed: [
      'What is this for? {name} looks behind the dish for the race. It will not eat what it has not run for. Play with it first, a dash is enough, and then feed it.',
      '{name} kicks the dish to the far end, comes back, and puts a foot on the line. Supper is a prize. Race it, chase it, anything, and offer it again.',
      'It is as good as any supper and nobody has won it. {name} taps: three, two. Play once, and then put it down at the finish.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has lost its first race, to a leaf. It wants the leaf looked at.',
      'A child, all feet. It met its shadow today, at a corner, on its way out. Since then neither of them has sat down.',
    ],
    teen: [
      '{name} is half grown, and the ears have finished first. It trips on them. It says that it meant to, and did you see how fast.',
      'A teen: it will not be called in, it will not be told when, it has run off for good. It ran off twice before lunch. It is back for the third.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes to you down the whole length of the field in one straight line, flat out, seeing nothing at all, and stops at your shoes.',
      'Full grown and {form}: it let itself be caught today, right at the finish, and stayed caught for as long as it takes to say so.',
    ],
    balanced: [
      '{name} is a grown {form}, and its course goes out by the mesa now. It sends its dust ahead, and is in for supper if there is a race in it.',
      'A {form}, long as a fence rail. {name} goes where the ground is hard and comes home where you are, by a different way every time.',
    ],
    low_care: [
      '{name} grew up with no one to run against. It is a {form}. There is dust over the flat, going like a train, and no hare at the head of it.',
      'Nobody stood at the finish, so it took the finish away. It is a {form}, full grown. You come on its tracks now and then, and they begin nowhere, and end there.',
    ],
    rescue: [
      '{name} is grown, a {form}, and its left hind leg lands a little late. It wins by a length, where it was three. It has you hold the watch.',
      'It was down on the line, and you carried it over. {name} is a {form} now, full grown, and whoever falls out of a race finds it running beside them, slowly.',
    ],
  },
  trust: [
    'You stood right before its nose, where it sees nothing, and {name} stayed. It knew who was there. It had decided to.',
    'Today it came to you straight. No zig, no zag, the ears flat back, the whole way blind. You did not move.',
    '{name} has shown you where it sleeps. It walked there, so that there were tracks, and looked round at every few steps to see whether you were keeping up.',
  ],
  streaks: [
    'Ten prizes on time. The wall has ten scratches, and {name} has run along them at every height.',
    'Twenty-five, and never one late. {name} has asked its shadow whether it can say the same.',
    'Fifty on time. It did fifty laps, one for each, and would have come in to say so, but by then there was a fifty-first.',
    'A hundred. {name} stood still for it. It was the longest four seconds of its life.',
  ],
  ages: [
    'Ten days, a hundred and six yards to the fence: {name} takes those for the same kind of thing, and has done both.',
    'Thirty days. It has been all the way round, it says. It does not say what of.',
    'A hundred days old. {name} has beaten its shadow a hundred times, every noon, and every evening it has been beaten. It would not have it otherwise.',
    'A year. {name} and the sun set off together, and here they are. It will not be told who was first.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['cactus fruit', 'wild clover'] },
      wish: 'There have been twigs, there has been grass. For the next big one {name} would like a proper prize: cactus fruit, say, or wild clover, waiting at the finish.',
      granted:
        'It took a lap of honour first, with the thing held high and both ears out of its eyes. Then there was no thing.',
    },
    {
      by: { action: 'feed', item: ['sagebrush tips', 'mesquite leaves'] },
      wish: '{name} won one in its sleep, and they gave it sagebrush, only the tips, or it was mesquite, and it woke up. When it has run, could it be given that?',
      granted: 'It was just as it had been dreamed, apart from the band. {name} hummed the band.',
    },
    {
      by: { action: 'feed' },
      wish: 'You always put it down and leave. {name} would like you to stand there, at the next finish, with your arms out, as though it were close.',
      granted: 'It was close. It won by a mile, and you had your arms out, and it was close.',
    },
    {
      by: { action: 'play', item: ['sprint race', 'open field dash'], hours: [11, 15] },
      wish: 'It is a matter of the shadow. Round noon it is short in the leg, and {name} would like to run then, a sprint or an open dash, with somebody to see.',
      granted: 'Beaten. It was under {name} the whole way and never got its nose out. There is a witness.',
    },
    {
      by: { action: 'play', item: ['shadow boxing', 'tag'] },
      wish: 'Its front feet have had nothing to do for days but follow. They ask for a bout: shadow boxing, or tag, with hitting allowed.',
      granted: 'Three rounds, and your shadow was better than you. {name} has shaken hands with it.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'You lost, and you went in looking so. {name} has worried about it. Play it twice today, and it will let you lose by less.',
      granted:
        'By a neck. By a neck and you with those legs. It has scratched that one on the wall for you, at your own height.',
    },
    {
      by: { action: 'play', item: ['tumbleweed pursuit', 'hurdle course'] },
      wish: 'A tumbleweed went by, and did not stop, and laughed. {name} requires one to pursue, or failing that some hurdles to be angry at.',
      granted: 'It caught it, or one very like it, and turned it about, and chased it back to where it came from.',
    },
    {
      by: { action: 'clean', item: ['dust bath', 'burr removal'] },
      wish: 'It has been carrying a burr since the last bend, and that is an unfair weight. {name} would like it out, or a dust bath to lose it in.',
      granted: 'Lighter by one burr. It has run the same lap again, and there is a bird that can bear it out.',
    },
    {
      by: { action: 'sleep', item: ['open starry sky', 'warm desert sand'] },
      wish: '{name} has seen that there are small lights up there, and that they all go the one way, and nobody wins. It would like to lie out under them, or on the warm sand, and watch.',
      granted:
        'It watched until it was two ears and a breath. Toward the end it had picked one, and was cheering it on, with a toe.',
    },
    {
      by: { action: 'sleep' },
      wish: 'If somebody said “race postponed”, and scratched out the line, and meant it, {name} thinks that it could lie down. It cannot do it by itself.',
      granted:
        'Postponed. It looked at the place where the line had been. And then it was a hump in the dust, going up and down.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a thing about you that {name} has only ever seen going past. Sit down somewhere, would you, and let it stop and look.',
      granted:
        'So that is your face. It is very slow. It has looked at it from both sides, and is glad to have gone back for it.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A race needs somebody at the start of it and somebody at the end. Sit with {name} twice today. It will do the part in between.',
      granted: 'You were there when it went and you were there when it came. It has no idea how you got round so fast.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The finishing tape',
        shape: 'ribbon',
        text: 'It broke, as they are meant to, on {name}’s chest. It has run with this end of it ever since. You may have it to hold at the finish.',
      },
      {
        name: 'Whose leaf',
        shape: 'leaf',
        text: 'It came first in the race against the leaf. {name} has had it looked at, by several ants, and they say that it was fair.',
      },
      {
        name: 'The post’s button',
        shape: 'button',
        text: 'Off a coat that hung there once. {name} goes so near in the turn that it took it along, and did not feel it until the next lap but two.',
      },
      {
        name: 'Half of a horseshoe',
        shape: 'ring',
        text: 'Something else ran here, before. {name} has measured its stride. It says that it would have been a good one, and has slept near it.',
      },
      {
        name: 'The stop whistle',
        shape: 'whistle',
        text: 'It hid it, of course, long ago, in the scrape. It thinks by now that you may have it. You would not blow it without a reason.',
      },
    ],
    return: {
      name: 'Dark pebble',
      shape: 'stone',
      text: 'It was in the cleft of its foot. There is a course over there, and it is very long. {name} had been going straight, and turned at the sound of you.',
    },
    streak: {
      name: 'The cup',
      shape: 'cup',
      text: 'A tin mug, from the road. Twenty-five prizes were had at that finish, and {name} thinks that the finish ought to get one.',
    },
    hundred_days: {
      name: 'A piece of the shadow',
      shape: 'scarf',
      text: 'It was caught in the gate, at noon, when it was too short to get through. {name} gave you the end of it. It gets longer in the evening.',
    },
  },
  release: [
    'You open the gate. {name} taps, three, two, and looks at you on one, sidelong, for as long as a race. Then there is dust on the flat, and it goes straight, and the gate is still swinging.',
    'It runs from you, so that it can see you. All the way to the skyline you are in its eye, and it is in yours, with its ears up.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lies at the finish, and it was there first, and nobody came to say so.',
      'The tracks go to the gate, many times, and then they do not. {name} died looking back, the way it saw best.',
    ],
    hunger: [
      '{name} died on the line, one foot drawn up. There was no prize, and no race, and it had kept itself ready for both.',
      'It is dead. The dust round it has not one new track in it. {name} had nothing left to run on.',
    ],
    illness: [
      'The ears cooled, first the tips, and the legs let go of what they held. {name} is dead, out in the open, where it wished to be.',
      '{name} has died, in its scrape, at full length. It fits it.',
    ],
    poison: [
      'It was right in front of it, where it could not see, and it came from you. {name} ate it, and is dead.',
      '{name} had outrun all else, and this was in the prize. It is dead.',
    ],
  },
  returned: [
    'There are tracks in the yard, and you follow them back, and they begin nowhere. Then you look the other way, and {name} is at the end of them, tapping.',
    'A shadow comes over the fence with nobody to it, looking about. {name} comes over after, a length behind, thin, and blown, and lands on it.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, with its long legs folded, and both ears down.',
      'Go lightly over this. {name} did, over everything.',
      'From this stone to the fence and back: {name}.',
      'The wind goes over this, and {name} would have liked to go with it.',
      {
        text: 'Here is {name}, second to its own shadow, evenings, and to nothing else on the flat.',
        when: ['from_child'],
      },
      { text: 'Nobody ever found where {name} slept. It is here.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['There was no one at the finish.', 'It looked back for us the whole way, and saw very well.'],
      hunger: ['It would only eat what it had won, and no one would run.', 'The dish stood at the far end, bare.'],
      illness: ['It was caught at last, and not by anyone.', 'It pulled up, and lay down in the open.'],
      poison: ['It could not see what lay straight before it.', 'It took its prize on trust.'],
    },
  },
  souls: {
    thriving: [
      'You are {name} and you have been there and you are back. Did they see? They can see it again. There is ground, yards and yards of it, lying about unused, and your legs are so full of it already that you have to hop to keep the lid on. Somebody asked about supper. Never mind supper: to the post? Over the trough? You will give them half. You love them, they are so slow, you can go right round them while they say so. Ready?',
      'You are {name}, all ears, and there is a horizon in each. Things come out of your mouth at a run. You dare everyone; you dare the fence. That dark flat fellow at your heels dares you, and come noon you will stand on it. The nice thing about your keeper is the standing there, at the end, like a post with arms. You do not see it as you come. You only come. Let there be a race, and let it be now.',
    ],
    content: [
      'You are {name}, at the mark, and nobody has said anything, and that is fine. It is a good line. You scratched it. You can see the road from here, and the sky, and your own tail, and the person behind you who thinks that you are not looking. All is well on every side, and the place straight ahead is nobody’s business. You could stand like this for, oh, whole seconds. You would like someone to come up next to you. On the left. Toe to the line.',
      'You are {name}, and there have been {days} days and you were out in front of nearly all of them. You do not look ahead; there is nothing there; you look back, and the whole way is full of things going off very small and clear, and your keeper is in most of them, waving something. You talk quickly so as not to miss the next. It will come from in front. You hope that it is them, with their shoes on.',
    ],
    bored: [
      'You are {name} and you are WALKING. You chased yourself, and you knew where you would turn. You boxed a bush and it was a bush. There is a cloud on the shadow. What do others do, with all this leg, and no reason? They sit. You have tried it, and it went through you like an itch. It need not be far. It need not be a race even, somebody could just come at you, suddenly, meaning it. Will they play? Three, two.',
    ],
    hungry: [
      'You are {name}, and do not change the subject, the subject is whether they can beat you to the trough. You are not thinking of sagebrush. If somebody chose to stand at the far end with some sagebrush, that would be a finish, and you have nothing against a finish. You cannot eat what just lies there; it sticks. It has to be come in to. So: a run, if you have had none, and then the prize. You are so ready. Go on, say it.',
    ],
    starving: [
      'You are {name}, and you are on the line, and you cannot feel the line. It was going to be such a good one. The fellow at your heels has lain down next to you, not even gloating. You would still rather win it. But it could be short. It could be as short as this: one hop, from here to their hand. And the hand could have something in it. You would not look. You would just come in. Food, please. Now.',
    ],
    sick: [
      'You are {name}, and the gate is open, it is wide open and you are looking at it. There is a fire in your ears. You set off, you are sure you did, and it brought you round to here. You do not dare anyone. You keep low, in the length of yourself, and let them come up behind you, where you see them well, and it is all right, they may. They should bring medicine, and something cold for the ears, and not run.',
    ],
    failing: [
      'You are {name}. Somebody has let the springs down. It is quite soft, lying out flat like this; you had not known the ground was so near. You are counting in to something. Three. It is a long way from three to two. Everything that you ever ran past is standing round, very clear, and holding its breath. The one place you cannot see is in front, and you think that your keeper is there, with the bottle. You will not start without them. Let it be now.',
    ],
    near_death: [
      'You are {name}, and you came in, and you were first, and there was nobody there. So you went back and came in again. You have done it until you could not. It must have been the right gate. You are keeping your eyes open, the way you do, all round: road, sky, fence. It may be that they are straight ahead. It may be that they have been there the whole time. If they put out a hand, anything, you would feel it.',
    ],
    asleep: [
      'You are {name}, asleep with your eyes open, and the flat goes on for ever, and it is that one hour of noon. There is no one under your feet. You are not running, it is the ground, it goes by you of its own accord like a thing being told. No one has found where you are. But someone sits down, off at the side, where you can just see, and they look the other way. Good. They can stay. You will give them a start.',
    ],
    shy: [
      'You are {name}, at the fence, tail first, looking at them hard. There is one of them. It sits. They do that, and then they do something else, and it is as well to be a field away. How fast is it? You have gone by it at a hundred yards, and it only turned its head. You could go by at ninety. It ought to stay there and be slow some more, and want nothing. Ninety is not so near.',
    ],
    back_from_death: [
      'You are {name}, and you had gone straight. You never go straight. There was nothing on any side to look at, no road, no fence, no fellow at your heels, and you had never been so far ahead. Then somebody behind you said a word. You looked round. You stopped for it. You have to be told how things stand: is that a line? Is it your turn? Let them keep close, run you a little, and be there with the prize when it is time.',
    ],
    hurt: [
      'You are {name}. You came in straight, seeing nothing, for that is how one comes in to them; and it was in the hand. It has got into the legs. They go, and you do not. You look at your keeper from the side, from both sides. They look the same as before. Perhaps they could not see it either, perhaps it was right before their nose. Let them take it off the course, and lie down here, low, where you can watch them.',
    ],
  },
}

export const JACKRABBIT: Species = {
  slug: 'jackrabbit',
  name: 'Jackrabbit',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.4,
  happiness_decay_per_hour: 1.6,
  innate_traits: [],
  personality:
    'All spring and no brakes. Holds that supper is a prize for racing, and that standing still is something done to hares.',
  special_mechanic: 'Play comes first: it will not eat unless someone has played with it since its last meal.',
  mechanic: { unplayed_feed: 0 },
  items: {
    approved: {
      feed: [
        'sagebrush tips',
        'mesquite leaves',
        'desert grass',
        'cactus fruit',
        'alfalfa sprig',
        'creosote twigs',
        'wild clover',
      ],
      play: [
        'sprint race',
        'zigzag chase',
        'hurdle course',
        'open field dash',
        'shadow boxing',
        'tag',
        'tumbleweed pursuit',
      ],
      clean: [
        'dust bath',
        'burr removal',
        'ear tick check',
        'dry grooming mitt',
        'sandy paw dusting',
        'cactus spine tweezers',
      ],
      medicine: [
        'electrolyte water',
        'sprain wrap',
        'tularemia test',
        'tick removal',
        'wildlife vet',
        'paw balm',
        'cooling ear compress',
      ],
      discipline: [
        'false start call',
        'one lap penalty',
        'stand still game',
        'stop whistle',
        'race postponed',
        'slow walk home',
      ],
      sleep: [
        'shallow scrape',
        'bush shade',
        'warm desert sand',
        'tall grass form',
        'open starry sky',
        'windbreak boulder',
      ],
    },
    harmful: [
      'sugar cubes',
      'locoweed',
      'cramped hutch',
      'pet greyhound',
      'potato leaves',
      'bread crusts',
      'oleander',
      'retractable leash',
    ],
  },
  appearance: {
    look: 'a lean desert jackrabbit with tall black-tipped ears lit pink by the sun and long coiled legs',
    colours: ['#b99467', '#f0e2c8', '#231c18'],
  },
  figure: {
    eyes: '#c98a3a',
    body: 'standing',
    skull: 'pear',
    muzzle: 'snout',
    ears: 'tall',
    earTip: 'accent',
    tail: 'bob',
    extras: ['whiskers'],
    size: 0.94,
    earSize: 0.84,
    tailSize: 0.7,
  },
  book: BOOK,
}
