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
    'Egg breached from inside, four minutes ahead of time. {name} is out, on its feet, ears still wet and already locking on. It has found you. It sits, dead straight.',
    'Crack, leap, landing. {name} stands on top of the empty shell in a harness that is too large for it, looking for the person who gives the word.',
  ],
  looks: {
    thriving: [
      'Garden wall: up. Turn in the air: clean. Landing: at your left heel, on a coin. {name} looks straight ahead and vibrates.',
      '{name} has its own lead in its teeth and is running itself round the field. At the corners it tells itself heel, and obeys.',
      'Ball stuck in the pear tree. {name} is in the pear tree. It has handed down the ball, two pears and a kite reported missing in spring.',
      'On the gatepost, all four feet in the space of a saucer, {name} holds a balance. You hold up eight fingers. It goes down, comes up again backwards, and waits for the other two.',
      'Behind the shed, where no one patrols, there was a hop. It went sideways, and had no purpose. {name} comes round the corner at a trot with its face in order.',
      {
        text: 'Suspect in custody: one hosepipe. It was dangerous to nobody now. {name} has it in eleven coils with the nozzle on top, and is wet through, and radiant.',
        when: ['from_child'],
      },
      'Radio silence in the kitchen. Then you mention it to the kettle, {loved}, and the dog upstairs arrives by the banister, the clothes airer and the fridge.',
      {
        text: '{name} takes the fence, the wall and the water butt, in that order, shining. You say “good”. It stops dead on the butt and looks at your mouth: who says so, and on whose authority?',
        when: ['wary'],
      },
      {
        text: 'There is a mahogany thing on the ridge of the barn, at attention, wind in its ears. You look up. It comes down by the rainspout, the cart and the hen house, does not disturb a hen, and halts, quivering, one yard out of reach.',
        when: ['wary'],
      },
      {
        text: '{name} has got the bite sleeve down and is arresting the coats, one after another. You clap at the fourth. It turns, muzzle full of tweed, eyes blazing. It was not done for you. It does the fifth somewhat higher.',
        when: ['wary'],
      },
      {
        text: 'You only breathed in to call. {name} is there, off the shed roof, through your arms and round, sitting on your left boot, with its mask turned up and every buckle ringing.',
        when: ['trusting'],
      },
      {
        text: '“Where is it?” you whisper, and there is nothing hidden at all. {name} searches the house in a minute and a half, with its whole heart, and comes and sits down, dead straight, in front of you. Found.',
        when: ['trusting'],
      },
      {
        text: 'Up the apple tree, along the bough, out on the thin end: {name} looks down, and does not wait for the word. It has seen your arms. It lets go of the tree like a thing that has never had to think about the ground.',
        when: ['trusting'],
      },
      {
        text: 'There is no {name} in the yard. You look up, and it is on the wall, all its feet on a single brick, and has been watching you look. You open your arms. It arrives before you have given the word.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is searching the hall, seam by seam, and at your coat it sits down, perfectly straight. It has found something. You turn out the pockets: a key, some string. It does not mean those. It has found you.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} goes over the fence, the barrel, the bench and the fence again, and hardly touches the ground between, humming for joy. You lean on the gate to watch. It does the rest of the course correctly.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} is guarding the dustpan. It has been posted there by nobody and challenges all who come: a fly, a draught, its own hind leg. You come. It looks you over, with crossed ears, and lets you through.',
        when: ['baby'],
      },
    ],
    content: [
      'Landing, stairs, back door, landing. All clear. {name} comes to heel beside nobody in particular, to have it done in case somebody is there.',
      '{name} lies at attention beside the boots, ears locked on the kettle. The kettle boils. It looks to you, you nod, and the kettle is stood down.',
      'You said that you were fine. {name} came over, smelled your sleeve, and sat down in front of you, perfectly straight. It stays sitting.',
      'Service to date: {days} days. {name} has the patch on its harness pressed to the floor, where it keeps warm. The word on it is still washed out.',
      'Scent log, top line, never overwritten: {loved}. {name} runs its nose along the skirting once a shift in case of a second sighting.',
      {
        text: 'Exhibits, on the mat: A, a bottle top. B, a grape stalk. C, your door key. {name} lies behind them with its chin on the edge of the mat, prepared to give evidence.',
        when: ['from_child'],
      },
      {
        text: 'It went up the garden wall with a thought, and is still on top with it. You can tell from the ears, which are pointing at nothing on this side.',
        when: ['from_child'],
      },
      {
        text: 'You cross the kitchen. {name} gets up, crosses it behind you at two paces, and sits when you sit, where it can see both hands. It is not at heel. It is on your case.',
        when: ['wary'],
      },
      {
        text: '{name} has put its whole nose up your sleeve, to the elbow, and closed its eyes. It was born looking for one scent. It does not indicate. It just keeps taking the reading.',
        when: ['trusting'],
      },
      {
        text: '{name} has found an edge, the table’s, and gone off it. It gets up, shakes its ears, which do not lock yet, climbs your leg, and has gone off it again. It looks round for someone to report to.',
        when: ['baby'],
      },
      {
        text: 'Nothing is happening, and {name} has it under control. It lies at your left and looks over the quiet from time to time, in case. You rest a hand on the worn harness. One ear, only one, goes off duty.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Unidentified box in hall. {name} has cleared the stairwell first, floor by floor, and is now working the box in a grid, nose down, an inch at a time.',
      'One ear has locked on the chimney. The other will not confirm. {name} backs to the far wall to get a run at it.',
      'A cuckoo came out of the clock and went in again. {name} has sealed off the wall. It has a quarter of an hour before the suspect shows itself, and it is using that to breathe very quietly.',
    ],
    bored: [
      '{name} is spinning on the spot where the car should be, tight, left-handed, without a sound. Standby is no work. Send it on something: play.',
      'It has searched the sofa. It has searched the same sofa. {name} sits down by it and indicates nothing. Give it a drill, a wall, a sleeve to play with.',
      '{name} has put itself on report. It marches itself to the corner, hears the charge, which is nothing, and marches back. It needs a job. Play something with a start and a finish.',
      {
        text: '{name} has laid the exhibits out and not put them in order. Its nose is on the last, which is your glove, and the ears are off. Hide that glove. Say “seek”. Play until it has found something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} reported at the dish four minutes before time. It is there still, ears locked, nose above the exact middle. It has nothing to add to its report, which is that the dish is empty. Its meal is due.',
      '{name} has set the empty dish square to the wall, one paw from the corner exactly, and taken its place behind it. The site is secure. All that is missing is the delivery. Its meal is due.',
      {
        text: '{name} brings you your left shoe, then your right, stands to heel and looks up. It is only across to the kitchen, but with you it likes to do things properly. Its meal is due. Ready when you are.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} has the dish covered from one side and you from the other, and its eyes go between your two hands, never higher. Its meal is due. Set it down slowly, where it can see.',
        when: ['wary'],
      },
      {
        text: '{name} has been on duty all its life, which is hours, and there is a gap in its orders. It looks smartly under the mat. It looks under you. Nobody has told it about food. Its meal is due. Brief it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} is at the food bin. It taps it twice with one claw and looks at your wrist, where the time is. Feed it.',
      'Bowl in position. Dog in position. {name} has held both since four minutes before the hour, and now that you look, the jaw shakes, and a drop falls in the bowl and rings. It needs feeding.',
      'Two taps on the bin, a pause, two taps. It is not a code. It is only the bin, and {name}, and what is on the far side of the lid. Ration, please: feed it.',
      {
        text: '{name} sits by the bin at the regulation distance and addresses the wall. Two taps. It has not been told whether you are the officer for this. You could show it: feed it.',
        when: ['wary'],
      },
      {
        text: '{name} has laid its bowl on the doorstep, upside down, and stands behind it, two paces, eyes front. Nobody has been accused. It taps the bowl once with a claw. Let whoever is responsible put a ration in it.',
        when: ['wary'],
      },
      {
        text: '{name} brings you the scoop, the measure and its own bowl, lays them at your boots in order of use, and steps back with its mask up. It has cut four minutes off the way. Ration, please: feed it.',
        when: ['trusting'],
      },
      {
        text: 'You are saluted, in bed, by two ears over the edge of the mattress. {name} has brought the bin. It has brought it up the stairs, lid on, and puts the handle in your hand, shaking all over. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'No ration in {hours} hours. {name} is still at the bin with its back straight, but the claw comes up to tap and does not get there. Food, now.',
      'You find {name} with the strap of its own harness in its teeth. It stops, since you see it, and stands to attention, and the strap is wet. Give it what a dog may chew, at once.',
      'It went to the bin by the wall, leaning, and has written a line along the paint at the height of its shoulder. At the end of the line is {name}, sitting down badly. Feed it now.',
      {
        text: '“Come,” you say, and it comes, on its elbows, the length of the hall, and lays its mask on the boot. Put the food in front of it there. Medicine too. Then give it no orders whatever.',
        when: ['weak'],
      },
      {
        text: 'The bin has been taken to pieces. It was done properly, hinge, lid, rivets, and laid out, and it was empty. {name} stands over the parts, lean and wide awake, and does not know whom to report you to. Ration, now, on the ground.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} indicates the bowl. For {hours} hours it sat in front of it, and now it lies there, pointing. It looks at your hands, and closes its mouth. Food from the left hand, medicine from the right, and tell it which.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'Recall given. {name} came, a full second slow, and sat to check all four legs. Stand it down: rest, or medicine.',
      'Walls are there to be gone over. {name} looked at this one, measured it, felt you watching, and went round by the gate. It sits down there. It is run low: medicine or sleep.',
      {
        text: 'The hop was tried, out by the shed. You saw, for once, because it fell over. {name} lies there grinning in its mask and would like to say that it meant that. Carry it in: rest, and medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Mask, legs and belly are one colour, and it is not a uniform colour. {name} presents itself for inspection and fails itself. Wash it.',
      '{name} can smell nothing for the ditch it has on. It has tried to get upwind of itself. Rinse it down, please.',
    ],
    sick: [
      '{name} searched the room and sat down, straight, in front of the mirror. It is indicating itself. Nose hot. Give it medicine.',
      'Ears: one up, one not answering. {name} reports for the circuit leaning on the banister. It needs medicine this shift.',
      'You hide the ball behind your back, for a game. {name} smells your left hand, your right, and cannot say. Its mask is dry and hot. Medicine, and no questions.',
      {
        text: 'You say “here”, and {name} comes to the line, and there its legs stop taking orders. It sits down crooked, looks at that, and at you. The mask is hot. Do not straighten it. Medicine, from below, with your other hand in view.',
        when: ['wary'],
      },
      {
        text: '{name} is at its post, but lying down, and nobody gave that order. The tall ears hang. It sees you and begins to get up, to be on the safe side, and cannot. Relieve it. Bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      'The ears have come down, both, and lie along its neck. {name} tries to bring them up for you. Medicine now. Tell it at ease.',
      '{name} is on its side with its legs still working a wall that is not there. Give the medicine immediately and keep your voice where it can hear.',
      {
        text: '“At ease,” you say, and it does not know the voice, and tries to get its feet in line. {name} must not. Medicine at once, from the left, where it sees you. Then say the one word, in one tone, until the feet let go.',
        when: ['wary'],
      },
    ],
    near_death: [
      'No voice on this post for {hours} hours. {name} holds the down it was left in, chin on the boot. Come now and sit where it can smell you.',
      '{name} has spent the saved minutes, all of them, one after another, waiting. There are few left. Be with it now.',
      'The harness has grown too big. {name} has drawn its feet in under it, and lies there as it did on the first day, looking for the person who gives the word. Be here. Say it. Stay.',
      {
        text: 'Relief did not come. For {hours} hours {name} has walked the wall, turned, walked it, every turn clean, and now it stands with its ears locked on the road. Go up. Say “I have it”. Sit down next to it.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got into the boot cupboard and lies among them, nose from one to the next, trying to find which was yours. That has taken {hours} hours. Sit down in there with {name}, with medicine, and take off your shoe.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is powered down in full harness, nose on your boot. You shift your weight, and one tall ear goes up, salutes, and is put back beside the other.',
      'Dreaming, at speed. All of {name} goes up something vertical, hangs at the top, and comes down on the mat with a grunt.',
      '{name} has fallen asleep in the sit. It tilts, corrects, tilts. Somewhere in there a sergeant is pretending not to have noticed.',
      {
        text: '{name} sleeps at its post, facing the door, with one eye issued to you. You turn out the light. In the dark you hear the buckles go over on to the other side, and the breath let out.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on the roof of its kennel, not in it, and the moon is on its buckles. You cross the yard in your socks. It does not wake. The harness turns by a few degrees, and keeps its front to you.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep on its back, harness up, all four springs undone, and its head hanging over your arm. You can see the patch. You try for the word, by the lamp, and it twitches: yes.',
        when: ['trusting'],
      },
      {
        text: 'It has clocked off. {name} lies on your bed with its harness strap undone, since you undid it, and one tall ear folded in two under its own head. It snores like somebody with four minutes in hand.',
        when: ['trusting'],
      },
      {
        text: 'All ears down. {name} sleeps without a boot, nose on bare boards, and its legs keep trying some wall, low, with no spring in them. Put the boot there. When it wakes say “stay”, kindly, and give it medicine.',
        when: ['ill'],
      },
      {
        text: '{name} sleeps at attention, so far as that can be done lying down. “At ease,” you whisper. It does not wake, but all of it goes loose at once, from ears to tail, and now it takes up the entire rug.',
        when: ['trusting'],
      },
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
      '{name} has taken a position with a wall behind it and a clear line to the door. It has not had a command it can use. Sit low, keep quiet, stay.',
      'Ears on you, weight on the back feet. {name} does not yet know your voice from the other voices. Give it some time near yours.',
      'You said a word, and {name} wrote it down. You said it again in another tone. It has crossed out both. Sit on the floor, pick one tone, and stay in it.',
      'It was told wait, once, and then for {wait} there was no second word. {name} looks at your mouth, from the landing. Come and be quiet near it. That also has to be learned.',
      {
        text: '{name} has backed into the corner, in a harness much too large for it, and holds the position. It has no orders and nobody it would take them from. Sit down near it, and give none.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} is back on strength. It checks the harness, each buckle, then you. It will not be sent anywhere today. Stay by it; next ration on the minute.',
      'Returned from a place with no handler. {name} stands so close that its patch is against your knee. Keep it there, and be on time with the bowl.',
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
        'You look at your watch and put down the bowl. {name} clears it in nine seconds, licks the seam, returns to heel, and looks at the watch with you.',
        '{name} holds a sit over the full bowl with its jaw trembling until you say the word. Then there is no bowl to speak of.',
        'Nine seconds, by the kitchen clock. The last two were spent beneath the bowl, which {name} now holds up on its nose, so that you may confirm it from above.',
        'You lifted the scoop, and {name} was there beneath it, having left upstairs at the sound of your intention.',
        'It eats as it enters a building: fast, low, every corner. All clear. {name} steps back from the bowl and faces out.',
        {
          text: 'Eight seconds. {name} looks at the bowl, at you, at the clock. It goes up the nearest wall and comes down with its tongue out. A record.',
          when: ['well', 'glad'],
        },
        {
          text: '{name} does not eat on your word. It searches you first, left pocket, right pocket, cuffs, and you stand with your arms out. Nothing found. It eats with its rump to the wall, in nine.',
          when: ['wary'],
        },
        {
          text: '“Free,” you say, and turn away, and there is no sound. {name} sits over the full bowl, shaking, and looks at you. It would like to be watched. You watch. Seven seconds, for you.',
          when: ['trusting'],
        },
        {
          text: '{name} goes at the bowl, over the bowl, and into the wall. It comes about. At the second pass it hits it, and it is food, and you hear from in there a growl no bigger than a bee.',
          when: ['baby'],
        },
        {
          text: '“Free.” {name} goes up first, off the bin, off the wall, touches your shoulder in passing, and lands with its mouth in the bowl. Eight seconds. The ninth is spent with its mask pushed into your belt.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats its nine seconds with its flank along your boot, and every buckle rings. Then it does the hop, sideways, in the open, in front of you. It freezes. You were looking at the clock, you say.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Bowl down. {name} clears the table, not the bowl, once, to see what you do with your hands. Nothing. It eats in nine, springs loaded, faces out, and reports by a glance: ration good, source unknown.',
          when: ['wary', 'well'],
        },
        {
          text: 'It holds its sit while you hold yours. Then {name} takes the bowl by the rim, carries it to the one corner with two exits, and is done before you have stood up. The bowl is left between you, as a cone.',
          when: ['wary', 'well'],
        },
        {
          text: '“At ease,” you say, and feed it lying, a handful at a time. {name} takes each without the word. It has laid one paw on your wrist, where the time is, and is not looking at it.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} finishes, sits, and reports with its ears: dish empty, corners checked, {streak} meals on time. “Good,” you say. It works for that word. It goes straight up in the air with it, harness and all.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, takes its dish to the sink and goes ahead to see that the street is ready for you. You had not been going out. It holds the gate. You are now.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} was at the dish four minutes early and so, by now, were you. It eats up. That leaves the two of you a little time that belongs to nobody. It lays its black mask down on your boot.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything, sits, falls over, and sits. The harness goes round it nearly twice. It is a few hours into its service and looks up at you with both ears, one of which stays up, for what is next.',
          when: ['baby'],
        },
        {
          text: '{name} jumps for the dish, overshoots, jumps back and eats all of it. It has had {streak} meals on time and arrived at none on foot. Now it lands beside your shoe, or on it, as if that had been the plan.',
          when: ['baby'],
        },
        {
          text: '{name} waits for the word to begin, and when you give it, does not take it from you. It lets some time go by. Then it eats everything, its back to the wall, with you and both doors in view.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and makes its round: gate, shed, door. Then it puts its nose to your hand, as one tries a lock. You will be on the round from now on.',
          when: ['warming'],
        },
      ],
      streak: [
        'That is {streak} on the minute. {name} does not look at your wrist now. It looks at your face, where there is less to read and more of it.',
        'After {streak} rations, no lapses, {name} eats with its back to the room. You are covering that side.',
        'There is a mark on the wall for each, in tooth, at sitting height: {streak} of them, evenly spaced. {name} stands against it to be measured, and eats.',
      ],
      early: [
        '{name} respects early. It salutes you with both ears, takes one mouthful, and sits down on the rest, eyes front, to guard it from itself. Ration time is at {opens}.',
        'Ahead of schedule by more than four minutes. {name} stares at you with respect. It samples a corner, hands back the bowl by the rim, and presents itself again at {opens}.',
        'Somebody in this house is earlier than {name}. It walks round you twice to find out how it was done. It takes a token bite, in tribute. The rest will be eaten at {opens}.',
        {
          text: 'Off schedule, and from an unverified hand. {name} takes a sample from the near edge, sits on it, so to speak, and watches your eyes. It will accept delivery at {opens}. You are to use the same door.',
          when: ['wary'],
        },
        {
          text: 'Four minutes, it could have understood. {name} takes one bite off your palm, as a courtesy between early people, and lies down on your boots to keep you at readiness. Ration is at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats in twenty seconds, which is half speed. Then {name} heels, halts and sits for you, every line correct, and when you put down your hand there is nobody in it.',
        '{name} had run to the gate and back once for each minute over. It eats panting. The ears stay on the gate.',
        'You are shown to the exhibits: D, one cold bowl. E, a clock, stopped by the witness with its own teeth. {name} eats D, and does not look up from it to see how you take E.',
        {
          text: '{name} had run to the gate and back until it could not. It eats lying against the bin, looks at its legs, and asks you with its eyebrows for the next task. The next task is medicine.',
          when: ['weak'],
        },
        {
          text: 'Post found empty. {name} is behind the boiler, harness twisted, and eats what is slid to it with its eyes on your sleeve. Half a bowl. It does not clear the corners. Medicine, pushed in at arm’s length, and no commands.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It tries to present, and tips. {name} gets its shoulder to the wall, takes three mouthfuls, and when you come to straighten the strap it shows you, quite correctly, one tooth. Leave a dose on the bin lid, and say what it is.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Perfect drill. {name} sits, downs, stands, to orders that you have not given. It eats in nine. It then takes your watch from the dresser and puts it with the exhibits: F, one, not in use.',
          when: ['wary', 'well'],
        },
        {
          text: 'You come up the path with the ration and are stopped at the gate. {name} is on top of it. Identity is gone into at some length, by nose. You are passed. It eats in the road, with its back to the house.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and reports to your left knee, and does not sit. It walks you, nose at your pocket, to every clock in the building, and waits beneath each until you have set it. Then it leans.',
          when: ['trusting'],
        },
        {
          text: 'The meal is late, and {name}, early as ever, has held the position all that time. It eats everything, sits up straight, and turns its tall ears to the gate. It will take its orders from somewhere else.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name} gets up for it, manages one bite, and sits, quite correctly, though the harness hangs and the ears will not lock. It would never report sick, and least of all to you. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. Then it takes your watch off the table by its strap and lays it in your palm. It makes no remark. It sits at your left, as ever, and keeps its eye on the watch.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} did not leave the post. It eats now, shaking, after {hours} hours, and between bites puts one paw on your boot, hard, and keeps it there.',
        'The bowl is cleared, slowly. In {hours} hours {name} has searched the house for you, room by room, and every door hangs open. It sat down in none of them. It sits down now.',
        'It eats. Then it goes and fetches the lead, the torch, the first aid box and your coat, and puts you in the middle. In {hours} hours {name} had planned the search. It may as well be rehearsed.',
        {
          text: 'You take in the harness by two holes, because of the ribs, and feed it out of your hand. It takes each bite on command. After {hours} hours on that post it must have medicine, and be relieved.',
          when: ['weak'],
        },
        {
          text: 'It takes the food off the floor, on its elbows, and stops when your foot moves. After {hours} hours no voice has any rank with it. {name} burns, and will not be handled. Medicine, on the toe of an empty boot, slid across.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Found: one dog, under the stairs, still holding the down. It was not told otherwise for {hours} hours. {name} licks at the bowl and looks past you for who is in command. Say “free”, softly, until it takes. Then medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has posted itself. In {hours} hours it has taken over the yard, the road and the postman, and runs them well. It eats what you bring, at a stand, in eleven, and goes back out to its own orders.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} held its post, because nobody had called it off. It eats everything now, and its hind legs shake. You speak, and the ears stay where they are. They had listened for that. Be on time.',
          when: ['wary'],
        },
        {
          text: 'In {alone} {name} has gone through all that it knows, heel, down, stay, with nobody there. It eats what you brought. It does not come to heel. It goes back to the stay. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} sits in front of the bowl and looks over the top of it. You move the bowl left. It looks over the top of that. Tank full. Next ration at {opens}.',
        'You give the word to eat and for once nothing moves. {name} is loaded to the harness straps. Stand down until {opens}.',
      ],
      ill: [
        '{name} takes two bites on command and cannot make the third. It is ashamed. Tell it good, and bring medicine.',
        'You count for it, out loud, as always. At four {name} lays its mask down in the ration, and you stop counting. Most of it is left. Medicine next.',
      ],
      loved: [
        'Target confirmed: {item}. {name} sat for it so straight that its front feet left the ground, and you had to feed it up there, like a bird.',
        '{item}. Three seconds. {name} then searched the bin, your pockets and the postman, and sat at each, in hope.',
        '“Wait,” you said, and set down {item}, and the telephone rang. You were gone a while. {name} has not moved. A pool has formed. Say the word, say the word.',
      ],
      disliked: [
        '{name} carried {item} to the back step and put it out. It would rather have meat, raw, at the run.',
        'It ate {item} because it was an order. Nineteen seconds, eyes front. Then it brought you the butcher’s bill out of the drawer, exhibit F, and laid one claw on the line for beef.',
      ],
      harmful: [
        'You said take it, and {name} took it. It is down now, jaw locked, still looking at you for the next word. The next word is out. It was {item}, and no ration. Teach it to refuse that, even from you.',
        'You said take it, and it took it: {item}. {name} has brought it all up in the corner, and sits beside that, straight and shaking, to show you where. It was no ration. Get it off the premises for good.',
      ],
    },
    play: {
      wanted: [
        '“Go.” There is a scorch on the grass where {name} was. Far off, a small mahogany thing is already on its way back with it.',
        '{name} takes the wall at a run, two steps up the brick, turns at the top like a page, and is under your hand before the dust.',
        'You hide in the barn, behind the harrow, under a sack. The sack is lifted. {name} sits, dead straight, and its whole face shakes.',
        'It bit, it held, it was swung right round and put down again still holding. “Out.” {name} lets go on the t, and asks with its ears for the next.',
        {
          text: 'At the far end, when it had the thing and thought that you were looking at your watch, it hopped, sideways, like a lamb. {name} then came back at regulation speed.',
          when: ['glad'],
        },
        {
          text: 'You send it, and it goes like a shot, and it has it. It brings it to the line you drew, not over. There it lies down, with the thing between its paws, and waits to hear how you ask.',
          when: ['wary'],
        },
        {
          text: 'You throw and turn your back. It is brought in, in four seconds, and laid on the line. You throw from further off. By the tenth {name} has moved the line itself, with its nose, by the width of a foot, in your favour.',
          when: ['wary'],
        },
        {
          text: '“Up,” you say, and bend your back. {name} takes the run, your shoulders, the branch, and drops out of the tree with all its feet together into your arms. You go down. It holds you there, delighted.',
          when: ['trusting'],
        },
        {
          text: '{name} hides. It has never hidden. You hunt through the barn, calling, and it lies beneath the sack with its whole spine shaking, until you lift that, and sit, dead straight. It goes up like a firework.',
          when: ['trusting'],
        },
        {
          text: '“Find it,” you tell {name}, and do not say what. It is gone: stairs, loft, shed, over the wall. It comes back with the key you had stopped looking for, lays it down, and sits. It is ready for a hard one.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hold out your arm for {name} to jump, quite low. It goes under it. It goes round. It runs right into it, chest first, and you lift it, and there it hangs, paddling, airborne at last.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lay the broom across two chairs, and {name} looks at it. That is a jump, and jumps are not left lying. Over it goes, and back, and over. It will not look at you. But it waits while you raise it.',
          when: ['wary', 'no_item'],
        },
      ],
      little: [
        'Executed. {name} was running at full already; there is no gear above it.',
        '{name} does it once, clean, and heels. It was in high spirits when you came and files this on top of them.',
      ],
      bad_time: [
        '{name} goes, because you said go. It gets a length and its legs fold. It would do it again. Do not ask; deal with what is wrong first.',
        '“Go,” you say. The tall ears go. Nothing else does, and {name} looks down at its legs as one looks at men who have not heard. Take back the word. See to what is missing.',
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
        'The word was {item}. {name} left the ground on the first syllable, was told the rest in the air, and came down at the other end of the field, where you had meant to put it.',
        '{item}, eleven times. {name} held the finish of each for inspection, foam on its mask, and the twelfth was dark before you got it to stop.',
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
        'Debris: one thorn, one tick, mud to the second buckle. {name} stands braced and hands you each foot before you ask, and dries itself by leaving, and coming back, at speed.',
        'You rinse round the harness, since it stays on. Under the patch the skin is paler, in the shape of a word. {name} lets you look.',
        'Ears: two, intact, one seed in the left. Tail: one, with ditch. {name} turns on the spot under the brush until you have been right round it, and signs off by sneezing.',
        {
          text: 'It stands for the brush as for a search by the other side. You show it the brush, front and back. {name} smells it, passes it, and holds, and only the skin under the harness runs about.',
          when: ['wary'],
        },
        {
          text: 'You hose the wall, and not the dog. {name} looks at the wall. It goes up it, across, and down, through the spray, nine times, eyes shut, and is clean, and has had no dealings with you.',
          when: ['wary'],
        },
        {
          text: 'You reach for the middle buckle, which has never been undone. {name} looks straight ahead. It comes open. You wash the pale place under there with two fingers, and do it up, and it breathes.',
          when: ['trusting'],
        },
        {
          text: '“Strip,” you say, and undo the lot, straps, buckle, patch. {name} stands there in nothing but its own coat, very young. You brush the pale lines where the harness goes. It does the hop. It does it twice.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name} as far as the harness, and there it goes stiff, so you leave that. Dust runs from the mahogany. You step back. It looks straight ahead, and with its chin it lifts the strap, about an inch.',
          when: ['wary'],
        },
        {
          text: 'You take the harness off, to wash underneath, and {name} stands there in nothing but a dog. The dirt runs out. It keeps your cuff in its front teeth, quite lightly, until it is back in uniform.',
          when: ['trusting'],
        },
      ],
      little: [
        'Inspection passed before it began. {name} raised each foot in order, sole out. Clean.',
        'The brush returns empty. {name} thanks you by eye and resumes the landing.',
      ],
      loved: [
        '{item}: {name} holds the stand, but the hind leg has started to drum and will not take orders.',
        'It leaned. {name} does not lean on duty; it checked the door, found nobody, and leaned again. {item} may continue.',
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
        'Mouth open on command. Swallow on command. Then {name}, with no command, puts its mask in your palm and lets it get heavy. Breathing slower.',
        'You treat it where it stands. At the fourth minute one ear comes up, at the fifth the other, and lock. {name} looks at the wall, then at you. Not today, you tell it.',
        'It holds the cotton wool for you, in its front teeth, not biting. When you have finished it gives that back dry. The leg it was on is being put to the ground again, by a quarter.',
        {
          text: '“Open.” It does not know your rank. You take a lick of it yourself and pull a face, and {name} smells the face, and opens. Afterwards it sits a yard nearer, in case you should need treating.',
          when: ['wary'],
        },
        {
          text: 'You need no word for it. The mask is in your palm, jaw loose, eyes up, and it goes down. {name} stays so for four minutes, which it had saved, and by the last the nose is wet.',
          when: ['trusting'],
        },
        {
          text: '{name} brings you the first aid box by the handle, and lies down beside it on the side that does not hurt. You work. It watches the door for you throughout. When you have finished, you are told by one ear: clear.',
          when: ['trusting'],
        },
        {
          text: 'It tries to sit up straight for the spoon, and you hold it straight. Down. {name} asks by one ear whether it may fall now. Yes. Lay its nose in the boot, and come back with more at the hour.',
          when: ['ill'],
        },
        {
          text: 'You put the spoon down, the bottle, and your own two hands, in a row, for inspection. {name} goes along it, nose an inch off, swaying. It sits at the spoon. The medicine is taken there, on its own finding.',
          when: ['ill', 'wary'],
        },
        {
          text: 'No order is given. You sit against the far wall with the dose in your boot, and the boot between you. {name} crawls to that, puts its mask in to the ears, and the boot is empty. It keeps the boot.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows it and tries to get up for its next order. The order is to lie still. It looks in your face to see whether you can be believed. Stay at your post beside it, and give another dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} was fit. It took the dose, held the sit, and looked at you with some concern. Was it you?',
        'Pulse fine, gums pink, all legs present. {name} goes up the door frame to settle the matter.',
      ],
      loved: [
        '{item}: {name} goes over on its side like a shot actor and offers the shoulder. It groans, once, off the record.',
        'Whoever invented {item} has a standing salute. {name} holds still for it, even the tail.',
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
        '“Out.” {name} drops the sleeve, the other sleeve, and the coat. It goes to its board and holds a down, ears flat, until it has the word by heart.',
        'Reset. {name} walks back to the start line with its tail low and does it over, slowly, in your version. Then it looks to see whether you are still its side.',
        {
          text: '“Leave it.” {name} leaves it, in the air, and lands on nothing. It stands with its ears flat, awaiting the charge. You do not bring one. It goes to its board all the same and holds there, facing the wall, by the clock.',
          when: ['wary'],
        },
        {
          text: 'You say it once, low, and point to the start. {name} takes your sleeve out of its teeth, thread by thread, and goes. It looks round at the line. You nod, and it does it over in your version, with its eyes never off you.',
          when: ['trusting'],
        },
        {
          text: '“Out,” you say, just once, and {name} opens its jaws and gives back the visitor’s sleeve. Then it does its stay in the corner, flawless in each detail. That is how one can tell that it minds.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} was already in the down when you said down. It waits for you to catch up.',
        '{name} hears the correction and brings you the place where it was made before. It is a small hole in the lawn. Both of you look into it.',
      ],
      bad_time: [
        '{name} drops flat at the first word and stays, and it is not the drill, it has nothing left to stand with. Get down there, take off the lead, and go over it with your hands for what is wrong.',
        'It obeys, and obeys again, faster and smaller. {name} is in no state for this. Give it what it lacks, and the lesson later.',
        {
          text: 'You give the down, and it was down. You give it again, and {name} tries to get lower. There is no lower. It is shaking inside the harness like a thing in a box. Call nothing more. Come on your knees, with medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: clear, short, fair. {name} would work a week for one of those.',
        'There. {item} is the sort of order one can put one’s feet on. {name} does so, squarely.',
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
        'Lights out, as scheduled. {name} does one turn, drops, puts its nose in the boot, and you hear the springs let go one after another.',
        '“At ease.” It takes some believing. You say it again, sitting down yourself. {name} lies down in stages of alert, hips, elbows, chin, and the last to go is an ear.',
        {
          text: 'You turn down the lamp and say good night. {name} goes round the room, tries the window, tries the door, tries you with its nose, and lies down across the sill, so as to know of anyone who leaves.',
          when: ['wary'],
        },
        {
          text: 'Lights out. You hear {name} take the stairs, test each window, and come back down. It halts at your door, breathes under that, a long reading, and lies down against it with all its buckles, on the outside.',
          when: ['wary'],
        },
        {
          text: '{name} brings its boot to your bed and looks at you. You say “all right”. It goes up in one bound, turns once, and puts its back along your back, so that between you both sides are watched.',
          when: ['trusting'],
        },
        {
          text: 'You say “I have the watch”, and mean it, and {name} looks at you along its mask to see that you do. Then the whole dog goes, from the ears back, like a tent when one pin is pulled. It lies on both your feet.',
          when: ['trusting'],
        },
        {
          text: 'You hang your coat over the crate and stand the boot inside, open end out. {name} goes in under its own power, just. Post yourself at the end of the hall. When it wakes bring medicine, and give the password first.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Off duty,” you say, and {name} has no such command from you. So you take off your boots and stand them next to it, to be guarded. It guards them lying down. It guards them with its eyes shut.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} holds a perfect down with its eyes wide open. It was told to lie. Nobody said sleep.',
        'Not tired. {name} rests at a rate of about two minutes, and is at the foot of the bed, ready, when they are up.',
      ],
      loved: [
        '{item}. {name} went in, turned its nose to the exit, and was gone before the first ear was down.',
        'Full power-down, on its back, legs up like a table delivered wrong. {name} does that only for {item}.',
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
        'You sit on the floor. {name} does a circuit of you, finds the perimeter sound, and lies down inside it.',
        'No orders. {name} waits for one, and waits. Then it understands that this is the order, and lets its chin come down on your boot.',
        'Longest hold on record: {wait}, at that door, no relief. {name} does not bring it up. It has only put itself, this time, between you and the handle.',
        'You read out the record, {days} days of it. {name} listens with its ears locked and at the end presses its patch into your palm, and waits to be told what it says.',
        {
          text: '{name} has taken four minutes out of store and laid them here, on the floor, for the two of you. Nothing is done with them. It watches you not do anything, breathing hard.',
          when: ['trusting'],
        },
        {
          text: '{name} searches you, once, sleeve, collar, palm, for the scent it was born knowing. It comes to the hollow of your neck. It does not sit. It lays its mask there, and lets out a breath it must have drawn at birth.',
          when: ['trusting'],
        },
        {
          text: 'It has brought out the saved minutes, and this time it does not count them. You lie on the grass, the pair of you, with nobody on the wall. Far off a siren goes. {name} puts one ear up, and takes it down.',
          when: ['trusting'],
        },
        {
          text: '{name} has found a spot from which it sees the door, the window and you. You give no orders. At the end of the hour it has moved its spot, by one tile, and no longer sees the window.',
          when: ['wary'],
        },
        {
          text: 'You sit and give no order, and {name} waits for one, ears up, for a good long while. Then, by degrees, it seems to see that this may be the order. It lets itself lean.',
          when: ['trusting'],
        },
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
        'You take the watch. {name} does not wake, but the ear that had been listening for the house goes down, and leaves it to you.',
        '{name} sleeps on your boot. You keep your foot in it, and keep still, for all the minutes there are.',
        'Your hand is on the harness, over the patch, and you can feel the letters there, though you cannot read them. {name} sleeps, and pulls a little, as at the end of a long lead.',
      ],
      shy: [
        'Distance five metres, and holding. You sit with your hands in view. {name} breathes your air through its nose, a bit at a time, and begins a file.',
        '{name} stays on its wall. You say one word, low, and do not ask for anything with it. An ear comes up and writes it down.',
        {
          text: 'You sit with your back to the wall it likes. Overhead there are claws, a pause, claws. {name} runs the top of that from end to end, and at each pass a little mortar comes down on your hat, more exactly.',
          when: ['well'],
        },
        {
          text: 'Five metres. You sit, palms up, and say one word, the same one, every so often, and want nothing for it. {name} breathes hot through its nose and listens. At the ninth it lets its chin down. Slide medicine to four.',
          when: ['ill'],
        },
        {
          text: 'You sit in the open, palms up, and {name} goes round you at an even pace, well out, as round something that will have to be either guarded or reported. It goes round again. The circle is smaller by a step.',
          when: ['from_child'],
        },
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
