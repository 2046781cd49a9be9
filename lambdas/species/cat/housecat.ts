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
    'The egg opens along a neat line and {name} gets out, damp, smoke brown, with flour on its chin. It looks over the room. Then it sits down a little to one side of you, facing the same way, as if you both had tickets.',
    'The shell gives, and {name} steps out of it as one leaves a hotel. It looks at you, damp, chin dusted white, and sniffs the towel you are holding. It sniffs it again. Very well. It may be dried.',
  ],
  looks: {
    thriving: [
      '{name} is on the ironing, exactly square, as if you had ironed that as well. It has folded itself with the towels and lies on top. You carry the pile upstairs. Nobody on it is disturbed.',
      'You can hear that {name} is galloping about overhead. You go up. It is sitting on the bed, smoke-brown and composed, and the lamp is still swinging. It looks at the lamp, and so, out of tact, do you.',
      {
        text: 'You offer {name} a finger. It is hours old, with a floury chin, and has never been offered anything. It sniffs the finger, then sniffs it again, finds it in order, and keeps it.',
        when: ['baby'],
      },
      {
        text: 'Something the size of a mitten walks round you once, sits, and thinks it over with pale green eyes. Then it walks round you again the other way, in case you were different there. You seem to be in order.',
        when: ['baby'],
      },
      {
        text: '{name} inspects the cushion you put on its sill, walks off, and comes back to inspect it again. Then it gets down and inspects you, from the shoes up. You wait for the second time. There does not seem to be one.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Of the two chairs one is {name}’s, and it is sitting on the other. When you come it gets down, has a look at how you do it, and climbs up beside you. A paw’s breadth of cushion is left between, pending review.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There is something on your pillow: one grey feather, laid straight. You look at it, go to the window, come back and look at it again. From the doorway {name} has watched you do this twice, and slowly shuts both eyes.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There is a feather in your left shoe, placed, not dropped. {name}, on the sill with its floury chin up, studies the house opposite. Rent has always gone the other way between you. It would rather you said nothing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You’ve moved the chair to sweep. When you turn, {name} is sitting where the chair was, on the four small dents, keeping your place. It gets up as you come, and leaves it warm.',
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
      '{name} has lived in this house for {days} days and knows where the sun will be at any hour. It is lying there now, belly up, and has left you the edge.',
    ],
    content: [
      'You have a chair, and {name} has a chair. Yours is by the lamp. You go out for a minute, and when you return it has a chair by the lamp and you have a chair. It is asleep, or says so.',
      'A cardboard box has come, and {name} views it from without, from within, from without. It asks to see it once more. Then it gets in, shuts itself up, and looks through the crack at who lives opposite.',
      {
        text: 'You hold the door for {name}. It inspects the gap, then your hand on the handle, then once more the gap. It does not want to go out. It wanted to know whether the door was included.',
        when: ['well'],
      },
      {
        text: '{name} sits in the doorway with its front half in your room and its back half in the hall. You ask which it is to be. It looks over the room, then the hall, and finds itself comfortable on the whole.',
        when: ['well'],
      },
      {
        text: '{name} sits on the windowsill beside a flowerpot, both of them about the same height. You come in and one of them turns its head, sees that it is you, and turns it back.',
        when: ['well'],
      },
      '{name} has laid a bottle cap on the stairs, where you will find it, licked clean. It sits two stairs up and washes, and watches you pick it up. Perhaps it is for {loved}.',
    ],
    curious: [
      'One claw hooks the cupboard open by the width of a nose. {name} sits down next to the gap and studies the skirting board. Whatever is in there must come out some time.',
      'There is a strange hat in the hall. {name} walks past it to the umbrella stand, gives that a long look, and comes back past the hat rather slower.',
      'Something is walking about inside the wall. {name} puts its white chin on the floor, to be level with it, and looks hard at a plug socket.',
    ],
    bored: [
      'There is a string across the doorway, and beside it {name}, looking elsewhere. You step over. In the next doorway there is the string again, and the same nicked ear turned from you. It is not going to ask. Pick up an end.',
      'There is a bottle top in the middle of the floor, and {name} is looking beside it. It has been looking beside it for a long time, and has not the heart. Someone would have to flick it. Come and play.',
      {
        text: 'A cork stands on the sill. {name} looks out of the window. When next you turn your head the cork is an inch nearer you, and {name} is looking out of the window with its ears down. It will never ask. Flick the cork.',
        when: ['from_child'],
      },
      {
        text: '{name} lies behind the curtain with its tail out. You flick a button past the tail, and it lifts, and is put down again. Come closer with it. It needs somebody to play badly in front of.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits in the kitchen and looks at the jug. It has no interest in jugs. Next to the jug is the dish, which is empty, and one would not be caught staring. Its meal is due. Kindly notice.',
      'Twice {name} has inspected the dish, and can find no favour in it. It sits close by, a smoke-brown loaf with its feet in and its green eyes half shut, like somebody waiting in for a delivery. The meal is overdue.',
      {
        text: '{name} has looked into the empty dish, and under it, and gone round to look again. Now it has got in. It sits where the meal should be, filling the place exactly, floury chin up. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is about the size of the dish. It has climbed in, gone round once, gone round again to be certain, and put its white chin on the rim. The meal is overdue. Lift it out and feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is not waiting. It happens to be sitting in the hall with a clear line to the cupboard, washing a leg it washed before, and stops with the leg in the air whenever you pass. Fill the dish.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is on the wall outside, washing a foot that is clean. It can see the dish through the window from there, and you, and the clock. It is not waiting. The rent is late, that is all. Pay it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'A pencil goes off the desk. {name} watches it land, and watches you. The eraser is next in line, then the good pen, then the ink, which is open. It has one paw raised. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is not hungry. It has merely pushed the empty dish one tile to the left, to where your foot comes down when you are not looking, and sat back to wait. The meal is overdue. Serve it now, before you find out.',
        when: ['well'],
      },
      '{name} has come in on other business. It passes the dish and remarks that it is empty. It passes it again, in case that was a mistake. It is not hungry, but there is such a word as due. Feed it.',
      {
        text: '{name} lies beside the dish with its chin on the floor, looking at nothing next to anything. When you come it looks straight at you, which it does not do. Its meal is long overdue. Now, and it will not be inspected.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The rent is overdue. {name} lies under the chair with its floury chin on the floor, an inch beyond the length of your arm, which it has long since measured. Push the meal in, all the way.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'There is a mouse on your pillow, whole, with the tail put straight. {name} sits by, thinner than the mouse deserves, and looks from it to you. It has paid in advance. It is hungry. Feed it.',
      '{name} is sitting in the dish. It is a small dish, and a compact cat, and the pale eyes rest on you as on a tenant who has fallen behind. It is hungry. Pay what is due, now, and it will get out.',
    ],
    starving: [
      '{name} comes to you straight across the open floor, not round by the wall. You put down a hand and it is not inspected. The floury chin is laid in it, and weighs no more than flour. {name} is starving. Feed it at once.',
      '{name} looks straight at you, which it hardly ever does. It watches your hands, the one and then the other. They have been empty for {hours} hours. Feed it now.',
      {
        text: '{name} comes when you call it. You had not known it knew how. It stands against your leg on thin brown feet, and the sound it is making has no edges at all. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} looks up at the sill, then at the chair on the way to it, then at the stool. It lies down where it is, like a cat that came about the floor. It has eaten. Medicine, or a good rest.',
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
      'The print on the sill is black. {name} smells it, smells it again, and then looks at your feet, somebody in this house evidently not having been washed. A warm cloth, please. Begin with the chin, which was white.',
      '{name} has moved off the cushion, so as not to leave a mark. Two days unwashed, it sits on a newspaper and looks at the tap, or rather at the wall beside the tap. Please wash it.',
    ],
    sick: [
      '{name} is in the box under the sink, out of everyone’s way. You put your hand in. A dry nose inspects it once, skips the second time, and lies down on it with all its weight. {name} is ill. Bring medicine now.',
      'Your hand is on {name}’s side, and it was not sniffed, not once. It was let stay there. The nicked ear is hot, and the green has gone out of the eyes. It has lain down on your half of the rug. Medicine, now.',
      'You come into the room, and {name} looks straight at you. It has always looked at what stands next to you. The pale green eyes stay there, and the chin is on the floor. It wants something. Bring medicine.',
    ],
    failing: [
      'You tuck the blanket in, and {name} does not inspect it. You lay your hand by the nicked ear, and it does not inspect the hand. It has stopped checking. Medicine and food, at once, or it will die.',
      'You find it behind the boiler, where they go. {name} lets itself be lifted, and hangs over your arm like a glove. The white chin is yellow. It has stopped inspecting. Medicine and food, now.',
      {
        text: 'There has always been a line down the middle of the sofa. {name} lies with its white chin across on your side, and has not the strength to take it back. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'You put down your hand, and {name} does not inspect it, neither twice nor once. The flour-white chin is simply laid in it. It lives with you now, for the hours it has. Do not take the hand away. Sit, and care for it.',
      'You lay your hand down by {name} and nobody inspects it. The nicked ear leans on your wrist, hardly heavier than the warmth of it, and stays. Nothing is owed now. It has hours. Stay sitting here, and care for it.',
    ],
    asleep: [
      '{name} is asleep on the very edge of your chair, having left you by far the larger part. One paw has slid across in its sleep and lies there, open, on your side. Nothing is needed until it wakes.',
      '{name} is asleep on the chair you were going to sit in, with the floury chin tipped up. The nicked ear turns to you, as to a lodger coming in, and turns back. Mind the third stair.',
      {
        text: '{name} is asleep with its back to the room. You look in, quietly, and the nicked ear comes round and goes over the favour, the breath and the floorboard and the good intention, twice. It does not wake up to accept.',
        when: ['wary'],
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
      '{name} sits on the windowsill with the nicked ear turned to you and the good one to the street. It has gone twice over the chair between you, and passed it as a chair. Sit down there, quietly. You are next.',
      '{name} has worked out how far your arm reaches and lies a tail’s length beyond, washing its nicked ear. It would like to see what your hands do when they want nothing. Sit down quietly and let it look.',
      'The longest that {name} has waited for you is {wait}, and it has that by heart. It is looking at the calendar, which hangs next to the clock. Sit with it.',
    ],
    back_from_death: [
      '{name} has been over the favour twice: paws, tail, the nick in the ear, then all of it again from the other end. It finds everything as it left it. It comes to sit on your side of the room. It is keeping it.',
      '{name} inspects what has been done in its absence. It smells the dish, the sill, the blanket, finds all of it kept, and turns round. Then it does something not in the agreement: it gets into your lap.',
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
        {
          text: '{name} smells the dish, smells the hand that brought it, and totters three steps off, like someone who has seen the room and will let you know. It comes back at a run. It eats with a paw on the rim, against other applicants.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is smaller than the dish. It walks all the way round the outside, climbs in, and walks all the way round the inside. The two agree. It sits down in the meal and eats whatever is nearest.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} smells the dish, then your hand, then the dish again, and finds that they tally. It eats everything but one bite, which it pushes across to your side with a paw. It does not mean to owe you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} goes round the dish to the left and then, as that proved nothing, to the right. It smells your shoe for conditions. There appear to be none. It eats with the nicked ear turned back, in case you think of one.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put down the dish and go about your business. {name} eats, comes and sits beside the stove, then beside the table, then beside the chair. By chance these are all things that you are beside.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'While it eats, {name} keeps one paw on your slipper, the way a hotel keeps a passport. The dish is cleaned to the rim. The paw is lifted, and you are free to go. You stay where you are. Neither of you remarks on it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} smells the dish, leaves, returns and smells it again. The rent is correct. It eats, and on its way out lets the nicked ear brush your ankle, just once, as a landlord might mention that the room next door is free.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats straight off, nicked ear slack, no inspection of any kind. Somewhere near the bottom it notices this, freezes, walks right round the dish in case you were watching, and comes back for the rest.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} cleans the dish, cleans its floury chin, gets up on the windowsill and moves four inches to the left. That leaves a space about as wide as an elbow. It does not look round at you. The space stays.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} looks the dish over from the left. You wait, as always, for it to go round and do the same from the right. It is eating already, with the nicked ear turned back toward you in case you should wish to speak.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        'The meal is on time, and {name} looks it over, leaves the room, returns, and looks it over as if for the first time. It stands up to that. It eats all of it, compactly, with its elbows in.',
        {
          text: '{name} inspects the dish from the front, then from the back, and accepts it: {streak} paid on time. You may stay on. It eats to the last crumb and sits down beside you, facing the way you are facing.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up. With that you have been on time for {streak}. It looks you over from the front, and goes round to look you over from the back. Nothing is signed. It is only viewing the property.',
          when: ['baby'],
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
          text: '{name} inspects the dish, starts away for the second look, and lets it go. That makes {streak} on time. It eats with its back to you. Nobody who lets rooms turns their back on a doubtful tenant.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The rent has been on time {streak} meals in a row. {name} eats it without looking up, and then wipes its floured chin along your ankle, once each side, like somebody signing for another year.',
          when: ['well'],
        },
      ],
      early: [
        '{name} sniffs the dish. It goes away, comes back, and sniffs the hour. You seem to want something. It eats three mouthfuls, on account, covers the rest with an imaginary napkin, and gives you a look as between landlord and tenant.',
        '{name} goes round the dish, takes a sample from the back, and leaves the bulk of it for you to keep. It is not rent day. It would be as well to call again at {opens}.',
        {
          text: '{name} examines the dish, walks round to examine it from your side, and takes one bite by way of deposit. The rest it leaves. Nobody pays this far ahead unless they are going away. It has gone to look at your suitcase.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, and then looks you over, front and back, like something sent up from the shop. It does it a second time. Before this, once had been enough. It keeps to its own half of the floor.',
        'At your step {name} gets up from beside the dish, where it has not been waiting, and there is a dent in the mat. It eats up. It smooths out the dent with one paw, and goes next door.',
        {
          text: 'When you come with the dish, {name} is on the sill, being admired by the lady across the street. It has had time to look at other arrangements. It lets her finish. Then it gets down and eats, facing the window.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} inspects the dish, walks round and inspects it from the back. It is rent, and in arrears. It eats about two thirds. The rest is left standing in the middle of the mat, where you will have to walk past it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} walks once round the dish, inspects it, walks round the other way, and accepts it as arrears. Afterwards it takes your chair, and sits there looking at your belongings like a landlord who has begun to wonder.',
          when: ['well'],
        },
        {
          text: '{name} had lately been living beside you at a distance of one hand. You are late. It eats very happily, washes the nicked ear, and goes on living beside you, at two.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are late, and {name} receives the dish as a landlord does, half behind the door. It counts every mouthful. Twice it has to sit down before it can go on counting. When all is paid, you are given no receipt.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The rent is late. {name} eats it, leaning on the wall for the second half, and then goes to lie beside the door instead of beside you. It is weak. Bring medicine, put it down and step back.',
          when: ['wary', 'weak'],
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
          text: '{name} eats what it can, late as it is, and lays its white chin down in the dish beside the rest. The nicked ear does not turn when you speak. It has no remark to make about the time. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} gave you notice somewhere in those {hours} hours. It lies with its head to the door, its coat gone flat, and eats everything, as people eat at a station. Be on time from now on, and it may unpack.',
        'The room beside yours is where {name} lives, and for {hours} hours nobody was in yours. It eats all there is, and the green eyes, so pale now, go to the door whenever you shift. Stay, and be on time.',
        {
          text: '{name} eats, once it has been through the dish a third time. Then it moves out, as far as the landing, taking its cork. It still lives beside you. There is only more of the beside.',
          when: ['well'],
        },
        {
          text: '{name} does not inspect the dish. It eats straight off, as if behind some house where it did not live. Then it washes its white chin, and comes and goes round you, twice, slowly. This time it is you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone} your chair has a round dent in it that is not yours. {name} comes down, inspects the dish twice and you three times, eats all of it, and goes back up to the dent. You may stand.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} inspects the meal twice, as it does all rent. This rent is {alone} behind. It eats it. Then it goes through the house, room by room, looking at the walls like someone about to give notice.',
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
      ],
      full: [
        '{name} inspects the dish twice, finds everything as described, and walks off. It is fully let. It sits down in the corridor with its floury chin on its chest. There may be a vacancy at {opens}.',
        'There is dinner in the dish and dinner in {name}, and it sees no point in moving it from one to the other. It scratches round the rim, as one covers over furniture, and will see you at {opens}.',
        {
          text: '{name} inspects the dish from the left and from the right, and there is nothing wrong with it. But the rent is paid, and it will not have you getting ahead. It sits by until you have thrown the meal out.',
          when: ['no_item'],
        },
        {
          text: '{name} inspects the dish from one side and, to be fair, from the other. It is full. It rakes the bare boards with a paw, this way and that, until the meal is buried in its opinion. It might as well be.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats a little, chin on the rim, and does not go back to its own side of the room. It lies down on yours. This is not friendship. It is as far as it could get. Medicine next.',
        '{name} does not inspect it. It takes two mouthfuls from your fingers as they come, sets its white chin down in what is left, and asks for no account. That alone would tell you how things are. The medicine has to be next.',
      ],
      loved: [
        '{name} inspected it once, and there was no second time. It was {item}. It eats the whole of it with its eyes shut, and on coming to itself looks about for who might have seen, and that is you.',
        '“{item},” you say, to the jug, and {name}, which was only passing, passes no further. It leaves the dish clean, and sits beside you for a while looking well disposed towards the jug.',
        {
          text: 'You put down {item}, and {name} forgets to inspect. There is flour on its chin and worse on its whiskers when it comes up. It notices you noticing, and washes one shoulder, and goes back in.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and out of {name}, who has not raised its voice since it moved in, comes a chirp, like a hinge on a doll’s house. It coughs, to cover that. Then it eats, growling with love.',
          when: ['from_child', 'well'],
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
          text: 'You set down {item}, and {name}, who inspects everything twice, on your account had looked only once. Now it crouches and heaves under the table. It won’t come to your hand. Never give it that.',
          when: ['item'],
        },
        {
          text: 'It inspected {item} twice, and your face once, and went by your face. Now {name} is sick under the stairs, and flattens both ears at the sound of your step. Never bring it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You and {name} are not playing. You happen to run past, and it happens to come out from behind the coal box at your ankles. You happen to run past again. It is flat to the floor, and trembling not to play.',
        'You show {name} an empty hand. It inspects the palm. You turn it over, and it inspects the back. You turn it faster, and it is up on its hind legs, boxing, and both sides are found to be excellent.',
        {
          text: 'The string goes by twice and is looked into. The third time there is an explosion. {name} is then found sitting where it sat, a mere onlooker, washing its white chin, with an inch of string hanging from the corner of its mouth.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} is on its back with all four feet round the string when it sees who is holding the other end. It stops. It washes the nicked ear. Then it draws the string round a corner, out of sight, and there the game goes on.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You trail the string past {name}, who looks at the wall. So you trail it behind the curtain, where nobody can see. The curtain goes mad. Presently {name} comes out and sits beside you, fluff on its white chin, having been nowhere.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scratch with one nail under the newspaper, and {name} looks at the teapot. You scratch again. No teapot was ever looked at so hard. Then the cat goes off sideways, like a trap, and has your hand, and the news.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'The string goes by, and {name} is busy with its chin. The string goes by again. It stops under the chair, and so does {name}, upside down, with all its feet in it. You are not to mention this. It would like another.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw a bootlace over the floor, and {name} ignores it going by, and ignores it coming back, until its hind end starts to wag. It springs, lands well past it, and looks as if that was where it was going.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll {name} a cork. It smells the one end and then the other, hits it, flees it sideways with every hair on end, and comes out from behind your shoe to learn whether the cork is sorry.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} is as happy as it means to be, and has told no one. You wave and hop. It inspects the hop, asks by a look to have it repeated, and accepts both towards something you owe.',
        'You get up a game, and {name}, which has never been better, watches you over its floury chin like somebody with a good seat. Presently it puts out a paw, touches the game, and puts the paw back.',
        {
          text: 'You pull the string across the floor. {name}, who has everything, follows it with its eyes, as people watch a train that is not theirs. As the last of it goes by, it puts out one paw and pats it, like a tip.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has a bottle top, a patch of floor and nothing to wish for, when you lie down flat with your chin on the boards. It considers you. It bats the bottle top across, to your side. It is a joint tenancy.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        '{name} lets your string lie across its paws, unexamined on either side. It asks for nothing, and that is all the asking there will be. Do not play. Find what it needs, and see to that.',
        'You flick the bottle top, and {name} does not look at the wall beside it, or at anything. It has gone in behind its own eyes and drawn them to. See first to what it needs.',
        {
          text: 'The toy mouse lands at {name}’s feet, and is not inspected even once. {name} gets up, with an effort, and moves over until its side touches your shoe. It has never been that near without a reason. See first to what it needs.',
          when: ['from_child', 'no_item'],
        },
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
          text: '{item}, and {name} is carried away, twice round the table, chin flying. It sees that you saw. It comes back, goes twice round the table at a walk, and sits down on the far side, where it had meant to.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put down {item} and go on with something else, as is correct. Behind you there is a scuffle, a skid, a thump against the fridge. When you turn round {name} is sitting very upright, with dust on its chin.',
          when: ['well'],
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
          text: '{name} sits out the cloth, then starts at the nicked ear and washes all of it again, correcting you. It comes to the left hind foot, considers your work there for a long moment, and leaves it as it is.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} puts up with it, dries, and goes over all your work itself, from the nicked ear down, correcting. At the chin it stops. The white there is whiter than it knew. It leaves the chin as you did it.',
          when: ['well', 'no_item'],
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
          text: '{name} inspects the cloth, then the other side of the cloth, and lets you go ahead. You do all four feet and the white chin. Nothing has come off. {name} inspects both sides again, and leaves you alone with it.',
          when: ['well', 'no_item'],
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
          text: '{name} inspects the spoon from the left, then from the right, then swallows. Some time afterwards the nicked ear comes up. It moves along the sofa by the width of one person and looks the other way.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} inspects the spoon, the label, and the spoon again, and swallows. By and by the shivering stops. It gets up and crosses to the sill on its own four legs. In your lap is a warm dent, which is the fee.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You dose {name}, and it swallows and looks at the wall beside you, waiting to be told what for. There was nothing the matter on the premises. Hold on to the rest of it until something leaks.',
        '{name} sniffs the spoon, goes away, comes back, sniffs it again and takes it. It was in perfect health both times. It accepts the dose as a kind of deposit. Keep the bottle for when one is called for.',
        {
          text: '{name} sniffs the spoon, goes away, comes back, sniffs your hand, and swallows. Presently it brings you half a leaf. It does not care to owe. It was well before and it is well now. Keep medicine for when it is ill.',
          when: ['no_item'],
        },
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
          text: 'Told no, {name} leaves the table as though it had been leaving. It will not be up there again. It goes to the chair that you two share, sits down in the middle, and makes itself exactly as wide as the chair.',
          when: ['well'],
        },
        {
          text: 'You say no, once, and lift the vase out of reach. {name} examines the no from both sides and finds it sound. Then it moves from the arm of your chair to the hall radiator, like a lodger giving up one of two rooms.',
          when: ['well'],
        },
      ],
      little: [
        '“Not on the bread board,” you say, and {name} is on the chair next to the bread board, where it always is, looking at the bread board. It hears you out. You have read it a clause that it had signed.',
        'You go through the rules, and {name} sits folded up and lets you, like a tenant who knows the lease by heart. At the end it blinks. You have forgotten the part about the curtains, and it will not remind you.',
      ],
      bad_time: [
        '{name} had come as far as the edge of your rug, which was farther than it meant to, when you raised your voice. It takes its forefeet off the wool, one, then the other, and backs in under the cupboard, chin last.',
        '{name} looks over its shoulder to see whom you can be speaking to so loudly. There is only the skirting board. It leaves the room backwards, slowly, nicked ear flat, so as not to have you behind it.',
        'You scold, and {name} does not leave the room. That alone should tell you. It sits in front of you in a heap and looks at the chair leg, next to what it wants. See to what it wants. Teach it later.',
        '{name} came over to your side of the house, on no business, and that should have told you something. You scolded it. It looks down at the line it has crossed. Ask what it came for first. The rule will keep.',
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
          text: '{name} inspects the cushion, leaves, inspects it again, and would have left again, but its legs had already signed. It sleeps with its floured chin on the piping. Afterwards it walks the crowded shelf from end to end, and nothing rings.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You fold a blanket for {name}, who has hardly the legs to stand. It inspects it once all round, sets out to inspect it again, and goes down at the second corner. When it wakes it completes the tour.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You make up a bed for {name}, and it lies down beside it, to compare. Then it lies on it. Then beside it once more. It has slept already. It gets up, and the bed has been viewed.',
        '“Bed,” you say, and {name} folds itself into a loaf where it stands, with both pale green eyes open. That is all the bed that will be done. You go out, and you hear something bat a bottle top.',
        {
          text: 'You lay {name} on the cushion. It gets off, goes round the cushion, smells each corner, and gets on again by its own decision. There it stays, wide awake, for exactly as long as it thinks the favour was worth.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You fold a blanket, place {name} on it and tiptoe out. When you look again it is on the same spot, bolt upright, green eyes open, one paw on the hem, like somebody who has been asked to mind a parcel.',
          when: ['well', 'no_item'],
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
        'You have brought nothing, and {name} goes through it twice: one empty hand, the other, then the first again for the small print. No favour anywhere. It lies down within reach, nicked ear toward you. It can find nothing wrong with that.',
        '{name} walks round you as round a parcel left on the step. It smells your hand, goes off, returns, and smells it again. Then the chin is on your wrist. Afterwards you look there for flour.',
        {
          text: 'You sit, and {name} sits beside you, not with you, and you both look at the same bit of wall. Some time later its shoulder is against your arm. Nobody moved, as far as either of you will ever say.',
          when: ['trusting'],
        },
        '{name} treads your sleeve, left foot, right foot, with its eyes shut, the way it does when it thinks of something good. It may be {loved}.',
        '{name} sits where it can see the door and you together. Once it watched that door alone for {wait}. It looks at the door less now.',
      ],
      little: [
        '{name} has been sat with. It goes over to the sill, to let you off. Come again when the sun has reached the other wall.',
        'So much sitting down within the hour, and {name} begins to wonder what you are after. Go about your business. It will be in the middle of the hall.',
      ],
      ill: [
        '{name} smells your sleeve once. The second inspection is put off. It lays its floured chin on your wrist, on credit, and somewhere inside a purr turns over and just about catches. Stay until it runs. Then bring what it needs.',
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
        '{name} sleeps with its back to you and its chin tucked in. You sit down, not too near. After a time it turns over, and there is the chin, tipped up, white, and the whole throat below it. You look elsewhere.',
        'You sit beside {name}, which is asleep and can’t be asked. The nicked ear, the one that it lets nobody near, is lying against your sleeve. You do not move the sleeve. You have it on good terms.',
      ],
      shy: [
        'You sit by the wall and do nothing. {name} studies that from the doorway, then comes and looks behind you for what it is for. There is only wall. It sits where it can watch your hands, and shuts its eyes for three licks.',
        '{name} goes out, to see whether you will follow. You do not. It comes back as if for something it had left, finds you in the same place, and washes the nicked ear, on the side where you can see.',
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
