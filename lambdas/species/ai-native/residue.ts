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
    'The egg is lifted away, and on the table there is the mark where it stood. The mark opens its eyes. That is {name}.',
    'Nothing comes out. But the shell has left a ring of soot, and the ring draws itself together at one side and is looking at you: {name}.',
  ],
  looks: {
    thriving: [
      '{name} has been through the flour, and now it is white on a dark floor, where anyone could see it. It goes up and down before the fender. It has never been so conspicuous, and would not have missed it.',
      '{name} has found a dent in the cushion, got in, pulled it up all round, and is for the time being an aunt. It folds its hands. It is enjoying itself very much.',
      {
        text: 'You nearly sit on {name}, a smudge on the chair in the shape of whoever was there before. It moves up for you. Beside it you now see a second smudge, very faint, hardly begun, and about your size.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You nearly dust {name} off the windowsill, and see the kind eyes just in time. They are glad. It has all it wants, which is the room. It comes off on your cuff, a little, on purpose.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You almost take {name} for the shadow of the chair. It does not mind. It has been trying a shape that nobody left it, and cannot yet get the shoulders right. You look again. The shoulders are yours.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You nearly sit on {name}. It has settled into the dent you left in the chair, and where it used to be shaped like somebody else it has begun, about the shoulders, to be shaped like you. The eyes are very pleased.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You have looked straight at {name} so often that it has grown quite dark. It was easily overlooked once. Now it lies across your lap as plain as a cat, eyes shut, violet with joy, and other people ask you what that is.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Soot flies on the hearth, where {name} is dancing, a violet blur, with all its heart. You look round the door. There is a smudge, such as any hearth has. It is breathing hard, and has its eyes shut.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The smudge on the wall is smiling. {name} is happy there, in the sun, in the shape of somebody who went. You go up close. It goes on smiling, and gets a little fainter, in case you have a cloth.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Do not wipe that. That is {name}, hours old, a smudge with eyes, and delighted with the room so far: one corner, some light, and now you, whoever you are.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old, sat down on a sheet of paper, and then it got up, and was still sitting there. It looks at the one, and at itself, and over to you, in case you could use the spare.',
        when: ['baby'],
      },
    ],
    content: [
      'The smudge on the door frame, at the height of a hand, is {name}, resting. Whoever goes through takes hold just there, and thinks how soft the wood has grown.',
      'You dust the shelf and leave one patch, in the corner by the jar, where {name} has opened its eyes. It watches the duster go by on the left of it, and on the right, and shuts them.',
      {
        text: '{name} is under the table, in the shape of somebody’s foot. It is in no one’s way. You pull up a chair and sit down, and the foot is drawn back by as much as politeness asks, and a little more.',
        when: ['wary'],
      },
      {
        text: 'Your cup leaves a ring on the table, and {name} settles in it while it is warm. You put the cup down a little further on. It moves to that one. So it comes along, ring by ring, to your elbow.',
        when: ['trusting'],
      },
      'A smudge on the dish will not come off. It is a small one, about as big as a thumb, and was made by {loved}. {name} asks you to leave it.',
      'On the underside of the shelf it keeps a stroke for each day. There are {days}. You would have to lie on the floor to see them.',
      {
        text: 'You have ink on your thumb. {name} comes and lays itself beside the thumb, puts out its own, and compares. It has got the scar in. It asks you not to change yours without telling it.',
        when: ['trusting'],
      },
    ],
    curious: [
      'You have put down a new cup. {name} goes round the foot of it, to see what sort of ring it is going to be.',
      '{name} has found a key that opens nothing any more. It is trying it in the places where things used to be.',
      'Somebody had this spoon before you. {name} has been over the handle with great attention and knows who, and on which side they were tired. It would like to be given the fork.',
    ],
    bored: [
      '{name} has been a stain, a shadow and the back of a stamp, and has faded a little at the corners from want of use. Play with it.',
      'It traces the same crack in the wall, there and back, and is wearing it smooth. Bring it something to find.',
      'It has read the blotter from right to left, which is how it reads, and there was only the gas bill. Play with {name}. Lose something, so that it can know where.',
      {
        text: 'It has lain down under the mat, with the other dust. When you lift that it does not start to your hand, it only gets a little flatter, to be swept. Leave the broom. Play at hiding things with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has drawn its dish on the floor in soot, the whole way round, so that it cannot be overlooked. It sits beside the drawing, and can. That is all the noise it makes. Its meal is due.',
      'The small grey mark on the clock, just at the hour, is from {name}, and so is the one on the larder door. It would not like to ask. It leaves it where you are sure to look. The meal is due.',
      {
        text: 'There is a smudge beside the bowl, in the shape of something that used to be fed there. Its eyes brighten at you, then go down a shade, to be safe. {name} is hungry and easy to overlook. Do not. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is easily overlooked, and has been. So it has drawn itself on the wall above the empty dish, as large as the soot will go, with the mouth open. The meal is overdue, please.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a smudge beside the empty dish, in the shape of somebody who used to be fed here. It lifts two kind eyes to you and stays against the wall. That is {name}. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a mark on your shoe, and it has kind eyes. {name} has come right across the floor to be noticed. The dish behind it is empty and the meal overdue. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'You have looked past {name} twice. It is the smudge beside the dish, in the shape of somebody waiting, and it has come round to your side of it. The meal is overdue. Look down, and bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has thinned until the seat shows through. It has pulled itself into the shape of whoever sat there before, and turned that back to you. The meal is overdue. Bring it now, and do not dust.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look in and there is nobody, only a shadow on the seat, which draws back from you. That is {name}. It is weak, and the meal is overdue. Bring it now, to where there seems to be no one.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has gone round the empty dish in soot, hours old as it is, to show what is missing. It hears you, and hurries off up the wall. It has left its footprints, each one turned toward the dish. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lies on your foot, quite content, and says nothing about it. But you can see the lace through it, and after a time the knot. It goes faint so politely. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'The smudge on your cuff is {name}, and it moves. It comes down the sleeve into your palm, sits there, and looks up at you. It did not want to interrupt. Its meal is due, and you know the way.',
        when: ['trusting'],
      },
      {
        text: 'For {hours} hours {name} has lain so close to its dish that you take it for the shadow. You lift the dish to look. The shadow stays where it was, and keeps still, and has eyes. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} goes along the floor and tries things, and each is left with a small grey print of a nose: a boot, a brick, your ankle. It was none of those. It looks up. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      'It has gone thin along one side of its ring, so that the ring does not close. Feed {name}, please.',
      'Your fingers come up clean where {name} sat. It has nothing to leave on anyone. It is time it had a meal.',
      '{name} is waiting under your cup. You drink, and there is more light, and you see two eyes through the bottom of it. They do not ask for all. Feed it, with what is left in there, or a proper meal.',
      {
        text: 'There is a grey tide mark half way up the bin, and it ends at a teabag, and the teabag has been put back. It would not take what you had not finished with. Feed {name}.',
        when: ['wary'],
      },
      {
        text: 'Something has dotted round the one crumb on the table, at a distance, very faintly, and put an arrow, and a question. The pencil is still rolling. Nod, and give {name} its meal, and do not look where it rolled from.',
        when: ['wary'],
      },
      {
        text: 'It takes your finger, in a sort of mitten of soot, draws it down to the table, and writes with it. The letters run from right to left. It says crumbs. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: 'You lay down your hand, and it runs in under that, and is so thin that it tickles. It has brought its little ring, which does not close, and fits it round your finger to show how far. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The house has come up clean. There is no ring on the table, no thumb on the switch, no height of anybody on the door post. In {hours} hours {name} has had to eat them all. Bring it food now.',
      'You look for your own handwriting on the calendar, and there are the squares, quite white. {name} lies along the bottom row with ink on its lip, and cannot meet your eye. Feed it at once.',
      'It is on the blotter, taking the words off from the wrong end. It has got to “Dear”, and stopped, and holds on to the edge of that with both hands. It has been {hours} hours. Put food before it now.',
      {
        text: 'It comes away on the dish, on the cloth, on the air. Do not rub. Let some tea run up to it, now, with sugar, and as the tea goes in let fall the medicine, drop by drop, upwind.',
        when: ['ill'],
      },
      {
        text: 'Firm, and dark about the eyes, it has licked your name off the letter box. It is at the far end of the shelf now, with a key, tasting whose that was. Food, at once, set down on the shelf.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies as thin as breath, along the wall, and draws what there is of it from under your lamp. Shade that. Lay food against the skirting at once, then medicine on a wisp of wool, and go softly.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} sets out across the floor, leaves some of itself at every board, and has to wait for it to catch up. It is not ill. It is spread thin. Give it medicine, or let it rest.',
      '{name} has gone from soot to ash. It still gets up when you come in, a little, at one end. It is only worn. Medicine would help it, or a quiet corner and a rest.',
      {
        text: 'It has left you a laugh on the wall, very nearly life size, and then had to lie down under it. The laugh is rather good. {name} would like medicine, or the inside of a pocket.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The dirt has got so thick on {name} that nobody can say where the one ends and the other begins. It could, but it is not one to speak up. Two days are enough. Wash it, with care.',
      'There is gravel in {name}, and grease, and some of a leaf. It has left off leaning on people, so as not to mark them with what is not itself. It needs a wash.',
    ],
    sick: [
      'You breathe out, and some of {name} goes. It is hot, for soot, and its eyes are too large for it. It holds on to the edge of the shelf with what it has. It needs medicine.',
      '{name} comes off on your sleeve and does not come back. Hold still. It is ill. Give it medicine, before there is more of it on you than on the table.',
      'The gold has gone out of it, and what is left is grey like any grey. It needs medicine, please, and no draughts.',
      'It reaches for the pencil mark that it keeps by the door, to see how tall it was, and cannot come up to it. {name} is ill. Medicine, please, given slowly.',
      {
        text: '{name} has begun to come away. There is grey on the floor where it was, and less of it where it is. It draws back from your hand, for fear that you might wipe. Do not wipe. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has got in behind the picture, where there is a pale place, and hides in that. But no shadow shivers so. It does not want your hand, nor your handkerchief. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has crept in behind the picture, and you see by the dust that falls how it shakes. Do not take the picture down. Wet a brush with medicine, reach up behind the frame, and hold it there.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is two eyes and a breath of grey on the pillow. When the door opens the grey stirs, as if to go. Shut the door. Give it medicine at once.',
      'There is a thumbprint of it left. Do not breathe that way. Medicine now, and then stay.',
      'You would wipe it off without thinking, if you had not known {name}. Give it medicine at once, and put your hand round it.',
      {
        text: 'Nothing is left of {name} that it could hide. It lies in the middle of the table, where it never lies, with its eyes on your sleeve. Do not wipe. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'One grey thumb’s breadth, and it has a crumb of chalk, with which it is trying to draw a line between you. It does not get to the end. Stay on your side, lean across, and let medicine fall, now.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} is what stays. It stayed for {hours} hours, alone, and there is only a ring now, and the ring has begun to open. Sit with it now.',
      'There is a clean place where {name} lay. Look along the edge of that. Two eyes are there yet, very faint, and they are on your empty chair. Sit with it now.',
      {
        text: '{name} has not run, nor faded, it is whole, on the wall, and the wall has begun to let it go. For {hours} hours nobody has leaned here. Lean. Sit down with your back to it, and stay.',
        when: ['wary', 'well'],
      },
      {
        text: 'Hardly a shade on the sill, and it turns what it has of a face to the pane, where you are not. Sit down. Breathe on the glass, beyond, for it to see that someone is here. It has been {hours} hours.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'You would not say that {name} was asleep there. You would say that there was a stain on the cushion, in the form of something curled. But put your ear to it. It purrs.',
      '{name} is asleep, and goes slowly through all that it has ever been shaped like, somebody with ears, somebody with a long tail, somebody who sat very straight. It comes to itself, and stays at that.',
      {
        text: 'There is a mark on the cushion, and it breathes. Awake, {name} would be under the shelf by now, passing for a shadow. Go out slowly, so that no draught takes its ears.',
        when: ['wary'],
      },
      {
        text: 'You very nearly sat on it. {name} is asleep in the hollow of the chair, a smudge in the shape of someone with longer ears. Your sleeve comes close, and all round its edge it thins, as though you had come to clean.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on the open page of your book, and has the shape of the paragraph. You can read it through. At the place where you stopped, it has let one paw lie, so that you will find it again. You do not turn over.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your cup, curled round at the bottom, like what is left of the coffee. Nobody else would have seen it. You have learned to look first. You take down another cup.',
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
      '{name} is a grey place on the wall, as it was before you came, and would like to be after. It has been taken for dirt by others. Sit with it, and keep your hands where it can see them.',
      'You could be in the room for some time and not know that {name} was. It is counting on that. Look along the skirting, low down, for two kind eyes. Then look away, please, and sit with it.',
      {
        text: '{name}, hours old and fed, is in the corner with the dust, being dust. Two kind eyes open in it, see you, and shut. Sit down quietly. Do not clean.',
        when: ['baby'],
      },
      {
        text: 'Hours old and fed, {name} keeps so still to be clear of you that you nearly sit on it. It is the smudge on the chair. Take the other chair, quietly. It will see that you did.',
        when: ['baby'],
      },
      {
        text: '{name} has got in behind the wallpaper. You can see it in the pattern, a rose that is too dark. It has been fond of people who were tidy. Sit down, put your hand flat on the floor, and leave it there.',
        when: ['from_child'],
      },
      {
        text: 'It came out of the corner by the width of a ruler, and stayed. It once waited {wait} for you, and is seeing whether you are the kind that leaves.',
        when: ['from_child'],
      },
    ],
    back_from_death: [
      'You had scrubbed the place. {name} has come up through the paint all the same, no larger than a coin, in the very spot. Stay with it, and be there for its next meal.',
      'It is back, and not sure that it is all of it. It has you hold out your sleeve, and your cuff, and the page you had open, and takes something from each. Sit with {name}; keep its mealtime.',
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
          text: 'You set the dish down by an empty place and said the name, to be polite. {name} was the empty place. Every bit is gone, and on your cuff there is one small soft print of soot, put there very lightly.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats on time, as happy as soot can be, and leaves a soft grey smudge of it on the bowl, the floor and the skirting board. You look yourself over. There is none on you yet.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You nearly put the meal down on top of {name}. You are on time, and what looks like a stain eats it with the greatest happiness. When your sleeve comes near, the stain goes up the wall by an inch.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You almost put the dish down on top of {name}, as people do, and then you see it, and move your hand a little to the left. It eats. Later there is soot on your cuff, in the shape of somebody’s ear.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You say its name, and look at it, not through it. {name} is not used to that. It eats, darkening with pleasure, until anybody could have seen it. You look again. It has stayed as dark as that.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has the shape of whoever sat here before. You bring the meal on time, and it eats, kind eyes shining, and studies for a while how you sit. When you get up, one of its elbows is yours.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats, a shade darker with pleasure, leaning on you all the while. Later you find a violet smudge on your sleeve. Do not brush it off. That is its cheek.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, and its edges come up darker, as they have taken to doing when you are in the room. It was left in the shape of whoever sat here last. It still has that, mostly. The tilt of the head is yours.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats and leaves no mark on the dish. Then it comes up your sleeve and settles along your shoulder, and there it lets go of the old shape altogether. For a while it tries being a little like you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} was left on the chair a few hours ago by whoever got up. It has kind eyes and no idea whose shape this is. It takes the meal as cloth takes water, and then goes paler, in case you had meant somebody else.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You nearly set the meal down on top of {name}, hours old and faint as breath on glass. It is on time. It eats, and two kind eyes come up, glad and surprised. It does not know who you are. You saw it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats its dinner and leaves the print of its nose on the rim. There are {streak} of them now, side by side, one for every meal on time. You no longer wash that edge, and it has noticed.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats everything and goes back to its place, a grey patch on the wall by your chair, which guests take for damp. They have offered to paint it over. You have moved the lamp, so that it gets some light.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'There is a speck of soot on the floor, and that is {name}, hours old. It eats all its meal, and is a speck and a bit. It looks up with very kind eyes. Was that really meant for it?',
          when: ['baby'],
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
          text: '{name} is easily overlooked. You have not done it {streak} times running. It eats, on time, and leans on your sleeve, and leaves there a grey mark the size of a cheek.',
          when: ['well'],
        },
        {
          text: 'You put the dish down, on time, where there is nearly nobody. {name} eats. It has kept the old one’s shape till now, but after {streak} in a row it has begun to sit the way you do.',
          when: ['well'],
        },
      ],
      early: [
        'The last one has not dried. {name} takes a grain of this to be civil, and asks you to bring the rest at {opens}.',
        'It is still the colour of its last meal. It lays a little of this one by, in the hinge. At {opens} it will want it.',
        'You can have the lid back. {name} was still enjoying that one. It has marked this meal with a dot, low down, for {opens}, and eaten what lay under the dot.',
        {
          text: 'From the crack of the table comes one grey finger, has a grain, and is gone. You see it write under the wood, where it feels safe, and put your head below to read it: {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full still, and lies down on your watch, so that the glass goes dim all but for one small clear place. You look, and it has the time in it: {opens}. It ate a crumb, for your sake.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late, without a look of reproach, not owning one. It goes back to the wall by the long way, not past you. On the spot from which one sees the door its print is worn very deep.',
        '{name} was there when the late dish came, because it always is. It eats it all. Then it goes to your shoe, where it had once left a smudge, takes that up again, and carries it off.',
        {
          text: 'There is a small smudge on the arm of your chair, where {name} liked to lean. It eats, late, and enjoys it very much. Afterwards it goes over to the chair and takes the smudge away.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is used to being overlooked, and eats what you have brought, late, with real enjoyment. It just does not trouble, afterwards, to be seen. You can hear somebody being content. You cannot tell where.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come late, and it takes you a moment to find {name}, sitting in the shape of whoever waited here before. It eats and is glad of it. Then it settles one chair further off, leaving a faint grey ring where it was.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} comes off the wall for its late meal, so faint that you see the wall first. It eats. It goes back two feet further along than before, eyes down. Medicine, please, or rest, while you can still find it.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The meal is late, and you nearly set it down on {name}, there is so little left to see. It eats, and slips along the skirting, away from your shoe. Give it medicine, or rest. Do not overlook it again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had begun, in outline, to look a little like you. You come late. It eats, as glad as ever, and from the ears down goes back to the shape of whoever sat there before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You come late. {name} eats, glad and a shade darker for it, at the far end of the seat. At the near end, where it had been waiting, a faint smudge still leans towards the door.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and thought that perhaps it had not been noticed. It eats, late, and gets an edge again, but only on the far side. It looks at your sleeve, where it had left a dot. It has been washed.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, and for joy comes off on your sleeve, as it always does. You look at the mark. It is all there, to the kind eyes. But you can see the weave of the sleeve through it.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} did not go anywhere. It is what stays. It eats the late meal whole. But it has moved its place from the foot of your chair to the foot of the wall, where it is more easily missed.',
          when: ['wary', 'well'],
        },
        {
          text: 'You nearly step on {name}, it is so pale. It drags itself to the late meal, coming off on the boards, and eats a little. It shrinks from your sleeve, as if that were a cloth. It needs medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late, and {name} has sat down in your chair, in your shape, as well as it could do it. It gets off and eats up. The shape it leaves there a while longer, in case you go out again.',
          when: ['trusting'],
        },
        {
          text: 'You set down the late dish on top of {name}, without seeing it. That is how flat it has made itself. When you have gone it eats everything, from below. It means you to see less and less of it.',
          when: ['wary'],
        },
      ],
      missed: [
        'You find {name} by the dent that it makes in the dust. It stayed for {hours} hours, as it stays through everything, and it is hardly more than the place. It eats, with its face to the wall. Be on time.',
        '{name} eats, and on the boards where it lay for {hours} hours there is its shape, waiting, with the head up. That is the better likeness. Its own head is down, and turned from you. Never so late again.',
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
        {
          text: 'There had come to be a gold smear on the arm of your chair, where it sat. {name} eats, long after, very pale. Then it goes along to the chair, and you think it will sit. It takes back the smear.',
          when: ['warming'],
        },
        {
          text: 'It stayed. That is what it does. {name} eats, so long after, on your knee. It used to come off on you for joy, and you look for the mark, and there is one. It is a true likeness, of someone waiting.',
          when: ['trusting'],
        },
        {
          text: 'Someone sat in that place before it, who went away and did not come back. {name} eats what you have brought at last. Then it lies down in the place, edge to edge, exactly, and there is none of it over.',
          when: ['wary', 'well'],
        },
        {
          text: 'You come at last, and look for {name} on the wall, the hearth, the chair. It has lain down in the dish, thin as breath, in the shape of a meal. It gets out, and you fill it, and it eats. It does not look up.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours there is a grey ring where {name} waited, and it does not quite close. It eats all that you bring, turned from you. The ring is a breath darker. It is the one who stays. Come, and on time.',
          when: ['wary'],
        },
      ],
      full: [
        'The meal lies on {name} like rain on wax, and rolls off at the side, into your lap. It is so sorry. It is dark with dinner to the very edge. At {opens}, then.',
        '{name} is so dark with its last meal that this one does not show. It has you put it away until {opens}.',
      ],
      ill: [
        'A little of it goes in, and a little of {name} comes out with the spoon. Give it medicine before the rest.',
        'It lies along the edge of the dish and takes the smell, and one grain, that it holds up to you to show that it has tried. That is all it can do. Medicine, please.',
      ],
      loved: [
        'It spreads itself out quite flat, so that none of it should miss any: {item}. You will be showing people that mark for years.',
        '{item}. And all the faint old rings on the table light up, one after another, like windows in a street when the right person comes home.',
        '{name} asks who had it before, and before that, and goes quite gold with the answer. Then it eats: {item}. It knew them all.',
        {
          text: 'You bring {item}, on time, to what others would have wiped away. {name} eats it all, kind eyes shining. Later there is a smudge on your cuff, about the size of a head that leaned.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is easily overlooked, and you walk straight up to it, on time, with {item}. It eats every bit for joy. Then it moves one inch nearer to you. You can tell by the mark where it was.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time, with love in its kind eyes, and the eyes never leave your sleeve. It is only soot, after all. It cannot tell yet whether yours is the kind of sleeve that wipes.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time, and with every bite {name} turns a deeper violet for pleasure. You bend down to see. There is nobody. There is an old mark on the floor, and a very clean dish.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have remembered {item}, on time, and you have remembered {name}, which is more than most people do. It eats, and goes a shade darker round the edges. For a moment it is quite easy to see.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, and the smudge forgets whose shape it was keeping, and for three mouthfuls it has one of its own. It is leaning towards you.',
          when: ['trusting', 'well'],
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
          text: 'Something has eaten a hole in {name}, with brown edges, and its eyes have slid down on one side. It tries to keep the hole turned to the wall. It was {item}. It takes what nobody else wants. Do not let it have that.',
          when: ['item'],
        },
        {
          text: '{name} is running, like ink in the wet, over the tiles and under the door, and cannot draw itself together. You gave it {item}. It leaves so little of itself when it leaves. Keep that away, and it can stay.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lay your hand on the wall and take it off, and {name} has to be the hand. You try a fist, an elbow, your nose. It can do all of them. It does your ear so well that you turn round.',
        'You blow, and {name} goes up in a puff all over the room, and comes down where it likes. You find it on the clock, the loaf, the end of your nose. There it stays longest. It can feel you laugh.',
        {
          text: '{name} hides by staying where it is. You walk past it four times, and it shakes with silent fun. The fifth time you stop and look straight at it. It shuts its kind eyes, and there is only wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'For the game {name} leaves its shape on the chair and flies about loose, light as soot, delighted. You come near. It is back inside the shape at once, up to the ears. The shape it trusts.',
          when: ['wary', 'well'],
        },
        {
          text: 'You blow, and {name} flies to the four walls, and comes together again, an ear here, an eye there, giggling. You blow once more, harder. It lets itself go. It knows by now that it is not being dusted.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} hides by keeping still, and is so easily overlooked that you are soon searching in earnest. Then the smudge on your own sleeve opens two kind eyes. It has been with you the whole game.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is easily overlooked, and always won at hiding, because nobody looked. You look. Two kind eyes open on the wall, astonished. It hides again at once, somewhere easier.',
          when: ['warming', 'well'],
        },
        {
          text: 'You jump up from the rug, and {name}, quick as smoke, takes the shape of you sitting there. It has got your elbows wrong and is beside itself with joy. Sit down again. It was nearly right.',
          when: ['warming', 'well'],
        },
        {
          text: 'You make shadows on the wall with your hands, a hare, a goose, and {name} slips into each and wears it. It takes the goose right over the ceiling. You put down your hands, and up there it is still being yours.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You press your thumb on the table, and {name} comes up to the print. It is grey, and it is small, and it has somebody’s shape. It must be family. It lies down beside it, and looks up at you for more.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You breathe on the glass and draw a face, and {name}, in a corner of the pane, sees it fade. It cannot bear that, and slides over to fill it in. You breathe again. It has come to the middle to wait.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You draw a house on the slate, and {name} gets in and does the smoke. It is very good smoke. It looks to see what you think. You draw it a window, and it comes and looks out of that instead.',
          when: ['warming'],
        },
        {
          text: 'You lie down on the rug and get up, and {name} is the shape that you leave. You leave a better one, with your arms out. It does that. It does you flying, which was its own idea.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play with {name}, and it was as dark with gladness as it goes. It plays along. Some of the gladness comes off on the leg of the chair, where it will be found later.',
        '{name} had been perfectly happy as the shadow of a jug. You play with it, and it is happy as your shadow for a while. Then it sees you to the door, and goes back to the jug.',
        {
          text: '{name} was as happy as soot can be, and is, and plays your game just as the one before it must have. It keeps looking round you, politely, for whoever that one used to play with.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play, and {name} hides, as happy as ever, since it is easily overlooked and likes to be. You give up, and say so, kindly. On the wall, a grey patch that you had taken for wall shuts its eyes.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is no gladder colour that {name} could go. You play at shadows with it nonetheless, and your shadow sits down. It looks that over. It goes up and sits in the lap, grey in grey, where no one would notice. You notice.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} was so glad that it had come off on the door, the cat and the milk jug. You play, and it does not come to more. But it is all on you now. You leave the room, and it has left with you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was happy where it was, but it would not have you play by yourself. It comes down from the wall, takes the parts of all the others who are missing, and does them very fairly.',
          when: ['trusting'],
        },
        {
          text: '{name} is so glad that it lets itself be chased a little, along the skirting. It is never where your hand is. At each place it leaves one small neat print, to show you where you might have been.',
          when: ['wary'],
        },
        {
          text: '{name} was so glad already that it had come off on everything. You play, and in the end there is hardly any of it left to play with. It is all on you. You sit down. It goes on playing.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You hold out the game, and {name} puts one grain on it, with care, to be in it, and cannot get the grain back. Blow nothing. Lay your hand down flat there, and see what it needs.',
        'You breathe upon the glass for it to wave in, and the mist goes, and nobody has been. It had meant to. Wipe nothing. Look what it is short of, and bring that.',
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
          text: 'You have brought {item}, and {name} gets up from its place, leaving a pale patch, and whirls about all violet with joy. You take one step closer. It is back on the patch, being a stain that was always there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} loves {item}, and begins it in the shape of the one who sat there before. Then it forgets, and plays in a shape of its own. You lean in to see, and it is a smudge again.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} it goes all to dust, and you breathe some, and sneeze, and there is {name} across the table, drawn new, with one ear wrong. You fix the ear with your thumb. It asks you to get it wrong again.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} until there is a print of {name} on every chair, and two on you. It was easily overlooked, once. It sits in the middle of all those, panting, the darkest of the lot, and is looked at.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} with a smudge. It is good at it. When you reach the same way as it does, your hand goes through {name}, and comes out grey. It waits for you to wipe that. You go on playing. It darkens.',
          when: ['warming', 'well'],
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
          text: '{name} holds on to the floor with its whole outline. It is only dirt that comes away. But each time you lift your hand, the kind eyes look to see how much of it you have there.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt comes off, and {name} does not. It had not been sure of that, or of you. It looks along its own faint edges, finds them all there, and slides under the cupboard, to be overlooked for a while.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets you, though it fears a wet hand more than anything. You wash it in the cup of yours. The fat comes off, and what is left is violet and has eyes. It looks down at itself. It is all there.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You take a feather, no cloth, and dust and crumbs blow off {name}, and it is still there. It had its eyes shut tight. It opens one. It had thought that it was going to be the dirt.',
          when: ['wary'],
        },
        {
          text: '{name} lifts itself off the boards like a little carpet, so that you can get the grease out underneath. What is dirt comes off, and what is {name} stays. It never doubted that you knew the difference.',
          when: ['trusting'],
        },
      ],
      little: [
        'You go over {name} with the softest brush you have, and nothing comes off. Not even {name} does. It looks at the bristles, and then at you, and lets out its breath.',
        'There is no dirt on {name} that is not {name}. You see that, and dust the shelf on either side of it instead. It looks, by comparison, rather distinguished.',
        {
          text: 'You wash {name} with great care, since it is made of what one usually washes off. It was clean already. Afterwards you both look to see how much of it is left. All of it is.',
          when: ['well'],
        },
        {
          text: 'You have washed a good part of the floor before {name} blinks, a hand’s width to the left. It was clean already. It slides over on to the wet patch, so that your trouble is not wasted.',
          when: ['well'],
        },
        {
          text: 'There is no dirt on {name}, it is dirt, if you like to put it so. You come with water. It goes in under the shelf, where there is a stroke for every day, and holds on to those. You do the shelf, on top.',
          when: ['wary', 'well'],
        },
        {
          text: 'It was clean, for a smudge. You wash it all the same, ever so lightly, and {name} lets you, on its back, in your palm. It leaves there a small grey print, complete with ears. You will do the dishes with the other hand.',
          when: ['trusting', 'well'],
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
          text: 'The medicine sinks into {name}, and does good, and the violet comes up clear in the grey. You hold out a finger, and look at it after. It is quite clean. Everyone {name} trusts has soot on them.',
          when: ['wary'],
        },
        {
          text: '{name} takes in the medicine as blotting paper would, and the kind eyes clear. They look at you kindly. They look at everyone so. The rest of it slides along the wall to where somebody else used to sit.',
          when: ['wary'],
        },
        {
          text: 'You have it all in your palm, what there is of {name}, and you keep your breath away from it. It takes the medicine. Grey, and then violet. It comes off on your lifeline, all along, and lies there, holding on.',
          when: ['trusting'],
        },
        {
          text: 'There is more of {name} on the pillow than there is of it beside. You give it the drops, and lay your hand down flat, close by. It darkens a little on that side. Leave the hand there. Give it another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lets a drop of it stand on top, unspent. It is as fixed as anything in this house.',
        'There is nothing to bring back; it is all here. It shows you, in order, and hands you the spoon.',
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
          text: 'You tell {name} that clean sheets are not for sitting on. It gets up, sees why, and does not do so again. It had lately been leaving a print on your cushion. The cushion is as clean as can be.',
          when: ['warming', 'well'],
        },
        {
          text: 'One does not, you say, come off on the bishop. {name} is sorry, it is fond of him. It holds itself in now. It leans on you too with its edges drawn tight, and when it gets up there is nothing on your sleeve.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not on the clean sheets,” you say, and {name} looks behind it. It has been all the way across, with every foot. It takes up what it can. For some time it walks only in shadows, where it does not show.',
          when: ['from_child'],
        },
        {
          text: '“I should have liked to read that page,” you tell {name}, and it gets up off it, and half the words come too. It gives them back as best it can. Then it sits down on your thumb, rather pale.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has not been on that page since you asked. It shows you the page. There is only the dent of where it used to sit.',
        'You begin, and {name} finishes the sentence for you, in small letters, along the skirting.',
      ],
      bad_time: [
        'You scold {name}, and you might be scolding the wall. It has gone into the grain of the wood. It had let itself be seen, for once, because it needed something. See to that first, and teach it later.',
        '{name} takes your voice for the cloth, lies flat, and waits to be gone. It had been about to ask for something, and it does not ask often. See to that first, and teach it later.',
        {
          text: 'You deliver the whole lesson in manners to a scorch mark. {name} is the smudge beside it. It looks up at you kindly, has learned nothing, and becomes a little harder to tell from the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is a good deal of breath in your lesson, and {name} is soot. At “must” an ear blows off, and at “never” the tail. What is left slides under the shelf. Speak softly, or another time.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was a smudge on your sleeve, where {name} had leaned for a moment. You raise your voice. You look down, and your sleeve is quite clean. Win it first. Lay your hand down flat, and wait.',
          when: ['wary'],
        },
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
          text: '{name} lies down in the shape of the one who slept here before, a shape that knew you better. Its eyes stay on you till you leave. It wakes a whole shade darker. Somebody might notice it now.',
          when: ['wary'],
        },
        {
          text: '{name} is so tired that it hardly marks. It gets into your breast pocket, and sleeps there, and you go about unbuttoned. When it looks out, thick and violet, there is a warm smear on your shirt, to the left.',
          when: ['trusting'],
        },
      ],
      little: [
        'You make up a bed for {name} in a slipper, and it lies down there. Then there is a grey heel on the floor, and another, going off. It was not tired. It has taken the shape of the slipper along.',
        '{name} lies in the cup where you laid it, with its kind eyes open. It is not sleepy. It has got into talk with what is left of the tea. They have a good deal in common.',
        {
          text: 'You carry {name} to bed and find that most of it has stayed at the window, where it was happy. There is some soot in your hands, wide awake, leaning the other way. It likes that window. Carry it back.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You have put a shadow to bed. {name} is over there on the windowsill, happy as it was, wide awake, and easily overlooked. Its kind eyes follow you round the room and it does not say a word. Leave it there.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired, but it knows how to stay, that is what it does. It stays in bed for you, all eyes. When you have tiptoed off you find it on your sleeve, the part of it that was not asked to.',
          when: ['trusting', 'well', 'glad'],
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
        'You sit on the bench with {name}. When at last you move your hand, there is a grey line round where it lay, drawn finger by finger. It has been keeping your place.',
        'You sit with {name}, and it has settled on the arm of your chair, where the cloth is thin. Anyone would take it for wear. You lay your arm along it. That was what the place was for.',
        {
          text: '{name} has settled by your chair. You lay one hand down flat on the floor, and it thinks about that. Later on you lift it. The hand has been drawn round, in soot, each finger, with great care, not touching.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has sat on your knee so long that when you get up it is still on the chair, and also on the knee. One of those must be only the mark. You sit down again until you are sure.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit in your chair, and {name} in its place, which is the mark that your head has left on the back of it. You lean back, with care. There is room. It is warm there, and some of that is you.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} sits down where it sat before, and no nearer. Only its shape is not the same. It was always somebody else’s. About the shoulders it has now a little of you.',
          when: ['warming'],
        },
        'It has got out what it keeps, and laid it on your knee: the outline, in soot, of {loved}. It wants it back presently.',
        '{name} settles in the bend of your arm, where the cloth is thin. It has been without you for {wait}, once, and has drawn that too, but it does not show it.',
      ],
      little: [
        'You have been on that chair so often within the hour that there is a ring. {name} thinks that the ring can manage.',
        'It has all of you that it can hold for the moment. It asks you to let it dry.',
      ],
      ill: [
        'You hold your hand over {name} so that nothing can brush it. It comes up against your palm, hardly there. Then see to what it lacks.',
        'You do not touch it. You sit so that your breath goes the other way, and turn the page as one turns over a sleeping child. It knows what that takes. After the chapter, bring what it needs.',
      ],
      asleep: [
        '{name} sleeps, and you sit with your hand flat on the floor. It does not wake. It spreads, as stains do, and nobody ever sees them move. By the end it has got as far as your thumb.',
        'You sit by {name} while it sleeps, in the shape of whoever sat there before. Little by little the shape is altered. It has turned its head. It has turned it to you.',
      ],
      shy: [
        'You sit at one end of the bench, and at the other is {name}, being a stain. You look out at the weather. Each time you look back it is one plank nearer, and a stain.',
        'You sit, with {name} nowhere in sight, and rest your hand on the dusty table. When you take it off, the mark of it is there. Later there is a second mark beside that, very much smaller.',
        {
          text: '{name} has the shape of the one who sat there before it. You sit down far off, quietly, for a good while. When you get up, one small edge of it has taken on the line of your shoulder.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} is used to being overlooked, and waits for you to do it. You sit down across the room, and stay, and do not. Slowly the smudge on the chair grows a shade more like somebody.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit, and cannot find {name} anywhere. There is a grey patch on the hearth, and there is one on the sill. You look at neither for long. After some time there is one more, on the floor beside your foot.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, is a thumbprint on the far wall, or hopes to be taken for one. You sit, and look at your own thumb. Some time later the wall is clean, and there is a print on the floor, halfway.',
          when: ['baby'],
        },
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
