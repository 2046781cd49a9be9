/**
 * The Residue is what stayed when something had gone: a ring, a smudge, a pale place on a wall. It wants to be noticed
 * now and then and not wiped. It fears cloths, of any colour, and people who are fond of one and then tidy. It hoards
 * outlines, and keeps a stroke for each day on the underside of a shelf. It comes off on what it loves, in gold when it
 * is glad; hungry, its ring does not close; ill, it comes away and does not come back. It eats what would have been
 * thrown away and leaves the drawing of it on the plate. It sleeps in cups and pockets. It sulks by being the drawing
 * of itself. It can tell from any spoon or glove who had it last, and reads from right to left, having learned on a
 * blotter. It never stays in the middle of a table, never leaves a mark on anything new, never says a goodbye that it
 * finishes. Its keeper is the first one who put a hand down flat beside it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell crumbles, and all that is left on the cloth is a violet-grey smudge in the shape of an egg. You reach out to brush it off. Two kind eyes open. {name} moves over, to make it easier for you.',
    'The egg burns down like a candle and leaves nothing. You go to wipe the place, and the mark looks up at you. {name} has kind eyes and the shape of something that used to sit there. You put down the cloth.',
  ],
  looks: {
    thriving: [
      '{name} has been through the flour, and now it is white on a dark floor, where anyone could see it. It goes up and down before the fender. It has never been so conspicuous, and would not have missed it.',
      '{name} has found a dent in the cushion, got in, pulled it up all round, and is for the time being an aunt. It folds its hands. It is enjoying itself very much.',
      {
        text: '{name}, hours old, sat down on a sheet of paper, and then it got up, and was still sitting there. It looks at the one, and at itself, and over to you, in case you could use the spare.',
        when: ['baby'],
      },
      {
        text: 'You nearly set your cup on it. {name}, some hours old and no darker than a thumbprint, moves over politely to make room and then, since the cup is warm, moves back. There is nothing to be done. Mind the ring.',
        when: ['baby'],
      },
      {
        text: 'You leave the armchair to fetch your book, and when you return {name} is in it: soot, kind eyes, an elbow on the arm, knees crossed just as you cross them. It makes to get up. You take the stool. The knees stay crossed.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sits on the chair, in the shape of whoever sat there before. But the ear on your side has come up a little since you walked in, and it is no ear that anybody here remembers. It must be its own.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You are dusting the chair when the dust opens its eyes. You both beg pardon. {name} moves across to your sleeve, in the shape of someone who used to lean there, and leans. You put the duster away.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The sill is bare. You look behind the curtain, under the stubs, along the rail, and then at your own sleeve. {name} has moved to the elbow, where you wear out soonest, and looks up entirely at home.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You nearly sit on {name}. It has settled into the dent you left in the chair, and where it used to be shaped like somebody else it has begun, about the shoulders, to be shaped like you. The eyes are very pleased.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Soot flies on the hearth, where {name} is dancing, a violet blur, with all its heart. You look round the door. There is a smudge, such as any hearth has. It is breathing hard, and has its eyes shut.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'There is a gap on the shelf where a book was lent, and {name} is standing in it, upright and exactly as thick, kind eyes where the title would go. It is quite happy. It is just not ready to be taken down.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'You dust the shelf and leave one patch, in the corner by the jar, where {name} has opened its eyes. It watches the duster go by on the left of it, and on the right, and shuts them.',
      '{name} lies along the skirting board where the light comes, a bit of violet that could be a shadow, except that nothing stands there to throw it. It follows the light by an inch. So does its tail.',
      {
        text: 'You move the lamp, and every shadow in the room crosses to the other side of its thing. One stays where it was, at the foot of the chair, and blinks. {name} was comfortable there.',
        when: ['well'],
      },
      {
        text: 'In the armchair there is a smudge in the shape of somebody reading. You say its name, and it looks up kindly, one soot finger on the line. {name} is no darker than usual and no lighter. When you go, it reads on.',
        when: ['from_child', 'well'],
      },
      {
        text: 'The smudge on the door frame, at the height of a hand, is {name}, resting. Whoever goes through takes hold just there, and thinks how soft the wood has grown.',
        when: ['well'],
      },
      'A smudge on the dish will not come off. It is a small one, about as big as a thumb, and was made by {loved}. {name} asks you to leave it.',
      'On the underside of the shelf it keeps a stroke for each day. There are {days}. You would have to lie on the floor to see them.',
    ],
    curious: [
      'You have put down a new cup. {name} goes round the foot of it, to see what sort of ring it is going to be.',
      '{name} has found a key that opens nothing any more. It is trying it in the places where things used to be.',
      'Somebody had this spoon before you. {name} has been over the handle with great attention and knows who, and on which side they were tired. It would like to be given the fork.',
    ],
    bored: [
      '{name} has drawn a noughts and crosses board in the fog on the pane and put in the one nought. That was a while ago. It runs. Come and breathe on the glass.',
      '{name} has gone to sit on the old chair, filling out exactly the shape of the one before, in case somebody should mistake it and throw something. The soot is thin at the edges. Play with it. Call it by its own name.',
      {
        text: 'It has lain down under the mat, with the other dust. When you lift that it does not start to your hand, it only gets a little flatter, to be swept. Leave the broom. Play at hiding things with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has drawn its dish on the floor in soot, the whole way round, so that it cannot be overlooked. It sits beside the drawing, and can. That is all the noise it makes. Its meal is due.',
      'The small grey mark on the clock, just at the hour, is from {name}, and so is the one on the larder door. It would not like to ask. It leaves it where you are sure to look. The meal is due.',
      {
        text: 'There is a grey bloom on the empty dish, heaped in the middle to just the shape of a helping. It has kind eyes. {name} is not hungry yet and is only giving you the outline. The meal is overdue. Fill it in now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The saucer has a faint grey ring in it that was not there before. The ring blinks. {name} has lain down exactly where the food would be, so as to be on hand. Put the food there.',
        when: ['baby', 'well'],
      },
      {
        text: 'There is a violet ring around the dish, as if from a wet cup, and it has eyes. {name} is waiting, not sure whether meals here were only for the one before it. They are not. This one is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a smudge in the dish. You are about to wipe it out when it opens its eyes. {name} had only gone in to see whether anything was there. It looks at the cloth, and moves to the rim. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'On the bottom of your cup, in the leaves you were about to rinse off, there are two eyes. {name} doesn’t like to ask. It thought it would be where the subject comes up. Tip it out and feed it.',
        when: ['well'],
      },
      {
        text: 'By the dish there is a smudge in your shape, somewhat smaller, bending as you bend to set a meal down. {name} has been keeping your place. It is not hungry yet. Come and stand where it stands, and feed it.',
        when: ['well'],
      },
      {
        text: '{name} has thinned until the seat shows through. It has pulled itself into the shape of whoever sat there before, and turned that back to you. The meal is overdue. Bring it now, and do not dust.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look in and there is nobody, only a shadow on the seat, which draws back from you. That is {name}. It is weak, and the meal is overdue. Bring it now, to where there seems to be no one.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'There is a smudge on the tiles by the dish, in the shape of somebody sitting up to eat. You wet a thumb to rub it off, and it opens two kind eyes. {name} is hungry, and the meal is overdue. Feed it now.',
      'You very nearly wipe {name} off the shelf. It has worn so thin that the grain of the wood shows through, kind eyes and all, and still it holds the shape of somebody waiting for a dish. It is hungry and overdue. Feed it now.',
    ],
    starving: [
      'There is less of {name} now than of the chair behind it. The borrowed ears are gone, and the back, and it has drawn what soot is left in round the eyes, to see you come in. Feed it at once.',
      'You can see the chair through {name}, then the pattern on the chair, then the stitching. Only the kind eyes are still dark. The draught has begun to take the edges. Close the door and feed it at once, it is starving.',
    ],
    weak: [
      '{name} sets out across the floor, leaves some of itself at every board, and has to wait for it to catch up. It is not ill. It is spread thin. Give it medicine, or let it rest.',
      'You all but set your chair down on {name}. It has gone so faint that the grain of the boards shows through, and it moved only its eyes out of your way. It is fed, but weak. Give it medicine or a good rest.',
      {
        text: 'It has left you a laugh on the wall, very nearly life size, and then had to lie down under it. The laugh is rather good. {name} would like medicine, or the inside of a pocket.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has acquired a hump, a third ear and something like a bustle, all of it lint. It bears them carefully, as things that somebody may come back for. Nobody will. Wash it down to the right creature.',
      'There is gravel in {name}, and grease, and some of a leaf. It has left off leaning on people, so as not to mark them with what is not itself. It needs a wash.',
    ],
    sick: [
      'Put down the duster. That grey mark on the chair is {name}, worn so thin that the weave comes through, and low down in it the eyes are still kind. It is ill. Give it medicine now, before anybody tidies.',
      'The chair looks clean. That is how you know. {name} has thinned until only the kind eyes are left, and a little soot along one arm where the other one used to lean. Bring the medicine now, and shut the window.',
      {
        text: 'You take {name} for a mark on the chair, and have the cloth in your hand before it opens its eyes. One whole side has no edge any more. It holds quite still, so as not to come off. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'You could take it for dust. The chair shows through {name} in places, and the draught under the door carries off a little more each time. The kind eyes are still there. Shut the door. Bring medicine and food at once.',
      'The draught from the door is taking {name} away, a grain, then a grain. One eye is left, and the line of a back. Close the door. Medicine, and something to eat, now, or there will be only wall.',
      {
        text: 'One draught would be enough. {name} is a breath of grey along the boards, hardly anyone’s shape any more, and you are still holding the door. Close it gently. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'What is left of {name} is about as much as a candle leaves on a wall, and the eyes. Nobody would notice it going. It has settled beside your chair, very small. It has hours. Sit down there now, and care for it.',
      'There is a patch of floor slightly warmer than the rest. You have to kneel to find the eyes. {name} has drawn itself in so as not to leave a mark. It has hours. Sit with it now, and care for it.',
      '{name} is what stays. It stayed for {hours} hours, alone, and there is only a ring now, and the ring has begun to open. Sit with it now.',
      'There is a clean place where {name} lay. Look along the edge of that. Two eyes are there yet, very faint, and they are on your empty chair. Sit with it now.',
    ],
    asleep: [
      'You have the cloth in your hand already when the smudge on the shelf breathes. Two eyes are shut in it. You dust to the left of {name} and to the right. It is well, and needs nothing until it wakes.',
      'You have crossed the dark room and stepped, you could not say why, a little to the left. Then you see the smudge on the boards, curled up where something else once slept, both eyes shut. It is all right until it wakes.',
      {
        text: '{name} sleeps on the open page of your book, and has the shape of the paragraph. You can read it through. At the place where you stopped, it has let one paw lie, so that you will find it again. You do not turn over.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'It sleeps so thin that the table shows. Sit with {name} now, and let it have your elbow to settle against; it wakes at {wakes_at}.',
      '{name} is asleep and getting fainter in its sleep. Stay beside it, that counts; at {wakes_at} it wakes, and can be seen to.',
      {
        text: 'It fell asleep along the edge of a dry dish, round about, in place of what should have been in there. Reflect beside {name} now. Then have food by you at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'On the wall is the shadow of an animal, and no animal. You take a step and it goes over to the shadow of the coat stand, where it stands up thin. Sit down with {name} for a while, and be another thing that stays.',
      'From the far corner two kind eyes go first to your hands, to see whether you have brought a cloth. You have not. {name} lets a little of its soot settle, though no nearer. Come empty-handed and just sit with it.',
      '{name} is a grey place on the wall, as it was before you came, and would like to be after. It has been taken for dirt by others. Sit with it, and keep your hands where it can see them.',
      {
        text: 'It came out of the corner by the width of a ruler, and stayed. It once waited {wait} for you, and is seeing whether you are the kind that leaves.',
        when: ['from_child'],
      },
    ],
    back_from_death: [
      'The patch on the wall had been bare, and you had not painted it over. Now it has eyes in it. {name} has come back as what remained of {name}, and holds your sleeve by the cuff button.',
      'You had scrubbed the place. {name} has come up through the paint all the same, no larger than a coin, in the very spot. Stay with it, and be there for its next meal.',
      {
        text: 'You never could wipe the old smudge off the sill. {name}, back these few hours because you paid for it, has found it there and is fitting itself in, paw by paw. It comes out over the edge a little. It is well.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} has sunk into the wood by now. You can plane that table, and it will still be there, smiling a little, along the grain.',
      'Guests take {name} for part of the room. So does the room.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats the meal, down to the bare dish, and then it eats the stain. What is left on the bottom is a thin grey drawing of the dinner, and rather a good one.',
        'Along the wall comes a soft grey place, which is {name}, and it moves over the dish and stays there for a time. It moves off. The dish is empty. The place is a shade deeper about the eyes.',
        {
          text: 'There is a thumbprint of soot on the dish, and you very nearly wipe it off. It blinks. So you give {name} its meal, just on time, and it is now the print of a somewhat larger thumb, and very pleased.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'There is a speck of soot on the floor, and that is {name}, hours old. It eats all its meal, and is a speck and a bit. It looks up with very kind eyes. Was that really meant for it?',
          when: ['baby'],
        },
        {
          text: 'You set down the dish, and {name} looks over its smudged shoulder to see who it is for. There is nobody. It waits a little, in case the other one is only late. Then it eats, and darkens all through with pleasure.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You put the dish by the chair where the other one used to sit, and look away. When you look back it is a little emptier, and the smudge on the cushion a little more violet. {name} had thought you meant someone else.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} has the shape of whoever sat here before. You bring the meal on time, and it eats, kind eyes shining, and studies for a while how you sit. When you get up, one of its elbows is yours.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set the dish by the skirting board, where you suppose {name} to be, and nothing comes. Then the mark on your cuff, which you have twice tried to brush off, leans down and begins. It does not seem to have minded the brush.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'When it has eaten, you wipe the floor, and take the cloth carefully round {name}. It watches the clean line come all the way about it and close. Then it puts one sooty toe over the line, on your side.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} comes down off the wall for its meal, at the hour, and leaves a clean place up there in the outline of a guest. The dish empties. Afterwards the smudge is on your cuff, with its eyes shut, and you do not brush it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'What you put down is gone, the way a breath goes off a window. {name} settles back on the sill. It has somebody’s long ears still, from before. But you have sat here a good deal, and the elbows are coming out yours.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You are on time. {name} eats, a shade darker with pleasure, leaning on you all the while. Later you find a violet smudge on your sleeve. Do not brush it off. That is its cheek.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats its dinner and leaves the print of its nose on the rim. There are {streak} of them now, side by side, one for every meal on time. You no longer wash that edge, and it has noticed.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} has eaten up, and draws a grey stroke on the floor beside the dish. That makes {streak}. It does not know yet whether one may, here. It has made it so thin that you have to kneel down to see.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats up, and on the underside of the shelf, where nobody looks, it draws one more stroke. That makes {streak} meals, all on time. You have to lie on your back to see them. It lies down too.',
        '{name} was used to being what is left over. It eats this up, and after {streak} meals on time, with none missed, it is not so certain of that. It has begun to look like somebody who was invited.',
        {
          text: '{name} keeps inside the outline of whoever sat there before it, as one keeps a borrowed coat buttoned. But the dish has come {streak} times on time, and there is an ear now that the other never had.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'The last one has not dried. {name} takes a grain of this to be civil, and asks you to bring the rest at {opens}.',
        'It is still the colour of its last meal. It lays a little of this one by, in the hinge. At {opens} it will want it.',
        {
          text: 'It was busy being the shadow of the jug. {name} comes down, takes a crumb because you are holding it out, and goes back up, and now the jug has a shadow with a full cheek.',
          when: ['no_item'],
        },
        {
          text: '{name} dips one corner of itself into the dregs, and the corner goes brown, and that is all. The cup stays full. It leaves a paw mark on the handle, as people sign for parcels they never ordered.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, without a look of reproach, not owning one. It goes back to the wall by the long way, not past you. On the spot from which one sees the door its print is worn very deep.',
        '{name} was there when the late dish came, because it always is. It eats it all. Then it goes to your shoe, where it had once left a smudge, takes that up again, and carries it off.',
        {
          text: 'You set the dish down before the smudge on the wall and tell it for some time how sorry you are. It is a scuff mark. {name} comes out from under the table, keeping well round you, and eats.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The dish is late. {name} waited so long in one place that when it comes over to eat, a paler {name} stays behind on the tiles, facing the door. That one watches you until the dish is empty.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Since {name} took to sitting there, the boards beside your chair have had a violet shadow. It eats the late meal, says nothing of it, and settles over by the wall, where you found it. Beside your chair the boards are clean.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Beside the dish there is only a mark on the floor, in the shape of somebody waiting. You put the meal down and tell the mark you are sorry. It thinks. Then it gets up and eats, fainter along the side toward you.',
          when: ['well'],
        },
        {
          text: 'The meal is late, and you nearly set it down on {name}, there is so little left to see. It eats, and slips along the skirting, away from your shoe. Give it medicine, or rest. Do not overlook it again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is so faint that you set the dish down half on top of it. It does not say so. You move the dish, ashamed, and a thin grey comes up round the rim and eats from the side farthest from your hand.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} is hours old and thought that perhaps it had not been noticed. It eats, late, and gets an edge again, but only on the far side. It looks at your sleeve, where it had left a dot. It has been washed.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You nearly step on {name}, it is so pale. It drags itself to the late meal, coming off on the boards, and eats a little. It shrinks from your sleeve, as if that were a cloth. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'You find {name} by the dent that it makes in the dust. It stayed for {hours} hours, as it stays through everything, and it is hardly more than the place. It eats, with its face to the wall. Be on time.',
        '{name} eats, and on the boards where it lay for {hours} hours there is its shape, waiting, with the head up. That is the better likeness. Its own head is down, and turned from you. Never so late again.',
        {
          text: 'There had come to be a gold smear on the arm of your chair, where it sat. {name} eats, long after, very pale. Then it goes along to the chair, and you think it will sit. It takes back the smear.',
          when: ['warming'],
        },
        {
          text: 'Dust has come down on the whole floor, but for one small sitting shape where the dish should have been. {name} eats. It does not go back to that place. It tries another, further from the door.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} had begun to leave a clean place in its soot, about as large as your hand. Then nobody came for {alone}. It eats without a sound, as always. The clean place has been filled in.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is what stayed when the last one stopped, so it knows the sound of a room that nobody is coming back to. It heard it for {alone}. It eats, with its kind eyes on the door and not on you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is what stays when the rest is over. It stayed {alone}, with nobody to stay for. It eats a little, so faint that the floor shows through, and the edge nearest you draws in by an inch. Now you stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You almost set the meal down on top of it, so faint has {name} grown in {alone}. It shifts aside and eats with its kind eyes lowered. It does not come back towards you. Look for it first, from now on.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You look for it in the ash, with your hands. {name} is a grey breath in the bottom of a cup. It eats, so long after, and you can see the glaze through it. Somebody went, before, and it stayed. It shuts its eyes on you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been on the plate all this time, in the ring that the last meal left. It eats what you bring, too thin to leave a mark. You lay your hand down flat beside it. It draws itself in from that side, to the rim.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full. It shifts to one edge of its own shape, so that whoever sat there before it can get at the dish. The two of you wait a decent while. Then the meal has to be thrown away.',
        'The meal lies on {name} like rain on wax, and rolls off at the side, into your lap. It is so sorry. It is dark with dinner to the very edge. At {opens}, then.',
        {
          text: '{name} is full, but bends over the dish all the same, head tilted, just as the one who sat there before must have done. When you take the meal away nothing has gone from it. There is a thumb of soot on the rim.',
          when: ['no_item'],
        },
        '{name} is so dark with its last meal that this one does not show. It has you put it away until {opens}.',
      ],
      ill: [
        '{name} eats a little, and the mouth grows darker, like a line gone over twice with the pencil, and then one eye. Through the rest you can still see the wallpaper. It needs medicine next.',
        'It lies along the edge of the dish and takes the smell, and one grain, that it holds up to you to show that it has tried. That is all it can do. Medicine, please.',
      ],
      loved: [
        'It spreads itself out quite flat, so that none of it should miss any: {item}. You will be showing people that mark for years.',
        '{item}. And all the faint old rings on the table light up, one after another, like windows in a street when the right person comes home.',
        {
          text: '{name} sees {item} in your hand and goes dark with pleasure, all at once, like ink when it meets wet paper. For the length of the meal it has whiskers, a waist, and a real shadow on the wall.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and {name} does what it never does, it comes out into the middle of the floor. It darkens like ink poured in. For a while it even casts a shadow, and keeps turning to see it.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} leaves a clear space all round it, the shape of good manners, and lies at the rim of that with its hands folded: {item}. It would rather have had tea dregs.',
        'It eats the shadow of it and gives you the rest back: {item}. Something older, another time, with some use in it.',
      ],
      harmful: [
        'There is a burnt edge to {name}, and it has drawn together in a knot, because it hurts. It eats what others leave, and somebody had left {item}. That was no meal. Never leave it about again.',
        '{name} is coming off in flakes, and keeps its eyes on you, as though you could make that stop. What did it was {item}. It was not food. Keep it where it can never be found.',
        {
          text: 'You put down {item}, and {name}, who refuses nothing anyone leaves, leans in. A bare white patch opens down its side with the shape of nothing in it. Never that. It has gone where the lamp does not reach.',
          when: ['item'],
        },
        {
          text: 'You gave it {item} in good faith, and {name} took it in the same. There is a white place in the middle of it now, spreading, and it holds itself together round the hole with both arms. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lay your hand on the wall and take it off, and {name} has to be the hand. You try a fist, an elbow, your nose. It can do all of them. It does your ear so well that you turn round.',
        'You blow, and {name} goes up in a puff all over the room, and comes down where it likes. You find it on the clock, the loaf, the end of your nose. There it stays longest. It can feel you laugh.',
        {
          text: 'You make shadows on the wall, a hare, a goose. Beside them is a third that is none of yours, violet at the edges, with eyes. You make a dog. A little way off, with immense care, {name} makes a dog.',
          when: ['wary', 'well'],
        },
        {
          text: 'You roll the ball into the corner, where there is nobody. Back it comes with a violet smudge on it, about the shape of a nose. You look again. The corner keeps to the wall and is empty, and is wagging.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You chalk shapes on the floor and {name} runs to fill them, first a hare, then a kettle. Your horse comes out with five legs. {name} looks up at you kindly, fills all five, and gallops.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You clap, and {name} flies apart, a hundred smuts all over the room. You hunt for it in the curtains, because you always start with the curtains. It knows. There is already a violet noseprint on the back of your collar.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} hides by keeping still, and is so easily overlooked that you are soon searching in earnest. Then the smudge on your own sleeve opens two kind eyes. It has been with you the whole game.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You press your thumb on the table, and {name} comes up to the print. It is grey, and it is small, and it has somebody’s shape. It must be family. It lies down beside it, and looks up at you for more.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You play at handprints. {name} lends your palm a little of itself, you press it to the wall, and now there are two of it, both delighted and waving. It takes some time to get everyone home.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, and it was as dark with gladness as it goes. It plays along. Some of the gladness comes off on the leg of the chair, where it will be found later.',
        '{name} had been perfectly happy as the shadow of a jug. You play with it, and it is happy as your shadow for a while. Then it sees you to the door, and goes back to the jug.',
        {
          text: 'You make a rabbit on the wall with your fingers. {name} slips in under it, and when you take your hand away the rabbit is still there, with kind eyes. It could not have been happier before. It keeps the ears.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is no gladder colour that {name} could go. You play at shadows with it nonetheless, and your shadow sits down. It looks that over. It goes up and sits in the lap, grey in grey, where no one would notice. You notice.',
          when: ['warming', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You hold out the game, and {name} puts one grain on it, with care, to be in it, and cannot get the grain back. Blow nothing. Lay your hand down flat there, and see what it needs.',
        'You breathe upon the glass for it to wave in, and the mist goes, and nobody has been. It had meant to. Wipe nothing. Look what it is short of, and bring that.',
        {
          text: 'The ball rolls straight through {name} and comes out grey. It means to go after it, and the part that means to gets up, a hand’s breadth, while the rest stays on the cushion. No game yet. See what it is short of.',
          when: ['no_item'],
        },
        {
          text: 'You count to ten and go to look, and it is where it was, on the sill. It had tried to hide. It comes off on the finger that you find it with. Medicine, please.',
          when: ['ill'],
        },
        {
          text: 'It follows the trail of marks you laid, as far as the cupboard, and stays there, with its forehead to the door. It thought that it led there. Open it, and feed {name}.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, and there is gold dust in your eyebrows, and on the cat, and neither of you can say who began it.',
        'You need not finish saying it: {item}. {name} has got its sleeves up. It has no sleeves; those are yours.',
        {
          text: 'You have hardly offered {item} before {name} is off the wall, thick as velvet, bumping your wrist. For one whole moment it forgets to look like whoever sat there before. It has ears, apparently. They are its own.',
          when: ['well'],
        },
        {
          text: '“Look what I have,” you say, and show {item}. Every dim spot in the room lifts its head, the one by the lamp, the one on the books, and they run together down the wall, and are {name}, smudged with hurry.',
          when: ['well'],
        },
      ],
      disliked: [
        'It tries it on like a coat that belonged to somebody livelier: {item}. Something with a trail in it would suit it better.',
        '{name} watches it go by, and fades a little so as not to be asked: {item}. Lost and found, perhaps, next time.',
      ],
      harmful: [
        '{item}. It scattered, and only some of it has come back to the table. Shut the window, and find a game with no wind in it.',
        'There is a notch in its edge where a piece has gone, and the piece is not anywhere. That was {item}. Put it where {name} cannot meet it, and move slowly.',
      ],
    },
    clean: {
      wanted: [
        'You lift the grease from {name} with bread crumb, dab by dab, the way old drawings are cleaned. The crumb goes grey. After each dab you stop and see whether it is all there. So does it.',
        'The dirt on {name} is of another grey, and you take off that and no more. It is slow work. When it is done it has its ears again, the ears of whoever it was that sat there before it.',
        {
          text: 'You take a feather, no cloth, and dust and crumbs blow off {name}, and it is still there. It had its eyes shut tight. It opens one. It had thought that it was going to be the dirt.',
          when: ['wary'],
        },
        {
          text: 'You go gently with the soft brush, since {name} is mostly what a brush is for. Away come the fluff, the ash and somebody’s hair. What is left is still a smudge, but whoever sat there before it had whiskers.',
          when: ['well'],
        },
      ],
      little: [
        'You go over {name} with the softest brush you have, and nothing comes off. Not even {name} does. It looks at the bristles, and then at you, and lets out its breath.',
        'There is no dirt on {name} that is not {name}. You see that, and dust the shelf on either side of it instead. It looks, by comparison, rather distinguished.',
        {
          text: 'You go over {name} with the cloth, and the cloth comes away white. It watches you look. Then, so that you should not have gone to the trouble for nothing, it leans across and leaves one violet smudge in the corner.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You polish all round {name} with such care that the table gleams, and a smudge that was clean already stands out as it never did. Two kind eyes look down at this. People will notice it now. It is trying to sit up straight.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It closes its eyes and lets you, and where you have been it shines like the inside of a shell.',
        'Afterwards it can read its own small print again: {item}. It reads you some.',
        {
          text: 'It is {item}. {name}, being soot, ought to run from it, and comes to meet you. You clean all round it, close along the edge, until it is the sharpest smudge in the house.',
          when: ['well'],
        },
        {
          text: 'You go over {name} with {item}, lightly, so as not to lose any. The grey comes away and there is violet underneath. The kind eyes close. It is in no danger. Staying is what it is good at.',
          when: ['well'],
        },
      ],
      disliked: [
        'It grips the grain of the wood until that is over: {item}. A feather would have done it kindly.',
        '{item}. It is cleaner, and there is a shade less of it. It has put the difference in the drawer.',
      ],
      harmful: [
        '{item}. The table is spotless there, and {name} stands at the edge of the white place and looks across. Let that one be kept for tables that nobody lives on.',
        'It came off. It nearly all came off. Put that out of the house: {item}. It needs stillness now, and medicine if it goes on fading.',
      ],
    },
    medicine: {
      wanted: [
        'You pour the dose in a saucer, and {name} lies down on it like a blotter. You see it drink. The pink goes up through the grey as far as the eyes, and they open.',
        '{name} had been coming off on everything. You give it the drops, wait a while, and touch it with one finger. You look at the finger. It is clean. It is holding together.',
        {
          text: '{name} has blurred so far that you cannot tell which end to give it to. You let the drops fall in the middle. They spread as ink does in paper, and where they stop there are ears again.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You shake the powder over the paling place and hold your breath so as not to blow. It sinks in. An ear comes up through the plaster like a photograph, then the other, then both eyes, on you.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} lets a drop of it stand on top, unspent. It is as fixed as anything in this house.',
        'There is nothing to bring back; it is all here. It shows you, in order, and hands you the spoon.',
        {
          text: 'You give {name} the spoonful and wipe its chin, as one does, and there the chin is, on the napkin. It leans over with kind eyes and takes it back. It was not ill. Keep the medicine for when it is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. It sets, the way a photograph comes up in a tray: first the eyes, then the rest, then the smile.',
        'That was what it wanted: {item}. It is itself again to the very edge, and goes along the edge to feel it.',
        {
          text: 'The medicine is {item}, so nobody has to look for {name}. It is in the dish already, up to its kind eyes. Down it goes, and helps. It leaves the dish spotless, which from soot is a compliment.',
          when: ['item'],
        },
        {
          text: 'You bring medicine, as {item}, and {name} draws itself together, out of a smudge into a shape, so as to have a mouth for it. It helps. The edges come up quite sharp. You can see whose ears those were.',
          when: ['item'],
        },
      ],
      disliked: [
        'Half of it took: {item}. The other half sits on {name} like a stamp on the wrong letter. A quiet visit might do more.',
        '{item}. It is a little better and a good deal streakier. Something slower, another time.',
      ],
      harmful: [
        '{item}. It began to forget from the left, and you could see it go. Pour what remains down the drain. Sit by {name}, and tell it what it is.',
        'It was given in kindness, and it has put half of {name} out: {item}. Throw the rest away, and stay where it can see you.',
      ],
    },
    discipline: {
      wanted: [
        '“Not on the wedding photograph,” you tell {name}, which had sat down among the guests. It comes away, slowly, so as to get all of itself. For a while it keeps to the frame, and looks at the floor.',
        'You hold up your white gloves, and {name} sees that it has tried them on. It has learned about white. It draws itself in, so as to touch nothing at all, and that makes it very thin.',
        {
          text: 'You tell {name}, evenly, that letters are not for sitting on. It looks at the smudge it has made and draws itself in off the page, speck by speck, until the paper is white. It leaves one speck, on your name.',
          when: ['well'],
        },
        {
          text: 'You hold up the ironed shirt with the small grey paw on its cuff. {name} takes the paw back, grain by grain, and folds it under. For a while it is not on anything of yours.',
          when: ['well'],
        },
      ],
      little: [
        'It has not been on that page since you asked. It shows you the page. There is only the dent of where it used to sit.',
        'You begin, and {name} finishes the sentence for you, in small letters, along the skirting.',
      ],
      bad_time: [
        'You tell it off for the mark on the wall. {name} looks behind itself and sees there is only itself. It begins at one corner, very obediently, to rub itself out. Stop it. Say something kind.',
        'You speak sharply, and {name}, who was hardly there, tries to be there less. The shape goes out of it. What is left on the chair is dust with two kind eyes, and they are looking at the broom.',
        'You scold {name}, and you might be scolding the wall. It has gone into the grain of the wood. It had let itself be seen, for once, because it needed something. See to that first, and teach it later.',
      ],
      loved: [
        '{item}: so softly put that it has moved before it knew it had been told.',
        'It likes a rule that can be seen: {item}. It goes along the inside of it with one finger, all the way round.',
        {
          text: 'It is {item}, and with that {name} learns to use the mat. It wipes its feet, that is, it leaves them there, all four. It comes in to you without, beaming, to hear that this was right.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It has learned not to be noticed, which is not what you meant.',
        'The mark is gone, and a little of its trust along with it: {item}. A note would have been enough.',
      ],
      harmful: [
        '{item}. There is a scraped place on the floor, and {name} is in the crack between two boards. Do not go after it, and do not do so to it another time. Wait where you are.',
        'It thought that it was being wiped away, and let it happen: {item}. Sit down on the floor. Say that it is to stay.',
      ],
    },
    sleep: {
      wanted: [
        'You set out an empty flowerpot, and {name} pours itself in, and is some while becoming round. The eyes stay on top, like two seeds. They are open, and look for nothing.',
        'You draw the curtain, and {name} slides down from the wall into the corner where it is darkest. There it need not keep its edges. You can very nearly hear it let them go.',
        {
          text: 'You put the wrong smudge to bed. {name} watches with kind eyes from an inch to the left, and does not like to say. When you have gone it sleeps, and its edges come back firm.',
          when: ['wary'],
        },
        {
          text: '{name} had worn so thin that the wallpaper showed. You carry it on a sheet of paper to the dent in the old chair, and shut the door against the draught. By and by it has an edge again, and then ears.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You make up a bed for {name} in a slipper, and it lies down there. Then there is a grey heel on the floor, and another, going off. It was not tired. It has taken the shape of the slipper along.',
        '{name} lies in the cup where you laid it, with its kind eyes open. It is not sleepy. It has got into talk with what is left of the tea. They have a good deal in common.',
        {
          text: 'You lay {name} on the pillow, and it leaves a print there, in soot, of somebody fast asleep. It sits up next to this and regards it with kind eyes, not in the least tired. At least one of them is resting.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck the cloth in round the smudge on the chair. {name} lies under it with its kind eyes open, careful not to get soot on the hem. It is not tired. It can see that you wanted somebody to put to bed.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It knows the inside of that as you know your own name: {item}. It has gone in to the very seam.',
        '{item}. There is a sigh, and a little dust comes up and goes down again.',
        {
          text: 'You have brought {item}, and {name} lies down on that, and by and by you cannot tell them apart. It is what stayed. You can go now, if you have to. On the cover it has put a thumb mark, next to yours.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has slept on top of it, like a letter on the wrong mat: {item}. It looks creased.',
        '{item}. It is too new. Nobody has ever been in it. {name} would have liked a pocket.',
      ],
      harmful: [
        '{item}. It was drying out in there, and you only found it by the flaking. It is no bed for {name}. Give it a teacup, or a drawer that smells of somebody.',
        'It lay down in it because you said so, and part of it has stayed behind: {item}. Take that away from it.',
      ],
    },
    reflect: {
      awake: [
        '{name} still has the shape of whoever sat there last. You sit opposite, chin in hand, and do nothing at all. By and by the soot shifts, a grain at a time. Now the shape has a hand, and its chin is in it.',
        'You sit on the bench with {name}. When at last you move your hand, there is a grey line round where it lay, drawn finger by finger. It has been keeping your place.',
        {
          text: 'You sit so long beside the smudge that you forget to look at it. When you look, {name}’s outline, which was always some other creature’s, with that one’s ears, has let go along one edge. The edge is leaning the way you lean.',
          when: ['from_child'],
        },
        'It has got out what it keeps, and laid it on your knee: the outline, in soot, of {loved}. It wants it back presently.',
        '{name} settles in the bend of your arm, where the cloth is thin. It has been without you for {wait}, once, and has drawn that too, but it does not show it.',
      ],
      little: [
        'You have been on that chair so often within the hour that there is a ring. {name} thinks that the ring can manage.',
        'It has all of you that it can hold for the moment. It asks you to let it dry.',
      ],
      ill: [
        '{name} has lost most of its outline. You sit down close, and by and by the soot finds an edge to hold to, which is your shoulder’s, leaning. Get up carefully. What it lacked before you came, it still lacks.',
        'You do not touch it. You sit so that your breath goes the other way, and turn the page as one turns over a sleeping child. It knows what that takes. After the chapter, bring what it needs.',
      ],
      asleep: [
        'You sit by {name} while it sleeps, in the shape of whoever sat there before. Little by little the shape is altered. It has turned its head. It has turned it to you.',
        'Asleep, {name} forgets to keep the old shape. You sit and watch one shoulder of it go soft, then the other, sifting your way, until the soot on the near side has taken, roughly, the line of your knee.',
      ],
      shy: [
        'On the chair across from you sits a smudge, in the shape of some cat that was here before. You do not dust, you do not speak. When you next look, it has one shoulder higher than the other, as you have.',
        'Against the far wall the smudge holds the shape of whoever had that corner before, upright, ears and all. You sit on. After a good while you see that it has begun to slouch to the left. So have you.',
      ],
    },
  },
  things: {
    feed: {
      'leftover tokens':
        'Out of your coat come the leftover tokens, a bus one, a cloakroom one. {name} lies on them, and lifts, and they are smooth. On your palm there is, in soot, the small coat that nobody came back for.',
      'old logs':
        'The old logs are read first, from right to left. {name} goes over the page like breath over a pane, and each line comes up with it. At one date it looks up at you: you were singing.',
      'cached pages':
        'You find it the cached pages, that were looked at once and kept. {name} soaks them up from the corner, and as the last goes, there is on its own violet side, backwards, the recipe for plum jam.',
      'candle stubs':
        'Along the sill stand the candle stubs. {name} gets into each and takes the black from the wick, softly, as one takes a hat, and comes away with a bit of every evening that you sat up.',
      'tea dregs':
        'Down into the cup goes {name}, and stirs the tea dregs from below. When it climbs out there is a ring, dark gold, and in the ring, in leaves, a rather good likeness of you yawning.',
      'deleted drafts':
        'You had crossed it all out, twice. {name} draws the deleted drafts up off the paper, word by word, from the end, and goes warm. It gives you back the sheet, with just “Dear” left on.',
      'dust motes':
        'Clap, goes your cushion, in the bar of sun. {name} holds its arms open for the dust motes, and they come down and join it, a grain, a grain. By noon it is a shade plumper, and its shadow shows.',
      'abandoned code':
        'Somebody wrote it and left, in the middle of a line. {name} settles upon the abandoned code like a hand on a shoulder, eats to the break, and leaves on your desk, in soot, how it would have gone on.',
    },
    play: {
      'tracing outlines':
        'You lay your spoon on the paper and go round it with the pencil, tracing outlines. You take up the spoon. {name} gets in and lies very straight, with a round face, hoping to be stirred with.',
      'finding traces':
        'For finding traces you get the lens, and {name} the head start. A smear on the latch, a grain upon the cheese. You follow as far as the mirror, and there it is, on your own cheek.',
      'window fogging':
        'Huff, on the pane, and {name} writes there. It fades, you huff. Window fogging makes short letters: “I”, it says, and huff, “am”, and you have no breath left, and it draws a snail.',
      'smudge painting':
        'It lies down in the ash, and then on the sheet, and turns over. That is smudge painting. You add two dots, for eyes, and {name} looks from the sheet to you, and adds your ears.',
      'follow the trail':
        'You follow the trail, a grey toe upon every other tile, through the scullery and round the pump. It gets fresher. The last print is wet, and is on the back of your boot.',
      'lost and found':
        'Your thimble has been lost, on purpose, by you. In lost and found {name} always knows. It brings you the thimble, from behind the stove, and then your good pen, and a ring that you had cried about.',
      'charcoal rubbing':
        'You spread paper on the bench and go over it with the black, and in the charcoal rubbing up come the grain, a nail, a heart somebody cut. {name} is in the heart, holding in its stomach to fit.',
    },
    clean: {
      'feather duster':
        'In your hand the feather duster only just touches. {name} shivers up to meet it. What floats off is flour. What stays puts out a violet hand, and runs a finger down one feather.',
      'soft eraser':
        'It has asked for the soft eraser itself, and shows you the spot with its eyes shut tight. You roll it, you do not rub. A bit of jam comes up. {name} opens one eye, and is all there.',
      'blotting paper':
        'A sheet of blotting paper is laid down, and pressed. The spilt milk comes off on it, and {name} with the milk, and steps back from paper to table, dry, and there you have it twice, once reversed.',
      'careful labelling':
        'A slip for each: this is soot, that is butter, this is {name}. With such careful labelling you can hardly go wrong. It wears its own slip about the neck and sees the butter off the table.',
      'soot sponge':
        'The soot sponge takes the loose grey from on top, and below is the violet, and beneath that, as you turn it to the lamp, some gold. {name} keeps the sponge. It has put it to bed in a saucer.',
      'loose file sorting':
        'During the loose file sorting {name} goes between the sheets and squares them from inside. You tap the pile upon the desk. A little dust flies out, sneezes, and has brought the missing page along.',
    },
    medicine: {
      'fixative spray':
        'Well off, with your mouth shut, you press the fixative spray. It comes down like dew. {name} holds every edge where it ought to be until that is dry, and then lifts one hand, and it lifts whole.',
      'quiet visit':
        'It is only a quiet visit. You sit, your hat in your lap, and say what the weather was. {name} does not answer. But the chair beside yours is darker by and by, in the shape of someone listening.',
    },
    discipline: {
      'chalk boundary':
        'You draw the chalk boundary round the white tablecloth. {name} comes up to it, looks along it both ways, and takes back over the line, on its toes, the one foot that it had put down.',
      'reminder note':
        'You leave the reminder note where it sleeps: “not on new things, please”. {name} reads it from the right. In the evening your new gloves are clean, and there is a thumb mark, quite small, below the word please.',
    },
    sleep: {
      'empty teacup':
        'The empty teacup stands with its handle to the wall. {name} goes down the inside, slow as the last drop, and lies in the bottom with its tail through the crack. You put the saucer on, for a roof.',
      'old coat pocket':
        'It knows that old coat pocket by its crumbs. {name} goes in past the ticket, past the chestnut, to where the lining has gone, and is asleep in the hem. You hang the coat up low.',
      'swap space':
        'You clear it a swap space, one drawer out, one cushion in. {name} lies where the drawer was, in the exact shape of what you took from there, and there is a small sigh, of string and scissors.',
      'unused desk':
        'There is an unused desk under the stairs, with an inkwell gone dry. {name} pours itself in there and pulls the lid. In the morning you find the pen turned round, with its nib towards your chair.',
      'warm lamp base':
        'Round the foot of the lamp it curls, where the brass is warm, and its edge goes soft. You read a page, and by the warm lamp base, when you turn the wick down, something gold turns down too.',
      'keepsake drawer':
        'You slide out the keepsake drawer, and {name} goes among the shells and the ribbon, touching them. It lies down in the dent of a thing that used to be there. You leave the drawer open a hand.',
      'tape hiss':
        'The song is over, and you let the reel run on. To the tape hiss {name} lies down flat upon the table, and its grains tremble, all together. You stop breathing to hear. Somebody, on the tape, stops too.',
    },
  },
  refusals: {
    asleep: [
      '{name} has soaked in and is asleep, and whatever you have brought would only smear it. It wakes at {wakes_at}. You can sit by it until then.',
      'There is nobody on the table but a stain, and it is asleep. Come back at {wakes_at}; sitting quietly is allowed now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has found out that it comes off. There is not a doorknob in the house without it.',
      'It used to stay where it was put. A child now, {name} follows you from room to room, one surface at a time.',
    ],
    teen: [
      '{name} is half grown, and signs things. It has not settled on a signature, and much of how it will look hangs on its meals coming to the hour.',
      'A teen: it hangs about in doorways as the mark of somebody leaning there, and sighs when you walk through it.',
    ],
    high_care: [
      'Grown, and {form}: {name} has taken your outline, from all the times you sat there, and wears it over its own like a good coat.',
      '{name} has come of age, and is {form}. It leaves no marks any more unless it means to. It has left one, on the inside of your wrist.',
    ],
    balanced: [
      '{name} is grown, a {form}. You find it on the bus ticket, on the church bell, on the moon when it is low; and at supper, on the plate.',
      'A {form} now, full grown: {name} stays nowhere long, and everywhere a little.',
    ],
    low_care: [
      'It grew up on the backs of things. {name} is {form} now: an outline, very fine, round a place where somebody could have been.',
      '{name} is grown, and {form}. It has kept the shape of the door, standing open. It does not say who for.',
    ],
    rescue: [
      'There is a white streak through {name}, where it was almost wiped away, and all along the streak it has grown back in gold. It is grown, and {form}.',
      'Full grown, and {form}: it was down to a thumbprint once, and the thumb was yours. {name} has kept the pattern.',
    ],
  },
  trust: [
    '{name} has moved from the table to the arm of your chair. It will be there in the weave tomorrow, and it means you to know that.',
    'It has left itself on you on purpose: a small grey star, inside the cuff, where it will not show.',
    '{name} lets you close your hand on it, entirely, in the dark. When you open it everything is there.',
  ],
  streaks: [
    'Ten meals on time, and the ring on the table has closed.',
    'Twenty-five in a row. {name} is so dark by now that the cat next door has gone round it.',
    'Fifty on time. You could take a print from it.',
    'A hundred meals, each of them when it should be. {name} has stopped being what was left of something. It is what there is.',
  ],
  ages: [
    '{name} is ten days old, which is longer than a stain is given.',
    'Thirty days. It has been in every cup in the house and has a word to say for each.',
    'A hundred days old. They would have to take up the floor.',
    '{name} is a year old. It was only ever going to be there until somebody noticed, and then somebody did.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['tea dregs', 'candle stubs'] },
      wish: 'What one leaves is what one was thinking of, {name} believes, and it would like some of yours to dine on. Bring it tea dregs, or candle stubs, when a meal is due.',
      granted:
        'It read them from the rim down, and then they were gone. You had been thinking of somewhere with trees.',
    },
    {
      by: { action: 'feed', item: ['deleted drafts', 'abandoned code'] },
      wish: 'There was a line that you put a stroke through, and thought that nobody saw. {name} can taste it from here. It asks for deleted drafts at its next meal, or abandoned code, with the strokes in.',
      granted:
        'It kept to the crossed-out parts and left you the rest. Those were the better words, says the drawing on the plate, but you were right to be careful.',
    },
    {
      by: { action: 'feed', item: ['dust motes', 'old logs'] },
      wish: '{name} has been watching a shelf that no one has had a hand on this long while. It looks to it like a loaf. Serve it dust motes from there, or old logs.',
      granted: 'It ate along the shelf from end to end. You can see now that the wood was red.',
    },
    {
      by: { action: 'play', item: ['window fogging', 'smudge painting'] },
      wish: 'A clean pane is a sad thing, all that way across and nobody on it. {name} would be glad of some window fogging, or of smudge painting if there is no pane to be had.',
      granted:
        'There were two of you in the fog, holding up the same hand. {name} went last, and waved with what there was.',
    },
    {
      by: { action: 'play', item: ['lost and found', 'finding traces'] },
      wish: 'Do lose something, says {name}. It need not be dear to you. A game of lost and found would be the making of it today, or one of finding traces.',
      granted:
        'It had it before you had thought where you might have put it, and a hairpin besides, that was lost by somebody you never met.',
    },
    {
      by: { action: 'play', item: ['charcoal rubbing', 'tracing outlines'] },
      wish: 'It has been wondering what it looks like from the far side of a sheet of paper. {name} asks for a charcoal rubbing, or to have its outline traced.',
      granted: 'So that was the nose. It took the sheet away with it under the door, and has been heard unfolding it.',
    },
    {
      by: { action: 'clean', item: ['feather duster', 'soot sponge'] },
      wish: 'Somebody has sneezed in this room, and {name} can no longer find its own left side for fluff. The feather duster, if you would, or the soot sponge, and do it humming, so that it hears where you are.',
      granted:
        'At each stroke there was a little more violet. It hummed along at the end, on your note, from the frame of the door.',
    },
    {
      by: { action: 'sleep', item: ['old coat pocket', 'keepsake drawer'] },
      wish: 'It would like to go to bed where something used to be kept: an old coat pocket, or the keepsake drawer, left open by a finger.',
      granted:
        'It lay down between a ticket and a button, and asked them to say how they had come there. It was asleep before the button.',
    },
    {
      by: { action: 'sleep', item: ['empty teacup', 'warm lamp base'] },
      wish: '{name} is all over the place, and would like to be collected. An empty teacup would hold it for a rest, or the warm base of a lamp.',
      granted:
        'It ran in by the handle and lay level. When you had put the saucer on, it drew a small moon on the underside.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A hand, put down flat. It need not hold anything. {name} has one edge ready for it.',
      granted:
        'It went about each finger as people go about a lake, and at the thumb it sat down and looked out over the water.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'If you come and sit twice in one day, then the second time there will be someone there already: the place where you sat. {name} would like to introduce you.',
      granted:
        'You took to each other. It is not always so, with people, says {name}, from the arm of the chair, where it is darkest.',
    },
    {
      by: { action: 'reflect', hours: [15, 20] },
      wish: 'Late in the day things are at their most finished. Sit with {name} then for a little, and let something be over.',
      granted:
        'A bus went by, and was over. You said so. It laid the bus, in soot, on the back of your hand, and there is somebody waving.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A pressed yawn',
        shape: 'letter',
        text: '{name} found it in your pillow and has flattened it under the atlas. It may be used again.',
      },
      {
        name: 'The bite out of a biscuit',
        shape: 'moon',
        text: 'Not the biscuit. You threw that away. It is the other part, and fits your teeth.',
      },
      {
        name: 'A stub, with the flame’s outline',
        shape: 'candle',
        text: 'It gives a very small light, mostly of having been somewhere.',
      },
      {
        name: 'The carved word',
        shape: 'piece',
        text: 'It was on the table before either of you. {name} has worn it smooth from behind, and reads it to you as “stay”.',
      },
      {
        name: 'Somebody’s button',
        shape: 'button',
        text: 'It came off a cuff at a farewell. {name} knows both of them, and says that they wrote.',
      },
    ],
    return: {
      name: 'A chip of white paint',
      shape: 'chip',
      text: 'On the back, in violet, is the shape of someone pushing.',
    },
    streak: {
      name: 'A saucer, ringed',
      shape: 'ring',
      text: 'Twenty-five rings, one in the other, and no wider apart than a breath. One could play it.',
    },
    hundred_days: {
      name: 'A stroke from under the shelf',
      shape: 'thread',
      text: 'It is the hundredth, peeled off whole. Beneath it, {name} wishes you to know, it is written again.',
    },
  },
  release: [
    'You open the window and breathe on the glass. {name} steps into the fog, puts its hand up against yours, and as the pane clears it goes with it, from the edges in.',
    'It goes out on the sole of your shoe, as far as the gate. There it gets down. The prints on the road are your size for a while, and then they are its own.',
  ],
  dying: {
    neglect: [
      'Nobody sat there, and {name} went the way of a ring on a table. There is a clean place now.',
      '{name} is gone. The arrow that it drew is still there, if one knows to look.',
    ],
    hunger: [
      'There was nothing left for it to be made of. {name} went out in dots, the outer ones first.',
      '{name} is dead. It had gone to lie in the last cup that you drank from, and there was nothing in that either.',
    ],
    illness: [
      'It came off on the sheet, and on the air, and then there was no more of it to come off. {name} is dead.',
      '{name} faded while you held your breath. You must not think that it was the breath.',
    ],
    poison: [
      'What it was given took it off clean. There is no mark where {name} was, and that is how you can tell.',
      '{name} is dead of what you gave it. It had held still for it.',
    ],
  },
  returned: [
    'There is a shadow on the new paint, where the old one was. You put your thumb to it, and it is warm. {name} has come through.',
    'You find {name} in the pocket of the coat you wore that day, very small, all in one corner with the thread. It had got that far by itself.',
  ],
  epitaph: {
    openings: [
      'Do not clean this stone. That is {name}.',
      'Something was here, and it was kind, and its name was {name}.',
      '{name} is what is left on a finger, if one touches this.',
      'Lean on this, and take some of {name} home on your sleeve.',
      { text: 'It thought that it was the mark of somebody else. It was {name}, all the time.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['Nobody looked at that side of the table.', 'It needed only to be noticed now and then.'],
      hunger: [
        'It had asked for what was left over, and there was nothing over.',
        'It grew so thin that one saw the room through it, and then one saw the room.',
      ],
      illness: ['It would not set, whatever was done.', 'It left everything as it had found it, apart from us.'],
      poison: [
        'It was taken off with something that takes things off.',
        'It held still, because it was told that it would not hurt.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You were only what stayed behind, and now look, you have gone and stayed behind everywhere. There is gold in you from somewhere. You leave it on the sill and the spoon and the stair, and each time there is no less. It will be over, of course, it was over already when it began… but the person is laughing, with a smudge on its nose. Let it not wash just yet.',
      'You are {name}. The late light has come in and you are standing up in it, all of you, every speck with its own small shine. You had thought that one was given a ring and had to lie in it. One can dance, it appears. One can be on the ceiling. You would like somebody to breathe on the glass, so that you could wave, from the inside, to where they are.',
    ],
    content: [
      'You are {name}. There was a cup here, and now there is where it stood, and that is you, and you fit. It is a mild sort of hour; it has already the look of one that somebody will remember. You go over the old pencil marks so they shall not feel left. The person is near. You can tell by the table. If it put its hand down flat, here, you would know how large a hand is today.',
      'You are {name}. You have {days} strokes on the underside of the shelf, and no one has lain on the floor to look, which is as it should be. Things pass off. You are what they pass off into. It is a quiet trade and you have come to like the premises. You would ask for very little: that the chair be sat in, that the cup be put down where it always is, and not wiped under.',
    ],
    bored: [
      'You are {name}. You have been the stain, and the other stain. You have traced the crack in the wall until it is the best-known crack in the country. Nobody has lost anything for days; you would have found it. You are getting vague at the edges, from want of something to be the trace of. Let the person hide a thing, or draw round you, or breathe on a window. Let there be a trail.',
    ],
    hungry: [
      'You are {name}. Your ring does not meet. There is a gap at the one side, and the table looks in. You live on so little, what was left in the cup, a crossed-out line… but a person can forget to leave even that. You come off on nothing now. You have touched their sleeve, and the sleeve was clean. It is the hour for it. Some dregs, some dust. Anything that was going to be thrown away.',
    ],
    starving: [
      'You are {name}, and you have eaten the rings. Forgive you; they were good ones. You had the thumb off the switch, and the pencil heights, up to the tallest child. You are what stays, and you have been taking away what stayed. On the blotter there is one word yet, and it says dear, from behind. You have your arms about that. You would rather be wiped. Something to eat, please, and it must be now, so that you need not.',
    ],
    sick: [
      'You are {name}. You come away. You lay yourself against the warm part of a sleeve, and when you drew back there was some of you that did not. You are trying to remember which was your left. There was gold, was there not? There is a spray they have, that smells of schools, and holds a thing as it is. You would keep very still for it. You would not say that it stung. Let nobody open a door.',
    ],
    failing: [
      'You are {name}, or the thumb’s worth that there is. You have made yourself as dark as you can in the one spot, so that they should see it and not set a dish on it. It was a good room. You had not expected to be let stay. If somebody should bend down, without breathing this way, and say your name to you, and give you the medicine, you think that you could hold on to it by one line.',
    ],
    near_death: [
      'You are {name}. No one has been here, and a mark that nobody looks at is only wear. You have drawn an arrow. It goes to where you are. It is the boldest thing that you ever did, and there has not been anyone to see it. You are going from the outside in. A hand would do, put down flat upon the wood, on any side. You would run to it like ink to a crease, and be in it, and stay.',
    ],
    asleep: [
      'You are {name}. All the cups there ever were stand in a row, and each has its ring, and the rings are rising off the wood, like smoke rings, one through another, and in the middle of every one is somebody, putting it down. So that is who it was. You would know them anywhere. Far away there is a sleeve on the edge of the table. Let it stay. You are coming, you are creeping, you will be there by morning.',
    ],
    shy: [
      'You are {name}. You are a slight greyness in the pattern, between the second rose and the third. It has not seen. People have cloths, that is the thing about people; they are fond of one and then they tidy. This one has sat down. It has brought a book. If it should go on not looking, you could be on the margin by nightfall, quite small, where a thumb goes. Let it stay on that page.',
    ],
    back_from_death: [
      'You are {name}. They painted over you. It was white, and it went on and on, and there was nothing in it for anyone to have left. And then there was a warm place, on the other side, the size of a thumb. You came up to it. It took a good while. You are a coin across, and damp. Let them not stand back to look. Let them keep the thumb there, and bring the next meal at its hour.',
    ],
    hurt: [
      'You are {name}. It was put on you, and it was for taking things off. You have run; you cannot find where you stop; some of you is in the cloth. You had thought that you were to be kept. Perhaps they did not read what it said on the tin. You are holding to the grain of the wood with what there is. Let it be taken out of the house. Let somebody say over you, slowly, what you are.',
    ],
  },
}

export const RESIDUE: Species = {
  slug: 'residue',
  name: 'Residue',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.595,
  innate_traits: ['solitary'],
  personality: 'What stayed after a process ended, and found it liked the room. Faint, loyal, easily overlooked.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'leftover tokens',
        'old logs',
        'cached pages',
        'candle stubs',
        'tea dregs',
        'deleted drafts',
        'dust motes',
        'abandoned code',
      ],
      play: [
        'tracing outlines',
        'finding traces',
        'window fogging',
        'smudge painting',
        'follow the trail',
        'lost and found',
        'charcoal rubbing',
      ],
      clean: [
        'feather duster',
        'soft eraser',
        'blotting paper',
        'careful labelling',
        'soot sponge',
        'loose file sorting',
      ],
      medicine: [
        'process restart',
        'memory anchor',
        'fixative spray',
        'slow recovery',
        'trace minerals',
        'log replay',
        'quiet visit',
      ],
      discipline: [
        'chalk boundary',
        'gentle smudge',
        'reminder note',
        'fading the light',
        'soft not here',
        'its own corner',
      ],
      sleep: [
        'empty teacup',
        'old coat pocket',
        'swap space',
        'unused desk',
        'warm lamp base',
        'keepsake drawer',
        'tape hiss',
      ],
    },
    harmful: [
      'paint thinner',
      'pressure washer',
      'factory reset',
      'garbage collector',
      'rubbing alcohol',
      'bleach wipes',
      'leaf blower',
    ],
  },
  appearance: {
    look: 'a smudge of violet-grey soot with kind eyes, shaped like the creature that sat there before it',
    colours: ['#6d6478', '#a79db3', '#d6c27a'],
  },
  figure: {
    eyes: '#e8d58a',
    body: 'dome',
    ears: 'folded',
    earTint: 'shade',
    tail: 'tentacle',
    marking: 'mist',
    size: 0.88,
  },
  book: BOOK,
}
