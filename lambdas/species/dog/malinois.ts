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
    'The shell has not finished falling when {name} is out of it, wet, standing, both ears up though one folds again at once. It looks at the left corner, the right corner, and you. Four minutes early.',
    'The egg was due shortly. {name} is out already, standing in the shell at something like attention, mask wet, one ear up and the other on its way. It looks you over and waits for orders.',
  ],
  looks: {
    thriving: [
      'A sheet comes off the line, and {name} has arrested it before it can touch the ground. It brings it in by the corner, over the wall and the cart, mask shining. There is a shirt on the run as well.',
      '{name} has found a stair that creaks and is drilling it. Up. Down. Up, from the side. It will have that stair quiet before long. It is in such spirits that at the top, each time, it hops sideways, like a lamb.',
      {
        text: 'You come to look in at six and {name} is already looking out. It is some hours old. The eyes are barely open and one ear is not up yet, but it is facing the door. All fed, well. It has no further orders.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and was early for all of them. The ears have gone up, one at a time, and found the clock. It has eaten. It sits with its fat feet together and awaits instructions.',
        when: ['baby'],
      },
      {
        text: '{name} completes the perimeter, returns at the run, and takes off. You catch it, because there is no choice. It lies in your arms like a plank, ears up, guarding the yard from there. Then one ear leans on you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on duty, and glad of it, and wants for nothing. You look in and say its name. One tall ear stays on the window. The other goes off duty, for about two seconds.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has cleared the hall, the stairs and the cupboard under them. Then it does a thing it does for nobody else, and lies down with its back to the door. You have that side.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has never clocked off. You look in, and everything is done, and done twice, and nothing is wanted. So it leans its harness against your leg and shuts its eyes. It is guarding the leg.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has checked the back door, the front door and the one that is only a cupboard. All well. It lies down across your feet, harness on, and one ear, only one, goes off duty.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} clears the sofa, the table and the chair in a single line, purely for the joy of it, lands at your heel, and remembers whose heel it is. It takes two paces back. That is the distance for persons not yet checked.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The doors are checked, the stove is checked, and {name} is radiant. All correct. It checks you, from boots to hat, at a trot, at a distance of two yards, and begins again at the boots. You are not all correct.',
        when: ['from_child', 'wary'],
      },
      'Radio silence in the kitchen. Then you mention it to the kettle, {loved}, and the dog upstairs arrives by the banister, the clothes airer and the fridge.',
    ],
    content: [
      'It is quiet, and {name} has looked into it. It has smelled along the bottom of the quiet, from the stove to the door, and found nothing. It lies down on the mat, in gear, and gives the quiet one more chance.',
      'The clock is slow, and {name} has known it for some while. It sits below, tall ears up, and says nothing against a colleague. When it strikes it looks at you, to see that you are not relying on it.',
      {
        text: 'The perimeter has been walked: window, stove, stairs, window. {name} lies down in the exact middle of it with its chin on its paws, off duty. The ears have not been told.',
        when: ['well'],
      },
      {
        text: 'Harness on, paws level with the edge of the step, {name} is watching the gate. Nothing has come through it. That is how well it is being watched.',
        when: ['well'],
      },
      {
        text: '{name} has done the doors, the gate, the windows and the doors. Nothing to report, and it reports that, sitting straight, ears up, four minutes before you were due to ask. Then it goes and does the doors.',
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
      'All is searched. {name} has found your keys and hidden them, found them, hidden them better, found them. It sits in front of you with the keys in its mouth, quivering from the ears down. Give it something hard to do.',
      'Off its own bat {name} has cleared the hall, the stairs and the airing cupboard, found nobody, and reported it. Now it is on top of the wardrobe, looking down at the sleeve on the nail. Give it a job.',
      {
        text: '{name} has laid the exhibits out and not put them in order. Its nose is on the last, which is your glove, and the ears are off. Hide that glove. Say “seek”. Play until it has found something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has set the empty dish square to the wall, one paw from the corner exactly, and taken its place behind it. The site is secure. All that is missing is the delivery. Its meal is due.',
      '{name} reported at the dish four minutes before time. It is there still, ears locked, nose above the exact middle. It has nothing to add to its report, which is that the dish is empty. Its meal is due.',
      {
        text: '{name} falls over its own paws on the way to the dish, gets up, and sits square beside it with its ears at two different angles. It has reported. Nobody has taken the report. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is too young for the harness and wears the string from the parcel. It took up position at the bowl four minutes before the time, and it is now well after. It has not moved. It looks very serious. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} sits at attention by the bowl, at the distance it keeps from people whose papers it hasn’t seen. Its eyes go to you, to the clock, to you. You have missed your hour. Report with its food now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The meal has not reported. {name} has been to look for it, up on the dresser, down behind it, twice. It takes you for a suspect and is cheerful about it, tail going. Produce the meal, slowly, with both hands.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} was here four minutes before time, and that is a while ago. It has looked at the bowl, the clock, the door, the bowl. Now it lifts your wrist in its teeth, gently, and turns up the watch. Feed it.',
        when: ['well'],
      },
      {
        text: '{name} is in the kitchen doorway with the bowl in its jaws, held level. When you look, it takes two steps back to show the way, and two more, in case you have become slow. Feed it.',
        when: ['well'],
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
      '{name} has reported to the kitchen, to the larder, and now to you. It sits, straight, and sways. The harness has gone slack by a hole. It does not ask, it has it all in its eyes. Feed it.',
      'You drop a crumb, and {name} has it before it lands. You drop nothing, and it looks there too. It has drawn up its belly like a bow with no arrow. It is hungry. Feed it now.',
      {
        text: '{name} has searched the pantry by sectors and sits in front of the right shelf, giving the alert it was taught for missing persons. It has found the beef. Only you have the hands. Feed it.',
        when: ['from_child'],
      },
      {
        text: '{name} brings you the scoop, the measure and its own bowl, lays them at your boots in order of use, and steps back with its mask up. It has cut four minutes off the way. Ration, please: feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Hours ago {name} sat to attention for its meal. No one stood it down, so it is sitting still, harness loose, the black mask swaying, eyes on the spot where you come in. You have come in. Feed it at once.',
      '{name} has not left its post. It has gone down at it, mask between paws, ears still up, facing the door by which breakfast comes. It was four minutes early. That was many hours ago. Feed it at once.',
    ],
    weak: [
      '{name} walks round the gate that it generally clears, and does not meet your eye. The springs have gone out of it. Give it some days’ leave, and see that it takes them, lying down. Medicine would help too.',
      'You find {name} asleep on duty, and it is up before you can look away, swaying, ears crooked. It will never ask to be relieved. Relieve it. It needs a long rest, or medicine.',
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
      '{name} has not missed a patrol in two days, and is wearing all of them. The mahogany is road, and the harness has dried stiff. It reports for duty, and leaves some of it on the step. Please wash it.',
      'At inspection {name} has found itself unfit. There is mud on the mask, a burr in each ear, and it has been two days. It has gone to stand behind the shed, where it doesn’t let down the side. Please wash it.',
    ],
    sick: [
      '{name} is on duty. It sits at the door in full harness, shaking so hard that the buckles ring, the mask grey at the edges, the eyes too bright. It will not stand down by itself. Relieve it. Medicine, now.',
      '{name} came to heel two paces late. It is still coming. The nose is hot and dry, the harness hangs, and when you say lie down it looks at the clock for permission. Medicine, and that is an order.',
    ],
    failing: [
      'It’s breakfast in four minutes, and {name} isn’t early. It lies below the hook with its mask on the empty harness and one ear trying to stand. Medicine and food, this minute. There’ll be no later to be early for.',
      'You find {name} across the doorsill, where it fell, still on the line it walks. Both ears try to come up for you, and one does. The gums are white. Medicine at once, and food. Take the watch for it.',
    ],
    near_death: [
      '{name} will not lie down while it is on watch, so it is dying upright, braced against the door frame. Unbuckle the harness. Say that you have the watch. Then take its weight in both arms and stay.',
      'It lies across the doorway, the post it gave itself, with its ears at half. At your step {name} tries to get up and report. Tell it to stand down. Then go to the floor beside it, and take over the watch.',
    ],
    asleep: [
      '{name} sleeps with its chin on the doorstep and one hind foot already out of the basket. If anything happens it will have a start of about half a dog. Nothing is happening. The foot is covering it.',
      '{name} sleeps with its harness on and its paws squared to the door. One ear stands up, notes that it is you, logs you as expected, and lies down again. Leave it off duty. It will be up before its alarm.',
      '{name} is asleep at the foot of the stairs, harness on, legs galloping a little. You step on the board that creaks. One tall ear salutes. It goes back to its rounds in there, and nothing is required of you until it wakes.',
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
      'It has put the table between you, and then itself so as to see both your hands and the door. {name} is not afraid. It is gathering information. Sit down, slowly, where it has already decided that you would sit.',
      '{name} has taken up a position by the far wall from which it can see you, both doors and the clock. It has not blinked. You have not been cleared. Sit down on the floor, quietly, hands where it can see them.',
      'It was told wait, once, and then for {wait} there was no second word. {name} looks at your mouth, from the landing. Come and be quiet near it. That also has to be learned.',
    ],
    back_from_death: [
      '{name} goes through the house and checks every room it left unattended. The back door, the cellar, the cot. It finds all in order, comes to your left heel, and there, unasked, lies down on your boot.',
      'There was a gap in {name}’s duty, some hours of it, and it is making that good. It walks the bounds at the double, checks each window latch, and stops in front of you, panting. Present.',
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
          text: 'The ears are too tall for the head, and the head is already at the bowl. {name} was early and you were on time. It looks from the dish to you, astonished to find it has a colleague.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} launches at the bowl from much too far, lands in it with the front half, and eats its way out. Then it sits at once beside the wreck, very upright, as if it had been asked to.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down on time, and {name}, at attention since four minutes before, takes it at a leap and clears it in nine seconds. It sits. The black mask does not move. The tail, which is off duty, does.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} was in position four minutes before the bowl and cleared it in one. It checks your left hand, your right hand and the door behind you, and sits down facing all three. Good work so far. You are still being vetted.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You come four minutes early, on purpose, and so does {name}. For a moment neither knows who is reporting to whom. Then it eats, squared to the bowl, and afterwards sits at your left knee without being placed.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was four minutes early and you were on time, so it had four minutes to be happy in. It eats, at attention. Then it sits against your boot and shuts one eye. The other is still at work.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} was at its post four minutes before you, and you came exactly when you should. It eats by the numbers. Then it lies down across the door, facing out, with you on the inside.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'At four minutes to, {name} is on station. At three you are. It looks you over, and something in the tall ears comes down a notch. It eats with its back to the window. You have the watch.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is at the bowl at four minutes to. So, today, are you. It looks at you, at the clock, at you, and both ears go up. It eats on your signal, and brings you the bowl at a run.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'It eats as it does everything, at speed and leaving no trace. Then, with nothing ordered and nothing to be fetched, {name} puts its forehead against your belt buckle and stands there, out of breath, on its own time.',
          when: ['glad', 'trusting', 'well', 'no_item'],
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
          text: 'After {streak} on time in a row, {name} tries coming in with you instead of before you. It stands shaking at your heel for all four minutes. Then you walk in together, and it eats.',
          when: ['well'],
        },
        {
          text: 'You are on time. {name} was here four minutes ago, as for the last {streak}, to watch you be on time. It eats, then lets the whole weight of the harness lean on your knee. Off duty.',
          when: ['well'],
        },
      ],
      early: [
        '{name} is four minutes early by profession. You are an hour early, and it does not know the procedure. It takes one piece to acknowledge receipt, then stands guard over the rest, and will not be seen eating on duty.',
        '{name} was early for this, and you were earlier, and that has never been allowed for. It eats one mouthful, confirms the contents, and puts the rest under guard. Serving is at {opens}. Report then.',
        {
          text: '{name} looks at the bowl and then at the angle of the light, and takes one mouthful, as one signs for a parcel meant for next door. The rest it guards until it shall be wanted, stiffly, from a yard.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it all and goes to sign off with somebody. You are there. It goes by you, at an even pace, to the door, touches the handle with its nose, and comes back along the other wall.',
        'While you were late {name} ran the drill without you: to the dish, to the door, sit. It eats every bit and runs it once more. Where the drill has a look up at the handler, it looks at the wall.',
        {
          text: '{name} receives the late meal in mid-air, for joy, and eats it with precision. Then it takes up your post beside the cupboard, ears tall, harness straight. You have been relieved.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was in position four minutes before, and in position all the long while after. It eats exactly and goes back to its mark. The mark has been moved. From there it can see both doors, and what you do with your hands.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} lets the food stand till it has walked you to the clock, sat down under it, and looked from the one face to the other. It eats after that. It will be eight minutes early from now on, to cover you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Late, and {name} eats it all. Then it takes your watch off the table by its strap and lays it in your palm. It makes no remark. It sits at your left, as ever, and keeps its eye on the watch.',
          when: ['trusting'],
        },
        {
          text: 'Weak as it is, {name} waited at its post for a meal that came late. It eats, the black mask never turned from you, both ears back. You are now one of the things it guards against. Give it medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was four minutes early for this meal, and you were late. It eats with its legs shaking, and turns so that the harness is out of your reach. It will not clock off alone. Tell it to rest.',
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
          text: '{name} eats, all feet on the floor. Lately it had been giving up its four minutes for you, one at a time, and coming when you came. Look in on it before the next meal. All four will be back.',
          when: ['warming'],
        },
        {
          text: '{name} is still on its mark. It was to wait there, it thinks, and it has. It eats in silence, all four feet on the floor, and goes back to the mark. You tell it that it may go. It stays.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was four minutes early for this meal, and then {alone} more went by with nobody there. It eats at attention. All that time it was watching the door. Now it is watching you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has been on duty for {alone} with nobody to report to. It eats standing, in harness, mask straight, not one crumb out of place. Then it makes its report. It makes it to the wall.',
          when: ['wary', 'well'],
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
        '{name} is at capacity, and holds itself rather carefully so as not to lose any. It inspects the dish, passes it, and returns it to you with its nose. It can be sent in again at {opens}.',
        '“Eat,” you say, and {name} looks at you. It has always obeyed. It takes one crumb into its mouth, and carries it about under orders until you let it off. Give that order again at {opens}.',
        {
          text: '{name} gives the dish one glance, sits with its back to it, and guards it from itself. Nothing will get at that meal: no fly, no cat, no dog. In the end it has gone off, under the best protection.',
          when: ['no_item'],
        },
        {
          text: '{name} inspects the beef, finds all in order, and posts itself beside the tin to see that nobody takes it. Nobody does. By the time you give in, flies have come, and it has arrested two.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats because you gave the word, a bite, a rest, and at the third the word is not enough. It looks up, ashamed. Tell it that it did well. It is ill. Medicine next.',
        'You kneel and hold the dish, so that {name} need not stand for it. It takes a little, slowly. The strap lifts and falls much too fast. It would finish if you said so. Don’t say so. Bring medicine next.',
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
          text: 'You hide the glove in the woodpile, badly. {name} finds it before you have got up off your knees, finds also a hedgehog and your other glove, and lays these in a row, just out of your reach.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes the ball out of the air a yard above your hand, lands, and returns it to the exact spot you threw from. Again. It is having a splendid time. It watches your hands only, never your face.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} plays on duty: search, find, sit, eyes front, mask grave. Only the tip of its tail is off duty. By the ninth round the whole tail is. By the tenth it sits down on your foot, and reports nothing.',
          when: ['warming', 'well'],
        },
        {
          text: 'You think about throwing it and {name} has left. It meets the ball two metres up, lands facing you, and drops it on the exact spot from which you threw. Your arm was slow. It stays for another forty and says nothing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw back your arm, and {name} is already where the ball will be. It leaves the ground, turns, closes on it, lands facing you. Time noted. It delivers the ball to your left hand, since the right one is getting tired.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold out your arm for {name} to jump, quite low. It goes under it. It goes round. It runs right into it, chest first, and you lift it, and there it hangs, paddling, airborne at last.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was as happy as regulations allow. You throw in a bit extra. It looks at it, looks at you, and does one small hop to the side, like a lamb, which is in no manual. You have seen nothing.',
        'You call a game, and {name} was at it before you opened your mouth, in full joy, over the wheelbarrow. It takes your game in with the rest, clears it, and is back at its mark.',
        {
          text: '{name} has run the course by itself already, in both directions, and put up the pole it knocked. It runs it with you for form’s sake, at your pace, glancing back at the tunnel to see if you fit.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Over the wall, through the hoop, over the wall. {name} has beaten its own time so often that it has taken to doing it backwards. You add a plank. It clears the plank, the wall, and you, with its tongue flying.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '“Hup,” you say, and {name} gets its forefeet up on the bench, and there it stays, with its mask on the wood. It has never failed a “hup.” Do not give another. See first to what it needs.',
        'You throw it, and {name} goes for it at a walk, and lies down by it, and holds it with one paw, so that the job is at least begun. Call it off. See to what it needs.',
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
          text: 'Burrs from the breeches, tar from a pad, river mud out of every strap. {name} presents each part in order, just before you reach for it. Dry, it shines like a conker, shakes once, exactly, and looks round for the next filth.',
          when: ['well'],
        },
        {
          text: 'Off with the harness. Under it the mahogany is rubbed dull and there is half a field. You brush until it lies flat and shines like a violin, and {name} steps back into the straps, one leg, two, unasked.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You inspect {name} for dirt, and find none, and it had told you so by standing like that. It has the feet ready for you in order. You write nothing down. It would like it to be written down.',
        'You sponge {name}, and the water stays clean, and it looks into the bucket with you, ears locked. Nothing to report. You do it again from the tail end, for thoroughness. It approves of that. That is how one does it.',
        {
          text: '{name} was clean four minutes before you thought of it. It stands for the wash regardless, and gives you each paw just before you reach for it. You find nothing. It could have told you.',
          when: ['well'],
        },
        {
          text: 'You take a brush to {name}, who stands square for it, chin up, like a regiment. There is nothing to find. It turns the other side to you anyway, and examines your shoes, which are muddy.',
          when: ['well', 'no_item'],
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
          text: '{name} takes the tablet standing, at heel, and stays at heel with its eyes shut. You tell it to stand down. It does not know that one. Towards four the ears come up, and at four minutes to, it is by its harness.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} opens its mouth on command, swallows on command, and returns to its post by the door, where the hind legs fold. You say “at ease.” In a minute the ears come up, four minutes before you had hoped.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} reports for its medicine ahead of time, swallows, and stands to attention for the result. There is none, since it was fit for duty. It goes over the wall and back, to prove it. Hold the bottle in reserve.',
        '“Open,” you say, and {name} was open. It takes the dose like a password and looks for what it lets one into. Nothing was wrong with it. Lock that up for a day when the ears do not.',
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
          text: 'It had the neighbour by the cuff, and hadn’t been asked. “Out,” you say, level. {name} lets go finger by finger, as it were. It walks home at perfect heel, looking straight ahead, and hands back its lead.',
          when: ['well'],
        },
        {
          text: '“Out,” you say, just once, and {name} opens its jaws and gives back the visitor’s sleeve. Then it does its stay in the corner, flawless in each detail. That is how one can tell that it minds.',
          when: ['from_child'],
        },
      ],
      little: [
        'You give {name} the lesson on gates, and it has been walking through them, like a person, since the last one. It hears the whole of it in a perfect sit. There will be no questions. It could take the class.',
        '“Wait for the word,” you say, and {name} waits for you to finish saying it. It knew that word. It is four minutes ahead of you on this, and stands at the end, ears locked, until you arrive.',
      ],
      bad_time: [
        'You correct {name}, and it corrects: sits straighter, ears up, chest out. It does all that, and its eyes are begging you. There is something it has no command for. Find out what, and see to it. Train it later.',
        '“Wrong,” you say, and {name} starts the exercise again from the beginning, and again, faster. It can’t be put right that way. It isn’t the exercise. See what it needs, call it in, and leave the lesson for another day.',
        {
          text: 'You give the command in that voice, and {name}, who can hardly stand, carries it out. Then it does it over, and over, looking up, to find which part was wrong. None was. Stop.',
          when: ['weak'],
        },
        {
          text: 'You gave the command as one gives a blow, to a dog with nothing left. {name} obeyed, and then ran through all it knows, sit, down, stay, roll, one after the next, shaking, to find the one you meant. Speak kindly now.',
          when: ['weak'],
        },
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
          text: '{name} had been up for so long that it was guarding things with its eyes shut. You unbuckle the harness and put it on yourself, over your coat. Only then do the ears go down, one, and the other.',
          when: ['weak', 'no_item'],
        },
        {
          text: '“Off duty,” you say, and {name} has no such command from you. So you take off your boots and stand them next to it, to be guarded. It guards them lying down. It guards them with its eyes shut.',
          when: ['wary'],
        },
      ],
      little: [
        '“Lights out,” you say, and {name} puts out the light, with its nose, on the switch. It lies down. It isn’t tired, it is complying. You hear it get up, check the door, the window, the stove, and comply again.',
        'You put {name} on its bunk, and it lies at attention with both eyes open, ready to be asleep at any moment. You leave. It gets up and leaves with you. Nobody had said which of you was to lie there.',
        {
          text: '“Down,” you say, “stay,” and switch off the lamp. {name} lies as ordered, rigid on the blanket with its elbows squared and eyes open, like a dog in bronze. It is holding the position. It could do so for hours.',
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
        'Nothing is asked for. {name} sits beside you, ready, and then ready, and then somewhat less ready. One hip slides out. A sigh comes from deep under the harness, and you feel a whole dog’s weight report to your arm.',
        'You sit, and {name} takes the guard. You go on sitting, and nothing comes. At the twentieth minute it checks the door, the window and your face, and lies down, harness and all. It is on duty with its eyes shut.',
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
        '{name} tries to stand when you come in. You tell it stay, and you stay too. The shaking slows. Now get it what it is missing: food, or medicine.',
        'It holds your sleeve in its teeth, without pressure, as it would an egg. You breathe slowly, for it to copy. It copies. Sit as long as it holds. Then treat it.',
      ],
      asleep: [
        '{name} is asleep, in harness, and you sit down at its left, where it generally has to sit at yours. It does not wake. Its breath falls in with yours, left, right, left. Somebody is keeping step.',
        'You take the watch by {name}’s bunk. In its sleep it runs, and searches, here, there. Then its nose comes on your hand, stops, and all of it goes still. It lies down, in the dream, perfectly straight, beside what it found.',
      ],
      shy: [
        'You sit down with no whistle and give no order. {name} stands opposite, all ears, awaiting it. After forty minutes one hip touches the floor. It looks straight ahead, as though that had been the hip’s idea.',
        'You sit down on the ground and have no orders. {name} waits for them, standing, for some time. Then it sits. Then the elbows go down, one and the other. The ears remain, but one has been turned to listen to you breathe.',
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
