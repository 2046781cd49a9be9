/**
 * The Beagle is a nose that brings a small loud dog along. It wants to follow the thing to its end, and for everybody to
 * hear about it on the way. It lives a little in the past: what is in front of its eyes is rumour, what went by on
 * Tuesday at ankle height is news. One trail it has followed since it hatched, in and out of all the others: yours, and
 * the fresh end of it is always you.
 * Its voice is out before it knows. There are three of them, bark, bay and song, the song is for finding, and it has
 * never kept a secret. It is sure that a pack is running behind it, and holds up the white tip of its tail for them to
 * follow; when it looks round, there is you, and it makes do. The long ears sweep the smells up off the floor, and go in
 * the soup, and turn inside out. It fears a floor that has been mopped, and a house with one smell in it. It hoards
 * airs: a paper bag from a sausage, a boot that must not be opened. It eats like a tide going out. It sleeps in heaps.
 * It sulks by saying nothing. It trusts fast, by the sleeve. It never comes off a line by itself, never believes a shut
 * lid, never eats in silence. Its keeper is the rest of the pack.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'First to come out of the egg is a nose. It goes over the whole room, all four corners, and sends back for the rest: two ears, much too long, and {name}, who sings out.',
    '{name} falls out on its own ears. It smells the shell, inside and outside, and then the table, and then at great length your thumb, and gives one cracked note.',
  ],
  looks: {
    thriving: [
      'The wind turns, and {name} stands in the yard with its flag up, receiving. Washing, next door. Bread. A horse. It passes everything on to you at full volume, and once more for those further off, with the horse first.',
      '{name} has rolled in something and come to show it round. It turns slowly in front of you, so that you get both sides. Never has so small a dog been able to tell so much at once.',
      {
        text: '{name} has news and gives you all of it at the top of its voice: fox by the step, rain coming, somebody’s aunt. Then the nose gets to your sleeve and reads it, cuff to elbow, and that it keeps to itself.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has something for everyone: rain coming, a hedgehog, somebody’s toast. As you go by it breaks off, and follows the seam of your trousers for five steps, nose to it, flag up, in silence. It is checking a source.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name} is lying with its nose in one of your shoes, wanting nothing. The flag of a tail goes twice for you. The nose stays where it is. It would like to finish the chapter.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is reporting a spider, a draught and the postman at full volume when you look in. It gets to you, breathes you in, lays one velvet ear on your shoe, and for once the neighbours hear nothing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in. {name} smells you from the shoes up, finds nothing new and nothing wrong, and throws back its head to let the whole street know. It is still you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The nose comes to meet you. The rest of {name}, flag up and full of joy, stays as far back as the nose allows. It is the longest beagle you have ever seen.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is giving the street the news, flag up, in splendid voice. There was a cat by the gate. It has rained on the hill. Then the nose gets round to you, and reads, and stops. That part is not given out.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'In the few hours of its life {name} has announced the floor, the wall and its own white sock. Now it smells you, swells with joy and announces that too. It has no idea who you are. The street does.',
        when: ['baby'],
      },
      {
        text: '{name} has only just got a nose and already it is out in front. The rest comes wobbling after it, flag up, across the whole rug. At your shoe the nose goes on. The rest sits down.',
        when: ['baby'],
      },
      '{name} comes to fetch you, singing, and takes you to a corner of the larder where there is nothing left but a smell. It is the smell of {loved}. You are both to stand in it.',
    ],
    content: [
      '{name} lies at the front door with its nose to the crack, having the street read out to it. Nothing much: a wet umbrella, the left boot of the postman. It yawns, and passes even that on.',
      'A leaf blows in, and {name} smells it from stem to tip, like someone reading a postcard. It was not addressed to this house. It barks the contents to the neighbours all the same, and lies down on it.',
      'The bread has gone by, on a bicycle, and {name} stands in the yard with its flag up and follows it down the hill by nose. It tells everyone where it has got to. It has got to the bridge.',
      {
        text: '{name} lies in the warm place where you sat, which still tells it everything about you, and turns a page by sighing. You want the chair. It moves up by the width of an ear.',
        when: ['trusting'],
      },
      {
        text: '{name} has smelled the chair, the rug, and the other side of the rug. You it goes round, in a neat white-socked curve, nose working sideways. Of everything in the room, you are what it has not reported.',
        when: ['wary'],
      },
      '{name} has been here {days} days, and can still find the first of them, under the dresser, with its nose. It shows you where. There is dust, and some eggshell.',
      {
        text: 'You come in from the garden, and {name} takes your hand and reads it: gate, twine, a tomato. It looks up at you. You have left out the bit about the cat. It has found it, on the thumb, and forgives you.',
        when: ['trusting'],
      },
      {
        text: 'You have not moved for an hour, because {name}’s ear is on your foot. It lifts its head, smells that you are still the same one, and puts the ear back.',
        when: ['trusting'],
      },
      '{name} gets up out of a sound sleep, walks to a certain drawer and breathes in at the crack. It came from there once, and the drawer smells of it still: {loved}.',
    ],
    curious: [
      'A shopping bag has been put down in the hall. {name} reads the handle, the bottom and the seam, then gets in. Its voice comes out of it, deepened: leeks.',
      'Round the leg of the table, and again round it, with its nose a straw’s breadth off the floor. Somebody went here three days ago. {name} would give an ear to know what they were carrying.',
      '{name} has smelled a thing that it has not got a sound for. It opens its mouth, and thinks, and tries a very small bark, with a question in it.',
    ],
    bored: [
      'It rained, and washed the whole yard blank, and {name} goes over it like somebody with an empty newspaper. There is not so much as a mouse. It sits down on its flag. Lay it a trail. Give it a game.',
      '{name} barks, and listens for who would like to know. Nobody would. It barks once more, about its own bark. Both velvet ears hang down like curtains in an empty house. Hide something. Play with it.',
      {
        text: '{name} has stopped asking the stairs. It lies with its nose shut under a paw, and there is a fly walking about on its ears. Come and hide a crust somewhere, please, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'The nose of {name} has been over the dish and reports: dish. It has been over the floor and reports: floor. The rest of the dog puts up its flag and passes this on to the whole street. The meal is overdue.',
      '{name} has gone to the cupboard, read the crack under its door from left to right, and sat down. It says one bark. It will say it again in a minute, for the neighbours. Its meal is due.',
      '{name} picks up the bowl, drops it, and listens to how that sounds in an empty kitchen. It sounds like a bell. It picks it up once more. The hour has gone by: feed it.',
      {
        text: 'The nose has been to the dish, the cupboard and the step. It stops a yard short of you, with {name} close behind. You don’t smell of a meal, and it is overdue. Go, and come back smelling of one.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has smelled the dish, the floor under the dish and both your hands, and is giving the result to the whole street. Nothing. Nothing. Nothing, and it suspects that you know why. Feed it now. People are at their windows.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} reports, at full volume, no smell of a meal, none for some time, and a strong smell of you. The neighbours have heard both sides by now and are with the dog. It is overdue. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been telling both walls that the meal is overdue. When you look in it stops, comes to your knee, and tells you privately. It has never lowered its voice before. Bring the meal, or it goes back to the walls.',
        when: ['warming', 'well'],
      },
      {
        text: 'The nose has been to the cupboard, smelt that the meal is still in there and overdue, and brought {name} back to fetch you. It puts itself in your palm, cold, to make sure of you. Follow the flag.',
        when: ['warming', 'well'],
      },
      {
        text: 'Nobody has heard {name} for some time, and the neighbours have asked. It lies with its nose in the empty dish and its flag flat. It smells that it is you, and turns its face to the wall. The meal is overdue. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} can smell that you have come without it. It has not the breath to tell the neighbours. It tells the floor, and draws one white sock out of your reach. The meal is overdue. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is hours old and has a complaint, and no neighbours yet to make it to. So it makes it to the empty dish, which sounds well. You come, and it gets into the dish. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has not raised its voice. It sits on your foot, velvet ears hanging, and reads your fingers over and over for a meal that should be on them by now. Then it fills its chest. Feed it before the neighbours come.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Velvet ears sweeping the floor, {name} has followed dinner back from the dish to the cupboard and from the cupboard to your hand, and bays. It has you. It leans its whole loud self on your shin. The meal, please.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} follows its nose once round the empty dish and comes out at its own tail. It follows it round again. It barks, is astonished at that, and turns its velvet ears to you to hear what happens next. Feed it.',
        when: ['baby'],
      },
      {
        text: '{name} takes your sleeve, leads you along your own trail to the cupboard, and lets go. There. It leans on your shin and bays upwards, into your face, with the greatest confidence. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} lies with its chin on the sill of the kitchen and its nose pointing at you, going. It has been {hours} hours. It could wake the street with that, and says nothing. Put its meal down.',
        when: ['wary'],
      },
      {
        text: '{name} has followed its nose round the table leg so often that it has met itself twice. It does not know yet what it is looking for. You do: its meal is overdue. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has smelled every plate in the cupboard, through the door, and can tell you what was on each of them, and when. It tells you, louder and louder. It is really hungry. Feed it.',
      'Supper is being fried at the far end of the road, and {name} stands at your feet with its nose that way and its eyes on you. It does not sing. It whimpers, at full volume. Please feed it.',
      {
        text: '{name} stands on the far side of the kitchen and sings one note, at the cupboard, and not at you. Its eyes go round to you at the end of it. Its meal, please.',
        when: ['wary'],
      },
      {
        text: '{name} snuffles along the bottom of the larder door, left to right, right to left. It stops when you come, and a white tail tip goes up behind the coal box. Fill the bowl.',
        when: ['wary'],
      },
      {
        text: '{name} lays its chin on your knee and howls into your lap, very softly, with its ears hanging down on both sides. It is past supper time. Feed it, please.',
        when: ['trusting'],
      },
      {
        text: '{name} has its whole head up your sleeve, after a smell of gravy, and sings in there. You can feel it in your elbow. There is no gravy. Feed it, please.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} licks the floor where the bowl stands. There was a meal there {hours} hours ago, and it can still smell that, if it keeps quite still. Feed it now.',
      '{name} does not sing. It lies with its nose in an empty paper bag that had a sausage in it once, and breathes. It has been {hours} hours. Food, at once.',
      '{name} lifts its nose when you open the larder, and tries to get up after it, and treads on its own ears. Bring the food to where it lies. Now.',
      {
        text: '{name} follows the smell of your bread along the wall, and where the wall ends it lies down with its white socks crossed. It needs food now, then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} goes over the kitchen floor from wall to wall with its nose down, past your feet and past them again. There is nothing. It has no voice left. Put a bowl down, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hears you open the meat, and one nostril moves. That is all. Its ears lie where they fell, {hours} hours ago. Bring broth on a finger now, then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} starts a bay, and halfway up it comes down again, by itself, and turns into a cough. It looks about to see who did that. Give it a day in the basket, or medicine.',
      '{name} follows its nose across the yard, as ever, but at the trough it lies down and lets the smell go on without it. The flag is low. It would be glad of rest, or of medicine.',
      {
        text: '{name} has news, you can see it gather in the cheeks, and it is too tired to give it, and you are not the one it would tell. The flag trails. It should have medicine, or a good long rest.',
        when: ['wary'],
      },
      {
        text: '{name} has found the biscuit tin, and is pleased, and sings the first line lying down. There is not the breath for a second. Medicine, and the tin can stay where it sees it.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has two days of news on it, and some of it has dried. The white socks are brown, and the flag can’t be told from the dog. The neighbours shut things when it passes. Please wash it.',
      '“What is that?” people ask, and it is {name}, out in the passage, smelling for two days of a ditch. It is very proud of the ditch. All the same it has begun to itch behind the ears. Please wash it.',
    ],
    sick: [
      'A van has stopped in the street with sausages in it, and {name} has not told anyone. It lies with its nose between its white socks, and the nose is hot. Somebody must speak for it. Bring medicine.',
      'Nobody in the road has heard {name}, and you go to see. It lies with its ears spread on the cold step, and its nose, which never stops, has stopped. Touch it. It is hot as a pan. Bring medicine.',
      {
        text: 'A cat has walked the whole length of the wall, and {name} let it. Its nose is dry and it has crept in behind the coal box, where you cannot get at it quickly. Put medicine down, and go slowly.',
        when: ['wary'],
      },
      {
        text: '{name} has crept behind the mangle with its tail out of sight. You kneel, and it smells your hand from there, since it can’t do otherwise, and draws back from what it smells. Let it smell medicine next. Bring it.',
        when: ['wary'],
      },
      {
        text: 'It barks at you, half a bark, and has to lie down with the rest of it. The ears have gone cold and the nose is warm, the wrong way about. Throw {name} medicine, in a rind, and look elsewhere.',
        when: ['wary'],
      },
    ],
    failing: [
      'You hold your sleeve to the nose of {name}, where your smell is strongest, and it does not stir. The small loud dog has gone a long way in. Call after it, and do not stop. Medicine, at once.',
      'You put all the best things under the nose of {name}, the boot, the paper bag, your own sleeve. Not one of them is taken in. The white socks are quite still. Say something loud and kind. Medicine, at once.',
      {
        text: '{name} lets you lay its ears straight, one and the other, and has no breath to growl at your hands. It can’t smell that they are yours. Work gently, and be quick. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'It cannot smell who you are. {name} lifts its nose to the hand, since it is a hand, and there is no news in it, good or bad. Medicine, this instant. Then blow, softly, on the nose, so it has something to go by.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The street has not heard {name} for a long time. There was howling in those {hours} hours, they say, and then there was less. It lies with its nose in the place where you went out. Sit with it now.',
      'Your trail has gone cold, and {name} lies at the end of it, on the doormat, nose down, where it could not find any more. Give it something fresh to smell. Put your hand there. Sit with it now.',
      'From your chair to the door and from the door to your chair {name} has worn a line with its nose. It is lying on it. There is so little of you left in the boards. Sit with it now.',
      {
        text: 'It has sung on the step for {hours} hours, bark, bay and the other, and waited after each for the pack. Now {name} only lifts the white tip, sound in all its socks, and holds it there. Come round the corner. Sit down by it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone back along your trail to the very oldest of it, under the dresser, and put its hot face in. It went in {hours} hours ago. Lie down there and put your sleeve in after it. Have medicine in the other hand.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in a heap, ears over everything, and the nose is on nights. It goes left, it goes right. A moth passes, and is taken down. The rest will be told in the morning, at full volume.',
      '{name} sleeps, and its cheeks puff, one, two, and a howl comes out, the size of a thimble. Far away in there a whole pack replies. The white tip of the tail beats on the boards for them to follow.',
      {
        text: 'Your smell reaches {name} in its sleep. The mouth opens to warn the neighbours, and what comes out is one woof the size of a cork. Take your smell away gently.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, but its nose is not. The nose had you on the second stair and has you again at the door, with rain on you, and somebody else’s cat. No velvet ear stirs. Deep in the chest a report is being drafted.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps, and is on a trail, feet going. It gives tongue in very small type. You hold your hand down near its nose. The feet stop. It has found what it was after, and the flag beats twice.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its back with its ears inside out, and its feet run, and it bays with its mouth shut, like something three fields off. You put a hand on it. The trail seems to end there.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its nose in your left boot and you in the right one. You would like to take it off. The white tip of the tail beats whenever you move, and the sigh that follows could be heard next door.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} has crept to the bottom of the heap, and there is no humming from it. It wakes at {wakes_at}. Reflect beside it now: it will smell that you are there.',
      'Even in sleep its nose used to follow you across the room. It does not follow now. {name} cannot be woken before {wakes_at}. Sit close to it, at once.',
      {
        text: '{name} sleeps with its head in the bowl, where there is a little left for the nose and nothing for the dog. It wakes at {wakes_at}. Reflect beside it now, and cook for then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Under the table {name} is trying to bark without being noticed. It comes out as a small puff, and both velvet ears lift and settle. It has something to report and nobody to tell. Sit down with it, and listen.',
      'A nose comes round the door at ankle height, and works, while the rest of {name} stays in the hall. It can manage your smell. It is your being so tall that it can’t. Sit down on the floor with it.',
      'Behind the water butt something is breathing you in, and that is {name}. It has got as far as your pockets. It would like to tell somebody about them, and there is only you. Sit down with your pockets towards it.',
      {
        text: '{name} backs away from you on four new white socks until the wall is there. It is fed, wide awake and hours old, and you are a very large smell. Sit down quietly and be a smaller one.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, well fed and as far off as the wall allows, and it reports you at full volume. You move. It reports you again. Sit down and keep quiet. It will run out of news.',
        when: ['baby'],
      },
      {
        text: 'The house is silent, so {name} must be in it somewhere. It is in the boot cupboard with its nose in somebody else’s boot. Do not call. Sit down outside and leave your own shoe by the door, the worn one.',
        when: ['from_child'],
      },
      'Your trail ran out on it once, and for {wait} there was only old scent. {name} sniffs at your heels now to see whether you are going or coming. Sit, so that it can tell.',
    ],
    back_from_death: [
      'Here {name} is, and smells of nothing. It keeps on going over itself, from the paws up, and finding no one. Let it lie against you, and have its next meal steaming when it is due.',
      'It stands in the kitchen and breathes in, and in, and in. There is onion. There is soap. There is you. {name} had been where there was no wind. Stay, and feed it at its hour.',
    ],
    old: [
      'The face has gone white round a nose that has not. {name} no longer runs a line. It lifts its head, thinks, and tells you where it ends.',
      '{name} knows the house as far down as the floorboards go. It lies on the sunny board and turns over old summers, and hums the slow ones.',
      'There are {days} days between the mat and the stove, one upon another, and {name} can put its nose to any of them. It likes the thick ones, where you stayed in.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '“A MEAL,” says {name}, to four gardens. Then the nose goes in, and the dog after it, and there is quiet until the dish is bare. “IT WAS GOOD,” it tells the gardens, who had been anxious.',
        '{name} sees nothing and hears nothing, and eats its meal nose first. When the dish is empty it goes over the bottom once more, slowly, as one reads a last page again, and barks: finished. The neighbours may carry on.',
        '{name} eats everything, and still there is a smell of food about. It tracks it round the table leg, past your shoe and back to the dish, and runs it to earth on its own chin. It licks up the evidence.',
        {
          text: 'On time, and up goes the flag. {name} eats nose first, with the dog close behind. Afterwards the nose comes over to your shoe, reads it slowly up to the ankle, and marks the place.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The neighbours hear that there is a meal, and that it is on time, and that {name} has eaten it. Then the nose goes up your sleeve and there is one more report, very small, for you alone.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} reports the meal, eats the meal, and reports that there is no more meal. Then the nose goes over your boot, slowly, velvet ears trailing. Some dog down the road asks who. It answers at length, and sounds pleased.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} barks at the dish, for joy, and at your hand, for being so near it, in the same breath. It eats. When the hand comes to take the dish away it gets half a bark. The other half is swallowed.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats on time, flag up, velvet ears in the bowl, with shouts of joy. Then it stretches until the nose alone has reached your shoe and the dog is still over there. What it smells it keeps to itself.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} tells the neighbours that the meal is here, then that it is on time, then, with its mouth full, that it is wonderful. About you it has told them nothing. The nose is still looking into you, from a safe distance.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} can hardly see yet, but one sniff brings it your boots, the stairs, the rain and somebody’s goat, and it has to sit down. It eats. Then it sniffs you again from further off, to be on the safe side.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} follows its nose into the dish, and the rest of it falls in after. It eats. Then it lifts its head and makes its first report, very loud, and stares at you as if you had said it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} announces the meal, the dish, your sleeve, and where your sleeve has been, to everyone as far as the corner. Then it puts its nose in your palm, breathes in all the way, and has nothing to add.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats on time, glad and very loud, so that the neighbours have every mouthful. Then the nose goes over your shoes and learns exactly where you have been. It looks up at you. It tells nobody.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The bowl is licked as far as the hall. {name} comes back behind its nose, goes once round you, finds you smell of the right spoon, the right coat and nobody else, and falls over sideways against your shin. Case closed.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, {name} follows its nose into the dish until only the flag sticks out, a very small one. It eats it all. It backs out, sniffs in your direction, and lets go a bark so large that it sits down.',
          when: ['baby'],
        },
        {
          text: '{name} sings before the lid is off, so that the street knows too: {streak} in a row, and on time. It eats with its ears in the gravy. Then it comes to be wrung out, left one first.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'By now {name} barks when you only think of the drawer. It has finished before the spoon is down, sniffs your sleeve to hear where you were today, and sighs at the part with the butcher.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats with both ears in, being too young to know that they are its own. It treads on one, stops, looks round for whoever did that, and licks your shoe while it is down there.',
          when: ['baby'],
        },
        {
          text: '{name} puts its nose into the first dish of its smell and cannot get it out again, because it is too good there. It eats its way down. When the dish is empty it gives one very small howl, and frightens itself.',
          when: ['baby'],
        },
        {
          text: 'There was a smell on you the day you met, and {name} has never found out what it was. It eats up, gravy on its eyebrows, and goes over your cuff once more, for old times’ sake. It sings regardless.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} cleans the dish, and then sets off on your trail, which it has followed all its life: stove, chair, door, chair. It does the whole of it in full song. It ends, as always, with its nose in your knee.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats all of it without one word to the neighbours, the flag of its tail flat on the floor. It smells your shoe, and draws away from what it smells. The nose is dry. It needs medicine. Step back.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} smells the dish, on time, and does not bay. It bayed at the first of these {streak}, and at most of the rest, to let the street know. The street knows. It eats up, and hums, for you alone.',
        'From your cuff and your left shoe {name} has worked out the exact smell of you about to feed it, and in {streak} meals on time it has not been wrong. It eats it all. It has called that smell after you.',
        {
          text: 'On time, {streak} in a row, and the neighbours have been told of each. {name} eats first, then trots to the window with its tail straight up. Next door they have already opened theirs.',
          when: ['well'],
        },
        {
          text: '{name} empties the dish, on time, {streak} in a row, and then reads your hand, from the thumb to the little finger, with its nose. What it finds there it howls to the whole street. It is all good.',
          when: ['well'],
        },
      ],
      early: [
        '{name} heard the lid and told the whole street, and then, in front of them all, finds that it can only manage a bite. It is very awkward. Tell them that there will be more at {opens}, and come then.',
        'You are so early that {name} has not finished smelling the last one. It eats a little off the top, to be up to date. The rest it will keep under its nose, in thought, till {opens}. Bring it again at {opens}.',
      ],
      late: [
        'Footsteps came and came, and {name} announced every one of them, and they were other people’s. Now they are yours, it announces nothing. It eats it all with its flag at half, and then reads your shoes to see where you were.',
        'All that time {name} could smell the tin through the shut door. It eats what is in it, late, to the last crumb. Then it goes and smells along the bottom of the door again, in case somebody better is behind it.',
        {
          text: '{name} eats the late meal singing, with both velvet ears in the bowl. Your hand comes down to the ears. They are taken out, carried round to the far side, and put back in, and the singing goes on from there.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The tail goes up, the late meal goes down, and {name} is glad at the top of its voice. Then it smells your shoes, heel to toe, to learn where you were. For once it tells nobody.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had been smelling you be late for some while, and had told the whole street. Now it eats, quickly, with its back to you, and stops once to go over your shoes and see where you were instead.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The flag is down. {name} eats what you bring so late, too weak to report the smell of it. You say its name. The tip of the flag lifts, turns, and lies down on the far side. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} tries to tell the whole street how late you are, and it comes out as a breath. It eats, flat on the floor, and turns its nose to the wall. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, late but loudly, tail straight up. When your hand comes down to the velvet ears, the nose gets there before it and reads it over from the beginning, like the hand of somebody new.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Of late {name} had brought every smell to you first. The meal comes late. It eats, flag up, in fine voice. Then something goes by under the door, and it takes it straight to the neighbours.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had called with all the voice it has, which is hours old and small, and no one came. Now it eats. Then it turns its nose on you, and the flag, which had only just learned to stand up, goes down.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late, and lets the street know that you are found. Then it lays its velvet ears on your knee, as always, and tells you all about it, not leaving out the part where you were not there.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats, late, and lets the street know that you are found. Then it smells you from the boots upward to see where you had been lost, takes your cuff in its teeth, and for some time reports through that.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The late meal goes, one ear in it, and the nose of {name} is over you for where you have been, cuff, knee, boot, and the street hears every yard. Only the facts. It leans on you to read them out.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} has told the whole street when you did not come, hour by hour, and now it has no voice left to tell them that you have. It eats. It does not smell your hand, which it smells always.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not lift its head. Only the nose goes, once, over the edge of the dish, and it eats what it can reach lying down. The nose is dry and hot. Medicine, please, and stay out of its wind.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Not until you have put the late dish down and gone behind the table does {name} eat. It eats to the end, white socks ready to run. Then it smells the place where you stood, and barks about you to the neighbours.',
          when: ['wary'],
        },
        {
          text: '{name} meets you at the gate: it had gone back along your trail to look for you. It eats at once, with its tail up, but it has stationed itself across the door, and the white tip stays there.',
          when: ['trusting'],
        },
      ],
      missed: [
        'Nobody in the street has heard {name} for the last of those {hours} hours. It eats what you bring, all of it, lying down, and the flag of its tail stays on the floor. Come on time now, and stay a while.',
        '{name} eats it without smelling it first, which is how you can tell what {hours} hours have been to a nose like that. You bend down, and the velvet ears draw back. Let it smell the next meal in good time.',
        {
          text: '{name} eats, {alone} after anyone was there. Then it smells you slowly, from the shoe to the knee, to learn where you were instead. It learns. It takes its velvet ears to the far side of the room.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} has told the whole street that there was nobody here. Now the meal comes. It eats, and reports nothing at all. The flag of a tail goes down, and stays down until you step back.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} told the neighbours that nobody was here. Then it stopped telling them. It eats lying down, the flag on the floor, and does not smell your hand. Leave the hand there. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is lying on your old coat. For {alone} that was all the smell of you there was, and it has worn thin. It eats, and does not sniff to see who has come. Sit down on the coat too.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} smelt nothing coming for so long that it had begun not to believe its nose. It eats with the flag on the floor. When you speak it does not look to you. It smells the air beside you, where nobody is.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The voice has gone, and the legs nearly. {name} eats lying down, its ears in the dish because it cannot lift them. You tuck one back for it. It moves its head so that the ear falls in again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats what you have brought so long after. The street does not hear of it. It had lately got as far as reading your sleeve, up to the elbow. It goes out round you now, with its nose held high.',
          when: ['warming'],
        },
        {
          text: 'The whole street knows where you were not. {name} is hoarse, and eats, and comes to you with its flag half up. It smells your hands for a very long time, back and front, before it sits down on your shoe.',
          when: ['trusting'],
        },
        {
          text: 'For once there is no sound. {name} comes to the dish behind its nose, flag down, and eats with its ears in it. It does not lift its head to tell anyone. Next door somebody opens a shutter, and listens, and waits.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had called until it was hoarse, and then to nobody. It smells the meal from end to end before it will touch it. It eats. Your outstretched hand it does not smell at all.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats lying down, velvet ears in the dish, and makes no report. The street has heard nothing for a long time. You put out your hand. The nose, that passes nothing by, turns to the wall.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} knows every board of this floor, and that you have not stood on one of them. It eats until it shakes, with its tail down where nobody could follow it. Then it goes and smells your chair.',
          when: ['wary'],
        },
      ],
      full: [
        'It can’t be, and {name} tries again, and it is. It is full. It stands over the dish with its nose in heaven and its belly on the ground, and bays to the neighbours of its tragedy. Come back at {opens}.',
        '{name} smells your dish from end to end, twice, like somebody reading a menu after dinner. One lick is all it has room for. It goes to lie down where the smell is best. It will be dining at {opens}.',
      ],
      ill: [
        'You hold the food under the nose of {name} for a good while, until it knows what it is. It eats a little, slowly, and lays its velvet ear along your wrist. It has no report. It is ill. Medicine next.',
        '{name} eats a few crumbs and tells no one. You can hear it swallow. It looks at what is left, with wet eyes, as at a trail that it will have to leave. It is ill. Give it medicine next.',
      ],
      loved: [
        'Windows went up all along the road, and it was only {name}, who had been told what it was: {item}. It ate the lot, still singing. Now it licks the air in front of the dish, where there is some left.',
        '{name} had followed that smell since early, from the shop, up the hill, in at the door, up your arm. There it was, in the dish, {item}, the end of it. It ate up. It sat down and howled for happiness.',
        {
          text: 'It is {item}, and on time, and the whole street is told. When everything is eaten {name} goes back to your left shoe and smells it again, from the heel. It may have been wrong about that shoe.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} announces to the neighbours that it is {item}, and on time, and eats with its flag straight up. Then it smells your hand, finger by finger, and makes a second report, a very quiet one, to you.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} barks twice over its dish: it is {item}, and on time. Next door is glad to know. It eats to the last lick. Then comes a third bark, much lower, about you. Next door draws its curtains.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} smells {item}, on time, and tells the street at full volume. It eats with joy. Then it smells your hand, for rather a long while. It reports nothing. The street waits.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} smells {item} and reads it out to the whole street, twice. You are on time. It eats, and the street has peace. Then it smells your hand, all over, and reads that out too.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} tells the houses on the left, tells the houses on the right, gallops back and eats. Then it sits down on your feet, tail straight up, like a flag on something claimed.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} hands down its opinion, nose first: {item}. It eats what lies nearest to the door, and asks whether there was not a sausage in the case.',
        '{item}. {name} walks all round it with its tail at a slope, and eats, humming flat, and brings you the rabbit off the cover of the cookery book.',
      ],
      harmful: [
        'It smelled so good, that was all that {name} knew. It was {item}. The nose is dry now and the loud little dog behind it has gone quiet, belly drawn in. Never leave that where it can be smelled.',
        '{name} tells nobody. It has crept under the bench, its velvet ears in the dust, and shakes without a sound. There was {item}, and it followed that to the end. Keep it behind a lid, and a lid behind a door.',
        {
          text: 'That was {item}, and {name}, who has a name for every smell, did not know this one until it was down. It coughs and paws at its nose and runs at both eyes. Put it where no nose can get. Fetch water.',
          when: ['item'],
        },
        {
          text: 'The flag is down and the socks are wet with what has come up. {name} is making a sound that the neighbours have not heard before. It was {item} that did it. Keep that away, it will always find it again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bark at {name}. It is thunderstruck. It barks back, you answer, and it tears round the garden to tell every fence that you can talk. It sits down before you, panting. Now say something about a smell.',
        'You hold out your closed hands, and {name} is to say by the smell what is in them. Nothing is. It barks, certain. You open them. It sniffs the nothing all over and has you shut them again, for a fresh one.',
        {
          text: '{name} plays at full volume, flag up, overjoyed. You put out a hand to one velvet ear. “Hand,” it bays, to the neighbours on both sides, and goes on playing, two yards further off.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} rolls and gallops and bays to the whole street that this is the best game there ever was. The neighbours hear who is winning, and by how much. They are not told who else is playing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays, and reports it all to the neighbours at full volume: that you are slow, that you fell, that it is splendid. Then it takes one long sniff of your hand, and keeps that to itself.',
          when: ['warming', 'well'],
        },
        {
          text: 'At full gallop {name}’s velvet ears turn inside out. It stops in front of you, panting with joy, and after some thought lets you turn one of them back. The other it does itself.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} smells your left shoe and tells the street. It smells your right shoe and tells the street. They match. It is so happy that it has to lie down across both of them.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide. {name} announces that you turned left, that you stopped to giggle, that you are behind the door and that you are its own. The neighbours have it now. Then it finds you, and whispers it into your hand.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You run, and hide, and hold your breath. {name} comes by you at full cry, nose down, past your feet, because you went round the tree first and it will not leave out the tree.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You drag one finger over the floor and {name} goes after it, nose on the board, ears sweeping, so hard that its back end overtakes. It sits up the other way round and barks at where you are not.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} will not come to you, but it will come after you. You walk round the table, and it tracks you, a full lap behind, tail up, giving tongue. It has not caught you yet. It seems to like that best.',
          when: ['wary', 'no_item'],
        },
        {
          text: '{name} runs off a little way, looks round, and holds up its flag. So you are to follow. You do, on hands and knees, nose down, and it leads you through the whole garden, waiting wherever the smell is difficult for beginners.',
          when: ['warming'],
        },
        {
          text: 'You rub your hand along the wall as you run, and {name} comes behind, nose up on the plaster, in full song. You double back. It doesn’t. It will not miss a yard of you. It finds you by the longest way.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing you could add, {name} has the whole garden in its nose and is telling everybody. You hop about. It gives you one bark, in passing, and the neighbours are told that you hop.',
        'You play with {name}, and it was in full cry of joy before you began. It runs your game at the top of its voice, and then runs it backwards, to smell what it had looked like from the other end.',
        {
          text: '{name} was already shouting about a leaf. It plays, and shouts about that, no louder. Then it takes one long breath of you, from as far off as the nose will stretch, and goes to the fence to tell everybody else.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays as happily as it did alone, and shouts every move to the neighbours. Your hand comes near. It backs off under the table and reports that too, as a smell not known to this house.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is no more joy to be had, {name} has been at the top of its voice since it got up. It plays anyway. Each time it passes you it lowers the bay to a bark, as one lowers a lamp, and looks across.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You play with {name}, who had all the smells it could want and has told the world. It takes one breath of your sleeve, to be polite. Then, flag up, it takes another. That one was not to be polite.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Along the hedge {name} is having the time of its life, and the whole parish hears. You call that you would play too. There is a short silence. The hedge goes on barking, in the third person, about somebody at the door.',
          when: ['wary'],
        },
        {
          text: '{name} was happy right up to the white tip, and lay down to keep it in. Then you growl for a game. It gets up, since you asked, and lets you track it round the pump, slowly, leaving good clear smells.',
          when: ['trusting'],
        },
        {
          text: '{name} plays, out of friendship, and sings, because it was singing anyway. There is no louder to go. At the end it leans its hot velvet ears on you and hums on one note, so that you may have some of it to yourself.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was giving tongue for pure joy already. You fall in behind it, on your knees, in full cry. It looks round. It has always said that there was a pack. It goes on, flag high, at half speed.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You drag a sleeve along the grass for {name} and it lets the trail go cold. The nose lifted, and lay down. It has something else to tell you, and is telling it very softly. See first to what it needs.',
        '“Find it,” you cry, and {name} looks at you from between its own ears, and does not go to find it. The tail gives one beat for your trouble. Leave that. See to what it needs.',
        {
          text: 'It tries, because you began it, and walks into the leg of the chair, which it did not smell. {name} is ill. Bring medicine, not games.',
          when: ['ill'],
        },
        {
          text: '{name} follows the trail you laid as far as the first place where there is no food, and stops. There had better be some. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You only thought “{item},” and {name} has had it by the nose since the gate. It bays. It runs you round the apple tree. You say go, and can follow the rest from indoors, by ear.',
        'It is {item}, and {name} tears down the garden, giving tongue, flag up, ears inside out. It leads a very large pack, it believes. You run behind, and are the pack. You are told to spread out.',
        {
          text: 'You have brought {item}, and {name} barks it to the whole street, tail up like a flag. Between those barks there is another one, lower. The neighbours know that one too. It is about you.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays until both velvet ears are inside out. Then the nose comes over by itself, does you from shoe to knee, and takes the dog back to where it was. No report yet.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} gives the neighbours every move of it as it happens, over the shoulder, with its mouth full. When you win, it leaves that out. It comes and puts its velvet ears over your shoes until you have forgotten.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} until its socks are no longer white and its voice is gone. It has a great deal to say still. It says it into your palm, without sound, in small hot breaths.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You begin {item}, and {name} sings, flag up. Until now it has smelt the game and you one at a time. It puts its nose down exactly where your hand and the game come together, and its voice cracks.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{item}. {name} smells it on every side. It smells of shop. It is kind to it for a moment, and then goes to see how the bin has come on. Hide something instead.',
        'It does not run anywhere, nor does it hum: {item}. {name} would sooner have a trail with a piece of liver at the far end.',
      ],
      harmful: [
        'A yelp, the kind with no music in it. {name} has pulled its foot in under an ear and will not give it to you. Have done with this: {item}.',
        '{item}. {name} followed it, as it follows everything, to the end, and the end hurt. It sits there sneezing, and its eyes run. Keep it away from that.',
      ],
    },
    clean: {
      wanted: [
        'You wash the mud from inside {name}’s ears, where it cannot look and so never believed there was any. You hold the cloth under its nose. It reads it for a long time. Then it turns you the other ear.',
        'You sponge {name} from the front backwards, and the tail, which was brown to the end, comes out with a white tip. It looks round at that. It lifts it, dripping, straight up, for whoever had lost sight of it.',
        {
          text: 'Washed clean, {name} sniffs itself all over, finds a dog it has never met, and reports a stranger at full volume. With you that makes two. Sit on the floor and be smelled.',
          when: ['wary', 'well'],
        },
        {
          text: 'The mud comes off and with it, item by item, everything {name} knew. It bays each loss down the drain. Clean to the socks, it smells your hands, which it has never done, because they are where it all went.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} bears the wash because you are in it too, to the elbows. The fox it had rolled in runs down the drain. It listens to the last of it go. Then it rolls in your coat, and is somebody again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} howls at the soap, the tap and the towel, each in its own key, with its whole weight leaned on you. Afterwards it smells of nothing. It goes to find your boot, and lies on it to get its bearings.',
          when: ['trusting'],
        },
        {
          text: '{name} stands in the water with its tail down and lets three weeks of reading matter be washed off. It watches it go down the drain. One long wet ear comes to lie on your wrist, and is taken away.',
          when: ['wary'],
        },
        {
          text: '{name} stands in the water in its white socks and names it all as it goes: pond, fox, next door’s compost. It is sorry to lose them. Then the nose gets into your wet hand and finds the one that stays.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You wash {name}, which was clean, and only smelled of several streets and a fair. It follows the last of that round the plughole with its nose, and reports to the neighbours that it has been robbed.',
        'Nothing comes off {name} on the cloth, though you go into both velvet ears. It smells the cloth for itself. It finds a good deal there that you have missed, and tells you about it until you hang it up.',
        {
          text: 'You wash {name}, which was clean, and there is no smell left on it at all. It goes over itself from the white socks up, twice, and trots to the window to tell the neighbours. Nothing. At full volume.',
          when: ['well'],
        },
        {
          text: '{name} was clean, but a wash is news, so it howls the whole time with its chin resting on your arm. The neighbours think you are bathing a much larger dog.',
          when: ['well'],
        },
        {
          text: 'There was nothing on {name} but its own good smell, and you have washed that off. It stands there tricolour and dripping, with its nose in its armpit, and then under its tail. It asks the street, at full volume, who this is.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was clean. You wash it once more, and it lets you, velvet ears floating, and holds its nose up out of the suds. It is keeping one smell back. It has your cuff in its teeth for that.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is no dirt on {name}, you have been through both velvet ears. It leans its whole small weight on the brush and hums. Each stroke lets out a bit more of where it has been, and you get it all.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} howled before it knew what it was to be washed with, and that was {item}. The howl turned over in the middle and came down as a croon. You do the socks, the ears, the flag. It breathes it all in.',
        'As a rule a wash takes away everything that {name} has ever read. This one writes something on. It was {item}. It stands with its nose along its own clean shoulder, and can’t get to the end of it.',
        {
          text: 'It is {item}, and {name} informs you, and the street, and the street behind. You clean it down to the white socks. Then it puts its nose to its own flank, stunned, and reports that there is nothing to report.',
          when: ['well'],
        },
        {
          text: 'Two doors away the nose learns that it is {item}, and it brings {name} at a run. You clean it from socks to velvet, and there is not a sound out of it. The neighbours must be worried.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It smells of flowers that never were, and now so does {name}. It goes out and sees to that, at length, by the compost. Use a hound glove.',
        'It is got over with, note by note, in a minor key: {item}. Some of the ditch remains. A damp cloth for the ears would have been borne in silence.',
      ],
      harmful: [
        'It has taken away its nose. {name} goes along the wall sneezing, and knocks its head against things that it has known since it was born. Rinse it well, and throw out {item}.',
        '{item}. The insides of the ears are red and hot, and {name} drags them over the carpet, crying. Only water now. Never that.',
      ],
    },
    medicine: {
      wanted: [
        'You slip the medicine in behind {name}’s soft lip, and it goes down. The nose, which had nothing to say, turns damp, and lifts, and finds the wall: plaster, mouse. It gives a very small woof, as far as the nearest neighbour.',
        '{name} smells the medicine, then the spoon, then the thumb, and swallows. It has no comment. A while later its nose begins to stir towards the door, where something is going by. It is the first news for some time.',
        {
          text: 'The nose goes over the medicine twice and is against it. The small dog attached swallows. It does good, and {name} reports to the whole street, at full volume, that something has helped. It does not say you.',
          when: ['wary'],
        },
        {
          text: '{name} calls on all the neighbours to witness this, and in the middle of a howl, it swallows. The medicine does good. There is a pause, and it lets them know, with one eye on your hands, that they need not come yet.',
          when: ['wary'],
        },
        {
          text: '{name} smells the medicine, and knows exactly what it is, and looks at you over it. It takes it because the fingers are yours. The hot dry nose stays in your hand afterwards, and gets a little damp.',
          when: ['trusting'],
        },
        {
          text: 'You lift the lip of {name} and the spoon goes in. It can smell what is in it, and swallows. Its nose comes round an inch, as far as your thumb, and rests there, dry as paper. Another dose soon. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} smells the spoon, announces the contents to the street, and swallows them. It was perfectly well, as the street could have told you. It licks where the label was. Keep the bottle for a day when it has nothing to say.',
        'You give {name} its medicine, and the nose goes after it, inward, to see what it is for. It comes out none the wiser, wet and cold as a nose should be. Put the rest by for when it is dry.',
      ],
      loved: [
        'The nose of {name} knew it from the doorway: {item}. It sits down for it, flag up, and sings a little under its breath while it lasts. It tells next door to have some too.',
        'You say the word, and {name} wakes at the other end of the house and gives tongue. It was {item}. It stands there as good as gold until you have done, and then offers you its other side.',
        {
          text: 'No medicine gets past that nose. {name} smells it at once, under {item}, looks left and right, and swallows it with joy. It helps. It is the only smell that has never been reported.',
          when: ['item'],
        },
        {
          text: '{name} smells that the medicine is {item}, and tells the whole street. The neighbours will want to know. It swallows in the middle of a bark. It does good, and the street is told that too.',
          when: ['item'],
        },
      ],
      disliked: [
        'It went in three times and was told to the whole stairwell three times: {item}. Enough stayed to do some good. Wrap it in cheddar.',
        '{item}. {name} holds it under its tongue and hums, to show that its mouth is empty. You wait. The humming stops first.',
      ],
      harmful: [
        'It gave you its nose to hold, and swallowed. Now it shakes so that its ears tremble at the ends, and has no voice to tell anyone. Never again: {item}. Do not go away.',
        '{item}. {name} walks in little rings, after something that is not there, and falls over on the same side each time. Pour the rest away. It needs you near, and something that heals.',
      ],
    },
    discipline: {
      wanted: [
        '“Leave it,” you say, and {name} comes off the bin, where a haddock had just begun to tell its story. It walks away with its flag at half. Behind it, silently, the story goes on.',
        'You whistle, once, and {name} stops in the middle of the line with its nose still down. It was fresh, it went under the fence. It turns round. It comes back to you like a letter that could not be delivered.',
        {
          text: 'You ask for quiet, and {name} learns it. It has three voices and puts them away one by one. It used to come and tell you things in the smallest. A smell goes by, a good one, and it tells nobody.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told to leave the bin alone, and leaves it, with its eyes shut, by an effort that lifts its socks. It has learned. It comes to lie by you, and lies so that its nose is on the side of the bin.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} stops in the middle of the bay, with its mouth still round. You were right: it was four in the morning’s worth of noise about a hedgehog. It goes off with its tail at half. The hedgehog is still there.',
          when: ['from_child'],
        },
        {
          text: '“Softly,” you tell {name}, “we are indoors.” It tries. It turns out that it has only the one size. It sits against your leg with both cheeks full of bark and looks up, and swallows it for you.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Not before the neighbours are up,” you tell {name}, which has sat by the gate since it woke, cheeks full, holding in the news of a hedgehog. It hears you out. It asks, with both ears, whether they are up now.',
        'You explain to {name} about the bin, and its white socks are side by side, a good yard from the bin. It knows. It has known since the last haddock. It listens, nose politely shut, as far as a nose can be.',
      ],
      bad_time: [
        '“Quiet,” you say, and {name} is, with its mouth still open. That one was not for the neighbours. It was addressed to you, and you have sent it back unread. See to what it needs first. Teach it later.',
        'You scold, and {name}’s flag comes down, little by little, until the white tip lies on the floor. Only the nose goes on, over one hand and the other, for what it came about. Give it that. The lesson can wait.',
        {
          text: '{name} stands through the lesson with its flag up, then goes to the window and reports you to the street: your tone, your finger, your shoes. It has learned nothing. The street has learned a good deal.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will tell the neighbours about a leaf. All through your lesson it makes no sound, learns nothing, and then smells your hand once, from a yard off. There is no report. That is the report.',
          when: ['wary', 'well'],
        },
        {
          text: 'You raise your voice, and {name}, which could drown you any day, does not use its own. It backs off until its nose has lost you. For a beagle that is a very long way. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You used {item}, and even {name} can follow that. It comes off the picnic. It was a good clear line, it has to say, and it will keep to it. It says so to the hedge, not to you.',
        '{item}, and {name} shuts its mouth on the loudest half of a bay. It has understood. The half that is still inside makes its cheeks stick out, and it goes and sits under the cart until that has gone down.',
        {
          text: 'You make a lesson with {item}, and {name} is to wait until you say. The nose waits at your knee, the small loud dog holds itself down by the socks. You say. The neighbours are told how well it waited, all of them.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It obeys, and is silent over it, and lies down in the laundry with its face to the basket. A bit of liver would have taught it twice as fast.',
        'What it has learned by that is to do it when you are out: {item}. Lead it by the nose another time. There is plenty.',
      ],
      harmful: [
        '{name} ran from it, and where it ran you can see, for it left a wet line all along the wall. A voice is how it is made. Never use that on it: {item}.',
        '{item}. There is no sound from under the bed. It has taught {name} what your hand smells like when it is angry, and nothing more. Do not do it again.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name}’s ears over its eyes, one velvet flap for each, and it is night. Underneath, it sighs so loudly that a dog across the road replies. It leaves that one unanswered, and rests.',
        'You shut the door, which keeps out the smells, and draw the curtain, which {name} had never noticed. It lets its chin down over the rim of the basket. The last report is a groan. After that the neighbours must manage.',
        {
          text: '{name} informs the street that it is being put to bed, and by whom, and that it has concerns. It is asleep before it can go into them. The rest does it good, and the street as well.',
          when: ['wary'],
        },
        {
          text: 'You have shown {name} where to lie, and it sleeps, hoarse and worn out, deep in its own ears. You tiptoe past. The nose, which never sleeps, makes a short note of you. The rest of the dog is not told.',
          when: ['wary'],
        },
        {
          text: '{name} has carried your smell to bed in its nose and will not breathe out for fear of losing it. So you stay. It lets go, in a long velvet sigh, and sleeps. No neighbour has been told where you are.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tuck {name} in, and it lies there with its nose out, which is not tired and never has been. Somebody two doors off has opened a tin. It is up before you have put out the lamp, to spread the word.',
        '“Settle down,” you tell {name}, and it does so, with a groan, for the length of one breath. That breath had a hedgehog in it. Now it stands at the door with its flag up, and wants it settled out there.',
        {
          text: '{name} is in bed and not tired at all. It has smelt your sleeve as you bent over it, with care, both sides. The street is now informed, joyfully and at length, that it would do well to smell you too.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed wide awake, its tail straight up and its nose full of news. It will not tell you any. It waits until you have shut the door, and then it tells the neighbours.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired, having just had news from the garden. For your sake it lies down on all of it. A bay comes out at one side. It puts an ear over the place and looks up at you, full to the brim.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You tuck in {name}, and the nose has never been less tired. But you sat down on the bed, so it stays, and puts the nose up your sleeve. It can follow you to sleep from there, as far as the elbow.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It was to be {item}, and {name} took one long breath of that, and turned round, and lay down in it, ears over everything. You hear the nose go on for a bit, slower. Then they hear it in the road.',
        '{item}, and {name} goes into its basket, nose first, and does not come up. The ears settle like two blankets. Whatever goes by in the lane now will have to announce itself.',
        {
          text: '{item}, and {name} must read it all first, from one end to the other, aloud. Towards the end the reading gets slow. It comes to a smell that is you, stops there, lays its ears over the place, and sleeps.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It smells of being the only one. {name} rests a little, and hums to make it more, and moves by and by to the dirty laundry.',
        'It lies on it for a time, out of manners, with its nose hung over the side: {item}. A basket with somebody’s shirts in it would do better.',
      ],
      harmful: [
        '{name} has come off it gasping, and its eyes water. Something in there was bad for it: {item}. Get it out of the house and air the room.',
        '{item}. No humming comes from the heap. You dig {name} out by the ears and it cries, on one note, and cannot smell whose arms these are. Never again, that.',
      ],
    },
    reflect: {
      awake: [
        'You sit down by {name}, and its nose comes as far as the crook of your elbow, where your sleeve is most like you, and breathes there. It makes no comment. From this dog, that is like being told a secret.',
        'You sit with {name}, and it has no report to make. Its nose goes once along your arm, as one passes a hand over a book one knows. Then it lies down on your foot, and breathes there.',
        {
          text: 'You sit still and give off what you give off. {name} lies a yard away with its eyes shut and takes it in, nostril by nostril. Some of it must be good. One white sock has come out and lies against your shoe.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} lies over your feet in a heap, ears spread, and for once has nothing to declare. Only the nose works on. It loses you in the carpet, and finds you, and each time the tip of the flag says so.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has its nose in the bend of your arm, velvet ears spread, and breathes you in and out. All manner of news is going by under the door. The neighbours will have to do without.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit on the step and {name} leans on you, and reads you the street as it comes by on the wind. You smell nothing at all. It waits at the good parts, all the same, so that you can keep up.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} goes over your shoe, lace by lace, and stops at the ankle. It has come to where you begin. It thinks about that. Then it lays one ear across the shoe, to keep its place.',
          when: ['warming'],
        },
        '{name} hums a little in the quiet, on one note. It only does that about something good, and by the way it licks its lips this was {loved}.',
        '{name} once had nothing to smell of you but an old coat, for {wait}. It puts its nose against the inside of your wrist, where you are fresh, and leaves it there.',
      ],
      little: [
        'You sit down, and {name} gives you one sniff. It has had this page. Go out and get some wind on you, and come back with news.',
        '{name} knows by now how you smell at this hour, three times over, and loves it. There is a crumb under the dresser which it has not spoken with at all.',
      ],
      ill: [
        'It cannot find you by the nose, so you put your hand over its eyes. {name} lets its breath out into your palm. Stay a little. Then there is something else that it lacks.',
        'You are the heap tonight. {name} crawls in under your cardigan and stops there, as though at the end of a line. It needs company, and then help.',
      ],
      asleep: [
        '{name} is asleep, and you sit down beside it, not making a sound. It isn’t sound that it goes by. The nose lifts, and finds you, and all four white socks leave off running. You have been caught up with.',
        'While you sit there {name} goes on sleeping, one velvet ear turned inside out. You lay it the right way. It sighs as far as the gate, and its nose comes to rest in the crook of your sleeve.',
        'A paw goes, then the others. It is running something to earth in there, and murmurs what: {loved}. You sit by, and it runs easier.',
      ],
      shy: [
        'You sit at your end of the room, and {name} stays at the other, flag down, nose up. It is taking you in by instalments, through the air, with the sofa between. You shift, and it starts again from the top.',
        'You sit on the far side of the yard with the wind at your back, so that {name} need not come closer. It lifts its nose over the trough. It reads. It has got, you think, to your childhood.',
        {
          text: 'You sit, far off. {name} is a nose with a small loud dog attached. The nose would like to come. The dog sings from the hall. In the end the nose gets a yard further in than the dog had meant to go.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down at the far end, and {name}, flag up, reports you to the neighbours: shoes, soap, somebody’s cat. You stay where you are. After a while the same report is given again, rather more quietly.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit, and {name} lies across the room and looks at something else. But the nose has come up. It takes in a little of you, and a little more. The tip of the flag moves. It has told nobody yet.',
          when: ['from_child'],
        },
        {
          text: '{name} lies on the far side of the yard, pointing elsewhere. But you sit upwind. After a time the ears go slack and the nose comes up, twice, three times, and it has moved one paw this way to get it clearer.',
          when: ['from_child'],
        },
        {
          text: 'You sit down on the floor, and {name}, hours old and mostly ears, sniffs from behind the basket and gets its first whole breath of you. It sneezes. It thinks that over, and takes another, from no nearer.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'beef sausage':
        '{name} knew about the beef sausage at the butcher’s, and has been telling it since. It goes in whole, with a high note. Then it follows the smell back up your arm to the paper, the string, the knot.',
      'measured kibble':
        'You level off the cup, for it is measured kibble, and {name} watches the knife take away eleven. It eats the rest like a tide. It looks behind the scales, and there, on your cuff, is one of the eleven.',
      'green beans':
        'Green beans: it gives the first a sniff of courtesy. There is butter in the matter, somewhere. {name} goes down after it with both ears in the dish, humming, and comes up with a bean in one, for later.',
      'liver treats':
        'You close your hand on the liver treats and put it behind you. {name} does not look. It shuts its eyes, walks round you, and sings at the right knuckle. You open. It eats, and sings at the left.',
      'rabbit stew':
        'There is a line in it, running, and {name} gives tongue the moment that the lid comes off the rabbit stew. It hunts it round the dish, ears afloat, kills the potato, and looks back to see if you kept up.',
      'apple slices':
        'One crunch, and {name} stops, ears up. The apple slices are from the tree behind the school, and there has been a wasp. It tells you so, with its mouth full, and eats right through to the tree.',
      'cheddar crumbs':
        'You brush the cheddar crumbs off the board, and {name} is there before they land. After that it does the boards, grain by grain, out at the kitchen door and along the hall. It had no idea that you had carried so much.',
    },
    play: {
      'scent trail':
        'You dragged the scent trail through the nettles, and {name} takes it through the nettles, at the top of its voice. At the gate you had stopped to tie your lace. It stops there, too, sits, thinks of you, and goes on.',
      'snuffle mat':
        '{name} wades into the snuffle mat up to the eyes, and you hear it breathe, in and in, like a bellows under a rug. Biscuit. Biscuit. A thing you lost in March. It brings you that, and dives.',
      'hidden treat hunt':
        'For the hidden treat hunt you shut it in the hall and are very cunning. The door opens. {name} does not look on the shelf, or in the vase. It smells your fingers, thanks you, and goes to all nine.',
      'howling duet':
        'You begin it, low, feeling foolish. {name} comes in from three rooms away, running, and by the second bar has its throat to the ceiling beside you. For the howling duet it takes the part where the window hums.',
      'nosework boxes':
        'There are ten nosework boxes, and nine are lies. {name} goes down the row with its tip in the air, says no, no, no, and at the seventh it sits. You open the seventh. It sings it to the other nine.',
      'rabbit squeaker':
        'You press the rabbit squeaker, behind your back, and {name} answers before it knows. It runs to the hedge, since rabbits live there. It runs to you. It stands between the two, ears up, torn, singing both.',
    },
    clean: {
      'hound glove':
        'You draw the hound glove down its side, and what comes off is a fortnight, in three colours. {name} smells it, day by day, while you do the other side. It asks for Wednesday back.',
      'long ear wipe':
        'You lay the ear on your palm like a page and go down it with the long ear wipe. There is gravy in the margin. {name} sighs, turns its head, and gives you the other half of the book.',
      'rubber curry mitt':
        'Round and round goes the rubber curry mitt, and {name} sets its white socks wide and groans, on a scale. When you get to the root of the tail, up goes the tip, and it hits the top note by itself.',
      'muzzle wash':
        'It shuts its eyes for the muzzle wash, and you go along the lip with a flannel: egg, soil, egg. All that work. When you have done {name} opens them, breathes in, and finds the world has a front again.',
      'burr removal':
        'There are burrs in the ears, and you sit in the doorway for the burr removal with its head in your lap. {name} tells you which hedge, at each. When you throw them out, it goes and shows them where home was.',
      'baking soda rub':
        'You shake on the baking soda rub, and {name} goes white and sneezes twice. It smells its own side. There is nobody there. It stands in the middle of the kitchen, unread, until you rub a sleeve on it.',
    },
    sleep: {
      'den crate':
        'You hang the blanket over the den crate, and in go a boot, a bag, and {name}. It turns until all the smells are on the inside. A nose comes to the bars, takes one last line of you, and folds.',
      'pile of blankets':
        '{name} goes into the pile of blankets, barking, as one goes into a crowd. The pile heaves, and quarrels, and lies down in six places. You put on the top one. It hums from underneath, in parts.',
      'laundry basket':
        'You had sorted it. {name} gets into the laundry basket, and now the whites, the darks and the dog are together, with your shirt uppermost. It puts its nose down the neck of that, and is gone.',
      'packmate cuddle':
        'You lie down on the rug, and there is a packmate cuddle before you have found your elbow: ear over arm, chin on knee, a white sock in your ribs. {name} counts noses, by nose, and comes to two.',
      'radio murmurs':
        'You turn it low, and the radio murmurs to itself about shipping. {name} lies against the warm back of it, nose to the grille. Somebody in there has been eating toast. It hums, and drifts out past the lightships.',
      'warm stove corner':
        'In the warm stove corner there are forty years of soup in the wall, and {name} lies with its nose to them. You bank the fire. It breathes its way back, past your time, to some great stockpot, and sleeps.',
    },
    medicine: {
      'deworming tablet':
        'You have it in a ball of cheese. {name} smells the cheese, the thumb, the deworming tablet, and the kindness. It takes the lot, and goes over your hand to see how the thing was done.',
      'ear infection drops':
        '{name} lays the bad ear in your lap, inside out, and hums while you count in the ear infection drops. When you fold it back it hears the hum from both sides, and stops, and does it again.',
    },
    discipline: {
      'quiet cue':
        'You give the quiet cue, one finger, and {name} swallows a siren. It goes down with a lump. The tail is singing still, and the eyebrows, and it looks from you to the window with its mouth shut.',
      'closed bin lid':
        '{name} has never believed in one, and goes over the closed bin lid with its nose, hinge to lip. You stand by with folded arms. At last it sits, and breathes out, and the lid mists over.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep under everything you own, and does not smell it even when you hold it to its nose. It wakes at {wakes_at}. You can reflect beside the heap.',
      'The hunt is in full cry in there, and cannot be called off before {wakes_at}. Sit down by {name}, if you like. It makes room for hounds.',
    ],
  },
  stages: {
    child: [
      'Overnight {name} has become a child and grown a nose. The rest is expected to follow. It trod on its left ear on the way to tell you, and fell into the news.',
      'One day old, a child, and hoarse: {name} has found out that it is on the inside of that noise, and can make it go.',
    ],
    teen: [
      'Half grown, {name} hears with its nose only. You may call. It is at the far end of a smell, and has a previous engagement. What it eats, and when, makes the dog of it.',
      '{name} is a teen, and its voice breaks in the middle of every song, on the best note. It looks round each time for whoever did that.',
    ],
    high_care: [
      'Your trail ends by the stove, in two slippers, and there a {form} has lain down in the fresh part. {name} has got to the end of growing.',
      'A {form}, and full grown, in three colours and excellent voice: {name} sings, and by now the street joins in. It always has good news to give them.',
    ],
    balanced: [
      'Over the hill goes a white tip, after whatever went by. {name} has turned out a {form}, and its own smell leads it home by supper.',
      'Grown now, a {form}, {name} has a hundred lines open and you are one of them. It takes you up where it left off, and never has to cast about.',
    ],
    low_care: [
      '{name} grew up by itself, and is a {form}. Nights, you hear the song, some way off, going along the edge of things. By the time you have the door open it is only air.',
      'It looked round so often for the pack that it stopped: {name}, a {form} now, and full grown, runs without a sound, and holds its tail low, for nobody.',
    ],
    rescue: [
      'One ear was torn, where it all but lost the line. {name} has grown up a {form}, sweeps up as much with the other, and cries the news a little sooner than it need.',
      'A {form}, full grown: the trail of {name} has a place in it where it stops, and a hand’s breadth on begins again. It can show you with its nose. It smells of you there.',
    ],
  },
  trust: [
    '{name} has put its whole nose up your sleeve, as far as the elbow, and left it. It had been wondering what was in there. It was you.',
    'When it looks round now, in full cry, to see who is behind, it does not look surprised. {name} has told the street that it hunts with you.',
    '{name} has brought you to a certain corner, been quiet, and gone away on tiptoe. It is its best smell. It has left you alone with it.',
  ],
  streaks: [
    'Ten meals, every one of them when the stomach rang. {name} has given it out from the front window, and from the back one to be fair.',
    'Twenty-five on time. The postman has congratulated you on the gravies. It was {name} who let it be known.',
    'Fifty in a row. {name} has made a song of it with a verse to each, and is at the liver.',
    'A hundred meals on time, and for the hundredth {name} did not run ahead to look. It walked beside you to the kitchen, humming, with its nose in the air.',
  ],
  ages: [
    'Ten days: {name} has been over the whole house at the height of an ankle, and begins now on the knee.',
    '{name} is thirty days old. There is a groove in the air between your chair and the larder. It made that, by hand.',
    'A hundred days. You can no longer smell them, but {name} can, all of them at once, like standing in a kitchen with the lids off.',
    '{name} is one year old. This morning the wind stood exactly as it did on the first day, and it lay down in the door and had that again.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['scent trail'] },
      wish: 'It has rained, and everything has gone from the yard but worms. {name} would like someone to lay it a scent trail, with a turn in it that it does not see coming.',
      granted:
        'It did not see it coming. It sang from the wrong side of the hedge for ten minutes, in bliss, before it cast back.',
    },
    {
      by: { action: 'play', item: ['howling duet'], hours: [17, 21] },
      wish: 'Towards evening there is a note in {name} that wants another beside it. It would be so glad of a howling duet, before the street goes to bed.',
      granted:
        'You were flat, and brave. A door opened over the way, and someone held out the third. {name} has asked them all for tomorrow.',
    },
    {
      by: { action: 'play', item: ['hidden treat hunt', 'nosework boxes'] },
      wish: 'Somewhere in this house, {name} feels, there ought to be a thing in a place. Hide it a treat, or set out the nosework boxes, and go and stand looking innocent.',
      granted:
        'You stood by the fourth one, looking innocent. It was in the fourth. {name} sang for the other five as well, so that nobody should be sad.',
    },
    {
      by: { action: 'feed', item: ['beef sausage', 'liver treats'] },
      wish: 'The paper bag under its bed is almost out of sausage. {name} would like to have it filled up at the next meal: beef sausage, or liver will do.',
      granted: 'The sausage was for the dog. The paper was for the bag. The string, {name} says, it is going to save.',
    },
    {
      by: { action: 'feed', item: ['rabbit stew'] },
      wish: '{name} has run after rabbits in every sleep it ever had, and has never been told how it ends. It thinks that rabbit stew may be the last page.',
      granted:
        'So that was how. {name} licked the bottom, and lay for a long time gazing at the wall, and that night it ran after them just the same.',
    },
    {
      by: { action: 'feed', item: ['cheddar crumbs', 'apple slices'] },
      wish: 'What it would like is not so much a dinner as an accident: some cheddar crumbs, or apple, near the edge of the table, and nobody looking.',
      granted: 'You looked the other way, and whistled. {name} thought that you did it very naturally.',
    },
    {
      by: { action: 'clean', item: ['long ear wipe', 'burr removal'] },
      wish: 'The left ear has begun to talk. {name} would like it seen to, with the ear wipe, and any burr that turns up there shown to it first.',
      granted: 'Two burrs, a petal and a small quantity of soup. {name} smelled each of them goodbye.',
    },
    {
      by: { action: 'sleep', item: ['laundry basket', 'pile of blankets'] },
      wish: 'The shirts are in and nobody has ironed them yet. {name} would like to be put to rest in the laundry basket, or under every blanket there is, before they are only clean.',
      granted: 'You went through its ears on the way to your shirt. It hummed, and moved over for the sleeve.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has been on the line since daybreak, and where the line goes there is no telling. {name} would like you to be the one who says: here, for today.',
      granted:
        '“Here,” you said. {name} smelled the spot, found nothing against it, and let its legs go, front ones first.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have been out. {name} has only had the cuffs. If you were to sit down with it for a while, it could have the whole story.',
      granted:
        'You sat, and it had it all, with the bus. At the part about the bakery it asked you by signs to begin again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A person smells otherwise at night than at noon, and {name} has only the one of you on its list. Sit with it twice today, and let some hours go by.',
      granted: 'They were both you. {name} suspected it. It laid an ear on either, and was glad to have two.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: '{name} has a song in two halves, and always falls over the cat in the middle. If it were played with twice today it might get to the end.',
      granted:
        'The second half has no cat in it. {name} sang it out to the last note, and was so moved that it had to sit down.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The boot that must not be opened',
        shape: 'cup',
        text: 'There is a wet Sunday in it, with woods. {name} has stopped up the top with a sock, and takes one breath a week.',
      },
      {
        name: 'A button off the postman',
        shape: 'button',
        text: 'It smells of two hundred doors. {name} reads it in bed.',
      },
      {
        name: 'Half a programme',
        shape: 'ticket',
        text: 'From the evening when the brass band came by and {name} joined it. The other half was eaten, on account of the glue.',
      },
      {
        name: 'The burr',
        shape: 'acorn',
        text: 'It rode in the left ear the whole way over the hill. {name} would not have it thrown out, as it had come so far together with it.',
      },
      {
        name: 'A horn',
        shape: 'whistle',
        text: 'Brass, with a dent. It was in the hedge. {name} cannot blow it, but smells along it to the end, and there are the hounds.',
      },
    ],
    return: {
      name: 'A leaf without a smell',
      shape: 'leaf',
      text: 'It came back in its ear. {name} has tried it on both sides, wet and dry. It keeps it in your pocket, and it is beginning to smell of pocket.',
    },
    streak: {
      name: 'The paper bag',
      shape: 'letter',
      text: 'There was a sausage in it once, and now there are twenty-five meals’ worth of air. {name} lets you hold it shut.',
    },
    hundred_days: {
      name: 'A bit of the first doormat',
      shape: 'wool',
      text: 'All the rest of it has been read to pieces. On this there is a foot, coming in, and {name} knows the foot by heart.',
    },
  },
  release: [
    'The door is open and the whole wind comes in. {name} reads it, all the way down, and goes, white tip up. For as long as it can be heard it lets you know how it is getting on.',
    '{name} goes once more along your trail, from the egg to the shoes, and has it whole. Then it takes up another, by the gate, an old one. It looks round to see whether you are behind.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had called the pack, on all three voices, until each gave out. It died lying on your trail, where that was freshest.',
      'Nobody came. {name} had its nose in the sleeve of a coat, and what there was of you in there it has breathed up.',
    ],
    hunger: [
      'The bowl had been licked until it smelled of nothing, and then {name} had smelled that, too. It is dead of hunger.',
      'A paper bag lies by the stove, torn open along the seam and read to the end. Beside it lies {name}, who was not fed.',
    ],
    illness: [
      '{name} is dead. The nose went on a short time by itself, following something that went out under the door.',
      'There was a note, quite clear, with no breath behind it. Then the kitchen was as quiet as it never was. {name} has died.',
    ],
    poison: [
      'Its nose had told it, and it listened to you instead. {name} is dead of that.',
      'It followed a smell to the end, as it always did, and the smell was in your hand. {name} has died of it.',
    ],
  },
  returned: [
    'A nose comes round the door, close to the ground, and on, and on, as if it were pulling something heavy. It was. Here are the ears, and here is {name}. It has followed you home.',
    'You hear it before you believe it: one cracked note on the stairs. {name} stands there, breathing you in, and does not breathe out for a long time.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small hound with long soft ears and a loud voice. Hush, and you will hear how quiet it is.',
      '{name} lies here with its nose to the ground.',
      'Whatever you have in your pocket, {name} would have wished to know. Let it lie by the stone a little.',
      'Here {name} lies curled, nose under tail, four white socks together.',
      {
        text: 'The street has had no news since {name} was laid here. It used to tell us everything, at the top of its voice.',
        when: ['from_child'],
      },
      {
        text: '{name} could find anyone by the smell of their shoes. Leave yours on the grass a moment.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The trail went cold, and it stayed on it.', 'It called, and behind it there was nobody running.'],
      hunger: [
        'It could smell every supper in the street, and none was for it.',
        'Long after there was nothing in it, it knew what had been in the bowl.',
      ],
      illness: ['One morning it could not find the kitchen.', 'It lost its voice first, and told no one.'],
      poison: [
        'It had the best nose in the parish, and believed a hand.',
        'Somebody held out the wrong thing, and it had never left anything.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name} and there is butter, there is butter in the house, and a wet umbrella, and somebody has been stroking a horse. You must tell them. You have told them. They laughed, and that has a smell too, like warm bread, and what you were going to say was, no, wait, under the door, is that a rabbit? Come on. Come on, both of you, run.',
      'You are {name}, and it all comes in at your nose and goes out again as singing. Today it is liver and rain. You are so glad that your ears have turned inside out. Did everybody hear? You will sing it again for those at the back. There was something you wanted of your person, and it was, do you smell that? It was to go after it, with them, now.',
    ],
    content: [
      'You are {name}, on the doormat, with your nose in last week. It was a good week. The same two shoes go out dry in it and come home wet, and there was a ham on Sunday. You are in no hurry. You can hear the kettle, and somebody’s feet, and they are the right feet. You would like them to come here when they have been somewhere, and hold still, and let you read them.',
      'You are {name}. There is a smell that begins under the dresser with a bit of eggshell, and goes under the chairs, and up to the bed, and out, and home, {days} days long, and you have never once lost it. It always ends in the same pair of shoes. Then the shoes get up, and you go after them. You hold up your tail so that they can see where you are. Let them come and sit down now.',
    ],
    bored: [
      'You are {name}. Soap. Soap, and behind that, soap. You have gone along the whole skirting and there is not a soul in it. You said something down the stairwell and what came back was yourself, and you have never been able to smell that person. It is not naughtiness about the bin. The bin is the only one here with a past. If somebody would hide a thing, any small thing, and let you find it, you would tell everyone how kind they were.',
    ],
    hungry: [
      'You are {name} and it is ham next door. It is leeks upstairs. Somewhere below you somebody is doing something slow to an onion, you could weep. And here? You have put your nose into every corner, and there is the bowl, and in the bowl there is only last Sunday, and you have licked that. You are going to sing now. You are sorry. You will stop at once, in the middle of the note, if there is supper.',
    ],
    starving: [
      'You are {name}. You are following something over the kitchen floor, it is very old and very thin, it was a crumb. You have lost it. Here it is. There was singing in you and you have used that up. All the suppers of the street go by at the height of the window, and none of them turns in. You would not ask for gravy. Come, somebody, with food of any kind, come now, and you will find the voice to say thank you.',
    ],
    sick: [
      'You are {name}, and someone has closed the book. You put your face down on the page, and it is a floor. You know that there is a stove, because it is hot on one side. You know that they are here, because the boards say so, but they could be anyone; they could be a chair. You never thought that one could be lost in a kitchen. Come close, one of you, with the bitter stuff, and hold still, so that you can be found.',
    ],
    failing: [
      'You are {name}. The line goes on under the door, and it is so easy now, there is no need even to put your nose down. The others have gone ahead. You can hear them behind the hill, all those voices. You would have liked to tell somebody. There is one smell on this side yet, wool, and salt, a warm wrist. It does not go anywhere. Come with the medicine, wrist, come quickly, and you will be stayed for.',
    ],
    near_death: [
      'You are {name}, lying on the last place where there was a foot. It has been getting fainter and you have breathed as little as you could, so as not to use it up. You sang. You sang all the three, and no one came up from behind, and you have thought that perhaps there never were any, only you, with your tail up. If one came. It need not be a hound. If one came and sat down on this spot, there would be a pack.',
    ],
    asleep: [
      'You are {name}, and the grass is over your ears, and wet, and every blade has been touched by it. There it goes. You open your mouth and the whole hill rings, and to the left of you another takes it up, and to the right, you did know, you always knew that they were there. On, on. One of them runs on two legs and smells of sleeve. If that one is sitting by you now, it can stay in the line. Nobody is ever left.',
    ],
    shy: [
      'You are {name}, behind the stove, and from that person comes a great deal of air. You are going through it. Ink: good. A dog, once. Something sharp near the hands that may be fright or only lemons. It would go faster if you went nearer and you are not going nearer. You have given out half a bark to see what they would do with it. Do nothing with it, whoever you are. Sit there, and smell, for as long as it takes.',
    ],
    back_from_death: [
      'You are {name}. You have been in a place with no air in it and therefore no one, not even before. You cannot tell about it. You, who have told about every chop in the parish. Then came a thread of something. Wool and salt. You put your nose down and did not lift it until there was a doorstep. Now you would like to lie with your face in that sleeve, and at the proper hour to smell something being warmed, for you.',
    ],
    hurt: [
      'You are {name}. Your nose said no. It said so quite clearly, and then the hand said yes, and you have never yet stopped for a nose when there was a hand. Now all the inside of your head is that one smell, there is no street left, there is no stove. You are not going to tell anybody. Come back, hand, smelling as you did. Open the window, and take that away, and be very still here.',
    ],
  },
}

export const BEAGLE: Species = {
  slug: 'beagle',
  name: 'Beagle',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['vocal', 'social'],
  personality:
    'A nose with a small loud dog attached. Reports every smell at full volume and is certain the neighbours want to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'beef sausage',
        'measured kibble',
        'green beans',
        'liver treats',
        'rabbit stew',
        'apple slices',
        'cheddar crumbs',
      ],
      play: ['scent trail', 'snuffle mat', 'hidden treat hunt', 'howling duet', 'nosework boxes', 'rabbit squeaker'],
      clean: ['hound glove', 'long ear wipe', 'rubber curry mitt', 'muzzle wash', 'burr removal', 'baking soda rub'],
      medicine: [
        'vet checkup',
        'ear infection drops',
        'deworming tablet',
        'vitamins',
        'thyroid tablet',
        'weight check',
      ],
      discipline: [
        'quiet cue',
        'recall whistle',
        'closed bin lid',
        'nose redirect',
        'long line walk',
        'ignored howling',
      ],
      sleep: [
        'den crate',
        'pile of blankets',
        'laundry basket',
        'packmate cuddle',
        'radio murmurs',
        'warm stove corner',
      ],
    },
    harmful: [
      'raisins',
      'onion gravy',
      'cooked chicken bones',
      'rat poison bait',
      'corn cob',
      'chocolate biscuit',
      'slug pellets',
    ],
  },
  appearance: {
    look: 'a compact tricolour hound with velvet ears, white socks and a flag-tipped tail held straight up',
    colours: ['#a8642c', '#fbf5ea', '#2b2320'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'drop',
    tail: 'up',
    eyes: '#4a2f1c',
    skull: 'square',
    earTint: 'shade',
    tailTip: 'belly',
    marking: 'saddle',
    extras: ['socks'],
    headSize: 1.02,
    size: 0.94,
  },
  book: BOOK,
}
