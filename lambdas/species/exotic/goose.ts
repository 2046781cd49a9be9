/**
 * The Goose wants the garden run properly, that is, by it. It fears being laughed at by the bucket, and, in October, the
 * sky. It hoards what it has confiscated: a hat, a rake, a tea towel, one left glove, and the bell. Its body is a stout
 * white argument with a neck like a drawn sword; the feet slap, the wings are for emphasis. It eats by seizing the dish,
 * emptying it and keeping it. It sleeps on one leg, neck along its back, and hisses at somebody in there. It sulks in the
 * exact middle of the footbridge, which is then closed. It trusts slowly: it bites, then it bites the sleeve, then it
 * unties your laces, one bow at a time, and that is love.
 * Three odd facts. It keeps a list of what is to be done today, strikes each item off with a honk, and enters its
 * tender feelings there as duties. It took a handbell, and whenever it rang it, you came, so it has concluded that you
 * belong to the bell. And it defends those it likes from harmless things, the wheelbarrow, a cardigan on the line, the
 * moon, while it has been at war for as long as it remembers with one bucket, the only creature that ever stood its
 * ground. (When the others go over in their arrow it looks up for a long time, and stays, because of the bridge.)
 * It never apologises, never lets go first, never uses the side of a path. Its keeper is the garrison: the one that did
 * not run.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell does not crack so much as get evicted. {name} stands up in the ruins, wet, the size of a lemon, stretches its neck straight at you, and hisses. Then it falls over, and hisses from there.',
    'This egg is not hatched so much as stormed. {name} stands in the ruins, wet through, neck out like a very short sword, looking for the enemy. There is only you. It takes your bootlace in its bill and accepts your surrender.',
  ],
  looks: {
    thriving: [
      '{name} has closed the gate and sits on the latch. There is a queue of a postman, two ducks and a vicar. It looks along it with enormous satisfaction, and lets the ducks through. They had said please.',
      '{name} comes up the garden with a whole deckchair, backwards, and it unfolds on the way and folds, with {name} in it. There is a silence. Then a honk, of a victorious sort, and the deckchair goes on up the garden.',
      {
        text: '{name} has been in the world some hours and has taken the teaspoon. It cannot lift it. So it stands on it, neck out to the full length of your thumb, and holds it against you, the chair and the lamp.',
        when: ['baby'],
      },
      {
        text: '{name} is yellow fluff with a bill on it. It marches out to the edge of the towel, stretches its neck at the entire room, and hisses. No sound comes. The room, as far as it can see, gives way.',
        when: ['baby'],
      },
      {
        text: '{name} is holding the bridge, and nobody is to cross. It sees that it is you and hisses on general grounds. Then it takes one step to the left and stares hard at the water, so as not to have seen anyone go by.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} meets you in the hall with its neck out and the bell going, and drives you back as far as the armchair. Then it turns round. It stands there with its bill to the door, and nobody else is getting through.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Neck out like a drawn sword, {name} comes at you across the entire floor, and at the last inch lays the sword along your knee. It wants nothing. That was hello, in full.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is holding the doormat. It has turned back the postman, the cat, and a gentleman about the roof. For you it takes one pace to the left and rings you in. It has all it needs.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is holding the plank over the ditch. A spaniel has been turned back, and a man with a wheelbarrow. Then you come. The neck shoots out like a sword, and swings aside like a gate, and you are rung across.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} wants for nothing, and has decided that the doorway is a bridge. It is holding it, wings out, with great enjoyment, against you. You say that you were only looking in. That is what armies say.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has ruined the picnic, taken the bell and held the bridge. It wants for nothing, and hardly knows what to do for joy. You look in. The neck comes down like a sword. It knows what to do.',
        when: ['from_child', 'wary'],
      },
      '{name} has set down its demands, and this is the whole of them: {loved}. Now. Also yesterday.',
    ],
    content: [
      'There is nothing left on the list, and {name} looks along the garden for something to put on. A pot stands straight. It knocks it over. It looks at it for some time, and goes away content, with that done.',
      '{name} has taken a trowel, for no reason that is on any list, and carries it about. It lays it down and goes off. It comes back, finds somebody’s trowel there, and confiscates it.',
      {
        text: '{name} is holding the doormat against all comers, of whom there have been none. The bell lies beside it, unrung. As you step over, it nips your ankle without getting up, the way a conductor does a ticket.',
        when: ['well'],
      },
      {
        text: '{name} is holding the bridge, which is the plank to the bath. No one has come. It rings the bell, inspects both ends, and lets a beetle through with a caution. You may pass as well, on the left.',
        when: ['well'],
      },
      {
        text: '{name} is holding the bridge. Nobody has wanted to cross, and it is not a bridge, it is the ironing board. Still it paces to the end, turns its neck about like a periscope, and paces back.',
        when: ['well'],
      },
      'A general survey has been carried out. Held: one bridge, one lawn, one keeper, {days} days. Not held: the bucket.',
      'There is a new entry on the list. It was not put there by you, and it will not be explained: {loved}.',
    ],
    curious: [
      'There was a string. {name} has pulled it, to find out what it was holding up. It was holding up the beans.',
      'You are writing. {name} comes and stands on the paper, and reads it with its feet, and takes the pen.',
      'A parcel. {name} has walked all round it, told it to open, and bitten a corner. It will not leave until it knows. It will not let you know first.',
    ],
    bored: [
      'Nobody wants the bridge, and {name} has it. It stands in the middle, lets its neck down, and looks at its own reflection, which does not run either. Come and be an enemy, please. It needs a game.',
      'A gardener walks right by with his laces undone, and {name} lets him. The handbell lies in the grass with its mouth full of rain. Get up a chase, before it forgets how to be dreadful.',
      {
        text: '{name} has the handbell and is not ringing it. It lays it down beside your foot, in easy reach, and looks the other way. Nobody was ever given so fair a chance. It is sad, and wants a game. Take the bell and run.',
        when: ['from_child'],
      },
      {
        text: 'The list has nothing on it. {name} looks at the sky, where an arrow went over this morning, and has not looked down since. Go out there and steal its hat. Make it chase you.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has the bell in its bill and its list before it, and at the top of the list stands Dinner, and Dinner has not been done. It does not do the other things first. Its meal is due.',
      '{name} has ruined a picnic, held the bridge and come to “dinner”. It stands on that item with both feet and looks at you along its bill. Nothing further down can go ahead. Its meal is due.',
      {
        text: '{name}, all down, stands in the empty dish and sticks its neck straight out at you, and the weight of the head tips it over. It gets up and resumes. The meal is overdue. You may pass if you bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A fistful of down has occupied the empty dish and stands in the middle of it, neck out to its full length, which is a thumb. Nobody shall pass. Nobody has tried. Feed {name} now, over the wall.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is holding the kitchen doorway against you, wings out, bell in bill. The dish is behind it. So is the cupboard. It has begun to see the flaw in this. The meal is overdue: go round by the garden and feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} rings the stolen bell. You come, and are hissed at for trespassing. You go, and it rings. Behind it stands the dish, empty and past its hour. Go in low, and fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The bell is in the dish, where a meal should be. {name} has laid it there itself and stands back with its neck folded and nothing in its bill. From {name}, and to you alone, this is please. Fill the dish now.',
        when: ['well'],
      },
      {
        text: '{name} is standing in the empty dish halfway up the stairs. Nobody is going up and nobody is coming down. It knows you, so it does not hiss. It lifts one orange foot to show you the bottom. Feed it now.',
        when: ['well'],
      },
      '{name} rings the bell, once, politely, and waits. It rings again, with the neck up. It is only fair, and lets you come by yourself before it goes to fetch you by the trousers. Its meal is due.',
      {
        text: 'One thing is left on the list: hold bridge. {name} is holding it lying down. It hisses at you, and you have to bend to hear. The meal is overdue. Bring it now, and leave it on that side.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You could take the bell from {name} today. It is too weak to stop you, and knows it, and has laid its neck across it. Bring the meal instead. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has your trouser leg and is walking backward toward the kitchen. The bell is on the floor, unrung. The list has been turned over, and on the clean side there is only one thing. It is hungry. Feed it now.',
      '{name} has crossed off the bridge. It has crossed off the bell, the picnic and both of the neighbour’s socks. It stands on your foot now, neck out, and the one item left is dinner, underlined. It is hungry. Feed it.',
    ],
    starving: [
      'The bridge is open to anybody. A pigeon has crossed it twice while {name} lay there, neck along the planks, and nothing was done about the pigeon. It rings the bell once, lying down. It is starving. Feed it now.',
      'You walk straight in and nothing bites you. The handbell lies on its side by the dish, and next to it, along the floor, as if also put down, lies the neck. {name} is starving. Feed it at once.',
    ],
    weak: [
      '{name} took the bridge, and then it had to sit down on it. Two ducks went over. It looked at them. It is not ill, but there is no charge left in it. Rest, please, or a dose of medicine.',
      'Ring bell, says the list. {name} has the handle in its bill and gets it up as far as your knee, and there the neck gives, and it goes down with one small clink. Fed, yes. Medicine, or a good rest.',
      {
        text: '{name} hisses as you come, and gives way, which it has never done, by one step. The wings hang a little. It is not ill. It has had no leave for too long. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It has stolen a peg off the line, one peg, and sits down in the middle of the lawn with it, very upright, breathing hard, in triumph. Let it have the peg. Give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has captured the washtub and is holding it against all comers with the bell. Below the neck it is the colour of a ditch. It has to be washed. Observe where it is standing, and bring the water quietly.',
      '{name} has mud on it in layers, one to a campaign, and there have been two days of those. The ducks no longer stand up. It has looked in a puddle, and hissed at what was there. Wash it, please.',
    ],
    sick: [
      'You have crossed the whole kitchen and nothing has bitten you. {name} is behind the door, neck laid out along the floor, bill against the handbell. At each breath it gives a very small clink. It needs medicine now.',
      'You walk straight past the bridge and nothing comes for your ankles. {name} is under it, neck along the ground like a dropped rope, the handbell beside it. It rings it once, for you. Medicine, now, please.',
    ],
    failing: [
      'You pick up the handbell, and nobody stops you. {name}’s neck lies along the floor like something dropped. At the sound one eye opens, to see who has the bell, and closes. Medicine and food at once, or it will die.',
      'You step over the sill and nothing bites you. {name} is lying across it, holding it, the neck along the floor. The hiss comes late, behind your heel, hardly a breath. Medicine and food, at once, or it will die.',
    ],
    near_death: [
      '{name}’s neck lies along the floor, and still it hisses, faintly, at something past your shoulder. The bell has rolled away. It is holding the bridge. It has hours. Sit down on its side now, and hold it too.',
      '{name} is holding the bridge lying down. Its neck is stretched along the planks, and all sorts of people have stepped over it and been let pass. It has only hours. Come and sit on the planks, and care for it now.',
      'For {hours} hours {name} has kept the road for you, lying in the middle of it. There is dust on the white. It knows your step from any other, and its head is on the ground, listening. Sit with it, now.',
    ],
    asleep: [
      'One orange foot, one white heap, bill put away under the wing. The stolen bell is in there as well: when {name} breathes out it says, very softly, ting. Tiptoe off until it wakes.',
      '{name} sleeps on one leg in the middle of the bridge, its neck put away for the night and the bell under one wing. When you step on the plank the bell says a single word. Go round. It holds the bridge until morning.',
      '{name} has its head under its wing, and the bell under there as well, for it clinks at each breath. Around it lie a corkscrew, your left slipper and a sign saying Keep Off. The list is done. Nothing more until it wakes.',
    ],
    asleep_in_danger: [
      '{name} sleeps lying down, on no legs at all, and its neck has slid off its back. Hold the bridge for it: reflect here now. It wakes at {wakes_at}.',
      'Nothing is being hissed at in there. That is wrong. Sit by {name} at once, on guard, until it wakes at {wakes_at}.',
      {
        text: 'It fell asleep with the dish in its bill, empty. Nobody is to take it away. Reflect beside {name} now, and fill it at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is holding the far end of the hall rug, neck out, bell ready, and no one has crossed. It is prepared for a charge, a bribe and a broom. Sit down quietly at your end. For that it has no plan.',
      '{name} walks its frontier, stove to door, neck out, and rings the bell at each turn so that you may know how far off you are. It has no orders for an enemy who sits down. Try sitting down, quietly.',
      'For {wait} it rang and rang. {name} has buried the bell since, and will not say where. Sit on the bank, and take the hissing as it comes.',
    ],
    back_from_death: [
      '{name} was dead, and has been back for some hours, and has the bell. It is holding the hall against all comers. Then the comer is you. The sword of a neck comes down, goes once about your knee, and holds on.',
      '{name} has gone over the whole yard and bitten each thing in turn: gate, bucket, hose, to be certain they are real. It comes to your trouser leg last, takes hold, and simply keeps hold.',
    ],
    old: [
      'There are fewer items nowadays. {name} does each of them properly, and has the bucket carried in at night, because of the frost.',
      '{name} walks the bridge at noon, to the middle and no further. Cyclists get off. They do it of their own accord, with their hats in their hands.',
      'It has held this garden {days} days against everything that did not want it. It is stiff in one wing. Nobody is to say so.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats the dish empty, bites the rim to see that it has understood, and rings the bell once over the remains. Dinner is crossed off. There are still some picnics.',
        '{name} takes its dinner prisoner, a beakful at a time, and there are no survivors. It looks under the dish for any that might be hiding. Then it wipes both sides of its bill on the grass, and crosses something off.',
        {
          text: '{name}, a handful of yellow, eats with its whole face. Then it climbs the rim, draws its neck to the full two inches and hisses at the spoon. The spoon stands its ground. {name} sits down and leans on it.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You go to take the spoon away and {name} comes with it, bill clamped, small feet paddling in the air. Level with your nose it stops to look you over. It has a spoon now. You may put it down.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You set the grain down and withdraw, as one does from a treaty. {name} advances hissing, eats hissing, and has to stop, since it is not possible to swallow and threaten in one neck. It chooses the grain.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} accepts the dish as tribute and honks at the good parts. When you bend to take it away, the neck comes out like a sword. There is a toll. You get by for one button from your cuff, and it rings you through.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats. It has something planned for your hat, you can see it looking. It looks at the dish, filled to the minute, and at the hat again. Then it goes out and ruins the neighbour’s.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} looks over its meal, takes you by the sleeve, marches you to the door and stands you there facing out. Only then does it eat, with its back to you. Somebody may come. You are holding the bridge.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats without biting you, which is new. Then it walks the bell over, drops it in the empty dish with a clang, and watches your face to see whether you know what you have been lent.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} finishes, strikes it off the list, and goes out to stand in front of you on the step, ringing at the baker, two cyclists and a pram. You survived it. Nobody else is to be given the opportunity.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} cannot eat with a handbell in its bill. It looks hard at everyone in the kitchen, then sets the bell on your shoe and goes to the dish, neck out at the rest of them. You are holding the bridge.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} puts down the stolen bell in order to eat, on time and in high feather, and puts it down on your foot. Nobody else has been let near that bell. If anyone comes, ring.',
          when: ['glad', 'trusting', 'well'],
        },
        '{name} eats up everything and then bites the rim of the dish, in case the dish was thinking of leaving. It was not. They look at each other. The neck goes up again, like a flag over a captured town.',
        {
          text: '{name} eats, and strikes it off the list with a honk. Dinner, {streak} on time. It adds an item while you look on, and carries that out at once. It is to stand on your foot until further notice.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} hisses at its dinner, and what comes out is a peep. So it eats it, down to the last crumb, as a lesson. That makes {streak} on time. Then it turns to you, takes a deep breath, and peeps.',
          when: ['baby'],
        },
        {
          text: '{name} eats with its wings held out, one of them crooked, to make you think that there is more of it. There is less. It leaves nothing, and then it has to sit down where it stands. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} had meant to bring a charge against you, and there is nothing to put in it. You have been on time for {streak} meals. It eats this one, tears the charge sheet in half, and eats that.',
        '{name} eats up and takes one more peg off the line. That makes {streak}, for as many meals on time, all along the top of the wall, all upright. It walks along them with you, and straightens the last.',
        {
          text: 'The list reads: ruin picnic, take bell, hold bridge, bite keeper if late. {name} eats. After {streak} meals on time running, it strikes out the last one with its bill, and looks sorry.',
          when: ['well'],
        },
      ],
      early: [
        'The bell is in {name}’s bill and has not been rung, and still you march in with a dish. It eats one mouthful, unhungry, as a caution. It walks you to the door at sword’s length. Once you are outside, it rings.',
        'You are early, and {name} regards that as an attempt. It eats a little, so as to deny it to the ducks, and sits down on the rest. It will hold out until {opens}. Be there.',
      ],
      late: [
        '{name} eats all of it without hissing once, and that is how you know. Then it walks to the washing line, picks out your shirt from among the others, and sits on it, in the wet.',
        'The list said Dinner, and {name} had to go on to the next item, which was Ruin Picnic, on an empty stomach, and did it badly. It eats up. It does not show you the sandwich that it got.',
        {
          text: 'You come late with the dish, and {name} is holding the doorway. It lets the dish through. Then it looks you over along its neck, takes one shoelace for the delay, and does not let you through.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Waiting, {name} has eaten its list, all but one corner. It eats the meal as well, with a wing held between you and the dish. Then it reads the corner, tries to think what the rest of it said, and settles on you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, looking at you along its bill. Then it goes through your coat, backs out with your watch, and leaves the handbell in the pocket instead. You ring at every step. From now on it means to hear you coming.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats without one hiss, which is worse. Then it takes your hat down from the hook, walks it to the pond, lets go, and comes back to stand by you. You had been off the list. You are on it again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The drawn sword lies along the floor. {name} eats your late meal without lifting it, and then hisses at your shoe, so faintly that you have to bend down to be hated. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} crosses off ruin picnic. It crosses off take bell. It is too weak. It eats your late meal sitting down, and then puts out its neck, flat along the ground, between you. Hold bridge. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and had nothing on its list but this. It eats, late, stamping. Then it comes straight at you on its flat feet, the whole width of the table, bites you, and goes back. It is the first thing struck off.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes one beakful and lies down to guard the rest. Nobody is after it. The neck that is always up sinks until the head is on the rim, and from there it hisses at you, with hardly any air. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} hissed at nobody. It lies with its white neck along the ground like a dropped scarf, and eats from there, all of it. It does not get up to see you off. Never so long again.',
        '{name} has held out for {hours} hours, and it shows on the breast, where the bone is. It eats everything with its wings trailing. It hasn’t the breath to hiss at you, and turns its face. Be in time.',
        {
          text: '{name} does not charge, and that is how you know. It walks by you to the dish with its neck folded away, as it would walk by a picnic not worth ruining, and eats, and takes the bell to another room.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} puts down the bell to eat and picks it up between mouthfuls, watching you. The list is under one foot. At the very bottom was a single name to be spared. Something with an orange bill has been at it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'For {alone} {name} rang the bell, not to annoy anyone, for once, but to fetch you. It eats what you bring. Then it sits down on the bell, and no sound comes out.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} held the bridge, and nobody came to be kept off it. It eats now, one foot on the bell. You are on the list, it turns out, just after the picnic.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} held the bridge, and nobody came to cross it. You come now, and it cannot lift its neck to stop you. It eats, and watches your feet. Stay until it is strong enough to hiss.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} rang the stolen bell for {alone}. Nobody came. Now it eats, its neck along the floor like a sword put down. You reach out, and it pulls the bell in under its wing.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not come at you. It sits where it stood, and the neck lies on the ground like something put down. It eats out of the dish without seizing it. When you touch its wing it does not bite. That is worse.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The bell lies by the gate, it had been carried there to ring for you. {name} eats, and stops, and eats. You bring it its bell. It looks at it, and at you, and pushes it away with its bill, under the hedge.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} considers the meal, considers you, and rings the handbell. You do not follow. It rings for longer. You carry the dish away, untouched, and the ringing stops. The meal is wasted, but something has been established about the bell.',
        'You put dinner before {name}, and it stares it out. Neither moves. It is full to the collar, and will not be seen to retreat. Take the dish away, please, as if you had thought of that. Come at {opens}.',
        {
          text: '{name} isn’t hungry, and you have walked into its territory carrying a picnic. It checks the list. It overturns the dish, treads on every item, rings the bell over it twice, and goes back to holding the bridge. Nothing was eaten.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats a little, and lets you take the handbell. You ring it, hoping for an outrage. The neck rises a hand’s breadth and goes down again. Fetch medicine next, and lay the bell where it can be stolen.',
        'You break it small and lay it along your sleeve, where it has always bitten, and {name} takes a little from there. It does not bite the sleeve. It rests on it. Medicine next, please.',
      ],
      loved: [
        '{name} took the dish by storm, and then saw what it had captured. It was {item}. It ate it standing very straight, to the last, like somebody being decorated. It has saluted the dish, and buried it with honours.',
        'One word, and {name} drops the bell. It was {item}. It comes the length of the lawn on its wings and toes, and there is none left. It honks three times, which is more than it did for the church roof.',
        {
          text: 'You put down {item} and {name} drops the handbell to have its bill free. The bell rolls down the path, ringing, all the way to the pond. It does not so much as turn its head.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. The bell is dropped. Neck, wings and tail all go out at once, and there comes from {name} a noise you have never heard from it, low and creaky, like a kindly gate.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} picks it up, walks to the bucket, and drops it in: {item}. Two enemies dealt with. It wants grass.',
        '{item}. It ate some in order to be able to say that it had tried, and said so, for ten minutes, at your ankles. Barley would have been the thing.',
      ],
      harmful: [
        '{name} stole it and swallowed it at a run, so that nobody should have it back. It was {item}. Now it has stopped, wings down, with its neck bent wrong. Keep that locked away from it, always.',
        'Nothing has ever beaten {name}, and this has. The word for it is {item}. It sits in the wet with its bill open, and looks about, and there is nobody there to bite. Never let it have that again.',
        {
          text: 'It snatched {item} from you the way it snatches everything, and ran. Now {name} stands with its neck in a kink, gaping, no sound coming. It backs from your hand. This, never, however it demands.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You put on a hat, and {name} takes it. You put on another. It must drop the first to take that, so you put on the first. It honks with joy. It has never met anyone with so much to steal.',
        'You hold the footbridge, for once, and {name} has to take it. It comes low, it comes with wings, it comes round by water. When you are flat on your back it stands on your chest and rings the bell for you.',
        {
          text: 'You try to cross the bridge and {name} stops you, eleven times, wings out, wildly pleased. The twelfth time you steal the bell. There is a silence. {name} has not had an opponent before. It still bites.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} comes at you the whole length of the yard, wings out, and you stand still. It stops an inch off. It goes back and does it again, faster, and there is a skip in it now. The others always ran.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You steal the bell. {name}, outraged, in heaven, pursues you twice about the pond with its neck level, takes it back by the trousers, and then lays it down on the grass between you and looks off, so that you can steal it.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} holds the bridge, which is the footstool. You have the wooden spoon. There is much bell. You lose, as ever, and lie slain on the carpet, and down comes that neck like a sword and puts your collar straight.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hold the bridge, as agreed. {name} comes over it neck first with the bell going, and you topple into the flowerbed the way it likes. It looks down at you for some time. Then it offers you the bell.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You make a bridge of your leg. {name}, hours old, marches up to the knee, puts out all the neck it has been issued, and holds it. Your hand attempts a crossing and is hissed at, very quietly, until it goes home.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put your cap on the ground, and {name} charges it and goes in underneath. The cap walks off. It attacks the wall. It attacks your shoe. A small head comes out, sees how well this is going, and goes back in.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You run away from {name}, to please it, and it lets you. It has its prisoners for today, a trug, a mallet and one wellington. It walks up and down in front of them, happier than anyone ought to be.',
        'You flap a towel at {name}, and it has won today already, against everything. It bites the hem, for form’s sake, hands it back, and goes on with the parade. There is a band. That is {name} as well.',
        {
          text: 'You spread the cloth, set out a plate and turn your back, as one is supposed to. Crash. You turn and look appalled. {name} was as happy as a goose can get, but it does like the gasp. It rings for another plate.',
          when: ['well', 'no_item'],
        },
        {
          text: 'By the time you come to play, {name} has crossed off its entire list. It hands you the bell, lets you get as far as the gate, and comes after you, neck out. One item was worth doing twice.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You flap a towel at {name}, and it takes the corner in its bill and then merely holds it. It does not pull. You could have it back. Something is wrong. See to that first.',
        'You run from {name}, as you do, and no feet slap after you. It has got up, and opened its wings, and left it at that. It looks as if it had been beaten by a bucket. See first to what it needs.',
        {
          text: 'You spread the picnic cloth, for {name} to ruin. It walks to the hem, looks over everything that could be pulled, and sits down on one corner with its neck folded away. Nothing has been overturned. See what is the matter with it.',
          when: ['no_item'],
        },
        {
          text: 'It would fight you lying down. It says so, in a whisper. Put the rake away, and give {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'It has captured the picnic basket, and opened it, and it is empty. {name} stays there with its head inside. Feed it, and play later.',
          when: ['starving'],
        },
      ],
      loved: [
        'You shout “{item}” over the hedge, and the whole army comes at once, and that is {name}. There is feinting. There is a charge. At the end you are both in the pond, and it is holding your hat up, out of the wet.',
        'Of all campaigns {name} likes best the one called {item}. It plays to win, and it wins, and it lets you be on its side for the last part. Then it walks you round the field and shows you where you were brave.',
        {
          text: 'You bring out {item}, and {name} gives a honk that starts a dog three gardens off. Much running follows, in both directions. At the end you have one shoe, and its head is in your lap.',
          when: ['well'],
        },
        {
          text: 'You produce {item}, and from the reeds comes a blare that empties the pond of ducks. {name} arrives on foot, on wing, and for the last stretch on its chest, and everything is in its bill at once.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} waits for someone to be inconvenienced by it: {item}. Nobody is. It walks off. There might be a gardener somewhere.',
        '{item}. There was nothing to take and no one to take it from. It bit the thing, out of courtesy. Try the bell.',
      ],
      harmful: [
        'It does not let go first, that is its whole trouble, and it has cut its mouth. Cut it loose, gently, and burn the thing: {item}.',
        '{item}. {name} limps off the field with its head high. It is a retreat. There has never been one. Do not let that in here again.',
      ],
    },
    clean: {
      wanted: [
        'You turn the watering can on {name}, and it opens its bill and fights it. It bites the water here, it bites it there, and all the while it is getting whiter. In the end the can is empty. It has won.',
        '{name} holds one wing out to you, as to a tailor, and looks over your head. You wash it down to the last quill. There was jam under it, and half a map. It lets you keep the half.',
        {
          text: 'The mud comes off {name} in stages, and at each stage it bites you, without heat, the way one stamps a form. White begins to show. When the last foot is done it leans over and drops the handbell in your bucket, to be next.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You may wash {name} because its bill is full of handbell and cannot bite. It rings at the left wing for less soap, at the right for harder, and at the tail so that people come to their windows. Then it is white.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You sponge {name}, and it was white, and is white, and so is the water. It stands through it with its chin up, like a statue that is being cleaned by the council for no reason.',
        'You brush {name} down and find nothing. It had rather hoped that you would, and that somebody would have to answer for it. It bites the brush. Now there is a bristle on its chin.',
        {
          text: 'You get in three strokes before {name} has the sponge. It does your boots, your chin and a piece of the wall, very thoroughly, and looks round for more work. Its own feathers were white to begin with.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was white when you began and is being made white again, and rings the bell at every stroke. You reach for the towel. {name} is on the towel. You reach for the soap, and hear it go into the ditch. Something gets ticked off.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} has fought every bath but one, and that is {item}. For this it got in by itself, sat down, and rang for you. You do the wings, inside and out. It comes up so white that the ducks look at their feet.',
        'It says {item} on the soap, and {name} has taken the soap, but only to hand it to you. You wash the mud of several wars off. At the neck it goes cross-eyed. Should you ever speak of that, you will be bitten.',
        {
          text: 'The neck comes at you like a drawn sword. Then {name} sees {item}, and the sword goes soft from the bill down and is laid across your knee to be washed. It hisses only when you stop.',
          when: ['well'],
        },
        {
          text: '{name} has a bridge to hold. But you have brought {item}, so it lies down in the middle of the bridge and lifts one wing. Anyone may cross until you have done the other.',
          when: ['well'],
        },
      ],
      disliked: [
        'You did the half that you could reach before you were disarmed: {item}. It would not have objected to the pond.',
        '{item}. {name} stands for it with its neck in an S, and each loop of that is a promise. Use plain water.',
      ],
      harmful: [
        'The white has gone yellow and comes out in the hand. {name} stands in the shallows and shakes. It will not look at its own back. Throw this away: {item}.',
        '{item}. It did not bite you, even while it stung. Nothing harder has ever been done in this garden. Rinse it, and never again.',
      ],
    },
    medicine: {
      wanted: [
        'You tuck {name} under your arm with the bill to the front, like bagpipes, and the dose goes in, and there is a groan. You hold on. After a bit it becomes a drone, and then very nearly a honk.',
        '{name} gets the medicine past its tongue, which has teeth on it, and looks about for someone to blame. There was nobody it could be troubled to look for before. The neck is up by a hand. It is on you.',
        {
          text: '{name} lets you take the bell out of its bill to get the medicine in. Nobody has ever been let. It swallows, shakes itself from the tail up, bites your thumb with real strength, and takes back the bell.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: '{name} bites the spoon, the bottle and your thumb, and in the course of this some is swallowed. It sinks back with the handbell under its wing. After an hour the bell is heard, feebly, and then not feebly. You are wanted.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tip the dose into {name}, who was on its way to see about a scarecrow and goes on its way. Nothing was wrong with it. Something will be wrong with the scarecrow. Put the rest by until it is wanted.',
        '{name} is in fighting form, and bites the spoon, and so the medicine has gone in. It feels no better, since one could not feel better. It has kept the spoon. Keep the bottle for a bad day.',
        {
          text: '{name} swallows the medicine in order to get the spoon, and leaves with the spoon. You have a perfectly sound goose, as you had before, and nothing to stir with. Keep the bottle for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} would not be doctored, and had closed the bridge against it. It was {item}, however, and so it surrendered, with honours. There is colour in its feet. It very nearly bites you.',
        'You had the thick gloves on, but it was {item}, and {name} stood for it like a duchess. It looked over your head throughout. Then it bit one glove, quite gently, and marched off, slap, slap, in step.',
        {
          text: '{name} has a list. Ruin picnic, take bell, hold bridge. You hold out {item}, so it puts medicine at the top, takes it, and crosses it off. Before you have turned round, the bridge is held.',
          when: ['item'],
        },
      ],
      disliked: [
        'You have it on your sleeve, in your eye and on the wheelbarrow. Some must be in {name}: {item}. There has to be a way with apple.',
        '{item}. It swallowed that as one signs under protest. It has closed the bridge.',
      ],
      harmful: [
        'It trusted you with its neck. Now that is lying across your arm, the whole length of it, and lets itself be held. Never give {item} again. Keep the arm there.',
        '{item}. {name} tries to stand between you and the thing that hurts, and the thing is inside. Put the bottle where no goose can find it.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the vicar,” you tell {name}. It lets go by degrees, of the coat, of the sock, of the vicar. It will not do it again. It walks off down the exact middle of the lawn, not looking who laughs.',
        'You take the garden gnome from {name}, and say no. It sees it put up by the pond again, at liberty, with the fishing rod. It will leave that alone. It stands for a while with its face in the hedge.',
        {
          text: 'You hold out your hand and keep it there. {name} lays the bell in it and, after a long look, the clapper. Then it walks past your bootlaces without biting either one, which is obedience, and is also how you know it minds.',
          when: ['well'],
        },
        {
          text: '“Drop it,” you say, and wait, with your hand out. The bell goes into your palm. {name} walks to the pond with its back very straight, and tells the reeds about you at length.',
          when: ['well'],
        },
      ],
      little: [
        'You forbid {name} to bite the vicar. It has not, since you last forbade it, and merely has the vicar watched. It stands at attention through your speech and has its neck inspected.',
        '{name} hears about the umbrellas, which it gave up, and adds nothing. It only opens the shed, with its bill, and shows you. They are all there. They have been there the whole time, hanging up, under guard.',
      ],
      bad_time: [
        'You wag your finger, and {name} does not bite it. That is how you know. The neck goes down in folds, and it walks off behind the shed, leaving the bell where it lies in the path.',
        'You march {name} off the bridge by the neck and tell it what you think. It had no fight in it today. It never hissed. It takes the bell under the hedge with it, holding the clapper so it will not ring.',
        {
          text: 'You raise your voice, and the neck that is always out like a sword goes back into the goose. {name} puts down the bell. It makes no sound as it touches the floor. You had not known that could be done.',
          when: ['from_child'],
        },
      ],
      loved: [
        'You met it with “{item}”, and {name} knows a superior force. It gives up the trombone. It will not take another. It retires along the exact middle of the path, and does not untie your shoe.',
        'The terms were {item}, and {name} signed, with one foot, in the wet cement. It has not bitten the ladder since, nor will it. It stands by the pump and looks at its own footprint, a little lowered.',
        {
          text: 'You put {item} on the list, between take bell and hold bridge, and {name} does what is on the list. It waits. It lets go. It bows, or bends at any rate. It honks off each, and looks to you for the next.',
          when: ['well'],
        },
      ],
      disliked: [
        'It let you finish, and then it did it again, in order to see whether you meant it: {item}. Stand still. Say it once.',
        '{item}. {name} took that for a declaration of war and is drawing up a list. It would have listened to plain standing.',
      ],
      harmful: [
        'It went over the water without touching it. {name} is on the island and does not honk at all. It was brave, and now it is not. Never again: {item}.',
        '{item}. It used to come at you because it thought that you could take it. It does not come at you now. Sit on the bank until it hisses.',
      ],
    },
    sleep: {
      wanted: [
        'You take the watch, at the end of the bridge, with a rake, and {name} looks you over and finds fault with the rake. Then it sits down behind you, folds its neck into its back, and leaves you to it.',
        '{name} brings the bell to bed, and the bell rings at every breath. You slip a bit of hay in under the clapper. One eye opens, to see who has been at its property, lets it pass, and shuts.',
        {
          text: '{name} was too weak to bite, and let itself be carried to bed with its neck over your arm like a wet stocking, but not without the bell. You wrapped the clapper in flannel. Now, under the quilt, something goes thud, with authority.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} hisses at the blanket, then at the pillow, and runs out of hiss. Folding down the neck takes three tries. The bell stays in its bill, and every breath rings it, softer and further apart, until it only breathes.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You shake up the straw, and {name} sits down in it, under protest, for as long as it takes a sparrow to land on the gate. The straw is still warm. The sparrow is being spoken to.',
        '{name} rests, by your orders, on one leg, neck up, both eyes straight ahead. That is not rest. It is standing guard over a goose which it has heard is supposed to be resting.',
        {
          text: 'You tuck {name} in up to the bill, draw the curtain and tiptoe away. The bell rings. You come back and take the bell out from under the blanket. You have got as far as the door when the other bell rings.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You carry {name} to the straw, and it comes out. You carry it in with a cloth over its head, and the cloth comes out, at speed, honking. On the straw lies one feather, resting.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'For “{item}”, and for nothing else, {name} calls off the war. It lays down the bell, turns three times and sits, and draws in its neck like a sword going home. The ducks may cross.',
        'Nothing has ever made {name} leave the bridge but “{item}”. It walks behind you to the straw, with the list in its bill, and sits on the list. The eye that watches for foxes looks once at you, and shuts.',
        {
          text: 'You have brought {item}, and {name} takes it prisoner. It drags it about the room till it gives in, gets on top, and hisses at whoever may want it back. Then the neck goes down. It sleeps as one sleeps on a flag.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} slept on top of the wheelbarrow in protest: {item}. It is stiff, and it is your fault. Straw, another time.',
        '{item}. It lay on that with one wing out, to keep it from coming nearer. A pond with an island in it is not much to ask.',
      ],
      harmful: [
        'In the morning there is no honk. It breathes with its bill open, and there is dust in its throat: {item}. Take that out of the barn. It needs air, and you.',
        '{item}. {name} gets up, falls, and attacks the floor for it. Never let it lie there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the wall and have no sandwich. {name} inspects your bag, your cuffs, the far side of the wall. It consults the list. In the end it settles on your feet, heavily, facing outward, and holds you like a bridge.',
        'You sit on the bridge, and {name} comes at you along it, neck out, as per the list. You stay sitting. It stands over you breathing through its nose. Then it gives you the bell to hold. Only hold.',
        '{name} comes at you with its neck out, and you stay seated. The bill halts an inch from your nose. Nothing on the list covers this. So it sits down on your feet, facing outward, and waits for whoever comes next.',
        'It does not mention the {wait}. It has, however, tied your boot to the bench.',
      ],
      little: [
        '{name} has had you here four times in an hour and begins to think that you want something. Move along. The bench is closed.',
        'It gets up and stands with its back to you. That is enough of that. There are things to take.',
      ],
      ill: [
        '{name} hisses you down onto the floor, and you stay there. Slowly the sword of a neck is put away across your knees. Then it pushes the bell under your hand. You hold the bridge now. After that, see to what it needs.',
        'You put your coat round it. It bites the coat, once, and keeps it in its bill, and goes on lying against you. Give it what it needs when you get up.',
      ],
      asleep: [
        'Even asleep {name} keeps its neck pointed at the weak side of the room. You sit down there. In time, with its eyes shut, it swings the neck round to cover the other side. You have been posted.',
        'You sit by {name} while it sleeps, and it is colder than you thought. One wing comes out, by itself, feels along the ground, and gets you over the foot. They do that for the small ones.',
        'It honks in its dream, low, with its mouth shut, and it is a word: {loved}.',
      ],
      shy: [
        'You sit with your hands in view and do nothing. {name} goes round you four times, bell in bill, in search of something to ruin. There is no picnic. It sits down a yard off, facing outwards, against whoever is next.',
        '{name} has decided that you may have the grass as far as the molehill. You sit just short of it. It patrols the other side, slap, slap, with one eye. Once it stops. It pushes the molehill over, by about a foot.',
        {
          text: 'You sit on the ground, far off, and {name} charges, halfway, for the look of it. You stay. It finds that there is grass where it has stopped, and begins to pull some. It does not go back for the other half.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'fresh lawn grass':
        'You have mown, and the fresh lawn grass lies in a heap, which is not where {name} left it. It tears some from the heap and some from the lawn, to compare, and drives the mower into the shed.',
      'whole wheat grain':
        'The whole wheat grain is poured out in front of {name}, and shovelled up, bill flat, from left to right. One grain has got between your toes. It is followed there, hissed at and taken, sandal or no sandal.',
      'goose pellets':
        'The sack says goose pellets, so it has been delivered to the proper person. {name} stands on the sack. You may open it. You may pour. After that you may stand over there, where it can see both your hands.',
      'chopped kale':
        '{name} takes a ribbon of the chopped kale and shakes it, hard, until it has stopped resisting. A green bit lands on your cheek. It comes up on its toes, looks you in the eye, and has that too.',
      'windfall apple':
        'You roll it the windfall apple, and it rolls back. So {name} lowers its neck and charges. The apple is speared, honked over, and carried three times past the bucket before it is eaten, wasp and all.',
      barley:
        'The barley is in the tin, and the tin has to be conquered. {name} gets its whole neck in, and there is a sound like hail in a bell. It comes out backwards and marches at where you were.',
      pondweed:
        'In comes the pondweed on your rake, and {name} hauls at the other end, for it never lets go first. So you do. It sits down in the shallows, under a wig of weed, and eats its way out.',
    },
    play: {
      'stolen handbell':
        '{name} rings the stolen handbell, and you come. It hisses you off to the gate, and rings. You come. There is nothing on earth that works so well, and it rings till you are out of breath.',
      'chase the gardener':
        'You put on the gardener’s apron and bend over the beans. {name} waits until you have bent properly. Then you are chased, twice round the pond, and handed back the trowel, to begin again.',
      'tug on shoelaces':
        'It takes one of your shoelaces and leans. You lean the other way. The tug goes on until the pond is still with watching, and the bow gives, and {name} is on its back with it, in glory.',
      'picnic raid':
        'The rug is spread, and you look, as agreed, at the view. The raid comes from behind. When you look at the picnic there is half of one, and {name} crosses the bridge in the tablecloth, like a bride.',
      'honking contest':
        'You honk, and {name} looks at you, appalled. It shows you how. You honk from lower down. The contest is carried out over the whole valley, and a lorry joins in, and is beaten.',
      'bucket feud':
        'The bucket hangs by the gate. {name} comes on, neck low. It strikes, and the bucket swings out and strikes it back. It is the best the feud has been all week, and you hold the hat.',
      'garden rake theft':
        'The garden rake leans on the wall, and you whistle. It goes by you backwards, tines last, with {name} at the far end, not hurrying. The theft takes it through the gate sideways. You have to hold the gate.',
    },
    clean: {
      'pond plunge':
        'You open the gate to the pond, and {name} takes the plunge from the bank with its wings up, like a banner. It rises out of the wave, white to the waterline, and looks to see that you got some.',
      'yard hose-down':
        'As you hose down the yard {name} advances up the jet, breast first, hissing at it, step after step, until it has its bill over the nozzle. By then it is clean. The hose is made to apologise.',
      'feather oil preen':
        '{name} sees to each feather with oil from above the tail, and preens down the breast as one reads through a treaty. It has missed one, at the nape. You smooth that. It is looking hard at the barrow.',
      'muddy breast rinse':
        'You pour, and the mud slides off the breast in one piece, like a waistcoat. {name} stands to attention for the rinse with its neck straight up. Every drop that lands on your shoe is followed with its eye.',
      'trough scrub':
        'The trough is being scrubbed, and {name} stands in it, to see that you do. You scrub round its feet. You are shown a place. When the clean water comes, it drinks first and you are let off.',
      'orange foot scrub':
        'It puts up one orange foot upon your knee, and looks at the horizon. You scrub between the toes with the little brush. The horizon is hissed at. Then the foot is taken away, and there is, after all, another.',
    },
    sleep: {
      'guarded barn':
        'The barn is barred, and you are on guard outside, as you were shown. {name} looks at you through the crack. You straighten up. There is a rustle of straw, and a hiss that turns, by stages, into a snore.',
      'pond island':
        'You row it out to the pond island, and are not thanked, and row back. {name} stands on it, one leg up, with nobody to be watched. The neck goes down along its back at last.',
      'thick barley straw':
        'The barley straw lies thick, and {name} walks up and down on that until it has submitted. It sinks in to the wings. A bill comes out, takes one straw from your sleeve, and goes in.',
      'one-legged watch':
        '{name} takes the first watch, one-legged, on the wall. You are to take the second. When you come out in your blanket it is asleep on that leg, and hisses at you, out of a dream, to stand up straight.',
      'gate watch':
        'The two of you have the gate watch. {name} leans on one post, and you on the other, looking down the lane. Nothing comes. By moonrise its bill is on its breast, and you are holding the road alone.',
      'moonlit meadow':
        'The meadow is moonlit, and {name} gives the moon one hiss and lies down in it, a white heap among the ox-eye daisies. You sit where it can see you. The moon, it seems, has been told to wait.',
    },
    medicine: {
      'bumblefoot soak':
        'With its sore foot in the bumblefoot soak {name} stands there on one leg, like any sentry, glaring over your head. Under the water the toes spread. It leaves the foot in longer than you asked.',
      'gizzard worm dose':
        'You tip in the gizzard worm dose, and stroke it down, the whole length of that neck. {name} follows it with one eye. Then there is a hiss, to tell the worms who lives here.',
    },
    discipline: {
      'stand your ground':
        'It comes at you over the lettuces, screaming, and you stand your ground with your arms at your sides. It stops, one foot in the air. {name} looks down at the lettuce that it is on. It steps off.',
      'return the bell':
        'You hold out your hand, and say to return the bell. {name} looks away at the bridge. The hand stays. By and by something cold is put in it, and held on to, for a moment, by the other end.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and the whole garden is closed on that account. It opens at {wakes_at}. You may sit on the bank, if you do not rustle.',
      'Nobody wakes {name}. There was one that tried, and it was a greenhouse. Come at {wakes_at}, or reflect here until then.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has taken its first thing, a peg, from a line, and a whole sheet came with it. It is considering the sheet.',
      'A child, and grey all over, and already in your way. It met the bucket today. Neither of them gave an inch.',
    ],
    teen: [
      '{name} is half grown, half white, and wholly in the right. Its voice broke on the footbridge this morning, and so did a bicycle.',
      'A teen. It has found the bell. It rang it, just to see, and you came. It has been looking at you in a new way ever since.',
    ],
    high_care: [
      '{name} is grown, and {form}. It stands at the bath mat with its neck out and lets no one else into the room. You may come out when it says.',
      'Full grown, {form}, and it has untied both your laces and tied them to each other. You are not to go anywhere. It has never said it so plainly.',
    ],
    balanced: [
      '{name} is a grown {form}, with lands on both sides of the water. It collects the toll at the bridge in hats, and is home for barley.',
      'A {form}, full white, and known in three parishes. Mothers point. {name} lets them, and takes the ice cream.',
    ],
    low_care: [
      '{name} is a {form} now, and grown. It rang, and nobody came, and it has learned to do without the bell. Things go missing. There is a hiss in the fog.',
      'There is nobody on the bridge, and all the same people go round by the ford. It is a {form}, full grown. It held out here alone.',
    ],
    rescue: [
      '{name} is a grown {form}. One wing does not fold, and it wears it out like a sash. Under it, of a night, there is a duckling, a hen, and, once, the bucket.',
      'It was down, and you stood over it with your arms out wide, honking. {name} is full grown, a {form}, and stands over others now. It does the arms.',
    ],
  },
  trust: [
    '{name} bit your sleeve, and looked up, and held on to it. It was not a bite, when you come to think of it. It was holding on.',
    'It has untied your laces, both bows, without a word. Ask anyone who knows geese.',
    '{name} came up to you on the bridge, from the front, in full view of the bucket, and put down the bell on your foot. It is yours. It does not need to ring any more.',
  ],
  streaks: [
    'Ten on time. {name} has honked for each, and the last honk was lower than the first, and lasted longer.',
    'Twenty-five. You are hereby exempt from the toll. You may cross by the middle.',
    'Fifty meals on the hour. {name} has given the matter thought, and bitten the clock instead of you.',
    'A hundred on time. It is to be known that this garden is held by two.',
  ],
  ages: [
    'Ten days old, and {name} has never yet been wrong.',
    'Thirty days. It has taken, all told, one hat, four pegs, and the law.',
    'A hundred days old. {name} has had the bucket decorated for it, with a dent.',
    'A year. They went over in autumn, and in spring they came back, and both times {name} was on the bridge. It had told them that it would be.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['fresh lawn grass', 'pondweed'] },
      wish: 'There is a good lawn on the other side of the hedge, with a notice. {name} orders some fresh lawn grass for its next meal. Pondweed will be entertained.',
      granted: 'It ate the lawn, in your hand, down to the wrist. It would like to see the notice now.',
    },
    {
      by: { action: 'feed', item: ['windfall apple'] },
      wish: 'The tree has been throwing things. {name} has been hit and demands the culprit: one windfall apple, for the next meal.',
      granted: 'Justice was done, core and all. The pips were spat at the tree, singly.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: 'Item one, before the post: breakfast, brought by hand, in the morning. {name} will be at its table. Its table is the middle of the path.',
      granted: 'Breakfast was served at the front. HONK. The day may now begin, and the post may pass on the left.',
    },
    {
      by: { action: 'play', item: ['stolen handbell', 'honking contest'] },
      wish: 'It is far too quiet, and somebody will be held responsible. {name} requires the bell, or a contest in honking, with you as the other side.',
      granted: 'You were loud, for a beginner. It has bitten you on the elbow, to show that there was no ill feeling.',
    },
    {
      by: { action: 'play', item: ['bucket feud'] },
      wish: 'The bucket has said something. {name} did not hear what. It wants the feud resumed today, with witnesses.',
      granted: 'Nine rounds. The bucket rolled twice and made a noise like a bell. {name} has walked it home.',
    },
    {
      by: { action: 'play', item: ['picnic raid', 'chase the gardener', 'tug on shoelaces'] },
      wish: 'Overdue, and underlined: raid picnic, chase gardener, or failing those pull at laces. {name} has been let down by the public. See to it.',
      granted:
        'HONK, and HONK. It has a scotch egg that it does not want, and it would not part with it for the world.',
    },
    {
      by: { action: 'clean', item: ['pond plunge', 'yard hose-down'] },
      wish: 'The pond has got above itself. {name} intends to plunge, with you on the bank as second. Or else fetch the hose and defend yourself.',
      granted: 'The water has been taught. It is all over the yard, and {name} stands in the middle of it, brilliant.',
    },
    {
      by: { action: 'clean', item: ['orange foot scrub'] },
      wish: 'Its feet are not orange enough for what is planned. {name} does not discuss it. There is a brush, and there is the foot.',
      granted:
        'It looks at the left one, and at the right. It will be seen from the road. It goes and stands by the road.',
    },
    {
      by: { action: 'sleep', item: ['gate watch', 'guarded barn'] },
      wish: 'Somebody else can have the gate tonight. Only for tonight, and only you. {name} would lie in the barn, if the barn were guarded.',
      granted: 'It woke twice to see whether you were doing it right. The second time it forgot to hiss.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It is not tired. {name} merely observes that it has been upright since the egg, and that a person might tell it to rest, and be bitten, and insist.',
      granted: 'You insisted. It bit you, in the most perfunctory way, and was asleep with the cuff in its bill.',
    },
    {
      by: { action: 'reflect' },
      wish: 'They may be going over today, the ones in the arrow. {name} means to be looking at something else at the time. You will sit there, so that it can look at you.',
      granted:
        'There was calling, far up. {name} looked at you the whole while, extremely hard. It would hold this bridge again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A post has to be visited twice a day or it is not a post. {name} will be on the bench. You will sit there, and then report there once more.',
      granted: 'Relieved, and relieved again, on the dot. It salutes, if that was a salute, and has your other glove.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Your own hat',
        shape: 'crown',
        text: 'Returned, after long negotiations, with a bite out of the brim. {name} looked well in it. It says that you may try.',
      },
      {
        name: 'The toll',
        shape: 'coin',
        text: 'Paid by a man on a bicycle, in full, at a run. {name} has decided that the garrison should have a share.',
      },
      {
        name: 'A dent',
        shape: 'cup',
        text: 'It is out of the bucket, tin and all. {name} won it in the ninth round, and turned it over, and one can drink from it.',
      },
      {
        name: 'The notice',
        shape: 'ticket',
        text: 'KEEP OFF, it says. {name} has kept it off everyone by taking it. It has put a foot to the foot of it, as a signature.',
      },
      {
        name: 'The left glove',
        shape: 'sock',
        text: 'It was held as security for so long that nobody knows for what. {name} drops it before you and looks at the weather.',
      },
    ],
    return: {
      name: 'A feather of the arrow',
      shape: 'feather',
      text: 'Grey, from very high up. {name} had gone with them as far as it goes, it seems, and turned round, and brought proof.',
    },
    streak: {
      name: 'The clapper',
      shape: 'bell',
      text: 'Out of the bell. Since you come without it, {name} has taken out its tongue, and put it into your charge.',
    },
    hundred_days: {
      name: 'A plank end',
      shape: 'piece',
      text: 'From the exact middle of the bridge, with two flat hollows in it. It has been replaced. {name} would not have anyone else tread there.',
    },
  },
  release: [
    'They are going over, calling, and there is a place in the arrow with no one in it. {name} looks at the bridge, looks at you, and hands you the bell. You have it now. Then it runs, and the lawn lets go.',
    'You open the gate and stand aside. {name} goes through by the middle. At the bend it turns and honks, once, and it is the longest item on the list.',
  ],
  dying: {
    neglect: [
      '{name} died on the footbridge, in the middle, where it could see both ways. The bell is beside it. Nobody had come to the bell.',
      'It held the garden by itself until it could not hold up its neck. {name} is dead.',
    ],
    hunger: [
      '{name} is dead. It still had the dish. It had given up everything else that it took, and laid it at your door, in exchange.',
      'There was no grain, and in the end there were no terms. {name} has died by the pantry, one foot against the door.',
    ],
    illness: [
      '{name} is dead. It had gone in beside the bucket, out of the wind, and neither of them had moved.',
      'It fought it from the front, as it did everything. {name} has lost, and it was the only time.',
    ],
    poison: [
      '{name} seized it, ate it, and kept the dish. It is dead, and the dish is under its wing.',
      'It bit every hand but the one that brought this. {name} has died of it.',
    ],
  },
  returned: [
    'A bell rings, in the reeds, where there is no one. It rings again, angrily. You come running, as you always did, and it is {name}, upright, wet, and wanting to know where you have been.',
    '{name} walks in over the bridge from the far side, by the middle. Something over there had tried to close it. There is a scrap of black cloth in its bill.',
  ],
  epitaph: {
    openings: [
      'This path is closed. {name} lies across it.',
      '{name}, white, stout, with its neck out. It stood here, and nobody got by.',
      'Go round, whoever you are, by the edge. {name} is asleep in the middle of the path.',
      'Walk on the edge of the grass. {name} has the middle, and keeps it.',
      { text: 'Struck off: hat, rake, picnic, bridge. Here ends the list of {name}.', when: ['from_child'] },
      { text: '{name}, undefeated. The bucket has asked to stand next to it.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It rang. Let that be written here.', 'The post was held to the last, and was not relieved.'],
      hunger: ['It asked for grain, by bell, and by every other means.', 'The dish is its own. Leave it.'],
      illness: ['It did not retreat. It was carried.', 'This was the only thing that it could not bite.'],
      poison: [
        'It took what it wanted. Someone should have kept that from it.',
        'It feared nobody, and was not warned.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything is going according to the list. TAKE HAT: done. TAKE OTHER HAT: done. They shouted, and you let them. You do not explain. You stand in the middle of whatever it is, and it becomes yours, and that is called a garden. There is one that belongs to you, who did not run. You will allow it to be chased next. You would like it to put up a fight.',
      'You are {name}. LISTEN. The lawn is yours as far as the noise goes, and you have a great deal of noise. You feel something, under the breastbone, rather warm, and you have entered it as PATROL KEEPER, TWICE. A balloon looked over the hedge at them this morning. It will not do so again. You demand that they come out here, at once, with something that can be taken from them.',
    ],
    content: [
      'You are {name}, on duty. The path is closed; the bench is by permission; the cardigan has been spoken to. You talk in orders, short ones, and if they ask why, you look at them sideways until they have stopped. There is nothing on the list that cannot wait. You stand on one leg so as to have the other in reserve. Your keeper may come and be guarded. Say that it is compulsory.',
      'You are {name}, and you have held this place {days} days. Attacks repelled: all. Bucket: pending. You would never say what you are about to think, which is that the one who did not run has come each time you rang, and some of the times you did not. You have put it under MATTERS ARISING. You would like them on the bench, about now, looking at the pond, while you look at everything else.',
    ],
    bored: [
      'You are {name}, and NOBODY IS TRYING TO GET PAST. You have closed the path, you have opened it, you have closed it again, louder. You have a teaspoon. It is a perfectly good teaspoon, and not one person has run after it. What is power, without somebody to shake their fist? You will not beg. You will stand here with your neck out until your keeper sees fit to be robbed. Tell it to bring something.',
    ],
    hungry: [
      'You are {name}. It is TIME. You rang: there is the bell, here is the keeper, so far it is correct. There is a thing which comes after that and has barley in it. You are hanging from a door to make this clear. You are not asking. You have never asked, it is a question of standards. You are giving the house a last chance to be sensible. Food. In the middle of the path. Then you may let go.',
    ],
    starving: [
      'You are {name}. The bell got heavy, so you have put it down for a moment. Somebody went over the bridge. You made a note of it. There was going to be a hiss, and there was only breath. You do not ask, you never did, you do not know how the words go. You would be willing to look at the dish. You would be willing to have it looked at that it is empty. Please: that is one of them. Food, please. Now.',
    ],
    sick: [
      'You are {name}, and you are sitting down in order to think. That is the official reason. It is hot under the feathers, and the list has run together, and somebody seems to be standing on the bridge, and it is the reeds. Do not let the bucket see. If the garrison comes, with medicine, you are going to bite. You would like them to know beforehand that it is not meant, and to go on.',
    ],
    failing: [
      'You are {name}. The neck will not come up. All of it is unguarded now, hat, gate, water, and you lie here with your face on the ground like any bird. High overhead they are calling; there is a gap, they say. You have told them no. You have a garrison. It will be coming over the grass with a bottle, any moment, by the middle of the path, and it does not run. You wait for that. You have not let go first.',
    ],
    near_death: [
      'You are {name}, and you rang. You want that set down. You rang until you could not lift it, and then you put one foot on it, so that it should not be rung by the wind. There is one thing left to do, and it is not a thing that you can do: it is for them to come. They always came. You would not close the bridge. They could sit on it, in the middle, anything they liked, next to you.',
    ],
    asleep: [
      'You are {name}, asleep, and you have the wind’s own place, at the tip of the arrow, and the whole sky gets out of your way. Below there are lawns, lawns, all with picnics. Behind you they honk, to say that they are there. It is not frightening. You look down for the bridge, and there is somebody on it, arms out wide, holding it. Good. Then you may fly a little further. They are to stay until you land.',
    ],
    shy: [
      'You are {name}, and HERE IS THE LINE. It is that side and this side. That side has a person on it. You have hissed, you have shown it the wings from both ends, and it has not gone and has not come. You do not know what to do with such a one. The bucket was like that, at first. You are going to stand here and lower your neck at it. If it goes on sitting, then you may have to go and see.',
    ],
    back_from_death: [
      'You are {name}, and there was another bridge. It was long, with no middle to it. There was nobody to stop, and nobody who would stop you. You did not care for the place. A bell went, on this side, and you thought that it was for them, and it was for you. So you have come when you were rung for. That is how it feels, then. You intend to stand on your keeper’s foot. You expect breakfast at its hour.',
    ],
    hurt: [
      'You are {name}. You took it, no one makes you take things, and it has turned on you from inside, where you have no wings. That is not fair fighting. You have bitten at it and got only yourself. The hand that had it is still there. You look at that hand, with the one eye, and you do not hiss, and would like that noticed. Let it carry the thing out of your garden. Let it come back, and hold up your neck.',
    ],
  },
}

export const GOOSE: Species = {
  slug: 'goose',
  name: 'Goose',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['vocal', 'stubborn'],
  personality:
    'A small white tyrant with a to-do list: ruin picnic, take bell, hold bridge. Fiercely loyal to whoever survives it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'fresh lawn grass',
        'whole wheat grain',
        'goose pellets',
        'chopped kale',
        'windfall apple',
        'barley',
        'pondweed',
      ],
      play: [
        'stolen handbell',
        'chase the gardener',
        'tug on shoelaces',
        'picnic raid',
        'honking contest',
        'bucket feud',
        'garden rake theft',
      ],
      clean: [
        'pond plunge',
        'yard hose-down',
        'feather oil preen',
        'muddy breast rinse',
        'trough scrub',
        'orange foot scrub',
      ],
      medicine: [
        'gizzard worm dose',
        'angel wing wrap',
        'waterfowl vet',
        'grit',
        'bumblefoot soak',
        'vitamin b3',
        'avian flu test',
      ],
      discipline: [
        'stand your ground',
        'return the bell',
        'arms out wide',
        'calm wing hold',
        'refuse to flee',
        'stern honk back',
      ],
      sleep: ['guarded barn', 'pond island', 'thick barley straw', 'one-legged watch', 'gate watch', 'moonlit meadow'],
    },
    harmful: [
      'white bread',
      'avocado',
      'fishing line',
      'lead sinkers',
      'mouldy hay',
      'green potatoes',
      'chocolate cake',
      'rhododendron',
    ],
  },
  appearance: {
    look: 'a stout white goose, neck out like a drawn sword, with an orange bill holding a stolen handbell',
    colours: ['#f6f5f0', '#dcdad2', '#ef7f1a'],
  },
  figure: {
    eyes: '#20262c',
    body: 'swimming',
    muzzle: 'bill',
    tail: 'feather',
    tailSize: 0.5,
    extras: ['sidewing', 'handbell', 'frown'],
    headSize: 0.86,
    size: 1.06,
    turned: true,
  },
  book: BOOK,
}
