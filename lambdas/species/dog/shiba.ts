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
    'A scream comes out of the shell before anything has happened to it. Then {name} steps clear, orange and dry, and gives you the side of one eye. It will want to speak to whoever is in charge.',
    '{name} emerges, shakes one foot free of a wet bit of shell, then the next foot, then the next. It finds the single warm tile in the room and takes possession.',
  ],
  looks: {
    thriving: [
      'Three circuits of the low table, flat out, ears like aeroplane wings. {name} stops dead and examines its elbow. Nothing occurred.',
      'A leaf was thrown in the air, danced round, and caught. You were at the window. {name} puts the leaf down on its step, face up, and moves it a little, as one does with stock.',
      '{name} is on the step with its eyes shut and its cheeks wide, beaming at nobody. Business has closed early on account of everything being fine.',
      'The dog next door is walked past once, at a strut. Then {name} remembers something at the other end of the fence, and is obliged to pass again.',
      'You came round the corner too soon. There it was, on its back in the flower bed, all four feet bicycling. {name} has risen, and is showing you the flower bed, as an agent would.',
      {
        text: 'A sale, it seems, to a magpie, of something small. {name} has put the tin back under the step and done two laps of it with its ears gone. It was a sound transaction.',
        when: ['from_child'],
      },
      'Somebody whistled in the road, and for three bars it was the very tune of {loved}. {name} is dancing. It is walking. It has an itch.',
      {
        text: '{name} goes round the yard like an orange coin on its edge. You open the door to look. It falls flat at once, on its feet, in front of the step: we open at nine, says the face.',
        when: ['wary'],
      },
      {
        text: 'You have caught it at it. {name} was going round the maple on its hind legs, with a leaf on its nose. It lets itself down, carries the leaf inside, and you hear the lid of a tin.',
        when: ['wary'],
      },
      {
        text: 'The wind got up, and with it {name}, three times over the well, twice under the washing. You lean on the gate and smile. It comes down the path at a stroll and closes the gate, with you on the proper side.',
        when: ['wary'],
      },
      {
        text: '{name} shot out of the hedge, ran twice between your legs, bit your shoelace, screamed as though you had done it, and is now sitting next to you. It has been there the whole afternoon.',
        when: ['trusting'],
      },
      {
        text: '{name} meets you at the corner. It was on its way to the corner in any case. It walks home at your heel with its bun up, and where the hedge is thick it runs round you in rings, screaming, and walks on.',
        when: ['trusting'],
      },
      {
        text: '{name} has put the daruma on your chair, facing the door, and sat down behind it, so that you should be received. Its ears are wings by the time you have both your boots off. It lets you see them.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is seated on its step, paws together, smile up. You ask what there is today. It looks past your knee to see if there is anyone behind you.',
      'Back turned, bun squared, one ear swivelled round to where you are. You whisper its name, to try. The ear goes in, thinks, and comes out again on the other side.',
      'On the path lies one wet leaf. {name} has gone round it by way of the flower bed, the wall and the neighbour’s car.',
      'In {days} days of trading {name} has sold nothing, bought nothing and raised its prices twice. You are still on probation.',
      'You happened to say it aloud, {loved}, on the telephone. {name} happened to come in. It is here about something else.',
      {
        text: 'Complaints are being heard, by the cat, on the wall. {name} has sat down with its back to the hearing. It never interferes with a department.',
        when: ['from_child'],
      },
      {
        text: 'The snail came off the night shift and {name} saw it as far as the first pot. Nothing was said about overtime.',
        when: ['from_child'],
      },
      {
        text: 'You bend to stroke it, and there is no dog where the hand comes down. {name} is sitting a foot further along, with its half-smile. It had been sitting there all along, if you ask it.',
        when: ['wary'],
      },
      {
        text: 'You take your tea on the step. {name} has a matter to attend to at the very place where your knee is, and attends to it, with its cream cheek, until the tea is cold.',
        when: ['trusting'],
      },
      {
        text: '{name} has seen a wet leaf. It has put a toe on it. There is a scream, the first, of a size that surprises even {name}, and it looks at you to see who could have made it.',
        when: ['baby'],
      },
    ],
    curious: [
      'From the far side of the hedge a face fills its private hole exactly, cheeks and all. {name} is looking at your garden as a buyer might.',
      'New shoes in the hall. {name} gives them the side of one eye, and after a suitable interval the side of the other. It withholds its opinion.',
      'Scaffolding has gone up across the way. {name} has crossed the road three times, on other business, and knows by now what they are paying for pipe.',
    ],
    bored: [
      '{name} has lain down in the doorway at an angle, so that nobody can get by without dealing with it. Play with it. Do not say that it asked.',
      'No customers. {name} has turned the daruma to face the wall and is sighing through its nose at regular intervals. A game of keep away would revive trade.',
      '{name} has put a CLOSED sign on its own face. Behind it somebody is tapping a foot. If a person were to run past with something in their hand, it could perhaps be persuaded to play.',
      {
        text: 'The tin has not been counted, and the snail came off its shift unseen. {name} lies along the step with its bun undone. Take its stick and run. Play at stealing: it has nothing else to lose.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} looks at you, and at the dish, and at you. It turns over the dish with one foot so that you can read the maker’s name beneath. It has seen better service. Feed it.',
      'The dish has been carried out to the step and set down beside {name} among the stock. It is empty, and not for sale. Something to eat, please.',
      'From the step comes a scream, size small. You put your head out. {name} is looking at a cloud, with the dish on its head, and cannot think what you could want. Feed it, and do not make a thing of it.',
      {
        text: 'The dish has been put out on the pavement, exactly on the line, and {name} sits behind that line. Goods may be left there. It will look the other way while you leave them. Feed it.',
        when: ['wary'],
      },
      {
        text: '{name} has set out its dish among the goods, with a pebble in it, marked down. It gazes over your head. You could make an offer. Feed it, and the deal is closed.',
        when: ['wary'],
      },
      {
        text: '{name} is on your desk. It does not go on desks. It has sat down upon the letter, with its bun against your wrist, and looks at the wall. It would not be here if it were not for supper.',
        when: ['trusting'],
      },
      {
        text: 'You are reading, and the page has cheeks. {name} has come up under it, folded its paws on your lap, and looks, at no great distance, at the button where your stomach is. Yours seems to be in order. Feed the other.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has come to you. It walked right up, without an errand, and put its forehead on your shin. It has been {hours} hours. Feed it now.',
      'There is nobody on the step. You have to lie down to find it: under the porch, the smile still on, the eyes dull, and the dish pushed towards you as far as a leg goes. Fill it now.',
      'The biscuit tin stands open. So that is what was in it: nothing, and a smell of biscuit. {name} has its chin on the edge. No meal for {hours} hours. Bring one now.',
      {
        text: 'You lift {name}, and it lets you, and turns its cream face into your elbow, out of the light. It would take rice from a finger, and swallow what you have in the bottle, and not a word of it after.',
        when: ['weak'],
      },
      {
        text: '{name} has left the step and goes up and down the pavement, quick and neat, looking into bags. People say what a smile. It comes by you and does not slacken. Put a dish down in its road, and stand in a doorway.',
        when: ['wary', 'well'],
      },
      {
        text: 'Behind the hedge something breathes. {name} lies there with a leaf on it, wet, and the dish drawn in between its arms. It has been empty {hours} hours. Reach through with rice in your fingers, then medicine, and then take off the leaf.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'A leaf lay in the way, a wet one. {name} stood before it for a while and then trod on it. It needs a rest, or some medicine.',
      'The bun has come down to a sort of comma. You look, and {name} winds it up, and it comes down. It is tired. Medicine would help, or bed, and nobody remarking on it.',
      {
        text: '{name} has put up its OPEN face, and means it, and lies down behind it at once. Trade may come to the step today, on a cushion. Bring it the cushion, then, and medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has discovered something on itself. It stands with all its toes apart and its lip lifted, unable to leave the scene. Clean it. There will be screaming.',
      'Orange above, ditch below. {name} declines to be seen on the step like this and has put up the shutters. A wash is wanted, preferably a dry one.',
    ],
    sick: [
      'You picked {name} up, and it let you. It hangs over your arm and does not scream. That is how you know. Medicine, please.',
      'The ears are wings, but not from joy, and the nose is warm. {name} has moved to the very end of the step, by the wall, and left the post lying. It should have medicine today.',
      'A wet leaf has blown against {name}, and stuck, and stayed. It knows. It has looked at it. It needs medicine, and somebody to take off the leaf.',
      {
        text: 'You stretch out a finger, and it breathes in for the scream, and there it stops, and coughs. {name} is ashamed of the cough. Look at the maple. Put medicine into a bit of fish, drop it, and happen to walk on.',
        when: ['wary'],
      },
    ],
    failing: [
      'You touch its paw, each toe of it, and there is no sound. {name} watches you do it. Get the medicine now.',
      'The bun is undone. {name} lies with its tail straight out behind it like anybody’s. Medicine at once, and keep it in the warm.',
      {
        text: 'It tries for the scream as you come, the smallest size, and there is only the mouth of it. {name} is on the floor with its bun undone. Medicine, now, wrapped in nothing. Then wind the tail up, gently, and look elsewhere.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has crept from the step to the mat, which is yours, and lies on it. That is as near as it knows how to ask. Come and sit by it now.',
      'After {hours} hours alone its eyes have gone past side to somewhere else. {name} would not mind being held. Be with it, this minute.',
      'No smile, no side, no scream of any size. {name} has pushed the tin as far as your shoe and lies down behind it. It is all the takings. You are to stay for that. Sit here, now.',
      {
        text: 'Open, says the step, swept, and on it for {hours} hours has sat {name}, brushed and upright, with its smile on, facing the street. It is not in the eyes. Go and be a customer. Sit down, and ask for whatever there is.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has put itself in the tin, or as much as went in. There {name} has kept for {hours} hours. Take up tin and all, quite level, and hold it on your knees, with medicine by you, and do not get up.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} has sealed itself: nose under tail, tail over nose, no visible join. You walk round it once with the lamp. On the far side, very small, like a shop bell, something snores.',
      'You run the tap, in the kitchen, for the rice. From inside the coil on the step comes a very small scream, about a very small bath, and the lid is pressed down tighter.',
      'One cheek has been left outside the seal, where it gets the air. {name} sleeps. You could put out a finger, and you would be heard about it in the next street.',
      {
        text: '{name} sleeps in its hole in the hedge, with the hedge on. Only the ears are out at either end, and you are not sure which is which. One of them is sure of you.',
        when: ['wary'],
      },
      {
        text: '{name} has drawn the mat over itself and sleeps beneath, like a loaf. The mat says keep off, or did once. When you step across, an orange toe comes out at the edge, feels that you have gone over, and goes in.',
        when: ['wary'],
      },
      {
        text: '{name} went to sleep elsewhere, quite definitely elsewhere, and woke up in the hollow of your knees. It looked at the knees. It sealed itself again with its nose on the inside of yours.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps unsealed. It lies on its back on your coat, like something tipped out of a bag, cheeks upside down, one foot in the air. You are the only person who has seen the sole of that foot.',
        when: ['trusting'],
      },
      {
        text: 'The lid does not close. {name} sleeps with its nose an inch from its tail, and the gap is hot. It screams, once, with no voice. Let it sleep on, turn the lamp away, and have the medicine hidden by the time it wakes.',
        when: ['ill'],
      },
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
      '{name} sees you by appointment, and you have none. Sit at the other end of the step and look at the street. Times have been known to come free.',
      'One more pace and there will be a scream; {name} has breathed in for it. Stay where you are, want nothing, and let it breathe out.',
      '{name} has inspected your references, which are your shoes, and gone in through the hedge to think. The hole is looking at you. Take a seat. You may be some time in the waiting room.',
      'It waited {wait} for somebody, and has put up the price of waiting since. {name} sits with its bun to you. Pay a little, daily, by being here.',
    ],
    back_from_death: [
      '{name} came back through its own hole in the hedge and left the hole a little wider. It sits nearer than it used to. Stay about, and serve supper promptly.',
      'The step is open again. {name} is on it, looking at its feet, at the sun, at you, straight on, with both eyes. Keep it company. Do not be late with the dish.',
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
        '{name} considers the dish. You glance at the clock. When you look back the dish is empty, and {name} sits before it, considering, with one grain of rice on its smile.',
        'It would rather not be watched. You turn to the sink, and behind you there are four bites and a silence. {name} is in another part of the kitchen.',
        '{name} eats with its bun towards you, as a shop pulls down a blind. You cough. The bun is moved an inch to the left and the blind is complete.',
        'Accepted, after a look at your shoes. {name} eats, and leaves one crumb on the exact rim, a sort of signature. You reach for it. The signature is eaten.',
        'You put down the dish and are inspected, shoes first. The inspection is passed. Supper is eaten at the speed of a sleight of hand.',
        {
          text: 'Halfway through {name} glances up with its mouth full and its ears gone sideways. You have both seen it. It finishes with tremendous coldness.',
          when: ['well', 'glad'],
        },
        {
          text: 'The dish is stamped with a paw, on receipt, and moved behind the counter. There is no counter. You hear it being emptied there all the same.',
          when: ['from_child'],
        },
        {
          text: 'You are asked, by a stare, to put it down, and further back, and go. Through the letter slot you see {name} walk all round the dish, smell where you stood, and eat.',
          when: ['wary'],
        },
        {
          text: '{name} eats it while you are looking. It knows that you are. Halfway through, it turns its head, meets your eye, and goes on chewing, and neither of you will be the first to bring it up.',
          when: ['trusting'],
        },
        {
          text: '{name} has been shown a dish. It screams at that. It is shown what is in it, and walks in with all four feet, and then it has forgotten to stop screaming, and eats and does it at once.',
          when: ['baby'],
        },
        {
          text: '{name} eats with its ears gone and its bun unwound by half a turn, looking straight at you. You say nothing. It takes a bite, comes and leans on your ankle to chew, and goes back for the next, on foot, eleven times.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The firm dines in tonight. {name} has moved its dish against your chair leg, eats with one foot on yours, and lets out a scream, size smallest, for pure pleasure, which it puts down to the chair.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You serve, and are dismissed by a blink. {name} does two brisk laps of the dish, orange, gleaming, stops with its rear to you, and the dish is empty. It was like that, says the half-smile, when it came.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will eat when you have your hands where it can see them. You put them on the sill. It eats fast and very neatly, shakes its cheeks into place, and takes the dish away to its own side of the rope.',
          when: ['wary', 'well'],
        },
        {
          text: 'You sit on the floor with your back to it, as it prefers. A chin is put on your shoulder from behind, hot, and stays. You hold the rice up past your ear, and {name} eats it there, where nobody sees.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That makes {streak}, on the dot. {name} has stopped reviewing you between mouthfuls, and a shoulder has been left where a hand could reach it.',
        '{name} eats while you look straight at it. It has taken {streak} prompt dishes to come to this. Do not remark on it.',
        'Deliveries have been prompt, {streak} running, and {name} has had a word with the postman about you. You are what it calls a comparison.',
      ],
      early: [
        '{name} eats a corner, as one accepts a flyer in the street, and carries on looking past you. The rest is slid beneath the tin. Service begins at {opens}.',
        'Unsolicited. {name} licks the dish once on each side and pushes it under the mat. Bring it back at {opens}.',
        'Head out of the hedge: dish. Head in. Head out: the dish is still there, and so are you, smiling. {name} takes a bite for the road. It dines at {opens}.',
        {
          text: 'The shutter is down. You knock with the dish, and a nose comes out under it, takes one flake, and goes in to compare that with the timetable. The counter opens at {opens}. There is a line painted where you stand.',
          when: ['wary'],
        },
        {
          text: '{name} arrives, about something else, and finds you with a dish in your hand. It takes one bite to help you out. It then leads you to the clock, sits beneath it with its bun to you, and waits for {opens} in your company.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} lets the food stand until it is as late as you were. Then it is gone. You were not looking, and you are not forgiven.',
        'Eaten, with both ears flat. Then {name} goes off through its hole in the hedge, in no hurry, and from the other side a paw comes and pulls the hole to.',
        '{name} ate it, and has moved you in the books from staff to suppliers. You find out when you come to the step and there is a rope across.',
        {
          text: '{name} meant to let it stand for as long as you were late, and its head sank in by itself. You look away, so that it may eat. When it has finished, do not look away: it needs medicine.',
          when: ['weak'],
        },
        {
          text: 'Nothing is said, in any size. {name} is at the back, under the porch, and lets the dish come as far as its paw. A lick, and a rest. The smile has slipped to one side. Leave medicine on the step, unpriced, and withdraw.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It eats facing you, and you wish it would not. A grain, a grain, and the ears fall open. When your hand moves {name} turns its whole face into the hedge. There is fever in the cream of it. A dose, through the leaves.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You find the premises vacated and a wet leaf on the mat. {name} has set up across the road, on somebody’s better step. It comes over for the dish, eats it in transit, and goes back without waiting for the change.',
          when: ['wary', 'well'],
        },
        {
          text: 'Supper is eaten, and the dish returned, washed, with a dead beetle in it. {name} takes its place on the step, bright as a new coin, smile up. You are served after the beetle’s relations.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, walks by you twice with its head up, and on the third pass falls over sideways on your foot, stiff as a board. It is a demonstration. It lies there until you have rubbed its chest.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats in front of you, openly, with its sides going in and out. It had shut the step and let the lease go. It was {hours} hours.',
        '{name} eats, stops, looks up to see if you are leaving, eats. Once in {hours} hours somebody had come by, and it had put on its smile for them, and it was the wind.',
        'There was a scream, and it broke off, for want of somewhere to go. {name} eats with one foot in the dish. Nobody had called for {hours} hours, and it has let everyone go, even the snail.',
        {
          text: 'It is too tired to want its back to you. {name} eats from the spoon, in broad day, with rice on its cheeks, and after {hours} hours it does not scream even at the towel. Medicine, wrapped up warm.',
          when: ['weak'],
        },
        {
          text: 'Half through its hole in the hedge lies {name}, as it did when it still meant to go, {hours} hours ago. You feed it from this side, a little, and the ears hang. Put medicine behind the rice, and pull nothing.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lets you come up to it, and eats off the spoon with its eyes shut. In {hours} hours it has made over the step to the snail. Bring medicine in a towel, and do not hold the towel tight.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is a notice on the gate, a paw, very black, and it is {hours} hours old. {name} eats the whole dish at one go behind it. You try the latch. There is a scream of such a size that you let go.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} regards the dish as one regards a second salesman. You wave it about a little. It gets up, hangs its own bun between itself and you, and sits. At {opens}, perhaps.',
        'The paw comes out, finds the edge of the dish, and turns it upside down. {name} is closed for stocktaking until {opens}.',
      ],
      ill: [
        '{name} takes it out of your fingers, a shred at a time, and forgets to look superior. Medicine now, please.',
        'Two bites, in full view, and then {name} lays its cream cheek in the rest and leaves it there. You wash the cheek. It lets you. Go and get the medicine.',
      ],
      loved: [
        '{item}. {name} said something. It was not a word, and its ears had gone, and the neighbours heard. It has now its back to you, and the back is still eating.',
        'Staff have done well: {item}. {name} eats it, eats the place where it was, and stays past closing time to look at your hands.',
        '{name} looked left. It looked right. It sat down on your foot, entirely, as on a step, and had it there: {item}. The foot is now company property.',
      ],
      disliked: [
        '{item}, taken out of the dish, bit by bit, and laid on your slipper in a row, like things left by a previous tenant. {name} had in mind something off a fish, or a potato.',
        '{name} sniffs, and one eye travels slowly sideways until it reaches you: {item}. You say that it is good. The eye travels back the whole way. Try tofu.',
      ],
      harmful: [
        'There is a scream, and this time something has happened. {name} is sick on its own step. That was {item}. Keep it well away; it has not been fed.',
        'You gave it, and it was eaten behind your back, as it eats everything: {item}. Now {name} sits with its mouth a little open, and lets you wipe it. It has had no meal. Clear up every trace of that.',
      ],
    },
    play: {
      wanted: [
        '{name} joins late, cheats, wins, and leaves while ahead. From behind the hedge comes the sound of somebody running in circles.',
        'You have it. {name} has it. You have it. You look down, and you have a leaf, a wet one, and {name} is on the roof of the shed, laughing at something else.',
        'It is not playing. It merely happens to be crouched, with its rear in the air and its ears gone, at the moment when you happen to run.',
        'Twice round the maple, once through the laundry. {name} comes to rest with a peg on one ear and dares you to bring it up.',
        {
          text: 'Ears gone, tongue out, {name} went by, and by, and by. Upon the ninth occasion it saw that you had sat down to watch, and finished the lap at a walk, checking the hedge for faults.',
          when: ['glad'],
        },
        {
          text: 'It plays with you as one plays with a cat across the road. When you run, it runs, on its own side, at your speed. When you stop it was just going to sit down.',
          when: ['wary'],
        },
        {
          text: 'You run off down the street with {name}’s leaf. There is no pursuit. There is merely an orange dog, going the same way, much faster, which stops at the corner with the leaf in its mouth and has never seen you.',
          when: ['wary'],
        },
        {
          text: 'You are caught by the trouser leg, thrown, sat on, and released against a biscuit. {name} goes through your pockets for the biscuit itself. Its ears are wings. It leaves them like that.',
          when: ['trusting'],
        },
        {
          text: '{name} steals your sock off your foot, while you are in it, so to speak, and is under the kotatsu. You put in an arm. The arm is kept. You put in your head, and get your nose licked, in strict confidence.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} plays for as long as it takes to be seen to decline. It was in good spirits already. Those are private.',
        'One toss of the head, one skid, and {name} resumes the step. It had played itself out earlier, with nobody, as it prefers.',
      ],
      bad_time: [
        'You dangle it, and {name} watches it go by, and not even the sideways eye goes after. It sits down on the wet path as if that were nothing. Leave the toy, and find out what is the matter.',
        'No scream, no sprint. {name} sits down on your foot. It cannot, just now; find out what it needs.',
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
        '{item}, and the dignity of the firm goes straight over the hedge. {name} follows it, ears flat, tongue out, at forty miles an hour.',
        '{name} would play this with anyone. It chooses to play it with you. The matter in hand was {item}; draw no conclusions.',
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
        'It begins screaming at the sight of the towel and leaves off when the towel has finished. In between, {name} was leaning into it.',
        'Off come two leaves, a seed and something that {name} says belongs to the neighbour. You hand back its feet. It looks into each, like change, and puts it down.',
        'Toes were done singly, by arrangement, with a scream between each and the next. At the fifteenth {name} lost its place, and it was quiet, and you went on.',
        {
          text: 'One foot is offered through the railings. You do it, in silence. It is taken back and turned over, and after a long while there comes the next. {name} keeps the scream ready in its mouth throughout.',
          when: ['wary'],
        },
        {
          text: '{name} screams at the basin, at the sponge, and at you for having brought them together. Then it steps in of its own accord, all four feet, and turns its face to the wall. You have until it has counted the tiles.',
          when: ['wary'],
        },
        {
          text: '{name} screams, size large, with its eyes shut in bliss. You stop, and it stops, and looks. You brush, and it screams. The lady from number nine has given up ringing.',
          when: ['trusting'],
        },
        {
          text: 'It backs up to you with its bun, wet, muddy, and lets you undo it. Nobody has seen that tail straight. You comb it from end to end, and {name} stands there with closed eyes, and it winds up by itself.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was spotless. It screamed all the same, to keep the voice in.',
        'You find one hair out of place. {name} had placed it there.',
      ],
      loved: [
        '{item}. {name} opens its mouth to scream, and what comes out is a sigh. It looks about for whoever did that.',
        'The cheeks have doubled. {name} views them in the window, left, right, and extends your contract. It was {item}.',
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
        '{name} found the pill, ate what was round it, found it again, and in the end took it by itself, as a favour. The nose is cooler.',
        'It permits you the mouth, the ears and, after negotiation, the eyes. By and by the bun winds itself up half a turn.',
        '{name} let itself be wrapped in the towel up to the ears, and looked out of there like something sent back. It swallowed. After a while it asked for the towel to be tucked in on the left.',
        {
          text: 'It will not take it from the hand. It will not take it from the spoon. You set it on the step and ask the price, and {name}, after some thought, buys it. The nose is cooler by evening.',
          when: ['wary'],
        },
        {
          text: '{name} opens its mouth before you have got the lid off, and looks at the ceiling: make it quick, it is not to get about. Afterwards it holds your thumb down with its chin. The bun takes a turn.',
          when: ['trusting'],
        },
        {
          text: '{name} puts your hand over its own eyes first. In the dark it opens, swallows, and screams into your palm, where it can go no further. Then it stays in there, with its cheeks, till the bitter has gone.',
          when: ['trusting'],
        },
        {
          text: 'No towel was needed. It lay across your knees, orange and hot, and swallowed, and its ears did nothing. A good while later you are screamed at, in a whisper. Give it the next dose on the strength of that.',
          when: ['ill'],
        },
        {
          text: 'You leave the medicine in a dumpling on the third slat and go and price the maple. When you turn, the dumpling is there, with a hole in it. You look again. The hole has been filled, rather better, with a leaf.',
          when: ['ill', 'wary'],
        },
        {
          text: 'No towel: you only hold the gate open, and wait. {name} could go. It stands in the gap, burning, looks at the road, and walks back in past your knee to be done. The dose goes down without a sound. Shut the gate softly.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well. It takes the pill into its cheek, carries it to the garden, and gives it to a plant.',
        'You listen to its heart. It says what {name} says: nothing the matter, and who asked.',
      ],
      loved: [
        '{item}: swallowed before {name} had time to object. It objects now, in arrears, but licks the spoon.',
        'No scream. {name} sits for {item} with its chin up, like someone being measured for a good coat.',
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
        'The lead stops. {name} had been about to stop in any case, and says so with its shoulders. But it has gone round the hedge, not through it, and it did that because of you.',
        '{name} hears no, in one word, and puts down the bread. It walks off at the pace of somebody who had been leaving anyway. The baker’s is safe, and you are back on probation until further notice.',
        {
          text: 'The gate is closed, and you are standing in front of it with your arms folded. {name} walks along the fence, comparing fences. It sits down in the end, on its own ground, and puts up the rope between you, with its teeth.',
          when: ['wary'],
        },
        {
          text: 'You sigh. That is all, and you turn over the tofu, so that the bite shows. {name} looks at the bite for some time. It brings you its own dish, sets it by your foot, empty, and goes and stands in the rain.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} knows. It had been busy not doing it when you came.',
        'You make your case. {name} looks at its nails. The case was closed before you came in.',
      ],
      bad_time: [
        '{name} turns its face to the wall and tucks its bun in, and under the orange you can see it shiver. Come round to the front. Say nothing of the bread, and see what is wrong.',
        'You speak, and {name} flinches, without a sound. Leave the rule for another day, and see to how it is.',
        {
          text: 'You hold up the slipper and ask. {name} screams, though you are three yards off, and it is thin, and goes on, and there is nothing in it of the usual showmanship. Put the slipper down. It is ill. Medicine, and a dark corner.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: {name} can respect that. It is very nearly what it would have done in your place.',
        'A professional touch, {item}. {name} gives way, and lets you think that it was persuaded.',
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
        '{name} turns round once, presses its own lid down, and is a bun. You put out the lamp over the step. Somewhere inside a drawer seems to be shut, and the day’s takings with it.',
        'You hold up the edge of the quilt, and look away. Something warm goes in under it with its eyes shut. {name} will be the better for that.',
        {
          text: '{name} is not going to lie down in front of people. You study the maple. You study it with real interest, and when you turn there is a bun on the step, sealed, that was never a dog.',
          when: ['wary'],
        },
        {
          text: 'You say good night to the hedge in general. A little later you go by with the lamp, and the hole in it, cut to an outline, has been filled, exactly, with {name}.',
          when: ['wary'],
        },
        {
          text: '{name} walks over your bed to look out of the window. It walks over it to look out of the other. On the third crossing something gives way, and it goes down where it is, on your arm, sealed.',
          when: ['trusting'],
        },
        {
          text: 'It has come in to say that it will be sleeping out. It says so from the bed. {name} turns round once on your pillow, puts the bun under its nose and its spine against your cheek, and has said it.',
          when: ['trusting'],
        },
        {
          text: 'You turn the old crate on its side under the porch, with straw, its back to the street. {name} goes in, and the straw is drawn to. Let nobody call. When it wakes put medicine at the door, like milk.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down with its eyes open, and looks at you until you feel tired.',
        'Not sleepy. {name} tries the cushion on its left side and its right, like a buyer, and asks by one eye whether it comes in orange.',
      ],
      loved: [
        '{item}. {name} pours itself in, and all that is left out is one ear, for enquiries.',
        'Within a minute there is snoring, which {name} does not do. It is coming from {item}.',
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
        'You sit on the step, at the end for the public. {name} goes on minding the business. After a time the business includes you.',
        'One shoulder is placed within reach. {name} is looking the other way. You have, it thinks, about a minute, and it does not call time.',
        '{name} once kept the step open {wait} for a customer who did not come. It mentions this to nobody. It has moved up to make room.',
        'You say nothing, and {name} answers in kind. It has known you {days} days, and finds that you get shorter, which is a compliment.',
        {
          text: '{name} has brought the tin, set it between you, and gone to look at the view. The lid is not quite on. You are the first that it has left alone with it.',
          when: ['trusting'],
        },
        {
          text: '{name} gives you your wages. It has pushed the tin over, and knocks off the lid itself, and inside there is a leaf, a dry one, gold, the only one it has ever kept. It looks at the street while you take it.',
          when: ['trusting'],
        },
        {
          text: 'You are both on the step, and it rains a little. {name} does not go in. By and by, with its face to the hedge, it lets down one ear, then the other, and they touch your sleeve, and stay wings.',
          when: ['trusting'],
        },
        {
          text: 'You sit down on the kerb. {name} moves to the far end of its step, which leaves most of the step free. It looks at the free part, and at the sky, as though it might rain on people.',
          when: ['wary'],
        },
      ],
      little: [
        'The bench is getting warm. {name} has given you several appointments this hour, and shuts one eye. Come back later.',
        '{name} gets up, walks round you, and sits down with its back to you instead. That will do for now.',
      ],
      ill: [
        '{name} leans, all of its weight, and does not pretend that it is the wind. Stay a bit. Then fetch whatever it is short of.',
        'You put your coat round it, and it keeps the coat. {name} needs seeing to, medicine or the dish, and meanwhile it needs you there.',
      ],
      asleep: [
        'You sit by the bun. It rises, it falls. At some moment a hind foot comes out of it and is put against your leg. {name} sleeps.',
        '{name} is shut, but you may wait in front. From inside somebody turns the sign round, slowly, so that it faces you.',
        'You take off your shoes and sit. From under the lid {name} breathes on your ankle, once, with intent, and that seems to be the whole of the interview.',
      ],
      shy: [
        'You are ignored, thoroughly, for a quarter of an hour. {name} could have gone through the hedge. It has chosen to ignore you from here.',
        '{name} has its rear to you and its ears to you as well. Go on sitting. You are being thought over.',
        {
          text: 'You sit on the kerb and eat a bun, with attention. {name} is busy, at the gate, at the drain, beside your shoe. When you have finished there is an orange back turned to you, very near.',
          when: ['well'],
        },
        {
          text: 'You sit down with your back to the porch, and look at nothing. Under the boards there is a hot small breath, then a paw on the hem of your coat, holding it down. {name} could be handed medicine behind your back.',
          when: ['ill'],
        },
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
      'Here lies {name}, with its nose under its tail.',
      'Kindly go round, and not too near. {name} liked to have somebody in sight.',
      'This stone is warm on one side, and on that side lies {name}.',
      '{name} did not care to be held. The earth here was laid on softly.',
      { text: 'The step is swept, and the tin is under it. {name} has gone through the hedge.', when: ['from_child'] },
      {
        text: 'There is a hole in this hedge, and nobody has been found whom it fits. It was {name}’s.',
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
      'You are {name}. Sun: yes. Step: yours. Cheeks: full. You ran round the table some times just now and there are no witnesses, since you have decided that there are none. You speak in twos and threes. Ten words were wanted? Noted. A leaf is coming down, a dry one. If your keeper would look the other way for a moment, and then come out and be outrun, you could fit that in.',
      'You are {name}, sole proprietor. Everything on this side of the hedge is in good order and most of the other side is pending. You have an opinion on the bakery. You have an opinion on the dog. You let them drop, one at a time, from a height. It is a fine day to be admired in. Let your keeper come and do some of that, from about there.',
    ],
    content: [
      'You are {name}. Open. Nothing doing. You like nothing, when it is done well. There are feet indoors, going from the stove to the chair, and you have left an ear on them, as one leaves a tap running. You say little. What you say is slightly to one side of the question. Your keeper may come and sit. There is no queue.',
      'You are {name}. It has been {days} days, and the help has stayed. You had expected turnover. You keep your back to them mostly, and it is a comfortable back to keep. If they want a word you have two. You would not object to a hand on the one shoulder, at some time convenient to you, such as soon.',
    ],
    bored: [
      'You are {name}. You have looked at the garden. You have looked at the other garden. You have sighed, with pauses for effect, and there was none. A leaf moved, and it was wet. You are not asking. You are lying across the door, thinking how easily somebody could trip over you and find that it was the beginning of a game.',
    ],
    hungry: [
      'You are {name}. Dish: empty. Staff: standing about. You looked from the one to the other, to help. You have now taken the dish outside and put it in the display. Must you spell it? You would sooner bite a lemon than beg. So: a remark, in passing, to no one. It is time to eat. Then let them turn their back, please.',
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
