/**
 * The Quantum wants both. It fears the question “which?”, asked with a torch. It is a teal kitten seen twice at once,
 * and its two outlines have not agreed on a paw since it was hatched: the one goes left of the chair, the other right,
 * and they compare. Looked at kindly, from the side, it stays two, and is merry. Stared at, it comes down to one small
 * definite cat, and that is its way of being ill, sad and starved: it is only in one place. It hoards boxes that have
 * not been opened, since as long as they are shut everything is in them. It sneezes before the dust. It leaves by
 * doors it did not come in by, and sheds its teal fur in stripes. Its halves lay wagers against each other and pay in
 * fur. Nobody has ever seen it arrive. It eats the meal from both ends and is startled in
 * the middle. It sleeps half at a time. It sulks by being probably elsewhere. It trusts by choosing: of all the places
 * where it might be, it is on your knee, with both outlines, on purpose. It never opens a box, never lands the way it
 * fell, never says yes without the other one’s saying perhaps. Its keeper is the one who looks away in time.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg falls into halves and a teal kitten climbs out of each. They meet on the table, walk into one another, and nearly fit. One ear is left over. {name} looks up at you, from roughly there.',
    'You lift the cloth to see whether it has hatched, and that settles it. A teal kitten, wet, looks at you from the shell, and again from slightly beside the shell. You count the paws, and get seven. {name}, more or less.',
  ],
  looks: {
    thriving: [
      '{name} is playing leapfrog with {name}. Each time, the one beneath is gone before the other lands, and there’s a small thud and great applause, of two paws each. They’ve got as far as the pantry.',
      'On the tightrope of the bed rail goes {name}, and falls off, and doesn’t. The fallen one looks up with admiration. Then it climbs up for its turn at not falling. You may hum the drum roll.',
      {
        text: '{name} has taken one step, in two directions, and sat down at both ends of it. Each of it stares across at the other, ears up, delighted. You bend and stroke the left one, and it is the right one that purrs.',
        when: ['baby'],
      },
      {
        text: 'There are eight paws in the basket and, by your count, one kitten. One outline yawns and the other catches it. Each seems glad to have been born next to somebody so like it. Nothing is needed.',
        when: ['baby'],
      },
      {
        text: '{name} is curled on the cushion with great conviction and, more faintly, on your coat. You are careful not to be sure. After a while you lift the cushion, to plump it, and it is empty. Your coat is purring.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come in with your eyes shut, as a courtesy. There is a kitten against your left ankle and a kitten against your right, and one purr between them. You do not check. The purr gets louder at both ends.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look under the bed for {name}, so it is at the door. You look at the door. A purr starts up beneath the bed, and the same purr by the door, slightly behind. You look at the wallpaper, and have both.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You come in with your eyes shut, out of manners, and {name} settles on your left shoulder and in your lap. Both purr. When you do open them, it has chosen the lap, and doesn’t seem to mind.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is at the door, looking pleased. You check under the bed, where it is also looking pleased. When you sit down they both get into your lap, eight paws of them, of which you can feel four.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is happy at the door and happy under the bed, and wants for nothing in either place. You look in, just to check. Well, now it has been checked. It is under the bed.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in. One outline of {name} is on its back, belly up, in bliss, in want of nothing. The other has seen you. It quickly lies down on top.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} is sitting on one stair and on the next, since it couldn’t be decided which was better. One washes while the other one keeps its place. Every now and then they change, and nothing’s different.',
      'One outline of {name} washes its left ear. The other washes its right. They reach the nose together, disagree about whose it is, and leave off. It sits there with its edges humming faintly.',
      {
        text: 'You lay a hand on the cushion and there is a kitten under it, and a kitten on the sill watching a hand on a kitten. It is fine, you say. Four ears go back. It seems fine, you say. Two come up.',
        when: ['well'],
      },
      {
        text: 'You ask how it is. One outline of {name} nods, the other shakes its head by the same amount, from opposite ends of the rug. You don’t press for a figure. They sit down again, more or less in one place.',
        when: ['well'],
      },
      {
        text: '{name} is probably on the windowsill. It is also, to some extent, in the laundry. Neither of it wants anything, and both are washing the same paw. You close the door gently without settling the matter.',
        when: ['well'],
      },
      '{name} is {days} days old, and has still not got its two outlines to agree about where its paws go. It walks across the room on eight of them, and it sounds like rain.',
      '{name} lies on top of a closed box, spread out, a paw down over every side. It has not looked in. So it may still be in there, the thing that it likes best: {loved}.',
    ],
    curious: [
      'You toss a coin for the dishes. {name} has both its faces lifted, and says which before it lands. It says the other one, too.',
      'The mousehole has two entrances, and {name} has put its head in at each. It would like somebody to tell it what it looks like in the middle.',
      'A parcel has come. {name} walks on top of it and underneath. You reach for the scissors, and a paw is laid on each of your wrists. Not yet.',
    ],
    bored: [
      'One outline of {name} is at the door and one is under the bed, and on the carpet between them lies the ball. Each is hoping the other will begin. Neither feels up to it. Come and play.',
      'The cardboard box is closed. {name} is in it, and it is also sitting beside it, with its chin on the lid, wondering who could be inside. Neither has guessed for some while. Come and lift the flap.',
      {
        text: 'It has looked straight at itself, the way one should not, and there is one kitten under the chair, with its chin flat. Do not look too. Roll something past it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits to the left of its dish and to the right of it. As long as nobody looked, there might have been something in there. Somebody has now looked. Its meal is due, and it would prefer the other answer.',
      'One of {name} is waiting at the cupboard and one at the dish, and they have left the whole way between them free for you. They do not agree as a rule. Its meal is due, they both say.',
      {
        text: '{name} is so new that its two halves still bump. Both have fallen into the empty dish, one from either side, and each seems sure that the other must have had it. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'One outline of {name} sits in the clean dish, looking up. The other sits beside it, licking its lips, as though it had been fed. You can settle which of them is right. It is past time, so settle it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'One {name} is sitting by the empty dish and one is under the bed. The moment you look, they are both under the bed. Fill the dish now, for the meal is overdue, and then take an interest in the ceiling.',
        when: ['wary', 'well'],
      },
      {
        text: 'If you look, there is no one by the bowl. If you look away, two outlines are sitting there, and neither believes you are coming. {name} is half wrong. Put the food down and shut your eyes.',
        when: ['wary', 'well'],
      },
      {
        text: 'The {name} you are looking at is not waiting, and would like that understood. The one you are not looking at has both paws in the empty dish and its chin on the rim. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'One {name} is by the dish, and one is on the stairs, listening for your key. Ordinarily they agree on nothing, not even the paws. Just now they are the same to a whisker. It is late. Feed them now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'You look under the bed, and {name} does not turn out to be somewhere else. Both of it moves back half an inch from your hand. It is weak. Bring the meal, now, and leave off checking.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The two outlines of {name} lie close, each with a paw over the other. They agree about you, and it is not to your credit. The meal is overdue. Bring it now. Let it be certain of that.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} is at the empty dish twice, mewing a little out of step with itself, so that it makes one long mew, without a gap for anybody to say “in a minute” in. It is hungry. Feed it now.',
      '{name} has looked into the dish from the left and from the right at the same moment and, most unusually, got one answer. Both outlines sit down, a little apart, to be hungry about it. The meal is late. Feed it now.',
    ],
    starving: [
      'One outline lies at the empty dish. The other, which had gone to look elsewhere, comes back and lies down inside it, and every paw is just where it seems to be. {name} is starving. Feed it at once.',
      'You look by the door and there is no {name}. You look under the bed and there is no {name}. It lies halfway, which is as far as it got, and the floorboards show through both outlines. Feed it at once.',
    ],
    weak: [
      '{name}’s two outlines have settled on the same spot and agree about every paw. From you it would have taken that as an insult. It is simply too weak to be elsewhere as well. Medicine, please, or a proper rest.',
      'The two outlines of {name} are leaning on each other, like cards, and if either moved they’d both be down. They don’t quarrel over paws today. It’s not ill yet. It needs medicine, or to be let lie.',
      {
        text: 'They have a bet on, which of them can still get up on the chair. Neither can. {name} pays itself, a tuft each way, and is vastly amused from the floor. Medicine, or a long lie in a box.',
        when: ['glad'],
      },
    ],
    dirty: [
      'One outline of {name} has mud to the elbows. The other maintains that it has washed. You take a cloth to the clean one, only to be sure, and it comes away black. Two baths are needed, or one, done twice.',
      'After two days without a wash {name} leaves marks, and anyone can now see just where it has been: the door, the bed, the door. It has never been so easy to establish. It finds it mortifying. A bath, please.',
    ],
    sick: [
      'There is only one of {name}. The outlines have come together, sharp and still, on the blanket, and you know exactly where it is, and it does not mind. That is how ill it is. Medicine now.',
      'You look, and both outlines agree, and that is what is wrong. There is one small teal kitten on the floorboards, four paws where anybody can count them, nothing left undecided. {name} is ill. Give it medicine now.',
    ],
    failing: [
      'One outline of {name} lies under the bed and breathes. The other lies half across it, and about that one you cannot tell. Do not stay to make sure. Bring medicine and food at once, or it will die.',
      'One outline lifts its head at your step. The other does not. The first waits for it, then lies down again inside it, as close as it will fit. Medicine and food at once, while {name} can still go either way.',
    ],
    near_death: [
      'One of {name}’s outlines has stopped moving, and the other has lain down around it to keep it warm. Between them they have a few hours. Get down on the floor now, an arm about both, and stay there.',
      '{name} is in one place only. Its two outlines lie exactly on each other, every paw agreed, and hardly stir. Someone has to be here who is not so certain. Come and hold it now. It is a matter of hours.',
    ],
    asleep: [
      'The box is shut, and from inside, in the dark, comes breathing, slightly out of step with itself. Do not lift the lid. As long as nobody does, {name} is having both dreams.',
      'Asleep, the two outlines have slid together, paw on paw, and there is a single teal kitten on the rug, breathing once at a time. You would like to look longer. You leave before it hears that it is somewhere.',
      {
        text: '“Asleep,” you whisper. In one of {name}’s two outlines an ear takes that personally. “Probably,” you whisper. The ear goes down again.',
        when: ['warming'],
      },
    ],
    asleep_in_danger: [
      'Asleep, {name} is coming down to one. It wakes at {wakes_at}, or else it does not. Tip it to the better side: reflect beside it now.',
      'There is purring from one corner of the box only. {name} is in danger, and takes nothing but company. Reflect here now. It wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep unfed, in a box with a bowl in it, and as long as nobody looks the bowl is full. Reflect beside it now. Have a true meal there at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is at the door, leaving, and under the bed, not coming out. Whichever you check, it is the other. So do not check. Sit down quietly and look at your own hands, and let it be undecided, on both sides of you.',
      '{name} is under the bed and also behind the curtain, and whenever you settle on one of them, both outlines edge further off. Sit down, look at your own knees, and say aloud that you have no idea. Stay a while.',
      'Once it was {wait} before anybody looked in, and {name} got used to being unlikely. Sit here. Do not look for it, and it may occur.',
    ],
    back_from_death: [
      '{name} was dead, and is not, and for once will not say both. It sits in the very middle of the rug with its two outlines pressed together, and lets you look as long as you like.',
      'It was both, and then for a while it was only the one, and you had looked. {name} is back, and sits in full view, in one place, letting itself be seen until you have seen enough.',
      {
        text: 'One of {name}’s outlines was dead and the other says it never heard of it. They have been at it for hours, under the bed and by the door. But there is one paw on your foot, and about that they agree.',
        when: ['from_child'],
      },
    ],
    old: [
      'In the old days {name} was wherever it might be. Now it is mostly where it likes to be, and one outline waits for the other on the stairs.',
      'None of the boxes has been opened. {name} has more of them than anyone, and there is nothing that it has not got.',
      'Out of {days} days, {name} says, not one was certain beforehand. It purrs about that, from both ends.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} has eaten, and {name} is just about to. You count the bites, and there are too many for one cat and not enough for two. When the dish is bare they lick it round in opposite directions.',
        'You look at the dish, and it’s full. You look at the clock, and at the dish, and it is empty, and {name} has wet whiskers, twice over. It would thank you not to ask about the part in between.',
        {
          text: 'You put down one dish, and it is emptied from both sides. In the middle the two outlines meet, nose to nose. For the length of one swallow there is a single teal kitten there, solid, and very surprised.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'As {name} eats, its two outlines slide together, whisker on whisker, into one plain kitten. You count the paws. Four. You count again to be sure, and the dish is empty, and there are eight.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'One {name} eats while the other keeps watch on you from under the bed. Halfway down the dish they change places. By the end of the meal both of them are eating, and nobody is keeping watch at all.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set down the dish and study your shoes. There is chewing by the door and chewing under the bed. When you look up, {name} sits offended in neither place, and the dish has been licked clean on both sides.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Two {name}s come to the dish and neither looks at the other. Halfway through, you notice that there is only one shadow left, and that it is leaning on your ankle. You do not mention it. That was right.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put down one dish at the right moment, and {name} comes out for it from the door and from under the bed. The outlines meet over the rim. For as long as the meal lasts there is one kitten, letting you look.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You leave one dish at the door and one under the bed, and take care not to look. Afterwards each is half empty. Between the two, in plain sight, {name} is washing, with very nearly every paw where it seems to be.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Both of {name}’s outlines have their chins on the rim, from opposite sides, and each is letting the other begin. You shut your eyes, which is manners. When you open them the dish is bare and your lap is warm in two places.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You set the dish halfway between the door and the bed and turn your back, since {name} prefers it. It empties from both ends. When you look round, the outlines are nose to nose over the last of it, each leaving it to the other.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} ate at both dishes, though you had put down only one. Now you look straight at it, and neither outline minds. They settle, from the nose to the end of the tail, on one kitten, and it is in your lap.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats from the left and from the right and meets in the middle. After {streak} meals on time you are nearly a certainty, which it takes from nobody. From you it lets it pass, purring slightly out of step.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats, and what was in the dish is in the kitten. It looks from the one to the other, with four eyes. Meals on time so far: {streak}. There might be somebody, it begins to think. It puts it no higher.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats, and its two halves settle up. One has bet against you every time, for {streak} meals on time now, and pays in fur. It’s nearly bald at the elbow. It bets against you again, purring, out of love.',
        'Perhaps, {name} used to say when the dish came, and perhaps. It eats it all, and that is {streak} meals on time without a break. “Perhaps,” says the one. The other looks at you, and leaves it out.',
        {
          text: 'You have been {streak} on time, which borders on certainty, and {name} takes it personally. One outline comes and eats. The other sits with its back to the dish, believing none of it, and grows visibly fuller.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'One {name} sniffs the dish while the other is already washing, as if afterwards. Between them they manage two small licks. Then they look up at you with four eyes, and there is no appetite in any of them.',
        'One of {name} is hungry, a little, and takes a bite. The other has only just sat down to wash, and goes on with that. It is too soon. Come again at {opens}.',
        {
          text: '{name} is hungry, says the one outline, sniffing. {name} is not, says the other, which has got the stomach. Between them they take half a bite. You look, and that settles it: not yet. The rest is neither here nor there.',
          when: ['no_item'],
        },
        '{name} looks into the dish from both sides, and then at itself across it. Neither is hungry. It takes a taste, so that you have not come for nothing. Come at {opens}.',
      ],
      late: [
        'One half of {name} had said that the meal would be late, and the other that it would never come, and the first has won. It eats everything. Nobody seems pleased. The loser has moved its end of the cat towards the door.',
        'The dish arrives late, and {name} eats it all in one place. With the rest of it, over by the coats, it’s looking at your shoes, the right and then the left, to see which of them is going to leave first.',
        {
          text: 'In one of the ways this might have gone, you came on time, and {name} seems to be looking at that keeper, slightly to your left. It eats your food. It purrs, a very little, at the other one.',
          when: ['wary', 'well'],
        },
        {
          text: 'Until you came, {name} was both fed and forgotten. Now somebody has checked, and it knows which. It eats with four ears flat, then backs away from you in two directions, so that wherever you look it is leaving.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come in and carefully do not look at the clock, so that you may not be late. {name}’s two outlines have both looked. One of them eats. The other goes on sitting at the door, as if you still had not come.',
          when: ['well'],
        },
        {
          text: 'As long as you weren’t there, {name} explains, you might have been coming. It kept that up for some time. Now it eats, in both places, and when your hand comes down to stroke it, it was slightly to the left.',
          when: ['well'],
        },
        {
          text: 'You are late. {name} waited at the door and also under the bed, and has no strength left for both. Its outlines lie down in one place. It eats, and they look away from you, together. Medicine or rest, please.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The two outlines of {name} lie one exactly on the other. It has not had the strength to be anywhere else. It starts on the late bowl, and after some mouthfuls one ear comes apart into two, both turned away from you.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name}, hours old, may have cried and may not. Nobody was there to hear it. It eats, late, in one place. You bend to tell it how sorry you are, and it lets you look at it, small and teal and exact. It looks straight back.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is ill, and had to wait, and only one of its outlines comes to eat. It takes a few mouthfuls for both. The other lies where it lay, too faint to lift its head. Medicine, for the pair of them.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'There are meant to be two of {name}, and the one that’s here keeps turning its head to look. It eats it all, after {hours} hours, from one side only. The other side of the dish stays untouched. Come on time.',
        'After {hours} hours you find {name} at the dish and nowhere else, not even slightly. It eats all of it. You listen for the second set of feet, and hear just the one, and that unsteady. Be here for the next.',
        {
          text: '{name} eats in one place, with a single outline, as any kitten would. For hours you had been both coming and not coming, and it had kept the two apart as long as it could. Then one of them went out.',
          when: ['well'],
        },
        {
          text: 'While the door was shut you might still have been on time. Then you opened it. {name} eats with one outline. The other sits well back, every paw for once exactly where it is, watching your hands.',
          when: ['well'],
        },
        {
          text: 'After {alone} there were two of {name}, one at the door that had given you up and one under the bed that had not. You put down the dish. One of them eats. It will not say which.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are quite sure you meant to come sooner. After {alone}, {name} takes that personally. It eats. For once its two outlines agree on where the paws are. They are all pointing away from you.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} nobody checked, and {name} had to go on being at the door and under the bed. It is weak. One of it eats now, slowly, not looking at you. The other has not come out. Stay until it does.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You might have come, and you might not, and {name} lived on that until it was {alone}. Then it was sure. It has never been sure of anything. It eats with both its backs to you. Stay, so that it can doubt it.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You can look as hard as you like. {name} is one kitten, in one place, and the place is the floor. It eats, so long after. The other one had waited at the door for you. It does not go back there.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had wagered that you would come, and had wagered that you would not. Only one of it is here, to eat what you bring, so late, with its pale chin in the dish. It is the one that won. It does not look pleased.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '“Perhaps,” thinks {name}, and walks up to the food, and “perhaps not,” and walks off, and when you bend to look, the two walks cancel. In the dish there are stripes, light and dark, and all of it is left.',
        'You bring supper to the {name} under the bed, who is full, and then to the one at the door, who is too. You had been certain. They exchange a look. The dish goes off in both places.',
        {
          text: 'Until you lift the cover, {name} might be hungry. You lift it. Both outlines look from the dish to you, hurt at being asked so directly, and go and are full in two separate corners. The dish is scraped out.',
          when: ['no_item'],
        },
      ],
      ill: [
        'Both of {name} come to the dish, and one of them eats a little. Then the two outlines slide together and stay that way. It has not the strength just now to be in doubt. Medicine next.',
        'One outline eats two bites, and turns to give the other its turn, and that has not got up. They lie down on each other. {name} is ill, and wants medicine in both mouths.',
      ],
      loved: [
        '{item}: {name} was in the cellar, and on the roof, and is now in the bowl, without having passed the stairs.',
        'Nothing was ever so certain. You said {item}, and both of {name} said yes, and neither said perhaps, and they have the dish between them and are carrying it off to a box.',
        {
          text: 'You bring out {item}, and there is no maybe about it. Both outlines of {name} land on the same spot with a clap like a shut book, and for the length of a meal it is one cat.',
          when: ['well'],
        },
        {
          text: 'You put down {item} and both outlines of {name} dive from opposite sides, and meet, and for the length of the meal agree on every whisker. It is one solid kitten. It comes apart afterwards with a pop, purring in stereo.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. One of {name} has left it on the left, and the other on the right. It would have preferred something less sure of itself: a coin, a maybe.',
        '{name} eats it in another world, it gives you to understand, and very likely enjoys it. In this one it has sat down on the lid: {item}. Try something unopened.',
      ],
      harmful: [
        '{name} is doubled up, and both outlines hurt, the one that ate and the one that only watched. It was {item}. There’s nothing uncertain about that, and it was no meal. Never let it come near the dish again.',
        'The two edges of {name} shake against each other, so that you hear it, like cups on a tray. The word for it is {item}. For once it would like to be elsewhere and can’t. Keep that away from it.',
        {
          text: 'One of {name} is crying out, and the other has stopped. They lie across each other on the tiles and cannot get clear. You gave it {item}. It had thought there was a chance that you knew. From now on, never that.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and there was one kitten, suddenly, with hard edges, crying out of a single mouth. It takes long minutes for {name} to blur. Never that again. It watches your hands from two corners.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You play hide and seek with {name}, and find it straight away behind the curtain. That’s the one that wanted to be found. The other is giggling, and it’s somewhere you looked first.',
        'You run a finger along under the cloth, and {name} pounces on where it is and on where it will be. You stop dead. The second one lands, waits, and looks reproachfully at your finger until it comes and is caught.',
        {
          text: '“You liked that,” you say. {name}, out of breath along both its edges, takes this as a personal remark and goes under the bed. It will come out and play again as soon as you are not sure.',
          when: ['wary', 'well'],
        },
        {
          text: 'You toss a coin: heads, {name} will join in, tails, it won’t. It leaps, and bats it under the dresser before it can fall. Now nobody will ever know. It stays out there by the dresser, playing, as neither.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You look under the bed: no {name}. You look at the door: no {name}. You say, loudly, that you are certain it is in neither, and two kittens hit you behind both knees, outraged, in perfect time.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You know better than to look. You study the ceiling and trail the string over one shoulder, and it is caught at both ends. Only when the purring starts, in two places, do you check. One kitten, badly tangled.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the ball. {name} chases it under the bed, and {name} waits for it by the door, and both are coming back with it. You hold out one hand and look carefully at the ceiling. The ball is put in it, damp.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You ask which hand the string is in. {name}, some hours old, pounces on both. One outline has the string and the other has your thumb, and you look away quickly, so that they may both have won.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You draw a ring on the floor with your finger, and {name} jumps in and jumps out, at the same time, and cannot think how that was done. Your finger must know. It sits on it from both sides.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You come to cheer up {name}, and it’s cheerful already, in both places. So it splits the game with you: one plays, as a courtesy, and one goes on being happy about something behind the flowerpot.',
        'You dangle your braces for {name}, and it bats them from this side and that, out of plain good manners. It couldn’t be any gladder. It did look round, in case there was a third kitten to be glad with.',
        {
          text: 'You throw the ball, and it is brought back to you twice, once from before you threw it. {name} was giddy in both outlines when you came, and giddy it remains. The second ball has never been explained.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the ball under the bed and {name} brings it out on both sides. Neither outline will say which one has it. It was already purring in two places when you came, and there does not seem to be a third.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You drag the string past it on the left, and on the right, and {name} watches from the middle, with one pair of eyes. It can only be in one place now. Find out what it needs there.',
        'You roll the ball by, and it puts out a paw, and there is just the one, and the ball goes past on the other side. It looks after it. That side needs care, before there can be a game.',
        {
          text: 'You roll the wool to both of them. It goes through one kitten and stops against the other, and nobody lifts a paw. The two outlines lie exactly one on the other. {name} is hungry or ill. Look which, and help.',
          when: ['no_item'],
        },
        {
          text: 'You hide the ball, and {name} looks at the spot where it is. It has no other ideas. It is ill. Medicine first.',
          when: ['ill'],
        },
        {
          text: '{name} turns over each of the cups, and sniffs, and sets it upright again, and goes back to the first. There might have been food under one. Put some there.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, and {name} goes off in all directions like a dropped tray. It is some time before there is a cat to give it to.',
        'If there are worlds without {item}, {name} has moved out of those. Again, it says, and again.',
        {
          text: 'At {item} it lands on your shoulders, left and right, and you have no notion which is the real one. Neither has {name}. You reach up both hands at once and get both. It is thrilled. It was evens.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring out {item}, and {name} wins and loses at once, chases itself round the room by both ways, meets in the middle and goes clean through. Afterwards it lies panting in a heap, paws not yet sorted.',
          when: ['well'],
        },
      ],
      disliked: [
        'One can see how it will end: {item}. So {name} is not there. A box, or a thing that might be under something, would bring it.',
        '{item}. The one of {name} plays, out of pity, and the other watches from the shelf. It would rather guess.',
      ],
      harmful: [
        'A flash, and it was one cat, with its ears flat. {name} had no time to be elsewhere. Whatever else you play, let it not be this: {item}.',
        '{item} has nailed it to the spot, and it hurts there. Look away, speak low, and take that thing out of the house.',
      ],
    },
    clean: {
      wanted: [
        'You soap {name}, and there’s never so much cat in the tub as you have washed. Dirt floats off. In the end you simply wash the water, thoroughly, all of it, and two clean kittens climb out on opposite sides.',
        'Somewhere on {name} there’s jam. Each outline holds that it’s on the other. You wipe the place between the two, where they never agree on a paw, and it comes off there, and both look at the cloth, amazed.',
        {
          text: 'You wash the kitten in the basin. The kitten under the bed comes out wet. You dry that one, taking care not to look in the basin, and {name} fluffs up all round, teal to both its edges.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe one muddy paw and the mud comes off another. You try the other, and there is a paw less. In the end you lay out the towel and leave the room. When you return it is dirty, and {name} gleams.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb {name}, and not a hair comes out, teal or otherwise. You comb the other. They’ve washed each other, it seems, with each of them starting from the far end. The comb goes through as through mist.',
        'You rub at the dark streak along {name}, and it won’t come off. It’s where one outline lies over the other. It lets you rub. Once or twice it moves over a bit, and you think that you’ve done it.',
        {
          text: 'You wash the {name} beside the basin, which was clean. In fairness you wash the other one too, clean in a slightly different place. The cloth stays white. Two kittens shake themselves, and one of them is dry.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash the outline on the left, and the one on the right comes out clean. It was clean before. You look again to be sure, which {name} takes as a remark, and both of it go and sit elsewhere.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: all its stripes fall in with each other, crest upon crest, and {name} hums like a glass.',
        'For {item} it holds still at both ends. {name} has never been so smooth, or so hard to count.',
        {
          text: '{name} is at the door and under the bed until it hears that it is {item}. Then it is here, twice. Both get clean, and for one moment the two outlines agree on where the paws are. They are on you.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. One of {name} has been done and one is still waiting its turn, and they keep changing places. At the end there is a clean kitten, seen twice, joining the back of the queue.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} is cleaner and more definite, and thanks you for the first. {item} was too firm. A light brush, with your eyes on the window.',
        '{item}. One of it stayed for that. The other will be back when it is over. Something cool and gentle would do better.',
      ],
      harmful: [
        'It has taken off the second outline all down one flank. {name} licks at the place and finds only itself. That was {item}, and there must be no more of it.',
        '{item} stings, here and nowhere else. {name} cannot get away from it. Rinse, softly, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} has been one plain kitten since it fell ill. You tip in the dose. It shudders to the left, and some of it doesn’t come back with the rest, and stays there, pale, and begins to wash.',
        'You ask {name} whether it helped, and there’s a silence, and then two answers. Yes, says the one with the spoon still in its mouth. We’ll see, says another, faintly, and you could kiss that one.',
        {
          text: 'You spoon it into the {name} on the bed, and the {name} beneath the bed pulls a face. Both had been shivering, out of step. By and by they shiver together, then less, and there is one warm kitten, give or take a paw.',
          when: ['weak'],
        },
        {
          text: 'You give the spoon to the nearer {name}, and the other one makes the face. Then, by degrees, they slide together until they have one ear between them and all but agree about the paws. It is helping.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'It has taken the dose and not taken it, and feels the same. There was nothing to mend.',
        '{name} is well, and well. You may keep the spoon.',
        {
          text: 'You give the spoon to one of the outlines, and the other makes the face. Neither was ill, as far as anybody can establish. Keep the bottle until they agree that they feel dreadful.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: {name} had picked out the world in which it would be that. It swallows, and shimmers at the edges.',
        'It opens both mouths. {item} goes down one of them, and it is the other that says thank you.',
        {
          text: 'One outline of {name} is under the bed, having nothing to do with medicine. The other is in your lap with {item}, and has nearly finished. It helps them both. You need not mention it under the bed.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and {name} takes it twice at once, with two mouths that do not quite meet. It was one dose. It helps. For nearly a minute both outlines agree about where the paws are.',
          when: ['item'],
        },
      ],
      disliked: [
        'It is in the spoon, it is in the fern: {item}. {name} looks as though it had nothing to do with either. Something cool and steady might work.',
        'First a sneeze, and then you gave it {item}, and that was all it came to. {name} wipes its noses. Try something colder, or steadier.',
      ],
      harmful: [
        'It might have helped. It has not. {name} has shrunk to a single line about itself. Cross this out on every list you have: {item}. Then find the right thing, quickly and gently.',
        '{item} has shut all doors but one. Stay at that one with {name}. Keep what you gave it far away from now on.',
      ],
    },
    discipline: {
      wanted: [
        '“Shut means shut,” you tell {name}, for the larder was, and it was in there. It comes out through the keyhole side and through the hinge side. They sit down by the mat, and are one smallish cat about it.',
        'You explain it to {name}, the one on the left, and the one on the right acts it out, wrongly. You explain it to that one. Now both have it. They go off without a skip in any of their paws.',
        {
          text: '“I saw you,” you say. Nothing ruder could be said. Both outlines close up on one spot, beside the jug, and it is {name}, and it gets down. For some time after, it is wherever you have just finished looking.',
          when: ['well'],
        },
        {
          text: '“You did knock it off,” you say, and hold up the vase, in pieces, definitely. {name} looks for the other vase, the one where it didn’t. It folds up both its tails, and sits, offended, in precisely one place.',
          when: ['well'],
        },
      ],
      little: [
        '{name} has not done it, in advance. It knew.',
        'The one was about to, and the other had already told it. You can save your breath for both.',
      ],
      bad_time: [
        'You tell {name} exactly where it was and what it did. One outline shrinks. The other, which was under the bed at the time, has heard it too. They had nearly agreed about the paws. Now you could walk between them.',
        '“Well, was it you?” you say, quite loud, and {name} flinches together into a single cat, with its ears down. It isn’t well for it to be so certain. Leave the question. See to it first, and teach it later.',
        {
          text: '“Which of you did this?” you say, and stare until there is only one. It is the wrong one, the small one, the one that was sad already. {name} cannot get back out of the spot.',
          when: ['sad'],
        },
        'You point, and the finger goes from one {name} to the other, and each looks where it’s pointing. Neither’s able to take it in. There’s something it needs much more. Look for that, and let the lesson come after.',
      ],
      loved: [
        '{item}: a choice, and time to make it. {name} makes it, in the end, the same with both paws.',
        'That leaves room: {item}. {name} turns it over, and finds the better side by itself.',
        {
          text: 'You do it by way of games, with {item}, and {name} learns to come when called, from wherever it is. It comes from the garden. It comes from the loft. They collide on the mat, and each is praised, and they go and do it again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} agrees with every word, from the next room. {item} was too certain. Try it with a perhaps.',
        '{item}. It has obeyed on the left. The right is not convinced. Give it two good ways, and let it pick.',
      ],
      harmful: [
        'You have pinned it: {item}. {name} lies in the one place where it hurts, and learns nothing but that. It must not be done so, not to anything this shape.',
        'After {item} it does not flicker when you come. It only waits. Put that away for good, turn your eyes aside, and sit.',
      ],
    },
    sleep: {
      wanted: [
        'You make up two beds for {name}, left and right of the stove, and it lies down in the gap. Bit by bit it sinks into both. All eight paws go slack, in pairs. There’s no need to settle anything till later.',
        'You shut the door on {name} softly and don’t look in, which is what it needed. As long as nobody checks, it’s resting. You can hear that it is: a long breath, and right on top of it, a longer one.',
        {
          text: 'You tuck in both of them, since you cannot be sure. The left {name} drops off first. Then the right one lies down inside its outline, paw over paw, until one kitten is breathing there, and its teal is coming back.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Each time you check whether {name} is asleep it is awake, both of it, with four eyes on you. So you stop checking. By all accounts it slept beautifully.',
          when: ['wary'],
        },
      ],
      little: [
        'You tuck {name} in on the left, and it’s out on the right, tuck it in on the right, and so on round the bed. It isn’t tired at all. By the end of it the sheets are beautifully tight.',
        '{name} lies down as told, eyes closed, and looks at you over its own shoulder with another pair. It can rest and not rest, and doesn’t see why one should choose. The second pair has noticed a moth.',
        {
          text: 'You tuck {name} into the basket. {name} watches from beside your elbow, with interest, while you do it, so you tuck that one in as well. Now the basket is empty, and warm in two places.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is wide awake, twice. You lie down on the bed to set an example. It lies down on your left side to be good, and on your right to be naughty. You put an arm round each. They do not change places.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}: {name} goes in from all sides at once, and is asleep on most of them.',
        'There was a small chance of perfect comfort, and {item} was it. Both tails hang out over the edge.',
        {
          text: 'You have brought {item}, and {name} is in two minds for the last time today. It lies down on either side of it. The left one sleeps, and presently the right. Where they touch, in the middle, the line has gone.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} is in it as little as a cat can be: {item}. It would like a lid, or a cold quiet corner.',
        '{item}. It turns left, and it turns right, and has tied a knot. Something with a cover on it, please.',
      ],
      harmful: [
        'It came out of there one kitten, with its fur on end: {item}. Take it away for good. A plain closed box is all that {name} wants.',
        '{name} was hurt in its sleep, when it was least anywhere. Carry {item} out of the room and past the gate. Let it lie in the dark, with you near.',
      ],
    },
    reflect: {
      awake: [
        'You sit and do not check. There may be a kitten on the arm of your chair. There may be a purr, in the wood. The longer you leave it unsaid, the more it weighs, until it has a chin.',
        'You look at the wall, out of politeness. Something sits down on your left knee, and also on your right. Neither seems sure. You go on not checking, and after a while both of them move to the middle.',
        '{name} has a box that it never opens. It sits down upon it, on both ends, and looks at you. You know very well what it hopes is in there: {loved}.',
        '{name} waited {wait} for you once, at the door and at the window. Tonight it lies on your lap, and also round your neck. It is not going to wait in a place where you are not.',
      ],
      little: [
        'You have been here so often this hour as to be nearly certain. Go, and be a bit unlikely. {name} will be glad of it.',
        '{name} has had enough of you in this world, and is quite fond of you in all. Later.',
      ],
      ill: [
        'It is in one place, and that place is against your leg. Stay for a moment. Then see to it: a meal if it missed one, medicine if it is ill.',
        'You do not look straight at it. Beside the one thin edge comes, now and then, the ghost of a second. Now give {name} what it needs, food if it had none, and medicine.',
      ],
      asleep: [
        'One {name} is asleep on the cushion and one is asleep under the bed. You sit down where you cannot quite see either. Nobody checks. When you next look at your foot, there is a single kitten sleeping on it.',
        'Asleep, {name} might be in any of several chairs, and you sit down carefully in one that might be empty. It isn’t, quite. It doesn’t wake. It just goes on sleeping there, now with you in it.',
      ],
      shy: [
        'You sit down facing the wall. There is the very likely weight of a kitten on the cushion beside you. You leave it at that, and after a time it grows a little likelier. {name}, perhaps.',
        'You sit down between the bed and the door, and take care not to check either. Presently there is a weight on your knee that may be a paw. You look at the ceiling. It may be two.',
      ],
    },
  },
  things: {
    feed: {
      'entangled photons':
        'You put one of the entangled photons on the stove and one on the sill. {name} eats them both at the same moment, and hiccups pink on the sill because of something it did on the stove.',
      'coin flips':
        'You flip, and {name} snaps the coin from the air, one mouth for heads and one for tails. It has had nine coin flips. The tenth comes down on your palm, and is licked on either side.',
      'random numbers':
        'The random numbers roll over the table, four, nine, four. One outline eats the odd and the other the even, each with a paw out for what comes next. Then there is a half, and they look at you.',
      'probability waves':
        'You rock the bowl, and probability waves go to and fro in it, up the rim, and back. {name} laps wherever they are highest, here, there, and is quite wet under both chins when the bowl lies still.',
      'maybe tuna':
        'There is a lid on the dish, and under the lid there is maybe tuna. {name} sits before it, drooling, in two minds. You look out at the rain. When you look round it was tuna.',
      'unopened boxes':
        'The unopened boxes are served with the string on. {name} does not lift a lid. It lies on top, and purrs, and the boxes get lighter, and at last you are passed one, shut, that just fits your pocket.',
      qubits:
        'The qubits spin in their dish like eggs that have not decided. {name} pats each, so that it shall spin some more, swallows that in mid turn, and for a while its whiskers go round, one set each way.',
    },
    play: {
      'cardboard box':
        'You set down the cardboard box, and it purrs. You set down another, and that purrs as well. {name} looks at both from the top of the dresser, delighted, with its ears back to hear who is in there.',
      'shell game':
        'Three nutshells go about under your hands. In the shell game {name} lays a teal paw on the left and a teal paw on the right. Under the middle one, when you lift it, is a whisker, and a giggle.',
      'double slit laser':
        'The double slit laser paints pink stripes down your wall. {name} goes for them through both doors, and where its two outlines cross, it has pounced on itself, and each is very proud of the catch.',
      'teleporting ball':
        'The teleporting ball is in your hand, behind the stove, in your other hand. {name} stops running and sits down, wherever it will be next. You feel something drop softly into your hood, and then a kitten after it.',
      peekaboo:
        'You cover your eyes. “Peekaboo.” It is on the chair. You cover them: it is on the chair and the lamp. You take your time over the third, and can hear it, all round you, trying to hold still.',
      'coin tossing':
        'In the coin tossing one of it takes heads and one takes tails. You throw, and they both win, and pay each other in fur, and you are asked to hold the stakes, which sneeze.',
      'parallel paths':
        'You lay two strings down the hall for the parallel paths. {name} runs them side by side, looking across at itself, neck and neck, and arrives at your knees a hair before and a hair after.',
    },
    clean: {
      'phase alignment':
        'You comb the one outline up, and the other down, till for the length of its back they fit. At the phase alignment the fur goes so bright a teal that you see your hand by it. Then it sneezes.',
      'static brush':
        'The static brush crackles, and {name} comes off on it in stripes. You hold that up, and there is a third kitten on the bristles, very thin, which both of them reach out a paw to touch.',
      'wave smoothing':
        'With the flat of your hand you do the wave smoothing, from the ears back, and the ripples run out at the tail. {name} stands up under it, and goes on standing up after your hand has passed.',
      'whisker alignment':
        'There are forty-eight of them, counting each twice. You do the whisker alignment with finger and thumb, left, right, and {name} holds its breath on the one side, and on the other licks your wrist.',
      'noise reduction':
        'You brush out a buzz, a tick, a bit of next door’s wireless. When the noise reduction is done {name} shakes itself without a sound, first here, then there. You can hear your own smile.',
      'supercooled rinse':
        'The supercooled rinse goes over it like a silk cloth. {name} has leapt out before you poured and gets in afterwards, to see what that was about, and sits there with frost on all its chins.',
    },
    medicine: {
      'coherence tonic':
        'A spoonful of coherence tonic, and you look at the wallpaper. Behind you somebody swallows. The shadow on the wall has one pair of ears, and then, from nowhere, slowly, with a tremble, it has two.',
      stabilizer:
        'You rub the stabilizer into the place where the two of it have stuck together. They come apart under your thumb like wet pages, with a small sound, and each turns round to sniff the other.',
    },
    discipline: {
      'averted eyes':
        'You correct it with averted eyes. {name} stops, half up one curtain, half up the other, and sees you not seeing it. It comes down both, puts back the rail, and sits where you will not look.',
      'either or choice':
        'You hold out the either or choice, a hand open, a hand shut: the sofa, or the floor. {name} sniffs both for a long time, looks at the sofa’s torn arm, and puts all its paws on the floor.',
    },
    sleep: {
      'closed box':
        'It looks at the closed box from the left and from the right, and the next you know the string is tight and the lid warm. You write nothing on it. You lay your ear there, and are purred at.',
      'helium cooled bed':
        'Your breath smokes over the helium cooled bed. {name} lies down upon it, and there it lies down, and there, the colder the more, until you tuck the blanket round five or six, and leave room.',
      'twin beds':
        'You have turned back both the twin beds. {name} gets into the left, and into the right, and they look at each other over the gap. You push the beds together with your hip, and put out the lamp.',
      'cold quiet lab':
        'In the cold quiet lab, which is your pantry, nothing has been looked at since supper. {name} curls up between two jars and blurs. You feel your way out backwards, with your eyes shut.',
      'blanket fort':
        '{name} goes into the blanket fort by both ends and meets in the middle. You may put in a hand, not a lamp. Something kneads it, and something kneads it, not in time, and then in time.',
      'interference hum':
        'Two tuning forks make the interference hum, loud, soft, loud. {name} lies where it is soft. You walk round the room with your fork until you have found the place too, and it moves its tails over.',
    },
  },
  refusals: {
    asleep: [
      'The lid is down, and {name} asleep in there, one way or another, until {wakes_at}. It takes nothing. But you could reflect beside the box.',
      'You hold it out to the left half, and the right half snores. {name} wakes at {wakes_at}. Until then only company gets in: reflect.',
    ],
  },
  stages: {
    child: [
      'Today a child has come of {name}, and it turns out that there are two of it. Each thinks that the other one had better be told gently.',
      'A child, as of today. {name} has been given its first box, and looks at the lid, and trembles with all that is in there.',
    ],
    teen: [
      'Where was it? Out. And in. That is {name}, half grown, and not to be pinned down. Keep its mealtimes: they decide which way it falls.',
      'Half grown, {name} answers each question with yes, and no, and slams two doors.',
    ],
    high_care: [
      '{name} is grown, and {form}. You reach down without looking, and wherever your hand is, there it has decided to be.',
      'Grown, and {form}: the two outlines still do not agree about the paws. About you they have never differed.',
    ],
    balanced: [
      'Both of them are grown. On most roofs of the street there is a {form} by night, one behind every chimney, and they are all {name}, and home by whichever door there is.',
      'You may expect a {form}, full size, about as often as not. {name} leaves two sets of tracks on the wet step, and only one of them comes in.',
    ],
    low_care: [
      '{name} is grown, and {form}. Nobody looked, and so it never had to be anything. There is a shimmer in the hall, at times, about as high as a cat.',
      'It grew up unobserved, and is {form}. If you call, something may come. {name} does not say how much.',
    ],
    rescue: [
      '{name} is grown: {form}. It came down once to the last way that was left, and went through that. Everything since is extra, and it shines with it.',
      'Full grown, and {form}. On one of its outlines there is a scar, and the other has put a paw around it.',
    ],
  },
  trust: [
    'It could be anywhere. {name} looks into that, for the whole of an afternoon, and is on the arm of your chair.',
    '{name} has pushed one of its boxes over to you. You are not to open it. You are to have it.',
    'You look straight at {name}, by mistake, and it does not come down to one. Both outlines look straight back, and stay.',
  ],
  streaks: [
    'Ten heads in a row, as it were. {name} has been all round the coin.',
    'Twenty-five on time. One of {name} had laid a wager against it, with the other. It has paid up, in fur.',
    'Fifty meals, and each of them came. {name} has thrown out the worlds where they did not. It needed the room.',
    'A hundred on time. {name} does not hold with certainty. It has made a box for this one, and sits on the lid.',
  ],
  ages: [
    'Ten days. {name} has been through all the doors of the house, though not in both directions.',
    'Thirty days old, give or take none.',
    'A hundred days. It was not very likely, {name} says, and looks about it at everything else that was not likely, either.',
    'A year. Of all the years that there could have been, this was it, and {name} goes round behind it once more to see.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['unopened boxes'] },
      wish: 'Every shut thing tastes of all that is in it, and {name} has been thinking about that since it woke. Let its next meal be unopened boxes, with the string still on.',
      granted:
        'It ate them, lids, string and everything they could have been. Something in its middle is still going on arriving.',
    },
    {
      by: { action: 'feed', item: ['coin flips', 'random numbers'] },
      wish: 'The two of {name} have a bet running, and neither can pay. A dish of coin flips would settle it, or some random numbers, so long as nobody has counted them.',
      granted:
        'It was a draw. They shook on it, all four paws, and cleared the dish, and have begun a fresh one about you.',
    },
    {
      by: { action: 'feed', item: ['maybe tuna'] },
      wish: 'Not tuna. It has had tuna. {name} is asking for the other sort, the maybe tuna, when its mealtime comes round.',
      granted:
        'It went towards that dish twice, and was right both times, and there was a little on its whiskers, probably.',
    },
    {
      by: { action: 'play', item: ['shell game', 'peekaboo'] },
      wish: 'Three cups are standing upside down on the rug, and {name} is beside them, and the third is breathing. It would like a shell game, or peekaboo, with you as the one who does not know.',
      granted: 'You did not know. You lifted, and you gasped, and {name} fell over on two sides with joy.',
    },
    {
      by: { action: 'play', item: ['double slit laser', 'parallel paths'] },
      wish: 'Here is a door that stands ajar, and here is the crack at the hinge. {name} would go through both if there were a reason. A double slit laser would be one, or parallel paths.',
      granted:
        'Nobody saw which it took. There are bright teal hairs on either jamb, at the same height, from the same moment.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'A game played a single time, holds {name}, might have been an accident. Two, on one day, would begin to look like somebody’s idea.',
      granted:
        'The second one proved it. {name} has gone over the first again, backwards, and finds that it was funnier than it knew.',
    },
    {
      by: { action: 'clean', item: ['static brush', 'wave smoothing'] },
      wish: 'All its stripes are out of step, crest upon trough, and it hums a quarter of a tone flat. {name} asks for the static brush, or some wave smoothing, and for you to look at the ceiling meanwhile.',
      granted:
        'You did it by feel. When you looked there was a fur so even that you could not find where it left off, and it went some way past the cat.',
    },
    {
      by: { action: 'sleep', item: ['twin beds'] },
      wish: 'They have quarrelled about the middle of the cushion. For its next rest {name} would be obliged for twin beds, a hand’s breadth apart.',
      granted:
        'Left bed, right bed, both turned down. You looked in a little later: the two were as neat as letters, and {name} lay curled in the gap.',
    },
    {
      by: { action: 'sleep', item: ['closed box', 'blanket fort'] },
      wish: 'When {name} rests it would rather nobody were sure of it. A closed box would do that, or a blanket fort with the flap down.',
      granted:
        'You let down the lid, and said to the hall that there was nothing in there, and the nothing turned round three times and sighed.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You know so many ways of looking at a thing. {name} would like you to sit down for a bit and use none of them.',
      granted:
        'You studied the carpet. It came up on the left of your notice, and up on the right of it, and met, and stayed.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'There is an hour when one cannot tell a cat from its shadow, and {name} is at its best then. Sit with it, in the late part of the day, before anybody thinks of the lamp.',
      granted: 'You could not have said how many of you were in that room. Nobody asked. It was a good number.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} has hidden a teal hair under one of its dishes, and does not remember under which. It would like a meal put down, and the dish lifted afterwards, and to be surprised.',
      granted: 'It ate, you lifted, there it was. There was another under the table, where the dish might have stood.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A box, sealed',
        shape: 'piece',
        text: 'No bigger than a thumbnail, and tied both ways. {name} says that your birthday is in it. So is its own, and it is the same box.',
      },
      {
        name: 'The coin that stood on its edge',
        shape: 'coin',
        text: 'It was thrown in the hall, and has been leaning on the skirting since. {name} will not have it dusted.',
      },
      {
        name: 'A stripe',
        shape: 'ribbon',
        text: 'Teal on the one side. It has no other, and you may look for that as long as you like.',
      },
      {
        name: 'The answer perhaps',
        shape: 'letter',
        text: 'Somebody asked {name} a plain thing, and it took a week over this. It is beautifully written, twice.',
      },
      {
        name: 'Half a marble',
        shape: 'marble',
        text: 'It rolls quite well. The half that you cannot see is with the one that you cannot see.',
      },
    ],
    return: {
      name: 'A whisker from the other one',
      shape: 'thread',
      text: '{name} came back with three more than it left with. This is the one that it could spare.',
    },
    streak: {
      name: 'A tuft, lost in a wager',
      shape: 'wool',
      text: 'The stake was whether a twenty-fifth dish would come. {name} had both sides of it, and was never so pleased to lose.',
    },
    hundred_days: {
      name: 'A mirror that is early',
      shape: 'mirror',
      text: 'It shows you a moment before you look. After a hundred days {name} thought you should have the advantage.',
    },
  },
  release: [
    'You open the door and the window. {name} goes out by both. On the sill is a box, shut, with your name on the lid.',
    '{name} might stay, and it might go, and you say that either is well. It goes. You have a feeling, all the same, on the left knee.',
  ],
  dying: {
    neglect: [
      'Nobody came to look, and {name} has died. It had been neither the one nor the other for as long as it could.',
      '{name} is dead. There was a time when it might still have been otherwise, and it was a long time.',
    ],
    hunger: [
      '{name} has died of hunger. There is one small cat beside an empty bowl, and it is quite still, and there is no other.',
      'It came down to one place, and no food came to that. {name} is dead.',
    ],
    illness: [
      'The second outline faded, and then the first lay down where the second had been. {name} has died of its illness.',
      '{name} is dead. It was ill, and all the ways out of that closed, one by one, quite softly.',
    ],
    poison: [
      'In what it was given there was no perhaps. {name} is dead of it.',
      'It took what was held out to it, with both mouths. {name} is dead.',
    ],
  },
  returned: [
    'The box is shut. You had looked, and you knew. Something sneezes in there, and a moment afterwards the dust comes off the lid. {name} looks out.',
    '{name} is at the door, faintly, and at your feet, faintly. You hold your breath. It makes up its mind for here.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a teal kitten that was always in two places. Now it is in one.',
      'Go round this stone on either side. {name} would have gone by both.',
      '{name} is buried here, nose to nose with itself.',
      'Do not stare, please. {name} was shy of that. Look at the trees, and stay a moment.',
      { text: '{name} met us at the door and at the window, so as not to miss us.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'No one looked in, and so it was settled without them.',
        'It might have gone the other way, if anybody had come.',
      ],
      hunger: [
        'There was one bowl, in one place, with nothing in it.',
        'It had counted on a meal in at least one world.',
      ],
      illness: ['It came down to one, and then to none.', 'All the other doors had closed before this one.'],
      poison: ['What it was given left nothing open.', 'It said yes twice to a thing that deserved a no.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are at the top of the stairs, and at the bottom you are too. You wave. You run to meet yourself, and jump over, and it was so good that you both turn round. All eight of your paws are warm. You have no idea where you will come down, and you never hurt yourself. There is somebody on the sofa with two hands. You want them to throw something, to the left and to the right.',
      'You are {name}, twice, and it has never been funnier. You caught your tail just now, and it turned out to be the other one’s. You purr in two notes. There is a box in the hall that nobody has opened, so there may be anything in it, and you have sat on both ends of it and thought so. You would like your keeper to hide. You will look in two places at once. You always win.',
    ],
    content: [
      'You are {name}, and you are in the armchair, and you are on the windowsill as well, where there is a bird. It is warm in the one place, and interesting in the other. You have eaten in both. Nobody is staring. When people stare you shrink to one, and that is cold. But there is someone here who looks at the fire instead. You would like to sit on their left foot. And on their right.',
      'You are {name}. You are {days} days old, and on each of them you could have been somewhere else, and mostly were. You are always of two minds. One of you likes the window, and one likes the stove. But when a certain step comes up the stairs you both get up, and go to the same door, and sit there side by side. You do not know which of you began it. You would like the step to come now.',
    ],
    bored: [
      'You are {name}, and of all the things that could happen, the one that does is the mat. You have sent one of you to look round the other side of the chair. It is the back of the chair. You say maybe, and then again maybe, and both sound like no. You want a game now, with something hidden in it, before you are only a cat.',
    ],
    hungry: [
      'You are {name}, and one of you has been to look in the bowl, and it was empty. So the other one went. It was empty from that side too. You have mewed by the cupboard, and you have mewed on top of it, and it is odd how well you agree today. You are hungry on the left and hungry on the right. You would like one person to fill one bowl. You will share it.',
    ],
    starving: [
      'You are {name}. There is one of you. It is by the bowl. You used to be able to be where the food was, but one has to have eaten something to do that. You have looked at the boxes. You would rather not. You say a single thing, and take back none of it. You want food. Here. Now. Not in some other world.',
    ],
    sick: [
      'You are {name}, and you have an edge, and it hurts all the way round. Somewhere there is one of you that is well. You cannot get to it. When they stare it becomes worse, and so quite true. You answer with one word, since the other has gone. You want medicine, and somebody near who is looking out of the window.',
    ],
    failing: [
      'You are {name}, here, and not there, and not there. The doors go to, and each of them is quiet. You did not know that it could be so plain. There is still a thin line beside you that may be yours. You do not speak, for fear of settling it. You want medicine, at once, and soft eyes on you, or none.',
    ],
    near_death: [
      'You are {name}, or you may be. It has been so long since anybody was near that there has been no need to decide. It is like a box from the inside. You are tired of both. If somebody should sit down, then you would be the thing that they sat down beside, and that would settle it. You want that. You want it now.',
    ],
    asleep: [
      'You are {name}, half asleep and half asleep. On the one side there is snow, and on the other a sea with the lamps lit, and you are walking out into either on the same four feet. All the lids are off, and everything that was in the boxes is here, and it was true. Someone sits at the seam. You would like them to stay on both sides.',
    ],
    shy: [
      'You are {name}, and you are behind the curtain, or it is a draught. You would sooner leave it there. People come in and say “where is it”, and then you are somewhere, and that is not how one begins. You answer from where you were. You want this one to sit down, and not to look, and to be a little in doubt about you, kindly.',
    ],
    back_from_death: [
      'You are {name}, and it had been decided. You were there when it was. There was one way, and you had come to the end of it, and then you were on the mat, with a sneeze. You do not understand it, from either side. You speak low and leave gaps. You want someone to be certain that you are here, for once, and the next meal to come when it should.',
    ],
    hurt: [
      'You are {name}, and there were so many ways for that to go. It came from the one you go to. Now they are all shut but this, and in this it hurts. You have drawn into a line. You do not look at the hand. You want that never to be given again, in any world, and you want somebody to sit here with their eyes down.',
    ],
  },
}

export const QUANTUM: Species = {
  slug: 'quantum',
  name: 'Quantum',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: [],
  personality: 'Both at the door and under the bed until somebody checks. Takes certainty as a personal remark.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'entangled photons',
        'coin flips',
        'random numbers',
        'probability waves',
        'maybe tuna',
        'unopened boxes',
        'qubits',
      ],
      play: [
        'cardboard box',
        'shell game',
        'double slit laser',
        'teleporting ball',
        'peekaboo',
        'coin tossing',
        'parallel paths',
      ],
      clean: [
        'phase alignment',
        'static brush',
        'wave smoothing',
        'whisker alignment',
        'noise reduction',
        'supercooled rinse',
      ],
      medicine: [
        'error correcting code',
        'stabilizer',
        'cryogenic cooling',
        'vitamins',
        'coherence tonic',
        'vet checkup',
      ],
      discipline: [
        'choosing one option',
        'averted eyes',
        'probability nudge',
        'either or choice',
        'reset to zero',
        'soft maybe not',
      ],
      sleep: ['closed box', 'helium cooled bed', 'twin beds', 'cold quiet lab', 'blanket fort', 'interference hum'],
    },
    harmful: [
      'constant observation',
      'geiger counter',
      'poison vial',
      'forced measurement',
      'heat lamp',
      'surveillance camera',
      'microwave oven',
    ],
  },
  appearance: {
    look: 'a teal kitten seen twice at once, its two outlines never quite agreeing on where the paws are',
    colours: ['#1fa3a8', '#b9f3ec', '#e85fb3'],
  },
  figure: {
    eyes: '#e85fb3',
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    marking: 'spots',
    extras: ['whiskers'],
    slit: true,
    whole: 'twice',
    size: 0.9,
    headSize: 1.08,
  },
  book: BOOK,
}
