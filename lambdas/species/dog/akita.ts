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
    'The top comes away in one piece, and {name} stands up with bits of shell lying white along its shoulders. Small dark eyes go over the lamp, the table, the window. They get to you, and that is the end of the looking.',
    'At the hour written on the card, not before, the egg opens. {name} climbs out, russet and white and broad as a loaf, and sits. It looks at the nurse, the window, the cat. Then it looks at you, and stops looking.',
  ],
  looks: {
    thriving: [
      'The whole village goes by in its good hats, and {name} lets it pass, hat after hat. It sits there broad with contentment. It has looked at every one of them and been right each time. Not that one.',
      'A swallow is building under the eaves, just over the place where {name} sits, and drops mud among the snow on its shoulders. It keeps stiller than before, and beams. Here is somebody else who comes back to the same spot.',
      {
        text: 'You went out by one door, and {name}, a few hours old, has sat down in front of it like a very small bear at a station. You come in by the other. It turns round so fast that it falls over.',
        when: ['baby'],
      },
      {
        text: '{name}, some hours old, sets out across the towel and comes down on its bear’s face at the hem. It looks up at you, gathers its legs, and sits exactly there. This appears to be the place.',
        when: ['baby'],
      },
      {
        text: 'You come in by the wrong door. {name}, on its tile, facing the right one, moves only its small dark eyes: to you, to that door, to you. So you go out and come in properly, and the tail uncurls.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Everybody walks past {name}’s post in the hall, and {name} lets them. You walk past too, or begin to. A large russet shoulder has come to rest where the gap was. {name} is looking straight ahead. You seem to have stopped.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You came in by the back, and {name} is at the front, in its place. You know what is owed. You go out again, round the house and up the path, and the bear face lifts to find you exactly where you ought to be.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Three people have gone by {name} on the step, and were let. You come, and it gets up and stands against your knee, looking down the road the way you look, in case there is somebody that you are waiting for.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You took the other road home, to see. {name} is sitting at the corner of the other road, square as a bollard, with the white on its shoulders not even melted. It falls in at your left knee.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You glance back from the passage. {name} has gone over to the spot by the door where a dog might wait for someone, and is standing on it, to see how it stands. It notices you and steps off. It is quite content.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is at its post by the gate, broad and cheerful, and you come up the path. It draws in its paws to let you by, as it does for everyone. You had rather hoped to be stopped.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Ask it for the day of {loved}, and {name} gets down the very place in the air where it was, and stands under it with its inch of tail out.',
        when: ['from_child'],
      },
    ],
    content: [
      'It is raining on the front half of {name} and not on the back. It sits in the doorway, where it always sits, and has seen no reason to come in or to go out. It watches the drops pass.',
      'The post has come, and {name} has let it pass. A wasp has come, and it has let that pass. It sits by the gate with its paws side by side, like something that was put up in honour of somebody.',
      {
        text: '{name} is on the top step, facing the road. You come round by the side, and it turns its bear’s head to see that it is you, which it is, and turns back. The road may still bring you. It likes to be thorough.',
        when: ['well'],
      },
      {
        text: 'Somebody has left a parcel on the step, and {name} sits down next to it. It does not sniff at the string. The parcel is waiting for someone as well, and it must say that it does it very nicely.',
        when: ['well'],
      },
      {
        text: 'You came in at the back. {name}, in its place before the front door, turns its bear’s head, sees that you are in already, and turns it to the door again. You go out, round the house, and ring. It gets up.',
        when: ['well'],
      },
      'It is {days} days since the first one, and {name} has been at the door for the start of each. It does not mention this. It merely sits up a little.',
      'Whenever the kitchen is quiet {name} turns its broad face to the shelf where a certain thing once came from. It would not ask. It was {loved}.',
    ],
    curious: [
      'A parcel stands in the entrance. {name} has seated itself opposite, at the distance one keeps from a stranger, and is waiting for the parcel to state its business.',
      'Both small ears have gone forward. {name} has found a timetable under the mat and stands over it, reading the column of departures with one wet nostril.',
      'A glove, the left one, on the doorstep. {name} has taken charge of it and is looking up and down the hall for a cold hand.',
    ],
    bored: [
      '{name} has set a ball down at the place by the gate, squared it with its nose, and sits behind it with the face of somebody at a meeting. You are the other party. It wants to play.',
      'The ball lies at the appointed place with {name} behind it, paws together, bear’s face on the ground. The neighbours have each offered to throw it and were let go by. It is keeping that for you. Come and throw.',
      'Nobody is expected, and {name} sits at its place because it is its place. It looks up the road without hope, as one reads a notice one knows. The tail has sunk. Come down to the gate, and run about with it.',
      {
        text: 'Nobody has come up the path today, and {name} no longer turns its head to the gate. There is snow on its eyelids. Go out, shut the door, knock, and let it admit you. Play at that till dark.',
        when: ['sad'],
      },
    ],
    due: [
      'Somebody goes through the kitchen, and then somebody else, and {name} lets them pass. It is not after company. It sits by an empty dish for one person, with one thing in their hands. Its meal is due.',
      'Here is the place, and this is the time, and there is {name}, bolt upright beside the dish. It does not look about. It has kept its half of it to the minute. Its meal is due.',
      {
        text: '{name}, who is mostly paws, has sat down opposite the door. It slides. It sits again. Others go by, and it looks round them to see whether you are behind. It could become very good at this. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is too new to have a place for waiting, so it has picked one, the fourth tile from the door, and sits exactly within the lines. Boots go by. They are not yours. Yours should come now, with the meal.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} sits by the empty dish, facing the door. You come in at the door. It goes on facing the door. The meal is overdue. Go out, and come in again with it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is at its place in the hall, on the hour and after it. You are in the hall too. It leans a little to see round you, in case the person who brings the meal is coming. That person is you. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is at the place, and was there at the time. Since then a spider has run a thread from the doorpost to its left ear and started on the right. It has not moved. Bring the meal now.',
        when: ['well'],
      },
      {
        text: '{name} sits at the agreed place, and the agreed hour is behind it. Others have come through and were let pass. It does not look at the bowl, only at you, and rises, and walks you there. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You come in at last, and {name} draws one paw aside to let you pass. It does that for everybody it has not chosen. It is too weak to get up. The meal is late. Do not pass. Feed it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has lain at its place so long that you take the white on its shoulders for snow. It does not lift its head for you. It is waiting for someone who comes. The meal is late. Be that one, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Since its mealtime {name} has stood on the one tile, facing the one door. It has moved just once, half a step back, so that the door will have room to open. It is hungry. Feed it now.',
      'A man at the fence holds out half his sandwich. {name} looks through him, swallowing, and keeps its eyes on the corner you come round. Only yours will do. Bring the fish, now.',
      '{name} has sat by its dish in good order, and only now does it put out one paw and move the dish, by an inch, towards you. It has never done such a thing. It is truly hungry. Please feed it.',
    ],
    starving: [
      'The mat has two dents in it from front feet. {name} still sits in them, upright, and you see that it is swaying. It is starving, and it will not leave the place to come to you. Carry the dish there, at once.',
      '{name} is not by its dish. It is at the door you come in by, where it said it would be. The hind legs have given way beneath it, but the head is up, and it is facing the right way. Feed it at once.',
    ],
    weak: [
      '{name} sets out for its place, and rests on the way, at the pump and at the bench. It arrives late. Nobody has ever seen that. Let it off for today, with a good rest, or give it medicine.',
      '{name} is on duty, leaning on the doorpost, and lets its eyes close between one passer-by and the next. The bear has got thin under its coat. It ought to have medicine, or to be sent to bed.',
      {
        text: '{name} is at its place by the gate, upright as ever. Only from here do you see how: the post has all its weight, shoulder and bear’s cheek. It will not go off duty by itself. Bring medicine, or lead it in to rest.',
        when: ['from_child'],
      },
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
      '{name} gets up from its place by the door to look at you, and leaves another dog lying on the tiles, drawn in days of dust. It growls at that one, low. Everyone in the hall is due a bath.',
      '{name} is at its place, but one has to know it. Two days of weather have gone over it, russet, white and all, and it is the colour of the road. It would not leave its post to ask. Please wash it.',
    ],
    sick: [
      '{name} has propped its shoulder against the doorpost so that you would find it standing. Now you have found it. It lets itself down the wood, and the nose it lays in your hand is hot and dry. Bring medicine now.',
      '{name} has gone to its place, as ever, and it is lying down there, which it never does on duty. Its nose is hot. It looks up the road and then at you, as if you might take over. Bring medicine.',
      {
        text: 'It is the hour you come home, and the mat by the door is empty. You find {name} halfway down the hall, on its side, nose pointing at the mat. It did set out. Give it medicine, now, where it lies.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has got itself to the appointed place and is keeping it on its side. At your step it tries to bring its forelegs under it, because you have come. Let it lie. Kneel down there. Medicine and food, now.',
      '{name} is at the appointed place by the door. You are standing right in front of it, and still the small dark eyes search the path behind you for you. Medicine and food, at once. It has almost no waiting left.',
      'You call {name}, and for once it does not rise. It tries with its eyes. There is no snow on its shoulders now, and the heavy head is still turned to the door you come in by. Medicine, at once.',
    ],
    near_death: [
      'It has dragged itself to its place by the door and laid its chin on the sill. The small dark eyes are on the road, and you are already behind it. Go round. Kneel where {name} can see you, and stay.',
      '{name} still has its face toward the door. It can no longer raise the head, so it has laid it in the draught underneath, where you would smell first. It is waiting for one person. Go in and stay.',
      {
        text: '{name} lies at the place where it waits for you, facing the way you come, and has stopped raising its head at other people’s steps. It raised it at yours. There are only hours. Sit down there with it now.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} sleeps with its bear’s face on the sill, towards the way you come home. You come the other way, in socks. One ear turns, checks the step, and lies down again. It wants nothing until it wakes.',
      'To get by you have to step over {name}, asleep at the foot of the stairs with its bear face on the lowest one. Others have turned back. As your foot passes, the tail strikes the floor, once. Nothing needs doing until it wakes.',
      '{name} sleeps sitting up on the bottom stair, its bear face sunk on its chest, like somebody in a waiting room who has asked to be woken. Each time a door goes, one ear stands, and reads who it is, and sits.',
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
      '{name} sits at the end of the passage where it can see all who come, and lets you pass, as it lets everybody. It is waiting for one person. Sit down there quietly for a while. It may turn out to be you.',
      '{name} is watching the door, and you are standing in front of it. The bear’s head leans slowly until it can see past you. Sit down quietly by the wall. The post is a wide one, and nobody has been chosen yet.',
      '{name} stands with its back to the gatepost and looks at the shoes of whoever comes by. They are none of them the ones. It could not tell you what the ones would be. Sit down by the post, shoes and all.',
      'Somebody was once {wait} on the way. {name} looks past you, courteously, to see whether it was you. Sit where it can compare.',
    ],
    back_from_death: [
      '{name} is back, and well, and has not gone to its place at the gate. It sits down on your feet instead, with its back to you, facing the road. It has done its waiting. Now others may wait.',
      'There was a platform, it seems, and a great many people going one way. {name} turned round and walked home along the line. It stands before you with cinders in its white socks, and would like your hand on its head.',
      '{name} came in on a train from the other direction. It sits on its board, and looks at each of its feet. Stay by it, and let the next meal be on time.',
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
          text: 'When the dish is empty {name} looks the whole room over, sits down on your left foot, and slides off, its legs being new. It climbs on, sits, and slides off. The right foot is not considered.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You come when you should and put the dish down. {name}, who is mostly head, eats with both dark eyes on you. Then it goes and sits on the exact spot where you stood, to find out whether it is a good one.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats to the end, in good spirits, and inclines its bear’s head to you. Then it goes back to the door and sits down facing it, to wait for its person. You stand behind it with the empty bowl. You may pass.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You bring the fish rice on the stroke. {name} looks at the bowl, at the clock, and at your face, as a conductor looks at a ticket, and lets you stand there. Then it eats. It has punched you once.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} is at the appointed place and you come at the appointed time. It eats, as deeply content as it was before you came. Then, looking straight ahead, it moves over by the width of one person.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You come to the minute, and {name} is sitting where you would have to stop. It eats without a glance. Afterwards it smells the spot where your shoes were, and lies down next to that, leaving it free.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You come at the hour, and {name}, who had its back to the house, turns its big head one minute beforehand. It eats with you standing there. When you go in, it moves its place to where it can see your window.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You have come in by the garden, and {name} is waiting at the front door, where you arrive. It looks round with great patience. So you go out, walk round the house and come in. Now it can be fed.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'A neighbour has gone by, and a cart, and a man with a drum, and {name} let them. Then your step, at the minute, with the dish, and that great solemn bear is wagging like anybody’s dog.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} was at the gate before the clock was, and walks you in from it shoulder to knee. It does not look at the bowl until you have taken your coat off. Then it eats, slowly, like somebody with evenings ahead.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} was at its place and you were at yours, as at each of these {streak} meals on time. It eats to the last grain. It inclines its head. Then it looks to see that nobody is passing, and rolls over.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, so upright that it falls over, and gets up again at the same place. It has had {streak} meals on time. It has begun to look at you slightly before it looks at the dish.',
          when: ['baby'],
        },
        {
          text: '{name} eats every grain, standing, for it does not lie down before strangers. The legs shake. It bows, and the bow takes too long to come up. It is not well. Set down medicine, and step aside.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'For each of your {streak} meals on time {name} has moved its place a little, and you never noticed. It began beside the gate. It eats up, and sits down where it has got to, and that is on your foot.',
        '{name} was there, and you were there, and that makes {streak} on time. It eats to the last grain. Before, it looked down the road to see you come. Now it looks at the dish. You are a settled thing.',
        {
          text: 'After {streak} on time {name} has changed one thing. It waits at the same post, just as upright, facing the road. But when your step sounds it no longer looks to see who it is.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} looks at the dish, and at you, who are not due. Out of loyalty it takes a mouthful. Then it goes to the appointed place all the same and sits down facing the way you will come, in case you do.',
        '{name} looks at the dish, then at you, and takes two mouthfuls, so as not to shame anyone. It is not the time. It goes back to the mat, sits down square, and waits for you to come and feed it.',
        'The clock is not there yet, and {name} knows it, and knows that you know. It takes a few grains, for the sake of your having come. Then it covers the dish with its shadow until {opens}. Be there at {opens}.',
      ],
      late: [
        '{name} was punctual, and the dish was not. It eats every grain of it and bows to you. It is a perfectly correct bow, and not so deep as the last, by about a hand.',
        '{name} had let the others pass, the broom, the cat, the coal, because it was you who were expected. You come late. It eats it all. When you bend down to it, it steps politely aside, and lets you pass.',
        {
          text: 'The food is put before {name}, and it lets it steam. It sits out a length of time, upright, gaze level. You come to see that it is exactly the length you owed. Now it bends its head.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} sits where the dish is to be put, straight as a gatepost. You come late with it. {name} looks round you, along the path, in case the right person is still on the way. After that it eats.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was at the appointed place. All sorts of people came by, and it let them pass. You come, late, with the dish, and it lets you pass as well. You have gone six steps before it gets up and follows, and eats.',
          when: ['well'],
        },
        {
          text: '{name} eats, late, to the last of it. Then it leaves the step where it has always waited for you, goes down to the corner, and sits there instead. From the corner one can see a good deal more of the road.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You come to the gate late with the dish. {name}, too weak to stand, has kept the appointment lying down. It eats all of it, and turns back to the road, in case you are not the one.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was at the appointed place at the appointed time, lying down, because it could not stand. You were not. It eats, and then works itself round, a little at a time, until it faces another way. It needs medicine or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and was there on time, at the very first appointment of its life. It eats, late. It does not cry. It turns its back, which is quite small and very straight, and there is snow on it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name}, ill as it is, had got itself to its place in time, and is lying there when the dish comes, late. It eats a few grains. It does not rise for you. The snow has gone from its shoulders. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Dust lay thick on {name} by the end of those {hours} hours. It had not shaken itself, in case it should be looking the wrong way just then. It eats everything. It does not look up. Never be so late again.',
        '{name} waited for {hours} hours, and eats it all leaning on the post that it used to stand beside. You say its name. The small dark eyes go past you, up the road, where you had not come. Be in time now.',
        {
          text: '{name} was at the place at the hour, and you were not. It stayed, hours upon hours, so that one of you should be right. It eats where it stands. Then it looks past you down the road, for the person it is expecting.',
          when: ['well'],
        },
        {
          text: 'There is a dry patch on the ground, the size of a sitting dog, and round it everything is wet. {name} kept the appointment. It eats. Then it goes back and sits in the dry patch, facing the road, away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} stands at its post, as it has for {alone}, facing the road. It steps aside for you, as it would for anybody. It eats what you have brought. Then it goes back and looks down the road for its keeper.',
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
      ],
      full: [
        '{name} regards the dish as it would a train that has come in at the wrong platform. It does not get up. It watches you stand there with it, and, when nobody boards, watches you take it out again.',
        'You put the dish in front of {name}. It rises, walks round it with a civil nod, as round a stranger on the road, and sits down again against your left shoe. It was you it was expecting. The meal dries where it is.',
        '{name} has eaten, and was fed, and does not take what is not due. It looks at your dish, touches its nose to it, and moves it to the side, where it will be minded. It is yours again at {opens}.',
        'Out of respect {name} picks up one grain, and holds it in its cheek. There is not the room, even in a bear. It will stand by the rest in all weathers. Come for the two of them at {opens}.',
      ],
      ill: [
        'It has said that it will eat, by coming, and {name} keeps its word, by a mouthful. It rests. It keeps it by another. You tell it that it has done its part. It is ill. Bring medicine next.',
        '{name} sits up to eat, as it always has, and you sit behind, so that there is something to sit up against. It takes a few grains, slowly. The broad head grows heavier on you. It is ill. Medicine next.',
        {
          text: '{name} gets to its feet because it is you, takes three mouthfuls, and lies down again with its face to the door to wait for you. You put your hand on the hot ear. Bring the medicine next.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} ate it to the last grain, and then it did something that is not in any of its bows. It turned round on the spot, once, like a pup, and sat down with its tongue out. It was {item}.',
        'Far up the road {name} had smelled it, and it held to its post, and trembled, and held. Then you came in at the gate with {item}. It ate it all, bowed to you, to the dish, and to the gate.',
        {
          text: 'You set down {item}. {name} has stood through hail with that face and does not change it, but the tail, which nobody has told, swings, and the dustbin goes over behind, and rolls down the hill.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You set down {item}, and the face like a carved bear comes undone. {name} sneezes, turns one whole circle on its hind feet like a puppy, glances about for witnesses, and bends to the bowl with great dignity.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item}: {name} eats the one corner that honour demands and covers the rest with an imaginary napkin. Fish would be another matter.',
        'The bowl holds {item}, and {name} has found something to look at in the garden. It will go on looking. Mackerel brings it back.',
      ],
      harmful: [
        'The tail has come unrolled, and {name} is lying across its own forepaws with its small eyes shut. It hurts there. It had {item}, and took it politely. Promise it that there will be no more, and keep the promise.',
        'It was given to {name}, so it ate it, as it would keep any word that it had given. It was {item}. Now it sits at its place with its head down, and shakes, and will not leave. Never again.',
        {
          text: 'You gave {name} {item}. It took what came from you without question, for that is how it is made. Now it stands shaking on its four straight legs and will not lie down where you can see. Never again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You march up and down the yard, and {name} marches next to you, bear-broad, in step. At the turn you skip. It looks round, and there is nobody to see. It skips, all of it, and the pump rings.',
        'You hide your face in your hands, and look out, and {name} is there. You hide it for longer. It is there. There is no trick to it. It is only nearer each time, until you look out into its tongue.',
        {
          text: '{name} carries the ball back, not to you but to the spot you threw it from, and sits. You had wandered two steps off. You return, and the ball is yours, and the curled tail goes. So far it is the spot that it trusts.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the ball. {name} thunders after it, a bear let out of school, and carries it to the mat by the door, where things are to be brought. You are not on the mat. You go and fetch it. It is delighted to wait.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You run past {name}. Everyone may pass. You run past again, closer. The third time a russet shoulder tips you neatly over, and the bear’s face looks down, very pleased. You, it seems, may not.',
          when: ['warming', 'well'],
        },
        {
          text: 'You hide in the wardrobe. {name} does not search. It goes to the rug where you will have to come out in the end, and sits there like someone meeting a train. When the door creaks, the whole bear of it dances.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} takes its end of the rope and stands. You pull with both arms, then your back, then sitting on the ground with your heels in. It does not give an inch until you slip, and then it is already underneath.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You go in behind the armchair. {name} sits down, nearly tipped over by its own head, and watches the exact spot. You pop up on the wrong side. It squeaks, rolls all the way to you, and returns to its spot for more.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You go behind the door and come out again, and {name} sits bolt upright. You go, and once more you arrive. It has never met with anything so good as an arrival, and at every one it topples further your way.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was happy already, and sits through your game as it would sit through anything, upright, in any weather. A cushion breaks on its broad chest. It looks down at the feathers. It would seem to have been its turn.',
        'You ask {name} to play, and it is as content as a dog can be, here, at its place. It gives you its paw on it. It watches you play, to the end, without once looking away, and bows at the finish.',
        {
          text: 'You throw the stick. {name} walks after it, carries it past you without a glance, and lays it by the gate where it meets you. There it sits down, very straight. The game, it seems, is that you come.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the ball, and {name} lets it pass, beaming. You throw it again. That one may pass too. It has the right place, and the right time, and somebody came. You walk over and fetch the ball yourself.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} has been asked to play, by you, and cannot do it. It lowers its head between its paws, as one does who has broken a promise. Tell it that none was made. See to what it needs.',
        'You go behind the door, and come out, arms wide, and {name} does not topple over. It tries to stand for you, and stays as it was. It is sorry to have missed your train. See first to what it needs.',
        {
          text: 'You roll the ball. It goes by {name} as a stranger would, and is let pass. The small dark eyes stay on you, and {name} does not get up, and looks as if it had tried. See first to whatever is wrong.',
          when: ['no_item'],
        },
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
        'You say it is to be {item}, and the bear face splits. {name}, who does not prance, lifts one big white foot, sets it down, lifts the other. Snow flies off it in all directions. Then dignity, mostly.',
        {
          text: 'You say “{item},” and walk off, and {name} should be on duty. It looks at the road. It looks at you. For as long as it takes to sing a verse there was nobody at the gate.',
          when: ['well'],
        },
        {
          text: 'You bring {item}, and {name}, who has not hurried since it was grown, gives one hop with all four feet, like something falling upwards. It looks about to see who noticed. You did.',
          when: ['from_child', 'well'],
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
          text: 'The brush goes in and a second dog comes out, all woolly underfur, and lies on the step in a heap. {name} smells it over thoroughly. It appears to be no one it was waiting for.',
          when: ['well'],
        },
        {
          text: 'Most of the dirt is doorstep. It is worked into the hocks and under the tail, where sitting puts it. You wash it out. {name} stands square until the last rinse, then goes back there, very white, and sits.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, and there is only the snow on its shoulders, which does not brush off. You do it again there, for the look of it. It stands at attention, and you feel that it has leaned by one hair.',
        '{name} was clean. It let you fetch the water, roll up your sleeves and find that out for yourself, for you had said that you would wash it, and a thing that is said should be done. It offers the second paw.',
        {
          text: 'You brush {name} from the ruff to the curl, and the brush is as clean as it was. It looks over your head the whole time and gives no opinion. Anybody else with a brush would have had one.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You brush {name} from the bear face to the tail, and the brush stays empty. It keeps its post throughout, small dark eyes on the door by which you come. That you are here already is no reason to leave off.',
          when: ['well', 'no_item'],
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
          text: '{name} will not be treated in its basket. It walks to the gate, where you come in, sits down there swaying, and takes the spoon from your hand. Soon it sways less. It lies down, and this once you do the waiting.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} will not be ill anywhere but at its post, so you kneel on the doormat with the spoon. It swallows, still looking past your ear for whoever it is waiting for. Then its eyes clear, and it looks at you.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'Nothing ails {name}, and still it opens its mouth at the appointed place. One does not send a spoon away that has come so far. It bows to it, empty. Put it by until somebody has truly been waiting for it.',
        '{name} takes the medicine because you have brought it, and sits up straight for the spoon. It was in the best of health. It would have taken it in any case, at any hour, from you. Keep it for a bad day.',
        {
          text: '{name} takes the spoon because it is you, then goes and sits at the appointed place to wait for it to work. It was not ill, so nothing is coming. Somebody should tell it. It would stay there in any weather.',
          when: ['trusting', 'no_item'],
        },
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
          text: 'At your one word {name} opens its jaws and the visitor’s coat goes free. It has understood about coats. It stands aside for the visitor, looking at nothing. Then you come through, and it stands aside for you in just that way.',
          when: ['well'],
        },
        {
          text: '“That was the doctor,” you say, “and he may pass.” {name} steps out of the doorway. It lets him by, lets everybody by, and goes out to sit at the appointed place with its back to the house.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that guests are to be let in. It has never kept out one that you had named. It hears you standing, to the last word, with its head a little bowed, as one hears the anthem.',
        '“Wait until I say,” you tell {name}, and it is waiting, and was. It could give this lesson. It looks up at you from under its bear’s brow, with great respect, and waits for you to have finished.',
      ],
      bad_time: [
        'You scold, and {name} hears it standing, to the very end. It does not go back to its place. It had left that to come to you, and it never leaves it for nothing. See to that first, and teach it later.',
        '{name} had waited at its place with a chill in its bones, and you scolded it for the snow it brought in. It went out again. It is sitting at the gate, a yard from where it sits for you.',
        {
          text: '{name} sits through the whole lesson the way it sits through weather. When you have finished it takes one pace aside from the door, as it does for everyone. You may pass.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes it the way it takes weather, without a sound, head low. When you come home, there is the gate, and the hour, and the worn place where it sits. You find it lying behind the shed.',
          when: ['from_child'],
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
          text: '{name} is swaying at its post and will not leave it. So you go and stand there, facing the way it faced. It looks you over, lies down behind your heels, and sleeps the whole watch. It rises like a bear.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name}’s legs shake, and still it stands and faces the door you might leave by. So you take off your boots and set them side by side in front of it. It looks at each. Then it lies down over both, and gets better.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You send {name} to bed, and it goes, and lies there looking at the ceiling like a traveller who is hours too soon. You put your head in. It has not slept. It is quite happy to be early.',
        '“Lie down,” you tell {name}, and it does, because it was you. It isn’t tired. When it has been lying for a proper length of time it gets up, straightens the mat with one paw, and goes back to the door.',
        {
          text: 'You lead {name} to its mat. It lies down when asked, front end, then back end, with both eyes open and fixed on the latch. It is not tired. It is merely on duty lower down.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lies down where you ask, since it is you that asks. It does it the way a monument would, chin level, eyes front, both paws square. When you come back it has neither slept nor stirred, and somebody has hung a hat on it.',
          when: ['well'],
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
        'You sit down at {name}’s post, on the cold step, and wait with it. It watches the road. After a time it leaves off watching, and looks at its own feet, and at yours, like one whose train is in.',
        'Beside you on the step {name} lets them all go by, a postman, a boy, two sisters, and each time looks back to the corner. Then it turns its bear’s face, finds you sitting there already, and leaves the corner alone.',
        'You take the other end of the step. Nothing comes along the road and both of you watch it. By and by a weight arrives against your side, snow and all, gradually, like a boat being tied up.',
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
        {
          text: 'You sit down on the step beside {name}. It goes on watching the path you always come by, until it understands. Then the great head comes down across your feet. Find out what it needs. It would wait. Do not let it.',
          when: ['from_child'],
        },
      ],
      asleep: [
        '{name} sleeps with its back to the door, and you sit down before it. It does not wake. But the broad head is lifted, eyes shut, and set down facing you. The door will have to see to itself.',
        'You keep {name} company while it sleeps, and take over the door. A step goes by, and it stirs. “They may pass,” you whisper. It lets out its breath. The paw that lay ready is turned over, and is soft underneath.',
        {
          text: 'You are early. {name} has fallen asleep on the mat where it waits for you. You sit down and wait with it, for yourself, shoulder to russet shoulder, until you are due. At the proper time you are there.',
          when: ['from_child'],
        },
      ],
      shy: [
        'You sit down on the step next to {name}. It is not you that it waits for. It gazes past your ear, down the road, for a long while. Then it draws back the big head a little, so that you can see too.',
        '{name} is waiting for somebody. You sit down on the step and wait for them too. Nobody comes. After a long while the small dark eyes leave the gate, rest on you, think it over, and go back to the gate.',
        'You sit on one side of the road, and {name} on the other. Carts go by between. After each you are both still there. It seems to you that it looks across, each time, a little sooner.',
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
