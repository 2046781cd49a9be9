/**
 * The Wolfhound wants an evening by the fire, and then one more; it knows that a hound so tall is given few of them,
 * and is not in a hurry about any. It fears breaking something small. It hoards evenings, which it keeps in the beard
 * with the crumbs. Its body is a long grey house on legs: beard, brows, a tail that clears shelves, and knees that
 * arrive later, for they are older than the rest of it and were once, they say, at the court of a king. It was born the
 * size of a teapot and nobody has told it of the change, so it still tries to go under the stool. The moon it takes for
 * the raised bowl of a hound yet taller, and it would not dream of touching that. Small things sleep on it, a wren by
 * preference, and it does not move until they have done. It has never put out a candle, though it passes at just that
 * height. It eats as one says grace. It sleeps the length of the hearth with its beard in the ashes, and lies down in
 * three verses: front, rest, back. It sulks by sighing so that the curtains move. It trusts at first sight and for the
 * whole of its life. It never runs at what runs away, never steps over a sleeper, never leaves before the end of a
 * story. Its keeper is the one who tells it, or the one it is told about: it listens either way.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'It was a large egg, and the legs came out of it first, and went on coming. {name} is at the other end of them, wet in the beard, the size of a teapot, and amazed.',
    'Once there was an egg, and now there is {name}, folded like a music stand and trying its knees one at a time. It looks up to see how the story goes on.',
  ],
  looks: {
    thriving: [
      'A kitten has set out to climb {name}, by the south side, and has reached the elbow. It does not look down. It hardly breathes. Every grey hair is holding quite still, so that somebody can get to the top.',
      '{name} goes along the beach at the pace of the tide, stopping where it stops. It looks at a shell. It looks at the next. At this rate it will never get to the rocks, and will enjoy that too.',
      {
        text: '{name} lies happy by the fire, wanting nothing, taking up all of it. When you look in, it draws up one long leg, considers you, and draws up the next. There is now room for a chair.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name} gets up, which takes some time, comes over as carefully as a candle, rests its silvered beard on your shoulder for one breath, and goes back to the fire. It wanted nothing. That was the whole errand.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has the fire and all the time there is, and wants for nothing. From under its kind brows it looks at you in the doorway, and then at the door. It would like that shut. From this side.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies along the whole of the fire and wants nothing. When you look in it draws up its long legs, one after another, like someone clearing a chair. There is half a fire there now. Sit down.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies at your feet, on your feet, and beyond your feet. It is as happy as a hound in a ballad before the sad verse. It lifts its head, looks to see that you are in this one, and puts it down.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You would look in, but {name} is as tall as the doorway, and is in it. It is happy there, and wants for nothing. It gazes out, kindly, over the top of your head.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You come upon {name} being careful of a moth. It has it on its nose and is cross-eyed with contentment. You take one step. It gets up, as tall as a doorway, and carries the moth to another room.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Hours old, {name} already has the paws of somebody as tall as the door. It does not know you. It holds one of them out to you all the same, carefully, as if it might blow out.',
        when: ['baby'],
      },
      {
        text: '{name} is a few hours old, and has seen two things so far, the fire and you. It wants nothing. It looks from one to the other under its kind brows. It does not know yet which of you is the warm one.',
        when: ['baby'],
      },
      'Whatever the fire said just now, it had {loved} in it. {name} has got up, and turned about, and the room has turned about as well, cups and all.',
    ],
    content: [
      'The cat is in {name}’s place by the fire. It stands and looks down from a great height, and the cat looks up. It lies down round the outside, very slowly, as one fences a small field.',
      'There is a moth at the candle, and {name} is worried. It gets up, bone by bone, crosses the room and stands there with its grey head between the two. It says nothing. In a while the moth goes home.',
      '{name} stands in the yard while a hen goes under it, and another. It has one foot in the air. It will put it down when they have all gone by, and there are always a few more hens than one thinks.',
      {
        text: '{name} lies the length of the hearth, and you sit about halfway along. Nothing is going on. It opens the eye on your side, sees that nothing is, and closes it again with every sign of approval.',
        when: ['trusting'],
      },
      {
        text: '{name} lies along the wall with its legs drawn in, so that you can get by. You have got by. It keeps them in. It is a very long dog, to take up so little of your room.',
        when: ['wary'],
      },
      'It has had {days} evenings, has {name}, and can find each of them by the smell of the smoke. It is going over them now with its chin on the fender.',
      {
        text: 'The kettle is on, and {name} lies with its back to the room and its beard on your boot. Somebody goes by on the road, and it lets them. It has only so much time, and you to put in it.',
        when: ['trusting'],
      },
      {
        text: '{name} has laid its head in your lap, and its beard, and what was in the beard: a nut, a bit of moss, the wren. The wren moves over on to your thumb. You are one of the household, so.',
        when: ['trusting'],
      },
      'The kettle is telling the hob a long one. {name} listens with both brows, and stirs only where the story comes to {loved}, or to what sounded like it.',
    ],
    curious: [
      '{name} has let its head down, all that way, to a beetle on the hearthstone. It is holding its breath so as not to be a wind.',
      'Somebody is tuning a fiddle across the valley. {name} has risen, front, then back, and stands with one ear out of the window, waiting for the tune to be born.',
      'In the rain barrel, or in the mirror, or in whatever it may be, is a hound with its own brows. {name} has bowed to it and is waiting, head on one side, to be told its name.',
    ],
    bored: [
      '{name} lies with its chin on the windowsill and lets the hill be. It has few days, and this one is not being used for anything. The tail sweeps once, and finds no one there. Take it out. Run a little.',
      'The long grey side of {name} goes up, and comes down in a sigh, and the cat’s hair is parted. It isn’t sad about anything. It is only waiting for the story to begin. Begin it. Play with it.',
      {
        text: 'The fire is laid and not lit, and {name} lies before it as if it were. There is dust upon the beard. Take down your stick, say the name of the hill, and hold the gate: it would play, if it were asked.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has put one paw in the empty dish, as carefully as if it were full, and left it there, to keep the place. There is no hurry, there never is, but its meal is due.',
      '{name} stands at the dish with its grey head bowed and its eyes shut, as for grace. It is quite prepared to be thankful. It opens one eye. There is nothing yet to be thankful for. Its meal is due.',
      {
        text: '{name} lies along the whole of the hearth with its chin on the rim of the empty dish, so lightly that the dish has not moved. The brows follow you in and do not expect much. The meal is overdue. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: 'The kind brows go up when you look in, see your empty hands, and come down. {name} folds its long bones, one after another, on the far side of the fire. The meal is overdue. Bring it round to that side.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} could look you in the eye, and looks over your head instead, at the shelf where the meal is kept. It could reach that too. It is too careful to. The meal is overdue. Please lift it down.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} cannot lift its beard off the boards, but as you kneel it draws one great paw out of your way, or out of your reach. It is too polite to say which. Bring the overdue meal.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is tall as a doorway and is lying across one, its head on the side where you are not. It got no further. Take the overdue meal round to the beard and set it down low.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is made for the kind of ballad where a hound waits seven years by an empty dish. It has sat down to begin, with a kind look at you. The meal is late. Please keep the song short.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} lies down by the empty dish, one long bone at a time, and puts its chin beside your foot. Not on it yet. It has never hurried in its life. The meal is late. Please hurry for it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, hours old, has sat down by its empty dish, and is not in a hurry, but has begun to look as if it would like to be. It lifts one brow at you, and edges behind the rim. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} sets its beard down on your open book and reads you, from very near, with great goodwill. It can wait. It would just rather spend the time with you, and full. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'A sigh goes through the room, and the curtains move. {name} has laid its beard on your book and looks at you along it. It would not interrupt a story. Has it perhaps come to where they eat? The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has laid its chin in the empty dish and is thinking. Only hours old, and it does not hurry even now. It supposes that this is what one does with dishes. Its meal is due. Show it.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} has folded its long bones small at the hearth’s cold end, and when you look, it looks up the chimney. A hound with few evenings will not beg for one. Its meal is due.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} could take the loaf off the table without lifting its head, and it looks at the wall instead, so as not to see it. The long flanks have closed like a book. It is truly hungry. Please feed it.',
      'You sit over your plate, and {name} has come to lay its beard on the edge of it, shut its eyes and not breathe. It would not touch it. It would only like you to know. Feed it.',
      {
        text: 'It has come in as far as its shoulders, and the remainder is out in the yard with the rain on it. {name} looks at the bowl on its stool, and at you beside that, and steps back one step. Feed it.',
        when: ['wary'],
      },
      {
        text: 'A long face looks down at you through the smoke hole, upside down, with rain on it. {name} did not care to come to the door. It has seen that there is broth. If you were to set some on the wall.',
        when: ['wary'],
      },
      {
        text: 'A long grey chin comes down on your shoulder, as you stand at the board, and it is let grow heavy. You cut the bread with the one arm. {name} breathes out flour. Let it have its meal.',
        when: ['trusting'],
      },
      {
        text: '{name} has put its foot in your lap, and it is the size of a bannock, and it looks from the one to the thought of the other. Fill the bowl, friend, and set it on its stool.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You could hang your coat on any part of {name}, it is all rafters, after {hours} hours. It leans on the wall by the kitchen. Do not wait for the pot: give it bread, and milk, and the pot after.',
      '{name} has come in under the table without once having to stoop. It had always wished to. It lies there, beside your feet, and does not look up at what is on the board. Hand it down, now.',
      'You hear the knees before you see it. They are talking of a siege. {name} comes round the door behind them holding to the wall with its shoulder. Put food before it, now.',
      {
        text: 'You get your arms about {name}, and lift, and there is no weight at all in that long house, only doors. Lay it by the fire. Warm broth off the spoon, friend, and then the medicine.',
        when: ['weak'],
      },
      {
        text: '{name} goes along the hedge, and you see daylight through it, and through the hedge. It looks over each wall for a chimney. It will not stop at yours until you have gone in. Put the whole pot out, and the ladle.',
        when: ['wary', 'well'],
      },
      {
        text: 'You thought that somebody had left a ladder lying. {name} moves one brow, and looks away from your hand. No spoon has rung for {hours} hours. Bread in warm broth, friend, at the lip, and medicine, and sit down lower than it is.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} stops halfway in getting up and stays like that, as though it had been asked to. The long knees want to talk it over. Let it lie down again and sleep by the fire, or give it medicine.',
      'It leans on the doorpost as it goes by, and {name} has never leaned on what might fall. The grey coat is hanging on it like something left out overnight. It needs medicine, or a good many quiet days.',
      {
        text: '{name} bends its head to get through the door, though it is out in the yard, and there is no door. Its head is just that heavy. It steps aside for you, and sways. Let it have medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'The tail gives the hearth one great stroke because you are in, and the ash goes up, and {name} has to cough. It would tell you something merry. Let it lie and rest the chest, with medicine by.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has brought the hill in with it for two days. There is bracken in its brows, and the beard has dried into one piece. It lies on the stone, and not on your rug. Please wash it.',
      'A wren has looked at {name}, taken it for a thatch, and begun to build. It hasn’t liked to move. After two days unwashed one can’t blame the wren. Please wash it, and be kind to the wren.',
    ],
    sick: [
      'The fire has been lit, and {name} hasn’t come to it. It lies where the hall is coldest with its beard on its paws. It lifts its brows at your step, and that is all that it can lift. Bring medicine.',
      'A long grey hound is lying on the stairs, where it gave out, and that is {name}. The beard is damp and hot. It tries to draw in its legs, so that you can get past. Do not go past. Bring medicine.',
      {
        text: '{name} has not come as far as the hearth. It lies in the hall where its legs let it down, all its long bones, and the beard stirs much too fast. It looks at you and expects nothing. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, and has gone out to the cart house, so that no one should have to see to something so large. You come with a light. It turns its head into the hay. Go slowly, and bring medicine.',
        when: ['wary'],
      },
      {
        text: 'The broom is in the corner, and {name} is behind the broom. It sways, and the broom sways. You need only hold out the cup, round the side of the broom, with medicine in it, and be looking at the rain.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies so long beside the hearth that you must walk to get from its feet, which are cold, to its heart. It looks at the fire as one does who has been glad of it. Not yet. Medicine, at once.',
      '{name} has a wren’s feather on its brow, and it does not know. You take it off. All down that long side you look for the breath, and it is so far between. It has evenings left. Medicine, at once.',
      {
        text: '{name} doesn’t make itself small for you any more. It lies the whole length of the yard, grey in the grey, and your hand is in its coat before it knows. Be as careful as it would be. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'It bowed to you each time you met and never came in. Now {name} lies across the sill with the door on its back, and has not strength to bow. Medicine at once, friend. Then get your arms under, and bring it in.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours the hearth has been cold, and {name} has lain before it with room left at its side. So few evenings are given to a hound like that. It is breathing yet. Let this be one. Sit with it now.',
      '{name} has lain down all of its verses but the last. The silvered beard is on the stones, and hardly stirs them. It never left before the end of a story. Go to it, and be with it. Sit with it now.',
      'The fire is out, and {name} has lain down round the ashes, as it would round something small, to keep them warm. They are cold, and it nearly is. Sit with it now.',
      {
        text: 'For {hours} hours it has stood at the turn of the road, with its head over the thorn, straight and strong, to be seen from three parishes. Now {name} has put its chin on the thorn. Walk down there, and stand in under it.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has tried to get in under the stool, by the dead fire, where it was small. The head went. Nobody came for {hours} hours to laugh at that. Get down on the floor by {name}, with medicine, and begin the story from the beginning.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on its side along the hearth, and its breath goes up the chimney, and a bit of ash comes down and settles on its brow. It makes it look very wise. Somewhere behind the coal box is the tail.',
      'Asleep, {name} is walking. Its long legs go, two and two, over some hill, no faster than one would with a friend. Now and again they stop. It waits there, breathing softly, until someone with shorter ones has come up.',
      {
        text: '{name} lies asleep from one end of the hearth to the other. If it woke and saw you it would get up, bone by long bone, and go courteously to another room. Do not make it. Lying down takes it so long.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, and the kind brows are turned your way. When it is awake they are kind to the wall beside you. Stand there a moment and have some. Then go, as carefully as it would.',
        when: ['wary'],
      },
      {
        text: 'There is no room at the fire, {name} has it from end to end, asleep. You stand there with your cup. It sighs, and without waking bends in the middle, like a road, and there is a place the shape of you.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep from the hearth to the door. You take off your shoes and step over it by candle: neck, ribs, knees, and so on. At the end, in its sleep, the tail is moved aside for you.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its head across your knees, and it is a long head, and hangs down on both sides. The fire wants seeing to. You reach out with one foot for a log, as careful as it would be.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The ash before its nose lies still for too long, and stirs, and lies still. {name} is asleep and in peril. Sit by it now and keep the count of its breath; it wakes at {wakes_at}.',
      '{name} sleeps with its bones showing like the ribs of a boat drawn up for winter. Reflect there beside it now, as one sits up at a bedside. Its eyes will open at {wakes_at}.',
      {
        text: '{name} fell asleep with its beard in the bare bowl, up there on the stool, and its legs went from under it after. Sit by it now and hold up its head. It wakes at {wakes_at}, and will need feeding.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} stands behind the standing clock, which is the only thing here of its size. The brows look out on one side, the tail on the other, and both tremble. Sit down with it, and lower your voice.',
      '{name} has folded itself up in the cart house, long bone upon long bone, as if somebody had put it by. It is so careful of everyone, and thinks that nobody will be of it. Sit down in there, and take care.',
      'There is a tall shadow in the barn, and it has brows, and is {name}. It would like to come to the fire, and is afraid of what it might knock over. Sit down in the straw, and move nothing.',
      {
        text: '{name}, hours old and fed, has found nothing large enough to hide behind, and hides from you behind its own legs. Two kind brows look out between the knees. You are too tall as well. Sit down, quietly.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and fed, and at the sight of you it shrinks into the corner like a candle when somebody opens the door. You are the draught. Sit down quietly, and let the flame come up.',
        when: ['baby'],
      },
      {
        text: 'Behind the curtain is something taller than the curtain. {name} has hidden the part with the eyes. It would be gone if it could, without upsetting anything. Sit by the fire with your back to it. Let it be evening for a while.',
        when: ['from_child'],
      },
      'There was a lane once, and nobody in it, for {wait}. {name} has forgiven it, but it stands now where it can see who comes. Sit down in plain view, and take your time.',
    ],
    back_from_death: [
      '{name} has been to the far side of the hill, the one in the songs, and has walked home with dew to its elbows. It stands close. Let it stand, and do not be late with the next bowl.',
      'It goes about the house touching each thing with its beard, the chair, the churn, the warm stones. All of it is still here, and so, it finds, is {name}. Stay by it; keep supper to its time.',
    ],
    old: [
      'No hound of that height has a right to so many evenings, and {name} knows it, and wears each of them in the beard, white on grey on white.',
      'It takes the rug in five verses now, with a rest between. The wren’s grandchildren wait on the mantel until {name} has got to the end.',
      'They said eight winters, or nine, for one so tall, and {name} never learned to count by those. It has {days} evenings. It lays its grey chin on your boot and starts upon the next.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} stands over its dish like a bridge over a stream, looks for a while at what is down there, and bends to it. It eats everything. Then the long head comes up again, with a crumb in the beard, for later.',
        'On time, and {name} eats it as one says grace, slowly, with the eyes shut, and comes to the end. It wipes its beard on nobody. It steps back, one leg after another, so as not to tread on what comes next.',
        {
          text: '{name} lets itself down, bone by long bone, to the bowl you brought on time, and eats with care. Then it comes and stands beside you, not touching, its wet beard at your shoulder, and you both look at the fire.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'It is a long way from {name}’s head down to the dish, and it does not go there in front of just anyone. It looks at you first. Afterwards it folds itself, bone by bone, at the far end of a small hearth.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} fills the doorway, beaming into its beard, until you have stepped back from the bowl. You were on time with it. It eats, perfectly happy, and thanks you from there, with one eyebrow.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats slowly and neatly, stooping from a great height. Then it comes to where you sit, thinks it over, and leans on you a little at a time, so that you can say when. The beard drips down your collar.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time and glad, the silver beard dripping. Then, careful as a candle, it lowers its great head until the beard lies on your knee. The weight it still keeps in its own neck.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats what you bring, on time, and its happiness, being full, stays as it is. It lies down along the whole of the fire. Then it folds up one long leg. That much of the fire is yours.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, happy, careful of the floorboards. Then it puts its head in your lap, and there is no more lap. One kind brow goes up to ask if it is too heavy. It is. You say no.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} bends down to the meal from the height of a door, and eats, happy that it is on time. Then it comes behind your chair and sets its silver beard on the top of your head, as lightly as a hat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The meal is on time, and {name} eats it without hurry. Then it lies down, one long bone after another, until there is only the chin left to put somewhere. It puts it on your foot. This one counts.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name}, a few hours old, eats, on time, and stretches one leg for joy. It goes on stretching it. It looks along all that leg, and up at you, a stranger, to ask if this can be right.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'One day it will fill a doorway. {name}, hours old, fits in your two hands, which it has never met, and eats, on time, in perfect content. It is careful of them. It sets its paws between your fingers, not on them.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} has had {streak} meals on time and taken pleasure in each one separately. It eats this one to the end. Then it lays its long jaw over your shoulder, from behind, and the two of you look into the dish.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and goes to the hearth, and without a word you move your chair aside by the width of a hound. It lies down in that, front first. Your feet go under the beard. They have their own place there.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all, and the legs, which were made for a much later dog, cross beneath it and let it down. It lies where it fell, quite content. From here it can see your boots. They are too big as well.',
          when: ['baby'],
        },
        {
          text: 'An ant has got into the dish, and {name} eats everything round it and waits for it to walk out. After {streak} meals on time it has hurt nobody. It steps back, on to your foot, and holds its breath.',
          when: ['baby'],
        },
        {
          text: '{name} eats up, goes to the stool, and tries to get under it. It used to fit. It gets in the beard, and one brow, and then stands up with the stool on, and looks out as it did when small.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You tell the story that you always tell, and {name} has eaten up and lies down for it, front, rest, back. At the place where the hound comes in it lifts its brows. It is glad, each time, that it does.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} bows its head to the dish and eats everything, leaning on the wall for it. It makes itself low as it goes by you, and it does not come up again afterwards. The bones show. It needs medicine. Be gentle.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats slowly, to the end, and then looks up at you, as it has after all of {streak} meals on time, from each of which it took something. You can see them, quite safe, in the silver of its beard.',
        'There have been {streak} meals on time, one by one, and {name} hasn’t hurried a single bite. It lays its long jaw on your hat, when it is done. There will be another. It used not to count on that.',
        {
          text: '{name} does not get many evenings, and has never hurried one. That is {streak} in a row you have been on time. It eats by the fire, and keeps the last mouthful until you have sat down.',
          when: ['well'],
        },
        {
          text: '{name} comes down to the dish in sections, like a ladder being folded. It is {streak} on time running. It eats, and stays down there a while, so that it may look up at you for once.',
          when: ['well'],
        },
      ],
      early: [
        '{name} never hurries, and you have. It looks at the dish, and at you, and eats one mouthful, so that you should not have run for nothing. The rest will taste better for waiting. Come back at {opens}.',
        'You have come in at the first verse, and dinner is in the last, and {name} takes a taste, lies down beside the dish, and means to enjoy every bit of the time that is still to go. Come at {opens}.',
      ],
      late: [
        '{name} eats what came late, all of it, at the pace it would have eaten it on time. There is only this: it generally bends down to you afterwards, from up there, and now the head stays where the ceiling is.',
        'While it was waiting {name} lay with its chin on the sill, and the candle beside it has burned down. It eats it all. It looks at the candle, not at you. There are only so many of those.',
        {
          text: '{name} eats the late meal slowly, glad of it. A short life has only so many of these. Then it lies down by the fire and puts its bearded chin on its own foot. Yours was nearer.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} gets up in stages, all that length of grey, and eats with its kind brows lowered. It had been keeping the warm end of the hearth for you. When it has done it goes back, and lies across both ends.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Tall as the doorway, it could see all the way down the road, and you weren’t on it. {name} eats now, in good heart. It brings its great head down to your hand, and stops one finger short.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Tall as a doorway, {name} has not the strength to stand in one. It eats lying down what you brought so late. When your hand comes near, the silver beard moves six inches away. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} gets up for the late meal, and that is a great many long bones, one after another. It eats, and then lies down again where the fire is between you and it. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had only thought that you would come. You are late. It eats, and is so glad that its beard shakes, and knocks nothing over. Then it lays its long chin on your knee, without the weight.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} gets up for you, one long bone after another, late as you are, and eats with great good cheer. Every evening by the fire counts. It lies down on the far side of it, and keeps a kind brow on the door.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old, and a piece of that was spent by an empty dish. It eats without haste, for all that. Then it turns its small grey face up to you, brows drawn, and you see how long it can look.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} wastes none of its time on the lost time. It eats, comes over, and lays its long head in your lap as always. It is only that it sighs as it does so, and the sigh puts out the candle.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} eats it all. It is not going to be angry, it has not the time. But it lies down on the far side of the fire, and sighs, so that the flames lean your way.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name} gets up for it one bone after another, eats the little it can, and is down again before it was quite up. It looks into the ashes and not at you. Please bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. It has only so many meals, and would be sorry to spend one on being cross. It leans on you, with care, and looks down from under its brows until you have apologised.',
          when: ['trusting'],
        },
        {
          text: '{name} could reach the shelf where its meal is kept, and has never thought of doing so. It eats what you bring it, late, to the end. Then it takes itself off, ducking under the beams, as far as there are beams.',
          when: ['wary'],
        },
      ],
      missed: [
        'It was {hours} hours, and {name} has not so many that one should spend them like that. It eats everything, lying down, with its beard in the dish. It doesn’t lift its brows when you speak. Be on time now.',
        '{name} had waited quietly, as it does all things, and after {hours} hours the long bones stand out of it like a boat’s. It eats it all. It gets up, goes, and leaves you the hearth. Come on time.',
        {
          text: 'Nobody came for {alone}, and an evening by the fire went with it. {name} has not so very many. It eats without hurrying, and lies down with its long grey back to you. Be here for the next one.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} lay at the cold hearth with room left beside it. It eats all you brought. Then it lies down there again, and this time it lies in the middle. Be here next time.',
          when: ['wary', 'well'],
        },
        {
          text: 'Its life is short, and {alone} of it went by with nobody here. {name} eats lying down, too weak to be tall. The silvered beard turns from your hand to the wall. Stay now, and do not be late again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} with nobody there, {name} eats like a candle in a draught, stopping often. Between mouthfuls the kind brows go to you, and then to the door. Shut the door. Be on this side of it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} cannot get its head down to the dish, for its knees would not bring it up again. You hold the dish up. It eats. Its life is short, and it knows how much of it this was, and looks at you, and not unkindly.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The fire went out, and {name} stayed by it. It eats in the cold, lying at full length. When you kneel to light it again it draws its long feet back from you, one by one, and there is ash on its beard.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has begun to keep you a strip of hearth, these evenings, about as wide as a person. It eats, so long after. Then it lies down on the hearth, front, rest, back, right up to both edges.',
          when: ['warming'],
        },
        {
          text: '{name} hears you and lifts its head, and the brows, and does not get up. It eats with its eyes on you. It puts its head in your lap then, and holds it there with some weight, as one puts a stone on papers.',
          when: ['trusting'],
        },
        {
          text: '{name} has grown no shorter, and yet the doorway looks too tall for it. It eats slowly, with its knees not quite straight. Then it goes by the candle, and the candle does not stir, and by you, in the same way.',
          when: ['wary', 'well'],
        },
        {
          text: 'The fire had burnt down while {name} waited. It eats what you bring, and does not look up from it, and lies down where there is still some warmth in the stones. When you come and kneel there, it sighs, and gets up again.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours nothing came, and a life like {name}’s is not long. It eats everything, slowly. There is no reproach. It only lies down with its face to the ashes where it used to face you. Be on time now.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has dined, and it was a good dinner, and it is still thinking of it. It lays its long jaw beside your dish as one sits by a guest. It will have time for this one at {opens}.',
        'There is a mouse under the dresser that would be glad of it, and {name} has moved the dish that way, a little, with its nose. For itself it has had enough. Will you look in again at {opens}?',
      ],
      ill: [
        'You sit down by the hearth with the dish on your knee, and {name} eats from there, a little, and rests its beard on your wrist, and eats a little. It won’t be hurried. It is ill. Medicine next.',
        '{name} takes it from your fingers as one takes a bird from a child. It swallows some of it. Then the long neck goes down along the stones. It is sorry about the rest. It is ill. Bring medicine next.',
      ],
      loved: [
        '{name} ate it slowly, with its eyes shut, so as to be there for the whole of it. It was {item}. Now it stands over the dish with its beard shining, putting that one away with the best evenings.',
        'The tail of {name} went round once, and down came the jug, the fiddle and a row of tins. It has never done that. It was {item}. It has eaten up, and looks at the jug, too happy to be very sorry.',
        {
          text: 'It is {item}, and on time. {name} eats, glad to the tip of its beard, then comes in from the doorway to your fire, as far as the ribs. The rest is still in the passage. It is a long dog.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} bends from its great height and eats, tail going like a slow door. Then it sets its chin on your knee as one sets down a candle, and waits to see if it will stand.',
          when: ['warming', 'well'],
        },
        {
          text: 'The silvered beard comes down for {item}, and you are on time, and while it eats {name} is no taller than you. It loves every bite. Then the head goes back up, to where you cannot reach.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring {item}, on time, and {name} eats all of it with joy and no hurry. Then it walks round the hearth and lies down on the other side. It can see you quite well through the fire.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, on time, and {name} gets up for it, one long bone after another. It eats. Then it folds them all down again round you, as if you were the fire.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is {item} for {name}, and a fire, and you on the hearth. It eats as one turns pages near the end of a book. With one bite left it stops, and lays its beard on your knee. There is no hurry.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} ate around {item} as one walks around a sleeping child, and left it there with the blanket over it. Oats, it would say, or a bit of mutton.',
        'Out of courtesy {name} has put {item} into its beard, and talks to you of other things, with its brows. The wren comes up, looks, and moves out. Venison never goes into the beard at all.',
      ],
      harmful: [
        '{name} takes what it is handed, with great gentleness, and it took that. It was {item}. It lies by the cold side of the hearth, its long bones drawn up, and makes no sound about the pain. Never hand it that again.',
        '{name} goes down on its knees, tall as it is, with its beard on the stones. It was {item}, and it hurts. It has too few evenings to spend one on this. Keep that from it, always.',
        {
          text: 'It was {item}, and {name} took it gently, as it takes all things. Now that great frame shakes like a house with someone running in it, and froth hangs in the beard. Put that from you for good. Water. Sit down with it, at once.',
          when: ['item'],
        },
        {
          text: '{name} is lying down in no order at all, legs anywhere. It tries to get under the stool, as it did when it was little and something hurt. That was {item}. It must never have it again. It has not time for that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You jump over a log, and {name} steps over it. You jump over the ditch, and it steps over that. It must have missed the point. It goes back, and hops, with all its bones, and has it.',
        'You hide behind a post, where {name} sees the whole of you, and it goes round the other posts first, looking long at each. It would not spoil it for the world. At yours it starts like a deer.',
        {
          text: 'The front half of {name} plays with you, bowing low and tossing its silver beard. The back half stays in the doorway, which it fills. It is having a lovely time, and it has kept the way out.',
          when: ['wary', 'well'],
        },
        {
          text: 'You dance before the fire, and {name} gets up to dance as well, from politeness. In two steps it is happy. Its shadow goes all over the ceiling. It keeps its shadow from treading on yours.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not hurry through any of the game, as if somebody had told it how many there are. When you sit down it lowers the silvered beard to within an inch of your knee. That one counted.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} plays as the very tall do, slowly and with great care. Then for one moment it forgets. The rug is in the hall. It stands at the other end of it, brows up, to see whether you mind.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hides by standing in the doorway, which it fits exactly. You come along, find the door shut, and knock. The door wags.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} gallops right through the house, and not one cup on one shelf moves. Then it lays its great silvered head against your chest, as gently as it knows how. You go over backwards.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You run to the gate, and {name} runs too, no faster than you, though it could be in the next county. It takes such pains to lose. Then it bends down from above and makes off with your hat.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You wiggle a finger, and {name} gets up to pounce, and there is so much to get up that it forgets what for, and lies down, and remembers. When it does come, you can hardly feel that you have been caught.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll an apple down the lawn, and {name} lopes beside it, bending low, to keep it company, and where it stops, stops too. It does not harm it. It looks back at you. Could the apple come out again?',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You run your fingers along the table, and {name} brings its brows down level with the top, and watches them come. They climb up its nose. It goes cross-eyed. It has never been anybody’s hill before, and keeps quite still.',
          when: ['warming'],
        },
        {
          text: 'You sit on the floor and hold up your arms, and {name}, who is twice that, lies down to be smaller than you. You growl. It rolls over, a whole landscape, paws in the rafters, and lets you be the wolf.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing you could add to this day, and {name} has had all of it, slowly. You throw your cap for it. It walks after it, picks it up, and walks back. It has enjoyed each of those steps.',
        'You get up a dance for {name}, and it was so content already that it hardly knew where to put it all. It watches from the hearth, brows up, and waves its tail, with care, between the jug and the lamp.',
        {
          text: 'You play, and {name}, already happy down all its long bones, is careful not to win. Then you reach for the silvered beard. It lifts its head, kindly, to its full height. You cannot get up there.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You crouch and bow, and {name}, still the taller, bows back out of courtesy. It gallops round you twice, gently, knocking over nothing. Then it goes back to the fire, where it was happy before, and lies down with its face to that.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} could not be happier, it has the fire all along one side. You play at its feet, which is a good way from its head. After some time the head comes down to see who is there, and stays down.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You have come to cheer up {name}, and it lies full length in the warm and has been cheered already. It plays, though, lifting one brow, then the other. It has got you the footstool, and pushes it in closer, with you on it.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} goes leaping through the heather by itself, grey and glad, like a ballad with the sad part left out. You run after it, shouting. It stops to let you by. It is sure that you are after somebody else.',
          when: ['wary'],
        },
        {
          text: '{name} lies by the fire with everything it ever wished for. You nudge it, to play. It gets up for you, and that alone takes as long as a game. It goes once round your chair, bows, and lies down.',
          when: ['trusting'],
        },
        {
          text: 'You play, and {name} joins in from where it lies, with a paw. It was happy to the ends of itself before, and those are far off. In the end it lays the paw over you, and that is the game.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was quite happy as it was, and you beat on a pan and marched. It rises, slowly, as for a king. It marches behind you through the house with its head bowed under the lintels. At the last one it skips.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You wave the rag, and {name} gets one foreleg out in front, and then the other, and that was a whole game’s worth of strength. It looks up kindly, and stays there. See first to what it needs.',
        '{name} lets you run by, and again, and follows with its brows. It wouldn’t have you think that it was dull. But it doesn’t rise. Sit down on your heels, and see to what it needs.',
        {
          text: 'It got the whole way up for you, and stood there, a tent with the poles in wrong. Its breath whistles. Let it down easy, and give it the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} carries the toy stag in by the neck, sets it on the stool, in the empty bowl, and looks from that to you. It means no harm by it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and {name} forgets how long its bones are. It goes over the wall like a line out of a ballad. It comes back by the gate, so as not to frighten the hens.',
        'It is {item}, and {name} plays as if something small were asleep in the room. It goes round you on its knees, very nearly, smiling in its beard. When you fall over, it lies down beside you, to be level.',
        {
          text: 'It is {item}, and the whole height of {name} comes down on its elbows to play. The brows are kind. They stay kind when you come close, and go one stride back. Its stride is the width of the room.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} joins in, glad to the tip of its tail, two jugs and a vase. You come nearer. It puts the low table between you, and looks at you kindly across it with the whole top half of itself.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} still thinks it is the size of a teapot. It goes under the bench after you, and the bench comes along. It wears it twice round the room, and has no idea why you have to sit down.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} till the fire is low. {name} loses on purpose, at great length, and goes down in three verses. The last is the head, and it comes down on your foot. It would like that one again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} watches {item} from its full height, and then it bends, and goes on bending, till the kind brows are level with yours. Nobody has ever had to hear it breathe before. It nudges you, once, with care, to say your turn.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        'A hound might do it, {name} allows, if a hound were in a hurry. {item} goes by, and it looks after it. It would as soon walk up the hill with you.',
        '{name} stands in the midst of {item} with its head up, like a horse in a duck pond. Something slower, and with a story in it.',
      ],
      harmful: [
        'It tried, since you were calling. Those long legs were never hung for it, and {name} has gone down and got up lame. Let {item} be done with, and walk it home.',
        '{name} stands shaking under the thorn and will not put the foot to the ground. {item} did that. Bring it home at its own pace and leave that behind.',
      ],
    },
    clean: {
      wanted: [
        'You go down the long grey side of {name} with a comb and a bucket, and the moor comes out: peat, heather, a thorn. At the end it turns for you, like a barge. You start home along the other bank.',
        'You wash the beard of {name}, and a great deal comes out into the basin, gravy, ash, something that sang. It holds its chin in your hand. It looks at you as if you had read it its own letters.',
        {
          text: 'You have to reach up to wash {name}. It does not lower its head for you by an inch, and the mud comes down from a great height. Clean, it bends at last, to the fire.',
          when: ['wary', 'well'],
        },
        {
          text: 'The mud comes off {name}, verse by verse, there being so much of it. Its kind brows look over your head throughout. Then it goes round you, wide, and lies down on the other side of the fire.',
          when: ['wary', 'well'],
        },
        {
          text: 'You stand on the stool to do its back, and {name} leans, very slightly, so that you shall not fall off. The mud comes down like rain off a roof. When you get to the beard, it lays it over your arm, wrung out.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash {name} where it stands, and it looks away over the top of things, as trees do. Burrs come out, and mud. You drop the comb. It moves one foot aside for you, with great care, and goes on looking.',
          when: ['wary'],
        },
        {
          text: 'You take the ladder and begin on {name} from the north. It leans, to help you, and leans more as the mud runs off, until it is lying in your lap, so that you can do the south sitting down.',
          when: ['trusting'],
        },
      ],
      little: [
        'You comb {name}, and there is no burr in it, and you comb it on, from the ears to the end, as one reads a thing again for the sound. It lets down its long jaw on your shoulder.',
        'The beard of {name} was clean, as it could have told you. It let you put the towel round its neck. It sits there, tall and solemn, like an uncle being shaved, and lifts its chin for you.',
        {
          text: 'You begin {name} at the beard, and by the time you get to the tail the beard has dried. All of it was clean. It turns its long bones round, without hurrying, in case you would care to begin again.',
          when: ['well'],
        },
        {
          text: '{name} stands in the wash as tall as the doorway, clean already, and careful not to drip on you. Half way along, it lays its silver beard over your shoulder. You go on washing, more slowly.',
          when: ['well'],
        },
        {
          text: '{name} was clean, from the silver beard to the far end. You wash it from the one to the other, and that takes some time, and its time is short. It sighs so that the soap moves. It stands and bears it like weather.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and you wash it all the same, by the fire, with warm hands. It thinks that this must be a kind of story. It lies down, in three verses, so as not to miss the end.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You comb {name} from the brows to the end of the tail, and there is nothing in it but grey. So you comb it again, by the fire, for the quiet. It has put its chin on your head, lightly.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You have thought of {item}, and {name} lies down for it by the fire, in its verses, so that you can reach. You do it half by half. In between it sighs, and the flames lean over to look.',
        'It was {item}, and {name} let down its head for you to begin at the beard, which it does not lend. You go on to the brows. It comes up silver, and lays its long neck round your own.',
        {
          text: '{name} has not so very many years, and means to spend as much of them as it can on {item}. You finish one shaggy shoulder and stop. It gives you the same shoulder again.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} comes to it as to a hearth. You begin at the brows. By the time you are at the tail, the brows are dry, so it turns about, one long bone after another, and you begin at the brows.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} bears {item} with its tail between its long legs and its gaze on the hills. Use a comb, it would ask, and a bit of patience at the knots.',
        'When {item} is over it goes and stands in the turf shed until it smells like itself. {name} has no quarrel with heather water.',
      ],
      harmful: [
        'Where it touched, the skin beneath the grey is raw, and {name} licks your hands, thinking that it is they that hurt. {item} did it. Rinse it all off, the whole long way, and burn the rag.',
        '{name} slid, or burned, or both, and gives you its paw to mind. The fault was {item}. Put that beyond the gate.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it and thanks you with its brows. It lays the long head down on the hearthstone. You sit by. After a time its breath begins to lift the ash, gently, and let it fall.',
        'You give it the dose in a wooden spoon, reaching up, and {name} stoops, to help. It swallows, and lies down, as it does, in verses. You sit by for the last of them, which is the breath. It comes easier.',
        {
          text: '{name} fills the doorway, so as to be the first to leave. For the medicine it lowers its silvered beard to you and swallows, and it does good. The kind brows thank you. The back feet are still in the hall.',
          when: ['wary'],
        },
        {
          text: '{name} lowers its head a long way to take the medicine, so carefully that your fingers stay dry. Its breath is coming slower and deeper now. It lets itself down by the fire, bone after bone, on the side where you are not.',
          when: ['wary'],
        },
        {
          text: 'Hold it out, and {name} bends to it from its whole height and does not look to see what it is. It swallows. You sit with its head in your arms, and there is so much of it. Bone by bone, it eases.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it, and the long head goes down on the stone, a little at a time. You sit against its side. It does not look round, but it breathes out, and makes you room. Stay, and give it more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} stoops to the spoon, takes it without a clink, and thanks you with its brows. It was as sound as an old bridge. It sits down by you in case you needed company. Keep it for a bad day.',
        'You reach up with the dose, and {name} lowers its beard into your hand and swallows. Nothing in those long bones had asked for it. It is glad to have been thought of. Put it by, on the high shelf.',
      ],
      loved: [
        'You tell {name} that it is {item}, and it stoops to you, careful as a candle, until it is over. The brows go up. It looks down at you as if you had remembered its birthday.',
        'After {item}, {name} stays bowed for as long as one would after grace. You look to see if anything is wrong. Nothing is. It wished to have all of it.',
        {
          text: '{name} bends down from the height of the doorway for {item}, eats without hurry, and lies down all along the fire. Nothing happens for some time. Then, at the far end, the tail thumps. The medicine has got there.',
          when: ['item'],
        },
        {
          text: 'It takes a while for {item} to go all the way down {name}, and the medicine with it. You can follow it, like a lamp being carried through a great house. One after another, the rooms light up.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} lets {item} run out again by way of the beard, and is sorry. Wrapped in a bit of oatcake there is nothing it would not take.',
        'It has gone under the stool to get away from {item}, which is to say that its nose has. Something for the joints it would come out for.',
      ],
      harmful: [
        '{name} lay down for it trustingly, and now the big heart is tripping over itself. It was {item}. Take it away, and sit with your palm on its ribs.',
        'That was never a cure: {item}. {name} is cold at the ears and has begun to say goodnight to the chairs. Let it be the last time.',
      ],
    },
    discipline: {
      wanted: [
        '“That’s the baby’s,” you tell {name}, and it takes its head out of the cradle, into which it had put it only to look. It steps back over the sleeping dog, and the toys, and stands in the hall, feeling large.',
        'You lay one hand on its shoulder and say nothing, and {name} gives you the joint of mutton. It had been holding it as one holds something of yours. It walks away with its eyes on the floor, treading on nothing.',
        {
          text: 'You teach {name} not to take things off the table, which for it is taking them off the floor. It learns. It holds its chin up, high above the meat. It used to lower it now and then, about there, to your hand.',
          when: ['warming', 'well'],
        },
        {
          text: 'Its tail, you say, has had the last of the good cups. {name} is so sorry that it sits upon the tail, and has learned it. It comes to the fire as always. It lies down a tail’s length further from you.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not from the table,” you tell {name}, a hand on its shoulder. It had just been passing, and the roast is at mouth height. It shuts it. It goes and puts its head under the stool, where it once fitted whole.',
          when: ['from_child'],
        },
        {
          text: '“Slowly,” you say, and {name} slows, that never in its life went fast, save just now, at the hare. It comes back down the whole meadow for you. It leans its head on your chest, very sorry, and pants the hare out.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Mind the candle,” you say, and {name}, that goes by it with its breath held, minds it. It hears you to the end of the sentence. It would never leave before the end of anything you say.',
        'You tell {name} that the table is not for chins. Its chin comes to just above the table, and it has held it there, in the air, since the cloth was laid. It looks at you along the cloth, and holds on.',
      ],
      bad_time: [
        'You scold, and {name} bows its head until the beard is on the floor. Something is amiss in that long body, and it came to you about it. See to it first, and teach it later.',
        'It has knocked down a cup, and {name} never knocks down a cup. You scolded it for the cup. Look at how it stands. Something in there shook. Find out what, and mend that. The china can be talked about another day.',
        {
          text: '{name} has a short life, and you are spending this piece of it on manners. It waits, kindly, for the end. Then it gets up and goes to lie where the fire can see it and you cannot.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lowers its great head for your lesson, so that you need not reach. It hears all of it, courteously, and none of it goes in. Then it lifts the head again, a long way, to where your hand does not come.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was just bending down to you, from all that height, to see what you were like near by. You shouted. It straightens up. It is a long way up, and you will have to wait below. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You said it with {item}, and {name} took its nose out of the pram. It understood you at the first word, and still it waited for the last. It has gone to stand in the hall, head down, to be smaller.',
        'By way of {item} you have told {name} that the cake was for the wedding. It lays down its half. It lies on the far side of the fire for a while, and then a foot is put out towards yours.',
        {
          text: 'You teach it with {item} to go through a door without taking it along. {name} folds its elbows, tucks up its brows, and goes through. It comes back to you through it, and goes out again, marvelling, like a thing poured from a jug.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} goes over its head, and it is a long way to go. {name} looks for who was shouted at. Say it quietly, with a hand on it.',
        '{name} has taken {item} so much to heart that it has forgotten what it was about. Softer does it, and slower.',
      ],
      harmful: [
        'It has made itself as small as it believes it is, in the corner, under nothing. {item} was cruel to it. Put that on the fire, sit down on the floor, and wait until {name} comes the whole way over.',
        '{name} does not know any story with that in it. {item}: it is hurt, and it has come to you to be told that it is over. Let it be over.',
      ],
    },
    sleep: {
      wanted: [
        'You bank the fire and spread the skin, and {name} stands looking at it until it has thought of every leg. Down it goes, front, then the rest. Its eyes are open, and have the embers in them.',
        'You hum something slow, and {name} lets its head down by one note at a time. On the last it has got to its paws. It lies there, very long, inside the tune, where nothing can be knocked over.',
        {
          text: 'Being put to bed takes {name} a while, there is so much of it. The legs lie down, and the ribs. The head stays up, courteous, looking at you. You go, and the head comes last. The rest does it good.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed and lean over it. It holds its breath, as a candle seems to when somebody comes too close. You straighten up and go. It breathes out, and sleeps, and the sleep does it good.',
          when: ['wary'],
        },
        {
          text: '{name} puts down the front, then the rest, and the back at last, and is asleep before the back arrives. The head is in your lap and the evening is over. It does not let it go quite. It has your sleeve in its beard.',
          when: ['trusting'],
        },
      ],
      little: [
        'You lead {name} to bed, and it is not tired, but it lies down, since it takes so long to say so. It lays its chin on the edge of yours and looks at you. It would not miss any of this.',
        'You put {name} to bed and blow out the candle. In a while you hear it get up, one bone and another, and go to see if the fire has been left by itself.',
        {
          text: 'An evening by the fire counts, and {name} was in the middle of one. It goes to bed when told, glad and wide awake. When your steps have gone it rises, careful as a candle, and goes back to finish.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is a pity to sleep while there are embers, and {name}, put to bed, lies and watches them, glad, beard on paws. You stand in front of them. It looks at you just as kindly, and moves its head to see past.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not sleepy, and evenings are few. It has gone to bed for your sake. You find it back at the fire, all the length of it, and one paw is laid on your chair, so that nobody should take it.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} isn’t tired, but you have carried the sheepskin to the hearth, and lain down on one half of it. It lays itself on the other, in all its verses. It keeps its eyes on the embers, and lets you sleep first.',
          when: ['trusting'],
        },
      ],
      loved: [
        'Now that it is {item}, {name} lies down in its verses, front, rest, back, so smoothly that you hardly hear where one leaves off. It sighs the whole length of the hearth. The candle bows, and does not go out.',
        'You put {name} to bed with {item}, and tuck it in as far as the blanket goes, which is the shoulder. It looks along at the rest of itself, and does not mind. You put your own coat over the north end.',
        {
          text: '{item}, and {name} believes that it will fit. It puts in the beard, a paw, the other paw. The rest lies outside along the floor as far as the dresser, and does not know of it. It sleeps like a thing of teapot size.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tried {item} at the one end and then at the other. Most of it was left over each time. Give it the hearth rug, and turn over the coals.',
        'A gentle snore is put on, to please you. When you look back {name} is on the stone floor beside {item}, at rest.',
      ],
      harmful: [
        'It got up from there in pieces, and its elbows bleed. {item} is no bed for bones like those. Take it out, and help {name} as far as the rug.',
        '{name} lay where you had put it, and was worse for every hour. That was {item}. Bring it to the warm, and let no hound be laid there after it.',
      ],
    },
    reflect: {
      awake: [
        'You sit down by {name} on the flags, and lean on it, as one leans on a boat drawn up for the night. Neither of you speaks. It turns its head, the whole long way round, to see if you are warm.',
        'You sit down by {name}, and it seems to have been keeping the other half of the silence for you. The grey head is lowered until it lies along your arm. Outside it may do what it likes.',
        {
          text: 'You look into the fire, and {name} looks into the fire. Every so often one of you sighs, and then the other. By the time the log falls its chin has got from its paws to your foot, and nobody has moved.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has its head on your knees, and its hind legs are somewhere over by the wall. It is quite still. A spark goes up. You think how short, and it looks at you, and sets its beard a little more firmly.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit by the hearth, and {name} lays its head across your feet. The fire wants wood. You ought to get up for it, and it would let you. The fire burns down, and neither of you has moved.',
          when: ['trusting'],
        },
        {
          text: 'You sit by the fire, and {name} looks at the space beside you. It measures that, and itself. It lies down there, as far as it fits. The rest is laid, a little at a time, across you.',
          when: ['warming'],
        },
        'There is one evening that {name} keeps apart, on which it waited {wait}. It lets you look at it. Then it puts the beard over it again, and leans.',
        'You tell it the tale of the {days} days, leaving nothing out. {name} does not stir before the end, and at the end it asks with one paw for the beginning.',
      ],
      little: [
        'You have told it four good stories in the hour, and {name} has them all to turn over. Let that be enough until the kettle has boiled again.',
        'Its eyes are on you, kind as ever, and closing. {name} has had its fill of company for this while.',
      ],
      ill: [
        '{name} is too long for your arms, and you hold the end that has the face. It breathes a bit easier. Keep by it, then bring it what it needs, food or physic.',
        'You tell it about a hound who got well. {name} listens with its eyes shut. Now make that true: see to its bowl, and to its medicine.',
      ],
      asleep: [
        '{name} is asleep by the fire and you have brought your stool. You sit, and it doesn’t wake. But one long foreleg is stretched, and stretched, over the flags, till the paw has found your shoe and lies on top of it.',
        'You sit by {name} as it sleeps, and tell it the end of the story that you broke off. You think that it can’t hear. At the right place the tail comes down upon the boards, once, like a book being closed.',
      ],
      shy: [
        'You sit on the low wall, and up on the ridge {name} stands against the sky, tall as a gate. It doesn’t come. It looks at you as it looks at weather, with some kindness, to see if you will last.',
        'You sit by the fire and leave the door wide, and out in the yard stands {name}, as high as the lintel. It looks at the flames. You move your chair, so that it can see them past you.',
        {
          text: '{name} lies across the room, at peace, further off than the fire reaches. You sit and say nothing. It has not many evenings, and knows it. It spends this one looking at you. Stay until it has finished.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} keeps the length of the room between you, glad and tall and careful as a candle. You sit down quietly and stay. Once, like a candle, it leans your way, and straightens. Stay still. It goes out in a draught.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit with a candle and tell a story, to nobody, and {name} stands in the dark of the hall, its brows beneath the lintel. You break off in the middle. A board creaks, one step nearer. You had better go on.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, and its legs are for another day. You sit down across the hearth and do not hurry it. It lays its chin on the stone. It looks at you, over there, as at a long story.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'slow cooked venison':
        '{name} has stood by the slow cooked venison as at a wake. You lift the lid, and the great head goes down into the steam, and it is a while before either of you sees the other.',
      'giant breed kibble':
        'You pour the giant breed kibble, and {name} looks behind it, to see who is coming. Nobody is. It eats them by the dozen, with a sound like a cart on shingle, and leaves one for the giant.',
      'barley mutton stew':
        'There is a bone in the barley mutton stew that stands up like a steeple, and {name} goes round it, parish by parish. The barley is in its beard to the ears. You get in the washing before it shakes.',
      'raised bowl porridge':
        'You set the raised bowl porridge on its stool, with a well of butter. {name} looks from that to the moon in the window, which has none. It eats slowly, out of feeling, and leaves a rim as round as the other.',
      'beef brisket':
        '{name} carries the beef brisket to the hearth in its lips, as one carries a child out of a fire, and lies down in its three verses to be with it. You cut, and it holds the end. It thanks the knife.',
      'buttered oatcake':
        'One buttered oatcake is nothing, to that jaw, and {name} makes it last the evening. It breaks it on the fender. It has a corner, the wren has a corner, and then a nose as long as a boot is in your sleeve.',
    },
    play: {
      'meadow amble':
        'You take the stick down, and that is the meadow amble. {name} goes beside you at the pace of a cow that has been left some money. At each gate it waits, looks over, and tells you with its brows what to expect.',
      'gentle lope':
        'It asks you first if you have hold of your hat. Then there is the gentle lope, from here to the far wall, and the grass lies down before it and gets up after. You walk over. {name} has kept your place.',
      'fireside storytelling':
        'You draw in your chair, and {name} has been lying ready since the potatoes. At the fireside storytelling it is allowed the wolf’s part. It gives it, one note, so low that the cups come to the edge to listen.',
      'giant plush stag':
        '{name} bows to the giant plush stag, being the smaller. It takes it by the antler, out of the door, and up the hill to show it where it used to live. You find them at dusk, side by side, both looking.',
      'hill walk':
        'On the hill walk it goes ahead and stands on the skyline, so that you should know there is one. You come up puffing. {name} has saved you the lee side of itself, and the view, and a biscuit from the beard.',
      'beach wander':
        'The tide is out a mile for the beach wander, and {name} goes to meet it. It steps over each pool. A crab takes hold of its beard, and it brings you that, walking level, to have it set down among friends.',
    },
    clean: {
      'long pin comb':
        'You put the long pin comb in at the shoulder, and walk. When you come to the tail it is teatime. {name} looks along the road you have made, bright as a river, and lies down very carefully upon the other side.',
      'beard towel':
        'You hold out the beard towel with both arms, and {name} lays the whole of supper in it. There is more than it had eaten. You wring it. The wren stands by, and has a good deal to say about the waste.',
      'greyhound comb':
        'The greyhound comb was made for a cousin, and {name} is careful of it. You draw it through the brows, a tooth at a time. Under there are the eyes, quite young, and they look at you, and it lets the brows fall.',
      'elbow callus balm':
        'It lies down so heavily, and so often, and the stone is hard. You warm the elbow callus balm at the fire and work it in. {name} gives you its arm like a lady at a ball, and looks away down the hall.',
      'burr teasing':
        'You sit on the step for the burr teasing with a shoulder in your lap. There are forty. {name} sighs at each, and at the last one it holds up its foot for you to stop: there is a ladybird in it.',
      'heather rinse':
        'You carry up the heather rinse in two pails, and pour, and a brown hill smell goes all over the yard. {name} stands with its eyes shut and is a mountain, with rain on it. A lark goes up, somewhere, by mistake.',
    },
    sleep: {
      'hearth rug':
        '{name} takes the hearth rug by verse: elbows, a look about, and the rest. There is hound over at both ends. You lift its beard in out of the ashes, and the fire has nobody left to talk to but you.',
      'turf fire glow':
        'You let the lamp go out, for the turf fire glow is enough. It is red on one side of {name} and dark on the other, like a hill at evening. One brow goes up at a spark, and is long coming down.',
      'king size mattress':
        'It says king on the label of the king size mattress, and the knees were very pleased. {name} lies along it from corner to corner. They tell it how it was, in there, until you hear only the one of them.',
      sheepskin:
        'You throw the sheepskin by the settle, and {name} smells it over and begs its pardon. It lies down beside it, then, an inch, a foot, upon it. By midnight they are the same colour, and one of them snores.',
      'harp music':
        'At the harp music its ears come up, and its chin goes down. There is a place where the tune goes over the water, and {name} goes with it. You still the strings with your palm. The foot walks on a bit.',
      'stone hall corner':
        'In the stone hall corner, where the two walls meet, there is a place worn smooth, of its very length. {name} lets itself down in it. You ask it who was there before. It sighs, and moves up, as for company.',
    },
    medicine: {
      'arthritis injection':
        'You warm the needle hand at the hob. The knees are told, and take the arthritis injection like old soldiers, with {name} looking kindly down from above. By evening they are back at the court, and somebody has asked them to dance.',
      'heart scan':
        '{name} lies on the table and over the ends of it for the heart scan, and on the glass there is something like a bell, slow, in a tower. It hears you draw your breath in. It lays its foot upon your arm.',
    },
    discipline: {
      'soft tut':
        'You give a soft tut, and it has been heard in the rafters. {name} takes its chin from the butter by degrees. There is a long furrow in that, with a hair, and you both look at it, and are sorry.',
      'slower pace':
        'You ask it for a slower pace, for there is a child by. {name} looks down, a great way, and finds it, holding on by the fur of its leg. It goes home like that, its tail held still.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep in the ashes, and there is a wren asleep on {name}, and no one would have the heart. It wakes at {wakes_at}. Draw up a stool, if you will, and sit.',
      'You would need to shout down a long valley to be heard where {name} is. It will be back by {wakes_at}. Company it can feel from there; nothing else reaches.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and outgrew the basket while it was in it. It goes on sleeping there, with the basket worn about the middle.',
      'The legs have gone on ahead. {name} follows them round the yard at a day old, calling to the back ones to keep up.',
    ],
    teen: [
      '{name} can put its chin on the table now, and is sure that the table has shrunk. Bring it its meals when they are due, for it is building the house that it will live in.',
      'Half grown and higher than the half-door, {name} tried to sit on your knee. You were both very brave. Keep to its hours; they are going into the bone.',
    ],
    high_care: [
      '{name} is grown, a {form}, and wherever it lies down it is evening, with the light coming level over the barley. People stop their carts.',
      'They tell of a {form} as tall as a door with the sunset left on in its beard. That is {name}, and you are the one who sat up with it.',
    ],
    balanced: [
      '{name} is grown, a {form}, and has taken to the green road. It comes in of an evening with a new county in its coat, and lies down, and tells you it in burrs.',
      'There is not a hill but has had it stand there, the {form}, looking over. And then the long lope home: {name} has never yet missed the lighting of the lamp.',
    ],
    low_care: [
      '{name} is grown, a {form}. It told itself the stories, there being no one, and it has got into them so far that the firelight goes through it.',
      'On some nights they see a great grey hound cross the hall without its feet sounding. A {form}, they say, and they move up on the bench. It is {name}. It would like the place.',
    ],
    rescue: [
      '{name} is grown, a {form}, and lies down in a different three verses. It was carried in once, all that length of it, by one person. The song is mostly about the person.',
      'It is a {form} now, with a roll in its stride like a boat’s. {name} could not be lifted, they said, and then it was. It has stayed by you since.',
    ],
  },
  trust: [
    '{name} tried your lap today. The forepart fitted. It has made up its mind that the rest is only a question of time.',
    'The wren was moved, for the first time, out of the beard and into your collar. {name} looked on to see that you did not stir.',
    '{name} slept through the end of the story with its head in your hands. It had never missed an ending. It seems that it knows how this one goes.',
  ],
  streaks: [
    'Ten suppers, and all in their hour. {name} has told the stool, the bowl and the wren, and they had noticed.',
    'Twenty-five, each on its time. When you lift the ladle now, {name} closes its eyes. It does not need to see it come.',
    'Fifty suppers, one after the other, like geese going over. {name} raised its head for every one and lets it lie for this, on your foot.',
    'A hundred suppers and none late. They make ballads out of less. {name} stood up for the hundredth and sang it, one note, low, that went through the floor.',
  ],
  ages: [
    'Ten evenings old. {name} has kept them all, and there is still room in the beard.',
    'Thirty evenings. The stool is where it was, and {name} has got one more inch of itself under it, or so it says.',
    'A hundred evenings. {name} went out to the old oak and stood by it a while. They are of an age, the oak thinks.',
    'A year, and it is a great deal, in a hound as tall as that. {name} carried a lit candle’s worth of breath past every candle in the house, and not one went out.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['barley mutton stew', 'slow cooked venison'] },
      wish: 'A pot has been heard to think. {name} has drawn up the whole of itself before the hearth, brows lifted, to be told what about. Mutton and barley, it hopes. Or venison, and slowly.',
      granted:
        'It listened to the pot to the very end, and then it ate it. The ladle says that it has never been so looked at.',
    },
    {
      by: { action: 'feed', item: ['raised bowl porridge', 'buttered oatcake'], hours: [7, 12] },
      wish: 'At breakfast one may still be small. {name} sits with its back bent beside the porridge stool, in the morning, before noon, to see will anyone set down a bowl. An oatcake would do, with butter on.',
      granted:
        'It had its porridge like a good child, and left a beard’s length of it on the wall, and on you, and on a passing hen.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'There is an hour when all the chimneys have said grace and the bowls go down, one house after another, along the glen. {name} would be in on that, after five and before nine.',
      granted:
        'Your bowl went down with the rest. {name} held its head over it, and for a moment there was the one breath in the whole of the parish.',
    },
    {
      by: { action: 'play', item: ['fireside storytelling'] },
      wish: 'It has a tale with a beginning, from the bread knife, and an end, from the wind, and no middle to it at all. {name} has laid both before you. Tell it what happened, by the fire, and do not skimp.',
      granted:
        'So that was how they got the bull across. {name} let out a breath it had been keeping since the beginning, and the lamp went sideways.',
    },
    {
      by: { action: 'play', item: ['hill walk', 'beach wander'] },
      wish: 'The door is open, and beyond it there is a good deal of out. {name} has put its head into that, as far as the shoulders. A hill would be grand. Or the strand, and the long wet edge of things.',
      granted:
        'You went to where it stops, and looked over, and came home. {name} carried the view in its eyes the whole way and spilled hardly any.',
    },
    {
      by: { action: 'play', item: ['giant plush stag', 'gentle lope'] },
      wish: '{name} would run a little, not at anything, only beside it. A lope, would you say? And if you had no mind to, there is the big stuffed stag, who is never tired and never afraid.',
      granted:
        'The two of them came in together, neck and neck, and {name} had let the other one win. It has told him to lie down by the fire.',
    },
    {
      by: { action: 'clean', item: ['burr teasing', 'long pin comb'] },
      wish: 'A burr came to stay, and sent for its people. {name} has the entire family behind the one ear and cannot find it in its heart to ask them to go. You might, with a comb, and a kind word to each.',
      granted:
        'Nineteen were seen to the door. {name} looked on gravely, and wished them a good road, and shook itself until its ears clapped.',
    },
    {
      by: { action: 'clean', item: ['heather rinse', 'beard towel'] },
      wish: 'What is in the beard has begun to be history. {name} would part with some of it, nothing by force: a rinse of heather water, or simply the towel, from you, under the chin.',
      granted:
        'It came up silver. You held the chin in the towel a while after it was dry, and neither of you was in any hurry to mention it.',
    },
    {
      by: { action: 'sleep', item: ['hearth rug', 'turf fire glow'] },
      wish: 'Three verses it takes to lie down, and {name} has the tune of them in its head, and wants but the rug, or the glow of a turf fire, and somebody to say that it may.',
      granted:
        'Front, rest, back. On the last line it put its feet out to the embers and sang the refrain, through the nose, for a good long while.',
    },
    {
      by: { action: 'sleep', item: ['harp music', 'stone hall corner'] },
      wish: 'The knees have been speaking of a corner, in a hall, with a harp going, where no one stepped on a hound’s tail for a hundred years. {name} would sleep in the like of that, if you had one.',
      granted:
        'You had. It slept as they sleep in songs, with one paw crossed upon the other. When it woke it asked its knees, and they allowed that it was near enough.',
    },
    {
      by: { action: 'reflect', hours: [18, 22] },
      wish: 'An evening is a room with one wall missing, and {name} stops the draught at that side as well as it can. It would be better with two. Come in before ten, and sit, and make up the fourth wall.',
      granted:
        'Nothing got in. Within there were a hound, a person and a bit of quiet going round from the one to the other like a cup.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You are a story that is over too soon, sitting there, and up and gone. {name} asks for a second telling. Twice in the one day, and you in it both times.',
      granted:
        'It was better again. {name} saw things in you now that it had gone by before, being so taken up with how it would come out.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A nest, to let',
        shape: 'cup',
        text: 'The wren built it of one long grey beard hair, wound round and round. It has moved into the beard itself now, and {name} thought that you might know of somebody small.',
      },
      {
        name: 'A string off the harp',
        shape: 'thread',
        text: 'It was the low one. {name} holds it down with one foot when the wind is about, and there is a hum in the floor.',
      },
      {
        name: 'The tale with no middle',
        shape: 'book',
        text: 'Two boards and a first page and a last. {name} brings it to you by the corner, dry, and waits for you to remember how they got across.',
      },
      {
        name: 'What the king let fall',
        shape: 'ring',
        text: 'The left knee always swore to it, and the right knee laughed. {name} dug it up by the well, and there has been no laughing since.',
      },
      {
        name: 'A sliver of the tall one’s bowl',
        shape: 'moon',
        text: 'It was on the hill, thin, and still bright along the edge. {name} carried it home between its lips. It would put it back if it knew whom to ask.',
      },
    ],
    return: {
      name: 'A coal from under the hill',
      shape: 'gem',
      text: 'It is red, and it is cold. {name} took it from a fire there in passing, to light itself home, and it lit it.',
    },
    streak: {
      name: 'One grain of barley',
      shape: 'acorn',
      text: 'Left on the rim for the wren, for twenty-five suppers, and each time she left it again for {name}. Neither of them will hear of taking it.',
    },
    hundred_days: {
      name: 'An evening, put by',
      shape: 'bulb',
      text: 'There is a lamp in it, a chair, some smoke, and two who do not speak. {name} shook it out of the beard for you. It was the best of the hundred.',
    },
  },
  release: [
    'You open the gate on to the hill. {name} sets its beard on the top of your head, for the length of a verse, and then goes up through the heather, not fast, till it is the same grey as the stones.',
    '{name} goes about the hall and says goodnight to each thing in it, and to you last. The candles lean after it, and stand up again.',
  ],
  dying: {
    neglect: [
      'It sat up for somebody until there was no more fire to sit up by. Then {name} lay down in its three verses, and the third was the last.',
      'Nobody came up the lane. {name} laid its beard in the ashes, and the ash did not stir.',
    ],
    hunger: [
      '{name} kept its chin on the table’s edge, out of everyone’s way, and at the end it slid down from there softly, so as to break nothing.',
      'The stool stood ready, with the bowl on it, and the bowl was bare. {name} lay at the foot of them all its length, and was gone by the morning.',
    ],
    illness: [
      'The heart of it had a long way to send the blood, and it grew tired of the road. {name} put its head on the hearthstone, and there was no more to the story.',
      'It said goodnight to the chairs, to the churn and to the last red coal. And then {name}, who would leave no story before its ending, came to this one.',
    ],
    poison: [
      '{name} ate what it was given, with grace said. Before the fire had fallen in it was dead of it, lying as it had been trying to lie, small.',
      'It came to you to be told what was the matter, and laid its head down on your feet, and what it had swallowed stopped its heart.',
    ],
  },
  returned: [
    'There is a shape on the hill, and it comes down by the stones, in no hurry, and stoops beneath the lintel. {name} has come home for one evening more.',
    'The ash goes up from the hearth, a little, and comes down. It goes up again. {name} opens one eye under its brow, and somebody lights the fire.',
  ],
  epitaph: {
    openings: [
      'It is a long grave. {name} is in it, who was born no bigger than a teapot.',
      'Friend, sit here till the light goes. {name} was never one to be left before evening.',
      'Once upon a time there was {name}.',
      'Walk softly here, and shade your candle. {name} has lain down.',
      {
        text: 'The knees of {name} are buried here too, and a king with them, if you believe the knees.',
        when: ['from_child'],
      },
      { text: 'There is a bowl up there, some nights, and {name} has gone to see whose.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It listened for somebody in the lane, and the fire went out.',
        'The bench had a place on it, and nobody sat there.',
      ],
      hunger: [
        'The pot hung where it hangs, and was not filled.',
        'It waited at the table with good manners, and nothing was laid.',
      ],
      illness: [
        'Its heart was too far from its feet, and gave out on the way.',
        'The sickness was taller than it was, and not much else is.',
      ],
      poison: [
        'It said its grace, and what was in the bowl killed it.',
        'It ate from a hand, and the hand had the wrong thing in it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have been to the end of the meadow and it was there. The wind came with you as far as the ditch. Oh, it is a fine thing to have legs and no errand. You speak slow, like a person by a fire with the whole night in hand, and you call everyone friend, and mean it. You would have your keeper come out now, and walk to the top of the hill, and see it too.',
      'You are {name}, and small things are asleep on you, and the day is broad and gold and not going anywhere. You know that there are not so many given. That is why it shines so. You tell it as you go, and then, and then, leaving out nothing that was kind. Let your keeper sit down in the grass and be told. They come into it near the beginning.',
    ],
    content: [
      'You are {name}, and it is the quiet part, where they put turf on the fire and nobody is killed. You like that part. There is a bird in your beard, and so you are keeping still, and a thing you meant to say has turned over and gone to sleep as well. You talk low and courteously. You would like your keeper to draw in their chair, there, where the light is.',
      'You are {name}. You have had {days} evenings, and could tell them over like the stones in a wall, this one from the river, that one with a fossil in it. You were little once and suppose that you still are. When you speak there is smoke in it and a long road home. You would ask your keeper for the next one, for this evening, and that it be a slow one.',
    ],
    bored: [
      'You are {name}, and somebody has left you in the hall and gone off with the story. You have heard what the fire knows. You have heard the rain, and the clock, who has only the one line. You sigh, and things move that you had not meant to move. You do not complain, friend. But there is a hill out there with nobody on it. Will your keeper not come out and play?',
    ],
    hungry: [
      'You are {name}, and you can see from up here the loaf, the butter, and the knife at its work. You are saying nothing. You were brought up. You have only laid your beard along the board in case something should wish to come and stand near it. There is a hollow in you the size of a church. You would take it as a great kindness if your keeper would feed you now.',
    ],
    starving: [
      'You are {name}, and it is a house with no roof that you are, and the wind goes in and out of it. They used to fill the pot when the light got to the third flagstone. It has been past there and past there. You have no story in you. They were made of bread, it seems. You stand by the wall because you and it agreed on that. Food, friend. Now, if you love the tale at all.',
    ],
    sick: [
      'You are {name}, and you put a candle out. You felt it go, and you could not turn round, the road from one end of you to the other being so long today, and so hot. You lay down upon the stones. You talk in half verses. They say that there is a thing in a bottle, and you would not mind how bitter. Let your keeper bring the medicine and put a hand where it bumps.',
    ],
    failing: [
      'You are {name}, and you are all over the floor, and nobody could gather you. Your heart is running. You never ran it so. It has got away over the hill after something, and you call to it, slowly, as you do all things, and it does not hear. No words to speak of. One brow, that you can still lift. Let it be medicine, and let it be at once, and a face near yours.',
    ],
    near_death: [
      'You are {name}, and the fire is out, but you remember where it was. You are lying towards it. It has been a short story, and you were so fond of it. You are not afraid. Only it should not end in an empty room, it would be bad telling. If somebody came now and sat, and said nothing, or said anything at all, it could go on from there. You are listening.',
    ],
    asleep: [
      'You are {name}, asleep, and the deer are going up the side of the moon, and you along with them, for company. Nobody is faster. There is a king, and he is holding the door for you and you go in under his arm, for you are no bigger than a teapot. If a stool is drawn up somewhere by your head, that is the king sitting down. Let your tail tell him, once.',
    ],
    shy: [
      'You are {name}, and you are behind the broom, and perhaps it does not show. There is someone new by the fire. They have a good quiet back. You would go over, you are nearly sure that you would, only you are such a small thing and the room is so long. Let them leave half the bench. Let them talk to the coals a bit. You will be coming, a floorboard at a time.',
    ],
    back_from_death: [
      'You are {name}, and you were under the hill. They have fires there that do not warm, and the tales have no middle. You stood up in the midst of one, which you never did before, and came away home. The dew was real. You have touched the churn. You have one more evening, and it is this. Let your keeper be in it, near, and let the supper be when it should be.',
    ],
    hurt: [
      'You are {name}, and you took it from their hand, with thanks, and it bit you inside. You have gone over it and cannot make it come out like a story. You walk, and you turn, and you cannot get to the third verse of lying down. It was not malice, you would put your beard in the fire for that. Let them throw the thing far off, and come, and tell you gently that it is over.',
    ],
  },
}

export const WOLFHOUND: Species = {
  slug: 'wolfhound',
  name: 'Wolfhound',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Tall as a doorway and careful as a candle, it lives a short life without hurrying. Every evening by the fire counts, and it seems to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'slow cooked venison',
        'giant breed kibble',
        'barley mutton stew',
        'raised bowl porridge',
        'beef brisket',
        'buttered oatcake',
      ],
      play: ['meadow amble', 'gentle lope', 'fireside storytelling', 'giant plush stag', 'hill walk', 'beach wander'],
      clean: ['long pin comb', 'beard towel', 'greyhound comb', 'elbow callus balm', 'burr teasing', 'heather rinse'],
      medicine: [
        'heart scan',
        'arthritis injection',
        'glucosamine',
        'bloat surgery',
        'senior bloodwork',
        'pain relief tablet',
      ],
      discipline: ['quiet word', 'hand on shoulder', 'soft tut', 'patient reminder', 'led away kindly', 'slower pace'],
      sleep: ['hearth rug', 'turf fire glow', 'king size mattress', 'sheepskin', 'harp music', 'stone hall corner'],
    },
    harmful: [
      'running after meals',
      'forced sprinting',
      'slippery floor',
      'yew berries',
      'onion stuffing',
      'christmas pudding',
      'whiskey',
    ],
  },
  appearance: {
    look: 'a towering shaggy grey hound with a silvered beard, kind brows and the long bones of an old ballad',
    colours: ['#7d7a74', '#c9c4ba', '#4b4640'],
  },
  figure: {
    muzzle: 'long',
    ears: 'folded',
    tail: 'curl',
    eyes: '#5b4a32',
    body: 'standing',
    skull: 'narrow',
    earSize: 0.8,
    marking: 'mist',
    extras: ['mane', 'beard', 'eyebrows'],
    size: 1.06,
    headSize: 1.06,
  },
  book: BOOK,
}
