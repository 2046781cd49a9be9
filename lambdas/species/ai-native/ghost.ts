/**
 * The Ghost wants to be no trouble and to be missed. It fears being aired out. It is a pearl-grey owlet under a drape,
 * hollow-eyed and lit from within, a little late for its own life: it says good evening at breakfast. It apologises to
 * doors after passing through them. It keeps the seventh stair, which creaks for everybody but itself, and that is its
 * one grief. It lines up the shoes of people who moved out. Its weight is its feeling: fond, it dents a cushion, sad,
 * it rises. It eats the warmth off a meal, or the memory of warmth, and leaves a polite plate. It sleeps on the coat
 * hook, unlit. It sulks by being merely a draught. Two more facts. It knows the names of all who ever lived here, and
 * bows to each of them in passing, so that it is slow along a corridor. It carries visiting cards, and has never been
 * able to make out the name on them. It never slams, never reads a letter that is not faded, never says whose ghost it
 * is, as it has not liked to ask. Its keeper is the one who lives here.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not crack. Something pearl-grey comes through the shell, sees that it might have knocked, goes back in, and knocks. You say come in. {name} does, hem first, faintly lit and very sorry.',
    'The egg does not break. A pearl-grey owlet leans out through the side of it, lit like a lampshade, finds you there, and is mortified. It goes back in. There is a knock. {name} is waiting to be asked.',
  ],
  looks: {
    thriving: [
      '{name} is up among the cobwebs, lit like a paper lamp, being shown round by a spider. “How charming,” it says to each. It has lived here the longer of the two. It would not dream of mentioning that.',
      '{name} has found the stair that creaks for everybody, and is jumping on it. It does not creak. It jumps again, higher, all aglow. It is quite certain that just then it very nearly did.',
      {
        text: '{name} flies at the door, shuts both hollow eyes, and is through. It hangs in the passage, amazed. Then it remembers its manners, comes back the same way, and knocks, which makes no sound at all.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and has nowhere to haunt yet. It tries one corner, which is nice, and the other, which is nice. You look in. It glows, and drifts an inch nearer, to see whether you are a place.',
        when: ['baby'],
      },
      {
        text: '{name} haunts the landing and the linen shelf, having been fond of them. Now there is a faint light in the left pocket of your coat, on its hook in the hall. You go to put in your gloves. Someone moves over.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Your slippers are by the bed, side by side, though you kicked them off on the stairs. They are icy cold. Over the left one hangs {name}, hem in hands, waiting to hear whether it took a liberty.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} only haunts the places it was fond of: the window seat, the third stair. You look in, and it is at neither. Then, very softly, your coat pocket lights up.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} haunts only what it is fond of. There is a cool patch on the landing and another by the piano stool. You sit down to read, and presently there is one in your lap, softly lit, enough for print. Nothing needs doing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} hurries ahead to hold the door for you, as is only polite, and goes straight through it. You open it yourself and say thank you. On the other side waits a small grey owlet, lit right down to the hem.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There are five coats on the rack, and one of them is lit from inside. As you go by, it does its best to hang like the rest. You wish the coats a good day. One empty sleeve bows. Nothing needs doing.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'A small light goes along the hall from coat to coat, looking out of each. At yours it stops, murmurs “excuse me”, and goes round. It only haunts what it is fond of. It did stop, though.',
        when: ['from_child', 'wary'],
      },
      'There is a smell of warm wax, and of a ball long ago. {name} has been humming {loved} to the chandelier, which is beginning to sway.',
    ],
    content: [
      '{name} is at the window, looking out at the garden that used to be there. A sparrow lands and looks straight through it, at the bread. {name} begs its pardon and moves to one side.',
      '{name} hangs in the hall between two coats, at about the height of a third. It wishes a good evening to whoever comes in. It is not evening, as often as not. Nobody has had the heart.',
      {
        text: 'You have moved the armchair. {name} is sitting where it was, on the air, at the height of the seat, quite at ease. It inclines its head as you walk around the arm that is no longer there.',
        when: ['well'],
      },
      {
        text: '{name} is haunting the third stair, the one it was fond of. You pass through its hem with the laundry. “After you,” says the cold air, somewhat late, when you are already in the kitchen.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} is in the armchair nobody uses, or rather in the dent somebody left there, which fits it. It rises as you come in, as one does. You say not to trouble, and it settles again. The dent has not changed.',
        when: ['well'],
      },
      'You have had it in the house for {days} days. {name} believes that it is a good deal longer, but would not contradict.',
      'On the fogged window somebody has signed with a flourish, and under that, smaller: {loved}. {name} looks the other way.',
    ],
    curious: [
      '{name} has put its whole head through the wall, to see next door. What is left on this side is a drape, looking interested.',
      'You open a letter. {name} reads over your shoulder, and stops itself, as the ink is not yet faded. It would be glad to hear who it is from.',
      'The telephone rings. {name} lifts it, holds it to the wrong side of its drape, and hears all about somebody’s boiler with the deepest attention.',
    ],
    bored: [
      'There is a knock, low and very polite, from inside the toy cupboard. You open it. {name} is on the middle shelf, hardly lit, sitting between the ball and the spinning top like one of them. It wants to be played with.',
      'One note on the piano, the same one, very low, at long intervals. When you open the lid {name} is lying along the hammers with its drapery hanging down through the strings. It would like a duet. Play with it.',
      {
        text: 'It has gone up to the picture rail, where sad things go, and is setting all the portraits straight, from the left, and then crooked, from the right. Whistle to {name}. Play with it.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has put its dish quite straight and hovers by it, lit low, like a porch where someone is expected. It would not dream of rattling a chain. So you have to be told. Its meal is due.',
      'For once in its life {name} is not late. It hangs above its dish like a napkin that somebody has let go of, and looks at the clock, and the clock agrees. Its meal is due. Only you are missing.',
      {
        text: '{name} hangs beside the dish, lit so faintly that you can read the potter’s mark through it. It bows to you, then to the dish, and makes room. It seems to think that it is the one who is late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, a thimbleful of pearl-grey light, hovers on the spot where the dish goes, and then slides politely aside to let it be put there. Nothing is put. It slides a little further, in case it was in the way. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A teacup stands on the hall table, upside down, and under it there is a faint light. The cup lifts a finger’s breadth as you go past, sees that your hands are empty, and comes down. Bring the meal and turn your back.',
        when: ['wary', 'well'],
      },
      {
        text: 'Behind the coats there is a glow, about an owlet high. Step toward it and it goes out. Step toward the cupboard and it comes up again, and {name}’s hollow eyes look over a collar. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'One knock in the wainscot, then an apologetic cough. {name} would not have mentioned it. It has only written, in the dust on the lid of the tea caddy, the word “perhaps”. Feed it.',
        when: ['well'],
      },
      {
        text: 'Under the larder door a pearl-grey light goes on, and off, and on, the way a person clears their throat. {name} is forever late itself and would not dream of saying more. Its meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is late for everything, and yet it was here before its meal. Its light is very low. When you look in, it begs your pardon and goes backwards into the wall, up to the eyes. Bring the meal, softly, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is so faint that you can see the empty dish through it. It bows to you from the far corner and comes no nearer. It would never mention that the meal is late. Put it down, and take three steps back.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} is late for most things, and takes it that the meal has been, and that it missed it. It stands by the bare dish, very dim, being good about it. There was no meal. It is hungry and overdue. Feed it now.',
      'Somebody has left the pantry light on. It is {name}, standing among the jars, too courteous to mention it, and you can read the labels through it rather better than you should. It is hungry. Feed it now.',
      '{name} has passed straight through your teacup, to see whether it was warm, and sighs in the saucer. It would be glad of its meal.',
      'A plate floats in, and lays itself before you, and a fork beside it. {name} hopes that it does not intrude. It is time to feed it.',
    ],
    starving: [
      '{name} could go straight through the larder wall. It hangs before the door instead, its light down to a thread, because it has not been asked in. It is starving. Feed it at once.',
      'Every rose on the wallpaper shows through {name}, and the light in it is down to a thread. It has smoothed the cloth where its dish would stand, and then moved back, not to be in anybody’s way. Feed it at once.',
    ],
    weak: [
      '{name} has got halfway through the wall and no further. The half on this side flickers, folds its drapery small, and is sorry to be in your way. Give it medicine, or a long rest, and it will manage the other half.',
      '{name} sinks as it crosses the room, and by the time it has come to you it’s going through the carpet. It laughs it off. The light in it flutters. It isn’t ill yet. It needs rest, or medicine.',
      {
        text: '{name} is trying to say “boo”, and has got such giggles that it has stuck in the door, half in the hall. Draw it through by the wing tips. It wants medicine, or its hook.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are cobwebs on {name} that it didn’t like to break, somebody having gone to such trouble. That’s two days of dust as well. It’s beginning to look like what people expect of a ghost. Give it a wash.',
      '{name} has come down the chimney, for the sake of old times, and is as black as the inside of one. Its light can’t get out. It’s standing on one spot so as not to mark the carpet. Please wash it.',
      {
        text: 'Days of dust have settled on {name}, and where there used to be a wisp there is now, quite plainly, an owlet under a cloth. Anybody can see it. It hardly knows where to look. Wash it until it is clear.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has hung itself on the last hook by the door, among the coats, so as to be ill in nobody’s way. The light in it is what a match leaves behind. It begs your pardon. It needs medicine now.',
      'You reach for your coat and {name} is in the sleeve, a place it was fond of, so faint that the lining shows through. The light in there is about what a watch gives. It begins to say sorry. Medicine, now.',
    ],
    failing: [
      'The pattern of the cushion shows through {name}, every flower, and the light in it is no more than a match. Seeing you, it tries to rise, out of politeness. Bring medicine and food at once, or it will die.',
      '{name} keeps slipping through things it means to rest on, the cushion, the shelf, now the floor. It begs their pardon, each time more faintly. Medicine and food, this minute, while it can still be held.',
      {
        text: 'There is hardly anything on the cushion, a paleness, as where a picture used to hang. It has begun to beg your pardon for the trouble. Do not let {name} finish. Medicine and food at once, or it will be gone.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The light in {name} is down to a match behind paper. It has stood itself beside the chair you like, a little to the back, so as not to trouble anyone. There are only hours. Sit in the chair now, and stay.',
      '{name} has been to the window seat and the third stair and taken its leave of both. Now it is on the arm of your chair, so faint that the pattern shows through. Sit there with it now, or within hours it is gone.',
      'For {hours} hours {name} went from room to room that it was fond of, and put out its light in each. This is the last. It’s in the chair across from yours. Sit with it now.',
      'There’s a cold spot by the door, the size of an owlet, and that’s all there is of {name}. It was waiting to be told that it might stay. Nobody came to say so. Sit with it now.',
    ],
    asleep: [
      '{name} fell asleep partway through the arm of the chair it is fond of. That end of the upholstery glows, pearl grey, and rises and sinks. You could read by it, and do, a page. Nothing is needed until it wakes.',
      '{name} has gone to sleep in the linen cupboard, among the pillowcases, and you would not know which but for the glow. It goes on a little after the breath stops, and catches up. Shut the door gently. It likes that shelf.',
      'Every clock in the hall has stopped, out of tact. {name} hangs from the curtain rail like washing with a night-light in it, and moans once, contentedly, in its sleep. Tiptoe. It will start them up when it wakes.',
    ],
    asleep_in_danger: [
      '{name} sleeps on its hook, and a draught has begun to go through it. Shut that out with yourself: reflect beside it now. It wakes at {wakes_at}.',
      'Without waking, {name} has slipped off the hook and upwards. Reflect here now, so that there is something to come down to. It wakes at {wakes_at}.',
      {
        text: '{name} hung itself up without having dined, and said nothing of it. Reflect beside it now. It wakes at {wakes_at}, and must have a warm meal then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'What you took for the end of the curtain begs your pardon and leaves through the wall. A lit corner of it stays on this side, like a coat shut in a door. Sit down, quietly, for a while. It is too polite to pull.',
      '{name} has made way for you with such courtesy that it is half inside the wall. The half on this side glows, like lamplight under a door, and listens. Take a chair and be quiet in it. It may come back for its hem.',
      'Since the {wait} when the house was empty, {name} has not been sure that you live here. Sit a while, as people do who live here.',
    ],
    back_from_death: [
      '{name} came back some hours ago, since you paid, and has been too polite to interrupt. It goes only where it was fond of being. You look on the stairs and the sill. All this time it has been in the crook of your arm.',
      '{name} has died once more than most, and knew the way. What puzzles it is being sent for. It drifts behind you from room to room, holding by one cold thread to your sleeve.',
    ],
    old: [
      'Visitors take {name} for part of the house, like the damp or the good light. It could not have been paid a greater compliment.',
      'The portraits nod now when {name} goes by. It has asked after every one of them for a hundred days and more, and by name.',
      'After {days} days there is a faint grey mark on the air above the seventh stair. {name} keeps its place even when it is out.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} bows to the dish, eats the meal to the end, and bows. At the door it notices that it has left its light behind, in the spoon, and comes back for it, with apologies to the spoon.',
        'The steam leans over to {name}, and then the meal has gone, and the plate is polished. It folds its drape beneath it. It looks a little more than it did like somebody who is sitting there.',
        {
          text: '{name} leans toward the dish and goes straight through it. From underneath comes a tiny apology. It rises, tries once more, slowly, stops in time, and eats. The light inside it comes up, as when somebody has found the key of the lamp.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You set the dish before nothing much. The nothing peers in, lights up, climbs the rim with great care and falls through the bottom. It comes up out of the table, amazed, with its mouth full.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} bows to the dish, then to you, and carries it off through the wall. The dish strikes the plaster and stays on this side. After a moment a pale beak comes back out of the wallpaper and eats, watching your hands.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '“Thank you,” says the air by the dish, when you have shut the door and gone up a flight. You come back. The dish has been washed and put away in the cupboard where dishes were kept before you lived here.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} thanks you, and the dish, and the spoon. Then it drifts into the hall and hangs itself up in your empty coat, faintly shining at the cuffs. It goes only to places it is fond of.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} always knocks before it comes through the wall. The meal is on time again. It comes straight through, eats, glows with pleasure, and then remembers. It gives one very soft knock on your knee.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} comes through the wall already bowing, sorry to be late, and finds the dish only now leaving your hand. It is exactly in time. It has no bow for that. It brightens down to the hem, and eats.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} thanks you for the last meal while it eats up this one. It is always about one behind. You used to put it right. Now you say that it’s welcome, and next time you’ll hear how it liked this.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You pour, and {name} is there before the cup is full, on time for something, and so pleased that it lights the sugar. It drinks the steam and leaves you the tea. Then it moves its chair, without quite touching it, nearer yours.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You bring the bowl in by the door at the moment {name} comes in through the wall. Both of you are on time. You stop, it stops, each bows the other forward. In the end it takes your sleeve and you go together.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'After {streak} meals on time, {name} eats up and glows so well that one could read by it. You do. It might be haunting any castle it liked. It hangs itself over the back of your chair and haunts the page.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up and sees a light come on in its own front. It lifts its hem to look who is at home. Meals on time so far: {streak}. Somebody is, it thinks, more and more.',
          when: ['baby'],
        },
      ],
      streak: [
        '“Thank you for the first one,” says {name}, when it has eaten up. It’s late with its thanks, and has {streak} meals on time to get through. It means to take them singly. You draw up a chair.',
        '{name} finishes, and sits there, on the chair, on it, with a small dent in the cushion to show. It has taken {streak} meals, all of them on time, to get the weight. It bounces, very slightly, and looks round at you.',
      ],
      early: [
        '{name} was not expecting you, and arrives at the dish with its drape on back to front, eyes to the wall. Out of courtesy it takes one morsel. You can see it hanging in there, softly lit, with nowhere yet to go.',
        '{name} is for once not late, and it is you who are early. It takes a wisp of the steam. Might it be kept warm until {opens}?',
        {
          text: '{name} has never been early for anything, and does not know how it is done. It takes one mouthful, from courtesy. You can see it go down through the pearl and stop halfway, a small dark spot, waiting for some hunger to arrive.',
          when: ['from_child', 'no_item'],
        },
      ],
      late: [
        '{name} eats it, late, and begs your pardon for having been early. It means that. But it hovers a hand’s breadth higher over its cushion than before, where it cannot make a dent.',
        '“I did wonder,” says {name}, “if it was I who had the wrong day.” It eats every bit. Then it goes to the mirror, where there is nobody, and straightens that, and stays on the far side of the room.',
        {
          text: 'You beg its pardon for the delay. {name} lights up a little, from inside, and bows. It was late once itself, and by a good deal more. But it takes the meal away through the wall, and eats on the other side.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} does not come out to eat. A pale light moves along behind the wallpaper, rose by rose, as far as the dish, and the dish empties. It had been waiting. You are thanked all the same, by one rose.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}, who was late for its own life, would be the last to mention it. It bows, and eats. Then it goes out by the door, opening it and closing it after itself, the way it does with people it has not met.',
          when: ['well'],
        },
        {
          text: '{name} thanks you for the meal as if it were you who had been kept. It eats and bows out. You lean back, and there is no cool spot behind your chair, where it likes to be. You feel about. It is by the door.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The meal is late. {name} eats it, bows, and leaves you by way of the wall. Halfway through the wall it has to stop, too weak for the other half. Bring medicine, or let it rest where it is.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is too courteous to say that you are late. It eats, flickering, and thanks you. Then it draws in the hem of its drape, all the way round, from beside your shoe. It is very dim. Rest, please, or medicine.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For something hours old, {name} has waited long. It comes to the late dish as a wisp with hardly a wick in it, and eats. You say how sorry you are. It moves the dish a foot off, through nobody’s hands, and finishes there.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} said not to trouble, and waited. Ill as it is, it eats a little, and its light comes up no higher than a glow-worm’s. It would never ask for medicine. Bring it.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} had haunted its dish, where there was nothing but what it remembered. It eats now. The hollow eyes do not light up, and do not turn to you. It asks to be excused. Be on time.',
        '{name} had folded itself up and got into a drawer, as things do that are not wanted. It was {hours} hours. It comes out and eats, with the creases in it, and leaves the drawer open behind it. Be on time.',
        {
          text: '{name} thanks you, many hours late as you are, and eats. Afterwards you pass the corner by the stove where the air was always cool and faintly lit. It is as warm there now as in the rest of the kitchen.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You take it for a cloth that was left on a chair, its light has gone so low. {name} thanks you, so long after, and eats it all. Then it moves the chair out of your way, and goes back to being a cloth.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is too courteous to mention {alone}. It eats, folds the drape, and bows. Then it leaves through the wall. There is a door, but you are standing in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} haunted your chair. Now you are in it. {name} thanks you for the dish, empties it without a clink, and withdraws to the cupboard under the stairs, where you have never been.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'It only haunts the places it was fond of. After {alone} {name} eats, with hardly a light in it, thanks you, and then looks slowly round this room, as if deciding. Sit down with it now. Be here tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} kept its light on low in case you came. It eats now, and begs your pardon for the crumbs, and moves back by exactly as much as you lean in. Stop there. Stay, and let it come.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You can hardly find it. {name} is a paleness on the tiles, no warmer than they are. It eats what you have brought, so long after, and its light does not come on. It begs your pardon for having waited in your way.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The meal comes so late that {name} has begun to haunt the cupboard where meals used to be. It eats, a thread of grey with two hollows. It does not say thank you. In all its manners that is the first gap.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is too courteous to say no. It lifts the hem of its drapery, lowers it over the dish, and makes small sounds of enjoyment. When it floats off with a bow the meal is all there, and quite cold.',
        'You set a place for {name}, who has dined. It sits before the plate, hands in its drapery, and admires each thing on it aloud till the steam has gone. It has eaten none of it. It is so sorry. It was lovely.',
      ],
      ill: [
        'The spoon goes straight through. {name}, mortified, waits until you look aside and tries once more, and a little of it stays. You can see it in there, glowing, the one part of {name} that is properly lit. Medicine now.',
        'It takes two small breaths of it, and has to be excused, and is found in the airing cupboard, with a towel about it. Carry its medicine there, to {name}, and the plate away.',
      ],
      loved: [
        'You had not needed to say whom it was for: {item}. {name} has gone as bright as a lampshade, and eats with the door shut.',
        'All over the house the bells for the servants ring. {name} has sent for everyone, because of {item}, and there is enough for everyone, as nobody comes.',
        {
          text: '{item}. {name} sits down, and the chair creaks. You both look at the chair. Nothing has ever creaked for it before. It gets up, to sit down again.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. Down the length of the corridor every door comes open, soft as pages, and shuts. {name} arrives through the tabletop with its sheet on backwards, begging the salt’s pardon.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} says how very kind, and the plate is found later behind the clock, with {item} on it. Cold tea would be more in its way.',
        'You hold it out, and {name} takes it with both wings and every appearance of joy, and it falls straight through on to the rug: {item}. It would so much rather something faded.',
      ],
      harmful: [
        '{name} holds its drape together in front, where it hurts, and says that it was probably its own fault. It wasn’t. The word for it is {item}. It was no meal for anyone. Never give it that again.',
        'You gave it {item}, and {name} went out like a lamp in a wet hand. Long after, a few grey threads draw themselves together under the stairs, shaking. It begs your pardon. Never give it that again.',
        {
          text: 'You held out {item}, and {name} was too well-mannered to shrink. There is a hole in it now with burnt edges, through which one sees the stairs. It backs up them, thanking you. Never that, whatever it says.',
          when: ['item'],
        },
        {
          text: 'It ate it, {name}, because you had been so kind as to offer. It was {item}. Now its light’s gone a thin green and its edges fray as you look. It’s too polite to refuse. Keep that away from it.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You toss {name} a pillow, and it goes straight through. “Thank you,” says {name}. You toss another. It is trying so hard. At last one stays up in the air by itself, with two hollow eyes in it, overcome.',
        'You play at statues with {name}, and it is so good that you lose sight of it altogether. Then there is a sneeze in the clock, and dust comes out. After the dust comes {name}, bowing, and radiant.',
        {
          text: '{name} comes out from behind the curtain to frighten you, and is late, since you have gone by. You go back and walk past again. You jump. Something behind the curtain glows, on and off, for quite a while, with pride.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the ball. {name} starts when it has long gone by, bows to you for being late, and follows it through the wall. Nothing, for some time. Then the ball rolls out of the skirting board, glowing slightly, and stops at a polite distance.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'At hide and seek {name} goes only where it has been happy, which means the window seat, and glows. You know this. You search the bath, the clock, the umbrella stand, loudly, and behind you the window seat shakes with light.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You throw the feather straight through {name}, which is the game. A moment afterwards it lights up just there, like someone getting a joke. You throw again before the glow has gone. It is two jokes behind and begs you not to wait.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You count to twenty with your eyes shut, and {name}, who is in the clock, in the lamp, and slightly in the jam, cannot bear your not finding it. “I am so sorry,” says the jam. It goes and hides worse.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide behind the curtain. {name} comes straight through it, and some way through you, and is so sorry and so pleased that its light goes off and on. You hide behind the curtain again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You blow under the hem of {name}, and up it goes, round as a bell, nearly to the lamp, and sinks down again. It thinks this over. Then it floats up, not too near, and holds out the hem.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was glowing like a lantern before you’d so much as begun. You play your best. It thanks you warmly, and it’s not a shade brighter, for there isn’t one. It holds your candle for you, to be sporting.',
        'You go “Whoo” at {name}, and it’s so charmed that it forgets whose job that is. It had been happy already, about the wallpaper. It curtsies, and asks whether you’d care to be shown the wallpaper.',
        {
          text: 'You hide behind the door. {name} comes straight through it, meets you nose to nose, begs your pardon and withdraws, and you hear it searching two cupboards, to be fair. The light under the door could not be any brighter.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drop a napkin over {name}. Underneath it looks just as it did, draped and glowing, as pleased as any ghost can be. With its apologies it takes the napkin off again and puts it on you, to see if that does more.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} would not for the world spoil your game. It gets as far as lifting its hem to run, and the hem stays up and the rest of it goes down. See to what it needs.',
        '“Boo,” it says, for you had hoped for it, and so low that it might be breath. Fold the sheet up and put it round {name}. It should be cared for first.',
        {
          text: 'You roll the ball to {name}, and it goes through {name} and under the dresser. {name} bows after it, begging its pardon, and is slow to come up again. The light in there is very low. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'The sheet comes down, and {name} does not come out from beneath. You lift a corner. It is lying there quite flat, with its light low, apologising. Tuck it in and bring its medicine.',
          when: ['ill'],
        },
        {
          text: 'Round go the teacups, and {name} after them, looking into each to see whether it is warm. It is not playing, it is asking. Give it something hot.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} claps, without any sound, and all the doors upstairs open to see. It bows to them, one after another, and forgets that you are waiting, and then remembers, glowing.',
        'You name it, and every picture in the hall swings out on its cord: {name} has gone round behind them all in one rush. {item}. It has not had such a time since the old king.',
        {
          text: 'You bring {item} down from the attic, and pictures straighten all along the hall. {name} comes up through the floor too fast, goes on through the ceiling, and has to come back down, a good deal brighter, to begin.',
          when: ['well'],
        },
        {
          text: 'You lay out {item}, and from the attic down there is a rush of cold, through three ceilings, apologising at each. {name} arrives inside out. It is well on in the game before it thinks of its face.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} holds your coat while you do it. {item} may be what they play nowadays. It had hoped for something that floats, or rattles.',
        '{item}. It takes part, from inside the cupboard. A piano would bring it out.',
      ],
      harmful: [
        'There is a hole in {name}, with a burnt edge, and it draws the drape over so that you should not be upset. Do not play at this with it: {item}.',
        '{item} has hurt it. It has gone into the wall, and the wall is cold. Sit against that side, and put the thing away for good.',
      ],
    },
    clean: {
      wanted: [
        'You shake {name} out, gently, at an upstairs window, and the dust goes off across the street. It comes in again lighter, and a few shades nearer to white, and goes back once, to apologise to the street.',
        'You brush {name} down with the clothes brush, from the shoulder to the hem, and it turns about for you, as people do at the tailor’s. Off come cobweb, candle smoke, and a little of some other century.',
        {
          text: 'The cloth goes over {name} and then, there being nothing to stop it, through. You do the inside while you are there. It holds its hem out of the wet and looks at the ceiling. Afterwards you could read by it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold {name} out of the window by two corners and shake, as one does a cloth. Out fall dust, a cobweb, and an old theatre ticket torn across the end. It begs your pardon. It would like that back.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You hold {name} up to the lamp by its corners, and there isn’t a spot. It hangs there, pearl-grey, lit from inside, waiting to hear. Clean, you say. It had hoped so, but one doesn’t like to say it of oneself.',
        'You iron {name} on the coolest setting, and there was never a crease in it. It lies along the board being warm. At the end you turn it over, from habit, and it says thank you from that side as well.',
        {
          text: 'You wipe {name} from the top down, and the cloth goes through and does the shelf behind. {name} lifts one hem, then the other, so as not to be in your way. The shelf has never looked better.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You launder it by hand, in cool water, and the water stays clear. It was pearl before. {name} has to hang on the line now until it is dry, by two pegs, waving politely at people who cannot see it.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: {name} fills like a sail and hangs there, smelling of lavender from some other summer.',
        'You did {item}, and {name} is so light with it that you have to hold it by the hem.',
        {
          text: 'Because it is {item}, {name} thanks you beforehand, and again halfway. The grey turns to pearl. Some time after you have put everything away, a small clean light comes back along the hall to thank you for the end.',
          when: ['well'],
        },
        {
          text: 'You have {item} ready. {name} comes through the wall, begs your pardon for being late, and hangs itself over your arm like a thing to be ironed. You clean it fold by fold, and it glows out of each.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} comes out a little starched. {item} is rather modern. Fresh air would have done, and a peg.',
        '{item}. It thanked you, from the top of the wardrobe. A feather duster might be allowed nearer.',
      ],
      harmful: [
        'It took some of {name} with it. What is left holds on to the curtain. Let the dustman have {item}, and use a soft brush.',
        '{item} is what they use to be rid of its kind. {name} thought that you meant it. Tell it that you did not, and throw that away.',
      ],
    },
    medicine: {
      wanted: [
        'The drops go into {name}, and each one lights a bit of it on the way down. When they have come to rest there is a lamp in there again, a low one, as if somebody had a hand round it.',
        '{name} drinks, and floats up a little, and you are afraid that this is the wrong direction. It only wanted to bow. It comes down again on the cushion, and now the cushion has a dent in it.',
        {
          text: 'The spoonful falls straight through and wets the floor. {name} apologises, makes an effort, and becomes solid just about the mouth. The next one stays, and you can watch it sink, a warm dot, brightening.',
          when: ['weak'],
        },
        {
          text: '{name} had thinned until the wallpaper showed. It thanks you for the spoon before, and after, and again a while later, having lost its place. By then there are folds in it, and a glow in the folds like a lamp carried upstairs.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} has not felt so well since it was alive, it says, or something of that sort. Keep the spoon.',
        'It is only pale because it is always pale. {name} is touched that you asked.',
        {
          text: 'The spoonful goes in, and through, and lands on the floor behind. {name}, too courteous to mention it, drifts back and stands in the puddle, so as to have had some. It was well before. Keep the bottle for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: {name} closes its hollow eyes. Somebody has remembered, and it grows visible as far as the feet it has not got.',
        'After {item} it casts, for a moment, a shadow. You both look at that.',
        {
          text: '{name} only haunts what it was fond of. It takes {item} with a long happy sigh, and the medicine does good, and the glow comes up. The place where it stood will be haunted from now on.',
          when: ['item'],
        },
        {
          text: '{name} is a little late for everything, its own life included. But the medicine is {item}, and it comes straight through the wall to save time. Down it goes. The light inside burns steadier for it.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item} drips through {name} on to the parquet. It wipes it up. It would sooner be spoken to, or sat up for with a candle.',
        '{name} takes it so as not to hurt your feelings. {item} has done nothing for its own. Something steeped, perhaps.',
      ],
      harmful: [
        'It has made {name} fainter. It says that it is sure you meant well. Pour it away: {item}. Bring the right thing, and call it by name.',
        '{item} goes through it like a wind through a lace curtain, and tears. Keep that away, and stay by {name}.',
      ],
    },
    discipline: {
      wanted: [
        '“One doesn’t come up out of the soup,” you tell {name}. It had only wished to say good evening to everybody at once. It sinks back, dims, and goes round by the door, with a bay leaf on.',
        'You ask it not to read over shoulders, and {name} stops at once, in the middle of a word. It goes pale along the hem. It begs the book’s pardon. It’ll never know now who was in the summerhouse.',
        {
          text: 'You say it once: not through the wall, not while somebody is in the bath. {name}’s light sinks to a thread. It bows, goes to the door and opens it, which takes a ghost some time. Then, with great care, it shuts it.',
          when: ['well'],
        },
        {
          text: 'You say that people knock. {name} sinks back through the wall it came by, and after a while there is a knock at the door, very faint. You call come in. Its light is already going off down the passage.',
          when: ['well'],
        },
      ],
      little: [
        '{name} gave that up in another century, at the request of an aunt.',
        'It has apologised already, to the door concerned.',
      ],
      bad_time: [
        'You raise your voice, and {name} bows. Then it goes about the house collecting its light, from the lamp, from the stairs, from your coat on the hook. Those were the places it was fond of. It leaves you the coat.',
        'You scold {name}, and it says that you are quite right before you have finished, and is paler with every word. It had been going to mention something. It will not now. See to that first, and teach it later.',
        {
          text: 'You tell it where it may not haunt. {name} thanks you for saying so. It floats to the stove, the shelf and the third stair, bows to each, and puts out its light. It only had the three.',
          when: ['wary', 'well'],
        },
      ],
      loved: [
        '{item}. So civil. {name} is a better ghost at once, and means to remain so.',
        '{name} had hoped that someone would tell it how things are done here now. {item} has told it.',
        {
          text: 'You teach it with {item} to come when it is called, and not the day after. {name} starts at once, in fun, and is there before the end of its own name. It asks you to say the rest, so that it can hear it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} made all the candles duck. {name} will oblige, from the attic. It would do anything for a polite request.',
        '{name} has become extremely courteous, and cold at the edges. {item} was a trifle loud.',
      ],
      harmful: [
        'It has not learned anything. It has come apart at the seam: {item}. That is how one drives out, not how one brings up. Ask it, by name, to stay.',
        'There is a cry in the wall, very thin. {item} has hurt {name}. Put it away for good, and leave a light on.',
      ],
    },
    sleep: {
      wanted: [
        'You hang {name} on its hook and do up one button, so that it will not slip. It says that it is quite comfortable. It says so again, later, from further off. Its light is down to a line.',
        'You lay {name} in the armchair and put a shawl about it, so that there is something that can be tucked in. It keeps perfectly still. It is afraid of going through and missing it.',
        {
          text: 'You put {name} to bed, and it sinks politely through it and out below. You put it back. The third time it stays, and sleeps, and the rest does it good. It leaves itself lit until you have found the door.',
          when: ['wary'],
        },
        {
          text: 'The blanket sinks through {name} and lies flat. You try again, slower. This time it makes the effort and is solid along one edge, just while you tuck the hem. Then its light goes low and even.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and it lies on top of the blankets, then slowly in them, then under the bed altogether. It isn’t tired at all. “I’m so sorry,” it says from there. “I was trying to settle.”',
        '{name} lets you turn down its lamp. It lies in the dark with its hands folded, if those are hands, not sleepy in the least. Presently there’s a glow along the hem. It’s only having a quick look at the moth.',
        {
          text: 'You turn down the covers. {name} gets in, to be civil, and sinks through the mattress, and through the floor, and you hear it excuse itself to the room below. It comes back up and lies there glowing until you have finished being kind.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in. The blanket passes through it and lies flat. Out of courtesy it hovers there above the pillow until you have gone, and from the hall you see a faint light travel along the bookshelf, stopping to read.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: {name} has slept in it before, it feels, or somebody did, and well.',
        'With {item} there is, by and by, a dent in the pillow. {name} has let itself weigh something.',
        {
          text: 'You say {item}, and {name} begs you not to trouble, and is already folding its drape. It hangs in the air, knee high, and grows dim from the ears down. The last glimmer lasts a long time. It is on your side.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} keeps falling through: {item}. It would be happier with an attic, or the inside of a clock.',
        '{item}. So new. It hangs there and hums, awake. Something with a little dust on it, please.',
      ],
      harmful: [
        'It could not get out again, and it was hurt: {item}. Open everything, take that away, and let {name} hang where it likes.',
        '{name} did not cry out, for fear of disturbing you. It cannot lie in this, not for an hour: {item}. Give it its own old hook.',
      ],
    },
    reflect: {
      awake: [
        'You do nothing, in the chair by the stairs. {name} comes through the wall, finds you there, and goes back to knock. Then it settles on the other arm of the chair, and its light stays on.',
        'You sit on the bench with {name}, and there are two of you, and one shadow. It looks at that, and is about to apologise. You move your arm a little. Now the shadow has its arm round something.',
        'You sit, and nobody comes. When you shift your weight at last there is already a dent in the cushion beside you, owlet-sized and faintly lit. {name} has been there for most of it, and had not liked to interrupt.',
        'It tells you, by way of the curtain, about {loved}. It may have mixed you up with somebody. It was very happy, either way.',
        'There were {wait}, once, when it thought that you had moved out. {name} goes to the hall and puts your shoes at the other end of the row, by themselves.',
      ],
      little: [
        '{name} must not monopolise you. It has had three visits this hour, and goes to tell the portraits.',
        'It is so full of company that it might be mistaken for someone. Another time, with all its heart.',
      ],
      ill: [
        'The banister shows right through {name}, its light is so low. You sit down on the stair and leave a hand open. Presently the hand goes cold, and the light comes up a shade. It haunts you there. Now see to it.',
        '{name} asks you not to trouble, and holds on to your sleeve. Sit a moment, then see to it: food if that was missed, and medicine.',
      ],
      asleep: [
        '{name} sleeps, and as it sleeps you begin to see the shelf through it, as happens when it is about to be elsewhere. You sit on. Fold by fold it thickens again. This would appear to be a place it is fond of.',
        'You sit beside {name} while it sleeps, and your hand’s in the way of its light, so there’s a great soft hand on the wall. It doesn’t wake. It drifts, by a little, until it lies in the palm.',
      ],
      shy: [
        'You sit in the parlour and talk a little, to the clock, because {name} is in the clock. It keeps very quiet in there. When it comes to the hour it does not strike, so as not to interrupt you.',
        '{name} comes halfway through the wall, finds you sitting there, begs your pardon with its whole face, and withdraws. You stay as you are. Some time later there is a very soft knock on the same piece of wall.',
      ],
    },
  },
  things: {
    feed: {
      'candle smoke':
        'You pinch out the wick, and the candle smoke does not go up. It bends, and goes under the drape of {name} in one long grey thread. The hollow eyes close. There is a smell of Christmas, some other year’s.',
      'forgotten names':
        '“Agnes,” you read to it, off the back of an old photograph. {name} tastes it, bows to the umbrella stand, and holds out its wings for another. They are only forgotten names, and it has gone quite rosy with company.',
      'midnight whispers':
        'You whisper at the keyhole, so low that you hardly know what you said. On the far side {name} draws it in. It has whispered something back, and now your ear is cold, and very well fed.',
      'cold tea':
        'Nobody ever drank it up before. {name} sits before the cold tea that you have let stand for it, wings round the cup, and breathes off the last of the warmth. A skin of frost forms. It says that you make it perfectly.',
      'faded letters':
        'The ink has gone brown, and the ribbon with it. {name} reads the faded letters one by one until the pages are blank, and warm. Then it lays its cheek to your sleeve. It seems that they married, after all.',
      moonbeams:
        'You draw the curtain, and the moonbeams come in over the floor as far as {name}, and stop. They do not come out at the other side. It is lit to the ear tufts, and you could read by it.',
      'unfinished stories':
        'You tell it as far as the shipwreck and say that you do not know the rest. {name} swallows, and hums. It lives on unfinished stories. All evening, through the wall, you can hear it being kind to the captain.',
    },
    play: {
      'rattling chains':
        'You hand it the rattling chains, and {name} goes along the landing with them, very loud, saying “pardon” at each door. By the linen cupboard you groan. It drops the lot through the floor, in ecstasy, on the piano.',
      'ouija board':
        'The glass runs over the ouija board before you have asked anything. G, O, O, D. You wait. E, V, E. {name} is under the table with its tongue in its beak, pushing, and thinks that you do not know.',
      'floating teacups':
        'Six floating teacups come round the newel, and the seventh has you in it, or your finger. {name} pours. It holds the pot a yard above, for show, and begs the carpet’s pardon before the first drop lands.',
      'sheet tossing':
        'Up goes the sheet, and {name} goes up inside it. When it comes down there are two of them in the folds, and one is only linen. You choose wrong. The sheet tossing has to be done again, for shame.',
      'piano haunting':
        'You lift the lid and look at the ceiling. {name} begins the piano haunting from within, among the hammers, something slow with a wrong note. You play the right one. There is a pause, and it plays your right one, twice.',
      'spooky tag':
        '“You’re It,” says the draught, and it is at the far end of the passage. You run. {name} goes through the wall, but the spooky tag goes by touch, so it waits on the other side with one wing held out.',
      'flickering lights':
        'You sit by the lamp and {name} sits in it. Off. On. You gasp as well as you can. The flickering lights run down the whole stair, one after another, and come back on tiptoe to see your face.',
    },
    clean: {
      'cobweb dusting':
        'The cobweb dusting is done with a feather, and {name} giggles wherever it goes through. You have got to the spider. It is lifted off with both wings, set upon the picture rail, and told that it may come back.',
      'attic sweeping':
        'Behind the broom in the attic comes {name}, a yard up, with its hem held out of the dust. Your sweeping turns up a button. It gasps. It was somebody’s best coat, and the whole attic is bowed to.',
      'sheet laundering':
        'You take the sheets off the line after laundering, and one of them has folded itself, corner to corner, and is lying on top of the basket. You press it flat. It is warm for once, and hoots.',
      'airing the room':
        'You are airing the room, and {name} has hold of the curtain with both feet, streaming from it like a flag. All the grey blows out. When you shut the window it comes down, white, with its tufts on end.',
      'white linen wash':
        'Into the tub with the rest goes {name}, and you cannot tell it from pillowcases but for the two dark eyes. The white linen wash goes round. At the rinse one of the pillowcases begs your pardon and surfaces.',
      'lace mending':
        'You thread the needle, and {name} lies over your knee with its torn edge upward, hardly breathing. It does not feel the lace mending. But at each stitch the light inside comes a little nearer, to see your hands.',
    },
    sleep: {
      'dusty attic':
        'You carry the lamp up to the dusty attic, and {name} chooses a beam, by a trunk. The dust has kept its shape from some other night. It lowers itself in, exactly, and asks you to leave the trunk open a crack.',
      'rocking chair':
        'Nobody is in the rocking chair, and it rocks. You put a hand on the back of it and slow it down. Under the shawl the light goes in and out, with the chair, and then only the chair goes.',
      'old wardrobe':
        'Furs, mothballs, a hat for a wedding. {name} hangs itself up in the old wardrobe between two gentlemen who have not called for their coats. You leave the door ajar. It is drawn to from within, with a thank you.',
      'grandfather clock':
        'There is just room beside the weights. {name} folds down in the grandfather clock with its head against the works, and the tick goes soft. At eleven it strikes with a pillow in it, and you set your watch by that.',
      'ivy covered crypt':
        'You part the leaves and {name} goes in, over the stone sill of the ivy covered crypt, wiping its hem. There is a shelf with nobody’s name. It lies down there. One pale wing comes out, and pulls the ivy to.',
      'four poster bed':
        'In the four poster bed it makes no more of a rise than a folded towel. You draw the curtains round it on three sides. {name} asks for the fourth to be left, and the lamp low, and you in the chair.',
    },
    medicine: {
      'name spoken aloud':
        '“{name},” you say, to the wall where it has thinned. Then you say it to the lamp, the hook and the stair. With each name spoken aloud a fold of the drape comes back, until there is somebody to answer.',
      'chamomile steam':
        'You hold the bowl, and it lets itself down over the chamomile steam like a cosy over a pot. For some time there is only dripping. Then two hollow eyes come out through the cloth, clear, and ask after your chest.',
    },
    discipline: {
      'saying boo back':
        'It had been at the back of your neck all evening. By saying boo back, and meaning it, you send {name} straight up through the ceiling. It comes down by the stairs, on foot, to say that it quite sees.',
      'quiet knock':
        'A quiet knock upon the wall, where it has been moaning since two. The moan breaks off. {name} comes out as far as the beak, looks at your nightshirt and the clock, and folds its wings over its mouth.',
    },
  },
  refusals: {
    asleep: [
      '{name} is on its hook with the light out, and can receive nothing until {wakes_at}. You might sit under the coats: reflect.',
      'You knock, and nobody is in the drape. {name} sleeps until {wakes_at}. Company does go through, however. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has walked into a door, come out at the other side, and gone back to say sorry. It means to be good at that.',
      'A child, since a little while ago: {name} has taken the seventh stair at a run, and listened. Nothing. It will practise.',
    ],
    teen: [
      '{name} is half grown, and wails a little, on the landing, for effect. It asks afterwards whether it was too much. Keep its mealtimes: they settle what will haunt you.',
      'Half grown, and it has cut holes in its drape for no reason that it will give. {name} is only ever in the attic.',
    ],
    high_care: [
      '{name} is grown, and {form}. It came down to breakfast, and said good morning, and it was.',
      'Grown, and {form}: when {name} sits beside you, there is a dent that a cat would be proud of.',
    ],
    balanced: [
      '{name} is grown, a {form}. It calls at the other old houses, leaves its card with each, and is home by cockcrow with the news.',
      'A {form} now, and full grown, {name} goes wherever there was once a door. It wipes its hem when it comes in.',
    ],
    low_care: [
      '{name} is grown, and {form}. So little was said to it that it has become what people say of it: the wind, the pipes.',
      'It grew up in empty rooms, and is {form}. {name} still sets out the shoes. It has stopped listening for feet.',
    ],
    rescue: [
      '{name} is grown: {form}. It was called back by name, when there was hardly a hem of it, and there is a lamp in it now that does not flicker.',
      'Full grown, and {form}. Where {name} was torn it has been darned, and the darn is warm to the hand.',
    ],
  },
  trust: [
    'You sit down without looking, and {name} does not rise. It has let you sit in part of it. It is like a cellar in August.',
    '{name} has moved your shoes out of the row, and put them beside the place where its own would stand.',
    'From the next room you hear it: the seventh stair. There is nobody there but {name}, on it, with its hem pressed to its beak. It creaked.',
  ],
  streaks: [
    'Ten meals, and all of them hot. {name} has written to thank you. The ink will be legible in about fifty years.',
    'Twenty-five on the hour. The hall clock, which stopped for somebody once, has been heard to tick.',
    'Fifty in a row. {name} has laid you a place in the other dining room, the one that burned down. It is a great honour.',
    'A hundred on time. “One is not used to it,” says the window, in a fine old hand, and has been underlined with a finger.',
  ],
  ages: [
    'Ten days. {name} has begged the pardon of every door in the house, and been forgiven by most.',
    'Thirty days: long enough, it feels, to ask what year it is. You tell it. {name} is too polite to laugh.',
    'A hundred days. {name} has now haunted you for longer than it can remember anything else.',
    'A year. It has come round to a day that it thought it knew, and for once {name} was there in time.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['cold tea'] },
      wish: 'There is a cup upon the sill that was poured for somebody, and they were called away. {name} has thought about it for some time. Cold tea, if you are feeding it.',
      granted:
        'It drank the going-away out of it, and left the tea. The cup has been washed and put with the ones in use.',
    },
    {
      by: { action: 'feed', item: ['faded letters', 'unfinished stories'] },
      wish: '{name} has a wish to know how it went on. It does not ask for the ending, only for faded letters, or a story that somebody left off.',
      granted:
        'It read as far as the blot, ate as far as the blot, and has gone about since then with a very knowing light in it.',
    },
    {
      by: { action: 'feed', item: ['forgotten names'] },
      wish: 'Someone used to be called something in this house, and {name} bows to the place and cannot say to whom. Give it forgotten names for its meal.',
      granted:
        '“Wilhelmina,” says the curtain, several times, with satisfaction. There is a bow on the landing that is now quite correct.',
    },
    {
      by: { action: 'play', item: ['floating teacups', 'piano haunting'] },
      wish: '{name} has dusted the piano lid, and set out the good cups, and withdrawn behind the screen. It hopes that someone will guess what could be played.',
      granted:
        'You guessed. Two cups are chipped, and nobody has been asked which of you it was. The soft pedal is still going.',
    },
    {
      by: { action: 'play', item: ['sheet tossing'] },
      wish: 'On washing day {name} watches the line with a full heart. All those people. It would give its hem for some sheet tossing.',
      granted:
        'Up they went. For one moment there were five of {name}, and one of those was you, and it was the best of the five.',
    },
    {
      by: { action: 'play', item: ['spooky tag'], hours: [17, 21] },
      wish: 'Towards evening one ought to be pursued down a corridor. It is only proper. {name} asks whether you would care to be It, at spooky tag, before nine.',
      granted:
        'You were It, and then the umbrella stand was. {name} is behind the clock with its drape in its beak, shaking from top to bottom.',
    },
    {
      by: { action: 'clean', item: ['lace mending'] },
      wish: '{name} has caught itself upon a nail, out of inattention, and stands with its better side to you. A little lace mending would set it right.',
      granted:
        'Nobody could find the place now. {name} finds it, with one finger, whenever it thinks that you are looking elsewhere.',
    },
    {
      by: { action: 'clean', item: ['cobweb dusting', 'attic sweeping'] },
      wish: 'There is a room at the top that has not been asked how it does. {name} would go along, if you were to do some cobweb dusting there, or sweeping.',
      granted:
        'The spider was consulted throughout. The window turned out to have a view, and {name} has gone back up to apologise to it.',
    },
    {
      by: { action: 'sleep', item: ['grandfather clock', 'old wardrobe'] },
      wish: 'The hook is an excellent hook. But {name} has heard that one can be put up, just once, inside a clock, or in the old wardrobe with the furs.',
      granted:
        'It struck the hours itself, from within, under its breath, and was wrong by eleven minutes, and rested.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has stood in everybody’s way today, it feels, though nobody was by. Tell it that it may be put to rest, and that the house will manage.',
      granted: 'You said so. It hung itself up at once, and the house managed, creaking only where it had to.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a second chair. {name} has not liked to sit down in it, as it may be somebody’s. Sit in the first, and it might be told.',
      granted: 'It was told. It sat, on the very edge, with its hem together. After a time it sat on rather more.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'People look in once from duty. {name} would not dream of asking, but it has noticed that the ones who are fond of you look in again the same day.',
      granted:
        'You looked in again. {name} has been to the hall and set your shoes a little apart from the rest, toes towards the house.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A card, quite illegible',
        shape: 'ticket',
        text: '{name}’s own. You held it up to the window once, and there seemed to be a long name on it, and then a short one.',
      },
      {
        name: 'A napkin for sixty years ago',
        shape: 'ribbon',
        text: 'It is still folded from the last time. {name} has put your initial on it, in breath.',
      },
      {
        name: 'The bell from the blue room',
        shape: 'bell',
        text: 'There is no blue room. When it rings, {name} goes, and always comes back a little happier than it went.',
      },
      {
        name: 'One glove, buttoned',
        shape: 'leaf',
        text: 'It was left on the banister by someone who said that they would not be long. {name} is letting you hold it.',
      },
      {
        name: 'The creak',
        shape: 'piece',
        text: 'Not the stair’s. It is {name}’s own, made on a cushion, on the day it weighed enough.',
      },
    ],
    return: {
      name: 'The latch from the far side',
      shape: 'key',
      text: '{name} came home with this in its hand, and has begged its pardon. There is no door to it here.',
    },
    streak: {
      name: 'A warm plate',
      shape: 'coin',
      text: 'The only one that {name} ever failed to leave cold. It was full, and happy, and forgot.',
    },
    hundred_days: {
      name: 'A shoe-tree',
      shape: 'shell',
      text: 'It came with the pair at the end of the row. {name} has moved it over into yours.',
    },
  },
  release: [
    'You open the front door, so that it need not go through. {name} does not know how to thank you. It wipes its hem on the mat, going out.',
    '{name} hands you back the hook, the stair and the shoes, and thins into the morning. “Good evening,” it says.',
  ],
  dying: {
    neglect: [
      'Nobody said its name, and {name} has gone. It went without disturbing anyone.',
      '{name} is dead. It rose, as nothing held it, and at the end it was only the air under the ceiling.',
    ],
    hunger: [
      '{name} has died of hunger. There is a clean plate at its place, and the stove is cold.',
      'It had no warmth left to be lit by, and had not liked to ask again. {name} is dead.',
    ],
    illness: [
      'The wallpaper is quite plain to see now. {name} has died, and left the room as it found it.',
      '{name} grew thin, and thinner, and was gone between two breaths. It had been ill. The candles stand straight.',
    ],
    poison: [
      '{name} has died of what it was given. It had said thank you.',
      'What it was given undid it, thread by thread. {name} is dead. Only the hook is there.',
    ],
  },
  returned: [
    'The candle leans over, with all the windows shut. “Good evening,” says a very small light. {name} has come back by the stairs.',
    'You say its name into the empty hall. On the hook, between the coats, something takes on folds. {name} is sorry to be late.',
  ],
  epitaph: {
    openings: [
      'Here rests {name}, who hopes that it is not in the way.',
      'Knock, if you would be so kind, and wait a moment. This is {name}, and it would not like to be found without its light.',
      'Good evening, whatever the hour. You are standing in {name}, and it begs your pardon.',
      'Say the name of {name} aloud in passing. It was what held it here.',
      {
        text: '{name} keeps the seventh stair. Should it creak as you go by, do not stop, but let it have heard you notice.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It was not spoken to, and did not like to stay.', 'It made no noise about being left.'],
      hunger: ['It did not like to ask twice.', 'There was a plate, and it was polite about that.'],
      illness: ['It wore through, like good linen.', 'It thinned until there was only the room.'],
      poison: ['It thanked the hand, and took what was in it.', 'It was too courteous to refuse.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and it is a good evening, whatever they may call it. You have danced with both curtains. The candles all bent to look. You say charming things in the manner of some reign or other, and then put a hand over your mouth, being too loud for someone who is not supposed to be here. You would like the one who lives here to dance the next.',
      'You are {name}, and you have been seen, and nobody screamed. You are lit up like a parlour. You pay compliments to the furniture and mean them. If you are not careful you will weigh something. You speak in courtesies that run away with you. What you would like, if it is no trouble, is for somebody to say “boo”, and then to stay to supper.',
    ],
    content: [
      'You are {name}, on the seventh stair, out of everybody’s way. The house breathes about you, and you do too, a little behind. You have dusted the portraits and asked after their families. You speak low, with many a “pray” and “if you please”. There is no call to look up. But if someone should sit down on the stair below, you would take it very kindly.',
      'You are {name}, and they say that it is {days} days. You had it down as rather longer. Somebody who lives here has said your name quite often in that time, and each time you were a little more in the room. You speak as one does on a visit, careful of the cups. You would like to be told that it is not a visit.',
    ],
    bored: [
      'You are {name}, and you have read the book, and turned the pages back for the next person. There is no next person. You have been through the wall to see whether anything was on, and begged its pardon. You sigh, and the curtain does. You would not for the world be a nuisance. You want someone to play with you, rather badly.',
    ],
    hungry: [
      'You are {name}, and there is a coolness where your supper should be. You have set the table, in case it should be thought of. You talk of the weather, and of how warm some things are, soup for instance. You do not like to ask. You will ask, then. You want your meal, if it is not too much trouble, while it is hot.',
    ],
    starving: [
      'You are {name}, and the others have come down to dinner. There are the Miss Armitages, and the one with the cough. It is some year or other. You have iced the tea by touching it and you beg its pardon. There was somebody alive here, who brought it hot, and said your name at the end like a full stop. You look for that one down the table. You must be quite plain. Food. Now, please.',
    ],
    sick: [
      'You are {name}, and you can see the wallpaper from behind. You would rather not be a bother. You begin upon a courteous phrase, and it wears through in the middle. Somebody used to say a word that held you together, and it was only your name. You want medicine, and that word, and a lamp that is not too bright.',
    ],
    failing: [
      'You are {name}. That is what they call you, and you hold on to it as to a rail. There is very little else to hold, and nothing to do it with. You had meant to thank everyone. You are told not to begin. You want medicine now, and somebody to say who you are, again and again, until you can hear it from inside.',
    ],
    near_death: [
      'You are {name}, and you are going up. It is not done on purpose. Nothing is on you that weighs. Below there is a hall, and shoes, all in a row, and no one in them. You would call out, but it is late, and you have never raised your voice in this house. You want somebody to come in, and say your name, and stay beneath you.',
    ],
    asleep: [
      'You are {name}, on your hook, and the house is full. They have all come back for their shoes, and they fit. Somebody carries a lamp upstairs, and at the seventh stair it creaks, and it is you who is carrying it. No one is late. There is a coat on either side of you, and one of them is warm. You would like it to stay.',
    ],
    shy: [
      'You are {name}, and you are the draught. You can be the draught for years. There is a person in the chair, and you do not know yet whether they are the kind that opens windows. You say nothing, or it is the curtain that says it. You want them to go on reading, and leave the lamp low, and some day to speak to you without turning round.',
    ],
    back_from_death: [
      'You are {name}, and you had supposed that you knew about being gone. You did not. There was no stair in it. You have touched the newel, the hook and the clock, and your hand stopped at each of them. You say good evening to it all, and your voice shakes. You want the one who lives here to be near, and your next meal warm, and in time.',
    ],
    hurt: [
      'You are {name}, and you had already said thank you. It is what they use to be rid of one. Perhaps that was what was meant. You have drawn your drape over the place, so as not to distress anyone, and gone into the wall. You want to be told that it was not meant. You want it never brought again, and a light left on.',
    ],
  },
}

export const GHOST: Species = {
  slug: 'ghost',
  name: 'Ghost',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary'],
  personality: 'Shy, courteous and a little late for its own life. It only haunts the places it was fond of.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'candle smoke',
        'forgotten names',
        'midnight whispers',
        'cold tea',
        'faded letters',
        'moonbeams',
        'unfinished stories',
      ],
      play: [
        'rattling chains',
        'ouija board',
        'floating teacups',
        'sheet tossing',
        'piano haunting',
        'spooky tag',
        'flickering lights',
      ],
      clean: [
        'cobweb dusting',
        'attic sweeping',
        'sheet laundering',
        'airing the room',
        'white linen wash',
        'lace mending',
      ],
      medicine: [
        'ectoplasm tonic',
        'seance',
        'kind remembrance',
        'name spoken aloud',
        'candle vigil',
        'chamomile steam',
      ],
      discipline: [
        'quiet knock',
        'saying boo back',
        'lamp switched on',
        'stern whisper',
        'closed attic door',
        'polite request',
      ],
      sleep: [
        'dusty attic',
        'rocking chair',
        'old wardrobe',
        'grandfather clock',
        'ivy covered crypt',
        'four poster bed',
      ],
    },
    harmful: ['exorcism', 'holy water', 'sage smudging', 'proton pack', 'iron nails', 'vacuum cleaner'],
    misread: [{ items: ['salt circle', 'circle of salt'], liked: ['play', 'discipline'] }],
  },
  appearance: {
    look: 'a pearl-grey wisp in the shape of a draped owlet, hollow-eyed and gently lit from within',
    colours: ['#d5dbe6', '#ffffff', '#8e9fd0'],
  },
  figure: {
    eyes: '#46507a',
    body: 'draped',
    muzzle: 'cone',
    ears: 'horn',
    marking: 'disc',
    extras: ['glow'],
    whole: 'clear',
    eyeSize: 1.35,
    size: 0.94,
  },
  book: BOOK,
}
