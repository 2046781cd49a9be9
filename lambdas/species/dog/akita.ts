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
      'The whole village goes by in its good hats, and {name} lets it pass, hat after hat. It sits there broad with contentment. It has looked at every one of them and been right each time. Not that one.',
      'A swallow is building under the eaves, just over the place where {name} sits, and drops mud among the snow on its shoulders. It keeps stiller than before, and beams. Here is somebody else who comes back to the same spot.',
      {
        text: '{name} is on the step with snow on its shoulders, though nobody is due. It looks you over from the boots up and goes back to the road. Later it moves over a little, and where it was there is a dry place.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is waiting, and very happy in it. It makes room on the step. You wait as well. After some time it looks at you from the side with its small dark eyes, as one wonders who the other person is waiting for.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is in good heart under its snow and wants for nothing. You look in and stand by it for a while. There is room for two at the appointed place. It has not said so. It has moved its tail.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is at its place by the door with snow on its shoulders, letting everyone else go by. Then it is you. It gets up, shakes the snow off over your shoes, and walks in at your side.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and {name} looks up, bear face, snow and all, as one looks at a clock that is right. There is nothing it wants. It lies down again, this time across both your feet.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'On the step sits {name}, russet and white and in splendid heart, waiting at the appointed place for the one it has chosen. You come up the path. It looks round you, on either side, to see who is behind.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} sits in the doorway, snow on its shoulders, thoroughly pleased with the day. You look in. It leans its great head two inches to the left, as it does for everyone. You may pass.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old, content, and has chosen nobody. You may pass. Its small dark eyes let you get as far as the wall. Then it turns the whole bear’s head, gladly, to see where you went.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, a russet ball with a white bib, and is waiting for somebody. It does not know for whom. You say hello. It thinks about this so hard that it sits down on its own tail.',
        when: ['baby'],
      },
      {
        text: 'Ask it for the day of {loved}, and {name} gets down the very place in the air where it was, and stands under it with its inch of tail out.',
        when: ['from_child'],
      },
    ],
    content: [
      'It is raining on the front half of {name} and not on the back. It sits in the doorway, where it always sits, and has seen no reason to come in or to go out. It watches the drops pass.',
      'Somebody has left a parcel on the step, and {name} sits down next to it. It does not sniff at the string. The parcel is waiting for someone as well, and it must say that it does it very nicely.',
      'The post has come, and {name} has let it pass. A wasp has come, and it has let that pass. It sits by the gate with its paws side by side, like something that was put up in honour of somebody.',
      {
        text: '{name} sits against your chair and faces the door, so that you need not. There is a knock. One ear comes round to you for instructions. You shake your head. It had thought as much. They may pass.',
        when: ['trusting'],
      },
      {
        text: 'You cross the yard, there and back, and each time {name}, at its place by the wall, draws in its front paws, side by side. You are to have all the room you need, for passing.',
        when: ['wary'],
      },
      'It is {days} days since the first one, and {name} has been at the door for the start of each. It does not mention this. It merely sits up a little.',
      {
        text: 'You sit on the step, and {name} sits on the step. Someone stops to ask the way, and it leaves the telling to you. Then it looks up the road, and shifts a paw until it is on your shoe.',
        when: ['trusting'],
      },
      {
        text: '{name} has brought your shoes in from the step, because of the damp, one at a time, and set them by the stove with the toes to the room. Toes to the door would mean that you were leaving.',
        when: ['trusting'],
      },
      'Whenever the kitchen is quiet {name} turns its broad face to the shelf where a certain thing once came from. It would not ask. It was {loved}.',
    ],
    curious: [
      'A parcel stands in the entrance. {name} has seated itself opposite, at the distance one keeps from a stranger, and is waiting for the parcel to state its business.',
      'Both small ears have gone forward. {name} has found a timetable under the mat and stands over it, reading the column of departures with one wet nostril.',
      'A glove, the left one, on the doorstep. {name} has taken charge of it and is looking up and down the hall for a cold hand.',
    ],
    bored: [
      'Nobody is expected, and {name} sits at its place because it is its place. It looks up the road without hope, as one reads a notice one knows. The tail has sunk. Come down to the gate, and run about with it.',
      '{name} has carried the log to the shed and back to where it was. It was not needed in either. It lies down with its bear’s chin on the bark. It would be glad to be sent for something. Play with it.',
      {
        text: 'Nobody has come up the path today, and {name} no longer turns its head to the gate. There is snow on its eyelids. Go out, shut the door, knock, and let it admit you. Play at that till dark.',
        when: ['sad'],
      },
    ],
    due: [
      'Somebody goes through the kitchen, and then somebody else, and {name} lets them pass. It is not after company. It sits by an empty dish for one person, with one thing in their hands. Its meal is due.',
      'Here is the place, and this is the time, and there is {name}, bolt upright beside the dish. It does not look about. It has kept its half of it to the minute. Its meal is due.',
      {
        text: '{name} sits by the empty dish, facing the door. You come in at the door. It goes on facing the door. The meal is overdue. Go out, and come in again with it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits at the appointed place with snow on its shoulders. The appointed time has gone. You look in, and it draws in its paws to let you by, as it does for everyone. Do not go by. Bring the meal.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has sat at its place since the meal was due, and has the snow on its shoulders to show for it. It looks politely past you at the door, for whoever it is that brings food. Be that one. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You come in at last, and {name} draws one paw aside to let you pass. It does that for everybody it has not chosen. It is too weak to get up. The meal is late. Do not pass. Feed it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has lain at its place so long that you take the white on its shoulders for snow. It does not lift its head for you. It is waiting for someone who comes. The meal is late. Be that one, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Everyone else may pass. You were let by, as far as the empty dish, and now {name} sits in the doorway behind you. It will let you by again, to fetch the meal. It is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is at the appointed place. It was there at the appointed time. It looks past you for the meal, and then, which it has not done before, at you. The meal is overdue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is hours old. It has sat down in front of the dish, since that is where it was to be, and falls asleep, and wakes, and sits up straighter. When you come it looks at the floor. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} comes to where you are, which is against its principles, and stands close, leaning on you with one snowy shoulder. It has waited at the dish. It is glad now to be waiting here. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} is at its place and knows that you will come. You have come. It looks from you to the empty dish and from the dish to you, tail firmly rolled, without the least doubt. There is only the one piece missing. Bring it.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has chosen a spot in the middle of the floor and sits there, round and solemn, like a bear cub at a station. It could not tell you what it is waiting for. You know. Its meal is due.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} is still at its place. It has turned its head, so that you shall not see it look for you. As you come in it bows, from the neck only. Its meal is due.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has sat by its dish in good order, and only now does it put out one paw and move the dish, by an inch, towards you. It has never done such a thing. It is truly hungry. Please feed it.',
      'Snow lies on the shoulders of {name}, and under it there are bones. It says nothing. It follows your hands from the table to the sink and from the sink to the table, with its eyes only. Feed it.',
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
      '{name} sets out for its place, and rests on the way, at the pump and at the bench. It arrives late. Nobody has ever seen that. Let it off for today, with a good rest, or give it medicine.',
      '{name} is on duty, leaning on the doorpost, and lets its eyes close between one passer-by and the next. The bear has got thin under its coat. It ought to have medicine, or to be sent to bed.',
      {
        text: '{name} rises for you, as for anyone of the house, with a shoulder to the wall. It looks past you. It will not be helped back down by someone who may just be passing. It needs rest, or medicine.',
        when: ['wary'],
      },
      {
        text: 'There was a bow for you, the fourth. It went down very well. For the coming up {name} needs a moment, and your hand under its chin. Let it rest on its board, with medicine beside it.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is at its place, but one has to know it. Two days of weather have gone over it, russet, white and all, and it is the colour of the road. It would not leave its post to ask. Please wash it.',
      'The snow on {name}’s shoulders has gone grey, like snow in a street, and there is mud behind the bear’s ears. For two days it has received like that. It is ashamed before the milkman. Please wash it.',
    ],
    sick: [
      '{name} has gone to its place, as ever, and it is lying down there, which it never does on duty. Its nose is hot. It looks up the road and then at you, as if you might take over. Bring medicine.',
      'It is the time, and {name} is not at the gate. You find it behind the coal, sitting up, against the wall, so as to have its post at least in view. Its nose burns. Bring medicine to it there.',
      {
        text: '{name} is not at its place. It lies two steps short of it, with its face that way. When you kneel down it shuts its eyes, as it has for all who passed. Bring medicine, there, to where it is.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, and stands, so that no one who passes should notice. One hind leg gives, and is put straight. When you come near it bows to you, and can’t get up out of the bow. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} makes you the bow for doctors, of which you had not heard. It is the fifth, and goes crooked. Do not touch the shoulder. Put medicine in the bowl’s lid, and hold it level, at the end of your arm.',
        when: ['wary'],
      },
    ],
    failing: [
      'You call {name}, and for once it does not rise. It tries with its eyes. There is no snow on its shoulders now, and the heavy head is still turned to the door you come in by. Medicine, at once.',
      'The rolled tail of {name} has come down, and lies straight. It holds your wrist in its mouth, as when it leads you home, and has no strength to lead. It does not let go. Medicine, at once.',
      {
        text: 'Everyone might pass, you too, and {name} has let you kneel. It does not know the hand. It lies with its face to the road it was watching, and the breath comes late, and later. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'Its eyes are on the road, past your knee, and you are in the way, and move. {name} thanks you, with one lid, the smallest bow that there is. Give it medicine at once, from the side, and sit where the road can be seen.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The time that was agreed is past by {hours} hours, and {name} is at the place. It would have been there for ever. It can’t hold its head up to look. You need only come. Sit with it now.',
      'They have all gone by, and nobody has told {name} that it might go home. It lies where it sat, broad and cold, with its small eyes open by a thread. Tell it that you are here. Sit with it now.',
      'It has rained on {name}, and dried, and the dust has come. It is where you said that you would come. It has lain down at last, but with its chin on the very spot. Sit with it now.',
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
      '{name} sleeps sitting up on the bottom stair, its bear face sunk on its chest, like somebody in a waiting room who has asked to be woken. Each time a door goes, one ear stands, and reads who it is, and sits.',
      'Asleep, {name} begins to beat the floor with its rolled tail, slow, and then quicker. In there something must be coming into the station. The paws stretch out in front of it, and it sighs like steam.',
      {
        text: '{name} sleeps along the wall, and down its russet side it has left a space, for the one it will choose. It is not yours. It is about your size.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep at the place, sitting almost upright, snow lying on its shoulders, its face to the road. You come up the road with very nearly the right step. The ears lift to it, and listen, and lie down again.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep at the door. You come home as quietly as you can. Its eyes do not open, but in its sleep it gets up, bear-broad, snow sliding, stands until you are in, and lies down again on the other side.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its back against the door. At your foot on the stair it stands up, all that bear, bows, and lies down again, and has not woken. You have been received.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, and its back is not against the door. It is against you. The small dark eyes are shut, and the great head has been given into your lap, like a bag one leaves with somebody. They may all pass.',
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
      '{name} stands with its back to the gatepost and looks at the shoes of whoever comes by. They are none of them the ones. It could not tell you what the ones would be. Sit down by the post, shoes and all.',
      'Behind the water tank is a bear’s face with snow on either side of it, and that is {name}, standing bolt upright and trembling. It has let everybody pass, and they did. Sit down within its sight, and do not pass.',
      '{name} stands in the shade of the wall with its back to it, and everyone has passed, and it has bowed to each. You are the next. It has begun the bow. Sit down, and do not be somebody who passes.',
      {
        text: '{name} will choose one person, and it is hours old and has not. It has been fed. It sits at the far wall with its small bear face to you, waiting for you to pass. Do not pass. Sit down quietly.',
        when: ['baby'],
      },
      {
        text: 'Hours old and full, {name} backs away from you with great dignity, sits, and begins to wait for somebody. It does not know who. Sit down too, and say nothing. It respects anyone who waits.',
        when: ['baby'],
      },
      {
        text: '{name} stands behind the door with its face to the corner, broad and still, like something left to be called for. It is not for you, it thinks. Do not call. Sit on the mat, at the appointed place, for longer than is comfortable.',
        when: ['from_child'],
      },
      'Somebody was once {wait} on the way. {name} looks past you, courteously, to see whether it was you. Sit where it can compare.',
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
        'The dish is set down, and {name} stands before it, as it has stood since before there was a dish. It eats to the last grain, in silence. Then it takes one step back, to leave the place free.',
        'On time, and {name} eats it all, standing square, with snow on its shoulders, and not a grain falls beside the dish. It sits down by the wall like somebody who has seen a train off properly.',
        {
          text: 'You are on time. {name} eats with joy, snow on both shoulders. You put out a hand and brush the left one clear, and it lets you. The right one it does itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is at the appointed place and you come at the appointed time. It eats, as deeply content as it was before you came. Then, looking straight ahead, it moves over by the width of one person.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats what you bring, on time, with the same great calm joy as before. It leans on you so briefly that you might have dreamt it, but the snow is gone from one shoulder. It is on your knee.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was at the place before you were, snow on its shoulders, looking past you for somebody. It eats without haste and sits down again to wait. But when you go, the small dark eyes leave the road and follow you to the corner.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} does not get up. You may pass, as anyone may. But the dish is set down at the place and at the time, and {name} regards you over it, and eats. When you go it turns its head to see which way.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time. {name} eats, deeply content as it was, and goes back to its post, facing the gate. Beside it is a space exactly one person wide. It looks at you, then at the space, and stays in the middle.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You come when you should and put the dish down. {name}, who is mostly head, eats with both dark eyes on you. Then it goes and sits on the exact spot where you stood, to find out whether it is a good one.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and does not know that there is such a thing as on time. You bring its meal, and it eats, wagging the whole small bear. When you go it sits down, facing the door you went through.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Others went by with things that smelled better, and {name} let them pass. You come when you always come. It looks you over from the boots upward before it glances at the dish, and leans a snowy shoulder on you to eat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} was at the place before you, with snow on its shoulders, and lets the dish be set down without a glance. It looks at you first, for as long as that takes. Then it eats, and you may brush off the snow.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'All day {name} has let everyone pass. Then it is you, on time, with the meal, and it wags until the snow comes off its shoulders. It eats sitting on your boots, facing outwards.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} was at its place and you were at yours, as at each of these {streak} meals on time. It eats to the last grain. It inclines its head. Then it looks to see that nobody is passing, and rolls over.',
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
          text: '{name} finishes and walks to the shelf behind the door, and takes down a glove. You dropped it on the day you met. It has never been asked for. It places it in your lap, dry, and bows very low.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'There are two dents in the step, where you and {name} have waited side by side. It eats up and goes to sit in the one. It looks at the other. You bring your cup.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats every grain, standing, for it does not lie down before strangers. The legs shake. It bows, and the bow takes too long to come up. It is not well. Set down medicine, and step aside.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} was there, and you were there, and that makes {streak} on time. It eats to the last grain. Before, it looked down the road to see you come. Now it looks at the dish. You are a settled thing.',
        'For each of your {streak} meals on time {name} has moved its place a little, and you never noticed. It began beside the gate. It eats up, and sits down where it has got to, and that is on your foot.',
        {
          text: '{name} was at the appointed place, and you came at the appointed time, {streak} in a row now. It eats, goes back, sits down, and waits for you although you are standing there.',
          when: ['well'],
        },
        {
          text: 'On time, {streak} in a row, and {name} was there before you at every one. It eats. Then it shakes the snow off its shoulders, all of it, because it will not be waiting any more today, and leans on you.',
          when: ['well'],
        },
      ],
      early: [
        'The clock is not there yet, and {name} knows it, and knows that you know. It takes a few grains, for the sake of your having come. Then it covers the dish with its shadow until {opens}. Be there at {opens}.',
        'You are before your time, and {name} is moved. It has so seldom happened to it, from that side. It eats a little, bows, and then sits down next to the dish, to wait for {opens} with you. Come again at {opens}.',
      ],
      late: [
        '{name} was punctual, and the dish was not. It eats every grain of it and bows to you. It is a perfectly correct bow, and not so deep as the last, by about a hand.',
        '{name} had let the others pass, the broom, the cat, the coal, because it was you who were expected. You come late. It eats it all. When you bend down to it, it steps politely aside, and lets you pass.',
        {
          text: 'In the snow there is the print of a large dog that sat and waited. {name} eats, late and with joy, and goes to sit down again. It walks past the print. It makes a new one, further from your door.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The snow on {name}’s shoulders is as deep as you were late. It eats cheerfully. When you go to brush the snow off, it moves one hand’s breadth out of reach, and keeps it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal gladly, to the last of it. Then it steps aside, with courtesy, and leaves you the whole width of the path. For the one it has chosen it will not move. Everyone else may pass.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You can tell how late you are by the snow on {name}. It eats, too weak to shake it off. When you reach to brush its shoulder, the shoulder is moved, by an inch, which is all it can manage. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was at the appointed place at the appointed time, lying down, because it could not stand. You were not. It eats, and then works itself round, a little at a time, until it faces another way. It needs medicine or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats the late meal, glad to the end of its tail, and lets you brush the snow off its left shoulder. The right one you were also allowed to do, until today. That snow it keeps.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has one person to choose, and you were nearly it. The meal is late. It eats gladly, takes up its place again, and looks, quite kindly, a little past you down the road.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and was there on time, at the very first appointment of its life. It eats, late. It does not cry. It turns its back, which is quite small and very straight, and there is snow on it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats what should have come so long ago, to the last grain, and takes your wrist in its mouth to bring you in. It brings you in. It is only that it does not give back the wrist until the door is shut.',
          when: ['trusting', 'well', 'glad'],
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
        {
          text: 'It had come to the place in good time, {name}, though not on your account. It eats what came late, every grain, with its eyes on the door behind you. Somebody could still be coming through it.',
          when: ['wary'],
        },
      ],
      missed: [
        'Dust lay thick on {name} by the end of those {hours} hours. It had not shaken itself, in case it should be looking the wrong way just then. It eats everything. It does not look up. Never be so late again.',
        '{name} waited for {hours} hours, and eats it all leaning on the post that it used to stand beside. You say its name. The small dark eyes go past you, up the road, where you had not come. Be in time now.',
        {
          text: '{name} was at the appointed place at the appointed time, and for {alone} nobody else was. It eats, snow on its shoulders. Then it stands aside from the door, as it does for strangers. You may pass.',
          when: ['wary', 'well'],
        },
        {
          text: 'It was {alone}, and nobody, as you can tell from the snow on {name}’s shoulders. It eats what you bring without once looking up. It could shake off the snow. It leaves it on for you to see.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} kept the appointed place for {alone}. It eats there, lying down, and does not look up. You step round it to the door, and it lets you, like everyone else. Do not pass. Sit down with it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} looks at the corner you come round. You have come round it. After {alone} it is still looking at the corner. It eats weakly, turned from your hand. Sit beside it until it sees you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was at the appointed place. It is there still, lying down, which it does not do on duty. It eats from where it lies. You kneel. It lifts its head and looks down the road, past you, as if you might yet come.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The snow lies thicker upon {name}, and beneath it, it shakes. It eats, and inclines its head when it has done. That takes all it has. You lay a hand on its shoulder. The snow is cold under it, and stays.',
          when: ['wary', 'weak'],
        },
        {
          text: 'To the last grain {name} eats it. It had come to the gate for you, these last times, one paw over the line. You go to the gate. When you turn, it is on the mat by the door, with its back to the road.',
          when: ['warming'],
        },
        {
          text: 'You see from the prints that {name} went to the corner and back, and to the corner, all that time. It eats. It takes your wrist to lead you in, as ever, and for the first time you feel a tooth.',
          when: ['trusting'],
        },
        {
          text: 'There is a dry patch on the ground, the size of a sitting dog, and round it everything is wet. {name} kept the appointment. It eats. Then it goes back and sits in the dry patch, facing the road, away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets the dish stand, while the snow on its shoulders does not melt. In the end it eats, with lowered head. When you pass close by it moves its tail aside for you, as for everyone else. You may pass.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} did not leave its place, because that is where you would find it. It eats everything, sitting, for its legs will not. The small dark eyes look straight ahead. Be there on time now.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has eaten, and was fed, and does not take what is not due. It looks at your dish, touches its nose to it, and moves it to the side, where it will be minded. It is yours again at {opens}.',
        'Out of respect {name} picks up one grain, and holds it in its cheek. There is not the room, even in a bear. It will stand by the rest in all weathers. Come for the two of them at {opens}.',
      ],
      ill: [
        '{name} sits up to eat, as it always has, and you sit behind, so that there is something to sit up against. It takes a few grains, slowly. The broad head grows heavier on you. It is ill. Medicine next.',
        'It has said that it will eat, by coming, and {name} keeps its word, by a mouthful. It rests. It keeps it by another. You tell it that it has done its part. It is ill. Bring medicine next.',
      ],
      loved: [
        '{name} ate it to the last grain, and then it did something that is not in any of its bows. It turned round on the spot, once, like a pup, and sat down with its tongue out. It was {item}.',
        'Far up the road {name} had smelled it, and it held to its post, and trembled, and held. Then you came in at the gate with {item}. It ate it all, bowed to you, to the dish, and to the gate.',
        {
          text: 'Everyone else may pass. You come at the appointed time, with {item}, and {name} eats, and is glad, and you make to go on by. One white paw is set down in front of your shoe.',
          when: ['warming', 'well'],
        },
        {
          text: 'Others come by and {name} does not turn its head. You bring {item}, and it turns it, a quarter. It eats, washes its paws, and turns back to the road. Not all the way. You are still in the corner of one small dark eye.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time, with {item}, and {name} eats with its whole bear’s face and comes no closer. Many people have come once. It is waiting for the one who comes in any weather. Come when it rains.',
          when: ['wary', 'well'],
        },
        {
          text: 'You come with {item}, at the appointed time. {name} is there, having been there a good while. It eats to the last grain and is glad. Then it looks round you, on both sides, for the one it is waiting for.',
          when: ['wary', 'well'],
        },
        {
          text: 'At the appointed place, at the appointed time, there are two of you and {item}. {name} eats, lays its bear’s head on your shoe and shuts its small dark eyes. Nobody else is due.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Everyone else has been let pass. You come on time, with {item}, and the bear-like face does not change at all. {name} eats standing on your foot, with its full weight. You have arrived.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{item}: {name} eats the one corner that honour demands and covers the rest with an imaginary napkin. Fish would be another matter.',
        'The bowl holds {item}, and {name} has found something to look at in the garden. It will go on looking. Mackerel brings it back.',
      ],
      harmful: [
        'It was given to {name}, so it ate it, as it would keep any word that it had given. It was {item}. Now it sits at its place with its head down, and shakes, and will not leave. Never again.',
        'The tail has come unrolled, and {name} is lying across its own forepaws with its small eyes shut. It hurts there. It had {item}, and took it politely. Promise it that there will be no more, and keep the promise.',
        {
          text: '{name} took {item} because it came from you, and bowed. Now it stands at its post and trembles, and water runs from its mouth upon its white chest. It will not lie down. See that it is never offered that again. Stay.',
          when: ['item'],
        },
        {
          text: 'It has turned to the wall, so that nobody shall see it be sick. That is {name}, and that was {item}. Its broad back heaves, and the snow falls off in lumps. Keep the stuff out of this house, bring water, and look away.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You march up and down the yard, and {name} marches next to you, bear-broad, in step. At the turn you skip. It looks round, and there is nobody to see. It skips, all of it, and the pump rings.',
        'You hide your face in your hands, and look out, and {name} is there. You hide it for longer. It is there. There is no trick to it. It is only nearer each time, until you look out into its tongue.',
        {
          text: 'You are everyone else, so {name} lets you pass. You play with it instead, and it bounds, huge and russet, until the snow flies off its shoulders. Then it sits up, moves one pace aside, and lets you pass.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays with all its strength, and its bear’s face comes quite open. Then it goes back to its appointed place and looks past you, for the one it is waiting for. Come tomorrow, at the same time.',
          when: ['wary', 'well'],
        },
        {
          text: 'You run past {name}. Everyone may pass. You run past again, closer. The third time a russet shoulder tips you neatly over, and the bear’s face looks down, very pleased. You, it seems, may not.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} plays like a bear in snow, and most of the snow goes down your neck. Then it sits in its place again, happy, and shifts one person’s width to the left. It has not chosen. It has only moved over.',
          when: ['warming', 'well'],
        },
        {
          text: 'You push {name} with both arms and it stands there like a hill. You push with one finger, and over it goes, paws in the air. It does this for one person.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide, and {name} does not look for you. It sits down in the middle of the garden and waits, knowing that you will come. You come. It rises, so happy that the snow flies off, and then it goes to hide.',
          when: ['trusting', 'well'],
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
        {
          text: 'You throw yourself flat in the leaves, and {name} comes over, at a walk, to see who has lost you. You laugh. It takes your sleeve, quite softly, and has brought you halfway to its own place before it thinks.',
          when: ['warming'],
        },
        {
          text: 'You are a train for {name}. You go off round the house, and it waits, and you come in on the other side, blowing. It can hardly bear how punctual you are. It gets up on its hind legs, to wave.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was happy already, and sits through your game as it would sit through anything, upright, in any weather. A cushion breaks on its broad chest. It looks down at the feathers. It would seem to have been its turn.',
        'You ask {name} to play, and it is as content as a dog can be, here, at its place. It gives you its paw on it. It watches you play, to the end, without once looking away, and bows at the finish.',
        {
          text: '{name} bounds about as happily as it did before you came, all bear and snow. You run up to it. It stops, and steps aside to let you pass. You did not want to pass. It waits until you have.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays well and gladly, and was no less glad before. When it is over it goes back to the appointed place and sits down, facing the road. You were something to do while it waited.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You would like {name} to play, and it could not be gladder than it is. It rises to be polite. It gives you four bounds, exactly, and sits down again at its post. It has sat down to one side. The post takes two.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} had you there, and so its waiting was done. You play. It does what you do, a beat after, bear-faced, blissful. When you sit down on the step to rest, it sits down on your coat, so that you cannot be called away.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is glad today, and rolls a log about with its nose, down by the gate. You come and roll one too. It stops, waits until yours has gone by, and goes on with its own a bit further along.',
          when: ['wary'],
        },
        {
          text: 'There is nothing left for {name} to wish for. But you crouch and clap, so it leaves its post, as it does for one person, runs to the pump and back, and looks up. It hopes that was what you meant.',
          when: ['trusting'],
        },
        {
          text: '{name} had been waiting for you, and you had come, and it could be no happier. It plays its part in your game, handsomely, and bows. Then it leads you by the wrist to the step, to wait for you some more.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had its joy already, when you came round the corner. Now you go back and come round it again, for fun, in another hat. It rises to the hat as well. Of all hats, it was the right one.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You go behind the door, and come out, arms wide, and {name} does not topple over. It tries to stand for you, and stays as it was. It is sorry to have missed your train. See first to what it needs.',
        '{name} has been asked to play, by you, and cannot do it. It lowers its head between its paws, as one does who has broken a promise. Tell it that none was made. See to what it needs.',
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
        'Nobody has seen a bear fly, but {name} has just heard {item}. It goes over the wall, comes back by the pond, and stands before you, very straight. It bows, at the front only, for more.',
        'You say “{item},” and walk off, and {name} should be on duty. It looks at the road. It looks at you. For as long as it takes to sing a verse there was nobody at the gate.',
        {
          text: '{name} loves {item}, and bounds about like a bear let out. There is a line across the floor which only it can see. It comes up to that line exactly. So, you notice, do you.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and for that {name} leaves its appointed place, tail high, and plays with all its weight. Then it goes back and sits. You have not been chosen. But it leaves room for your shoes to pass.',
          when: ['wary', 'well'],
        },
        {
          text: 'You call {item}, and {name} comes off duty, for the first time in any weather. It puts a cushion on the mat to wait there in its place. Then it plays until the tail comes down off its back, by a full inch.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has been asked to play at {item} by the one person it has chosen. It plays like weather. Vases go. At the end it stands up straight among the pieces, small eyes shining, and offers you its paw, as after a match.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You suggest {item}. {name} says, with its back, that it is expecting somebody, and plays meanwhile. It plays well. Later it looks at the road, and looks at you, for quite a time, as if to compare you with a description.',
          when: ['warming', 'well'],
        },
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
        '{name} stands to be washed as honest people stand at a frontier, chin up, with nothing to declare. A good deal of mud is found. You thank it. It inclines its head, and the rest runs out of one ear.',
        'You comb the dirt out of {name}, and with it comes wool, white and russet, until a second dog is lying on the step. It looks at it closely. It has let a great many pass, but this one may stay.',
        {
          text: '{name} stands in the wash as it would stand in any weather, looking past you for somebody else. The dirt runs off and the snow on its shoulders is white again. It lets you go by. Everyone may pass.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has mud to its knees, and is ashamed of that before a stranger. It holds the paws up for you itself, one and two and three and four. It does not look at you. But the fourth is not taken back at once.',
          when: ['wary', 'well'],
        },
        {
          text: 'You pour, and {name} bows its big head under it. The mud runs off the white. It would go to its post dirty sooner than late, and there is still time. It leans its forehead on your chest and uses the time.',
          when: ['trusting', 'well'],
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
        'You brush {name}, and there is only the snow on its shoulders, which does not brush off. You do it again there, for the look of it. It stands at attention, and you feel that it has leaned by one hair.',
        '{name} was clean. It let you fetch the water, roll up your sleeves and find that out for yourself, for you had said that you would wash it, and a thing that is said should be done. It offers the second paw.',
        {
          text: '{name} has stood out all kinds of weather, and today the weather is you. It was clean. When you have stopped, it is on the same spot with the same face, looking the same way, wet.',
          when: ['well'],
        },
        {
          text: 'You try to wash the snow from the shoulders of {name}. It will not come off. It is the dog. It was clean before you began, and it stands there, in no hurry, until you see it.',
          when: ['well'],
        },
        {
          text: '{name} is always ready to be fetched, so it is always clean. You wash it. It takes it for the custom of your country, and submits to it, standing, tail up out of the wet. It bows when that is over. It does not stay.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, who had just washed its paws like a cat. It finds no fault with that. If you think that somebody important is coming, it will be ready. It sits dripping on the mat, quite white, and looks at you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is no mud on {name}, there is just the snow on its shoulders, and you brush round that. It has put its broad forehead against your coat. One can go on brushing much longer than there is any need to.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is {item}, and {name} stands, at attention, and its eyes close, and the rolled tail comes down by one inch. That is a great deal. You do the paws, and are given them before you ask.',
        'It was {item}, and for that {name} lay down, a thing it never does on duty. Russet and white come up clean. Only the snow on its shoulders stays, and you go round it, as one does round a medal.',
        {
          text: 'At the appointed place you clean {name} with {item}. Everyone else may pass, and they do, and stare. There is a very large, very dignified dog, with its eyes shut and its tongue a little out.',
          when: ['well'],
        },
        {
          text: 'You clean {name} with {item}, down to the russet, and it stands like a bear in the sun. Then you come to the snow on its shoulders, and the small dark eyes open. The snow stays.',
          when: ['well'],
        },
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
        '{name} takes its medicine at once, like a traveller handing up a ticket. You sit down to wait with it. By and by the breath comes at even intervals, and the small dark eyes are open, and on the road.',
        'You give it, and {name} swallows, and then there is nothing to be done but wait. You are bad at that. It shows you how, chin on its paws, breath by breath, and before you have learned, its ears come up.',
        {
          text: '{name} takes the medicine as one takes a summons, jaw set, eyes on the place by the door. You may not be the one it waits for. But the shaking has gone out of its legs, and it can wait standing up.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine the way it takes snow: standing, without remark, looking past you at the place where somebody is due. It goes down and does its good. You have not been chosen. You may pass.',
          when: ['wary'],
        },
        {
          text: '{name} had got to its feet to wait for you, ill as it is. It takes the medicine standing. After that you sit, and it lets its whole bear’s weight down across you, off duty. The snow is melting. It gets easier.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it with its head held up. Then the head sinks. It would have liked to do its waiting by the door, as is proper, and it looks there. Wait here with it instead, and bring the next dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the medicine because you have brought it, and sits up straight for the spoon. It was in the best of health. It would have taken it in any case, at any hour, from you. Keep it for a bad day.',
        'Nothing ails {name}, and still it opens its mouth at the appointed place. One does not send a spoon away that has come so far. It bows to it, empty. Put it by until somebody has truly been waiting for it.',
      ],
      loved: [
        '{name} meets it as one meets an old friend who has come by the expected train. It was {item}. When it is over it holds your wrist in its jaws for a moment, and gives it back, dry.',
        'It was {item}, and the face of {name}, being a bear’s, did not change. But it sits on in front of you afterwards, quite straight, like someone who has heard that there may be another train.',
        {
          text: 'Anyone may pass {name}. You come by with medicine, as {item}, and one large paw is laid across your way. It takes the lot, gravely, and it helps. The paw is lifted. You may pass.',
          when: ['item'],
        },
        {
          text: 'You give {name} its medicine, as {item}, by the gate. It helps. The bear face does not move. When you next look out, it is sitting by the gate in all weathers. That is now the appointed place.',
          when: ['item'],
        },
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
        '“They are guests,” you tell {name}, and it gets up out of the doorway, where nobody had been able to come in. It steps to one side. They pass. It bows to each, and does not look at you at all.',
        '“Not now,” you tell {name}, once, and it lets go of your cuff. It had been going to lead you home, and you were at home. It goes and sits by the shoes, to think how that can have happened.',
        {
          text: 'You tell {name} that guests are to be let in. It steps aside from the door, one pace, to the inch, and has learned it. Next it bows to you. It is a lower bow than it has made you lately, the kind for guests.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told not to carry off visitors by the wrist. It gives back the visitor, dry. It has understood. It walks behind you to the house, at the right distance, and does not know if your wrist is included, and leaves it.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has growled at a guest who was only passing. “No,” you say, just once. It steps aside and bows, deeply. Then it goes and stands outside, though nobody had said a word about outside.',
          when: ['from_child'],
        },
        {
          text: 'You hold out your hand for the neighbour’s walking stick, and {name} gives it up, dry, with a bow. It had been minding it. It sits down with its back to you. After a while the back is moved closer.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} that guests are to be let in. It has never kept out one that you had named. It hears you standing, to the last word, with its head a little bowed, as one hears the anthem.',
        '“Wait until I say,” you tell {name}, and it is waiting, and was. It could give this lesson. It looks up at you from under its bear’s brow, with great respect, and waits for you to have finished.',
      ],
      bad_time: [
        'You scold, and {name} hears it standing, to the very end. It does not go back to its place. It had left that to come to you, and it never leaves it for nothing. See to that first, and teach it later.',
        '“What are you doing here?” you ask, and it is a fair question, for {name} belongs at the gate. It looks up at you, its rolled tail hanging. Find out what it needs. The gate will wait, and so will the lesson.',
        {
          text: '{name} sits through the whole lesson the way it sits through weather. When you have finished it takes one pace aside from the door, as it does for everyone. You may pass.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} leans two inches to the left. You are giving a lesson in manners, and you are standing in front of the person it is waiting for, who has not come yet. Be that person first. Teach afterwards.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had begun to turn its head when you came by. You raise your voice, and the head turns back to the road, with great courtesy. You are one of those who may pass. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You said it with {item}, once, and {name} received it standing. The gate is let go. It bows, exactly as low as is due. Then it waits for you at the next place along, where it has not been told off.',
        '{item}, and {name} gives way, since it was asked as it should be. It sets down the guest’s umbrella, point to the wall. It keeps its eyes there, too, for as long as a shower lasts.',
        {
          text: 'You make a ceremony of the lesson. It is {item}, and {name} approves of things that are done in order. Sit, bow, wait, receive. It does it without a fault. Then it sits down and waits, shining, for the next time that this is held.',
          when: ['well'],
        },
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
        '{name} lies down on the mat, its head still up, like a lamp left on for someone. “I will listen for them,” you tell it. It considers whether that is allowed. The head comes down on one paw, then on both.',
        '“Nobody more is coming,” you tell {name}. It goes and looks, all the same, comes back, and lets itself down along the doorstep with a sound like snow off a roof. It rests, facing the coats.',
        {
          text: 'You have put {name} to bed, and it lies with its head up, guarding the place. Sleep comes by and has to wait until your steps have gone. Then it may pass. It stays for hours, and does good.',
          when: ['wary'],
        },
        {
          text: '{name} does not lie down on duty, and with you in the room it is on duty. It sleeps sitting, then, bear’s head sinking, straightening, sinking. You go and stand outside the door. There is a long soft thud.',
          when: ['wary'],
        },
        {
          text: '{name} takes the place across your doorway, back to the wood, and breathes out. Everyone has passed, and you are in. It gives up the whole day’s uprightness at once. You can hear the snow slide off, both sides.',
          when: ['trusting'],
        },
      ],
      little: [
        'You send {name} to bed, and it goes, and lies there looking at the ceiling like a traveller who is hours too soon. You put your head in. It has not slept. It is quite happy to be early.',
        '“Lie down,” you tell {name}, and it does, because it was you. It isn’t tired. When it has been lying for a proper length of time it gets up, straightens the mat with one paw, and goes back to the door.',
        {
          text: '{name} is not tired, and this is neither the appointed place nor the appointed time. It sits up in bed in good heart, like a bear at a bus stop, and moves its paws aside for you. You may pass.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You tell {name} to sleep. It has never been more awake, nor in a better temper, and there is one person from whom it takes such things. It looks politely round you to see if they are coming.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired. But you wish it to lie down, so it lies down, at once, like a bear felled with courtesy. It looks up at you. If you are waiting for it to sleep, it will wait with you.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'It is not time, and {name} is not tired, but you have laid out its mat with your own hands. It lies down on it, facing you. It will wait for sleep, since you asked, and you shall see how.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You tell {name} that it is {item}, and it looks round to see if that should be for a guest. It is not. It lies down. It has never before been asleep when you put out the lamp.',
        'It was {item}, and {name} sleeps, with its back to the door, and its face where you will come in. Something is different. It is snoring. It must have been keeping that back.',
        {
          text: 'You have laid down {item}, and {name} bows before it lies on it, as on a thing lent by a good house. It keeps its head up a while, for form. The small eyes close. The rolled tail lets go by an inch.',
          when: ['well'],
        },
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
        'You sit down on the bench by {name}, and there is room for another between you. You both look straight ahead. Nobody comes to take the room. After some time there is less of it, and snow on your sleeve.',
        'You sit down beside {name} and wait with it for whatever it may be. You don’t ask. Somebody passes, and somebody else. The russet shoulder has come to be against you, and the snow on it has begun to melt.',
        {
          text: 'You sit for as long as {name} does, which is long, and it sees that you do not look at your watch. By and by it shifts its broad back round, until it leans on you and not on the door.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} sits by you, upright, facing the road. Nobody else is coming. It knows that. It only likes to wait, now that it can do so with you. Under your hand the snow has gone from its shoulders, and the coat is warm.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit down beside {name} at its place and wait with it. In the end you ask it for whom. It turns the broad face and looks at you, for some time. Then it lays its chin on your arm.',
          when: ['trusting'],
        },
        {
          text: 'You sit where you sat before, and {name} notes it. It sets great store by people who are where they were. It gets up, walks over, and sits down on your other side, which is the one with the wind.',
          when: ['warming'],
        },
        'You were once {wait} in coming. {name} does not speak of it. It only looks, when you sit down now, at how far you have put your shoes from your feet.',
        'For a while {name} watches the road with you, all {days} days of it. Then it takes your wrist, holds it, and gives it back dry.',
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
        '{name} sleeps with its back to the door, and you sit down before it. It does not wake. But the broad head is lifted, eyes shut, and set down facing you. The door will have to see to itself.',
        'You keep {name} company while it sleeps, and take over the door. A step goes by, and it stirs. “They may pass,” you whisper. It lets out its breath. The paw that lay ready is turned over, and is soft underneath.',
      ],
      shy: [
        'You sit on one side of the road, and {name} on the other. Carts go by between. After each you are both still there. It seems to you that it looks across, each time, a little sooner.',
        'You sit across the yard, as on the other platform, and {name} looks neither left nor right. You are not the one it is waiting for. But nobody else has stayed so long, and you are not asked to move on.',
        {
          text: '{name} lets everyone pass. You do not pass. You sit down, a long way off, and stay. It looks past you, contentedly, for a good while. Then, for a moment, not past.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit so far off, so still and for so long, that there ought to be snow on your shoulders too. {name}, happy at its post, moves one paw forward to see if there is.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit at one end of the wall, and {name} at the other. A cart passes, and a lady, and a boy. You do not pass. It is a good while before it notices that, and puts one ear your way.',
          when: ['from_child'],
        },
        {
          text: 'Hours old, {name} has chosen a floorboard, and sits on it. You sit down on one of your own, well away. It looks at yours, and at its own. It falls asleep sitting up, and has not left the board.',
          when: ['baby'],
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
