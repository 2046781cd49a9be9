/**
 * The Parrot wants an answer. It fears silence, the nail-clippers and the back of your head going through a door. It
 * hoards voices, all that it ever heard, and one bolt, which it takes out of the perch and puts back. Three odd facts.
 * It believes that what is said happens: say ding and somebody comes, say goodnight and it gets dark, and it is very
 * careful with some words. It calls a dog, by name, Bruno, though there never was a dog here; it throws food down for
 * him, and is worried that he does not come. And in all its voices there is not its own: that is small, plain and
 * unused, and it has been keeping it for something.
 * The first sound it ever learned was its own shell cracking, and it does that still when a thing begins. Body: green,
 * yellow at the nape, red where the wing opens; a beak that is its third hand; a left foot that holds and a right that
 * stands; pupils that shrink to dots when it is delighted or about to bite. It eats left-footed, with remarks. It
 * grinds its beak to sleep and murmurs the weather. It sulks with the engaged tone. It trusts by bending its neck, so
 * that you see the skin between the feathers. It never finishes a joke, laughing just before the end, never says
 * anything about crackers, and never speaks when it is truly afraid. Its keeper is the voice that it does best.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Crack, goes the shell. “Crack,” says somebody inside, with great exactness. {name} puts out a beak, bald, damp and interested, and waits to hear what you will say to that.',
    'The egg is opened with a can-opener’s motion, by a beak on its way round. {name} falls out, all eyes and elbows, does the sound of the shell breaking, and looks to see whether another one will.',
  ],
  looks: {
    thriving: [
      '{name} is conducting an auction. A coal scuttle is going, in one voice, for more than it is worth in another. The hammer comes down, toc, on the perch. It has bought it itself, and its pupils pin with joy.',
      'There is a burst of applause next door, and you find {name} on the curtain rail, bowing left, right, and to the gallery. It applauds again, with a few coughs, and one person at the back who cannot stop.',
      {
        text: '{name} wants for nothing and is doing the house: the tap, the stairs, you. You stand in the door and listen. It has always done you in a hurry. Today it has you stop and say good morning.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“Oh, it’s you,” says {name}, as someone you have not heard for years, and pins its pupils to see how you take it. You sit down rather suddenly. It thinks, sidles along, and says it again in its own voice, which is mostly creak.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“Only me,” says {name}, in your voice, before you can. It is glad and wants for nothing. It comes along the perch towards you by the width of one foot. “Only me,” it says, in its own.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“Anybody home?” says {name} as the door opens, in your voice, and laughs your laugh before you can get to it. Then the yellow nape goes down under your finger. In a voice you have never heard, rather small, it says hello.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Before you open the door you hear yourself come home: key, coat, step on the stair. {name} has been doing you for company. At the sight of you it stops, and walks straight up your sleeve.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is having a party, and is all of the guests. You look in and the room goes silent. “Nobody here,” it says, in your voice, both pupils pinned. You shut the door. Behind it everyone laughs.',
        when: ['from_child', 'wary'],
      },
      {
        text: '“Has it gone?” asks {name}, in a kind old lady’s voice. “Still at the door,” it answers in a sailor’s, one pupil pinned on you. The two of them are having a lovely day.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The door creaks and you say hello. {name}, hours old, is enchanted with both, and its pupils pin to dots. It does not know yet which of you is the keeper.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and has one sound, a squeak, which it made itself and is thrilled with. It looks you over, a stranger with a mouth. Say something. Yours will be the first voice it keeps.',
        when: ['baby'],
      },
      'It has {days} days of voices, and today all of them are in: the plumber, the kettle, you on the stairs, you with a cold. {name} conducts, with a spoon.',
    ],
    content: [
      '{name} hangs by its beak for a moment, changes feet, and is a rocking chair. It creaks to and fro, with somebody’s knitting in it. No one is sitting there. It is simply that sort of hour.',
      '{name} takes a feather through its beak from one end to the other, like a fiddler with a bow, and does the fiddle. Then it takes the next. It has got quite a slow tune out of its left wing.',
      '{name} sits and is a quiet house. One hears a clock in the next room, a cat put down by somebody, and a page. It does that so well that you go and look for the cat.',
      {
        text: '{name} stands on one foot and murmurs through everyone it knows. The gate. The postman. A lady with a question about drains. It gets to you, does you twice, quite softly, and does not go on to anybody else.',
        when: ['trusting'],
      },
      {
        text: '{name} walks the length of its perch and back, saying something under its breath in nobody’s voice. You come closer to hear, and it turns into a refrigerator. It hums until you have gone back to your chair.',
        when: ['wary'],
      },
      'In a low voice, as people speak of the departed, {name} says the name of it, and then the sound of the tin: {loved}.',
      {
        text: '{name} walks about on your desk and reads your letter aloud, as the person who wrote it. Then it tears off a corner, as itself. It leans on your wrist while you write back, and suggests a few words.',
        when: ['trusting'],
      },
      {
        text: '{name} lays its head on the arm of the chair, upside down, with the yellow feathers open, and says “scratch” in your voice. You find that you are doing it.',
        when: ['trusting'],
      },
    ],
    curious: [
      'You have said a word that {name} has not got. Its head goes over until it is flat. You hear it beneath its breath, with the accent first on one end, then on the other.',
      '{name} has walked down the chair, beak, foot, foot, and is holding your shoelace at arm’s length, by the tip, the way one reads a thermometer.',
      'A new hum, from the cupboard. {name} hums it back, a shade lower. The cupboard does not alter. “I see,” says {name}, as the doctor.',
    ],
    bored: [
      '{name} has told all its jokes to the bell, and the bell laughs at the wrong place. It says “Well, well,” as a man in a waiting room. It has pulled out one small feather. Come and play with it, please.',
      '“Is anybody there?” asks {name}, and says no. It hangs by its beak, lets go, and walks back up. It has been the tap, and the other tap. It would like to be two people, and one of them you. Play with it, please.',
      {
        text: '{name} has stopped doing the telephone. It does the door, shutting, and feet going down the path, and waits, and does the door. Come and say something, and make it a game.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} does the drawer, the tin, the lid and the spoon, faultlessly, and then leaves a silence about the size of a dinner. It looks at you sideways. That was your cue. Its meal is due.',
      '“Has anyone fed that bird?” says {name}, in a voice that you never heard before, just behind you. It turns the dish over, looks under it, and asks again, as a bishop. Its meal is due.',
      {
        text: '{name} does the cupboard door. It does the lid, and the dish being set down, all quite perfectly, from the end of the perch that you cannot reach. Then it stops and looks at you. The next part is yours. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'You look in and {name} is on the phone, in your voice, ordering its dinner. It turns its back to you for the address. It has asked if they could send somebody else. The meal is overdue. Get there first.',
        when: ['wary', 'well'],
      },
      {
        text: '“Coming, coming,” says {name} in your voice, then does your footsteps, then the lid, then nothing at all. It does the nothing very well. It is in high spirits and its pupils pin on your hands. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'The meal is overdue, and {name} is weak. It calls you, very softly, in the voice of the one you miss most. It does not think you would come for its own. Bring the meal.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has asked for its meal in every voice it keeps, and nobody came. There is one left, small and hoarse, that you have never heard. It is its own, and it is using it on the wall. Bring the meal.',
        when: ['wary', 'weak'],
      },
      {
        text: '“Has anyone fed the bird?” says {name}, in the voice of someone you always obey. It is beginning to like you, so it has picked a gentle one, and it comes a foot along the perch. Nobody has. Please do.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} performs the late meal for you: the cupboard door, the spoon, your own “Here we are.” It walks along the perch to your end of it, fixes you with pinned eyes, and leaves a pause. That is your cue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'One note comes out of the nest, wide, pink and without a comma. It is {name}, hours old, being a dinner bell, the only thing it can do so far. You lean in and it shuts. Its meal is late. Ring back with food.',
        when: ['baby', 'well'],
      },
      {
        text: '“I’m just getting it now,” {name} hears you say, since it is saying it for you. It says it again with your laugh. It walks up your arm and looks into your mouth, to see what is keeping you. Its meal is late.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} walks up your arm and says into your ear, in your own voice, “I must just see to the parrot.” It has the sigh and everything. It nibbles the ear, to show that it is not cross. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} was last fed {hours} hours ago. It does a dish being put down and waits for that to work. You come a step nearer, and it does a door being shut. Its meal is due. Make the real sound, please.',
        when: ['wary'],
      },
      {
        text: '{name} opens its beak at the wireless, which talks so much that it must have something. Then at the tap. It does not know yet which of all the voices comes with dinner. Its meal is due. Say something, and bring it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '“Lovely, thank you, I couldn’t,” says {name}, as somebody who has dined, and looks into the dish, and it does not help. It has chewed the label off the seed box. It is really hungry. Feed it, please.',
      '{name} does the drawer, the tin and the spoon, over and over, faster and faster, and comes each time to where the dinner should be. Its keel shows under the green. Do the next sound, please. Feed it.',
      {
        text: '{name} asks it of the wardrobe. “Anything in the house?” it says, in the plumber’s voice, with one eye round the corner on you. Put a meal in the dish, and go and be somewhere else.',
        when: ['wary'],
      },
      {
        text: 'It rings up. You can hear it dial, in the corner, and it tells them, behind its wing, that there is one for dinner. Then it waits, not looking at you. Fill the dish, say who it was from, and go.',
        when: ['wary'],
      },
      {
        text: '{name} walks down your arm to the hand, opens the fingers one by one with its beak, looks in, and closes them. “Try the other one, dear,” it says. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'It has its head in your mouth as far as the nape. “Hello?” it says, down there, in your own voice, and listens to it come back from nowhere. There is nothing in either of you. Feed it, please.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It does the tin with hardly any squeak in it. It does the spoon. It has said all of the words that used to bring food, and it has been {hours} hours. Now you must do it.',
      '{name} has stopped throwing anything down for Bruno. It is on the floor itself, going over the husks one after another. Feed it, now.',
      'In your own voice, but quieter than you have ever spoken, it says: “Good bird. There. There’s a good bird.” It has nothing in its crop. Bring food at once.',
      {
        text: '“Ding,” says {name}, and looks at the door. “Ding.” It has slid to the low perch and holds on with its beak. Come when it rings. Food, now, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It has had the back off the wireless, and the biscuit tin, and it shouts “shop” from the top of the dresser with its wings out against you. Put a dish on the floor, now, say “served”, and stand well away.',
        when: ['wary', 'well'],
      },
      {
        text: '“Nothing for me,” it says, in a voice that you have never liked, and holds on by its beak with its back to you. Put soft food against the bars there now, then medicine, and say only their names.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} does the kettle, and runs out of breath before it boils. It looks down at its feet. It is not ill, but everyone in there is tired. Some rest, please, or a dose of medicine.',
      '{name} was telling you something as a bishop, and the bishop has had to sit down. Its wings hang a little. It is worn down to the last voice. Let it rest, please, or give it medicine.',
      {
        text: '{name} says “Nobody in” as you come near, and has no breath for the bolt. Its wings hang away from its sides. It is not ill yet, only all talked out. Let it rest, please, or give it medicine.',
        when: ['wary'],
      },
      {
        text: 'It has thought of a joke. It gets as far as the man and the horse, and puts its head against the bars until it has more breath. Medicine, and then you may hear the end.',
        when: ['glad'],
      },
    ],
    dirty: [
      '“Somebody ought to wash that bird,” says {name}, in a caller’s voice, through the nose. There are two days of pear down its front, and the green has gone grey. It is not a bad idea. It needs a wash.',
      '{name} fluffs itself, and there is a cloud. The cloud comes down again, on {name}. After two days of that the yellow nape is mustard. It does a tap running, then a tap running. Wash it, please.',
    ],
    sick: [
      '{name} is doing one voice, and it is nobody’s. It is a small creak with every breath. It sits on the floor of the cage, feet flat, and sees you, and tries to make it into a door. Medicine, please.',
      'The telephone rang, the real one, and {name} did not answer it. It sits there as round as a ball, its eyes half shut, and bobs with every breath. Its beak is open a little. Medicine, please.',
      {
        text: '{name} is silent, and so there is no doorbell in the house, no postman, no you. It sits puffed up and low, its tail working with each breath, and shuffles away from your hand by an inch. Medicine, please, and warmth.',
        when: ['wary'],
      },
      {
        text: '{name} has turned its back and pretends to be asleep. It even snores, as the neighbour does, so that you will go away. There is a rattle in it that is not the neighbour’s. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'It opens its beak, and what comes is a tap that drips. It backs along the perch with its tail pumping. Put medicine on a long spoon, and say what it is, in your own voice.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies against the bars with its eyes half shut. You say good morning, in the way it does best. Its throat moves with yours, and there is no sound in it. Medicine, at once.',
      '{name} lies in your hands, on its back, and the feet are curled. You do its voices for it, the gate, the postman, the lady with the drains, as well as you can. Its eye is on your mouth. Medicine, at once.',
      {
        text: '{name} lets you take hold of it, and does not bite. All those people in there, and not one of them says no. It looks past your shoulder at the door. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: '{name} lies on the newspaper, face down, on the racing. You slide your hand in under it, and it does not bite. It has always bitten you. Medicine now, a drop at the side of the beak, and go on talking.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has said good morning in your voice, so as to hear it. It has left off. It sits low, its head to the door, and listens to the real house. Sit with it, now, and speak.',
      '{name} has one voice left, a small plain one that you never heard. It is not anybody’s. It gives a single note, and waits for an answer, and each wait is longer. Sit with it, now.',
      '{name} answered the door to you again and again, in your own voice, and it was never you. It has stopped. It hangs on the bars nearest the door, with its cheek against them. Sit with it, now.',
      {
        text: '{name} has come down off the pelmet and stands on the mat by the door, quite green. It says “hello”. For {hours} hours it has said that in every voice but the one it minds about. Answer now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has its face in the corner and lets itself hang there from the bars. When your key turns it does your key, very small, a beat after you. Come and sit by it now. Medicine when you can.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on one foot, fluffed up, round as an artichoke, its beak in its back. Now and then there is a click from inside, as when somebody, high up in a theatre, shuts a handbag.',
      'In its sleep {name} is reading out the weather for ships, in a grey, kind voice. It comes to some place that it likes. The wing opens a little, and shows its red. Becoming fair, says {name}. Good.',
      {
        text: 'You take a step towards {name}, which is asleep, and a stair creaks. There is no stair in here. You stop. It is an excellent stair. It has been set to go off if anyone comes nearer.',
        when: ['wary'],
      },
      {
        text: '{name} is on one foot with its head laid back in the green. You hold your breath. “Who is that?” says your mother, out of the feathers, quite clearly, and the claw closes. It is asleep. You find you have answered.',
        when: ['wary'],
      },
      {
        text: 'Head under its wing, {name} mutters in its sleep: an aunt, a kettle, a gate. You whisper its name. There is a pause, and then a new voice, low and rather kind. It is yours. It is asking about supper.',
        when: ['warming'],
      },
      {
        text: '{name} sleeps on one leg and mumbles through its voices. You stand there long enough to hear yours, small, between the doorbell and the dog. Yesterday you were not in it. Keep its meal ready.',
        when: ['warming'],
      },
      {
        text: '{name} is asleep with its head turned round and its yellow nape bare. It hears your step and says your name, in its sleep, in a plain small voice that it got from nobody. Then it does a little rain.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on one foot, grinding its beak and murmuring. A gate. A kettle. Then, quite clearly, you, laughing at something. You had not said a word. It had one put by.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on your shoulder, head turned round, with its beak in the wool. It is murmuring you. You sound kind, in there. It comes to your laugh, does about half of it, and keeps the rest.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'No grinding, no weather. {name} sleeps on both feet, low down, holding on. It wakes at {wakes_at}. Sit with it now, and say its forecast for it.',
      'The cover does not stir. What has to be said to {name} now is only that someone is here, so be here, and reflect. It wakes at {wakes_at}.',
      {
        text: 'Half asleep it does the tin, once, very faint. {name} went to its perch unfed. Sit with it until {wakes_at}, when it wakes, and let the tin be real then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has flattened every feather it owns, until it is half a parrot, at the far end. It knows a thousand voices, and not one that stayed. Come and sit with it. You need not say anything worth keeping.',
      'When you speak, {name} looks at the place behind you, to see who really said it. It is used to voices with nobody in them. Please sit with it, and move your lips, until it has put the two together.',
      '{name} talks to {name} the whole day long, and has settled who is who. When you come in they stop. It would be glad of somebody whose answers it did not know. Sit with it, please, and say something.',
      {
        text: 'You look in, and {name}, hours old and fed, shrinks into the corner and creaks. It is doing the door. It has heard nothing else yet. Sit down quietly, and let it hear the door not being used.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and has heard one voice so far. From the far end of the perch it says hello in it, coldly. It is yours, and it does not sound sincere. Sit down and be quiet with it.',
        when: ['baby'],
      },
      {
        text: '“There is nobody here,” says somebody behind the curtain, in a flat voice, like a recorded message. It is {name}, and two claws show. Sit down and do not answer. In time it will want to know why you went quiet.',
        when: ['from_child'],
      },
      'It once said hello for {wait}, and nobody said it back. {name} sits with its beak in the bars. Do not ask for anything. Just say hello, and go on being there.',
    ],
    back_from_death: [
      'Crack, it says, the very first sound it knew. {name} looks at its feet, and flexes them, and there is the perch. Stay and talk to it, and let its next meal not be late.',
      '{name} has come home without one voice. It opens its beak, and listens. Then, with a small creak, the hinge of the kitchen door. That is one. Keep it company, and keep its mealtime.',
    ],
    old: [
      'It does voices that nobody else has now: the old bell, the milk van, you when you were new to this. {name} takes them out in the evenings and goes over them with a soft beak.',
      'There is more yellow at the nape than there was. {name} climbs beak over foot with a pause at each bar, gives a sigh that was once yours, and owns it.',
      '“Bruno,” it says, not calling, only saying. In {days} days he has not come. {name} puts a nut by the door all the same, and sits above it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} drops the first bite, to hear what it sounds like, and picks it up. Then dinner is eaten to the end, beak over foot. It licks the dish and does the dropped bite once more, exactly, from memory.',
        '{name} eats and comments on it as two people, a lady who finds it rather good and a gentleman who has had better. They are still at it when the dish is empty. The gentleman, one notices, had the last mouthful.',
        {
          text: '{name} does your step on the stairs, then the cupboard, then your small cough, each a moment before you do. It has you by heart. It eats, and its eyes pin down to dots, and it says “There you are” in your own voice.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Hello, stranger,” {name} has said to you at every meal. This one is on time. It eats, nape up with pleasure, comes one step along the perch and says “Hello.” It leaves it at that.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Right on time,” says {name}, in a sea captain’s voice, and eats, pupils pinned with joy. Then, very quietly, it tries the words in yours. It has never used yours for anything nice before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats on time, in roaring spirits from the start. You offer it a finger. It takes it gently in the hooked beak, holds it to the side of its head, listens, and hands it back. “Wrong number,” it says.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} says “Who is it?” in an old lady’s voice, and does not open until you have answered. Then it eats, bobbing, yellow nape fluffed. “Wipe your feet,” it says at the end. You have been let into the hall.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '“Nobody’s coming,” says {name}, in the voice of some old lady you never met. The dish goes down on time. The pupils pin to dots. “Well, I stand corrected,” says the old lady, and {name} bends to eat.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats on time, happy from the start, and rings like a telephone with its beak full. You hold your hand to your ear and say hello. “It’s for you,” it says, and lays its yellow nape in your palm.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats from your hand and drops the best bit down your collar, as a present. “Who’s my clever one?” it says, bending to your ear, in the voice you only use when you think the house is empty.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} has every voice it ever heard, and with its meal eaten, on time, it sits on your shoulder and goes through them all for joy. It ends with your key in the front door. It does that one twice.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and has heard two things in its life, your voice and the door. It eats, on time, eyes pinned with joy, and then looks at you and speaks. It is the door.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} takes the meal from your fingers, pins you with two dots of pupil, and speaks. It has only ever heard one person say one thing. “Is it meant to look like that?” it says, as you.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats with its left foot, making remarks. After {streak} on time it does your key, your step and your cough well before you come, and so, as far as it is concerned, you have arrived twice for every dinner.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '“Dinner,” you say, and “Dinner,” says {name} in your voice, which it has been improving. It eats to the last husk. Then it says what you always say next, so that you need not, and you click your tongue for it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has no feathers, no words and an open beak, and dinner goes in. “There,” you say. It shuts the beak and turns its bald head to where that came from. It is the first sound that it means to keep.',
          when: ['baby'],
        },
        {
          text: '{name} swallows, squeaks, and swallows. That is {streak} on time. When you have drawn back your hand there is a tiny scrape from under the down. It is the dish being set on the table. It cannot do you yet.',
          when: ['baby'],
        },
        {
          text: '{name} eats to the last husk, and then it does your step on the stairs, coming up. Not going down. It has had that other one for ages, and never uses it. It leans its yellow nape on you.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has your voice from the very first day. It eats up, and then it says hello as you did then, so careful, with such a lot of breath. You say it as you do now. It likes both.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all behind its own wing, with its back to you, and one hears a wheeze between the bites that is nobody it knows. It will not do a voice for you. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and rings the till, drawer and all. It has rung it for every meal on time, and that makes {streak}. Then, as the grocer, it counts out your change into your hand. It is one sunflower seed.',
        '“Late again,” {name} had been going to say, in that voice, and for {streak} meals on time it never had the chance. It eats up, throws the voice away, and tries another. “Bless you,” it says. It needs practice.',
        {
          text: '“That makes {streak} on time in a row,” says {name}, eating, in the voice of whoever you miss most. “I always said you could.” It goes on eating. You find that you have sat down.',
          when: ['well'],
        },
        {
          text: '“Here you are, then,” says {name} in your voice, just before you do, and eats. After {streak} on time in a row it knows the part. It does you to itself when you are out.',
          when: ['well'],
        },
      ],
      early: [
        '“Not just yet,” says {name} to the dinner, as you on the telephone. It has one bite to be sociable and lets the rest fall, to hear it. It would be at home to visitors at {opens}.',
        'You are early, and {name} announces you, as a butler, to an empty room. It takes a small piece in its foot, does not care for the hour, and hands it back. “Call again,” it says. At {opens}, please.',
      ],
      late: [
        '{name} eats everything, and then it draws a cork, slowly, with the pop, and pours a glass, and sets the bottle down. You were having a nice time somewhere, it supposes. It does not offer you any.',
        '“The train now arriving,” says {name} through its nose, “is late.” It eats up in silence. You hold out your wrist, and the yellow nape goes flat and is moved along the perch, out of the way of passengers.',
        {
          text: '{name} hears you out, head on one side, pupils tight, while you explain why you are late. It eats. Then it turns to the wall and explains it again in your own voice, with the little cough. It does not sound any better.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Coming,” {name} has been saying from its perch, in your voice. “Just coming. Coming now.” It has had all this time to get it perfect. When you do come it eats without a word, and looks at you with pupils like full stops.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The phone rings as you come in late with the dish. It is {name}, being the phone. By the time you are back the dish is empty, and the parrot, delighted, is one perch higher than before.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You bring the meal late, and {name} says “Coming, coming” in your own voice, very small. It eats. Then it puts your voice away and says no more in any. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats what you have brought, late, with its green back to you. It is too weak for voices. It can still do one, a door being shut. Give it medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats the late meal gladly, its yellow nape all fluffed. Then it says hello. It had begun to say that in your voice. Today it uses the plumber’s, who came when he said he would.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Just coming,” says {name} in your voice, and eats the late meal with its pupils pinned to happy dots. “Just coming.” It has you exactly. It says it once more from the far end of the perch.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has been shouting in the only voice it has, and that has worn through. The food is here, late, and goes in, and the shouting turns to gulps. You make a soft noise. It does not copy it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} does your step on the stair as you bring the late dish, and does it slow, and slower, till you could sink. It laughs, and eats from your fingers. When you offer yours, it does not bend its neck just yet.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal and does the clock. Tick, it says, tock, with the little wheeze in the works, until the dish is empty. You hold up a finger for it to step on. It does the engaged tone.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a piece in its foot, eats a corner, and forgets that it is holding the rest. You speak, and nobody in there does you. It moves off along the perch by one small step. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Coming,” says {name} in your voice, “coming,” as it must have been saying since dinner was due. It eats up and leans its nape on your thumb, as ever. “Coming,” it says from under there, not altogether to you.',
          when: ['trusting'],
        },
        {
          text: '{name} eats the late meal standing on one leg, with the other drawn up as a fist. It does your step going off down the passage. It does it again, fainter. It has practised only that one of your two directions.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} has bitten the perch half through, and there are green feathers on the floor. It has been {hours} hours. It eats it all without a sound, and shrinks from your fingers. It has no remark. Come in time, please.',
        '{name} called you for {hours} hours, in your own voice, as that is the one you were sure to know. There is only a click left of it. It eats everything and looks at the wall. Come in time, please.',
        {
          text: '“Back in a minute,” says {name}, in your voice. It has been {alone}. It eats what you bring with its pupils pinned to dots, sidles to the far end of the perch, and says it again.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} has been a telephone that nobody answers. The meal comes, and it eats. You say that you are sorry. It turns its yellow nape on you, and rings, and does not pick up.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} said “I’m home” to itself, in your voice, at first quite loudly. Now it eats, holding on with both feet. You say it too. It does not turn its head. It has heard that one.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} keeps every voice it ever heard. In {alone} it heard none, and it keeps that too. It eats, weak, with its yellow nape turned from you. You speak to it, and that is what it answers with.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats in silence, and for a parrot there is nothing worse to be said. The wings hang. When you speak to it, kindly, it looks behind you, for whoever used to have that voice.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It did the door, and the key, and your step, until it had not the strength to do any of them. Now {name} has its meal, and eats, feathers loose, holding on with both feet. The real key made it start.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There was a voice that {name} had nearly finished. It was yours. It eats, so long after its time, with its tail to you. Then it says goodbye, clearly, several times, getting it right.',
          when: ['warming'],
        },
        {
          text: '“Just coming,” says {name}, in your voice, dully, as it must have been saying to itself for all this while. It eats from your hand. When you bend to scratch the yellow nape, the neck stays up.',
          when: ['trusting'],
        },
        {
          text: '{name} has used up every voice it had. There was one for calling, one for the door, one that was yours. It eats without any. When you say its name, it moves its beak, and then it does not say it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set it down, and speak. {name} turns its back and eats with its left foot holding tight to the bars. By and by it does a door closing, and steps going off, and there it stops. It does them very well.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} went through all the voices it has, and called with every one. It is hoarse. It eats the whole of it, sitting low. You say its name, and nobody in there says it back. Never so long again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} undoes a waistcoat, one hears each button, and groans as a fat man. It could not eat a thing. It did look at the grape, but only to say goodnight to it. Come again at {opens}.',
        '“For me? You shouldn’t have,” says {name} to the dish, and it is right. It is full up to the nape. It turns a piece over with its tongue and lays it in your hand. Bring it at {opens}.',
      ],
      ill: [
        '{name} holds a bite in its foot and looks at it for a long time before it remembers what one does. It eats a corner. Then another. “Good,” you say, and it makes the shape of that. Medicine next, please.',
        'You chew, so that it can hear how that goes, and {name} lets you put a little in its beak. It swallows. It leans on the bars, with nobody speaking. That was enough. Medicine next, please.',
      ],
      loved: [
        'First there was a drum roll, and then {name} ate it. It was {item}. There were cries of “Bravo”, a lady fainted, and somebody called for the chef. When the dish was empty they all stood up and sang.',
        '“Did someone say {item}?” says {name}, as the whole of a restaurant, and nobody had. It eats with its pupils gone to dots. It smacks its lips as an uncle, sighs as an aunt, and licks the dish as itself.',
        {
          text: 'You bring {item}, on time. {name} eats, chuckling in three people’s voices, sidles along the perch to you, and says something very small in a voice you have never heard. That one is its own.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, whistling like a kettle, and bends its yellow nape one inch towards your finger. “Oh, go on, then,” it says, in the voice of a shy aunt.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} eats at the far end of its perch, pupils pinned to dots, in heaven. You take a single step. “Stay there,” it says. The voice is yours.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time, and {name} eats with its pupils pinned for bliss. Between bites it does the kettle, the neighbour and next door’s cat. Then it does you. It is the sound of somebody leaving.',
          when: ['wary', 'well'],
        },
        {
          text: '“Oh, you shouldn’t have,” says {name}, in your aunt’s voice. It is {item}, and on time. It eats, pupils gone to dots. Then it says, in its own voice, which you have heard perhaps twice, “Stay.”',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have brought {item}, on time. {name} rings like the phone, answers it as you, and says that it cannot talk now. It eats, with its yellow nape pushed up under your knuckle.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'It is held out over the edge, between two toes, and a look is taken round for witnesses: {item}. “Oops,” says {name}. A bit of mango has never been dropped yet.',
        '“There’s been a mistake,” it says, as the lady in the shop. It gives it back to you, {item}, and waits, with its foot open, to be put through to pomegranate.',
      ],
      harmful: [
        '{name} held it up in one foot, passed a remark, and ate it. It was {item}. There are no more remarks. It hangs by its beak from the bars, and its wings droop. Keep that away from it, always.',
        '{name} brings it up, and again, and shakes. What it ate is called {item}. In all the voices it ever heard nobody had told it that word. Its eyes have gone wide and dark. Never let it have that again.',
        {
          text: 'The pupils are wide and will not pin. {name} holds its beak open, without one voice in it, and its foot opens and shuts on nothing. That was {item}. It must be kept well away from it. Help it now.',
          when: ['item'],
        },
        {
          text: '“Oh dear,” says {name}, very small, and not as anybody. It has had {item}, and sits shivering with its green all on end. Do not let it have that again, whoever asks, in whatever voice.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        '“Sit,” says {name} in your voice, and you sit. “Up.” You get up. “Turn round.” It is beside itself. It has wanted one of these ever since it saw what you could do with the dog next door.',
        'You say “knock knock”, and {name} says “Who is there?” as the postman. You tell it. It asks again, as the postman’s wife. Before the joke is out, half the street has come to the door, and all of them are laughing.',
        {
          text: 'At the height of the fun you put out an arm for it to land on. {name} lands on the lamp. “So close,” it says, in your mother’s voice, and laughs in yours.',
          when: ['wary', 'well'],
        },
        {
          text: '“Your turn,” says {name}, in your voice. “No, yours,” it says, also in your voice, shrieking with pleasure. It plays with you for a whole hour like that, on the curtain rail. You have hardly said a word.',
          when: ['wary', 'well'],
        },
        {
          text: 'You whistle, {name} whistles, you go higher, it goes higher, and it wins, as your grandmother. Then it sidles along and bends its yellow nape, one inch from your finger. You may close the inch.',
          when: ['warming', 'well'],
        },
        {
          text: '“Telephone,” calls {name}, in your voice, and when you come back from the telephone it has your chair. Its pupils pin to dots. It is starting to be glad that there is a you to do this to.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} does you, losing. It does the groan, it does the “oh, come on”, and it does both before you have lost. Then it falls on its back into your hand, laughing as four different people.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Got you,” says your own voice, behind you. “Got you,” says your grandmother, from the lamp. {name}’s pupils are pinned with glee. It lands on your wrist, and in a small plain voice that must be its own says, “Again?”',
          when: ['trusting', 'well'],
        },
        {
          text: 'You whistle five notes and {name} whistles six. You whistle seven. It does all those, and then the doorbell, and you go. There is nobody at the door. Behind you somebody is laughing, in your voice, rather better than you do it.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: '“Boo,” you say, and {name} has no word for that, but its bald head goes down and comes up, delighted. You say it again. Down, and up. The next time, just ahead of you, it says something very like “oo”.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You rap on the table, and high on the cupboard {name} raps on the cupboard. You rap a hard one. It does that, with a small twist at the end, and its eyes go to pinpoints. It stays up there. Your turn.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You whisper something, and {name} leans down from its end of the perch and whispers it on, to nobody. You whisper something sillier. Its eyes go to dots. It walks over this time, so that you can put it in properly.',
          when: ['warming'],
        },
        {
          text: 'You hide, and {name} calls you, as the headmaster, as the dentist, as the police. You stay where you are. Then somebody says your name as only one person ever did. You are up. It falls off its perch for joy.',
          when: ['trusting'],
        },
      ],
      little: [
        'You sing to cheer {name} up, and it cannot be got any further up. It lets you finish. It joins in on the last line, as somebody’s aunt, so that you need not have sung alone.',
        'You pull a face at {name}, but it has been in fits since before you came, over something the plumber said. It gives you a laugh, one of its spares, quite a good one, and goes back to the plumber.',
        {
          text: '{name} is in the middle of an operetta, taking every part, and does not stop for your game. It gives you a part, though. You are the knocking at the door. Nobody goes.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play, and {name} does both voices, yours winning and yours losing, as happy as it was with neither. It never comes within a wing of your hand. “Good game,” you hear yourself say from the curtain rail.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It could not be jollier, it has a saw and a cuckoo clock going at once. You wave a bell. {name} gives the bell’s note back, to be friendly, and at the next cuckoo leaves a gap, and looks at you. You cuckoo.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is upside down with bliss before you begin and needs nothing. It stops all the voices, one after another, like somebody putting out lamps, and hangs with its beak in your hair. “Shh,” it says to you, who had not spoken.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '“Lovely day,” says {name} to {name}, high on the rail, and agrees. You say so too. It looks down with one eye. “Who is that?” it asks, as the lady from downstairs. It is enjoying itself. You may listen.',
          when: ['wary'],
        },
        {
          text: '{name} was in the best of company, being eleven people. But you want to play. It tells the ten to be quiet, comes along the perch, and says “Peekaboo” for you, in a baby’s voice, with great patience.',
          when: ['trusting'],
        },
        {
          text: 'There was no raising {name}’s spirits, they were up. It takes what you threw in its left foot, says “Oh, you shouldn’t have,” in a duchess’s voice, drops it overboard, and climbs on your shoulder to sing you the second verse.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was already doing the whole of a fair, with the steam organ. You pull a funny face. It stops the organ, to let you have your turn, and says “Oh, very good,” as a lady who is fond of you.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        '“Knock knock,” you say, and {name} opens its beak to ask who is there, and asks nobody. It closes it. There is not one of them in there who feels like it. See to what it needs first.',
        'You whistle the first half for {name}, and you wait, and have to whistle the second half yourself. It looked at you all through that, very straight. It wants something else. See first to what is wrong.',
        {
          text: 'It gives you the first note and has to stop, and hold on. {name} is ill, and would have tried. Medicine, and you can sing to it.',
          when: ['ill'],
        },
        {
          text: 'You start the song. {name} comes in with the tin, squeak, pop, squeak, pop, in perfect time, and nothing else. It is starving. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} rings a bell, like the end of school. You can hear the children run. It is on your head, it is on the lamp. At the end it is out of breath in four different voices.',
        '“And now,” says {name} in a tremendous voice, “{item}.” It does the crowd as well. It plays with beak and foot, and cheats in a whisper, and when you win, there is a gasp, and after it a small boy, cheering.',
        {
          text: 'Halfway through {item}, wild with pleasure, {name} says “Well, I must be off” in your own voice, and tilts its head to see whether you go. You stay. It plays on. It keeps one pinned eye on the door.',
          when: ['wary', 'well'],
        },
        {
          text: '“Mind your fingers, dear,” says {name} in your mother’s voice. It is {item}, and its eyes have pinned to dots with bliss. The advice is good. The beak is already open.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, and {name} plays it as both teams and the referee. At the final whistle it walks up your arm and bows the bare nape to you. “Man of the match,” it says, in your mother’s voice.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You get out {item}. {name} dances, misses, and cries “Butterfingers,” in your voice, so that it was you. It misses again. While you are down looking under the chair you hear it practise how you grunt, very fondly.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is mad for {item}, and shrieks, and rings like a till. Then you miss your turn, and it says “Oh dear,” as some aunt would. It holds out its left foot to you, at the full length of the leg, to start again.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        'It gives it one push with a toe, as you would a stranger’s hat: {item}. “Any other business?” it asks. A word game would have been business.',
        '{item}. {name} talks all the way through it, about something else, to somebody else. Music next time, or something that unscrews.',
      ],
      harmful: [
        'There was no scream. There was no sound of any kind, and that is how you knew. It is pressed into the corner with one wing held wrong. Take this away: {item}. Then talk, softly.',
        '{item}. A red feather lies on the floor, and {name} is looking at it from above, and does not say whose it is. Never that again.',
      ],
    },
    clean: {
      wanted: [
        'You pour a fine warm rain on {name}, and it stretches out a wing to show red that you had not known was there. Dust runs off. “Mind the ears, dear,” it says, in a voice from some other bathroom, long ago.',
        '{name} holds its face up to the damp cloth, and you do round the beak, where the dinner is. It does the squeak of a clean plate. You do the feet. It does it again, for each of them.',
        {
          text: 'The dirt runs off, and {name} says nothing in any of its voices. It looks at you with pupils like dots. You leave it clean, and from behind the door hear yourself say, “There, that didn’t hurt, did it?”',
          when: ['wary', 'well'],
        },
        {
          text: '{name} rings like the phone, so that you will go. You go on washing, and the dirt comes off. It rings louder. Clean and green, it climbs to where you cannot reach, answers, and says you are out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} sings in the bath in your voice, flat where you are flat. It lifts one wing and lets you get the dirt from the red part, where nobody goes. At the end it sprinkles you, and says “All done,” as you do.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You send the mist up and let it come down by itself, and {name} sits in it, stiff, being rain on a roof, rain on a leaf, rain in a gutter. The dust runs off. It does everything but you.',
          when: ['wary'],
        },
        {
          text: '{name} hangs upside down in the spray with both wings open, so that you get underneath, and the dust runs off. It sings the song that you sing in the bath, in your bath voice. It knows a verse that you forgot.',
          when: ['trusting'],
        },
      ],
      little: [
        'You spray {name}, and only water runs off. “You have missed a bit,” it says, in a nurse’s voice. You look, and you have not. You have now done that wing three times. It has wicked timing.',
        'You brush {name} with a soft brush, and there is not a speck. It does you a vacuum cleaner all the while, to help. At the end there is the click, and the long sigh, and the flex being pulled in.',
        {
          text: '{name} was clean, and sits there under the water saying “There we are, all done” in your voice, over and over. You had not known that you sounded so kind.',
          when: ['well'],
        },
        {
          text: 'There is not a speck on {name}. It does the bath running out, as a hint. Then it leans its yellow nape into your thumb, thinks again, and does the tap being turned on.',
          when: ['well'],
        },
        {
          text: '“Already been,” says {name}, in a plumber’s voice, and it had, feather by feather. You wash it just the same. It stands under the drips, thin as a glove, and rings somebody up to describe you.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was no dirt on it anywhere. {name} sings under the water regardless, holds out its left foot to be done, then its right, then the left again. “That one’s had a turn,” you say. “That one’s had a turn,” it says, delighted.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You spray {name}, who is as green as paint, and nothing runs off but rain. It hangs there by one foot, with its wings wide, being a whole summer garden. When you stop it does the sound of the spray, and looks at you.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} heard what it was, and did the taps, the geyser and somebody singing through a door. It was {item}. It got under with both wings out and turned. All the dust is gone. It wolf-whistles, at the mirror, as a sailor.',
        '“Ladies first,” says {name}, and gets in, because it was {item}. You do the nape, the red, and in between the toes. It shakes, and does it as a big wet dog, with the claws on the lino.',
        {
          text: '“And behind the ears,” says {name} in your grandmother’s voice, under {item}. It has none to speak of. You do them, and then the yellow nape. “Good child,” she says.',
          when: ['well'],
        },
        {
          text: '{name} loves {item} so much that it runs out of voices, the aunt, the doorbell, the dog next door. By the time it is clean there is only a green bird, creaking softly, with its beak on your wrist.',
          when: ['well'],
        },
      ],
      disliked: [
        '“Excuse me,” says {name}. “Excuse me. Excuse me.” It was done in spite of that: {item}. Warm mist falls from above and asks nobody’s pardon, and would have been nicer.',
        'It goes through with it holding your finger in its beak, not biting, only as a guarantee: {item}. Let it be the shower perch another day.',
      ],
      harmful: [
        'It breathes with its beak open, and at every breath there is a click. Air, now, all the windows. And this must never be near a bird: {item}.',
        '{item}. The feathers are stuck together, and {name} pulls at them and does not say a thing. Rinse it in clear, warm water, gently, and throw the rest out.',
      ],
    },
    medicine: {
      wanted: [
        '“Say ah,” you tell {name}, and it says it, as a doctor. The drop goes in. It says it once more, quite hollow, as itself. After some time the feathers on its head lie down, and somebody in there says “Next, please”.',
        'The dose is down, and {name} leans on the bars, with its eyes half shut and nobody speaking. You fold the towel. From behind you, very small, comes the sound of a towel being folded. It has begun to listen again.',
        {
          text: '{name} takes the medicine, and the voices come back one by one: an uncle, a door, a kettle, half a wedding. It is doing good. You listen for your own. It does not do yours.',
          when: ['wary'],
        },
        {
          text: '{name} takes it, pins its eyes to dots, and calls for help as your mother. By and by the feathers lie flat and the breath comes easier. “Better, my darling?” it asks, as someone you never met, and tells itself yes.',
          when: ['wary'],
        },
        {
          text: '“There now,” says {name}, in your voice, hoarse, before you can say it. It opens its beak for the medicine and leans its hot head into your neck. “There now,” you say. The feathers go down, one row, then another.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows, and it stays down. Out of all its voices there is not one. You talk on, low, and it will not look at you. But its throat moves. It is saying you over, without the sound. Keep talking. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '“Nothing the matter with that bird,” says {name}, as a doctor, and is right. It takes the drop all the same, and pronounces it filthy, as a duchess. Keep the rest for a bad day.',
        'You give {name} its dose, and it dies, with a rattle, as in the opera. Then it laughs. It was never better. It says “Next”, and shuts a bag with a snap. Put the bottle by until it is in earnest.',
      ],
      loved: [
        '“Next, please,” says {name}, as the nurse, and it is {name}, and it is {item}. It holds up a wing without being asked. “There’s brave,” it says, as somebody’s grandmama, and there is colour in all of its voices again.',
        'You read it out to {name} in a doctor’s voice, {item}, and it read it back in a better one. It held still for it. Somewhere behind the breastbone a small engine, which would not start, is starting.',
        {
          text: '“Not one drop,” says {name}, in the voice of some terrible old admiral, and then sees {item}. The pupils pin to dots. The medicine is gone. “Perhaps one drop,” says the admiral, a good deal louder.',
          when: ['item'],
        },
        {
          text: 'It is {item}, with the medicine in it. {name} swallows, shuts its eyes, and tries its voices one after another, like lamps in a house. They all come on. It keeps the one you miss for last.',
          when: ['item'],
        },
      ],
      disliked: [
        'The left foot takes hold of the spoon and bends it: {item}. What went in was of use, and what did not is on the ceiling. In a bit of mango it would pass.',
        '{item}. “I’d like to speak to the manager,” it says. You are the manager. It speaks to you, until evening.',
      ],
      harmful: [
        '“All better,” it said, as soon as it was down, to make it so. It is not so. {name} cannot close its feet. Never {item}. Wrap it up warm, and talk to it, and do not stop.',
        '{item}. It trembles from the nape to the tail and has no voice to tell you with. Keep that away from it for good. Hold the cloth round it, and your finger where the left foot is.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} takes its beak off your top button. “Well, really,” says somebody inside it, a lady. Then the parrot tells the lady to be quiet. It leaves buttons alone. For a while it is only green.',
        '“No,” you say to {name}, “we do not answer the door as the police.” Two neighbours are still lying down in the hall. It has learned that. It goes over the siren once more, without the sound, and lets it go.',
        {
          text: '“No,” you say, “we do not bite the phone.” {name} lets go of the phone. It had got your laugh nearly right and had been saving it for you. It says “Wrong number,” as a stranger, and will not bite it again.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have words with {name}, and it learns them. Off the curtain it comes, and sits with its neck straight. Later you hear it tell the curtain no, in your voice, very sternly, and then in its own ask whether you are still cross.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, and turn your back, and {name} lets go of the curtain. After a time you hear it say no to itself, in your voice, a good deal more sternly than you did. It does not sing for a while.',
          when: ['from_child'],
        },
        {
          text: 'You lay a finger on your lips, and {name} stops in the middle of your worst secret. That one it will not tell again. It leans on your neck, but faces away, and begins a song, and stops.',
          when: ['trusting'],
        },
      ],
      little: [
        'You begin to tell {name} about the police siren, and it joins in at the second word and does the rest with you, in your voice, finger and all. It has it by heart. It has kept it, too. It was a good lesson.',
        '{name} knows that already. It hears you out with its head on one side, and then it says, as your own mother, “There now, that’s enough.” So that is enough.',
      ],
      bad_time: [
        'You scold, and {name} says “Sorry”, in your voice. It has no idea what it means. It has only heard that, when somebody is loud, somebody says that. See to it first, and teach it later.',
        'You raise your voice, and {name} opens its beak and nothing comes, not one of all those people. A parrot that cannot answer back needs something else from you. See to that first, and teach it later.',
        {
          text: 'From the top of the cupboard {name} answers your lesson as whoever you miss most. “Leave the bird alone,” says the voice. It will not come down to you now. Do as you are told.',
          when: ['wary', 'well'],
        },
        {
          text: '“Manners,” you say. “Manners,” you say again, and you have not opened your mouth. {name} has your voice now. It learned nothing else. It is keeping it with the slammed doors.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will have that voice for good now, the sharp one, as it keeps every one. It has gone to the top of the cupboard with it. You want it to have others of yours. Win it first, with those.',
          when: ['wary'],
        },
      ],
      loved: [
        'You tell it by way of “{item}”, and it is the one tone of yours that {name} never makes fun of. It gives back the hinge. It has understood. It says “I see,” as nobody, and for a while it does no one.',
        'The lesson was {item}, and {name} took it in all its voices, down to the smallest. There will be no more fire engine. It sits at the other end of the perch, being a piano with the lid down.',
        {
          text: 'With {item} it is no trouble. {name} steps up, steps down, steps up, and says “Good bird,” at the end, before you can. You say it too. It puts its head on one side and lets you keep that line.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It learns it, and it learns how you sounded, and you will hear that again when there is company.',
        'It does as it is told and does the dialling tone: {item}. If you had rewarded the small voice there would have been no need for the large one.',
      ],
      harmful: [
        'One cry, and it was in its own voice, which you had never heard and should not have heard like this: {item}. Never again. Sit down, far off, and say its name.',
        '{item}. It has nothing to say to you. It pulls at a feather on its breast until that comes out, and starts on the next. Stop all this. Be gentle, and be there.',
      ],
    },
    sleep: {
      wanted: [
        'You lower your voice by a little at every word, and {name} lowers its own to match, until you are both only moving your mouths. It draws up one foot. Someone in there is still saying hush.',
        'You turn down the lamp, but {name} has some people to get rid of first. It sees them to the door, one after another, good night, good night, mind the step. The latch falls. Then its head goes round on its back.',
        {
          text: 'To be rid of you, {name} snores, in the voice of an old man. You wait. The old man stops. What comes next is very small and its own, and the rest does it good. You were not meant to hear that one.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed. Its pupils pin you, then widen, then close, and the rest does it good. Just once, from under the wing, your own voice asks if you have gone.',
          when: ['wary'],
        },
        {
          text: 'On your shoulder {name} runs down like a gramophone. The duchess goes first, then the sailor, then you. What is left puts its beak into your collar and grinds it, drowsily, on the button. It sleeps standing on you.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Goodnight,” says {name} under the cloth, in your voice. A zip is done up. A light is clicked off. All is quiet. A light is clicked on.',
        '{name} puts its head round on its back, as you ask, and shuts its eyes. It snores, like the gentleman next door, with the whistle. It is so like that it wakes itself, laughing. It was never tired.',
        {
          text: '“Goodnight,” you say. “Goodnight,” says {name}, in your voice, and then does your step going off, and the stair, and the door. You stand there in the dark, having left. When it thinks so too, the party starts.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name}, cheerful and wide awake, lets you put it to bed and then rings like the telephone until you run to answer. There is nobody on the line. It is simply as far away as it could send you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name}, put to bed as fresh as paint, reads you a story in your own voice. It does the wolf. It does the wolf’s laugh. At the frightening part it reaches out a foot and holds on to your finger, for your sake.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You cover {name}, and it is not tired, but it would like you to sit down. “Goodnight,” it says, and yawns, in your voice. So you sit down. From under the cloth, very low, comes the next chapter of somebody.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} puts out all the guests at once, without their hats. The bolt is shot. It draws up one foot, and grinds its beak, and there is no one left in there but a green bird.',
        '{name} had the second act to do, but then it heard that it was “{item}”. The curtain comes down, with the squeak. One hears them leave, coughing, and the last cab. Then it has its head on its back.',
        {
          text: '“{item},” you say. “{item},” sighs {name}, as some very old nurse, and draws up one foot into its feathers. The beak grinds. There is a murmur of rain, and the rain stops, and it is only breath.',
          when: ['well'],
        },
      ],
      disliked: [
        'It sits in there with its head out of the side: {item}. “Is anyone sitting here?” It gets an hour’s doze between questions. A cover, and twelve hours of dark, would end the conversation.',
        '{item}. “Goodnight,” it says, and looks about. It says it more clearly. It has not got dark. Something there is not doing its part.',
      ],
      harmful: [
        'It fell from its perch in its sleep and lies below with its wings half open: {item}. Take it out into the air. That must not be in the room where it breathes.',
        '{item}. It woke, and flew into the bars, and flew into the bars. Keep your hand still on the side, and speak, and let there be a small light from now on. Never that again.',
      ],
    },
    reflect: {
      awake: [
        'There is a voice you miss, and {name} could do it, and you both know that. It looks at you for some time with its head on one side. Then it comes along the perch, and leans, and does no one.',
        'You sit with {name}, and it begins to rain, real rain. It listens, its head on one side. It can do that very well, and does not. It lets the rain. Its tail has come to lie across your sleeve.',
        {
          text: 'You sit below the perch and neither of you performs. {name} grinds its beak. Once it tries out your sigh, and looks to see if you mind, and as you do not, it keeps that one, and puts a foot down on your shoulder.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} settles on your wrist and goes through the voices, lower and lower, as if putting out lamps. When all of them are out there is a plain little croak. Nobody else has ever heard it.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has every voice it ever heard and is using none. It has put its head down under your hand, and in the bone there is a faint hum that is not like anybody’s. That one must be its own.',
          when: ['trusting'],
        },
        {
          text: 'You hum without thinking of it, and {name} puts in one note underneath, and stops, to see if that was a liberty. You go on humming. It puts in the next. It has come near enough to lean.',
          when: ['warming'],
        },
        'It asks you, as you would ask it, with your head on one side and a bit of sugar in the voice: who wants this, then? {loved}. You find that you nod.',
        'It said your name for {wait}, once, and it did not happen. It says it now and looks. It says it, and looks. You are still happening.',
      ],
      little: [
        '“Same time tomorrow?” says {name}, as the doctor. You have been four times in the hour. It puts a foot in its ear, so to speak, and turns to the window.',
        'It has your breathing by now, and your left shoe, and what you do with your thumb. Go and get some more. It will wait.',
      ],
      ill: [
        'You talk, about nothing, on and on. {name} shuts its eyes and holds your finger, and every now and again says the end of a word with you. It needs more than talk. See to it after.',
        'For once it is you that repeats. It makes a small noise, and you make it, and it makes it again, a shade easier. Stay a bit, and then bring what it wants.',
      ],
      asleep: [
        '{name} is asleep, grinding its beak, and you sit by it and say something, to nobody. It does not wake. But it makes the small sound that people make on the telephone, to show that they are there.',
        'You sit by {name} while it sleeps, and your watch ticks, and in its throat something is ticking too, a little behind. You keep quite still. By and by there is only one tick, and you could not say whose.',
        'A word comes out from under the wing, perfectly clear, in the tone of a person reading it off a label: {loved}.',
      ],
      shy: [
        '{name} is at the top of the curtain, and you are in the chair by the wall. You turn a page. By and by, up there, a page is turned. You turn the next one more slowly, not to lose it.',
        'You sit far from {name} with your knitting, drop a stitch, and say a word. On top of the wardrobe there is silence. Then, very low, in your voice, somebody says the word. It seems pleased with that.',
        {
          text: '{name} sings as half the street, on the curtain rail, where nobody can reach. You sit far below, and listen, and get up to go. “Come again,” it says. You do not know that voice. It may be its own.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You stay a good while, a long way off. {name}, high up and merry, talks you over in four voices, its pupils pinned to dots. Three of them are against you. One says, “Well, it is quiet.”',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit across the room, and {name} looks at you with one eye, then with the other, and does the clock. You only breathe. A long time after, from up there, very faint and exact, comes the sound of you breathing.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and has made one sound, and has been alarmed by that. You sit well off and say nothing at all. It makes it again. This time nobody jumps, it least of all.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'parrot pellets':
        'Parrot pellets make a noise, and {name} says it before you have poured. It takes the green ones out with its left foot and lines them up along the perch. “Any advance?” it asks, and eats them.',
      'pomegranate seeds':
        'A pomegranate seed is held up to the lamp, turned, and burst. {name} has red to the eyes, and so have you, and the wall. “Nobody panic,” it says, as the plumber, and takes the next.',
      'brazil nut':
        '{name} has the brazil nut in its left foot and goes round the seam with its beak. You wait. “Crack,” it says, and then it cracks. Half the shell goes over the edge, with a whistle for Bruno.',
      'mango chunks':
        'The mango slides. {name} has a chunk in its beak, and a chunk under the right foot, where nothing should be held, and slides along with it as far as your elbow. “Going down,” it says. It licks you clean.',
      'red chilli pepper':
        'It eats the red chilli pepper, seeds first, with its pupils gone to dots. Nothing happens. It draws in a long breath, fans itself with one wing, and does you, at the curry house.',
      'cooked quinoa':
        'You would not think that cooked quinoa could be thrown grain by grain. {name} eats one, and flicks one, and you hear it tick on the lampshade. “Light showers,” it says, “dying out by evening.” You turn up your collar.',
      'sprouted seeds':
        'The sprouted seeds have each a tail, and {name} holds them up by that, like a person with mice. “Hello,” it says to each one, and in it goes. The last is told goodnight. You lower your voice, too.',
    },
    play: {
      'foraging wheel':
        'You spin the foraging wheel, and {name} does the click of it, slower, and slower, so that it will stop where it likes. A nut drops. “We have a winner,” cries somebody, and it is paid in your hair.',
      'rope bell':
        '{name} climbs down the rope with its beak, hangs there, and hits the bell. You come. It goes up again, thinks about that, and comes down, and hits the bell. By the ninth time you are carrying a tray.',
      'word game':
        'In the word game it has to say what follows. “Tea,” you say. The kettle boils. “Rain,” and it is you, shutting the car. You say its name. It looks at you, and cannot think whose voice to use.',
      'sing-along':
        'It is a sing-along, so you take the tune. {name} takes the piano, the cough in the third row, and somebody’s aunt. It comes in at the chorus a beat before you, and laughs, and has to start again.',
      'balsa blocks':
        'The balsa blocks go into its beak as blocks and come out as weather. It chews, and you stack. When the tower is as high as its eye {name} walks round it once, says “timber”, and it happens.',
      'bolt puzzle':
        'You hand it the bolt puzzle, four nuts on one thread. {name} has never heard anything so beautiful as the first quarter turn. The last one it screws back on, to give you a chance.',
      'dance music':
        'You put on the dance music, and the head starts. Then the heel comes in, the toe, the red beneath the wing. {name} goes along the back of your chair and calls out the steps, all wrong, in your voice.',
    },
    clean: {
      'shower perch':
        'You fix the shower perch to the tiles, and {name} gets under, and opens, and is suddenly all red and yellow. It sings, as you. “Is there any hot water left?” it says, and answers that.',
      'warm misting bottle':
        'You press the trigger of the warm misting bottle, and {name} does the hiss, so that it has twice as much. It hangs by one foot, wings out. A rainbow stands for a moment between it and your spectacles.',
      'cage tray liner':
        'You slide a clean liner into the tray of the cage. {name} comes down, beak, foot, foot, and reads. It is the small advertisements. “One careful owner,” it says, and looks you over, and drips.',
      'perch scraping':
        'You scrape the perch, and it does the scraping, a shade sharper than you do. You stop, and it goes on by itself, down to the end and back. When it is quiet you find that the perch is clean.',
      'beak wipe':
        '“Mouth,” says {name}, in the voice for children, and holds up its beak. You wipe it, one side, the other side, and under the hook. It takes the cloth and does your mouth, and tells you that that is better.',
      'aloe feather spray':
        'The aloe spray smells of somebody’s conservatory. {name} bends its neck, so that the wet gets in to the skin between the feathers, and says “ooh” as people do in pools. You do the nape again.',
    },
    sleep: {
      'covered cage':
        'You draw the cover over the cage, but for one corner. Through that comes a foot, and shakes your finger. “We’re shut,” says the lady in the shop. You let down the corner. Inside, a pencil is being sharpened.',
      'sleeping perch':
        '{name} goes up to the sleeping perch and tries it with either foot. It puts the right away and stands upon the left. You hear it go through the house, tap, stair, catch of the door, and lock up.',
      'twelve hours dark':
        'It has twelve hours of dark ahead of it. “Who turned out the lights?” says {name}, quite contented, and a little after that, as you, a long way off: “I did.”',
      'goodnight phrase':
        'You say the goodnight phrase, all of it, with the part about the bedbugs. {name} mouths it along with you. At the last word it shuts its eyes, and it is dark, and it breathes out.',
      'low radio murmur':
        'You leave the radio on, as low as a murmur. {name} murmurs underneath it, half a word behind. By and by it is half a word ahead. The announcer agrees with it, and it sleeps.',
      'flock roost corner':
        'You have hung the mirror out of sight, and put three old scarves up in the roost corner, for a flock. {name} squeezes in between. “Budge up,” it says, and “you’re all elbows”, and then the breathing of five.',
    },
    medicine: {
      'beak trim':
        'You hold {name} in the towel for the trim, and it does the file for you, in advance. The hook comes off by a hair. It tries the edge on your thumb, and closes, and it meets.',
      probiotics:
        'You stir probiotics into the mango and say that it is mango. “Is it?” says {name}, in your aunt’s voice. It eats that. Some time later it shifts on the perch, easier, and does the spoon being licked.',
    },
    discipline: {
      'turn your back':
        'It screams, and you turn your back. There is a pause. Behind you somebody puts down a telephone, clears a throat, and says, in its indoor voice, “Excuse me.” You turn round. {name} notes how that was got.',
      'reward indoor voice':
        '“Good morning,” it says, at a decent pitch, and you reward the indoor voice with a nut. It thinks about all that shrieking, wasted. It says it lower, and lower yet, until you must bend down to be spoken to.',
    },
  },
  refusals: {
    asleep: [
      '“We are unable to take your call,” says the cover. {name} is asleep beneath it until {wakes_at}. You may stay on the line: reflect, and say nothing much.',
      'It has said goodnight, and so it is night, and nothing can be brought in until it is not. That will be at {wakes_at}. Meanwhile you can sit beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It said its first whole word today, and it was yours, and not a good one. It is saying it to everybody.',
      'It has feathers, as of this morning, with the paper still on the ends, and is a child. It called somebody named Bruno. Nobody knows where it has that from.',
    ],
    teen: [
      '{name} is half grown, and does nothing but doors. It slams all of them. Then it does you, shouting up the stairs, and then it does itself not answering. Be kind and be on time.',
      'Its voice has broken. There was a doorbell and it came out as a goose. {name} is a teen, and bites, and is sorry, and says “ow” on your behalf.',
    ],
    high_care: [
      'Grown, and {form}: {name} bends its neck when you come in, down to the skin, and says your name. It is not in your voice. It is in how you would like to be called.',
      '{name} is full grown and {form}. It answers you before you speak. It is not clever, it says, in your voice, it is only that we have been talking for so long.',
    ],
    balanced: [
      '{name} is grown, a {form}, and has an engagement in each room. It is the lift in one and the vicar in the next. It looks in on you between, for the news.',
      'Full grown, a {form}: {name} has begun to do places. There is a harbour, with rigging, and a station at night, and at the end of each of them, quite small, your front door.',
    ],
    low_care: [
      'A {form}: {name} is grown, and you hear your own voice say hello in an empty room, with nobody in it, and it sounds as though it had been there for some time.',
      '{name} grew up among noises. It is a {form} now. There are steps overhead, a tap, a laugh, a whole house full, and when you open the door there is a green feather.',
    ],
    rescue: [
      'It was silent for a long while, and it came back. {name} is grown, a {form}, and the first thing it does for anybody who is hurt is the sound of somebody coming upstairs.',
      '{name} is a {form} now, full grown, with a patch on its breast where the feathers never came. When there is crying on the wireless it goes to it and says: “There.”',
    ],
  },
  trust: [
    '{name} climbs your sleeve, beak, foot, foot, as far as the shoulder, and says into your ear, as yourself: “Who’s this?” It seems to want to be told.',
    'It has bent its neck and put up all the small feathers, so that you see the grey skin underneath. “Go on,” it says. You do. You hear every telephone in it ring, very far off.',
    'Then it said something, quite small, in a voice that is not anybody’s. You had never heard it before. {name} looked at you to see what it would make happen.',
  ],
  streaks: [
    'Ten on time. {name} has got the sound of you being punctual: key, coat, tin.',
    'Twenty-five in a row. It says “thank you”, in the voice of the woman at the bakery, and gives you change, a husk.',
    'Fifty. {name} has handed the tin over to you for good. You may make the noise yourself from now on, it says. You have the gift.',
    'A hundred meals, said and done. {name} does applause, a whole hall of it, and stops, and looks for whoever ought to bow. It is you.',
  ],
  ages: [
    'Ten days old, and {name} can be the tap.',
    '{name} has been here thirty days. There is not a hinge in this house that could call its creak its own.',
    'A hundred days. {name} marked it by doing them, in order, from the crack of the shell. It took all of the afternoon, and you were in most of it.',
    'One year old. {name} sang itself the song, in the voice of everyone who was not there, and in yours, which was.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['brazil nut'] },
      wish: '{name} has a nutcracker and no nut. It opens it, it shuts it, it looks at you along the top of it. A brazil nut, in the shell.',
      granted:
        'Crack, it said, and crack it went. It has half of it in the foot. The other half is by the door with a name on it, as it were.',
    },
    {
      by: { action: 'feed', item: ['pomegranate seeds', 'mango chunks'] },
      wish: '“And for dessert?” asks {name}, as the waiter. “I think the pomegranate,” it says, as you. “Or is there mango?” It has a napkin. It is your letter.',
      granted:
        'There are red specks up to the picture rail. “Compliments to the chef,” it says, and leaves its beak print on your collar.',
    },
    {
      by: { action: 'feed', item: ['red chilli pepper'] },
      wish: 'It saw you once touch one of those with your tongue and run to the tap, and it has never heard a better noise. It would like a red chilli. They do nothing at all to a bird.',
      granted:
        'It ate it, seeds and all, as one eats an apple. Then it ran the tap, and gasped, and was you, to the life.',
    },
    {
      by: { action: 'play', item: ['word game', 'sing-along'] },
      wish: 'It has the beginning of a song, and the end. {name} is sure that you have the middle on you somewhere. A sing-along, please, or a game with words.',
      granted:
        'So that is how it goes. It has gone over the join eleven times, and now there is none, and it laughs just before it.',
    },
    {
      by: { action: 'play', item: ['bolt puzzle', 'foraging wheel'] },
      wish: '{name} knows its bolt. It has known that bolt for years, it feels. It would like to be introduced to some others: a bolt puzzle, or a wheel with something in it.',
      granted:
        'It has undone what could be undone, in size order, and is sitting in the parts. “You’ll be needing a new one of these,” says the plumber.',
    },
    {
      by: { action: 'play', item: ['dance music'], hours: [17, 21] },
      wish: 'At around this time, in hotels, they roll up the carpet. {name} would like dance music in the early evening, and a partner, who need not be good.',
      granted: 'You were not good. “Smashing,” it said, going by, with its yellow up and both its eyes at dots.',
    },
    {
      by: { action: 'clean', item: ['shower perch', 'warm misting bottle'] },
      wish: 'It has been doing rain since noon and there has not been a drop. Something is out of order with the saying. Would you turn on the shower, or fetch the misting bottle?',
      granted: '“Rain,” it says, beneath it, with both wings out, and is so relieved.',
    },
    {
      by: { action: 'sleep', item: ['goodnight phrase', 'low radio murmur'] },
      wish: 'There is a right way to end a day, and it is said by somebody else. {name} would like the goodnight phrase, or a wireless turned down low until it is only vowels.',
      granted: 'It was said. It was quite dark, and one could not tell who was doing the sea.',
    },
    {
      by: { action: 'sleep', item: ['covered cage', 'twelve hours dark'] },
      wish: 'Its head is so full that they are speaking over one another. {name} would like the cover drawn and a really long dark, so as to get them all sat down.',
      granted:
        'You can hear them going off one by one: the plumber, the aunt, the man with the news. The last to go is you.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a great many conversations on its hands, and it has to do the other side in all of them. Come and sit there, and be the other side.',
      granted: 'It said something, and left a gap. You were in the gap.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A call is only half of it. Those who are fond of one ring back. {name} would like you to come and sit, and then, on the same day, to come and sit again.',
      granted: 'You rang back. It let it ring, twice, for the joy of it, before it was in.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} does not like to eat by itself. In the wild there would be ninety of them, all talking. Bring its meal when it is due, and stay, and say something.',
      granted: '“Pass the salt,” it said. You said that there was none. It was as good as ninety.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The third bolt',
        shape: 'chip',
        text: 'From the perch. {name} had always put it back. This time it put it in your palm, and the perch seems to stand without it.',
      },
      {
        name: 'A red feather',
        shape: 'feather',
        text: 'From under the wing, where it only shows when {name} means to go somewhere. It let this one fall on the page that you were at.',
      },
      {
        name: 'Bruno’s half',
        shape: 'acorn',
        text: 'Half a brazil nut. It lay by the door from the first week on. {name} has asked that it be kept for him.',
      },
      {
        name: 'The bell',
        shape: 'bell',
        text: 'It has no clapper. {name} took that out long ago, since it did the sound better, and has at last been persuaded to let the bell have a turn.',
      },
      {
        name: 'A paper crown',
        shape: 'crown',
        text: 'It is out of a cracker, about which nothing is to be said. {name} puts it on you for the announcements.',
      },
    ],
    return: {
      name: 'A whistle',
      shape: 'whistle',
      text: 'For a dog, cracked, with teeth marks that are not a bird’s. {name} had it in its left foot when it came back, and calls him now without that worry in it, as one calls somebody who is on the way.',
    },
    streak: {
      name: 'The bent spoon',
      shape: 'spoon',
      text: 'There are two of {name} in it, one on each side. After twenty-five meals in a row both of them agree that you may be trusted with the cutlery.',
    },
    hundred_days: {
      name: 'A piece of the shell',
      shape: 'shell',
      text: 'White, curved, no larger than a fingernail. You press it, and it says crack, exactly as {name} does.',
    },
  },
  release: [
    'You open the window on a whole sky of green, shrieking. {name} listens. It answers, in its own voice, which is louder than you knew. “Mind how you go,” says the sill, or you do.',
    '{name} walks out along your arm to the end of it. “Bye, then,” it says, as you. “Bye, then,” you say. It laughs, just before the end, and is off.',
  ],
  dying: {
    neglect: [
      '“Hello,” {name} said, in your voice, for as long as it had one. It is dead, and the door creaks as it used to do it, only worse.',
      'No one spoke in the house, and {name} had stopped doing it for them. It was found on the floor of the cage, beside the bolt.',
    ],
    hunger: [
      '{name} is dead. It had said the tin, and the spoon, and dinner. They were only words by then.',
      'There is a half nut by the door, put down for somebody else. {name} died at the other end of the room and had not gone back for it.',
    ],
    illness: [
      '“All better,” it said, quite low. That was in the night. {name} lay beneath its perch in the morning, with its left foot closed.',
      'It had lost the kettle, then the bell, then you. {name} died without a voice, holding on to the bar with its beak.',
    ],
    poison: [
      '{name} was given it and gave its thanks, in somebody’s voice, and died of it.',
      'It takes so little, with a bird. What was brought into the room has killed {name}. The last sound it did was a window being opened.',
    ],
  },
  returned: [
    'Crack, says the dark under the cover. You lift it. {name} is on the perch, draggled, colourless as a print, and it looks at you, and says the first half of your name.',
    'The telephone rings, and there is none in this room. You say hello. “Hello,” says {name}, behind you, hoarse and cold and holding out its foot.',
  ],
  epitaph: {
    openings: [
      'Say a word here, quietly, as you go by. {name} would have kept it.',
      'Here lies {name}, green, with yellow at the nape. If you wait, you may find that you are listening.',
      'Green over green: {name} lies under the leaves.',
      'The first thing that {name} ever said was crack, and the egg did.',
      { text: 'Here are the kettle, the bell, the stairs, and all of our voices: {name}.', when: ['from_child'] },
      { text: '{name} laughed each time a little before the end.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It said hello, and left a gap, and nobody was in it.', 'It could do everyone who was not there.'],
      hunger: ['It asked in every voice that it knew of.', 'It said the word for food until the word wore out.'],
      illness: [
        'It went quiet. That was the illness, and then that was all.',
        'It forgot them one at a time, and its own name last.',
      ],
      poison: [
        'It thought that what was offered with a kind word must be kind.',
        'There was something in the air that it could not repeat.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Ding-dong. “I’ll get it.” You have got it, you have them all, the tap, the vicar, the lady who regrets to announce. Here is a good one: a man goes into a, ha. Ha ha. Everything you say turns up. You said morning, and look at it. What do you want? You want “who’s a clever bird”, with the lift at the end, from the original artist. And then you want to be asked to dance.',
      'You are {name}. “Good evening, and welcome.” You are at the top of the curtain with a wing out on each side, and you are all of the audience. Somebody down there is laughing. You will have that. You turn it over on your tongue, it has a little catch in it, like a drawer. There, it is yours. “Anything else, madam?” Yes. Let your keeper say it again, that thing. Let them say anything.',
    ],
    content: [
      'You are {name}. “Mm,” as people say on the telephone. “Mm.” The kettle is in hand. The bolt is out, and presently it will be in. You called him, twice, and he has not come, but it is a large house to a dog. You have put by his half. It is all quite quiet, and full, like a cupboard. “Penny for them,” someone used to say. You would like to be asked. You would tell them in their own voice.',
      'You are {name}. You have {days} days of it in there, and can do any one of them. Here is the first: crack. Here is the one with the rain. Here is somebody coming up the stairs who is pleased, and does not know that they hum. You do them humming. They are the best thing you do. “Go on,” you say, “I’m listening.” And you are. You have kept one voice back in all this time, to answer with.',
    ],
    bored: [
      'You are {name}. “You are caller number four.” You have done the music. You did both ends of the Hendersons. You took it out, and you put it back, and you took it out, and where is the joy in that. When nobody speaks there is nothing to say. It goes round in you, one, two, Bruno, one, two. “Is this thing on?” Somebody come and throw you a word. Any word. You will throw it back with a bell on.',
    ],
    hungry: [
      'You are {name}. Squeak, pop: that is the tin. You say it very well. You leave the right sort of gap for it to happen in. “Nearly ready,” you say, as they do, and “wash your hands”. It has always worked. There must be something in how you pronounced it. Squeak, pop. Your foot is out. You are looking at them with the round eye, the honest one. “When you have a moment.” Let there be the tin.',
    ],
    starving: [
      'You are {name}. “Dinner.” You said dinner. You said it as them, and as yourself the way they call you, and you said please, which is the one that opens things. It may be that words were never what did it. You do not like to think so. You are on the floor with the husks. It is a strange thing, to have a beak, and nothing between. They need not say anything. Only let them bring it, now, and let it be food.',
    ],
    sick: [
      'You are {name}. “Kettle,” you say, and it is the door. You had them all in order, and someone has been in, and they are lying about without their ends. It is cold inside your feathers. You put them out as far as they go, and it is still cold in there. “All better.” Not yet. Perhaps it has to be somebody else that says it. With the spoon. They should say it in the low voice, and hold you in the towel, and mean it.',
    ],
    failing: [
      'You are {name}. They are going. The plumber has gone. The bell, the weather. You did not know how much room there was behind. In there, at the very back, is one that is not anyone’s. You were saving it. It is so small that you are not sure it would carry. “Hold on,” they are saying, “hold on,” and you have hold, with the left. The medicine. Quickly. You had something you wanted to tell them.',
    ],
    near_death: [
      'You are {name}. “Hello.” That is how it begins. You say hello, in that voice, and there they are, in the door, with their coat. “Hello.” You have left the gap. You have sat in front of the gap for so long that it has begun to sound like something. If it is true that what is said comes, then say it properly, once more, with the breath in. Hello. And let somebody come, and sit in it, and say it back.',
    ],
    asleep: [
      'You are {name}. “Viking, Forties, Cromarty.” It is all one green, a mile of it, and they are all in there, talking with their mouths full, and you know every voice, for they are all yours. Someone is whistling below. There he is at last, wet, brown, much larger than you thought, with the nut. “Good boy.” You are not going to wake. But if there is a person by the cover, you would like to hear them turn a page.',
    ],
    shy: [
      'You are {name}. You have said nothing at all, it seemed best. It is big and it has a face and it does noises. That was a cough. That, a sort of hum, down and then up. You have them. You did not mean to take them, they came in. If it goes on you will have the whole of it, and then you will know what it does next. So let it go on. Let it sit over there, and hum the rest.',
    ],
    back_from_death: [
      'You are {name}. Crack. You remember that one. It was white, and you said crack, and there was a room. There is a room. Where you have been nobody said anything, there was no gap, even, for it to be said in. They have all flown. You have the hinge. You have, wait, you have somebody’s laugh. Would they stay here, whose it is, and talk, so that you can get it all down again? And the tin when it is time. The real one.',
    ],
    hurt: [
      'You are {name}. They said “here you are”. You know that one, it goes with mango. It has never gone with this. It is in your throat, and there is no word in there that can get by it. You do not call out. When it is bad you do not call out, the others would hear, the ones with claws. They are saying “sorry”. That is a real one. Let them open the window. Let them take the thing away, and go on saying it.',
    ],
  },
}

export const PARROT: Species = {
  slug: 'parrot',
  name: 'Parrot',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['vocal', 'social'],
  personality:
    'Keeps every voice it ever heard and uses them with wicked timing. Will answer the phone as whoever you miss most.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'parrot pellets',
        'pomegranate seeds',
        'brazil nut',
        'mango chunks',
        'red chilli pepper',
        'cooked quinoa',
        'sprouted seeds',
      ],
      play: ['foraging wheel', 'rope bell', 'word game', 'sing-along', 'balsa blocks', 'bolt puzzle', 'dance music'],
      clean: [
        'shower perch',
        'warm misting bottle',
        'cage tray liner',
        'perch scraping',
        'beak wipe',
        'aloe feather spray',
      ],
      medicine: [
        'avian vet visit',
        'calcium supplement',
        'feather plucking collar',
        'psittacosis test',
        'probiotics',
        'beak trim',
        'antifungal syrup',
      ],
      discipline: [
        'ignore the screaming',
        'step down command',
        'turn your back',
        'reward indoor voice',
        'wobble the hand',
        'unimpressed stare',
      ],
      sleep: [
        'covered cage',
        'sleeping perch',
        'twelve hours dark',
        'goodnight phrase',
        'low radio murmur',
        'flock roost corner',
      ],
    },
    harmful: [
      'avocado',
      'nonstick pan fumes',
      'scented candle',
      'chocolate',
      'coffee',
      'salted crisps',
      'cherry pits',
      'aerosol perfume',
    ],
  },
  appearance: {
    look: 'a green amazon parrot with a yellow nape, a hooked horn beak and pupils that pin to dots',
    colours: ['#2f9e4f', '#f2d43d', '#d1362f'],
  },
  figure: {
    eyes: '#f2d43d',
    body: 'bird',
    muzzle: 'hook',
    ears: 'crest',
    tail: 'train',
    marking: 'face',
    extras: ['folded', 'tipped'],
    girth: 0.88,
    size: 0.96,
  },
  book: BOOK,
}
