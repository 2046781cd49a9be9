/**
 * The Capybara wants warm water, something to chew, and company that need not be entertained. It fears only a bank with
 * nobody on it. It hoards nothing; it has things left with it. Its body is a barrel with webbed toes and a square nose;
 * eyes, ears and nostrils lie in one line along the top, so that it can be altogether under water and still be present
 * by an inch. Its teeth never stop growing, and it chews so as to stay the same. It eats at one speed, sideways. It
 * sleeps sitting. When it is put out it goes under for five minutes, and has forgotten why by the time it comes up.
 * It talks through its nose: a click, a whistle, a purr like a kettle two rooms off.
 * Three odd facts. It has lodgers, a wagtail, a terrapin and a frog, whose names it never asked, and on its back, left
 * of the wagtail, it keeps one seat free for whoever comes last. There is often a yuzu on its head, and nobody has ever
 * told it; it takes it for the weather, or for a pleasant idea. And it divides all that happens into upstream, which
 * will be along, and downstream, which has been; a thing has to be told it twice, and most have floated by by then.
 * It never runs to anything, never takes a side but the shady one, never asks a lodger to get off. It trusts at once,
 * and what changes is only how much of its weight it lets you have. Its keeper is the guest who has not sat down yet.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell comes in two without any hurry. {name} sits in the lower half as in a tub, brown and barrel-shaped, with the upper half on its head. It looks at you. You find that you have sat down on the floor.',
    'The egg comes apart in the warm water and {name} is simply there, chin deep, eyes half shut. It looks at you. It shifts over a little, though the whole bath is free.',
  ],
  looks: {
    thriving: [
      '{name} is sitting under the spout, and the water comes down on its head and off on all sides, and the yuzu goes round and round on top. It has not been told that it is a fountain.',
      'A duckling has lost its mother and joined {name}. Its mother has come to look for it and joined {name} too. They sail by in a line. It has no notion where it is taking them, and everybody is enjoying the trip.',
      {
        text: '{name} is a brown bun on legs, furred and open-eyed, born with nothing left to settle. It walks into the warm shallows up to its chin and stops. A wren lands on it. It sinks by one wren.',
        when: ['baby'],
      },
      {
        text: '{name} would fit into a shoe, and already a wren has sat down on it. A second wren comes and can find no space. {name} breathes out, and there is space.',
        when: ['baby'],
      },
      {
        text: 'You sit with your feet in the water. {name} drifts about the pool as a log does, intending nothing. Some time later you find that it has fetched up against your shins, and that there is no current.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is in the water to the eyes, with two finches on it. It does not look round. It breathes out, and the finches move up one. You came in about something urgent. Your shoes are already off, and you cannot think what.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There are three finches on {name}, and a frog, and the two men from the council, with their trousers rolled, who had come about the fence. No one remembers which side. It moves over a little. The yuzu stays on. There is your place.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You came in with a grievance. {name} shifts along in the warm water until there is a space the width of you, and lowers its head so you can take the yuzu. You can’t now recall whom the grievance was with.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You had something urgent to say, and now your sleeves are in the warm water to the elbow. A small bird walks from {name}’s back onto your arm, finds it will do, and sits. You cannot think what it was.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look at the free space in the water beside {name}. So does {name}. It is perfectly happy and wants for nothing. Without any hurry, it floats sideways into the space.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'A wren on {name}’s head looks you up and down. {name}, in warm water to the eyelids, has left the whole question of you to the wren. They want for nothing, either of them. The wren is taking its time.',
        when: ['from_child', 'wary'],
      },
      'The purr is so low this morning that the water has rings on it. In the middle of the rings, said once, with great respect: {loved}.',
    ],
    content: [
      '{name} stands in the shallows up to its knees. A leaf comes, and goes round the first leg, and the second, and the third. It waits until it is through. Then it puts down the fourth.',
      '{name} is sitting where it sat. The yuzu on its head has a small snail on it, going round. When the snail has been all the way, it will be about time for something. Nobody can think what.',
      {
        text: 'The yuzu has slid off {name}’s head and is going round the tub alone. Whenever it bumps {name}’s nose, {name} breathes out, and it sets off again. You have now watched eleven rounds. You came in for something.',
        when: ['well'],
      },
      {
        text: 'Nothing is going on, and {name} is attending to it, eyes half shut. The steam goes up. The yuzu leans a little to one side. You feel that you ought to tell it, and then, after a while, that you need not.',
        when: ['well'],
      },
      {
        text: 'The yuzu slides off {name}’s head and floats away. {name} looks at it, and it seems much the same over there. In time the water brings it round again. {name} sinks a little, and comes up with it on.',
        when: ['well'],
      },
      'It has been {days} days, and all of them went by on this side, at walking pace, and {name} nodded to each of them.',
      'The lodgers have heard the story so often that the frog does the ending. It ends, as ever, with {loved}.',
    ],
    curious: [
      'There is a new noise by the gate. {name} turns its big square nose a few degrees towards it, and waits for the noise to come over and introduce itself.',
      'You have brought in a thing with a handle. {name} leans on it, to find out whether it is the kind that stands or the kind that falls over.',
      'A leaf goes by with a beetle on it. {name} looks upstream to see who sent it, and down to see who is expecting it, and gets one foot wet.',
    ],
    bored: [
      'The bird that sits on {name} has moved to the tap. In the next room an argument is going on with nothing to stop it. {name} sinks to the nostrils and sends a single bubble your way. It wants somebody to play with.',
      'The yuzu has rolled off and {name} has let it float away. The birds have gone to sit on the fence, being talked to by no one. It is well, it is fed. It sighs bubbles. Get in, please, and splash a little.',
      {
        text: '{name} has gone under, and come up, and still knows why. The purr does not start. Get in with it, clothes and all, and float something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has come out of the water and sits by its dish, dripping, like a wardrobe that was left in the rain. It is not troubled. The bird on top of it is troubled, and says so. Its meal is due.',
      '{name} is chewing, and there is nothing in its mouth. It has got the rhythm going, so that dinner can simply join in. Its meal is due. You can put it in from the left.',
      {
        text: 'The yuzu is too big for so small a head, so the two of them float, and go slowly round the basin. Each time {name} comes past your side it looks for a meal, without reproach. One is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The empty dish has floated away across the bath with a sparrow in it. {name} lets them go by under its nose, eyes half shut, content with how things are. Nobody here is going to complain, so it must be you. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The two birds on {name}’s back have fallen out over when the meal is coming, and the quarrel is not running down as quarrels do here. {name} itself can wait, and does not know you well enough to mention it. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Since its mealtime {name} has sunk one inch. At your step it sinks another, without hurry, until there are two ears, two nostrils and no comment. The meal is overdue. Set it on the edge now and go a little way off.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} itself would never mention it. It lies in the steam, the yuzu quite level, and wishes you well. But the small birds along its back have all turned round, every one, and are facing you in a row. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} floats, eyes half shut, and mentions nothing. The birds on its back are taking it harder. One has flown over to the empty dish and stands in it, looking at you, and now another. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'There is always room for one more beside {name}. As you look in, it shifts its tired weight along until there is none. The meal is overdue. Set it on the edge and back away.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The small birds have got down off {name}. It lies very low in the water, and they sit in a row between it and you. The meal is overdue. Bring it past them, slowly.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The two sparrows on {name}’s back have begun to quarrel, which is not done there. Both its eyes are open, all the way. From its stomach a ring goes out across the water, then another. Feed it now and the birds will stop.',
      'The birds have moved over to the rail, because {name}’s stomach is making a noise. {name} itself would not mention it. It has eaten the yuzu, though, peel and all. Bring the hay and greens now.',
      {
        text: '{name} is as calm as ever. It is the birds you should look at. They have got off it, every one, and stand along the edge of the tub in a row with their faces to you. It is hungry. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'The water has gone cold and the birds have gone elsewhere. {name} has not made a fuss. It has only sunk, chin, nose, until the yuzu floated off, and it has not gone after it. Feed it at once.',
      'From the door it looks like peace. Then you see that the yuzu has rolled off and floats alone in the corner, and that {name} has its chin on the edge because the neck will no longer hold it. Feed it at once.',
    ],
    weak: [
      'A very small bird lands on {name}, and you see its legs give under the bird. It steadies itself and says nothing. It would carry anybody. It should not have to today. Let it rest, please, or give it medicine.',
      '{name} climbs out and has to stop halfway, front feet on the grass and back feet in the river, like something that the flood has left. It is not ill. It is only worn thin. Medicine, please, or rest.',
      {
        text: '{name}’s chin has gone under, and the mouth, and it is breathing through the last half inch of nose, as unbothered as ever. Somebody ought to be bothered. It is fed, but weak. Give it medicine, or a good rest.',
        when: ['from_child'],
      },
      {
        text: '{name} lies a long way from you with its legs folded, and the skin has gone loose on it. It looks peaceful. It is only that being uneasy takes strength. It needs medicine, please, or rest.',
        when: ['wary'],
      },
      {
        text: 'It is purring, with a stop in it at every breath, because you have come. It tries to move over for you, and cannot, and purrs about that. Some medicine, and then you sit.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is fed, well and so grubby that the birds on its back have each put down a leaf to sit on. It has seen them do it and does not mind. On behalf of the birds, fresh water and a brush.',
      'The birds have got up off {name} and stand along the fence. They are not particular. But after two days the mud on it has dried, and there is nowhere left to perch that does not crack. A wash, please.',
    ],
    sick: [
      'The small birds have got down off {name}’s back and sit along the rail, facing it, without a sound. The head has tipped, and what it balanced is floating away. {name} itself is not bothered. Be bothered. It needs medicine now.',
      'The yuzu has rolled off and {name} has let it float away. The wrens sit along the edge, not talking. It is no more put out than usual, but it has begun to lean, and the water shakes. Medicine now.',
    ],
    failing: [
      'The small birds have got down from {name} and stand in a row along the rim, looking in. The water has nearly reached its nose and it has not lifted its chin. Hold it up. Medicine and food, now.',
      'The yuzu has rolled off and floats in a corner. {name} is out on the cold side of the rocks, shivering in long slow waves, orange teeth showing. Medicine. Then something green, from your hand. Hurry.',
    ],
    near_death: [
      'The small birds have not flown. They have moved up close along {name}’s back to keep it warm, and in the row they have left a gap, too wide for any bird. It has hours. Sit there now, and care for it.',
      'For {hours} hours {name} has lain with its face to the path. It never needed much. It only needed somebody to be there. Its breath no longer moves the grass in front of its nose. Sit with it, now.',
      {
        text: '{name} has made room for one more, as always, and no one is on the stone there. Its breath barely clouds. A small bird has stayed, tucked against the neck. Go and sit on the other side. Do not leave it.',
        when: ['from_child'],
      },
      'The bank has been empty for so long that {name} has laid its head against a stone, because the stone was there. It still lies a little to one side, to leave you the flat place. Sit with it, now.',
    ],
    asleep: [
      'You come to the water’s edge still arguing with somebody in your head. {name} is asleep in the dark steam. With each breath the yuzu tips and rights itself. By the ninth, you have lost what the other one said.',
      'Steam over the dark water, and in it a snout, two ears and a duck. {name} breathes out and the duck goes down a little. It breathes in and the duck comes up. Neither of them wakes.',
      'Two frogs had been disputing the edge of the pool. They are on {name}’s back now, one at either end, going up and down on its slow breath, and they have lost the thread. It wants nothing until it wakes.',
    ],
    asleep_in_danger: [
      '{name} sleeps with its side to the wind and nobody on it. There is the free seat. Reflect there now, on behalf of everyone. It wakes at {wakes_at}.',
      'It has let itself down so low in its sleep that the water comes and goes in one nostril. Sit with it now, and be there when it wakes, at {wakes_at}.',
      {
        text: 'It went to sleep with its chin on the place where the grass is put. No grass was put. Reflect beside {name} now, and bring an armful at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} does not leave. It only gets lower as you get nearer, until there is a yuzu on the water, and behind the yuzu two nostrils, breathing evenly. Sit down where you are and say nothing. It floats up by itself.',
      '{name} is in the water up to its eyes, a small bird on its head, entirely unbothered. You come to the edge, and it is unbothered a little further off. There is room on the step. Sit there and want nothing.',
      'The bank was bare for {wait}, once. {name} holds nothing against it, but it has gone and stood in the deep part. Keep it company from here.',
    ],
    back_from_death: [
      '{name} is back in the water up to its chin and the yuzu’s where it was. The birds keep getting on and off, to make sure. Wherever it went it let the others go ahead. It opens one eye at you and moves over.',
      '{name} steps into the water to the ankles, to the belly, to the chin, and stays on tiptoe a while, feeling that it is hot. Then the weight goes out of it. One bird returns, then the others.',
      {
        text: 'You paid, and some hours ago {name} got back into its water. The birds are on it again, all along the back, except at one shoulder, which it dips whenever one tries. That is the side where you sit.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} is so much a part of the bank that a willow has put a root round it. It is waiting for the willow to finish.',
      'Grey has come up round its nose like mist off water. The lodgers are the grandchildren of the lodgers, and sit in the same order.',
      'After {days} days there is a dip in the bank the shape of {name}, and beside it a smaller one, the shape of you.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} begins at the left of its dinner and comes out at the right. It does not speed up towards the end, as people do. When there is none left it chews on for a bit, to let the teeth down gently.',
        'Somewhere two people are having words, and {name} eats, and the chewing carries. The words get further apart. By the time the dish is empty one of them has gone to put the kettle on for the other.',
        {
          text: '{name} eats with its eyes half shut, up to the neck in the washbasin, no larger than your shoe. Before it is done a sparrow has come in, looked it over, and sat down on its head. There is just room.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'A sparrow comes down on {name} while it eats, and hides most of it. {name} is not much bigger than the sparrow. Below the tail feathers a small jaw goes on chewing, and two half shut eyes make no objection.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'A wren lands on {name} while it eats, and is let stay. You put out a hand, and the whole of {name} is, without hurry, an arm’s length further off, yuzu level, wren aboard, still eating. You did come on time.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with its eyes half shut and the ripples going out evenly. The small bird on its back keeps both of its own on you, on behalf of the two of them, until the dish is empty.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'When it has eaten, {name} dips its head, and the yuzu rolls off and bobs across the steaming water into your hand. You hold it. {name} waits, eyes half shut. In the end you put it on your own head.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} drifts up to the dish and chews sideways, the yuzu hardly rocking on its head. When all is gone it sinks to the nostrils and leaves the yuzu bobbing against your hand. Somebody has to wear it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'When you bring the meal, the small birds always fly up off {name}. Today it is on time again, and it eats, eyes half shut, humming. The birds stay. They go by what it thinks of you.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set down the dish and start to tell {name} what happened today. It chews. By the time it has swallowed the last of it, nothing much has happened today. It tilts its head, so that you can put the yuzu straight.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats, on time, well pleased, and rests its chin on the edge beside you. After some time you notice that your shoes are off and your feet are in the warm water. You do not remember deciding.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You bring the dish, still quarrelling under your breath with the plumber. {name} eats, one chew to each thing you should have said. A bird settles on your shoulder by mistake. At the bottom of the dish you have nothing left to say to him.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats sideways, at its one speed, and leans on you while it does. It has leaned a little harder each time. After {streak} on time you have very nearly the whole of it, and could not get up if you tried.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and sits down in the dish, which is just its size. That is {streak} on time. It does not know you yet, but it will not make a fuss about that. You are let stay where you are.',
          when: ['baby'],
        },
        {
          text: '{name} chews each mouthful for so long that you think it has stopped. It ends by eating it all, behind its stone, with the flat of its back to you. The legs shake as it sits. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it all and looks up neither when you come nor when you go. After {streak} meals on time you have become part of the bank. A small bird has just sat down on you, on its recommendation.',
        'At the last mouthful {name} shuts its eyes altogether. They have been half shut for as long as anybody knows. It took {streak} meals on time to let down the other half. It leans, and you hold still.',
        {
          text: 'After {streak} meals on time, {name} does not open its eyes for your step. It moves over in the water by the width of one keeper. A small bird crosses from its head to yours.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes one mouthful, to be sociable, and its jaw comes to rest. You had meant to ask what was wrong. Some while afterwards you notice that the dish is still nearly full, and that your feet are in the water.',
        '{name} accepts one mouthful and goes on holding it in its cheek, unchewed, in the steam. It is not hungry. You have the impression that it is keeping it warm for you, in case you should want it back.',
        'You are early, and {name} takes a mouthful, since you brought it, and then just holds it, like somebody minding it for a friend. Dinner is upstream yet, and will be along. Come again at {opens}.',
        '{name} eats one bite to keep you company and pushes the dish gently back to you with its nose. You must be the one who is hungry. It will have its own at {opens}.',
      ],
      late: [
        '{name} takes no offence and eats the late meal as it would have eaten the early one. But it has lain down with its back along the bank, the broad side to you, and on that side there is nowhere to sit.',
        'While {name} waited it sank a little, and by now there is steam where its chin was. It eats up without coming out. You sit down on your usual stone. It drifts, quite without meaning anything, to the other end.',
        {
          text: 'The three birds on {name}’s back are beside themselves about the delay. {name} opens half an eye, eats in the steam without hurry, and moves along to make room for one more. A fourth bird comes down. It was not meant for you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its eyes half shut. The birds stay, and nobody raises any subject. Only, when you come to sit down at the edge, there turns out not to be room for one more. It has not moved. It is just wider.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats as though nothing had happened, eyes half shut, a small bird on each shoulder and one between the ears. All three birds have turned round to face away from you. It did not ask them to.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You come at a run, full of reasons. {name} blinks at them until they run down. Then it eats. But where you usually sit there is a coot now, and it has not asked the coot to move.',
          when: ['from_child', 'well'],
        },
        {
          text: 'There was always room for one more beside {name}. It eats the late meal, slowly, in its steam, and when you sit down it lies over sideways until there is none. It is weak. Give it medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has put down its yuzu, which is too heavy today. It eats what you have brought so late, chin on the edge of the water, and when you lean in it floats a hand’s breadth off. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nothing bothers {name}, who is new, and it had waited without a sound until it was forgotten. It eats, now, sideways. It looks at you with its eyes open, rather wide. You have taught it something.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} chews once, and stops, with it still in its mouth. The birds have moved to the fence and are looking on. You come nearer, and it turns its heavy head aside. Medicine, please, and somewhere warm.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Nothing ever bothers {name}, and so for {hours} hours nobody noticed. The skin hangs on its ribs like a wet blanket on a fence. It eats everything, with rests, and looks only at the dish. Please do not take calm for well.',
        'After {hours} hours it takes {name} two tries to get to its feet, and a bird that came to sit on it goes off again. It eats all of it. It makes no room beside it. Do not come so late again.',
        {
          text: '{name} eats as calmly as if you were early. You take off your shoes and sit down at the edge, where it always moves along to make room for your feet. Its eyes are half shut. It does not move along.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} stood in the cold shallows all that while, so as to be easy to find. It eats what you have brought. When a duck wants to sit on it, it may. When your hand does, it sinks, quite gently.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, unhurried, and holds nothing against anybody. But after {alone} there are birds all along its back, and when you put out your hand none of them moves up. {name} could shrug them over. It does not.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, eyes half shut, as calm as it ever was. In the warm water at its side there is always room for one more. But you come after {alone}, and a heron is in it, and {name} does not ask the heron to move.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} has always had room for one more. It eats, weak, after {alone} with nobody. Then it shifts to the exact middle of the water. On either side there is no room.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has taken {alone} to bother {name}. It eats, chin on the bank, and its eyes are not half shut. They are open, and on you, and nobody had ever seen what colour they were.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has not been bothered by a thing in its life. It eats, with its head on the ground. Its eyes are wide open. You have never seen the other half of them before, and they are looking at you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are no birds on {name}, there is nothing to stand on but ribs. It eats. You come and sit down in the mud by it, as one more. It gets up, and falls, and gets up, and makes it one fewer.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} looks kindly at the dish, and that is all it does. It is full right up to the yuzu. A sparrow takes a crumb, on its behalf. Come again at {opens}.',
        'You hold dinner under the nose of {name}, and the nose breathes on it and goes back to steaming. There is room on it for anyone, but in it there is none at present. Try at {opens}.',
        {
          text: 'You hold the dish out over the steam. {name} opens one eye. The bird on its shoulder looks at {name}, then at you. Nobody is hungry, and so agreeably that you find you have let the dish sink.',
          when: ['no_item'],
        },
        {
          text: '{name} regards the dish with goodwill and moves over for it, as it does for everyone. The dish slides into the bath, takes on water and goes down slowly beside a full stomach. The yuzu never wobbles. That meal is lost.',
          when: ['from_child'],
        },
      ],
      ill: [
        '{name} takes three slow bites, lets the rest float off, and half shuts its eyes, so unbothered that you very nearly sit back as well. Do not catch it. The ears are burning and the breath is short. Medicine next.',
        'You feed {name} by hand, a shred at a time, and its big teeth are careful of you even now. It manages a few. Then the head gets heavy on your wrist. Leave it there, and give it medicine next.',
      ],
      loved: [
        'There are things for which even {name} will get out of the bath. It was {item}. It comes up the bank, streaming, at very nearly a walk, and eats all of it from left to right with its eyes shut tight.',
        '“{item},” you say, and something goes click in the nose of {name}. It clicks again. It eats the whole of it, clicking, and the birds along its back bounce a little with every one.',
        {
          text: 'You lower {item} to the water’s edge. {name}’s eyes, which have been half shut since the beginning, open all the way. They are brown. It begins to purr in clicks, and the birds on its back hop in time.',
          when: ['well'],
        },
        {
          text: 'You lower {item} to the brim of the pool. From {name} comes a long, low clicking, like a purse of pebbles, and the water shivers in rings. The yuzu rolls off its head, and it doesn’t even look.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} chews on it for a while in case it becomes something else, and then offers it round: {item}. Nobody on board wants it. Plain grass would do very well.',
        '{item}. It lets that float past at the level of its nose, and wishes it a good journey. It would have stopped for a melon.',
      ],
      harmful: [
        '{name} chewed it from left to right, as it does everything, and trusted it. It was {item}. Now its forehead is against the bank, and the teeth grind on nothing. So little ever bothers it. This hurts. Never again, please.',
        '{name} makes no noise about it. It has only stopped, in the middle of the path, with its belly drawn in and froth at its lip. What it ate was {item}. It will not tell you how it hurts. Keep that away from it.',
        {
          text: 'It took {item} from you as it takes everything, without a question. Then {name} stood up out of the pool, and all the birds went off at once. It is retching among the reeds. Not that, ever.',
          when: ['item'],
        },
        {
          text: '{name} takes what it is given, and you gave it {item}. It grinds its long teeth, a sound you had not known it had. The birds go up. It turns its barrel to you, and wades away. Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You stand on one leg, to see whether {name} can be made to laugh. It considers that. It gets out of the water, which takes time, comes and stands beside you, and lifts one foot. It had only to be asked.',
        'You race {name} across the pool, and it does not race. It walks along the bottom. When you come up gasping at the other side it is sitting there, with the yuzu on, and purrs like something coming to the boil.',
        {
          text: 'You splash {name}, to see. It looks at you over the ring of ripples. Nothing happens for so long that you turn away, and then one webbed foot splashes you back, once, exactly as hard. The birds move to that side to watch.',
          when: ['wary', 'well'],
        },
        {
          text: 'You float half a walnut shell past {name}, not at it. It watches it go by. Then it breathes out through its nose, just enough, and the shell comes round. You look at the sky. It does it again. It is steering.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You splash {name}, and it shuts one eye. You splash it thoroughly. It goes down by inches, until there is only the yuzu, and the yuzu comes towards you across the water, like a shark with all the time in the world.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You set a cork boat on the water. {name}, under to the nostrils, breathes out, and the boat crosses to you. You blow it back. Somewhere in mid voyage a small bird gets aboard. Both of you blow more softly.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set a second yuzu on the first, then a third, and then a wren gets up on top. {name} bears it all with its eyes half shut. But small rings are running out across the water from its ribs. It is laughing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put a paper boat on the water. {name} swims up and floats beside it, in just the same manner. You blow on the boat and it sails away. {name} holds quite still, nose up, waiting to be blown on.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You pat the water, and {name} pats the water. Webbed toes, it turns out, are better at it. You stand there, wet to the hair. It looks at you and at its foot, and gives the first small whistle of its life.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You roll a log down the bank at {name}, for a lark. It floats up alongside, and there they lie, the same length and the same brown. One is slightly more pleased than the other. It was so before.',
        'You splash about for {name}, who could not be any happier and does not try. It watches kindly until you have finished. Then it moves along. It had taken you for somebody on the way to sitting down.',
        {
          text: 'You throw rings at the yuzu. Three splash and sink. The fourth drops neatly over it, and a small bird on the shoulder looks round for whoever did that. {name} breathes out through its nose, exactly as it had for the other three.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You toss the ball. It drifts over the steaming water and fetches up against {name}’s side, and {name} shifts along for it, as it would for anyone. That was the whole game. The ball looks comfortable.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw something in for {name} to float after. It goes by, and round the bend. {name} has only moved its head, and has put it down again. It needs something else from you. See to that first.',
        'You splash a little at {name}, and it looks down at the splash, and lets the drops run into its eyes. It would oblige you, and it cannot. There is no game in it now. See to what it needs first.',
        {
          text: 'You get in with the ball, and where you always catch calm from {name} you catch something else, cold, under the ribs. Its half-shut eyes look at nothing. Put the ball out on the bank. See what it needs.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'It gets in with you, since you are in, and one can feel it shaking through the water. Take it out, and dry it, and give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes the fruit off the water in its mouth, very gently, and begins to chew, and finds that it was for the game. Give it a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say that it is to be {item}, and {name} rises out of the water, all at once, like an island that has had news. It plays, in its fashion. Two ducks and a neighbour come to join in.',
        'It turns out that “{item}” can be played lying down, and {name} is very good. It wins, or you do. Nobody has been keeping count. Afterwards the whole pool is purring, and it is hard to tell who began it.',
        {
          text: 'When you come with {item}, {name} makes its one loud sound, a sort of whistle through a reed, and canters. It is like seeing a sofa canter. All its birds hold on, wings out, leaning into the turn.',
          when: ['well'],
        },
        {
          text: 'At {item}, {name} clicks, deep in the throat, quick and pleased, and there goes the whole reputation. It prances. All four feet leave the mud at once. Then it lowers its eyelids, hoping nobody was on board.',
          when: ['well'],
        },
      ],
      disliked: [
        'It involved running: {item}. {name} ran in spirit. Its body sat down in the shade, and would be glad of a soak instead.',
        '{item}. It waits for that to calm down, as things do, and when it does not, {name} moves one pool along. Mud would have been lovely.',
      ],
      harmful: [
        'It did not get out of the way, for it never has, and there is a welt across its back where the free seat is. Put this away for good: {item}.',
        '{item}. {name} has gone under and does not come up at five minutes, and then it does, coughing. Nothing like that again, please.',
      ],
    },
    clean: {
      wanted: [
        'You pour warm water on {name} from a jug, and it shuts its eyes and sinks at the same rate, so that you never get to the end of it. The mud goes off in a ring. It would take another jug.',
        'You scrub {name} behind the ears, and its hair stands up all over in bliss, like a doormat that has been spoken to nicely. The dirt falls out by itself. All you need do is go on.',
        {
          text: 'You scrub {name}’s back from end to end and go round the wren, which will not move. When you have finished there is one patch of mud left, shaped like a wren. {name} sighs into the steam. The wren takes a step sideways.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Under the yuzu there is a round clean place where no dirt ever came. You wash the rest of {name} until it matches. By then you are sitting in the tub as well, shoes on, and the yuzu is on you.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You scrub {name}, who sits in clean hot water for a living, and nothing comes off. You scrub the birds. Nothing comes off those either. Nobody minds.',
        'The brush goes up {name} and down again, and all that happens is that your shoulders have dropped. There was no dirt. It opens one eye, to see whether you feel better.',
        {
          text: 'The brush has no work here and does it slower and slower. By the second flank it is floating. You are on the edge with your trousers rolled, and a small bird has come over to try your knee.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was clean, and lets you wash it anyhow. A wren hops down its back into the suds, then a finch, each lifting a wing as its turn comes. By the end you have washed nine birds, and the yuzu has not moved.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The wash was {item}, and {name} sinks into that until there is nothing above but the yuzu. You scrub what you can find. The mud goes off, and from below come up large, slow bubbles of content.',
        'You bring out what the label calls {item}, and {name} turns its broad side to you before you have rolled up a sleeve. The dirt runs off. The birds have lined up behind it. They take it for something you do to everyone.',
        {
          text: 'To do the top of {name}’s head with {item} you must move the yuzu, and your hands are full, so you put it on your own head. {name} opens one eye, looks, and moves over. There is room.',
          when: ['well'],
        },
        {
          text: 'You go over {name} with {item}, around the yuzu and around two small birds. Nobody gets up. When you come to the ears, one of the birds holds out a wing. You do that too.',
          when: ['well'],
        },
      ],
      disliked: [
        'It bears it as one bears a relative: {item}. The nearer side is clean. It would let you do the other with a coarse brush and warm water.',
        '{item}. {name} goes under halfway through, without any ill feeling, and stays until you have put that away.',
      ],
      harmful: [
        'Its skin is thin under all that doormat, and it has come up red. {name} stands in the clear part of the stream and lets it run. Throw this out: {item}.',
        '{item}. It stings the eyes, and they are right at the top, where everything gets them. Rinse {name} with plain warm water, and never use that again.',
      ],
    },
    medicine: {
      wanted: [
        'You hold out the medicine, and {name} chews it, though it is liquid, from left to right. Then it waits to see. Its ears had stood out sideways. They come up, first one, and in its own time the other.',
        'The birds had gone from the back of {name}, and it lay there like a bench in winter. You give it the dose, and sit. One bird comes to the reeds. It looks for itself. Then it takes its usual place.',
        {
          text: 'With {name} unwell, the sparrows on the rim had fallen to quarrelling. It takes the spoon, blinks, and lets itself down in the steam as far as the ears. Along the rim they leave off, one in the middle of a word.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} opens its mouth for the spoon without opening its eyes. The bird on its back, which had moved to the rim, waits, tilts its head at the breathing, and after a little while hops on again.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You spoon the dose into {name}, and it hums, and nothing whatever about it changes. That is what well looks like. It lets the bird have the last drop. Put the bottle away until it is wanted.',
        '{name} takes the medicine as it takes the weather. It was perfectly well. It goes on being perfectly well, chewing a little, with a taste of liquorice in the steam. Keep the rest for a bad day.',
        {
          text: 'You come running with the spoon, and {name} takes it, since it is all one to {name}. A little later you have your feet in the warm water and cannot say who was supposed to be ill. Nobody was. Save it for when somebody is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} took its treatment as it takes warm rain. It was {item}. Of all that has ever been done for its good it likes that best. Its ears settle, and then, on top, a bird settles.',
        'For its health {name} seldom stirs, and for this it came up the bank. The word was {item}. It sat down against your leg to have it, and purred, and a terrapin got in line.',
        {
          text: 'It is {item}, with the medicine in it. {name} opens its mouth just that far, and the yuzu does not stir. It helps. The eyes, which were half shut, go to three quarters.',
          when: ['item'],
        },
      ],
      disliked: [
        'It chews that for a quarter of an hour, to be fair: {item}. About half has gone in. There must be one that can be put in a pumpkin.',
        '{item}. {name} moves politely one step to the side, each time, until you have both gone right round the pool. Some of it hit.',
      ],
      harmful: [
        'There are cures that are not cures for a thing with its kind of stomach. {name} is lying down and does not chew. Never {item} again. A vet who knows large rodents, please.',
        '{item}. It took that from you as it takes all things, and its ears have gone cold. Sit with it on the bank, and keep that bottle somewhere else.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the rowing boat,” you tell {name}, and turn it away by one ear. It chews on for a moment with nothing in its teeth. It will leave boats alone. It slides in, and what is left above water looks a size smaller.',
        '{name} has sat on the lettuces, all of them, quite kindly, and you say no. It gets up. It looks at the place, and at you, and goes to sit on bare ground, a little way off, where there is nothing to flatten.',
        {
          text: '“Not the lettuces,” you say, standing in them. {name} stops in mid-chew and looks down the row. It comes out backwards, minding the rest. In the pool it leaves the usual room, and puts a goose in it.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You tell {name} it may not lie across the stairs. It hears you out with its eyes half closed, gets up, drips, and goes. The two finches stay with it. They turn round and look at you.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to tread on the frog, and the frog, which is sitting on its foot, listens too. Neither would dream of it. They hear you out with their eyes half shut. You feel that you were rather good.',
        'Somewhere in your lecture to {name} you forget what it was against. It had not done it in any case. It waits, chewing, and moves over a little, so that you can finish sitting down.',
      ],
      bad_time: [
        'You shout, and the small birds leave {name}’s back all together. It does not look round. It sinks until just the nostrils show and waits like that, in case they return. There was room for you as well.',
        'You raise your voice beside {name}, where arguments run down, and it runs down. You stand there with your finger up. It has looked at you all this while as if it needed something. See to that first, and teach it later.',
        {
          text: '{name} lets your voice go over it and blinks, and you think that it has found room for this too. Then you see that it is shivering, in steaming water. The bird on its back has turned round to look at you.',
          when: ['weak'],
        },
      ],
      loved: [
        'The lesson was {item}, and that is how one gets to {name}. It floats in, and this time it does not float out. It has it. It goes under for a bit, all but the nose, and the nose looks thoughtful.',
        'You teach it by way of “{item}”, and {name} sees that you have a point. It moves off the flowerbed. It is not bothered, nothing bothers it. But it sits a yard further down the bank than it did.',
        {
          text: 'You do it as {item}, and {name} learns to let others through the gate first. It lets through the ducks, the frog, a snail, and you. It is so good at this that it is still there in the afternoon, making room.',
          when: ['well'],
        },
      ],
      disliked: [
        'It waited until you were finished, in case there was something in it: {item}. It has moved, but only because of the noise.',
        '{item}. It obliges you by one length, and looks at the water while it does. A calm word would have gone further.',
      ],
      harmful: [
        'All the birds went up at once. {name} only closed its eyes and let it come down, as if it were weather. It was not weather. Never do so again: {item}.',
        '{item}. There is nobody on the bank now, and {name} is in the deep part with its ears under. Go and sit by the edge until it comes in.',
      ],
    },
    sleep: {
      wanted: [
        'You spread out a wet sack in the shade, and {name} sits down on half of it. It leaves the other half. A frog takes that. Behind you two pairs of eyes go down, at the same speed.',
        'You lift the yuzu from its head, as one takes somebody’s spectacles off, and {name} lets its chin down on the edge of the bath. The nostrils open, close, and open. You put the yuzu where it can be found.',
        {
          text: 'You lift the yuzu from {name}’s head, and the whole neck goes down with a sigh, as though that had been the weight. The birds are asked to wait. Rested, it rises through the steam and stops just under your hand. Yuzu, please.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You let {name} down into the warm water. A small bird comes and sits on it, then three, and the breathing slows. At the ninth you notice that you have put your bag down. When {name} stands up, the birds ride.',
          when: ['weak'],
        },
      ],
      little: [
        'You tell {name} to lie down, and it lies down. It would be hard to say what has changed. Presently it gets up. That, too, you would have to have been watching closely.',
        'You hush the whole bank, so that {name} can sleep. The ducks drop off, and the heron, and you feel your own eyes going. {name} alone sits up among you all, not tired in the least, and minds the place.',
        {
          text: 'You would have {name} sleep, and it is not sleepy, but it does not like to see you bothered. It leans its whole warm side on you and breathes out. So one of you is asleep, and it considers that this is settled.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You lay {name} down to rest. Nothing about it was up. The yuzu stays level and the steam goes on. But the small bird on its shoulder has tucked in its head, and presently you notice that you are sitting.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and the eyes of {name}, always half shut, shut. It sits there for a moment, sleeping upright, like a loaf. Then the whole loaf lets itself down, and somebody small climbs on.',
        'With “{item}” there is no persuading to be done. {name} folds up one leg after another and lets out its breath. Round about, one by one, everybody else lies down too. You had things to do. You find you are on the grass.',
        {
          text: 'You bring {item}, and {name} puts its square chin down on that, and waits for nothing. A bird tucks in its head. A second bird. Then the half that was open of each eye comes down, like two shops closing.',
          when: ['well'],
        },
      ],
      disliked: [
        'It rests on that with its chin up, like someone who has been lent a bed: {item}. Before long it has moved to the mud.',
        '{item}. There was no room on it for anybody else, and {name} could not really sleep for thinking of it. A riverside would be kinder.',
      ],
      harmful: [
        'The warmth has gone out of it, right down to the webs, from lying there: {item}. Bring {name} to warm water, slowly, and throw that away.',
        '{item}. The wagtail would not come back to it until it had been warmed. Its nose is dry and it clicks. Do not put it there again. Mud would have done.',
      ],
    },
    reflect: {
      awake: [
        'You sit down by the water in the middle of an argument with somebody who is not here. Before the steam has reached your collar you have lost the other side of it. Something feathered settles on your head. {name} makes room.',
        'You get in up to the chin and neither of you does anything. A bird leaves. Later it comes back, considers the two heads, and lands on yours. {name} opens one eye, passes you the yuzu, and shuts it.',
        'You sit with your feet in the water. A wren steps from {name}’s back to your knee, finds you not quite done with something, and returns. {name} lowers its eyelids, slowly, so that you can see how. The second time the wren stays.',
        '{name} does not ask where you were. There was a time when it was {wait}. It only looks, every so often, to see that the dip beside it has somebody in it.',
        'A click, and a long breath, and a click. You do not have the language, but it is a list of what has been good, and you catch one word: {loved}.',
      ],
      little: [
        'You have sat here so often in this hour that the frog has you down as a lodger. Stretch your legs. The seat will keep.',
        '{name} moves over for you again, and there is no bank left on that side. Go and see to something. It will be here.',
      ],
      ill: [
        '{name} can hardly hold its chin out of the water, but it moves over to make room. You sit down, wet to the knees, and hold the chin for it. Its breathing slows. Now get up and see to what it needs.',
        'You sit against its flank and warm it, for a change. The purr tries once and lets it be. Stay as long as you can, and then fetch what it needs.',
      ],
      asleep: [
        '{name} sleeps in the warm water with a frog on its shoulder and a neighbour’s cat along the bank. You sit down at the end of the row. Nobody looks up. It breathes out, and everyone, you too, sinks half an inch.',
        'You sit by {name}, which sleeps upright, and by and by it is less upright, on your side. You put a shoulder under it. It does not wake. All that it had been holding up by itself, it lets go.',
        'Something floats by in its dream, and {name} smiles at it with its nose. From the shape that it is chewing, it might be {loved}.',
      ],
      shy: [
        'You sit on your side of the water. A small bird walks off {name}’s back, along the rim, and tries out your knee. Under half-shut lids {name} sees that you let it. It floats a hand nearer, and the yuzu does not even roll.',
        'You sit, and {name} keeps the width of the pool. After a while a finch leaves its head, tries your knee, and flies back. Some time passes in consultation. {name} floats about one paddle nearer.',
      ],
    },
  },
  things: {
    feed: {
      'guinea grass':
        'You come down the bank with guinea grass over your shoulder, still growing, by the look of it. {name} starts at the end that reached it first. By and by it has eaten as far as you.',
      'water hyacinth':
        'The water hyacinth comes floating in from your side, flower up, and {name} eats the leaf from under it. The flower sails on and lodges between its ears. It has always thought well of purple.',
      'sugarcane stalk':
        '{name} takes the sugarcane stalk crosswise, like a gate, and the teeth that never stop growing are heard to be held in check. You are handed your end back, sucked quite white, for the sake of fairness.',
      'pumpkin wedge':
        'The wedge of pumpkin goes in point first and stays there, so that {name} has a broad orange smile from ear to ear. You smile back. It chews, and the smile gets narrower and does not mean it.',
      'orchard hay':
        'You shake out the orchard hay, and there is an apple leaf in it, and an earwig, and a summer. {name} chews left to right. The earwig is passed by, and takes the seat by the wagtail.',
      'watermelon rind':
        '{name} sets its teeth to the rind of the watermelon and goes along it as one plays a mouth organ. You push off the empty half, with the terrapin in, and it goes round the pool like a ferry.',
      'sweet corn husk':
        'It eats the sweet corn from the outside, husk and silk and all, having never heard that there was an order. A golden thread hangs from its nose. The frog climbs that to see where you went.',
    },
    play: {
      'hot spring soak':
        'You test the hot spring with a toe. {name} has already let itself in, by the feet, by the knees, and the steam has closed behind it. An inch comes out of the steam, and then your place.',
      'yuzu on head':
        'You lay the yuzu on its head and take your hand away by degrees. {name} feels nothing but the pleasantest idea it has had all week, and carries it along the bank to you, level, for a second opinion.',
      'waterfall sit':
        'You both sit under the waterfall, where nothing can be said. It breaks on the square nose and goes off to either side like curtains. The wagtail holds on, backwards. After a while you are told it twice, by nudging.',
      'mud lounging':
        '{name} goes over in the mud like a wardrobe, and there is a wave. You sit down in what is left. It lounges, you lounge, and the frog leaves a track from its side to yours, in no hurry.',
      'bird perching':
        'A heron has come for the bird perching, and two doves. {name} stands for them as a pier stands. When you hold your arm out level, one of the doves thinks it over, and changes piers.',
      'lazy swim':
        'It is a lazy swim, downstream, with you at one end of the wake and the inch at the other. {name} never moves a foot that you can see. You arrive together, and neither had meant to.',
      'back scratch':
        'You find the place on its back and scratch. The hair goes up like a doormat in a storm, {name} leans until it has no more to lean on, and you both sit down in the water.',
    },
    clean: {
      'yuzu bath':
        'The yuzus bob, and {name} goes in among them until one cannot say at once which of the round things is looking at you. You rub its nose with half a peel. It goes on smelling of a good idea.',
      'warm pond rinse':
        'You pour the warm pond over its shoulders out of a hat. {name} lets it go down one side and waits, square nose up, for the other. The frog, who lives in this water, is poured too.',
      'coarse bristle brush':
        'You take the coarse bristle brush to it, and it is doormat against doormat. Sand comes out, then a snail. {name} goes down in front by a hand’s breadth, so that you will reach the part behind the ears.',
      'mud pack wash':
        'First the mud pack goes on, up to the eyes. It dries. Then the water. {name} comes out from under it a size smaller and brown all the way, holding one foot out to be admired.',
      'webbed toe cleaning':
        'You hold the foot in your lap and clean between the webbed toes, which open like a wet fan. It sends you the next before you have let go of the first. The terrapin has joined the queue.',
      'bird grooming session':
        'You sit by and hold the towel while the birds see to {name}. The wagtail works up one side and a stranger down the other. They meet at the nose, which wrinkles, and somebody gets sneezed on to your knee.',
    },
    sleep: {
      'warm mud bank':
        '{name} lets its chin down on the warm mud, and the bank takes the chin, and then the rest. You feel the ground by your foot grow a little rounder. The wagtail goes twice about and shuts its eyes.',
      'steamy onsen edge':
        'You lay a folded towel at the steamy edge of the onsen, and {name} puts its chin on that and leaves the remainder in the water. The steam comes and goes over it. Presently nobody is looking out.',
      'pile of friends':
        'It is a pile of friends by now: {name}, then the terrapin, then some ducklings that nobody can account for. There is a place left, at about your height. Whoever yawns last is at the bottom.',
      'riverside grass':
        'You tread a round in the riverside grass, and {name} turns about in it once, and goes down. The stems close over all but the ears. One hears the river go past on that side, and on this side, breathing.',
      'distant frogs':
        'Far down the valley the frogs have started, a great many, very small. {name} has lain down to listen, and its own frog answers for it. You speak more softly. Between two of them it has gone to sleep.',
      'shaded wallow':
        'You have pulled a branch over the wallow, and {name} lies in the shade of it, in mud to the elbows. The light goes across its back in coins. It feels every one of them roll off.',
    },
    medicine: {
      'vitamin c':
        'You hold out the vitamin c, and {name} takes it in among the grass, and chews left to right. Where the gums had been sore the teeth meet again. It leans on you by one more pound.',
      'skin moisturiser':
        'You go over it with the skin moisturiser, working against the hair, and the cracked places drink. {name} turns its other side to you, and a print of your whole hand shines on the first, beside the wagtail’s feet.',
    },
    discipline: {
      'calm request':
        'You make a calm request, and then you make it again. {name} lifts its chin off the neighbour’s lettuces to hear the better. It gets up, front and back, and comes to sit where your hand is.',
      'deep sigh':
        'You give a deep sigh. {name} looks round at the trampled reeds, and at you, and gives one, too, out of its nose, so long that the frog sits down. Then it moves over on to the path.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and so are all who sit on it, and it would be a pity to begin with any of them. It wakes at {wakes_at}. There is the free seat, if you care to reflect.',
      'What you have brought is upstream still, as far as {name} is concerned, and will reach it at {wakes_at}. Until then you can sit by it. That is never turned away.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has a first lodger, a very small frog, which it carries about in the belief that this is what backs are for.',
      'A child now: {name} sat down in the water up to its chin and everything in it went quiet, as when a stove has been lit.',
    ],
    teen: [
      '{name} is half grown and has begun to be late for things, on principle, having seen that they come past again.',
      'A teen, and long in the leg. There was an argument by the reeds today. {name} went and lay down in the middle of it, and it is over.',
    ],
    high_care: [
      '{name} is grown, and {form}. It lets you have the whole of its weight at last, and you sit there, under it, unable to reach your tea.',
      'Full grown and {form}: the seat left of the wagtail is no longer free. It is yours, and the heron has been spoken to.',
    ],
    balanced: [
      '{name} is a grown {form}. It has a bank here, and another at the bend, and the lodgers know which days are which.',
      'A {form} now, as broad as a barrow. {name} goes with the river as far as it goes, and comes back along the towpath, in time.',
    ],
    low_care: [
      '{name} is grown, a {form}. It sat by itself for so long that it went quiet right through. There is mist on the pool, and some of it has ears.',
      'Nobody took the seat, so {name} grew up without it: a {form}. It will still move over for you. There is nothing under your hand but warm air, nearly.',
    ],
    rescue: [
      '{name} is a grown {form}. Since the day that it was carried back up the bank, others come to it, things with a wing or a leg, and lie down along its side until they are better.',
      'It went a long way downstream, and you waded in. {name} is full grown, a {form}, and there is a bare stripe over its back where you held it. It keeps the seat there.',
    ],
  },
  trust: [
    '{name} leaned on you today as one leans on a wall, without first making sure that it was one.',
    'It has tipped over beside you with its whole belly to the sky, like a sofa that has come to stay. You may scratch it.',
    'The wagtail has been asked to move up, which has never happened before. The seat left of it was for whoever comes last. {name} has decided that that is you, for good.',
  ],
  streaks: [
    'Ten meals, each when it was due. {name} has not looked upstream since the sixth.',
    'Twenty-five on time. Small birds have begun to set themselves by it.',
    'Fifty in a row. {name} tells the frog that this must be what the river is for.',
    'A hundred meals on time, all gone by at the same pace and in the same direction. {name} moves over, as if there could be more room.',
  ],
  ages: [
    'Ten days, and {name} has not hurried on any of them.',
    'Thirty days. Three have come to live on {name}, and not one of them was asked, and none of them was asked to go.',
    '{name} is a hundred days old. It mentioned it once. When it was about to mention it again, it had gone by.',
    'A whole year has floated past {name}, with all its boats. It nodded to every one, and sees the first of them now, coming round again.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['watermelon rind', 'pumpkin wedge'] },
      wish: '{name} has been thinking, slowly, of something that is curved on one side. It would like a watermelon rind for its meal, or a pumpkin wedge, when the time comes round.',
      granted:
        'It wore it first, for some minutes, as a smile. Then it chewed it down from the corners, and now it has only its own.',
    },
    {
      by: { action: 'feed', item: ['water hyacinth'] },
      wish: 'There is a purple on the far side of the pool, and {name} is on this side. It would like water hyacinth at its next meal, without going over.',
      granted:
        'It ate the leaves, and the stalks, and around the flower. That it has passed to the frog, who is sitting in it.',
    },
    {
      by: { action: 'feed' },
      wish: 'It has eaten alone on this bank for some days now, and has nothing against it. But if you stayed for its next meal, {name} would move over.',
      granted: 'You had a sandwich. Both of you chewed, and looked at the water, and neither of you finished first.',
    },
    {
      by: { action: 'play', item: ['hot spring soak', 'waterfall sit'] },
      wish: '{name} has felt a draught, round about the third rib. It would like a soak in the hot spring, or to sit under the waterfall until it has stopped thinking.',
      granted: 'It had not been thinking, as it turned out. It sat there, and that got even better.',
    },
    {
      by: { action: 'play', item: ['yuzu on head'] },
      wish: 'Some days {name} has such pleasant ideas, and today none has come. You would know what to do about that, with a yuzu.',
      granted: 'There: it has just had one. It cannot say what it is about. It is round.',
    },
    {
      by: { action: 'play', item: ['back scratch', 'bird perching'], times: 2 },
      wish: 'There is the place between the shoulders, and then, later in the day, there is the place just next to it. A back scratch would be nice, or birds, and then again.',
      granted: 'Both places. {name} went over on its side for the first, and for the second it was over already.',
    },
    {
      by: { action: 'clean', item: ['yuzu bath', 'warm pond rinse'] },
      wish: 'The lodgers have been heard to say something. {name} would like a warm rinse, or a yuzu bath, for all of them together.',
      granted:
        'They came out in the order they went in, pink, and smelling of lemons. The terrapin had its shell done, and has been to show people.',
    },
    {
      by: { action: 'clean', item: ['webbed toe cleaning'] },
      wish: 'When {name} walks there is a squeak in it, and it is not the frog. It thinks that it may be the toes, in between. Would you clean them?',
      granted:
        'It spreads all its toes on the warm stone to dry, like somebody laying out cards, and has a very good hand.',
    },
    {
      by: { action: 'sleep', item: ['pile of friends', 'warm mud bank'] },
      wish: '{name} has been sat on all day, and wonders how it is underneath. It would like to be put to rest with a pile of friends, or else on warm mud.',
      granted:
        'There were two guinea pigs on it, a duckling, and your arm. It was asleep before it had thanked everyone.',
    },
    {
      by: { action: 'sleep', hours: [13, 17] },
      wish: 'The afternoon has a warm place in the middle of it, and {name} would like to be put down there for a rest, before anybody steps on it.',
      granted: 'It lay down in the middle, and the afternoon went round on both sides.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have walked by four times. {name} does not know where you are going, but it comes past here. Sit down this once, and let it come to you.',
      granted: 'It came, whatever it was. You watched it go by, and on {name}’s advice did not wave.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Things have to be told to {name} twice before it knows them. Sit with it once today, and then once more, so that it knows.',
      granted: 'It knows. It has put that upstream of everything, so that it will always be about to happen.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Somebody’s yuzu',
        shape: 'ball',
        text: 'It rolled off when {name} bent to look at you. It had never seen it before. You may have it, it says, if nobody asks.',
      },
      {
        name: 'A wagtail’s feather',
        shape: 'feather',
        text: 'Left on the seat as one leaves a hat on a chair. {name} has carried it to you upon its nose, for safety.',
      },
      {
        name: 'The house key',
        shape: 'key',
        text: 'It had been lying under {name} for three weeks. It says that it did feel a key there, and took it for somebody.',
      },
      {
        name: 'A tooth’s end',
        shape: 'chip',
        text: 'They never stop growing, and this is what was over. If you run your thumb along it, you begin to chew.',
      },
      {
        name: 'The cork float',
        shape: 'cork',
        text: 'It came down the river on a day when you were sad. {name} had one foot on it until you were there to see it go, and then you both forgot to let it.',
      },
    ],
    return: {
      name: 'Downstream stone',
      shape: 'stone',
      text: 'Smooth on all its sides, as they are at the very end of rivers. {name} brought it up against the current, in its cheek.',
    },
    streak: {
      name: 'A blade put by',
      shape: 'leaf',
      text: 'It was for whoever came last, twenty-five times over, and then {name} ate it. This one it did not. You came last.',
    },
    hundred_days: {
      name: 'The heron’s ring',
      shape: 'ring',
      text: 'Off its leg, with a number on it. The heron has given up travelling and taken the bank at the bend, and has no use for one.',
    },
  },
  release: [
    'You open the gate to the river. {name} goes in as far as the chin, with all its lodgers, and looks back over them to the bank. It has moved over. There is room, should you ever be down that way.',
    'The current takes {name} at its own pace, and it lets it. For a long time there is an inch to be seen, two eyes, two ears, and left of the wagtail a place with nobody in it.',
  ],
  dying: {
    neglect: [
      '{name} has died on the bank, with its face upstream. The place beside it is flattened, and was kept.',
      'It waited as it did everything, without hurry, and nobody came along. {name} is dead. The wagtail is still there.',
    ],
    hunger: [
      '{name} lay down at the gate, on the side where there is no grass, and has died there. It had allowed you time.',
      'Nothing came down the river. {name} is dead, and the bank is bitten bare as far as it could reach.',
    ],
    illness: [
      'Towards the end {name} let itself down in the warm shallows, and the lodgers got off, one by one, at the shore. It went on from there alone.',
      '{name} is dead. It went as a bath goes cold, so that nobody could have said when.',
    ],
    poison: [
      '{name} ate what you gave it, at its one speed, to the end, because you gave it. It is dead.',
      'It never in its life refused what it was offered. That was how {name} died.',
    ],
  },
  returned: [
    'There is an inch of something in the pool: two nostrils, two eyes, two ears. The water steams. Very slowly, as a bank comes up when the river falls, there is {name}.',
    'The wagtail came first, and walked up and down upon nothing, about as high as a back would be. Then it was a back, and {name} was under it, chewing.',
  ],
  epitaph: {
    openings: [
      'Sit down by {name}. It is warm here in the afternoon, and nobody will ask you anything.',
      'Beneath this grass is {name}, who is in no hurry.',
      '{name} has gone downstream, at its own pace, with its eyes half shut.',
      'Whoever is last to come here, there is a place for you. {name} saw to it.',
      {
        text: 'Three lived on {name}, and it never asked their names. They have asked us to put up this stone.',
        when: ['from_child'],
      },
      {
        text: 'Here lies {name}. There was a yuzu on its head for most of its life, and it did not know.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['One place on the bank was free to the end.', 'It allowed us time, and we took all of it.'],
      hunger: ['It looked at the gate, and nobody made the connection.', 'It would have shared it.'],
      illness: ['The pool was warm. It was not enough.', 'Its lodgers stayed aboard as long as they were let.'],
      poison: ['It took what it was handed, and chewed.', 'It thought well of everything it was offered.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the water is at the height at which one stops noticing where one leaves off. Somebody is on your back, and somebody is on them. You have just had an idea, up near the top, round and yellow, and you are in no haste to learn what it was. Whatever people bring you, you tell them it sounds like a nice bath, and it does. There is one place left. You would like your keeper to come in and take it.',
      'You are {name}. It is a broad sort of day, with room in it, and you have spread out. If anyone is upset they may be upset here, it is quite comfortable, and by the time they have explained it twice it will have gone past the willow. You purr, and the pool agrees. What you would like is a scratch, somewhere to the left of the wagtail, and for whoever does it to have nowhere else to be.',
    ],
    content: [
      'You are {name}, and you are sitting, and have been. Upstream there are some things, and they will be along. Downstream there are some others, getting smaller. You speak in long level sentences with a place to rest in the middle, and people who came to quarrel tend to sit down in it. Your teeth are the same length as yesterday. You have nothing to ask of your keeper but the usual: that it come by, and be one more.',
      'You are {name}, and {days} days have gone by you on the left, and you saw them all. There was a good one with melon in it. Somebody comes here, with hands, at certain hours, and you have got into the way of flattening a bit of grass for them, next to yours. It is not that you wait. It is that the grass lies better. You would like them in it, about now, with nothing to say.',
    ],
    bored: [
      'You are {name}, and nobody is sitting on you. You have gone over it in your mind, and there is no other way to put it. The river has come by several times with nothing on it. It is all perfectly pleasant, and you seem to be underneath it, rather than in. You would not make a thing of this. But if somebody wished to float, or had a hand free for scratching, there is such a lot of back here.',
    ],
    hungry: [
      'You are {name}, and you have looked at the gate. You do not like to insist. You have looked at the grass as well, so that both of them are on record, and you are leaving a little time, now, in which a person might put the two together. You are chewing, to show what is meant. You will go on being pleasant to everyone, in round numbers. You would just like it to be a meal that comes along next.',
    ],
    starving: [
      'You are {name}, and it has been upstream for so long. You told the others that it would be along. They have got off you now, kindly, one at a time, to make it easier. There is a hollow in you that is the wrong way about. You are not upset; you only notice that you have run out of patience, and you had thought that was the one thing there was plenty of. Food. You say it once. You would like to be heard the first time.',
    ],
    sick: [
      'You are {name}, and you have come out of the water, and you could not say why. It is too warm out here and then it is not. The wagtail walked up and down on you for a while, and flew off to tell someone. Things come to you from upstream in the wrong order. You lie as flat as you can, so as to be no trouble. Medicine would be a kindness, and a wet hand on your back, and one person who does not go.',
    ],
    failing: [
      'You are {name}, and it is all going by now, quite fast, on both sides. You had not known that it could. You see the lodgers, standing in the shallows in the order that they used to sit. You would move over, if you could move. There is somebody missing who comes last, with a bottle, and a spoon, and a hand. The place is free. If they are coming at all, you would like it to be now.',
    ],
    near_death: [
      'You are {name}, and there is nobody on the bank. You have looked at it for so long that it has begun to look like water. It is the one thing you were ever afraid of, and it turns out to be very quiet. You have kept a seat. You do not recall what for; you only know that it is not to be let go. Whoever is passing, whoever it is, with anything or nothing, you would be so glad if they sat down.',
    ],
    asleep: [
      'You are {name}, asleep, and the river has stopped in order to let you look at it. All the boats are there at once. On every one there is somebody you have moved over for, and they have kept you a place. It is warm right through. There is something round and yellow overhead, and it is the sun, you suppose, it is sitting on you. If your keeper comes, let it not say anything. Let it sit down, and there will be one more.',
    ],
    shy: [
      'You are {name}, and you are in the middle of the pool, for now, where it is deep. It is not that you mind anybody. Something went by that had sharp edges, and you are letting it get properly downstream before you come in. There is a person on the bank. It seems a nice one, and it may have that bit of grass. If it stays, and does not call, you expect that you will drift. You usually do.',
    ],
    back_from_death: [
      'You are {name}, and you have been to where it all goes. It is wide there, and there is no bank. You would have stayed, you suppose, one does; but somebody was calling from upstream, and called twice, so it reached you. It is heavy work, against the current. You are cold about the ears. You would like somebody’s knees in the water next to yours. And if your next meal came when it was due, you would know that you were on the right side.',
    ],
    hurt: [
      'You are {name}, and there is a pain, and it came by hand. You had moved over for it. You do not understand it yet; it would have to be told you twice, and you would rather it was not. The others are in the shallows with their feathers up. You close your eyes, the half that was left. You will think well of everyone again, presently, you can feel it coming down the river. Take that thing off the bank first. Then stay.',
    ],
  },
}

export const CAPYBARA: Species = {
  slug: 'capybara',
  name: 'Capybara',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'instant',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.8,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['gentle', 'social', 'forgiving'],
  personality:
    'So unbothered that it is catching. Small birds sit on it, arguments run down near it, and it has room for one more.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'guinea grass',
        'water hyacinth',
        'sugarcane stalk',
        'pumpkin wedge',
        'orchard hay',
        'watermelon rind',
        'sweet corn husk',
      ],
      play: [
        'hot spring soak',
        'yuzu on head',
        'waterfall sit',
        'mud lounging',
        'bird perching',
        'lazy swim',
        'back scratch',
      ],
      clean: [
        'yuzu bath',
        'warm pond rinse',
        'coarse bristle brush',
        'mud pack wash',
        'webbed toe cleaning',
        'bird grooming session',
      ],
      medicine: [
        'vitamin c',
        'skin moisturiser',
        'tooth check',
        'tick bath',
        'large rodent vet',
        'sunburn ointment',
        'ivermectin',
      ],
      discipline: [
        'calm request',
        'deep sigh',
        'polite side step',
        'shared silence',
        'walk to water',
        'belly rub pause',
      ],
      sleep: [
        'warm mud bank',
        'steamy onsen edge',
        'pile of friends',
        'riverside grass',
        'distant frogs',
        'shaded wallow',
      ],
    },
    harmful: [
      'penicillin tablets',
      'chlorine tablets',
      'sugary cereal',
      'chocolate',
      'rhubarb leaves',
      'onion',
      'icy wind',
      'cattle feed',
    ],
  },
  appearance: {
    look: 'a barrel-shaped brown capybara in steaming water, eyes half shut, a yuzu balanced on its head',
    colours: ['#9b6b43', '#c99d6f', '#f0b429'],
  },
  figure: {
    eyes: '#2a1c12',
    body: 'low',
    skull: 'square',
    muzzle: 'block',
    ears: 'round',
    earSize: 0.5,
    extras: ['yuzu'],
    headSize: 1.04,
    eyeSize: 0.7,
    eyesApart: 1.3,
    shift: -4,
    turned: true,
  },
  book: BOOK,
}
