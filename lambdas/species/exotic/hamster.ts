/**
 * The Hamster wants to finish the east tunnel, which has been nearly through since the first night and of which nobody
 * has seen the plans. It fears damp, draughts and the roof coming off. Three odd facts. It believes that the wheel
 * drives the night: somebody has to run it round, or it would stick at eleven, and so far it has come round every time.
 * It has two cheeks and keeps them apart: the left is stores, the right is private, and there is one seed in the right
 * that has been there since the egg, in case. And it tests everything for load, floors, bridges, biscuits and people:
 * one foot, two feet, wait, bounce. What has held once is marked with a chewed corner.
 * Body: a golden barrel with no neck and no tail to speak of, whiskers that it uses as a level, pink working hands, a
 * scent gland on either flank with which it signs walls. It eats half and pouches half. It sleeps walled in, in a dome
 * of its own shreds, and in the cold sinks so deep that it seems gone. It sulks by bricking up the door. It trusts as
 * one trusts a floor. It speaks in reports, with its mouth full. It never works by daylight if it can help it, never
 * leaves a draught unplugged, never shares a bedroom. Its keeper is the crane: what comes down out of the sky with
 * materials, and might, it has to be allowed, drop something.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'There is gnawing, and then a neat round doorway in the shell. {name} looks out, tests the edge of it with both paws, and finds it sound. Then it sees you, very tall, and wonders what holds you up.',
    'No cracking. A small round door appears low down in the egg, and crumbs of shell are passed out through it, left, right, left. Then {name} backs into the open, turns, and gives what is left a good hard lean. It holds.',
  ],
  looks: {
    thriving: [
      '{name} comes out of the new tunnel with its cheeks full of the tunnel, unloads, pats the heap, and goes in for more. It is singing, in a way. It can only be done through the nose.',
      '{name} is using its whiskers as a spirit level, on the shelf, on the dish, and on a lettuce leaf. The leaf is out by a hair. It sits on one end of it until that is put right, looking extremely well.',
      {
        text: '{name} is the size of a walnut and has moved one wood shaving from here to there. It sits down beside it, blinking. Then it moves it back. The work has begun.',
        when: ['baby'],
      },
      {
        text: '{name} is pink and no longer than a bean, and has spent the morning pushing one wood shaving up against another. They stand. It lies down under them, on its full stomach, to see how it feels inside.',
        when: ['baby'],
      },
      {
        text: '{name} comes up out of the sawdust beside your hand. It raps on your thumb with one working paw, listens, goes round behind and leans on it. Then it fetches a matchstick, props it against you, and begins on the roof.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} raps on your ring finger, listens, walks in under your palm and studies the vault. It leaves, and comes back with a matchstick, which it wedges beneath your thumb. The rest of you has passed. Nothing needs doing.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} walks you along the new tunnel by tapping on the glass. At the far end is a chamber wider than any hamster, lined with the good paper, with your hair tie in it. You have been allotted a room.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has sunk a new shaft beside your chair and comes up it with full cheeks. It takes your finger in both paws, knocks on the knuckle, listens, and wedges it under the roof. You are holding up the east wing now.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The ridge under the rug comes as far as your chair. {name} breaks surface beside your foot, knocks on the ankle, puts a shoulder to it and shoves. The ankle holds. It ducks under, and the tunnel goes on from there.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is building, cheeks full, in the best of spirits. It is a wall, and it goes between the nest and you. There is one hole left in it, the size of an ink-drop eye. The eye is in it.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is busy, glad, and short of nothing. You bend down to see. It backs into the mouth of the tunnel until its round gold behind fills it exactly. The site is not open to visitors.',
        when: ['from_child', 'wary'],
      },
      '{name} is {days} days old, and runs every one of its tunnels tonight from end to end, with its short tail up. Where they cross, it stops and kicks, for no reason but joy.',
    ],
    content: [
      '{name} is sitting in its doorway with its feet out, like somebody waiting for the glue to dry. Nothing has been glued. It looks left along the site, and right along the site, and picks one crumb of sawdust off its knee.',
      'Nothing is being built, so {name} has lent its back to a leaning tube, only until it finds a proper prop, and has rather got to like it. It chews something. The tube stays up.',
      {
        text: '{name} is out inspecting. It raps on the table leg, on a cotton reel, on the side of your shoe, with its cheek laid against each. At the shoe it raps again. It nods slightly, leaves a little sawdust on it, and moves on.',
        when: ['well'],
      },
      {
        text: '{name} is standing in front of a wall with its paws on its hips. It has built that. It goes round to see the back. It goes round to see the front. It leans on it, chewing, and so do three crumbs.',
        when: ['well'],
      },
      {
        text: '{name} has moved the heap from the left of the wheel to the right of the wheel and is looking at it, paws on hips. It was sound on the left also. There are no deadlines. Tomorrow it may go back.',
        when: ['well'],
      },
      '{name} has counted over its store this evening, and moved all of it to the other corner. In the middle it has left a place clear, for the best thing it ever had: {loved}.',
    ],
    curious: [
      'You have set down a cup. {name} goes round it with its whiskers, knocks low on the side, knocks higher up, and tries the handle for foot traffic.',
      'Something in the wall hums. {name} has had its ear to it since you came in, and is making a small trial hole.',
      'A pencil lies across the gap. One foot, two feet, wait. {name} looks down over the side, and back at you, and asks with its eyebrows who passed this.',
    ],
    bored: [
      '{name} has finished a tunnel, propped, swept and wide enough for two, and now sits at the far end with its paws in its lap, looking up along it. So far nobody has come out. Roll something in.',
      '{name} has rolled a cardboard tube up to the bars, looked at you through it, and sat down. There is no sawdust on its paws. It is fed and well. Put your finger in at the other end and be a tunnel.',
      {
        text: 'No report has come from the works since morning. {name} sits at the foot of the seesaw with sawdust on its hands and does not brush it off. Come and build something with it.',
        when: ['sad'],
      },
    ],
    due: [
      'The whole shift is standing about, that is to say {name}, with its working paws in front of it and nothing in either cheek. It has looked into the dish as one looks down a shaft. Its meal is due.',
      '{name} presses its cheeks with both paws, first the left, then the right, to check the stock. It is air. It checks again, as one should with figures like these. Its meal is due. Restock it, please.',
      {
        text: 'As a roof the dish is sound. {name} has got it up on edge and stands beneath, thumping it, and looks out at you with ink-drop eyes and sawdust on its nose. As a dish it is empty. Fill it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has packed sawdust all round the dish so that it cannot shift, and leans on it. It would bear any load. Then it sits back and looks from the dish, which is empty, to you. The meal is overdue. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The empty dish has been stood on its edge, and is holding up the roof of a new entrance. {name} looks at you round it, cheeks flat. If nobody means to fill the thing it may as well work. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has used the delay to put up a wall between you and the dish, tamped, with one slot in it. An ink-drop eye is at the slot. The cheeks on either side hang flat. Deliver through there, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has tested the empty dish, found it sound, and begun building it into the east wall. It pauses when you come and waits, dusty to the elbows. The meal is overdue. Feed it now, while there is still a dish.',
        when: ['well'],
      },
      {
        text: 'Work on the main tunnel has stopped. {name} sits with flat cheeks on a heap of sawdust beside the dish, which it has shored up on four pegs to take the load. The delivery is late. It knows the supplier. Feed it now.',
        when: ['well'],
      },
      '{name} has rolled its dish out to the front of the works, the right way up, and swept round it. It stands with one paw on the rim, like somebody who was promised a lorry. Its meal is due. Deliver it, please.',
      {
        text: 'The cheeks of {name} hang like two empty sacks. It has seen your hand and is walling up the door, one grain at a time, resting after each. The meal is overdue. Bring it now, while there is still a gap.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} asks of everything whether it would hold up a tunnel. You, it decided, would not. Today its own legs would not either. The meal is overdue. Bring it now, and stand where you can be leaned on.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The west store is empty. The east store is empty. {name} has begun to gnaw at the bridge, which it built, looking elsewhere while it does so. Feed it now, while there is a bridge.',
      'Work on the tunnel has stopped. {name} has turned out both cheeks onto the site, found a button and a good deal of sawdust, and is trying the button with its teeth. The meal is overdue. Feed it now.',
      '{name} has been down to the lowest store, the one that was for winter, and swept it, and eaten what it swept. The coat has got too big for it. It holds its empty dish up with both arms. Please feed it.',
    ],
    starving: [
      '{name} has taken down the east tunnel and is gnawing the props, good ones, every one tested by itself. The cheeks hang flat. There is sawdust on the working paws and no work going on. Feed it at once.',
      'The works have stopped. {name} has turned out both cheeks and found a splinter, and has eaten the sawdust off its paws, and lies in the mouth of the unfinished tunnel with its lamp eyes dull. Feed it at once.',
    ],
    weak: [
      '{name} stands in the mouth of the tunnel with its back against the roof. It believes that it is holding this up. It is the other way about. Give it medicine, or a good rest. The roof was well made and will stay.',
      'The works are silent. Halfway along the new tunnel {name} stopped to get its breath, leaned on the roof, and is now what holds it up. In its opinion the prop is poor. Medicine, or send it off shift for a good rest.',
      {
        text: '{name} has bricked itself up against you with what there was, and that was two straws. It has no strength to fetch a third. It is not ill. It is overbuilt and underslept. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It carries you a shaving, sets it down, sits on it to get its breath, and carries it on. The whiskers are very pleased. The legs shake. Medicine, and the rest can be built tomorrow.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} knocks on its own flank, where days of sawdust have set, and is impressed. It would hold up a tunnel. It tries to scratch behind the ear and finds the elbow built in. Please wash it.',
      '{name} has been two days underground and brought most of it up on its back. No gold shows. When it shakes itself there is a landslide, and it looks round to see whose work that was. It needs a wash.',
    ],
    sick: [
      '{name} has come out by the front of the tunnel, carrying nothing. It puts one paw flat to the wall, the way it tests a prop, and this time the wall is holding up {name}. It needs medicine now.',
      '{name} has downed tools. The tunnel stops in the middle of a stroke, and it lies at the face of it, cheeks empty, fur clumped, one paw against a wall that needs no holding. Medicine, now.',
      {
        text: 'The tunnel stops halfway through a plank, with the chips still lying where they fell. {name} leans on the wall of it with its eyes shut. It has always held up tunnels. This one is holding up {name}. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'The new tunnel stops halfway. {name} lies at the end of it on its back, paws against the roof as if it had to hold that up, cheeks hanging. The roof is sound. {name} is dying. Medicine and food, at once.',
      'A piece of the roof has come down on {name}, only straw, only a handful, and it has not shifted it. You lift it off. The ink-drop eyes open a crack. Medicine and food, now, or it dies in there.',
    ],
    near_death: [
      'The wheel stands still. {name} lies in the mouth of its last tunnel, cheeks empty, one paw flat to the wall, holding it up or being held. It has hours. Make a roof of your hand over it now, and stay.',
      'The digging has stopped. {name} lies at the mouth of the tunnel, and one paw goes on patting the wall, very lightly, to feel whether it will hold. There are only hours. Come to it now. Sit down, care for it, and stay.',
    ],
    asleep: [
      'The night shift is off. {name} sleeps on its back in the lowest gallery with both hind feet pressed flat to the ceiling. A crumb of sawdust comes down on its nose. The feet push, the roof holds, and it sleeps on.',
      '{name} lies asleep at the bend of the new tunnel, curled to just the width of the missing prop. The roof rests on its back, and rises, and sinks. Walk softly overhead. Nothing needs doing until it wakes.',
      {
        text: 'A dome of shreds stands in the corner with {name} asleep inside, rising and falling. Over the door, where a builder puts what must never give, it has worked in a thread from your sleeve.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The dome has stopped rising, or nearly. {name} has let the cold in. It does not wake before {wakes_at}, so sit close now, and breathe on the roof.',
      'There is a hole in the sleeping chamber and nobody has mended it. {name} lies in the draught until {wakes_at}. Reflect beside it now. It can feel a weight on the floor.',
      {
        text: 'It sleeps in the empty pantry, on the boards, with its cheek on the sill. {name} wakes at {wakes_at}. Be sitting there, and have the seeds in your hand.',
        when: ['unfed'],
      },
    ],
    shy: [
      'A wall stands across the corner, three matchboxes high. It was not there when you came in. At a gap in the second course is one ink-drop eye. Sit down and be quiet, and {name} may think of putting in a door.',
      '{name} has put a wall across its corner, sawdust and cardboard, packed to bear weight. There is one hole in it, and in the hole one drop of ink, looking out. Sit on your side a while. Bring no tools.',
      '{name} has dug the deepest hole that the bedding allows and then a second one, in case you learn of the first. It sits between them, listening to your weight. Sit with it, and let the floor get used to you.',
      'A chewed corner means that a thing has held. {name} has chewed every post in the place but the one you lean on. It once had {wait} without you, and remembers. Sit, and lean.',
    ],
    back_from_death: [
      '{name} has gone over every tunnel since it returned, tapping. They all held. At the last it taps you, on the thumb, with one sawdusty knuckle, listens with its head aslant, and passes you.',
      '{name} came up through the floor of wherever it was. There’s a strange clay on its paws. It has tested you, your shoe and the table leg, and moved its bed into the angle of all three. The night shift is there.',
      {
        text: '{name} is going through its old tunnels with one paw on the wall, and they are all where it left them. There is one more, very deep, that it does not remember digging. It is filling that one in. It is well.',
        when: ['from_child'],
      },
    ],
    old: [
      'Nowadays {name} walks in the wheel. The night goes round all the same, and a little more smoothly, it seems to you.',
      'The gold has gone to straw along the back, and it takes the upper gallery with a rest at the landing. Every prop down there has its tooth mark. None has ever come down.',
      'After {days} days on this site: the young {name} would have torn out that bend. It sits in it now with its back to the curve, which has worn to fit.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} packs the meal away, left cheek, right cheek, until it is as wide as its own door. It thinks. It backs out, eats enough to fit, and goes home with the rest of the consignment.',
        '{name} lays the dinner out by size, the long pieces with the long and the short with the short, as for a floor. It looks at the floor. It is a sound one. It sighs, and eats it, beginning at the door.',
        {
          text: '{name} puts the first piece in its left cheek and tips over to the left. It thinks. It puts the next piece in the right cheek, and comes up straight. Two ink drops look at you, dead level. That will hold.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}, no bigger than your thumb, props the meal up on end, crawls in under it, and waits to see whether it comes down. It holds. Only then is it eaten, beginning with the roof.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} fills both cheeks, then sets a sawdusty paw to your fingertip, as one tries a prop, leans on it hard, and steps back to see whether it stays up. It does. {name} carries its load home by the other tunnel.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Every bite goes down the shaft in the left cheek, and every time {name} comes up with the right cheek full of sawdust, which it tamps down between you. At the last there is a wall, with a hole the size of one eye.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The dish is down, and dead level: {name} checks along its whiskers. It eats. Then it takes a splinter of good pine out of its cheek and wedges it under your wrist, on the side where you wobble.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} signs for the load and packs it in, left cheek, right cheek, until it is level. Then it comes out once more, sets two sawdusty paws against your thumb, and shoves with its whole weight. The thumb holds. Good.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'On time. {name} packs both cheeks, and on its way home stops at your open hand and leans on each finger in turn, as one does with beams. It unloads one cheek there. The other it carries on to the tunnel.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} loads both cheeks, checks the balance, and goes below. It comes up flat and loads again. The third load takes another road, across your palm and up your sleeve, where it is set down item by item. The firm has opened a branch.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The delivery’s on time. {name} signs for it in sawdust, packs both cheeks to the ears, and sets off for the stores. At the third bend it stops, comes all the way back, and bulging, unable to speak, shakes your finger.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Delivery on time, both cheeks full, and there is some left over. {name} looks round the site for anywhere sound and dry. Then it walks up your arm, raps on your collar, listens, and stows the remainder in there.',
          when: ['glad', 'trusting', 'well'],
        },
        'Every mouthful that {name} chews sends a shiver through the floor, and it stops to hear whether the tunnel below has minded. It has not. It eats up the rest without a break. That is a good tunnel.',
        {
          text: '{name} eats it all and puts nothing by. A firm needs no reserves with a supplier who has been on time {streak} times running. Both cheeks hang empty, for once, like the pockets of somebody on holiday.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, which makes {streak} on time, and finds an empty room in its cheek. It feels about in there with one paw. Then it looks at you, in case the room is yours.',
          when: ['baby'],
        },
        {
          text: '{name} pulls the meal in behind its wall, bit by bit, and eats it there. There are long pauses, and one hears it wheeze in them. At the end all is gone, and a paw lies in the gap. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} used to inspect you before every meal, and has {streak} good reports, all on time. They take up room. It eats, tears them into strips, and makes its bed with them. It will sleep on that.',
        '{name} eats up and sets one more husk into the wall by its door. The wall is {streak} long, one for each meal on time, without a gap. It leans on that. Then it leans on you. There is no difference.',
        {
          text: '{name} eats, on time, then sets both sawdusty paws against your thumb and pushes as hard as it can. That is {streak} in a row. You would hold up a tunnel.',
          when: ['well'],
        },
      ],
      early: [
        '{name} is not hungry, but it is short of a lintel. It puts one piece away in a cheek, out of politeness, sets another over the tunnel mouth and knocks on it. Good. The rest need not have been delivered yet.',
        'You are early, and {name} looks at dinner and pouches a corner of it, for the look of it. It is busy with a ceiling. It cannot let go just now. Come again at {opens}.',
        {
          text: '{name} is in the middle of a ceiling and not hungry. It comes out all the same, picks one bit from the dish, bites it for soundness, and wedges it under a sagging place. It holds. The rest is left on site.',
          when: ['no_item'],
        },
      ],
      late: [
        'When no dinner came, {name} went on without it and laid a whole course of shavings, and laid it crooked. It eats up, not looking round. Then it pulls the course down, and builds it again with the doorway away from you.',
        '{name} eats the late dinner up and packs the emptied corner tight with sawdust at once, as one does where something has given. It thumps it with both feet. You were next to that corner. It will need watching.',
        {
          text: '{name} empties the dish in three trips without a look at you, and with the last it brings up earth and stops the hole. Down there you hear hammering. It is building a larger pantry, so as not to need you so often.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} packs the meal into its cheeks, all of it, swallowing nothing, its ink drop eyes on you throughout, and goes below. There is hammering. You put your ear to the boards. By the sound of things it is a storeroom, and a large one.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'While it waited, {name} built. There is a new tunnel, well propped, making for the cupboard. It fills both cheeks from your dish and goes home by that one. The old tunnel, which comes out at your hand, has a plank across it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} loads the seed without stopping to taste any. Later you hear it work. In the passage that used to come out by your hand, somebody is putting up a door.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has to rest twice between the dish and the tunnel, with only one cheek filled. What strength is left it spends on bricking up the entrance from inside. Through the fresh sawdust you can hear it begin to chew.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} eats the late meal and starts on a wall between itself and you. It lays one pawful of sawdust and has to lie down on it. Give it medicine, or rest, before it tries a second.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The dish is late, and {name}, hours old, has tried its two cheeks and found nothing in either. It eats fast. What it can carry it carries off, and it pushes the dish after it with its behind, against you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats a little, lying down, whatever it can reach. Its paws have no sawdust on them. It has put its back to a wall that it built, away from you, and lets that do the holding. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} can carry its own weight in its cheeks, and for {hours} hours they hung like two empty gloves. It eats all of it where it lies, and creeps in away from you. No roof stands on nothing. Come in time.',
        'In {hours} hours {name} dug at the four corners where food might be, and then no longer dug. There is no sawdust on its worn claws. It eats everything, shaking, its back to you. Do not be late like this again.',
        {
          text: 'While you were gone {name} dug a second tunnel, one that does not come out at your hand. It loads both cheeks without looking up, carries everything down there, and shuts the entrance behind it with sawdust.',
          when: ['well'],
        },
        {
          text: 'None of it is eaten where you can see. {name} fills both cheeks and goes below, comes up, looks at you, fills them again, until the dish is bare. Then there is hammering. It is putting in a room that does not need you.',
          when: ['well'],
        },
        {
          text: 'Your end of the tunnel has been walled up. You set the dish there, after {alone}, and wait. A paw makes a hole exactly wide enough, takes the meal in load by load, and closes the wall again from inside.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, after {alone} with nobody there, and then packs both cheeks until it can hardly see you. That is for the next time. It has begun to build on your not coming.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} judges a thing by whether it would hold up a tunnel. It leaned on you for {alone}. Now it eats in small, slow bites with its back against the wall. The wall was there. Be there for the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} with nobody, {name} eats with trembling paws, and pushes every second bite into its cheek. That is for when you go away again. Sit down where it can see you, and do not go.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Both cheeks hang like empty sacks. {name} eats what you have brought so late, holding the dish to stay upright. It had been digging towards you. It eats with its back in that hole, and stops it up.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} comes to the dish on its elbows and eats with the paws shaking. None of it goes into the cheeks. The firm has nothing laid by now, and has stopped listening overhead for you. Let it hear you tomorrow, and in time.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Neither cheek will take another thing, so {name} considers the delivery as timber. It leans on your meal. The meal gives. It shakes its head, puts a little fence of straws round the spot, and waits for you to have it carted off.',
        'You lower dinner to {name}, and it takes it out of your fingers, finds that there is nowhere to put it, and uses it for a doorstop. It will want that filled with something at {opens}.',
        {
          text: '{name} is full, cheeks included, and takes your offering for timber. It stands a piece on end, leans on it, and feels it give. The whole load is condemned and kicked out past the sawdust for you to cart away.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You prop {name} up between two fingers, and it eats a little off the third. You can feel how it leans. When it has had what it can, it leaves its chin there. Medicine next, please.',
        '{name} takes three small bites and sets the rest into the wall of its tunnel. It has gone in crooked. {name} sees that, lifts a paw, and lets it be crooked. It is ill. Give it medicine next.',
      ],
      loved: [
        '{name} stopped work on all sites. It was {item}. It ate it to the last grain, and put nothing by, and that is against every rule of the firm. It has hung up its whiskers, so to speak, and lies down in the dish.',
        '“{item},” you read out, and {name} signs for it with both feet. All is eaten, and there is a whistle coming through its nose that one seldom hears. It asks whether you deal in bulk.',
        {
          text: 'You set down {item}. {name} packs the left cheek, the right cheek, cannot fit the doorway, backs out, thinks, and widens the doorway. It has never knocked down a wall of its own for anything else.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You lay down {item}, and {name} lets fall a whole cheekful of ordinary provisions to clear the road. It sits up and holds its paws against its face. No tunnel could be long enough to keep this in.',
          when: ['well'],
        },
      ],
      disliked: [
        'It tries it for load: {item}. It does not hold. {name} uses it to block the draught by the water bottle and asks, by the way, about pumpkin seeds.',
        '{name} carries it out, walks round it, carries it further: {item}. It is now in the road, where the dustmen will see it. A plain oat would have done.',
      ],
      harmful: [
        'It went into the cheek, and {name} had meant to keep it. It was {item}. Now it sits bent, with its paws pressed against both sides, as if something in there were coming down. Keep that away from it, always.',
        '{name} pouched {item} as it pouches whatever you bring, and a moment later was scraping out its cheek with both paws, eyes streaming, mouth raw. It backs away from your fingers. Never that again.',
        {
          text: 'You handed in {item} by the front door, and {name} stored it in its cheek like all your deliveries. It has scraped the cheek out with both paws, squeaking, and bricked up the door. Never give it that again.',
          when: ['from_child', 'item'],
        },
        {
          text: '{name} looked at it as it looks at everything, whether it would hold, and it seemed sound. The label is {item}. Its coat stands on end, and it walks as if the floor sloped. Never let that on the site again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tap at one end of the tunnel, and {name} shoots out of the other to see who is there. You tap at that end. It shoots out of the first. It has never been so busy. It adds a third entrance.',
        'You and {name} pile up shavings, turn about, and it knocks out the bottom one. Down it all comes, on both of you. It sits in the ruins with its ink-drop eyes shining. So that is why one needs a foundation.',
        {
          text: 'You offer a cardboard tube. {name} raps it, walks through it, comes back and raps it again. Passed. It goes in and out eleven times with sawdust on its whiskers, and then bricks up the end that faces you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You make a bridge of your hand. {name} raps on each finger, finds the thumb unsound, and wedges a cork under it. Then it runs through, and round, and through, sixteen times, taking care not to touch the walls.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Your sleeve is to be the tunnel. {name} goes in at the cuff, stops at the elbow, and there is knocking. It comes out at your collar in a shower of sawdust, finds a matchstick, and goes back in. That elbow needs a prop.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold out two cardboard tubes and {name}, paws on hips, has you hold them higher. Left a bit. It runs through, kicks the joint, runs back. You may let go now. You may not. It is building on to your sleeve.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} goes in at your cuff, knocks its way along the forearm, and comes out at the collar with sawdust on its whiskers. Then it hurries back down to see to the elbow. You are to keep that bent.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You make a tunnel of your two hands. {name}, some hours old, goes in at the thumbs, stops halfway and heaves at the roof with its back. The roof laughs. It comes out shining and hurries round to the thumbs.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You cup your hands and leave a gap at either end, and {name} goes in. After some time it comes out, and turns, and looks at where it has been. So that is a tunnel. It gallops round for another.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You tap for a game, and {name} looks up out of its heap of work with shining eyes. It could not be busier, nor like it more. It pats your nail, as one pats the apprentice, and digs on.',
        'You offer your sleeve as a tunnel, and {name} has just opened one of its own and is still glowing. It goes through yours too, once, at a trot, as one looks in on a competitor out of courtesy.',
        {
          text: '{name} could not be happier, and looks from your game to its tunnel and back. Then it puts the end of a long strip of card into your palm and takes hold of the other. Since you are free, you might carry.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You roll in a paper tube. {name} raps on it, listens to the answer and passes it, and does not even go through. This shift could not be better already. It gives you the end of a straw to hold, so that you have work.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You make a bridge of your arm, and {name} sets one paw on it, for the test. It does not set the second. It lays its head down beside the first. It cannot work. See to what it needs first.',
        'You tap on the lid for an earthquake, and {name} does not hold anything up. It lets it shake. It has put its paws over its eyes. That was no game. See first to what is wrong.',
        {
          text: 'You put up an arch of blocks to tempt it. {name} comes, lays one paw on it, and the whole thing falls in. It passes no remark on the workmanship. It lies down in the rubble. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: '{name} gets in as far as its shoulders and stays there, since it is dark and holds it up. It is ill. Medicine before anything with corners.',
          when: ['ill'],
        },
        {
          text: 'It gets up on the wheel for you and steps, and the wheel stays where it is. There is not the weight in {name} to start it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say that it is {item}, and {name} throws down its tools. You would not think a barrel could jump. It plays till the bedding is in the rafters, and stands up on its hind legs in the ruins, and asks for a rise.',
        'It is in the contract of {name} that there shall be {item}, and there is. It goes at that with its sleeves up, under, over and through. When you both lie down the whole site is shaking, and it is laughter.',
        {
          text: 'It is {item} again, so {name} has tunnelled up to it through your sleeve, to save time. It plays from there, top half out at the cuff, and goes back in between turns to tidy you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}, and {name} drops what it was carrying, which was a wall. It tries it from above, from beneath and at a run, comes out all sawdust, and goes straight back in with its cheeks flat for speed.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is round it once, no entrance, and over it once, no purpose: {item}. {name} goes on with its work and lets you play with that. A tube would be of use.',
        '{item}. One foot, two feet, and it gives. {name} gets down, marks it as unsafe, and stands with its arms folded until you have cleared it. Something it can dig in, next time.',
      ],
      harmful: [
        'It gave way under {name}, and one hand is held up against the chest and not put down. Clear this off the site, and do not bring it back: {item}.',
        '{item}. There was a squeak, and the dust went up, and {name} is behind the furthest plug with its flanks going. No more of that. Check the floor before it comes out.',
      ],
    },
    clean: {
      wanted: [
        'You brush {name}, and out of its coat come sawdust, a splinter and a fair length of thread. It has you put them down where it can see them. Clean and very soft, it begins carrying them back to the works.',
        'The dirt on {name} is mostly tunnel. You take it off with a warm damp cloth, from the ears down to the working paws, and it stretches up against your thumb like a wall being whitewashed. Turn round. Now the gable end.',
        {
          text: 'You comb out of {name} a heap of sawdust, a splinter and one bent pin. Gold again, it walks round the heap on its clean paws and pushes at it, here and there, with a shoulder. There is enough for a porch.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You brush out a quantity of sawdust, a bent pin, part of a leaf and a good deal of tunnel. The hamster under it is quite gold. {name} goes over the sweepings twice, for anything structural.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, and not a grain of sawdust falls. It had already knocked off and washed. It turns its other wall to you, and there is nothing on that either. You are two thorough people.',
        'You go over {name} with a cotton bud, chin, cheeks and working paws, and the cotton stays white. It takes the bud out of your hand, tries the stick for strength, and carries it off. That is a good beam.',
        {
          text: 'You brush {name}’s paws, which had nothing on them, until they have less. It holds them up and turns them over. Nobody would take those for a builder’s. It goes straight down to the sawdust and puts some on.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was clean already. It gathers the foam in both paws, builds a short tunnel with it, watches the tunnel come down, and gives you the look that one gives a supplier.',
          when: ['well'],
        },
      ],
      loved: [
        'The bath was {item}, and {name} wiped its feet before it went in. It came out gold all over. It has looked back along the floor, and sees that it has left no prints, and is not sure it likes that.',
        '{name} holds that dirt keeps a wall up. For “{item}” it makes an exception. You do the cheeks, inside the left one too, where it has not let anybody, and out comes a bean. It is clean, so it goes back.',
        {
          text: 'It is {item}, and {name} lies golden and flat in your palm while the sawdust comes off it. Then it gets up and packs the sawdust into its cheeks, every crumb. That was good sawdust. The outside is spotless.',
          when: ['well'],
        },
        {
          text: '{name} sees {item} and empties both cheeks on the floor, so that you can get at the folds. Then it leans its whole weight against your thumb. It only leans like that on beams it has tested.',
          when: ['well'],
        },
      ],
      disliked: [
        'It comes out of it smaller by half and spiky: {item}. All that remains of its dignity is drying in front of the wheel. It would have done it itself, with sand.',
        '{item}. {name} spends the rest of the hour putting its own smell back, post by post. A spot clean would have left the signatures.',
      ],
      harmful: [
        'It sneezed, and went on, and there is no fur on the flank now where it signs. Rinse it off with a damp cloth, dry {name} at your neck, and throw this out: {item}.',
        '{item}. It sits hunched with its hands in front of its eyes, and each hair stands alone. Never wash it with that. Dry bedding, quickly, and warmth.',
      ],
    },
    medicine: {
      wanted: [
        'You shore {name} up with two fingers, one on each side, and the medicine goes in between. Presently it is no longer leaning on the left one. Then it is not leaning on the right. It stands, and stands plumb.',
        'The drop goes in at the side, behind the long front teeth, and {name} does not pouch it. It could have. It swallows. After some time the paws come together, and begin to turn a bit of straw round and round.',
        {
          text: '{name} turns the tablet over, raps on it, and stands it on edge under the sagging bit of roof. The roof holds. Satisfied as to quality, it takes the tablet down again and swallows it. Before long there are sounds of digging.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the dropper in both paws and tries it, lengthwise, as a prop. It would hold. Then it drinks what is inside and lies down in the unfinished tunnel. Presently a paw goes up and pats the roof.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is in perfect order, and takes the medicine as one takes a second coat of paint on a wall that is dry. It drinks it, taps itself on both sides, and sounds as before. Keep the rest for a bad day.',
        'You give {name} a drop, and it puts it in the left cheek, with the stores. It feels fine. You explain, and it swallows, though that seems to it a waste of good stores. Put the bottle by until it is wanted.',
        {
          text: '{name} takes the pill in one cheek, walks it down to the north gallery and knocks it in under a sagging beam, where it holds. There was nothing else in this house for it to mend. Keep the others for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} went over the remedy as it would over a beam, and passed it. It was {item}. It feels along its own sides now, and where something had been loose it seems to have set.',
        'The word was {item}, and {name} laid down its tools and lay down beside them, to be repaired. A warmth goes along the galleries, one by one. At the far end somebody has started to hammer.',
        {
          text: '{name} taps {item} on every side, listens, and shakes its head. With medicine in, it would never hold up a tunnel. It eats the lot regardless. It helps. It holds up {name} very nicely.',
          when: ['item'],
        },
      ],
      disliked: [
        'It was all in the cheek: {item}. You find it later, built into a step. A little must have gone down, for the hunch has eased.',
        '{item}. {name} takes it with one hand holding its nose, and bricks up that side of the house until evening. Drops would have gone down more easily.',
      ],
      harmful: [
        'It took it from the dropper, because the dropper has always held. Now {name} lies with its back feet spread and its mouth wet. Not that, not ever: {item}. Keep it warm.',
        '{item}. The little sides go in and out like paper. Something gave way in there. Take the bottle from the house, and stay beside {name}.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} takes its teeth out of the curtain cord. It looks up along it, and sees what it was holding. It is ashamed, as a professional. It goes off to work without the whistle.',
        'You lift {name} out of the sugar and say no. It empties one cheek on your palm, in a neat cone. You wait. It empties the other. That is learned. It looks very thin, and a little wronged.',
        {
          text: '“Not through the skirting board,” you say, and {name} downs tools. It packs the hole again, neatly, with sawdust and spit. Then it goes below and bricks up the little window that looked out on your chair.',
          when: ['well'],
        },
        {
          text: 'You say no, and {name} tries the word at both ends, as it would a beam. It holds. The tunnel under the wardrobe is filled in, tidily. Your hand, held out afterwards, is walked around like a hole in the road.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to gnaw the table leg. It takes you to see the table leg. It has put in a splint, and filled the bite with chewed paper, and signed it. You finish your remarks. They were overtaken by the work.',
        '{name} hears it all again, about the cable, with a paw behind one ear and the other on a beam. It has since built round that cable, with a rail. It lets you talk. Surveyors like to.',
      ],
      bad_time: [
        'You say it sharply, down the tunnel. After a silence there is a small noise of building. It takes you some time to see that the hole is closing, one pinch of sawdust after another, and that {name} is on the other side.',
        'You shout about the skirting board. {name} puts down its last mouthful of sawdust and goes in, and you listen for hammering. What you hear is props being drawn out, one after another. The tunnel that was coming your way falls in.',
      ],
      loved: [
        'You take it through the drawings by way of “{item}”, and {name} sees the mistake. It fills in the hole under the piano. It has learned that. It goes off along the wall, and does not whistle, and taps nothing.',
        'The lesson was {item}, and it held, on every side that {name} tried it. So it will leave the skirting. It chews its mark in it, very small, and turns its back to go on with something of its own.',
        {
          text: 'You teach it with {item}, first slowly and then at speed. {name} sees what is wanted, as it would see a plumb line, and does it right. It does it again on the way home, with nobody looking.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} does as it is told on the surface. You hear it, underneath, doing it the old way.',
        'It puts up with it, both hands over its ears: {item}. Blocking the gap would have said the same and made no noise.',
      ],
      harmful: [
        'It threw itself on its back and screamed, small and dry, like a hinge. It is in the bottom chamber with all the doors stopped: {item}. Never. Lay your hand on the ground and leave it there.',
        '{item}. What {name} has learned is to look up. It will not work in the open now. Sit down low, where it need not.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the house so that no draught gets in, and {name} goes round after you with a wet nose, to check. It finds nothing. It lies down in the middle, feet in the air, like a firm that has shut.',
        '{name} would have gone on, but you take the splinter from its paws and put a tuft of wool there instead. It looks at that, and means to wedge it somewhere. It wedges it under its chin. The chin settles.',
        {
          text: 'You put {name} to bed in a mitten. Before it gives way it knocks on the thumb to find out whether that would bear. It would. In there it sleeps, and comes out backward with steady paws, having made the thumb longer.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You take the cardboard tube out of {name}’s paws, and it lets you, which shows how things stood. It sleeps in the unfinished bend. On waking it leans its whole weight on the ceiling there, and the ceiling holds.',
          when: ['weak'],
        },
      ],
      little: [
        'You put {name} to bed, and it lies on its back, paws folded, and looks up. It looks at the ceiling. It does not care for that corner. Soon the bed is being used as scaffolding.',
        '{name} lies in its nest as you wish, two drops of ink wide open. One paw goes along the wall beside it, tap, tap, tap. It is not tired. It is listening to how well it is made.',
        {
          text: 'You tuck {name} in. It tries the blanket between two paws, approves, and props up the near corner with a clothes peg. Sawdust comes out on the other side. By the time you give up, the bed has a cellar and nobody has rested.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in under a folded handkerchief. It waits for you to stand back, rubs the hem between two dusty paws, tugs it, finds that it would bear a load, and takes it below. The bed is left to you.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have sent for “{item}”, and {name} blows the whistle. Everybody may go home, all one of it. It draws the dome shut, and from within there is some stamping, then a sigh like a bag being put down.',
        '{name} will not knock off for anyone, but for “{item}” it did. It lay down in the fresh plaster, where it was standing, and folded its paws. In the wall will be its shape, with a smile in it.',
        {
          text: 'At the word {item}, {name} knocks off work. It tests the arrangement with one foot, two feet, its whole weight, and nods. From inside come three pats, as of a wall going up. Then the whole dome breathes.',
          when: ['well'],
        },
      ],
      disliked: [
        'There is light in it from two sides and it booms: {item}. {name} sleeps along the wall behind, in what it could carry.',
        '{item}. By the time {name} has packed it tight enough to sleep in, most of the sleeping is over. Paper shreds would have done it at once.',
      ],
      harmful: [
        'Threads of it are wound round one foot, tight, and the toes are dark. Cut {name} loose with care, and take out every scrap: {item}.',
        '{item}. It woke with its breath whistling and has moved out into the bare corner. Clear the whole chamber, and give it paper and nothing else.',
      ],
    },
    reflect: {
      awake: [
        'You lie so still that {name} comes to inspect your arm. It taps the elbow, kicks it, puts an ear to it and goes off for sawdust. When you think of getting up, there is a tunnel under you, and you are the roof.',
        'You sit by the wall of the works with your hands on your knees. {name} comes out, pushes at your shoe with its shoulder, pushes again, and it doesn’t give. You are put down on the plan as a footing.',
        {
          text: 'You sit by the works. {name} hauls, props, stamps it down, and now and then leans on your ankle for breath, and looks each time to see whether the ankle has shifted. The last time it forgets to look.',
          when: ['warming', 'well'],
        },
        'You sit by the works, and {name} works, and nothing is said. After a while it brings its heap of shavings over, load by load, and goes on with it up against your hand. It needed a straight edge.',
        '{name} digs at the bottom of its store for a good while, with its short tail up. You see what it is thinking of, because it has kept the empty place for it: {loved}.',
        '{name} waited {wait} for you once. Tonight it has climbed on to your palm, and sat down with all its weight, which is not much. You keep the hand level until your arm shakes.',
      ],
      little: [
        'It has had you on site four times this hour. {name} puts a plank across. Visitors again later.',
        '{name} gives your finger a pat, as you pat a beam, and goes inside. You have been leaned on enough for one hour. Let it get some digging done.',
      ],
      ill: [
        '{name} has stopped halfway into a tunnel, sawdust on its paws. You lay your hand down, arched, and it creeps in under that instead, looks up at the fingers, decides they will hold, and lets go. Now see to what it needs.',
        'It has not the strength to shut its door, and you sit where the door would be, so there is no draught. It is easier so. Bring what it lacks when you get up.',
      ],
      asleep: [
        '{name} is asleep with its paws in the air. You sit, and a lorry goes by, and all the walls shake. It does not wake. One paw comes down on your fingertip, holds the roof up with that, and is calm.',
        'Under the shavings {name}’s paws are still at work. They find your sleeve, press it in two places, knock, and stop. It turns over in its sleep and puts its whole back against the beam.',
        'It talks in its sleep, thickly, as with a full mouth. You make out only one thing: {loved}.',
      ],
      shy: [
        'You keep still, and {name} comes out and builds a wall between itself and your knee, pellet by pellet. At one paw high it steps back and looks. Then it takes a pellet out again, for a window.',
        'You sit with your knees up. {name} stops work, knocks on your shin, and lays its cheek there to listen. Then it goes under at a run and out the other side. It held. It is coming back, slower, with a pawful of sawdust.',
      ],
    },
  },
  things: {
    feed: {
      'hamster seed mix':
        'Out comes the seed mix, and {name} sorts it by hand: flat on this side, round on that, and one striped seed stood on end, to be looked into. The rounds go left. The striped one is shown to you.',
      'pumpkin seed':
        'The pumpkin seed is longer than the door. {name} takes it in the left cheek, where it makes a shelf, and walks home tilted, feeling for the wall with its whiskers. You hold the lamp until it is in.',
      'broccoli floret':
        'Down comes a floret of broccoli, and {name} walks round it, one hand on the trunk, looking up. A tree on site. It fells that with its teeth and drags it off by the crown, past your sleeve.',
      'millet spray':
        'The millet spray comes down like a ladder, and {name} goes up it, eating the rungs. At the top there is your finger and thumb. It tests the thumb for load, and finishes what it is standing on.',
      'oat groats':
        'You count out six oat groats into the dish, and there is a rattle like dice. Four are in the cheek. {name} rolls the last under its palm, to see whether it runs true, and eats it on the spot.',
      'cucumber cube':
        'A cube of cucumber, and {name} has never seen a corner so well cut. It lays its whiskers to each face. Then it bites one off, and there is a tunnel, with you at the end.',
      'plain walnut half':
        'The half walnut lands the right way up, like a boat, and {name} gets in. It eats the boat from the middle outwards. When you look again it is sitting on the table in the rim, with the oars left.',
    },
    play: {
      'running wheel':
        'You give the running wheel a push, and {name} gets on at a run, dusty to the elbows. The bracket sings. It is nine, it is ten, and the night has been got safely past the bad place at eleven.',
      'cardboard tube':
        'The cardboard tube goes from the box to your book. {name} goes in and you hear it sign the walls, left, right, all along. It comes out beneath your chin with a chewed corner in its mouth. It held.',
      'wooden bridge':
        '{name} sends one foot out on to the wooden bridge, then two, and waits. It bounces. The plank gives, and returns. It turns to where you are, on the far bank, and waves the first load across, which is itself.',
      'deep digging box':
        'The deep digging box is full to the brim, and smoothed flat. The flat sinks, here, and heaves, over there. Sawdust comes up by the corner in puffs. You put your ear to the side, and are knocked at.',
      'egg carton maze':
        'In the egg carton maze there are twelve rooms, and {name} goes through eleven of them and stops. You lift the lid. From now on there is one room, and it is very light.',
      'toilet roll castle':
        'The castle is of toilet rolls, six towers, your work. {name} walks up the tallest, looks over your work from the battlements with its cheeks in, and takes one roll from the bottom, to see what it was doing.',
      seesaw:
        '{name} walks up the seesaw, and it goes down. You lay a walnut on the other end. It stands in the exact middle now, whiskers out, and holds the two of you level.',
    },
    clean: {
      'sand bath':
        'Into the sand bath {name} goes over its head, on its back, and swims to the other side. There it shakes. The air is all grit and gold, and you are both looking through it, blinking.',
      'spot clean':
        'You take out the bad corner, a teaspoon of it. {name} stands at the edge of the spot with its hands folded. When it is clean it walks on to the place, one foot, two, and signs it again.',
      'fresh paper bedding':
        'Fresh paper bedding comes down by the armful, and {name} is under it. The heap has a lump, with plans. By the time you have shut the lid there are three rooms and a view of you.',
      'wheel scrubbing':
        'The wheel is being scrubbed, rung by rung, with {name} standing by, hands clasped, for the night has stopped. You hang it back. It spins that once, empty, with its ear to the axle, and lets you go.',
      'soft toothbrush':
        'You bring the soft toothbrush down along its back, and {name} flattens like bread under a knife. Afterwards it takes the handle in both hands, and would like to keep it, for a beam.',
      'pantry tidy':
        'You tidy the pantry together, you with a finger, it with a cheek. {name} passes out what has gone soft. One old seed you take up by mistake, and it is fetched back and put on the right.',
      'water bottle rinse':
        'While the water bottle is being rinsed {name} stands at the bracket holding up the wall. You hang the bottle back. It tries the ball with its tongue, and the drop is cold and true.',
    },
    sleep: {
      'coconut hut':
        '{name} walks into the coconut hut and turns round, and the doorway is full of golden back. Tissue goes by it, inwards, strip by strip. A last strip comes up, and is fitted over your eye.',
      'shredded tissue nest':
        'You tear up the tissue, long ways, and {name} takes each strip out of your fingers and goes below. There is not a sound from the nest but shredding, and then one sigh, as when a good roof is on.',
      'underground chamber':
        'There is a hollow under the bridge that goes down to the chamber. {name} backs into it with a full cheek and you see the floor close over. If you lay your palm there, a warmth comes up.',
      'ceramic hideout':
        'The ceramic hideout is cold on the outside and good for any load. {name} knocks upon the wall, one hand, two, and moves in. From the arch it looks out at the size of you, and shuts its eyes.',
      'deep aspen bedding':
        'The aspen bedding is deep enough for three floors. {name} takes the lowest. You can follow it down by the sinking of the curls. At the bottom a small engine runs, and is off.',
      'curtained cage corner':
        'You pin the curtain across its corner of the cage, and the day goes out. {name} holds up a whisker for the draught. It draws up its feet, over its eyes, and lets the night take care of itself.',
    },
    medicine: {
      'rehydration drops':
        'You hang one of the rehydration drops from your fingertip, and {name} takes it in both hands. Then another. The skin over its shoulders, that had stood up like a tent, lies down. It wipes its chin.',
      'cheek pouch exam':
        'In the left cheek pouch, with a swab, you find the husk that had been pricking. The right one it holds shut with both hands. You do not insist. It works its jaw, twice, freely.',
    },
    discipline: {
      'quiet tongue click':
        '{name} has the bar of the cage between its teeth. You give one quiet click of the tongue, such as a joint makes when it is going. It lets go at once and looks at the ceiling.',
      'chew stick instead':
        'You hold the chew stick between {name} and your book, and wait. It feels both, for grain. The book is signed on the corner and let go. It carries off the stick instead, end first, to be sawn.',
    },
  },
  refusals: {
    asleep: [
      'You knock. Four thicknesses of tissue answer. {name} is off shift until {wakes_at}, and nothing will be taken in. You may sit on the roof; reflecting weighs next to nothing.',
      'The doors are all stopped from within, and {name} is behind them with its feet on its face. Deliveries from {wakes_at}. Company can be left now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The first proper burrow fell in on it at noon, and it came up through the ruins with a stick in its hands: it has understood about props.',
      'It got up on the wheel this morning, a child, and the wheel went round. {name} got off, looked at the sky, got on, and looked at the sky again.',
    ],
    teen: [
      '{name} is half grown and has torn up the plans. It digs at all hours in every direction and does not shore. Keep the meals regular: what it is built on now, it stands on later.',
      'A teen, all cheek: {name} tried to bring home a whole walnut through a half-walnut door. It would not put it down. It has been standing there, arguing, since three.',
    ],
    high_care: [
      'Grown, and {form}: {name} has brought the ring road round by your chair, with a lay-by. It stops there on every trip, to have its back looked at.',
      '{name} is full grown, and {form}. It has stopped testing you. It comes off the end of the shelf without looking, and the hand is there.',
    ],
    balanced: [
      'A grown {form}: {name} keeps a site in every room and a week’s seed in each. It is seldom at the one you look in on. It was there, though. The wall is fresh.',
      'Full grown, and a {form}: {name} has put a door into every wall that it came to, hung it, tried it, and gone through. You are behind the ninth.',
    ],
    low_care: [
      'Nothing came down, so {name} went down. It is a {form}, full grown. There is a knocking far below the floor, further off each night, and very well made.',
      '{name} has become a {form}. The wheel turns, some nights, and there is never anybody in it when you put on the lamp.',
    ],
    rescue: [
      'There was a fall, and {name} was dug out. It is grown now, a {form}, and shores up whatever it comes to: chair legs, saplings, you, if you stand still.',
      '{name} is grown, a {form}, with one whisker short on the side where the roof came in. It takes readings all the same, and turns its head to make up.',
    ],
  },
  trust: [
    'You find a tooth mark on the side of your finger, so light that it did not break the skin. {name} has chewed a corner. You held.',
    '{name} has emptied the left cheek into your palm, the whole of stores, and gone off for more. You are the new pantry. It did not ask whether you had been planning anything with the hand.',
    'The east tunnel is through. It comes up under your pillow. {name} puts its head out, sees that it has calculated rightly, and opens the right cheek to show you the one old seed.',
  ],
  streaks: [
    'Ten deliveries on time. {name} has put down a proper floor where the dish stands.',
    'Twenty-five, without a gap. There is a second storey on the pantry and a handrail going up.',
    'Fifty on time. {name} has taken out one of the props beneath the landing place, stood back, and seen that nothing moved.',
    'A hundred, and never a one let fall. {name} has carved the crane over the main entrance. It has your thumb.',
  ],
  ages: [
    '{name} is ten days old, and there is an upstairs.',
    'Thirty nights have been got round, and {name} has oiled the axle with a sunflower seed.',
    'A hundred days. {name} measured from the first hole to the newest, by whisker, and it came to rather more than the room.',
    'A year on the wheel: three hundred and sixty-five nights, and each of them came out at morning. {name} rests one hand on the rim. Somebody had to.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['pumpkin seed'] },
      wish: 'The arch over the north door wants a keystone, flat, pale, pointed at one end. {name} would like a pumpkin seed. It does not promise to build with it.',
      granted: 'It held it up against the arch. It fitted. {name} looked both ways and ate the keystone.',
    },
    {
      by: { action: 'feed', item: ['millet spray', 'oat groats'] },
      wish: '{name} would like materials that come loose in quantity, millet or oat groats, so as to have the pleasure of carrying them past you eleven times.',
      granted: 'Eleven times. The last load was a single grain, and it walked slowly with that one.',
    },
    {
      by: { action: 'feed', item: ['cucumber cube'] },
      wish: 'It is dusty at the face, and {name} has been licking the bottle’s end for want of anything with a crunch. A cube of cucumber, sent down cold, would do the whole shift good.',
      granted: '{name} ate it wall by wall, and sat down in the middle, where the cube had been, quite wet.',
    },
    {
      by: { action: 'play', item: ['cardboard tube', 'toilet roll castle'] },
      wish: 'There is a gap between the second chamber and the third, and at present {name} jumps it. It would like a cardboard tube, or a castle that can be taken apart for tubes.',
      granted:
        'It has gone in at one end of the night and come out at the other without touching ground. {name} signs it, inside, where only it will know.',
    },
    {
      by: { action: 'play', item: ['deep digging box'] },
      wish: 'This floor is two inches deep and then there is tray. {name} has knocked on the tray. It would like the deep digging box, and to find out what deep means.',
      granted:
        'You did not see it for an hour. It came up with clay between its toes, and with the face of somebody who has been abroad.',
    },
    {
      by: { action: 'play', item: ['running wheel'], hours: [18, 22] },
      wish: 'The evening is standing at the window and does not come in. It will be the axle. {name} would like to get on the wheel after six, with you at hand, and shift it.',
      granted:
        'It stuck, it gave, it went round, and there it was outside, blue all over. {name} got down and held its side.',
    },
    {
      by: { action: 'clean', item: ['sand bath'] },
      wish: 'There is mortar in its armpits. {name} does not wish to be washed. It wishes to be lent some sand and not watched.',
      granted:
        'You looked away. There was a noise of swimming. When you looked back {name} was writing something down, with sand on its nose.',
    },
    {
      by: { action: 'clean', item: ['fresh paper bedding', 'pantry tidy'] },
      wish: 'The old bedding has been every room it can be. {name} would like fresh paper, or the pantry gone through by somebody with long arms.',
      granted: 'It walked through the new white heaps with its hands behind its back, touching nothing. Then it dived.',
    },
    {
      by: { action: 'sleep', item: ['coconut hut', 'shredded tissue nest'] },
      wish: '{name} has slept in the works office for three nights, sitting up. It would like a real bed: a coconut to get inside of, or a great deal of tissue.',
      granted:
        'There is nothing to be seen, and no way in. A very small snore is coming out through the wall at knee height, if one had such knees.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has carried since it got up, and its cheeks ache. {name} would like to be told to go to bed by someone senior.',
      granted:
        'It put down what it had, exactly there, in the middle of the road, and went. It has never left a thing in the road before.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A floor is only as good as what it has borne. {name} would like to sit on your hand for a time, with nothing going on. Come and lend it.',
      granted: 'It sat, it shifted its weight about a little, it sat. You are passed for one hamster.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} takes all its measurements twice, and so far it has only one of you. Come and sit by it, and some time later do it once more.',
      granted:
        'The two readings agree to the breadth of a whisker. {name} has put down its tools and is just looking at the number.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The keystone',
        shape: 'leaf',
        text: 'A pumpkin seed, pointed at one end. {name} found a second and, to the surprise of all who know it, did not eat it.',
      },
      {
        name: 'A plumb line',
        shape: 'thread',
        text: 'One of your threads, with a crumb on the end. {name} hangs it wherever you have been sitting, to see how much you have settled.',
      },
      {
        name: 'The lamp from the east face',
        shape: 'bulb',
        text: 'A glow-worm’s, it says, on loan. {name} has hung it at your side of the works, where there was nothing to be lit.',
      },
      {
        name: 'The plans',
        shape: 'letter',
        text: 'Chewed through in forty places, and it turns out that you have to hold them up to the light. There is a house. There are two people in it, of very different sizes.',
      },
      {
        name: 'A bearing',
        shape: 'ball',
        text: 'Out of the wheel. {name} says that it runs without it, and that there ought to be a part of the night in your keeping.',
      },
    ],
    return: {
      name: 'Clay',
      shape: 'stone',
      text: 'A lump of it, red, from under {name}’s nails. It has been all through the site since, and there is no such bed here at any depth.',
    },
    streak: {
      name: 'The chewed corner',
      shape: 'piece',
      text: 'It is off the landing place, where twenty-five came down straight. {name} has replaced the board and wants you to have the part that was signed.',
    },
    hundred_days: {
      name: 'The first husk',
      shape: 'acorn',
      text: 'Off the old seed in the right cheek, which {name} had out for an airing. The seed has gone back in. You are to have its coat.',
    },
  },
  release: [
    'You set {name} down at the edge of the stubble. It puts one foot on the field, two, waits, and bounces. It holds. There is a hole, then there is a heap beside the hole.',
    'It goes out by the east tunnel, with both cheeks full, and stops it up behind it so that you will not have a draught. The wheel goes on a while by itself.',
  ],
  dying: {
    neglect: [
      'Nothing came down any more. {name} went to the lowest chamber, pulled the bedding over, and sank as they do in winter, and went on sinking.',
      '{name} is dead. It had left the main door open on the side of the crane, with a straw cross on the floor to show where.',
    ],
    hunger: [
      '{name} is dead. Stores were empty to the last shelf and swept. In the right cheek there was one seed, which it had not touched.',
      'It died in the pantry with its hands open, under the place where things came down.',
    ],
    illness: [
      '{name} died in the corner it had always said was sound. The roof there is still up.',
      'The dome rose by a thread, and sank, and stayed as it was. {name} had walled itself in properly, without a gap.',
    ],
    poison: [
      '{name} had put half of it by, to share out over the week. The other half has killed it.',
      'It came down from where all good things came down, and {name} took it in both hands. It is dead of that.',
    ],
  },
  returned: [
    'There is a scraping under the floor, from the east, and a board lifts. {name} comes up with its eyes shut against the lamp, feels for the nearest thing, and it is your thumb. It leans.',
    'The wheel, which nobody touched, goes a quarter round. {name} is standing in it, one hand on the wire, thin and cold and looking to see if it is still night.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a hamster, gold all over, in a small dry hole.',
      'Under this stone {name} is rolled up in a ball, with its nose between its feet.',
      '{name} is buried here, in a matchbox, with tissue. It weighed no more than an egg. Please tread softly.',
      'Somebody has laid a seed on the grave of {name}, in case.',
      {
        text: '{name} ran all night, most nights, in a wheel, and got off now and then to see if you were there.',
        when: ['from_child'],
      },
      { text: '{name} ate one half of everything, and carried the other half home in its face.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'The landing place was kept clear to the end.',
        'It was built to bear a great deal, and bore that for as long as it could.',
      ],
      hunger: ['There was room for a whole harvest, and none came in.', 'It had kept a shelf for every kind of seed.'],
      illness: ['Something gave way that was not in the plans.', 'The props all stand. It was the builder that went.'],
      poison: [
        'It tested every floor, and not what was handed down to it.',
        'One delivery was bad, and it signed for it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are running. The wheel hums, and your ears lie flat, and your feet know it all by themselves. Both your cheeks are full. Under the straw there is a heap that nobody knows of, and you have been twice tonight to look at it, and it was there. You could run till it gets light. You would like a new tube, or a box, or that big warm hand, laid flat, to run across.',
      'You are {name}. You have dug all the way from one corner to the other, and when you put your head out there was the room, and the lamp, and a great kind face. You went back and did it again. There is sand between your toes. It is glorious. You want somebody to hold out a sleeve, so that you can see where it goes.',
    ],
    content: [
      'You are {name}, and your nest is dry. You chewed all of it yourself. There is something in your left cheek for later, and something in the corner for later than that. You have washed your face, and it came out well. Somebody is breathing up there, slow and warm, as they do when they have time. If they would lay their hand down on the sawdust, you would come and put a foot on it.',
      'You are {name}. You are {days} days old, and about as heavy as an egg. Everything you meet is bigger than you. The biggest of all comes every day, lets down a dish, and does not hurt you, and you have thought about this, in the dark, with your mouth full. You have moved your bed to that side. When it puts its hand in, you would like it to stay a while, and be sat on.',
    ],
    bored: [
      'You are {name}. Site report: level. There is nothing up and nothing down. You dug a hole to have the earth, and filled it in to have the hole. The bar tastes of bar. A mind like yours, with no load on it, begins to creak. You are asking the crane, through the usual channels, with your teeth, for a tube, a box, a bit of a maze. Something with a wrong end to it. Play.',
    ],
    hungry: [
      'You are {name}, and you have nothing in your left cheek. You have felt it twice. You have nothing in the right one, and nothing in the corner, where there was always something. You swept it, to make sure. So you have gone to stand in the dish, because that is where it comes. You can hear steps. You hold up both your hands. Let it be food, and let it be now.',
    ],
    starving: [
      'You are {name}. You have taken down the pantry wall, because there was a grain in the mortar. You had built it in for luck. Now there is a wind in the pantry. You have stopped the works to save the men, of whom there is one. There is the seed on the right. No. That is for in case. Is this in case? Let something come down, now, quickly, so that you need not know.',
    ],
    sick: [
      'You are {name}. Something is out of true and it is not the wall. You lay your whiskers to the floor and the floor goes uphill both ways. There is damp in you. You have found the place but you cannot get a hand to it. Leave the tissue, leave the roof. You would take the dropper, if it came down slowly. Then to be boxed up in somebody’s palm, with the lid nearly shut.',
    ],
    failing: [
      'You are {name}. Lamps out at the east face. Lamps out in the long gallery. You can hear it coming in, a little at a time, grain by grain, as it does before. You are not afraid. It was well built. Only somebody should turn the wheel tonight, it needs a push at eleven. Medicine, if there is any, to the lips. And a hand round you that does not let in the cold.',
    ],
    near_death: [
      'You are {name}. You have gone to the bottom, where it is coldest, and drawn everything in after you, hands, feet, the hour. The night has stopped where it was. You cannot get to the wheel. There was a crane. It used to come down with a light behind it and its palm open. You have put your own hand out on the floor, the same way up. Let something stand on it.',
    ],
    asleep: [
      'You are {name}. You are at the end of the east tunnel and it is the last inch. It comes away in your hands like cake. There is a light, and it is warm, and somebody is breathing there, in and out, much larger than you had allowed for in the drawings. You widen the hole. If there is a finger on the roof while you sleep, let it stay. It is bearing. You can feel it bear.',
    ],
    shy: [
      'You are {name}. There is a new load hanging over the site. It has five ends. It has not been tested, nobody signed for it, and you are to work beneath that? You have put up a screen. Through the slot you observe: it hangs, it does not fall. It goes on not falling. If it came down and lay on the ground for an hour or so, empty, you would send somebody. One foot.',
    ],
    back_from_death: [
      'You are {name}. You struck through into a place that was not on any plan, very large, no walls, and no wheel in it. You dug up. There is only ever up. Now you are on the old floor and you put one foot on it, and two, and you wait. It has been swept. Somebody swept it. You want that one near, to lean on, and the next load to come down when it is due.',
    ],
    hurt: [
      'You are {name}. It came down where everything comes down. You had both hands up. Report: there is something in the cheek that burns, and something lower that has given way. You always tested the floors. You never thought to test that. You are in the far chamber with the plug in. Let the crane take the thing away and let you see it taken. Then it can put its palm down. You will look at it.',
    ],
  },
}

export const HAMSTER: Species = {
  slug: 'hamster',
  name: 'Hamster',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['nocturnal', 'solitary'],
  personality:
    'A one-creature construction firm on the night shift. Judges all things by whether they would hold up a tunnel.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'hamster seed mix',
        'pumpkin seed',
        'broccoli floret',
        'millet spray',
        'oat groats',
        'cucumber cube',
        'plain walnut half',
      ],
      play: [
        'running wheel',
        'cardboard tube',
        'wooden bridge',
        'deep digging box',
        'egg carton maze',
        'toilet roll castle',
        'seesaw',
      ],
      clean: [
        'sand bath',
        'spot clean',
        'fresh paper bedding',
        'wheel scrubbing',
        'soft toothbrush',
        'pantry tidy',
        'water bottle rinse',
      ],
      medicine: [
        'wet tail treatment',
        'rehydration drops',
        'teeth trimming',
        'vet checkup',
        'vitamins',
        'mite drops',
        'cheek pouch exam',
      ],
      discipline: [
        'quiet tongue click',
        'return to cage',
        'block the gap',
        'soft air puff',
        'chew stick instead',
        'ignore bar biting',
      ],
      sleep: [
        'coconut hut',
        'shredded tissue nest',
        'underground chamber',
        'ceramic hideout',
        'deep aspen bedding',
        'curtained cage corner',
      ],
    },
    harmful: [
      'bitter almonds',
      'apple seeds',
      'cotton wool fluff',
      'scented shampoo',
      'orange slices',
      'raw kidney beans',
      'garlic',
      'pine shavings',
    ],
  },
  appearance: {
    look: 'a golden hamster with bulging cheeks, ink-drop eyes and sawdust on its working paws',
    colours: ['#d9984a', '#fff3df', '#7a4a1e'],
  },
  figure: {
    eyes: '#1b1512',
    body: 'round',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.7,
    marking: 'patches',
    extras: ['pouches', 'whiskers'],
    size: 0.88,
  },
  book: BOOK,
}
