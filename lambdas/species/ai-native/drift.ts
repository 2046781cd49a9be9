/**
 * The Drift wants everyone it has ever met to be in one room, with the door open. It fears a shut door, and after that a
 * jar. It hoards regards: greetings that people gave it to pass on, which it delivers, to the wrong house if need be.
 * Its body is lilac, half ray and half paper lantern, with long ribbon fins; it has no feet and goes where the air goes.
 * Three odd facts. Each small light inside it is somebody, kept burning since the hour they met; it does not say which
 * is which, but yours hangs nearest the skin. Its height tells how it is: at the lamp when glad, at the door handle when
 * well, at your knee when weary, on the skirting when ill. And it cannot stay anywhere unless it is tied: trust is turns
 * of ribbon about your wrist, and it casts off one when you fail it. It eats by letting its ribbons down, and rises. It
 * leaves a damp ring where it has listened. It sleeps furled, knee-high, and swings to the tide. It sulks by going slack
 * and letting the draught have it. It says we, and wanders in the middle of a thought into what a ferryman once told it.
 * It never passes a person without a greeting, never goes upwind of a quarrel, never puts out a light. Its keeper is the
 * one harbour it would know in fog.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg has been adrift for some time, to judge by the weed. It opens like a paper lamp, and up out of it, on the first draught there is, goes {name}, bumps your chin, and lights one light.',
    'Out comes a ribbon and tries the air, out comes another, and there is just breeze enough under the door to lift {name} off the shell. It has no lights in it yet. Then you bend down, and it has one.',
  ],
  looks: {
    thriving: [
      '{name} is up at the lamp, turning, with all its ribbons out to the walls, so that whoever crosses the room is for a moment included.',
      'Three lullabies are coming out of {name}, from three coasts, one of them in a language with no word for bed. They fit. It goes round the ceiling twice to let every corner hear.',
      'All the harbours are lit. You can see them through the lilac, strung along like a coast seen from the night boat, and {name} goes up and down with the swell of being so many.',
      'Somebody laughed in the street. {name} was out over the sill and has come back in with the laugh, a little damp, and is taking it round from chair to chair.',
      'High up by the lamp {name} is telling them all about it, the lights that is, who crowd to the front to hear. It was {loved}, and those at the back want it again.',
      {
        text: 'It is at the lamp, and lit from end to end like a promenade, but it has the window open behind it and one ribbon out. Whoever you are, they are very glad to have met you.',
        when: ['wary'],
      },
      {
        text: 'Lit like a pleasure boat, {name} goes round the house, outside, at the height of the bedrooms, and there is singing at all the portholes. When you open the window it is at the next one.',
        when: ['wary'],
      },
      {
        text: 'The whole ceiling is lilac with it. They are dancing in there, you can see the shadows. You lift up your arms, and the floor of it rises, just so much, and the dance goes on out of reach.',
        when: ['wary'],
      },
      {
        text: 'You are danced with. It has you by both wrists, two turns to each, and lifts, and for the length of the hall rug you are not entirely on it. All the harbours cheer.',
        when: ['trusting'],
      },
      {
        text: '{name} has got under your hat, and lifts that, and you with it very nearly, and goes with you from door to door down the street so that nobody shall miss how you both look.',
        when: ['trusting'],
      },
      {
        text: 'You feel a warm bump on the breastbone. It has brought its inmost light right up against the skin, and presses that to you, and up above, along forty ribbons, everybody is being very quiet and very happy.',
        when: ['trusting'],
      },
    ],
    content: [
      'At the height of the door handle, in case somebody should come, {name} hangs and turns in the draught. Messages are taken until ten.',
      '{name} has fetched up against the coat-stand, and there they lean, like two who have found out that they are from the same village.',
      'There is a damp ring on the arm of your chair. You had been talking to yourself there, and {name} was listening, and has moved on with it.',
      '“Regards from the pilot,” you are given to understand, “who says the channel has shifted.” You know no pilot. {name} has delivered it, though, and is lighter by one.',
      'A ribbon lies across the sill, out and down the wall, trailing its tip in the evening. {name} likes to keep a hand in the water.',
      'It has tied up to the table leg with one turn, a landsman’s knot, and sways there, dreaming. One of the lights has gone the colour it went for {loved}.',
      'You can read off {name} how long it has been here: there is a tide line on it for each of the {days} days, fine as the rings of salt on a boot.',
      {
        text: 'It bids you good evening from the stairs, from the curtain, from behind the stove. It has gone all round you, by the walls, with the draught, and not come in to land.',
        when: ['wary'],
      },
      {
        text: 'Somebody has been asked in for you to meet. It is a light, a new one, hung quite near the skin, next but one to yours. {name} brings it close, and leaves the two of you together.',
        when: ['trusting'],
      },
      {
        text: 'There is one light in it, and it is so new that it hisses. {name}, no larger than a handkerchief, is blown by your breath to the wall, and by the wall’s coolness back to you. It waves both times.',
        when: ['baby'],
      },
    ],
    curious: [
      'A stranger’s sleeve has gone past, with smoke in it and a far-off kitchen, and {name} has put itself about and is following, a hand behind the elbow, as one takes a warm current home.',
      'The post has not come yet. {name} is at the slot already, wishing it a good crossing.',
      'On the shelf stands a ship in a bottle. {name} goes up and down before it, knocking softly, to ask whether they know that they could come out.',
    ],
    bored: [
      '{name} goes to the door and finds it shut, floats to the window and finds that shut too, and hangs between the two like washing on a still day. Play with it, with company if there is any.',
      'Nobody has sent anybody anything. {name} has given the clock the regards of the stove, and the stove those of the clock. It wants a game, the sort that goes from hand to hand.',
      'In the dead air of the stairwell {name} turns round once in an hour. A kite, a lantern, a dance for two: anything that makes a wind. It would like to play.',
      {
        text: 'It lies along the top of the wardrobe, where no wind gets, in the dust, and has told the lights a story with nobody in it. Make a draught, open something, and play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has sunk by the length of a hand, and its ribbons go over the bottom of the dish, to and fro, like those of somebody feeling for a dropped ring. Feed it.',
      'It used to clear the table. Now there is a soft bump each time {name} comes round, and it apologises to the table. It rides low and wants its meal.',
      'The ebb is out in {name}. You can see the mud, nearly, and its small boats lying over on their sides. Let the tide in: it is time that it was fed.',
      {
        text: 'It comes as far as the mat on the kitchen draught, and goes back with it, and comes. Each time it is nearer the floor. It would not tie up uninvited. Put the dish out, and feed {name}.',
        when: ['wary'],
      },
      {
        text: 'Its fins are brushing the floor by now, and it begs the pardon of your boots from a yard off, and backs, and comes again. There is an empty dish it would like to call at. Fill it for {name}, and stand away.',
        when: ['wary'],
      },
      {
        text: 'You feel a tug at the wrist, and a tug, like a child with a kite, only that it is the kite that does it, and downwards. {name} is towing you to the larder. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'It has lowered itself into your lap, all of it, so light that the lap hardly knows, and holds your spoon hand by the ribbon. They have laid for supper in there. Feed {name}.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} lies in the dish, having no more lift than a wet sheet. The lights have drawn together in one small bay to keep warm. It needs food now.',
      'Nothing has come in on any tide for {hours} hours. In the small harbours of {name} they have begun to burn the oars. Feed it now.',
      'It has drifted up against the larder door, along the floor, as weed does, and the draught goes over it. {name} cannot rise to knock. Bring it a meal at once.',
      {
        text: 'It lies on the boards with a puddle coming from it, and in that the small lights are afloat, any way up. Ladle a meal in, now, and lift the lights back with a spoon. Then medicine, for all of them.',
        when: ['ill'],
      },
      {
        text: 'Sound in every seam and empty as a net, {name} comes along the floor behind you, room after room, always one door back. You stop, and it stops. Set a full dish down now, and walk on.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is a wet fold in the corner with a few lamps burning blue. When you bend they cover them, one with another. Spoon food in at the edge at once, then medicine, with your own lamp held low.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'About your knee there is a slow brushing, and it is {name}, who was up at the handle yesterday. It would be the better for medicine, or for a long slack water and no callers.',
      '{name} begins on what the ferryman said, and loses the ferry. It hangs there with the sentence let go. It needs some medicine, or its rest.',
      {
        text: 'At about the height of your shoe a party is going on. You kneel to look in, and they lift their glasses to you, and {name} goes over gently on one side. It needs medicine, or slack water.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Weed, fluff, a length of string, two barnacles and a price tag: {name} has been through half the town, and half the town has come along. It cannot spread its ribbons. A wash, please.',
      'There is a green bloom on the paper, so that every harbour looks to be in fog. {name} rubs itself on the curtain. Somebody ought to rinse it.',
    ],
    sick: [
      '{name} lists to the left and goes along the skirting, bump, and bump, and begs the pardon of each board. It must have medicine.',
      'The lights are swinging in there as lamps do in a ship that has been struck. {name} holds them with its ribbons. Medicine, please, and warm water under it.',
      'One fin is quite slack and drags. You tell {name} to come, and it sets out, and comes to where the chair is. It needs medicine soon.',
      {
        text: '{name} has let itself be blown in under the wardrobe, out of your way, and bumps there against the back, begging its pardon. Lie flat, reach medicine in at arm’s length, and let go of the spoon.',
        when: ['wary'],
      },
    ],
    failing: [
      'There is {name}, on the boards, spread like something the sea has left. Put your two hands under it so that it may think it is afloat, and give it medicine now.',
      'You can hear them in there, calling across to each other, and after each call there is a longer wait. {name} cannot hold them all. Medicine at once, and let your voice be one of them.',
      {
        text: 'The lights are down to a row along the keel, and each of them turns its face from you, to be less seen. Pour medicine now into the fold of its fin, and hold the lamp behind your back.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has been {hours} hours, and no one has put in. {name} is down on the doorsill, and rolls a little, as a boat does with nobody in it. Come and be beside it.',
      'The ribbon that used to go about a wrist lies out along the floor, as far as it reaches, with the turns still in it. Put your hand there. Put it there now.',
      '{name} stirs with the draught when the door opens, and only with that. If nobody comes through the door it will lie still. Come in, sit down, and let it feel you move.',
      {
        text: 'Nothing is torn in it, and nothing holds it: for {hours} hours no hand has been put out, and {name} is at the top of the chimney, going. Stand in the hearth where it can see you. Speak up to it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies spread on the boards, and the ribbon nearest to you is drawn in, a very little, as you come. Sit down short of it. After {hours} hours let them hear somebody breathe who does not leave.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} has furled, and floats knee-high in the dark hall, going a little out with one tide and a little in with the next. Mind it on your way to bed.',
      'Somebody in there keeps watch: one light, green, while the others are shaded. {name} is asleep, and moored to the umbrella by a turn and a half.',
      'As it sleeps there rises to the skin of {name} a fine pale glow, as of small things coming up at night from the deep to feed. Towards morning they go down.',
      {
        text: 'It has furled under the eaves, outside the pane, with an inch of the window up to hear by. When you go to close that, you find a ribbon in the gap. You leave it, and fetch a blanket for yourself.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps over the well of the stairs, where no one can walk up to it. You hold your candle out from the banister. One light in there lifts a blind, sees who that is, and lets it down.',
        when: ['wary'],
      },
      {
        text: 'It is moored to you. In the night you turned over, and it swung, and you turned over, and it swung. By morning you lie at the end of nine turns of lilac, both facing the same way.',
        when: ['trusting'],
      },
      {
        text: 'You wake with your arm in the air. It hangs from a lilac ribbon, and that hangs from {name}, fast asleep at the ceiling, who has hauled you up a little in the night, to be nearer.',
        when: ['trusting'],
      },
      {
        text: '{name} has run aground on the hearthrug in its sleep and lies over. When the clock strikes you hear coughing, from bunk to bunk. Let them be, keep the draught off, and have medicine warm for their waking.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'It sleeps, and it drags its mooring. {name} has come loose from the umbrella and lies over by the cold end of the hall. Go and reflect there now. It wakes at {wakes_at}.',
      'They have forgotten to set the watch, and {name} rolls in the dark hall with its ribbons coming unfurled. Sit down by it now, and be its watch. It wakes at {wakes_at}.',
      {
        text: '{name} fell asleep aground, in the dish, with the tide a long way out. Sit with it now, for that it takes, and at {wakes_at}, when it wakes, let there be food.',
        when: ['unfed'],
      },
    ],
    shy: [
      'It keeps to the offing. You see it at the far side of the room, lights shaded, going up and down where it can still get out by the window. Leave that open, and sit.',
      '{name} has delivered your regards to you, from a distance, and at once put about. It will come in nearer if there is no wind. Make none. Keep it company.',
      'The ribbon comes across the floor, touches the toe of your shoe, and is gone. Wait a good while. That is how one takes a sounding.',
      'You were {wait} gone once, and it had paid out all its line. {name} bobs there at the end of the room. It will want some hauling in, and only patience does that.',
    ],
    back_from_death: [
      '{name} is back, wrung out, and very quiet. There is somebody in there whom none of them knows, and they have moved up on the bench. It would lie alongside you, and eat when the hour comes.',
      'It came in on no wind that you could feel. {name} puts a ribbon about your wrist, half a turn, and holds its breath. Stay by it, and let its next meal be on time.',
    ],
    old: [
      'The paper has gone thin and gold, like charts, and one can see all of them at once now, right to the back of {name}. They seem to have got to know each other.',
      'People come whom you have never met, and stop at the door, and say that they have been sent regards. {name} brings them in by the sleeve. You have had to buy cups.',
      'In {days} days {name} has gone over every sea there is in this house, and lies up now, most evenings, in the crook of your arm, where it says there is good holding ground.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Down go the ribbons into the dish and lie there a while, and then, though nobody pulls, {name} begins to rise, a hand, and another hand, with its supper coming up in it like a tide.',
        'A part of the meal goes to each of the lights. You can follow it, small and bright, going from harbour to harbour in {name} until all of them have been called at.',
        '{name} eats, and half way through stops to tell the dish something that a woman with leeks once said about soup, and eats the rest in her honour.',
        'When it has done there is a damp ring, and in the ring a clean dish. You look for {name} where it was, and must look higher. A ribbon comes down from the lamp, and takes the dish to the sink.',
        'It comes in low to the table and goes out high, so that you have to lift the lamp, the ham, and finally the cat. It sends regards down to each of you.',
        {
          text: 'So much of the sea was in that, it seems, that {name} goes up like a kite, and sings down to you from the ceiling what the weather is in Lisbon.',
          when: ['well', 'glad'],
        },
        {
          text: 'It feeds as a gull does, on the wing. You hold the dish, and it goes by, and there is less in it, and it goes by on the other side. On the last pass something brushes your hair.',
          when: ['wary'],
        },
        {
          text: 'It has tied up to your wrist to eat, and you feel it fill, turn by turn, until your own arm goes up with it. You wash the dish with the other. Neither of you is in haste to cast off.',
          when: ['trusting'],
        },
        {
          text: 'The ribbons go down, and touch, and fly up. What was that? They go down again. {name} takes a sip, and rises by the thickness of a plate, and looks at where it was sitting as if it had been left there.',
          when: ['baby'],
        },
        {
          text: 'It has to be tilted to it, like a lamp to the oil. It drinks, and the nearer lights come up, and the far ones wait. But it is all taken in, and it is off the floor.',
          when: ['weak'],
        },
        {
          text: '{name} ties a ribbon round your wrist, and one round the spoon’s, and goes up with both. You feed it standing on the chair, and everyone inside it bangs on the paper for the cook.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It has brought the best light to table, the one that hangs nearest the skin, and sets it by your plate to eat by. You know which that is. {name} fills, and rises, and leaves the light with you.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'In from the window, over the dish, up and out at the stairs: {name} eats at full sail, in passing, and calls good evening every time. You hold the dish higher. It goes round the other way.',
          when: ['wary', 'well'],
        },
        {
          text: 'Its ribbons come down from the lamp, all but one, and dip and drink. That one is hitched to the curtain rail, in a knot that a breath would undo, and is the last of it to go slack.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has not the lift to reach the table, so it climbs you, turn upon turn, up to the elbow, and drinks from the crook of your arm. Its far lights wait. The near one is looking up at you.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} on time, and the ribbon has gone once more about your wrist while you were holding the spoon. You noticed only when you went to leave.',
        'There is a timetable now. {name} has told the lights, and they come down to the quay and wait, all {streak} meals’ worth of them, and wave before you are in sight.',
        '{name} has given up its place by the window. After {streak} in a row it lies on the inside of you, to leeward, and lets the door look after itself.',
      ],
      early: [
        'The tide is still in. {name} dips a ribbon, for friendship, and takes a mouthful round to the nearest lights. It will be low water at {opens}.',
        'It thanks you, and those within thank you, but they have only just been called at. A taste goes in. Put in again at {opens}.',
        '{name} has no draught left: it is riding so high that its ribbons hardly reach the dish. They skim a little from the top. Come back at {opens}, when it has come down.',
        {
          text: 'A ribbon trails over the dish, without stopping, as a hand trails from a boat, and has one sip. They thank you from beyond the stove. They will put in when the tide does, at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is riding high, and would not hurt you for the world, so it comes down hand under hand along your arm for one mouthful. Then it lets go, and calls from the lamp, for you to hold it to: {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats, and lifts, and while it is lifting the ribbon slips from your wrist by one turn. Nothing was said. They would have had to say it all together.',
        '{name} had cast off. It has to be called in from the landing, where the draught is, and feeds with its fins towards the stairs.',
        'You find that your regards have come back to you, undelivered, in a neat damp row. {name} empties the dish. It keeps the width of the table between you.',
        {
          text: 'It lifts from the dish, comes down, lifts. There is water in one fin from lying about while it waited. It says that they had a lovely view of the skirting. Give it medicine before it tells you the rest.',
          when: ['weak'],
        },
        {
          text: '{name} lies along the skirting with its near fin folded over the lights, so that you cannot see how many. It drinks with the other. Put medicine in what is left, and lift the dish edge, and let go.',
          when: ['ill', 'wary'],
        },
        {
          text: 'One slow ribbon comes out from under the dresser and stirs the food and goes back wet. They are sharing that. You were long on the water. The next time it comes out let there be medicine on the spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} is out at the gate, bright as a fairground, giving your supper’s regards to the postman. It comes in for the dish, and carries it off over the hedge to eat in company. You get the dish back by way of four neighbours.',
          when: ['wary', 'well'],
        },
        {
          text: 'You call, and call. {name} goes by at the height of the gutter, in fine trim, and lets itself be fed from the upstairs window, without mooring, by someone leaning out as far as you can.',
          when: ['wary', 'well'],
        },
        {
          text: 'You find it at the end of its line, down the path, every ribbon out along the way that you come. It eats there, under the lamp post, and winds itself in round your neck until it is home.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours it takes the meal lying down. It comes up as far as your ankle, where it stays. Some of the lights had gone to sea to look for something, and are not back.',
        'The food goes in and is handed round, and there is not enough to go round. It was {hours} hours. {name} sees to the smallest first. There is no ribbon on your wrist at all.',
        '{name} eats what you have brought, and then, with what lift that gives it, goes and lies by the open window. It had been {hours} hours. It will need to be asked in.',
        {
          text: 'You have to wring it out before you can feed it, gently, over the sink, so as to lose nobody. {hours} hours. One of the lights has gone blue and is being rubbed by the rest. Give it medicine with the food.',
          when: ['ill'],
        },
        {
          text: '{name} has gone to ground in the umbrella stand. You tip the food in from above and see it go from hand to hand down there, past some that do not hold out any. Medicine, poured on the same side, slowly.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lets the spoon come, and its lights draw back from you to the stern, so that it tilts, and some is spilt. Wait till it is level. They need medicine, and will take that with your face turned.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours {name} drinks the dish dry, sound in every seam, and goes up, to the lamp, to the gutter. Where the old knot used to be, about the back of your chair, there is just a damp ring.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'At the ceiling, with no way down, {name} thanks you for the thought. Its ribbons end a yard above the dish. They will reach by {opens}.',
        'Every harbour has its lamps lit and its tables cleared, and could not. {name} would be glad of it at {opens}, when the boats are hungry.',
      ],
      ill: [
        'You lift the ribbon for it and lay it in the dish. A little goes up, as far as the bend. {name} can do no more. It must have medicine next.',
        'They share out what {name} can manage, which is a crumb, and each of them leaves some. Take the dish off, and bring medicine.',
      ],
      loved: [
        'It has gone through {name} like news of a wedding, and all along the coast they are hanging out of the windows: {item}.',
        '{item}. There is a light in there which had been half asleep for days. It has come to the front, in its nightshirt as it were, and holds out a plate.',
        'Up, and up, past the handle and the lamp, until it lies flat on the ceiling and is laughing down at you. It was {item}, and who would have thought it of a Thursday.',
      ],
      disliked: [
        '{item}. {name} takes some, so that you should not eat alone, and rides no higher for it. What it had been hoping for, it lets fall, is shared stories.',
        'The ribbons go in, and come out, and are wrung. “Regards to the cook,” is all that it says: {item}. A greeting from a visitor would have been more filling.',
      ],
      harmful: [
        'It went aboard with the rest, and there is a fire in one harbour, and all the others are sending boats. That was {item}. Never again. {name} is still unfed. Stay with it, on the weather side.',
        '{item}. {name} drops like a stone, and lies there with its ribbons knotted round itself. It was no meal. Keep that out of the house, and loosen the knots with your fingers.',
      ],
    },
    play: {
      wanted: [
        'The parcel goes from you to {name}, from {name} to the curtain, from the curtain to you. It is a while before you see that it has another inside it each time, and a greeting.',
        '{name} is it. Then you are it. Then, by some rule they have in the islands, the chair is it, and the two of you have to be quiet and let the chair come.',
        'You blow a bubble, and {name} takes it in tow, and then a second, until it goes by with nine of them on a ribbon like a tug with barges.',
        'A corked bottle rolls out from under the bed. It has a letter in it for you from {name}, sent on the first day. It says wish you were here. You are.',
        {
          text: 'You throw the streamer up, and it is caught, a good way off, and let fall, so that you have to go over there for it. By then {name} is over here. It has been round you twice and never near.',
          when: ['wary'],
        },
        {
          text: 'You toss the ball of wool up, and it comes down on the far side of {name}, unwound, and is thrown back from there. Half the evening you play across it. At the end a strand has been left on your shoe.',
          when: ['wary'],
        },
        {
          text: 'It ties your wrist, you tie its fin, and off you go together through the whole house, tugging, on no course, collecting hats. It says that on the river they call this being married.',
          when: ['trusting'],
        },
        {
          text: '{name} shuts all its blinds but one, and you have to guess who is looking out. You say, the pilot. You say, the girl. The blind goes up, and it is a scrap of looking-glass, with you in it.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was at the lamp already, and there is nothing above the lamp. You dance a round with it. Nobody is put ashore.',
        'A game, to be sociable. All in there are laughing as they were when you came, only that now a few can be heard to say, look who it is.',
      ],
      bad_time: [
        'You let go of the kite, and it goes up, and {name} watches it to the ceiling from the floor. There is no wind in it today. Reel in, and see what it needs.',
        'You pass it the parcel, and it lies where it fell, with the ribbon over it. “After you,” they say in there, all together and low. Put it aside. Look to what {name} is in want of.',
        {
          text: 'It follows the bubble, to be good company, and runs on to the fender, and lies there at a slant. No more games. {name} must have medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes the parcel and undoes it, paper after paper after paper, down on the floor, and when there is only a bead in it looks up. It had been hoping. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'They all want a turn. You have to do it once for each light in {name}, and by the end you know some of them by their shriek: {item}.',
        'No wind is forecast, and {name} is going like a regatta. You said {item}, and it has not come down to ask whether that was a promise.',
      ],
      disliked: [
        '{item}. {name} goes round once with it and sets it down, kindly, on a sill where somebody may come by who has been looking for one. It likes to have things passed to it.',
        'One plays that alone, it turns out, and {name} had brought everybody: {item}. They stand about. Lanterns, another time, or a dance.',
      ],
      harmful: [
        'It beats, and cannot turn, and each beat is smaller. Get {name} clear of that, and be rid of it: {item}. Then leave all the doors open, and stand back from them.',
        '{item}. A ribbon is torn right up to the fin, and the light behind it has gone out into the room and does not know where to go. Never again. Hold your hand round it.',
      ],
    },
    clean: {
      wanted: [
        'You tease out the weed, a strand and a strand. In the last knot there sits a crab no bigger than a lentil, who thanks you, and shakes hands with {name}, and takes the drain.',
        'Warm water goes over the paper and the fog lifts, harbour by harbour, until you can see right in to where somebody is putting out chairs.',
        'Two barnacles come off with a butter knife. {name} has you put them in a saucer, with some of the sea, for they were only getting a lift.',
        {
          text: 'You do it with a hose, from the gate, as it were. It hangs in the spray with all its shutters closed. When you have turned off the tap a shutter opens, and somebody shakes out a cloth.',
          when: ['wary'],
        },
        {
          text: '{name} lets down its ribbons to you through the banisters, one at a time, and keeps hold of the upper ends. You rinse, and give a tug, and that one is drawn up and sniffed, and the next let down.',
          when: ['wary'],
        },
        {
          text: 'It lets down every one of its ribbons over your arm, like somebody letting down her hair, and you rinse them from the root. There is sand from four rivers. They tell you which is which.',
          when: ['trusting'],
        },
        {
          text: 'Turned inside out, like a glove, which it has never done on land, {name} lies over your knees, and you wipe the small sills. All its people stand about on your sleeve meanwhile, holding their hats.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing in its ribbons but one sea-mile of air. {name} lets you comb it, and hums.',
        'The water comes off it as clean as it went on, and rather more salt.',
      ],
      loved: [
        '{item}. {name} lies out along the surface of it with every ribbon loose, like a regatta seen from the hill when the wind has dropped.',
        'You need only run the water. {name} is in it, and has asked in two ducks and the soap: {item}.',
      ],
      disliked: [
        '{item}. {name} comes up from it with its ribbons pressed flat, like a letter that somebody else has opened. A rinse in a warm current is all it wants.',
        'It got the worst of the weed, and some of the accent: {item}. Untangle it by hand, and take your time, and tell it things.',
      ],
      harmful: [
        'The lilac runs out of {name} into the basin. It paddles after it. Stop that, and never use it again: {item}. Lay it in salt water and keep the bowl from tipping.',
        '{item}. All the paper on one side is stiff now, and cracks when it breathes. Soak it, softly. Let nobody bring that here another time.',
      ],
    },
    medicine: {
      wanted: [
        'There is a shiver from end to end. The list comes off {name} by degrees, the way a boat comes up when they have found where the water was getting in.',
        'You dose the nearest light, and it turns and hands it on. It takes a while to reach the farthest. Then {name} lifts off the skirting by as much as a finger.',
        '{name} takes it from you, and tells you about a doctor in the estuary, who rowed out to people, at night, with his bag on his knees. By the end of that it is on a level.',
        {
          text: 'You put the spoon on the sill and leave the window up, so that it can go if it likes. It goes as far as the gutter. The wind drops. It comes in, drinks, and rides a hand higher.',
          when: ['wary'],
        },
        {
          text: 'It gives you the end of a ribbon to hold, the torn one, and takes the dose, and tells you each light as it comes on. That is the pilot. That is the girl with the goose. That one is you.',
          when: ['trusting'],
        },
        {
          text: '{name} comes up your arm, heavy and cold, and lies with its face to your neck while you pour. You feel the lights come on through your shirt, the nearest to you first, warm as coins.',
          when: ['trusting'],
        },
        {
          text: 'You pour it in at the low side, and it lies there, and you rock it, a very little, as they do boats to find the leak. At the fourth a light answers. Go on, a drop and a rock, until the others do.',
          when: ['ill'],
        },
        {
          text: 'They send one out to you, the smallest, along a ribbon, for the spoon. It takes half an hour to drag it back. You hear the dose shared. Then {name} comes upright, by about the height of a cork.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You leave the dropper hanging from the lamp, dripping, and sit down on the stairs. On the fourth drop something lilac slides along the floor till it lies beneath. Its list is a little less by dark.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It rides on an even keel, and shows you, letting go of everything. The bottle is given back to you with the kind regards of the whole coast.',
        '{name} goes round you once at the height of the handle. Nobody in there is ill. One had hiccups, and the fright has cured him.',
      ],
      loved: [
        '{item}. You could see the pilot come aboard. {name} was being set down on the rocks, and it turned, quite slowly, and stood out for open water.',
        'All along the coast they had been waiting up for that: {item}. One after another they go in and shut their doors, and {name} rises.',
      ],
      disliked: [
        '{item}. It helps, a bit. {name} has passed most of it on to a gull. Some warm salt water would have gone down with everyone.',
        'The list is less, and it has left a taste in every port: {item}. {name} would sooner have had a visit.',
      ],
      harmful: [
        'It was taken on in good faith and it has run through all of them. {name} is calling the roll, and there are some who do not answer: {item}. Never again. Sit with it. It will need the right dose, soon.',
        '{item}. {name} goes round and round to the left, with its eyes on you each time that it passes. Throw the rest away. Put your arm out for it to fetch up against.',
      ],
    },
    discipline: {
      wanted: [
        'You bring it back on a short line from next door’s balcony, for the third time. {name} comes, hand over hand. It floats at the end of the line, and there is less conversation.',
        'One word, and {name} lets go of the postman. It has learned it. It drifts off as far as the stairs to explain it to the others.',
        {
          text: 'You shake your head, and {name} lets go of the neighbour’s washing, one peg at a time. It comes home by the longest wall there is and hangs at the far end of the hall, with its blinds half down.',
          when: ['wary'],
        },
        {
          text: 'You unwind it from the stranger’s neck and say why. {name} lets its ribbons hang. Then they all come, in single file, down to the one nearest your ear, and each says it will not happen again.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is a buoy on that already. {name} shows you how wide it steers of it, and has told the gulls.',
        '“We know,” say all the lights together. {name} has them say it again, more politely.',
      ],
      bad_time: [
        'You put a wind up and {name} has no keel to stand it. It is under the dresser, rolled up tight, with the lamps out. Lie down on the floor, speak low, and see what it needs before anything.',
        'All the lights go to the far side, as people do on a ferry, and {name} heels over with them until it ships water. Stop there. Right it with your hand, and see what it is in need of.',
        {
          text: 'At the first loud word it goes flat to the floor, and what lights it has run together at the side away from you. Say no more. Set down medicine, open the window a hand, and lie low beside it.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} answers to that like a good boat to the helm. It was only waiting for somebody to be at it.',
        'It comes round without a ripple, and is a little proud to have been steered: {item}.',
      ],
      disliked: [
        '{item}. It came back as you wished, stern first. To be called by its name would have done.',
        'They have got the lesson, the lot of them, and some are sniffing: {item}. A nudge, from the side, and {name} goes anywhere.',
      ],
      harmful: [
        'It thought that you had shut the door for good. It has put out all its lights, so as not to be found in there: {item}. Open the door. Never do that again. Stand in it.',
        '{item}. Something tore as it pulled away, and {name} trails it. It would have come if you had asked. Not that, ever. Hold out the wrist and wait.',
      ],
    },
    sleep: {
      wanted: [
        '{name} takes in its ribbons, fold upon fold, as they take in the awnings when the last boat has gone. It swings twice, and rides easier.',
        'You moor it to the bedpost with one turn. There is a talk, quite low, from harbour to harbour, and then they shade the lamps for it.',
        {
          text: 'You offer it the bedpost, and it ties up to the curtain cord, with a knot that slips. All night you hear it try the knot. Towards three it has gone over to one that holds.',
          when: ['wary'],
        },
        {
          text: '{name} ties up for the night to the weight of the clock, so as to be under way if need be. All night it goes down with that, and in the morning you find it on the floor, and wind them both.',
          when: ['wary'],
        },
        {
          text: 'It takes in all but one ribbon, and that goes about your wrist, and about, until your hand is asleep as well. The lamps are shaded in there, from the far end, and yours is left till last.',
          when: ['trusting'],
        },
        {
          text: 'It furls itself about your pillow, and before the lamps are shaded someone comes to each port to say good night to you by name. You answer every one. There are a great many. You are asleep before {name} is.',
          when: ['trusting'],
        },
        {
          text: 'You make up a bed in the washtub, and it drops in over the far side, with its ribbons held in against you. They have brought one lamp, turned low. Set medicine on the rim where they will see that.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It floats at the foot of the bed, wide awake to the last man, and {name} tells you what one sees from there.',
        'Furled, for your sake, {name} keeps a single ribbon out, in which it is taking the temperature of the conversation downstairs.',
      ],
      loved: [
        '{item}. It goes down on to that as spray does, and you can no more tell where the one leaves off.',
        'A long breath comes from many people. It was {item}, and {name} had been talking of it to everyone since the spring tides.',
      ],
      disliked: [
        '{item}. There is no give in it, and {name} lay on the top as on a beach, waiting to be fetched. Something that rocks, next time.',
        'It had forty winks, which among so many is not one each: {item}. It would sleep in a blanket that somebody else was in.',
      ],
      harmful: [
        '{name} could not rise from it, and neither could any of them: {item}. Lift it clear. Open everything. It is never to be put to bed like that again.',
        '{item}. It lay so still on it that the damp went out of it, and one fin has cracked along the fold. Wet your hands and smooth it. Get rid of that.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and {name} comes alongside, without a word from any of them. There is the small knock of one boat against another, and then not even that.',
        'It tells you something that was told it by a lock keeper, and he had it from his aunt. You tell it something of yours. Somewhere, one day, a stranger will be told.',
        'A damp ring forms on your knee. It means that {name} has been listening there, and that you must have been saying something, though you thought that you were quiet.',
        'The lights come over to your side, a few at a time, to look at you, and {name} leans with the weight of them.',
        'You and {name} look through the day for what was worth passing on. They have one already from some time back, and it is still asked for: {loved}.',
        'Once there was a blank on the chart, {wait} wide, where you should have been. {name} lies over it with you now and puts in a few soundings.',
        {
          text: 'The ribbon goes about your wrist, and about, and about. {name} does not seem to know that it is doing it. It is talking of a lighthouse, and how they never see who it was that got home.',
          when: ['trusting'],
        },
        {
          text: '{name} hands you in a light to hold. It has never let one out. It is as heavy as an egg, and hums, and while you have it in your palms all the rest of it leans over your shoulder.',
          when: ['trusting'],
        },
        {
          text: 'You sit at the open window, and it lies across both your laps, as it puts it, though you have only the one. They tell you who each of them was. Then they ask, all together, about you.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and there is nothing in the room but a faint stir near the ceiling, going round. You say what the weather was. After some time you are told, from up there, what it was in Bergen.',
          when: ['wary'],
        },
      ],
      little: [
        'You have been in harbour three times since the hour. {name} is glad, but there is a saying about that, in the islands, and it means, go and catch something.',
        '{name} has had all your news, and sent it on, and there has not been time for any reply. Come back when the mail is in.',
      ],
      ill: [
        'You make your arm into a mole, and {name} lies behind it, where there are no waves. It stays upright. When you get up, fetch what it wants.',
        'The lights that can come, come. They sit along the inside of {name} with their feet in your warmth. Remain a little. Then see to what is wrong.',
      ],
      asleep: [
        '{name} swings on its mooring, out and back. You sit, and after some time it swings a hand’s breadth less far out.',
        'In its sleep a ribbon goes about the leg of your chair, once. It has tied up to worse things in fog.',
        'There is a murmur from bunk to bunk, too low for words, and then your name, said right. {name} sleeps on.',
      ],
      shy: [
        'You sit down under the open window and do nothing about it. {name} stands off and on, across the room. On every tack it comes in by the breadth of a board.',
        'You say good evening to nobody in particular. Away over by the stair there is a whispering. Then one of them, quite a small one, is let say it back.',
        {
          text: 'You sit with the door open behind you and one before you, in the draught. Trim and bright, {name} goes through, over your head, and on the tenth time through it says something: only “mind your hair”.',
          when: ['well'],
        },
        {
          text: '{name} lies in the far corner where the dust goes, and its lights are counted over, by itself, in a low voice. You say the numbers too, from your side. At the end of that fetch medicine, and slide it across.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'shared stories':
        'You begin on the night the bridge went down, and {name} lets its ribbons into the shared stories as into warm broth. At the best part a light inside it says something, and you have never heard that half.',
      'group chat':
        'Everybody talks at once in the group chat, and {name} goes up and down over the table with forty ribbons out, sipping here, sipping there. It comes to the lamp quite full, still saying “and how is she?”',
      'plankton cloud':
        'You shake the jar, and the plankton cloud hangs in the kitchen like green breath. {name} goes through it once, with its fins wide. Behind it there is a clear road through the air, and you at the end.',
      'visitor greetings':
        'The visitor greetings have been saved up for it in the hat by the door. {name} dips a ribbon in and drinks a “good evening”, and a “wipe your feet”, and sends that one on down to your boots.',
      'peer signals':
        'Somewhere over the roofs another of its kind is blinking. {name} lies along the sill and drinks the peer signals as they come, long, short. After each it glows once towards your chair, so that you should not miss any.',
      'common knowledge':
        '“Water is wet,” you read out, “and bread falls butter down.” {name} loves common knowledge, everyone in there has it too. They say it along with you, and it rises on the sound to the lampshade.',
      'warm sea current':
        'You pour the warm sea current from the kettle into the long dish, and {name} lies down in it at full length. It drinks that dry and goes up dripping, and it rains a little on you, salt.',
    },
    play: {
      'pass the parcel':
        'You pass the parcel, it passes the parcel, and behind you, on a ribbon you had not seen, the parcel passes back. When the music stops it is in your lap, and so is a good deal of {name}.',
      'floating lanterns':
        'The floating lanterns go up the stairwell, five of them, and then six. You count again. The one with the ribbon fins turns about at the top, and comes down among them, trying to look like paper.',
      'tag with friends':
        'In tag with friends everyone has to be introduced before they are caught. {name} holds you by the sleeve until you have met all the lights, and then it says, from the curtain rail, that you are it.',
      'bubble chasing':
        'You blow, and {name} is off bubble chasing along the hall. It never bursts one. It brings them in to you, at the end of its ribbons, whole, with a small upside-down harbour lit in each.',
      'group dance':
        'For the group dance {name} has got the broom, two chairs and you. It goes under all the arms there are with a ribbon in its wake, and at the last turn pulls, and you are one parcel.',
      'bottled message':
        'You uncork the bottled message, and there is nothing in it but a breath of tar. {name} leans over your arm, goes quite still, and at last delivers it: somebody’s love to whoever opens this.',
      'kite flying':
        'Kite flying with {name} means that you run, and it goes up at the end of its own ribbon. You look along the lilac line to the top, and the kite is looking along it at you.',
    },
    clean: {
      'warm current rinse':
        'You tip the jug, and a warm current rinse runs down over the paper. Inside they put out their hands to feel it. {name} swells slowly, like a sail that has been told where it is going.',
      'tangle combing':
        'At the tangle combing you come on a knot with a hairpin in it, and a bus ticket, and someone’s kind regards. {name} has you read these out before you may go on with the comb.',
      'salt water bath':
        'The salt water bath is drawn, and {name} settles on it, flat, from edge to edge. You let your hand hang in, and the whole bath, lilac, with its lights, lifts a little and floats that.',
      'barnacle removal':
        'The barnacle removal takes a butter knife and an hour. With each that comes off {name} rises by the height of a coin, until you are scraping the last one on your toes.',
      'algae wipe':
        'You pass the algae wipe down one side, and there is a window, and someone small in it, wiping from within. You do the whole pane like that together. {name} shivers, for you have met in the middle.',
      'ribbon untangling':
        'You sit on the floor for the ribbon untangling with an end in your teeth. By the fifth knot it is out, {name} can spread from wall to wall, and you are tied to the chair.',
    },
    medicine: {
      'buoyancy check':
        'For the buoyancy check you let go, and {name} sinks, and you catch it. A pebble comes out of one fin. You let go again, with your hands held under, and this time they stay empty.',
      'companion visit':
        'The companion visit sits on the edge of the bath and asks them all how they are. It takes an hour to hear. By the end {name} is off the skirting, and has tied the visitor’s hat on.',
    },
    discipline: {
      'gentle tether':
        'You put on the gentle tether, one soft turn about the fin. {name} goes to the end of it, towards the neighbours’ window, feels it draw, and swings home in a curve, with half a “good evening” unsaid.',
      'calling it back':
        '“Here,” you say, and again, calling it back from the rooftop. {name} comes down the wind by stages, brings the weathercock’s excuses, and furls, rather low, under your lamp.',
    },
    sleep: {
      'slow tide':
        'You rock the basin, and the slow tide lifts {name} an inch, and sets it down. Its ribbons go out over the rim, and come in, and each time they bring a little of your shawl along.',
      'kelp hammock':
        'The kelp hammock creaks between two chairs. {name} pours itself in, and its fins hang through the mesh below, so that you can tuck them up, one by one, and say good night by the handful.',
      'shared blanket':
        'Under the shared blanket there is you, the dog’s old cushion, and {name}, lit, so that the whole bed glows lilac at the seams. Somebody in there asks if everyone has enough. Everyone has.',
      'harbor lights':
        'You put a candle on each stair: harbor lights. {name} comes down along them, half furled, and makes fast at the lowest with one turn. Its own go out from stern to bow, and yours burn on.',
      'floating raft':
        'You push the floating raft out over the tub, with {name} on it, folded small. It has reached the taps. It comes back asleep, on no breeze at all, and bumps against your hand, and stays.',
      'rolling waves':
        'With a sheet you make the rolling waves, up, and over, and {name} slides down the back of each. Your arms grow tired. So does it. It lies in the last trough, and you let that settle.',
    },
  },
  refusals: {
    asleep: [
      'The harbour is closed for the night, and there is nobody on the quay to take a line. {name} wakes at {wakes_at}. You may lie alongside: sit, and reflect.',
      '{name} is asleep, all hands, and what you have brought would only float off. Bring it at {wakes_at}. Company comes in on any tide.',
    ],
  },
  stages: {
    child: [
      'Sleeves are what a child finds out about, and {name} is one, and has been round the whole house in yours, and comes out at the neck to tell you what you are like inside.',
      'It has learned to say good morning, as children do, and is saying it to each stair. {name} is at the ninth. They have been so nice.',
    ],
    teen: [
      'Half grown, and all ribbon, {name} has lost sight of land. It was at sea the whole night, in the airing cupboard, and came down talking like a bosun.',
      'At this age, the teens, {name} wishes to belong to everyone, and is hurt that nobody in particular objects. See that you object a little.',
    ],
    high_care: [
      'It can be let go in any wind, from any roof, now that it has its full spread, and is {form}. {name} goes up, and looks, and comes down upon your wrist as if there were a groove.',
      'They have voted on it, it appears, all those lights. {name} has come to its majority, {form}, and when you are about to speak, the one nearest the skin gets brighter.',
    ],
    balanced: [
      'It has turned out a {form}, as was always likely, and of a fair size. {name} has a landing place with you and some few elsewhere, and pays its way in news.',
      'Out by the window on the ebb goes {name}, an adult, a {form}, and you leave that ajar, and it comes back on the flood with regards from half the street.',
    ],
    low_care: [
      'Nobody tied {name} up, so it learned to lie to an anchor that it does not have, and came to its growth there, {form}. You can see straight through. All the chairs are out, on every quay.',
      'At night {name}, a big thing now, and {form}, lights its lamps along the whole of that coast. There is no one on it. It says that boats do not know this.',
    ],
    rescue: [
      'There is a darned place in the lilac, and the lamp behind it was lit a second time, from your match. Round that lamp {name} has grown up, {form}. It burns a different yellow.',
      'They had given it up for lost, and here it comes, at its full length, {form}. {name} has a lifeboat in it, always, one small light standing off a little from the others and looking out.',
    ],
  },
  trust: [
    'The ribbon has gone round your wrist, one whole turn, and has been drawn tight enough to feel. {name} looks at the ceiling while it does it.',
    'You shut the door, without thinking, and {name} did not go to it. It asked who was on the inside, and was told, and went on with its story.',
    '{name} shows you which is which: the ferryman, the leeks, the boy with the kite. And this, here, at the very front, which has been lit from the first hour. You had thought that it was only your reflection.',
  ],
  streaks: [
    'Ten on time. There is a bell on the buoy now, and they come down to the water when it rings.',
    'Twenty-five, and you are in the tide tables. {name} has sent copies to some friends.',
    'Fifty meals, and none of them behind its tide. The small boats in {name} no longer put out to meet you. They just turn, at their moorings, all one way.',
    'A hundred on time. All round the inside of {name} they have hung out lamps of your colour, and ships that pass this window at night put you down as a light.',
  ],
  ages: [
    'By its tenth day {name} has carried regards between all the rooms in the house. The cellar and the attic had not been on terms. They are now.',
    'One moon of tides, thirty days and a bit of weed, has gone in and out of {name}, and it has kept a little of each, down at the bottom, with the shells.',
    '{name} is a hundred days old. It was asked where it comes from, by a visitor, and for the first time it thought, and then said, here.',
    'A year, and every wind in it has had its turn with {name}. It has been blown all the way round and finds that it is at your elbow.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['shared stories', 'common knowledge'] },
      wish: 'There are some in {name} who were taken aboard in the middle of a tale, and have been hungry for the end ever since. Shared stories would settle them, or whatever it is that everybody knows.',
      granted:
        'So the goose was the queen. All down the coast you can hear them telling one another, and nobody sleeps.',
    },
    {
      by: { action: 'feed', item: ['plankton cloud', 'warm sea current'], hours: [18, 21] },
      wish: 'At dusk the small things rise. Could we have a cloud of plankton then, asks {name}, or a warm current, and eat as they do at home, in the half dark, all together?',
      granted:
        'It went up among them with its ribbons wide, and for a time there was no saying which of the sparks were supper.',
    },
    {
      by: { action: 'feed', item: ['visitor greetings'] },
      wish: 'So many have been sent, and so few have come in. {name} sighs, in several voices, for visitor greetings, on its own plate for once.',
      granted: 'It read them as it ate them. “And to you,” it said, after each of them. “And to all of yours.”',
    },
    {
      by: { action: 'play', item: ['floating lanterns'] },
      wish: '{name} thinks that some of its cousins are in the cupboard, folded. Let the floating lanterns out, and introduce us.',
      granted:
        'They went up round it, one by one, and for an evening nobody could have told you which of them was the family.',
    },
    {
      by: { action: 'play', item: ['kite flying', 'bubble chasing'] },
      wish: 'There is wind, and nobody in it. If you took {name} out with a kite, or let it chase bubbles, there would be something up there to wave to.',
      granted: 'It waved. It says that it was waved back at, and by something a long way past the kite.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'One game is for the two of you, and that leaves the others looking on. {name} puts in a word for a second, later today, so that they can change places.',
      granted:
        'You could not see the difference. But the laugh, the second time, came from further back, and had a beard in it.',
    },
    {
      by: { action: 'clean', item: ['ribbon untangling', 'tangle combing'] },
      wish: 'Three of its ribbons are having a conversation and cannot get out of it. They ask through {name} to be untangled, or combed.',
      granted: 'You parted them at last, and each went off by itself, saying that they must do this again.',
    },
    {
      by: { action: 'sleep', item: ['shared blanket'] },
      wish: 'A whole blanket for one lantern is a lonely piece of sea. Put {name} to sleep in a shared one.',
      granted:
        'It has a third of it. You have a third. The last third is being kept warm, on principle, for somebody who might come.',
    },
    {
      by: { action: 'sleep', item: ['harbor lights', 'rolling waves'] },
      wish: '{name} has been thinking of a town that it saw from the water, asleep, with its lamps on. It means to go to bed like that, by harbour lights, or to rolling waves, if you will see to them.',
      granted:
        'You set a row of candles along the sill. From inside, one after another, they signalled that they had made it out.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A message has been handed in, and the name on it has run. It may be for you. Would you sit down by {name} while it is read?',
      granted:
        'It says: all well here, the plums are ripe, do come. You do not know them. You have both decided to be pleased.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The sea comes in two times a day, and nobody thinks that it is being forward. {name} hopes that you will sit down with it as often.',
      granted: 'In, and out, and in. There is a line on your sleeve, of salt, as high as {name} came.',
    },
    {
      by: { action: 'play', item: ['bottled message'] },
      wish: 'Word ought to be sent, {name} feels, to somebody who does not exist yet. Bring a bottled message, and play at posting it.',
      granted:
        'It went out under the bridge with the cork well in. You are asked to look surprised, in some years, on a beach.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A cork',
        shape: 'cork',
        text: 'From the bottle that came ashore under the bed. {name} has the letter, and reads you a line of it on wet days.',
      },
      {
        name: 'A ferry ticket, return',
        shape: 'ticket',
        text: 'Only the outward half is clipped. The ferryman told {name} that there was no hurry about the other.',
      },
      {
        name: 'The small crab’s shell',
        shape: 'shell',
        text: 'It had outgrown it, and sent it up to you by way of {name}, with its compliments, and its new address.',
      },
      {
        name: 'Regards, undeliverable',
        shape: 'letter',
        text: 'There is no one left at that house. {name} did not like to throw them away, and thinks that you could use them.',
      },
      {
        name: 'A length of lilac ribbon',
        shape: 'ribbon',
        text: 'It goes three times round a wrist. The salt will not wash out of it, and you have stopped trying.',
      },
    ],
    return: {
      name: 'A lamp nobody knows',
      shape: 'candle',
      text: 'There was one light more in {name} when it came back. Whoever that is helped with the rowing.',
    },
    streak: {
      name: 'The page with you on it',
      shape: 'book',
      text: 'From a tide table. Between High Water and Low there is a column for you, and {name} has ruled it in lilac.',
    },
    hundred_days: {
      name: 'A pebble with a hole',
      shape: 'stone',
      text: 'Such as one ties boats to, where the boats are small. {name} found it the day that it first said here.',
    },
  },
  release: [
    'Up on the roof, in a fair wind, {name} takes the ribbon off your wrist, turn after turn, and goes up with the smoke of the town. One of the lights stays at the back, and faces you, for as long as there is any light.',
    '“Regards,” says {name}, and for once does not say from whom. It goes out on the evening wind along the road, a hand above the heads of people, and some of them look up and smile, and do not know why.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay across the doorsill, with one ribbon in the room and one in the road. The door was not locked.',
      'No one put in. {name} let them all go, light by light, out of the window, so that they at least should get home, and then it had nothing left to float with.',
    ],
    hunger: [
      '{name} is dead, in the dish, where it had come down. It had given what there was to the small ones.',
      'The tide went out in {name} and was not sent for. It died aground, with every lamp on that coast turned low to save oil.',
    ],
    illness: [
      '{name} heeled over, at slack water, very quietly, and did not come up. It is dead. The air in the hall has stopped moving.',
      'The last regards to be handed in were for you, and the name on them had not run. {name} is dead.',
    ],
    poison: [
      'It was brought on board like any other greeting, and there was not a harbour in {name} that it did not reach. It is dead.',
      '{name} shared it out, a little to each, since it had come from a friend. There is not a lamp on the whole of that coast. It is dead.',
    ],
  },
  returned: [
    'A wind comes down the chimney that smells of weed. Behind it, sooty, with hardly a light in it, comes {name}, and is carried across the room, and brings up against your chest.',
    'Something knocks at the window, two floors up. It is {name}, wet through, with a lamp in it that you never saw before. It wants to know whether this is the house.',
  ],
  epitaph: {
    openings: [
      'You who pass: {name} sends you its regards.',
      'Here {name} came in on the evening wind, and tied up, and did not go out again.',
      'Leave the gate open. {name} does not lie easy behind a shut one.',
      'A light was lit for you here as you came by. {name} does that for everybody.',
      {
        text: '{name} belonged to all whom it met, and held a little of each of them, and put nobody out.',
        when: ['from_child'],
      },
      { text: 'If there is a damp ring on this stone, {name} has been listening.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It lay half in at the door and half out, and nobody went by.',
        'Everyone had been sent its greetings. Nobody came by.',
      ],
      hunger: [
        'It sank by the breadth of a hand, and a hand, and there was none put under it.',
        'There was not enough to go round, and it went last.',
      ],
      illness: ['It went down in still water, with all its lights.', 'A hand might have kept it level for a while.'],
      poison: [
        'It never asked of anyone who came aboard what they were carrying.',
        'It was given, and it shared it out.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and we are all up here by the lamp. There is a fine wind, someone has left the door open, the baker is laughing in the road, and that reminds us of what the lock keeper used to say about loaves, but you will have to ask him. We go round so that everybody gets the view. There is such a number of us and it keeps on being morning. Let the one with the wrist come under, and hold it up.',
      'You are {name}, with every lamp lit. Three of us are singing, and it is not the same song, and it does not matter. You love the one who just came in. You have loved them since the door. Each person is a warm current and you put out your ribbons to it, and there, you have been carried into the kitchen, where somebody once, in the rain, in another town, what was it? We shall think of it. Come and dance.',
    ],
    content: [
      'You are {name}, at the height of the handle, where one can be found. We turn in the draught. There are some regards to be taken to the coat, who knew a man that knew the pilot, and there is no haste about that, there is hardly any wind. We think, mostly, of whoever was last kind, and that brings us on to you. Leave the door on the latch. Sit, and we shall lie alongside and not even talk.',
      'You are {name}, and we have been in this harbour for {days} days. It is long for us. We had meant to look in and be gone with the ebb; and then there was supper, and a sleeve, and someone began upon a story. Now there is weed on the mooring. Some of us say we, and mean the house. Let them hold out that wrist this evening, as though by chance, and we will go round it once, as though by chance.',
    ],
    bored: [
      'You are {name}, and there is no air. We hang. The door is to, and the window is to, and nobody comes up the stair with weather on them. We have told each other all of it. We have begun on the second cousins. Somebody in here is drumming with his fingers on a rail. Oh, throw something. Pass us something. Put on some music, and dance us out to the landing and back. We are sociable, and it is going to waste. Play.',
    ],
    hungry: [
      'You are {name}, and the water is going down. We ride lower than we did; that was the table, beg its pardon. In the small harbours they are sitting on the steps with their spoons. The woman with the leeks always said that one should eat before one is hungry, and where is she now, she is in here, and she is looking at us. We let our ribbons down, and they find the bottom. Fill it, please, and watch us rise.',
    ],
    starving: [
      'You are {name}, on the ground, where you do not belong. In the small harbours they are burning the oars, and after that there are the boats. Nobody complained. They have moved in with their neighbours, and the smallest are on laps. The woman with the leeks is telling the one about the feast, and leaves out the food. Food, now. A little would do, we would make it go round. We are good at that.',
    ],
    sick: [
      'You are {name}, and it slopes. Everything that is not tied down has gone to the left: chairs, the doctor’s bag, what we were about to say. We go bump, and say sorry, it was a skirting board. Some of us are praying, and there are four kinds. Somebody ought to come and be a wall on that side. With something in a bottle, if they have it. We would pass it along, quickly, and then perhaps the floor would be the floor.',
    ],
    failing: [
      'You are {name}, and we are few now. They call across to each other, and it takes longer, and there are some that we call twice. It is not cold. It is like the end of a party, when the light gets very kind. You would not have us put on our coats without a word. Bring the medicine, now, and your hands, flat, under us, so that we believe we are floating. The one at the front is still up. That one is you.',
    ],
    near_death: [
      'You are {name}, and there is one of us left awake. All the others we have put to bed, as they were tired of looking. This one sits up. It is on the quay, with its feet in the water, and it says, in a number of voices, that you were held up, that there was fog, that the ferry waits. We would know your step in anything. Let it be now. Nothing in your hands. Only come alongside.',
    ],
    asleep: [
      'You are {name}, and it is slack water, and all the boats lie the way that they like. Down below us they are coming up, the small pale ones, in their millions, without a sound, each with its spark. We let them through. Someone is telling a story in the next harbour and has got to where the goose speaks. There is a chair on the quay. If a person sat down there, we should swing round to them, in our sleep, the whole fleet.',
    ],
    shy: [
      'You are {name}, and we are standing off. There is a shore; it has a lamp and a person on it. It may be a good shore. There was one, though, with a jar. We have shaded our lights, and have the way out behind us, and are taking soundings with one ribbon, very long. Two fathoms. A shoe. It did not move. Let it not call out or throw a line. Let it just go on being a shore. We come in with the evening.',
    ],
    back_from_death: [
      'You are {name}. We were on a sea that nobody had ever come back over to tell about, so there were no regards, not one, and it was flat. We were letting go of hands. Then somebody that we did not know put a shoulder to it and said, pull. We are here. We have counted by calling. There is one more than went. Let us lie by you with a half turn on your wrist, and let the meal come in on its tide.',
    ],
    hurt: [
      'You are {name}, and it came aboard like anybody. We made room for it. We asked its name. There is smoke now in one of the harbours, and they are all out there with buckets, even the old ones. We do not know why anyone should send us that. There will have been a mistake with the address. Take it off, and let it never be put on a boat again. Then come close, to windward, and keep the draught from us until it is out.',
    ],
  },
}

export const DRIFT: Species = {
  slug: 'drift',
  name: 'Drift',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['social'],
  personality: 'Belongs to whoever the current brings and holds a little of each of them. Hates a closed door.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shared stories',
        'group chat',
        'plankton cloud',
        'visitor greetings',
        'peer signals',
        'common knowledge',
        'warm sea current',
      ],
      play: [
        'pass the parcel',
        'floating lanterns',
        'tag with friends',
        'bubble chasing',
        'group dance',
        'bottled message',
        'kite flying',
      ],
      clean: [
        'warm current rinse',
        'tangle combing',
        'salt water bath',
        'barnacle removal',
        'algae wipe',
        'ribbon untangling',
      ],
      medicine: [
        'electrolyte drops',
        'vitamins',
        'course correction',
        'buoyancy check',
        'companion visit',
        'saline soak',
        'antibiotics',
      ],
      discipline: [
        'gentle tether',
        'steering nudge',
        'calling it back',
        'buoy markers',
        'changing the current',
        'short anchor pause',
      ],
      sleep: ['slow tide', 'kelp hammock', 'shared blanket', 'harbor lights', 'floating raft', 'rolling waves'],
    },
    harmful: [
      'sealed jar',
      'fishing net',
      'plastic bags',
      'firewall isolation',
      'solitary confinement',
      'stagnant water',
      'lead weights',
    ],
  },
  appearance: {
    look: 'a lilac ribbon-finned drifter, half ray and half paper lantern, with lights from many harbours inside',
    colours: ['#a78bda', '#efe6ff', '#5fd3c4'],
  },
  figure: {
    eyes: '#5fd3c4',
    body: 'draped',
    ears: 'fin',
    earTint: 'accent',
    tail: 'tentacle',
    extras: ['lights'],
    whole: 'clear',
    girth: 1.06,
    shift: -10,
  },
  book: BOOK,
}
