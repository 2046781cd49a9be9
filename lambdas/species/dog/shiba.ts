/**
 * The Shiba Inu wants to be left alone within sight of somebody. It fears being held, wet leaves, and being caught
 * enjoying itself. It runs a business from the step; nobody has learned what it sells, and trade is good. The takings
 * are in a biscuit tin, which it has never been seen to open. The firm has a staff: a snail on the night shift, the cat
 * for complaints, the postman for deliveries, and none of them has been told. It has a scream, in several sizes, which
 * it uses before anything has touched it. It owns a hole in the hedge, cut to its outline, and lends it to no one. Its
 * body is small, orange and clean as a fox, with cream cheeks, a half-smile that means nothing, and a tail coiled like
 * a bun; its ears fold to aeroplane wings when it forgets itself. It eats when you look away. It sleeps sealed, nose
 * under bun. It does not quarrel. It closes: four feet, one pavement, and a face with the shutter down. It trusts by
 * appointment, and then overruns the appointment. It never comes when called (it arrives, later, about something else),
 * never steps on a wet leaf, never says thank you. Its keeper is staff, on probation, and lately also the only customer
 * whose name it knows.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens an inch and stops there, at its own convenience. You reach to help and are screamed at. When {name} is quite ready it steps out, orange, damp, half smiling, and looks past you for the manager.',
    'The shell lifts like a lid. Cream cheeks, a sly half smile, one look at you, and the lid comes down. Something is considered in there. Then it opens at the other end, tail first, coiled like a bun. {name} will see you now.',
  ],
  looks: {
    thriving: [
      '{name} is taking its lead for a walk: round the well, through the phlox, cheeks high, the loose end trailing after. You ask whether you might come. It lets the end fall near your foot. That is only a suggestion.',
      '{name} has gone over on its back in the clover and is rubbing itself to pieces, all paws in the air. It is on its break. Presently it will stand up, put its cheeks straight, and not discuss it.',
      {
        text: '{name} is a warm bread roll with a smirk at one end. You stroke it with a finger. It bears this, and bears this, and then a paw the size of a bean is laid on the finger: that will do.',
        when: ['baby'],
      },
      {
        text: '{name}, a few hours old, has been round the box, and is lying in the middle with its paws together, like someone who has bought it. You offer a fingertip. It looks at that for some time, and yawns, and signs.',
        when: ['baby'],
      },
      {
        text: '{name} wants for nothing, and gives you half a smile, which is what everyone gets. You nod and turn to go. Out of the corner of your eye you see the other half come up.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sees you look in and consults the middle distance. You had no appointment. But it appears there has been a cancellation, and it turns one cream cheek up to you, gazing elsewhere, like someone being fitted for a coat.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes down the path taking itself for a walk, lead in its own mouth and nobody on the end. It passes you without a glance. But it passes rather close, and the loop hangs out on your side, at the height of a hand.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'An appointment has been granted. {name} backs up to you across the whole floor, sits down on your foot, and turns its cream cheek a quarter, so that you can see which side is to be scratched.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You appear to have an appointment. {name} is on its back in the middle of the passage, four feet up, gazing past you at the wall like someone holding a door. Everything is in order. The slot is a short one.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You hold out a hand. {name}, in high good humour, stops one inch short of it, smells the inch thoroughly, and trots away, bun bouncing, like someone who will be writing to you. Nothing needs doing.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is having a wonderful time with a leaf and nobody. It sees you, and at once it is only a dog standing beside a leaf. It will stand there, cream cheeks and all, for just as long as you do.',
        when: ['from_child', 'wary'],
      },
      '{name} dances when it thinks of something nice, though only with the back feet. It is dancing now. You think that you can guess what it has in mind: {loved}.',
    ],
    content: [
      '{name} has settled in the exact middle of the stairs, and works from there. You step over it. It does not look up. You step over it again, with the washing. It raises one ear, as one raises a hat.',
      'A leaf has come down on the step, a dry one, and {name} has taken it on. They sit side by side, facing the street. By and by the wind comes with another offer, and the leaf leaves. It can be replaced.',
      {
        text: 'You come upon {name} in the yard, sitting opposite a pigeon. Neither speaks. It has the air of a negotiation. You go in again on tiptoe. By and by the pigeon walks off, nodding.',
        when: ['well'],
      },
      {
        text: '{name} is walking itself. It has the lead in its own teeth, goes once round the table, and halts at each leg to let itself sniff. Passing you it gives the half-smile one gives a colleague from another firm.',
        when: ['well'],
      },
      {
        text: '{name} lies on the step with its paws crossed. Somebody calls a dog by name, up the road. It hears, it weighs the matter, and it recrosses its paws the other way.',
        when: ['well'],
      },
      'In {days} days {name} has not once come when it was called. It comes later. It is here now, in the doorway, looking at the ceiling, in case there was anything.',
      'You say it quite softly, on the telephone, in another room: {loved}. {name} walks in. It sits down with its back to you. It just thought that it would sit here.',
    ],
    curious: [
      'From the far side of the hedge a face fills its private hole exactly, cheeks and all. {name} is looking at your garden as a buyer might.',
      'New shoes in the hall. {name} gives them the side of one eye, and after a suitable interval the side of the other. It withholds its opinion.',
      'Scaffolding has gone up across the way. {name} has crossed the road three times, on other business, and knows by now what they are paying for pipe.',
    ],
    bored: [
      '{name} has taken your left sock to the middle of the lawn and sits beside it, looking elsewhere. When nobody comes, it moves the sock a little nearer to the house. Go out and fail to catch it.',
      'The lead lies across your shoes, where nobody put it. {name} is at the far end of the room with its back to you, and the bun of its tail has come half undone. It is merely a suggestion. Pick it up and play.',
      {
        text: 'The tin has not been counted, and the snail came off its shift unseen. {name} lies along the step with its bun undone. Take its stick and run. Play at stealing: it has nothing else to lose.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits by the empty dish with its half-smile, like the owner of a shop with nothing on the shelves. It is not begging. It is open, that is all, and has been for some time. The meal is overdue.',
      '{name} is at the dish with its paws together and its cheeks in order, looking at no one. There was an appointment. One of the parties is here, and it is the small orange one. Its meal is due.',
      {
        text: '{name} sits by the dish facing elsewhere, like someone who happened to be passing. It is so new that the tail has got only halfway round to being a coil. Not hungry yet. The meal is overdue all the same, so feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} sits next to the dish with the half-smile it was issued, its bun of a tail not quite done up. It looks at you, at the wall, at you. It is not asking. It is open to questions. Overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is not waiting. It happens to sit here, smiling at the wall, with its back against the dish. When you come in it happens to move a little to the left, so that the dish can be seen. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is not waiting. It has simply chosen the one tile from which the bowl, the cupboard and your hands can all be seen, and sits there with its half-smile, facing the garden. Feed it, and do not remark upon it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} strolls by the dish and does not see it. It strolls back, not seeing it with the other eye. On the third pass the bun of its tail happens to strike the rim like a gong. You are overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has carried its bowl out to the front step and sits beside it with its back to the house, in full view of the neighbours, like someone waiting for a taxi. Bring the meal.',
        when: ['well'],
      },
      '{name} has planted itself, as on a walk that it does not hold with: four feet, one tile, no further. Talk will not shift it, nor a lead. Beside the tile stands an empty dish. Its meal is due.',
      {
        text: 'You have no appointment with {name}. It lies with its face to the wall, and the tail, which is always a bun, has come half undone. The meal is overdue. Bring it at once. It will see the dish, and not you.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is self-employed and would rather see to its own meal than wait for yours. It got up, went two steps, and lay down again with its back to you. Yours is overdue. It will have to do. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} sits by the dish with its half-smile, facing the wall. It is not asking. Then it gives the whole scream, the one for nail clippers, and closes its mouth, the smile unchanged. It is hungry and overdue. Feed it now.',
      'The bowl is upside down and {name} is sitting on it, like a shop with the shutter down. Only a quarter of the half smile is left. It will not ask. The meal is overdue, so bring it now and make no remarks.',
      '{name} has brought its dish to the middle of the floor and sat down inside it. That is as near as it can come to asking. The coil has sunk, and the fox face looks thin. Feed it, please.',
    ],
    starving: [
      '{name} came when you called. It came straight, at a walk, with its tail hanging down behind like an ordinary dog’s, and stands against your leg. You have never been so frightened. Food, at once.',
      '{name} has fetched the lead. It has put its own head through the loop and sits by the empty dish, prepared to be anybody’s dog. Its meal is hours past and it is starving. Feed it this minute.',
    ],
    weak: [
      'You have no appointment, and {name} lets you stroke it anyway. You look closer. The bun of a tail has come undone, and only one side of the smile is being kept up. Medicine, or a good rest.',
      '{name} still goes out to the step to see to business, and you notice that it does so sitting down, and then lying. The orange has lost its polish. Give it some time off, or medicine.',
      {
        text: '{name} gets up when you come, as a matter of policy, and goes to the end of the mat, and that is all its going. It looks at a wall. It is worn thin. It needs rest, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has put up its OPEN face, and means it, and lies down behind it at once. Trade may come to the step today, on a cushion. Bring it the cushion, then, and medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Ladies have gone by {name}, and none has said how sweet. It looks down at its socks, which are black, and at its chest, which is jam. A firm lives by its name. After two days, please wash it.',
      '{name} is no longer open to the public. There is mud on the cream cheeks, and a twig in the bun, and nothing has been done for two days. It would not dream of asking for a bath. Please wash it.',
      {
        text: 'You come for the sponge. {name}, grey where it used to be cream, a burr in its coil, smiles to one side. The sponge is in the flower bed, two feet down, and so is the brush. It still needs washing.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has let you touch its ears. Both of them, without notice, and the paws, and it has not screamed. The tail hangs straight. You would give a good deal for a scream. It needs medicine now.',
      'You click the nail clippers, as a test. {name} does not scream. It regards them with what is left of the half smile, and lays a paw in your hand without an appointment. That is how ill it is. Medicine, please, now.',
    ],
    failing: [
      'You reach out without an appointment, and {name} lets you. It lets you lift its paw and turn it over and look at the nails. That is how far gone it is. It must have medicine and food now. It is close to death.',
      'You pick {name} up without an appointment and it lets you. The bun of the tail has come undone and hangs over your arm, longer than you knew. Medicine and food, at once, or it will die.',
    ],
    near_death: [
      'The coil of {name}’s tail has come undone and lies along the floor. You take a front paw, the one nobody may touch, and there is no scream. Sit down now and keep hold of it. There are only hours.',
      'Nothing is by appointment now. {name} lies with its cream cheek in the dust under the hedge, eyes on the house, and it came as near the house as it could. Go out to it. Lie down there. Stay.',
    ],
    asleep: [
      '{name} is asleep in the exact middle of your bed, cream cheeks on the pillow, blanket up to the chin. A narrow strip along the wall has been left vacant. Enquiries can be made when it wakes. It needs nothing until then.',
      'The basket is empty. {name} sleeps coiled as tight as its tail on the lid of a small box, the half smile still on. You remember what is in the box: the nail clippers. Nothing needs opening until it wakes.',
      'Closed for the day. {name} lies in the exact centre of your bed, coiled to match its tail, still faintly smiling at the terms it got. It takes no calls until it wakes. There is a strip along the edge for you.',
      '{name} sleeps, closed all round, nose under bun, like a parcel that has been done up by somebody careful. There is no address on it. A cream cheek bulges out a little at the join, and goes in.',
    ],
    asleep_in_danger: [
      'The coil has come open, and {name} lies asleep in a loose C with its cheeks sunk in. Sit beside it now and stay. It wakes at {wakes_at}.',
      '{name} is asleep under the porch, and it has left its smile off. It will take no goods, only company: reflect by it now. It opens at {wakes_at}.',
      {
        text: '{name} is shut, with its dish shut in along with it, and both of them are empty. They open at {wakes_at}, and want filling. Be outside, from now: reflect beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} sits with its back to you, studying the oven. In the dark glass of the oven door a fox face is studying yours, with half a smile. It takes nobody without an appointment. Sit on the floor, quietly, and make one.',
      '{name} has lain down where the lead would end, if there were a lead. You take a step, and it moves off by a step, smiling with the one half. There is no calling it in. Sit down quietly at your end and stay.',
      'It waited {wait} for somebody, and has put up the price of waiting since. {name} sits with its bun to you. Pay a little, daily, by being here.',
    ],
    back_from_death: [
      '{name} has found the bill for its return and lies on it, smiling slightly, tail done up. Now and then it shifts an elbow so that you can see the sum. You may stroke it without an appointment.',
      '{name} has gone round the house seeing that it is still its own. At the last door stands you. It sits, thinks it over, and puts its forehead to your knee, by no appointment, for as long as it likes.',
      '{name} came back through its own hole in the hedge and left the hole a little wider. It sits nearer than it used to. Stay about, and serve supper promptly.',
    ],
    old: [
      'The cream has spread from its cheeks to its brows. {name} still goes round the wet leaf, though these days it first asks the leaf to move.',
      'The step has been worn to a shallow dish, and {name} fits it. It opens late and closes early. The customers, it says, can see when it is in.',
      'In {days} days the firm has had one customer that it would call regular. {name} is a bit deaf now, and hears you come up the path, and goes on being deaf until you sit.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} regards the dish as an offer, half smiles, and waits for you to turn round. When you turn back there is no offer. It has been accepted in full, and the fox face is looking at the road, on business.',
        '{name} takes its meal as a business lunch, alone, with its back to the room. It eats everything, dabs one cream cheek on the curtain, and stays sitting a moment longer, like a fox who has heard that the bill is paid.',
        {
          text: '{name} sniffs the dish, sniffs you, walks once round the pair of you like somebody taking on staff, and eats. The tail, so far half a curl, tightens with every mouthful. At the last one it is a bun.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You are on time, and {name} walks straight into the dish and eats outwards until it stands on clean china. It finds the rim too high. You offer a hand. It sits down to consider the hand on its merits.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} comes to the dish as if from another appointment, eats with half a smile, and is done. You put out a hand. It regards the hand as one regards a pamphlet, steps round it, and trots off in the best of moods.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats at a slight angle, smiling slightly. Your hand comes down to pat it, and the head is an inch to the left. You try again, and it is an inch to the right. You have no appointment.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'While {name} eats you touch one of its front paws, only one, with only a finger. Breath is drawn for the scream. It swells, it holds it there, it looks at you sideways. It lets it out through the nose and goes on eating.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, consults nobody, and lends your hand its left cheek. Three scratches, and the cheek is taken back. Time. It leaves. Then the half smile comes round the door again, with the right one.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} finishes the bowl without once looking up, licks the cream of its cheeks straight, and on its way past leans against your shin. You have until it reaches the door. It goes rather slowly.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats up and leads you round behind the shed, to the gap in the hedge, cut to its own outline. Beside it, newly bitten, is another, rather taller, with room for a hat. It looks elsewhere while you try it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} finishes, sees that nobody is about, and puts one cream cheek in your palm. There was no appointment. Its eyes close. A floorboard creaks, and it is across the room with its tail done up, and has never met you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Dish done, {name} takes down the lead and gives you the handle. The other end it keeps in its own teeth, under the sly half smile. Like this you go twice around the table. It does not pull. Neither do you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} reads the meal through before it signs: along one side, along the other, and underneath, where the small print is. Then it eats every word. The dish is returned with a paw print in the corner.',
        {
          text: '{name} eats up, wipes both cream cheeks on the rug and considers the matter: {streak} meals in a row, all on time. It does not praise staff. It merely comes and sits on your foot, outside business hours.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, washes its face like a cat, and takes stock. A few hours in business, {streak} meals on time, no outlay. It has yet to learn what it sells. It tries a smile on you.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all from the far side of the mat, and has to sit down to do it. The half-smile is on, and means nothing. Its coil hangs open. It will not be held. Set down some medicine, and withdraw.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} does not praise, it promotes. It eats up, wipes its cheeks, and moves its cushion, for your {streak} meals on time, from the door to just behind your heels. You have been taken into the firm.',
        '{name} eats it to the last flake. It has been keeping you on trial, meal by meal, and after {streak} on time it can think of no further grounds. It sits down in front of you and lets you take the chair.',
        {
          text: 'That is {streak} on time, and {name}, which does not discuss such things with staff, lets its tail down until it hangs quite straight. You had not known it came undone. It allows you a look, does it up again, and eats.',
          when: ['well'],
        },
      ],
      early: [
        '{name} reads the clock, reads the dish, and takes a small sample, which does not bind it. You have come outside hours. It turns the sign round with its nose. You are welcome back at {opens}.',
        '{name} looks at the dish, then at the sun, and finds you are some way ahead of the appointment. It takes one piece, out of courtesy to itself, sets it down on the mat, and goes back to work.',
        {
          text: '{name} takes one bite, the way one signs for a neighbour’s parcel, and noses the dish in behind the curtain. It is not hungry. When it is, it will come upon that dish all by itself, and owe nobody anything.',
          when: ['no_item'],
        },
        {
          text: '{name} had nothing in its diary until later. It accepts a corner, chews it on one side of the smile, and buries the rest under a cushion with its nose, pushing air where earth should be.',
          when: ['no_item'],
        },
      ],
      late: [
        'Whatever {name} had down for this hour has been struck out, and that was you. It eats the whole of it in its own time, and lies down on the doormat with its back turned. You will be fitted in.',
        'As you come with the dish {name} gives one scream, brief and correct. That was for the lateness. It eats everything. You hold out your hand afterwards, and it is looked at as if there were nail clippers in it.',
        {
          text: 'You are late, and {name} has been down the street hearing other offers. It walks in with a blue ribbon round its neck that you did not tie. It eats what you brought. The ribbon stays on.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} is in the hall with its own lead in its mouth, about to take itself elsewhere. You put the dish down. It thinks, lays the lead aside, eats, half smiles. Then it picks the lead up and sits facing the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You reach for the cream cheek, as you two have agreed. {name}, eating, moves exactly one hand to the left. You reach again. One hand. You had an appointment. So had it, some time ago, and it was there.',
          when: ['well'],
        },
        {
          text: 'At the sight of the dish {name} screams once, as at clippers, so that the street may know. It eats. Then it holds up the cheek you always scratch, and just before your hand gets there it has another appointment.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You had braced yourself for the scream. {name} has not the breath for it. It opens its mouth at you, keeps it open for the full length of one, closes it, and eats what you brought with its bun of a tail unrolled.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats what you should have brought sooner. You reach over, and it doesn’t scream. It hasn’t the breath. It only moves its cream cheek half an inch, out of your hand. Medicine, please, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and had no appointments but this one. It eats, late, as fast as its cheeks will go. Then it turns round, sits down, and looks along the road, in case you have any competitors.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The bun has come undone: {name}’s tail lies straight out on the floor behind it while it eats the little it can of a meal that was long in coming. It does not look round at you. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'There is no scream left in {name} after {hours} hours. It eats and eats, and the cream cheeks have hollows in them. Then it lies down just beyond your arm. It has measured. See that the next one comes on time.',
        'Self-employed or not, {name} cannot open a tin. It has had {hours} hours to find that out in. It eats to the bottom, and turns its face from your hand, and the tail stays uncoiled. Keep its mealtimes from now on.',
        {
          text: '{name} eats, all of it, half smiling at someone behind you. Then it takes its lead down from the hook. It carries it past your hand and lays it on the mat by the front door, like a person handing in keys.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Many hours after the meal should have come, you set it down and hold out your hand. {name} eats. Then it steps round the hand, as one does round something spilt, and takes its half-smile to another room.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} kept the appointment. For {alone} it was the only one who did. It eats the meal, since the meal is not to blame, and gives the wall the half-smile that used to be yours.',
          when: ['wary', 'well'],
        },
        {
          text: 'You come back after {alone} with a full dish and an open hand. {name} sees to the dish. It walks slowly round it while it eats, a step for each of yours, so that the dish is always in between.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} sees people by appointment. It kept yours, alone, for {alone}. It eats weakly, without the half-smile, and takes its cream cheek away from your fingers. There is no appointment now. Stay all the same.',
          when: ['wary', 'weak'],
        },
        {
          text: 'To {name} the lead was only ever a suggestion. In {alone} it dragged it to the door, to suggest. It eats there, lying on it, and looks at the door, not at you. Sit down on this side.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had waited without being seen to wait, until it could not stand. It eats lying down, in front of you, too weak to go where you are not. It keeps its eyes shut, so as to have that much privacy.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nobody is on the step. You find {name} at the back of the hedge, the bun undone and the cheeks dull. It eats, since you have put it there. You hold out your hand, and it has not even a scream for it.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Stock is complete, and {name} sniffs the delivery, signs for it with one lick and has it left outside. Its cheeks are as round as the bun. Further deliveries are taken at {opens}.',
        '{name} looks into the dish with that half-smile, and does not eat, and does not let you take it away either. It puts a paw on the rim. It is reserved, in its own name. Come again at {opens}.',
        {
          text: '{name} reads the dish from top to bottom, with that half smile, as if somebody wanted its signature. Then it turns round and sits, so that the bun of its tail hangs over the rim like the card in a shop door.',
          when: ['no_item'],
        },
        {
          text: '{name} gives the dish its half-smile and buries it. A kitchen floor has no earth, so it uses its nose and a great deal of air, pats it down, and knows of no dish. You scrape it into the bin.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} takes two bites from your fingers, which is not done, and leaves a paw in your hand, nails and all, without a scream. The bun has come quite undone. Bring the medicine next, while nobody is arguing.',
        '{name} lets you hold the food for it, which is not in any contract. It takes a little, slowly, and looks at the wall between bites so that you both may pretend. It is ill. Medicine next.',
      ],
      loved: [
        '{name} asks for nothing and is impressed by nothing, and there is a noise from the dish like a sewing machine. You look round. It is sitting there with its ears out like wings, caught. It was {item}. All of it.',
        '“{item},” you mention, in passing, and {name} was on its way out about something else, and is suddenly on its way in about this. It leaves the dish like a mirror, sees itself smile in it, and puts the smile away.',
        {
          text: 'You set down {item}, and out of {name} there rises the scream. You had thought it was only for nail clippers. The neighbours come to their windows, and find a small orange dog eating with its eyes shut.',
          when: ['well'],
        },
        {
          text: 'You put down {item} and {name} forgets its face. The ears go flat, the smile goes all the way round, and a small noise gets out, like a kettle in love. It looks quickly to see who heard.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}, taken out of the dish, bit by bit, and laid on your slipper in a row, like things left by a previous tenant. {name} had in mind something off a fish, or a potato.',
        '{name} sniffs, and one eye travels slowly sideways until it reaches you: {item}. You say that it is good. The eye travels back the whole way. Try tofu.',
      ],
      harmful: [
        '{name} likes to make its own decisions, and this one was {item}. It stands with its feet apart and its fox face drawn, and does not scream, which it does for so little. It hurts. Keep it away, always.',
        'The bun of {name} has come down, and the half-smile means even less than it did. It was {item}. It has turned to the wall, to be in pain by itself. See that there is none of that about, ever again.',
        {
          text: 'You give it {item}, and {name} screams so that a window opens across the street. Then it goes quiet, which is worse, and shakes behind the umbrella stand with its tail unrolled. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. The scream went up over four gardens, and it wasn’t the one for nail clippers. {name} is shaking under the porch, cheeks wet, and it shows you its teeth. Never do that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run, and {name} comes at you flat out, ears back, and at the last moment turns aside like a fox that has remembered something. It has remembered nothing. Here it comes again, and the scream is for joy.',
        'You grab at {name} and get air. It stands just beside the air, half-smiling. You grab there, and get some more. It is a lively trade, and goes on until it drops on its back, paws up, sold out.',
        {
          text: 'The ball happens to come by, and a paw happens to be there. This can go on as long as it is nobody’s idea. Once the tail forgets itself and comes uncoiled. {name} takes it into a corner and winds it up again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} lets you throw the ball, fetches it, and carries it past you down the hall without a glance. At the corner the half-smile looks back. So you are the one who runs. The bun of a tail wags the whole way.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'It has your hat. It brings it to just beyond your arm, puts it down, yawns. You don’t move. You yawn. {name}, who taught you this, is so pleased that it forgets itself and brings the hat.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} hands you the clip end of the lead, takes the other in its teeth, and walks you twice around the yard. At the gate it lets go. You are free to leave. The bun of a tail is not quite still.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} declines the rope and strolls off around the sofa. You know it by now, and stroll off the other way. You meet at the back, both astonished, and it takes its end. The bun on its rump is quivering.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hold out a fingertip. {name} strolls past, looking elsewhere, very composed for something the size of a bun. It trips on the rug and lands with its mouth around your finger. It stays there, so that it will seem intended.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put your hand under the rug and let it travel, and {name} watches it come, head on one side, and screams well before it has arrived. Then it jumps on with all it has. It would like it to arrive again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} had just finished enjoying itself and closed for the day. You bounce up and down outside. The ears fold out like wings, against orders, and it grants you one turn of the yard after hours.',
        'You offer {name} a game, and it is full up with good cheer at present. It takes your details. It bats at the game with one paw, as one rubber-stamps a form, and says with its half-smile that you will hear.',
        {
          text: 'It has been tearing round the pond by itself, low, orange, ears back. You join in. {name} is glad to have something to go round, and treats you, from then on, as a second pond.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You shake the rope. {name} takes the other end, sits on it, and smiles. It was having a perfect time and sees no opening before the next one. You are welcome to go on holding your end.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You snatch at the air next to {name}, as it likes, and it is not elsewhere. It is still there, and you could have caught it. Do not play with it. See first to what it needs.',
        '{name} hears the ball, and one ear goes out like a wing and comes down. No scream, no fee, no half-turn away. There is no game in it. Find what it needs, and see to that.',
        {
          text: 'You shake the lead. {name} comes. It comes at once, sits, and holds out its neck to you, with the bun of a tail undone on the floor behind. Hang the lead up again. Something is badly wrong, and wants seeing to.',
          when: ['no_item'],
        },
        {
          text: 'You waggle it. {name} looks at it with tired courtesy, like a widow at a catalogue. It is ill. Some other day, and today the medicine.',
          when: ['ill'],
        },
        {
          text: 'It does not run off with the thing. It brings it to you, and that has never been known, and lays it in the dish. It needs food, not sport.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} does not care for games, and the word was {item}. You hear shrieks of business behind the hedge. When you put your head round, it is sitting there, cheeks in order, like a stranger at a stop.',
        'You propose {item}, and {name} looks at you as at a poor offer. You shrug and turn to go. There is an orange streak round your ankles, and three gardens off someone is laughing through its nose.',
        {
          text: '{item}, and {name} drops everything, the half-smile included. It plays with its mouth wide open like a cheap dog. Afterwards it finds the smile again and puts it on, a little crooked, and dares you to have seen.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It was on its way out, on private business, when you produced {item}. {name} looks at the gate. Its tail, which it does not control, has started to wag, coil and all. The business can be done later.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} yawns so widely that you can see yesterday. {item} is for puppies and retrievers. It would chase a dry leaf.',
        'You demonstrate {item}. {name} gives you its whole attention for one second and then a polite refusal. There is a hedge, it says, unexplored.',
      ],
      harmful: [
        'The scream is short and real. {name} is under the porch and will come out when that has left: {item}. See it off the property. Look at its paw.',
        '{name} holds one foot up, and it is no performance. {item} hurt it. Shut that away, sit near the porch, and let it come to you.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}’s paws in a saucer, one by one, like spoons. It looks over its shoulder, as if this were being done to some dog further back. The saucer goes brown. It shakes the clean paw, and lends you another.',
        'There is soil in the coil of {name}’s tail, and one would have to undo it. You ask, with a fingertip. It gazes into the distance, and the tail comes loose in your hand. You rinse it. It winds up again, clean.',
        {
          text: 'The first scream is for the towel. The second is for the water, paid in advance. At the brush {name} begins to like it, and holds its mouth wide open with nothing coming out, for the look of the thing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You show {name} the brush and it screams until a window opens across the road. Then the brush touches it, and it leans. Under the grey was orange. It screams a little more, for the window.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You rub {name} down with a towel, and the towel comes away clean. It could have told you. It does its own cleaning, after hours. It checks both cheeks in the kettle to see that you have disturbed nothing.',
        'There is no speck on {name}, and you brush on as far as the bun. It stiffens. It thinks of screaming, has the breath ready, and finds that this is quite pleasant. It lets the breath out through its nose.',
        {
          text: '{name} stands for the brush like a paying customer, without a speck on it. Halfway down the back it turns its head and screams, once, at the closed drawer where the clippers are. Then it faces front. You may continue.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You begin with the comb. {name} screams, in case it is the clippers. It is not the clippers. {name} screams a little further, so as not to have started for nothing. The coat was clean, and is.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} had the scream ready, and it was {item}. The scream was let out all the same, at half volume, as a formality. After that came cheeks, socks and bun, and it held each up itself.',
        '{name} comes to {item} as a fox comes to a good hotel. You go over it from its cream to its coil, and it looks straight ahead, with a smile that means something. It asks if there is a monthly rate.',
        {
          text: '{name} is self-employed and sees nobody without an appointment. You bring out {item}. It sits down in front of you with its half-smile. There has been a cancellation.',
          when: ['well'],
        },
        {
          text: '{name} screams. You have not touched it yet. Then it sees that it is {item}, and no nail clippers, stops in the middle of the scream, and comes over smiling as though that had been another dog.',
          when: ['well'],
        },
      ],
      disliked: [
        'The neighbours came round to see who was being killed. It was {item}. {name} had not been touched yet. A dry towel is received in silence, nearly.',
        '{name} has gone stiff as a plaster dog, and has to be moved about by the shoulders. Anything but {item}. A bamboo brush, say.',
      ],
      harmful: [
        '{name} is too sore to scream. It licks the place and looks at you, both eyes, no side. {item} did this; rinse it off, and keep it out of the house.',
        'Where {item} touched, the cream has gone pink. {name} backs into its hole in the hedge and stops halfway. Bin that, and rinse it with something that smells of nothing.',
      ],
    },
    medicine: {
      wanted: [
        'You hold the spoon still and come no nearer, and {name} looks at it, and away, and takes it of its own accord. That matters to it, even now. It swallows. By and by it can hold up its head, and does.',
        '{name} eats the cheese from round the pill, neatly, as a fox would, and leaves you the pill. So you offer it plain. It looks at you: you might have said. It swallows. After a time the bun begins to tighten.',
        {
          text: '{name} screams at the medicine with its mouth wide open, and that is how the medicine goes in. It does good. The half-smile closes, slowly, over what has just been learned. Next time it will scream with its mouth shut.',
          when: ['wary'],
        },
        {
          text: '{name} begins to scream before the spoon has left the table. Halfway through the third scream it notices that it feels better. It brings that one to an end rather lower, and looks about to see who heard.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You approach {name} with a spoon, and it screams, in advance, and then takes the medicine quite calmly. The scream was the regular charge. There was nothing wrong with it. Put the bottle away until there is.',
        '{name} accepts the dose as it accepts samples, without obligation. It is in excellent health, and the firm has never done better. It hands you back the spoon with a half-smile. Keep the rest for a bad day.',
        {
          text: '{name} takes the spoonful and keeps its half-smile. Nothing happens, and goes on not happening. Some time later you step into your left shoe, and there is the dose, all of it. Keep the bottle for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} smells nail clippers in everything, and it smells your hand, your sleeve and your pocket. It was only {item}. It stands for that like a gentleman, and looks behind you for the clippers.',
        'You have come by appointment, and it is {item}, and {name} is waiting at the counter. It is soon done. It wipes both cheeks on your trouser leg, for a receipt, and remains standing there, open late.',
        {
          text: '{name} sees nobody about medicine without an appointment. You mention that it is {item}. An appointment has come free. It eats, the tail coils up tight as a bun, and there is the sly half-smile. It has helped.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} screams, swallows, and screams again in a different key, at {item}. Next time hide it in something.',
        '{item} has been found in the toe of your boot. {name} offers no statement. It would take drops, if bribed.',
      ],
      harmful: [
        '{name} took it and went quiet, which is the wrong way round. It leans on your arm, shivering. It was {item}. Get it proper help, and let no one prescribe that here.',
        'That was no medicine: {item}. The half-smile is still there because it is built in. The eyes above it are frightened. Keep it away.',
      ],
    },
    discipline: {
      wanted: [
        'You shut the gate, without a word, and {name}, which had been on the point of opening a branch across the road, sits down on this side. It looks at the gate. It looks at you, as at a new law.',
        '“The shoe or the bed,” you tell {name}. “Choose.” It thinks that an excellent offer and takes both. You wait. It brings back the shoe, sets it down crooked, and goes to bed with its face shut.',
        {
          text: 'You say no while the shoe is still in its mouth. {name} opens wide to scream, and the shoe drops out, which rather settles it. It noses the shoe back beside the other one. Your appointment with its ears has been cancelled.',
          when: ['well'],
        },
        {
          text: 'You say it once and firmly. {name}, who had a scream ready, finds no use for it, shuts its mouth, and carries the slipper back. Your appointment with the cream cheeks has been moved. You are not told to when.',
          when: ['well'],
        },
      ],
      little: [
        'You go over the rule about next door’s cushions, and {name} sits through it with its paws together, like someone who wrote the leaflet. It gave up cushions of its own accord. At the end it offers you the leaflet.',
        '“We walk on the lead,” you tell {name}, and it is on the lead, and walking, by its own decision. It lets you speak. It considers the lead a suggestion, and happens to be of the same opinion.',
      ],
      bad_time: [
        'You wait for the scream. There is none. The bun of {name}’s tail comes undone, turn by turn, until it hangs like any dog’s, and it carries it off that way under the low cabinet, where you do not fit.',
        'You were braced for the scream, and it does not come. {name} looks at your finger while its tail unrolls behind it, all the way to the floor. You had not known it was so long. It takes it away under the table.',
        '{name} came to you without an appointment, and that should have told you something. You told it about the mat. It goes off, and the tail comes uncoiled as it goes. Look after it now. The mat will keep.',
      ],
      loved: [
        'You did it by {item}, and {name} recognised the terms. It takes its teeth out of the doormat. It finds nothing to scream at. It merely moves its head office to the far side of the yard.',
        '{item}, and {name} has been told no as one tells the self-employed. It comes down off the table of its own accord, so that nobody can say it was told. Your next appointment has been put back a little.',
        {
          text: 'You offer it {item} as terms, and {name}, who takes no orders, finds that it can take a commission. It sits, it stays, it comes. It does all three with its nose in the air, and then twice more, on the house.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} makes {name} sit down in the road. It now weighs as much as the road. Offer it a choice of two.',
        '{name} answered {item} with a scream that set off a car. A bored sigh would have reached it sooner.',
      ],
      harmful: [
        '{name} has gone flat and small and its eyes show white at the sides. It is not being sly. {item} frightened it badly. Put both hands behind your back, and keep that out of them from now on.',
        'It got away from {item} and out through the hedge, and has come back limping, as far as the gate. Keep that from it, and do not reach.',
      ],
    },
    sleep: {
      wanted: [
        'You plump up the cushion, and {name} goes round it like a watchman round a works, trying each corner. All is locked. It lies down. The ears stay on a little longer, one of them, the other, and then go home.',
        '“One might lie down,” you remark to the wall, as {name} takes no instructions. It looks at the wall. It had been meaning to, as it happens. It lies down, breathes out for a long while, and lets the business run itself.',
        {
          text: '{name} will not be put to bed. It happens to walk that way, its legs being done for, and happens to lie down. You let a blanket fall as if by accident. The sly half of the smile goes first, then the rest.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'It goes down in sections, grumbling at each. You put the blanket over {name}, and the blanket is shrugged off, and you go. From the hall you hear it being dragged back up.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is put to bed by you, though it has its own arrangements. It lies there with its eyes open and the smile on, as one sits through a sermon. When you have gone it gets up, to keep its arrangements.',
        'You pat the cushion for {name}, and it lies down on the floor next to it. You pat the floor. It gets on the cushion. It was never tired. It has had you both doing as it liked, and gets off.',
        {
          text: '{name} looks the bed over, screams as if it had been shown the clippers, and walks off. A little later it is lying beside the bed, wide awake, half smiling, chin on the rug. That was its own idea.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in. It lies there precisely as long as it takes you to reach the door. When you glance back, the blanket still has the shape of a dog, and the dog is past your ankles.',
          when: ['well'],
        },
      ],
      loved: [
        'As a rule {name} goes round and round. For {item} it just drops, like a shutter. You see the nose go under the bun, and a cream cheek come to rest on it. Closed, says everything about it, and very happy.',
        'You remark that {item} would be wasted on some dogs, and {name} is asleep before you have got to the stairs. You come back for a look. It half smiles, without waking, having read the small print.',
        {
          text: 'You have brought {item}, and {name} goes round it twice, like something it might take a lease on. It winds itself up in the middle. Nose goes under bun. A sigh comes out at the side, with no name on it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has dragged {item} out to the kerb with the rubbish. It will lie on the warm stone, as usual.',
        'It sat beside {item}, upright, until you had gone. {name} sleeps in small private places with one way in.',
      ],
      harmful: [
        '{name} woke from it coughing, and does not go back into its coil. That was {item}; take it away, and let it have air.',
        'It could not get out, and it screamed, and you thought it was only screaming. {name} is trembling under the porch. {item} must have its door taken off, or be taken away.',
      ],
    },
    reflect: {
      awake: [
        'You have no appointment. {name} goes out, comes in by the other door, and finds you still wanting nothing. It sits, with a gap between. Presently a cream cheek is against your arm. {name} is looking the other way. It could be anybody’s.',
        'You sit on the step and {name} on the one below, each on private business. It yawns, rises, stretches both ends, and lies down again on the hem of your coat. Touching is still by appointment. So, you find, is leaving.',
        'You have no appointment. {name} passes the sofa, looks through you, and passes it the other way. On the fifth pass there happens to be a cancellation. It gets up beside you, unrolls half the tail, and looks elsewhere.',
        '{name} sat on the step for {wait}, once, looking down the road for you. It has never shown that it did. It sits there tonight, with you, and it looks at the road much less.',
        '{name} is {days} days old, and has never come when it was called. You sit, and do not call. After some time there is a dog lying on your foot, facing the other way.',
      ],
      little: [
        'The bench is getting warm. {name} has given you several appointments this hour, and shuts one eye. Come back later.',
        '{name} gets up, walks round you, and sits down with its back to you instead. That will do for now.',
      ],
      ill: [
        'You sit down and, without thinking, take the paw that nobody takes. You wait for the scream. {name} looks at your hand, and at you, and leaves the paw where it is. When it breathes easier, fetch what it needs.',
        'You put your coat round it, and it keeps the coat. {name} needs seeing to, medicine or the dish, and meanwhile it needs you there.',
      ],
      asleep: [
        '{name} sleeps on its side, all four sets of nails laid out before you on the rug, and they are long. The clippers are in your pocket. You sit, and leave them in it. The half smile goes to three quarters.',
        '{name} is asleep beside you, shut tight, and you sit there after closing. Without a stir from the rest the tail comes unwound, turn by turn, and lies straight along the boards. The end of it is on your foot.',
      ],
      shy: [
        'You sit at one end of the step and {name} at the other, facing the street, like two strangers waiting for different buses. After a while it moves up, to make room for somebody. Nobody has come.',
        'You sit on the veranda and look at the garden. {name} sits at the far end and looks at it too. When a bird comes down, both of you turn to see if the other saw.',
        '{name} attends your visit from the top of the coal heap, in profile. You do not look up. It does not look down. Only when you scratch your ear does it, up there, slowly, scratch the same one.',
      ],
    },
  },
  things: {
    feed: {
      'sweet potato jerky':
        '{name} takes the sweet potato jerky out on to the step, where it could be taken for stock, and chews it with its bun to the road. People stop. It covers the last of it with one foot and names no price.',
      'natto spoonful':
        'You hold out the natto spoonful, and {name} takes it, and steps back. A thread goes with it. It steps back further, out at the gate. You stand there, joined, until it winds you in, lick by lick, up to the spoon.',
      'dried squid bits':
        'The dried squid bits are counted into the dish, and you turn your head. They are in its cheeks, the one and the other, under the smile. {name} goes by you with a perfectly empty dish, and crackles.',
      'plain tofu':
        'A white block of plain tofu shivers on the plate. {name} shivers, for courtesy. It takes the one corner off, so clean that you would think that it came like that, then the next, and sits before a white crumb, looking elsewhere.',
      'seaweed flakes':
        'You shake on the seaweed flakes, and one lands upon its nose. It is not a leaf, and not wet. {name} goes quite cross-eyed over it, ears out like wings, and takes it in with a tongue you were not to have seen.',
      'chicken breast strips':
        '{name} accepts the chicken breast strips as one accepts parcels, one at a time, with a look at the label. The fourth it takes from your own fingers, by an oversight, and eats it there, and files the fingers.',
    },
    play: {
      'shiba zoomies':
        'There is no warning. The shiba zoomies have it, and there goes the table, the step, the table, you, in that order, with its ears laid back. {name} halts on the mat and reads the mat. You may sit up now.',
      'hedge exploring':
        'You go hedge exploring on your knees, since it went in upright. Somewhere ahead is a bun. There are side streets, a snail, an old sandal in a window. {name} turns round at the end and does not charge you.',
      'keep away':
        'It has the glove, and you have not, which is the whole of keep away. {name} lies down on it with its chin between its feet. You lie down as well. It pushes one finger out to you, and takes it in.',
      'daruma plush':
        'You set the daruma plush on the step, and {name} knocks it down. It gets up. This has never happened to {name} with anyone. It knocks it down, walks off, and turns round, fast, to see. They are partners by tea.',
      'autumn leaf chase':
        'Dry ones, you made sure. In the autumn leaf chase {name} takes nine out of the air, and at the tenth it stops dead with a foot up. That one is damp. You go and remove it, and the chase is resumed.',
      'solo puzzle feeder':
        'You put down the solo puzzle feeder and are shown the door. From behind it come clicks, a pause, a small cold laugh. When you are let in it is empty and in order, and {name} is looking at the ceiling.',
    },
    clean: {
      'dry towel rub':
        '{name} screams once, on principle, and walks into the dry towel rub face first. You do the cheeks, the chest, behind. When you lift off the towel the dog in it is lying down, and has to get up with some hauteur.',
      'waterless foam':
        'You pat on the waterless foam, and {name} looks at its orange arm, gone white, as one looks at a clerical error. It holds the thing away from it. You rub, and there is the arm. It checks the serial number.',
      'bamboo brush':
        'With the bamboo brush you begin at the bun and go against the coil. It unwinds an inch, feels what it is doing, and winds. {name} gazes up the street. You go on, and it is a full turn out, and still gazing.',
      'patient nail grinding':
        'You sit down to the patient nail grinding with a book. The foot is lent, screamed over, withdrawn, lent. At the seventh toe {name} looks to see what you are reading, forgets the scream, and leaves you the foot.',
      'cheek fluffing':
        '{name} needs the cheek fluffing done before opening time. You work upward with both thumbs, cream by cream, until there is twice the dog. It looks at itself in your spectacles, left, right, and opens.',
      'leaf picking':
        'It stands in the middle of the path with a foot in the air and a face like a lawsuit. You kneel for the leaf picking. Off it comes, wet side down. {name} puts the foot on your knee, to have it witnessed.',
    },
    sleep: {
      'kotatsu edge':
        'You lift the quilt at the kotatsu edge and look out at the snow. Something goes in. It leaves its smile outside, on the mat, eyes shut, and the rest of {name} is being done slowly, like a chestnut.',
      'porch underside':
        '{name} retires to the porch underside, where it has a plank of its own. You walk up and down above. By the creak it knows which foot, and a scream comes through the crack, asleep, about the left.',
      'private crate':
        'You set the private crate with its door to the wall, as requested. {name} goes round, squeezes in, and there is the sound of a blind. It calls nobody. A corner of your scarf is seen going in by the slats.',
      'zabuton cushion':
        'The zabuton cushion is square, and {name} lies down on it round. It tries the corners one by one, and gives them up. You put your book by. It has moved a hand’s breadth over, and there is one corner free.',
      'sunny step':
        'You sweep the sunny step and go in. When you look out it has a bun on it, glazed, with the sun all down one side. {name} turns itself once, toward noon, and somebody might think it was for sale.',
      'wind chime':
        'There is one breath of wind, and the wind chime says a single thing. {name} hears it, lid half down. You wait with it for the next. It comes, a good deal later, and does not find it in.',
    },
    medicine: {
      'hidden pill pocket':
        'You have made a hidden pill pocket out of the best tuna, and {name} turns it over, finds the seam, and looks at you. It eats it. It has always known where the pill was, says the smile, and it liked the tailoring.',
      'knee check':
        'For the knee check {name} lends you a leg and looks at the ceiling. You bend it. It screams for the knee, which has no voice. Then it walks to the gate and back, in front of everybody, like a new coat.',
    },
    discipline: {
      'choice of two':
        'You hold out the ball and the biscuit, a choice of two, and let the shoe be nobody’s business. {name} looks at left, at right. It puts down the shoe in order to think, and is surprised that you have it.',
      'lead stop':
        'There is a lead stop at the baker’s. {name} becomes four feet and a pavement. You look at the sky together. A whole bus queue goes by, and then, since it had meant to, it turns and walks your way.',
    },
  },
  refusals: {
    asleep: [
      'Closed. {name} is a bun, and buns take nothing. It opens at {wakes_at}. You may sit outside, and it will know.',
      '{name} sleeps with its lid on. Leave no goods. Sit with it if you like, or call at {wakes_at}.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has been out measuring the hedge with its own cheeks. By evening there is a hole in it of precisely that size.',
      'A day old, and {name} has found out how to scream. It does the doorbell, the bath, and somebody stepping on a foot in the next street.',
    ],
    teen: [
      '{name} is half grown and has given notice. It works for itself now, on the step. Keep the dish punctual; it is deciding on staff.',
      'You said come. {name} sat down on the pavement outside the bakery, and is a teenager there still. Bring its meals on time and it may move.',
    ],
    high_care: [
      '{name} is grown, and a {form}. The sun used to come to the step. Now it seems to start there, and the neighbours bring their washing.',
      'It is a {form}: {name} glows like toast, cheeks and all, and has promoted you to partner. The papers are a paw mark on your sleeve.',
    ],
    balanced: [
      '{name} is grown, and a {form}. The business has gone on the road. It knows nine gates, six porches, a fishmonger, and which of them you are at.',
      'A {form} now, {name} walks ahead with the lead in its own mouth. It considers this to be the correct arrangement, and looks back at corners.',
    ],
    low_care: [
      '{name} is grown, and a {form}. The step looks empty. But the leaf on it lies a little to one side, where somebody must have gone round.',
      'There is a hole in the hedge, and nobody in it, and it blinks. {name} became a {form}: it learned to serve itself, and to do without a counter.',
    ],
    rescue: [
      '{name} is grown, and a {form}. It goes round the wet leaf in a new way, with a hop in it, and looks at you afterwards. You carried it once. It has not said no since.',
      'It has become a {form}, and struts at a slant. {name} charges no one for looking. You, who came under the porch after it, have the shoulder free.',
    ],
  },
  trust: [
    'There was a seat on the step today that was not there yesterday, and {name} was not in it. It looked at the seat, and then, briefly, at you.',
    'You reached over, and {name} breathed in for the scream. Then it seemed to forget what for. You scratched its cheek until it remembered.',
    '{name} showed you the hole in the hedge, from the inside. You can get your head through. It is a different garden from there, and you are in it.',
  ],
  streaks: [
    'Ten dishes, all prompt. {name} has written nothing down, but your shoes are no longer inspected.',
    'Twenty-five on time. Probation is over. You were told by a tail, uncoiled by a quarter, and put back.',
    'After fifty prompt dishes {name} eats with its side to you. The half-smile has moved up on the one cheek that you can see.',
    'A hundred, and never late. {name} screamed, this once, for no bath and no brush. It seems to have been a toast.',
  ],
  ages: [
    'Ten days in business. {name} has had the sun moved a little to the left.',
    'Thirty days. {name} has rounded every wet leaf in the street and has its own path on the far side of each.',
    'At a hundred days {name} is an old-established firm. A cat came to congratulate it, and was shown the hedge.',
    'A year on the step. What {name} sells has still not been found out. Everyone in the road appears to have bought some.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['dried squid bits', 'sweet potato jerky'] },
      wish: 'A representative of {name} called while you were out. It was {name}. It left no message, only a wet place on the cupboard, at nose height, where the squid is, and the jerky.',
      granted:
        'You turned to shut the drawer. When you turned back there was nobody there, and the smell of a satisfied customer.',
    },
    {
      by: { action: 'feed', item: ['natto spoonful', 'plain tofu'] },
      wish: '{name} is not hungry for anything in particular. It has merely noticed that there is a spoon, and that natto comes in spoons. Tofu could also be looked at, if it were plain.',
      granted:
        'There were threads of it from the spoon to the nose to the step to the hedge. {name} left by the hedge. It can be followed.',
    },
    {
      by: { action: 'feed', hours: [11, 15] },
      wish: 'The step does its best trade around noon, and the management never gets away. {name} would take it as a courtesy if lunch were brought to the door, between eleven and three.',
      granted:
        'It lunched in the window, so to speak. Two passers-by stopped to see what was being eaten, and {name} let them want some.',
    },
    {
      by: { action: 'play', item: ['keep away'] },
      wish: 'There is a slipper in the middle of the lawn, and it is {name}’s view that you could have that back at any moment. It has sat down quite near it. It looks at the road. Keep away, this is called.',
      granted: 'You did not get the slipper. You got to within an inch of it eleven times, by invitation.',
    },
    {
      by: { action: 'play', item: ['autumn leaf chase', 'hedge exploring'] },
      wish: 'A dry one came down, and {name} was tied up with a client. Another will come. It has cleared its diary. Chase leaves with it, or have a look through the hedge.',
      granted:
        'Seen in the act, by you, with a leaf on its tongue and both ears gone. It has asked what it would take for you to forget that. It was a biscuit.',
    },
    {
      by: { action: 'play', item: ['daruma plush', 'solo puzzle feeder'] },
      wish: '{name} would like something to do by itself, and someone to do it in front of. The round red fellow would serve, or the puzzle with the little doors.',
      granted: 'It had it open before you sat down, and shut it, and took a long time over it for your benefit.',
    },
    {
      by: { action: 'clean', item: ['cheek fluffing'] },
      wish: 'Regarding the cheeks: they are doing well, but there is a flat place on the left, from leaning. {name} presents that side. It would not scream, or only by way of greeting.',
      granted:
        'Both cheeks went up so far that the eyes had to close. {name} felt its way home along the wall, smiling.',
    },
    {
      by: { action: 'clean', item: ['dry towel rub', 'leaf picking'] },
      wish: 'Something is stuck to the back of {name} where it cannot see it, and it has the worst suspicions. Take it off. Then a towel, a dry one, so that nobody need speak of it.',
      granted: 'It was a leaf, and damp. You put it behind your back at once. {name} did not look, with all its might.',
    },
    {
      by: { action: 'sleep', item: ['kotatsu edge', 'zabuton cushion'] },
      wish: 'The edge of a warm quilt lifts, in {name}’s mind, and somebody small goes in and is not asked anything. A kotatsu has such an edge. There is also a flat square cushion it could be indifferent on.',
      granted: 'Only the bun was to be seen, at the side, like something put there to prove. You did not eat it.',
    },
    {
      by: { action: 'sleep', item: ['wind chime', 'sunny step'] },
      wish: 'When there is no customer for a while the firm puts its head down. {name} would like a wind chime to mind the door meanwhile, or else simply the step, where it is warm.',
      granted: 'Ting. One eye opened, saw that it was only the air, come to browse, and let it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have walked by the step today with your hands full. {name} does not solicit. But it has brushed the dust off the other half with its tail, and is keeping it free, for somebody shorter than the postman.',
      granted:
        'You stayed past closing. {name} turned out the lamp of one eye, and then of the other, and went on sitting there in the dark with you.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'It could give you something around now, says {name}’s shoulder, and it could give you something later. It would be the same day. Come and sit for both, if you are free. It is not asking.',
      granted:
        'You kept both appointments. Between them {name} did no business whatever, and looked down the path rather often for somebody who was not waiting.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A leaf that was caught',
        shape: 'leaf',
        text: 'A dry one, with two small tooth marks. {name} says that it was like that when it came.',
      },
      {
        name: 'The receipt',
        shape: 'ticket',
        text: 'For one, it says, paid in full. One what cannot be made out, and {name} will not be drawn.',
      },
      {
        name: 'The daruma’s other eye',
        shape: 'marble',
        text: 'It was to be put in when the wish came true. {name} has handed it to you, and gone off to look at the hedge.',
      },
      {
        name: 'The sign',
        shape: 'piece',
        text: 'Open, on the one side. You have turned it over, and there it says: open. {name} had it made for a particular person.',
      },
      {
        name: 'The parcel',
        shape: 'ribbon',
        text: 'It weighs nothing, and is beautifully tied. You have bought it, it appears, in small instalments. {name} would rather you did not undo it while it looks.',
      },
    ],
    return: {
      name: 'A twig from the other hedge',
      shape: 'peg',
      text: 'It was in its cheek when it came through. {name} has measured it against its own hedge, and finds the workmanship poor.',
    },
    streak: {
      name: 'A badge that says Staff',
      shape: 'button',
      text: 'After twenty-five prompt dishes it was found on your coat. {name} knows nothing about it. It has been polished.',
    },
    hundred_days: {
      name: 'The centenary candle',
      shape: 'candle',
      text: 'It stood in a piece of sweet potato, on the step, and everyone was there: the cat, the snail, the postman. {name} screamed at the match, size small, for the occasion.',
    },
  },
  release: [
    'You take off the lead. {name} looks at it, at you, and goes down the path at a stroll. It passes its hole in the hedge and uses the gate, which is the only bow it has.',
    '{name} hands over the step. It walks the length of the wall in the last of the sun, bun high, and does not look back until it thinks you have stopped.',
  ],
  dying: {
    neglect: [
      '{name} kept the step open as long as there was light on it. No one called. It drew its tail over its nose and shut.',
      'They found the coil under the porch, well sealed and quite cold. {name} had left one ear out.',
    ],
    hunger: [
      '{name} stopped pretending not to watch the dish. Then it stopped watching. Nobody had looked away for it to eat.',
      'The dish was on the step beside it, clean as when it was last clean. {name} had turned its face aside, for manners, and died so.',
    ],
    illness: [
      '{name} let itself be warm on one side by the wall. It made no noise about it at all. In the night the wall was warmer.',
      'There was a wet leaf by its foot, and {name} had laid the foot on it. It had gone too far off to mind.',
    ],
    poison: [
      '{name} waited until no one was looking and ate what had been put down for it. It was the wrong thing. It went into its coil and did not come out.',
      'One small sound, much smaller than for a bath. Then {name} lay down on the stone, and what it had been given did the rest.',
    ],
  },
  returned: [
    'From the hedge comes a scream, full size, at nothing. {name} steps out through its hole, dry, orange, put out, and alive.',
    '{name} is on the step. It was not there, and now it is, with one foot held up from a wet place it must have walked through. Open.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, orange and cream, with its nose under its tail.',
      '{name} did not care to be held. The earth was laid over it softly.',
      '{name} lies here with its back to you. Sit down, if you like. You need not talk.',
      'Sweep the wet leaves off this stone, please. It is for {name}, a Shiba, small, with half a smile.',
      {
        text: '{name} never came when it was called. It came a little later, and sat down near by.',
        when: ['from_child'],
      },
      {
        text: 'When it was happy {name} put its ears out sideways, and hoped that nobody saw. We saw.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The step was open. Nobody called.', 'It did not ask, and no one came to not be asked.'],
      hunger: ['The dish was a good one, and empty.', 'It would have eaten, if anyone had put something down.'],
      illness: ['It made a fuss about everything but this.', 'It went quietly, which was not like a Shiba.'],
      poison: ['Something was set down that should not have been.', 'It ate in private, and it was the wrong thing.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The sun is out, the step is yours, and your cheeks have just been washed, by you. You ran round the table some times just now. Nobody saw. Somebody may have seen, and you have decided that they did not. Your tail is wound up so tight that it lifts your feet. A dry leaf is coming down. If your keeper would run, for any reason, you would happen to be going that way.',
      'You are {name}, and you do not like to show it, but your ears have gone out sideways again, all by themselves. It is a very good day. You have walked past the dog next door three times. You have been smelled, and admired, and you let it happen. Now you are sitting with your back to your keeper, quite near. You would like to be chased. You will not ask twice. You will not ask once.',
    ],
    content: [
      'You are {name}, and you are sitting on your step. Nothing is going on, and you like nothing, if it is left alone. Behind you somebody walks from the stove to the chair. You do not turn round. You have one ear there, to know where they are. They could come and sit, if they wished. They need not talk, or touch you. If they were to touch you, it should be the left shoulder.',
      'You are {name}. You have been here {days} days, and so has that person. You had not expected it. You have never come when they called, and still they call, and when you do come, later, there they are. You keep your back to them. It is the warmest thing you know how to do. You would like them to come out now, and sit down behind it.',
    ],
    bored: [
      'You are {name}. You have looked at the garden. You have looked at the other garden. You have sighed, with pauses for effect, and there was none. A leaf moved, and it was wet. You are not asking. You are lying across the door, thinking how easily somebody could trip over you and find that it was the beginning of a game.',
    ],
    hungry: [
      'You are {name}, and your dish is empty. You have looked at it, and at them, and at it, quite slowly, so that they could follow. You have turned it over. You do not beg. You have never sat up for anything or given anybody a paw. But your stomach has just made a noise, and you both heard it. Let them put something in the dish, please. And let them look at the wall for a moment.',
    ],
    starving: [
      'You are {name}. The act is off. You went up to them and put your head on their leg, in daylight, with people about. It is strange down here. Nothing inside you has an opinion. You had a whole street of things to be above, and you have come down off all of them. Two words, then, and no side to them. Food. Now.',
    ],
    sick: [
      'You are {name}. Somebody picked you up. You waited for the scream and it did not come, and you hung there, listening for it, like everybody else. The sun is on you and does not get in. You have let them wipe your eyes. Say little; it hurts. You will want to refuse the medicine. Let them bring it anyway. You will refuse it very slightly.',
    ],
    failing: [
      'You are {name}. It has come undone, the tail, and lies out there in the cold. You cannot see to it. They may touch your feet, all four. You do not know where you have put your voice. There is one shoulder that you kept for somebody, and it is free now, and so is the rest. Medicine. Please do not look away.',
    ],
    near_death: [
      'You are {name}. You left the step. It took a long time, the whole length of the path, and there were wet leaves on it, and you came straight across. This is their mat. It smells of their going out. You have shut up shop, and there is no smile on, and you would like, it turns out, to be held. Let somebody come. Let them only sit down.',
    ],
    asleep: [
      'You are {name}, asleep, with the lid on. In here it is orange. Everyone in the street has come to the step, in a line, and each of them goes away with a parcel, and at last you see what is in it, and it is so simple. You will have forgotten when you wake. If somebody sits down outside, put a foot out to them. They were in the line.',
    ],
    shy: [
      'You are {name}. A person. No appointment. They have hands, and hands have plans. You have measured it: to the hedge, four bounds, and the hole fits only you. So you can afford to stay. You show them your back, which is a test. If they sit down over there and look at the street and plan nothing, you may let them do it again.',
    ],
    back_from_death: [
      'You are {name}. You went through a gap that was not cut to your size. On the other side no sun, no step, nobody to be rude to. You did not care for it. You came back, and you have been looking at things with both eyes at once, which is rather much. You will be sharp again presently. For now let them stay near, and be on time with the dish.',
    ],
    hurt: [
      'You are {name}. You have screamed at so many towels. Now there is something, and what came out was no bigger than a hiccup. It burns, and it came from the hand. You are under the porch. You do not mean to make a point of it. Let them take the thing away, far, and wash, and come and lie down flat on the ground where you can see their face.',
    ],
  },
}

export const SHIBA: Species = {
  slug: 'shiba',
  name: 'Shiba Inu',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['stubborn', 'solitary'],
  personality:
    'Fox-faced and self-employed. Accepts affection by appointment, screams at nail clippers, and considers the lead a suggestion.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'sweet potato jerky',
        'natto spoonful',
        'dried squid bits',
        'plain tofu',
        'seaweed flakes',
        'chicken breast strips',
      ],
      play: [
        'shiba zoomies',
        'hedge exploring',
        'keep away',
        'daruma plush',
        'autumn leaf chase',
        'solo puzzle feeder',
      ],
      clean: [
        'dry towel rub',
        'waterless foam',
        'bamboo brush',
        'patient nail grinding',
        'cheek fluffing',
        'leaf picking',
      ],
      medicine: ['allergy tablets', 'glaucoma drops', 'hidden pill pocket', 'knee check', 'vet visit', 'probiotics'],
      discipline: ['polite refusal', 'bored sigh', 'closed gate', 'lead stop', 'scream ignored', 'choice of two'],
      sleep: ['kotatsu edge', 'porch underside', 'private crate', 'zabuton cushion', 'sunny step', 'wind chime'],
    },
    harmful: [
      'onion rice bowl',
      'wasabi peas',
      'anko chocolate bun',
      'forced hug',
      'macadamia nuts',
      'open front door',
      'lily bouquet',
    ],
  },
  appearance: {
    look: 'a small orange-sesame dog with cream cheeks, a sly half-smile and a tail coiled like a bun',
    colours: ['#d9812e', '#fff1dc', '#5a3218'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#3a2416',
    skull: 'wide',
    earSize: 0.8,
    tailTip: 'belly',
    marking: 'cheeks',
    size: 0.9,
    headSize: 1.06,
    eyeSize: 0.86,
  },
  book: BOOK,
}
