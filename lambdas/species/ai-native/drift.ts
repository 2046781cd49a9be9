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
    'Out comes a ribbon and tries the air, out comes another, and there is just breeze enough under the door to lift {name} off the shell. It has no lights in it yet. Then you bend down, and it has one.',
    'The egg washes open rather than breaks, and a lilac ribbon slides out on the light. {name} is quite clear inside, like a lantern nobody has carried yet. It turns to you. Something small comes on.',
  ],
  looks: {
    thriving: [
      '{name} is going round the hat stand and greeting each of the hats. It has just finished when the draught brings it back to where it began. And there they all are again. It can hardly believe its luck.',
      'A puff of steam went up from the kettle, and {name} got on. Now it turns about under the ceiling, ribbons wide, like somebody being shown a city. It will get off where the steam does. It has never asked where.',
      {
        text: '{name} is the size of a purse, with a single light in it. It goes wherever the draught goes, under the table, out over the cat, and greets whatever it bumps. The cat, greeted, has sat down quite baffled.',
        when: ['baby'],
      },
      {
        text: '{name} was let out of its egg some hours ago and has been carried twice round the room by the warmth of the lamp. Inside the lilac there is one light so far. It came from your hand.',
        when: ['baby'],
      },
      {
        text: 'Among the harbour lights in its belly there is a new one, low down, yellowish, slightly crooked. You look at it for a while before you know your own kitchen lamp. {name} turns so that you can see it better.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The door is open, as {name} likes it, and {name} hangs in the draught there with all its harbours lit. Low down among them is a new one, small and yellow. It is your kitchen window.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing. It turns to let you look in past all its other harbours, near the middle, where there is a small plain light. That one is you. It is the one it steers by.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The door is open, the current is good, and {name} could be in any harbour. You look in. It is in this one, all lights on, wanting nothing, moored to your sleeve by one ribbon.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'All the doors are open and {name} is in none of them, because it is over your head, going round the lamp with its fins let down. Among the many small harbour lights there is a square one. You know that window.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Inside {name} shine small lights from everyone the current ever brought. It is happy, and wants nothing. You lean in to look for yours, and it lays a lilac fin across. Yours is not lit yet.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'A lilac lantern bobs for joy in the doorway. You go to the one side, and {name} floats to the other. You go round. So does it. It has no wish to leave, and none to be on your side of an open door.',
        when: ['from_child', 'wary'],
      },
      'High up by the lamp {name} is telling them all about it, the lights that is, who crowd to the front to hear. It was {loved}, and those at the back want it again.',
    ],
    content: [
      '{name} hangs in the hall, a ribbon in through each of the doors. In one room there is a clock, in one a coat on a chair, and in one nobody. It is not going anywhere. It is keeping in touch.',
      'Nothing is blowing, and so {name} stays where it was left, at the height of a table, with its face to the bread bin. It might have been anything. It is the bread bin, and it is getting to know it.',
      {
        text: '{name} hangs halfway between the door and the window, turning slowly, now the blue lights to you, now the green. A ferry goes by somewhere inside it. Both doors are open. It may go out later, or not.',
        when: ['well'],
      },
      {
        text: '{name} turns over in the hall, where the draught from both doors meets, and lets itself be taken a yard this way and a yard that. Inside it some far harbour puts out a lamp. Another lights one.',
        when: ['well'],
      },
      {
        text: '{name} hangs in the hall at the height of a hat, door open on one side, door open on the other. A green harbour light goes on inside it, then a red. A little draught comes. It turns over and lets it.',
        when: ['well'],
      },
      'You can read off {name} how long it has been here: there is a tide line on it for each of the {days} days, fine as the rings of salt on a boot.',
      'It has tied up to the table leg with one turn, a landsman’s knot, and sways there, dreaming. One of the lights has gone the colour it went for {loved}.',
    ],
    curious: [
      'A stranger’s sleeve has gone past, with smoke in it and a far-off kitchen, and {name} has put itself about and is following, a hand behind the elbow, as one takes a warm current home.',
      'The post has not come yet. {name} is at the slot already, wishing it a good crossing.',
      'On the shelf stands a ship in a bottle. {name} goes up and down before it, knocking softly, to ask whether they know that they could come out.',
    ],
    bored: [
      'Every lantern in {name} is lit and nobody is walking on any of the quays. It goes to the letterbox, lifts the flap with a fin, looks at the empty street, lets it down. Play with it.',
      '{name} has fed, and hangs where the current leaves it, in the corner by the shut window. Half the harbours in it have put out their lights. It trails one fin toward the door. Come and be the tide for a bit.',
      {
        text: 'It lies along the top of the wardrobe, where no wind gets, in the dust, and has told the lights a story with nobody in it. Make a draught, open something, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} hangs exactly above its dish, in a room full of draughts, and you can see all its ribbons paddling. It has the spot, and it has the hour. It cannot hold both for ever. Its meal is due.',
      '{name} has let down its ribbons into the empty dish, like a boat with its nets out where there have always been fish. It draws one up, looks at it, and puts it down again. The meal is due. Feed it.',
      {
        text: '{name} is no longer than your hand and sails up to everything that might speak: the kettle, the coat, the cat’s picture. It hovers, politely, fins spread. None of them said a word. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: 'It is a scrap of paper with one light in it. {name} has drifted up against your waistcoat, and the light blinks at each of the buttons: hello, hello, hello. None has answered so far. Feed it a greeting.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} hangs at the crack of the door, thin as a letter someone is trying to post. It had no word of supper. It will go with whatever comes through first. Let that be you, with the dish, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish is empty, and {name} floats exactly halfway between it and the open window, ribbons pointing one way, lights the other. It has not decided which of you is likelier to bring something. Let it be you, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been to every open door in the house and brought back what was there, which was you, twice. It has now laid a ribbon over your wrist and is towing, gently, toward the kitchen. It is owed its dinner.',
        when: ['well'],
      },
      {
        text: 'Over your shoulder comes a ribbon of {name}, and takes the pen out of your fingers. Another turns your chair. You are under way, and are towed, quite gently, along the passage to the kitchen. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has lights in it from every harbour but yours. They are low now, and it is trying for the open door, and has not the strength to arrive. Bring the overdue meal to where it stopped. Do not shut anything.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Lanterns burn low when nobody feeds them. {name} hangs against the side and lets the current turn its lights away from you. It belongs to whoever brings the meal. That is overdue. Let it be you.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has been to every window. Whoever brings things on the tide has not come, and the lights in it ride low, like boats with no one aboard. It floats down as far as your hands. It is hungry. Feed it now.',
      '{name} has sunk by the length of a hand, and its ribbons go over the bottom of the dish, to and fro, like those of somebody feeling for a dropped ring. Feed it.',
      {
        text: 'Half the harbours in {name} have put their lamps out to save oil. It sinks to the height of your knees, where it never goes, and drags one fin along the floorboards towards the dish. Feed it.',
        when: ['from_child'],
      },
    ],
    starving: [
      'Someone shut the door, and {name} has lain along the foot of it ever since, ribbons slack, lit by a single far lamp you do not know. The rest are out. It has hardly weight enough to drift to you. Feed it at once.',
      'All down {name}’s ribbons the harbours have gone dark, one after another, and a single small lamp is left. It hangs against the closed pantry door, thin as wet paper, too weak to knock. Open it and feed it at once.',
    ],
    weak: [
      '{name} goes along at the height of a knee, and has to hold on to the chairs. It is not ill. It has been carried about a great deal, and is thin in the folds. Give it medicine, or rest.',
      'The lights in {name} burn low, all alike, as in a house where people have sat up too long. There is nothing the matter yet. It is weary. Medicine would help, or a long rest.',
      {
        text: 'At about the height of your shoe a party is going on. You kneel to look in, and they lift their glasses to you, and {name} goes over gently on one side. It needs medicine, or slack water.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The paper of {name} has gone grey, and its ribbons have picked up two days of floor. Now and then there is a light, as of a town in fog. It likes so much to be seen from outside. Wash it.',
      '{name} drags. There is tar on one ribbon and cobweb on the rest, and it gets no higher than the seat of a chair. Wherever the air takes it, it leaves a stripe. It needs a wash.',
    ],
    sick: [
      'The lilac has gone grey at the hems, and inside {name} there is fog. Somewhere in it a bell is being rung, slowly, for boats that ought to be able to see the pier. Medicine, now.',
      'The window is wide open and {name} has not gone to it. It lies on the floorboards like a wet paper lantern, all but one of its small harbours dark, and that one flickers. Medicine now, and keep the door ajar.',
    ],
    failing: [
      'The paper has worn through at the ribs, and what light there was leaks out on the boards. {name} tries to give you the last lamp, holding it up with a fin. Refuse it. Medicine and food, now.',
      '{name} has come down. It lies on the boards, flat and nearly clear, and you can read the grain of the wood through it. One lamp is burning, low, well out from shore. Medicine and food now.',
    ],
    near_death: [
      '{name} lies on the floor like a lantern after the feast, its paper creased. The harbours have gone dark, all but one lamp, and somebody is still shielding that with a hand. Sit down beside it. Stay.',
      'A single light remains, and you can’t tell whose it was. {name} lies against the shut door with a ribbon pushed beneath it as far as it would go. Open the door. Then sit down and hold it.',
    ],
    asleep: [
      '{name} has tied itself by one ribbon to the door handle, so that nobody can shut it, and floats there in the dark, sides rising and falling. All its lights are out but the one at the end of the pier.',
      'At night {name} moors itself to the door handle with one ribbon, so that nobody can shut it. The rest of it sways. Inside, in every harbour, they have left a single window lit.',
      '{name} has gone to sleep by the door that you left ajar, fins loose, rising and sinking on the draught. The harbour lights inside it are out, all but two or three. One of those is shaped like your window.',
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
      '{name} hangs in the far doorway, half in each room, with its lights turned down to the ones you do not know. Prop that door, and the one behind you too. Then sit where the air moves, and let it come by.',
      'At your step {name} lets go of everything, and the draught has it away to the far wall. It is not tied up to anyone here. Leave the door open and sit with it, so that the current can bring it by.',
      {
        text: 'Each time you breathe out, {name}, which weighs next to nothing yet, is blown a little further from you. It thinks that you mean it. Sit with it, please, and breathe in now and then.',
        when: ['baby'],
      },
      'You were {wait} gone once, and it had paid out all its line. {name} bobs there at the end of the room. It will want some hauling in, and only patience does that.',
    ],
    back_from_death: [
      'For some hours now {name} has gone about touching the open windows, every one, with the edge of a fin. There is a new light in it, very far back, on a coast you do not know. It keeps near you.',
      '{name} is back, wrung out, and very quiet. There is somebody in there whom none of them knows, and they have moved up on the bench. It would lie alongside you, and eat when the hour comes.',
      {
        text: '{name} came back by the window, against the wind, and it has never gone against anything. Inside it, among the many lights, is a dark place the size of a coin. It keeps you on that side.',
        when: ['from_child'],
      },
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
        '{name} settles over its dish like a cloth being laid, and there is a stir of ribbons underneath. It lifts, and the dish is bare. Others grow heavy with dinner. It has gone up as far as the picture rail.',
        'Each ribbon of {name} takes hold of some of the meal and hands it up to the next, like cargo coming aboard. Soon the dish is empty. Inside, the lights are seen to move together a little, to make room.',
        {
          text: 'You hold out a pinch of plankton on your fingertip. {name}, a lilac thing the size of a stamp, floats against it and folds round. Inside, where there was nothing, a light comes on. It is the colour of your kitchen.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} comes down on its dish like a leaf, eats it all, and rises a hand higher than before. It looks down, alarmed, at so much floor. Then it sees that you are where you were, and steers by that.',
          when: ['baby'],
        },
        {
          text: '{name} takes its meal the way one takes a leaflet from a stranger, in passing, without quite stopping. Then it sails out of the door. Presently one lilac fin comes back round the frame, rippling.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes its meal the way it takes everything, in passing. It comes by, has a mouthful, and is carried on down the corridor. You leave the door wide, and it is carried back.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'It eats, and fills with light like a lantern at a fair. A draught comes to carry {name} off. It puts out one ribbon and takes hold of your button, until that is past. It is past. It has not let go.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You bring the dish and leave the door standing open behind you. {name} drinks, looks at the door, and does not go to it. Down among the lights of all those harbours there is a new one, small and yellow, like your kitchen.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You are on time, and you have left the door open behind you. {name} eats with one ribbon fin out in the passage, in case. By the last mouthful it has drawn the fin in.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put down the meal and hold out your wrist without looking, and {name} ties up there without looking, and eats everything. You never learned how to undo that knot. In all this time you have not needed to.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You hold the dish out over the water at the hour and {name} comes in on the tide with every lamp lit. It eats from your fingers. Among the harbours inside it there is one with your kitchen window in it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} drifts in by the window, eats from your palm with a ripple all along its fins, and drifts out by the door. You hear it go round the house. It comes in by the window again.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'For every meal on time {name} ties a knot in its longest ribbon. It eats all of this, and ties it. With {streak} in it the ribbon is so short that it has to float quite close to you. That suits it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The lights in {name} are mostly dark still, like a street before evening. It eats to the last crumb, and another comes on. That makes {streak}. It bends itself quite double, to look in.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats it up, and that makes {streak} meals on time, with none missed. It has been in a great many harbours. It ties up with a second knot, which is new to it, and tries how that feels.',
        'In all its lights together, {name} would have you know, there is nothing like it: {streak} meals on time, on end, and in one house. It eats this one too. It has begun to say “home” for short.',
        {
          text: '{name} belongs to whoever the current brings, and the current has brought the same person {streak} in a row, on time. It eats with one ribbon fin wound round your wrist. It never knew currents could do that.',
          when: ['well'],
        },
        {
          text: 'On time again, {streak} in a row. {name} has come to the conclusion that you are a tide. It eats, and when you bend down it lets itself rise, all lanterns lit, until it touches your chin.',
          when: ['well'],
        },
      ],
      early: [
        '{name} lets one morsel float in, and you watch it bob among the lights with nowhere to tie up. All the berths are taken. The rest goes by outside, and it nods to it.',
        'The tide is still in. {name} dips a ribbon, for friendship, and takes a mouthful round to the nearest lights. It will be low water at {opens}.',
        {
          text: 'You tell it the one about the whale. It has hardly put away the last one, and {name} takes only the spout, politely, and passes the whale along to the window, where someone might be going by without.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, with all its ribbons, and then draws them up. There is one that it leaves trailing as a rule, for anybody who may be passing. That one is drawn up as well.',
        'While the meal was late, {name} got into talk with the draught. It eats everything. But it has turned, as people do in a window seat, with its face to the road.',
        {
          text: '{name} feeds with its tail still out of the window, in case. When the dish is clean it draws the tail in, as far as the sill, and leaves the last inch of ribbon outdoors to think.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats the late meal lit up like a harbour on a holiday. You come closer to look. On your side the lights go out, one after another, like windows when a stranger is on the road.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} comes when you call and eats what there is. But it had been out to the gate to look for you, and asked people. You can tell: there is a stranger’s porch lit up in it where your stair used to be.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, and is kind about it. But it does so in the middle of the room, out of reach, and you see the small yellow lamp that is yours carried from the front of its belly to somewhere at the back.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, at last, with its ribbons on the floor. It looks at you, and goes to lie across the doorway so that you cannot shut the door. It is too weak to go through. Bring medicine, and leave it open.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} belongs to whoever the current brings, and it has brought you late. It eats, ribbons trailing, and among its harbours it puts out one light, the small one that might have been yours. It is weak. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had a lamp lit for the first person who should come. It was to have been you, and it has burned down. It eats, late, hours old. The lamp takes, and it turns it to the wall, to see who else there is.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies on the boards like a paper lantern that was out in the rain, and takes what it can of the late meal with the end of one ribbon. You bend down, and it turns its face away. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} lay flat in its dish, like a kite that came down on a roof. It eats what is pushed in under it and turns from your hand. One of its lights is out. It does not say whose.',
        '{name} eats, and does not rise. For {hours} hours it held on here by one ribbon round the table leg, against every draught, in case somebody came. The ribbon is worn through. Do not make it hold on like that.',
        {
          text: '{name} eats what has come so long after, and its lights come on, few and low. You look for yours. It is lit. But it has been moved, out to the dark end, among those who only passed through.',
          when: ['wary', 'well'],
        },
        {
          text: 'While you were away {name} asked at every door in the street. You can see the doors in it, a row of small lights, none of them yours. It eats what you brought. It does not light another.',
          when: ['well'],
        },
        {
          text: 'The door was shut, and nobody was there, for {alone}. {name} eats what you bring, at the far end of its own ribbon. It carries a light from every harbour. Yours is the one that has gone out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} belongs to whoever the current brings, and for {alone} it brought nobody. It eats what you have come with, so late, and drifts a little further from you at each bite. There is no current in this room.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds a light from everyone who ever came. For {alone} nobody did, and it has burned them, one harbour after another, to see by. It eats. Not one of those still lit is yours. Stay until one is.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, sunk to the floor like a lantern after the feast. It takes the food and not your hand. For {alone} it looked at a closed door, and now it looks at you in the same way. Open the door, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies flat under the door like a letter. You lift it by the fins to the dish. It eats, so long after, and one lamp comes on, a stranger’s. Where yours hung it is dark. It lets go of your hand.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The lights went down in {name} one harbour at a time, and it had kept yours until nearly last. It eats what you bring, so late. It does not rise. When the draught comes it gives itself to that, and is drawn off under the table.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You’ve brought it the whole talk of the street. {name} can’t, it’s lit to the fin ends, with a regatta going on amidships. It tries to hold a word for later and lets out two. The rest blows off down the hall.',
        'At the ceiling, with no way down, {name} thanks you for the thought. Its ribbons end a yard above the dish. They will reach by {opens}.',
        {
          text: '{name} is so round with voices already that it has stuck in the doorway, glowing on both sides. The meal you hold up disperses on the air, bit by bit, out over the roofs to somebody else.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You lift the ribbon for it and lay it in the dish. A little goes up, as far as the bend. {name} can do no more. It must have medicine next.',
        'They share out what {name} can manage, which is a crumb, and each of them leaves some. Take the dish off, and bring medicine.',
      ],
      loved: [
        'It has gone through {name} like news of a wedding, and all along the coast they are hanging out of the windows: {item}.',
        '{item}. There is a light in there which had been half asleep for days. It has come to the front, in its nightshirt as it were, and holds out a plate.',
        {
          text: 'You put out {item}, and in {name} a regatta starts. Red, green, white, all the little boats go round with their lamps up. It eats and passes you every other morsel, since it never learned to dine alone.',
          when: ['well'],
        },
        {
          text: 'You bring {item}, and {name} goes up like a paper lantern when the candle takes. Every harbour in it is awake, boats out, bells going. It eats in the middle of the room with all its fins held open for company.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} takes some, so that you should not eat alone, and rides no higher for it. What it had been hoping for, it lets fall, is shared stories.',
        'The ribbons go in, and come out, and are wrung. “Regards to the cook,” is all that it says: {item}. A greeting from a visitor would have been more filling.',
      ],
      harmful: [
        '{name} came down to it gladly, and now it sinks, and its lights go brown, one after another. What was in the dish was {item}. That was no meal, and it hurts. Never let it have that again.',
        'All the ribbons of {name} are drawn up in knots against the pain. It welcomes whatever is put before it, and so it welcomed {item}. Take that away, and keep it away.',
        {
          text: 'You meant well by it. But {name} took {item} in, and all its little ports went black together, quay by quay, and it has crumpled like a lantern sat on. Keep that away from it, always.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. {name} folds along the middle, the wrong way, and three harbours go out with a sound like wet matches. It presses itself to the window frame, away from your hands. Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You take hold of one ribbon, and {name} goes up like a kite, past the lamp, and tugs, and is given more. Every so often it comes all the way down the line, beaming, to see who is flying it.',
        'You open the front door and the back door, and {name} comes through the house like a regatta. You shut nothing. It goes round outside and comes through again, ribbons streaming, with a leaf aboard.',
        {
          text: 'You blow, and {name} sails away over the table, rippling with pleasure. You draw breath, and it slides back to just beyond your lips. It would like to be blown. It would not like to be caught.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You blow one bubble. {name}, up by the cornice, lets it come the whole way, takes it on the tip of a fin, and passes it on, to nobody, to the left. There being no one there, it comes back to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You run through the house throwing open doors, and {name} streams after, ribbons out, through every one of them and the window too. At the end it wraps you twice round, lit like a fair. One of the lights is you, running.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You blow and {name} goes up, you stop and it comes down on your hair. Then it blows back. It has been saving that breath since somewhere with palm trees, and now you smell of oranges.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You set every door in the house open, back and front, and let go of the paper boat. {name} goes after it down the draught, room through room, with all its harbours lit, and sails it home to you on one fin.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wave a saucepan lid, and {name} bobs up, and down, and up. It had no idea that this could be done to it. You stop. It hangs there, waits, and gives a little bob of its own, to remind you.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play, and {name} was up at the ceiling for joy already, and there is nowhere higher to go. It comes down a little way on purpose, so as to have the rise again.',
        '{name} had every light on before you came. You play with it all the same. It looks through itself for one more to light, finds a very small one, down by a fin, and is charmed.',
        {
          text: '{name} is dancing with the curtains, both of them, and the coat stand. You cut in. It gives you a turn, all lights on, and hands you over to the coat stand, which leads quite well.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is up against the ceiling already, from joy, and can go no higher. You tug at a ribbon, and it tugs back. Then it lets out all its air, lamp by lamp, and comes down on your head, like a hat.',
          when: ['trusting', 'glad', 'well'],
        },
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
        {
          text: 'For {item} it opens wide, every fin, and you see the lights are not lights but parties on decks, and they’ve all struck up. {name} draws you in by the sleeve. There’s a partner for everybody and one over.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}, and {name} flings every shutter open at once. Small crowds come out on the quays inside it to watch. When you stumble, all of them, very faintly, cheer.',
          when: ['well'],
        },
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
        'You hold {name} over the basin and pour, and the dust of many roads runs out from between the pleats. A light comes up that nobody had seen for a while. Whoever that is, they only wanted a clean pane.',
        'You comb the ribbons of {name} over the sink. There is more in them than fluff: a seed, a stamp, a thread from somebody’s good coat. The fluff goes down the drain. The rest, it gives you to understand, is luggage.',
        {
          text: 'A brown film had settled on it, from some port with chimneys. You sponge it off along the ribs, and one after another windows appear, and in one of them, tiny, somebody draws a curtain. {name} shivers brightly.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Weed in the ribbons, tar from some quay, a gull’s feather, a price tag. You sponge one panel, and a lighthouse comes up out of the brown, and turns, and passes over your face. {name} holds still for the other panels.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You draw a ribbon of {name} through the cloth and hold the cloth to the light. Nothing. You do the next. It supposes that you are counting them, and holds them apart for you.',
        'You dust {name} as one dusts a paper shade, and there is no dust. Inside, all its lights come crowding over to that side, like people in a house when somebody taps at the pane.',
        {
          text: 'You wipe {name} from fin to fin and the cloth comes up white. One smear will not shift. You lean close: it is on the inside, somebody’s thumbprint on a lit window, and it is being kept.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You may wash {name}, though it is clean, as long as the door stays open. With one fin done it drifts out, looks at the hall, finds that it could leave, and comes back to give you the other fin.',
          when: ['well'],
        },
      ],
      loved: [
        '{item}. {name} lies out along the surface of it with every ribbon loose, like a regatta seen from the hill when the wind has dropped.',
        'You need only run the water. {name} is in it, and has asked in two ducks and the soap: {item}.',
        {
          text: 'It is {item}, and {name} has come in by every open door to get to it. When you have finished there is one more light inside, about the size and shape of your thumb.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name}, who goes where the current goes, hooks one lilac ribbon round your thumb, so that nothing can carry it off before you have done.',
          when: ['well'],
        },
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
        'You give {name} the drops from above, one by one, as oil is put in a lamp, and can watch them go down. The light that had been smoking stops. It rides a little higher, by about one step.',
        '{name} winds a ribbon round the handle of the spoon, to steady one of you, and takes what is in it. One of the lights had been knocking about loose in there. It comes to rest, and the others draw round it.',
        {
          text: 'The dose is for one, and {name} looks about for whom to share it with. You raise your own cup of tea and clink. It drinks. Along its side a row of lamps comes on, jetty by jetty.',
          when: ['weak'],
        },
        {
          text: '{name} has sunk behind the door with most of its lamps out. You tip in the drops, open the door, open the one beyond. A draught goes through. Far inside, one harbour lights, then the next.',
          when: ['weak'],
        },
      ],
      little: [
        'It rides on an even keel, and shows you, letting go of everything. The bottle is given back to you with the kind regards of the whole coast.',
        '{name} goes round you once at the height of the handle. Nobody in there is ill. One had hiccups, and the fright has cured him.',
      ],
      loved: [
        '{item}. You could see the pilot come aboard. {name} was being set down on the rocks, and it turned, quite slowly, and stood out for open water.',
        'All along the coast they had been waiting up for that: {item}. One after another they go in and shut their doors, and {name} rises.',
        {
          text: '{name} holds a little of everyone who has brought it something. You have brought medicine, and it is {item}. It eats, and it helps, and among the harbour lights there is one more. It looks very like your kitchen window.',
          when: ['item'],
        },
        {
          text: 'There is one door that {name} would sooner keep closed, and that is its mouth, to medicine. But this is {item}. The door opens by itself. All the lights inside come up bright, and the door stays open.',
          when: ['item'],
        },
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
        '“Not in people’s soup,” you tell {name}, whose ribbons hang where they hang. It draws them up, wrings one out, and begs the soup’s pardon. For a while it keeps high, and wishes nobody a good day.',
        'You untie {name} from the bell rope, where it has moored, so that it rang all through dinner. It had thought that those were callers. It has understood. It hangs from the hat stand with its lights turned in.',
        {
          text: 'You bring the milkman back, and the milkman’s horse. “Not without asking,” you say. {name} lowers its ribbons and lets go of the bridle. It knows better now. It spends a while with its brightest side to the horse.',
          when: ['well'],
        },
        {
          text: '“Not out past the wall,” you say, and do not shut the door to say it. {name} lets go of the far lights and comes in, ribbons trailing. Among its harbours one lamp is turned down. You think you know the window.',
          when: ['well'],
        },
      ],
      little: [
        'There is a buoy on that already. {name} shows you how wide it steers of it, and has told the gulls.',
        '“We know,” say all the lights together. {name} has them say it again, more politely.',
      ],
      bad_time: [
        'You shut the door to make it listen. {name} hears nothing you say. It goes along the crack beneath with all its fins, end to end, and inside it the harbours go dark, as they do before a storm.',
        'You speak sharply, and the breath of it catches {name} and sends it backwards down the length of the table. It was on its way to you for something. See to that first, and teach it later.',
        {
          text: '{name} had just one ribbon, by the very tip, on the back of your chair. You raise your voice. It is gone from there, and the draught has it all. Win it first, and leave that chair where it is.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}. {name} answers to that like a good boat to the helm. It was only waiting for somebody to be at it.',
        'It comes round without a ripple, and is a little proud to have been steered: {item}.',
        {
          text: 'With {item} you teach it to wait at the kerb. {name} thinks a kerb is a kind of quay, and is all attention. It comes alongside, makes fast, looks both ways. It has got so good at it that it waits for others.',
          when: ['well'],
        },
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
        'You let {name} down into the laundry basket by its own ribbons, and it furls, on the one side and then the other, like an umbrella after a wet day. Its lights are still on, low. It is in for now.',
        'You put {name} where no wind comes from anywhere. It waits to be carried off. It is not. Slowly it grows upon it that it need not go, and all its ribbons hang straight down.',
        {
          text: 'You tuck {name} over the back of the chair and leave the door on the latch. It goes limp from the edges inwards. Harbour by harbour the boats come in, bump softly, and are tied up.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had caught on the coat hook and hung there, fins slack, with no harbour lit. You unhooked it and laid it in the bath, in the dark, with the door ajar. Toward evening there is a light in it. Two.',
          when: ['weak'],
        },
      ],
      little: [
        'You furl {name}, tie it, and lay it down, and it is very patient. Then the air moves. One ribbon is out, and another, and now it is in the next room, asking what it has missed.',
        'You moor {name} in the quiet corner, and it is not tired. It swings there with its eyes open, going through everybody it knows, and sends them its love. It will be up again before the end of the list.',
        {
          text: 'You weigh its ribbon down with a book, so that it will stay in bed. {name} is wide awake and visitors may be coming. It rises and the book rises too. They look out over the stairs together.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lower the lights and close the door. {name} lies where it is put, wide awake, with forty harbours burning, and then one fin goes along the bottom of the door, feeling for the draught. It was not tired. Open up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It goes down on to that as spray does, and you can no more tell where the one leaves off.',
        'A long breath comes from many people. It was {item}, and {name} had been talking of it to everyone since the spring tides.',
        {
          text: 'You have brought {item}, and the door is open just as far as it likes. {name} furls, and one by one its harbours say good night. It swings to your breath. The last one up is yours, and it has to be told twice.',
          when: ['well'],
        },
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
        'You prop the door with your shoe and sit down in the draught. {name} floats out through it, and in a minute, in. Out. In. It comes to rest over your head, lit, all its harbours turning, where it could leave and does not.',
        'You prop the door with a shoe and sit down where the air comes through. {name} drifts out, and in, and out. Each time it takes a harbour with it. The last time it leaves one, lit, above your knee, and stays under it.',
        'You prop the door with your shoe and sit down. People go by outside, and {name}, which goes with anyone, watches each of them pass. It has wound one fin about the leg of your chair, twice.',
        'You and {name} look through the day for what was worth passing on. They have one already from some time back, and it is still asked for: {loved}.',
        'Once there was a blank on the chart, {wait} wide, where you should have been. {name} lies over it with you now and puts in a few soundings.',
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
        '{name} sleeps and drifts, a hand at a time, towards the door. You sit in its way. It comes to where your breath is, turns about in that, and drifts no further.',
        'You sit by {name} while it sleeps, furled and dim. The end of a ribbon slips out and hangs there, turning this way and that, like a line over the side of a boat. It comes to rest on your sleeve.',
      ],
      shy: [
        'You prop the door wide with a chair and sit on the chair. {name} drifts out past you, and presently in, and out, trailing its ribbons. The next time in, one of them is left lying across your knees.',
        'You open the door, and the window, and sit down between them. {name} floats to one and then the other and finds that it could. It stays somewhere over the rug. Among the harbours inside it a very small lamp is lit, like yours.',
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
