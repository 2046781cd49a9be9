/**
 * The Calico wants it both ways, and the third way as well. It fears being of one mind: then there would be nobody to
 * blame.
 * Three odd facts. Its colours vote: white moves, ginger seconds before it has heard, and black has the veto and gives
 * no reasons. Its left hind foot, the ginger one, acts without authority and is glared at afterwards. Its tail changes
 * colour halfway down, both halves claim the tip, and the frontier is patrolled.
 * It hoards the corners of envelopes, bitten off, which are the ballots. Its body is white quilted with ginger and soot,
 * quick, never quite facing one way; one eye is ringed black, and that is the one that has seen through you. It eats
 * after lodging a complaint. It sleeps over the edge of something high, with a part hanging down that was outvoted. It
 * sulks in committee, in the hatbox, with the lid on. It trusts slowly, patch by patch, the black one last, and for a
 * count of nine. It never agrees at once, never apologises in the same room, and never purrs once it has noticed that it
 * is purring. Its keeper is the opposition, whom it would not be without.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A white paw comes out and is pulled back by a black one. Then a ginger foot goes straight through the side of the shell, and {name} has to follow.',
    '{name} looks out, does not care for it, withdraws, looks out at the other end and steps into the world backwards. The tail is still arguing.',
  ],
  looks: {
    thriving: [
      'Along the shelf like a spark along a fuse comes {name}, stops dead, forgets why, remembers, denies it, and goes back even faster by the piano.',
      '{name} has pounced on its tail at the frontier, where the black begins. The white half is winning. Now the other half is. It falls off the sofa and both declare victory.',
      'Two of its colours are asleep in the sun, and the third has got the tablecloth by the hem. Everything on it has begun to move. {name} looks as surprised as the teapot.',
      'White would like to be admired, ginger would like to climb something, and black has raised no objection. {name} is at the top of the hatstand, being admired.',
      'The ginger foot has been kicking at nothing since it got up, out of pure spirits. {name} has disowned it, and is hopping round the room on the other three to show whose fault that is.',
      {
        text: '{name} tears past you, hissing for joy, up the bookcase and along it. From the top it throws down a book at your side of the room, and waits, with one eye ringed, for your reply.',
        when: ['wary'],
      },
      {
        text: '{name} has got up inside the lampshade and is being the moon, the eclipse, and the moon. You laugh. There is a silence in there, a short hiss of conferring, and the whole lamp walks an inch away from you.',
        when: ['wary'],
      },
      {
        text: 'The ginger foot kicks the wastepaper basket downstairs and the rest of {name} rides after it in a storm of envelopes. At the bottom it sees you, and comes up again on the far side of the banisters, licking ink off its teeth.',
        when: ['wary'],
      },
      {
        text: 'All three colours land in your lap together, white side up, then ginger, then, upside down and looking at you, the black. It lies there for a count of nine. You have been bitten at ten.',
        when: ['trusting'],
      },
      {
        text: 'You are stalked along the whole passage, loudly, by something that growls to give you time. {name} lands on your back, all feet, rides you into the kitchen, and bites your collar to be let down at the fish.',
        when: ['trusting'],
      },
      {
        text: '{name} lies across your shoulders like a quilt somebody was proud of, arguing into your ear. The black half of the tail hangs down and takes your hand. The white half has not noticed, and is arguing still.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} has changed windows twice and stands by both. You open the curtain at the third, to help, and it goes back to the first, where it had been happy all along.',
      'An envelope lies on the mat with one corner gone. {name} is in the armchair, chewing, with an air of having been consulted.',
      'It sits with its back to the view, {name} does, on principle. The tip of the tail goes up over the sill and has a look, and you catch the black-ringed eye asking it what was there.',
      'The left-hand side of your cushion is in session. {name} lies across it, and the ginger foot, which has been excluded, sticks out over the edge and pulls at your cardigan.',
      'You sit down. {name} gets up. You get up. {name} sits down. Nobody is following anybody, and so you go through the house together.',
      'There is one matter on which all its colours have put something in writing, each in its own corner of its own envelope, and all three say {loved}. {name} has hidden the papers.',
      {
        text: 'You cross the carpet. White turns an ear to you, ginger gets ready, and black has already moved the whole of {name} to the other side of the coal bucket, where it was going in any case.',
        when: ['wary'],
      },
      {
        text: '{name} goes by without a word, comes back, treads over your book from left to right, objects to the page, and lies down on your arm with the soot-coloured patch against your pulse.',
        when: ['trusting'],
      },
      {
        text: 'It would like to go to the light, and to the dark, and after its own foot. {name} has done each for the length of one step, and sat down in the middle, and told you about it.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} swats the thing, smells the paw, swats it harder, walks away, and comes round the other side of the armchair to catch it unprepared.',
      'A new lampshade. White goes up to it with one foot lifted, black holds back, and so {name} is very long for a moment, like a drawn bow. Then ginger lets go.',
      'The post has come. {name} puts its black-ringed eye to the slot and looks out at whoever is looking in. They let go of the letters.',
    ],
    bored: [
      'A pencil goes off the desk. {name} listens to it roll, waits for the opinion of the house, and moves the next one to the edge. It wants to be played with. It says that it does not.',
      'The session has been suspended for want of business. {name} lies on the piano lid with all its colours hanging down, and one foot on bottom A. Bring it a game.',
      '{name} has started a quarrel with the cushion and won, and with the curtain, and won, and now its own tail will not come out. Do play with it.',
      {
        text: 'The corners of the envelopes are out on the rug, and {name} lies among them, and has not sorted them. A ginger foot moves one towards you and takes it back. Bring string, and be beaten.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} asks for supper, walks off, asks again from the bookcase, and bites the corner off the gas bill. On this there is very nearly a majority. Feed it.',
      'The plate is empty, as {name} has been telling you first in a voice, then in a different voice, and at last by putting the ginger foot in it. Give it a meal.',
      'White sits by the cupboard, ginger has its claws in your sleeve, and black is pretending not to be in the room, all of it {name}, and all of it due to be fed.',
      {
        text: '{name} growls at the plate for being empty, and at you for standing near it, and moves off just so far that you could fill it. It will growl then too. Fill it, and take no notice.',
        when: ['wary'],
      },
      {
        text: 'Under the sideboard a plate is being scraped along the boards, first to the left, then, after words, to the right. It comes out at last by your chair, pushed, empty, with {name}’s claw just going back in. Put a meal on it.',
        when: ['wary'],
      },
      {
        text: '{name} has your finger in its mouth, not hard, and is leading you by it. Ginger treads on your foot to hurry you. Black walks in front. Even the tail is of one opinion. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has put the ginger foot in your palm, taken it back, told you off, and put it there again. It stands so, on three legs, with its ringed eye on the cupboard. For that you may feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} goes from white to ginger to black, looking for somebody to say no, and comes and sits down in front of you, all of it facing one way. It is for food, and at once.',
      '{name} asks, and does not take it back. You go to the cupboard, and it asks from the same place in the same voice. So it has been doing, in this kitchen, for {hours} hours. Fill the plate.',
      'Nobody is guarding the frontier. The tail lies out straight on the kitchen floor, one colour after another, and {name} at the end of it, after {hours} hours with nothing to eat. Food, at once.',
      {
        text: 'The ginger foot set out for the cupboard without authority, and the rest of {name} could not follow, and lay down. It has had nothing for {hours} hours. Food, a little, and medicine with it.',
        when: ['weak'],
      },
      {
        text: '{name} is on the table, on the dresser, at the cupboard door with its shoulder, and it hisses at each of them for being shut. It hisses at you for the same reason. Something on a plate, at once, and your hands well back.',
        when: ['wary', 'well'],
      },
      {
        text: 'A ginger foot sticks out from beneath the sideboard, and it is not doing anything. You lie down and look in. {name} shows you its teeth, and cannot keep the lip up. Slide food in along the floor, and medicine behind it.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} starts for the shelf, changes its mind halfway up, and this time has not changed it. It lies on the footstool. Medicine, perhaps, or a good long sleep.',
      'The ginger foot is doing as it is told. {name} looks round at it twice. It is not strong enough to be disobeyed: give it a tonic, or let it rest.',
      {
        text: '{name} is against going to bed. It says so from your lap, where it has fallen over, and it says it purring. Overrule it: something for its strength, or a long sleep, with the foot tucked in.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Of the three colours you can make out one, and it is none of them. {name} is wearing ash, jam and part of the aspidistra. It would like a wash, and will resist it. Wash it.',
      'White refuses to sit next to the rest. {name} keeps shifting along the sofa to get away from itself, and leaves a mark each time. Clean it, please.',
    ],
    sick: [
      'Black said no to the plate, no to the window and no to the chair, and nobody moved an amendment. {name} is in the hatbox with its nose dry. It needs medicine.',
      'You touch the white part, and then the ginger, and {name} has no comment. There is heat coming off all three alike. Medicine, soon.',
      'The ginger foot is out of order and nobody glares at it. {name} puts its head down on the shelf and shivers, one patch after another. Give it medicine, whatever it says.',
      {
        text: '{name} would scratch, and lifts the paw for it, and the paw hangs there hot and is set down on your wrist. It means what it meant. Do not take that for leave. Give it medicine while it is lying where it is.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has stopped taking sides. White, ginger and black lie down together in one small heap and go up and down, a little. Medicine at once.',
      'The black-ringed eye is open and rests on you, and there is nothing in it that has seen through anybody. Give {name} medicine now, and keep your hand on it.',
      {
        text: 'You reach in past the white, past the ginger, and it is the black that you come to, and nothing happens to your hand. {name} has not the strength to forbid it. Medicine this instant, and do not take the hand away.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there was nobody to be against. {name} lies in the armchair, your armchair, with its three colours pulled close. Sit down with it now.',
      'It put one corner of one envelope out in the middle of the floor, and lay down next to it, and that was {hours} hours ago. All in favour of somebody. Keep it company, now.',
      '{name} makes a sound when you come in, and does not correct it. Come closer. Sit by it, and do not get up again yet.',
      {
        text: '{name} has sat {hours} hours on the opposite bench, strong enough, facing your chair. It kept its ears flat, in readiness. The ears have come up by themselves, one after the other, and turned to the door. Go and be opposed. Sit there now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The lid of the hatbox lies on the floor. {name} could not pull it over. The ringed eye finds you, and it has no colour left to send against you. Sit by the box, with medicine, and hang your hand over the rim.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Over the end of the bookshelf hangs {name}, like a dropped shawl. Two colours are asleep on top, and the third has slid down to see what is below.',
      '{name} sleeps, and the tail does not. You step over it, and at the frontier it twitches, black, white, black, and is drawn in to the hem of your gown and bites it.',
      'The hatbox has its lid on, and the lid goes up and down. From under the rim sticks a ginger foot, running away by itself.',
      {
        text: 'There is a hatbox on top of the wardrobe with the lid let down to a crack. In the crack is an eye with a ring round it, shut. It opens when you look. You look at the wardrobe door.',
        when: ['wary'],
      },
      {
        text: 'You hear {name} breathe behind the books, third shelf. There is a row of spines pushed out by a finger’s breadth, white showing in one gap, ginger in another. In the last gap is something black, which is not asleep.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep on your shoulder, and not all on one side. White hangs down in front, black behind, and the ginger foot, which was outvoted, has hold of your ear.',
        when: ['trusting'],
      },
      {
        text: 'You are not to move. {name} fell asleep halfway through an objection, with a mouthful of your sleeve, and each colour has gone limp over a different part of you. The sleeve is still held, on principle.',
        when: ['trusting'],
      },
      {
        text: 'Nothing hangs down. {name} has got all of itself up onto the shelf and pulled close, foot and tail, and it shakes a little in its sleep, one patch after another. Leave it so, with the medicine ready for when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps on the floor, where it had got to, and no part of it hangs over anything. Sit beside it now, whether it would have you or not. It wakes at {wakes_at}.',
      'All three colours are asleep, and none has been left to say no. Take the chair: reflect beside {name} until it wakes at {wakes_at}, and see to it then.',
      {
        text: 'On the empty plate lies a row of paper corners, three for and none against. {name} fell asleep over the count. Sit with it now, and feed it when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'White is willing to look at you. Ginger dares it to. Black gets up and carries them both under the sideboard. Sit down where {name} can see you and do not press for a vote.',
      '{name} hisses, is astonished, hisses at the place where it came from, and watches you from the top of the bookcase to see how you took it. Take it sitting down, and stay.',
      'You looked. {name} was on the point of coming over and now it cannot, for a week. Look at something else, and keep the seat beside you free.',
      'Somebody left this house to itself for {wait}, and the matter has never come off the agenda. {name} reads it out from under the sideboard, in growls. Hear it to the end.',
    ],
    back_from_death: [
      '{name} is back. It has touched white, ginger and black with its nose, and they are all there, and none of them will say who moved it. Stay with it, and be on time with its plate.',
      'There was a division, on the far side, and {name} seems to have been the casting vote. It sits on your desk and leaves every pencil where it is. Keep by it, and mind the next meal.',
    ],
    old: [
      'These days the votes are quicker. White moves the cushion by the stove, ginger says why not, black is deaf on that side, and {name} lies down.',
      'The ginger foot has grown stiff and does what it is asked. {name} misses having somebody to glare at, and sometimes glares at it anyway, for company.',
      'The frontier on its tail has gone grey and you cannot tell any more where it runs. After {days} days {name} has declared the whole of it a park.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It is the wrong plate, at the wrong end. You turn it round. Now it is the right plate at the wrong end, and {name} eats the lot of it, telling you so.',
        '{name} begins at the top, changes its mind, begins at the bottom, and meets itself somewhere about the middle. There is a short growl there, as between strangers, and then a clean plate.',
        'White eats daintily. Ginger has a foot in the gravy. Black looks up at you from time to time to see what you want for this, and you say that you want nothing, and it does not believe you.',
        'You are told to go away. You go away. You are asked, from the plate, with the mouth full, where you think you are going.',
        {
          text: 'The ginger foot is treading the floor in time with the chewing. {name} has stopped twice to look at it, and both times the foot went on.',
          when: ['glad'],
        },
        {
          text: '{name} eats with its ears turned inside out, listening to you not come nearer. At the last bite the ringed eye comes up. It leaves a small piece on your side, and growls when you leave it there.',
          when: ['wary'],
        },
        {
          text: 'You are scolded up to the plate and told to stay. {name} eats with its hind end backed against your shins, and every time you think of going the ginger foot stands on your toe.',
          when: ['trusting'],
        },
        {
          text: '{name} does not know yet that it is against this. It has its whole white face in, and comes up, and sneezes, and is furious with the gravy, and goes down after it.',
          when: ['baby'],
        },
        {
          text: '{name} objects to the plate, to the spoon and to your slippers, purring so hard that the objections come out in pieces. It eats with the black patch pressed to your ankle, and no one is counting.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Nobody opens for the opposition. {name} eats straight through, white, ginger and black in one furry row, and at the end the ginger foot goes up your shin by itself, and the rest of it follows to see who gave leave.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The plate is attacked from two sides and is bare. {name} looks up, surprised to have been of one mind, and then sees who saw. It spits at you, springs to the hatstand, and licks its whiskers there, in privacy.',
          when: ['wary', 'well'],
        },
        {
          text: 'You stand by the stove, and {name} eats in bounds: up to the plate, a bite, back to the piano, and from there a growl. You have counted nine such journeys when the ginger foot stays on and finishes the gravy.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no speech. You lift it up to the plate, and {name} eats lying along your arm, black side in, taking every bite before anyone can second it. The foot holds on to your thumb throughout.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'At the hour, and the hour before that, and so back to {streak}. Ginger moves a vote of thanks. Black is looking into it, and has not said no.',
        '{name} had a protest ready, and it lies on the floor unused, like the last few. On time again: {streak}, unbroken.',
        'After {streak} meals at the hour {name} still tells you that you are late. It does it from your knee, with one paw already on the spoon.',
        {
          text: 'At {streak} on the hour there is no complaint to be found, and {name} has looked under the plate. It bites you, gently, for having nothing wrong with you, and holds on, and purrs through it.',
          when: ['trusting'],
        },
      ],
      early: [
        '{name} is outraged to be fed before it has asked. It asks, so as to have asked, takes a mouthful, and pushes the plate back to you with a foot. Bring that at {opens}.',
        'Not yet. Well, a little. No. {name} has walked round the plate both ways and eaten something on each. It can be put properly at {opens}.',
        'White said yes out of manners, ginger was halfway down it, and black got up and sat on the rest. Come back at {opens}.',
        {
          text: '{name} smells a bribe. It eats one corner of it, to be in a position to say what was wrong, then tips the plate towards your feet and retires under the sideboard. The house will receive you at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You are early, and so you are bitten, on the cuff, where it tickles. {name} takes a lick to show what it thinks of that, and sits down on your hand with the plate still in it. Ask again at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You were late, and {name} has three things to say about it, in three voices, walking up and down the table. It eats between the second and the third, and the third is about that.',
        '{name} takes the plate under the sideboard, bit by bit, so that you should not have the pleasure. One ginger foot stays out, drumming.',
        'The black-ringed eye watches you all through the meal. When you reach for the plate, a paw is put on it, with the claws just so.',
        {
          text: '{name} eats, comes and sits on your knee as always, and takes the corner off your library card, slowly, holding your eye with the ringed one. Then it settles down.',
          when: ['trusting'],
        },
        {
          text: 'You get your scolding, white and ginger by turns, and then {name} eats. But when you sit down it walks along the sofa back and lays the black patch over your eyes, and you are in the dark until it is satisfied.',
          when: ['trusting'],
        },
        {
          text: '{name} had a speech, and gets no further than the plate. It eats with its chin on the edge, ginger foot folded under, and does not dispute a thing. It is worn thin. Medicine, too.',
          when: ['weak'],
        },
        {
          text: '{name} carries nothing under the sideboard this time. It eats a little where it lies, with the black patch uppermost and the ringed eye on your hands, and the growl has no breath behind it. Medicine, from as far off as your arm reaches.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Two of its colours look at the plate. The third looks at you, and shivers, and moves in front of them. You push it nearer with a broom. {name} licks the edge. It must have medicine, though nobody there will ask it of you.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Every envelope in the rack has been done, all four corners, and the stamps. {name} eats at a gallop, and then brings you the gas bill, round as a biscuit, and sets it down exactly out of reach.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes out from behind the piano sideways, all its hair up, sees the plate, and has to decide between two rages. It eats. Then it remembers the other, and climbs the curtain by your head to be in time for it.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        'After {hours} hours {name} eats what is put before it and lodges no complaint. It carries itself to the hatbox, climbs in, and one by one the things you gave it are put out over the side.',
        '{name} eats. White keeps its distance, ginger keeps its foot to itself, and black gets up first and takes the rest of them out of the room. It was {hours} hours.',
        'It has been {hours} hours, and there is no paper on your desk with a corner left. {name} eats, and shakes, and takes your thumb between its teeth, and holds it there, looking at you.',
        {
          text: '{name} eats one mouthful on the white side of its mouth, and cannot go on. After {hours} hours there is fever in all three of its colours. Give it medicine, and do not put it to the vote.',
          when: ['ill'],
        },
        {
          text: 'In {hours} hours {name} has pulled the hatbox lid down on itself, and you have to feed it through the gap. Something takes the end of your finger, the food on it, and stays holding on, very hot. Pass in medicine the same way.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats a mouthful and turns its ringed eye to the wall, so as not to be looked at by somebody who was gone {hours} hours. Fetch a dose, and come at it from the white side.',
          when: ['ill', 'wary'],
        },
        {
          text: 'They have governed without you for {hours} hours, and there is no opposition left. {name} eats, standing astride the plate, and when you bend to stroke it all three colours bend the other way, like one cat.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} had a motion to eat more, and the stomach, which has not got a vote, rose and left. Nothing is touched. Come at {opens}.',
        '{name} covers the plate with your blotter, thinks better of it, uncovers it, looks, covers it, and sits on the blotter, to be safe from ginger. It will hear you again at {opens}.',
      ],
      ill: [
        '{name} has no objection to the plate, which worries you more than any. It licks at one edge and lies down. Medicine is the next business.',
        'A little goes in on the ginger side. Then {name} turns its head away from you, slowly, and does not turn it back to see. Give it medicine.',
      ],
      loved: [
        'You had braced yourself for the speech, and there was none: {item}. {name} looks up afterwards, appalled, gravy to the ringed eye, and demands the plate again for a recount.',
        'It was {item}, so {name} growls at it, at you, at the chair, at the ginger foot, and eats until the plate squeaks. Then it rides out of the kitchen on your slipper, biting it.',
        'For once there was nobody in there against it. It was {item}, and {name} has fallen asleep with its face on the plate, white, ginger and black, and a foot still eating.',
        {
          text: 'Black comes out first, and smells it, and smells your hand, and goes back in to report: {item}. There is whispering. Then white and ginger go over the top of black, and the plate is gone from under your fingers.',
          when: ['wary'],
        },
        {
          text: '{name} eats, growling, and does not stop growling when you stroke it, and pushes its back up into your hand so hard that the plate slides: {item}. It will deny the back.',
          when: ['trusting'],
        },
        {
          text: 'The white paw says yes and the ginger foot is in already: {item}. {name} looks from one end of itself to the other, chewing, and finds that for once there is nobody to hiss at but you.',
          when: ['baby'],
        },
      ],
      disliked: [
        'White sniffs, ginger dips a foot and shakes it at you, and black, to be contrary, tries a bit, and is sorry: {item}. It was minded to have trout.',
        '{name} eats half, to be able to say what is wrong with the other half: {item}. Prawns have been mentioned, by more than one side.',
      ],
      harmful: [
        'Ginger had swallowed it before black could say no. Now all of {name} is bent double under the piano. That was {item}: never let it near a plate. It was no meal.',
        '{name} ate it to spite you, as it eats everything, and that was {item}. It retches, and looks at its foot, and it is not the foot’s fault. Throw that away. It has had no meal. Let it hiss, and stay.',
      ],
    },
    play: {
      wanted: [
        'You throw, and {name} brings it back to tell you not to, and you throw, and it is off before it has finished telling. The ginger foot overtakes it at the piano.',
        'You move it to the left, and the front of {name} goes left, and the ginger foot goes right, by itself, and gets it. The front comes round to see what all the cheering is.',
        'The leap takes it over the chair, through the newspaper and into the wastepaper basket. {name} looks out over the edge, wearing the football results, and calls for another.',
        'Flat behind the piano stool, {name} lets it pass. And again. And now, when you have given up and turned your back, it has you by the ankle.',
        {
          text: '{name} plays from beneath the sideboard, on these terms: you send it in, and you do not look. It comes out bitten. The fourth time there is an envelope corner with it.',
          when: ['wary'],
        },
        {
          text: 'You are to be at that end and {name} at this, with the rug for a frontier. Whatever crosses it is killed. Your foot crosses it. A paw hangs over your slipper, thinks, and comes down on the fringe beside it.',
          when: ['wary'],
        },
        {
          text: 'White lets you win. Ginger lets you win. You turn over your hand to show it is empty, and black, which never joins in, comes out of the middle of {name} and has it off you, finger and all.',
          when: ['trusting'],
        },
        {
          text: '{name} loses, says that it did not, and gets into your jacket to prove it, down one sleeve. You have a ginger foot at your cuff and two eyes at your collar, and they are for different things.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was pleased already and objects to being made more so. It boxes the thing once round the ears and gives it back.',
        'You play, up to a draw. {name} had been having an excellent quarrel with its tail and would like to get back to it.',
      ],
      bad_time: [
        '{name} lifts a paw against it, cannot remember which side it is on, and lays the paw in your hand instead. You are being asked to look what is the matter.',
        'You wave it about. White does not look, ginger does not look. Black turns the face of {name} into the cushion. Something has to be seen to before this can be opposed.',
        {
          text: 'It makes for it, and coughs, and has to sit, and is furious with the cough. {name} would fight you for that toy if it had the breath. Medicine would give it the breath.',
          when: ['ill'],
        },
        {
          text: '{name} kills it, opens it, finds stuffing, and pushes the stuffing over to you with the ginger foot. It would have the same again in meat.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} does not want it, will not have it, would not touch it, and is lying on top of it with its ears flat and all its feet round your wrist: {item}.',
        'They are still at it behind the bookcase, {name} and {item}, and one of them is singing. When you look in, it stops, and the fur is all the wrong way round.',
        {
          text: '{name} would not join in, so you leave off, and it would not have that either: {item}. It has you by the sleeve, and stands across your foot, undecided, with all its hair up, and pulls.',
          when: ['wary'],
        },
        {
          text: 'You are bitten, kissed, and bitten, and lose your slipper: {item}. {name} goes to the top of the curtain to announce that it won, and lets go, in the middle of the speech, over your arms.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} walks twice round {item}, bites it once to be fair, and takes away your pencil instead. A feather would be a different matter.',
        'White looks away, black looks away, and the ginger foot, which is against nothing, kicks out once and is called to order: {item}. You might rustle some leaves.',
      ],
      harmful: [
        'It screamed, and then looked to see who had. {name} has got up on the highest shelf with one paw held in. That was {item}. Take it right away.',
        '{item}. Something of it has gone down, and {name} swallows and cannot finish swallowing. Nobody in there is arguing. Keep that from it for ever, and stay close.',
      ],
    },
    clean: {
      wanted: [
        '{name} fights you for the ginger part, sulks through the black, and lies there like a princess for the white. Everything can be told apart again.',
        'You brush, and are bitten, but with the mouth closed. By the time you reach the tail {name} has forgotten what it was against, and is holding the brush for you, with both arms.',
        'There was jam on the frontier. Now that it is off, the two halves of the tail have seen each other clearly, and {name} must go and see to it.',
        {
          text: 'White may be done. {name} has put out the white side, so far as it can be put out, and keeps the rest behind it. You do white very thoroughly. A little ginger has got in by mistake.',
          when: ['wary'],
        },
        {
          text: 'You are to sit still and hold the brush, and {name} will go by under it, at speed. It does so, growling, nine times. On the last of them, for some reason, it is walking.',
          when: ['wary'],
        },
        {
          text: '{name} rolls over and shows you the black patch, under the arm, where nobody goes. It counts, you can tell by the tail. You are let go on until nine, and then the sponge is killed.',
          when: ['trusting'],
        },
        {
          text: '{name} tells you that you are doing it wrong and lies on its back so that you can see where. You do it there. All its feet close on the brush, ginger first, and you clean the rest with your fingers.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is clean, and takes it as a remark. It washes the whole of itself again from the ear down, looking at you.',
        'Nothing comes off. {name} demands a second search, has you do the left side again, and finds against you.',
      ],
      loved: [
        '{name} says stop, and when you stop, it says who told you to, and takes your wrist in its teeth and puts it back where it was: {item}.',
        'Ears back, tail lashing, and a purr like a mill: {item}. You ask {name} which it is to be. It bites the brush, and turns over, and gives you the other side.',
        {
          text: 'It holds your hand down with a white paw and shuts the ringed eye: {item}. When the ginger foot begins to kick, {name} leans over and bites it, and asks you to excuse the interruption.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} has put a bookcase between you: {item}. White looks half done. Try a soft brush, and from the other side.',
        '{item}. You did the near patches, and {name} has gone off to undo them in the coal. It will stand for a comb. It may.',
      ],
      harmful: [
        'On the white part it shows red. {name} licks there, and cries out, and licks there. That was {item}. Wash it off with warm water, and never bring it back.',
        '{item}. {name} has tucked all of its colours under it and will not show you where. Plain water, and patience, and put the bottle out of the house.',
      ],
    },
    medicine: {
      wanted: [
        'White opens its mouth to say no, and that is how it gets in. {name} has been tricked. It sits on the arm of your chair glaring, and the ringed eye is a good deal brighter.',
        '{name} spits it out, watches you pick it up, and with the second one it swallows before you can win. In a while the black-ringed eye is sharp again.',
        'You hold it by the scruff and all three of them go limp, and swallow. {name} lies across your arm longer than it needs to.',
        {
          text: 'You are scratched for it, once, quite fairly, and it goes down. {name} takes itself off to the hatbox. You hear the vote: a growl, a silence, and something kicking the lid, with a good deal of strength.',
          when: ['wary'],
        },
        {
          text: '{name} says that it will not, and says it with its mouth wide open, leaning back in the bend of your arm. Swallowed. It waits for you to be pleased, and then is against that.',
          when: ['trusting'],
        },
        {
          text: 'You hold it out and {name} walks away from it, round the table, past the piano, and into your lap from behind. It is still saying no when it swallows. It would have gone round twice for anyone else.',
          when: ['trusting'],
        },
        {
          text: 'Nobody moves to stop you. It lies on the black side and lets you tip up its chin, and swallows. Then, as you measure out the next, something in {name} hisses, very low, and you could cry for joy.',
          when: ['ill'],
        },
        {
          text: 'You wrap it in the tablecloth, and out of the end looks one ringed eye that will never forget this. {name} swallows. By the time you have found the corner to undo, something within is kicking, a little. That is the medicine arriving.',
          when: ['ill', 'wary'],
        },
        {
          text: 'White takes it before the others are awake, or you would have no thumb. {name} lies there with the dose going down and growls at intervals, each growl a little fuller. You wait by the door, to hear them.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} bites the bottle, the spoon, and, in perfect health, you. Put it away until there is less of that.',
        'It struggles like three cats. Any cat that can do that has nothing wrong with it. {name} keeps the cap for its trouble.',
      ],
      loved: [
        '{name} spits at the sight of it, sits down in front of it, and holds quite still, glaring: {item}. Then it tells you, from your knee, with its ears flat, that this was poison.',
        'Nobody need hold it for this: {item}. {name} sits, chin up, and holds itself, by the ginger foot, with both arms, so that there shall be no incident.',
      ],
      disliked: [
        'One third went in, one third is on the curtains, and of the last third {name} will say nothing: {item}. Perhaps drops, when it is looking elsewhere.',
        '{item}. {name} froths in protest and walks sideways for an hour. It did some good. Something smaller would do more.',
      ],
      harmful: [
        '{name} had been for it, for once. Now its legs disagree and it lies down between them. That was {item}: never again. Hold it, and find the right one.',
        '{item}. Its eyes have gone wide, the ringed one and the other, and do not pick a side. Let it have no more of that. Stay.',
      ],
    },
    discipline: {
      wanted: [
        'You say no. {name} says no. You say it lower, and there is a long wrangle, in whispers, in the hatbox. The envelopes keep their corners after that. You are not invited to sit.',
        'It is put on the floor. {name} would have been on the floor by now in any case. It leaves the table alone after this, and leaves your hand alone too, for the time being.',
        'You take the ball of wool out of its mouth and say what you think. White hears you, ginger argues, and black gets up and puts an end to it. It is left alone from then on, pointedly, and so are you.',
        {
          text: '{name} shouts back. You wait. It shouts from the other side, in the other voice, and sits down on your foot to go on. In the middle of that it stops doing the thing. You are not to have noticed.',
          when: ['trusting'],
        },
        {
          text: 'You say it only once. {name} opens its mouth, looks at you with the ringed eye, and shuts it. It gets off the letters. Later there is a corner on your knee, chewed, with nothing to say.',
          when: ['trusting'],
        },
        {
          text: 'You take it off the cake by the middle. {name} goes stiff in three directions, and when it is put down it walks off with its tail in two minds, and leaves the cake alone, and you alone, and the room.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} was against doing that from the start. The foot was spoken to at the time.',
        'You forbid it. {name} had thrown it out itself, two to one, and looks at you as at somebody reading aloud from an old paper.',
      ],
      bad_time: [
        'Nobody rises to reply. White looks at ginger, ginger looks at the floor, and {name} gets down off the shelf and goes into the box. It should have been looked after, not lectured. Begin there.',
        'Black steps in front of the other two, and {name} is a small dark thing in the corner with its teeth showing. There is something it is short of. Find that, and bring it on your knees.',
        {
          text: 'You read it the rule, and {name} lets the motion pass. You read it another. It lies with its nose dry on the piano lid, agreeing. That is a fever. Stop reading, and get medicine.',
          when: ['ill'],
        },
        {
          text: 'There is spit, and a paw, and then {name} sits down on the torn paper and looks at it. It had wanted a quarrel, not this. Sit down on the floor, take the other end of the paper, and pull.',
          when: ['sad'],
        },
        {
          text: 'You raise your voice, and nothing in {name} raises its own. It draws the hot ginger foot in under it, in case it was the foot. Lower your voice and yourself, and bring medicine instead of reasons.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: well, if that is how it is to be put, {name} can see that there are arguments. It gives you back the envelope, with all its corners on. It winks, or has something in the ringed eye.',
        'You try {item}, and there is a short debate, quite civil, with the tail. Carried. It will not do that again on weekdays.',
      ],
      disliked: [
        '{item}. {name} gives way on the point and takes the corner off your appointment book. A raised eyebrow would have been cheaper.',
        '{name} does stop, and starts on something worse next to it, to show what it thinks of {item}. It could have been offered a truce.',
      ],
      harmful: [
        'All three went to ground at once, behind the piano, where there is no room for one. That was {item}. Never do that. Put your back to the wall, and wait, without calling.',
        '{item}. White used to look at you across a room. {name} sits now so that only the black shows. You will have to be very slow, and never do it again.',
      ],
    },
    sleep: {
      wanted: [
        '{name} does not wish to go to bed, is not tired, and only lay down on your pillow to make a point. The point is taken. It has one ear inside out, and is asleep in the other.',
        'White is for the chair and ginger for the shelf. You carry {name} between them, and black, which had been about to speak, yawns in your face and hangs down over your arm.',
        {
          text: 'You make up the quilt. {name} would not lie on it for anything, and goes to the piano. Later there is a dent in the quilt, with three colours of hair in it, and nobody there.',
          when: ['wary'],
        },
        {
          text: 'The lamp is put out on the understanding that you leave. You leave as far as the door. From {name}’s shelf comes a small sigh, on the white side, and something else in there hushes it.',
          when: ['wary'],
        },
        {
          text: '{name} tells you what is wrong with the bed, and with the lamp, and gets in under your arm to go on telling you. In the middle of the window it is silent, foot and all.',
          when: ['trusting'],
        },
        {
          text: 'You go to bed, and {name} comes to say that it will not, walks up you from the feet, treads your neck flat, and lies down in the place. One colour to each side, and the black one over your heart.',
          when: ['trusting'],
        },
        {
          text: '{name} will not be carried and cannot climb. You put the hatbox down on its side on the floor, and look elsewhere, and it goes in by inches, foot last. Let it lie, and have medicine outside when it wakes.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} gets in, gets out, gets in at the other end, and gets out of that. The house will sit late.',
        'It has been put to bed on one side, and has turned over, on principle. {name} watches the door with the eye that is ringed.',
      ],
      loved: [
        'There was opposition, from two sides: {item}. Then {name} lay down in the middle of a growl, all three colours in a heap, and the rest of the growl came out as breath.',
        '{name} claims that it would sooner lie on nails, and treads {item} round and round, and drops, with a foot over the side.',
        {
          text: '{name} is against it, lies down to say so, spits at you for standing there, and takes hold of your cuff: {item}. Nobody in there has any objection to your arm.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} lies under it: {item}. Then next to it. In the end it goes up on the piano lid, which is what it wanted before you interfered.',
        '{item}. It rests there just long enough to be able to say that it has. The hatbox was good enough for everyone.',
      ],
      harmful: [
        '{name} came out of there sneezing, with its eyes shut up small, and cannot lie on either side. That was {item}. Burn it, bury it. Make up the old quilt.',
        '{item}. Where it lay it is sore, and {name} has gone to stand in the cold hall, all four feet together. Never there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} comes over to say that it is not staying, sits down on your paper to say it better, and is there yet.',
        '{name} puts the white side against you, thinks about that, turns round and puts the ginger. After a long time it gets up to turn again, and does not, and you both look at the fire.',
        'Nobody moves anything. You let your hand hang, and the tail comes across your foot, the frontier just over the instep, white on one side, soot on the other, and unguarded.',
        'You sit with your eyes shut, and something is laid in your palm, wet, three-cornered. You have been given a vote.',
        '{name} breaks off in the middle of washing, with its tongue out, and looks straight through you. It has just remembered {loved}.',
        'There was a time it sat here with nobody, for {wait}, and won every argument. {name} treads on you from end to end. It prefers to lose a few.',
        {
          text: 'You sit. {name} sits on the last chair of the row and faces the wall, and talks about you to it, under its breath. Its tail is on your side. You may watch the tail.',
          when: ['wary'],
        },
        {
          text: 'Black has the floor. It walks up your front, sits under your chin, and looks into one of your eyes and then into the other, until {name}, for no reason it will give, licks your nose.',
          when: ['trusting'],
        },
        {
          text: 'You doze off. When you wake, {name} has turned out your pockets and lies on your chest with its mouth full of old tickets, corners and all, going through them. It finds one good and puts it on your chin.',
          when: ['trusting'],
        },
        {
          text: '{name} is in the middle of disagreeing with you when it begins to purr, and notices, and looks at you to see whether you did. You look at the fire. After some while it begins again, from where it left off.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have had your share. {name} moves that the visitor do now withdraw. You may be asked back in an hour, by the same door.',
        '{name} liked that, and liked that, and now it does not. It is not you. It is the fourth time. Go away until it has missed you.',
      ],
      ill: [
        '{name} says nothing sharp. It lets you put one arm round all three of them, and breathes. Stay so for a little, and then see to what it needs.',
        'You sit down by the hatbox and lift the lid. Nobody objects. A ginger foot comes out and holds on to your cuff. Company now, and next the thing it lacks.',
        {
          text: 'You take the lid off the hatbox and get your arm round white, and ginger, and black, and they are all one heat. {name} holds your thumb in its teeth, to say that it is against this. Stay, and then the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} sits on your lap and is for it. It is for your hand, and for your chin. There is not a no in the whole cat. You can feel why, along the ribs. Put something on the plate.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit under the shelf. The part of {name} that hangs down is just over your head, and after a while it rests there.',
        '{name} sleeps, and while nobody in there is looking, it purrs. You hold your breath, so as not to be the one who tells it. The ginger foot treads time on your cuff.',
        'The foot has found your sleeve, asleep as it is, and has hooked one claw in the cloth. It was not authorised.',
      ],
      shy: [
        'You sit down at the far end and do not look. There is growling, then whispering, then a pause for the count. {name} stays where it is. It was two to one, though.',
        '{name} has let you have that side of the room for the length of one sitting. On its own side it washes, very fast, and looks over at each stroke.',
        {
          text: 'You sit on the piano stool. {name} walks all the way round the room on the tops of things, three-coloured, light as a sneeze, and arrives over your head. Something is dropped. It is a corner, and it has hit you.',
          when: ['well'],
        },
        {
          text: 'You put your back against the sideboard and wait for the growling to wear out. Then a hot nose is set to the crack by your hand. {name} would not refuse medicine, if it came in at the crack.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'duck pate':
        '{name} says that it is not duck, then that it is not pate. You reach for the plate. Four feet come down on it, one of them ginger, and the duck pate is eaten from between the toes.',
      'steamed trout':
        'You lift the lid, and the steam takes {name} full in the face. It spits at the trout, hits it with a white paw, finds paw to be delicious, and eats the steamed trout from the paw inwards.',
      'rabbit stew':
        'The meat is for one colour and the gravy for another, and the carrot has to be argued. {name} has rabbit stew to the ringed eye before that is settled. It brings you the carrot, on a foot, and shakes it off.',
      'quail egg':
        'The quail egg will not lie still to be bitten. {name} chases it round the plate, growling, until the ginger foot comes down by itself and there is no more egg to chase. {name} glares at it and licks between the toes.',
      'turkey mousse':
        'You serve the turkey mousse in a neat dome. {name} has it with its whole front, forehead, chin and whiskers, and looks up in one colour only. It takes you and the tablecloth to get back to three.',
      'peeled prawns':
        'Five peeled prawns lie in a ring, and {name} starts with the one on the other side, whichever side it is on. You turn the plate for it. It is furious to be understood, and eats them out of your fingers.',
      'mixed fish platter':
        'Sole for the white, salmon for the ginger, a sardine for the black: you set down the mixed fish platter and for once there is nobody left to complain. {name} looks at you over it, quite at a loss, and falls to.',
    },
    play: {
      'rainbow pompom':
        '{name} has the rainbow pompom by the red. No, by the green. It throws it over your head to have it from the other side, and by the time you turn round they are both on the piano, and one is bald.',
      'peacock feather':
        'An eye comes round the door, blue and gold, on a stalk. {name} meets it with the ringed one, and neither blinks. Then you twitch the peacock feather, and it is worn through the house by the winner.',
      'patchwork mouse':
        'You sewed the patchwork mouse in three stuffs, and {name} sees at once what is meant. It hisses at the likeness. Then it carries it off to the hatbox, washes it in all its colours, and sits on it.',
      'treat under cups':
        'You slide the cups about, and {name} watches the wrong one so hard that you nearly think so too. The treat is under the left. A ginger foot has tipped it over while the rest was still pointing.',
      'rattle egg':
        'You shake the rattle egg and roll it off. {name} flies after it, stops, and lets it come to rest. In the silence a foot goes out behind, on nobody’s orders, and rattles it, and away they go.',
      'autumn leaves':
        'You tip the autumn leaves out of your apron, red, white-edged, black. {name} dives in, and there is no saying where the heap leaves off and the cat begins until a part of it bites your hem.',
    },
    clean: {
      'soft rubber brush':
        '{name} bites the soft rubber brush, finds that it gives, and is scandalised. You go on. Off comes the hair in three colours, rolled together in a little felt, and it lies down to have that explained along its other side.',
      'chamois cloth':
        'The white is buffed first with the chamois cloth, and knows it. {name} sits up like a china ornament until you get to the black. Then it has the cloth, and you are buffed as far as the elbow.',
      'tortoiseshell comb':
        'You hold the tortoiseshell comb to the patch of the same colour and lose it. {name} finds it for you, with its cheek, over and over. It growls each time, so that you shall not suppose it is being combed.',
      'waterless foam shampoo':
        '{name} goes in white, ginger and black and is all foam, and sneezes a piece of it at you. You rub in the waterless foam shampoo. Colour by colour it comes out again, each of them declaring that it went in first.',
      'claw file':
        'The claw file is drawn along once, and {name} snatches its foot away, looks at the claw, tries it on the chair, on your cuff, and gives the foot back to you with the air of one returning a spoon.',
      'tail brushing':
        'You do the white half of the tail, and the black half lashes. You do the black. At the frontier you stop, brush in the air, and {name} looks round at you and lays the exact middle over your knee.',
    },
    sleep: {
      hatbox:
        'You take the hat out, since it has lost. {name} steps into the hatbox, goes round one way, goes round the other, and settles with a growl. A foot comes up, feels about for the lid, and you pass it.',
      'top bookshelf':
        '{name} shoves out an atlas, for width, and lies down along the top bookshelf with its chin on the poets. The ginger foot hangs over into the room. You go by underneath, and your hair is parted.',
      'velvet armchair':
        'The velvet armchair was yours, and you are standing beside it. {name} treads it up this way and strokes it down that way with its cheek. It lies down on the smooth side, rolls over, and lies on the rough.',
      'quilted nest':
        'You set down the quilted nest, and {name} gets in and is lost among the patches. It pulls one over with its teeth. What is left to see goes up and down, white here, ginger there, and you cannot find the end.',
      'piano lid':
        'You let down the piano lid, and {name} lies on it, over the bass. When it breathes out there is a note in the wood. It opens the ringed eye to see who did that, and closes it in the same key.',
      'rain on roof':
        'There is rain on the roof, and {name} has a good deal to say about rain until it has to stop and listen. Its ears go down, one by one. Drop by drop the whole speech runs out along the gutter.',
    },
    medicine: {
      'ear mite drops':
        '{name} lays back the ear so that you cannot get at it, and with that it is just right. In go the ear mite drops. It shakes its head in three colours, all over you, and holds up the other.',
      'calming supplement':
        'You crumble the calming supplement into gravy, and {name} growls while it licks. The growl goes lower as the gravy does. At the bottom it is lying on its side, disagreeing with you, in a whisper.',
    },
    discipline: {
      'raised eyebrow':
        'You do not say a word. {name} is astride the cream, and you give it a raised eyebrow. It raises the ringed one. You hold yours, and at last something in there gives way, and it climbs down backwards.',
      'ten minute truce':
        'You call a ten minute truce and put the ball of paper between you. {name} sits with its back to it, tail patrolling. When the time is up it turns round, and gives the paper, by a foot, to you.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and black holds the door. Nothing can be brought in until {wakes_at}. If you would like to reflect in the corridor, there is a chair.',
      'You try, and a paw comes up in its sleep and puts it aside. The house rises at {wakes_at}. You may sit by {name} until then. Nobody has to vote on that.',
    ],
  },
  stages: {
    child: [
      '{name} is a child today, and finds that it has a tail, and that it is two tails, and that somebody will have to be told.',
      'A child now, it has climbed the hatstand and cannot come down. {name} would like it understood that it is not coming down.',
    ],
    teen: [
      '{name} is half grown and votes against everything, including this. Keep its meals to the hour. It will vote against those, and eat them.',
      'A teen, and the ginger foot has got in with a bad set of cushions. {name} comes in at all hours and says, before anybody asks, that it was the foot.',
    ],
    high_care: [
      '{name} is grown, a {form}. It tells you once a day that it could leave at any time, and it tells you this from inside your cardigan.',
      'A {form}, full grown, {name} has added a seat for you in the house. You are to sit on the black side, and may speak when it purrs.',
    ],
    balanced: [
      'Full grown, {name} is a {form}: out by the black half, in by the white, and the ginger half with an understanding at the fishmonger’s.',
      '{name} has come out a {form}. It lives here, and it does not live here, and it is on the shelf by ten to say both.',
    ],
    low_care: [
      'Nobody was there to be contradicted, so {name} went up. It is a {form} now, along the picture rail, and drops corners of old envelopes on you without a word on them.',
      '{name} has grown into a {form}. From the top of the dresser one ringed eye follows you about. It made all its decisions without you, and they were unanimous, and it did not enjoy them.',
    ],
    rescue: [
      'Grown, and a {form}: where it was hurt the hair came in again in none of the three colours. The fourth has not said much so far. {name} lets it sit in.',
      '{name} is a {form}, full grown. It was the ginger foot, in the end, that would not give up, and kicked. {name} glares at it still, and washes it first.',
    ],
  },
  trust: [
    '{name} has let you touch the white, on the shoulder, and then, as if you had not heard, the ginger. Black took note of your hand.',
    'You were wrong about something, and {name} let it go. It has been staring at its own foot ever since, wondering who gave that order.',
    '{name} takes your finger and puts it on the black patch. It looks at the ceiling while you count. You get to nine, and nothing is said, and you get to ten.',
  ],
  streaks: [
    'Ten meals on time. {name} has proposed a complaint, and found nothing to put in it.',
    'Twenty-five, and black asks for the books, reads them through, and initials every page with one claw.',
    'Fifty on time. The opposition benches in {name} are empty. They have gone to see about pudding.',
    'A hundred meals, all at the hour. It was put to the vote whether you may be relied on. White, aye. Ginger, aye. Black sat for a long time, and then moved over.',
  ],
  ages: [
    '{name} is ten days old and has been of some thirty opinions. It can produce them all.',
    'Thirty days. Every envelope in this house has three corners.',
    'A hundred days old, {name} holds a jubilee on the piano lid, in the bass. The tail sends two delegations.',
    '{name} is a year old. White would do it again, ginger would do it faster. Black says that it always knew you would be in the chair.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['steamed trout', 'duck pate'] },
      wish: 'White is for trout, ginger for duck, and black will not have it said that there is no leadership. {name} will accept steamed trout, or duck pate, and then regret the other.',
      granted:
        '{name} eats it to the bone, if there was a bone, and sends a note of regret to the one that was not chosen.',
    },
    {
      by: { action: 'feed', item: ['mixed fish platter'] },
      wish: 'There is a dish in which everybody gets what they wanted, {name} has read. It has fish of several kinds. It would see this mixed fish platter for itself.',
      granted:
        'Each of the three took its own from its own side, and they met over the last prawn. It was the foot that got it.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} would like its next meal in silence, with no remarks on how it eats. It will make those itself.',
      granted: 'You said nothing. {name} said all of it, between mouthfuls, and found much to agree with.',
    },
    {
      by: { action: 'play', item: ['autumn leaves'] },
      wish: 'There are leaves about that are ginger, and black at the edge, and pale beneath. {name} suspects them of something. Bring some in, and stand back.',
      granted: '{name} lies in the wreck of them, the same colours all over, and you have to look for the eye.',
    },
    {
      by: { action: 'play', item: ['treat under cups'] },
      wish: 'Three cups, and one of them lying: {name} knows how that feels. It wants the game with the treat under.',
      granted:
        'It guessed the left, changed to the right, and kicked over the middle. The treat was in the middle. It maintains that this was reasoning.',
    },
    {
      by: { action: 'play', item: ['peacock feather', 'rainbow pompom'], hours: [16, 20] },
      wish: 'At this end of the afternoon ginger cannot be held. {name} gives notice that it will attack something with too many colours, a peacock feather or the pompom, before dark.',
      granted: 'The feather, or the pompom, has fewer colours now. {name} wears the rest.',
    },
    {
      by: { action: 'clean', item: ['tortoiseshell comb', 'soft rubber brush'] },
      wish: 'Something has got into the fur on the border, and neither side will touch it. {name} asks for a neutral party with a comb, or with the rubber brush.',
      granted: 'It was a crumb. {name} has impounded it. You are thanked by both halves, separately.',
    },
    {
      by: { action: 'sleep', item: ['hatbox', 'top bookshelf'] },
      wish: 'The lower house wants the hatbox, the upper house the top shelf. {name} would be put to bed in either, if you would take the decision so that it can object.',
      granted: 'It objects, drowsily, at some length, and then in its sleep.',
    },
    {
      by: { action: 'sleep', item: ['rain on roof', 'velvet armchair'] },
      wish: '{name} likes to be out of the rain while it can hear it, or failing rain, to be on velvet. It would lie down for either.',
      granted: 'All three listen until the first of them is asleep, and the others do not like to speak.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a chair opposite, for the other side of the question, and nobody has sat in it today. {name} is running out of things to be against. Sit down there.',
      granted: 'You sat, and said nothing, and {name} disagreed with every word.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One reading is not enough to pass anything. {name} would have you come and sit with it a second time on the same day, when everyone has slept on it.',
      granted:
        'First reading, second reading. {name} signs you with its chin, along the sleeve, so that you have the force of law.',
    },
    {
      by: { action: 'reflect', hours: [9, 13] },
      wish: '{name} is at its most reasonable before lunch. It would like a witness: sit with it in the forenoon.',
      granted: 'For eleven minutes {name} was in favour of everything. You saw it. It will deny it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A ballot',
        shape: 'piece',
        text: 'The corner of an envelope, with toothmarks. It is blank on both sides, and {name} lets you know that this is how you voted.',
      },
      {
        name: 'The second-best hat',
        shape: 'scarf',
        text: 'What was in the hatbox before {name} was. It has been sat on from three different sides.',
      },
      {
        name: 'Bottom A',
        shape: 'peg',
        text: 'A tuning peg, out of the piano. The note has not been the same since, and {name} thinks it has come down in its favour.',
      },
      {
        name: 'The leaf that fought back',
        shape: 'leaf',
        text: 'Ginger, black at the rim, white beneath. {name} has pressed it in the dictionary, under itself.',
      },
      {
        name: 'The statute book',
        shape: 'book',
        text: 'Every page has lost its corners, and it is nearly round. {name} wrote none of it and has repealed most.',
      },
    ],
    return: {
      name: 'The casting vote',
      shape: 'stone',
      text: 'A pebble, half white and half black, with a thin line of ginger between. {name} had it under its tongue when it came back, and it does not say who gave it.',
    },
    streak: {
      name: 'The wishbone',
      shape: 'bone',
      text: 'Left from the twenty-fifth meal. Each half of the tail has hold of an end, and neither has pulled.',
    },
    hundred_days: {
      name: 'The crown, disputed',
      shape: 'crown',
      text: 'Made of the foil off a hundred suppers. White wears it in public and ginger in bed. Black was asked, and laughed.',
    },
  },
  release: [
    'You open the window. {name} goes, comes back, goes, comes back, and bites the corner of your sleeve off. Then the white goes, and the ginger, and the black last, looking round.',
    'It was put to the vote, and it was close. {name} goes along the garden wall very fast in all its colours, and only the tip of the tail, which belongs to nobody, turns to you.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay down in the chair opposite its own, in the end, so that somebody should be sitting there.',
      'There was no one to say no to. {name} drew its three colours in under its tail, and died with nobody on the other side.',
    ],
    hunger: [
      '{name} has died beside the plate, with its mind made up and the ginger foot stretched out as far as it went.',
      '{name} is dead. White, ginger and black had all asked for the same thing, and it did not come.',
    ],
    illness: [
      '{name} is dead. The ginger foot was the last of it to give in, and then that was still, too.',
      'It was quiet in the hatbox, and then it was quiet altogether. {name} is dead, with all its colours round it.',
    ],
    poison: [
      '{name} is dead of what it was given. It had doubted nearly everything, but it did not doubt that.',
      'It took it, without a word against, and has died of it. {name} lies on its white side.',
    ],
  },
  returned: [
    'The lid of the hatbox rises, and is let down, and rises. Nobody had been in there. {name} gets out, white, ginger, black, and checks behind it for the tail.',
    '{name} is back, and disagrees already: not with you, with the light, the hour, the ginger foot. Then it walks up your arm and sits down, shaking, and that is carried.',
  ],
  epitaph: {
    openings: [
      'One small cat of three minds, and the stone is too little to put down what each of them thought: {name}.',
      'Here {name} lies down on the white side, and the ginger, and the black, and has given up the argument.',
      'Whatever you mean to say of {name}, say the other thing too. Both were so.',
      'One foot of this cat was ginger and went ahead without leave. {name} has followed it.',
      { text: 'Beneath this, {name} has the last word, and is thinking better of it.', when: ['from_child'] },
      { text: 'If you carry an envelope, leave a corner. {name} will know how you mean it.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['The chair opposite was empty.', 'Nobody came to take the other side.'],
      hunger: [
        'On the one thing it was agreed about, nobody listened.',
        'All were in favour, and nothing was brought.',
      ],
      illness: ['The noes had it, narrowly.', 'It put up a fight, and then another, and then it was tired.'],
      poison: ['It ought to have been told no.', 'For once it raised no objection.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything is wrong, and it is glorious. The cushion is on the wrong side so you have attacked it. The light is the wrong yellow so you are lying in it. You say one thing, quick and sour, and then the other, and mean both, and if somebody laughs you leave, and come back. Was that purring? That was not purring. Your keeper may throw something now. No, wait. Yes. Now.',
      'You are {name}: white says what a morning, ginger says up the hatstand, black says mind the hats. You are at the top. You talk in bursts, change sides in the middle, and win. There is a foot that is not yours kicking the air. You love it here, that is to say you have seen worse, that is to say do not go anywhere. Let somebody come and be told they are doing it wrong.',
    ],
    content: [
      'You are {name}, sitting with your back to the window. You could turn round. You have nothing against the view, only against being expected to. You are tart and short with people, and afterwards you put your chin on their wrist, so they need not make a thing of it. All quiet on the tail. The chair opposite has your keeper in it. You would object if they left it, and you object, mildly, that they sit.',
      'You are {name}, and there have been {days} days, and you opposed each of them when it came in, and each was passed. You keep the corners. When you speak it is a complaint to begin with, and halfway through it turns over and shows the soft side. You would like it noted that your keeper is generally wrong. You would like them to come here and be wrong a bit nearer.',
    ],
    bored: [
      'You are {name}, and there is nobody to be on the other side. You said that the rug was a disgrace, and the rug took it. You pushed off a pencil and it went like a lamb. You would rather be hissed at than agreed with. You talk to yourself in three voices, all of them cross, and not one has an idea. Somebody should come in with a feather and be thoroughly mistaken. Play. No. Well, yes.',
    ],
    hungry: [
      'You are {name}, and it is time, and it is past time, and who keeps the clock in this house? You do not want the fish. What fish? You have asked from the floor, and from the shelf, and put the foot in the plate so that it should be on record. You are sharp with everyone, you can hear it. It is only the middle of you, talking over the rest. Let your keeper fill the plate. Then you can send it back.',
    ],
    starving: [
      'You are {name}, and you agree. All of you. It came over you in the night, white and then ginger and then black, and there was nobody left to argue with, and it is very quiet. You have said the one thing and you go on saying it, in one voice, you who never said a thing twice. Food. You will not change your mind. Let it be now.',
    ],
    sick: [
      'You are {name}. You were going to say something. It was against something. The box is good, it has sides, and the dark in it is not anybody’s colour. You are hot in white and hot in ginger, and black lets people in and out without asking. You are not tart. You are hardly anything. If your keeper has the medicine they had better not ask you, they had better just do it, and stay, and let you bite a little.',
    ],
    failing: [
      'You are {name}, what there is. They have come and lain down all together, the white, the ginger, the black, and it turns out they are warm. You cannot recall what it was about. There was somebody you used to face. You would like that one on your side now, right up against it, with the medicine, quickly. You would not say no. You have looked for a no and there is not one left.',
    ],
    near_death: [
      'You are {name}, and the chair opposite is empty. You have won, it seems. You sat there and waited for an answer, then you got up into the chair yourself to see what could be said from that side, and you did not find it. It is cold, winning. You take back the last remark. You take back all of them. If somebody came in and sat down here with you, you would move over.',
    ],
    asleep: [
      'You are {name}, asleep, in a house with three floors. On the top one it snows, and on the middle one there is a fire, and in the cellar it is a fine black night. You run up and down and cannot decide, and do not have to. The foot has gone on ahead. On every landing there is a chair, and the same person in it. If they sit by you now, you do not object. You are asleep, and nobody asked you.',
    ],
    shy: [
      'You are {name}, and no. You have not heard what it is yet, and no. White thinks the person has a quiet way of sitting. Ginger thinks one could bite it and see. Black is in the doorway, with its back to you both, and looks. You say little, and that little with your ears. They should not reach. They should come, and sit, and be left out of it, until one of you forgets to be against.',
    ],
    back_from_death: [
      'You are {name}, and you have been counted and sent back. There was a hall, with two doors, and they asked you which, and you said neither, and both, and the other, until they put you out. So here is the desk. Here are the pencils, upright. You speak softly, and stop, and begin again. You would like the opposition to sit where you can see it, and the plate to come down at its hour.',
    ],
    hurt: [
      'You are {name}, and nobody in there saw it coming, not even black, who sees to that. It hurts in white and it hurts in ginger. You want to fly at the hand and you want to get under it. Which? You hiss, to gain time. Let them take the thing away, out of the house, where it cannot be put to you again. Then let them go to their own side of the room, and let you shout. And not leave. No. And not leave.',
    ],
  },
}

export const CALICO: Species = {
  slug: 'calico',
  name: 'Calico',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 1,
  innate_traits: [],
  personality: 'Holds three opinions at once, one per colour, and lets them vote; the black patch has the veto.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'duck pate',
        'steamed trout',
        'rabbit stew',
        'quail egg',
        'turkey mousse',
        'peeled prawns',
        'mixed fish platter',
      ],
      play: ['rainbow pompom', 'peacock feather', 'patchwork mouse', 'treat under cups', 'rattle egg', 'autumn leaves'],
      clean: [
        'soft rubber brush',
        'chamois cloth',
        'tortoiseshell comb',
        'waterless foam shampoo',
        'claw file',
        'tail brushing',
      ],
      medicine: ['vet checkup', 'antibiotics', 'calming supplement', 'thyroid tablet', 'ear mite drops', 'blood test'],
      discipline: [
        'respectful retreat',
        'ten minute truce',
        'withheld treat',
        'slow blink apology',
        'raised eyebrow',
        'petting stopped early',
      ],
      sleep: ['hatbox', 'top bookshelf', 'velvet armchair', 'quilted nest', 'piano lid', 'rain on roof'],
    },
    harmful: ['oil paint', 'tulip bulbs', 'lily pollen', 'chives', 'milk chocolate', 'turpentine', 'knitting yarn'],
  },
  appearance: {
    look: 'a white cat quilted in ginger and soot, one eye ringed black, with a tail that changes colour halfway down',
    colours: ['#f5efe6', '#e0873a', '#2e2a2b'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#8fae54',
    tailTip: 'accent',
    marking: 'patches',
    extras: ['whiskers'],
  },
  book: BOOK,
}
