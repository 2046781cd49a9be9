/**
 * The Husky wants to go on. Everything is measured in kilometres, and the house faces north. It has never yet said yes:
 * it says no in seven pitches, sings its reasons, and does what you asked, faster. To be argued with is to be loved, and
 * what it dreads is to be agreed with, for then there is nothing to pull against; when it says yes, it is ill.
 * It sheds a second husky. That one lies under the bench, grey and weightless, has an ear by now, and is consulted.
 * It has always been pulling you. You are the sledge: it has never looked round to see what it is that it draws, and
 * knows you by the weight. It hoards cold: an ice cube behind the books, a snowball in the freezer with its name on it.
 * Its body is fur with an engine in it: frost on the ruff, eyes like holes in the ice, a brush of a tail to shut itself
 * up with. It eats little for the way it goes, and protests at all of it. It sleeps in a knot, out of doors if there is
 * a door. It sulks facing the wall, muttering. It trusts in its own time, and tells you in a low voice kept for nobody
 * else. It never says yes first, never comes in because of the weather, never looks back at the load. Its keeper is the
 * load.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A howl, thin and long, from inside the egg, on the subject of the egg. It splits along the north side. {name} climbs out in a puff of frost and at once begins to tell you how it was.',
    'The shell is cold to the touch, and somebody in it says no. It says no again, higher. Then {name} comes through, all fluff and two blue eyes, leans into the table’s edge, and pulls.',
  ],
  looks: {
    thriving: [
      'Nine times round the yard, the tenth along the fence, sideways. {name} had told you that it would not go out in this. It is still telling you, each time that it comes by.',
      'It has got the handbag strap across its chest, and the handbag is behind, and the chair that the handbag hung on. {name} is making good time to the coast.',
      'There is no snow, so it throws lawn over its shoulder, and stands under it with open mouth. It has asked for more weather and been given a sprinkler, and lodges no complaint.',
      'Head back, eyes shut: {name} takes the high note and holds it up for the view. Two streets away somebody answers. They are both of the opinion that it should be colder.',
      'Up the stairs, arguing for up. Down the stairs, arguing for down, past you, with frost on its ruff from the freezer. {name} has not been so evenly matched in days.',
      'Nothing would induce it to go into that again. It is going into it now, from the top of the coal heap, under seven heads. The seventh is {loved}.',
      {
        text: '{name} goes over the yard like a thrown hat, yodelling. You come out in your scarf to see. It swings wide of you, by a sledge’s length, and tells you from there what it will not do.',
        when: ['wary'],
      },
      {
        text: 'The snow is up to the sills, and {name} is going along under it at speed, like a mole with an appointment. It bursts out by the porch, sees you, says no, on the high note, and dives.',
        when: ['wary'],
      },
      {
        text: '{name} has harnessed itself to the garden bench, and is doing the yard, arguing with every corner. You come out. It takes the bench off towards the wood at a gallop, shouting back that there is no room.',
        when: ['wary'],
      },
      {
        text: '{name} has brought the harness, dropped it on your feet, and sits on it. No, it says. It says it higher. It has put its own head through the collar by now, and is waiting for the sledge: you.',
        when: ['trusting'],
      },
      {
        text: 'You say that it cannot come on the bed. {name} sings you all seven of them, from the doorway, from the rug, from the quilt, from your chest. It ends upside down, frost melting on your neck, still opposed.',
        when: ['trusting'],
      },
      {
        text: 'It takes both your mittens off by the thumbs, and runs, and looks back. It never looks back. {name} has stopped at the top of the bank to see you fall down it, and sings you in.',
        when: ['trusting'],
      },
    ],
    content: [
      'On the coldest tile in the house {name} lies with its legs straight out, and disputes the forecast with the wireless. The wireless gives way first, and plays a march.',
      'You tell it to move. It replies, at some length, with its ears back and those blue eyes on the ceiling. When it is done you notice that it has been lying over there since the second sentence.',
      '{name} draws a length of the other husky out from under the bench with one foot, looks at how it is coming along, and pushes it back. It will want a second ear before the winter.',
      'You walk through the hall with a cup of tea and the lead looped over your arm. Presently you notice that you are in the garden. {name} is at the other end, not looking round.',
      'It sits with its back to the room, ruff up, and mutters. You put your ear nearer. You hear “furthermore”. It is getting something ready, and it is about you.',
      'In a straight line it would have been at the sea by now. {name} has reckoned it up: it has drawn you {days} days, and you have not grown any lighter, and it does not wish you to.',
      'The two of them are at it again beneath the bench, in an undertone. It turns on whether there has ever been anything to equal {loved}. One of the two is fluff.',
      {
        text: 'You hold the door for it. {name} says no, waits till you have gone to sit down, goes out, and shuts the door behind it with its rump.',
        when: ['wary'],
      },
      {
        text: '{name} leans on your leg until you have to lean back, and so you stand at the sink, holding each other up, and it tells you in a low voice what is the matter with the washing-up.',
        when: ['trusting'],
      },
      {
        text: 'Somebody has left the fridge open, and {name} has met the cold. It puts one foot in. It looks round at you with eyes like two pieces of sky, opens its mouth, and out comes its first no.',
        when: ['baby'],
      },
    ],
    curious: [
      'The road goes round a corner there. {name} does not take the road’s word for it. It has leaned into the lead until it stands at a slant, to see what it says on the other side.',
      'You have opened the freezer. Its head is in, up to the shoulders, and from within, muffled, come questions about the rent.',
      'A feather is going by, from the north. {name} sits down, lifts its nose, and goes through the whole of the north behind it, as far as the ice.',
    ],
    bored: [
      '{name} has said no to you three times this morning, and you had not asked anything. It has to practise. Take it out: let it pull, let it run, play at anything with a far end.',
      'It has argued with the fence, and the fence would not be drawn. It has dug up the fence. A run, or a sledge, or a game of some length, before it takes the shed.',
      'A long falling vowel, with its chin on the sill. Out there the whole road lies unused. {name} asks that it be put on record that nobody plays with it. Play with it.',
      {
        text: '{name} lies with its widow’s peak against the fence. You ask what is wrong, and it does not even contradict you. Put the harness on it, take the other end, and play at being heavy.',
        when: ['sad'],
      },
    ],
    hungry: [
      'It starts low, in front of the freezer, and goes up by thirds. At the top it opens one eye to see what it has done to you. Feed it.',
      '{name} wishes to state that it is not hungry, has not been hungry, and would eat anything put before it in protest. The bowl is upside down on its foot. Bring the meal.',
      'The other husky has not been fed at all, says {name}, and hauls it out from under the bench for you to see: grey, light, nothing on it. You may begin with the one that talks.',
      {
        text: '{name} has turned its bowl over and sat on it, outside, in the drizzle. Whatever you say through the window, it says no. It does look round when the tin is opened. Feed it.',
        when: ['wary'],
      },
      {
        text: 'The lid of the freezer goes up, and down, and up. You come in. {name} is on the far side of the yard, washing a foot. It was the other one, it says, under the bench. Feed whichever will come.',
        when: ['wary'],
      },
      {
        text: 'It puts its cold nose under your jersey, at the back, all the way up, and says the case for dinner against your spine. You have never been able to argue with that. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has got its head under your arm and lifts, until the pen goes across the page. It has an amendment to that letter. It sings it in your ear, with a cold nose for the stops. It is fish. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'No aria. {name} has turned its face from the freezer and gone into a knot in the draught with its tail drawn over. That is how they wait out a storm. It has been {hours} hours: food now.',
      '“Would you like something?” you say, and {name} says yes. It said it at once, in one short breath. You have the cupboard open before you know that you have run.',
      'It set out to pull to the kitchen, and there was nothing behind it, and it was too heavy. {name} lies in the hall, pointing the way with its nose. Be quick, and bring it here.',
      {
        text: 'You lift the tail off its face, and it lets you, and the ruff below is thin as grass. {name} would take broth off your hand, and medicine, and for once have nothing to say to either.',
        when: ['weak'],
      },
      {
        text: '{name} throws its own voice down the road, waits, and goes after it a little way, and comes back thinner. It does not ask you. It asks the moon, in thirds. Put meat out on the ice, and go in.',
        when: ['wary', 'well'],
      },
      {
        text: 'You come with the bowl, and {name} gets up to refuse it, as far as the elbows. It has no more no in it, after {hours} hours, than a pillow. Warm broth on a mitten, medicine behind it, and hold on to the ruff.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} set out for the end of the road and turned back at the letter box. It gave reasons, but only two. It could do with rest in a cold place, or with medicine.',
      '“You had better lie down,” you say, and {name} lies down. You look at one another. Give it a bit of medicine, and open the window for it.',
      {
        text: '{name} sings you the first line of something rude, from where it lies, and the tail beats snow out of the rug. Then it needs its breath. Medicine, and let it rest, and it will do the chorus.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are twigs in the undercoat, and a road, and something that was a pie. When it lies down it crackles. {name} will fight you over a wash. It should have one.',
      'The white of {name} is grey and the grey of it is brown, and the one under the bench looks cleaner. It has noticed that. It takes the matter up with you: a bath, and cold.',
    ],
    sick: [
      'You told it to come and it came. You told it to sit and it sat. {name} looks up at you with dull eyes and has no objection. It needs medicine.',
      'There is fresh snow on the step, the first, and the door is open. {name} stands before it and does not go out. Please give it medicine.',
      'It says its no, but in one pitch, and there is no song to it. The nose under the tail is dry and warm. Medicine for {name}, soon, and a cold floor.',
      {
        text: 'It turns its head from you, which is a no, and a small one. It has lain on the warm side of the house all day. Medicine for {name}, on the end of the broom, and prop the door for the wind.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has come in out of the cold by itself and lain down at the stove. It never did that. It does not know where it is. Medicine, at once, and carry it to the cool.',
      '“Stay,” you say, and it says yes, hardly louder than snow. Hold on to {name} by the ruff. Give it its medicine this moment.',
      {
        text: 'You lift it in your arms, where it has never been, and it weighs what its coat weighs. {name} looks at you, blue, from far down in the ice. Give it medicine now. Then argue with it, softly, until it hears.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The line has gone slack. {name} lay down in the traces {hours} hours ago, with its head to the north, and nobody has spoken to it since. Speak to it. Sit by it, now.',
      'It has wound itself up so tight that there is no dog to be seen, only the tail, with frost on it that does not melt. Put your hand in under there, and stay.',
      'Your step, your weight upon the boards: {name} knows that. It leans towards it, by a hair, as though to take up the load. Do not make it pull. Come and sit with it.',
      {
        text: 'It has run its line to the end and back for {hours} hours, sound in every leg, with nothing on it. Now {name} stands in the traces and will not go. Come and be its weight. Sit down on the sledge, behind it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has got into the wool of the other one, under the bench, so that you cannot tell which breathes. For {hours} hours they had only each other. Put your arm in. Have medicine in the hand, and leave the arm there, heavy.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is a ball on the porch, with snow on it. There is a small hole in the snow, and a thread of breath comes out of that, and it mutters.',
      'Tail over nose, nose under tail: one could not find the end of {name} if one wanted to undo it. Somewhere in there a far team is running.',
      'It says no in its sleep, and again, in a lower key, and is talked round. All four feet set off, and on the wall your umbrella, whose strap it has got hold of, sets off too.',
      {
        text: '{name} sleeps out by the gatepost, though you made up the porch. Snow has filled its tracks. Before you go in you see one ear turn with your boots, and lie flat again.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on top of the coal, in the open, where it can see both roads. There is rime on it. You set your lamp in the window, and out there, without unwinding, the knot turns its back to it.',
        when: ['wary'],
      },
      {
        text: 'You sat down on the step, and the knot was tied with you in it: tail over your ankles, nose under your knee. {name} sleeps. Your feet have never been so warm nor the rest of you so cold.',
        when: ['trusting'],
      },
      {
        text: 'You find it in your bed, in July, on a bag of ice from the fishmonger’s. {name} says no in its sleep. You get in at the edge, and a tail is drawn over your face, for the midges.',
        when: ['trusting'],
      },
      {
        text: 'It lies stretched out, and has not tied itself. {name} never slept in a line before. The tongue is dry, and it says nothing, to nobody. Let the night air in on it. When it wakes, medicine, and a no from you, gently.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The breath hole in the knot has almost closed. {name} sleeps through until {wakes_at}, and it has stopped muttering. Reflect beside it now, and disagree with it quietly.',
      'It lies down too long for one night’s halt. You cannot get it on its feet before {wakes_at}. Sit close up against {name}, on the windward side, now.',
      {
        text: '{name} has curled up on an empty stomach to make it smaller. It is to wake at {wakes_at}: have meat thawed by then. Now, at once, reflect here beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'No, says {name}, from the far end of the yard. You had only said its name. That is the first of seven. Sit down on the step and hear the others.',
      'It does not come when it is called, and it does not go. It stands side on, with one blue eye, and makes up its mind a kilometre at a time. Be company, and do not hurry it.',
      'You held out the harness, and it walked once round that, at a distance, talking under its breath. {name} has not said what you weigh yet. Wait with it.',
      'For {wait}, once, there was nothing on the line behind it. {name} pulls differently since then: it stops, and listens, and takes up the slack very slowly. Sit where it feels you.',
    ],
    back_from_death: [
      '{name} is back from further north than there is. It stands in the hall with ice between its toes, and has nothing to say. Stay by it, contradict it a little, and be punctual with the next meal.',
      'It was gone, and the one under the bench had already begun to lift its head. {name} has lain down beside that, nose to nose. Sit with the two of them. Let its meal come on time.',
    ],
    old: [
      'The frost on its ruff stays all summer now. {name} says no once, in the deep voice, and everyone knows what the other six would have been.',
      'It pulls at a walk. You have to carry the middle of the lead so that it should not touch the ground, and {name} does not look round to see who is doing that.',
      'By the fluff beneath the bench one can tell its age, like a tree: {days} days. There are two ears, a tail, and something round the mouth that is just about to object.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} protests that it was better last time, and that there was more, and that the plate was colder. While it says so, it eats it.',
        'You set it down. {name} walks all round the bowl, in case there is a north side, and there is. You have been standing on it. It moves you over with one hip, and eats.',
        'It takes the largest piece out on to the porch, lies down on it until it is properly chilled, and comes back to inquire about the others.',
        'That was not enough to get a dog to the gate, says {name}, licking the bowl along in front of it, up the hall, as far as the gate.',
        'You ask if it was good. It reads you four heads of complaint, with its mouth full, and not a crumb falls out. There is none.',
        {
          text: 'Whoo, it says, over the dish, and oh, and no, and whoo, and ends upon a yodel. It asks that this be taken as a minority view. It would like to meet the fish again.',
          when: ['well'],
        },
        {
          text: 'No, says {name}, and looks at the bowl, and at your boots beside it. You take away the boots. The bowl is heard going along the passage and out over the sill, and there it is eaten.',
          when: ['wary'],
        },
        {
          text: '{name} has it in eight bites, and a complaint to each. Then it wipes its frosty ruff down the length of your trousers, so that you are grey to the thigh, and says the ninth into your hand.',
          when: ['trusting'],
        },
        {
          text: '{name} has never seen a dinner. It tells it no. The dinner does not answer, so it bites it, and it is good, and {name} has to lie down flat on its stomach to think about that.',
          when: ['baby'],
        },
        {
          text: '{name} sings no from the gate to the bowl, walks you there by the belt, and eats with its back wedged against your knees. At the last bite it looks up, frost on its chin, and says it in the low voice, twice.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It is too little, too warm, and in the wrong country, and {name} has eaten it before you have turned round. It takes the bowl by the rim, and you by the sleeve, and is off up the hall, north.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'No, in the second pitch, for you. The bowl it has no quarrel with. {name} hooks that by one foot, draws it out on the porch, eats with its ruff to the wind, and kicks it back in as far as your slippers.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats at a trot. It takes a piece, goes round the yard with it, disputing, and comes for the next, and not on the side where you stand. Six pieces. You hold the bowl out on the seventh lap, and it slows.',
          when: ['wary', 'well'],
        },
        {
          text: 'You argue for it, since it has no breath. It is too small, you say, and too late, and the fish was a fool. {name} eats from your hand and listens, and the brush of the tail moves, once, on the boards.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You have been on time {streak} times running, and {name} is short of a grievance. It looks for one, on the floor, on your shoes, and finds nothing, and lays its cold nose in your hand.',
        'That makes {streak} without a break. It has brought its objections down to two, and makes them facing you.',
        'After {streak} on time it has stopped coming to the freezer to lodge its claim. It stays out on the porch and calls the hour, once, in a low voice, like a watchman who knows everyone is in.',
      ],
      early: [
        'It has not gone ten kilometres since the last one. {name} takes a bite, tells you at length what it is not, and pushes the bowl back to you along the hall with its nose. Bring it at {opens}.',
        'No, says {name}, and for once it means nothing by it: it is not hungry. A little, for the sake of the discussion. The proper time would be {opens}.',
        'The bowl is eaten down as far as manners go, and pushed under the bench for the other one, who is said to be starving. You will find it licked clean, and no witness. Come again at {opens}.',
        {
          text: '{name} has not asked for anything, and says so through the fence. It takes one piece that you threw over, buries that in the cold bed, and turns its blue eyes to the north. You may call at {opens}.',
          when: ['wary'],
        },
        {
          text: 'No, and it comes and sits on your boots to go into it. It is three kilometres too soon. {name} eats a bite so as not to be thought narrow, and leans back on you with all it has until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} has prepared a statement. It is long. Around the middle it becomes aware that you have put down the bowl, eats it without losing the thread, and goes on with the part about trust.',
        'It has worn a groove in the step, and does not get out of it. You bring the bowl there. {name} eats and says not a word, and you find that you are making its case for it.',
        'You are behind time, and it leaned out for you till there was a groove in the step. It takes the food. The next while it goes on a loose line, as one does before thin ice.',
        {
          text: 'The statement was ready, and {name} has not the wind to read it. It eats, lies down upon the whole of the grievance, and gives you a dull blue look. Let there be medicine with the next.',
          when: ['weak'],
        },
        {
          text: 'There is no statement. {name} lies in the groove in the step and licks the bowl on the far side from you. When you reach for its ruff it says yes, and shuts its eyes. Get medicine, at once, and open the door.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has gone behind the woodpile, into the shade, out of the argument. You slide the bowl in. Two bites, and the nose goes under the tail, warm. {name} will not come out for you. Lay a dose in the snow, by the last log.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} is on the roof of the shed, singing your name with the word no before it, and all the dogs of the valley have the chorus. It comes down by the far side, eats, and goes up for the second verse.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has pulled. There is a trench from the gatepost to the step, and the post has come along. {name} eats with the collar still tight. Then it turns its back to you, digs in its feet, and pulls the other way.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and reads you the whole of it, article by article, with its cold feet on your chest, so that you shall not get up during the footnotes. At the end it licks the chin it was addressing.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It had curled up to wait for you, as in a blizzard, and after {hours} hours the knot takes some time to undo. Then {name} eats, in silence, with ice on its lashes. Do not leave it out so long.',
        '“That was {hours} hours,” you say. {name} does not dispute it. It eats, and shivers, and frost falls off its lashes in the dish. You would give a good deal for a no.',
        '{name} swallows it frozen as it is. Afterwards it sets its shoulder against you and pushes, not hard, to find how much you weigh, and whether you are likely to stay put.',
        {
          text: 'You undo the knot yourself, tail first, and hold the food where the nose was. It eats a third and says thank you: that is what {hours} hours have done. Medicine, before it agrees to anything else.',
          when: ['weak'],
        },
        {
          text: 'You have to blow the frost from the knot to find where it opens. {name} swallows what you push in there, and draws the tail over. For {hours} hours nothing hung on its line. Put medicine in there, and say something it could be against.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours it eats when you tell it to, and stops when you tell it to. {name} is hot right down to the skin, and lies with its chin on the slack. Give it medicine, and do not tell it anything else.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It was {hours} hours, and {name} has gone round by way of the coast. There is salt on it, and the end of a chewed rope. It eats, standing, one shoulder to the gate, with no complaint for you at all.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'No. In the first pitch, the second, the fourth. {name} walks round it, looks beneath, and hands down the reasons while you stand there with the ladle. It is full. Try it at {opens}.',
        '{name} has fuel for the day and the pass after it. It hauls the bowl out to the step, to keep. Come at {opens}. It is not open to offers.',
      ],
      ill: [
        'You hold it up to those dull eyes, and {name} takes three bites, and thanks you. It has never thanked you. Put down the bowl and get the medicine.',
        'It takes what lies on your palm, and leaves off in the middle to rest its jaw there. There is no commentary. Medicine next.',
      ],
      loved: [
        '{item}. {name} opens its mouth to say what is wrong with it, and stands like that, and nothing comes. Then it puts the whole of its face in.',
        'The aria breaks off in the middle of a bar: {item}. One hears it eat. When all is gone it takes the note up where it left it, but in the major.',
        'No, it says, oh no, oh no no no, and dances it, round and round, sideways, till the frost flies off its ruff: {item}. You had to feed it on the move, like a train.',
      ],
      disliked: [
        'It gives seven reasons, and here it means them: {item}. Some is eaten in the course of the debate. Fish, says the last of the reasons, or failing that reindeer.',
        '{item}. {name} has taken that beneath the bench, laid it in front of the other one, and waited. It comes out with fluff upon its nose. That is two against. Bring something frozen.',
      ],
      harmful: [
        'It said no. It says that to all you give it, so how were you to hear: {item}. {name} hangs its head over the step and drools, and the hind legs tremble. That was not a meal. Keep it locked up.',
        '{item}. {name} drags itself out to the cold and lies with its belly to the stones. It has stopped telling you about it. Keep it away from that for ever.',
      ],
    },
    play: {
      wanted: [
        'It would not, it could not, not today, with that wind. You are still doing up your boots. {name} tells you all this again from the far end of the field, and getting smaller.',
        'The line comes tight, and there is nothing in the world but forward. You are somewhere behind it with your heels down. {name} does not look back: it feels you laughing, along the rope.',
        'Twenty minutes, you said. The stars are out. {name} is explaining to you why it is nearer to go on.',
        'When you can no longer stand it runs round you, and round, and tells you all about it in vowels: the ditch, how it took the ditch, and what the ditch had to say.',
        {
          text: '{name} has gone through the hedge, and come back through the same hole, so as not to be unreasonable. It sheds joy. It sheds fur also. You are grey to the knees.',
          when: ['glad'],
        },
        {
          text: '{name} pulls, and you hang on, and it goes like a sleigh bell. But whenever the line goes slack it stops dead, looks straight ahead, and waits until you are heavy enough again to be believed.',
          when: ['wary'],
        },
        {
          text: 'You throw snow over your shoulder and walk. Something cold hits your hat. You do not turn. By the time you reach the gate you have it down your neck, and behind you somebody is yodelling into its own elbow.',
          when: ['wary'],
        },
        {
          text: 'At the turn {name} does what it has never done: it looks round at the load. It is you, red in the face, with burrs in your hair. It laughs, in seven pitches, and pulls harder.',
          when: ['trusting'],
        },
        {
          text: 'You lie down on the tea tray and give it the rope. No, says {name}, oh no. The tray is over the bank, the beck and the lower field, and it has sung every metre. It walks back beside you, leaning.',
          when: ['trusting'],
        },
      ],
      little: [
        'One round, for the record. It had already won an argument this morning, against a crow, and is still warm from it.',
        '{name} trots with you as far as you like, which is not far. It has a good mood on and no need of a bigger.',
      ],
      bad_time: [
        '{name} gets into the harness and leans, and the harness holds it up. It does not move off. Take it out of there, gently, and see to what comes first.',
        'You say, shall we? And {name} says yes, lying down, with its tail over its feet. Take off your boots again. Sit by it, and go through what it might be in want of.',
        {
          text: 'It went twelve steps, and lay down in the traces with its nose under its tail. {name} is ill. It needs medicine, not a road.',
          when: ['ill'],
        },
        {
          text: 'There is nothing left in there to run on. {name} pulls you, very slowly, by a slack line, to the freezer. Food before distance.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. It screamed, there is no other word, until you had the buckle shut. Then not a sound, for eleven kilometres, except four feet.',
        'You came home by moonlight, without your hat: {item}. {name} had not finished. It lay down in the yard to sulk, and steam went up from it like a chimney.',
      ],
      disliked: [
        'There is no far end to it: {item}. {name} went there, and was there, and asks what one does next. A sledge, it would suggest. A hill.',
        '{item}. It takes its seat with its back to that and reads out an objection. You may do it, it says, by all means, and it would go for a run meanwhile.',
      ],
      harmful: [
        '{name} ran on till it could not, for that is all it knows. It lies on its side with its tongue out, burning, and the sole of one foot is raw. Cold water, slowly. Do not ever do that again: {item}.',
        '{item}. It cried out once, in a voice which is not among the seven. It holds up the leg and will not be led. Put that away, and carry it home.',
      ],
    },
    clean: {
      wanted: [
        'You comb and comb, and a grey cloud stands up beside {name}, as high as it, with the beginnings of a face. It asks to have it put under the bench, with care.',
        'It spoke against it throughout, without notes, and over the road a window was opened to hear. You rinse, and the mud goes, and there is the widow’s peak, and {name} has lost its place.',
        'Between each pair of toes there is a ball of something, and you get them out. {name} says no for every one. At the last it gives you the foot before you have asked, and says no.',
        {
          text: '{name} allows the comb as far back as the shoulders. There it says no, in the third pitch, which it means. You do that end again, slowly, and in a while a hip is moved up, under the comb, by chance.',
          when: ['wary'],
        },
        {
          text: 'You comb the fence, in long strokes, and hum. {name} is very much against it. It comes and stands on the other side to say so, close up, with its flank to the gap, and some of the strokes go astray.',
          when: ['wary'],
        },
        {
          text: 'It lies down on your feet to be done, and keeps up such a moan that people come to the fence. You stop. It looks up, blue and outraged, and puts the comb back in your hand.',
          when: ['trusting'],
        },
        {
          text: '{name} lies on its back on the ice with its arms out, howling, and you do its front with the rake. It has never shown anyone the white part. The howl has a purr in it, about the ribs, and stops if you do.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing in that coat but coat. {name} lets you go over it once, muttering, on the understanding that it is not a precedent.',
        'You rinse it, and what runs off is water. It shakes, and it rings faintly, like glass. It was clean.',
      ],
      loved: [
        '{item}. {name} goes down on its back in the middle of it with all four legs up, and howls, upside down, which takes a good deal of the edge off.',
        'It has brought forward its reasons against, and lain down on its side, and lifted the upper leg: {item}. A whole winter comes off. It looks five kilos younger.',
      ],
      disliked: [
        'It has argued it to a standstill: {item}. One half of {name} is clean, and the other half is holding out. A rake, it says, and cold water. It is always open to terms.',
        '{item}. It was warm, and it smelled of roses. {name} has gone to roll in gravel and means to be some time.',
      ],
      harmful: [
        'That coat is its house, summer and winter, and now there is a hole in it. {name} shivers in the sun and keeps on turning round to look. Never let anyone come near it with {item}.',
        '{item}. The skin is red under all that fur, where nobody can see. It does not argue. It whimpers, on the wet stones. Rinse it cold, and throw the thing out.',
      ],
    },
    medicine: {
      wanted: [
        'It takes it with no debate and that is how you know that it was needed. An hour after there is a small sound, from the cold porch: no. You could have kissed it.',
        '{name} swallows, lies down across your feet and is silent. Its ears cool first. Then it moves off your feet by a hand’s breadth, so as to be able to say that it had not been there.',
        'You hold it by the ruff until it goes down. {name} begins to mutter. It is only one vowel, and shaky, but it is against you.',
        {
          text: 'It takes the stuff from you, since it has no strength to refuse, and goes off to be unwell behind the woodpile. You wait on the step. Towards evening the woodpile says something against you.',
          when: ['wary'],
        },
        {
          text: '{name} gives you its jaw, swallows, and says very low, so that the other husky will not hear, a thing with hardly any no in it. Its nose is cold by the time the lamp is lit.',
          when: ['trusting'],
        },
        {
          text: '{name} takes your wrist in its teeth, very lightly, and steers it, spoon and all, in at the side. It would sooner have done it itself. It lays its dark peak against your neck and complains of you to you.',
          when: ['trusting'],
        },
        {
          text: 'You have to lift the head, ruff and all, and it is as heavy as wet snow. {name} swallows. It does not mutter yet. Open the window, stay, and give it more when the hour is up.',
          when: ['ill'],
        },
        {
          text: 'You put it in a snowball and bowl it gently to the woodpile. {name} looks at that for some time. It was always going to eat snow. The medicine has gone down with it, and a mutter comes out, and there is grit in it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It opens its mouth to say no, and has it. You step back three paces. {name} has no strength to be angry, but it gets up on one elbow to think of what it would have said. The dose did that.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '“No,” says {name}. “No, no. Oh no.” It runs twice round the table, over you and under. There you have your finding. It is as sound as a bell and about as quiet.',
        'It has put forward the other husky, as being in greater need. That one took it without a murmur, and is no better. Put the spoon away.',
      ],
      loved: [
        '{item}. That is another thing, says {name}: for the road one does what has to be done. It gives you its feet in turn, and looks over your head into the distance.',
        'It complains of the delay, of the hour, of the way you hold it, and keeps perfectly still the whole time: {item}.',
      ],
      disliked: [
        'Down, up, down, a recess, down: {item}. It did some good. There will be a letter from the lawyers. Freeze it in a bit of fish another time.',
        '{item}. {name} holds it between its teeth, talks past it for a quarter of an hour, and swallows by mistake on the word “never”. It helped a little.',
      ],
      harmful: [
        'It said yes to it, and you had not the sense to be afraid. {name} cannot hold its head up now. It lies with its eyes open and they are like ice that somebody has trodden on. Never again {item}. Stay.',
        '{item}. All of its legs are running and it lies on its side. No road is that bad. Throw out what is left, cool it, and call somebody who knows.',
      ],
    },
    discipline: {
      wanted: [
        '“Whoa,” you say, and dig in your heels, and are drawn six metres through the gravel. There it stops. It says what it thinks, at full length. But it has stopped.',
        'You let it bring all its reasons, and do not stir. At the end of the seventh there is a silence. {name} goes in, past you, with a low tail. It is muttering, but it goes.',
        {
          text: 'You sit down in the snow, and the line stops. {name} leans. You think of heavy things. It has seven opinions about it, none of them short, and then it turns round and walks home ahead of you, on a slack rope, mute.',
          when: ['wary'],
        },
        {
          text: '“No,” you say, and it looks at you. That is its own word. You say it lower. {name} takes its foot off the neighbour’s gosling, puts its brow to your knee, and says that this was well sung.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was doing that already. It had only been doing it in such a tone that you could not know.',
        'You say quiet. It is quiet. It has been quiet for an hour, and now breaks off to tell you so.',
      ],
      bad_time: [
        '“You are right,” says {name}, as well as a dog can, small and flat, and looks at the wall. You had not expected that. Stop there, and find out where it hurts.',
        'You pull one way, and nothing pulls the other. {name} has lain down with its tail across its eyes. Let go of the line. Something has to be put right before it can disagree with you.',
        {
          text: 'You tell it what it did, and {name} says yes. It says it to the next thing also. It would say yes to a bear. Feel the ears. Leave off at once, take it into the cold, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. It has met its match, and is happy. You each gave up something: it the bed, and you, as it turns out, the other bed. It will hold to that.',
        'It goes into the thing thoroughly, clause by clause: {item}. It has agreed to the whole on condition of having been against it.',
      ],
      disliked: [
        '{item}. It does it, and the way in which it does it will be talked about. One reasons with a husky. One does not merely tell it.',
        'You have won, and there is no pleasure in it for anyone: {item}. {name} faces the wall and drafts an appeal. Try terms, next time.',
      ],
      harmful: [
        'It went over the fence. It simply went, at the first of it, and you have called until dark: {item}. It came home on its own, by the north side, and will not have the lead touched. Never that again.',
        '{item}. There is a note that {name} kept for nobody, and you have heard it. It is in the corner under its tail. No one has learned a thing. Make your peace with it.',
      ],
    },
    sleep: {
      wanted: [
        'It would rather not, it sees no need. You hold the back door. It goes round to the cold side of the house, still talking, turns eleven times against the wind, and ties itself up with its tail.',
        'You open the window, all the way. {name} has lain down under that before you have got to the end of the sentence, and what it had to say it says into its own fur.',
        {
          text: 'You put down straw in the porch. {name} looks at it, and at you, and digs itself a bed in the bare flower bed, from which the porch can be watched. It does take one straw along.',
          when: ['wary'],
        },
        {
          text: 'You make up straw, and say that it must on no account lie there. {name} considers that, with its back to you, for the whole of the dusk. At lamp-lighting there is a great deal of turning round, out of spite.',
          when: ['wary'],
        },
        {
          text: 'No, says {name}, and no, and has you by the sleeve, and you are sitting out in the yard in a blanket. It winds itself up on your feet, argues a little with your socks, and stops.',
          when: ['trusting'],
        },
        {
          text: 'You are asleep when the window goes up. {name} comes in with the night on it, walks over you to the wall, and ties its knot in the bend of your knees, tail round your feet. It was not tired, it says.',
          when: ['trusting'],
        },
        {
          text: 'You wet the sacking, and spread it on the north side, and leave it the wind. {name} goes down on it without one turn. Let it lie unknotted. When it wakes bring medicine, and be told off.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It rests with its eyes open and its feet ready, and asks you every few minutes, in a long vowel, how much further.',
        '{name} has gone through the motions, and has proposed an amendment: you lie down, and it goes out.',
      ],
      loved: [
        '{item}. It breathes in, down to the tail. For once it finds nothing to add. The frost creeps out along the ruff from where it has put its nose.',
        'It said no, but it was lying down already when it said it: {item}. The other one has been brought, too, and put at its back, out of the warm.',
      ],
      disliked: [
        'It is warm: {item}. {name} endures it, panting, in the attitude of a prisoner of state, and by and by you hear it get into the bath.',
        '{item}. It has rested, in so far as that can be done while stating one’s case. A draught would have settled it.',
      ],
      harmful: [
        'The heat could not get out through all that fur. {name} lies flat, breathing like a bellows, and does not know you. Cold stone, wet feet, air. Never put it to {item} again.',
        '{item}. It got up from there, said yes to the wall, and walked into it. Its nose is hot as a stove lid. Take that away. A husky sleeps cold.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the step, and {name} sits down with its back to you, facing north. It grumbles a bit. You say: I do not think so. It grumbles more happily.',
        'Neither of you goes anywhere. It has never tried that for so long, and looks down several times at its feet, to see what they make of it.',
        'Its shoulder comes to rest on your knee and pushes, and you push back, not very much. You could hold that for hours. Nothing is being moved.',
        'A single flake comes down, or it is fluff. {name} and you watch it as far as the ground, and each of you has a theory.',
        'It goes over the whole route again from the beginning, in a murmur: ditch, hill, ditch. The best place, it says, was where there was {loved}.',
        '{name} did {wait} once with an empty line. It does not reproach you for that, it has only put it down under distances, as the longest.',
        {
          text: 'There is a voice that {name} has for no one else. It is low, it stays on one note, and the word in it is still no. You have to hold your breath to hear.',
          when: ['trusting'],
        },
        {
          text: 'It lets you hold the line with nobody pulling. {name} lies at the other end of it, by your foot, and sighs, and says one thing, low, on the one note. You answer no. That was what it hoped for.',
          when: ['trusting'],
        },
        {
          text: 'You tell it how far you have come today, and {name} listens to the kilometres. Then it gets up, leans on you till you move over, and takes the place on the weather side.',
          when: ['trusting'],
        },
        {
          text: '{name} lies down at the end of its line, with the whole length of it between you. You lay your hand on your own end. After a time you feel something there: it has taken up the slack.',
          when: ['wary'],
        },
      ],
      little: [
        'It has heard your side, three times, and you have heard its own. The house is adjourned. Go and do something it can object to.',
        '{name} has sat still as long as any husky ever did, and there are witnesses. It must be off. Keep the step warm. No: keep it cold.',
      ],
      ill: [
        'You sit down on the cold side of it, and {name} lays its nose under your arm instead of its tail. It says nothing against you. Wait until it breathes easier, then see to what it needs.',
        '“You are going to be all right,” you say, and it would dispute that, if it had the wind. It puts one foot across your wrist. Stay, and bring it what is wanting.',
      ],
      asleep: [
        'You sit to windward of it, and the knot undoes itself by so much as one ear.',
        '{name} is on the road, and the feet are going. When you have been there for a time they go heavier, and steady, as if something had been hitched on.',
        'It tells you in its sleep that it is not asleep. You let it have that one.',
        'Far into the night, from under the tail, comes half an argument. You can make out only the subject: {loved}. You take the other side, softly.',
      ],
      shy: [
        'From the end of the yard it says no. You stay on the step and say nothing. After a while it says it again, from the middle of the yard.',
        'You have put one end of the lead down in the grass and sat down by the other. {name} has not picked it up. It has lain down so that it passes under its chin.',
        {
          text: 'You sit on the sledge in the yard with your hands in your sleeves. {name} goes by with news of what it will not do. It will not come near. It will not get on. The sledge dips, behind you, at the very end.',
          when: ['well'],
        },
        {
          text: 'You sit down against the outside of the house, in the wind, where it lies. {name} has turned its face from you and its back to your coat. It would say no. It has not, yet. Hold out medicine before it can.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'raw salmon kibble':
        '{name} hears the sack and is against it, from the hill. It is against it in the doorway. It says, with its mouth full of raw salmon kibble, that a fish would have swum further, and pushes the bowl at you for proof.',
      'frozen beef chunks':
        'You tip out the frozen beef chunks, and they ring. {name} lies down on the biggest with its arms round it, steaming. It tells you that this is hard, that this is cold, that this is the best seat in the house.',
      whitefish:
        '{name} will not have the whitefish. It takes it by the tail, carries it up the bank, will not have it there either, and eats it facing north. The skull is set on your doorpost, looking the same way.',
      'seal oil drizzle':
        'You are told no until the seal oil drizzle comes, in a thin gold line, and then you are told nothing. {name} licks the dish, the spoon, the drip. It shines from the nose up, and objects to the cork.',
      'reindeer meat':
        'It has run with such feet as that. {name} lays its own beside the reindeer meat, to compare, and sings over it, low. Then it eats, with a jerk of the head, like somebody hauling, and you hold the plate.',
      'ice cube broth':
        'You drop it in the bowl, and it clinks, the ice cube broth, and {name} comes through two doors. It chases one cube round with its tongue. It gets it, bites, and tells you, through its nose, about the cold.',
    },
    play: {
      'sled pulling':
        'You have hardly got your boots on the runners. For sled pulling {name} has been against the snow, the rope and you, in that order, and now it is silent, and there is only the hiss, and its tail, and the sky coming.',
      'snow run':
        '{name} refuses the snow run, in fifths, on the step. You shut the door. It is already a plume, crossing the lake. It comes back to tell you that you have missed it, and goes, and you run.',
      bikejoring:
        'You say you will pedal. In bikejoring, {name} holds, that would only confuse matters. The line sings. You take both your feet off and go through the village ringing the bell, with a dog explaining to everyone.',
      'marathon jog':
        'For the marathon jog you have a bottle, a watch and a plan. {name} has you. At thirty kilometres it is still telling you about the second. You sit down on a wall, and it leans into the wall.',
      'snowball chase':
        'In the snowball chase you throw one, and {name} gets it, and it is gone. It accuses you. You throw another, and it bites that in the air, and it is gone. By noon you stand accused of the whole winter.',
      'zoomies in yard':
        'It begins with one foot. Then there are zoomies in the yard, nine of them, ten, {name} with its ruff flat, and at each the same vowel goes by you, bent. You stand quite still in the middle, being the post.',
      'mountain hike':
        'You carry the sandwiches on the mountain hike, and it carries you. {name} has words with the top when it gets there, since there is no more up. It pulls on a little, into the air, to make sure.',
    },
    clean: {
      'undercoat blowout':
        'You switch on, and {name} goes out in all directions. It makes two, the undercoat blowout, a dog here and a snowstorm there, and both are telling you to stop. So you do the tail.',
      'deshedding tool':
        '{name} stands for the deshedding tool with its nose up, objecting, and grey comes away by the yard. You shape it with your foot as you go. It looks round, and there is the second ear.',
      'snow roll':
        'You show {name} the drift, for a snow roll, and it tells you that drifts have been tried. It falls over. It goes down the bank on its back, all feet, groaning, and gets up at the bottom another colour.',
      'cool water bath':
        'No, no, and no, and {name} is in the cool water bath to the chin, with its eyes shut. You pour. It howls at every jug, and when you stop, it moves the jug to you along the edge with its nose.',
      'ice ball removal':
        'You take its foot in your lap for the ice ball removal, and breathe between the toes. {name} sings the part of the foot. Each ball is dropped in your palm, and it asks to have them kept, for August.',
      'wide tooth rake':
        'The wide tooth rake sinks in to the handle, and somewhere below it you strike dog. {name} moans like a door in a play. You draw it through, and the moan goes up as far as the tail, and holds.',
    },
    sleep: {
      'snow hollow':
        '{name} does not intend to lie there. It digs the snow hollow with great contempt, throws most of it on you, turns eleven times to prove it unfit, and draws the tail over. Some flakes have come down on it.',
      'open window draft':
        'You prop the sash, and the open window draft comes in along the floor. {name} was on the point of saying something. It lies down in the stream of it with its ruff blown back, and it is gone.',
      'cold porch':
        'You hold the inner door for it, and it chooses the cold porch, at length. {name} lies across the crack with its nose to the weather. When you have gone up it says the last of it to the boots.',
      'frosty straw bed':
        'The frosty straw bed creaks as it gets in, and creaks at each turn. {name} complains of every straw by name. Then it has its tail over, and you see the frost on the nearest begin to grow again.',
      'arctic wind sounds':
        'You put on the arctic wind sounds, and {name} sits up and tells the loudspeaker that it is late. It hears it out. It lies down with its back to it, ruff up, tail round, as one lies among one’s own.',
      'shaded concrete':
        'It goes flat on the shaded concrete like a dog that somebody has dropped, all legs, chin out. You step over. {name} opens one blue eye, is against you, and lets the cold come up through it.',
    },
    medicine: {
      'paw wax':
        'You warm the paw wax in your hands, and {name} gives you the lead foot. It looks out over the country while you do it. The fourth it puts in your lap, says no, and leaves there when you have finished.',
      'dog booties':
        'You put on the dog booties, all four, and {name} stands like a table. It lifts one. It lifts the other. It has a great deal to say about those, and says it going up the road, faster and faster, soundlessly.',
    },
    discipline: {
      'whoa command':
        'You give the whoa command, and {name} hears it with one ear and goes on with the rest. You give it once more, lower. The rope comes slack in your hand. It has sat down in the road to dispute the vowel.',
      'taller fence':
        'You have built a taller fence. {name} sings it up and down, post by post, and measures it with its eye. It brings the other husky out to see that. Then it lies down inside, and mutters, and stays.',
    },
  },
  refusals: {
    asleep: [
      '{name} is out on the ice, and the line is paid out to the end. It can be handed nothing. It gets back in at {wakes_at}. Reflect, and it will feel that there is a load on.',
      '“No,” it says, without waking, to whatever it is that you have brought. It is prepared to discuss it at {wakes_at}. You may sit there in the meantime.',
    ],
  },
  stages: {
    child: [
      '{name} has got to be a child, and found out about the second word. The first was no. The second is also no, but longer, and goes up at the end.',
      'A day old: {name} is a child now, and has pulled a sock from one end of the hall to the other, with a baby’s whole weight, without once looking round at it.',
    ],
    teen: [
      'Half grown, {name} disagrees with its own feet. They went on without it, down to the brook. There is a small heap of fluff under the bench. Be regular with its meals, that is what it will run on.',
      '{name} is a teen, and argues in two voices, and each of them blames the other. It left home at noon. It was back by ten past, for its things, and stayed to explain.',
    ],
    high_care: [
      'Now it stands on the hill a {form}, grown, with the light in its ruff and you on the line. {name} says, in the low voice, no. It means: hold tight.',
      'A {form}, full grown, and never in finer voice. {name} has pulled you so far by now that it would not know how to go any place with nothing behind it.',
    ],
    balanced: [
      'A {form}, with all its kilometres in it: {name} has been to where the road forks and tried both. It came back by a third, to tell you that all of them could be longer.',
      'Grown now, a {form}, {name} pulls for you when you are there and for the pleasure of it when you are not. It has opinions on every milestone from here to the weir.',
    ],
    low_care: [
      'They speak of a {form}, up by the last houses. It is {name}, and grown. On cold nights you hear it howl, out past the last fence. The line lies in the grass.',
      'It had no one to say no to, so that it lost the habit: a {form} now, full grown, pale, and soundless. When you come in at the front you feel the draught from the back.',
    ],
    rescue: [
      'The cold took something from one foot, that time. Otherwise {name} is all there, grown, a {form}. It goes on three and a half, and will tell you that the half is the fastest.',
      'Full grown, a {form}: {name} lay down in the traces once, and somebody lay down with it. It pulls on a shorter line ever since. It likes to feel the runner.',
    ],
  },
  trust: [
    '{name} said no, and looked to see how you would take it. You said yes. It has not been so happy since it fell through the ice on the water butt.',
    'You stumbled on the line, and {name} stood. It had the whole hill before it, downwards, and it stood, with its back to you, until there was weight on again.',
    'It has looked round. In the middle of the road, in full pull, {name} turned its head to see what it was drawing. It looked at you for quite a while. Then it went on, harder.',
  ],
  streaks: [
    'Ten meals on time. {name} has had to withdraw a complaint, and does not know how that is done. It has eaten it.',
    'Twenty-five on the hour. It used to bark at the clock for being in your pay. It has let it know that the matter is closed.',
    'Fifty. That is as far as to the coast and halfway back, if one puts a meal to a kilometre, and {name} does.',
    'A hundred on time. {name} rose and spoke, for some minutes, and there was not one no in it from end to end. It will deny that.',
  ],
  ages: [
    'Ten days, and on all of them {name} has been told to come in.',
    'Thirty days. The one underneath the bench sat up this morning, or someone had opened a window. {name} put it to bed again.',
    'A hundred days. If you tie them end to end they reach a good way past the last house. {name} has been to look.',
    '{name} is one year old. It has once said yes to the snow, the first time, in the night, when it thought that there was nobody up.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['sled pulling', 'bikejoring'] },
      wish: '{name} has put its head through the handle of the washing basket, and there it stands, facing north. It would like something to pull: a sledge, or you, on a bicycle.',
      granted: 'You asked it where to. It is not a question that {name} has ever understood.',
    },
    {
      by: { action: 'play', item: ['mountain hike', 'marathon jog'], hours: [7, 12] },
      wish: 'In the morning one can see a hill from here. {name} has nothing against that hill. It would only like to know what is holding it up from behind, and it must be before noon.',
      granted:
        'There was another behind it. {name} had always said so. You sat on the top, the two of you, and it pointed out several more.',
    },
    {
      by: { action: 'play', item: ['snowball chase', 'zoomies in yard'] },
      wish: 'It will on no account run round the yard today, not if you were to throw something. It has told you three times where it will not be standing. Snowballs, or zoomies.',
      granted: 'It went round so fast that it met itself, and they had words.',
    },
    {
      by: { action: 'feed', item: ['frozen beef chunks', 'ice cube broth'] },
      wish: '{name} has licked the ice off the pump, and it was a good ice but had no beef in it. Beef, frozen, at the next meal, or that broth with the cubes.',
      granted:
        'You could hear it from the road, like somebody walking over a pond. It saved one cube. It is behind the dictionary.',
    },
    {
      by: { action: 'feed', item: ['whitefish', 'reindeer meat'] },
      wish: 'It has drawn up a list, overnight, of what is wrong with this house. Under one comes whitefish. Under two, reindeer. {name} would like to see either of them dealt with, at mealtime.',
      granted:
        'It has had to strike that out. {name} is left with eleven grievances and a clean bowl, and has gone out into the wind to think of a twelfth.',
    },
    {
      by: { action: 'feed' },
      wish: 'It would like to be contradicted while it eats. Give it its meal, and when it says that this is a disgrace, {name} asks only that you should say: it is not.',
      granted:
        '“It is not,” you said. “Oh, it is,” it said, with its mouth full. You kept that up to the very last bite.',
    },
    {
      by: { action: 'clean', item: ['undercoat blowout', 'deshedding tool'] },
      wish: 'The other one is short of a leg. {name} feels that it has the wool about it somewhere. A good combing out would do it, with the tool, or the blower.',
      granted:
        'It was a leg, and a shoulder. {name} carried it over and stayed for some time to see that it was put on right.',
    },
    {
      by: { action: 'clean', item: ['snow roll', 'cool water bath'] },
      wish: 'Its coat has lain the same way for so long. {name} would like to have it all turned round, in snow, by rolling, or in the bath with the cold tap and no remarks.',
      granted:
        'There were remarks, but only from {name}. It has come out with the parting on the other side, and looks like its own brother.',
    },
    {
      by: { action: 'sleep', item: ['snow hollow', 'cold porch'] },
      wish: 'Last night the stars came down as far as the fence. {name} would like to lie out for that, in a hollow in the snow, or on the porch, with the door shut behind it. Shut.',
      granted:
        'In the morning there was a white mound, with a hole in the top. You said good morning down the hole. It begged to differ.',
    },
    {
      by: { action: 'sleep', item: ['arctic wind sounds', 'open window draft'] },
      wish: 'It is too quiet in here to lie down. There ought to be something that goes over the roof from a long way off. The window, wide, or that recording of the wind.',
      granted:
        '{name} disputed with the wind until about the second hour. By then they had found that they meant the same.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has the beginnings of an argument and no other side to it. You would not have to say anything. Just sit there and be wrong.',
      granted:
        'You sat, and were wrong, and it made its case to you till the light went. It said afterwards that you had put up a good fight.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A load has to be hitched on before the hill and again after it. {name} would like you to sit with it twice today, so that it can take your weight at both ends.',
      granted: 'The same, to the ounce. {name} leaned into that, eyes front, and you would have said it smiled.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A tuft of the other one',
        shape: 'wool',
        text: 'From just behind the ear. {name} took it with consent. In a draught it turns over, and settles facing north.',
      },
      {
        name: 'The ice cube',
        shape: 'gem',
        text: 'It was kept behind the books, and it ought to have melted. {name} looks at you as though that were a thing one could simply refuse to do.',
      },
      {
        name: 'A trail marker',
        shape: 'peg',
        text: 'Red at the top. It stood where everyone turns back. {name} has pulled it out and set it by the gate, further on not being possible at the moment.',
      },
      {
        name: 'The petition',
        shape: 'letter',
        text: 'Four pages, against summer. It has been signed by {name}, and by the one under the bench, with a hair.',
      },
      {
        name: 'A harness ring',
        shape: 'ring',
        text: 'Worn thin upon one side, by somebody who pulled before there was a {name}. If you hold it up you can see a road through it.',
      },
    ],
    return: {
      name: 'A star from the top end',
      shape: 'star',
      text: 'It was in the frost between {name}’s toes. It is very small and quite cold, and however you put it down, it comes to lie due north.',
    },
    streak: {
      name: 'The snowball',
      shape: 'ball',
      text: 'It has its name on it, in the freezer, behind the peas. After twenty-five meals on time {name} lets you hold it, for as long as you can.',
    },
    hundred_days: {
      name: 'A white feather',
      shape: 'feather',
      text: 'Off a ptarmigan. None has been here in living memory. {name} howled a hundred evenings in that direction, and on the next day there was this.',
    },
  },
  release: [
    'You take off the harness. {name} says no, in all the seven, one after another. Then it looks at the road, and goes, and for a long time you can hear it putting its case to the hills.',
    '{name} leans into the line once more and there is nothing on it. It turns round, and looks at you, so that it should know what that was. It has left you the other one. Keep it out of the sun.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay down in the line with its head to the north, and waited to be told to get up. It would have refused.',
      'No one came who could be contradicted. {name} put its tail over its nose and did not take it off.',
    ],
    hunger: [
      '{name} is dead of hunger. It had put its case at the freezer until it had no voice, and after that it went on pulling towards you.',
      'It could go farther on less than anyone. There was nothing, and it went as far on that as one can. {name} is dead.',
    ],
    illness: [
      'At the last it said yes, to no one, quite distinctly. Then {name} was dead.',
      '{name} is dead. All four feet were moving, evenly, like those of a dog with a long hill behind it and the line slack.',
    ],
    poison: [
      'It had said no, as it always did, and nobody could have told the difference. {name} has died of what it was given.',
      'The no was in the lowest of the seven, and it took it after all, as it took everything from you. {name} is dead.',
    ],
  },
  returned: [
    'There is a long vowel out there, far off, coming down from the north. It gets as far as the gate. It is {name}, white to the eyes, and it has a complaint about the road.',
    'The heap under the bench gets up, shakes, and there are two of it, and one of them is {name}. It is cold as iron. It says your name in the low voice, and then: no.',
  ],
  epitaph: {
    openings: [
      '{name} would have said no to this, and gone on. Walk a little way further for it, if you have time.',
      'This marks how far {name} had got, and it was pulling still.',
      'North is over there. {name} has its head that way.',
      'Here {name} lay down in its traces, with its nose to the north.',
      {
        text: 'There was no road so long that {name} had not something to say against its ending.',
        when: ['from_child'],
      },
      { text: 'If grey fluff goes over the grass, let it. It is all one {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It pulled, and there was nobody on.', 'It could have gone on, if anyone had asked it to stop.'],
      hunger: ['It asked for so little, and at such length, and nobody was in.', 'It put its case to a shut door.'],
      illness: ['One day it said yes, and then one knew.', 'The last hill was inside.'],
      poison: [
        'It said no. It should have been asked why.',
        'Out of all its seven, no one heard the one that was meant.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and no, no, you are not coming in, there is air out here that nobody has used. You went to the end of it. It was not the end. You have told them so at the top of your voice, and they told you something back, and you said no to that too, oh, it was lovely. There is weight on the line. There is so much road. Say whoa. Go on, say it, so that you can be against it. And then go.',
      'You are {name}. You have been wronged, in that it is not snowing, and you have never felt better. Your feet have ideas. There is one of you here and another under the bench and the both of you are in voice. They want to go home, they say. They say that it is late. You put it to them that late is only a place further along. They are laughing, you can feel it come up the rope. Further, you say. You wish that to be minuted.',
    ],
    content: [
      'You are {name}, on the good tile. It is thirty centimetres by thirty, and cold to the far side. You have reviewed the day. There are eleven things against it, and you have mentioned nine, the others will keep until they sit down. Someone walks about behind you with the weight that they have, you would know it over ice. You do not turn round. One does not, with a load. But they could come and be told about the eleventh. They could say, surely not.',
      'You are {name}. It is {days} days from here to where you started, and not one of them was flat. You said you would not go. You remember saying it at every hill. And the line was never slack, or hardly, there was always that behind you, breathing, getting its feet wrong, saying your name in the wrong tone. You would not change it for a better sledge. That is not a yes. They may come out on the step and dispute it.',
    ],
    bored: [
      'You are {name}, and there is a fence. You have spoken to it. You have walked all along it, and it comes round and bites its own tail. Forty kilometres are lying folded up in each of your legs and have begun to hum. You said no to the chair. You said no to the soup, you are getting stale. Nobody says, heel. What is the use of a no with nobody in it? You move that a lead be taken, and that all those present should run and play.',
    ],
    hungry: [
      'You are {name}. You will take it under three heads. First: the freezer, and how it is shut. Second: the other one, who is a mere wisp, who has had nothing either. The third is one vowel, for as long as they can stand it. You are not hungry, you would be ashamed to be hungry on so short a stage. You ask as a matter of principle. You move that there be meat in that bowl, so that you can find something wrong with it.',
    ],
    starving: [
      'You are {name}, and you have stopped. It is what one does: make yourself small, tail over, and let it blow across you. You can do it for a long time. You have been doing it for a long time. You are thinking of fish, not to any purpose. Somebody asked you something, and you said yes. It was out before you knew. It did not even hurt. If they heard that, they ought to run. You move for food, and now. You have no conditions.',
    ],
    sick: [
      'You are {name}, and it is too warm, and they are right. They said lie down. They are quite right. They say that it will pass, and you have looked for what there is against that and cannot find it, you who had seven. There is snow out there and it looks like a sheet. You feel for the line, and it does not go anywhere. You move that there be medicine, and a window open. You move that somebody say something foolish, please, and wait for you.',
    ],
    failing: [
      'You are {name}. You have been unhitched, it seems. There is no more pull either way. Up ahead is the team, you see the breath go up from it, and they have left a place, and for once nobody asks what you think. It would be easy. You have always been against easy. If there were a weight. If somebody were to lie on the line, with their whole weight, and the medicine in their fist, and say stay, then you could say no to the others.',
    ],
    near_death: [
      'You are {name}, lying with your head to the north. You did not give up, you were not told to go on. It has snowed on you, or else that is only quiet. There used to be someone behind. You never looked. You thought, one knows a thing by its weight, and now you would give all the road there is to have looked. You have one motion left. That someone sit down, and put a hand in under the tail, where it is still warm.',
    ],
    asleep: [
      'You are {name}, third on the left, and the ice is singing. There are no fences as far as the moon. Before you run those who ran before you, and behind you runs the other one, the grey one, it has got its legs at last, it weighs nothing, it laughs. On the sledge sits somebody wrapped in everything they own. Faster, they say. No, you say, and go faster. It sits beside you now, you think, in the cold. It had better hold on.',
    ],
    shy: [
      'You are {name}, at the far end. You have said it in the first pitch, the plain one, and they have not gone away. Nor have they come closer. They sit there on the step as if they had nothing to pull and nowhere to be pulled to. It is a trick, or it is manners. There is the second. There are seven, and one should hear a person’s answer to all of them. You move that they stay where they are, and do not agree too soon.',
    ],
    back_from_death: [
      'You are {name}. You were past the last marker. It is flat there, it goes on as well as anyone could wish, and there was nothing on the line. You ran, and it was like running in a dream, no hold. Then it came taut. You had thought you knew what you weighed up to then. You are home under protest, you would like that noted. You move that they be heavy for a bit, and wrong about something, and that the meat be brought at its time.',
    ],
    hurt: [
      'You are {name}. You said no. You say it to the good things also, you know that, it is your manner, and how should they tell? But this was the one that you meant. It has gone down and it is hot, it is like being shut in somewhere. You have no song about it. You have put your tail across your face. You move that it be taken out of the house, and all the windows opened. And that you be asked. Asked, and the answer waited for.',
    ],
  },
}

export const HUSKY: Species = {
  slug: 'husky',
  name: 'Husky',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['vocal', 'stubborn'],
  personality:
    'Has forty kilometres in its legs and a complaint about each one. Debates every request in operatic vowels, then runs anyway.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'raw salmon kibble',
        'frozen beef chunks',
        'whitefish',
        'seal oil drizzle',
        'reindeer meat',
        'ice cube broth',
      ],
      play: [
        'sled pulling',
        'snow run',
        'bikejoring',
        'marathon jog',
        'snowball chase',
        'zoomies in yard',
        'mountain hike',
      ],
      clean: [
        'undercoat blowout',
        'deshedding tool',
        'snow roll',
        'cool water bath',
        'ice ball removal',
        'wide tooth rake',
      ],
      medicine: ['zinc supplement', 'paw wax', 'cataract screening', 'dog booties', 'vet checkup', 'antibiotics'],
      discipline: [
        'whoa command',
        'calm negotiation',
        'ignored tantrum',
        'taller fence',
        'direction change',
        'quiet please',
      ],
      sleep: [
        'snow hollow',
        'open window draft',
        'cold porch',
        'frosty straw bed',
        'arctic wind sounds',
        'shaded concrete',
      ],
    },
    harmful: ['sauna', 'coat shaving', 'antifreeze', 'chocolate', 'sago palm', 'heated blanket', 'spicy jerky'],
  },
  appearance: {
    look: 'a thick-furred grey and white sled dog with ice-blue eyes, a dark widow’s peak and frost on its ruff',
    colours: ['#6b7684', '#f4f7fa', '#59b7e8'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'puff',
    eyes: '#59b7e8',
    skull: 'tufted',
    earSize: 0.9,
    tailTip: 'belly',
    marking: 'peak',
    extras: ['ruff'],
    shift: -8,
  },
  book: BOOK,
}
