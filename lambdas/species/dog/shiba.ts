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
      '{name} is taking its lead for a walk: round the well, through the phlox, cheeks high, the loose end trailing after. You ask whether you might come. It lets the end fall near your foot. That is only a suggestion.',
      '{name} has gone over on its back in the clover and is rubbing itself to pieces, all paws in the air. It is on its break. Presently it will stand up, put its cheeks straight, and not discuss it.',
      {
        text: 'You look in. {name} gets up, stretches at length, and walks out past you without a glance. You are about to take it personally when an orange face comes back round the doorframe, half smiling, to see what is keeping you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sees you look in and consults the middle distance. You had no appointment. But it appears there has been a cancellation, and it turns one cream cheek up to you, gazing elsewhere, like someone being fitted for a coat.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing, and gives you half a smile, which is what everyone gets. You nod and turn to go. Out of the corner of your eye you see the other half come up.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is self-employed and has given itself the day off. It wants nothing. It walks over, uncalled, turns round once and sits on your foot, with its back to you. This was its own idea.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying in the middle of the hall, where it has no appointments. You step over it. It gets up, goes round in front of you, and lies down again. You see, and sit, and are leaned on, entirely off the books.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is having a wonderful time with a leaf and nobody. It sees you, and at once it is only a dog standing beside a leaf. It will stand there, cream cheeks and all, for just as long as you do.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is in, but not to you. The half smile is about something it thought of earlier. You may look as long as one looks into a shop. Then it gets up, turns the coil of its tail on you, and reopens farther off.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name}, hours old, does not know you. It looks at your finger, and at where your finger is going, and with one paw the size of a thimble moves it a little to the left. There. That is nice.',
        when: ['baby'],
      },
      {
        text: 'A handful of orange sesame, its tail done up in a bun: {name} is hours old and has never seen you. It tries its scream on you, purely to hear what it does. It is magnificent. Both of you sit down.',
        when: ['baby'],
      },
      '{name} dances when it thinks of something nice, though only with the back feet. It is dancing now. You think that you can guess what it has in mind: {loved}.',
    ],
    content: [
      '{name} has settled in the exact middle of the stairs, and works from there. You step over it. It does not look up. You step over it again, with the washing. It raises one ear, as one raises a hat.',
      'You come upon {name} in the yard, sitting opposite a pigeon. Neither speaks. It has the air of a negotiation. You go in again on tiptoe. By and by the pigeon walks off, nodding.',
      'A leaf has come down on the step, a dry one, and {name} has taken it on. They sit side by side, facing the street. By and by the wind comes with another offer, and the leaf leaves. It can be replaced.',
      {
        text: '{name} sits by you with its back turned, the best seat that it has to offer. Trade is slow. Now and then it leans back the least bit, just enough to feel whether you are still open.',
        when: ['trusting'],
      },
      {
        text: '{name} lies in the doorway with its tail to you. You have to pass, so it gets up, gives you the whole hall, and lies down again. You have been let through. It is not the same as being let in.',
        when: ['wary'],
      },
      'In {days} days {name} has not once come when it was called. It comes later. It is here now, in the doorway, looking at the ceiling, in case there was anything.',
      {
        text: '{name} sits with its back against your shin and looks at the street. When someone stops to admire it, it looks away. When you look away, it looks round, to see why you have stopped.',
        when: ['trusting'],
      },
      {
        text: 'You drink your tea on the step. {name} has sat down, with its back to you, so close that the cup has nowhere to go but its head. You drink very carefully.',
        when: ['trusting'],
      },
      'You say it quite softly, on the telephone, in another room: {loved}. {name} walks in. It sits down with its back to you. It just thought that it would sit here.',
    ],
    curious: [
      'From the far side of the hedge a face fills its private hole exactly, cheeks and all. {name} is looking at your garden as a buyer might.',
      'New shoes in the hall. {name} gives them the side of one eye, and after a suitable interval the side of the other. It withholds its opinion.',
      'Scaffolding has gone up across the way. {name} has crossed the road three times, on other business, and knows by now what they are paying for pipe.',
    ],
    bored: [
      '{name} has not screamed at anything for ages, there was nothing worth it. It lies on the step with its cheeks flat and lets flies go by on credit. Somebody should chase it. Start, and it will be elsewhere.',
      'Takings are down, and {name} has turned its bun to the street and its nose to the wall, and sighs like a bell when nobody has come in. It would not mind a customer with a ball. Play with it.',
      {
        text: 'The tin has not been counted, and the snail came off its shift unseen. {name} lies along the step with its bun undone. Take its stick and run. Play at stealing: it has nothing else to lose.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits by the empty dish with its half-smile, like the owner of a shop with nothing on the shelves. It is not begging. It is open, that is all, and has been for some time. The meal is overdue.',
      '{name} is at the dish with its paws together and its cheeks in order, looking at no one. There was an appointment. One of the parties is here, and it is the small orange one. Its meal is due.',
      '{name} has planted itself, as on a walk that it does not hold with: four feet, one tile, no further. Talk will not shift it, nor a lead. Beside the tile stands an empty dish. Its meal is due.',
      {
        text: '{name} has opened its mouth for the scream, the one for nail clippers, looked at you, and closed it over the scream to keep it fresh. The meal is overdue. Bring it, and it need not be used.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits on the step with its back to you and its tail in a bun, in the best of tempers. Beside it stands the empty dish, facing outward, like a sign. Deliveries are overdue. They may be left at the gate.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} had you down for a delivery and has kept the appointment alone, smiling on one side only. It has not screamed. You can see the breath for it being taken. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You have no appointment with {name}. It lies with its face to the wall, and the tail, which is always a bun, has come half undone. The meal is overdue. Bring it at once. It will see the dish, and not you.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is self-employed and would rather see to its own meal than wait for yours. It got up, went two steps, and lay down again with its back to you. Yours is overdue. It will have to do. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} walks past you to the dish, looks in, and walks past you again. This time the bun of a tail brushes your knee. It may have been an accident. The meal is late. Bring it and there may be another accident.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has given you an appointment for affection, directly after the meal. The meal is late. It sits by the dish, half smiling, with one cream cheek already turned to you. You are keeping yourself waiting. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, hours old, is not going to beg. It has sat down in the empty dish, bun under it, and looks at the ceiling, smiling slightly. When you bend down it screams. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is not looking at the dish. It is lying on your book, smiling slyly, all paws tucked in, and it will go on lying on your book until it occurs to you by yourself. The meal was due some time ago.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Without an appointment {name} has come to see you. It looks at you, at the empty dish, at you, with its half-smile, and puts one orange foot on yours. It does this for nobody else in the trade. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} runs a very new firm with one dish in it, and the dish is empty. It sits down next to that, cream cheeks, tail not quite coiled yet, half smiles, and tries out a small scream. Feed it, please.',
        when: ['baby'],
      },
      {
        text: '{name} comes in about something else. It looks over your shoe, it admires the skirting board, and in passing the dish it happens to sit down. It happens to look up at you, and to smile. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} is not going to ask. It washes one paw, at a good distance, long after the paw is clean. In the corner of its eye it has the dish, and you. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} draws itself up and gives the empty dish a scream, a very small one, on approval. Nothing is delivered. It cannot know yet that there are such things as mealtimes, or that this is one. Feed it now.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has brought its dish to the middle of the floor and sat down inside it. That is as near as it can come to asking. The coil has sunk, and the fox face looks thin. Feed it, please.',
      'Having no more pride to eat, {name} comes when called. It comes before you have finished the name, and stands on your foot, and looks up with all of its face. It is really hungry. Feed it.',
      {
        text: '{name} has pushed the dish out to the middle of the floor, and sits well behind it, with its face turned away. It is hungry. Put food in, and step back.',
        when: ['wary'],
      },
      {
        text: '{name} walks past its empty dish, slowly, and does not look at it. It walks past the other way. Its ears are on you. It is hungry. Feed it, and look elsewhere.',
        when: ['wary'],
      },
      {
        text: '{name} is on your desk. It sits on the letter that you are writing, with its curled tail against your wrist, and looks at the wall. It would like its supper. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'You are reading, and a face comes up under the page, with cheeks. {name} lays its paws on your knee, which it never does, and sighs through its nose. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has come to you, right up, and put its forehead against your shin. It never does that. Its tail hangs straight. It has been {hours} hours. Feed it now.',
      '{name} is not on its step. You have to lie down to find it, under the porch, with dull eyes, and the dish pushed out towards you. Fill it now.',
      '{name} lies with its chin in the empty dish, and does not care who sees it. There has been no meal for {hours} hours, and the curl has gone out of its tail. Feed it now.',
      {
        text: 'You lift {name}, and it does not scream. It lets itself be held, and turns its cream face into your elbow. Give it food from your fingers now, and then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} goes up and down the pavement, quick and neat, and looks into people’s bags. It goes by you as well, and does not stop. Put a dish down now, and stand back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies behind the hedge with the dish between its arms. It has been empty for {hours} hours. It shows its teeth a little, and lets them go. Reach in food now, then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} still goes out to the step to see to business, and you notice that it does so sitting down, and then lying. The orange has lost its polish. Give it some time off, or medicine.',
      'You put out a hand, and {name} does not get out of the way of it in time. It looks surprised. It used to have a lot left over for that. It should have rest, or medicine.',
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
      '{name} is no longer open to the public. There is mud on the cream cheeks, and a twig in the bun, and nothing has been done for two days. It would not dream of asking for a bath. Please wash it.',
      'Ladies have gone by {name}, and none has said how sweet. It looks down at its socks, which are black, and at its chest, which is jam. A firm lives by its name. After two days, please wash it.',
    ],
    sick: [
      '{name} has let the postman go by without a look. It lies on the step, as if it had been delivered there, its cheeks hot and its tail undone. It takes no appointments. Come without one, and bring medicine.',
      'The step is empty, and {name} has never missed a day. You find it behind the boiler with its nose dry, and its bun undone along the wall. You reach in, and it lets you. Bring medicine.',
      {
        text: '{name} lies right at the back, under the bench, and the cream of its cheeks has gone dull. You reach in. It would have screamed the house down for less. It only looks at your hand. Bring medicine in it.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, on its own, behind the hedge, and would keep it so. The half-smile is on, as ever, and over it the eyes are wet and look anywhere else. Do not hold it. Bring medicine.',
        when: ['wary'],
      },
      {
        text: 'You stretch out a finger, and it breathes in for the scream, and there it stops, and coughs. {name} is ashamed of the cough. Look at the maple. Put medicine into a bit of fish, drop it, and happen to walk on.',
        when: ['wary'],
      },
    ],
    failing: [
      'You pick {name} up, all of it, in both arms, and there is no scream. There is not so much as a stiffening. The cream cheek lies against your wrist and is cold. Do not put it down. Medicine, at once.',
      'You take the small orange face between your hands, and {name}, who was never to be held, lies in them. The half-smile is still there. It is the only part that has not noticed. Medicine, at once.',
      {
        text: '{name} was always just out of reach. Now it lies within it, its coil undone, and looks at your hand coming, and can do nothing about it. Let the hand be gentle. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'It tries for the scream as you come, the smallest size, and there is only the mouth of it. {name} is on the floor with its bun undone. Medicine, now, wrapped in nothing. Then wind the tail up, gently, and look elsewhere.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} wanted to be left alone, within sight of somebody. It has had {hours} hours of the first part. It lies on the step with its face to the road, closed, almost for good. Sit with it now.',
      'The shutters are down on {name}, and this time there is hardly anyone behind them. The bun has come loose on the boards. It would never have sent for you. Sit with it now.',
      '{name} sat on the step where you would see it first. When it could not sit it lay, with its cheek on the edge and the door behind it. Nobody came by whose name it knew. Sit with it now.',
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
      '{name} sleeps, closed all round, nose under bun, like a parcel that has been done up by somebody careful. There is no address on it. A cream cheek bulges out a little at the join, and goes in.',
      '{name} screams in its sleep, the smallest size, and you hurry in. It lies on its side with a paw stretched out and its half-smile doubled. It would seem to have been the other party.',
      {
        text: '{name} sleeps with its back to you and its tail wound shut. The half smile is still on, as after a good bargain. You put out a hand, and without waking it moves over by exactly one hand.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep under the porch, and the shutters are down. As you pass, one ear comes up through the orange, like a sign on a shop door being turned. You can read it from where you are. You go round.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on its back in the middle of your bed, four paws open, cheeks up, bun undone, a whole business with the door left wide. You come in. One ear moves, sees to it who it is, and lies down again.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on its back upon your coat, paws up, cheeks spread, and the half-smile has come wide open. Nobody was to see this. You go out on tiptoe, a partner in the firm.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your lap, by a clerical error. It had an appointment for the floor. The cream cheeks are pushed up against your arm, and it snores, like a very small firm doing well. Do not move until it opens.',
        when: ['trusting'],
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
      '{name} screams, not loudly, before you have done anything, to have that over. Then it peers round the flowerpot to see what it was about. You had nothing in mind. Sit down with it, and go on having nothing in mind.',
      'Its appointments are all with nobody, and {name} keeps them behind the woodpile, punctually, and you can see the bun go by along the top, and come back. Do not ask for a time of your own. Sit down there with it.',
      '{name} sees no one at present. It sits on the roof of its kennel, orange and upright, with its face to the back, and listens. Sit down as if you had come about something else, and let time go by.',
      {
        text: '{name}, hours old, fed, and as far off as the wall allows, sees you and draws breath to scream. You stop. It holds the breath. Sit down where you are, without a word, until it lets it go.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old and fed, is not seeing anyone at present. It has turned to the wall and left you the bun of its tail. Sit down and keep quiet, like somebody who has come without an appointment.',
        when: ['baby'],
      },
      {
        text: 'There is a hole in the hedge and two cream cheeks in it, a long way back. {name} is closed to everybody. Calling is no use, it has never come for that. Sit on the step, look at the road, and stay past closing time.',
        when: ['from_child'],
      },
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
        '{name} regards the dish as an offer, half smiles, and waits for you to turn round. When you turn back there is no offer. It has been accepted in full, and the fox face is looking at the road, on business.',
        '{name} takes its meal as a business lunch, alone, with its back to the room. It eats everything, dabs one cream cheek on the curtain, and stays sitting a moment longer, like a fox who has heard that the bill is paid.',
        '{name} reads the meal through before it signs: along one side, along the other, and underneath, where the small print is. Then it eats every word. The dish is returned with a paw print in the corner.',
        {
          text: '{name} inspects the meal, finds it to schedule, and eats with its back to you and its tail wound tight. On the way out it lets its flank touch your leg for the length of one step. That was the appointment.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time again. {name} eats, and the half-smile gets as far as two thirds. Walking off, it brushes your knee with one cream cheek, by accident. It comes back, and there is a second accident.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time, and {name} acknowledges it with the other half of the smile. It eats at its own pace. Then an appointment falls free, three seconds, left cheek only, and it is standing where you can reach.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} watches you set it down on time and looks for the catch, first behind you, then under the dish. There is none. It eats. Afterwards one cream cheek is made available, at the very end of your reach, for a count of three.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} takes orders from nobody, but it is at the dish when the dish is due, and so, to its surprise, are you. It eats. The left ear may then be touched, briefly, and after that the office is closed.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You had an appointment to feed {name} and you kept it. It eats, cream cheeks full, tail in a tight bun, perfectly happy. Then you put out a hand. For the hand you have no appointment.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} finishes, sees that nobody is about, and puts one cream cheek in your palm. There was no appointment. Its eyes close. A floorboard creaks, and it is across the room with its tail done up, and has never met you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} has you down for one stroke after meals, between the ears. It eats, comes over, and presents the ears. You give it one. It looks at the floor for some time and presents them again, as a new customer.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} shows the world half a smile. The meal is on time, and it eats, bun of a tail bobbing, and sits down on your foot. Then it looks up at you, and there is the other half.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and its tail has not yet coiled. It eats with its eyes shut. It allows one finger on its back for the space of one breath, and then it screams. Nothing is wrong. That was the end of the visit.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and its tail is not yet a bun, more of a comma. It eats. You hold out one finger, and it leans away by exactly the length of the finger, and half of its mouth goes up.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Hours old, {name} has gone into business. It eats the dish bare with its back to you, turns, and half smiles, cream cheeks and all. You put out one finger. It screams, very promisingly, before you get there.',
          when: ['baby'],
        },
        {
          text: '{name} eats up, wipes both cream cheeks on the rug and considers the matter: {streak} meals in a row, all on time. It does not praise staff. It merely comes and sits on your foot, outside business hours.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You turn to the sink, because {name} does not care to be seen enjoying things. Behind you a dish goes round and round on the floor. You turn back too soon: an empty dish, a half-smile, and that tail, caught wagging.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything, and finds afterwards that something has curled up on its back. It turns to see, and it keeps behind. It comes to stand near you, very upright. Perhaps you know whose tail this is.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, washes its face like a cat, and takes stock. A few hours in business, {streak} meals on time, no outlay. It has yet to learn what it sells. It tries a smile on you.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and leads you round behind the shed, to the gap in the hedge, cut to its own outline. Beside it, newly bitten, is another, rather taller, with room for a hat. It looks elsewhere while you try it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'All this while {name} has dined with its back to you and thought that you never saw the tail. It eats up, bun going like a top. You still say that you never saw. It still half smiles.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all from the far side of the mat, and has to sit down to do it. The half-smile is on, and means nothing. Its coil hangs open. It will not be held. Set down some medicine, and withdraw.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it to the last flake. It has been keeping you on trial, meal by meal, and after {streak} on time it can think of no further grounds. It sits down in front of you and lets you take the chair.',
        '{name} does not praise, it promotes. It eats up, wipes its cheeks, and moves its cushion, for your {streak} meals on time, from the door to just behind your heels. You have been taken into the firm.',
        {
          text: '{name} is self-employed and has had you on trial. With {streak} on time in a row, you may have a regular appointment. It eats. Affection will be received directly afterwards, left cheek, for one minute.',
          when: ['well'],
        },
        {
          text: '{name} eats with half a smile, as it always has. But that is {streak} on time in a row, and for a moment, over the food, you are shown the other half.',
          when: ['well'],
        },
      ],
      early: [
        '{name} reads the clock, reads the dish, and takes a small sample, which does not bind it. You have come outside hours. It turns the sign round with its nose. You are welcome back at {opens}.',
        'You were not expected, and {name} happens to be in a meeting with its own paw. It breaks off for one bite, since you are here, and returns to the paw. It can see you properly at {opens}.',
      ],
      late: [
        'Whatever {name} had down for this hour has been struck out, and that was you. It eats the whole of it in its own time, and lies down on the doormat with its back turned. You will be fitted in.',
        'As you come with the dish {name} gives one scream, brief and correct. That was for the lateness. It eats everything. You hold out your hand afterwards, and it is looked at as if there were nail clippers in it.',
        {
          text: 'You have missed your appointment. {name} eats, in the best of moods, and your hand comes down to where its back was. It is very sorry, says the half-smile. There is nothing free until spring.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} takes the meal with its back to you and its tail coiled, which is a second back. When you put out a hand to the cream cheek, the cheek is no longer there. It is smiling. It has nothing free this week.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} hears you bring it, late, and first finishes what it was doing, which was looking at a wall. It eats with the smiling side of its face turned away. Your appointment to touch its ears has been cancelled.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats what you should have brought sooner. You reach over, and it doesn’t scream. It hasn’t the breath. It only moves its cream cheek half an inch, out of your hand. Medicine, please, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You had an appointment, and you missed it. {name} eats lying on its side, one slow mouthful and then one more, the sly smile put away where you can’t get at it. It is weak. Give it medicine, and let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is in far too good a mood to sulk. It eats the late meal, wearing the sly half-smile, and moves your appointment. You were down for both cheeks after this. You are down for one, on Thursday.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Late or not, {name} eats it all, with the bun of a tail bouncing. Then you reach for one cream cheek. It leans back exactly an inch, still half smiling. The cheek is running late too.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and had no appointments but this one. It eats, late, as fast as its cheeks will go. Then it turns round, sits down, and looks along the road, in case you have any competitors.',
          when: ['baby', 'wary'],
        },
        {
          text: 'First {name} eats, then it screams, in the small size, so that it has been said. It sits down on your foot as usual. Only the tail, which comes undone there as a rule, stays up in its bun.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats it all and comes at your usual time with the usual cream cheek. In the middle of the best scratch it gets up and sits a yard off, for about as long as you were late. Then it comes back.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} eats all of it, chewing slowly. Then it goes out and sits on the step with its face to the street, like any small firm that is looking about for a new supplier.',
          when: ['wary', 'well'],
        },
        {
          text: 'The bun has come undone: {name}’s tail lies straight out on the floor behind it while it eats the little it can of a meal that was long in coming. It does not look round at you. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You set the dish down, well after its time, and only then does {name} come, low, like a fox to a back door. It eats it all and goes. Behind it there is nothing to be seen, not even the bun.',
          when: ['wary'],
        },
        {
          text: 'Late, and {name} eats it all. Then you are made to wait your turn on the mat while it does one paw, and another, with nobody else in the queue. At last it lifts its chin to be scratched. Next.',
          when: ['trusting'],
        },
      ],
      missed: [
        'There is no scream left in {name} after {hours} hours. It eats and eats, and the cream cheeks have hollows in them. Then it lies down just beyond your arm. It has measured. See that the next one comes on time.',
        'Self-employed or not, {name} cannot open a tin. It has had {hours} hours to find that out in. It eats to the bottom, and turns its face from your hand, and the tail stays uncoiled. Keep its mealtimes from now on.',
        {
          text: '{name} kept the appointment. For {alone} it was the only one who did. It eats the meal, since the meal is not to blame, and gives the wall the half-smile that used to be yours.',
          when: ['wary', 'well'],
        },
        {
          text: 'Nobody came for {alone}, and {name}, being self-employed, took it up with the management, which is itself. It eats, back to you, tail coiled hard. The management has decided to see other people.',
          when: ['wary', 'well'],
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
        {
          text: '{name} eats, in the end. Until now there was a place in its day kept for you, between the hedge and the nap. It goes to the hedge. It goes to the nap. You are not called in between.',
          when: ['warming'],
        },
        {
          text: 'There is a dog on the step, and it does not get up when you come. That is {name}. It eats, and allows the stroke that you have by right. Under your hand, as you give it, the bun winds tighter.',
          when: ['trusting'],
        },
        {
          text: '{name} looks at the dish, and the sly half-smile, which it was born with, has gone. It eats when you have left the room, and not before. Its place on the step is empty now. The door there has been pushed to.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put the dish down by its four set feet. {name} has its face shut, and looks along the road. Later the food is gone. It went off the step to eat it and has not come back there.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats without waiting for you to look away. There is no smile, and the bun has come down and lies along the floor. You touch it, and it does not scream. You wish that it had.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} eats to the last flake and steps back, not quite steady. Then its face shuts as a shop does, ears, eyes, mouth, one after the other. From now on be there when it opens.',
          when: ['wary'],
        },
      ],
      full: [
        'Stock is complete, and {name} sniffs the delivery, signs for it with one lick and has it left outside. Its cheeks are as round as the bun. Further deliveries are taken at {opens}.',
        '{name} looks into the dish with that half-smile, and does not eat, and does not let you take it away either. It puts a paw on the rim. It is reserved, in its own name. Come again at {opens}.',
      ],
      ill: [
        '{name} lets you hold the food for it, which is not in any contract. It takes a little, slowly, and looks at the wall between bites so that you both may pretend. It is ill. Medicine next.',
        'You look away, as you always do, and {name} eats a few flakes, and stops, and you hear it lie down. You may look. Its cheeks are hot and it has not closed. It is ill. Bring medicine next.',
      ],
      loved: [
        '{name} asks for nothing and is impressed by nothing, and there is a noise from the dish like a sewing machine. You look round. It is sitting there with its ears out like wings, caught. It was {item}. All of it.',
        '“{item},” you mention, in passing, and {name} was on its way out about something else, and is suddenly on its way in about this. It leaves the dish like a mirror, sees itself smile in it, and puts the smile away.',
        {
          text: 'You are on time with {item}, which is what an appointment is. {name} eats, looks round to see that nobody else is waiting, and holds out one cream cheek. You have about a minute.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time and very much to its taste. Then it walks at your heel for four steps, with no lead on, smiling at something else. Nobody had suggested it.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and for love of it the whole fox face smiles, both sides. Then it notices you looking. Half of the smile is put away.',
          when: ['wary', 'well'],
        },
        {
          text: 'You deliver {item}, on time. {name}, being self-employed, eats at its own place by the wall, back turned, the bun of a tail trembling with love. It is a pleasure to be supplied. The supplier is not asked in.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. The sly half-smile of {name} goes up at one corner, as ever, and then at the other. It eats with both. You had not known there was a second half.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have brought {item}, on time. {name} eats, thinks, and comes and lays one cream cheek in the palm of your hand. You look for the appointment. There is none.',
          when: ['trusting', 'well'],
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
          text: 'It was {item}, and {name} is screaming, not before the thing, as it does, but after. It has its mouth wide open and rubs it along the ground. Do not keep that in the house. Water, and do not hold it. Stay.',
          when: ['item'],
        },
        {
          text: 'The sly half-smile is gone, and without it {name} is a very small dog. It stands with its head low and shakes, and what it had comes up. That is {item}. Take it off the premises. It will not ask for help.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run, and {name} comes at you flat out, ears back, and at the last moment turns aside like a fox that has remembered something. It has remembered nothing. Here it comes again, and the scream is for joy.',
        'You grab at {name} and get air. It stands just beside the air, half-smiling. You grab there, and get some more. It is a lively trade, and goes on until it drops on its back, paws up, sold out.',
        {
          text: '{name} is self-employed, and takes you on for one game. It spins, it bows, the bun of its tail comes undone. Then it walks off past your hand without touching it. That was excellent. You will be written to.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}’s half-smile has become three quarters. It had not planned that. It turns its cream cheeks to the wall until it is down to half, and then goes on playing, gloriously, just out of your reach.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} makes you chase it, and lets itself be caught, once, by the shoulder. The half-smile gets as far as three quarters before it notices, and has to be put back.',
          when: ['warming', 'well'],
        },
        {
          text: 'You had not booked. {name} finds that it has a gap, and plays, twice round you at full tilt with its tail coming uncoiled. Afterwards you are allowed one cream cheek, and the same time next week.',
          when: ['warming', 'well'],
        },
        {
          text: 'No lead, no fence, and {name} runs away from you as fast as it can, in circles. They are small circles. You are in the middle of every one.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Low and orange, {name} runs rings round you, screams when you nearly catch it, and slows down so that you nearly can. There was no appointment for this. It has cancelled the others.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You chase {name} round the table for a cushion. It lets you gain, and gain, and is elsewhere. When you drop down out of breath it brings the cushion, lays one paw on it, and opens the bidding.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put your hand under the rug and let it travel, and {name} watches it come, head on one side, and screams well before it has arrived. Then it jumps on with all it has. It would like it to arrive again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a cotton reel over the floor, and {name} rolls it back, correctly, as between two firms. You roll, it rolls. Then it keeps it, and the ears fold out like wings, to see whether you would dare to come.',
          when: ['wary', 'no_item'],
        },
        {
          text: '{name} has agreed to a short game, and you play it, and it walks off as arranged. At the gate it stops. It looks round at its tail, which is going. Well, then: that part of it would like to extend.',
          when: ['warming'],
        },
        {
          text: '{name} has your glove and walks off with it, at the one pace you can’t quite match. You run. It strolls. You pretend to sleep, and it comes and lays the glove on your face, so as to steal it again.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had just finished enjoying itself and closed for the day. You bounce up and down outside. The ears fold out like wings, against orders, and it grants you one turn of the yard after hours.',
        'You offer {name} a game, and it is full up with good cheer at present. It takes your details. It bats at the game with one paw, as one rubber-stamps a form, and says with its half-smile that you will hear.',
        {
          text: '{name} was in the best of spirits and had an opening, so it grants you a game. It plays well, smiling on one side. At the end you reach out to stroke it. That is a separate appointment.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was lying in the sun with its bun undone, gladder than it would ever put in writing. You propose a game. It does the bun up at once, smiles at you by half, and says it will let you know.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is nothing that you could sell {name}, it is as pleased as it can be. It looks over your game like a free sample, takes one, and comes back round the other side of you, closer, to take another.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} has had so good a day that its ears are flat already. It plays you one round, as a favour to a friend of the firm. Then it rolls over, cream side up, and leaves you to close.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is doing cartwheels, more or less, behind the shed. You put your head round and say you would like to join. It stands there with leaves on its cheeks, like a fox at the tax office. There is no vacancy.',
          when: ['wary'],
        },
        {
          text: '{name} wants nothing, trade could not be better. But you are staff, and staff need an outing. It runs in front of you at a pace you can manage, looks back, and screams a little, to let you feel you are winning.',
          when: ['trusting'],
        },
        {
          text: '{name} fits you in. It was perfectly happy already, it says with its back, and runs one neat ring for you, tail like a bun. Then it sits on your feet and shuts the shop for the rest of the day.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was having a private success in the leaves, ears out like wings, and then it saw you at the gate. It did not stop. It let you watch. It kicked some your way, and you have been made a shareholder.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You snatch at the air next to {name}, as it likes, and it is not elsewhere. It is still there, and you could have caught it. Do not play with it. See first to what it needs.',
        '{name} hears the ball, and one ear goes out like a wing and comes down. No scream, no fee, no half-turn away. There is no game in it. Find what it needs, and see to that.',
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
          text: 'It is {item}, and {name} is so happy that the bun of its tail comes undone. You lean closer. The bun is done up. You lean back. It comes undone. You both play on like that.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has an appointment with {item}, and comes to it radiant, smiling with the whole face. Then your hand looks in without an appointment. It gets the half.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, and {name} drops everything, the half-smile included. It plays with its mouth wide open like a cheap dog. Afterwards it finds the smile again and puts it on, a little crooked, and dares you to have seen.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} until the bun comes uncoiled and streams behind it. {name} wins. It brings you the fact at a trot, leans its hot orange side on you, and charges you nothing.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has ten minutes for {item} and tells you so with its ears. It plays the ten. It plays ten more. Then it sits down with its back to you, just in reach, and consults the sky about its next appointment.',
          when: ['warming', 'well'],
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
          text: 'The mud comes off, and {name} is orange-sesame and cream again. It shakes the water over you, coils its tail and walks out. You had no appointment. This did not take place.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets the dirt go, half smiling at a point above your head. But the tail is wet, and the bun has come undone. It turns that end to the wall. Do not look until it is coiled again.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} screams, for form, in the smallest size, and gets in. You wash off the hedge. It holds its chin up, eyes shut, smiling by half, and when you come to the cheeks, it turns them to you first one, then the other.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You go over {name} with a damp cloth, paw by paw, and for each it draws breath to scream. You wait. It lets the breath go. The mud comes off. At the last it forgets, and lays its chin on your wrist.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name} with the least water there can be, and it stares in front of it like a shopkeeper being searched. Grey comes off the cream. Nothing was found on it. It takes the towel, and dries that side itself.',
          when: ['wary'],
        },
        {
          text: '{name} screams once, for the look of the thing, and then leans. The dirt goes, the cheeks come up like cream, and your wet hand undoes the bun, rinses it, and lets it coil again. Nobody else has the contract.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You rub {name} down with a towel, and the towel comes away clean. It could have told you. It does its own cleaning, after hours. It checks both cheeks in the kettle to see that you have disturbed nothing.',
        'There is no speck on {name}, and you brush on as far as the bun. It stiffens. It thinks of screaming, has the breath ready, and finds that this is quite pleasant. It lets the breath out through its nose.',
        {
          text: '{name} screams, in case it is the nail clippers. It is only a wash, and it was clean already. It sits down in the wet against your shin, as though it had booked.',
          when: ['well'],
        },
        {
          text: '{name} had no appointment with you and no dirt. It lets you wash it to the end, half smiling, then shows you by one raised paw that your time is up. It does not get off your lap.',
          when: ['well'],
        },
        {
          text: '{name} is clean by profession. You wash it. It bears that as one bears an inspector who has the wrong address, correct to the last drop. Then it goes off and washes again, all over, where you had been.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, whom nothing has touched since it last washed itself. It lets you, and looks aside. A cat goes by on the wall. It would like the cat to know that this was your idea, and does not get out.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Nothing comes off {name}, it keeps itself like a shop window. It had you down for one minute of brushing. The minute is up, and it lies down on the brush, cheek first, so that nobody else can book it.',
          when: ['trusting'],
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
          text: '{name} takes the medicine as the self-employed take anything, quickly and with no promises. It does good. You put a hand out to the cream cheek, and the cheek is not there. You had no appointment.',
          when: ['wary'],
        },
        {
          text: '{name} screams at the medicine with its mouth wide open, and that is how the medicine goes in. It does good. The half-smile closes, slowly, over what has just been learned. Next time it will scream with its mouth shut.',
          when: ['wary'],
        },
        {
          text: '{name} takes no medicine from anyone, and takes it from you. It does not even look to see what it is. It leans its hot small forehead into your coat and stays there, with no appointment, for as long as it hurts.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the medicine from your palm and shuts its eyes. Nobody had made an appointment. You came, that is all. One cream cheek sinks until it is against your wrist. Stay where you are, and give it more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You approach {name} with a spoon, and it screams, in advance, and then takes the medicine quite calmly. The scream was the regular charge. There was nothing wrong with it. Put the bottle away until there is.',
        '{name} accepts the dose as it accepts samples, without obligation. It is in excellent health, and the firm has never done better. It hands you back the spoon with a half-smile. Keep the rest for a bad day.',
      ],
      loved: [
        '{name} smells nail clippers in everything, and it smells your hand, your sleeve and your pocket. It was only {item}. It stands for that like a gentleman, and looks behind you for the clippers.',
        'You have come by appointment, and it is {item}, and {name} is waiting at the counter. It is soon done. It wipes both cheeks on your trouser leg, for a receipt, and remains standing there, open late.',
        {
          text: '{name} sees nobody about medicine without an appointment. You mention that it is {item}. An appointment has come free. It eats, the tail coils up tight as a bun, and there is the sly half-smile. It has helped.',
          when: ['item'],
        },
        {
          text: '{name} opens its mouth to scream at the medicine. It is {item}. The mouth being open already, in it goes, and does good. {name} chews, swallows, and finishes the scream on principle, quite softly.',
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
          text: '{name} learns to have its nails done without screaming. It holds out each paw in silence, looking past you, like someone signing papers. Your next appointment has been moved.',
          when: ['well'],
        },
        {
          text: '{name} is told to give up the warm seat when asked. It steps down, winds its bun the other way and lies by the door. It is self-employed. It is not taking calls.',
          when: ['well'],
        },
        {
          text: 'The lead, you explain, is not a suggestion. {name} walks to the gate and back on it, without a fault. It had lately given you an appointment, after meals, for one ear. It keeps that with the doorpost.',
          when: ['warming', 'well'],
        },
        {
          text: 'You teach {name} not to scream at visitors. It learns it. It greets the next with the mouth shut and the smile on, like any tradesman. Then it comes to you for its stroke, and stands half a step too far to the left.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The lead goes tight, and you stand still, and {name}, which had thought it a suggestion, looks along it to your hand. You go on standing. It comes to heel, and walks home like a firm that has been bought.',
          when: ['from_child'],
        },
        {
          text: '{name} screams before you have said anything, so you say nothing. It is left standing there with the ham. It lays it on your foot, as if it had found it for you, and goes and looks at a tree.',
          when: ['trusting'],
        },
      ],
      little: [
        'You go over the rule about next door’s cushions, and {name} sits through it with its paws together, like someone who wrote the leaflet. It gave up cushions of its own accord. At the end it offers you the leaflet.',
        '“We walk on the lead,” you tell {name}, and it is on the lead, and walking, by its own decision. It lets you speak. It considers the lead a suggestion, and happens to be of the same opinion.',
      ],
      bad_time: [
        'You read {name} the rules, and the half-smile does not change. It can’t. The mouth is made that way. Look at the ears, which have gone quite flat. See to what it needs, and read it the rules another time.',
        '{name} came to you without an appointment, and that should have told you something. You told it about the mat. It goes off, and the tail comes uncoiled as it goes. Look after it now. The mat will keep.',
        {
          text: '“Heel,” you say. {name} considers that a suggestion, and now it is beginning to consider you one. The bun of a tail goes off to the far side of the room, wound one turn tighter. Make an appointment next time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is self-employed, and hears out your lesson in manners as one does a man at the door. It needs none today. The sly half-smile is taken in, and its cream cheeks close behind it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You scold, and {name} neither screams nor runs. It sits down with its paws together, as it does on a lead that it has ceased to believe in. You will not get it a step nearer by pulling. Win it first.',
          when: ['wary'],
        },
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
          text: 'All four feet go under {name} before it shuts its eyes, nails in, on account of you. Then it sleeps, the cream cheeks fill, and the half-smile becomes a whole one. It will deny this.',
          when: ['wary'],
        },
        {
          text: '{name} screams once, in case bed should turn out to be nail clippers. Then it lies down, one paw beyond your reach, and sleeps so soundly that the bun of its tail comes undone.',
          when: ['wary'],
        },
        {
          text: '{name} shuts up for the day, shutters, cheeks, bun. You get up to leave, and there is a paw on your hem. It is asleep, and has been for some time, and must have left that out by mistake. You stay, by appointment.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is put to bed by you, though it has its own arrangements. It lies there with its eyes open and the smile on, as one sits through a sermon. When you have gone it gets up, to keep its arrangements.',
        'You pat the cushion for {name}, and it lies down on the floor next to it. You pat the floor. It gets on the cushion. It was never tired. It has had you both doing as it liked, and gets off.',
        {
          text: '{name} is not tired, and its day has been splendid. It shuts one eye, as a deposit, half smiling, with its bun of a tail still tight. The other eye it will keep until you are off the premises.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} takes bed, like the lead, as a suggestion. It lies there, fresh and cheerful, for exactly as long as you look at it, and looks at you to see how long that will be.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired but sees that you would like it to be, and closes early as a courtesy. It shuts one eye for you. With the other it watches you go, gets up, and comes after you to say good night properly.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} is not sleepy and does not keep those hours. But you have come in person. It gets into bed, lets you draw up the blanket over its bun, and keeps its eyes closed, with a half-smile, until you are satisfied.',
          when: ['trusting'],
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
        'You sit down at a proper distance from {name}, and it looks to the left, and you look to the right. Nobody moves. Yet when you next look, the distance is no longer quite proper, and it was not you.',
        'You sit on the step next to {name}, and it does not move away, which in this trade is an embrace. It looks out over the street for both of you. By and by it puts its weight, lightly, on your sleeve.',
        {
          text: '{name} lies down by you by agreement, for ten minutes, back turned. You sit. The ten minutes go by, and it lifts its head, looks at the door, looks at nothing, and lays its head down again on your shoe.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} accepts your hand on its orange back, eyes shut, ears folded out like wings. A footstep goes by outside, and it is up, sealed, smiling at the wall. The footstep fades. It lies down and finds the hand again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} leans its cream cheek on your arm. It was to be a short appointment, and neither of you has kept track. A leaf goes by that was very likely business. It watches that go, half smiling, and stays.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} had you down for a short while. It sat up straight for that. The while is over, and more has gone after it, and its cheek is on your knee. The rest have been put off until tomorrow.',
          when: ['trusting'],
        },
        {
          text: 'You sit on the step, and {name} sits down against your shin, face to the gate, like a fox that has hired a wall. The wall turns out warm. It leans. It tips its head back, to see whose it is.',
          when: ['warming'],
        },
        '{name} sat on the step for {wait}, once, looking down the road for you. It has never shown that it did. It sits there tonight, with you, and it looks at the road much less.',
        '{name} is {days} days old, and has never come when it was called. You sit, and do not call. After some time there is a dog lying on your foot, facing the other way.',
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
        '{name} is asleep beside you, shut tight, and you sit there after closing. Without a stir from the rest the tail comes unwound, turn by turn, and lies straight along the boards. The end of it is on your foot.',
        'You sit with {name} asleep and do not put out your hand. It would have had something to say to that. A while later its chin, which has nothing to do with it, has slid from its paws to your knee.',
      ],
      shy: [
        '{name} attends your visit from the top of the coal heap, in profile. You do not look up. It does not look down. Only when you scratch your ear does it, up there, slowly, scratch the same one.',
        'You sit down without an appointment, and at the far end of the garden {name} goes over the hedge, leaf by leaf, like somebody with accounts to do. It does not look up. It has not sent you away.',
        {
          text: '{name} keeps its sly half-smile, and its distance. You sit down a whole room away and are no trouble to anyone. By and by it is slightly more than half. Do not smile back yet.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You have no appointment, so you sit down by the far wall, as in a waiting room, and wait. {name} passes twice, bun held high, in excellent spirits. The second time, it looks at you. Keep your seat.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down at a distance and ask for nothing, and {name} looks past you for customers. There are none. It gets up, fox-faced, walks by just beyond your reach, and sits down again where you could be fitted in.',
          when: ['from_child'],
        },
        {
          text: 'You sit by the hedge and do not call, and {name} trots past on its way somewhere, and again on its way back, and then once more, having forgotten to bring an errand. It looks at you. It sneezes, and goes.',
          when: ['from_child'],
        },
        {
          text: 'You sit down, and {name}, hours old, withdraws behind a slipper. The tail has been left outside, coiled already, like a bun for a doll, and trembles. You stay as you are. It trembles more slowly, and is not taken in.',
          when: ['baby'],
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
