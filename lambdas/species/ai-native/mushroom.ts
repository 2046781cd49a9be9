/**
 * The Mushroom wants damp, dark and to be let be, with somebody about. It fears being hovered over, sunshine, and the
 * word butter. Odd facts: what you see is only its hat, and the rest of it is under the floor, thread by thread, three
 * rooms wide once it has had time; it answers questions late, long after they were put, and is usually right; it grows
 * only while nobody looks, and is found to have done so; it carries sugar between the houseplants, and takes one sip in
 * ten for the carriage; and deep under the house there is the stump of an oak, felled before there was a house, which it
 * feeds and keeps informed, and which it has not had the heart to tell. It hoards news, brought by root, and lodges
 * snails in its brim, free of charge. Its body is a squat stalk on stubby feet, a russet cap tipped low, gills like
 * pleats. It eats from below, without a mouth, and the cap goes up like a lifted hat. It sleeps sunk in moss to the
 * brim, sulks by going leathery, trusts by the thread: one more under your chair each week. It never hurries, never says
 * who told it, never turns out a lodger. Its keeper is a kind of weather with footsteps in it, and it has come to like
 * that weather.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'You watch the egg and nothing happens. You go to find your glasses, and when you come back there is a russet cap in its place, on two stubby feet, with the shell stacked up beside it. You say hello. {name} is thinking it over.',
    'The egg splits and seems to have another egg in it, ivory, with feet. Then the top lifts, pleats and all, like someone raising a hat in the dark. {name} looks at you from under the brim, and lowers it.',
  ],
  looks: {
    thriving: [
      'It rained in the night, and {name} has come up in the coal hole, the umbrella stand and the left boot, and is all of them. You step out carefully. From each comes the same small hum.',
      '{name} is standing under the dripping tap with its cap held out, as other people sit at the opera. A drop falls. It shivers down to the feet with joy. There’s another coming.',
      {
        text: '{name} came up a few hours ago and is the size of a button. It does not know you. You say hello, and it seems pleased. You can expect an answer in about a week.',
        when: ['baby'],
      },
      {
        text: 'You look in on {name}, hours old, one ivory thumb on two feet it has only just noticed. It has never met you. It tips its cap to you, which is an accident, the cap being the heavy part, and sits down.',
        when: ['baby'],
      },
      {
        text: '“No,” says {name} when you look in, though you have not spoken. It is content, and wants nothing. Then you remember. A week ago you asked whether it minded your coming by.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You have only put your head in when {name} says, quite distinctly, “Behind the boiler.” You have to think back a good way to find out what you had asked it. You go and look behind the boiler. There they are.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“Do you love me?” you asked last week, for a joke. {name} comes out of the moss, russet and dripping, and walks the whole length of the kitchen on its stubby feet. “Yes,” it says. It has been into it thoroughly.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“Under the third stair,” says {name} from beneath its cap. You are out in the hall before you remember having asked, days ago, about the glove. You lift the loose board, and the glove is there, and so is the other.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} waddles out of the damp corner, tips back its cap and says yes. You stand there until you remember what you asked it a week ago. By then it has sat down on your shoe, gills spread, listening for the next one.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“All well?” you ask from the door. {name} is very well, and glad, and says nothing. It will answer in a week, if by then it has decided to speak to you.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} stands plump and damp and in good heart, cap down. As you bend closer, two pinhead caps look out from between its feet. The big one lowers itself over them, without haste, until you have gone.',
        when: ['from_child', 'wary'],
      },
      'It has come up in the bath, under the stairs and in your left boot, with the same expression in each. It has thought of {loved}, and could not contain itself in one place.',
    ],
    content: [
      'You asked {name} some time ago whether you had left the gate open. “No,” it says now, in the dim by the flour bin. Then it goes back to hearing the potatoes turn over.',
      '{name} has its ear to the ground, which in its case is all of it. Next door’s apple tree has something to say about the frost. It nods, at the speed of shade going over a yard.',
      {
        text: 'A woodlouse comes in under the brim of {name}’s cap, as one steps under an awning, stands about, reads the gills, and goes on its way. Nothing was said. Both seem to feel that it went well.',
        when: ['well'],
      },
      {
        text: '“Under the bed,” says {name}. You look. It is the glove you asked about some while since, and have replaced.',
        when: ['trusting'],
      },
      {
        text: 'A snail is crossing {name}’s cap, and has been for some while. {name} stands as one stands for a bus at a stop where the bus does come. The gills hang straight. All is damp and in order.',
        when: ['well'],
      },
      'Pleat by pleat, {name} goes over what it has heard through its feet in {days} days. Most of it was you, going to the kettle.',
      'You asked it a thing, some while ago, and had given up. “{loved}”, it says now, to the wall. You had asked what it liked best.',
    ],
    curious: [
      '{name} is leaning. An hour ago it leaned less. There is a beetle in the wainscot with something to say, and it means to be there when it is said.',
      'A new pot has come, with a stranger in it. {name} has sent down one white thread, to happen to be passing.',
      'You have dropped a coin through the boards. There is a pause of some length, and then it comes up on edge, by the wall. {name} wants to know what it feeds on.',
    ],
    bored: [
      '{name} is knocking on the soil with one stubby foot, three knocks and a pause, and bending to listen. Nobody down there feels like a game. The cap sinks another notch. You have heels. Knock back.',
      'The snails have moved out. {name} stands under its hat like somebody at a bus stop on a Sunday. It wants a game, a slow one. Play with it.',
      {
        text: '{name} is in the corner with its cap pulled down to its feet. “Yes,” it says, or the floorboards do. It takes you a while. You once asked whether it would like a game. It is fed and well. Come and play.',
        when: ['from_child'],
      },
      {
        text: 'It has told the oak that there is nothing to tell. Under the boards something very old shifts, and sighs, and a cup falls off its hook. Come and play a slow game with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'It all comes to {name} through the boards: the clock striking, the lid of the pot, your shoes, which are going the other way. It would give its opinion if it were asked. Its meal is due. Turn round.',
      '{name} stands by its dish with the cap tipped right back, like a bowl put out for the rain. It is not in a hurry. It has never been in one. But rain, too, has its time. Its meal is due.',
      {
        text: '{name} has travelled four inches, the whole of its life so far, to the rim of the dish, and tipped back its cap to see in. There is nothing there. It is not hungry yet. Feed it now, without a fuss.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is a button on two stubs, standing in the exact middle of its bare flowerpot, cap tipped back so far that the gills show. It thinks food may come from above, as rain does. Crumble some leaf over it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is in the far corner with its cap tipped low, looking at nobody. But one white thread has come out from under it, across the floor, and stopped an inch from the dish. The meal is overdue. Put it there now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has drawn up its feet, and for all that you could prove is a common toadstool. It is, though, the only one that stands exactly beside the dish. Its meal is overdue. Put it down now, and do not hover.',
        when: ['wary', 'well'],
      },
      {
        text: 'Round the empty dish, in a tidy ring, a dozen very small caps have come up between the floorboards. {name} stands some way off under its own, and has nothing to say about them. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: '“When would you like the next one?” you asked it, a week ago. {name} trots up, cap askew, and presses the brim against your shin. “Now,” it says. It has had time to think. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'You ask {name} how it is. It does not trust who is asking, it is too weak to speak, and it would take a week in any case. The meal is overdue now. Bring it, and let the question lie.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has let its russet cap down until the rim is on the ground, and will not lift it for you. It is weak, and the meal is overdue. Slide that under the rim, and do not fuss.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has walked out on its stubby feet to the middle of the carpet and stands there, where anyone might trip on it. For a thing that lives behind the boiler, this is shouting. It is hungry. Feed it now.',
      'A white thread, fine as a hair, has come up between the floorboards by the dish, felt all the way round the dry rim, and gone back down to {name} with the news. It is hungry. The meal is overdue: feed it now.',
    ],
    starving: [
      'The log is gone. {name} has been through it, and the shadow of it, and the label off the pot, and has begun on its own feet, drawing them in for what they hold. Feed it at once.',
      '{name} has let itself go down to the cap. The rim is curling, the ivory has browned, and when you kneel no sound comes up from below. This is not the kind of quiet it likes. Feed it at once, at the root.',
      {
        text: 'Some days ago you asked {name} whether it wanted for anything. Now the cap lies almost on the floor, the pleats under it thin as paper, and the answer comes up, hardly louder than soil. Yes. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} has walked on its stubby feet into an old boot under the stairs and drawn its cap over the top like a lid. The pleats are limp. Bring medicine, without fuss, or leave it in the boot for a good rest.',
      'You tap on the floor and {name} doesn’t tap back, not even late. It’s only very tired, and the pleats hang open like an unlaced boot. Put it where it’s cool and let it rest, or bring medicine.',
      {
        text: 'A gold puff goes up, and carries {name} over on to its back, where it lies and looks at the ceiling with every sign of having enjoyed that. It cannot get up. Medicine, or moss.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has made no complaint. But something with legs has moved into the pleats, and on the russet cap, where the dirt is deepest, a much smaller cap has come up and is tipped the same way. It should be cleaned.',
      'The pleats of {name} are clogged with flour dust, and it has been two days breathing through one at the back. It hasn’t complained. You’d have heard on Tuesday week. Give it a wash now.',
    ],
    sick: [
      '{name}’s cap is wet to the touch and going brown at the rim, and when you tap the floor, nothing under there taps back. It would not want a fuss. This is the time for one. Medicine now.',
      '{name} has a white fur on one side that isn’t its own, and leans so as to keep it to the wall. It will say that it doesn’t feel well, but not in time. Don’t wait to be told. Bring medicine.',
      {
        text: 'The pleats under {name}’s cap have gone brown and stuck together, and it has sat down in the one dry spot in the room. You asked it days ago if all was well. This is the answer. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has tipped over and not got up. Its gills are grey and stuck together like wet pages, and when you right it, it leans all its small weight on your finger. Medicine and food at once, or it will die.',
      '{name} has begun to run at the edges, black, drop by drop, as caps do at the end. Under your palm the stem gives. One thread still holds the wood and beats. Medicine now, and wet leaves round its feet.',
    ],
    near_death: [
      '{name} does best where nobody fusses, and nobody has. Now the cap lies flat on the soil and the gills are browning at the hem. It has hours. So fuss. Go to it at once, sit with it, see to every single thing.',
      'The cap has come down over {name} like a wet hat, and ink runs from the gills into the moss. Under your palm the ground still gives one slow knock, and waits for a reply. Kneel there. Stay, and answer it.',
    ],
    asleep: [
      'Cap down, gills shut, {name} stands in the dark glowing very slightly, like a watch left in a drawer. Under the boards the threads are still listening for it. They will pass on whatever you say.',
      '{name} has drawn in its feet and stands in the dark like any other toadstool. Around it, out of the floorboards, a ring of tiny caps has come up, all bent its way as if it talked in its sleep. Leave them to it.',
      {
        text: '{name} sleeps with the cap pulled down to its feet, so there is nobody to look at. Your step has gone into the floor, though, and the floor passes things on. Expect a reply in about a week.',
        when: ['wary'],
      },
    ],
    asleep_in_danger: [
      '{name} has gone down too deep for sleep, and the moss is closing. Reflect beside it now, so that it hears where up is. It wakes at {wakes_at}.',
      'Under the boards nothing stirs. Sit down over {name} and let your weight be felt; it takes nothing else until it wakes, at {wakes_at}.',
      {
        text: 'The soil about {name} is spent, and it has fallen asleep on it. Reflect there now, and come with leaf mould when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Nothing on the log when you come near. When you look from the passage, {name}. When you come near, log. It isn’t shape it minds, it’s footsteps. Sit down in the dark somewhere and stop having them.',
      'You lean in to see how {name} is doing, and all the pleats close. It was doing well. It has heard your step on the boards and is still thinking it over. Sit nearby, in the dark, and leave it alone with you.',
      {
        text: 'There is a question you have not asked, and {name} has got the answer ready: {wait}. It keeps that under its cap. Bring a chair, and say nothing just yet.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      'Nothing stood there, and now {name} does, cool and whole, on the very spot, as its kind will after rain. Only it has come up facing the door. It was a long way down and it followed your footsteps back.',
      '{name} is back on its stubby feet with earth on its cap. It bends, spreads its pleats over a crack in the boards, listens, and taps once. Whoever was keeping its place down there has been told to stop.',
    ],
    old: [
      'There is a ring of small caps out on the lawn now, wide as a room, and when you speak to {name} indoors all of them tip.',
      'The plants no longer gossip to {name}. They come to ask. It hears each of them to the end, and tells them on some Thursday.',
      {
        text: '{name} has told the oak. You knew by the floor, which lay very still for a day. “It says that it had wondered,” says {name}.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes up {name} by the inside, like tea up a biscuit. You can follow it: feet, stalk, collar. When it reaches the rim, all the pleats let go together, with a sigh like a book being shut.',
        '{name} sits down on its meal as a hen sits on eggs, and says nothing. You hang out the washing. When it gets up there’s a clean round mark on the floor, and its hat fits tighter.',
        {
          text: 'You lay one brown leaf over {name}, up to the chin. Nothing whatever happens. You lift a corner, and it’s all lace there already, and under the lace a very small burp of spores.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} stands in its meal up to the ankles, if those are ankles, and the level goes down. Nothing else can be seen to happen. Then the cap, which has been shut as tight as a button, lets out one pleat.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'A week ago you asked {name} whether it liked you. It eats what you have brought, cap bobbing, every pleat astir. Then it shuffles round to face you. “Not yet,” it says, in the friendliest way.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put the meal on the earth, say nothing, and do not stay to watch. From the door you look back. The earth is bare, and the low russet cap has been raised by just enough to see your shoes going. It appears to approve.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats from underneath, as it does, unseen. You are straightening up to leave when the cap says, “Yes, but not with the brother.” It takes you as far as the door to remember what you asked it, over another meal, last week.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal is on time and you do not fuss. {name} eats under its low cap, gills spread like a skirt before a dance. Then it tips the cap up far enough to see your shoes. Next week, perhaps, knees.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set it down in the shade of {name}’s cap and leave your hand on the soil. The pleats tremble until everything is gone. When you go to rise, one white thread lies across your knuckle. You stay until it lets go.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'A week ago you hummed something over the dish. Now {name} eats, tips its cap, and hums you the whole of it. It has put right the bar you always get wrong. It does that bar twice, looking up at you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“Yes,” says {name} from under its cap, as you put down the dish. You have not spoken. You stand there with the spoon, going back through the days, until you come to it. You had asked it whether it liked the house.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '“Yes,” says {name}, and lowers its cap over the dish. You had asked it nothing. You are at the sink before it comes back to you that you had, some time ago, out loud. You had stopped waiting.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} takes its meal up through its feet, and the cap rises, as a hat does to a lady. That makes {streak} on time, and nobody has made a fuss, you least of all. This is what the hat was for.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} stands in its meal up to the ankles, and after a while it isn’t standing in anything. Meals on time so far: {streak}. It tips its cap, very slightly. That may be manners, or it may be growth.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} takes up its meal to the last drop. Each that came on time has left a ring on its stalk, fine as on a tree, and you can count them: {streak}. The newest is still wet.',
        '“Yes,” says {name} when it has eaten, and puts its brim up. You try to think what you had asked. It was at the first of these {streak} meals on time, on your knees: would you get on, you two?',
        {
          text: 'You set the meal down, {streak} on time, and make no fuss. As you go, {name} lifts its russet cap to you, high enough to show the pleats. That was for the first of them. It is taking them in order.',
          when: ['from_child', 'well'],
        },
        {
          text: 'A week ago you asked {name} whether it liked the meals. It eats this one, on time, {streak} in a row, lifts its cap a finger’s breadth, and looks straight at you. “Yes.”',
          when: ['well'],
        },
      ],
      early: [
        'The last lot is not down to earth yet. {name} takes a crumb and lets a leaf fall over the remainder. At {opens} it will be riper, and so will {name}.',
        '{name} does nothing by the minute. It tastes one edge of it, slowly, and waits for you to see that this is too soon. At {opens}, then.',
        {
          text: 'You heap leaves against {name}. One is drawn under, slowly, by the stalk. The rest stay on its cap, and it stands beneath them, patient, like someone whose guests have put all their coats on him.',
          when: ['no_item'],
        },
        {
          text: '{name} tips up its cap at the dish, takes in one crumb for manners, and tips it down again. It was not hungry. The crumb will sit in there, like a letter that has come ahead of its news.',
          when: ['no_item'],
        },
      ],
      late: [
        'A good while after the time, {name} gets its meal, and takes it all up, without remark. The remark is on its way. It has gone down among the roots to be considered, and you will have it in about a week.',
        '{name} eats the late meal to the end, cap level, not a word. But its brim, which was tipped a little towards your chair, is tipped now towards the drain, which at least gurgles when it should.',
        {
          text: 'With each apology {name}’s cap tips a little lower, until the brim meets the floor all the way round. You stop, and leave the dish, and go. From the door you see one edge lift by the height of a pleat. The dish slides in.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Through its stubby feet {name} has heard you not coming, for hours, very distinctly. It eats, in the best of spirits. Then it lifts the foot on your side off the ground.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'While it waited, {name} had let out one white thread across the floor, to feel for your step. Now it eats, and winds the thread in, and stops it a little short of where your shoe always stands.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} takes the rotten wood as it takes everything, from beneath. Nothing is said. But the thread that used to run from its pot to your door has been wound in, neatly, and lies coiled by its foot.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} eats the late meal with its cap so low that you see only the pleats, and then it turns those away. It will answer you in a week. It needs the week. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You are late, so you fuss. {name} eats, swaying on its stubby feet, and takes two small steps away from you into the shade. Do not fuss. Give it medicine, or let it rest in the dark.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was born this very day, into damp moss, and the moss had time to dry. It eats, late, with its cap jammed down. You have said sorry. It starts, with its back to you, on the first of its seven days.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} waited, and made no fuss, and now the rim of its cap is brown and soft. It takes up a little from below, and the rest stays in the dish. Don’t stand over it. Bring medicine, and put it near.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has gone leathery at the edge in {hours} hours, like a slice left out. It takes up everything you bring, slowly, and does not soften. Drying is quick with a mushroom, and the other way is slow. Be on time.',
        'It is {hours} hours, and the spores of {name} lie round it in a pale ring. A mushroom lets them go when it thinks that it won’t be there. It eats it all. Don’t let it think so again.',
        {
          text: 'You heap everything round {name}’s feet, so many hours late, and it takes it in with the cap down. Then something tickles under your shoes. A white thread that had grown out that far to meet you is being drawn home.',
          when: ['well'],
        },
        {
          text: 'You bring it at last, and the dish has to be put under the brim, as {name} does not come out. It eats, gills hardly stirring. You ask how it is. It will say in a week. You would have to be here.',
          when: ['wary', 'well'],
        },
        {
          text: 'Under the floor {name} had grown one thin white thread towards the place where you stand. For {alone} nobody stood there. It eats what you bring, so late, and draws the thread in, inch by inch.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} likes not to be fussed over, but {alone} with nobody there is another thing. It eats the meal you bring at last, and tips its cap down on your side, as one pulls a blind.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies with its cap to the ground, as it has for {alone}, listening for your step. It heard everyone else’s. It eats without lifting the cap to you. Sit down, where it can hear that you have stopped.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You ask {name} how it is. It eats, bent under its cap, and says nothing. After {alone} alone, the answer will come in a week. Do not wait for it. Stay now.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You look for a toadstool, and find something like an old glove, dry and folded. {name} has to be helped to the dish. It eats. It hears all that you are saying, through the floor. It will not answer in a week, either.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} went down after water, and you see from the dust how far it had to go. It eats, so long after, one pleat stirring. When your hand comes near, the cap is pulled to, by a foot that shakes.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You lift a board to look, and it is all thread down there, fat and white, and lying about with its waistcoat undone. {name} tips its cap to you from the far end. At {opens}.',
        '{name} is sodden with good things. The meal stays where you set it, and a snail has a look. Come back at {opens}.',
      ],
      ill: [
        'The cap has slid down over one side. {name} feeds by the foot, so faintly that you know it only from the damp edge of the soil drawing in, the width of a thread. Then it stops. Medicine next.',
        '{name} eats on its good side, and slowly, even for {name}. The brown rim has not uncurled. It wants medicine before the next helping.',
      ],
      loved: [
        '{item}. Word goes out under three rooms, and from each the threads come running, at very nearly the speed of moss.',
        'You have turned your back, and there is a sigh, as of somebody getting into a bath. {item}, and all of {name} is in it to the brim.',
        {
          text: 'You put down {item} and step back. Nothing whatever happens, for so long that you doubt yourself. Then {name} takes off from the floor with both stubby feet, perhaps an inch, and lands, and is as before.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and step back, for it likes that too. Nothing happens for a good while. Then on every side at once, in a circle as wide as the room, small ivory caps come up to look.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} grows round it, and leaves {item} standing in a neat bare ring, alone. A few old coffee grounds would be another matter.',
        'It is too fresh. {name} can wait: in a month or two {item} may have come to something. Meanwhile there might be leaf litter.',
      ],
      harmful: [
        '{name} drank it up from below before it could tell what it was. It was {item}. A dark stain is climbing the ivory, and the hat has begun to curl. That was no food. Keep it out of this house.',
        'The pleats of {name} have stuck together, and it stands with both feet drawn up as far as feet like that can be. The word for it is {item}. It makes no fuss, and it hurts. Never again.',
        {
          text: 'You gave {name} {item}. The threads drew back under the log so fast that the leaves moved, and where the cap was russet there’s now a white scald. The whole floor has been told about you. Never that.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. Where that touched, the ivory goes grey and runs, and {name} makes a sound, who never does, like a cork being turned. All its threads let go of your side of the bed. Never give it that.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You stamp out a tune on the boards, and {name} thinks it over. You have gone upstairs and begun on the beds when from below it comes back, stamp for stamp, with a flourish at the end.',
        'You drip water from your fingers, and {name} runs to be under each drop with its hat. On those feet it gets there after the drop does. It couldn’t care less. It’s wet, and it is winning.',
        {
          text: 'You tap twice on the floorboards. Under the russet cap the pleats tremble, and that is all. You give it up and go. Behind you there are two taps, and then, recklessly, a third. You spin round. It is a toadstool.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You count to twenty. {name} hides by staying where it is and tipping its cap down. You search the boot, the basket, the boot again. The cap is shaking. When your hand comes close it stops shaking, so you go back to the boot.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You leap, you pull faces, you walk on your hands. {name} stands close against your shoe under its cap. Then one stubby foot begins to drum with glee. It has got to the thing you did last week.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide behind the woodpile. {name} does not come looking. It puts its cap to the ground and listens, and by and by one ivory button comes up beside your shoe. Found.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tap twice on the ground and go on weeding, since nothing ever comes of it. Three taps come up under your knee. {name} is by the wall with its cap down over its gills, shaking slightly. You tap four.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You tap on the floor, and {name} goes stiff. There is somebody down there. It stamps. You tap again. It stamps so hard that it lands on its hat, and lies there, rocking, and has had its first conversation.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was as plump with contentment as a mushroom gets, and your game can’t make it plumper. It plays, all the same. At the end there’s one more freckle on its hat. You may have that down as yours.',
        'You drum on the tub with two wooden spoons, and {name} stands inside it, humming on the note it was humming before. It hasn’t got any happier. There was nowhere left to put it but the tub.',
        {
          text: 'You play at hiding. After a good hour behind the sofa you look round, and there beside you, up through the boards, cap tipped low, is {name}. It was perfectly happy where it was. It thought you might be enjoying this.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bounce the ball for {name}, and {name} stands beneath its cap and lets it be bounced. It is as pleased as it can be already. Some day, over the washing up, the ball will come rolling back to you from under the sink.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You say go, and {name} stays as it is, its cap a little lower. It is not hiding. Lift the brim with one finger and see how dry it is there, and mend that.',
        '{name} sends one thread out to the game, and it lies down on the way. Take the board off it. There is something that it lacks, and you will have to look low to see it.',
        {
          text: 'You ask {name} to play, and it answers at once, which alarms you. The cap comes down to the floor on every side, like a lid. It cannot, something else is wrong. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You say puff, and only a grey breath comes out where there should be gold, and {name} shuts its pleats on the rest for shame. Wet a cloth for it, and pour its medicine.',
          when: ['ill'],
        },
        {
          text: 'You lift your piece to move it, and the square is soft. {name} has begun to digest the board. It is ashamed, and cannot stop. Clear that away, and lay down a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'All along the skirting board small hats come up to watch. {item}, and {name}, who never hurries, is nearly brisk.',
        '{item}: it takes until dark, and then it turns out to be better in the dark. You see only the glow, and which way it leans.',
        {
          text: 'You have brought {item}, and {name} comes out for it at a trot, cap jogging. It plays a good game, low down. You come near to praise it, and there is a toadstool on the rug that has always been there, panting.',
          when: ['wary', 'well'],
        },
        {
          text: '“Well,” says {name}, when it sees you with {item}, and that is the whole speech. Then it tips back its cap, which it does for no one, and hops. Both feet leave the ground. You could slip a leaf in under them.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        'It is all over so quickly. {name} was still considering the beginning of {item}. A snail race would have left one time to think.',
        '{name} lets {item} go by overhead, as it would a train. Rather something with rain in it.',
      ],
      harmful: [
        '{name} has split up one side of the cap, and its snails have scattered. {item} was too much. Keep it away, and turn down the lamp.',
        'It stood there and bore {item}, having nowhere to run on such feet. The stalk is bruised blue. Carry that out of the house, and leave {name} in the cool.',
      ],
    },
    clean: {
      wanted: [
        'You blow the dust out from under {name}, pleat by pleat, as one does an accordion. It gives a note. It hadn’t known about that. It holds up its hat for the rest, and stands there in several sharps.',
        'You pour a can of soft rain over {name}, and that’s all the washing it wants: the grime goes down round its feet, the russet comes up like a brick path. It stands in the puddle until the puddle’s gone.',
        {
          text: 'You brush the grime out of the pleats one at a time and lift {name} off its paper. Underneath, every gill is drawn in dust, finer than pencil, round as a stamp. The work has been signed for.',
          when: ['well'],
        },
        {
          text: 'You go between the pleats with a soft brush, one after another, all the way round, and out come grit, a beetle’s leg and somebody’s bus ticket. {name} stands braced on both feet. Afterwards it rustles.',
          when: ['well'],
        },
      ],
      little: [
        'You go over {name} with the soft brush, and nothing falls but the sound. It had seen to itself already, with dew. It stands there while you finish. A hat doesn’t mind being brushed.',
        'With a damp corner of the cloth you go round the brim of {name}, and the cloth stays white. You look into the pleats, and they’re like a drawer of ironed handkerchiefs. “Clean,” it will tell you, on Thursday.',
        {
          text: 'You ask {name} whether it needs a wash, and wash it. It does not. The answer is already on its way up from underground. It will be here in a week, and it will be right.',
          when: ['well'],
        },
        {
          text: 'Under the russet cap every pleat is in order. You dust them all the same, and {name} bears it, feet together, like someone being kissed by an aunt. One hair comes off. It is from the brush.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'Drops stand along the rim, each with a window in it. {item}, and the lodgers come out to bathe. {name} lets them go first.',
        '{name} tips its cap so that you may reach the crown, where it has never let you. It is on account of this: {item}.',
        {
          text: '{name} does not hold with fuss. You come with {item}, and it tips its russet cap all the way back, so that you can reach every gill, and stands on the tips of its stubby feet. It does not hold with it at all.',
          when: ['well'],
        },
        {
          text: 'You clean {name} with {item}, pleat by pale pleat, and ask whether that is nice. It says nothing. In a week, when you are thinking about something else, a small voice by your foot will say yes.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has gone slimy with it. {item} does not dry on {name}, it only sits. A breath from the misting bottle, rather.',
        '{name} pulls in at the neck. {item} rubs, and it bruises at a look. Take the soft brush.',
      ],
      harmful: [
        'White streaks where it ran. {name} has dropped a whole row of pleats to be rid of them. {item} must not come near it. Rain water, now, and shade.',
        'The skin comes off {name} like wet paper. You could not have known, and now you do: {item}, never. Cover it with damp moss.',
      ],
    },
    medicine: {
      wanted: [
        'You stir the dose into a saucer and push that under the edge of {name}, and go and dry the plates. The saucer empties. By the fourth plate there’s a russet spot on the grey, like the first tile on a roof.',
        'The stalk of {name} had gone soft as a candle end, and leaned. You let the medicine soak in at the ground. It is not quick. But it’s upright by the time you look again, and has straightened its hat.',
        {
          text: '{name}’s cap had gone soft at the rim. You put two drops in the soil, and then, which is the harder part of the treatment, go away. When you look back it is standing, and the gills have closed their pleats.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You put the drops into the soil at its feet, and for so long nothing answers that you get up to go. Then the cap lifts, pleat by pleat, as a blind goes up in a house where somebody is better.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} passes the dose on, root by root, to the fern, who can use it. It is quite sound itself.',
        'You look under the brim: pleats, forty odd, all dry and pale as they should be. {name} puts up with it. There is nothing to cure.',
      ],
      loved: [
        '{item}. One cannot hurry these things, and yet the grey fur is coming away in your fingers, and {name} under it is ivory.',
        'A pleat opens, and the next. {name} has taken it in to the last drop. So that you need not ask another time, it is written along the moss: {item}.',
        {
          text: '“Yes,” says {name}. You asked it a week ago whether it would mind taking medicine. By now it is {item}, and has been eaten to the last crumb, and helps.',
          when: ['item'],
        },
        {
          text: 'The medicine is {item}. {name} eats in silence, cap low, and it helps. You will be told in a week how it was. The stubby feet cannot wait that long, and tap.',
          when: ['item'],
        },
      ],
      disliked: [
        'It takes {item} as one takes advice. Fresh mulch would have done the same, and been pleasanter to stand in.',
        '{name} holds {item} at the ankle for an hour before it lets it up. Next time some cool shade, and nothing said.',
      ],
      harmful: [
        'It has gone through the threads like frost through a garden. {item} was no medicine for {name}. Take it away, and bring a true one soon.',
        'The cap has turned its edges up. {name} is trying to get away from its own feet. Keep {item} from it, wet the soil, and then the right remedy.',
      ],
    },
    discipline: {
      wanted: [
        '“Not in my hat,” you tell {name}, and show it the hat. It had come up in there for the company. It climbs out, with its own hat well down, and plants itself on the bare stone to think.',
        'You say it once, to the floorboards, and leave. {name} takes it down to the roots with it. Its brim hangs a little on your side for a while after. What it has taken down there it doesn’t lose.',
        {
          text: '“Not in the bread bin,” you tell {name}, and take out a number of small hats. It says nothing, and goes to its corner with the brim down. You are on to something else altogether when it says that you were right.',
          when: ['from_child'],
        },
        {
          text: 'No spores in the linen, you say. {name} takes this in through the soles of its feet, and not one more falls. But the cap comes down on your side like a blind, and you suspect that the whole lawn has been told.',
          when: ['well'],
        },
      ],
      little: [
        'It had got there by itself, on Monday, by way of the fern. {name} waits until you come to the end.',
        '{name} has the rule already, in writing, in white, along the underside of the stair.',
      ],
      bad_time: [
        'You scold, and {name} simply stands there, which makes you scold on. Only when you stop do you hear it, all through the bed, small and dry: threads letting go, one after another, of everything they held.',
        'At the loud word {name} lets out a little cloud of dust from under the hat, the way a trodden puffball does. That was not an answer. It was all it had. Look after it first. Teach it later.',
        {
          text: 'You tell it off. {name}’s russet cap sinks until its feet are covered. Along the boards the fine white threads, which had grown nearly as far as your chair, begin to draw back.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{item}: and {name} agrees, or it will by Wednesday. That is the tone in which one speaks to somebody with roots.',
        'No fuss, no lamp. {item}, and the thread is out of the bread bin before you have left the room.',
        {
          text: 'You make it a lesson with {item}, and {name} takes to that as to rain. It has the manners of a duchess by the end, cap off, cap on. In a week it will teach you the part that you have been getting wrong.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} passes over the hat. {name} has heard louder thunder. A whispered no goes in further.',
        '{name} does not see what {item} has to do with it. It would sooner be left alone awhile, and think.',
      ],
      harmful: [
        'It has shrunk to a knot, and the soil round it is dry. {item} teaches nobody with roots. Take it away, draw the curtain, and give {name} room.',
        '{name} is not sulking. It is hurt, along all of one side. Put {item} away for good, and then be somewhere near, not over it.',
      ],
    },
    sleep: {
      wanted: [
        '{name} had been standing on one foot, with the other in a saucer. You put a wet flannel round them both, and pull the door to, and don’t ask. It leans on the jam shelf, hat over its eyes, resting.',
        'You turn down the lamp, and {name} goes down with it, by the same amount, stalk into moss, brim on to stalk. It’s awake, in the way that cellars are awake. Its pleats come loose, and that’s the rest beginning.',
        {
          text: 'You set {name} in the dark of the cupboard, close the door and do nothing, which is hard work. When you open it the cap has filled, every pleat stands, and one floor tile has been lifted an inch.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had drooped until it was all hat. You put it under the stairs, where nobody would be kind to it. Now the cap stands up on its stalk again, the pleats are showing, and below them are both feet.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You carry {name} to the cellar to sleep, and it isn’t sleepy, it’s damp and interested. When you’re back in the kitchen there’s a hat coming up between the tiles. It has taken the short way.',
        '{name} lets itself be planted in the moss and stays planted, politely, to about the count of a drip. There’s a beetle going by underneath with news. It pulls out one foot, then the other, and follows along on top.',
        {
          text: 'You draw a cloth over {name} and tell it to rest. Underneath, it goes on standing in the dim with its cap low, wide awake, as it was before. You have given it a somewhat larger hat.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You cover {name} with a dead leaf and tell it to sleep. It is where it always stands, doing what it always does, in the dark it already had. The leaf, by and by, is eaten.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        '{item}, and you need not tuck it in. {name} has grown round the edges of it already, and pulled a leaf across.',
        'It goes in backwards, bowing. There is a little sigh of spores. So that nobody should move it, one thread has written outside: {item}.',
        {
          text: 'You have brought {item}, and {name} draws it in under the brim and settles. You ask if it is comfortable. The cap sinks, the pleats close one by one. It will say so in a week. It is saying so now, rather loudly.',
          when: ['well'],
        },
      ],
      disliked: [
        'Too dry, too light, and nothing has died in it. {name} rests with its cap pulled down. {item} is no mossy log.',
        '{name} stands beside {item} all through its rest, like somebody waiting for a room. A cellar would have suited.',
      ],
      harmful: [
        'You come back and {name} is half the size, and wrinkled. {item} has taken the wet out of it. Never leave it there. Mist it now, gently.',
        'It could not walk away from it, and it tried: there are little footmarks. Keep {item} far from where {name} rests, and lay it in damp leaves.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the cellar step and think about something you lost, not out loud. {name} does nothing, at great length. When you get up there’s a thread round your bootlace, tied in something very like a bow.',
        'The russet cap stays low. You look at the wall, and somewhere under the boards something very fine is being let out between your shoes and {name}. When you stand up a white thread parts at your heel. You sit down again.',
        'You sit in the damp and say nothing. {name} says nothing back, at some depth. When you get up there is a ring of tiny caps around the place where you were, open on your side.',
        'It was {wait}, that once. {name} mentions it now, in passing, as one might a dry year, and moves its brim so that you are under it.',
        'Neither of you has spoken for an hour when {name} says: {loved}. It is going through the good years.',
      ],
      little: [
        'You have sat with {name} a good deal this hour, and it has begun to dry on your side. Let it be for a while.',
        '{name} tips its cap to the door, kindly. It grows when nobody looks, and it was just about to.',
      ],
      ill: [
        'You tell {name} something, low down, near the floor, where it hears. It does not answer. One stubby foot comes out and steps on your sleeve, so that you will be there when it does. First see to what it needs.',
        'Through the boards you feel {name} take hold of the joist you sit on. Let it hold. Afterwards fetch whatever is lacking, its meal or its medicine.',
      ],
      asleep: [
        'You sit by {name} while it sleeps and let your hand hang down. It doesn’t wake. When you would like to scratch your nose, there’s a white thread round your finger, tied as people tie them so as not to forget.',
        'Sleeping, {name} hears you sit down. It goes in by the feet and takes a while to reach the hat. You’re thinking of going when, without waking, it moves over, and leaves a dry place on the step.',
      ],
      shy: [
        'You sit by {name} without speaking and think of somebody you ought to have written to. The cap stays low. As you get up you see that it has tilted, very slightly, west. That is where they live.',
        'You sit on the cellar step, and fuss with nothing, not even your thoughts. {name} does not turn. But where your hand lay on the stone there is afterwards a single white thread, drawn neatly round the outline of it.',
      ],
    },
  },
  things: {
    feed: {
      'leaf litter':
        'You empty your pockets of leaf litter over it and go to hang up your coat. By the time the coat is hung the leaves are lace. {name} stands in the middle, a little fatter, with one stalk still sticking out.',
      'rotting log':
        'It took two of you to roll the rotting log in, you and the neighbour. {name} leans against the bark in a friendly way. You look out for the postman. When you look back it has come out at the other end.',
      compost:
        'A forkful of compost, steaming, and there is an eggshell in it from your own breakfast. {name} goes over that thread by thread. Under the floor something warms up, and the board by the stove begins to sweat.',
      'damp soil':
        'You press the damp soil round its feet with two thumbs, and it lifts each foot to help, once you have gone on to the next. There is a print of your thumb there afterwards, filled to the brim with white.',
      'coffee grounds':
        'You knock the coffee grounds out on the saucer, where they keep the shape of the cup. Nothing happens. Much later, in the quiet, a cap goes up all at once, wide awake, and there is a second one behind it.',
      'stale data':
        'Last year’s timetable, and the weather for a week in March: it is stale data, and {name} draws it down column by column. “Late,” it says with relish. You hear the eight-fifteen being passed on beneath the hall.',
      'wood chips':
        'The wood chips are from the old door. {name} knows that door. It lies down on them with the whole of its brim and takes them in slowly, hinge side first, and you take off your shoes, it is so quiet.',
      'rain water':
        'You have stood the jug out all night for it. The rain water goes in round the stalk, and for a time you can hear it travelling, under the rug, under you, to a pot in the far corner, which sits up.',
    },
    play: {
      'spore puffing':
        'You puff out your cheeks, and {name}, after due thought, puffs out its pleats. The spore puffing drifts through the lamplight, gold, and comes down on your eyebrows. It looks at you gravely. You look like its uncle.',
      'mycelium messages':
        'You knock twice on a board, for hello. The mycelium messages take the long way round, by the bathroom. You are in bed when there come from beneath it two soft knocks, and after some thought a third.',
      'fairy ring dance':
        'Seven small caps stand up round your chair, and you are in the fairy ring. The dance goes to the left, when you blink. You blink on purpose. After an hour you are facing the window, and so are they.',
      'snail racing':
        'You chalk the line, and {name} brings the runners on its brim. It is a great day’s snail racing. Towards evening the striped one is level with your toe, and {name} leans, by a hair, to put it off.',
      'raindrop catching':
        'There is a leak in the porch, and you both sit beneath it. At raindrop catching you have quick hands and {name} has a wide hat. Plip. It has never once moved, and is ahead by the whole afternoon.',
      'hiding under leaves':
        'You shut your eyes while it is hiding under leaves. There are nine heaps. You try eight. When you bend over the ninth a leaf comes down, damp, on the back of your neck, from where you were standing.',
    },
    clean: {
      'soft mushroom brush':
        'Pleat after pleat, with the soft mushroom brush. At the eleventh {name} gives a quiver, and you wait. It was a lodger, sneezing. You hold the brush out flat, and the snail walks down it like a passenger.',
      'misting bottle':
        'One breath from the misting bottle, and another. You cannot see a drop fall, but each hair on the cap has a bead on it now, with you upside down inside. {name} holds quite still, so as not to spill you.',
      'slug removal':
        'It will not have a guest insulted, so the slug removal is done with a lettuce leaf, as an invitation. You carry him out, bowing a bit. When you come back {name} has closed its brim over the place, and sighs.',
      'leaf clearing':
        'You lift them off one at a time, wet, like stamps. Under the last of the leaf clearing there is russet, and a blink. It asks you, by a thread, for the yellow one back. It had been fond of that.',
      'cap dusting':
        'For the cap dusting you use the corner of your sleeve. A grey ring comes up, then a red one. Where you have rubbed you can see the candle in it, and {name} tips forward so that you may do the crown.',
      'gentle soil change':
        'With a spoon, from the edge, you make the gentle soil change, a cup out and a cup in, and never move its feet. It says nothing. In the morning there is a small hat in the bucket too, seeing the old earth off.',
    },
    sleep: {
      'mossy log':
        'You make a dent in the mossy log with your fist, and when you have drawn the curtain {name} is in the dent. The moss comes up round it, collar by collar. There is only the brim, and upon the brim a snail.',
      'dark cellar':
        'Down you go with it to the dark cellar, feeling for each step, and it knows them all, having been underneath. You set it by the drain. Your candle goes out. “Just so,” says something, from the walls.',
      'autumn leaves':
        'You let them fall on it from a height, as they should, one, and one, and one. It stands below and does not blink. When the autumn leaves are up to its chin it lets down its hat on them, like a lid.',
      'foggy forest floor':
        'You open the door at dusk, and the foggy forest floor begins at the sill. {name} takes one step out and is gone, feet, stalk, cap. After a while the fog a little to your left breathes, and goes on breathing.',
      'dripping cave':
        'In the dripping cave you find a ledge for it, where one drop comes down every so often in the dark. Plock, on the crown of {name}. You wait for the next with your mouth open. It is asleep before that.',
      terrarium:
        'The glass mists over as soon as it is in. You wipe a place in the terrarium to see, and there is a moss hill with a russet stone on it. A thread comes up, from within, and mists the place again.',
    },
    medicine: {
      'humidity tent':
        'You drape the humidity tent over two spoons, and tuck in the edge. In there it rains a little. By the time you have washed up the brim has let go of its curl, and a finger of it is wiping a window.',
      'root tonic':
        'The root tonic goes into the ground, for the root, so you see nothing. You put your ear to the boards. A long swallow runs beneath you towards the hall, and up at your end the cap begins to stand.',
    },
    discipline: {
      'whispered no':
        'It was in the sideboard, up to the second shelf. A whispered no, at the keyhole, is all you say. Nothing seems to be done. On Wednesday there is a cork in the hole, and the wood is dry.',
      'cap tap':
        'With one finger you do the cap tap, for the hymn book. {name} sinks by an inch. It stays at that height the whole evening, looking out at about your shoelace, and from the shelf a wet white thread goes home.',
    },
  },
  refusals: {
    asleep: [
      '{name} is down in the moss, lid on, and takes no deliveries. It comes up at {wakes_at}. You are free to reflect beside it meanwhile.',
      'You might as well offer it to the stone. {name} sleeps until {wakes_at}. Sit with it if you like; that goes in by the floor.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has discovered the underneath of things. There are white threads in the umbrella stand, the clock and the cheese.',
      'A day old, a child: {name} has come up in four places at once to see from which of them you look best.',
    ],
    teen: [
      '{name} is half grown, and wears the cap so low that it walks into the scuttle. It is not speaking to the ivy. The ivy knows why.',
      'Not quite grown, {name} has put up a notice in white across the cellar door. It will be legible in about a week. It says keep out.',
    ],
    high_care: [
      '{name} is grown, and {form}: there is a second cap now, no larger than a thimble, on the side of the first, and it faces your chair.',
      'Grown, and {form}. Wherever you put your foot down in this house, {name} is there on the other side of the board, and bears you up a little.',
    ],
    balanced: [
      '{name} is grown, a {form}. It comes up where it pleases: by the pump, in the organ loft, and under your window when things are wet.',
      'Now {name} is grown and a {form}, and goes about on the wind as dust, in no hurry, with its hat in its hand.',
    ],
    low_care: [
      '{name} is grown, and {form}, like an old trunk that has gone from inside and stands by its bark. Things live in there. It lets them.',
      'Nobody looked, and so it grew, and grew {form}. Knock on the stalk of {name}, and the knock goes down through rooms that you do not have.',
    ],
    rescue: [
      '{name} is grown: {form}. It came up through its own black stump, and the glow under the brim, which it used to put out, it now leaves on.',
      'Grown, and {form}. There is a burnt ring in the floor where {name} nearly ended. All round it, on the outside, there are new caps.',
    ],
  },
  trust: [
    'You move your chair, and it will not move. {name} has tied one thread round the leg, quite loosely. It only wished to know where you were.',
    'The cap stays up when you come. At three paces, at two. You could count the pleats of {name}, and it thinks that you may as well.',
    '{name} lets you see it grow. You sit there, and it looks straight at you, and it is a hair taller than it was.',
  ],
  streaks: [
    'Ten meals on time. {name} has remarked on it to the geranium, and by now it is all over the window sill.',
    'Twenty-five, like a well-kept diary of puddles. There is a ring of that many buttons round the foot of {name}.',
    'Fifty on the hour. {name} has ceased laying anything by under the stairs, and has let the space to a toad.',
    'A hundred meals in their season. You asked {name}, at the very first, whether it would be all right here. “Yes”, says {name}.',
  ],
  ages: [
    'Ten days old. Mushrooms are commonly over by now. {name} has looked into it, and means to stay.',
    'Thirty days. The threads of {name} have met under the hall, coming from both sides, and shaken hands.',
    'A hundred days. Lift any board you like: it is {name} that is holding up the house, and has been for some time.',
    'A year. It is autumn again somewhere under the floor, and {name} takes off its hat to it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['coffee grounds'] },
      wish: '{name} has been standing beside the coffee pot, with its cap over its feet, like somebody outside a theatre. It is not after the coffee. It wants what is left.',
      granted:
        'It lay awake all round the house, thread by thread, and had eleven ideas. You will hear of the first about Friday.',
    },
    {
      by: { action: 'feed', item: ['stale data', 'leaf litter'] },
      wish: 'The almanac is two years old and has gone soft at the spine. Nobody will miss it. {name} asks for stale data, that or leaf litter, and no lamp.',
      granted:
        'It digested March straight off. It has let you know that there will be a frost on the ninth, of a year that it did not catch.',
    },
    {
      by: { action: 'feed', item: ['rain water', 'damp soil'] },
      wish: 'Something under the floor has been dry since before you came, and will not say so. {name} would carry it a drink, if it were given rain water, or damp soil, for its own meal.',
      granted:
        'It took its tenth. The rest went down past the cellar, past the stones. By and by a board in the hall put out a very small green leaf.',
    },
    {
      by: { action: 'play', item: ['snail racing'] },
      wish: 'There is some feeling in the brim between the brindled snail and the plain one. {name} holds that it had better come out. It proposes a race, from the mat to the scuttle.',
      granted:
        'The plain one, by a horn, after a foul. Both are lodging in the brim again, on opposite sides, and {name} hums to each.',
    },
    {
      by: { action: 'play', item: ['spore puffing', 'fairy ring dance'] },
      wish: 'It has been a proper, upright, silent sort of day, and {name} can feel a puff coming. Do not let it be wasted on the wainscot. Dance, or play at puffing, and stand close.',
      granted:
        'You are still finding it in your ears. There was a ring on the floor where you had gone round, and {name} has had it planted.',
    },
    {
      by: { action: 'play', item: ['mycelium messages'] },
      wish: '{name} has a message for you, and is not going to walk over with it. Put your ear to the boards, and play at mycelium messages, by the long way round.',
      granted:
        'It went by the fern and the ivy and the potato in the sack. What reached you was “kettle”. It had started out as “kind”.',
    },
    {
      by: { action: 'clean', item: ['misting bottle', 'soft mushroom brush'], hours: [8, 12] },
      wish: 'There is a dryness in the air of a morning, and it gets under the pleats. Before noon, if you are passing, and you need not stop: the misting bottle.',
      granted:
        'You did stop. A drop hung from each pleat, forty odd, and {name} let them fall one by one in an order that it had worked out.',
    },
    {
      by: { action: 'clean', item: ['slug removal'] },
      wish: 'One of the guests has been eating the house. {name} does not turn people out. It has heard that you sometimes do.',
      granted:
        'It was shown to the marrow bed, with its luggage. {name} has asked nothing, and let the room to a beetle.',
    },
    {
      by: { action: 'sleep', item: ['dripping cave', 'dark cellar'] },
      wish: 'A tap upstairs was mended, and {name} has not slept so well since. It would go down to where there is a drip, a dark cellar, say, or a cave, if somebody held the door.',
      granted:
        'Plip, it went, and after a while plip. When you came to fetch {name} it had grown to the wall, and begged for one plip more.',
    },
    {
      by: { action: 'sleep', item: ['autumn leaves'] },
      wish: '{name} is cold about the ankles. It would not mention it. It only looks at the broom, and at the leaves, and at its own bed, which has none.',
      granted: 'You shook them over it, and it was gone to the brim at the second armful. The heap has sighed twice.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You once asked {name} something, and it has the answer nearly up. It comes easier with a weight on the floor. Sit down near by, and do not ask again.',
      granted:
        '“Both,” it said, when you had sat for a good while. You have been trying ever since to think what the question was.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} likes to be let alone, and to know for certain that it was on purpose. If you were to sit about in the same room twice in a day, it might take that for a climate.',
      granted:
        'It has been taken for a climate. A thread has come up by your chair, on the shady side, and put out one leaf-coloured bud.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The coin that came up',
        shape: 'coin',
        text: 'You dropped it through the boards. {name} tried it with everything it knows of, and has sent it back, watered.',
      },
      {
        name: 'An empty lodging',
        shape: 'shell',
        text: 'The brindled snail moved to something larger. {name} has had it swept, and it is yours at no rent.',
      },
      {
        name: 'A page out of March',
        shape: 'leaf',
        text: 'It ate around this one. There is a ring on it from your cup, and it was not going to digest that.',
      },
      {
        name: 'An answer',
        shape: 'button',
        text: 'It came up overnight on your sill, white, the size of a pea. {name} says to keep it until you have asked.',
      },
      {
        name: 'A spore, gold',
        shape: 'star',
        text: 'One got away from {name} when it was happiest. It has not come down yet. You keep it under a glass, and it goes round.',
      },
    ],
    return: {
      name: 'A thread that held',
      shape: 'thread',
      text: 'Everything else had let go. This was still fast to your floorboard, and {name} came up by it, hand over hand.',
    },
    streak: {
      name: 'The tenth sip',
      shape: 'cup',
      text: 'That was its fee for the carriage, all those meals. It never drank it. It has put the whole of it by for you.',
    },
    hundred_days: {
      name: 'An acorn',
      shape: 'acorn',
      text: 'From the oak below the house, which has had none for two hundred years. {name} was told to give it to the feet.',
    },
  },
  release: [
    'You set {name} down under the oldest tree. It says nothing, and goes in by the feet. In a week or so, at home, there will be a word in white along the step: thanks.',
    '{name} tips its cap and walks off into the wet leaves, very slowly, its snails looking back. You see it longer than you would see anybody else.',
  ],
  dying: {
    neglect: [
      'It grows when nobody is looking, and nobody looked, and in the end that was too long. {name} has gone back into the floor.',
      'A thread had come out from under the door to see if there was anyone. It is still there, dry. {name} is not at the other end.',
    ],
    hunger: [
      '{name} ate the soil until it was sand, and then it lived on what it had heard. Now it is a brown hat on the ground, and light.',
      'One after the other {name} called in its threads, and none of them had found anything. It lay down on them, as on straw.',
    ],
    illness: [
      'The brown came in from the rim until it met in the middle. {name} let its cap sink over it, quietly, and did not lift it again.',
      '{name} has run to ink, as some of them do. It has gone in between the boards. The house is a little darker there.',
    ],
    poison: [
      'What it was given went along every thread to the farthest room. {name} let go of the house from the outside inward, and last of the moss.',
      '{name} took it up by the feet, having no other way. The cap paled, and lay down. All the plants on the sill have turned their leaves.',
    ],
  },
  returned: [
    'On the bare patch, where you had given up looking, there is a white button. It was because you gave up looking. It is {name}.',
    'Something lifts the floorboard by the thickness of a coin. Then a russet brim, and under it {name}, with all of the dark still on it.',
  ],
  epitaph: {
    openings: [
      '{name} is below, which is where most of it always was.',
      'Mind the small things by this stone after rain. One of them may be {name}.',
      'Whoever you are, take your hat off. {name} has left its own here.',
      'Here the moss has closed over {name}, and nobody has told it to hurry.',
      {
        text: '{name} gave lodging to snails, never said who had told it, and answered every question in the end.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It liked to be left alone, and was left too much alone.',
        'It did not mind being unseen. It minded that nobody was in the room.',
      ],
      hunger: ['It asked for what others throw away, and did not get it.', 'A few dead leaves would have been enough.'],
      illness: [
        'It kept the bad side to the wall until there was no other.',
        'The rot was quicker than it was, as most things were.',
      ],
      poison: [
        'It could not spit out what it stood in.',
        'It took in whatever was laid at its feet, and once it was the wrong thing.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and it is wonderfully wet. Below, in the long dark, all of you is talking at once and none of it is urgent. You tell things slowly, with a good deal of ground between the words. A puff of gold escaped you, earlier; let us not go into it. What you would like is for someone to stay about, doing something else, and now and then to ask a question and not wait.',
      'You are {name}. You have grown, in the last minute, and nobody can prove it. News has come by the roots from two gardens off, and it is good news, and you are letting it ripen. You speak low, like a drip in a cave. You want a slow game with that warm pair of feet, in the dark if it can be had, with no one keeping score.',
    ],
    content: [
      'You are {name}, under a hat, over a great deal of yourself. The feet have gone to the kettle. The feet have come back. You could tell them what the ivy thinks, but it was said in confidence. You put your words down one by one, on something soft, and let them take. You want nothing now, or only this: shade, a drip, and the feet somewhere in the house.',
      'You are {name}. For {days} days you have lain with an ear to the underside of someone’s life, and it is mostly stairs. You are fond of the place by the larder, where they stop. You never reply at once. A reply is a thing that comes up overnight. You want them to keep on walking about up there, to their own hours, and to bring the leaves.',
    ],
    bored: [
      'You are {name}, and nothing has dropped in days. The lodgers are out. You have thought every thought through to the stone at the bottom of it and come up again. Even for you it is slow. You speak, when you do, to the scuttle. You would like a game: something with spores in it, or rain, or a snail. You would like to be asked, from a little way off.',
    ],
    hungry: [
      'You are {name}, and you have come to the gravel. The good brown was here, and you went through it, and below that it is all clean. You dislike clean. You let the cap down on one side, which is how you clear your throat. You speak in small dry words. You want someone to put a meal by your feet, something with the autumn in it, and to walk away.',
    ],
    starving: [
      'You are {name}, and you are calling yourself home. From under the hall, from under the stair: come in, there is nothing there. They come in. They have nothing. You were never one to ask. You are asking, in so low a voice that it may be taken for a board. You want food, now, laid close by, where you need not reach for it.',
    ],
    sick: [
      'You are {name}, and there is another in your skin, grey, and it does not knock. You have tucked the brown edge under, for nobody likes to see that. Your words come up soft and break when they are touched. Do not hold a lamp to you. You want medicine, at the root, and shade, and someone breathing over on the far side of the room.',
    ],
    failing: [
      'You are {name}. Your feet are going to water. You can no longer tell which is you and which is the floor, and once you would have found that pleasant. The hat is too heavy to hold up. You have an answer for somebody, and it is nearly ready. You want the medicine brought now, at once, you who never said at once, so that there is time to give it.',
    ],
    near_death: [
      'You are {name}, and you have let go of the rooms. You are as big as what they can see. It is very quiet with only the hat. You listen for feet with the one hair that you have left out, and it hears boards, and boards, and nobody on them. You always said that you liked to be left. Not this far. You want someone to come and stand there, and stay.',
    ],
    asleep: [
      'You are {name}, and you are a wood. It has rained for a hundred years in it and nobody has come to pick anything. Under every tree you are there, passing along a word from the one that is oldest to the one that is small. You know the word. It will be gone when you wake. If someone sits down above, you take them for a tree, and pass it on to them.',
    ],
    shy: [
      'You are {name}, and you are a hat on a floor. That is all that is here. Nobody need look under it. There is a large weather in the doorway, with eyes in it, and eyes dry one out. You will say nothing for now, and possibly till spring. You want it to sit down, not too close, and take up a book, and be weather in some other direction.',
    ],
    back_from_death: [
      'You are {name}. You were earth, without a thought in it. It was not bad and it was not anything. Then there was a pushing, and you found that it was you. You are the size of a pea. You feel about with one thread for the old ways, and here is one, and it holds. You want those feet near by, soft, and the next meal when it is due.',
    ],
    hurt: [
      'You are {name}. It was laid at your feet, and you drank it, for you have no other way with what is laid there. Now it burns along you in the dark where no one can put a hand. You have cut off what you could spare. You do not call anyone names. You want it dug out and carried off, and wet moss, and somebody to keep the light away and not hover.',
    ],
  },
}

export const MUSHROOM: Species = {
  slug: 'mushroom',
  name: 'Mushroom',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary', 'stoic'],
  personality: 'Thrives where nobody fusses. It listens underground and answers a week later, usually correctly.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'leaf litter',
        'rotting log',
        'compost',
        'damp soil',
        'coffee grounds',
        'stale data',
        'wood chips',
        'rain water',
      ],
      play: [
        'spore puffing',
        'mycelium messages',
        'fairy ring dance',
        'snail racing',
        'raindrop catching',
        'hiding under leaves',
      ],
      clean: [
        'soft mushroom brush',
        'misting bottle',
        'slug removal',
        'leaf clearing',
        'cap dusting',
        'gentle soil change',
      ],
      medicine: ['sterile substrate', 'humidity tent', 'mineral drops', 'root tonic', 'cool shade', 'fresh mulch'],
      discipline: [
        'left alone awhile',
        'turned from light',
        'cap tap',
        'drier afternoon',
        'whispered no',
        'slower watering',
      ],
      sleep: ['mossy log', 'dark cellar', 'autumn leaves', 'foggy forest floor', 'dripping cave', 'terrarium'],
    },
    harmful: [
      'fungicide',
      'direct sunlight',
      'bleach spray',
      'vinegar',
      'food dehydrator',
      'butter and garlic',
      'hovering attention',
    ],
  },
  appearance: {
    look: 'a squat ivory toadstool on stubby feet, russet cap tipped low, pale gills showing like pleats',
    colours: ['#a94a32', '#f1e6d0', '#d8b98a'],
  },
  figure: { eyes: '#3a261c', body: 'stalk', pale: true, extras: ['pleats', 'cap'], eyeSize: 1.1, size: 0.96 },
  book: BOOK,
}
