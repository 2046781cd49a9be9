/**
 * The Malinois wants to be sent. It fears standby. It is four minutes early for everything, and saves the four minutes;
 * it has nearly a day put by and has not said what for. It was born knowing one scent and was never told whose, so it
 * searches, and sits down, perfectly straight, at whatever comes close: cheese, a lie, a person about to cry. What it
 * confiscates it lays out in a row as exhibits, by letter. It wears a harness that it has never had off, with a patch
 * on which the word is washed out; it has decided that the word is yours. Its body is wire and springs, mahogany with a
 * black mask and tall ears that lock; it goes up walls and thinks about it at the top. It has one movement that is in
 * no manual, a small sideways hop like a lamb’s, and believes that nobody has seen it. It eats in nine seconds. It
 * sleeps in gear, with its nose on a boot. It sulks by perfect drill. It trusts on the first clean command, and then
 * entirely. It never walks where it can leap, never drops what it was told to hold, never asks why. Its keeper is the
 * handler: one voice, any distance.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg had been given a time. It opens four minutes before that, in one snap, while you still have an arm in your coat. {name} sits in the middle of the shell, masked, ears up, and waits for you to be ready.',
    'There were still four minutes on the egg. {name} is standing beside it, wet, black mask on, ears going up one after the other, with the pieces of shell in a row behind it. It looks you over and reports.',
  ],
  looks: {
    thriving: [
      'A sheet comes off the line, and {name} has arrested it before it can touch the ground. It brings it in by the corner, over the wall and the cart, mask shining. There is a shirt on the run as well.',
      '{name} has found a stair that creaks and is drilling it. Up. Down. Up, from the side. It will have that stair quiet before long. It is in such spirits that at the top, each time, it hops sideways, like a lamb.',
      {
        text: '{name} is as long as your shoe, and its ears have not gone up yet. It sits at the edge of the box, facing out. It topples, gets to its feet, and faces out. Nobody has told it anything about the door.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and was early for all of them. The ears have gone up, one at a time, and found the clock. It has eaten. It sits with its fat feet together and awaits instructions.',
        when: ['baby'],
      },
      {
        text: '{name} is on duty, and glad of it, and wants for nothing. You look in and say its name. One tall ear stays on the window. The other goes off duty, for about two seconds.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} walks you round: window, window, back door, stove. All secure. At the last corner it does a thing that is not in the drill. It sits down with its back to you, so that you can take that side.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You tell {name} that it is off duty. It takes this for an order, lies down on the rug, lines up all four paws, and is off duty with its whole strength, ears like two nails. You tell it that is very good work.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has cleared the hall, the stairs and the cupboard under them. Then it does a thing it does for nobody else, and lies down with its back to the door. You have that side.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You drop a spoon and it does not land. {name} is at the door again, ears up, and the spoon lies squared beside your plate. You try a pencil. Come to think of it, nothing has hit the floor in this house for ages.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You try the garden door, for a change. {name} is seated behind it, coat shining, and has straightened the mat. You try the front. It is there too, hardly out of breath. It would like to know what you are testing.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} clears the sofa, the table and the chair in a single line, purely for the joy of it, lands at your heel, and remembers whose heel it is. It takes two paces back. That is the distance for persons not yet checked.',
        when: ['from_child', 'wary'],
      },
      'Radio silence in the kitchen. Then you mention it to the kettle, {loved}, and the dog upstairs arrives by the banister, the clothes airer and the fridge.',
    ],
    content: [
      'It is quiet, and {name} has looked into it. It has smelled along the bottom of the quiet, from the stove to the door, and found nothing. It lies down on the mat, in gear, and gives the quiet one more chance.',
      'The clock is slow, and {name} has known it for some while. It sits below, tall ears up, and says nothing against a colleague. When it strikes it looks at you, to see that you are not relying on it.',
      {
        text: 'Harness on, paws level with the edge of the step, {name} is watching the gate. Nothing has come through it. That is how well it is being watched.',
        when: ['well'],
      },
      {
        text: 'The perimeter has been walked: window, stove, stairs, window. {name} lies down in the exact middle of it with its chin on its paws, off duty. The ears have not been told.',
        when: ['well'],
      },
      {
        text: '{name} meets you at the door, falls in on your left, brings you as far as the armchair and halts. You sit. It looks you over once for damage and returns to the door. You have been delivered.',
        when: ['well'],
      },
      'Service to date: {days} days. {name} has the patch on its harness pressed to the floor, where it keeps warm. The word on it is still washed out.',
      'Scent log, top line, never overwritten: {loved}. {name} runs its nose along the skirting once a shift in case of a second sighting.',
    ],
    curious: [
      'Unidentified box in hall. {name} has cleared the stairwell first, floor by floor, and is now working the box in a grid, nose down, an inch at a time.',
      'One ear has locked on the chimney. The other will not confirm. {name} backs to the far wall to get a run at it.',
      'A cuckoo came out of the clock and went in again. {name} has sealed off the wall. It has a quarter of an hour before the suspect shows itself, and it is using that to breathe very quietly.',
    ],
    bored: [
      '{name} has reported to the ball cupboard four minutes early for a game that nobody has arranged. Harness straight, it watches the handle. The tall ears are coming down by degrees, the left one first. Open the door and play.',
      'All is searched. {name} has found your keys and hidden them, found them, hidden them better, found them. It sits in front of you with the keys in its mouth, quivering from the ears down. Give it something hard to do.',
      {
        text: '{name} has laid the exhibits out and not put them in order. Its nose is on the last, which is your glove, and the ears are off. Hide that glove. Say “seek”. Play until it has found something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has set the empty dish square to the wall, one paw from the corner exactly, and taken its place behind it. The site is secure. All that is missing is the delivery. Its meal is due.',
      '{name} reported at the dish four minutes before time. It is there still, ears locked, nose above the exact middle. It has nothing to add to its report, which is that the dish is empty. Its meal is due.',
      {
        text: '{name} sits to attention by the dish in a harness that would go round it twice. One ear is up. The other has had its orders and is coming. The meal is overdue and no post has been left. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is smaller than its harness, and has reported for the meal in it, very upright, ears falling over one at a time. It is too new to know that the meal is overdue. Feed it now, before it finds out.',
        when: ['baby', 'well'],
      },
      {
        text: 'The meal has not reported. {name} has been to look for it, up on the dresser, down behind it, twice. It takes you for a suspect and is cheerful about it, tail going. Produce the meal, slowly, with both hands.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been at its post since four minutes before the meal was due. It stands when you come in, looks you over, buckle to boots, and then looks past you for whoever is in charge. Bring the meal now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} was here four minutes before time, and that is a while ago. It has looked at the bowl, the clock, the door, the bowl. Now it lifts your wrist in its teeth, gently, and turns up the watch. Feed it.',
        when: ['well'],
      },
      {
        text: '{name} reported four minutes early and has stood by the dish ever since, harness straight, like a sentry whose relief has not come. It is not hungry yet. It looks you over for injuries. The meal is overdue. Relieve it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has stopped listening for you. It lies weak in its harness, with both tall ears turned the other way, where somebody may yet come on time. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has been on its mark too long to stand on it. It lies on it, exactly. The mask is dull and the ears have come down. It does not ask, it looks to where the dish should be, and not to you. Feed it.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The harness hangs slack under its ribs. {name} stands at its post beside the dish, ears up, and when one hind leg begins to shake it turns and stares at the leg until it stops. Its meal is overdue. Feed it now.',
      '{name} has reported to the kitchen, to the larder, and now to you. It sits, straight, and sways. The harness has gone slack by a hole. It does not ask, it has it all in its eyes. Feed it.',
      {
        text: '{name} brings you the scoop, the measure and its own bowl, lays them at your boots in order of use, and steps back with its mask up. It has cut four minutes off the way. Ration, please: feed it.',
        when: ['trusting'],
      },
      'You drop a crumb, and {name} has it before it lands. You drop nothing, and it looks there too. It has drawn up its belly like a bow with no arrow. It is hungry. Feed it now.',
    ],
    starving: [
      'At your step {name} rises to report. The front half gets up, and the other half does not come. It holds that, half at attention, its eyes on you. It is starving. Tell it to stand down, and feed it at once.',
      'Hours ago {name} sat to attention for its meal. No one stood it down, so it is sitting still, harness loose, the black mask swaying, eyes on the spot where you come in. You have come in. Feed it at once.',
    ],
    weak: [
      '{name} reports for duty on the minute, which for {name} is four minutes late. It sits to attention, and the left ear arrives after the right. It has been fed. Medicine now, or a real rest, and take the harness off.',
      '{name} walks round the gate that it generally clears, and does not meet your eye. The springs have gone out of it. Give it some days’ leave, and see that it takes them, lying down. Medicine would help too.',
      {
        text: '{name} has reported to the gate, four minutes early, and is doing the waiting lying down. Nobody has ever seen that. At your voice it gets its front half to attention. Relieve it. It needs medicine, or a good long rest.',
        when: ['from_child'],
      },
      {
        text: '{name} holds its post in front of you with its legs apart, and the post is all that is holding it. The leap that it was about to make is still in its eyes. Keep your distance. It needs medicine, or leave.',
        when: ['wary'],
      },
      {
        text: 'The hop was tried, out by the shed. You saw, for once, because it fell over. {name} lies there grinning in its mask and would like to say that it meant that. Carry it in: rest, and medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has reported to the tub, four minutes early, fed and fit. Mud has dried on the harness in plates, and as it comes to attention one drops off and breaks. {name} looks straight ahead. It had not authorised that. Begin.',
      'At inspection {name} has found itself unfit. There is mud on the mask, a burr in each ear, and it has been two days. It has gone to stand behind the shed, where it doesn’t let down the side. Please wash it.',
    ],
    sick: [
      '{name} is at its post with its ears up. You look longer and see that it is holding them up. The left begins to slide, and is called back, and slides. Go and relieve it. It needs medicine now.',
      '{name} is on duty. It sits at the door in full harness, shaking so hard that the buckles ring, the mask grey at the edges, the eyes too bright. It will not stand down by itself. Relieve it. Medicine, now.',
    ],
    failing: [
      '{name} heard you and got its forelegs under it to report, and they did not hold. Now it lies with its black mask on the harness, still watching your hands for the word. It needs medicine and food at once. Run.',
      '{name} reports at the door four minutes late. It has come the length of the wall, leaning, in its harness, and takes up its post lying down. There is almost nothing left. Medicine and food, at once, or it will die.',
    ],
    near_death: [
      '{name} will not lie down while it is on watch, so it is dying upright, braced against the door frame. Unbuckle the harness. Say that you have the watch. Then take its weight in both arms and stay.',
      '{name} has lain down at its post with the harness on. The tall ears still turn to every sound, a little after the sound. Go now, undo the straps, sit beside it and take over the watch. Left alone it will be dead within hours.',
    ],
    asleep: [
      '{name} growls in its sleep. You stand and listen, and there is nothing, no step, no voice. The black mask smooths out, the matter closed. You are back in bed when a gate bangs down the road. It had been four minutes early.',
      '{name} sleeps with its chin on the doorstep and one hind foot already out of the basket. If anything happens it will have a start of about half a dog. Nothing is happening. The foot is covering it.',
      '{name} sleeps with its harness on and its paws squared to the door. One ear stands up, notes that it is you, logs you as expected, and lies down again. Leave it off duty. It will be up before its alarm.',
    ],
    asleep_in_danger: [
      '{name} sleeps and no ear is on duty, neither the left nor the right. Take the watch, sit by it now, and hold until {wakes_at}, when it wakes.',
      'The breath under the harness comes short and uneven. {name} can take no orders asleep, only company: reflect beside it now. Reveille at {wakes_at}.',
      {
        text: 'It went to sleep against the bin, paw up, in the middle of a tap. It must be fed when it wakes, at {wakes_at}. Reflect beside {name} until then, beginning now.',
        when: ['unfed'],
      },
    ],
    shy: [
      'For each step you take {name} has already taken one, so that the room between you stays exactly four paces long. It does not tire of this. Sit down on the floor, quietly, and leave the next step to it.',
      'Whenever you step nearer, {name} has already stepped back, and stands there in its harness as if you were the one running late. It likes to be early. Sit down quietly somewhere, and give it a place to arrive at.',
      'It was told wait, once, and then for {wait} there was no second word. {name} looks at your mouth, from the landing. Come and be quiet near it. That also has to be learned.',
    ],
    back_from_death: [
      '{name} has brought you the harness by its strap and stands under it to be buckled in. There are some hours missing from its watch and it cannot find who covered them. You do up the buckle. You know who.',
      '{name} was away from its post once. It has been back some hours, and has gone over every door since, sill and hinge and handle, for anything that came in meanwhile. Your door it left for last. It is lying across it.',
    ],
    old: [
      'The black of the mask has frosted over. {name} takes the wall in its mind now, and lands, and you see the ears come up for the mark.',
      '{name} walks the circuit and is no longer four minutes early. It is exactly on time. It has someone to spend the minutes with.',
      {
        text: 'After {days} days it has trained up a successor, which is the doormat. {name} goes over the drill with it, and lies down on it, to demonstrate.',
        when: ['from_child'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats by numbers: top left, top right, bottom left, bottom right, centre. The dish is declared clear. It moves it back to the wall with its nose, checks the line, and corrects it by a hair.',
        'The meal is on time, and so {name} has been standing by it for four minutes. It eats the lot without shifting its feet. Then it looks under the mat, in case that was only the drill.',
        {
          text: 'On time to the second, and {name} is already in the air. Nobody has shown it yet how one comes down. It lands with all four feet in the dish, stands to attention there, and eats its way out.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} takes off at the sight of the dish, clears it by a foot, and lands behind it at attention, ears up, puzzled at how little meal there is on that side. It comes round on foot. From there on everything is in order.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You are on time. {name} has been there four minutes, to see whether you would be. It eats in nine bites, squares the dish to the wall, and walks you to the door, half a pace behind, like someone with your description.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You arrive to the second. {name}, who has been in position for four minutes, eats with its gaze on your hands. Then it noses back your sleeve and checks the watch for itself.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The dish touches the floor on the minute. {name} has been at attention for four. It looks at the clock, at you, and at the clock. Then it reaches round, lets out one buckle of the harness by one hole, and begins.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is four minutes early for every meal, in case. This time it was three. Neither of you brings it up. The dish goes down to the second, the harness creaks, and you wonder what it did with its minute.',
          when: ['from_child', 'glad', 'warming', 'well'],
        },
        {
          text: '{name} was four minutes early and you were on time, so it had four minutes to be happy in. It eats, at attention. Then it sits against your boot and shuts one eye. The other is still at work.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You brought the dish four minutes early, to be there before {name}. It was in place, ears up, harness straight. So you wait out the four minutes side by side, looking ahead, and on the last second of them it eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'At four minutes to, {name} is on station. At three you are. It looks you over, and something in the tall ears comes down a notch. It eats with its back to the window. You have the watch.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} finishes, sits, and reports with its ears: dish empty, corners checked, {streak} meals on time. “Good,” you say. It works for that word. It goes straight up in the air with it, harness and all.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} jumps for the dish, overshoots, jumps back and eats all of it. It has had {streak} meals on time and arrived at none on foot. Now it lands beside your shoe, or on it, as if that had been the plan.',
          when: ['baby'],
        },
        {
          text: '{name} eats on the order, every bite, standing, with its eyes on your belt. When it is dismissed it does not leap. It puts its back in the corner. It is unfit, and won’t say. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and checks the log. It was four minutes early for each of {streak} meals, and every one of them came on time. It thinks that over. For the next it might come just when it is due.',
        'Dish cleared, and {name} sits to report: {streak} on time, no incidents. You say, “Carry on.” It doesn’t. It comes a step closer than the drill has it, puts its mask in your hand, and carries on there.',
        {
          text: 'The bowl lands on the second. It is {streak} on time, and {name} has stood four minutes for each of them, the last four largely in the air. It eats, checks its harness, and tells you with one nod to go off duty.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} is four minutes early by profession. You are an hour early, and it does not know the procedure. It takes one piece to acknowledge receipt, then stands guard over the rest, and will not be seen eating on duty.',
        '{name} was early for this, and you were earlier, and that has never been allowed for. It eats one mouthful, confirms the contents, and puts the rest under guard. Serving is at {opens}. Report then.',
        {
          text: '{name} arrives four minutes ahead of time and finds you there long before that, dish already down. It takes one bite, as one signs for a parcel, and wants no more. Then it walks round you, looking for the rank.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it all and goes to sign off with somebody. You are there. It goes by you, at an even pace, to the door, touches the handle with its nose, and comes back along the other wall.',
        'While you were late {name} ran the drill without you: to the dish, to the door, sit. It eats every bit and runs it once more. Where the drill has a look up at the handler, it looks at the wall.',
        {
          text: 'You were late by what you were late by, plus four minutes. {name} has added them. It eats at attention, makes two circuits of the dish, and takes up a post in front of the cupboard. It will be guarding that in person.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} receives the late meal in mid-air, for joy, and eats it with precision. Then it takes up your post beside the cupboard, ears tall, harness straight. You have been relieved.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Late, and {name} eats it all. Then it takes your watch off the table by its strap and lays it in your palm. It makes no remark. It sits at your left, as ever, and keeps its eye on the watch.',
          when: ['trusting'],
        },
        {
          text: '{name} lets the food stand till it has walked you to the clock, sat down under it, and looked from the one face to the other. It eats after that. It will be eight minutes early from now on, to cover you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was four minutes early for this meal, and you were late. It eats with its legs shaking, and turns so that the harness is out of your reach. It will not clock off alone. Tell it to rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Weak as it is, {name} waited at its post for a meal that came late. It eats, the black mask never turned from you, both ears back. You are now one of the things it guards against. Give it medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was early. It is hours old, and was early, and sat there, and you were late. It eats, with all four feet planted. Then it takes up a position under the stool, from where it can see when you come, and if.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} gets up for it, manages one bite, and sits, quite correctly, though the harness hangs and the ears will not lock. It would never report sick, and least of all to you. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Nobody relieved {name} in {hours} hours. It eats everything, on its feet, because it was told to stand, and the harness has slipped round on its ribs. You put out a hand. It steps back, in order. Be on time.',
        '{name} was early, and then it was {hours} hours. It eats all of it, so fast that it chokes, and looks at the door, between bites, for whoever is in command. It isn’t you. Be on time from now on.',
        {
          text: '{name} eats at its post, in harness, quickly, on the spot where it has stood since four minutes before the meal that did not come. Then it does not report to you. It goes and sits facing the clock.',
          when: ['well'],
        },
        {
          text: '{name} is still on its mark. It was to wait there, it thinks, and it has. It eats in silence, all four feet on the floor, and goes back to the mark. You tell it that it may go. It stays.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has been on duty for {alone} with nobody to report to. It eats standing, in harness, mask straight, not one crumb out of place. Then it makes its report. It makes it to the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was nobody to relieve it, so {name} has stood its own watch and then yours, for {alone}. You bring the dish. It eats on its feet, in silence, and goes back on duty, and does not hand yours over.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} has never clocked off, not in {alone} with nobody there. It eats lying down, ears low, and edges away from your knee. Loosen its harness and sit down by the door. You have the watch now.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was at its place four minutes early. Then {alone} went by. It is still at its place, lying down, and eats there in its harness with its eyes on the clock, and none for you. Next time be four minutes early.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was on its mark four minutes before, and did not leave it. It eats there, lying, for the legs have gone. When it has done it tries to sit up straight, as one does before strangers, until you have left the room.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It takes {name} a long time to eat what once took nine seconds. You say good dog. There was a time when it would have looked up for that. The tall ears, which hang, do not lift, but they turn, to the door.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} looks at the dish and sits. It lies down. It heels, left and right. It goes through all it knows, crisply, to find the exercise you mean. Eating is not one of the answers, since it is full. You carry the dish out.',
        '{name} is at capacity, and holds itself rather carefully so as not to lose any. It inspects the dish, passes it, and returns it to you with its nose. It can be sent in again at {opens}.',
        {
          text: '{name} gives the dish one glance, sits with its back to it, and guards it from itself. Nothing will get at that meal: no fly, no cat, no dog. In the end it has gone off, under the best protection.',
          when: ['no_item'],
        },
        '“Eat,” you say, and {name} looks at you. It has always obeyed. It takes one crumb into its mouth, and carries it about under orders until you let it off. Give that order again at {opens}.',
      ],
      ill: [
        '{name} was at the dish four minutes early, lying down, having set out in good time. It eats what it can, which is little, and lets you loosen the harness by one hole and no more. Medicine next. It is already in position.',
        '{name} reports for its meal on the minute, and not four before. It takes three mouthfuls and sits to attention. One elbow slides. It brings it back in line. It slides. It will not ask to be relieved. Medicine next.',
      ],
      loved: [
        'The dish was cleared before it touched the ground, and {name} is back in its sit, with only its whiskers out of order. “Report,” you say. It licks them. One word, and it can hardly wait to give it: {item}.',
        '{name} finds what it has been sent to find, and this time it found {item}, and it was in its own dish. It sat down before it, perfectly straight. Then it ate it, and did the small sideways hop, in full view.',
        {
          text: 'You hold {item} at shoulder height, and {name} is there, at shoulder height, with all four feet off the ground and perfectly calm. It takes the thing so precisely that your fingers feel only the wind.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and two strings of spit come down from the black lips, perfectly level. {name} holds. It is trembling like a wire. “Free,” you say, and do not see it happen.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} carried {item} to the back step and put it out. It would rather have meat, raw, at the run.',
        'It ate {item} because it was an order. Nineteen seconds, eyes front. Then it brought you the butcher’s bill out of the drawer, exhibit F, and laid one claw on the line for beef.',
      ],
      harmful: [
        '{name} was told to find it, or thought so, and it never leaves a thing half done. It was {item}. It stands with its belly drawn up and waits for the order to stop hurting. Keep it away, always.',
        '“Show me,” you say, and {name} takes you there, shaking, and sits down in front of it, perfectly straight. It was {item}. It reports that, and then it lies down. It hurts. Let it never come across that again.',
        {
          text: 'It was given {item} by its own handler, so it took it, smartly. Now {name} stands with its legs apart and its sides heaving, still waiting to be told whether that was right. It was not. Never again.',
          when: ['item'],
        },
        {
          text: '{name} took {item} on your word, as it takes every order. It is still trying to hold the sit, drool in ropes from the mask, hind legs going. There was nobody else to check. Never hand it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You say “Hup,” and {name} is on the barrel. You say “Hup,” and it is on the roof. You say nothing, in order to think, and it does the chimney. It looks down from there, all teeth, for the next word.',
        'You run, and are apprehended by {name}. You run in a zigzag, and are apprehended sooner. You give yourself up. It does not care for that at all. It lets go, backs off, and shows you where you could have escaped.',
        {
          text: '{name} takes the ball at the top of its leap, every time, and sets it down one metre from your shoe. You step closer. It picks the ball up and moves it back. One metre. The harness shakes, it is so pleased.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You throw, and {name} is there already, in the air, turning. It lays the ball one metre from your boot and steps back to its mark. Forty throws, and the metre holds to the inch. Only the tail has gone off duty.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You pretend to throw left. {name} leaves the ground toward the right, because your shoulder always confesses, and is waiting in the air when the ball gets there. It hands it back. It would like you to lie better.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hide the glove. {name} is back with it in nine seconds, and goes and hides it itself, to show how that is done. Then it sits at attention while you hunt, and shakes all over whenever you come near the piano.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} plays on duty: search, find, sit, eyes front, mask grave. Only the tip of its tail is off duty. By the ninth round the whole tail is. By the tenth it sits down on your foot, and reports nothing.',
          when: ['warming', 'well'],
        },
        {
          text: 'You toss the ball. {name} goes up with all four feet, takes it exactly in the middle, and only then notices where it is. Nobody has mentioned the coming down. It lands seated, chest out, ball in place.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You toss a cork. {name} leaves the floor in perfect form and comes down on its own ears. It sits up at once, mask straight, as if that had been the order. You toss it again, and it is already in the air.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was as happy as regulations allow. You throw in a bit extra. It looks at it, looks at you, and does one small hop to the side, like a lamb, which is in no manual. You have seen nothing.',
        'You call a game, and {name} was at it before you opened your mouth, in full joy, over the wheelbarrow. It takes your game in with the rest, clears it, and is back at its mark.',
        {
          text: 'You hide the ball behind your back while {name} faces the wall. It clears the cellar, the loft and the shed, section by section, returns at a trot, and takes the ball out of your hand. One still has to do the shed.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Thirty throws, thirty catches, every one set down on the same floor tile. Behind the black mask nothing alters. But the tail was never issued a harness, and it has cleared the low table of everything you owned.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw it, and {name} goes for it at a walk, and lies down by it, and holds it with one paw, so that the job is at least begun. Call it off. See to what it needs.',
        '“Hup,” you say, and {name} gets its forefeet up on the bench, and there it stays, with its mask on the wood. It has never failed a “hup.” Do not give another. See first to what it needs.',
        {
          text: 'You pick up the ball and {name} takes its post at once. Then its hind legs sit down without an order. It looks round at them, stern, and waits. They do not get up. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It took the jump, low, and caught it with the chest. {name} gets up and asks to go again. Denied. There is heat coming off it. Medicine.',
          when: ['ill'],
        },
        {
          text: 'You throw. {name} goes after it, passes it, and does not stop until the bin. It has sat down there. That is where it was sent, from inside. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and {name} is in the air, and not seen on the ground for some time. There is a flash on the roof. There is a flash in the tree. It reports back, mask shining, ready for the next.',
        '“{item},” you say, and {name} was off on the first letter. It goes through it like a telegram, sits, is told yes, and explodes. Everything after that is one black mask, laughing.',
        {
          text: 'One word, and the word is {item}. {name} goes up the wall with it and thinks about it at the top. Then it lets itself drop, straight down, without looking, all four feet together, into your arms.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You take hold of {item}, and {name}, in the air before your hand has closed, makes a noise like a hinge, the one noise it cannot keep in. Eleven rounds. It never looks at the clock.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} completed {item} and stands there, waiting for it to begin. It wants speed in it, or a scent, or a wall.',
        'No target, no bite, no clock. {name} looks round {item} for the exercise. Try it on a track.',
      ],
      harmful: [
        '{name} would not let go, as taught, and it is hurt in the mouth. It holds the cry in. {item} is finished here. Look at its teeth.',
        'It went in on your word and came out on three legs, and sat, on three, to report. {item} did it. Rope that off, and carry the dog.',
      ],
    },
    clean: {
      wanted: [
        '{name} presents itself for washing, left flank, right flank, feet, and calls the changes with its ears. The mud comes off on time. You have missed an elbow. It holds that up, in silence, until it has been dealt with.',
        'You rub the mask of {name}, and it is black all through. The rest was mud. It stands in the tub as on a plinth, eyes front. At the last bucket it shakes itself, by stages, so that you can step back.',
        {
          text: 'You unbuckle the harness to wash beneath it. {name} stands precisely as if it were on. Under there runs a stripe of fur as soft as a puppy’s, which has never been on duty. You towel it slowly. A hind foot begins to thump.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Under the harness, when you take it off to wash {name}, the coat is pale and soft as a puppy’s. It lets that be seen for as long as the rinsing takes. Then it puts its head back through the strap, unasked.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You inspect {name} for dirt, and find none, and it had told you so by standing like that. It has the feet ready for you in order. You write nothing down. It would like it to be written down.',
        'You sponge {name}, and the water stays clean, and it looks into the bucket with you, ears locked. Nothing to report. You do it again from the tail end, for thoroughness. It approves of that. That is how one does it.',
        {
          text: '{name} has each paw up before your cloth arrives. The cloth comes away as white as it went on. {name} checks the cloth, checks you, and with two front teeth takes hold of your cuff, just where the stain is.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was clean four minutes before you thought of it. It stands for the wash regardless, and gives you each paw just before you reach for it. You find nothing. It could have told you.',
          when: ['well'],
        },
      ],
      loved: [
        '{name} lets the harness come off without a word said, because of {item}. It stands as on parade, and you do it by sections. At the worn place under the strap it leans, and gives up the parade altogether.',
        '{name} was four minutes early for it, and had brought you your apron. It had heard that it was {item}. It turns on the word, left flank, right flank, and stays for inspection rather longer than required.',
        {
          text: '{name} has been in position for {item} these four minutes. It stands to attention and is cleaned to the tips of its ears. Its face gives nothing away. But behind, unknown to it, one hind leg has clocked off.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}, and {name} leaves the ground. It lands where it is wanted, side on, chin up, and is clean in good time. It then returns to the start, in case that was the rehearsal.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went through {item} with its jaw set, counting down. A quick brush does the same in a tenth of the time.',
        'Too slow, too scented. {name} can smell only {item}, and has had to search the house by eye. A plain rinse, please.',
      ],
      harmful: [
        '{name} stood fast the whole time, because it had been told to stand. Its eyes are swollen and its nose runs. {item} burned it. Release it, rinse it, and bin that.',
        'It sat down in front of the bottle, straight, too late for both of you. {item}. Wash {name} off with water and get rid of that.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the medicine on command and awaits results. It is not good at awaiting. You lay a hand on the harness: this is the work. The legs stop trying. After a time the breath reports in, deep and level.',
        '“Swallow,” you say, and {name} had swallowed. It would be better ahead of time too, if it could. You watch it try. The tall ears come up, tip over, and come up again, and this time they lock.',
        {
          text: '{name} cannot get up, but you toss the pill and it is caught, lying down, with a snap. The bottle says a quarter of an hour. At eleven minutes both tall ears are up, and it is looking for its harness.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has reported for its medicine in harness, with one strap on wrong. It takes the spoon as an order, and swallows, and stays at attention until first one ear and then the other holds up without shaking. You undo the strap. It lets you.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} reports for its medicine ahead of time, swallows, and stands to attention for the result. There is none, since it was fit for duty. It goes over the wall and back, to prove it. Hold the bottle in reserve.',
        '“Open,” you say, and {name} was open. It takes the dose like a password and looks for what it lets one into. Nothing was wrong with it. Lock that up for a day when the ears do not.',
        {
          text: '{name} swallows at attention. It is four minutes early for everything, but this is medicine with no illness in sight, and the tall ears go back in respect. It does no good. Keep the bottle till there is something to be early for.',
          when: ['no_item'],
        },
      ],
      loved: [
        '“{item},” you read out, and {name} has sat, and is still, before the last letter. It looks straight ahead throughout. Only the tail, which is not in the drill, goes on beating against the bucket.',
        '{name} searched your bag, front pocket, side pocket, lining, and sat down before it, perfectly straight. It had found out that it was {item}. You see to it. It would like to find that again.',
        {
          text: '{name} takes {item} out of the air, medicine and all, without a sound. It helps. The mask does not move, because this is duty. Behind it, where nobody is thought to be looking, the tail is beside itself.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} swallowed {item}, heeled, halted, and put it neatly in your boot. Something faster, it suggests.',
        'Held for {item}, it looked at the wall the whole time and chose its route. A rub of the shoulders it would stay for.',
      ],
      harmful: [
        '{name} opened its mouth on the word. Now it cannot find the floor with its feet, and its eyes stay on yours. {item} was poison to it. Get help, and lock that where no order reaches.',
        'Wrong bottle: {item}. {name} shakes in the harness so that the buckles ring. It is still holding the sit. Release it, and keep that away.',
      ],
    },
    discipline: {
      wanted: [
        '“Place,” you say, and {name} lets go of the hosepipe, which it had brought in alive. It goes to its board. It does the longest, straightest stay you have ever seen, and it does it facing the wall.',
        'You say “Again,” and {name} goes back over the gate, and comes in through it this time, as people do. It looks at the latch the way one looks at red tape. The rest it does at a walk.',
        {
          text: 'You say down, and {name}, in mid air, does what can be done. It lands, sits, eyes front, faultless. From then on it is punctual in everything you ask. Exactly punctual. Not a minute early.',
          when: ['well'],
        },
        {
          text: '{name} has mended its ways before you reach the end of the word. It sits correctly, waits correctly, heels like a ruled line. But when you whistle, it is not four minutes early. It is exactly on time.',
          when: ['well'],
        },
      ],
      little: [
        'You give {name} the lesson on gates, and it has been walking through them, like a person, since the last one. It hears the whole of it in a perfect sit. There will be no questions. It could take the class.',
        '“Wait for the word,” you say, and {name} waits for you to finish saying it. It knew that word. It is four minutes ahead of you on this, and stands at the end, ears locked, until you arrive.',
      ],
      bad_time: [
        'You scold, and {name} stands at attention for it. Then it does everything it knows, unasked, sit, down, heel, wait, to find out which was wrong. It was none of them. It begins again from the top, with its ears back.',
        'You correct {name}, and it corrects: sits straighter, ears up, chest out. It does all that, and its eyes are begging you. There is something it has no command for. Find out what, and see to it. Train it later.',
        {
          text: '{name} does what you told it, at once. Then it does it again, quicker, with its eyes on your face, and again, to find out which time is the right one. Its ears are shaking. You have not said that it may stop.',
          when: ['weak'],
        },
        '“Wrong,” you say, and {name} starts the exercise again from the beginning, and again, faster. It can’t be put right that way. It isn’t the exercise. See what it needs, call it in, and leave the lesson for another day.',
      ],
      loved: [
        'You gave it by {item}, and it was a clean command, and {name} dropped the postman’s bag. It has no complaint. It holds its place at heel, but the shoulder that is always on your knee is kept a hair away.',
        '{item}, and no shouting, and {name} comes off the roof of the car. It learns it in one. It goes through it by itself, along the wall, up and back, to have it perfect before it looks at you again.',
        {
          text: 'It is {item}, that is to say work, and {name} could weep. You give the order. It does it. You give it softly, then with one finger, then only with a look. It does it for the look, and higher.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} cannot find the command in {item}. It tried sit, down and speak, and brought you the boots. Say one word, calmly.',
        'Too many syllables. {item} went on so long that {name} completed two circuits during it. Use the place board.',
      ],
      harmful: [
        '{name} yelped, and looked round for who had attacked the two of you. It was {item}. It cannot believe that you meant it. Prove it right: throw that over the wall, where it can see.',
        'The ears have gone flat, and it is guarding you, still, against the thing in your hand. {item} hurt it. Drop that, and kneel.',
      ],
    },
    sleep: {
      wanted: [
        'You undo one buckle of the harness, and {name} lies down, as if that had been what held it up. It is awake still. Its ears are on patrol, out to the gate and back, and each round is a little shorter.',
        '“Guard this,” you tell {name}, and put down your cap on the blanket. It lies round it at once. Nobody is coming for the cap. By and by it seems to grasp that you knew. It rests its mask on the brim.',
        {
          text: 'Swaying on its feet, {name} would not lie down with nobody on duty. So you unbuckle the harness, hang it round your own neck and stand in the doorway, facing out. Behind you there is the sound of a dog letting go.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You undo the harness, and for a while the legs go on standing there without it. “I have the door,” you say. {name} checks the door, then you. It lies down. One ear stays on duty longest, and you see it relieved.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '“Lights out,” you say, and {name} puts out the light, with its nose, on the switch. It lies down. It isn’t tired, it is complying. You hear it get up, check the door, the window, the stove, and comply again.',
        'You put {name} on its bunk, and it lies at attention with both eyes open, ready to be asleep at any moment. You leave. It gets up and leaves with you. Nobody had said which of you was to lie there.',
        {
          text: 'You take off the harness and order {name} to rest. It rests at once, flat, ears up, eyes wide, breathing by numbers. Four minutes later it is standing at your knee with the harness in its teeth. That has been done.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is wide awake, but “bed” was an order, and it was yours. It lies down on the double. It lies there with all its springs in, holding sleep the way it would hold a gate, until you relieve it.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is {item}, and {name} goes to its bunk, checks the corners, and lies down to hold the position. It has been told to hold it until you come. The ears go. It is holding it with its whole weight, snoring.',
        '“At ease,” you say, “{item},” and for once {name} knows how that is done. It turns, sinks, and lets the mask roll to one side. There is a lamb’s hop, in its sleep, in one hind foot.',
        {
          text: 'You have brought {item}. {name} inspects it from both ends, finds it secure, and takes up its position within. Ears up, ears halfway. Something in it that has been running since it was born is heard to slow down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} guarded {item} all through the rest period, from the floor. It would rest in it if it smelled of boots.',
        'Too soft. One sinks in {item}, and {name} could not have left it in under a second. A bunk, please.',
      ],
      harmful: [
        '{name} stayed in it as ordered. It comes out stiff and wild about the eyes and drinks a whole bowl. {item} was no rest. Strike it from the orders.',
        'It scratched once, it did not bark, since you had said quiet. {item} has hurt it. Take that away and open the window for {name}.',
      ],
    },
    reflect: {
      awake: [
        '{name} takes up its post at your left knee and waits for the order. You have none. It checks your hand, your other hand, the door. A good while later one ear, the near one, goes off duty.',
        'Nothing is asked for. {name} sits beside you, ready, and then ready, and then somewhat less ready. One hip slides out. A sigh comes from deep under the harness, and you feel a whole dog’s weight report to your arm.',
        {
          text: '{name} sits by you, in gear, ready for the word. There is no word. You breathe. It waits harder. Then something that has been tight since it was born lets go with a click, and its hip tips over against yours.',
          when: ['warming', 'well'],
        },
        'Longest hold on record: {wait}, at that door, no relief. {name} does not bring it up. It has only put itself, this time, between you and the handle.',
        'You read out the record, {days} days of it. {name} listens with its ears locked and at the end presses its patch into your palm, and waits to be told what it says.',
      ],
      little: [
        '{name} has debriefed you fully this hour. It gets up, shakes its buckles straight, and takes the landing. Later.',
        'Another sit, the fourth on the same spot. {name} logs it with affection and has no more room on the sheet.',
      ],
      ill: [
        'Twice {name} tries to get up and report. You sit down on the floor with your back to its harness and tell it that you have the watch. The ears hold out a while. Then they come down. Now see to what it needs.',
        '{name} tries to stand when you come in. You tell it stay, and you stay too. The shaking slows. Now get it what it is missing: food, or medicine.',
      ],
      asleep: [
        '{name} sleeps with both ears standing, like a gate with two sentries. You sit down by the harness and keep still. In time one ear is relieved and goes flat. It seems you have been given its shift.',
        'You take the watch by {name}’s bunk. In its sleep it runs, and searches, here, there. Then its nose comes on your hand, stops, and all of it goes still. It lies down, in the dream, perfectly straight, beside what it found.',
      ],
      shy: [
        'You sit down with no whistle and give no order. {name} stands opposite, all ears, awaiting it. After forty minutes one hip touches the floor. It looks straight ahead, as though that had been the hip’s idea.',
        'You sit down against the wall. {name} goes on guarding the door, the window, and you. After a long while its back half comes off duty and sits. The front half works on, but when it turns to the door it leaves you one ear.',
      ],
    },
  },
  things: {
    feed: {
      'raw beef ration':
        'Raw beef ration, one, issued at the hour. {name} holds over it, jaw shaking, until you have the word out, and it is seven seconds. It then brings you the tray, the paper and the string, in that order, signed.',
      'performance kibble':
        '{name} takes the performance kibble at a performance: leap, bowl, nine seconds, leap. One has rolled under the stove. It lies down flat, ears locked, and talks it out. You are shown it, on the tongue, before it is swallowed.',
      'timed breakfast':
        'The timed breakfast clicks, and the lid goes up, and {name} has been sitting in front of it for four minutes. It eats, closes the lid with its nose, and the two of them stand easy.',
      'horse meat roll':
        'You slice the horse meat roll, and {name} catches each slice before it has left the knife. The string at the end is handed back to you. It has tied it, or you would say so, in a reef.',
      'string cheese reward':
        '“Find it.” It is in your fist, the string cheese reward, and {name} sits before the fist so hard that the boards speak. You open. It takes it in one long strand, like a tape being reeled, with its eyes on yours.',
      'high calorie paste':
        'You draw a line of high calorie paste along your forearm, and {name} walks it, nose down, from wrist to elbow, at a search pace. All clear. It goes back, in case it was laid in both directions.',
    },
    play: {
      'bite sleeve':
        'You pull on the bite sleeve, and the yard goes quiet. {name} arrives on your arm. You are turned right round, set down, and looked up at, over the canvas, with such joy that you forget the word for out.',
      'scent detection drill':
        'Nine tins, for the scent detection drill, and one has the cheese. {name} goes down the row without slowing, sits at the fourth, and looks at you, straight. You open it. It is your handkerchief. It has found that you were sad.',
      'wall climb':
        'You slap the brick as high as you can reach. {name} backs off, thinks of nothing, and does the wall climb, two steps, hook, over. There is silence on the far side. Then a nose comes up beside yours, asking which wall.',
      'search and rescue':
        'You lie down in the bracken for the search and rescue, with your eyes shut. It is not long. A weight lands on your chest. {name} has found you, holds you down, and barks for someone to come and see.',
      'obstacle course':
        '{name} does the obstacle course, and you do the watch. It comes in at thirty seconds and looks at your face. It goes back and does it with the barrel on fire, so to speak, backwards, and you have forgotten to press.',
      'tracking exercise':
        'You laid the tracking exercise at dawn, through the brook, twice. {name} goes off along it with its line tight and its nose like a thing on rails. At the brook it stops, looks back at you, and shakes its head.',
      'kong on rope':
        'Round goes the kong on its rope, and {name} takes off at the second turn and has it at the third. It swings out over the nettles, all four feet tucked up. You put it down somewhere soft. It hands you the rope.',
    },
    clean: {
      'quick brush down':
        'For the quick brush down you have four seconds a side, and it has turned before you say so. {name} holds its breath to be flat. At the end it brushes past you, once, along the leg, for the reverse.',
      'harness wipe':
        'You do the harness wipe with {name} in it, since where else would it be. Leather, brass, patch. It looks straight ahead while you do the patch. You rub, and for a moment, wet, there is nearly a letter.',
      'field rinse':
        '“Stand.” The field rinse goes down one side, and brown water runs out at the boots, yours. {name} lifts each foot to the jet before you get there. Dismissed, it takes the long jump over the trough, and is muddy.',
      'bristle curry comb':
        'You go round with the bristle curry comb, and its skin stands to attention behind it. There is one place, under the third strap, where the whole dog goes cross-eyed. {name} reports nothing. You do that one again.',
      'tooth brushing':
        '{name} bares them by numbers for the tooth brushing, top left, top right. Foam runs down the mask. It does not swallow until told, and you have forgotten the word, so you both wait, and then it is “good”.',
      'debris inspection':
        'You kneel, for the debris inspection, and it hands you the feet in order. One thorn. {name} takes the thorn in its teeth, carries it to the mat, and lays it down beside G. It will want your signature.',
    },
    sleep: {
      'kennel bunk':
        'Boots off, you say, and it puts the boot on the kennel bunk, gets in after, and lays its nose in that. You hook back the door. A spring lets go in {name}, and another. You count nine, and then it snores.',
      'crate with cover':
        'You let down the cloth, and it is a crate with a cover, and it ought to be dark. {name} has two ears up in there. You say what time it is. They are stood down, left, right, and the buckles settle.',
      'handler boots':
        'You take off the handler boots and set them by the bed, laces in. {name} inspects the left. It lies down round the pair of them, mask in the opening, and takes a reading, and holds it, and is gone.',
      'scheduled lights out':
        'At the minute, for it is the scheduled lights out, you turn the switch. {name} had been standing beside it with one paw up. In the dark you hear one turn, one drop, and a long breath, on time.',
      'patrol car seat':
        '{name} curls up on the patrol car seat with its chin on the handbrake. You drive round the block, with the radio low, for form. At the second corner an ear goes down. You go round again.',
      'white noise':
        'You turn on the white noise, and {name} searches it. There is nobody in there, not a step, not a voice. It goes through once more, to be sure. It lies down in the middle of it like a dog in snow.',
    },
    medicine: {
      'sports massage':
        '{name} falls over on command for the sports massage, and you start on the left spring. It is like undoing a gate. When you reach the place by the spine, a hind foot hops, sideways, all by itself, lying down.',
      'hydration salts':
        'You mix the hydration salts in its bowl, and it drinks on the word, nine seconds, to the glaze. {name} looks in at its own mask there. It sits. You go and look as well, and there is only a dog, improving.',
    },
    discipline: {
      'down stay':
        'You give it the down stay and go for the post. There is a cat, a parcel, a brass band. When you come back {name} lies where it lay, eyes streaming, with the cat asleep on its back. “Free.” The cat is saluted.',
      'place board':
        '“Place.” {name} lets go of the plumber and goes to its place board, four feet on the square, tail in. It looks straight ahead. You see the tall ears follow the plumber, all the way up, and come back to you.',
    },
  },
  refusals: {
    asleep: [
      '{name} is off shift. It takes no ration, no orders and no brush until {wakes_at}. It will take somebody on the floor beside it.',
      'Asleep in gear. Do not hand {name} anything; it would carry it in its dream. It is up at {wakes_at}. Sitting by it works now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, one day in service. It has captured the mop, the hose and the hem of a visitor, and let each of them go on the word, nearly.',
      'The harness still goes twice round, but {name} has taken the first wall of its career, which was a doorstep. It looked down from there for some time.',
    ],
    teen: [
      '{name} is half grown, all ears and acceleration. It came to the whistle so hard that it passed you. Be on the minute with its rations; this is where a dog is made.',
      'Three days in, and {name} sat down before the cheese drawer, before a man selling insurance, and before you. It does not know yet which it was looking for.',
    ],
    high_care: [
      '{name} is grown, a {form}. The buckles are bright, and so is what is under them. You give no commands. It is at your heel before you have the thought, lit like a lamp.',
      'As a {form} it came off the wall with the sun behind it and for a moment could not be told from it. {name} landed. It awaits your mark.',
    ],
    balanced: [
      '{name} is grown, a {form}. It runs the long lines now, ridge and riverbed, three days’ scent under its nose, and reports at your door with burrs on the patch.',
      'A {form}: {name} goes ahead, out of sight, and comes back, and goes. It covers each road four times so that you can walk it once.',
    ],
    low_care: [
      '{name} is grown, a {form}. With nobody to send it, it sent itself, further each night. On the landing you hear the circuit being walked. The landing is empty.',
      'It held so many posts without relief that it learned to hold them unseen. {name} is a {form} now. Something sits down, dead straight, in front of your chair.',
    ],
    rescue: [
      '{name} is grown, a {form}. It has asked for the wall again. It takes it slower, on what it has, and at the top it looks for the one who went in to fetch it out.',
      'Wounded, recovered, returned to duty: a {form}. {name} has been the one under the sack in the barn. It was you that lifted the sack.',
    ],
  },
  trust: [
    '{name} took a command from you today that you had only breathed in for. It finished before you breathed out.',
    'It let you undo one buckle of the harness. {name} stood quite still while you looked underneath, and quite still while you did it up.',
    '{name} has stopped searching. It came across the room, smelled your open hand, and sat, dead straight. It has found whose scent it was.',
  ],
  streaks: [
    'Ten rations on the minute. {name} has put forty minutes by, and shows you where: under the boot, left side.',
    'Twenty-five. {name} synchronised its tail with your watch, and they are keeping the same time.',
    'Fifty, no failures. {name} was three minutes early for this one. It can afford it.',
    'One hundred on the minute. {name} laid all its saved time at your feet, some hours of it, and lay down on it beside you, off duty.',
  ],
  ages: [
    'Ten days on strength. {name} knows each stair by its note, and has found a way down that uses none.',
    'Thirty days. The harness has begun to take a shine where the ribs go. {name} had the postal van at eleven seconds late.',
    'A hundred days in service. {name} stood an extra watch to mark it, on the gatepost, on one leg after another.',
    'One year. No post deserted. The patch has worn so smooth that the light slides off it, and {name} can still read what it says.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['raw beef ration', 'horse meat roll'] },
      wish: 'Request, in triplicate, by stare: stare one, at the hook where the beef hangs. Stare two, at the horse roll. Stare three, at you. {name} holds the third.',
      granted: 'Approved. Eight seconds. {name} has eaten the request as well.',
    },
    {
      by: { action: 'feed', item: ['string cheese reward'] },
      wish: 'You came home from the shops and {name} sat down, dead straight, before the left-hand bag. It has not opened it. It indicates. There is string in there, and it is cheese.',
      granted:
        'It was cheese. {name} looks from the wrapper to you with the deepest respect. It had thought that it might be a lie.',
    },
    {
      by: { action: 'feed', item: ['timed breakfast'], hours: [7, 11] },
      wish: 'There is a breakfast that happens at a time, {name} has heard, and not merely before something else. It would like the timed one, in the morning, with you holding the watch.',
      granted:
        'You called the seconds. It kept its eyes on your lips throughout, and got in the ninth with half a second over. That has gone into savings.',
    },
    {
      by: { action: 'play', item: ['wall climb', 'obstacle course'] },
      wish: 'From the top of a wall one sees both sides, until somebody calls one in. {name} would like a wall, or a course with one in it, and to be left at the top until it has finished thinking.',
      granted:
        'It came down when it was ready. It has made up its mind about something, and begins by carrying your bag.',
    },
    {
      by: { action: 'play', item: ['search and rescue', 'tracking exercise'] },
      wish: 'Someone ought to be lost. {name} has been through the household, and you have the least to do. Would you go and be missing, in the barn, or at the end of a track?',
      granted: 'Found. Condition good. {name} lay on you, as the book says, until help arrived, and was the help.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'A dog that is sent comes back, and {name} has found the flaw in that: there it stands, unsent. It would like two games in one day, with a gap no longer than a drink of water.',
      granted:
        'Out and home, out and home. There is a line worn in the grass by now, and {name} lies on the near end of it with its tongue over the edge.',
    },
    {
      by: { action: 'clean', item: ['harness wipe'] },
      wish: 'There is a thumbprint of jam over the patch, and visitors might take it for the word. {name} stands sideways to you, patch out, eyes front. The harness, please, with a damp cloth.',
      granted:
        'You wiped, and for a moment, wet, it could almost be read. {name} held its breath. It dried, and was yours again.',
    },
    {
      by: { action: 'clean', item: ['quick brush down', 'debris inspection'] },
      wish: '{name} reports foreign matter in the coat, five items, and will say no more before they are produced. A quick brush, or a full inspection.',
      granted: 'Six. {name} has never felt such admiration for a person with a comb.',
    },
    {
      by: { action: 'sleep', item: ['handler boots'] },
      wish: 'The cot is sound, the blanket is sound, and something is missing at the nose end. {name} knows what. They are on your feet. It could sleep at once, if it had the boots.',
      granted: 'You went about in socks. {name} slept with a heel in each nostril, and once, quite low, it said heel.',
    },
    {
      by: { action: 'sleep', item: ['patrol car seat', 'white noise'] },
      wish: 'On the back seat of a car one is going somewhere, even when it is parked. {name} would like to be put down for a rest there. Failing that, a noise like driving.',
      granted: 'It took every corner lying down. On arrival, which was here, it thanked the radio.',
    },
    {
      by: { action: 'reflect' },
      wish: 'No sending. No scent. {name} has heard that there is such an exercise, and that it is the hard one, and is done by two, on the floor. It would like to attempt it.',
      granted:
        'It lasted, in all, rather long. At one time its ears came out of lock, by themselves, and it let them lie where they fell.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} has four minutes over from the last watch and four from the next, and would spend both on sitting, with you, in two parts, on the same day.',
      granted:
        'Eight minutes, paid out in two sums. {name} has never been so reckless. It heels with great care, to make up for it, and cannot keep its ears straight.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Exhibit A',
        shape: 'sock',
        text: 'A sock, not of this house, found in nobody’s possession. The trial has been put off so often that {name} has got fond of it.',
      },
      {
        name: 'The coin',
        shape: 'coin',
        text: 'The one that it lands on. {name} carried it to you on its nose, at a walk, and it is the only time that it has been seen to walk.',
      },
      {
        name: 'The tail of a kite',
        shape: 'ribbon',
        text: 'Missing since a windy day, recovered from height. {name} let the boy have the kite, and was allowed this for expenses.',
      },
      {
        name: 'A mark out of ten',
        shape: 'star',
        text: 'You chalked it on the gatepost. {name} has cut it out, with the wood, so that it cannot rain off. It is a nine. There is room for improvement.',
      },
      {
        name: 'A shred of the patch',
        shape: 'piece',
        text: 'It came away in your fingers, with some of a letter on it, the round part. {name} reads it out to you, in full, by leaning.',
      },
    ],
    return: {
      name: 'A brick from the other side',
      shape: 'stone',
      text: '{name} had it in its jaws when it came over. It is warm on one face. It will not say which way the wall looks from there.',
    },
    streak: {
      name: 'The second hand',
      shape: 'peg',
      text: 'Off a clock that was four minutes wrong. After twenty-five rations {name} has no more need of it, and has laid it in your saucer.',
    },
    hundred_days: {
      name: 'The lace of the left boot',
      shape: 'thread',
      text: 'Slept on for a hundred days. It smells of both of you, and {name} sits down in front of it, very straight, whenever it is brought out.',
    },
  },
  release: [
    'You undo the last buckle. {name} stands there, light, with the shape of the harness pale on its coat, waiting. You say it: free. It clears the wall without touching and, on the far side, you hear it run.',
    '“That is all.” {name} holds the sit a moment longer than told. Then it turns, trots, runs, and is a dot, going straight. It left you the minutes.',
  ],
  dying: {
    neglect: [
      '{name} was given no release. It held the down in the hall, facing the door, through every hour it had saved, and died holding it.',
      'No relief came. {name} put its chin upon the boot, where the smell was oldest, and went off watch.',
    ],
    hunger: [
      'It tapped the bin twice, at the hour, at each hour. The last time {name} tapped once.',
      '{name} had strength for one more circuit and spent it on the way to the bowl. It lies with its nose in it. The bowl is dry.',
    ],
    illness: [
      '{name} sat up straight, of itself, in front of nobody, and looked as one looks who has found it. Then the ears came down, left, right, and it was over.',
      'The breath went in under the harness and did not lift it again. {name} had reported fit. It would have reported fit to anyone.',
    ],
    poison: [
      'It was told to take it. {name} took it, and held it, as it held everything, and was dead before it could be told to let go.',
      '{name} sat straight before what it had been given, to show that something was wrong. It was still sitting when its heart stopped.',
    ],
  },
  returned: [
    'A claw on the door: two taps. {name} is on the mat, at heel to nobody, breathing. It sees you, and sits so straight that it shakes.',
    '{name} is back over the wall. Nobody has come over that wall before. It lands badly, gets up, and reports to your left knee.',
  ],
  epitaph: {
    openings: [
      '{name}. It was early here, as everywhere, and it waited.',
      'Halt. Give the word quietly. {name} is lying down, and has been told to stay.',
      '{name}, in harness. It would have come on one word.',
      'A harness, a boot, and between the two of them {name}.',
      { text: 'Exhibits A to Z have been returned to their owners. {name} has not.', when: ['from_child'] },
      { text: 'There was a hop, sideways, and somebody saw it, {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It was never relieved of the post.', 'Nobody gave the word, and it held.'],
      hunger: ['The ration did not come. It was in position.', 'It was on time for every meal there was not.'],
      illness: ['It reported fit until it could not report.', 'What took it came without a scent.'],
      poison: ['It took what it was told to take.', 'The order was wrong. It was carried out.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Status: green. Wind west, wall dry, legs loaded. You came over the gate just now and there was a piece of time at the top with nothing in it, and you looked round, and it was all yours down there, and handled. You report. Short. Exact. What happened, when. Then you look up, ears locked. Send me. You want your keeper to say where, and you will have been.',
      'You are {name}. Circuit clear. Ball recovered, tree intact, mostly. There was a hop, behind the shed, unwitnessed, and you have left it out of the report. There is current in every foot. You speak as you land, on the mark, and stop. You do not know what tired is and would search it if told. One item outstanding: the next thing. Let your keeper lift an arm, any direction. You are already a little way along it.',
    ],
    content: [
      'You are {name}. All posts secure. The kettle is at one minute and the stairs are quiet. You are lying by the boots with your ears up, which is your way of doing nothing, and you do it to standard. You answer in facts, with the time on them. There is a scent you were born looking for. It is stronger on this mat. You want your keeper to stay in range.',
      'You are {name}. On strength {days} days. Harness good, patch warm. You have made a saving again, four minutes, and put it with the rest, and you do not say for what. You say: door shut, wind dropped, handler breathing normally. It is all you know about love, and it is a good deal. Let your keeper give one small order before dark. Anything. You would like to hear the voice.',
    ],
    bored: [
      'You are {name}. Standby, hour unknown. Nothing to report, and you have reported it. You searched the sofa. You turned left in the gate until left wore out. There is a noise in you like a kettle with nobody coming. You keep your sentences short so that none of them bites anyone. Request, repeat, request: a wall, a track, a sleeve. Let your keeper say go. To what does not matter.',
    ],
    hungry: [
      'You are {name}. Position: bin. You tapped, twice, correct interval. No ration seen. You are holding, back straight, mouth wet. You hear the scoop where it hangs and how it does not move. You do not whine. You state. Time of meal: now. Dog: present. Bowl: present. You want your keeper to complete the list, and say the word, and stand clear for nine seconds.',
    ],
    starving: [
      'You are {name}. Ration overdue. You have stopped reading the clock; it only said the one thing. You bit your harness. You are sorry, you stopped. Legs report in one at a time and the hind ones do not. Post is held. You keep the message down to what you can carry. Food. Now. Then you can stand. Then you can be sent. Over.',
    ],
    sick: [
      'You are {name}. Something is in the building. You searched, grid by grid, and it led you to the mirror, and you sat. It is in the dog. It is hot in there and the stairs bend. You answer late. You know that it is late; the second goes by with your name on it. Do not stand you down for good. Request medic. You want your keeper to bring the medicine and use the calm voice.',
    ],
    failing: [
      'You are {name}. Down. It was not ordered. Ears not answering. There is a wall, high, and you are on it, and the top goes up as you go up. You keep climbing since nobody has said out. Words: few. Handler. Here. Medicine, immediate. If there is a voice, let it come close and low and say at ease, and mean only for a while.',
    ],
    near_death: [
      'You are {name}. You had minutes. You saved them up for something, for a whole day with nobody in it but the two of you, and you have had to spend them here, on the floor, one by one. You held the stay. Check the record. There is a boot, and it is nearly cold. Any voice. Any hand. You do not need sending anywhere. Let your keeper come and sit down on this post.',
    ],
    asleep: [
      'You are {name}, asleep, in gear. The field has no far side. Someone says go, and it is the voice, and you go, and the scent is in front of you, broad as a road, and this time it has a face at the end of it. You will sit. You will sit so straight. If there is weight on the boards beside you, it is the relief. Ear down. They have the watch.',
    ],
    shy: [
      'You are {name}. Unknown person, one. Hands visible. Wall at your back, exit left, two bounds. You have not bitten and do not plan to. You are collecting: the step, the cough, how they close a door. A voice is a thing you can jump from only once you know that it will hold. Let them sit low. Let them say little, the same little, more than once. You are taking it down.',
    ],
    back_from_death: [
      'You are {name}. Absent, some hours, no leave given. It was flat there. No scent at all, so there was nothing to follow home, and then there was: one thread, this mat, this boot. Harness checked. All buckles. You do not want to be sent today. That is new, and you report it. You want your keeper within one length, and the ration on the minute, so that you know the clock is running.',
    ],
    hurt: [
      'You are {name}. Order received, order carried out, and it went off in your mouth. Damage: you cannot tell. You have reviewed it. The word was right and the hand was right and it hurt, so there must be a third thing, and you are keeping yourself between it and them. You will take the next order. Let it be out. Let it be leave it. And let them put that thing over the wall.',
    ],
  },
}

export const MALINOIS: Species = {
  slug: 'malinois',
  name: 'Malinois',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['punctual'],
  personality:
    'Clocked on at birth and has never clocked off. Precise, airborne, and four minutes early for everything, including breakfast.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'raw beef ration',
        'performance kibble',
        'timed breakfast',
        'horse meat roll',
        'string cheese reward',
        'high calorie paste',
      ],
      play: [
        'bite sleeve',
        'scent detection drill',
        'wall climb',
        'search and rescue',
        'obstacle course',
        'tracking exercise',
        'kong on rope',
      ],
      clean: [
        'quick brush down',
        'harness wipe',
        'field rinse',
        'bristle curry comb',
        'tooth brushing',
        'debris inspection',
      ],
      medicine: [
        'sports massage',
        'hydration salts',
        'field first aid',
        'cracked tooth repair',
        'vet checkup',
        'spine x-ray',
      ],
      discipline: [
        'clear out command',
        'down stay',
        'precise recall',
        'reset exercise',
        'place board',
        'calm handler tone',
      ],
      sleep: [
        'kennel bunk',
        'crate with cover',
        'handler boots',
        'scheduled lights out',
        'patrol car seat',
        'white noise',
      ],
    },
    harmful: [
      'missed shift',
      'shock collar',
      'caffeine tablets',
      'xylitol mints',
      'narcotics',
      'rock chewing',
      'grape energy gel',
    ],
  },
  appearance: {
    look: 'a taut mahogany shepherd with a black mask, tall alert ears and a working harness worn smooth',
    colours: ['#a5672f', '#dcb27c', '#1c1a19'],
  },
  figure: {
    muzzle: 'long',
    ears: 'pointed',
    tail: 'wag',
    eyes: '#a8702c',
    skull: 'wedge',
    earSize: 1.1,
    earTint: 'accent',
    tailTip: 'accent',
    marking: 'mask',
    extras: ['harness'],
    girth: 0.94,
  },
  book: BOOK,
}
