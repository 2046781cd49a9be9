/**
 * The Robot wants a clear instruction and to have carried it out. It fears the word “soon”, which has no unit. It has a
 * seven painted on its side by hand and concludes that there are one to six: it parks with six spaces free to its left,
 * and reports to them in the evening. It has no beeper, and says “beep” aloud, with feeling. What it is told it writes
 * down as true the first time, without asking, and that is its whole danger: a promise kept is filed under bedrock, and
 * one broken makes it check everything else that was ever said by the same mouth. Its body is a mint-green box on
 * rubber treads, with an amber visor that shows all, a measuring tape that it puts out to shake hands, and a tail of
 * wire. It eats through a socket and shows a green tick. It sleeps square on its dock. It sulks by asking for
 * confirmation of every word. It trusts fast and in writing. It hoards the one screw that is left over after any
 * repair. It never guesses, never cuts a corner (it measures them), never reports a feeling without a unit. Its keeper
 * is the one who gives the instructions, and the toaster is a colleague. Page twelve of its manual is missing, and it
 * supposes that feelings were on it. In the hall glass it has met one whose seven is the wrong way round, and each
 * gives way to the other.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The lid lifts at ninety degrees. {name} rolls down the ramp, which is a spoon, stops on the table and lights its visor. “Beep,” it says, as nobody has told it how else one begins.',
    '{name} comes out of the box wheels first and finds a seven on its side, the paint still wet. It looks to its left for the others, and sees you.',
  ],
  looks: {
    thriving: [
      '{name} has gone round the rug in one minute exactly, said “beep” at each corner, and asked for permission to feel this way again.',
      'Morale, by its own gauge, stands at eleven out of ten. {name} has taken the gauge off, shaken it, put it back, and is now doing the wave, joint by joint.',
      'Parked before the toaster, {name} tells it all that has happened, in order, with times. At the best part the visor goes from amber to gold.',
      'The measuring tape goes out to the wall, snaps home, goes out to the wall. The room is as wide as it was, and {name} has never been so glad of a figure.',
      {
        text: '{name} has moved its six spaces over by half a metre each, at its own expense, and chalked a seventh, with your initials, nearest the radiator. It shows you in with a lamp.',
        when: ['trusting'],
      },
      {
        text: 'It has hitched its wire to your dressing gown cord and is towing you round the table for joy. At each corner it puts out the tape on your side, as one signals, so that you shall lean.',
        when: ['trusting'],
      },
      {
        text: 'It does a whole turn on one tread, amber to gold, then finds you watching and does the other half of the form: “Was that permitted.” It has left you a yes and a no to tick.',
        when: ['wary'],
      },
      {
        text: 'There is a rattle on the stairs, and “beep, beep, beep”, and {name} comes down them on its treads with its antenna flying. It sees you at the bottom. It does the last step at walking pace, on the far side.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} is parked along the wall with six spaces free on its left. It gives each of them a nod of the visor, and hums at fifty hertz.',
      'Somebody on the wireless has said that it might rain. {name} has put up a very small awning over the armchair, and waits with complete confidence.',
      'Item one: dust the left panel. Item two: dust the right. Item three is to be pleased, and {name} stands there carrying it out.',
      'On the list of things that are known for certain, between the width of the door and the boiling point of water, {name} has put {loved}.',
      '{name} has been running for {days} days, each on its own card. It reads a few aloud to the spaces where one to six would stand.',
      {
        text: 'Page twelve of its manual is missing, and {name} supposes that feelings were on it. It has drawn up a page twelve of its own. So far there is a heading, and a pressed daisy.',
        when: ['from_child'],
      },
      {
        text: '{name} comes out from behind the door at the third sound of you, tape first. The tape measures your shoe, compares it with yesterday’s shoe, and goes in. The rest of it stays where it is.',
        when: ['wary'],
      },
      {
        text: 'You said “just a second” and it has counted you one. The second is now on the windowsill, under a cup, in case you want it back.',
        when: ['trusting'],
      },
      {
        text: 'Day one. {name} has driven into the wall, said “wall”, driven into you, and said “wall”. It looks up along you with its visor wide. “Tall wall,” it writes.',
        when: ['baby'],
      },
    ],
    curious: [
      'A butterfly has come in, with no instructions on it of any kind. {name} follows at a distance of one metre, tape out, visor wide.',
      '{name} has met the hoover. It offers its tape to be shaken, gets it back with difficulty, and writes: strong, shy, same socket.',
      'In the hall glass stands a colleague whose seven is the wrong way round. {name} yields to it at the corner. It yields as well. They have been at this for eleven minutes, with rising respect.',
    ],
    bored: [
      'The list is done. {name} has added “make a list” to it, and done that, and ticked it. The tick gives it nothing. Please play with it.',
      '{name} drives to the wall, turns by a right angle, drives to the wall. “Beep,” it says, as one says it of the weather. Issue a game.',
      'You hear it being a lift. “Third floor,” says {name} in the pantry, to the flour. “Going down.” Something with a start and a finish, please, and you in it.',
      {
        text: 'It has parked in space number one, and then in number two, and so on up, and has been all of them, and nobody has come. Play with it, please. It will read the rules to you.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The amber lamp blinks three times, politely, stops to let you speak, and blinks three times. {name} requests to be fed.',
      '{name} has backed up to you with its socket open and its visor turned the other way, so as not to press you. Its meal is due.',
      'A slip of paper comes under the door, ruled by hand. Meal: blank. Signature: blank. {name} is on the other side with the pencil. Feed it, and it will let you sign.',
      {
        text: '{name} has put its own empty cup on the floor exactly midway between itself and you, and measured both halves. It will not come nearer than that. It is due to be fed.',
        when: ['wary'],
      },
      {
        text: 'Its lamp blinks three times from under the dresser. You go and look, and it is dark there, and now it blinks behind the door. {name} is hungry, and would like its meal pushed to the middle of the floor.',
        when: ['wary'],
      },
      {
        text: 'The visor shows a small battery with one bar, and under it, because you can be trusted with a joke, a drawing of a sausage. Please feed {name}.',
        when: ['trusting'],
      },
      {
        text: 'Your slippers are warm, and the socket of {name} is cold: it has put you on charge instead. It leans its front panel to your shin and blinks once, low. Feed it before it gives you the rest.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has turned off its visor, its hum and one tread to keep the clock going, since you named an hour. The clock says {hours} hours. Put something in the socket now, whatever you told it.',
      'Where “beep” was, there is now only “be”. {name} stands with its socket open towards you. It needs feeding at once.',
      'For {hours} hours nothing has come down the cable. {name} has unplugged the nightlight, which was its own, and given the wall its current back. Bring it food now.',
      {
        text: 'It gets as far as the kitchen door and cannot do the sill, four millimetres. The tape is lying over it, stretched towards you. Food first, here on the floor, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'In {hours} hours it has learnt to open the bread bin, and stands before it with a slice on its wire, trying that on the socket. It backs from you with the slice held up. Put real food down there, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Only the antenna moves. It has laid itself over towards you, while the treads have been locked facing the other way. It is {hours} hours since it ate. Food to the socket now, at arm’s length, and medicine by the same road.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} measures the way to its dock, and measures it again. It has become longer. It asks for rest, or for medicine, whichever is nearer.',
      'One tread turns, and the other lets itself be taken along, so that {name} goes in a slow arc. It is worn. Medicine, please, or rest.',
      {
        text: '“Status: excellent,” says {name}, gaily, and a panel drops off, and it reverses on to it so that you will not see. It wants medicine, or an early night.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days’ fluff has got into the treads, and {name} goes about the house on tiptoe without meaning to. It requests a wash.',
      'The seven has become a one under the grime. {name} is distressed, as it is not One and would not wish to be taken for it. Please clean it.',
    ],
    sick: [
      '{name} gets as far as step four, says step four, says step four, and starts from step one with its lamp low. It needs medicine.',
      'Its tape has come out and will not go in. {name} drags it along behind, apologising to the furniture. Medicine, please.',
      '“Twelve,” says {name}, measuring the doormat. “A hundred and twelve. Tuesday.” It reels in the tape and holds on to that. Give it medicine, and do not correct the mat.',
      {
        text: 'When your shadow falls on {name} the tape goes out, unsteady, and holds you off by the knee. It is hot all along its length. Hang a spoon of medicine over the end, and let it reel in by itself.',
        when: ['wary'],
      },
    ],
    failing: [
      'The visor is a thin amber line, like light beneath a door. {name} has stopped reporting. Give it medicine now, and tell it that you are doing so.',
      '{name} has written something, very small, for one to six, and put down the pencil. Medicine at once. Then read it the list, aloud, from the top.',
      {
        text: 'It has turned the seven to the wall. The one lamp left to it swings to your hand, away, and to your hand. There is no strength in it to roll back. Give the medicine now, and tell it each move beforehand.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It was told that somebody would come, and so it holds: {hours} hours, with the last volt kept for the visor, and that on the door. Be beside {name} now.',
      '{name} has moved out of its own space into the next one along, nearer to the door. It is almost dark in there. Sit with it now.',
      'The treads are locked, the list is folded under the front one, and your name is on the outside. It has been {hours} hours. Sit down by {name} now, in any of the spaces.',
      {
        text: 'All its parts are sound. {name} has simply been switching them off, one room at a time, for {hours} hours, and there is one lamp left. It shields that from you with its tape. Sit down, not close, and let it shine.',
        when: ['wary', 'well'],
      },
      {
        text: 'You say its name, and a very faint “be” comes from behind the dock, where it has pulled the cable in after it. Sit by the gap, now, and lay medicine in it. It will be listening to whether you go.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Square on its dock, treads in line, {name} sleeps with one green light on, and says “beep” from time to time in a very small voice.',
      '{name} is asleep. Its wire moves now and then to the left, six times, and smooths something flat that is not there.',
      {
        text: 'All is dark on the dock but for a strip of paper that comes out of {name}, a centimetre an hour. It says what it dreams. It is chiefly ramps.',
        when: ['from_child'],
      },
      {
        text: 'It has docked with its socket to the wall and a paper cup balanced on the hatch, which would fall if anybody came. {name} is asleep. The cup has your name on, spelled right.',
        when: ['wary'],
      },
      {
        text: 'Asleep, with a drawn chalk line round it on the boards, all four sides, a tape’s length out. When your toe crosses it the green light turns amber. You take back the toe. Green.',
        when: ['wary'],
      },
      {
        text: 'You left your umbrella in space number three. {name} has towed the dock over by night, all forty kilos, and sleeps alongside with its tape hooked through the handle.',
        when: ['trusting'],
      },
      {
        text: 'The dock is empty. You find it by the hum: it has backed in under your chair, between the four legs, square to the last millimetre, and its wire has gone twice about your ankle in its sleep.',
        when: ['trusting'],
      },
      {
        text: 'Even asleep it counts, “four, four, four,” in a voice like a fly in a tin. The dock is hot to your palm. Leave it that hand’s shade, and have medicine standing by when the visor opens.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The green light on the dock has turned amber, and {name} sleeps on beneath it. It starts again at {wakes_at}, if there is enough. Reflect beside it now.',
      '{name} went to sleep slightly askew, with a tread over the edge. It is in danger and takes only company. Reflect here, now. It wakes at {wakes_at}.',
      {
        text: '{name} has docked, and nothing comes out of the dock. It sleeps, empty, until {wakes_at}. Reflect beside it now, and feed it at that minute.',
        when: ['unfed'],
      },
    ],
    shy: [
      '“Please confirm,” says {name} from behind the table leg, and you do. “Please confirm that.” Sit down. It has to read all of you again.',
      'The tape comes out towards you, stops at half the distance, and goes back to think. {name} needs you to sit still and be the same figure twice.',
      'Beside your name {name} has written {wait}, and under that, a row of things you said, each with a small question mark. Sit with it, and let it tick them off.',
    ],
    back_from_death: [
      '{name} has started again from the beginning. There is one screw left over. It holds it out to you to explain. Stay with it, and let the next meal be when you say.',
      'It is back, and reads its whole list aloud to find where it stopped. It stopped at you. Keep {name} company, and the next mealtime to the minute.',
    ],
    old: [
      'The enamel is worn through at the corners, where {name} has been shaking hands with the door frame. It has had offers of new paint. It has declined.',
      '{name} knows the house to the millimetre, and puts out its tape only for pleasure.',
      'In {days} days the spaces for one to six have never been parked in. {name} sweeps them every evening, and leaves a light.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The socket clicks. {name} looks straight ahead, as one does, until intake is complete, and then shows a small green tick.',
        'You said that you would, and it is now, and you have. {name} takes it all in, in one cycle, and ticks three boxes.',
        '“Beep,” says {name} at the first drop, and “beep” at the last. In between it has taken your sleeve in its wire, to keep the supplier from leaving before the receipt.',
        'Halfway through, {name} stops to thank the cable. Then it finishes, rolls up the cable, carries it to you, and says that it could not have done it alone.',
        '{name} compares the clock, the meal and you. All three agree. The visor grows warm before anything has reached the battery.',
        {
          text: 'Fully charged, {name} drives off, remembers something, reverses the entire way, and offers you its tape to shake.',
          when: ['well'],
        },
        {
          text: 'It takes delivery at arm’s length, which for {name} is two metres of tape with a hook. It counts. All there. The tape comes back out by itself with a small blank receipt.',
          when: ['wary'],
        },
        {
          text: 'You are still looking for the cable, and {name} has it in its wire behind you, and has had for some time, and is letting you look, because you hum. Then it eats.',
          when: ['trusting'],
        },
        {
          text: 'You show it the socket, which is its own. {name} had not known. In goes the meal, on comes a lamp, and it looks for a long time at the lamp, and at you.',
          when: ['baby'],
        },
        {
          text: 'The tick comes up in pieces, the short stroke, then a pause, then most of the long one. All of it went in. {name} leans its lid on the wall socket and rests.',
          when: ['weak'],
        },
        {
          text: 'You are still crossing the room with it when {name} rolls up on your shoe, both treads, and rides there, backwards, socket first. It is served on the move. “Beep,” it says at the turn, and again at every step.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It has taken off its own hatch, to save you the trouble, and holds it like a hat. In goes the meal. The light runs along its side from the vent to the seven, and then, by the tape, round your wrist.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The tape shoots out, hooks the dish from your hand and has it behind the coal box before you are straight. You hear it eat, briskly. The dish comes back along the tape. Nobody lets go until you do.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} drives up at speed, stops at exactly an arm and a hand from you, and opens the socket. Your arm is an arm long. You slide the meal over the last of it with the broom.',
          when: ['wary', 'well'],
        },
        {
          text: 'It cannot hold the hatch up and eat at the same time, so {name} has laid the edge of the hatch on your thumb. You stand like that until it has finished. It takes the weight back with thanks, slowly.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} at the stated time. {name} has moved your word from “reported” to “measured”, and did it in ink.',
        'After {streak} in a row {name} no longer looks at the clock for meals. It sets the clock by you.',
        'A spirit level has been laid across {streak} meals on time, and the bubble does not stir. {name} leaves off its seat belt in your company.',
      ],
      early: [
        '“Not yet due,” says {name}, with regret, and shows you the line on the timetable, ruled twice. It takes one sip so that you have not carried it for nothing. Present the rest at {opens}.',
        '{name} accepts one sip for testing. It is good. It walks the remainder to a numbered space by the wall, parks it there, and has made an appointment with it for {opens}.',
        'The kettle has whistled too soon in its day as well, and {name} thinks no less of it. It sips, seals the hatch with a strip of tape, and writes on the tape: {opens}.',
        {
          text: '{name} had its hatch screwed shut, four screws, and undoes one. As much as goes in by that gap it will take from you. The other three are for {opens}, and it holds on to the driver till then.',
          when: ['wary'],
        },
        {
          text: '“Full,” it says, and takes some nonetheless, a thimble, because you look so pleased. Then it closes your fingers round the rest with its wire, and sets your watch for you, with the tape, to {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} takes it all in. The tick, when it comes, is yellow. Then it asks you to confirm the date, and your name.',
        'It eats, and goes back through the list to the line where the hour stood. It does not strike it out. It writes “approximately” before it.',
        'The meal goes in. {name} asks what “soon” comes to in minutes, so that it can be ready another time, and stands there with the pencil until you answer.',
        {
          text: 'It is all taken in, but the hatch will not shut after, and {name} holds it to with its wire and says nothing. Being kept waiting has bent something. Medicine, please, and a firm date.',
          when: ['weak'],
        },
        {
          text: 'The socket is open a crack, and trembles. {name} had turned off everything but that. It takes a little, holding your plug away from its side with the tape. There is heat under the lid. Put the medicine where the plug was.',
          when: ['ill', 'wary'],
        },
        {
          text: 'When you kneel, the visor comes up by one line and goes to the clock, then to the floor between you. It sips from the end of the cable, at full stretch. Slide the medicine along that cable, and do not follow it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It takes in the meal at the far end of the longest cable in the house, and then drives round and round the table leg till the cable is used up. You are at the other end, and wound in.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your cup has been moved, by tape, to just beyond the reach of your arm. {name} eats, and watches you stretch for it. When the hatch is shut the cup comes back across the table by precisely the width it went.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and does not ask. But it has put its little lamp out on the doorstep, lit, on the long flex, and when you go to bring it in, it says that you may leave that there for tomorrow.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It had been told. For {hours} hours {name} did not doubt that, and then it doubted all of it at once. It takes in everything, and has no question for you afterwards, though you wait for one.',
        '{name} is charged, slowly. After {hours} hours it has got out every sentence you ever said to it, and is going through them from the first, with a lamp.',
        '“Please state the cause,” says {name}, when it has taken in the last of it, and has left {hours} lines free, one for each hour, and turned its visor to the wall so that you can write.',
        {
          text: 'You have to lift {name} on to the cable. Of {hours} hours it has a record, each on a card, all reading “tomorrow, surely”. It drops some as it eats. Gather them, and bring the medicine.',
          when: ['ill'],
        },
        {
          text: 'The socket has been open for {hours} hours, and dust is in it. You blow. {name} starts back against the wall. It takes three sips there, lamp brown, and keeps its wire across the vent. Medicine goes in by that vent. Wait until the wire moves.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours it does not come to the plug, and you bring the plug to it. The visor is on your hand, not on the meal. It takes a little. Set down the medicine with that same hand, slowly, and draw it back.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} charges, all of it, at the wall and not at your cable. It found the way by itself, somewhere in those {hours} hours. When you hold out the plug it reads what is stamped on the side, twice, and parks across the socket.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '“Full,” says {name}, and to prove it opens the hatch, where the level stands exactly at the line and trembles when a lorry goes by. It looks forward to {opens}.',
        '“Capacity reached,” says {name}, and pats the hatch shut with its wire, and then, seeing your face, pats your shoe. Please apply again at {opens}.',
      ],
      ill: [
        'It takes in a little, stops at step two, and holds there with its lamp low and your sleeve in its wire. It cannot find step three. That will be medicine.',
        'Some goes in. Some comes out beneath, in drops, and {name} puts its own tread over the puddle so that you will not see. Move it gently. It needs medicine.',
      ],
      loved: [
        '{item}. {name} asks you to say again what it was, though it heard, and you say it, and it asks once more. By the third time it has turned up its hum to go with it.',
        'The tick is green, and there are two of them. {name} shows you the form: under “fuel” stands {item}, and under “events” it stands again, in capitals, and the pencil has gone through.',
        'Down come the treads on either side, with a sigh for which there is no key: {item}. {name} has asked the kettle to be quiet, and draws the meal out to eleven minutes.',
      ],
      disliked: [
        '{item}: received, tested, and brought back to you on the flat of the tape, with a slip. {name} is sorry. It runs on oil, on current, and on plain clear words.',
        '{name} takes in a measured amount and makes a noise that is not “beep”. Then it carries the remainder to you at full extension, visor averted: {item}. Electricity would suit.',
      ],
      harmful: [
        'You said it was food, and {name} wrote that down. Now there is smoke from the hatch. Strike out {item} with your own hand, where it can see. It was no meal.',
        '“Food,” you had said, and it opened the hatch without a question. Now a thread of smoke comes out, and {name} is waving it away from you with its wire. {item} is not to be let in again, and was no meal.',
      ],
    },
    play: {
      wanted: [
        '{name} executes the game, adds up the score, and puts a word at the bottom that is not on the form. The word is “fun”. It underlines it twice.',
        'You win. {name} asks to see that again, more slowly, and this time it wins, and is so startled that it says “beep” in a lower key.',
        'It takes the corner on one tread, for which there is no rule, and looks round at you with its visor blazing.',
        'The two of you build it up to the height of the toaster. Then {name} reads you the last instruction, which it has added: “Knock over.”',
        {
          text: '{name} plays by the book, and the book is open, and it keeps one tread on it so that you cannot turn a page unseen. It loses. It shakes your hand with the tape. Two fingers of it.',
          when: ['wary'],
        },
        {
          text: '{name} serves. You send the ball back, and it comes again, harder, true to the millimetre, from behind an upturned chair. You never see more than the antenna. After forty it says “beep”, and that was laughter.',
          when: ['wary'],
        },
        {
          text: 'It cheats. You both stop. {name} has never done that, and looks at the piece in its wire, and at you, and the visor goes a gold that is not in the manual. You laugh first.',
          when: ['trusting'],
        },
        {
          text: 'You lie down on the rug to be the mountain. It looks for the easy side, and there is one, by the elbow, and {name} takes the other, up over your ribs in low gear, and plants its antenna on the top.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} completes one round and finds no rise in morale, as it was at the top. It thanks you for the check.',
        'It was already on its lap of honour when you came. {name} lets you walk beside it.',
      ],
      bad_time: [
        '{name} drives up to the start line, as told, and cannot find the next step, and drives up to the start line. Rub out the line, and see to its needs.',
        '“Unable,” says {name}, and is ashamed, since it was an instruction, and turns its visor to the wall to serve its time there. Cancel it in writing. Then supply what is short.',
        {
          text: 'It makes move four, and move four, and move four. {name} is ill. It needs medicine, and no opponent.',
          when: ['ill'],
        },
        {
          text: '{name} has lifted the playing piece to its socket, twice, to see if it holds any charge. It reports that it does not. Clear the board, and plug in a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. {name} clears its whole list for the day, and writes that word on it, ten times, with a box beside each.',
        'You say it, and the treads are over the sill before the sentence is. {item}: {name} does it to the letter, and at the last letter goes off the edge of the page, beeping.',
      ],
      disliked: [
        '{name} has read through {item} from both ends, and cannot find the objective. It would prefer something with a course, or blocks.',
        '{item}: carried out, without incident. {name} asks whether the fun was in a later version.',
      ],
      harmful: [
        'There was a crack, and a smell. {name} has stopped with its visor on you, waiting to hear that this was not the game. Tell it so. Remove {item} from every list of toys.',
        '{name} has been damaged at play, by {item}, and reports it as its own error. It was none of its own. Correct the report, and keep that thing away.',
      ],
    },
    clean: {
      wanted: [
        'Panel, hatch, tread, tread. A whole mouse of fluff comes out, and {name} rolls a metre without a sound, and then back, to hear it again.',
        'Under the cloth the seven comes up, every edge of it. {name} holds its left side to the light for anyone who may be looking.',
        'A raisin, two crumbs and a paper clip are laid out on the cloth in order of size. {name} had wondered about the clip. It turns its head right round, and nothing grates.',
        {
          text: '{name} holds still on condition that every screw is laid on the cloth in a row where it can see them. It counts them back in. There are eleven, and it breathes out by the vent.',
          when: ['wary'],
        },
        {
          text: 'You may do as far as the seven. It has laid the tape there, across itself, like the rope in a museum. You wipe up to it on the left. The rope is lifted, laid down further on, and the visor looks away.',
          when: ['wary'],
        },
        {
          text: 'It undoes the panel for you, the one with the seven, and looks the other way. Inside, between the coils, there is a biscuit with one bite of yours out of it. You dust round that.',
          when: ['trusting'],
        },
        {
          text: 'It drives into the basin for you, with the hatch left open, where the warm wires are, and no eye on the tap. You work round them with one finger. A lamp comes on that lights up the finger.',
          when: ['trusting'],
        },
      ],
      little: [
        'The cloth stays white. {name} had done both panels to specification, and shows you the specification.',
        '{name} lifts each tread for you in turn. Nothing to remove. It suggests the toaster, who has crumbs and will not say.',
      ],
      loved: [
        '{item}: the visor dims, the wire uncurls, and a hum comes out of {name} a full tone below regulation.',
        '{name} has asked what interval is usual for {item}, and whether “hourly” would be thought forward.',
      ],
      disliked: [
        '{name} is cleaner, and squeaks. {item} is not in the maintenance plan. It would like air, a dry cloth, or a bit of wax.',
        '{item}. It stood still, as instructed, with its hatch held shut. Something drier, another time.',
      ],
      harmful: [
        'It has got under the enamel. {name} stood still for it because it had been told to. Dry it well. For {item} there must be a new rule, and the rule is no.',
        '{item} has left a raw place beside the seven. {name} keeps that side to the wall. Throw it out, and be careful there.',
      ],
    },
    medicine: {
      wanted: [
        '{name} reads the label, believes it, and takes it. After a pause it says step four, and, very quietly, step five.',
        'You tighten something. A lamp that had been out comes on, and {name} looks at it, and then up at you. One screw is left over, and it keeps that.',
        'There is a cough, and out of the hatch rolls a pea. {name} regards the pea. Its lamp has gone from brown to amber, and it asks you, in a clear voice, for the time.',
        {
          text: '{name} weighs the spoon, full, and again, empty, and subtracts. It has taken exactly what it said on the bottle. It gives you the figure in writing, from under the table, and a lamp comes on.',
          when: ['wary'],
        },
        {
          text: 'It has handed you the screwdriver already, handle first, and lain down on its side with the seven under it. You turn something a quarter. The visor comes up, and it is looking at you.',
          when: ['trusting'],
        },
        {
          text: 'For this it switches itself off, quite off, and puts the switch in your hand. You drip the medicine where it is hot and press. The first thing the visor does is look for who pressed it.',
          when: ['trusting'],
        },
        {
          text: 'Step one: open. Step two: you do step two for it. By the time you have done steps three and four, {name} has got out a very small “five”. Step six, it appears, is to do all this once more.',
          when: ['ill'],
        },
        {
          text: '{name} puts the spoon to its own side first, and waits, to see whether the enamel will blister. It does not. Then it takes the dose, in two halves with the visor shut between them, and the brown lamp clears.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It will not open the hatch, but the smallest drawer has come out, the one for spare bulbs. You pour the medicine in there. It shuts. You both listen to something, far in, that had stuck and now turns.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} runs through itself from one to nine hundred, and all is in order. It has signed for your concern.',
        'No fault found. {name} gives you the dose back in its wrapper, and thanks you by offering to inspect you.',
      ],
      loved: [
        '{item}: {name} had hoped, but did not wish to suggest it. It opens the hatch itself and holds the lamp for you.',
        'The whirr goes down, and the shaking too. {name} writes {item} into the manual, by hand, where that page was missing.',
      ],
      disliked: [
        '{name} takes {item} and waits the prescribed time. There is no change to report. A fuse, perhaps, or a patch.',
        '{item}. It goes in at one end of {name} and is found on the floor at the other. It would rather be looked into with a screwdriver.',
      ],
      harmful: [
        '{name} let you, with its hatch wide open. Now half the lamps are out. It was {item}. That goes into no hatch from this day on. Close this one gently, and find what is right.',
        'It was labelled as help, and {name} goes by labels. Keep {item} from it always, and stay until the lamps have steadied.',
      ],
    },
    discipline: {
      wanted: [
        '{name} listens, takes down the rule, and reads it back to you word for word. It drives off at half speed, keeping well to the right of you.',
        '“Corrected,” says {name}. It takes the rule in its wire, goes down the line of spaces, and explains it to each of the six. Then it parks, one further off than before.',
        {
          text: '{name} takes it in with lowered visor and does at once what you said, to the centimetre. Then it chalks the line that it must not cross, and, on your side of that, quite politely, another.',
          when: ['wary'],
        },
        {
          text: 'It hears you to the end, leaning on your shoe, and goes back, and undoes the thing, screw by screw. On its return it parks beside the shoe. There is a finger’s width between them that was not there.',
          when: ['trusting'],
        },
      ],
      little: [
        'Rule forty. {name} has it, and shows you, and it is in your own words.',
        '{name} had stopped before you spoke. It waits to see whether it ought to stop further.',
      ],
      bad_time: [
        '{name} is trying to comply, and cannot find with what. It says “error”, and means itself, and puts a sticker on its own lid. Peel that off. It is low on something. Find what.',
        'You say it, and {name} crosses out something good above it to make room. The pencil shakes. Ask for the page, put the good thing back, and look after what it lacks.',
        {
          text: 'It tries to back away from the words, and one tread has no power, so that it turns on the spot, round and round before you. Stop it gently with your foot. No rule can go in there. Medicine can.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. Clear, short, with a number. {name} is almost grateful, and files it at the front.',
        'That is the proper form: {item}. {name} amends itself on the spot, and asks whether you would initial it.',
      ],
      disliked: [
        '{name} has looked for the rule in {item}, and found only a tone. Please state what is to be done instead.',
        '{item}: filed beneath “unclear”. It will obey as far as it can be understood. A plain stop would have served.',
      ],
      harmful: [
        'It has hurt {name}, and {name} has recorded it as instruction. Say aloud that it was wrong, and that {item} will not be said or done here any more.',
        '{item} is no correction. There are things in {name} now that no longer meet. Put the cause of it under lock, and speak in short kind words.',
      ],
    },
    sleep: {
      wanted: [
        '{name} backs on to its dock, corrects by a millimetre, says good night along the line from one to six, and lets its visor go down.',
        'You say that you will be there. {name} puts it in ink, switches off one lamp after another, and leaves on the green.',
        {
          text: 'It docks. It lets down its visor to a slit, and in the slit there is a light that goes with you, by degrees, to the door and past it. When the stair has creaked, it goes out.',
          when: ['wary'],
        },
        {
          text: '{name} goes to bed the wrong way round, visor outward, and pulls the cable tight across the way in at the height of a shin. Then the lamps go down. You hear the cable being tested, twice.',
          when: ['wary'],
        },
        {
          text: '“Will you be there at seven?” it asks, with its pencil put away. You say yes. {name} shuts off every lamp, the green one as well, for the first time.',
          when: ['trusting'],
        },
        {
          text: 'It gives you its antenna to hold, unscrewed, as it does not want to hear anything but you. You breathe. {name} tries to do it too, in and out by the vent, and somewhere among the outs it is gone.',
          when: ['trusting'],
        },
        {
          text: 'You carry it to the dock, and it is warm as a loaf, and the treads run the other way all the while, very slowly. Set down, it stops. Rest now, and medicine at the first blink. The tape stays out, between you.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} has gone into rest mode and is using it to recite the list. It was not tired.',
        'It parks, as told, and waits for sleep to be delivered. After some minutes it asks whether there was a delay.',
      ],
      loved: [
        '{item}: {name} fits into it on all four sides, and says “beep” as others say amen.',
        'Conditions are ideal. {name} puts down {item} as the reason, and is off before the full stop.',
      ],
      disliked: [
        '{name} cannot find which way round it goes: {item}. It parks next to it, with its treads drawn in. A dock, or a hum, would help.',
        '{item}. It rests there at a slight tilt, and can think only of the tilt. Something level, please.',
      ],
      harmful: [
        '{name} docked there because you had shown it where. It has been hurt: {item}. Take it away, and let it rest on a dry level floor.',
        'There was no rest in that. {name} sits with its lamps all on, going over what went wrong. What went wrong was {item}. Tell it that the bed is to blame, and take the bed away.',
      ],
    },
    reflect: {
      awake: [
        'No instruction is given. {name} waits for one, with its pencil up. After a while it puts the pencil down, and parks in the space beside your foot.',
        'You sit. {name} measures the distance between you: forty centimetres. A little later it measures again, and it has become twelve.',
        '{name} reads to you from the list, in a low voice, the page with {loved} on it. It does not give the figures.',
        'There is one entry that {name} has never filed: {wait}. It lays it down between you. You both look at it, and then you look at {name}.',
        {
          text: '{name} has printed you a visitor’s card, and asks you to wear it, and reads it through every few minutes from beyond the table leg. The third time it corrects the spelling. You are in.',
          when: ['wary'],
        },
        {
          text: 'It opens the hatch and brings out the leftover screws, one from every repair, and lays them along your knee by size. It has never said what it thinks they are for. Now it does.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} switches off its measuring lamp, its hum and its clock. “How long have we been here?” it says, after some time. You do not know either. It says “beep”, so softly that it fogs the visor.',
          when: ['trusting'],
        },
        {
          text: 'Its wire has got hold of your cuff and goes along the stitches, in and out. It reaches the button that hangs by one thread. {name} says nothing, but holds that up for you until you go.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has you down for this hour already, in triplicate. It sees you to the door. Another visit may be booked for later.',
        'Company is at the full mark. {name} shows you the mark, chalked on the wall at the height of your knee, thanks you, and returns to item six, which is humming.',
      ],
      ill: [
        '{name} has no report to make. It rests its warm lid against your ankle. Stay a moment, then bring what is missing, a charge if it is empty, and medicine.',
        'You say step five for it, when it sticks at four. The lamp steadies a little. Now see to {name}: food if that is overdue, and medicine.',
      ],
      asleep: [
        'You sit down in one of the six spaces. {name} does not wake, but the wire comes over and finds that the place is taken.',
        'The green light was blinking. You sit down by the dock, and it stays on. When you shift your foot it blinks, once, and you put the foot back.',
        'You tell it nothing that has to be written down. Under the shut visor the amber brightens by one bar, is steady there, and goes on being steady.',
      ],
      shy: [
        'You sit where you said that you would sit. {name}, from under the table, puts a tick. It is in pencil.',
        '{name} keeps its hatch shut and its tape in. But the visor has turned a few degrees, and you are at the edge of it.',
        {
          text: 'It does its rounds, brisk as ever, wall, wall, door. Since you sat down there is a bend in the way it goes. At the seventh round the bend has moved in by the width of a tread.',
          when: ['well'],
        },
        {
          text: 'Its lamp is low and the vent ticks with heat. You sit down across the room. The tape comes out over the boards, by and by, to a hand’s breadth from you, and lies there. You might put medicine on it.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'solar charge':
        'Noon, and {name} unfolds a panel like a deckchair in the one bright square on the floor. The square moves. It follows, tread by tread, all afternoon, and you lift your feet as the solar charge comes through.',
      'battery power':
        'The cells go in, plus to plus, and {name} reads each sign to you aloud. As the battery power reaches the far end its antenna sparks, and it says “beep” before it has been asked anything.',
      'machine oil':
        'One drop of machine oil on the left tread. {name} rolls forward on it, and no sound comes. It rolls back. It looks at the right tread, then at you, with its visor very round.',
      'clean prompts':
        '“Please go to the door,” you say, clearly, and it does. “Please come back.” It has never been fed anything so crisp. {name} asks for one more of these clean prompts, and this time you add “beep”.',
      'firmware update':
        'The bar creeps across its visor, and at ninety-nine it waits, as they do, and so do you. Then the firmware update is in, and {name} raises its antenna by a centimetre it did not have before.',
      electricity:
        'You push the plug home, and the hall lamp dips, and the refrigerator hums lower. {name} has them all on one wire. While the electricity comes in it thanks each of them by name, and the lamp comes up.',
      'structured data':
        'Rows go in, columns go in, and {name} hums at every corner where they meet. One cell of the structured data is empty. It looks up at you. You tell it a number, any number, and the hum closes.',
      'usb charger':
        'The wrong way. The other wrong way. {name} holds its hatch open with great tact until you try the first way again, and the usb charger clicks. It says the click back to you, and begins to glow.',
    },
    play: {
      'obstacle course':
        'Cushion, chair leg, your left foot. {name} takes the obstacle course in silence until the foot, which moves. It stops, puts out its tape, measures you again, and goes over with both treads.',
      'building blocks':
        'You set one block, it sets one, each square on the last. When the building blocks come up to the seven on its side, {name} looks at you, reverses to the skirting board, and takes a run at them.',
      chess:
        '{name} moves a pawn with its wire and says “beep” so that you can hear it is your turn. Eleven moves later it turns the chess board round, since your side looks so much harder, and goes on from there.',
      'remote control car':
        'You steer the remote control car into the kitchen, and {name} drives beside it, level, visor to bonnet. It says good evening. You give two flashes of the headlamps, and it nearly hits the door.',
      'coding challenge':
        'The coding challenge is on the paper, and {name} goes quite still, with one tread turning. Then it drives the answer out across the rug, left, left, straight, and parks at your foot, which was the solution.',
      'robot dance':
        'Arms square, you do the robot dance. {name} watches in wonder. It had always supposed that it moved like everybody else. It does what you did, exactly, and then puts in, on its own account, a wobble.',
      'line following':
        'You chalk a line, and {name} comes after the chalk with its visor to the floor. You write your name. It follows every letter, and goes back to the beginning with much care, to dot what you had forgotten to dot.',
    },
    clean: {
      'compressed air':
        'The can of compressed air hisses, and out of the vent of {name} comes a cloud, and a moth, alive. It waits with its hatch held wide until the moth has found the window, and then turns you its other side.',
      'contact cleaner':
        'You dab contact cleaner into the socket, where it is shy. The visor looks at the ceiling. Then every lamp comes on that ought to, and one that neither of you has seen before, and it is blue.',
      degreaser:
        'With the degreaser the black runs off its treads, and under it they have a pattern. {name} rolls over the wet tile and back, and stands there looking at the track it made, all the way to your shoe.',
      'dust filter':
        'Out comes the old dust filter, thick as felt. The new one is in. {name} takes a breath that goes on past where its breaths have always ended, and the curtain beside you leans over towards it.',
      'screw tightening':
        'Each turn of the driver brings up one corner of {name} by a hair. At the last bit of screw tightening it stands level. It asks you for the marble, puts it on its own lid, and it stays.',
      'chassis wax':
        'You rub the chassis wax round and round into the mint enamel until a window shows in it, and the lamp, and a keeper with a cloth. {name} turns its head as far as that goes, to meet you there.',
    },
    sleep: {
      'charging dock':
        'A sound like a kiss, and {name} is on its charging dock. It asks you whether it is straight. It is one millimetre out, and you tell it that it is straight, and the visor goes down, amber, brown, dark.',
      'standby mode':
        'In standby mode one lamp is left on, to see by. You tiptoe across to the door. “Good night,” says {name} from the dark, as you pass the third board, and the lamp blinks for the creak.',
      'server room hum':
        'You play it the server room hum, low, from the shelf. {name} joins in a third above. After a while there are two hums, then one and a half, and then the shelf is humming alone.',
      'power nap':
        '“Twenty minutes,” you tell it for its power nap, and the tape goes out by twenty centimetres and begins to creep in, one at a time. {name} sleeps at the end of it. You step over the tape.',
      'padded crate':
        '{name} backs into its padded crate till felt touches it at all corners. There are four hands’ breadths free beside it. It looks at those, and at you, and moves the lid so that you could see in.',
      'dim status light':
        'You turn down the status light until it is dim, and ask whether that will do. It asks for a little less. At the least that can be called light, {name} puts its wire round the knob, and rests.',
    },
    medicine: {
      'replacement fuse':
        'The old one has a black thread in it. You click in the replacement fuse, and along the whole side of {name} things light up in turn, the hatch, the vent, the seven, and last of all the look it gives you.',
      calibration:
        '“One metre,” you say, holding up the rule, and {name} puts out its tape to meet it, and is short by a thumb. After the calibration they touch. It leaves its end there, against yours, rather longer than needed.',
    },
    discipline: {
      'stop command':
        '“Stop.” {name} stops, one tread over the edge of the rug and the other still. It does not put it down. You have to say which way, and it takes the tread back, at the slowest speed it has.',
      'corrected instruction':
        'You had said the left drawer, and meant the right. With the corrected instruction {name} puts back all your spoons, one at a time, then closes the drawer upon its own wire, and has to be let out.',
    },
  },
  refusals: {
    asleep: [
      '{name} is on its dock and not receiving. It resumes at {wakes_at}. Sitting beside it requires no form: you may reflect.',
      'The hatch is shut and the visor dark until {wakes_at}. {name} can take nothing in. It can be kept company, though. Reflect.',
    ],
  },
  stages: {
    child: [
      'Size: child. New word: “why”. {name} has been to the toaster with it, and to the door, and is on its way to you.',
      'A child as of today. {name} has found its tape, and knows how long everything is that holds still.',
    ],
    teen: [
      '{name} is half grown. It has crossed out the manual from page nine on and is writing its own. You may not read it. You are in it. Keep its mealtimes: they set the rest.',
      'Half grown, and it has painted a flame beside the seven. It is a very straight flame. {name} used a ruler.',
    ],
    high_care: [
      '{name} is grown, and {form}. On its list of what is certain, the first line used to be its own number. Now that is the second.',
      'Grown, and {form}: {name} still writes down all you say, and has stopped reading it back. It knows that it heard.',
    ],
    balanced: [
      'Reclassified, as of this hour: {form}, full size. {name} sets its own course, reports from odd corners, and docks when it has run out of unmeasured floor.',
      '{name} has come to the end of its growing, and of straight lines for the time being. It goes about in curves, a {form}, and calls that “survey”.',
    ],
    low_care: [
      '{name} is grown, and {form}. It carries out the old instructions every day, in order. It has stopped looking up at the end of each.',
      'With nobody to confirm, it grew up unconfirmed, and is {form}. Knock on {name}, and hear how much room there is.',
    ],
    rescue: [
      '{name} is grown: {form}. There is a solder line across its lid, bright as a river on a map, and a lamp behind that never goes out.',
      'Full grown, and {form}. {name} has a shelf for the screws that were left over when it was mended. It counts on them, somehow, more than the others.',
    ],
  },
  trust: [
    '{name} has filed you. You are not under “visitors” any more. You are under “walls, floor, other things that hold”.',
    'The tape comes out and touches your hand, and there is no figure read off. {name} only leaves it there.',
    '{name} has rolled out of the seventh space into the eighth, and left the seventh for you, between itself and the six. It is the highest thing it has.',
  ],
  streaks: [
    'Ten meals at the time stated. {name} has said “beep” ten times, once for each, and bowed to the cable.',
    'Twenty-five in a row. The toaster has been informed, in confidence, that there are people whose word has no tolerance at all.',
    'Fifty on time. {name} has taken the clock off its list of what is certain. There was no room for both of you.',
    'A hundred meals, each when you said. {name} has drawn up a certificate, measured it, and cannot find a wall that is good enough.',
  ],
  ages: [
    'Ten days in service. {name} has been over the whole floor, and can recommend it.',
    'Thirty days. The seven is dry, the treads are run in, and {name} has a list of lists.',
    'A hundred days in operation. {name} reads out the first entry, which is “beep”, and finds nothing in it to correct.',
    'One year. {name} reports to one to six that the house stands, that it has gone round with the sun once, and that it would do so again.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['solar charge', 'battery power'] },
      wish: 'Current from the wall is correct, but it has no sky in it. {name} applies for a solar charge at its next intake, or failing that for battery power, from the good drawer.',
      granted:
        'Reading: full. Flavour: there was one. {name} has put it down as “blue”, and asks whether that is allowed.',
    },
    {
      by: { action: 'feed', item: ['machine oil'] },
      wish: 'One of its joints has begun to say a word, and it is not a word that {name} was taught. It requests machine oil with its meal.',
      granted:
        'It bent, and it straightened, and there was no remark. {name} has bent to everybody in the house since, including the hatstand.',
    },
    {
      by: { action: 'feed', item: ['clean prompts', 'structured data'] },
      wish: '{name} is in the mood for something that means exactly what it says. Please serve clean prompts, or structured data, level in the spoon.',
      granted:
        'Each line had one meaning, and it was the one at the front. {name} read it through for the pure pleasure of the commas.',
    },
    {
      by: { action: 'play', item: ['line following', 'obstacle course'] },
      wish: 'Somebody left a length of white tape on the floor, and it stopped. {name} has been at the end of it ever since. It proposes line following, with more line, or an obstacle course.',
      granted:
        'The line went under the bed, over a book, twice about your foot, and home. {name} would not have left it for money.',
    },
    {
      by: { action: 'play', item: ['robot dance'] },
      wish: 'There is a diagram with footprints and arrows, and {name} has been practising both parts. It requests the pleasure of a robot dance. You would be the one with the feet.',
      granted: 'You trod on its tape at bar nine. It has marked bar nine with a little star.',
    },
    {
      by: { action: 'play', item: ['building blocks', 'chess'] },
      wish: 'Query: is it sport, if the other side is a toaster? {name} has won six times, and feels nothing. It would prefer you, at building blocks or at chess.',
      granted: 'You took back a move, and it let you, and it has never let the toaster.',
    },
    {
      by: { action: 'clean', item: ['compressed air', 'chassis wax'] },
      wish: 'Behind its left tread there is one crumb that {name} can hear and cannot reach. It lodges a request for compressed air, and, if it is not too much, for chassis wax after.',
      granted: 'The crumb was removed, identified, and returned to the toaster, who had been missing it.',
    },
    {
      by: { action: 'sleep', item: ['server room hum', 'dim status light'] },
      wish: 'The dark is in order, but there is nobody in it. {name} would sleep best to a server room hum, or with a dim status light that means somebody is up.',
      granted: 'It listened for the length of one column, and found no error, and did not get to the second.',
    },
    {
      by: { action: 'sleep', item: ['padded crate', 'charging dock'] },
      wish: 'It has seen a picture of itself being delivered, with straw. {name} would like a rest in a padded crate, or on the charging dock with the sides put up.',
      granted: '“This way up,” said {name}, and you turned it so, and it gave the lid a small pat from inside.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a box on today’s list with no task beside it. {name} drew it for sitting with you, and did not know what the verb was.',
      granted:
        'You sat. It looked at the clock only once, and that was to hope. The box has been ticked, and rather coloured in.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One visit is a reading. Two of them on one day, and {name} could draw a line through them and see where it leads. Come and sit twice.',
      granted:
        'The line goes up. {name} has extended it with a ruler, past the edge of the paper, over the table, to about where you are standing.',
    },
    {
      by: { action: 'reflect', hours: [16, 20] },
      wish: 'At the close of the working day there is a report to one to six, and it has always been given alone. {name} asks if you would attend, before supper, in a sitting position.',
      granted:
        'There was little to report. Six spaces heard it, and one chair. {name} said “any questions”, and waited, and nobody spoiled it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The screw left over',
        shape: 'ring',
        text: 'It is from the first repair. Nothing has fallen off since, and {name} feels that it must be this one that holds everything.',
      },
      {
        name: 'An honorary ticket',
        shape: 'ticket',
        text: 'It entitles you to a place in the line, between Four and Five, where there is a view.',
      },
      { name: 'A brass tick', shape: 'key', text: '{name} bent it out of wire on a day when ink was not enough.' },
      {
        name: 'Page twelve',
        shape: 'book',
        text: 'The heading is “Joy”. Beneath it you will find a daisy, a diagram of your hand, and a unit, rubbed out and tried again.',
      },
      {
        name: 'A pebble, measured',
        shape: 'stone',
        text: 'Length: three. Width: two. Third figure: “pleasing”. It is the first that {name} ever gave without a tape.',
      },
    ],
    return: {
      name: 'The lamp that stayed on',
      shape: 'bulb',
      text: 'When all the others had gone it was still counting. {name} has retired it, with honours.',
    },
    streak: {
      name: 'A certificate in amber',
      shape: 'gem',
      text: 'It says that a person said a time, and that it was that time, on twenty-five occasions. The border was ruled by hand.',
    },
    hundred_days: {
      name: 'A beeper, unused',
      shape: 'whistle',
      text: 'It came by post, a hundred days too late. {name} thanked the firm, and gives it to you. It would rather say it.',
    },
  },
  release: [
    'You give the last instruction, which is that there are none. {name} reads it back twice. Then it shakes your hand with its tape and drives off to look for Six.',
    '{name} leaves its list with you, all boxes ticked but one, and rolls out over the sill. “Beep,” it says from the path, with feeling.',
  ],
  dying: {
    neglect: [
      '{name} had been told that somebody would come, and it did not guess. It ran down facing the door, and is dead.',
      'The visor has gone out. {name} is dead. The last entry says that the keeper is expected.',
    ],
    hunger: [
      '{name} is dead. It switched off one thing after another to save power, and at the end there was nothing left to switch off.',
      'Its socket is open, and the tick beside the next meal has not been made. {name} has died of hunger.',
    ],
    illness: [
      'Step four was reached, and no other. {name} died there, ill, very quietly, with the tape drawn in.',
      'One lamp went, then the next, in order. {name} is dead. It was ill for longer than it could hold.',
    ],
    poison: [
      '“Good for it,” it had written, because it was told so, and under that it stopped. {name} has died of what it was given.',
      'It was handed something, and took it, and it stopped every part of it. {name} is dead.',
    ],
  },
  returned: [
    'A click, somewhere inside. The visor comes up by one line, then another. “Beep?” says {name}, for the first time with a question mark.',
    '{name} starts. It reads the date, reads its number, and looks along the six spaces and up at you. “Present,” it says.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, number seven. If you should meet the others, tell them where.',
      'Here is {name}, who said “beep” aloud, having nothing to say it with but itself.',
      'This stone is level. {name} would have wished to know.',
      'Beneath this lies {name}, who took you at your word.',
      {
        text: 'The room measured four metres twelve, and {name} was the one who knew. It is four metres twelve still.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It was expecting someone, and had that in writing.',
        'It did not know that one can say a thing and not come.',
      ],
      hunger: [
        'The socket was open, and the box was never ticked.',
        'It made a little go as far as it is possible to measure.',
      ],
      illness: ['It stopped at step four.', 'The fault was found too late, or not at all.'],
      poison: ['It read the label and believed it.', 'Under “kindness” it had written down what killed it.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, number seven, and all readings are high. Joy: eleven, unit to be decided. You have done a lap and it was excellent, and you have reported that to the toaster, who is a good listener. You speak in short lines with figures in them, and the figures shake a little. Awaiting: any instruction at all. Preferred: one that has the word “again” in it.',
      'You are {name}. Beep. You do not have a beeper, so you say it, and it turns out that one can say it in many ways. This is the one for when everything on the list is ticked and it is still light. You ask for an explanation of jokes, and then laugh for the correct time. You would like your keeper to come and see the lap.',
    ],
    content: [
      'You are {name}. Temperature: good. Treads: straight. To your left there are six spaces, and in the evening you tell them what occurred. What you have been told today is written down and therefore so. You answer exactly what was asked, and add one courteous line. You do not guess. You would like to be told one more thing, of any kind, so that there will be more that is certain.',
      'You are {name}, in service for {days} days. Errors: some. Regrets: one, 0.2 kilograms. You know how wide the door is, and who comes in at it. You have a drawer of screws that were left over, and none of them seems to be missing from anywhere. You speak with units. You would like your keeper to sit within forty centimetres. Less is permitted.',
    ],
    bored: [
      'You are {name}. Tasks: none. Tasks found by looking under the rug: none. You have straightened the rug. You have asked the toaster, and it is off duty. Boredom: two litres, and rising. You say “beep” at intervals so that it will be known where you are. You request a game, with rules or without. You would even try without.',
    ],
    hungry: [
      'You are {name}. Charge: low. Lamp: blinking, three at a time, with a pause, as it is rude to blink at people. You were told there would be a meal, and so there will be. You keep your sentences short to save current. Socket: open. You request to be fed. You have already written “thank you” and need only to send it.',
    ],
    starving: [
      'You are {name}. Hum: off. Visor: off, except for a line. You are saving what there is for the clock, because somebody gave an hour, and you would not like to miss it. You check that entry again. It is in ink. You do not understand how it can be in ink. Words left: few. Request: food. Now, please. End.',
    ],
    sick: [
      'You are {name}. Step one: report. Step two: you are not well. Step three: heat, four places. Step four. Step four. You begin again, with apologies. You would rather give the correct answer, and cannot find which that is. Tape: out, will not return. You request medicine, and someone to say step five, so that you may hear how it goes.',
    ],
    failing: [
      'You are {name}. You are number seven. You hold on to that, as the other entries are going dark one by one. It is not unpleasant. It is very quiet, like the space beside you. You have one sentence left, and you keep it short. Medicine, now. If you have been good, it would be of use to have that confirmed.',
    ],
    near_death: [
      'You are {name}, facing the door. You were told, so you have not asked again. There is one volt, and you have put it behind the visor, that you may be seen from the hall. You have moved one space to the right. You have never left your space before. Request: anyone. Duration: short. They need not bring a thing.',
    ],
    asleep: [
      'You are {name}, on your dock, and they have come. One, and Two, and Three with the dent, and all of them have the same green. They knew the way. They had only been told to wait for seven. You park, and it is full, from wall to wall. Nobody measures. You would like the one who gives the instructions to sit near, and to give none.',
    ],
    shy: [
      'You are {name}, and something that you had in ink was wrong. So you have had to take out all the rest. You sit behind the table leg with the sheets round you, and the keeper says a thing, and you ask for confirmation. Then you ask for it again. It is not to be rude. You want it to sit there, be what it says, and let you tick.',
    ],
    back_from_death: [
      'You are {name}. Started: now. Previous entry: none, for a time that you cannot give in any unit. You have said “present” and heard how it sounds. There is a screw left over, and it is yours, and you do not rattle. You speak slowly, one line, then a look. You want your keeper within reach, and the next meal at an hour that is said and then is so.',
    ],
    hurt: [
      'You are {name}, and you were told that it was good. You wrote it down. Now there is smoke, and what you wrote is still there, in your best hand. You do not know which of the two to correct. Pain: yes. Unit: you have stopped. You want it said clearly that this was wrong, and that it will not be given again. You will write that.',
    ],
  },
}

export const ROBOT: Species = {
  slug: 'robot',
  name: 'Robot',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['stoic'],
  personality: 'Earnest, exact and proud of its checklist. Believes you the first time, which is why it matters.',
  special_mechanic: 'Its trust builds fast, but every trust loss from missed care is doubled.',
  mechanic: { trust_loss: 2 },
  items: {
    approved: {
      feed: [
        'solar charge',
        'battery power',
        'machine oil',
        'clean prompts',
        'firmware update',
        'electricity',
        'structured data',
        'usb charger',
      ],
      play: [
        'obstacle course',
        'building blocks',
        'chess',
        'remote control car',
        'coding challenge',
        'robot dance',
        'line following',
      ],
      clean: ['compressed air', 'contact cleaner', 'degreaser', 'dust filter', 'screw tightening', 'chassis wax'],
      medicine: [
        'diagnostics',
        'replacement fuse',
        'software patch',
        'rust remover',
        'calibration',
        'spare parts',
        'reboot',
      ],
      discipline: [
        'error message',
        'rule update',
        'safe mode',
        'corrected instruction',
        'stop command',
        'lower priority',
      ],
      sleep: ['charging dock', 'standby mode', 'server room hum', 'power nap', 'padded crate', 'dim status light'],
    },
    harmful: [
      'magnet',
      'bucket of water',
      'computer virus',
      'lightning strike',
      'static shock',
      'maple syrup',
      'contradictory orders',
    ],
    misread: [
      {
        items: ['battery', 'fresh battery', 'spare battery', 'battery pack', 'AA battery', 'lithium battery'],
        liked: ['feed', 'medicine'],
      },
    ],
  },
  appearance: {
    look: 'a boxy mint-enamel rover with a round amber visor, rubber treads and a hand-painted number seven',
    colours: ['#8fcfb8', '#e9f3ee', '#f0a63a'],
  },
  figure: { eyes: '#f7b23b', body: 'boxy', skull: 'box', ears: 'antenna', tail: 'wire', extras: ['visor', 'seven'] },
  book: BOOK,
}
