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
      '{name} is going round the hat stand and greeting each of the hats. It has just finished when the draught brings it back to where it began. And there they all are again. It can hardly believe its luck.',
      'A puff of steam went up from the kettle, and {name} got on. Now it turns about under the ceiling, ribbons wide, like somebody being shown a city. It will get off where the steam does. It has never asked where.',
      {
        text: 'The draught takes {name} past you, beaming, as it takes it past everyone. This time it paddles. That is not easy with ribbons. It hangs there at your shoulder, against the wind, for exactly as long as a hello.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The draught you let in carries {name} across to you, as it has carried it to everyone. It wants nothing and is as happy as can be. The draught stops. One ribbon fin is still round your wrist.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} turns in the air, wanting nothing, with the lights of many harbours inside. You look in. There is a new light, low on the left side, very small. It is the colour of your kitchen window.',
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
        text: 'Inside {name} shine small lights from everyone the current ever brought. It is happy, and wants nothing. You lean in to look for yours, and it lays a lilac fin across. Yours is not lit yet.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'A lilac lantern bobs for joy in the doorway. You go to the one side, and {name} floats to the other. You go round. So does it. It has no wish to leave, and none to be on your side of an open door.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old, a paper lantern with nothing in it yet. It has never seen anyone. You look in, and far down among the lilac, no bigger than a pinhead, the first light comes on.',
        when: ['baby'],
      },
      {
        text: 'A small current comes under the door and brings {name} across to you, hours old, fins first. It does not know who you are. It belongs to whoever the current brings. So far that is a moth, and you.',
        when: ['baby'],
      },
      'High up by the lamp {name} is telling them all about it, the lights that is, who crowd to the front to hear. It was {loved}, and those at the back want it again.',
    ],
    content: [
      '{name} hangs in the hall, a ribbon in through each of the doors. In one room there is a clock, in one a coat on a chair, and in one nobody. It is not going anywhere. It is keeping in touch.',
      'Nothing is blowing, and so {name} stays where it was left, at the height of a table, with its face to the bread bin. It might have been anything. It is the bread bin, and it is getting to know it.',
      {
        text: '{name} is in the doorway, half in and half out, on a draught that suits it. You wish it good day. It has never yet passed anyone by without an answer, and it answers you, with the half that is out.',
        when: ['wary'],
      },
      {
        text: '{name} has moored itself to your cup by a ribbon and rocks a little when you drink. It is going through its lights, as others go through their post. At yours it has nothing to report, and glows.',
        when: ['trusting'],
      },
      'You can read off {name} how long it has been here: there is a tide line on it for each of the {days} days, fine as the rings of salt on a boot.',
      'It has tied up to the table leg with one turn, a landsman’s knot, and sways there, dreaming. One of the lights has gone the colour it went for {loved}.',
      {
        text: 'Somebody has been asked in for you to meet. It is a light, a new one, hung quite near the skin, next but one to yours. {name} brings it close, and leaves the two of you together.',
        when: ['trusting'],
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
    due: [
      '{name} hangs exactly above its dish, in a room full of draughts, and you can see all its ribbons paddling. It has the spot, and it has the hour. It cannot hold both for ever. Its meal is due.',
      '{name} has let down its ribbons into the empty dish, like a boat with its nets out where there have always been fish. It draws one up, looks at it, and puts it down again. The meal is due. Feed it.',
      {
        text: '{name} hangs in the doorway, neither in nor out, with a ribbon fin across the sill so that you can’t shut it in. It has had no meal, and it is past time. Go and get it. Leave the door.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} bumps against the cupboard door, softly, again and again, like a boat at a quay. It hates a closed door, and behind this one is its meal, overdue. It will not ask you. Open it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hangs in the open doorway with all its harbours lit, and leans past you to see who else the current may be bringing, perhaps with a meal. There is no one else. It is you, and it is overdue. Feed it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has lights in it from every harbour but yours. They are low now, and it is trying for the open door, and has not the strength to arrive. Bring the overdue meal to where it stopped. Do not shut anything.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Lanterns burn low when nobody feeds them. {name} hangs against the side and lets the current turn its lights away from you. It belongs to whoever brings the meal. That is overdue. Let it be you.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} hates a closed door. It has slid one lilac ribbon under the larder’s and hung another, lightly, over your wrist. The meal is overdue, and it is behind this one. Open it.',
        when: ['warming', 'well'],
      },
      {
        text: 'The current ought to have brought the meal by now. {name} trails its ribbons through the empty dish, and then lets one float across and touch your sleeve. You are the current. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} bobs over the empty dish, so new that it is see-through, and lowers a ribbon, and lifts it, and shows it you, from afar, both sides. There is nothing on it. It does wave to you with it. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: 'The meal is overdue, and {name} is so light that it has tied itself to your apron strings, so as not to blow away. It bobs along behind you, all aglow, from room to room. One of them is the larder.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Over your shoulder comes a ribbon of {name}, and takes the pen out of your fingers. Another turns your chair. You are under way, and are towed, quite gently, along the passage to the kitchen. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'For {hours} hours {name} has let itself be blown from room to room, past the dish, and past it again. It will not stop there as long as you look. But each time it goes by lower. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} tries the tip of a ribbon on the table leg, then on a boot, then on the coal. Nothing in this harbour has been any good so far. Now it has come alongside you. Its meal is due. Feed it.',
        when: ['baby'],
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
      '{name} is low, and lists to one side, like a lantern with water in it. Half its lights are out, and the others jump. When the curtain stirs, it shivers. It needs medicine.',
      '{name} lists to the left and goes along the skirting, bump, and bump, and begs the pardon of each board. It must have medicine.',
      'The lights are swinging in there as lamps do in a ship that has been struck. {name} holds them with its ribbons. Medicine, please, and warm water under it.',
      'One fin is quite slack and drags. You tell {name} to come, and it sets out, and comes to where the chair is. It needs medicine soon.',
      {
        text: '{name} has sunk down to the skirting board, and its paper is soft with fever. It has one ribbon about the leg of a chair, so that the draught shall not have it, and shrinks from your hand. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has let itself sink behind the chest, where no air comes. It is hot, and turns from your hand, and holds its own ribbons, all of them, very tight. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has let itself be blown in under the wardrobe, out of your way, and bumps there against the back, begging its pardon. Lie flat, reach medicine in at arm’s length, and let go of the spoon.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies on the floor, and no air will lift it. One light is left, far in, and it leans over, as if somebody had opened a door. Medicine, at once.',
      'There is {name}, on the boards, spread like something the sea has left. Put your two hands under it so that it may think it is afloat, and give it medicine now.',
      'You can hear them in there, calling across to each other, and after each call there is a longer wait. {name} cannot hold them all. Medicine at once, and let your voice be one of them.',
      {
        text: '{name} cannot rise to get away from you. Its ribbons lie as they fell. There is a single light in it, and that goes low when you kneel. Give it medicine at once.',
        when: ['wary'],
      },
      {
        text: 'The lights are down to a row along the keel, and each of them turns its face from you, to be less seen. Pour medicine now into the fold of its fin, and hold the lamp behind your back.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nobody stirred the air round {name}. Its lights are down to one, and that is no bigger than a pin. It has hung it where it can be seen from the door. Sit with it now.',
      '{name} has let go of all that it was tied to. It is about to be carried off, and there is not even a wind. Sit with it now, within reach of a ribbon.',
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
      '{name} sleeps on the air, at about the height of a table, and goes slowly from one wall to the other, as if there were a tide in the room. Nobody has told it that there is not.',
      '{name} is asleep, and its lights take turns. One brightens, as though it were telling something, and the rest burn low and listen. Then it is another’s turn. You cannot hear a word.',
      {
        text: '{name} sleeps on the draught from the open door, and the draught carries it to you. It bumps your shoulder, light as paper. Awake it would never. Blow, very gently, the other way.',
        when: ['wary'],
      },
      {
        text: '{name} has dimmed all its harbours but one, and sleeps stretched along the foot of the door, where the air comes in from elsewhere. It has left itself the shortest way out. When you go, do not pull it quite shut.',
        when: ['wary'],
      },
      {
        text: 'All harbours are dark. {name} is asleep with a ribbon round your bedpost, one round your lamp and one that goes in under your pillow. You lie down with care. There is a tug at the pillow, as of a boat that feels somebody step in.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, moored to your bedpost, and swings there with its lights down to embers. Each is somebody it has met. You go by on tiptoe, and one of them brightens, and you feel rather known.',
        when: ['trusting'],
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
      'At your step {name} lets go of everything, and the draught has it away to the far wall. It is not tied up to anyone here. Leave the door open and sit with it, so that the current can bring it by.',
      '{name} keeps the whole table between you, and turns as you turn, like a boat at anchor with its stern to the land. It has seen quays where people shouted. Sit with it, and be one where nobody does.',
      {
        text: 'Each time you breathe out, {name}, which weighs next to nothing yet, is blown a little further from you. It thinks that you mean it. Sit with it, please, and breathe in now and then.',
        when: ['baby'],
      },
      {
        text: 'Hours old and fed, {name} has floated to the far corner and drawn its ribbons in. There is only one light inside it, quite small. Leave the door open. Sit down by it quietly, and be a harbour.',
        when: ['baby'],
      },
      {
        text: '{name} is up in the very corner of the ceiling, with its lamps covered. Someone has shut a door on it once. Open this one, wide, and put a chair against it. Then sit on the floor, and do not hold anything.',
        when: ['from_child'],
      },
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
        '{name} settles over its dish like a cloth being laid, and there is a stir of ribbons underneath. It lifts, and the dish is bare. Others grow heavy with dinner. It has gone up as far as the picture rail.',
        'Each ribbon of {name} takes hold of some of the meal and hands it up to the next, like cargo coming aboard. Soon the dish is empty. Inside, the lights are seen to move together a little, to make room.',
        {
          text: 'You are on time, and you have left the door open behind you. {name} eats with one ribbon fin out in the passage, in case. By the last mouthful it has drawn the fin in.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It eats, and fills with light like a lantern at a fair. A draught comes to carry {name} off. It puts out one ribbon and takes hold of your button, until that is past. It is past. It has not let go.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The current comes by as {name} eats, and offers to take it on somewhere. You are here, and on time. It lets the current go, and lays an inch of lilac ribbon across your wrist, like a boat trying a mooring.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The door stands open, as {name} likes it, and it eats on that side of the dish, ribbons streaming, all its lights lit. Then it drifts out. Then it drifts in again, by about a yard, to see if you have shut it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} floats up to it, floats off, comes back on the small current of your breathing, and feeds. In among the lights of all those harbours somebody has hung a new lantern, not yet lit. Leave the door open when you go.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} was hovering at the open door, fins half out in the draught, in case you were only somewhere it was passing. You bring the meal on time. It eats, and a new small light comes on inside, the colour of your window.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The current has brought you, on time, again. {name} eats, all its harbours alight. Then it winds one lilac fin round your wrist, twice, the way a boat is tied.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} floats in on time and eats, the lights of many harbours swinging inside it for joy. There is a new one among them, small and yellow, low down near the front. It is your kitchen window.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} hates a closed door. Today it eats, on time and glad, with the door shut behind it, and does not look round once. You are on the same side.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The current that brings {name} to its meal, on time, is you breathing out. It is hours old and made of next to nothing. It eats, glad, and hangs in front of your face, waiting for the next one.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and weighs what its own light weighs. You set the meal down, and the stir of your sleeve sends it to the far wall. It comes back along the ceiling, fin by fin, and eats once you have stopped moving.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'For every meal on time {name} ties a knot in its longest ribbon. It eats all of this, and ties it. With {streak} in it the ribbon is so short that it has to float quite close to you. That suits it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put down the meal and hold out your wrist without looking, and {name} ties up there without looking, and eats everything. You never learned how to undo that knot. In all this time you have not needed to.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} comes down on its dish like a leaf, eats it all, and rises a hand higher than before. It looks down, alarmed, at so much floor. Then it sees that you are where you were, and steers by that.',
          when: ['baby'],
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
        '{name} eats it, late, with all its ribbons, and then draws them up. There is one that it leaves trailing as a rule, for anybody who may be passing. That one is drawn up as well.',
        'While the meal was late, {name} got into talk with the draught. It eats everything. But it has turned, as people do in a window seat, with its face to the road.',
        {
          text: 'All its harbours alight, {name} eats the late meal and floats off past you to the open door. Its ribbons trail over everyone it meets. Going by your hand, it lifts them.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal lit up like a harbour on a holiday. You come closer to look. On your side the lights go out, one after another, like windows when a stranger is on the road.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had floated to the window and was admiring other people’s lights. It comes back for what you bring, late, and takes it at the full length of one ribbon. Inside, the lantern that hung nearest you has been carried to the far side.',
          when: ['glad', 'wary', 'well'],
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
          text: '{name} has one ribbon fin round your wrist, as it has had lately. It eats the late meal with all its harbours lit, and is glad. The fin is still round your wrist. It has let out a yard more ribbon.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal and every harbour inside it lights up. Among them is a small new one, low on the left. That was you. It is still burning, but it has been turned down a little.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had a lamp lit for the first person who should come. It was to have been you, and it has burned down. It eats, late, hours old. The lamp takes, and it turns it to the wall, to see who else there is.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, and shines on you, and ties itself to your wrist with two turns of ribbon. You could have sworn that it was three. It is a good knot still. You do not pull on it to see.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} has hung at the one door and at the other, to see by which you would come. It eats every bit, late as it is. Afterwards it does not come up beside you. It goes and hangs beside the draught.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies on the boards like a paper lantern that was out in the rain, and takes what it can of the late meal with the end of one ribbon. You bend down, and it turns its face away. It needs medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late, and {name} has lit all its lights and hung itself in the hall, as one does for a boat. It eats up. Then it turns them down again, one by one, and yours as well, though yours comes last.',
          when: ['trusting'],
        },
        {
          text: '{name} eats every bit of the late meal, watching the crack of the door. When it has done, it goes over with one thin ribbon and makes sure of the latch. It has left places before. It knows how that is done.',
          when: ['wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} lay flat in its dish, like a kite that came down on a roof. It eats what is pushed in under it and turns from your hand. One of its lights is out. It does not say whose.',
        '{name} eats, and does not rise. For {hours} hours it held on here by one ribbon round the table leg, against every draught, in case somebody came. The ribbon is worn through. Do not make it hold on like that.',
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
        {
          text: 'It had stopped going with every wind. It would hang by your chair in quite a breeze. {name} eats, so long after, and a few lamps come on. Somebody opens the back door. It does not even hold out a ribbon.',
          when: ['warming'],
        },
        {
          text: '{name} is where you left it, still tied to the handle of the door you went out by. It eats, so long after, dim. It comes with you. When you shut the door, it looks at your hand on the latch, the whole time.',
          when: ['trusting'],
        },
        {
          text: 'Along the foot of a closed door lies {name}, where the draught comes in, its lights low. You open, so long after, with the dish. It eats. Then it floats out past you, and leaves one ribbon in the door, to keep it open.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what has come so long after, and its lights come on, few and low. You look for yours. It is lit. But it has been moved, out to the dark end, among those who only passed through.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had sunk to the floor beneath the sill, and half its lights were out. That is what {hours} hours came to. It eats everything, rises by a finger’s breadth, and hangs there with its back to you. Be on time.',
          when: ['wary'],
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
        {
          text: '{name} eats {item}, on time, and all its harbours light up for joy. One by one they go down again. Low in the lilac a small one stays lit that was not there before. It looks like your window.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have brought {item}, on time, and {name} eats, ribbons rippling. It belongs to whoever the current brings, and now the current moves on. {name} stays where it is, with one ribbon round your wrist.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, on time, and in {name} every harbour lights up at once for love. It eats in the doorway. It is watching the handle, and your hand, and the distance between the two.',
          when: ['wary', 'well'],
        },
        {
          text: 'The current brings {name} all sorts of people. It has brought {item}, on time, and it eats, alight from end to end, and lets the current carry it in a wide ring round you. Stay put. It may come round again.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, and somewhere among the lights of all those harbours one more goes on. You lean close to see it. That is your own kitchen window.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The current is going out by the door, and {name} goes with currents. But it is {item}, and on time, and you are here. It eats, with every ribbon streaming towards the door and its face to you.',
          when: ['trusting', 'well'],
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
          text: 'Something in {name} has gone up like a chip pan, and the paper is brown round it, and people’s lamps are out that had burned for years. It was {item}. Keep it off, whatever wind it comes on. It takes in all comers.',
          when: ['item'],
        },
        {
          text: '{name} is on its side on the floor, its ribbons knotted tight, and the lights in it go off and on with the cramp. You gave it {item}. It would not turn anyone away. You have to do that for it, from now on.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You take hold of one ribbon, and {name} goes up like a kite, past the lamp, and tugs, and is given more. Every so often it comes all the way down the line, beaming, to see who is flying it.',
        'You open the front door and the back door, and {name} comes through the house like a regatta. You shut nothing. It goes round outside and comes through again, ribbons streaming, with a leaf aboard.',
        {
          text: '{name} loops and flares for joy, with all its harbour lights on, one for everyone that it has ever belonged to. You look for yours. There is a place for it, near the end. It is not lit yet.',
          when: ['wary', 'well'],
        },
        {
          text: 'You make a ring of your arms, and {name} swims through it, and through again, glowing with fun. You begin to close them. It is at the window, lights down, before your fingers meet.',
          when: ['wary', 'well'],
        },
        {
          text: 'You run the length of the room, and {name} rides on the wind you make, fins streaming, all its lamps lit. You stop. It sails on into your chest, and when it backs off one small light is the colour of your shirt.',
          when: ['warming', 'well'],
        },
        {
          text: 'Through nine open doors goes {name}, ribbons flying, and you after it, and back through all nine. At the tenth it has always gone ahead. Now it hangs there glowing until you come, and you go through together.',
          when: ['warming', 'well'],
        },
        {
          text: 'You spin, and {name} spins round you, and you are wound to the chin in lilac ribbon when you both fall over. The current may bring whom it likes today. It is tied up here.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} hates a closed door. You close it, count to three, open it, and in it comes in a blaze of ribbons. So you close it again. It hangs in the dark and waits, shining. It knows who is counting.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You blow, and {name} goes over backwards, lights and ribbons and all, the length of the table, and rows back as fast as it can to be blown again. It has met a great many winds. None of them ever laughed.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You wave a saucepan lid, and {name} bobs up, and down, and up. It had no idea that this could be done to it. You stop. It hangs there, waits, and gives a little bob of its own, to remind you.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You drop a feather from the stairs, and {name}, which cannot see anyone travel alone, goes down beside it to the floor. It looks up. It does not care for your hand. But there are more feathers in the hand.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You chase {name} about the table, and it chases you, and whoever sees the other’s tail has won. It has so many tails that you cannot lose. In the last round it lets one hang, and slows down a little.',
          when: ['warming'],
        },
        {
          text: 'You stand at one end of the hall with the bellows, and {name} at the other with its ribbons set. You have sunk it more than once behind the stairs. Each time it comes out with more flags.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play, and {name} was up at the ceiling for joy already, and there is nowhere higher to go. It comes down a little way on purpose, so as to have the rise again.',
        '{name} had every light on before you came. You play with it all the same. It looks through itself for one more to light, finds a very small one, down by a fin, and is charmed.',
        {
          text: '{name} is as high with joy as the ceiling allows. You jump for a ribbon. It lowers one for you, most obligingly, to exactly the height that you can jump, and an inch.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} keeps a little light of everyone it has belonged to. It plays, shining as brightly as before you began, and you look among the lights for yours. There is Lisbon. There is Hull. You are not in yet.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You cannot make {name} any lighter, it is at the ceiling with joy. But you skip about below, and it would be rude not to. It lets down one ribbon, to skip for it. The ribbon skips over to you, and stays.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is as bright as it can burn. You play, and let the wind have you both, out at the back, in at the front. Each time the door comes round, you hold it. It has never been let through so much.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had been perfectly happy, going round with the air. It sees that you would like to play. It gets off, takes you by both cuffs, dances you once about the room, and sets you down by your chair.',
          when: ['trusting'],
        },
        {
          text: 'You wave, and {name} waves, for it never left a wave unanswered. You toss your cap, and it tosses its ribbons. It is all very gay, and it takes place with the whole length of the hall between you.',
          when: ['wary'],
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
          text: '{name} belongs to whoever the current brings it to. It loves {item}, and goes streaming after it, all ribbons and lamps, to within a hand of you. There it does what it never does. It steers.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and in {name} every harbour lights up at once. You look among them for a light of yours. There are a great many. It has not put one in.',
          when: ['wary', 'well'],
        },
        {
          text: 'You play at {item} down the whole length of the house, and {name} is blown ahead, ribbons flying, and has to be waited for, and then to wait. You come in last. It has hung itself across the doorway, like bunting.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At {item} it fills so with light that it cannot stay down, and bumps along the ceiling, laughing. You hold up a finger. {name} lets out one ribbon, winds it about the finger, and hauls, hand over hand, all the way to you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have brought {item}. The air in here is going the other way, and {name} must swim for it, with every frill. It arrives quite out of breath, and plays beside your ear. It never had to mean it before.',
          when: ['warming', 'well'],
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
          text: 'The dirt comes off, and through the clean lilac the lights show, harbour after harbour, someone in each of them. {name} drifts round by the open door while you look for yours. It is not there yet.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} would be washed only with the door open, and one ribbon fin stays out in the passage. The dirt comes off. At last the fin comes in to be done, and the rest of it goes out.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the smoke from {name}’s paper sides, and can see right in. There are so many lamps, and people’s shapes by them. It turns to let you do each one. At your own it stops. You have a smut on the nose.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You go over {name} with a soft brush, as over a lampshade, and the soot of a good many chimneys comes off. All the while it keeps one ribbon hooked on the sash. On the side that is done, it shines.',
          when: ['wary'],
        },
        {
          text: 'You draw each ribbon of {name} through your wet fingers to the very tip, and dust and salt come off into the bowl. It holds up all the others out of your way. Then it hands you the next.',
          when: ['trusting'],
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
          text: '{name} is clean, so it takes your washing for a current, and lets it carry it down the tub, and back, and up against your wrist. There it stays. That is how it has met everyone it knows.',
          when: ['well'],
        },
        {
          text: 'It had come in with the rain and was clean. You wash {name} again, and it does not complain, it only weighs more with each cupful, and sinks. It looks at the door from down there. When you let go, it drips towards that.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is spotless. It lies over your arm, all the same, and lets you pour, because of the talk. It tells you of a ferryman who washed his boat each Sunday. By the end its light comes through the water on your hands.',
          when: ['trusting', 'well'],
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
          text: '{name} takes the medicine with one ribbon fin round the edge of the door, in case you should think of closing it. The lilac warms all through. The fin stays where it is. So, please, does the door.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine hanging as near the open door as it can get. Then the lights come on in it again, one harbour after another, and the long fins start to ripple. It turns to look at you. It does not drift closer.',
          when: ['wary'],
        },
        {
          text: 'You have {name} in your lap, like wet paper, and one lamp going. It takes the medicine, and with it, a turn about your thumb, so as not to be washed off. By and by there are three lamps. It asks how everybody is.',
          when: ['trusting'],
        },
        {
          text: '{name} lies along the skirting like a lantern that somebody has trodden on. It takes a little from the spoon, and then a little more. Far in, one light comes up. Put your hands round it, and stay.',
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
          text: 'You tell {name} not to go in at strangers’ doors, just because they stand open. It furls a little, and it will ask first now. It had been wont to come in at yours. It hangs outside that, shining, and asks.',
          when: ['warming', 'well'],
        },
        {
          text: 'One says goodbye, you tell {name}, before one floats off with somebody’s hat. It gives up the hat. It has understood. It says it to you now, each time, quite correctly, and unwinds a turn of ribbon from your wrist to do so.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not by the upstairs window,” you tell {name}, and fetch it in by a ribbon. It comes at once. It will use the stairs. For a while it hangs where no draught goes, with its lights turned to the wall.',
          when: ['from_child'],
        },
        {
          text: '“You might have been halfway to the sea,” you tell {name}, and close the skylight, all but a hand. It knows. It winds a ribbon about your thumb, and it is some time before it looks at you.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is a buoy on that already. {name} shows you how wide it steers of it, and has told the gulls.',
        '“We know,” say all the lights together. {name} has them say it again, more politely.',
      ],
      bad_time: [
        'You speak sharply, and the breath of it catches {name} and sends it backwards down the length of the table. It was on its way to you for something. See to that first, and teach it later.',
        'The lights in {name} have been turned down, as in a house with shouting next door. It needs something, and it cannot make way against your voice to say so. See to that first, and teach it later.',
        {
          text: 'To {name} each rule is a closed door, and you close five of them. It feels along them with its ribbons for a gap. It learns nothing. Go and open a real one, and do not stand in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your words push {name}, as any current does, gently backwards, until its fins touch the far wall. That is all they do. It has learned nothing, and is further off. Stop the wind, and it may float back.',
          when: ['wary', 'well'],
        },
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
          text: 'The harbour lights in {name} go down for sleep, one for everyone it ever held, and burn the clearer for it. None of them is you. But there is an empty berth, and it is kept swept.',
          when: ['wary'],
        },
        {
          text: '{name} will not settle until you have opened the door, and then not until you have gone out through it. Then the harbours inside it dim, one after another, and it rocks, and sleeps, and mends.',
          when: ['wary'],
        },
        {
          text: '{name} comes down on you like a sail, in folds, with hardly a lamp on. You take in the ribbons. It sleeps, and the tide goes in and out of it. One small light is left burning. They have left it for you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You furl {name}, tie it, and lay it down, and it is very patient. Then the air moves. One ribbon is out, and another, and now it is in the next room, asking what it has missed.',
        'You moor {name} in the quiet corner, and it is not tired. It swings there with its eyes open, going through everybody it knows, and sends them its love. It will be up again before the end of the list.',
        {
          text: 'You put {name} to bed, and all its harbours are still lit. It is not tired. In one of them they are dancing. It draws a lilac fin across, so that you cannot see which.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed and close the door. It was not tired, it cannot abide a closed door, and it is as thin as paper. It slides out underneath, glowing happily, and goes the other way from you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not at all tired, and has many people to tell you about. You have tied it to the bedpost for the night. It undoes that, politely, and ties itself to you. Then it starts, with a pilot, in the year of the fog.',
          when: ['trusting', 'well', 'glad'],
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
        'You sit with {name}, and there is just enough air to take it from you as far as the shelf, and then back. You stay where you are. Each time it goes, it is back a little sooner.',
        'You sit with {name}, and it is so quiet that you can hear its lights, which tick a little, like embers. A ribbon lies along your arm. You feel a pulse in that, and cannot tell whose.',
        {
          text: 'There is no wind at all, and so no reason for {name} to be anywhere. You sit. It hangs in the middle of the room and thinks. A little later it is against your arm. Nothing brought it.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has let down all its ribbons over you, like a willow. Inside it the harbours go dark, one after another, as people turn in. One is left burning. It is so close to your cheek that you can feel it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} has come down as far as your heart, where the air hardly stirs. It rises when you breathe in and sinks when you breathe out. You breathe slowly. It wants no more current than that.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} floats past, and floats past again, and then there is a ribbon over your knee. It is not tied. It lies there like a hand on a railing, when somebody is thinking of getting off.',
          when: ['warming'],
        },
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
        '{name} hangs out over the stairwell with its back to the room, and you sit in the room. It is a long while. Then, among its lights, one is turned a little your way, as a chair is turned.',
        'You sit, and {name} goes past the end of the passage from left to right. Some time later it goes past from right to left, a little nearer. There is no wind in that passage. It is rowing.',
        {
          text: '{name} floats well out of reach, happy, with all its harbours lit. You drop anchor in the corner and say nothing. After a long while one more small light comes on, low down, on your side. Stay at anchor.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down far away and leave the door open behind you. {name} drifts out through it and in again, glowing, because it can. Then it hangs in the doorway one breath longer than it needs to. Stay sitting.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down far away and leave the door open beside you. {name}, hours old, looks at the door, and at you, and at the door. Its ribbons stop shaking. It could have gone. It is still here.',
          when: ['baby'],
        },
        {
          text: '{name} is hours old, and there is not one harbour in it yet. It hangs dark in the furthest corner. You sit down by the door and stay. Much later there is a light in it, small as a pinhead. It is the first.',
          when: ['baby'],
        },
        {
          text: 'At one end of the passage you sit, and at the other, by the open door, is {name}. It could go. The draught is going. After some time the draught has gone, and {name} is still there.',
          when: ['from_child'],
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
