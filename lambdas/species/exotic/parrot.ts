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
    'The shell cracks. “Oh,” you say. “Oh,” says the egg, in your voice, only no larger than a thimble. Then a hooked beak comes through, some wet green stubble, and one eye that pins you with its dot. This is {name}.',
    'The shell cracks, and from inside comes the sound of a shell cracking, somewhat improved. Out comes {name}, pink and damp and unfinished. You say “oh.” There is a small pause, and out of the big beak comes “oh.”',
  ],
  looks: {
    thriving: [
      '{name} is conducting an auction. A coal scuttle is going, in one voice, for more than it is worth in another. The hammer comes down, toc, on the perch. It has bought it itself, and its pupils pin with joy.',
      'There is a burst of applause next door, and you find {name} on the curtain rail, bowing left, right, and to the gallery. It applauds again, with a few coughs, and one person at the back who cannot stop.',
      {
        text: '{name} is bald, hours old, and has only heard three things: the shell, the clock, and you saying “oh.” It says the clock. It says it again, and waits. Then it does the “oh”, so well that you say it too.',
        when: ['baby'],
      },
      {
        text: '{name} is pink, damp and hours old, and knows one sound, the sound you made when you saw it. It says “Oh.” It says it again, rather better, with its pupils going to dots. It is looking for somewhere to use it.',
        when: ['baby'],
      },
      {
        text: '“Oh, it’s you,” says {name}, as someone you have not heard for years, and pins its pupils to see how you take it. You sit down rather suddenly. It thinks, sidles along, and says it again in its own voice, which is mostly creak.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} greets you as the kettle, as the neighbour, and as yourself with a cold. Then it sidles along the perch and says one small rough word in a voice you cannot place. It seems to be its own.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'As you look in, the phone rings. {name} answers, in your voice, that you are with somebody just now and may be some time, and hangs up with a click. It did the ringing as well. It moves along the perch for you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Before you open the door you hear yourself come home: key, coat, step on the stair. {name} has been doing you for company. At the sight of you it stops, and walks straight up your sleeve.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“Anybody home?” says {name} as the door opens, in your voice, and laughs your laugh before you can get to it. Then the yellow nape goes down under your finger. In a voice you have never heard, rather small, it says hello.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is having a party, and is all of the guests. You look in and the room goes silent. “Nobody here,” it says, in your voice, both pupils pinned. You shut the door. Behind it everyone laughs.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You say hello. {name} puts you through to a stranger, who regrets that nobody is available. Behind him somebody in glossy good health is whistling. Nothing needs doing. Your call has been noted, and you may hold.',
        when: ['from_child', 'wary'],
      },
      'It has {days} days of voices, and today all of them are in: the plumber, the kettle, you on the stairs, you with a cold. {name} conducts, with a spoon.',
    ],
    content: [
      '{name} hangs by its beak for a moment, changes feet, and is a rocking chair. It creaks to and fro, with somebody’s knitting in it. No one is sitting there. It is simply that sort of hour.',
      '{name} takes a feather through its beak from one end to the other, like a fiddler with a bow, and does the fiddle. Then it takes the next. It has got quite a slow tune out of its left wing.',
      {
        text: '{name} does the doorbell. You stay where you are. It does you, getting up and grumbling down the passage, then a man with brushes to sell, then your polite refusal and the latch. After that it sees to a feather on its nape.',
        when: ['well'],
      },
      {
        text: '{name} cracks a seed, does the fridge door, does you looking for your glasses, cracks another seed. It is not working up to anything. It is merely going over the material.',
        when: ['well'],
      },
      {
        text: '{name} does the kettle. It does your chair being pushed back, your slippers, and the small word you say on finding the kettle cold. You have not got up. It changes feet and does the clock for a while.',
        when: ['from_child', 'well'],
      },
      'In a low voice, as people speak of the departed, {name} says the name of it, and then the sound of the tin: {loved}.',
    ],
    curious: [
      'You have said a word that {name} has not got. Its head goes over until it is flat. You hear it beneath its breath, with the accent first on one end, then on the other.',
      '{name} has walked down the chair, beak, foot, foot, and is holding your shoelace at arm’s length, by the tip, the way one reads a thermometer.',
      'A new hum, from the cupboard. {name} hums it back, a shade lower. The cupboard does not alter. “I see,” says {name}, as the doctor.',
    ],
    bored: [
      '“Shall we play?” says {name}, in its own voice, and “in a minute,” in yours. “Shall we play?” “In a minute.” Then it stops and lets its feathers go flat. It knows both parts by heart. Play with it.',
      '{name} rings like the doorbell, answers in your voice, laughs as two different guests, and says goodbye as all of them. Then it stands on one foot in the quiet it has made. Go in and play with it.',
      {
        text: '{name} has stopped doing the telephone. It does the door, shutting, and feet going down the path, and waits, and does the door. Come and say something, and make it a game.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} does the drawer, the tin, the lid and the spoon, faultlessly, and then leaves a silence about the size of a dinner. It looks at you sideways. That was your cue. Its meal is due.',
      '“Has anyone fed that bird?” says {name}, in a voice that you never heard before, just behind you. It turns the dish over, looks under it, and asks again, as a bishop. Its meal is due.',
      {
        text: '{name} owns just three sounds: the hinge, your cough, a spoon on a dish. It puts them in order, hinge, cough, spoon, and pins its eyes on the door. Then again from the hinge. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The cupboard hinge squeaks, and you have not touched the cupboard. Beside the empty dish {name}, pupils pinned to dots, opens its beak and does it again. It looks at the hinge, then at you. Your turn. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'You look in and {name} is on the phone, in your voice, ordering its dinner. It turns its back to you for the address. It has asked if they could send somebody else. The meal is overdue. Get there first.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} does your footsteps, then the cupboard, then the lid, then the bowl being set down on the mat. It is perfect. It looks at the mat, and its pupils pin to dots. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'In the next room your own voice asks whether anyone has fed the bird. Your aunt thought that you had. Then a lid is unscrewed, a spoon is tapped twice on the rim, and there is a long, well acted silence. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The telephone is ringing in there, and you run. There is no telephone in there. There is {name}, on the rim of an empty dish, its pupils gone to dots. “It’s for me,” it says. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The meal is overdue, and {name} is weak. It calls you, very softly, in the voice of the one you miss most. It does not think you would come for its own. Bring the meal.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has asked for its meal in every voice it keeps, and nobody came. There is one left, small and hoarse, that you have never heard. It is its own, and it is using it on the wall. Bring the meal.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '“There you are, love,” calls {name}, in the one voice you would cross a house for, and you cross it. It waits until you are at the perch. Then, in its own, which is small and cracked, it says hungry. Feed it now.',
      '“Lovely, thank you, I couldn’t,” says {name}, as somebody who has dined, and looks into the dish, and it does not help. It has chewed the label off the seed box. It is really hungry. Feed it, please.',
      {
        text: '“Coming,” somebody calls in the kitchen, in your voice, and a cupboard squeaks, and a spoon rings on a dish. You go in. There is only {name} on the tap, pupils pinned, doing the whole meal from memory. Bring the real one now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'It does the tin with hardly any squeak in it. It does the spoon. It has said all of the words that used to bring food, and it has been {hours} hours. Now you must do it.',
      '{name} has used up the voices. It called you as the neighbour, as the radio, as a child. What is left is a small creak, its own, that you never heard before. The seed tray is husks. Feed it at once.',
      {
        text: '“Have you eaten?” {name} asks, in the voice of whoever used to ask you that. There is no wickedness in it. It has been through every voice it owns, and this was the one somebody always answered. Feed it at once.',
        when: ['from_child'],
      },
      {
        text: '{name} does not answer the telephone. It sits fluffed on the floor of the cage, and the one voice left in it is very small, a chick’s, from before it had met anybody. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} was telling you something as a bishop, and the bishop has had to sit down. Its wings hang a little. It is worn down to the last voice. Let it rest, please, or give it medicine.',
      '{name} does the kettle, and runs out of breath before it boils. It looks down at its feet. It is not ill, but everyone in there is tired. Some rest, please, or a dose of medicine.',
      {
        text: 'You ask how it is. Splendid, says {name} in the doctor’s voice. Never better, in your aunt’s. It begins a third and has no breath for it. It is on the lowest perch. Medicine, or a good rest.',
        when: ['from_child'],
      },
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
      '“What is that smell,” says {name} in your aunt’s voice, then the neighbour’s, then yours. Its green has gone the shade of an old boat. A good wash would settle it with all three.',
    ],
    sick: [
      '{name} is going through its voices for one that will fetch you. You hear the neighbour, the telephone, somebody you miss, each fainter, and between them the beak put down on the perch to rest. It needs medicine now.',
      '{name} is doing one voice, and it is nobody’s. It is a small creak with every breath. It sits on the floor of the cage, feet flat, and sees you, and tries to make it into a door. Medicine, please.',
      {
        text: '“Never better,” says {name}, in your aunt’s voice, and then in the plumber’s. Its pupils have stopped pinning. Between the two there was a small dry voice you did not know, and that one was its own. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} says nothing in anyone’s voice. You bend close, and there is one dry rasp that is not a copy of anybody. It must be its own. Medicine and food, at once, or you will not hear it again.',
      'The green is all on end and {name} rocks where it clings. You say its name. After too long it says it back, in your voice, with your fear in it. Medicine and food, at once.',
    ],
    near_death: [
      '“I’m here,” says {name}, low, in your voice, with nobody by it. It waits a while and says it again, to keep it going. It has only hours. Go in now, and sit down, and stay, and say it yourself.',
      'On the cage floor {name} goes through its voices, each one fainter: the milkman, the child, the man with the cough. What is left at the end is yours. “Back soon,” it says. Stay here. Hold it.',
      {
        text: '{name} is going through its voices, low, one after another: the kettle, the neighbour, somebody you miss. Then a small hoarse one that you do not know. That one is its own. Come and sit with it now. It has hours.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'Under the cloth, head turned round and buried in the green, {name} murmurs both sides of a telephone call. “No,” it says. “No, you hang up.” A beak grinds. The line is quiet until it wakes.',
      '{name} sleeps with its head under one green wing. From in there an old woman’s voice says good night, and a second voice, which is yours, says it back. Neither disturbs it. Leave all three until it wakes.',
      'One foot is drawn up into the green and the beak is laid along the back. From in there, very small, comes the creak of the floorboard you have just stepped on, well done, and then breathing. Nothing is needed.',
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
      'As you come in, a large dog growls on top of the wardrobe. There is no dog. There is {name}, feathers flat, pupils down to pinpricks, and it can do the dog all day. Sit down quietly, and give it nothing to repeat.',
      'From the curtain rail {name} goes through its voices, a nurse, a tram, a man who is laughing. You listen for your own. It has not got you yet, and a pinned eye stays on your mouth. Sit quietly. It collects those too.',
      '{name} has flattened every feather it owns, until it is half a parrot, at the far end. It knows a thousand voices, and not one that stayed. Come and sit with it. You need not say anything worth keeping.',
      'When you speak, {name} looks at the place behind you, to see who really said it. It is used to voices with nobody in them. Please sit with it, and move your lips, until it has put the two together.',
      'It once said hello for {wait}, and nobody said it back. {name} sits with its beak in the bars. Do not ask for anything. Just say hello, and go on being there.',
    ],
    back_from_death: [
      '{name} is trying its voices, to see that they all came back with it: the aunt, the kettle, the garden gate. Yours it leaves until last. In that one it says its own name, the way you must have said it then.',
      '{name} does the gate, the kettle and your laugh. Then it does a voice you thought nobody could hear, yours, very low, asking it to come back. One pupil pins you. All right, it says, in its own.',
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
          text: '{name} takes the meal from your fingers, pins you with two dots of pupil, and speaks. It has only ever heard one person say one thing. “Is it meant to look like that?” it says, as you.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} takes the seed, turns it over on a tongue like a thumb, and says, in a very small version of your own voice, “There you are, then.” It is the only sentence it has. It has kept it safe.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats on time, in roaring spirits from the start. You offer it a finger. It takes it gently in the hooked beak, holds it to the side of its head, listens, and hands it back. “Wrong number,” it says.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '“Nobody’s coming,” says {name}, in the voice of some old lady you never met. The dish goes down on time. The pupils pin to dots. “Well, I stand corrected,” says the old lady, and {name} bends to eat.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set down the dish, and {name} says “There you are” in your own voice, a second before you would have. You shut your mouth. The pupils pin. It picks up its first bite in one foot and leaves you the next line.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the brazil nut in one foot like a cigar. Crack. It picks the kernel out, turns it round, and in a low voice you know from the mirror remarks, “There’s a good bird.” It means you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '“Hello, stranger,” {name} has said to you at every meal. This one is on time. It eats, nape up with pleasure, comes one step along the perch and says “Hello.” It leaves it at that.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Ah, there you are,” says {name}, in the voice of the one you miss, and takes the walnut. You stand a while. It cracks it, eats half, and puts the other half in your hand with its dry careful tongue.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '“Late again,” says {name} in your mother’s voice, and then looks from the dish to you and finds that you are not. The pupils pin. “Well, well,” it says, in a voice that can only be its own.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '“Supper,” says {name} in your voice, a second before you do. “Mind your fingers,” it says in your mother’s. Then it takes the nut from your lips with that great hooked beak, so softly that it makes no sound at all.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its left foot, making remarks. After {streak} on time it does your key, your step and your cough well before you come, and so, as far as it is concerned, you have arrived twice for every dinner.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} swallows, squeaks, and swallows. That is {streak} on time. When you have drawn back your hand there is a tiny scrape from under the down. It is the dish being set on the table. It cannot do you yet.',
          when: ['baby'],
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
          text: 'You are still in the passage when you hear yourself come in, cough, and set the dish down. {name} has had {streak} on time to learn it from. As you really enter, it pins its eyes and does the applause.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '“Not just yet,” says {name} to the dinner, as you on the telephone. It has one bite to be sociable and lets the rest fall, to hear it. It would be at home to visitors at {opens}.',
        'You are early, and {name} announces you, as a butler, to an empty room. It takes a small piece in its foot, does not care for the hour, and hands it back. “Call again,” it says. At {opens}, please.',
        {
          text: '{name} takes one beakful, lets half of it fall, and tilts its head. “It’s not a good moment,” it says, in your own voice, the one you keep for the telephone. “Could you try later?” You clear away the rest.',
          when: ['no_item'],
        },
        {
          text: '{name} looks into the dish, then does the hall clock for you, every stroke, so that you can hear how many are still to come. It takes one beakful and drops the rest on the floor, with a cuckoo.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats everything, and then it draws a cork, slowly, with the pop, and pours a glass, and sets the bottle down. You were having a nice time somewhere, it supposes. It does not offer you any.',
        '“The train now arriving,” says {name} through its nose, “is late.” It eats up in silence. You hold out your wrist, and the yellow nape goes flat and is moved along the perch, out of the way of passengers.',
        {
          text: '{name} eats with one eye on you, the pupil down to a dot. Between mouthfuls it does the key, the hinge, your coat coming off. It does them perfectly. It seems it has been letting you in by itself.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats the late meal standing on one leg, with the other drawn up as a fist. It does your step going off down the passage. It does it again, fainter. It has practised only that one of your two directions.',
          when: ['wary'],
        },
        {
          text: '“Won’t be a minute,” says {name}, as you, and eats a little. “Won’t be a minute,” with your cough. It says so between all the mouthfuls. Then it sidles to the far end of the perch and says it once more, as itself.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Back in a minute, says {name} in your own voice, and takes a mouthful. Back in a minute. It has the keys in it, and the door. The last mouthful it eats without saying anything, and that is in nobody’s voice but its own.',
          when: ['well'],
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
          text: '{name} has been shouting in the only voice it has, and that has worn through. The food is here, late, and goes in, and the shouting turns to gulps. You make a soft noise. It does not copy it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a piece in its foot, eats a corner, and forgets that it is holding the rest. You speak, and nobody in there does you. It moves off along the perch by one small step. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has bitten the perch half through, and there are green feathers on the floor. It has been {hours} hours. It eats it all without a sound, and shrinks from your fingers. It has no remark. Come in time, please.',
        '{name} called you for {hours} hours, in your own voice, as that is the one you were sure to know. There is only a click left of it. It eats everything and looks at the wall. Come in time, please.',
        {
          text: '{name} eats in silence to the last husk. Then it does your footsteps: coming down the passage, up to the door, and away. It has them perfectly. It had plenty of time to practise.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Before you reach the perch {name} does the cupboard hinge, the spoon, the dish, and your own “There you are.” It has served itself that meal many times since it was due. It eats the real one with its back to you.',
          when: ['well', 'no_item'],
        },
        {
          text: '“Back in a minute,” says {name}, in your voice. It has been {alone}. It eats what you bring with its pupils pinned to dots, sidles to the far end of the perch, and says it again.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} you come in with the dish, and {name} does not do your voice. It does the tap dripping. It does the clock, and then the stairs with nobody on them. Then it eats, facing the wall.',
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
      ],
      full: [
        '{name} looks into the dish and says, in your aunt’s voice, that it couldn’t possibly. You hold it nearer. It waits until you have given up and thrown the lot away, and then sighs, in yours, “What a waste.”',
        '{name} undoes a waistcoat, one hears each button, and groans as a fat man. It could not eat a thing. It did look at the grape, but only to say goodnight to it. Come again at {opens}.',
        {
          text: '“I couldn’t possibly,” says {name}, in pearls, and drops the lot over the side, piece by piece, leaning out to hear each one land. By the third it can do the sound without the food.',
          when: ['no_item'],
        },
        '“For me? You shouldn’t have,” says {name} to the dish, and it is right. It is full up to the nape. It turns a piece over with its tongue and lays it in your hand. Bring it at {opens}.',
      ],
      ill: [
        '{name} holds a bite in one foot and coaxes itself, as a doctor, then as somebody’s grandmother, then as you. For you it swallows. Whom to be for the second bite it cannot think. Bring medicine now.',
        '{name} holds a bite in its foot and looks at it for a long time before it remembers what one does. It eats a corner. Then another. “Good,” you say, and it makes the shape of that. Medicine next, please.',
      ],
      loved: [
        'First there was a drum roll, and then {name} ate it. It was {item}. There were cries of “Bravo”, a lady fainted, and somebody called for the chef. When the dish was empty they all stood up and sang.',
        '“Did someone say {item}?” says {name}, as the whole of a restaurant, and nobody had. It eats with its pupils gone to dots. It smacks its lips as an uncle, sighs as an aunt, and licks the dish as itself.',
        {
          text: 'You put down {item}. {name}’s eyes go to dots, to rings, to dots. It gets out half the kettle, three notes of the neighbour’s trumpet, and a bit of your mother, and then it can’t speak.',
          when: ['well'],
        },
        {
          text: 'At the sight of {item} all the voices try to get out at once: a cheer, a cork, a referee. Then {name} takes hold with one grey foot, and there’s nothing to hear but the beak.',
          when: ['well'],
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
          text: 'You hold up {item}, and {name} says “What’s that?” and then says nothing. It clings to the bars, heaving, beak wide. What it finally says is your own voice, coaxing. Never let that near it again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item} in the sweet voice, the one that goes with treats. Now {name} grips the bars with its beak and hangs there, shaking, and makes a sound that it learned from no one. Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        '“Sit,” says {name} in your voice, and you sit. “Up.” You get up. “Turn round.” It is beside itself. It has wanted one of these ever since it saw what you could do with the dog next door.',
        'You say “knock knock”, and {name} says “Who is there?” as the postman. You tell it. It asks again, as the postman’s wife. Before the joke is out, half the street has come to the door, and all of them are laughing.',
        {
          text: 'You roll the bell and {name} rolls it back, laughing in a voice you do not know, some old man’s, helplessly happy. You ask who that was. The pupils pin to dots. It does you the sound of a door, gently closed.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You whistle three notes and leave off the last. {name} sidles along the rope to the far end, turns its back, and can’t bear it. Out comes the last note. Then it whistles three, and waits.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} rings exactly like the telephone. You pick up a slipper and say hello. “I can’t talk now,” your own voice tells you from the perch, slightly out of breath. “I’m playing with the bird.”',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} rings like the telephone and you run. It knocks like the door and you run back. Then it does the sound of you, running, with the one loose slipper, and both of you have to hold on to something.',
          when: ['well', 'no_item'],
        },
        {
          text: '“Got you,” says your own voice, behind you. “Got you,” says your grandmother, from the lamp. {name}’s pupils are pinned with glee. It lands on your wrist, and in a small plain voice that must be its own says, “Again?”',
          when: ['trusting', 'well'],
        },
        {
          text: 'You knock on the table with two fingers. {name} looks at the fingers, and at the table, and its pupils go small. It bends and knocks twice with its beak. Then you both look round to see who is at the door.',
          when: ['baby', 'no_item'],
        },
        {
          text: '“Boo,” you say, and {name} has no word for that, but its bald head goes down and comes up, delighted. You say it again. Down, and up. The next time, just ahead of you, it says something very like “oo”.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You sing to cheer {name} up, and it cannot be got any further up. It lets you finish. It joins in on the last line, as somebody’s aunt, so that you need not have sung alone.',
        'You pull a face at {name}, but it has been in fits since before you came, over something the plumber said. It gives you a laugh, one of its spares, quite a good one, and goes back to the plumber.',
        {
          text: 'You whistle half a tune. {name} has already whistled the other half, clapped for it as a full theatre, and hushed the theatre as an usher. All this was on before you came. “Sit down,” says somebody in the third row.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the bell along the table, and {name} rings before it gets there. You carry it over on tiptoe. {name} does the tiptoes. Then it does you laughing, and is so exact that you come in a moment late.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You whistle the first half for {name}, and you wait, and have to whistle the second half yourself. It looked at you all through that, very straight. It wants something else. See first to what is wrong.',
        '“Knock knock,” you say, and {name} opens its beak to ask who is there, and asks nobody. It closes it. There is not one of them in there who feels like it. See to what it needs first.',
        {
          text: 'You ring the toy bell. {name} opens its beak for one of its voices, and what comes out is nobody’s, a small dry creak that must be its own. Put the bell away. See first to what it needs.',
          when: ['no_item'],
        },
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
          text: 'You get out {item}. {name} dances, misses, and cries “Butterfingers,” in your voice, so that it was you. It misses again. While you are down looking under the chair you hear it practise how you grunt, very fondly.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item} again, and {name} plays it as both teams and the referee. At the final whistle it walks up your arm and bows the bare nape to you. “Man of the match,” it says, in your mother’s voice.',
          when: ['trusting', 'well'],
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
          text: 'You mist {name} until the green comes up from under the grey. It opens both wings, shuts its eyes and sings what you sing in the bath, in your voice, with the mistake. You had not known that it carried.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'All through the bath {name} says “behind the ears” in a voice very like your mother’s. It has no ears to speak of. You notice that you are standing up straight, and doing the whole bird again, properly. The green comes up like paint.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You spray {name}, and only water runs off. “You have missed a bit,” it says, in a nurse’s voice. You look, and you have not. You have now done that wing three times. It has wicked timing.',
        'You brush {name} with a soft brush, and there is not a speck. It does you a vacuum cleaner all the while, to help. At the end there is the click, and the long sigh, and the flex being pulled in.',
        {
          text: '{name} watches you wring the cloth and says, in your grandmother’s voice, to mind you do behind the ears. You have been searching the green feathers for some time when it laughs. The laugh is yours.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} supplies the noises: the tap, the squeak of the cloth, and then, in your voice and slightly before you, “There, that’s better.” You hold it up to the light and turn it round. It is the same green it was.',
          when: ['well'],
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
          text: '{name} swallows, and for a while has only its own voice, a small dry creak you have hardly ever heard. You stroke the yellow nape. Then, out of the silence, your grandmother tells you to stand up straight. It is working.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} coughs like your uncle, like the man downstairs, like a bus. You slip the dropper in behind the hooked beak and wait. The next cough is very small and belongs to nobody but {name}. After that there is none.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '“Nothing the matter with that bird,” says {name}, as a doctor, and is right. It takes the drop all the same, and pronounces it filthy, as a duchess. Keep the rest for a bad day.',
        'You give {name} its dose, and it dies, with a rattle, as in the opera. Then it laughs. It was never better. It says “Next”, and shuts a bag with a snap. Put the bottle by until it is in earnest.',
        {
          text: '{name} swallows and declares, in the voice of your old doctor, that there is nothing whatever the matter. Then it asks him, in yours, whether he is sure. He is. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
        {
          text: '{name} takes the medicine and gives you the spoon, the gulp, a sneeze, and four kinds of cough, none its own. It is perfectly well, and had been hoping for an audience. Nothing has been cured. Keep the bottle for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '“Next, please,” says {name}, as the nurse, and it is {name}, and it is {item}. It holds up a wing without being asked. “There’s brave,” it says, as somebody’s grandmama, and there is colour in all of its voices again.',
        'You read it out to {name} in a doctor’s voice, {item}, and it read it back in a better one. It held still for it. Somewhere behind the breastbone a small engine, which would not start, is starting.',
        {
          text: '“Not one drop,” says {name}, in the voice of some terrible old admiral, and then sees {item}. The pupils pin to dots. The medicine is gone. “Perhaps one drop,” says the admiral, a good deal louder.',
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
          text: '“We do not send away the postman,” you say, “in my voice.” {name} looks at one foot, then the other. It will leave the postman alone. It says, in the postman’s voice, that there is nothing for you.',
          when: ['well'],
        },
        {
          text: 'You say no, in the voice for no, and {name} lets go of the curtain cord. It turns its back. From there you can hear it practising, under its breath, no, no, no, until it has yours exactly. The cord is left alone.',
          when: ['well'],
        },
      ],
      little: [
        'You begin to tell {name} about the police siren, and it joins in at the second word and does the rest with you, in your voice, finger and all. It has it by heart. It has kept it, too. It was a good lesson.',
        '{name} knows that already. It hears you out with its head on one side, and then it says, as your own mother, “There now, that’s enough.” So that is enough.',
      ],
      bad_time: [
        'You scold, and {name} goes thin on the perch, every feather shut. Much later, with its back to the room, it says the words over to itself in your voice, very low, until it has them right.',
        '{name}’s pupils shrink to dots, and it makes no answer. Afterwards, from the far end of the perch, out of its own green shoulder, it says the whole of it over, quite softly, in your voice. It has that one now.',
        'You scold, and {name} says “Sorry”, in your voice. It has no idea what it means. It has only heard that, when somebody is loud, somebody says that. See to it first, and teach it later.',
        'You raise your voice, and {name} opens its beak and nothing comes, not one of all those people. A parrot that cannot answer back needs something else from you. See to that first, and teach it later.',
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
          text: 'You lay the cloth over {name}, and beneath it the voices go out in turn: the aunt, the hinge, the postman, you. One small croak is left, its own. Later the cloth asks to be lifted, in all five.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You draw the cloth over the perch. Beneath it the voices leave one by one: the doorbell, an aunt, you. The last is small and rough and nobody’s. It must be {name}’s own. Rested, it greets you as the doorbell.',
          when: ['weak', 'no_item'],
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
          text: 'You cover the perch and turn to go. From under the cloth your own voice says good night, then your yawn, then the click of the lamp, then your feet going off along the hall. You are still standing there.',
          when: ['well', 'no_item'],
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
        '{name} looks you over with pinned eyes. It has the very voice for such a silence, the one you miss, and you can see it being got ready. Then the beak closes. It puts its yellow nape under your hand instead.',
        'There is a voice you miss, and {name} could do it, and you both know that. It looks at you for some time with its head on one side. Then it comes along the perch, and leans, and does no one.',
        {
          text: 'You both look out of the window, and for once {name} imitates nothing. It grinds its beak, drowsily, the one sound it never got from anyone. Its foot comes down on your finger, and closes.',
          when: ['from_child'],
        },
        {
          text: 'You say nothing for so long that {name} has to think. It goes through them all under its breath, the postman, the kettle, your mother. Then it comes along the chair, leans, and makes a small creak you do not recognise. Its own.',
          when: ['from_child'],
        },
        'You sit with {name}, and it begins to rain, real rain. It listens, its head on one side. It can do that very well, and does not. It lets the rain. Its tail has come to lie across your sleeve.',
        'It asks you, as you would ask it, with your head on one side and a bit of sugar in the voice: who wants this, then? {loved}. You find that you nod.',
        'It said your name for {wait}, once, and it did not happen. It says it now and looks. It says it, and looks. You are still happening.',
      ],
      little: [
        '“Same time tomorrow?” says {name}, as the doctor. You have been four times in the hour. It puts a foot in its ear, so to speak, and turns to the window.',
        'It has your breathing by now, and your left shoe, and what you do with your thumb. Go and get some more. It will wait.',
      ],
      ill: [
        'The chair creaks as you sit. {name}, all puffed up, tries three of its voices and lets each one drop. Then it does the creak, very small, and does it again, and leans. Go now and bring what it needs.',
        'For once it is you that repeats. It makes a small noise, and you make it, and it makes it again, a shade easier. Stay a bit, and then bring what it wants.',
      ],
      asleep: [
        '{name} is asleep, grinding its beak, and you sit by it and say something, to nobody. It does not wake. But it makes the small sound that people make on the telephone, to show that they are there.',
        'You sit by {name} while it sleeps, and your watch ticks, and in its throat something is ticking too, a little behind. You keep quite still. By and by there is only one tick, and you could not say whose.',
        {
          text: 'In its sleep {name} goes through its voices under its breath, a milkman, a hinge, a woman who used to live here. After you have sat a while there is one that hums. You did not know that you hummed.',
          when: ['from_child'],
        },
        'A word comes out from under the wing, perfectly clear, in the tone of a person reading it off a label: {loved}.',
      ],
      shy: [
        'You say nothing, and it is the one voice {name} has not got. It tries a door, a cough, somebody’s grandmother. Then it stops, comes two steps along the perch, and does you, breathing.',
        '{name} tries you with the doorbell, with a dropped tray, with your mother. You stay where you are. After a pause it says something small and hoarse, in no voice you have ever heard. It watches you closely. That may be its own.',
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
