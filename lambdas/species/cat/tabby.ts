/**
 * The Tabby wants everyone to have met. It fears drawn curtains, a house where the bell is not answered, anyone eating
 * alone. It hoards small news and gives all of it away.
 * Three odd facts. It introduces people by rubbing them on each other: the postman travels on its left cheek and you on
 * its right, and by evening the gatepost knows you both. It has a friend, a snail on the back step, who gets the last
 * crumb of everything and is quoted as an authority. And there is an M on its brow, and nobody has told it what for; it
 * has asked all round, been given a dozen answers, and believes every one.
 * Its body is marmalade and striped, with a biscuit-coloured belly, honey eyes, a tail that waves at the tip, and paws
 * that make bread on anything soft. It eats with murmurs, in company if there is any. It sleeps on its side with a paw on
 * whoever is nearest. It sulks by being polite: the chair is greeted before you are. It trusts by the cheek, first one
 * and then both. It never passes anybody without a word, never finishes the last crumb, never keeps a thing to itself.
 * Its keeper is the people at home, whom all the others on the street must be told about.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell comes apart down the middle, and {name} climbs out, damp, the M on its brow already filled in. It looks up into your face, sees something the matter there, and goes back to fetch you half of the egg.',
    'The shell tips, and a wet marmalade face looks out with the M already on it. {name} looks at you, then back inside for something to give you, and comes out with a bit of the shell.',
  ],
  looks: {
    thriving: [
      'You look out, and {name} is carrying a sock across the garden to the scarecrow, who has looked low of late. It comes home without the sock, tail up. The scarecrow is wearing it on the better arm.',
      '{name} lies on its back on the path with its biscuit belly up, so that whoever comes will have something to be glad about. The paper comes, and is glad. A wheelbarrow comes. It is very nearly glad.',
      {
        text: '{name} has gone into a sock at the top and come out through the hole in the heel, brow first, wearing the M. It sees you, is delighted, and starts over to say so. So far it has brought the sock.',
        when: ['baby'],
      },
      {
        text: '{name} is a handful of marmalade with the M already on it, smudged, as if written while wet. It opens its mouth to greet you, forgets what comes next, and goes to sleep on the word.',
        when: ['baby'],
      },
      {
        text: '{name} has been sitting on the doormat, round and sunny, on the word WELCOME. It sees you at the gate. After some thought it shifts along by four letters, and goes on humming. COME, says the mat.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has carried one sock to the fern, the coat stand and the kettle, and looked each of them in the face. Nobody is sad. It comes to you, lets the sock drop, and leans its round belly on your ankle.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The postman calls over the gate to ask how your knee is now, and whether you slept. You have never told him about your knee. On the gatepost {name}, round and striped and well, has found something on its paw to look at.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'A sock lies on your pillow, one on your chair, and {name} is dragging a third upstairs, walking with its legs apart. You were not even sad. You only sighed, near the kettle. It has been working since.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying on your letters, and it must have had a word with the postman. The card and the foreign stamp have been pushed out for you. The brown envelope is under the belly, where it is being softened.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is making bread on the doormat and humming, with its round belly warm on the bristles. You come up the path. It looks at you kindly, moves over, and sits down on the word WELCOME.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} was bringing you a sock. Halfway over the rug it put the sock down, looked at you with its head on one side, and sat on it to think. It is not yours yet. It is being kept warm.',
        when: ['from_child', 'wary'],
      },
      '{name} trots in from the garden with its mouth open, talking. You understand hardly anything. But it looks the way it looked on that great day, the day of this: {loved}.',
    ],
    content: [
      '{name} has come on a spider in the corner that does not know a soul, and is sitting with it. Now and then it looks across at you, who have also not been introduced, and thinks how best to bring it up.',
      'There are crumbs on the step and sparrows at the crumbs, and {name} lies among them, striped and round, letting them get on. One hops over its tail. It makes a little more room.',
      {
        text: '{name} has a sock. It takes it to you, to the window, to the top of the steps, looks into each face, and finds nobody sad. So it lies down on the sock, to keep it warm for whoever it turns out to be.',
        when: ['well'],
      },
      {
        text: 'From the sill {name} has traded looks with the postman, who had nothing for this house. {name} had nothing for him. Neither took it badly. It turns its honey eyes to you in case of news. There is none. That will do.',
        when: ['well'],
      },
      {
        text: '{name} has seen the postman off, looked in on the fern, and established that nobody is sad. It is sitting on the folded laundry with its paws tucked under. The socks are below, if needed.',
        when: ['well'],
      },
      '{name} has a snail on the back step that it visits every day. It sits down in front of it and tells it things. It may have told it how you were gone, once, for {wait}.',
    ],
    curious: [
      'Somebody has left a shopping bag in the passage. {name} leans in to say hello to the leeks, further, and further, until its back feet leave the floor.',
      'A van has stopped across the way, and they are carrying in a lampshade, a cot, a fish tank. {name} is flat against the pane, wishing it had two more eyes.',
      '{name} has brought the snail in on a lettuce leaf, to show it where the noise comes from. They are both in front of the sewing machine. One of them has its horns out.',
    ],
    bored: [
      '{name} has carried a sock to the front door, the stairs and the sofa, asked at each, and found nobody sad. Now it lies in the hall with its own chin on it. Take the toe end and pull.',
      '{name} has fetched the good striped sock and carried it through every room, looking for whoever is sad. Now it has stopped in the passage and laid the sock across its own front paws. Play with it, please.',
      {
        text: '{name} sits under the letter box with its striped tail round its feet. A leaf came through at noon, and it greeted that. Do come and play, and let it be you who starts.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has asked the dish, which is empty, and the cupboard, which knows and can’t say. It is not hungry. It is expecting someone. Its meal is due. Kindly be the one who comes.',
      '{name} sits by the empty dish as one sits with somebody who has had bad news. It has laid a sock across the rim. It seems to think that the meal, which is overdue, would cheer them both.',
      {
        text: '{name} says good day to its dish and waits for an answer. The dish is new here, perhaps, and shy. It climbs in to sit with it, small and round, and looks out over the rim. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has gone round asking: the umbrella, the boots, the broom. They were nice about it, but they had no chicken. It comes to you last, stripes wobbling, and sits on your foot. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has welcomed the postman, the window cleaner and a man about the gas, and walked each of them as far as its empty dish. None of them took the hint. Now it walks you there, rather slowly. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Over the fence the neighbour is asking {name} whether nobody feeds it. {name}, which has not known you long enough to say, gives her its honey-coloured look and leaves the question open. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a sock in the dish. {name} saw how empty it looked, went and fetched it one, and sits by it now with a paw on the rim, keeping its spirits up. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} brings you a sock. The dish is still empty, and it can think of only one reason: you must be sad. It leans its whole biscuit belly on your foot until you are better. The meal, please.',
        when: ['trusting', 'well'],
      },
      'On the mat by the dish {name} is making bread with both front paws, slowly, without flour. It is doing what it can from its end. Its meal is due, and the rest must come from yours.',
      {
        text: '{name} has a sock under its chin. It had been for you. As you come in it pulls it back an inch, and that is all the strength there is. The meal is overdue. Bring it, and leave the sock.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} remembers who was sad yesterday. It was {name}, and nobody brought it a sock. It lies with its stripes turned to you, too weak to get up. The meal is overdue. Bring it, and stay until it is eaten.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} greeted you, then the dish, then you again, in case one of you had not noticed the other. Now it has brought a sock and laid it in the bowl. It is hungry. Feed it now.',
      '{name} has brought you a sock, since you must be sad about something, to have forgotten. Then it brought the other one. Now it’s lying by the bowl with its biscuit belly gone slack. It’s hungry. Supper’s late. Go and get it.',
      {
        text: '{name} meets you with the sock it brings to people who are sad. It lays it on your shoe, thinks, takes it back, and goes to sit beside the dish, holding the sock itself. It is hungry. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'The postman has come and gone ungreeted. {name} lies at the door with the sock, the one it brings to whoever is sad, tucked under its own chin. The round belly is gone. It is starving. Feed it at once.',
      'The post fell through the flap onto {name} hours ago and is still there, one envelope across the stripes. It hears your step and lifts the M on its brow, not the rest. Feed it this minute. Leave the letters.',
    ],
    weak: [
      'The flap goes, the letters fall, and {name} sets off to greet the postman. By the time it reaches the mat he is three doors down. It greets the letters, and lies on them. Medicine, or a good rest.',
      '{name} still goes round to everybody, but it sits down after the chair, and again after the bucket. The bucket doesn’t mind. You might. Give it medicine, or a good long rest.',
      {
        text: '{name} gives the doorpost a greeting and stays leaning on it longer than a greeting takes. When you step nearer it makes to go, and has to think about its legs. It should have medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'The tail goes, and the murmuring, and {name} tells you about the plums from where it lies, with its eyes shut, resting between the plums. Bring it some medicine while it talks, or tuck it in.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} brings you a clean sock, because you looked as though you could do with one. By the time it arrives it is not a clean sock. {name} looks at it, and at itself, and goes for the other. Fed, well. Wash the cat first.',
      'The postman bent down to {name}, thought again, and patted the gatepost. It looks at its belly, which used to be biscuit. It has not been washed for two days. Please wash it before the next delivery.',
    ],
    sick: [
      '{name} saw your face as you came in, and got up to find you a sock. It brought it halfway over the rug, and there it has lain down on it, nose hot and dry. It is ill. Medicine now, and thanks after.',
      '{name} has crept to the very back of the wool basket, with its face to the wicker, so that nobody should catch what it has. It is thinking of everybody. Please think of it, and bring medicine.',
      {
        text: '{name} pulled a sock from the basket, as it does when somebody is poorly, and got no further with it than the rug. It lies with its chin on the heel. It has nobody else in mind. Medicine, now, please.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has seen your face and is trying to get up and find you a sock. The striped legs will not do it. Tell it that you are all right. Medicine and food, at once, or it will die.',
      '{name} had a word for every creature in the street. It lies where you found it, and its mouth opens to you, and there is no word. The marmalade has lost its shine. Medicine, at once.',
      {
        text: 'When someone is sad, {name} brings a sock. It must have seen your face as you came in, for there is one under its paw, dragged as far as the edge of the bed. Medicine and food, immediately, or you will lose it.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} lies in the hall with a sock under its chin. It was taking that to somebody, and got as far as this. It has only hours. Come now, sit down on the floor beside it, look after it, and do not go.',
      'For {hours} hours nobody came in, and {name} has lain all that time along the foot of the door. At your step the tip of its tail stirs, hardly at all. Sit down on the mat with it now.',
      {
        text: '{name} always knew which of you was sad, and it knows now. It cannot get up to fetch anything. It opens the paw by your knee, with nothing in it, and leaves it open. Stay. These are its last hours otherwise.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} is asleep in the dark, belly up, one paw down a sock. The other of the pair lies on your side of the door. You had not thought it showed. There is nothing to do until it wakes.',
      '{name} has gone to sleep on the landing, halfway between your door and the other one, a sock under its chin. Somebody here was sad, then. You think back. You go to bed, and leave your door ajar.',
      '{name} has said good night to everyone, including the coat stand. It is on its back in the sock basket, biscuit belly up, and one sock has been put by your pillow. You looked a little low today. Sleep, both.',
    ],
    asleep_in_danger: [
      '{name} is asleep, and the paw that looks for somebody has found only floorboards. Sit beside it now, and let it find you. It wakes at {wakes_at}, and will need a deal of care.',
      'The gate went, and there was no murmur. {name} sleeps too far down. Reflect beside it now, within reach of its paw, until it wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep by the bowl, close up, as one sits by a friend who is poorly. Sit with the pair of them now, and have a meal ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has said hello to your boots, which stand empty by the door, and gone so far as to lean on them. With you in them it is otherwise. Sit down somewhere low, in your socks.',
      '{name} greets the postman, his bag and his left knee, then sees you and goes round by the wall. Under the far chair it has a sock put by. It only cannot tell yet whether you are one for socks. Sit near, quietly.',
      '{name} has a sock in its mouth and somebody to give it to, and can’t get past the end of the bench. It puts it down, picks it up, and backs in again. Sit on the floor out here, and be handy.',
      'It was {wait} once, by the hall clock, that {name} sat on the mat for you. It is civil. It greets the chair, then the table, then you. Sit with it until the order changes.',
    ],
    back_from_death: [
      'Since it came back {name} has called on everybody, the postman twice. Now it lays a sock on your knee, studies your face with honey eyes, goes off again, and returns with the other one. You must have been very sad.',
      'Bringing {name} back left your purse lying flat on the chair. In the hours since, somebody has put a sock in it, then the postman’s glove, then a very small mitten. {name} sits by it, quite well, thinking whom else to ask.',
    ],
    old: [
      '{name} holds open house nowadays from a cushion in the porch. They come to it: the postman, the baby from nine on its own feet, and, by Thursday, the snail.',
      'There is more cream than marmalade in its face now, and the M has got faint, like something on an old flour sack. {name} thinks it may have stood for morning.',
      '{name} has worn a smooth place on the gatepost, cheek high, in {days} days. Strangers put a hand there as they come in and could not tell you why.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} greets the dish, then you, then the dish again, so that nobody feels left out, and eats until there is only dish. The tip of the striped tail is still saying good day.',
        '{name} eats with its tail tip going, the way people wave over a hedge. When the dish is empty it looks in once more, in case anyone has been left behind. Nobody has. It washes its face to receive callers.',
        {
          text: '{name} eats, sits down rather suddenly, and looks you over with honey-coloured eyes. Then it goes back for the sock it was wrapped in, three times its length, and hauls it backwards over the whole rug to your feet.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} takes one mouthful, then goes and bumps its small striped M against the table leg, the spoon and your toe to tell them how it was. It returns for a second. There will be news of that one too.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Having eaten, {name} goes round to say thank you: a rub for the dish, one for each leg of the table, one for the broom. At your ankle it stops and considers. Then it gives the broom another.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} finishes, and has a civil word for the dish, the broom and a beetle. Then it fetches a sock and sets out with it in your direction, thinks, and lays it down exactly halfway. From there either of you could get it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} leaves a small corner on the plate and sits back from it, washing. It’s for the hedgehog. You had not known about the hedgehog. It leads you to the back door, and looks up, and waits for you to be introduced.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Between mouthfuls {name} looks up to see what you have been given. You show it both hands, empty. It thinks this over, and shuffles its round belly to the left, until there is room for two at the dish.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} says good evening to the dish, to you, to the dish again, and eats with its biscuit belly on the floor. Then it goes off, and comes back with a sock. You had not said you were sad.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} leaves the bowl after three mouthfuls, fetches a grey sock from the hall, lays it down, and goes on eating. The sock is not for you. You look fine. It is for the bowl, which is getting emptier.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} leaves the bowl after two bites and goes off, and you hear it in the laundry. It comes back with a sock, lays it over your foot, and finishes its dinner. You had thought you were hiding it rather well.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'Once it has eaten, {name} rubs its cheek along the dish, along your wrist, and along the dish again. Dish, this is the hand. Hand, the dish. You two have met, but it does enjoy the part where you touch.',
          when: ['glad', 'trusting', 'well'],
        },
        'On time, and {name} eats all of it, and then takes the smell of it round on its whiskers: to the chair, to the boots, to the bucket, and past you too. Now everybody knows what there was.',
        {
          text: '{name} eats up and goes straight to the letterbox to tell the postman through it: {streak} meals in a row, every one on time. The whole street is being made quite proud of you.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all and looks up to see who keeps doing this. Meals on time so far: {streak}. It has not been told your name, so it greets your knee, and then the other knee.',
          when: ['baby'],
        },
        {
          text: '{name} eats every crumb of what you brought, politely, with its flank against the wall to hold it up. It wishes you good day without meeting your eye. The stripes are dull and the nose is dry. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'It stands for mealtime, {name} has decided, the M on its brow. There have been {streak} on time in a row, so it must. It eats the last bite and presses the letter against your shin, like a stamp.',
        '{name} eats up and leaves one crumb at the rim for whoever may look in. There is no fear of running short here. With {streak} on time behind it, a cat can keep open house.',
        {
          text: '{name} eats, and goes to the door to let the postman know: {streak} on time. He looks over its head at you and touches his cap. When you sit down there is a sock on your chair, one of the good ones.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The meal is on time, {streak} in a row, so nobody in this house can need a sock. {name} eats, draws the M on its brow once along your shin, and goes out to see how they are next door.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a mouthful, so as not to send you away with it all, and then gives you an invitation for the rest: one paw on your shoe, and a look at the clock. Come again at {opens}.',
        'You are so early that {name} has hardly put out the welcome. It eats what one eats standing up in a doorway, which is a bite, and walks you kindly back to the gate. It will be at home at {opens}.',
        {
          text: '{name} is not hungry, but you went to the trouble. It takes four bites and looks up after every one, to see you pleased. The rest it covers, tenderly, with a sock, for someone who may be needing it.',
          when: ['no_item'],
        },
        {
          text: '{name} eats as one eats at the second neighbour’s: a bite, a kind look, a bite. Then it fetches a sock and tucks it round the rest of the dish, the way it does with people who have been crying.',
          when: ['from_child', 'no_item'],
        },
      ],
      late: [
        '{name} eats its late meal and gives you to understand that it has been no trouble at all. That is what one says to strangers. It washes its biscuit belly with its back half turned.',
        'While the dish was late, {name} called at every door in the house to ask after it. It eats up. Then it calls at the doors again, to thank them. Your chair has been left off the round.',
        {
          text: 'A sock lies ready in the hall, in case something sad had kept you. {name} looks you over from brow to shoes, finds you quite well, and carries the sock away again before it eats.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You come up the path with the dish. The postman looks at you. The woman opposite looks at you, and a man you have never met shakes his head. {name} eats without a word. It has only mentioned it to the neighbours.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} eats, and then says good day to you nicely, from the mat, with its tail half up, as it does to the postman. It has always had another one, for you. You wait a moment for that, holding the dish.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} eats what you have brought so late. Afterwards it fetches the grey sock, which is for whoever has been sad, and you put out your hand. It goes by with it, lies down, and tucks it under its own chin.',
          when: ['from_child', 'well'],
        },
        {
          text: 'Manners get {name} up to greet the late meal, and weakness sits it down again. It eats. When it has done, it turns the M on its brow to the wall, and you have not been greeted. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} greets everybody. It eats this late meal flat on its biscuit belly, and when you say hello it goes on looking past you at the door, in case of the postman. Give it medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had a greeting ready when it hatched, and nobody came for so long that it used it on the wall. It eats now, leaning on the wall. Its first friend has plaster on it, and does not go away.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} waited, ill as it is, and now it eats what it can, which is a corner. It looks past you to the door, where people come in who bring help. Let that be you. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name}, that would ask anybody how they were, asks nobody. It eats it all with its brow pressed to the dish, so low that you can’t read the M. Do not be so late again.',
        'There is marmalade fluff all along the front door, where {name} has leaned for {hours} hours, since that is where people come in. It eats everything, shaking, and does not look up to see who has come. Come in time.',
        {
          text: '{name} eats quickly, low to the floor. Afterwards you find, on the doorstep where it watched, all your left socks in a heap, brought out one by one to somebody who must surely be very sad not to come.',
          when: ['well'],
        },
        {
          text: '{name} eats. By the door lies a sock it had fetched for you, hours ago, when it thought that something must have happened. It picks this up now, carries it past your open hand, and gives it to the chair.',
          when: ['well', 'no_item'],
        },
        {
          text: 'For {alone} {name} had a sock ready, and there was nobody to bring it to. Now you come with the meal, and it eats, facing the wall. Then it picks up the sock and takes it to the postman.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} {name} greets you exactly as it greets the postman, warmly, and from the mat. It eats. The sock it has been keeping for whoever was sad is still there. It lies down on that itself.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'There is a sock under {name}’s chin. In {alone} nobody came who was sad, so it brought the sock to itself. It eats lying down, and does not greet you. Stay with it now.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} always remembers who was sad yesterday. Yesterday it was {name}, for {alone}, with nobody there. It eats weakly, and pulls its paw in when you come near. Bring it a sock. Sit down by it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had gone round everyone it knew, and come home, and lain down. It eats what you bring in small cold mouthfuls. You say its name. It has never let a greeting go unanswered, and it lets that one go.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The stripes hang on {name} like a coat lent by someone larger. It eats, resting its chin on the rim. When you kneel, it gets up, though it can hardly, and takes the dish’s side of the room.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} looks at the full dish, then at you, for some time, with its head tilted. It goes out and returns with a sock. You seem to be having one of those days. The meal is lost, but you have a sock.',
        '{name} could not manage another crumb, and tells you so with both cheeks against your hand, in case you should take it amiss. The biscuit belly is quite round. Do look in again at {opens}.',
        {
          text: '{name} is full to the stripes. It looks from the dish to you and concludes that you are upset. It fetches a sock, the good one, and lays it before you, in the dish. Neither the sock nor the meal can be saved.',
          when: ['no_item'],
        },
        'One lick, for friendship, and {name} goes to the door and looks up and down for anyone who might finish this. There is only a beetle. It is shown to the dish. Come back at {opens}.',
      ],
      ill: [
        'The postman is at the window, since nobody greeted him. {name} lifts its M from the rim, to him, then to you, and takes one more mouthful so that neither of you need worry. He taps the glass. Medicine, he means.',
        '{name} eats a very little, lying down, and after each bite it rests its brow on your wrist, as though you were the neighbour it had walked all this way to see. It is ill. Medicine next.',
      ],
      loved: [
        'News, and {name} eats it up to the last lick before it goes to spread it: {item}. It tells the bucket. It tells the hedge. The hedge has heard already, from its breath, and is very happy for it.',
        '{name} eats with murmurs, one to a mouthful, and when it is all gone holds up its brow for you to read. You have wondered what the M was for. It has just found out, and it is {item}, misspelt.',
        {
          text: 'You put down {item}. {name} runs to the window, calls somebody, anybody, runs back, and stands over the dish with its honey eyes swimming. It’d share. It would, too. It’s just that it’s all gone.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. The bell rings, and the stripes along {name}’s back all stand up to go and answer it. They lie down. For once, whoever it is can wait on the step.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does not like to say. It pats the bowl, thanks you, and goes to see whether the snail has any use for {item}. It was thinking of a bit of mackerel.',
        '{item}. {name} eats what is decent, murmuring about the weather, and pushes the rest under the rim with its nose. An egg, if you were to ask it, and you did not ask.',
      ],
      harmful: [
        '{name} took it in good faith, as one takes what is handed over a fence. It was {item}, and it hurts. It sits hunched round its biscuit belly without a word for anyone. Never let it have that again.',
        '{name} lies beside the dish, and the tip of its tail has stopped waving. What did that was {item}. The honey-coloured eyes are half shut. It will still trust the next hand. Keep such a thing out of it.',
        {
          text: 'It was {item}, and {name} took it because you offered, and one does not refuse. It has been sick twice behind the door, where callers would not see. Never bring it again, however politely it says yes.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and {name} said thank you before and after. Then it was sick behind the laundry, where no one should see. It comes when called, slowly, and sits by the door, not by you. Never give it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You race {name} to the far wall, and it is well ahead when it sees that you will come in last, all by yourself. It stops. You arrive together. It leaps for joy, and off you both go back.',
        'You knock on the table from underneath, and {name} sits up: a visitor. You knock further along. Another. It tears from one end to the other, tail like a brush, letting everybody in.',
        {
          text: '{name} bats the cork under the sofa, goes in after it, and comes out dusty and delighted with the cork and one of your socks. It gives you the cork. The sock goes back under. Those are for people it knows.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You pull the string past and {name} bats it, a little as one shakes hands. Then it forgets itself and goes over on its back, biscuit belly and all. It sees you looking. It gets up and asks how your mother is.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} catches your hand, lets it go, and butts it with the M on its brow, the way one stamps a letter. Then it catches it again. By the end you have been stamped eleven times and could be sent anywhere.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} catches the string, keeps it as long as is polite, and puts the end back into your hand. Then it goes to the far side of the rug, flattens its round belly, and waits for you to pounce. Fair is fair.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Halfway through the game {name} trots out to the doormat, says something through the letter slot to someone, and gallops back. It is your turn with the string. Out on the step somebody is laughing, and wishes you luck.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dangle a sock. {name}, who is rather shorter, goes in at the top to see who is there. The sock turns round twice on the floor. Then a paw comes out through the heel and shakes your finger.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk your fingers over the quilt, and {name} meets every one. Pounce, how do you do, pounce. It takes the thumb in both paws, and makes its acquaintance with its teeth.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You dance about for {name}, which could hardly be in better spirits, and the tip of its tail waves you on, like someone seeing off a train. It gives one hop, to be civil, and goes back to purring.',
        'You begin a game, and {name}, merry as it is already, joins in so that you need not play alone. It lets you win the cushion. It looks you over kindly, and lets you win the rug.',
        {
          text: 'You throw the sock for {name}, who was perfectly happy. It brings it back and looks into your face. You throw it again. It comes back with that one and another. It has begun to wonder which of you is being cheered up.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is no room in {name} for any more gladness. It plays twice, to oblige, watching your face. Then it goes for a sock. If somebody wants a game as badly as that, something must have happened.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You trail a ribbon past {name}, and it lifts one striped paw, because it would not like you to think yourself unwelcome. The paw goes down short. It can’t just now. See first to what it needs.',
        '{name} looks at your game the way one looks at a party through a hedge. It wishes you well in it. It does not get up. Put the toys away, and see to what it needs first.',
        {
          text: 'You roll the ball and {name} lets it go by. It decides that you must be the sad one, and goes to get you a sock. Halfway back it lies down on it. No games: see whether it wants its dish or its medicine.',
          when: ['no_item'],
        },
        {
          text: '{name} lays its hot cheek down on the toy, as it would on a friend who was poorly, and shuts its eyes. One of the two of them needs medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes it along the street, to see whether anyone would swap it for something to eat, and brings it back to you, with apologies. Do feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '“{item},” you say, and {name} comes down from the wall as if an old friend had got off the bus. It plays until its stripes are crooked. Then it fetches the cat from next door, who must be told.',
        '{name} has thrown itself on its back with all its paws up, and the reason is {item}. It plays till it squeaks. Then it stops, looks for anybody who might be left out, and finds you. Your turn.',
        {
          text: 'It has found out what you are carrying. {name} walks in front of you the whole way, tail straight up, announcing {item} to the stairs and to both the neighbours. Everyone may have a look. Then it plays till its stripes blur.',
          when: ['well'],
        },
        {
          text: 'You take out {item}, and {name} falls over sideways for joy, gets up, and gallops to the cat flap to shout over the gardens that it has begun. Two other cats and a boy come to watch.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} thinks that somebody else might enjoy it more: {item}. It carries it three doors along and leaves it on the mat. A felt mouse, now, it would keep.',
        '{item}. {name} plays a little, looking round for anyone to hand it on to. It would rather have had something that rolls.',
      ],
      harmful: [
        '{name} came running with it to show you, and cried out, and let it fall. That was {item}. Throw it where no friend will find it, and see to its mouth.',
        'It limps round by the wall and does not call on anyone: {item}. {name} puts the sore paw in your lap. Never let it have that again.',
      ],
    },
    clean: {
      wanted: [
        '{name} is washed stripe by stripe, and the grey runs off. At the brow you go carefully round the M, as one does round a brass plate by the bell. There. It looks fit to open the door to anyone.',
        'Under the mud {name} is biscuit-coloured, and looks down at its belly to watch it come up. It hands you one paw for washing, then another. The tail it keeps till the end, like someone being dressed for a wedding.',
        {
          text: 'You do the ears, the stripes and the whole biscuit belly, and are wet to both elbows. {name}, fluffed up and bright as marmalade, looks at your sleeves with concern. It goes away. It comes back with a sock to dry you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Out of {name}’s coat you sponge a neighbour’s ash, somebody’s cobweb and the corner of a stamp. Everyone it has called on is there in the basin. It sets off again, bright as a jar, to go round and show them.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name} from the M on its brow to the tip of its tail, and the brush comes away empty. It greets the brush. Then it turns over, so that the biscuit belly can meet it too.',
        '{name} has washed already, behind both ears, in case of callers. You turn out to be the caller. It stands to have its clean stripes wiped, and nods to the cloth, which has nothing to show for it.',
        {
          text: 'There is nothing on {name} to wash off, and it lets you wash it anyway, watching your face. Nobody soaps a clean cat without a reason. When you have finished it goes away, still damp, and comes back with a sock for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is nothing to wash off, so {name} works out what must be the matter. Somebody who wipes a clean cat, stripe by stripe, is sad about something. It holds up its round belly to be finished, then goes for a sock.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'When {name} is to be done, and it is {item}, it stands there purring and turns to have the marmalade seen to on the other side as well. The whole street will ask where it has been.',
        'The word is {item}, and {name} presents one stripe after another, like somebody introducing a large family, and not one of them is to be missed. You do the littlest again.',
        {
          text: 'For {item}, {name} lies down across the doorstep, so that the street can see how well it is looked after. It is cleaned from the M to the tail, and greets the postman upside down.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name} is cleaned until its stripes shine, purring, and then has to go. It is back at once, with a sock. You have worked so hard.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} keeps asking whether that is the doorbell. It is not the doorbell. It is {item}, and it would far sooner have had the brush.',
        '{item}. {name} stands for it with its eyes screwed up, saying nothing unkind, and goes straight out and rolls in the lavender. A warm flannel would be another matter.',
      ],
      harmful: [
        'It has come out in a rash between the stripes, and {name} rubs along the wall and the wall hurts. That was {item}. Plain water now, and never that.',
        '{item}. {name} backs away from the basin with its eyes streaming and bumps into your legs, and stays against them. Rinse it gently, and throw the rest out.',
      ],
    },
    medicine: {
      wanted: [
        'This time it is {name} that somebody asks. You ask how it is, and hold the medicine, and it swallows. The honey-coloured eyes come up to you, a shade clearer. It had never been on this end of the question.',
        '{name} takes its medicine and lies still. Someone goes by in the street, and one striped ear lifts, and after it, with an effort, the tip of the tail. That was a greeting. It is helping. Stay by it.',
        {
          text: '{name} swallows, shudders down to the last stripe, and asks to be put on the floor. It is back before you have the cap on the bottle, walking nearly straight, with a sock. You must have looked worried.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} says good day to the bottle, the spoon and the thumb at its jaw, and only then learns what they came for. It swallows. The biscuit belly loosens. In a while it leans on your knees, asking how they have been.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is perfectly well, and takes the spoonful because you went to the trouble of pouring it. It thanks the spoon. Then it looks you over, in case it was you that felt poorly. Keep it for a bad day.',
        'You give {name} medicine, and it swallows it like a cup of tea at somebody’s house, not thirsty, only polite. It is in rude health. Put the bottle by for when a neighbour, or a cat, is truly ill.',
        {
          text: '{name} takes the spoonful and understands that somebody is ill. It smells the cook, and the postman through the slot, and then comes and lies down firmly on your chest. Nobody was. Keep the medicine for when {name} is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} hears what it is to be, {item}, and comes to it as it would to an open door. It is very good about it. Afterwards it sits on, in case somebody else would like to be looked after.',
        'It was {item}, and {name} took it like a sweet from an aunt, with a purr at each end. It would bring you a sock in return, and does, and drops it in the medicine box.',
        {
          text: 'The medicine is {item}, and {name} is done with it in no time. It helps. Then the biscuit belly sways off down the hall and comes back with a sock for you. You had looked worried.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} swallows, thanks you, goes out behind the water butt, and comes back without some of it: {item}. Mix it with something next time.',
        '{item}. Every stripe stands up separately. {name} forgives you, but it takes as far as the gate and back. There must be a milder sort.',
      ],
      harmful: [
        '{name} took it from your hand and went to tell the snail it was better, and lay down on the path. It was {item}. Never give it that. Carry it in, and get the right thing.',
        '{item}. The M is wrinkled up with pain, and {name} keeps trying to purr, which is what it does for others. Stay with it. Nothing more out of that bottle.',
      ],
    },
    discipline: {
      wanted: [
        '“Those are next door’s begonias,” you say, and {name} steps off them, paw by paw, with a nod to each that it has sat on. You it passes with its eyes down, and takes the long way round to the wall.',
        'You tell {name} that people are not to be greeted with the claws. It looks at its paws, and tucks them in under its stripes. For a while it says good day to nothing, not even the stool.',
        {
          text: '“That is next door’s sock,” you tell {name}, and hold out your hand. It gives it up at once. It had thought that you looked sad. It goes and sits with the coal scuttle for a while.',
          when: ['from_child'],
        },
        {
          text: '{name} hears you out, gets down from the counter, and will stay down. On its way through the hall it collects the sock it brought you when you were sad, and takes it along.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        '“We do not follow the postman into the van,” you say, and {name}, which stopped at the kerb by itself, nods all the way through. It nods at the end as well. It likes to hear a thing well put.',
        'You explain to {name} about other people’s milk, and it sits with its paws together, like one at a parish meeting where the motion has been carried already. It seconds you anyway. Its doorsteps are all in order.',
      ],
      bad_time: [
        'You raise your voice. {name}, who was on its way to you with a sock, sets it down and looks at it, as if it had brought the wrong one. It goes off to find the other. It does not come back.',
        'You scold it and it sits very small. Then the post comes. {name} is up and halfway to the door before it stops, looks round at you to see whether that is still allowed, and lies down where it is.',
        'You scold, and {name} comes to you with its head low, as it would to anyone who sounded like that, to see what is wrong. It is the one that something is wrong with. See to that first, and teach it later.',
      ],
      loved: [
        '{item}, and {name} sees at once what you mean, and puts the neighbour’s glove back on the neighbour’s fence. That was nicely told. It still goes to sit by the gatepost for a bit, with its stripes to you.',
        'You teach {name} its manners, and the way of it is {item}, which it minds least of all. It lets the parcel be. Its tail tip does not wave as you go by, but the other end of it does look up.',
        {
          text: '{name} learns by {item} to wait until the door is opened. It waits, quivering, shoulder to shoulder with you. The door opens. “After you,” says the whole cat, and it follows you out with its tail straight up.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} stops, since you feel so strongly. It goes to the far end of the wall to be with somebody quieter. You could have just explained.',
        '{name} gets down, and then greets the broom, the scuttle, the mat and not you: {item}. It would have done as much for a shake of the head.',
      ],
      harmful: [
        'There is nobody on the mat or the wall or the step. {name} is under the hedge with its cheek pressed to the earth. That was {item}. Never do it again. Go out and sit by the hedge.',
        '{item}. {name} came straight back to you afterwards, low down, to make it up, as though it were the one. Do not do that to it again.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lies down on the rug you have folded with its face to the door, in case of callers. You shut the door. It thinks about that, breathes out, and its paws come apart. Nobody else is expected.',
        '{name} would lie down, only there is everyone to see to first. You tell it that they are all in: the broom, the kettle, the clock. Its chin sinks as the list goes on. You get as far as the coal.',
        {
          text: 'Twice you put {name} in its basket, and twice it gets out, weak as string, because someone may be sad. So you bring it a sock. It looks at the sock a long time, from this end. Then it lies down on it.',
          when: ['weak'],
        },
        {
          text: 'Twice {name} gets up off the cushion, weak as it is, because the postman is on the step. So you go and greet him in its place, at length. It listens through the wall, finds that this will do, and lies down properly.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck {name} in, and it lies there being neighbourly to the pillow, to the fringe and to a loose button. They are all very well. It gets up again to see how everyone else is.',
        'Not in the least tired, {name} lies down because you patted the cushion and it would be rude not to. Its paws begin to make bread. Before long there is a good batch, and it gets up to hand it round.',
        {
          text: '{name} is not tired, but it knows how to leave a party. It takes its leave of both chairs, the tap and the coats in the hall. On the way back to bed it meets the chairs again, and there is so much to say.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in, and it sees you to the door, as it would anybody. You tuck it in again, and it sees you to the door. After that it stays put to please you, purring, with both honey eyes wide open.',
          when: ['well'],
        },
      ],
      loved: [
        'For going to bed it is {item}, and {name} is delighted. It greets that, and the pillow, and you. It makes a little bread by way of good night, and is asleep before it has got all round.',
        '{item}, and {name} turns round only once. A purr, a sigh, and the tail tip waves good night to the chair, the lamp and you, and is asleep in the middle of you.',
        {
          text: 'You had {item} for it, and that was enough. {name} turns round on the spot, kneads, says good night to the lamp, to the wall and to you, and is asleep before it comes to the cat.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} turns round on it, and round, being nice about it: {item}. Later you find it on the kitchen cushion with its paw on the table leg.',
        '{item}. It is rather far from anybody. {name} rests there till you have gone, and takes itself to the foot of your bed.',
      ],
      harmful: [
        '{name} crept out of it shivering and came to find a person: {item}. Take that away from its bed, and let it lie against you till it stops.',
        '{item}. It did not do to sleep near that. {name} has red eyes and a sore throat, and has not said a word. Never again.',
      ],
    },
    reflect: {
      awake: [
        'You sit with your hands in your lap and tell {name} that nothing is the matter. It looks you over, goes out and comes back with a sock. It looks again, fetches the other one, and lies down on both your feet.',
        'You say nothing, and it was that kind of day. {name} looks you over, goes upstairs, and comes down backwards, pulling. It lays the sock across your knee, then itself across the sock.',
        '{name} has been to every door in the street to see how people were. You sit down on the step and ask it nothing. It leans its round side on you and lets out a breath that it must have held since number nine.',
        '{name} lies against your hip, and talks in its throat, very low, with its eyes shut. It is about something that it once had, and would tell you over and over: {loved}.',
        '{name} sat at the gate {wait}, once, waiting for you. Tonight you sit on the step together. It keeps a paw on your knee, and each time somebody goes by it presses, to keep you there.',
      ],
      little: [
        '{name} has told you everything now, and some of it four times. Go and see somebody, and come back with a bit of news.',
        'You sit down again, and {name} pats your knee. It is quite all right. You might look in on the snail.',
      ],
      ill: [
        'You sit by {name} among what has been left there, the postman’s string, next door’s scarf, a child’s own bear. It takes its chin off the bear and puts it on your hand. Now bring what it really needs.',
        'You sit down on the mat by {name} and tell it, for a change, what has been going on in the street. One ear keeps up. Stay a bit, and then see to what it needs.',
        {
          text: 'You lie down on the mat, so as to be met halfway, and put your forehead to the M. It is like a stove lid. {name} asks, in bits, how you slept. Tell it. Then fetch the medicine, and tell it the rest.',
          when: ['ill'],
        },
        {
          text: '{name} leans on you, and there is so little leaning in it. It asks after your dinner, and is glad you had one. You had better go and get it some.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps on its back with a sock laid ready beside it for whoever is sad. You sit down there and keep the sock company. You have been sitting for quite a while before you see that it is yours.',
        '{name} sleeps, and you sit down beside it on the boards. No eye opens. But the paw that lay on the mat has moved to the hem of your coat, and begins, fast asleep, to make a very small loaf.',
        'You sit and listen. In its sleep {name} is telling somebody, perhaps the snail, about {loved}. It gets the order right.',
      ],
      shy: [
        '{name} comes by with a sock, sees that you are only sitting, and carries it past. It comes by again. At last it puts the sock down halfway between you and it, and keeps the sock company.',
        'You were low, and said nothing to anyone. {name} watches from the stairs, not sure it knows you well enough. After a time something woollen comes down, a step at a time, and is left on the last.',
      ],
    },
  },
  things: {
    feed: {
      'shredded chicken':
        '{name} lays the shredded chicken along its paw, thread by thread, and eats from the far end like somebody winding wool. One thread goes out to the back step, and you hear the snail being asked if it is not delicious.',
      'salmon kibble':
        'Salmon kibble goes down with a rattle, and {name} looks up at each one to tell you about it, cheeks full. The last is rolled with its nose across the kitchen, over the sill, and down one step to a friend.',
      'pumpkin puree':
        'The pumpkin puree is just the colour of {name}, who puts its face in and cannot be told from dinner. It comes up with an orange M, and rubs it off on your knee so that you have one.',
      'scrambled egg':
        'You scrape the scrambled egg out of the pan, and {name} stands up to the table and says grace, loudly, all the time it is eating. There is some on its cheek, which the gatepost will have by noon.',
      'minced beef':
        '{name} breathes over the minced beef and murmurs, and the murmur goes on through the whole of it without a stop. At the end you are shown one crumb on a striped paw. Would you get the door.',
      'mackerel bits':
        'By the smell of the mackerel bits the whole row knows, and there are two cats and a child on the sill before {name} has begun. It carries each of them a piece. The rest it eats with you, leaning.',
      'liver treats':
        'You hold out the liver treats one by one. {name} takes the first, takes the second, and gives you back the third, a bit damp, closing your fingers over it with its paw. You look thin, and it has told people.',
    },
    play: {
      'felt mouse':
        'You skate the felt mouse along the boards, and {name} catches it, begs its pardon, and carries it round by the scruff to meet the broom. It is sat in your slipper after that, with a crust beside it.',
      'jingle ball':
        'The jingle ball goes off under the table like a small shop door, and {name} runs to see who has come in. Nobody has. It pats the ball and runs to see again, and you hold the door for it.',
      'spring toy':
        '{name} nods to the spring toy, and it nods back, and nods, and will not be outdone in manners. You set it going once more. They are at it yet, nose to spring, the striped tail keeping time.',
      'rolling acorn':
        'You send the rolling acorn down the path, and {name} trots beside it, not catching it, for the talk. Where it stops it is turned with one paw and sent home, and by and by it comes in at the gate.',
      'crinkle tunnel':
        'In at one end of the crinkle tunnel goes {name}, and you go round to the other to be met. Out comes an M, then two honey eyes. It bumps you good afternoon and backs in to do it again.',
      peekaboo:
        'You put your hands before your face and are gone. {name} looks behind the mat, and behind you, rather anxious. Peekaboo. It falls over with relief, biscuit side up, and pulls your hands shut again by the thumbs.',
      'catnip sock':
        '{name} has the catnip sock by the toe and cannot tell it fast enough how glad it is. It bumps, it rolls, it kneads the heel, and when you come by, it holds you out the other sock.',
    },
    clean: {
      'bristle brush':
        'The bristle brush goes down {name} from the M to the waving tip, and it walks along under you to make it last. At the wall it turns, thanks the wall, and walks back the other way beneath the bristles.',
      'grooming mitt':
        'You put on the grooming mitt, and {name} takes your whole hand for somebody new. It gives the mitt one cheek, then the other, and has to lie down, and by evening the mitt is striped and knows everybody.',
      'oatmeal bath':
        '{name} stands in the oatmeal bath to the elbows, murmuring, and makes bread of the oatmeal. What it has kneaded floats about it in small loaves. You rinse the stripes, and are asked to mind the baking.',
      'ear cleaning':
        'For the ear cleaning {name} lays its head sideways in your hand and listens to the cotton going round. When you have done it holds up a paw. There, it can hear the snail.',
      'paw wipe':
        'The tar comes off with the paw wipe, toe by toe, and {name} spreads each of them for you. The clean paw is put on your knee, and the knee is told all about it while you do the next.',
      'warm flannel':
        'You hold the warm flannel still, and {name} does the rubbing: brow, one cheek, the other, under the chin. Then it sits back, steaming a little, and looks to see who you both are.',
    },
    sleep: {
      'patchwork quilt':
        '{name} goes over the patchwork quilt, square by square, wishing it good night, the checks and the roses and your old pyjamas. It never gets to the edge. It lies down on the blue, with a paw over into the next.',
      'kitchen chair cushion':
        'You tie the kitchen chair cushion on by its strings, and {name} is up before the bow. It turns, makes two rolls and a bun, and lies with its tail through the rails, where people going by can shake it.',
      'warm lap':
        'You sit, and there is a warm lap, and {name} has been waiting for the house to have one. It treads up the place from end to end. The purr comes through your knees into the chair.',
      'wool basket':
        'Into the wool basket goes {name}, between the grey and the green, and excuses itself to a ball that rolls out. You roll it back. It is tucked in under a striped arm, and you turn down the lamp.',
      'simmering kettle':
        'You leave the kettle simmering on the hob, and {name} lies down on the rag rug, where it can be heard. Kettle and cat go on together, low. Now and then one says something, and the other lifts its lid.',
      'bed foot blanket':
        '{name} walks the bed foot blanket from one side to the other, feeling for your toes. There they are. It lies down along them on its side, and they are each pressed, once, so that they know.',
    },
    medicine: {
      vitamins:
        'You shake out the vitamins, and {name} sits up to the table for them with its paws together. It takes them from your palm by tongue, one at a time, and leaves your palm a good deal cleaner.',
      'eye drops':
        '{name} tips back its head on your knee for the eye drops and holds your apron with both paws. One, and one. It blinks you back into the room, honey-coloured, and tells you that you were all over water.',
    },
    discipline: {
      'toy swap':
        'It had your glove. You offer a toy swap, and {name} thinks that very fair, lays the glove on your knee with each finger pulled straight, and takes the mouse. It thanks you, and looks back once at the glove.',
      'calm explanation':
        'You crouch and give it a calm explanation of the butter. {name} hears you with its ears forward, asks the butter whether that is so, and gets down. It tells the scuttle afterwards, in your voice.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep and not receiving. It would be mortified to miss you. It wakes at {wakes_at}, but you can reflect here now, and its paw will know.',
      'You call, and {name} murmurs something civil from a long way down. Bring it again at {wakes_at}. Sitting beside it is welcome at any hour.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has been out by itself as far as the gate. It told everyone it met there that it had been out as far as the gate.',
      'A child since today, {name} has discovered that there is a next door, and that it has people in it, and cannot get over it.',
    ],
    teen: [
      '{name} is half grown, all elbows, and on everybody’s wall. It comes home with tar on its M and four invitations.',
      'A teen: {name} pretends not to know you before the terrier. It walks by with its tail up, and then comes back along the hedge to say that it did see you.',
    ],
    high_care: [
      '{name} is full grown, and a {form}. It meets you at the gate with both cheeks, and walks you in, telling the street over its shoulder that these are its people.',
      'A {form} at last, {name} keeps open house on your lap. Half the road has been brought in to look at the two of you.',
    ],
    balanced: [
      'Grown up into a {form}, {name} has a saucer at nine and a cushion at the baker’s, and tells them all about home. It is back before you lock up.',
      '{name} is a {form} now. Everybody’s cat, they say along the wall. It sets them right: everybody’s friend, and the cat of one house.',
    ],
    low_care: [
      'You were often out, and {name} has grown into a {form}, living along the gutters and the tops of walls. It greets you from up there, very nicely, as it greets anyone.',
      '{name}, grown, is a {form}. It got its news through skylights and its company from swifts. There is still a crumb put out on the step, so it has been down.',
    ],
    rescue: [
      'A {form} and full grown, {name} calls at every door in the street each evening to see that there is somebody in. It was once not sure of yours. It does yours twice.',
      '{name} has grown up a {form}, with one stripe that does not meet. When anybody is ill along the road it knows first, and goes and lies on their feet.',
    ],
  },
  trust: [
    '{name} has moved you to the left cheek as well, where the postman goes. He has been asked to shift over.',
    'You are introduced to the snail. {name} stands a little behind you, so that you should have room, and watches your face.',
    '{name} has decided what the M is for. It rubs it on you, hard, twice, and you can see it in the mirror, faintly. It is where it ends that you begin.',
  ],
  streaks: [
    'Ten meals on time. {name} has told the postman, who says that he cannot always manage it himself.',
    'Twenty-five of them, all when due. On the back step the snail has started coming out a little beforehand.',
    'Fifty in a row, and the whole street sets its clocks by your kitchen. {name} may have said something.',
    'A hundred meals on time. {name} went from door to door with it, and at the last door had no voice left, and only bumped them.',
  ],
  ages: [
    '{name} is ten days old and knows everyone on this side of the road.',
    'Thirty days. {name} has done the other side.',
    'A hundred days, which is, the snail has worked out, there and back to the water butt. {name} is holding a small reception on the step.',
    '{name} is a year old. It has rubbed along every gate there is in all four weathers, and each of them has a little of you on it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['scrambled egg'], hours: [7, 11] },
      wish: 'They have eggs at number nine of a morning, with the window open. {name} does not compare. It only mentions that it would like a scrambled egg, in the morning, with the window open.',
      granted: '{name} eats it on the sill, where they can see, and lifts a paw to number nine between mouthfuls.',
    },
    {
      by: { action: 'feed', item: ['mackerel bits', 'minced beef'] },
      wish: '{name} has heard the fish man and the butcher disagreeing, and likes them both. It would settle for mackerel bits or minced beef, and let the other one know kindly.',
      granted: 'Every bit, and a crumb for the step. {name} will not say which of them was right.',
    },
    {
      by: { action: 'feed', item: ['pumpkin puree'] },
      wish: 'The snail has been on a pumpkin, and speaks of it very highly. {name} would like to know what it is talking about. Pumpkin puree, if you please.',
      granted: '{name} has it to the ears. It goes straight out, all orange, to say that it quite sees now.',
    },
    {
      by: { action: 'play', item: ['rolling acorn', 'jingle ball'] },
      wish: '{name} has found a slope by the water butt, a beauty, and nothing to go down it. Bring an acorn to roll, or the ball with the bell in.',
      granted: 'Down it goes, and {name} after, and a sparrow after {name}. They would all like to go again.',
    },
    {
      by: { action: 'play', item: ['peekaboo'] },
      wish: 'The new baby at nine is not there, and then it is, and it laughs every time. {name} thinks that this might be the best thing anyone has thought of. Would you do peekaboo?',
      granted: 'You were gone, and you came back, eleven times. {name} has to lie down with its paws over its face.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'If it is only once, then half the street misses it. {name} would like to be played with twice in the one day, for those on lates.',
      granted: 'A full house both times. {name} takes a bow with the tip of its tail.',
    },
    {
      by: { action: 'clean', item: ['bristle brush', 'warm flannel'] },
      wish: 'There is a christening, or if not there will be. {name} would like to be brushed, or done over with a warm flannel, with particular attention to the M.',
      granted: 'Four strokes, up, down, up, down. You could read that letter from across the road, and people do.',
    },
    {
      by: { action: 'sleep', item: ['patchwork quilt', 'bed foot blanket'] },
      wish: 'Every piece in a quilt was somebody’s dress once, {name} has been told. It would like to be put to bed on that, or at the foot of yours, among people.',
      granted: 'It says good night to the blue spots, the brown check and Auntie’s stripe, and is off.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'The blinds are going down all along the row. {name} would like to be seen to bed in the evening, when everyone else is.',
      granted: 'Number nine’s lamp goes out, then the baker’s, then yours. {name} murmurs to each.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to tell you that it has told nobody, not even the snail, which shows you. You would have to sit down for it.',
      granted: 'It gets as near as your ear and cannot find where it starts. Never mind. You both had a nice sit.',
    },
    {
      by: { action: 'reflect', hours: [15, 19] },
      wish: 'Towards the end of the afternoon they all come home past the wall. {name} would like you to sit there with it then, and be looked at.',
      granted: 'Nineteen people, two dogs, a wheelbarrow. {name} told each of them who you were.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} would like to call on you, and then, later the same day, have you call on it. That is how it is done. Sit with it twice.',
      granted: 'A visit, and a visit returned. {name} is on a proper footing with you, and has told the broom.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The shell that was outgrown',
        shape: 'shell',
        text: 'Hardly bigger than a pea. The snail had it when it was young, and sends it with kind regards. {name} carried it in on its tongue.',
      },
      {
        name: 'Second post',
        shape: 'letter',
        text: 'A postcard meant for number nine, with a paw mark where the name should be. {name} thinks it must be to all of us.',
      },
      {
        name: 'The acorn',
        shape: 'acorn',
        text: 'It has been rolled by nearly everybody. {name} can tell you who, by the smell, and in which order.',
      },
      {
        name: 'A bit of the christening',
        shape: 'ribbon',
        text: 'It blew off a pram and {name} ran after the pram with it, and the baby, who is fair, gave it back.',
      },
      {
        name: 'The flower from the path',
        shape: 'flower',
        text: 'Dropped by a person who was walking slowly. {name} walked with them to the corner, and they left it this.',
      },
    ],
    return: {
      name: 'A silver line',
      shape: 'thread',
      text: 'It lifts off the flagstones in one piece. All the while that {name} was gone the snail had been coming to the door, and it had got as far as the mat.',
    },
    streak: {
      name: 'A star off a bridle',
      shape: 'star',
      text: 'The milkman’s horse had heard about the twenty-fifth meal and left it at the gate. {name} shows it to people who have only come about the meter.',
    },
    hundred_days: {
      name: 'The door bell',
      shape: 'bell',
      text: 'Worn quite thin. For a hundred days {name} has bumped it with its forehead on the way in, to say who it was.',
    },
  },
  release: [
    '{name} says goodbye to the broom, the scuttle and the bowl, and to you with both cheeks. Then it goes off down the middle of the road, with the tail up, to tell them all in the next street.',
    'You hold the gate. {name} rubs along one post, and along you, and along the other post, so that you will always have met, and turns left at the baker’s.',
  ],
  dying: {
    neglect: [
      '{name} died on the mat by the front door, facing the gate. It had kept its right cheek for whoever would come in.',
      'All along the street there were people in. {name} waited for the one at home, and is dead.',
    ],
    hunger: [
      '{name} is dead. On the back step there is a crumb, the last one there was, with a silver line going up to it. It never was its own to eat.',
      'The bowl was empty, and {name} lay down with its cheek against it, as against a friend’s. It is dead.',
    ],
    illness: [
      '{name} is dead. The tail-tip went on a little after the rest, as when somebody waves from a train.',
      'It got quieter and quieter, and nobody could say which word was the last. {name} is dead, with its paw on the leg of a chair.',
    ],
    poison: [
      '{name} is dead of what it was given. It had taken it for a kindness, and would have told everyone so.',
      'It came to find you when it began to hurt, and got as far as the mat. {name} died there of what it had been given.',
    ],
  },
  returned: [
    'Something bumps the door, about as high as a cat’s forehead. It is {name}, come home. It has somebody on its cheeks that you do not know, and rubs along the mat until they are off.',
    '{name} is there on the step with the snail, as if it had only been up the road. It gets up, and its legs shake, and it asks how you slept.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a marmalade cat with an M on its forehead, a round belly, and a murmur for everyone.',
      'Put your hand on the stone as you go by. {name} liked to be said hello to.',
      '{name} lies here on its side, with one paw out.',
      'This is {name}, striped, with honey-coloured eyes. Say good evening to it.',
      { text: '{name} never went past anybody without a word.', when: ['from_child'] },
      {
        text: '{name} knew the whole street, and came home to us every night to tell us about it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The bell went, and nobody answered.', 'There was somebody at home, waiting to be called on.'],
      hunger: ['There was one crumb left, and it was not its own.', 'Nobody thought to ask whether it had eaten.'],
      illness: ['It was not well, and would not have wished to trouble you.', 'The street is very quiet on this side.'],
      poison: ['It took it for a kindness.', 'It believed well of everyone, and once too often.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have been down the whole street and back, and everybody was in. You bumped the gate. You bumped the dog. There is sun on your belly and somebody’s jam on your forehead, and you are purring so that the teapot buzzes. You have such a lot to tell. Your people are home. You would like them to come out and sit on the step, so that you can go round and round their legs.',
      'You are {name}. Good morning, mat. Good morning, boots. You slept with your paw on someone, and they were still there when you woke up, so the day began well, and it has gone on like that. Your stripes are clean. Your tail will not lie down. You talk, and people answer, and it does not matter in the least what was said. You would like somebody to play, and then somebody to lean on.',
    ],
    content: [
      'You are {name}, and it is an ordinary day, and you like those. You have eaten. You have been up on the wall, and said a word to whoever came by, and some of them scratched you behind the ear. Now you are on the mat with your paws tucked in. You can hear your people moving about. It would be nice if they sat down, and had a knee free. You would not stay long. You would stay till supper.',
      'You are {name}. You have been here {days} days, and you know the whole street by now, and all their shoes. You rub on everyone, because they are kind. But there is one pair of legs that you rub on first when you come in, and last before you sleep, and then once more. You would know them in the dark. You would like them to come and stand still for a moment, so that you can go round.',
    ],
    bored: [
      'You are {name}, and nobody is about. You have been up to the gate and down to the gate. You said a thing to the broom that was rather good, and the broom did not take it up. It is not that you are unhappy, you would say, if anyone asked. There is an acorn here. It would take two. You talk to the window a little, with gaps left in, where a person could come and play.',
    ],
    hungry: [
      'You are {name}, and you do not like to bring it up. You have been round their ankles four times. You have been to the bowl and back, and rubbed on it, so that they would see. There is a lovely smell, but it is from next door, and it is for other people. You are talking rather fast. If they have eaten, you are glad. If they were going to fill the bowl, you would walk there with them now.',
    ],
    starving: [
      'You are {name}, and you have been to all the doors. They were very nice. They said what a pretty face, and what is the M for, and you could not think. You talk hardly at all now, just the ends of things. There is a crumb on the step, but that is promised. You are not cross, you are only so empty that the bell goes on ringing in you. Please, would somebody at home give you something to eat, now.',
    ],
    sick: [
      'You are {name}. You have not been out. You hear the post come, and him saying well, where is it today, and you would have liked to send a word. Your forehead is too hot to bump with. You are trying to talk nicely, and it comes out with long spaces in it. Would somebody sit on the mat, and do the talking, and give you the medicine in a spoon? You would like to hear how they slept.',
    ],
    failing: [
      'You are {name}, and the street has got very long. They are all out on their steps with their lamps lit, right to the end, and each of them nods. You would answer, but you have only the tip of your tail. There is one you have not seen among them, who lives where you live. Let them come in now, with the medicine, and put their cheek on yours. You have been saving that side.',
    ],
    near_death: [
      'You are {name}. The gate went, and it was the wind. The gate went, and it was next door’s. You have been keeping your paw under the front of the door where people’s feet come. It is quite dark there. You do not need anything brought. If somebody came in and sat down on the mat, and said any small thing at all, that it was raining, that the bus was full, you could stay to hear the end of it.',
    ],
    asleep: [
      'You are {name}, asleep, and they have put tables out all down the middle of the road. Everyone has come. The postman is beside the snail, and they have found a cousin in common. You go along underneath and bump each knee, and not one is missing. You murmur to them, and there is bread. At the far end somebody is keeping a chair. If your people sit down near you now, it is that one.',
    ],
    shy: [
      'You are {name}, and you have not been introduced. It is awkward, you both living here. You have observed that they wipe their feet, which is nice. You stay behind the chair and say small general things in its direction. One cannot just go up. But if they were to sit down, and look out of the window, and remark on something, the weather would do, why, then you could say that you had thought so too.',
    ],
    back_from_death: [
      'You are {name}, and you have been somewhere with a great many people waiting, and you went down the line and said hello to all of them. Then somebody behind you said your name the way it is said at home. You have not got your voice back. Here is the mat, here is the broom. You put your cheek to each and it is so. You would like your people near, and the bowl at its time, and no fuss.',
    ],
    hurt: [
      'You are {name}, and something has gone wrong that was meant kindly, you are sure that it was. It hurts under the stripes. You went to find somebody to tell, and the somebody was them. You are trying to purr, it helps people. Perhaps they did not know. They could take that thing right away, out past the gate, and then come and put their hand on your forehead, on the M, and say what happened.',
    ],
  },
}

export const TABBY: Species = {
  slug: 'tabby',
  name: 'Tabby',
  family: 'cat',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['gentle', 'social'],
  personality: 'The neighbourly one: greets the postman, remembers who was sad yesterday, and brings them a sock.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shredded chicken',
        'salmon kibble',
        'pumpkin puree',
        'scrambled egg',
        'minced beef',
        'mackerel bits',
        'liver treats',
      ],
      play: ['felt mouse', 'jingle ball', 'spring toy', 'rolling acorn', 'crinkle tunnel', 'peekaboo', 'catnip sock'],
      clean: ['bristle brush', 'grooming mitt', 'oatmeal bath', 'ear cleaning', 'paw wipe', 'warm flannel'],
      medicine: ['vitamins', 'vet checkup', 'flea drops', 'probiotic powder', 'dental gel', 'eye drops'],
      discipline: [
        'gentle redirection',
        'slow head shake',
        'pause in petting',
        'lap taken away',
        'toy swap',
        'calm explanation',
      ],
      sleep: [
        'patchwork quilt',
        'kitchen chair cushion',
        'warm lap',
        'wool basket',
        'simmering kettle',
        'bed foot blanket',
      ],
    },
    harmful: ['garlic bread', 'raisins', 'easter lily', 'aspirin', 'raw bread dough', 'tinsel', 'dog flea treatment'],
  },
  appearance: {
    look: 'a marmalade-striped cat with a clear M on its brow, a round biscuit belly and honey-coloured eyes',
    colours: ['#d08a45', '#f4dfbf', '#7d4a1e'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'wag',
    slit: true,
    eyes: '#e8b04a',
    tailTip: 'accent',
    marking: 'stripes',
    extras: ['whiskers', 'letterM'],
    headSize: 1.04,
  },
  book: BOOK,
}
