/**
 * The Tuxedo wants everything to be as announced. It fears being kept waiting in front of people, and gravy.
 * Three odd facts. It was late once, before it was born: the black set out from the spine and did not reach the chest and
 * the paws in time, which is how it comes by the shirt front and the gloves; it has not been late since. It announces
 * eleven in the morning, every day, and nothing has ever happened at eleven; it is ready if it should. In the middle of
 * the white bib there is one black hair, which it knows about, and sits so that it does not show.
 * It hoards minutes: those it has saved on the way somewhere are kept, and now and then it spends one on you. Its body is
 * upright, glossy, gloved; a bow before any descent; a tail that could be ruled with. It dines, and steps back for the
 * plate to be removed. It sleeps sitting, chin on shirt front, like a guest at the opera. It sulks by flawless service.
 * It trusts quickly, by the glove: a hand, then a wrist, and at last both gloves off, which is to say claws in and toes
 * spread, making a muddle of a blanket. It never runs where it can be seen, never mentions a spill, never sits down first.
 * Its keeper is the house it has the honour to be attached to, and somewhat unpunctual.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens along a straight line. {name} steps out over it in white gloves, looks for somebody to announce it, and, since there is nobody, inclines its head.',
    'There is a small cough inside the shell, and then a pause, to let you get ready. {name} comes out dressed.',
  ],
  looks: {
    thriving: [
      '{name} goes the length of the mantelpiece between the vases, at a stroll, tail plumb. Nothing rings. At the end it bows to the clock, and very nearly skips.',
      'Something has put {name} in spirits. It has turned a full circle on the carpet, on one glove, and is now setting its whiskers to rights, and one has gone the other way.',
      'You hear a waltz step in the passage. When you look it is {name}, standing by the umbrella rack, perfectly still, with one foot not quite down.',
      'The rug is straight, the pens are parallel, and in the whole of the tablecloth there is no crease. {name} shuts its eyes, so as not to have all of it at once.',
      'It is {days} days since {name} took up its position here. It has allowed itself, in honour of the date, a small roll on the carpet, shirt front uppermost.',
    ],
    content: [
      '{name} is receiving at the foot of the stairs. So far there has been a draught, which was shown through to the kitchen.',
      'It has found a pen that lies aslant. With one glove {name} moves it by the thickness of a card, steps back, and lets out its breath.',
      'The clock in the passage strikes, and {name}, who had been waiting behind it, nods, as one does to a colleague coming off duty.',
      'A crumb on the white cloth. {name} places one glove over it and goes on looking at the company until the company looks elsewhere.',
      'It sits before the fire, very upright, a shade to the left, so that the chair arm covers one small place on its shirt.',
      '{name} has a minute in hand, and is spending it in the doorway, thinking of {loved}. Now it is over. It straightens its bib.',
      'The timetable for the day has been gone through, and {name} finds you in it, in ink, on all of its {days} pages.',
    ],
    curious: [
      'A parcel has come. {name} walks round it with its gloves behind it, so far as a cat can, and reads the label through once with its nose and once more for the spelling.',
      'The second hand has stopped on your wrist. {name} looks at it, then at you, then very slowly puts an ear to the glass.',
      'Under the door there is a shadow with two feet in it. {name} rises, smooths its front, and stations itself on the side where the handle is.',
    ],
    bored: [
      'All the pens are parallel. {name} has put one crooked, gone out, come in again and discovered it. It did not help. It would be obliged for a game.',
      '{name} stands by the gramophone, looking into the horn. There is an hour set down here for amusements, and nobody has called. Play with it.',
      'The afternoon has been announced to an empty room, both halves of it. {name} rests its chin on the fender, bib and all. A little play, if it could be arranged.',
    ],
    hungry: [
      '{name} stands at its place with its gloves together. It does not look at the clock. It has merely sat down where, if you look at it, you see the clock. Serve the meal.',
      'A cough, at your elbow. {name} regrets to disturb you. It is the matter of the table, which has been laid for some while, and at which nothing is being eaten. Feed it, please.',
      'Twice {name} has gone to the kitchen door and come back to say, with its whiskers, that there seems to be a delay. It is time that it dined.',
    ],
    starving: [
      'The bib is not straight, and {name} has let it be. It has sat at an empty table for {hours} hours. It no longer turns towards the clock. Bring food at once.',
      '{name} rises when you come in, as it must, and has to put a glove on the table leg. Nothing has been served for {hours} hours. Feed it now.',
      'One place, laid, with nothing on it. {name} has lain down across the cloth, creases and all, and does not get up for you. Food, now, whatever there is.',
    ],
    weak: [
      '{name} is at its post by the clock, leaning on it very slightly. It asks that this should not be noticed. A dose of something, perhaps, or the evening off.',
      'It bowed before jumping down, and then did not jump. {name} is a little tired, that is all. Let it rest, or give it something to strengthen it.',
    ],
    dirty: [
      'There has been gravy. {name} has held a napkin to its shirt front since it happened, and will not lower it until you have fetched the sponge. Please wash it.',
      'The gloves are grey. {name} has withdrawn behind the curtain and passes out a note, as it were, with the tip of its tail: a wash, and discretion.',
    ],
    sick: [
      'It struck eleven, and {name} did not announce it. It is behind the screen with its bib unwashed and its nose hot. Medicine, please, directly.',
      '{name} begs to be excused. It begs it of the fire screen, at which it has been looking for some time. It is not well. Give it medicine.',
      'One glove is turned under, and the breath comes in quick, untidy strokes, with no time to them. {name} should have medicine soon.',
    ],
    failing: [
      '{name} lies full length on the hearth, as it would never lie, with the one black hair on its shirt for anyone to see. Medicine, this minute.',
      'You set down the clock beside it, and {name} moves one glove until it touches the case. Give it medicine now. Do not let it lose the beat.',
    ],
    near_death: [
      'You were expected {hours} hours ago. {name} has kept the appointment, at the window, on its feet as long as it could. Sit down beside it now.',
      '{name} had its last minute put by, and is spending it looking at the door. Be in time for that. Sit with it now.',
      'Someone should come to the door and give a name. For {hours} hours nobody has. {name} lies on the doorsill in its gloves, in case. Come in, and stay with it.',
    ],
    asleep: [
      '{name} sleeps bolt upright with its chin on its shirt front, as at the third act. It wakes a little for the applause, which is the fire, and sinks again.',
      'Asleep, and punctual in it. {name} breathes in on the tick and out on the tock, and when the clock drags, waits for it.',
      'In its sleep one glove is raised, and turned, and lowered. {name} is showing somebody to a very good table.',
    ],
    asleep_in_danger: [
      'The clock goes on, and {name} has dropped a breath behind it, and now another. Sit by it now and keep the time. It wakes at {wakes_at}.',
      '{name} has fallen asleep lying down, shirt front to the boards. Nobody of its standing does so lightly. Reflect beside it now, and be punctual at {wakes_at}, when it wakes.',
      {
        text: 'It has gone to sleep at table, opposite an empty plate, with its gloves on either side. Sit across from {name} now, and serve it at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has not been given your name. It stands in the passage with its eyes lowered and lets you go first through every door. Sit down, and do not ring for it.',
      'You hold out a hand. {name} bows to it, from over there, and does not come into the room. Be at the same place tomorrow at this time, and sit a while now.',
      'Behind the long-case clock are two yellow eyes, exactly level. {name} is at home, but not to callers. Leave your card, as it were: sit there quietly.',
      'In its book there stands an entry, {wait}, and against it, in the margin, your initial. {name} is perfectly civil. Sit down with it a while, and let it turn the page.',
    ],
    back_from_death: [
      '{name} has returned from wherever it was, and apologises for the hour. It was detained. Stay in the house with it, and let the next meal be to the minute.',
      'All its saved minutes are gone. {name} has looked, and it must have spent them coming back. Sit by it, and be on time with its dinner, so that it can start again.',
    ],
    old: [
      'There is white in the black, now, and {name} has stopped turning its left side away. Among so many it does not show, the one on the shirt.',
      '{name} takes the mantelpiece in two stages, and sits out the middle one with the clock, like two old ushers who have seen all the plays.',
      'For {days} days it has announced eleven, and nothing came. {name} thinks nowadays that perhaps it was you, and that you came at other times.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} dines without a drop on its shirt front, and when it has done it takes one step back, for the plate to be removed.',
        'You set it down as the clock draws breath. {name} waits for the stroke, and begins on it.',
        'First the gloves are inspected, then the plate is turned by a quarter. After that there is nothing to be seen of {name} but a straight back and a very discreet chewing.',
        'A drop has fallen. {name} places its left foot on it and eats on, talking, as it were, of something else. When you look again there is no drop, and no dinner.',
        {
          text: '{name} finishes with half a minute to spare, which it spends on sitting with its eyes shut and its tail, for once, curled.',
          when: ['glad'],
        },
        {
          text: 'The meal was as announced. {name} walks you back to the kitchen, a step behind and to the left, and on the way, in the dark of the passage, gives a hop.',
          when: ['well'],
        },
      ],
      streak: [
        'To the minute again, and that is {streak} sittings without a fault. {name} has drawn out your chair with one glove. You had better sit.',
        '{name} looks from the plate to the clock to you and can detect no difference between the three. It has come to {streak}.',
        'After {streak} on time it no longer stands at the kitchen door to receive you. It has left it on the latch.',
      ],
      early: [
        'The table is not laid. {name} stands between you and it, deeply embarrassed, and accepts a spoonful in the passage. Dinner is at {opens}.',
        'You are before the hour, and {name} pretends not to have seen you, so that you may come in again. It takes a taste. Do come at {opens}.',
        '{name} consults the clock, with its back to you, to spare you. One bite, for courtesy. The sitting begins at {opens}.',
      ],
      late: [
        'You were late. {name} holds the door for you, draws the curtain, turns the plate, and does it all so beautifully that you cannot meet its eye. It eats.',
        '{name} eats, and gives no sign. But there is a chair by the window with the shape of a cat in it, sitting up, and the shape has been there a good while.',
        'It dines. Then it takes out of its keeping as many minutes as you owe it, and spends them, one after another, at the far end of the room.',
      ],
      missed: [
        'After {hours} hours {name} eats what there is, gloves in the plate, and does not step back. It goes on sitting there when you have taken it away.',
        '{name} eats. It has been {hours} hours, and it calls you nothing at all, as one does with persons whose name one was never told.',
        'It had kept the table, in case, for {hours} hours. {name} eats standing, goes out, and you hear it stop the clock.',
      ],
      full: [
        '{name} lays one glove across its bib. It could not. It will see that the plate is kept, and that you are expected at {opens}.',
        'The last course is still being, so to speak, discussed. {name} conducts you to the door, plate and all. There will be a table at {opens}.',
      ],
      ill: [
        'Out of regard for the kitchen {name} manages two bites, with a long interval. There will be no second sitting. It must have medicine after that.',
        'You hold the spoon, as one does for guests of great age. {name} takes half, and some of that goes on the shirt, and it lets it. Medicine, now.',
      ],
      loved: [
        'It cannot have seen correctly. It looks again at the card: {item}. {name} sits, rises, sits, and begins before the stroke.',
        'Somebody at this table has made a sound with its lips. There is only {name} at this table. The dish was {item}.',
        '{item}. The plate has been removed, by {name}, to behind the screen, in order to be quite sure about the pattern.',
      ],
      disliked: [
        '{name} has sent its compliments to the kitchen and left the plate as it came: {item}. Should there be cod, it is still at liberty.',
        '{item}. {name} eats that part which the laws of hospitality require, and folds the cloth over the rest, with the edges true. Sole would have been eaten.',
      ],
      harmful: [
        '{name} rose from the table, and asked to be excused, and did not reach the door. It was {item}. Never serve that here. As for dinner, there has been none.',
        'There is a stain on the shirt front, and {name}, shivering, has not covered it. What did that was {item}. Take it out of the house, and sit on the floor by it.',
      ],
    },
    play: {
      wanted: [
        '{name} plays by the rules, bowing at the start, and is beaten twice before it remembers the other rules, the ones under the sofa.',
        'It went behind the clock. {name} goes in after it, and for a minute the hour strikes continually. It comes out with cobweb on one shoulder, and has it, and has never been happier.',
        'There is an interval, which {name} announces with one glove. Ices are not served. The second half is a great deal rougher than the first.',
        'From the gallery, which is the top of the linen press, with a bow, {name} lets itself fall upon it, all gloves. There was no bow on the way back up.',
      ],
      little: [
        '{name} was about to say that it could want for nothing. It plays a hand with you, since you have got out the table.',
        'A turn and a half, most correctly taken, and then {name} conducts the toy to its seat. It had danced before you came.',
      ],
      bad_time: [
        '{name} bows to it, as is proper before a game, and does not come up out of the bow. Not now. See to what it needs.',
        'You offer it a turn, and {name} looks at the door, as one looks for somebody to take over. It cannot, at present. There is something else that should be served first.',
        {
          text: '{name} takes the place assigned to it, and puts its hot chin down on its gloves, and waits for the game to be over. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'It brings the toy to table, sets it on the plate, and squares it up with one glove. {name} would not have you think that it complained. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. It is not seemly, and {name} closes the door first. Then for a quarter of an hour nobody in there is anybody’s butler.',
        'You have scarcely announced it, {item}, when {name} is on its back with the bib open. It will need some minutes to become presentable.',
      ],
      disliked: [
        '{name} would not dream of saying so, but it has put it in the stand with the umbrellas: {item}. A chess pawn can be played with sitting down.',
        '{item}. {name} attends, in the sense of being present. It would rather have wound something up and let it go.',
      ],
      harmful: [
        '{name} walks out of the room quite straight, and beyond the door there is a small fall. It was {item}. Let it never be brought out again. Go after it.',
        '{item}. A glove has blood on it, and {name} is holding that one behind it. Take it gently, see to it, and have the thing removed.',
      ],
    },
    clean: {
      wanted: [
        'White where it is white and black where it is black, and the line between could be cut out with scissors. {name} holds each glove to the lamp.',
        'You sponge the bib, and come upon one black hair in the midst of it. {name} stops breathing. You go round it, and say nothing. It breathes.',
        'The stain is out. Neither of you saw it. {name} turns its shirt front to the room again, by degrees.',
      ],
      little: [
        '{name} was immaculate. It holds out its gloves to you, first the backs, then the palms, and permits one stroke, for the ceremony.',
        'You brush the black, and it was smooth, and the white, and it was white. {name} consults the time, tactfully, on your behalf.',
      ],
      loved: [
        '{item}, and by appointment. {name} lies back with its throat to the light, and hands you its feet as they fall due.',
        'At the word, which was {item}, {name} has gone ahead to see to the towel.',
      ],
      disliked: [
        '{name} endures it with its gaze upon the cornice: {item}. The whole is afterwards done again, in private. A bristle brush is more what it is used to.',
        '{item}. There are now streaks, and {name} wears them through dinner in silence, so that you should see them. It asks for the sponge.',
      ],
      harmful: [
        'The gloves are raw at the seams, and {name} puts down one, and takes it up. That was {item}. Cool water, this minute, and have it thrown out.',
        '{item}. It smarts, and {name} thanks you, and its eyes are running. Rinse it, and never let that be used in this house.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it standing, at the hour you named, and asks for nothing after. By the next quarter it has straightened the spoon.',
        'The bottle, the glass, the napkin. A shudder goes through {name} from bib to tail, is got under control, and leaves a little colour behind.',
        'It prefers that you should look out of the window. You look. When you turn round the spoon is empty, and {name} sits a shade more upright.',
      ],
      little: [
        '{name} is in excellent order, and has the dates on which it was not. It sees the bottle back to its shelf.',
        'You take its pulse against the clock, and the two agree to the second. {name} withdraws its wrist. There was no occasion.',
      ],
      loved: [
        '{item}. {name} has been on the stool since five minutes to, gloves in its lap, with its mouth already a little open.',
        'It had been entered for today, and here it is: {item}. {name} could not feel more attended to.',
      ],
      disliked: [
        '{name} takes it, and leaves the room without haste, and what it does in the passage with {item} is not known. About half was kept. Perhaps in consomme.',
        '{item}. It goes down crossways. {name} says that it was nothing, with one eye shut. A plainer dose would offend nobody.',
      ],
      harmful: [
        '{name} took it at the minute it was due, and thanked you. Now its breath has lost the time altogether. It was {item}: never again. Hold it upright, and get help.',
        '{item}. Its legs will not stand up straight under it, and that is what seems to distress {name}. Let it lie. Put the bottle where it cannot be served.',
      ],
    },
    discipline: {
      wanted: [
        'You mention it, in private. {name} thanks you for having done so in private. From that hour it is correct, entirely correct, to an extent that chills the room.',
        '{name} replies that it shall not occur again, and it does not. For the rest of the day it waits on you from the further side of the door.',
      ],
      little: [
        'It has stood in {name}’s rules since before you thought of it. It shows you the page, so to speak, by sitting on it.',
        '{name} was not upon the table. It was passing over the table, on its way, and has ceased to pass.',
      ],
      bad_time: [
        '{name} hears you out with its gloves together. Then it bows, and misses its footing. Do not correct it now. It needs to be looked after.',
        'You speak sharply, and {name} looks down at its shirt front, at the place, and covers it. It supposes that it is that. Let it be. Find what it lacks, and give it kindly.',
      ],
      loved: [
        '{item}. One understands one another. {name} puts back the spoon, and you have neither of you raised your voice.',
        'It was well put, and at the right moment: {item}. {name} has already noted it for the benefit of the staff, which is itself.',
      ],
      disliked: [
        '{item}. {name} complies, and lets a full minute go by, one of its own, before it will be in the same room. A cough would have been sufficient.',
        '{name} desists. It could wish that it had been done otherwise than by {item}, before the clock. A look would have reached it.',
      ],
      harmful: [
        '{name} has taken off nothing and broken nothing, and stands with its face in the corner behind the clock, shaking. That was {item}. Never again. Wait there, where it can hear you.',
        '{item}. It ran. {name} was seen to run, the length of the house, and cannot now be persuaded out. Never do so again, and do not speak of it.',
      ],
    },
    sleep: {
      wanted: [
        '{name} sees to the fire, sees to the curtains, bows to you, climbs up, and allows its chin to go down upon its shirt.',
        'You say that it will not be required before morning. {name} considers this from several sides. Then the tail, which is never down, goes down.',
      ],
      little: [
        '{name} retires, since it was asked to. You can hear it lying there, being awake quietly.',
        'It is not the hour. {name} sits on the bed with its gloves folded and will wait for the hour.',
      ],
      loved: [
        '{item}. {name} turns down the corner with one glove, gets in, and treads the whole of it into a shocking muddle.',
        'With {item} provided, {name} asks only that nobody should see it with its toes apart. They are very far apart.',
      ],
      disliked: [
        '{name} rests upon it, on the very edge, like someone who has been shown to the wrong box: {item}. A drawer with some silk in it would be preferred.',
        '{item}. {name} sat through it to the end and did not applaud. It will go back to the pillow.',
      ],
      harmful: [
        '{name} comes from there with its gloves over its nose and is not able to say what is the matter. That was {item}. Open the windows, and let it be burnt.',
        '{item}. One should not have been put to lie with that. {name} trembles, and excuses itself for trembling. Take it into your own jacket.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and {name} remains standing, as it must, until you look away. When you look back it is sitting too, in the next chair, at your height.',
        '{name} takes out a minute it had saved and spends it here. You see it go, in the quiet, from one end to the other.',
        'Nothing is wanted, and nobody rings. By and by a white glove is laid on your wrist, just where the pulse is, and {name} listens, and finds that you are right.',
        'You sit by the fire on its left side, as it happens, where the chair arm does not reach. {name} knows what you can see from there. It stays.',
        '{name} says nothing for some time, and then, with a clearing of the throat, as though it were an item on a menu, makes you think of {loved}.',
        'It had been going to wait up, that night. It waited {wait}. {name} does not refer to it. It only brings its chair a little nearer to yours.',
      ],
      little: [
        '{name} has been very much honoured. Now it would suggest, with one glance at the clock, that there are other rooms in the house.',
        'That makes four calls within the hour, and {name} has run out of ways of showing you to the same seat. After dinner, perhaps.',
      ],
      ill: [
        'You take its post for it, by the clock. {name} lies behind your heels and does not get up to correct you. Stay through the next stroke, and then see to its needs.',
        '{name} attempts to rise, and you do not let it. So it gives you its glove to hold. Company for the present, and straight afterwards what it is in want of.',
      ],
      asleep: [
        'You come in on your toes and take the next seat. {name} sleeps on. At the end of the act its shoulder is against yours.',
        '{name} does not wake. One yellow eye opens, finds that it is you, and that you are in time, and shuts.',
        'Tick, says the clock, and {name} breathes. After a while so do you, in the same place. The three of you keep very good time.',
      ],
      shy: [
        'You are shown, by a look, to the chair by the door. {name} keeps the clock between you. At the quarter it comes out on the other side of it.',
        '{name} stays in the passage while you sit. But it has set its feet exactly on the sill, all four, and one could almost say that it was in the room.',
      ],
    },
  },
  refusals: {
    asleep: [
      '{name} is not to be disturbed, it is in the middle of the second act. You may be seated quietly beside it and reflect. The lights go up at {wakes_at}.',
      'The house is closed until {wakes_at}. {name} regrets it, asleep, with one glove raised. There is no objection to your waiting in the next seat.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It has learned to bow, and bows to the coal, the cat in the window pane, and the place where it then falls over.',
      'One day old, and it can tell the time. {name} tells it to everybody. It is often nearly right.',
    ],
    teen: [
      '{name} is half grown, and its wrists have come out of its gloves. It is mortified by you in front of the clock. Be punctual; it is watching how it is done.',
      'A teen. {name} wears its whiskers on one side, comes down at five past, on purpose, and cannot enjoy its breakfast for the shame.',
    ],
    high_care: [
      'Grown, and a {form}, {name} lays a glove upon your wrist at the same minute every morning. It could be done by a clock. It would not be the same.',
      '{name} is full grown. It is a {form}, and announces you to rooms before you enter them, and to some in which there is only itself.',
    ],
    balanced: [
      'Full grown, a {form}: {name} has engagements in town. It goes out by the area steps at nine and returns at one, straightening its bib, and never says how the play was.',
      '{name} has grown into a {form}, and dines here and is seen elsewhere. It is understood that this is its address.',
    ],
    low_care: [
      'For want of appointments {name} has become a {form}. It sits up by the cornice, in full dress, and watches a table that is laid for two.',
      '{name} is grown, and a {form}. It keeps every hour it was ever promised. You look up, and it is on the pelmet, looking at the clock.',
    ],
    rescue: [
      'A {form} and full grown, {name} has a seam in its shirt front now that cannot be got to lie flat. You came at the last minute. It keeps that minute, and does not spend it.',
      '{name} has grown up a {form}. It limps on the beat. When anyone in the house is late, it goes and stands by the door with a lamp in its eyes.',
    ],
  },
  trust: [
    '{name} has spent a whole minute on you, in the passage, for no reason, with its tail against your leg. It had been saving that one.',
    'It has stopped turning its left side from you. There is a black hair there, in the white. You have been shown it, and the subject is closed.',
    'Both gloves are off. {name} lies in your lap with its toes spread, makes a muddle of your best blanket, and it is eleven, and it does not get up to say so.',
  ],
  streaks: [
    'Ten sittings, ten strokes, ten plates removed. {name} finds nothing to remark on, and remarks on it to the clock.',
    'Twenty-five meals to the minute. {name} has asked you to step in front of the mirror, and straightened something on you.',
    'Fifty on time. There are railways that {name} would mention, were it the sort to mention things.',
    'A hundred meals, each at its hour. {name} winds the clock, sets it by you, and bows to whichever of you is nearer.',
  ],
  ages: [
    'Ten days. {name} has announced eleven on every one of them, and is not discouraged.',
    '{name} is thirty days old and can carry itself through a doorway as though on a tray.',
    'At a hundred days, {name} has in its keeping some four hours of saved minutes. It is thought to be planning a holiday.',
    'A year to the day. {name} has dressed. At eleven it announces itself.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['timed breakfast'], hours: [7, 10] },
      wish: '{name} has drawn up a morning as it ought to be, and in the third line there stands a breakfast, timed. It would be gratified to see the thing performed.',
      granted: 'Curtain, stroke, plate. {name} has you shown to the front of the house to receive your applause.',
    },
    {
      by: { action: 'feed', item: ['poached cod', 'sole fillet'] },
      wish: 'It was white in the dream, and lay on white, and had no bones. {name} would not press you. Poached cod would answer, or a fillet of sole.',
      granted: 'White upon white, and then upon nothing. {name} takes one step back, and another, quite overcome.',
    },
    {
      by: { action: 'feed', item: ['spoonful of caviar', 'crab meat'] },
      wish: 'Somebody of importance may be coming at eleven. {name} thinks that there ought to be a spoonful of caviar in the house, or some crab meat, and that it ought to be tried first.',
      granted: 'It has been tried, and it is perfectly safe. Nobody came. {name} is bearing up.',
    },
    {
      by: { action: 'play', item: ['wind up mouse', 'marble run'] },
      wish: '{name} would like to see something set going that is bound to arrive: the mouse that winds up, or marbles on their run.',
      granted: 'It set off, it arrived. {name} has watched it do so fourteen times, with a glove to its heart.',
    },
    {
      by: { action: 'play', item: ['swinging pocket watch'] },
      wish: 'There is a watch in your waistcoat, and it can swing. {name} has told itself that one does not bat at time. It would like to be proved wrong.',
      granted: 'It batted at time, and time swung back. They are both very much refreshed.',
    },
    {
      by: { action: 'play', hours: [16, 20] },
      wish: 'Between tea and dinner there is an hour in which nothing can be spilt. {name} would be free to play then, if you would draw the blind.',
      granted: 'The blind was drawn. What went on behind it has been tidied away, all but one whisker, in the lamp.',
    },
    {
      by: { action: 'clean', item: ['bib sponge', 'boar bristle brush'] },
      wish: '{name} believes, it does not say that it sees, that there is something on its front. It asks for the sponge, or the boar bristle, and a person who can keep a secret.',
      granted: 'There was nothing on its front. There was one thing. You have kept it.',
    },
    {
      by: { action: 'sleep', item: ['dinner jacket', 'silk lined drawer'] },
      wish: 'The other one who dresses like that hangs in the wardrobe and has nobody in it. {name} would like to be put to bed in the dinner jacket, or in the drawer with the silk.',
      granted:
        'Black on black, and white on white, and two yellow slits closing. Nobody could say where the evening ends.',
    },
    {
      by: { action: 'sleep', item: ['ticking clock', 'jazz piano record'] },
      wish: '{name} does not sleep well where there is no beat. It would lie down to a ticking clock, or to that record with the piano which comes in late and is forgiven.',
      granted: 'It comes in late, and is forgiven. {name} is asleep on the off-beat, smiling somewhat.',
    },
    {
      by: { action: 'reflect', hours: [10, 13] },
      wish: 'At eleven {name} announces the hour, and there is never anyone to whom. It would like you to be sitting there, late in the morning, when it happens.',
      granted: 'You sat. It drew itself up, and said it, and for once it was received.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The second chair has been dusted daily. {name} does not ask who is coming. It would like it to be sat in by you.',
      granted: 'You sat in it. {name} stood behind you for a moment, with a glove on the back, and then came round.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A clock has two hands, and {name} has given thought to it. It would like you to sit with it twice in the day, once for the long one, once for the short.',
      granted:
        'The long visit and the short one have met at the top of the dial. {name} strikes, very softly, against your sleeve.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'One minute',
        shape: 'marble',
        text: 'Saved on the way to the kitchen, and rolled small. {name} hands it to you on the flat of its glove. It is for when you are late.',
      },
      {
        name: 'The programme',
        shape: 'book',
        text: 'From the opera it goes to in its sleep. The cast is given as the fire, the clock, and yourself, in a part without words.',
      },
      {
        name: 'The collar stud',
        shape: 'button',
        text: 'It had been under the wardrobe since the last gentleman. {name} cannot wear it, and polishes it on Fridays.',
      },
      {
        name: 'The place card',
        shape: 'ticket',
        text: 'It stood at the second place for a long time, blank. {name} has pressed a paw on it and set it in front of you.',
      },
      {
        name: 'The white pawn',
        shape: 'peg',
        text: 'Taken in fair play, and given the freedom of the mantelpiece. {name} bows to it in passing, and waits to see whether it will move.',
      },
    ],
    return: {
      name: 'The cloakroom token',
      shape: 'coin',
      text: 'With a number on it too long to read. {name} had left everything there, it seems, and went back for it, and was let go.',
    },
    streak: {
      name: 'The napkin ring',
      shape: 'ring',
      text: 'Silver, for the twenty-fifth sitting. There is a name scratched inside, by one careful claw, and it is yours.',
    },
    hundred_days: {
      name: 'The stub of the eleven o’clock candle',
      shape: 'candle',
      text: '{name} had lit one in its mind each morning for a hundred mornings. This is what was left.',
    },
  },
  release: [
    'You hold its coat, which it has on. {name} shakes hands, glove in hand, steps down from the sill with a bow, and goes up the street at a walk, so that you may see it for longer.',
    '{name} hands over the clock, the second chair and the timetable, in that order. At the door it gives you all the minutes it had left. Then it is gone, punctually.',
  ],
  dying: {
    neglect: [
      '{name} kept the appointment. It was found at the window, sitting up, in its gloves, and it was not the one who was late.',
      '{name} is dead. The second chair had been drawn out from the table, and nobody had come to sit in it.',
    ],
    hunger: [
      'The table was laid. {name} has died at its place, with its gloves on either side of the plate, and there was nothing on it.',
      '{name} is dead. It waited to be served, since it had never thought to help itself.',
    ],
    illness: [
      '{name} is dead. Its breath had kept beside the clock as long as it could, and then the clock went on.',
      '{name} asked to be excused, and went behind the curtain, and has died there, quite straight.',
    ],
    poison: [
      '{name} is dead of what it was served. It had taken it in good faith, and thanked you.',
      'It rose, and bowed, and asked pardon, and fell. {name} is dead. Something was given to it that should not have been in the house.',
    ],
  },
  returned: [
    'There is a cough behind you. It is {name}, a little grey about the gloves. It regrets having been away, and asks whether anything struck while it was gone.',
    'The door opens by itself, and is held, and nobody comes in, and then {name} does. It has announced itself, it would seem. It comes as far as your shoe and sits down first.',
  ],
  epitaph: {
    openings: [
      'At this address, and at home: {name}.',
      '{name}, dressed for the occasion, which was this one.',
      'Kindly remove your hat. This is {name}, who cannot.',
      'Here {name} is expecting someone, and begs you will not wait.',
      { text: 'Should it strike eleven while you stand here, say so aloud. {name} always did.', when: ['from_child'] },
      {
        text: 'Do not look too closely at the white of this stone. {name} would be obliged to you.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It was on time. The other party was not.', 'A chair was kept, and was not wanted.'],
      hunger: ['It dressed for dinner, and there was none.', 'The table is still laid in that room.'],
      illness: ['It begged to be excused.', 'Its time, of which it had always been careful, ran out.'],
      poison: ['It took what was served, and thanked them.', 'The mistake was made in the kitchen.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is as it should be. The cloth hangs equally on both sides and there is a fire, and you have eleven saved minutes about you like loose change. You speak with perfect courtesy, give the exact time when asked and when not, and something underneath keeps wanting to dance. You have had to step behind the curtain for it twice. If your keeper were to put on a record, one could call that an instruction.',
      'You are {name}, and you are early for everything. You went along the mantelpiece and not one thing rang. You say “if I may” and “at a quarter past”, and look at your gloves so as not to be seen smiling. They are very white. It is nearly eleven, and this could be the day it happens. You would like your keeper to be in the room, that is all, in case there should be somebody to present.',
    ],
    content: [
      'You are {name}. The pens are parallel, and you sit where the clock can see you. You speak as a good head waiter does, low and exact, forgetting every mishap and no hour. There is a place on your shirt you keep to the wall. The chair across from yours has been dusted. You do not ask for company. You mention merely that there is the chair, and that at this time of day it gets the light.',
      'You are {name}, {days} days in this service. You know when they rise and when they only mean to. You are formal about it, you give them the hour, you draw their attention to the rain. What you do not tell them is that you save your minutes for them, out of corners, by not running. It would be agreeable if they came in now, a little before they were due, and for no purpose.',
    ],
    bored: [
      'You are {name}. The programme says amusements, and you have stood by the door for them. A person could be forgiven for straightening a pen that is straight. You did hum, and looked about at once to see who it was. You remain civil, you observe that it is ten past, that it is eleven past. You have gloves for catching and have caught nothing. Would somebody come and play? You would let them win, the first time.',
    ],
    hungry: [
      'You are {name}, and regret to raise it. The table is laid, you laid it, in so far as you sat there. It has gone the hour. You cough. There is no doubt some excellent reason, and you are preparing to accept it. Your manners are perfect, and a little further away than usual, as if held by someone else. What you would like is to hear the plate put down, and to take your place, and for nothing to be said.',
    ],
    starving: [
      'You are {name}. You beg pardon, you cannot stand. You have sat at this table through every hour it has, and each one passed you by with a cover on and took it through to somebody else. You have stopped giving the time. There is a crease in the cloth, and you are lying in it. You were brought up never to ask. You are asking. Food, if you please, at once.',
    ],
    sick: [
      'You are {name}, and must ask to be excused. The strokes come all on top of one another and you cannot tell which is yours. Your shirt front is not what it was. You would rather that people did not come in, and rather that one did. That one may see the place, it does not matter now. You are still polite, it is all you have on. Would they give you the medicine, and tell you, truthfully, what time it is?',
    ],
    failing: [
      'You are {name}. They are putting out the lamps along the front of the house, one, and one. It is a good house, you never saw an empty seat in it but the one. You were late once. You had thought that it was made up for. If there should be a hand, you would take off your glove for it. Let it have the medicine in it, and come now, before the last lamp. You will hold the door as long as you are able.',
    ],
    near_death: [
      'You are {name}, and you are keeping an appointment. They said that they would come, or you said it for them. You have spent all the minutes, even the one in your cheek. You sat up straight as long as there was anyone it could have been. You would not ask for anything to be brought. If they came in now, and took the chair, and did not apologise, you would say that it was quite all right. You would say that they were just in time.',
    ],
    asleep: [
      'You are {name}, asleep, in the second row. The curtain is black, with a white front to it, and goes up without a sound. On the stage is a clock, and it is one minute to. Everyone holds their breath, it is going to be eleven, and somebody will come on. You have kept the next seat. If your keeper sits down there now, on tiptoe, in the dark, you will know them by the sleeve. Hush. It strikes.',
    ],
    shy: [
      'You are {name}, and have not been presented. There is a person in the house to whom nobody has given you a name. You stand where one stands. You let it go first through the doors, which tells you how it walks. You are courteous and it is a sort of screen. It might come at the same hour twice. It might sit down, and not ring. One does so much better with people when one has been able to expect them.',
    ],
    back_from_death: [
      'You are {name}, and are sorry to have been so long. There was a cloakroom, and one had to leave everything. You had no number. Then, a great way off, you heard the clock in the passage, and it was calling you by the quarter. Your gloves are thin. You have not one minute saved. You would like them to stay where you can see them, and dinner to be at its time, so that you may know what time is.',
    ],
    hurt: [
      'You are {name}, and there has been an accident, it was no doubt an accident, you will be the first to say so. It burns behind the shirt. You were handed it, and took it, and thanked them. You do not know how to stand. It would be best if that were removed, without discussion, and never announced in this house again. Then a cool cloth, and somebody to stand by the clock and tell you each quarter, so that you know it is passing.',
    ],
  },
}

export const TUXEDO: Species = {
  slug: 'tuxedo',
  name: 'Tuxedo',
  family: 'cat',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['punctual'],
  personality:
    'Runs the household to a timetable nobody else has seen, and forgives lateness only with a raised whisker.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'poached cod',
        'sole fillet',
        'salmon mousse',
        'crab meat',
        'chicken consomme',
        'timed breakfast',
        'spoonful of caviar',
      ],
      play: [
        'bow tie toy',
        'wind up mouse',
        'chess pawn',
        'glove puppet',
        'swinging pocket watch',
        'marble run',
        'top hat',
      ],
      clean: [
        'boar bristle brush',
        'bib sponge',
        'velvet polishing cloth',
        'manicure',
        'tooth brushing',
        'steam towel',
      ],
      medicine: [
        'scheduled vaccination',
        'vitamins',
        'dental checkup',
        'joint supplement',
        'antibiotics',
        'kidney screening',
      ],
      discipline: [
        'polite cough',
        'stern look',
        'etiquette reminder',
        'formal warning',
        'brief dismissal',
        'timetable review',
      ],
      sleep: [
        'hotel pillow',
        'dinner jacket',
        'opera box cushion',
        'ticking clock',
        'silk lined drawer',
        'jazz piano record',
      ],
    },
    harmful: [
      'espresso',
      'champagne',
      'shallot sauce',
      'after dinner mints',
      'shoe polish',
      'lily boutonniere',
      'mothballs',
    ],
  },
  appearance: {
    look: 'a glossy black cat with a starched white bib, four white gloves and a very straight tail',
    colours: ['#1d1f26', '#fbfaf6', '#c9a227'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'up',
    slit: true,
    eyes: '#e2c14b',
    extras: ['whiskers', 'bib', 'blaze', 'socks', 'bowtie'],
    girth: 0.94,
  },
  book: BOOK,
}
