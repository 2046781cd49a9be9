/**
 * The Housecat wants the house as it was let to it, with you in it, like the boiler. It fears a change of terms:
 * suitcases, the wicker carrier, a chair moved. It hoards nothing that could be brought up against it.
 * Three odd facts. It never looks at what it wants, only at what stands next to it. It pays rent, in bottle caps and
 * moths, on the third stair, and has not once been seen doing so. No stumble of its was ever an accident: it does the
 * same again, slower, to prove it.
 * Its body is compact, smoke-brown, shut up into a loaf; one ear has a nick, and the chin is white as if dipped in
 * flour, though nobody has baked. It eats after going round the back of the dish to see the other side. It sleeps on
 * whatever you need next. It sulks one room further on, in plain sight. It trusts slowly, and the nicked ear last.
 * It never comes when called (it comes presently, on other business), never says thank you, never lets a purr be traced
 * to it. Its keeper came with the house, and has turned out to be in better order than the inventory said.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell takes a nick out of one ear as {name} leaves it. {name} does not look round. It gives the whole of its attention to the leg of a chair.',
    '{name} puts a white chin over the edge, sees everything there is, steps out and falls on its face. It climbs back in and does it again, as though that were the way.',
  ],
  looks: {
    thriving: [
      '{name} is on the ironing, exactly square, as if you had ironed that as well. It has folded itself with the towels and lies on top. You carry the pile upstairs. Nobody on it is disturbed.',
      'You can hear that {name} is galloping about overhead. You go up. It is sitting on the bed, smoke-brown and composed, and the lamp is still swinging. It looks at the lamp, and so, out of tact, do you.',
      {
        text: '{name} wants for nothing and is lying in its chair beside your chair, floury chin on the arm that is nearer. It opens one green eye, finds that it is you, and does not trouble the other.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on the arm of your chair, washing around the nicked ear. You sit. It inspects this, leaves, comes back, and inspects it again. Then it goes on washing, and now and then an elbow happens to touch you, as elbows will.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in on {name}, which wants for nothing. It inspects your empty hands once, and then a second time, and finds no favour in either. Then it moves along the windowsill by the width of one person.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You stop beside {name}, which is happy, and owed nothing. It lays its tail across your foot. It does not look at you as it does so. That is simply where the tail was going.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} looks you over from the sofa for favours, and then, suspecting one, looks you over again. You have brought none. It gets up anyway, comes along the back of the sofa, and puts the nicked ear into your hand. No rent is mentioned.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is washing its floury chin, in excellent spirits. You say hello. It inspects the hello twice, from both sides, and leaves it on the floor.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is happy at this end of the windowsill. You look in. It inspects your hands, which are empty, twice. Now it is happy at the other end of the windowsill.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You offer {name} a finger. It is hours old, with a floury chin, and has never been offered anything. It sniffs the finger, then sniffs it again, finds it in order, and keeps it.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old and purring, lies down beside you. Not against you. There is a gap the width of one whisker, and though it has never met you before, it has measured that.',
        when: ['baby'],
      },
      '{name} has lived in this house for {days} days and knows where the sun will be at any hour. It is lying there now, belly up, and has left you the edge.',
    ],
    content: [
      'You have a chair, and {name} has a chair. Yours is by the lamp. You go out for a minute, and when you return it has a chair by the lamp and you have a chair. It is asleep, or says so.',
      'A cardboard box has come, and {name} views it from without, from within, from without. It asks to see it once more. Then it gets in, shuts itself up, and looks through the crack at who lives opposite.',
      'The washing machine is going round, and {name} sits before it with its back turned, looking at the mop. Whenever it changes direction the nicked ear does too. There is nothing in there that it would own to knowing.',
      {
        text: 'You read at one end of the sofa, and {name} lies at the other, its back to you, at a distance that has been worked out. You turn the page, and the nicked ear turns too.',
        when: ['trusting'],
      },
      {
        text: '{name} is on one side of the door and you are on the other, and the door is open. It looks straight along the edge of it, at neither you nor not you. This is as it should be.',
        when: ['wary'],
      },
      '{name} has laid a bottle cap on the stairs, where you will find it, licked clean. It sits two stairs up and washes, and watches you pick it up. Perhaps it is for {loved}.',
      {
        text: '{name} and you are in the same room, as it happens. You get up to see about the post. When you come back it is in the hall, as it happens. It has something to do there, which you had just finished.',
        when: ['trusting'],
      },
      {
        text: '{name} is in your chair. You wait. It looks at you, stretches one arm as long as it goes, and shifts over by half a cat, and you sit down in the rest.',
        when: ['trusting'],
      },
    ],
    curious: [
      'One claw hooks the cupboard open by the width of a nose. {name} sits down next to the gap and studies the skirting board. Whatever is in there must come out some time.',
      'There is a strange hat in the hall. {name} walks past it to the umbrella stand, gives that a long look, and comes back past the hat rather slower.',
      'Something is walking about inside the wall. {name} puts its white chin on the floor, to be level with it, and looks hard at a plug socket.',
    ],
    bored: [
      '{name} has inspected the whole flat, and then inspected it a second time, and there was no difference. It lies in the passage with its chin on the join of two boards. It would not object to being bothered. Play with it.',
      'There is a bottle top in the middle of the floor, and {name} is looking beside it. It has been looking beside it for a long time, and has not the heart. Someone would have to flick it. Come and play.',
      {
        text: '{name} lies behind the curtain with its tail out. You flick a button past the tail, and it lifts, and is put down again. Come closer with it. It needs somebody to play badly in front of.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits in the kitchen and looks at the jug. It has no interest in jugs. Next to the jug is the dish, which is empty, and one would not be caught staring. Its meal is due. Kindly notice.',
      'Twice {name} has inspected the dish, and can find no favour in it. It sits close by, a smoke-brown loaf with its feet in and its green eyes half shut, like somebody waiting in for a delivery. The meal is overdue.',
      {
        text: 'You hold out a hand. {name} inspects the front of it, and then the back, from as far off as its neck will reach. There is no meal on either side. It is overdue. Fill the dish and put the hand away.',
        when: ['wary', 'well'],
      },
      '{name} has come in on other business. It passes the dish and remarks that it is empty. It passes it again, in case that was a mistake. It is not hungry, but there is such a word as due. Feed it.',
      {
        text: 'The rent is overdue. {name} would not dream of asking you. It has only sat down in the doorway, floury chin raised, where you cannot get out without stepping over it. Bring the meal.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is on the sill with its nicked ear towards you and the rest of it away. It has not asked. But the empty dish has been nosed to where you were bound to tread on it. The meal is overdue. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} keeps the nicked ear on you and the good one on the cupboard. It is used to you now as far as letting you walk past twice without its meal, which is overdue. That was twice. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'The rent is overdue. {name} has not said so. It has only sat down where you must step over it, and raised its floured chin to where a hand might reach. The hand will buy you a minute. Bring the meal.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} lies beside the dish with its chin on the floor, looking at nothing next to anything. When you come it looks straight at you, which it does not do. Its meal is long overdue. Now, and it will not be inspected.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The rent is overdue. {name} lies under the chair with its floury chin on the floor, an inch beyond the length of your arm, which it has long since measured. Push the meal in, all the way.',
        when: ['wary', 'weak'],
      },
      {
        text: 'On your book, on the very page, sits {name}. It looks with interest at the lamp, which stands beside the door, which stands beside the dish. You will get there. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} sits next to the dish, where it knows to sit already, and looks at the wall beside you. It squeaks at the wall. It is in fine health and fair humour, and the wall has not brought its meal.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} comes in, all nicked ear and innocence, and happens to sit down on your pen. It has no doubt of you, you have always been good for it. Its meal is due. You may write again after.',
        when: ['trusting'],
      },
      {
        text: '{name} looked into the dish, thought that it must have looked wrong, and looked again. Now it sits down beside you, as nobody else lives here, small chin white as flour. Its meal is due. Feed it, please.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and at the end of the passage, its back to you and the dish, {name} is not waiting. Nobody has told the tail, which taps. Its meal is due. Set it down and withdraw.',
        when: ['wary'],
      },
      {
        text: '{name} happens to be sitting on your foot, and it happens to face the empty dish, which it has been over twice. It would not for anything press an old tenant. It presses, slightly, the foot. The meal, please.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} looks in the dish, round the dish, and, having got a paw beneath it, under the dish. It feels that there ought to be more to it. There ought. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} is looking straight at the dish. It never looks straight at what it wants, and it does, with both pale green eyes and the whole of its small hard body. It has been driven to it. Feed it.',
      'Having no other business left, {name} sits down in front of you and says so, in one short word. It does not go off afterwards into the next room. It is hungry enough to be seen waiting. Feed it.',
      {
        text: 'One nicked ear round the edge of the door, that is {name}. When you touch the tin a green eye comes too. Feed it, and step back.',
        when: ['wary'],
      },
      {
        text: '{name} has pushed its empty dish out into the hall, where you must step over it, and gone back under the drawers to see whether you do. Put a meal in it.',
        when: ['wary'],
      },
      {
        text: '{name} walks into your ankle, and round it, and into the other. It is steering you towards the cupboard, an inch at a time, and talking. Feed it now.',
        when: ['trusting'],
      },
      {
        text: '{name} gets up on your lap, looks into your face from very near, and puts a paw flat on your mouth, since that is where food goes. Fill the dish, please.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} looks straight at you, which it hardly ever does. It watches your hands, the one and then the other. They have been empty for {hours} hours. Feed it now.',
      '{name} lies folded small beside the dish, which it has licked until it turned over. It has had nothing for {hours} hours, and it no longer pretends not to mind. Food, now.',
      '{name} gets up when you come, walks to the dish, looks into it, and looks at you. It opens its mouth, and no sound comes. It has been {hours} hours. Feed it now.',
      {
        text: '{name} gets up to show you the dish, and has to sit down halfway. There has been nothing in it for {hours} hours. Give it food now, soft, from your fingers, and medicine after.',
        when: ['weak'],
      },
      {
        text: '{name} has hooked every cupboard in the kitchen open with one claw, and is in the last one up to its waist. It hears you and freezes. Put down a meal, and stand back.',
        when: ['wary', 'well'],
      },
      {
        text: 'As far as this {name} has got: its chin is over the edge of the dish, and no further. It flinches from your shoes, and stays. A little food now, a little medicine, and slow hands.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} means to go round the dish and sits down halfway. It lets on that there was something to look at there. The brown coat has gone rough. See that it rests, or give it medicine, and do not mention it.',
      'You find {name} on the second stair, where it has no business. It was on the way up. It washes a paw, to account for it, and leaves off. A rest would do it good, or medicine.',
      {
        text: '{name} leaves the room when you come in, by habit, and has to stop and lie down in the doorway, on the line. It looks at the hinge. It has nothing to say to you. It wants medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'A purr is going in the laundry basket, with {name} round it, too tired to go and look who is doing it. Let it rest there, or bring its medicine, and do not remark on the noise.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is dust on {name} that is not smoke-brown, and its chin no longer looks like flour. It has inspected itself, more than once, and can’t accept it in this condition. Two days is enough. Please wash it.',
      '{name} has moved off the cushion, so as not to leave a mark. Two days unwashed, it sits on a newspaper and looks at the tap, or rather at the wall beside the tap. Please wash it.',
    ],
    sick: [
      'You come into the room, and {name} looks straight at you. It has always looked at what stands next to you. The pale green eyes stay there, and the chin is on the floor. It wants something. Bring medicine.',
      '{name} is shut up so small that it would go in a hat, and the white of its chin is hidden. You may look at it from the front and from the back. Both sides are ill. Bring medicine.',
      {
        text: '{name} has not gone into the next room, as it does when you come in. It is shut up tight behind the boiler, like a loaf, and the green of its eyes has gone paler still. It would never ask. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has shut itself up behind the suitcase, as tight as it will go, and the loaf is shivering. It would not have you know. It does not come out, and does not go further in. Bring medicine, please.',
        when: ['wary'],
      },
      {
        text: 'You find {name} by the breathing, in behind the boots. It sees the hand and draws its chin in, and has nowhere further to draw it. Set the medicine down at arm’s length and turn to the wall. It knows walls.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has let go of its shape. The loaf has come open on the floor, paws anyhow, and it lets you pick it up without a word on either side. It weighs nothing. Medicine, at once.',
      'You touch the nicked ear, which nobody is let touch, and {name} lets you. It lies there without a fold in it, and its eyes have stopped looking next to anything. Medicine, at once.',
      {
        text: '{name} lies in the next room, where it went so that you should not see. The door is open, and it has not the strength to be anywhere else. Go in to it, this once. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} has always left by the other door. Now you kneel in this one, and it can only move the tip of its tail out of your way. Give it medicine now, and leave your hand on the floor beside it.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} never called, in {hours} hours. It went and lay in your place, the dent in the chair, and pulled itself in small there. The nicked ear is all that moves. Sit with it now.',
      '{name} lived beside you, and for a long time there was nobody to live beside. It lies with its chin on the cold step, its eyes almost closed, facing your door. Open it. Sit with it now.',
      '{name} never asked anyone to come. It moved a little nearer to the door, and then a little nearer, each time as if for some other reason. It is on the mat, and can go no further. Sit with it now.',
      {
        text: 'For {hours} hours {name} has had the whole house, and has tried all your chairs. Now it lies along the sill of the door, sleek, its eyes shut, where nobody could come in without it. Come and sit on the floor.',
        when: ['wary', 'well'],
      },
      {
        text: 'The third stair is as high as {name} got. It lies where the rent is put, the nicked ear flat to the wood, listening for feet. Sit two stairs below, where it can bear you, with medicine in your pocket, and stay.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps in your armchair, in the exact shape of the dent that you have made in it. It must have tried it first on one side and then on the other. It keeps a very good copy of you warm.',
      'A purr is going in the linen basket, and {name} is in there too, asleep. You lift a towel to look. It stops. You let the towel down, and the linen basket takes it up again.',
      {
        text: '{name} has gone to sleep in your chair, because you were not in it. The nicked ear turns one inch towards the floorboard you are on, and settles. Stand a moment if you like. Sit elsewhere.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with its back to the room. You look in, quietly, and the nicked ear comes round and goes over the favour, the breath and the floorboard and the good intention, twice. It does not wake up to accept.',
        when: ['wary'],
      },
      {
        text: 'You look for your other glove, and {name} is asleep on it, and on the letter you were writing, and on the pen. It has never asked for anything. It has just seen to it that you stay beside it.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on your coat, which you would need in order to leave. One paw is down the sleeve. The purr goes on by itself in there, with nobody awake to deny it.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on your left slipper, and the right one it has under its chin, so as to leave nothing to chance. The nicked ear is the one turned up to you. You may go barefoot, or you may stay.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The loaf has come undone. {name} sleeps stretched thin along the wall, and ought not to be left. Sit beside it now. It wakes at {wakes_at}, and will want you then as well.',
      'Even the nicked ear has been switched off. {name} breathes small, like someone in a borrowed room. Reflect beside it now, and be here when it wakes, at {wakes_at}.',
      {
        text: '{name} went to sleep with its chin in the empty dish. Sit by it now. It wakes at {wakes_at}: have a meal standing there, so that it need not look at the wall.',
        when: ['unfed'],
      },
    ],
    shy: [
      'On the topmost stair {name} makes itself into a parcel, with the nick in its ear turned away, where another might be put. It has not taken the room yet. Sit on the lowest stair, and do not show it round.',
      '{name} has gone to live behind the wardrobe, and comes out when the house is let to nobody. There is a bit of white chin in the gap, and it shakes. Sit there with your back to it. Stay through two inspections.',
      'Between the trunk and the wall is a gap that was not let to anybody, and {name} has let it to itself. A pale green eye looks out, and in again. Sit down opposite, like a house that stays where it is.',
      {
        text: 'One pale green eye and a floury chin show round the chair leg. {name} is hours old, fed, and keeping the leg between you while it inspects you. Sit still. There will be a second inspection.',
        when: ['baby'],
      },
      {
        text: 'A very small smoke-brown back is turned to you. {name}, hours old, has eaten, and sees nothing further to discuss. One ear is facing backwards, though. Sit on the floor, a cat’s length away, and give it something quiet to hear.',
        when: ['baby'],
      },
      {
        text: '{name} lives in the same house as you, and that is all that can be said. There is a green eye between two coats. Sit on the stairs, facing away. It has never been able to leave a thing uninspected.',
        when: ['from_child'],
      },
      'The longest that {name} has waited for you is {wait}, and it has that by heart. It is looking at the calendar, which hangs next to the clock. Sit with it.',
    ],
    back_from_death: [
      '{name} is back, and goes through the house sitting down once in each room. Everything is as it was left. Then it sits on your papers. Stay near, and keep its next mealtime.',
      'In the hall stands {name}, thin as a draught, looking at you and not beside you. By and by it remembers, and looks at the wall. Keep it company, and be on time with its next meal.',
    ],
    old: [
      '{name} takes the stairs singly now and has a rest on the third, where as often as not there is something lying. It does not hurry you to find it.',
      'The white has gone up from its chin as far as the eyes. {name} looks at the chair beside the windowsill, and you move the chair, and it goes up by that.',
      'After {days} days there is a dip in the good chair that fits nobody else. {name} lowers itself in and is exactly level with the arm.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} inspects the dish, nicked ear forward, leaves, and comes back as somebody else to inspect it again. It is found to be rent. Both of them eat it, floury chin down, to the last.',
        '{name} eats, lifts its floury chin from the dish, and goes once round the outside of it, as one does before giving back a key. All is in order. The dish may be taken away. It does not watch you do it.',
        'The meal is on time, and {name} looks it over, leaves the room, returns, and looks it over as if for the first time. It stands up to that. It eats all of it, compactly, with its elbows in.',
        {
          text: 'Twice {name} sniffs the meal, and once your thumb, which was not part of the offer. It eats with its floured chin down and its tail easy. The thumb is sniffed again. It has gone under review.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} smells the dish, walks off, and returns to smell it again in case the terms have changed. Then it eats. Later you find a little flour-white hair on your sleeve, left in passing. You may take that as a receipt.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put the dish down on time, and {name} inspects it, and inspects it again, and can find nothing the matter. It eats with the nicked ear toward you. On its way out the tail touches your leg, or the air beside it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time. {name} eats, no happier than before, there being no room, and sits down beside you. Something lies across your foot. The cat lives beside you. The tail, since today, lives with you.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put down the dish and go about your business. {name} eats, comes and sits beside the stove, then beside the table, then beside the chair. By chance these are all things that you are beside.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} walks round the meal, looks at it, walks round the other way and looks again. It is all there, like the last one. It eats. Afterwards it lies down beside your coat, as it does, except that one paw is on the sleeve.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old, its chin already floury and its eyes still shut. It sniffs the meal, sniffs it once more, and eats, conceding nothing. Then it crawls all the way off your hand in order to lie beside your hand.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}, hours old, inspects its meal, which is on time, from the left, then from the right, and eats it with joy. Then it inspects you from the left, and falls over on the way to the right.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats, on time, pleased to the whiskers, and sits down beside you, as it does. Then it moves over, as if for the view, until it is sitting with you. It looks hard at the wall.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats straight off, nicked ear slack, no inspection of any kind. Somewhere near the bottom it notices this, freezes, walks right round the dish in case you were watching, and comes back for the rest.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} inspects the meal. You wait for it to inspect the meal again, but it is eating. It looks up, white chin, caught. There is no taking that back, so it climbs into your lap as if it had been in the lease.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, {name} looks at the dish twice, having been too surprised the first time. It eats it all, down to its floury chin. Then it moves in next door to you, an arm’s length off, and looks straight ahead.',
          when: ['baby'],
        },
        {
          text: '{name} inspects the dish from the front, then from the back, and accepts it: {streak} paid on time. You may stay on. It eats to the last crumb and sits down beside you, facing the way you are facing.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put down the dish without a word, {name} empties it without a glance, and you both go to the sofa. It looks hard at the cushion next to the one it wants. You move over. Nothing has been said.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it up. With that you have been on time for {streak}. It looks you over from the front, and goes round to look you over from the back. Nothing is signed. It is only viewing the property.',
          when: ['baby'],
        },
        {
          text: '{name} walks round the dish to see whether it has another side. It has. It eats that one first, and then the front. It tries to wash the white off its chin, and finds that it is the chin.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and takes you upstairs, by walking in front as though it were alone. There is a moth on the third step, laid out straight. It is the rent. It has never let you see it paid.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You have a saucer and {name} has a saucer, and you finish at the same time, as old couples do who have given up talking. It looks at yours. It passes you its own to wash, one inch.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} waits until you are out of the kitchen, and you hear it eat, all of it, with rests. When you look in it has its face in the corner, and the smoke-brown back is shaking. Bring medicine. Leave it there.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} used to go round the dish before it ate, then round you. After {streak} on time it goes round neither. It just eats up, with its back to the pair of you, like anyone at home.',
        '{name} eats it all and goes out. You have paid on time for {streak} meals together, and some change must be due, for on the stair, when you come by, somebody has left you a bottle top.',
        {
          text: 'The rent has been on time {streak} meals in a row. {name} eats it without looking up, and then wipes its floured chin along your ankle, once each side, like somebody signing for another year.',
          when: ['well'],
        },
        {
          text: '{name} accepts the meal as rent, and eats. The last {streak} have all been on time, and lately it leaves you the warm half of the chair. It still lives beside you. But by less.',
          when: ['well'],
        },
      ],
      early: [
        '{name} goes round the dish, takes a sample from the back, and leaves the bulk of it for you to keep. It is not rent day. It would be as well to call again at {opens}.',
        'You have come before your time, and {name} nibbles at a corner while it thinks what you may be after. It finds no reason. It goes and looks out of the pane next to the door. Try it at {opens}.',
      ],
      late: [
        '{name} eats what came late, and then looks you over, front and back, like something sent up from the shop. It does it a second time. Before this, once had been enough. It keeps to its own half of the floor.',
        'At your step {name} gets up from beside the dish, where it has not been waiting, and there is a dent in the mat. It eats up. It smooths out the dent with one paw, and goes next door.',
        {
          text: 'The rent is late. {name} inspects it twice, finds it good, and eats in excellent spirits. Then it sits down beside you, as it always does, one floorboard further along than it always does.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} inspects the dish, walks once round you, and inspects the dish again, in case the lateness is still in it somewhere. It eats. One piece is left on the rim, squarely, as change.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with its tail up, gives the empty dish its two looks, and drops a bottle cap in it. That is paid, then. Nobody in this house is to say that it owes you anything.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The rent is late. {name} eats it, leaning on the wall for the second half, and then goes to lie beside the door instead of beside you. It is weak. Bring medicine, put it down and step back.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Too weak to walk away from you, {name} eats what came so late, its floury chin on the rim, and draws its tail in from your side. That much it can still move. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had lately been living beside you at a distance of one hand. You are late. It eats very happily, washes the nicked ear, and goes on living beside you, at two.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} inspects the late meal twice, as it inspects everything, and eats with its tail straight up for pleasure. Then it inspects you twice. It had got you down to once.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has owned you for a few hours, and you are late already. It eats every bit with its one nicked ear flat, and then moves off by its own whole length. That is four inches. Do not make it five.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is a few hours old and inspects its late meal twice, all round, before it eats. Then it inspects you, once, and turns away. It does not think a second look is needed. Come sooner, and earn one.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} comes at once, eats at once, and sits down beside you, as agreed. Between the two of you there is a gap the width of one paw. It was not there before. It inspects the gap, and leaves it.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The rent is late, and {name} eats it all, gives you a look, and then the second look, and gets up beside you after all, and sits on the page you wanted. You can wait a little for that.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The dish is late, and {name} is found looking at the wall beside the clock. It eats the lot. Then it sits in the next room with the door wide open, so that you can see it is not here.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what it can, late as it is, and lays its white chin down in the dish beside the rest. The nicked ear does not turn when you speak. It has no remark to make about the time. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lets the late dish stand until it has smelt your hand for reasons. It finds none. It eats it all, the nicked ear back, and moves its sleeping place by the width of one stair, upwards.',
          when: ['wary'],
        },
        {
          text: 'You are late, and {name} eats up and takes its own end of the sofa, leaving between you the width of one more cat. After a while it stretches out a hind foot, and most of that width is gone.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} gave you notice somewhere in those {hours} hours. It lies with its head to the door, its coat gone flat, and eats everything, as people eat at a station. Be on time from now on, and it may unpack.',
        'The room beside yours is where {name} lives, and for {hours} hours nobody was in yours. It eats all there is, and the green eyes, so pale now, go to the door whenever you shift. Stay, and be on time.',
        {
          text: '{name} inspects the meal twice, as it does all rent. This rent is {alone} behind. It eats it. Then it goes through the house, room by room, looking at the walls like someone about to give notice.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lives beside you, and for {alone} there was nobody to live beside. It eats, dips its white chin, wipes it, and takes its nap along to the far end of the hall. It lives there now.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} inspects every favour twice. After {alone} it does not inspect this one at all. It eats lying down, with its pale green eyes on you and not on the food. It is you that it inspects. Stay, and be on time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} has lived beside an empty chair. That is where it lies. It eats there, weakly, nicked ear flat. You sit down in the chair, and it drags itself out from beside it. Stay in the chair.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} goes to the dish in a straight line, and had never done that before. It eats lying down. When you bend to help, it draws in its feet, its tail, its chin, until there is nothing left for you to be beside.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The white on its chin has gone down into the cheeks. {name} eats what you have brought, slowly, and does not look at it first. It looks at you afterwards, twice, with nothing in the eyes at all.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats all of it, and the nicked ear, which had begun to turn your way, lies flat. It walks past the rug you have shared. It lies on the bare boards beside the front door, where the people before you left.',
          when: ['warming'],
        },
        {
          text: 'You hold out the dish at last. {name} looks at it, and at you, and then goes right round you, as it did in its first days, and right round again. Then it eats. You had been taken as read.',
          when: ['trusting'],
        },
        {
          text: '{name} does not inspect the dish. It eats what there is, quickly, with its shoulder to the wall and the nicked ear flat. When it has done it looks over the door, the latch and the sill, twice.',
          when: ['wary', 'well'],
        },
        {
          text: 'Ever since it has lived here {name} has looked at each favour twice. It looks at this one once, and eats, because it must. Then it goes and lies down in the passage, where it is beside nobody.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} looks at the dish for as long as it takes you to go away from it. Then it eats. It has gone over the meal twice, and over you twice. It goes up to the top stair, and lies there facing down.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} inspects nothing. It eats what there is, lying against the dish, white chin on the rim. You put out your hand, and the nicked ear goes flat. It lives beside you. You were not there.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} inspects nothing. It eats it all, whatever it may be and whoever it is from, and that is not like it. It goes under the chair and turns its face away. Do not be late again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} inspects the dish twice, finds everything as described, and walks off. It is fully let. It sits down in the corridor with its floury chin on its chest. There may be a vacancy at {opens}.',
        'There is dinner in the dish and dinner in {name}, and it sees no point in moving it from one to the other. It scratches round the rim, as one covers over furniture, and will see you at {opens}.',
      ],
      ill: [
        '{name} eats a little from the front of the dish. It means to go round to the other side and doesn’t. You turn the dish for it, and it eats a little there. It is ill. Medicine next.',
        'Not looking at you, {name} takes some of it, slowly, off the edge. Its chin is wet and it has not wiped it. You wipe it, not looking either. It is ill. Next give it medicine.',
      ],
      loved: [
        '{name} inspected it once, and there was no second time. It was {item}. It eats the whole of it with its eyes shut, and on coming to itself looks about for who might have seen, and that is you.',
        '“{item},” you say, to the jug, and {name}, which was only passing, passes no further. It leaves the dish clean, and sits beside you for a while looking well disposed towards the jug.',
        {
          text: 'It is {item}, on time. {name} inspects, and eats. You wait for the second inspection, since there are always two. It looks up at you with pale green eyes, chewing. There does not seem to be one.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and sits down beside you, leaving a gap of one cat. It washes the flour-white chin and looks straight ahead, content. The gap used to be two cats.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring {item} on time and are inspected: dish, hands, dish, hands. Then {name} eats, floury chin going, and purrs. You sit down. The purr stops. You get up. It goes on.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} moves the dish one yard from where you put it, since beside is not with. It is {item}, on time, and it eats with its eyes closing for love. The nicked ear stays turned to you, like a chair against a door.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring {item}, on time, and {name} takes it as rent, and eats. Then it sits down beside you, and shifts its hip over an inch, and another, until beside is no longer quite the word.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, on time, to the end. Then it comes and wipes its floury chin along your sleeve, the left side and the right. It has only ever done that to its own furniture.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'Three strokes of the paw on this side, three on that: {name} is burying it in the kitchen floor. The deceased was {item}. It would rather have had tuna.',
        '{item}. {name} eats round it with great exactness, both sides and the back, and leaves it standing like a wardrobe in an empty house. Chicken, another time.',
      ],
      harmful: [
        '{name} inspected it twice, as it always does, and found no fault, and it was {item}. Now it has shut itself up over the pain like a fist. It will not say. Never put that before it again.',
        '{name} has gone out of the kitchen and got no further than the mat. It lies there with its white chin wet and the green of its eyes thin. It was {item}. It took your word. Keep that from it.',
        {
          text: '{name} inspected it twice, and then took your word. Now it lies unfolded on the cold tiles with its mouth wet, and cannot make the loaf. That was {item}. Keep it out of the house.',
          when: ['item'],
        },
        {
          text: 'The chin is wet and shaking, and the pale green eyes have gone to slits. It was {item}, and {name} had it from your own hand. Never offer it again. Water now, and sit near, not close.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You and {name} are not playing. You happen to run past, and it happens to come out from behind the coal box at your ankles. You happen to run past again. It is flat to the floor, and trembling not to play.',
        'You show {name} an empty hand. It inspects the palm. You turn it over, and it inspects the back. You turn it faster, and it is up on its hind legs, boxing, and both sides are found to be excellent.',
        {
          text: '{name} plays beside you rather than with you: the same game, a yard apart, yours over here and its own over there. It is having the better time. If you look, it stops.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} inspects your offer of a game, goes away, and returns to inspect it again. Then it is all over the room, flour flying off its chin. Afterwards it comes halfway back, to see whether there was anything to sign.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays beside you rather than with you. You both go for the same thing at the same time from the same side, and its shoulder, for the whole of the game, happens to be against your arm.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has forgotten itself, nicked ear inside out. It remembers, sits down, and washes a paw. You wait. One pale green eye comes up over the paw, to ask if you are busy.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} inspects the game once. Only once. Then it is up the curtain and over your shoulders with its nicked ear flat. It ends beside you, washing, as if it had just come in.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} catches your hand, claws in. It inspects the front, it inspects the back, and it lays its floury chin down on top. That is rent. It is paying you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You scratch with one nail under the newspaper, and {name} looks at the teapot. You scratch again. No teapot was ever looked at so hard. Then the cat goes off sideways, like a trap, and has your hand, and the news.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You draw a bootlace over the floor, and {name} ignores it going by, and ignores it coming back, until its hind end starts to wag. It springs, lands well past it, and looks as if that was where it was going.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You let a crumpled receipt fall on your way past {name}, and go out. From the hall you hear skidding, up the room and back. You look in. There is a cat sitting, and no receipt at all.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You creep along one side of the sofa and {name} along the other. It looks over the top. It has not looked over for anyone before. You duck, there is a thump, and a floury chin comes down to find you.',
          when: ['warming'],
        },
        {
          text: 'You put a box over your head, and {name} regards it coldly from outside. Then it wants to see the inside. There is a scuffle. You sit in there together, nose to nose, and it is looking straight at you, for once.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is as happy as it means to be, and has told no one. You wave and hop. It inspects the hop, asks by a look to have it repeated, and accepts both towards something you owe.',
        'You get up a game, and {name}, which has never been better, watches you over its floury chin like somebody with a good seat. Presently it puts out a paw, touches the game, and puts the paw back.',
        {
          text: '{name} inspects your game twice, finds nothing wrong with it, and plays in high spirits, the same ones it was in already. At the end it accepts the game as rent. Rent does not include the cat.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play on the rug, and {name} plays too, blissful as before, at the other end of it. It does all that you do, with great spirit, beside you rather than with you. You shift up an inch. It shifts up one as well.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} wants nothing, and is purring about it. It puts a paw on your toy to stop it fidgeting. The paw’s other half has come down on your finger. It inspects that, and can see no reason to move.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is as comfortable as the house allows, and your game is surplus. It looks at the cushion, and at the place beside the cushion. You put the game down and sit there. Everything is now where it belongs.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is thoroughly enjoying the banister and does not need company for it. You play below. It watches a spot on the wall just beside you, its nicked ear turned to the wall on the other side.',
          when: ['wary'],
        },
        {
          text: '{name} has had fun enough, next door, on its own account. But you are down on the carpet, so it comes and happens to be chased. It lets you win. It looks away while you are pleased.',
          when: ['trusting'],
        },
        {
          text: '{name} is already as content as a loaf can be. It puts out one paw and taps, to keep you company, and then lays the paw on your wrist. You may stop now. You may not take the wrist away.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} has a bottle top, a patch of floor and nothing to wish for, when you lie down flat with your chin on the boards. It considers you. It bats the bottle top across, to your side. It is a joint tenancy.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You flick the bottle top, and {name} does not look at the wall beside it, or at anything. It has gone in behind its own eyes and drawn them to. See first to what it needs.',
        '{name} lets your string lie across its paws, unexamined on either side. It asks for nothing, and that is all the asking there will be. Do not play. Find what it needs, and see to that.',
        {
          text: 'A toy rolls up to the gap behind the washing machine and stops. {name} is in there with hot ears, and does not reach. Take it away, and bring medicine.',
          when: ['ill'],
        },
        {
          text: '{name} pounces, has it, tries it with its back teeth, in earnest, and looks at you round the side of it, hoping to be told that it is food. It is not. Bring some that is.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} is in the next room, since you said “{item}” and came away, and there is a great noise. You do not look. In a while it comes in, very slow and smooth, and has fluff on its nose.',
        'You say it to the fender, “{item},” and {name} looks at the scuttle, and at everything to either side, and the hind end is wagging. Then it forgets itself. You have seldom seen it so thoroughly forgotten.',
        {
          text: '{name} inspects {item} twice, and you twice. Then it plays until its chin has lost all its flour. It is satisfied about {item}. You are to be gone over again.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, and {name} is carried away, twice round the table, chin flying. It sees that you saw. It comes back, goes twice round the table at a walk, and sits down on the far side, where it had meant to.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} looks at the lamp beside it, being above such things. Its hind end is already wriggling. You look at the lamp too. The whole cat lands in your lap, and is as surprised as you.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} beside you rather than with you, a yard off, facing the same way. Then it misses its footing and rolls against your leg. It gets up, goes back a yard, and does it again, slower.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} has looked it over twice for strings. There is one, and your hand is at the end. It bats it for a good while, and follows it up by inches, and sniffs the hand. It finds that in order.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} takes a warm interest in the table leg next to it. The thing itself was {item}. A cardboard box would do, or that paper bag.',
        '{item}. {name} sits down on it, and so it is over. There is a bottle cap under the stove, if anyone can reach.',
      ],
      harmful: [
        '{name} has gone up on top of the wardrobe and holds one paw clear of the wood. It does not make it look meant. That was {item}. Put it out of the house.',
        'It was in its mouth before you saw what it was: {item}. {name} swallows and swallows with its head low. Take that away for good, and keep close.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}, all but the chin, which will not come any whiter. The dirt comes out of the brown like smoke. It looks the water over when you have done, then the other side of the water, and takes delivery.',
        '{name} does not hold with being washed by others, and holds still for it. The grime lets go. When you get to the paws it lends you one, and takes that back, and having examined it lends you the next.',
        {
          text: 'You wash {name} until the chin is flour-white again and the water is not. It inspects the result twice. It will take it as rent. Then it goes to live beside somebody else until it is dry.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt comes off, and under it is the same smoke-brown cat with the same look. {name} sits down where you can see it, and washes everything you have washed, from the beginning.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} stands in the basin looking at the towel rail, and you wash it. The smoke comes off and there is brown under it. When you come to the nicked ear it holds it out to you, flat, like a thing for mending.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} bears being washed. Then it sits down where you can see it and washes all of it again, from the tail up. It leaves out the nicked ear. You have done that one properly, it would seem.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name}, and it is not there. It has gone somewhere behind its eyes and left you the coat to see to. The dirt comes off. When you put down the cloth it comes back, and looks the work over.',
          when: ['wary'],
        },
        {
          text: '{name} stands in the water with its floury chin on your wrist, and the dirt leaves it, and it looks at the wall. When you get to the nicked ear it turns its head, the right way. You use one fingertip.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You wipe {name}, and it lets you find out for yourself that there is nothing there. You show it the cloth. It inspects one side, then the other, and gives you a receipt, in the form of a short look.',
        'It was clean before you came, {name} conveys, by going limp and looking at the sink. You brush on. When you have finished it stays sitting under the brush, by an oversight.',
        {
          text: '{name} was clean when you began. When you have finished it takes a seat by the window and washes off the washing, from the nicked ear down, in case you wish to see how it is done.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, who was clean. It inspects the favour twice, finds no use in it, and gives it back: one shake, all of the water. It has not been accepted as rent.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, who was clean. It lets you do the left side and looks at it. It sees no difference. It looks at you, dries that side with its tongue, and takes the right side away, dry.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is nothing to wash off but the flour on its chin, and that does not come. {name} lets you try. You try again. It shuts its eyes and lifts the chin higher, so that you may keep on not succeeding.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You brush {name}, and the brush stays as it was. It inspects it on both sides, lies down again in the same place, and looks at the lamp. One hears a purr. One is asked not to go into whose.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is {item}, and {name} goes away behind its eyes, as always, and then comes back to see what that was. It stays for the rest. It turns its floury chin up, by way of a signature.',
        '{name} has a clause against being washed, but it makes no mention of {item}. It reads it through again in its head, while you do the back and the paws. By the time it has found nothing it is done.',
        {
          text: 'For {item} {name} stops living beside you and, for as long as it lasts, lives on you. The smoke-brown is clean to the last hair. Then it gets down, stretches, and goes back next door.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} puts up with it in a loaf, then in half a loaf, then in something spread out flat. Afterwards it looks at you, shuts itself up again, and dares you to have noticed.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} leaves over your arm and under the bath, like something poured: {item}. You have one wet half of a cat. For the other try a damp cloth.',
        '{item}. {name} sits it out with its eyes on the nail where the comb hangs.',
      ],
      harmful: [
        'It stings, and {name} does not say so. It licks the place, which makes it worse. That was {item}. Rinse it off with plain water, and keep it away.',
        '{item}. The skin is red under the smoke-brown, and {name} sits in the dry bath with its face to the plug. Plain water, softly, and throw the other out.',
      ],
    },
    medicine: {
      wanted: [
        'It goes down, and {name} goes under the table by itself to see whether it works. You wait where you are. A good while after, a cat comes out, walks round behind your chair, and sits. It works a little.',
        '{name} smells the medicine, looks away, smells it again, and takes it. No charge is made for this on either side. Soon it breathes more as it ought to. It has folded itself up, with you just outside the fold.',
        {
          text: '{name} smells the medicine, walks off, returns, smells it again and takes it, with its eyes on yours. After a while the nicked ear comes up. It starts to wash, which it had given up doing, and begins where you held it.',
          when: ['wary'],
        },
        {
          text: 'Every favour is inspected twice. The medicine gets into {name} after the first inspection, and does its good. The second is held now, on you, from under the chair, with one nicked ear showing.',
          when: ['wary'],
        },
        {
          text: '{name} sniffs at what you hold, once, and opens its mouth without the second look. It is over. It lies in the crook of your arm, looking past you, and all its weight has come in with it.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows the medicine, and does not hold it against you. A little later its breath is slower, and the white chin comes down, not on your hand, but on the sleeve next to it. Stay. It will need another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} sniffs the spoon, goes away, comes back, sniffs it again and takes it. It was in perfect health both times. It accepts the dose as a kind of deposit. Keep the bottle for when one is called for.',
        'You dose {name}, and it swallows and looks at the wall beside you, waiting to be told what for. There was nothing the matter on the premises. Hold on to the rest of it until something leaks.',
      ],
      loved: [
        '{name} inspects the offer, goes round behind it, and it is {item}. It accepts. It holds still for the whole of it, looking at the wall beside you, and would consider a regular arrangement.',
        'It was not for its medicine that {name} came into the room. It just happened to be near. It was {item}, and it is over, and a small smoke-brown cat is still standing there, as if by chance.',
        {
          text: '{name}’s first inspection finds the medicine. Its second finds that it is {item}. It goes by the second, eats, and lets it help. The floury chin comes up. You are paid to the end of the month.',
          when: ['item'],
        },
        {
          text: 'You have brought {item}, with the medicine in it. {name} eats with its back to you, so that you shall not see how much it likes this. The nicked ear goes round and round. It helps.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} froths a little, like a saucepan, and goes backwards as far as the door: {item}. Some of it is in. Something with less taste would all be in.',
        '{item}. You find half of it on your sleeve, and {name} looking closely at the other sleeve. A paste might be got past it.',
      ],
      harmful: [
        '{name} took it, since it was served in this house. Now its gums are the wrong colour. That was {item}. Never give it again. Keep by it, and fetch what is right.',
        '{item}. {name} has walked into the very wall it was looking at. Put the packet where no cat lives. It should not be left alone.',
      ],
    },
    discipline: {
      wanted: [
        'You clap your hands, softly, and {name} leaves the curtains as they are. It had only wished to see the back of them. It goes along the wall, and the gap it keeps from you is wider by one tile.',
        '“Not the sofa arm,” you say, and {name} looks at its own claws, as if a neighbour had left them with it. It takes them away. For a while it sits in the hall, and lives beside the coat stand.',
        {
          text: 'You explain about the butter. {name} looks at the jug beside it the whole time, and understands. It had been living on the near end of the sofa. It lives on the far end now, with its loaf shut.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hears you out. It takes its paw from your plate, looks at the paw, and puts it underneath. Later it comes to your chair as ever, goes round it twice, and sits down outside, by the leg.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, and {name} gets down from the counter, as though it had been about to. It will not go up again. It sits down behind the table leg, which does not hide it, and looks the other way.',
          when: ['from_child'],
        },
        {
          text: 'You only shut the door, the one it had been opening and opening, and {name} understands. It sits down on the other side. After a time a smoke-brown paw comes in underneath, and lies there, flat, with its claws away.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Not on the bread board,” you say, and {name} is on the chair next to the bread board, where it always is, looking at the bread board. It hears you out. You have read it a clause that it had signed.',
        'You go through the rules, and {name} sits folded up and lets you, like a tenant who knows the lease by heart. At the end it blinks. You have forgotten the part about the curtains, and it will not remind you.',
      ],
      bad_time: [
        'You scold, and {name} does not leave the room. That alone should tell you. It sits in front of you in a heap and looks at the chair leg, next to what it wants. See to what it wants. Teach it later.',
        '{name} came over to your side of the house, on no business, and that should have told you something. You scolded it. It looks down at the line it has crossed. Ask what it came for first. The rule will keep.',
        {
          text: '{name} inspects your lesson in manners twice. Then it scrapes at the floor in front of you, three neat strokes, as it does beside its tray, and goes to sit where you are not.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} looks up at you with its floury chin on its paws for the whole of the lesson, so attentively that you are pleased. When you stop, it blinks, gets up, and checks that the door still opens.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had been living beside you. You scold, and it moves out, as far as the coal shed, taking nothing with it but the nicked ear laid flat. It lives beside the coal now. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You use {item}, and {name} can find no breach of terms. It steps off the keyboard. It does not look at you, nor next to you, and goes to spend some time in the far wing, which is the bathroom.',
        '{name} takes {item} for what it is, fair notice. It puts away its claws and leaves the chair its stuffing. It will still come by later on, on other business. It will be a little later than usual.',
        {
          text: '{name} learns by {item} to keep off the table. It goes over the terms twice, finds that they are fair, and gets down. Then it sits on the chair beside the table, level with your plate, as agreed.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} does leave the counter, by way of the butter. A plain no would have been enough.',
        '{name} gives it up by stages, one room at a time, the tail last out of each. It objects to the manner: {item}. It would have gone for a shut door.',
      ],
      harmful: [
        'Right at the back under the bed are two green eyes, and they are not looking beside you. That was {item}. Never again. Sit down on the floor, and let it be long.',
        '{item}. All that {name} has learned from it is what you can do. It crosses the hall along the wall now. Leave that off for good, and give it time.',
      ],
    },
    sleep: {
      wanted: [
        'You turn back the blanket and look the other way, and {name} gets up on it, goes round it twice, and finds no fault. It folds itself up. The eyes stay open a crack, like a door on a chain.',
        '{name} will not lie where you have put it, and when you have put it elsewhere goes and lies where you put it first. It rests there, chin down. You find it best to have no opinion.',
        {
          text: '{name} lives beside you, and sleeps beside where you put it, eleven inches to the left. It sleeps long, and gets up a new cat. The place that you had chosen does not have a hair on it.',
          when: ['wary'],
        },
        {
          text: '{name} gets out of where you put it, inspects it from the left, inspects it from the right, and gets in again with its back to you. It sleeps till its chin drops. The sleep has been accepted. You are still being inspected.',
          when: ['wary'],
        },
        {
          text: '{name} comes by on other business, lies down under your hand, and sleeps before the business is mentioned. The nicked ear goes last. It twitches once at your breath, knows whose it is, and turns down like a page corner.',
          when: ['trusting'],
        },
      ],
      little: [
        'You make up a bed for {name}, and it lies down beside it, to compare. Then it lies on it. Then beside it once more. It has slept already. It gets up, and the bed has been viewed.',
        '“Bed,” you say, and {name} folds itself into a loaf where it stands, with both pale green eyes open. That is all the bed that will be done. You go out, and you hear something bat a bottle top.',
        {
          text: '{name} has slept already, on your ironing, and is pleased with life. It sits where you laid it until the door is nearly shut. Then a paw comes through the crack and opens it to the width it was.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed. It gets out on the far side, cheerful and wide awake, and sits down next to it, one inch further off than your arm is long. It lives beside things. Let it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You lay {name} down and it is not tired. It looks at the place beside it until you lie down there. Then it sits up on your chest in a loaf, wide awake, and sees to it that you sleep.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You lay {name} on the bed, broad awake, and it stays there. It faces the wall, and after a moment backs up until it is touching you. It will see you off to sleep, if that is what this is about.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You mention {item}, as though to yourself, and {name} has gone to bed at once. It takes two turns about, both satisfactory, and sleeps, with you shut out and the door ajar.',
        '{name} inspects bedtime for the catch, and there is only {item}. It lies down so firmly, all tucked in and sealed, that one would need a court order, and before you are out of the room it snores.',
        {
          text: 'It is {item}, and {name} goes round it, and goes round again, and each time the circle is smaller. The third is so small that it is lying down. The chin drops. One eye thanks the lamp beside you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies down alongside with one paw over the edge, to show willing: {item}. The laundry basket is in the hall, should anyone think of it.',
        '{item}. {name} tries it with a foot, finds that it goes on too far, and turns in on the ironing.',
      ],
      harmful: [
        'That was no place to lie: {item}. {name} gets up stiff and stands about in the hall as if it had been put out. Take it away, and let it have the windowsill.',
        '{item}. {name} comes from it with its eyes running and sits at the far side of the door. Air the room, and do not use that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on your side, and {name} sits down on its own. Nothing is arranged. A fly goes over the border, both of you follow it with your eyes, and when it has gone your eyes have met.',
        'You sit where you sit, and {name} lies where it lies. Some time in the quiet it gets up, goes round the back of your chair, and lies down again on the other side. It is the side with your hand.',
        {
          text: 'You sit, and {name} sits, a chair’s width off, facing the other way. By and by you hear it sigh. You look down. It has not moved, but the tail, as if it were nobody’s, lies across your foot.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} lives beside you for a while, flank to flank. Then it looks left and right for witnesses, finds none, and climbs into your lap, where it lives for the rest of the sitting.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit beside {name}, or it beside you, that has never been settled. Your hand lies on the floor. It does not look at the hand. It lays its floury chin next to it, and then, having inspected that, on it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} sits beside you, not with you, and you both look at the same bit of wall. Some time later its shoulder is against your arm. Nobody moved, as far as either of you will ever say.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} inspects your knee, goes away, and inspects it a second time. It must have passed. It is not taken up at once. A white chin is laid on it, as one leaves a hat on a seat.',
          when: ['warming'],
        },
        '{name} treads your sleeve, left foot, right foot, with its eyes shut, the way it does when it thinks of something good. It may be {loved}.',
        '{name} sits where it can see the door and you together. Once it watched that door alone for {wait}. It looks at the door less now.',
      ],
      little: [
        '{name} has been sat with. It goes over to the sill, to let you off. Come again when the sun has reached the other wall.',
        'So much sitting down within the hour, and {name} begins to wonder what you are after. Go about your business. It will be in the middle of the hall.',
      ],
      ill: [
        'You lie down on the floor by the washing machine and look at the pipe. A paw comes out and is put on your sleeve. Stay, and then bring what it needs.',
        '{name} lets you sit right up against it and does not move one room on. Company first, and straight afterwards whatever it is short of.',
        {
          text: 'You put your arm in behind the washing machine and leave it there. {name} looks at the pipe. After a while the hot chin is laid in your palm, flour side down. It can stay. Bring the medicine in the other hand.',
          when: ['ill'],
        },
        {
          text: 'You sit down by the empty dish, and {name} gets up on your knee, straight, without other business, and looks into your sleeves. It is glad of you. It had thought that you might be carrying something. Feed it.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps at the other end of the bench, its back to you, and you have sat down at yours. Asleep, it slides, little by little, down the middle. That would be the slope. The bench is quite level.',
        'You sit beside {name}, which is asleep and can’t be asked. The nicked ear, the one that it lets nobody near, is lying against your sleeve. You do not move the sleeve. You have it on good terms.',
      ],
      shy: [
        'You sit at one end of the landing, and at the other {name} presents its back, well shut. Neither of you has any business here. You stay on, having none. So does the back.',
        'You sit down in your room, and {name} lies in the next, where a mirror stands by the door. It can see you in that, and you can see it. Nobody need say who has been looking at whom.',
        {
          text: '{name} is happy at its end of the room, and you sit down at yours and stay. After a time one ear comes round to you. It is the nicked one. It is not risking the good one yet. Sit still.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down by the far wall and want nothing. {name} walks past, in a good mood, on its way somewhere else. There is nothing over there. It will have to come back this way. Stay where you are.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit, and {name} sits too, at the other end of the room, and does not look round. A long time goes by. You would swear that it has not moved. But the nicked ear has, and it is pointing at you.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the stairs, and {name} has business higher up, and passes you, hugging the banisters. Soon it has business below. It passes you again, and this time it leaves the banisters some room.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and has inspected one of its paws. It is about to begin on the next when it sees you, across the room. It inspects you too, from there. You keep still for the second time.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'tuna flakes':
        'You open the tin, and {name}, which is two rooms off on other business, is standing in the lid. It looks hard at the bread bin. Tuna flakes go down it one by one, and then the fork, both sides.',
      'chicken pate':
        'The slice of chicken pate stands up square with the marks of the tin on it. {name} goes round the back, finds the same marks there, and takes it down from behind, course by course, like somebody removing a wall.',
      'dry cat kibble':
        'Dry cat kibble rings into the dish, and {name} sits through it, studying the mop. Then each piece is fished over the rim with one claw, chased as far as your shoe, and eaten there, at rest.',
      'sardines in water':
        '{name} drinks the water first, with its floury chin just above the level, and the sardines come up like roofs after a flood. It eats them, tails last, and for the rest of the day it looks next to your hands.',
      'turkey slices':
        'You lay out two turkey slices, one on the other. {name} looks at the plate beside them, hooks the top one off to see whether anything was kept from it, and eats the bottom one first.',
      'cat grass':
        'You set down the pot of cat grass, and {name} walks past it to the wall. On the way back it has a blade hanging from its mouth, like a landlord’s straw, and is chewing at the curtains.',
      'wet cat food':
        'A spoonful of wet cat food keeps the shape of the spoon. {name} gives it one tap, sees it shiver, looks at the clock, and then eats with such a will that the dish is walked to the back door.',
    },
    play: {
      'cardboard box':
        'You put the cardboard box down for a moment to look for the scissors. {name} was passing. You come back to a loaf, and when your hand goes near the flap a paw signs for it.',
      'paper bag':
        'The paper bag stands open in the hall. {name} goes by it, and by it, and the third time by way of it. It comes out at the bottom, where there had been no opening, looking at a hinge.',
      'bottle cap':
        'You flick the bottle cap, and it sings across the tiles with {name} sidelong after it, round the bath and back. At the end {name} sits down on it. It will be needed for the stair.',
      'crumpled receipt':
        'You crumple the receipt, and one ear turns, the one with the nick. {name} lets it land. It waits until you have looked away, and then the whole kitchen is skated, twice, on one small ball of paper and four feet.',
      'catnip mouse':
        '{name} looks past the catnip mouse to the skirting board. Then a cheek falls on it, the rest follows, and it lies with its white chin to the ceiling and the mouse in its elbow, seeing no wall anywhere.',
      'ping pong ball':
        'You drop the ping pong ball in the empty bath, and {name} drops in after it. The noise goes round and round. You look over the rim, and it sits there with something white under one foot, admiring the taps.',
    },
    clean: {
      'fresh litter':
        'You pour out fresh litter and smooth it with your hand. {name} gets in while you are still pouring, digs thoroughly, down to the tin, and steps out to show you the mess you had left it in.',
      'damp washcloth':
        'The damp washcloth goes over its ears, and {name} fixes the soap. When you come to the nose it sneezes, sits through the sneeze, and puts its face back into the cloth a little to one side of where it was.',
      'lint roller':
        'You run the lint roller down {name} once and hold up what came off: a smoke-brown strip, complete. It smells that over, sees the likeness, and turns to present the side that has not been copied.',
      'flea comb':
        'Tick, tick goes the flea comb along its spine, and {name} looks at the doorknob. At the root of the tail the whole back end rises by itself to meet you. {name} looks round, to see who raised it.',
      'nail trim':
        'One foot is lent to you at a time, at arm’s length, for the nail trim. {name} gazes at the other wall. Snip, and the bit flies off, and the foot comes down on it at once and keeps it.',
      'chin wipe':
        '{name} lifts its face to the chin wipe as a customer does to a barber, eyes on the cornice. Off comes the gravy. Underneath, the flour is all there, and it holds the chin up longer than you need.',
    },
    sleep: {
      'sunny windowsill':
        'You move the geranium and lift {name} up after it. It lies down along the sunny windowsill, feet under, chin on the frame, and turns over in an hour so that the other side should be done as well.',
      'laundry basket':
        'The laundry basket is warm from the line. {name} steps over the edge, treads down your best shirt, and goes in until the sheets close on it. A nicked ear is left out, by way of a handle.',
      'airing cupboard':
        'You open the airing cupboard for a towel, and {name} is between the towels already, folded in three like the rest. You take the one above it. It shifts up by that much and shuts its eyes.',
      'radiator shelf':
        'Up on the radiator shelf {name} lets everything hang: four feet, the tail, the white chin over the edge. The pipes knock. One foot comes in, is put away, and slides out again with the heat.',
      'folded jumper':
        'You folded the jumper and turned to the drawer. {name} is on it now, folded as well, and to the same measure, sleeves under. You try for a corner, and it breathes out and gets heavier.',
      'fridge hum':
        '{name} lies down with its back along the fridge and waits. The fridge hum comes on, low, and by and by there are two of them on one note. When the fridge leaves off, the other does not.',
    },
    medicine: {
      'hairball paste':
        'You put the hairball paste on its forefoot and look away. {name} regards the foot, and what somebody has done to it, and since a foot must be clean it licks, with dignity, until there is only foot.',
      'vet checkup':
        'For the vet checkup {name} is on your knee, looking at the scales next to the scales. It lets its ears be read, its chin be lifted, its loaf undone. Then it does itself up again, tighter, against your coat.',
    },
    discipline: {
      'closed door':
        'You shut the pantry. {name} sits down before the closed door and looks at the wall next to it, and goes on, until the wall is known. Then it gets up, and you hear it not go on the counter.',
      'soft hand clap':
        'A soft hand clap, and the paw that was in the butter is in the air. {name} looks at it there. It is brought down on the table, and licked on the way, which you both let pass.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep on your papers, and nothing can be delivered. It wakes at {wakes_at}. You are free to sit beside it, which it will know about.',
      'You hold it out to the loaf, and the loaf goes on breathing. Put it by until {wakes_at}, or sit down and reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It has been up on the windowsill, and down off it sooner than it meant, and up again to show that it did mean.',
      'One day old, and a child: {name} has found the stairs. It has given a great deal of thought to the one next to the third.',
    ],
    teen: [
      '{name} is half grown and would not know you in the street. It has fallen off every piece of furniture there is, with emphasis.',
      'A teen now, {name} sits on what you are doing and looks out of the window, like somebody whose flat this is and whose parents have come to stay.',
    ],
    high_care: [
      '{name} is full grown, a {form}. It gets into the good chair with you already in it and looks at the wall as if there were room.',
      'Grown up, and a {form}: {name} still looks only at what is next to the thing it wants. These days it looks at whatever is next to you.',
    ],
    balanced: [
      'A {form} now, {name} goes out by one window and comes in at another, keeps its own hours, and is in the middle of the hall when you get home.',
      '{name} has grown into a {form}. It sleeps here and takes its meals here. For the rest it has arrangements.',
    ],
    low_care: [
      'Grown, and a {form}: {name} lives along the tops of things. There is a bottle cap on the stair now and then, and no dust on the highest shelf.',
      '{name} became a {form} in the days when it had the place to itself. It looks down, from near the lamp, at the carpet beside you.',
    ],
    rescue: [
      'A grown {form}, {name} goes through the house at dusk and touches every door frame. It knows now that a lease can run out. It sits where it can see your coat.',
      '{name} is full grown, a {form}, with a second nick in it somewhere that does not show. When it falls off things, it looks at you first.',
    ],
  },
  trust: [
    '{name} has come when it was called. It made it look like coincidence. Then it stayed, which is harder to explain.',
    'You touch the nicked ear by mistake, and {name} lets it stay touched. It looks at the wall. You may go on making that mistake.',
    '{name} falls off the windowsill in front of you. It does not do it again to prove anything. It sits down where it fell, and lets you have seen it.',
  ],
  streaks: [
    'Ten meals on time. There is a bottle cap on the third stair, and a second one beside it, squared up to the edge.',
    'Twenty-five in a row. {name} has stopped going round to the back of the dish. You are taken as read.',
    'Fifty. {name} was seen to look straight at the dish before it was down, and has not troubled to deny it.',
    'A hundred meals on time. The lease, {name} lets it be understood, may be renewed.',
  ],
  ages: [
    '{name} is ten days old, and there is hair on everything dark that you own. That is how it signs.',
    'Thirty days. {name} has by now fallen off, or into, all that it means to.',
    'A hundred days, and {name} has moved every loose thing in the house by an inch. They were an inch out.',
    '{name} has been here for a year. It walks through the rooms and looks beside each thing in turn. Nothing is to be changed.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['tuna flakes', 'sardines in water'] },
      wish: '{name} has sat all morning beside the cupboard, admiring the oven gloves. Next to the oven gloves there are tins. It would like the sort with fish in.',
      granted:
        '{name} eats it down to the pattern, and looks at the oven gloves once more, to show that there was no connection.',
    },
    {
      by: { action: 'feed', item: ['cat grass'] },
      wish: 'Somebody has had a corner off the fern, and {name} is looking at the curtain next to it. It would like some cat grass of its own, and no questions.',
      granted: 'It mows the pot level from one side to the other. The fern has been returned to you, less a corner.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: '{name} would like to be given its breakfast in the morning, as it is set out in any decent agreement.',
      granted: 'It was morning, and it was breakfast. {name} goes round the dish and can find nothing to add.',
    },
    {
      by: { action: 'play', item: ['cardboard box'] },
      wish: 'A thing has been delivered next door with a great deal of cardboard round it. {name} does not envy anybody. A box, if one should be standing about, would be gone into.',
      granted:
        'It is too small by half, and {name} is in it, and the corners have begun to give. It is not coming out for the foreseeable future.',
    },
    {
      by: { action: 'play', item: ['bottle cap', 'crumpled receipt'] },
      wish: '{name} is short, as regards the stair. It would like a bottle cap sent across the floor for it, or a crumpled receipt, and then to be left alone with it.',
      granted:
        'It skids the length of the kitchen and is not seen again. The third stair has something on it by night.',
    },
    {
      by: { action: 'play' },
      wish: 'There is a place under the rug where a hand might go. {name} is lying next to that place. It has no plans. Play with it.',
      granted: 'The hand went in under the rug, and so, from the other side, did {name}. Nobody was to blame.',
    },
    {
      by: { action: 'clean', item: ['damp washcloth', 'chin wipe'] },
      wish: '{name} has been in the coal, or in something that has been in the coal, and its chin is letting it down. A damp cloth, from somebody who does not make remarks.',
      granted:
        'White again. {name} carries the chin through all the rooms, a little forward, and looks at the walls on either side.',
    },
    {
      by: { action: 'sleep', item: ['sunny windowsill'], hours: [9, 15] },
      wish: 'There is a geranium on the sill in exactly the place where the sun comes. {name} is looking at the geranium’s neighbour. It would like to be put to bed there while it is day.',
      granted:
        'The geranium has been found other accommodation. {name} lies along the whole sill with its chin over the end.',
    },
    {
      by: { action: 'sleep', item: ['folded jumper', 'laundry basket'] },
      wish: 'You have something clean and folded. {name} would like to be laid to rest on that, rather than on a thing bought for the purpose.',
      granted:
        'By the time you want it back there is a loaf baked into it. {name} can be lifted off, but the hair conveys with the property.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has taken up a position in the hall from which the other half of the hall can be seen, empty. It is only mentioning the half. Sit down in it.',
      granted: 'You sit. {name} looks at the coat stand, and washes the side that is towards you, twice.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'In the evening the lamp makes a round place on the floor with room for two. {name} would be in it in any case. Sit there with it, once it is evening.',
      granted: 'There was room for two. {name} was there in any case.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Anybody may sit down once, by mistake. {name} would like to see it done twice in a day.',
      granted:
        'Twice. {name} falls off the arm of the chair, gets up, and for a moment cannot think why one should do that again.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The rent',
        shape: 'coin',
        text: 'A bottle cap from the third stair, licked until the brewer’s name came off. {name} was in another room at the time.',
      },
      {
        name: 'The receipt',
        shape: 'ticket',
        text: 'Crumpled, chased, flattened again by being slept on. It says paid, and it is not clear by whom.',
      },
      {
        name: 'The cork',
        shape: 'cork',
        text: 'It fell behind the stove and {name} fell after it. Both were brought out, and only one of them had meant to.',
      },
      {
        name: 'The glass that stayed up',
        shape: 'cup',
        text: 'A water glass, tapped some four hundred times, still full. {name} has a respect for it that it has for nobody else.',
      },
      {
        name: 'The spare key',
        shape: 'key',
        text: 'It fits no door in the house. {name} lay next to it for a week before you saw that you were meant to have it.',
      },
    ],
    return: {
      name: 'A grey wing',
      shape: 'feather',
      text: 'Off no moth that comes to lamps here. It was on the third stair the night {name} came back, so that somebody must have been paid.',
    },
    streak: {
      name: 'The spoon',
      shape: 'spoon',
      text: 'The one that the meals come off. {name} was only ever interested in what lay next to it, and now the spoon lies next to {name}.',
    },
    hundred_days: {
      name: 'A button off the good chair',
      shape: 'button',
      text: 'It came out of the upholstery when the dip was finished. {name} has looked past it every day since.',
    },
  },
  release: [
    'The door stands open. {name} looks at the hinge, then steps over the sill as though it had been on its way out in any case. On the third stair it has left everything it owes.',
    '{name} goes once through the rooms, leaves them as found, and is gone by the window. It does not look back at you. It looks back at the tree next to you.',
  ],
  dying: {
    neglect: [
      '{name} died in the exact middle of the hall, where it could not have been missed by anyone coming in.',
      '{name} is dead. It had gone in behind the coats, close against yours, and the house was quiet, and nobody came.',
    ],
    hunger: [
      '{name} is dead. It lies next to the dish, with its face to it at last, and the dish is dry.',
      'There was nothing in the dish, and then there was nobody beside it. {name} died looking at the cupboard and not away.',
    ],
    illness: [
      '{name} died behind the washing machine, where it had gone so as not to be any trouble. The pipe is still warm.',
      '{name} is dead. The nicked ear, which it had left on for the stairs, has folded with the other.',
    ],
    poison: [
      '{name} is dead of what it was given. It went round the back of it first, as it does, and it looked the same from there.',
      'It was served in this house, and {name} took it, and has died. It lies where it fell, and it did not mean to.',
    ],
  },
  returned: [
    'A box in the hall that was empty has a loaf in it. {name} opens one eye and looks at the wall beside you, and you had not known how you missed being looked past.',
    '{name} walks in through a door that was shut, misses the chair, sits down on the floor next to it, and lets that stand. It is back.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small smoke-brown cat with a nick in one ear and a chin as white as flour. It lies folded, as it liked to.',
      '{name} lies here, with its feet put away under it and its white chin down. Step quietly. One ear was always awake.',
      'Here is {name}, who would not look at you, and saw you come from a long way off.',
      'The sun comes to this stone in the afternoon. {name} lies just here, where it would have lain.',
      {
        text: '{name} never came when it was called. It came a little after, and sat down near, and looked the other way. It stayed.',
        when: ['from_child'],
      },
      {
        text: 'Under this stone, folded, lies {name}. There is a chair in some house with a warm place in it still.',
        when: ['grown'],
      },
    ],
    closings: {
      neglect: [
        'It kept to the middle of the hall, and nobody had to step round it.',
        'The house was let with somebody in it, and then there was not.',
      ],
      hunger: ['It looked at the wall beside the dish, and then at the dish.', 'What it was owed did not come.'],
      illness: ['It went one room further on.', 'It made no remark, and the room is quieter for it.'],
      poison: [
        'It went round to the other side first, and could not have known.',
        'It took what the house provided, and that was wrong.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. There is sun on the floor, and you are lying in all of it. Your feet are warm. Somebody is purring and it seems to be you. The person is in the next room with a piece of string. You do not want the string. You could be lying here, like this, if the string should happen to come in. Bring it, person, and let it run.',
      'You are {name}. You have been over the table and along the bath and up the curtain, very fast, and nobody could have caught you. Nobody tried. Your heart is going, your fur is all on end, and everything is good to jump on. Now you would like the person to put a hand down, near you, on the floor. You will do the rest.',
    ],
    content: [
      'You are {name}. The chair is warm and it is yours. The box is yours too. The person may have what is left over. You like the sound of them in the next room, and do not mean to say so. When they look at you, you look at the wall. When they look away, you look at them. You would like it to go on just like this, with them in it, and supper when it is due.',
      'You are {name}. You have lived here {days} days, and the chairs are where they were. You know each stair by its creak, and you know one step from all other steps, and your good ear goes up at it before you can stop it. You do not run to the door. You happen to be near it. Let the person come in and sit down, and leave a hand where you can find it.',
    ],
    bored: [
      'You are {name}. You have been into the rooms, all of them, twice, and the person was in each and did not do anything. The glass is a glass. The tap is shut. You could look at the wall, but you know how it ends. You will not ask. You will only be there, in the way, with your side to them, in a voice of no colour remarking that there is a bottle cap. Let them flick it.',
    ],
    hungry: [
      'You are {name}. There is a dish, and you are not looking at it. You looked before. It is empty, and so are you, all down the middle. You are sitting very upright with your tail round your feet, and you swallow each time a cupboard opens. It was not that cupboard. You would never beg. You would only like the next sound to be a spoon in a tin, and then the person, with the dish.',
    ],
    starving: [
      'You are {name}. You have left off looking at the wall. There is no time for it. You look at the door, the dish, the hands, straight, like a dog, and find that you do not care who sees. You have paid. You put everything on the stair and it is still lying there. Your remarks are down to one. It is short and not dry at all: something to eat, please, now.',
    ],
    sick: [
      'You are {name}. You have moved in behind the machine, where there is a pipe, and nobody need be bothered. Your ears are hot and your own fur is a size too heavy. You have no remarks. It used to be that you stumbled on purpose. If a hand came in here, with the medicine in it and nothing said, you would look the other way and open your mouth.',
    ],
    failing: [
      'You are {name}. You lie where you lay down, and it was not chosen. The floor goes a long way in all directions and there is nothing beside anything. You cannot find the wall. You had thought that one did this alone, and it seems one would rather not. Somebody’s palm would be the right size for a chin. Let them bring the medicine in the other hand, and be quick, and stay.',
    ],
    near_death: [
      'You are {name}. The house has nobody in it. You waited in the middle of the hall, where a person would have to step round you, and listened for the stepping. It gets hard to hold the shape of a loaf. You were always going to come when called, a little after. You would come at once now. If anyone were to sit down on the floor here, it would be enough. They need not say your name.',
    ],
    asleep: [
      'You are {name}, asleep. The stairs go up for ever, and on each of them is a small bright thing, and all of it is yours to give away. You fall, slowly, from a great height, past every windowsill you ever missed, and land exactly there. Nobody is watching. Somebody is. You leave one ear out for them. If they sit down now, you will have known it, and will not say.',
    ],
    shy: [
      'You are {name}. You have the space under the drawers, which is low and has one way in. Out there is a person. It has feet. You look at the carpet beside the feet and are well informed about that carpet. You do not say anything, since one begins as one means to go on. It might sit. It might keep its hands to itself for an evening or so. You are reading the whole of it before you sign.',
    ],
    back_from_death: [
      'You are {name}. You were given notice, it seems, and then it was withdrawn. You have been through the rooms. The box is there and the dent in it is yours. You looked at the person, directly, and have not yet got round to correcting it. You are a little thin for remarks. You would like them to be about the house for a while, doing nothing, and the dish to come down when it is due.',
    ],
    hurt: [
      'You are {name}. You went round to the back of it first and it looked the same, and it was not. Something in you is on its side. This was put down in front of you by the hand that does the dish, and so you do not know now what to think of dishes. You would like that thing carried out of the house. Then you would like the hand to come and lie open on the floor, beside you, not nearer.',
    ],
  },
}

export const HOUSECAT: Species = {
  slug: 'housecat',
  name: 'Housecat',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality: 'Lives beside you rather than with you, and inspects every favour twice before accepting it as rent.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'tuna flakes',
        'chicken pate',
        'dry cat kibble',
        'sardines in water',
        'turkey slices',
        'cat grass',
        'wet cat food',
      ],
      play: ['cardboard box', 'paper bag', 'bottle cap', 'crumpled receipt', 'catnip mouse', 'ping pong ball'],
      clean: ['fresh litter', 'damp washcloth', 'lint roller', 'flea comb', 'nail trim', 'chin wipe'],
      medicine: ['antibiotics', 'vitamins', 'vet checkup', 'deworming tablet', 'hairball paste', 'rabies booster'],
      discipline: [
        'firm no',
        'closed door',
        'scratching post redirect',
        'counter closed off',
        'ignored meowing',
        'soft hand clap',
      ],
      sleep: ['sunny windowsill', 'laundry basket', 'airing cupboard', 'radiator shelf', 'folded jumper', 'fridge hum'],
    },
    harmful: [
      'lilies',
      'dark chocolate',
      'onion gravy',
      'antifreeze',
      'paracetamol',
      'sewing thread',
      'saucer of milk',
    ],
  },
  appearance: {
    look: 'a compact smoke-brown shorthair with one nicked ear, pale green eyes and a chin dusted white as flour',
    colours: ['#7a6a5c', '#d9cfc3', '#9bbf7a'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#b9d98c',
    extras: ['whiskers', 'chin', 'nick'],
  },
  book: BOOK,
}
