/**
 * The Akita wants to be where it said it would be when it said it would be there. It fears a promise broken, and most
 * of all one of its own. It hoards arrivals: it remembers each of yours and stands up for them again in its sleep. It
 * knows of a train that no timetable has, and you are always on the next one. Behind the door it keeps a lost property
 * shelf, one glove, one walking stick, a tortoiseshell comb, dusted and labelled in the mind, and gives nothing out without
 * being asked for it politely. It has seven bows, and nobody has seen the seventh. Its body is bear-broad and upright,
 * with small dark eyes, a tail rolled tight on its back that may come down by one inch, and snow on its shoulders in
 * every season, which does not melt until the one it has chosen lays a hand there. It eats without a sound to the last
 * grain, inclines its head, and washes its paws like a cat. It sleeps with its back against a door. It sulks by
 * becoming more polite. It trusts by arrivals, each entered when it has happened and not before. It takes a wrist in
 * its mouth to lead its person home and gives it back dry. It never runs to meet anyone, never walks through a door
 * ahead of a guest, never lies down on duty. Its keeper is the passenger.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell opens along one clean line, like a sliding door. {name} stands inside it, square on four feet, with snow on its shoulders, and waits to be asked in.',
    'Out of the shell comes {name}, broad in the face and damp behind the ears. It chooses a floorboard, sits down on it, and looks at you as one looks at a clock.',
  ],
  looks: {
    thriving: [
      'There was a bound just now, in the garden, of some height. {name} has resumed its seat and faces the road. The snow on its back is still coming down.',
      'The tail has come unrolled by a full inch. You have seen it, and {name} has seen you see, and goes on facing the road with snow on its shoulders and lets it stand.',
      'Something far off whistles in a cutting. {name} gets up, shakes the snow from its mane with the sound of a small avalanche, and wears its ears as for a festival.',
      '{name} escorts a snail from one side of the path to the other, at the snail’s own pace, and returns for the second snail in excellent spirits.',
      'Bow the fourth is for good news. {name} has made it to the coal scuttle, to the stairs, to a beetle, and is on its way to you.',
      {
        text: 'Ask it for the day of {loved}, and {name} gets down the very place in the air where it was, and stands under it with its inch of tail out.',
        when: ['from_child'],
      },
      {
        text: '{name} leaps, once, straight up, at the first flake. It comes down to find you on the path with your shopping, and bows you past, the third bow, that is for persons not yet introduced.',
        when: ['wary'],
      },
      {
        text: 'There is a slide, down the bank behind the shed, polished like glass, and on it at intervals goes something broad. You come round with the wood. {name} is seated at the foot, facing the road, with a good deal of hill on its back.',
        when: ['wary'],
      },
      {
        text: '{name} has been given a leaf by the wind and is returning it, to the tree, with some ceremony. It falls. It is returned again, higher. You stop by the fence, and it lays the leaf down upon the shelf, as found.',
        when: ['wary'],
      },
      {
        text: 'At the far end of the road there is your hat. {name} does not run. But it has stood up, and sat down, and stood up, and by the time you are at the gate there is no snow left on it at all.',
        when: ['trusting'],
      },
      {
        text: 'The first train of the day is you, with the milk. {name} meets it on its hind legs. It has its paws upon your shoulders, and there is no more snow on either of you, and the milk is everywhere.',
        when: ['trusting'],
      },
      {
        text: '{name} takes the tortoiseshell comb down, lays it before you, and turns its mane to you. You comb. At each stroke the tail comes down, an inch, an inch, until it lies along the boards and beats.',
        when: ['trusting'],
      },
      {
        text: '{name} is at the gate and lets them pass: the milkman, the mayor, a man with a ham. Then it is you. It does not run. It walks, so broad with joy that it gets stuck in the gate.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has let somebody sit beside it at its post: a sparrow. It must have told the sparrow about you, for both are looking up the road, and both look round, delighted, when you come the other way.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is galloping in the yard, mouth open, trying to catch the snow that flies off its own shoulders. It is like a bear at a wedding. You come out. It sits. It has been on duty all along.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} sits below the clock with its bear face up. The hand moves, and nobody comes. It must be about somebody. Then you walk in, and it looks at the clock, at you, at the clock, and falls over backwards.',
        when: ['baby'],
      },
    ],
    content: [
      'Front feet together, back straight, {name} is sitting by the door. It is not clear who is expected. It is quite clear that somebody is.',
      'The old gardener goes by with his barrow. {name} inclines its head, and so does he. It is the whole of their conversation, and it went well.',
      'You shut a drawer in another room. {name} gives the sound its full attention until the last of it has left, sees it off with a nod, and looks round the door to see that you have your fingers.',
      'It is {days} days since the first one, and {name} has been at the door for the start of each. It does not mention this. It merely sits up a little.',
      'Whenever the kitchen is quiet {name} turns its broad face to the shelf where a certain thing once came from. It would not ask. It was {loved}.',
      {
        text: 'The walking stick on its shelf has been turned so that the handle faces out. {name} looks it over from a proper distance. Nobody has come for it, and it is in perfect order.',
        when: ['from_child'],
      },
      {
        text: 'There is a pale place on the board where {name} sits, with edges. You have caught yourself walking round it when there is no dog there.',
        when: ['from_child'],
      },
      {
        text: 'You hang up your coat. {name} observes on which peg, and when you have gone by it gets up and stands beneath the coat for a time, as one reads a visiting card. Then it goes back to its board.',
        when: ['wary'],
      },
      {
        text: '{name} has brought your shoes in from the step, because of the damp, one at a time, and set them by the stove with the toes to the room. Toes to the door would mean that you were leaving.',
        when: ['trusting'],
      },
      {
        text: '{name} has been shown the door. It goes in, it goes out. It looks up at you with small dark eyes, lies down exactly on the sill, and will not, for the present, be got past.',
        when: ['baby'],
      },
      {
        text: '{name} sits against your chair and faces the door, so that you need not. There is a knock. One ear comes round to you for instructions. You shake your head. It had thought as much. They may pass.',
        when: ['trusting'],
      },
    ],
    curious: [
      'A parcel stands in the entrance. {name} has seated itself opposite, at the distance one keeps from a stranger, and is waiting for the parcel to state its business.',
      'Both small ears have gone forward. {name} has found a timetable under the mat and stands over it, reading the column of departures with one wet nostril.',
      'A glove, the left one, on the doorstep. {name} has taken charge of it and is looking up and down the hall for a cold hand.',
    ],
    bored: [
      '{name} is keeping its post, and nobody has come to be let past. The snow has covered one ear. Take it on a walk, or play at guarding something.',
      'For want of a visitor {name} has been refusing entry to a moth. It is beneath them both. Play with it a little; the waiting game would do.',
      'Every object on the lost property shelf has been dusted, with the tail, and set back. {name} has started on the shelf’s other side. It would be glad of a game.',
      {
        text: 'Nobody has come up the path today, and {name} no longer turns its head to the gate. There is snow on its eyelids. Go out, shut the door, knock, and let it admit you. Play at that till dark.',
        when: ['sad'],
      },
    ],
    due: [
      'Here is the place, and this is the time, and there is {name}, bolt upright beside the dish. It does not look about. It has kept its half of it to the minute. Its meal is due.',
      'Somebody goes through the kitchen, and then somebody else, and {name} lets them pass. It is not after company. It sits by an empty dish for one person, with one thing in their hands. Its meal is due.',
      {
        text: '{name} comes to where you are, which is against its principles, and stands close, leaning on you with one snowy shoulder. It has waited at the dish. It is glad now to be waiting here. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} is still at its place. It has turned its head, so that you shall not see it look for you. As you come in it bows, from the neck only. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} has chosen a spot in the middle of the floor and sits there, round and solemn, like a bear cub at a station. It could not tell you what it is waiting for. You know. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} sits square beside its bowl and looks at the wall. You come in, and with one russet paw it turns the bowl by the width of a finger, until the empty side faces you. Feed it.',
      'You find your wrist held, quite gently, in a warm mouth, and yourself being walked to the kitchen. At the bowl {name} lets go. It is time to feed it.',
      'A bow, the second, which is for shopkeepers. {name} makes it to the cupboard, and then moves aside so that you may do your business there. It would like to be fed.',
      {
        text: '{name} has put itself not at the bowl but by the cupboard, at the side, like somebody who has come about something and can wait. The snow on it is thick. Feed it, and do not hurry it.',
        when: ['wary'],
      },
      {
        text: '{name} has gone round to the tradesmen’s door, and stands there, a little aside, with snow to its elbows. It has not knocked. It makes to the bucket the bow for kitchens. Feed it there, with the door left ajar.',
        when: ['wary'],
      },
      {
        text: 'Your wrist is taken, warm and dry, and laid upon the lid of the rice. {name} keeps it there with its chin, and looks up past your elbow. It would not do that to anyone’s wrist. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'Your hat is put in your lap, upside down. You look up. {name} has sat down before you, very straight, and inclines its head to the hat, as to a bowl. It had not liked to bring the other, which is so empty. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} keeps upright by leaning on the doorframe, so that it will not be seen lying down. It has had nothing for {hours} hours. Bring food now.',
      '{name} has set its dry bowl out on the step, square to the road, since that is where meals come from, and sits beside it with its eyes half closed. Be that meal. Come up the path with it now.',
      '{name} rises for your step and has to sit down in the middle of rising. It begs your pardon with its eyebrows. It has had no meal for {hours} hours. Food, before anything.',
      {
        text: '{name} stands for you, and the legs slide apart on the boards, and it stays so, like a table, too proud to fold. Hold the bowl under its chin. It needs that, and medicine, and your arm.',
        when: ['weak'],
      },
      {
        text: 'For each meal that did not come {name} has laid one pebble in the bowl, and sits beside it, gaunt and straight as a gatepost. It does not look round. You are asked, by the pebbles. Take them out, fill it, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: 'Your boots go by, and it opens its eyes to them and cannot raise the rest. {name} would beg your pardon. It has been {hours} hours. Rice water, on the lip, then medicine, and kneel, so as to be no taller.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} sits down on its board in two movements, and rests between the first and the second. The snow lies heavily on it. Medicine would be correct, or a quiet rest.',
      'There is a limp, which {name} puts away when you turn round. It would be kind to see it all the same. A little medicine, or sleep.',
      {
        text: 'There was a bow for you, the fourth. It went down very well. For the coming up {name} needs a moment, and your hand under its chin. Let it rest on its board, with medicine beside it.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The white parts of {name} are no longer white, and it has begun to sit with its back to visitors. It will not ask. Run it a bath.',
      'Soot on the snow, burrs in the mane, and all four paws held slightly off the floor: {name} regrets its appearance. A wash, please.',
    ],
    sick: [
      'The snow on its shoulders has turned to rain. {name} sits in the wet and looks straight ahead, breathing through its mouth. Medicine, please, today.',
      'A cart rattles past, and {name} stands up for it as for the train. A moment later it knows, and is mortified. Its nose is hot and dry. Give it medicine.',
      'You drop a glove, and it lies there. {name} looks at it, and cannot think what is done about gloves. There is fever behind that. It needs medicine.',
      {
        text: '{name} makes you the bow for doctors, of which you had not heard. It is the fifth, and goes crooked. Do not touch the shoulder. Put medicine in the bowl’s lid, and hold it level, at the end of your arm.',
        when: ['wary'],
      },
      {
        text: '{name} is not at its place. It lies two steps short of it, with its face that way. When you kneel down it shuts its eyes, as it has for all who passed. Bring medicine, there, to where it is.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is lying down at its post. It would want you not to have seen. Medicine at once, and then lay your hand on its shoulder and leave it there.',
      'The tail has come off its back and lies along the floor, quite straight. {name} follows you with its eyes only. Medicine, now, before anything.',
      {
        text: 'Its eyes are on the road, past your knee, and you are in the way, and move. {name} thanks you, with one lid, the smallest bow that there is. Give it medicine at once, from the side, and sit where the road can be seen.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Snow has drifted over {name} up to the chin, and it has not shaken it off. Nobody has come for {hours} hours. Sit down in it, here, now.',
      '{name} still faces the road. Its eyes are closed, but it is facing the right way. Come and be the one who arrives: stay with it now.',
      'With its chin on your shoes, the pair nearest the door, {name} has kept them from going cold. It has nothing else to keep with. Put down what you carry and sit by it, now.',
      {
        text: 'Down at the crossing, where trains would come if there were rails, sits {name}. It has sat there {hours} hours, strong, upright, with the snow even on both its shoulders. Get off. Walk up to it from the far side, as one arriving. Stay.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has taken down all the lost things and lain among them, the glove, the stick, the comb, to be asked for. Nobody has, for {hours} hours. Sit down there, with medicine, and give your name.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps like a stone lion with its back against the door. If the handle turns, it will be told of it by its spine.',
      'Somewhere in its sleep a train pulls in. {name} rises an inch, is satisfied as to who got off, and sinks again.',
      'All that moves is one paw, which is helping somebody with a suitcase. You step over it with the lamp, and the paw waits, politely, until you are past.',
      {
        text: '{name} sleeps sitting up, in the corner that has both doors in it. The head sinks by inches. At your step it is level again, and the eyes are shut, and it is quite possible that they see.',
        when: ['wary'],
      },
      {
        text: 'Stretched along the outside of the door, {name} keeps the house from whoever may come, and itself from whoever is in. You hear the boards take its breath. You slide a blanket under, by the gap, and it is declined, and lain upon.',
        when: ['wary'],
      },
      {
        text: 'Off duty, on its side, with all that russet spread out over your feet. You move a toe, and your ankle is taken in its mouth, asleep, held a moment to see whose it is, and given back.',
        when: ['trusting'],
      },
      {
        text: 'You are in your chair, and {name} is asleep against that, as against a door. Each time you lean forward to the fire its head comes up, sees you no further off than the poker, and is put down upon your shoe.',
        when: ['trusting'],
      },
      {
        text: 'It has lain down at its post, and its post is only where it fell. The snow has gone from it. {name} breathes like an engine a long way down the line. Take its place on the board. When it wakes, medicine, with your name.',
        when: ['ill'],
      },
      {
        text: '{name} sleeps with its back against the door. At your foot on the stair it stands up, all that bear, bows, and lies down again, and has not woken. You have been received.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The back has slipped from the door, and {name} sleeps on its side in the entrance where anyone might step over it. Sit with it now; it wakes at {wakes_at}.',
      '{name} sleeps, and frost is forming where its breath should keep the floor warm. Reflect beside it now, close by. At {wakes_at} it wakes, and will need you.',
      {
        text: '{name} fell asleep beside its bowl, sitting, and was let down by degrees by the wall. It wakes at {wakes_at}, and must eat then. Reflect beside it now; do not leave it the platform to itself.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has seen you and has returned to looking at the road. You are a person in a waiting room. Sit on the other bench, and come again tomorrow.',
      'As you pass, {name} rises and withdraws by one mat’s length, exactly, with courtesy. It has an eye for who steps over a dog and who goes round. Go round, and stay a little.',
      'Your hat has been taken from its hook and put on the shelf behind the door, among the lost things. {name} does not yet know whose you are. Ask nothing, and keep it company.',
      'Somebody was once {wait} on the way. {name} looks past you, courteously, to see whether it was you. Sit where it can compare.',
      {
        text: '{name} sits facing the wall, a very small bear with snow on it. It is made for waiting for somebody and has not settled on whom. Everyone else will pass. Sit down, and stay until it turns round.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} came in on a train from the other direction. It sits on its board, and looks at each of its feet. Stay by it, and let the next meal be on time.',
      'It stands at the gate as one who has been sent on to the wrong station and has walked back along the line. Keep {name} company, and be punctual with supper.',
    ],
    old: [
      'The muzzle has gone as white as the snow on its back. {name} no longer walks to the corner. It has the corner come by in the mind, at the usual hour.',
      'The board by the door has two hollows in it now, worn by two hind feet. {name} lowers itself into them as into a chair with its name on.',
      {
        text: 'On each of {days} days it has opened the lost property at the proper hour. {name} itself is the oldest thing there now, and nobody is to claim it but you.',
        when: ['from_child'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} waits until the bowl has stopped moving. Then it eats without a sound, down to the last grain, and inclines its head to you.',
        'At the hour, the bowl. {name} had been sitting where the bowl would be, and moves aside for it as one does for a colleague. When it is empty, it is you that the place is kept warm for.',
        'Every grain of rice is eaten singly. Afterwards {name} washes its paws, the left, the right, and folds them, and waits until you have swallowed your last mouthful too.',
        'You set it down and {name} looks, not at the food, but at the door you came through, which opened when it was said to. Then it eats.',
        'A breath through the nose, a pause that might be grace, and the bowl is clean. One drop of broth hangs from its whiskers. {name} would prefer not to be told.',
        {
          text: '{name} finishes, bows, and forgets itself so far as to lick the spoon in your hand. Both of you look elsewhere until it is over.',
          when: ['well'],
        },
        {
          text: '{name} thanks you, with a bow, for setting it down. It goes on bowing until you have gone back to the door. Only then, with its snowy shoulder towards you, does it eat.',
          when: ['wary'],
        },
        {
          text: 'You are tired, and sit down on the floor beside it. {name} looks at your empty hands, takes one grain from the edge, and lays it on your knee. It does not begin until you have eaten that.',
          when: ['trusting'],
        },
        {
          text: '{name} has never been served before. It looks at the bowl, and at you, and stands aside for it. When it understands that nobody else is coming, it puts in its whole bear’s face.',
          when: ['baby'],
        },
        {
          text: '{name} rises for the bowl, and bows, and then, with the snow already running off its shoulders, takes your sleeve and seats you. It eats with its side against your knee. The tail is down by an inch and a half.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You set it down on the stroke. {name} looks at you, and not at the door, and eats to the last grain. It washes its paws. It takes your hand, while it is about it, and washes that as well.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} stands like a gatehouse, russet and white, until you have put down the bowl and retired beyond the mat. It eats with excellent appetite. You are bowed out, by the third, and the mat is moved an inch your way.',
          when: ['wary', 'well'],
        },
        {
          text: 'The whole meal is eaten in profile. {name} has its near eye on the road, and it is a clear eye, and misses nothing. When a person passes it stops, sees them by, and goes on. You are seen by in the same manner.',
          when: ['wary', 'well'],
        },
        {
          text: 'It would stand to be served. You say that the regulations allow sitting, and hold the bowl. {name} eats with its broad brow resting on your collarbone, and gives you the weight a little at a time, like something entrusted.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} was at its place and you were at yours, as at each of these {streak} meals on time. It eats to the last grain. It inclines its head. Then it looks to see that nobody is passing, and rolls over.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and lies down on your shoes by the door. It does not suppose that you would go. But shoes get cold, standing about, and it knows what it is to stand about.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'Neither you nor {name} looks at the clock. You set down the dish, it eats, and somewhere out in the town the hour strikes. It lifts its head to listen, and glances at you. The town is quite right.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything and stays sitting on that very spot. It is here that it happened. It is hours old and has found its place. It looks at you, hard, until you move a little to the left.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, so upright that it falls over, and gets up again at the same place. It has had {streak} meals on time. It has begun to look at you slightly before it looks at the dish.',
          when: ['baby'],
        },
        {
          text: '{name} eats to the last grain and bows, as one bows to somebody who has come to the wrong house. Then it sits down and looks past your shoulder, in case there is anyone behind you.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and takes its post by the door. The neighbour passes, and it does not stir. You pass, and it rises, only in front, and is seated again at once. You go back, and pass again. There: the front.',
          when: ['warming'],
        },
      ],
      streak: [
        'That is {streak} without fail. Before it eats, {name} takes your wrist in its mouth, holds it for the space of a breath, and puts it back.',
        'After {streak} on the hour the snow on one shoulder has gone soft. {name} turns that side towards you while it eats.',
        'The step on the path says {streak}, and {name} hears it say so. There is a third bow, for friends of the house. You are given that, and then it eats.',
      ],
      early: [
        'You have come before the appointed time. {name} takes three grains, out of manners, and draws a paw across the rim. It will receive you at {opens}.',
        '{name} looks at you, at the light on the step, and at you. It eats what politeness requires. The hour is kept at {opens}.',
        '{name} rises, sees that it is you, sees that it is not yet, and is embarrassed for the clock. It takes one mouthful on the clock’s behalf. The rest at {opens}.',
        {
          text: 'The passenger is before the train. {name} is courteous about it. It takes a grain for the left cheek and a grain for the right, and steps to the side of the door, so as not to seem to keep you until {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} consults the light upon the step. You are early, and you are you. It eats one mouthful, and lays its chin across your instep, so that the two of you may be found here, both on time, at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} rises as you come, as it has been rising at every footstep since the hour. It eats. Its thanks are very correct, and it sits down a little further off.',
        'You are late, and {name} makes you the full bow that is given to strangers, and holds it so long that the snow slides off over its ears. It eats all of it. The shoulder stays turned.',
        'Its bowl stood ready on the lost property shelf, with a space beside it for whoever should come asking. You ask. {name} hands it down, and eats, and asks you to sign.',
        {
          text: 'It stood up for each footstep since the hour, and there have been many. Now {name} eats lying on its board, and asks pardon for lying. The legs want medicine as much as the rest wants dinner.',
          when: ['weak'],
        },
        {
          text: 'It does not rise. {name} turns only its head to the bowl, takes four grains, and thanks it. There is rain on its shoulders. Set medicine down, bow, and go back as far as the lamp.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had been sitting up, by means of the door post. It takes a little with its eyes lowered, and draws in its paw from your hand, begging pardon. The breath is hot. A dose, on a clean saucer, presented with both hands.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You arrive, and there is nobody on the board. {name} has gone to the station, along the rails, to inquire. It returns with snow to the knees, in good order, and eats. Your name has been given in as a lost article.',
          when: ['wary', 'well'],
        },
        {
          text: 'The gate is shut, from the inside, with the bar across. {name} looks at you over it, well, square, most polite. You pass in the bowl. It is eaten, washed and passed out again, and the bar remains.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats. It comes then, takes your wrist, and walks you to the gate and in again, at the proper pace, as you ought to have come. At the door it bows, and lets you be on time.',
          when: ['trusting'],
        },
        {
          text: '{name} was there at the time, and the dish was not. It eats all of it now. Then it goes back and sits down on the same spot, very straight, to keep the rest of an appointment that you did not.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}, ill as it is, had got itself to its place in time, and is lying there when the dish comes, late. It eats a few grains. It does not rise for you. The snow has gone from its shoulders. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} rises for you as it would have after a year. It eats it all. Then it takes your wrist in its mouth, without a toothmark, leads you to the clock, and lets you look.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats slowly, standing. In {hours} hours it has not left the door. There is ice in its mane, and when you lay your hand there it does not melt.',
        'It lets you put down the bowl and go some way back before it comes. Some {hours} hours lie on the mat between you. {name} eats with its eyes on the road.',
        'After {hours} hours {name} has to be told that it may sit to eat, and cannot be got to. It finishes all of it, correctly. Its shoulder stays white on the side that was yours.',
        {
          text: 'For {hours} hours it sat on the step, until the hair froze there, and you cut it loose with the kitchen scissors, and feed it in your coat. Not one grain falls. Now medicine, and carry {name} in.',
          when: ['weak'],
        },
        {
          text: '{name} lies across the sill, chin to the road, where for {hours} hours nobody got off. It lets you put rice to its lips, and swallows, and looks past you, burning. Give it medicine, and do not step over it.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} tries for the bow that is for strangers and does not come up from it. You lift the bowl to its face, and a few grains are taken. Then it shuts its eyes on you, after {hours} hours. Bring medicine, lower than its head.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has kept the door, for {hours} hours, and is keeping it. You are asked to say whom you wish to see. You say. {name} eats, standing, with its shoulder in the gap, and goes within to find out whether it is at home.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} did not leave its place, because that is where you would find it. It eats everything, sitting, for its legs will not. The small dark eyes look straight ahead. Be there on time now.',
          when: ['wary'],
        },
        {
          text: 'They all passed {name}, for {alone}, and none of them was you. It eats what you brought, every grain. Then it sits down with its back to the door. Nobody has known it to sit that way. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} closes its mouth and inclines its head over the bowl. You push it nearer. It inclines its head further, till the brow rests on the rim, like a lid. At {opens}, with thanks.',
        'With one broad paw {name} slides the bowl back until it touches your shoe, and squares it there. Nothing before {opens}.',
      ],
      ill: [
        '{name} sits up for the bowl, and sinks, and sits up. It takes two mouthfuls because you brought them, and its chin comes down in your palm, hot as a teacup. Medicine now.',
        'A little broth goes in, and a long time after it a little more. {name} is too hot for its coat. Medicine comes next.',
      ],
      loved: [
        '{item}. The tail comes down an inch, and then, though nobody has died or married, another. {name} eats with its eyes shut.',
        'You lift the lid on it: {item}. {name} stands up. It would stand for a mayor, though hardly so fast, and the snow that was on it is on you.',
        '{item}, and you saw it: the sixth bow, forehead to the floor, with a grain of rice on the brow when it came up. {name} would rather you had been looking at the window.',
      ],
      disliked: [
        '{item}: {name} eats the one corner that honour demands and covers the rest with an imaginary napkin. Fish would be another matter.',
        'The bowl holds {item}, and {name} has found something to look at in the garden. It will go on looking. Mackerel brings it back.',
      ],
      harmful: [
        '{name} ate it, since it came from you, and one does not refuse: {item}. Now it stands with its head against the door, shaking, and asks to be let out. It has had no meal. Turn that away at the gate.',
        'That was {item}, and {name} has gone outside to be ill where it cannot inconvenience you. Follow it out. Keep this from it always; it has still had no meal.',
      ],
    },
    play: {
      wanted: [
        'You hide behind the gatepost. {name} does not search. It sits down where you will have to come out, and has you in the end by forty minutes.',
        'It begins with grave courtesy, a bow on either side. By the third round {name} is upside down in its own snow with all its feet in the air.',
        'You walk to the station end of the street and back, in step. Nobody speaks. At the gate {name} turns round and would like to do it again.',
        '{name} guards the cushion. You try left, you try right, you try weeping. It gives you one paw to hold, and the cushion stays where it is.',
        {
          text: 'You play at passengers. You have lost a glove, you say, grey, wool. {name} goes to its shelf, takes a long time, and brings you back a grey wool glove.',
          when: ['from_child'],
        },
        {
          text: 'It plays as one does with the child of a stranger, attentively, and at arm’s length, and lets you win. But when you turn to go in, it has sat down in the gateway, for the next round, if there were one.',
          when: ['wary'],
        },
        {
          text: 'You walk up and down on your side of the road, and {name} on its own, in step, at attention. You about turn. It about turns. You hop. There is a pause, for reflection, and a very large dog has hopped.',
          when: ['wary'],
        },
        {
          text: 'You throw yourself into the drift beside it, and {name} considers, and then the whole bear of it goes over on its back. Two shapes are left in the snow. It has the larger one guarded till dusk.',
          when: ['trusting'],
        },
        {
          text: '{name} holds the line, and you are to get by. You bow, and it must bow, and while its head is down you run. It has your coat-tails, kneeling, and has never been so ashamed or so pleased.',
          when: ['trusting'],
        },
        {
          text: '“Wait,” you tell {name}, and go and hide in the furthest room there is. It waits. You call. It comes at a walk, opens one door only, and it is yours. It had seen you think of it.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You go behind the door and come out again, and {name} sits bolt upright. You go, and once more you arrive. It has never met with anything so good as an arrival, and at every one it topples further your way.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You drag a log over the yard, and drop it, and look about you, and {name} cannot watch that. It takes the other end. You carry in the whole woodpile together, always the length of a log apart.',
          when: ['wary', 'no_item'],
        },
      ],
      little: [
        '{name} plays one round, for form, and returns to its board. It was already as merry as its face allows.',
        'The inch of tail was down before you began. {name} takes part, kindly, like a guest who has dined.',
      ],
      bad_time: [
        '{name} takes up its position, since you asked. Its legs will not hold it, and it sits. See to what it lacks first, and play afterwards.',
        'A bow is begun and not finished. {name} stays down there with its forehead on its paws, and you wait, and it does not come up. Go down to it, and ask it what it lacks.',
        {
          text: '{name} gets to its place in the game and faces the wrong way. Its eyes are wet and very far in. Let the game go without it, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'It takes your wrist to begin, and walks you, not to the garden, but to the bowl, and sits. First feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. You had said it in the kitchen, to yourself. By the time you have your boots on {name} is at the door, facing it, every hair of its mane on end, and there is snow on the ceiling.',
        'Halfway through there is a bark. It is deep, there is only the one, and {name} looks as surprised as you are. {item} did that.',
      ],
      disliked: [
        '{name} watches the whole of it from its board, attentively, as one attends a nephew’s recital. {item} may be put away. A long walk would be welcome.',
        'You show it how. {name} thanks you and does not move. It is a dog for patrols and for waiting, and this is {item}.',
      ],
      harmful: [
        '{name} kept on because you had not said to stop, and it is hurt. It offers you its wrist, as though you were the one to be led home. No more of that: {item}.',
        'It has come away from it limping, and hides the limp from you behind the door. {item} did this. Keep it out of the house.',
      ],
    },
    clean: {
      wanted: [
        'The water turns grey, then tea, then clear. {name} stands in it like a bridge, and steps out russet, and white, and waits for you to roll down your sleeves before it shakes.',
        'You comb until there is a second dog on the floor, made of wool. {name} regards it, finds it untidy, and shakes itself.',
        'Each paw is put into the bowl by itself, waits there, and is given to the towel. By the fourth {name} has shut its eyes, and there is a dog under the dust whom you know.',
        {
          text: '{name} undergoes it like a statue that the town is having cleaned. You say “excuse me” at the ears, and again at the tail. At the second, the statue, without turning its head, moves the tail one inch, so that you can get at it.',
          when: ['wary'],
        },
        {
          text: 'You bring the basin to the step, and {name} comes to the step, and the towel is hung on a nail between. It presents its paws, one by one, across the towel. At the fourth you say “thank you”. It gives you the first again.',
          when: ['wary'],
        },
        {
          text: 'You lay your hand upon the snow of its shoulder, and it runs down your arm as water, warm. There is really nothing more to rinse. {name} lets the rolled tail be combed out to its whole length.',
          when: ['trusting'],
        },
        {
          text: 'The snow on its shoulders is brushed off by you, with your bare palms, and it does not come back for as long as you are there. {name} stands with shut eyes. There are freckles under it that nobody has been shown.',
          when: ['trusting'],
        },
        {
          text: 'You wash its paws in a bowl, one by one, and {name} hands you each as an officer hands over a sword. The mud goes. It looks out over you. It gets them all back, and inclines its head, by a finger.',
          when: ['wary'],
        },
        {
          text: 'The mud comes off {name}, and the soot, but not the snow upon its shoulders. That never has. It lets you try, with its chin set on your head. It is in no hurry. It could wait like this for years.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} lifts each paw to let you see. There is nothing on any of them. It had seen to that after its meal.',
        'The comb goes through as through new snow. {name} stands for it with patience, and is just as clean at the end.',
      ],
      loved: [
        '{item}: {name} lowers itself by stages, and breathes out, and the steam goes up round its ears. It has the face of a mountain monkey in a hot spring.',
        '{name} holds still for all of it and then, unasked, turns round for the other side. Such is {item}.',
      ],
      disliked: [
        '{name} bears {item} as weather is borne. The ears lie back, the eyes are on the road. It would take a plain bowl of warm water for its paws instead.',
        'Afterwards {name} goes and stands behind the door until it feels like itself. Not {item}. The slicker brush is acceptable.',
      ],
      harmful: [
        'The skin under the russet has come up red, and {name} stands and lets you go on, because you are you. Stop, and rinse it. Put away {item} for good.',
        '{name} said nothing at all. Only when you look do you see its eyes streaming. That was {item}. Open a window, bathe its face, and find another way to be clean.',
      ],
    },
    medicine: {
      wanted: [
        '{name} opens its mouth when asked, closes it when asked, and swallows. You sit by. Some while later it gets up, with care, and moves your cup away from the edge of the table.',
        'You give it, and {name} presses the broad top of its head against your knee, once, as a seal is pressed on paper. It breathes more easily.',
        'It takes the spoon as one takes a telegram. Then it sits and waits with you for the news to arrive. When it does, one ear goes up to receive it.',
        {
          text: '{name} takes the dose, for it is correct to, and asks by a look to be left. You wait out on the cold step in its place. When you come in the small eyes are clear, and there is a bow in them.',
          when: ['wary'],
        },
        {
          text: 'It takes your wrist and then the spoon. Both are kept for a while. When it gives you back the wrist, dry, the mouth is no longer hot, and on its shoulder the snow has a crust again.',
          when: ['trusting'],
        },
        {
          text: 'It has your wrist, and lets go of it, in order to open. You put in the spoon. {name} shuts its eyes hard, once, like a child, and takes the wrist again, and holds on till the bitter train has gone through.',
          when: ['trusting'],
        },
        {
          text: 'You kneel, since it cannot sit up to you. {name} swallows, and is ashamed of the drop upon your sleeve, and you say that it is rain. Stay till the next dose. It is due before the last train.',
          when: ['ill'],
        },
        {
          text: 'You place the cup on the board, state what it is, and retire two paces. {name} considers whether it is received. It drinks its medicine off to the last drop, and the cup is turned over, dry, and pushed back one hand’s breadth.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It will not be held, and it will not fall. So you set your own back against its back, on the step, and pass the dose round by your shoulder. {name} swallows, looking at the road. Neither of you has leaned.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows it with its head held up. Then the head sinks. It would have liked to do its waiting by the door, as is proper, and it looks there. Wait here with it instead, and bring the next dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} accepts the dose, as it would accept a leaflet. It was well before. It is now well and has a bitter tongue.',
        'You look into both ears and find them cool and attentive. {name} thanks you for the inspection and goes back to its board.',
      ],
      loved: [
        '{item}: taken like tea, in small sips, with a bow to begin and a bow to end. {name} knows when a thing is done properly.',
        '{name} presents the right shoulder for {item}, and then the left in case it was that one. It was brave on both sides.',
      ],
      disliked: [
        '{name} took {item} and has not spoken of it since, at some length. There are quieter remedies, and it keeps still for those.',
        'It went down, and {name} has gone to stand with its face in the snow. Another medicine than {item} would be a kindness.',
      ],
      harmful: [
        '{name} trusted the spoon. Now it trembles along the whole of its back and keeps its eyes on you. That was {item}. Take it away, and fetch the right help.',
        'This was no cure: {item}. {name} has gone grey about the gums and sits very straight, so that you will not worry. Worry. Throw it out, and get it help.',
      ],
    },
    discipline: {
      wanted: [
        'You tell it, quietly, with the door shut. {name} lowers its eyes, inclines its head by the regulation amount, and for the rest of the hour calls you by your surname.',
        '{name} lets go of the postman’s sleeve, tooth by tooth, and steps back behind the line. You hand the postman his cap. It bows to him, then to you, and stays down till you tell it to rise.',
        {
          text: 'You step outside with it, and close the door, and say what was wrong. {name} hears you standing. It goes in again after you, behind you, by the width of the mat, and for a week the cat is given the road.',
          when: ['wary'],
        },
        {
          text: 'You say nothing, and take down your own hat, and put it on the shelf of lost things. {name} looks at that, and at the torn cushion. It lays the cushion beside the hat. It sits before the shelf, forehead to the boards.',
          when: ['trusting'],
        },
        {
          text: '{name} has growled at a guest who was only passing. “No,” you say, just once. It steps aside and bows, deeply. Then it goes and stands outside, though nobody had said a word about outside.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} hears you to the end. It made itself the same rule some time ago, and stricter.',
        'You explain, and {name} inclines its head at each clause, as one does when one’s own letter is read back.',
      ],
      bad_time: [
        '{name} takes the rebuke sitting up, though it can hardly sit, and thanks you for it. You hear how hoarse that is. Sit down lower than it does, and find out what it needs.',
        'The snow on its shoulders thickens while you speak, until there are only two dark eyes. Brush it off, with your bare hand. Never mind the postman: the dog is cold.',
        {
          text: 'You give the command, and it is obeyed at once, and {name} does not get up from it. It looks straight ahead out of the corner of the floor. That was not drill. It has a fever. Kneel, take the order back, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}, and it is settled. {name} prefers it so: short, and between equals.',
        'No voice was raised. There was {item}, and {name} understood, and the two of you looked at the road together for a while.',
      ],
      disliked: [
        '{item}: {name} looks round to see whom you might mean. It is not spoken to in that way. One quiet command is ample.',
        '{name} has turned its back on {item}, not rudely, but as a shop turns round its sign. Try a respectful no.',
      ],
      harmful: [
        'Something goes out behind its small dark eyes. {name} does not growl. It moves its board’s length away and stands there. Let {item} leave this house, and stay out.',
        '{item}. {name} is hurt, and still comes when you call, and that is the worst of it. Put this out of the house.',
      ],
    },
    sleep: {
      wanted: [
        'You slide the door to, and try it, so that {name} sees it is shut. It sets its back against the wood, breathes out all the way, and lets the house be guarded by the house.',
        '“You are relieved,” you say, in so many words. {name} looks at you until it is sure, and you take its place on the board, to show it. Then it lies down, and the years go out of its legs.',
        {
          text: '{name} thanks you for the blanket and does not lie on it. When you have put out the lamp, something sits down, and a good while after that, by the other door, something lies down.',
          when: ['wary'],
        },
        {
          text: 'You say good night at the turn of the stair. {name} inclines its head. You hear it go to each door, and try it, and yours as well, from without, with one press of the shoulder. Then the matting creaks.',
          when: ['wary'],
        },
        {
          text: '“I will keep watch,” you say. {name} looks you over, from the slippers up, as it would any recruit. Then it lies down across your feet, which is its back against a door.',
          when: ['trusting'],
        },
        {
          text: '{name} brings its bowl, its board and the grey glove, and sets them down by your bed, in order. It lies with its spine along the frame. In the dark your hand is fetched, and put on the snow.',
          when: ['trusting'],
        },
        {
          text: 'You lay the quilt on the boards just inside the door, so that it is on duty still. {name} lowers itself by quarters, and its head is last. Sit on the step for it. When it wakes, medicine, and then you may be relieved.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You spread {name}’s mat across the doorway, where it would lie in any case, and withdraw. It stands on it for as long as good manners ask. Then it sleeps, with its back to the door, and its face towards you.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} lies down because you wish it, and keeps watch from there, with its chin on the sill.',
        'It is not tired, and folds its paws and waits for you to have finished putting it to bed.',
      ],
      loved: [
        '{item}: {name} turns round on it three times to the right, as is laid down, and goes over like a felled cedar.',
        'There are few places where {name} will show its belly to the ceiling. It turns out that one is {item}.',
      ],
      disliked: [
        '{name} lay down on it, rose, and went to the bare floor of the entrance with relief. {item} is for lapdogs. A mat by the door is for Akitas.',
        'For your sake {name} closes its eyes upon {item}. They do not stay closed. A doorway would have done it.',
      ],
      harmful: [
        '{name} stayed there because it had been told to stay. It gets up stiff and shivering, and will not say where it hurts. Find out where. Take {item} away from its bed, for good.',
        'What should have been rest was {item}, and {name} has come out of it with its coat dull and its breath short. Keep it away from that.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on the step. {name} makes room, though there was room, and you both wait for nothing to come, and it comes.',
        'Without turning its head {name} lets its weight go a little to your side. On that shoulder the snow slides, and is water.',
        'You were once {wait} in coming. {name} does not speak of it. It only looks, when you sit down now, at how far you have put your shoes from your feet.',
        'For a while {name} watches the road with you, all {days} days of it. Then it takes your wrist, holds it, and gives it back dry.',
        {
          text: '{name} brings you the tortoiseshell comb from the shelf, lays it on your knee and sits back. It is not yours. It has never let anyone hold it.',
          when: ['trusting'],
        },
        {
          text: 'It is late, and there is nobody on the road. {name} gets up, turns its back on that, deliberately, all four feet, and sits down facing you. The one it was there for has arrived. It would like to look.',
          when: ['trusting'],
        },
        {
          text: 'You have shut your eyes, and a broad brow is laid against your heart, and stays. Something very low is being done that one is not to see. When you look, {name} sits facing the road, and its shoulders are quite dry.',
          when: ['trusting'],
        },
        {
          text: 'You keep to your end of the step and {name} to its own, and the snow lies even between you. Nobody has trodden in it by evening. But it has swept, with its tail, the part where you sit.',
          when: ['wary'],
        },
        {
          text: 'You sit down beside {name} at its place and wait with it. In the end you ask it for whom. It turns the broad face and looks at you, for some time. Then it lays its chin on your arm.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} inclines its head. That was a full visit, and then another. It will sit on by itself for a bit, and be none the less obliged.',
        'You have sat here often within the hour, and {name} has begun to receive you like the weather. Enough for now.',
      ],
      ill: [
        '{name} does not sit up for you, and you tell it that it need not. It puts its hot forehead on your shoe. Stay, and then bring what it is lacking.',
        'You lay a hand on the wet snow of its shoulder. Under it {name} is shaking, and by and by it shakes less. Look next to its bowl, and to the medicine.',
      ],
      asleep: [
        'You sit with your back to the other side of the door. {name} sleeps against this one. Between you there is an inch of wood, and it is warm.',
        'In its sleep {name} hears you sit down, and one ear marks the arrival. The passenger is here. It need not get up.',
        'It sleeps, and you sit, and somewhere a door shuts. {name} bows to it in its sleep, the first bow, the small one, and is not troubled further.',
      ],
      shy: [
        '{name} allows that the step is public. It sits at its end of it, in profile, and does not leave.',
        'You sit, and look where it is looking. After a time {name} looks there a little less hard.',
        {
          text: 'You sit on the public end, with a bag of chestnuts. {name} does not look at them. You put one down in the middle of the step. After a correct interval it has been eaten, and the shell laid at your side, squared up.',
          when: ['well'],
        },
        {
          text: 'You take the other bench. {name} is upright, on its own, with its mouth open, and the rain comes off it though the sky is clear. You hold out nothing. You only say which train you came by. Set medicine on the line between.',
          when: ['ill'],
        },
        {
          text: 'You sit at one end of the wall, and {name} at the other. A cart passes, and a lady, and a boy. You do not pass. It is a good while before it notices that, and puts one ear your way.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'grilled mackerel':
        'The grilled mackerel is laid with its head to the left, as is right, and {name} looks, and bows to that. It eats from the shoulder. The bones, all in one piece, are left on the plate, with the head to the left.',
      'steamed fish rice':
        'You lift off the lid, and the steam goes up between you. {name} waits, in case it should be somebody. Then it eats the steamed fish rice, grain by grain, and asks, with its eyes, for the one on your thumb.',
      'skewered chicken thigh':
        '{name} takes the skewered chicken thigh by the first piece, draws, and there is the first piece. You hold the stick. It is a kind of ceremony, and there are five. At the end it takes the stick too, and shelves it.',
      'simmered daikon':
        'The slice of simmered daikon lies in its broth like a moon, and {name} looks at it, and up. It breaks the edge with its tongue. When the moon is gone it drinks the sky, and the bowl does not ring.',
      'sea bream':
        'For sea bream there has to be an occasion, and {name} looks about for it, and decides upon you. It makes the fourth bow. It eats down to the tail, and brings you the little bone that is like a plough, for luck.',
      'bonito broth':
        'You pour the bonito broth, and from the road somebody might think the dog was praying. {name} breathes it in to the end. Then it drinks, without one lap, until it can see its own face, and goes on.',
    },
    play: {
      'long station walk':
        'On the long station walk it goes at your left, in step, and does not pull. There are no rails any more. {name} stands where the platform was, and you stand, and a wind gets out. You walk home with that.',
      'snow patrol':
        'It has snowed, and there is snow patrol. {name} goes round by the wall, setting its feet in one line, and you go in them. Halfway there is a rabbit’s track. It steps across that, and waits, and sees that you do.',
      'guarding game':
        'You are to get the slipper, and {name} is to prevent it: that is the guarding game. You come by the stairs. You come disguised. It bows to the hat, and the beard, and puts one paw upon the slipper.',
      'log carrying':
        'It takes the middle and you take an end, and for log carrying there has to be no talk. At the woodpile {name} will not put down till you do. You stand there, holding up the same tree, each being polite.',
      'quiet companionship':
        'You bring out two cushions for the quiet companionship. {name} takes the hard one. A leaf comes down. You look at it, and it looks at you looking, and when the leaf has quite landed, the tail has moved.',
      'waiting game':
        'You say that whoever gets up first has lost. It is not a fair choice, the waiting game. By supper your foot is asleep. {name} looks straight ahead, with fresh snow on it, and lifts one paw, to let you win.',
    },
    clean: {
      'double coat slicker':
        'The double coat slicker goes in, and there is a bear’s worth. {name} stands to it with its chin level. You lay what comes off in a heap, and it goes and gets the label for that, and puts it with the umbrellas.',
      'hinoki bath':
        'You have heated the hinoki bath, and the cedar speaks. {name} goes down into it by the steps, as elders do, and shuts its eyes. Snow falls on the water, from nowhere, and is gone. You fold your sleeves, and pour.',
      'paw washing bowl':
        'It is shown the paw washing bowl and comes by itself. Left fore, and it looks at you. Right fore. The hind ones have to be asked for, with respect. When you have dried the fourth {name} hands you the towel.',
      'cotton yukata towel':
        'You wrap it round in the cotton yukata towel and tie the sash. {name} looks down at itself, left over right, as it ought to be. It walks to the step in it, sits, and receives a neighbour so.',
      'mane combing':
        'For the mane combing you stand behind, as one does for an actor. The snow gets in the comb. {name} gazes at the road. At a knot you beg its pardon, and it inclines, by a hair, towards your hand.',
      'seasonal coat strip':
        'In the week of the seasonal coat strip there are two dogs, and you carry one of them out in baskets. {name} sits by, thinner, and rather new. It bows to the baskets as they go.',
    },
    sleep: {
      'tatami mat':
        'You lay the tatami mat square to the wall, and {name} squares it. It goes round upon it three times, to the right, and lies down along the seam. The rush creaks, like snow, and after that there is nothing.',
      'doorway post':
        'It takes up its doorway post, spine to the one jamb and feet against the other. You turn down the lamp. Whoever wishes to come in tonight will have to say so to {name}, and it is asleep, and has an ear.',
      'genkan floor':
        'On the genkan floor, where the shoes are, {name} lies among them with its chin on your left. The tiles are cold, and it likes that. You step over in your socks. A paw draws the right one in, to make the pair.',
      'snowy veranda':
        'You slide the screen back upon the snowy veranda, and {name} goes out, turns its face to the garden, and folds its feet. Flakes come down on the flakes. By lamplight you can still see two ears, listening to it.',
      'train station bench':
        '{name} gets up on the train station bench and leaves you the end. It is for those who wait, and one may sleep there, if one’s back is straight. A little later it is not. Its head has come down upon your ticket.',
      'temple bell':
        'The temple bell is struck, once, and goes out over the roofs. {name} hears it as far as it goes. You draw the quilt up. Where the sound stops, somewhere beyond the river, it lays down its chin, and has arrived.',
    },
    medicine: {
      'eye ointment':
        'You hold up its broad face for the eye ointment, and {name} looks into your sleeve and thinks of the road. One, and one. You come back to it out of a mist, and it bows, as to somebody who has got off.',
      'vitamin e':
        'You put the vitamin e upon the bonito, on the right-hand side. {name} takes it first, since it is medicine, and then the bonito, since it is not. The capsule’s two halves are set down by your cup, empty, and fitted together.',
    },
    discipline: {
      'formal sit':
        'You ask for the formal sit. {name} lets the parcel be, gathers its feet, and does it, back, chin, tail. The carrier has gone, the lamp is lit, and it sits on. You have to bow before it will get up.',
      'dignified silence':
        'It has shut out the visitor, and you have nothing to say about it, at length. {name} listens to the dignified silence right to the end. It goes then, draws back the bolt with its teeth, and stands beside the mat.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep against the door, and the door is therefore shut to everything. It wakes at {wakes_at}. You may sit down beside it; that it takes, asleep.',
      'One does not hand things to a sleeping sentry. {name} will be on duty at {wakes_at}. Until then it accepts company, and only that.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has been found at the bottom of the garden, guarding a bucket. Nobody had asked it to. The bucket feels much safer.',
      'At a day old {name} picked a floorboard, and it has gone back to it since. When it thinks it is alone it practises bowing, and falls on its nose.',
    ],
    teen: [
      '{name} is half grown and answers to nothing but its whole name, with the door open. Be on the hour with its meals. It has begun a book of your arrivals, and the first page is always kept.',
      'The tail has rolled up and the voice has dropped into a well. {name} takes a wrist in its mouth now, and has yet to learn that some do not want to go home.',
    ],
    high_care: [
      '{name} is grown, a {form}. The hand came so often that the snow on its shoulders has melted altogether, and on the russet underneath the light stays after dusk.',
      'It has become a {form}: {name} stands at its post shining quietly, and people set their clocks by it, and miss no trains.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has moved its post from the door to the road, and waits for you at whatever bend you happen to be coming round.',
      'As a {form} it keeps its hours on the march. {name} goes ahead to the next milestone, sits down, and lets you arrive.',
    ],
    low_care: [
      '{name} is grown, a {form}. It waited so long in the snow that the snow can be seen through it. It is still at the post. It is only harder to find.',
      'People say that there is no dog on the platform. {name} became a {form}, and sits there all the same, and stands for every train.',
    ],
    rescue: [
      '{name} is grown, a {form}. It sits upright on what it has left, and salutes with nothing, and there is no straighter back in the street.',
      'A {form} now, {name} takes its post in four movements where there were three. You were the one who came down the line for it. It has you written in.',
    ],
  },
  trust: [
    'Today {name} sat on your side of the door instead of its own. It faces the same road. It has left room beside it for a pair of shoes.',
    'The snow on its left shoulder is gone, in the shape of a hand. {name} goes about with that shoulder a little forward, like somebody with a medal.',
    'A train went through in the far valley, and {name} did not stand. There is nobody on it. You are here.',
  ],
  streaks: [
    'Ten meals, and each upon the hour. {name} has moved its bowl a finger’s breadth nearer to your chair.',
    'Twenty-five on time. There is a bow for that, which goes lower than the others, and {name} has been saving it.',
    'Fifty, without a failure. {name} has begun to go to the kitchen after you and not before. It is no longer seeing whether you will come.',
    'One hundred meals, on the hour, all of them. {name} takes your wrist and walks you to the gate and shows you the road, and walks you home.',
  ],
  ages: [
    'Ten days. The board by the door creaks at one end now, where {name} gets up.',
    'Thirty days old, {name} was nodded to this morning by the stationmaster, who does not nod.',
    'A hundred days at its post. Somebody has laid a chrysanthemum on the step, and {name} has stepped round it, gravely, each time.',
    'A year. The same road, the same hour, the same dog. {name} has let four seasons past and stopped none of them.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['grilled mackerel', 'sea bream'] },
      wish: 'A fish has been drawn with one claw in the snow on the doormat, head, tail and all. {name} sits beside it and looks elsewhere. Mackerel would be recognised, or sea bream.',
      granted: '{name} compares the two fish, the one and the other. Then there is one, and it is melting.',
    },
    {
      by: { action: 'feed', item: ['bonito broth', 'simmered daikon'] },
      wish: '{name} has the face of somebody at a station buffet in the cold. One hears of broth, it says by not saying, and of daikon with steam on it.',
      granted: 'The steam went up on both sides of its nose. For as long as it lasted {name} had spectacles.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'Lamps are lit in the evening so that people can find the door. {name} would like its bowl to be among those who come in by it, after five and before nine.',
      granted:
        '{name} stood for the bowl, moved aside for the bowl, and held the door with one shoulder until it was quite in.',
    },
    {
      by: { action: 'play', item: ['long station walk'] },
      wish: 'It has looked at its feet, at the gate, at its feet. There is a platform at the end of the street that somebody ought to inspect. Take it on the long station walk.',
      granted: 'All present: bench, lamp, clock, edge. {name} stood for a goods train, out of kindness, and it hooted.',
    },
    {
      by: { action: 'play', item: ['guarding game', 'waiting game'] },
      wish: '{name} has placed a bucket in the hall and taken its stand before it. Nobody wants the bucket. It would esteem it a favour if somebody tried: a guarding game, or a waiting one.',
      granted: 'You did not get the bucket. {name} let you look into it, afterwards, as one colleague to another.',
    },
    {
      by: { action: 'play', item: ['quiet companionship'] },
      wish: 'There are two ends to the step, and one has been swept. {name} proposes a game in which nobody moves and nobody loses. It is called quiet companionship.',
      granted: 'It was a draw. {name} thought your game very sound, particularly in the middle.',
    },
    {
      by: { action: 'clean', item: ['hinoki bath'] },
      wish: '{name} has been standing near the tub for some time, in profile, like a bather on an old print. It would be no trouble to anyone if there were hot water. The hinoki bath, if you please.',
      granted:
        'Only the ears stayed out. A folded cloth was on its head, and it came out an hour later without once having dropped it.',
    },
    {
      by: { action: 'clean', item: ['paw washing bowl', 'mane combing'] },
      wish: 'Visitors may come, and {name} would not like to receive them in these paws. A little water in the washing bowl, or a comb through the mane.',
      granted: 'No visitors came. {name} received the coat stand.',
    },
    {
      by: { action: 'sleep', item: ['tatami mat', 'genkan floor'] },
      wish: 'Every house has one place where shoes are taken off and nothing more is asked of anyone. {name} would like to be put to rest there, on the entrance floor or a tatami mat.',
      granted: 'It slept among the shoes. One pair was heel to heel with it when it got up, and those were yours.',
    },
    {
      by: { action: 'sleep', item: ['temple bell'] },
      wish: 'Once in a while {name} would like to be told by somebody else that the day is over. It need not be a person. A temple bell would do it, before sleep.',
      granted:
        'At the first stroke it lay down, at the second it let go of the door, and there it was, before the third, quite off duty.',
    },
    {
      by: { action: 'reflect' },
      wish: 'On the shelf behind the door is an hour that someone has left lying. {name} has kept it in good order. It should like to see it claimed. Come and sit.',
      granted: 'You claimed it. There was no fee. {name} has hung the label up again on its nail.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'There are two trains to be met today, an up and a down, and by {name}’s reckoning you are on both. Come and sit by it for each of them.',
      granted:
        'You got off twice, and nobody saw you get on in between. {name} has looked into the line, and found it in order, and sits closer.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The platform cup',
        shape: 'cup',
        text: 'A station buffet’s, with a blue rim, handed down from the shelf. It was left by a passenger, and {name} has decided that the passenger was you.',
      },
      {
        name: 'The fellow to the glove',
        shape: 'sock',
        text: 'For a long time there was only the left. {name} has laid this one beside it, palm to palm, like people who have found each other on a platform.',
      },
      {
        name: 'A scarf that nobody came for',
        shape: 'scarf',
        text: 'It had the best place on the shelf, beside the walking stick. {name} allows you to wear it on loan.',
      },
      {
        name: 'The small bell',
        shape: 'bell',
        text: 'It came off a traveller’s staff. {name} can walk the length of the hall with it and no one hears, and has done so, to show you.',
      },
      {
        name: 'The pale piece of board',
        shape: 'piece',
        text: 'The old board was mended at one end, and this is what came out. It has two edges, worn by a seated dog.',
      },
    ],
    return: {
      name: 'The ticket, clipped twice',
      shape: 'ticket',
      text: 'No place is printed on it. It was clipped on the way out, and again, in another hand, on the way back.',
    },
    streak: {
      name: 'The pocket timetable',
      shape: 'book',
      text: 'There is one line in it, in pencil, twenty-five times over. {name} lies down on it when others look up their trains.',
    },
    hundred_days: {
      name: 'A chrysanthemum',
      shape: 'flower',
      text: 'Somebody laid it on the step on the hundredth day. {name} has never let it touch the floor.',
    },
  },
  release: [
    'You open the gate and tell {name} that it is relieved. It bows, lower than it ever has, and goes down the road in the middle, unhurried. At the corner it sits, once, facing you. Then it goes.',
    '{name} takes your wrist as far as the gate, and there it gives it back. The pale place on the board by the door will stay. Nobody else has those edges.',
  ],
  dying: {
    neglect: [
      '{name} stayed at its post. The snow came up to the mane, and to the eyes, and it was facing the road when it stopped being cold.',
      'Nobody got off. {name} stood up for the last train, saw that it was so, and lay down on the platform with its head towards the line.',
    ],
    hunger: [
      'It sat square beside the bowl and faced the wall, so as not to seem to ask. Towards morning {name} inclined its head, and did not raise it.',
      'The hour came, and the next one. {name} had moved aside to make room for the bowl, and died there, still leaving room.',
    ],
    illness: [
      '{name} hid it as long as the room had people in it. When the room was empty it lay down, and the snow on its shoulders melted by itself.',
      'In the night its breath went in and out like somebody walking up and down a platform. Then the walking stopped. {name} had its back against your door.',
    ],
    poison: [
      '{name} took it because it was held out to it. It made its bow, and the bow went on down to the floor. It is dead.',
      'It would not have thought of refusing. {name} lay down beside the bowl with its paws together, and its heart went out like a lamp on a train.',
    ],
  },
  returned: [
    'Footsteps on the gravel, four of them, evenly spaced. {name} comes in at the gate with fresh snow on its back and sits down on its board. It was expected, then.',
    'A train that no timetable has stops for less than a minute, and {name} gets off. It looks along the platform. You are on it.',
  ],
  epitaph: {
    openings: [
      'This is the place, and {name} is at it.',
      'Whoever comes up this path is expected: {name} lies here with its face to the road.',
      'Under this snow, which nobody need sweep, is {name}.',
      'Stand a moment, as one stands for a train. Here is {name}.',
      { text: 'Left here, and not to be claimed: {name}, who knew whose each glove was.', when: ['from_child'] },
      { text: 'One bow {name} kept back. It is for whoever stops to read this.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It waited. That was the whole of it.', 'The last train went through, and nobody got off.'],
      hunger: ['It left room for the bowl.', 'The hour came by itself, and so did the next.'],
      illness: [
        'It was excused from duty by a fever, and by nothing less.',
        'The snow on its shoulders melted in the night.',
      ],
      poison: ['It did not refuse what a hand held out.', 'It was given the wrong thing, and bowed, and took it.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The road is clear in both directions and the air smells of iron and persimmons. You are on your board. You would describe the day as satisfactory, and inside you, where it is private, something large is rolling in a drift. You speak seldom and in whole sentences. What you say, you will do. You would like your keeper to come and stand here, and be shown how well the road looks.',
      'You are {name}. There is an inch of tail down, and you have decided not to take it up. It is a good world in which things come at their hour. You say what is needful, plainly, and then you stop. If your keeper would walk with you to the corner and back, in step, you could wish for nothing, and you would not be so vain as to wish it aloud.',
    ],
    content: [
      'You are {name}. You are where you said that you would be. Most of what there is to say about a day is in that. People pass, and you let them. There is a sound in the rails, very small, and it is not yet the one. You answer when spoken to, formally, and keep each promise like a coal in the mouth. You would like your keeper to come at the usual hour, as before.',
      'You are {name}. For {days} days you have sat on this board and it has grown to your shape. You keep no other diary. You recall who went round you and who stepped over. To wait for someone is the longest way of talking to them, and you are in the middle of a sentence. Let your keeper sit down on the step for the next few words.',
    ],
    bored: [
      'You are {name}. The post is kept. Nobody has tried the gate, nobody has asked after a glove, and the snow has got as far as one ear. You would not call it dull, since it is duty. But a leg has gone to sleep without leave. You would be willing to be walked, or to guard something for a game, if your keeper would be so good as to propose it.',
    ],
    hungry: [
      'You are {name}. It is the hour, and the bowl is as it was. You do not ask. You have sat down beside it, square, where you can be seen not asking. The wall in front of you has a knot in it like an eye, and you and it have been patient together. Your words are few and very civil. You would be obliged for your meal.',
    ],
    starving: [
      'You are {name}. The hour went by, and the hours after it in a line, like wagons with nothing on them. You have stayed upright. The doorframe is helping. You do not think ill of anyone; something has kept the train. You have one sentence, and have been making it shorter to save strength, and it has come down to a word. The word is food. You would say please as well.',
    ],
    sick: [
      'You are {name}. It is raining on your shoulders, and it is not raining. You got up for a cart just now. You hope that nobody saw. The road leans. You hold your face straight, for the sake of those who look to it, and speak low, so as not to spill. If your keeper should bring medicine, you would open your mouth at the first asking.',
    ],
    failing: [
      'You are {name}. You are lying down on duty. You ask pardon for that. The floor has come up and taken you by the whole side and is kind and very cold. You can see a pair of shoes, or the place for them. You have no more sentences, only the ends of some. Let it be medicine, at once. Let there be a hand on the shoulder where the snow was.',
    ],
    near_death: [
      'You are {name}. You are facing the right way. You have seen to that. All else you have had to let go, the ears, the feet, the board under you. There is a sound in the rails. You have known it all your life, and you would stand if you could. If it is your keeper, let them come and sit down here. It does not matter what they bring. They need only have come.',
    ],
    asleep: [
      'You are {name}, asleep. The platform is long and swept. Lamps go on in it one by one. You are sitting where the third door will open, and it does, and they get off, with their collar up, and are surprised each time. You take their wrist. The whole way home is downhill. If somebody sits near you now, do not wake: that is only the train, come early.',
    ],
    shy: [
      'You are {name}. There is somebody in the house and you have not been introduced. You are courteous. You keep one mat between you and them, and you look at the road, and see them very well in the window glass. So far they have gone round. Let them go round again tomorrow, and sit on their own end of the step, and be in no hurry. You are in none.',
    ],
    back_from_death: [
      'You are {name}. You were put on a train, and you went, since it was on the line. There were no stations. Then it stopped where none is, and someone had left a lamp out, and you got down. You have looked at your feet. They are the same four. You do not speak of it. You would like your keeper to sit by you, and supper to come on the stroke.',
    ],
    hurt: [
      'You are {name}. It was held out, and you took it. One does. Now there is a hot wire from your mouth to your belly, and your legs have been changed for others. You do not suppose that it was meant. But you have moved back by one mat, and you find that you are watching the hands. Let them put that thing away. Let them come slowly, and say that it was a mistake.',
    ],
  },
}

export const AKITA: Species = {
  slug: 'akita',
  name: 'Akita',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['stoic', 'stubborn'],
  personality:
    'Waits at the appointed place at the appointed time, in any weather, for the one person it has chosen. Everyone else may pass.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'grilled mackerel',
        'steamed fish rice',
        'skewered chicken thigh',
        'simmered daikon',
        'sea bream',
        'bonito broth',
      ],
      play: [
        'long station walk',
        'snow patrol',
        'guarding game',
        'log carrying',
        'quiet companionship',
        'waiting game',
      ],
      clean: [
        'double coat slicker',
        'hinoki bath',
        'paw washing bowl',
        'cotton yukata towel',
        'mane combing',
        'seasonal coat strip',
      ],
      medicine: ['thyroid test', 'autoimmune screening', 'vitamin e', 'eye ointment', 'vet checkup', 'bloat watch'],
      discipline: [
        'respectful no',
        'formal sit',
        'dignified silence',
        'single quiet command',
        'leading by example',
        'step outside',
      ],
      sleep: ['tatami mat', 'doorway post', 'genkan floor', 'snowy veranda', 'train station bench', 'temple bell'],
    },
    harmful: ['leek soup', 'chives', 'garlic sauce', 'broken promise', 'matcha chocolate', 'salty ramen', 'azalea'],
  },
  appearance: {
    look: 'a powerful russet and white dog with a bear-like face, small dark eyes and snow on its shoulders',
    colours: ['#b5622f', '#fdf6ec', '#3a2a22'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#2e211a',
    skull: 'tufted',
    earSize: 0.66,
    marking: 'cheeks',
    extras: ['mane'],
    girth: 1.14,
    eyeSize: 0.72,
    size: 1.03,
    shift: -6,
  },
  book: BOOK,
}
