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
    'The shell opens like a shutter, and something lilac leans out, folded small as a letter. {name} shakes loose and floats up past your face. Inside it all is dark, except for one lit window. You look again. It is this one.',
  ],
  looks: {
    thriving: [
      '{name} is going round the hat stand and greeting each of the hats. It has just finished when the draught brings it back to where it began. And there they all are again. It can hardly believe its luck.',
      'A puff of steam went up from the kettle, and {name} got on. Now it turns about under the ceiling, ribbons wide, like somebody being shown a city. It will get off where the steam does. It has never asked where.',
      {
        text: 'There is one light in {name} so far. It is the lamp over your own table, very small, with the shade a little crooked. The ribbon fins carry it about the room, and out at the door, and in again.',
        when: ['baby'],
      },
      {
        text: '{name} was let out of its egg some hours ago and has been carried twice round the room by the warmth of the lamp. Inside the lilac there is one light so far. It came from your hand.',
        when: ['baby'],
      },
      {
        text: 'The draught carries {name} down the passage, past the coats, past you, and on towards the open door. There one lilac ribbon slips round the button of your cuff, and the draught has to leave without it. It wants nothing more.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Both doors stand open, as {name} likes them, and the draught goes straight through the house. {name} hangs in it, all lights lit, and is not carried off. It takes you a moment. One ribbon has gone round the leg of your chair.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Among the harbour lights inside {name} hangs one that you had not noticed, square and yellow, with a bar across. It takes you some time to place it. It is your kitchen window, seen from the street.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} drifts in at one door and out at the other, all its harbours lit. In among them is a small square light that belongs to no harbour you know. It is this window, as it looks from the garden.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The door is open, the current is good, and {name} could be in any harbour. You look in. It is in this one, all lights on, wanting nothing, moored to your sleeve by one ribbon.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Inside {name} shine small lights from everyone the current ever brought. It is happy, and wants nothing. You lean in to look for yours, and it lays a lilac fin across. Yours is not lit yet.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'All the doors are open. {name} floats where two draughts meet and is glad of both. You come closer, and the air that you push before you moves it, gently, exactly as much farther off.',
        when: ['from_child', 'wary'],
      },
      'High up by the lamp {name} is telling them all about it, the lights that is, who crowd to the front to hear. It was {loved}, and those at the back want it again.',
    ],
    content: [
      '{name} hangs in the hall, a ribbon in through each of the doors. In one room there is a clock, in one a coat on a chair, and in one nobody. It is not going anywhere. It is keeping in touch.',
      'Nothing is blowing, and so {name} stays where it was left, at the height of a table, with its face to the bread bin. It might have been anything. It is the bread bin, and it is getting to know it.',
      {
        text: '{name} hangs in the doorway, half of it in each room, fins idling, harbours lit. You had come to shut the door against the draught. You wait for it to go in, or out. In the end you fetch a jumper.',
        when: ['well'],
      },
      {
        text: 'Every door is open, and {name} goes through them at the height of your chest, like a thing someone let go of. In the passage it meets you, shows a red light and a green one, and passes on the proper side.',
        when: ['well'],
      },
      {
        text: '{name} hangs halfway between the door and the window, turning slowly, now the blue lights to you, now the green. A ferry goes by somewhere inside it. Both doors are open. It may go out later, or not.',
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
      '{name} goes down the corridor, brushing every shut handle with the end of a fin, and comes back with its lanterns turned low. It has eaten and it is well. Open any door, it does not mind which, and chase it through.',
      'Every lantern in {name} is lit and nobody is walking on any of the quays. It goes to the letterbox, lifts the flap with a fin, looks at the empty street, lets it down. Play with it.',
      {
        text: 'It lies along the top of the wardrobe, where no wind gets, in the dust, and has told the lights a story with nobody in it. Make a draught, open something, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} hangs exactly above its dish, in a room full of draughts, and you can see all its ribbons paddling. It has the spot, and it has the hour. It cannot hold both for ever. Its meal is due.',
      '{name} has let down its ribbons into the empty dish, like a boat with its nets out where there have always been fish. It draws one up, looks at it, and puts it down again. The meal is due. Feed it.',
      {
        text: 'Every draught in this kitchen ends at the larder, and so does {name}, spread flat on the shut door like a small lilac stamp. It would wait there quite a time. The meal is late. Peel it off, open up, and feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'There is one light inside {name} so far, and it has the shape of the doorway with you in it. It hangs above the dry dish, turning. Not hungry yet, but the meal is overdue. Bring it now, and leave the door open.',
        when: ['baby', 'well'],
      },
      {
        text: 'The dish is empty, and {name} floats exactly halfway between it and the open window, ribbons pointing one way, lights the other. It has not decided which of you is likelier to bring something. Let it be you, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} floats in the doorway with a fin on each post, so that it stays a doorway. It is not hungry yet. It peers past you down the hall for whoever brings the dish, not having settled that it is you. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hangs in the doorway with one fin laid along the hinge, so that nothing can close before you are through. Of all its harbours it has only yours lit. It is not hungry yet. The meal is late and should come now.',
        when: ['well'],
      },
      {
        text: '{name} has been to every open door in the house and brought back what was there, which was you, twice. It has now laid a ribbon over your wrist and is towing, gently, toward the kitchen. It is owed its dinner.',
        when: ['well'],
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
      'Somebody has shut the door. {name} lies along the foot of it like a dropped scarf, one fin pushed through the gap, and the harbours inside it have put out all but two or three lamps. It is hungry. Feed it now.',
      '{name} is short of a meal and has gone up against the ceiling. It rows down with every fin to look you in the eye, lets go, and rises again. Something inside would hold it. It is hungry. Feed it now.',
      '{name} has sunk by the length of a hand, and its ribbons go over the bottom of the dish, to and fro, like those of somebody feeling for a dropped ring. Feed it.',
    ],
    starving: [
      '{name} lies along the crack under the door like something that came by post. Of all the harbours inside it one is still lit, a square of yellow, very small. It is your kitchen window. Feed it at once.',
      '{name} hangs against the shut door like paper on a railing. All the harbours in it are dark but one, low down, left burning for whoever is late. That is you. Open the door. Feed it at once.',
    ],
    weak: [
      '{name} hangs in the doorway like a lantern on the day after. The draught that ought to take it down the hall only turns it round, once this way, once that. It is fed. Medicine, or a good rest.',
      '{name} goes along at the height of a knee, and has to hold on to the chairs. It is not ill. It has been carried about a great deal, and is thin in the folds. Give it medicine, or rest.',
      {
        text: 'At about the height of your shoe a party is going on. You kneel to look in, and they lift their glasses to you, and {name} goes over gently on one side. It needs medicine, or slack water.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Fog, you would say, over all the harbours inside {name}. You rub one fin with your sleeve and a row of lamps comes up, then a pier. It was only dirt. Fill the basin, leave the door open, and do the rest.',
      '{name} drags. There is tar on one ribbon and cobweb on the rest, and it gets no higher than the seat of a chair. Wherever the air takes it, it leaves a stripe. It needs a wash.',
    ],
    sick: [
      '{name} has washed up along the foot of the door. The draught lifts its fins and lays them down again, and that is all the moving there is. One harbour in it is still lit. It needs medicine now.',
      'The window is wide open and {name} has not gone to it. It lies on the floorboards like a wet paper lantern, all but one of its small harbours dark, and that one flickers. Medicine now, and keep the door ajar.',
    ],
    failing: [
      'Harbour after harbour, the lights in {name} have gone out. There is one left, small and yellow, and it is your own kitchen window. It lies against the foot of a shut door. Open that, and bring medicine and food, at once.',
      'You find one ribbon fin first, pushed out through the crack under the door. The rest of {name} lies behind it on the boards, with a single harbour still lit inside. Open up. Medicine and food at once, or that one goes too.',
    ],
    near_death: [
      'The harbours are going out inside {name}, one after another. There is a single light still burning, low and near the front, and it is yours. Prop the door wide, sit under it now, and stay. It has hours.',
      '{name} lies on the floor like a lantern after the feast, its paper creased. The harbours have gone dark, all but one lamp, and somebody is still shielding that with a hand. Sit down beside it. Stay.',
    ],
    asleep: [
      '{name} hangs asleep in the dark, every lamp in it put out, save one, of the kind people leave burning for someone not yet home. You look in at the open door. It goes out. Leave things so until it wakes.',
      'At night {name} moors itself to the door handle with one ribbon, so that nobody can shut it. The rest of it sways. Inside, in every harbour, they have left a single window lit.',
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
      '{name} is up in the far corner with all its harbours shaded and its fins not quite still. It is watching your hand, which shut the door as you came in. Open it again, and sit quietly on the sill.',
      'At your step {name} lets go of everything, and the draught has it away to the far wall. It is not tied up to anyone here. Leave the door open and sit with it, so that the current can bring it by.',
      {
        text: 'Each time you breathe out, {name}, which weighs next to nothing yet, is blown a little further from you. It thinks that you mean it. Sit with it, please, and breathe in now and then.',
        when: ['baby'],
      },
      'You were {wait} gone once, and it had paid out all its line. {name} bobs there at the end of the room. It will want some hauling in, and only patience does that.',
    ],
    back_from_death: [
      '{name} is back and has been round the house. Every door stands open, the wardrobe too, and the little one in the clock. Among all the harbours alight in its side is a single window, very small. It is yours, from outside.',
      'For some hours now {name} has gone about touching the open windows, every one, with the edge of a fin. There is a new light in it, very far back, on a coast you do not know. It keeps near you.',
      '{name} is back, wrung out, and very quiet. There is somebody in there whom none of them knows, and they have moved up on the bench. It would lie alongside you, and eat when the hour comes.',
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
          text: 'You blow on the meal to cool it, and {name} goes too, head over fins, as far as the curtain. It swims all the way back, eats every bit, and turns its face up to be blown on again.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with all its ribbons spread. Inside the lilac paper of it, where it was dark, one light comes on, yellowish, with a fringe. You know it from somewhere. You look up. It is your own kitchen lamp.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You bring the dish and, without thinking, pull the door to behind you. Every light in {name} goes down. You open it again. Then it eats, right on the sill, one lilac fin laid along where the door would close.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats in the doorway, one ribbon fin trailing in the passage so that nothing can be shut. You leave the door alone. By the last mouthful, among the harbour lights inside it, there is your kitchen lamp, turned very low.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes its meal in a slow loop and comes by again to show you. Among the harbours there is a new light, low down, yellowish. You put your eye to it. It is your own kitchen, very small, with the kettle on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It eats, and fills with light like a lantern at a fair. A draught comes to carry {name} off. It puts out one ribbon and takes hold of your button, until that is past. It is past. It has not let go.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats as the draught allows, a mouthful going by, round behind the clock, over the lamp, a mouthful going by. On the fourth time past it hooks one lilac fin into your cuff, and has the rest moored.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'A draught swings the door to. It clicks. Every light in {name} goes out at once. It looks at you across the dish, and they come on again, harbour by harbour, and it goes on eating in the shut room.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You put down the meal and hold out your wrist without looking, and {name} ties up there without looking, and eats everything. You never learned how to undo that knot. In all this time you have not needed to.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats adrift, and inside it the harbour lights swing like lamps on moored boats. There is one, low down by the fin, that you cannot place. Then you can. It is the colour of your own kitchen window.',
          when: ['glad', 'trusting', 'well'],
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
        'In all its lights together, {name} would have you know, there is nothing like it: {streak} meals on time, on end, and in one house. It eats this one too. It has begun to say “home” for short.',
        '{name} eats it up, and that makes {streak} meals on time, with none missed. It has been in a great many harbours. It ties up with a second knot, which is new to it, and tries how that feels.',
        {
          text: 'Of all the lights in {name} one has been moved to the front, green and steady. You come in with the dish, {streak} on time, and see what it is. It is the kind that harbours keep lit for the ferry.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} tries a little, not hungry, and drifts to the door, which it props open with a fin, shining down the passage. A dish so early must mean that guests are coming. After a time it comes back and pats your sleeve.',
        '{name} floats through the open door and dips one lilac fin in the dish, since somewhere along the coast that must be manners. Of all the harbours inside it a single lamp comes up, and goes down. It turns for the door, which you hold.',
        'The tide is still in. {name} dips a ribbon, for friendship, and takes a mouthful round to the nearest lights. It will be low water at {opens}.',
      ],
      late: [
        '{name} eats it, late, with all its ribbons, and then draws them up. There is one that it leaves trailing as a rule, for anybody who may be passing. That one is drawn up as well.',
        'While the meal was late, {name} got into talk with the draught. It eats everything. But it has turned, as people do in a window seat, with its face to the road.',
        {
          text: '{name} eats the late meal lit up like a harbour on a holiday. You come closer to look. On your side the lights go out, one after another, like windows when a stranger is on the road.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'A lilac smear runs to and fro along the shut door, at the height of your face. {name} eats what you bring, late as it is, and then goes and hangs in the doorway, fins spread, where nobody can close it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats hanging in the doorway, half in and half out, so that nobody can close it and go. Among all its harbour lights there is one low on the left that is you. It is burning. It has been turned down a little.',
          when: ['well'],
        },
        {
          text: '{name} comes when you call and eats what there is. But it had been out to the gate to look for you, and asked people. You can tell: there is a stranger’s porch lit up in it where your stair used to be.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, at last, with its ribbons on the floor. It looks at you, and goes to lie across the doorway so that you cannot shut the door. It is too weak to go through. Bring medicine, and leave it open.',
          when: ['wary', 'weak'],
        },
        {
          text: 'In most of the harbours inside {name} the lamps are out. You bring the dish, late, and push the door to against the draught. It stops eating. It hangs there, thin as paper, until you have opened it again.',
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
          text: '{name} eats by the door, which it has got open. The little light in it that is this house used to hang in front, near the fin. It is burning yet. While you watch, it is carried slowly to the back.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The door stayed shut for {alone}. All along the crack beneath it there is lilac, where {name} tried the gap, one ribbon after another. It eats what you bring lying across the sill, so that nobody can close it.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'After {alone} you open the door, and {name} eats from as far off as its fins will reach. You look for your own light among the harbours it carries. It is there still, but low, and small, and a long way astern.',
          when: ['wary', 'well', 'no_item'],
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
          text: '{name} is full, so it takes the dish in its ribbons and sets it adrift down the passage, for whoever the current may bring. It hangs in the open door and watches. Nobody comes by. In the end you throw the meal away.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} hangs low, with its harbours dark. It takes a little from the dish, and in one of them a window lights, as if somebody had got up to see who came. Then it goes out. Medicine next.',
        'You lift the ribbon for it and lay it in the dish. A little goes up, as far as the bend. {name} can do no more. It must have medicine next.',
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
          text: 'You trail a scarf and {name} swims every loop of it back to you, all its harbours tossing. At the end of each pass one lilac fin reaches behind and makes sure of the door. You prop it open with your shoe.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You flap the newspaper and {name} goes up, ribbon over ribbon, and sails back under it for another gust, every harbour in it lit. It is careful of one thing. You are never between it and the open door.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You blow, and {name} lets itself be blown, down the hall and round the lamp and back, every harbour in it swaying. Close to your face it rights itself. One of the small lights inside is your kitchen window.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You blow and {name} goes up, you stop and it comes down on your hair. Then it blows back. It has been saving that breath since somewhere with palm trees, and now you smell of oranges.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You run through the house throwing open doors, and {name} streams after, ribbons out, through every one of them and the window too. At the end it wraps you twice round, lit like a fair. One of the lights is you, running.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You blow, gently, and {name} crosses the room on one breath, fins rippling. When it turns round there is a new light among the small ones inside it. It is the colour of your shirt.',
          when: ['baby', 'no_item'],
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
          text: 'You trail a ribbon across the room. {name} sends one light after it, the smallest, so as not to be rude. All the other harbours have drawn in close and gone dim. The game can wait. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You prop both doors open so that the draught runs through, which is {name}’s best game. It is not carried. Its ribbons lie along the floorboards like something left behind by a fair. Leave the game. See whether it is hungry or ill.',
          when: ['from_child', 'no_item'],
        },
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
          text: 'You wipe the soot off the paper skin, and the lights behind it come up one at a time, a green pier, a red buoy, a long row of lamps. On the last quay somebody very small is waving. You wave the cloth.',
          when: ['well', 'no_item'],
        },
        {
          text: 'A brown film had settled on it, from some port with chimneys. You sponge it off along the ribs, and one after another windows appear, and in one of them, tiny, somebody draws a curtain. {name} shivers brightly.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You draw a ribbon of {name} through the cloth and hold the cloth to the light. Nothing. You do the next. It supposes that you are counting them, and holds them apart for you.',
        'You dust {name} as one dusts a paper shade, and there is no dust. Inside, all its lights come crowding over to that side, like people in a house when somebody taps at the pane.',
        {
          text: 'You may wash {name}, though it is clean, as long as the door stays open. With one fin done it drifts out, looks at the hall, finds that it could leave, and comes back to give you the other fin.',
          when: ['well'],
        },
        {
          text: 'You wipe {name}’s lilac sides, which had nothing on them, until they squeak. Far inside, in one of the small lit harbours, somebody comes to a window, looks up into the glare, and draws the curtain.',
          when: ['well', 'no_item'],
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
          text: 'Inside {name} all the harbours had gone out. You stir the medicine into the current and wait. A green lamp comes on, then a red one, then the whole length of a quay. Last and lowest, there is a kitchen window you know.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has sunk behind the door with most of its lamps out. You tip in the drops, open the door, open the one beyond. A draught goes through. Far inside, one harbour lights, then the next.',
          when: ['weak'],
        },
      ],
      little: [
        'It rides on an even keel, and shows you, letting go of everything. The bottle is given back to you with the kind regards of the whole coast.',
        '{name} goes round you once at the height of the handle. Nobody in there is ill. One had hiccups, and the fright has cured him.',
        {
          text: 'The dose drifts in among {name}’s lights like a boat with no harbour to make for, passes through all of them, and comes out at the hem, unused. Nothing was wrong. Keep the bottle for when some of those lights are out.',
          when: ['no_item'],
        },
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
          text: 'You say no. {name} draws its ribbons out of the lampshade, one after another, and drifts as far as the open door, where it turns up the lights of other harbours. Yours it has turned down. It has not turned it out.',
          when: ['well'],
        },
        {
          text: 'You say no, and {name} lets go of the ceiling lamp, ribbon by ribbon. It will leave the lamp alone. A ray seen from the side is one lilac line, and for a while, wherever you walk, the side is what you get.',
          when: ['well'],
        },
      ],
      little: [
        'There is a buoy on that already. {name} shows you how wide it steers of it, and has told the gulls.',
        '“We know,” say all the lights together. {name} has them say it again, more politely.',
      ],
      bad_time: [
        'You only raised your voice. Down the whole length of the lilac, harbour after harbour puts out its lamps. When there is a single one left {name} folds its ribbons over it, so that you cannot see whose it is.',
        'You shut the door to make it listen. {name} hears nothing you say. It goes along the crack beneath with all its fins, end to end, and inside it the harbours go dark, as they do before a storm.',
        'You speak sharply, and the breath of it catches {name} and sends it backwards down the length of the table. It was on its way to you for something. See to that first, and teach it later.',
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
          text: 'You wedge the door open with your own shoe, or it would not rest at all. The lantern of it had folded flat. Now one pleat draws open, and then the next, and the draught from the hall turns {name} slowly round.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You furl {name}, tie it, and lay it down, and it is very patient. Then the air moves. One ribbon is out, and another, and now it is in the next room, asking what it has missed.',
        'You moor {name} in the quiet corner, and it is not tired. It swings there with its eyes open, going through everybody it knows, and sends them its love. It will be up again before the end of the list.',
        {
          text: 'You settle {name} and shut the door. Inside it the harbour lights go down politely, all but one, where somebody seems to be signalling. Presently something lilac comes out over the sill, flat as a letter, no more rested than it went in.',
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
        'You shut the door behind you from habit, and {name} stops in the air. You get up, open it wide, and sit down again. It drifts out, looks both ways along the corridor, and, since it need not, comes back in.',
        '{name} hangs at the shut door like a lamp left on. You get up, open it wide, and sit down again. It sails out and its lights go away along the hall. You stay as you were. After a while your pages turn lilac.',
        'You and {name} look through the day for what was worth passing on. They have one already from some time back, and it is still asked for: {loved}.',
        'Once there was a blank on the chart, {wait} wide, where you should have been. {name} lies over it with you now and puts in a few soundings.',
      ],
      little: [
        'You have been in harbour three times since the hour. {name} is glad, but there is a saying about that, in the islands, and it means, go and catch something.',
        '{name} has had all your news, and sent it on, and there has not been time for any reply. Come back when the mail is in.',
      ],
      ill: [
        'There is no current for {name} to lie on, so you make one, breathing slowly at its edge. It goes out a little way and comes back, out and back, like a boat tied up. Now see to what it needs.',
        'The lights that can come, come. They sit along the inside of {name} with their feet in your warmth. Remain a little. Then see to what is wrong.',
      ],
      asleep: [
        '{name} sleeps and drifts, a hand at a time, towards the door. You sit in its way. It comes to where your breath is, turns about in that, and drifts no further.',
        '{name} sleeps in mid-air, all its ribbons streaming to the open door. You sit down, taking care not to be in the way. There is no draught, but one ribbon has turned round, and streams towards you.',
      ],
      shy: [
        'You get up only once, to wedge the door open with your shoe. {name} floats to the gap and hangs there, harbour lights swaying, quite free to go. One ribbon fin comes trailing back, as far as your sleeve.',
        'You prop the door wide with a chair and sit on the chair. {name} drifts out past you, and presently in, and out, trailing its ribbons. The next time in, one of them is left lying across your knees.',
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
