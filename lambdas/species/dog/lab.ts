/**
 * The Lab wants to be in, and for you to be in as well: the pond, the car, the conversation. It takes all the world for
 * water: land is where the water is shallow, a room is entered as one leaves a jetty, and carpets are a calm. Its people
 * hauled nets off a cold coast: it has webbed toes, an otter’s tail for a rudder, and a black oiled coat off which the
 * wet runs in beads, on to somebody else. It has never in its life felt full. It takes your word for it.
 * It knows no strangers: whoever comes in is the one it was hoping for, you too, each time you come back from the next
 * room. It believes that people would fall over if it did not lean on them. It hoards puddles and keeps one under the
 * table. It fears the shut door with voices behind it, and a low tide. It eats in one breath and asks afterwards what it
 * was. It sleeps like something washed ashore, and swims. It cannot sulk for long: it lies in the dry bath and looks
 * over the rim. It trusts at once, having seen no reason not to. It never goes round a puddle, never shakes itself
 * where nobody is near, never holds a thing against anyone except itself. Its keeper is the shore.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg rocks, rolls, and goes straight into the full sink, where it opens. {name} comes up black and streaming, sneezes, and sees you. That’s that. The tail goes so hard that it swims backwards.',
    'The egg rocks, rolls off its towel, crosses the floor with purpose and hatches in the water bowl. Up comes a black head, then an otter tail, wagging already. {name} climbs straight into your lap as if expected, and there it shakes.',
  ],
  looks: {
    thriving: [
      '{name} brings you a stone from the bottom of the pond, and then, since it looked lonely, the next one. You have much of the shore in your lap. It shakes itself, beaming. There is a great deal of pond left.',
      'The hose has sprung a leak, and {name} lies along it from end to end, so as to be at the place. You turn it off. It raises a shining black brow, in full confidence that you will turn it on.',
      {
        text: '{name} is a wet black bean with a tail. You only put your head in, and it is coming, on its stomach, through the straw, through the water dish, and through the water dish again, to tell you that you are its family.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and has one paw in the water dish. It looks at the paw, then at you, then at the paw, wanting to know if there is any more of this. There is a whole pond. You keep that back.',
        when: ['baby'],
      },
      {
        text: '{name} meets you with something in its mouth, very gently held, and puts it wet into your hand. It is a duckling. The duckling is fine. {name} looks from one to the other, having introduced you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has everything, pond included. You look in, and it gets up all the same, comes over, and leans on your leg until the leg is as wet as the dog. Then it goes back and lies down. Now you match.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} was in the pond when it saw you. It has come all the way up the path with its eyes wide, holding it in, past the gate and the mat and the dry floor, to shake where you could have some.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} carries your slipper in from the hall, unbitten, in that soft wet mouth, and puts it down by the foot that has none. Then it goes back for the other, which you are wearing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There is no pond in this room, so {name} has both front feet in its water bowl, and stands there shining, tail going, as deep in as one can get. When it sees you it takes one out, to make room for yours.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'A Lab shakes itself over those it loves. {name} comes out of the pond, glad, streaming, wanting nothing, and looks at you. Then it goes round behind the tree to shake.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is in the pond and has never been happier. You call from the bank. The broad black head turns to you at once, being made that way, and halfway over it remembers, and swims in a circle just out of reach.',
        when: ['from_child', 'wary'],
      },
      '{name} hears you say it over the washing-up, only in passing: {loved}. The tail takes the towel, the soap dish and the last of the glasses.',
    ],
    content: [
      '{name} has its chin in the water bowl, and one foot. It is not drinking. It is no great pond, but it is indoors, in the room that you are in, and when it breathes out there are bubbles.',
      'Somebody goes by in the lane, and {name} gets up to be introduced. They do not come in. It beats its tail after them, takes note of the hat, and lies down again with one more relation in the world.',
      {
        text: '{name} has one paw in its water bowl. This is no pond, and {name} does not pretend it is, but the paw stays in, as one keeps a finger in a book. The otter tail goes twice for you, and rests.',
        when: ['well'],
      },
      {
        text: '{name} is in the pond, so far as the house has one. It is the water bowl, and what fits is the chin and one elbow. The tail sweeps a dry half circle on the boards. It has no complaint.',
        when: ['well'],
      },
      {
        text: 'It’s raining in the yard and {name} has gone out to be in it, sitting, broad brow up, with the beads running off its back. Now and then it looks round to see you’re under cover. You are. Good.',
        when: ['well'],
      },
      '{name} has said good morning to you on {days} mornings, and been surprised each time to find that it is you. So it is today. It has to run round the table.',
      'The tail has begun to thump, under the chair, with nobody near. {name} lies there with its eyes shut. It is thinking of {loved}.',
    ],
    curious: [
      'There is a bucket. {name} looks in and meets a black dog, who is pleased to see it. It puts in a foot to find out how deep that goes.',
      '{name} has jumped in first and is working out now what it is. It is the flour bin. It comes up white to the eyes, and very interested.',
      'You are running a bath. {name} stands with its forehead against the door, hears it rise, and from the sound tells the depth to a toe.',
    ],
    bored: [
      '{name} has put both front feet in the water bowl, which is all the pond there is, and stands looking down at them. The otter tail swings once, drips, and hangs. Come and play with it.',
      '{name} has got into the bath by itself. It stands there in no water with the plug in its mouth, looking at the taps, the tail hanging over the rim and not going. Come and make a splash with it.',
      {
        text: '{name} lies in the dry bath with its chin on the plughole. You turn the tap, to see, and it watches the drops fall on its webbed toes. Come out to the hose with it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'There is a puddle by the dish, and for once {name} has not been in the pond. It is only looking at the cupboard, with its mouth politely shut, and leaking at both corners. Its meal is due.',
      '{name} stands at the dish as at a pond that somebody has let out. The otter tail moves, slowly, in good faith. It will be filled again. It looks round to see by whom. The meal is overdue.',
      {
        text: '{name} gives your shoe its nose, runs to the dish, gives the dish its nose, and runs back. You are being introduced. It sits down between the two of you, tail going, and waits for one of you to begin. Fill the dish now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has climbed into its empty dish and sits there wagging against the rim, quite certain that this is how one is served. It is not hungry yet, only overdue. Lift the puppy out and put a meal in.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has decided that you are family. It is only not sure that you have. It carried the dish to the middle of the floor, put it down, and went back, and now wags at you from there. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has picked up its empty bowl and stands in the far doorway with it, tail low and swinging slightly, in case that is allowed. It will not bring it to you. Go and fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has come to keep you company while the two of you wait for the meal. It leans on your leg so that you will not lose heart. It is sure somebody is bringing it. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} brings you its dish full of pond. It saw that nothing was in it, went and did what it could, and has spilled hardly any on the stairs. It is sure you were about to. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      '{name} has looked in the dish, and it was empty. It looked away for a bit, to give the dish a chance, and looked again. It bears it no grudge and will go on trying. Its meal is due.',
      {
        text: '{name} once made people family before they had finished saying hello. You say hello. It looks up weakly from under its broad brow and waits to see if there is more. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There is no water on its back, and {name} has never been dry before. It lies with its chin in the empty dish. You come in and it tries to wag, and to move away, and has not the strength for both. Feed it.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has filled the dish itself, as well as it could. It carried it to the pond and back, and there it stands, brimming with water, with {name} wagging beside it, faintly. It is hungry. Feed it now.',
      '{name} has never felt full, but this is not that. It lies round the dish with its ribs against the floor, and looks at you with perfect faith, and its stomach cries out like a gull. Feed it.',
      {
        text: '{name} has carried its bowl to you from the yard without spilling, and puts it in your lap. It is full of pond. It would rather have dinner. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has drunk its water to the bottom, and then the vase, and comes to greet you with a petal on its nose, leaning on the wall all the way. It is starving. The meal is hours gone. Feed it at once.',
      '{name} gets up because it is you, and the tail goes once, and the back legs sit down again by themselves. It looks sorry to be rude. It has had nothing for hours. Feed it at once.',
      {
        text: '{name} is dry. It lies by the dish with the pond in plain sight, and when you come in the tail still strikes the floor, because it is you. It cannot do it twice. Feed it at once.',
        when: ['trusting'],
      },
    ],
    weak: [
      '{name} gets as far as the edge, and lies down with its front paws in the pond and all the rest on the bank. It looks at the middle. The middle will keep. Medicine, or a good rest.',
      '{name} meets you at the gate still, sitting. The tail makes half its beat and rests before the other half. It is pleased to see you, it is only tired. Let it have medicine, or a long sleep.',
      {
        text: 'The pond is only over there, and {name} has stopped halfway to it and lain down. It looks away as you come up. It has never looked away from anyone. It needs medicine, or a good rest.',
        when: ['wary'],
      },
      {
        text: '{name} is so glad of you that it sets out at once, and the rug is deeper than it thought. You meet it in the middle. Let it rest there, against you, and fetch medicine when it sleeps.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name}’s black coat has turned green, and something on its back is croaking. It believes itself clean, having been in the pond all this time. The pond is what it has on. Wash it, in water from somewhere else.',
      'You pat {name} and your hand stays on its back, every finger, black on the grey of several days. It turns round and round so that everyone may see you there. Bring the tub. It will be in before the water.',
    ],
    sick: [
      'There is a puddle on the floor, and {name} is lying next to it. Next to it, not in it. The thick tail lifts when you speak, and only comes down again. {name} is ill. Give it medicine now.',
      'The pond is forty steps away, and {name} has not asked. Its back is dry. The tail knocks once on the boards when you come in, out of family feeling, and cannot manage the second. Medicine, right away.',
    ],
    failing: [
      '{name} has dragged itself to the water bowl and laid one paw in it. That was as near to the pond as it could get. The tail hears you and lifts, once. Medicine and food this minute, or it will die.',
      '{name}’s back is dry. The way to the pond stands open and it has lain down on this side. You say hello, and the otter tail begins the answer and cannot finish. It is nearly gone. Fetch medicine and food, now.',
    ],
    near_death: [
      '{name}’s tail heard you on the stairs. It struck the floor once, and that was all there was in it. The black back is quite dry. It will not live out these hours alone. Sit down by it now, and care for it.',
      '{name} has crawled to the door to be there when you came. It cannot lift its head, but the tip of the otter tail stirs on the mat, once, for hello. Get down beside it. Keep your hand on that broad brow.',
    ],
    asleep: [
      'You stop in the doorway and make no sound. {name} sleeps on, all of it but the otter tail, which knows perfectly well who that is and says so, twice, on the boards. Leave the rest until it wakes.',
      'You try the basket, then the rug, and find {name} in the bathtub, asleep and quite dry, its chin on the plug. It is as near to a pond as the house comes after dark. At your step the tail thumps enamel, twice, without waking.',
      {
        text: '{name} is asleep on its back in the dry bathtub, legs up the sides, perfectly at sea. You whisper hello. It does not wake, but the tail returns it, on the tub, like a gong.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The feet of {name} lie still. It drifts, a good way out, and does not swim. It wakes at {wakes_at}, and should not be alone until then: reflect beside it now.',
      'You cannot wake it before {wakes_at}, and you should not wait for that. {name} sleeps low in the water. Sit down against its back, where it can feel a shore.',
      {
        text: '{name} fell asleep with its cheek in the dry dish. It wakes at {wakes_at}: let there be a meal standing there then. And now, reflect beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'The front of {name} has doubts, and has got behind the chair. The back has none. The otter tail thumps whenever you breathe, and {name} turns round to stare at it. Sit down quietly, and let the two ends come to terms.',
      '{name}’s tail has already made friends with you. It thumps behind the armchair, where the rest of {name} is staying for now, with two wet eyes at the edge. Sit down near the chair. Let the tail talk it round.',
      'For {wait} once it stood upon the shore and nobody rowed in. {name} still greets you. It only looks behind you first, to see how you came. Sit with it.',
    ],
    back_from_death: [
      '{name} is soaked to the skin. Nobody filled the tub, and it has been nowhere near the pond. Whatever lies between there and here, it swam it. It leans on you until you are wet too, and goes on leaning.',
      'Some hours ago {name} came up out of death as if out of a pond, and shook itself over everybody. It is dry now, and well. It keeps going back to the place to look, in case somebody else is in there.',
    ],
    old: [
      'Its brow is silver now, as if somebody had breathed on it. {name} goes into the pond by the shallow end, says hello to it, and stands there up to the heart, quite happy.',
      '{name} does not jump from the jetty these days. It lies at the end, with its chin over, so that the water can come up and see it.',
      'It has got through {days} days by taking each for the best one. {name} is stiff in the hips, and still it gets up for you, hind end first, all the way.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Into the meal goes {name} as otters go in, all at once, and comes up at the far side with drops on its brow and the dish clean. It looks round, in good faith, for the pond.',
        '{name} eats as an otter dives: there is a dish, and a splash, and some way off, {name}, coming up with a wet nose and the look of having been somewhere wonderful. The dish is empty to the bottom.',
        {
          text: '{name} empties the dish, meets the water bowl beside it, and walks in up to the ankles. It stops. It looks at you, and down, and at you again. So that is what the feet are for.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'On time. {name} eats, and behind it something begins to thump on the boards. It turns round to look. The thing is attached. It looks up to see whom the tail has found, and there you are.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} clears the dish and turns to tell you how it was, tail swinging, and is halfway across the kitchen when it recalls that you two have only just met. It sits down there, in its own puddle. Nobody has told the tail.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The dish is there on time and {name} is through it, tail and all. Then it trots up dripping, to where one shakes oneself over one’s family. It thinks again, and goes and does it politely in the corner.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and behind it the otter tail goes knocking: stove, bucket, stove, your shin. At the shin it stops. It knocks there again, gently, as on a door, while the front end eats on. Then the whole dog turns to see who lives there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} empties the dish and sets out to thank you. Halfway it has a better thought and leaves by the garden door. It comes back streaming from brow to otter tail, and leans. It went and got you some of the pond.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} sits for the dish, because you seemed to like that last time, and leaves a puddle in the shape of a sitting dog. The meal takes four breaths. Then it leans on your knee with everything it has, and drips.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, drinks, and brings you the last of the water in its jowls, laying its chin on your knee until all of it has run out. Now you are both wet. It can see no difference between you any more.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'With the egg between its teeth, whole, not cracked, {name} trots across and puts it back into your palm. It has thought of something. You are to have half.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} takes the full dish by the rim and walks out with it, level as a waiter, down the garden and into the pond to its chest. There it lets go. The dish floats, it eats, it looks at you. There is room.',
          when: ['glad', 'trusting', 'well'],
        },
        '{name} puts the whole of its broad brow in the dish, and the meal is gone, and the dish comes up with it. It turns about beneath it, looking for you. You will surely know what one does with hats.',
        {
          text: '{name} eats it in one breath. That makes {streak} meals on time, and it is not surprised, having said so at the first hello. It lays a wet chin on your knee, to congratulate you on turning out as expected.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} has eaten it before you have let go of the dish. It has had {streak} meals on time by now, and has still not got to the end of saying hello. It starts again, at your other foot.',
          when: ['baby'],
        },
        {
          text: '{name} eats all you have brought, standing well off, feet apart as in a current. The water on its coat does not bead, it lies. It gives one wag, takes it back, and leans on the gate. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and brings you your other shoe, to celebrate: {streak} meals on time. It has brought you something after each, a stick, a flannel, half a reed. It has been keeping back the shoe.',
        '{name} never doubted. It eats in one breath, that has made {streak} on time, and it looks up with the same glad surprise as at the first. You, again, and with a dish. It can’t get over it.',
        {
          text: 'On time, {streak} in a row. {name} eats and puts its whole wet side along your dry leg. It is not surprised. It had you down for this halfway through hello.',
          when: ['well'],
        },
        {
          text: '{name} empties the dish, runs to the pond with it and brings it back brimming, most of it down its chest. With {streak} on time it is your turn to be given something. It sets it before you. There is a newt in it.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes three mouthfuls, so that you should not feel alone in this. Then it puts its broad brow to the bowl and pushes it over the floor, tail going, until the rim touches your foot. Your turn.',
        '{name} is not hungry, but you have come in with something in your hands, and that must be met halfway. It takes one mouthful, walks it round the kitchen for everybody to admire, and returns it to you, wetter.',
        '{name} would eat it all, it always would, and for once its otter middle says no. It has a mouthful, and looks at you, quite shaken. It had not known it could stop. You will both feel better at {opens}.',
        'A meal already, and {name} says hello to it, gets it wet, swallows a little, and lies down with its chin on the rest to keep it company. It is not quite time. Come back to them at {opens}.',
      ],
      late: [
        'Good faith brings {name} to the dish, late as it is, and it eats everything. Then it looks up to see whether you are still you. The tail, which has up to now gone by itself, has to be asked.',
        'While it waited {name} carried your slipper to the door and back until the slipper was wet through. It eats the meal, all of it. The slipper is not brought to you. It lies down on it, nose to the door.',
        {
          text: '{name} has waited so long that it is dry. It empties the dish, wags at you because that cannot be helped, and then carries your shoes, one and then the other, to the far corner, and lies down on the pair.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your shoes stay dry, and so you know. {name} eats, wet to the ears, then goes all the way round to the other side of the pond and shakes itself there, where nobody gets any.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is so glad that it wets your knees, the dish and the wall. Halfway through the meal it stops, goes to the door you came in by, and leans on it until it clicks. Then it finishes.',
          when: ['well'],
        },
        {
          text: '{name} sets out with the wet stick that it always brings you, remembers halfway how long it had to wait, and puts it down there, in the middle of the floor. Then it eats. You will have to come the other half.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The meal is late, and {name} eats it lying on its side. The otter tail, which has a good word for everyone, lifts an inch, sees who it is, and is put down. Bring medicine now, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The otter tail starts up at your step before {name} has thought. Then {name} thinks, of the hour, and the tail is put down flat. It eats lying on its side. At the very tip, something is still asking.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} has sat by the dish all the first part of its life, which is not long, but it was a good share. It eats now, feet paddling. Then it turns round, with trouble, until its small back is to you.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} comes to it slowly, round the far side of you. It gets down a mouthful and rests its broad brow on the rim. There is no shine left on the black. Give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For most of those {hours} hours {name} believed that you were on the path. It eats everything now. You say hello, and it looks behind it to see whom you mean. Keep to the hour, until it knows again.',
        '{name} eats all you have brought after {hours} hours, legs planted wide, as on a deck in bad weather. It ought to lean on somebody. You are quite near. It leans on the wall. Feed it when its next meal is due.',
        {
          text: '{name} told the boots, the cushion and the door that you would be here any minute, and kept telling them for hours. Now it eats. The tail still wags when you speak, but a moment after, like something being translated.',
          when: ['well'],
        },
        {
          text: '{name} eats, so long after, and wags, and says hello as it would to anybody. Only when you get up do you notice that your trouser leg is dry. It always leans. It has not leaned.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} decided you were family before you had finished saying hello. Then nobody came for {alone}. It eats, and lifts its broad brow, and you say hello. This time it waits for you to finish.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is dry, you see, with the dish in your hands. In {alone} it has not once been in the pond, in case that was when you came. It eats. The otter tail stops whenever you look at the door.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} once decided you were family before you had finished saying hello. You say it now, to the end. After {alone} alone it eats lying down and does not lift its broad brow. Say it again. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The otter tail beats once as you come in, out of good faith. Then {name} remembers {alone}, and it stops. It eats with its head on the floor, turned away. Sit down on the floor too, and stay there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The coat of {name} has gone dry and dull, and its legs shake at the dish. It eats. It had thought you were family, and it lifts its broad brow once to look at you, the way one looks at somebody in the road.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has to lie down to eat, with its chin in the dish. You kneel to help. It stops eating, and holds the food in its mouth without swallowing, until you have got up again and gone back to the door.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full to the brim, but a present is a present. It carries the dish to the water tub, wades in and sets it afloat for you. It sails rather well. You stand side by side, dripping, and watch the whole meal go under.',
        'It can’t be true, and {name} goes over it again with you. There is food, and there is {name}, and the one won’t go into the other. It leans on you. Console it with some more at {opens}.',
        {
          text: '{name} is full, and would never say so to family. It takes one polite mouthful and stands there with round cheeks, tail knocking on the cupboard, until you look away. You will find it in your left boot.',
          when: ['from_child', 'no_item'],
        },
        '{name} picks out one pea and carries it about in its mouth, softly, like an egg, because there is no room to put it down inside. Come and let it swallow at {opens}.',
      ],
      ill: [
        '{name} eats four mouthfuls to please you, with one thump of the tail for each. Then it lays its broad head down and noses the dish across, so that you can have the rest. It means it. Medicine next.',
        '{name} believes you when you say that it is good, and eats some, slowly, to show it. After that it lays its chin in the dish. It does not doubt that you will think of something. Bring medicine next.',
      ],
      loved: [
        '{name} had eaten it before it knew what it was, and now it has asked you, and you have told it: {item}. It really was. It has run to tell the pond, and back, to hear you say it again.',
        'One gulp, and a great sigh, and {name} stands before the clean dish with its tail going like a mill. It was {item}. It loves it, and you, and the dish, and the mill.',
        {
          text: 'You hold out {item}. {name} sits, lies down, rolls over and gives both paws, not having been asked for any of it, and then eats, and then looks up at you as if you’d hung the pond.',
          when: ['well'],
        },
        {
          text: '{name} eats {item}, on time, with its whole wet side against your leg. When it has finished and moved away there is a dog on your trousers, life size, complete to the tail.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} has swallowed it already. Only now does it get round to the taste: {item}. Its ears go out sideways. It would have some egg, it thinks, over that.',
        'It is too friendly to leave it lying: {item}. It eats it as one listens to a long story. Salmon, says the tail, when you put away the rest. Or melon.',
      ],
      harmful: [
        '{name} has never in its life thought ill of a thing that was put before it. It was {item}. It is lying on its side with its brow in creases, and still looks at you kindly. Never let it have that again.',
        '{name} drank, and drank, and no water will wash it out. It was {item}. It lies beside the bowl. The otter tail still moves for you, a little, and it hurts. Keep that away from it.',
        {
          text: '{name} never asks what a thing is, if you are holding it. You gave it {item}, and it wagged. Now it is bent double in the reeds, and when you come it goes in deeper. Never that, ever.',
          when: ['from_child', 'item'],
        },
        {
          text: '{name} is curled round its stomach like something thrown up by the sea, and the otter tail is clamped tight. That was {item}. Keep it out of the house. It would take it from you a second time without a question.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lie down on the grass, and {name} sees at once that you have been washed ashore. It hauls at your sleeve, it licks your face, it barks for help. You get up, saved. It would like you to drown again.',
        'You race {name} down the bank, and only one of you means to stop. There is a smack. It comes up overjoyed, looks for you on the water, left and right, and then sees you, dry. It will show you again.',
        {
          text: '{name} goes into the pond as if you had thrown it and not the stick. It comes out with the stick, stops two lengths short, empties the pond over you, and drops it there. Then it backs off, tail going, so you can fetch.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the stick in the pond and the pond comes out with {name} inside it. It shakes on you, laughing, the way family does. Then you lift your hand to throw, and it ducks a little, and looks sorry to have ducked.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You jump in this time. {name} was waiting on the jetty for the stick, and sees you go off the end, and there is a moment of pure thought. It tows you in by the sleeve, very proud, and lets you drip.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} swims the stick in and trots past the towel, the path and two dry strangers with the whole pond held in its coat, until it is standing on your feet. There it shakes. It had been saving it for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The ring you throw lands in the water bowl, so {name} dives. All four feet go in, one after another, and there it stands, dripping, in something the size of a hat. It shuffles over to make room for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dip a finger and flick it, and {name} gets one drop on the brow, and goes over backwards for joy. It gets up, plants its feet, and lifts its face to you with both eyes shut, ready for the next.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'The ball rolls into the water bowl and {name} goes in after it, the whole of it. It comes up round-eyed, and sits, and wags, and the ball leaves over the rim on the wave. Nobody goes after the ball.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} is so happy that the tail has already knocked down what there was, and you would like to play. It stands the bucket up again, with its nose, so that you can have the fun of that too.',
        'You jump about for {name}, which has been overjoyed since you came in, and before. It had not thought that there could be more. There can’t. It does the same joy over again, with you in it.',
        {
          text: '{name} was already in the pond, going round and round with a stick and a smile. You throw another stick. Now it has two sticks and the same smile, which had been using the whole face as it was.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the stick into the pond. {name}, as glad already as it can get, goes in after it, forgets why, swims a lap, and meets you on the bank as if you had just come home. The stick drifts ashore by itself.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw a stick in the pond for {name}, and it watches the rings go out, to the very last, and stays where it is. It is so sorry about the stick. See first to what it needs.',
        '{name} wags for your game from where it is lying, so that you shall not be put out. It does not get up. The bowl, the ball and you are all equally dear to it just now. See to what it needs.',
        {
          text: 'The tail accepts at once, three thumps. The rest of {name} is not coming. It lays its chin on the stick to keep the place, and when you stroke its back your hand stays dry. No game. See what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It jumps, for you, and goes under, for a moment, in an inch of grass. {name} is not well. Help it out, and get its medicine.',
          when: ['ill'],
        },
        {
          text: '{name} paddles after it as far as the kitchen door, and turns off there, and lies down by the bowl. It has had no dinner. That first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and for {name} there is no more dry land. It goes in flat, whatever it goes into, and comes up the other side overjoyed. It shakes it all off on you, so that you have been in.',
        'It is {item}, and {name} is so glad that you must be in it too. It growls like a boat on shingle. When you stop for breath, it stops, leans on you until you have some, and begins again.',
        {
          text: 'You have only to say {item}. {name} spins once, hits the table with that otter tail, hits it again on the way back, and is standing outside in the wet before the cups have finished falling.',
          when: ['well'],
        },
        {
          text: 'At the sight of {item} {name} goes round you so fast that the tail arrives separately. Later you are soaked to the knee, and it looks at your other knee.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is delighted to meet it, naturally: {item}. It waits for it to splash. It waits a while. Then it goes and stands in its drinking water, with one foot, looking at you.',
        '{item}. {name} leans on it and it falls over. There was no more in it than that. A hose would be another matter, or anything that floats.',
      ],
      harmful: [
        '{name} went straight in, as ever, and has come out with its foot held up and turned under. It greets you, and cries, both at once. Have nothing to do with that again: {item}.',
        '{item}. It coughs, and water comes, and it coughs. It lies across your knees and lets itself be rubbed. It will never learn to look first, so you must: not that.',
      ],
    },
    clean: {
      wanted: [
        'There is web between {name}’s toes, and in the web some of the river bed. You rinse one foot, and it spreads it for you like an umbrella. The water clears. It sets the foot down, and thinks which is next.',
        'You wash {name} on dry land with a jug. Each time you pour, it looks up for a pond so high. There is only you. The mud runs off, and it keeps still, under the only pond to be had.',
        {
          text: '{name} climbs into the tub, it being a kind of pond, and looks behind the soap for ducks. The mud comes off in clouds. When you pull the plug and the pond begins to leave, it sits on the hole to save you some.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} gets into the tub, which is a small pond with family at the rim. The mud comes off. It looks at you, so near and so dry, makes room at one end, and waits with its chin on the tap.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You hose down {name}, which was clean, and could not be more delighted. It had hoped that being clean might lead to this. Water beads along its back, runs off, and it looks round to see if you have any left.',
        'Nothing comes off {name} on the towel, but it walks through the towel, and back, and lies down in it. It was dry as well. It thinks that very decent of you both, you and the towel.',
        {
          text: '{name} has come out of the pond clean as a pebble, and you wash it. Water on water. It cannot tell what has changed, and beams, and goes back to the pond to see whether that wants doing too.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has come straight from the pond and stands in the tub beaming. You scrub, and the water stays so clear that you can see all four feet, and between them the plug. It dives for that, and brings it to you.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You come to do {name}, and it is {item}, and who could be so kind? It stands for you with its brow shining and every toe spread. It licks your ear, to help, and then the other, to be even.',
        'For {item}, {name} lies down before you like something off a rock, and looks up, wet-eyed with good faith. You do the brow, the back, the otter tail. The tail does you.',
        {
          text: 'You clean {name} with {item}, and it is so happy that when you have finished it gallops to the pond, goes in, comes out, and sits down in front of you. It is ready for the next one.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} leans in from the broad brow backwards, in good faith and with its whole weight, until you are sitting on the floor and it is no longer clear which of you is being cleaned.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} stands for it, and its tail is hanging down like a wet rope: {item}. Some of the silt stays. It would have walked into a hose for you.',
        '{item}. That was cleaning with no water to it, so far as {name} can see. It thanks you. Later there is a splash from over by the rain barrel.',
      ],
      harmful: [
        'It took the oil out of its coat, and the cold goes straight through. {name} stands there dripping, and for once it is nobody’s fun. Rinse it, dry it, and never use this: {item}.',
        '{item}. Its eyes are shut and running, and it blunders against you, the leg of the table, you. Plenty of clear water now. Throw the other away.',
      ],
    },
    medicine: {
      wanted: [
        'You hold out the medicine, and {name} takes it as softly as it would carry an egg ashore, and only then swallows. The breathing evens. Under the blanket the tail comes down, once, like a wave a long way out.',
        '{name} opens its mouth for the medicine, on the ground that somebody has taken trouble over it. It is bitter. It swallows, and bears the spoon no grudge. Little by little the broad brow comes smooth.',
        {
          text: '{name} swallows the medicine, makes a terrible face, and forgives the spoon. For a while it lies flat. Then the very tip of the tail gives a beat on the floor, and another, and works its way up until it reaches the dog.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The nearest thing to a pond that {name} could walk to was the washing-up bowl. It has its medicine there, with its chin in the water. You wait on the floor beside it. Then the tail goes up, and comes down, and you are soaked.',
          when: ['weak'],
        },
      ],
      little: [
        'You hold out a spoon to {name}, and it takes spoon, sleeve and all, with joy, since you must have had a reason. You had none. It is as fit as an otter. Put the bottle up high until somebody needs it.',
        '{name} drinks the medicine as it drinks all that is wet, and thanks you, and would like to be shown where it comes from. It was never better. Keep it for a bad day. It has licked the cork for you.',
        {
          text: 'You gave it medicine, and {name} takes your word for things, so it lies down, faithfully, to be ill. The otter tail forgets and thumps. One eyebrow asks how long this goes on. Get it up, and save the bottle for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '“{item},” you say, and {name} opens its mouth, in such good faith that you could have posted a letter. It was not that end. It wags, and gives you whichever end it is.',
        '{name} holds still for it, and thanks you, and thanks your cuff. It was {item}. It has not decided what that was for, but it is certain that you thought of it specially.',
        {
          text: '“Medicine,” you say, and “{item}.” {name} hears only the second word, and there is nothing left to explain. It helps. The otter tail goes on thanking you until the table is clear.',
          when: ['item'],
        },
        {
          text: 'You say there is medicine in it. {name} has eaten. You say that it is {item}. It knows, thank you, and shakes itself for joy, with the whole of the pond still in its coat. It helps. You are wet.',
          when: ['item'],
        },
      ],
      disliked: [
        'It went down, as everything goes down, and then it came to be tasted: {item}. {name} looks at you as though you had introduced it to somebody cold. It did help. Put it in yogurt.',
        '{item}. {name} lets it happen, leaning away from you, which you did not know it could. Some good it has done. Find it a nicer one.',
      ],
      harmful: [
        'It never even asked. {name} lies stretched out with its legs jerking, like swimming, but not like swimming. Do not ever give it that: {item}. Hold its head up, and keep talking.',
        '{item}. The tail stops. That is how you know. It looks at you as kindly as before, from further off. Not that again, and be sure of the bottle next time.',
      ],
    },
    discipline: {
      wanted: [
        '“Wait,” you say, and {name}, in the air, is sorry that it didn’t hear before. It comes down in the flower bed. It sits there, with its brow lowered, waiting as hard as it can for whatever it was.',
        'You say that visitors are not to be wetted, and {name} looks at the visitor, who is wet. It had only shared. It goes and dries itself, on the curtain, and comes no further in than the mat.',
        {
          text: '“Not in the house,” you say, meaning the pond. {name} stops shaking halfway along, so that one end of it is dry. It goes and lies by the back door, chin on the mat, and only the rear half forgives you.',
          when: ['well'],
        },
        {
          text: '“Not on the bed,” you say, and {name} gets down, pond and all, and looks at the wet shape of itself. It lies on the mat, wagging low, to be agreeable. It would like to know if you are still related.',
          when: ['well'],
        },
      ],
      little: [
        '“Feet dry before the carpet,” you say, and {name} is standing on the mat, and has been, with all four feet in a row. It had remembered. It listens to you anyway, wagging at each word it knows, which is feet.',
        'You tell {name} that the trifle is not for dogs, and it looks at the trifle with good will, from a distance, as before. It believes you. It believed you already. It leans on you while you say it.',
      ],
      bad_time: [
        '{name} listens with its brow up, waiting for the part where it all turns out well. The otter tail gives one thump, to help you get there. You do not get there. It tucks the tail in and sits on it, so that it cannot.',
        'You say it sharply. {name} brings you the ring, to mend things. You say it louder. It brings the towel, then its blanket, and then lies down under the table with nothing left and its tail shut away.',
        'You scold {name}, and it wags, low down, because there must have been a mistake. There has. Its eyes go on asking you for what it came about. Give it that first. The rule will keep.',
      ],
      loved: [
        'You told it by way of {item}, and {name} sees what you meant, and lets the duck go. It is sorry. It would have told itself much worse. It goes and stands in the pond to its elbows, tail down.',
        '{item}, and {name} steps back off the baby’s blanket and is dry of foot from then on. It takes your word, it always does. It lays its chin on the floor, a little further off than where it fits best.',
        {
          text: 'You make a lesson with {item}. {name} sits, streaming, gets up, sits, and is overjoyed to hear that this was right. It runs to tell the pond. It comes back, and sits without being told, in the wet it has brought.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does that, whatever it may have been for, and keeps glancing at you, like somebody treading water. Show it slowly next time, and begin with the floor.',
        'What you meant has gone in, but it has gone in cold: {item}. {name} asks every chair for leave now before it leans.',
      ],
      harmful: [
        'It came to you, because you were the one it always came to, and you were also where it came from: {item}. It stood in the middle of the room and did not know where to swim. Never, never that.',
        '{item}. {name} is under the low table with its tail wrapped round its feet. Nothing falls. It takes a great deal to teach a Lab that there are strangers. Do not do it.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the dripping tap off tight, so that {name} need not go on hoping. It gives the tap a last look, and lets its brow down on its paws. The webbed toes spread, and lie still. It rests.',
        '“Bed,” you say, and {name} goes, in the belief that everyone is going. It lies down along one edge of the blanket and leaves the rest of it free. It rests like that, with its eyes on the free part.',
        {
          text: '{name} lies down once you do. Then a damp black paw comes over and takes hold of your wrist, as otters hold on to each other so as not to drift apart. It wakes much stronger, and has you exactly where it left you.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You lay {name} on the bath mat, that being the nearest thing to a pond, and it lets go of its legs. They paddle raggedly for a while, and then in time. When the broad head comes up again, it has reached the other bank.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You say good night to {name}, and it says hello. You put out the light, and somewhere in the dark that thick tail goes on beating on the floor. It is so nice that you are both in here.',
        '{name} lies down because you lie down beside it to show how. It isn’t tired, it is charmed. It licks your eye shut. It licks the other. When you are quite asleep it gets up to look after you.',
        {
          text: 'You put {name} to bed and close the door. When you look in it is lying precisely as you left it, with the face of a dog that stayed. The bed is soaked, and there is a lily pad on its brow.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You ask {name} to lie down, and it lies down with all its might. Everything is still except the tail, which nobody has managed to inform. The cup is walking off the table. It has never been less tired in its life.',
          when: ['from_child', 'well'],
        },
      ],
      loved: [
        'It was {item}, and {name} comes ashore, all at once, like a boat let go. There is a sigh. The webbed toes spread out. It leaves the half of its place for you, and then sleeps on both.',
        '{name} hears {item}, and lays down its broad brow as one lays down a load. You say good night. The tail replies from further and further out, until it is over the horizon.',
        {
          text: '{item}, and {name} goes in under it as it goes into ponds, nose first, and comes up at the other end. It turns over once like an otter. A wet patch spreads, the tail beats twice, and there is only breathing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} lies there smiling, on its elbows, to please you. The moment you are gone you hear it go down on the kitchen floor like a sack of wet sand.',
        'It rests, for a given value of rest: {item}. It would be softer nearer to you, or the fridge. It is willing to move either of you.',
      ],
      harmful: [
        '{name} got off it with swollen eyes and walks as on a deck in a swell. That was no bed for it: {item}. Put it out with the rubbish, and let it lie on the tiles.',
        '{item}. It sank in that, and nobody hauled. {name} lies along the floor now and breathes as if through weed, and lifts its tail to you, to say that it was a kind thought. Never there again.',
      ],
    },
    reflect: {
      awake: [
        '{name} comes dripping from the pond and sits against you. You watch the shake start at its nose. At the ears it is stopped, by force. It gets up, walks ten paces off, lets go of the lot, and comes back to your side.',
        'On the dock, feet over. {name} sits as you sit, facing out, a wet shoulder against your dry one. A duck goes by, quite close. It trembles all over, looks at you, and lets the duck have it.',
        'You sit down on the bank and {name} sits down on you, sopping. It looks at the pond, and at you, and at the pond. It would only have to get up. It puts its chin on your knee and does not.',
        '{name} lies with its forehead against your knee, and thinks of good things, one after another. At the best of them the tail goes. That must be {loved}.',
        '{name} once waited {wait} with nobody to lean on. It pushes its shoulder in under your arm, and lets down all of its weight, and stays.',
      ],
      little: [
        'You sit down, and {name} is overjoyed, just as it was before, and before that. But your leg has gone to sleep from being sat on. Go and walk up and down. It will be overjoyed again.',
        '{name} has leaned on you thoroughly, and you will stand for an hour or so. It goes off to hold up the dresser.',
      ],
      ill: [
        'You sit on the floor, and {name} gets its broad head as far as your knee and lets it down there. The otter tail stirs, as if on water. It believes that you were the cure. Get up now and see to the rest.',
        'You take it on your lap, as much of it as goes. The rest lies along the floor, and {name} breathes in, and holds, and breathes out. Now see to what it needs.',
      ],
      asleep: [
        '{name} is swimming in its sleep, all four feet going, a long way out by the look of it. You sit down on the floor. Presently the strokes slow, and stop, as they do where it is shallow enough to stand.',
        'While you sit beside {name} it sleeps, and paddles, and now and then it goes under. You lay your hand on its back. It comes up and stays up, nose clear, and the paddling has stopped. It can stand here.',
        'In there it is warm, and there is plenty of it, and it floats. {name} murmurs through its lip: {loved}. You listen from the shore.',
      ],
      shy: [
        'You sit on the bank with your back to it. There is a good deal of swimming behind you, and then none. Something drips on your sleeve. {name} has stopped one shake short of you, and is holding the shake in.',
        'You sit. {name} is lying across the room with its brow on its paws, being careful about you. The otter tail has been told not to. You hear it rise, and hang there, and after a long time come down, once.',
      ],
    },
  },
  things: {
    feed: {
      'salmon kibble':
        'It says salmon on the bag, so {name} puts in its whole head, to look for the river. There is a rattle, and a breath. The salmon kibble has gone upstream, and it looks at you with one behind its ear.',
      'boiled egg':
        'You peel the boiled egg, and {name} takes it in its mouth and stands there, cheeks out, not knowing how to go on. Then it knows. It looks at your empty hand, is sorry for you, and gives back the yolk.',
      'steamed broccoli':
        '{name} takes the steamed broccoli for small trees with rain on them. It walks into the wood, and there is no wood. It shakes, for form, and a green drop lands on your glasses. Would there be more forest?',
      'lean turkey mince':
        'You put it in the bowl with the maze, all the lean turkey mince, down in the bends. {name} breathes out. It breathes in. You hear it go round, left, right, left, and come out at the sluice.',
      'watermelon cubes':
        'Here at last is food that is water. {name} bites a watermelon cube and it goes off, and there is pink on the wall, the ceiling, you. It stands with its eyes shut, dripping, and opens its mouth for the sea.',
      'frozen yogurt cup':
        '{name} pushes the frozen yogurt cup before it over the floor like an icebreaker, its tongue down the hole, through the hall and up against your shoe. There it sits down on your foot, with the cup on its nose, and is grateful.',
    },
    play: {
      'pond swim':
        'You have taken off one boot for the pond swim, and {name} has been in, out, in, and round the island. It comes back for you. It takes the other boot in its mouth and swims off with that, so that you must.',
      'dock diving':
        'There is a thunder on the boards, and the dog goes by, and the dock diving has begun. {name} hangs over the lake with all its toes spread. The lake moves over. You are wet where you stand, twelve yards off.',
      'garden hose chase':
        'You wave the jet, and {name} bites it. What a garden hose chase: it has caught it, and caught it, and it is still coming. You turn off the tap. It brings you the end, to be mended.',
      'floating ring':
        'Out goes the floating ring, and {name} comes up through the middle of it, and wears it home. It leans on you in it. You are asked to take it off, and to throw it, and not to mind the weed.',
      frisbee:
        'The frisbee sails, and {name} runs beneath it looking up, with its mouth open, as one looks at a kind face. It goes over the hedge. So does {name}. A gentleman brings them both back, leaned on, and rather damp.',
      'paddling pool':
        'You fill the paddling pool to the line. {name} gets in and lies down, and it is on the lawn, all of it. It looks at you over the edge, delighted, in the dry, and waits for you to do that again.',
    },
    clean: {
      'freshwater hose down':
        'You start the freshwater hose down at the neck, and the salt goes, the weed, one small crab. {name} stands with its brow to the jet like a rock. When you turn it off it thanks you, from end to end.',
      'rubber brush':
        'The rubber brush goes round, and the loose black comes up in rolls. {name} leans into it, and leans, until you are brushing a dog that is lying on the brush. You finish by pulling it to and fro over your hand.',
      'microfiber towel':
        'You open the microfiber towel, and {name} walks in at one side and out at the other, as through a gate. When the towel is as wet as the dog it lies down on it, and you are to dry the floor.',
      'otter tail scrub':
        'For the otter tail scrub you need hold of the tail, and so does {name}. You go with it, left, right, left, sponge in hand, past the chair and past the lamp. It is all done by the time the lamp is.',
      'shake dry break':
        'You call a shake dry break and step behind the door. {name} looks for you, finds you, and comes round it. Now, says the whole of its skin, beginning at the nose. When it has done you are both to be rinsed.',
      'swimmer ear rinse':
        '{name} lets its heavy head down in your lap for the swimmer ear rinse, and you pour. It hears the sea come in. It listens, amber-eyed, quite still, until you let it out again over your knee.',
    },
    sleep: {
      'raised cot':
        'You show it the raised cot, and {name} takes that for a jetty, and goes off the end. It swims round. The second time it lies down on it, with four legs over the sides in what would be water.',
      'boat deck nap':
        'The planks are warm for a boat deck nap, and {name} lies out on them and drips. You let the oars trail. Its tail hangs over the stern, and steers, and you go very slowly round and round.',
      'kitchen floor sprawl':
        'With a groan {name} puts in for a kitchen floor sprawl, legs behind, chin before, a tide line of water round it. You cook in the corner that is left. Each time you step over, the rudder says mind the dog.',
      'lakeside blanket':
        'You spread the lakeside blanket well above the water. {name} brings the water up to it, in its coat, and lies down in the middle. Small waves go out over the checks. You take off your shoes.',
      'fridge hum':
        '{name} lies down along the fridge, spine to the door, and waits for it to speak. There: the fridge hum. It goes through the whole dog, as a ship’s engine does, and you see its lips begin to float.',
      'truck bed cushion':
        'You let down the tailboard, and {name} is in the truck bed before it is down. It turns once on the cushion, against the stream. The springs sink. Its chin comes over the side and stays there, dripping on the wheel.',
    },
    medicine: {
      'joint chews':
        'You hold out a joint chew, and it is gone, and {name} looks to you for what it was. For the elbows, you say. It lifts each of its elbows and looks underneath, and leans on you with both.',
      'flea drops':
        'You part the black, between the shoulders, and let fall the flea drops. Water, says the whole of {name}, and it shuts its eyes and spreads its toes. It is sorry when it hears that was the lake.',
    },
    discipline: {
      'four paws down':
        'A visitor has come. You say four paws down, and {name} puts them there, one, two, three, and the fourth, and all its love goes up into the tail, and sweeps the hat off the visitor.',
      'patient wait':
        'You hold the bowl and ask for a patient wait. {name} sits. A string of water comes from its lip and reaches the floor, and it never takes its eyes off yours. You cannot bear it.',
    },
  },
  refusals: {
    asleep: [
      '{name} is swimming, and a good way from land. It takes nothing now but company: reflect from where you are. It comes in at {wakes_at}.',
      'You say its name, and the tail answers, but nobody is with the tail. {name} sleeps until {wakes_at}. Sit against it, if you want to give it something.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has found its feet, and that there is skin between the toes, and has gone to ask the washing-up what that might be for.',
      'In its first day {name} has grown from a baby to a child, and into roughly a third of its tail. With the other two thirds it is already knocking over the salt.',
    ],
    teen: [
      'Half grown, {name} weighs as much as a wet armchair and has not been told. It leaned on a visitor today. They are both all right. Its meals, now, are what it will float on.',
      '{name} is a teen. It jumps from whatever there is, into whatever that is, and you are to watch. You are not watching. Now watch.',
    ],
    high_care: [
      'It went in a puppy and comes up the bank a {form}, with the light running off in beads. {name} is grown, and there is enough of it for everyone within ten feet.',
      'Far out, on its back, {name} lets itself drift, as a {form} can. It has finished growing. It knows where the shore is: that is the one with the towel.',
    ],
    balanced: [
      'There is not a ditch from here to the mill that has not met this {form}. {name} is grown, comes home by water, mostly, and has friends at all the bridges.',
      'Grown, and a {form}: {name} has learned to swim in what there was. Some days that came up to the neck and some days it was a saucer, and it was glad to be asked to either.',
    ],
    low_care: [
      'A {form} leaves little behind. {name} grew up so. In the morning there are wet prints along the hall, in by the one door and out at the other, and on the table a mug that still turns.',
      '{name} was so long at leaning upon nothing that it has grown up standing: a {form}. One sees it at the other side of the pond, black on black.',
    ],
    rescue: [
      'It went under once, and somebody went in with their shoes on. {name} has grown up a {form}, and swims a little to one side, the side where you were.',
      'On land this {form} limps, and in the water it does not. {name} has got its growth. It looks before it jumps, these days. It looks to see whether you are there, and jumps.',
    ],
  },
  trust: [
    '{name} was going to like you in any case. But today you stumbled on the step, and it was there, under your hand, exactly so high, and it has not got over having been of use.',
    'You went in at a door and shut it, and {name} did not lie down along the crack. It went and had a drink. You would be coming out.',
    '{name} has shown you the puddle. You are to kneel, and look under the table, from this side. There are two in it, cheek by cheek, a black one and you.',
  ],
  streaks: [
    'Ten meals on time. {name} could not have told you that it was ten. It could not have told you that it had had one. But it leans harder.',
    'Twenty-five in a row, and you were there with each, like high water. {name} has taken to greeting the clock.',
    'Fifty on time. Something has come up in {name} which it has never felt before, and it stands quite still to find out what it is. It may be that it is nearly full.',
    'A hundred meals when they were due. {name} looks up from the bowl and does not ask whether that was it. It asks whether you have had yours.',
  ],
  ages: [
    'Ten days old. {name} has met everybody now, and is looking forward to meeting them tomorrow.',
    'Thirty days, and every table in the house is now kept above the height of {name}’s tail.',
    'A hundred days, and {name} has been into each of them head first.',
    'One year. If all the water that {name} has carried indoors stood where it was shaken, you could row from the stove to the bed.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['pond swim', 'dock diving'] },
      wish: 'The pond has been lying there all day by itself. {name} thinks that somebody ought to go in. It would like to swim, or to be let jump off the dock, and you could watch.',
      granted:
        'You watched. It did the same jump fourteen times, and you are asked to say which was best. It thinks the fifteenth.',
    },
    {
      by: { action: 'play', item: ['garden hose chase'], hours: [10, 17] },
      wish: 'In the grass lies that long green fish that spits. {name} would like another go at it, in the garden, while there is sun to dry you.',
      granted:
        'It has been bitten along its whole length, and now it spits from everywhere. {name} regards that as a draw.',
    },
    {
      by: { action: 'play', item: ['paddling pool', 'floating ring'] },
      wish: '{name} has seen ducks sit on water and be dry beneath. It would like the paddling pool filled, or the floating ring thrown in, to study that.',
      granted:
        'It sat on the ring for nearly a second, like a duck. It was the happiest of ducks, and went down with all hands.',
    },
    {
      by: { action: 'feed', item: ['watermelon cubes'] },
      wish: 'There is something that one eats and drinks at the same time. It is red. {name} would like watermelon when next it is fed, and to be able to spit.',
      granted: 'The seeds are on the wall. {name} had no idea that it could do that, and neither had the wall.',
    },
    {
      by: { action: 'feed', item: ['boiled egg', 'salmon kibble'] },
      wish: 'Somebody once said egg in this kitchen, and {name} has been leaning on that cupboard ever since. An egg, boiled, or some salmon kibble, at its next meal.',
      granted: 'It went down whole. {name} sat and listened to it arrive.',
    },
    {
      by: { action: 'feed' },
      wish: 'What {name} would really like is to be told. Give it its next meal, whatever there is, and then say to it, slowly, that it has eaten.',
      granted:
        '“You have eaten,” you said. {name} put its head on one side. It went and looked at itself in the oven door. It does seem bigger.',
    },
    {
      by: { action: 'clean', item: ['freshwater hose down', 'shake dry break'] },
      wish: '{name} would like to be wetted, from end to end, and then there ought to be a pause with somebody standing close by. You know which part it is looking forward to.',
      granted:
        'It began at the nose and went through to the tip of the tail, and reached you at about the ribs. {name} thanks you for standing so near.',
    },
    {
      by: { action: 'clean', item: ['otter tail scrub'] },
      wish: 'The tail has been in the trifle. {name} cannot get at it, it goes away as soon as one turns. It would like it scrubbed by somebody who can hold both ends.',
      granted: 'You have washed it. It has washed you, the ceiling, and a picture of your aunt.',
    },
    {
      by: { action: 'sleep', item: ['kitchen floor sprawl', 'fridge hum'] },
      wish: 'Today the tiles are cool and the fridge has so much to say. {name} would like to be laid out on the kitchen floor, or just where it hums, and stepped over by people it knows.',
      granted: 'You stepped over it nine times, with tea, and it wagged at every crossing, like a ferry.',
    },
    {
      by: { action: 'sleep', item: ['lakeside blanket', 'boat deck nap'] },
      wish: '{name} would like to rest beside something that goes slap, slap, all by itself: on the blanket by the lake, or on the deck of the boat.',
      granted: 'The lake says slap. The tail says slap. It is not clear, after a time, which of them began.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have been upright since this morning with nobody leaning on you, and {name} cannot see how you do it. Sit down with it before something happens.',
      granted:
        'It got to you in time. You have been held up from the left for quite a while, and are now thought to be safe.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'When you go out of the room and come in, it is like meeting. {name} would like to be sat with on two occasions today, and to meet you both times.',
      granted:
        'The first time, it was you. And the second time: you. {name} does not know how it comes to be so lucky.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A mussel shell',
        shape: 'shell',
        text: 'With a spoonful of the pond in it. {name} fills it up every morning, and nobody is to drink from that one.',
      },
      {
        name: 'A length of net twine',
        shape: 'thread',
        text: 'Tarred, and older than the house. {name} found it in the reeds and pulled, and went on pulling, as if somebody had said heave.',
      },
      {
        name: 'The float',
        shape: 'ball',
        text: 'Green glass, from a net. However deep one throws it in, it comes back up with a jump, and {name} feels that they understand each other.',
      },
      {
        name: 'The ring of the plug',
        shape: 'ring',
        text: 'It came off the bath with the chain. {name} had only wanted to see where the water goes when it leaves.',
      },
      {
        name: 'The starfish',
        shape: 'star',
        text: 'Dry, and quite hard, and still holding out all its arms. {name} puts it in the puddle on Sundays.',
      },
    ],
    return: {
      name: 'A stone from the bottom',
      shape: 'stone',
      text: 'Flat, black and cold. It was under its tongue when {name} came up. There is no such stone in the pond.',
    },
    streak: {
      name: 'The bell from the buoy',
      shape: 'bell',
      text: 'It has washed in from somewhere, weed and all. {name} leans on it at mealtimes, and it says that there is land.',
    },
    hundred_days: {
      name: 'The lily',
      shape: 'flower',
      text: 'It came up on its head out of the pond, on the hundredth day, and wore it to dinner. It is in a soup plate now, and has taken.',
    },
  },
  release: [
    'You take it down to the water and say that it may. {name} leans on you until it is sure that you will stand. Then it goes in, and the rings come back to your feet for a long time.',
    '{name} says hello to the road. The last that you see is the tail, going, among people you do not know, every one of whom it had been hoping for.',
  ],
  dying: {
    neglect: [
      'On the step, with one foot over the edge, facing the way a boat would come: there {name} died, and nobody had rowed in.',
      'Nobody was there to lean on. {name} stood as long as it could by itself, and then it lay down and was dead.',
    ],
    hunger: [
      '{name} is dead. It had never known what it was to be full, and it has died not knowing.',
      'The bowl was so clean that it held the ceiling. {name} lies beside it with its cheek to the rim. It died unfed.',
    ],
    illness: [
      'The breaths came in like small waves, and one of them did not come. {name} is dead. Its coat is quite dry.',
      '{name} is dead. It said hello, with what it had left, to somebody on the other side of the room, where nobody stood.',
    ],
    poison: [
      '{name} is dead. It swallowed what it was given, and did not ask what it was, then or afterwards.',
      'It was glad to have it. It was glad of all that came from a hand, and of this {name} has died.',
    ],
  },
  returned: [
    'Water is running in under the door. You open, and it is {name}, soaked and cold and beside itself, because it is you, of everyone who might have lived here.',
    'Something leans on the back of your knees, heavily, and drips. You do not dare to turn round. Then the tail hits the table, and a cup goes. It is {name}.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a black dog, glad of whoever came. It would have come down to the gate to meet you.',
      'Lean here as long as you like. {name} is just under the grass, on this side.',
      'When it rains, and the hollow of this stone fills with water, that is for {name}.',
      '{name} lies here, a black dog with webbed feet and a tail as thick as your arm. Mind the cups.',
      {
        text: 'Whoever you are, you were the one {name} had been hoping to see. It thought so of everybody.',
        when: ['from_child'],
      },
      {
        text: '{name} went into every pond there was, and came and shook itself beside whoever stood nearest. This is the one dry place it had.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It looked out for a boat, and all of them were for others.',
        'It could not tell a stranger from a friend, and neither came.',
      ],
      hunger: [
        'It would have taken your word that it was full. Nobody gave it.',
        'All it had was water, and it was friendly to that.',
      ],
      illness: [
        'The tide went out a long way that night.',
        'It got so light that it did not bend the grass it leaned on.',
      ],
      poison: [
        'It jumped in, and for once it was too deep.',
        'It never asked first. It was not the one who should have asked.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Hello. You have been in the water, right in, and you are still wet, and there are people here who are not wet yet. Hello, hello. Something fell down behind you. It does not matter. It is them, it is really them, you would know those knees anywhere. You are going to jump off this now, and somebody will be underneath. Are they coming in too? It is lovely once you are in.',
      'You are {name}, and it has been the best day. The other ones were as well. You said hello to eleven people, and one of them was a coat. You ran until your tongue was longer than your face. Somebody laughed and you leaned on them. There is water in your ears. What you would like is the same again, with the same people, now. You would go first, and bring it back.',
    ],
    content: [
      'You are {name}. The floor is cool, and you are lying on all of it. There was food. You do not remember it, but they told you so. You can hear them walking about with cups. If they come near, your tail will go, you cannot help it, there it goes. You do not want anything. Well, hello. You want them to say hello, and sit down, so that you can lean.',
      'You are {name}, and for {days} days now they have come home every time. You think about that, lying on the step. You think that they are good. In the evening they are sometimes a little sad, about the eyes, and then you go and put your shoulder there, and they put a hand on it. That is all you know how to do. If they sat down now, you could do it.',
    ],
    bored: [
      'You are {name}. You have jumped into the rug. It is dry. You have jumped into the other rug. Nobody has gone wrong, and nobody needs holding. You leaned on the door a while and it is a good listener, but you would not call it a friend yet. There is a tap in the yard that drips, and you have sat with it. What is wanted is someone to shout and run, and a hose, say. Play? It would be no trouble about the towel.',
    ],
    hungry: [
      'You are {name}. You looked in the bowl and it was empty, and so you looked again. It is hard for you to tell when you have eaten, everybody knows that. But this is different. This makes a noise. Hello, butter. You are not doing anything to the butter. You are only sitting here, and some dribble is coming down. They would only have to say dinner, and put it down, and tell you afterwards that you have had it.',
    ],
    starving: [
      'You are {name}. You have drunk all there was. It moved about in you with nobody else there. You went and stood with the fridge, and it was kind, but it does not open from outside, not for a nose. You have said hello to the cupboard so many times now that the word has come off. The floor tilts. You are not anybody’s fault. Food. Hello, whoever was going to come with food. Now would be very nice.',
    ],
    sick: [
      'You are {name}, and the water is not nice. It has got in. All of it used to run off and now you are carrying it, and it is warm in the wrong places. They came in just then and you were so glad, you were as glad as ever, and it did not reach the tail. You hope they know. You left something in the dish and you cannot think why. There is a thing that one swallows. They could bring that, and lean on you a bit.',
    ],
    failing: [
      'You are {name}. It has become very wide here, and quiet, and you do not have to swim. You turn your ear down, and somebody is calling from the shore, you know the voice, it is the one you had been hoping for. You would go to them. You would go like anything, only tell the legs. If they could come in, this once, with their shoes on, and bring the medicine, and get a hold of you under the arms.',
    ],
    near_death: [
      'You are {name}. You kept your eyes on the place where they went out. It is only that there has been such a lot of evening. People went by with lanterns, and you said hello to them all in case. None was the one. You are very low in the water now. You can feel sand, a little, with one foot. It does not need to be anything special. Somebody could just sit here, so that there was a side to you, and you would know which way was in.',
    ],
    asleep: [
      'You are {name}, and you are off the end of the jetty and have not come down yet. It is blue in both directions. Hello, fish. You swim a while in the air, and then in the water, and it is the same, there is a rope in your teeth and on the rope a boat, and they are all sitting in it, everyone you ever met, dry and singing. You are bringing them in. One has put a hand over the side. Leave it there.',
    ],
    shy: [
      'You are {name}. You are behind this door, and on the other side of it somebody is. You would so much like to. Your tail has said hello already, it does not wait for you. Once you jumped, and it was not deep enough, and you remember that with your elbows. So you are just leaning for a bit, on the door, to see what it does. They could talk. They could sit there and talk about anything. You are nearly in.',
    ],
    back_from_death: [
      'You are {name}. You went right down, to where there is no one to meet. You said it, all the same. Hello. Nothing wagged. You had got used to that, nearly, and then your feet struck something and you came up through all of it like a cork, and there was light, and a kitchen. It was them. You would like to stand on their foot until further notice. And you would like dinner to be at dinner, so as to know which way is up.',
    ],
    hurt: [
      'You are {name}. You had it down before you met it. That is how you do things. Now it is in there and not friendly, it goes from side to side and it has hooks. You looked up to see if they were laughing, and they were not. It will have been a mistake; you make them all the time, with cups. Hello, you say, but it comes out as water. They could take the rest away, and you could lean, and somebody could say it is all right.',
    ],
  },
}

export const LAB: Species = {
  slug: 'lab',
  name: 'Lab',
  family: 'dog',
  tier: 'common',
  trust_speed: 'instant',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle', 'social'],
  personality:
    'Decided you were family before you finished saying hello. Built from otter parts, good faith and a wish to be in the pond.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'salmon kibble',
        'boiled egg',
        'steamed broccoli',
        'lean turkey mince',
        'watermelon cubes',
        'frozen yogurt cup',
      ],
      play: ['pond swim', 'dock diving', 'garden hose chase', 'floating ring', 'frisbee', 'paddling pool'],
      clean: [
        'freshwater hose down',
        'rubber brush',
        'microfiber towel',
        'otter tail scrub',
        'shake dry break',
        'swimmer ear rinse',
      ],
      medicine: ['vet checkup', 'joint chews', 'probiotics', 'flea drops', 'elbow x-ray', 'anti-inflammatory tablet'],
      discipline: [
        'four paws down',
        'slow feeder bowl',
        'polite greeting practice',
        'no jumping cue',
        'counter off cue',
        'patient wait',
      ],
      sleep: [
        'raised cot',
        'boat deck nap',
        'kitchen floor sprawl',
        'lakeside blanket',
        'fridge hum',
        'truck bed cushion',
      ],
    },
    harmful: [
      'xylitol gum',
      'bread dough',
      'whole peach pit',
      'fish hook',
      'chocolate cake',
      'seawater',
      'macadamia cookies',
    ],
  },
  appearance: {
    look: 'a sleek black dog with a broad brow, an otter tail and water beading along its back',
    colours: ['#2a2a2e', '#4a4a50', '#c8a15a'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'button',
    tail: 'wag',
    eyes: '#c8964a',
    skull: 'square',
    extras: ['tongue'],
    girth: 1.06,
    shift: -6,
  },
  book: BOOK,
}
